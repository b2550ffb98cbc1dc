//! Unions: how the kinds are told apart.

use std::collections::HashSet;

use super::places::Place;
use super::{Lowering, string_values, without_null};
use crate::document::{JsonType, Node, Schema};
use crate::model::{Candidate, Case, Choice, Evidence, Ref, Shape, Union, Variant};
use crate::naming;

/// One kind of a union while it is being looked at.
struct Kind {
    schema: Schema,
    /// The definition it refers to.
    definition: Option<String>,
    index: usize,
}

impl Lowering<'_> {
    /// The shape of `anyOf` and `oneOf`.
    pub(super) fn any_of(&mut self, schema: &Schema, place: &Place) -> Shape {
        let schema = without_null(schema.clone());
        if let [only] = schema.any_of.as_slice() {
            return self.shape(only, place);
        }
        if let Some(texts) = constant_texts(&schema.any_of) {
            return Shape::Strings(string_values(texts));
        }
        let kinds = self.kinds(&schema);
        let (objects, others): (Vec<Kind>, Vec<Kind>) =
            kinds.into_iter().partition(|kind| is_object(&kind.schema));
        let mut union = Union {
            variants: Vec::new(),
            choice: Choice::Single(None),
            open: true,
            unknown: "Unknown".to_owned(),
        };
        let tag = self.tag(&objects);
        let names = self.object_names(&objects, tag.as_ref());
        for (kind, name) in objects.iter().zip(&names) {
            let value = self.kind_value(kind, place, name);
            union.variants.push(Variant { name: name.clone(), value, boxed: false });
        }
        union.choice = match (objects.len(), tag) {
            (0, _) => Choice::Single(None),
            (1, _) => Choice::Single(Some(0)),
            (_, Some(tag)) => choice_by_tag(&objects, tag),
            (_, None) => Choice::Evidence(candidates(&objects, &|_| true)),
        };
        self.other_kinds(&mut union, &others, place);
        Shape::Union(union)
    }

    /// The kinds of a union, those of unions inside it among them.
    fn kinds(&self, schema: &Schema) -> Vec<Kind> {
        self.kinds_but(schema, &mut HashSet::new())
    }

    /// The kinds without those of definitions that were looked at: twice is once.
    fn kinds_but(&self, schema: &Schema, seen: &mut HashSet<String>) -> Vec<Kind> {
        let mut kinds = Vec::new();
        for (index, kind) in schema.any_of.iter().enumerate() {
            let definition = kind.reference.clone().or_else(|| self.identical(kind));
            if definition.as_ref().is_some_and(|name| !seen.insert(name.clone())) {
                continue;
            }
            let target = definition.as_deref().and_then(|name| self.document.definition(name));
            let whole = self.merger.merged(target.unwrap_or(kind));
            let texts = constant_texts(&whole.any_of).is_some();
            if texts {
                let schema = Schema { any_of: Vec::new(), types: vec![JsonType::String], ..whole };
                kinds.push(Kind { schema, definition: None, index });
            } else if !whole.any_of.is_empty() {
                kinds.extend(self.kinds_but(&whole, seen));
            } else {
                kinds.push(Kind { schema: whole, definition, index });
            }
        }
        kinds
    }

    /// The definition that says the same as an inline kind.
    fn identical(&self, kind: &Schema) -> Option<String> {
        if kind.properties.is_empty() || !kind.all_of.is_empty() {
            return None;
        }
        let same = |(_, other): &&(String, Schema)| facts_of(other) == facts_of(kind);
        self.document.definitions.iter().find(same).map(|(name, _)| name.clone())
    }

    fn kind_value(&mut self, kind: &Kind, place: &Place, name: &str) -> Ref {
        match &kind.definition {
            Some(definition) => self.named(definition),
            None => self.value(&kind.schema, &place.variant(name, kind.index)).0,
        }
    }

    /// Kinds that are no objects: lists, strings, numbers, truth values.
    fn other_kinds(&mut self, union: &mut Union, others: &[Kind], place: &Place) {
        let mut scalars: Vec<JsonType> = Vec::new();
        for kind in others {
            let types = &kind.schema.types;
            if types.as_slice() == [JsonType::Array]
                || types.is_empty() && kind.schema.items.is_some()
            {
                let value = self.kind_value(kind, place, "List");
                self.add_list(union, value, &kind.schema);
            } else if types.contains(&JsonType::Object) && types.len() == 1 {
                // A map or an object without names beside other kinds stays JSON.
                continue;
            } else if types.is_empty() || kind.schema.constant.is_some() {
                let text = "one kind of this union is carried as JSON";
                self.note(&kind.schema.pointer, text);
            } else {
                scalars.extend(types);
            }
        }
        add_scalars(union, &scalars);
    }

    fn add_list(&mut self, union: &mut Union, value: Ref, schema: &Schema) {
        let is_list = |variant: &Variant| matches!(variant.value, Ref::List(_));
        if union.variants.iter().any(is_list) {
            let text = "of several kinds of lists the first is typed, the others are read as it";
            self.note(&schema.pointer, text);
        } else {
            union.variants.push(Variant { name: "List".to_owned(), value, boxed: false });
        }
    }

    /// The shape of `"type": ["string", "integer"]`.
    pub(super) fn scalar_union(&mut self, schema: &Schema, kinds: &[JsonType]) -> Shape {
        let mut union = Union {
            variants: Vec::new(),
            choice: Choice::Single(None),
            open: false,
            unknown: "Unknown".to_owned(),
        };
        add_scalars(&mut union, kinds);
        if kinds.iter().any(|kind| matches!(kind, JsonType::Array | JsonType::Object)) {
            self.note(&schema.pointer, "lists and objects of this union are carried as JSON");
            union.open = true;
        }
        Shape::Union(union)
    }

    /// The member that tells the kinds apart, if there is one.
    fn tag(&self, objects: &[Kind]) -> Option<Tag> {
        let first = objects.first().filter(|_| objects.len() > 1)?;
        let mut members: Vec<&str> =
            first.schema.properties.iter().map(|(n, _)| n.as_str()).collect();
        // The schemas of all versions discriminate by one of these; a foreign schema may use any.
        members.sort_by_key(|name| !matches!(*name, "method" | "type" | "mode" | "kind"));
        members.into_iter().find_map(|member| self.tag_at(objects, member))
    }

    fn tag_at(&self, objects: &[Kind], member: &str) -> Option<Tag> {
        if let Some(tag) = self.stated_tag(objects, member) {
            return Some(tag);
        }
        let mut values = Vec::new();
        let mut absent = None;
        for (index, kind) in objects.iter().enumerate() {
            let property = kind.schema.property(member)?;
            if !kind.schema.requires(member) && absent.replace(index).is_some() {
                return None;
            }
            values.push(tag_values(property)?);
        }
        let mut distinct: Vec<&String> = values.iter().flatten().collect();
        distinct.sort();
        distinct.dedup();
        // `jsonrpc` is a constant of every message, and tells none from another.
        (distinct.len() > 1).then(|| Tag { member: member.to_owned(), values, absent })
    }

    /// A discriminator that only a fact file knows.
    fn stated_tag(&self, objects: &[Kind], member: &str) -> Option<Tag> {
        let facts = &self.facts.defaults.discriminator;
        let fact = facts.iter().find(|fact| fact.member == member)?;
        let mut values = Vec::new();
        let mut absent = None;
        for (index, kind) in objects.iter().enumerate() {
            kind.schema.property(member)?;
            let definition = kind.definition.as_deref().unwrap_or_default();
            match fact.values.get(definition) {
                Some(value) => values.push(vec![value.clone()]),
                None if absent.replace(index).is_some() => return None,
                None => values.push(vec![fact.values.get("*")?.clone()]),
            }
        }
        let stated = values.iter().flatten().any(|value| Some(value) != fact.values.get("*"));
        if !stated {
            return None;
        }
        self.facts.mark("defaults.toml", format!("discriminator {member}"));
        Some(Tag { member: member.to_owned(), values, absent })
    }

    fn object_names(&self, objects: &[Kind], tag: Option<&Tag>) -> Vec<String> {
        if let Some(tag) = tag.filter(|tag| tag.member != "method" && tag.names_all()) {
            let texts = tag.values.iter().map(|values| {
                let value = values.first().map(String::as_str).unwrap_or_default();
                value.rsplit_once('/').map_or(value, |(_, last)| last)
            });
            return naming::variant_names(texts);
        }
        let names: Vec<&str> = objects
            .iter()
            .enumerate()
            .map(|(index, kind)| match &kind.definition {
                Some(definition) => definition.as_str(),
                None => ["First", "Second", "Third", "Fourth", "Fifth"]
                    .get(index)
                    .copied()
                    .unwrap_or("Kind"),
            })
            .collect();
        naming::variant_names(without_affixes(&names))
    }
}

