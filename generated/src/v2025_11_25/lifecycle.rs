// Written by `mcp-codegen generate`. Do not edit: change the schema or the generator.

//! How two peers find out what the other one is and can do.

use serde::de::DeserializeOwned;
use serde::Serialize;
use super::{
    ClientTasksCapability, Icon, NotificationParams, PromptsCapability, RequestId,
    RequestMetaObject, RequestParams, ResourcesCapability, RootsCapability,
    ServerTasksCapability, ToolsCapability,
};
use crate::error::DecodeError;
use crate::json::{Json, JsonObject};
use crate::map::Map;

/// What a client can do beyond the minimum. A capability that is absent is not there to be
/// used; names beside those below are allowed.
///
/// [Specification](https://modelcontextprotocol.io/specification/2025-11-25/basic/lifecycle)
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct ClientCapabilities {
    /// Present if the client can put questions of a server to its user.
    pub elicitation: Option<ElicitationCapability>,
    /// Capabilities outside the protocol, by name, with whatever settings they have; absent if
    /// there are none.
    pub experimental: Option<Map<JsonObject>>,
    /// Present if the client can list roots. Deprecated since 2026-07-28.
    pub roots: Option<RootsCapability>,
    /// Present if the client can have a model generate text for a server. Deprecated since 2026-07-28.
    pub sampling: Option<SamplingCapability>,
    /// Present if the client can carry out requests as tasks.
    pub tasks: Option<ClientTasksCapability>,
    /// Members that the protocol does not define, as they were read.
    pub extra: Map<Json>,
}

impl ClientCapabilities {
    /// The object with nothing but what must be there.
    pub fn new() -> Self {
        Self::default()
    }

    /// Sets the member `elicitation`.
    #[must_use]
    pub fn with_elicitation(
        mut self,
        elicitation: impl Into<ElicitationCapability>,
    ) -> Self {
        self.elicitation = Some(elicitation.into());
        self
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
    #[must_use]
    pub fn with_sampling(mut self, sampling: impl Into<SamplingCapability>) -> Self {
        self.sampling = Some(sampling.into());
        self
    }

    /// Sets the member `tasks`.
    #[must_use]
    pub fn with_tasks(mut self, tasks: impl Into<ClientTasksCapability>) -> Self {
        self.tasks = Some(tasks.into());
        self
    }
}

/// How a client can ask its user. If it names neither way, forms are meant.
///
/// [Specification](https://modelcontextprotocol.io/specification/2025-11-25/client/elicitation)
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct ElicitationCapability {
    /// Present if the client can show a form.
    pub form: Option<JsonObject>,
    /// Present if the client can send its user to a web page.
    pub url: Option<JsonObject>,
    /// Members that the protocol does not define, as they were read.
    pub extra: Map<Json>,
}

impl ElicitationCapability {
    /// The object with nothing but what must be there.
    pub fn new() -> Self {
        Self::default()
    }

    /// Sets the member `form`.
    ///
    /// # Errors
    /// If `value` cannot be written as a JSON object.
    pub fn with_form<T: Serialize + ?Sized>(
        mut self,
        value: &T,
    ) -> Result<Self, serde_json::Error> {
        self.form = Some(JsonObject::new(value)?);
        Ok(self)
    }

    /// Sets the member `url`.
    ///
    /// # Errors
    /// If `value` cannot be written as a JSON object.
    pub fn with_url<T: Serialize + ?Sized>(
        mut self,
        value: &T,
    ) -> Result<Self, serde_json::Error> {
        self.url = Some(JsonObject::new(value)?);
        Ok(self)
    }

    /// The member `form` as a type of the caller's; absence is an object without members.
    ///
    /// # Errors
    /// If it does not have the shape of `T`.
    pub fn form_as<T: DeserializeOwned>(&self) -> Result<T, DecodeError> {
        JsonObject::decode_or_empty(self.form.as_ref())
            .map_err(|error| error.within("form"))
    }

    /// The member `url` as a type of the caller's; absence is an object without members.
    ///
    /// # Errors
    /// If it does not have the shape of `T`.
    pub fn url_as<T: DeserializeOwned>(&self) -> Result<T, DecodeError> {
        JsonObject::decode_or_empty(self.url.as_ref())
            .map_err(|error| error.within("url"))
    }
}

/// The name and version of a client or server, and more about it to show to people.
///
/// [Specification](https://modelcontextprotocol.io/specification/2025-11-25/basic/lifecycle)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Implementation {
    /// What the software does, in a sentence or two for people; absent if it does not say.
    pub description: Option<String>,
    /// Pictures of this object for a user interface, in any number of sizes and formats; absent
    /// if there are none.
    pub icons: Option<Vec<Icon>>,
    /// The name of the software, as programs use it. It is shown to people if there is no
    /// better one.
    pub name: String,
    /// The name to show to people; if it is absent, `name` serves.
    pub title: Option<String>,
    /// The version of the software, in a format of its own.
    pub version: String,
    /// The address of a website about the software; absent if there is none.
    pub website_url: Option<String>,
    /// Members that the protocol does not define, as they were read.
    pub extra: Map<Json>,
}

impl Implementation {
    /// The object with the members that must be there.
    pub fn new(name: impl Into<String>, version: impl Into<String>) -> Self {
        Self {
            description: None,
            icons: None,
            name: name.into(),
            title: None,
            version: version.into(),
            website_url: None,
            extra: Map::new(),
        }
    }

    /// Sets the member `description`.
    #[must_use]
    pub fn with_description(mut self, description: impl Into<String>) -> Self {
        self.description = Some(description.into());
        self
    }

