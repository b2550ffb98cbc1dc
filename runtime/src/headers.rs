//! The HTTP headers of Streamable HTTP: their names, and how values are written in them.
//!
//! <https://modelcontextprotocol.io/specification/2026-07-28/basic/transports/streamable-http#request-metadata>

use std::borrow::Cow;

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use http::HeaderName;

/// The protocol version of a message.
pub static PROTOCOL_VERSION: HeaderName = HeaderName::from_static("mcp-protocol-version");
/// The method of a message.
pub static METHOD: HeaderName = HeaderName::from_static("mcp-method");
/// The name of the tool or prompt, or the URI of the resource, that a request is about.
pub static NAME: HeaderName = HeaderName::from_static("mcp-name");
/// What the headers of tool parameters begin with.
pub const PARAM_PREFIX: &str = "mcp-param-";
/// The session of a message, in versions that have sessions.
pub static SESSION_ID: HeaderName = HeaderName::from_static("mcp-session-id");
/// The event after which a stream is to go on.
pub static LAST_EVENT_ID: HeaderName = HeaderName::from_static("last-event-id");

/// The media type of a single message.
pub const JSON: &str = "application/json";
/// The media type of a stream of messages.
pub const EVENT_STREAM: &str = "text/event-stream";

const ENCODED_PREFIX: &str = "=?base64?";
const ENCODED_SUFFIX: &str = "?=";

/// A value as a header carries it: as it is if that is safe, and in Base64 otherwise. Safe are
/// visible ASCII characters with spaces between them that do not look encoded.
///
/// <https://modelcontextprotocol.io/specification/2026-07-28/basic/transports/streamable-http#value-encoding>
pub fn encode_value(value: &str) -> Cow<'_, str> {
    let edged = value.starts_with(' ') || value.ends_with(' ');
    let looks_encoded = value.starts_with(ENCODED_PREFIX) && value.ends_with(ENCODED_SUFFIX);
    if value.bytes().all(is_printable) && !edged && !looks_encoded {
        return Cow::Borrowed(value);
    }
    Cow::Owned(format!("{ENCODED_PREFIX}{}{ENCODED_SUFFIX}", STANDARD.encode(value)))
}

/// What a header that [`encode_value`] wrote says; `None` if nothing that it writes looks so.
pub fn decode_value(header: &str) -> Option<Cow<'_, str>> {
    match decode_marked(header).ok()? {
        Cow::Borrowed(plain) if !plain.bytes().all(is_printable) => None,
        value => Some(value),
    }
}

/// A value between the marks of Base64 is not the Base64 of a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct NotBase64;

/// What a header says, encoded or not. Which characters one has that is not is left to the caller.
pub(crate) fn decode_marked(header: &str) -> Result<Cow<'_, str>, NotBase64> {
    let encoded =
        header.strip_prefix(ENCODED_PREFIX).and_then(|rest| rest.strip_suffix(ENCODED_SUFFIX));
    let Some(encoded) = encoded else { return Ok(Cow::Borrowed(header)) };
    let bytes = STANDARD.decode(encoded).map_err(|_| NotBase64)?;
    String::from_utf8(bytes).map(Cow::Owned).map_err(|_| NotBase64)
}

/// Whether a value of `Content-Type` is of this media type, whatever its parameters.
pub fn is_media_type(value: &str, media_type: &str) -> bool {
    let essence = value.split(';').next().unwrap_or_default();
    essence.trim().eq_ignore_ascii_case(media_type)
}

