//! From a document to a protocol: every definition becomes a type, every decision is made here.

mod defaults;
mod graph;
mod merge;
mod message;
mod object;
mod places;
mod recursion;
mod rings;
mod sizes;
mod unchecked;
mod union;

use std::cell::RefCell;
use std::collections::{BTreeMap, HashMap, HashSet};

use heck::ToSnakeCase as _;

use crate::decision::Decision;
use crate::document::{Additional, Document, JsonType, Node, Schema};
use crate::facts::{Facts, SideKind, matches};
use crate::model::{Doc, Fate, Note, Protocol, Ref, Shape, StringValue, Type};
use crate::naming;
use crate::problem::{Error, Problem};
use places::Place;
pub(crate) use sizes::is_large;

/// Turns the definitions of `document` into the types of one protocol version.
///
/// # Errors
/// With everything that is wrong with the document or does not fit the facts.
pub fn lower(document: &Document, facts: &Facts, version: &str) -> Result<Protocol, Error> {
    let rings = rings::rings(document);
    if !rings.is_empty() {
        return Err(rings.into());
    }
    let mut lowering = Lowering::new(document, facts, version);
    lowering.definitions();
    lowering.check_reuse();
    let mut protocol = Protocol {
        version: version.to_owned(),
        types: std::mem::take(&mut lowering.types).into_values().collect(),
        messages: Vec::new(),
        definitions: std::mem::take(&mut lowering.fates),
        notes: std::mem::take(&mut lowering.notes),
    };
    lowering.problems.extend(recursion::break_cycles(&mut protocol, &document.file));
    lowering.messages(&mut protocol);
    sizes::box_large_variants(&mut protocol);
    let (problems, notes) = lowering.merger.into_remarks();
    lowering.problems.extend(problems);
    protocol.notes.extend(notes);
    if facts.docs.is_none() {
        protocol.notes.extend(unchecked::notes(document));
    }
    if lowering.problems.is_empty() { Ok(protocol) } else { Err(lowering.problems.into()) }
}

/// Values inside of each other; JSON that can be read goes about as deep.
const DEEPEST: usize = 64;

/// More values than any schema has that people write.
const MOST_VALUES: usize = 200_000;

/// The state of one run over one document.
struct Lowering<'a> {
    document: &'a Document,
    merger: merge::Merger<'a>,
    facts: &'a Facts,
    version: &'a str,
    /// The name in Rust of each definition.
    names: HashMap<String, String>,
    /// The same, to look them up.
    taken: HashSet<String>,
    types: BTreeMap<String, Type>,
    /// The definitions of which is known whether `null` is one of their values.
    nullable: RefCell<HashMap<String, bool>>,
    /// How many values are being looked at, each inside of the one before.
    depth: usize,
    /// How many values were looked at.
    values: usize,
    /// Whether there is no end of them.
    is_endless: bool,
    /// The inline types that are being looked at: where they stand, what they say, their names.
    open: Vec<((String, String), String)>,
    /// Inline types that took the name of a type there already was, to be compared with it.
    reused: Vec<(String, Shape, String)>,
    fates: Vec<Fate>,
    notes: Vec<Note>,
    problems: Vec<Problem>,
}

impl<'a> Lowering<'a> {
    fn new(document: &'a Document, facts: &'a Facts, version: &'a str) -> Self {
        Self {
            document,
            merger: merge::Merger::new(document),
            facts,
            version,
            names: HashMap::new(),
            taken: HashSet::new(),
            types: BTreeMap::new(),
            nullable: RefCell::default(),
            depth: 0,
            values: 0,
            is_endless: false,
            open: Vec::new(),
            reused: Vec::new(),
            fates: Vec::new(),
            notes: Vec::new(),
            problems: Vec::new(),
        }
    }

    fn problem(&mut self, pointer: &str, message: impl Into<String>) {
        self.problems.push(Problem::new(&self.document.file, pointer, message));
    }

    /// A problem that a fact settles.
    fn undecided(&mut self, pointer: &str, message: String, decision: Decision) {
        let problem = Problem::new(&self.document.file, pointer, message);
        self.problems.push(problem.settled_by(decision));
    }

