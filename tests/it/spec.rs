//! The schemas as the judge sees them: with the errata applied, and nothing else.

use std::collections::BTreeSet;
use std::sync::LazyLock;

use jsonschema::Validator;
use mcp_codegen::catalogue::Catalogue;
use mcp_codegen::document::parse_json;
use mcp_codegen::errata;
use serde_json::{Map, Value, json};

/// Everything the generator knows.
pub static CATALOGUE: LazyLock<Catalogue> =
    LazyLock::new(|| Catalogue::built_in().expect("the schemas and the facts fit together"));

/// The schemas in the order of the catalogue.
pub static SPECS: LazyLock<Vec<Spec>> =
    LazyLock::new(|| CATALOGUE.sources.iter().map(Spec::load).collect());

/// One schema.
pub struct Spec {
    /// `2026-07-28`, or the name of an extension.
    pub version: &'static str,
    root: Value,
    definitions: &'static str,
}

impl Spec {
    /// The schema of a version or extension.
    pub fn of(version: &str) -> &'static Self {
        let mut specs = SPECS.iter();
        specs.find(|spec| spec.version == version).expect("every version of the registry is here")
    }

    /// The same schema with the members that it does not define forbidden, where it says nothing
    /// of them. Types that others are made of stay open, and so do the schemas of tools.
    pub fn closed(&self) -> Self {
        let mut parts = BTreeSet::new();
        composed(&self.root, &mut parts);
        let mut root = self.root.clone();
        if let Some(definitions) = root[self.definitions].as_object_mut() {
            for (name, schema) in definitions {
                if !parts.contains(name) {
                    close(schema);
                }
            }
        }
        Self { version: self.version, root, definitions: self.definitions }
    }

    fn load(source: &'static mcp_codegen::catalogue::Source) -> Self {
        let text = mcp_protocol_schema::file(&source.file).expect("the file is in the crate");
        let mut node = parse_json(&source.file, text).expect("the file is JSON");
        let problems = errata::apply(&mut node, source.corrected(), &CATALOGUE.facts);
        assert!(problems.is_empty(), "{problems:?}");
        let root: Value = serde_json::from_str(&node.to_json()).expect("a node is JSON");
        let definitions = if root.get("$defs").is_some() { "$defs" } else { "definitions" };
        Self { version: &source.name, root, definitions }
    }

    /// The names of the definitions.
    pub fn definitions(&self) -> impl Iterator<Item = &str> {
        self.root[self.definitions].as_object().into_iter().flatten().map(|(name, _)| name.as_str())
    }

    /// The schema of a definition.
    pub fn definition(&self, name: &str) -> &Value {
        &self.root[self.definitions][name]
    }

    /// What `$ref` leads to.
    pub fn resolve(&self, reference: &str) -> &Value {
        self.definition(target(reference))
    }

    /// `schema`, or what it refers to.
    pub fn resolved<'a>(&'a self, mut schema: &'a Value) -> &'a Value {
        while let Some(reference) = schema.get("$ref").and_then(Value::as_str) {
            schema = self.resolve(reference);
        }
        schema
    }

    /// A judge of one definition.
    pub fn validator(&self, definition: &str) -> Validator {
        let reference = format!("#/{}/{definition}", self.definitions);
        let mut reached = BTreeSet::new();
        self.reach(&json!({ "$ref": reference }), &mut reached);
        let reached: Map<String, Value> =
            reached.iter().map(|name| (name.clone(), self.definition(name).clone())).collect();
        let schema = json!({
            "$schema": self.root["$schema"],
            "$ref": reference,
            self.definitions: reached,
        });
        // Draft 7 has `$ref` stand alone; its neighbours are only looked up.
        let mut options = jsonschema::options();
        options = options.should_validate_formats(false);
        options.build(&schema).expect("the schema is a schema")
    }

    /// The definitions that `schema` leads to: a judge of few definitions is made faster.
    fn reach(&self, schema: &Value, reached: &mut BTreeSet<String>) {
        match schema {
            Value::Object(members) => {
                if let Some(reference) = members.get("$ref").and_then(Value::as_str)
                    && reached.insert(target(reference).to_owned())
                {
                    self.reach(self.resolve(reference), reached);
                }
                members.values().for_each(|part| self.reach(part, reached));
            }
            Value::Array(elements) => elements.iter().for_each(|part| self.reach(part, reached)),
            _ => {}
        }
    }
}

/// The definitions that others are made of.
fn composed(schema: &Value, parts: &mut BTreeSet<String>) {
    match schema {
        Value::Object(members) => {
            for part in members.get("allOf").and_then(Value::as_array).into_iter().flatten() {
                parts.extend(part["$ref"].as_str().map(|reference| target(reference).to_owned()));
            }
            members.values().for_each(|part| composed(part, parts));
        }
        Value::Array(elements) => elements.iter().for_each(|part| composed(part, parts)),
        _ => {}
    }
}

fn close(schema: &mut Value) {
    match schema {
        Value::Object(members) if members.contains_key("allOf") => {}
        Value::Object(members) => {
            if members.get("properties").is_some_and(Value::is_object)
                && members.get("type").is_some_and(|kind| kind == "object")
            {
                members.entry("additionalProperties").or_insert(Value::Bool(false));
            }
            for (name, part) in members {
                if !["inputSchema", "outputSchema"].contains(&name.as_str()) {
                    close(part);
                }
            }
        }
        Value::Array(elements) => elements.iter_mut().for_each(close),
        _ => {}
    }
}

fn target(reference: &str) -> &str {
    reference.rsplit_once('/').map_or(reference, |(_, name)| name)
}
