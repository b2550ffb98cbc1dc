//! What a manifest cannot have is taken out of it, until a project can be made of the rest.
//!
//! The manifest is written and read back as its user will have it. Every error that is then found
//! stands somewhere; what stands there is left out, as little as possible, with a note.

use serde_json::Value;

use super::Imported;
use crate::manifest::node::{Kind, Node};
use crate::manifest::{load_text, write, yaml};
use crate::problem::{Problem, Severity, Span};
use crate::project::{Dependencies, Project};

/// What leads to a value: keys and indices.
type Path = Vec<String>;

/// Members without which the element they are of is nothing.
const ESSENTIAL: [&str; 4] = ["name", "uri", "uriTemplate", "inputSchema"];

/// Leaves out what keeps a manifest from becoming a project, with notes that say what and why.
pub fn settle(imported: &mut Imported) {
    loop {
        let text = write::yaml(&imported.manifest);
        let Err(problems) = errors(&text) else { return };
        let Ok(root) = yaml::read(&text, 0) else {
            return give_up(imported, &problems);
        };
        let mut removals: Vec<(Path, Vec<&Problem>)> = Vec::new();
        for problem in &problems {
            let Some(path) = removable(&root, problem.span) else { continue };
            match removals.iter_mut().find(|(known, _)| *known == path) {
                Some((_, because)) => because.push(problem),
                None => removals.push((path, vec![problem])),
            }
        }
        if removals.is_empty() {
            return give_up(imported, &problems);
        }
        let before = imported.manifest.clone();
        remove(imported, removals);
        if imported.manifest == before {
            return give_up(imported, &problems);
        }
    }
}

fn give_up(imported: &mut Imported, problems: &[Problem]) {
    for problem in problems {
        imported.notes.push(format!("to be mended by hand: {}", problem.message));
    }
}

/// The errors of a manifest, if it has some.
fn errors(text: &str) -> Result<(), Vec<Problem>> {
    let report = match load_text("mcp.yaml", text.to_owned()) {
        Ok(loaded) => match Project::new(&loaded, &Dependencies::Version) {
            Ok(_) => return Ok(()),
            Err(report) => report,
        },
        Err(report) => report,
    };
    let errors = report.problems().iter().filter(|problem| problem.severity == Severity::Error);
    Err(errors.cloned().collect())
}

/// What to leave out for an error at a place.
fn removable(root: &Node, span: Span) -> Option<Path> {
    let mut path = Path::new();
    if !lead(root, span, &mut path) {
        return None;
    }
    let [list, second, rest @ ..] = path.as_slice() else { return None };
    if list == "server" {
        // A server has a name and a version.
        let is_optional = !matches!(second.as_str(), "name" | "version" | "project");
        return is_optional.then(|| path[..2].to_vec());
    }
    if list == "$defs" {
        return None;
    }
    let Some(member) = rest.first() else { return Some(path) };
    let is_schema = matches!(member.as_str(), "inputSchema" | "outputSchema" | "variables");
    let length = match rest.len() {
        // In a schema, only the keyword that is wrong.
        2.. if is_schema => path.len(),
        // Of an element of a list, such as an argument or an icon, only the member, if it can go.
        3.. if is_index(&rest[1]) && !matches!(rest[2].as_str(), "name" | "src") => 5,
        2.. if is_index(&rest[1]) => 4,
        // Of a mapping, such as hints, only the member.
        2.. if member != "completions" => path.len(),
        _ if ESSENTIAL.contains(&member.as_str()) => 2,
        _ => 3,
    };
    Some(path[..length].to_vec())
}

fn is_index(step: &str) -> bool {
    step.parse::<usize>().is_ok()
}

/// Finds the path of the key or the value that stands at a place. Of a mapping and its first key,
/// which stand at the same place, the key is meant: that is the smaller one.
fn lead(node: &Node, span: Span, path: &mut Path) -> bool {
    let is_here = |other: Span| (other.line, other.column) == (span.line, span.column);
    let members =
        node.members().iter().map(|(key, value)| (key.text.clone(), Some(key.span), value));
    let elements = node.elements().iter().enumerate();
    let elements = elements.map(|(index, value)| (index.to_string(), None, value));
    for (step, key, value) in members.chain(elements) {
        path.push(step);
        if key.is_some_and(is_here) || lead(value, span, path) {
            return true;
        }
        if is_here(value.span) {
            // A value of a list within a schema stands for the whole list, but a name for itself.
            let is_name = path.len() > 1 && path[path.len() - 2] == "required";
            if key.is_none() && !is_name && !matches!(value.kind, Kind::Mapping(_)) {
                path.pop();
            }
            return true;
        }
        path.pop();
    }
    false
}

/// Takes values out, the last ones first, so that indices stay what they are.
fn remove(imported: &mut Imported, mut removals: Vec<(Path, Vec<&Problem>)>) {
    let numbers = |path: &Path| -> Vec<(usize, String)> {
        path.iter().map(|step| (step.parse().unwrap_or_default(), step.clone())).collect()
    };
    removals.sort_by_key(|(path, _)| numbers(path));
    for (path, because) in &removals {
        let because: Vec<&str> = because.iter().map(|problem| problem.message.as_str()).collect();
        let note = match path.as_slice() {
            [list, index] if list != "server" => {
                format!("{} is left out: {}", element(imported, list, index), because.join("; "))
            }
            [list, index, rest @ ..] if list != "server" => {
                let (of, what) = (element(imported, list, index), rest.join("/"));
                format!("{of}: `{what}` is left out: {}", because.join("; "))
            }
            path => format!("`{}` is left out: {}", path.join("/"), because.join("; ")),
        };
        imported.notes.push(note);
    }
    for (path, _) in removals.iter().rev() {
        let mut manifest = Value::Object(std::mem::take(&mut imported.manifest));
        take_out(&mut manifest, path);
        if let Value::Object(members) = manifest {
            imported.manifest = members;
        }
    }
    imported.manifest.retain(|_, value| value.as_array().is_none_or(|list| !list.is_empty()));
}

/// An element of a manifest, for a note.
fn element(imported: &Imported, list: &str, index: &str) -> String {
    let element = imported.manifest.get(list).zip(index.parse().ok());
    let element = element.and_then(|(list, index): (_, usize)| list.get(index));
    let (what, key) = match list {
        "tools" => ("tool", "name"),
        "resources" => ("resource", "uri"),
        "resourceTemplates" => ("resource template", "uriTemplate"),
        _ => ("prompt", "name"),
    };
    match element.and_then(|element| element.get(key)).and_then(Value::as_str) {
        Some(name) => format!("{what} `{name}`"),
        None => format!("{what} {index}"),
    }
}

fn take_out(value: &mut Value, path: &[String]) {
    match (value, path) {
        (Value::Object(members), [last]) => {
            members.shift_remove(last);
        }
        (Value::Array(elements), [last]) => {
            if let Some(index) = last.parse().ok().filter(|index| *index < elements.len()) {
                elements.remove(index);
            }
        }
        (Value::Object(members), [next, rest @ ..]) => {
            if let Some(value) = members.get_mut(next) {
                take_out(value, rest);
            }
        }
        (Value::Array(elements), [next, rest @ ..]) => {
            if let Some(value) =
                next.parse::<usize>().ok().and_then(|index| elements.get_mut(index))
            {
                take_out(value, rest);
            }
        }
        _ => {}
    }
}
