//! What `check` says of manifests that are well formed: of examples, of hosts, of contradictions.

use mcp_scaffold::lint::lint;
use mcp_scaffold::manifest::load_text;
use mcp_scaffold::problem::{Problem, Severity};
use serde_json::{Value, json};

/// What is said of a manifest, which is JSON and so YAML.
fn said(manifest: &Value) -> Vec<Problem> {
    let text = serde_json::to_string_pretty(manifest).expect("JSON");
    match load_text("mcp.yaml", text) {
        Ok(loaded) => lint(&loaded),
        Err(report) => report.problems().to_vec(),
    }
}

/// What is said of a tool with this schema of one argument.
fn of_argument(schema: &Value) -> Vec<Problem> {
    let input = json!({ "type": "object", "properties": { "a": schema } });
    of_tool(&json!({ "name": "t", "description": "d", "inputSchema": input }))
}

fn of_tool(tool: &Value) -> Vec<Problem> {
    said(&json!({ "server": { "name": "s", "version": "1.0.0" }, "tools": [tool] }))
}

fn has(problems: &[Problem], severity: Severity, text: &str) -> bool {
    problems.iter().any(|one| one.severity == severity && one.message.contains(text))
}

#[test]
fn contradictions_of_schemas_are_warnings() {
    let wrong = [
        (json!({ "type": "integer", "maximum": 60, "default": 99 }), "default"),
        (json!({ "type": "string", "enum": ["a"], "default": "b" }), "default"),
        (json!({ "type": "string", "maxLength": 2, "examples": ["abc"] }), "examples"),
        (json!({ "type": "string", "pattern": "^a", "default": "b" }), "default"),
        (json!({ "type": "array", "items": { "type": "string" }, "default": [1] }), "default"),
        (json!({ "type": "string", "enum": ["a", "a"] }), "twice"),
        (json!({ "enum": [1, 1.0] }), "twice"),
        (json!({ "enum": [{ "a": 1 }, { "a": 1 }] }), "twice"),
        (json!({ "type": "object", "properties": { "x": {} }, "required": ["x", "x"] }), "twice"),
        (json!({ "type": "string", "const": "a", "enum": ["b"] }), "no value fits"),
    ];
    for (schema, text) in &wrong {
        let problems = of_argument(schema);
        assert!(has(&problems, Severity::Warning, text), "{schema}: {problems:?}");
    }
    let right = [
        json!({ "type": "integer", "maximum": 60, "default": 60 }),
        json!({ "enum": [1, "1", true] }),
        json!({ "type": "string", "const": "a", "enum": ["b", "a"], "default": "a" }),
        json!({ "type": "integer", "minimum": 3, "maximum": 3 }),
    ];
    for schema in &right {
        assert!(of_argument(schema).is_empty(), "{schema}: {:?}", of_argument(schema));
    }
}

/// Every pair of a lower and an upper bound, below, at and above each other.
#[test]
fn bounds_that_leave_nothing_are_warnings() {
    let mut count = 0;
    for (kind, lows, highs) in [
        ("integer", ["minimum", "exclusiveMinimum"], ["maximum", "exclusiveMaximum"]),
        ("number", ["minimum", "exclusiveMinimum"], ["maximum", "exclusiveMaximum"]),
        ("string", ["minLength", "minLength"], ["maxLength", "maxLength"]),
        ("array", ["minItems", "minItems"], ["maxItems", "maxItems"]),
        ("object", ["minProperties", "minProperties"], ["maxProperties", "maxProperties"]),
    ] {
        for (low, high) in lows.iter().flat_map(|low| highs.map(|high| (*low, high))) {
            for (least, most) in [(1, 9), (4, 4), (7, 2)] {
                let mut schema = json!({ "type": kind, low: least, high: most });
                if kind == "array" {
                    schema["items"] = json!({ "type": "string" });
                }
                let is_exclusive = low.starts_with("exclusive") || high.starts_with("exclusive");
                let is_wrong = least > most || (least == most && is_exclusive);
                let problems = of_argument(&schema);
                let is_said = has(&problems, Severity::Warning, "no value fits both");
                assert_eq!(is_said, is_wrong, "{schema}: {problems:?}");
                count += 1;
            }
        }
    }
    eprintln!("{count} pairs of bounds");
}

