//! Schemas that would be costly to check by trying everything, and values for them of any size.

use serde_json::{Map, Value, json};

/// Recursive schemas, each with a value of some depth around a leaf.
pub fn nested() -> Vec<(&'static str, Value)> {
    let filter = |keyword: &str| {
        let node = |op: &str| {
            json!({"type": "object", "required": ["op", "args"], "properties": {
            "op": {"const": op}, "args": {"type": "array", "items": {"$ref": "#/$defs/F"}}}})
        };
        let leaf = json!({"type": "object", "required": ["field", "eq"], "properties": {
            "field": {"type": "string"}, "eq": {"type": "string"}}});
        json!({ keyword: [node("and"), node("or"), leaf] })
    };
    let next =
        || json!({"properties": {"args": {"type": "array", "items": {"$ref": "#/$defs/F"}}}});
    let leaf = json!({"properties": {"eq": {"type": "string"}}});
    let wide: Vec<Value> = (0..60)
        .map(|number| json!({"required": ["zz"], "properties": {
            "args": {"type": "array", "items": {"$ref": "#/$defs/F"}},
            "zz": {"const": if number == 59 { "or".to_owned() } else { format!("k{number}") }}}}))
        .chain([json!({"required": ["eq"], "properties": {"eq": {"type": "string"}}, "not": {"required": ["zz"]}})])
        .collect();
    let all = json!({"allOf": [next(), next(), leaf]});
    let open = json!({"anyOf": [
        {"required": ["op"], "properties": {"args": {"items": {"$ref": "#/$defs/F"}}, "op": true}},
        {"required": ["op"], "properties": {"args": {"items": {"$ref": "#/$defs/F"}}, "b": {"type": "null"}}},
        {"required": ["eq"], "properties": {"eq": {"type": "string"}}}]});
    let condition = json!({"if": next(), "then": {"allOf": [next(), leaf]}, "else": {"allOf": [next(), next(), leaf]}});
    let closed = json!({"anyOf": [next(), {"properties": {"op": true}}], "allOf": [next(), leaf],
        "properties": {"field": true, "op": true, "zz": true}, "unevaluatedProperties": false});
    let not = json!({"not": {"not": next()}, "allOf": [{"not": {"not": leaf}}]});
    let contains = json!({"properties": {"eq": {"type": "string"}, "args": {
        "contains": {"$ref": "#/$defs/F"}, "items": {"$ref": "#/$defs/F"}}}});
    let dependent = json!({"properties": {"eq": {"type": "string"}},
        "dependentSchemas": {"args": next(), "op": next(), "zz": next()}});
    let any_json = json!({"anyOf": [{"type": "string"},
        {"type": "array", "items": {"$ref": "#/$defs/F"}},
        {"type": "object", "additionalProperties": {"$ref": "#/$defs/F"}}]});
    vec![
        ("made_nested_any", filter("anyOf")),
        ("made_nested_one", filter("oneOf")),
        ("made_nested_all", all),
        ("made_nested_open", open),
        ("made_nested_wide", json!({"oneOf": wide})),
        ("made_nested_condition", condition),
        ("made_nested_closed", closed),
        ("made_nested_not", not),
        ("made_nested_contains", contains),
        ("made_nested_dependent", dependent),
        ("made_nested_json", any_json),
    ]
    .into_iter()
    .map(|(name, schema)| {
        let properties = json!({"a": {"$ref": "#/$defs/F"}});
        (name, json!({"type": "object", "properties": properties, "$defs": {"F": schema}}))
    })
    .collect()
}

/// A value of some depth.
pub fn tower(depth: usize, is_right: bool) -> Value {
    let eq = if is_right { json!("b") } else { json!(1) };
    let leaf = json!({"field": "a", "eq": eq});
    let tower = (0..depth).fold(leaf, |inner, _| json!({"args": [inner], "op": "or", "zz": "or"}));
    json!({ "a": tower })
}

/// How wide the schemas of [`wide`] are.
pub const WIDTHS: [usize; 3] = [50, 100, 200];

/// Schemas of several widths.
pub fn wide() -> Vec<(String, Value)> {
    let mut found = Vec::new();
    for width in WIDTHS {
        let names: Vec<String> = (0..width).map(|number| format!("m{number:04}")).collect();
        let of = |schema: Value| {
            names.iter().map(|name| (name.clone(), schema.clone())).collect::<Map<_, _>>()
        };
        let tagged: Vec<Value> = names.iter().map(|name| json!({"type": "object",
            "properties": {"kind": {"const": name}, "a": {"type": "array", "items": {"type": "integer"}}}})).collect();
        let plain: Vec<Value> = names.iter().map(|name| json!({"required": [name]})).collect();
        let mut add =
            |name: &str, schema: Value| found.push((format!("made_wide_{name}_{width}"), schema));
        add(
            "properties",
            json!({"properties": of(json!({"type": "integer"})), "additionalProperties": {"type": "integer"}}),
        );
        add("required", json!({"required": names}));
        add("enum", json!({"properties": {"a": {"items": {"enum": names}}}}));
        add(
            "mixed_enum",
            json!({"properties": {"a": {"enum": (0..width).map(|n| json!({"n": n})).collect::<Vec<_>>()}}}),
        );
        add("tagged", json!({"properties": {"v": {"oneOf": tagged}}}));
        add("alternatives", json!({"properties": {"v": {"anyOf": plain}}}));
        add("all", json!({"properties": {"v": {"allOf": plain}}}));
        add("dependent", json!({"dependentRequired": of(json!(["m0000"]))}));
        add(
            "patterns",
            json!({"patternProperties": {"^m\\d+$": {"type": "integer"}}, "unevaluatedProperties": false}),
        );
    }
    found
}

/// A value for them: its members are as many as a schema of some width names.
pub fn broad(width: usize, rest: usize) -> Value {
    let mut members: Map<String, Value> =
        (0..width).map(|number| (format!("m{number:04}"), json!(number))).collect();
    let v: Map<String, Value> = members.clone();
    let mut v = v;
    v.insert("kind".to_owned(), json!(format!("m{:04}", width - 1)));
    v.insert("a".to_owned(), (0..rest).map(|number| json!(number)).collect());
    members.insert("v".to_owned(), v.into());
    members.insert(
        "a".to_owned(),
        (0..rest).map(|number| json!(format!("m{:04}", number % width))).collect(),
    );
    members.into()
}
