//! The words of OpenAPI's schemas that JSON Schema 2020-12 says otherwise, or not at all.

use serde_json::{Map, Value, json};

use super::document::{Part, Version};
use super::notes::Notes;
use super::schema::shown;
use crate::lint::schemas::FORMATS;

type Keywords = Map<String, Value>;

/// What holds for any value and only tells about it.
const ANNOTATIONS: [&str; 5] = ["title", "description", "default", "examples", "deprecated"];
/// What holds for the value by way of other schemas.
const IN_PLACE: [&str; 8] = ["$ref", "allOf", "anyOf", "oneOf", "not", "if", "then", "else"];

/// The keywords of a schema whose inner schemas are translated already.
pub fn translate(
    version: Version,
    part: &Part<'_>,
    mut schema: Keywords,
    notes: &mut Notes,
) -> Value {
    let place = shown(&part.pointer);
    examples(part, &mut schema, notes, &place);
    bounds(version, &mut schema, notes, &place);
    pattern(&mut schema, notes, &place);
    let mut types = types(&mut schema);
    format(&types, &mut schema, notes, &place);
    enumeration(&types, &mut schema, notes, &place);
    // An enumeration without `null` leaves none.
    if let Some(values) = schema.get("enum").and_then(Value::as_array)
        && !values.contains(&Value::Null)
        && types.len() > 1
    {
        types.retain(|name| name != "null");
    }
    let nullable = part.is("nullable");
    if nullable && version == Version::V31 {
        notes.add("`nullable` is of OpenAPI 3.0: read as it is there", place.as_str());
    }
    typed(types, nullable, schema)
}

fn examples(part: &Part<'_>, schema: &mut Keywords, notes: &mut Notes, place: &str) {
    let examples = match (part.value.get("example"), part.value.get("examples")) {
        (Some(example), _) => json!([example]),
        (_, Some(Value::Array(examples))) if !examples.is_empty() => json!(examples),
        (_, None) => return,
        _ => return notes.add("`examples` of a schema are a list: left out", place),
    };
    schema.insert("examples".to_owned(), examples);
}

/// In 3.0, whether a bound is exclusive is said beside it.
fn bounds(version: Version, schema: &mut Keywords, notes: &mut Notes, place: &str) {
    for (bound, exclusive) in [("minimum", "exclusiveMinimum"), ("maximum", "exclusiveMaximum")] {
        match schema.get(exclusive) {
            Some(Value::Bool(is_exclusive)) => {
                let is_exclusive = *is_exclusive;
                if version == Version::V31 {
                    let sentence = format!(
                        "`{exclusive}: {is_exclusive}` is of OpenAPI 3.0: read as it is there"
                    );
                    notes.add(sentence, place);
                }
                schema.shift_remove(exclusive);
                if is_exclusive && let Some(value) = schema.shift_remove(bound) {
                    schema.insert(exclusive.to_owned(), value);
                }
            }
            Some(Value::Number(_)) | None => {}
            Some(_) => {
                schema.shift_remove(exclusive);
                notes.add(format!("`{exclusive}` is a number: left out where it is not"), place);
            }
        }
    }
}

/// A pattern that is written like a literal of JavaScript: no text has a `/` before its start.
fn pattern(schema: &mut Keywords, notes: &mut Notes, place: &str) {
    let Some(literal) = schema.get("pattern").and_then(Value::as_str) else { return };
    let Some(inner) = literal.strip_prefix('/').filter(|inner| inner.starts_with('^')) else {
        return;
    };
    let Some((inner, flags)) = inner.rsplit_once('/') else { return };
    match flags {
        "" | "u" | "g" | "gu" => {
            let sentence = format!("the pattern `{literal}` is read without its slashes");
            notes.add(sentence, place);
            schema.insert("pattern".to_owned(), inner.to_owned().into());
        }
        flags if flags.chars().all(|flag| flag.is_ascii_lowercase()) => {
            let sentence = format!("the flags of the pattern `{literal}` have no place: left out");
            notes.add(sentence, place);
            schema.shift_remove("pattern");
        }
        _ => {}
    }
}