/// A member that tells kinds apart.
struct Tag {
    member: String,
    /// The values of each kind.
    values: Vec<Vec<String>>,
    /// The kind that need not have the member.
    absent: Option<usize>,
}

impl Tag {
    /// Whether each kind has one value of its own.
    fn names_all(&self) -> bool {
        let single = self.values.iter().all(|values| values.len() == 1);
        let mut all: Vec<&String> = self.values.iter().flatten().collect();
        all.sort();
        all.dedup();
        single && all.len() == self.values.len()
    }
}

fn tag_values(property: &Schema) -> Option<Vec<String>> {
    if let Some(text) = property.constant_text() {
        return Some(vec![text.to_owned()]);
    }
    let texts: Vec<String> =
        property.values.iter().filter_map(Node::as_str).map(str::to_owned).collect();
    (!texts.is_empty() && texts.len() == property.values.len()).then_some(texts)
}

fn choice_by_tag(objects: &[Kind], tag: Tag) -> Choice {
    let mut cases: Vec<(Vec<String>, Vec<usize>)> = Vec::new();
    for (index, values) in tag.values.iter().enumerate() {
        match cases.iter_mut().find(|(known, _)| known == values) {
            Some((_, kinds)) => kinds.push(index),
            None => cases.push((values.clone(), vec![index])),
        }
    }
    let case = |(values, kinds): (Vec<String>, Vec<usize>)| {
        let keeps_tag = kinds.iter().any(|index| {
            let schema = &objects[*index].schema;
            let constant = schema.property(&tag.member).is_some_and(|p| p.constant.is_some());
            !(constant && schema.requires(&tag.member))
        });
        let candidates = match kinds.as_slice() {
            [only] => vec![Candidate { variant: *only, evidence: Vec::new() }],
            _ => candidates(objects, &|index| kinds.contains(&index)),
        };
        Case { values, candidates, keeps_tag }
    };
    let cases = cases.into_iter().map(case).collect();
    Choice::Tag { tag: tag.member.clone(), cases, absent: tag.absent }
}

