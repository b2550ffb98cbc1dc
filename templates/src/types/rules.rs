//! What a schema accepts, as tables that the support code reads.
//!
//! Only what is met by reference, and what tells alternatives apart, has a table of its own.

use std::collections::{BTreeMap, BTreeSet, HashMap, HashSet};

use heck::ToShoutySnakeCase;
use mcp_codegen::naming::{camel, ident};
use proc_macro2::{Literal, TokenStream};
use quote::quote;
use serde_json::Value;

use super::Problem;
use super::document::{DocumentId, Documents, Place};
use super::facets::count;
use super::literals;
use super::names::Names;
use super::patterns;

/// From how many strings on an `enum` is looked up by halves.
const MANY: usize = 16;

/// Keywords whose schemas hold for the value itself.
const IN_PLACE: [&str; 7] = ["allOf", "anyOf", "oneOf", "not", "if", "then", "else"];

/// The tables of a run.
pub(super) struct Rules {
    names: HashMap<Place, String>,
    taken: HashSet<String>,
    waiting: Vec<Place>,
    tables: BTreeMap<String, TokenStream>,
}

impl Rules {
    /// Tables that are not called like any of these types.
    pub(super) fn new<'n>(types: impl Iterator<Item = &'n str>) -> Self {
        let (names, waiting) = (HashMap::new(), Vec::new());
        let taken = types.map(str::to_owned).collect();
        Self { names, taken, waiting, tables: BTreeMap::new() }
    }

    /// The name of the table for a place, which is made if it is not there yet.
    pub(super) fn table(
        &mut self,
        documents: &mut Documents<'_>,
        names: &Names,
        place: Place,
    ) -> proc_macro2::Ident {
        let place = referred(documents, place);
        if let Some(name) = self.names.get(&place) {
            return ident(name);
        }
        let base = table_name(documents, names, place);
        let mut name = base.clone();
        let mut number = 2;
        while !self.taken.insert(name.clone()) {
            name = format!("{base}_{number}");
            number += 1;
        }
        self.names.insert(place, name.clone());
        self.waiting.push(place);
        ident(&name)
    }

    /// All tables, and those that they refer to.
    pub(super) fn finish(
        mut self,
        documents: &mut Documents<'_>,
        names: &Names,
    ) -> impl Iterator<Item = TokenStream> {
        while let Some(place) = self.waiting.pop() {
            let name = self.names[&place].clone();
            let schema = self.schema(documents, names, place);
            let ident = ident(&name);
            self.tables.insert(name, quote!(static #ident: Schema = #schema;));
        }
        self.tables.into_values()
    }

    fn schema(
        &mut self,
        documents: &mut Documents<'_>,
        names: &Names,
        place: Place,
    ) -> TokenStream {
        match documents.json(place) {
            Value::Bool(true) => return quote!(Schema::ANY),
            Value::Bool(false) => return quote!(Schema::NEVER),
            _ => {}
        }
        let mut fields = Fields::default();
        let alone = documents.is_lone_reference(place);
        if !alone {
            values(documents, place, &mut fields);
            self.members(documents, names, place, &mut fields);
            self.items(documents, names, place, &mut fields);
            bounds(documents, place, &mut fields);
        }
        self.alternatives(documents, names, place, alone, &mut fields);
        fields.schema()
    }

    fn inline(
        &mut self,
        documents: &mut Documents<'_>,
        names: &Names,
        place: Place,
    ) -> TokenStream {
        let target = referred(documents, place);
        if target != place || self.names.contains_key(&place) {
            let table = self.table(documents, names, target);
            return quote!(&#table);
        }
        let schema = self.schema(documents, names, place);
        quote!(&#schema)
    }

    fn list(
        &mut self,
        documents: &mut Documents<'_>,
        names: &Names,
        places: Vec<Place>,
    ) -> Vec<TokenStream> {
        places.into_iter().map(|place| self.inline(documents, names, place)).collect()
    }

    fn named(
        &mut self,
        documents: &mut Documents<'_>,
        names: &Names,
        members: Vec<(&str, Place)>,
    ) -> Vec<TokenStream> {
        members
            .into_iter()
            .map(|(name, place)| {
                let schema = self.inline(documents, names, place);
                quote!((#name, #schema))
            })
            .collect()
    }

    fn members(
        &mut self,
        documents: &mut Documents<'_>,
        names: &Names,
        place: Place,
        fields: &mut Fields,
    ) {
        let mut properties = documents.members(place, "properties");
        properties.sort_by_key(|(name, _)| *name);
        fields.list("properties", self.named(documents, names, properties));
        fields.list("required", strings(documents.keyword(place, "required")));
        let by_pattern = self.by_pattern(documents, names, place);
        let all_known = by_pattern.iter().all(Option::is_some);
        fields.list("pattern_properties", by_pattern.into_iter().flatten().collect());
        let mut one = |documents: &mut Documents<'_>, keyword, field| {
            if let Some(schema) = documents.schema(place, keyword) {
                let schema = self.inline(documents, names, schema);
                fields.some(field, schema);
            }
        };
        // Which members a pattern names is not known if it cannot be translated.
        if all_known {
            one(documents, "additionalProperties", "additional_properties");
            one(documents, "unevaluatedProperties", "unevaluated_properties");
        }
        one(documents, "propertyNames", "property_names");
        fields.count("min_properties", documents.keyword(place, "minProperties"));
        fields.count("max_properties", documents.keyword(place, "maxProperties"));
        self.dependents(documents, names, place, fields);
    }

    fn dependents(
        &mut self,
        documents: &mut Documents<'_>,
        names: &Names,
        place: Place,
        fields: &mut Fields,
    ) {
        let mut required = Vec::new();
        for keyword in ["dependentRequired", "dependencies"] {
            let Some(Value::Object(members)) = documents.keyword(place, keyword) else { continue };
            for (name, others) in members.iter().filter(|(_, others)| others.is_array()) {
                let others = strings(Some(others));
                required.push(quote!((#name, &[#(#others),*])));
            }
        }
        fields.list("dependent_required", required);
        let mut schemas = documents.members(place, "dependentSchemas");
        schemas.extend(documents.members(place, "dependencies"));
        fields.list("dependent_schemas", self.named(documents, names, schemas));
    }

    /// The entries of `patternProperties`; nothing for those whose pattern is none.
    fn by_pattern(
        &mut self,
        documents: &mut Documents<'_>,
        names: &Names,
        place: Place,
    ) -> Vec<Option<TokenStream>> {
        let members = documents.members(place, "patternProperties");
        let entry = |(name, place): (&str, Place)| {
            let pattern = pattern(name)?;
            let schema = self.inline(documents, names, place);
            Some(quote!((#pattern, #schema)))
        };
        members.into_iter().map(entry).collect()
    }

    fn items(
        &mut self,
        documents: &mut Documents<'_>,
        names: &Names,
        place: Place,
        fields: &mut Fields,
    ) {
        let first = documents.first_items(place);
        fields.list("prefix_items", self.list(documents, names, first));
        if let Some(schema) = documents.other_items(place) {
            let schema = self.inline(documents, names, schema);
            fields.some("items", schema);
        }
        if let Some(schema) = documents.schema(place, "unevaluatedItems") {
            let schema = self.inline(documents, names, schema);
            fields.some("unevaluated_items", schema);
        }
        fields.count("min_items", documents.keyword(place, "minItems"));
        fields.count("max_items", documents.keyword(place, "maxItems"));
        if documents.keyword(place, "uniqueItems") == Some(&Value::Bool(true)) {
            fields.add("unique_items", quote!(true));
        }
        if let Some(schema) = documents.schema(place, "contains")
            && !self.is_beyond(documents, schema)
        {
            let schema = self.inline(documents, names, schema);
            let limit = |keyword| documents.keyword(place, keyword).and_then(count);
            let min = Literal::u64_unsuffixed(limit("minContains").unwrap_or(1));
            let max = match limit("maxContains").map(Literal::u64_unsuffixed) {
                Some(max) => quote!(Some(#max)),
                None => quote!(None),
            };
            fields.some("contains", quote!(Contains { schema: #schema, min: #min, max: #max }));
        }
    }

    fn alternatives(
        &mut self,
        documents: &mut Documents<'_>,
        names: &Names,
        place: Place,
        alone: bool,
        fields: &mut Fields,
    ) {
        let mut all = Vec::new();
        if let Some(target) = documents.referred(place) {
            let table = self.table(documents, names, target);
            all.push(quote!(&#table));
        }
        if !alone && let Some(Some(target)) = documents.dynamic(place) {
            let table = self.table(documents, names, target);
            all.push(quote!(&#table));
        }
        if alone {
            return fields.list("all_of", all);
        }
        let list = documents.schemas(place, "allOf");
        all.extend(self.list(documents, names, list));
        fields.list("all_of", all);
        for (keyword, field) in [("anyOf", "any_of"), ("oneOf", "one_of")] {
            let list = documents.schemas(place, keyword);
            // A table that accepts too much must not make two alternatives of one.
            let known = list.iter().all(|place| !self.is_beyond(documents, *place));
            let field = if known { field } else { "any_of" };
            if known || documents.keyword(place, "anyOf").is_none() {
                fields.list(field, self.list(documents, names, list));
            }
        }
        if let Some(schema) = documents.schema(place, "not")
            && !self.is_beyond(documents, schema)
        {
            let schema = self.inline(documents, names, schema);
            fields.some("not", schema);
        }
        if let Some(holds) = documents.schema(place, "if")
            && !self.is_beyond(documents, holds)
        {
            let holds = self.inline(documents, names, holds);
            let mut branch =
                |documents: &mut Documents<'_>, keyword| match documents.schema(place, keyword) {
                    Some(schema) => self.inline(documents, names, schema),
                    None => quote!(&Schema::ANY),
                };
            let then = branch(documents, "then");
            let otherwise = branch(documents, "else");
            fields.some(
                "condition",
                quote!(Condition { holds: #holds, then: #then, otherwise: #otherwise }),
            );
        }
    }

    /// Whether the table for a schema accepts more than the schema.
    pub(super) fn is_beyond(&self, documents: &mut Documents<'_>, place: Place) -> bool {
        let mut seen = HashSet::new();
        let mut next = vec![place];
        while let Some(place) = next.pop() {
            if !seen.insert(place) {
                continue;
            }
            let Some(keywords) = documents.json(place).as_object() else { continue };
            let known = |pattern: &str| patterns::translate(pattern).is_ok();
            let own = keywords.get("pattern").and_then(Value::as_str);
            let named = keywords.get("patternProperties").and_then(Value::as_object);
            let all_known = own.is_none_or(known)
                && named.is_none_or(|named| named.keys().all(|name| known(name)))
                && documents.dynamic(place) != Some(None);
            if !all_known && !documents.is_lone_reference(place) {
                return true;
            }
            next.extend(below(documents, place));
        }
        false
    }
}

/// What a place means that says no more than what it refers to.
fn referred(documents: &mut Documents<'_>, mut place: Place) -> Place {
    const SILENT: [&str; 6] = ["$ref", "$comment", "default", "description", "examples", "title"];
    // A reference that leads back to itself was refused before this.
    while let Some(target) = documents.referred(place) {
        let says_more = documents
            .json(place)
            .as_object()
            .is_some_and(|members| members.keys().any(|name| !SILENT.contains(&name.as_str())));
        if says_more && !documents.is_lone_reference(place) {
            break;
        }
        place = target;
    }
    place
}

/// All schemas that a schema is made of, and the one that it refers to.
fn below(documents: &mut Documents<'_>, place: Place) -> Vec<Place> {
    let mut found = in_place(documents, place);
    if documents.is_lone_reference(place) {
        return found;
    }
    for keyword in ["properties", "patternProperties"] {
        found.extend(documents.members(place, keyword).into_iter().map(|(_, place)| place));
    }
    const ONE: [&str; 5] = [
        "additionalProperties",
        "unevaluatedProperties",
        "propertyNames",
        "contains",
        "unevaluatedItems",
    ];
    for keyword in ONE {
        found.extend(documents.schema(place, keyword));
    }
    found.extend(documents.first_items(place));
    found.extend(documents.other_items(place));
    found
}

/// The schemas that hold for the same value.
fn in_place(documents: &mut Documents<'_>, place: Place) -> Vec<Place> {
    let mut found: Vec<Place> = documents.referred(place).into_iter().collect();
    if documents.is_lone_reference(place) {
        return found;
    }
    found.extend(documents.dynamic(place).flatten());
    for keyword in IN_PLACE {
        found.extend(documents.schemas(place, keyword));
        found.extend(documents.schema(place, keyword));
    }
    for keyword in ["dependentSchemas", "dependencies"] {
        found.extend(documents.members(place, keyword).into_iter().map(|(_, place)| place));
    }
    found
}

/// All places that are met from one.
fn reached(documents: &mut Documents<'_>, root: Place) -> BTreeSet<Place> {
    let mut reached = BTreeSet::new();
    let mut next = vec![root];
    while let Some(place) = next.pop() {
        if reached.insert(place) {
            next.extend(below(documents, place));
        }
    }
    reached
}

/// What the rules cannot say: patterns that are none or take too long, and references that depend on
/// where they are met from.
pub(super) fn unusable(documents: &mut Documents<'_>, root: Place) -> Vec<(DocumentId, Problem)> {
    let mut problems = Vec::new();
    for place in reached(documents, root) {
        let document = documents.document(place);
        let mut add = |documents: &Documents<'_>, keyword: &str, text: String| {
            let pointer = format!("{}/{keyword}", documents.pointer(place));
            problems.push((document, Problem { pointer, text }));
        };
        if documents.is_lone_reference(place) {
            continue;
        }
        if let Some(text) = documents.text(place, "pattern")
            && let Err(error) = patterns::translate(text)
        {
            add(documents, "pattern", patterns::refusal(text, &error));
        }
        let named = documents.keyword(place, "patternProperties").and_then(Value::as_object);
        for name in named.into_iter().flat_map(|named| named.keys()) {
            if let Err(error) = patterns::translate(name) {
                add(documents, "patternProperties", patterns::refusal(name, &error));
            }
        }
        if documents.dynamic(place) == Some(None) {
            let text = "this reference has several meanings, or none".to_owned();
            let is_old = documents.keyword(place, "$recursiveRef").is_some();
            add(documents, if is_old { "$recursiveRef" } else { "$dynamicRef" }, text);
        }
    }
    problems
}

/// Schemas that hold for a value only if they hold for it, without end.
pub(super) fn endless(documents: &mut Documents<'_>, root: Place) -> Vec<(DocumentId, Problem)> {
    let reached = reached(documents, root);
    let mut problems = Vec::new();
    for place in reached {
        let mut seen = HashSet::new();
        let mut next = in_place(documents, place);
        while let Some(other) = next.pop() {
            if other == place {
                let pointer = documents.pointer(place).to_owned();
                let text = "this schema is defined by nothing but itself".to_owned();
                problems.push((documents.document(place), Problem { pointer, text }));
                break;
            }
            if seen.insert(other) {
                next.extend(in_place(documents, other));
            }
        }
    }
    problems
}

fn table_name(documents: &Documents<'_>, names: &Names, place: Place) -> String {
    let pointer = documents.pointer(place);
    let definition = ["/$defs/", "/definitions/"]
        .iter()
        .any(|start| pointer.strip_prefix(start).is_some_and(|rest| !rest.contains('/')));
    let name = match names.of_definition(documents, place) {
        Some((name, _)) if definition || pointer.is_empty() => name,
        _ => format!("{}{}", names.root(documents.document(place)), camel(pointer)),
    };
    name.to_shouty_snake_case()
}

/// The fields of a table that differ from "accepts anything".
#[derive(Default)]
struct Fields {
    fields: Vec<TokenStream>,
}

impl Fields {
    fn add(&mut self, name: &str, value: TokenStream) {
        let name = ident(name);
        self.fields.push(quote!(#name: #value));
    }

    fn some(&mut self, name: &str, value: TokenStream) {
        self.add(name, quote!(Some(#value)));
    }

    fn list(&mut self, name: &str, values: Vec<TokenStream>) {
        if !values.is_empty() {
            self.add(name, quote!(&[#(#values),*]));
        }
    }

    fn count(&mut self, name: &str, value: Option<&Value>) {
        if let Some(value) = value.and_then(count) {
            let value = Literal::u64_unsuffixed(value);
            self.some(name, quote!(#value));
        }
    }

    fn schema(self) -> TokenStream {
        let fields = self.fields;
        if fields.is_empty() {
            quote!(Schema::ANY)
        } else {
            quote!(Schema { #(#fields,)* ..Schema::ANY })
        }
    }
}

fn values(documents: &Documents<'_>, place: Place, fields: &mut Fields) {
    let types: Vec<&str> = match documents.keyword(place, "type") {
        Some(Value::String(name)) => vec![name],
        Some(Value::Array(names)) => names.iter().filter_map(Value::as_str).collect(),
        _ => Vec::new(),
    };
    let types = types.iter().filter(|name| super::facets::TYPES.contains(name)).map(|name| {
        let name = ident(&camel(name));
        quote!(Type::#name)
    });
    fields.list("types", types.collect());
    let list = documents.keyword(place, "enum").and_then(Value::as_array);
    let constant = documents.keyword(place, "const");
    let list: Option<Vec<&Value>> = match (list, constant) {
        (Some(list), Some(constant)) => Some(list.iter().filter(|one| *one == constant).collect()),
        (Some(list), None) => Some(list.iter().collect()),
        (None, constant) => constant.map(|constant| vec![constant]),
    };
    let Some(list) = list else { return };
    let texts: Option<Vec<&str>> = list.iter().map(|value| value.as_str()).collect();
    match texts {
        Some(mut texts) if texts.len() > MANY => {
            texts.sort_unstable();
            texts.dedup();
            fields.some("texts", quote!(&[#(#texts),*]));
        }
        _ => {
            let list = list.into_iter().map(literals::json);
            fields.some("values", quote!(&[#(#list),*]));
        }
    }
}

fn bounds(documents: &Documents<'_>, place: Place, fields: &mut Fields) {
    fields.count("min_length", documents.keyword(place, "minLength"));
    fields.count("max_length", documents.keyword(place, "maxLength"));
    if let Some(pattern) = documents.text(place, "pattern").and_then(pattern) {
        fields.some("pattern", pattern);
    }
    // Drafts before 6 say with `true` that a bound is not one of the values.
    let is_excluded = |keyword| documents.keyword(place, keyword) == Some(&Value::Bool(true));
    for (keyword, field, exclusive, name) in [
        ("minimum", "minimum", "exclusiveMinimum", "exclusive_minimum"),
        ("maximum", "maximum", "exclusiveMaximum", "exclusive_maximum"),
    ] {
        if let Some(value @ Value::Number(_)) = documents.keyword(place, keyword) {
            fields.some(if is_excluded(exclusive) { name } else { field }, literals::json(value));
        }
        if let Some(value @ Value::Number(_)) = documents.keyword(place, exclusive) {
            fields.some(name, literals::json(value));
        }
    }
    if let Some(value @ Value::Number(_)) = documents.keyword(place, "multipleOf") {
        fields.some("multiple_of", literals::json(value));
    }
}

/// A pattern; nothing if it cannot be translated, which only clients go on with.
fn pattern(source: &str) -> Option<TokenStream> {
    let lists = patterns::translate(source).ok()?;
    let lists = lists.iter().map(|parts| {
        let parts = parts.iter().map(|(expression, wanted)| quote!((#expression, #wanted)));
        quote!(&[#(#parts),*])
    });
    Some(quote! {
        Pattern {
            source: #source,
            matches: |text| {
                static EXPRESSION: schema::regular::Expression =
                    schema::regular::Expression::new(&[#(#lists),*]);
                EXPRESSION.matches(text)
            },
        }
    })
}

fn strings(list: Option<&Value>) -> Vec<TokenStream> {
    let list = list.and_then(Value::as_array).into_iter().flatten();
    list.filter_map(Value::as_str).map(|text| quote!(#text)).collect()
}
