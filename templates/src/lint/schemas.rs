//! Schemas of tools: what is no schema, and what clients in use refuse.

use std::collections::HashSet;

use super::references::Scope;
use super::{contradictions, hosts, mirrors, patterns};
use crate::manifest::Loaded;
use crate::manifest::node::{Kind, Node};
use crate::problem::Problem;

/// Keywords with a schema behind them.
pub(crate) const ONE: [&str; 12] = [
    "items",
    "additionalItems",
    "additionalProperties",
    "not",
    "if",
    "then",
    "else",
    "contains",
    "propertyNames",
    "unevaluatedItems",
    "unevaluatedProperties",
    "contentSchema",
];
/// Keywords with a list of schemas behind them.
const LIST: [&str; 4] = ["prefixItems", "anyOf", "oneOf", "allOf"];
/// Keywords with names behind them, and a schema behind each.
const NAMED: [&str; 5] =
    ["properties", "patternProperties", "$defs", "definitions", "dependentSchemas"];
/// <https://json-schema.org/draft/2020-12/json-schema-validation#name-defined-formats>
pub(crate) const FORMATS: [&str; 19] = [
    "date-time",
    "date",
    "time",
    "duration",
    "email",
    "idn-email",
    "hostname",
    "idn-hostname",
    "ipv4",
    "ipv6",
    "uri",
    "uri-reference",
    "iri",
    "iri-reference",
    "uuid",
    "uri-template",
    "json-pointer",
    "relative-json-pointer",
    "regex",
];
/// The types of JSON Schema.
const TYPES: [&str; 7] = ["array", "boolean", "integer", "null", "number", "object", "string"];

/// Checks the schemas of all tools and the shared definitions.
pub fn check(loaded: &Loaded, problems: &mut Vec<Problem>) {
    let shared = loaded.root.get("$defs");
    for tool in loaded.root.get("tools").map(Node::elements).unwrap_or_default() {
        let name = tool.get("name").and_then(Node::text).unwrap_or_default();
        if let Some(schema) = tool.get("inputSchema") {
            input(schema, shared, name, problems);
        }
        if let Some(schema) = tool.get("outputSchema") {
            output(schema, shared, name, problems);
        }
    }
    for (_, schema) in shared.map(Node::members).unwrap_or_default() {
        Walk::new(schema, shared, false, problems).schema(schema, false);
    }
    for template in loaded.root.get("resourceTemplates").map(Node::elements).unwrap_or_default() {
        for (_, schema) in template.get("variables").map(Node::members).unwrap_or_default() {
            Walk::new(schema, shared, false, problems).schema(schema, false);
        }
    }
}

/// The schema that is meant where one only refers to a shared definition.
fn meant<'a>(schema: &'a Node, shared: Option<&'a Node>) -> &'a Node {
    let mut meant = schema;
    for _ in 0..16 {
        let target = meant.get("$ref").and_then(Node::text);
        let name = target.and_then(|target| target.strip_prefix("#/$defs/"));
        let own = schema.get("$defs");
        match name.and_then(|name| own.and_then(|own| own.get(name)).or(shared?.get(name))) {
            Some(next) => meant = next,
            None => break,
        }
    }
    meant
}

fn input(schema: &Node, shared: Option<&Node>, name: &str, problems: &mut Vec<Problem>) {
    Walk::new(schema, shared, true, problems).schema(schema, true);
    let root = meant(schema, shared);
    if root.get("type").and_then(Node::text) != Some("object") {
        let message = format!("tool `{name}`: arguments are an object");
        let problem = Problem::error(schema.key_span("type"), message);
        problems.push(problem.help("`inputSchema` begins with `type: object`"));
    } else if root.get("properties").is_none() {
        let message =
            format!("tool `{name}`: several clients refuse an `inputSchema` without `properties`");
        problems.push(Problem::warning(schema.span, message).help("add `properties: {}`"));
    }
    // A shared definition is listed in the place of the reference to it.
    let is_listed = |target: &Node| {
        let name = target.text().and_then(|target| target.strip_prefix("#/$defs/"));
        name.is_some_and(|name| schema.get("$defs").is_none_or(|own| own.get(name).is_none()))
    };
    if schema.get("$ref").is_some_and(|target| !is_listed(target)) {
        let message =
            format!("tool `{name}`: several clients refuse `$ref` at the root of an `inputSchema`");
        problems.push(Problem::warning(schema.key_span("$ref"), message));
    }
    unions(root, name, "inputSchema", problems);
    hosts::arguments(root, problems);
}

