//! The tool `list_constants`.

use mcp_bindings::latest::{CallToolResult, ContentBlock};
use mcp_runtime::server::{Context, ToolError};

use crate::Server;
use crate::generated::types::ListConstantsArgs;

/// Lists constants.
pub async fn call(
    _: &Server,
    _: &Context,
    _: ListConstantsArgs,
) -> Result<CallToolResult, ToolError> {
    Ok(CallToolResult::new([ContentBlock::text("pi, e")]))
}
