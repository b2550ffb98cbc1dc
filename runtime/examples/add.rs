//! A server with one tool, over standard input and output, or over HTTP with `--http ADDR`.

use mcp_bindings::latest::{CallToolResult, ContentBlock, Tool, ToolInputSchema};
use mcp_runtime::server::{Server, ToolError, Tools};
use tokio::runtime::Builder;

#[derive(serde::Deserialize)]
struct Add {
    a: i64,
    b: i64,
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let schema: ToolInputSchema = serde_json::from_str(
        r#"{
            "type": "object",
            "properties": { "a": { "type": "integer" }, "b": { "type": "integer" } },
            "required": ["a", "b"]
        }"#,
    )?;
    let tools = Tools::new().add(Tool::new("add", schema), async |_, Add { a, b }| {
        let sum = a.checked_add(b).ok_or("the sum does not fit into 64 bits")?;
        Ok::<_, ToolError>(CallToolResult::new([ContentBlock::text(sum.to_string())]))
    });
    let server = Server::new("calculator", "1.0.0").tools(tools);
    let mut arguments = std::env::args().skip(1);
    match (arguments.next().as_deref(), arguments.next()) {
        (Some("--http"), Some(address)) => Ok(Builder::new_multi_thread()
            .enable_all()
            .build()?
            .block_on(server.serve_http(address))?),
        // One peer whose requests are short is served fastest by one thread.
        (None, None) => Ok(Builder::new_current_thread()
            .enable_all()
            .build()?
            .block_on(server.serve_stdio())?),
        _ => Err("usage: add [--http ADDRESS]".into()),
    }
}