    /// The file of the types whose names have most words in common with this one.
    fn nearest_concern(&self, name: &str) -> String {
        let words = |name: &str| -> Vec<String> {
            name.to_snake_case().split('_').map(str::to_owned).collect()
        };
        let own = words(name);
        let common = |ty: &Type| words(&ty.name).iter().filter(|word| own.contains(word)).count();
        let known = self.types.values().filter(|ty| !ty.concern.is_empty());
        let nearest = known.map(|ty| (common(ty), ty)).filter(|(count, _)| *count > 0);
        let nearest = nearest.max_by_key(|(count, _)| *count).map(|(_, ty)| ty.concern.clone());
        let last = self.facts.concerns.concern.last().map(|concern| concern.module.clone());
        nearest.or(last).unwrap_or_default()
    }

    fn note(&mut self, pointer: &str, text: impl Into<String>) {
        self.notes.push(Note { pointer: pointer.to_owned(), text: text.into() });
    }

    fn definitions(&mut self) {
        let document = self.document;
        self.name_definitions();
        for (definition, schema) in &document.definitions {
            let name = self.names[definition].clone();
            self.fates.push(Fate { definition: definition.clone(), name: name.clone() });
            if self.is_side_union(definition) {
                self.doc(schema, definition, &name);
                continue;
            }
            let place = Place::definition(definition, &name);
            let shape = self.shape(schema, &place);
            if shape == Shape::Alias(Ref::Named(name.clone())) {
                self.problem(&schema.pointer, format!("`{definition}` refers to itself"));
            }
            self.add(schema, &place, shape);
        }
    }

    fn name_definitions(&mut self) {
        let mut definitions: HashMap<String, &str> = HashMap::new();
        for (definition, schema) in &self.document.definitions {
            let native = self.native(&Place::definition(definition, definition));
            let rename = self.facts.names.rename.iter().find(|r| r.definition == *definition);
            let name = match (native, rename) {
                (Some(native), _) => native,
                (None, Some(rename)) => {
                    self.facts.mark("names.toml", format!("rename {definition}"));
                    rename.to.clone()
                }
                // The enum that takes its place has its name.
                (None, None) if self.is_side_union(definition) => definition.clone(),
                (None, None) => naming::type_name(definition),
            };
            if self.facts.docs.is_none() && name == format!("{definition}Type") {
                let text =
                    format!("`{definition}` is `{name}` in Rust, as all bindings use the name");
                self.notes.push(Note { pointer: schema.pointer.clone(), text });
            }
            if let Some(other) = definitions.insert(name.clone(), definition) {
                let message = format!("`{definition}` and `{other}` are both `{name}` in Rust");
                self.problems.push(Problem::new(&self.document.file, &schema.pointer, message));
            }
            self.taken.insert(name.clone());
            self.names.insert(definition.clone(), name);
        }
    }

    /// Whether a definition only lists messages or results of one side. Such a list is no type:
    /// its members are told apart by method, not by shape.
    fn is_side_union(&self, definition: &str) -> bool {
        let mut lists = self.facts.messages.side.iter();
        lists.any(|list| list.definition == definition && list.kind != SideKind::Carried)
    }

    /// Adds a type, unless there is one of that name.
    fn add(&mut self, schema: &Schema, place: &Place, shape: Shape) {
        let doc = match shape {
            Shape::Native(_) => self.native_doc(schema, place),
            _ => self.doc(schema, &place.definition, &place.name),
        };
        let concern = self.concern(schema, place);
        let added = Type {
            name: place.name.clone(),
            definition: place.definition.clone(),
            pointer: schema.pointer.clone(),
            doc,
            concern,
            shape,
        };
        self.types.insert(place.name.clone(), added);
    }

    fn concern(&mut self, schema: &Schema, place: &Place) -> String {
        let concerns = &self.facts.concerns.concern;
        let found = concerns.iter().find_map(|concern| {
            let pattern = concern.types.iter().find(|pattern| matches(pattern, &place.name))?;
            self.facts.mark("concerns.toml", pattern.clone());
            Some(concern.module.clone())
        });
        match found {
            Some(module) => module,
            None if concerns.is_empty() => "types".to_owned(),
            None => {
                let message =
                    format!("concerns.toml does not say which file `{}` goes to", place.name);
                let module = format!("module = {:?}", self.nearest_concern(&place.name));
                let decision = Decision::element("concerns.toml", module, "types", &place.name);
                self.undecided(&schema.pointer, message, decision);
                String::new()
            }
        }
    }

