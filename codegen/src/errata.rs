//! Corrections of a schema, applied before it is read.

use crate::document::{Node, parse_json};
use crate::facts::{Erratum, Facts};
use crate::problem::Problem;

/// Whose schema is corrected.
#[derive(Clone, Copy, Debug)]
pub struct Corrected<'a> {
    /// The version, or the one that an extension extends.
    pub version: &'a str,
    /// Whether it is an extension, which need not have what is corrected.
    pub is_extension: bool,
    /// The file, for problems.
    pub file: &'a str,
}

/// Applies the corrections that hold for a schema.
pub fn apply(schema: &mut Node, of: Corrected<'_>, facts: &Facts) -> Vec<Problem> {
    let mut problems = Vec::new();
    let key = if schema.get("$defs").is_some() { "$defs" } else { "definitions" };
    let Some(Node::Object(definitions)) = schema.at_mut(&format!("/{key}")) else {
        return problems;
    };
    for erratum in facts.errata.erratum.iter().filter(|erratum| erratum.holds_for(of.version)) {
        let (from, to) = match (parse_json("from", &erratum.from), parse_json("to", &erratum.to)) {
            (Ok(from), Ok(to)) => (from, to),
            (Err(error), _) | (_, Err(error)) => {
                problems.push(Problem::new("errata.toml", "", error.to_string()));
                continue;
            }
        };
        for at in &erratum.at {
            match correct(definitions, at, &from, &to) {
                Found::Corrected => facts.mark("errata.toml", format!("{} {at}", erratum.since)),
                Found::Nothing if of.is_extension => {}
                found => problems.push(misfit(erratum, at, &found, of.file)),
            }
        }
    }
    problems
}

/// What stands at a place.
enum Found {
    /// What was wrong, and is now right.
    Corrected,
    /// Something else.
    Other(String),
    /// Nothing.
    Nothing,
}

/// An entry that fits a version no more.
fn misfit(erratum: &Erratum, at: &str, found: &Found, file: &str) -> Problem {
    let found = match found {
        Found::Other(json) => format!("has `{json}` there"),
        _ => "has nothing there".to_owned(),
    };
    let message = format!(
        "the erratum since {} expects `{}`, but {file} {found}: give it an `until`, the last version \
         that it holds for, and write another one if that is wrong too",
        erratum.since, erratum.from
    );
    Problem::new("errata.toml", at, message)
}

/// Replaces `from` by `to` at one place, or in every definition.
fn correct(definitions: &mut [(String, Node)], at: &str, from: &Node, to: &Node) -> Found {
    let (wanted, pointer) = at.split_once('/').unwrap_or((at, ""));
    let pointer = if pointer.is_empty() { String::new() } else { format!("/{pointer}") };
    let mut found = Found::Nothing;
    for (name, definition) in definitions {
        if wanted != "*" && wanted != name {
            continue;
        }
        match definition.at_mut(&pointer) {
            Some(node) if node == from => {
                *node = to.clone();
                found = Found::Corrected;
            }
            Some(node) if matches!(found, Found::Nothing) => {
                found = Found::Other(node.to_json());
            }
            _ => {}
        }
    }
    found
}
