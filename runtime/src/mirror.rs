//! Parameters of tools that HTTP headers repeat: how a tool's input schema names them.
//!
//! <https://modelcontextprotocol.io/specification/2026-07-28/basic/transports/streamable-http#custom-headers-from-tool-parameters>

use std::collections::HashSet;
use std::fmt;

use mcp_bindings::latest::ToolInputSchema;
use mcp_bindings::{Json, JsonObject};
use serde_json::{Map, Value};

/// The member of a property that names the header.
const ANNOTATION: &str = "x-mcp-header";

/// The types of parameters that a header can repeat.
const MIRRORED_TYPES: [&str; 3] = ["boolean", "integer", "string"];

/// Keywords of JSON Schema whose members are names, with a schema behind each.
const NAMED_SCHEMAS: [&str; 5] =
    ["properties", "patternProperties", "$defs", "definitions", "dependentSchemas"];

/// Keywords of JSON Schema whose values are data and no schemas.
const DATA: [&str; 5] = ["const", "default", "enum", "example", "examples"];

/// A parameter that a header repeats.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mirror {
    /// The name of the header without `Mcp-Param-`.
    pub header: String,
    /// The names that lead to the parameter in the arguments.
    pub path: Vec<String>,
}

impl Mirror {
    /// What the arguments say at the path, if a header can say it: `null`, objects and arrays are
    /// for no header.
    pub(crate) fn value(&self, arguments: &JsonObject) -> Option<Json> {
        let (first, rest) = self.path.split_first()?;
        let mut value: Json = arguments.get(first).ok()??;
        for name in rest {
            value = JsonObject::try_from(value).ok()?.get(name).ok()??;
        }
        let is_plain = !value.is_null() && !value.text().starts_with(['{', '[']);
        is_plain.then_some(value)
    }
}

/// Why the annotations of a tool are not valid, which makes the tool invalid over HTTP.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct InvalidMirror {
    /// Where in the schema it is wrong, as a JSON pointer.
    pub at: String,
    /// What is wrong.
    pub why: &'static str,
}

impl fmt::Display for InvalidMirror {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "`{ANNOTATION}` at `{}`: {}", self.at, self.why)
    }
}

impl std::error::Error for InvalidMirror {}

/// The parameters that headers repeat, as the input schema of a tool names them.
///
/// # Errors
/// If an annotation is not where or what it may be.
pub fn mirrors(schema: &ToolInputSchema) -> Result<Vec<Mirror>, InvalidMirror> {
    let text = schema.as_object().text();
    // Almost no tool has one.
    if !text.contains(ANNOTATION) {
        return Ok(Vec::new());
    }
    let mut walk = Walk::default();
    if let Value::Object(root) = schema.as_object().as_json().to_value() {
        walk.schema(&root, &mut Vec::new(), Some(&mut Vec::new()))?;
    }
    Ok(walk.found)
}

#[derive(Default)]
struct Walk {
    found: Vec<Mirror>,
    names: HashSet<String>,
}

impl Walk {
    /// Looks at a schema. `path` leads to what it describes, if only `properties` led here.
    fn schema(
        &mut self,
        schema: &Map<String, Value>,
        at: &mut Vec<String>,
        mut path: Option<&mut Vec<String>>,
    ) -> Result<(), InvalidMirror> {
        if let Some(name) = schema.get(ANNOTATION) {
            let path = path.as_deref().filter(|path| !path.is_empty());
            self.annotation(name, schema.get("type"), path)
                .map_err(|why| InvalidMirror { at: pointer(at), why })?;
        }
        for (keyword, value) in schema {
            if DATA.contains(&keyword.as_str()) {
                continue;
            }
            at.push(keyword.clone());
            match (keyword.as_str(), value) {
                (named, Value::Object(schemas)) if NAMED_SCHEMAS.contains(&named) => {
                    for (name, schema) in schemas {
                        let Value::Object(schema) = schema else { continue };
                        at.push(name.clone());
                        match path.as_deref_mut().filter(|_| named == NAMED_SCHEMAS[0]) {
                            Some(path) => {
                                path.push(name.clone());
                                self.schema(schema, at, Some(path))?;
                                path.pop();
                            }
                            None => self.schema(schema, at, None)?,
                        }
                        at.pop();
                    }
                }
                _ => self.elsewhere(value, at)?,
            }
            at.pop();
        }
        Ok(())
    }

