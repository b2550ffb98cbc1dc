//! `allOf` and what stands beside `$ref`: several schemas of one value as one.

use std::cell::RefCell;

use crate::document::{Additional, Document, JsonType, Node, Schema};
use crate::model::Note;
use crate::problem::Problem;

/// More parts than this are not put together to one schema: a few hundred bytes of `allOf` in `allOf` can ask
/// for more than any machine could do.
const MOST_STEPS: usize = 2_000;

/// Members in members that are put together; only definitions that lead back to themselves, each
/// by another way, go deeper.
const DEEPEST: usize = 24;

/// Puts schemas together, and remembers what went wrong or was lost.
pub(super) struct Merger<'a> {
    document: &'a Document,
    state: RefCell<State>,
}

#[derive(Default)]
struct State {
    steps: usize,
    problems: Vec<Problem>,
    notes: Vec<Note>,
}

impl<'a> Merger<'a> {
    pub fn new(document: &'a Document) -> Self {
        Self { document, state: RefCell::default() }
    }

    /// What went wrong and what was lost.
    pub fn into_remarks(self) -> (Vec<Problem>, Vec<Note>) {
        let state = self.state.into_inner();
        (state.problems, state.notes)
    }

    /// The schema with everything that must hold together put together, and nothing else followed.
    pub fn merged(&self, schema: &Schema) -> Schema {
        if !self.is_exhausted() {
            self.state.borrow_mut().steps = 0;
        }
        self.whole(schema, 0)
    }

    fn whole(&self, schema: &Schema, depth: usize) -> Schema {
        let mut whole = Schema { all_of: Vec::new(), ..schema.clone() };
        if !schema.all_of.is_empty() {
            for part in &schema.all_of {
                whole = self.both(whole, part, depth);
            }
            if whole.never && !schema.never {
                self.problem(&schema.pointer, "the parts of this leave no value that is valid");
            }
        }
        self.within_kinds(whole, depth)
    }

    /// What stands beside `anyOf` or `oneOf` holds of each of its kinds.
    fn within_kinds(&self, whole: Schema, depth: usize) -> Schema {
        let beside = Schema { any_of: Vec::new(), ..whole.clone() };
        if whole.any_of.is_empty() || !beside.says_more_than_types() {
            return whole;
        }
        if whole.any_of.iter().all(Schema::only_requires) {
            self.note(
                &whole.pointer,
                "which of the alternatives of `required` holds is not checked",
            );
            return beside;
        }
        self.distributed(whole, &beside, depth)
    }

    fn both(&self, one: Schema, two: &Schema, depth: usize) -> Schema {
        if !self.step(&one.pointer, depth) {
            return one;
        }
        let (pointer, description) =
            (one.pointer.clone(), one.description.clone().or_else(|| two.description.clone()));
        let deprecated = one.deprecated || two.deprecated;
        let merged = self.combined(one, two, depth);
        Schema { pointer, description, deprecated, ..merged }
    }

    fn combined(&self, one: Schema, two: &Schema, depth: usize) -> Schema {
        if one.reference.is_some()
            && one.reference == two.reference
            && one.only_refers()
            && two.only_refers()
        {
            return one;
        }
        if one.is_any() && two.only_refers() && depth > 0 {
            return two.clone();
        }
        if two.is_any() && one.only_refers() {
            return one;
        }
        let (one, two) = (self.followed(one, depth), self.followed(two.clone(), depth));
        if one.never || two.never {
            return Schema { never: true, ..one };
        }
        if !one.any_of.is_empty() && (two.says_more_than_types() || !two.any_of.is_empty()) {
            return self.distributed(one, &two, depth);
        }
        if !two.any_of.is_empty() && one.says_more_than_types() {
            return self.distributed(two, &one, depth);
        }
        self.plain(one, two, depth)
    }

