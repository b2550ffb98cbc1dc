//! Why requests are turned away before a message of theirs is answered.

use std::borrow::Cow;
use std::time::Duration;

use http::header::{ALLOW, RETRY_AFTER};
use http::{HeaderValue, Response, StatusCode};

use super::answer;
use super::body::Body;
use super::headers::Malformed;
use crate::server::error::invalid_request;
use crate::server::reply::Reply;

/// Why a request is turned away. Where a setting would let it in, the sentence names it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Refusal {
    /// `Host` names something else.
    Host,
    /// It is from a web page of somebody else.
    Origin,
    /// The server takes no more requests.
    Closing,
    /// There is nothing at this path; the endpoint is at that one.
    NotHere(String),
    /// Only these methods are allowed.
    Method(&'static str),
    /// The body is no JSON.
    ContentType,
    /// The client takes neither kind of answer.
    Accept,
    /// The client does not take the only kind of answer there is.
    AcceptStream,
    /// The body has too many bytes.
    TooLarge(usize),
    /// The body took too long.
    TooSlow,
    /// The body broke off.
    Broken,
    /// The message belongs to a session, and does not say to which.
    NoSession,
    /// The session is over, is somebody else's, or never was.
    UnknownSession,
    /// There are too many sessions.
    TooManySessions,
    /// Sessions are opened too often.
    TooManyOpened(Duration),
    /// All requests in flight have too many bytes.
    Overloaded,
    /// The header for the protocol version names one that no session here has.
    SessionVersion(String),
    /// The header for the protocol version cannot be read.
    Version(Malformed),
    /// Nothing is kept of the stream to go on with.
    UnknownEvent,
    /// Nobody listens on the stream that the message is for.
    UnknownStream,
    /// The version has no batches.
    Batch,
    /// The version has no responses of clients.
    Response,
}

impl Refusal {
    fn status(&self) -> StatusCode {
        match self {
            Self::Host | Self::Origin => StatusCode::FORBIDDEN,
            Self::Closing | Self::TooManySessions | Self::TooManyOpened(_) | Self::Overloaded => {
                StatusCode::SERVICE_UNAVAILABLE
            }
            Self::NotHere(_) | Self::UnknownSession | Self::UnknownStream => StatusCode::NOT_FOUND,
            Self::Method(_) => StatusCode::METHOD_NOT_ALLOWED,
            Self::ContentType => StatusCode::UNSUPPORTED_MEDIA_TYPE,
            Self::Accept | Self::AcceptStream => StatusCode::NOT_ACCEPTABLE,
            Self::TooLarge(_) => StatusCode::PAYLOAD_TOO_LARGE,
            Self::TooSlow => StatusCode::REQUEST_TIMEOUT,
            Self::Broken
            | Self::NoSession
            | Self::SessionVersion(_)
            | Self::Version(_)
            | Self::UnknownEvent
            | Self::Batch
            | Self::Response => StatusCode::BAD_REQUEST,
        }
    }

    /// After how many seconds the same may be let in, where that is known.
    fn retry_after(&self) -> Option<u64> {
        match self {
            Self::TooManyOpened(wait) => Some(whole_seconds(*wait)),
            Self::Overloaded => Some(1),
            _ => None,
        }
    }

    fn message(&self) -> Cow<'static, str> {
        Cow::Borrowed(match self {
            Self::Host => "this host is not allowed: see `HttpSettings::allowed_hosts`",
            Self::Origin => "this origin is not allowed: see `HttpSettings::allowed_origins`",
            Self::Closing => "the server closes",
            Self::NotHere(path) => return format!("the endpoint is `{path}`").into(),
            Self::Method(methods) => return format!("allowed methods: {methods}").into(),
            Self::ContentType => "header `Content-Type`: expected `application/json`",
            Self::Accept => "header `Accept`: expected `application/json` and `text/event-stream`",
            Self::AcceptStream => "header `Accept`: expected `text/event-stream`",
            Self::TooLarge(limit) => {
                let setting = "see `HttpSettings::max_body`";
                return format!("the body has more bytes than the limit of {limit}: {setting}")
                    .into();
            }
            Self::TooSlow => "the body took too long: see `HttpSettings::body_timeout`",
            Self::Broken => "the body could not be read",
            Self::NoSession => "header `Mcp-Session-Id`: required, but missing",
            Self::UnknownSession => "there is no such session: begin a new one with `initialize`",
            Self::TooManySessions => {
                "there are too many sessions: see `HttpSettings::max_sessions`"
            }
            Self::TooManyOpened(_) => {
                "sessions are opened too often: see `HttpSettings::session_rate`"
            }
            Self::Overloaded => "too much is in flight: see `Limits::in_flight_bytes`",
            Self::SessionVersion(version) => {
                let message =
                    format!("header `MCP-Protocol-Version`: no session is of `{version}`");
                return message.into();
            }
            Self::Version(malformed) => {
                return format!("header `MCP-Protocol-Version`: {malformed}").into();
            }
            Self::UnknownEvent => "header `Last-Event-ID`: nothing is kept of this stream",
            Self::UnknownStream => "there is no such stream: open one first",
            Self::Batch => "expected one message: this protocol version has no batches",
            Self::Response => "this protocol version has no responses of clients",
        })
    }
}

/// So long at least, and not at once.
fn whole_seconds(wait: Duration) -> u64 {
    wait.as_secs().saturating_add(u64::from(wait.subsec_nanos() > 0)).max(1)
}

/// An error of JSON-RPC without an id: whoever reads bodies reads that.
impl From<Refusal> for Response<Body> {
    fn from(refusal: Refusal) -> Self {
        let error = Reply::error(None, invalid_request(refusal.message()), true);
        let mut response = answer::json(refusal.status(), error.text);
        if let Some(wait) = refusal.retry_after() {
            response.headers_mut().insert(RETRY_AFTER, HeaderValue::from(wait));
        }
        if let Refusal::Method(methods) = refusal {
            response.headers_mut().insert(ALLOW, HeaderValue::from_static(methods));
        }
        response
    }
}
