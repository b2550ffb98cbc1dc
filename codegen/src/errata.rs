//! Corrections of a schema, applied before it is read.

use crate::document::{Node, parse_json};
use crate::facts::Facts;
use crate::problem::Problem;

/// Applies the corrections for `version` to `schema`.
pub fn apply(schema: &mut Node, version: &str, file: &str, facts: &Facts) -> Vec<Problem> {
    let mut problems = Vec::new();
    let key = if schema.get("$defs").is_some() { "$defs" } else { "definitions" };
    let Some(Node::Object(definitions)) = schema.at_mut(&format!("/{key}")) else {
        return problems;
    };
    for erratum in &facts.errata.erratum {
        if !erratum.versions.iter().any(|other| other == version) {
            continue;
        }
        let (from, to) = match (parse_json("from", &erratum.from), parse_json("to", &erratum.to)) {
            (Ok(from), Ok(to)) => (from, to),
            (Err(error), _) | (_, Err(error)) => {
                problems.push(Problem::new("errata.toml", "", error.to_string()));
                continue;
            }
        };
        for at in &erratum.at {
            if correct(definitions, at, &from, &to) {
                facts.mark("errata.toml", format!("{version} {at}"));
            } else {
                let message = format!("`{at}` is not `{}` (any more)", erratum.from);
                problems.push(Problem::new(file, format!("/{key}"), message));
            }
        }
    }
    problems
}

/// Replaces `from` by `to` at one place, or in every definition; says whether anything changed.
fn correct(definitions: &mut [(String, Node)], at: &str, from: &Node, to: &Node) -> bool {
    let (wanted, pointer) = at.split_once('/').unwrap_or((at, ""));
    let pointer = if pointer.is_empty() { String::new() } else { format!("/{pointer}") };
    let mut changed = false;
    for (name, definition) in definitions {
        if wanted != "*" && wanted != name {
            continue;
        }
        match definition.at_mut(&pointer) {
            Some(node) if node == from => {
                *node = to.clone();
                changed = true;
            }
            _ => {}
        }
    }
    changed
}