fn is_printable(byte: u8) -> bool {
    matches!(byte, b' '..=b'~')
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::random::Random;

    #[test]
    fn what_is_safe_stays_as_it_is() {
        for value in ["", "us-west1", "a b  c", "file:///a%20b?c=d#e", "=?base64?", "?=", "~!"] {
            assert_eq!(encode_value(value), value);
        }
    }

    #[test]
    fn what_is_not_safe_is_encoded() {
        for (value, header) in [
            ("Hello, 世界", "=?base64?SGVsbG8sIOS4lueVjA==?="),
            (" padded ", "=?base64?IHBhZGRlZCA=?="),
            ("line1\nline2", "=?base64?bGluZTEKbGluZTI=?="),
            ("a\tb", "=?base64?YQli?="),
            ("\u{7f}", "=?base64?fw==?="),
            ("=?base64?literal?=", "=?base64?PT9iYXNlNjQ/bGl0ZXJhbD89?="),
        ] {
            assert_eq!(encode_value(value), header);
            assert_eq!(decode_value(header).as_deref(), Some(value));
        }
        assert!(encode_value("=?base64?=").starts_with("=?base64?PT"));
    }

    #[test]
    fn what_is_no_value_is_not_read() {
        for header in ["=?base64?***?=", "=?base64?/w==?=", "tab\there", "é"] {
            assert_eq!(decode_value(header), None, "{header}");
        }
        assert_eq!(decode_value("=?BASE64?YQ==?=").as_deref(), Some("=?BASE64?YQ==?="));
    }

    #[test]
    fn values_are_decoded_where_they_are_marked() {
        assert_eq!(decode_marked("us-west1").as_deref(), Ok("us-west1"));
        assert_eq!(decode_marked("a\tb").as_deref(), Ok("a\tb"));
        assert_eq!(decode_marked("=?base64?SGVsbG8=?=").as_deref(), Ok("Hello"));
        assert_eq!(decode_marked("=?base64??=").as_deref(), Ok(""));
        for plain in ["=?base64?SGVsbG8=", "SGVsbG8=?=", "=?base64?=", "=?BASE64?SGVsbG8=?="] {
            assert_eq!(decode_marked(plain), Ok(Cow::Borrowed(plain)));
        }
        for broken in ["=?base64?SGVsbG8?=", "=?base64?SGVs!!!bG8=?=", "=?base64?/w==?="] {
            assert_eq!(decode_marked(broken), Err(NotBase64));
        }
    }

    #[test]
    fn what_is_encoded_comes_back() {
        let mut random = Random::new(11);
        for _ in 0..2_000 {
            let text: String = (0..random.below(40))
                .filter_map(|_| char::from_u32(u32::try_from(random.below(0x11_0000)).ok()?))
                .collect();
            let encoded = format!("{ENCODED_PREFIX}{}{ENCODED_SUFFIX}", STANDARD.encode(&text));
            assert_eq!(decode_marked(&encoded).as_deref(), Ok(&*text));
        }
    }

    #[test]
    fn every_value_survives() {
        let alphabet: Vec<char> = "ab =?64bases\t\r\n\0\u{7f}é界😀/+".chars().collect();
        let mut random = Random::new(1);
        for _ in 0..20_000 {
            let mut value = String::new();
            if random.below(4) == 0 {
                value.push_str(ENCODED_PREFIX);
            }
            for _ in 0..random.below(12) {
                value.push(alphabet[random.below(alphabet.len())]);
            }
            if random.below(4) == 0 {
                value.push_str(ENCODED_SUFFIX);
            }
            let header = encode_value(&value);
            assert!(header.bytes().all(is_printable) && header.trim() == header, "{value:?}");
            assert_eq!(decode_value(&header).as_deref(), Some(&*value));
        }
    }

    #[test]
    fn nothing_makes_it_panic() {
        let alphabet: Vec<char> = "=?base64?YQ=\u{0}é".chars().collect();
        let mut random = Random::new(5);
        for _ in 0..20_000 {
            let rest: String =
                (0..random.below(12)).map(|_| alphabet[random.below(alphabet.len())]).collect();
            for header in [format!("{ENCODED_PREFIX}{rest}"), rest] {
                let _ = decode_value(&header);
                if let Ok(decoded) = decode_marked(&header) {
                    assert!(decoded.len() <= header.len());
                }
            }
        }
    }

    #[test]
    fn media_types_have_parameters() {
        assert!(is_media_type("Text/Event-Stream ; charset=utf-8", EVENT_STREAM));
        assert!(is_media_type("application/json", JSON));
        assert!(!is_media_type("text/event-streams", EVENT_STREAM));
    }
}
