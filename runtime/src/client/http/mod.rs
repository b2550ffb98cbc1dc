//! Streamable HTTP from the client's end: every message is a request of its own, and answers come
//! as JSON or as streams of events.
//!
//! <https://modelcontextprotocol.io/specification/2026-07-28/basic/transports/streamable-http>, with
//! the sessions and the streams that go on of earlier versions
//! (<https://modelcontextprotocol.io/specification/2025-11-25/basic/transports#streamable-http>), and
//! the deprecated transport before them.

mod answer;
mod connection;
mod deprecated;
mod events;
mod exchange;
mod hearing;
mod reconnect;
mod session;
mod settings;
mod stream;
#[cfg(test)]
mod tests;
mod tokens;

use std::collections::HashMap;
use std::fmt;
use std::sync::{Arc, Mutex, MutexGuard};
use std::time::Duration;

use http::HeaderMap;
use http::StatusCode;
use mcp_bindings::session::InitializedNotification;
use mcp_bindings::{Notification, ProtocolVersion, RequestId};
use tokio::runtime::Handle;
use tokio::sync::oneshot;
use tokio_util::sync::CancellationToken;

pub use self::settings::{HttpSettings, RefusedToken, TokenSource};
pub use crate::headers;

use self::connection::{Connection, shown};
use self::session::{is_stateless, opens_session};
use self::stream::Wanted;
use super::link::{Inbox, Link, LinkError, Outgoing, Sending};
use crate::lock::lock;

/// How long closing waits for the server to end the session.
const CLOSED_WITHIN: Duration = Duration::from_secs(5);

/// A link to a server over HTTP.
///
/// Requests run on their own once they are sent, whatever becomes of the future that sent them:
/// giving one up is [`Link::give_up`]. It needs the runtime of `tokio`. Dropping the link ends
/// everything that runs for it; its session is ended at the server in the background, unless the
/// runtime ends first.
pub struct HttpLink {
    connection: Arc<Connection>,
    running: Arc<Mutex<HashMap<RequestId, Running>>>,
    runtime: Option<Handle>,
}

/// A request that is not answered yet.
struct Running {
    /// Whether nothing but the connection tells the server that it was given up.
    alone: bool,
    given_up: CancellationToken,
}

impl HttpLink {
    /// A link to the server at `url`. Nothing is sent yet.
    ///
    /// # Errors
    /// If `url` is no address of HTTP, or the system's certificates cannot be read.
    pub fn new(url: &str, inbox: Inbox, settings: HttpSettings) -> Result<Self, LinkError> {
        let connection = Connection::new(url, inbox, settings)?;
        Ok(Self { connection, running: Arc::default(), runtime: Handle::try_current().ok() })
    }

