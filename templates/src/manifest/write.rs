//! Manifests as YAML.

use serde_json::{Map, Value};

/// A manifest as YAML, which [`load`](super::load) reads as the same data.
pub fn yaml(manifest: &Map<String, Value>) -> String {
    // JSON is YAML.
    format!("{:#}\n", Value::Object(manifest.clone()))
}
