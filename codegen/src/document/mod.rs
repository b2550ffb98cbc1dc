//! A JSON Schema file, read into the closed vocabulary that the generator understands.

mod node;
mod parse;
mod reference;
mod schema;

use std::io::Read;
use std::path::Path;

pub use node::Node;
pub use schema::{Additional, JsonType, Schema};

use crate::problem::{Error, Problem};

/// Larger files are refused before they are read: the largest schema of the protocol has 180 kB.
pub const MAX_BYTES: u64 = 32 * 1024 * 1024;

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
    serde_json::from_str(text.trim_start_matches('\u{feff}')).map_err(|error| {
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
    let problem = |message: String| Error::from(Problem::new(&file, "", message));
    let size = std::fs::metadata(path).map_err(|error| problem(error.to_string()))?.len();
    if size > MAX_BYTES {
        let limit = MAX_BYTES / 1024 / 1024;
        let size = size / 1024 / 1024;
        return Err(problem(format!(
            "{size} MiB, more than the {limit} MiB that a schema may have"
        )));
    }
    // A device or a pipe has no size to ask for, so reading is bounded too.
    let mut bytes = Vec::new();
    let file = std::fs::File::open(path).map_err(|error| problem(error.to_string()))?;
    let read = file.take(MAX_BYTES + 1).read_to_end(&mut bytes);
    if read.map_err(|error| problem(error.to_string()))? as u64 > MAX_BYTES {
        let limit = MAX_BYTES / 1024 / 1024;
        return Err(problem(format!("more than the {limit} MiB that a schema may have")));
    }
    String::from_utf8(bytes).map_err(|_| problem("not UTF-8".to_owned()))
}
