//! What is said of two versions of a server.

use std::path::Path;

use mcp_scaffold::diff::schema::{Side, compare};
use mcp_scaffold::diff::{Grade, diff};
use mcp_scaffold::import::Listed;
use mcp_scaffold::manifest::load;
use serde_json::{Value, json};

/// The worst that is said of two schemas.
fn worst(old: &Value, new: &Value, side: Side) -> &'static str {
    match compare(old, new, side).iter().map(|change| change.grade).min() {
        Some(Grade::Breaking) => "breaking",
        Some(Grade::Additive) => "additive",
        Some(Grade::Note) => "note",
        None => "same",
    }
}

/// An old schema, a new one, and what the step means for arguments and for outputs.
fn table() -> Vec<(Value, Value, &'static str, &'static str)> {
    let object = |properties: Value, required: Value| json!({ "type": "object", "properties": properties, "required": required });
    let text = json!({ "type": "string" });
    let number = json!({ "type": "number" });
    let one = object(json!({ "a": text }), json!([]));
    let must = object(json!({ "a": text }), json!(["a"]));
    let two = object(json!({ "a": text, "b": number }), json!([]));
    let both = object(json!({ "a": text, "b": number }), json!(["b"]));
    let mut closed = one.clone();
    closed["additionalProperties"] = false.into();
    let circle = object(json!({ "kind": { "const": "circle" }, "r": number }), json!(["kind"]));
    let square = object(json!({ "kind": { "const": "square" }, "s": number }), json!(["kind"]));
    let recursive = |leaf: &str| {
        let node = json!({
            "type": "object",
            "properties": { "next": { "$ref": "#/$defs/Node" }, "value": { "type": leaf } },
        });
        json!({ "$ref": "#/$defs/Node", "$defs": { "Node": node } })
    };
    let rows = [
        // Types.
        (text.clone(), text.clone(), "same", "same"),
        (text.clone(), number.clone(), "breaking", "breaking"),
        (json!({ "type": "integer" }), number.clone(), "additive", "breaking"),
        (number.clone(), json!({ "type": "integer" }), "breaking", "additive"),
        (text.clone(), json!({ "type": ["string", "null"] }), "additive", "breaking"),
        (
            text.clone(),
            json!({ "anyOf": [text, { "type": "null" }], "default": null }),
            "additive",
            "breaking",
        ),
        (
            json!({ "type": ["string", "null"] }),
            json!({ "anyOf": [{ "type": "null" }, text] }),
            "same",
            "same",
        ),
        (text.clone(), json!({}), "additive", "breaking"),
        (text.clone(), json!(true), "additive", "breaking"),
        (json!(true), json!({}), "same", "same"),
        (text.clone(), json!(false), "breaking", "additive"),
        // Texts.
        (
            text.clone(),
            json!({ "type": "string", "description": "A text", "default": "x" }),
            "note",
            "note",
        ),
        (text.clone(), json!({ "type": "string", "x-mcp-header": "Name" }), "breaking", "additive"),
        (json!({ "type": "string", "x-mcp-header": "Name" }), text.clone(), "note", "note"),
        // Values.
        (json!({ "enum": ["a", "b"] }), json!({ "enum": ["b", "a", "c"] }), "additive", "breaking"),
        (json!({ "enum": ["a", "b"] }), json!({ "enum": ["a"] }), "breaking", "additive"),
        (json!({ "enum": ["a", 1] }), json!({ "enum": ["a", 1.0] }), "same", "same"),
        (json!({ "const": "a" }), json!({ "enum": ["a", "b"] }), "additive", "breaking"),
        (json!({ "type": "string", "enum": ["a"] }), text.clone(), "additive", "breaking"),
        (text.clone(), json!({ "type": "string", "enum": ["a"] }), "breaking", "additive"),
        (json!({ "type": "string", "enum": ["a"] }), json!({ "enum": ["a"] }), "same", "same"),
        // Bounds.
        (json!({ "minimum": 1 }), json!({ "minimum": 0 }), "additive", "breaking"),
        (json!({ "minimum": 1 }), json!({ "exclusiveMinimum": 1 }), "breaking", "additive"),
        (json!({ "minimum": 1 }), json!({ "minimum": 1.0 }), "same", "same"),
        (json!({ "maximum": 9 }), json!({}), "additive", "breaking"),
        (
            json!({ "type": "string" }),
            json!({ "type": "string", "maxLength": 9 }),
            "breaking",
            "additive",
        ),
        (json!({ "type": "string", "minLength": 0 }), json!({ "type": "string" }), "same", "same"),
        (json!({ "type": "string", "minimum": 3 }), json!({ "type": "string" }), "same", "same"),
        (json!({ "multipleOf": 4 }), json!({ "multipleOf": 2 }), "additive", "breaking"),
        (json!({ "multipleOf": 4 }), json!({ "multipleOf": 6 }), "breaking", "breaking"),
        (
            json!({ "minItems": 1, "uniqueItems": true }),
            json!({ "minItems": 1 }),
            "additive",
            "breaking",
        ),
        // What is not understood.
        (json!({ "pattern": "a" }), json!({ "pattern": "b" }), "breaking", "breaking"),
        (json!({ "pattern": "a" }), json!({}), "additive", "breaking"),
        (json!({}), json!({ "format": "uri" }), "breaking", "additive"),
        (
            json!({ "not": { "type": "null" } }),
            json!({ "not": { "type": "string" } }),
            "breaking",
            "breaking",
        ),
        (json!({ "if": { "required": ["a"] } }), json!({}), "breaking", "breaking"),
        // Lists.
        (
            json!({ "items": text }),
            json!({ "items": { "type": ["string", "null"] } }),
            "additive",
            "breaking",
        ),
        (json!({ "items": text }), json!({ "prefixItems": [text], "items": text }), "same", "same"),
        (
            json!({ "items": [text, number] }),
            json!({ "prefixItems": [text, number] }),
            "same",
            "same",
        ),
        (
            json!({ "prefixItems": [text] }),
            json!({ "prefixItems": [text, number] }),
            "breaking",
            "additive",
        ),
        // Members.
        (one.clone(), two.clone(), "additive", "additive"),
        (two.clone(), one.clone(), "breaking", "breaking"),
        (one.clone(), both.clone(), "breaking", "additive"),
        (one.clone(), must.clone(), "breaking", "additive"),
        (must.clone(), one.clone(), "additive", "breaking"),
        (one.clone(), closed.clone(), "breaking", "additive"),
        (closed.clone(), one.clone(), "additive", "breaking"),
        (
            closed.clone(),
            {
                let mut two = two.clone();
                two["additionalProperties"] = false.into();
                two
            },
            "additive",
            "breaking",
        ),
        (
            json!({ "additionalProperties": text }),
            json!({ "additionalProperties": number }),
            "breaking",
            "breaking",
        ),
        (
            json!({ "additionalProperties": text }),
            json!({ "properties": { "a": number }, "additionalProperties": text }),
            "breaking",
            "breaking",
        ),
        (
            json!({ "propertyNames": { "maxLength": 3 } }),
            json!({ "propertyNames": { "maxLength": 4 } }),
            "additive",
            "breaking",
        ),
        // Alternatives.
        (
            json!({ "anyOf": [circle] }),
            json!({ "anyOf": [square, circle] }),
            "additive",
            "breaking",
        ),
        (
            json!({ "oneOf": [circle, square] }),
            json!({ "oneOf": [square] }),
            "breaking",
            "additive",
        ),
        (
            json!({ "oneOf": [circle, square] }),
            json!({ "anyOf": [circle, square] }),
            "same",
            "same",
        ),
        (json!({ "oneOf": [one, two] }), json!({ "anyOf": [one, two] }), "breaking", "breaking"),
        (
            json!({ "oneOf": [text] }),
            json!({ "oneOf": [text, { "minLength": 2 }] }),
            "breaking",
            "breaking",
        ),
        (
            json!({ "type": "object" }),
            json!({ "type": "object", "anyOf": [{ "required": ["a"] }] }),
            "breaking",
            "additive",
        ),
        (json!({ "allOf": [one] }), one.clone(), "same", "same"),
        (
            json!({ "allOf": [one, must, two] }),
            json!({ "allOf": [must, one] }),
            "additive",
            "breaking",
        ),
        (json!({ "allOf": [one, must] }), must.clone(), "breaking", "breaking"),
        // References.
        (recursive("string"), recursive("string"), "same", "same"),
        (recursive("integer"), recursive("number"), "additive", "breaking"),
        (json!({ "$ref": "#/$defs/A", "$defs": { "A": text } }), text.clone(), "same", "same"),
        (
            json!({ "$ref": "#/$defs/A", "$defs": { "A": text } }),
            json!({ "$ref": "#/$defs/B", "$defs": { "B": text } }),
            "same",
            "same",
        ),
        (
            json!({ "$ref": "#/$defs/A", "$defs": { "A": text } }),
            json!({ "$ref": "#/$defs/A", "$defs": { "A": number } }),
            "breaking",
            "breaking",
        ),
        (
            json!({ "$ref": "https://example.com/a" }),
            json!({ "$ref": "https://example.com/b" }),
            "breaking",
            "breaking",
        ),
        (
            json!({ "anyOf": [{ "$ref": "#" }, text] }),
            json!({ "anyOf": [{ "$ref": "#" }, text, number] }),
            "additive",
            "breaking",
        ),
    ];
    rows.into()
}

