//! Server projects of the Model Context Protocol, from a manifest.

#![forbid(unsafe_code)]

pub mod types;
