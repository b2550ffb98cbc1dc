//! Schemas that contradict themselves.

use std::cmp::Ordering;

use serde_json::{Number, Value};

use crate::manifest::node::{Kind, Node};
use crate::problem::Problem;

/// A lower bound, an upper one, and whether both may be equal.
const BOUNDS: [(&str, &str, bool); 9] = [
    ("minimum", "maximum", true),
    ("minimum", "exclusiveMaximum", false),
    ("exclusiveMinimum", "maximum", false),
    ("exclusiveMinimum", "exclusiveMaximum", false),
    ("minLength", "maxLength", true),
    ("minItems", "maxItems", true),
    ("minProperties", "maxProperties", true),
    ("minContains", "maxContains", true),
    // Of a list of names, their number.
    ("required", "maxProperties", true),
];

/// Checks one schema, without those inside of it.
pub fn check(schema: &Node, problems: &mut Vec<Problem>) {
    for (low, high, may_equal) in BOUNDS {
        bounds(schema, (low, high, may_equal), problems);
    }
    for list in ["enum", "required"] {
        let Some(node) = schema.get(list) else { continue };
        let mut seen: Vec<Value> = Vec::new();
        for element in node.elements() {
            let value = element.to_value();
            if seen.iter().any(|other| same(other, &value)) {
                let message = format!("`{list}` has {value} twice");
                problems.push(Problem::warning(element.span, message));
            }
            seen.push(value);
        }
    }
    if let (Some(only), Some(listed)) = (schema.get("const"), schema.get("enum")) {
        let value = only.to_value();
        if !listed.elements().iter().any(|element| same(&element.to_value(), &value)) {
            let message = format!("`const` is {value}, which `enum` has not: no value fits");
            problems.push(Problem::warning(only.span, message));
        }
    }
}

fn bounds(schema: &Node, (low, high, may_equal): (&str, &str, bool), problems: &mut Vec<Problem>) {
    let number = |key: &str| match &schema.get(key)?.kind {
        Kind::Number(number) => Some(number.clone()),
        Kind::Sequence(names) => Some(Number::from(names.len())),
        _ => None,
    };
    let Some((least, most)) = number(low).zip(number(high)) else { return };
    let is_wrong = match compared(&least, &most) {
        Some(Ordering::Greater) => true,
        Some(Ordering::Equal) => !may_equal,
        _ => false,
    };
    if is_wrong {
        let message = format!("`{low}` {least} and `{high}` {most}: no value fits both");
        problems.push(Problem::warning(schema.key_span(low), message));
    }
}

/// Two numbers of JSON, without rounding where both are whole.
fn compared(left: &Number, right: &Number) -> Option<Ordering> {
    match (left.as_i128(), right.as_i128()) {
        (Some(left), Some(right)) => Some(left.cmp(&right)),
        _ => left.as_f64()?.partial_cmp(&right.as_f64()?),
    }
}

/// Whether two values are the same JSON: 1 and 1.0 are.
pub fn same(left: &Value, right: &Value) -> bool {
    match (left, right) {
        (Value::Number(left), Value::Number(right)) => {
            compared(left, right) == Some(Ordering::Equal)
        }
        (Value::Array(left), Value::Array(right)) => {
            left.len() == right.len() && left.iter().zip(right).all(|(one, other)| same(one, other))
        }
        (Value::Object(left), Value::Object(right)) => {
            let is_same = |(key, one): (&String, &Value)| {
                right.get(key).is_some_and(|other| same(one, other))
            };
            left.len() == right.len() && left.iter().all(is_same)
        }
        _ => left == right,
    }
}
