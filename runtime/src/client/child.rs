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

use super::command;
use super::group::Group;
use super::link::{Inbox, Link, LinkError, Outgoing, Sending};
use super::shown::{clean, last};
use super::stream::{Outbox, read_lines};
use crate::frames::write_lines;
use crate::lock::lock;

/// How much of standard error is remembered.
const TAIL: usize = 32 * 1024;

/// How much of that an error shows.
const LAST_WORDS: usize = 2000;

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
    /// Whether the process and those that it starts are ended together.
    pub own_group: bool,
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

    /// What an error says of it.
    fn last_words(&self) -> String {
        match self.text().trim() {
            "" => "it wrote nothing to standard error".to_owned(),
            said => format!("it said on standard error: {}", clean(last(said, LAST_WORDS))),
        }
    }
}

/// A process and the way to it.
pub(super) struct ChildLink {
    outbox: Outbox,
    close: CancellationToken,
    done: CancellationToken,
    /// The command, for errors.
    command: String,
    tail: Tail,
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
        let shown = command::shown(command);
        let (mut child, group) = start(command, options.own_group)?;
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
            group,
            writing: tokio::spawn(write_lines(input, waiting, None)),
            reading: tokio::spawn(read_lines(output, inbox.clone(), limit)),
            draining: tokio::spawn(drain(errors, tail.clone(), options.on_line.clone())),
            inbox,
            options,
            command: shown.clone(),
            tail: tail.clone(),
        };
        tokio::spawn(process.watch(close.clone(), done.clone()));
        let link = Self { outbox, close, done, command: shown, tail: tail.clone() };
        Ok((link, tail))
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

    fn server(&self) -> String {
        self.command.clone()
    }

    fn evidence(&self) -> Option<String> {
        Some(self.tail.last_words())
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

/// Starts a process. On Windows scripts such as `npx` are found by their endings, too.
fn start(command: &mut Command, own_group: bool) -> io::Result<(Child, Group)> {
    let started = Group::start(command, own_group);
    #[cfg(windows)]
    if matches!(&started, Err(error) if error.kind() == io::ErrorKind::NotFound) {
        let program = std::path::PathBuf::from(command.as_std().get_program());
        let path = std::env::var_os("PATH").unwrap_or_default();
        let endings = std::env::var("PATHEXT").unwrap_or_else(|_| ".EXE;.BAT;.CMD".to_owned());
        if let Some(script) = command::script(&program, &path, &endings, |file| file.is_file()) {
            let mut script = command::with_program(command, &script);
            script.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
            script.kill_on_drop(true);
            return Group::start(&mut script, own_group);
        }
    }
    started
}

/// A process that is watched until it is gone, and those that it started with it.
struct Process {
    child: Child,
    group: Group,
    writing: JoinHandle<io::Result<()>>,
    reading: JoinHandle<io::Result<()>>,
    draining: JoinHandle<()>,
    inbox: Inbox,
    options: ChildOptions,
    command: String,
    tail: Tail,
}

impl Process {
    async fn watch(mut self, close: CancellationToken, done: CancellationToken) {
        let status = tokio::select! {
            status = self.child.wait() => Some(status),
            () = close.cancelled() => Some(self.end(true).await),
            // It closed its output, which is how a server says that it ends.
            _ = &mut self.reading => {
                tokio::time::timeout(DRAIN, self.child.wait()).await.ok()
            }
        };
        // What it wrote before it ended still counts. Whoever waits is told soon, though, even if
        // something that it started still has its pipes.
        let _ = tokio::time::timeout(DRAIN, &mut self.draining).await;
        if !self.reading.is_finished() {
            let _ = tokio::time::timeout(DRAIN, &mut self.reading).await;
        }
        self.inbox.closed(LinkError::Closed(self.epitaph(status, close.is_cancelled())));
        if !close.is_cancelled()
            && let Err(error) = self.end(false).await
        {
            tracing::warn!(%error, command = self.command, "a server was not ended");
        }
        self.reading.abort();
        self.draining.abort();
        done.cancel();
    }

    /// Closes the input, waits, asks the processes to end, waits, and ends them.
    async fn end(&mut self, flush: bool) -> io::Result<ExitStatus> {
        if !flush {
            self.writing.abort();
        }
        let writing = &mut self.writing;
        let leaving = async {
            let _ = writing.await;
            leave(&mut self.child, &mut self.group).await
        };
        if let Ok(status) = tokio::time::timeout(self.options.exit_grace, leaving).await {
            return status;
        }
        self.writing.abort();
        if self.group.terminate(&self.child) {
            let leaving = leave(&mut self.child, &mut self.group);
            if let Ok(status) = tokio::time::timeout(self.options.terminate_grace, leaving).await {
                return status;
            }
        }
        let command = &self.command;
        tracing::warn!(command, "a server did not end when it was asked to, and is killed");
        self.group.kill();
        self.child.start_kill()?;
        self.child.wait().await
    }

    /// Why there is no connection any more, for whoever has to find out.
    fn epitaph(&self, status: Option<io::Result<ExitStatus>>, closed: bool) -> String {
        let command = &self.command;
        let status = match status {
            Some(Ok(status)) => status.to_string(),
            Some(Err(error)) => error.to_string(),
            None => {
                let words = self.tail.last_words();
                return format!("{command} closed its output and goes on; {words}");
            }
        };
        if closed {
            return format!("the client closed it; {command} ended ({status})");
        }
        format!("{command} ended ({status}); {}", self.tail.last_words())
    }
}

/// Waits until a process and all that it started are gone.
async fn leave(child: &mut Child, group: &mut Group) -> io::Result<ExitStatus> {
    let status = child.wait().await?;
    group.gone().await;
    Ok(status)
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
}
