//! A link to a server that the client starts, and ends: a process behind three pipes.
//!
//! <https://modelcontextprotocol.io/specification/2026-07-28/basic/transports/stdio>

use std::fmt;
use std::io;
use std::process::{ExitStatus, Stdio};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use mcp_bindings::RequestId;
use memchr::memchr;
use tokio::io::{AsyncRead, AsyncReadExt};
use tokio::process::{Child, Command};
use tokio::task::JoinHandle;
use tokio_util::sync::CancellationToken;

use super::link::{Inbox, Link, LinkError, Outgoing, Sending};
use super::stream::{Outbox, read_lines};
use crate::frames::write_lines;
use crate::lock::lock;

/// How much of standard error is remembered.
const TAIL: usize = 32 * 1024;

/// How many bytes of one line of standard error are handed on at once.
const MAX_STDERR_LINE: usize = 16 * 1024;

/// How long pipes may stay open after their process is gone: somebody else may hold them.
const DRAIN: Duration = Duration::from_millis(500);

/// What takes the lines of standard error.
pub(super) type OnLine = Arc<dyn Fn(&str) + Send + Sync>;

/// How a process is ended, and what becomes of its standard error.
#[derive(Clone)]
pub(super) struct ChildOptions {
    /// How long it may take to end by itself once its input is closed.
    pub exit_grace: Duration,
    /// How long it may take after it was asked to end.
    pub terminate_grace: Duration,
    pub on_line: Option<OnLine>,
    pub max_message: usize,
}

impl fmt::Debug for ChildOptions {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("ChildOptions")
            .field("exit_grace", &self.exit_grace)
            .field("terminate_grace", &self.terminate_grace)
            .field("max_message", &self.max_message)
            .finish_non_exhaustive()
    }
}

/// The end of what a process wrote to standard error.
#[derive(Clone, Debug, Default)]
pub(super) struct Tail(Arc<Mutex<Vec<u8>>>);

impl Tail {
    fn push(&self, bytes: &[u8]) {
        let mut tail = lock(&self.0);
        tail.extend_from_slice(bytes);
        if tail.len() > 2 * TAIL {
            let old = tail.len() - TAIL;
            tail.drain(..old);
        }
    }

    /// At most 32 KiB.
    pub fn text(&self) -> String {
        let tail = lock(&self.0);
        String::from_utf8_lossy(&tail[tail.len().saturating_sub(TAIL)..]).into_owned()
    }
}

/// A process and the way to it.
pub(super) struct ChildLink {
    outbox: Outbox,
    close: CancellationToken,
    done: CancellationToken,
}

impl ChildLink {
    /// Starts the process.
    pub fn start(
        command: &mut Command,
        inbox: Inbox,
        options: ChildOptions,
    ) -> io::Result<(Self, Tail)> {
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        // Only if the runtime ends before the process was ended in order.
        command.kill_on_drop(true);
        let mut child = command.spawn()?;
        let gone = || io::Error::other("a pipe to the process is missing");
        let input = child.stdin.take().ok_or_else(gone)?;
        let output = child.stdout.take().ok_or_else(gone)?;
        let errors = child.stderr.take().ok_or_else(gone)?;
        let (outbox, waiting) = Outbox::new();
        let (close, done, tail) =
            (CancellationToken::new(), CancellationToken::new(), Tail::default());
        let limit = options.max_message;
        let process = Process {
            child,
            writing: tokio::spawn(write_lines(input, waiting, None)),
            reading: tokio::spawn(read_lines(output, inbox.clone(), limit)),
            draining: tokio::spawn(drain(errors, tail.clone(), options.on_line.clone())),
            inbox,
            options,
            tail: tail.clone(),
        };
        tokio::spawn(process.watch(close.clone(), done.clone()));
        Ok((Self { outbox, close, done }, tail))
    }

    fn begin_to_close(&self) {
        self.outbox.close();
        self.close.cancel();
    }
}

impl Link for ChildLink {
    fn send(&self, message: Outgoing) -> Sending<'_> {
        Box::pin(self.outbox.send(message.text))
    }

    fn give_up(&self, _: &RequestId) -> bool {
        false
    }

    fn close(&self) -> Sending<'_> {
        Box::pin(async {
            self.begin_to_close();
            self.done.cancelled().await;
            Ok(())
        })
    }
}

impl Drop for ChildLink {
    fn drop(&mut self) {
        // The process is ended in order all the same: its watch goes on without the link.
        self.begin_to_close();
    }
}

/// A process that is watched until it is gone.
struct Process {
    child: Child,
    writing: JoinHandle<io::Result<()>>,
    reading: JoinHandle<io::Result<()>>,
    draining: JoinHandle<()>,
    inbox: Inbox,
    options: ChildOptions,
    tail: Tail,
}

