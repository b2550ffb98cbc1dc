//! The tool `test_tool_with_progress`.

use std::time::Duration;

use mcp_bindings::latest::{CallToolResult, ContentBlock};
use mcp_runtime::server::{Context, ToolError};

use crate::Server;
use crate::generated::types::TestToolWithProgressArgs;

/// Tells three times how far it is.
pub async fn call(
    _: &Server,
    context: &Context,
    _: TestToolWithProgressArgs,
) -> Result<CallToolResult, ToolError> {
    for progress in [0, 50, 100] {
        context.progress(progress).total(100).await;
        // Some clients drop a notification that they read together with the answer.
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    Ok(CallToolResult::new([ContentBlock::text("done")]))
}
