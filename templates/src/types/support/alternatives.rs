//! Alternatives, and what to say to a value that is none of them.

use serde_json::{Map, Value};

use super::check::{Check, Walk, nouns};
use super::json::Json;
use super::keywords::Schema;
use super::violation::Step;

/// How far `allOf` and `$ref` are followed for a glance.
const GLANCES: usize = 4;

/// Whether a value looks like what a schema accepts, as far as types, values and required members
/// say. What does not is not accepted; what does may be.
pub(super) fn is_like(schema: &'static Schema, value: &Value) -> bool {
    glance(schema, value, GLANCES)
}

fn glance(schema: &'static Schema, value: &Value, left: usize) -> bool {
    let fits = !schema.never && schema.has_type(value) && schema.has_value(value);
    let has_members = || match value {
        Value::Object(members) => {
            schema.required.iter().all(|name| members.contains_key(*name))
                && has_tags(schema, members)
        }
        _ => true,
    };
    fits && has_members()
        && (left == 0 || schema.all_of.iter().all(|one| glance(one, value, left - 1)))
}

/// Whether the members are of the types and values that they should have.
pub(super) fn has_tags(schema: &'static Schema, members: &Map<String, Value>) -> bool {
    let fits = |one: &Schema, value| one.has_type(value) && one.has_value(value);
    if members.len() < schema.properties.len() {
        let declared = |name: &String| schema.property(name);
        members.iter().all(|(name, value)| declared(name).is_none_or(|one| fits(one, value)))
    } else {
        let given = |name: &str| members.get(name);
        schema.properties.iter().all(|(name, one)| given(name).is_none_or(|value| fits(one, value)))
    }
}

impl<'v> Check<'v> {
    pub(super) fn alternatives(&mut self, schema: &'static Schema, value: &'v Value) -> Walk {
        for one in schema.all_of {
            self.here(one, value)?;
        }
        if !schema.any_of.is_empty() {
            self.any(schema.any_of, value)?;
        }
        if !schema.one_of.is_empty() {
            self.one(schema.one_of, value)?;
        }
        if let Some(not) = schema.not.filter(|not| self.accepts(not, value)) {
            self.excluded(not)?;
        }
        match schema.condition {
            Some(condition) if self.accepts(condition.holds, value) => {
                self.here(condition.then, value)
            }
            Some(condition) => self.here(condition.otherwise, value),
            None => Ok(()),
        }
    }

