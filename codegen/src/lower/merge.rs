//! `allOf`: several schemas of one value as one.

use crate::document::{Additional, Document, Schema};

/// The schema with everything that must hold together put together, and nothing else followed.
pub fn merged(document: &Document, schema: &Schema) -> Schema {
    if schema.all_of.is_empty() {
        return schema.clone();
    }
    let mut whole = Schema { all_of: Vec::new(), ..schema.clone() };
    for part in &schema.all_of {
        whole = both(document, whole, part, 0);
    }
    whole
}

/// Deeper nesting than this is a cycle of `allOf`.
const DEEPEST: usize = 16;

fn both(document: &Document, one: Schema, two: &Schema, depth: usize) -> Schema {
    if depth > DEEPEST {
        return one;
    }
    let one = followed(document, one, depth);
    let two = followed(document, two.clone(), depth);
    if one.is_any() {
        return Schema {
            pointer: one.pointer,
            description: one.description.or(two.description),
            ..two
        };
    }
    if two.is_any() {
        return one;
    }
    // One value is all that is left of anything that allows it.
    if one.constant.is_some() || two.constant.is_some() {
        let (one, two) = if one.constant.is_some() { (one, two) } else { (two, one) };
        return Schema { description: one.description.or(two.description), ..one };
    }
    // What holds of all kinds of a union holds of each of them.
    if !one.any_of.is_empty() {
        return distributed(document, one, &two, depth);
    }
    if !two.any_of.is_empty() {
        let pointer = one.pointer.clone();
        return Schema { pointer, ..distributed(document, two, &one, depth) };
    }
    let mut whole = one;
    for (name, schema) in two.properties {
        match whole.properties.iter_mut().find(|(known, _)| *known == name) {
            Some((_, known)) => *known = both(document, known.clone(), &schema, depth + 1),
            None => whole.properties.push((name, schema)),
        }
    }
    for name in two.required {
        if !whole.required.contains(&name) {
            whole.required.push(name);
        }
    }
    if whole.types.is_empty() {
        whole.types = two.types;
    } else if !two.types.is_empty() {
        whole.types.retain(|kind| two.types.contains(kind));
    }
    whole.additional = match (whole.additional, two.additional) {
        (Additional::Closed, _) | (_, Additional::Closed) => Additional::Closed,
        (Additional::Typed(schema), _) | (_, Additional::Typed(schema)) => {
            Additional::Typed(schema)
        }
        (Additional::Open { said: a }, Additional::Open { said: b }) => {
            Additional::Open { said: a || b }
        }
    };
    whole.constant = whole.constant.or(two.constant);
    if whole.values.is_empty() {
        whole.values = two.values;
    }
    whole.items = whole.items.or(two.items);
    whole.format = whole.format.or(two.format);
    whole.minimum = whole.minimum.or(two.minimum);
    whole.maximum = whole.maximum.or(two.maximum);
    whole.description = whole.description.or(two.description);
    whole.unmodelled.extend(two.unmodelled);
    whole
}

/// The definition that a reference names, and `allOf` inside it put together.
fn followed(document: &Document, schema: Schema, depth: usize) -> Schema {
    let definition = schema.reference.as_deref().and_then(|name| document.definition(name));
    let followed = match definition {
        Some(definition) => definition.clone(),
        None => schema,
    };
    if followed.all_of.is_empty() || depth > DEEPEST {
        return followed;
    }
    let mut whole = Schema { all_of: Vec::new(), ..followed.clone() };
    for part in &followed.all_of {
        whole = both(document, whole, part, depth + 1);
    }
    whole
}

fn distributed(document: &Document, union: Schema, rest: &Schema, depth: usize) -> Schema {
    let kinds = union.any_of.iter().map(|kind| both(document, kind.clone(), rest, depth + 1));
    Schema { any_of: kinds.collect(), ..union.clone() }
}
