//! What a handler knows of the request it answers, and what it can say meanwhile.

use std::any::Any;
use std::fmt;
use std::future::{Future, IntoFuture};
use std::pin::Pin;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};

use mcp_bindings::latest::{
    ClientCapabilities, Implementation, LoggingLevel, LoggingMessageNotificationParams,
    ProgressNotificationParams, RequestMetaObject, ServerNotification,
};
use mcp_bindings::{Json, Number, ProtocolVersion, RequestId};
use serde::Serialize;
use tokio::sync::watch;
use tokio_util::sync::CancellationToken;

use super::ask::Ask;
use super::hub::Notifier;
use super::outbox::Outbox;
use super::places::{PeerShare, Seat};
use super::service::Core;
use super::session::Session;
use crate::lock::lock;

/// Who sends a request, and how it came.
#[derive(Clone, Default)]
pub(crate) struct Origin {
    /// Who the transport says it is.
    pub principal: Option<Arc<str>>,
    /// What the transport knows of the request.
    pub parts: Option<Arc<dyn Any + Send + Sync>>,
    /// Counts how often the handler wants the connection of its stream closed, where a client comes
    /// back for the rest.
    pub closings: Option<Arc<watch::Sender<u64>>>,
}

/// What the client of a session says of itself at its start.
#[derive(Clone, Debug)]
pub(crate) struct Peer {
    pub version: ProtocolVersion,
    pub info: Option<Implementation>,
    pub capabilities: ClientCapabilities,
}

/// What a handler knows of its request: who asks and in which version, whether the answer is still
/// wanted; and what it can do before it answers: tell of progress, log, and ask the client back.
///
/// Clones are cheap and belong to the same request.
#[derive(Clone)]
pub struct Context {
    pub(super) inner: Arc<Inner>,
}

pub(super) struct Inner {
    pub id: RequestId,
    pub method: &'static str,
    pub version: ProtocolVersion,
    /// What the client said when it opened its session; otherwise it says so in the metadata.
    pub peer: Option<Arc<Peer>>,
    pub meta: RequestMetaObject,
    pub level: Option<LoggingLevel>,
    pub origin: Origin,
    pub token: CancellationToken,
    /// The connection or session, where there is one.
    pub session: Option<Arc<Session>>,
    pub outbox: Outbox,
    pub ended: AtomicBool,
    pub progress: Mutex<Option<f64>>,
    pub ask: Ask,
    /// The place it has among the requests that run.
    pub seat: Seat,
    pub core: Arc<Core>,
}

impl Inner {
    /// Ends when the connection of the request takes no more requests.
    pub async fn closing(&self) {
        match &self.session {
            Some(session) => session.closed().cancelled().await,
            None => std::future::pending().await,
        }
    }
}

impl fmt::Debug for Context {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Context")
            .field("id", &self.inner.id)
            .field("method", &self.inner.method)
            .field("version", &self.inner.version)
            .finish_non_exhaustive()
    }
}

impl Context {
    /// The id of the request.
    pub fn request_id(&self) -> &RequestId {
        &self.inner.id
    }

    /// The protocol version that the client speaks.
    pub fn protocol_version(&self) -> ProtocolVersion {
        self.inner.version
    }

    /// What the client says it is. Nothing proves it.
    pub fn client_info(&self) -> Option<&Implementation> {
        match &self.inner.peer {
            Some(peer) => peer.info.as_ref(),
            None => self.inner.meta.client_info.as_ref(),
        }
    }

    /// What the client can do, as it said for this request or at the start of its session.
    pub fn client_capabilities(&self) -> &ClientCapabilities {
        match &self.inner.peer {
            Some(peer) => &peer.capabilities,
            None => &self.inner.meta.client_capabilities,
        }
    }

    /// What came with the request beside its parameters: the token for progress, trace context
    /// (`traceparent`, `tracestate` and `baggage` are in `extra`), and what the client added.
    pub fn meta(&self) -> &RequestMetaObject {
        &self.inner.meta
    }

