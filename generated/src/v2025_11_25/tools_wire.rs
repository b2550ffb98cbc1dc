// Written by `mcp-codegen generate`. Do not edit: change the schema or the generator.

//! How the types of `tools` are read and written.

use serde::de::MapAccess;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use super::{
    CallToolRequest, CallToolRequestParams, CallToolResult, ListToolsRequest,
    ListToolsResult, Tool, ToolExecution, ToolListChangedNotification, ToolTaskSupport,
};
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
        let mut name = None;
        let mut task = None;
        while let Some(key) = members.next_name()? {
            match &*key {
                "_meta" => members.optional("_meta", &mut meta)?,
                "arguments" => members.optional("arguments", &mut arguments)?,
                "name" => members.required("name", &mut name)?,
                "task" => members.optional("task", &mut task)?,
                _ => members.keep(key)?,
            }
        }
        Ok(Self {
            meta,
            arguments,
            name: members.present("name", name)?,
            task,
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
        out.optional("_meta", &self.meta)?;
        out.optional("arguments", &self.arguments)?;
        out.member("name", &self.name)?;
        out.optional("task", &self.task)?;
        out.finish(&self.extra, &["_meta", "arguments", "name", "task"])
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
        let mut structured_content = None;
        while let Some(key) = members.next_name()? {
            match &*key {
                "_meta" => members.optional("_meta", &mut meta)?,
                "content" => members.required("content", &mut content)?,
                "isError" => members.optional("isError", &mut is_error)?,
                "structuredContent" => {
                    members.optional("structuredContent", &mut structured_content)?
                }
                _ => members.keep(key)?,
            }
        }
        Ok(Self {
            meta,
            content: members.present("content", content)?,
            is_error,
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
        out.optional("structuredContent", &self.structured_content)?;
        out.finish(&self.extra, &["_meta", "content", "isError", "structuredContent"])
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
        out.optional("params", &self.params)?;
        out.finish(&self.extra, &["jsonrpc", "method", "id", "params"])
    }
}

impl wire::Object for ListToolsResult {
    const NAME: &'static str = "ListToolsResult";
    fn members<'de, A: MapAccess<'de>>(
        mut members: Members<'de, A>,
    ) -> Result<Self, A::Error> {
        let mut meta = None;
        let mut next_cursor = None;
        let mut tools = None;
        while let Some(key) = members.next_name()? {
            match &*key {
                "_meta" => members.optional("_meta", &mut meta)?,
                "nextCursor" => members.optional("nextCursor", &mut next_cursor)?,
                "tools" => members.required("tools", &mut tools)?,
                _ => members.keep(key)?,
            }
        }
        Ok(Self {
            meta,
            next_cursor,
            tools: members.present("tools", tools)?,
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
        out.optional("nextCursor", &self.next_cursor)?;
        out.member("tools", &self.tools)?;
        out.finish(&self.extra, &["_meta", "nextCursor", "tools"])
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
        let mut execution = None;
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
                "execution" => members.optional("execution", &mut execution)?,
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
            execution,
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
        out.optional("execution", &self.execution)?;
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
                "execution",
                "icons",
                "inputSchema",
                "name",
                "outputSchema",
                "title",
            ],
        )
    }
}

impl wire::Object for ToolExecution {
    const NAME: &'static str = "ToolExecution";
    fn members<'de, A: MapAccess<'de>>(
        mut members: Members<'de, A>,
    ) -> Result<Self, A::Error> {
        let mut task_support = None;
        while let Some(key) = members.next_name()? {
            match &*key {
                "taskSupport" => members.optional("taskSupport", &mut task_support)?,
                _ => members.keep(key)?,
            }
        }
        Ok(Self {
            task_support,
            extra: members.into_extra(),
        })
    }
}

impl wire::Read for ToolExecution {
    fn read<'de, D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::read_object(input)
    }
}

impl<'de> Deserialize<'de> for ToolExecution {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::Read::read(input)
    }
}

impl Serialize for ToolExecution {
    fn serialize<S: Serializer>(&self, output: S) -> Result<S::Ok, S::Error> {
        let mut out = wire::Writer::new(output)?;
        out.optional("taskSupport", &self.task_support)?;
        out.finish(&self.extra, &["taskSupport"])
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

impl wire::Read for ToolTaskSupport {
    fn read<'de, D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::read_string(input)
    }
}

impl<'de> Deserialize<'de> for ToolTaskSupport {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::Read::read(input)
    }
}

impl Serialize for ToolTaskSupport {
    fn serialize<S: Serializer>(&self, output: S) -> Result<S::Ok, S::Error> {
        output.serialize_str(self.as_str())
    }
}
