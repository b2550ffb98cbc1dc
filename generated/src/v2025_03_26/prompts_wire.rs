// Written by `mcp-codegen generate`. Do not edit: change the schema or the generator.

//! How the types of `prompts` are read and written.

use serde::de::MapAccess;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use super::{GetPromptRequest, GetPromptResult, PromptMessage};
use crate::wire::Members;
use crate::wire;

impl wire::Object for GetPromptRequest {
    const NAME: &'static str = "GetPromptRequest";
    fn members<'de, A: MapAccess<'de>>(
        mut members: Members<'de, A>,
    ) -> Result<Self, A::Error> {
        let mut params = None;
        let mut has_method = false;
        while let Some(key) = members.next_name()? {
            match &*key {
                "method" => members.constant("method", "prompts/get", &mut has_method)?,
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
        out.member("method", "prompts/get")?;
        out.member("params", &self.params)?;
        out.finish(&self.extra, &["method", "params"])
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
        while let Some(key) = members.next_name()? {
            match &*key {
                "_meta" => members.optional("_meta", &mut meta)?,
                "description" => members.optional("description", &mut description)?,
                "messages" => members.required("messages", &mut messages)?,
                _ => members.keep(key)?,
            }
        }
        Ok(Self {
            meta,
            description,
            messages: members.present("messages", messages)?,
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
        out.finish(&self.extra, &["_meta", "description", "messages"])
    }
}

impl wire::Object for PromptMessage {
    const NAME: &'static str = "PromptMessage";
    fn members<'de, A: MapAccess<'de>>(
        mut members: Members<'de, A>,
    ) -> Result<Self, A::Error> {
        let mut content = None;
        let mut role = None;
        while let Some(key) = members.next_name()? {
            match &*key {
                "content" => members.required("content", &mut content)?,
                "role" => members.required("role", &mut role)?,
                _ => members.keep(key)?,
            }
        }
        Ok(Self {
            content: members.present("content", content)?,
            role: members.present("role", role)?,
            extra: members.into_extra(),
        })
    }
}

impl wire::Read for PromptMessage {
    fn read<'de, D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::read_object(input)
    }
}

impl<'de> Deserialize<'de> for PromptMessage {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::Read::read(input)
    }
}

impl Serialize for PromptMessage {
    fn serialize<S: Serializer>(&self, output: S) -> Result<S::Ok, S::Error> {
        let mut out = wire::Writer::new(output)?;
        out.member("content", &self.content)?;
        out.member("role", &self.role)?;
        out.finish(&self.extra, &["content", "role"])
    }
}
