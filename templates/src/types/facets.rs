//! Everything that several schemas say about one value, taken together.
//!
//! A schema, what it refers to and what is in its `allOf` hold at the same time, so they are read
//! as one list of parts. The list is also what a type is known by: two places with the same parts
//! have the same type.

use serde_json::{Number, Value};

use super::document::{Documents, Place};

/// One of the schemas that hold for a value.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(super) struct Part {
    pub(super) place: Place,
    /// Whether its alternatives are no longer open: one of them is another part of the list.
    pub(super) chosen: bool,
}

/// The parts that say anything about a type, sorted.
pub(super) type Parts = Vec<Part>;

/// What the parts say together.
#[derive(Default)]
pub(super) struct Facets<'a> {
    /// Why nothing is known about the value.
    pub(super) unknown: Option<String>,
    /// Whether no value is accepted.
    pub(super) never: bool,
    pub(super) types: Option<Vec<&'static str>>,
    pub(super) values: Option<Vec<&'a Value>>,
    pub(super) properties: Vec<(&'a str, Vec<Place>)>,
    pub(super) required: Vec<&'a str>,
    pub(super) closed: bool,
    pub(super) additional: Vec<Place>,
    pub(super) patterns: Vec<Place>,
    pub(super) first_items: Vec<Place>,
    pub(super) other_items: Vec<Place>,
    pub(super) no_other_items: bool,
    pub(super) min_items: u64,
    pub(super) max_items: Option<u64>,
    pub(super) least: Option<&'a Number>,
    pub(super) most: Option<&'a Number>,
    /// The groups of alternatives: `anyOf` and `oneOf`.
    pub(super) alternatives: Vec<Vec<Place>>,
}

/// The names of the types, as they are compared.
pub(super) const TYPES: [&str; 7] =
    ["null", "boolean", "integer", "number", "string", "array", "object"];

/// Whether a schema says anything about the type; `false` does.
fn says_something(documents: &Documents<'_>, part: Part) -> bool {
    const KEYWORDS: [&str; 21] = [
        "type",
        "enum",
        "const",
        "properties",
        "required",
        "additionalProperties",
        "patternProperties",
        "items",
        "prefixItems",
        "additionalItems",
        "minItems",
        "maxItems",
        "minimum",
        "maximum",
        "exclusiveMinimum",
        "exclusiveMaximum",
        "$dynamicRef",
        "$recursiveRef",
        "propertyNames",
        "anyOf",
        "oneOf",
    ];
    let open = if part.chosen { KEYWORDS.len() - 2 } else { KEYWORDS.len() };
    match documents.json(part.place) {
        Value::Bool(accepts) => !accepts,
        json => KEYWORDS[..open].iter().any(|keyword| json.get(keyword).is_some()),
    }
}

/// A schema, what it refers to and what is in its `allOf`, in the order in which they are met.
pub(super) fn held_together(documents: &mut Documents<'_>, place: Place) -> Vec<Place> {
    let mut found = Vec::new();
    let mut next = vec![place];
    while let Some(place) = next.pop() {
        if found.contains(&place) {
            continue;
        }
        found.push(place);
        if !documents.is_lone_reference(place) {
            next.extend(documents.schemas(place, "allOf").into_iter().rev());
        }
        next.extend(documents.referred(place));
    }
    found
}

/// The parts of the schemas that all hold for a value.
pub(super) fn parts(documents: &mut Documents<'_>, places: &[Place]) -> Parts {
    let mut parts = Vec::new();
    for place in places {
        for place in held_together(documents, *place) {
            let part = Part { place, chosen: false };
            let dangling =
                documents.keyword(place, "$ref").is_some() && documents.referred(place).is_none();
            let alone = documents.is_lone_reference(place);
            if dangling || !alone && says_something(documents, part) {
                parts.push(part);
            }
        }
    }
    parts.sort();
    parts.dedup();
    parts
}

/// The parts without their alternatives, and those of one of the alternatives.
pub(super) fn choose(documents: &mut Documents<'_>, base: &Parts, alternative: Place) -> Parts {
    let mut all: Parts = base.iter().map(|part| Part { chosen: true, ..*part }).collect();
    all.retain(|part| says_something(documents, *part));
    all.extend(parts(documents, &[alternative]));
    all.sort();
    all.dedup();
    all
}

impl<'a> Facets<'a> {
    /// Reads all parts.
    pub(super) fn of(documents: &mut Documents<'a>, parts: &Parts) -> Self {
        let mut facets = Self::default();
        for part in parts {
            facets.add(documents, *part);
        }
        facets
    }

    fn add(&mut self, documents: &mut Documents<'a>, part: Part) {
        let place = part.place;
        if let Some(reference) = documents.text(place, "$ref") {
            if documents.referred(place).is_none() {
                self.unknown = Some(format!(
                    "`{reference}` is not in this document: anything is accepted here"
                ));
            }
            if documents.is_lone_reference(place) {
                return;
            }
        }
        for keyword in ["$dynamicRef", "$recursiveRef"] {
            if documents.keyword(place, keyword).is_some() {
                self.unknown = Some(format!("`{keyword}` has no type"));
            }
        }
        self.never |= documents.json(place) == &Value::Bool(false);
        self.add_types(documents, place);
        self.add_members(documents, place);
        self.add_items(documents, place);
        self.add_bounds(documents, place);
        if !part.chosen {
            for keyword in ["anyOf", "oneOf"] {
                let group = documents.schemas(place, keyword);
                if !group.is_empty() {
                    self.alternatives.push(group);
                }
            }
        }
    }

