//! The lines that are decoded and encoded: compact JSON in the shapes of protocol version 2026-07-28, with the
//! members in the order in which the specification's own examples write them.

use std::fmt::Write as _;

use serde_json::Value;

/// The `_meta` that every request carries.
const META: &str = concat!(
    r#""_meta":{"io.modelcontextprotocol/protocolVersion":"2026-07-28","#,
    r#""io.modelcontextprotocol/clientInfo":{"name":"example-client","version":"1.4.2"},"#,
    r#""io.modelcontextprotocol/clientCapabilities":{"elicitation":{"form":{}}}}"#,
);

/// Which of the protocol's messages a line is: what the receiver knows from the method, or from its own request.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// A `tools/call` request.
    CallRequest,
    /// A `tools/list` request.
    ListRequest,
    /// A `completion/complete` request.
    CompleteRequest,
    /// The result of `tools/list`.
    ListResult,
    /// The result of `tools/call`.
    CallResult,
}

/// One line of the protocol.
#[derive(Clone, Debug)]
pub struct Message {
    /// What the table and `--message` call it.
    pub name: &'static str,
    /// Which message of the protocol it is.
    pub kind: Kind,
    /// The line itself, without the line feed.
    pub text: String,
}

/// The member that [`Message::with_unknown_members`] adds.
pub const UNKNOWN: &str = "x-unknown";

impl Message {
    /// The message as a later version or a vendor might send it: a member nobody knows in every object of its
    /// params or result, except in those that belong to the user (arguments and schemas).
    pub fn with_unknown_members(&self) -> Self {
        let mut line: Value = serde_json::from_str(&self.text).expect("the messages are JSON");
        for member in ["params", "result"] {
            if let Some(value) = line.get_mut(member) {
                add_unknown_member(value);
            }
        }
        Self { text: line.to_string(), ..self.clone() }
    }
}

fn add_unknown_member(value: &mut Value) {
    match value {
        Value::Array(elements) => elements.iter_mut().for_each(add_unknown_member),
        Value::Object(members) => {
            for (name, value) in members.iter_mut() {
                if !matches!(name.as_str(), "arguments" | "inputSchema" | "outputSchema") {
                    add_unknown_member(value);
                }
            }
            members.insert(UNKNOWN.to_owned(), Value::from("kept"));
        }
        _ => {}
    }
}

/// All messages, in the order of the table.
pub fn all() -> Vec<Message> {
    let message = |name, kind, text| Message { name, kind, text };
    vec![
        message("call-small", Kind::CallRequest, small_call()),
        message("call-19k", Kind::CallRequest, large_call()),
        message("list", Kind::ListRequest, list()),
        message("complete", Kind::CompleteRequest, complete()),
        message("tools-10", Kind::ListResult, tools(10)),
        message("tools-100", Kind::ListResult, tools(100)),
        message("text-9k", Kind::CallResult, text(9_000)),
    ]
}

