// Written by `mcp-codegen generate`. Do not edit: change the schema or the generator.

//! How the types of `task` are read and written.

use serde::de::{Error, MapAccess};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use super::{
    CancelTaskRequest, CancelTaskRequestParams, CancelTaskResult, CancelledTask,
    CompletedTask, CreateTaskResult, DetailedTask, FailedTask, GetTaskRequest,
    GetTaskRequestParams, InputRequiredTask, Task, TaskStatus,
    TaskSubscriptionAcknowledgedNotifications, TaskSubscriptionNotifications,
    UpdateTaskRequest, UpdateTaskRequestParams, UpdateTaskResult, WorkingTask,
};
use crate::json::Json;
use crate::wire::Members;
use crate::wire;

impl wire::Object for CancelTaskRequest {
    const NAME: &'static str = "CancelTaskRequest";
    fn members<'de, A: MapAccess<'de>>(
        mut members: Members<'de, A>,
    ) -> Result<Self, A::Error> {
        let mut id = None;
        let mut params = None;
        let mut has_jsonrpc = false;
        let mut has_method = false;
        while let Some(key) = members.next_name()? {
            match &*key {
                "jsonrpc" => members.constant("jsonrpc", "2.0", &mut has_jsonrpc)?,
                "method" => members.constant("method", "tasks/cancel", &mut has_method)?,
                "id" => members.required("id", &mut id)?,
                "params" => members.required("params", &mut params)?,
                _ => members.keep(key)?,
            }
        }
        members.constant_present("jsonrpc", has_jsonrpc)?;
        members.constant_present("method", has_method)?;
        Ok(Self {
            id: members.present("id", id)?,
            params: members.present("params", params)?,
            extra: members.into_extra(),
        })
    }
}

impl wire::Read for CancelTaskRequest {
    fn read<'de, D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::read_object(input)
    }
}

impl<'de> Deserialize<'de> for CancelTaskRequest {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::Read::read(input)
    }
}

impl Serialize for CancelTaskRequest {
    fn serialize<S: Serializer>(&self, output: S) -> Result<S::Ok, S::Error> {
        let mut out = wire::Writer::new(output)?;
        out.member("jsonrpc", "2.0")?;
        out.member("method", "tasks/cancel")?;
        out.member("id", &self.id)?;
        out.member("params", &self.params)?;
        out.finish(&self.extra, &["jsonrpc", "method", "id", "params"])
    }
}

impl wire::Object for CancelTaskRequestParams {
    const NAME: &'static str = "CancelTaskRequestParams";
    fn members<'de, A: MapAccess<'de>>(
        mut members: Members<'de, A>,
    ) -> Result<Self, A::Error> {
        let mut task_id = None;
        while let Some(key) = members.next_name()? {
            match &*key {
                "taskId" => members.required("taskId", &mut task_id)?,
                _ => members.keep(key)?,
            }
        }
        Ok(Self {
            task_id: members.present("taskId", task_id)?,
            extra: members.into_extra(),
        })
    }
}

impl wire::Read for CancelTaskRequestParams {
    fn read<'de, D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::read_object(input)
    }
}

impl<'de> Deserialize<'de> for CancelTaskRequestParams {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::Read::read(input)
    }
}

impl Serialize for CancelTaskRequestParams {
    fn serialize<S: Serializer>(&self, output: S) -> Result<S::Ok, S::Error> {
        let mut out = wire::Writer::new(output)?;
        out.member("taskId", &self.task_id)?;
        out.finish(&self.extra, &["taskId"])
    }
}

impl wire::Object for CancelTaskResult {
    const NAME: &'static str = "CancelTaskResult";
    fn members<'de, A: MapAccess<'de>>(
        mut members: Members<'de, A>,
    ) -> Result<Self, A::Error> {
        let mut meta = None;
        let mut has_result_type = false;
        while let Some(key) = members.next_name()? {
            match &*key {
                "resultType" => {
                    members.constant("resultType", "complete", &mut has_result_type)?
                }
                "_meta" => members.optional("_meta", &mut meta)?,
                _ => members.keep(key)?,
            }
        }
        members.constant_present("resultType", has_result_type)?;
        Ok(Self {
            meta,
            extra: members.into_extra(),
        })
    }
}

