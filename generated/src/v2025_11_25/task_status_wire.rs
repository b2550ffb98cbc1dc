// Written by `mcp-codegen generate`. Do not edit: change the schema or the generator.

//! How the types of `task_status` are read and written.

use serde::de::MapAccess;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use super::{GetTaskResult, TaskStatusNotification, TaskStatusNotificationParams};
use crate::wire::Members;
use crate::wire;

impl wire::Object for GetTaskResult {
    const NAME: &'static str = "GetTaskResult";
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

impl wire::Read for GetTaskResult {
    fn read<'de, D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::read_object(input)
    }
}

impl<'de> Deserialize<'de> for GetTaskResult {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::Read::read(input)
    }
}

impl Serialize for GetTaskResult {
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
                    members
                        .constant(
                            "method",
                            "notifications/tasks/status",
                            &mut has_method,
                        )?
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
        out.member("method", "notifications/tasks/status")?;
        out.member("params", &self.params)?;
        out.finish(&self.extra, &["jsonrpc", "method", "params"])
    }
}

impl wire::Object for TaskStatusNotificationParams {
    const NAME: &'static str = "TaskStatusNotificationParams";
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

impl wire::Read for TaskStatusNotificationParams {
    fn read<'de, D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::read_object(input)
    }
}

impl<'de> Deserialize<'de> for TaskStatusNotificationParams {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::Read::read(input)
    }
}

impl Serialize for TaskStatusNotificationParams {
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
