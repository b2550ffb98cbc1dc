// Written by `mcp-codegen generate`. Do not edit: change the schema or the generator.

//! How the types of `task` are read and written.

use serde::de::MapAccess;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use super::{
    CancelTaskRequest, CancelTaskRequestParams, CancelTaskResult, ClientTaskRequests,
    ClientTasksCapability, CreateTaskResult, ElicitationTaskRequests,
    GetTaskPayloadRequest, GetTaskPayloadRequestParams, GetTaskPayloadResult,
    GetTaskRequest, GetTaskRequestParams, ListTasksRequest, ListTasksResult,
    RelatedTaskMetadata, SamplingTaskRequests, ServerTaskRequests, ServerTasksCapability,
    Task, TaskAugmentedRequestParams, TaskMetadata, TaskStatus, ToolsTaskRequests,
};
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
        let mut created_at = None;
        let mut last_updated_at = None;
        let mut poll_interval = None;
        let mut status = None;
        let mut status_message = None;
        let mut task_id = None;
        let mut ttl = None;
        while let Some(key) = members.next_name()? {
            match &*key {
                "_meta" => members.optional("_meta", &mut meta)?,
                "createdAt" => members.required("createdAt", &mut created_at)?,
                "lastUpdatedAt" => {
                    members.required("lastUpdatedAt", &mut last_updated_at)?
                }
                "pollInterval" => members.optional("pollInterval", &mut poll_interval)?,
                "status" => members.required("status", &mut status)?,
                "statusMessage" => {
                    members.optional("statusMessage", &mut status_message)?
                }
                "taskId" => members.required("taskId", &mut task_id)?,
                "ttl" => members.required("ttl", &mut ttl)?,
                _ => members.keep(key)?,
            }
        }
        Ok(Self {
            meta,
            created_at: members.present("createdAt", created_at)?,
            last_updated_at: members.present("lastUpdatedAt", last_updated_at)?,
            poll_interval,
            status: members.present("status", status)?,
            status_message,
            task_id: members.present("taskId", task_id)?,
            ttl: members.present("ttl", ttl)?,
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
        out.optional("_meta", &self.meta)?;
        out.member("createdAt", &self.created_at)?;
        out.member("lastUpdatedAt", &self.last_updated_at)?;
        out.optional("pollInterval", &self.poll_interval)?;
        out.member("status", &self.status)?;
        out.optional("statusMessage", &self.status_message)?;
        out.member("taskId", &self.task_id)?;
        out.member("ttl", &self.ttl)?;
        out.finish(
            &self.extra,
            &[
                "_meta",
                "createdAt",
                "lastUpdatedAt",
                "pollInterval",
                "status",
                "statusMessage",
                "taskId",
                "ttl",
            ],
        )
    }
}

impl wire::Object for ClientTaskRequests {
    const NAME: &'static str = "ClientTaskRequests";
    fn members<'de, A: MapAccess<'de>>(
        mut members: Members<'de, A>,
    ) -> Result<Self, A::Error> {
        let mut elicitation = None;
        let mut sampling = None;
        while let Some(key) = members.next_name()? {
            match &*key {
                "elicitation" => members.optional("elicitation", &mut elicitation)?,
                "sampling" => members.optional("sampling", &mut sampling)?,
                _ => members.keep(key)?,
            }
        }
        Ok(Self {
            elicitation,
            sampling,
            extra: members.into_extra(),
        })
    }
}

impl wire::Read for ClientTaskRequests {
    fn read<'de, D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::read_object(input)
    }
}

impl<'de> Deserialize<'de> for ClientTaskRequests {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::Read::read(input)
    }
}

impl Serialize for ClientTaskRequests {
    fn serialize<S: Serializer>(&self, output: S) -> Result<S::Ok, S::Error> {
        let mut out = wire::Writer::new(output)?;
        out.optional("elicitation", &self.elicitation)?;
        out.optional("sampling", &self.sampling)?;
        out.finish(&self.extra, &["elicitation", "sampling"])
    }
}