    fn doc(&mut self, schema: &Schema, definition: &str, name: &str) -> Doc {
        let deprecated = schema.deprecated;
        if self.facts.docs.is_none() {
            let text = schema.description.clone().unwrap_or_default();
            return Doc { text, page: None, deprecated };
        }
        let Some((text, topic)) = self.facts.definition_doc(self.version, [name, definition])
        else {
            let message = format!("docs.toml has no text for `{name}`");
            self.undecided(&schema.pointer, message, Decision::definition_doc(name));
            return Doc::default();
        };
        let page = topic.and_then(|topic| {
            let page = self.facts.page(self.version, &topic);
            if page.is_none() {
                self.problem(&schema.pointer, format!("docs.toml has no page `{topic}`"));
            }
            page
        });
        Doc { text, page, deprecated }
    }

    /// A type of JSON-RPC is described where it is written; what we say of it is for whoever lists
    /// the definitions.
    fn native_doc(&mut self, schema: &Schema, place: &Place) -> Doc {
        if self.document.definition(&place.definition).is_none() {
            return Doc::default();
        }
        for (member, schema) in &schema.properties {
            self.member_doc(schema, place, member);
        }
        self.doc(schema, &place.definition, &place.name)
    }

    fn member_doc(&mut self, schema: &Schema, place: &Place, member: &str) -> Doc {
        let deprecated = schema.deprecated;
        if self.facts.docs.is_none() {
            let text = schema.description.clone().unwrap_or_default();
            return Doc { text, page: None, deprecated };
        }
        let names = [place.name.as_str(), place.definition.as_str()];
        let text = self.facts.member_doc(self.version, names, member).unwrap_or_else(|| {
            let message = format!("docs.toml has no text for `{}.{member}`", place.name);
            self.undecided(&schema.pointer, message, Decision::member_doc(&place.name, member));
            String::new()
        });
        Doc { text, page: None, deprecated }
    }

    /// The shape of the type that stands at `place`.
    fn shape(&mut self, schema: &Schema, place: &Place) -> Shape {
        if let Some(native) = self.native(place) {
            return Shape::Native(native);
        }
        if !self.native_or_opaque(place) && self.allows_null(schema) {
            let bare = without_null(self.merger.merged(schema));
            if !bare.is_any() {
                let inner = place.map_value();
                let (value, _) = self.value_without_null(schema, bare, &inner);
                return Shape::Alias(nullable(value));
            }
        }
        self.bare_shape(schema, place)
    }

    /// The shape of the type that stands at `place`, where `null` is somebody else's.
    fn bare_shape(&mut self, schema: &Schema, place: &Place) -> Shape {
        if let Some(native) = self.native(place) {
            return Shape::Native(native);
        }
        let schema = self.merger.merged(schema);
        if let Some(shape) = self.opaque(&schema, place) {
            return shape;
        }
        if schema.any_of.iter().any(|kind| self.is_any(kind)) {
            self.note(
                &schema.pointer,
                "one kind of this allows everything, so it is carried as JSON",
            );
            return Shape::Alias(Ref::Json);
        }
        if !schema.any_of.is_empty() {
            return self.any_of(&schema, place);
        }
        if let Some(text) = schema.constant_text() {
            return Shape::Strings(string_values([text]));
        }
        if !schema.values.is_empty() {
            return self.enumeration(&schema, place);
        }
        let kinds: Vec<JsonType> =
            schema.types.iter().copied().filter(|kind| *kind != JsonType::Null).collect();
        if kinds.len() > 1 {
            return self.scalar_union(&schema, &kinds);
        }
        let is_object = kinds == [JsonType::Object] || kinds.is_empty();
        if is_object && schema.reference.is_none() && !schema.properties.is_empty() {
            return self.object(&schema, place);
        }
        Shape::Alias(self.plain_value(&schema, place))
    }

