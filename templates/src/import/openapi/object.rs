//! Objects whose members can be named one by one: what may become the arguments of a tool, or its
//! output.

use std::collections::{HashMap, HashSet};

use serde_json::{Map, Value, json};

use super::document::{Document, Part, Version};
use super::schema::{FOREIGN, Schemas};
use super::sides::Direction;

/// An object, put together from a schema, what it refers to, and its `allOf`.
#[derive(Debug, Default)]
pub struct Object<'a> {
    /// The members, and the schemas that all hold for each.
    pub properties: Vec<(&'a str, Vec<Part<'a>>)>,
    /// The members that must be there.
    pub required: Vec<&'a str>,
    /// What other members are, if that is said.
    pub additional: Option<Part<'a>>,
    /// What it is.
    pub description: Option<&'a str>,
    is_object: bool,
    parts: Vec<Part<'a>>,
    /// All that was looked at: what includes itself is no object of its own.
    seen: HashSet<String>,
}

impl<'a> Object<'a> {
    /// The object that a schema describes, if it says nothing else.
    pub fn of(document: &'a Document, schema: &Part<'a>) -> Option<Self> {
        let mut object = Self::default();
        object.add(document, schema)?;
        let is_open = object.additional.is_none() || object.parts.len() == 1;
        (object.is_object && is_open).then_some(object)
    }

    fn add(&mut self, document: &'a Document, part: &Part<'a>) -> Option<()> {
        if !self.seen.insert(part.pointer.clone()) {
            return None;
        }
        if let Some(reference) = part.text("$ref") {
            self.add(document, &document.target(reference, "").ok()?)?;
            if document.version == Version::V30 || part.members().len() == 1 {
                return Some(());
            }
        }
        for (keyword, value) in part.members() {
            self.add_keyword(document, part, keyword, value)?;
        }
        self.parts.push(part.clone());
        Some(())
    }

    /// Nothing if the keyword says more than which members there are.
    fn add_keyword(
        &mut self,
        document: &'a Document,
        part: &Part<'a>,
        keyword: &str,
        value: Part<'a>,
    ) -> Option<()> {
        match keyword {
            "type" if is_object_type(value.value) => self.is_object = true,
            "properties" => {
                self.is_object = true;
                for (name, property) in value.members() {
                    self.add_property(name, property);
                }
            }
            "required" => {
                for name in value.value.as_array()?.iter().filter_map(Value::as_str) {
                    if !self.required.contains(&name) {
                        self.required.push(name);
                    }
                }
            }
            "additionalProperties" if value.value == &Value::Bool(true) => {}
            "additionalProperties" => self.additional = Some(value),
            "allOf" => {
                for branch in value.elements() {
                    self.add(document, &branch)?;
                }
            }
            "description" => self.description = self.description.or(part.text("description")),
            "nullable" if value.value == &Value::Bool(false) => {}
            "$ref" | "title" | "summary" | "example" | "examples" | "deprecated" | "xml"
            | "externalDocs" | "discriminator" | "$comment" | "default" | "readOnly"
            | "writeOnly" => {}
            word if word.starts_with("x-") => {}
            _ => return None,
        }
        Some(())
    }

    fn add_property(&mut self, name: &'a str, property: Part<'a>) {
        match self.properties.iter_mut().find(|(known, _)| *known == name) {
            Some((_, parts)) if parts.iter().any(|part| part.value == property.value) => {}
            Some((_, parts)) => parts.push(property),
            None => self.properties.push((name, vec![property])),
        }
    }

    /// The members that a side writes, as schemas, and the names of those that must be there.
    pub fn members(
        &self,
        schemas: &mut Schemas<'a>,
        direction: Direction,
    ) -> (Map<String, Value>, Vec<&'a str>) {
        for part in &self.parts {
            for (keyword, _) in part.members() {
                let is_foreign = matches!(keyword, "xml" | "externalDocs" | "discriminator");
                if is_foreign || keyword.starts_with("x-") {
                    schemas.notes.count(FOREIGN, format!("`{keyword}`"));
                }
            }
        }
        let mut members = Map::new();
        let mut hidden = Vec::new();
        for (name, parts) in &self.properties {
            if parts.iter().any(|part| schemas.sides.is_hidden(part, direction)) {
                hidden.push(*name);
                continue;
            }
            let schema = match parts.as_slice() {
                [one] => schemas.schema(one, direction),
                several => {
                    let all = several.iter().map(|part| schemas.schema(part, direction));
                    json!({ "allOf": all.collect::<Vec<_>>() })
                }
            };
            members.insert((*name).to_owned(), schema);
        }
        let required = self.required.iter().filter(|name| !hidden.contains(name)).copied();
        (members, required.collect())
    }

    /// The object as a schema of its own.
    pub fn schema(&self, schemas: &mut Schemas<'a>, direction: Direction) -> Map<String, Value> {
        let (members, required) = self.members(schemas, direction);
        let mut schema = Map::new();
        schema.insert("type".to_owned(), "object".into());
        if let Some(text) = self.description {
            schema.insert("description".to_owned(), text.into());
        }
        schema.insert("properties".to_owned(), Value::Object(members));
        if !required.is_empty() {
            schema.insert("required".to_owned(), json!(required));
        }
        if let Some(additional) = &self.additional {
            let additional = schemas.schema(additional, direction);
            schema.insert("additionalProperties".to_owned(), additional);
        }
        schema
    }
}

fn is_object_type(value: &Value) -> bool {
    match value {
        Value::String(name) => name == "object",
        Value::Array(names) => matches!(names.as_slice(), [one] if one == "object"),
        _ => false,
    }
}

/// Whether every value of a schema is an object.
pub fn is_object(document: &Document, part: &Part<'_>) -> bool {
    is_object_within(document, part, &mut HashMap::new())
}

/// `known` has what was found out, by pointer, and `false` for what is still being looked at.
fn is_object_within(
    document: &Document,
    part: &Part<'_>,
    known: &mut HashMap<String, bool>,
) -> bool {
    if let Some(known) = known.get(&part.pointer) {
        return *known;
    }
    known.insert(part.pointer.clone(), false);
    let is_object = says_object(document, part, known);
    known.insert(part.pointer.clone(), is_object);
    is_object
}

fn says_object(document: &Document, part: &Part<'_>, known: &mut HashMap<String, bool>) -> bool {
    if let Some(reference) = part.text("$ref") {
        let target = document.target(reference, "");
        let is_object = target.is_ok_and(|target| is_object_within(document, &target, known));
        if is_object || document.version == Version::V30 {
            return is_object;
        }
    }
    if part.is("nullable") {
        return false;
    }
    match part.value.get("type") {
        Some(ty) => return is_object_type(ty),
        None if part.get("properties").is_some() => return true,
        None => {}
    }
    let branches = |word| part.get(word).map(|all| all.elements()).unwrap_or_default();
    let mut below = |part: &Part<'_>| is_object_within(document, part, known);
    if branches("allOf").iter().any(&mut below) {
        return true;
    }
    ["oneOf", "anyOf"]
        .into_iter()
        .map(branches)
        .any(|branches| !branches.is_empty() && branches.iter().all(&mut below))
}
