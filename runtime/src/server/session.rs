//! A session of an older protocol version: what was agreed at its start, and what is under way.

use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, AtomicI64, Ordering};
use std::sync::{Arc, Mutex, OnceLock};

use mcp_bindings::latest::LoggingLevel;
use mcp_bindings::{ErrorObject, IncomingResponse, Json, RequestId};
use tokio::sync::oneshot;
use tokio_util::sync::CancellationToken;

use super::context::{Outbox, Peer};
use super::hub::Listener;
use crate::lock::lock;

/// What one connection, or one session over HTTP, has under way. Requests of the newest version on
/// the same connection share nothing of it but the table of what runs.
pub(crate) struct Session {
    peer: OnceLock<Arc<Peer>>,
    ready: AtomicBool,
    level: Mutex<Option<LoggingLevel>>,
    changes: OnceLock<Arc<Listener>>,
    running: Mutex<HashMap<RequestId, CancellationToken>>,
    asked: Mutex<HashMap<RequestId, oneshot::Sender<Result<Json, ErrorObject>>>>,
    next_id: AtomicI64,
    closed: CancellationToken,
    /// For messages that belong to no request.
    pub outbox: Outbox,
}

impl Session {
    pub fn new(outbox: Outbox, closed: CancellationToken) -> Self {
        Self {
            peer: OnceLock::new(),
            ready: AtomicBool::new(false),
            level: Mutex::default(),
            changes: OnceLock::new(),
            running: Mutex::default(),
            asked: Mutex::default(),
            next_id: AtomicI64::new(1),
            closed,
            outbox,
        }
    }

    /// What the client said at the start, once it did.
    pub fn peer(&self) -> Option<&Arc<Peer>> {
        self.peer.get()
    }

    /// Notes what the client said at the start. Says no if it did so before.
    pub fn begin(&self, peer: Peer, changes: Listener) -> bool {
        self.peer.set(Arc::new(peer)).is_ok() && self.changes.set(Arc::new(changes)).is_ok()
    }

    /// The changes that the client wants to know of.
    pub fn changes(&self) -> Option<&Arc<Listener>> {
        self.changes.get()
    }

    /// Notes that the client wants to hear of changes now. Says no if it did before.
    pub fn set_ready(&self) -> bool {
        !self.ready.swap(true, Ordering::AcqRel)
    }

    pub fn level(&self) -> Option<LoggingLevel> {
        lock(&self.level).clone()
    }

    pub fn set_level(&self, level: LoggingLevel) {
        *lock(&self.level) = Some(level);
    }

    /// Ends when there will be no more requests.
    pub fn closed(&self) -> &CancellationToken {
        &self.closed
    }

    /// Notes that a request runs. Says no if another one with this id does.
    pub fn start(&self, id: &RequestId, token: &CancellationToken) -> bool {
        use std::collections::hash_map::Entry;
        match lock(&self.running).entry(id.clone()) {
            Entry::Occupied(_) => false,
            Entry::Vacant(place) => {
                place.insert(token.clone());
                true
            }
        }
    }

    pub fn finish(&self, id: &RequestId) {
        lock(&self.running).remove(id);
    }

    /// Cancels a request, if it runs.
    pub fn cancel(&self, id: &RequestId) {
        let token = lock(&self.running).get(id).cloned();
        if let Some(token) = token {
            token.cancel();
        }
    }

    /// There will be no more requests, and no answers to questions.
    pub fn end_of_input(&self) {
        self.closed.cancel();
        lock(&self.asked).clear();
    }

    /// Cancels everything that runs.
    pub fn abort(&self) {
        self.end_of_input();
        let running: Vec<CancellationToken> = lock(&self.running).values().cloned().collect();
        running.iter().for_each(CancellationToken::cancel);
    }

    /// An id for a question to the client, and where its answer will arrive.
    pub fn ask(self: &Arc<Self>) -> Question {
        let id = RequestId::from(self.next_id.fetch_add(1, Ordering::Relaxed));
        let (sender, answer) = oneshot::channel();
        lock(&self.asked).insert(id.clone(), sender);
        Question { id, answer, session: Arc::clone(self) }
    }

    /// Takes the answer to a question. Answers that nobody waits for are ignored.
    pub fn answer(&self, response: IncomingResponse<'_>) {
        let Some(sender) = response.id.and_then(|id| lock(&self.asked).remove(&id)) else { return };
        let outcome = response.outcome.map(|result| Json::from(result.to_owned()));
        let _ = sender.send(outcome);
    }
}

/// A question to the client that waits for its answer; dropped, it no longer does.
pub(crate) struct Question {
    pub id: RequestId,
    pub answer: oneshot::Receiver<Result<Json, ErrorObject>>,
    session: Arc<Session>,
}

impl Drop for Question {
    fn drop(&mut self) {
        lock(&self.session.asked).remove(&self.id);
    }
}
