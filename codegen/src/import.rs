//! Reducing an official schema to facts: no sentence of it is kept.

use sha2::{Digest, Sha256};

use crate::document::{Document, Node, parse_json};
use crate::problem::Error;

/// The facts of a schema, as sorted and stable text.
///
/// # Errors
/// If the text is not JSON, or not a schema that the generator understands.
pub fn facts_of(file: &str, text: &str) -> Result<String, Error> {
    let node = parse_json(file, text)?;
    Document::from_node(file, &node)?;
    Ok(schema(node).sorted().to_pretty_json())
}

/// The sha256 of a text, as `upstream.toml` records it.
pub fn sha256(text: &str) -> String {
    Sha256::digest(text.as_bytes()).iter().map(|byte| format!("{byte:02x}")).collect()
}

/// A schema without what it says to people.
fn schema(node: Node) -> Node {
    let Node::Object(members) = node else { return node };
    let prose =
        |name: &str| matches!(name, "title" | "description" | "examples" | "$comment" | "$id");
    let members = members.into_iter().filter(|(name, _)| !prose(name));
    Node::Object(
        members
            .map(|(name, node)| {
                let node = keyword(&name, node);
                (name, node)
            })
            .collect(),
    )
}

fn keyword(name: &str, node: Node) -> Node {
    match (name, node) {
        // Here the names are those of members and definitions, and any of them may be `title`.
        ("properties" | "$defs" | "definitions" | "patternProperties", Node::Object(members)) => {
            Node::Object(members.into_iter().map(|(name, node)| (name, schema(node))).collect())
        }
        ("anyOf" | "oneOf" | "allOf" | "prefixItems", Node::Array(kinds)) => {
            Node::Array(kinds.into_iter().map(schema).collect())
        }
        // Values, not schemas; the order of types and required members carries no meaning.
        ("required", Node::Array(names)) => Node::Array(sorted_texts(names)),
        ("const" | "enum" | "default" | "required" | "type", node) => node,
        (_, node) => schema(node),
    }
}

fn sorted_texts(mut names: Vec<Node>) -> Vec<Node> {
    names.sort_by(|one, two| one.as_str().cmp(&two.as_str()));
    names
}
