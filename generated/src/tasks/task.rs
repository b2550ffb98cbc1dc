// Written by `mcp-codegen generate`. Do not edit: change the schema or the generator.

//! Requests that outlive their response.

use serde::de::DeserializeOwned;
use super::{
    ErrorObject, InputRequest, InputRequests, InputResponse, InputResponses, RequestId,
    ResultMetaObject,
};
use crate::error::DecodeError;
use crate::json::{Json, JsonObject};
use crate::map::Map;

/// The client wants a task no longer. The server confirms with a `CancelTaskResult`, but is
/// free to let the task end in another way.
///
/// [Specification](https://modelcontextprotocol.io/extensions/tasks/overview)
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
/// [Specification](https://modelcontextprotocol.io/extensions/tasks/overview)
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

/// Confirms that the wish to cancel has arrived. It does not say that the task has stopped.
///
/// [Specification](https://modelcontextprotocol.io/extensions/tasks/overview)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct CancelTaskResult {
    /// Metadata beside what the protocol defines. Keys of one's own have a prefix, such as
    /// `com.example/`.
    pub meta: Option<ResultMetaObject>,
    /// Members that the protocol does not define, as they were read.
    pub extra: Map<Json>,
}

impl CancelTaskResult {
    /// The object with nothing but what must be there.
    pub fn new() -> Self {
        Self {
            meta: None,
            extra: Map::new(),
        }
    }

    /// Sets the member `_meta`.
    #[must_use]
    pub fn with_meta(mut self, meta: impl Into<ResultMetaObject>) -> Self {
        self.meta = Some(meta.into());
        self
    }
}

impl Default for CancelTaskResult {
    fn default() -> Self {
        Self::new()
    }
}

/// A task that was cancelled before it was done.
///
/// [Specification](https://modelcontextprotocol.io/extensions/tasks/overview)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct CancelledTask {
    /// When the task was created, as an ISO 8601 timestamp.
    pub created_at: String,
    /// When the task changed last, as an ISO 8601 timestamp.
    pub last_updated_at: String,
    /// How long to wait between two looks at the task, in milliseconds; it may change, and is
    /// absent if the server has no advice.
    pub poll_interval_ms: Option<i64>,
    /// What the status is about, in a sentence for people; absent if there is nothing to add.
    pub status_message: Option<String>,
    /// The id of the task, chosen by the side that carries it out.
    pub task_id: String,
    /// How long the task is kept, in milliseconds from its creation; it may change, and `null`
    /// means without limit.
    pub ttl_ms: Option<i64>,
    /// Members that the protocol does not define, as they were read.
    pub extra: Map<Json>,
}

impl CancelledTask {
    /// The object with the members that must be there.
    pub fn new(
        created_at: impl Into<String>,
        last_updated_at: impl Into<String>,
        task_id: impl Into<String>,
    ) -> Self {
        Self {
            created_at: created_at.into(),
            last_updated_at: last_updated_at.into(),
            poll_interval_ms: None,
            status_message: None,
            task_id: task_id.into(),
            ttl_ms: None,
            extra: Map::new(),
        }
    }

    /// Sets the member `pollIntervalMs`.
    #[must_use]
    pub fn with_poll_interval_ms(mut self, poll_interval_ms: i64) -> Self {
        self.poll_interval_ms = Some(poll_interval_ms);
        self
    }

    /// Sets the member `statusMessage`.
    #[must_use]
    pub fn with_status_message(mut self, status_message: impl Into<String>) -> Self {
        self.status_message = Some(status_message.into());
        self
    }

    /// Sets the member `ttlMs`.
    #[must_use]
    pub fn with_ttl_ms(mut self, ttl_ms: i64) -> Self {
        self.ttl_ms = Some(ttl_ms);
        self
    }
}

