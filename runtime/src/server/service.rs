//! What answers requests, whatever brings them.

use std::future::Future;
use std::pin::Pin;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize};
use std::time::Duration;

use mcp_bindings::latest::{
    CacheScope, ClientRequest, CompletionsHandler, DiscoveryHandler, Implementation,
    PromptsHandler, ResourcesHandler, ServerCapabilities, ServerHandlers, ServerResult,
    SubscriptionsHandler, ToolsHandler,
};
use mcp_bindings::{ErrorObject, ProtocolVersion};
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;

use super::budget::Budget;
use super::context::Context;
use super::fixed::FixedLists;
use super::hub::{Hub, Notifier};
use super::limits::Limits;
use super::places::Places;
use super::seal::Sealer;
use super::state::State;
use super::tasks::Tasks;
use crate::tap::Tap;

/// What a handler does, later.
pub(super) type Handling<'a> =
    Pin<Box<dyn Future<Output = Result<ServerResult, ErrorObject>> + Send + 'a>>;

/// Handlers of every capability, whatever their types.
pub(super) trait Handlers: Send + Sync {
    fn handle<'a>(&'a self, context: &'a Context, request: ClientRequest) -> Handling<'a>;
}

impl<D, S, T, P, R, C> Handlers for ServerHandlers<Context, D, S, T, P, R, C>
where
    D: DiscoveryHandler<Context>,
    S: SubscriptionsHandler<Context>,
    T: ToolsHandler<Context>,
    P: PromptsHandler<Context>,
    R: ResourcesHandler<Context>,
    C: CompletionsHandler<Context>,
{
    fn handle<'a>(&'a self, context: &'a Context, request: ClientRequest) -> Handling<'a> {
        Box::pin(self.handle(context, request))
    }
}

/// Everything that a server is, shared by its connections and requests.
pub(crate) struct Core {
    pub(super) handlers: Box<dyn Handlers>,
    pub(super) info: Implementation,
    pub(super) instructions: Option<String>,
    /// How long what discovery tells may be kept, and who may share it.
    pub(super) discovery: (Duration, CacheScope),
    pub(crate) capabilities: ServerCapabilities,
    pub(crate) versions: Vec<ProtocolVersion>,
    pub(crate) limits: Limits,
    pub(super) sealer: Sealer,
    pub(super) single_use: bool,
    /// The lists that were asked for, if they are the same for everybody.
    pub(super) fixed_lists: Option<FixedLists>,
    pub(super) tasks: Option<Tasks>,
    pub(crate) hub: Arc<Hub>,
    pub(crate) state: Arc<dyn State>,
    pub(crate) closing: CancellationToken,
    /// Cancelled once standard input has ended.
    pub(crate) input_ended: CancellationToken,
    /// Whether something sees to the end of the process already.
    pub(super) manages_process: AtomicBool,
    /// Where messages are recorded.
    pub(crate) tap: Option<Tap>,
    pub(crate) places: Places,
    /// What requests in flight have together.
    pub(crate) in_flight: Arc<Budget>,
    /// What is kept of sessions.
    pub(crate) kept: Arc<Budget>,
    /// What is kept of the filters of subscriptions.
    pub(super) filters: Arc<Budget>,
    pub(super) slow_handlers: AtomicUsize,
    pub(crate) tracker: TaskTracker,
}

impl Core {
    pub(super) fn notifier(&self) -> Notifier {
        Notifier { hub: Arc::clone(&self.hub) }
    }

    /// Runs something that a shutdown waits for.
    pub(crate) fn spawn<F>(&self, work: F)
    where
        F: Future<Output = ()> + Send + 'static,
    {
        self.tracker.spawn(work);
    }

    /// Whether the server speaks `version`.
    pub(crate) fn speaks(&self, version: ProtocolVersion) -> bool {
        self.versions.contains(&version)
    }

    /// The newest version it speaks that opens sessions.
    pub(crate) fn newest_session(&self) -> Option<ProtocolVersion> {
        self.versions.iter().copied().filter(|version| version.has_handshake()).max()
    }
}

/// A server that is ready to serve. Clones are cheap and are the same server.
#[derive(Clone)]
pub struct Service {
    pub(crate) core: Arc<Core>,
}

impl std::fmt::Debug for Service {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Service").field("info", &self.core.info).finish_non_exhaustive()
    }
}

impl Service {
    /// Tells clients of changes.
    pub fn notifier(&self) -> Notifier {
        self.core.notifier()
    }

    /// Takes no more requests, ends subscriptions, and waits until what is in flight is done or its
    /// grace is over.
    pub async fn shut_down(&self) {
        self.core.closing.cancel();
        self.core.tracker.close();
        let grace = self.core.limits.shutdown_grace;
        if tokio::time::timeout(grace, self.core.tracker.wait()).await.is_err() {
            tracing::warn!(
                left = self.core.tracker.len(),
                "requests outlived the grace of a shutdown"
            );
        }
    }

    /// Ends when the service begins to shut down: what a server of somebody else, which carries the
    /// service, waits for.
    pub async fn closing(&self) {
        self.core.closing.cancelled().await;
    }

    /// How many requests run or wait.
    pub fn in_flight(&self) -> usize {
        let places = &self.core.places;
        places.working() + places.waiting() + places.away()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::server::discovery::Discovery;
    use crate::server::listen::Listen;
    use crate::server::tools::Tools;

    /// It is boxed for each request. What the user's own handlers hold comes on top of it.
    #[test]
    fn what_handlers_share_is_small() {
        type Ours = ServerHandlers<Context, Discovery, Listen, Tools>;
        fn size<'a, F: Future>(_: impl FnOnce(&'a Ours, &'a Context, ClientRequest) -> F) -> usize {
            size_of::<F>()
        }
        let size = size(|handlers, context, request| handlers.handle(context, request));
        assert!(size <= 640, "{size}");
    }
}
