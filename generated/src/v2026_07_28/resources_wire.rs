// Written by `mcp-codegen generate`. Do not edit: change the schema or the generator.

//! How the types of `resources` are read and written.

use serde::de::MapAccess;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use super::{
    ListResourceTemplatesRequest, ListResourceTemplatesResult,
    ListResourceTemplatesResultResponse, ListResourcesRequest, ListResourcesResult,
    ListResourcesResultResponse, ReadResourceRequest, ReadResourceRequestParams,
    ReadResourceResult, ReadResourceResultResponse, ResourceListChangedNotification,
    ResourceRequestParams, ResourceUpdatedNotification,
    ResourceUpdatedNotificationParams, ResultType,
};
use crate::wire::Members;
use crate::wire;

impl wire::Object for ListResourceTemplatesRequest {
    const NAME: &'static str = "ListResourceTemplatesRequest";
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
                    members
                        .constant("method", "resources/templates/list", &mut has_method)?
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

impl wire::Read for ListResourceTemplatesRequest {
    fn read<'de, D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::read_object(input)
    }
}

impl<'de> Deserialize<'de> for ListResourceTemplatesRequest {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::Read::read(input)
    }
}

impl Serialize for ListResourceTemplatesRequest {
    fn serialize<S: Serializer>(&self, output: S) -> Result<S::Ok, S::Error> {
        let mut out = wire::Writer::new(output)?;
        out.member("jsonrpc", "2.0")?;
        out.member("method", "resources/templates/list")?;
        out.member("id", &self.id)?;
        out.member("params", &self.params)?;
        out.finish(&self.extra, &["jsonrpc", "method", "id", "params"])
    }
}

impl wire::Object for ListResourceTemplatesResult {
    const NAME: &'static str = "ListResourceTemplatesResult";
    fn members<'de, A: MapAccess<'de>>(
        mut members: Members<'de, A>,
    ) -> Result<Self, A::Error> {
        let mut meta = None;
        let mut cache_scope = None;
        let mut next_cursor = None;
        let mut resource_templates = None;
        let mut result_type = None;
        let mut ttl_ms = None;
        while let Some(key) = members.next_name()? {
            match &*key {
                "_meta" => members.optional("_meta", &mut meta)?,
                "cacheScope" => members.optional("cacheScope", &mut cache_scope)?,
                "nextCursor" => members.optional("nextCursor", &mut next_cursor)?,
                "resourceTemplates" => {
                    members.required("resourceTemplates", &mut resource_templates)?
                }
                "resultType" => members.optional("resultType", &mut result_type)?,
                "ttlMs" => members.optional("ttlMs", &mut ttl_ms)?,
                _ => members.keep(key)?,
            }
        }
        Ok(Self {
            meta,
            cache_scope,
            next_cursor,
            resource_templates: members
                .present("resourceTemplates", resource_templates)?,
            result_type: result_type.unwrap_or(ResultType::Complete),
            ttl_ms,
            extra: members.into_extra(),
        })
    }
}

impl wire::Read for ListResourceTemplatesResult {
    fn read<'de, D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::read_object(input)
    }
}

impl<'de> Deserialize<'de> for ListResourceTemplatesResult {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::Read::read(input)
    }
}

impl Serialize for ListResourceTemplatesResult {
    fn serialize<S: Serializer>(&self, output: S) -> Result<S::Ok, S::Error> {
        let mut out = wire::Writer::new(output)?;
        out.optional("_meta", &self.meta)?;
        out.optional("cacheScope", &self.cache_scope)?;
        out.optional("nextCursor", &self.next_cursor)?;
        out.member("resourceTemplates", &self.resource_templates)?;
        out.member("resultType", &self.result_type)?;
        out.optional("ttlMs", &self.ttl_ms)?;
        out.finish(
            &self.extra,
            &[
                "_meta",
                "cacheScope",
                "nextCursor",
                "resourceTemplates",
                "resultType",
                "ttlMs",
            ],
        )
    }
}

impl wire::Object for ListResourceTemplatesResultResponse {
    const NAME: &'static str = "ListResourceTemplatesResultResponse";
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

impl wire::Read for ListResourceTemplatesResultResponse {
    fn read<'de, D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::read_object(input)
    }
}

impl<'de> Deserialize<'de> for ListResourceTemplatesResultResponse {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::Read::read(input)
    }
}