    /// The W3C trace context of the request: `traceparent`, where there is one.
    pub fn traceparent(&self) -> Option<String> {
        self.inner.meta.extra.get("traceparent")?.decode().ok()
    }

    /// Who asks, where the transport knows: over HTTP what a layer put into the extensions of the
    /// request as `Principal`.
    pub fn principal(&self) -> Option<&str> {
        self.inner.origin.principal.as_deref()
    }

    /// What the transport knows of the request, if it is a `T`.
    pub fn transport<T: Any + Send + Sync>(&self) -> Option<&T> {
        self.inner.origin.parts.as_deref()?.downcast_ref()
    }

    /// Closes the connection that carries the messages of this request, which goes on: the client
    /// comes back for them in a while. A call that takes long holds no connection open so.
    ///
    /// Only clients of sessions of 2025-11-25 over HTTP come back; for all others nothing happens.
    /// <https://modelcontextprotocol.io/specification/2025-11-25/basic/transports#sending-messages-to-the-server>
    pub fn close_stream(&self) {
        if let Some(closings) = &self.inner.origin.closings {
            closings.send_modify(|count| *count += 1);
        }
    }

    /// Ends when the answer is no longer wanted.
    pub async fn cancelled(&self) {
        self.inner.token.cancelled().await;
    }

    /// Whether the answer is no longer wanted.
    pub fn is_cancelled(&self) -> bool {
        self.inner.token.is_cancelled()
    }

    /// The token that is cancelled when the answer is no longer wanted.
    pub fn cancellation(&self) -> &CancellationToken {
        &self.inner.token
    }

    /// Tells clients of changes.
    pub fn notifier(&self) -> Notifier {
        self.inner.core.notifier()
    }

    /// Whether the client wants to hear how the request goes on.
    pub fn wants_progress(&self) -> bool {
        self.inner.meta.progress_token.is_some()
    }

    /// Tells how far the request is, if the client wants to hear of it. Nothing is sent after the
    /// answer, and nothing that is not more than before:
    /// <https://modelcontextprotocol.io/specification/2026-07-28/basic/patterns/progress>.
    ///
    /// Await it to send it: `cx.progress(3).total(10).message("reading").await`.
    pub fn progress(&self, progress: impl Into<Number>) -> Progress<'_> {
        Progress { context: self, progress: progress.into(), total: None, message: None }
    }

    /// Whether the client wants to read log messages of this level.
    pub fn wants_log(&self, level: &LoggingLevel) -> bool {
        self.inner.level.as_ref().is_some_and(|wanted| severity(level) >= severity(wanted))
    }

    /// Sends a log message, if the client wants to read those of this level. The server must
    /// advertise logging.
    ///
    /// Await it to send it: `cx.log(LoggingLevel::Info, "started").await`.
    pub fn log<T: Serialize + ?Sized>(&self, level: LoggingLevel, data: &T) -> Log<'_> {
        let data = if self.wants_log(&level) { Json::new(data).ok() } else { None };
        Log { context: self, level, data, logger: None }
    }

    /// Sends a notification that belongs to the request. After the answer nothing is sent.
    pub(super) async fn tell(&self, notification: ServerNotification) {
        if self.inner.ended.load(Ordering::Acquire) || self.is_cancelled() {
            // A handler that does nothing but tell must let others run all the same.
            return tokio::task::consume_budget().await;
        }
        match notification.write_at(self.inner.version) {
            Ok(written) => self.tell_text(written.value).await,
            Err(error) => tracing::debug!(%error, "a notification was not sent"),
        }
    }

    pub(super) async fn tell_text(&self, text: String) {
        if let Err(text) = self.inner.outbox.send_at_once(text) {
            self.away(self.inner.outbox.send(text)).await;
        }
    }

    /// What the request's peer may take of the places, where it is known who that is.
    pub(super) fn peer_share(&self) -> Option<PeerShare> {
        let inner = &self.inner;
        match (&inner.origin.principal, &inner.session) {
            (Some(principal), _) => Some(inner.core.places.share_of(principal)),
            (None, Some(session)) => session.share.clone(),
            (None, None) => None,
        }
    }

    /// Waits for somebody else; the place of the request is free for others meanwhile.
    pub(super) async fn away<T>(&self, waiting: impl Future<Output = T>) -> T {
        let inner = &self.inner;
        inner.seat.away(&inner.core.places, &inner.token, waiting).await
    }

    /// Nothing may be sent for the request any more.
    pub(super) fn end(&self) {
        self.inner.ended.store(true, Ordering::Release);
    }
}

