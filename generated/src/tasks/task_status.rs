// Written by `mcp-codegen generate`. Do not edit: change the schema or the generator.

//! How a task is doing, asked for or told.

use serde::de::DeserializeOwned;
use super::{
    ErrorObject, InputRequest, InputRequests, NotificationMetaObject, ResultMetaObject,
};
use crate::error::DecodeError;
use crate::json::{Json, JsonObject};
use crate::map::Map;

/// Told apart by the member `status`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum GetTaskResult {
    /// A value of type `GetTaskResultWorking`.
    Working(Box<GetTaskResultWorking>),
    /// A value of type `GetTaskResultInputRequired`.
    InputRequired(Box<GetTaskResultInputRequired>),
    /// A value of type `GetTaskResultCompleted`.
    Completed(Box<GetTaskResultCompleted>),
    /// A value of type `GetTaskResultFailed`.
    Failed(Box<GetTaskResultFailed>),
    /// A value of type `GetTaskResultCancelled`.
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

/// Not described by the schema.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct GetTaskResultCancelled {
    /// Not described by the schema.
    pub created_at: String,
    /// Not described by the schema.
    pub last_updated_at: String,
    /// Not described by the schema.
    pub poll_interval_ms: Option<i64>,
    /// Not described by the schema.
    pub status_message: Option<String>,
    /// Not described by the schema.
    pub task_id: String,
    /// `0` where it is absent.
    pub ttl_ms: i64,
    /// Not described by the schema.
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
            ttl_ms: 0,
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
        self.ttl_ms = ttl_ms;
        self
    }

    /// Sets the member `_meta`.
    #[must_use]
    pub fn with_meta(mut self, meta: impl Into<ResultMetaObject>) -> Self {
        self.meta = Some(meta.into());
        self
    }
}

/// Not described by the schema.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct GetTaskResultCompleted {
    /// Not described by the schema.
    pub created_at: String,
    /// Not described by the schema.
    pub last_updated_at: String,
    /// Not described by the schema.
    pub poll_interval_ms: Option<i64>,
    /// Not described by the schema.
    pub result: JsonObject,
    /// Not described by the schema.
    pub status_message: Option<String>,
    /// Not described by the schema.
    pub task_id: String,
    /// `0` where it is absent.
    pub ttl_ms: i64,
    /// Not described by the schema.
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
            ttl_ms: 0,
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
        self.ttl_ms = ttl_ms;
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

/// Not described by the schema.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct GetTaskResultFailed {
    /// Not described by the schema.
    pub created_at: String,
    /// Not described by the schema.
    pub error: ErrorObject,
    /// Not described by the schema.
    pub last_updated_at: String,
    /// Not described by the schema.
    pub poll_interval_ms: Option<i64>,
    /// Not described by the schema.
    pub status_message: Option<String>,
    /// Not described by the schema.
    pub task_id: String,
    /// `0` where it is absent.
    pub ttl_ms: i64,
    /// Not described by the schema.
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
            ttl_ms: 0,
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
        self.ttl_ms = ttl_ms;
        self
    }

    /// Sets the member `_meta`.
    #[must_use]
    pub fn with_meta(mut self, meta: impl Into<ResultMetaObject>) -> Self {
        self.meta = Some(meta.into());
        self
    }
}

/// Not described by the schema.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct GetTaskResultInputRequired {
    /// Not described by the schema.
    pub created_at: String,
    /// Not described by the schema.
    pub input_requests: InputRequests,
    /// Not described by the schema.
    pub last_updated_at: String,
    /// Not described by the schema.
    pub poll_interval_ms: Option<i64>,
    /// Not described by the schema.
    pub status_message: Option<String>,
    /// Not described by the schema.
    pub task_id: String,
    /// `0` where it is absent.
    pub ttl_ms: i64,
    /// Not described by the schema.
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
            ttl_ms: 0,
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
        self.ttl_ms = ttl_ms;
        self
    }

    /// Sets the member `_meta`.
    #[must_use]
    pub fn with_meta(mut self, meta: impl Into<ResultMetaObject>) -> Self {
        self.meta = Some(meta.into());
        self
    }
}

