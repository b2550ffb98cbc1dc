//! A connection over a stream of bytes: standard input and output, a socket, a pipe.
//!
//! Every message is one line. Requests run side by side; their answers are written whole, in the
//! order in which they are done.

use std::future::{Future, poll_fn};
use std::io;
use std::sync::Arc;
use std::task::Poll;
use std::time::Duration;

use mcp_bindings::latest::ServerNotification;
use mcp_bindings::rpc::PARSE_ERROR;
use mcp_bindings::session::ClientNotification;
use mcp_bindings::versions::declared_version;
use mcp_bindings::{
    EnvelopeError, Incoming, IncomingNotification, IncomingRequest, Packet, ProtocolVersion,
};
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::runtime::{Handle, RuntimeFlavor};
use tokio::sync::mpsc;
use tokio::task::JoinHandle;
use tokio::time::{Instant, sleep_until, timeout_at};
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;

use super::context::{Origin, Outbox};
use super::error::invalid_request;
use super::hub::Change;
use super::reply::Reply;
use super::request::{Arrival, Step};
use super::running::Running;
use super::service::{Core, Service};
use super::session::Session;
use crate::frames::{Line, Lines, write_lines};
use crate::tap::{Tap, Way};

/// How long after its grace a connection may take to write what is there.
const LAST_WORDS: Duration = Duration::from_secs(1);

impl Service {
    /// Serves the process that started this one, until that closes standard input. Answers in flight
    /// are finished.
    ///
    /// # Errors
    /// If standard input or output fails.
    #[cfg(feature = "stdio")]
    pub async fn serve_stdio(&self) -> io::Result<()> {
        let service = self.clone();
        let (input, output) = (crate::stdio::input(), crate::stdio::output());
        let ended = self.core.input_ended.clone();
        // What a worker of the runtime spawns it can run itself, without waking another thread: the
        // future that a program blocks on is no worker.
        let serving = tokio::spawn(async move { service.serve_until(input, output, &ended).await });
        serving.await.unwrap_or_else(|error| Err(io::Error::other(error)))
    }

    /// Serves one peer over a stream of bytes in each direction, until there is nothing more to read
    /// or the service shuts down. Answers in flight are finished.
    ///
    /// # Errors
    /// If the stream fails.
    pub async fn serve_stream<R, W>(&self, input: R, output: W) -> io::Result<()>
    where
        R: AsyncRead + Unpin,
        W: AsyncWrite + Send + Unpin + 'static,
    {
        self.serve_until(input, output, &CancellationToken::new()).await
    }

    /// Serves one peer, and cancels `ended` when there is nothing more to read.
    async fn serve_until<R, W>(
        &self,
        input: R,
        output: W,
        ended: &CancellationToken,
    ) -> io::Result<()>
    where
        R: AsyncRead + Unpin,
        W: AsyncWrite + Send + Unpin + 'static,
    {
        let limits = &self.core.limits;
        let (outbox, waiting) = mpsc::channel(limits.outbox.max(1));
        let session = Arc::new(Session::new(outbox, CancellationToken::new()));
        let broken = CancellationToken::new();
        let writer = tokio::spawn(write(output, waiting, broken.clone(), self.core.tap.clone()));
        let connection =
            Connection::new(&self.core, &session, TaskTracker::new(), Origin::default());
        let read = connection.read(Lines::new(input, limits.max_message), &broken).await;
        ended.cancel();
        session.end_of_input();
        connection.tracker.close();
        let over = Instant::now() + limits.shutdown_grace;
        let drained = async {
            tokio::select! {
                () = connection.tracker.wait() => true,
                () = broken.cancelled() => false,
                () = sleep_until(over) => false,
            }
        };
        if !drained.await {
            session.abort();
        }
        drop(connection);
        drop(session);
        read.and(finish(writer, over + LAST_WORDS).await)
    }
}

/// Waits until everything is written; no longer than that for a peer that does not read.
async fn finish(mut writer: JoinHandle<io::Result<()>>, deadline: Instant) -> io::Result<()> {
    match timeout_at(deadline, &mut writer).await {
        Ok(written) => written.unwrap_or_else(|error| Err(io::Error::other(error))),
        Err(_) => {
            tracing::warn!("the peer did not read everything within the grace of a shutdown");
            writer.abort();
            Ok(())
        }
    }
}

/// Writes messages until nobody can send any more, and says if it stops before that.
async fn write<W: AsyncWrite + Unpin>(
    output: W,
    waiting: mpsc::Receiver<String>,
    broken: CancellationToken,
    tap: Option<Tap>,
) -> io::Result<()> {
    let _stop = broken.drop_guard();
    write_lines(output, waiting, tap).await
}

