//! Clients: requests out, typed results in, whatever the server speaks.
//!
//! A [`Client`] sends requests of the newest protocol version and gets their results; what a server
//! of another version needs is translated. A server that asks back is answered by the handlers the
//! client was built with, whichever way its version asks.
//!
//! ```no_run
//! # #[cfg(feature = "stdio")]
//! # async fn run() -> Result<(), Box<dyn std::error::Error>> {
//! use mcp_runtime::client::Client;
//!
//! let client = Client::stdio(tokio::process::Command::new("weather-server")).connect().await?;
//! println!("the server speaks {}", client.protocol_version());
//! for tool in client.list_all_tools().await? {
//!     println!("{}", tool.name);
//! }
//! client.close().await?;
//! # Ok(())
//! # }
//! ```

mod answer;
mod builder;
mod cache;
mod calls;
#[cfg(feature = "stdio")]
mod child;
#[cfg(feature = "stdio")]
mod command;
mod core;
mod era;
mod error;
#[cfg(feature = "stdio")]
mod group;
mod heard;
#[cfg(feature = "http-client")]
pub mod http;
mod link;
mod listen;
mod mirror;
mod pages;
mod pending;
mod queue;
mod receive;
mod request;
mod salvage;
mod shown;
mod state;
mod stray;
mod stream;
mod tapped;
mod tasks;

use std::sync::Arc;

use mcp_bindings::ProtocolVersion;
use mcp_bindings::latest::Implementation;
use mcp_bindings::latest::{
    ClientCapabilities, PaginatedRequestParams, RequestMetaObject, ServerCapabilities,
};

pub use builder::ClientBuilder;
pub use era::EraMemory;
pub use error::{ClientError, Incomplete, LeftOut, List};
pub use heard::Notifications;
pub use link::{Inbox, Link, LinkError, Outgoing, Sending};
pub use listen::{Change, Subscription};
pub use mirror::mirrored;
pub use pages::Pages;
pub use request::RequestOptions;
pub use state::{State, States};

pub use crate::mirror::{InvalidMirror, Mirror, mirrors};

use self::core::Core;

/// A connection to one server. Clones are cheap and are the same connection; it is closed with the
/// last of them, and of the subscriptions and pages that came from it. Closing so goes on in the
/// background: a process is ended, and a session over HTTP is taken back at its server, unless the
/// runtime ends before. Whoever needs to know that it was done calls [`Client::close`].
#[derive(Clone)]
pub struct Client {
    core: Arc<Core>,
    #[cfg(feature = "stdio")]
    stderr: Option<child::Tail>,
}

impl std::fmt::Debug for Client {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Client")
            .field("agreed", &self.core.agreed())
            .field("in_flight", &self.core.pending.len())
            .finish_non_exhaustive()
    }
}

/// Metadata for the parameters of a request, which the client fills in when it sends them: version,
/// capabilities and the name of the client. What is added here goes with it.
pub fn meta() -> RequestMetaObject {
    RequestMetaObject::new(ClientCapabilities::new(), String::new())
}

/// Parameters that ask for a list from its beginning.
pub fn list_params() -> PaginatedRequestParams {
    PaginatedRequestParams::new(meta())
}

impl Client {
    /// A client that is told with [`ClientBuilder::link`] and its like where its server is.
    pub fn builder() -> ClientBuilder {
        ClientBuilder::new()
    }

    /// A client of a server that it starts as a process: see [`ClientBuilder::stdio`].
    #[cfg(feature = "stdio")]
    pub fn stdio(command: impl Into<tokio::process::Command>) -> ClientBuilder {
        Self::builder().stdio(command)
    }

    /// A client of the server at `url`, over Streamable HTTP; servers that have only the deprecated
    /// HTTP+SSE transport are found, too. For headers, tokens and limits see
    /// [`ClientBuilder::http`].
    #[cfg(feature = "http-client")]
    pub fn http(url: impl Into<String>) -> ClientBuilder {
        Self::builder().http(url, http::HttpSettings::new())
    }

    /// A client of a server that listens at a Unix socket: see [`ClientBuilder::unix`].
    #[cfg(all(unix, feature = "stdio"))]
    pub fn unix(path: impl Into<std::path::PathBuf>) -> ClientBuilder {
        Self::builder().unix(path)
    }

    /// A client of a server behind two streams of bytes: see [`ClientBuilder::stream`].
    pub fn stream<I, O>(input: I, output: O) -> ClientBuilder
    where
        I: tokio::io::AsyncRead + Send + Unpin + 'static,
        O: tokio::io::AsyncWrite + Send + Unpin + 'static,
    {
        Self::builder().stream(input, output)
    }

    /// The protocol version that client and server agreed on.
    pub fn protocol_version(&self) -> ProtocolVersion {
        self.core.version()
    }

    /// What the server says it is, if it does. Nothing proves it.
    pub fn server_info(&self) -> Option<Implementation> {
        self.core.agreed()?.server_info.clone()
    }

    /// What the server can do; nothing if it was not asked.
    pub fn server_capabilities(&self) -> Option<ServerCapabilities> {
        self.core.agreed()?.capabilities.clone()
    }

    /// How a model makes good use of the server, if the server says so.
    pub fn instructions(&self) -> Option<String> {
        self.core.agreed()?.instructions.clone()
    }

    /// Why there is no connection any more; nothing while there is one.
    pub fn closed(&self) -> Option<LinkError> {
        self.core.pending.closed()
    }

    /// Whether the connection is open.
    pub fn state(&self) -> State {
        self.core.state.watch().now()
    }

    /// The state of the connection, and each that it has from now on.
    pub fn states(&self) -> States {
        self.core.state.watch()
    }

    /// How many requests wait for their answers, subscriptions included.
    pub fn in_flight(&self) -> usize {
        self.core.pending.len()
    }

    /// The end of what the process of the server wrote to standard error, at most 32 KiB. Empty if
    /// there is no process.
    #[cfg(feature = "stdio")]
    pub fn stderr_tail(&self) -> String {
        self.stderr.as_ref().map(child::Tail::text).unwrap_or_default()
    }

    /// Closes the connection in good order, for all clones. Requests that still wait fail.
    ///
    /// # Errors
    /// If it cannot be closed in good order.
    pub async fn close(&self) -> Result<(), ClientError> {
        Ok(self.core.link.close().await?)
    }
}
