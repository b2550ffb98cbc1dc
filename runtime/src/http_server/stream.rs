//! A stream of a session, which outlives the connection that carries it.
//!
//! Everything that is sent on it goes into a log first, and from there to whoever reads: the client
//! that waits, and the same client when it comes back for what it missed.
//! <https://modelcontextprotocol.io/specification/2025-11-25/basic/transports#resumability-and-redelivery>

use std::collections::VecDeque;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering};
use std::time::Duration;

use bytes::Bytes;
use tokio::sync::{Notify, mpsc, watch};
use tokio_util::sync::CancellationToken;

use super::body::Source;
use super::endpoint::Endpoint;
use super::events::{ENOUGH, EventId, KEEP_ALIVE, push_message, push_priming};
use super::flight::{Flight, drain};
use super::sessions::{Busy, HttpSession};
use super::stateless::pause;
use crate::lock::lock;
use crate::server::state::{Event, State};

/// What the log begins with: no message, only a position to come back to.
const BEGIN: &str = "";
/// What the log ends with. Messages are objects or arrays.
const END: &str = "end";
/// What the name of the stream of a request begins with.
const REQUEST: char = 'r';
/// How often the log of a stream is looked at that another copy of the server writes.
const LOOK: Duration = Duration::from_millis(500);

/// Counts how often a handler wants the connection closed.
pub(super) type Closings = Arc<watch::Sender<u64>>;

/// The stream of a request that is still written.
pub(super) struct Stream {
    pub name: String,
    log: String,
    state: Arc<dyn State>,
    lifetime: Duration,
    /// How far the writing may be ahead of a reader.
    lead: u64,
    status: watch::Sender<Status>,
    closings: Option<Closings>,
    read: AtomicU64,
    readers: AtomicUsize,
    room: Notify,
}

#[derive(Default)]
struct Status {
    written: u64,
    finished: bool,
    /// Counts the readers that came: only the last one reads.
    reader: u64,
}

impl Stream {
    /// Begins the stream of a request.
    pub async fn open(
        endpoint: &Endpoint,
        session: &HttpSession,
        closings: Option<Closings>,
    ) -> Arc<Self> {
        let name = format!("{REQUEST}{}", endpoint.sessions.random_text::<9>());
        let stream = Arc::new(Self {
            log: session.log(&name),
            name: name.clone(),
            state: Arc::clone(&endpoint.core.state),
            lifetime: endpoint.settings.event_lifetime,
            lead: u64::try_from(endpoint.core.limits.outbox.max(1)).unwrap_or(u64::MAX),
            status: watch::Sender::default(),
            closings,
            read: AtomicU64::new(0),
            readers: AtomicUsize::new(0),
            room: Notify::new(),
        });
        lock(&session.streams).insert(name, Arc::clone(&stream));
        stream.append(BEGIN.to_owned()).await;
        stream
    }

    /// Adds a message.
    pub async fn append(&self, text: String) {
        match self.state.append(&self.log, text, self.lifetime).await {
            Ok(position) => self.status.send_modify(|status| status.written = position),
            Err(error) => {
                tracing::error!(%error, "a message of a session was lost");
                self.status.send_modify(|status| status.finished = true);
            }
        }
    }

    /// Waits until whoever reads is not too far behind; what nobody reads has its bounds in the log.
    async fn room(&self) {
        loop {
            let ahead =
                self.status.borrow().written.saturating_sub(self.read.load(Ordering::Acquire));
            if ahead <= self.lead || self.readers.load(Ordering::Acquire) == 0 {
                return;
            }
            self.room.notified().await;
        }
    }

    /// Nothing will come any more.
    pub async fn finish(&self, session: &HttpSession) {
        self.append(END.to_owned()).await;
        self.status.send_modify(|status| status.finished = true);
        lock(&session.streams).remove(&self.name);
    }

