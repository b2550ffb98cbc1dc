// Written by `mcp-codegen generate`. Do not edit: change the schema or the generator.

//! How the types of `task_status` are read and written.

use serde::de::{Error, MapAccess};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use super::{
    GetTaskResult, GetTaskResultCancelled, GetTaskResultCompleted, GetTaskResultFailed,
    GetTaskResultInputRequired, GetTaskResultWorking, TaskStatusNotification,
    TaskStatusNotificationParams, TaskStatusNotificationParamsCancelled,
    TaskStatusNotificationParamsCompleted, TaskStatusNotificationParamsFailed,
    TaskStatusNotificationParamsInputRequired, TaskStatusNotificationParamsWorking,
};
use crate::json::Json;
use crate::wire::Members;
use crate::wire;

impl wire::Union for GetTaskResult {
    const EXPECTED: &'static str = "an object";
    fn unknown<E: Error>(value: Json) -> Result<Self, E> {
        Ok(Self::Unknown(value))
    }

    fn object<'de, A: MapAccess<'de>>(
        mut members: Members<'de, A>,
    ) -> Result<Self, A::Error> {
        let tag = members.find_tag("status")?;
        match tag.as_deref() {
            Some("working") => {
                <GetTaskResultWorking as wire::Object>::members(members.tagged("status"))
                    .map(Box::new)
                    .map(Self::Working)
            }
            Some("input_required") => {
                <GetTaskResultInputRequired as wire::Object>::members(
                        members.tagged("status"),
                    )
                    .map(Box::new)
                    .map(Self::InputRequired)
            }
            Some("completed") => {
                <GetTaskResultCompleted as wire::Object>::members(
                        members.tagged("status"),
                    )
                    .map(Box::new)
                    .map(Self::Completed)
            }
            Some("failed") => {
                <GetTaskResultFailed as wire::Object>::members(members.tagged("status"))
                    .map(Box::new)
                    .map(Self::Failed)
            }
            Some("cancelled") => {
                <GetTaskResultCancelled as wire::Object>::members(
                        members.tagged("status"),
                    )
                    .map(Box::new)
                    .map(Self::Cancelled)
            }
            Some(other) => {
                members.put_back("status", other)?;
                Self::unknown(members.into_json()?)
            }
            None => Self::unknown(members.into_json()?),
        }
    }
}

impl wire::Read for GetTaskResult {
    fn read<'de, D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::read_union(input)
    }
}

impl<'de> Deserialize<'de> for GetTaskResult {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::Read::read(input)
    }
}

impl Serialize for GetTaskResult {
    fn serialize<S: Serializer>(&self, output: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Working(value) => value.serialize(output),
            Self::InputRequired(value) => value.serialize(output),
            Self::Completed(value) => value.serialize(output),
            Self::Failed(value) => value.serialize(output),
            Self::Cancelled(value) => value.serialize(output),
            Self::Unknown(value) => value.serialize(output),
        }
    }
}

impl wire::Object for GetTaskResultCancelled {
    const NAME: &'static str = "GetTaskResultCancelled";
    fn members<'de, A: MapAccess<'de>>(
        mut members: Members<'de, A>,
    ) -> Result<Self, A::Error> {
        let mut created_at = None;
        let mut last_updated_at = None;
        let mut poll_interval_ms = None;
        let mut status_message = None;
        let mut task_id = None;
        let mut ttl_ms = None;
        let mut meta = None;
        let mut has_status = false;
        let mut has_result_type = false;
        while let Some(key) = members.next_name()? {
            match &*key {
                "status" => members.constant("status", "cancelled", &mut has_status)?,
                "resultType" => {
                    members.constant("resultType", "complete", &mut has_result_type)?
                }
                "createdAt" => members.required("createdAt", &mut created_at)?,
                "lastUpdatedAt" => {
                    members.required("lastUpdatedAt", &mut last_updated_at)?
                }
                "pollIntervalMs" => {
                    members.optional("pollIntervalMs", &mut poll_interval_ms)?
                }
                "statusMessage" => {
                    members.optional("statusMessage", &mut status_message)?
                }
                "taskId" => members.required("taskId", &mut task_id)?,
                "ttlMs" => members.required("ttlMs", &mut ttl_ms)?,
                "_meta" => members.optional("_meta", &mut meta)?,
                _ => members.keep(key)?,
            }
        }
        members.constant_present("status", has_status)?;
        members.constant_present("resultType", has_result_type)?;
        Ok(Self {
            created_at: members.present("createdAt", created_at)?,
            last_updated_at: members.present("lastUpdatedAt", last_updated_at)?,
            poll_interval_ms,
            status_message,
            task_id: members.present("taskId", task_id)?,
            ttl_ms: members.present("ttlMs", ttl_ms)?,
            meta,
            extra: members.into_extra(),
        })
    }
}

