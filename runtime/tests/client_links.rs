//! What a link is told, and what the client makes of its errors.

mod client;

use std::sync::{Arc, Mutex};

use client::{said, soon, text};
use mcp_bindings::{ProtocolVersion, RequestId};
use mcp_runtime::client::{
    Client, ClientBuilder, ClientError, EraMemory, Inbox, Link, LinkError, Outgoing, Sending,
};
use serde_json::{Value, json};
use tokio::sync::mpsc;

type Answering = Box<dyn Fn(&Outgoing, &Value) -> Answer + Send + Sync>;

/// A link whose other end is the test: requests are answered by a function.
struct Scripted {
    inbox: Inbox,
    sent: mpsc::UnboundedSender<Outgoing>,
    agreed: Arc<Mutex<Vec<ProtocolVersion>>>,
    answer: Answering,
}

enum Answer {
    Result(Value),
    Error(i64, Value),
    /// The sending fails.
    Refused(LinkError),
    /// It was sent, but its answer does not come.
    Failed(LinkError),
    Nothing,
}

impl Link for Scripted {
    fn send(&self, message: Outgoing) -> Sending<'_> {
        Box::pin(async move {
            let value: Value = serde_json::from_str(&message.text).expect("JSON");
            let _ = self.sent.send(message.clone());
            let Some(id) = message.id.clone() else { return Ok(()) };
            let reply = match (self.answer)(&message, &value) {
                Answer::Result(result) => json!({"result": result}),
                Answer::Error(code, data) => {
                    json!({"error": {"code": code, "message": "no", "data": data}})
                }
                Answer::Refused(error) => return Err(error),
                Answer::Failed(error) => {
                    self.inbox.failed(id, error);
                    return Ok(());
                }
                Answer::Nothing => return Ok(()),
            };
            let mut reply = reply;
            reply["jsonrpc"] = "2.0".into();
            reply["id"] = value["id"].clone();
            self.inbox.message(reply.to_string());
            Ok(())
        })
    }

    fn give_up(&self, _: &RequestId) -> bool {
        true
    }

    fn agreed(&self, version: ProtocolVersion) {
        self.agreed.lock().expect("a list").push(version);
    }

    fn close(&self) -> Sending<'_> {
        Box::pin(std::future::ready(Ok(())))
    }
}

struct Seen {
    sent: mpsc::UnboundedReceiver<Outgoing>,
    agreed: Arc<Mutex<Vec<ProtocolVersion>>>,
}

impl Seen {
    fn next(&mut self) -> Outgoing {
        self.sent.try_recv().expect("a message")
    }

    fn methods(&mut self) -> Vec<String> {
        std::iter::from_fn(|| self.sent.try_recv().ok()?.method).collect()
    }
}

fn scripted(
    answer: impl Fn(&Outgoing, &Value) -> Answer + Send + Sync + 'static,
) -> (ClientBuilder, Seen) {
    let (sent, receiver) = mpsc::unbounded_channel();
    let agreed = Arc::new(Mutex::new(Vec::new()));
    let (told, answer): (_, Answering) = (Arc::clone(&agreed), Box::new(answer));
    let builder =
        Client::builder().link(move |inbox| Scripted { inbox, sent, agreed: told, answer });
    (builder, Seen { sent: receiver, agreed })
}

fn discovered() -> Answer {
    Answer::Result(json!({"supportedVersions": ["2026-07-28"], "capabilities": {}}))
}

fn opened() -> Answer {
    let info = json!({"name": "fake", "version": "1"});
    Answer::Result(json!({"protocolVersion": "2025-11-25", "capabilities": {}, "serverInfo": info}))
}

fn annotated(header: &str) -> Value {
    let schema = json!({"type": "object", "properties": {
        "region": {"type": "string", "x-mcp-header": header}, "query": {"type": "string"},
    }});
    json!({"name": "query", "inputSchema": schema})
}

fn listed(tools: Value) -> Answer {
    let result = json!({"resultType": "complete", "tools": tools});
    Answer::Result(result)
}

#[tokio::test]
async fn a_link_is_told_what_headers_repeat() {
    let (builder, mut seen) = scripted(|message, _| match message.method.as_deref() {
        Some("server/discover") => discovered(),
        Some("tools/list") => listed(json!([annotated("Region"), annotated("No Header")])),
        Some("tools/call") => Answer::Result(text("done")),
        _ => Answer::Nothing,
    });
    let client = soon(builder.connect()).await.expect("a client");
    let probe = seen.next();
    assert_eq!(probe.version, Some(ProtocolVersion::LATEST));
    assert!(probe.id.is_some() && probe.name.is_none() && probe.mirrored.is_empty());
    let arguments = json!({"region": " \u{e9} ", "query": "x"});
    soon(client.call_tool("query", &arguments)).await.expect("a result");
    let call = seen.next();
    assert_eq!(call.name.as_deref(), Some("query"));
    assert!(call.mirrored.is_empty(), "nothing is known of the tool yet");
    assert_eq!(soon(client.list_all_tools()).await.expect("a list").len(), 2);
    seen.next();
    soon(client.call_tool("query", &arguments)).await.expect("a result");
    // Of two tools with one name, the last one counts, and its annotation is not valid.
    assert!(seen.next().mirrored.is_empty());
    assert!(seen.agreed.lock().expect("a list").is_empty(), "there is no session");
}

