//! What is told about a value that is not accepted.

use std::fmt;

/// A rule that a value breaks, and where in the value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Violation {
    path: String,
    rule: String,
}

impl Violation {
    pub(super) fn new(path: String, rule: String) -> Self {
        Self { path, rule }
    }

    /// Where: `items[3].name`, or nothing for the value as a whole.
    pub fn path(&self) -> &str {
        &self.path
    }

    /// What was expected there.
    pub fn rule(&self) -> &str {
        &self.rule
    }
}

impl fmt::Display for Violation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if !self.path.is_empty() {
            write!(f, "{}: ", self.path)?;
        }
        f.write_str(&self.rule)
    }
}

impl std::error::Error for Violation {}

/// Everything that is wrong with a value, as far as it is told: at least one rule.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Violations {
    told: Vec<Violation>,
    more: usize,
}

impl Violations {
    /// How many are told; of the others only the number is.
    pub const MOST: usize = 20;

    pub(super) fn new(told: Vec<Violation>, more: usize) -> Self {
        Self { told, more }
    }

    /// The first ones, [`Violations::MOST`] at most.
    pub fn told(&self) -> &[Violation] {
        &self.told
    }

    /// How many there are beside those that are told.
    pub fn more(&self) -> usize {
        self.more
    }
}

impl fmt::Display for Violations {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, violation) in self.told.iter().enumerate() {
            write!(f, "{}{violation}", if index == 0 { "" } else { "; " })?;
        }
        match self.more {
            0 => Ok(()),
            more => write!(f, "; and {more} more"),
        }
    }
}

impl std::error::Error for Violations {}

/// A step from a value to one inside of it.
#[derive(Clone, Copy, Debug)]
pub(super) enum Step<'v> {
    Member(&'v str),
    Item(usize),
}

/// Steps as text: `items[3].name`, and `["a b"]` for what is no plain name.
pub(super) fn path(steps: &[Step<'_>]) -> String {
    let plain = |c: char| c.is_alphanumeric() || matches!(c, '_' | '-' | '$');
    let mut text = String::new();
    for step in steps {
        match step {
            Step::Item(index) => text.push_str(&format!("[{index}]")),
            Step::Member(name) if !name.is_empty() && name.chars().all(plain) => {
                text.push_str(if text.is_empty() { "" } else { "." });
                text.push_str(name);
            }
            Step::Member(name) => text.push_str(&format!("[{}]", serde_json::Value::from(*name))),
        }
    }
    text
}