/// How urgent a level is: syslog's order, which a list of names does not show.
pub(super) fn severity(level: &LoggingLevel) -> u8 {
    match level {
        LoggingLevel::Debug => 0,
        LoggingLevel::Info => 1,
        LoggingLevel::Notice => 2,
        LoggingLevel::Warning => 3,
        LoggingLevel::Error => 4,
        LoggingLevel::Critical => 5,
        LoggingLevel::Alert => 6,
        _ => 7,
    }
}

/// A step of a request that is about to be told.
#[derive(Debug)]
#[must_use = "await it to send it"]
pub struct Progress<'a> {
    context: &'a Context,
    progress: Number,
    total: Option<Number>,
    message: Option<String>,
}

impl Progress<'_> {
    /// How much it will be in the end, if that is known.
    pub fn total(mut self, total: impl Into<Number>) -> Self {
        self.total = Some(total.into());
        self
    }

    /// What is being done, for people.
    pub fn message(mut self, message: impl Into<String>) -> Self {
        self.message = Some(message.into());
        self
    }

    async fn send(self) {
        // A handler that does nothing but tell must let others run, and stops here once nobody wants
        // to hear of it: the grace of its cancellation ends it.
        tokio::task::coop::consume_budget().await;
        let inner = &self.context.inner;
        if let Ask::Task(task) = &inner.ask {
            if let Some(message) = self.message {
                task.say(message).await;
            }
            return;
        }
        let Some(token) = inner.meta.progress_token.clone() else { return };
        let value = self.progress.as_f64();
        {
            let mut last = lock(&inner.progress);
            if last.is_some_and(|last| value <= last) {
                return;
            }
            *last = Some(value);
        }
        let mut params = ProgressNotificationParams::new(token, self.progress);
        params.total = self.total;
        params.message = self.message;
        self.context.tell(ServerNotification::Progress(params)).await;
    }
}

impl<'a> IntoFuture for Progress<'a> {
    type Output = ();
    type IntoFuture = Pin<Box<dyn Future<Output = ()> + Send + 'a>>;

    fn into_future(self) -> Self::IntoFuture {
        Box::pin(self.send())
    }
}

/// A log message that is about to be sent.
#[derive(Debug)]
#[must_use = "await it to send it"]
pub struct Log<'a> {
    context: &'a Context,
    level: LoggingLevel,
    /// Nothing if the client does not want to read it.
    data: Option<Json>,
    logger: Option<String>,
}

impl Log<'_> {
    /// The part of the server that the message is from.
    pub fn logger(mut self, logger: impl Into<String>) -> Self {
        self.logger = Some(logger.into());
        self
    }

    async fn send(self) {
        tokio::task::coop::consume_budget().await;
        let Some(data) = self.data else { return };
        let mut params = LoggingMessageNotificationParams::new(data, self.level);
        params.logger = self.logger;
        self.context.tell(ServerNotification::LoggingMessage(params)).await;
    }
}

impl<'a> IntoFuture for Log<'a> {
    type Output = ();
    type IntoFuture = Pin<Box<dyn Future<Output = ()> + Send + 'a>>;

    fn into_future(self) -> Self::IntoFuture {
        Box::pin(self.send())
    }
}
