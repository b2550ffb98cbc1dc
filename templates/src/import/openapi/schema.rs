//! Schemas of OpenAPI as JSON Schema 2020-12.
//!
//! References lead to the shared definitions of the manifest, so recursion is kept and nothing is
//! ever copied. Arguments and outputs may differ: what is `readOnly` is not asked for, and what is
//! `writeOnly` is not answered with.

use std::collections::{HashMap, HashSet};

use serde_json::{Map, Value, json};

use super::circles;
use super::dialect;
use super::discriminator;
use super::document::{Document, Fault, Part, Version};
use super::notes::Notes;
use super::security::Secrets;
use super::sides::{Direction, Sides};
use crate::lint::schemas::ONE;
use crate::types::misplaced;

/// Keywords with names behind them, and a schema behind each.
const NAMED: [&str; 2] = ["patternProperties", "dependentSchemas"];
/// Keywords that mean in JSON Schema what they mean in OpenAPI.
const SAME: [&str; 26] = [
    "title",
    "description",
    "default",
    "deprecated",
    "type",
    "enum",
    "const",
    "multipleOf",
    "minimum",
    "maximum",
    "exclusiveMinimum",
    "exclusiveMaximum",
    "minLength",
    "maxLength",
    "pattern",
    "format",
    "minItems",
    "maxItems",
    "uniqueItems",
    "minContains",
    "maxContains",
    "minProperties",
    "maxProperties",
    "dependentRequired",
    "contentEncoding",
    "contentMediaType",
];
/// Keywords that are read elsewhere, or that only describe the document.
const READ: [&str; 14] = [
    "$ref",
    "$defs",
    "definitions",
    "$anchor",
    "$dynamicAnchor",
    "$comment",
    "$schema",
    "$vocabulary",
    "nullable",
    "discriminator",
    "readOnly",
    "writeOnly",
    "example",
    "examples",
];

/// What is said of keywords that are not in any of these lists.
pub const FOREIGN: &str = "keywords that JSON Schema does not have are left out";

/// The definitions that a manifest needs, and how they come about.
pub struct Schemas<'a> {
    /// The document.
    pub document: &'a Document,
    /// What the manifest cannot say.
    pub notes: &'a mut Notes,
    /// What must be mended.
    pub faults: &'a mut Vec<Fault>,
    /// The name of each definition that is referred to.
    names: HashMap<(String, Direction, Form), String>,
    taken: HashSet<String>,
    /// Who writes which properties.
    pub sides: Sides<'a>,
    /// What is never an argument.
    pub secrets: Secrets,
    waiting: Vec<(Part<'a>, Direction, Form, String)>,
}

/// What of a schema a reference means.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Form {
    /// All of it.
    Whole,
    /// What its forms have in common: all but the list of them.
    Base,
}

impl<'a> Schemas<'a> {
    /// No definitions so far.
    pub fn new(document: &'a Document, notes: &'a mut Notes, faults: &'a mut Vec<Fault>) -> Self {
        let (names, taken) = (HashMap::new(), HashSet::new());
        let (sides, waiting) = (Sides::new(document), Vec::new());
        let secrets = Secrets::of(document);
        Self { document, notes, faults, names, taken, sides, secrets, waiting }
    }

    /// The definitions that were referred to, and those that these refer to.
    pub fn finish(mut self) -> Map<String, Value> {
        let mut definitions = Map::new();
        while let Some((part, direction, form, name)) = self.waiting.pop() {
            let schema = self.within(&part, direction, &HashSet::new(), form);
            definitions.insert(name, schema);
        }
        definitions.sort_keys();
        definitions
    }

    /// A schema in the dialect of manifests.
    pub fn schema(&mut self, part: &Part<'a>, direction: Direction) -> Value {
        self.within(part, direction, &HashSet::new(), Form::Whole)
    }

