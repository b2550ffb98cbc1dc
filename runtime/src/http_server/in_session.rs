//! Messages of a session of an older version.
//!
//! <https://modelcontextprotocol.io/specification/2025-11-25/basic/transports#sending-messages-to-the-server>

use std::sync::Arc;
use std::time::Duration;

use http::{HeaderMap, HeaderValue, Response, StatusCode};
use mcp_bindings::{EnvelopeError, Incoming, IncomingRequest, ProtocolVersion};
use tokio::sync::{mpsc, watch};

use super::answer;
use super::body::Body;
use super::endpoint::Endpoint;
use super::flight::{Flight, Run, drain};
use super::headers::{self, Accept};
use super::refusal::Refusal;
use super::sessions::{Busy, HttpSession, new_session};
use super::stateless::pause;
use super::stream::{Closings, Stream, has_priming};
use crate::headers::{PROTOCOL_VERSION, SESSION_ID};
use crate::server::budget::Grant;
use crate::server::connection::{Batch, note};
use crate::server::context::Origin;
use crate::server::error::invalid_request;
use crate::server::outbox::Outbox;
use crate::server::reply::Reply;
use crate::server::request::{Arrival, Step};
use crate::server::service::Core;
use crate::server::session::Session;

/// What the headers say of a session.
pub(super) enum Named {
    /// Nothing.
    No,
    /// One that is under way.
    Known(Arc<HttpSession>),
    /// One that is over, is somebody else's, or never was.
    Unknown,
}

impl Named {
    /// Finds the session that a request belongs to.
    pub async fn find(endpoint: &Endpoint, headers: &HeaderMap, origin: &Origin) -> Self {
        match headers::single(headers, &SESSION_ID) {
            Ok(None) => Self::No,
            Ok(Some(id)) => {
                let found = endpoint.sessions.find(id, origin.principal.as_deref()).await;
                found.map_or(Self::Unknown, Self::Known)
            }
            Err(_) => Self::Unknown,
        }
    }

    /// The session, where a request cannot do without.
    pub fn required(self, core: &Core, headers: &HeaderMap) -> Result<Busy, Refusal> {
        let session = match self {
            Self::Known(session) => session,
            Self::Unknown => return Err(Refusal::UnknownSession),
            Self::No => return Err(Refusal::NoSession),
        };
        check_version(core, headers)?;
        Ok(session.enter())
    }
}

/// Within a session a client may only name versions that the server can speak.
fn check_version(core: &Core, headers: &HeaderMap) -> Result<(), Refusal> {
    let named = headers::single(headers, &PROTOCOL_VERSION).map_err(Refusal::Version)?;
    let Some(named) = named else { return Ok(()) };
    match named.parse::<ProtocolVersion>() {
        Ok(version) if version.has_handshake() && core.speaks(version) => Ok(()),
        _ => Err(Refusal::SessionVersion(named.to_owned())),
    }
}

/// What is left to do for messages that were read.
pub(super) enum Rest {
    /// Nothing: this is the answer.
    Done(Response<Body>),
    /// The session begins.
    Open(Arc<Session>, Reply),
    /// The session may be another one now.
    Save(Busy, Reply),
    /// To run requests.
    Run(Exchange),
}

/// A request without a session: it opens one, or asks whether somebody is there, or is refused.
pub(super) fn outside(core: &Arc<Core>, origin: Origin, request: &IncomingRequest<'_>) -> Rest {
    let session = new_session(core);
    let arrival = Arrival { core, origin, outbox: Outbox::nowhere(), session: None };
    match arrival.in_session(&session, request) {
        Step::Reply(reply) if session.peer().is_some() => Rest::Open(session, reply),
        Step::Reply(reply) => {
            let status =
                if reply.error.is_some() { StatusCode::BAD_REQUEST } else { StatusCode::OK };
            Rest::Done(answer::json(status, reply.text))
        }
        // A session that has not begun runs nothing.
        Step::Run(_) => Rest::Done(answer::empty(StatusCode::BAD_REQUEST)),
    }
}

