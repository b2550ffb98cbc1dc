// Written by `mcp-codegen generate`. Do not edit: change the schema or the generator.

//! How the types of `prompts` are read and written.

use serde::de::MapAccess;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use super::{
    GetPromptRequest, GetPromptRequestParams, GetPromptResult, GetPromptResultResponse,
    ListPromptsRequest, ListPromptsResult, ListPromptsResultResponse,
    PromptListChangedNotification, ResultType,
};
use crate::wire::Members;
use crate::wire;

impl wire::Object for GetPromptRequest {
    const NAME: &'static str = "GetPromptRequest";
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
                "method" => members.constant("method", "prompts/get", &mut has_method)?,
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

impl wire::Read for GetPromptRequest {
    fn read<'de, D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::read_object(input)
    }
}

impl<'de> Deserialize<'de> for GetPromptRequest {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::Read::read(input)
    }
}

impl Serialize for GetPromptRequest {
    fn serialize<S: Serializer>(&self, output: S) -> Result<S::Ok, S::Error> {
        let mut out = wire::Writer::new(output)?;
        out.member("jsonrpc", "2.0")?;
        out.member("method", "prompts/get")?;
        out.member("id", &self.id)?;
        out.member("params", &self.params)?;
        out.finish(&self.extra, &["jsonrpc", "method", "id", "params"])
    }
}

impl wire::Object for GetPromptRequestParams {
    const NAME: &'static str = "GetPromptRequestParams";
    fn members<'de, A: MapAccess<'de>>(
        mut members: Members<'de, A>,
    ) -> Result<Self, A::Error> {
        let mut meta = None;
        let mut arguments = None;
        let mut input_responses = None;
        let mut name = None;
        let mut request_state = None;
        while let Some(key) = members.next_name()? {
            match &*key {
                "_meta" => members.required("_meta", &mut meta)?,
                "arguments" => members.optional("arguments", &mut arguments)?,
                "inputResponses" => {
                    members.optional("inputResponses", &mut input_responses)?
                }
                "name" => members.required("name", &mut name)?,
                "requestState" => members.optional("requestState", &mut request_state)?,
                _ => members.keep(key)?,
            }
        }
        Ok(Self {
            meta: members.present("_meta", meta)?,
            arguments,
            input_responses,
            name: members.present("name", name)?,
            request_state,
            extra: members.into_extra(),
        })
    }
}

impl wire::Read for GetPromptRequestParams {
    fn read<'de, D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::read_object(input)
    }
}

impl<'de> Deserialize<'de> for GetPromptRequestParams {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::Read::read(input)
    }
}

impl Serialize for GetPromptRequestParams {
    fn serialize<S: Serializer>(&self, output: S) -> Result<S::Ok, S::Error> {
        let mut out = wire::Writer::new(output)?;
        out.member("_meta", &self.meta)?;
        out.optional("arguments", &self.arguments)?;
        out.optional("inputResponses", &self.input_responses)?;
        out.member("name", &self.name)?;
        out.optional("requestState", &self.request_state)?;
        out.finish(
            &self.extra,
            &["_meta", "arguments", "inputResponses", "name", "requestState"],
        )
    }
}

impl wire::Object for GetPromptResult {
    const NAME: &'static str = "GetPromptResult";
    fn members<'de, A: MapAccess<'de>>(
        mut members: Members<'de, A>,
    ) -> Result<Self, A::Error> {
        let mut meta = None;
        let mut description = None;
        let mut messages = None;
        let mut result_type = None;
        while let Some(key) = members.next_name()? {
            match &*key {
                "_meta" => members.optional("_meta", &mut meta)?,
                "description" => members.optional("description", &mut description)?,
                "messages" => members.required("messages", &mut messages)?,
                "resultType" => members.optional("resultType", &mut result_type)?,
                _ => members.keep(key)?,
            }
        }
        Ok(Self {
            meta,
            description,
            messages: members.present("messages", messages)?,
            result_type: result_type.unwrap_or(ResultType::Complete),
            extra: members.into_extra(),
        })
    }
}

impl wire::Read for GetPromptResult {
    fn read<'de, D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::read_object(input)
    }
}

impl<'de> Deserialize<'de> for GetPromptResult {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::Read::read(input)
    }
}

impl Serialize for GetPromptResult {
    fn serialize<S: Serializer>(&self, output: S) -> Result<S::Ok, S::Error> {
        let mut out = wire::Writer::new(output)?;
        out.optional("_meta", &self.meta)?;
        out.optional("description", &self.description)?;
        out.member("messages", &self.messages)?;
        out.member("resultType", &self.result_type)?;
        out.finish(&self.extra, &["_meta", "description", "messages", "resultType"])
    }
}

impl wire::Object for GetPromptResultResponse {
    const NAME: &'static str = "GetPromptResultResponse";
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

impl wire::Read for GetPromptResultResponse {
    fn read<'de, D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::read_object(input)
    }
}

impl<'de> Deserialize<'de> for GetPromptResultResponse {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::Read::read(input)
    }
}

