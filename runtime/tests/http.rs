//! Streamable HTTP, one topic a file.

#[path = "http/server.rs"]
mod server;
#[path = "http/sessions.rs"]
mod sessions;
#[path = "http/stateless.rs"]
mod stateless;
#[path = "http/tcp.rs"]
mod tcp;