impl Serialize for ListResourceTemplatesResultResponse {
    fn serialize<S: Serializer>(&self, output: S) -> Result<S::Ok, S::Error> {
        let mut out = wire::Writer::new(output)?;
        out.member("jsonrpc", "2.0")?;
        out.member("id", &self.id)?;
        out.member("result", &self.result)?;
        out.finish(&self.extra, &["jsonrpc", "id", "result"])
    }
}

impl wire::Object for ListResourcesRequest {
    const NAME: &'static str = "ListResourcesRequest";
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
                    members.constant("method", "resources/list", &mut has_method)?
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

impl wire::Read for ListResourcesRequest {
    fn read<'de, D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::read_object(input)
    }
}

impl<'de> Deserialize<'de> for ListResourcesRequest {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::Read::read(input)
    }
}

impl Serialize for ListResourcesRequest {
    fn serialize<S: Serializer>(&self, output: S) -> Result<S::Ok, S::Error> {
        let mut out = wire::Writer::new(output)?;
        out.member("jsonrpc", "2.0")?;
        out.member("method", "resources/list")?;
        out.member("id", &self.id)?;
        out.member("params", &self.params)?;
        out.finish(&self.extra, &["jsonrpc", "method", "id", "params"])
    }
}

impl wire::Object for ListResourcesResult {
    const NAME: &'static str = "ListResourcesResult";
    fn members<'de, A: MapAccess<'de>>(
        mut members: Members<'de, A>,
    ) -> Result<Self, A::Error> {
        let mut meta = None;
        let mut cache_scope = None;
        let mut next_cursor = None;
        let mut resources = None;
        let mut result_type = None;
        let mut ttl_ms = None;
        while let Some(key) = members.next_name()? {
            match &*key {
                "_meta" => members.optional("_meta", &mut meta)?,
                "cacheScope" => members.optional("cacheScope", &mut cache_scope)?,
                "nextCursor" => members.optional("nextCursor", &mut next_cursor)?,
                "resources" => members.required("resources", &mut resources)?,
                "resultType" => members.optional("resultType", &mut result_type)?,
                "ttlMs" => members.optional("ttlMs", &mut ttl_ms)?,
                _ => members.keep(key)?,
            }
        }
        Ok(Self {
            meta,
            cache_scope,
            next_cursor,
            resources: members.present("resources", resources)?,
            result_type: result_type.unwrap_or(ResultType::Complete),
            ttl_ms,
            extra: members.into_extra(),
        })
    }
}

impl wire::Read for ListResourcesResult {
    fn read<'de, D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::read_object(input)
    }
}

impl<'de> Deserialize<'de> for ListResourcesResult {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::Read::read(input)
    }
}

impl Serialize for ListResourcesResult {
    fn serialize<S: Serializer>(&self, output: S) -> Result<S::Ok, S::Error> {
        let mut out = wire::Writer::new(output)?;
        out.optional("_meta", &self.meta)?;
        out.optional("cacheScope", &self.cache_scope)?;
        out.optional("nextCursor", &self.next_cursor)?;
        out.member("resources", &self.resources)?;
        out.member("resultType", &self.result_type)?;
        out.optional("ttlMs", &self.ttl_ms)?;
        out.finish(
            &self.extra,
            &["_meta", "cacheScope", "nextCursor", "resources", "resultType", "ttlMs"],
        )
    }
}

impl wire::Object for ListResourcesResultResponse {
    const NAME: &'static str = "ListResourcesResultResponse";
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

impl wire::Read for ListResourcesResultResponse {
    fn read<'de, D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::read_object(input)
    }
}

impl<'de> Deserialize<'de> for ListResourcesResultResponse {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::Read::read(input)
    }
}

impl Serialize for ListResourcesResultResponse {
    fn serialize<S: Serializer>(&self, output: S) -> Result<S::Ok, S::Error> {
        let mut out = wire::Writer::new(output)?;
        out.member("jsonrpc", "2.0")?;
        out.member("id", &self.id)?;
        out.member("result", &self.result)?;
        out.finish(&self.extra, &["jsonrpc", "id", "result"])
    }
}

impl wire::Object for ReadResourceRequest {
    const NAME: &'static str = "ReadResourceRequest";
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
                    members.constant("method", "resources/read", &mut has_method)?
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

impl wire::Read for ReadResourceRequest {
    fn read<'de, D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::read_object(input)
    }
}

impl<'de> Deserialize<'de> for ReadResourceRequest {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::Read::read(input)
    }
}