impl wire::Read for GetTaskResultCancelled {
    fn read<'de, D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::read_object(input)
    }
}

impl<'de> Deserialize<'de> for GetTaskResultCancelled {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::Read::read(input)
    }
}

impl Serialize for GetTaskResultCancelled {
    fn serialize<S: Serializer>(&self, output: S) -> Result<S::Ok, S::Error> {
        let mut out = wire::Writer::new(output)?;
        out.member("status", "cancelled")?;
        out.member("resultType", "complete")?;
        out.member("createdAt", &self.created_at)?;
        out.member("lastUpdatedAt", &self.last_updated_at)?;
        out.optional("pollIntervalMs", &self.poll_interval_ms)?;
        out.optional("statusMessage", &self.status_message)?;
        out.member("taskId", &self.task_id)?;
        out.member("ttlMs", &self.ttl_ms)?;
        out.optional("_meta", &self.meta)?;
        out.finish(
            &self.extra,
            &[
                "status",
                "resultType",
                "createdAt",
                "lastUpdatedAt",
                "pollIntervalMs",
                "statusMessage",
                "taskId",
                "ttlMs",
                "_meta",
            ],
        )
    }
}

impl wire::Object for GetTaskResultCompleted {
    const NAME: &'static str = "GetTaskResultCompleted";
    fn members<'de, A: MapAccess<'de>>(
        mut members: Members<'de, A>,
    ) -> Result<Self, A::Error> {
        let mut created_at = None;
        let mut last_updated_at = None;
        let mut poll_interval_ms = None;
        let mut result = None;
        let mut status_message = None;
        let mut task_id = None;
        let mut ttl_ms = None;
        let mut meta = None;
        let mut has_status = false;
        let mut has_result_type = false;
        while let Some(key) = members.next_name()? {
            match &*key {
                "status" => members.constant("status", "completed", &mut has_status)?,
                "resultType" => {
                    members.constant("resultType", "complete", &mut has_result_type)?
                }
                "createdAt" => members.required("createdAt", &mut created_at)?,
                "lastUpdatedAt" => {
                    members.required("lastUpdatedAt", &mut last_updated_at)?
                }
                "pollIntervalMs" => {
                    members.optional("pollIntervalMs", &mut poll_interval_ms)?
                }
                "result" => members.required("result", &mut result)?,
                "statusMessage" => {
                    members.optional("statusMessage", &mut status_message)?
                }
                "taskId" => members.required("taskId", &mut task_id)?,
                "ttlMs" => members.required("ttlMs", &mut ttl_ms)?,
                "_meta" => members.optional("_meta", &mut meta)?,
                _ => members.keep(key)?,
            }
        }
        members.constant_present("status", has_status)?;
        members.constant_present("resultType", has_result_type)?;
        Ok(Self {
            created_at: members.present("createdAt", created_at)?,
            last_updated_at: members.present("lastUpdatedAt", last_updated_at)?,
            poll_interval_ms,
            result: members.present("result", result)?,
            status_message,
            task_id: members.present("taskId", task_id)?,
            ttl_ms: members.present("ttlMs", ttl_ms)?,
            meta,
            extra: members.into_extra(),
        })
    }
}

impl wire::Read for GetTaskResultCompleted {
    fn read<'de, D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::read_object(input)
    }
}

impl<'de> Deserialize<'de> for GetTaskResultCompleted {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::Read::read(input)
    }
}

impl Serialize for GetTaskResultCompleted {
    fn serialize<S: Serializer>(&self, output: S) -> Result<S::Ok, S::Error> {
        let mut out = wire::Writer::new(output)?;
        out.member("status", "completed")?;
        out.member("resultType", "complete")?;
        out.member("createdAt", &self.created_at)?;
        out.member("lastUpdatedAt", &self.last_updated_at)?;
        out.optional("pollIntervalMs", &self.poll_interval_ms)?;
        out.member("result", &self.result)?;
        out.optional("statusMessage", &self.status_message)?;
        out.member("taskId", &self.task_id)?;
        out.member("ttlMs", &self.ttl_ms)?;
        out.optional("_meta", &self.meta)?;
        out.finish(
            &self.extra,
            &[
                "status",
                "resultType",
                "createdAt",
                "lastUpdatedAt",
                "pollIntervalMs",
                "result",
                "statusMessage",
                "taskId",
                "ttlMs",
                "_meta",
            ],
        )
    }
}

