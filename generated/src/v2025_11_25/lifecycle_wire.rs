// Written by `mcp-codegen generate`. Do not edit: change the schema or the generator.

//! How the types of `lifecycle` are read and written.

use serde::de::MapAccess;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use super::{
    ClientCapabilities, ElicitationCapability, Implementation, InitializeRequest,
    InitializeRequestParams, InitializeResult, InitializedNotification, PingRequest,
    SamplingCapability, ServerCapabilities,
};
use crate::wire::Members;
use crate::wire;

impl wire::Object for ClientCapabilities {
    const NAME: &'static str = "ClientCapabilities";
    fn members<'de, A: MapAccess<'de>>(
        mut members: Members<'de, A>,
    ) -> Result<Self, A::Error> {
        let mut elicitation = None;
        let mut experimental = None;
        let mut roots = None;
        let mut sampling = None;
        let mut tasks = None;
        while let Some(key) = members.next_name()? {
            match &*key {
                "elicitation" => members.optional("elicitation", &mut elicitation)?,
                "experimental" => members.optional("experimental", &mut experimental)?,
                "roots" => members.optional("roots", &mut roots)?,
                "sampling" => members.optional("sampling", &mut sampling)?,
                "tasks" => members.optional("tasks", &mut tasks)?,
                _ => members.keep(key)?,
            }
        }
        Ok(Self {
            elicitation,
            experimental,
            roots,
            sampling,
            tasks,
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
        out.optional("elicitation", &self.elicitation)?;
        out.optional("experimental", &self.experimental)?;
        out.optional("roots", &self.roots)?;
        out.optional("sampling", &self.sampling)?;
        out.optional("tasks", &self.tasks)?;
        out.finish(
            &self.extra,
            &["elicitation", "experimental", "roots", "sampling", "tasks"],
        )
    }
}

impl wire::Object for ElicitationCapability {
    const NAME: &'static str = "ElicitationCapability";
    fn members<'de, A: MapAccess<'de>>(
        mut members: Members<'de, A>,
    ) -> Result<Self, A::Error> {
        let mut form = None;
        let mut url = None;
        while let Some(key) = members.next_name()? {
            match &*key {
                "form" => members.optional("form", &mut form)?,
                "url" => members.optional("url", &mut url)?,
                _ => members.keep(key)?,
            }
        }
        Ok(Self {
            form,
            url,
            extra: members.into_extra(),
        })
    }
}

impl wire::Read for ElicitationCapability {
    fn read<'de, D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::read_object(input)
    }
}

impl<'de> Deserialize<'de> for ElicitationCapability {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::Read::read(input)
    }
}

impl Serialize for ElicitationCapability {
    fn serialize<S: Serializer>(&self, output: S) -> Result<S::Ok, S::Error> {
        let mut out = wire::Writer::new(output)?;
        out.optional("form", &self.form)?;
        out.optional("url", &self.url)?;
        out.finish(&self.extra, &["form", "url"])
    }
}

