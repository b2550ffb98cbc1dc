//! Definitions that say nothing but that they are themselves: rings of `$ref`, `anyOf`, `oneOf` and
//! `allOf` without a member, an element or a value in between. They are found before anything is
//! followed, so that whatever follows references comes to an end.

use std::collections::HashMap;

use crate::document::{Document, Schema};
use crate::problem::Problem;

/// A problem for every definition that is part of such a ring.
pub(super) fn rings(document: &Document) -> Vec<Problem> {
    let numbers: HashMap<&str, usize> = document
        .definitions
        .iter()
        .enumerate()
        .map(|(number, (name, _))| (name.as_str(), number))
        .collect();
    let edges: Vec<Vec<usize>> = document
        .definitions
        .iter()
        .map(|(_, schema)| {
            let mut targets = Vec::new();
            in_place(schema, &mut |name| targets.extend(numbers.get(name)));
            targets
        })
        .collect();
    let groups = super::graph::groups(&edges);
    let ring = |(number, (name, schema)): (usize, &(String, Schema))| {
        groups.is_circular(number, &edges).then(|| {
            let message = format!("`{name}` refers to itself");
            Problem::new(&document.file, &schema.pointer, message)
        })
    };
    document.definitions.iter().enumerate().filter_map(ring).collect()
}

/// Calls `each` with the definitions that a schema is made of, not with those of its parts.
fn in_place<'a>(schema: &'a Schema, each: &mut impl FnMut(&'a str)) {
    if let Some(name) = &schema.reference {
        each(name);
    }
    for kind in schema.any_of.iter().chain(&schema.all_of) {
        in_place(kind, each);
    }
}