impl wire::Object for GetTaskResultFailed {
    const NAME: &'static str = "GetTaskResultFailed";
    fn members<'de, A: MapAccess<'de>>(
        mut members: Members<'de, A>,
    ) -> Result<Self, A::Error> {
        let mut created_at = None;
        let mut error = None;
        let mut last_updated_at = None;
        let mut poll_interval_ms = None;
        let mut status_message = None;
        let mut task_id = None;
        let mut ttl_ms = None;
        let mut meta = None;
        let mut has_status = false;
        let mut has_result_type = false;
        while let Some(key) = members.next_name()? {
            match &*key {
                "status" => members.constant("status", "failed", &mut has_status)?,
                "resultType" => {
                    members.constant("resultType", "complete", &mut has_result_type)?
                }
                "createdAt" => members.required("createdAt", &mut created_at)?,
                "error" => members.required("error", &mut error)?,
                "lastUpdatedAt" => {
                    members.required("lastUpdatedAt", &mut last_updated_at)?
                }
                "pollIntervalMs" => {
                    members.optional("pollIntervalMs", &mut poll_interval_ms)?
                }
                "statusMessage" => {
                    members.optional("statusMessage", &mut status_message)?
                }
                "taskId" => members.required("taskId", &mut task_id)?,
                "ttlMs" => members.required("ttlMs", &mut ttl_ms)?,
                "_meta" => members.optional("_meta", &mut meta)?,
                _ => members.keep(key)?,
            }
        }
        members.constant_present("status", has_status)?;
        members.constant_present("resultType", has_result_type)?;
        Ok(Self {
            created_at: members.present("createdAt", created_at)?,
            error: members.present("error", error)?,
            last_updated_at: members.present("lastUpdatedAt", last_updated_at)?,
            poll_interval_ms,
            status_message,
            task_id: members.present("taskId", task_id)?,
            ttl_ms: members.present("ttlMs", ttl_ms)?,
            meta,
            extra: members.into_extra(),
        })
    }
}

impl wire::Read for GetTaskResultFailed {
    fn read<'de, D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::read_object(input)
    }
}

impl<'de> Deserialize<'de> for GetTaskResultFailed {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::Read::read(input)
    }
}

impl Serialize for GetTaskResultFailed {
    fn serialize<S: Serializer>(&self, output: S) -> Result<S::Ok, S::Error> {
        let mut out = wire::Writer::new(output)?;
        out.member("status", "failed")?;
        out.member("resultType", "complete")?;
        out.member("createdAt", &self.created_at)?;
        out.member("error", &self.error)?;
        out.member("lastUpdatedAt", &self.last_updated_at)?;
        out.optional("pollIntervalMs", &self.poll_interval_ms)?;
        out.optional("statusMessage", &self.status_message)?;
        out.member("taskId", &self.task_id)?;
        out.member("ttlMs", &self.ttl_ms)?;
        out.optional("_meta", &self.meta)?;
        out.finish(
            &self.extra,
            &[
                "status",
                "resultType",
                "createdAt",
                "error",
                "lastUpdatedAt",
                "pollIntervalMs",
                "statusMessage",
                "taskId",
                "ttlMs",
                "_meta",
            ],
        )
    }
}

impl wire::Object for GetTaskResultInputRequired {
    const NAME: &'static str = "GetTaskResultInputRequired";
    fn members<'de, A: MapAccess<'de>>(
        mut members: Members<'de, A>,
    ) -> Result<Self, A::Error> {
        let mut created_at = None;
        let mut input_requests = None;
        let mut last_updated_at = None;
        let mut poll_interval_ms = None;
        let mut status_message = None;
        let mut task_id = None;
        let mut ttl_ms = None;
        let mut meta = None;
        let mut has_status = false;
        let mut has_result_type = false;
        while let Some(key) = members.next_name()? {
            match &*key {
                "status" => {
                    members.constant("status", "input_required", &mut has_status)?
                }
                "resultType" => {
                    members.constant("resultType", "complete", &mut has_result_type)?
                }
                "createdAt" => members.required("createdAt", &mut created_at)?,
                "inputRequests" => {
                    members.required("inputRequests", &mut input_requests)?
                }
                "lastUpdatedAt" => {
                    members.required("lastUpdatedAt", &mut last_updated_at)?
                }
                "pollIntervalMs" => {
                    members.optional("pollIntervalMs", &mut poll_interval_ms)?
                }
                "statusMessage" => {
                    members.optional("statusMessage", &mut status_message)?
                }
                "taskId" => members.required("taskId", &mut task_id)?,
                "ttlMs" => members.required("ttlMs", &mut ttl_ms)?,
                "_meta" => members.optional("_meta", &mut meta)?,
                _ => members.keep(key)?,
            }
        }
        members.constant_present("status", has_status)?;
        members.constant_present("resultType", has_result_type)?;
        Ok(Self {
            created_at: members.present("createdAt", created_at)?,
            input_requests: members.present("inputRequests", input_requests)?,
            last_updated_at: members.present("lastUpdatedAt", last_updated_at)?,
            poll_interval_ms,
            status_message,
            task_id: members.present("taskId", task_id)?,
            ttl_ms: members.present("ttlMs", ttl_ms)?,
            meta,
            extra: members.into_extra(),
        })
    }
}

