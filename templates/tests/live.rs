//! Manifests of running servers: a server that says what a table says, over a stream in memory.

use std::collections::HashMap;

use mcp_runtime::client::Client;
use mcp_scaffold::import::server::Error;
use mcp_scaffold::import::{Listed, live};
use mcp_scaffold::manifest::write;
use serde_json::{Value, json};
use tokio::io::{AsyncBufReadExt as _, AsyncWriteExt as _, BufReader, DuplexStream};

/// What a server answers: to a method, and to a method with a cursor as in `tools/list 2`.
type Answers = HashMap<String, Value>;

/// Answers until nobody asks any more, and gives back what was asked.
async fn serve(stream: DuplexStream, answers: Answers) -> Vec<String> {
    let (input, mut output) = tokio::io::split(stream);
    let mut lines = BufReader::new(input).lines();
    let mut asked = Vec::new();
    while let Ok(Some(line)) = lines.next_line().await {
        let message: Value = serde_json::from_str(&line).expect("JSON");
        let (Some(method), Some(id)) = (message["method"].as_str(), message.get("id")) else {
            continue;
        };
        let key = match message["params"]["cursor"].as_str() {
            Some(cursor) => format!("{method} {cursor}"),
            None => method.to_owned(),
        };
        let answer = match answers.get(&key) {
            Some(result) => json!({ "jsonrpc": "2.0", "id": id, "result": result }),
            None => json!({
                "jsonrpc": "2.0", "id": id, "error": { "code": -32601, "message": "not known" },
            }),
        };
        asked.push(key);
        output.write_all(format!("{answer}\n").as_bytes()).await.expect("somebody reads");
    }
    asked
}

/// What is heard of a server, and what it was asked.
async fn heard(answers: &[(&str, Value)]) -> (Listed, Vec<String>) {
    let (listed, asked) = asked(answers).await;
    (listed.expect("lists"), asked)
}

/// The same of a server that may not be heard to the end.
async fn asked(answers: &[(&str, Value)]) -> (Result<Listed, Error>, Vec<String>) {
    let answers = answers.iter().map(|(key, value)| ((*key).to_owned(), value.clone())).collect();
    let (ours, theirs) = tokio::io::duplex(64 * 1024);
    let serving = tokio::spawn(serve(theirs, answers));
    let (input, output) = tokio::io::split(ours);
    let client = Client::stream(input, output).connect().await.expect("a connection");
    let listed = live::read(&client).await;
    client.close().await.expect("closed");
    drop(client);
    (listed, serving.await.expect("it served"))
}

fn initialize(capabilities: Value) -> Value {
    json!({
        "protocolVersion": "2025-11-25",
        "serverInfo": { "name": "library", "version": "1.0.0", "title": "Library" },
        "capabilities": capabilities,
        "instructions": "Look things up.",
    })
}

fn tool(name: &str) -> Value {
    let schema = json!({ "type": "object", "properties": {} });
    json!({ "name": name, "description": "A tool.", "inputSchema": schema })
}

#[tokio::test]
async fn all_pages_of_all_lists_are_read() {
    let mut strange = tool("second");
    strange["annotations"] = json!({ "readOnlyHint": true, "cost": 3 });
    strange["execution"] = json!({ "taskSupport": "optional" });
    let capabilities = json!({
        "tools": { "listChanged": true }, "resources": {}, "prompts": {}, "logging": {},
        "tasks": { "requests": { "tools": { "call": {} } } },
    });
    let (listed, asked) = heard(&[
        ("initialize", initialize(capabilities)),
        ("tools/list", json!({ "tools": [tool("first")], "nextCursor": "2" })),
        ("tools/list 2", json!({ "tools": [strange], "nextCursor": "3" })),
        ("tools/list 3", json!({ "tools": [tool("third")] })),
        (
            "resources/list",
            json!({ "resources": [{ "uri": "lib://about", "name": "about", "size": 3 }] }),
        ),
        (
            "prompts/list",
            json!({ "prompts": [{ "name": "review", "arguments": [{ "name": "book" }] }] }),
        ),
    ])
    .await;
    // Nothing is called, read or filled in.
    let about =
        |key: &String| ["tools/", "resources/", "prompts/"].iter().any(|one| key.starts_with(one));
    let lists: Vec<&String> = asked.iter().filter(|key| about(key)).collect();
    let expected = [
        "tools/list",
        "tools/list 2",
        "tools/list 3",
        "resources/list",
        "resources/templates/list",
        "prompts/list",
    ];
    assert_eq!(lists, expected);
    let imported = listed.into_manifest();
    let shown = format!("{}\n{}", write::yaml(&imported.manifest), imported.notes.join("\n"));
    insta::with_settings!({ prepend_module_to_snapshot => false, omit_expression => true }, {
        insta::assert_snapshot!("live", shown);
    });
}

