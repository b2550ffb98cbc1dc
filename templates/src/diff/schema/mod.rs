//! Two JSON Schemas: what the new one takes away, and what it adds.
//!
//! Schemas are compared keyword by keyword. What that cannot decide counts as breaking and says so:
//! so of what is called additive, nothing breaks.

mod arrays;
mod bounds;
mod objects;
mod unions;
mod values;

use std::collections::HashSet;

use serde_json::{Map, Value};

use super::Grade;

type Object = Map<String, Value>;

/// Which way data goes. A client writes arguments and reads outputs, so what breaks one is more to
/// the other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Side {
    /// From the client: `inputSchema`.
    Input,
    /// To the client: `outputSchema`.
    Output,
}

/// A difference of two schemas.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Change {
    /// What it means.
    pub grade: Grade,
    /// Where it is in the data, as in `places[].name`; empty for all of it.
    pub at: String,
    /// What is different.
    pub what: String,
}

/// How a set of values changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Set {
    /// It lost some.
    Narrower,
    /// It got more.
    Wider,
    /// It is another, in a way that is not known.
    Other,
}

/// How deep schemas are compared, and how much of them at all.
const MAX_DEPTH: usize = 128;
const MAX_STEPS: usize = 100_000;

/// Every keyword that is a rule. All others are texts and hints.
const RULES: [&str; 41] = [
    "$dynamicRef",
    "$ref",
    "additionalItems",
    "additionalProperties",
    "allOf",
    "anyOf",
    "const",
    "contains",
    "dependencies",
    "dependentRequired",
    "dependentSchemas",
    "else",
    "enum",
    "exclusiveMaximum",
    "exclusiveMinimum",
    "format",
    "if",
    "items",
    "maxContains",
    "maxItems",
    "maxLength",
    "maxProperties",
    "maximum",
    "minContains",
    "minItems",
    "minLength",
    "minProperties",
    "minimum",
    "multipleOf",
    "not",
    "oneOf",
    "pattern",
    "patternProperties",
    "prefixItems",
    "properties",
    "propertyNames",
    "required",
    "then",
    "type",
    "unevaluatedItems",
    "uniqueItems",
];
/// Rules that are the same or are not.
const OPAQUE: [&str; 6] =
    ["$dynamicRef", "dependentRequired", "format", "maxContains", "minContains", "pattern"];
/// Rules that are schemas which mean the same or do not.
const INNER: [&str; 3] = ["contains", "not", "unevaluatedItems"];
/// Rules that are such schemas by name.
const NAMED: [&str; 3] = ["dependencies", "dependentSchemas", "patternProperties"];
/// The rules of a condition, which are read together.
const CONDITION: [&str; 3] = ["if", "then", "else"];
/// Places of definitions: what refers to them is compared.
const DEFINITIONS: [&str; 4] = ["$anchor", "$defs", "$id", "definitions"];

/// Everything that is different.
pub fn compare(old: &Value, new: &Value, side: Side) -> Vec<Change> {
    // However deep a schema is and whatever it refers to, it is what it is.
    if old == new {
        return Vec::new();
    }
    let mut compare = Compare {
        roots: [old, new],
        side,
        at: Vec::new(),
        pairs: Vec::new(),
        alike: HashSet::new(),
        depth: 0,
        steps: 0,
        changes: Vec::new(),
    };
    compare.schemas(old, new);
    compare.changes
}

struct Compare<'a> {
    roots: [&'a Value; 2],
    side: Side,
    at: Vec<String>,
    /// References that are being compared.
    pairs: Vec<[String; 2]>,
    /// References that were compared without a difference, so that each is followed once.
    alike: HashSet<[String; 2]>,
    depth: usize,
    steps: usize,
    changes: Vec<Change>,
}

