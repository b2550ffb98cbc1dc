//! A request while it runs.
//!
//! It runs within the future of its response, so that a plain call needs no task of its own. It gets
//! one when it begins to stream, or when nobody waits for it any more.

use std::future::Future;
use std::pin::Pin;
use std::sync::Arc;

use tokio::runtime::Handle;
use tokio::sync::mpsc;
use tokio::task::JoinHandle;
use tokio_util::sync::CancellationToken;
use tokio_util::task::task_tracker::TaskTrackerToken;

use crate::server::budget::Grant;
use crate::server::reply::Reply;
use crate::server::service::Core;

/// What comes of a request; nothing if it was cancelled.
pub(super) type Run = Pin<Box<dyn Future<Output = Option<Reply>> + Send>>;

/// A request that runs. A shutdown waits for it.
pub(super) struct Flight {
    run: Option<Run>,
    core: Arc<Core>,
    /// What it takes of the bytes in flight.
    grant: Option<Grant>,
    /// Cancelled if nobody waits for the answer any more.
    abandoned: Option<CancellationToken>,
    _tracked: TaskTrackerToken,
}

impl Flight {
    /// A request that is cancelled when nobody waits for its answer any more.
    pub fn cancellable(core: &Arc<Core>, run: Run, token: CancellationToken) -> Self {
        let mut flight = Self::lasting(core, run);
        flight.abandoned = Some(token);
        flight
    }

    /// A request that runs on when nobody waits for its answer any more.
    pub fn lasting(core: &Arc<Core>, run: Run) -> Self {
        let tracked = core.tracker.token();
        Self {
            run: Some(run),
            core: Arc::clone(core),
            grant: None,
            abandoned: None,
            _tracked: tracked,
        }
    }

    /// Notes what it takes of the bytes in flight until it is done.
    pub fn hold(&mut self, grant: impl Into<Option<Grant>>) {
        self.grant = grant.into();
    }

    /// Runs it to its end. Dropping the future loses nothing.
    pub async fn finish(&mut self) -> Option<Reply> {
        let reply = self.run.as_mut()?.await;
        self.run = None;
        self.grant = None;
        reply
    }

    /// Runs it to its end, and takes what it says meanwhile for nothing.
    pub async fn finish_silently(&mut self, waiting: &mut mpsc::Receiver<String>) -> Option<Reply> {
        loop {
            tokio::select! {
                biased;
                reply = self.finish() => return reply,
                Some(_) = waiting.recv() => {}
            }
        }
    }

    /// Gives it a task of its own. Whoever lets go of the answer must cancel it, if it is to be.
    pub fn detach(mut self) -> JoinHandle<Option<Reply>> {
        self.abandoned = None;
        let core = Arc::clone(&self.core);
        core.tracker.spawn(async move { self.finish().await })
    }
}

impl Drop for Flight {
    fn drop(&mut self) {
        let Some(run) = self.run.take() else { return };
        if let Some(token) = &self.abandoned {
            token.cancel();
        }
        // What was cancelled may still put things in order.
        let grant = self.grant.take();
        if let Ok(runtime) = Handle::try_current() {
            self.core.tracker.spawn_on(
                async move {
                    let _grant = grant;
                    run.await;
                },
                &runtime,
            );
        }
    }
}

/// What waits to be sent.
pub(super) fn drain(waiting: &mut mpsc::Receiver<String>) -> Vec<String> {
    std::iter::from_fn(|| waiting.try_recv().ok()).collect()
}
