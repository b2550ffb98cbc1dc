//! What a client notices of a change of a server: what breaks it, and what is merely more.

mod elements;
pub mod schema;

use std::fmt;

pub use elements::diff;

/// What a difference means to clients that were written for the old server.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Grade {
    /// Some calls fail that were good before, or bring what was never brought before. What nobody
    /// can decide counts as this.
    Breaking,
    /// There is more, or more is taken.
    Additive,
    /// Texts, pictures and hints are others.
    Note,
}

impl fmt::Display for Grade {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Self::Breaking => "breaking",
            Self::Additive => "additive",
            Self::Note => "note",
        })
    }
}

/// One difference.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Difference {
    /// What it means.
    pub grade: Grade,
    /// What it is of, as in "tool `current`".
    pub of: String,
    /// What is different.
    pub what: String,
}

impl fmt::Display for Difference {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:<9} {}: {}", self.grade, self.of, self.what)
    }
}
