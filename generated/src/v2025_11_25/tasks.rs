// Written by `mcp-codegen generate`. Do not edit: change the schema or the generator.

//! Requests that outlive their response.

use serde::de::DeserializeOwned;
use serde::Serialize;
use super::{PaginatedRequestParams, RequestId, RequestMetaObject};
use crate::error::DecodeError;
use crate::json::{Json, JsonObject};
use crate::map::Map;

/// Not described by the schema.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct CancelTaskRequest {
    /// Not described by the schema.
    pub id: RequestId,
    /// Not described by the schema.
    pub params: CancelTaskRequestParams,
    /// Members that the protocol does not define, as they were read.
    pub extra: Map<Json>,
}

impl CancelTaskRequest {
    /// The object with the members that must be there.
    pub fn new(
        id: impl Into<RequestId>,
        params: impl Into<CancelTaskRequestParams>,
    ) -> Self {
        Self {
            id: id.into(),
            params: params.into(),
            extra: Map::new(),
        }
    }
}

/// Not described by the schema.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct CancelTaskRequestParams {
    /// Not described by the schema.
    pub task_id: String,
    /// Members that the protocol does not define, as they were read.
    pub extra: Map<Json>,
}

impl CancelTaskRequestParams {
    /// The object with the members that must be there.
    pub fn new(task_id: impl Into<String>) -> Self {
        Self {
            task_id: task_id.into(),
            extra: Map::new(),
        }
    }
}

/// Not described by the schema.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct CancelTaskResult {
    /// Not described by the schema.
    pub meta: Option<JsonObject>,
    /// Not described by the schema.
    pub created_at: String,
    /// Not described by the schema.
    pub last_updated_at: String,
    /// Not described by the schema.
    pub poll_interval: Option<i64>,
    /// Not described by the schema.
    pub status: TaskStatus,
    /// Not described by the schema.
    pub status_message: Option<String>,
    /// Not described by the schema.
    pub task_id: String,
    /// Not described by the schema.
    pub ttl: Option<i64>,
    /// Members that the protocol does not define, as they were read.
    pub extra: Map<Json>,
}

impl CancelTaskResult {
    /// The object with the members that must be there.
    pub fn new(
        created_at: impl Into<String>,
        last_updated_at: impl Into<String>,
        status: impl Into<TaskStatus>,
        task_id: impl Into<String>,
    ) -> Self {
        Self {
            meta: None,
            created_at: created_at.into(),
            last_updated_at: last_updated_at.into(),
            poll_interval: None,
            status: status.into(),
            status_message: None,
            task_id: task_id.into(),
            ttl: None,
            extra: Map::new(),
        }
    }

    /// Sets the member `_meta`.
    ///
    /// # Errors
    /// If `value` cannot be written as a JSON object.
    pub fn with_meta<T: Serialize + ?Sized>(
        mut self,
        value: &T,
    ) -> Result<Self, serde_json::Error> {
        self.meta = Some(JsonObject::new(value)?);
        Ok(self)
    }

    /// Sets the member `pollInterval`.
    #[must_use]
    pub fn with_poll_interval(mut self, poll_interval: i64) -> Self {
        self.poll_interval = Some(poll_interval);
        self
    }

    /// Sets the member `statusMessage`.
    #[must_use]
    pub fn with_status_message(mut self, status_message: impl Into<String>) -> Self {
        self.status_message = Some(status_message.into());
        self
    }

    /// Sets the member `ttl`.
    #[must_use]
    pub fn with_ttl(mut self, ttl: i64) -> Self {
        self.ttl = Some(ttl);
        self
    }

    /// The member `_meta` as a type of the caller's; absence is an object without members.
    ///
    /// # Errors
    /// If it does not have the shape of `T`.
    pub fn meta_as<T: DeserializeOwned>(&self) -> Result<T, DecodeError> {
        JsonObject::decode_or_empty(self.meta.as_ref())
            .map_err(|error| error.within("_meta"))
    }
}

