//! The facts of every version of the Model Context Protocol, as files.
//!
//! A schema is here without its prose: definitions, members, types, bounds. What JSON Schema
//! cannot say stands in fact files beside them, each entry with its reason.

/// The files by name.
const FILES: [(&str, &str); 15] = [
    ("2024-11-05.json", include_str!("../2024-11-05.json")),
    ("2025-03-26.json", include_str!("../2025-03-26.json")),
    ("2025-06-18.json", include_str!("../2025-06-18.json")),
    ("2025-11-25.json", include_str!("../2025-11-25.json")),
    ("2026-07-28.json", include_str!("../2026-07-28.json")),
    ("tasks.json", include_str!("../tasks.json")),
    ("accessors.toml", include_str!("../accessors.toml")),
    ("concerns.toml", include_str!("../concerns.toml")),
    ("conversions.toml", include_str!("../conversions.toml")),
    ("defaults.toml", include_str!("../defaults.toml")),
    ("docs.toml", include_str!("../docs.toml")),
    ("errata.toml", include_str!("../errata.toml")),
    ("messages.toml", include_str!("../messages.toml")),
    ("names.toml", include_str!("../names.toml")),
    ("upstream.toml", include_str!("../upstream.toml")),
];

/// The text of a file.
pub fn file(name: &str) -> Option<&'static str> {
    FILES.iter().find(|(known, _)| *known == name).map(|(_, text)| *text)
}

/// The names of all files.
pub fn names() -> impl Iterator<Item = &'static str> {
    FILES.iter().map(|(name, _)| *name)
}
