// Written by `mcp-codegen generate`. Do not edit: change the schema or the generator.

//! How the types of `tools` are read and written.

use serde::de::{Error, MapAccess};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use super::{
    CallToolRequest, CallToolRequestParams, CallToolResult, CallToolResultResponse,
    ListToolsRequest, ListToolsResult, ListToolsResultResponse, ResultType, Tool,
    ToolListChangedNotification, ToolOutputSchema,
};
use crate::json::JsonObject;
use crate::wire::Members;
use crate::wire;

impl wire::Object for CallToolRequest {
    const NAME: &'static str = "CallToolRequest";
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
                "method" => members.constant("method", "tools/call", &mut has_method)?,
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

impl wire::Read for CallToolRequest {
    fn read<'de, D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::read_object(input)
    }
}

impl<'de> Deserialize<'de> for CallToolRequest {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::Read::read(input)
    }
}

impl Serialize for CallToolRequest {
    fn serialize<S: Serializer>(&self, output: S) -> Result<S::Ok, S::Error> {
        let mut out = wire::Writer::new(output)?;
        out.member("jsonrpc", "2.0")?;
        out.member("method", "tools/call")?;
        out.member("id", &self.id)?;
        out.member("params", &self.params)?;
        out.finish(&self.extra, &["jsonrpc", "method", "id", "params"])
    }
}

impl wire::Object for CallToolRequestParams {
    const NAME: &'static str = "CallToolRequestParams";
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

impl wire::Read for CallToolRequestParams {
    fn read<'de, D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::read_object(input)
    }
}

impl<'de> Deserialize<'de> for CallToolRequestParams {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::Read::read(input)
    }
}

impl Serialize for CallToolRequestParams {
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

impl wire::Object for CallToolResult {
    const NAME: &'static str = "CallToolResult";
    fn members<'de, A: MapAccess<'de>>(
        mut members: Members<'de, A>,
    ) -> Result<Self, A::Error> {
        let mut meta = None;
        let mut content = None;
        let mut is_error = None;
        let mut result_type = None;
        let mut structured_content = None;
        while let Some(key) = members.next_name()? {
            match &*key {
                "_meta" => members.optional("_meta", &mut meta)?,
                "content" => members.required("content", &mut content)?,
                "isError" => members.optional("isError", &mut is_error)?,
                "resultType" => members.optional("resultType", &mut result_type)?,
                "structuredContent" => {
                    members.required("structuredContent", &mut structured_content)?
                }
                _ => members.keep(key)?,
            }
        }
        Ok(Self {
            meta,
            content: members.present("content", content)?,
            is_error,
            result_type: result_type.unwrap_or(ResultType::Complete),
            structured_content,
            extra: members.into_extra(),
        })
    }
}

impl wire::Read for CallToolResult {
    fn read<'de, D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::read_object(input)
    }
}

impl<'de> Deserialize<'de> for CallToolResult {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::Read::read(input)
    }
}

impl Serialize for CallToolResult {
    fn serialize<S: Serializer>(&self, output: S) -> Result<S::Ok, S::Error> {
        let mut out = wire::Writer::new(output)?;
        out.optional("_meta", &self.meta)?;
        out.member("content", &self.content)?;
        out.optional("isError", &self.is_error)?;
        out.member("resultType", &self.result_type)?;
        out.optional("structuredContent", &self.structured_content)?;
        out.finish(
            &self.extra,
            &["_meta", "content", "isError", "resultType", "structuredContent"],
        )
    }
}

impl wire::Object for CallToolResultResponse {
    const NAME: &'static str = "CallToolResultResponse";
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

impl wire::Read for CallToolResultResponse {
    fn read<'de, D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::read_object(input)
    }
}

impl<'de> Deserialize<'de> for CallToolResultResponse {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::Read::read(input)
    }
}

impl Serialize for CallToolResultResponse {
    fn serialize<S: Serializer>(&self, output: S) -> Result<S::Ok, S::Error> {
        let mut out = wire::Writer::new(output)?;
        out.member("jsonrpc", "2.0")?;
        out.member("id", &self.id)?;
        out.member("result", &self.result)?;
        out.finish(&self.extra, &["jsonrpc", "id", "result"])
    }
}

impl wire::Object for ListToolsRequest {
    const NAME: &'static str = "ListToolsRequest";
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
                "method" => members.constant("method", "tools/list", &mut has_method)?,
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

impl wire::Read for ListToolsRequest {
    fn read<'de, D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::read_object(input)
    }
}

impl<'de> Deserialize<'de> for ListToolsRequest {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::Read::read(input)
    }
}

impl Serialize for ListToolsRequest {
    fn serialize<S: Serializer>(&self, output: S) -> Result<S::Ok, S::Error> {
        let mut out = wire::Writer::new(output)?;
        out.member("jsonrpc", "2.0")?;
        out.member("method", "tools/list")?;
        out.member("id", &self.id)?;
        out.member("params", &self.params)?;
        out.finish(&self.extra, &["jsonrpc", "method", "id", "params"])
    }
}

impl wire::Object for ListToolsResult {
    const NAME: &'static str = "ListToolsResult";
    fn members<'de, A: MapAccess<'de>>(
        mut members: Members<'de, A>,
    ) -> Result<Self, A::Error> {
        let mut meta = None;
        let mut cache_scope = None;
        let mut next_cursor = None;
        let mut result_type = None;
        let mut tools = None;
        let mut ttl_ms = None;
        while let Some(key) = members.next_name()? {
            match &*key {
                "_meta" => members.optional("_meta", &mut meta)?,
                "cacheScope" => members.optional("cacheScope", &mut cache_scope)?,
                "nextCursor" => members.optional("nextCursor", &mut next_cursor)?,
                "resultType" => members.optional("resultType", &mut result_type)?,
                "tools" => members.required("tools", &mut tools)?,
                "ttlMs" => members.optional("ttlMs", &mut ttl_ms)?,
                _ => members.keep(key)?,
            }
        }
        Ok(Self {
            meta,
            cache_scope,
            next_cursor,
            result_type: result_type.unwrap_or(ResultType::Complete),
            tools: members.present("tools", tools)?,
            ttl_ms,
            extra: members.into_extra(),
        })
    }
}

