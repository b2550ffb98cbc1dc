//! `x-mcp-header`: parameters that HTTP headers repeat.
//!
//! <https://modelcontextprotocol.io/specification/2026-07-28/basic/transports/streamable-http#custom-headers-from-tool-parameters>

use std::collections::HashSet;

use crate::manifest::node::Node;
use crate::problem::Problem;

/// The member of a property that names the header.
pub const MARK: &str = "x-mcp-header";
/// The types of parameters that a header can repeat.
const TYPES: [&str; 3] = ["boolean", "integer", "string"];

/// Checks the mark of a schema. `is_argument` says whether only `properties` lead to it.
pub fn check(
    schema: &Node,
    is_argument: bool,
    seen: &mut HashSet<String>,
    problems: &mut Vec<Problem>,
) {
    let Some(mark) = schema.get(MARK) else { return };
    let mut wrong = |message: String| problems.push(Problem::error(mark.span, message));
    let Some(name) = mark.text() else {
        return wrong(format!("`{MARK}` is the name of a header, not {}", mark.what()));
    };
    if name.is_empty() || !name.bytes().all(is_token) {
        return wrong(format!("`{name}` is no name of a header: letters, digits, `-` and `_` are"));
    }
    if !is_argument {
        return wrong(format!("`{MARK}` can only be on a property of the arguments"));
    }
    let kind = schema.get("type").and_then(Node::text).unwrap_or("nothing");
    if !TYPES.contains(&kind) {
        return wrong(format!("a header can repeat {}, not {kind}", TYPES.join(", ")));
    }
    if !seen.insert(name.to_ascii_lowercase()) {
        wrong(format!("two parameters have the header `{name}`"));
    }
}

/// The characters of a header's name: <https://www.rfc-editor.org/rfc/rfc9110#name-tokens>.
fn is_token(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || b"!#$%&'*+-.^_`|~".contains(&byte)
}
