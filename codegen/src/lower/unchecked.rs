//! Keywords that bindings do not enforce: one note for each, not one for each place.

use std::collections::BTreeMap;

use crate::document::{Additional, Document, Schema};
use crate::model::Note;

/// A note for every keyword that is not enforced.
pub(super) fn notes(document: &Document) -> Vec<Note> {
    let mut places: BTreeMap<&str, (&str, usize)> = BTreeMap::new();
    for (_, schema) in &document.definitions {
        collect(schema, &mut places);
    }
    let note = |(keyword, (pointer, count)): (&str, (&str, usize))| {
        let elsewhere = match count {
            1 => String::new(),
            2 => " (here and at one more place)".to_owned(),
            more => format!(" (here and at {} more places)", more - 1),
        };
        let keyword = if keyword.starts_with(char::is_lowercase) && keyword.contains(' ') {
            keyword.to_owned()
        } else {
            format!("`{keyword}`")
        };
        Note { pointer: pointer.to_owned(), text: format!("{keyword} is not checked{elsewhere}") }
    };
    places.into_iter().map(note).collect()
}

fn collect<'a>(schema: &'a Schema, places: &mut BTreeMap<&'a str, (&'a str, usize)>) {
    let bounds = [("minimum", schema.minimum), ("maximum", schema.maximum)];
    let bounds = bounds.into_iter().filter(|(_, bound)| bound.is_some()).map(|(name, _)| name);
    for keyword in schema.unchecked.iter().map(String::as_str).chain(bounds) {
        places.entry(keyword).or_insert((&schema.pointer, 0)).1 += 1;
    }
    let additional = match &schema.additional {
        Additional::Typed(schema) => Some(&**schema),
        _ => None,
    };
    let parts = schema.properties.iter().map(|(_, schema)| schema);
    let parts = parts.chain(&schema.any_of).chain(&schema.all_of);
    for part in parts.chain(schema.items.as_deref()).chain(additional) {
        collect(part, places);
    }
}