/// Not described by the schema.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct GetTaskResultWorking {
    /// Not described by the schema.
    pub created_at: String,
    /// Not described by the schema.
    pub last_updated_at: String,
    /// Not described by the schema.
    pub poll_interval_ms: Option<i64>,
    /// Not described by the schema.
    pub status_message: Option<String>,
    /// Not described by the schema.
    pub task_id: String,
    /// `0` where it is absent.
    pub ttl_ms: i64,
    /// Not described by the schema.
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
            ttl_ms: 0,
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
        self.ttl_ms = ttl_ms;
        self
    }

    /// Sets the member `_meta`.
    #[must_use]
    pub fn with_meta(mut self, meta: impl Into<ResultMetaObject>) -> Self {
        self.meta = Some(meta.into());
        self
    }
}

/// Not described by the schema.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct TaskStatusNotification {
    /// Not described by the schema.
    pub params: TaskStatusNotificationParams2,
    /// Members that the protocol does not define, as they were read.
    pub extra: Map<Json>,
}

impl TaskStatusNotification {
    /// The object with the members that must be there.
    pub fn new(params: impl Into<TaskStatusNotificationParams2>) -> Self {
        Self {
            params: params.into(),
            extra: Map::new(),
        }
    }
}

/// Told apart by the member `status`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum TaskStatusNotificationParams {
    /// A value of type `TaskStatusNotificationParamsWorking`.
    Working(TaskStatusNotificationParamsWorking),
    /// A value of type `TaskStatusNotificationParamsInputRequired`.
    InputRequired(Box<TaskStatusNotificationParamsInputRequired>),
    /// A value of type `TaskStatusNotificationParamsCompleted`.
    Completed(Box<TaskStatusNotificationParamsCompleted>),
    /// A value of type `TaskStatusNotificationParamsFailed`.
    Failed(Box<TaskStatusNotificationParamsFailed>),
    /// A value of type `TaskStatusNotificationParamsCancelled`.
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

/// Told apart by the member `status`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum TaskStatusNotificationParams2 {
    /// A value of type `TaskStatusNotificationParams2Working`.
    Working(TaskStatusNotificationParams2Working),
    /// A value of type `TaskStatusNotificationParams2InputRequired`.
    InputRequired(Box<TaskStatusNotificationParams2InputRequired>),
    /// A value of type `TaskStatusNotificationParams2Completed`.
    Completed(Box<TaskStatusNotificationParams2Completed>),
    /// A value of type `TaskStatusNotificationParams2Failed`.
    Failed(Box<TaskStatusNotificationParams2Failed>),
    /// A value of type `TaskStatusNotificationParams2Cancelled`.
    Cancelled(TaskStatusNotificationParams2Cancelled),
    /// A value of no kind that this version of the protocol defines, whole.
    Unknown(Json),
}

impl From<TaskStatusNotificationParams2Working> for TaskStatusNotificationParams2 {
    fn from(value: TaskStatusNotificationParams2Working) -> Self {
        Self::Working(value)
    }
}

impl From<TaskStatusNotificationParams2InputRequired> for TaskStatusNotificationParams2 {
    fn from(value: TaskStatusNotificationParams2InputRequired) -> Self {
        Self::InputRequired(Box::new(value))
    }
}

impl From<TaskStatusNotificationParams2Completed> for TaskStatusNotificationParams2 {
    fn from(value: TaskStatusNotificationParams2Completed) -> Self {
        Self::Completed(Box::new(value))
    }
}

impl From<TaskStatusNotificationParams2Failed> for TaskStatusNotificationParams2 {
    fn from(value: TaskStatusNotificationParams2Failed) -> Self {
        Self::Failed(Box::new(value))
    }
}

impl From<TaskStatusNotificationParams2Cancelled> for TaskStatusNotificationParams2 {
    fn from(value: TaskStatusNotificationParams2Cancelled) -> Self {
        Self::Cancelled(value)
    }
}

/// Not described by the schema.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct TaskStatusNotificationParams2Cancelled {
    /// Not described by the schema.
    pub created_at: String,
    /// Not described by the schema.
    pub last_updated_at: String,
    /// Not described by the schema.
    pub poll_interval_ms: Option<i64>,
    /// Not described by the schema.
    pub status_message: Option<String>,
    /// Not described by the schema.
    pub task_id: String,
    /// `0` where it is absent.
    pub ttl_ms: i64,
    /// Not described by the schema.
    pub meta: Option<NotificationMetaObject>,
    /// Members that the protocol does not define, as they were read.
    pub extra: Map<Json>,
}

