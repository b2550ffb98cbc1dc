//! Schemas as they are advertised: whole, with the shared definitions that they refer to.

use serde_json::{Map, Value, json};

type Definitions = Map<String, Value>;

/// The schema of the arguments of a tool. One without has `properties` still: several hosts refuse
/// tools whose schema has not.
pub fn arguments(schema: Option<&Definitions>, shared: &Definitions) -> Value {
    match schema {
        Some(schema) => whole(schema, shared),
        None => json!({ "type": "object", "properties": {} }),
    }
}

/// A schema that needs nothing from outside.
///
/// Where the root only refers to a shared definition, that stands in its place: in most protocol
/// versions the root must say that it is an object.
pub fn whole(schema: &Definitions, shared: &Definitions) -> Value {
    let mut root = schema.clone();
    for _ in 0..16 {
        let target = root.get("$ref").and_then(Value::as_str).and_then(shared_name);
        let Some(definition) = target.filter(|name| !has_own(&root, name)) else { break };
        let Some(Value::Object(definition)) = shared.get(&definition) else { break };
        root.remove("$ref");
        let mut merged = definition.clone();
        merged.extend(root);
        root = merged;
    }
    let mut needed = Vec::new();
    collect(&Value::Object(root.clone()), &mut needed);
    let mut added = Definitions::new();
    while let Some(name) = needed.pop() {
        if has_own(&root, &name) || added.contains_key(&name) {
            continue;
        }
        if let Some(definition) = shared.get(&name) {
            collect(definition, &mut needed);
            added.insert(name, definition.clone());
        }
    }
    if !added.is_empty() {
        added.sort_keys();
        let own = root.entry("$defs").or_insert_with(|| Value::Object(Map::new()));
        if let Value::Object(own) = own {
            own.extend(added);
        }
    }
    Value::Object(root)
}

fn has_own(root: &Definitions, name: &str) -> bool {
    root.get("$defs").is_some_and(|own| own.get(name).is_some())
}

/// The definition that a reference leads to, or into.
fn shared_name(target: &str) -> Option<String> {
    let path = target.strip_prefix("#/$defs/")?;
    let name = path.split('/').next()?;
    Some(name.replace("~1", "/").replace("~0", "~"))
}

fn collect(value: &Value, names: &mut Vec<String>) {
    match value {
        Value::Object(members) => {
            let target = members.get("$ref").and_then(Value::as_str);
            names.extend(target.and_then(shared_name));
            members.values().for_each(|value| collect(value, names));
        }
        Value::Array(values) => values.iter().for_each(|value| collect(value, names)),
        _ => {}
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn object(value: Value) -> Definitions {
        value.as_object().expect("an object").clone()
    }

    #[test]
    fn shared_definitions_come_along() {
        let shared = object(json!({
            "A": {"type": "object", "properties": {"b": {"$ref": "#/$defs/B"}}},
            "B": {"type": "object", "properties": {"b": {"$ref": "#/$defs/B"}}},
            "C": {},
        }));
        let schema = object(json!({"$ref": "#/$defs/A", "title": "T"}));
        let expected = json!({
            "type": "object",
            "properties": {"b": {"$ref": "#/$defs/B"}},
            "title": "T",
            "$defs": {"B": {"type": "object", "properties": {"b": {"$ref": "#/$defs/B"}}}},
        });
        assert_eq!(whole(&schema, &shared), expected);
    }
}