/// The types of a schema, which it loses.
fn types(schema: &mut Keywords) -> Vec<String> {
    match schema.shift_remove("type") {
        Some(Value::String(name)) => vec![name],
        Some(Value::Array(names)) => {
            names.iter().filter_map(Value::as_str).map(str::to_owned).collect()
        }
        _ => Vec::new(),
    }
}

/// Formats that JSON Schema does not have: ranges for integers, an encoding for bytes.
fn format(types: &[String], schema: &mut Keywords, notes: &mut Notes, place: &str) {
    let Some(format) = schema.get("format").and_then(Value::as_str).map(str::to_owned) else {
        schema.shift_remove("format");
        return;
    };
    if FORMATS.contains(&format.as_str()) {
        return;
    }
    schema.shift_remove("format");
    let is = |name: &str| types.iter().any(|ty| ty == name);
    match (range(&format), format.as_str()) {
        (Some((least, most)), _) if is("integer") => {
            if !schema.contains_key("exclusiveMinimum") {
                schema.entry("minimum").or_insert(least);
            }
            if !schema.contains_key("exclusiveMaximum") {
                schema.entry("maximum").or_insert(most);
            }
        }
        // What every number of JSON is.
        (_, "float" | "double") if is("number") => {}
        (_, "byte" | "base64") if is("string") => {
            schema.insert("contentEncoding".to_owned(), "base64".into());
        }
        (_, "binary") if is("string") => {
            schema.insert("contentEncoding".to_owned(), "base64".into());
            notes.add("bytes (`format: binary`) are text of base64 in JSON", place);
        }
        _ => {
            let sentence = "formats that JSON Schema does not have are left out";
            notes.count(sentence, format!("`{format}`"));
        }
    }
}

/// The integers of a format.
fn range(format: &str) -> Option<(Value, Value)> {
    Some(match format {
        "int8" => (json!(i8::MIN), json!(i8::MAX)),
        "int16" => (json!(i16::MIN), json!(i16::MAX)),
        "int32" => (json!(i32::MIN), json!(i32::MAX)),
        "int64" => (json!(i64::MIN), json!(i64::MAX)),
        "uint8" => (json!(0), json!(u8::MAX)),
        "uint16" => (json!(0), json!(u16::MAX)),
        "uint32" => (json!(0), json!(u32::MAX)),
        "uint64" => (json!(0), json!(u64::MAX)),
        _ => return None,
    })
}

/// The values of an enumeration, which have the types of the schema.
fn enumeration(types: &[String], schema: &mut Keywords, notes: &mut Notes, place: &str) {
    let Some(Value::Array(values)) = schema.get_mut("enum") else { return };
    if values.is_empty() {
        schema.shift_remove("enum");
        return notes.add("`enum` without values: left out", place);
    }
    let texts_only = !types.is_empty() && types.iter().all(|ty| ty == "string" || ty == "null");
    if !texts_only {
        return;
    }
    for value in values.iter_mut() {
        if let Value::Bool(_) | Value::Number(_) = value {
            // In YAML without quotes; the type says that a text is meant.
            notes.add(format!("`{value}` in an `enum` of texts is read as a text"), place);
            *value = Value::String(value.to_string());
        }
    }
    if !types.iter().any(|ty| ty == "null") {
        values.retain(|value| !value.is_null());
    }
}

/// The schema with its types. Several hosts refuse lists of types, so that each has an alternative.
fn typed(mut types: Vec<String>, nullable: bool, mut schema: Keywords) -> Value {
    if nullable && types.len() <= 1 {
        return or_null(types.pop(), schema);
    }
    let has_in_place = IN_PLACE.iter().any(|keyword| schema.contains_key(*keyword));
    match types.as_slice() {
        [] => {}
        [one] => put_type(&mut schema, one),
        _ if has_in_place => {
            schema.insert("type".to_owned(), json!(types));
        }
        several => {
            let annotations = annotations(&mut schema);
            let several: Vec<Value> = several.iter().map(|name| one_type(name, &schema)).collect();
            schema = annotations;
            schema.insert("anyOf".to_owned(), Value::Array(several));
        }
    }
    Value::Object(schema)
}

