//! Reading the body of a request, with bounds.

use std::future::poll_fn;
use std::pin::pin;
use std::time::Duration;

use bytes::{Buf, Bytes};
use http::header::CONTENT_LENGTH;
use http::{HeaderMap, Response, StatusCode};

use super::answer;
use super::body::Body;

/// Why there is no body.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum NoBody {
    TooLarge,
    TooSlow,
    Broken,
}

impl From<NoBody> for Response<Body> {
    fn from(reason: NoBody) -> Self {
        let (status, message) = match reason {
            NoBody::TooLarge => (
                StatusCode::PAYLOAD_TOO_LARGE,
                "the body is too large: see `HttpSettings::max_body`",
            ),
            NoBody::TooSlow => (
                StatusCode::REQUEST_TIMEOUT,
                "the body took too long: see `HttpSettings::body_timeout`",
            ),
            NoBody::Broken => (StatusCode::BAD_REQUEST, "the body could not be read"),
        };
        answer::refusal(status, message)
    }
}

/// The whole body. What is declared to be too large is not read at all, and nothing is set aside
/// for what was only declared.
pub(super) async fn receive<B: http_body::Body>(
    headers: &HeaderMap,
    body: B,
    limit: usize,
    timeout: Duration,
) -> Result<Bytes, NoBody> {
    let declared = headers.get(CONTENT_LENGTH).and_then(|value| value.to_str().ok());
    let declared = declared.and_then(|length| length.parse::<u128>().ok());
    if declared.is_some_and(|length| length > limit as u128) {
        return Err(NoBody::TooLarge);
    }
    let read = tokio::time::timeout(timeout, read(body, limit));
    read.await.map_err(|_| NoBody::TooSlow)?
}

async fn read<B: http_body::Body>(body: B, limit: usize) -> Result<Bytes, NoBody> {
    let mut body = pin!(body);
    let mut first = Bytes::new();
    let mut rest: Vec<u8> = Vec::new();
    while let Some(frame) = poll_fn(|cx| body.as_mut().poll_frame(cx)).await {
        let Ok(frame) = frame else { return Err(NoBody::Broken) };
        let Ok(mut data) = frame.into_data() else { continue };
        let length = data.remaining();
        if length > limit.saturating_sub(first.len() + rest.len()) {
            return Err(NoBody::TooLarge);
        }
        if rest.is_empty() && first.is_empty() {
            // Most bodies are one piece, which need not be copied.
            first = data.copy_to_bytes(length);
            continue;
        }
        if rest.is_empty() {
            rest.extend_from_slice(&std::mem::take(&mut first));
        }
        while data.has_remaining() {
            let chunk = data.chunk();
            let length = chunk.len();
            rest.extend_from_slice(chunk);
            data.advance(length);
        }
    }
    Ok(if rest.is_empty() { first } else { Bytes::from(rest) })
}