/// The kinds with what shows each, the most demanding first.
fn candidates(objects: &[Kind], counts: &dyn Fn(usize) -> bool) -> Vec<Candidate> {
    let mut candidates: Vec<(Candidate, usize)> = objects
        .iter()
        .enumerate()
        .filter(|(index, _)| counts(*index))
        .map(|(variant, kind)| {
            let evidence = evidence(&kind.schema);
            (Candidate { variant, evidence }, kind.schema.properties.len())
        })
        .collect();
    candidates.sort_by_key(|(candidate, members)| {
        (std::cmp::Reverse(candidate.evidence.len()), std::cmp::Reverse(*members))
    });
    candidates.into_iter().map(|(candidate, _)| candidate).collect()
}

/// What shows that an object is of this kind: its required members, their constants, and what is
/// required inside them.
fn evidence(schema: &Schema) -> Vec<Evidence> {
    let mut evidence = Vec::new();
    for name in &schema.required {
        let property = schema.property(name);
        match property.and_then(Schema::constant_text) {
            Some(text) => evidence.push(Evidence::Holds(name.clone(), text.to_owned())),
            None => evidence.push(Evidence::Has(name.clone())),
        }
        let inner = property.map(|property| property.required.as_slice()).unwrap_or_default();
        let within = |inner: &String| Evidence::HasWithin(name.clone(), inner.clone());
        evidence.extend(inner.iter().map(within));
    }
    evidence
}

