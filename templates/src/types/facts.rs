//! Schemas as the JSON that they are: whether their keywords are spelled right, and what they need
//! to be complete.

use serde_json::{Map, Value};

use super::Problem;
use super::facets::TYPES;

/// What is no JSON Schema: keywords with values of the wrong kind.
pub(super) fn misspelled(schema: &Value) -> Vec<Problem> {
    let mut problems = Vec::new();
    look(schema, "", &mut problems);
    problems
}

fn look(schema: &Value, pointer: &str, problems: &mut Vec<Problem>) {
    let keywords = match schema {
        Value::Object(keywords) => keywords,
        Value::Bool(_) => return,
        _ => {
            let text = "expected a schema: an object, `true` or `false`".to_owned();
            return problems.push(Problem { pointer: pointer.to_owned(), text });
        }
    };
    for (keyword, value) in keywords {
        let pointer = format!("{pointer}/{}", crate::pointer::step(keyword));
        if let Some(expected) = expected(keyword, value) {
            let text = format!("`{keyword}` is {expected}");
            problems.push(Problem { pointer, text });
            continue;
        }
        match (keyword.as_str(), value) {
            (
                "properties" | "patternProperties" | "$defs" | "definitions" | "dependentSchemas",
                Value::Object(members),
            ) => {
                for (name, schema) in members {
                    look(schema, &format!("{pointer}/{}", crate::pointer::step(name)), problems);
                }
            }
            ("allOf" | "anyOf" | "oneOf" | "prefixItems" | "items", Value::Array(schemas)) => {
                for (index, schema) in schemas.iter().enumerate() {
                    look(schema, &format!("{pointer}/{index}"), problems);
                }
            }
            (
                "additionalProperties"
                | "additionalItems"
                | "items"
                | "not"
                | "if"
                | "then"
                | "else"
                | "contains"
                | "propertyNames",
                schema,
            ) => look(schema, &pointer, problems),
            _ => {}
        }
    }
}

/// What a keyword should have been, if it is not.
pub(super) fn expected(keyword: &str, value: &Value) -> Option<&'static str> {
    let is_type = |value: &Value| value.as_str().is_some_and(|name| TYPES.contains(&name));
    let is_count =
        |value: &Value| value.as_f64().is_some_and(|count| count >= 0.0 && count.fract() == 0.0);
    let (fits, expected) = match keyword {
        "type" => (
            is_type(value) || value.as_array().is_some_and(|types| types.iter().all(is_type)),
            "one of null, boolean, integer, number, string, array, object, or a list of them",
        ),
        "properties" | "patternProperties" | "$defs" | "definitions" | "dependentRequired"
        | "dependentSchemas" | "dependencies" => (value.is_object(), "an object"),
        "required" => (
            value.as_array().is_some_and(|names| names.iter().all(Value::is_string)),
            "a list of names",
        ),
        "enum" => (value.is_array(), "a list of values"),
        "allOf" | "anyOf" | "oneOf" | "prefixItems" => {
            (value.as_array().is_some_and(|list| !list.is_empty()), "a list of schemas")
        }
        "minLength" | "maxLength" | "minItems" | "maxItems" | "minProperties" | "maxProperties"
        | "minContains" | "maxContains" => (is_count(value), "a count"),
        "minimum" | "maximum" => (value.is_number(), "a number"),
        // Older drafts have `true` here.
        "exclusiveMinimum" | "exclusiveMaximum" => {
            (value.is_number() || value.is_boolean(), "a number")
        }
        "multipleOf" => (value.as_f64().is_some_and(|step| step > 0.0), "a number above 0"),
        "uniqueItems" => (value.is_boolean(), "true or false"),
        "pattern" | "$ref" | "$anchor" | "$id" | "$schema" => (value.is_string(), "a string"),
        _ => return None,
    };
    (!fits).then_some(expected)
}

/// A schema with the shared definitions that it refers to, and those that these refer to.
pub(super) fn complete(schema: &Value, shared: &Map<String, Value>) -> Value {
    let Value::Object(keywords) = schema else { return schema.clone() };
    let mut wanted = Vec::new();
    let mut next = vec![schema];
    while let Some(json) = next.pop() {
        let mut found = Vec::new();
        references(json, &mut found);
        for name in found {
            if let Some((name, json)) = shared.get_key_value(&name)
                && !wanted.contains(&name)
            {
                wanted.push(name);
                next.push(json);
            }
        }
    }
    let mut keywords = keywords.clone();
    if !wanted.is_empty() {
        let definitions = keywords.entry("$defs").or_insert_with(|| Map::new().into());
        if let Value::Object(definitions) = definitions {
            for (name, json) in shared.iter().filter(|(name, _)| wanted.contains(name)) {
                definitions.entry(name).or_insert_with(|| json.clone());
            }
        }
    }
    Value::Object(keywords)
}

/// The names of all definitions that something refers to.
fn references(json: &Value, found: &mut Vec<String>) {
    match json {
        Value::Object(members) => {
            let reference = members.get("$ref").and_then(Value::as_str);
            let name = reference.and_then(|reference| reference.strip_prefix("#/$defs/"));
            let name = name.and_then(|name| name.split('/').next());
            found.extend(name.map(crate::pointer::name));
            members.values().for_each(|json| references(json, found));
        }
        Value::Array(items) => items.iter().for_each(|json| references(json, found)),
        _ => {}
    }
}
