//! HTTP/1.1 responses: those with a length, and those in chunks.

use std::{
    io::{Read, Write},
    str,
};

use memchr::memmem::Finder;

/// What a server answers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Response<'a> {
    /// The status code.
    pub status: u16,
    /// Whether the body is a stream of events.
    pub event_stream: bool,
    /// `Mcp-Session-Id`.
    pub session: Option<&'a str>,
    /// The whole body, without the marks between its chunks.
    pub body: &'a [u8],
}

impl Response<'_> {
    /// What to say of a response that should be another one.
    pub fn complaint(&self) -> String {
        format!("answers {} with `{}`", self.status, String::from_utf8_lossy(self.body))
    }
}

/// Reads responses from one connection.
pub struct Responses {
    head_end: Finder<'static>,
    buffer: Vec<u8>,
    /// How many bytes of the buffer were read.
    held: usize,
    /// The body that came in chunks.
    body: Vec<u8>,
}

/// What the head says of the rest.
#[derive(Clone, Copy, Default)]
struct Head {
    status: u16,
    event_stream: bool,
    chunked: bool,
    length: usize,
    /// From where to where the session's id is.
    session: Option<(usize, usize)>,
}

impl Responses {
    /// For a connection that has not been used.
    pub fn new() -> Self {
        Self {
            head_end: Finder::new("\r\n\r\n"),
            buffer: vec![0; 1 << 14],
            held: 0,
            body: Vec::new(),
        }
    }

    /// Sends a request and reads what is answered.
    pub fn exchange<S>(&mut self, stream: S, request: &[u8]) -> Result<Response<'_>, String>
    where
        S: Copy + Read + Write,
    {
        let mut sending = stream;
        sending.write_all(request).map_err(|error| format!("cannot write: {error}"))?;
        self.receive(stream)
    }

    /// Reads one response. Nothing may follow it: there is one request at a time.
    fn receive(&mut self, mut stream: impl Read) -> Result<Response<'_>, String> {
        self.held = 0;
        self.body.clear();
        let end = loop {
            let searched = self.held.saturating_sub(3);
            self.fill(&mut stream)?;
            if let Some(found) = self.head_end.find(&self.buffer[searched..self.held]) {
                break searched + found + 4;
            }
        };
        let head = Head::new(&self.buffer[..end])?;
        let used = if head.chunked {
            self.receive_chunks(&mut stream, end)?
        } else {
            while self.held < end + head.length {
                self.fill(&mut stream)?;
            }
            end + head.length
        };
        if used != self.held {
            return Err("sends more than one response".to_owned());
        }
        let session = head.session.map(|(from, to)| str::from_utf8(&self.buffer[from..to]));
        Ok(Response {
            status: head.status,
            event_stream: head.event_stream,
            session: session.transpose().map_err(|error| error.to_string())?,
            body: if head.chunked { &self.body } else { &self.buffer[end..used] },
        })
    }

    /// Reads the chunks that begin at `at`; where they end.
    fn receive_chunks(&mut self, stream: &mut impl Read, mut at: usize) -> Result<usize, String> {
        loop {
            let line = self.line(stream, at)?;
            let size = chunk_size(&self.buffer[at..line])?;
            at = line;
            if size == 0 {
                break;
            }
            while self.held < at + size + 2 {
                self.fill(stream)?;
            }
            self.body.extend_from_slice(&self.buffer[at..at + size]);
            at += size + 2;
        }
        // Trailers, if any, up to the empty line.
        loop {
            let line = self.line(stream, at)?;
            let empty = self.buffer[at..line].trim_ascii().is_empty();
            at = line;
            if empty {
                return Ok(at);
            }
        }
    }

    /// Where the line that begins at `at` ends, its line feed included.
    fn line(&mut self, stream: &mut impl Read, at: usize) -> Result<usize, String> {
        loop {
            if let Some(length) = memchr::memchr(b'\n', &self.buffer[at..self.held]) {
                return Ok(at + length + 1);
            }
            self.fill(stream)?;
        }
    }

    fn fill(&mut self, stream: &mut impl Read) -> Result<(), String> {
        if self.held == self.buffer.len() {
            self.buffer.resize(2 * self.held, 0);
        }
        match stream.read(&mut self.buffer[self.held..]) {
            Ok(0) => Err("the connection was closed".to_owned()),
            Ok(length) => {
                self.held += length;
                Ok(())
            }
            Err(error) => Err(format!("cannot read: {error}")),
        }
    }
}

