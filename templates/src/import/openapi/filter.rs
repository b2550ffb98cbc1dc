//! Which operations are wanted.
//!
//! A pattern is the `operationId` of an operation, or `METHOD /path`, or `/path` for any method, or
//! `tag:NAME`. `*` stands for any characters, slashes included.

use super::operations::Operation;

/// A pattern of the user.
#[derive(Clone, Debug)]
pub struct Pattern {
    text: String,
    kind: Kind,
}

#[derive(Clone, Debug)]
enum Kind {
    Id(String),
    Tag(String),
    Call { method: Option<String>, path: String },
}

impl Pattern {
    /// Reads a pattern. Everything is one.
    pub fn new(text: &str) -> Self {
        let text = text.trim();
        let kind = match (text.strip_prefix("tag:"), text.split_once(char::is_whitespace)) {
            (Some(tag), _) => Kind::Tag(tag.to_owned()),
            (_, Some((method, path))) if path.trim_start().starts_with(['/', '*']) => {
                let method = (method != "*").then(|| method.to_ascii_lowercase());
                Kind::Call { method, path: path.trim_start().to_owned() }
            }
            _ if text.starts_with('/') => Kind::Call { method: None, path: text.to_owned() },
            _ => Kind::Id(text.to_owned()),
        };
        Self { text: text.to_owned(), kind }
    }

    /// A pattern for a tag.
    pub fn tag(name: &str) -> Self {
        Self { text: format!("tag:{name}"), kind: Kind::Tag(name.to_owned()) }
    }

    /// As the user wrote it.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// Whether an operation is meant.
    pub fn matches(&self, operation: &Operation<'_>) -> bool {
        match &self.kind {
            Kind::Id(id) => operation.id.is_some_and(|known| is_like(id, known)),
            Kind::Tag(tag) => operation.tags.iter().any(|known| is_like(tag, known)),
            Kind::Call { method, path } => {
                method.as_ref().is_none_or(|method| method == operation.method)
                    && is_like(path, operation.path)
            }
        }
    }
}

/// Whether a text has the form of a pattern.
fn is_like(pattern: &str, text: &str) -> bool {
    let Some((head, rest)) = pattern.split_once('*') else { return pattern == text };
    let Some(mut text) = text.strip_prefix(head) else { return false };
    let mut pieces: Vec<&str> = rest.split('*').collect();
    let tail = pieces.pop().unwrap_or_default();
    for piece in pieces {
        match text.find(piece) {
            Some(at) => text = &text[at + piece.len()..],
            None => return false,
        }
    }
    text.ends_with(tail)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn stars_stand_for_anything() {
        for (pattern, text) in [
            ("getPet", "getPet"),
            ("*", ""),
            ("get*", "get"),
            ("/pets/*/photos", "/pets/{id}/a/photos"),
            ("*a*b", "xaxab"),
        ] {
            assert!(is_like(pattern, text), "{pattern} {text}");
        }
        for (pattern, text) in [("getPet", "getPets"), ("*a*b", "xaxb "), ("ab*ba", "aba")] {
            assert!(!is_like(pattern, text), "{pattern} {text}");
        }
    }
}
