//! The tool `change_note`.

use mcp_runtime::server::{Context, ToolError};

use crate::Server;
use crate::generated::types::{ChangeNoteArgs, Note};

/// Changes what is given of a note.
pub async fn call(
    server: &Server,
    context: &Context,
    arguments: ChangeNoteArgs,
) -> Result<Note, ToolError> {
    let note = server.store.change(&arguments)?;
    server.tell_of(context, &note).await;
    Ok(note)
}
