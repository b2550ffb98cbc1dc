//! Requests that declare their version themselves, each with an answer of its own.
//!
//! <https://modelcontextprotocol.io/specification/2026-07-28/basic/transports/streamable-http>

use std::borrow::Cow;
use std::fmt::Display;
use std::sync::Arc;

use bytes::Bytes;
use http::{HeaderMap, HeaderName, Response, StatusCode};
use mcp_bindings::facts::{MethodFacts, error_code};
use mcp_bindings::session::InitializeRequest;
use mcp_bindings::versions::declared_version;
use mcp_bindings::{ErrorObject, IncomingRequest, ProtocolVersion, Request, RequestId};
use tokio::sync::mpsc;
use tokio::task::JoinHandle;
use tokio_util::sync::DropGuard;

use super::answer;
use super::body::{Body, Source};
use super::endpoint::Endpoint;
use super::events::{ENOUGH, KEEP_ALIVE, push_message};
use super::flight::{Flight, drain};
use super::headers::{self, Accept, Malformed};
use super::refusal::Refusal;
use crate::headers::{METHOD, NAME, PROTOCOL_VERSION, SESSION_ID, decode_marked};
use crate::server::budget::Grant;
use crate::server::context::Origin;
use crate::server::outbox::Outbox;
use crate::server::reply::Reply;
use crate::server::request::{Arrival, Step};
use crate::server::running::Running;
use crate::server::service::Core;

/// The error for a header that does not say what the body says.
pub(super) fn mismatch(header: impl Display, what: impl Display) -> ErrorObject {
    ErrorObject::new(error_code::HEADER_MISMATCH, format!("header `{header}`: {what}"))
}

/// Whether a request is for a version without sessions: a header names such a version, or it
/// declares its version itself, or no older version knows the method.
pub(super) fn is_stateless(
    core: &Core,
    headers: &HeaderMap,
    request: &IncomingRequest<'_>,
) -> bool {
    // A client that opens a session is answered with a version that the server speaks, whatever it
    // put into its headers.
    let opens = request.method == <InitializeRequest as Request>::METHOD;
    if (!opens && names_stateless(headers)) || declared(request).is_some() {
        return true;
    }
    !opens
        && !headers.contains_key(&SESSION_ID)
        && MethodFacts::of(&request.method)
            .is_some_and(|facts| !facts.since.has_handshake() || core.newest_session().is_none())
}

fn declared<'a>(request: &IncomingRequest<'a>) -> Option<Cow<'a, str>> {
    request.params.and_then(declared_version)
}

/// Whether the header names a version that has no sessions.
pub(super) fn names_stateless(headers: &HeaderMap) -> bool {
    let version = headers::single(headers, &PROTOCOL_VERSION).ok().flatten();
    version.is_some_and(is_stateless_version)
}

fn is_stateless_version(name: &str) -> bool {
    name.parse::<ProtocolVersion>().is_ok_and(|version| !version.has_handshake())
}

/// A request that was read, and can be run.
pub(super) struct Call {
    running: Box<Running>,
    waiting: mpsc::Receiver<String>,
    /// What it takes of the bytes in flight.
    grant: Option<Grant>,
}

/// Reads a request as far as its envelope, its headers and its parameters go.
pub(super) fn read(
    core: &Arc<Core>,
    origin: Origin,
    headers: &HeaderMap,
    request: &IncomingRequest<'_>,
) -> Result<Call, Reply> {
    let refused = |error| Reply::error(Some(request.id.clone()), error, true);
    let named = required(headers, &PROTOCOL_VERSION).map_err(refused)?;
    if is_stateless_version(named) {
        check_method(headers, request).map_err(refused)?;
    } else {
        // Which other headers another version has is not known; it is refused for itself.
        check_version(named, request).map_err(refused)?;
    }
    let (outbox, waiting) = Outbox::new(core.limits.outbox);
    let arrival = Arrival { core, origin, outbox, session: None };
    match arrival.stateless(request) {
        Step::Reply(reply) => {
            if reply.error == Some(error_code::UNSUPPORTED_PROTOCOL_VERSION) {
                check_version(named, request).map_err(refused)?;
            }
            Err(reply)
        }
        Step::Run(running) => {
            check_name(headers, &running).map_err(refused)?;
            Ok(Call { running, waiting, grant: None })
        }
    }
}

/// The version, which header and body must agree about.
fn check_version(named: &str, request: &IncomingRequest<'_>) -> Result<(), ErrorObject> {
    match declared(request) {
        Some(declared) if declared != named => {
            let what = format!("`{named}` here, `{declared}` in the body");
            Err(mismatch(&PROTOCOL_VERSION, what))
        }
        _ => Ok(()),
    }
}

/// The method, which every request repeats.
fn check_method(headers: &HeaderMap, request: &IncomingRequest<'_>) -> Result<(), ErrorObject> {
    let method = required(headers, &METHOD)?;
    if method != request.method {
        let what = format!("`{method}` here, `{}` in the body", request.method);
        return Err(mismatch(&METHOD, what));
    }
    Ok(())
}