    /// Runs a request to its end, and writes what it tells and its answer.
    pub async fn carry(
        self: Arc<Self>,
        session: Busy,
        flight: Flight,
        mut waiting: mpsc::Receiver<String>,
    ) {
        // The request goes on while this waits for whoever reads.
        let mut done = flight.detach();
        let reply = loop {
            tokio::select! {
                biased;
                Some(message) = waiting.recv() => {
                    self.append(message).await;
                    self.room().await;
                }
                reply = &mut done => break reply.ok().flatten(),
            }
        };
        for message in drain(&mut waiting) {
            self.append(message).await;
        }
        if let Some(reply) = reply {
            self.append(reply.text).await;
        }
        self.finish(&session).await;
    }
}

/// Reads the stream of a request from some position on.
pub(super) struct Reader {
    /// Nothing if the request is done, or runs on another copy of the server.
    live: Option<Live>,
    log: Log,
    session: Busy,
    keep_alive: Option<Duration>,
    closing: CancellationToken,
    lifetime: Duration,
    /// How long nothing was sent.
    quiet: Duration,
    /// How long nothing was written elsewhere.
    alone: Duration,
    over: bool,
}

/// A place among the readers of a stream.
struct Live {
    stream: Arc<Stream>,
    status: watch::Receiver<Status>,
    me: u64,
    /// Where the handler may want the connection closed, and how often it had before.
    closings: Option<(watch::Receiver<u64>, u64)>,
}

impl Live {
    /// Takes the place of whoever read before.
    fn new(stream: Arc<Stream>, is_new: bool) -> Self {
        let mut me = 0;
        stream.status.send_modify(|status| {
            status.reader += 1;
            me = status.reader;
        });
        stream.readers.fetch_add(1, Ordering::AcqRel);
        let closings = stream.closings.as_ref().map(|closings| {
            let receiver = closings.subscribe();
            let before = if is_new { 0 } else { *receiver.borrow() };
            (receiver, before)
        });
        Self { status: stream.status.subscribe(), stream, me, closings }
    }

    /// Whether this reader is done once it has read what is there.
    fn ends(&mut self) -> bool {
        let status = self.status.borrow_and_update();
        let closed = self
            .closings
            .as_mut()
            .is_some_and(|(receiver, before)| *receiver.borrow_and_update() > *before);
        status.finished || status.reader != self.me || closed
    }

    /// Waits until something is to be looked at.
    async fn changed(&mut self) {
        let closed = async {
            match &mut self.closings {
                Some((receiver, _)) => drop(receiver.changed().await),
                None => std::future::pending().await,
            }
        };
        tokio::select! {
            _ = self.status.changed() => {}
            () = closed => {}
        }
    }

    fn note_read(&self, position: u64) {
        self.stream.read.fetch_max(position, Ordering::AcqRel);
        self.stream.room.notify_one();
    }
}

impl Drop for Live {
    fn drop(&mut self) {
        self.stream.readers.fetch_sub(1, Ordering::AcqRel);
        self.stream.room.notify_one();
    }
}

/// The events of one stream, from some position on.
pub(super) struct Log {
    stream: String,
    name: String,
    state: Arc<dyn State>,
    position: u64,
    waiting: VecDeque<Event>,
    /// How long a client waits before it comes back, if it is told.
    retry: Option<Duration>,
}

impl Log {
    /// Reads a stream from behind `position`.
    pub fn new(endpoint: &Endpoint, session: &HttpSession, stream: &str, position: u64) -> Self {
        Self {
            stream: stream.to_owned(),
            name: session.log(stream),
            state: Arc::clone(&endpoint.core.state),
            position,
            waiting: VecDeque::new(),
            retry: has_priming(session.version()).then_some(endpoint.settings.retry),
        }
    }

    /// Adds a message to the log, from where it is read.
    pub async fn append(&mut self, text: String, lifetime: Duration) {
        match self.state.append(&self.name, text.clone(), lifetime).await {
            Ok(position) => self.waiting.push_back((position, text)),
            Err(error) => tracing::error!(%error, "a message of a session was lost"),
        }
    }

    /// Gets what is there.
    pub async fn read(&mut self) {
        if !self.waiting.is_empty() {
            return;
        }
        match self.state.events_after(&self.name, self.position).await {
            Ok(events) => self.waiting = events.into(),
            Err(error) => tracing::error!(%error, "a stream cannot be read"),
        }
    }