impl wire::Object for ClientTasksCapability {
    const NAME: &'static str = "ClientTasksCapability";
    fn members<'de, A: MapAccess<'de>>(
        mut members: Members<'de, A>,
    ) -> Result<Self, A::Error> {
        let mut cancel = None;
        let mut list = None;
        let mut requests = None;
        while let Some(key) = members.next_name()? {
            match &*key {
                "cancel" => members.optional("cancel", &mut cancel)?,
                "list" => members.optional("list", &mut list)?,
                "requests" => members.optional("requests", &mut requests)?,
                _ => members.keep(key)?,
            }
        }
        Ok(Self {
            cancel,
            list,
            requests,
            extra: members.into_extra(),
        })
    }
}

impl wire::Read for ClientTasksCapability {
    fn read<'de, D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::read_object(input)
    }
}

impl<'de> Deserialize<'de> for ClientTasksCapability {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::Read::read(input)
    }
}

impl Serialize for ClientTasksCapability {
    fn serialize<S: Serializer>(&self, output: S) -> Result<S::Ok, S::Error> {
        let mut out = wire::Writer::new(output)?;
        out.optional("cancel", &self.cancel)?;
        out.optional("list", &self.list)?;
        out.optional("requests", &self.requests)?;
        out.finish(&self.extra, &["cancel", "list", "requests"])
    }
}

impl wire::Object for CreateTaskResult {
    const NAME: &'static str = "CreateTaskResult";
    fn members<'de, A: MapAccess<'de>>(
        mut members: Members<'de, A>,
    ) -> Result<Self, A::Error> {
        let mut meta = None;
        let mut task = None;
        while let Some(key) = members.next_name()? {
            match &*key {
                "_meta" => members.optional("_meta", &mut meta)?,
                "task" => members.required("task", &mut task)?,
                _ => members.keep(key)?,
            }
        }
        Ok(Self {
            meta,
            task: members.present("task", task)?,
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
        out.optional("_meta", &self.meta)?;
        out.member("task", &self.task)?;
        out.finish(&self.extra, &["_meta", "task"])
    }
}

impl wire::Object for ElicitationTaskRequests {
    const NAME: &'static str = "ElicitationTaskRequests";
    fn members<'de, A: MapAccess<'de>>(
        mut members: Members<'de, A>,
    ) -> Result<Self, A::Error> {
        let mut create = None;
        while let Some(key) = members.next_name()? {
            match &*key {
                "create" => members.optional("create", &mut create)?,
                _ => members.keep(key)?,
            }
        }
        Ok(Self {
            create,
            extra: members.into_extra(),
        })
    }
}

impl wire::Read for ElicitationTaskRequests {
    fn read<'de, D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::read_object(input)
    }
}

impl<'de> Deserialize<'de> for ElicitationTaskRequests {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::Read::read(input)
    }
}

impl Serialize for ElicitationTaskRequests {
    fn serialize<S: Serializer>(&self, output: S) -> Result<S::Ok, S::Error> {
        let mut out = wire::Writer::new(output)?;
        out.optional("create", &self.create)?;
        out.finish(&self.extra, &["create"])
    }
}

impl wire::Object for GetTaskPayloadRequest {
    const NAME: &'static str = "GetTaskPayloadRequest";
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
                "method" => members.constant("method", "tasks/result", &mut has_method)?,
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

impl wire::Read for GetTaskPayloadRequest {
    fn read<'de, D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::read_object(input)
    }
}

impl<'de> Deserialize<'de> for GetTaskPayloadRequest {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::Read::read(input)
    }
}

impl Serialize for GetTaskPayloadRequest {
    fn serialize<S: Serializer>(&self, output: S) -> Result<S::Ok, S::Error> {
        let mut out = wire::Writer::new(output)?;
        out.member("jsonrpc", "2.0")?;
        out.member("method", "tasks/result")?;
        out.member("id", &self.id)?;
        out.member("params", &self.params)?;
        out.finish(&self.extra, &["jsonrpc", "method", "id", "params"])
    }
}

impl wire::Object for GetTaskPayloadRequestParams {
    const NAME: &'static str = "GetTaskPayloadRequestParams";
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

impl wire::Read for GetTaskPayloadRequestParams {
    fn read<'de, D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::read_object(input)
    }
}

impl<'de> Deserialize<'de> for GetTaskPayloadRequestParams {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::Read::read(input)
    }
}

impl Serialize for GetTaskPayloadRequestParams {
    fn serialize<S: Serializer>(&self, output: S) -> Result<S::Ok, S::Error> {
        let mut out = wire::Writer::new(output)?;
        out.member("taskId", &self.task_id)?;
        out.finish(&self.extra, &["taskId"])
    }
}