/// Not described by the schema.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct ClientTaskRequests {
    /// Not described by the schema.
    pub elicitation: Option<ElicitationTaskRequests>,
    /// Not described by the schema.
    pub sampling: Option<SamplingTaskRequests>,
    /// Members that the protocol does not define, as they were read.
    pub extra: Map<Json>,
}

impl ClientTaskRequests {
    /// The object with nothing but what must be there.
    pub fn new() -> Self {
        Self::default()
    }

    /// Sets the member `elicitation`.
    #[must_use]
    pub fn with_elicitation(
        mut self,
        elicitation: impl Into<ElicitationTaskRequests>,
    ) -> Self {
        self.elicitation = Some(elicitation.into());
        self
    }

    /// Sets the member `sampling`.
    #[must_use]
    pub fn with_sampling(mut self, sampling: impl Into<SamplingTaskRequests>) -> Self {
        self.sampling = Some(sampling.into());
        self
    }
}

/// Not described by the schema.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct ClientTasksCapability {
    /// Not described by the schema.
    pub cancel: Option<JsonObject>,
    /// Not described by the schema.
    pub list: Option<JsonObject>,
    /// Not described by the schema.
    pub requests: Option<ClientTaskRequests>,
    /// Members that the protocol does not define, as they were read.
    pub extra: Map<Json>,
}

impl ClientTasksCapability {
    /// The object with nothing but what must be there.
    pub fn new() -> Self {
        Self::default()
    }

    /// Sets the member `cancel`.
    ///
    /// # Errors
    /// If `value` cannot be written as a JSON object.
    pub fn with_cancel<T: Serialize + ?Sized>(
        mut self,
        value: &T,
    ) -> Result<Self, serde_json::Error> {
        self.cancel = Some(JsonObject::new(value)?);
        Ok(self)
    }

    /// Sets the member `list`.
    ///
    /// # Errors
    /// If `value` cannot be written as a JSON object.
    pub fn with_list<T: Serialize + ?Sized>(
        mut self,
        value: &T,
    ) -> Result<Self, serde_json::Error> {
        self.list = Some(JsonObject::new(value)?);
        Ok(self)
    }

    /// Sets the member `requests`.
    #[must_use]
    pub fn with_requests(mut self, requests: impl Into<ClientTaskRequests>) -> Self {
        self.requests = Some(requests.into());
        self
    }

    /// The member `cancel` as a type of the caller's; absence is an object without members.
    ///
    /// # Errors
    /// If it does not have the shape of `T`.
    pub fn cancel_as<T: DeserializeOwned>(&self) -> Result<T, DecodeError> {
        JsonObject::decode_or_empty(self.cancel.as_ref())
            .map_err(|error| error.within("cancel"))
    }

    /// The member `list` as a type of the caller's; absence is an object without members.
    ///
    /// # Errors
    /// If it does not have the shape of `T`.
    pub fn list_as<T: DeserializeOwned>(&self) -> Result<T, DecodeError> {
        JsonObject::decode_or_empty(self.list.as_ref())
            .map_err(|error| error.within("list"))
    }
}

/// Not described by the schema.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct CreateTaskResult {
    /// Not described by the schema.
    pub meta: Option<JsonObject>,
    /// Not described by the schema.
    pub task: Task,
    /// Members that the protocol does not define, as they were read.
    pub extra: Map<Json>,
}

impl CreateTaskResult {
    /// The object with the members that must be there.
    pub fn new(task: impl Into<Task>) -> Self {
        Self {
            meta: None,
            task: task.into(),
            extra: Map::new(),
        }
    }

    /// Sets the member `_meta`.
    ///
    /// # Errors
    /// If `value` cannot be written as a JSON object.
    pub fn with_meta<T: Serialize + ?Sized>(
        mut self,
        value: &T,
    ) -> Result<Self, serde_json::Error> {
        self.meta = Some(JsonObject::new(value)?);
        Ok(self)
    }

    /// The member `_meta` as a type of the caller's; absence is an object without members.
    ///
    /// # Errors
    /// If it does not have the shape of `T`.
    pub fn meta_as<T: DeserializeOwned>(&self) -> Result<T, DecodeError> {
        JsonObject::decode_or_empty(self.meta.as_ref())
            .map_err(|error| error.within("_meta"))
    }
}