/// What cannot be read to its end is no success, whichever list it is and however it goes on.
#[tokio::test]
async fn a_list_without_an_end_is_an_error() {
    let element = json!({ "uri": "a:b", "uriTemplate": "a:{b}", "name": "again", "inputSchema": { "type": "object" } });
    for (method, member, capability) in [
        ("tools/list", "tools", "tools"),
        ("resources/list", "resources", "resources"),
        ("resources/templates/list", "resourceTemplates", "resources"),
        ("prompts/list", "prompts", "prompts"),
    ] {
        let page = |cursor: &str| json!({ member: [element], "nextCursor": cursor });
        let again = format!("{method} x");
        let answers = [
            ("initialize", initialize(json!({ capability: {} }))),
            ("resources/list", json!({ "resources": [] })),
            (method, page("x")),
            (again.as_str(), page("x")),
        ];
        let error = asked(&answers).await.0.expect_err(method).to_string();
        assert!(error.starts_with(method) && error.contains("`x`"), "{error}");
        // A new cursor with each page.
        let keys: Vec<String> = (0..1_100).map(|page| format!("{method} {page}")).collect();
        let mut answers = answers[..2].to_vec();
        answers.push((method, page("0")));
        let pages = keys.iter().enumerate();
        answers.extend(pages.map(|(at, key)| (key.as_str(), page(&(at + 1).to_string()))));
        let error = asked(&answers).await.0.expect_err(method).to_string();
        assert!(error.starts_with(method) && error.contains("1000"), "{error}");
    }
}

/// An element that is not what the protocol says is named, and the others are there, on every page.
#[tokio::test]
async fn an_odd_element_is_named_and_the_rest_is_there() {
    let good = |member: &str, name: &str| match member {
        "tools" => json!({ "name": name, "inputSchema": { "type": "object" } }),
        "resources" => json!({ "name": name, "uri": format!("a:{name}") }),
        "resourceTemplates" => json!({ "name": name, "uriTemplate": format!("a:x/{{{name}}}") }),
        _ => json!({ "name": name }),
    };
    let mut count = 0;
    for (method, member, capability, odd) in [
        ("tools/list", "tools", "tools", json!({ "name": "odd" })),
        ("tools/list", "tools", "tools", json!({ "name": "odd", "inputSchema": 7 })),
        (
            "tools/list",
            "tools",
            "tools",
            json!({ "name": "odd", "inputSchema": {}, "description": 7 }),
        ),
        ("resources/list", "resources", "resources", json!({ "name": "odd" })),
        ("resources/list", "resources", "resources", json!({ "name": "odd", "uri": 1 })),
        ("resources/templates/list", "resourceTemplates", "resources", json!({ "name": "odd" })),
        ("prompts/list", "prompts", "prompts", json!({ "name": "odd", "arguments": "none" })),
        ("prompts/list", "prompts", "prompts", json!({ "title": "odd" })),
    ] {
        let second = format!("{method} 2");
        let answers = [
            ("initialize", initialize(json!({ capability: {} }))),
            ("resources/list", json!({ "resources": [] })),
            (
                method,
                json!({ member: [good(member, "a"), odd, good(member, "b")], "nextCursor": "2" }),
            ),
            (second.as_str(), json!({ member: [good(member, "c")] })),
        ];
        let (listed, _) = heard(&answers).await;
        let named = match odd["name"].as_str() {
            Some(name) => format!("`{name}` of `{member}` was left out: "),
            None => format!("`{member}[1]` was left out: "),
        };
        let notes = listed.notes.clone();
        assert!(notes.iter().any(|note| note.starts_with(&named)), "{odd}: {notes:?}");
        let imported = listed.into_manifest();
        let names: Vec<&str> = imported.manifest[member]
            .as_array()
            .expect("a list")
            .iter()
            .filter_map(|one| one["name"].as_str())
            .filter(|name| *name != "odd")
            .collect();
        assert_eq!(names, ["a", "b", "c"], "{odd}: {:?}", imported.notes);
        count += 1;
    }
    eprintln!("{count} odd elements");
}
