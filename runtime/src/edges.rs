//! The beginning and the end of a message that is too long to be kept.
//!
//! Whoever waits for it wants to be told, and its id mostly stands in front or at the end.

use mcp_bindings::RequestId;

/// How many bytes of each end are kept.
const EDGE: usize = 512;

/// The first and the last bytes of a text, and how many it had in all.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Edges {
    head: Vec<u8>,
    tail: Vec<u8>,
    length: usize,
}

impl Edges {
    /// The edges of a whole text.
    pub fn of(text: &[u8]) -> Self {
        let mut edges = Self::default();
        edges.push(text);
        edges
    }

    /// Forgets what was pushed.
    pub(crate) fn clear(&mut self) {
        self.head.clear();
        self.tail.clear();
        self.length = 0;
    }

    /// Adds the bytes that come next.
    pub(crate) fn push(&mut self, bytes: &[u8]) {
        self.length += bytes.len();
        let room = EDGE.saturating_sub(self.head.len()).min(bytes.len());
        self.head.extend_from_slice(&bytes[..room]);
        let last = &bytes[bytes.len().saturating_sub(EDGE)..];
        let old = (self.tail.len() + last.len()).saturating_sub(EDGE);
        self.tail.drain(..old.min(self.tail.len()));
        self.tail.extend_from_slice(last);
    }

    /// How many bytes the text had.
    pub fn length(&self) -> usize {
        self.length
    }

    /// The first bytes, as text.
    pub fn beginning(&self) -> String {
        String::from_utf8_lossy(&self.head).into_owned()
    }

    /// The id of the message, if it stands at one of the ends.
    pub fn id(&self) -> Option<RequestId> {
        let id = first_members(&self.head).find(|(name, _)| *name == b"id").map(|(_, id)| id);
        serde_json::from_slice(id.or_else(|| last_member(&self.tail, b"id"))?).ok()
    }

    /// Whether the message names a method near one of its ends: then it is a request or a
    /// notification, and its id is one of its sender's own.
    pub fn is_call(&self) -> bool {
        first_members(&self.head).any(|(name, _)| name == b"method")
            || last_member(&self.tail, b"method").is_some()
    }
}

/// The members with which the text of an object begins, up to the first whose value is not all
/// there: their names as they are written, and their values.
fn first_members(text: &[u8]) -> impl Iterator<Item = (&[u8], &[u8])> {
    // The field of an event, if the text is a line of one.
    let text = text.strip_prefix(b"data:").unwrap_or(text);
    let begin = skip(text, 0, |byte| byte.is_ascii_whitespace() || byte >= 0x80);
    let mut at = (text.get(begin) == Some(&b'{')).then_some(begin + 1);
    std::iter::from_fn(move || {
        let name = skip(text, at?, |byte| byte.is_ascii_whitespace() || byte == b',');
        let name_end = string_end(text, name)?;
        let colon = skip(text, name_end, |byte| byte.is_ascii_whitespace());
        (text.get(colon) == Some(&b':')).then_some(())?;
        let value = skip(text, colon + 1, |byte| byte.is_ascii_whitespace());
        let end = value_end(text, value)?;
        at = Some(end);
        Some((&text[name + 1..name_end - 1], &text[value..end]))
    })
}

/// The value of the last member of an object, if that has this name and a plain value.
fn last_member<'a>(text: &'a [u8], name: &[u8]) -> Option<&'a [u8]> {
    let text = text.trim_ascii_end().strip_suffix(b"}")?.trim_ascii_end();
    let begin = match text.last()? {
        b'"' => {
            let before = &text[..text.len() - 1];
            (0..before.len()).rev().find(|at| text[*at] == b'"' && !is_escaped(text, *at))?
        }
        _ => {
            let plain = |byte: &u8| byte.is_ascii_alphanumeric() || b"+-.".contains(byte);
            text.len() - text.iter().rev().take_while(|byte| plain(byte)).count()
        }
    };
    let value = &text[begin..];
    let before = text[..begin].trim_ascii_end().strip_suffix(b":")?.trim_ascii_end();
    let before = before.strip_suffix(b"\"")?.strip_suffix(name)?;
    let quote = before.len().checked_sub(1)?;
    let is_member = before[quote] == b'"' && !is_escaped(before, quote);
    // In front of a member there is a comma or the beginning of the object; where it is that of an
    // object inside, another brace would have followed.
    let front = before[..quote].trim_ascii_end().last();
    (is_member && !value.is_empty() && matches!(front, Some(b',' | b'{'))).then_some(value)
}