/// Not described by the schema.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct ElicitationTaskRequests {
    /// Not described by the schema.
    pub create: Option<JsonObject>,
    /// Members that the protocol does not define, as they were read.
    pub extra: Map<Json>,
}

impl ElicitationTaskRequests {
    /// The object with nothing but what must be there.
    pub fn new() -> Self {
        Self::default()
    }

    /// Sets the member `create`.
    ///
    /// # Errors
    /// If `value` cannot be written as a JSON object.
    pub fn with_create<T: Serialize + ?Sized>(
        mut self,
        value: &T,
    ) -> Result<Self, serde_json::Error> {
        self.create = Some(JsonObject::new(value)?);
        Ok(self)
    }

    /// The member `create` as a type of the caller's; absence is an object without members.
    ///
    /// # Errors
    /// If it does not have the shape of `T`.
    pub fn create_as<T: DeserializeOwned>(&self) -> Result<T, DecodeError> {
        JsonObject::decode_or_empty(self.create.as_ref())
            .map_err(|error| error.within("create"))
    }
}

/// Not described by the schema.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct GetTaskPayloadRequest {
    /// Not described by the schema.
    pub id: RequestId,
    /// Not described by the schema.
    pub params: GetTaskPayloadRequestParams,
    /// Members that the protocol does not define, as they were read.
    pub extra: Map<Json>,
}

impl GetTaskPayloadRequest {
    /// The object with the members that must be there.
    pub fn new(
        id: impl Into<RequestId>,
        params: impl Into<GetTaskPayloadRequestParams>,
    ) -> Self {
        Self {
            id: id.into(),
            params: params.into(),
            extra: Map::new(),
        }
    }
}

/// Not described by the schema.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct GetTaskPayloadRequestParams {
    /// Not described by the schema.
    pub task_id: String,
    /// Members that the protocol does not define, as they were read.
    pub extra: Map<Json>,
}

impl GetTaskPayloadRequestParams {
    /// The object with the members that must be there.
    pub fn new(task_id: impl Into<String>) -> Self {
        Self {
            task_id: task_id.into(),
            extra: Map::new(),
        }
    }
}

/// Not described by the schema.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct GetTaskPayloadResult {
    /// Not described by the schema.
    pub meta: Option<JsonObject>,
    /// Members that the protocol does not define, as they were read.
    pub extra: Map<Json>,
}

impl GetTaskPayloadResult {
    /// The object with nothing but what must be there.
    pub fn new() -> Self {
        Self::default()
    }

    /// Sets the member `_meta`.
    ///
    /// # Errors
    /// If `value` cannot be written as a JSON object.
    pub fn with_meta<T: Serialize + ?Sized>(
        mut self,
        value: &T,
    ) -> Result<Self, serde_json::Error> {
        self.meta = Some(JsonObject::new(value)?);
        Ok(self)
    }

    /// The member `_meta` as a type of the caller's; absence is an object without members.
    ///
    /// # Errors
    /// If it does not have the shape of `T`.
    pub fn meta_as<T: DeserializeOwned>(&self) -> Result<T, DecodeError> {
        JsonObject::decode_or_empty(self.meta.as_ref())
            .map_err(|error| error.within("_meta"))
    }
}

/// Not described by the schema.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct GetTaskRequest {
    /// Not described by the schema.
    pub id: RequestId,
    /// Not described by the schema.
    pub params: GetTaskRequestParams,
    /// Members that the protocol does not define, as they were read.
    pub extra: Map<Json>,
}

impl GetTaskRequest {
    /// The object with the members that must be there.
    pub fn new(
        id: impl Into<RequestId>,
        params: impl Into<GetTaskRequestParams>,
    ) -> Self {
        Self {
            id: id.into(),
            params: params.into(),
            extra: Map::new(),
        }
    }
}

/// Not described by the schema.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct GetTaskRequestParams {
    /// Not described by the schema.
    pub task_id: String,
    /// Members that the protocol does not define, as they were read.
    pub extra: Map<Json>,
}

