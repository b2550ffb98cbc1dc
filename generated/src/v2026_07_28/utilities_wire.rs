// Written by `mcp-codegen generate`. Do not edit: change the schema or the generator.

//! How the types of `utilities` are read and written.

use serde::de::MapAccess;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use super::{
    CacheScope, CacheableResult, CancelledNotification, CancelledNotificationParams,
    CompleteRequest, CompleteRequestParams, CompleteResult, CompleteResultResponse,
    LoggingMessageNotification, LoggingMessageNotificationParams, PaginatedRequest,
    PaginatedRequestParams, PaginatedResult, ProgressNotification,
    ProgressNotificationParams, ResultType,
};
use crate::wire::Members;
use crate::wire;

impl wire::Read for CacheScope {
    fn read<'de, D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::read_string(input)
    }
}

impl<'de> Deserialize<'de> for CacheScope {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::Read::read(input)
    }
}

impl Serialize for CacheScope {
    fn serialize<S: Serializer>(&self, output: S) -> Result<S::Ok, S::Error> {
        output.serialize_str(self.as_str())
    }
}

impl wire::Object for CacheableResult {
    const NAME: &'static str = "CacheableResult";
    fn members<'de, A: MapAccess<'de>>(
        mut members: Members<'de, A>,
    ) -> Result<Self, A::Error> {
        let mut meta = None;
        let mut cache_scope = None;
        let mut result_type = None;
        let mut ttl_ms = None;
        while let Some(key) = members.next_name()? {
            match &*key {
                "_meta" => members.optional("_meta", &mut meta)?,
                "cacheScope" => members.optional("cacheScope", &mut cache_scope)?,
                "resultType" => members.optional("resultType", &mut result_type)?,
                "ttlMs" => members.optional("ttlMs", &mut ttl_ms)?,
                _ => members.keep(key)?,
            }
        }
        Ok(Self {
            meta,
            cache_scope,
            result_type: result_type.unwrap_or(ResultType::Complete),
            ttl_ms,
            extra: members.into_extra(),
        })
    }
}

impl wire::Read for CacheableResult {
    fn read<'de, D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::read_object(input)
    }
}

impl<'de> Deserialize<'de> for CacheableResult {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::Read::read(input)
    }
}

impl Serialize for CacheableResult {
    fn serialize<S: Serializer>(&self, output: S) -> Result<S::Ok, S::Error> {
        let mut out = wire::Writer::new(output)?;
        out.optional("_meta", &self.meta)?;
        out.optional("cacheScope", &self.cache_scope)?;
        out.member("resultType", &self.result_type)?;
        out.optional("ttlMs", &self.ttl_ms)?;
        out.finish(&self.extra, &["_meta", "cacheScope", "resultType", "ttlMs"])
    }
}

impl wire::Object for CancelledNotification {
    const NAME: &'static str = "CancelledNotification";
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
                        .constant("method", "notifications/cancelled", &mut has_method)?
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
        out.member("jsonrpc", "2.0")?;
        out.member("method", "notifications/cancelled")?;
        out.member("params", &self.params)?;
        out.finish(&self.extra, &["jsonrpc", "method", "params"])
    }
}

