//! What `unevaluatedProperties` and `unevaluatedItems` leave alone: members and items that another
//! rule of the same value has looked at.

use std::collections::HashSet;
use std::hash::Hash;

use serde_json::{Map, Value};

use super::check::Check;
use super::keywords::Schema;

/// Members by name or items by index.
#[derive(Debug)]
pub(super) struct Evaluated<K> {
    all: bool,
    some: HashSet<K>,
    /// Schemas that have been asked.
    seen: HashSet<*const Schema>,
}

impl<K: Eq + Hash> Evaluated<K> {
    fn none() -> Self {
        Self { all: false, some: HashSet::new(), seen: HashSet::new() }
    }

    pub(super) fn has(&self, one: &K) -> bool {
        self.all || self.some.contains(one)
    }
}

pub(super) fn members<'v>(
    check: &mut Check<'v>,
    schema: &'static Schema,
    value: &'v Value,
    members: &'v Map<String, Value>,
) -> Evaluated<&'v String> {
    let mut known = Evaluated::none();
    let mut next = below(check, schema, value);
    look_at_members(check, schema, members, &mut known);
    while let Some(schema) = next.pop() {
        if known.all || !known.seen.insert(schema) || check.spend(1).is_err() {
            continue;
        }
        known.all |= schema.unevaluated_properties.is_some();
        look_at_members(check, schema, members, &mut known);
        next.extend(below(check, schema, value));
    }
    known
}

fn look_at_members<'v>(
    check: &mut Check<'v>,
    schema: &'static Schema,
    members: &'v Map<String, Value>,
    known: &mut Evaluated<&'v String>,
) {
    known.all |= schema.additional_properties.is_some();
    if known.all || schema.properties.is_empty() && schema.pattern_properties.is_empty() {
        return;
    }
    let _ = check.spend(members.len() * (1 + schema.pattern_properties.len()));
    let named = |name: &&String| {
        let by_pattern = |pattern: &super::keywords::Pattern| (pattern.matches)(name);
        schema.property(name).is_some()
            || schema.pattern_properties.iter().any(|(pattern, _)| by_pattern(pattern))
    };
    known.some.extend(members.keys().filter(named));
}

pub(super) fn items<'v>(
    check: &mut Check<'v>,
    schema: &'static Schema,
    value: &'v Value,
    items: &'v [Value],
) -> Evaluated<usize> {
    let mut known = Evaluated::none();
    let mut next = below(check, schema, value);
    look_at_items(check, schema, items, &mut known);
    while let Some(schema) = next.pop() {
        if known.all || !known.seen.insert(schema) || check.spend(1).is_err() {
            continue;
        }
        known.all |= schema.unevaluated_items.is_some();
        look_at_items(check, schema, items, &mut known);
        next.extend(below(check, schema, value));
    }
    known
}

fn look_at_items<'v>(
    check: &mut Check<'v>,
    schema: &'static Schema,
    items: &'v [Value],
    known: &mut Evaluated<usize>,
) {
    known.all |= schema.items.is_some();
    known.some.extend(0..schema.prefix_items.len().min(items.len()));
    if let Some(contains) = schema.contains {
        for (index, item) in items.iter().enumerate() {
            if check.accepts(contains.schema, item) {
                known.some.insert(index);
            }
        }
    }
}

/// The schemas beside this one that hold for the value.
fn below<'v>(
    check: &mut Check<'v>,
    schema: &'static Schema,
    value: &'v Value,
) -> Vec<&'static Schema> {
    let mut found: Vec<&'static Schema> = schema.all_of.to_vec();
    let either = schema.any_of.iter().chain(schema.one_of);
    found.extend(either.copied().filter(|one| check.accepts(one, value)));
    if let Some(condition) = schema.condition {
        if check.accepts(condition.holds, value) {
            found.extend([condition.holds, condition.then]);
        } else {
            found.push(condition.otherwise);
        }
    }
    let dependent = schema.dependent_schemas.iter();
    found.extend(dependent.filter(|(name, _)| value.get(name).is_some()).map(|(_, one)| *one));
    found
}
