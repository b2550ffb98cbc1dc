//! One request, from its parameters to its result, with what may have to be done in between.

use std::fmt;
use std::sync::Arc;
use std::time::Duration;

use mcp_bindings::facts::error_code;
use mcp_bindings::latest::{
    CallToolOutcome, ClientRequest, GetPromptOutcome, InputRequiredResult, ListToolsRequest,
    LoggingLevel, ProgressNotificationParams, ProgressToken, ReadResourceOutcome, ResultType,
    ServerResult,
};
use mcp_bindings::session::{ClientRequest as SessionRequest, ServerResult as SessionResult};
use mcp_bindings::{Json, Payload, ProtocolVersion, Request, RequestId};

use super::core::{Agreed, Core, Wait};
use super::error::{ClientError, LeftOut};
use super::link::{LinkError, Outgoing};
use super::pending::OnProgress;
use super::salvage::salvage;
use super::shown::quoted;

/// How long to wait before a request is sent again that the server only wants to see again.
const AGAIN: Duration = Duration::from_millis(100);

/// What is asked of one request beside its parameters.
#[derive(Clone, Default)]
#[must_use]
pub struct RequestOptions {
    timeout: Option<Duration>,
    extended: Option<Duration>,
    progress: Option<OnProgress>,
    pub(super) log_level: Option<LoggingLevel>,
    pub(super) fresh: bool,
}

impl fmt::Debug for RequestOptions {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("RequestOptions")
            .field("timeout", &self.timeout)
            .field("extended", &self.extended)
            .field("progress", &self.progress.is_some())
            .field("log_level", &self.log_level)
            .field("fresh", &self.fresh)
            .finish()
    }
}

impl RequestOptions {
    /// Nothing special.
    pub fn new() -> Self {
        Self::default()
    }

    /// How long to wait for an answer of the server, instead of what the client was built with.
    /// Where the server asks for input, each of its answers has this time; the time that handlers
    /// take does not count.
    pub fn timeout(mut self, timeout: Duration) -> Self {
        self.timeout = Some(timeout);
        self
    }

    /// Progress of the request begins the time again, up to `at_most` in all.
    pub fn extended_by_progress(mut self, at_most: Duration) -> Self {
        self.extended = Some(at_most);
        self
    }

    /// Has the progress of the request told. `progress` is called where messages are read: it must
    /// not wait. <https://modelcontextprotocol.io/specification/2026-07-28/basic/patterns/progress>
    pub fn on_progress(
        mut self,
        progress: impl Fn(ProgressNotificationParams) + Send + Sync + 'static,
    ) -> Self {
        self.progress = Some(Arc::new(progress));
        self
    }

    /// Asks for log messages of this level and above while the request is carried out. Servers with
    /// sessions know one level only, for all requests: see
    /// [`Client::set_log_level`](super::Client::set_log_level).
    pub fn log_level(mut self, level: LoggingLevel) -> Self {
        self.log_level = Some(level);
        self
    }

    /// Asks the server even if an answer from before may still be used.
    pub fn fresh(mut self) -> Self {
        self.fresh = true;
        self
    }

    pub(super) fn wait(&self) -> Wait {
        Wait {
            timeout: self.timeout,
            extended: self.extended,
            progress: self.progress.clone(),
            silent: false,
        }
    }

    /// The token by which the progress of request `id` is known.
    pub(super) fn token(&self, id: &RequestId) -> Option<ProgressToken> {
        let wanted = self.progress.is_some() || self.extended.is_some();
        wanted.then(|| match id {
            RequestId::Integer(id) => ProgressToken::Integer(*id),
            RequestId::String(id) => ProgressToken::String(id.clone()),
        })
    }
}

/// What was already tried again in vain.
#[derive(Default)]
struct Tried {
    version: bool,
    session: bool,
    headers: bool,
}

impl Core {
    /// Has a request answered, and answers what the server asks meanwhile.
    pub async fn perform(
        self: &Arc<Self>,
        request: ClientRequest,
        options: &RequestOptions,
    ) -> Result<ServerResult, ClientError> {
        Ok(self.perform_whole(request, options).await?.result)
    }

    /// Has a request answered, and says what there is to say of the answer.
    pub async fn perform_whole(
        self: &Arc<Self>,
        mut request: ClientRequest,
        options: &RequestOptions,
    ) -> Result<Read, ClientError> {
        let slot = self.cache.slot(&mut request);
        if let Some(kept) = slot.as_ref().filter(|_| !options.fresh).and_then(|slot| slot.get()) {
            return Ok(kept);
        }
        let method = request.method();
        let most = self.settings.max_rounds;
        for round in 0.. {
            let read = self.ask(&request, options).await?;
            let Some(asked) = read.result.input_required().cloned() else {
                // What a list lacks is told each time.
                if let Some(slot) = slot.filter(|_| round == 0 && read.left_out.is_empty()) {
                    slot.put(&read.result, read.size);
                }
                return Ok(read);
            };
            if round >= most {
                return Err(ClientError::TooManyRounds { method: method.to_owned(), rounds: most });
            }
            self.answer_interim(&mut request, asked, round).await?;
        }
        Err(ClientError::TooManyRounds { method: method.to_owned(), rounds: most })
    }