/// Messages of one session, on their way in.
pub(super) struct Inbound<'a> {
    core: &'a Arc<Core>,
    session: Busy,
    origin: Origin,
    outbox: Outbox,
    waiting: mpsc::Receiver<String>,
    closings: Option<Closings>,
}

impl<'a> Inbound<'a> {
    pub fn new(core: &'a Arc<Core>, session: Busy, mut origin: Origin) -> Self {
        let (outbox, waiting) = Outbox::new(core.limits.outbox);
        let closings = has_priming(session.version()).then(|| Arc::new(watch::Sender::new(0)));
        origin.closings.clone_from(&closings);
        Self { core, session, origin, outbox, waiting, closings }
    }

    fn step(&self, request: &IncomingRequest<'_>) -> Step {
        let arrival = Arrival {
            core: self.core,
            origin: self.origin.clone(),
            outbox: self.outbox.clone(),
            session: Some(&self.session.session),
        };
        arrival.in_session(&self.session.session, request)
    }

    /// Takes one message.
    pub fn message(self, message: Incoming<'_>) -> Rest {
        match message {
            Incoming::Request(request) => match self.step(&request) {
                Step::Reply(reply) if reply.error.is_none() => Rest::Save(self.session, reply),
                Step::Reply(reply) => Rest::Done(answer::json(StatusCode::OK, reply.text)),
                Step::Run(running) => self.run(Box::pin(running.run())),
            },
            other => {
                self.note(other);
                Rest::Done(answer::empty(StatusCode::ACCEPTED))
            }
        }
    }

    /// Takes several messages that came together.
    pub fn batch(self, messages: Vec<Result<Incoming<'_>, EnvelopeError>>) -> Rest {
        if !self.session.version().has_batches() {
            return Rest::Done(Refusal::Batch.into());
        }
        let mut batch = Batch::new(self.core);
        for message in messages {
            if let Some(other) = batch.take(message, |request| self.step(request)) {
                self.note(other);
            }
        }
        if batch.is_empty() {
            return Rest::Done(answer::empty(StatusCode::ACCEPTED));
        }
        self.run(Box::pin(async move { batch.answer().await.map(Reply::text) }))
    }

    fn run(self, run: Run) -> Rest {
        let Self { core, session, waiting, closings, .. } = self;
        let busy = session.enter();
        let run = async move {
            let _busy = busy;
            run.await
        };
        let flight = Flight::lasting(core, Box::pin(run));
        Rest::Run(Exchange { session, flight, waiting, closings })
    }

    fn note(&self, message: Incoming<'_>) {
        match message {
            Incoming::Notification(notification) => {
                if note(&self.session.session, &notification) {
                    self.session.session.set_ready();
                }
            }
            Incoming::Response(response) => self.session.session.answer(response),
            Incoming::Request(_) => {}
        }
    }
}

impl Rest {
    /// The same, with what the request takes of the bytes in flight.
    pub fn holding(mut self, grant: Grant) -> Self {
        if let Self::Run(exchange) = &mut self {
            exchange.flight.hold(grant);
        }
        self
    }

    /// Does it.
    pub async fn answer(
        self,
        endpoint: &Endpoint,
        origin: Origin,
        accept: Accept,
    ) -> Response<Body> {
        match self {
            Self::Done(response) => response,
            Self::Open(session, reply) => open(endpoint, session, origin, reply).await,
            Self::Save(session, reply) => {
                session.save().await;
                answer::json(StatusCode::OK, reply.text)
            }
            Self::Run(exchange) => exchange.answer(endpoint, accept).await,
        }
    }
}

async fn open(
    endpoint: &Endpoint,
    session: Arc<Session>,
    origin: Origin,
    reply: Reply,
) -> Response<Body> {
    if let Err(wait) = endpoint.sessions.admit(origin.principal.as_ref()) {
        return Refusal::TooManyOpened(wait).into();
    }
    let Ok(session) = endpoint.sessions.open(session, origin.principal).await else {
        return Refusal::TooManySessions.into();
    };
    let mut response = answer::json(StatusCode::OK, reply.text);
    if let Ok(id) = HeaderValue::from_str(&session.id) {
        response.headers_mut().insert(&SESSION_ID, id);
    }
    response
}