impl wire::Read for CancelTaskResult {
    fn read<'de, D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::read_object(input)
    }
}

impl<'de> Deserialize<'de> for CancelTaskResult {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::Read::read(input)
    }
}

impl Serialize for CancelTaskResult {
    fn serialize<S: Serializer>(&self, output: S) -> Result<S::Ok, S::Error> {
        let mut out = wire::Writer::new(output)?;
        out.member("resultType", "complete")?;
        out.optional("_meta", &self.meta)?;
        out.finish(&self.extra, &["resultType", "_meta"])
    }
}

impl wire::Object for CancelledTask {
    const NAME: &'static str = "CancelledTask";
    fn members<'de, A: MapAccess<'de>>(
        mut members: Members<'de, A>,
    ) -> Result<Self, A::Error> {
        let mut created_at = None;
        let mut last_updated_at = None;
        let mut poll_interval_ms = None;
        let mut status_message = None;
        let mut task_id = None;
        let mut ttl_ms = None;
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
            extra: members.into_extra(),
        })
    }
}

impl wire::Read for CancelledTask {
    fn read<'de, D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::read_object(input)
    }
}

impl<'de> Deserialize<'de> for CancelledTask {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::Read::read(input)
    }
}

impl Serialize for CancelledTask {
    fn serialize<S: Serializer>(&self, output: S) -> Result<S::Ok, S::Error> {
        let mut out = wire::Writer::new(output)?;
        out.member("status", "cancelled")?;
        out.member("createdAt", &self.created_at)?;
        out.member("lastUpdatedAt", &self.last_updated_at)?;
        out.optional("pollIntervalMs", &self.poll_interval_ms)?;
        out.optional("statusMessage", &self.status_message)?;
        out.member("taskId", &self.task_id)?;
        out.member("ttlMs", &self.ttl_ms)?;
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
            ],
        )
    }
}

impl wire::Object for CompletedTask {
    const NAME: &'static str = "CompletedTask";
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
            extra: members.into_extra(),
        })
    }
}

impl wire::Read for CompletedTask {
    fn read<'de, D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::read_object(input)
    }
}

impl<'de> Deserialize<'de> for CompletedTask {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::Read::read(input)
    }
}

impl Serialize for CompletedTask {
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
            ],
        )
    }
}

impl wire::Object for CreateTaskResult {
    const NAME: &'static str = "CreateTaskResult";
    fn members<'de, A: MapAccess<'de>>(
        mut members: Members<'de, A>,
    ) -> Result<Self, A::Error> {
        let mut meta = None;
        let mut created_at = None;
        let mut last_updated_at = None;
        let mut poll_interval_ms = None;
        let mut status = None;
        let mut status_message = None;
        let mut task_id = None;
        let mut ttl_ms = None;
        let mut has_result_type = false;
        while let Some(key) = members.next_name()? {
            match &*key {
                "resultType" => {
                    members.constant("resultType", "task", &mut has_result_type)?
                }
                "_meta" => members.optional("_meta", &mut meta)?,
                "createdAt" => members.required("createdAt", &mut created_at)?,
                "lastUpdatedAt" => {
                    members.required("lastUpdatedAt", &mut last_updated_at)?
                }
                "pollIntervalMs" => {
                    members.optional("pollIntervalMs", &mut poll_interval_ms)?
                }
                "status" => members.required("status", &mut status)?,
                "statusMessage" => {
                    members.optional("statusMessage", &mut status_message)?
                }
                "taskId" => members.required("taskId", &mut task_id)?,
                "ttlMs" => members.required("ttlMs", &mut ttl_ms)?,
                _ => members.keep(key)?,
            }
        }
        members.constant_present("resultType", has_result_type)?;
        Ok(Self {
            meta,
            created_at: members.present("createdAt", created_at)?,
            last_updated_at: members.present("lastUpdatedAt", last_updated_at)?,
            poll_interval_ms,
            status: members.present("status", status)?,
            status_message,
            task_id: members.present("taskId", task_id)?,
            ttl_ms: members.present("ttlMs", ttl_ms)?,
            extra: members.into_extra(),
        })
    }
}