fn request(method: &str, members: &str) -> String {
    format!(r#"{{"jsonrpc":"2.0","id":7,"method":"{method}","params":{{{META}{members}}}}}"#)
}

fn result(members: &str) -> String {
    format!(r#"{{"jsonrpc":"2.0","id":7,"result":{{"resultType":"complete",{members}}}}}"#)
}

fn small_call() -> String {
    request("tools/call", r#","name":"forecast","arguments":{"location":"Oslo","units":"metric"}"#)
}

/// 200 rows of a batch import, some 95 bytes each.
fn large_call() -> String {
    let mut rows = String::new();
    for row in 0..200 {
        let comma = if row == 0 { "" } else { "," };
        let id = 48_000 + row * 7;
        let station = ["north quay", "mill lane", "old harbour", "city airport east"][row % 4];
        let celsius = row as f64 / 8.0 - 6.5;
        let checked = row % 3 == 0;
        write!(
            rows,
            r#"{comma}{{"id":{id},"station":"{station}","celsius":{celsius:.2},"tags":["hourly","raw"],"checked":{checked}}}"#
        )
        .expect("a string takes everything");
    }
    request(
        "tools/call",
        &format!(r#","name":"measurements_import","arguments":{{"dryRun":false,"rows":[{rows}]}}"#),
    )
}

fn list() -> String {
    request("tools/list", r#","cursor":"eyJvZmZzZXQiOjUwfQ==""#)
}

fn complete() -> String {
    request(
        "completion/complete",
        concat!(
            r#","ref":{"type":"ref/prompt","name":"code_review"},"argument":{"name":"framework","value":"fla"},"#,
            r#""context":{"arguments":{"language":"python"}}"#,
        ),
    )
}

/// Four kinds of tools in turn, as servers in the wild declare them; every fourth has an output schema.
fn tools(count: usize) -> String {
    let mut list = String::new();
    for number in 0..count {
        let comma = if number == 0 { "" } else { "," };
        let tool = [search_tool, forecast_tool, issue_tool, delete_tool][number % 4](number);
        write!(list, "{comma}{{{tool}}}").expect("a string takes everything");
    }
    result(&format!(
        r#""tools":[{list}],"nextCursor":"eyJvZmZzZXQiOjEwMH0=","ttlMs":300000,"cacheScope":"public""#
    ))
}

fn search_tool(number: usize) -> String {
    format!(
        concat!(
            r#""name":"documents_search_{n}","title":"Search documents","#,
            r#""description":"Full text search over the documents of a workspace.\n\nReturns at most `limit` hits, best first.","#,
            r#""inputSchema":{{"type":"object","properties":{{"#,
            r#""query":{{"type":"string","minLength":1,"description":"What to search for; \"quoted\" phrases are kept together"}},"#,
            r#""limit":{{"type":"integer","minimum":1,"maximum":100,"default":20,"description":"How many hits to return"}},"#,
            r#""sort":{{"type":"string","enum":["relevance","created","updated"],"default":"relevance"}},"#,
            r#""folders":{{"type":"array","items":{{"type":"string"}},"description":"Only these folders"}}}},"#,
            r#""required":["query"],"additionalProperties":false}},"#,
            r#""annotations":{{"readOnlyHint":true,"openWorldHint":false}}"#,
        ),
        n = number
    )
}

fn forecast_tool(number: usize) -> String {
    format!(
        concat!(
            r#""name":"weather_forecast_{n}","title":"Weather forecast","#,
            r#""description":"Forecast of one place for the coming days, in °C or °F.","#,
            r#""inputSchema":{{"type":"object","properties":{{"#,
            r#""location":{{"type":"string","minLength":1,"description":"City, address or coordinates"}},"#,
            r#""days":{{"type":"integer","minimum":1,"maximum":14,"default":3}},"#,
            r#""units":{{"type":"string","enum":["metric","imperial"],"default":"metric"}}}},"#,
            r#""required":["location"]}},"#,
            r#""outputSchema":{{"type":"object","properties":{{"#,
            r#""days":{{"type":"array","items":{{"type":"object","properties":{{"#,
            r#""date":{{"type":"string","format":"date"}},"high":{{"type":"number"}},"low":{{"type":"number"}}}},"#,
            r#""required":["date","high","low"]}}}}}},"required":["days"]}},"#,
            r#""annotations":{{"readOnlyHint":true,"idempotentHint":true,"openWorldHint":true}}"#,
        ),
        n = number
    )
}

fn issue_tool(number: usize) -> String {
    format!(
        concat!(
            r#""name":"issues_create_{n}","title":"Create an issue","#,
            r#""description":"Opens an issue in a repository the user can write to.","#,
            r#""inputSchema":{{"$schema":"https://json-schema.org/draft/2020-12/schema","type":"object","properties":{{"#,
            r#""owner":{{"type":"string","description":"Owner of the repository"}},"#,
            r#""repo":{{"type":"string","description":"Name of the repository"}},"#,
            r#""title":{{"type":"string","maxLength":256}},"#,
            r#""body":{{"type":"string","description":"Markdown"}},"#,
            r#""labels":{{"type":"array","items":{{"type":"string"}},"uniqueItems":true}},"#,
            r#""assignee":{{"anyOf":[{{"type":"string"}},{{"type":"null"}}],"default":null}}}},"#,
            r#""required":["owner","repo","title"]}},"#,
            r#""annotations":{{"title":"New issue","readOnlyHint":false,"destructiveHint":false,"openWorldHint":true}}"#,
        ),
        n = number
    )
}

fn delete_tool(number: usize) -> String {
    format!(
        concat!(
            r#""name":"records_delete_{n}","title":"Delete records","#,
            r#""description":"Deletes the records with the given ids. There is no undo.","#,
            r#""inputSchema":{{"type":"object","properties":{{"#,
            r#""table":{{"type":"string","pattern":"^[a-z_]+$"}},"#,
            r#""ids":{{"type":"array","items":{{"type":"integer","minimum":0}},"minItems":1,"maxItems":500}},"#,
            r#""confirm":{{"type":"boolean","const":true}}}},"#,
            r#""required":["table","ids","confirm"],"additionalProperties":false}},"#,
            r#""annotations":{{"readOnlyHint":false,"destructiveHint":true,"idempotentHint":true}}"#,
        ),
        n = number
    )
}

/// A log of about `bytes` bytes in one text block, with an escaped line feed after every line.
fn text(bytes: usize) -> String {
    let mut lines = String::new();
    let mut number = 0;
    while lines.len() < bytes {
        let (minute, second) = (number / 60, number % 60);
        write!(
            lines,
            r#"2026-07-28T09:{minute:02}:{second:02}Z INFO station=old-harbour reported 18.{number} °C after 3 retries, next in 600 s\n"#
        )
        .expect("a string takes everything");
        number += 1;
    }
    result(&format!(r#""content":[{{"type":"text","text":"{lines}"}}],"isError":false"#))
}
