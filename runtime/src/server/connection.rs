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
    RequestId,
};
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::runtime::{Handle, RuntimeFlavor};
use tokio::sync::mpsc;
use tokio::task::{JoinHandle, JoinSet};
use tokio::time::{Instant, sleep_until, timeout_at};
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;

use super::budget::{Budget, Grant};
use super::context::Origin;
use super::error::{internal, invalid_request};
use super::hub::Change;
use super::outbox::{Counted, Outbox};
use super::reply::{Reply, for_session};
use super::request::{Arrival, Step};
use super::running::Running;
use super::service::{Core, Service};
use super::session::Session;
use crate::frames::{Edges, Line, Lines, write_lines};
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
        let serving =
            tokio::spawn(async move { service.serve_until(input, output, Some(&ended)).await });
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
        self.serve_until(input, output, None).await
    }

    /// Serves one peer, and cancels `ended` when there is nothing more to read. A process that has
    /// such an end has no other peer.
    async fn serve_until<R, W>(
        &self,
        input: R,
        output: W,
        ended: Option<&CancellationToken>,
    ) -> io::Result<()>
    where
        R: AsyncRead + Unpin,
        W: AsyncWrite + Send + Unpin + 'static,
    {
        let limits = &self.core.limits;
        let (outbox, waiting, pending) = Outbox::with_bytes(limits.outbox, limits.outbox_bytes);
        let output = Counted::new(output, pending);
        let mut session = Session::new(outbox, CancellationToken::new());
        if ended.is_none() {
            session = session.with_share(self.core.places.share());
        }
        let session = Arc::new(session);
        let broken = CancellationToken::new();
        let writer = tokio::spawn(write(output, waiting, broken.clone(), self.core.tap.clone()));
        let connection =
            Connection::new(&self.core, &session, TaskTracker::new(), Origin::default());
        let read = connection.read(Lines::new(input, limits.max_message), &broken).await;
        if let Some(ended) = ended {
            ended.cancel();
        }
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
                Some(Line::TooLong(length)) => self.too_long(length, lines.edges()).await,
            }
        }
    }

    /// Whoever waits for the answer to a message that was skipped is told so, and so is a handler that
    /// waits for the message as an answer.
    async fn too_long(&self, length: usize, edges: &Edges) {
        let limit = self.core.limits.max_message;
        tracing::warn!(length, limit, "a line was skipped: see `Limits::max_message`");
        let Some(id) = edges.id() else { return };
        let message = format!(
            "the message has {length} bytes, more than the limit of {limit}: see `Limits::max_message`"
        );
        let error = invalid_request(message);
        if edges.is_call() || !self.session.fail(&id, &error) {
            self.send(Reply::refused(id, error)).await;
        }
    }

    async fn take(&self, text: &str) {
        if let Some(tap) = &self.core.tap {
            tap.record(Way::Received, text);
        }
        match Packet::parse_at_most(text, self.core.limits.max_batch) {
            Ok(packet) => self.packet(packet, text.len()).await,
            // Whoever prints what is no JSON would be answered for every line, and may print the
            // answers, too: no answer at all ends that at once.
            Err(error) if error.error.code == PARSE_ERROR => {
                tracing::warn!(%error, "a line that is no JSON was skipped");
            }
            Err(error) => self.send(malformed(error)).await,
        }
    }

    /// Takes one message, or several that came together, of so many bytes.
    pub async fn packet(&self, packet: Packet<'_>, bytes: usize) {
        match packet {
            Packet::One(message) => self.message(message, bytes).await,
            Packet::Batch(messages) => self.batch(messages, bytes).await,
        }
    }

    async fn send(&self, reply: Reply) {
        self.outbox.send(reply.text).await;
    }

    async fn message(&self, message: Incoming<'_>, bytes: usize) {
        match message {
            Incoming::Request(request) => {
                let Some(grant) = self.core.in_flight.take(bytes) else {
                    return self.send(overloaded(Some(request.id))).await;
                };
                match self.step(&request) {
                    Step::Reply(reply) => self.send(reply).await,
                    Step::Run(running) => self.run(running, grant).await,
                }
            }
            Incoming::Notification(notification) => self.notification(&notification),
            Incoming::Response(response) => self.session.answer(response),
        }
    }

    /// Runs a request beside the others.
    ///
    /// Where there is one thread for everything, nothing is gained by a task for what is done when it
    /// is first looked at, and that is most requests: a task costs more than they do.
    async fn run(&self, running: Box<Running>, grant: Grant) {
        let outbox = self.outbox.clone();
        if !self.has_one_thread {
            self.tracker.spawn(async move { answer(running.run(), grant, &outbox).await });
            return;
        }
        let mut run = Box::pin(async move { answer(running.run(), grant, &outbox).await });
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
                facts.until.is_none_or(|until| !until.has_handshake())
                    && (!facts.since.has_handshake() || self.core.newest_session().is_none())
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
                            session.outbox.send(text).await;
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

    async fn batch(&self, messages: Vec<Result<Incoming<'_>, EnvelopeError>>, bytes: usize) {
        let version = self.session.peer().map(|peer| peer.version);
        if !version.is_some_and(ProtocolVersion::has_batches) {
            let error = invalid_request("this protocol version has no batches");
            return self.send(Reply::error(None, error, true)).await;
        }
        let Some(grant) = self.core.in_flight.take(bytes) else {
            return self.send(overloaded(None)).await;
        };
        let mut batch = Batch::new(self.core);
        for message in messages {
            if let Some(other) = batch.take(message, |request| self.step(request)) {
                self.message(other, 0).await;
            }
        }
        let outbox = self.outbox.clone();
        self.tracker.spawn(async move {
            let run = async move { batch.answer().await.map(Reply::text) };
            answer(run, grant, &outbox).await;
        });
    }
}