impl Compare<'_> {
    fn change(&mut self, grade: Grade, what: impl Into<String>) {
        let at = self.at.concat().trim_start_matches('.').to_owned();
        let change = Change { grade, at, what: what.into() };
        if !self.changes.contains(&change) {
            self.changes.push(change);
        }
    }

    fn set(&mut self, set: Set, what: impl Into<String>) {
        match (set, self.side) {
            (Set::Narrower, Side::Input) | (Set::Wider, Side::Output) => {
                self.change(Grade::Breaking, what);
            }
            (Set::Narrower, Side::Output) | (Set::Wider, Side::Input) => {
                self.change(Grade::Additive, what);
            }
            (Set::Other, _) => {
                let what = what.into();
                self.change(Grade::Breaking, format!("{what}: what that means is not known"));
            }
        }
    }

    /// Compares what is further inside of the data.
    fn inside(&mut self, step: impl Into<String>, old: &Value, new: &Value) {
        self.at.push(step.into());
        self.schemas(old, new);
        self.at.pop();
    }

    fn schemas(&mut self, old: &Value, new: &Value) {
        self.depth += 1;
        self.steps += 1;
        match (old, new) {
            _ if self.depth > MAX_DEPTH || self.steps > MAX_STEPS => {
                self.set(Set::Other, "the schema goes on and on");
            }
            (Value::Bool(false), Value::Bool(false)) => {}
            (_, Value::Bool(false)) => self.set(Set::Narrower, "it may not be there any more"),
            (Value::Bool(false), _) => self.set(Set::Wider, "it may be there now"),
            _ => match (keywords(old), keywords(new)) {
                (Some(old), Some(new)) => self.references(&unwrapped(old), &unwrapped(new)),
                _ => self.set(Set::Other, "what stands there is no schema"),
            },
        }
        self.depth -= 1;
    }

    /// Follows references, but none into what is being compared.
    fn references(&mut self, old: &Object, new: &Object) {
        let pair = match (target(old), target(new)) {
            (None, None) => return self.keywords(old, new),
            (old, new) => [old, new].map(|target| target.unwrap_or_default().to_owned()),
        };
        let is_both = pair.iter().all(|target| !target.is_empty());
        if !is_both && [old, new].iter().any(|one| target(one).is_some() && has_other_rules(one)) {
            return self.set(Set::Other, "a reference stands beside other rules");
        }
        if is_both && (self.pairs.contains(&pair) || self.alike.contains(&pair)) {
            return self.keywords(&without(old, "$ref"), &without(new, "$ref"));
        }
        let found = [(self.roots[0], old), (self.roots[1], new)].map(|(root, schema)| {
            let target = target(schema);
            target.map_or(Some(Value::Object(schema.clone())), |target| resolved(root, target))
        });
        let [Some(old_schema), Some(new_schema)] = found else {
            if old != new {
                self.set(Set::Other, "a reference leads nowhere that is known");
            }
            return;
        };
        let before = self.changes.len();
        self.pairs.push(pair);
        self.schemas(&old_schema, &new_schema);
        let pair = self.pairs.pop();
        if is_both {
            self.alike.extend(pair.filter(|_| self.changes.len() == before));
            self.keywords(&without(old, "$ref"), &without(new, "$ref"));
        }
    }

    fn keywords(&mut self, old: &Object, new: &Object) {
        self.texts(old, new);
        if rules(old).eq(rules(new)) && !refers(&Value::Object(old.clone())) {
            return;
        }
        if self.pure_unions(old, new) {
            return;
        }
        self.values(old, new);
        self.bounds(old, new);
        self.arrays(old, new);
        self.objects(old, new);
        self.unions(old, new);
        self.all_of(old, new);
        self.rest(old, new);
    }

    fn texts(&mut self, old: &Object, new: &Object) {
        let is_text = |key: &&String| {
            let key = key.as_str();
            !RULES.contains(&key) && !DEFINITIONS.contains(&key) && key != "unevaluatedProperties"
        };
        let mut keys: Vec<&String> = old.keys().chain(new.keys()).filter(is_text).collect();
        keys.sort();
        keys.dedup();
        for key in keys.into_iter().filter(|key| old.get(*key) != new.get(*key)) {
            match key.as_str() {
                // <https://modelcontextprotocol.io/specification/2026-07-28/server/tools#x-mcp-header>
                "x-mcp-header" if new.contains_key(key) => {
                    self.set(Set::Narrower, "it must be repeated in another header");
                }
                key => self.change(Grade::Note, format!("`{key}` is another")),
            }
        }
    }

    /// Rules that are not understood here.
    fn rest(&mut self, old: &Object, new: &Object) {
        for key in OPAQUE {
            self.rule(key, old, new, |_, old, new| old == new);
        }
        for key in INNER {
            self.rule(key, old, new, Self::mean_the_same);
        }
        for key in NAMED {
            self.rule(key, old, new, Self::are_the_same_by_name);
        }
        let condition = |of: &Object| CONDITION.map(|key| of.get(key).cloned());
        let mut pairs = condition(old).into_iter().zip(condition(new));
        let is_same = pairs.all(|pair| match pair {
            (Some(old), Some(new)) => self.mean_the_same(&old, &new),
            (old, new) => old == new,
        });
        if !is_same {
            self.set(Set::Other, "the condition is another");
        }
    }

    /// Compares a rule that is not understood here.
    fn rule(
        &mut self,
        key: &str,
        old: &Object,
        new: &Object,
        is_same: impl Fn(&mut Self, &Value, &Value) -> bool,
    ) {
        match (old.get(key), new.get(key)) {
            (None, Some(_)) => self.set(Set::Narrower, format!("`{key}` is new")),
            (Some(_), None) => self.set(Set::Wider, format!("`{key}` is gone")),
            (Some(old), Some(new)) if !is_same(self, old, new) => {
                self.set(Set::Other, format!("`{key}` is another"));
            }
            _ => {}
        }
    }

    /// Whether two schemas take the same values. Of texts that differ there are notes.
    fn mean_the_same(&mut self, old: &Value, new: &Value) -> bool {
        let before = std::mem::take(&mut self.changes);
        self.schemas(old, new);
        let inside = std::mem::replace(&mut self.changes, before);
        let is_same = inside.iter().all(|change| change.grade == Grade::Note);
        if is_same {
            let known = &mut self.changes;
            inside.into_iter().for_each(|note| {
                if !known.contains(&note) {
                    known.push(note);
                }
            });
        }
        is_same
    }

    fn are_the_same_by_name(&mut self, old: &Value, new: &Value) -> bool {
        let (Some(old), Some(new)) = (old.as_object(), new.as_object()) else { return old == new };
        old.len() == new.len()
            && old.iter().all(|(name, old)| {
                // In `dependencies`, a list of names is good, too.
                let is_same = |new: &Value| match (old, new) {
                    (Value::Array(_), _) | (_, Value::Array(_)) => old == new,
                    _ => self.mean_the_same(old, new),
                };
                new.get(name).is_some_and(is_same)
            })
    }
}

