// Written by `mcp-codegen generate`. Do not edit: change the schema or the generator.

//! How the types of `utilities` are read and written.

use serde::de::{Error, MapAccess};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use super::{
    CancelledNotification, CancelledNotificationParams, CompleteRequest,
    CompleteRequestParams, CompleteResult, Completion, CompletionArgument,
    CompletionReference, LoggingLevel, LoggingMessageNotification,
    LoggingMessageNotificationParams, PaginatedRequest, PaginatedRequestParams,
    PaginatedResult, ProgressNotification, ProgressNotificationParams, ProgressToken,
    PromptReference, ResourceReference, SetLevelRequest, SetLevelRequestParams,
};
use crate::json::Json;
use crate::number::{Integer, Number};
use crate::wire::Members;
use crate::wire;

impl wire::Object for CancelledNotification {
    const NAME: &'static str = "CancelledNotification";
    fn members<'de, A: MapAccess<'de>>(
        mut members: Members<'de, A>,
    ) -> Result<Self, A::Error> {
        let mut params = None;
        let mut has_method = false;
        while let Some(key) = members.next_name()? {
            match &*key {
                "method" => {
                    members
                        .constant("method", "notifications/cancelled", &mut has_method)?
                }
                "params" => members.required("params", &mut params)?,
                _ => members.keep(key)?,
            }
        }
        members.constant_present("method", has_method)?;
        Ok(Self {
            params: members.present("params", params)?,
            extra: members.into_extra(),
        })
    }
}

impl wire::Read for CancelledNotification {
    fn read<'de, D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::read_object(input)
    }
}

impl<'de> Deserialize<'de> for CancelledNotification {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::Read::read(input)
    }
}

impl Serialize for CancelledNotification {
    fn serialize<S: Serializer>(&self, output: S) -> Result<S::Ok, S::Error> {
        let mut out = wire::Writer::new(output)?;
        out.member("method", "notifications/cancelled")?;
        out.member("params", &self.params)?;
        out.finish(&self.extra, &["method", "params"])
    }
}

impl wire::Object for CancelledNotificationParams {
    const NAME: &'static str = "CancelledNotificationParams";
    fn members<'de, A: MapAccess<'de>>(
        mut members: Members<'de, A>,
    ) -> Result<Self, A::Error> {
        let mut reason = None;
        let mut request_id = None;
        while let Some(key) = members.next_name()? {
            match &*key {
                "reason" => members.optional("reason", &mut reason)?,
                "requestId" => members.required("requestId", &mut request_id)?,
                _ => members.keep(key)?,
            }
        }
        Ok(Self {
            reason,
            request_id: members.present("requestId", request_id)?,
            extra: members.into_extra(),
        })
    }
}

impl wire::Read for CancelledNotificationParams {
    fn read<'de, D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::read_object(input)
    }
}

impl<'de> Deserialize<'de> for CancelledNotificationParams {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::Read::read(input)
    }
}

impl Serialize for CancelledNotificationParams {
    fn serialize<S: Serializer>(&self, output: S) -> Result<S::Ok, S::Error> {
        let mut out = wire::Writer::new(output)?;
        out.optional("reason", &self.reason)?;
        out.member("requestId", &self.request_id)?;
        out.finish(&self.extra, &["reason", "requestId"])
    }
}

impl wire::Object for CompleteRequest {
    const NAME: &'static str = "CompleteRequest";
    fn members<'de, A: MapAccess<'de>>(
        mut members: Members<'de, A>,
    ) -> Result<Self, A::Error> {
        let mut params = None;
        let mut has_method = false;
        while let Some(key) = members.next_name()? {
            match &*key {
                "method" => {
                    members.constant("method", "completion/complete", &mut has_method)?
                }
                "params" => members.required("params", &mut params)?,
                _ => members.keep(key)?,
            }
        }
        members.constant_present("method", has_method)?;
        Ok(Self {
            params: members.present("params", params)?,
            extra: members.into_extra(),
        })
    }
}

