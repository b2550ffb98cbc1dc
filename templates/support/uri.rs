//! URIs of resource templates: RFC 6570, levels 1 and 2, read backwards.

use serde_json::{Map, Number, Value};

/// A piece of a template.
pub(crate) enum Part {
    /// As it is.
    Literal(&'static str),
    /// A variable whose special characters are encoded.
    Simple(&'static str, As),
    /// A variable that may have any characters.
    Reserved(&'static str, As),
    /// The same after a `#`.
    Fragment(&'static str, As),
}

/// What the text of a variable becomes.
#[derive(Clone, Copy)]
pub(crate) enum As {
    /// A text.
    Text,
    /// A number, if it is one.
    Number,
    /// True or false, if it is one.
    Boolean,
}

/// The variables of a URI, if it has the form of the template.
pub(crate) fn variables(parts: &[Part], uri: &str) -> Option<Map<String, Value>> {
    let mut found = Map::new();
    matched(parts, uri, &mut found).then_some(found)
}

fn matched(parts: &[Part], uri: &str, found: &mut Map<String, Value>) -> bool {
    let Some((part, rest)) = parts.split_first() else { return uri.is_empty() };
    let (uri, name, kind, any) = match *part {
        Part::Literal(text) => {
            return uri.strip_prefix(text).is_some_and(|uri| matched(rest, uri, found));
        }
        Part::Simple(name, kind) => (uri, name, kind, false),
        Part::Reserved(name, kind) => (uri, name, kind, true),
        Part::Fragment(name, kind) => match uri.strip_prefix('#') {
            Some(uri) => (uri, name, kind, true),
            None => return false,
        },
    };
    let allowed = |c: char| any || c.is_alphanumeric() || "-._~%".contains(c);
    let longest = uri.find(|c| !allowed(c)).unwrap_or(uri.len());
    let ends = uri[..longest].char_indices().map(|(at, c)| at + c.len_utf8());
    // The longest first: what follows is a text that may be in the variable as well.
    for end in ends.collect::<Vec<_>>().into_iter().rev() {
        let Some(text) = decoded(&uri[..end]) else { continue };
        if matched(rest, &uri[end..], found) {
            found.insert(name.to_owned(), value(text, kind));
            return true;
        }
    }
    false
}

/// What does not look like its type stays a text, which validation then refuses.
fn value(text: String, kind: As) -> Value {
    let number = || serde_json::from_str::<Number>(&text).ok().map(Value::Number);
    let typed = match kind {
        As::Text => None,
        As::Number => number(),
        As::Boolean => text.parse().ok().map(Value::Bool),
    };
    typed.unwrap_or(Value::String(text))
}

/// Without `%` codes; nothing if it is not encoded as it should be.
fn decoded(text: &str) -> Option<String> {
    let mut bytes = text.bytes();
    let mut plain = Vec::with_capacity(text.len());
    while let Some(byte) = bytes.next() {
        if byte != b'%' {
            plain.push(byte);
            continue;
        }
        let digit = |byte: Option<u8>| char::from(byte?).to_digit(16).map(|digit| digit as u8);
        plain.push(digit(bytes.next())? * 16 + digit(bytes.next())?);
    }
    String::from_utf8(plain).ok()
}