impl Serialize for ReadResourceRequest {
    fn serialize<S: Serializer>(&self, output: S) -> Result<S::Ok, S::Error> {
        let mut out = wire::Writer::new(output)?;
        out.member("jsonrpc", "2.0")?;
        out.member("method", "resources/read")?;
        out.member("id", &self.id)?;
        out.member("params", &self.params)?;
        out.finish(&self.extra, &["jsonrpc", "method", "id", "params"])
    }
}

impl wire::Object for ReadResourceRequestParams {
    const NAME: &'static str = "ReadResourceRequestParams";
    fn members<'de, A: MapAccess<'de>>(
        mut members: Members<'de, A>,
    ) -> Result<Self, A::Error> {
        let mut meta = None;
        let mut input_responses = None;
        let mut request_state = None;
        let mut uri = None;
        while let Some(key) = members.next_name()? {
            match &*key {
                "_meta" => members.required("_meta", &mut meta)?,
                "inputResponses" => {
                    members.optional("inputResponses", &mut input_responses)?
                }
                "requestState" => members.optional("requestState", &mut request_state)?,
                "uri" => members.required("uri", &mut uri)?,
                _ => members.keep(key)?,
            }
        }
        Ok(Self {
            meta: members.present("_meta", meta)?,
            input_responses,
            request_state,
            uri: members.present("uri", uri)?,
            extra: members.into_extra(),
        })
    }
}

impl wire::Read for ReadResourceRequestParams {
    fn read<'de, D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::read_object(input)
    }
}

impl<'de> Deserialize<'de> for ReadResourceRequestParams {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::Read::read(input)
    }
}

impl Serialize for ReadResourceRequestParams {
    fn serialize<S: Serializer>(&self, output: S) -> Result<S::Ok, S::Error> {
        let mut out = wire::Writer::new(output)?;
        out.member("_meta", &self.meta)?;
        out.optional("inputResponses", &self.input_responses)?;
        out.optional("requestState", &self.request_state)?;
        out.member("uri", &self.uri)?;
        out.finish(&self.extra, &["_meta", "inputResponses", "requestState", "uri"])
    }
}

impl wire::Object for ReadResourceResult {
    const NAME: &'static str = "ReadResourceResult";
    fn members<'de, A: MapAccess<'de>>(
        mut members: Members<'de, A>,
    ) -> Result<Self, A::Error> {
        let mut meta = None;
        let mut cache_scope = None;
        let mut contents = None;
        let mut result_type = None;
        let mut ttl_ms = None;
        while let Some(key) = members.next_name()? {
            match &*key {
                "_meta" => members.optional("_meta", &mut meta)?,
                "cacheScope" => members.optional("cacheScope", &mut cache_scope)?,
                "contents" => members.required("contents", &mut contents)?,
                "resultType" => members.optional("resultType", &mut result_type)?,
                "ttlMs" => members.optional("ttlMs", &mut ttl_ms)?,
                _ => members.keep(key)?,
            }
        }
        Ok(Self {
            meta,
            cache_scope,
            contents: members.present("contents", contents)?,
            result_type: result_type.unwrap_or(ResultType::Complete),
            ttl_ms,
            extra: members.into_extra(),
        })
    }
}

impl wire::Read for ReadResourceResult {
    fn read<'de, D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::read_object(input)
    }
}

impl<'de> Deserialize<'de> for ReadResourceResult {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::Read::read(input)
    }
}

impl Serialize for ReadResourceResult {
    fn serialize<S: Serializer>(&self, output: S) -> Result<S::Ok, S::Error> {
        let mut out = wire::Writer::new(output)?;
        out.optional("_meta", &self.meta)?;
        out.optional("cacheScope", &self.cache_scope)?;
        out.member("contents", &self.contents)?;
        out.member("resultType", &self.result_type)?;
        out.optional("ttlMs", &self.ttl_ms)?;
        out.finish(
            &self.extra,
            &["_meta", "cacheScope", "contents", "resultType", "ttlMs"],
        )
    }
}

impl wire::Object for ReadResourceResultResponse {
    const NAME: &'static str = "ReadResourceResultResponse";
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

impl wire::Read for ReadResourceResultResponse {
    fn read<'de, D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::read_object(input)
    }
}

impl<'de> Deserialize<'de> for ReadResourceResultResponse {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::Read::read(input)
    }
}

impl Serialize for ReadResourceResultResponse {
    fn serialize<S: Serializer>(&self, output: S) -> Result<S::Ok, S::Error> {
        let mut out = wire::Writer::new(output)?;
        out.member("jsonrpc", "2.0")?;
        out.member("id", &self.id)?;
        out.member("result", &self.result)?;
        out.finish(&self.extra, &["jsonrpc", "id", "result"])
    }
}