impl wire::Read for CompleteRequest {
    fn read<'de, D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::read_object(input)
    }
}

impl<'de> Deserialize<'de> for CompleteRequest {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::Read::read(input)
    }
}

impl Serialize for CompleteRequest {
    fn serialize<S: Serializer>(&self, output: S) -> Result<S::Ok, S::Error> {
        let mut out = wire::Writer::new(output)?;
        out.member("method", "completion/complete")?;
        out.member("params", &self.params)?;
        out.finish(&self.extra, &["method", "params"])
    }
}

impl wire::Object for CompleteRequestParams {
    const NAME: &'static str = "CompleteRequestParams";
    fn members<'de, A: MapAccess<'de>>(
        mut members: Members<'de, A>,
    ) -> Result<Self, A::Error> {
        let mut argument = None;
        let mut r#ref = None;
        while let Some(key) = members.next_name()? {
            match &*key {
                "argument" => members.required("argument", &mut argument)?,
                "ref" => members.required("ref", &mut r#ref)?,
                _ => members.keep(key)?,
            }
        }
        Ok(Self {
            argument: members.present("argument", argument)?,
            r#ref: members.present("ref", r#ref)?,
            extra: members.into_extra(),
        })
    }
}

impl wire::Read for CompleteRequestParams {
    fn read<'de, D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::read_object(input)
    }
}

impl<'de> Deserialize<'de> for CompleteRequestParams {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::Read::read(input)
    }
}

impl Serialize for CompleteRequestParams {
    fn serialize<S: Serializer>(&self, output: S) -> Result<S::Ok, S::Error> {
        let mut out = wire::Writer::new(output)?;
        out.member("argument", &self.argument)?;
        out.member("ref", &self.r#ref)?;
        out.finish(&self.extra, &["argument", "ref"])
    }
}

impl wire::Object for CompleteResult {
    const NAME: &'static str = "CompleteResult";
    fn members<'de, A: MapAccess<'de>>(
        mut members: Members<'de, A>,
    ) -> Result<Self, A::Error> {
        let mut meta = None;
        let mut completion = None;
        while let Some(key) = members.next_name()? {
            match &*key {
                "_meta" => members.optional("_meta", &mut meta)?,
                "completion" => members.required("completion", &mut completion)?,
                _ => members.keep(key)?,
            }
        }
        Ok(Self {
            meta,
            completion: members.present("completion", completion)?,
            extra: members.into_extra(),
        })
    }
}

impl wire::Read for CompleteResult {
    fn read<'de, D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::read_object(input)
    }
}

impl<'de> Deserialize<'de> for CompleteResult {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::Read::read(input)
    }
}

impl Serialize for CompleteResult {
    fn serialize<S: Serializer>(&self, output: S) -> Result<S::Ok, S::Error> {
        let mut out = wire::Writer::new(output)?;
        out.optional("_meta", &self.meta)?;
        out.member("completion", &self.completion)?;
        out.finish(&self.extra, &["_meta", "completion"])
    }
}

impl wire::Object for Completion {
    const NAME: &'static str = "Completion";
    fn members<'de, A: MapAccess<'de>>(
        mut members: Members<'de, A>,
    ) -> Result<Self, A::Error> {
        let mut has_more_slot = None;
        let mut total = None;
        let mut values = None;
        while let Some(key) = members.next_name()? {
            match &*key {
                "hasMore" => members.optional("hasMore", &mut has_more_slot)?,
                "total" => members.optional("total", &mut total)?,
                "values" => members.required("values", &mut values)?,
                _ => members.keep(key)?,
            }
        }
        Ok(Self {
            has_more: has_more_slot,
            total,
            values: members.present("values", values)?,
            extra: members.into_extra(),
        })
    }
}

impl wire::Read for Completion {
    fn read<'de, D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::read_object(input)
    }
}