    fn add_types(&mut self, documents: &Documents<'a>, place: Place) {
        let named: Option<Vec<&str>> = match documents.keyword(place, "type") {
            Some(Value::String(name)) => Some(vec![name]),
            Some(Value::Array(names)) => Some(names.iter().filter_map(Value::as_str).collect()),
            _ => None,
        };
        if let Some(named) = named {
            let named: Vec<_> = TYPES.into_iter().filter(|one| named.contains(one)).collect();
            self.types = Some(match self.types.take() {
                None => named,
                Some(before) => both(&before, &named),
            });
        }
        let constant = documents.keyword(place, "const").map(|value| vec![value]);
        let values = documents.keyword(place, "enum").and_then(Value::as_array);
        for values in constant.into_iter().chain(values.map(|values| values.iter().collect())) {
            self.values = Some(match self.values.take() {
                None => values,
                Some(before) => before.into_iter().filter(|one| values.contains(one)).collect(),
            });
        }
    }

    fn add_members(&mut self, documents: &mut Documents<'a>, place: Place) {
        for (name, property) in documents.members(place, "properties") {
            match self.properties.iter_mut().find(|(one, _)| *one == name) {
                Some((_, places)) => places.push(property),
                None => self.properties.push((name, vec![property])),
            }
        }
        let required = documents.keyword(place, "required").and_then(Value::as_array);
        for name in required.into_iter().flatten().filter_map(Value::as_str) {
            if !self.required.contains(&name) {
                self.required.push(name);
            }
        }
        if let Some(additional) = documents.schema(place, "additionalProperties") {
            if documents.json(additional) == &Value::Bool(false) {
                self.closed = true;
            } else {
                self.additional.push(additional);
            }
        }
        let patterns = documents.members(place, "patternProperties");
        self.patterns.extend(patterns.into_iter().map(|(_, pattern)| pattern));
    }

    fn add_items(&mut self, documents: &mut Documents<'a>, place: Place) {
        let first = documents.first_items(place);
        let other = documents.other_items(place);
        if !first.is_empty() {
            self.first_items = first;
        }
        match other {
            Some(other) if documents.json(other) == &Value::Bool(false) => {
                self.no_other_items = true
            }
            Some(other) => self.other_items.push(other),
            None => {}
        }
        let count = |keyword| documents.keyword(place, keyword).and_then(count);
        self.min_items = self.min_items.max(count("minItems").unwrap_or_default());
        self.max_items = smaller(self.max_items, count("maxItems"));
    }

    fn add_bounds(&mut self, documents: &Documents<'a>, place: Place) {
        let number = |keyword| match documents.keyword(place, keyword) {
            Some(Value::Number(number)) => Some(number),
            _ => None,
        };
        let float = |number: &Number| number.as_f64().unwrap_or_default();
        for bound in ["minimum", "exclusiveMinimum"].into_iter().filter_map(number) {
            if self.least.is_none_or(|before| float(before) < float(bound)) {
                self.least = Some(bound);
            }
        }
        for bound in ["maximum", "exclusiveMaximum"].into_iter().filter_map(number) {
            if self.most.is_none_or(|before| float(before) > float(bound)) {
                self.most = Some(bound);
            }
        }
    }

    /// Whether there is a keyword of objects.
    pub(super) fn is_about_objects(&self) -> bool {
        !self.properties.is_empty()
            || !self.required.is_empty()
            || !self.additional.is_empty()
            || !self.patterns.is_empty()
            || self.closed
    }

    /// Whether alternatives with this make any difference to a type.
    pub(super) fn has_shape(&self) -> bool {
        self.unknown.is_some()
            || self.never
            || self.types.is_some()
            || self.values.is_some()
            || !self.properties.is_empty()
            || !self.first_items.is_empty()
            || !self.other_items.is_empty()
            || !self.alternatives.is_empty()
    }
}

/// The types that two lists have in common; an integer is a number.
fn both(ones: &[&'static str], twos: &[&'static str]) -> Vec<&'static str> {
    let has = |list: &[&str], name: &str| {
        list.contains(&name) || name == "integer" && list.contains(&"number")
    };
    TYPES
        .into_iter()
        .filter(|name| has(ones, name) && has(twos, name))
        .filter(|name| {
            // An integer only where not both allow any number.
            *name != "integer" || !(ones.contains(&"number") && twos.contains(&"number"))
        })
        .collect()
}

/// A count, which may be written as `2.0`.
pub(super) fn count(value: &Value) -> Option<u64> {
    let float = || value.as_f64().filter(|float| float.fract() == 0.0 && *float >= 0.0);
    value.as_u64().or_else(|| float().map(|float| float as u64))
}

fn smaller(one: Option<u64>, two: Option<u64>) -> Option<u64> {
    match (one, two) {
        (Some(one), Some(two)) => Some(one.min(two)),
        (one, two) => one.or(two),
    }
}
