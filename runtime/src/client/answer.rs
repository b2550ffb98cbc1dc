//! Answering what the server asks: by requests on old sessions, by interim results otherwise.
//!
//! <https://modelcontextprotocol.io/specification/2026-07-28/basic/patterns/mrtr>

use std::collections::HashMap;
use std::future::Future;
use std::pin::Pin;
use std::sync::{Arc, Mutex};

use mcp_bindings::latest::{
    ClientCapabilities, ClientHandlers, ClientResult, ElicitRequestParams, ElicitationHandler,
    InputRequest, InputRequests, InputResponse, InputResponses, RootsHandler, SamplingHandler,
    ServerRequest,
};
use mcp_bindings::rpc::{INTERNAL_ERROR, INVALID_PARAMS, INVALID_REQUEST, METHOD_NOT_FOUND};
use mcp_bindings::session::{ClientResult as SessionResult, EmptyResult};
use mcp_bindings::session::{PingRequest, ServerRequest as SessionRequest};
use mcp_bindings::{
    ErrorObject, IncomingRequest, MessageError, Payload, ProtocolVersion, Request, RequestId,
};
use tokio_util::sync::CancellationToken;
use tokio_util::task::AbortOnDropHandle;

use super::core::Core;
use super::error::ClientError;
use crate::lock::lock;

/// What a handler does, later.
pub(super) type Handling<'a> =
    Pin<Box<dyn Future<Output = Result<ClientResult, ErrorObject>> + Send + 'a>>;

/// Handlers of what a server may ask, whatever their types.
pub(super) trait Handlers: Send + Sync {
    fn handle(&self, request: ServerRequest) -> Handling<'_>;
}

impl<S, E, R> Handlers for ClientHandlers<(), S, E, R>
where
    S: SamplingHandler,
    E: ElicitationHandler,
    R: RootsHandler,
{
    fn handle(&self, request: ServerRequest) -> Handling<'_> {
        Box::pin(self.handle(&(), request))
    }
}

/// Questions of the server on a session that are being answered.
#[derive(Default)]
pub(super) struct Asked(Mutex<HashMap<RequestId, CancellationToken>>);

impl Asked {
    /// Notes that a question is being answered. Says no if another one with this id is.
    fn start(&self, id: &RequestId) -> Option<CancellationToken> {
        use std::collections::hash_map::Entry;
        match lock(&self.0).entry(id.clone()) {
            Entry::Occupied(_) => None,
            Entry::Vacant(place) => Some(place.insert(CancellationToken::new()).clone()),
        }
    }

    /// The server no longer wants an answer.
    pub fn cancel(&self, id: &RequestId) {
        if let Some(token) = lock(&self.0).remove(id) {
            token.cancel();
        }
    }

    /// Says whether the answer is still wanted.
    fn finish(&self, id: &RequestId) -> bool {
        lock(&self.0).remove(id).is_some()
    }
}

/// What a request asks for that the client did not declare.
fn undeclared(request: &ServerRequest, has: &ClientCapabilities) -> Option<ErrorObject> {
    let lacks = |what: &str| {
        let message = format!("the client did not declare `{what}`");
        Some(ErrorObject::new(INVALID_PARAMS, message))
    };
    match request {
        ServerRequest::Elicit(ElicitRequestParams::Url(_)) => {
            let elicitation = has.elicitation.as_ref()?;
            elicitation.url.is_none().then(|| lacks("elicitation.url")).flatten()
        }
        ServerRequest::Elicit(ElicitRequestParams::Form(_)) => {
            let elicitation = has.elicitation.as_ref()?;
            let only_url = elicitation.url.is_some() && elicitation.form.is_none();
            only_url.then(|| lacks("elicitation.form")).flatten()
        }
        ServerRequest::CreateMessage(params) => {
            let needs = params.tools.is_some() || params.tool_choice.is_some();
            let has = has.sampling.as_ref()?.tools.is_some();
            (needs && !has).then(|| lacks("sampling.tools")).flatten()
        }
        _ => None,
    }
}

impl Core {
    /// Answers questions that came with an interim result of `asked`, one after another: most of
    /// them are for the same user.
    pub async fn answer_inputs(
        &self,
        asked: &str,
        questions: InputRequests,
    ) -> Result<InputResponses, ClientError> {
        let limit = self.settings.max_questions;
        if questions.len() > limit {
            let (method, asked) = (asked.to_owned(), questions.len());
            return Err(ClientError::TooManyQuestions { method, asked, limit });
        }
        let mut responses = InputResponses::new();
        for (key, question) in questions {
            let request = match question {
                InputRequest::CreateMessage(request) => {
                    ServerRequest::CreateMessage(Box::new(request.params))
                }
                InputRequest::ListRoots(request) => {
                    ServerRequest::ListRoots(request.params.unwrap_or_default())
                }
                InputRequest::Elicit(request) => ServerRequest::Elicit(request.params),
                other => {
                    let method = kind(&other);
                    return Err(ClientError::Unanswered { key, method });
                }
            };
            let method = request.method();
            match self.handle(request).await {
                Ok(result) => match response(result) {
                    Some(response) => responses.insert(key, response),
                    None => return Err(ClientError::Unanswered { key, method: method.to_owned() }),
                },
                Err(error) if error.code == METHOD_NOT_FOUND => {
                    return Err(ClientError::Unanswered { key, method: method.to_owned() });
                }
                Err(error) => return Err(ClientError::Input { key, error }),
            };
        }
        Ok(responses)
    }