impl<'de> Deserialize<'de> for Completion {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::Read::read(input)
    }
}

impl Serialize for Completion {
    fn serialize<S: Serializer>(&self, output: S) -> Result<S::Ok, S::Error> {
        let mut out = wire::Writer::new(output)?;
        out.optional("hasMore", &self.has_more)?;
        out.optional("total", &self.total)?;
        out.member("values", &self.values)?;
        out.finish(&self.extra, &["hasMore", "total", "values"])
    }
}

impl wire::Object for CompletionArgument {
    const NAME: &'static str = "CompletionArgument";
    fn members<'de, A: MapAccess<'de>>(
        mut members: Members<'de, A>,
    ) -> Result<Self, A::Error> {
        let mut name = None;
        let mut value = None;
        while let Some(key) = members.next_name()? {
            match &*key {
                "name" => members.required("name", &mut name)?,
                "value" => members.required("value", &mut value)?,
                _ => members.keep(key)?,
            }
        }
        Ok(Self {
            name: members.present("name", name)?,
            value: members.present("value", value)?,
            extra: members.into_extra(),
        })
    }
}

impl wire::Read for CompletionArgument {
    fn read<'de, D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::read_object(input)
    }
}

impl<'de> Deserialize<'de> for CompletionArgument {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::Read::read(input)
    }
}

impl Serialize for CompletionArgument {
    fn serialize<S: Serializer>(&self, output: S) -> Result<S::Ok, S::Error> {
        let mut out = wire::Writer::new(output)?;
        out.member("name", &self.name)?;
        out.member("value", &self.value)?;
        out.finish(&self.extra, &["name", "value"])
    }
}

impl wire::Union for CompletionReference {
    const EXPECTED: &'static str = "an object";
    fn unknown<E: Error>(value: Json) -> Result<Self, E> {
        Ok(Self::Unknown(value))
    }

    fn object<'de, A: MapAccess<'de>>(
        mut members: Members<'de, A>,
    ) -> Result<Self, A::Error> {
        let tag = members.find_tag("type")?;
        match tag.as_deref() {
            Some("ref/prompt") => {
                <PromptReference as wire::Object>::members(members.tagged("type"))
                    .map(Self::Prompt)
            }
            Some("ref/resource") => {
                <ResourceReference as wire::Object>::members(members.tagged("type"))
                    .map(Self::Resource)
            }
            Some(other) => {
                members.put_back("type", other)?;
                Self::unknown(members.into_json()?)
            }
            None => Self::unknown(members.into_json()?),
        }
    }
}

impl wire::Read for CompletionReference {
    fn read<'de, D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::read_union(input)
    }
}

impl<'de> Deserialize<'de> for CompletionReference {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::Read::read(input)
    }
}

impl Serialize for CompletionReference {
    fn serialize<S: Serializer>(&self, output: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Prompt(value) => value.serialize(output),
            Self::Resource(value) => value.serialize(output),
            Self::Unknown(value) => value.serialize(output),
        }
    }
}

impl wire::Read for LoggingLevel {
    fn read<'de, D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::read_string(input)
    }
}

impl<'de> Deserialize<'de> for LoggingLevel {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::Read::read(input)
    }
}

impl Serialize for LoggingLevel {
    fn serialize<S: Serializer>(&self, output: S) -> Result<S::Ok, S::Error> {
        output.serialize_str(self.as_str())
    }
}

impl wire::Object for LoggingMessageNotification {
    const NAME: &'static str = "LoggingMessageNotification";
    fn members<'de, A: MapAccess<'de>>(
        mut members: Members<'de, A>,
    ) -> Result<Self, A::Error> {
        let mut params = None;
        let mut has_method = false;
        while let Some(key) = members.next_name()? {
            match &*key {
                "method" => {
                    members.constant("method", "notifications/message", &mut has_method)?
                }
                "params" => members.required("params", &mut params)?,
                _ => members.keep(key)?,
            }
        }
        members.constant_present("method", has_method)?;
        Ok(Self {
            params: members.present("params", params)?,
            extra: members.into_extra(),
        })
    }
}