/// What takes the messages of one peer, one by one.
pub(crate) struct Connection<'a> {
    core: &'a Arc<Core>,
    session: &'a Arc<Session>,
    outbox: Outbox,
    tracker: TaskTracker,
    origin: Origin,
    has_one_thread: bool,
}

impl<'a> Connection<'a> {
    /// What takes messages of this origin. Everything goes out where the session's messages do.
    pub fn new(
        core: &'a Arc<Core>,
        session: &'a Arc<Session>,
        tracker: TaskTracker,
        origin: Origin,
    ) -> Self {
        let runtime = Handle::try_current().map(|runtime| runtime.runtime_flavor());
        let has_one_thread = matches!(runtime, Ok(RuntimeFlavor::CurrentThread));
        Self { core, session, outbox: session.outbox.clone(), tracker, origin, has_one_thread }
    }

    async fn read<R: AsyncRead + Unpin>(
        &self,
        mut lines: Lines<R>,
        broken: &CancellationToken,
    ) -> io::Result<()> {
        loop {
            // Lines that are here already are taken without looking whether it is time to stop:
            // looking costs more than most lines do.
            let line = if lines.is_ready() {
                lines.next().await?
            } else {
                tokio::select! {
                    biased;
                    () = broken.cancelled() => return Ok(()),
                    () = self.core.closing.cancelled() => return Ok(()),
                    line = lines.next() => line?,
                }
            };
            match line {
                None => return Ok(()),
                Some(Line::Text(text)) => self.take(text).await,
                Some(Line::NotText(length)) => {
                    tracing::warn!(length, "a line that is no UTF-8 was skipped");
                }
                Some(Line::TooLong(length)) => {
                    let limit = self.core.limits.max_message;
                    tracing::warn!(length, limit, "a line was skipped: see `Limits::max_message`");
                }
            }
        }
    }

    async fn take(&self, text: &str) {
        if let Some(tap) = &self.core.tap {
            tap.record(Way::Received, text);
        }
        match Packet::parse(text) {
            Ok(packet) => self.packet(packet).await,
            // Whoever prints what is no JSON would be answered for every line, and may print the
            // answers, too: no answer at all ends that at once.
            Err(error) if error.error.code == PARSE_ERROR => {
                tracing::warn!(%error, "a line that is no JSON was skipped");
            }
            Err(error) => self.send(malformed(error)).await,
        }
    }

    /// Takes one message, or several that came together.
    pub async fn packet(&self, packet: Packet<'_>) {
        match packet {
            Packet::One(message) => self.message(message).await,
            Packet::Batch(messages) => self.batch(messages).await,
        }
    }

    async fn send(&self, reply: Reply) {
        // An error means that nobody reads any more, which the reading notices as well.
        let _ = self.outbox.send(reply.text).await;
    }

    async fn message(&self, message: Incoming<'_>) {
        match message {
            Incoming::Request(request) => match self.step(&request) {
                Step::Reply(reply) => self.send(reply).await,
                Step::Run(running) => self.run(running).await,
            },
            Incoming::Notification(notification) => self.notification(&notification),
            Incoming::Response(response) => self.session.answer(response),
        }
    }

    /// Runs a request beside the others.
    ///
    /// Where there is one thread for everything, nothing is gained by a task for what is done when it
    /// is first looked at, and that is most requests: a task costs more than they do.
    async fn run(&self, running: Box<Running>) {
        let outbox = self.outbox.clone();
        if !self.has_one_thread {
            self.tracker.spawn(async move { answer(running.run(), &outbox).await });
            return;
        }
        let mut run = Box::pin(async move { answer(running.run(), &outbox).await });
        if poll_fn(|cx| Poll::Ready(run.as_mut().poll(cx))).await.is_pending() {
            self.tracker.spawn(run);
            // If it only waits for a place in the outbox, it is time that the outbox is emptied.
            tokio::task::yield_now().await;
        }
    }

    /// A request that says its version is of the newest kind; others belong to the session.
    fn step(&self, request: &IncomingRequest<'_>) -> Step {
        let arrival = Arrival {
            core: self.core,
            origin: self.origin.clone(),
            outbox: self.outbox.clone(),
            session: Some(self.session),
        };
        if request.params.and_then(declared_version).is_some() || self.is_misdirected(request) {
            arrival.stateless(request)
        } else {
            arrival.in_session(self.session, request)
        }
    }

    /// Whether a request without metadata can only be meant for the newest version, and is answered
    /// with what it lacks.
    fn is_misdirected(&self, request: &IncomingRequest<'_>) -> bool {
        use mcp_bindings::facts::MethodFacts;
        self.session.peer().is_none()
            && MethodFacts::of(&request.method).is_some_and(|facts| {
                facts.is_in(ProtocolVersion::LATEST)
                    && (facts.since == ProtocolVersion::LATEST
                        || self.core.newest_session().is_none())
            })
    }

