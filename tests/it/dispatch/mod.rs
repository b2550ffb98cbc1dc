//! By method to the right type, and on to the right handler.

mod handlers;
mod notifications;

use mcp_bindings::facts::{METHODS, MethodFacts};
use mcp_bindings::v2026_07_28::{
    CallToolRequest, ClientNotification, ClientRequest, ListToolsRequest,
};
use mcp_bindings::{Direction, MessageError, Request};
use mcp_codegen::model::{Kind, Ref, Side};
use serde_json::value::RawValue;
use serde_json::{Value, json};

use crate::generate::{Generator, Optional};
use crate::registry::READERS;
use crate::spec::{CATALOGUE, Spec};

fn raw(value: &Value) -> Box<RawValue> {
    serde_json::value::to_raw_value(value).expect("JSON")
}

#[test]
fn every_message_of_every_version_is_read_by_its_method() {
    let mut count = 0;
    for protocol in &CATALOGUE.protocols {
        for message in &protocol.messages {
            let instance = Generator::new(Spec::of(&protocol.version), &message.method).instance(
                &protocol.get(&message.name).expect("a message has a type").definition,
                Optional::Absent,
                false,
            );
            let params = instance.get("params").map(raw);
            for side in [Side::Client, Side::Server] {
                if !message.sent_by(side) {
                    continue;
                }
                let mut readers = READERS.iter();
                let reader = readers
                    .find(|r| {
                        r.version == protocol.version && r.side == side && r.kind == message.kind
                    })
                    .unwrap_or_else(|| panic!("{} {}: no enum", protocol.version, message.method));
                let read = (reader.read)(&message.method, params.as_deref());
                assert_eq!(
                    read.as_deref(),
                    Ok(message.method.as_str()),
                    "{} {instance}",
                    protocol.version
                );
                count += 1;
            }
        }
    }
    println!("{count} kinds of messages read");
    for reader in READERS {
        let error = (reader.read)("vendor/unknown", None).expect_err("no such method");
        assert_eq!(
            (error.code(), &error),
            (-32601, &MessageError::UnknownMethod("vendor/unknown".to_owned()))
        );
    }
}

#[test]
fn the_facts_of_methods_are_those_of_the_versions() {
    for (index, source) in CATALOGUE.versions() {
        let version = source.name.parse().expect("a version that is known");
        let protocol = &CATALOGUE.protocols[index];
        for facts in METHODS {
            let message = protocol.message(facts.method);
            assert_eq!(message.is_some(), facts.is_in(version), "{version} {}", facts.method);
            if let Some(message) = message {
                assert_eq!(facts.is_request, message.kind == Kind::Request);
                let sent = |direction| [Direction::Both, direction].contains(&facts.direction);
                let (client, server) = (Direction::ClientToServer, Direction::ServerToClient);
                assert!(!message.client_sends || sent(client), "{}", facts.method);
                assert!(!message.server_sends || sent(server), "{}", facts.method);
            }
        }
        assert!(protocol.messages.iter().all(|m| MethodFacts::of(&m.method).is_some()));
        assert_eq!(version.has_handshake(), protocol.message("initialize").is_some());
    }
    assert_eq!(MethodFacts::of("tools/call").map(|facts| facts.name_header), Some(Some("name")));
    assert!(matches!(&CATALOGUE.protocols[0].messages[0].params.value, Ref::Named(_)));
}

fn refusal(method: &str, params: Value) -> (i64, String) {
    let error = ClientRequest::read(method, Some(&raw(&params))).expect_err("bad parameters");
    (error.code(), error.to_string())
}

#[test]
fn bad_parameters_are_refused_with_their_path() {
    let meta = json!({
        "io.modelcontextprotocol/protocolVersion": "2026-07-28",
        "io.modelcontextprotocol/clientCapabilities": {},
    });
    let cases = [
        (
            json!({ "_meta": meta, "name": "a", "arguments": 7 }),
            "`params.arguments`: expected an object, found `7`",
        ),
        (json!({ "_meta": meta }), "`params.name`: required, but missing"),
        (json!({ "name": "a" }), "`params._meta`: required, but missing"),
        (
            json!({ "name": "a", "_meta": { "io.modelcontextprotocol/clientCapabilities": 1 } }),
            "`params._meta[\"io.modelcontextprotocol/clientCapabilities\"]`: invalid type",
        ),
        (
            json!([1]),
            "`params`: invalid type: sequence, expected an object (CallToolRequestParams)",
        ),
    ];
    for (params, expected) in cases {
        let (code, message) = refusal("tools/call", params);
        assert_eq!(code, -32602);
        assert!(message.starts_with(expected), "{message}");
    }
    let absent = ClientRequest::read("tools/call", None).expect_err("no parameters");
    assert_eq!(
        (absent.code(), absent.to_string().as_str()),
        (-32602, "`params._meta`: required, but missing")
    );
}

#[test]
fn a_bad_element_of_a_long_list_is_named() {
    let tool =
        |kind: &str| json!({ "name": "t", "inputSchema": { "properties": {}, "type": kind } });
    let mut tools = vec![tool("object"); 13];
    tools[12] = tool("objet");
    let error = ListToolsRequest::read_result(&raw(&json!({ "tools": tools }))).expect_err("bad");
    assert_eq!(error.path, "result.tools[12].inputSchema.type");
    assert_eq!(error.message, "expected `object`, found `objet`");
}

#[test]
fn absent_and_null_arguments_are_an_empty_object() {
    let meta = json!({
        "io.modelcontextprotocol/protocolVersion": "2026-07-28",
        "io.modelcontextprotocol/clientCapabilities": {},
    });
    for params in [
        json!({ "name": "list", "_meta": meta }),
        json!({ "name": "list", "arguments": null, "_meta": meta }),
    ] {
        let params = CallToolRequest::read_params(Some(&raw(&params))).expect("good parameters");
        let arguments: serde_json::Map<String, Value> = params.arguments_as().expect("an object");
        assert!(arguments.is_empty());
        let error = params.arguments_as::<(String,)>().expect_err("another shape");
        assert_eq!(error.path, "arguments");
    }
}

#[test]
fn notifications_without_parameters_need_none() {
    use mcp_bindings::v2025_11_25::{InitializedNotification, NotificationParams};
    use mcp_bindings::{Notification, Payload};

    let text =
        serde_json::to_value(InitializedNotification::notification(NotificationParams::new()));
    let bare = json!({ "jsonrpc": "2.0", "method": "notifications/initialized" });
    assert_eq!(text.expect("JSON"), bare);
    let read =
        mcp_bindings::v2025_11_25::ClientNotification::read("notifications/initialized", None);
    let again = serde_json::to_value(read.expect("a notification").without_id());
    assert_eq!(again.expect("JSON"), bare);
    let whole: InitializedNotification = serde_json::from_value(bare.clone()).expect("the whole");
    assert_eq!(serde_json::to_value(whole).expect("JSON"), bare);
    assert!(ClientNotification::read("notifications/initialized", None).is_err());
}