impl wire::Read for LoggingMessageNotification {
    fn read<'de, D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::read_object(input)
    }
}

impl<'de> Deserialize<'de> for LoggingMessageNotification {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::Read::read(input)
    }
}

impl Serialize for LoggingMessageNotification {
    fn serialize<S: Serializer>(&self, output: S) -> Result<S::Ok, S::Error> {
        let mut out = wire::Writer::new(output)?;
        out.member("method", "notifications/message")?;
        out.member("params", &self.params)?;
        out.finish(&self.extra, &["method", "params"])
    }
}

impl wire::Object for LoggingMessageNotificationParams {
    const NAME: &'static str = "LoggingMessageNotificationParams";
    fn members<'de, A: MapAccess<'de>>(
        mut members: Members<'de, A>,
    ) -> Result<Self, A::Error> {
        let mut data = None;
        let mut level = None;
        let mut logger = None;
        while let Some(key) = members.next_name()? {
            match &*key {
                "data" => members.required("data", &mut data)?,
                "level" => members.required("level", &mut level)?,
                "logger" => members.optional("logger", &mut logger)?,
                _ => members.keep(key)?,
            }
        }
        Ok(Self {
            data: members.present("data", data)?,
            level: members.present("level", level)?,
            logger,
            extra: members.into_extra(),
        })
    }
}

impl wire::Read for LoggingMessageNotificationParams {
    fn read<'de, D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::read_object(input)
    }
}

impl<'de> Deserialize<'de> for LoggingMessageNotificationParams {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::Read::read(input)
    }
}

impl Serialize for LoggingMessageNotificationParams {
    fn serialize<S: Serializer>(&self, output: S) -> Result<S::Ok, S::Error> {
        let mut out = wire::Writer::new(output)?;
        out.member("data", &self.data)?;
        out.member("level", &self.level)?;
        out.optional("logger", &self.logger)?;
        out.finish(&self.extra, &["data", "level", "logger"])
    }
}

impl wire::Object for PaginatedRequest {
    const NAME: &'static str = "PaginatedRequest";
    fn members<'de, A: MapAccess<'de>>(
        mut members: Members<'de, A>,
    ) -> Result<Self, A::Error> {
        let mut method = None;
        let mut params = None;
        while let Some(key) = members.next_name()? {
            match &*key {
                "method" => members.required("method", &mut method)?,
                "params" => members.optional("params", &mut params)?,
                _ => members.keep(key)?,
            }
        }
        Ok(Self {
            method: members.present("method", method)?,
            params,
            extra: members.into_extra(),
        })
    }
}

impl wire::Read for PaginatedRequest {
    fn read<'de, D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::read_object(input)
    }
}

impl<'de> Deserialize<'de> for PaginatedRequest {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::Read::read(input)
    }
}

impl Serialize for PaginatedRequest {
    fn serialize<S: Serializer>(&self, output: S) -> Result<S::Ok, S::Error> {
        let mut out = wire::Writer::new(output)?;
        out.member("method", &self.method)?;
        out.optional("params", &self.params)?;
        out.finish(&self.extra, &["method", "params"])
    }
}

impl wire::Object for PaginatedRequestParams {
    const NAME: &'static str = "PaginatedRequestParams";
    fn members<'de, A: MapAccess<'de>>(
        mut members: Members<'de, A>,
    ) -> Result<Self, A::Error> {
        let mut cursor = None;
        while let Some(key) = members.next_name()? {
            match &*key {
                "cursor" => members.optional("cursor", &mut cursor)?,
                _ => members.keep(key)?,
            }
        }
        Ok(Self {
            cursor,
            extra: members.into_extra(),
        })
    }
}

