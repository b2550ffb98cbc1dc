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
    match error.instance_path().as_str() {
        "" => Err(error.to_string()),
        path => Err(format!("`{path}`: {error}")),
    }
}