    /// What is there, not too much of it at a time. Says whether it ends with that.
    pub fn take(&mut self, buffer: &mut Vec<u8>) -> bool {
        while buffer.len() < ENOUGH {
            let Some((position, text)) = self.waiting.pop_front() else { break };
            self.position = position;
            let id = EventId { stream: &self.stream, position };
            match (&*text, self.retry) {
                (BEGIN, None) => {}
                (BEGIN, Some(retry)) => push_priming(buffer, id, retry),
                (END, _) => return true,
                (message, _) => push_message(buffer, Some(id), message),
            }
        }
        false
    }
}

/// Whether clients of a version expect an event without data at the beginning; others would take it
/// for a broken message.
pub(super) fn has_priming(version: mcp_bindings::ProtocolVersion) -> bool {
    version.has_handshake() && version >= mcp_bindings::ProtocolVersion::V2025_11_25
}

impl Reader {
    /// Reads a stream that was just begun.
    pub fn new(endpoint: &Endpoint, session: Busy, stream: Arc<Stream>) -> Self {
        let log = Log::new(endpoint, &session, &stream.name, 0);
        Self::from_log(endpoint, session, Some(Live::new(stream, true)), log)
    }

    fn from_log(endpoint: &Endpoint, session: Busy, live: Option<Live>, log: Log) -> Self {
        Self {
            live,
            log,
            session,
            keep_alive: endpoint.settings.keep_alive,
            closing: endpoint.core.closing.clone(),
            lifetime: endpoint.settings.event_lifetime,
            quiet: Duration::ZERO,
            alone: Duration::ZERO,
            over: false,
        }
    }

    /// Whether an event is on the stream of a request.
    pub fn reads(event: EventId<'_>) -> bool {
        event.stream.starts_with(REQUEST)
    }

    /// Reads on where a client left off; nothing if the stream is not known any more.
    pub async fn resume(endpoint: &Endpoint, session: Busy, from: EventId<'_>) -> Option<Self> {
        let stream = lock(&session.streams).get(from.stream).cloned();
        let live = stream.map(|stream| Live::new(stream, false));
        let mut log = Log::new(endpoint, &session, from.stream, 0);
        log.read().await;
        if log.waiting.is_empty() && live.is_none() {
            return None;
        }
        let is_finished = log.waiting.back().is_some_and(|(_, text)| text == END);
        log.waiting.retain(|(position, _)| *position > from.position);
        log.position = from.position;
        let over = is_finished && log.waiting.is_empty();
        Some(Self { over, ..Self::from_log(endpoint, session, live, log) })
    }

    /// Waits for something to look at. Says whether it is time for a sign of life.
    async fn wait(&mut self) -> bool {
        let Some(live) = &mut self.live else {
            tokio::select! {
                () = tokio::time::sleep(LOOK) => {}
                () = self.closing.cancelled() => self.over = true,
            }
            self.quiet += LOOK;
            self.alone += LOOK;
            // The copy of the server that should write is gone, and so are the events.
            self.over |= self.alone >= self.lifetime;
            return self.keep_alive.is_some_and(|period| self.quiet >= period);
        };
        tokio::select! {
            () = live.changed() => false,
            () = pause(self.keep_alive) => true,
        }
    }
}

impl Source for Reader {
    async fn next(&mut self) -> Option<Bytes> {
        let closed = self.session.session.closed().clone();
        while !self.over {
            // What was written before the end is read before it.
            let ends = self.live.as_mut().is_some_and(Live::ends);
            self.log.read().await;
            let mut buffer = Vec::new();
            self.over = self.log.take(&mut buffer);
            if let Some(live) = &self.live {
                live.note_read(self.log.position);
            }
            if !buffer.is_empty() {
                (self.quiet, self.alone) = (Duration::ZERO, Duration::ZERO);
                return Some(buffer.into());
            }
            if self.over || ends {
                return None;
            }
            let sign = tokio::select! {
                sign = self.wait() => sign,
                () = closed.cancelled() => return None,
            };
            if sign && !self.over {
                self.quiet = Duration::ZERO;
                self.session.touch().await;
                return Some(Bytes::from_static(KEEP_ALIVE));
            }
        }
        None
    }
}
