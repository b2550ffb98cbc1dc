//! What carries messages between a client and one server.
//!
//! The client's core knows requests, versions and answers; a [`Link`] knows bytes, processes and
//! HTTP. A link takes whole messages, and hands every message of the server to its [`Inbox`].

use std::fmt::{self, Write};
use std::future::Future;
use std::pin::Pin;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use mcp_bindings::{ProtocolVersion, RequestId};
use tokio::sync::{Notify, mpsc};

use super::shown::{Clean, quoted};
use crate::edges::Edges;

/// A message to the server, with what a transport may have to repeat of it.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct Outgoing {
    /// The whole message of JSON-RPC, on one line.
    pub text: String,
    /// The id, if it is a request.
    pub id: Option<RequestId>,
    /// The method, if it is a request or a notification.
    pub method: Option<String>,
    /// The protocol version it is written in; nothing while a session is being opened.
    pub version: Option<ProtocolVersion>,
    /// What the HTTP header `Mcp-Name` mirrors.
    pub name: Option<String>,
    /// The parameters of a tool that HTTP headers mirror: names without `Mcp-Param-`, and values
    /// that are not encoded yet.
    pub mirrored: Vec<(String, String)>,
}

impl Outgoing {
    /// A message with nothing but its text.
    pub fn new(text: impl Into<String>) -> Self {
        Self {
            text: text.into(),
            id: None,
            method: None,
            version: None,
            name: None,
            mirrored: Vec::new(),
        }
    }
}

/// Why a message did not reach the server, or its answer not the client.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum LinkError {
    /// The connection is gone, or could not be made: why.
    Closed(String),
    /// The server answered with an HTTP status that is an error, and with no message of JSON-RPC.
    Status {
        /// Which server: its host.
        server: String,
        /// The status.
        status: u16,
        /// The beginning of the body.
        body: String,
    },
    /// The server wants to know who asks: 401 or 403.
    Unauthorized {
        /// Which server: its host.
        server: String,
        /// The status.
        status: u16,
        /// The challenge: the header `WWW-Authenticate`, if it was there.
        challenge: Option<String>,
    },
    /// The session is over on the server: 404 for a request with its id.
    SessionLost,
    /// The server sent something that is no message: what is wrong, and at which step.
    Malformed(String),
}

/// What a server says in it is shown with its control characters escaped, and not without end.
impl fmt::Display for LinkError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut f = Clean::new(f);
        match self {
            Self::Closed(why) => write!(f, "the connection is closed: {why}"),
            Self::Status { server, status, body } if body.is_empty() => {
                write!(f, "{server} answered with status {status} and no body")
            }
            Self::Status { server, status, body } => {
                write!(f, "{server} answered with status {status}: {}", quoted(body))
            }
            Self::Unauthorized { server, status, challenge: Some(challenge) } => {
                let challenge = quoted(challenge);
                write!(f, "{server} wants authorization (status {status}): {challenge}")
            }
            Self::Unauthorized { server, status, challenge: None } => {
                write!(f, "{server} wants authorization (status {status})")
            }
            Self::SessionLost => f.write_str("the session is over on the server"),
            Self::Malformed(what) => write!(f, "the server sent no message: {what}"),
        }
    }
}

impl std::error::Error for LinkError {}

/// What a link does, later.
pub type Sending<'a> = Pin<Box<dyn Future<Output = Result<(), LinkError>> + Send + 'a>>;

/// What arrives at a client.
#[derive(Debug)]
pub(crate) enum Arrived {
    /// A message of the server; if it came where the answer to one request belongs, that one.
    Message(String, Option<RequestId>),
    /// A message that was too long to be kept, or is no text: its ends, and what is wrong.
    Unreadable(Edges, String),
    /// Something that is no message, and was skipped: what is to be told to whoever waits in vain.
    Skipped(String),
    /// What the server says by itself does not arrive any more, or does again.
    Listening(Result<(), String>),
    /// The server does not know the session any more.
    SessionLost,
    /// The answer to one request will not come.
    Failed(RequestId, LinkError),
    /// Nothing will come any more.
    Closed(LinkError),
}

/// How many bytes wait at an inbox before a link that asks for room has to wait.
const BACKLOG: usize = 4 * 1024 * 1024;

/// Where a link puts what the server sends. Clones lead to the same client.
#[derive(Clone, Debug)]
pub struct Inbox {
    sender: mpsc::UnboundedSender<Arrived>,
    backlog: Arc<Backlog>,
}

/// How much the client has not read yet.
#[derive(Debug, Default)]
struct Backlog {
    bytes: AtomicUsize,
    read: Notify,
}

/// Where the messages of an inbox come out.
#[derive(Debug)]
pub(crate) struct Arriving {
    receiver: mpsc::UnboundedReceiver<Arrived>,
    backlog: Arc<Backlog>,
}

