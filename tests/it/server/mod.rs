//! The server over a stream: what it does with what peers send.

mod emitted;
mod endings;
mod faults;
mod handshake;
mod input;
mod lists;
mod peer;
mod processes;
mod stateless;
mod tap;
mod tasks;
mod torture;
mod versions;
