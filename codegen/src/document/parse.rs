//! JSON into the closed vocabulary; whatever is not in it is a problem with a pointer.

use std::collections::HashSet;

use super::reference::definition_name;
use super::{Additional, Document, JsonType, Node, Schema};
use crate::problem::{Error, Problem};

/// Reads a document.
pub(super) fn document(file: &str, node: &Node) -> Result<Document, Error> {
    let draft = node.get("$schema").and_then(Node::as_str).unwrap_or_default();
    let ignores = ["draft-03", "draft-04", "draft-06", "draft-07"];
    let mut reader = Reader {
        file,
        problems: Vec::new(),
        references: Vec::new(),
        ignores_beside_reference: ignores.iter().any(|ignores| draft.contains(ignores)),
    };
    let definitions = reader.definitions(node);
    let names: HashSet<&str> = definitions.iter().map(|(name, _)| name.as_str()).collect();
    for (pointer, name) in std::mem::take(&mut reader.references) {
        if !names.contains(name.as_str()) {
            reader.problem(&pointer, format!("there is no definition `{name}` to refer to"));
        }
    }
    if reader.problems.is_empty() {
        Ok(Document { file: file.to_owned(), definitions })
    } else {
        Err(reader.problems.into())
    }
}

struct Reader<'a> {
    file: &'a str,
    problems: Vec<Problem>,
    references: Vec<(String, String)>,
    /// Whether the draft ignores what stands beside `$ref`.
    ignores_beside_reference: bool,
}