impl Default for Responses {
    fn default() -> Self {
        Self::new()
    }
}

impl Head {
    fn new(head: &[u8]) -> Result<Self, String> {
        let quoted = || format!("not a head: {}", String::from_utf8_lossy(head));
        let text = str::from_utf8(head).map_err(|_| quoted())?;
        let mut lines = text.split("\r\n");
        let status = lines.next().and_then(|line| line.strip_prefix("HTTP/1.1 ")?.get(..3));
        let status = status.and_then(|status| status.parse().ok()).ok_or_else(quoted)?;
        let mut found = Self { status, ..Self::default() };
        for line in lines.take_while(|line| !line.is_empty()) {
            let (name, value) = line.split_once(':').ok_or_else(quoted)?;
            let value = value.trim();
            if name.eq_ignore_ascii_case("content-length") {
                found.length = value.parse().map_err(|_| quoted())?;
            } else if name.eq_ignore_ascii_case("transfer-encoding") {
                found.chunked = value.eq_ignore_ascii_case("chunked");
            } else if name.eq_ignore_ascii_case("content-type") {
                found.event_stream = value.starts_with("text/event-stream");
            } else if name.eq_ignore_ascii_case("mcp-session-id") {
                let from = value.as_ptr() as usize - text.as_ptr() as usize;
                found.session = Some((from, from + value.len()));
            }
        }
        Ok(found)
    }
}

/// The number before the extensions, which nobody sends.
fn chunk_size(line: &[u8]) -> Result<usize, String> {
    let quoted = || format!("not the size of a chunk: {}", String::from_utf8_lossy(line));
    let text = str::from_utf8(line).map_err(|_| quoted())?;
    let size = text.split(';').next().unwrap_or(text).trim();
    usize::from_str_radix(size, 16).map_err(|_| quoted())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Gives so many bytes at a time.
    struct Pieces<'a>(&'a [u8], usize);

    impl Read for Pieces<'_> {
        fn read(&mut self, buffer: &mut [u8]) -> std::io::Result<usize> {
            let length = self.1.min(self.0.len()).min(buffer.len());
            let (now, later) = self.0.split_at(length);
            buffer[..length].copy_from_slice(now);
            self.0 = later;
            Ok(length)
        }
    }

    fn check(text: &str, status: u16, event_stream: bool, session: Option<&str>, body: &str) {
        for size in 1..=text.len() {
            let mut responses = Responses::new();
            let response = responses.receive(Pieces(text.as_bytes(), size)).unwrap();
            let expected = Response { status, event_stream, session, body: body.as_bytes() };
            assert_eq!(response, expected);
        }
    }

    #[test]
    fn a_length_says_where_the_body_ends() {
        check(
            "HTTP/1.1 200 OK\r\nCONTENT-LENGTH: 2\r\ncontent-type: application/json\r\n\r\n{}",
            200,
            false,
            None,
            "{}",
        );
        check("HTTP/1.1 202 Accepted\r\ncontent-length: 0\r\n\r\n", 202, false, None, "");
    }

    #[test]
    fn chunks_are_joined() {
        check(
            "HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\nMcp-Session-Id: a1\r\n\
             transfer-encoding: chunked\r\n\r\n7\r\ndata: 1\r\n00002;x=y\r\n\n\n\r\n0\r\nx: y\r\n\r\n",
            200,
            true,
            Some("a1"),
            "data: 1\n\n",
        );
    }

    #[test]
    fn what_is_not_a_response_is_an_error() {
        for text in [
            "HTTP/1.0 200 OK\r\n\r\n",
            "HTTP/1.1 200 OK\r\ncontent-length: two\r\n\r\n",
            "HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\nsize\r\n",
            "HTTP/1.1 200 OK\r\ncontent-length: 0\r\n\r\nmore",
            "HTTP/1.1 200 OK\r\ncontent-length: 5\r\n\r\nless",
        ] {
            let mut responses = Responses::new();
            assert!(responses.receive(text.as_bytes()).is_err(), "{text}");
        }
    }
}
