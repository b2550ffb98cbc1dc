//! Typed MCP for Rust, generated from the specification.
//!
//! One pipeline turns a JSON Schema into bindings: a [`document::Document`] is read, corrected by
//! [`errata`], lowered to a [`model::Protocol`] without tokens, rendered, and collected in a
//! [`FileSet`] that is written at one place or compared with what is there.

mod bindings;
pub mod catalogue;
pub mod conversion;
pub mod decision;
pub mod diff;
pub mod document;
pub mod errata;
pub mod facts;
pub mod files;
mod fileset;
pub mod import;
mod lower;
pub mod markdown;
pub mod model;
pub mod naming;
pub mod output;
mod printable;
mod problem;
pub mod render;
pub mod sharing;

pub use bindings::{Bindings, Generated};
pub use fileset::{Drift, FileSet};
pub use lower::lower;
pub use printable::{is_active, printable};
pub use problem::{Error, Problem};
