//! Schemas that are checked by the `jsonschema` crate.

use jsonschema::Validator;
use serde_json::Value;

/// What checks values of a schema.
pub(crate) fn validator(schema: &str) -> Result<Validator, String> {
    let schema: Value = serde_json::from_str(schema).map_err(|error| error.to_string())?;
    jsonschema::validator_for(&schema).map_err(|error| error.to_string())
}

/// Checks a value, and says what is wrong first.
pub(crate) fn check(validator: &Result<Validator, String>, value: &Value) -> Result<(), String> {
    let validator = validator.as_ref().map_err(Clone::clone)?;
    let Some(error) = validator.iter_errors(value).next() else { return Ok(()) };
    match dotted(error.instance_path().as_str()) {
        path if path.is_empty() => Err(error.to_string()),
        path => Err(format!("{path}: {error}")),
    }
}

/// A JSON pointer as a path of members and items: `a[0].b`.
fn dotted(pointer: &str) -> String {
    let mut path = String::new();
    for token in pointer.split('/').skip(1) {
        if !token.is_empty() && token.bytes().all(|byte| byte.is_ascii_digit()) {
            path.push_str(&format!("[{token}]"));
        } else {
            path.push_str(if path.is_empty() { "" } else { "." });
            path.push_str(&token.replace("~1", "/").replace("~0", "~"));
        }
    }
    path
}
