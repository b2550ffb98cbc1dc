//! `discriminator`: the property that tells alternatives apart, as a constant of each of them.
//!
//! OpenAPI leaves it to the reader to look at the property; JSON Schema says it with `const`, and
//! values that fit two alternatives otherwise would be refused by `oneOf`.

use std::collections::HashSet;

use serde_json::{Map, Value, json};

use super::document::Part;
use super::schema::{Schemas, shown};

/// Puts the constants into the alternatives of a schema.
pub fn tell_apart<'a>(schemas: &mut Schemas<'a>, part: &Part<'a>, schema: &mut Map<String, Value>) {
    let Some(discriminator) = part.get("discriminator") else { return };
    let place = shown(&part.pointer);
    let Some(property) = discriminator.text("propertyName") else {
        let sentence = "a `discriminator` without `propertyName` tells nothing apart";
        return schemas.notes.add(sentence, place);
    };
    let Some(keyword) = ["oneOf", "anyOf"].into_iter().find(|word| schema.contains_key(*word))
    else {
        let sentence = "a `discriminator` without `oneOf` says that there are other forms: only \
             the members that all of them have are in the schema";
        return schemas.notes.add(sentence, place);
    };
    let branches = part.get(keyword).map(|all| all.elements()).unwrap_or_default();
    let Some(Value::Array(converted)) = schema.get_mut(keyword) else { return };
    for (branch, converted) in branches.iter().zip(converted) {
        let Some(reference) = branch.text("$ref") else { continue };
        let Ok(target) = schemas.document.target(reference, &branch.pointer) else { continue };
        if has_constant(schemas, &target, property, &mut HashSet::new()) {
            continue;
        }
        let values = values(schemas, &discriminator, &target);
        let Value::Object(converted) = converted else { continue };
        let constant = match values.as_slice() {
            [one] => json!({ "type": "string", "const": one }),
            several => json!({ "type": "string", "enum": several }),
        };
        converted.insert("type".to_owned(), "object".into());
        converted.insert("properties".to_owned(), json!({ property: constant }));
        converted.insert("required".to_owned(), json!([property]));
    }
}

/// The values that stand for a schema: those that are mapped to it, or its name.
fn values<'a>(schemas: &Schemas<'a>, discriminator: &Part<'a>, target: &Part<'a>) -> Vec<String> {
    let mapping = discriminator.get("mapping").map(|mapping| mapping.members());
    let leads_here = |reference: &str| {
        let reference = match reference.contains(['#', '/']) {
            true => reference.to_owned(),
            false => format!("#/components/schemas/{reference}"),
        };
        let found = schemas.document.target(&reference, "");
        found.is_ok_and(|found| found.pointer == target.pointer)
    };
    let mapped: Vec<String> = mapping
        .into_iter()
        .flatten()
        .filter(|(_, to)| to.value.as_str().is_some_and(leads_here))
        .map(|(value, _)| value.to_owned())
        .collect();
    match mapped.is_empty() {
        true => {
            let name = target.pointer.rsplit('/').next().unwrap_or_default();
            vec![name.replace("~1", "/").replace("~0", "~")]
        }
        false => mapped,
    }
}

/// Whether a schema says itself which values the property may have.
fn has_constant<'a>(
    schemas: &Schemas<'a>,
    part: &Part<'a>,
    property: &str,
    seen: &mut HashSet<String>,
) -> bool {
    if !seen.insert(part.pointer.clone()) {
        return false;
    }
    let own = part.get("properties").and_then(|all| all.get(property));
    let own = own.and_then(|own| schemas.document.follow(&own).ok());
    if own.is_some_and(|own| {
        let values = own.value.get("enum").and_then(Value::as_array);
        own.value.get("const").is_some() || values.is_some_and(|values| values.len() == 1)
    }) {
        return true;
    }
    let mut held = part.get("allOf").map(|all| all.elements()).unwrap_or_default();
    if let Some(reference) = part.text("$ref") {
        held.extend(schemas.document.target(reference, ""));
    }
    held.iter().any(|part| has_constant(schemas, part, property, seen))
}