/// A task with a result. The call of a tool that failed is among these, as its failure is a
/// result too.
///
/// [Specification](https://modelcontextprotocol.io/extensions/tasks/overview)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct CompletedTask {
    /// When the task was created, as an ISO 8601 timestamp.
    pub created_at: String,
    /// When the task changed last, as an ISO 8601 timestamp.
    pub last_updated_at: String,
    /// How long to wait between two looks at the task, in milliseconds; it may change, and is
    /// absent if the server has no advice.
    pub poll_interval_ms: Option<i64>,
    /// What the request would have yielded without a task.
    pub result: JsonObject,
    /// What the status is about, in a sentence for people; absent if there is nothing to add.
    pub status_message: Option<String>,
    /// The id of the task, chosen by the side that carries it out.
    pub task_id: String,
    /// How long the task is kept, in milliseconds from its creation; it may change, and `null`
    /// means without limit.
    pub ttl_ms: Option<i64>,
    /// Members that the protocol does not define, as they were read.
    pub extra: Map<Json>,
}

impl CompletedTask {
    /// The object with the members that must be there.
    pub fn new(
        created_at: impl Into<String>,
        last_updated_at: impl Into<String>,
        result: impl Into<JsonObject>,
        task_id: impl Into<String>,
    ) -> Self {
        Self {
            created_at: created_at.into(),
            last_updated_at: last_updated_at.into(),
            poll_interval_ms: None,
            result: result.into(),
            status_message: None,
            task_id: task_id.into(),
            ttl_ms: None,
            extra: Map::new(),
        }
    }

    /// Sets the member `pollIntervalMs`.
    #[must_use]
    pub fn with_poll_interval_ms(mut self, poll_interval_ms: i64) -> Self {
        self.poll_interval_ms = Some(poll_interval_ms);
        self
    }

    /// Sets the member `statusMessage`.
    #[must_use]
    pub fn with_status_message(mut self, status_message: impl Into<String>) -> Self {
        self.status_message = Some(status_message.into());
        self
    }

    /// Sets the member `ttlMs`.
    #[must_use]
    pub fn with_ttl_ms(mut self, ttl_ms: i64) -> Self {
        self.ttl_ms = Some(ttl_ms);
        self
    }

    /// The member `result` as a type of the caller's.
    ///
    /// # Errors
    /// If it does not have the shape of `T`.
    pub fn result_as<T: DeserializeOwned>(&self) -> Result<T, DecodeError> {
        self.result.decode().map_err(|error| error.within("result"))
    }
}

/// The answer to a request that the server carries out as a task, with `resultType` set to
/// `task`. Only clients that declare the extension get it; they follow the task with
/// `tasks/get`.
///
/// [Specification](https://modelcontextprotocol.io/extensions/tasks/overview)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct CreateTaskResult {
    /// Metadata beside what the protocol defines. Keys of one's own have a prefix, such as
    /// `com.example/`.
    pub meta: Option<ResultMetaObject>,
    /// When the task was created, as an ISO 8601 timestamp.
    pub created_at: String,
    /// When the task changed last, as an ISO 8601 timestamp.
    pub last_updated_at: String,
    /// How long to wait between two looks at the task, in milliseconds; it may change, and is
    /// absent if the server has no advice.
    pub poll_interval_ms: Option<i64>,
    /// How the task is doing.
    pub status: TaskStatus,
    /// What the status is about, in a sentence for people; absent if there is nothing to add.
    pub status_message: Option<String>,
    /// The id of the task, chosen by the side that carries it out.
    pub task_id: String,
    /// How long the task is kept, in milliseconds from its creation; it may change, and `null`
    /// means without limit.
    pub ttl_ms: Option<i64>,
    /// Members that the protocol does not define, as they were read.
    pub extra: Map<Json>,
}

impl CreateTaskResult {
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
            poll_interval_ms: None,
            status: status.into(),
            status_message: None,
            task_id: task_id.into(),
            ttl_ms: None,
            extra: Map::new(),
        }
    }

    /// Sets the member `_meta`.
    #[must_use]
    pub fn with_meta(mut self, meta: impl Into<ResultMetaObject>) -> Self {
        self.meta = Some(meta.into());
        self
    }

    /// Sets the member `pollIntervalMs`.
    #[must_use]
    pub fn with_poll_interval_ms(mut self, poll_interval_ms: i64) -> Self {
        self.poll_interval_ms = Some(poll_interval_ms);
        self
    }

    /// Sets the member `statusMessage`.
    #[must_use]
    pub fn with_status_message(mut self, status_message: impl Into<String>) -> Self {
        self.status_message = Some(status_message.into());
        self
    }

    /// Sets the member `ttlMs`.
    #[must_use]
    pub fn with_ttl_ms(mut self, ttl_ms: i64) -> Self {
        self.ttl_ms = Some(ttl_ms);
        self
    }
}

