//! Asking the client: one call in a handler, whatever the client speaks.

use std::sync::{Arc, Mutex, MutexGuard};

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use mcp_bindings::latest::{
    CancelledNotificationParams, ClientCapabilities, ClientRequest, ClientResult,
    CreateMessageRequest, CreateMessageRequestParams, CreateMessageResult, ElicitRequest,
    ElicitRequestFormParams, ElicitRequestParams, ElicitRequestURLParams, ElicitResult,
    ElicitationCapability, InputRequest, InputRequiredResult, InputResponse, ListRootsRequest,
    ListRootsRequestParams, ListRootsResult, SamplingCapability, ServerNotification, ServerRequest,
    ServerResult,
};
use mcp_bindings::versions::VARYING_MEMBERS;
use mcp_bindings::wire::decode;
use mcp_bindings::{ErrorObject, Json, JsonObject, Map, Payload, SentRequest};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::value::RawValue;

use super::context::{Context, Origin};
use super::digest::{Undigestible, digest};
use super::error::{internal, invalid_params, missing_capability};
use super::scan::doubled_member;
use super::seal::Sealer;
use super::session::Session;
use super::tasks::Run;
use crate::lock::lock;

/// How the client is asked.
pub(crate) enum Ask {
    /// By a request of the server, on an old session.
    Session(Arc<Session>),
    /// By an interim result; the client sends the request again with its answers.
    Retry(Box<Round>),
    /// By the state of a task; the client updates the task with its answers.
    Task(Arc<Run>),
}

/// One time that a request is sent, of perhaps many.
#[derive(Default)]
pub(crate) struct Round {
    /// What a state is bound to, if the request can be sent again at all.
    bound_to: Option<Bound>,
    told: Mutex<Told>,
}

#[derive(Default)]
struct Told {
    /// What the client has answered, in all rounds.
    answers: Map<Json>,
    /// What the handler keeps for the next round.
    memory: Option<Json>,
    /// What the client is to be asked now.
    asked: Map<InputRequest>,
}

/// The request that a state belongs to.
struct Bound {
    method: &'static str,
    params: Option<Box<RawValue>>,
    principal: Option<Arc<str>>,
}

impl Bound {
    /// A text that is the same for every round of the same request by the same caller, and for
    /// nothing else. A request that has no one meaning has none.
    fn text(&self) -> Result<String, Undigestible> {
        let principal = self.principal.as_deref().unwrap_or_default();
        let digest = digest(self.params.as_deref(), VARYING_MEMBERS)?;
        let params = URL_SAFE_NO_PAD.encode(digest);
        Ok(format!("{}:{principal}:{}:{params}", principal.len(), self.method))
    }
}

/// The name of a seal that must not come twice.
pub(super) struct Opened {
    pub round: Round,
    pub seal: Option<String>,
}

impl Round {
    /// The round that a request opens: with the answers it brings, and what its state holds.
    pub fn open(
        request: &mut ClientRequest,
        params: Option<&RawValue>,
        origin: &Origin,
        sealer: &Sealer,
        max_answers: usize,
    ) -> Result<Opened, ErrorObject> {
        let method = request.method();
        let Some(place) = request.input_responses_mut() else {
            return Ok(Opened { round: Self::default(), seal: None });
        };
        let responses = place.take();
        let count = responses.as_ref().map_or(0, Map::len);
        if count > max_answers {
            return Err(too_many_answers(max_answers));
        }
        let bound = Bound {
            method,
            params: params.map(ToOwned::to_owned),
            principal: origin.principal.clone(),
        };
        let mut told = Told::default();
        let mut seal = None;
        if let Some(state) = request.request_state_mut().and_then(Option::take) {
            let text =
                bound.text().map_err(|error| invalid_params(format!("`params`: {error}")))?;
            let opened = sealer
                .open(&state, &text)
                .map_err(|refused| invalid_params(refused.to_string()))?;
            (told.answers, told.memory) = unpack(&opened.text)
                .ok_or_else(|| invalid_params("the state does not belong to this server"))?;
            seal = Some(opened.name);
        }
        // All at once: one by one each of them would be looked for among all others.
        told.answers.extend(responses.into_iter().flat_map(answers));
        if told.answers.len() > max_answers {
            return Err(too_many_answers(max_answers));
        }
        let round = Self { bound_to: Some(bound), told: Mutex::new(told) };
        Ok(Opened { round, seal })
    }

    fn told(&self) -> MutexGuard<'_, Told> {
        lock(&self.told)
    }

    /// What to answer if the handler stopped because it needs answers.
    pub fn interim(
        &self,
        method: &str,
        sealer: &Sealer,
    ) -> Option<Result<ServerResult, ErrorObject>> {
        let mut told = self.told();
        if told.asked.is_empty() {
            return None;
        }
        let asked = std::mem::take(&mut told.asked);
        let result = self.bound_to.as_ref().and_then(|bound| {
            // Nothing is sealed for a request that another one could be taken for.
            let text =
                bound.text().inspect_err(|error| tracing::debug!(%error, "no state")).ok()?;
            let state = sealer.seal(&pack(&told), &text);
            let result =
                InputRequiredResult::new().with_input_requests(asked).with_request_state(state);
            ServerResult::from_input_required(method, result)
        });
        Some(result.ok_or_else(|| internal(format!("`{method}` cannot ask the client for input"))))
    }
}

