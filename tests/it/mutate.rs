//! Instances with one place changed.

use serde_json::{Value, json};

use crate::json::{at, places, replaced, with, without};
use crate::random::Random;

/// `instance` with one place changed, so that it is probably no longer valid.
pub fn changed(instance: &Value, random: &mut Random) -> Option<Value> {
    let places = places(instance);
    let path = random.pick(&places);
    let found = at(instance, path)?;
    match random.below(6) {
        0 | 1 => without(instance, path),
        2 => Some(replaced(instance, path, Value::Null)),
        3 => Some(replaced(instance, path, another_kind(random))),
        4 => match found {
            Value::Object(_) => with(instance, path, "x-added", 1.into()),
            // No list of the protocol may hold more than a hundred elements.
            Value::Array(elements) => {
                let scalar = elements.first().filter(|e| !e.is_object() && !e.is_array());
                let element = scalar.cloned().unwrap_or_else(|| "many".into());
                Some(replaced(instance, path, vec![element; 101].into()))
            }
            _ => None,
        },
        _ => Some(replaced(instance, path, another_value(found, random)?)),
    }
}

fn another_kind(random: &mut Random) -> Value {
    let values =
        [json!(true), json!(0), json!(1.5), json!("another"), json!([]), json!({}), json!(["a"])];
    random.pick(&values).clone()
}

/// A value of the same kind of JSON that a constant, an enum or a bound may refuse.
fn another_value(found: &Value, random: &mut Random) -> Option<Value> {
    match found {
        Value::String(text) if !text.is_empty() && random.one_in(2) => {
            Some(text.chars().skip(1).collect::<String>().into())
        }
        Value::String(_) => Some("objet".into()),
        Value::Number(_) => {
            Some(random.pick(&[json!(-1), json!(1.25), json!(1_000_000_000)]).clone())
        }
        Value::Bool(value) => Some((!value).into()),
        _ => None,
    }
}
