// Written by `mcp-codegen generate`. Do not edit: change the schema or the generator.

//! How a task is doing, asked for or told.

use serde::de::DeserializeOwned;
use serde::Serialize;
use super::TaskStatus;
use crate::error::DecodeError;
use crate::json::{Json, JsonObject};
use crate::map::Map;

/// How a task is doing.
///
/// [Specification](https://modelcontextprotocol.io/specification/2025-11-25/basic/utilities/tasks)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct GetTaskResult {
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

impl GetTaskResult {
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

/// Whoever carries out a task tells the other side that its status has changed. It need not
/// do so, hence nobody relies on it.
///
/// [Specification](https://modelcontextprotocol.io/specification/2025-11-25/basic/utilities/tasks)
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

/// The parameters of `notifications/tasks/status`: the task as it now is.
///
/// [Specification](https://modelcontextprotocol.io/specification/2025-11-25/basic/utilities/tasks)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct TaskStatusNotificationParams {
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

impl TaskStatusNotificationParams {
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