/// The members of what is sealed: answers and memory.
fn pack(told: &Told) -> String {
    let mut packed: Map<Json> = Map::new();
    if let Ok(answers) = Json::new(&told.answers) {
        packed.insert("answers", answers);
    }
    if let Some(memory) = &told.memory {
        packed.insert("memory", memory.clone());
    }
    JsonObject::from(&packed).text().to_owned()
}

fn unpack(text: &str) -> Option<(Map<Json>, Option<Json>)> {
    let mut packed: Map<Json> = decode(text).ok()?;
    let answers = packed.remove("answers")?;
    Some((decode(answers.text()).ok()?, packed.remove("memory")))
}

/// A request that a client may be asked with.
trait Question: SentRequest<Side = ServerRequest, Answer = ClientResult> {
    /// The capabilities it takes, if the client does not have them.
    fn missing(params: &Self::Params, has: &ClientCapabilities) -> Option<ClientCapabilities>;
}

impl Question for ElicitRequest {
    fn missing(params: &Self::Params, has: &ClientCapabilities) -> Option<ClientCapabilities> {
        let (needed, has) = match (params, &has.elicitation) {
            (ElicitRequestParams::Url(_), has) => (
                ElicitationCapability::new().with_url(&JsonObject::default()),
                has.as_ref().is_some_and(|has| has.url.is_some()),
            ),
            // A client that names no mode has forms, as before there were modes.
            (_, has) => (
                Ok(ElicitationCapability::new()),
                has.as_ref().is_some_and(|has| has.form.is_some() || has.url.is_none()),
            ),
        };
        (!has).then(|| ClientCapabilities::new().with_elicitation(needed.unwrap_or_default()))
    }
}

impl Question for CreateMessageRequest {
    fn missing(params: &Self::Params, has: &ClientCapabilities) -> Option<ClientCapabilities> {
        let tools = params.tools.is_some() || params.tool_choice.is_some();
        let has = has.sampling.as_ref().is_some_and(|has| !tools || has.tools.is_some());
        let mut needed = SamplingCapability::new();
        if tools {
            needed.tools = Some(JsonObject::default());
        }
        (!has).then(|| ClientCapabilities::new().with_sampling(needed))
    }
}

impl Question for ListRootsRequest {
    fn missing(_: &Self::Params, has: &ClientCapabilities) -> Option<ClientCapabilities> {
        let mut needed = ClientCapabilities::new();
        needed.roots = Some(JsonObject::default());
        has.roots.is_none().then_some(needed)
    }
}

/// Asking the client.
///
/// One call asks, whatever the client speaks. On a session of an older version it sends a request
/// and waits. A client of the newest version is asked by an interim result: the call returns the
/// answer if the client sent one for `key`, and an error otherwise, which the handler returns with
/// `?`; the runtime then tells the client what to answer, and **the handler runs again from its
/// start** when the client sends the request again. So what a handler does before it asks it may do
/// twice; [`Context::remember`] keeps what must not be. Questions asked together, with
/// `tokio::join!`, are sent together.
///
/// <https://modelcontextprotocol.io/specification/2026-07-28/basic/patterns/mrtr>
impl Context {
    /// Asks the user to fill in a form, such as a [`Form`](super::Form).
    ///
    /// # Errors
    /// If the client cannot show forms, does not answer, or answers something else; and, to be
    /// returned with `?`, if the answer will come with the next try.
    pub async fn elicit(
        &self,
        key: &str,
        form: impl Into<ElicitRequestFormParams>,
    ) -> Result<ElicitResult, ErrorObject> {
        self.ask::<ElicitRequest>(key, form.into().into()).await
    }

    /// Asks the user to visit a web page.
    ///
    /// # Errors
    /// As [`Context::elicit`].
    pub async fn elicit_url(
        &self,
        key: &str,
        page: ElicitRequestURLParams,
    ) -> Result<ElicitResult, ErrorObject> {
        self.ask::<ElicitRequest>(key, page.into()).await
    }

    /// Asks a model of the client.
    ///
    /// # Errors
    /// As [`Context::elicit`].
    pub async fn sample(
        &self,
        key: &str,
        params: CreateMessageRequestParams,
    ) -> Result<CreateMessageResult, ErrorObject> {
        self.ask::<CreateMessageRequest>(key, params).await
    }

    /// Asks which folders and files the server may work with.
    ///
    /// # Errors
    /// As [`Context::elicit`].
    pub async fn list_roots(&self, key: &str) -> Result<ListRootsResult, ErrorObject> {
        self.ask::<ListRootsRequest>(key, ListRootsRequestParams::default()).await
    }

