//! What changed between two protocols, and whom it breaks.

mod compare;
mod rules;
mod show;

use serde::Serialize;

pub use compare::{compare, shown};

/// All changes from one protocol to another.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Diff {
    /// The version before.
    pub old: String,
    /// The version after.
    pub new: String,
    /// The changes: methods first, then types, each in the order of names.
    pub changes: Vec<Change>,
}

impl Diff {
    /// How many changes have this grade.
    pub fn count(&self, grade: Grade) -> usize {
        self.changes.iter().filter(|change| change.grade == grade).count()
    }

    /// Whether a change breaks peers or programs.
    pub fn is_breaking(&self) -> bool {
        self.changes.iter().any(|change| change.grade != Grade::Additive)
    }
}

/// One change.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Change {
    /// What kind of thing changed.
    pub kind: Subject,
    /// The method or the type.
    pub name: String,
    /// The member, the string or the kind of a union inside the type.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub part: Option<String>,
    /// What happened to it.
    pub action: Action,
    /// What it is, or was and became.
    pub detail: String,
    /// Whom it breaks.
    pub grade: Grade,
    /// Why.
    pub reason: &'static str,
}

/// What kind of thing changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Subject {
    /// A request or a notification.
    Method,
    /// A type as a whole.
    Type,
    /// A member of an object.
    Member,
    /// A member that always holds the same.
    Constant,
    /// A string of a string type.
    String,
    /// A kind of a union.
    Kind,
}

/// What happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Action {
    /// It is new.
    Added,
    /// It is gone.
    Removed,
    /// It is different.
    Changed,
}

/// Whom a change breaks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Grade {
    /// A peer of the other version may no longer be understood.
    WireBreaking,
    /// Peers still understand each other, but programs that use the bindings must change.
    SourceBreaking,
    /// Nobody has to do anything.
    Additive,
}
