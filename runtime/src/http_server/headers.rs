//! What the protocol says in HTTP headers.
//!
//! <https://modelcontextprotocol.io/specification/2026-07-28/basic/transports/streamable-http#request-metadata>

use std::borrow::Cow;
use std::fmt;

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use http::header::{ACCEPT, CONTENT_TYPE};
use http::{HeaderMap, HeaderName};

/// The protocol version of the request.
pub(super) static PROTOCOL_VERSION: HeaderName = HeaderName::from_static("mcp-protocol-version");
/// Mirrors the method.
pub(super) static METHOD: HeaderName = HeaderName::from_static("mcp-method");
/// Mirrors what the request is about.
pub(super) static NAME: HeaderName = HeaderName::from_static("mcp-name");
/// The session, in versions that have them.
pub(super) static SESSION_ID: HeaderName = HeaderName::from_static("mcp-session-id");
/// Where a stream broke off.
pub(super) static LAST_EVENT_ID: HeaderName = HeaderName::from_static("last-event-id");
/// Keeps a proxy from holding a stream back.
pub(super) static ACCEL_BUFFERING: HeaderName = HeaderName::from_static("x-accel-buffering");
/// What the names of headers begin with that mirror a parameter of a tool.
pub(super) const PARAM_PREFIX: &str = "mcp-param-";

pub(super) const JSON: &str = "application/json";
pub(super) const EVENT_STREAM: &str = "text/event-stream";

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

/// What a value means that clients encode where it is no plain ASCII:
/// <https://modelcontextprotocol.io/specification/2026-07-28/basic/transports/streamable-http#value-encoding>.
pub(super) fn decode(value: &str) -> Result<Cow<'_, str>, Malformed> {
    let encoded = value.strip_prefix("=?base64?").and_then(|rest| rest.strip_suffix("?="));
    let Some(encoded) = encoded else { return Ok(Cow::Borrowed(value)) };
    let bytes = STANDARD.decode(encoded).map_err(|_| Malformed::NotBase64)?;
    String::from_utf8(bytes).map(Cow::Owned).map_err(|_| Malformed::NotBase64)
}

/// Whether the body is JSON, with whatever parameters and in whatever case.
pub(super) fn is_json(headers: &HeaderMap) -> bool {
    let value = headers.get(CONTENT_TYPE).and_then(|value| value.to_str().ok());
    let essence = value.and_then(|value| value.split(';').next()).map(str::trim);
    essence.is_some_and(|essence| essence.eq_ignore_ascii_case(JSON))
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
        let mut values = headers.get_all(ACCEPT).iter().peekable();
        if values.peek().is_none() {
            return Self { json: true, stream: true };
        }
        let (mut json, mut stream) = (Match::default(), Match::default());
        for value in values.filter_map(|value| value.to_str().ok()) {
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
    fn values_are_decoded_where_they_are_marked() {
        assert_eq!(decode("us-west1").as_deref(), Ok("us-west1"));
        assert_eq!(decode("=?base64?SGVsbG8=?=").as_deref(), Ok("Hello"));
        assert_eq!(decode("=?base64??=").as_deref(), Ok(""));
        assert_eq!(decode("=?base64?SGVsbG8="), Ok(Cow::Borrowed("=?base64?SGVsbG8=")));
        assert_eq!(decode("SGVsbG8=?="), Ok(Cow::Borrowed("SGVsbG8=?=")));
        assert_eq!(decode("=?base64?="), Ok(Cow::Borrowed("=?base64?=")));
        assert_eq!(decode("=?BASE64?SGVsbG8=?="), Ok(Cow::Borrowed("=?BASE64?SGVsbG8=?=")));
        assert_eq!(decode("=?base64?SGVsbG8?="), Err(Malformed::NotBase64));
        assert_eq!(decode("=?base64?SGVs!!!bG8=?="), Err(Malformed::NotBase64));
        assert_eq!(decode("=?base64?/w==?="), Err(Malformed::NotBase64));
    }

    /// Numbers that look random and are the same in every run.
    fn numbers(mut seed: u64) -> impl FnMut() -> u64 {
        move || {
            seed ^= seed << 13;
            seed ^= seed >> 7;
            seed ^= seed << 17;
            seed
        }
    }

    #[test]
    fn whatever_comes_is_read_or_refused() {
        const PIECES: [&str; 12] =
            ["=?base64?", "?=", "=", "A", "Zg", "==", ";q=0", "q=", ",", "*/*", "text/*", " \t"];
        let mut next = numbers(7);
        for _ in 0..20_000 {
            let mut text = String::new();
            for _ in 0..next() % 8 {
                text.push_str(PIECES[usize::try_from(next() % 12).expect("small")]);
            }
            if let Ok(decoded) = decode(&text) {
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
    fn what_is_encoded_comes_back() {
        let mut next = numbers(11);
        for _ in 0..2_000 {
            let text: String = (0..next() % 40)
                .filter_map(|_| char::from_u32(u32::try_from(next() % 0x11_0000).expect("small")))
                .collect();
            let encoded = format!("=?base64?{}?=", STANDARD.encode(&text));
            assert_eq!(decode(&encoded).as_deref(), Ok(&*text));
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
