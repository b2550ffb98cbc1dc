//! The message: text in, text out. Read with serde, as everybody would, or not read at all.

use std::io::{self, Write as _};

use memchr::memmem::Finder;

const INITIALIZED: &[u8] = concat!(
    r#","result":{"protocolVersion":"2025-11-25","capabilities":{"tools":{}},"#,
    r#""serverInfo":{"name":"hand-written","version":"0.0.0"}}}"#,
)
.as_bytes();

/// What a request asks, for a program that knows all requests there are.
#[derive(serde::Deserialize)]
struct Request {
    id: Option<i64>,
    #[serde(default)]
    params: Params,
}

#[derive(Default, serde::Deserialize)]
struct Params {
    arguments: Option<Add>,
}

#[derive(serde::Deserialize)]
struct Add {
    a: i64,
    b: i64,
}

#[derive(serde::Serialize)]
struct Response<'a> {
    jsonrpc: &'a str,
    id: i64,
    result: Outcome<'a>,
}

#[derive(serde::Serialize)]
struct Outcome<'a> {
    content: [Text<'a>; 1],
}

#[derive(serde::Serialize)]
struct Text<'a> {
    r#type: &'a str,
    text: String,
}

/// How requests are read.
#[derive(Clone, Copy, Debug)]
pub enum Way {
    /// As JSON, into structs.
    Serde,
    /// Not at all: the numbers are looked for in the bytes.
    Scan,
}

impl Way {
    /// What answers requests that are read in this way.
    pub fn reader(self) -> Reader {
        match self {
            Self::Serde => Reader::Serde,
            Self::Scan => Reader::Scan(Scanner::new()),
        }
    }
}

/// Answers requests.
pub enum Reader {
    /// By reading them.
    Serde,
    /// By looking for the numbers.
    Scan(Scanner),
}

impl Reader {
    /// Appends the answer to `message`, if it is one that gets an answer.
    pub fn answer(&self, message: &[u8], out: &mut Vec<u8>) -> io::Result<()> {
        match self {
            Self::Serde => answer(message, out),
            Self::Scan(scanner) => scanner.answer(message, out),
        }
    }
}

fn answer(message: &[u8], out: &mut Vec<u8>) -> io::Result<()> {
    let Request { id: Some(id), params } = serde_json::from_slice(message)? else {
        return Ok(());
    };
    let Some(Add { a, b }) = params.arguments else {
        write!(out, r#"{{"jsonrpc":"2.0","id":{id}"#)?;
        out.extend_from_slice(INITIALIZED);
        return Ok(());
    };
    let content = [Text { r#type: "text", text: a.wrapping_add(b).to_string() }];
    Ok(serde_json::to_writer(out, &Response { jsonrpc: "2.0", id, result: Outcome { content } })?)
}

/// Finds in a request what the answer depends on.
pub struct Scanner {
    id: Finder<'static>,
    a: Finder<'static>,
    b: Finder<'static>,
}

impl Scanner {
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