/// A task with what belongs to its status: the requests it waits for, its result or its
/// error.
///
/// Told apart by the member `status`.
///
/// [Specification](https://modelcontextprotocol.io/extensions/tasks/overview)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum DetailedTask {
    /// A task in progress.
    Working(WorkingTask),
    /// A task that waits for input from the client, which answers with `tasks/update`.
    InputRequired(InputRequiredTask),
    /// A task with a result.
    Completed(CompletedTask),
    /// A task that ended with a JSON-RPC error.
    Failed(FailedTask),
    /// A task that was cancelled before it was done.
    Cancelled(CancelledTask),
    /// A value of no kind that this version of the protocol defines, whole.
    Unknown(Json),
}

impl From<WorkingTask> for DetailedTask {
    fn from(value: WorkingTask) -> Self {
        Self::Working(value)
    }
}

impl From<InputRequiredTask> for DetailedTask {
    fn from(value: InputRequiredTask) -> Self {
        Self::InputRequired(value)
    }
}

impl From<CompletedTask> for DetailedTask {
    fn from(value: CompletedTask) -> Self {
        Self::Completed(value)
    }
}

impl From<FailedTask> for DetailedTask {
    fn from(value: FailedTask) -> Self {
        Self::Failed(value)
    }
}

impl From<CancelledTask> for DetailedTask {
    fn from(value: CancelledTask) -> Self {
        Self::Cancelled(value)
    }
}

/// A task that ended with a JSON-RPC error.
///
/// [Specification](https://modelcontextprotocol.io/extensions/tasks/overview)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct FailedTask {
    /// When the task was created, as an ISO 8601 timestamp.
    pub created_at: String,
    /// The JSON-RPC error that ended the task.
    pub error: ErrorObject,
    /// When the task changed last, as an ISO 8601 timestamp.
    pub last_updated_at: String,
    /// How long to wait between two looks at the task, in milliseconds; it may change, and is
    /// absent if the server has no advice.
    pub poll_interval_ms: Option<i64>,
    /// What the status is about, in a sentence for people; absent if there is nothing to add.
    pub status_message: Option<String>,
    /// The id of the task, chosen by the side that carries it out.
    pub task_id: String,
    /// How long the task is kept, in milliseconds from its creation; it may change, and `null`
    /// means without limit.
    pub ttl_ms: Option<i64>,
    /// Members that the protocol does not define, as they were read.
    pub extra: Map<Json>,
}

impl FailedTask {
    /// The object with the members that must be there.
    pub fn new(
        created_at: impl Into<String>,
        error: impl Into<ErrorObject>,
        last_updated_at: impl Into<String>,
        task_id: impl Into<String>,
    ) -> Self {
        Self {
            created_at: created_at.into(),
            error: error.into(),
            last_updated_at: last_updated_at.into(),
            poll_interval_ms: None,
            status_message: None,
            task_id: task_id.into(),
            ttl_ms: None,
            extra: Map::new(),
        }
    }

    /// Sets the member `pollIntervalMs`.
    #[must_use]
    pub fn with_poll_interval_ms(mut self, poll_interval_ms: i64) -> Self {
        self.poll_interval_ms = Some(poll_interval_ms);
        self
    }

    /// Sets the member `statusMessage`.
    #[must_use]
    pub fn with_status_message(mut self, status_message: impl Into<String>) -> Self {
        self.status_message = Some(status_message.into());
        self
    }

    /// Sets the member `ttlMs`.
    #[must_use]
    pub fn with_ttl_ms(mut self, ttl_ms: i64) -> Self {
        self.ttl_ms = Some(ttl_ms);
        self
    }
}

