//! Manifests of what is there already.

pub mod openapi;

use serde_json::{Map, Value};

/// A manifest that was made of something else.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Imported {
    /// The manifest as JSON, its keys in the order of the model.
    pub manifest: Map<String, Value>,
    /// What was left out or changed on the way, in sentences for the user.
    pub notes: Vec<String>,
}
