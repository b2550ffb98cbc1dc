// Written by `mcp-codegen generate`. Do not edit: change the schema or the generator.

//! How the types of `lifecycle` are read and written.

use serde::de::MapAccess;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use super::{
    ClientCapabilities, Implementation, InitializeRequest, InitializeRequestParams,
    InitializeResult,
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
        while let Some(key) = members.next_name()? {
            match &*key {
                "elicitation" => members.optional("elicitation", &mut elicitation)?,
                "experimental" => members.optional("experimental", &mut experimental)?,
                "roots" => members.optional("roots", &mut roots)?,
                "sampling" => members.optional("sampling", &mut sampling)?,
                _ => members.keep(key)?,
            }
        }
        Ok(Self {
            elicitation,
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
        out.optional("elicitation", &self.elicitation)?;
        out.optional("experimental", &self.experimental)?;
        out.optional("roots", &self.roots)?;
        out.optional("sampling", &self.sampling)?;
        out.finish(&self.extra, &["elicitation", "experimental", "roots", "sampling"])
    }
}

impl wire::Object for Implementation {
    const NAME: &'static str = "Implementation";
    fn members<'de, A: MapAccess<'de>>(
        mut members: Members<'de, A>,
    ) -> Result<Self, A::Error> {
        let mut name = None;
        let mut title = None;
        let mut version = None;
        while let Some(key) = members.next_name()? {
            match &*key {
                "name" => members.required("name", &mut name)?,
                "title" => members.optional("title", &mut title)?,
                "version" => members.required("version", &mut version)?,
                _ => members.keep(key)?,
            }
        }
        Ok(Self {
            name: members.present("name", name)?,
            title,
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
        out.optional("title", &self.title)?;
        out.member("version", &self.version)?;
        out.finish(&self.extra, &["name", "title", "version"])
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