    /// Keeps `value` for when the handler runs again, sealed and carried by the client. On a
    /// session, where handlers do not run again, it does nothing.
    ///
    /// # Errors
    /// If `value` cannot be written as JSON.
    pub fn remember<T: Serialize + ?Sized>(&self, value: &T) -> Result<(), ErrorObject> {
        if let Ask::Retry(round) = &self.inner.ask {
            let json = Json::new(value).map_err(|error| internal(error.to_string()))?;
            round.told().memory = Some(json);
        }
        Ok(())
    }

    /// What was kept when the handler ran before.
    ///
    /// # Errors
    /// If it is no `T`.
    pub fn remembered<T: DeserializeOwned>(&self) -> Result<Option<T>, ErrorObject> {
        let Ask::Retry(round) = &self.inner.ask else { return Ok(None) };
        let told = round.told();
        let decoded = told.memory.as_ref().map(Json::decode).transpose();
        decoded.map_err(|error| internal(format!("what was remembered: {error}")))
    }

    async fn ask<R: Question>(
        &self,
        key: &str,
        params: R::Params,
    ) -> Result<R::Result, ErrorObject> {
        if let Some(missing) = R::missing(&params, self.client_capabilities()) {
            return Err(missing_capability(missing));
        }
        match &self.inner.ask {
            Ask::Session(session) => self.ask_session::<R>(session, params).await,
            Ask::Retry(round) => ask_retry::<R>(round, key, params),
            Ask::Task(run) => {
                let answer = run.ask(key, carried::<R>(params)?).await?;
                read_answer::<R>(key, &answer)
            }
        }
    }

    async fn ask_session<R: Question>(
        &self,
        session: &Arc<Session>,
        params: R::Params,
    ) -> Result<R::Result, ErrorObject> {
        let version = self.protocol_version();
        let mut question = session.ask();
        let id = question.id.clone();
        // What the version does not define no client of it can do, whatever it declares.
        let needed = R::missing(&params, &ClientCapabilities::new());
        let request = R::into_side(params).write_at(version, id.clone());
        self.tell_text(
            request
                .map_err(|error| {
                    needed.map_or_else(|| internal(error.to_string()), missing_capability)
                })?
                .value,
        )
        .await;
        let limits = &self.inner.core.limits;
        let waiting = async {
            tokio::select! {
                answer = &mut question.answer => answer.map_err(|_| "the client is gone"),
                () = self.cancelled() => Err("the request was cancelled"),
                () = session.absent(limits.absence) => Err("the client is gone"),
                () = tokio::time::sleep(limits.input_timeout) => {
                    Err("the client did not answer in time")
                }
            }
        };
        let answer = self.away(waiting).await;
        let answer = match answer {
            Ok(answer) => answer?,
            Err(reason) => {
                // The question is withdrawn even where the request it belongs to is cancelled.
                let params = CancelledNotificationParams::new(id).with_reason(reason);
                if let Ok(withdrawn) = ServerNotification::Cancelled(params).write_at(version) {
                    self.tell_text(withdrawn.value).await;
                }
                return Err(internal(reason));
            }
        };
        if let Some(name) = doubled_member(answer.text()) {
            return Err(internal(format!(
                "the client's answer: the member `{name}` is there twice"
            )));
        }
        let result = ClientResult::read_at(version, R::METHOD, answer.raw());
        let result = result.map_err(|error| internal(format!("the client's answer: {error}")))?;
        R::from_answer(result).ok_or_else(|| internal("the client answered something else"))
    }
}

fn ask_retry<R: Question>(
    round: &Round,
    key: &str,
    params: R::Params,
) -> Result<R::Result, ErrorObject> {
    let mut told = round.told();
    if let Some(answer) = told.answers.get(key) {
        return read_answer::<R>(key, answer);
    }
    told.asked.insert(key, carried::<R>(params)?);
    Err(internal(format!("the client is asked for `{key}`")))
}

fn read_answer<R: Question>(key: &str, answer: &Json) -> Result<R::Result, ErrorObject> {
    R::read_result(answer.raw()).map_err(|error| {
        let message = format!("`inputResponses.{key}`: {}", error.message);
        invalid_params(message)
    })
}

fn carried<R: Question>(params: R::Params) -> Result<InputRequest, ErrorObject> {
    let text = serde_json::to_string(&R::into_side(params));
    let text = text.map_err(|error| internal(error.to_string()))?;
    decode(&text).map_err(|error| internal(error.to_string()))
}

/// The error for more answers than anybody asks for.
pub(super) fn too_many_answers(most: usize) -> ErrorObject {
    let message = format!("expected at most {most} answers: see `Limits::max_answers`");
    invalid_params(message)
}

/// Answers by key, as they came.
pub(super) fn answers(responses: Map<InputResponse>) -> impl Iterator<Item = (String, Json)> {
    responses.into_iter().filter_map(|(key, response)| Some((key, Json::new(&response).ok()?)))
}
