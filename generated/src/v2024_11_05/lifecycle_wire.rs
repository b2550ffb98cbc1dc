// Written by `mcp-codegen generate`. Do not edit: change the schema or the generator.

//! How the types of `lifecycle` are read and written.

use serde::de::MapAccess;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use super::{
    ClientCapabilities, Implementation, InitializeRequest, InitializeRequestParams,
    InitializeResult, InitializedNotification, PingRequest, PromptsCapability,
    ResourcesCapability, RootsCapability, ServerCapabilities, ToolsCapability,
};
use crate::wire::Members;
use crate::wire;

impl wire::Object for ClientCapabilities {
    const NAME: &'static str = "ClientCapabilities";
    fn members<'de, A: MapAccess<'de>>(
        mut members: Members<'de, A>,
    ) -> Result<Self, A::Error> {
        let mut experimental = None;
        let mut roots = None;
        let mut sampling = None;
        while let Some(key) = members.next_name()? {
            match &*key {
                "experimental" => members.optional("experimental", &mut experimental)?,
                "roots" => members.optional("roots", &mut roots)?,
                "sampling" => members.optional("sampling", &mut sampling)?,
                _ => members.keep(key)?,
            }
        }
        Ok(Self {
            experimental,
            roots,
            sampling,
            extra: members.into_extra(),
        })
    }
}

impl wire::Read for ClientCapabilities {
    fn read<'de, D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::read_object(input)
    }
}

impl<'de> Deserialize<'de> for ClientCapabilities {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::Read::read(input)
    }
}

impl Serialize for ClientCapabilities {
    fn serialize<S: Serializer>(&self, output: S) -> Result<S::Ok, S::Error> {
        let mut out = wire::Writer::new(output)?;
        out.optional("experimental", &self.experimental)?;
        out.optional("roots", &self.roots)?;
        out.optional("sampling", &self.sampling)?;
        out.finish(&self.extra, &["experimental", "roots", "sampling"])
    }
}

impl wire::Object for Implementation {
    const NAME: &'static str = "Implementation";
    fn members<'de, A: MapAccess<'de>>(
        mut members: Members<'de, A>,
    ) -> Result<Self, A::Error> {
        let mut name = None;
        let mut version = None;
        while let Some(key) = members.next_name()? {
            match &*key {
                "name" => members.required("name", &mut name)?,
                "version" => members.required("version", &mut version)?,
                _ => members.keep(key)?,
            }
        }
        Ok(Self {
            name: members.present("name", name)?,
            version: members.present("version", version)?,
            extra: members.into_extra(),
        })
    }
}

impl wire::Read for Implementation {
    fn read<'de, D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::read_object(input)
    }
}

impl<'de> Deserialize<'de> for Implementation {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::Read::read(input)
    }
}

impl Serialize for Implementation {
    fn serialize<S: Serializer>(&self, output: S) -> Result<S::Ok, S::Error> {
        let mut out = wire::Writer::new(output)?;
        out.member("name", &self.name)?;
        out.member("version", &self.version)?;
        out.finish(&self.extra, &["name", "version"])
    }
}

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

impl wire::Object for InitializeRequestParams {
    const NAME: &'static str = "InitializeRequestParams";
    fn members<'de, A: MapAccess<'de>>(
        mut members: Members<'de, A>,
    ) -> Result<Self, A::Error> {
        let mut capabilities = None;
        let mut client_info = None;
        let mut protocol_version = None;
        while let Some(key) = members.next_name()? {
            match &*key {
                "capabilities" => members.required("capabilities", &mut capabilities)?,
                "clientInfo" => members.required("clientInfo", &mut client_info)?,
                "protocolVersion" => {
                    members.required("protocolVersion", &mut protocol_version)?
                }
                _ => members.keep(key)?,
            }
        }
        Ok(Self {
            capabilities: members.present("capabilities", capabilities)?,
            client_info: members.present("clientInfo", client_info)?,
            protocol_version: members.present("protocolVersion", protocol_version)?,
            extra: members.into_extra(),
        })
    }
}

