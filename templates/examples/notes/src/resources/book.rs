//! The notes of a book.

use mcp_bindings::ErrorObject;
use mcp_bindings::latest::ReadResourceResult;
use mcp_runtime::server::{Context, resource_not_found};

use super::list;
use crate::Server;
use crate::generated::types::{BookVariables, FindNotesArgs};

/// Reads `notes://books/{book}`.
pub async fn call(
    server: &Server,
    _: &Context,
    uri: &str,
    variables: BookVariables,
) -> Result<ReadResourceResult, ErrorObject> {
    let mut wanted = FindNotesArgs::new();
    wanted.book = Some(variables.book);
    match server.store.find(&wanted)?.as_slice() {
        [] => Err(resource_not_found(uri)),
        notes => list(uri, notes),
    }
}
