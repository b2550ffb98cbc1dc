//! Types and listed values.

use serde_json::Value;

use super::{Compare, Object, Set};

/// A set of types of JSON, a bit for each. Numbers are two: whole ones and others.
pub type Types = u8;

/// All types.
pub const ALL: Types = 0b111_1111;
/// Numbers of both kinds.
pub const NUMBER: Types = 0b000_1100;
/// Texts.
pub const STRING: Types = 0b001_0000;
/// Lists.
pub const ARRAY: Types = 0b010_0000;
/// Objects.
pub const OBJECT: Types = 0b100_0000;

const NAMES: [&str; 7] = [
    "null",
    "true or false",
    "a whole number",
    "a number with a fraction",
    "a text",
    "a list",
    "an object",
];

impl Compare<'_> {
    /// Compares types, `enum` and `const`.
    pub(super) fn values(&mut self, old: &Object, new: &Object) {
        let (before, after) = (types(old), types(new));
        let names = |set: Types| {
            let names = NAMES.iter().enumerate().filter(|(bit, _)| set & (1 << bit) != 0);
            names.map(|(_, name)| *name).collect::<Vec<_>>().join(" or ")
        };
        if before & !after != 0 {
            self.set(Set::Narrower, format!("it is no longer {}", names(before & !after)));
        }
        if after & !before != 0 {
            self.set(Set::Wider, format!("it may be {} now", names(after & !before)));
        }
        // Values of types that only one of them has are told of already.
        let both = before & after;
        let listed = |of: &Object| -> Option<Vec<Value>> {
            let values = listed(of)?.into_iter().filter(|value| type_of(value) & both != 0);
            Some(values.cloned().collect())
        };
        match (listed(old), listed(new)) {
            (Some(old), Some(new)) => {
                let gone = missing(&old, &new);
                let added = missing(&new, &old);
                if !gone.is_empty() {
                    self.set(Set::Narrower, format!("it is no longer {}", shown(&gone)));
                }
                if !added.is_empty() {
                    self.set(Set::Wider, format!("it may be {} now", shown(&added)));
                }
            }
            (Some(_), None) => self.set(Set::Wider, "it may be other values than the listed ones"),
            (None, Some(new)) if both != 0 => {
                self.set(Set::Narrower, format!("it is only {}", shown(&new)));
            }
            _ => {}
        }
    }
}

/// The types that values of a schema may have.
pub fn types(schema: &Object) -> Types {
    let named = match schema.get("type") {
        Some(Value::String(name)) => named(name),
        Some(Value::Array(names)) => {
            names.iter().filter_map(Value::as_str).fold(0, |set, name| set | self::named(name))
        }
        _ => ALL,
    };
    match listed(schema) {
        Some(values) => named & values.into_iter().fold(0, |set, value| set | type_of(value)),
        None => named,
    }
}

fn named(name: &str) -> Types {
    match name {
        "null" => 1,
        "boolean" => 1 << 1,
        "integer" => 1 << 2,
        "number" => NUMBER,
        "string" => STRING,
        "array" => ARRAY,
        "object" => OBJECT,
        _ => 0,
    }
}

fn type_of(value: &Value) -> Types {
    match value {
        Value::Null => 1,
        Value::Bool(_) => 1 << 1,
        Value::Number(number) => {
            let is_whole = number.as_f64().is_none_or(|number| number.fract() == 0.0);
            if is_whole { 1 << 2 } else { 1 << 3 }
        }
        Value::String(_) => STRING,
        Value::Array(_) => ARRAY,
        Value::Object(_) => OBJECT,
    }
}

/// The values that a schema lists, if it does.
pub fn listed(schema: &Object) -> Option<Vec<&Value>> {
    let only = schema.get("const");
    let listed = schema.get("enum").and_then(Value::as_array);
    match (only, listed) {
        (Some(only), Some(listed)) if !listed.iter().any(|value| same(value, only)) => {
            Some(Vec::new())
        }
        (Some(only), _) => Some(vec![only]),
        (None, Some(listed)) => Some(listed.iter().collect()),
        (None, None) => None,
    }
}

/// Whether two values are the same JSON: 1 and 1.0 are.
pub fn same(left: &Value, right: &Value) -> bool {
    match (left, right) {
        (Value::Number(left), Value::Number(right)) => {
            left == right || left.as_f64() == right.as_f64() && !(left.is_u64() && right.is_u64())
        }
        (Value::Array(left), Value::Array(right)) => {
            left.len() == right.len()
                && left.iter().zip(right).all(|(left, right)| same(left, right))
        }
        (Value::Object(left), Value::Object(right)) => {
            left.len() == right.len()
                && left
                    .iter()
                    .all(|(key, left)| right.get(key).is_some_and(|right| same(left, right)))
        }
        _ => left == right,
    }
}

fn missing(these: &[Value], those: &[Value]) -> Vec<Value> {
    let is_missing = |value: &&Value| !those.iter().any(|other| same(value, other));
    these.iter().filter(is_missing).cloned().collect()
}

fn shown(values: &[Value]) -> String {
    const MOST: usize = 8;
    let mut texts: Vec<String> =
        values.iter().take(MOST).map(|value| format!("`{value}`")).collect();
    if values.len() > MOST {
        texts.push(format!("{} more", values.len() - MOST));
    }
    if texts.is_empty() { "nothing".to_owned() } else { texts.join(" or ") }
}
