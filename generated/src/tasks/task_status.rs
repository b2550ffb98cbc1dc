// Written by `mcp-codegen generate`. Do not edit: change the schema or the generator.

//! How a task is doing, asked for or told.

use serde::de::DeserializeOwned;
use super::{
    ErrorObject, InputRequest, InputRequests, NotificationMetaObject, ResultMetaObject,
};
use crate::error::DecodeError;
use crate::json::{Json, JsonObject};
use crate::map::Map;

/// How a task is doing, with what belongs to its status.
///
/// Told apart by the member `status`.
///
/// [Specification](https://modelcontextprotocol.io/extensions/tasks/overview)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum GetTaskResult {
    /// The task is in progress.
    Working(Box<GetTaskResultWorking>),
    /// The task waits for input from the client, which answers with `tasks/update`.
    InputRequired(Box<GetTaskResultInputRequired>),
    /// The task has a result.
    Completed(Box<GetTaskResultCompleted>),
    /// The task ended with a JSON-RPC error.
    Failed(Box<GetTaskResultFailed>),
    /// The task was cancelled before it was done.
    Cancelled(Box<GetTaskResultCancelled>),
    /// A value of no kind that this version of the protocol defines, whole.
    Unknown(Json),
}

impl From<GetTaskResultWorking> for GetTaskResult {
    fn from(value: GetTaskResultWorking) -> Self {
        Self::Working(Box::new(value))
    }
}

impl From<GetTaskResultInputRequired> for GetTaskResult {
    fn from(value: GetTaskResultInputRequired) -> Self {
        Self::InputRequired(Box::new(value))
    }
}

impl From<GetTaskResultCompleted> for GetTaskResult {
    fn from(value: GetTaskResultCompleted) -> Self {
        Self::Completed(Box::new(value))
    }
}

impl From<GetTaskResultFailed> for GetTaskResult {
    fn from(value: GetTaskResultFailed) -> Self {
        Self::Failed(Box::new(value))
    }
}

impl From<GetTaskResultCancelled> for GetTaskResult {
    fn from(value: GetTaskResultCancelled) -> Self {
        Self::Cancelled(Box::new(value))
    }
}

/// The task was cancelled before it was done.
///
/// [Specification](https://modelcontextprotocol.io/extensions/tasks/overview)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct GetTaskResultCancelled {
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
    /// Metadata beside what the protocol defines. Keys of one's own have a prefix, such as
    /// `com.example/`.
    pub meta: Option<ResultMetaObject>,
    /// Members that the protocol does not define, as they were read.
    pub extra: Map<Json>,
}

impl GetTaskResultCancelled {
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
            meta: None,
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

    /// Sets the member `_meta`.
    #[must_use]
    pub fn with_meta(mut self, meta: impl Into<ResultMetaObject>) -> Self {
        self.meta = Some(meta.into());
        self
    }
}

/// The task has a result.
///
/// [Specification](https://modelcontextprotocol.io/extensions/tasks/overview)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct GetTaskResultCompleted {
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
    /// Metadata beside what the protocol defines. Keys of one's own have a prefix, such as
    /// `com.example/`.
    pub meta: Option<ResultMetaObject>,
    /// Members that the protocol does not define, as they were read.
    pub extra: Map<Json>,
}

impl GetTaskResultCompleted {
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
            meta: None,
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

    /// Sets the member `_meta`.
    #[must_use]
    pub fn with_meta(mut self, meta: impl Into<ResultMetaObject>) -> Self {
        self.meta = Some(meta.into());
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

/// The task ended with a JSON-RPC error.
///
/// [Specification](https://modelcontextprotocol.io/extensions/tasks/overview)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct GetTaskResultFailed {
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
    /// Metadata beside what the protocol defines. Keys of one's own have a prefix, such as
    /// `com.example/`.
    pub meta: Option<ResultMetaObject>,
    /// Members that the protocol does not define, as they were read.
    pub extra: Map<Json>,
}

impl GetTaskResultFailed {
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
            meta: None,
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

