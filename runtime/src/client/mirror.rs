//! The parameters that a client repeats in HTTP headers.
//!
//! <https://modelcontextprotocol.io/specification/2026-07-28/basic/transports/streamable-http#client-behavior>

use std::collections::HashMap;
use std::sync::{Arc, Mutex};

use mcp_bindings::JsonObject;
use mcp_bindings::latest::{CallToolRequestParams, Tool};
use serde_json::Value;

use crate::lock::lock;
use crate::mirror::{Mirror, mirrors};

/// The largest integer that every JSON implementation keeps apart from its neighbours.
const MAX_SAFE: f64 = 9_007_199_254_740_991.0;

/// Of how many tools the mirrored parameters are remembered at most.
const MAX_TOOLS: usize = 65_536;

/// The headers of a call: their names without `Mcp-Param-`, and values that are not encoded yet.
/// What is not there, `null`, or neither a text nor an integer nor a boolean has none.
pub fn mirrored(mirrors: &[Mirror], arguments: Option<&JsonObject>) -> Vec<(String, String)> {
    let Some(arguments) = arguments else { return Vec::new() };
    let values = mirrors.iter().filter_map(|mirror| {
        let value = mirror.value(arguments)?.to_value();
        Some((mirror.header.clone(), plain(&value)?))
    });
    values.collect()
}

fn plain(value: &Value) -> Option<String> {
    match value {
        Value::String(text) => Some(text.clone()),
        Value::Bool(value) => Some(value.to_string()),
        Value::Number(number) => {
            // A whole number may be written as `42.0`.
            let whole = number.as_f64().filter(|_| number.is_f64());
            let whole = whole.filter(|value| value.fract() == 0.0 && value.abs() <= MAX_SAFE);
            Some(whole.map_or_else(|| number.to_string(), |value| format!("{value:.0}")))
        }
        _ => None,
    }
}

/// The mirrored parameters of the tools that were listed.
#[derive(Default)]
pub(super) struct Mirrors(Mutex<HashMap<String, Arc<[Mirror]>>>);

impl Mirrors {
    /// Remembers what a list of tools says; takes invalid tools out of it if these are rejected.
    pub fn learn(&self, tools: &mut Vec<Tool>, reject: bool) {
        let mut known = lock(&self.0);
        tools.retain(|tool| match mirrors(&tool.input_schema) {
            Ok(found) if found.is_empty() => {
                known.remove(&tool.name);
                true
            }
            Ok(found) => {
                if known.len() < MAX_TOOLS || known.contains_key(&tool.name) {
                    known.insert(tool.name.clone(), found.into());
                }
                true
            }
            Err(error) => {
                known.remove(&tool.name);
                if reject {
                    tracing::warn!(tool = tool.name, %error, "an invalid tool was left out");
                }
                !reject
            }
        });
    }

    /// The headers of a call.
    pub fn of(&self, call: &CallToolRequestParams) -> Vec<(String, String)> {
        let known = lock(&self.0).get(&call.name).cloned();
        known.map_or_else(Vec::new, |known| mirrored(&known, call.arguments.as_ref()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn repeats_values_as_plain_text() {
        let names = ["text", "empty", "yes", "whole", "float", "null", "absent", "list"];
        let mirrors: Vec<Mirror> = names
            .iter()
            .map(|name| Mirror { header: (*name).to_owned(), path: vec![(*name).to_owned()] })
            .collect();
        let arguments = r#"{"text":" a b ","empty":"","yes":true,"whole":-7,"float":42.0,
                            "null":null,"list":[1]}"#;
        let arguments = JsonObject::from_text(arguments).expect("an object");
        let found = mirrored(&mirrors, Some(&arguments));
        let found: Vec<(&str, &str)> =
            found.iter().map(|(name, value)| (name.as_str(), value.as_str())).collect();
        let expected =
            [("text", " a b "), ("empty", ""), ("yes", "true"), ("whole", "-7"), ("float", "42")];
        assert_eq!(found, expected);
        assert!(mirrored(&mirrors, None).is_empty());
    }
}
