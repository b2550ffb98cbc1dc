//! The tool `test_simple_text`.

use mcp_bindings::latest::{CallToolResult, ContentBlock};
use mcp_runtime::server::{Context, ToolError};

use crate::Server;
use crate::generated::types::TestSimpleTextArgs;

/// A fixed text.
pub async fn call(
    _: &Server,
    _: &Context,
    _: TestSimpleTextArgs,
) -> Result<CallToolResult, ToolError> {
    let text = ContentBlock::text("This is a simple text response for testing.");
    Ok(CallToolResult::new([text]))
}