impl wire::Read for CreateTaskResult {
    fn read<'de, D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::read_object(input)
    }
}

impl<'de> Deserialize<'de> for CreateTaskResult {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::Read::read(input)
    }
}

impl Serialize for CreateTaskResult {
    fn serialize<S: Serializer>(&self, output: S) -> Result<S::Ok, S::Error> {
        let mut out = wire::Writer::new(output)?;
        out.member("resultType", "task")?;
        out.optional("_meta", &self.meta)?;
        out.member("createdAt", &self.created_at)?;
        out.member("lastUpdatedAt", &self.last_updated_at)?;
        out.optional("pollIntervalMs", &self.poll_interval_ms)?;
        out.member("status", &self.status)?;
        out.optional("statusMessage", &self.status_message)?;
        out.member("taskId", &self.task_id)?;
        out.member("ttlMs", &self.ttl_ms)?;
        out.finish(
            &self.extra,
            &[
                "resultType",
                "_meta",
                "createdAt",
                "lastUpdatedAt",
                "pollIntervalMs",
                "status",
                "statusMessage",
                "taskId",
                "ttlMs",
            ],
        )
    }
}

impl wire::Union for DetailedTask {
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
                <WorkingTask as wire::Object>::members(members.tagged("status"))
                    .map(Self::Working)
            }
            Some("input_required") => {
                <InputRequiredTask as wire::Object>::members(members.tagged("status"))
                    .map(Self::InputRequired)
            }
            Some("completed") => {
                <CompletedTask as wire::Object>::members(members.tagged("status"))
                    .map(Self::Completed)
            }
            Some("failed") => {
                <FailedTask as wire::Object>::members(members.tagged("status"))
                    .map(Self::Failed)
            }
            Some("cancelled") => {
                <CancelledTask as wire::Object>::members(members.tagged("status"))
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

impl wire::Read for DetailedTask {
    fn read<'de, D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::read_union(input)
    }
}

impl<'de> Deserialize<'de> for DetailedTask {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::Read::read(input)
    }
}

impl Serialize for DetailedTask {
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

impl wire::Object for FailedTask {
    const NAME: &'static str = "FailedTask";
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
            extra: members.into_extra(),
        })
    }
}

impl wire::Read for FailedTask {
    fn read<'de, D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::read_object(input)
    }
}

impl<'de> Deserialize<'de> for FailedTask {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::Read::read(input)
    }
}

impl Serialize for FailedTask {
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
            ],
        )
    }
}

impl wire::Object for GetTaskRequest {
    const NAME: &'static str = "GetTaskRequest";
    fn members<'de, A: MapAccess<'de>>(
        mut members: Members<'de, A>,
    ) -> Result<Self, A::Error> {
        let mut id = None;
        let mut params = None;
        let mut has_jsonrpc = false;
        let mut has_method = false;
        while let Some(key) = members.next_name()? {
            match &*key {
                "jsonrpc" => members.constant("jsonrpc", "2.0", &mut has_jsonrpc)?,
                "method" => members.constant("method", "tasks/get", &mut has_method)?,
                "id" => members.required("id", &mut id)?,
                "params" => members.required("params", &mut params)?,
                _ => members.keep(key)?,
            }
        }
        members.constant_present("jsonrpc", has_jsonrpc)?;
        members.constant_present("method", has_method)?;
        Ok(Self {
            id: members.present("id", id)?,
            params: members.present("params", params)?,
            extra: members.into_extra(),
        })
    }
}

impl wire::Read for GetTaskRequest {
    fn read<'de, D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::read_object(input)
    }
}

impl<'de> Deserialize<'de> for GetTaskRequest {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::Read::read(input)
    }
}

impl Serialize for GetTaskRequest {
    fn serialize<S: Serializer>(&self, output: S) -> Result<S::Ok, S::Error> {
        let mut out = wire::Writer::new(output)?;
        out.member("jsonrpc", "2.0")?;
        out.member("method", "tasks/get")?;
        out.member("id", &self.id)?;
        out.member("params", &self.params)?;
        out.finish(&self.extra, &["jsonrpc", "method", "id", "params"])
    }
}

