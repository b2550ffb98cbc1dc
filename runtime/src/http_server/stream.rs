//! A stream of a session, which outlives the connection that carries it.
//!
//! Everything that is sent on it goes into a log first, and from there to whoever reads: the client
//! that waits, and the same client when it comes back for what it missed.
//! <https://modelcontextprotocol.io/specification/2025-11-25/basic/transports#resumability-and-redelivery>

use std::collections::VecDeque;
use std::sync::{Arc, Mutex};
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
use crate::server::session::Attached;
use crate::server::state::{State, StateError};

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
///
/// What is written goes into a log, for a client that comes back, and straight to whoever reads now:
/// what the log forgets, or cannot keep, the reader has all the same.
pub(super) struct Stream {
    pub name: String,
    log: String,
    state: Arc<dyn State>,
    lifetime: Duration,
    /// How far the writing may be ahead of a reader: in messages, and in bytes.
    lead: (usize, usize),
    status: watch::Sender<Status>,
    unread: Mutex<Unread>,
    closings: Option<Closings>,
    room: Notify,
}

#[derive(Default)]
struct Status {
    /// Counts the messages.
    written: u64,
    finished: bool,
    /// Counts the readers that came: only the last one reads.
    reader: u64,
}

/// A message, and where in the log it is, if it is there.
type Written = (Option<u64>, String);

/// What whoever reads has not had.
#[derive(Default)]
struct Unread {
    messages: VecDeque<Written>,
    bytes: usize,
    readers: usize,
}

impl Unread {
    fn push(&mut self, position: Option<u64>, text: String) {
        self.bytes += text.len();
        self.messages.push_back((position, text));
    }

    fn pop(&mut self) -> Option<Written> {
        let message = self.messages.pop_front()?;
        self.bytes -= message.1.len();
        Some(message)
    }

    fn exceeds(&self, lead: (usize, usize)) -> bool {
        self.messages.len() > lead.0 || self.bytes > lead.1
    }
}

impl Stream {
    /// Begins the stream of a request, with somebody who reads it.
    pub async fn open(
        endpoint: &Endpoint,
        session: Busy,
        closings: Option<Closings>,
    ) -> (Arc<Self>, Reader) {
        let name = format!("{REQUEST}{}", endpoint.sessions.random_text::<9>());
        let limits = &endpoint.core.limits;
        let stream = Arc::new(Self {
            log: session.log(&name),
            name: name.clone(),
            state: Arc::clone(&endpoint.core.state),
            lifetime: endpoint.settings.event_lifetime,
            lead: (limits.outbox.max(1), limits.outbox_bytes),
            status: watch::Sender::default(),
            unread: Mutex::default(),
            closings,
            room: Notify::new(),
        });
        let live = Live::new(Arc::clone(&stream), true);
        lock(&session.streams).insert(name.clone(), Arc::clone(&stream));
        stream.append(BEGIN.to_owned()).await;
        let log = Log::new(endpoint, &session, &name);
        (stream, Reader::from_log(endpoint, session, Some(live), log))
    }

    /// Adds a message.
    pub async fn append(&self, text: String) {
        let kept = self.state.append(&self.log, text.clone(), self.lifetime).await;
        let position = kept.inspect_err(|error| {
            tracing::warn!(%error, "a message of a session is not kept: it cannot be had again");
        });
        let position = position.ok();
        {
            let mut unread = lock(&self.unread);
            // Whoever comes later finds it in the log.
            if unread.readers > 0 || position.is_none() {
                unread.push(position, text);
            }
            // What is in no log while nobody reads must not be without end.
            while unread.readers == 0 && unread.exceeds(self.lead) {
                unread.pop();
                tracing::error!("a message of a session that nobody read was lost");
            }
        }
        self.status.send_modify(|status| status.written += 1);
    }