    /// Puts into a request what the server wants to have with it.
    ///
    /// <https://modelcontextprotocol.io/specification/2026-07-28/basic/patterns/mrtr>
    async fn answer_interim(
        &self,
        request: &mut ClientRequest,
        asked: InputRequiredResult,
        round: usize,
    ) -> Result<(), ClientError> {
        let method = request.method();
        if asked.input_requests.is_none() && asked.request_state.is_none() {
            let what = "`inputRequests` or `requestState`: one is required, but both are missing";
            return Err(self.malformed(method, &what));
        }
        let responses = match asked.input_requests {
            Some(questions) => Some(self.answer_inputs(method, questions).await?),
            None => {
                let pause = AGAIN * u32::try_from(round + 1).unwrap_or(1);
                tokio::time::sleep(pause).await;
                None
            }
        };
        if let Some(place) = request.input_responses_mut() {
            *place = responses;
        }
        if let Some(place) = request.request_state_mut() {
            *place = asked.request_state;
        }
        Ok(())
    }

    /// Sends a request once; again if only the version, the session or the headers were wrong.
    async fn ask(
        self: &Arc<Self>,
        request: &ClientRequest,
        options: &RequestOptions,
    ) -> Result<Read, ClientError> {
        let mut tried = Tried::default();
        loop {
            let agreed = self.current()?;
            let message = self.write(request, agreed.version, options)?;
            match self.exchange(message, options.wait()).await {
                Ok(result) => return self.read(request.method(), agreed.version, &result),
                Err(error) => self.mend(request, &agreed, error, &mut tried).await?,
            }
        }
    }

    /// What was agreed on.
    pub fn current(&self) -> Result<Arc<Agreed>, ClientError> {
        let closed = || LinkError::Closed("nothing was agreed on".to_owned());
        self.agreed().ok_or_else(|| closed().into())
    }

    /// Does what makes sense before a request is tried again; the error if nothing does.
    async fn mend(
        self: &Arc<Self>,
        request: &ClientRequest,
        agreed: &Arc<Agreed>,
        error: ClientError,
        tried: &mut Tried,
    ) -> Result<(), ClientError> {
        let stateless = !agreed.version.has_handshake();
        match &error {
            ClientError::Answered(answered)
                if stateless
                    && answered.code == error_code::UNSUPPORTED_PROTOCOL_VERSION
                    && !std::mem::replace(&mut tried.version, true) =>
            {
                self.agree_again(agreed, answered).await
            }
            ClientError::Link(LinkError::SessionLost)
                if !stateless && !std::mem::replace(&mut tried.session, true) =>
            {
                self.reopen(agreed).await
            }
            ClientError::Answered(answered)
                if stateless
                    && answered.code == error_code::HEADER_MISMATCH
                    && matches!(request, ClientRequest::CallTool(_))
                    && !std::mem::replace(&mut tried.headers, true) =>
            {
                // The tools may have changed since they were listed.
                let listing = self.list_all::<ListToolsRequest>(
                    super::list_params(),
                    RequestOptions::new().fresh(),
                );
                let listed: Result<_, ClientError> = Box::pin(listing).await.map_err(Into::into);
                listed.map(|_| ()).map_err(|_| error)
            }
            _ => Err(error),
        }
    }

    /// A request as it is sent to a server of `version`.
    pub fn write(
        &self,
        request: &ClientRequest,
        version: ProtocolVersion,
        options: &RequestOptions,
    ) -> Result<Outgoing, ClientError> {
        let mut request = request.clone();
        let (id, method) = (self.next_id(), request.method());
        let mut message = Outgoing::new(String::new());
        if let Some(meta) = request.meta_mut() {
            if let Some(token) = options.token(&id) {
                meta.progress_token = Some(token);
            }
            if !version.has_handshake() {
                if options.log_level.is_some() {
                    meta.log_level.clone_from(&options.log_level);
                }
                self.fill(meta, version);
            }
        }
        message.name = request.mirrored_name().map(str::to_owned);
        if let (ClientRequest::CallTool(call), false) = (&request, version.has_handshake()) {
            message.mirrored = self.mirrors.of(call);
        }
        let text = request.write_at(version, id.clone());
        message.text = text.map_err(|error| not_representable(method, version, &error))?.value;
        (message.id, message.method) = (Some(id), Some(method.to_owned()));
        message.version = Some(version);
        Ok(message)
    }