#[test]
fn every_keyword_is_graded_for_both_sides() {
    for (old, new, input, output) in table() {
        let graded = [Side::Input, Side::Output].map(|side| worst(&old, &new, side));
        let said = compare(&old, &new, Side::Input);
        assert_eq!(graded, [input, output], "{old}\n{new}\n{said:?}");
    }
}

/// Values to try on schemas.
fn values() -> Vec<Value> {
    let plain = json!([
        null,
        true,
        0,
        1,
        1.5,
        2,
        4,
        9,
        12,
        20,
        -1,
        "",
        "a",
        "b",
        "c",
        "bb",
        "https://example.com/",
        [],
        ["a"],
        [1],
        ["a", 1],
        ["a", "a"],
        [1, "a"],
        [null],
        {}
    ]);
    let mut values = plain.as_array().cloned().unwrap_or_default();
    let members = [json!("a"), json!(1), json!(1.5), json!(null), json!({})];
    for name in ["a", "b", "next", "value", "long name"] {
        values.extend(members.iter().map(|value| json!({ name: value })));
    }
    for kind in ["circle", "square"] {
        values.extend([json!({ "kind": kind }), json!({ "kind": kind, "r": 1, "s": "x" })]);
    }
    values.push(json!({ "a": "x", "b": 1 }));
    values.push(json!({ "next": { "value": 1.5 }, "value": 1 }));
    values
}

