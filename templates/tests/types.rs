//! What schemas become: a snapshot for each of a few instructive ones, and what is reported.

use mcp_scaffold::types::{self, Options, Request};
use serde_json::{Map, Value, json};

fn converted(name: &str, schema: &Value) -> String {
    let made = types::convert(name, schema, &Map::new()).expect("a schema that can be converted");
    let notes: Vec<String> =
        made.notes.iter().map(|note| format!("// #{}: {}\n", note.pointer, note.text)).collect();
    format!("// root {}, {:?}\n{}{}", made.root, made.check, notes.concat(), made.code)
}

fn shown(name: &str, text: String) {
    insta::with_settings!({ omit_expression => true, prepend_module_to_snapshot => false }, {
        insta::assert_snapshot!(name, text);
    });
}

#[test]
fn ordinary_arguments() {
    shown(
        "ordinary_arguments",
        converted(
            "weather_current_args",
            &json!({
                "type": "object",
                "description": "Where to look, and how to say it.",
                "properties": {
                    "units": {"type": "string", "enum": ["metric", "imperial"], "default": "metric"},
                    "location": {
                        "type": "string", "minLength": 1,
                        "description": "City, address or coordinates [lat, lon]."
                    },
                    "days": {"type": "integer", "minimum": 1, "maximum": 14},
                    "station": {"type": ["integer", "null"]}
                },
                "required": ["location"]
            }),
        ),
    );
}

#[test]
fn alternatives_with_a_discriminator() {
    shown(
        "alternatives_with_a_discriminator",
        converted(
            "draw",
            &json!({
                "type": "object",
                "properties": {
                    "shape": {"oneOf": [{"$ref": "#/$defs/Circle"}, {"$ref": "#/$defs/Square"}]},
                    "label": {"type": ["string", "integer", "null"]}
                },
                "required": ["shape"],
                "additionalProperties": false,
                "$defs": {
                    "Circle": {
                        "type": "object",
                        "properties": {"kind": {"const": "circle"}, "radius": {"type": "number"}},
                        "required": ["kind", "radius"]
                    },
                    "Square": {
                        "type": "object",
                        "properties": {"kind": {"const": "square"}, "side": {"type": "number"}},
                        "required": ["kind", "side"]
                    }
                }
            }),
        ),
    );
}

#[test]
fn recursion_and_what_has_no_type() {
    shown(
        "recursion_and_what_has_no_type",
        converted(
            "tree",
            &json!({
                "type": "object",
                "properties": {
                    "root": {"$ref": "#/$defs/Node"},
                    "point": {"type": "array", "prefixItems": [{"type": "integer"}, {"type": "string"}]},
                    "code": {"type": "string", "pattern": "^[a-z]+$"}
                },
                "$defs": {
                    "Node": {
                        "type": "object",
                        "properties": {
                            "parent": {"$ref": "#/$defs/Node"},
                            "children": {"type": "array", "items": {"$ref": "#/$defs/Node"}}
                        },
                        "additionalProperties": {"type": "integer"}
                    }
                }
            }),
        ),
    );
}

#[test]
fn names_that_look_alike() {
    shown(
        "names_that_look_alike",
        converted(
            "nasty",
            &json!({
                "type": "object",
                "properties": {
                    "a-b": {"type": "string"},
                    "a_b": {"enum": ["+1", "-1", "asc", "ASC", ""]},
                    "type": {"type": "boolean"},
                    "self": {"type": "boolean"},
                    "\"#": {"type": "string", "description": "*/ ```\n    let x: = ;"}
                },
                "required": ["type"]
            }),
        ),
    );
}

#[test]
fn shared_definitions_are_one_type() {
    let weather = json!({"type": "object", "properties": {"at": {"$ref": "#/$defs/Place"}}});
    let place =
        json!({"type": "object", "properties": {"lat": {"type": "number"}}, "required": ["lat"]});
    let shared = Map::from_iter([("Weather".to_owned(), weather), ("Place".to_owned(), place)]);
    let output = json!({"$ref": "#/$defs/Weather"});
    let input = json!({"type": "object", "properties": {"near": {"$ref": "#/$defs/Place"}}});
    let requests = [
        Request { name: "current_output", schema: &output },
        Request { name: "current_args", schema: &input },
    ];
    let module = types::convert_all(&requests, &shared, &Options::default()).expect("types");
    assert_eq!(module.converted[0].root, "Weather");
    assert_eq!(module.converted[1].root, "CurrentArgs");
    assert_eq!(module.code.matches("pub struct Place").count(), 1);
    let complete = &module.converted[0].schema["$defs"];
    assert!(complete["Weather"].is_object() && complete["Place"].is_object());
    assert!(module.converted[1].schema["$defs"].get("Weather").is_none());
}

#[test]
fn what_is_no_schema_is_reported_all_at_once() {
    let schema = json!({
        "type": "objet",
        "properties": {"a": {"type": "string", "minLength": -1}, "b": {"$ref": "#/$defs/B"}, "c": 1},
        "required": true,
        "$defs": {"B": {"$ref": "#/$defs/B"}, "Shared": {"type": "string"}}
    });
    let shared = Map::from_iter([("Shared".to_owned(), json!({"anyOf": []}))]);
    let problems = types::convert("args", &schema, &shared).expect_err("problems");
    let lines: Vec<String> = problems.iter().map(ToString::to_string).collect();
    shown("what_is_no_schema_is_reported_all_at_once", lines.join("\n"));
}

#[test]
fn the_same_schema_becomes_the_same_bytes() {
    let cases: Vec<Value> =
        serde_json::from_str(include_str!("cases/tool-schemas.json")).expect("cases");
    for case in &cases {
        let convert = || types::convert("args", &case["schema"], &Map::new());
        assert_eq!(convert(), convert(), "{}", case["id"]);
    }
}