impl wire::Object for ResourceListChangedNotification {
    const NAME: &'static str = "ResourceListChangedNotification";
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
                            "notifications/resources/list_changed",
                            &mut has_method,
                        )?
                }
                "params" => members.optional("params", &mut params)?,
                _ => members.keep(key)?,
            }
        }
        members.constant_present("jsonrpc", has_jsonrpc)?;
        members.constant_present("method", has_method)?;
        Ok(Self {
            params,
            extra: members.into_extra(),
        })
    }
}

impl wire::Read for ResourceListChangedNotification {
    fn read<'de, D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::read_object(input)
    }
}

impl<'de> Deserialize<'de> for ResourceListChangedNotification {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::Read::read(input)
    }
}

impl Serialize for ResourceListChangedNotification {
    fn serialize<S: Serializer>(&self, output: S) -> Result<S::Ok, S::Error> {
        let mut out = wire::Writer::new(output)?;
        out.member("jsonrpc", "2.0")?;
        out.member("method", "notifications/resources/list_changed")?;
        out.optional("params", &self.params)?;
        out.finish(&self.extra, &["jsonrpc", "method", "params"])
    }
}

impl wire::Object for ResourceRequestParams {
    const NAME: &'static str = "ResourceRequestParams";
    fn members<'de, A: MapAccess<'de>>(
        mut members: Members<'de, A>,
    ) -> Result<Self, A::Error> {
        let mut meta = None;
        let mut uri = None;
        while let Some(key) = members.next_name()? {
            match &*key {
                "_meta" => members.required("_meta", &mut meta)?,
                "uri" => members.required("uri", &mut uri)?,
                _ => members.keep(key)?,
            }
        }
        Ok(Self {
            meta: members.present("_meta", meta)?,
            uri: members.present("uri", uri)?,
            extra: members.into_extra(),
        })
    }
}

impl wire::Read for ResourceRequestParams {
    fn read<'de, D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::read_object(input)
    }
}

impl<'de> Deserialize<'de> for ResourceRequestParams {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::Read::read(input)
    }
}

impl Serialize for ResourceRequestParams {
    fn serialize<S: Serializer>(&self, output: S) -> Result<S::Ok, S::Error> {
        let mut out = wire::Writer::new(output)?;
        out.member("_meta", &self.meta)?;
        out.member("uri", &self.uri)?;
        out.finish(&self.extra, &["_meta", "uri"])
    }
}

impl wire::Object for ResourceUpdatedNotification {
    const NAME: &'static str = "ResourceUpdatedNotification";
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
                            "notifications/resources/updated",
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

impl wire::Read for ResourceUpdatedNotification {
    fn read<'de, D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::read_object(input)
    }
}

impl<'de> Deserialize<'de> for ResourceUpdatedNotification {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::Read::read(input)
    }
}

impl Serialize for ResourceUpdatedNotification {
    fn serialize<S: Serializer>(&self, output: S) -> Result<S::Ok, S::Error> {
        let mut out = wire::Writer::new(output)?;
        out.member("jsonrpc", "2.0")?;
        out.member("method", "notifications/resources/updated")?;
        out.member("params", &self.params)?;
        out.finish(&self.extra, &["jsonrpc", "method", "params"])
    }
}

impl wire::Object for ResourceUpdatedNotificationParams {
    const NAME: &'static str = "ResourceUpdatedNotificationParams";
    fn members<'de, A: MapAccess<'de>>(
        mut members: Members<'de, A>,
    ) -> Result<Self, A::Error> {
        let mut meta = None;
        let mut uri = None;
        while let Some(key) = members.next_name()? {
            match &*key {
                "_meta" => members.optional("_meta", &mut meta)?,
                "uri" => members.required("uri", &mut uri)?,
                _ => members.keep(key)?,
            }
        }
        Ok(Self {
            meta,
            uri: members.present("uri", uri)?,
            extra: members.into_extra(),
        })
    }
}

impl wire::Read for ResourceUpdatedNotificationParams {
    fn read<'de, D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::read_object(input)
    }
}

impl<'de> Deserialize<'de> for ResourceUpdatedNotificationParams {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::Read::read(input)
    }
}

impl Serialize for ResourceUpdatedNotificationParams {
    fn serialize<S: Serializer>(&self, output: S) -> Result<S::Ok, S::Error> {
        let mut out = wire::Writer::new(output)?;
        out.optional("_meta", &self.meta)?;
        out.member("uri", &self.uri)?;
        out.finish(&self.extra, &["_meta", "uri"])
    }
}