    /// A schema of which some properties are hidden by those around it.
    fn within(
        &mut self,
        part: &Part<'a>,
        direction: Direction,
        around: &HashSet<&'a str>,
        form: Form,
    ) -> Value {
        match part.value {
            Value::Bool(_) => return part.value.clone(),
            Value::Object(_) => {}
            _ => {
                let message = "a schema is an object, `true` or `false`";
                self.faults.push(Fault::new(part.pointer.clone(), message));
                return Value::Bool(true);
            }
        }
        if let Some(reference) = part.text("$ref")
            && let Some(done) = self.reference(part, reference, direction)
        {
            return done;
        }
        let mut hidden = around.clone();
        hidden.extend(self.sides.hidden(part, direction));
        let mut schema = Map::new();
        let is_of_forms = form == Form::Whole && circles::is_of_forms(self.document, part);
        for (keyword, value) in part.members() {
            let is_list = circles::FORMS.contains(&keyword);
            let is_said_by_forms = matches!(keyword, "type" | "properties" | "required" | "allOf");
            if form == Form::Base && is_list || is_of_forms && is_said_by_forms {
                continue;
            }
            if keyword == "allOf" {
                let parts = self.all_of(part, &value, direction, &hidden);
                schema.insert(keyword.to_owned(), parts);
                continue;
            }
            self.keyword(keyword, &value, direction, &hidden, &mut schema);
        }
        if let Some(reference) = part.text("$ref")
            && let Some(name) = self.definition(reference, part, direction, Form::Whole)
        {
            let reference = Value::String(format!("#/$defs/{name}"));
            schema.shift_insert(0, "$ref".to_owned(), reference);
        }
        if form == Form::Whole {
            discriminator::tell_apart(self, part, &mut schema);
        }
        dialect::translate(self.document.version, part, schema, self.notes)
    }

    /// All that a reference of 3.0 is. In 3.1 it holds together with what is beside it.
    fn reference(
        &mut self,
        part: &Part<'a>,
        reference: &str,
        direction: Direction,
    ) -> Option<Value> {
        let beside = part.members();
        let alone = beside.len() == 1;
        if self.document.version == Version::V31 && !alone {
            return None;
        }
        for (keyword, _) in beside {
            if !matches!(keyword, "$ref" | "description" | "summary") && !keyword.starts_with("x-")
            {
                let sentence = format!("`{keyword}` beside a `$ref` means nothing in OpenAPI 3.0");
                self.notes.add(sentence, shown(&part.pointer));
            }
        }
        let Some(name) = self.definition(reference, part, direction, Form::Whole) else {
            return Some(Value::Bool(true));
        };
        let mut schema = Map::new();
        schema.insert("$ref".to_owned(), Value::String(format!("#/$defs/{name}")));
        // It accepts nothing else for it, and it is what the author had to say.
        if let Some(text) = part.text("description") {
            schema.insert("description".to_owned(), text.into());
        }
        Some(Value::Object(schema))
    }

    /// The name of the definition that a reference leads to.
    fn definition(
        &mut self,
        reference: &str,
        part: &Part<'a>,
        direction: Direction,
        form: Form,
    ) -> Option<String> {
        let found = self.document.target(reference, &format!("{}/$ref", part.pointer));
        // References to references that only lead in circles define nothing.
        let found = found.and_then(|target| self.document.follow(&target).map(|_| target));
        let target = match found {
            Ok(target) => target,
            Err(fault) => {
                self.faults.push(fault);
                return None;
            }
        };
        let is_input = direction == Direction::Input && self.sides.is_two_sided(&target);
        let direction = if is_input { Direction::Input } else { Direction::Output };
        let key = (target.pointer.clone(), direction, form);
        if let Some(name) = self.names.get(&key) {
            return Some(name.clone());
        }
        let name = self.unique(&target.pointer, is_input, form);
        self.names.insert(key, name.clone());
        self.waiting.push((target, direction, form, name.clone()));
        Some(name)
    }

    /// The name of a component is that of its definition; those for arguments alone end with `Input`.
    fn unique(&mut self, pointer: &str, is_input: bool, form: Form) -> String {
        let component = pointer.strip_prefix("/components/schemas/");
        let base = match component.filter(|name| !name.contains('/')) {
            Some(name) => spelled(name),
            None => below(pointer),
        };
        let base = if form == Form::Base { format!("{base}Base") } else { base };
        let base = if is_input { format!("{base}Input") } else { base };
        let components = self.document.root.pointer("/components/schemas");
        let is_other = |name: &str| {
            components.and_then(|all| all.get(name)).is_some()
                && (form == Form::Base || pointer != format!("/components/schemas/{name}"))
        };
        let mut name = base.clone();
        let mut number = 2;
        while is_other(&name) || !self.taken.insert(name.clone()) {
            name = format!("{base}{number}");
            number += 1;
        }
        name
    }

