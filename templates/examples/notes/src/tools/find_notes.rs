//! The tool `find_notes`.

use mcp_runtime::server::{Context, ToolError};

use crate::Server;
use crate::generated::types::{FindNotesArgs, FindNotesOutput};

/// Finds notes.
pub async fn call(
    server: &Server,
    _: &Context,
    arguments: FindNotesArgs,
) -> Result<FindNotesOutput, ToolError> {
    Ok(FindNotesOutput::new(server.store.find(&arguments)?))
}
