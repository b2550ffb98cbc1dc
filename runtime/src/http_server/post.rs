//! Messages that come in.

use std::sync::Arc;

use bytes::Bytes;
use http::request::Parts;
use http::{HeaderMap, Response, StatusCode};
use mcp_bindings::rpc::PARSE_ERROR;
use mcp_bindings::{ErrorObject, Incoming, Packet};

use super::answer;
use super::body::Body;
use super::endpoint::{Endpoint, origin};
use super::headers::{self, Accept};
use super::in_session::{self, Inbound, Named, Rest};
use super::receive::receive;
use super::refusal::Refusal;
use super::stateless::{self, Call, is_stateless, names_stateless};
use super::tapped;
use crate::headers::SESSION_ID;
use crate::server::budget::Grant;
use crate::server::connection::malformed;
use crate::server::context::Origin;
use crate::server::reply::Reply;
use crate::server::service::Core;

/// What is left to do for a body that was read.
enum Work {
    Stateless(Call),
    Session(Rest),
}

impl Work {
    fn done(response: Response<Body>) -> Self {
        Self::Session(Rest::Done(response))
    }

    fn refused(reply: Reply) -> Self {
        Self::done(answer::json(answer::status(&reply), reply.text))
    }
}

/// Answers a POST to the endpoint.
pub(super) async fn post<B: http_body::Body>(
    endpoint: &Arc<Endpoint>,
    parts: Arc<Parts>,
    body: B,
) -> Response<Body> {
    let accept = match negotiate(&parts.headers) {
        Ok(accept) => accept,
        Err(refusal) => return refusal.into(),
    };
    let (bytes, grant) = match endpoint.receive(&parts.headers, body).await {
        Ok(received) => received,
        Err(refusal) => return refusal.into(),
    };
    let origin = origin(&parts);
    let headers = &parts.headers;
    let named = if headers.contains_key(&SESSION_ID) {
        Box::pin(Named::find(endpoint, headers, &origin)).await
    } else {
        Named::No
    };
    let work = read(&endpoint.core, headers, &origin, named, &bytes);
    // What was read borrows nothing: the body need not wait for the answer.
    drop(bytes);
    let mut response = match work {
        Work::Stateless(call) => call.holding(grant).answer(endpoint, headers, accept).await,
        Work::Session(rest) => Box::pin(rest.holding(grant).answer(endpoint, origin, accept)).await,
    };
    response.body_mut().count(&endpoint.core.in_flight);
    response
}

/// What kinds of bodies come and go.
fn negotiate(headers: &HeaderMap) -> Result<Accept, Refusal> {
    if !headers::is_json(headers) {
        return Err(Refusal::ContentType);
    }
    let accept = Accept::of(headers);
    if accept.json || accept.stream { Ok(accept) } else { Err(Refusal::Accept) }
}

fn read(
    core: &Arc<Core>,
    headers: &HeaderMap,
    origin: &Origin,
    named: Named,
    bytes: &Bytes,
) -> Work {
    let packet = match parse(bytes, core.limits.max_batch) {
        Ok(packet) => packet,
        Err(reply) => return Work::refused(reply),
    };
    let message = match packet {
        Packet::One(message) => message,
        Packet::Batch(_) if matches!(named, Named::No) => {
            return Work::done(Refusal::Batch.into());
        }
        Packet::Batch(messages) => {
            return Work::Session(match named.required(core, headers) {
                Ok(session) => Inbound::new(core, session, origin.clone()).batch(messages),
                Err(refusal) => Rest::Done(refusal.into()),
            });
        }
    };
    match &message {
        Incoming::Request(request) if is_stateless(core, headers, request) => {
            return match stateless::read(core, origin.clone(), headers, request) {
                Ok(call) => Work::Stateless(call),
                Err(reply) => Work::refused(reply),
            };
        }
        Incoming::Request(request) if matches!(named, Named::No) => {
            return Work::Session(in_session::outside(core, origin.clone(), request));
        }
        // Versions without sessions define no notifications over HTTP; nobody is harmed by one.
        Incoming::Notification(_) if names_stateless(headers) => {
            return Work::done(answer::empty(StatusCode::ACCEPTED));
        }
        Incoming::Response(_) if names_stateless(headers) => {
            return Work::done(Refusal::Response.into());
        }
        _ => {}
    }
    Work::Session(match named.required(core, headers) {
        Ok(session) => Inbound::new(core, session, origin.clone()).message(message),
        Err(refusal) => Rest::Done(refusal.into()),
    })
}

/// The envelopes of the body.
pub(super) fn parse(bytes: &Bytes, max_batch: usize) -> Result<Packet<'_>, Reply> {
    let Ok(text) = std::str::from_utf8(bytes) else {
        let error = ErrorObject::new(PARSE_ERROR, "the body is no UTF-8");
        return Err(Reply::error(None, error, true));
    };
    Packet::parse_at_most(text, max_batch).map_err(malformed)
}

impl Endpoint {
    /// The whole body of a request, and what it takes of the bytes in flight.
    pub(super) async fn receive<B: http_body::Body>(
        &self,
        headers: &HeaderMap,
        body: B,
    ) -> Result<(Bytes, Grant), Refusal> {
        let limit = self.settings.max_body.unwrap_or(self.core.limits.max_message);
        let (timeout, budget) = (self.settings.body_timeout, &self.core.in_flight);
        let (bytes, grant) = receive(headers, body, limit, timeout, budget).await?;
        if let Some(tap) = &self.core.tap {
            tapped::received(tap, headers, &bytes);
        }
        Ok((bytes, grant))
    }
}
