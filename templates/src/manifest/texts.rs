//! Where texts are expected, what was written without quotes is one, as it was spelled: the version
//! `1.30` is not the number 1.3.

use serde_json::Value;

use super::node::{Kind, Node};

/// Members of schemas, and of what holds them, that are texts wherever they are not mappings.
const TEXTS: [&str; 22] = [
    "$anchor",
    "$comment",
    "$id",
    "$ref",
    "$schema",
    "contentEncoding",
    "contentMediaType",
    "description",
    "format",
    "identifier",
    "in",
    "jsonSchemaDialect",
    "name",
    "openapi",
    "operationId",
    "pattern",
    "style",
    "summary",
    "swagger",
    "title",
    "url",
    "version",
];
/// Members that are texts or lists of them.
const LISTS: [&str; 3] = ["required", "tags", "type"];
/// Members that hold data of any kind.
const DATA: [&str; 7] = ["const", "default", "enum", "example", "examples", "value", "x-example"];
/// Members whose own members have names of their authors.
const NAMED: [&str; 11] = [
    "$defs",
    "callbacks",
    "definitions",
    "dependentSchemas",
    "headers",
    "parameters",
    "patternProperties",
    "properties",
    "responses",
    "schemas",
    "securitySchemes",
];

/// Makes texts where a document that holds schemas has them, in the data of texts, too.
pub fn of_document(node: &mut Node) {
    schema(node, false, true);
}

/// Makes texts where a schema has them. Its data is looked at by the lint.
pub fn of_schemas(node: &mut Node) {
    schema(node, false, false);
}

/// `has_names` says that the members are called as their author liked.
fn schema(node: &mut Node, has_names: bool, has_data: bool) {
    let is_text = has_data && !has_names && says(node, "string");
    match &mut node.kind {
        Kind::Sequence(elements) => {
            elements.iter_mut().for_each(|node| schema(node, false, has_data))
        }
        Kind::Mapping(members) => {
            for (key, value) in members {
                match key.text.as_str() {
                    _ if has_names => schema(value, false, has_data),
                    name if TEXTS.contains(&name) => settle(value, false),
                    name if LISTS.contains(&name) => {
                        // `required: true` is what a parameter may say.
                        if name == "type" {
                            settle(value, true);
                        }
                        if let Kind::Sequence(elements) = &mut value.kind {
                            elements.iter_mut().for_each(|node| settle(node, true));
                        }
                        // A tool or a path may be called so, too.
                        schema(value, false, has_data);
                    }
                    name if DATA.contains(&name) => {
                        if is_text {
                            data(value);
                        }
                    }
                    name => schema(value, NAMED.contains(&name), has_data),
                }
            }
        }
        _ => {}
    }
}

/// Data of a schema of texts, where JSON would spell it otherwise.
fn data(node: &mut Node) {
    let is_other = |node: &Node| node.spelling.as_deref() != Some(&node.to_value().to_string());
    if let Kind::Sequence(elements) = &mut node.kind {
        elements.iter_mut().filter(|node| is_other(node)).for_each(|node| settle(node, false));
    }
    if is_other(node) {
        settle(node, false);
    }
}

fn says(node: &Node, name: &str) -> bool {
    let is = |node: &Node| node.text() == Some(name) || node.spelling.as_deref() == Some(name);
    node.get("type").is_some_and(|node| is(node) || node.elements().iter().any(is))
}

/// Makes a text of what was spelled. Nothing at all is no text, and the word for it is one only
/// where that may not stand.
fn settle(node: &mut Node, is_null_text: bool) {
    let is_word = match node.spelling.as_deref() {
        None | Some("" | "~") => false,
        Some("null" | "Null" | "NULL") => is_null_text,
        Some(_) => true,
    };
    if is_word && let Some(text) = node.spelling.take() {
        node.kind = Kind::Text(text.into());
    }
}

/// Makes texts where a form, which is a JSON Schema, has nothing else, and those of the schemas in
/// places where the form takes anything.
pub fn of_form(node: &mut Node, form: &Value) {
    Form { root: form }.node(node, form);
}

struct Form<'a> {
    root: &'a Value,
}

impl<'a> Form<'a> {
    fn alternatives(&self, schema: &'a Value, found: &mut Vec<&'a Value>) {
        let target = schema.get("$ref").and_then(Value::as_str);
        if let Some(next) =
            target.and_then(|target| self.root.pointer(target.trim_start_matches('#')))
        {
            return self.alternatives(next, found);
        }
        match schema.get("oneOf").or_else(|| schema.get("anyOf")).and_then(Value::as_array) {
            Some(choices) => choices.iter().for_each(|next| self.alternatives(next, found)),
            None => found.push(schema),
        }
    }

    fn node(&self, node: &mut Node, schema: &'a Value) {
        let mut choices = Vec::new();
        self.alternatives(schema, &mut choices);
        let takes = |name: &str| choices.iter().any(|choice| is_of_type(choice, name));
        let is_any = choices.iter().any(|choice| {
            choice.get("type").is_none()
                && choice.get("const").is_none()
                && choice.get("enum").is_none()
        });
        if is_any {
            return of_schemas(node);
        }
        match &mut node.kind {
            Kind::Null if takes("null") => {}
            Kind::Null | Kind::Number(_) | Kind::Boolean(_) => {
                let fits = match node.kind {
                    Kind::Boolean(_) => takes("boolean"),
                    Kind::Number(_) => takes("number") || takes("integer"),
                    _ => false,
                };
                if !fits && takes("string") {
                    settle(node, true);
                }
            }
            Kind::Text(_) => {}
            Kind::Sequence(elements) => {
                let items = choices.iter().find_map(|choice| choice.get("items"));
                for element in elements {
                    match items {
                        Some(items) => self.node(element, items),
                        None => of_schemas(element),
                    }
                }
            }
            Kind::Mapping(members) => {
                for (key, value) in members {
                    let known = choices.iter().find_map(|choice| {
                        choice.get("properties").and_then(|known| known.get(&key.text))
                    });
                    let others =
                        || choices.iter().find_map(|choice| choice.get("additionalProperties"));
                    match known.or_else(others) {
                        Some(Value::Bool(_)) | None => of_schemas(value),
                        Some(next) => self.node(value, next),
                    }
                }
            }
        }
    }
}

fn is_of_type(schema: &Value, name: &str) -> bool {
    match schema.get("type") {
        Some(Value::String(known)) => known == name,
        Some(Value::Array(known)) => known.iter().any(|known| known == name),
        _ => name == "string" && (schema.get("const").is_some() || schema.get("enum").is_some()),
    }
}
