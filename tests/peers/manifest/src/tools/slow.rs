//! The tool `slow`.

use std::time::Duration;

use mcp_bindings::latest::{CallToolResult, ContentBlock};
use mcp_runtime::server::{Context, ToolError};

use crate::Server;
use crate::generated::types::SlowArgs;

/// Sleeps, until nobody wants to know any more.
pub async fn call(
    _: &Server,
    context: &Context,
    arguments: SlowArgs,
) -> Result<CallToolResult, ToolError> {
    tokio::select! {
        () = tokio::time::sleep(Duration::from_millis(arguments.ms)) => {}
        () = context.cancelled() => return Err("cancelled".into()),
    }
    let text = ContentBlock::text(format!("slept {} ms", arguments.ms));
    Ok(CallToolResult::new([text]))
}
