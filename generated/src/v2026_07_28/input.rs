// Written by `mcp-codegen generate`. Do not edit: change the schema or the generator.

//! Requests that need several round trips, because the server needs input first.

use super::{
    CallToolResult, CreateMessageRequest, CreateMessageResult, ElicitRequest,
    ElicitResult, GetPromptResult, ListRootsRequest, ListRootsResult, ReadResourceResult,
    RequestMetaObject, ResultMetaObject, ResultType,
};
use crate::json::Json;
use crate::map::Map;

/// What becomes of a call: the tool returns, or the server first needs input from the
/// client.
///
/// Told apart by the member `resultType`; without it a value is `Complete`.
///
/// [Specification](https://modelcontextprotocol.io/specification/2026-07-28/basic/patterns/mrtr)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum CallToolOutcome {
    /// The server cannot finish a request without input.
    InputRequired(Box<InputRequiredResult>),
    /// What a tool returns.
    Complete(Box<CallToolResult>),
    /// A value of no kind that this version of the protocol defines, whole.
    Unknown(Json),
}

impl From<InputRequiredResult> for CallToolOutcome {
    fn from(value: InputRequiredResult) -> Self {
        Self::InputRequired(Box::new(value))
    }
}

impl From<CallToolResult> for CallToolOutcome {
    fn from(value: CallToolResult) -> Self {
        Self::Complete(Box::new(value))
    }
}

/// What becomes of a request for a prompt: the prompt itself, or the server first needs
/// input from the client.
///
/// Told apart by the member `resultType`; without it a value is `Complete`.
///
/// [Specification](https://modelcontextprotocol.io/specification/2026-07-28/basic/patterns/mrtr)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum GetPromptOutcome {
    /// The server cannot finish a request without input.
    InputRequired(Box<InputRequiredResult>),
    /// A prompt with its arguments filled in, ready for a model.
    Complete(Box<GetPromptResult>),
    /// A value of no kind that this version of the protocol defines, whole.
    Unknown(Json),
}

impl From<InputRequiredResult> for GetPromptOutcome {
    fn from(value: InputRequiredResult) -> Self {
        Self::InputRequired(Box::new(value))
    }
}

impl From<GetPromptResult> for GetPromptOutcome {
    fn from(value: GetPromptResult) -> Self {
        Self::Complete(Box::new(value))
    }
}

/// What a server may ask of the client before it finishes a request: to question the user,
/// to have a model generate text, or to list roots.
///
/// Told apart by the member `method`.
///
/// [Specification](https://modelcontextprotocol.io/specification/2026-07-28/basic/patterns/mrtr)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum InputRequest {
    /// The server has a model of the client generate a message, by way of an
    /// `InputRequiredResult`.
    CreateMessage(Box<CreateMessageRequest>),
    /// The server asks which folders or files it may work with, inside an
    /// `InputRequiredResult`.
    ListRoots(ListRootsRequest),
    /// The server asks the user something by way of the client, inside an
    /// `InputRequiredResult`.
    Elicit(ElicitRequest),
    /// A value of no kind that this version of the protocol defines, whole.
    Unknown(Json),
}

impl From<CreateMessageRequest> for InputRequest {
    fn from(value: CreateMessageRequest) -> Self {
        Self::CreateMessage(Box::new(value))
    }
}

impl From<ListRootsRequest> for InputRequest {
    fn from(value: ListRootsRequest) -> Self {
        Self::ListRoots(value)
    }
}

impl From<ElicitRequest> for InputRequest {
    fn from(value: ElicitRequest) -> Self {
        Self::Elicit(value)
    }
}

/// What a server asks of the client before it finishes a request, under keys of its choice.
///
/// [Specification](https://modelcontextprotocol.io/specification/2026-07-28/basic/patterns/mrtr)
pub type InputRequests = Map<InputRequest>;
/// The server cannot finish a request without input. The client sends the request once
/// more, with another id, the answers and `requestState`; at least one of the two members
/// is there.
///
/// [Specification](https://modelcontextprotocol.io/specification/2026-07-28/basic/patterns/mrtr)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct InputRequiredResult {
    /// Metadata beside what the protocol defines. Keys of one's own have a prefix, such as
    /// `com.example/`.
    pub meta: Option<ResultMetaObject>,
    /// What the client is to find out before it tries again. Absent if it may try again right
    /// away.
    pub input_requests: Option<InputRequests>,
    /// State of the server, which the client returns as it is and does not look into. Absent if
    /// the server needs none.
    pub request_state: Option<String>,
    /// What kind of result this is.
    ///
    /// `input_required` where it is absent.
    pub result_type: ResultType,
    /// Members that the protocol does not define, as they were read.
    pub extra: Map<Json>,
}

impl InputRequiredResult {
    /// The object with nothing but what must be there.
    pub fn new() -> Self {
        Self {
            meta: None,
            input_requests: None,
            request_state: None,
            result_type: ResultType::InputRequired,
            extra: Map::new(),
        }
    }

