// Written by `mcp-codegen generate`. Do not edit: change the schema or the generator.

//! How two peers find out what the other one is and can do.

use serde::de::DeserializeOwned;
use serde::Serialize;
use super::{NotificationParams, RequestParams};
use crate::error::DecodeError;
use crate::json::{Json, JsonObject};
use crate::map::Map;

/// What a client can do beyond the minimum. A capability that is absent is not there to be
/// used; names beside those below are allowed.
///
/// [Specification](https://modelcontextprotocol.io/specification/2024-11-05/basic/lifecycle)
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct ClientCapabilities {
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
/// [Specification](https://modelcontextprotocol.io/specification/2024-11-05/basic/lifecycle)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Implementation {
    /// The name of the software, as programs use it. It is shown to people if there is no
    /// better one.
    pub name: String,
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
            version: version.into(),
            extra: Map::new(),
        }
    }
}

/// Opens a session: the client says which version it speaks, who it is and what it can do.
/// The server answers with an `InitializeResult`.
///
/// [Specification](https://modelcontextprotocol.io/specification/2024-11-05/basic/lifecycle)
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
/// [Specification](https://modelcontextprotocol.io/specification/2024-11-05/basic/lifecycle)
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
/// [Specification](https://modelcontextprotocol.io/specification/2024-11-05/basic/lifecycle)
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

/// The client tells the server that it has read the `InitializeResult` and that the session
/// may begin.
///
/// [Specification](https://modelcontextprotocol.io/specification/2024-11-05/basic/lifecycle)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct InitializedNotification {
    /// The parameters of the message.
    pub params: Option<NotificationParams>,
    /// Members that the protocol does not define, as they were read.
    pub extra: Map<Json>,
}

impl InitializedNotification {
    /// The object with nothing but what must be there.
    pub fn new() -> Self {
        Self {
            params: None,
            extra: Map::new(),
        }
    }

    /// Sets the member `params`.
    #[must_use]
    pub fn with_params(mut self, params: impl Into<NotificationParams>) -> Self {
        self.params = Some(params.into());
        self
    }
}

impl Default for InitializedNotification {
    fn default() -> Self {
        Self::new()
    }
}

/// Either side asks whether the other is still there. The other answers with an
/// `EmptyResult` at once; if it does not, the connection may be closed.
///
/// [Specification](https://modelcontextprotocol.io/specification/2024-11-05/basic/utilities/ping)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct PingRequest {
    /// The parameters of the message.
    pub params: Option<RequestParams>,
    /// Members that the protocol does not define, as they were read.
    pub extra: Map<Json>,
}

impl PingRequest {
    /// The object with nothing but what must be there.
    pub fn new() -> Self {
        Self {
            params: None,
            extra: Map::new(),
        }
    }

    /// Sets the member `params`.
    #[must_use]
    pub fn with_params(mut self, params: impl Into<RequestParams>) -> Self {
        self.params = Some(params.into());
        self
    }
}

impl Default for PingRequest {
    fn default() -> Self {
        Self::new()
    }
}

/// What a server can do about prompts.
///
/// [Specification](https://modelcontextprotocol.io/specification/2024-11-05/server/prompts)
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct PromptsCapability {
    /// Whether the server notifies clients when its list of prompts changes; absent means no.
    pub list_changed: Option<bool>,
    /// Members that the protocol does not define, as they were read.
    pub extra: Map<Json>,
}

impl PromptsCapability {
    /// The object with nothing but what must be there.
    pub fn new() -> Self {
        Self::default()
    }

    /// Sets the member `listChanged`.
    #[must_use]
    pub fn with_list_changed(mut self, list_changed: bool) -> Self {
        self.list_changed = Some(list_changed);
        self
    }
}

/// What a server can do about resources.
///
/// [Specification](https://modelcontextprotocol.io/specification/2024-11-05/server/resources)
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct ResourcesCapability {
    /// Whether the server notifies clients when its list of resources changes; absent means no.
    pub list_changed: Option<bool>,
    /// Whether a client can have itself told when a single resource changes; absent means no.
    pub subscribe: Option<bool>,
    /// Members that the protocol does not define, as they were read.
    pub extra: Map<Json>,
}

impl ResourcesCapability {
    /// The object with nothing but what must be there.
    pub fn new() -> Self {
        Self::default()
    }

    /// Sets the member `listChanged`.
    #[must_use]
    pub fn with_list_changed(mut self, list_changed: bool) -> Self {
        self.list_changed = Some(list_changed);
        self
    }

    /// Sets the member `subscribe`.
    #[must_use]
    pub fn with_subscribe(mut self, subscribe: bool) -> Self {
        self.subscribe = Some(subscribe);
        self
    }
}

/// What a client can do about roots. Deprecated with roots since 2026-07-28.
///
/// [Specification](https://modelcontextprotocol.io/specification/2024-11-05/client/roots)
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct RootsCapability {
    /// Whether the client notifies the server when its list of roots changes; absent means no.
    pub list_changed: Option<bool>,
    /// Members that the protocol does not define, as they were read.
    pub extra: Map<Json>,
}

impl RootsCapability {
    /// The object with nothing but what must be there.
    pub fn new() -> Self {
        Self::default()
    }

    /// Sets the member `listChanged`.
    #[must_use]
    pub fn with_list_changed(mut self, list_changed: bool) -> Self {
        self.list_changed = Some(list_changed);
        self
    }
}

/// What a server can do beyond the minimum. A capability that is absent is not there to be
/// used; names beside those below are allowed.
///
/// [Specification](https://modelcontextprotocol.io/specification/2024-11-05/basic/lifecycle)
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct ServerCapabilities {
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

    /// The member `logging` as a type of the caller's; absence is an object without members.
    ///
    /// # Errors
    /// If it does not have the shape of `T`.
    pub fn logging_as<T: DeserializeOwned>(&self) -> Result<T, DecodeError> {
        JsonObject::decode_or_empty(self.logging.as_ref())
            .map_err(|error| error.within("logging"))
    }
}

/// What a server can do about tools.
///
/// [Specification](https://modelcontextprotocol.io/specification/2024-11-05/server/tools)
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct ToolsCapability {
    /// Whether the server notifies clients when its list of tools changes; absent means no.
    pub list_changed: Option<bool>,
    /// Members that the protocol does not define, as they were read.
    pub extra: Map<Json>,
}

impl ToolsCapability {
    /// The object with nothing but what must be there.
    pub fn new() -> Self {
        Self::default()
    }

    /// Sets the member `listChanged`.
    #[must_use]
    pub fn with_list_changed(mut self, list_changed: bool) -> Self {
        self.list_changed = Some(list_changed);
        self
    }
}
