//! The operations of a document.

use super::document::{Document, Fault, Part};
use super::notes::Notes;

/// The methods that a path may have.
const METHODS: [&str; 8] = ["get", "put", "post", "delete", "options", "head", "patch", "trace"];

const ROOT: [&str; 10] = [
    "openapi",
    "info",
    "jsonSchemaDialect",
    "servers",
    "paths",
    "webhooks",
    "components",
    "security",
    "tags",
    "externalDocs",
];
const ITEM: [&str; 5] = ["$ref", "summary", "description", "servers", "parameters"];
const OPERATION: [&str; 12] = [
    "tags",
    "summary",
    "description",
    "externalDocs",
    "operationId",
    "parameters",
    "requestBody",
    "responses",
    "callbacks",
    "deprecated",
    "security",
    "servers",
];

/// Tells of keys that OpenAPI does not have: typos, and words of other versions.
pub fn unknown(part: &Part<'_>, known: &[&str], notes: &mut Notes) {
    let odd = part.members().into_iter().map(|(key, _)| key);
    for key in odd.filter(|key| !known.contains(key) && !key.starts_with("x-")) {
        let sentence = format!("`{key}` is no key of OpenAPI 3.0 and 3.1 there: left out");
        notes.add(sentence, format!("#{}", part.pointer));
    }
}

/// A method of a path.
#[derive(Clone, Debug)]
pub struct Operation<'a> {
    /// The method, in lowercase.
    pub method: &'static str,
    /// The path, with variables in braces.
    pub path: &'a str,
    /// What the document says of it.
    pub part: Part<'a>,
    /// What it says of all methods of the path.
    pub item: Part<'a>,
    /// The name that the document gives it.
    pub id: Option<&'a str>,
    /// The groups it is in.
    pub tags: Vec<&'a str>,
}

impl Operation<'_> {
    /// Method and path, which no two operations share.
    pub fn call(&self) -> String {
        format!("{} {}", self.method.to_ascii_uppercase(), self.path)
    }
}

/// All operations, in the order of the document.
pub fn of<'a>(
    document: &'a Document,
    faults: &mut Vec<Fault>,
    notes: &mut Notes,
) -> Vec<Operation<'a>> {
    unknown(&document.whole(), &ROOT, notes);
    let mut operations = Vec::new();
    let Some(paths) = document.whole().get("paths") else { return operations };
    for (path, item) in paths.members().into_iter().filter(|(path, _)| path.starts_with('/')) {
        let item = match document.follow(&item) {
            Ok(item) => item,
            Err(fault) => {
                faults.push(fault);
                continue;
            }
        };
        unknown(&item, &[&METHODS[..], &ITEM].concat(), notes);
        for (name, part) in item.members() {
            let Some(method) = METHODS.into_iter().find(|method| *method == name) else { continue };
            if !part.value.is_object() {
                let message = format!("`{name}` of `{path}` is an object");
                faults.push(Fault::new(part.pointer, message));
                continue;
            }
            unknown(&part, &OPERATION, notes);
            let tags = part.get("tags").map(|tags| tags.elements()).unwrap_or_default();
            let tags = tags.iter().filter_map(|tag| tag.value.as_str()).collect();
            let id = part.text("operationId");
            operations.push(Operation { method, path, part, item: item.clone(), id, tags });
        }
    }
    operations
}