/// Whether an object has members of which a schema does not speak: those a client does not send.
fn has_unknown(value: &Value, schema: &str) -> bool {
    match value {
        Value::Object(members) => members.iter().any(|(key, value)| {
            !schema.contains(&format!("{key:?}:")) || has_unknown(value, schema)
        }),
        Value::Array(elements) => elements.iter().any(|value| has_unknown(value, schema)),
        _ => false,
    }
}

/// Where nothing is called breaking, a validator sees nothing break, whichever two schemas they are.
#[test]
fn what_is_not_breaking_breaks_nothing() {
    let mut schemas: Vec<Value> = Vec::new();
    for (old, new, ..) in table() {
        for schema in [old, new] {
            let text = schema.to_string();
            // What no validator of 2020-12 takes.
            let is_foreign = text.contains("example.com/") || text.contains("\"items\":[");
            if !schemas.contains(&schema) && !is_foreign {
                schemas.push(schema);
            }
        }
    }
    let values = values();
    let good: Vec<Vec<bool>> = schemas
        .iter()
        .map(|schema| {
            let options = jsonschema::options().should_validate_formats(true);
            let validator =
                options.build(schema).unwrap_or_else(|error| panic!("{schema}: {error}"));
            values.iter().map(|value| validator.is_valid(value)).collect()
        })
        .collect();
    for (old, before) in schemas.iter().zip(&good) {
        for (new, after) in schemas.iter().zip(&good) {
            let is_input_safe = worst(old, new, Side::Input) != "breaking";
            let is_output_safe = worst(old, new, Side::Output) != "breaking";
            let text = old.to_string();
            for (value, (before, after)) in values.iter().zip(before.iter().zip(after)) {
                let is_sent = *before && !has_unknown(value, &text);
                assert!(!(is_input_safe && is_sent && !after), "input {value}\n{old}\n{new}");
                let is_new = *after && !has_unknown(value, &text);
                assert!(!(is_output_safe && is_new && !before), "output {value}\n{old}\n{new}");
            }
        }
    }
}