/// Runs a request and sends its answer, if one is due.
async fn answer(run: impl Future<Output = Option<Reply>>, mut grant: Grant, outbox: &Outbox) {
    if let Some(reply) = run.await
        && let Err(text) = outbox.send_at_once(reply.text)
    {
        // An answer that nobody reads is in flight as well: there is less room for others.
        grant.add(text.len());
        outbox.send(text).await;
    }
}

/// The answer to what would be too much at once.
fn overloaded(id: Option<RequestId>) -> Reply {
    let error = internal("too much is in flight: see `Limits::in_flight_bytes`");
    Reply::error(id, error, true)
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
#[allow(clippy::vec_box, reason = "steps hold them boxed")]
pub(crate) struct Batch {
    replies: Vec<String>,
    running: Vec<Box<Running>>,
    core: Arc<Core>,
}

impl Batch {
    pub fn new(core: &Arc<Core>) -> Self {
        Self { replies: Vec::new(), running: Vec::new(), core: Arc::clone(core) }
    }

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
    ///
    /// Each of them has its place before it is more than what was read of it. What does not fit into
    /// the answer is replaced by an error as soon as it is there.
    pub async fn answer(self) -> Option<String> {
        let Self { replies, running, core } = self;
        let room = Budget::new(core.limits.batch_bytes);
        let mut runs = JoinSet::new();
        for (index, run) in running.into_iter().enumerate() {
            let (id, room) = (run.context.request_id().clone(), Arc::clone(&room));
            let in_flight = Arc::clone(&core.in_flight);
            runs.spawn(async move {
                let text = run.run().await?.text;
                // With the comma or bracket behind it.
                let fits = room.take(text.len() + 1).zip(in_flight.take(text.len()));
                let text = if fits.is_some() { text } else { too_large(id) };
                Some((index, text, fits))
            });
        }
        let mut answers = Vec::new();
        while let Some(answer) = runs.join_next().await {
            answers.extend(answer.ok().flatten());
        }
        answers.sort_unstable_by_key(|(index, ..)| *index);
        let answered = answers.iter().map(|(_, text, _)| text.as_str());
        let texts: Vec<&str> = replies.iter().map(String::as_str).chain(answered).collect();
        (!texts.is_empty()).then(|| format!("[{}]", texts.join(",")))
    }
}

fn too_large(id: RequestId) -> String {
    let error = internal("the answer to the batch is too large: see `Limits::batch_bytes`");
    Reply::error(Some(id), for_session(error), false).text
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
