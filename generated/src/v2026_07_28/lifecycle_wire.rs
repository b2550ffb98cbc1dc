// Written by `mcp-codegen generate`. Do not edit: change the schema or the generator.

//! How the types of `lifecycle` are read and written.

use serde::de::MapAccess;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use super::{
    ClientCapabilities, DiscoverRequest, DiscoverResult, DiscoverResultResponse,
    ResultType, ServerCapabilities,
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
        let mut extensions = None;
        let mut roots = None;
        let mut sampling = None;
        while let Some(key) = members.next_name()? {
            match &*key {
                "elicitation" => members.optional("elicitation", &mut elicitation)?,
                "experimental" => members.optional("experimental", &mut experimental)?,
                "extensions" => members.optional("extensions", &mut extensions)?,
                "roots" => members.optional("roots", &mut roots)?,
                "sampling" => members.optional("sampling", &mut sampling)?,
                _ => members.keep(key)?,
            }
        }
        Ok(Self {
            elicitation,
            experimental,
            extensions,
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
        out.optional("extensions", &self.extensions)?;
        out.optional("roots", &self.roots)?;
        out.optional("sampling", &self.sampling)?;
        out.finish(
            &self.extra,
            &["elicitation", "experimental", "extensions", "roots", "sampling"],
        )
    }
}

impl wire::Object for DiscoverRequest {
    const NAME: &'static str = "DiscoverRequest";
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
                    members.constant("method", "server/discover", &mut has_method)?
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

impl wire::Read for DiscoverRequest {
    fn read<'de, D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::read_object(input)
    }
}

impl<'de> Deserialize<'de> for DiscoverRequest {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::Read::read(input)
    }
}

impl Serialize for DiscoverRequest {
    fn serialize<S: Serializer>(&self, output: S) -> Result<S::Ok, S::Error> {
        let mut out = wire::Writer::new(output)?;
        out.member("jsonrpc", "2.0")?;
        out.member("method", "server/discover")?;
        out.member("id", &self.id)?;
        out.member("params", &self.params)?;
        out.finish(&self.extra, &["jsonrpc", "method", "id", "params"])
    }
}

impl wire::Object for DiscoverResult {
    const NAME: &'static str = "DiscoverResult";
    fn members<'de, A: MapAccess<'de>>(
        mut members: Members<'de, A>,
    ) -> Result<Self, A::Error> {
        let mut meta = None;
        let mut cache_scope = None;
        let mut capabilities = None;
        let mut instructions = None;
        let mut result_type = None;
        let mut supported_versions = None;
        let mut ttl_ms = None;
        while let Some(key) = members.next_name()? {
            match &*key {
                "_meta" => members.optional("_meta", &mut meta)?,
                "cacheScope" => members.optional("cacheScope", &mut cache_scope)?,
                "capabilities" => members.required("capabilities", &mut capabilities)?,
                "instructions" => members.optional("instructions", &mut instructions)?,
                "resultType" => members.optional("resultType", &mut result_type)?,
                "supportedVersions" => {
                    members.required("supportedVersions", &mut supported_versions)?
                }
                "ttlMs" => members.optional("ttlMs", &mut ttl_ms)?,
                _ => members.keep(key)?,
            }
        }
        Ok(Self {
            meta,
            cache_scope,
            capabilities: members.present("capabilities", capabilities)?,
            instructions,
            result_type: result_type.unwrap_or(ResultType::Complete),
            supported_versions: members
                .present("supportedVersions", supported_versions)?,
            ttl_ms,
            extra: members.into_extra(),
        })
    }
}

impl wire::Read for DiscoverResult {
    fn read<'de, D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::read_object(input)
    }
}

impl<'de> Deserialize<'de> for DiscoverResult {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::Read::read(input)
    }
}

impl Serialize for DiscoverResult {
    fn serialize<S: Serializer>(&self, output: S) -> Result<S::Ok, S::Error> {
        let mut out = wire::Writer::new(output)?;
        out.optional("_meta", &self.meta)?;
        out.optional("cacheScope", &self.cache_scope)?;
        out.member("capabilities", &self.capabilities)?;
        out.optional("instructions", &self.instructions)?;
        out.member("resultType", &self.result_type)?;
        out.member("supportedVersions", &self.supported_versions)?;
        out.optional("ttlMs", &self.ttl_ms)?;
        out.finish(
            &self.extra,
            &[
                "_meta",
                "cacheScope",
                "capabilities",
                "instructions",
                "resultType",
                "supportedVersions",
                "ttlMs",
            ],
        )
    }
}

impl wire::Object for DiscoverResultResponse {
    const NAME: &'static str = "DiscoverResultResponse";
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

impl wire::Read for DiscoverResultResponse {
    fn read<'de, D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::read_object(input)
    }
}

impl<'de> Deserialize<'de> for DiscoverResultResponse {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::Read::read(input)
    }
}

impl Serialize for DiscoverResultResponse {
    fn serialize<S: Serializer>(&self, output: S) -> Result<S::Ok, S::Error> {
        let mut out = wire::Writer::new(output)?;
        out.member("jsonrpc", "2.0")?;
        out.member("id", &self.id)?;
        out.member("result", &self.result)?;
        out.finish(&self.extra, &["jsonrpc", "id", "result"])
    }
}

impl wire::Object for ServerCapabilities {
    const NAME: &'static str = "ServerCapabilities";
    fn members<'de, A: MapAccess<'de>>(
        mut members: Members<'de, A>,
    ) -> Result<Self, A::Error> {
        let mut completions = None;
        let mut experimental = None;
        let mut extensions = None;
        let mut logging = None;
        let mut prompts = None;
        let mut resources = None;
        let mut tools = None;
        while let Some(key) = members.next_name()? {
            match &*key {
                "completions" => members.optional("completions", &mut completions)?,
                "experimental" => members.optional("experimental", &mut experimental)?,
                "extensions" => members.optional("extensions", &mut extensions)?,
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
            extensions,
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
        out.optional("extensions", &self.extensions)?;
        out.optional("logging", &self.logging)?;
        out.optional("prompts", &self.prompts)?;
        out.optional("resources", &self.resources)?;
        out.optional("tools", &self.tools)?;
        out.finish(
            &self.extra,
            &[
                "completions",
                "experimental",
                "extensions",
                "logging",
                "prompts",
                "resources",
                "tools",
            ],
        )
    }
}
