//! One message a line, over any stream of bytes.
//!
//! The framing of the stdio transport, which pipes, Unix sockets and TCP share:
//! <https://modelcontextprotocol.io/specification/2026-07-28/basic/transports/stdio>. Lines end with
//! `\n` or `\r\n`; a byte order mark at the start and blank lines are skipped.

use std::io;

use memchr::{memchr, memchr2};
use tokio::io::{AsyncRead, AsyncReadExt, AsyncWrite, AsyncWriteExt};
use tokio::sync::mpsc;

pub use crate::edges::Edges;
use crate::tap::{Tap, Way};

/// How many bytes a line may have unless something else is asked for: 16 MiB.
pub const MAX_LINE: usize = 16 * 1024 * 1024;

/// How many bytes one read asks for.
const CHUNK: usize = 64 * 1024;

/// What stands in one line.
#[derive(Debug, PartialEq, Eq)]
pub enum Line<'a> {
    /// Text, without the end of the line.
    Text(&'a str),
    /// Bytes that are no UTF-8: how many.
    NotText(usize),
    /// A line that is longer than allowed, and was skipped: how many bytes it had.
    TooLong(usize),
}

/// Reads lines. At no time more than one line and one chunk are held, and what a long line took is
/// given back.
#[derive(Debug)]
pub struct Lines<R> {
    input: R,
    buffer: Vec<u8>,
    /// Where the line begins that comes next.
    start: usize,
    /// Up to where there is no end of a line.
    searched: usize,
    /// How many bytes of a line that is too long were thrown away already.
    skipped: Option<usize>,
    /// The ends of the last line that was too long.
    edges: Edges,
    /// Where the last line stands that was not.
    last: (usize, usize),
    limit: usize,
    first: bool,
    ended: bool,
}

impl<R: AsyncRead + Unpin> Lines<R> {
    /// Reads from `input` lines of at most `limit` bytes.
    pub fn new(input: R, limit: usize) -> Self {
        Self {
            input,
            buffer: Vec::new(),
            start: 0,
            searched: 0,
            skipped: None,
            edges: Edges::default(),
            last: (0, 0),
            limit,
            first: true,
            ended: false,
        }
    }

    /// The beginning and the end of the line that was [`Line::TooLong`] last: what it was meant for
    /// may be read there.
    pub fn edges(&self) -> &Edges {
        &self.edges
    }

    /// The bytes of the line that came last, unless that was too long.
    pub fn bytes(&self) -> &[u8] {
        self.buffer.get(self.last.0..self.last.1).unwrap_or_default()
    }

    /// Whether another line is here already, so that asking for it does not wait.
    pub fn is_ready(&self) -> bool {
        memchr(b'\n', &self.buffer[self.searched.max(self.start)..]).is_some()
    }