impl wire::Read for PaginatedRequestParams {
    fn read<'de, D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::read_object(input)
    }
}

impl<'de> Deserialize<'de> for PaginatedRequestParams {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::Read::read(input)
    }
}

impl Serialize for PaginatedRequestParams {
    fn serialize<S: Serializer>(&self, output: S) -> Result<S::Ok, S::Error> {
        let mut out = wire::Writer::new(output)?;
        out.optional("cursor", &self.cursor)?;
        out.finish(&self.extra, &["cursor"])
    }
}

impl wire::Object for PaginatedResult {
    const NAME: &'static str = "PaginatedResult";
    fn members<'de, A: MapAccess<'de>>(
        mut members: Members<'de, A>,
    ) -> Result<Self, A::Error> {
        let mut meta = None;
        let mut next_cursor = None;
        while let Some(key) = members.next_name()? {
            match &*key {
                "_meta" => members.optional("_meta", &mut meta)?,
                "nextCursor" => members.optional("nextCursor", &mut next_cursor)?,
                _ => members.keep(key)?,
            }
        }
        Ok(Self {
            meta,
            next_cursor,
            extra: members.into_extra(),
        })
    }
}

impl wire::Read for PaginatedResult {
    fn read<'de, D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::read_object(input)
    }
}

impl<'de> Deserialize<'de> for PaginatedResult {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::Read::read(input)
    }
}

impl Serialize for PaginatedResult {
    fn serialize<S: Serializer>(&self, output: S) -> Result<S::Ok, S::Error> {
        let mut out = wire::Writer::new(output)?;
        out.optional("_meta", &self.meta)?;
        out.optional("nextCursor", &self.next_cursor)?;
        out.finish(&self.extra, &["_meta", "nextCursor"])
    }
}

impl wire::Object for ProgressNotification {
    const NAME: &'static str = "ProgressNotification";
    fn members<'de, A: MapAccess<'de>>(
        mut members: Members<'de, A>,
    ) -> Result<Self, A::Error> {
        let mut params = None;
        let mut has_method = false;
        while let Some(key) = members.next_name()? {
            match &*key {
                "method" => {
                    members
                        .constant("method", "notifications/progress", &mut has_method)?
                }
                "params" => members.required("params", &mut params)?,
                _ => members.keep(key)?,
            }
        }
        members.constant_present("method", has_method)?;
        Ok(Self {
            params: members.present("params", params)?,
            extra: members.into_extra(),
        })
    }
}

impl wire::Read for ProgressNotification {
    fn read<'de, D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::read_object(input)
    }
}

impl<'de> Deserialize<'de> for ProgressNotification {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::Read::read(input)
    }
}

impl Serialize for ProgressNotification {
    fn serialize<S: Serializer>(&self, output: S) -> Result<S::Ok, S::Error> {
        let mut out = wire::Writer::new(output)?;
        out.member("method", "notifications/progress")?;
        out.member("params", &self.params)?;
        out.finish(&self.extra, &["method", "params"])
    }
}

impl wire::Object for ProgressNotificationParams {
    const NAME: &'static str = "ProgressNotificationParams";
    fn members<'de, A: MapAccess<'de>>(
        mut members: Members<'de, A>,
    ) -> Result<Self, A::Error> {
        let mut progress = None;
        let mut progress_token = None;
        let mut total = None;
        while let Some(key) = members.next_name()? {
            match &*key {
                "progress" => members.required("progress", &mut progress)?,
                "progressToken" => {
                    members.required("progressToken", &mut progress_token)?
                }
                "total" => members.optional("total", &mut total)?,
                _ => members.keep(key)?,
            }
        }
        Ok(Self {
            progress: members.present("progress", progress)?,
            progress_token: members.present("progressToken", progress_token)?,
            total,
            extra: members.into_extra(),
        })
    }
}

