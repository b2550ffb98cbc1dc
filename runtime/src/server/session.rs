//! A session of an older protocol version: what was agreed at its start, and what is under way.

use std::collections::{BTreeMap, HashMap};
use std::sync::atomic::{AtomicBool, AtomicI64, Ordering};
use std::sync::{Arc, Mutex, OnceLock};
use std::time::Duration;

use mcp_bindings::latest::LoggingLevel;
use mcp_bindings::{ErrorObject, IncomingResponse, Json, RequestId};
use tokio::sync::{oneshot, watch};
use tokio_util::sync::CancellationToken;

use super::budget::{Budget, Grant};
use super::context::Peer;
use super::hub::{Listener, entry_bytes};
use super::limits::Limits;
use super::outbox::Outbox;
use super::places::PeerShare;
use super::service::Core;
use crate::lock::lock;

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
    /// What its requests may take of the places; nothing where it is the only peer.
    pub share: Option<PeerShare>,
    /// How many streams to the client are open, where its messages travel on streams of their own.
    streams: Option<watch::Sender<usize>>,
    /// What is kept of it.
    held: Mutex<Held>,
}

/// What is kept of a session, in bytes.
#[derive(Default)]
struct Held {
    /// What the client said of itself.
    said: usize,
    subscribed: usize,
    grant: Option<Grant>,
}

impl Held {
    fn grow(&mut self, bytes: usize, limits: &Limits, kept: &Arc<Budget>) -> bool {
        if self.said + self.subscribed + bytes > limits.session_bytes {
            return false;
        }
        match &mut self.grant {
            Some(grant) => grant.grow(bytes),
            none => {
                *none = kept.take(bytes);
                none.is_some()
            }
        }
    }
}

/// An open stream to the client of a session.
#[cfg(feature = "http-server")]
pub(crate) struct Attached(Arc<Session>);

#[cfg(feature = "http-server")]
impl Drop for Attached {
    fn drop(&mut self) {
        if let Some(streams) = &self.0.streams {
            streams.send_modify(|count| *count -= 1);
        }
    }
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
            share: None,
            streams: None,
            held: Mutex::default(),
        }
    }

    /// The same with a share of the places.
    pub fn with_share(mut self, share: PeerShare) -> Self {
        self.share = Some(share);
        self
    }

    /// The same for a client that is there only while one of its streams is open.
    #[cfg(feature = "http-server")]
    pub fn with_streams(mut self) -> Self {
        self.streams = Some(watch::Sender::new(0));
        self
    }

    /// Notes that a stream to the client is open, until the guard is dropped.
    #[cfg(feature = "http-server")]
    pub fn attach(self: &Arc<Self>) -> Attached {
        if let Some(streams) = &self.streams {
            streams.send_modify(|count| *count += 1);
        }
        Attached(Arc::clone(self))
    }

    /// Ends when the client has had no stream open for so long that it counts as gone.
    pub async fn absent(&self, absence: Duration) {
        let Some(streams) = &self.streams else { return std::future::pending().await };
        let mut streams = streams.subscribe();
        loop {
            let _ = streams.wait_for(|count| *count == 0).await;
            let back = streams.wait_for(|count| *count > 0);
            if tokio::time::timeout(absence, back).await.is_err() {
                return;
            }
        }
    }

    /// Notes how many bytes the client said of itself. Says no if that is too much to keep.
    pub fn keep(&self, bytes: usize, core: &Core) -> bool {
        let mut held = lock(&self.held);
        let has_room = held.grow(bytes, &core.limits, &core.kept);
        held.said += if has_room { bytes } else { 0 };
        has_room
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
    pub fn subscribe(&self, uri: &str, core: &Core) -> bool {
        let Some(changes) = self.changes() else { return false };
        let mut held = lock(&self.held);
        let mut has_room = true;
        changes.update(|interest| {
            if interest.resources.contains(uri) {
                return;
            }
            let bytes = entry_bytes(uri);
            has_room = held.grow(bytes, &core.limits, &core.kept);
            if has_room {
                held.subscribed += bytes;
                interest.resources.insert(uri.to_owned());
            }
        });
        has_room
    }

    /// Notes that the client wants to hear of a resource no longer.
    pub fn unsubscribe(&self, uri: &str) {
        let Some(changes) = self.changes() else { return };
        let mut held = lock(&self.held);
        changes.update(|interest| {
            if interest.resources.remove(uri) {
                held.subscribed -= entry_bytes(uri);
            }
        });
        let left = held.said + held.subscribed;
        if let Some(grant) = &mut held.grant {
            grant.shrink_to(left);
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

    /// Ends a question without an answer. Says no if there is none with this id.
    pub fn fail(&self, id: &RequestId, error: &ErrorObject) -> bool {
        let sender = lock(&self.asked).remove(id);
        sender.is_some_and(|sender| sender.send(Err(error.clone())).is_ok())
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
    use crate::server::Server;
    use crate::server::hub::Interest;
    use mcp_bindings::ProtocolVersion;
    use mcp_bindings::latest::ClientCapabilities;

    #[test]
    fn what_is_kept_of_a_session_has_bounds() {
        let mut limits = Limits::default();
        (limits.session_bytes, limits.all_session_bytes) = (10_000, 12_000);
        let core = Server::new("test", "1").limits(limits).into_service().core;
        let begun = || {
            let session = Session::new(Outbox::nowhere(), CancellationToken::new());
            let (version, capabilities) = (ProtocolVersion::V2025_11_25, ClientCapabilities::new());
            let peer = Peer { version, info: None, capabilities };
            assert!(session.begin(peer, core.hub.listen(Interest::default())));
            session
        };
        let session = begun();
        assert!(session.keep(1_000, &core));
        let mut count = 0;
        while session.subscribe(&count.to_string(), &core) {
            count += 1;
        }
        assert!((50..200).contains(&count), "{count}");
        assert!(session.subscribe("7", &core), "it has this one already");
        assert!(core.kept.taken() <= 10_000);
        let other = begun();
        assert!(!other.keep(5_000, &core), "all sessions have too much together");
        assert!(other.keep(1_000, &core));
        for number in 0..count {
            session.unsubscribe(&number.to_string());
        }
        assert_eq!(core.kept.taken(), 2_000);
        assert!(!session.subscribe(&"x".repeat(10_000), &core));
        assert!(session.subscribe("one more", &core));
        drop((session, other));
        assert_eq!(core.kept.taken(), 0);
    }
}
