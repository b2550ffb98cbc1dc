//! Proposals for the book of a list.

use mcp_bindings::{ErrorObject, Map};
use mcp_runtime::server::Context;

use crate::Server;

/// The books that there are.
pub async fn call(
    server: &Server,
    _: &Context,
    typed: &str,
    _: &Map<String>,
) -> Result<Vec<String>, ErrorObject> {
    Ok(server.store.books(typed)?)
}
