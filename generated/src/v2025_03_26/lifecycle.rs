// Written by `mcp-codegen generate`. Do not edit: change the schema or the generator.

//! How two peers find out what the other one is and can do.

use serde::de::DeserializeOwned;
use serde::Serialize;
use super::{
    Implementation, InitializeRequestParams, PromptsCapability, ResourcesCapability,
    ToolsCapability,
};
use crate::error::DecodeError;
use crate::json::{Json, JsonObject};
use crate::map::Map;

/// Opens a session: the client says which version it speaks, who it is and what it can do.
/// The server answers with an `InitializeResult`.
///
/// [Specification](https://modelcontextprotocol.io/specification/2025-03-26/basic/lifecycle)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct InitializeRequest {
    /// The parameters of the message.
    pub params: InitializeRequestParams,
    /// Members that the protocol does not define, as they were read.
    pub extra: Map<Json>,
}

impl InitializeRequest {
    /// The object with the members that must be there.
    pub fn new(params: impl Into<InitializeRequestParams>) -> Self {
        Self {
            params: params.into(),
            extra: Map::new(),
        }
    }
}

/// What a server says of itself when a session opens.
///
/// [Specification](https://modelcontextprotocol.io/specification/2025-03-26/basic/lifecycle)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct InitializeResult {
    /// Metadata beside what the protocol defines. Keys of one's own have a prefix, such as
    /// `com.example/`.
    pub meta: Option<JsonObject>,
    /// What the server can do.
    pub capabilities: ServerCapabilities,
    /// How to make good use of the server, written for a model; absent if the server has no
    /// advice.
    pub instructions: Option<String>,
    /// The version of the protocol that the session speaks. A client that does not speak it
    /// closes the connection.
    pub protocol_version: String,
    /// The name and version of the server.
    pub server_info: Implementation,
    /// Members that the protocol does not define, as they were read.
    pub extra: Map<Json>,
}

impl InitializeResult {
    /// The object with the members that must be there.
    pub fn new(
        protocol_version: impl Into<String>,
        capabilities: impl Into<ServerCapabilities>,
        server_info: impl Into<Implementation>,
    ) -> Self {
        Self {
            meta: None,
            capabilities: capabilities.into(),
            instructions: None,
            protocol_version: protocol_version.into(),
            server_info: server_info.into(),
            extra: Map::new(),
        }
    }

    /// Sets the member `_meta`.
    ///
    /// # Errors
    /// If `value` cannot be written as a JSON object.
    pub fn with_meta<T: Serialize + ?Sized>(
        mut self,
        value: &T,
    ) -> Result<Self, serde_json::Error> {
        self.meta = Some(JsonObject::new(value)?);
        Ok(self)
    }

    /// Sets the member `instructions`.
    #[must_use]
    pub fn with_instructions(mut self, instructions: impl Into<String>) -> Self {
        self.instructions = Some(instructions.into());
        self
    }

    /// The member `_meta` as a type of the caller's; absence is an object without members.
    ///
    /// # Errors
    /// If it does not have the shape of `T`.
    pub fn meta_as<T: DeserializeOwned>(&self) -> Result<T, DecodeError> {
        JsonObject::decode_or_empty(self.meta.as_ref())
            .map_err(|error| error.within("_meta"))
    }
}

/// What a server can do beyond the minimum. A capability that is absent is not there to be
/// used; names beside those below are allowed.
///
/// [Specification](https://modelcontextprotocol.io/specification/2025-03-26/basic/lifecycle)
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct ServerCapabilities {
    /// Present if the server completes arguments while a user types them.
    pub completions: Option<JsonObject>,
    /// Capabilities outside the protocol, by name, with whatever settings they have; absent if
    /// there are none.
    pub experimental: Option<Map<JsonObject>>,
    /// Present if the server can send log messages. Deprecated since 2026-07-28.
    pub logging: Option<JsonObject>,
    /// Present if the server has prompts.
    pub prompts: Option<PromptsCapability>,
    /// Present if the server has resources.
    pub resources: Option<ResourcesCapability>,
    /// Present if the server has tools.
    pub tools: Option<ToolsCapability>,
    /// Members that the protocol does not define, as they were read.
    pub extra: Map<Json>,
}

impl ServerCapabilities {
    /// The object with nothing but what must be there.
    pub fn new() -> Self {
        Self::default()
    }

    /// Sets the member `completions`.
    ///
    /// # Errors
    /// If `value` cannot be written as a JSON object.
    pub fn with_completions<T: Serialize + ?Sized>(
        mut self,
        value: &T,
    ) -> Result<Self, serde_json::Error> {
        self.completions = Some(JsonObject::new(value)?);
        Ok(self)
    }

    /// Sets the member `experimental`.
    #[must_use]
    pub fn with_experimental(
        mut self,
        experimental: impl IntoIterator<
            Item = (impl Into<String>, impl Into<JsonObject>),
        >,
    ) -> Self {
        self.experimental = Some(
            experimental.into_iter().map(|(name, value)| (name, value.into())).collect(),
        );
        self
    }

    /// Sets the member `logging`.
    ///
    /// # Errors
    /// If `value` cannot be written as a JSON object.
    pub fn with_logging<T: Serialize + ?Sized>(
        mut self,
        value: &T,
    ) -> Result<Self, serde_json::Error> {
        self.logging = Some(JsonObject::new(value)?);
        Ok(self)
    }

    /// Sets the member `prompts`.
    #[must_use]
    pub fn with_prompts(mut self, prompts: impl Into<PromptsCapability>) -> Self {
        self.prompts = Some(prompts.into());
        self
    }

    /// Sets the member `resources`.
    #[must_use]
    pub fn with_resources(mut self, resources: impl Into<ResourcesCapability>) -> Self {
        self.resources = Some(resources.into());
        self
    }

    /// Sets the member `tools`.
    #[must_use]
    pub fn with_tools(mut self, tools: impl Into<ToolsCapability>) -> Self {
        self.tools = Some(tools.into());
        self
    }

    /// The member `completions` as a type of the caller's; absence is an object without
    /// members.
    ///
    /// # Errors
    /// If it does not have the shape of `T`.
    pub fn completions_as<T: DeserializeOwned>(&self) -> Result<T, DecodeError> {
        JsonObject::decode_or_empty(self.completions.as_ref())
            .map_err(|error| error.within("completions"))
    }

    /// The member `logging` as a type of the caller's; absence is an object without members.
    ///
    /// # Errors
    /// If it does not have the shape of `T`.
    pub fn logging_as<T: DeserializeOwned>(&self) -> Result<T, DecodeError> {
        JsonObject::decode_or_empty(self.logging.as_ref())
            .map_err(|error| error.within("logging"))
    }
}
