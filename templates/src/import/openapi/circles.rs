//! Circles of inheritance: a schema that lists its forms, each of which includes it.
//!
//! Taken by the letter nothing fits such a schema. What its authors mean: a form includes the
//! members of the base, not the list of forms.

use std::collections::HashSet;

use super::document::{Document, Part};

/// The keywords that list forms.
pub const FORMS: [&str; 2] = ["oneOf", "anyOf"];

/// Whether a schema includes its base: one whose forms lead to the schema itself.
pub fn is_base_of(document: &Document, base: &Part<'_>, form: &Part<'_>) -> bool {
    let mut next = branches(base, &FORMS);
    let mut seen = HashSet::new();
    while let Some(part) = next.pop() {
        if !seen.insert(part.pointer.clone()) {
            continue;
        }
        if part.pointer == form.pointer {
            return true;
        }
        next.extend(branches(&part, &["oneOf", "anyOf", "allOf"]));
        let target = part.text("$ref").map(|reference| document.target(reference, ""));
        next.extend(target.and_then(Result::ok));
    }
    false
}

/// Whether each form of a schema includes it, so that the list of forms says it all.
pub fn is_of_forms(document: &Document, base: &Part<'_>) -> bool {
    let forms = branches(base, &FORMS);
    !forms.is_empty() && forms.iter().all(|form| includes(document, form, base))
}

fn includes(document: &Document, form: &Part<'_>, base: &Part<'_>) -> bool {
    let mut next = vec![form.clone()];
    let mut seen = HashSet::new();
    while let Some(part) = next.pop() {
        if part.pointer == base.pointer {
            return true;
        }
        if seen.insert(part.pointer.clone()) {
            next.extend(branches(&part, &["allOf"]));
            let target = part.text("$ref").map(|reference| document.target(reference, ""));
            next.extend(target.and_then(Result::ok));
        }
    }
    false
}

fn branches<'a>(part: &Part<'a>, keywords: &[&str]) -> Vec<Part<'a>> {
    keywords.iter().filter_map(|word| part.get(word)).flat_map(|all| all.elements()).collect()
}