/// A schema that accepts `null` as well.
fn or_null(ty: Option<String>, mut schema: Keywords) -> Value {
    let null = json!({ "type": "null" });
    let mut annotated = annotations(&mut schema);
    if let Some(Value::Array(values)) = schema.get_mut("enum") {
        values.retain(|value| !value.is_null());
    }
    // One list of alternatives is enough.
    let only = ["anyOf", "oneOf"].into_iter().find(|word| schema.contains_key(*word));
    if let Some(keyword) = only.filter(|_| schema.len() == 1)
        && let Some(Value::Array(mut alternatives)) = schema.shift_remove(keyword)
    {
        alternatives.push(null);
        annotated.insert(keyword.to_owned(), Value::Array(alternatives));
        return Value::Object(annotated);
    }
    if let Some(ty) = ty {
        put_type(&mut schema, &ty);
    }
    // `allOf` of one reference is how 3.0 says it.
    if schema.len() == 1
        && let Some(Value::Array(parts)) = schema.get("allOf")
        && let [Value::Object(part)] = parts.as_slice()
    {
        schema = part.clone();
    }
    // Without a rule, `null` is accepted already.
    if !schema.is_empty() {
        let alternatives = vec![Value::Object(schema), null];
        annotated.insert("anyOf".to_owned(), Value::Array(alternatives));
    }
    Value::Object(annotated)
}

/// The type before all else, as people write it.
fn put_type(schema: &mut Keywords, ty: &str) {
    schema.shift_insert(0, "type".to_owned(), ty.into());
}

fn annotations(schema: &mut Keywords) -> Keywords {
    let mut annotations = Keywords::new();
    for keyword in ANNOTATIONS {
        if let Some(value) = schema.shift_remove(keyword) {
            annotations.insert(keyword.to_owned(), value);
        }
    }
    annotations
}

/// What a schema of several types says of one of them.
fn one_type(ty: &str, schema: &Keywords) -> Value {
    let mut one = Keywords::new();
    one.insert("type".to_owned(), ty.into());
    for (keyword, value) in schema {
        match (keyword.as_str(), value) {
            ("enum", Value::Array(values)) => {
                let own: Vec<&Value> = values.iter().filter(|value| is_of(value, ty)).collect();
                if ty != "null" {
                    one.insert(keyword.clone(), json!(own));
                }
            }
            (word, _) if concerns(word, ty) => {
                one.insert(keyword.clone(), value.clone());
            }
            _ => {}
        }
    }
    Value::Object(one)
}

fn is_of(value: &Value, ty: &str) -> bool {
    match value {
        Value::Null => ty == "null",
        Value::Bool(_) => ty == "boolean",
        Value::Number(number) => ty == "number" || ty == "integer" && !number.is_f64(),
        Value::String(_) => ty == "string",
        Value::Array(_) => ty == "array",
        Value::Object(_) => ty == "object",
    }
}

/// Whether a keyword says anything about values of a type.
fn concerns(keyword: &str, ty: &str) -> bool {
    match keyword {
        "minLength" | "maxLength" | "pattern" | "format" | "contentEncoding"
        | "contentMediaType" | "contentSchema" => ty == "string",
        "minimum" | "maximum" | "exclusiveMinimum" | "exclusiveMaximum" | "multipleOf" => {
            ty == "number" || ty == "integer"
        }
        "items" | "prefixItems" | "contains" | "minContains" | "maxContains" | "minItems"
        | "maxItems" | "uniqueItems" | "unevaluatedItems" => ty == "array",
        "const" => true,
        _ => ty == "object",
    }
}