    /// The type of a value inside another type, and whether it may be `null`.
    fn value(&mut self, schema: &Schema, place: &Place) -> (Ref, bool) {
        if self.is_endless {
            return (Ref::Json, false);
        }
        if self.depth >= DEEPEST || self.values >= MOST_VALUES {
            // Every further value could double the work, and one problem is enough.
            self.is_endless = true;
            self.problem(
                &schema.pointer,
                "types are nested too deeply, or lead back to themselves",
            );
            return (Ref::Json, false);
        }
        self.depth += 1;
        self.values += 1;
        let value = self.value_at(schema, place);
        self.depth -= 1;
        value
    }

    fn value_at(&mut self, schema: &Schema, place: &Place) -> (Ref, bool) {
        if self.native_or_opaque(place) {
            return (self.inline(schema, place), false);
        }
        if let Some(reference) = &schema.reference {
            return (self.named(reference), false);
        }
        let merged = self.merger.merged(schema);
        if let Some(same) = self.same_part(schema, &merged) {
            return (same, false);
        }
        let nullable = self.allows_null(&merged);
        let (value, inner) = self.value_without_null(schema, without_null(merged), place);
        (value, nullable || inner)
    }

    /// The type of a value that is not `null`; `said` is the schema as it was written.
    fn value_without_null(&mut self, said: &Schema, schema: Schema, place: &Place) -> (Ref, bool) {
        if let Some(same) = self.same_part(said, &schema) {
            return (same, false);
        }
        if schema.any_of.len() == 1 {
            return self.value(&schema.any_of[0], place);
        }
        if schema.any_of.iter().any(|kind| self.is_any(kind)) {
            self.note(
                &schema.pointer,
                "one kind of this allows everything, so it is carried as JSON",
            );
            return (Ref::Json, false);
        }
        let needs_type = !schema.any_of.is_empty()
            || schema.constant_text().is_some()
            || schema.values.iter().all(|value| value.as_str().is_some())
                && !schema.values.is_empty()
            || schema.types.len() > 1
            || !schema.properties.is_empty();
        if needs_type {
            return (self.inline(&schema, place), false);
        }
        (self.plain_value(&schema, place), false)
    }

    /// The definition that `said` is a part of by `allOf` or `$ref`, if that says all of it: what
    /// else was said is not enforced anyway.
    fn same_part(&self, said: &Schema, merged: &Schema) -> Option<Ref> {
        let name = said.all_of.iter().find_map(|part| {
            let name = part.reference.as_deref().filter(|_| part.only_refers())?;
            let definition = self.merger.merged(self.document.definition(name)?);
            (definition.without_bounds() == merged.without_bounds()).then_some(name)
        })?;
        Some(self.named(name))
    }

    /// Whether `null` is one of the values.
    fn allows_null(&self, schema: &Schema) -> bool {
        schema.types.contains(&JsonType::Null)
            || schema.constant == Some(Node::Null)
            || schema.values.contains(&Node::Null)
            || schema.any_of.iter().any(|kind| self.allows_null(kind))
            || !schema.all_of.is_empty()
                && schema.all_of.iter().all(|part| self.allows_null(part))
                && schema.types.is_empty()
                && !schema.says_more_than_types()
            || schema.reference.as_deref().is_some_and(|name| self.definition_allows_null(name))
    }

    fn definition_allows_null(&self, name: &str) -> bool {
        if let Some(known) = self.nullable.borrow().get(name) {
            return *known;
        }
        let allows = self.document.definition(name).is_some_and(|schema| self.allows_null(schema));
        self.nullable.borrow_mut().insert(name.to_owned(), allows);
        allows
    }

    /// A reference to a definition.
    fn named(&self, definition: &str) -> Ref {
        Ref::Named(self.names.get(definition).cloned().unwrap_or_default())
    }

