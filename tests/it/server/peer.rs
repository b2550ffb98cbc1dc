//! A client that sends just what a test says, over a stream in memory.

use std::time::Duration;

use mcp_runtime::frames::{Line, Lines, MAX_LINE};
use mcp_runtime::server::Service;
use serde_json::{Value, json};
use tokio::io::{AsyncWriteExt, DuplexStream, ReadHalf, WriteHalf};
use tokio::task::JoinHandle;

/// How long something may take that is bound to happen.
pub const LONG: Duration = Duration::from_secs(30);
/// How long nothing must happen for a test to believe that nothing will.
pub const SHORT: Duration = Duration::from_millis(150);

/// A client that sends just what a test says.
pub struct Peer {
    input: Option<WriteHalf<DuplexStream>>,
    output: Lines<ReadHalf<DuplexStream>>,
    serving: JoinHandle<std::io::Result<()>>,
    /// Everything that the server has sent.
    pub seen: Vec<Value>,
}

impl Peer {
    /// Connects to `service`, with a pipe of `capacity` bytes in each direction.
    pub fn with_capacity(service: &Service, capacity: usize) -> Self {
        let (ours, theirs) = tokio::io::duplex(capacity);
        let (output, input) = tokio::io::split(ours);
        let (their_input, their_output) = tokio::io::split(theirs);
        let service = service.clone();
        let serving =
            tokio::spawn(async move { service.serve_stream(their_input, their_output).await });
        let output = Lines::new(output, 2 * MAX_LINE);
        Self { input: Some(input), output, serving, seen: Vec::new() }
    }

    pub fn new(service: &Service) -> Self {
        Self::with_capacity(service, 64 * 1024)
    }

    /// Connects and opens a session of `version`.
    pub async fn in_session(service: &Service, version: &str, capabilities: Value) -> Self {
        let mut peer = Self::new(service);
        let result = peer.initialize(version, capabilities).await;
        assert_eq!(result["result"]["protocolVersion"], version, "{result}");
        peer.send(json!({"jsonrpc": "2.0", "method": "notifications/initialized"})).await;
        peer
    }

    pub async fn initialize(&mut self, version: &str, capabilities: Value) -> Value {
        let client = json!({"name": "test", "version": "1"});
        let params = json!({
            "protocolVersion": version, "capabilities": capabilities, "clientInfo": client,
        });
        self.call("init", "initialize", params).await
    }

    pub async fn bytes(&mut self, bytes: &[u8]) {
        let input = self.input.as_mut().expect("the input is open");
        tokio::time::timeout(LONG, input.write_all(bytes)).await.expect("it reads").expect("open");
    }

    pub async fn send(&mut self, message: Value) {
        self.bytes(format!("{message}\n").as_bytes()).await;
    }

    pub async fn request(&mut self, id: impl Into<Value>, method: &str, params: Value) {
        let id: Value = id.into();
        self.send(json!({"jsonrpc": "2.0", "id": id, "method": method, "params": params})).await;
    }

    /// The next message; panics if there is none within a long time.
    pub async fn next(&mut self) -> Value {
        let line = tokio::time::timeout(LONG, self.output.next()).await.expect("a message in time");
        match line.expect("the stream works").expect("the stream is open") {
            Line::Text(text) => {
                let message: Value = serde_json::from_str(text).expect("a line is JSON");
                self.seen.push(message.clone());
                message
            }
            other => panic!("{other:?}"),
        }
    }

    /// The answer to request `id`; what comes before is in `seen` only.
    pub async fn answer(&mut self, id: impl Into<Value>) -> Value {
        let id: Value = id.into();
        loop {
            let message = self.next().await;
            if message["id"] == id && message.get("method").is_none() {
                return message;
            }
        }
    }

    pub async fn call(&mut self, id: impl Into<Value>, method: &str, params: Value) -> Value {
        let id: Value = id.into();
        self.request(id.clone(), method, params).await;
        self.answer(id).await
    }

    /// Panics if a message comes within a short time.
    pub async fn expect_silence(&mut self) {
        if let Ok(line) = tokio::time::timeout(SHORT, self.output.next()).await {
            panic!("{line:?}");
        }
    }

    /// No more will be sent.
    pub async fn close(&mut self) {
        if let Some(mut input) = self.input.take() {
            let _ = input.shutdown().await;
        }
    }

    /// Closes the input, and waits for the server to finish; what it still said is in `seen`.
    pub async fn finish(mut self) -> Vec<Value> {
        self.close().await;
        let rest = async {
            while let Ok(Some(Line::Text(text))) = self.output.next().await {
                self.seen.push(serde_json::from_str(text).expect("a line is JSON"));
            }
        };
        tokio::time::timeout(LONG, rest).await.expect("the server ends");
        tokio::time::timeout(LONG, self.serving)
            .await
            .expect("in time")
            .expect("no panic")
            .expect("no error");
        self.seen
    }
}

/// Parameters with the metadata that every stateless request has.
pub fn stateless(params: Value) -> Value {
    with_meta(params, json!({}))
}

/// The same, with more metadata.
pub fn with_meta(mut params: Value, more: Value) -> Value {
    let mut meta = json!({
        "io.modelcontextprotocol/protocolVersion": "2026-07-28",
        "io.modelcontextprotocol/clientInfo": {"name": "test", "version": "1"},
        "io.modelcontextprotocol/clientCapabilities": {
            "elicitation": {}, "sampling": {}, "roots": {},
            "extensions": {"io.modelcontextprotocol/tasks": {}},
        },
    });
    for (name, value) in more.as_object().into_iter().flatten() {
        meta[name] = value.clone();
    }
    params["_meta"] = meta;
    params
}

/// Resident memory in KiB, where the system tells.
pub fn resident() -> Option<usize> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find(|line| line.starts_with("VmRSS:"))?;
    line.split_whitespace().nth(1)?.parse().ok()
}