    /// Two schemas without kinds, or of which one has kinds and the other only types.
    fn plain(&self, mut one: Schema, mut two: Schema, depth: usize) -> Schema {
        let mut never = false;
        never |= !common_values(&mut one, &mut two);
        match common_types(&one.types, &two.types) {
            Some(types) => one.types = types,
            None => never = true,
        }
        if never || !fits_types(&mut one) {
            return Schema { never: true, ..one };
        }
        self.members(&mut one, &mut two, depth);
        one.items = match (one.items.take(), two.items) {
            (Some(items), Some(other)) => Some(Box::new(self.both(*items, &other, depth + 1))),
            (items, other) => items.or(other),
        };
        if one.any_of.is_empty() {
            one.any_of = two.any_of;
        }
        if one.format.is_some() && two.format.is_some() && one.format != two.format {
            self.note(&one.pointer, "of two values of `format` the first counts");
        }
        one.format = one.format.or(two.format);
        one.minimum = larger(one.minimum, two.minimum, f64::max);
        one.maximum = larger(one.maximum, two.maximum, f64::min);
        one.default = one.default.or(two.default);
        one.unmodelled.extend(two.unmodelled);
        one.unchecked.extend(two.unchecked);
        one
    }

    fn members(&self, one: &mut Schema, two: &mut Schema, depth: usize) {
        let mut properties = std::mem::take(&mut one.properties);
        for (name, schema) in &mut properties {
            let other = two.property(name).or(match &two.additional {
                Additional::Typed(schema) => Some(schema),
                _ => None,
            });
            if let Some(other) = other {
                *schema = self.member(schema.clone(), other, depth);
            }
        }
        for (name, schema) in std::mem::take(&mut two.properties) {
            if properties.iter().any(|(known, _)| *known == name) {
                continue;
            }
            let schema = match &one.additional {
                Additional::Typed(other) => self.member(schema, other, depth),
                _ => schema,
            };
            properties.push((name, schema));
        }
        one.properties = properties;
        for name in std::mem::take(&mut two.required) {
            if !one.required.contains(&name) {
                one.required.push(name);
            }
        }
        let (first, second) =
            (std::mem::take(&mut one.additional), std::mem::take(&mut two.additional));
        one.additional = match (first, second) {
            (Additional::Closed, _) | (_, Additional::Closed) => Additional::Closed,
            (Additional::Typed(first), Additional::Typed(second)) => {
                Additional::Typed(Box::new(self.member(*first, &second, depth)))
            }
            (Additional::Typed(schema), _) | (_, Additional::Typed(schema)) => {
                Additional::Typed(schema)
            }
            (Additional::Open { said: a }, Additional::Open { said: b }) => {
                Additional::Open { said: a || b }
            }
        };
    }

    /// Two schemas of one member.
    fn member(&self, one: Schema, two: &Schema, depth: usize) -> Schema {
        let (pointer, was_never) = (two.pointer.clone(), one.never || two.never);
        let member = self.both(one, two, depth + 1);
        if member.never && !was_never {
            self.problem(
                &pointer,
                "together with what else is said of this member no value is valid",
            );
        }
        member
    }

    /// The definition that a reference names, and `allOf` inside of it put together.
    fn followed(&self, mut schema: Schema, depth: usize) -> Schema {
        let definition = schema.reference.take().and_then(|name| self.document.definition(&name));
        let followed = match definition {
            Some(definition) => definition.clone(),
            None => schema,
        };
        if followed.reference.is_some() && self.step(&followed.pointer, depth) {
            return self.followed(followed, depth + 1);
        }
        if depth > DEEPEST { followed } else { self.whole(&followed, depth + 1) }
    }

    /// What holds of all kinds of a union, of each of them; kinds that it leaves nothing of are gone.
    fn distributed(&self, union: Schema, rest: &Schema, depth: usize) -> Schema {
        let problems = self.state.borrow().problems.len();
        let mut kinds = Vec::new();
        for kind in &union.any_of {
            let before = self.state.borrow().problems.len();
            let kind = self.both(kind.clone(), rest, depth + 1);
            let failed = self.state.borrow().problems.len() > before;
            if kind.never || failed && !self.is_exhausted() {
                self.state.borrow_mut().problems.truncate(before);
            } else {
                kinds.push(kind);
            }
        }
        if kinds.is_empty() && !self.is_exhausted() {
            self.state.borrow_mut().problems.truncate(problems);
            return Schema { never: true, ..union };
        }
        only_values(&kinds, rest).unwrap_or_else(|| Schema { any_of: kinds, ..bare(&union) })
    }