fn output(schema: &Node, shared: Option<&Node>, name: &str, problems: &mut Vec<Problem>) {
    Walk::new(schema, shared, false, problems).schema(schema, false);
    let root = meant(schema, shared);
    if root.get("type").and_then(Node::text) != Some("object") {
        let message = format!(
            "tool `{name}`: protocol versions before 2026-07-28 have objects as output only"
        );
        let problem = Problem::warning(schema.key_span("type"), message);
        problems.push(problem.help("put it into a property of an object"));
    }
}

/// Unions at the root are valid since 2026-07-28, and refused by major clients still.
fn unions(root: &Node, name: &str, key: &str, problems: &mut Vec<Problem>) {
    for keyword in ["anyOf", "oneOf", "allOf"] {
        if root.get(keyword).is_some() {
            let message = format!(
                "tool `{name}`: several clients refuse `{keyword}` at the root of an `{key}`"
            );
            problems.push(Problem::warning(root.key_span(keyword), message));
        }
    }
}

/// Whether a `$schema` names a draft before 2020-12.
pub(crate) fn is_older(draft: &str) -> bool {
    ["draft-03", "draft-04", "draft-06", "draft-07", "2019-09"]
        .iter()
        .any(|old| draft.contains(old))
}

struct Walk<'a> {
    scope: Scope<'a>,
    /// Headers, if the schema is that of arguments.
    headers: Option<HashSet<String>>,
    /// Whether the schema says that it is of a draft before 2020-12.
    is_older: bool,
    problems: &'a mut Vec<Problem>,
}

impl<'a> Walk<'a> {
    fn new(
        root: &'a Node,
        shared: Option<&'a Node>,
        is_input: bool,
        problems: &'a mut Vec<Problem>,
    ) -> Self {
        let draft = root.get("$schema").and_then(Node::text);
        Self {
            scope: Scope { root, shared },
            headers: is_input.then(HashSet::new),
            is_older: draft.is_some_and(is_older),
            problems,
        }
    }

    /// Looks at a schema. `is_argument` says whether only `properties` led here.
    fn schema(&mut self, schema: &Node, is_argument: bool) {
        match &schema.kind {
            Kind::Boolean(_) => return,
            Kind::Mapping(_) => {}
            _ => {
                let message =
                    format!("a schema is a mapping, true or false, not {}", schema.what());
                return self.problems.push(Problem::error(schema.span, message));
            }
        }
        self.scope.check(schema, self.problems);
        let is_root = std::ptr::eq(schema, self.scope.root);
        match &mut self.headers {
            Some(seen) => mirrors::check(schema, is_argument && !is_root, seen, self.problems),
            None => mirrors::check(schema, false, &mut HashSet::new(), self.problems),
        }
        self.keywords(schema);
        for (key, value) in schema.members() {
            match key.text.as_str() {
                // Tuples, as they were written before 2020-12.
                "items" if self.is_older && matches!(value.kind, Kind::Sequence(_)) => {
                    self.list("items", value);
                }
                "items" if matches!(value.kind, Kind::Sequence(_)) => {
                    let message = "`items` is one schema in JSON Schema 2020-12, not a list";
                    self.problems.push(
                        Problem::error(value.span, message).help(
                            "write `prefixItems`, or say the draft with `$schema` at the root",
                        ),
                    );
                }
                "dependencies" => self.dependencies(value),
                word if ONE.contains(&word) => self.schema(value, false),
                word if LIST.contains(&word) => self.list(word, value),
                word if NAMED.contains(&word) => {
                    self.named(word, value, is_argument && word == "properties");
                }
                _ => {}
            }
        }
    }

    fn list(&mut self, word: &str, value: &Node) {
        if !matches!(&value.kind, Kind::Sequence(list) if !list.is_empty()) {
            let message = format!("`{word}` is a list of schemas, not {}", value.what());
            return self.problems.push(Problem::error(value.span, message));
        }
        value.elements().iter().for_each(|schema| self.schema(schema, false));
    }

    fn named(&mut self, word: &str, value: &Node, is_argument: bool) {
        if !matches!(value.kind, Kind::Mapping(_)) {
            let message =
                format!("`{word}` is a mapping of names to schemas, not {}", value.what());
            return self.problems.push(Problem::error(value.span, message));
        }
        value.members().iter().for_each(|(_, schema)| self.schema(schema, is_argument));
    }

