//! The bodies of answers.

use std::convert::Infallible;
use std::fmt;
use std::future::Future;
use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll};

use bytes::Bytes;
use http_body::{Frame, SizeHint};

use crate::server::budget::{Budget, Grant};

/// The body of an answer: a whole message, or a stream of events.
///
/// Dropping a stream tells the server that the client is gone.
pub struct Body {
    kind: Kind,
    /// What it takes of the bytes in flight.
    held: Option<Grant>,
}

enum Kind {
    Whole(Option<Bytes>),
    Stream(Option<Next>),
}

/// The next bytes of a stream, and what comes after them.
struct Next(Pin<Box<dyn Future<Output = Step> + Send>>);

type Step = Option<(Bytes, Next)>;

/// What a stream comes from.
pub(super) trait Source: Send + 'static {
    /// The next bytes; nothing at the end.
    fn next(&mut self) -> impl Future<Output = Option<Bytes>> + Send;
}

impl Next {
    fn of<S: Source>(mut source: S) -> Self {
        Self(Box::pin(async move {
            let bytes = source.next().await?;
            Some((bytes, Self::of(source)))
        }))
    }
}

impl Body {
    fn of(kind: Kind) -> Self {
        Self { kind, held: None }
    }

    /// Has the body count as bytes in flight, as far as it is there, until it is sent.
    pub(super) fn count(&mut self, budget: &Arc<Budget>) {
        let length = self.as_whole().map_or(0, Bytes::len);
        if length > 0 {
            self.held = Some(budget.overdraw(length));
        }
    }

    pub(super) fn empty() -> Self {
        Self::of(Kind::Whole(None))
    }

    pub(super) fn whole(bytes: impl Into<Bytes>) -> Self {
        Self::of(Kind::Whole(Some(bytes.into())))
    }

    /// The bytes, if they are all there.
    pub(super) fn as_whole(&self) -> Option<&Bytes> {
        match &self.kind {
            Kind::Whole(bytes) => bytes.as_ref(),
            Kind::Stream(_) => None,
        }
    }

    pub(super) fn stream<S: Source>(source: S) -> Self {
        Self::of(Kind::Stream(Some(Next::of(source))))
    }
}

impl Default for Body {
    fn default() -> Self {
        Self::empty()
    }
}

impl fmt::Debug for Body {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.kind {
            Kind::Whole(bytes) => f.debug_tuple("Whole").field(bytes).finish(),
            Kind::Stream(_) => f.write_str("Stream"),
        }
    }
}

impl http_body::Body for Body {
    type Data = Bytes;
    type Error = Infallible;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, Infallible>>> {
        match &mut self.kind {
            Kind::Whole(bytes) => Poll::Ready(bytes.take().map(|bytes| Ok(Frame::data(bytes)))),
            Kind::Stream(next) => {
                let Some(step) = next else { return Poll::Ready(None) };
                let Poll::Ready(got) = step.0.as_mut().poll(cx) else { return Poll::Pending };
                let (bytes, after) = match got {
                    Some((bytes, after)) => (Some(bytes), Some(after)),
                    None => (None, None),
                };
                *next = after;
                Poll::Ready(bytes.map(|bytes| Ok(Frame::data(bytes))))
            }
        }
    }

    fn is_end_stream(&self) -> bool {
        matches!(self.kind, Kind::Whole(None) | Kind::Stream(None))
    }

    fn size_hint(&self) -> SizeHint {
        match &self.kind {
            Kind::Whole(bytes) => {
                let length = bytes.as_ref().map_or(0, Bytes::len);
                SizeHint::with_exact(u64::try_from(length).unwrap_or(u64::MAX))
            }
            Kind::Stream(_) => SizeHint::default(),
        }
    }
}
