// Written by `mcp-codegen generate`. Do not edit: change the schema or the generator.

//! Requests that need several round trips, because the server needs input first.

use super::{
    CallToolResult, CreateMessageRequest, CreateMessageResult, ElicitRequest,
    ElicitResult, GetPromptResult, ListRootsRequest, ListRootsResult, ReadResourceResult,
    RequestMetaObject, ResultMetaObject, ResultType,
};
use crate::json::Json;
use crate::map::Map;

/// Told apart by the member `resultType`; without it a value is `Complete`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum CallToolOutcome {
    /// A value of type `InputRequiredResult`.
    InputRequired(Box<InputRequiredResult>),
    /// A value of type `CallToolResult`.
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

/// Told apart by the member `resultType`; without it a value is `Complete`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum GetPromptOutcome {
    /// A value of type `InputRequiredResult`.
    InputRequired(Box<InputRequiredResult>),
    /// A value of type `GetPromptResult`.
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

/// Told apart by the member `method`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum InputRequest {
    /// A value of type `CreateMessageRequest`.
    CreateMessage(Box<CreateMessageRequest>),
    /// A value of type `ListRootsRequest`.
    ListRoots(ListRootsRequest),
    /// A value of type `ElicitRequest`.
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

/// Not described by the schema.
pub type InputRequests = Map<InputRequest>;
/// Not described by the schema.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct InputRequiredResult {
    /// Not described by the schema.
    pub meta: Option<ResultMetaObject>,
    /// Not described by the schema.
    pub input_requests: Option<InputRequests>,
    /// Not described by the schema.
    pub request_state: Option<String>,
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

/// Told apart by the members that must be there.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum InputResponse {
    /// A value of type `CreateMessageResult`.
    CreateMessage(Box<CreateMessageResult>),
    /// A value of type `ListRootsResult`.
    ListRoots(ListRootsResult),
    /// A value of type `ElicitResult`.
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

/// Not described by the schema.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct InputResponseRequestParams {
    /// Not described by the schema.
    pub meta: RequestMetaObject,
    /// Not described by the schema.
    pub input_responses: Option<InputResponses>,
    /// Not described by the schema.
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

/// Not described by the schema.
pub type InputResponses = Map<InputResponse>;
/// Told apart by the member `resultType`; without it a value is `Complete`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum ReadResourceOutcome {
    /// A value of type `InputRequiredResult`.
    InputRequired(Box<InputRequiredResult>),
    /// A value of type `ReadResourceResult`.
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
