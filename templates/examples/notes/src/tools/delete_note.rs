//! The tool `delete_note`.

use mcp_bindings::latest::{CallToolResult, ContentBlock};
use mcp_runtime::server::{Context, ToolError};

use crate::Server;
use crate::generated::types::DeleteNoteArgs;

/// Deletes a note.
pub async fn call(
    server: &Server,
    context: &Context,
    arguments: DeleteNoteArgs,
) -> Result<CallToolResult, ToolError> {
    let note = server.store.delete(arguments.id)?;
    server.tell_of(context, &note).await;
    let text = format!("deleted note {}", note.id);
    Ok(CallToolResult::new([ContentBlock::text(text)]))
}
