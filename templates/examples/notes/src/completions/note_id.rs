//! Proposals for the number of a note.

use mcp_bindings::{ErrorObject, Map};
use mcp_runtime::server::Context;

use crate::Server;

/// The notes of the book that is known already, or of all.
pub async fn call(
    server: &Server,
    _: &Context,
    typed: &str,
    known: &Map<String>,
) -> Result<Vec<String>, ErrorObject> {
    let book = known.get("book").map(String::as_str);
    Ok(server.store.numbers(typed, book)?)
}