fn skip(text: &[u8], from: usize, what: impl Fn(u8) -> bool) -> usize {
    from + text.get(from..).unwrap_or_default().iter().take_while(|byte| what(**byte)).count()
}

fn is_escaped(text: &[u8], at: usize) -> bool {
    text[..at].iter().rev().take_while(|byte| **byte == b'\\').count() % 2 == 1
}

/// Where the string that begins at `from` ends.
fn string_end(text: &[u8], from: usize) -> Option<usize> {
    (text.get(from) == Some(&b'"')).then_some(())?;
    let end = (from + 1..text.len()).find(|at| text[*at] == b'"' && !is_escaped(text, *at))?;
    Some(end + 1)
}

/// Where the value that begins at `from` ends; `None` if it does not end in the text.
fn value_end(text: &[u8], from: usize) -> Option<usize> {
    let mut depth = 0_usize;
    let mut at = from;
    loop {
        match *text.get(at)? {
            b'"' => at = string_end(text, at)?,
            b'{' | b'[' => {
                depth += 1;
                at += 1;
            }
            b'}' | b']' if depth == 0 => return Some(at),
            b'}' | b']' => {
                depth -= 1;
                at += 1;
            }
            b',' if depth == 0 => return Some(at),
            _ => {
                at += 1;
                continue;
            }
        }
        if depth == 0 {
            return Some(at);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::random::Random;

    #[test]
    fn the_id_is_found_at_either_end_and_nowhere_else() {
        let long = "x".repeat(5000);
        for (text, id) in [
            (format!(r#"{{"jsonrpc":"2.0","id":7,"result":{{"a":"{long}"}}}}"#), Some(7.into())),
            (
                format!(r#"{{"result":{{"id":1,"a":"{long}"}},"jsonrpc":"2.0","id":7}}"#),
                Some(7.into()),
            ),
            (format!(r#"{{"result":{{"a":"{long}"}}, "id" : "7\"x" }}"#), Some("7\"x".into())),
            (format!(r#"{{"result":{{"a":"{long}","id":7}}}}"#), None),
            (format!(r#"{{"result":{{"a":"{long}"}},"x":{{"id":7}}}}"#), None),
            (format!(r#"{{"result":"{long}\",\"id\":7"}}"#), None),
            (format!(r#"{{"result":"{long}","id":null}}"#), None),
            (format!(r#"[{{"id":7,"result":"{long}"}}]"#), None),
            (format!("\u{feff} {{\"id\":7,\"result\":\"{long}\"}}"), Some(7.into())),
            (format!("data: {{\"id\":7,\"result\":\"{long}\"}}"), Some(7.into())),
            (long.clone(), None),
            (String::new(), None),
        ] {
            let edges = Edges::of(text.as_bytes());
            assert_eq!(edges.id(), id, "{}…", &text[..text.len().min(60)]);
            assert!(!edges.is_call());
        }
        for text in [
            format!(r#"{{"jsonrpc":"2.0","id":7,"method":"a","params":"{long}"}}"#),
            format!(r#"{{"jsonrpc":"2.0","params":"{long}","id":7,"method":"a"}}"#),
        ] {
            assert!(Edges::of(text.as_bytes()).is_call(), "{text}");
        }
    }

    #[test]
    fn any_pieces_have_the_same_edges() {
        let mut random = Random::new(3);
        for _ in 0..2_000 {
            let alphabet = br#"{}[]",:\id 7"#;
            let text: Vec<u8> =
                (0..random.below(1500)).map(|_| alphabet[random.below(alphabet.len())]).collect();
            let mut edges = Edges::default();
            let mut rest = &text[..];
            while !rest.is_empty() {
                let (piece, after) = rest.split_at(1 + random.below(rest.len()));
                edges.push(piece);
                rest = after;
            }
            assert_eq!(edges, Edges::of(&text));
            assert!(edges.head.len() <= EDGE && edges.tail.len() <= EDGE);
            let _ = (edges.id(), edges.is_call());
        }
    }
}
