//! Whatever the fixture sends in a version is what that version defines, and nothing else.

use std::collections::BTreeMap;

use jsonschema::Validator;
use mcp_codegen::model::{Kind, Protocol, Ref};
use mcp_tests::fixture;
use serde_json::{Value, json};

use super::peer::{Peer, stateless, with_meta};
use crate::spec::{CATALOGUE, Spec};

/// The tools of the fixture that every client may call, and what they are given.
const CALLS: &[(&str, &str)] = &[
    ("test_simple_text", "{}"),
    ("test_image_content", "{}"),
    ("test_audio_content", "{}"),
    ("test_embedded_resource", "{}"),
    ("test_multiple_content_types", "{}"),
    ("test_error_handling", "{}"),
    ("json_schema_2020_12_tool", r#"{"name":"x"}"#),
    ("add", r#"{"a":1,"b":2}"#),
    ("add", r#"{"a":1}"#),
    ("no_such_tool", "{}"),
    ("test_tool_with_progress", "{}"),
    ("test_tool_with_logging", "{}"),
    ("test_trigger_tool_change", "{}"),
    ("test_missing_capability", "{}"),
    ("test_sampling", r#"{"prompt":"x"}"#),
    ("test_elicitation", r#"{"message":"x"}"#),
    ("test_elicitation_sep1034_defaults", "{}"),
    ("test_elicitation_sep1330_enums", "{}"),
    ("test_input_required_result_list_roots", "{}"),
    ("slow_compute", r#"{"seconds":0.01}"#),
    ("confirm_delete", r#"{"filename":"x"}"#),
];

/// Everything else that is asked.
const ASKED: &[(&str, &str)] = &[
    ("server/discover", "{}"),
    ("ping", "{}"),
    ("logging/setLevel", r#"{"level":"debug"}"#),
    ("resources/subscribe", r#"{"uri":"test://watched-resource"}"#),
    ("resources/unsubscribe", r#"{"uri":"test://watched-resource"}"#),
    ("tools/list", "{}"),
    ("prompts/list", "{}"),
    ("prompts/get", r#"{"name":"test_simple_prompt"}"#),
    ("prompts/get", r#"{"name":"test_prompt_with_arguments","arguments":{"arg1":"a","arg2":"b"}}"#),
    (
        "prompts/get",
        r#"{"name":"test_prompt_with_embedded_resource","arguments":{"resourceUri":"x://y"}}"#,
    ),
    ("prompts/get", r#"{"name":"test_prompt_with_image"}"#),
    ("prompts/get", r#"{"name":"no_such_prompt"}"#),
    ("resources/list", "{}"),
    ("resources/templates/list", "{}"),
    ("resources/read", r#"{"uri":"test://static-text"}"#),
    ("resources/read", r#"{"uri":"test://static-binary"}"#),
    ("resources/read", r#"{"uri":"test://template/1/data"}"#),
    ("resources/read", r#"{"uri":"test://nowhere"}"#),
    (
        "completion/complete",
        r#"{"ref":{"type":"ref/prompt","name":"test_prompt_with_arguments"},"argument":{"name":"arg1","value":"test"}}"#,
    ),
];

#[tokio::test]
async fn in_sessions() {
    for version in ["2024-11-05", "2025-03-26", "2025-06-18", "2025-11-25"] {
        let capabilities = json!({"elicitation": {}, "sampling": {}, "roots": {}});
        let service = fixture::service();
        let mut peer = Peer::new(&service);
        let mut asked = BTreeMap::new();
        asked.insert("\"init\"".to_owned(), "initialize".to_owned());
        peer.initialize(version, capabilities).await;
        peer.send(json!({"jsonrpc": "2.0", "method": "notifications/initialized"})).await;
        let mut judge = Judge::new(version);
        for (id, (method, params)) in everything().enumerate() {
            let mut params = params;
            if method == "tools/call" {
                params["_meta"] = json!({"progressToken": id});
            }
            asked.insert(id.to_string(), method.to_owned());
            peer.request(id, method, params).await;
            answer_questions(&mut peer, id).await;
        }
        judge.all(&peer.finish().await, &asked);
        judge.report();
    }
}

#[tokio::test]
async fn without_sessions() {
    let service = fixture::service();
    let mut peer = Peer::new(&service);
    let mut asked = BTreeMap::new();
    let mut judge = Judge::new("2026-07-28");
    let filter = json!({"toolsListChanged": true, "promptsListChanged": true});
    peer.request("sub", "subscriptions/listen", stateless(json!({"notifications": filter}))).await;
    asked.insert("\"sub\"".to_owned(), "subscriptions/listen".to_owned());
    peer.next().await;
    for (id, (method, params)) in everything().enumerate() {
        let more = json!({"progressToken": id, "io.modelcontextprotocol/logLevel": "debug"});
        asked.insert(id.to_string(), method.to_owned());
        peer.call(id, method, with_meta(params, more)).await;
    }
    service.shut_down().await;
    judge.all(&peer.finish().await, &asked);
    judge.report();
}

fn everything() -> impl Iterator<Item = (&'static str, Value)> {
    let read = |text: &str| -> Value { serde_json::from_str(text).expect("JSON") };
    let asked = ASKED.iter().map(move |(method, params)| (*method, read(params)));
    let calls = CALLS.iter().map(move |(name, arguments)| {
        ("tools/call", json!({"name": name, "arguments": read(arguments)}))
    });
    asked.chain(calls)
}

/// Reads up to the answer of request `id`, and answers what the server asks meanwhile.
async fn answer_questions(peer: &mut Peer, id: usize) {
    loop {
        let message = peer.next().await;
        let method = message.get("method").and_then(Value::as_str);
        if message["id"] == id && method.is_none() {
            return;
        }
        let Some(question) = message.get("id").filter(|_| method.is_some()) else { continue };
        let result = match method {
            Some("elicitation/create") => json!({"action": "decline"}),
            Some("roots/list") => json!({"roots": []}),
            _ => {
                json!({"role": "assistant", "model": "m", "content": {"type": "text", "text": "x"}})
            }
        };
        let answer = json!({"jsonrpc": "2.0", "id": question, "result": result});
        peer.send(answer).await;
    }
}

/// Holds messages against the schema of one version.
struct Judge {
    spec: Spec,
    protocol: &'static Protocol,
    validators: BTreeMap<String, Validator>,
    judged: BTreeMap<String, usize>,
}

impl Judge {
    fn new(version: &'static str) -> Self {
        let mut protocols = CATALOGUE.protocols.iter();
        let protocol = protocols.find(|protocol| protocol.version == version).expect("known");
        let spec = Spec::of(version).closed();
        Self { spec, protocol, validators: BTreeMap::new(), judged: BTreeMap::new() }
    }

    fn all(&mut self, messages: &[Value], asked: &BTreeMap<String, String>) {
        for message in messages {
            assert_eq!(message["jsonrpc"], "2.0", "{message}");
            if let Some(method) = message.get("method").and_then(Value::as_str) {
                let known = self.protocol.message(method);
                let known = known.unwrap_or_else(|| panic!("{}: {method}", self.protocol.version));
                let definition = known.name.clone();
                self.judge(&definition, &self.bare(&definition, message));
                assert_eq!(known.kind == Kind::Request, message.get("id").is_some(), "{message}");
            } else if let Some(error) = message.get("error") {
                self.error(message, error);
            } else {
                let method = asked.get(&message["id"].to_string()).expect("an answer to a request");
                let result = &message["result"];
                if result["resultType"] != "task" {
                    let definition = self.result_of(method, result);
                    self.judge(&definition, result);
                }
            }
        }
    }

    /// The definitions of older versions leave the envelope out.
    fn bare(&self, definition: &str, message: &Value) -> Value {
        let mut message = message.clone();
        let properties = &self.spec.definition(definition)["properties"];
        if let Some(members) = message.as_object_mut() {
            members.retain(|name, _| {
                !["jsonrpc", "id"].contains(&name.as_str()) || properties.get(name).is_some()
            });
        }
        message
    }

    fn result_of(&self, method: &str, result: &Value) -> String {
        if result["resultType"] == "input_required" {
            return "InputRequiredResult".to_owned();
        }
        match self.protocol.message(method).and_then(|message| message.result.as_ref()) {
            Some(Ref::Named(name)) if name == "EmptyResult" => {
                assert_eq!(*result, json!({}), "{method}");
                "Result".to_owned()
            }
            Some(Ref::Named(name)) => name.replace("Outcome", "Result"),
            other => panic!("{method} is answered with {other:?}: {result}"),
        }
    }

    /// The codes of errors that later versions defined mean nothing to this one.
    fn error(&mut self, message: &Value, error: &Value) {
        assert_eq!(message.as_object().map(|members| members.len()), Some(3), "{message}");
        let code = error["code"].as_i64().expect("a code");
        let of_newest = (-32099..=-32020).contains(&code);
        assert!(!of_newest || self.protocol.version == "2026-07-28", "{message}");
        assert!(error["message"].is_string(), "{message}");
        *self.judged.entry("error".to_owned()).or_default() += 1;
    }

    fn judge(&mut self, definition: &str, value: &Value) {
        let spec = &self.spec;
        let validator = self
            .validators
            .entry(definition.to_owned())
            .or_insert_with(|| spec.validator(definition));
        let problems: Vec<String> = validator
            .iter_errors(value)
            .map(|error| format!("{}: {error}", error.instance_path()))
            .collect();
        assert!(problems.is_empty(), "{} {definition}: {problems:#?}\n{value:#}", spec.version);
        *self.judged.entry(definition.to_owned()).or_default() += 1;
    }

    fn report(&self) {
        let all: usize = self.judged.values().sum();
        println!("{}: {all} messages of {} kinds", self.spec.version, self.judged.len());
        assert!(all > 40 && self.judged.len() > 12, "{:?}", self.judged);
    }
}