impl wire::Object for GetTaskPayloadResult {
    const NAME: &'static str = "GetTaskPayloadResult";
    fn members<'de, A: MapAccess<'de>>(
        mut members: Members<'de, A>,
    ) -> Result<Self, A::Error> {
        let mut meta = None;
        while let Some(key) = members.next_name()? {
            match &*key {
                "_meta" => members.optional("_meta", &mut meta)?,
                _ => members.keep(key)?,
            }
        }
        Ok(Self {
            meta,
            extra: members.into_extra(),
        })
    }
}

impl wire::Read for GetTaskPayloadResult {
    fn read<'de, D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::read_object(input)
    }
}

impl<'de> Deserialize<'de> for GetTaskPayloadResult {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::Read::read(input)
    }
}

impl Serialize for GetTaskPayloadResult {
    fn serialize<S: Serializer>(&self, output: S) -> Result<S::Ok, S::Error> {
        let mut out = wire::Writer::new(output)?;
        out.optional("_meta", &self.meta)?;
        out.finish(&self.extra, &["_meta"])
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

impl wire::Object for ListTasksRequest {
    const NAME: &'static str = "ListTasksRequest";
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
                "method" => members.constant("method", "tasks/list", &mut has_method)?,
                "id" => members.required("id", &mut id)?,
                "params" => members.optional("params", &mut params)?,
                _ => members.keep(key)?,
            }
        }
        members.constant_present("jsonrpc", has_jsonrpc)?;
        members.constant_present("method", has_method)?;
        Ok(Self {
            id: members.present("id", id)?,
            params,
            extra: members.into_extra(),
        })
    }
}

impl wire::Read for ListTasksRequest {
    fn read<'de, D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::read_object(input)
    }
}

impl<'de> Deserialize<'de> for ListTasksRequest {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::Read::read(input)
    }
}

impl Serialize for ListTasksRequest {
    fn serialize<S: Serializer>(&self, output: S) -> Result<S::Ok, S::Error> {
        let mut out = wire::Writer::new(output)?;
        out.member("jsonrpc", "2.0")?;
        out.member("method", "tasks/list")?;
        out.member("id", &self.id)?;
        out.optional("params", &self.params)?;
        out.finish(&self.extra, &["jsonrpc", "method", "id", "params"])
    }
}

impl wire::Object for ListTasksResult {
    const NAME: &'static str = "ListTasksResult";
    fn members<'de, A: MapAccess<'de>>(
        mut members: Members<'de, A>,
    ) -> Result<Self, A::Error> {
        let mut meta = None;
        let mut next_cursor = None;
        let mut tasks = None;
        while let Some(key) = members.next_name()? {
            match &*key {
                "_meta" => members.optional("_meta", &mut meta)?,
                "nextCursor" => members.optional("nextCursor", &mut next_cursor)?,
                "tasks" => members.required("tasks", &mut tasks)?,
                _ => members.keep(key)?,
            }
        }
        Ok(Self {
            meta,
            next_cursor,
            tasks: members.present("tasks", tasks)?,
            extra: members.into_extra(),
        })
    }
}

impl wire::Read for ListTasksResult {
    fn read<'de, D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::read_object(input)
    }
}

impl<'de> Deserialize<'de> for ListTasksResult {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::Read::read(input)
    }
}

impl Serialize for ListTasksResult {
    fn serialize<S: Serializer>(&self, output: S) -> Result<S::Ok, S::Error> {
        let mut out = wire::Writer::new(output)?;
        out.optional("_meta", &self.meta)?;
        out.optional("nextCursor", &self.next_cursor)?;
        out.member("tasks", &self.tasks)?;
        out.finish(&self.extra, &["_meta", "nextCursor", "tasks"])
    }
}

impl wire::Object for RelatedTaskMetadata {
    const NAME: &'static str = "RelatedTaskMetadata";
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

impl wire::Read for RelatedTaskMetadata {
    fn read<'de, D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::read_object(input)
    }
}

impl<'de> Deserialize<'de> for RelatedTaskMetadata {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::Read::read(input)
    }
}

impl Serialize for RelatedTaskMetadata {
    fn serialize<S: Serializer>(&self, output: S) -> Result<S::Ok, S::Error> {
        let mut out = wire::Writer::new(output)?;
        out.member("taskId", &self.task_id)?;
        out.finish(&self.extra, &["taskId"])
    }
}

