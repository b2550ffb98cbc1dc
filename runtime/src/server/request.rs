//! One request, from its envelope to its answer.

use std::future::poll_fn;
use std::pin::{Pin, pin};
use std::sync::Arc;
use std::sync::Mutex;
use std::sync::atomic::AtomicBool;
use std::task::Poll;

use mcp_bindings::facts::{MethodFacts, error_code};
#[cfg(feature = "http-server")]
use mcp_bindings::latest::{CallToolRequestParams, ListToolsResult, PaginatedRequestParams};
use mcp_bindings::latest::{
    ClientRequest, LoggingLevel, RequestMetaObject, RequestParams, ServerResult, SubscriptionFilter,
};
use mcp_bindings::rpc::INTERNAL_ERROR;
use mcp_bindings::session::{
    ClientRequest as SessionRequest, EmptyResult, InitializeRequestParams, InitializeResult,
    ServerResult as SessionResult,
};
use mcp_bindings::versions::declared_version;
use mcp_bindings::wire::decode;
use mcp_bindings::{
    ErrorObject, IncomingRequest, IntoVersion, OutgoingError, OutgoingResult, ProtocolVersion,
    RequestId, tasks,
};
use tokio_util::sync::CancellationToken;

use super::ask::{Ask, Round};
use super::catch::catch;
use super::context::{Context, Inner, Origin, Outbox, Peer};
use super::error::{internal, invalid_params, invalid_request, unsupported_version};
use super::fixed::is_list;
use super::hub::Interest;
use super::listen::agreed;
use super::service::Core;
use super::session::Session;

/// The answer to a request, ready to be sent.
#[derive(Debug)]
#[cfg_attr(not(feature = "http-server"), allow(dead_code, reason = "lines have no status"))]
pub(crate) struct Reply {
    pub text: String,
    /// The code, if it is an error.
    pub error: Option<i64>,
    /// Whether the request was refused before a handler saw it.
    pub refused: bool,
}

impl Reply {
    pub fn error(id: Option<RequestId>, error: ErrorObject, refused: bool) -> Self {
        let code = error.code;
        let error = match id {
            Some(id) => OutgoingError::new(id, error),
            None => OutgoingError::without_id(error),
        };
        // What cannot be written is data of an error that a handler made; nothing else can fail.
        let text = serde_json::to_string(&error).unwrap_or_default();
        Self { text, error: Some(code), refused }
    }

    fn refused(id: RequestId, error: ErrorObject) -> Self {
        Self::error(Some(id), error, true)
    }

    pub fn text(text: String) -> Self {
        Self { text, error: None, refused: false }
    }
}

/// What a request came to when it was read.
pub(crate) enum Step {
    /// It is answered already.
    Reply(Reply),
    /// It must be run.
    Run(Box<Running>),
}

/// A request that is understood and can be run.
pub(crate) struct Running {
    context: Context,
    work: Work,
    /// The seal of a state that must not come twice.
    seal: Option<String>,
    session: Option<Arc<Session>>,
}

enum Work {
    Core(ClientRequest),
    Task(tasks::ClientRequest),
}

/// Where a request came from, and where what belongs to it goes.
pub(crate) struct Arrival<'a> {
    pub core: &'a Arc<Core>,
    pub origin: Origin,
    pub outbox: Outbox,
    /// The connection or session, where there is one.
    pub session: Option<&'a Arc<Session>>,
}

/// What the parts of the reading hand on.
struct Read {
    work: Work,
    method: &'static str,
    meta: RequestMetaObject,
    peer: Arc<Peer>,
    level: Option<LoggingLevel>,
    ask: Ask,
    seal: Option<String>,
}

