//! The types of every tool schema of the tests, and what can be done with them by name.

#![deny(warnings)]
#![forbid(unsafe_code)]
#![allow(missing_docs)]

use serde::{Serialize, de::DeserializeOwned};
use serde_json::Value;

include!(concat!(env!("OUT_DIR"), "/all.rs"));

/// What says which rule a value breaks.
pub type Check = fn(&Value) -> Result<(), String>;

/// A schema and what it became.
pub struct Row {
    pub id: &'static str,
    /// Whether a project with it is refused.
    pub refused: bool,
    pub case: &'static str,
    pub schema: &'static str,
    pub notes: usize,
    pub check: Check,
    /// How many steps a check takes.
    pub steps: fn(&Value) -> u64,
    pub through: fn(&str) -> Result<(String, Value), String>,
}

/// A text read as a type and written again, as text and as a value.
fn through<T: DeserializeOwned + Serialize>(text: &str) -> Result<(String, Value), String> {
    let value: T = serde_json::from_str(text).map_err(|error| error.to_string())?;
    let text = serde_json::to_string(&value).map_err(|error| error.to_string())?;
    Ok((text, serde_json::to_value(&value).map_err(|error| error.to_string())?))
}