impl wire::Object for SamplingTaskRequests {
    const NAME: &'static str = "SamplingTaskRequests";
    fn members<'de, A: MapAccess<'de>>(
        mut members: Members<'de, A>,
    ) -> Result<Self, A::Error> {
        let mut create_message = None;
        while let Some(key) = members.next_name()? {
            match &*key {
                "createMessage" => {
                    members.optional("createMessage", &mut create_message)?
                }
                _ => members.keep(key)?,
            }
        }
        Ok(Self {
            create_message,
            extra: members.into_extra(),
        })
    }
}

impl wire::Read for SamplingTaskRequests {
    fn read<'de, D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::read_object(input)
    }
}

impl<'de> Deserialize<'de> for SamplingTaskRequests {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::Read::read(input)
    }
}

impl Serialize for SamplingTaskRequests {
    fn serialize<S: Serializer>(&self, output: S) -> Result<S::Ok, S::Error> {
        let mut out = wire::Writer::new(output)?;
        out.optional("createMessage", &self.create_message)?;
        out.finish(&self.extra, &["createMessage"])
    }
}

impl wire::Object for ServerTaskRequests {
    const NAME: &'static str = "ServerTaskRequests";
    fn members<'de, A: MapAccess<'de>>(
        mut members: Members<'de, A>,
    ) -> Result<Self, A::Error> {
        let mut tools = None;
        while let Some(key) = members.next_name()? {
            match &*key {
                "tools" => members.optional("tools", &mut tools)?,
                _ => members.keep(key)?,
            }
        }
        Ok(Self {
            tools,
            extra: members.into_extra(),
        })
    }
}

impl wire::Read for ServerTaskRequests {
    fn read<'de, D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::read_object(input)
    }
}

impl<'de> Deserialize<'de> for ServerTaskRequests {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::Read::read(input)
    }
}

impl Serialize for ServerTaskRequests {
    fn serialize<S: Serializer>(&self, output: S) -> Result<S::Ok, S::Error> {
        let mut out = wire::Writer::new(output)?;
        out.optional("tools", &self.tools)?;
        out.finish(&self.extra, &["tools"])
    }
}

impl wire::Object for ServerTasksCapability {
    const NAME: &'static str = "ServerTasksCapability";
    fn members<'de, A: MapAccess<'de>>(
        mut members: Members<'de, A>,
    ) -> Result<Self, A::Error> {
        let mut cancel = None;
        let mut list = None;
        let mut requests = None;
        while let Some(key) = members.next_name()? {
            match &*key {
                "cancel" => members.optional("cancel", &mut cancel)?,
                "list" => members.optional("list", &mut list)?,
                "requests" => members.optional("requests", &mut requests)?,
                _ => members.keep(key)?,
            }
        }
        Ok(Self {
            cancel,
            list,
            requests,
            extra: members.into_extra(),
        })
    }
}

impl wire::Read for ServerTasksCapability {
    fn read<'de, D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::read_object(input)
    }
}

impl<'de> Deserialize<'de> for ServerTasksCapability {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::Read::read(input)
    }
}

impl Serialize for ServerTasksCapability {
    fn serialize<S: Serializer>(&self, output: S) -> Result<S::Ok, S::Error> {
        let mut out = wire::Writer::new(output)?;
        out.optional("cancel", &self.cancel)?;
        out.optional("list", &self.list)?;
        out.optional("requests", &self.requests)?;
        out.finish(&self.extra, &["cancel", "list", "requests"])
    }
}