impl Arriving {
    /// The next one; `None` once nobody can put in anything any more.
    pub(crate) async fn recv(&mut self) -> Option<Arrived> {
        let arrived = self.receiver.recv().await?;
        if let Arrived::Message(text, _) = &arrived {
            self.backlog.bytes.fetch_sub(text.len(), Ordering::AcqRel);
            self.backlog.read.notify_waiters();
        }
        Some(arrived)
    }

    /// Whether nothing waits to be read.
    #[cfg(all(test, feature = "http-client"))]
    pub(crate) fn is_empty(&self) -> bool {
        self.receiver.is_empty()
    }
}

impl Drop for Arriving {
    fn drop(&mut self) {
        self.receiver.close();
        self.backlog.read.notify_waiters();
    }
}

impl Inbox {
    /// An inbox, and where its messages come out. The client's core reads without waiting for
    /// anybody, so that nothing piles up here.
    pub(crate) fn new() -> (Self, Arriving) {
        let (sender, receiver) = mpsc::unbounded_channel();
        let backlog = Arc::new(Backlog::default());
        (Self { sender, backlog: Arc::clone(&backlog) }, Arriving { receiver, backlog })
    }

    /// Waits until the client has read most of what was put in. A link that reads a stream calls it
    /// after each message, so that a server cannot send faster than the client reads.
    pub async fn room(&self) {
        loop {
            let read = self.backlog.read.notified();
            tokio::pin!(read);
            // Whoever reads after this line wakes this one up.
            read.as_mut().enable();
            if self.backlog.bytes.load(Ordering::Acquire) <= BACKLOG || self.sender.is_closed() {
                return;
            }
            read.await;
        }
    }

    /// Hands over a message of the server.
    pub fn message(&self, text: impl Into<String>) {
        self.put(text.into(), None);
    }

    /// Hands over a message that came where the answer to the request `id` belongs. If it is an
    /// answer to something that was never asked, it is told to whoever waits for that one.
    pub fn message_for(&self, id: &RequestId, text: impl Into<String>) {
        self.put(text.into(), Some(id.clone()));
    }

    fn put(&self, text: String, place: Option<RequestId>) {
        self.backlog.bytes.fetch_add(text.len(), Ordering::AcqRel);
        let _ = self.sender.send(Arrived::Message(text, place));
    }

    /// Says that a message could not be read, as one that is too long, and why. If its ends tell
    /// which request it answers, that one fails.
    pub fn unreadable(&self, edges: Edges, why: impl Into<String>) {
        let _ = self.sender.send(Arrived::Unreadable(edges, why.into()));
    }

    /// Says that something came that is no message: requests that wait in vain tell of it.
    pub fn skipped(&self, what: impl Into<String>) {
        let _ = self.sender.send(Arrived::Skipped(what.into()));
    }

    /// Says whether what the server says by itself arrives; if not, why.
    pub fn listening(&self, state: Result<(), String>) {
        let _ = self.sender.send(Arrived::Listening(state));
    }

    /// Says that the server does not know the session any more, whatever was asked of it.
    pub fn session_lost(&self) {
        let _ = self.sender.send(Arrived::SessionLost);
    }

    /// Says that the answer to one request will not come.
    pub fn failed(&self, id: RequestId, error: LinkError) {
        let _ = self.sender.send(Arrived::Failed(id, error));
    }

    /// Says that nothing will come any more.
    pub fn closed(&self, error: LinkError) {
        let _ = self.sender.send(Arrived::Closed(error));
    }
}

/// A way to one server and back.
pub trait Link: Send + Sync + 'static {
    /// Sends a message. It is done once the message is with the server, or with whatever passes it
    /// on; answers arrive at the inbox. For a request that the server refused without a message of
    /// JSON-RPC it is an error here or [`Inbox::failed`], never both.
    fn send(&self, message: Outgoing) -> Sending<'_>;

    /// Gives up a request. Says whether that alone tells the server, as it does where each request
    /// has a stream of its own; otherwise a notification is due.
    fn give_up(&self, id: &RequestId) -> bool;

    /// Which server it leads to, for errors: a command or a host, without secrets.
    fn server(&self) -> String {
        "the server".to_owned()
    }

    /// What else is known of a server that does not answer, such as its last words.
    fn evidence(&self) -> Option<String> {
        None
    }

    /// What was agreed at the start of a session: the version, from now on.
    fn agreed(&self, version: ProtocolVersion) {
        let _ = version;
    }

    /// Closes the connection in an orderly way.
    fn close(&self) -> Sending<'_>;
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn whoever_asks_for_room_waits_for_the_reader() {
        let (inbox, mut arriving) = Inbox::new();
        inbox.message("x".repeat(BACKLOG));
        inbox.room().await;
        inbox.message("x");
        let waiting = tokio::spawn({
            let inbox = inbox.clone();
            async move { inbox.room().await }
        });
        tokio::task::yield_now().await;
        assert!(!waiting.is_finished());
        assert!(arriving.recv().await.is_some());
        waiting.await.expect("room");
        inbox.message("x".repeat(BACKLOG + 1));
        drop(arriving);
        inbox.room().await;
    }
}
