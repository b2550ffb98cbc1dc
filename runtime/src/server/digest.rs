//! What a request asks for, as a few bytes that no other request has.

use std::borrow::Cow;
use std::fmt;

use ring::digest::{Context, SHA256, SHA256_OUTPUT_LEN};
use serde_json::value::RawValue;

use super::scan::{space_end, string_end, unescaped};

/// The digest of some JSON.
pub(super) type Digest = [u8; SHA256_OUTPUT_LEN];

/// How deep what is digested may be, as deep as JSON is read elsewhere.
const MAX_DEPTH: usize = 128;

/// Why there is no digest.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Undigestible {
    /// A member is there twice: which of the two is meant nobody knows.
    Twice(String),
    /// It is deeper than anybody reads.
    TooDeep,
}

impl fmt::Display for Undigestible {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Twice(name) => write!(f, "the member `{name}` is there twice"),
            Self::TooDeep => write!(f, "expected at most {MAX_DEPTH} levels"),
        }
    }
}

/// The digest of an object without some of its members.
///
/// White space, the order of members and the spelling of texts make no difference, because clients
/// write the same request anew. Numbers are what they are written as: `1`, `1.0` and `1e0` are three,
/// so that two numbers which no reader of ours can tell apart are never the same here.
pub(super) fn digest(object: Option<&RawValue>, without: &[&str]) -> Result<Digest, Undigestible> {
    let text = object.map_or("{}", RawValue::get);
    let mut walk = Walk { text, bytes: text.as_bytes(), at: 0 };
    walk.value(without, 0)
}

/// A pass over valid JSON.
struct Walk<'a> {
    text: &'a str,
    bytes: &'a [u8],
    at: usize,
}

impl<'a> Walk<'a> {
    /// The digest of the value that comes next.
    fn value(&mut self, without: &[&str], depth: usize) -> Result<Digest, Undigestible> {
        if depth > MAX_DEPTH {
            return Err(Undigestible::TooDeep);
        }
        match self.peek() {
            Some(b'{') => self.object(without, depth),
            Some(b'[') => self.list(depth),
            Some(b'"') => Ok(leaf(b's', self.string().as_bytes())),
            _ => Ok(leaf(b'l', self.literal().as_bytes())),
        }
    }

    fn object(&mut self, without: &[&str], depth: usize) -> Result<Digest, Undigestible> {
        let mut members: Vec<(Cow<'a, str>, Digest)> = Vec::new();
        self.at += 1;
        while self.peek() == Some(b'"') {
            let name = self.string();
            self.skip(b':');
            let value = self.value(&[], depth + 1)?;
            members.push((name, value));
            self.skip(b',');
        }
        self.at += 1;
        members.sort_unstable_by(|one, other| one.0.cmp(&other.0));
        if let Some(pair) = members.windows(2).find(|pair| pair[0].0 == pair[1].0) {
            return Err(Undigestible::Twice(pair[0].0.clone().into_owned()));
        }
        let mut sum = Context::new(&SHA256);
        sum.update(b"o");
        for (name, value) in members.iter().filter(|(name, _)| !without.contains(&&**name)) {
            sum.update(&leaf(b's', name.as_bytes()));
            sum.update(value);
        }
        Ok(finished(sum))
    }

    fn list(&mut self, depth: usize) -> Result<Digest, Undigestible> {
        let mut sum = Context::new(&SHA256);
        sum.update(b"a");
        self.at += 1;
        while !matches!(self.peek(), Some(b']') | None) {
            sum.update(&self.value(&[], depth + 1)?);
            self.skip(b',');
        }
        self.at += 1;
        Ok(finished(sum))
    }

    fn string(&mut self) -> Cow<'a, str> {
        let start = self.at;
        self.at = string_end(self.bytes, start);
        unescaped(self.text.get(start + 1..self.at - 1).unwrap_or_default())
    }

    fn literal(&mut self) -> &'a str {
        let start = self.at;
        while self
            .bytes
            .get(self.at)
            .is_some_and(|b| b.is_ascii_alphanumeric() || b"+-.".contains(b))
        {
            self.at += 1;
        }
        &self.text[start..self.at]
    }

    /// The next byte that is no white space.
    fn peek(&mut self) -> Option<u8> {
        self.at = space_end(self.bytes, self.at);
        self.bytes.get(self.at).copied()
    }

    fn skip(&mut self, byte: u8) {
        if self.peek() == Some(byte) {
            self.at += 1;
        }
    }
}