    /// Sets the member `_meta`.
    #[must_use]
    pub fn with_meta(mut self, meta: impl Into<ResultMetaObject>) -> Self {
        self.meta = Some(meta.into());
        self
    }
}

/// The task waits for input from the client, which answers with `tasks/update`.
///
/// [Specification](https://modelcontextprotocol.io/extensions/tasks/overview)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct GetTaskResultInputRequired {
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
    /// Metadata beside what the protocol defines. Keys of one's own have a prefix, such as
    /// `com.example/`.
    pub meta: Option<ResultMetaObject>,
    /// Members that the protocol does not define, as they were read.
    pub extra: Map<Json>,
}

impl GetTaskResultInputRequired {
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
            meta: None,
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

    /// Sets the member `_meta`.
    #[must_use]
    pub fn with_meta(mut self, meta: impl Into<ResultMetaObject>) -> Self {
        self.meta = Some(meta.into());
        self
    }
}

/// The task is in progress.
///
/// [Specification](https://modelcontextprotocol.io/extensions/tasks/overview)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct GetTaskResultWorking {
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
    /// Metadata beside what the protocol defines. Keys of one's own have a prefix, such as
    /// `com.example/`.
    pub meta: Option<ResultMetaObject>,
    /// Members that the protocol does not define, as they were read.
    pub extra: Map<Json>,
}

impl GetTaskResultWorking {
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
            meta: None,
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

    /// Sets the member `_meta`.
    #[must_use]
    pub fn with_meta(mut self, meta: impl Into<ResultMetaObject>) -> Self {
        self.meta = Some(meta.into());
        self
    }
}

/// The server tells how a task is doing, with what belongs to its status. It comes on a
/// stream of `subscriptions/listen` whose filter names the task.
///
/// [Specification](https://modelcontextprotocol.io/extensions/tasks/overview)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct TaskStatusNotification {
    /// The parameters of the message.
    pub params: TaskStatusNotificationParams,
    /// Members that the protocol does not define, as they were read.
    pub extra: Map<Json>,
}

impl TaskStatusNotification {
    /// The object with the members that must be there.
    pub fn new(params: impl Into<TaskStatusNotificationParams>) -> Self {
        Self {
            params: params.into(),
            extra: Map::new(),
        }
    }
}

/// The parameters of `notifications/tasks`: the task as it now is.
///
/// Told apart by the member `status`.
///
/// [Specification](https://modelcontextprotocol.io/extensions/tasks/overview)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum TaskStatusNotificationParams {
    /// The task is in progress.
    Working(TaskStatusNotificationParamsWorking),
    /// The task waits for input from the client, which answers with `tasks/update`.
    InputRequired(Box<TaskStatusNotificationParamsInputRequired>),
    /// The task has a result.
    Completed(Box<TaskStatusNotificationParamsCompleted>),
    /// The task ended with a JSON-RPC error.
    Failed(Box<TaskStatusNotificationParamsFailed>),
    /// The task was cancelled before it was done.
    Cancelled(TaskStatusNotificationParamsCancelled),
    /// A value of no kind that this version of the protocol defines, whole.
    Unknown(Json),
}

impl From<TaskStatusNotificationParamsWorking> for TaskStatusNotificationParams {
    fn from(value: TaskStatusNotificationParamsWorking) -> Self {
        Self::Working(value)
    }
}

impl From<TaskStatusNotificationParamsInputRequired> for TaskStatusNotificationParams {
    fn from(value: TaskStatusNotificationParamsInputRequired) -> Self {
        Self::InputRequired(Box::new(value))
    }
}

impl From<TaskStatusNotificationParamsCompleted> for TaskStatusNotificationParams {
    fn from(value: TaskStatusNotificationParamsCompleted) -> Self {
        Self::Completed(Box::new(value))
    }
}

impl From<TaskStatusNotificationParamsFailed> for TaskStatusNotificationParams {
    fn from(value: TaskStatusNotificationParamsFailed) -> Self {
        Self::Failed(Box::new(value))
    }
}

