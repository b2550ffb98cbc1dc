//! What the tests of the client share: a server whose every line the test writes itself.

#![allow(dead_code, reason = "not every test needs everything")]

use std::time::Duration;

use mcp_runtime::client::{Client, ClientBuilder, ClientError};
use serde_json::{Value, json};
use tokio::io::{AsyncBufReadExt, AsyncWriteExt, BufReader, DuplexStream, ReadHalf, WriteHalf};

/// Nothing in these tests takes longer.
pub const SOON: Duration = Duration::from_secs(20);

/// How long to look whether something comes that must not.
pub const A_WHILE: Duration = Duration::from_millis(150);

/// Waits, but not for ever.
pub async fn soon<T>(work: impl Future<Output = T>) -> T {
    tokio::time::timeout(SOON, work).await.expect("it takes too long")
}

/// The other end of a client.
pub struct Fake {
    input: tokio::io::Lines<BufReader<ReadHalf<DuplexStream>>>,
    output: WriteHalf<DuplexStream>,
}

/// A client that is about to be connected to a server which the test plays.
pub fn fake() -> (ClientBuilder, Fake) {
    let (ours, theirs) = tokio::io::duplex(1024 * 1024);
    let (input, output) = tokio::io::split(ours);
    let client = Client::stream(input, output).info("tester", "1");
    let (input, output) = tokio::io::split(theirs);
    (client, Fake { input: BufReader::new(input).lines(), output })
}

impl Fake {
    /// The next message of the client.
    pub async fn receive(&mut self) -> Value {
        let line = soon(self.input.next_line()).await.expect("a stream").expect("a message");
        serde_json::from_str(&line).expect("JSON")
    }

    /// The next message, however long it takes.
    pub async fn receive_at_any_time(&mut self) -> Value {
        let line = self.input.next_line().await.expect("a stream").expect("a message");
        serde_json::from_str(&line).expect("JSON")
    }

    /// The next message, which must be a request or a notification of this method.
    pub async fn expect(&mut self, method: &str) -> Value {
        let message = self.receive().await;
        assert_eq!(message["method"], method, "{message}");
        message
    }

    /// Says whether nothing comes for a while.
    pub async fn is_quiet(&mut self) -> bool {
        tokio::time::timeout(A_WHILE, self.input.next_line()).await.is_err()
    }

    /// The end of the input.
    pub async fn is_closed(&mut self) -> bool {
        soon(self.input.next_line()).await.expect("a stream").is_none()
    }

    pub async fn send_text(&mut self, text: &str) {
        self.output.write_all(text.as_bytes()).await.expect("a stream");
        self.output.write_all(b"\n").await.expect("a stream");
    }

    pub async fn send_bytes(&mut self, bytes: &[u8]) {
        self.output.write_all(bytes).await.expect("a stream");
    }

    pub async fn send(&mut self, message: Value) {
        self.send_text(&message.to_string()).await;
    }

    pub async fn answer(&mut self, request: &Value, result: Value) {
        self.send(json!({"jsonrpc": "2.0", "id": request["id"], "result": result})).await;
    }

    pub async fn refuse(&mut self, request: &Value, code: i64, data: Value) {
        let error = json!({"code": code, "message": "no", "data": data});
        self.send(json!({"jsonrpc": "2.0", "id": request["id"], "error": error})).await;
    }

    /// Answers the probe as a server of the newest version does.
    pub async fn discovered(&mut self, capabilities: Value) {
        let probe = self.expect("server/discover").await;
        let result = json!({
            "resultType": "complete", "supportedVersions": ["2026-07-28"], "ttlMs": 0,
            "cacheScope": "private", "capabilities": capabilities,
        });
        self.answer(&probe, result).await;
    }

    /// Refuses the probe and opens a session of this version.
    pub async fn initialized(&mut self, version: &str, capabilities: Value) {
        let probe = self.expect("server/discover").await;
        self.refuse(&probe, -32601, Value::Null).await;
        self.session(version, capabilities).await;
    }

    /// Opens a session.
    pub async fn session(&mut self, version: &str, capabilities: Value) -> Value {
        let opening = self.expect("initialize").await;
        let result = json!({
            "protocolVersion": version, "capabilities": capabilities,
            "serverInfo": {"name": "fake", "version": "1"},
        });
        self.answer(&opening, result).await;
        self.expect("notifications/initialized").await;
        opening
    }
}

/// A client of a server of the newest version that the test plays.
pub async fn stateless(
    build: impl FnOnce(ClientBuilder) -> ClientBuilder,
    capabilities: Value,
) -> (Client, Fake) {
    let (client, mut fake) = fake();
    let (client, ()) =
        soon(async { tokio::join!(build(client).connect(), fake.discovered(capabilities)) }).await;
    (client.expect("a client"), fake)
}

/// A client on a session of this version with a server that the test plays.
pub async fn session(version: &str, capabilities: Value) -> (Client, Fake) {
    let (client, mut fake) = fake();
    let (client, ()) =
        soon(async { tokio::join!(client.connect(), fake.initialized(version, capabilities)) })
            .await;
    (client.expect("a client"), fake)
}

/// What a call that returns this text is answered with.
pub fn text(text: &str) -> Value {
    json!({"resultType": "complete", "content": [{"type": "text", "text": text}]})
}

/// The text of a result.
pub fn said(result: Result<mcp_bindings::latest::CallToolResult, ClientError>) -> String {
    use mcp_bindings::latest::ContentBlock;
    match &result.expect("a result").content[..] {
        [ContentBlock::Text(text)] => text.text.clone(),
        other => panic!("expected a text, found {other:?}"),
    }
}
