//! The tool `add_note`.

use mcp_runtime::server::{Context, ToolError};

use crate::Server;
use crate::generated::types::{AddNoteArgs, Note};

/// Adds a note.
pub async fn call(
    server: &Server,
    context: &Context,
    arguments: AddNoteArgs,
) -> Result<Note, ToolError> {
    let note = server.store.add(&arguments)?;
    server.tell_of(context, &note).await;
    Ok(note)
}
