//! Clients: requests out, typed results in, whatever the server speaks.

#[cfg(feature = "http-client")]
pub mod http;
mod link;

pub use link::{Inbox, Link, LinkError, Outgoing, Sending};