    /// Counts one step; false where it goes too far.
    fn step(&self, pointer: &str, depth: usize) -> bool {
        self.state.borrow_mut().steps += 1;
        let goes_on = !self.is_exhausted() && depth <= DEEPEST;
        if !goes_on {
            self.state.borrow_mut().steps = MOST_STEPS + 1;
            self.problem(pointer, "the parts of `allOf` are too many or lead back to themselves");
        }
        goes_on
    }

    fn is_exhausted(&self) -> bool {
        self.state.borrow().steps > MOST_STEPS
    }

    fn problem(&self, pointer: &str, message: &str) {
        let problems = &mut self.state.borrow_mut().problems;
        let problem = Problem::new(&self.document.file, pointer, message);
        if !problems.contains(&problem) && problems.len() < 100 {
            problems.push(problem);
        }
    }

    fn note(&self, pointer: &str, text: &str) {
        let note = Note { pointer: pointer.to_owned(), text: text.to_owned() };
        let notes = &mut self.state.borrow_mut().notes;
        if !notes.contains(&note) {
            notes.push(note);
        }
    }
}

/// Of kinds that were put together with a few values those values are all that is left.
fn only_values(kinds: &[Schema], rest: &Schema) -> Option<Schema> {
    if let Some(constant) = &rest.constant {
        return Some(Schema {
            constant: Some(constant.clone()),
            values: Vec::new(),
            ..rest.clone()
        });
    }
    let left = |value: &Node| {
        kinds
            .iter()
            .any(|kind| kind.values.contains(value) || kind.constant.as_ref() == Some(value))
    };
    let values: Vec<Node> = rest.values.iter().filter(|value| left(value)).cloned().collect();
    (!values.is_empty()).then(|| Schema { values, ..rest.clone() })
}

/// A union without what was put into its kinds.
fn bare(union: &Schema) -> Schema {
    Schema {
        pointer: union.pointer.clone(),
        description: union.description.clone(),
        default: union.default.clone(),
        deprecated: union.deprecated,
        ..Schema::default()
    }
}

/// Leaves the values of `const` and `enum` that both allow; false if there are none.
fn common_values(one: &mut Schema, two: &mut Schema) -> bool {
    let allowed = |schema: &Schema| match &schema.constant {
        Some(value) => vec![value.clone()],
        None => schema.values.clone(),
    };
    let (first, second) = (allowed(one), allowed(two));
    if second.is_empty() {
        return true;
    }
    if first.is_empty() {
        (one.constant, one.values) = (two.constant.take(), std::mem::take(&mut two.values));
        return true;
    }
    let common: Vec<Node> = first.into_iter().filter(|value| second.contains(value)).collect();
    if one.constant.is_none() && two.constant.is_some() {
        one.constant = two.constant.take();
        one.values.clear();
    } else if one.constant.is_none() {
        one.values.clone_from(&common);
    }
    !common.is_empty()
}

/// The types that both allow; none are named where all are allowed.
fn common_types(one: &[JsonType], two: &[JsonType]) -> Option<Vec<JsonType>> {
    if one.is_empty() || two.is_empty() {
        return Some(if one.is_empty() { two } else { one }.to_vec());
    }
    let common = |kind: &JsonType| match kind {
        kind if two.contains(kind) => Some(*kind),
        JsonType::Integer if two.contains(&JsonType::Number) => Some(JsonType::Integer),
        JsonType::Number if two.contains(&JsonType::Integer) => Some(JsonType::Integer),
        _ => None,
    };
    let types: Vec<JsonType> = one.iter().filter_map(common).collect();
    (!types.is_empty()).then_some(types)
}

/// Leaves the values that are of the types; false if there are none.
fn fits_types(schema: &mut Schema) -> bool {
    if schema.types.is_empty() {
        return true;
    }
    let types = schema.types.clone();
    let fits = |value: &Node| types.iter().any(|kind| kind.holds(value));
    let had_values = !schema.values.is_empty();
    schema.values.retain(fits);
    schema.constant.as_ref().is_none_or(fits) && !(had_values && schema.values.is_empty())
}

fn larger(one: Option<f64>, two: Option<f64>, choose: fn(f64, f64) -> f64) -> Option<f64> {
    match (one, two) {
        (Some(one), Some(two)) => Some(choose(one, two)),
        (one, two) => one.or(two),
    }
}
