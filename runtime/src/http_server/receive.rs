//! Reading the body of a request, with bounds.

use std::future::poll_fn;
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;

use bytes::{Buf, Bytes};
use http::HeaderMap;
use http::header::CONTENT_LENGTH;

use super::refusal::Refusal;
use crate::server::budget::{Budget, Grant};

/// The whole body. What is declared to be too large is not read at all, and nothing is set aside
/// for what was only declared.
pub(super) async fn receive<B: http_body::Body>(
    headers: &HeaderMap,
    body: B,
    limit: usize,
    timeout: Duration,
    budget: &Arc<Budget>,
) -> Result<(Bytes, Grant), Refusal> {
    let declared = headers.get(CONTENT_LENGTH).and_then(|value| value.to_str().ok());
    let declared = declared.and_then(|length| length.parse::<u128>().ok());
    if declared.is_some_and(|length| length > limit as u128) {
        return Err(Refusal::TooLarge(limit));
    }
    let read = tokio::time::timeout(timeout, read(body, limit, budget));
    read.await.map_err(|_| Refusal::TooSlow)?
}

async fn read<B: http_body::Body>(
    body: B,
    limit: usize,
    budget: &Arc<Budget>,
) -> Result<(Bytes, Grant), Refusal> {
    let mut grant = budget.take(0).ok_or(Refusal::Overloaded)?;
    let mut body = pin!(body);
    let mut first = Bytes::new();
    let mut rest: Vec<u8> = Vec::new();
    while let Some(frame) = poll_fn(|cx| body.as_mut().poll_frame(cx)).await {
        let Ok(frame) = frame else { return Err(Refusal::Broken) };
        let Ok(mut data) = frame.into_data() else { continue };
        let length = data.remaining();
        if length > limit.saturating_sub(first.len() + rest.len()) {
            return Err(Refusal::TooLarge(limit));
        }
        if !grant.grow(length) {
            return Err(Refusal::Overloaded);
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
    let bytes = if rest.is_empty() { first } else { Bytes::from(rest) };
    Ok((bytes, grant))
}