impl wire::Object for Task {
    const NAME: &'static str = "Task";
    fn members<'de, A: MapAccess<'de>>(
        mut members: Members<'de, A>,
    ) -> Result<Self, A::Error> {
        let mut created_at = None;
        let mut last_updated_at = None;
        let mut poll_interval = None;
        let mut status = None;
        let mut status_message = None;
        let mut task_id = None;
        let mut ttl = None;
        while let Some(key) = members.next_name()? {
            match &*key {
                "createdAt" => members.required("createdAt", &mut created_at)?,
                "lastUpdatedAt" => {
                    members.required("lastUpdatedAt", &mut last_updated_at)?
                }
                "pollInterval" => members.optional("pollInterval", &mut poll_interval)?,
                "status" => members.required("status", &mut status)?,
                "statusMessage" => {
                    members.optional("statusMessage", &mut status_message)?
                }
                "taskId" => members.required("taskId", &mut task_id)?,
                "ttl" => members.required("ttl", &mut ttl)?,
                _ => members.keep(key)?,
            }
        }
        Ok(Self {
            created_at: members.present("createdAt", created_at)?,
            last_updated_at: members.present("lastUpdatedAt", last_updated_at)?,
            poll_interval,
            status: members.present("status", status)?,
            status_message,
            task_id: members.present("taskId", task_id)?,
            ttl: members.present("ttl", ttl)?,
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
        out.optional("pollInterval", &self.poll_interval)?;
        out.member("status", &self.status)?;
        out.optional("statusMessage", &self.status_message)?;
        out.member("taskId", &self.task_id)?;
        out.member("ttl", &self.ttl)?;
        out.finish(
            &self.extra,
            &[
                "createdAt",
                "lastUpdatedAt",
                "pollInterval",
                "status",
                "statusMessage",
                "taskId",
                "ttl",
            ],
        )
    }
}

impl wire::Object for TaskAugmentedRequestParams {
    const NAME: &'static str = "TaskAugmentedRequestParams";
    fn members<'de, A: MapAccess<'de>>(
        mut members: Members<'de, A>,
    ) -> Result<Self, A::Error> {
        let mut meta = None;
        let mut task = None;
        while let Some(key) = members.next_name()? {
            match &*key {
                "_meta" => members.optional("_meta", &mut meta)?,
                "task" => members.optional("task", &mut task)?,
                _ => members.keep(key)?,
            }
        }
        Ok(Self {
            meta,
            task,
            extra: members.into_extra(),
        })
    }
}

impl wire::Read for TaskAugmentedRequestParams {
    fn read<'de, D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::read_object(input)
    }
}

impl<'de> Deserialize<'de> for TaskAugmentedRequestParams {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::Read::read(input)
    }
}

impl Serialize for TaskAugmentedRequestParams {
    fn serialize<S: Serializer>(&self, output: S) -> Result<S::Ok, S::Error> {
        let mut out = wire::Writer::new(output)?;
        out.optional("_meta", &self.meta)?;
        out.optional("task", &self.task)?;
        out.finish(&self.extra, &["_meta", "task"])
    }
}

impl wire::Object for TaskMetadata {
    const NAME: &'static str = "TaskMetadata";
    fn members<'de, A: MapAccess<'de>>(
        mut members: Members<'de, A>,
    ) -> Result<Self, A::Error> {
        let mut ttl = None;
        while let Some(key) = members.next_name()? {
            match &*key {
                "ttl" => members.optional("ttl", &mut ttl)?,
                _ => members.keep(key)?,
            }
        }
        Ok(Self {
            ttl,
            extra: members.into_extra(),
        })
    }
}

impl wire::Read for TaskMetadata {
    fn read<'de, D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::read_object(input)
    }
}

impl<'de> Deserialize<'de> for TaskMetadata {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::Read::read(input)
    }
}

impl Serialize for TaskMetadata {
    fn serialize<S: Serializer>(&self, output: S) -> Result<S::Ok, S::Error> {
        let mut out = wire::Writer::new(output)?;
        out.optional("ttl", &self.ttl)?;
        out.finish(&self.extra, &["ttl"])
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

impl wire::Object for ToolsTaskRequests {
    const NAME: &'static str = "ToolsTaskRequests";
    fn members<'de, A: MapAccess<'de>>(
        mut members: Members<'de, A>,
    ) -> Result<Self, A::Error> {
        let mut call = None;
        while let Some(key) = members.next_name()? {
            match &*key {
                "call" => members.optional("call", &mut call)?,
                _ => members.keep(key)?,
            }
        }
        Ok(Self {
            call,
            extra: members.into_extra(),
        })
    }
}

impl wire::Read for ToolsTaskRequests {
    fn read<'de, D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::read_object(input)
    }
}

impl<'de> Deserialize<'de> for ToolsTaskRequests {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::Read::read(input)
    }
}

impl Serialize for ToolsTaskRequests {
    fn serialize<S: Serializer>(&self, output: S) -> Result<S::Ok, S::Error> {
        let mut out = wire::Writer::new(output)?;
        out.optional("call", &self.call)?;
        out.finish(&self.extra, &["call"])
    }
}