    /// Looks at what a keyword other than `properties` has, where no annotation may be.
    fn elsewhere(&mut self, value: &Value, at: &mut Vec<String>) -> Result<(), InvalidMirror> {
        match value {
            Value::Object(schema) => self.schema(schema, at, None),
            Value::Array(values) => {
                for (index, value) in values.iter().enumerate() {
                    at.push(index.to_string());
                    self.elsewhere(value, at)?;
                    at.pop();
                }
                Ok(())
            }
            _ => Ok(()),
        }
    }

    fn annotation(
        &mut self,
        name: &Value,
        kind: Option<&Value>,
        path: Option<&Vec<String>>,
    ) -> Result<(), &'static str> {
        let name = name.as_str().ok_or("expected a text")?;
        if name.is_empty() || !name.bytes().all(is_token) {
            return Err("expected the characters of a header's name");
        }
        let path = path.ok_or("only properties of the arguments can be mirrored")?;
        if !kind.is_some_and(is_mirrored) {
            return Err("only an integer, a string or a boolean can be mirrored");
        }
        if !self.names.insert(name.to_ascii_lowercase()) {
            return Err("another parameter has the same header");
        }
        self.found.push(Mirror { header: name.to_owned(), path: path.clone() });
        Ok(())
    }
}

/// Whether a header can repeat values of a type. One that may also be `null` is left out of the
/// headers then.
fn is_mirrored(kind: &Value) -> bool {
    let is_one = |kind: &Value| kind.as_str().is_some_and(|kind| MIRRORED_TYPES.contains(&kind));
    match kind {
        Value::Array(kinds) => match kinds.as_slice() {
            [kind, null] | [null, kind] if null == "null" => is_one(kind),
            _ => false,
        },
        kind => is_one(kind),
    }
}

fn pointer(at: &[String]) -> String {
    at.iter().fold(String::new(), |pointer, step| {
        pointer + "/" + &step.replace('~', "~0").replace('/', "~1")
    })
}

