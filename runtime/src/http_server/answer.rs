//! Answers of HTTP.

use bytes::Bytes;
use http::header::{CACHE_CONTROL, CONTENT_TYPE, RETRY_AFTER};
use http::{HeaderValue, Response, StatusCode};
use mcp_bindings::facts::error_code;

use super::body::{Body, Source};
use super::events::push_message;
use super::headers::ACCEL_BUFFERING;
use crate::headers::{EVENT_STREAM, JSON};
use crate::server::reply::Reply;

/// An answer without a body.
pub(super) fn empty(status: StatusCode) -> Response<Body> {
    with_body(status, Body::empty())
}

/// A message as an answer.
pub(super) fn json(status: StatusCode, text: String) -> Response<Body> {
    let mut response = with_body(status, Body::whole(text));
    response.headers_mut().insert(CONTENT_TYPE, HeaderValue::from_static(JSON));
    if status == StatusCode::SERVICE_UNAVAILABLE {
        response.headers_mut().insert(RETRY_AFTER, HeaderValue::from_static("1"));
    }
    response
}

/// A stream as an answer.
pub(super) fn stream<S: Source>(source: S) -> Response<Body> {
    as_stream(Body::stream(source))
}

/// A stream of messages that are all there already.
pub(super) fn finished_stream(messages: &[String]) -> Response<Body> {
    let mut buffer = Vec::new();
    for message in messages {
        push_message(&mut buffer, None, message);
    }
    as_stream(Body::whole(Bytes::from(buffer)))
}

fn as_stream(body: Body) -> Response<Body> {
    let mut response = with_body(StatusCode::OK, body);
    let headers = response.headers_mut();
    headers.insert(CONTENT_TYPE, HeaderValue::from_static(EVENT_STREAM));
    headers.insert(CACHE_CONTROL, HeaderValue::from_static("no-cache"));
    headers.insert(&ACCEL_BUFFERING, HeaderValue::from_static("no"));
    response
}

fn with_body(status: StatusCode, body: Body) -> Response<Body> {
    let mut response = Response::new(body);
    *response.status_mut() = status;
    response
}

/// The status of an answer to a request without a session:
/// <https://modelcontextprotocol.io/specification/2026-07-28/basic/transports/streamable-http#protocol-version-header>.
pub(super) fn status(reply: &Reply) -> StatusCode {
    match reply.error {
        Some(_) if reply.overloaded => StatusCode::SERVICE_UNAVAILABLE,
        None => StatusCode::OK,
        Some(error_code::METHOD_NOT_FOUND) => StatusCode::NOT_FOUND,
        Some(
            error_code::HEADER_MISMATCH
            | error_code::MISSING_REQUIRED_CLIENT_CAPABILITY
            | error_code::UNSUPPORTED_PROTOCOL_VERSION,
        ) => StatusCode::BAD_REQUEST,
        Some(_) if reply.refused => StatusCode::BAD_REQUEST,
        Some(_) => StatusCode::OK,
    }
}