/// The client asks how a task is doing. The server answers with a `GetTaskResult`.
///
/// [Specification](https://modelcontextprotocol.io/extensions/tasks/overview)
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
/// [Specification](https://modelcontextprotocol.io/extensions/tasks/overview)
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

/// A task that waits for input from the client, which answers with `tasks/update`.
///
/// [Specification](https://modelcontextprotocol.io/extensions/tasks/overview)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct InputRequiredTask {
    /// When the task was created, as an ISO 8601 timestamp.
    pub created_at: String,
    /// What the client is to find out for the task to go on. No key names two requests during
    /// the life of a task.
    pub input_requests: InputRequests,
    /// When the task changed last, as an ISO 8601 timestamp.
    pub last_updated_at: String,
    /// How long to wait between two looks at the task, in milliseconds; it may change, and is
    /// absent if the server has no advice.
    pub poll_interval_ms: Option<i64>,
    /// What the status is about, in a sentence for people; absent if there is nothing to add.
    pub status_message: Option<String>,
    /// The id of the task, chosen by the side that carries it out.
    pub task_id: String,
    /// How long the task is kept, in milliseconds from its creation; it may change, and `null`
    /// means without limit.
    pub ttl_ms: Option<i64>,
    /// Members that the protocol does not define, as they were read.
    pub extra: Map<Json>,
}

impl InputRequiredTask {
    /// The object with the members that must be there.
    pub fn new(
        created_at: impl Into<String>,
        input_requests: impl IntoIterator<
            Item = (impl Into<String>, impl Into<InputRequest>),
        >,
        last_updated_at: impl Into<String>,
        task_id: impl Into<String>,
    ) -> Self {
        Self {
            created_at: created_at.into(),
            input_requests: input_requests
                .into_iter()
                .map(|(name, value)| (name, value.into()))
                .collect(),
            last_updated_at: last_updated_at.into(),
            poll_interval_ms: None,
            status_message: None,
            task_id: task_id.into(),
            ttl_ms: None,
            extra: Map::new(),
        }
    }

    /// Sets the member `pollIntervalMs`.
    #[must_use]
    pub fn with_poll_interval_ms(mut self, poll_interval_ms: i64) -> Self {
        self.poll_interval_ms = Some(poll_interval_ms);
        self
    }

    /// Sets the member `statusMessage`.
    #[must_use]
    pub fn with_status_message(mut self, status_message: impl Into<String>) -> Self {
        self.status_message = Some(status_message.into());
        self
    }

    /// Sets the member `ttlMs`.
    #[must_use]
    pub fn with_ttl_ms(mut self, ttl_ms: i64) -> Self {
        self.ttl_ms = Some(ttl_ms);
        self
    }
}

/// A request that the server carries out while the client does something else.
///
/// [Specification](https://modelcontextprotocol.io/extensions/tasks/overview)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Task {
    /// When the task was created, as an ISO 8601 timestamp.
    pub created_at: String,
    /// When the task changed last, as an ISO 8601 timestamp.
    pub last_updated_at: String,
    /// How long to wait between two looks at the task, in milliseconds; it may change, and is
    /// absent if the server has no advice.
    pub poll_interval_ms: Option<i64>,
    /// How the task is doing.
    pub status: TaskStatus,
    /// What the status is about, in a sentence for people; absent if there is nothing to add.
    pub status_message: Option<String>,
    /// The id of the task, chosen by the side that carries it out.
    pub task_id: String,
    /// How long the task is kept, in milliseconds from its creation; it may change, and `null`
    /// means without limit.
    pub ttl_ms: Option<i64>,
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
            poll_interval_ms: None,
            status: status.into(),
            status_message: None,
            task_id: task_id.into(),
            ttl_ms: None,
            extra: Map::new(),
        }
    }

    /// Sets the member `pollIntervalMs`.
    #[must_use]
    pub fn with_poll_interval_ms(mut self, poll_interval_ms: i64) -> Self {
        self.poll_interval_ms = Some(poll_interval_ms);
        self
    }

    /// Sets the member `statusMessage`.
    #[must_use]
    pub fn with_status_message(mut self, status_message: impl Into<String>) -> Self {
        self.status_message = Some(status_message.into());
        self
    }

    /// Sets the member `ttlMs`.
    #[must_use]
    pub fn with_ttl_ms(mut self, ttl_ms: i64) -> Self {
        self.ttl_ms = Some(ttl_ms);
        self
    }
}

