//! Whether a document has the form of a manifest: all that is wrong, where it is wrong.
//!
//! The form is the JSON Schema that is made of the model, in the few keywords which that uses.

use serde_json::{Map, Value};

use super::node::{Kind, Node};
use crate::problem::Problem;

/// Everything about a document that its schema forbids.
pub fn check(root: &Node, schema: &Value) -> Vec<Problem> {
    let mut checker = Checker { root: schema, problems: Vec::new() };
    checker.node(root, schema, "the manifest");
    checker.problems
}

struct Checker<'a> {
    root: &'a Value,
    problems: Vec<Problem>,
}

impl<'a> Checker<'a> {
    fn resolve(&self, schema: &'a Value) -> &'a Value {
        let target = schema.get("$ref").and_then(Value::as_str);
        match target.and_then(|target| self.root.pointer(target.trim_start_matches('#'))) {
            Some(found) => self.resolve(found),
            None => schema,
        }
    }

    fn node(&mut self, node: &Node, schema: &'a Value, name: &str) {
        let schema = self.resolve(schema);
        if let Some(choices) = choices(schema) {
            return self.choice(node, choices, name);
        }
        let Some(keywords) = schema.as_object() else { return };
        if !self.is_of_type(node, keywords, name) {
            return;
        }
        match &node.kind {
            Kind::Mapping(_) => self.mapping(node, keywords, name),
            Kind::Sequence(elements) => {
                if let Some(items) = keywords.get("items") {
                    for element in elements {
                        self.node(element, items, name);
                    }
                }
            }
            Kind::Number(number) => {
                let value = number.as_f64().unwrap_or_default();
                let bound = |keyword| keywords.get(keyword).and_then(Value::as_f64);
                if bound("minimum").is_some_and(|least| value < least)
                    || bound("maximum").is_some_and(|most| value > most)
                {
                    let range = match (keywords.get("minimum"), keywords.get("maximum")) {
                        (Some(least), Some(most)) => format!("from {least} to {most}"),
                        (Some(least), None) => format!("{least} or more"),
                        (None, Some(most)) => format!("{most} or less"),
                        (None, None) => String::new(),
                    };
                    let message = format!("`{name}` is {range}, not {number}");
                    self.problems.push(Problem::error(node.span, message));
                }
            }
            Kind::Text(text) => {
                let words = keywords.get("enum").and_then(Value::as_array);
                if let Some(words) = words {
                    let words: Vec<&str> = words.iter().filter_map(Value::as_str).collect();
                    self.word(node, text, &words, name);
                }
            }
            Kind::Null | Kind::Boolean(_) => {}
        }
    }

    /// One of several forms. Words are told apart by what they are, other forms by their type.
    fn choice(&mut self, node: &Node, choices: &'a [Value], name: &str) {
        let resolved = self.flat(choices);
        let words = words(&resolved);
        if let (Kind::Text(text), false) = (&node.kind, words.is_empty()) {
            return self.word(node, text, &words, name);
        }
        let fits = |schema: &&&Value| types(schema).iter().any(|name| is_type(node, name));
        if let Some(fitting) = resolved.iter().find(fits) {
            return self.node(node, fitting, name);
        }
        let expected: Vec<&str> = resolved.iter().flat_map(|schema| types(schema)).collect();
        self.mismatch(node, &expected, name);
    }

    /// All forms, those of choices inside of choices included.
    fn flat(&self, choices: &'a [Value]) -> Vec<&'a Value> {
        let mut flat = Vec::new();
        for choice in choices.iter().map(|choice| self.resolve(choice)) {
            match self::choices(choice) {
                Some(inner) => flat.extend(self.flat(inner)),
                None => flat.push(choice),
            }
        }
        flat
    }

    fn word(&mut self, node: &Node, text: &str, words: &[&str], name: &str) {
        if !words.contains(&text) {
            let listed: Vec<String> = words.iter().map(|word| format!("`{word}`")).collect();
            let message = format!("`{name}` is {}, not `{text}`", listed.join(" or "));
            let problem = Problem::error(node.span, message);
            self.problems.push(problem.suggest(text, words.iter().copied()));
        }
    }

    fn is_of_type(&mut self, node: &Node, keywords: &'a Map<String, Value>, name: &str) -> bool {
        let expected = types_of(keywords);
        if expected.is_empty() || expected.iter().any(|name| is_type(node, name)) {
            return true;
        }
        self.mismatch(node, &expected, name);
        false
    }

    fn mismatch(&mut self, node: &Node, expected: &[&str], name: &str) {
        let mut words: Vec<&str> = expected
            .iter()
            .filter(|name| **name != "null")
            .map(|name| match *name {
                "object" => "a mapping",
                "array" => "a list",
                "string" => "a text",
                "integer" => "a whole number",
                "number" => "a number",
                _ => "true or false",
            })
            .collect();
        words.dedup();
        let message = format!("`{name}` is {}, not {}", words.join(" or "), node.what());
        let problem = Problem::error(node.span, message);
        let quotes =
            matches!(node.kind, Kind::Number(_) | Kind::Boolean(_)) && expected.contains(&"string");
        let meant = match node.text().filter(|_| expected.contains(&"boolean")) {
            Some("yes" | "Yes" | "on" | "y") => Some("true"),
            Some("no" | "No" | "off" | "n") => Some("false"),
            _ => None,
        };
        self.problems.push(match meant {
            _ if quotes => problem.help("put it between quotes"),
            Some(meant) => problem.help(format!("did you mean `{meant}`?")),
            None => problem,
        });
    }

    fn mapping(&mut self, node: &Node, keywords: &'a Map<String, Value>, name: &str) {
        let none = Map::new();
        let properties = keywords.get("properties").and_then(Value::as_object);
        let known: Vec<&str> = properties.unwrap_or(&none).keys().map(String::as_str).collect();
        for (key, value) in node.members() {
            let schema = properties.and_then(|properties| properties.get(&key.text));
            match (schema, keywords.get("additionalProperties")) {
                (Some(schema), _) => self.node(value, schema, &key.text),
                (None, Some(Value::Bool(false))) => {
                    let message = format!("unknown key `{}` in {name}", key.text);
                    let problem = Problem::error(key.span, message);
                    self.problems.push(problem.suggest(&key.text, known.iter().copied()));
                }
                (None, Some(others)) => self.node(value, others, &key.text),
                (None, None) => {}
            }
        }
        let required = keywords.get("required").and_then(Value::as_array);
        for missing in required.into_iter().flatten().filter_map(Value::as_str) {
            if node.get(missing).is_none() {
                let message = format!("{name} has no `{missing}`");
                self.problems.push(Problem::error(node.span, message));
            }
        }
    }
}

fn choices(schema: &Value) -> Option<&[Value]> {
    let list = schema.get("oneOf").or_else(|| schema.get("anyOf"))?;
    list.as_array().map(Vec::as_slice)
}

/// The words that a choice allows.
fn words<'a>(choices: &[&'a Value]) -> Vec<&'a str> {
    let mut words = Vec::new();
    for choice in choices {
        words.extend(choice.get("const").and_then(Value::as_str));
        let listed = choice.get("enum").and_then(Value::as_array);
        words.extend(listed.into_iter().flatten().filter_map(Value::as_str));
    }
    words
}

fn types(schema: &Value) -> Vec<&str> {
    match schema.as_object() {
        Some(keywords) => types_of(keywords),
        None => Vec::new(),
    }
}

fn types_of(keywords: &Map<String, Value>) -> Vec<&str> {
    match keywords.get("type") {
        Some(Value::String(name)) => vec![name],
        Some(Value::Array(names)) => names.iter().filter_map(Value::as_str).collect(),
        _ => Vec::new(),
    }
}

fn is_type(node: &Node, name: &str) -> bool {
    match &node.kind {
        // A key with nothing behind it is as good as none.
        Kind::Null => name == "null",
        Kind::Boolean(_) => name == "boolean",
        Kind::Number(number) => {
            name == "number" || (name == "integer" && (number.is_i64() || number.is_u64()))
        }
        Kind::Text(_) => name == "string",
        Kind::Sequence(_) => name == "array",
        Kind::Mapping(_) => name == "object",
    }
}
