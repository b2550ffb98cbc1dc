//! JSON Schemas as types of Rust.

use serde_json::{Map, Value};

/// What a schema became.
#[derive(Clone, Debug)]
pub struct Converted {
    /// Items as formatted Rust, to be put into one module.
    pub code: String,
    /// The type of the root, a path inside of that module.
    pub root: String,
    /// What decides acceptance.
    pub validate: Validation,
    /// Where a type is wider than the schema.
    pub notes: Vec<Note>,
}

/// What decides acceptance.
#[derive(Clone, Debug)]
pub enum Validation {
    /// This function in the code.
    Generated(String),
    /// The `jsonschema` crate at run time.
    Validator,
}

/// Where a type is wider than the schema.
#[derive(Clone, Debug)]
pub struct Note {
    /// Where.
    pub pointer: String,
    /// How.
    pub text: String,
}

/// Why there is no type.
#[derive(Clone, Debug)]
pub struct Problem {
    /// Where.
    pub pointer: String,
    /// Why.
    pub text: String,
}

/// Converts a schema.
///
/// # Errors
/// If it is no schema.
pub fn convert(
    _name: &str,
    _schema: &Value,
    _shared: &Map<String, Value>,
) -> Result<Converted, Vec<Problem>> {
    Ok(Converted {
        code: String::new(),
        root: "::serde_json::Value".to_owned(),
        validate: Validation::Validator,
        notes: Vec::new(),
    })
}