fn leaf(kind: u8, bytes: &[u8]) -> Digest {
    let mut sum = Context::new(&SHA256);
    sum.update(&[kind]);
    sum.update(bytes);
    finished(sum)
}

fn finished(sum: Context) -> Digest {
    let mut digest = [0; SHA256_OUTPUT_LEN];
    digest.copy_from_slice(sum.finish().as_ref());
    digest
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::random::Random;

    fn of(text: &str) -> Result<Digest, Undigestible> {
        let raw = RawValue::from_string(text.to_owned()).expect("JSON");
        digest(Some(&raw), &["_meta", "state"])
    }

    #[test]
    fn the_same_request_written_anew_is_the_same() {
        let one = of(r#"{"a":[1,{"b":"x/y","c":null}],"n":1e999,"state":"s"}"#);
        for again in [
            r#" { "n" : 1e999 , "a" : [ 1 , { "c" : null , "b" : "x\/y" } ] } "#,
            r#"{"\u0061":[1,{"b":"\u0078/y","c":null}],"n":1e999,"_meta":{"state":1},"state":null}"#,
        ] {
            assert_eq!(of(again), one, "{again}");
        }
        assert_eq!(digest(None, &[]), of("{}"));
    }

    #[test]
    fn other_requests_are_others() {
        let texts = [
            "{}",
            r#"{"a":1}"#,
            r#"{"a":1.0}"#,
            r#"{"a":10e-1}"#,
            r#"{"a":"1"}"#,
            r#"{"a":[1]}"#,
            r#"{"a":{"state":1}}"#,
            r#"{"a":{"state":2}}"#,
            r#"{"a":{}}"#,
            r#"{"a":[]}"#,
            r#"{"a":null}"#,
            r#"{"a":"null"}"#,
            r#"{"a":[1,[2]]}"#,
            r#"{"a":[[1],2]}"#,
            r#"{"a":18446744073709551616}"#,
            r#"{"a":18446744073709551617}"#,
            r#"{"a":1e999}"#,
            r#"{"a":1e998}"#,
            r#"{"a":0.1}"#,
            r#"{"a":0.10000000000000000001}"#,
            r#"{"a":-0}"#,
            r#"{"a":0}"#,
            r#"{"b":1}"#,
            r#"{"a":"b","c":"d"}"#,
            r#"{"a":"b\",\"c\":\"d"}"#,
            r#"{"a":["b","c"]}"#,
            r#"{"a":["bc"]}"#,
            r#"{"a":true}"#,
            r#"{"a":"\u0000"}"#,
        ];
        for (index, one) in texts.iter().enumerate() {
            for other in &texts[..index] {
                assert_ne!(of(one), of(other), "{one} {other}");
            }
        }
    }

    #[test]
    fn what_has_no_one_meaning_has_no_digest() {
        for text in
            [r#"{"a":1,"a":1}"#, r#"{"a":[{"b":1,"\u0062":1}]}"#, r#"{"state":1,"state":1}"#]
        {
            assert!(matches!(of(text), Err(Undigestible::Twice(_))), "{text}");
        }
        let deep = format!("{{\"a\":{}{}}}", "[".repeat(400_000), "]".repeat(400_000));
        assert_eq!(of(&deep), Err(Undigestible::TooDeep));
    }

    /// Changes one character of a random request: the digest is another one unless what `serde_json`
    /// reads is the same.
    #[test]
    fn every_change_that_matters_is_noticed() {
        let mut random = Random::new(5);
        let (mut changed, mut same) = (0, 0);
        let text = r#"{"a":[1,-2.5e3,{"b":"x","c":null}],"d":{"e":true,"f":"\n1"},"g":"[]{}"}"#;
        let before = of(text);
        let value: serde_json::Value = serde_json::from_str(text).expect("JSON");
        for _ in 0..20_000 {
            let mut bytes = text.as_bytes().to_vec();
            let at = random.below(bytes.len());
            bytes[at] = b" 0123456789abcdefnul-.\"[]{}\\,:"[random.below(30)];
            let Ok(other) = String::from_utf8(bytes) else { continue };
            let Ok(read) = serde_json::from_str::<serde_json::Value>(&other) else { continue };
            match read == value {
                true => same += 1,
                false => {
                    assert_ne!(of(&other), before, "{other}");
                    changed += 1;
                }
            }
        }
        println!("{changed} requests that differ, {same} that do not, seed 5");
        assert!(changed > 1_000, "{changed}");
    }
}