impl wire::Read for GetTaskResultInputRequired {
    fn read<'de, D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::read_object(input)
    }
}

impl<'de> Deserialize<'de> for GetTaskResultInputRequired {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::Read::read(input)
    }
}

impl Serialize for GetTaskResultInputRequired {
    fn serialize<S: Serializer>(&self, output: S) -> Result<S::Ok, S::Error> {
        let mut out = wire::Writer::new(output)?;
        out.member("status", "input_required")?;
        out.member("resultType", "complete")?;
        out.member("createdAt", &self.created_at)?;
        out.member("inputRequests", &self.input_requests)?;
        out.member("lastUpdatedAt", &self.last_updated_at)?;
        out.optional("pollIntervalMs", &self.poll_interval_ms)?;
        out.optional("statusMessage", &self.status_message)?;
        out.member("taskId", &self.task_id)?;
        out.member("ttlMs", &self.ttl_ms)?;
        out.optional("_meta", &self.meta)?;
        out.finish(
            &self.extra,
            &[
                "status",
                "resultType",
                "createdAt",
                "inputRequests",
                "lastUpdatedAt",
                "pollIntervalMs",
                "statusMessage",
                "taskId",
                "ttlMs",
                "_meta",
            ],
        )
    }
}

impl wire::Object for GetTaskResultWorking {
    const NAME: &'static str = "GetTaskResultWorking";
    fn members<'de, A: MapAccess<'de>>(
        mut members: Members<'de, A>,
    ) -> Result<Self, A::Error> {
        let mut created_at = None;
        let mut last_updated_at = None;
        let mut poll_interval_ms = None;
        let mut status_message = None;
        let mut task_id = None;
        let mut ttl_ms = None;
        let mut meta = None;
        let mut has_status = false;
        let mut has_result_type = false;
        while let Some(key) = members.next_name()? {
            match &*key {
                "status" => members.constant("status", "working", &mut has_status)?,
                "resultType" => {
                    members.constant("resultType", "complete", &mut has_result_type)?
                }
                "createdAt" => members.required("createdAt", &mut created_at)?,
                "lastUpdatedAt" => {
                    members.required("lastUpdatedAt", &mut last_updated_at)?
                }
                "pollIntervalMs" => {
                    members.optional("pollIntervalMs", &mut poll_interval_ms)?
                }
                "statusMessage" => {
                    members.optional("statusMessage", &mut status_message)?
                }
                "taskId" => members.required("taskId", &mut task_id)?,
                "ttlMs" => members.required("ttlMs", &mut ttl_ms)?,
                "_meta" => members.optional("_meta", &mut meta)?,
                _ => members.keep(key)?,
            }
        }
        members.constant_present("status", has_status)?;
        members.constant_present("resultType", has_result_type)?;
        Ok(Self {
            created_at: members.present("createdAt", created_at)?,
            last_updated_at: members.present("lastUpdatedAt", last_updated_at)?,
            poll_interval_ms,
            status_message,
            task_id: members.present("taskId", task_id)?,
            ttl_ms: members.present("ttlMs", ttl_ms)?,
            meta,
            extra: members.into_extra(),
        })
    }
}

impl wire::Read for GetTaskResultWorking {
    fn read<'de, D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::read_object(input)
    }
}

impl<'de> Deserialize<'de> for GetTaskResultWorking {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::Read::read(input)
    }
}

impl Serialize for GetTaskResultWorking {
    fn serialize<S: Serializer>(&self, output: S) -> Result<S::Ok, S::Error> {
        let mut out = wire::Writer::new(output)?;
        out.member("status", "working")?;
        out.member("resultType", "complete")?;
        out.member("createdAt", &self.created_at)?;
        out.member("lastUpdatedAt", &self.last_updated_at)?;
        out.optional("pollIntervalMs", &self.poll_interval_ms)?;
        out.optional("statusMessage", &self.status_message)?;
        out.member("taskId", &self.task_id)?;
        out.member("ttlMs", &self.ttl_ms)?;
        out.optional("_meta", &self.meta)?;
        out.finish(
            &self.extra,
            &[
                "status",
                "resultType",
                "createdAt",
                "lastUpdatedAt",
                "pollIntervalMs",
                "statusMessage",
                "taskId",
                "ttlMs",
                "_meta",
            ],
        )
    }
}