    /// Waits until whoever reads is not too far behind; what nobody reads has its bounds in the log.
    async fn room(&self) {
        loop {
            {
                let unread = lock(&self.unread);
                if unread.readers == 0 || !unread.exceeds(self.lead) {
                    return;
                }
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
    /// While there is a reader, the client is there.
    _attached: Attached,
    keep_alive: Option<Duration>,
    closing: CancellationToken,
    lifetime: Duration,
    /// How long nothing was sent.
    quiet: Duration,
    /// How long nothing was written elsewhere.
    alone: Duration,
    over: bool,
    /// Whether a sign of life is due before anything else is waited for.
    sign_is_due: bool,
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
        lock(&stream.unread).readers += 1;
        let closings = stream.closings.as_ref().map(|closings| {
            let receiver = closings.subscribe();
            let before = if is_new { 0 } else { *receiver.borrow() };
            (receiver, before)
        });
        Self { status: stream.status.subscribe(), stream, me, closings }
    }

    /// Whether somebody else took the place.
    fn is_replaced(&self) -> bool {
        self.status.borrow().reader != self.me
    }

    /// Whether this reader is done once it has read what is there.
    fn ends(&mut self) -> bool {
        let status = self.status.borrow_and_update();
        let closed = self
            .closings
            .as_mut()
            .is_some_and(|(receiver, before)| *receiver.borrow_and_update() > *before);
        status.finished || closed
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

    /// Hands over what was written and is not in the log as far as that was read: not too much of it
    /// at a time.
    fn hand_over(&self, log: &mut Log) {
        let mut unread = lock(&self.stream.unread);
        let mut bytes = 0;
        while bytes < ENOUGH
            && let Some((position, text)) = unread.pop()
        {
            if position.is_none_or(|position| position > log.read_to) {
                bytes += text.len();
                log.waiting.push_back((position, text));
            }
        }
        drop(unread);
        self.stream.room.notify_one();
    }
}

impl Drop for Live {
    fn drop(&mut self) {
        let mut unread = lock(&self.stream.unread);
        unread.readers -= 1;
        if unread.readers == 0 {
            // Whoever comes back finds the rest in the log.
            let messages = std::mem::take(&mut *unread).messages;
            for (position, text) in messages.into_iter().filter(|(at, _)| at.is_none()) {
                unread.push(position, text);
            }
        }
        drop(unread);
        self.stream.room.notify_one();
    }
}

/// The events of one stream, from some position on.
pub(super) struct Log {
    stream: String,
    name: String,
    state: Arc<dyn State>,
    /// The last event that was taken.
    position: u64,
    /// Up to where the log was read.
    read_to: u64,
    /// Whether there may be more in the log.
    is_behind: bool,
    waiting: VecDeque<Written>,
    /// How long a client waits before it comes back, if it is told.
    retry: Option<Duration>,
}

impl Log {
    /// A stream that begins.
    pub fn new(endpoint: &Endpoint, session: &HttpSession, stream: &str) -> Self {
        Self {
            stream: stream.to_owned(),
            name: session.log(stream),
            state: Arc::clone(&endpoint.core.state),
            position: 0,
            read_to: 0,
            is_behind: false,
            waiting: VecDeque::new(),
            retry: has_priming(session.version()).then_some(endpoint.settings.retry),
        }
    }

    /// The same, read from behind `position`.
    pub fn behind(self, position: u64) -> Self {
        Self { position, read_to: position, is_behind: true, ..self }
    }

    /// Adds a message to the log, from where it is read. What cannot be kept is sent all the same.
    pub async fn append(&mut self, text: String, lifetime: Duration) {
        let kept = self.state.append(&self.name, text.clone(), lifetime).await;
        let position = kept.inspect_err(|error| {
            tracing::warn!(%error, "a message of a session is not kept: it cannot be had again");
        });
        self.waiting.push_back((position.ok(), text));
    }

    /// Gets the next piece of what is there, unless one is left to be taken. A log that cannot be read
    /// is an error: the client comes back for what it did not get.
    pub async fn read(&mut self) -> Result<(), StateError> {
        if !self.is_behind || !self.waiting.is_empty() {
            return Ok(());
        }
        let piece = self.state.some_events_after(&self.name, self.read_to, ENOUGH).await;
        let piece =
            piece.inspect_err(|error| tracing::error!(%error, "a stream cannot be read"))?;
        self.is_behind = !piece.is_empty();
        self.read_to = piece.last().map_or(self.read_to, |(position, _)| *position);
        self.waiting.extend(piece.into_iter().map(|(position, text)| (Some(position), text)));
        Ok(())
    }

    /// Whether a stream was ever at `position` and nothing is gone of what came behind it.
    pub async fn knows(self, position: u64) -> bool {
        // The event itself may have expired; the one behind it must not.
        let before = position.saturating_sub(1);
        let events = self.state.some_events_after(&self.name, before, 1).await;
        let first = events.ok().and_then(|events| events.first().map(|(first, _)| *first));
        first.is_some_and(|first| first <= position.saturating_add(1))
    }

    /// What the log ends with, if there is anything in it.
    async fn last(mut self) -> Result<Option<String>, StateError> {
        let mut last = None;
        loop {
            self.read().await?;
            match self.waiting.pop_back() {
                Some((_, text)) => last = Some(text),
                None => return Ok(last),
            }
            self.waiting.clear();
        }
    }

    /// What is there, not too much of it at a time. Says whether it ends with that.
    pub fn take(&mut self, buffer: &mut Vec<u8>) -> bool {
        while buffer.len() < ENOUGH {
            let Some((position, text)) = self.waiting.pop_front() else { break };
            self.position = position.unwrap_or(self.position);
            let id = position.map(|position| EventId { stream: &self.stream, position });
            match (&*text, self.retry, id) {
                (BEGIN, Some(retry), Some(id)) => push_priming(buffer, id, retry),
                (BEGIN, ..) => {}
                (END, ..) => return true,
                (message, _, id) => push_message(buffer, id, message),
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
    fn from_log(endpoint: &Endpoint, session: Busy, live: Option<Live>, log: Log) -> Self {
        Self {
            live,
            log,
            _attached: session.session.attach(),
            session,
            keep_alive: endpoint.settings.keep_alive,
            closing: endpoint.core.closing.clone(),
            lifetime: endpoint.settings.event_lifetime,
            quiet: Duration::ZERO,
            alone: Duration::ZERO,
            over: false,
            sign_is_due: false,
        }
    }

    /// Sends a comment at once if there is nothing else, so that proxies see the stream begin.
    pub fn begin_with_a_sign(&mut self) {
        self.sign_is_due = true;
    }

    /// Whether an event is on the stream of a request.
    pub fn reads(event: EventId<'_>) -> bool {
        event.stream.starts_with(REQUEST)
    }

    /// Reads on where a client left off; nothing if the stream is not known any more.
    pub async fn resume(endpoint: &Endpoint, session: Busy, from: EventId<'_>) -> Option<Self> {
        let stream = lock(&session.streams).get(from.stream).cloned();
        // What is written from now on is not missed, however long the reading of the log takes.
        let live = stream.map(|stream| Live::new(stream, false));
        let log = || Log::new(endpoint, &session, from.stream);
        if !log().knows(from.position).await {
            return None;
        }
        let mut rest = log().behind(from.position);
        rest.read().await.ok()?;
        let mut over = false;
        if rest.waiting.is_empty() && live.is_none() {
            over = log().behind(0).last().await.ok()?? == END;
        }
        Some(Self { over, ..Self::from_log(endpoint, session, live, rest) })
    }

    /// Waits for something to look at. Says whether it is time for a sign of life.
    async fn wait(&mut self) -> bool {
        let Some(live) = &mut self.live else {
            tokio::select! {
                () = tokio::time::sleep(LOOK) => {}
                () = self.closing.cancelled() => self.over = true,
            }
            self.log.is_behind = true;
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
            if self.live.as_ref().is_some_and(Live::is_replaced) {
                return None;
            }
            // What was written before the end is read before it.
            let ends = self.live.as_mut().is_some_and(Live::ends);
            self.log.read().await.ok()?;
            if let Some(live) = &self.live
                && self.log.waiting.is_empty()
            {
                live.hand_over(&mut self.log);
            }
            let mut buffer = Vec::new();
            self.over = self.log.take(&mut buffer);
            if !buffer.is_empty() {
                (self.quiet, self.alone) = (Duration::ZERO, Duration::ZERO);
                return Some(buffer.into());
            }
            if self.over || ends {
                return None;
            }
            if std::mem::take(&mut self.sign_is_due) {
                return Some(Bytes::from_static(KEEP_ALIVE));
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