impl Arrival<'_> {
    /// Reads a request that declares its version itself.
    pub fn stateless(self, request: &IncomingRequest<'_>) -> Step {
        match self.read_stateless(request) {
            Ok(read) => self.start(request.id.clone(), read),
            Err(error) => Step::Reply(Reply::refused(request.id.clone(), error)),
        }
    }

    fn read_stateless(&self, request: &IncomingRequest<'_>) -> Result<Read, ErrorObject> {
        let declared = request.params.and_then(declared_version);
        if let Some(declared) = declared {
            let known = declared.parse::<ProtocolVersion>().ok();
            if known != Some(ProtocolVersion::LATEST) || !self.core.speaks(ProtocolVersion::LATEST)
            {
                let supported = self.core.versions.iter().copied();
                return Err(unsupported_version(&declared, supported));
            }
        }
        let (mut work, meta) = self.read_work(request)?;
        let level = meta.log_level.clone();
        if let Some(LoggingLevel::Other(level)) = &level {
            return Err(invalid_params(format!("`{level}` is no log level")));
        }
        let opened = match &mut work {
            Work::Core(core) => Round::open(core, request.params, &self.origin, &self.core.sealer)?,
            Work::Task(_) => super::ask::Opened { round: Round::default(), seal: None },
        };
        let peer = Peer {
            version: ProtocolVersion::LATEST,
            info: meta.client_info.clone(),
            capabilities: meta.client_capabilities.clone(),
        };
        Ok(Read {
            method: work.method(),
            work,
            meta,
            peer: Arc::new(peer),
            level,
            ask: Ask::Retry(Box::new(opened.round)),
            seal: opened.seal,
        })
    }

    fn read_work(
        &self,
        request: &IncomingRequest<'_>,
    ) -> Result<(Work, RequestMetaObject), ErrorObject> {
        let read = ClientRequest::from_incoming(request);
        match read {
            Ok(mut request) => {
                let meta = request.meta_mut().map(|meta| meta.clone());
                let meta = meta.ok_or_else(|| internal("a request without metadata"))?;
                Ok((Work::Core(request), meta))
            }
            Err(error) => {
                // An extension is looked at last: nothing that it has shadows the protocol's own.
                let Some(Ok(task)) =
                    self.core.tasks.as_ref().map(|_| tasks::ClientRequest::from_incoming(request))
                else {
                    return Err(error.into());
                };
                let params = request.params.map_or("{}", |params| params.get());
                let params: RequestParams = decode(params)
                    .map_err(|error| ErrorObject::invalid_params(&error.within("params")))?;
                Ok((Work::Task(task), params.meta))
            }
        }
    }

    /// Reads a request of a session.
    pub fn in_session(self, session: &Arc<Session>, request: &IncomingRequest<'_>) -> Step {
        let id = request.id.clone();
        let facts = MethodFacts::of(&request.method);
        let is_shared = facts.is_some_and(|facts| facts.is_in(ProtocolVersion::LATEST));
        let outcome = match session.peer() {
            Some(peer) if is_shared => {
                return match self.read_in_session(session, peer, request) {
                    Ok(read) => self.start(id, read),
                    Err(error) => Step::Reply(self.session_error(id, error, true)),
                };
            }
            _ => self.answer_session(session, request),
        };
        Step::Reply(outcome.unwrap_or_else(|error| self.session_error(id, error, true)))
    }

    fn read_in_session(
        &self,
        session: &Arc<Session>,
        peer: &Arc<Peer>,
        request: &IncomingRequest<'_>,
    ) -> Result<Read, ErrorObject> {
        let mut read = ClientRequest::read_at(peer.version, &request.method, request.params)?;
        let meta = read.meta_mut().map(|meta| meta.clone());
        Ok(Read {
            method: mcp_bindings::Payload::method(&read),
            work: Work::Core(read),
            meta: meta.ok_or_else(|| internal("a request without metadata"))?,
            peer: Arc::clone(peer),
            level: session.level(),
            ask: Ask::Session(Arc::clone(session)),
            seal: None,
        })
    }

    /// Answers what only sessions have.
    fn answer_session(
        &self,
        session: &Arc<Session>,
        request: &IncomingRequest<'_>,
    ) -> Result<Reply, ErrorObject> {
        let newest = self.core.newest_session();
        let newest = newest.ok_or_else(|| {
            // A client that knows sessions only has no other way to learn what is spoken here.
            let versions: Vec<&str> = self.core.versions.iter().map(|v| v.as_str()).collect();
            let message = format!("this server has no sessions; it speaks {}", versions.join(", "));
            invalid_request(message)
        })?;
        let version = session.peer().map_or(newest, |peer| peer.version);
        let read = SessionRequest::read_at(version, &request.method, request.params)?;
        let method = mcp_bindings::Payload::method(&read);
        let (result, version) = match read {
            SessionRequest::Ping(_) => (SessionResult::Ping(EmptyResult::new()), version),
            SessionRequest::Initialize(params) => {
                let (result, version) = self.initialize(session, *params, newest)?;
                (SessionResult::Initialize(result.into()), version)
            }
            _ if session.peer().is_none() => {
                return Err(invalid_request(format!(
                    "`{method}` before `initialize`, and without metadata that says which protocol version it is of"
                )));
            }
            SessionRequest::SetLevel(params) if self.core.capabilities.logging.is_some() => {
                if let LoggingLevel::Other(level) = &params.level {
                    return Err(invalid_params(format!("`{level}` is no log level")));
                }
                session.set_level(params.level);
                (SessionResult::SetLevel(EmptyResult::new()), version)
            }
            SessionRequest::Subscribe(params) if self.tells_of_resources() => {
                if !session.subscribe(&params.uri) {
                    return Err(invalid_request("the session has too many subscriptions"));
                }
                (SessionResult::Subscribe(EmptyResult::new()), version)
            }
            SessionRequest::Unsubscribe(params) if self.tells_of_resources() => {
                session.unsubscribe(&params.uri);
                (SessionResult::Unsubscribe(EmptyResult::new()), version)
            }
            _ => return Err(ErrorObject::method_not_found(method)),
        };
        let written = result.write_at(version, request.id.clone());
        Ok(Reply::text(written.map_err(|error| internal(error.to_string()))?.value))
    }

    fn tells_of_resources(&self) -> bool {
        let resources = self.core.capabilities.resources.as_ref();
        resources.is_some_and(|resources| resources.subscribe == Some(true))
    }

    fn initialize(
        &self,
        session: &Arc<Session>,
        params: InitializeRequestParams,
        newest: ProtocolVersion,
    ) -> Result<(InitializeResult, ProtocolVersion), ErrorObject> {
        let asked = params.protocol_version.parse::<ProtocolVersion>().ok();
        let version = asked.filter(|v| v.has_handshake() && self.core.speaks(*v)).unwrap_or(newest);
        let capabilities = params.capabilities.into_version();
        let peer = Peer {
            version,
            info: Some(params.client_info),
            capabilities: capabilities.map_err(|error| invalid_params(error.to_string()))?.value,
        };
        if !begin(self.core, session, peer) {
            return Err(invalid_request("the session is initialized already"));
        }
        let capabilities = self.core.capabilities.clone().into_version();
        let capabilities = capabilities.map_err(|error| internal(error.to_string()))?.value;
        let capabilities: mcp_bindings::session::ServerCapabilities = capabilities;
        let info = self.core.info.clone();
        let mut result = InitializeResult::new(version.as_str(), capabilities, info);
        result.instructions.clone_from(&self.core.instructions);
        Ok((result, version))
    }

    /// Errors that only the newest version defines are internal ones to sessions.
    fn session_error(&self, id: RequestId, error: ErrorObject, refused: bool) -> Reply {
        Reply::error(Some(id), for_session(error), refused)
    }

    fn start(&self, id: RequestId, read: Read) -> Step {
        let token = CancellationToken::new();
        if self.session.is_some_and(|session| !session.start(&id, &token)) {
            let error = invalid_request(format!("the id `{id}` is in use by another request"));
            return Step::Reply(Reply::refused(id, error));
        }
        let context = Context {
            inner: Arc::new(Inner {
                id,
                method: read.method,
                peer: read.peer,
                meta: read.meta,
                level: read.level.filter(|_| self.core.capabilities.logging.is_some()),
                origin: self.origin.clone(),
                token,
                closing: self.session.map(|session| session.closed().clone()),
                outbox: self.outbox.clone(),
                ended: AtomicBool::new(false),
                progress: Mutex::default(),
                ask: read.ask,
                core: Arc::clone(self.core),
            }),
        };
        let session = self.session.cloned();
        Step::Run(Box::new(Running { context, work: read.work, seal: read.seal, session }))
    }
}

