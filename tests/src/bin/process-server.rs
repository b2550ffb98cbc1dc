//! A server that has the process for itself, and tools that keep threads busy: over standard input
//! and output, or with `--http` over HTTP at an address that it says on standard error.
//!
//! `GRACE_MS` is the grace of its shutdown, `--one-thread` has it run on one.

use std::thread;
use std::time::Duration;

use mcp_bindings::latest::{CallToolResult, ContentBlock, Tool};
use mcp_runtime::server::{Limits, Server, ToolError, Tools, no_arguments};
use tokio::runtime::Builder;

#[derive(serde::Deserialize)]
struct Busy {
    ms: u64,
}

impl Busy {
    fn time(&self) -> Duration {
        Duration::from_millis(self.ms)
    }
}

fn done() -> Result<CallToolResult, ToolError> {
    Ok(CallToolResult::new([ContentBlock::text("done")]))
}

fn tools() -> Tools {
    let tool = |name| Tool::new(name, no_arguments());
    Tools::new()
        .add(tool("nap"), async |_, busy: Busy| {
            tokio::time::sleep(busy.time()).await;
            done()
        })
        .add(tool("block"), async |_, busy: Busy| {
            let blocking = tokio::task::spawn_blocking(move || thread::sleep(busy.time()));
            blocking.await.map_err(|error| error.to_string())?;
            done()
        })
        .add(tool("leave"), async |_, busy: Busy| {
            tokio::task::spawn_blocking(move || thread::sleep(busy.time()));
            done()
        })
        .add(tool("compute"), async |_, busy: Busy| {
            thread::sleep(busy.time());
            done()
        })
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let has = |wanted: &str| std::env::args().any(|argument| argument == wanted);
    let mut limits = Limits::default();
    if let Ok(grace) = std::env::var("GRACE_MS") {
        limits.shutdown_grace = Duration::from_millis(grace.parse()?);
    }
    let server = Server::new("busy", "1").tools(tools()).limits(limits);
    let mut runtime = if has("--one-thread") {
        Builder::new_current_thread()
    } else {
        Builder::new_multi_thread()
    };
    let runtime = runtime.enable_all().build()?;
    runtime.block_on(async {
        if !has("--http") {
            return Ok(server.serve_stdio().await?);
        }
        let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await?;
        let service = server.into_service();
        service.manage_process();
        eprintln!("{}", listener.local_addr()?);
        Ok(service.into_http().serve(listener).await?)
    })
}