impl From<TaskStatusNotificationParamsCancelled> for TaskStatusNotificationParams {
    fn from(value: TaskStatusNotificationParamsCancelled) -> Self {
        Self::Cancelled(value)
    }
}

/// The task was cancelled before it was done.
///
/// [Specification](https://modelcontextprotocol.io/extensions/tasks/overview)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct TaskStatusNotificationParamsCancelled {
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
    /// Metadata beside what the protocol defines. Keys of one's own have a prefix, such as
    /// `com.example/`.
    pub meta: Option<NotificationMetaObject>,
    /// Members that the protocol does not define, as they were read.
    pub extra: Map<Json>,
}

impl TaskStatusNotificationParamsCancelled {
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
            meta: None,
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

    /// Sets the member `_meta`.
    #[must_use]
    pub fn with_meta(mut self, meta: impl Into<NotificationMetaObject>) -> Self {
        self.meta = Some(meta.into());
        self
    }
}

/// The task has a result.
///
/// [Specification](https://modelcontextprotocol.io/extensions/tasks/overview)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct TaskStatusNotificationParamsCompleted {
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
    /// Metadata beside what the protocol defines. Keys of one's own have a prefix, such as
    /// `com.example/`.
    pub meta: Option<NotificationMetaObject>,
    /// Members that the protocol does not define, as they were read.
    pub extra: Map<Json>,
}

impl TaskStatusNotificationParamsCompleted {
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
            meta: None,
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

    /// Sets the member `_meta`.
    #[must_use]
    pub fn with_meta(mut self, meta: impl Into<NotificationMetaObject>) -> Self {
        self.meta = Some(meta.into());
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

/// The task ended with a JSON-RPC error.
///
/// [Specification](https://modelcontextprotocol.io/extensions/tasks/overview)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct TaskStatusNotificationParamsFailed {
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
    /// Metadata beside what the protocol defines. Keys of one's own have a prefix, such as
    /// `com.example/`.
    pub meta: Option<NotificationMetaObject>,
    /// Members that the protocol does not define, as they were read.
    pub extra: Map<Json>,
}

impl TaskStatusNotificationParamsFailed {
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
            meta: None,
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

    /// Sets the member `_meta`.
    #[must_use]
    pub fn with_meta(mut self, meta: impl Into<NotificationMetaObject>) -> Self {
        self.meta = Some(meta.into());
        self
    }
}

/// The task waits for input from the client, which answers with `tasks/update`.
///
/// [Specification](https://modelcontextprotocol.io/extensions/tasks/overview)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct TaskStatusNotificationParamsInputRequired {
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
    /// Metadata beside what the protocol defines. Keys of one's own have a prefix, such as
    /// `com.example/`.
    pub meta: Option<NotificationMetaObject>,
    /// Members that the protocol does not define, as they were read.
    pub extra: Map<Json>,
}

impl TaskStatusNotificationParamsInputRequired {
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
            meta: None,
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

    /// Sets the member `_meta`.
    #[must_use]
    pub fn with_meta(mut self, meta: impl Into<NotificationMetaObject>) -> Self {
        self.meta = Some(meta.into());
        self
    }
}

/// The task is in progress.
///
/// [Specification](https://modelcontextprotocol.io/extensions/tasks/overview)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct TaskStatusNotificationParamsWorking {
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
    /// Metadata beside what the protocol defines. Keys of one's own have a prefix, such as
    /// `com.example/`.
    pub meta: Option<NotificationMetaObject>,
    /// Members that the protocol does not define, as they were read.
    pub extra: Map<Json>,
}

impl TaskStatusNotificationParamsWorking {
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
            meta: None,
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

    /// Sets the member `_meta`.
    #[must_use]
    pub fn with_meta(mut self, meta: impl Into<NotificationMetaObject>) -> Self {
        self.meta = Some(meta.into());
        self
    }
}