/// Begins a session with this client. Says no if it began before.
pub(crate) fn begin(core: &Core, session: &Session, peer: Peer) -> bool {
    let everything = SubscriptionFilter::new()
        .with_tools_list_changed(true)
        .with_prompts_list_changed(true)
        .with_resources_list_changed(true);
    let filter = agreed(&everything, &core.capabilities);
    session.begin(peer, core.hub.listen(Interest { filter, tasks: Vec::new() }))
}

fn for_session(error: ErrorObject) -> ErrorObject {
    let newer = [
        error_code::HEADER_MISMATCH,
        error_code::MISSING_REQUIRED_CLIENT_CAPABILITY,
        error_code::UNSUPPORTED_PROTOCOL_VERSION,
    ];
    match newer.contains(&error.code) {
        true => ErrorObject::new(INTERNAL_ERROR, error.message),
        false => error,
    }
}

impl Work {
    fn method(&self) -> &'static str {
        use mcp_bindings::Payload;
        match self {
            Self::Core(request) => request.method(),
            Self::Task(request) => request.method(),
        }
    }

    /// Whether it stays open: such a request takes no place, and no time is set for it.
    fn stays_open(&self) -> bool {
        matches!(self, Self::Core(ClientRequest::SubscriptionsListen(_)))
    }
}

