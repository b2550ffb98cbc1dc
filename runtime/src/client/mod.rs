//! Clients: requests out, typed results in, whatever the server speaks.

mod link;

pub use link::{Inbox, Link, LinkError, Outgoing, Sending};
