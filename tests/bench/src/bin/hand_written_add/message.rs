//! The message: text in, text out.

use std::io::{self, Write as _};

use memchr::memmem::Finder;

const INITIALIZED: &[u8] = concat!(
    r#","result":{"protocolVersion":"2025-11-25","capabilities":{"tools":{}},"#,
    r#""serverInfo":{"name":"hand-written","version":"0.0.0"}}}"#,
)
.as_bytes();

/// Finds in a request what the answer depends on.
pub struct Reader {
    id: Finder<'static>,
    a: Finder<'static>,
    b: Finder<'static>,
}

impl Reader {
    /// Prepares the search.
    pub fn new() -> Self {
        Self { id: Finder::new(r#""id":"#), a: Finder::new(r#""a":"#), b: Finder::new(r#""b":"#) }
    }

    /// Appends the answer to `message`, if it is one that gets an answer.
    pub fn answer(&self, message: &[u8], out: &mut Vec<u8>) -> io::Result<()> {
        // Without an id it is a notification.
        let Some((id, rest)) = self.number(&self.id, message) else {
            return Ok(());
        };
        out.extend_from_slice(br#"{"jsonrpc":"2.0","id":"#);
        out.extend_from_slice(id);
        let Some((a, rest)) = self.number(&self.a, rest) else {
            // The only other request there is: the one that begins a session.
            out.extend_from_slice(INITIALIZED);
            return Ok(());
        };
        let (b, _) = self.number(&self.b, rest).ok_or(io::ErrorKind::InvalidData)?;
        let sum = value(a)?.wrapping_add(value(b)?);
        write!(out, r#","result":{{"content":[{{"type":"text","text":"{sum}"}}]}}}}"#)
    }

    /// The number behind the name, and what is behind the number.
    fn number<'a>(&self, name: &Finder<'_>, text: &'a [u8]) -> Option<(&'a [u8], &'a [u8])> {
        let from = &text[name.find(text)? + name.needle().len()..];
        let end = from.iter().position(|&byte| byte != b'-' && !byte.is_ascii_digit());
        Some(from.split_at(end.unwrap_or(from.len())))
    }
}

fn value(number: &[u8]) -> io::Result<i64> {
    let text = str::from_utf8(number).map_err(|_| io::ErrorKind::InvalidData)?;
    text.parse().map_err(|_| io::ErrorKind::InvalidData.into())
}