impl wire::Object for GetTaskRequestParams {
    const NAME: &'static str = "GetTaskRequestParams";
    fn members<'de, A: MapAccess<'de>>(
        mut members: Members<'de, A>,
    ) -> Result<Self, A::Error> {
        let mut task_id = None;
        while let Some(key) = members.next_name()? {
            match &*key {
                "taskId" => members.required("taskId", &mut task_id)?,
                _ => members.keep(key)?,
            }
        }
        Ok(Self {
            task_id: members.present("taskId", task_id)?,
            extra: members.into_extra(),
        })
    }
}

impl wire::Read for GetTaskRequestParams {
    fn read<'de, D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::read_object(input)
    }
}

impl<'de> Deserialize<'de> for GetTaskRequestParams {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::Read::read(input)
    }
}

impl Serialize for GetTaskRequestParams {
    fn serialize<S: Serializer>(&self, output: S) -> Result<S::Ok, S::Error> {
        let mut out = wire::Writer::new(output)?;
        out.member("taskId", &self.task_id)?;
        out.finish(&self.extra, &["taskId"])
    }
}

impl wire::Object for InputRequiredTask {
    const NAME: &'static str = "InputRequiredTask";
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
            extra: members.into_extra(),
        })
    }
}

impl wire::Read for InputRequiredTask {
    fn read<'de, D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::read_object(input)
    }
}

impl<'de> Deserialize<'de> for InputRequiredTask {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::Read::read(input)
    }
}

impl Serialize for InputRequiredTask {
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
            ],
        )
    }
}

impl wire::Object for Task {
    const NAME: &'static str = "Task";
    fn members<'de, A: MapAccess<'de>>(
        mut members: Members<'de, A>,
    ) -> Result<Self, A::Error> {
        let mut created_at = None;
        let mut last_updated_at = None;
        let mut poll_interval_ms = None;
        let mut status = None;
        let mut status_message = None;
        let mut task_id = None;
        let mut ttl_ms = None;
        while let Some(key) = members.next_name()? {
            match &*key {
                "createdAt" => members.required("createdAt", &mut created_at)?,
                "lastUpdatedAt" => {
                    members.required("lastUpdatedAt", &mut last_updated_at)?
                }
                "pollIntervalMs" => {
                    members.optional("pollIntervalMs", &mut poll_interval_ms)?
                }
                "status" => members.required("status", &mut status)?,
                "statusMessage" => {
                    members.optional("statusMessage", &mut status_message)?
                }
                "taskId" => members.required("taskId", &mut task_id)?,
                "ttlMs" => members.required("ttlMs", &mut ttl_ms)?,
                _ => members.keep(key)?,
            }
        }
        Ok(Self {
            created_at: members.present("createdAt", created_at)?,
            last_updated_at: members.present("lastUpdatedAt", last_updated_at)?,
            poll_interval_ms,
            status: members.present("status", status)?,
            status_message,
            task_id: members.present("taskId", task_id)?,
            ttl_ms: members.present("ttlMs", ttl_ms)?,
            extra: members.into_extra(),
        })
    }
}

impl wire::Read for Task {
    fn read<'de, D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::read_object(input)
    }
}

impl<'de> Deserialize<'de> for Task {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::Read::read(input)
    }
}

impl Serialize for Task {
    fn serialize<S: Serializer>(&self, output: S) -> Result<S::Ok, S::Error> {
        let mut out = wire::Writer::new(output)?;
        out.member("createdAt", &self.created_at)?;
        out.member("lastUpdatedAt", &self.last_updated_at)?;
        out.optional("pollIntervalMs", &self.poll_interval_ms)?;
        out.member("status", &self.status)?;
        out.optional("statusMessage", &self.status_message)?;
        out.member("taskId", &self.task_id)?;
        out.member("ttlMs", &self.ttl_ms)?;
        out.finish(
            &self.extra,
            &[
                "createdAt",
                "lastUpdatedAt",
                "pollIntervalMs",
                "status",
                "statusMessage",
                "taskId",
                "ttlMs",
            ],
        )
    }
}

impl wire::Read for TaskStatus {
    fn read<'de, D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::read_string(input)
    }
}

