//! A JSON Schema file, read into the closed vocabulary that the generator understands.

mod node;
mod parse;
mod reference;
mod schema;

use std::path::Path;

pub use node::Node;
pub use schema::{Additional, JsonType, Schema};

use crate::files;
use crate::problem::{Error, Problem};

pub use crate::files::MAX_BYTES;

/// The definitions of one schema file.
#[derive(Clone, Debug)]
pub struct Document {
    /// What the file is called in errors.
    pub file: String,
    /// The definitions by name, in the order of the file.
    pub definitions: Vec<(String, Schema)>,
}

impl Document {
    /// Reads a schema from its text.
    ///
    /// # Errors
    /// If the text is not JSON, or uses a construct that the generator does not know.
    pub fn parse(file: &str, text: &str) -> Result<Self, Error> {
        Self::from_node(file, &parse_json(file, text)?)
    }

    /// Reads a schema from JSON that was parsed before.
    ///
    /// # Errors
    /// If it uses a construct that the generator does not know.
    pub fn from_node(file: &str, node: &Node) -> Result<Self, Error> {
        parse::document(file, node)
    }

    /// The definition called `name`.
    pub fn definition(&self, name: &str) -> Option<&Schema> {
        self.definitions.iter().find(|(key, _)| key == name).map(|(_, schema)| schema)
    }
}

/// Reads JSON, with file, line and column in the error.
///
/// # Errors
/// If `text` is not JSON, or an object has a member twice.
pub fn parse_json(file: &str, text: &str) -> Result<Node, Error> {
    serde_json::from_str(text.strip_prefix('\u{feff}').unwrap_or(text)).map_err(|error| {
        let place = format!("{}:{}", error.line(), error.column());
        let text = error.to_string();
        let message = text.rsplit_once(" at line ").map_or(text.as_str(), |(message, _)| message);
        Problem::new(file, place, format!("not JSON: {message}")).into()
    })
}

/// Reads a file that should hold JSON.
///
/// # Errors
/// If there is no such file, or it is too large or not UTF-8.
pub fn read_text(path: &Path) -> Result<String, Error> {
    let file = path.display().to_string();
    files::read_text(path).map_err(|error| Problem::new(file, "", error.to_string()).into())
}
