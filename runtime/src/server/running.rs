//! A request while it runs, up to its answer.

use std::future::{Future, poll_fn};
use std::pin::{Pin, pin};
use std::task::Poll;

use mcp_bindings::facts::error_code;
use mcp_bindings::latest::{
    CallToolOutcome, CallToolRequest, ClientRequest, RequestMetaObject, ServerResult,
};
use mcp_bindings::{ErrorObject, OutgoingResult, Request, tasks};

use super::ask::Ask;
use super::catch::catch;
use super::context::Context;
use super::error::{ToolError, internal, invalid_params};
use super::fixed::{is_list, without_space};
use super::places::Waited;
use super::reply::{Reply, for_session};
use super::service::Core;

/// A request that is understood and can be run.
pub(crate) struct Running {
    pub(super) context: Context,
    pub(super) work: Work,
    /// The seal of a state that must not come twice.
    pub(super) seal: Option<String>,
}

/// What is asked for.
pub(super) enum Work {
    Core(ClientRequest),
    /// The types of an extension do not say where the metadata is.
    Task(tasks::ClientRequest, Box<RequestMetaObject>),
}

impl Work {
    pub fn method(&self) -> &'static str {
        use mcp_bindings::Payload;
        match self {
            Self::Core(request) => request.method(),
            Self::Task(request, _) => request.method(),
        }
    }

    /// What came with the request beside its parameters. Every request of the newest version has it.
    pub fn meta(&mut self) -> Option<&RequestMetaObject> {
        match self {
            Self::Core(request) => request.meta_mut().map(|meta| &*meta),
            Self::Task(_, meta) => Some(meta),
        }
    }

    /// Whether it stays open: such a request takes no place, and no time is set for it.
    pub fn stays_open(&self) -> bool {
        matches!(self, Self::Core(ClientRequest::SubscriptionsListen(_)))
    }
}

impl Running {
    /// Runs the request. No answer is due if it was cancelled.
    pub async fn run(self) -> Option<Reply> {
        let Self { context, work, seal } = self;
        let leaving = Leaving(&context);
        let reply = attempt(&context, work, seal).await;
        drop(leaving);
        context.end();
        if let Some(session) = &context.inner.session {
            session.finish(context.request_id());
        }
        reply.filter(|_| !context.is_cancelled())
    }
}

/// Gives the place of a request back, however the request ends.
struct Leaving<'a>(&'a Context);

impl Drop for Leaving<'_> {
    fn drop(&mut self) {
        self.0.inner.seat.leave();
    }
}

/// Most requests find a place at once and are done when they are first looked at. What others need is
/// boxed: the smaller the future, the cheaper it is to spawn.
async fn attempt(context: &Context, work: Work, seal: Option<String>) -> Option<Reply> {
    let core = &context.inner.core;
    let stays_open = work.stays_open();
    let share = context.peer_share();
    let seat = &context.inner.seat;
    if !stays_open && !seat.take_at_once(&core.places, share.as_ref()) {
        let token = &context.inner.token;
        match Box::pin(seat.take(&core.places, share, token)).await {
            Ok(Waited::Seated) => {}
            Ok(Waited::Cancelled) => return None,
            Err(error) => return Some(answer_error(context, error).of_overload()),
        }
    }
    // What was cancelled before it began never begins, and uses nothing up.
    if context.is_cancelled() {
        return None;
    }
    if let Some(seal) = seal.filter(|_| core.single_use) {
        if let Err(error) = Box::pin(claim(core, &seal)).await {
            return Some(answer_error(context, error));
        }
        if context.is_cancelled() {
            return None;
        }
    }
    match work {
        Work::Core(request) => {
            let lists = core.fixed_lists.as_ref().filter(|_| is_list(&request));
            if let Some(reply) = lists.and_then(|lists| lists.answer(context)) {
                return Some(reply);
            }
            let handling = catch(core, core.handlers.handle(context, request));
            let outcome = watched(context, handling, stays_open).await?;
            let reply = answer(context, outcome);
            if let Some(lists) = lists {
                lists.keep(context, &reply);
            }
            Some(reply)
        }
        Work::Task(request, _) => {
            let tasks = core.tasks.as_ref()?;
            let handling = Box::pin(catch(core, tasks.handle(context, request)));
            let outcome = watched(context, handling, false).await?;
            Some(answer_task(context, outcome))
        }
    }
}

/// Takes a state that is good for one use.
async fn claim(core: &Core, seal: &str) -> Result<(), ErrorObject> {
    match core.state.claim(&format!("seal/{seal}"), core.sealer.lifetime()).await {
        Ok(true) => Ok(()),
        Ok(false) => Err(invalid_params("the state was used already; begin again without it")),
        Err(error) => Err(internal(error.to_string())),
    }
}

