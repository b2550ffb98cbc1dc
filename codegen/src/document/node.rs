//! JSON as it was written: members in their order, numbers by their digits, nothing twice.

use std::fmt;

use serde::de::{Deserialize, Deserializer, Error, MapAccess, SeqAccess, Visitor};

/// One JSON value.
#[derive(Clone, Debug, PartialEq)]
pub enum Node {
    /// `null`
    Null,
    /// `true` or `false`
    Bool(bool),
    /// A number.
    Number(serde_json::Number),
    /// A string.
    String(String),
    /// An array.
    Array(Vec<Node>),
    /// An object.
    Object(Vec<(String, Node)>),
}

impl Node {
    /// The member `name` of an object.
    pub fn get(&self, name: &str) -> Option<&Node> {
        match self {
            Self::Object(members) => members.iter().find(|(key, _)| key == name).map(|(_, n)| n),
            _ => None,
        }
    }

    /// The text of a string.
    pub fn as_str(&self) -> Option<&str> {
        match self {
            Self::String(text) => Some(text),
            _ => None,
        }
    }

    /// The node at a JSON pointer.
    pub fn at_mut(&mut self, pointer: &str) -> Option<&mut Node> {
        pointer.split('/').skip(1).try_fold(self, |node, step| {
            let step = step.replace("~1", "/").replace("~0", "~");
            match node {
                Self::Object(members) => {
                    members.iter_mut().find(|(key, _)| *key == step).map(|(_, n)| n)
                }
                Self::Array(elements) => elements.get_mut(step.parse::<usize>().ok()?),
                _ => None,
            }
        })
    }

    /// The same value with the members of every object sorted by name.
    pub fn sorted(self) -> Self {
        match self {
            Self::Object(mut members) => {
                members.sort_by(|one, two| one.0.cmp(&two.0));
                Self::Object(members.into_iter().map(|(k, n)| (k, n.sorted())).collect())
            }
            Self::Array(elements) => Self::Array(elements.into_iter().map(Self::sorted).collect()),
            other => other,
        }
    }

    /// Compact JSON.
    pub fn to_json(&self) -> String {
        match self {
            Self::Array(elements) => {
                let elements: Vec<_> = elements.iter().map(Self::to_json).collect();
                format!("[{}]", elements.join(","))
            }
            Self::Object(members) => {
                let members: Vec<_> = members
                    .iter()
                    .map(|(name, node)| format!("{}:{}", quoted(name), node.to_json()))
                    .collect();
                format!("{{{}}}", members.join(","))
            }
            scalar => scalar.scalar_json(),
        }
    }

    /// JSON for people and for diffs: two spaces a level, a member a line, short arrays of scalars
    /// on one line.
    pub fn to_pretty_json(&self) -> String {
        let mut text = String::new();
        self.pretty(0, &mut text);
        text.push('\n');
        text
    }

    fn pretty(&self, depth: usize, text: &mut String) {
        let indent = |depth: usize| "  ".repeat(depth);
        match self {
            Self::Object(members) if !members.is_empty() => {
                text.push_str("{\n");
                for (index, (name, node)) in members.iter().enumerate() {
                    text.push_str(&format!("{}{}: ", indent(depth + 1), quoted(name)));
                    node.pretty(depth + 1, text);
                    text.push_str(if index + 1 < members.len() { ",\n" } else { "\n" });
                }
                text.push_str(&format!("{}}}", indent(depth)));
            }
            Self::Array(elements) if elements.iter().any(|node| !node.is_scalar()) => {
                text.push_str("[\n");
                for (index, node) in elements.iter().enumerate() {
                    text.push_str(&indent(depth + 1));
                    node.pretty(depth + 1, text);
                    text.push_str(if index + 1 < elements.len() { ",\n" } else { "\n" });
                }
                text.push_str(&format!("{}]", indent(depth)));
            }
            other => text.push_str(&other.to_json()),
        }
    }

    fn is_scalar(&self) -> bool {
        !matches!(self, Self::Array(_) | Self::Object(_))
    }

    fn scalar_json(&self) -> String {
        match self {
            Self::Null => "null".to_owned(),
            Self::Bool(value) => value.to_string(),
            Self::Number(number) => number.to_string(),
            Self::String(text) => quoted(text),
            Self::Array(_) | Self::Object(_) => String::new(),
        }
    }
}

fn quoted(text: &str) -> String {
    serde_json::Value::from(text).to_string()
}

impl<'de> Deserialize<'de> for Node {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        input.deserialize_any(NodeVisitor)
    }
}

struct NodeVisitor;

impl<'de> Visitor<'de> for NodeVisitor {
    type Value = Node;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("JSON")
    }

    fn visit_unit<E>(self) -> Result<Node, E> {
        Ok(Node::Null)
    }

    fn visit_bool<E>(self, value: bool) -> Result<Node, E> {
        Ok(Node::Bool(value))
    }

    fn visit_u64<E>(self, value: u64) -> Result<Node, E> {
        Ok(Node::Number(value.into()))
    }

    fn visit_i64<E>(self, value: i64) -> Result<Node, E> {
        Ok(Node::Number(value.into()))
    }

    fn visit_f64<E: Error>(self, value: f64) -> Result<Node, E> {
        let number = serde_json::Number::from_f64(value);
        number.map(Node::Number).ok_or_else(|| E::custom("a number out of range"))
    }

    fn visit_str<E>(self, value: &str) -> Result<Node, E> {
        Ok(Node::String(value.to_owned()))
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut access: A) -> Result<Node, A::Error> {
        let mut elements = Vec::new();
        while let Some(element) = access.next_element()? {
            elements.push(element);
        }
        Ok(Node::Array(elements))
    }

    fn visit_map<A: MapAccess<'de>>(self, mut access: A) -> Result<Node, A::Error> {
        let mut names = std::collections::HashSet::new();
        let mut members = Vec::new();
        while let Some((name, node)) = access.next_entry::<String, Node>()? {
            if !names.insert(name.clone()) {
                return Err(A::Error::custom(format_args!("`{name}` is there twice")));
            }
            members.push((name, node));
        }
        Ok(Node::Object(members))
    }
}