impl GetTaskRequestParams {
    /// The object with the members that must be there.
    pub fn new(task_id: impl Into<String>) -> Self {
        Self {
            task_id: task_id.into(),
            extra: Map::new(),
        }
    }
}

/// Not described by the schema.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ListTasksRequest {
    /// Not described by the schema.
    pub id: RequestId,
    /// Not described by the schema.
    pub params: Option<PaginatedRequestParams>,
    /// Members that the protocol does not define, as they were read.
    pub extra: Map<Json>,
}

impl ListTasksRequest {
    /// The object with the members that must be there.
    pub fn new(id: impl Into<RequestId>) -> Self {
        Self {
            id: id.into(),
            params: None,
            extra: Map::new(),
        }
    }

    /// Sets the member `params`.
    #[must_use]
    pub fn with_params(mut self, params: impl Into<PaginatedRequestParams>) -> Self {
        self.params = Some(params.into());
        self
    }
}

/// Not described by the schema.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ListTasksResult {
    /// Not described by the schema.
    pub meta: Option<JsonObject>,
    /// Not described by the schema.
    pub next_cursor: Option<String>,
    /// Not described by the schema.
    pub tasks: Vec<Task>,
    /// Members that the protocol does not define, as they were read.
    pub extra: Map<Json>,
}

impl ListTasksResult {
    /// The object with the members that must be there.
    pub fn new(tasks: impl IntoIterator<Item = impl Into<Task>>) -> Self {
        Self {
            meta: None,
            next_cursor: None,
            tasks: tasks.into_iter().map(Into::into).collect(),
            extra: Map::new(),
        }
    }

    /// Sets the member `_meta`.
    ///
    /// # Errors
    /// If `value` cannot be written as a JSON object.
    pub fn with_meta<T: Serialize + ?Sized>(
        mut self,
        value: &T,
    ) -> Result<Self, serde_json::Error> {
        self.meta = Some(JsonObject::new(value)?);
        Ok(self)
    }

    /// Sets the member `nextCursor`.
    #[must_use]
    pub fn with_next_cursor(mut self, next_cursor: impl Into<String>) -> Self {
        self.next_cursor = Some(next_cursor.into());
        self
    }

    /// The member `_meta` as a type of the caller's; absence is an object without members.
    ///
    /// # Errors
    /// If it does not have the shape of `T`.
    pub fn meta_as<T: DeserializeOwned>(&self) -> Result<T, DecodeError> {
        JsonObject::decode_or_empty(self.meta.as_ref())
            .map_err(|error| error.within("_meta"))
    }
}

/// Not described by the schema.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct RelatedTaskMetadata {
    /// Not described by the schema.
    pub task_id: String,
    /// Members that the protocol does not define, as they were read.
    pub extra: Map<Json>,
}

impl RelatedTaskMetadata {
    /// The object with the members that must be there.
    pub fn new(task_id: impl Into<String>) -> Self {
        Self {
            task_id: task_id.into(),
            extra: Map::new(),
        }
    }
}

/// Not described by the schema.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct SamplingTaskRequests {
    /// Not described by the schema.
    pub create_message: Option<JsonObject>,
    /// Members that the protocol does not define, as they were read.
    pub extra: Map<Json>,
}

impl SamplingTaskRequests {
    /// The object with nothing but what must be there.
    pub fn new() -> Self {
        Self::default()
    }

    /// Sets the member `createMessage`.
    ///
    /// # Errors
    /// If `value` cannot be written as a JSON object.
    pub fn with_create_message<T: Serialize + ?Sized>(
        mut self,
        value: &T,
    ) -> Result<Self, serde_json::Error> {
        self.create_message = Some(JsonObject::new(value)?);
        Ok(self)
    }

    /// The member `createMessage` as a type of the caller's; absence is an object without
    /// members.
    ///
    /// # Errors
    /// If it does not have the shape of `T`.
    pub fn create_message_as<T: DeserializeOwned>(&self) -> Result<T, DecodeError> {
        JsonObject::decode_or_empty(self.create_message.as_ref())
            .map_err(|error| error.within("createMessage"))
    }
}

