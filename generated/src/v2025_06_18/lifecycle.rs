// Written by `mcp-codegen generate`. Do not edit: change the schema or the generator.

//! How two peers find out what the other one is and can do.

use serde::de::DeserializeOwned;
use serde::Serialize;
use super::{RootsCapability, ServerCapabilities};
use crate::error::DecodeError;
use crate::json::{Json, JsonObject};
use crate::map::Map;

/// What a client can do beyond the minimum. A capability that is absent is not there to be
/// used; names beside those below are allowed.
///
/// [Specification](https://modelcontextprotocol.io/specification/2025-06-18/basic/lifecycle)
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct ClientCapabilities {
    /// Present if the client can put questions of a server to its user.
    pub elicitation: Option<JsonObject>,
    /// Capabilities outside the protocol, by name, with whatever settings they have; absent if
    /// there are none.
    pub experimental: Option<Map<JsonObject>>,
    /// Present if the client can list roots. Deprecated since 2026-07-28.
    pub roots: Option<RootsCapability>,
    /// Present if the client can have a model generate text for a server. Deprecated since 2026-07-28.
    pub sampling: Option<JsonObject>,
    /// Members that the protocol does not define, as they were read.
    pub extra: Map<Json>,
}

impl ClientCapabilities {
    /// The object with nothing but what must be there.
    pub fn new() -> Self {
        Self::default()
    }

    /// Sets the member `elicitation`.
    ///
    /// # Errors
    /// If `value` cannot be written as a JSON object.
    pub fn with_elicitation<T: Serialize + ?Sized>(
        mut self,
        value: &T,
    ) -> Result<Self, serde_json::Error> {
        self.elicitation = Some(JsonObject::new(value)?);
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

    /// Sets the member `roots`.
    #[must_use]
    pub fn with_roots(mut self, roots: impl Into<RootsCapability>) -> Self {
        self.roots = Some(roots.into());
        self
    }

    /// Sets the member `sampling`.
    ///
    /// # Errors
    /// If `value` cannot be written as a JSON object.
    pub fn with_sampling<T: Serialize + ?Sized>(
        mut self,
        value: &T,
    ) -> Result<Self, serde_json::Error> {
        self.sampling = Some(JsonObject::new(value)?);
        Ok(self)
    }

    /// The member `elicitation` as a type of the caller's; absence is an object without
    /// members.
    ///
    /// # Errors
    /// If it does not have the shape of `T`.
    pub fn elicitation_as<T: DeserializeOwned>(&self) -> Result<T, DecodeError> {
        JsonObject::decode_or_empty(self.elicitation.as_ref())
            .map_err(|error| error.within("elicitation"))
    }

    /// The member `sampling` as a type of the caller's; absence is an object without members.
    ///
    /// # Errors
    /// If it does not have the shape of `T`.
    pub fn sampling_as<T: DeserializeOwned>(&self) -> Result<T, DecodeError> {
        JsonObject::decode_or_empty(self.sampling.as_ref())
            .map_err(|error| error.within("sampling"))
    }
}

/// The name and version of a client or server, and more about it to show to people.
///
/// [Specification](https://modelcontextprotocol.io/specification/2025-06-18/basic/lifecycle)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Implementation {
    /// The name of the software, as programs use it. It is shown to people if there is no
    /// better one.
    pub name: String,
    /// The name to show to people; if it is absent, `name` serves.
    pub title: Option<String>,
    /// The version of the software, in a format of its own.
    pub version: String,
    /// Members that the protocol does not define, as they were read.
    pub extra: Map<Json>,
}

impl Implementation {
    /// The object with the members that must be there.
    pub fn new(name: impl Into<String>, version: impl Into<String>) -> Self {
        Self {
            name: name.into(),
            title: None,
            version: version.into(),
            extra: Map::new(),
        }
    }

    /// Sets the member `title`.
    #[must_use]
    pub fn with_title(mut self, title: impl Into<String>) -> Self {
        self.title = Some(title.into());
        self
    }
}

/// Opens a session: the client says which version it speaks, who it is and what it can do.
/// The server answers with an `InitializeResult`.
///
/// [Specification](https://modelcontextprotocol.io/specification/2025-06-18/basic/lifecycle)
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

/// The parameters of `initialize`.
///
/// [Specification](https://modelcontextprotocol.io/specification/2025-06-18/basic/lifecycle)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct InitializeRequestParams {
    /// What the client can do.
    pub capabilities: ClientCapabilities,
    /// The name and version of the client.
    pub client_info: Implementation,
    /// The newest version of the protocol that the client speaks, such as `2025-06-18`.
    pub protocol_version: String,
    /// Members that the protocol does not define, as they were read.
    pub extra: Map<Json>,
}

impl InitializeRequestParams {
    /// The object with the members that must be there.
    pub fn new(
        protocol_version: impl Into<String>,
        capabilities: impl Into<ClientCapabilities>,
        client_info: impl Into<Implementation>,
    ) -> Self {
        Self {
            capabilities: capabilities.into(),
            client_info: client_info.into(),
            protocol_version: protocol_version.into(),
            extra: Map::new(),
        }
    }
}

/// What a server says of itself when a session opens.
///
/// [Specification](https://modelcontextprotocol.io/specification/2025-06-18/basic/lifecycle)
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