impl wire::Object for TaskStatusNotification {
    const NAME: &'static str = "TaskStatusNotification";
    fn members<'de, A: MapAccess<'de>>(
        mut members: Members<'de, A>,
    ) -> Result<Self, A::Error> {
        let mut params = None;
        let mut has_jsonrpc = false;
        let mut has_method = false;
        while let Some(key) = members.next_name()? {
            match &*key {
                "jsonrpc" => members.constant("jsonrpc", "2.0", &mut has_jsonrpc)?,
                "method" => {
                    members.constant("method", "notifications/tasks", &mut has_method)?
                }
                "params" => members.required("params", &mut params)?,
                _ => members.keep(key)?,
            }
        }
        members.constant_present("jsonrpc", has_jsonrpc)?;
        members.constant_present("method", has_method)?;
        Ok(Self {
            params: members.present("params", params)?,
            extra: members.into_extra(),
        })
    }
}

impl wire::Read for TaskStatusNotification {
    fn read<'de, D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::read_object(input)
    }
}

impl<'de> Deserialize<'de> for TaskStatusNotification {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::Read::read(input)
    }
}

impl Serialize for TaskStatusNotification {
    fn serialize<S: Serializer>(&self, output: S) -> Result<S::Ok, S::Error> {
        let mut out = wire::Writer::new(output)?;
        out.member("jsonrpc", "2.0")?;
        out.member("method", "notifications/tasks")?;
        out.member("params", &self.params)?;
        out.finish(&self.extra, &["jsonrpc", "method", "params"])
    }
}

impl wire::Union for TaskStatusNotificationParams {
    const EXPECTED: &'static str = "an object";
    fn unknown<E: Error>(value: Json) -> Result<Self, E> {
        Ok(Self::Unknown(value))
    }

    fn object<'de, A: MapAccess<'de>>(
        mut members: Members<'de, A>,
    ) -> Result<Self, A::Error> {
        let tag = members.find_tag("status")?;
        match tag.as_deref() {
            Some("working") => {
                <TaskStatusNotificationParamsWorking as wire::Object>::members(
                        members.tagged("status"),
                    )
                    .map(Self::Working)
            }
            Some("input_required") => {
                <TaskStatusNotificationParamsInputRequired as wire::Object>::members(
                        members.tagged("status"),
                    )
                    .map(Box::new)
                    .map(Self::InputRequired)
            }
            Some("completed") => {
                <TaskStatusNotificationParamsCompleted as wire::Object>::members(
                        members.tagged("status"),
                    )
                    .map(Box::new)
                    .map(Self::Completed)
            }
            Some("failed") => {
                <TaskStatusNotificationParamsFailed as wire::Object>::members(
                        members.tagged("status"),
                    )
                    .map(Box::new)
                    .map(Self::Failed)
            }
            Some("cancelled") => {
                <TaskStatusNotificationParamsCancelled as wire::Object>::members(
                        members.tagged("status"),
                    )
                    .map(Self::Cancelled)
            }
            Some(other) => {
                members.put_back("status", other)?;
                Self::unknown(members.into_json()?)
            }
            None => Self::unknown(members.into_json()?),
        }
    }
}

impl wire::Read for TaskStatusNotificationParams {
    fn read<'de, D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::read_union(input)
    }
}

impl<'de> Deserialize<'de> for TaskStatusNotificationParams {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::Read::read(input)
    }
}

impl Serialize for TaskStatusNotificationParams {
    fn serialize<S: Serializer>(&self, output: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Working(value) => value.serialize(output),
            Self::InputRequired(value) => value.serialize(output),
            Self::Completed(value) => value.serialize(output),
            Self::Failed(value) => value.serialize(output),
            Self::Cancelled(value) => value.serialize(output),
            Self::Unknown(value) => value.serialize(output),
        }
    }
}

impl wire::Object for TaskStatusNotificationParamsCancelled {
    const NAME: &'static str = "TaskStatusNotificationParamsCancelled";
    fn members<'de, A: MapAccess<'de>>(
        mut members: Members<'de, A>,
    ) -> Result<Self, A::Error> {
        let mut created_at = None;
        let mut last_updated_at = None;
        let mut poll_interval_ms = None;
        let mut status_message = None;
        let mut task_id = None;
        let mut ttl_ms = None;
        let mut meta = None;
        let mut has_status = false;
        while let Some(key) = members.next_name()? {
            match &*key {
                "status" => members.constant("status", "cancelled", &mut has_status)?,
                "createdAt" => members.required("createdAt", &mut created_at)?,
                "lastUpdatedAt" => {
                    members.required("lastUpdatedAt", &mut last_updated_at)?
                }
                "pollIntervalMs" => {
                    members.optional("pollIntervalMs", &mut poll_interval_ms)?
                }
                "statusMessage" => {
                    members.optional("statusMessage", &mut status_message)?
                }
                "taskId" => members.required("taskId", &mut task_id)?,
                "ttlMs" => members.required("ttlMs", &mut ttl_ms)?,
                "_meta" => members.optional("_meta", &mut meta)?,
                _ => members.keep(key)?,
            }
        }
        members.constant_present("status", has_status)?;
        Ok(Self {
            created_at: members.present("createdAt", created_at)?,
            last_updated_at: members.present("lastUpdatedAt", last_updated_at)?,
            poll_interval_ms,
            status_message,
            task_id: members.present("taskId", task_id)?,
            ttl_ms: members.present("ttlMs", ttl_ms)?,
            meta,
            extra: members.into_extra(),
        })
    }
}

