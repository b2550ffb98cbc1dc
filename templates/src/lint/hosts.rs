//! What is good MCP and what hosts in use refuse or cut all the same.

use crate::manifest::Loaded;
use crate::manifest::node::{Kind, Node};
use crate::problem::{Problem, Span};

/// Longer names of properties, and other characters in them, are refused by the APIs of models.
const PROPERTY_NAME: usize = 64;
/// Longer descriptions are cut or refused by the APIs of models.
const DESCRIPTION: usize = 1024;
/// Hosts offer a tool to the model as `mcp__SERVER__TOOL`, and that has this many characters.
const NAME_IN_HOST: usize = 64;
/// Hosts stop offering tools to the model at some number, and models choose badly before it.
const TOOLS: usize = 100;

/// Checks names, numbers and lengths outside of schemas.
pub fn check(loaded: &Loaded, problems: &mut Vec<Problem>) {
    let Some(list) = loaded.root.get("tools") else { return };
    let tools = list.elements();
    if tools.len() > TOOLS {
        let message = format!("{} tools: several hosts offer no more than {TOOLS}", tools.len());
        problems.push(Problem::warning(loaded.root.key_span("tools"), message));
    }
    let server = loaded.manifest.server.name.chars().count();
    for tool in tools {
        description(tool, problems);
        let Some((node, name)) = tool.get("name").and_then(|node| Some((node, node.text()?)))
        else {
            continue;
        };
        if name.contains('.') {
            let message = format!("tool `{name}`: several hosts refuse a `.` in names");
            problems.push(Problem::warning(node.span, message));
        }
        let in_host = "mcp__".len() + server + "__".len() + name.chars().count();
        // That the name itself is too long is said elsewhere.
        if in_host > NAME_IN_HOST && name.len() <= NAME_IN_HOST {
            let message = format!(
                "tool `{name}`: with the name of the server it has {in_host} characters in several \
                 hosts, which stop at {NAME_IN_HOST}"
            );
            problems.push(Problem::warning(node.span, message));
        }
    }
}

/// Checks the properties at the top of an `inputSchema`.
pub fn arguments(root: &Node, problems: &mut Vec<Problem>) {
    for (key, _) in root.get("properties").map(Node::members).unwrap_or_default() {
        let allowed = |c: char| c.is_ascii_alphanumeric() || matches!(c, '_' | '-' | '.');
        let name = &key.text;
        if name.is_empty() || name.len() > PROPERTY_NAME || !name.chars().all(allowed) {
            let message = format!(
                "argument `{name}`: several hosts refuse names but of 1 to {PROPERTY_NAME} of A-Z \
                 a-z 0-9 _ - ."
            );
            problems.push(Problem::warning(key.span, message));
        }
    }
}

/// Checks one schema, without those inside of it.
pub fn schema(schema: &Node, problems: &mut Vec<Problem>) {
    description(schema, problems);
    for value in schema.get("enum").map(Node::elements).unwrap_or_default() {
        if value.text() == Some("") {
            let message = "several hosts refuse an empty text in `enum`";
            let problem = Problem::warning(value.span, message);
            problems.push(problem.help("leave the property out of `required` instead"));
        }
    }
    let is_list = |kind: &Node| match &kind.kind {
        Kind::Sequence(kinds) => kinds.iter().any(|kind| kind.text() == Some("array")),
        _ => kind.text() == Some("array"),
    };
    let says_elements = ["items", "prefixItems", "$ref", "enum", "const"];
    if let Some(kind) = schema.get("type").filter(|kind| is_list(kind))
        && !says_elements.iter().any(|key| schema.get(key).is_some())
    {
        let message = "several hosts refuse a list without `items`";
        problems.push(Problem::warning(kind.span, message).help("`items: {}` is any element"));
    }
}

fn description(of: &Node, problems: &mut Vec<Problem>) {
    let Some((node, text)) = of.get("description").and_then(|node| Some((node, node.text()?)))
    else {
        return;
    };
    let length = text.chars().count();
    if length > DESCRIPTION {
        let message = format!(
            "a description of {length} characters: several hosts cut or refuse it after {DESCRIPTION}"
        );
        problems.push(Problem::warning(Span { length: 1, ..node.span }, message));
    }
}
