//! Schemas of OpenAPI as JSON Schema 2020-12.
//!
//! References lead to the shared definitions of the manifest, so recursion is kept and nothing is
//! ever copied. Arguments and outputs may differ: what is `readOnly` is not asked for, and what is
//! `writeOnly` is not answered with.

use std::collections::{HashMap, HashSet};

use serde_json::{Map, Value, json};

use super::dialect;
use super::discriminator;
use super::document::{Document, Fault, Part, Version};
use super::notes::Notes;
use crate::types::misplaced;

/// Which side writes the values of a schema.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Direction {
    /// The client: arguments.
    Input,
    /// The server: outputs.
    Output,
}

impl Direction {
    /// The keyword of properties that this side does not write.
    fn hides(self) -> &'static str {
        match self {
            Self::Input => "readOnly",
            Self::Output => "writeOnly",
        }
    }
}

/// Keywords with a schema behind them.
const ONE: [&str; 10] = [
    "items",
    "additionalProperties",
    "not",
    "if",
    "then",
    "else",
    "contains",
    "propertyNames",
    "unevaluatedItems",
    "unevaluatedProperties",
];
/// Keywords with names behind them, and a schema behind each.
const NAMED: [&str; 2] = ["patternProperties", "dependentSchemas"];
/// Keywords that mean in JSON Schema what they mean in OpenAPI.
const SAME: [&str; 27] = [
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
    "contentSchema",
];
/// Keywords that are read elsewhere, or that only describe the document.
const READ: [&str; 12] = [
    "$ref",
    "$defs",
    "definitions",
    "$anchor",
    "$dynamicAnchor",
    "$comment",
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
    names: HashMap<(String, Direction), String>,
    taken: HashSet<String>,
    /// Whether a schema is another in each direction.
    two_sided: HashMap<String, bool>,
    waiting: Vec<(Part<'a>, Direction, String)>,
}

impl<'a> Schemas<'a> {
    /// No definitions so far.
    pub fn new(document: &'a Document, notes: &'a mut Notes, faults: &'a mut Vec<Fault>) -> Self {
        let (names, taken) = (HashMap::new(), HashSet::new());
        let (two_sided, waiting) = (HashMap::new(), Vec::new());
        Self { document, notes, faults, names, taken, two_sided, waiting }
    }

    /// The definitions that were referred to, and those that these refer to.
    pub fn finish(mut self) -> Map<String, Value> {
        let mut definitions = Map::new();
        while let Some((part, direction, name)) = self.waiting.pop() {
            let schema = self.schema(&part, direction);
            definitions.insert(name, schema);
        }
        definitions.sort_keys();
        definitions
    }

    /// A schema in the dialect of manifests.
    pub fn schema(&mut self, part: &Part<'a>, direction: Direction) -> Value {
        self.within(part, direction, &HashSet::new())
    }

    /// A schema of which some properties are hidden by those around it.
    fn within(
        &mut self,
        part: &Part<'a>,
        direction: Direction,
        around: &HashSet<&'a str>,
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
        self.collect_hidden(part, direction, &mut HashSet::new(), &mut hidden);
        let mut schema = Map::new();
        for (keyword, value) in part.members() {
            self.keyword(keyword, &value, direction, &hidden, &mut schema);
        }
        if let Some(reference) = part.text("$ref")
            && let Some(name) = self.definition(reference, part, direction)
        {
            let reference = Value::String(format!("#/$defs/{name}"));
            schema.shift_insert(0, "$ref".to_owned(), reference);
        }
        discriminator::tell_apart(self, part, &mut schema);
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
        let Some(name) = self.definition(reference, part, direction) else {
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
        let is_input = direction == Direction::Input && self.is_two_sided(&target);
        let direction = if is_input { Direction::Input } else { Direction::Output };
        let key = (target.pointer.clone(), direction);
        if let Some(name) = self.names.get(&key) {
            return Some(name.clone());
        }
        let name = self.unique(&target.pointer, is_input);
        self.names.insert(key, name.clone());
        self.waiting.push((target, direction, name.clone()));
        Some(name)
    }

    /// The name of a component is that of its definition; those for arguments alone end with `Input`.
    fn unique(&mut self, pointer: &str, is_input: bool) -> String {
        let component = pointer.strip_prefix("/components/schemas/");
        let base = match component.filter(|name| !name.contains('/')) {
            Some(name) => spelled(name),
            None => below(pointer),
        };
        let base = if is_input { format!("{base}Input") } else { base };
        let components = self.document.root.pointer("/components/schemas");
        let is_other = |name: &str| {
            components.and_then(|all| all.get(name)).is_some()
                && pointer != format!("/components/schemas/{name}")
        };
        let mut name = base.clone();
        let mut number = 2;
        while is_other(&name) || !self.taken.insert(name.clone()) {
            name = format!("{base}{number}");
            number += 1;
        }
        name
    }

    /// Whether a schema leads to a property that only one side writes.
    fn is_two_sided(&mut self, target: &Part<'a>) -> bool {
        if let Some(known) = self.two_sided.get(&target.pointer) {
            return *known;
        }
        let mut seen = HashSet::from([target.pointer.clone()]);
        let mut next = vec![target.clone()];
        let mut found = false;
        while let Some(part) = next.pop() {
            if part.is("readOnly") || part.is("writeOnly") {
                found = true;
                break;
            }
            if let Some(reference) = part.text("$ref")
                && let Ok(target) = self.document.target(reference, "")
                && seen.insert(target.pointer.clone())
            {
                next.push(target);
            }
            next.extend(part.members().into_iter().map(|(_, part)| part));
            next.extend(part.elements());
        }
        self.two_sided.insert(target.pointer.clone(), found);
        found
    }

    /// The properties that this side does not write, in a schema and all that holds with it.
    fn collect_hidden(
        &self,
        part: &Part<'a>,
        direction: Direction,
        seen: &mut HashSet<String>,
        hidden: &mut HashSet<&'a str>,
    ) {
        if !seen.insert(part.pointer.clone()) {
            return;
        }
        let properties = part.get("properties").map(|all| all.members()).unwrap_or_default();
        for (name, property) in properties {
            if self.is_hidden(&property, direction) {
                hidden.insert(name);
            }
        }
        for branch in part.get("allOf").map(|all| all.elements()).unwrap_or_default() {
            self.collect_hidden(&branch, direction, seen, hidden);
        }
        if let Some(reference) = part.text("$ref")
            && let Ok(target) = self.document.target(reference, "")
        {
            self.collect_hidden(&target, direction, seen, hidden);
        }
    }

    /// Whether this side does not write a property.
    pub fn is_hidden(&self, property: &Part<'a>, direction: Direction) -> bool {
        let mut next = vec![property.clone()];
        let mut seen = HashSet::new();
        while let Some(part) = next.pop() {
            if !seen.insert(part.pointer.clone()) {
                continue;
            }
            if part.is(direction.hides()) {
                return true;
            }
            let branches = part.get("allOf").map(|all| all.elements()).unwrap_or_default();
            // Of several, one that is for the other side is enough; alternatives are not looked at.
            next.extend(branches);
            if let Some(reference) = part.text("$ref")
                && let Ok(target) = self.document.target(reference, "")
            {
                next.push(target);
            }
        }
        false
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
        if value.value.is_null() && !matches!(keyword, "default" | "const") {
            return self.notes.add(format!("`{keyword}` has nothing behind it"), place());
        }
        // Every schema of 3.0 may have these, and boolean bounds beside.
        let is_bound = matches!(keyword, "exclusiveMinimum" | "exclusiveMaximum");
        if keyword != "enum"
            && let Some(expected) = misplaced(keyword, value.value)
            && !is_bound
        {
            let sentence = format!("`{keyword}` is {expected}: left out where it is not");
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
            "allOf" | "anyOf" | "oneOf" | "prefixItems" => {
                // What `allOf` hides, hides in all of it.
                let around = if keyword == "allOf" { hidden.clone() } else { HashSet::new() };
                let parts = value.elements();
                parts.iter().map(|part| self.within(part, direction, &around)).collect()
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
            "$dynamicRef" => {
                self.notes.add("`$dynamicRef` is followed as a `$ref`", place());
                let reference = value.value.as_str().unwrap_or_default();
                let Some(name) = self.definition(reference, value, direction) else { return };
                schema.insert("$ref".to_owned(), Value::String(format!("#/$defs/{name}")));
                return;
            }
            word => return self.notes.count(FOREIGN, format!("`{word}`")),
        };
        schema.insert(keyword.to_owned(), converted);
    }

    fn properties(&mut self, value: &Part<'a>, direction: Direction) -> Value {
        let mut properties = Map::new();
        for (name, property) in value.members() {
            if !self.is_hidden(&property, direction) {
                properties.insert(name.to_owned(), self.schema(&property, direction));
            }
        }
        Value::Object(properties)
    }
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
