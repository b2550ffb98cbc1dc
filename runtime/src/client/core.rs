//! What the clones of a client share: the link, what was agreed, and what waits.

use std::sync::atomic::{AtomicI64, AtomicU64, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use mcp_bindings::latest::{
    CancelledNotificationParams, ClientCapabilities, ClientNotification, Implementation,
    LoggingLevel, RequestMetaObject, ServerCapabilities,
};
use mcp_bindings::{ErrorObject, Json, OutgoingError, ProtocolVersion, RequestId};
use tokio::runtime::Handle;
use tokio::sync::{Notify, Semaphore, oneshot};
use tokio::time::Instant;

use super::answer::{Asked, Handlers};
use super::cache::Cache;
use super::era::EraMemory;
use super::error::ClientError;
use super::heard::Heard;
use crate::tap::Tap;

use super::link::{Link, LinkError, Outgoing};
use super::listen::SessionListeners;
use super::mirror::Mirrors;
use super::pending::{Answer, OnProgress, Outcome, Pending, Waiting};
use super::shown::clean;
use super::state::StateKeeper;
use crate::lock::lock;

/// How long telling a server that an answer is no longer wanted may take.
const TELL: Duration = Duration::from_secs(5);

/// How many questions of the server are answered at the same time.
const MAX_ASKED: usize = 256;

/// What a client was told when it was built.
#[derive(Clone, Debug)]
pub(super) struct Settings {
    pub info: Implementation,
    pub capabilities: ClientCapabilities,
    /// What may be spoken; what is asked for first is first.
    pub versions: Vec<ProtocolVersion>,
    pub skip_probe: bool,
    pub request_timeout: Duration,
    /// How long a server that answers nothing to a probe is waited for, where that tells anything.
    pub probe_timeout: Option<Duration>,
    pub max_rounds: usize,
    pub max_questions: usize,
    pub max_pages: usize,
    pub max_list_bytes: usize,
    /// How long a task is followed at most.
    pub task_time: Duration,
    pub reject_invalid_tools: bool,
    pub cache_bytes: usize,
    pub memory: Option<(EraMemory, String)>,
    /// Where messages are recorded.
    pub tap: Option<Tap>,
}

/// What client and server agreed on.
#[derive(Debug)]
pub(super) struct Agreed {
    pub version: ProtocolVersion,
    pub server_info: Option<Implementation>,
    pub capabilities: Option<ServerCapabilities>,
    pub instructions: Option<String>,
}

/// How the answer to one request is waited for.
#[derive(Default)]
pub(super) struct Wait {
    pub timeout: Option<Duration>,
    /// Progress begins the time again, up to this much in all.
    pub extended: Option<Duration>,
    pub progress: Option<OnProgress>,
    /// Whether the server must not be told that the answer is no longer wanted.
    pub silent: bool,
}

pub(super) struct Core {
    pub link: Box<dyn Link>,
    pub settings: Arc<Settings>,
    pub handlers: Arc<dyn Handlers>,
    pub pending: Pending,
    pub state: StateKeeper,
    pub asked: Asked,
    pub places: Arc<Semaphore>,
    /// How many answers without id may still be looked after.
    pub strays: Arc<Semaphore>,
    pub cache: Cache,
    pub mirrors: Mirrors,
    pub heard: Arc<Heard>,
    pub listeners: SessionListeners,
    /// Only one opens or reopens.
    pub opening: tokio::sync::Mutex<()>,
    pub runtime: Handle,
    pub log_level: Mutex<Option<LoggingLevel>>,
    agreed: Mutex<Option<Arc<Agreed>>>,
    next_id: AtomicI64,
    skipped: AtomicU64,
}

impl Core {
    pub fn new(
        link: Box<dyn Link>,
        settings: Arc<Settings>,
        handlers: Arc<dyn Handlers>,
        heard: Arc<Heard>,
        runtime: Handle,
    ) -> Self {
        Self {
            pending: Pending::new(link.server()),
            state: StateKeeper::new(),
            link,
            handlers,
            asked: Asked::default(),
            places: Arc::new(Semaphore::new(MAX_ASKED)),
            strays: Self::places_for_strays(),
            cache: Cache::new(settings.cache_bytes),
            mirrors: Mirrors::default(),
            heard,
            listeners: SessionListeners::default(),
            opening: tokio::sync::Mutex::default(),
            runtime,
            log_level: Mutex::default(),
            agreed: Mutex::default(),
            next_id: AtomicI64::new(1),
            skipped: AtomicU64::new(0),
            settings,
        }
    }

    pub fn next_id(&self) -> RequestId {
        RequestId::from(self.next_id.fetch_add(1, Ordering::Relaxed))
    }

    /// Whether a request had this id, be it answered or not.
    pub fn was_asked(&self, id: &RequestId) -> bool {
        let RequestId::Integer(id) = id else { return false };
        let next = self.next_id.load(Ordering::Relaxed);
        id.as_i64().is_some_and(|id| (1..next).contains(&id))
    }

    /// The error for an answer that is none.
    pub fn malformed(&self, method: &str, what: &dyn std::fmt::Display) -> ClientError {
        let (server, method) = (self.link.server(), method.to_owned());
        ClientError::Malformed { server, method, what: what.to_string() }
    }

    /// The error for an answer that does not come, with all that is known of why.
    pub fn timed_out(&self, id: Option<&RequestId>, method: &str, after: Duration) -> ClientError {
        let seen = id.and_then(|id| self.pending.seen(id));
        let seen: Vec<String> = seen.into_iter().chain(self.link.evidence()).collect();
        let (server, method) = (self.link.server(), method.to_owned());
        ClientError::TimedOut { server, method, after, seen: seen.join("; ") }
    }

    /// Says that something of the server was skipped; more and more rarely if there is much of it.
    pub fn skip(&self, why: &dyn std::fmt::Display) {
        let skipped = self.skipped.fetch_add(1, Ordering::Relaxed) + 1;
        if skipped.is_power_of_two() {
            let why = clean(&why.to_string());
            tracing::warn!(why, skipped, "a message of the server was skipped");
        }
    }

    /// What was agreed on, once it was.
    pub fn agreed(&self) -> Option<Arc<Agreed>> {
        lock(&self.agreed).clone()
    }

    pub fn agree(&self, agreed: Agreed) -> Arc<Agreed> {
        let agreed = Arc::new(agreed);
        *lock(&self.agreed) = Some(Arc::clone(&agreed));
        agreed
    }

    /// The version that was agreed on; the newest one before that.
    pub fn version(&self) -> ProtocolVersion {
        lock(&self.agreed).as_ref().map_or(ProtocolVersion::LATEST, |agreed| agreed.version)
    }

    /// What a request of a version without sessions says of its sender, beside what it says itself.
    pub fn fill(&self, meta: &mut RequestMetaObject, version: ProtocolVersion) {
        version.as_str().clone_into(&mut meta.protocol_version);
        meta.client_capabilities.clone_from(&self.settings.capabilities);
        meta.client_info.get_or_insert_with(|| self.settings.info.clone());
        if meta.log_level.is_none() {
            meta.log_level.clone_from(&lock(&self.log_level));
        }
    }

    /// Sends a request and waits for its answer. If the future is dropped, or the time is over, the
    /// server is told that the answer is no longer wanted.
    pub async fn exchange(
        self: &Arc<Self>,
        message: Outgoing,
        wait: Wait,
    ) -> Result<Json, ClientError> {
        let method = message.method.clone().unwrap_or_default();
        let clock = Clock::start(wait.timeout.unwrap_or(self.settings.request_timeout), &wait);
        let (sender, mut answer) = oneshot::channel();
        let waiting = Waiting {
            answer: Answer::Once(sender),
            progress: wait.progress,
            moved: Some(Arc::clone(&clock.moved)),
        };
        let mut ticket = Ticket::new(self, &message, waiting)?;
        ticket.silent = wait.silent;
        let mut sending = self.link.send(message);
        let mut is_sent = false;
        let late = clock.ran_out();
        tokio::pin!(late);
        loop {
            tokio::select! {
                biased;
                outcome = &mut answer => {
                    ticket.done = true;
                    let lost = || Outcome::Failed(LinkError::Closed("the client ended".to_owned()));
                    let outcome = outcome.unwrap_or_else(|_| lost());
                    return outcome.into_result(&method, &self.link.server());
                }
                sent = &mut sending, if !is_sent => {
                    sent?;
                    is_sent = true;
                    ticket.sent = true;
                }
                () = &mut late => {
                    ticket.reason = Some("it took too long");
                    return Err(self.timed_out(Some(&ticket.id), &method, clock.began.elapsed()));
                }
            }
        }
    }

    /// Sends a notification.
    pub async fn notify(&self, method: &str, text: String) -> Result<(), ClientError> {
        let mut message = Outgoing::new(text);
        message.method = Some(method.to_owned());
        message.version = self.agreed().map(|agreed| agreed.version);
        Ok(self.link.send(message).await?)
    }

    /// Sends an answer to a question of the server, without waiting.
    pub fn reply(self: &Arc<Self>, text: String) {
        let core = Arc::downgrade(self);
        self.runtime.spawn(async move {
            let Some(core) = core.upgrade() else { return };
            let mut message = Outgoing::new(text);
            message.version = core.agreed().map(|agreed| agreed.version);
            if let Ok(Err(error)) = tokio::time::timeout(TELL, core.link.send(message)).await {
                tracing::debug!(%error, "an answer to the server was not sent");
            }
        });
    }

    /// Answers a question of the server with an error.
    pub fn reply_error(self: &Arc<Self>, id: RequestId, error: ErrorObject) {
        // Without data of somebody else's there is nothing that could not be written.
        let text = serde_json::to_string(&OutgoingError::new(id, error)).unwrap_or_default();
        self.reply(text);
    }
}

/// The time that a request has.
struct Clock {
    began: Instant,
    limit: Duration,
    extended: Option<Duration>,
    moved: Arc<Notify>,
}

impl Clock {
    fn start(limit: Duration, wait: &Wait) -> Self {
        let extended = wait.extended;
        Self { began: Instant::now(), limit, extended, moved: Arc::default() }
    }

    async fn ran_out(&self) {
        let mut last = self.began;
        loop {
            // A time beyond what can be counted never comes.
            let Some(mut until) = last.checked_add(self.limit) else {
                return std::future::pending().await;
            };
            if let Some(end) = self.extended.and_then(|extended| self.began.checked_add(extended)) {
                until = until.min(end);
            }
            tokio::select! {
                () = tokio::time::sleep_until(until) => return,
                () = self.moved.notified(), if self.extended.is_some() => last = Instant::now(),
            }
        }
    }
}

/// A request that waits; dropped before its answer came, it is taken back.
pub(super) struct Ticket {
    core: Arc<Core>,
    pub id: RequestId,
    version: Option<ProtocolVersion>,
    pub sent: bool,
    pub done: bool,
    pub silent: bool,
    pub reason: Option<&'static str>,
}

impl Ticket {
    pub fn new(
        core: &Arc<Core>,
        message: &Outgoing,
        waiting: Waiting,
    ) -> Result<Self, ClientError> {
        let id = message.id.clone().unwrap_or_else(|| core.next_id());
        core.pending.add(id.clone(), waiting)?;
        let (core, version) = (Arc::clone(core), message.version);
        Ok(Self { core, id, version, sent: false, done: false, silent: false, reason: None })
    }
}

impl Drop for Ticket {
    fn drop(&mut self) {
        if self.done || !self.core.pending.remove(&self.id) {
            return;
        }
        let is_told = self.core.link.give_up(&self.id);
        let Some(version) = self.version.filter(|_| self.sent && !is_told && !self.silent) else {
            return;
        };
        let mut params = CancelledNotificationParams::new(self.id.clone());
        params.reason = self.reason.map(str::to_owned);
        let notification = ClientNotification::Cancelled(params);
        let method = mcp_bindings::Payload::method(&notification);
        let Ok(text) = notification.write_at(version) else { return };
        let core = Arc::clone(&self.core);
        self.core.runtime.spawn(async move {
            // A server that does not read must not keep the client alive.
            let _ = tokio::time::timeout(TELL, core.notify(method, text.value)).await;
        });
    }
}