#[test]
fn what_hosts_refuse_is_a_warning() {
    let object = |properties: Value| json!({ "type": "object", "properties": properties });
    let text = json!({ "type": "string" });
    let long = "x".repeat(65);
    for name in ["ids[]", "a b", "é", "$filter", "", "a/b", "a:b", long.as_str()] {
        let tool = json!({ "name": "t", "description": "d", "inputSchema": object(json!({ name: text })) });
        let problems = of_tool(&tool);
        assert!(has(&problems, Severity::Warning, "several hosts refuse names"), "{name}");
    }
    for name in ["ids", "a-b", "a.b", "A_1", &long[..64]] {
        let tool = json!({ "name": "t", "description": "d", "inputSchema": object(json!({ name: text })) });
        assert!(of_tool(&tool).is_empty(), "{name}");
    }
    for (schema, text) in [
        (json!({ "type": "string", "enum": ["", "a"] }), "empty text in `enum`"),
        (json!({ "type": "array" }), "without `items`"),
        (json!({ "type": "string", "description": "x".repeat(1025) }), "cut or refuse it"),
    ] {
        let problems = of_argument(&schema);
        assert!(has(&problems, Severity::Warning, text), "{schema}: {problems:?}");
    }
    assert!(of_argument(&json!({ "type": "string", "description": "x".repeat(1024) })).is_empty());
    let root =
        |schema: Value| of_tool(&json!({ "name": "t", "description": "d", "inputSchema": schema }));
    let referring = json!({ "$ref": "#/$defs/A", "$defs": { "A": object(json!({})) } });
    assert!(has(&root(referring), Severity::Warning, "`$ref` at the root"));
    for keyword in ["anyOf", "oneOf", "allOf"] {
        let mut schema = object(json!({ "a": text }));
        schema[keyword] = json!([{ "required": ["a"] }]);
        assert!(has(&root(schema), Severity::Warning, keyword));
    }
    let many: Vec<Value> =
        (0..101).map(|n| json!({ "name": format!("t{n}"), "description": "d" })).collect();
    let manifest = json!({ "server": { "name": "s", "version": "1.0.0" }, "tools": many });
    assert!(has(&said(&manifest), Severity::Warning, "101 tools"));
    let tool = json!({ "name": "x".repeat(60), "description": "d" });
    assert!(has(&of_tool(&tool), Severity::Warning, "has 68 characters in several hosts"));
    let tool = json!({ "name": "a.b", "description": "d" });
    assert!(has(&of_tool(&tool), Severity::Warning, "refuse a `.`"));
}

#[test]
fn examples_that_contradict_their_schemas_are_errors_that_say_where() {
    let tool = |example: Value| {
        let input = json!({
            "type": "object",
            "properties": { "a": { "type": "integer" }, "list": { "type": "array", "items": { "type": "string" } } },
            "required": ["a"],
        });
        let output = json!({ "type": "object", "properties": { "b": { "$ref": "#/$defs/B" } }, "required": ["b"] });
        json!({
            "server": { "name": "s", "version": "1.0.0" },
            "$defs": { "B": { "type": "object", "properties": { "c": { "type": "boolean" } } } },
            "tools": [{
                "name": "t", "description": "d", "inputSchema": input, "outputSchema": output,
                "examples": [example],
            }],
        })
    };
    let good = json!({ "b": { "c": true } });
    for (example, place) in [
        (json!({ "arguments": {}, "structuredContent": good }), "`arguments` is not"),
        (json!({ "arguments": { "a": "1" }, "structuredContent": good }), "`arguments` at `/a`"),
        (
            json!({ "arguments": { "a": 1, "list": ["x", 2] }, "structuredContent": good }),
            "`arguments` at `/list/1`",
        ),
        (json!({ "arguments": { "a": 1 }, "structuredContent": {} }), "`structuredContent` is not"),
        (
            json!({ "arguments": { "a": 1 }, "structuredContent": { "b": { "c": 0 } } }),
            "`structuredContent` at `/b/c`",
        ),
        (
            json!({
                "arguments": { "a": 1 }, "structuredContent": good,
                "elicitation": [{ "action": "accept", "content": { "deep": { "x": 1 } } }],
            }),
            "the field `deep` of a form",
        ),
    ] {
        let problems = said(&tool(example));
        let found = problems.iter().find(|one| one.message.contains(place));
        let found = found.unwrap_or_else(|| panic!("{place}: {problems:?}"));
        assert_eq!(found.severity, Severity::Error, "{place}");
        assert!(found.message.contains("tool `t`, example 1"), "{}", found.message);
        assert!(found.span.line > 20, "{place}: it stands with the example");
    }
    for example in [
        json!({ "arguments": { "a": 1 }, "structuredContent": good }),
        json!({ "arguments": { "a": "no number" }, "isError": true }),
    ] {
        assert!(said(&tool(example)).is_empty());
    }
}

#[test]
fn tuples_of_older_drafts_are_taken_where_the_schema_names_the_draft() {
    let schema = |draft: Option<&str>| {
        let pair = json!({ "type": "array", "items": [{ "type": "string" }, { "type": "integer" }], "additionalItems": false });
        let mut schema = json!({
            "type": "object", "properties": { "pair": pair },
            "definitions": { "A": { "type": "string" } },
            "dependencies": { "pair": ["a"], "a": { "required": ["pair"] } },
        });
        if let Some(draft) = draft {
            schema["$schema"] = draft.into();
        }
        of_tool(&json!({
            "name": "t", "description": "d", "inputSchema": schema,
            "examples": [{ "arguments": {}, "content": [] }],
        }))
    };
    for draft in [
        "http://json-schema.org/draft-07/schema#",
        "http://json-schema.org/draft-06/schema#",
        "http://json-schema.org/draft-04/schema#",
        "https://json-schema.org/draft/2019-09/schema",
    ] {
        assert_eq!(schema(Some(draft)), [], "{draft}");
    }
    assert!(has(&schema(None), Severity::Error, "not a list"));
    let newest = schema(Some("https://json-schema.org/draft/2020-12/schema"));
    assert!(has(&newest, Severity::Error, "not a list"));
}
