//! A server with one tool, for the host that starts it:
//! `cargo run -p mcp-runtime --example stdio_server`.

use mcp_bindings::latest::{CallToolResult, ContentBlock, Tool, ToolInputSchema};
use mcp_runtime::server::{Context, Form, Server, ToolError, Tools, accepted};

#[derive(serde::Deserialize)]
struct Greet {
    name: Option<String>,
}

#[tokio::main]
async fn main() -> Result<(), Box<dyn std::error::Error>> {
    let schema: ToolInputSchema =
        serde_json::from_str(r#"{"type": "object", "properties": {"name": {"type": "string"}}}"#)?;
    let greet = Tool::new("greet", schema).with_description("Greets somebody by name.");
    let tools = Tools::new().add(greet, async |cx: Context, mut greet: Greet| {
        if greet.name.is_none() {
            let form = Form::new("Whom shall I greet?").text("name");
            greet = accepted(&cx.elicit("name", form).await?)?.ok_or("nobody to greet")?;
        }
        let text = format!("Hello, {}!", greet.name.unwrap_or_default());
        Ok::<_, ToolError>(CallToolResult::new([ContentBlock::text(text)]))
    });
    Server::new("greeter", "1.0.0").tools(tools).serve_stdio().await?;
    Ok(())
}
