//! The notes that changed last.

use mcp_bindings::ErrorObject;
use mcp_bindings::latest::ReadResourceResult;
use mcp_runtime::server::Context;

use super::list;
use crate::Server;

/// Reads `notes://recent`.
pub async fn call(
    server: &Server,
    _: &Context,
    uri: &str,
) -> Result<ReadResourceResult, ErrorObject> {
    list(uri, &server.store.recent()?)
}
