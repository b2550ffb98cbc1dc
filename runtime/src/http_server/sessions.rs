//! The sessions of older versions: who is known by which id.
//!
//! <https://modelcontextprotocol.io/specification/2025-11-25/basic/transports#session-management>

use std::collections::{HashMap, VecDeque};
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, Weak};
use std::time::Duration;

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use mcp_bindings::ProtocolVersion;
use ring::rand::{SecureRandom, SystemRandom};
use tokio::sync::watch;
use tokio::time::Instant;
use tokio_util::sync::CancellationToken;

use super::rate::Rate;
use super::record::Record;
use super::settings::HttpSettings;
use super::stream::Stream;
use crate::lock::lock;
use crate::server::outbox::Outbox;
use crate::server::request::begin;
use crate::server::service::Core;
use crate::server::session::Session;
use crate::server::state::State;

/// How many random bytes an id has.
const ID_BYTES: usize = 24;
/// Longer ids than this were never given out.
const LONGEST_ID: usize = 64;
/// How often what is over is looked for, at most.
const SWEEP: Duration = Duration::from_secs(60);
/// What copies of the server tell each other when a session ends, before its id. It is no message
/// of the protocol, which others would take for a change.
const ENDED: &str = "session ended: ";

/// A session and what HTTP adds to it.
pub(super) struct HttpSession {
    pub id: String,
    pub session: Arc<Session>,
    principal: Option<Arc<str>>,
    /// How many requests and streams are open.
    busy: AtomicUsize,
    times: Mutex<Times>,
    /// The streams that are not finished, by name.
    pub streams: Mutex<HashMap<String, Arc<Stream>>>,
    /// The streams for messages that belong to no request: the newest one gets them.
    pub listeners: watch::Sender<Vec<u64>>,
    pub next_listener: AtomicU64,
    state: Arc<dyn State>,
    idle: Duration,
}

struct Times {
    used: Instant,
    saved: Instant,
}

impl HttpSession {
    /// The version that was agreed.
    pub fn version(&self) -> ProtocolVersion {
        // Sessions are held once they have begun.
        self.session.peer().map_or(ProtocolVersion::LATEST, |peer| peer.version)
    }

    /// The name of the log of one of its streams.
    pub fn log(&self, stream: &str) -> String {
        format!("stream/{}/{stream}", self.id)
    }

    /// Notes that the session is in use, until the guard is dropped.
    pub fn enter(self: &Arc<Self>) -> Busy {
        self.busy.fetch_add(1, Ordering::AcqRel);
        Busy(Arc::clone(self))
    }

    /// Notes that the session is in use, here and beside this process.
    pub async fn touch(&self) {
        let now = Instant::now();
        let due = {
            let mut times = lock(&self.times);
            times.used = now;
            now.duration_since(times.saved) >= self.idle / 4
        };
        if due {
            self.save().await;
        }
    }

    /// Keeps what the session is made of beside this process.
    pub async fn save(&self) {
        let Some(record) = Record::of(&self.session, self.principal.as_deref()) else { return };
        lock(&self.times).saved = Instant::now();
        // Between two times of saving it must not be over there while it is not here.
        let lifetime = self.idle.saturating_add(self.idle / 4);
        if let Err(error) = self.state.put(&key(&self.id), record.to_text(), lifetime).await {
            tracing::warn!(%error, "a session could not be kept");
        }
    }

    fn idle_since(&self) -> Option<Instant> {
        (self.busy.load(Ordering::Acquire) == 0).then(|| lock(&self.times).used)
    }

    fn is_over(&self, now: Instant) -> bool {
        self.session.closed().is_cancelled()
            || self.idle_since().is_some_and(|since| now.duration_since(since) >= self.idle)
    }
}

/// Somebody uses the session.
pub(super) struct Busy(Arc<HttpSession>);

impl std::ops::Deref for Busy {
    type Target = Arc<HttpSession>;