impl<'de> Deserialize<'de> for TaskStatus {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::Read::read(input)
    }
}

impl Serialize for TaskStatus {
    fn serialize<S: Serializer>(&self, output: S) -> Result<S::Ok, S::Error> {
        output.serialize_str(self.as_str())
    }
}

impl wire::Object for TaskSubscriptionAcknowledgedNotifications {
    const NAME: &'static str = "TaskSubscriptionAcknowledgedNotifications";
    fn members<'de, A: MapAccess<'de>>(
        mut members: Members<'de, A>,
    ) -> Result<Self, A::Error> {
        let mut task_ids = None;
        while let Some(key) = members.next_name()? {
            match &*key {
                "taskIds" => members.optional("taskIds", &mut task_ids)?,
                _ => members.keep(key)?,
            }
        }
        Ok(Self {
            task_ids,
            extra: members.into_extra(),
        })
    }
}

impl wire::Read for TaskSubscriptionAcknowledgedNotifications {
    fn read<'de, D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::read_object(input)
    }
}

impl<'de> Deserialize<'de> for TaskSubscriptionAcknowledgedNotifications {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::Read::read(input)
    }
}

impl Serialize for TaskSubscriptionAcknowledgedNotifications {
    fn serialize<S: Serializer>(&self, output: S) -> Result<S::Ok, S::Error> {
        let mut out = wire::Writer::new(output)?;
        out.optional("taskIds", &self.task_ids)?;
        out.finish(&self.extra, &["taskIds"])
    }
}

impl wire::Object for TaskSubscriptionNotifications {
    const NAME: &'static str = "TaskSubscriptionNotifications";
    fn members<'de, A: MapAccess<'de>>(
        mut members: Members<'de, A>,
    ) -> Result<Self, A::Error> {
        let mut task_ids = None;
        while let Some(key) = members.next_name()? {
            match &*key {
                "taskIds" => members.optional("taskIds", &mut task_ids)?,
                _ => members.keep(key)?,
            }
        }
        Ok(Self {
            task_ids,
            extra: members.into_extra(),
        })
    }
}

impl wire::Read for TaskSubscriptionNotifications {
    fn read<'de, D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::read_object(input)
    }
}

impl<'de> Deserialize<'de> for TaskSubscriptionNotifications {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::Read::read(input)
    }
}

impl Serialize for TaskSubscriptionNotifications {
    fn serialize<S: Serializer>(&self, output: S) -> Result<S::Ok, S::Error> {
        let mut out = wire::Writer::new(output)?;
        out.optional("taskIds", &self.task_ids)?;
        out.finish(&self.extra, &["taskIds"])
    }
}

impl wire::Object for UpdateTaskRequest {
    const NAME: &'static str = "UpdateTaskRequest";
    fn members<'de, A: MapAccess<'de>>(
        mut members: Members<'de, A>,
    ) -> Result<Self, A::Error> {
        let mut id = None;
        let mut params = None;
        let mut has_jsonrpc = false;
        let mut has_method = false;
        while let Some(key) = members.next_name()? {
            match &*key {
                "jsonrpc" => members.constant("jsonrpc", "2.0", &mut has_jsonrpc)?,
                "method" => members.constant("method", "tasks/update", &mut has_method)?,
                "id" => members.required("id", &mut id)?,
                "params" => members.required("params", &mut params)?,
                _ => members.keep(key)?,
            }
        }
        members.constant_present("jsonrpc", has_jsonrpc)?;
        members.constant_present("method", has_method)?;
        Ok(Self {
            id: members.present("id", id)?,
            params: members.present("params", params)?,
            extra: members.into_extra(),
        })
    }
}

impl wire::Read for UpdateTaskRequest {
    fn read<'de, D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::read_object(input)
    }
}

impl<'de> Deserialize<'de> for UpdateTaskRequest {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::Read::read(input)
    }
}

impl Serialize for UpdateTaskRequest {
    fn serialize<S: Serializer>(&self, output: S) -> Result<S::Ok, S::Error> {
        let mut out = wire::Writer::new(output)?;
        out.member("jsonrpc", "2.0")?;
        out.member("method", "tasks/update")?;
        out.member("id", &self.id)?;
        out.member("params", &self.params)?;
        out.finish(&self.extra, &["jsonrpc", "method", "id", "params"])
    }
}

