//! The transport of 2024-11-05: one stream for everything that the server sends, and an endpoint for
//! what the client does.
//!
//! <https://modelcontextprotocol.io/specification/2024-11-05/basic/transports#http-with-sse>

use std::collections::HashMap;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use bytes::Bytes;
use http::request::Parts;
use http::{Response, StatusCode};
use tokio::sync::mpsc;
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;

use super::answer;
use super::body::{Body, Source};
use super::endpoint::{Endpoint, origin};
use super::events::{ENOUGH, KEEP_ALIVE, push_named};
use super::headers::{self, Accept};
use super::post::parse;
use super::refusal::Refusal;
use super::stateless::pause;
use crate::lock::lock;
use crate::server::connection::Connection;
use crate::server::outbox::{Outbox, Pending};
use crate::server::session::Session;

/// What the messages of a client say which stream they belong to with.
const ID: &str = "sessionId";

/// The streams that are open.
pub(super) struct Connections {
    open: Arc<Mutex<HashMap<String, Open>>>,
    max: usize,
}

struct Open {
    session: Arc<Session>,
    principal: Option<Arc<str>>,
    /// What runs for the client.
    tracker: TaskTracker,
}

impl Connections {
    pub fn new(max: usize) -> Self {
        Self { open: Arc::default(), max: max.max(1) }
    }

    /// The session of a stream, if it is `principal`'s.
    fn find(&self, id: &str, principal: Option<&str>) -> Option<(Arc<Session>, TaskTracker)> {
        let open = lock(&self.open);
        let found = open.get(id).filter(|open| open.principal.as_deref() == principal);
        found.map(|open| (Arc::clone(&open.session), open.tracker.clone()))
    }
}

/// Opens a stream. It says first where the client's messages go.
pub(super) fn open(endpoint: &Endpoint, parts: &Arc<Parts>) -> Response<Body> {
    if !Accept::of(&parts.headers).stream {
        return Refusal::AcceptStream.into();
    }
    let Some(paths) = &endpoint.settings.sse else { return Refusal::Method("POST").into() };
    if let Err(wait) = endpoint.sessions.admit(origin(parts).principal.as_ref()) {
        return Refusal::TooManyOpened(wait).into();
    }
    let limits = &endpoint.core.limits;
    let (outbox, waiting, pending) = Outbox::with_bytes(limits.outbox, limits.outbox_bytes);
    let session = Session::new(outbox, CancellationToken::new());
    let session = Arc::new(session.with_share(endpoint.core.places.share()));
    let tracker = TaskTracker::new();
    let id = endpoint.sessions.random_text::<24>();
    // Relative to where the client got the stream from, wherever that is mounted.
    let up = "../".repeat(paths.stream.matches('/').count());
    let place = format!("{up}{}?{ID}={id}", paths.messages);
    {
        let mut all = lock(&endpoint.connections.open);
        if all.len() >= endpoint.connections.max {
            return Refusal::TooManySessions.into();
        }
        let principal = origin(parts).principal;
        let (session, tracker) = (Arc::clone(&session), tracker.clone());
        all.insert(id.clone(), Open { session, principal, tracker });
    }
    answer::stream(Messages {
        first: Some(place),
        waiting,
        pending,
        keep_alive: endpoint.settings.keep_alive,
        closing: endpoint.core.closing.clone(),
        tracker,
        held: Held { id, session, open: Arc::clone(&endpoint.connections.open) },
    })
}

/// Takes a message of a client whose stream is open.
pub(super) async fn post<B: http_body::Body>(
    endpoint: &Endpoint,
    parts: &Arc<Parts>,
    body: B,
) -> Response<Body> {
    if !headers::is_json(&parts.headers) {
        return Refusal::ContentType.into();
    }
    let (bytes, grant) = match endpoint.receive(&parts.headers, body).await {
        Ok(received) => received,
        Err(refusal) => return refusal.into(),
    };
    let origin = origin(parts);
    let id = parts.uri.query().and_then(|query| {
        query.split('&').find_map(|part| part.strip_prefix(ID)?.strip_prefix('='))
    });
    let session = id.and_then(|id| endpoint.connections.find(id, origin.principal.as_deref()));
    let Some((session, tracker)) = session else { return Refusal::UnknownStream.into() };
    let packet = match parse(&bytes, endpoint.core.limits.max_batch) {
        Ok(packet) => packet,
        Err(reply) => return answer::json(answer::status(&reply), reply.text),
    };
    // From here on every request counts for itself.
    drop(grant);
    Connection::new(&endpoint.core, &session, tracker, origin).packet(packet, bytes.len()).await;
    answer::empty(StatusCode::ACCEPTED)
}

/// An open stream. With it everything ends that was asked on it.
struct Held {
    id: String,
    session: Arc<Session>,
    open: Arc<Mutex<HashMap<String, Open>>>,
}

impl Drop for Held {
    fn drop(&mut self) {
        lock(&self.open).remove(&self.id);
        self.session.abort();
    }
}

struct Messages {
    first: Option<String>,
    waiting: mpsc::Receiver<String>,
    pending: Arc<Pending>,
    keep_alive: Option<Duration>,
    closing: CancellationToken,
    tracker: TaskTracker,
    held: Held,
}

impl Source for Messages {
    async fn next(&mut self) -> Option<Bytes> {
        let mut buffer = Vec::new();
        if let Some(place) = self.first.take() {
            push_named(&mut buffer, "endpoint", &place);
            return Some(buffer.into());
        }
        let message = tokio::select! {
            biased;
            Some(message) = self.waiting.recv() => Some(message),
            () = end(&self.closing, &self.held.session, &self.tracker) => None,
            () = pause(self.keep_alive) => return Some(Bytes::from_static(KEEP_ALIVE)),
        };
        let mut next = message;
        while let Some(message) = next {
            push_named(&mut buffer, "message", &message);
            self.pending.left(message.len() + 1);
            next = if buffer.len() < ENOUGH { self.waiting.try_recv().ok() } else { None };
        }
        (!buffer.is_empty()).then(|| buffer.into())
    }
}

/// Waits until the server closes and everything that ran for the client is answered.
async fn end(closing: &CancellationToken, session: &Session, tracker: &TaskTracker) {
    closing.cancelled().await;
    session.end_of_input();
    tracker.close();
    tracker.wait().await;
}