    /// A value that needs no type of its own.
    fn plain_value(&mut self, schema: &Schema, place: &Place) -> Ref {
        if let Some(reference) = &schema.reference {
            return self.named(reference);
        }
        for keyword in &schema.unmodelled {
            let text = format!("`{keyword}` has no type in Rust; the value is carried as JSON");
            self.note(&schema.pointer, text);
        }
        if !schema.values.is_empty() {
            return self.mixed_values(schema);
        }
        match schema.types.as_slice() {
            [JsonType::String] => Ref::String,
            [JsonType::Boolean] => Ref::Bool,
            [JsonType::Number] => Ref::Number,
            [JsonType::Integer] => integer(schema),
            [JsonType::Array] => self.list(schema, place),
            [JsonType::Object] => self.map(schema, place),
            [] if schema.items.is_some() => self.list(schema, place),
            [] if matches!(schema.additional, Additional::Typed(_)) => self.map(schema, place),
            _ => Ref::Json,
        }
    }

    fn list(&mut self, schema: &Schema, place: &Place) -> Ref {
        if schema.unmodelled.iter().any(|keyword| keyword == "prefixItems") {
            return Ref::List(Box::new(Ref::Json));
        }
        let element = match &schema.items {
            Some(items) => self.value(items, &place.element()),
            None => (Ref::Json, false),
        };
        // A list with holes keeps them: only as JSON is `null` an element like others.
        let element = if element.1 { Ref::Json } else { element.0 };
        Ref::List(Box::new(element))
    }

    fn map(&mut self, schema: &Schema, place: &Place) -> Ref {
        match &schema.additional {
            Additional::Typed(member) if !self.is_any(member) => {
                let (value, nullable) = self.value(member, &place.map_value());
                Ref::Map(Box::new(if nullable { Ref::Json } else { value }))
            }
            _ => Ref::JsonObject,
        }
    }

    /// Whether a schema allows every value, also by way of references.
    fn is_any(&self, schema: &Schema) -> bool {
        let mut schema = schema;
        for _ in 0..16 {
            match schema.reference.as_deref().and_then(|name| self.document.definition(name)) {
                Some(definition) => schema = definition,
                None => return schema.is_any(),
            }
        }
        false
    }

    fn enumeration(&mut self, schema: &Schema, place: &Place) -> Shape {
        let texts: Vec<&str> = schema.values.iter().filter_map(Node::as_str).collect();
        let others = schema.values.iter().filter(|v| v.as_str().is_none() && **v != Node::Null);
        if others.count() > 0 || texts.is_empty() {
            return Shape::Alias(self.plain_value(schema, place));
        }
        Shape::Strings(string_values(texts))
    }

    /// An enumeration of other things than strings.
    fn mixed_values(&mut self, schema: &Schema) -> Ref {
        let integer = |value: &Node| matches!(value, Node::Number(n) if n.is_i64());
        let text = "the values of `enum` are not checked";
        self.note(&schema.pointer, text);
        if schema.values.iter().all(integer) { Ref::Signed } else { Ref::Json }
    }
}

fn integer(schema: &Schema) -> Ref {
    // Between the largest signed and the largest unsigned integer only the latter will do.
    #[allow(clippy::cast_precision_loss)]
    let large = schema.maximum.is_some_and(|maximum| maximum > i64::MAX as f64);
    if large || schema.minimum.is_some_and(|minimum| minimum >= 0.0) {
        Ref::Unsigned
    } else {
        Ref::Signed
    }
}

fn string_values<'a>(texts: impl IntoIterator<Item = &'a str>) -> Vec<StringValue> {
    let mut distinct: Vec<&str> = Vec::new();
    for text in texts {
        if !distinct.contains(&text) {
            distinct.push(text);
        }
    }
    let names = naming::variant_names(distinct.iter().copied());
    let value = |(text, name): (&str, String)| StringValue { text: text.to_owned(), name };
    distinct.into_iter().zip(names).map(value).collect()
}

/// A value of a type, or `null`; JSON holds that anyway.
fn nullable(value: Ref) -> Ref {
    match value {
        Ref::Json | Ref::Nullable(_) => value,
        value => Ref::Nullable(Box::new(value)),
    }
}

fn is_null(schema: &Schema) -> bool {
    schema.types == [JsonType::Null] || schema.constant == Some(Node::Null)
}

fn without_null(mut schema: Schema) -> Schema {
    schema.types.retain(|kind| *kind != JsonType::Null);
    schema.values.retain(|value| *value != Node::Null);
    schema.any_of.retain(|kind| !is_null(kind));
    schema
}