impl wire::Read for ProgressNotificationParams {
    fn read<'de, D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::read_object(input)
    }
}

impl<'de> Deserialize<'de> for ProgressNotificationParams {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::Read::read(input)
    }
}

impl Serialize for ProgressNotificationParams {
    fn serialize<S: Serializer>(&self, output: S) -> Result<S::Ok, S::Error> {
        let mut out = wire::Writer::new(output)?;
        out.member("progress", &self.progress)?;
        out.member("progressToken", &self.progress_token)?;
        out.optional("total", &self.total)?;
        out.finish(&self.extra, &["progress", "progressToken", "total"])
    }
}

impl wire::Union for ProgressToken {
    const EXPECTED: &'static str = "a string or an integer";
    fn unknown<E: Error>(value: Json) -> Result<Self, E> {
        Err(
            E::custom(
                format_args!(
                    "expected {}, found `{value}`", < Self as wire::Union > ::EXPECTED
                ),
            ),
        )
    }

    fn string<E: Error>(value: String) -> Result<Self, E> {
        Ok(Self::String(value))
    }

    fn number<E: Error>(value: Number) -> Result<Self, E> {
        Integer::try_from(value).map(Self::Integer).map_err(E::custom)
    }
}

impl wire::Read for ProgressToken {
    fn read<'de, D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::read_union(input)
    }
}

impl<'de> Deserialize<'de> for ProgressToken {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::Read::read(input)
    }
}

impl Serialize for ProgressToken {
    fn serialize<S: Serializer>(&self, output: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::String(value) => value.serialize(output),
            Self::Integer(value) => value.serialize(output),
        }
    }
}

impl wire::Object for SetLevelRequest {
    const NAME: &'static str = "SetLevelRequest";
    fn members<'de, A: MapAccess<'de>>(
        mut members: Members<'de, A>,
    ) -> Result<Self, A::Error> {
        let mut params = None;
        let mut has_method = false;
        while let Some(key) = members.next_name()? {
            match &*key {
                "method" => {
                    members.constant("method", "logging/setLevel", &mut has_method)?
                }
                "params" => members.required("params", &mut params)?,
                _ => members.keep(key)?,
            }
        }
        members.constant_present("method", has_method)?;
        Ok(Self {
            params: members.present("params", params)?,
            extra: members.into_extra(),
        })
    }
}

impl wire::Read for SetLevelRequest {
    fn read<'de, D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::read_object(input)
    }
}

impl<'de> Deserialize<'de> for SetLevelRequest {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::Read::read(input)
    }
}

impl Serialize for SetLevelRequest {
    fn serialize<S: Serializer>(&self, output: S) -> Result<S::Ok, S::Error> {
        let mut out = wire::Writer::new(output)?;
        out.member("method", "logging/setLevel")?;
        out.member("params", &self.params)?;
        out.finish(&self.extra, &["method", "params"])
    }
}

impl wire::Object for SetLevelRequestParams {
    const NAME: &'static str = "SetLevelRequestParams";
    fn members<'de, A: MapAccess<'de>>(
        mut members: Members<'de, A>,
    ) -> Result<Self, A::Error> {
        let mut level = None;
        while let Some(key) = members.next_name()? {
            match &*key {
                "level" => members.required("level", &mut level)?,
                _ => members.keep(key)?,
            }
        }
        Ok(Self {
            level: members.present("level", level)?,
            extra: members.into_extra(),
        })
    }
}

impl wire::Read for SetLevelRequestParams {
    fn read<'de, D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::read_object(input)
    }
}

impl<'de> Deserialize<'de> for SetLevelRequestParams {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::Read::read(input)
    }
}

impl Serialize for SetLevelRequestParams {
    fn serialize<S: Serializer>(&self, output: S) -> Result<S::Ok, S::Error> {
        let mut out = wire::Writer::new(output)?;
        out.member("level", &self.level)?;
        out.finish(&self.extra, &["level"])
    }
}
