// Written by `mcp-codegen generate`. Do not edit: change the schema or the generator.

//! How the types of `lifecycle` are read and written.

use serde::de::MapAccess;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use super::{InitializeRequest, InitializeResult, ServerCapabilities};
use crate::wire::Members;
use crate::wire;

impl wire::Object for InitializeRequest {
    const NAME: &'static str = "InitializeRequest";
    fn members<'de, A: MapAccess<'de>>(
        mut members: Members<'de, A>,
    ) -> Result<Self, A::Error> {
        let mut params = None;
        let mut has_method = false;
        while let Some(key) = members.next_name()? {
            match &*key {
                "method" => members.constant("method", "initialize", &mut has_method)?,
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

impl wire::Read for InitializeRequest {
    fn read<'de, D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::read_object(input)
    }
}

impl<'de> Deserialize<'de> for InitializeRequest {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::Read::read(input)
    }
}

impl Serialize for InitializeRequest {
    fn serialize<S: Serializer>(&self, output: S) -> Result<S::Ok, S::Error> {
        let mut out = wire::Writer::new(output)?;
        out.member("method", "initialize")?;
        out.member("params", &self.params)?;
        out.finish(&self.extra, &["method", "params"])
    }
}

impl wire::Object for InitializeResult {
    const NAME: &'static str = "InitializeResult";
    fn members<'de, A: MapAccess<'de>>(
        mut members: Members<'de, A>,
    ) -> Result<Self, A::Error> {
        let mut meta = None;
        let mut capabilities = None;
        let mut instructions = None;
        let mut protocol_version = None;
        let mut server_info = None;
        while let Some(key) = members.next_name()? {
            match &*key {
                "_meta" => members.optional("_meta", &mut meta)?,
                "capabilities" => members.required("capabilities", &mut capabilities)?,
                "instructions" => members.optional("instructions", &mut instructions)?,
                "protocolVersion" => {
                    members.required("protocolVersion", &mut protocol_version)?
                }
                "serverInfo" => members.required("serverInfo", &mut server_info)?,
                _ => members.keep(key)?,
            }
        }
        Ok(Self {
            meta,
            capabilities: members.present("capabilities", capabilities)?,
            instructions,
            protocol_version: members.present("protocolVersion", protocol_version)?,
            server_info: members.present("serverInfo", server_info)?,
            extra: members.into_extra(),
        })
    }
}

impl wire::Read for InitializeResult {
    fn read<'de, D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::read_object(input)
    }
}

impl<'de> Deserialize<'de> for InitializeResult {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::Read::read(input)
    }
}

impl Serialize for InitializeResult {
    fn serialize<S: Serializer>(&self, output: S) -> Result<S::Ok, S::Error> {
        let mut out = wire::Writer::new(output)?;
        out.optional("_meta", &self.meta)?;
        out.member("capabilities", &self.capabilities)?;
        out.optional("instructions", &self.instructions)?;
        out.member("protocolVersion", &self.protocol_version)?;
        out.member("serverInfo", &self.server_info)?;
        out.finish(
            &self.extra,
            &["_meta", "capabilities", "instructions", "protocolVersion", "serverInfo"],
        )
    }
}

impl wire::Object for ServerCapabilities {
    const NAME: &'static str = "ServerCapabilities";
    fn members<'de, A: MapAccess<'de>>(
        mut members: Members<'de, A>,
    ) -> Result<Self, A::Error> {
        let mut completions = None;
        let mut experimental = None;
        let mut logging = None;
        let mut prompts = None;
        let mut resources = None;
        let mut tools = None;
        while let Some(key) = members.next_name()? {
            match &*key {
                "completions" => members.optional("completions", &mut completions)?,
                "experimental" => members.optional("experimental", &mut experimental)?,
                "logging" => members.optional("logging", &mut logging)?,
                "prompts" => members.optional("prompts", &mut prompts)?,
                "resources" => members.optional("resources", &mut resources)?,
                "tools" => members.optional("tools", &mut tools)?,
                _ => members.keep(key)?,
            }
        }
        Ok(Self {
            completions,
            experimental,
            logging,
            prompts,
            resources,
            tools,
            extra: members.into_extra(),
        })
    }
}

impl wire::Read for ServerCapabilities {
    fn read<'de, D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::read_object(input)
    }
}

impl<'de> Deserialize<'de> for ServerCapabilities {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::Read::read(input)
    }
}

impl Serialize for ServerCapabilities {
    fn serialize<S: Serializer>(&self, output: S) -> Result<S::Ok, S::Error> {
        let mut out = wire::Writer::new(output)?;
        out.optional("completions", &self.completions)?;
        out.optional("experimental", &self.experimental)?;
        out.optional("logging", &self.logging)?;
        out.optional("prompts", &self.prompts)?;
        out.optional("resources", &self.resources)?;
        out.optional("tools", &self.tools)?;
        out.finish(
            &self.extra,
            &["completions", "experimental", "logging", "prompts", "resources", "tools"],
        )
    }
}