    fn keyword(
        &mut self,
        keyword: &'a str,
        value: &Part<'a>,
        direction: Direction,
        hidden: &HashSet<&'a str>,
        schema: &mut Map<String, Value>,
    ) {
        let place = || shown(value.pointer.rsplit_once('/').map_or("", |(around, _)| around));
        if let Some(sentence) = unusable(keyword, value.value) {
            return self.notes.add(sentence, place());
        }
        let converted = match keyword {
            "properties" => self.properties(value, direction),
            "required" => {
                let names = value.value.as_array().into_iter().flatten().filter_map(Value::as_str);
                let names: Vec<&str> = names.filter(|name| !hidden.contains(name)).collect();
                if names.is_empty() {
                    return;
                }
                json!(names)
            }
            "anyOf" | "oneOf" | "prefixItems" => {
                value.elements().iter().map(|part| self.schema(part, direction)).collect()
            }
            word if ONE.contains(&word) => self.schema(value, direction),
            word if NAMED.contains(&word) => {
                let members = value.members().into_iter();
                members
                    .map(|(name, part)| (name.to_owned(), self.schema(&part, direction)))
                    .collect::<Map<_, _>>()
                    .into()
            }
            word if SAME.contains(&word) => value.value.clone(),
            word if READ.contains(&word) => return,
            "$id" => {
                let sentence = "`$id` is left out: references begin at the root of the document";
                return self.notes.add(sentence, place());
            }
            "$dynamicRef" => {
                self.notes.add("`$dynamicRef` is followed as a `$ref`", place());
                let reference = value.value.as_str().unwrap_or_default();
                let Some(name) = self.definition(reference, value, direction, Form::Whole) else {
                    return;
                };
                schema.insert("$ref".to_owned(), Value::String(format!("#/$defs/{name}")));
                return;
            }
            word => return self.notes.count(FOREIGN, format!("`{word}`")),
        };
        schema.insert(keyword.to_owned(), converted);
    }

    /// What `allOf` hides, hides in all of it. Of a base whose forms include it, forms have the
    /// members alone.
    fn all_of(
        &mut self,
        around: &Part<'a>,
        value: &Part<'a>,
        direction: Direction,
        hidden: &HashSet<&'a str>,
    ) -> Value {
        let mut all = Vec::new();
        for part in value.elements() {
            let target = part.text("$ref").map(|reference| self.document.target(reference, ""));
            let target = target.and_then(Result::ok);
            let is_base =
                target.is_some_and(|base| circles::is_base_of(self.document, &base, around));
            let reference = part.text("$ref").filter(|_| is_base);
            let name = reference
                .and_then(|reference| self.definition(reference, &part, direction, Form::Base));
            all.push(match name {
                Some(name) => json!({ "$ref": format!("#/$defs/{name}") }),
                None => self.within(&part, direction, hidden, Form::Whole),
            });
        }
        Value::Array(all)
    }

    fn properties(&mut self, value: &Part<'a>, direction: Direction) -> Value {
        let mut properties = Map::new();
        for (name, property) in value.members() {
            if !self.sides.is_hidden(&property, direction) {
                properties.insert(name.to_owned(), self.schema(&property, direction));
            }
        }
        Value::Object(properties)
    }
}

/// What is wrong with the value of a keyword.
fn unusable(keyword: &str, value: &Value) -> Option<String> {
    if value.is_null() && !matches!(keyword, "default" | "const") {
        return Some(format!("`{keyword}` has nothing behind it"));
    }
    // These have other values in 3.0, or are mended later.
    if matches!(keyword, "exclusiveMinimum" | "exclusiveMaximum" | "enum") {
        return None;
    }
    let expected = misplaced(keyword, value)?;
    Some(format!("`{keyword}` is {expected}: left out where it is not"))
}

/// A pointer as it is shown to people.
pub fn shown(pointer: &str) -> String {
    format!("#{pointer}")
}

/// The characters that references to definitions need no code for.
fn spelled(name: &str) -> String {
    let name = name.replace("~1", "_").replace("~0", "_");
    let is_plain = |c: char| c.is_ascii_alphanumeric() || matches!(c, '_' | '-' | '.');
    name.chars().map(|c| if is_plain(c) { c } else { '_' }).collect()
}

/// A name for a schema that is no component: the last words on the way to it.
fn below(pointer: &str) -> String {
    use heck::ToUpperCamelCase as _;
    const NOISE: [&str; 9] = [
        "components",
        "schemas",
        "properties",
        "schema",
        "content",
        "application~1json",
        "$defs",
        "definitions",
        "paths",
    ];
    let steps = pointer.split('/').filter(|step| !step.is_empty() && !NOISE.contains(step));
    let steps: Vec<String> = steps.map(spelled).collect();
    let last = &steps[steps.len().saturating_sub(3)..];
    let name = last.join("_").to_upper_camel_case();
    if name.is_empty() { "Schema".to_owned() } else { name }
}