/// A schema that refers to itself below a keyword.
fn recursive(keyword: &str, description: &str, limit: u64) -> Value {
    let own = json!({ "$ref": "#/$defs/A" });
    let inside = match keyword {
        "patternProperties" | "dependentSchemas" | "properties" | "dependencies" => {
            json!({ "x": own })
        }
        "prefixItems" | "allOf" | "anyOf" | "oneOf" => json!([own, { "type": "string" }]),
        _ => own,
    };
    let mut a =
        json!({ "type": ["object", "array"], "description": description, "maxItems": limit });
    a[keyword] = inside;
    let properties =
        json!({ "a": { "$ref": "#/$defs/A" }, "b": { "not": { "$ref": "#/$defs/A" } } });
    json!({ "type": "object", "properties": properties, "$defs": { "A": a } })
}

/// Whatever keyword recursion goes through: equal is equal, another text is a note, and another rule
/// is found.
#[test]
fn recursion_through_any_keyword_compares_equal() {
    let keywords = [
        "additionalProperties",
        "allOf",
        "anyOf",
        "contains",
        "contentSchema",
        "dependencies",
        "dependentSchemas",
        "else",
        "if",
        "items",
        "not",
        "oneOf",
        "patternProperties",
        "prefixItems",
        "properties",
        "propertyNames",
        "then",
        "unevaluatedItems",
        "unevaluatedProperties",
    ];
    for keyword in keywords {
        let schema = recursive(keyword, "one", 3);
        for side in [Side::Input, Side::Output] {
            assert_eq!(compare(&schema, &schema, side), [], "{keyword}");
            let reworded = compare(&schema, &recursive(keyword, "two", 3), side);
            let is_note = reworded.iter().all(|change| change.grade == Grade::Note);
            assert!(is_note && !reworded.is_empty(), "{keyword}: {reworded:?}");
            let narrower = compare(&schema, &recursive(keyword, "one", 2), side);
            assert!(narrower.iter().any(|change| change.grade == Grade::Breaking), "{keyword}");
        }
    }
    eprintln!("{} keywords", keywords.len());
}

fn listed(path: &Path) -> Listed {
    Listed::of(&load(path).unwrap_or_else(|report| panic!("{report}")).manifest)
}

/// A folder a case: two manifests, and what is said of them.
#[test]
fn manifests_are_compared() {
    let folders = std::fs::read_dir("tests/diff").expect("cases");
    for folder in folders.map(|entry| entry.expect("a case").path()) {
        let (old, new) = (listed(&folder.join("old.yaml")), listed(&folder.join("new.yaml")));
        let lines: Vec<String> = diff(&old, &new).iter().map(ToString::to_string).collect();
        let snapshot_path = Path::new("..").join(&folder);
        insta::with_settings!({ snapshot_path => snapshot_path, prepend_module_to_snapshot => false, omit_expression => true }, {
            insta::assert_snapshot!("differences", lines.join("\n"));
        });
        assert!(diff(&old, &old).is_empty() && diff(&new, &new).is_empty(), "{}", folder.display());
    }
}