/// Whether a byte may stand in a token of HTTP:
/// <https://www.rfc-editor.org/rfc/rfc9110.html#name-tokens>.
fn is_token(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || b"!#$%&'*+-.^_`|~".contains(&byte)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::random::Random;

    fn found(properties: &str) -> Result<Vec<Mirror>, InvalidMirror> {
        let schema = format!(r#"{{"type":"object","properties":{properties}}}"#);
        mirrors(&ToolInputSchema::from_text(schema).expect("a schema"))
    }

    fn why(properties: &str) -> &'static str {
        found(properties).expect_err("an invalid annotation").why
    }

    #[test]
    fn finds_parameters_behind_properties() {
        let schema = r#"{
            "region": {"type": "string", "x-mcp-header": "Region"},
            "deep": {"type": "object", "properties": {
                "flag": {"type": "boolean", "x-mcp-header": "Flag"},
                "x-mcp-header": {"type": "string"}
            }},
            "x-mcp-header": {"type": "integer", "default": {"x-mcp-header": 1}},
            "query": {"type": "string"}
        }"#;
        let mut found = found(schema).expect("valid annotations");
        found.sort_by(|one, other| one.header.cmp(&other.header));
        let deep = ["deep".to_owned(), "flag".to_owned()];
        assert_eq!(found[0], Mirror { header: "Flag".to_owned(), path: deep.to_vec() });
        let region = vec!["region".to_owned()];
        assert_eq!(found[1], Mirror { header: "Region".to_owned(), path: region });
        assert_eq!(found.len(), 2);
    }

    #[test]
    fn refuses_what_no_header_can_repeat() {
        for name in [r#""""#, r#""My Region""#, r#""Region:P""#, "\"R\u{e9}gion\"", r#""R\n""#] {
            let schema = format!(r#"{{"a":{{"type":"string","x-mcp-header":{name}}}}}"#);
            assert_eq!(why(&schema), "expected the characters of a header's name", "{name}");
        }
        assert_eq!(why(r#"{"a":{"type":"string","x-mcp-header":7}}"#), "expected a text");
        for kind in [r#""object""#, r#""array""#, r#""number""#, r#""null""#, "[\"string\"]"] {
            let schema = format!(r#"{{"a":{{"type":{kind},"x-mcp-header":"A"}}}}"#);
            let expected = "only an integer, a string or a boolean can be mirrored";
            assert_eq!(why(&schema), expected, "{kind}");
        }
        let twice = r#"{"a":{"type":"string","x-mcp-header":"Region"},
                        "b":{"type":"string","x-mcp-header":"region"}}"#;
        assert_eq!(why(twice), "another parameter has the same header");
    }

    #[test]
    fn refuses_annotations_elsewhere() {
        let annotated = r#"{"type":"string","x-mcp-header":"A"}"#;
        for inner in [
            format!(r#"{{"type":"array","items":{annotated}}}"#),
            format!(r#"{{"anyOf":[{annotated}]}}"#),
            format!(r#"{{"type":"object","patternProperties":{{"^x":{annotated}}}}}"#),
            format!(r#"{{"not":{{"properties":{{"b":{annotated}}}}}}}"#),
        ] {
            let error = found(&format!(r#"{{"a":{inner}}}"#)).expect_err(&inner);
            assert_eq!(error.why, "only properties of the arguments can be mirrored");
            assert!(error.at.starts_with("/properties/a/"), "{error}");
        }
        let root = r#"{"type":"object","x-mcp-header":"A"}"#;
        assert!(mirrors(&ToolInputSchema::from_text(root).expect("a schema")).is_err());
    }

    #[test]
    fn what_may_be_null_can_be_repeated() {
        for kind in [r#"["integer","null"]"#, r#"["null","string"]"#] {
            let schema = format!(r#"{{"a":{{"type":{kind},"x-mcp-header":"A"}}}}"#);
            assert_eq!(found(&schema).map(|found| found.len()), Ok(1), "{kind}");
        }
        for kind in [r#"["null"]"#, r#"["null","null"]"#, r#"["object","null"]"#, "[]"] {
            let schema = format!(r#"{{"a":{{"type":{kind},"x-mcp-header":"A"}}}}"#);
            assert!(found(&schema).is_err(), "{kind}");
        }
    }

    #[test]
    fn values_are_where_the_path_leads() {
        let path = vec!["a".to_owned(), "x".to_owned()];
        let mirror = Mirror { header: "X".to_owned(), path };
        for (arguments, value) in [
            (r#"{"a":{"x":"v"}}"#, Some(r#""v""#)),
            (r#"{"a":{"x":42.0}}"#, Some("42.0")),
            (r#"{"a":{"x":null}}"#, None),
            (r#"{"a":{"x":[1]}}"#, None),
            (r#"{"a":{"x":{}}}"#, None),
            (r#"{"a":{}}"#, None),
            (r#"{"a":7}"#, None),
            (r#"{"x":"v"}"#, None),
        ] {
            let arguments = JsonObject::from_text(arguments).expect("an object");
            let found = mirror.value(&arguments);
            assert_eq!(found.as_ref().map(Json::text), value, "{arguments:?}");
        }
    }

    #[test]
    fn any_schema_is_read() {
        let mut random = Random::new(6);
        let pieces = [
            "{\"x-mcp-header\":",
            "\"A\"",
            "{\"properties\":",
            "{\"type\":\"string\"}",
            "[",
            "]",
            "}",
            ",",
            "\"items\":",
            "null",
            "1e99",
            "{}",
            "\"type\":\"object\",",
        ];
        for _ in 0..20_000 {
            let mut text = String::from("{\"type\":\"object\"");
            for _ in 0..random.below(12) {
                text.push_str(pieces[random.below(pieces.len())]);
            }
            text.push('}');
            if let Ok(schema) = ToolInputSchema::from_text(text) {
                let _ = mirrors(&schema);
            }
        }
    }
}
