//! Server-sent events, out of bytes that are cut anywhere.
//!
//! The format is that of <https://html.spec.whatwg.org/multipage/server-sent-events.html>. The
//! crates that read it keep what an endless line or event sends; this reader holds one event of a
//! limited size, whatever arrives.

use std::mem;
use std::time::Duration;

use memchr::memchr2;

use crate::frames::Edges;

/// Something that a stream of events holds.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Found {
    /// An event with data.
    Event(Event),
    /// An event that has more bytes than allowed, and was skipped: its ends.
    TooLong(Edges),
}

/// An event with data.
#[derive(Debug, Default, PartialEq, Eq)]
pub(super) struct Event {
    /// Its type; empty if it has none.
    pub kind: String,
    /// Its lines of data.
    pub data: String,
}

impl Event {
    /// Whether it is what carries messages.
    pub fn is_message(&self) -> bool {
        matches!(self.kind.as_str(), "" | "message")
    }
}

/// Reads events.
#[derive(Debug)]
pub(super) struct Events {
    limit: usize,
    /// A line that has not ended yet.
    line: Vec<u8>,
    /// Whether the line is too long already, and its bytes are thrown away.
    line_too_long: bool,
    event: Event,
    /// Whether the event has data at all: a line of it may be empty.
    has_data: bool,
    /// An id that counts once the event is complete.
    id: Option<String>,
    too_long: bool,
    /// The ends of an event that is too long.
    edges: Edges,
    first: bool,
    after_return: bool,
    last_id: String,
    retry: Option<Duration>,
}

impl Events {
    /// Reads events of at most `limit` bytes.
    pub fn new(limit: usize) -> Self {
        Self {
            limit,
            line: Vec::new(),
            line_too_long: false,
            event: Event::default(),
            has_data: false,
            id: None,
            too_long: false,
            edges: Edges::default(),
            first: true,
            after_return: false,
            last_id: String::new(),
            retry: None,
        }
    }

    /// Begins a new connection of the same stream: what was not complete is gone.
    pub fn restart(&mut self) {
        let (last_id, retry) = (mem::take(&mut self.last_id), self.retry);
        *self = Self { last_id, retry, ..Self::new(self.limit) };
    }

    /// Forgets the id of the last event.
    pub fn forget_place(&mut self) {
        self.last_id.clear();
    }

    /// The id of the last complete event that had one; empty if there was none.
    pub fn last_id(&self) -> &str {
        &self.last_id
    }

    /// How long the server wants a client to wait before it connects again, if it said so.
    pub fn retry(&self) -> Option<Duration> {
        self.retry
    }

    /// Takes the next bytes, and hands over what is complete with them.
    pub fn push(&mut self, mut bytes: &[u8], mut found: impl FnMut(Found)) {
        while !bytes.is_empty() {
            if mem::take(&mut self.after_return) && bytes[0] == b'\n' {
                bytes = &bytes[1..];
                continue;
            }
            let Some(end) = memchr2(b'\r', b'\n', bytes) else { return self.keep(bytes) };
            self.after_return = bytes[end] == b'\r';
            if let Some(complete) = self.end_line(&bytes[..end]) {
                found(complete);
            }
            bytes = &bytes[end + 1..];
        }
    }

    /// Keeps the beginning of a line; of one that is too long only the first byte, which tells
    /// whether it is a comment.
    fn keep(&mut self, bytes: &[u8]) {
        if self.line_too_long {
            return self.edges.push(bytes);
        }
        if self.line.len() + bytes.len() <= self.limit {
            return self.line.extend_from_slice(bytes);
        }
        self.line_too_long = true;
        if !self.too_long {
            self.edges = Edges::of(self.event.data.as_bytes());
        }
        // The name of the field is none of its value, wherever the line was cut.
        let (line, rest) = (&self.line[..], bytes);
        let (line, rest) = match line {
            [] => (line, value_of(rest)),
            _ => (value_of(line), rest),
        };
        self.edges.push(line);
        self.edges.push(rest);
        let first = self.line.first().or(bytes.first()).copied();
        self.line = first.into_iter().collect();
    }

