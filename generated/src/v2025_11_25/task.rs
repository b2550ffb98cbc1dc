// Written by `mcp-codegen generate`. Do not edit: change the schema or the generator.

//! Requests that outlive their response.

use serde::de::DeserializeOwned;
use serde::Serialize;
use super::{PaginatedRequestParams, RequestId, RequestMetaObject};
use crate::error::DecodeError;
use crate::json::{Json, JsonObject};
use crate::map::Map;

/// Whoever sent a request that became a task wants it no longer. The other side stops the
/// task and answers with a `CancelTaskResult`, or refuses if the task is already finished.
///
/// [Specification](https://modelcontextprotocol.io/specification/2025-11-25/basic/utilities/tasks)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct CancelTaskRequest {
    /// The id that links a request with its response.
    pub id: RequestId,
    /// The parameters of the message.
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

/// The parameters of `tasks/cancel`.
///
/// [Specification](https://modelcontextprotocol.io/specification/2025-11-25/basic/utilities/tasks)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct CancelTaskRequestParams {
    /// The id of the task, chosen by the side that carries it out.
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

/// The task after its cancellation.
///
/// [Specification](https://modelcontextprotocol.io/specification/2025-11-25/basic/utilities/tasks)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct CancelTaskResult {
    /// Metadata beside what the protocol defines. Keys of one's own have a prefix, such as
    /// `com.example/`.
    pub meta: Option<JsonObject>,
    /// When the task was created, as an ISO 8601 timestamp.
    pub created_at: String,
    /// When the task changed last, as an ISO 8601 timestamp.
    pub last_updated_at: String,
    /// How long to wait between two looks at the task, in milliseconds; absent if the receiver
    /// has no advice.
    pub poll_interval: Option<i64>,
    /// How the task is doing.
    pub status: TaskStatus,
    /// What the status is about, in a sentence for people; absent if there is nothing to add.
    pub status_message: Option<String>,
    /// The id of the task, chosen by the side that carries it out.
    pub task_id: String,
    /// How long the task is kept, in milliseconds from its creation; `null` means without
    /// limit.
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