#[tokio::test]
async fn headers_are_mended_and_invalid_tools_left_out() {
    let count = Arc::new(Mutex::new(0));
    let (builder, mut seen) = scripted(move |message, _| match message.method.as_deref() {
        Some("server/discover") => discovered(),
        Some("tools/list") => listed(json!([annotated("Region"), {"name": "bad", "inputSchema": {
            "type": "object", "x-mcp-header": "A"
        }}])),
        Some("tools/call") if message.mirrored.is_empty() => {
            *count.lock().expect("a number") += 1;
            Answer::Error(-32020, Value::Null)
        }
        Some("tools/call") => Answer::Result(text(&message.mirrored[0].1)),
        _ => Answer::Nothing,
    });
    let client = soon(builder.reject_invalid_tools(true).connect()).await.expect("a client");
    let arguments = json!({"region": "eu", "query": "x"});
    assert_eq!(said(soon(client.call_tool("query", &arguments)).await), "eu");
    let methods = ["server/discover", "tools/call", "tools/list", "tools/call"];
    assert_eq!(seen.methods(), methods);
    let tools = soon(client.list_all_tools()).await.expect("a list");
    assert_eq!(tools.len(), 1);
    // Without the parameter there is no header, and the server still wants one: once is enough.
    let error = soon(client.call_tool("query", &json!({"region": null}))).await;
    assert!(matches!(error, Err(ClientError::Answered(_))), "{error:?}");
    assert_eq!(seen.methods(), ["tools/list", "tools/call", "tools/list", "tools/call"]);
}

#[tokio::test]
async fn a_status_of_the_client_means_an_old_server() {
    for status in [400, 404, 405, 406] {
        for failing in [true, false] {
            let (builder, mut seen) = scripted(move |message, _| {
                let error =
                    LinkError::Status { server: String::new(), status, body: String::new() };
                match message.method.as_deref() {
                    Some("server/discover") if failing => Answer::Failed(error),
                    Some("server/discover") => Answer::Refused(error),
                    Some("initialize") => opened(),
                    _ => Answer::Nothing,
                }
            });
            let client = soon(builder.connect()).await.expect("a client");
            assert_eq!(client.protocol_version(), ProtocolVersion::V2025_11_25);
            seen.next();
            let opening = seen.next();
            assert_eq!(opening.version, None, "nothing is agreed on yet");
            let initialized = seen.next();
            assert_eq!(initialized.version, Some(ProtocolVersion::V2025_11_25));
            assert_eq!(initialized.method.as_deref(), Some("notifications/initialized"));
            assert_eq!(*seen.agreed.lock().expect("a list"), [ProtocolVersion::V2025_11_25]);
        }
    }
}

#[tokio::test]
async fn other_errors_of_a_link_are_errors() {
    let errors = [
        LinkError::Closed("refused".to_owned()),
        LinkError::Unauthorized {
            server: String::new(),
            status: 401,
            challenge: Some("Bearer".to_owned()),
        },
        LinkError::Status { server: String::new(), status: 503, body: "later".to_owned() },
    ];
    for error in errors {
        let expected = error.clone();
        let (builder, mut seen) = scripted(move |_, _| Answer::Refused(error.clone()));
        let outcome = soon(builder.connect()).await;
        assert_eq!(outcome.expect_err("an error"), ClientError::Link(expected));
        assert_eq!(seen.methods(), ["server/discover"]);
    }
}

#[tokio::test]
async fn a_lost_session_is_opened_again() {
    let lost = Arc::new(Mutex::new(0));
    let (builder, mut seen) = scripted(move |message, _| match message.method.as_deref() {
        Some("initialize") => opened(),
        Some("tools/call") => {
            let mut lost = lost.lock().expect("a number");
            *lost += 1;
            if *lost == 1 {
                Answer::Refused(LinkError::SessionLost)
            } else if *lost < 5 {
                Answer::Result(json!({"content": [{"type": "text", "text": "again"}]}))
            } else {
                Answer::Failed(LinkError::SessionLost)
            }
        }
        _ => Answer::Nothing,
    });
    let builder = builder.prefer(ProtocolVersion::V2025_11_25);
    let client = soon(builder.connect()).await.expect("a client");
    assert_eq!(said(soon(client.call_tool("a", &())).await), "again");
    let again = ["initialize", "notifications/initialized", "tools/call"];
    let methods = seen.methods();
    assert_eq!(methods[..3], again);
    assert_eq!(methods[3..], again[..]);
    for _ in 0..2 {
        soon(client.call_tool("a", &())).await.expect("a result");
    }
    // A server that loses every session is not asked for ever.
    let error = soon(client.call_tool("a", &())).await.expect_err("an error");
    assert_eq!(error, ClientError::Link(LinkError::SessionLost));
}

#[tokio::test]
async fn a_memory_spares_the_probe() {
    let memory = EraMemory::new();
    for expected in [4, 3] {
        let (builder, mut seen) = scripted(|message, _| match message.method.as_deref() {
            Some("initialize") => opened(),
            Some("ping") => Answer::Result(json!({})),
            _ => Answer::Error(-32601, Value::Null),
        });
        let builder = builder.era_memory(memory.clone(), "http://localhost/");
        let client = soon(builder.connect()).await.expect("a client");
        soon(client.ping()).await.expect("an answer");
        assert_eq!(seen.methods().len(), expected);
    }
    assert_eq!(memory.get("http://localhost/"), Some(ProtocolVersion::V2025_11_25));
}

#[tokio::test]
async fn a_link_that_ends_requests_itself_needs_no_notification() {
    let (builder, mut seen) = scripted(|message, _| match message.method.as_deref() {
        Some("server/discover") => discovered(),
        _ => Answer::Nothing,
    });
    let builder = builder.request_timeout(std::time::Duration::from_millis(20));
    let client = soon(builder.connect()).await.expect("a client");
    let error = soon(client.call_tool("a", &())).await;
    assert!(matches!(error, Err(ClientError::TimedOut { .. })), "{error:?}");
    tokio::time::sleep(client::A_WHILE).await;
    assert_eq!(seen.methods(), ["server/discover", "tools/call"]);
}
