//! Functions that must survive any input: whatever the bytes are, they return, and what they claim
//! of the input holds. One function for each door through which other people's bytes come.
//!
//! `cargo test -p mcp-fuzz` runs a bounded number of inputs, made of the kept corpus with a fixed
//! seed; `libfuzzer/` runs the same functions under cargo-fuzz, for as long as one likes.

mod client;
mod decoders;
mod events;
mod http;
mod lines;
mod manifest;
mod mutate;
mod openapi;
mod run;
mod schema;
mod service;

pub use mutate::Mutator;

// The reader of events is private to the client, and is compiled here once more with what it takes
// from its crate.
#[allow(dead_code, missing_docs)]
#[path = "../../../runtime/src/edges.rs"]
mod edges;
mod frames {
    pub use crate::edges::Edges;
}
#[cfg(test)]
#[allow(dead_code, missing_docs)]
#[path = "../../../runtime/src/random.rs"]
mod random;

/// A function that must survive any input.
#[derive(Clone, Copy, Debug)]
pub struct Target {
    /// Its name, which is that of its folder in `corpus/`.
    pub name: &'static str,
    /// The function.
    pub run: fn(&[u8]),
    /// Of how many inputs a bounded run consists, relative to others: what an input costs differs.
    pub share: usize,
}

/// All of them.
pub const TARGETS: [Target; 9] = [
    Target { name: "decoders", run: decoders::run, share: 20 },
    Target { name: "frames", run: lines::run, share: 20 },
    Target { name: "events", run: events::run, share: 20 },
    Target { name: "service", run: service::run, share: 10 },
    Target { name: "http", run: http::run, share: 10 },
    Target { name: "client", run: client::run, share: 4 },
    Target { name: "manifest", run: manifest::run, share: 2 },
    Target { name: "openapi", run: openapi::run, share: 2 },
    Target { name: "schema", run: schema::run, share: 1 },
];

/// Runs the target of this name.
///
/// # Panics
/// If there is none, or it does not survive.
pub fn run(name: &str, data: &[u8]) {
    let target = TARGETS.iter().find(|target| target.name == name);
    (target.expect("a target of this name").run)(data);
}
