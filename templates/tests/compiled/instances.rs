//! Values for a schema: one that should be valid, and what becomes of it by small changes.

use serde_json::{Map, Value, json};

/// A value that a schema of the usual kind accepts, with every member or only the required ones.
pub fn sample(root: &Value, schema: &Value, all: bool, depth: usize) -> Value {
    if depth > 6 {
        return Value::Null;
    }
    let next = |schema: &Value| sample(root, schema, all, depth + 1);
    if let Some(pointer) = schema["$ref"].as_str().and_then(|text| text.strip_prefix('#')) {
        return root.pointer(pointer).map_or(Value::Null, next);
    }
    if let Some(value) = schema.get("const").or_else(|| schema["enum"].get(0)) {
        return value.clone();
    }
    for keyword in ["oneOf", "anyOf", "allOf"] {
        let at = usize::from(!all && schema[keyword].get(1).is_some());
        if let Some(schema) = schema[keyword]
            .get(at)
            .filter(|one| one.get("required").is_none() || one.get("type").is_some())
        {
            return next(schema);
        }
    }
    let kind = schema["type"].as_str().or_else(|| schema["type"][0].as_str());
    match kind.unwrap_or(if schema.get("properties").is_some() { "object" } else { "string" }) {
        "object" => object(schema, all, &next),
        "array" => {
            let count = schema["minItems"].as_u64().unwrap_or(u64::from(all));
            (0..count).map(|_| schema.get("items").map_or(json!(1), &next)).collect()
        }
        "integer" | "number" => {
            let least = schema.get("minimum").or_else(|| schema.get("exclusiveMinimum"));
            match least.and_then(Value::as_f64) {
                Some(least) => json!(least.ceil() as i64 + 1),
                None => schema.get("maximum").cloned().unwrap_or_else(|| json!(7)),
            }
        }
        "boolean" => json!(all),
        "null" => Value::Null,
        _ => text(schema),
    }
}

fn object(schema: &Value, all: bool, next: &dyn Fn(&Value) -> Value) -> Value {
    let empty = Map::new();
    let properties = schema["properties"].as_object().unwrap_or(&empty);
    let required: Vec<&str> =
        schema["required"].as_array().into_iter().flatten().filter_map(Value::as_str).collect();
    let wanted = properties.iter().filter(|(name, _)| all || required.contains(&name.as_str()));
    wanted.map(|(name, schema)| (name.clone(), next(schema))).collect::<Map<_, _>>().into()
}

fn text(schema: &Value) -> Value {
    let pattern = schema["pattern"].as_str().unwrap_or_default();
    let fits = ["ab", "AB12", "7d", "bar", "a"].into_iter().find(|text| {
        let simple = pattern.contains(if text.len() == 2 { "{2}" } else { "\u{0}" });
        pattern.is_empty() || simple
    });
    let least = schema["minLength"].as_u64().unwrap_or_default() as usize;
    let text = fits.unwrap_or("7d");
    Value::from(if text.len() < least { "x".repeat(least) } else { text.to_owned() })
}

/// A value with one change at one place, for every place.
pub fn changed(value: &Value) -> Vec<Value> {
    let mut found = vec![
        Value::Null,
        json!(true),
        json!(-1),
        json!(1.5),
        json!(30.0),
        json!(1e30),
        json!(18446744073709551615u64),
        json!(""),
        json!("é".repeat(300)),
        json!([]),
        json!([1, 1.0]),
        json!({}),
        json!({"unknown": {"a": null}}),
    ];
    match value {
        Value::Object(members) => {
            for (name, member) in members {
                let mut without = members.clone();
                without.remove(name);
                found.push(without.into());
                for other in changed(member) {
                    let mut members = members.clone();
                    members.insert(name.clone(), other);
                    found.push(members.into());
                }
            }
            let mut more = members.clone();
            more.insert("unknown".to_owned(), json!({"a": [null]}));
            found.push(more.into());
        }
        Value::Array(items) => {
            for (index, item) in items.iter().enumerate() {
                let mut without = items.clone();
                without.remove(index);
                found.push(without.into());
                for other in changed(item) {
                    let mut items = items.clone();
                    items[index] = other;
                    found.push(items.into());
                }
            }
            let twice = items.iter().chain(items.first()).cloned().collect();
            found.push(twice);
        }
        Value::Number(number) => {
            let float = number.as_f64().unwrap_or_default();
            found.extend([json!(float), json!(float + 0.5), json!(float + 1e6), json!(0)]);
        }
        _ => {}
    }
    found
}