impl wire::Read for TaskStatusNotificationParamsCancelled {
    fn read<'de, D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::read_object(input)
    }
}

impl<'de> Deserialize<'de> for TaskStatusNotificationParamsCancelled {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::Read::read(input)
    }
}

impl Serialize for TaskStatusNotificationParamsCancelled {
    fn serialize<S: Serializer>(&self, output: S) -> Result<S::Ok, S::Error> {
        let mut out = wire::Writer::new(output)?;
        out.member("status", "cancelled")?;
        out.member("createdAt", &self.created_at)?;
        out.member("lastUpdatedAt", &self.last_updated_at)?;
        out.optional("pollIntervalMs", &self.poll_interval_ms)?;
        out.optional("statusMessage", &self.status_message)?;
        out.member("taskId", &self.task_id)?;
        out.member("ttlMs", &self.ttl_ms)?;
        out.optional("_meta", &self.meta)?;
        out.finish(
            &self.extra,
            &[
                "status",
                "createdAt",
                "lastUpdatedAt",
                "pollIntervalMs",
                "statusMessage",
                "taskId",
                "ttlMs",
                "_meta",
            ],
        )
    }
}

impl wire::Object for TaskStatusNotificationParamsCompleted {
    const NAME: &'static str = "TaskStatusNotificationParamsCompleted";
    fn members<'de, A: MapAccess<'de>>(
        mut members: Members<'de, A>,
    ) -> Result<Self, A::Error> {
        let mut created_at = None;
        let mut last_updated_at = None;
        let mut poll_interval_ms = None;
        let mut result = None;
        let mut status_message = None;
        let mut task_id = None;
        let mut ttl_ms = None;
        let mut meta = None;
        let mut has_status = false;
        while let Some(key) = members.next_name()? {
            match &*key {
                "status" => members.constant("status", "completed", &mut has_status)?,
                "createdAt" => members.required("createdAt", &mut created_at)?,
                "lastUpdatedAt" => {
                    members.required("lastUpdatedAt", &mut last_updated_at)?
                }
                "pollIntervalMs" => {
                    members.optional("pollIntervalMs", &mut poll_interval_ms)?
                }
                "result" => members.required("result", &mut result)?,
                "statusMessage" => {
                    members.optional("statusMessage", &mut status_message)?
                }
                "taskId" => members.required("taskId", &mut task_id)?,
                "ttlMs" => members.required("ttlMs", &mut ttl_ms)?,
                "_meta" => members.optional("_meta", &mut meta)?,
                _ => members.keep(key)?,
            }
        }
        members.constant_present("status", has_status)?;
        Ok(Self {
            created_at: members.present("createdAt", created_at)?,
            last_updated_at: members.present("lastUpdatedAt", last_updated_at)?,
            poll_interval_ms,
            result: members.present("result", result)?,
            status_message,
            task_id: members.present("taskId", task_id)?,
            ttl_ms: members.present("ttlMs", ttl_ms)?,
            meta,
            extra: members.into_extra(),
        })
    }
}

impl wire::Read for TaskStatusNotificationParamsCompleted {
    fn read<'de, D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::read_object(input)
    }
}

impl<'de> Deserialize<'de> for TaskStatusNotificationParamsCompleted {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::Read::read(input)
    }
}

impl Serialize for TaskStatusNotificationParamsCompleted {
    fn serialize<S: Serializer>(&self, output: S) -> Result<S::Ok, S::Error> {
        let mut out = wire::Writer::new(output)?;
        out.member("status", "completed")?;
        out.member("createdAt", &self.created_at)?;
        out.member("lastUpdatedAt", &self.last_updated_at)?;
        out.optional("pollIntervalMs", &self.poll_interval_ms)?;
        out.member("result", &self.result)?;
        out.optional("statusMessage", &self.status_message)?;
        out.member("taskId", &self.task_id)?;
        out.member("ttlMs", &self.ttl_ms)?;
        out.optional("_meta", &self.meta)?;
        out.finish(
            &self.extra,
            &[
                "status",
                "createdAt",
                "lastUpdatedAt",
                "pollIntervalMs",
                "result",
                "statusMessage",
                "taskId",
                "ttlMs",
                "_meta",
            ],
        )
    }
}