fn add_scalars(union: &mut Union, kinds: &[JsonType]) {
    let mut add = |name: &str, value: Ref| {
        if !union.variants.iter().any(|variant| variant.name == name) {
            union.variants.push(Variant { name: name.to_owned(), value, boxed: false });
        }
    };
    for kind in kinds {
        match kind {
            JsonType::String => add("String", Ref::String),
            JsonType::Boolean => add("Boolean", Ref::Bool),
            // A number takes integers too, so beside it there is no other kind for them.
            JsonType::Number => add("Number", Ref::Number),
            JsonType::Integer if kinds.contains(&JsonType::Number) => {}
            JsonType::Integer => add("Integer", Ref::Integer),
            JsonType::Array | JsonType::Object | JsonType::Null => {}
        }
    }
}

fn is_object(schema: &Schema) -> bool {
    !schema.properties.is_empty()
}

/// The texts of a union of constant strings, which may be open to any other string.
fn constant_texts(kinds: &[Schema]) -> Option<Vec<&str>> {
    let plain_string = |kind: &Schema| {
        kind.types == [JsonType::String] && kind.constant.is_none() && kind.values.is_empty()
    };
    let texts: Vec<&str> = kinds.iter().filter_map(Schema::constant_text).collect();
    let rest = kinds.iter().filter(|kind| kind.constant_text().is_none());
    (!texts.is_empty() && rest.into_iter().all(plain_string)).then_some(texts)
}

/// The names without the words that all of them begin or end with.
fn without_affixes<'a>(names: &[&'a str]) -> Vec<&'a str> {
    let words: Vec<Vec<&str>> = names.iter().map(|name| split_words(name)).collect();
    let shared = |at: &dyn Fn(&[&'a str]) -> Option<&'a str>| {
        let first = words.first().and_then(|words| at(words));
        first.is_some() && words.iter().all(|words| words.len() > 1 && at(words) == first)
    };
    if words.len() < 2 {
        return names.to_vec();
    }
    let mut skip = (0, 0);
    if shared(&|words| words.first().copied()) {
        skip.0 = names[0].len().min(words[0][0].len());
    }
    let mut end_words = 0;
    while shared(&|words| {
        words.iter().rev().nth(end_words).copied().filter(|_| words.len() > end_words + 1)
    }) {
        skip.1 += words[0][words[0].len() - 1 - end_words].len();
        end_words += 1;
    }
    names.iter().map(|name| &name[skip.0.min(name.len() - skip.1)..name.len() - skip.1]).collect()
}

/// The words of a name in upper camel case; capitals in a row are one word with what follows.
fn split_words(name: &str) -> Vec<&str> {
    let bytes = name.as_bytes();
    let mut words = Vec::new();
    let mut start = 0;
    for at in 1..bytes.len() {
        let begins = bytes[at].is_ascii_uppercase()
            && (!bytes[at - 1].is_ascii_uppercase()
                || bytes.get(at + 1).is_some_and(u8::is_ascii_lowercase));
        if begins && name.is_char_boundary(at) {
            words.push(&name[start..at]);
            start = at;
        }
    }
    words.push(&name[start..]);
    words
}

/// A schema without what it says to people and where it stands, for comparison.
fn facts_of(schema: &Schema) -> String {
    let mut bare = schema.clone();
    bare.strip();
    format!("{bare:?}")
}