impl TaskStatusNotificationParams2Cancelled {
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
            ttl_ms: 0,
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
        self.ttl_ms = ttl_ms;
        self
    }

    /// Sets the member `_meta`.
    #[must_use]
    pub fn with_meta(mut self, meta: impl Into<NotificationMetaObject>) -> Self {
        self.meta = Some(meta.into());
        self
    }
}

/// Not described by the schema.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct TaskStatusNotificationParams2Completed {
    /// Not described by the schema.
    pub created_at: String,
    /// Not described by the schema.
    pub last_updated_at: String,
    /// Not described by the schema.
    pub poll_interval_ms: Option<i64>,
    /// Not described by the schema.
    pub result: JsonObject,
    /// Not described by the schema.
    pub status_message: Option<String>,
    /// Not described by the schema.
    pub task_id: String,
    /// `0` where it is absent.
    pub ttl_ms: i64,
    /// Not described by the schema.
    pub meta: Option<NotificationMetaObject>,
    /// Members that the protocol does not define, as they were read.
    pub extra: Map<Json>,
}

impl TaskStatusNotificationParams2Completed {
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
            ttl_ms: 0,
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
        self.ttl_ms = ttl_ms;
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

/// Not described by the schema.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct TaskStatusNotificationParams2Failed {
    /// Not described by the schema.
    pub created_at: String,
    /// Not described by the schema.
    pub error: ErrorObject,
    /// Not described by the schema.
    pub last_updated_at: String,
    /// Not described by the schema.
    pub poll_interval_ms: Option<i64>,
    /// Not described by the schema.
    pub status_message: Option<String>,
    /// Not described by the schema.
    pub task_id: String,
    /// `0` where it is absent.
    pub ttl_ms: i64,
    /// Not described by the schema.
    pub meta: Option<NotificationMetaObject>,
    /// Members that the protocol does not define, as they were read.
    pub extra: Map<Json>,
}

impl TaskStatusNotificationParams2Failed {
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
            ttl_ms: 0,
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
        self.ttl_ms = ttl_ms;
        self
    }

    /// Sets the member `_meta`.
    #[must_use]
    pub fn with_meta(mut self, meta: impl Into<NotificationMetaObject>) -> Self {
        self.meta = Some(meta.into());
        self
    }
}

/// Not described by the schema.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct TaskStatusNotificationParams2InputRequired {
    /// Not described by the schema.
    pub created_at: String,
    /// Not described by the schema.
    pub input_requests: InputRequests,
    /// Not described by the schema.
    pub last_updated_at: String,
    /// Not described by the schema.
    pub poll_interval_ms: Option<i64>,
    /// Not described by the schema.
    pub status_message: Option<String>,
    /// Not described by the schema.
    pub task_id: String,
    /// `0` where it is absent.
    pub ttl_ms: i64,
    /// Not described by the schema.
    pub meta: Option<NotificationMetaObject>,
    /// Members that the protocol does not define, as they were read.
    pub extra: Map<Json>,
}

impl TaskStatusNotificationParams2InputRequired {
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
            ttl_ms: 0,
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
        self.ttl_ms = ttl_ms;
        self
    }

    /// Sets the member `_meta`.
    #[must_use]
    pub fn with_meta(mut self, meta: impl Into<NotificationMetaObject>) -> Self {
        self.meta = Some(meta.into());
        self
    }
}

/// Not described by the schema.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct TaskStatusNotificationParams2Working {
    /// Not described by the schema.
    pub created_at: String,
    /// Not described by the schema.
    pub last_updated_at: String,
    /// Not described by the schema.
    pub poll_interval_ms: Option<i64>,
    /// Not described by the schema.
    pub status_message: Option<String>,
    /// Not described by the schema.
    pub task_id: String,
    /// `0` where it is absent.
    pub ttl_ms: i64,
    /// Not described by the schema.
    pub meta: Option<NotificationMetaObject>,
    /// Members that the protocol does not define, as they were read.
    pub extra: Map<Json>,
}