    fn notification(&self, notification: &IncomingNotification<'_>) {
        if note(self.session, notification) {
            self.ready();
        }
    }

    /// From now on the client is told of changes.
    fn ready(&self) {
        let (Some(peer), Some(changes)) = (self.session.peer(), self.session.changes()) else {
            return;
        };
        if !self.session.set_ready() {
            return;
        }
        let (version, changes) = (peer.version, Arc::clone(changes));
        let (session, closed) = (Arc::clone(self.session), self.session.closed().clone());
        self.tracker.spawn(async move {
            let telling = async {
                loop {
                    for change in changes.next().await {
                        if let Some(text) = change_text(&change, version) {
                            let _ = session.outbox.send(text).await;
                        }
                    }
                }
            };
            tokio::select! {
                () = telling => {}
                () = closed.cancelled() => {}
            }
        });
    }

    async fn batch(&self, messages: Vec<Result<Incoming<'_>, EnvelopeError>>) {
        let version = self.session.peer().map(|peer| peer.version);
        if !version.is_some_and(ProtocolVersion::has_batches) {
            let error = invalid_request("this protocol version has no batches");
            return self.send(Reply::error(None, error, true)).await;
        }
        let mut batch = Batch::default();
        for message in messages {
            if let Some(other) = batch.take(message, |request| self.step(request)) {
                self.message(other).await;
            }
        }
        let outbox = self.outbox.clone();
        self.tracker.spawn(async move {
            if let Some(text) = batch.answer().await {
                let _ = outbox.send(text).await;
            }
        });
    }
}

/// Runs a request and sends its answer, if one is due.
async fn answer(run: impl Future<Output = Option<Reply>>, outbox: &Outbox) {
    if let Some(reply) = run.await {
        // An error means that nobody reads any more, which the reading notices as well.
        let _ = outbox.send(reply.text).await;
    }
}

/// Takes a notification of a session's client. Says whether the client is ready with it.
pub(crate) fn note(session: &Session, notification: &IncomingNotification<'_>) -> bool {
    match ClientNotification::from_incoming(notification) {
        Ok(ClientNotification::Cancelled(params)) => {
            if let Some(id) = params.request_id {
                session.cancel(&id);
            }
        }
        Ok(ClientNotification::Initialized(_)) => return true,
        Ok(_) => {}
        Err(error) => {
            tracing::debug!(%error, method = %notification.method, "a notification was ignored");
        }
    }
    false
}

/// The requests of a batch, as far as they came.
#[derive(Default)]
#[allow(clippy::vec_box, reason = "steps hold them boxed")]
pub(crate) struct Batch {
    replies: Vec<String>,
    running: Vec<Box<Running>>,
}

impl Batch {
    /// Takes one message of the batch; what is no request is handed back.
    pub fn take<'a>(
        &mut self,
        message: Result<Incoming<'a>, EnvelopeError>,
        step: impl FnOnce(&IncomingRequest<'a>) -> Step,
    ) -> Option<Incoming<'a>> {
        match message {
            Ok(Incoming::Request(request)) => match step(&request) {
                Step::Reply(reply) => self.replies.push(reply.text),
                Step::Run(run) => self.running.push(run),
            },
            Ok(other) => return Some(other),
            Err(error) => self.replies.push(malformed(error).text),
        }
        None
    }

    /// Whether there was nothing to answer.
    #[cfg(feature = "http-server")]
    pub fn is_empty(&self) -> bool {
        self.replies.is_empty() && self.running.is_empty()
    }

    /// Runs the requests side by side; nothing comes of it if no answer is due.
    pub async fn answer(self) -> Option<String> {
        let Self { mut replies, running } = self;
        let running: Vec<_> = running.into_iter().map(|run| tokio::spawn(run.run())).collect();
        for run in running {
            replies.extend(run.await.ok().flatten().map(|reply| reply.text));
        }
        (!replies.is_empty()).then(|| format!("[{}]", replies.join(",")))
    }
}

/// The answer to what is no message.
pub(crate) fn malformed(error: EnvelopeError) -> Reply {
    Reply::error(error.id, error.error, true)
}

/// A change as a session of `version` is told of it, if it can be.
pub(crate) fn change_text(change: &Change, version: ProtocolVersion) -> Option<String> {
    let Change::Core(change) = change else { return None };
    let written = ServerNotification::clone(change).write_at(version);
    written.ok().map(|written| written.value)
}