    async fn handle(&self, request: ServerRequest) -> Result<ClientResult, ErrorObject> {
        match undeclared(&request, &self.settings.capabilities) {
            Some(error) => Err(error),
            None => self.handlers.handle(request).await,
        }
    }

    /// Answers a request of the server.
    pub fn answer_request(self: &Arc<Self>, incoming: &IncomingRequest<'_>) {
        let agreed = self.agreed().map(|agreed| agreed.version);
        if agreed.is_some_and(|version| !version.has_handshake()) {
            // An answer would be a message that this version does not have.
            return self.skip(&format!("`{}`: this version has no such requests", incoming.method));
        }
        let id = incoming.id.clone();
        if incoming.method == PingRequest::METHOD {
            let version = agreed.unwrap_or(ProtocolVersion::LATEST);
            match SessionResult::Ping(EmptyResult::new()).write_at(session_of(version), id.clone())
            {
                Ok(pong) => self.reply(pong.value),
                Err(error) => self.reply_error(id, internal(error.to_string())),
            }
            return;
        }
        let Some(version) = agreed else {
            let message = "the session is not open yet";
            return self.reply_error(id, ErrorObject::new(INVALID_REQUEST, message));
        };
        match ServerRequest::read_at(version, &incoming.method, incoming.params) {
            Ok(request) => self.answer_in_session(version, id, request),
            Err(error) => self.reply_error(id, refusal(version, incoming, error)),
        }
    }

    fn answer_in_session(
        self: &Arc<Self>,
        version: ProtocolVersion,
        id: RequestId,
        request: ServerRequest,
    ) {
        let Ok(place) = Arc::clone(&self.places).try_acquire_owned() else {
            return self.reply_error(id, internal("the client is asked too much at once"));
        };
        let Some(token) = self.asked.start(&id) else {
            let message = format!("the id `{id}` is in use by another request");
            return self.reply_error(id, ErrorObject::new(INVALID_REQUEST, message));
        };
        let (handlers, weak) = (Arc::clone(&self.handlers), Arc::downgrade(self));
        let refused = undeclared(&request, &self.settings.capabilities);
        let handling = async move {
            match refused {
                Some(error) => Err(error),
                None => handlers.handle(request).await,
            }
        };
        // In a task of its own, so that a handler that panics is answered for.
        let handling = AbortOnDropHandle::new(self.runtime.spawn(handling));
        self.runtime.spawn(async move {
            let _place = place;
            let outcome = tokio::select! {
                outcome = handling => outcome,
                () = token.cancelled() => return,
            };
            let outcome = outcome.unwrap_or_else(|error| {
                tracing::error!(%error, "a handler failed");
                Err(internal("the handler of the request failed"))
            });
            // A handler may run long: it must not keep a client alive that nobody has any more.
            let Some(core) = weak.upgrade() else { return };
            if !core.asked.finish(&id) {
                return;
            }
            match outcome {
                Ok(result) => match result.write_at(version, id.clone()) {
                    Ok(text) => core.reply(text.value),
                    Err(error) => core.reply_error(id, internal(error.to_string())),
                },
                Err(error) => core.reply_error(id, error),
            }
        });
    }
}

/// Before a version is agreed on, only what all sessions have in common is spoken.
fn session_of(version: ProtocolVersion) -> ProtocolVersion {
    let sessions = ProtocolVersion::ALL.iter().copied().filter(|known| known.has_handshake());
    if version.has_handshake() { version } else { sessions.max().unwrap_or(version) }
}

/// The answer to a request that is not understood.
fn refusal(
    version: ProtocolVersion,
    incoming: &IncomingRequest<'_>,
    error: MessageError,
) -> ErrorObject {
    // What a session has beyond the newest version is known, but no client offers it.
    match SessionRequest::read_at(version, &incoming.method, incoming.params) {
        Ok(known) => ErrorObject::method_not_found(known.method()),
        Err(_) => error.into(),
    }
}

fn internal(message: impl Into<String>) -> ErrorObject {
    ErrorObject::new(INTERNAL_ERROR, message)
}

fn response(result: ClientResult) -> Option<InputResponse> {
    Some(match result {
        ClientResult::Elicit(result) => result.into(),
        ClientResult::ListRoots(result) => result.into(),
        ClientResult::CreateMessage(result) => (*result).into(),
        _ => return None,
    })
}

/// What an unknown question calls itself.
fn kind(question: &InputRequest) -> String {
    match question {
        InputRequest::Unknown(json) => json.text().chars().take(100).collect(),
        _ => String::new(),
    }
}