impl Running {
    /// Cancels the request from outside.
    #[cfg(feature = "http-server")]
    pub fn token(&self) -> &CancellationToken {
        &self.context.inner.token
    }

    /// The id of the request.
    #[cfg(feature = "http-server")]
    pub fn id(&self) -> &RequestId {
        self.context.request_id()
    }

    /// Whether the request stays open and tells of changes, so that it can only be streamed.
    #[cfg(feature = "http-server")]
    pub fn stays_open(&self) -> bool {
        self.work.stays_open()
    }

    /// The parameter that says what the request is about, where its method has one.
    #[cfg(feature = "http-server")]
    pub fn mirrored_name(&self) -> Option<&str> {
        match &self.work {
            Work::Core(request) => request.mirrored_name(),
            Work::Task(request) => request.mirrored_name(),
        }
    }

    /// The call of a tool, if it is one.
    #[cfg(feature = "http-server")]
    pub fn call(&self) -> Option<&CallToolRequestParams> {
        match &self.work {
            Work::Core(ClientRequest::CallTool(call)) => Some(call),
            _ => None,
        }
    }

    /// Who sends the request, as far as the transport knows.
    #[cfg(feature = "http-server")]
    pub fn principal(&self) -> Option<&Arc<str>> {
        self.context.inner.origin.principal.as_ref()
    }

