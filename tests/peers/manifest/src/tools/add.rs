//! The tool `add`.

use mcp_bindings::latest::{CallToolResult, ContentBlock};
use mcp_runtime::server::{Context, ToolError};

use crate::Server;
use crate::generated::types::AddArgs;

/// The sum as text.
pub async fn call(
    _: &Server,
    _: &Context,
    arguments: AddArgs,
) -> Result<CallToolResult, ToolError> {
    let sum = arguments.a.checked_add(arguments.b);
    let sum = sum.ok_or("the sum is too large")?;
    Ok(CallToolResult::new([ContentBlock::text(sum.to_string())]))
}