    /// Sets the member `icons`.
    #[must_use]
    pub fn with_icons(mut self, icons: impl IntoIterator<Item = Icon>) -> Self {
        self.icons = Some(icons.into_iter().collect());
        self
    }

    /// Sets the member `title`.
    #[must_use]
    pub fn with_title(mut self, title: impl Into<String>) -> Self {
        self.title = Some(title.into());
        self
    }

    /// Sets the member `websiteUrl`.
    #[must_use]
    pub fn with_website_url(mut self, website_url: impl Into<String>) -> Self {
        self.website_url = Some(website_url.into());
        self
    }
}

/// Opens a session: the client says which version it speaks, who it is and what it can do.
/// The server answers with an `InitializeResult`.
///
/// [Specification](https://modelcontextprotocol.io/specification/2025-11-25/basic/lifecycle)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct InitializeRequest {
    /// The id that links a request with its response.
    pub id: RequestId,
    /// The parameters of the message.
    pub params: InitializeRequestParams,
    /// Members that the protocol does not define, as they were read.
    pub extra: Map<Json>,
}

impl InitializeRequest {
    /// The object with the members that must be there.
    pub fn new(
        id: impl Into<RequestId>,
        params: impl Into<InitializeRequestParams>,
    ) -> Self {
        Self {
            id: id.into(),
            params: params.into(),
            extra: Map::new(),
        }
    }
}

/// The parameters of `initialize`.
///
/// [Specification](https://modelcontextprotocol.io/specification/2025-11-25/basic/lifecycle)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct InitializeRequestParams {
    /// Metadata beside what the protocol defines. Keys of one's own have a prefix, such as
    /// `com.example/`.
    pub meta: Option<RequestMetaObject>,
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
            meta: None,
            capabilities: capabilities.into(),
            client_info: client_info.into(),
            protocol_version: protocol_version.into(),
            extra: Map::new(),
        }
    }

    /// Sets the member `_meta`.
    #[must_use]
    pub fn with_meta(mut self, meta: impl Into<RequestMetaObject>) -> Self {
        self.meta = Some(meta.into());
        self
    }
}

/// What a server says of itself when a session opens.
///
/// [Specification](https://modelcontextprotocol.io/specification/2025-11-25/basic/lifecycle)
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
/// [Specification](https://modelcontextprotocol.io/specification/2025-11-25/basic/lifecycle)
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
/// [Specification](https://modelcontextprotocol.io/specification/2025-11-25/basic/utilities/ping)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct PingRequest {
    /// The id that links a request with its response.
    pub id: RequestId,
    /// The parameters of the message.
    pub params: Option<RequestParams>,
    /// Members that the protocol does not define, as they were read.
    pub extra: Map<Json>,
}

impl PingRequest {
    /// The object with the members that must be there.
    pub fn new(id: impl Into<RequestId>) -> Self {
        Self {
            id: id.into(),
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

/// What a client can do about sampling. Deprecated with sampling since 2026-07-28.
///
/// [Specification](https://modelcontextprotocol.io/specification/2025-11-25/client/sampling)
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct SamplingCapability {
    /// Present if the client can add context from servers to the prompt. Without it,
    /// `includeContext` stays `none`.
    pub context: Option<JsonObject>,
    /// Present if the client lets the model use tools that the server offers with the request.
    pub tools: Option<JsonObject>,
    /// Members that the protocol does not define, as they were read.
    pub extra: Map<Json>,
}

impl SamplingCapability {
    /// The object with nothing but what must be there.
    pub fn new() -> Self {
        Self::default()
    }

    /// Sets the member `context`.
    ///
    /// # Errors
    /// If `value` cannot be written as a JSON object.
    pub fn with_context<T: Serialize + ?Sized>(
        mut self,
        value: &T,
    ) -> Result<Self, serde_json::Error> {
        self.context = Some(JsonObject::new(value)?);
        Ok(self)
    }

    /// Sets the member `tools`.
    ///
    /// # Errors
    /// If `value` cannot be written as a JSON object.
    pub fn with_tools<T: Serialize + ?Sized>(
        mut self,
        value: &T,
    ) -> Result<Self, serde_json::Error> {
        self.tools = Some(JsonObject::new(value)?);
        Ok(self)
    }

    /// The member `context` as a type of the caller's; absence is an object without members.
    ///
    /// # Errors
    /// If it does not have the shape of `T`.
    pub fn context_as<T: DeserializeOwned>(&self) -> Result<T, DecodeError> {
        JsonObject::decode_or_empty(self.context.as_ref())
            .map_err(|error| error.within("context"))
    }

    /// The member `tools` as a type of the caller's; absence is an object without members.
    ///
    /// # Errors
    /// If it does not have the shape of `T`.
    pub fn tools_as<T: DeserializeOwned>(&self) -> Result<T, DecodeError> {
        JsonObject::decode_or_empty(self.tools.as_ref())
            .map_err(|error| error.within("tools"))
    }
}

/// What a server can do beyond the minimum. A capability that is absent is not there to be
/// used; names beside those below are allowed.
///
/// [Specification](https://modelcontextprotocol.io/specification/2025-11-25/basic/lifecycle)
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
    /// Present if the server can carry out requests as tasks.
    pub tasks: Option<ServerTasksCapability>,
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

    /// Sets the member `tasks`.
    #[must_use]
    pub fn with_tasks(mut self, tasks: impl Into<ServerTasksCapability>) -> Self {
        self.tasks = Some(tasks.into());
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
