//! One note.

use mcp_bindings::ErrorObject;
use mcp_bindings::latest::{ReadResourceResult, TextResourceContents};
use mcp_runtime::server::{Context, resource_not_found};

use crate::Server;
use crate::generated::types::NoteVariables;
use crate::store::Error;

/// Reads `notes://books/{book}/{id}`.
pub async fn call(
    server: &Server,
    _: &Context,
    uri: &str,
    variables: NoteVariables,
) -> Result<ReadResourceResult, ErrorObject> {
    let (note, text) = match server.store.read(variables.id) {
        Ok((note, text)) if note.book == variables.book => (note, text),
        Ok(_) | Err(Error::NoNote(_)) => return Err(resource_not_found(uri)),
        Err(error) => return Err(error.into()),
    };
    let text = format!("# {}\n\n{text}\n", note.title);
    let contents = TextResourceContents::new(uri, text).with_mime_type("text/markdown");
    Ok(ReadResourceResult::new([contents]))
}
