//! A link over a stream of bytes in each direction: one message a line.
//!
//! <https://modelcontextprotocol.io/specification/2026-07-28/basic/transports/stdio>

use std::io;
use std::sync::Mutex;
use std::time::Duration;

use mcp_bindings::RequestId;
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::sync::mpsc;
use tokio::task::JoinHandle;

use super::link::{Inbox, Link, LinkError, Outgoing, Sending};
use super::shown::quoted;
use crate::frames::{Edges, Line, Lines, write_lines};
use crate::lock::lock;

/// How many messages wait for a server that is slow to read before their senders wait.
const OUTBOX: usize = 64;

/// How long what was sent may take to be written once the link is closed.
const FLUSH: Duration = Duration::from_secs(5);

/// Where messages to the server go, until it is closed.
pub(super) struct Outbox(Mutex<Option<mpsc::Sender<String>>>);

impl Outbox {
    /// An outbox, and where its messages come out.
    pub fn new() -> (Self, mpsc::Receiver<String>) {
        let (sender, receiver) = mpsc::channel(OUTBOX);
        (Self(Mutex::new(Some(sender))), receiver)
    }

    /// Dropping the future means that the message was not sent.
    pub async fn send(&self, text: String) -> Result<(), LinkError> {
        let sender = lock(&self.0).clone();
        let closed = || LinkError::Closed("nothing can be sent any more".to_owned());
        sender.ok_or_else(closed)?.send(text).await.map_err(|_| closed())
    }

    /// What was sent is still written, and then the stream is closed.
    pub fn close(&self) {
        lock(&self.0).take();
    }
}

/// Hands the messages of a stream to an inbox, until it ends.
pub(super) async fn read_lines<R: AsyncRead + Unpin>(
    input: R,
    inbox: Inbox,
    limit: usize,
) -> io::Result<()> {
    let mut lines = Lines::new(input, limit);
    let mut skipped = 0_u64;
    while let Some(line) = lines.next().await? {
        match line {
            // A server that prints is a server that still works: its prints are not for us.
            Line::Text(text) if !text.trim_start().starts_with(['{', '[']) => {
                skip(&mut skipped, text);
                inbox.skipped(format!("the line {}", quoted(text)));
                inbox.room().await;
            }
            Line::Text(text) => {
                inbox.message(text);
                inbox.room().await;
            }
            Line::NotText(length) => {
                let why = format!("a line of {length} bytes that is no UTF-8");
                inbox.unreadable(Edges::of(lines.bytes()), why);
            }
            Line::TooLong(length) => {
                let why = format!("a message of {length} bytes, more than `max_message`: {limit}");
                inbox.unreadable(lines.edges().clone(), why);
            }
        }
    }
    Ok(())
}

/// Says that a line was skipped; more and more rarely if there are many.
fn skip(skipped: &mut u64, line: &str) {
    *skipped += 1;
    if skipped.is_power_of_two() {
        let line = quoted(line);
        tracing::warn!(line, skipped, "a line of the server that is no message was skipped");
    }
}

/// A link over any two streams.
pub(super) struct StreamLink {
    outbox: Outbox,
    reading: JoinHandle<()>,
    writing: Mutex<Option<JoinHandle<()>>>,
    inbox: Inbox,
    server: String,
}

impl StreamLink {
    /// Begins to read and write. `server` is what errors call the other end.
    pub fn start<R, W>(input: R, output: W, inbox: Inbox, limit: usize, server: String) -> Self
    where
        R: AsyncRead + Send + Unpin + 'static,
        W: AsyncWrite + Send + Unpin + 'static,
    {
        let (outbox, waiting) = Outbox::new();
        let (at_reading, at_writing) = (inbox.clone(), inbox.clone());
        let (to_reading, to_writing) = (server.clone(), server.clone());
        let reading = tokio::spawn(async move {
            let why = match read_lines(input, at_reading.clone(), limit).await {
                Ok(()) => format!("{to_reading} ended it"),
                Err(error) => format!("{to_reading} cannot be read: {error}"),
            };
            at_reading.closed(LinkError::Closed(why));
        });
        let writing = tokio::spawn(async move {
            if let Err(error) = write_lines(output, waiting, None).await {
                let why = format!("{to_writing} cannot be written to: {error}");
                at_writing.closed(LinkError::Closed(why));
            }
        });
        Self { outbox, reading, writing: Mutex::new(Some(writing)), inbox, server }
    }
}

impl Link for StreamLink {
    fn send(&self, message: Outgoing) -> Sending<'_> {
        Box::pin(self.outbox.send(message.text))
    }

    fn give_up(&self, _: &RequestId) -> bool {
        false
    }

    fn server(&self) -> String {
        self.server.clone()
    }

    fn close(&self) -> Sending<'_> {
        Box::pin(async {
            self.outbox.close();
            let writing = lock(&self.writing).take();
            if let Some(mut writing) = writing {
                // Nobody has to read what is left.
                if tokio::time::timeout(FLUSH, &mut writing).await.is_err() {
                    writing.abort();
                }
            }
            self.reading.abort();
            self.inbox.closed(LinkError::Closed("the client closed it".to_owned()));
            Ok(())
        })
    }
}

impl Drop for StreamLink {
    fn drop(&mut self) {
        // What was sent is still written: the writing ends by itself.
        self.outbox.close();
        self.reading.abort();
    }
}
