//! A document with the place of everything in it.

use serde_json::{Map, Number, Value};

use crate::problem::Span;

/// A value, and where it stands.
#[derive(Clone, Debug, PartialEq)]
pub struct Node {
    /// The value.
    pub kind: Kind,
    /// Where it stands.
    pub span: Span,
    /// What was written without quotes and is no text by itself, as in `1.30`: where a text is
    /// expected, that is it.
    pub spelling: Option<Box<str>>,
}

/// What JSON has, in the order in which it was written.
#[derive(Clone, Debug, PartialEq)]
pub enum Kind {
    /// `null`
    Null,
    /// `true` or `false`
    Boolean(bool),
    /// A number.
    Number(Number),
    /// A text.
    Text(String),
    /// A list.
    Sequence(Vec<Node>),
    /// Keys and values.
    Mapping(Vec<(Key, Node)>),
}

/// A key, and where it stands. It is the text that was written, whatever it would be as a value.
#[derive(Clone, Debug, PartialEq)]
pub struct Key {
    /// The text.
    pub text: String,
    /// Where it stands.
    pub span: Span,
}

impl Node {
    /// The value of a key, if this is a mapping that has it.
    pub fn get(&self, key: &str) -> Option<&Node> {
        self.members().iter().find(|(known, _)| known.text == key).map(|(_, value)| value)
    }

    /// Where a key stands; the node itself if it does not have it.
    pub fn key_span(&self, key: &str) -> Span {
        let found = self.members().iter().find(|(known, _)| known.text == key);
        found.map_or(self.span, |(known, _)| known.span)
    }

    /// Keys and values; none if this is no mapping.
    pub fn members(&self) -> &[(Key, Node)] {
        match &self.kind {
            Kind::Mapping(members) => members,
            _ => &[],
        }
    }

    /// The elements; none if this is no list.
    pub fn elements(&self) -> &[Node] {
        match &self.kind {
            Kind::Sequence(elements) => elements,
            _ => &[],
        }
    }

    /// The text, if this is one.
    pub fn text(&self) -> Option<&str> {
        match &self.kind {
            Kind::Text(text) => Some(text),
            _ => None,
        }
    }

    /// The node that a JSON pointer leads to, or the last one on the way to it.
    pub fn nearest(&self, pointer: &str) -> &Node {
        let mut node = self;
        for token in pointer.split('/').skip(1) {
            let token = crate::pointer::name(token);
            let next = match &node.kind {
                Kind::Sequence(elements) => {
                    token.parse().ok().and_then(|index: usize| elements.get(index))
                }
                _ => node.get(&token),
            };
            match next {
                Some(next) => node = next,
                None => return node,
            }
        }
        node
    }

    /// The same as JSON.
    pub fn to_value(&self) -> Value {
        match &self.kind {
            Kind::Null => Value::Null,
            Kind::Boolean(value) => Value::Bool(*value),
            Kind::Number(number) => Value::Number(number.clone()),
            Kind::Text(text) => Value::String(text.clone()),
            Kind::Sequence(elements) => elements.iter().map(Self::to_value).collect(),
            Kind::Mapping(members) => {
                let member = |(key, value): &(Key, Node)| (key.text.clone(), value.to_value());
                Value::Object(members.iter().map(member).collect::<Map<_, _>>())
            }
        }
    }

    /// What it is, for a message.
    pub fn what(&self) -> String {
        match &self.kind {
            Kind::Null => "nothing".to_owned(),
            Kind::Boolean(value) => format!("the boolean {value}"),
            Kind::Number(number) => format!("the number {number}"),
            Kind::Text(_) => "a text".to_owned(),
            Kind::Sequence(_) => "a list".to_owned(),
            Kind::Mapping(_) => "a mapping".to_owned(),
        }
    }
}