impl wire::Read for InitializeRequestParams {
    fn read<'de, D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::read_object(input)
    }
}

impl<'de> Deserialize<'de> for InitializeRequestParams {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::Read::read(input)
    }
}

impl Serialize for InitializeRequestParams {
    fn serialize<S: Serializer>(&self, output: S) -> Result<S::Ok, S::Error> {
        let mut out = wire::Writer::new(output)?;
        out.member("capabilities", &self.capabilities)?;
        out.member("clientInfo", &self.client_info)?;
        out.member("protocolVersion", &self.protocol_version)?;
        out.finish(&self.extra, &["capabilities", "clientInfo", "protocolVersion"])
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

impl wire::Object for InitializedNotification {
    const NAME: &'static str = "InitializedNotification";
    fn members<'de, A: MapAccess<'de>>(
        mut members: Members<'de, A>,
    ) -> Result<Self, A::Error> {
        let mut params = None;
        let mut has_method = false;
        while let Some(key) = members.next_name()? {
            match &*key {
                "method" => {
                    members
                        .constant(
                            "method",
                            "notifications/initialized",
                            &mut has_method,
                        )?
                }
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

impl wire::Read for InitializedNotification {
    fn read<'de, D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::read_object(input)
    }
}

impl<'de> Deserialize<'de> for InitializedNotification {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::Read::read(input)
    }
}

impl Serialize for InitializedNotification {
    fn serialize<S: Serializer>(&self, output: S) -> Result<S::Ok, S::Error> {
        let mut out = wire::Writer::new(output)?;
        out.member("method", "notifications/initialized")?;
        out.optional("params", &self.params)?;
        out.finish(&self.extra, &["method", "params"])
    }
}

impl wire::Object for PingRequest {
    const NAME: &'static str = "PingRequest";
    fn members<'de, A: MapAccess<'de>>(
        mut members: Members<'de, A>,
    ) -> Result<Self, A::Error> {
        let mut params = None;
        let mut has_method = false;
        while let Some(key) = members.next_name()? {
            match &*key {
                "method" => members.constant("method", "ping", &mut has_method)?,
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

impl wire::Read for PingRequest {
    fn read<'de, D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::read_object(input)
    }
}

impl<'de> Deserialize<'de> for PingRequest {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::Read::read(input)
    }
}

impl Serialize for PingRequest {
    fn serialize<S: Serializer>(&self, output: S) -> Result<S::Ok, S::Error> {
        let mut out = wire::Writer::new(output)?;
        out.member("method", "ping")?;
        out.optional("params", &self.params)?;
        out.finish(&self.extra, &["method", "params"])
    }
}

impl wire::Object for PromptsCapability {
    const NAME: &'static str = "PromptsCapability";
    fn members<'de, A: MapAccess<'de>>(
        mut members: Members<'de, A>,
    ) -> Result<Self, A::Error> {
        let mut list_changed = None;
        while let Some(key) = members.next_name()? {
            match &*key {
                "listChanged" => members.optional("listChanged", &mut list_changed)?,
                _ => members.keep(key)?,
            }
        }
        Ok(Self {
            list_changed,
            extra: members.into_extra(),
        })
    }
}

impl wire::Read for PromptsCapability {
    fn read<'de, D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::read_object(input)
    }
}

impl<'de> Deserialize<'de> for PromptsCapability {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::Read::read(input)
    }
}

impl Serialize for PromptsCapability {
    fn serialize<S: Serializer>(&self, output: S) -> Result<S::Ok, S::Error> {
        let mut out = wire::Writer::new(output)?;
        out.optional("listChanged", &self.list_changed)?;
        out.finish(&self.extra, &["listChanged"])
    }
}

impl wire::Object for ResourcesCapability {
    const NAME: &'static str = "ResourcesCapability";
    fn members<'de, A: MapAccess<'de>>(
        mut members: Members<'de, A>,
    ) -> Result<Self, A::Error> {
        let mut list_changed = None;
        let mut subscribe = None;
        while let Some(key) = members.next_name()? {
            match &*key {
                "listChanged" => members.optional("listChanged", &mut list_changed)?,
                "subscribe" => members.optional("subscribe", &mut subscribe)?,
                _ => members.keep(key)?,
            }
        }
        Ok(Self {
            list_changed,
            subscribe,
            extra: members.into_extra(),
        })
    }
}

impl wire::Read for ResourcesCapability {
    fn read<'de, D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::read_object(input)
    }
}

impl<'de> Deserialize<'de> for ResourcesCapability {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::Read::read(input)
    }
}

impl Serialize for ResourcesCapability {
    fn serialize<S: Serializer>(&self, output: S) -> Result<S::Ok, S::Error> {
        let mut out = wire::Writer::new(output)?;
        out.optional("listChanged", &self.list_changed)?;
        out.optional("subscribe", &self.subscribe)?;
        out.finish(&self.extra, &["listChanged", "subscribe"])
    }
}

impl wire::Object for RootsCapability {
    const NAME: &'static str = "RootsCapability";
    fn members<'de, A: MapAccess<'de>>(
        mut members: Members<'de, A>,
    ) -> Result<Self, A::Error> {
        let mut list_changed = None;
        while let Some(key) = members.next_name()? {
            match &*key {
                "listChanged" => members.optional("listChanged", &mut list_changed)?,
                _ => members.keep(key)?,
            }
        }
        Ok(Self {
            list_changed,
            extra: members.into_extra(),
        })
    }
}

impl wire::Read for RootsCapability {
    fn read<'de, D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::read_object(input)
    }
}

impl<'de> Deserialize<'de> for RootsCapability {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::Read::read(input)
    }
}

