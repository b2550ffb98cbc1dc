//! An MCP server. What it offers is in `mcp.yaml`, what it does is here.

#[rustfmt::skip]
pub mod generated;
mod completions;
mod prompts;
mod resources;
mod server;
mod store;
mod tools;

pub use server::Server;

/// The server, ready to serve over any number of transports.
///
/// # Errors
/// If it cannot begin.
pub fn service() -> Result<mcp_runtime::server::Service, Box<dyn std::error::Error>> {
    let server = generated::server(Server::new()?);
    // Settings that are not in the manifest, such as limits, belong here.
    Ok(server.into_service())
}