impl wire::Read for ListToolsResult {
    fn read<'de, D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::read_object(input)
    }
}

impl<'de> Deserialize<'de> for ListToolsResult {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::Read::read(input)
    }
}

impl Serialize for ListToolsResult {
    fn serialize<S: Serializer>(&self, output: S) -> Result<S::Ok, S::Error> {
        let mut out = wire::Writer::new(output)?;
        out.optional("_meta", &self.meta)?;
        out.optional("cacheScope", &self.cache_scope)?;
        out.optional("nextCursor", &self.next_cursor)?;
        out.member("resultType", &self.result_type)?;
        out.member("tools", &self.tools)?;
        out.optional("ttlMs", &self.ttl_ms)?;
        out.finish(
            &self.extra,
            &["_meta", "cacheScope", "nextCursor", "resultType", "tools", "ttlMs"],
        )
    }
}

impl wire::Object for ListToolsResultResponse {
    const NAME: &'static str = "ListToolsResultResponse";
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

impl wire::Read for ListToolsResultResponse {
    fn read<'de, D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::read_object(input)
    }
}

impl<'de> Deserialize<'de> for ListToolsResultResponse {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::Read::read(input)
    }
}

impl Serialize for ListToolsResultResponse {
    fn serialize<S: Serializer>(&self, output: S) -> Result<S::Ok, S::Error> {
        let mut out = wire::Writer::new(output)?;
        out.member("jsonrpc", "2.0")?;
        out.member("id", &self.id)?;
        out.member("result", &self.result)?;
        out.finish(&self.extra, &["jsonrpc", "id", "result"])
    }
}

impl wire::Object for Tool {
    const NAME: &'static str = "Tool";
    fn members<'de, A: MapAccess<'de>>(
        mut members: Members<'de, A>,
    ) -> Result<Self, A::Error> {
        let mut meta = None;
        let mut annotations = None;
        let mut description = None;
        let mut icons = None;
        let mut input_schema = None;
        let mut name = None;
        let mut output_schema = None;
        let mut title = None;
        while let Some(key) = members.next_name()? {
            match &*key {
                "_meta" => members.optional("_meta", &mut meta)?,
                "annotations" => members.optional("annotations", &mut annotations)?,
                "description" => members.optional("description", &mut description)?,
                "icons" => members.optional("icons", &mut icons)?,
                "inputSchema" => members.required("inputSchema", &mut input_schema)?,
                "name" => members.required("name", &mut name)?,
                "outputSchema" => members.optional("outputSchema", &mut output_schema)?,
                "title" => members.optional("title", &mut title)?,
                _ => members.keep(key)?,
            }
        }
        Ok(Self {
            meta,
            annotations,
            description,
            icons,
            input_schema: members.present("inputSchema", input_schema)?,
            name: members.present("name", name)?,
            output_schema,
            title,
            extra: members.into_extra(),
        })
    }
}

impl wire::Read for Tool {
    fn read<'de, D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::read_object(input)
    }
}

impl<'de> Deserialize<'de> for Tool {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::Read::read(input)
    }
}

impl Serialize for Tool {
    fn serialize<S: Serializer>(&self, output: S) -> Result<S::Ok, S::Error> {
        let mut out = wire::Writer::new(output)?;
        out.optional("_meta", &self.meta)?;
        out.optional("annotations", &self.annotations)?;
        out.optional("description", &self.description)?;
        out.optional("icons", &self.icons)?;
        out.member("inputSchema", &self.input_schema)?;
        out.member("name", &self.name)?;
        out.optional("outputSchema", &self.output_schema)?;
        out.optional("title", &self.title)?;
        out.finish(
            &self.extra,
            &[
                "_meta",
                "annotations",
                "description",
                "icons",
                "inputSchema",
                "name",
                "outputSchema",
                "title",
            ],
        )
    }
}

impl wire::Object for ToolListChangedNotification {
    const NAME: &'static str = "ToolListChangedNotification";
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
                            "notifications/tools/list_changed",
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

impl wire::Read for ToolListChangedNotification {
    fn read<'de, D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::read_object(input)
    }
}

impl<'de> Deserialize<'de> for ToolListChangedNotification {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::Read::read(input)
    }
}

impl Serialize for ToolListChangedNotification {
    fn serialize<S: Serializer>(&self, output: S) -> Result<S::Ok, S::Error> {
        let mut out = wire::Writer::new(output)?;
        out.member("jsonrpc", "2.0")?;
        out.member("method", "notifications/tools/list_changed")?;
        out.optional("params", &self.params)?;
        out.finish(&self.extra, &["jsonrpc", "method", "params"])
    }
}

impl wire::Read for ToolOutputSchema {
    fn read<'de, D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        let object = JsonObject::deserialize(input)?;
        Self::try_from(object).map_err(D::Error::custom)
    }
}

impl<'de> Deserialize<'de> for ToolOutputSchema {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::Read::read(input)
    }
}

impl Serialize for ToolOutputSchema {
    fn serialize<S: Serializer>(&self, output: S) -> Result<S::Ok, S::Error> {
        self.as_object().serialize(output)
    }
}
