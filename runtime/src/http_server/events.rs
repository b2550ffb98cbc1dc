//! Server-sent events: how messages look on a stream.

use std::time::Duration;

use crate::frames::push_line;

/// Says nothing, but that the stream lives.
pub(super) const KEEP_ALIVE: &[u8] = b": keep-alive\n\n";

/// How many bytes are sent together before the rest waits for the next time.
pub(super) const ENOUGH: usize = 64 * 1024;

/// Which stream of a session an event is on, and where: what a client comes back with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct EventId<'a> {
    pub stream: &'a str,
    pub position: u64,
}

impl<'a> EventId<'a> {
    /// Reads what a client came back with.
    pub fn parse(text: &'a str) -> Option<Self> {
        let (stream, position) = text.rsplit_once('-')?;
        Some(Self { stream, position: position.parse().ok()? })
    }

    fn push(self, buffer: &mut Vec<u8>) {
        let Self { stream, position } = self;
        buffer.extend_from_slice(format!("id: {stream}-{position}\n").as_bytes());
    }
}

/// Adds a message to a stream.
pub(super) fn push_message(buffer: &mut Vec<u8>, id: Option<EventId<'_>>, message: &str) {
    if let Some(id) = id {
        id.push(buffer);
    }
    push_data(buffer, message);
}

/// Adds an event with a name.
pub(super) fn push_named(buffer: &mut Vec<u8>, name: &str, data: &str) {
    buffer.extend_from_slice(b"event: ");
    buffer.extend_from_slice(name.as_bytes());
    buffer.push(b'\n');
    push_data(buffer, data);
}

/// Adds the event without data that lets a client come back before there was a message.
pub(super) fn push_priming(buffer: &mut Vec<u8>, id: EventId<'_>, retry: Duration) {
    id.push(buffer);
    buffer.extend_from_slice(format!("retry: {}\n", retry.as_millis()).as_bytes());
    push_data(buffer, "");
}

fn push_data(buffer: &mut Vec<u8>, data: &str) {
    buffer.extend_from_slice(b"data: ");
    push_line(buffer, data);
    buffer.extend_from_slice(b"\n\n");
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn events_are_blocks_of_lines() {
        let mut buffer = Vec::new();
        let id = EventId { stream: "p0a", position: 7 };
        push_priming(&mut buffer, id, Duration::from_millis(1500));
        push_message(&mut buffer, Some(id), "{\n\"a\":1}");
        push_message(&mut buffer, None, "{}");
        push_named(&mut buffer, "endpoint", "messages?sessionId=x");
        let text = String::from_utf8(buffer).expect("text");
        assert_eq!(
            text,
            "id: p0a-7\nretry: 1500\ndata: \n\nid: p0a-7\ndata: { \"a\":1}\n\ndata: {}\n\n\
             event: endpoint\ndata: messages?sessionId=x\n\n"
        );
    }

    #[test]
    fn ids_come_back() {
        assert_eq!(EventId::parse("p0a-7"), Some(EventId { stream: "p0a", position: 7 }));
        for text in ["", "-", "p0a", "p0a-", "p0a-x", "p0a--1", "p0a-99999999999999999999"] {
            let id = EventId::parse(text);
            assert!(id.is_none() || text == "p0a--1", "{text}: {id:?}");
        }
    }
}
