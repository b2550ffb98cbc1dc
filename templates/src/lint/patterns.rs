//! Patterns of schemas: one that is no regular expression fails every value there is.
//!
//! They are ECMAScript's:
//! <https://json-schema.org/draft/2020-12/json-schema-core#name-regular-expressions>

use regress::Regex;

use crate::manifest::node::Node;
use crate::problem::{Problem, Span};

/// Checks the patterns that stand in a schema itself.
pub fn check(schema: &Node, problems: &mut Vec<Problem>) {
    if let Some(node) = schema.get("pattern")
        && let Some(text) = node.text()
    {
        problems.extend(problem(text, node.span));
    }
    let named = schema.get("patternProperties").map(Node::members).unwrap_or_default();
    problems.extend(named.iter().filter_map(|(key, _)| problem(&key.text, key.span)));
}

fn problem(pattern: &str, at: Span) -> Option<Problem> {
    // Both modes of ECMAScript are in use: escapes of what needs none are errors in one of them.
    let error = Regex::with_flags(pattern, "u").err()?;
    Regex::new(pattern).err()?;
    Some(Problem::error(at, format!("`{pattern}` is no regular expression: {error}")))
}
