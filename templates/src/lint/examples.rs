//! Examples and defaults: values of a manifest that its own schemas refuse.

use jsonschema::Validator;
use serde_json::{Map, Value};

use super::contradictions::same;
use super::references::Scope;
use crate::manifest::Loaded;
use crate::manifest::model::{Example, Tool};
use crate::manifest::node::Node;
use crate::problem::{Problem, printable};
use crate::project::schema;

/// How much of a message about a value is shown.
const LONGEST: usize = 200;

/// Checks what examples say against the schemas of their tools, and resources against their texts.
/// The schemas themselves are in order.
pub fn check(loaded: &Loaded, problems: &mut Vec<Problem>) {
    let shared = &loaded.manifest.defs;
    for (index, tool) in loaded.manifest.tools.iter().enumerate() {
        let node = loaded.root.nearest(&format!("/tools/{index}"));
        let input = schema::arguments(tool.input_schema.as_ref(), shared);
        let input = jsonschema::validator_for(&input).ok();
        let output = tool.output_schema.as_ref().map(|output| schema::whole(output, shared));
        let output = output.and_then(|output| jsonschema::validator_for(&output).ok());
        for (number, example) in tool.examples.iter().enumerate() {
            let node = node.nearest(&format!("/examples/{number}"));
            let what = format!("tool `{}`, example {}", tool.name, number + 1);
            self::example(&what, node, example, (input.as_ref(), output.as_ref()), problems);
        }
        contradictions(tool, node, problems);
    }
    for (index, resource) in loaded.manifest.resources.iter().enumerate() {
        if let (Some(size), Some(text)) = (resource.size, &resource.text)
            && size != text.len() as u64
        {
            let span = loaded.root.nearest(&format!("/resources/{index}/size")).span;
            let message = format!(
                "resource `{}`: `size` is {size}, and `text` has {} bytes",
                resource.uri,
                text.len()
            );
            problems.push(Problem::warning(span, message));
        }
    }
}

fn example(
    what: &str,
    node: &Node,
    example: &Example,
    (input, output): (Option<&Validator>, Option<&Validator>),
    problems: &mut Vec<Problem>,
) {
    // A call that fails may do so because of its arguments.
    if let Some(input) = input.filter(|_| !example.is_error) {
        let at = node.get("arguments").unwrap_or(node);
        let value = Value::Object(example.arguments.clone());
        refused(&format!("{what}: `arguments`"), input, &value, at, problems);
    }
    if let (Some(output), Some(value)) = (output, &example.structured_content) {
        let at = node.get("structuredContent").unwrap_or(node);
        refused(&format!("{what}: `structuredContent`"), output, value, at, problems);
    }
    let answers = node.get("elicitation").map(Node::elements).unwrap_or_default();
    for content in answers.iter().filter_map(|answer| answer.get("content")) {
        for (key, value) in content.members() {
            // <https://modelcontextprotocol.io/specification/2026-07-28/client/elicitation#requested-schema>
            let is_field = match value.to_value() {
                Value::Array(values) => values.iter().all(Value::is_string),
                Value::Object(_) | Value::Null => false,
                _ => true,
            };
            if !is_field {
                let message = format!(
                    "{what}: the field `{}` of a form is a text, a number, a boolean or a list of \
                     texts, not {}",
                    key.text,
                    value.what()
                );
                problems.push(Problem::error(value.span, message));
            }
        }
    }
}

/// Says what a schema refuses in a value that stands at a node.
fn refused(
    what: &str,
    validator: &Validator,
    value: &Value,
    at: &Node,
    problems: &mut Vec<Problem>,
) {
    for error in validator.iter_errors(value) {
        let path = error.instance_path().to_string();
        let message = shortened(&error.to_string());
        let place = if path.is_empty() { String::new() } else { format!(" at `{path}`") };
        let message = format!("{what}{place} is not what the schema says: {message}");
        problems.push(Problem::error(at.nearest(&path).span, message));
    }
}

/// Examples of one tool that say different things of one call.
fn contradictions(tool: &Tool, node: &Node, problems: &mut Vec<Problem>) {
    for (number, one) in tool.examples.iter().enumerate() {
        let earlier = tool.examples[..number].iter().find(|other| {
            let arguments = |of: &Example| Value::Object(of.arguments.clone());
            same(&arguments(one), &arguments(other))
                && one.elicitation.is_empty()
                && other.elicitation.is_empty()
        });
        let Some(other) = earlier else { continue };
        let is_other = one.is_error != other.is_error
            || one.content != other.content
            || one.structured_content != other.structured_content;
        if is_other {
            let span = node.nearest(&format!("/examples/{number}")).span;
            let message =
                format!("tool `{}`: two examples say different things of one call", tool.name);
            problems.push(Problem::warning(span, message));
        }
    }
}

/// Checks the values that a schema proposes itself: `default` and `examples`.
pub fn proposed(schema: &Node, scope: &Scope<'_>, problems: &mut Vec<Problem>) {
    let default = schema.get("default").map(|node| ("default", node));
    let examples = schema.get("examples").map(Node::elements).unwrap_or_default();
    let examples = examples.iter().map(|node| ("examples", node));
    let mut values = default.into_iter().chain(examples).peekable();
    if values.peek().is_none() {
        return;
    }
    let Value::Object(mut whole) = schema.to_value() else { return };
    for (key, value) in around(schema, scope) {
        whole.entry(key).or_insert(value);
    }
    let Ok(validator) = jsonschema::validator_for(&Value::Object(whole)) else { return };
    for (key, node) in values {
        let value = node.to_value();
        if let Some(error) = validator.iter_errors(&value).next() {
            let message = shortened(&error.to_string());
            let message = format!("`{key}` is not what its own schema says: {message}");
            problems.push(Problem::warning(node.span, message));
        }
    }
}

/// What a part of a schema needs of its root: the draft, and what its references lead to.
fn around(part: &Node, scope: &Scope<'_>) -> Map<String, Value> {
    let mut around = Map::new();
    let mut put = |key: &str, value: Value| drop(around.insert(key.to_owned(), value));
    if let Some(draft) = scope.root.get("$schema") {
        put("$schema", draft.to_value());
    }
    if !refers(part) {
        return around;
    }
    if let Some(definitions) = scope.root.get("definitions") {
        put("definitions", definitions.to_value());
    }
    let own = scope.root.get("$defs").map(Node::members).unwrap_or_default();
    let shared = scope.shared.map(Node::members).unwrap_or_default();
    let all = shared.iter().chain(own);
    let all: Map<_, _> = all.map(|(key, node)| (key.text.clone(), node.to_value())).collect();
    put("$defs", all.into());
    around
}

fn refers(node: &Node) -> bool {
    node.get("$ref").is_some()
        || node.members().iter().any(|(_, value)| refers(value))
        || node.elements().iter().any(refers)
}

/// What a validator says of a value, which it quotes.
fn shortened(message: &str) -> String {
    let message = printable(message);
    match message.chars().count() > LONGEST {
        true => message.chars().take(LONGEST).chain(" ...".chars()).collect(),
        false => message,
    }
}