/// The header that says what the request is about.
fn check_name(headers: &HeaderMap, running: &Running) -> Result<(), ErrorObject> {
    let Some(name) = running.mirrored_name() else { return Ok(()) };
    let value = decoded(required(headers, &NAME)?, &NAME)?;
    if value != name {
        return Err(mismatch(&NAME, format!("`{value}` here, `{name}` in the body")));
    }
    Ok(())
}

fn required<'a>(headers: &'a HeaderMap, name: &HeaderName) -> Result<&'a str, ErrorObject> {
    let value = headers::single(headers, name).map_err(|error| mismatch(name, error))?;
    value.ok_or_else(|| mismatch(name, "required, but missing"))
}

/// What the value of a header means.
pub(super) fn decoded<'a>(value: &'a str, name: &HeaderName) -> Result<Cow<'a, str>, ErrorObject> {
    decode_marked(value).map_err(|error| mismatch(name, Malformed::from(error)))
}

impl Call {
    /// The same, with what the request takes of the bytes in flight.
    pub fn holding(mut self, grant: Grant) -> Self {
        self.grant = Some(grant);
        self
    }

    /// Runs the request and answers it.
    pub async fn answer(
        self,
        endpoint: &Endpoint,
        headers: &HeaderMap,
        accept: Accept,
    ) -> Response<Body> {
        let Self { running, mut waiting, grant } = self;
        let id = running.id().clone();
        if let Err(error) = endpoint.mirrors.check(&running, headers).await {
            let reply = Reply::error(Some(id), error, false);
            return answer::json(answer::status(&reply), reply.text);
        }
        if running.stays_open() && !accept.stream {
            return Refusal::AcceptStream.into();
        }
        let token = running.token().clone();
        let run = Box::pin(running.run());
        let mut flight = Flight::cancellable(&endpoint.core, run, token.clone());
        flight.hold(grant);
        if !accept.stream {
            let reply = flight.finish_silently(&mut waiting).await;
            return whole(reply, id, Vec::new(), accept);
        }
        tokio::select! {
            biased;
            reply = flight.finish() => whole(reply, id, drain(&mut waiting), accept),
            Some(first) = waiting.recv() => answer::stream(Answering {
                begin: Begin::Message(first),
                waiting,
                done: Some(flight.detach()),
                keep_alive: endpoint.settings.keep_alive,
                _cancel: token.drop_guard(),
            }),
            () = pause(endpoint.settings.keep_alive) => answer::stream(Answering {
                begin: Begin::Silent,
                waiting,
                done: Some(flight.detach()),
                keep_alive: endpoint.settings.keep_alive,
                _cancel: token.drop_guard(),
            }),
        }
    }
}

/// The answer to a request that is done, with what it told before.
fn whole(
    reply: Option<Reply>,
    id: RequestId,
    mut messages: Vec<String>,
    accept: Accept,
) -> Response<Body> {
    let reply = reply.unwrap_or_else(|| {
        // Only a shutdown cancels a request whose client still waits.
        Reply::error(Some(id), crate::server::error::internal("the request was cancelled"), false)
    });
    let status = answer::status(&reply);
    if !accept.stream || (messages.is_empty() && (accept.json || status != StatusCode::OK)) {
        return answer::json(status, reply.text);
    }
    messages.push(reply.text);
    answer::finished_stream(&messages)
}

/// What a stream begins with.
enum Begin {
    Message(String),
    /// The request said nothing for so long that a proxy might take the connection for dead.
    Silent,
    /// It began already.
    Done,
}

/// A request that streams what it tells, and then its answer.
struct Answering {
    begin: Begin,
    waiting: mpsc::Receiver<String>,
    done: Option<JoinHandle<Option<Reply>>>,
    keep_alive: Option<std::time::Duration>,
    /// Whoever lets go of the stream wants no answer any more.
    _cancel: DropGuard,
}

impl Source for Answering {
    async fn next(&mut self) -> Option<Bytes> {
        let mut buffer = Vec::new();
        match std::mem::replace(&mut self.begin, Begin::Done) {
            Begin::Message(first) => push_message(&mut buffer, None, &first),
            Begin::Silent => return Some(Bytes::from_static(KEEP_ALIVE)),
            Begin::Done => {
                let done = self.done.as_mut()?;
                tokio::select! {
                    biased;
                    Some(message) = self.waiting.recv() => push_message(&mut buffer, None, &message),
                    reply = done => {
                        self.done = None;
                        for message in drain(&mut self.waiting) {
                            push_message(&mut buffer, None, &message);
                        }
                        let reply = reply.ok().flatten();
                        let Some(reply) = reply else { return non_empty(buffer) };
                        push_message(&mut buffer, None, &reply.text);
                        return Some(buffer.into());
                    }
                    () = pause(self.keep_alive) => return Some(Bytes::from_static(KEEP_ALIVE)),
                }
            }
        }
        while buffer.len() < ENOUGH {
            let Ok(message) = self.waiting.try_recv() else { break };
            push_message(&mut buffer, None, &message);
        }
        Some(buffer.into())
    }
}

fn non_empty(buffer: Vec<u8>) -> Option<Bytes> {
    (!buffer.is_empty()).then(|| buffer.into())
}

/// Waits for the time of a sign of life, if there are any.
pub(super) async fn pause(period: Option<std::time::Duration>) {
    match period {
        Some(period) => tokio::time::sleep(period).await,
        None => std::future::pending().await,
    }
}