    fn deref(&self) -> &Self::Target {
        &self.0
    }
}

impl Drop for Busy {
    fn drop(&mut self) {
        lock(&self.0.times).used = Instant::now();
        self.0.busy.fetch_sub(1, Ordering::AcqRel);
    }
}

fn key(id: &str) -> String {
    format!("session/{id}")
}

/// All sessions that are held here.
pub(super) struct Sessions {
    core: Arc<Core>,
    table: Mutex<Table>,
    random: SystemRandom,
    rate: Rate,
    max: usize,
    idle: Duration,
}

struct Table {
    sessions: HashMap<String, Arc<HttpSession>>,
    /// The sessions, about in the order in which they were used, and when that was when they were
    /// put here. It is looked at only where room is wanted.
    order: VecDeque<(Instant, Weak<HttpSession>)>,
    sweep_at: Instant,
}

impl Table {
    /// Lets go of the session that was idle longest. It can be brought back from what was kept of it.
    ///
    /// Those that were used since they were put into the order go to its end, so that each use is
    /// paid for once; and no call looks at more than some, however many are in use.
    fn let_go_of_one(&mut self) -> bool {
        const LOOKED_AT: usize = 4096;
        // The first time round some only find their place.
        for _ in 0..(2 * self.order.len()).min(LOOKED_AT) {
            let Some((since, weak)) = self.order.pop_front() else { return false };
            let Some(session) = weak.upgrade().filter(|it| self.sessions.contains_key(&it.id))
            else {
                continue;
            };
            let used = lock(&session.times).used;
            if used <= since && session.idle_since().is_some() {
                self.sessions.remove(&session.id);
                return true;
            }
            self.order.push_back((used, weak));
        }
        false
    }
}

/// Every place is taken by a session that is in use.
#[derive(Debug)]
pub(super) struct Full;

impl Sessions {
    pub fn new(core: &Arc<Core>, settings: &HttpSettings) -> Arc<Self> {
        let sessions = Arc::new(Self {
            core: Arc::clone(core),
            table: Mutex::new(Table {
                sessions: HashMap::new(),
                order: VecDeque::new(),
                sweep_at: Instant::now(),
            }),
            random: SystemRandom::new(),
            rate: Rate::new(settings.session_rate.0, settings.session_rate.1),
            max: settings.max_sessions.max(1),
            idle: settings.session_idle,
        });
        let weak: Weak<Self> = Arc::downgrade(&sessions);
        core.state.subscribe(Box::new(move |text| {
            if let (Some(sessions), Some(id)) = (weak.upgrade(), text.strip_prefix(ENDED)) {
                sessions.drop_local(id);
            }
        }));
        sessions
    }

    /// Holds a session that has begun, under a new id.
    pub async fn open(
        &self,
        session: Arc<Session>,
        principal: Option<Arc<str>>,
    ) -> Result<Arc<HttpSession>, Full> {
        let id = self.random_text::<ID_BYTES>();
        let session = self.hold(id, session, principal)?;
        session.save().await;
        Ok(session)
    }

    /// Notes that `principal` opens a session; or says after how long it may.
    pub fn admit(&self, principal: Option<&Arc<str>>) -> Result<(), Duration> {
        self.rate.take(principal)
    }

    /// A text that nobody can guess, of letters, digits, `-` and `_`.
    pub fn random_text<const BYTES: usize>(&self) -> String {
        let mut bytes = [0; BYTES];
        self.random.fill(&mut bytes).expect("the operating system gives random bytes");
        URL_SAFE_NO_PAD.encode(bytes)
    }