impl Process {
    async fn watch(mut self, close: CancellationToken, done: CancellationToken) {
        let status = tokio::select! {
            status = self.child.wait() => status,
            () = close.cancelled() => self.end(true).await,
            // It closed its output, which is how a server says that it ends.
            _ = &mut self.reading => self.end(false).await,
        };
        // What it wrote before it ended still counts.
        let _ = tokio::time::timeout(DRAIN, &mut self.draining).await;
        if !self.reading.is_finished() {
            let _ = tokio::time::timeout(DRAIN, &mut self.reading).await;
        }
        self.writing.abort();
        self.reading.abort();
        self.draining.abort();
        self.inbox.closed(LinkError::Closed(self.epitaph(status, close.is_cancelled())));
        done.cancel();
    }

    /// Closes the input, waits, asks the process to end, waits, and ends it.
    async fn end(&mut self, flush: bool) -> io::Result<ExitStatus> {
        if !flush {
            self.writing.abort();
        }
        let (writing, child) = (&mut self.writing, &mut self.child);
        let leaving = async {
            let _ = writing.await;
            child.wait().await
        };
        if let Ok(status) = tokio::time::timeout(self.options.exit_grace, leaving).await {
            return status;
        }
        self.writing.abort();
        if terminate(&self.child) {
            let leaving = self.child.wait();
            if let Ok(status) = tokio::time::timeout(self.options.terminate_grace, leaving).await {
                return status;
            }
        }
        tracing::warn!("a server did not end when it was asked to, and is killed");
        self.child.start_kill()?;
        self.child.wait().await
    }

    /// Why there is no connection any more, for whoever has to find out.
    fn epitaph(&self, status: io::Result<ExitStatus>, closed: bool) -> String {
        let status = match status {
            Ok(status) => status.to_string(),
            Err(error) => error.to_string(),
        };
        if closed {
            return format!("the client closed it ({status})");
        }
        let tail = self.tail.text();
        match tail.trim() {
            "" => format!("the server ended ({status}) and said nothing"),
            said => format!("the server ended ({status}) and said: {}", last(said, 2000)),
        }
    }
}

/// The end of a text, at most `length` bytes of it.
fn last(text: &str, length: usize) -> &str {
    let mut begin = text.len().saturating_sub(length);
    while !text.is_char_boundary(begin) {
        begin += 1;
    }
    &text[begin..]
}

/// Asks a process to end. Says no where that cannot be asked.
#[cfg(unix)]
fn terminate(child: &Child) -> bool {
    // A child that was not waited for still has its number, and no other process does.
    let id = child.id().and_then(|id| i32::try_from(id).ok());
    let id = id.and_then(rustix::process::Pid::from_raw);
    id.is_some_and(|id| rustix::process::kill_process(id, rustix::process::Signal::TERM).is_ok())
}

#[cfg(not(unix))]
fn terminate(_: &Child) -> bool {
    false
}

/// Reads standard error to its end: a process whose errors nobody reads stops once the pipe is full.
async fn drain<R: AsyncRead + Unpin>(mut errors: R, tail: Tail, on_line: Option<OnLine>) {
    let mut chunk = vec![0; 8 * 1024];
    let mut line = Vec::new();
    loop {
        let length = match errors.read(&mut chunk).await {
            Ok(0) | Err(_) => break,
            Ok(length) => length,
        };
        let bytes = &chunk[..length];
        tail.push(bytes);
        let Some(on_line) = &on_line else { continue };
        let mut rest = bytes;
        while let Some(at) = memchr(b'\n', rest) {
            line.extend_from_slice(&rest[..at]);
            rest = &rest[at + 1..];
            hand_over(on_line, &mut line);
        }
        line.extend_from_slice(rest);
        if line.len() > MAX_STDERR_LINE {
            hand_over(on_line, &mut line);
        }
    }
    if let Some(on_line) = on_line.filter(|_| !line.is_empty()) {
        hand_over(&on_line, &mut line);
    }
}

fn hand_over(on_line: &OnLine, line: &mut Vec<u8>) {
    let text = String::from_utf8_lossy(line);
    let calling = std::panic::AssertUnwindSafe(|| on_line(text.trim_end_matches('\r')));
    if std::panic::catch_unwind(calling).is_err() {
        tracing::error!("a handler of standard error panicked");
    }
    line.clear();
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn standard_error_is_bounded_and_comes_by_line() {
        let tail = Tail::default();
        let lines: Arc<Mutex<Vec<String>>> = Arc::default();
        let heard = Arc::clone(&lines);
        let on_line: OnLine = Arc::new(move |line: &str| lock(&heard).push(line.to_owned()));
        let mut input = vec![b'x'; 5 * TAIL];
        input.extend_from_slice(b"\none\r\ntwo");
        drain(&*input, tail.clone(), Some(on_line)).await;
        assert_eq!(tail.text().len(), TAIL);
        assert!(lock(&tail.0).capacity() <= 4 * TAIL + 16 * 1024);
        let lines = lock(&lines);
        assert_eq!(lines[lines.len() - 2..], ["one", "two"]);
        assert!(lines.iter().all(|line| line.len() <= MAX_STDERR_LINE + 8 * 1024));
    }

    #[test]
    fn the_end_of_a_text_is_text() {
        assert_eq!(last("a\u{e9}", 1), "");
        assert_eq!(last("a\u{e9}", 2), "\u{e9}");
        assert_eq!(last("abc", 10), "abc");
    }
}