    fn end_line(&mut self, rest: &[u8]) -> Option<Found> {
        if self.line.is_empty() && !self.line_too_long && rest.len() <= self.limit {
            return self.line(rest);
        }
        self.keep(rest);
        let line = mem::take(&mut self.line);
        if mem::take(&mut self.line_too_long) {
            self.first = false;
            self.too_long |= line.first() != Some(&b':');
            return None;
        }
        self.line(&line)
    }

    fn line(&mut self, line: &[u8]) -> Option<Found> {
        let first = mem::take(&mut self.first);
        let line = line.strip_prefix(b"\xEF\xBB\xBF").filter(|_| first).unwrap_or(line);
        if line.is_empty() {
            return self.dispatch();
        }
        let colon = memchr::memchr(b':', line).unwrap_or(line.len());
        let value = line.get(colon + 1..).unwrap_or_default();
        let value = value.strip_prefix(b" ").unwrap_or(value);
        match &line[..colon] {
            b"data" => self.data(value),
            b"event" => self.event.kind = String::from_utf8_lossy(value).into_owned(),
            b"id" if !value.contains(&0) => {
                self.id = Some(String::from_utf8_lossy(value).into_owned());
            }
            b"retry" if !value.is_empty() && value.iter().all(u8::is_ascii_digit) => {
                let text = std::str::from_utf8(value).unwrap_or_default();
                self.retry = Some(Duration::from_millis(text.parse().unwrap_or(u64::MAX)));
            }
            _ => {}
        }
        None
    }

    fn data(&mut self, value: &[u8]) {
        if self.event.data.len() + value.len() >= self.limit && !self.too_long {
            self.too_long = true;
            self.edges = Edges::of(mem::take(&mut self.event.data).as_bytes());
        }
        if self.too_long {
            return self.edges.push(value);
        }
        if mem::replace(&mut self.has_data, true) {
            self.event.data.push('\n');
        }
        self.event.data.push_str(&String::from_utf8_lossy(value));
    }

    fn dispatch(&mut self) -> Option<Found> {
        if let Some(id) = self.id.take() {
            self.last_id = id;
        }
        let event = mem::take(&mut self.event);
        self.has_data = false;
        if mem::take(&mut self.too_long) {
            return Some(Found::TooLong(mem::take(&mut self.edges)));
        }
        // Servers send an id with empty data so that a client has a place to go on from.
        (!event.data.is_empty()).then_some(Found::Event(event))
    }
}

