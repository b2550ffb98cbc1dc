// Written by `mcp-codegen generate`. Do not edit: change the generator.

//! What is wrong with a message, and where.

use std::fmt;

use super::wire;

/// Why a value could not be read.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct DecodeError {
    /// The member that is wrong or missing, such as `tools[12].inputSchema.type`; empty for the
    /// value itself.
    pub path: String,
    /// What was expected there, and what was found.
    pub message: String,
}

impl DecodeError {
    /// An error at the value itself.
    pub fn new(message: impl Into<String>) -> Self {
        Self { path: String::new(), message: message.into() }
    }

    /// The same error, seen from the object that holds the value as its member `name`.
    #[must_use]
    pub fn within(mut self, name: &str) -> Self {
        self.path = wire::join(name, &self.path);
        self
    }
}

impl fmt::Display for DecodeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.path.is_empty() {
            f.write_str(&self.message)
        } else {
            write!(f, "`{}`: {}", self.path, self.message)
        }
    }
}

impl std::error::Error for DecodeError {}

impl From<serde_json::Error> for DecodeError {
    fn from(error: serde_json::Error) -> Self {
        let text = wire::without_position(&error.to_string()).to_owned();
        match wire::split_path(&text) {
            Some((path, message)) => Self { path: path.to_owned(), message: message.to_owned() },
            None => Self::new(text),
        }
    }
}
