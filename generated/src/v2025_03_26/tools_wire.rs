// Written by `mcp-codegen generate`. Do not edit: change the schema or the generator.

//! How the types of `tools` are read and written.

use serde::de::MapAccess;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use super::{
    CallToolRequest, CallToolResult, ListToolsRequest, ListToolsResult, Tool,
    ToolAnnotations,
};
use crate::wire::Members;
use crate::wire;

impl wire::Object for CallToolRequest {
    const NAME: &'static str = "CallToolRequest";
    fn members<'de, A: MapAccess<'de>>(
        mut members: Members<'de, A>,
    ) -> Result<Self, A::Error> {
        let mut params = None;
        let mut has_method = false;
        while let Some(key) = members.next_name()? {
            match &*key {
                "method" => members.constant("method", "tools/call", &mut has_method)?,
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
        out.member("method", "tools/call")?;
        out.member("params", &self.params)?;
        out.finish(&self.extra, &["method", "params"])
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
        while let Some(key) = members.next_name()? {
            match &*key {
                "_meta" => members.optional("_meta", &mut meta)?,
                "content" => members.required("content", &mut content)?,
                "isError" => members.optional("isError", &mut is_error)?,
                _ => members.keep(key)?,
            }
        }
        Ok(Self {
            meta,
            content: members.present("content", content)?,
            is_error,
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
        out.finish(&self.extra, &["_meta", "content", "isError"])
    }
}

impl wire::Object for ListToolsRequest {
    const NAME: &'static str = "ListToolsRequest";
    fn members<'de, A: MapAccess<'de>>(
        mut members: Members<'de, A>,
    ) -> Result<Self, A::Error> {
        let mut params = None;
        let mut has_method = false;
        while let Some(key) = members.next_name()? {
            match &*key {
                "method" => members.constant("method", "tools/list", &mut has_method)?,
                "params" => members.optional("params", &mut params)?,
                _ => members.keep(key)?,
            }
        }
        members.constant_present("method", has_method)?;
        Ok(Self {
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
        out.member("method", "tools/list")?;
        out.optional("params", &self.params)?;
        out.finish(&self.extra, &["method", "params"])
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
        let mut annotations = None;
        let mut description = None;
        let mut input_schema = None;
        let mut name = None;
        while let Some(key) = members.next_name()? {
            match &*key {
                "annotations" => members.optional("annotations", &mut annotations)?,
                "description" => members.optional("description", &mut description)?,
                "inputSchema" => members.required("inputSchema", &mut input_schema)?,
                "name" => members.required("name", &mut name)?,
                _ => members.keep(key)?,
            }
        }
        Ok(Self {
            annotations,
            description,
            input_schema: members.present("inputSchema", input_schema)?,
            name: members.present("name", name)?,
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
        out.optional("annotations", &self.annotations)?;
        out.optional("description", &self.description)?;
        out.member("inputSchema", &self.input_schema)?;
        out.member("name", &self.name)?;
        out.finish(&self.extra, &["annotations", "description", "inputSchema", "name"])
    }
}

impl wire::Object for ToolAnnotations {
    const NAME: &'static str = "ToolAnnotations";
    fn members<'de, A: MapAccess<'de>>(
        mut members: Members<'de, A>,
    ) -> Result<Self, A::Error> {
        let mut destructive_hint = None;
        let mut idempotent_hint = None;
        let mut open_world_hint = None;
        let mut read_only_hint = None;
        let mut title = None;
        while let Some(key) = members.next_name()? {
            match &*key {
                "destructiveHint" => {
                    members.optional("destructiveHint", &mut destructive_hint)?
                }
                "idempotentHint" => {
                    members.optional("idempotentHint", &mut idempotent_hint)?
                }
                "openWorldHint" => {
                    members.optional("openWorldHint", &mut open_world_hint)?
                }
                "readOnlyHint" => members.optional("readOnlyHint", &mut read_only_hint)?,
                "title" => members.optional("title", &mut title)?,
                _ => members.keep(key)?,
            }
        }
        Ok(Self {
            destructive_hint,
            idempotent_hint,
            open_world_hint,
            read_only_hint,
            title,
            extra: members.into_extra(),
        })
    }
}

impl wire::Read for ToolAnnotations {
    fn read<'de, D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::read_object(input)
    }
}

impl<'de> Deserialize<'de> for ToolAnnotations {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::Read::read(input)
    }
}

impl Serialize for ToolAnnotations {
    fn serialize<S: Serializer>(&self, output: S) -> Result<S::Ok, S::Error> {
        let mut out = wire::Writer::new(output)?;
        out.optional("destructiveHint", &self.destructive_hint)?;
        out.optional("idempotentHint", &self.idempotent_hint)?;
        out.optional("openWorldHint", &self.open_world_hint)?;
        out.optional("readOnlyHint", &self.read_only_hint)?;
        out.optional("title", &self.title)?;
        out.finish(
            &self.extra,
            &[
                "destructiveHint",
                "idempotentHint",
                "openWorldHint",
                "readOnlyHint",
                "title",
            ],
        )
    }
}
