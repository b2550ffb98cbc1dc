//! A server whose tools wait, ask, count and say much, and a peer that sends lines.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use mcp_bindings::latest::{
    CallToolResult, ContentBlock, ElicitRequestFormParams, Tool, ToolInputSchema,
};
use mcp_runtime::frames::{Line, Lines};
use mcp_runtime::server::{Context, Limits, Server, Service, ToolError, Tools};
use serde_json::{Value, json};
use tokio::io::{AsyncWriteExt, DuplexStream, ReadHalf, WriteHalf};
use tokio::sync::Semaphore;

use super::server::meta;

/// How long something may take that is bound to happen.
pub const LONG: Duration = Duration::from_secs(60);

/// What tests see of the server, and what they let it do.
#[derive(Clone)]
pub struct World {
    pub begun: Arc<AtomicUsize>,
    pub sold: Arc<AtomicUsize>,
    /// How many calls of `wait` may end.
    pub gate: Arc<Semaphore>,
}

impl Default for World {
    fn default() -> Self {
        Self { begun: Arc::default(), sold: Arc::default(), gate: Arc::new(Semaphore::new(0)) }
    }
}

impl World {
    pub fn begun(&self) -> usize {
        self.begun.load(Ordering::SeqCst)
    }
}

#[derive(serde::Deserialize)]
struct Sale {
    item: Option<String>,
}

fn text(text: impl Into<String>) -> Result<CallToolResult, ToolError> {
    Ok(CallToolResult::new([ContentBlock::text(text)]))
}

fn tool(name: &str, properties: &str) -> Tool {
    let schema = format!(r#"{{"type":"object","properties":{properties}}}"#);
    let schema: ToolInputSchema = serde_json::from_str(&schema).expect("a schema");
    Tool::new(name, schema)
}

fn number(arguments: &Value, name: &str) -> usize {
    usize::try_from(arguments[name].as_u64().unwrap_or_default()).expect("small")
}

pub fn form() -> ElicitRequestFormParams {
    let form = json!({"message": "Sure?", "requestedSchema": {"type": "object", "properties": {}}});
    serde_json::from_value(form).expect("a form")
}

fn tools(world: &World) -> Tools {
    let [count, wait, stay, sell] = [(); 4].map(|()| world.clone());
    Tools::new()
        .add(
            tool("echo", r#"{"text":{"type":"string","x-mcp-header":"Text"}}"#),
            async |_, a: Value| text(a["text"].as_str().unwrap_or_default()),
        )
        .add(tool("count", "{}"), move |_, _: Value| {
            let begun = count.begun.fetch_add(1, Ordering::SeqCst) + 1;
            async move { text(begun.to_string()) }
        })
        .add(tool("wait", "{}"), move |_, _: Value| {
            let world = wait.clone();
            async move {
                world.begun.fetch_add(1, Ordering::SeqCst);
                world.gate.acquire().await.expect("open").forget();
                text("waited")
            }
        })
        // It does not care whether it is cancelled.
        .add(tool("stay", "{}"), move |_, _: Value| {
            let world = stay.clone();
            async move {
                world.begun.fetch_add(1, Ordering::SeqCst);
                tokio::time::sleep(Duration::from_secs(1_000_000)).await;
                text("stayed")
            }
        })
        .add(tool("large", "{}"), async |_, a: Value| text("x".repeat(number(&a, "bytes"))))
        .add(tool("stream", "{}"), async |cx: Context, a: Value| {
            for step in 1..=number(&a, "steps").max(1) {
                cx.progress(i64::try_from(step).expect("small"))
                    .message("x".repeat(number(&a, "each")))
                    .await;
            }
            text("x".repeat(number(&a, "bytes")))
        })
        .add(tool("ask", "{}"), async |cx: Context, _: Value| {
            let answer = cx.elicit("sure", form()).await?;
            text(answer.action.as_str())
        })
        // Remembers what was asked for first, and sells that.
        .add(tool("sell", "{}"), move |cx: Context, a: Sale| {
            let world = sell.clone();
            async move {
                if let Some(item) = cx.remembered::<String>()? {
                    cx.elicit("sure", form()).await?;
                    world.sold.fetch_add(1, Ordering::SeqCst);
                    return text(format!("sold {item}"));
                }
                cx.remember(a.item.as_deref().unwrap_or("nothing"))?;
                cx.elicit("sure", form()).await?;
                text("never")
            }
        })
        .add(tool("compute", "{}"), async |_, a: Value| {
            std::thread::sleep(Duration::from_millis(number(&a, "ms") as u64));
            text("computed")
        })
}

pub fn server(world: &World) -> Server<Tools> {
    Server::new("test", "1").tools(tools(world))
}

pub fn limited(world: &World, change: impl FnOnce(&mut Limits)) -> Service {
    server(world).limits(limits(change)).into_service()
}

pub fn limits(change: impl FnOnce(&mut Limits)) -> Limits {
    let mut limits = Limits::default();
    change(&mut limits);
    limits
}

/// A call of the newest version, as one line.
pub fn line(id: usize, tool: &str, arguments: &Value) -> String {
    let params = json!({"name": tool, "arguments": arguments, "_meta": meta()});
    json!({"jsonrpc": "2.0", "id": id, "method": "tools/call", "params": params}).to_string()
}

/// A peer that sends lines.
pub struct Peer {
    pub input: WriteHalf<DuplexStream>,
    pub output: Lines<ReadHalf<DuplexStream>>,
}

impl Peer {
    pub fn new(service: &Service) -> Self {
        let (ours, theirs) = tokio::io::duplex(64 * 1024);
        let (output, input) = tokio::io::split(ours);
        let (their_input, their_output) = tokio::io::split(theirs);
        let service = service.clone();
        tokio::spawn(async move { service.serve_stream(their_input, their_output).await });
        Self { input, output: Lines::new(output, 64 * 1024 * 1024) }
    }

    /// Opens a session of `version`.
    pub async fn in_session(service: &Service, version: &str) -> Self {
        let mut peer = Self::new(service);
        let params = json!({
            "protocolVersion": version, "capabilities": {"elicitation": {}},
            "clientInfo": {"name": "test", "version": "1"},
        });
        let open = json!({"jsonrpc": "2.0", "id": 0, "method": "initialize", "params": params});
        peer.send(&open.to_string()).await;
        assert_eq!(peer.next().await["result"]["protocolVersion"], version);
        peer
    }

    pub async fn send(&mut self, line: &str) {
        let line = format!("{line}\n");
        tokio::time::timeout(LONG, self.input.write_all(line.as_bytes()))
            .await
            .expect("it reads")
            .expect("open");
    }

    pub async fn next(&mut self) -> Value {
        let line = tokio::time::timeout(LONG, self.output.next()).await.expect("in time");
        match line.expect("no error").expect("not the end") {
            Line::Text(text) => serde_json::from_str(text).expect("JSON"),
            other => panic!("{other:?}"),
        }
    }

    /// The answer to `id`; everything else is passed over.
    pub async fn answer(&mut self, id: usize) -> Value {
        loop {
            let message = self.next().await;
            if message["id"] == id && message.get("method").is_none() {
                return message;
            }
        }
    }
}