    /// The next line that is not blank; `None` at the end of the input. A last line without an end
    /// counts.
    ///
    /// Dropping the future loses nothing.
    ///
    /// # Errors
    /// If the input cannot be read.
    pub async fn next(&mut self) -> io::Result<Option<Line<'_>>> {
        loop {
            match memchr(b'\n', &self.buffer[self.searched..]) {
                Some(offset) => {
                    let end = self.searched + offset;
                    if let Some(found) = self.take(end, end + 1) {
                        return Ok(Some(self.line(found)));
                    }
                }
                None if self.ended => {
                    let end = self.buffer.len();
                    let found =
                        self.take(end, end).or_else(|| self.skipped.take().map(Found::Long));
                    return Ok(found.map(|found| self.line(found)));
                }
                None => self.fill().await?,
            }
        }
    }

    /// Reads another chunk behind what is held.
    async fn fill(&mut self) -> io::Result<()> {
        self.searched = self.buffer.len();
        if self.start > 0 {
            self.buffer.drain(..self.start);
            self.searched -= self.start;
            self.start = 0;
        }
        if self.buffer.len() > self.limit {
            if self.skipped.is_none() {
                self.edges.clear();
            }
            self.edges.push(&self.buffer);
            *self.skipped.get_or_insert(0) += self.buffer.len();
            self.buffer.clear();
            self.searched = 0;
        }
        if self.buffer.is_empty() && self.buffer.capacity() > 2 * CHUNK {
            self.buffer = Vec::new();
        }
        self.buffer.reserve(CHUNK);
        if self.input.read_buf(&mut self.buffer).await? == 0 {
            self.ended = true;
        }
        Ok(())
    }

    /// The line up to `end`, if it is one; the next one begins at `next`.
    fn take(&mut self, end: usize, next: usize) -> Option<Found> {
        let begin = self.start;
        (self.start, self.searched) = (next, next);
        let length = end - begin;
        let first = std::mem::take(&mut self.first);
        if let Some(skipped) = self.skipped.take() {
            self.edges.push(&self.buffer[begin..end]);
            return Some(Found::Long(skipped + length));
        }
        if length > self.limit {
            self.edges = Edges::of(&self.buffer[begin..end]);
            return Some(Found::Long(length));
        }
        let mut begin = begin;
        if first && self.buffer[begin..end].starts_with(b"\xEF\xBB\xBF") {
            begin += 3;
        }
        let line = &self.buffer[begin..end];
        let end = end - usize::from(line.ends_with(b"\r"));
        self.last = (begin, end);
        let blank = self.buffer[begin..end].iter().all(u8::is_ascii_whitespace);
        (!blank).then_some(Found::Line(begin, end))
    }

    fn line(&self, found: Found) -> Line<'_> {
        match found {
            Found::Long(length) => Line::TooLong(length),
            Found::Line(begin, end) => {
                let bytes = &self.buffer[begin..end];
                std::str::from_utf8(bytes).map_or(Line::NotText(bytes.len()), Line::Text)
            }
        }
    }
}

/// Adds a message to `buffer` on one line, without its end.
///
/// JSON that people wrote may span lines. The ends of these lines are never inside a string, where
/// they would be escaped: spaces mean the same.
pub fn push_line(buffer: &mut Vec<u8>, message: &str) {
    let begin = buffer.len();
    buffer.extend_from_slice(message.as_bytes());
    let mut rest = &mut buffer[begin..];
    while let Some(at) = memchr2(b'\n', b'\r', rest) {
        rest[at] = b' ';
        rest = &mut rest[at + 1..];
    }
}

/// Writes messages as they come, several at a time if they are there, and closes the output when
/// nobody can send any more.
///
/// # Errors
/// If the output cannot be written.
pub async fn write_lines<W: AsyncWrite + Unpin>(
    mut output: W,
    mut waiting: mpsc::Receiver<String>,
    tap: Option<Tap>,
) -> io::Result<()> {
    const TOGETHER: usize = 256;
    const ENOUGH: usize = 64 * 1024;
    let mut messages = Vec::new();
    let mut buffer = Vec::new();
    while waiting.recv_many(&mut messages, TOGETHER).await > 0 {
        for message in messages.drain(..) {
            if let Some(tap) = &tap {
                tap.record(Way::Sent, &message);
            }
            push_line(&mut buffer, &message);
            buffer.push(b'\n');
            if buffer.len() >= ENOUGH {
                output.write_all(&buffer).await?;
                buffer.clear();
                buffer.shrink_to(2 * ENOUGH);
            }
        }
        output.write_all(&buffer).await?;
        buffer.clear();
        output.flush().await?;
    }
    output.shutdown().await
}

enum Found {
    Line(usize, usize),
    Long(usize),
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::random::Random;

    async fn all(input: &[u8], limit: usize) -> Vec<String> {
        let mut lines = Lines::new(input, limit);
        let mut found = Vec::new();
        while let Some(line) = lines.next().await.expect("bytes in memory") {
            found.push(match line {
                Line::Text(text) => text.to_owned(),
                Line::NotText(length) => format!("<{length} bytes>"),
                Line::TooLong(length) => format!("<long {length}>"),
            });
        }
        found
    }

    #[tokio::test]
    async fn skips_what_is_no_message() {
        let input = b"\xEF\xBB\xBF{\"a\":1}\r\n\n\r\n  \n{oops\n\xFF\nlast";
        assert_eq!(all(input, 100).await, ["{\"a\":1}", "{oops", "<1 bytes>", "last"]);
    }