/// A request of a session, or a batch of them, and what it tells.
pub(super) struct Exchange {
    session: Busy,
    flight: Flight,
    waiting: mpsc::Receiver<String>,
    closings: Option<Closings>,
}

/// What happens first.
enum First {
    Reply(Option<Reply>),
    Message(String),
    Close,
    /// Nothing for so long that a proxy might take the connection for dead.
    Silence,
}

impl Exchange {
    async fn answer(mut self, endpoint: &Endpoint, accept: Accept) -> Response<Body> {
        if !accept.stream {
            return whole(self.finish_alone().await);
        }
        let first = self.first(endpoint.settings.keep_alive).await;
        let mut messages = Vec::new();
        match first {
            First::Reply(reply) => {
                messages.append(&mut drain(&mut self.waiting));
                match reply {
                    reply if messages.is_empty() && accept.json => return whole(reply),
                    Some(reply) => messages.push(reply.text),
                    None => {}
                }
                self.finished(endpoint, messages).await
            }
            First::Message(message) => self.stream(endpoint, Some(message)).await,
            First::Close | First::Silence => self.stream(endpoint, None).await,
        }
    }

    /// Runs the request for a client that takes no stream. What is told is told to nobody, and what
    /// is asked has no answer.
    async fn finish_alone(&mut self) -> Option<Reply> {
        loop {
            tokio::select! {
                biased;
                reply = self.flight.finish() => return reply,
                Some(message) = self.waiting.recv() => self.decline(&message),
            }
        }
    }

    fn decline(&self, message: &str) {
        let Ok(Incoming::Request(question)) = Incoming::parse(message) else { return };
        let error = invalid_request("the client takes no `text/event-stream`");
        let refusal = Reply::error(Some(question.id), error, true);
        if let Ok(Incoming::Response(response)) = Incoming::parse(&refusal.text) {
            self.session.session.answer(response);
        }
    }

    async fn first(&mut self, keep_alive: Option<Duration>) -> First {
        let close = async {
            match &self.closings {
                Some(closings) => drop(closings.subscribe().wait_for(|count| *count > 0).await),
                None => std::future::pending().await,
            }
        };
        tokio::select! {
            biased;
            reply = self.flight.finish() => First::Reply(reply),
            Some(message) = self.waiting.recv() => First::Message(message),
            () = close => First::Close,
            () = pause(keep_alive) => First::Silence,
        }
    }

    /// Sends what is all there already.
    async fn finished(self, endpoint: &Endpoint, messages: Vec<String>) -> Response<Body> {
        let (stream, reader) = Stream::open(endpoint, self.session.enter(), None).await;
        for message in messages {
            stream.append(message).await;
        }
        stream.finish(&self.session).await;
        answer::stream(reader)
    }

    /// Sends what comes, as it comes.
    async fn stream(self, endpoint: &Endpoint, first: Option<String>) -> Response<Body> {
        let (stream, mut reader) =
            Stream::open(endpoint, self.session.enter(), self.closings).await;
        match first {
            Some(first) => stream.append(first).await,
            None => reader.begin_with_a_sign(),
        }
        endpoint.core.spawn(stream.carry(self.session, self.flight, self.waiting));
        answer::stream(reader)
    }
}

/// An answer that is one message. Of a request that was cancelled nothing may be said.
fn whole(reply: Option<Reply>) -> Response<Body> {
    match reply {
        Some(reply) if reply.overloaded => {
            answer::json(StatusCode::SERVICE_UNAVAILABLE, reply.text)
        }
        Some(reply) => answer::json(StatusCode::OK, reply.text),
        None => answer::empty(StatusCode::NO_CONTENT),
    }
}