impl wire::Object for Implementation {
    const NAME: &'static str = "Implementation";
    fn members<'de, A: MapAccess<'de>>(
        mut members: Members<'de, A>,
    ) -> Result<Self, A::Error> {
        let mut description = None;
        let mut icons = None;
        let mut name = None;
        let mut title = None;
        let mut version = None;
        let mut website_url = None;
        while let Some(key) = members.next_name()? {
            match &*key {
                "description" => members.optional("description", &mut description)?,
                "icons" => members.optional("icons", &mut icons)?,
                "name" => members.required("name", &mut name)?,
                "title" => members.optional("title", &mut title)?,
                "version" => members.required("version", &mut version)?,
                "websiteUrl" => members.optional("websiteUrl", &mut website_url)?,
                _ => members.keep(key)?,
            }
        }
        Ok(Self {
            description,
            icons,
            name: members.present("name", name)?,
            title,
            version: members.present("version", version)?,
            website_url,
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
        out.optional("description", &self.description)?;
        out.optional("icons", &self.icons)?;
        out.member("name", &self.name)?;
        out.optional("title", &self.title)?;
        out.member("version", &self.version)?;
        out.optional("websiteUrl", &self.website_url)?;
        out.finish(
            &self.extra,
            &["description", "icons", "name", "title", "version", "websiteUrl"],
        )
    }
}

impl wire::Object for InitializeRequest {
    const NAME: &'static str = "InitializeRequest";
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
                "method" => members.constant("method", "initialize", &mut has_method)?,
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
        out.member("jsonrpc", "2.0")?;
        out.member("method", "initialize")?;
        out.member("id", &self.id)?;
        out.member("params", &self.params)?;
        out.finish(&self.extra, &["jsonrpc", "method", "id", "params"])
    }
}

impl wire::Object for InitializeRequestParams {
    const NAME: &'static str = "InitializeRequestParams";
    fn members<'de, A: MapAccess<'de>>(
        mut members: Members<'de, A>,
    ) -> Result<Self, A::Error> {
        let mut meta = None;
        let mut capabilities = None;
        let mut client_info = None;
        let mut protocol_version = None;
        while let Some(key) = members.next_name()? {
            match &*key {
                "_meta" => members.optional("_meta", &mut meta)?,
                "capabilities" => members.required("capabilities", &mut capabilities)?,
                "clientInfo" => members.required("clientInfo", &mut client_info)?,
                "protocolVersion" => {
                    members.required("protocolVersion", &mut protocol_version)?
                }
                _ => members.keep(key)?,
            }
        }
        Ok(Self {
            meta,
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
        out.optional("_meta", &self.meta)?;
        out.member("capabilities", &self.capabilities)?;
        out.member("clientInfo", &self.client_info)?;
        out.member("protocolVersion", &self.protocol_version)?;
        out.finish(
            &self.extra,
            &["_meta", "capabilities", "clientInfo", "protocolVersion"],
        )
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
        let mut has_jsonrpc = false;
        let mut has_method = false;
        while let Some(key) = members.next_name()? {
            match &*key {
                "jsonrpc" => members.constant("jsonrpc", "2.0", &mut has_jsonrpc)?,
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
        members.constant_present("jsonrpc", has_jsonrpc)?;
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
        out.member("jsonrpc", "2.0")?;
        out.member("method", "notifications/initialized")?;
        out.optional("params", &self.params)?;
        out.finish(&self.extra, &["jsonrpc", "method", "params"])
    }
}

impl wire::Object for PingRequest {
    const NAME: &'static str = "PingRequest";
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
                "method" => members.constant("method", "ping", &mut has_method)?,
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
        out.member("jsonrpc", "2.0")?;
        out.member("method", "ping")?;
        out.member("id", &self.id)?;
        out.optional("params", &self.params)?;
        out.finish(&self.extra, &["jsonrpc", "method", "id", "params"])
    }
}

impl wire::Object for SamplingCapability {
    const NAME: &'static str = "SamplingCapability";
    fn members<'de, A: MapAccess<'de>>(
        mut members: Members<'de, A>,
    ) -> Result<Self, A::Error> {
        let mut context = None;
        let mut tools = None;
        while let Some(key) = members.next_name()? {
            match &*key {
                "context" => members.optional("context", &mut context)?,
                "tools" => members.optional("tools", &mut tools)?,
                _ => members.keep(key)?,
            }
        }
        Ok(Self {
            context,
            tools,
            extra: members.into_extra(),
        })
    }
}

impl wire::Read for SamplingCapability {
    fn read<'de, D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::read_object(input)
    }
}

impl<'de> Deserialize<'de> for SamplingCapability {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::Read::read(input)
    }
}

impl Serialize for SamplingCapability {
    fn serialize<S: Serializer>(&self, output: S) -> Result<S::Ok, S::Error> {
        let mut out = wire::Writer::new(output)?;
        out.optional("context", &self.context)?;
        out.optional("tools", &self.tools)?;
        out.finish(&self.extra, &["context", "tools"])
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
        let mut tasks = None;
        let mut tools = None;
        while let Some(key) = members.next_name()? {
            match &*key {
                "completions" => members.optional("completions", &mut completions)?,
                "experimental" => members.optional("experimental", &mut experimental)?,
                "logging" => members.optional("logging", &mut logging)?,
                "prompts" => members.optional("prompts", &mut prompts)?,
                "resources" => members.optional("resources", &mut resources)?,
                "tasks" => members.optional("tasks", &mut tasks)?,
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
            tasks,
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
        out.optional("tasks", &self.tasks)?;
        out.optional("tools", &self.tools)?;
        out.finish(
            &self.extra,
            &[
                "completions",
                "experimental",
                "logging",
                "prompts",
                "resources",
                "tasks",
                "tools",
            ],
        )
    }
}
