//! What a value that breaks a rule is told: the path and the rule.

use mcp_scaffold::types::support::{Condition, Json, Schema, Type};
use serde_json::{Value, json};

static STRING: Schema = Schema { types: &[Type::String], min_length: Some(1), ..Schema::ANY };
static UNITS: Schema =
    Schema { values: Some(&[Json::String("metric"), Json::String("imperial")]), ..Schema::ANY };
static DAYS: Schema = Schema {
    types: &[Type::Integer],
    minimum: Some(Json::Integer(1)),
    exclusive_maximum: Some(Json::Decimal("14.5")),
    ..Schema::ANY
};
static TAGS: Schema = Schema {
    types: &[Type::Array],
    items: Some(&STRING),
    max_items: Some(2),
    unique_items: true,
    ..Schema::ANY
};
static LIMIT: Schema =
    Schema { any_of: &[&Schema { types: &[Type::Boolean], ..Schema::ANY }, &DAYS], ..Schema::ANY };
static CIRCLE: Schema = Schema {
    types: &[Type::Object],
    properties: &[("kind", &Schema { values: Some(&[Json::String("circle")]), ..Schema::ANY })],
    required: &["kind", "radius"],
    ..Schema::ANY
};
static SQUARE: Schema = Schema {
    types: &[Type::Object],
    properties: &[("kind", &Schema { values: Some(&[Json::String("square")]), ..Schema::ANY })],
    required: &["kind", "side"],
    ..Schema::ANY
};
static SHAPE: Schema =
    Schema { one_of: &[&CIRCLE, &Schema { all_of: &[&SQUARE], ..Schema::ANY }], ..Schema::ANY };
static ARGS: Schema = Schema {
    types: &[Type::Object],
    properties: &[
        ("a b", &ARGS),
        ("days", &DAYS),
        ("limit", &LIMIT),
        ("location", &STRING),
        ("shape", &SHAPE),
        ("tags", &TAGS),
        ("units", &UNITS),
    ],
    required: &["location"],
    additional_properties: Some(&Schema::NEVER),
    dependent_required: &[("units", &["days"])],
    condition: Some(Condition {
        holds: &Schema { required: &["limit"], ..Schema::ANY },
        then: &Schema { min_properties: Some(3), ..Schema::ANY },
        otherwise: &Schema::ANY,
    }),
    ..Schema::ANY
};

fn said(value: Value) -> String {
    ARGS.check(&value).map_or_else(|violations| violations.to_string(), |()| "accepted".to_owned())
}

#[test]
fn violations_name_the_path_and_the_rule() {
    let said = [
        said(json!([])),
        said(json!({})),
        said(json!({"location": ""})),
        said(json!({"location": 1})),
        said(json!({"location": "x", "units": "kelvin", "days": 1})),
        said(json!({"location": "x", "units": "metric"})),
        said(json!({"location": "x", "days": 0})),
        said(json!({"location": "x", "days": 30.0})),
        said(json!({"location": "x", "days": 3.5})),
        said(json!({"location": "x", "days": 3.0})),
        said(json!({"location": "x", "tags": ["a", ""]})),
        said(json!({"location": "x", "tags": ["a", "b", "c"]})),
        said(json!({"location": "x", "tags": ["a", "a"]})),
        said(json!({"location": "x", "days": 1, "limit": "x"})),
        said(json!({"location": "x", "days": 1, "limit": 0})),
        said(json!({"location": "x", "limit": 1})),
        said(json!({"location": "x", "other": 1})),
        said(json!({"location": "x", "shape": {"kind": "square"}})),
        said(json!({"location": "x", "shape": {"kind": "cube"}})),
        said(json!({"location": "x", "shape": {}})),
        said(json!({"location": "x", "shape": 1})),
        said(json!({"location": "x", "a b": {"location": "y", "tags": [1]}})),
    ];
    insta::with_settings!({ omit_expression => true, prepend_module_to_snapshot => false }, {
        insta::assert_snapshot!("violations", said.join("\n"));
    });
}