impl wire::Object for TaskStatusNotificationParamsFailed {
    const NAME: &'static str = "TaskStatusNotificationParamsFailed";
    fn members<'de, A: MapAccess<'de>>(
        mut members: Members<'de, A>,
    ) -> Result<Self, A::Error> {
        let mut created_at = None;
        let mut error = None;
        let mut last_updated_at = None;
        let mut poll_interval_ms = None;
        let mut status_message = None;
        let mut task_id = None;
        let mut ttl_ms = None;
        let mut meta = None;
        let mut has_status = false;
        while let Some(key) = members.next_name()? {
            match &*key {
                "status" => members.constant("status", "failed", &mut has_status)?,
                "createdAt" => members.required("createdAt", &mut created_at)?,
                "error" => members.required("error", &mut error)?,
                "lastUpdatedAt" => {
                    members.required("lastUpdatedAt", &mut last_updated_at)?
                }
                "pollIntervalMs" => {
                    members.optional("pollIntervalMs", &mut poll_interval_ms)?
                }
                "statusMessage" => {
                    members.optional("statusMessage", &mut status_message)?
                }
                "taskId" => members.required("taskId", &mut task_id)?,
                "ttlMs" => members.required("ttlMs", &mut ttl_ms)?,
                "_meta" => members.optional("_meta", &mut meta)?,
                _ => members.keep(key)?,
            }
        }
        members.constant_present("status", has_status)?;
        Ok(Self {
            created_at: members.present("createdAt", created_at)?,
            error: members.present("error", error)?,
            last_updated_at: members.present("lastUpdatedAt", last_updated_at)?,
            poll_interval_ms,
            status_message,
            task_id: members.present("taskId", task_id)?,
            ttl_ms: members.present("ttlMs", ttl_ms)?,
            meta,
            extra: members.into_extra(),
        })
    }
}

impl wire::Read for TaskStatusNotificationParamsFailed {
    fn read<'de, D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::read_object(input)
    }
}

impl<'de> Deserialize<'de> for TaskStatusNotificationParamsFailed {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::Read::read(input)
    }
}

impl Serialize for TaskStatusNotificationParamsFailed {
    fn serialize<S: Serializer>(&self, output: S) -> Result<S::Ok, S::Error> {
        let mut out = wire::Writer::new(output)?;
        out.member("status", "failed")?;
        out.member("createdAt", &self.created_at)?;
        out.member("error", &self.error)?;
        out.member("lastUpdatedAt", &self.last_updated_at)?;
        out.optional("pollIntervalMs", &self.poll_interval_ms)?;
        out.optional("statusMessage", &self.status_message)?;
        out.member("taskId", &self.task_id)?;
        out.member("ttlMs", &self.ttl_ms)?;
        out.optional("_meta", &self.meta)?;
        out.finish(
            &self.extra,
            &[
                "status",
                "createdAt",
                "error",
                "lastUpdatedAt",
                "pollIntervalMs",
                "statusMessage",
                "taskId",
                "ttlMs",
                "_meta",
            ],
        )
    }
}

impl wire::Object for TaskStatusNotificationParamsInputRequired {
    const NAME: &'static str = "TaskStatusNotificationParamsInputRequired";
    fn members<'de, A: MapAccess<'de>>(
        mut members: Members<'de, A>,
    ) -> Result<Self, A::Error> {
        let mut created_at = None;
        let mut input_requests = None;
        let mut last_updated_at = None;
        let mut poll_interval_ms = None;
        let mut status_message = None;
        let mut task_id = None;
        let mut ttl_ms = None;
        let mut meta = None;
        let mut has_status = false;
        while let Some(key) = members.next_name()? {
            match &*key {
                "status" => {
                    members.constant("status", "input_required", &mut has_status)?
                }
                "createdAt" => members.required("createdAt", &mut created_at)?,
                "inputRequests" => {
                    members.required("inputRequests", &mut input_requests)?
                }
                "lastUpdatedAt" => {
                    members.required("lastUpdatedAt", &mut last_updated_at)?
                }
                "pollIntervalMs" => {
                    members.optional("pollIntervalMs", &mut poll_interval_ms)?
                }
                "statusMessage" => {
                    members.optional("statusMessage", &mut status_message)?
                }
                "taskId" => members.required("taskId", &mut task_id)?,
                "ttlMs" => members.required("ttlMs", &mut ttl_ms)?,
                "_meta" => members.optional("_meta", &mut meta)?,
                _ => members.keep(key)?,
            }
        }
        members.constant_present("status", has_status)?;
        Ok(Self {
            created_at: members.present("createdAt", created_at)?,
            input_requests: members.present("inputRequests", input_requests)?,
            last_updated_at: members.present("lastUpdatedAt", last_updated_at)?,
            poll_interval_ms,
            status_message,
            task_id: members.present("taskId", task_id)?,
            ttl_ms: members.present("ttlMs", ttl_ms)?,
            meta,
            extra: members.into_extra(),
        })
    }
}

