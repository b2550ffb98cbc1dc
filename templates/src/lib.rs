//! Server projects of the Model Context Protocol, from a manifest.
//!
//! A manifest (`mcp.yaml`) says in the names of the protocol what a server is and offers. It becomes
//! a project whose generated part is always overwritten, and whose other files are the user's from
//! the day they were written.

#![forbid(unsafe_code)]

pub mod build;
#[cfg(feature = "cli")]
pub mod diff;
pub mod identifiers;
#[cfg(feature = "cli")]
pub mod import;
pub mod lint;
pub mod manifest;
mod pointer;
pub mod problem;
pub mod project;
pub mod render;
pub mod types;
