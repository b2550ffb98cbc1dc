//! References of a schema: to itself, or to the shared definitions.

use crate::manifest::node::{Kind, Node};
use crate::pointer;
use crate::problem::Problem;

/// Where a reference may lead.
pub struct Scope<'a> {
    /// The schema that it is in.
    pub root: &'a Node,
    /// The shared definitions, if there are some.
    pub shared: Option<&'a Node>,
}

impl Scope<'_> {
    /// Checks the reference of a schema, if it has one.
    pub fn check(&self, schema: &Node, problems: &mut Vec<Problem>) {
        let Some(node) = schema.get("$ref") else { return };
        let Some(target) = node.text() else {
            let message = format!("`$ref` is a text, not {}", node.what());
            return problems.push(Problem::error(node.span, message));
        };
        let Some(fragment) = target.strip_prefix('#') else {
            let message = format!("`{target}`: only references inside of a manifest are followed");
            let help = "write `#/$defs/NAME`, and `include` the file that defines it";
            return problems.push(Problem::error(node.span, message).help(help));
        };
        if fragment.is_empty() || self.has(fragment) {
            return;
        }
        let problem = Problem::error(node.span, format!("nothing is at `{target}`"));
        let name = fragment.rsplit('/').next().unwrap_or_default();
        let own = self.root.get("$defs").map(Node::members).unwrap_or_default();
        let shared = self.shared.map(Node::members).unwrap_or_default();
        let known = own.iter().chain(shared).map(|(key, _)| key.text.as_str());
        problems.push(problem.suggest(name, known));
    }

    fn has(&self, fragment: &str) -> bool {
        if !fragment.starts_with('/') {
            return has_anchor(self.root, fragment);
        }
        let fragment = pointer::decoded(fragment);
        if found(self.root, &fragment) {
            return true;
        }
        let inside = fragment.strip_prefix("/$defs");
        inside.zip(self.shared).is_some_and(|(inside, shared)| found(shared, inside))
    }
}

/// Whether a pointer leads to something.
fn found(root: &Node, pointer: &str) -> bool {
    let mut node = root;
    for token in pointer.split('/').skip(1) {
        let token = pointer::name(token);
        let next = match &node.kind {
            Kind::Sequence(list) => token.parse().ok().and_then(|index: usize| list.get(index)),
            _ => node.get(&token),
        };
        match next {
            Some(next) => node = next,
            None => return false,
        }
    }
    true
}

fn has_anchor(node: &Node, name: &str) -> bool {
    node.get("$anchor").and_then(Node::text) == Some(name)
        || node.members().iter().any(|(_, value)| has_anchor(value, name))
        || node.elements().iter().any(|value| has_anchor(value, name))
}