    fn any(&mut self, schemas: &'static [&'static Schema], value: &'v Value) -> Walk {
        self.spend(schemas.len())?;
        let fits = schemas.iter().any(|one| is_like(one, value) && self.accepts(one, value));
        if fits { Ok(()) } else { self.none_of(schemas, value) }
    }

    fn one(&mut self, schemas: &'static [&'static Schema], value: &'v Value) -> Walk {
        self.spend(schemas.len())?;
        let mut fitting = 0;
        for one in schemas {
            fitting += usize::from(is_like(one, value) && self.accepts(one, value));
            if fitting > 1 {
                let rule = "fits more than one alternative, expected exactly one";
                return self.fail(|| rule.to_owned());
            }
        }
        if fitting == 1 { Ok(()) } else { self.none_of(schemas, value) }
    }

    /// Says what the alternative says that was meant: the one with the right discriminator, or the
    /// only one of the right type. If there is none, it says what tells the alternatives apart.
    fn none_of(&mut self, schemas: &'static [&'static Schema], value: &'v Value) -> Walk {
        if self.is_silent() {
            return Err(super::check::Known);
        }
        if let Some(one) = self.intended(schemas, value) {
            return self.here(one, value);
        }
        let of_type: Vec<&'static Schema> =
            schemas.iter().copied().filter(|one| has_type(one, value)).collect();
        match of_type.as_slice() {
            [] => self.fail(|| {
                let types = nouns(schemas.iter().flat_map(|one| one.named_types()));
                if types.is_empty() {
                    "must not be there".to_owned()
                } else {
                    format!("expected {types}")
                }
            }),
            [one] => self.here(one, value),
            several => self.several(several, value),
        }
    }

    /// The alternative whose discriminators the value has, the most of them; of several the one
    /// with the fewest members that are wrong or missing.
    fn intended(
        &mut self,
        schemas: &'static [&'static Schema],
        value: &'v Value,
    ) -> Option<&'static Schema> {
        if let [only] = schemas {
            return Some(only);
        }
        let mut best: Option<((usize, usize), &'static Schema)> = None;
        for schema in schemas {
            let (mut right, mut wrong) = (0, 0);
            for (name, tag) in schema.tags() {
                match value.get(name) {
                    Some(value) if tag.equals(value) => right += 1,
                    Some(_) => wrong += 1,
                    None => {}
                }
            }
            if right == 0 || wrong > 0 {
                continue;
            }
            let rank = (right, usize::MAX - self.faults(schema, value));
            if best.as_ref().is_none_or(|(before, _)| rank > *before) {
                best = Some((rank, schema));
            }
        }
        best.map(|(_, schema)| schema)
    }

    /// How many members are missing or wrong.
    fn faults(&mut self, schema: &'static Schema, value: &'v Value) -> usize {
        let Value::Object(members) = value else { return 0 };
        let mut faults = 0;
        for schema in std::iter::once(schema).chain(schema.all_of.iter().copied()) {
            faults += schema.required.iter().filter(|name| !members.contains_key(**name)).count();
            for (name, member) in members {
                let declared = schema.property(name);
                faults += usize::from(declared.is_some_and(|one| !self.accepts(one, member)));
            }
        }
        faults
    }

    /// What several alternatives of the right type say.
    fn several(&mut self, schemas: &[&'static Schema], value: &'v Value) -> Walk {
        for (name, _) in schemas[0].tags() {
            let tags: Vec<Json> = schemas
                .iter()
                .filter_map(|schema| schema.tags().find(|(one, _)| *one == name))
                .map(|(_, tag)| *tag)
                .collect();
            if tags.len() == schemas.len() {
                return self.fail_in(Step::Member(name), || format!("expected {}", list(&tags)));
            }
        }
        // Alternatives inside of alternatives are not told apart any further.
        if self.is_brief() {
            return self.fail(|| "fits none of the alternatives".to_owned());
        }
        const SHOWN: usize = 6;
        let mut rules: Vec<String> = Vec::new();
        for schema in schemas.iter().take(SHOWN) {
            let first = self.first(schema, value);
            rules.extend(first.filter(|rule| !rules.contains(rule)));
        }
        if schemas.len() > SHOWN {
            rules.push(format!("what {} others say", schemas.len() - SHOWN));
        }
        self.fail(|| format!("fits none of the alternatives: {}", rules.join(", or ")))
    }

    /// A value that `not` accepts.
    fn excluded(&mut self, not: &'static Schema) -> Walk {
        let is_plain = not.any_of.is_empty() && not.one_of.is_empty() && not.condition.is_none();
        if !is_plain {
            return self.fail(|| "is what `not` excludes".to_owned());
        }
        if not.values.is_some() || not.texts.is_some() {
            return self.fail(|| format!("must not be {}", listed(not)));
        }
        match (not.properties, not.required) {
            ([], []) if !not.types.is_empty() && !not.is_deep() => self
                .fail(|| format!("must not be {} as `not` says", nouns(not.types.iter().copied()))),
            ([], [name]) => self.fail_in(Step::Member(name), || "must not be there".to_owned()),
            ([], names @ [_, ..]) => {
                let names: Vec<String> = names.iter().map(|name| format!("`{name}`")).collect();
                self.fail(|| format!("must not have {} together", names.join(" and ")))
            }
            ([(name, one)], [] | [_]) if one.values.is_some() || one.texts.is_some() => {
                self.fail_in(Step::Member(name), || format!("must not be {}", listed(one)))
            }
            _ => self.fail(|| "is what `not` excludes".to_owned()),
        }
    }
}

fn has_type(schema: &'static Schema, value: &Value) -> bool {
    !schema.never
        && schema.has_type(value)
        && schema.all_of.iter().all(|one: &&Schema| one.has_type(value))
}

const SHOWN: usize = 12;

/// The values of an enumeration, as far as they are shown.
pub(super) fn listed(schema: &Schema) -> String {
    match (schema.values, schema.texts) {
        (Some(values), _) => list(values),
        (None, Some(texts)) => {
            let shown: Vec<Json> =
                texts.iter().take(SHOWN).map(|text| Json::String(text)).collect();
            more(list(&shown), texts.len())
        }
        (None, None) => String::new(),
    }
}

fn list(values: &[Json]) -> String {
    let texts: Vec<String> = values.iter().take(SHOWN).map(Json::to_string).collect();
    more(texts.join(" or "), values.len())
}

fn more(shown: String, count: usize) -> String {
    if count > SHOWN { format!("{shown} or {} more", count - SHOWN) } else { shown }
}