    fn running(&self) -> MutexGuard<'_, HashMap<RequestId, Running>> {
        lock(&self.running)
    }

    /// Makes sure that a message can be sent.
    fn prepare(&self, message: &Outgoing) -> Result<(), LinkError> {
        if self.connection.closing.is_cancelled() {
            return Err(closed());
        }
        let mut session = self.connection.session();
        if opens_session(message) {
            session.begin();
        } else if session.lost && !is_stateless(message) {
            return Err(LinkError::SessionLost);
        }
        Ok(())
    }

    /// Sends a request. Its answer or its failure will be in the inbox.
    fn ask(&self, id: RequestId, message: Outgoing) {
        let alone = is_stateless(&message) || opens_session(&message);
        let given_up = CancellationToken::new();
        let running = Running { alone, given_up: given_up.clone() };
        self.running().insert(id.clone(), running);
        let wanted = Wanted {
            id,
            step: message.method.clone().unwrap_or_default(),
            resumable: !is_stateless(&message),
            given_up,
        };
        let (connection, all) = (Arc::clone(&self.connection), Arc::clone(&self.running));
        self.connection.tracker.spawn(async move {
            let never = CancellationToken::new();
            let abandoned = if alone { &wanted.given_up } else { &never };
            let outcome = tokio::select! {
                biased;
                () = connection.closing.cancelled() => Ok(()),
                () = abandoned.cancelled() => Ok(()),
                outcome = connection.ask(message, &wanted) => outcome,
            };
            lock(&all).remove(&wanted.id);
            if let Err(error) = outcome {
                connection.inbox.failed(wanted.id, error);
            }
        });
    }

    /// Opens the stream on which the server speaks first, and waits a while for it: what the server
    /// has to say to the first request may come there.
    async fn listen(&self) {
        let connection = &self.connection;
        let ended = {
            let session = connection.session();
            // Whatever the version of the session: it is the transport that has this stream.
            let has_stream = session.version.is_some_and(ProtocolVersion::has_handshake);
            if !has_stream || session.endpoint.is_some() {
                return;
            }
            session.ended.clone()
        };
        let (opened, open) = oneshot::channel();
        let (listening, closing) = (Arc::clone(connection), connection.closing.clone());
        connection.tracker.spawn(async move {
            tokio::select! {
                () = listening.listen(opened) => {}
                () = ended.cancelled() => {}
                () = closing.cancelled() => {}
            }
        });
        let _ = tokio::time::timeout(connection.settings.stream_wait, open).await;
    }

    /// What names the session that is to be ended at the server, if there is one; it is over here.
    fn leave_session(&self) -> Option<HeaderMap> {
        let mut session = self.connection.session();
        if session.id.is_none() || session.endpoint.is_some() {
            return None;
        }
        let mut headers = HeaderMap::new();
        session.name(&mut headers);
        session.begin();
        Some(headers)
    }

    /// Tells the server that the session is over, if there is one.
    async fn end_session(&self) -> Result<(), LinkError> {
        let Some(headers) = self.leave_session() else { return Ok(()) };
        let ended = tokio::time::timeout(CLOSED_WITHIN, self.connection.delete(headers)).await;
        let late = format!("the session was not ended within {CLOSED_WITHIN:?}");
        let response = ended.map_err(|_| self.connection.lost(&late))??;
        match response.status() {
            // Not every server lets clients end sessions, and this one may be over already.
            StatusCode::METHOD_NOT_ALLOWED | StatusCode::NOT_FOUND => Ok(()),
            status if status.is_success() => Ok(()),
            _ => {
                let (refused, _) = self.connection.refused(response, &HeaderMap::new(), None).await;
                refused
            }
        }
    }
}

impl Link for HttpLink {
    fn send(&self, message: Outgoing) -> Sending<'_> {
        Box::pin(async move {
            self.prepare(&message)?;
            if let Some(id) = message.id.clone() {
                self.ask(id, message);
                return Ok(());
            }
            let initialized = message.method.as_deref() == Some(InitializedNotification::METHOD);
            let sending = self.connection.tell(message);
            let sent = self.connection.closing.run_until_cancelled(sending).await;
            sent.unwrap_or_else(|| Err(closed()))?;
            if initialized {
                self.listen().await;
            }
            Ok(())
        })
    }

    fn server(&self) -> String {
        self.connection.server()
    }

    /// Where a request stands for itself, its connection is closed, and that tells the server. In a
    /// session a notification does, and what the server sends meanwhile is still taken. Opening a
    /// session cannot be taken back by a notification: its connection is closed, too.
    fn give_up(&self, id: &RequestId) -> bool {
        match self.running().get(id) {
            Some(running) => {
                running.given_up.cancel();
                running.alone
            }
            None => self.connection.session().version.is_none_or(|it| !it.has_handshake()),
        }
    }

    fn agreed(&self, version: ProtocolVersion) {
        self.connection.session().version = Some(version);
    }

    fn close(&self) -> Sending<'_> {
        Box::pin(async move {
            if self.connection.closing.is_cancelled() {
                return Ok(());
            }
            let ended = self.end_session().await;
            self.connection.closing.cancel();
            self.connection.tracker.close();
            self.connection.inbox.closed(closed());
            ended
        })
    }
}

impl Drop for HttpLink {
    fn drop(&mut self) {
        if self.connection.closing.is_cancelled() {
            return;
        }
        self.connection.closing.cancel();
        let (Some(runtime), Some(headers)) = (&self.runtime, self.leave_session()) else { return };
        let connection = Arc::clone(&self.connection);
        runtime.spawn(async move {
            let ended = tokio::time::timeout(CLOSED_WITHIN, connection.delete(headers)).await;
            if !matches!(ended, Ok(Ok(_))) {
                tracing::debug!("the session of a dropped client was not ended at its server");
            }
        });
    }
}

impl fmt::Debug for HttpLink {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("HttpLink")
            .field("url", &shown(&self.connection.url))
            .field("settings", &self.connection.settings)
            .finish_non_exhaustive()
    }
}

fn closed() -> LinkError {
    LinkError::Closed("the client closed it".to_owned())
}