/// The value in the beginning of a line of data.
fn value_of(line: &[u8]) -> &[u8] {
    let value = line.strip_prefix(b"data:");
    value.map_or(line, |value| value.strip_prefix(b" ").unwrap_or(value))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::random::Random;

    fn read(chunks: &[&[u8]], limit: usize) -> (Vec<String>, Events) {
        let mut events = Events::new(limit);
        let mut all = Vec::new();
        for chunk in chunks {
            events.push(chunk, |found| {
                all.push(match found {
                    Found::Event(event) => format!("{}|{}", event.kind, event.data),
                    Found::TooLong(_) => "too long".to_owned(),
                });
            });
        }
        (all, events)
    }

    fn one(text: &str) -> Vec<String> {
        read(&[text.as_bytes()], 1000).0
    }

    #[test]
    fn reads_every_kind_of_line() {
        assert_eq!(one("data: a\n\n"), ["|a"]);
        assert_eq!(one("data:a\r\rdata:  b\r\n\r\n"), ["|a", "| b"]);
        assert_eq!(one("\u{feff}data: a\n\n"), ["|a"]);
        assert_eq!(
            one(": note\nevent: ping\ndata: a\ndata\ndata: b\nother: x\n\n"),
            ["ping|a\n\nb"]
        );
        assert_eq!(one("data: a"), [""; 0]);
        assert_eq!(one("data:\n\nevent: x\n\n:\n\n"), [""; 0]);
    }

    #[test]
    fn remembers_ids_of_complete_events_and_the_wait() {
        let (found, mut events) = read(&[b"id: 1\nretry: 500\ndata:\n\nid: 2\ndata: x\n"], 100);
        assert!(found.is_empty());
        assert_eq!((events.last_id(), events.retry()), ("1", Some(Duration::from_millis(500))));
        events.restart();
        events.push(b"\n", |found| panic!("the event was cut: {found:?}"));
        assert_eq!((events.last_id(), events.retry()), ("1", Some(Duration::from_millis(500))));
        events.push(b"id: a\0b\nretry: -1\nretry: 1x\nretry\n\n", |_| {});
        assert_eq!((events.last_id(), events.retry()), ("1", Some(Duration::from_millis(500))));
        events.push(b"id\nretry: 99999999999999999999999\n\n", |_| {});
        assert_eq!((events.last_id(), events.retry()), ("", Some(Duration::from_millis(u64::MAX))));
    }

    #[test]
    fn an_event_that_is_too_long_costs_nothing_but_itself() {
        let long = format!("data: {}\n\ndata: a\n\n", "x".repeat(100));
        assert_eq!(read(&[long.as_bytes()], 50).0, ["too long", "|a"]);
        let many = format!("{}\ndata: a\n\n", "data: 12345678\n".repeat(10));
        assert_eq!(read(&[many.as_bytes()], 50).0, ["too long", "|a"]);
        let comment = format!(":{}\ndata: a\n\n", "x".repeat(100));
        for size in [1, 7, 1000] {
            let chunks: Vec<_> = comment.as_bytes().chunks(size).collect();
            assert_eq!(read(&chunks, 50).0, ["|a"]);
        }
    }

    #[test]
    fn cutting_changes_nothing() {
        let pieces = [
            "data: 你好 😀",
            "data:x",
            "data",
            "id: 1",
            "id",
            "event: a",
            "retry: 7",
            ":c",
            "\n",
            "\r",
            "\r\n",
            "\n\n",
            "\r\n\r\n",
            "\u{feff}",
            "data: 0123456789012345678901234567890",
        ];
        let mut random = Random::new(2);
        for _ in 0..5_000 {
            let text: String =
                (0..random.below(30)).map(|_| pieces[random.below(pieces.len())]).collect();
            let bytes = text.as_bytes();
            let whole = read(&[bytes], 40);
            let mut chunks = Vec::new();
            let mut rest = bytes;
            while !rest.is_empty() {
                let (chunk, behind) = rest.split_at(1 + random.below(rest.len().min(9)));
                chunks.push(chunk);
                rest = behind;
            }
            let cut = read(&chunks, 40);
            assert_eq!(whole.0, cut.0, "{text:?}");
            assert_eq!(whole.1.last_id(), cut.1.last_id(), "{text:?}");
            assert_eq!(whole.1.retry(), cut.1.retry(), "{text:?}");
        }
    }

    #[test]
    fn nothing_makes_it_panic_or_grow() {
        let alphabet = b"\n\r: datevnirx0\xEF\xBB\xBF\xFF\0";
        let mut random = Random::new(3);
        let mut events = Events::new(64);
        for _ in 0..20_000 {
            let bytes: Vec<u8> =
                (0..random.below(40)).map(|_| alphabet[random.below(alphabet.len())]).collect();
            events.push(&bytes, |found| {
                if let Found::Event(event) = found {
                    // An invalid byte becomes a character of three.
                    assert!(event.data.len() <= 3 * 64 + 1);
                }
            });
            let held = events.line.capacity() + events.event.data.capacity();
            assert!(held < 1024, "{held}");
        }
    }
}