    /// A page of the server's tools, as the sender of this request would see it. What the handler
    /// tells meanwhile goes nowhere.
    #[cfg(feature = "http-server")]
    pub async fn list_tools(&self, cursor: Option<String>) -> Result<ListToolsResult, ErrorObject> {
        let (outbox, _) = tokio::sync::mpsc::channel(1);
        let inner = &self.context.inner;
        let mut meta = inner.meta.clone();
        meta.progress_token = None;
        let mut params = PaginatedRequestParams::new(meta.clone());
        params.cursor = cursor;
        let request = ClientRequest::ListTools(Box::new(params));
        let context = Context {
            inner: Arc::new(Inner {
                id: inner.id.clone(),
                method: mcp_bindings::Payload::method(&request),
                peer: Arc::clone(&inner.peer),
                meta,
                level: None,
                origin: Origin { closings: None, ..inner.origin.clone() },
                token: inner.token.clone(),
                closing: inner.closing.clone(),
                outbox,
                ended: AtomicBool::new(true),
                progress: Mutex::default(),
                ask: Ask::Retry(Box::default()),
                core: Arc::clone(&inner.core),
            }),
        };
        match catch(inner.core.handlers.handle(&context, request)).await? {
            ServerResult::ListTools(list) => Ok(*list),
            _ => Err(internal("the handler of the tools answered something else")),
        }
    }

    /// Runs the request. No answer is due if it was cancelled.
    pub async fn run(self) -> Option<Reply> {
        let Self { context, work, seal, session } = self;
        let reply = attempt(&context, work, seal).await;
        context.end();
        if let Some(session) = session {
            session.finish(context.request_id());
        }
        reply.filter(|_| !context.is_cancelled())
    }
}

/// Most requests find a place at once and are done when they are first looked at. What others need is
/// boxed: the smaller the future, the cheaper it is to spawn.
async fn attempt(context: &Context, work: Work, seal: Option<String>) -> Option<Reply> {
    let core = &context.inner.core;
    let stays_open = work.stays_open();
    let _place = match core.places.try_take() {
        _ if stays_open => None,
        Some(place) => Some(place),
        None => match Box::pin(core.places.take()).await {
            Ok(place) => Some(place),
            Err(error) => return Some(answer_error(context, error)),
        },
    };
    if let Some(seal) = seal.filter(|_| core.single_use)
        && let Err(error) = Box::pin(claim(core, &seal)).await
    {
        return Some(answer_error(context, error));
    }
    match work {
        Work::Core(request) => {
            let lists = core.fixed_lists.as_ref().filter(|_| is_list(&request));
            if let Some(reply) = lists.and_then(|lists| lists.answer(context)) {
                return Some(reply);
            }
            let handling = catch(core.handlers.handle(context, request));
            let outcome = watched(context, handling, stays_open).await?;
            let reply = answer(context, outcome);
            if let Some(lists) = lists {
                lists.keep(context, &reply);
            }
            Some(reply)
        }
        Work::Task(request) => {
            let tasks = core.tasks.as_ref()?;
            let handling = Box::pin(catch(tasks.handle(context, request)));
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
            // It may put things in order, but what it says is no longer wanted.
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
        Err(error) => return answer_error(context, error),
    };
    let version = inner.peer.version;
    if version == ProtocolVersion::LATEST
        && let Some(place) = result.server_info_mut()
    {
        place.get_or_insert_with(|| inner.core.info.clone());
    }
    match result.write_at(version, inner.id.clone()) {
        Ok(written) => {
            if !written.dropped.is_empty() {
                tracing::debug!(%version, dropped = ?written.dropped, "the client's version lacks parts of the answer");
            }
            Reply::text(written.value)
        }
        Err(error) => {
            tracing::warn!(%version, %error, method = inner.method, "the client's version cannot carry the answer");
            let message = format!("protocol version {version} cannot carry the answer: {error}");
            answer_error(context, internal(message))
        }
    }
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
    let in_session = context.inner.peer.version.has_handshake();
    let error = if in_session { for_session(error) } else { error };
    Reply::error(Some(context.request_id().clone()), error, false)
}
#[cfg(test)]
mod tests {
    use super::*;

    /// Small allocations are much cheaper than large ones; where the border is depends on the
    /// allocator, and is near 1 KiB.
    #[test]
    fn what_is_spawned_for_each_request_is_small() {
        fn size<F: Future>(_: fn(Box<Running>) -> F) -> usize {
            size_of::<F>()
        }
        let size = size(|running: Box<Running>| running.run());
        assert!(size <= 640, "{size}");
    }
}