/// Not described by the schema.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct ServerTaskRequests {
    /// Not described by the schema.
    pub tools: Option<ToolsTaskRequests>,
    /// Members that the protocol does not define, as they were read.
    pub extra: Map<Json>,
}

impl ServerTaskRequests {
    /// The object with nothing but what must be there.
    pub fn new() -> Self {
        Self::default()
    }

    /// Sets the member `tools`.
    #[must_use]
    pub fn with_tools(mut self, tools: impl Into<ToolsTaskRequests>) -> Self {
        self.tools = Some(tools.into());
        self
    }
}

/// Not described by the schema.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct ServerTasksCapability {
    /// Not described by the schema.
    pub cancel: Option<JsonObject>,
    /// Not described by the schema.
    pub list: Option<JsonObject>,
    /// Not described by the schema.
    pub requests: Option<ServerTaskRequests>,
    /// Members that the protocol does not define, as they were read.
    pub extra: Map<Json>,
}

impl ServerTasksCapability {
    /// The object with nothing but what must be there.
    pub fn new() -> Self {
        Self::default()
    }

    /// Sets the member `cancel`.
    ///
    /// # Errors
    /// If `value` cannot be written as a JSON object.
    pub fn with_cancel<T: Serialize + ?Sized>(
        mut self,
        value: &T,
    ) -> Result<Self, serde_json::Error> {
        self.cancel = Some(JsonObject::new(value)?);
        Ok(self)
    }

    /// Sets the member `list`.
    ///
    /// # Errors
    /// If `value` cannot be written as a JSON object.
    pub fn with_list<T: Serialize + ?Sized>(
        mut self,
        value: &T,
    ) -> Result<Self, serde_json::Error> {
        self.list = Some(JsonObject::new(value)?);
        Ok(self)
    }

    /// Sets the member `requests`.
    #[must_use]
    pub fn with_requests(mut self, requests: impl Into<ServerTaskRequests>) -> Self {
        self.requests = Some(requests.into());
        self
    }

    /// The member `cancel` as a type of the caller's; absence is an object without members.
    ///
    /// # Errors
    /// If it does not have the shape of `T`.
    pub fn cancel_as<T: DeserializeOwned>(&self) -> Result<T, DecodeError> {
        JsonObject::decode_or_empty(self.cancel.as_ref())
            .map_err(|error| error.within("cancel"))
    }

    /// The member `list` as a type of the caller's; absence is an object without members.
    ///
    /// # Errors
    /// If it does not have the shape of `T`.
    pub fn list_as<T: DeserializeOwned>(&self) -> Result<T, DecodeError> {
        JsonObject::decode_or_empty(self.list.as_ref())
            .map_err(|error| error.within("list"))
    }
}

/// Not described by the schema.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Task {
    /// Not described by the schema.
    pub created_at: String,
    /// Not described by the schema.
    pub last_updated_at: String,
    /// Not described by the schema.
    pub poll_interval: Option<i64>,
    /// Not described by the schema.
    pub status: TaskStatus,
    /// Not described by the schema.
    pub status_message: Option<String>,
    /// Not described by the schema.
    pub task_id: String,
    /// Not described by the schema.
    pub ttl: Option<i64>,
    /// Members that the protocol does not define, as they were read.
    pub extra: Map<Json>,
}

impl Task {
    /// The object with the members that must be there.
    pub fn new(
        created_at: impl Into<String>,
        last_updated_at: impl Into<String>,
        status: impl Into<TaskStatus>,
        task_id: impl Into<String>,
    ) -> Self {
        Self {
            created_at: created_at.into(),
            last_updated_at: last_updated_at.into(),
            poll_interval: None,
            status: status.into(),
            status_message: None,
            task_id: task_id.into(),
            ttl: None,
            extra: Map::new(),
        }
    }

    /// Sets the member `pollInterval`.
    #[must_use]
    pub fn with_poll_interval(mut self, poll_interval: i64) -> Self {
        self.poll_interval = Some(poll_interval);
        self
    }