impl wire::Read for TaskStatusNotificationParamsInputRequired {
    fn read<'de, D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::read_object(input)
    }
}

impl<'de> Deserialize<'de> for TaskStatusNotificationParamsInputRequired {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::Read::read(input)
    }
}

impl Serialize for TaskStatusNotificationParamsInputRequired {
    fn serialize<S: Serializer>(&self, output: S) -> Result<S::Ok, S::Error> {
        let mut out = wire::Writer::new(output)?;
        out.member("status", "input_required")?;
        out.member("createdAt", &self.created_at)?;
        out.member("inputRequests", &self.input_requests)?;
        out.member("lastUpdatedAt", &self.last_updated_at)?;
        out.optional("pollIntervalMs", &self.poll_interval_ms)?;
        out.optional("statusMessage", &self.status_message)?;
        out.member("taskId", &self.task_id)?;
        out.member("ttlMs", &self.ttl_ms)?;
        out.optional("_meta", &self.meta)?;
        out.finish(
            &self.extra,
            &[
                "status",
                "createdAt",
                "inputRequests",
                "lastUpdatedAt",
                "pollIntervalMs",
                "statusMessage",
                "taskId",
                "ttlMs",
                "_meta",
            ],
        )
    }
}

impl wire::Object for TaskStatusNotificationParamsWorking {
    const NAME: &'static str = "TaskStatusNotificationParamsWorking";
    fn members<'de, A: MapAccess<'de>>(
        mut members: Members<'de, A>,
    ) -> Result<Self, A::Error> {
        let mut created_at = None;
        let mut last_updated_at = None;
        let mut poll_interval_ms = None;
        let mut status_message = None;
        let mut task_id = None;
        let mut ttl_ms = None;
        let mut meta = None;
        let mut has_status = false;
        while let Some(key) = members.next_name()? {
            match &*key {
                "status" => members.constant("status", "working", &mut has_status)?,
                "createdAt" => members.required("createdAt", &mut created_at)?,
                "lastUpdatedAt" => {
                    members.required("lastUpdatedAt", &mut last_updated_at)?
                }
                "pollIntervalMs" => {
                    members.optional("pollIntervalMs", &mut poll_interval_ms)?
                }
                "statusMessage" => {
                    members.optional("statusMessage", &mut status_message)?
                }
                "taskId" => members.required("taskId", &mut task_id)?,
                "ttlMs" => members.required("ttlMs", &mut ttl_ms)?,
                "_meta" => members.optional("_meta", &mut meta)?,
                _ => members.keep(key)?,
            }
        }
        members.constant_present("status", has_status)?;
        Ok(Self {
            created_at: members.present("createdAt", created_at)?,
            last_updated_at: members.present("lastUpdatedAt", last_updated_at)?,
            poll_interval_ms,
            status_message,
            task_id: members.present("taskId", task_id)?,
            ttl_ms: members.present("ttlMs", ttl_ms)?,
            meta,
            extra: members.into_extra(),
        })
    }
}

impl wire::Read for TaskStatusNotificationParamsWorking {
    fn read<'de, D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::read_object(input)
    }
}

impl<'de> Deserialize<'de> for TaskStatusNotificationParamsWorking {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::Read::read(input)
    }
}

impl Serialize for TaskStatusNotificationParamsWorking {
    fn serialize<S: Serializer>(&self, output: S) -> Result<S::Ok, S::Error> {
        let mut out = wire::Writer::new(output)?;
        out.member("status", "working")?;
        out.member("createdAt", &self.created_at)?;
        out.member("lastUpdatedAt", &self.last_updated_at)?;
        out.optional("pollIntervalMs", &self.poll_interval_ms)?;
        out.optional("statusMessage", &self.status_message)?;
        out.member("taskId", &self.task_id)?;
        out.member("ttlMs", &self.ttl_ms)?;
        out.optional("_meta", &self.meta)?;
        out.finish(
            &self.extra,
            &[
                "status",
                "createdAt",
                "lastUpdatedAt",
                "pollIntervalMs",
                "statusMessage",
                "taskId",
                "ttlMs",
                "_meta",
            ],
        )
    }
}
