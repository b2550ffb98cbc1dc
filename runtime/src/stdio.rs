//! Standard input and output of this process.
//!
//! Where they are pipes of Linux, they are opened anew by way of `/proc`, so that reading and writing
//! waits for the kernel instead of for threads that block: that halves the cost of a message. The new
//! descriptions have flags of their own, so nothing changes for others who share the old ones.
//! Everything else, terminals and files and sockets, goes through threads as usual. The one that
//! reads is none of the runtime's, which would wait for it, and so for the next line, before it ends.

use std::io::{self, Read};
use std::pin::Pin;
use std::task::{Context, Poll, ready};

use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::sync::mpsc;

/// How many bytes are read at a time.
const CHUNK: usize = 64 * 1024;

/// Standard input.
pub fn input() -> Box<dyn AsyncRead + Send + Unpin> {
    #[cfg(target_os = "linux")]
    if let Ok(pipe) = tokio::net::unix::pipe::OpenOptions::new().open_receiver("/proc/self/fd/0") {
        return Box::new(pipe);
    }
    Box::new(Chunks::of(io::stdin()))
}

/// Standard output. Whoever writes to it must be the only one.
pub fn output() -> Box<dyn AsyncWrite + Send + Unpin> {
    #[cfg(target_os = "linux")]
    if let Ok(pipe) = tokio::net::unix::pipe::OpenOptions::new().open_sender("/proc/self/fd/1") {
        return Box::new(pipe);
    }
    Box::new(tokio::io::stdout())
}

/// What a thread reads that blocks.
struct Chunks {
    waiting: mpsc::Receiver<io::Result<Vec<u8>>>,
    /// What was read and not taken yet, from `taken` on.
    chunk: Vec<u8>,
    taken: usize,
}

impl Chunks {
    fn of(mut input: impl Read + Send + 'static) -> Self {
        let (sender, waiting) = mpsc::channel(1);
        let read = move || {
            let mut buffer = vec![0; CHUNK];
            loop {
                let chunk = match input.read(&mut buffer) {
                    Ok(0) => return,
                    Ok(length) => Ok(buffer[..length].to_vec()),
                    Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
                    Err(error) => Err(error),
                };
                let is_last = chunk.is_err();
                if sender.blocking_send(chunk).is_err() || is_last {
                    return;
                }
            }
        };
        // Without a thread the channel closes, which is the end of the input.
        if let Err(error) = std::thread::Builder::new().name("mcp-stdin".to_owned()).spawn(read) {
            tracing::error!(%error, "standard input cannot be read");
        }
        Self { waiting, chunk: Vec::new(), taken: 0 }
    }
}

impl AsyncRead for Chunks {
    fn poll_read(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        if self.taken == self.chunk.len() {
            match ready!(self.waiting.poll_recv(cx)) {
                None => return Poll::Ready(Ok(())),
                Some(Err(error)) => return Poll::Ready(Err(error)),
                Some(Ok(chunk)) => (self.chunk, self.taken) = (chunk, 0),
            }
        }
        let length = buffer.remaining().min(self.chunk.len() - self.taken);
        buffer.put_slice(&self.chunk[self.taken..self.taken + length]);
        self.taken += length;
        Poll::Ready(Ok(()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tokio::io::AsyncReadExt;

    #[tokio::test]
    async fn what_a_thread_reads_arrives_whole() {
        let input: Vec<u8> = (0..200_000u32).flat_map(u32::to_le_bytes).collect();
        let mut read = Vec::new();
        let mut chunks = Chunks::of(io::Cursor::new(input.clone()));
        chunks.read_to_end(&mut read).await.expect("bytes in memory");
        assert_eq!(read, input);
    }
}