    #[tokio::test]
    async fn a_line_that_is_too_long_costs_nothing_but_itself() {
        let mut input = vec![b'x'; 300_000];
        input.extend_from_slice(b"\nnext\n");
        assert_eq!(all(&input, 1000).await, ["<long 300000>", "next"]);
        let mut lines = Lines::new(&*input, 1000);
        while lines.next().await.expect("bytes in memory").is_some() {}
        assert!(lines.buffer.capacity() <= 4 * CHUNK, "{}", lines.buffer.capacity());
    }

    #[test]
    fn a_message_is_one_line() {
        let mut buffer = b"x".to_vec();
        push_line(&mut buffer, "{\n \"a\":\r\n\"b\\n\"}\n");
        assert_eq!(buffer, b"x{  \"a\":  \"b\\n\"} ");
    }

    /// Input that arrives in pieces, as it does from a pipe.
    struct Pieces<'a>(Vec<&'a [u8]>);

    impl AsyncRead for Pieces<'_> {
        fn poll_read(
            mut self: std::pin::Pin<&mut Self>,
            _: &mut std::task::Context<'_>,
            buffer: &mut tokio::io::ReadBuf<'_>,
        ) -> std::task::Poll<io::Result<()>> {
            if let Some(piece) = self.0.pop() {
                buffer.put_slice(piece);
            }
            std::task::Poll::Ready(Ok(()))
        }
    }

    /// What lines are, said in the simplest way: to hold the reader against.
    fn expected(input: &[u8], limit: usize) -> Vec<String> {
        let text = |line: &[u8]| match std::str::from_utf8(line) {
            Ok(text) => text.to_owned(),
            Err(_) => format!("<{} bytes>", line.len()),
        };
        let mut found = Vec::new();
        for (index, line) in input.split(|byte| *byte == b'\n').enumerate() {
            if line.len() > limit {
                found.push(format!("<long {}>", line.len()));
                continue;
            }
            let line = line.strip_suffix(b"\r").unwrap_or(line);
            let bom = b"\xEF\xBB\xBF";
            let line = if index == 0 { line.strip_prefix(bom).unwrap_or(line) } else { line };
            if !line.iter().all(u8::is_ascii_whitespace) {
                found.push(text(line));
            }
        }
        found
    }

    #[tokio::test]
    async fn any_bytes_in_any_pieces_are_the_same_lines() {
        let mut random = Random::new(7);
        let alphabet: &[&[u8]] = &[
            b"a",
            b"{\"x\":1}",
            b"\n",
            b"\r",
            b"\r\n",
            b" ",
            b"\xEF\xBB\xBF",
            b"\xFF",
            b"\xC3\xA9",
        ];
        for _ in 0..5_000 {
            let mut input = Vec::new();
            for _ in 0..random.below(24) {
                input.extend_from_slice(alphabet[random.below(alphabet.len())]);
            }
            let limit = random.below(12);
            let mut pieces = Vec::new();
            let mut rest = &input[..];
            while !rest.is_empty() {
                let (piece, after) = rest.split_at(1 + random.below(rest.len()));
                pieces.push(piece);
                rest = after;
            }
            pieces.reverse();
            let mut lines = Lines::new(Pieces(pieces), limit);
            let mut found = Vec::new();
            while let Some(line) = lines.next().await.expect("bytes in memory") {
                found.push(match line {
                    Line::Text(text) => text.to_owned(),
                    Line::NotText(length) => format!("<{length} bytes>"),
                    Line::TooLong(length) => format!("<long {length}>"),
                });
                assert!(lines.buffer.capacity() <= 3 * CHUNK);
                if let Some(length) = found.last().and_then(|it| it.strip_prefix("<long ")) {
                    assert_eq!(length, format!("{}>", lines.edges().length()));
                }
            }
            assert_eq!(found, expected(&input, limit), "{input:?}, at most {limit}");
        }
    }

    #[tokio::test]
    async fn exactly_the_limit_is_allowed() {
        assert_eq!(all(b"12345\n123456\n", 5).await, ["12345", "<long 6>"]);
        assert_eq!(all(b"1234567", 5).await, ["<long 7>"]);
    }
}
