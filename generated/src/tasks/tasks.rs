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

/// Not described by the schema.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct CancelledTask {
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
            ttl_ms: 0,
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
}

/// Not described by the schema.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct CompletedTask {
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
            ttl_ms: 0,
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
pub struct CreateTaskResult {
    /// Not described by the schema.
    pub meta: Option<ResultMetaObject>,
    /// Not described by the schema.
    pub created_at: String,
    /// Not described by the schema.
    pub last_updated_at: String,
    /// Not described by the schema.
    pub poll_interval_ms: Option<i64>,
    /// Not described by the schema.
    pub status: CreateTaskResultStatus,
    /// Not described by the schema.
    pub status_message: Option<String>,
    /// Not described by the schema.
    pub task_id: String,
    /// `0` where it is absent.
    pub ttl_ms: i64,
    /// Members that the protocol does not define, as they were read.
    pub extra: Map<Json>,
}

impl CreateTaskResult {
    /// The object with the members that must be there.
    pub fn new(
        created_at: impl Into<String>,
        last_updated_at: impl Into<String>,
        status: impl Into<CreateTaskResultStatus>,
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
            ttl_ms: 0,
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
        self.ttl_ms = ttl_ms;
        self
    }
}

/// Not described by the schema.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum CreateTaskResultStatus {
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

impl CreateTaskResultStatus {
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

impl From<&str> for CreateTaskResultStatus {
    fn from(text: &str) -> Self {
        Self::named(text).unwrap_or_else(|| Self::Other(text.to_owned()))
    }
}

impl From<String> for CreateTaskResultStatus {
    fn from(text: String) -> Self {
        Self::named(&text).unwrap_or(Self::Other(text))
    }
}

impl std::fmt::Display for CreateTaskResultStatus {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.as_str())
    }
}

/// Told apart by the member `status`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum DetailedTask {
    /// A value of type `WorkingTask`.
    Working(WorkingTask),
    /// A value of type `InputRequiredTask`.
    InputRequired(InputRequiredTask),
    /// A value of type `CompletedTask`.
    Completed(CompletedTask),
    /// A value of type `FailedTask`.
    Failed(FailedTask),
    /// A value of type `CancelledTask`.
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

/// Not described by the schema.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct FailedTask {
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
            ttl_ms: 0,
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
pub struct InputRequiredTask {
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
            ttl_ms: 0,
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
    pub poll_interval_ms: Option<i64>,
    /// Not described by the schema.
    pub status: TaskStatus2,
    /// Not described by the schema.
    pub status_message: Option<String>,
    /// Not described by the schema.
    pub task_id: String,
    /// `0` where it is absent.
    pub ttl_ms: i64,
    /// Members that the protocol does not define, as they were read.
    pub extra: Map<Json>,
}

impl Task {
    /// The object with the members that must be there.
    pub fn new(
        created_at: impl Into<String>,
        last_updated_at: impl Into<String>,
        status: impl Into<TaskStatus2>,
        task_id: impl Into<String>,
    ) -> Self {
        Self {
            created_at: created_at.into(),
            last_updated_at: last_updated_at.into(),
            poll_interval_ms: None,
            status: status.into(),
            status_message: None,
            task_id: task_id.into(),
            ttl_ms: 0,
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
}

/// Not described by the schema.
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

/// Not described by the schema.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum TaskStatus2 {
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

impl TaskStatus2 {
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

impl From<&str> for TaskStatus2 {
    fn from(text: &str) -> Self {
        Self::named(text).unwrap_or_else(|| Self::Other(text.to_owned()))
    }
}

impl From<String> for TaskStatus2 {
    fn from(text: String) -> Self {
        Self::named(&text).unwrap_or(Self::Other(text))
    }
}

impl std::fmt::Display for TaskStatus2 {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.as_str())
    }
}

/// Not described by the schema.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct TaskSubscriptionAcknowledgedNotifications {
    /// Not described by the schema.
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

/// Not described by the schema.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct TaskSubscriptionNotifications {
    /// Not described by the schema.
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

/// Not described by the schema.
pub type TasksExtensionCapability = JsonObject;
/// Not described by the schema.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct UpdateTaskRequest {
    /// Not described by the schema.
    pub id: RequestId,
    /// Not described by the schema.
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

/// Not described by the schema.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct UpdateTaskRequestParams {
    /// Not described by the schema.
    pub input_responses: InputResponses,
    /// Not described by the schema.
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

/// Not described by the schema.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct UpdateTaskResult {
    /// Not described by the schema.
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

/// Not described by the schema.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct WorkingTask {
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
            ttl_ms: 0,
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
}
