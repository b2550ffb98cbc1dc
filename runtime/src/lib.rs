//! Servers and clients of the Model Context Protocol.
//!
//! Handlers are written once, against the newest protocol version, as implementations of the traits
//! that [`mcp_bindings`] generates from the specification. The runtime carries their messages: over
//! standard input and output or any byte stream, over Streamable HTTP, to peers of every protocol
//! version. What a peer's version does not define never leaves.
//!
//! ```no_run
//! use mcp_bindings::latest::{
//!     CallToolOutcome, CallToolRequestParams, CallToolResult, ContentBlock, ListToolsResult,
//!     PaginatedRequestParams, Tool, ToolsHandler,
//! };
//! use mcp_bindings::ErrorObject;
//! use mcp_runtime::server::{Context, Server, no_arguments, unknown_tool};
//!
//! struct Greeter;
//!
//! impl ToolsHandler<Context> for Greeter {
//!     async fn list_tools(&self, _: &Context, _: PaginatedRequestParams) -> Result<ListToolsResult, ErrorObject> {
//!         Ok(ListToolsResult::new([Tool::new("greet", no_arguments())]))
//!     }
//!     async fn call_tool(&self, _: &Context, call: CallToolRequestParams) -> Result<CallToolOutcome, ErrorObject> {
//!         match call.name.as_str() {
//!             "greet" => Ok(CallToolResult::new([ContentBlock::text("Hello!")]).into()),
//!             other => Err(unknown_tool(other)),
//!         }
//!     }
//! }
//!
//! # #[cfg(feature = "stdio")]
//! # async fn run() -> std::io::Result<()> {
//! Server::new("greeter", "1.0.0").tools(Greeter).serve_stdio().await
//! # }
//! ```

#![forbid(unsafe_code)]

#[cfg(feature = "client")]
pub mod client;
mod edges;
pub mod frames;
#[cfg(any(feature = "http-client", feature = "http-server"))]
pub mod headers;
#[cfg(feature = "http-server")]
pub mod http_server;
mod lock;
#[cfg(any(feature = "client", feature = "http-server"))]
mod mirror;
#[cfg(test)]
mod random;
#[cfg(feature = "server")]
pub mod server;
#[cfg(feature = "stdio")]
pub mod stdio;
pub mod tap;

pub use mcp_bindings as bindings;
pub use tokio_util::sync::CancellationToken;
