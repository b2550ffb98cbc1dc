//! What the server reads in HTTP headers, beside what both ends know of them.
//!
//! <https://modelcontextprotocol.io/specification/2026-07-28/basic/transports/streamable-http#request-metadata>

use std::fmt;

use http::header::{ACCEPT, CONTENT_TYPE};
use http::{HeaderMap, HeaderName};

use crate::headers::{EVENT_STREAM, JSON, NotBase64, is_media_type};

/// Keeps a proxy from holding a stream back.
pub(super) static ACCEL_BUFFERING: HeaderName = HeaderName::from_static("x-accel-buffering");

/// How clients say that they take both kinds of answers.
const BOTH: &str = "application/json, text/event-stream";

/// Why a header cannot be read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Malformed {
    /// It is there more than once.
    Repeated,
    /// It holds something other than visible ASCII, spaces and tabs.
    NotAscii,
    /// It says that it is Base64, and is not, or not of a text.
    NotBase64,
}

impl fmt::Display for Malformed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Repeated => "present more than once",
            Self::NotAscii => "expected visible ASCII characters",
            Self::NotBase64 => "expected the Base64 of a UTF-8 text between `=?base64?` and `?=`",
        })
    }
}

impl From<NotBase64> for Malformed {
    fn from(_: NotBase64) -> Self {
        Self::NotBase64
    }
}

/// The value of a header that may be there once, without white space around it.
pub(super) fn single<'a>(
    headers: &'a HeaderMap,
    name: &HeaderName,
) -> Result<Option<&'a str>, Malformed> {
    let mut values = headers.get_all(name).iter();
    let Some(value) = values.next() else { return Ok(None) };
    if values.next().is_some() {
        return Err(Malformed::Repeated);
    }
    let text = value.to_str().map_err(|_| Malformed::NotAscii)?;
    Ok(Some(text.trim_matches([' ', '\t'])))
}

/// Whether the body is JSON, with whatever parameters and in whatever case.
pub(super) fn is_json(headers: &HeaderMap) -> bool {
    let value = headers.get(CONTENT_TYPE).and_then(|value| value.to_str().ok());
    value.is_some_and(|value| is_media_type(value, JSON))
}

/// The kinds of answers that the client takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Accept {
    pub json: bool,
    pub stream: bool,
}

impl Accept {
    /// What the headers say; everything where they say nothing.
    pub fn of(headers: &HeaderMap) -> Self {
        let values = headers.get_all(ACCEPT);
        let mut first_two = values.iter();
        match (first_two.next(), first_two.next()) {
            (None, _) => return Self { json: true, stream: true },
            // So nearly all clients say it: no need to look closer.
            (Some(value), None) if value == BOTH => return Self { json: true, stream: true },
            _ => {}
        }
        let (mut json, mut stream) = (Match::default(), Match::default());
        for value in values.iter().filter_map(|value| value.to_str().ok()) {
            for range in value.split(',') {
                json.consider(range, JSON);
                stream.consider(range, EVENT_STREAM);
            }
        }
        Self { json: json.wanted, stream: stream.wanted }
    }
}

/// The most exact media range so far that covers a type, and whether it wants it.
#[derive(Default)]
struct Match {
    exactness: u8,
    wanted: bool,
}

impl Match {
    fn consider(&mut self, range: &str, media_type: &str) {
        let mut parts = range.split(';').map(str::trim);
        let Some(range) = parts.next() else { return };
        let exactness = if range.eq_ignore_ascii_case(media_type) {
            3
        } else if range == "*/*" {
            1
        } else if covers_family(range, media_type) {
            2
        } else {
            return;
        };
        if exactness >= self.exactness {
            let refused = parts.filter_map(quality).any(|quality| quality <= 0.0);
            *self = Self { exactness, wanted: !refused };
        }
    }
}

/// Whether `range` is `text/*`, say, and covers the type.
fn covers_family(range: &str, media_type: &str) -> bool {
    let family = range.strip_suffix("/*");
    let own = media_type.split('/').next();
    family.zip(own).is_some_and(|(family, own)| family.eq_ignore_ascii_case(own))
}

fn quality(parameter: &str) -> Option<f32> {
    let (name, value) = parameter.split_once('=')?;
    if name.trim().eq_ignore_ascii_case("q") { value.trim().parse().ok() } else { None }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::headers::{NAME, decode_marked};
    use crate::random::Random;
    use http::HeaderValue;

    fn accept(values: &[&'static str]) -> (bool, bool) {
        let mut headers = HeaderMap::new();
        for value in values {
            headers.append(ACCEPT, HeaderValue::from_static(value));
        }
        let accept = Accept::of(&headers);
        (accept.json, accept.stream)
    }

    #[test]
    fn what_is_accepted() {
        assert_eq!(accept(&[]), (true, true));
        assert_eq!(accept(&["*/*"]), (true, true));
        assert_eq!(accept(&["application/json, text/event-stream"]), (true, true));
        assert_eq!(accept(&["application/json", "text/event-stream;q=0.5"]), (true, true));
        assert_eq!(accept(&["Application/JSON"]), (true, false));
        assert_eq!(accept(&["text/*"]), (false, true));
        assert_eq!(accept(&["text/event-stream;q=0, */*"]), (true, false));
        assert_eq!(accept(&["text/html"]), (false, false));
        assert_eq!(accept(&[""]), (false, false));
    }

    #[test]
    fn whatever_comes_is_read_or_refused() {
        const PIECES: [&str; 12] =
            ["=?base64?", "?=", "=", "A", "Zg", "==", ";q=0", "q=", ",", "*/*", "text/*", " \t"];
        let mut random = Random::new(7);
        for _ in 0..20_000 {
            let mut text = String::new();
            for _ in 0..random.below(8) {
                text.push_str(PIECES[random.below(PIECES.len())]);
            }
            if let Ok(decoded) = decode_marked(&text) {
                assert!(decoded.len() <= text.len());
            }
            let mut headers = HeaderMap::new();
            if let Ok(value) = HeaderValue::from_str(&text) {
                headers.insert(ACCEPT, value.clone());
                headers.insert(CONTENT_TYPE, value.clone());
                headers.insert(&NAME, value);
                let _ = (Accept::of(&headers), is_json(&headers), single(&headers, &NAME));
            }
        }
    }

    #[test]
    fn a_header_counts_once() {
        let mut headers = HeaderMap::new();
        assert_eq!(single(&headers, &NAME), Ok(None));
        headers.append(&NAME, HeaderValue::from_static(" \tadd  "));
        assert_eq!(single(&headers, &NAME), Ok(Some("add")));
        headers.append(&NAME, HeaderValue::from_static("add"));
        assert_eq!(single(&headers, &NAME), Err(Malformed::Repeated));
        headers.insert(&NAME, HeaderValue::from_bytes(b"\xE4").expect("a value"));
        assert_eq!(single(&headers, &NAME), Err(Malformed::NotAscii));
    }
}
