//! Lines out of bytes that arrive in any pieces.

use mcp_runtime::frames::{Line, Lines};

use crate::run::to_the_end;

const LIMIT: usize = 64;

/// No line is longer than the limit, and the pieces in which bytes arrive make no difference.
pub fn run(data: &[u8]) {
    let Some((&piece, bytes)) = data.split_first() else { return };
    let whole = read(bytes, bytes.len().max(1));
    let pieces = read(bytes, usize::from(piece % 16) + 1);
    assert_eq!(whole, pieces);
}

#[derive(Debug, PartialEq)]
enum Seen {
    Text(String),
    NotText(usize),
    TooLong(usize),
}

fn read(bytes: &[u8], piece: usize) -> Vec<Seen> {
    to_the_end(async {
        let mut lines = Lines::new(Pieces { bytes, piece }, LIMIT);
        let mut seen = Vec::new();
        while let Some(line) = lines.next().await.expect("memory does not fail") {
            seen.push(match line {
                Line::Text(text) => {
                    assert!(text.len() <= LIMIT && !text.contains('\n'));
                    Seen::Text(text.to_owned())
                }
                Line::NotText(length) => Seen::NotText(length),
                Line::TooLong(length) => Seen::TooLong(length),
                #[allow(unreachable_patterns)]
                _ => continue,
            });
        }
        seen
    })
}

/// Hands out a few bytes at a time.
struct Pieces<'a> {
    bytes: &'a [u8],
    piece: usize,
}

impl tokio::io::AsyncRead for Pieces<'_> {
    fn poll_read(
        mut self: std::pin::Pin<&mut Self>,
        _: &mut std::task::Context<'_>,
        into: &mut tokio::io::ReadBuf<'_>,
    ) -> std::task::Poll<std::io::Result<()>> {
        let length = self.piece.min(self.bytes.len()).min(into.remaining());
        let (now, later) = self.bytes.split_at(length);
        into.put_slice(now);
        self.bytes = later;
        std::task::Poll::Ready(Ok(()))
    }
}