/// How a task is doing: `working`, waiting with `input_required`, or finished as
/// `completed`, `failed` or `cancelled`, after which it changes no more.
///
/// [Specification](https://modelcontextprotocol.io/extensions/tasks/overview)
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum TaskStatus {
    /// The text `"working"`.
    Working,
    /// The text `"input_required"`.
    InputRequired,
    /// The text `"completed"`.
    Completed,
    /// The text `"failed"`.
    Failed,
    /// The text `"cancelled"`.
    Cancelled,
    /// A text that this version of the protocol does not name.
    Other(String),
}

impl TaskStatus {
    /// The text on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Working => "working",
            Self::InputRequired => "input_required",
            Self::Completed => "completed",
            Self::Failed => "failed",
            Self::Cancelled => "cancelled",
            Self::Other(text) => text,
        }
    }

    fn named(text: &str) -> Option<Self> {
        Some(
            match text {
                "working" => Self::Working,
                "input_required" => Self::InputRequired,
                "completed" => Self::Completed,
                "failed" => Self::Failed,
                "cancelled" => Self::Cancelled,
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

/// What the extension adds to the filter with which a server confirms a stream of
/// notifications.
///
/// [Specification](https://modelcontextprotocol.io/extensions/tasks/overview)
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct TaskSubscriptionAcknowledgedNotifications {
    /// The ids of the tasks that the server will tell of; absent means none.
    pub task_ids: Option<Vec<String>>,
    /// Members that the protocol does not define, as they were read.
    pub extra: Map<Json>,
}

impl TaskSubscriptionAcknowledgedNotifications {
    /// The object with nothing but what must be there.
    pub fn new() -> Self {
        Self::default()
    }

    /// Sets the member `taskIds`.
    #[must_use]
    pub fn with_task_ids(
        mut self,
        task_ids: impl IntoIterator<Item = impl Into<String>>,
    ) -> Self {
        self.task_ids = Some(task_ids.into_iter().map(Into::into).collect());
        self
    }
}

/// What the extension adds to the filter of `subscriptions/listen`.
///
/// [Specification](https://modelcontextprotocol.io/extensions/tasks/overview)
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct TaskSubscriptionNotifications {
    /// The ids of the tasks that the client wants to hear of; absent means none.
    pub task_ids: Option<Vec<String>>,
    /// Members that the protocol does not define, as they were read.
    pub extra: Map<Json>,
}

impl TaskSubscriptionNotifications {
    /// The object with nothing but what must be there.
    pub fn new() -> Self {
        Self::default()
    }

    /// Sets the member `taskIds`.
    #[must_use]
    pub fn with_task_ids(
        mut self,
        task_ids: impl IntoIterator<Item = impl Into<String>>,
    ) -> Self {
        self.task_ids = Some(task_ids.into_iter().map(Into::into).collect());
        self
    }
}

/// The settings of the extension in the capabilities of clients and servers. There are
/// none, so it is an empty object.
///
/// [Specification](https://modelcontextprotocol.io/extensions/tasks/overview)
pub type TasksExtensionCapability = JsonObject;
/// The client answers requests that a task waits for. The server confirms with an
/// `UpdateTaskResult`.
///
/// [Specification](https://modelcontextprotocol.io/extensions/tasks/overview)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct UpdateTaskRequest {
    /// The id that links a request with its response.
    pub id: RequestId,
    /// The parameters of the message.
    pub params: UpdateTaskRequestParams,
    /// Members that the protocol does not define, as they were read.
    pub extra: Map<Json>,
}

impl UpdateTaskRequest {
    /// The object with the members that must be there.
    pub fn new(
        id: impl Into<RequestId>,
        params: impl Into<UpdateTaskRequestParams>,
    ) -> Self {
        Self {
            id: id.into(),
            params: params.into(),
            extra: Map::new(),
        }
    }
}

/// The parameters of `tasks/update`.
///
/// [Specification](https://modelcontextprotocol.io/extensions/tasks/overview)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct UpdateTaskRequestParams {
    /// Answers to requests of the task, under the same keys. They may be some of the open ones;
    /// keys that are not open are ignored.
    pub input_responses: InputResponses,
    /// The id of the task, chosen by the side that carries it out.
    pub task_id: String,
    /// Members that the protocol does not define, as they were read.
    pub extra: Map<Json>,
}

impl UpdateTaskRequestParams {
    /// The object with the members that must be there.
    pub fn new(
        input_responses: impl IntoIterator<
            Item = (impl Into<String>, impl Into<InputResponse>),
        >,
        task_id: impl Into<String>,
    ) -> Self {
        Self {
            input_responses: input_responses
                .into_iter()
                .map(|(name, value)| (name, value.into()))
                .collect(),
            task_id: task_id.into(),
            extra: Map::new(),
        }
    }
}

/// Confirms that the answers have arrived. The status of the task may follow later.
///
/// [Specification](https://modelcontextprotocol.io/extensions/tasks/overview)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct UpdateTaskResult {
    /// Metadata beside what the protocol defines. Keys of one's own have a prefix, such as
    /// `com.example/`.
    pub meta: Option<ResultMetaObject>,
    /// Members that the protocol does not define, as they were read.
    pub extra: Map<Json>,
}