    /// Names that others need, or schemas that hold where a property is there: so it was written
    /// before 2019-09.
    fn dependencies(&mut self, value: &Node) {
        let schemas = value.members().iter().map(|(_, schema)| schema);
        let schemas = schemas.filter(|schema| !matches!(schema.kind, Kind::Sequence(_)));
        schemas.for_each(|schema| self.schema(schema, false));
    }

    fn keywords(&mut self, schema: &Node) {
        self.cut_texts(schema);
        hosts::schema(schema, self.problems);
        contradictions::check(schema, self.problems);
        #[cfg(feature = "cli")]
        super::examples::proposed(schema, &self.scope, self.problems);
        patterns::check(schema, self.problems);
        if let Some(node) = schema.get("type") {
            self.types(node);
        }
        if let Some(node) = schema.get("format")
            && let Some(format) = node.text().filter(|format| !FORMATS.contains(format))
        {
            let message =
                format!("`{format}` is no format of JSON Schema: strict clients refuse it");
            let problem = Problem::warning(node.span, message);
            let is_number =
                ["int", "uint", "float", "double"].iter().any(|kind| format.starts_with(kind));
            self.problems.push(match is_number {
                true => problem.help("say the range with `minimum` and `maximum`"),
                false => problem.suggest(format, FORMATS),
            });
        }
        if let Some(node) = schema.get("required") {
            self.required(node, schema);
        }
        if let Some(node) = schema.get("enum").filter(|node| node.elements().is_empty()) {
            self.problems.push(Problem::error(node.span, "`enum` is a list of values"));
        }
        if let Some(node) = schema.get("enum")
            && schema.get("type").and_then(Node::text) == Some("string")
        {
            self.texts(node);
        }
    }

    /// Keys with nothing behind them: in `{ description: a, b }`, YAML has a key `b`.
    fn cut_texts(&mut self, schema: &Node) {
        for (key, value) in schema.members() {
            let is_value = matches!(key.text.as_str(), "const" | "default" | "example");
            if value.kind == Kind::Null && !is_value {
                let message = format!("`{}` has nothing behind it", key.text);
                let problem = Problem::error(key.span, message);
                self.problems.push(problem.help("put a text with a comma between quotes"));
            }
        }
    }

    /// A value of an enumeration of texts that YAML reads as something else.
    fn texts(&mut self, node: &Node) {
        for value in node.elements().iter().filter(|value| value.text().is_none()) {
            let message = format!("{} is not a text, as `type: string` says", value.what());
            self.problems.push(Problem::error(value.span, message).help("put it between quotes"));
        }
    }

    fn types(&mut self, node: &Node) {
        let names: Vec<&Node> = match &node.kind {
            Kind::Sequence(list) => list.iter().collect(),
            _ => vec![node],
        };
        for name in &names {
            match name.text() {
                Some(text) if TYPES.contains(&text) => {}
                Some(text) => {
                    let message = format!("`{text}` is no type of JSON Schema");
                    let near = match text {
                        "str" | "text" => "string",
                        "int" | "long" => "integer",
                        "float" | "double" | "decimal" => "number",
                        "list" | "tuple" => "array",
                        "dict" | "map" | "mapping" => "object",
                        "bool" => "boolean",
                        other => other,
                    };
                    let problem = Problem::error(name.span, message).suggest(near, TYPES);
                    self.problems.push(problem);
                }
                None => {
                    let problem =
                        Problem::error(name.span, format!("a type is a word, not {}", name.what()));
                    let quotes = matches!(name.kind, Kind::Null);
                    self.problems.push(if quotes {
                        problem.help("write `\"null\"`")
                    } else {
                        problem
                    });
                }
            }
        }
        if names.len() > 1 {
            let message = "several clients refuse a list of types";
            self.problems
                .push(Problem::warning(node.span, message).help("use one type if you can"));
        }
    }

    fn required(&mut self, node: &Node, schema: &Node) {
        if !matches!(node.kind, Kind::Sequence(_)) {
            let message = format!("`required` is a list of names, not {}", node.what());
            return self.problems.push(Problem::error(node.span, message));
        }
        let Some(properties) = schema.get("properties") else { return };
        let known = || properties.members().iter().map(|(key, _)| key.text.as_str());
        for name in node.elements() {
            match name.text() {
                Some(text) if known().any(|known| known == text) => {}
                Some(text) => {
                    let message = format!("`{text}` is required, but no property");
                    self.problems.push(Problem::warning(name.span, message).suggest(text, known()));
                }
                None => {
                    let message = format!("a name is a text, not {}", name.what());
                    let problem = Problem::error(name.span, message);
                    self.problems.push(problem.help("put it between quotes"));
                }
            }
        }
    }
}
