//! Names: what they may hold, how long they may be, and that they stay apart as names of Rust.

use std::collections::{HashMap, HashSet};

use crate::identifiers::{camel, is_keyword, snake};
use crate::manifest::Loaded;
use crate::manifest::node::Node;
use crate::problem::{Problem, Span};

/// <https://modelcontextprotocol.io/specification/2026-07-28/server/tools#tool-names>
const MAX_NAME: usize = 128;
/// Several hosts and model providers refuse longer names.
const PORTABLE_NAME: usize = 64;
/// What to do about names that are the same in Rust.
pub const SAY_RUST: &str = "give one of them another name in Rust, as in `rust: other_name`";
/// Names of crates that a project cannot have: those it depends on, and those of Rust itself.
const TAKEN: [&str; 14] = [
    "alloc",
    "build",
    "core",
    "mcp_bindings",
    "mcp_runtime",
    "proc_macro",
    "regex",
    "serde",
    "serde_json",
    "std",
    "test",
    "tokio",
    "tracing",
    "tracing_subscriber",
];

/// Checks all names.
pub fn check(loaded: &Loaded, problems: &mut Vec<Problem>) {
    let server = loaded.root.nearest("/server");
    if let Some(node) = server.get("project").or_else(|| server.get("name")) {
        project(node, problems);
    }
    for (list, what) in [
        ("tools", "tool"),
        ("prompts", "prompt"),
        ("resources", "resource"),
        ("resourceTemplates", "resource template"),
    ] {
        let Some(node) = loaded.root.get(list) else { continue };
        node.elements()
            .iter()
            .filter_map(|one| one.get("rust"))
            .for_each(|node| rust(node, problems));
        if list == "tools" {
            let names = node.elements().iter().filter_map(|one| one.get("name"));
            names.for_each(|name| tool(name, problems));
        }
        apart(&all(loaded, &[list]), what, problems);
    }
    // Both kinds of resources are functions of one trait.
    apart(&all(loaded, &["resources", "resourceTemplates"]), "resource", problems);
}

/// What has a name, with what its name in Rust is made of.
fn all<'a>(loaded: &'a Loaded, lists: &[&str]) -> Vec<(&'a Node, &'a Node)> {
    let lists = lists.iter().filter_map(|list| loaded.root.get(list));
    let pair = |one: &'a Node| {
        let name = one.get("name")?;
        Some((name, one.get("rust").unwrap_or(name)))
    };
    lists.flat_map(Node::elements).filter_map(pair).collect()
}

/// Checks what a name in Rust is said to be.
pub fn rust(node: &Node, problems: &mut Vec<Problem>) {
    let Some(name) = node.text() else { return };
    if snake(name).as_deref() != Some(name) {
        let message = format!("`{name}` is no name of Rust in `snake_case`");
        let problem = Problem::error(node.span, message);
        problems.push(match snake(name) {
            Some(better) => problem.help(format!("did you mean `{better}`?")),
            None => problem,
        });
    }
}

fn tool(node: &Node, problems: &mut Vec<Problem>) {
    let Some(name) = node.text() else { return };
    let allowed = |c: char| c.is_ascii_alphanumeric() || matches!(c, '_' | '-' | '.');
    if name.is_empty() {
        problems.push(Problem::error(node.span, "a tool has a name"));
    } else if !name.chars().all(allowed) {
        let message = format!("tool `{name}`: a name may hold A-Z a-z 0-9 _ - . only");
        let mut better: String = name.chars().map(|c| if allowed(c) { c } else { '_' }).collect();
        better.truncate(MAX_NAME);
        problems.push(Problem::error(node.span, message).help(format!("did you mean `{better}`?")));
    } else if name.len() > MAX_NAME {
        let message =
            format!("tool `{name}`: a name has at most {MAX_NAME} characters, not {}", name.len());
        problems.push(Problem::error(node.span, message));
    } else if name.len() > PORTABLE_NAME {
        let message = format!(
            "tool `{name}`: several clients stop at {PORTABLE_NAME} characters, this has {}",
            name.len()
        );
        problems.push(Problem::warning(node.span, message));
    }
}

/// Names must differ, and differ as names of Rust.
fn apart(names: &[(&Node, &Node)], what: &str, problems: &mut Vec<Problem>) {
    let mut functions: HashMap<String, (&str, Span)> = HashMap::new();
    let mut wire: HashSet<&str> = HashSet::new();
    for (node, rust) in names {
        // That a name is empty is said elsewhere.
        let Some(name) = node.text().filter(|name| !name.is_empty() || what != "tool") else {
            continue;
        };
        // Resources are told apart by their URIs.
        if !wire.insert(name) && matches!(what, "tool" | "prompt") {
            problems.push(Problem::error(node.span, format!("{what} `{name}` is there twice")));
            continue;
        }
        let in_rust = rust.text().unwrap_or(name);
        let (Some(function), Some(ty)) = (snake(in_rust), camel(in_rust)) else {
            let message = format!("{what} `{name}`: a name has a letter or a digit (A-Z a-z 0-9)");
            problems.push(Problem::error(node.span, message).help(SAY_RUST));
            continue;
        };
        // `a1` and `a_1` are two functions, but one type.
        for key in [format!("fn {function}"), format!("type {ty}")] {
            match functions.get(&key) {
                Some((other, first)) => {
                    let message = match *other == name {
                        true => format!("{what} `{name}` is there twice"),
                        false => format!(
                            "{what} `{name}` and `{other}` (line {}) have the same name in Rust, \
                             `{function}`",
                            first.line
                        ),
                    };
                    problems.push(Problem::error(rust.span, message).help(SAY_RUST));
                    break;
                }
                None => {
                    functions.insert(key, (name, node.span));
                }
            }
        }
    }
}

/// Why a name cannot be that of a project.
pub fn project_name(name: &str) -> Option<&'static str> {
    let crate_name = name.replace('-', "_");
    let allowed = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || matches!(c, '-' | '_');
    if !name.starts_with(|c: char| c.is_ascii_lowercase()) || !name.chars().all(allowed) {
        Some("it begins with a-z and holds a-z 0-9 - _ only")
    } else if name.len() > PORTABLE_NAME {
        Some("it has at most 64 characters")
    } else if is_keyword(&crate_name) {
        Some("it is a word of Rust")
    } else if TAKEN.contains(&crate_name.as_str()) {
        Some("it is the name of a crate of Rust, or of one that the project uses")
    } else {
        None
    }
}

fn project(node: &Node, problems: &mut Vec<Problem>) {
    let Some(name) = node.text() else { return };
    if let Some(rule) = project_name(name) {
        let message = format!("`{name}` cannot be the name of a project: {rule}");
        problems.push(Problem::error(node.span, message));
    }
}