impl Serialize for GetPromptResultResponse {
    fn serialize<S: Serializer>(&self, output: S) -> Result<S::Ok, S::Error> {
        let mut out = wire::Writer::new(output)?;
        out.member("jsonrpc", "2.0")?;
        out.member("id", &self.id)?;
        out.member("result", &self.result)?;
        out.finish(&self.extra, &["jsonrpc", "id", "result"])
    }
}

impl wire::Object for ListPromptsRequest {
    const NAME: &'static str = "ListPromptsRequest";
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
                "method" => members.constant("method", "prompts/list", &mut has_method)?,
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

impl wire::Read for ListPromptsRequest {
    fn read<'de, D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::read_object(input)
    }
}

impl<'de> Deserialize<'de> for ListPromptsRequest {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::Read::read(input)
    }
}

impl Serialize for ListPromptsRequest {
    fn serialize<S: Serializer>(&self, output: S) -> Result<S::Ok, S::Error> {
        let mut out = wire::Writer::new(output)?;
        out.member("jsonrpc", "2.0")?;
        out.member("method", "prompts/list")?;
        out.member("id", &self.id)?;
        out.member("params", &self.params)?;
        out.finish(&self.extra, &["jsonrpc", "method", "id", "params"])
    }
}

impl wire::Object for ListPromptsResult {
    const NAME: &'static str = "ListPromptsResult";
    fn members<'de, A: MapAccess<'de>>(
        mut members: Members<'de, A>,
    ) -> Result<Self, A::Error> {
        let mut meta = None;
        let mut cache_scope = None;
        let mut next_cursor = None;
        let mut prompts = None;
        let mut result_type = None;
        let mut ttl_ms = None;
        while let Some(key) = members.next_name()? {
            match &*key {
                "_meta" => members.optional("_meta", &mut meta)?,
                "cacheScope" => members.optional("cacheScope", &mut cache_scope)?,
                "nextCursor" => members.optional("nextCursor", &mut next_cursor)?,
                "prompts" => members.required("prompts", &mut prompts)?,
                "resultType" => members.optional("resultType", &mut result_type)?,
                "ttlMs" => members.optional("ttlMs", &mut ttl_ms)?,
                _ => members.keep(key)?,
            }
        }
        Ok(Self {
            meta,
            cache_scope,
            next_cursor,
            prompts: members.present("prompts", prompts)?,
            result_type: result_type.unwrap_or(ResultType::Complete),
            ttl_ms,
            extra: members.into_extra(),
        })
    }
}

impl wire::Read for ListPromptsResult {
    fn read<'de, D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::read_object(input)
    }
}

impl<'de> Deserialize<'de> for ListPromptsResult {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::Read::read(input)
    }
}

impl Serialize for ListPromptsResult {
    fn serialize<S: Serializer>(&self, output: S) -> Result<S::Ok, S::Error> {
        let mut out = wire::Writer::new(output)?;
        out.optional("_meta", &self.meta)?;
        out.optional("cacheScope", &self.cache_scope)?;
        out.optional("nextCursor", &self.next_cursor)?;
        out.member("prompts", &self.prompts)?;
        out.member("resultType", &self.result_type)?;
        out.optional("ttlMs", &self.ttl_ms)?;
        out.finish(
            &self.extra,
            &["_meta", "cacheScope", "nextCursor", "prompts", "resultType", "ttlMs"],
        )
    }
}

impl wire::Object for ListPromptsResultResponse {
    const NAME: &'static str = "ListPromptsResultResponse";
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

impl wire::Read for ListPromptsResultResponse {
    fn read<'de, D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::read_object(input)
    }
}

impl<'de> Deserialize<'de> for ListPromptsResultResponse {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::Read::read(input)
    }
}

impl Serialize for ListPromptsResultResponse {
    fn serialize<S: Serializer>(&self, output: S) -> Result<S::Ok, S::Error> {
        let mut out = wire::Writer::new(output)?;
        out.member("jsonrpc", "2.0")?;
        out.member("id", &self.id)?;
        out.member("result", &self.result)?;
        out.finish(&self.extra, &["jsonrpc", "id", "result"])
    }
}

impl wire::Object for PromptListChangedNotification {
    const NAME: &'static str = "PromptListChangedNotification";
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
                            "notifications/prompts/list_changed",
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

impl wire::Read for PromptListChangedNotification {
    fn read<'de, D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::read_object(input)
    }
}

impl<'de> Deserialize<'de> for PromptListChangedNotification {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::Read::read(input)
    }
}

impl Serialize for PromptListChangedNotification {
    fn serialize<S: Serializer>(&self, output: S) -> Result<S::Ok, S::Error> {
        let mut out = wire::Writer::new(output)?;
        out.member("jsonrpc", "2.0")?;
        out.member("method", "notifications/prompts/list_changed")?;
        out.optional("params", &self.params)?;
        out.finish(&self.extra, &["jsonrpc", "method", "params"])
    }
}
