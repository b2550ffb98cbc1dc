//! Reads the id and the sum out of an answer: by looking for them in its text where that is enough, else by decoding.

use memchr::memmem::Finder;
use serde_json::Value;

use crate::load::requests::Era;

/// What an answer says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Answer {
    /// The id of the request.
    pub id: u64,
    /// The sum.
    pub sum: i64,
}

/// Finds answers without decoding them, because a driver that decodes would be slower than the servers.
pub struct Scanner {
    id: Finder<'static>,
    text: Finder<'static>,
}

impl Scanner {
    /// Prepares the search.
    pub fn new() -> Self {
        Self { id: Finder::new(r#""id":"#), text: Finder::new(r#""text":""#) }
    }

    /// What the message says if it is an answer as most servers write it. `None` and a wrong answer say nothing:
    /// [`decode`] decides then.
    pub fn scan(&self, message: &[u8]) -> Option<Answer> {
        Some(Answer {
            id: digits(message, &self.id, b"")?,
            sum: digits(message, &self.text, b"\"")?.try_into().ok()?,
        })
    }
}

impl Default for Scanner {
    fn default() -> Self {
        Self::new()
    }
}

/// The number between the first occurrence of the name and the end.
fn digits(message: &[u8], name: &Finder<'_>, end: &[u8]) -> Option<u64> {
    let from = &message[name.find(message)? + name.needle().len()..];
    let length = from.iter().position(|byte| !byte.is_ascii_digit())?;
    // Eighteen digits fit, and none of the numbers here has more.
    if !(1..=18).contains(&length) || !from[length..].starts_with(end) {
        return None;
    }
    Some(from[..length].iter().fold(0, |value, &digit| 10 * value + u64::from(digit - b'0')))
}

/// What the message says; `None` if it is not an answer (a server may notify and ask), an error if it is a bad one.
pub fn decode(message: &[u8]) -> Result<Option<Answer>, String> {
    let decoded = json(message)?;
    if decoded.get("method").is_some() {
        return Ok(None);
    }
    let answer = || {
        let result = decoded.get("result")?.as_object()?;
        let content = result.get("content")?.as_array()?;
        let [block] = content.as_slice() else {
            return None;
        };
        let succeeded = result.get("isError").is_none_or(|failed| *failed == false);
        if !succeeded || block["type"] != "text" || decoded["jsonrpc"] != "2.0" {
            return None;
        }
        Some(Answer { id: decoded["id"].as_u64()?, sum: block["text"].as_str()?.parse().ok()? })
    };
    answer().map(Some).ok_or_else(|| format!("not an answer with a sum: {decoded}"))
}

/// Whether the message answers `initialize`; an error if the server will not speak the version.
pub fn begins_session(message: &[u8]) -> Result<bool, String> {
    let decoded = json(message)?;
    if decoded.get("method").is_some() {
        return Ok(false);
    }
    let version = Era::Session.version();
    if decoded["result"]["protocolVersion"] == version {
        return Ok(true);
    }
    Err(format!("no session in {version}: {decoded}"))
}

fn json(message: &[u8]) -> Result<Value, String> {
    serde_json::from_slice(message)
        .map_err(|error| format!("not JSON ({error}): {}", String::from_utf8_lossy(message)))
}

#[cfg(test)]
mod tests {
    use super::*;

    const PLAIN: &[u8] =
        br#"{"jsonrpc":"2.0","id":1000000007,"result":{"content":[{"type":"text","text":"42"}]}}"#;

    #[test]
    fn scanning_finds_what_decoding_finds() {
        let answer = Answer { id: 1_000_000_007, sum: 42 };
        assert_eq!(Scanner::new().scan(PLAIN), Some(answer));
        assert_eq!(decode(PLAIN), Ok(Some(answer)));
    }

    #[test]
    fn blanks_and_another_order_are_left_to_decoding() {
        let spaced = br#"{ "result": {"isError": false, "content": [{"text": "42", "type": "text"}]}, "id": 7,
            "jsonrpc": "2.0" }"#;
        assert_eq!(Scanner::new().scan(spaced), None);
        assert_eq!(decode(spaced), Ok(Some(Answer { id: 7, sum: 42 })));
    }

    #[test]
    fn what_a_server_says_unasked_is_no_answer() {
        let message = br#"{"jsonrpc":"2.0","method":"notifications/message","params":{"level":"info","data":1}}"#;
        assert_eq!(Scanner::new().scan(message), None);
        assert_eq!(decode(message), Ok(None));
    }

    #[test]
    fn errors_of_both_kinds_are_bad_answers() {
        for message in [
            r#"{"jsonrpc":"2.0","id":1,"error":{"code":-32601,"message":"no"}}"#,
            r#"{"jsonrpc":"2.0","id":1,"result":{"isError":true,"content":[{"type":"text","text":"42"}]}}"#,
            r#"{"jsonrpc":"2.0","id":1,"result":{"content":[{"type":"text","text":"no"}]}}"#,
            r#"{"jsonrpc":"2.0","id":1,"result":{"content":[]}}"#,
            "no",
        ] {
            assert!(decode(message.as_bytes()).is_err(), "{message}");
        }
    }

    #[test]
    fn a_number_that_is_not_whole_is_not_found() {
        assert_eq!(Scanner::new().scan(br#"{"id":1,"text":"42.5"}"#), None);
        assert_eq!(Scanner::new().scan(br#"{"id":"1","text":"42"}"#), None);
        assert_eq!(Scanner::new().scan(br#"{"id":1"#), None);
    }

    #[test]
    fn a_session_in_another_version_is_none() {
        let answer = |version| {
            format!(r#"{{"jsonrpc":"2.0","id":1,"result":{{"protocolVersion":"{version}"}}}}"#)
        };
        assert_eq!(begins_session(answer("2025-11-25").as_bytes()), Ok(true));
        assert!(begins_session(answer("2024-11-05").as_bytes()).is_err());
        assert_eq!(begins_session(br#"{"jsonrpc":"2.0","id":1,"method":"ping"}"#), Ok(false));
    }
}
