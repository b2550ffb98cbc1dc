//! Streams for messages that belong to no request.
//!
//! <https://modelcontextprotocol.io/specification/2025-11-25/basic/transports#listening-for-messages-from-the-server>

use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use bytes::Bytes;
use tokio::sync::watch;
use tokio_util::sync::CancellationToken;

use super::body::Source;
use super::endpoint::Endpoint;
use super::events::{EventId, KEEP_ALIVE};
use super::sessions::Busy;
use super::stateless::pause;
use super::stream::Log;
use crate::server::connection::change_text;
use crate::server::hub::Change;
use crate::server::session::Attached;

/// What the name of such a stream begins with.
const CHANGES: char = 'c';

/// A stream for messages that belong to no request.
pub(super) struct Changes {
    log: Log,
    /// While somebody listens, the client is there.
    _attached: Attached,
    place: Place,
    lifetime: Duration,
    keep_alive: Option<Duration>,
    closing: CancellationToken,
}

/// A place among those of a session that listen for messages. The last one that came gets them: the
/// others may be connections that are dead already.
struct Place {
    session: Busy,
    me: u64,
    places: watch::Receiver<Vec<u64>>,
}

impl Place {
    fn new(session: Busy) -> Self {
        let me = session.next_listener.fetch_add(1, Ordering::Relaxed);
        session.listeners.send_modify(|places| places.push(me));
        Self { places: session.listeners.subscribe(), session, me }
    }

    fn is_mine(&mut self) -> bool {
        self.places.borrow_and_update().last() == Some(&self.me)
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        let me = self.me;
        self.session.listeners.send_modify(|places| places.retain(|place| *place != me));
    }
}

impl Changes {
    /// Listens; goes on where the client left off, if it says where. Nothing if what came behind that
    /// is not known, or not any more.
    pub async fn new(
        endpoint: &Endpoint,
        session: Busy,
        from: Option<EventId<'_>>,
    ) -> Option<Self> {
        let log = match from {
            Some(from) if !from.stream.starts_with(CHANGES) => return None,
            Some(from) => {
                let log = || Log::new(endpoint, &session, from.stream);
                if !log().knows(from.position).await {
                    return None;
                }
                log().behind(from.position)
            }
            None => {
                let name = format!("{CHANGES}{}", endpoint.sessions.random_text::<9>());
                Log::new(endpoint, &session, &name)
            }
        };
        Some(Self {
            log,
            _attached: session.session.attach(),
            place: Place::new(session),
            lifetime: endpoint.settings.event_lifetime,
            keep_alive: endpoint.settings.keep_alive,
            closing: endpoint.core.closing.clone(),
        })
    }

    /// Writes what changed into the log, from where it is sent.
    async fn write(&mut self, changes: Vec<Arc<Change>>) {
        let version = self.place.session.version();
        for text in changes.iter().filter_map(|change| change_text(change, version)) {
            self.log.append(text, self.lifetime).await;
        }
    }
}

impl Source for Changes {
    async fn next(&mut self) -> Option<Bytes> {
        let session = Arc::clone(&self.place.session);
        let listener = Arc::clone(session.session.changes()?);
        loop {
            let mut buffer = Vec::new();
            self.log.read().await.ok()?;
            self.log.take(&mut buffer);
            if !buffer.is_empty() {
                return Some(buffer.into());
            }
            let is_mine = self.place.is_mine();
            let changes = tokio::select! {
                changes = listener.next(), if is_mine => changes,
                _ = self.place.places.changed() => continue,
                () = self.closing.cancelled() => return None,
                () = session.session.closed().cancelled() => return None,
                () = pause(self.keep_alive) => {
                    session.touch().await;
                    return Some(Bytes::from_static(KEEP_ALIVE));
                }
            };
            self.write(changes).await;
        }
    }
}
