//! Proposals for the note to tidy.

use mcp_bindings::{ErrorObject, Map};
use mcp_runtime::server::Context;

use crate::Server;

/// All notes.
pub async fn call(
    server: &Server,
    _: &Context,
    typed: &str,
    _: &Map<String>,
) -> Result<Vec<String>, ErrorObject> {
    Ok(server.store.numbers(typed, None)?)
}