impl TaskStatusNotificationParams2Working {
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
            ttl_ms: 0,
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
        self.ttl_ms = ttl_ms;
        self
    }

    /// Sets the member `_meta`.
    #[must_use]
    pub fn with_meta(mut self, meta: impl Into<NotificationMetaObject>) -> Self {
        self.meta = Some(meta.into());
        self
    }
}

/// Not described by the schema.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct TaskStatusNotificationParamsCancelled {
    /// Not described by the schema.
    pub created_at: String,
    /// Not described by the schema.
    pub last_updated_at: String,
    /// Not described by the schema.
    pub poll_interval_ms: Option<i64>,
    /// Not described by the schema.
    pub status_message: Option<String>,
    /// Not described by the schema.
    pub task_id: String,
    /// `0` where it is absent.
    pub ttl_ms: i64,
    /// Not described by the schema.
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
            ttl_ms: 0,
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
        self.ttl_ms = ttl_ms;
        self
    }

    /// Sets the member `_meta`.
    #[must_use]
    pub fn with_meta(mut self, meta: impl Into<NotificationMetaObject>) -> Self {
        self.meta = Some(meta.into());
        self
    }
}

/// Not described by the schema.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct TaskStatusNotificationParamsCompleted {
    /// Not described by the schema.
    pub created_at: String,
    /// Not described by the schema.
    pub last_updated_at: String,
    /// Not described by the schema.
    pub poll_interval_ms: Option<i64>,
    /// Not described by the schema.
    pub result: JsonObject,
    /// Not described by the schema.
    pub status_message: Option<String>,
    /// Not described by the schema.
    pub task_id: String,
    /// `0` where it is absent.
    pub ttl_ms: i64,
    /// Not described by the schema.
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
            ttl_ms: 0,
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
        self.ttl_ms = ttl_ms;
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

/// Not described by the schema.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct TaskStatusNotificationParamsFailed {
    /// Not described by the schema.
    pub created_at: String,
    /// Not described by the schema.
    pub error: ErrorObject,
    /// Not described by the schema.
    pub last_updated_at: String,
    /// Not described by the schema.
    pub poll_interval_ms: Option<i64>,
    /// Not described by the schema.
    pub status_message: Option<String>,
    /// Not described by the schema.
    pub task_id: String,
    /// `0` where it is absent.
    pub ttl_ms: i64,
    /// Not described by the schema.
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
            ttl_ms: 0,
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
        self.ttl_ms = ttl_ms;
        self
    }

    /// Sets the member `_meta`.
    #[must_use]
    pub fn with_meta(mut self, meta: impl Into<NotificationMetaObject>) -> Self {
        self.meta = Some(meta.into());
        self
    }
}

/// Not described by the schema.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct TaskStatusNotificationParamsInputRequired {
    /// Not described by the schema.
    pub created_at: String,
    /// Not described by the schema.
    pub input_requests: InputRequests,
    /// Not described by the schema.
    pub last_updated_at: String,
    /// Not described by the schema.
    pub poll_interval_ms: Option<i64>,
    /// Not described by the schema.
    pub status_message: Option<String>,
    /// Not described by the schema.
    pub task_id: String,
    /// `0` where it is absent.
    pub ttl_ms: i64,
    /// Not described by the schema.
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
            ttl_ms: 0,
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
        self.ttl_ms = ttl_ms;
        self
    }

    /// Sets the member `_meta`.
    #[must_use]
    pub fn with_meta(mut self, meta: impl Into<NotificationMetaObject>) -> Self {
        self.meta = Some(meta.into());
        self
    }
}

/// Not described by the schema.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct TaskStatusNotificationParamsWorking {
    /// Not described by the schema.
    pub created_at: String,
    /// Not described by the schema.
    pub last_updated_at: String,
    /// Not described by the schema.
    pub poll_interval_ms: Option<i64>,
    /// Not described by the schema.
    pub status_message: Option<String>,
    /// Not described by the schema.
    pub task_id: String,
    /// `0` where it is absent.
    pub ttl_ms: i64,
    /// Not described by the schema.
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
            ttl_ms: 0,
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
        self.ttl_ms = ttl_ms;
        self
    }

    /// Sets the member `_meta`.
    #[must_use]
    pub fn with_meta(mut self, meta: impl Into<NotificationMetaObject>) -> Self {
        self.meta = Some(meta.into());
        self
    }
}