impl Serialize for RootsCapability {
    fn serialize<S: Serializer>(&self, output: S) -> Result<S::Ok, S::Error> {
        let mut out = wire::Writer::new(output)?;
        out.optional("listChanged", &self.list_changed)?;
        out.finish(&self.extra, &["listChanged"])
    }
}

impl wire::Object for ServerCapabilities {
    const NAME: &'static str = "ServerCapabilities";
    fn members<'de, A: MapAccess<'de>>(
        mut members: Members<'de, A>,
    ) -> Result<Self, A::Error> {
        let mut experimental = None;
        let mut logging = None;
        let mut prompts = None;
        let mut resources = None;
        let mut tools = None;
        while let Some(key) = members.next_name()? {
            match &*key {
                "experimental" => members.optional("experimental", &mut experimental)?,
                "logging" => members.optional("logging", &mut logging)?,
                "prompts" => members.optional("prompts", &mut prompts)?,
                "resources" => members.optional("resources", &mut resources)?,
                "tools" => members.optional("tools", &mut tools)?,
                _ => members.keep(key)?,
            }
        }
        Ok(Self {
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
        out.optional("experimental", &self.experimental)?;
        out.optional("logging", &self.logging)?;
        out.optional("prompts", &self.prompts)?;
        out.optional("resources", &self.resources)?;
        out.optional("tools", &self.tools)?;
        out.finish(
            &self.extra,
            &["experimental", "logging", "prompts", "resources", "tools"],
        )
    }
}

impl wire::Object for ToolsCapability {
    const NAME: &'static str = "ToolsCapability";
    fn members<'de, A: MapAccess<'de>>(
        mut members: Members<'de, A>,
    ) -> Result<Self, A::Error> {
        let mut list_changed = None;
        while let Some(key) = members.next_name()? {
            match &*key {
                "listChanged" => members.optional("listChanged", &mut list_changed)?,
                _ => members.keep(key)?,
            }
        }
        Ok(Self {
            list_changed,
            extra: members.into_extra(),
        })
    }
}

impl wire::Read for ToolsCapability {
    fn read<'de, D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::read_object(input)
    }
}

impl<'de> Deserialize<'de> for ToolsCapability {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::Read::read(input)
    }
}

impl Serialize for ToolsCapability {
    fn serialize<S: Serializer>(&self, output: S) -> Result<S::Ok, S::Error> {
        let mut out = wire::Writer::new(output)?;
        out.optional("listChanged", &self.list_changed)?;
        out.finish(&self.extra, &["listChanged"])
    }
}