    /// The session of this id, if it is `principal`'s: from here, or from what a copy of the server
    /// kept.
    pub async fn find(&self, id: &str, principal: Option<&str>) -> Option<Arc<HttpSession>> {
        if id.is_empty() || id.len() > LONGEST_ID || !id.bytes().all(|b| b.is_ascii_graphic()) {
            return None;
        }
        let held = lock(&self.table).sessions.get(id).cloned();
        let session = match held {
            Some(session) if session.is_over(Instant::now()) => {
                self.end(&session).await;
                return None;
            }
            Some(session) => session,
            None => self.restore(id).await?,
        };
        if session.principal.as_deref() != principal {
            return None;
        }
        session.touch().await;
        Some(session)
    }

    async fn restore(&self, id: &str) -> Option<Arc<HttpSession>> {
        let text = self.core.state.get(&key(id)).await;
        let text = text.map_err(|error| tracing::error!(%error, "no session can be found")).ok()?;
        let text = text?;
        let record = Record::from_text(&text)?;
        let subscribed: usize = record.resources.iter().map(String::len).sum();
        self.make_room(&mut lock(&self.table));
        let session = new_session(&self.core);
        if !self.core.speaks(record.peer.version) || !begin(&self.core, &session, record.peer) {
            return None;
        }
        if let Some(level) = record.level {
            session.set_level(level);
        }
        let has_room = session.keep(text.len().saturating_sub(subscribed), &self.core)
            && record.resources.iter().all(|uri| session.subscribe(uri, &self.core));
        if !has_room {
            tracing::warn!("a session was not brought back: see `Limits::kept_bytes`");
            return None;
        }
        session.set_ready();
        self.hold(id.to_owned(), session, record.principal.map(Arc::from)).ok()
    }

    /// Makes room for what is kept of one session more.
    fn make_room(&self, table: &mut Table) {
        let core = &self.core;
        while !core.kept.has_room(core.limits.session_bytes) && table.let_go_of_one() {}
    }

    fn hold(
        &self,
        id: String,
        session: Arc<Session>,
        principal: Option<Arc<str>>,
    ) -> Result<Arc<HttpSession>, Full> {
        let now = Instant::now();
        let mut table = lock(&self.table);
        if now >= table.sweep_at {
            table.sweep_at = now + SWEEP.min(self.idle / 4);
            table.sessions.retain(|_, session| !session.is_over(now));
            table.order.retain(|(_, session)| session.strong_count() > 0);
        }
        if let Some(session) = table.sessions.get(&id) {
            // Two requests brought the same session back at the same time.
            return Ok(Arc::clone(session));
        }
        if table.sessions.len() >= self.max && !table.let_go_of_one() {
            return Err(Full);
        }
        // The next one should find room for what its client says of itself, too.
        self.make_room(&mut table);
        let session = Arc::new(HttpSession {
            id: id.clone(),
            session,
            principal,
            busy: AtomicUsize::new(0),
            times: Mutex::new(Times { used: now, saved: now }),
            streams: Mutex::default(),
            listeners: watch::Sender::default(),
            next_listener: AtomicU64::new(1),
            state: Arc::clone(&self.core.state),
            idle: self.idle,
        });
        table.order.push_back((now, Arc::downgrade(&session)));
        table.sessions.insert(id, Arc::clone(&session));
        Ok(session)
    }

    /// Ends a session, on all copies of the server.
    pub async fn end(&self, session: &HttpSession) {
        self.drop_local(&session.id);
        session.session.abort();
        let state = &self.core.state;
        let removed = state.remove(&key(&session.id)).await;
        let told = state.publish(format!("{ENDED}{}", session.id)).await;
        if let Err(error) = removed.and(told) {
            tracing::warn!(%error, "copies of the server may not know that a session is over");
        }
    }

    fn drop_local(&self, id: &str) {
        let session = lock(&self.table).sessions.remove(id);
        if let Some(session) = session {
            session.session.abort();
        }
    }
}

/// A session that has not begun.
pub(super) fn new_session(core: &Core) -> Arc<Session> {
    let session = Session::new(Outbox::nowhere(), CancellationToken::new());
    Arc::new(session.with_share(core.places.share()).with_streams())
}