    /// Sets the member `_meta`.
    #[must_use]
    pub fn with_meta(mut self, meta: impl Into<ResultMetaObject>) -> Self {
        self.meta = Some(meta.into());
        self
    }

    /// Sets the member `inputRequests`.
    #[must_use]
    pub fn with_input_requests(
        mut self,
        input_requests: impl IntoIterator<
            Item = (impl Into<String>, impl Into<InputRequest>),
        >,
    ) -> Self {
        self.input_requests = Some(
            input_requests
                .into_iter()
                .map(|(name, value)| (name, value.into()))
                .collect(),
        );
        self
    }

    /// Sets the member `requestState`.
    #[must_use]
    pub fn with_request_state(mut self, request_state: impl Into<String>) -> Self {
        self.request_state = Some(request_state.into());
        self
    }

    /// Sets the member `resultType`.
    #[must_use]
    pub fn with_result_type(mut self, result_type: impl Into<ResultType>) -> Self {
        self.result_type = result_type.into();
        self
    }
}

impl Default for InputRequiredResult {
    fn default() -> Self {
        Self::new()
    }
}

/// What a client answers to one request of the server: the result that belongs to it.
///
/// Told apart by the members that must be there.
///
/// [Specification](https://modelcontextprotocol.io/specification/2026-07-28/basic/patterns/mrtr)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum InputResponse {
    /// The message that a model of the client generated, once the user has seen and approved
    /// it.
    CreateMessage(Box<CreateMessageResult>),
    /// The folders and files that a server may work with.
    ListRoots(ListRootsResult),
    /// What the user did about a question, and what the form contains.
    Elicit(ElicitResult),
    /// A value of no kind that this version of the protocol defines, whole.
    Unknown(Json),
}

impl From<CreateMessageResult> for InputResponse {
    fn from(value: CreateMessageResult) -> Self {
        Self::CreateMessage(Box::new(value))
    }
}

impl From<ListRootsResult> for InputResponse {
    fn from(value: ListRootsResult) -> Self {
        Self::ListRoots(value)
    }
}

impl From<ElicitResult> for InputResponse {
    fn from(value: ElicitResult) -> Self {
        Self::Elicit(value)
    }
}

/// What the parameters of all requests that may need input have in common.
///
/// [Specification](https://modelcontextprotocol.io/specification/2026-07-28/basic/patterns/mrtr)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct InputResponseRequestParams {
    /// Metadata beside what the protocol defines. Keys of one's own have a prefix, such as
    /// `com.example/`.
    pub meta: RequestMetaObject,
    /// What the client answers to the requests of an `InputRequiredResult`, under the same
    /// keys. Absent on the first attempt, and if that result asked for nothing.
    pub input_responses: Option<InputResponses>,
    /// The `requestState` of the `InputRequiredResult` that this request follows, unchanged.
    /// Absent if that result had none, and on the first attempt.
    pub request_state: Option<String>,
    /// Members that the protocol does not define, as they were read.
    pub extra: Map<Json>,
}

impl InputResponseRequestParams {
    /// The object with the members that must be there.
    pub fn new(meta: impl Into<RequestMetaObject>) -> Self {
        Self {
            meta: meta.into(),
            input_responses: None,
            request_state: None,
            extra: Map::new(),
        }
    }

    /// Sets the member `inputResponses`.
    #[must_use]
    pub fn with_input_responses(
        mut self,
        input_responses: impl IntoIterator<
            Item = (impl Into<String>, impl Into<InputResponse>),
        >,
    ) -> Self {
        self.input_responses = Some(
            input_responses
                .into_iter()
                .map(|(name, value)| (name, value.into()))
                .collect(),
        );
        self
    }

    /// Sets the member `requestState`.
    #[must_use]
    pub fn with_request_state(mut self, request_state: impl Into<String>) -> Self {
        self.request_state = Some(request_state.into());
        self
    }
}

/// What a client answers to the requests of the server, under the keys of `InputRequests`.
///
/// [Specification](https://modelcontextprotocol.io/specification/2026-07-28/basic/patterns/mrtr)
pub type InputResponses = Map<InputResponse>;
/// What becomes of a request to read: the contents, or the server first needs input from
/// the client.
///
/// Told apart by the member `resultType`; without it a value is `Complete`.
///
/// [Specification](https://modelcontextprotocol.io/specification/2026-07-28/basic/patterns/mrtr)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum ReadResourceOutcome {
    /// The server cannot finish a request without input.
    InputRequired(Box<InputRequiredResult>),
    /// The contents of a resource.
    Complete(Box<ReadResourceResult>),
    /// A value of no kind that this version of the protocol defines, whole.
    Unknown(Json),
}

impl From<InputRequiredResult> for ReadResourceOutcome {
    fn from(value: InputRequiredResult) -> Self {
        Self::InputRequired(Box::new(value))
    }
}

impl From<ReadResourceResult> for ReadResourceOutcome {
    fn from(value: ReadResourceResult) -> Self {
        Self::Complete(Box::new(value))
    }
}