/// The keywords of a schema; nothing if it is none.
fn keywords(schema: &Value) -> Option<Object> {
    match schema {
        Value::Object(keywords) => Some(keywords.clone()),
        Value::Bool(true) => Some(Object::new()),
        _ => None,
    }
}

/// The schema that stands alone in an `allOf`.
fn unwrapped(mut schema: Object) -> Object {
    for _ in 0..MAX_DEPTH {
        let Some(inner) = only_rule_of_all(&schema) else { break };
        let texts = schema.into_iter().filter(|(key, _)| key != "allOf");
        schema = inner.into_iter().chain(texts).collect();
    }
    schema
}

fn only_rule_of_all(schema: &Object) -> Option<Object> {
    let mut only = rules(schema);
    match (only.next(), only.next()) {
        (Some(("allOf", Value::Array(list))), None) => match list.as_slice() {
            [Value::Object(inner)] => Some(inner.clone()),
            _ => None,
        },
        _ => None,
    }
}

/// Rules in the order of their names.
fn rules(schema: &Object) -> impl Iterator<Item = (&str, &Value)> {
    let all = RULES.iter().copied().chain(["unevaluatedProperties"]);
    all.filter_map(|key| schema.get(key).map(|value| (key, value)))
}

fn target(schema: &Object) -> Option<&str> {
    schema.get("$ref").and_then(Value::as_str)
}

fn has_other_rules(schema: &Object) -> bool {
    rules(schema).any(|(key, _)| key != "$ref")
}

fn without(schema: &Object, key: &str) -> Object {
    schema.iter().filter(|(known, _)| *known != key).map(|(k, v)| (k.clone(), v.clone())).collect()
}

/// Where a reference leads.
fn resolved(root: &Value, target: &str) -> Option<Value> {
    let pointer = crate::pointer::decoded(target.strip_prefix('#')?);
    let found = match pointer.is_empty() || pointer.starts_with('/') {
        true => root.pointer(&pointer)?.clone(),
        false => anchored(root, &pointer)?.clone(),
    };
    match (pointer.as_str(), found) {
        // Definitions are no part of what is compared.
        ("", Value::Object(root)) => Some(Value::Object(without(&root, "$defs"))),
        (_, found) => Some(found),
    }
}

/// The schema with this anchor.
fn anchored<'a>(value: &'a Value, name: &str) -> Option<&'a Value> {
    match value {
        Value::Object(members) if members.get("$anchor").is_some_and(|anchor| anchor == name) => {
            Some(value)
        }
        Value::Object(members) => members.values().find_map(|value| anchored(value, name)),
        Value::Array(elements) => elements.iter().find_map(|value| anchored(value, name)),
        _ => None,
    }
}

/// Whether there is a reference in it.
fn refers(value: &Value) -> bool {
    match value {
        Value::Object(members) => {
            members.contains_key("$ref")
                || members
                    .iter()
                    .any(|(key, value)| !DEFINITIONS.contains(&key.as_str()) && refers(value))
        }
        Value::Array(elements) => elements.iter().any(refers),
        _ => false,
    }
}