/// The requests that a client can carry out as tasks, by topic.
///
/// [Specification](https://modelcontextprotocol.io/specification/2025-11-25/basic/utilities/tasks)
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct ClientTaskRequests {
    /// Those about elicitation; absent if there are none.
    pub elicitation: Option<ElicitationTaskRequests>,
    /// Those about sampling; absent if there are none.
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

/// What a client can do about tasks.
///
/// [Specification](https://modelcontextprotocol.io/specification/2025-11-25/basic/utilities/tasks)
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct ClientTasksCapability {
    /// Present if the client answers `tasks/cancel`.
    pub cancel: Option<JsonObject>,
    /// Present if the client answers `tasks/list`.
    pub list: Option<JsonObject>,
    /// The requests that the client can carry out as tasks. Those not named here it cannot.
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

/// The answer to a request that became a task. The result of the request itself is fetched
/// with `tasks/result`.
///
/// [Specification](https://modelcontextprotocol.io/specification/2025-11-25/basic/utilities/tasks)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct CreateTaskResult {
    /// Metadata beside what the protocol defines. Keys of one's own have a prefix, such as
    /// `com.example/`.
    pub meta: Option<JsonObject>,
    /// The task at its beginning.
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

/// The requests about elicitation that a client can carry out as tasks.
///
/// [Specification](https://modelcontextprotocol.io/specification/2025-11-25/basic/utilities/tasks)
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct ElicitationTaskRequests {
    /// Present if `elicitation/create` may be a task.
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

/// Whoever sent a request that became a task asks for its result. The other side answers
/// once the task is finished, with just what the request itself would have got.
///
/// [Specification](https://modelcontextprotocol.io/specification/2025-11-25/basic/utilities/tasks)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct GetTaskPayloadRequest {
    /// The id that links a request with its response.
    pub id: RequestId,
    /// The parameters of the message.
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

/// The parameters of `tasks/result`.
///
/// [Specification](https://modelcontextprotocol.io/specification/2025-11-25/basic/utilities/tasks)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct GetTaskPayloadRequestParams {
    /// The id of the task, chosen by the side that carries it out.
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

/// The result of a request that became a task, with the members which that kind of request
/// yields.
///
/// [Specification](https://modelcontextprotocol.io/specification/2025-11-25/basic/utilities/tasks)
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct GetTaskPayloadResult {
    /// Metadata beside what the protocol defines. Keys of one's own have a prefix, such as
    /// `com.example/`.
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

/// Whoever sent a request that became a task asks how it is doing. The other side answers
/// with a `GetTaskResult`.
///
/// [Specification](https://modelcontextprotocol.io/specification/2025-11-25/basic/utilities/tasks)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct GetTaskRequest {
    /// The id that links a request with its response.
    pub id: RequestId,
    /// The parameters of the message.
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

/// The parameters of `tasks/get`.
///
/// [Specification](https://modelcontextprotocol.io/specification/2025-11-25/basic/utilities/tasks)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct GetTaskRequestParams {
    /// The id of the task, chosen by the side that carries it out.
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

/// One side asks the other which tasks it keeps. The other answers with a page of them, a
/// `ListTasksResult`.
///
/// [Specification](https://modelcontextprotocol.io/specification/2025-11-25/basic/utilities/tasks)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ListTasksRequest {
    /// The id that links a request with its response.
    pub id: RequestId,
    /// The parameters of the message.
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

/// A page of the tasks that one side keeps.
///
/// [Specification](https://modelcontextprotocol.io/specification/2025-11-25/basic/utilities/tasks)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ListTasksResult {
    /// Metadata beside what the protocol defines. Keys of one's own have a prefix, such as
    /// `com.example/`.
    pub meta: Option<JsonObject>,
    /// Where the next page begins: the `cursor` of the request that fetches it. Absent on the
    /// last page.
    pub next_cursor: Option<String>,
    /// The tasks on this page.
    pub tasks: Vec<Task>,
    /// Members that the protocol does not define, as they were read.
    pub extra: Map<Json>,
}

impl ListTasksResult {
    /// The object with the members that must be there.
    pub fn new(tasks: impl IntoIterator<Item = Task>) -> Self {
        Self {
            meta: None,
            next_cursor: None,
            tasks: tasks.into_iter().collect(),
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

/// Says which task a message belongs to. It stands in `_meta` under
/// `io.modelcontextprotocol/related-task`.
///
/// [Specification](https://modelcontextprotocol.io/specification/2025-11-25/basic/utilities/tasks)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct RelatedTaskMetadata {
    /// The id of the task that the message belongs to.
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

/// The requests about sampling that a client can carry out as tasks.
///
/// [Specification](https://modelcontextprotocol.io/specification/2025-11-25/basic/utilities/tasks)
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct SamplingTaskRequests {
    /// Present if `sampling/createMessage` may be a task.
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

/// The requests that a server can carry out as tasks, by topic.
///
/// [Specification](https://modelcontextprotocol.io/specification/2025-11-25/basic/utilities/tasks)
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct ServerTaskRequests {
    /// Those about tools; absent if there are none.
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

/// What a server can do about tasks.
///
/// [Specification](https://modelcontextprotocol.io/specification/2025-11-25/basic/utilities/tasks)
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct ServerTasksCapability {
    /// Present if the server answers `tasks/cancel`.
    pub cancel: Option<JsonObject>,
    /// Present if the server answers `tasks/list`.
    pub list: Option<JsonObject>,
    /// The requests that the server can carry out as tasks. Those not named here it cannot.
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

/// A request that one side carries out while the other does something else. It is
/// experimental in 2025-11-25; later versions leave it to an extension.
///
/// [Specification](https://modelcontextprotocol.io/specification/2025-11-25/basic/utilities/tasks)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Task {
    /// When the task was created, as an ISO 8601 timestamp.
    pub created_at: String,
    /// When the task changed last, as an ISO 8601 timestamp.
    pub last_updated_at: String,
    /// How long to wait between two looks at the task, in milliseconds; absent if the receiver
    /// has no advice.
    pub poll_interval: Option<i64>,
    /// How the task is doing.
    pub status: TaskStatus,
    /// What the status is about, in a sentence for people; absent if there is nothing to add.
    pub status_message: Option<String>,
    /// The id of the task, chosen by the side that carries it out.
    pub task_id: String,
    /// How long the task is kept, in milliseconds from its creation; `null` means without
    /// limit.
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

/// What the parameters of all requests that can be tasks have in common.
///
/// [Specification](https://modelcontextprotocol.io/specification/2025-11-25/basic/utilities/tasks)
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct TaskAugmentedRequestParams {
    /// Metadata beside what the protocol defines. Keys of one's own have a prefix, such as
    /// `com.example/`.
    pub meta: Option<RequestMetaObject>,
    /// Asks for the request to be carried out as a task, if the receiver has the capability;
    /// absent asks for the result itself.
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

/// Asks for a request to be carried out as a task.
///
/// [Specification](https://modelcontextprotocol.io/specification/2025-11-25/basic/utilities/tasks)
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct TaskMetadata {
    /// How long the task should be kept, in milliseconds from its creation. The receiver may
    /// decide otherwise; absent leaves it to the receiver.
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

/// How a task is doing: `working`, waiting with `input_required`, or finished as
/// `completed`, `failed` or `cancelled`, after which it changes no more.
///
/// [Specification](https://modelcontextprotocol.io/specification/2025-11-25/basic/utilities/tasks)
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

/// The requests about tools that a server can carry out as tasks.
///
/// [Specification](https://modelcontextprotocol.io/specification/2025-11-25/basic/utilities/tasks)
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct ToolsTaskRequests {
    /// Present if `tools/call` may be a task.
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