/// Runs a handler until it is done, cancelled, or late. Nothing comes of it if it was cancelled.
async fn watched<T>(
    context: &Context,
    handling: impl Future<Output = Result<T, ErrorObject>>,
    stays_open: bool,
) -> Option<Result<T, ErrorObject>> {
    let mut handling = pin!(handling);
    let first = poll_fn(|cx| Poll::Ready(handling.as_mut().poll(cx))).await;
    match first {
        Poll::Ready(outcome) => Some(outcome),
        Poll::Pending => Box::pin(watched_on(context, handling, stays_open)).await,
    }
}

async fn watched_on<T>(
    context: &Context,
    mut handling: Pin<&mut impl Future<Output = Result<T, ErrorObject>>>,
    stays_open: bool,
) -> Option<Result<T, ErrorObject>> {
    let limits = &context.inner.core.limits;
    let timeout = limits.request_timeout.filter(|_| !stays_open);
    let late = async {
        match timeout {
            Some(timeout) => tokio::time::sleep(timeout).await,
            None => std::future::pending().await,
        }
    };
    tokio::select! {
        biased;
        outcome = &mut handling => Some(outcome),
        () = context.cancelled() => {
            // It may put things in order, but what it says is no longer wanted, and others do not
            // wait for it.
            context.inner.seat.leave();
            let _ = tokio::time::timeout(limits.cancel_grace, handling).await;
            None
        }
        () = late => Some(Err(internal("the request took too long"))),
    }
}

fn answer(context: &Context, outcome: Result<ServerResult, ErrorObject>) -> Reply {
    let inner = &context.inner;
    let outcome = match (outcome, &inner.ask) {
        (Err(error), Ask::Retry(round)) => {
            round.interim(inner.method, &inner.core.sealer).unwrap_or(Err(error))
        }
        (outcome, _) => outcome,
    };
    let mut result = match outcome {
        Ok(result) => result,
        Err(error) => match as_result(context, error) {
            Ok(result) => result,
            Err(error) => return answer_error(context, error),
        },
    };
    let version = inner.version;
    if !version.has_handshake()
        && let Some(place) = result.server_info_mut()
    {
        place.get_or_insert_with(|| inner.core.info.clone());
    }
    match result.write_at(version, inner.id.clone()) {
        Ok(written) => {
            if !written.dropped.is_empty() {
                tracing::debug!(%version, dropped = ?written.dropped, "the client's version lacks parts of the answer");
            }
            Reply::text(compact(written.value))
        }
        Err(error) => {
            tracing::warn!(%version, %error, method = inner.method, "the client's version cannot carry the answer");
            let message = format!("protocol version {version} cannot carry the answer: {error}");
            answer_error(context, internal(message))
        }
    }
}

/// A session's client that lacks a capability has no error for it that says which: the model reads
/// it instead, and may do without.
fn as_result(context: &Context, error: ErrorObject) -> Result<ServerResult, ErrorObject> {
    let inner = &context.inner;
    let is_call = inner.method == <CallToolRequest as Request>::METHOD;
    let lacks = error.code == error_code::MISSING_REQUIRED_CLIENT_CAPABILITY;
    if !(is_call && lacks && inner.version.has_handshake()) {
        return Err(error);
    }
    ToolError::Shown(error.message)
        .into_result()
        .map(|result| ServerResult::CallTool(CallToolOutcome::from(result)))
}

/// Text that people wrote, such as a schema, carries its indentation: it is taken out where its lines
/// show that there is one.
fn compact(text: String) -> String {
    if memchr::memchr(b'\n', text.as_bytes()).is_none() {
        return text;
    }
    without_space(&text)
}

fn answer_task(context: &Context, outcome: Result<tasks::ServerResult, ErrorObject>) -> Reply {
    match outcome {
        Ok(mut result) => {
            if let Some(place) = result.server_info_mut() {
                place.get_or_insert_with(|| context.inner.core.info.clone());
            }
            let result = OutgoingResult::new(context.request_id().clone(), result);
            serde_json::to_string(&result).map_or_else(
                |error| answer_error(context, internal(error.to_string())),
                Reply::text,
            )
        }
        Err(error) => answer_error(context, error),
    }
}

fn answer_error(context: &Context, error: ErrorObject) -> Reply {
    let in_session = context.inner.version.has_handshake();
    let error = if in_session { for_session(error) } else { error };
    Reply::error(Some(context.request_id().clone()), error, false)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Small allocations are much cheaper than large ones; where the border is depends on the
    /// allocator, and is near 1 KiB.
    #[test]
    fn what_is_boxed_for_each_request_is_small() {
        fn size<F: Future>(_: fn(Box<Running>) -> F) -> usize {
            size_of::<F>()
        }
        let size = size(|running: Box<Running>| running.run());
        assert!(size <= 640, "{size}");
    }
}
