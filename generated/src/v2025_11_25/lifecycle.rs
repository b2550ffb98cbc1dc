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

/// Not described by the schema.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct ClientCapabilities {
    /// Not described by the schema.
    pub elicitation: Option<ElicitationCapability>,
    /// Not described by the schema.
    pub experimental: Option<Map<JsonObject>>,
    /// Not described by the schema.
    pub roots: Option<RootsCapability>,
    /// Not described by the schema.
    pub sampling: Option<SamplingCapability>,
    /// Not described by the schema.
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

/// Not described by the schema.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct ElicitationCapability {
    /// Not described by the schema.
    pub form: Option<JsonObject>,
    /// Not described by the schema.
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

/// Not described by the schema.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Implementation {
    /// Not described by the schema.
    pub description: Option<String>,
    /// Not described by the schema.
    pub icons: Option<Vec<Icon>>,
    /// Not described by the schema.
    pub name: String,
    /// Not described by the schema.
    pub title: Option<String>,
    /// Not described by the schema.
    pub version: String,
    /// Not described by the schema.
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
    pub fn with_icons(
        mut self,
        icons: impl IntoIterator<Item = impl Into<Icon>>,
    ) -> Self {
        self.icons = Some(icons.into_iter().map(Into::into).collect());
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

/// Not described by the schema.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct InitializeRequest {
    /// Not described by the schema.
    pub id: RequestId,
    /// Not described by the schema.
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

/// Not described by the schema.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct InitializeRequestParams {
    /// Not described by the schema.
    pub meta: Option<RequestMetaObject>,
    /// Not described by the schema.
    pub capabilities: ClientCapabilities,
    /// Not described by the schema.
    pub client_info: Implementation,
    /// Not described by the schema.
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

/// Not described by the schema.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct InitializeResult {
    /// Not described by the schema.
    pub meta: Option<JsonObject>,
    /// Not described by the schema.
    pub capabilities: ServerCapabilities,
    /// Not described by the schema.
    pub instructions: Option<String>,
    /// Not described by the schema.
    pub protocol_version: String,
    /// Not described by the schema.
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

/// Not described by the schema.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct InitializedNotification {
    /// Not described by the schema.
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

/// Not described by the schema.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct PingRequest {
    /// Not described by the schema.
    pub id: RequestId,
    /// Not described by the schema.
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

/// Not described by the schema.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct SamplingCapability {
    /// Not described by the schema.
    pub context: Option<JsonObject>,
    /// Not described by the schema.
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

/// Not described by the schema.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct ServerCapabilities {
    /// Not described by the schema.
    pub completions: Option<JsonObject>,
    /// Not described by the schema.
    pub experimental: Option<Map<JsonObject>>,
    /// Not described by the schema.
    pub logging: Option<JsonObject>,
    /// Not described by the schema.
    pub prompts: Option<PromptsCapability>,
    /// Not described by the schema.
    pub resources: Option<ResourcesCapability>,
    /// Not described by the schema.
    pub tasks: Option<ServerTasksCapability>,
    /// Not described by the schema.
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