impl UpdateTaskResult {
    /// The object with nothing but what must be there.
    pub fn new() -> Self {
        Self {
            meta: None,
            extra: Map::new(),
        }
    }

    /// Sets the member `_meta`.
    #[must_use]
    pub fn with_meta(mut self, meta: impl Into<ResultMetaObject>) -> Self {
        self.meta = Some(meta.into());
        self
    }
}

impl Default for UpdateTaskResult {
    fn default() -> Self {
        Self::new()
    }
}

/// A task in progress.
///
/// [Specification](https://modelcontextprotocol.io/extensions/tasks/overview)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct WorkingTask {
    /// When the task was created, as an ISO 8601 timestamp.
    pub created_at: String,
    /// When the task changed last, as an ISO 8601 timestamp.
    pub last_updated_at: String,
    /// How long to wait between two looks at the task, in milliseconds; it may change, and is
    /// absent if the server has no advice.
    pub poll_interval_ms: Option<i64>,
    /// What the status is about, in a sentence for people; absent if there is nothing to add.
    pub status_message: Option<String>,
    /// The id of the task, chosen by the side that carries it out.
    pub task_id: String,
    /// How long the task is kept, in milliseconds from its creation; it may change, and `null`
    /// means without limit.
    pub ttl_ms: Option<i64>,
    /// Members that the protocol does not define, as they were read.
    pub extra: Map<Json>,
}

impl WorkingTask {
    /// The object with the members that must be there.
    pub fn new(
        created_at: impl Into<String>,
        last_updated_at: impl Into<String>,
        task_id: impl Into<String>,
    ) -> Self {
        Self {
            created_at: created_at.into(),
            last_updated_at: last_updated_at.into(),
            poll_interval_ms: None,
            status_message: None,
            task_id: task_id.into(),
            ttl_ms: None,
            extra: Map::new(),
        }
    }

    /// Sets the member `pollIntervalMs`.
    #[must_use]
    pub fn with_poll_interval_ms(mut self, poll_interval_ms: i64) -> Self {
        self.poll_interval_ms = Some(poll_interval_ms);
        self
    }

    /// Sets the member `statusMessage`.
    #[must_use]
    pub fn with_status_message(mut self, status_message: impl Into<String>) -> Self {
        self.status_message = Some(status_message.into());
        self
    }

    /// Sets the member `ttlMs`.
    #[must_use]
    pub fn with_ttl_ms(mut self, ttl_ms: i64) -> Self {
        self.ttl_ms = Some(ttl_ms);
        self
    }
}
