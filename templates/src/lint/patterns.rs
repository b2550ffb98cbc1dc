//! Patterns of schemas: one that is no regular expression, or that takes too long, is found here
//! and not by the first call. They are ECMAScript's:
//! <https://json-schema.org/draft/2020-12/json-schema-core#name-regular-expressions>

use crate::manifest::node::Node;
use crate::problem::{Problem, Span};
use crate::types::patterns::{self, PatternError};

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
    let error = patterns::translate(pattern).err()?;
    let problem = Problem::error(at, patterns::refusal(pattern, &error));
    Some(match error {
        PatternError::Invalid(_) => problem,
        PatternError::Unsupported(_) => problem.help(
            "patterns run in time that grows with the text alone: say it without, or in the tool",
        ),
    })
}
