//! One request, from its envelope to what can be run.

use std::sync::atomic::AtomicBool;
use std::sync::{Arc, Mutex};

use mcp_bindings::facts::MethodFacts;
use mcp_bindings::latest::{ClientRequest, LoggingLevel, RequestParams, SubscriptionFilter};
use mcp_bindings::session::{
    ClientRequest as SessionRequest, EmptyResult, InitializeRequestParams, InitializeResult,
    ServerResult as SessionResult,
};
use mcp_bindings::versions::declared_version;
use mcp_bindings::wire::decode;
use mcp_bindings::{
    ErrorObject, IncomingRequest, IntoVersion, JsonObject, ProtocolVersion, RequestId, tasks,
};
use serde_json::value::RawValue;
use tokio_util::sync::CancellationToken;

use super::ask::{Ask, Round};
use super::context::{Context, Inner, Origin, Peer};
use super::error::{internal, invalid_params, invalid_request, unsupported_version};
use super::hub::Interest;
use super::listen::agreed;
use super::outbox::Outbox;
use super::places::Seat;
use super::reply::{Reply, for_session};
use super::running::{Running, Work};
use super::scan::doubled_member;
use super::service::Core;
use super::session::Session;

/// What a request came to when it was read.
pub(crate) enum Step {
    /// It is answered already.
    Reply(Reply),
    /// It must be run.
    Run(Box<Running>),
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
    version: ProtocolVersion,
    peer: Option<Arc<Peer>>,
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
        let (mut work, version) = self.read_declared(request)?;
        let meta = work.meta().ok_or_else(no_meta)?;
        let level = meta.log_level.clone();
        refuse_doubled(&work, request)?;
        if let Some(LoggingLevel::Other(level)) = &level {
            return Err(invalid_params(format!("`{level}` is no log level")));
        }
        let opened = match &mut work {
            Work::Core(core) => {
                let most = self.core.limits.max_answers;
                Round::open(core, request.params, &self.origin, &self.core.sealer, most)?
            }
            Work::Task(..) => super::ask::Opened { round: Round::default(), seal: None },
        };
        Ok(Read {
            work,
            version,
            peer: None,
            level,
            ask: Ask::Retry(Box::new(opened.round)),
            seal: opened.seal,
        })
    }

    /// Reads a request in the version that it declares. Most declare the one that handlers are
    /// written against, so that is tried first.
    fn read_declared(
        &self,
        request: &IncomingRequest<'_>,
    ) -> Result<(Work, ProtocolVersion), ErrorObject> {
        let mut read = self.read_work(ProtocolVersion::LATEST, request);
        // Whatever is wrong with a request of another version is not for this one to say.
        let version = match &mut read {
            Ok(work) => self.spoken(&work.meta().ok_or_else(no_meta)?.protocol_version)?,
            Err(_) => match request.params.and_then(declared_version) {
                Some(declared) => self.spoken(&declared)?,
                None => ProtocolVersion::LATEST,
            },
        };
        if version != ProtocolVersion::LATEST {
            read = self.read_work(version, request);
        }
        Ok((read?, version))
    }

    /// The version of a request that declares it, or why it is none that requests can declare here.
    fn spoken(&self, declared: &str) -> Result<ProtocolVersion, ErrorObject> {
        if declared == ProtocolVersion::LATEST.as_str() && self.core.speaks(ProtocolVersion::LATEST)
        {
            return Ok(ProtocolVersion::LATEST);
        }
        let version = declared.parse::<ProtocolVersion>().ok();
        version
            .filter(|version| !version.has_handshake() && self.core.speaks(*version))
            .ok_or_else(|| unsupported_version(declared, self.core.versions.iter().copied()))
    }

    fn read_work(
        &self,
        version: ProtocolVersion,
        request: &IncomingRequest<'_>,
    ) -> Result<Work, ErrorObject> {
        match ClientRequest::read_at(version, &request.method, request.params) {
            Ok(request) => Ok(Work::Core(request)),
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
                Ok(Work::Task(task, Box::new(params.meta)))
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
        let read = ClientRequest::read_at(peer.version, &request.method, request.params)?;
        let work = Work::Core(read);
        refuse_doubled(&work, request)?;
        Ok(Read {
            work,
            version: peer.version,
            peer: Some(Arc::clone(peer)),
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
                let said = request.params.map_or(0, |params| params.get().len());
                let (result, version) = self.initialize(session, *params, newest, said)?;
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
                if !session.subscribe(&params.uri, self.core) {
                    let message =
                        "the session has too many subscriptions: see `Limits::session_bytes`";
                    return Err(invalid_request(message));
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
        said: usize,
    ) -> Result<(InitializeResult, ProtocolVersion), ErrorObject> {
        let asked = params.protocol_version.parse::<ProtocolVersion>().ok();
        let version = asked.filter(|v| v.has_handshake() && self.core.speaks(*v)).unwrap_or(newest);
        let capabilities = params.capabilities.into_version();
        let peer = Peer {
            version,
            info: Some(params.client_info),
            capabilities: capabilities.map_err(|error| invalid_params(error.to_string()))?.value,
        };
        if session.peer().is_none() && !session.keep(said, self.core) {
            let message = "the client says too much of itself: see `Limits::session_bytes`";
            return Err(invalid_params(message));
        }
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

    fn start(&self, id: RequestId, mut read: Read) -> Step {
        let Some(meta) = read.work.meta() else {
            return Step::Reply(Reply::refused(id, no_meta()));
        };
        let token = CancellationToken::new();
        if self.session.is_some_and(|session| !session.start(&id, &token)) {
            let error = invalid_request(format!("the id `{id}` is in use by another request"));
            return Step::Reply(Reply::refused(id, error));
        }
        let context = Context {
            inner: Arc::new(Inner {
                id,
                // The handler gets it as well, with the parameters.
                meta: meta.clone(),
                method: read.work.method(),
                version: read.version,
                peer: read.peer,
                level: read.level.filter(|_| self.core.capabilities.logging.is_some()),
                origin: self.origin.clone(),
                token,
                session: self.session.cloned(),
                outbox: self.outbox.clone(),
                ended: AtomicBool::new(false),
                progress: Mutex::default(),
                ask: read.ask,
                seat: Seat::default(),
                core: Arc::clone(self.core),
            }),
        };
        Step::Run(Box::new(Running { context, work: read.work, seal: read.seal }))
    }
}

/// Refuses a member that is there twice in what is carried as text, or in a map whose names a peer
/// chooses: a header, a gateway and a handler would not read the same. All other members are looked at
/// when they are read.
fn refuse_doubled(work: &Work, request: &IncomingRequest<'_>) -> Result<(), ErrorObject> {
    let text = match work {
        Work::Core(ClientRequest::CallTool(call)) if call.input_responses.is_none() => {
            call.arguments.as_ref().map(JsonObject::text)
        }
        Work::Core(
            ClientRequest::ListTools(_)
            | ClientRequest::ListPrompts(_)
            | ClientRequest::ListResources(_)
            | ClientRequest::ListResourceTemplates(_)
            | ClientRequest::Discover(_),
        ) => None,
        _ => request.params.map(RawValue::get),
    };
    match text.and_then(doubled_member) {
        Some(name) => Err(invalid_params(format!("`params`: the member `{name}` is there twice"))),
        None => Ok(()),
    }
}

fn no_meta() -> ErrorObject {
    internal("a request without metadata")
}

/// Begins a session with this client. Says no if it began before.
pub(crate) fn begin(core: &Core, session: &Session, peer: Peer) -> bool {
    let everything = SubscriptionFilter::new()
        .with_tools_list_changed(true)
        .with_prompts_list_changed(true)
        .with_resources_list_changed(true);
    let filter = agreed(&everything, &core.capabilities);
    session.begin(peer, core.hub.listen(Interest { filter, ..Interest::default() }))
}