impl Reader<'_> {
    fn problem(&mut self, pointer: &str, message: impl Into<String>) {
        let pointer = if pointer.is_empty() { "/" } else { pointer };
        self.problems.push(Problem::new(self.file, pointer, message));
    }

    fn definitions(&mut self, node: &Node) -> Vec<(String, Schema)> {
        let Node::Object(members) = node else {
            self.problem("", "not a schema: expected an object");
            return Vec::new();
        };
        let mut definitions = Vec::new();
        for (key, value) in members {
            if key != "$defs" && key != "definitions" {
                continue;
            }
            match value {
                Node::Object(entries) => {
                    for (name, schema) in entries {
                        let pointer = format!("/{}/{}", key, escape(name));
                        if definitions.iter().any(|(known, _)| known == name) {
                            self.problem(&pointer, format!("`{name}` is defined twice"));
                        }
                        definitions.push((name.clone(), self.schema(schema, &pointer)));
                    }
                }
                _ => self.problem(&format!("/{key}"), "expected an object of definitions"),
            }
        }
        let root = self.schema(node, "");
        if !root.is_any() && root.reference.is_none() {
            let title = node.get("title").and_then(Node::as_str);
            let name = title.unwrap_or("Root").to_owned();
            if definitions.iter().any(|(known, _)| *known == name) {
                self.problem("", format!("the schema itself is called `{name}` like a definition"));
            }
            definitions.push((name, root));
        } else if definitions.is_empty() {
            self.problem("", "not a schema: there is neither a definition nor a type");
        }
        definitions
    }

    fn schema(&mut self, node: &Node, pointer: &str) -> Schema {
        let mut schema = Schema { pointer: pointer.to_owned(), ..Schema::default() };
        match node {
            Node::Bool(true) => {}
            Node::Bool(false) => schema.never = true,
            Node::Object(members) => {
                for (keyword, value) in members {
                    let place = format!("{pointer}/{}", escape(keyword));
                    self.keyword(&mut schema, keyword, value, &place);
                }
            }
            _ => self.problem(pointer, "expected a schema: an object, `true` or `false`"),
        }
        self.beside_reference(&mut schema);
        schema
    }

    /// What stands beside `$ref` holds together with it, except in the drafts that ignore it.
    fn beside_reference(&mut self, schema: &mut Schema) {
        let alone = schema.only_refers() && schema.unchecked.is_empty();
        if schema.reference.is_none() || alone {
            return;
        }
        let reference = schema.reference.take();
        let pointer = schema.pointer.clone();
        if self.ignores_beside_reference {
            let (description, deprecated) = (schema.description.take(), schema.deprecated);
            *schema = Schema { pointer, reference, description, deprecated, ..Schema::default() };
            schema.unchecked.push("what stands beside `$ref`".to_owned());
        } else {
            schema.all_of.insert(0, Schema { pointer, reference, ..Schema::default() });
        }
    }

    fn keyword(&mut self, schema: &mut Schema, keyword: &str, value: &Node, place: &str) {
        match keyword {
            "$ref" => schema.reference = self.reference(value, place),
            "type" => schema.types = self.types(value, place),
            "properties" => schema.properties = self.properties(value, place),
            "required" => schema.required = self.strings(value, place),
            "additionalProperties" => schema.additional = self.additional(value, place),
            "items" => schema.items = Some(Box::new(self.schema(value, place))),
            "anyOf" | "oneOf" => schema.any_of = self.schemas(value, place),
            "allOf" => schema.all_of = self.schemas(value, place),
            "const" => schema.constant = Some(value.clone()),
            "enum" => schema.values = self.values(value, place),
            "format" => schema.format = self.string(value, place),
            "description" => schema.description = self.string(value, place),
            "minimum" | "exclusiveMinimum" => schema.minimum = self.number(value, place),
            "maximum" | "exclusiveMaximum" => schema.maximum = self.number(value, place),
            "default" => schema.default = Some(value.clone()),
            "deprecated" => schema.deprecated = *value == Node::Bool(true),
            "$schema" | "$id" | "$comment" | "title" | "examples" | "readOnly" | "writeOnly"
            | "$defs" | "definitions" => self.annotation(keyword, value, place),
            "multipleOf"
            | "minLength"
            | "maxLength"
            | "pattern"
            | "minItems"
            | "maxItems"
            | "uniqueItems"
            | "minProperties"
            | "maxProperties"
            | "propertyNames"
            | "contentEncoding"
            | "contentMediaType"
            | "contains"
            | "minContains"
            | "maxContains"
            | "dependentRequired"
            | "unevaluatedProperties"
            | "unevaluatedItems"
            | "additionalItems"
            | "contentSchema" => schema.unchecked.push(keyword.to_owned()),
            "not" | "if" | "then" | "else" | "prefixItems" | "patternProperties"
            | "dependentSchemas" => schema.unmodelled.push(keyword.to_owned()),
            _ if keyword.starts_with("x-") => {}
            "$anchor" | "$dynamicRef" | "$dynamicAnchor" | "$recursiveRef" => {
                self.problem(place, format!("`{keyword}` cannot be followed"));
            }
            _ => {
                let hint = closest(keyword).map_or(String::new(), |k| format!("; is `{k}` meant?"));
                self.problem(place, format!("`{keyword}` is no keyword of JSON Schema{hint}"));
            }
        }
    }

    /// Keywords that change nothing, as long as definitions stand where they can be found.
    fn annotation(&mut self, keyword: &str, value: &Node, place: &str) {
        let nested = matches!(keyword, "$defs" | "definitions") && place.matches('/').count() > 1;
        if nested && matches!(value, Node::Object(members) if !members.is_empty()) {
            self.problem(place, "definitions must stand at the top of the document");
        }
    }

    fn reference(&mut self, value: &Node, place: &str) -> Option<String> {
        let reference = self.string(value, place)?;
        match definition_name(&reference) {
            Ok(name) => {
                self.references.push((place.to_owned(), name.clone()));
                Some(name)
            }
            Err(message) => {
                self.problem(place, message);
                None
            }
        }
    }

    fn types(&mut self, value: &Node, place: &str) -> Vec<JsonType> {
        let names = match value {
            Node::Array(_) => self.strings(value, place),
            _ => self.string(value, place).into_iter().collect(),
        };
        let mut types = Vec::new();
        for name in names {
            match JsonType::from_name(&name) {
                Some(kind) => types.push(kind),
                None => self.problem(place, format!("`{name}` is no type of JSON Schema")),
            }
        }
        types
    }

    fn properties(&mut self, value: &Node, place: &str) -> Vec<(String, Schema)> {
        let Node::Object(members) = value else {
            self.problem(place, "expected an object of schemas");
            return Vec::new();
        };
        let read = |(name, node): &(String, Node)| {
            (name.clone(), self.schema(node, &format!("{place}/{}", escape(name))))
        };
        members.iter().map(read).collect()
    }

    fn additional(&mut self, value: &Node, place: &str) -> Additional {
        match value {
            Node::Bool(true) => Additional::Open { said: true },
            Node::Bool(false) => Additional::Closed,
            Node::Object(members) if members.is_empty() => Additional::Open { said: true },
            other => {
                let schema = self.schema(other, place);
                if schema.unmodelled == ["not"] && other.get("not").is_some_and(allows_all) {
                    Additional::Closed
                } else {
                    Additional::Typed(Box::new(schema))
                }
            }
        }
    }

    fn schemas(&mut self, value: &Node, place: &str) -> Vec<Schema> {
        match value {
            Node::Array(elements) if !elements.is_empty() => elements
                .iter()
                .enumerate()
                .map(|(index, node)| self.schema(node, &format!("{place}/{index}")))
                .collect(),
            _ => {
                self.problem(place, "expected a list of schemas");
                Vec::new()
            }
        }
    }

    fn values(&mut self, value: &Node, place: &str) -> Vec<Node> {
        match value {
            Node::Array(elements) if !elements.is_empty() => elements.clone(),
            _ => {
                self.problem(place, "expected a list of values");
                Vec::new()
            }
        }
    }

    fn strings(&mut self, value: &Node, place: &str) -> Vec<String> {
        let Node::Array(elements) = value else {
            self.problem(place, "expected a list of strings");
            return Vec::new();
        };
        elements.iter().filter_map(|element| self.string(element, place)).collect()
    }

    fn string(&mut self, value: &Node, place: &str) -> Option<String> {
        if value.as_str().is_none() {
            self.problem(place, "expected a string");
        }
        value.as_str().map(str::to_owned)
    }

    fn number(&mut self, value: &Node, place: &str) -> Option<f64> {
        match value {
            Node::Number(number) => number.as_f64(),
            _ => {
                self.problem(place, "expected a number");
                None
            }
        }
    }
}

/// Whether a schema is `{}` or `true`.
fn allows_all(node: &Node) -> bool {
    match node {
        Node::Bool(value) => *value,
        Node::Object(members) => members.is_empty(),
        _ => false,
    }
}

/// One step of a JSON pointer.
pub(super) fn escape(step: &str) -> String {
    step.replace('~', "~0").replace('/', "~1")
}

/// The keyword that was probably meant.
fn closest(keyword: &str) -> Option<&'static str> {
    const KNOWN: [&str; 24] = [
        "$ref",
        "type",
        "properties",
        "required",
        "additionalProperties",
        "items",
        "anyOf",
        "oneOf",
        "allOf",
        "const",
        "enum",
        "format",
        "description",
        "minimum",
        "maximum",
        "default",
        "title",
        "pattern",
        "minLength",
        "maxLength",
        "minItems",
        "maxItems",
        "$defs",
        "definitions",
    ];
    let distance = |known: &&str| strsim::levenshtein(keyword, known);
    KNOWN.into_iter().min_by_key(distance).filter(|known| strsim::levenshtein(keyword, known) <= 2)
}