impl wire::Object for UpdateTaskRequestParams {
    const NAME: &'static str = "UpdateTaskRequestParams";
    fn members<'de, A: MapAccess<'de>>(
        mut members: Members<'de, A>,
    ) -> Result<Self, A::Error> {
        let mut input_responses = None;
        let mut task_id = None;
        while let Some(key) = members.next_name()? {
            match &*key {
                "inputResponses" => {
                    members.required("inputResponses", &mut input_responses)?
                }
                "taskId" => members.required("taskId", &mut task_id)?,
                _ => members.keep(key)?,
            }
        }
        Ok(Self {
            input_responses: members.present("inputResponses", input_responses)?,
            task_id: members.present("taskId", task_id)?,
            extra: members.into_extra(),
        })
    }
}

impl wire::Read for UpdateTaskRequestParams {
    fn read<'de, D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::read_object(input)
    }
}

impl<'de> Deserialize<'de> for UpdateTaskRequestParams {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::Read::read(input)
    }
}

impl Serialize for UpdateTaskRequestParams {
    fn serialize<S: Serializer>(&self, output: S) -> Result<S::Ok, S::Error> {
        let mut out = wire::Writer::new(output)?;
        out.member("inputResponses", &self.input_responses)?;
        out.member("taskId", &self.task_id)?;
        out.finish(&self.extra, &["inputResponses", "taskId"])
    }
}

impl wire::Object for UpdateTaskResult {
    const NAME: &'static str = "UpdateTaskResult";
    fn members<'de, A: MapAccess<'de>>(
        mut members: Members<'de, A>,
    ) -> Result<Self, A::Error> {
        let mut meta = None;
        let mut has_result_type = false;
        while let Some(key) = members.next_name()? {
            match &*key {
                "resultType" => {
                    members.constant("resultType", "complete", &mut has_result_type)?
                }
                "_meta" => members.optional("_meta", &mut meta)?,
                _ => members.keep(key)?,
            }
        }
        members.constant_present("resultType", has_result_type)?;
        Ok(Self {
            meta,
            extra: members.into_extra(),
        })
    }
}

impl wire::Read for UpdateTaskResult {
    fn read<'de, D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::read_object(input)
    }
}

impl<'de> Deserialize<'de> for UpdateTaskResult {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::Read::read(input)
    }
}

impl Serialize for UpdateTaskResult {
    fn serialize<S: Serializer>(&self, output: S) -> Result<S::Ok, S::Error> {
        let mut out = wire::Writer::new(output)?;
        out.member("resultType", "complete")?;
        out.optional("_meta", &self.meta)?;
        out.finish(&self.extra, &["resultType", "_meta"])
    }
}

impl wire::Object for WorkingTask {
    const NAME: &'static str = "WorkingTask";
    fn members<'de, A: MapAccess<'de>>(
        mut members: Members<'de, A>,
    ) -> Result<Self, A::Error> {
        let mut created_at = None;
        let mut last_updated_at = None;
        let mut poll_interval_ms = None;
        let mut status_message = None;
        let mut task_id = None;
        let mut ttl_ms = None;
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
            extra: members.into_extra(),
        })
    }
}

impl wire::Read for WorkingTask {
    fn read<'de, D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::read_object(input)
    }
}

impl<'de> Deserialize<'de> for WorkingTask {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::Read::read(input)
    }
}

impl Serialize for WorkingTask {
    fn serialize<S: Serializer>(&self, output: S) -> Result<S::Ok, S::Error> {
        let mut out = wire::Writer::new(output)?;
        out.member("status", "working")?;
        out.member("createdAt", &self.created_at)?;
        out.member("lastUpdatedAt", &self.last_updated_at)?;
        out.optional("pollIntervalMs", &self.poll_interval_ms)?;
        out.optional("statusMessage", &self.status_message)?;
        out.member("taskId", &self.task_id)?;
        out.member("ttlMs", &self.ttl_ms)?;
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
            ],
        )
    }
}
