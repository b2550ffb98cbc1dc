//! The facts of every version of the Model Context Protocol, as files.
//!
//! A schema is here without its prose: definitions, members, types, bounds. What JSON Schema
//! cannot say stands in fact files beside them, each entry with its reason.

/// The files by name, in that order.
const FILES: &[(&str, &str)] = &include!(concat!(env!("OUT_DIR"), "/files.rs"));

/// The text of a file.
pub fn file(name: &str) -> Option<&'static str> {
    FILES.iter().find(|(known, _)| *known == name).map(|(_, text)| *text)
}

/// The names of all files.
pub fn names() -> impl Iterator<Item = &'static str> {
    FILES.iter().map(|(name, _)| *name)
}