    /// Sets the member `statusMessage`.
    #[must_use]
    pub fn with_status_message(mut self, status_message: impl Into<String>) -> Self {
        self.status_message = Some(status_message.into());
        self
    }

    /// Sets the member `ttl`.
    #[must_use]
    pub fn with_ttl(mut self, ttl: i64) -> Self {
        self.ttl = Some(ttl);
        self
    }
}

/// Not described by the schema.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct TaskAugmentedRequestParams {
    /// Not described by the schema.
    pub meta: Option<RequestMetaObject>,
    /// Not described by the schema.
    pub task: Option<TaskMetadata>,
    /// Members that the protocol does not define, as they were read.
    pub extra: Map<Json>,
}

impl TaskAugmentedRequestParams {
    /// The object with nothing but what must be there.
    pub fn new() -> Self {
        Self::default()
    }

    /// Sets the member `_meta`.
    #[must_use]
    pub fn with_meta(mut self, meta: impl Into<RequestMetaObject>) -> Self {
        self.meta = Some(meta.into());
        self
    }

    /// Sets the member `task`.
    #[must_use]
    pub fn with_task(mut self, task: impl Into<TaskMetadata>) -> Self {
        self.task = Some(task.into());
        self
    }
}

/// Not described by the schema.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct TaskMetadata {
    /// Not described by the schema.
    pub ttl: Option<i64>,
    /// Members that the protocol does not define, as they were read.
    pub extra: Map<Json>,
}

impl TaskMetadata {
    /// The object with nothing but what must be there.
    pub fn new() -> Self {
        Self::default()
    }

    /// Sets the member `ttl`.
    #[must_use]
    pub fn with_ttl(mut self, ttl: i64) -> Self {
        self.ttl = Some(ttl);
        self
    }
}

/// Not described by the schema.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum TaskStatus {
    /// The text `"cancelled"`.
    Cancelled,
    /// The text `"completed"`.
    Completed,
    /// The text `"failed"`.
    Failed,
    /// The text `"input_required"`.
    InputRequired,
    /// The text `"working"`.
    Working,
    /// A text that this version of the protocol does not name.
    Other(String),
}

impl TaskStatus {
    /// The text on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Cancelled => "cancelled",
            Self::Completed => "completed",
            Self::Failed => "failed",
            Self::InputRequired => "input_required",
            Self::Working => "working",
            Self::Other(text) => text,
        }
    }

    fn named(text: &str) -> Option<Self> {
        Some(
            match text {
                "cancelled" => Self::Cancelled,
                "completed" => Self::Completed,
                "failed" => Self::Failed,
                "input_required" => Self::InputRequired,
                "working" => Self::Working,
                _ => return None,
            },
        )
    }
}

impl From<&str> for TaskStatus {
    fn from(text: &str) -> Self {
        Self::named(text).unwrap_or_else(|| Self::Other(text.to_owned()))
    }
}

impl From<String> for TaskStatus {
    fn from(text: String) -> Self {
        Self::named(&text).unwrap_or(Self::Other(text))
    }
}

impl std::fmt::Display for TaskStatus {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.as_str())
    }
}

/// Not described by the schema.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct ToolsTaskRequests {
    /// Not described by the schema.
    pub call: Option<JsonObject>,
    /// Members that the protocol does not define, as they were read.
    pub extra: Map<Json>,
}

impl ToolsTaskRequests {
    /// The object with nothing but what must be there.
    pub fn new() -> Self {
        Self::default()
    }

    /// Sets the member `call`.
    ///
    /// # Errors
    /// If `value` cannot be written as a JSON object.
    pub fn with_call<T: Serialize + ?Sized>(
        mut self,
        value: &T,
    ) -> Result<Self, serde_json::Error> {
        self.call = Some(JsonObject::new(value)?);
        Ok(self)
    }

    /// The member `call` as a type of the caller's; absence is an object without members.
    ///
    /// # Errors
    /// If it does not have the shape of `T`.
    pub fn call_as<T: DeserializeOwned>(&self) -> Result<T, DecodeError> {
        JsonObject::decode_or_empty(self.call.as_ref())
            .map_err(|error| error.within("call"))
    }
}
