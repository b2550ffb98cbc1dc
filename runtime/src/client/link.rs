//! What carries messages between a client and one server.
//!
//! The client's core knows requests, versions and answers; a [`Link`] knows bytes, processes and
//! HTTP. A link takes whole messages, and hands every message of the server to its [`Inbox`].

use std::fmt;
use std::future::Future;
use std::pin::Pin;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use mcp_bindings::{ProtocolVersion, RequestId};
use tokio::sync::{Notify, mpsc};

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
        /// The status.
        status: u16,
        /// The beginning of the body.
        body: String,
    },
    /// The server wants to know who asks: 401 or 403.
    Unauthorized {
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

impl fmt::Display for LinkError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Closed(why) => write!(f, "the connection is closed: {why}"),
            Self::Status { status, body } if body.is_empty() => {
                write!(f, "the server answered with status {status}")
            }
            Self::Status { status, body } => {
                write!(f, "the server answered with status {status}: {body}")
            }
            Self::Unauthorized { status, challenge: Some(challenge) } => {
                write!(f, "the server wants authorization ({status}): {challenge}")
            }
            Self::Unauthorized { status, challenge: None } => {
                write!(f, "the server wants authorization ({status})")
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
    /// A message of the server.
    Message(String),
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
        if let Arrived::Message(text) = &arrived {
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
        let text = text.into();
        self.backlog.bytes.fetch_add(text.len(), Ordering::AcqRel);
        let _ = self.sender.send(Arrived::Message(text));
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
