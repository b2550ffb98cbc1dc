//! Handlers that panic.

use std::any::Any;
use std::future::Future;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::pin::pin;
use std::sync::atomic::Ordering;
use std::task::Poll;
use std::time::{Duration, Instant};

use mcp_bindings::ErrorObject;

use super::error::internal;
use super::service::Core;

/// Runs a handler; if it panics, the request fails and the process lives. A handler that computes
/// long without letting others run is logged.
pub(super) async fn catch<T>(
    core: &Core,
    handler: impl Future<Output = Result<T, ErrorObject>>,
) -> Result<T, ErrorObject> {
    let mut handler = pin!(handler);
    let outcome = std::future::poll_fn(|cx| {
        // What a handler shares with others it shares behind locks, which know of panics themselves.
        let began = Instant::now();
        let polled = catch_unwind(AssertUnwindSafe(|| handler.as_mut().poll(cx)));
        let computed = began.elapsed();
        if computed >= core.limits.watchdog {
            slow(core, computed);
        }
        match polled {
            Ok(poll) => poll.map(Ok),
            Err(panic) => Poll::Ready(Err(panic)),
        }
    });
    outcome.await.unwrap_or_else(|panic| {
        tracing::error!(panic = said(&*panic), "a handler panicked");
        Err(internal("the handler of the request failed"))
    })
}

#[cold]
fn slow(core: &Core, computed: Duration) {
    core.slow_handlers.fetch_add(1, Ordering::Relaxed);
    tracing::warn!(?computed, "a handler let nobody else run: see `Limits::watchdog`");
}

fn said(panic: &(dyn Any + Send)) -> &str {
    let text = panic.downcast_ref::<&str>().copied();
    text.or_else(|| panic.downcast_ref::<String>().map(String::as_str)).unwrap_or("not a text")
}
