//! Recording what goes over HTTP.

use std::borrow::Cow;
use std::pin::Pin;
use std::task::{Context, Poll, ready};

use bytes::Bytes;
use http::header::CONTENT_TYPE;
use http::{HeaderMap, Response};
use http_body::Body as _;

use super::body::{Body, Source};
use crate::headers::EVENT_STREAM;
use crate::tap::{Tap, Way};

/// Records a message and the headers it came with.
pub(super) fn received(tap: &Tap, headers: &HeaderMap, bytes: &[u8]) {
    tap.record_with(Way::Received, &String::from_utf8_lossy(bytes), texts(headers));
}

fn texts(headers: &HeaderMap) -> impl Iterator<Item = (&str, Cow<'_, str>)> {
    headers.iter().map(|(name, value)| (name.as_str(), String::from_utf8_lossy(value.as_bytes())))
}

/// The same answer, recorded as it goes.
pub(super) fn sent(tap: &Tap, response: Response<Body>) -> Response<Body> {
    let (head, body) = response.into_parts();
    let media_type = head.headers.get(CONTENT_TYPE).and_then(|value| value.to_str().ok());
    let events = media_type == Some(EVENT_STREAM);
    if !events {
        if let Some(bytes) = body.as_whole() {
            let status = Cow::Owned(head.status.as_u16().to_string());
            let headers = texts(&head.headers).chain(std::iter::once((":status", status)));
            tap.record_with(Way::Sent, &String::from_utf8_lossy(bytes), headers);
        }
        return Response::from_parts(head, body);
    }
    Response::from_parts(head, Body::stream(Tapped { body, tap: tap.clone() }))
}

/// A stream of events whose messages are recorded.
struct Tapped {
    body: Body,
    tap: Tap,
}

impl Source for Tapped {
    async fn next(&mut self) -> Option<Bytes> {
        let bytes = std::future::poll_fn(|cx| self.poll(cx)).await?;
        // A message is one line of one event, and events are never cut here.
        let text = String::from_utf8_lossy(&bytes);
        let messages = text.lines().filter_map(|line| line.strip_prefix("data: "));
        for message in messages.filter(|message| !message.is_empty()) {
            self.tap.record(Way::Sent, message);
        }
        Some(bytes)
    }
}

impl Tapped {
    fn poll(&mut self, cx: &mut Context<'_>) -> Poll<Option<Bytes>> {
        let frame = ready!(Pin::new(&mut self.body).poll_frame(cx));
        Poll::Ready(frame.and_then(|Ok(frame)| frame.into_data().ok()))
    }
}
