//! A session of an older protocol version: what was agreed at its start, and what is under way.

use std::collections::{BTreeMap, HashMap};
use std::sync::atomic::{AtomicBool, AtomicI64, Ordering};
use std::sync::{Arc, Mutex, OnceLock};

use mcp_bindings::latest::LoggingLevel;
use mcp_bindings::{ErrorObject, IncomingResponse, Json, RequestId};
use tokio::sync::oneshot;
use tokio_util::sync::CancellationToken;

use super::context::{Outbox, Peer};
use super::hub::Listener;
use crate::lock::lock;

/// To how many resources a session can subscribe.
const MAX_SUBSCRIBED: usize = 10_000;
/// How many bytes their URIs have together at most.
const MAX_SUBSCRIBED_BYTES: usize = 1024 * 1024;

/// What one connection, or one session over HTTP, has under way. Requests of the newest version on
/// the same connection share nothing of it but the table of what runs.
pub(crate) struct Session {
    peer: OnceLock<Arc<Peer>>,
    ready: AtomicBool,
    level: Mutex<Option<LoggingLevel>>,
    changes: OnceLock<Arc<Listener>>,
    /// Few run at a time: to compare ids is cheaper then than to hash them, and many cost no more.
    running: Mutex<BTreeMap<RequestId, CancellationToken>>,
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

    /// Notes that the client wants to hear of a resource. Says no if that would be too many.
    pub fn subscribe(&self, uri: &str) -> bool {
        let mut has_room = true;
        self.update_resources(|uris| {
            if uris.iter().any(|known| known == uri) {
                return;
            }
            let bytes: usize = uris.iter().map(String::len).sum();
            has_room = uris.len() < MAX_SUBSCRIBED && bytes + uri.len() <= MAX_SUBSCRIBED_BYTES;
            if has_room {
                uris.push(uri.to_owned());
            }
        });
        has_room
    }

    /// Notes that the client wants to hear of a resource no longer.
    pub fn unsubscribe(&self, uri: &str) {
        self.update_resources(|uris| uris.retain(|known| known != uri));
    }

    fn update_resources(&self, update: impl FnOnce(&mut Vec<String>)) {
        if let Some(changes) = self.changes() {
            changes.update(|interest| {
                update(interest.filter.resource_subscriptions.get_or_insert_with(Vec::new));
            });
        }
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
        use std::collections::btree_map::Entry;
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::server::hub::{Hub, Interest};
    use crate::server::state::Memory;
    use mcp_bindings::ProtocolVersion;
    use mcp_bindings::latest::ClientCapabilities;

    fn session() -> Session {
        let outbox = tokio::sync::mpsc::channel(1).0;
        let session = Session::new(outbox, CancellationToken::new());
        let (version, capabilities) = (ProtocolVersion::V2025_11_25, ClientCapabilities::new());
        let hub = Hub::new(Arc::new(Memory::default()));
        let peer = Peer { version, info: None, capabilities };
        assert!(session.begin(peer, hub.listen(Interest::default())));
        session
    }

    #[test]
    fn subscriptions_have_bounds() {
        let session = session();
        for number in 0..MAX_SUBSCRIBED {
            assert!(session.subscribe(&number.to_string()));
        }
        assert!(!session.subscribe("one more"));
        assert!(session.subscribe("7"), "it has this one already");
        session.unsubscribe("7");
        assert!(!session.subscribe(&"x".repeat(MAX_SUBSCRIBED_BYTES)));
        assert!(session.subscribe("one more"));
    }
}
