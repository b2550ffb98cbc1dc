//! Requests that only lack their id. What differs from one to the next has a fixed width, so that an id is all that is
//! written between two answers.

/// How many requests are built; also how many may be asked before the first one is answered.
pub const RING: u64 = 1024;

/// The lowest id: all have as many digits as this one.
pub const FIRST_ID: u64 = 1_000_000_000;
const ID_WIDTH: usize = 10;

/// How a client and a server find together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Era {
    /// `initialize` comes first, over HTTP with a session if the server gives one.
    Session,
    /// Every request says who asks and in which version.
    Stateless,
}

impl Era {
    /// The protocol version that is spoken.
    pub const fn version(self) -> &'static str {
        match self {
            Self::Session => "2025-11-25",
            Self::Stateless => "2026-07-28",
        }
    }

    /// What the table says of it.
    pub const fn caption(self) -> &'static str {
        match self {
            Self::Session => "with `initialize` of 2025-11-25",
            Self::Stateless => "without a session, 2026-07-28",
        }
    }

    /// What stands in `params` before the name of the tool.
    const fn meta(self) -> &'static str {
        match self {
            Self::Session => "",
            Self::Stateless => concat!(
                r#""_meta":{"io.modelcontextprotocol/protocolVersion":"2026-07-28","#,
                r#""io.modelcontextprotocol/clientInfo":{"name":"load","version":"0.0.0"},"#,
                r#""io.modelcontextprotocol/clientCapabilities":{}},"#,
            ),
        }
    }
}

/// Begins a session.
pub const INITIALIZE: &str = concat!(
    r#"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":"2025-11-25","#,
    r#""capabilities":{},"clientInfo":{"name":"load","version":"0.0.0"}}}"#,
);

/// Says that the session has begun.
pub const INITIALIZED: &str = r#"{"jsonrpc":"2.0","method":"notifications/initialized"}"#;

/// Requests to add two numbers, no two with the same ones.
#[derive(Clone, Debug)]
pub struct Requests(Vec<Request>);

#[derive(Clone, Debug)]
struct Request {
    bytes: Vec<u8>,
    id_at: usize,
    sum: i64,
}

impl Requests {
    /// Builds them; `frame` makes of a message what is sent for it.
    pub fn new(era: Era, frame: impl Fn(&str) -> String) -> Self {
        Self((0..RING).map(|position| Request::new(era, position, &frame)).collect())
    }

    /// Appends what asks for a sum under this id.
    pub fn append(&self, id: u64, out: &mut Vec<u8>) {
        let request = self.of(id);
        let id_at = out.len() + request.id_at;
        out.extend_from_slice(&request.bytes);
        let mut rest = id;
        for digit in out[id_at..id_at + ID_WIDTH].iter_mut().rev() {
            *digit = b'0' + (rest % 10) as u8;
            rest /= 10;
        }
    }

    /// The sum that is asked for under this id.
    pub fn sum(&self, id: u64) -> i64 {
        self.of(id).sum
    }

    fn of(&self, id: u64) -> &Request {
        &self.0[(id % RING) as usize]
    }
}

impl Request {
    fn new(era: Era, position: u64, frame: impl Fn(&str) -> String) -> Self {
        // Five digits each; the steps are prime, so no pair comes twice.
        let summand = |step: u64| 10_000 + position * step % 90_000;
        let (a, b) = (summand(7_919), summand(15_485_863));
        let meta = era.meta();
        let message = format!(
            r#"{{"jsonrpc":"2.0","id":{FIRST_ID},"method":"tools/call","params":{{{meta}"name":"add","arguments":{{"a":{a},"b":{b}}}}}}}"#
        );
        let text = frame(&message);
        let id_at = text.find(&FIRST_ID.to_string()).expect("the frame holds the message");
        Self { bytes: text.into_bytes(), id_at, sum: (a + b) as i64 }
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use serde_json::Value;

    use super::*;

    #[test]
    fn a_request_is_json_with_its_id_and_two_numbers_that_make_its_sum() {
        for era in [Era::Session, Era::Stateless] {
            let requests = Requests::new(era, |message| format!("head {message}\n"));
            let mut pairs = BTreeSet::new();
            for id in [FIRST_ID, 9_999_999_999].into_iter().chain(FIRST_ID..FIRST_ID + RING) {
                let mut out = b"before".to_vec();
                requests.append(id, &mut out);
                let line: Value = serde_json::from_slice(&out["beforehead ".len()..]).unwrap();
                assert_eq!(line["id"], id);
                let number = |name: &str| line["params"]["arguments"][name].as_i64().unwrap();
                assert_eq!(number("a") + number("b"), requests.sum(id));
                pairs.insert((number("a"), number("b")));
                let version = &line["params"]["_meta"]["io.modelcontextprotocol/protocolVersion"];
                assert_eq!(version.as_str().unwrap_or("2025-11-25"), era.version());
            }
            assert_eq!(pairs.len() as u64, RING);
        }
    }

    #[test]
    fn all_requests_have_the_same_length() {
        let requests = Requests::new(Era::Session, str::to_owned);
        let lengths: BTreeSet<usize> = requests.0.iter().map(|one| one.bytes.len()).collect();
        assert_eq!(lengths.len(), 1);
    }
}