impl wire::Object for CancelledNotificationParams {
    const NAME: &'static str = "CancelledNotificationParams";
    fn members<'de, A: MapAccess<'de>>(
        mut members: Members<'de, A>,
    ) -> Result<Self, A::Error> {
        let mut meta = None;
        let mut reason = None;
        let mut request_id = None;
        while let Some(key) = members.next_name()? {
            match &*key {
                "_meta" => members.optional("_meta", &mut meta)?,
                "reason" => members.optional("reason", &mut reason)?,
                "requestId" => members.required("requestId", &mut request_id)?,
                _ => members.keep(key)?,
            }
        }
        Ok(Self {
            meta,
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
        out.optional("_meta", &self.meta)?;
        out.optional("reason", &self.reason)?;
        out.member("requestId", &self.request_id)?;
        out.finish(&self.extra, &["_meta", "reason", "requestId"])
    }
}

impl wire::Object for CompleteRequest {
    const NAME: &'static str = "CompleteRequest";
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
                "method" => {
                    members.constant("method", "completion/complete", &mut has_method)?
                }
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
        out.member("jsonrpc", "2.0")?;
        out.member("method", "completion/complete")?;
        out.member("id", &self.id)?;
        out.member("params", &self.params)?;
        out.finish(&self.extra, &["jsonrpc", "method", "id", "params"])
    }
}

impl wire::Object for CompleteRequestParams {
    const NAME: &'static str = "CompleteRequestParams";
    fn members<'de, A: MapAccess<'de>>(
        mut members: Members<'de, A>,
    ) -> Result<Self, A::Error> {
        let mut meta = None;
        let mut argument = None;
        let mut context = None;
        let mut r#ref = None;
        while let Some(key) = members.next_name()? {
            match &*key {
                "_meta" => members.required("_meta", &mut meta)?,
                "argument" => members.required("argument", &mut argument)?,
                "context" => members.optional("context", &mut context)?,
                "ref" => members.required("ref", &mut r#ref)?,
                _ => members.keep(key)?,
            }
        }
        Ok(Self {
            meta: members.present("_meta", meta)?,
            argument: members.present("argument", argument)?,
            context,
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
        out.member("_meta", &self.meta)?;
        out.member("argument", &self.argument)?;
        out.optional("context", &self.context)?;
        out.member("ref", &self.r#ref)?;
        out.finish(&self.extra, &["_meta", "argument", "context", "ref"])
    }
}

impl wire::Object for CompleteResult {
    const NAME: &'static str = "CompleteResult";
    fn members<'de, A: MapAccess<'de>>(
        mut members: Members<'de, A>,
    ) -> Result<Self, A::Error> {
        let mut meta = None;
        let mut completion = None;
        let mut result_type = None;
        while let Some(key) = members.next_name()? {
            match &*key {
                "_meta" => members.optional("_meta", &mut meta)?,
                "completion" => members.required("completion", &mut completion)?,
                "resultType" => members.optional("resultType", &mut result_type)?,
                _ => members.keep(key)?,
            }
        }
        Ok(Self {
            meta,
            completion: members.present("completion", completion)?,
            result_type: result_type.unwrap_or(ResultType::Complete),
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
        out.member("resultType", &self.result_type)?;
        out.finish(&self.extra, &["_meta", "completion", "resultType"])
    }
}

impl wire::Object for CompleteResultResponse {
    const NAME: &'static str = "CompleteResultResponse";
    fn members<'de, A: MapAccess<'de>>(
        mut members: Members<'de, A>,
    ) -> Result<Self, A::Error> {
        let mut id = None;
        let mut result = None;
        let mut has_jsonrpc = false;
        while let Some(key) = members.next_name()? {
            match &*key {
                "jsonrpc" => members.constant("jsonrpc", "2.0", &mut has_jsonrpc)?,
                "id" => members.required("id", &mut id)?,
                "result" => members.required("result", &mut result)?,
                _ => members.keep(key)?,
            }
        }
        members.constant_present("jsonrpc", has_jsonrpc)?;
        Ok(Self {
            id: members.present("id", id)?,
            result: members.present("result", result)?,
            extra: members.into_extra(),
        })
    }
}

impl wire::Read for CompleteResultResponse {
    fn read<'de, D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::read_object(input)
    }
}

impl<'de> Deserialize<'de> for CompleteResultResponse {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::Read::read(input)
    }
}

impl Serialize for CompleteResultResponse {
    fn serialize<S: Serializer>(&self, output: S) -> Result<S::Ok, S::Error> {
        let mut out = wire::Writer::new(output)?;
        out.member("jsonrpc", "2.0")?;
        out.member("id", &self.id)?;
        out.member("result", &self.result)?;
        out.finish(&self.extra, &["jsonrpc", "id", "result"])
    }
}

impl wire::Object for LoggingMessageNotification {
    const NAME: &'static str = "LoggingMessageNotification";
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
                    members.constant("method", "notifications/message", &mut has_method)?
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
        out.member("jsonrpc", "2.0")?;
        out.member("method", "notifications/message")?;
        out.member("params", &self.params)?;
        out.finish(&self.extra, &["jsonrpc", "method", "params"])
    }
}

impl wire::Object for LoggingMessageNotificationParams {
    const NAME: &'static str = "LoggingMessageNotificationParams";
    fn members<'de, A: MapAccess<'de>>(
        mut members: Members<'de, A>,
    ) -> Result<Self, A::Error> {
        let mut meta = None;
        let mut data = None;
        let mut level = None;
        let mut logger = None;
        while let Some(key) = members.next_name()? {
            match &*key {
                "_meta" => members.optional("_meta", &mut meta)?,
                "data" => members.required("data", &mut data)?,
                "level" => members.required("level", &mut level)?,
                "logger" => members.optional("logger", &mut logger)?,
                _ => members.keep(key)?,
            }
        }
        Ok(Self {
            meta,
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
        out.optional("_meta", &self.meta)?;
        out.member("data", &self.data)?;
        out.member("level", &self.level)?;
        out.optional("logger", &self.logger)?;
        out.finish(&self.extra, &["_meta", "data", "level", "logger"])
    }
}

impl wire::Object for PaginatedRequest {
    const NAME: &'static str = "PaginatedRequest";
    fn members<'de, A: MapAccess<'de>>(
        mut members: Members<'de, A>,
    ) -> Result<Self, A::Error> {
        let mut id = None;
        let mut method = None;
        let mut params = None;
        let mut has_jsonrpc = false;
        while let Some(key) = members.next_name()? {
            match &*key {
                "jsonrpc" => members.constant("jsonrpc", "2.0", &mut has_jsonrpc)?,
                "id" => members.required("id", &mut id)?,
                "method" => members.required("method", &mut method)?,
                "params" => members.required("params", &mut params)?,
                _ => members.keep(key)?,
            }
        }
        members.constant_present("jsonrpc", has_jsonrpc)?;
        Ok(Self {
            id: members.present("id", id)?,
            method: members.present("method", method)?,
            params: members.present("params", params)?,
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
        out.member("jsonrpc", "2.0")?;
        out.member("id", &self.id)?;
        out.member("method", &self.method)?;
        out.member("params", &self.params)?;
        out.finish(&self.extra, &["jsonrpc", "id", "method", "params"])
    }
}

impl wire::Object for PaginatedRequestParams {
    const NAME: &'static str = "PaginatedRequestParams";
    fn members<'de, A: MapAccess<'de>>(
        mut members: Members<'de, A>,
    ) -> Result<Self, A::Error> {
        let mut meta = None;
        let mut cursor = None;
        while let Some(key) = members.next_name()? {
            match &*key {
                "_meta" => members.required("_meta", &mut meta)?,
                "cursor" => members.optional("cursor", &mut cursor)?,
                _ => members.keep(key)?,
            }
        }
        Ok(Self {
            meta: members.present("_meta", meta)?,
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
        out.member("_meta", &self.meta)?;
        out.optional("cursor", &self.cursor)?;
        out.finish(&self.extra, &["_meta", "cursor"])
    }
}

impl wire::Object for PaginatedResult {
    const NAME: &'static str = "PaginatedResult";
    fn members<'de, A: MapAccess<'de>>(
        mut members: Members<'de, A>,
    ) -> Result<Self, A::Error> {
        let mut meta = None;
        let mut next_cursor = None;
        let mut result_type = None;
        while let Some(key) = members.next_name()? {
            match &*key {
                "_meta" => members.optional("_meta", &mut meta)?,
                "nextCursor" => members.optional("nextCursor", &mut next_cursor)?,
                "resultType" => members.optional("resultType", &mut result_type)?,
                _ => members.keep(key)?,
            }
        }
        Ok(Self {
            meta,
            next_cursor,
            result_type: result_type.unwrap_or(ResultType::Complete),
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
        out.member("resultType", &self.result_type)?;
        out.finish(&self.extra, &["_meta", "nextCursor", "resultType"])
    }
}

impl wire::Object for ProgressNotification {
    const NAME: &'static str = "ProgressNotification";
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
                        .constant("method", "notifications/progress", &mut has_method)?
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
        out.member("jsonrpc", "2.0")?;
        out.member("method", "notifications/progress")?;
        out.member("params", &self.params)?;
        out.finish(&self.extra, &["jsonrpc", "method", "params"])
    }
}

impl wire::Object for ProgressNotificationParams {
    const NAME: &'static str = "ProgressNotificationParams";
    fn members<'de, A: MapAccess<'de>>(
        mut members: Members<'de, A>,
    ) -> Result<Self, A::Error> {
        let mut meta = None;
        let mut message = None;
        let mut progress = None;
        let mut progress_token = None;
        let mut total = None;
        while let Some(key) = members.next_name()? {
            match &*key {
                "_meta" => members.optional("_meta", &mut meta)?,
                "message" => members.optional("message", &mut message)?,
                "progress" => members.required("progress", &mut progress)?,
                "progressToken" => {
                    members.required("progressToken", &mut progress_token)?
                }
                "total" => members.optional("total", &mut total)?,
                _ => members.keep(key)?,
            }
        }
        Ok(Self {
            meta,
            message,
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
        out.optional("_meta", &self.meta)?;
        out.optional("message", &self.message)?;
        out.member("progress", &self.progress)?;
        out.member("progressToken", &self.progress_token)?;
        out.optional("total", &self.total)?;
        out.finish(
            &self.extra,
            &["_meta", "message", "progress", "progressToken", "total"],
        )
    }
}