    fn read(
        &self,
        method: &str,
        version: ProtocolVersion,
        text: &Json,
    ) -> Result<Read, ClientError> {
        let size = text.text().len();
        if !text.text().starts_with('{') {
            let what = format!("a result is an object, found {}", quoted(text.text()));
            return Err(self.malformed(method, &what));
        }
        let (mut result, left_out) = match ServerResult::read_at(version, method, text.raw()) {
            Ok(result) => (result, Vec::new()),
            Err(error) => match salvage(version, method, text) {
                Some(saved) => saved,
                None => {
                    let what = format!("{error}; the result is {}", quoted(text.text()));
                    return Err(self.malformed(method, &what));
                }
            },
        };
        for left_out in &left_out {
            tracing::warn!("{left_out}");
        }
        if let Some(result_type) = unknown_type(&result) {
            return Err(ClientError::ResultType { method: method.to_owned(), result_type });
        }
        if let ServerResult::ListTools(list) = &mut result {
            self.mirrors.learn(&mut list.tools, self.settings.reject_invalid_tools);
        }
        Ok(Read { result, size, left_out })
    }

    /// Sends a request that only sessions have; again if the session was over before.
    pub async fn perform_in_session(
        self: &Arc<Self>,
        request: SessionRequest,
        options: &RequestOptions,
    ) -> Result<SessionResult, ClientError> {
        let mut again = true;
        loop {
            let agreed = self.current()?;
            let (version, method) = (agreed.version, request.method());
            let id = self.next_id();
            let text = request.clone().write_at(version, id.clone());
            let text = text.map_err(|error| not_representable(method, version, &error))?.value;
            let mut message = Outgoing::new(text);
            (message.id, message.method) = (Some(id), Some(method.to_owned()));
            message.version = Some(version);
            let result = match self.exchange(message, options.wait()).await {
                Err(ClientError::Link(LinkError::SessionLost)) if again => {
                    again = false;
                    self.reopen(&agreed).await?;
                    continue;
                }
                result => result?,
            };
            return SessionResult::read_at(version, method, result.raw()).map_err(|error| {
                let what = format!("{error}; the result is {}", quoted(result.text()));
                self.malformed(method, &what)
            });
        }
    }
}

/// A result, and what there is to say of it.
#[derive(Debug)]
pub(super) struct Read {
    pub result: ServerResult,
    /// How many bytes it had.
    pub size: usize,
    /// What of its list could not be read.
    pub left_out: Vec<LeftOut>,
}

/// What a result calls its type, where nobody here knows it. A tool's may be that of an extension:
/// the caller sees it.
fn unknown_type(result: &ServerResult) -> Option<String> {
    let known = |result_type: &ResultType| match result_type {
        ResultType::Complete => None,
        other => Some(other.to_string()),
    };
    match result {
        ServerResult::Complete(result) => known(&result.result_type),
        ServerResult::ListPrompts(result) => known(&result.result_type),
        ServerResult::ListResources(result) => known(&result.result_type),
        ServerResult::ListResourceTemplates(result) => known(&result.result_type),
        ServerResult::Discover(result) => known(&result.result_type),
        ServerResult::SubscriptionsListen(result) => known(&result.result_type),
        ServerResult::ListTools(result) => known(&result.result_type),
        ServerResult::GetPrompt(GetPromptOutcome::Unknown(result))
        | ServerResult::ReadResource(ReadResourceOutcome::Unknown(result)) => Some(named(result)),
        _ => None,
    }
}

/// What an unknown result calls its type.
pub(super) fn named(result: &Json) -> String {
    use mcp_bindings::latest::ResultObject;
    let result = result.decode::<ResultObject>();
    result.map_or_else(|_| "?".to_owned(), |result| result.result_type.to_string())
}

/// The outcome of a call as the result of a tool.
pub(super) fn completed(
    outcome: CallToolOutcome,
) -> Result<mcp_bindings::latest::CallToolResult, ClientError> {
    use mcp_bindings::latest::CallToolRequest;
    let result_type = match outcome {
        CallToolOutcome::Complete(result) => return Ok(*result),
        CallToolOutcome::Unknown(result) => named(&result),
        _ => ResultType::InputRequired.to_string(),
    };
    Err(ClientError::ResultType { method: CallToolRequest::METHOD.to_owned(), result_type })
}

pub(super) fn not_representable(
    method: &str,
    version: ProtocolVersion,
    what: &dyn fmt::Display,
) -> ClientError {
    let (method, what) = (method.to_owned(), what.to_string());
    ClientError::NotRepresentable { method, version, what }
}
