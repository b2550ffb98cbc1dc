// Written by `mcp-codegen generate`. Do not edit: change the schema or the generator.

//! How two peers find out what the other one is and can do.

use serde::de::DeserializeOwned;
use serde::Serialize;
use super::{
    CacheScope, ElicitationCapability, JSONObject, PromptsCapability, RequestId,
    RequestParams, ResourcesCapability, ResultMetaObject, ResultType, SamplingCapability,
    ToolsCapability,
};
use crate::error::DecodeError;
use crate::json::{Json, JsonObject};
use crate::map::Map;

/// What a client can do beyond the minimum. A capability that is absent is not there to be
/// used; names beside those below are allowed.
///
/// [Specification](https://modelcontextprotocol.io/specification/2026-07-28/basic/versioning)
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct ClientCapabilities {
    /// Present if the client can put questions of a server to its user.
    pub elicitation: Option<ElicitationCapability>,
    /// Capabilities outside the protocol, by name, with whatever settings they have; absent if
    /// there are none.
    pub experimental: Option<Map<JSONObject>>,
    /// The extensions of the protocol that the client supports, by identifier, each with its
    /// settings. Empty settings mean plain support.
    pub extensions: Option<Map<JSONObject>>,
    /// Present if the client can list roots. Deprecated since 2026-07-28.
    pub roots: Option<JsonObject>,
    /// Present if the client can have a model generate text for a server. Deprecated since 2026-07-28.
    pub sampling: Option<SamplingCapability>,
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
            Item = (impl Into<String>, impl Into<JSONObject>),
        >,
    ) -> Self {
        self.experimental = Some(
            experimental.into_iter().map(|(name, value)| (name, value.into())).collect(),
        );
        self
    }

    /// Sets the member `extensions`.
    #[must_use]
    pub fn with_extensions(
        mut self,
        extensions: impl IntoIterator<Item = (impl Into<String>, impl Into<JSONObject>)>,
    ) -> Self {
        self.extensions = Some(
            extensions.into_iter().map(|(name, value)| (name, value.into())).collect(),
        );
        self
    }

    /// Sets the member `roots`.
    ///
    /// # Errors
    /// If `value` cannot be written as a JSON object.
    pub fn with_roots<T: Serialize + ?Sized>(
        mut self,
        value: &T,
    ) -> Result<Self, serde_json::Error> {
        self.roots = Some(JsonObject::new(value)?);
        Ok(self)
    }

    /// Sets the member `sampling`.
    #[must_use]
    pub fn with_sampling(mut self, sampling: impl Into<SamplingCapability>) -> Self {
        self.sampling = Some(sampling.into());
        self
    }

    /// The member `roots` as a type of the caller's; absence is an object without members.
    ///
    /// # Errors
    /// If it does not have the shape of `T`.
    pub fn roots_as<T: DeserializeOwned>(&self) -> Result<T, DecodeError> {
        JsonObject::decode_or_empty(self.roots.as_ref())
            .map_err(|error| error.within("roots"))
    }
}

/// The client asks which versions the server speaks and what it can do. Every server
/// answers with a `DiscoverResult`; a client need not ask before it sends other requests.
///
/// [Specification](https://modelcontextprotocol.io/specification/2026-07-28/server/discover)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct DiscoverRequest {
    /// The id that links a request with its response.
    pub id: RequestId,
    /// The parameters of the message.
    pub params: RequestParams,
    /// Members that the protocol does not define, as they were read.
    pub extra: Map<Json>,
}

impl DiscoverRequest {
    /// The object with the members that must be there.
    pub fn new(id: impl Into<RequestId>, params: impl Into<RequestParams>) -> Self {
        Self {
            id: id.into(),
            params: params.into(),
            extra: Map::new(),
        }
    }
}

/// What a server says of itself.
///
/// [Specification](https://modelcontextprotocol.io/specification/2026-07-28/server/discover)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct DiscoverResult {
    /// Metadata beside what the protocol defines. Keys of one's own have a prefix, such as
    /// `com.example/`.
    pub meta: Option<ResultMetaObject>,
    /// Who may share a cached copy of this result.
    ///
    /// `private` where it is absent.
    pub cache_scope: Option<CacheScope>,
    /// What the server can do.
    pub capabilities: ServerCapabilities,
    /// How to make good use of the server, written for a model; absent if the server has no
    /// advice.
    pub instructions: Option<String>,
    /// What kind of result this is.
    ///
    /// `complete` where it is absent.
    pub result_type: ResultType,
    /// The versions of the protocol that the server speaks. The client uses one of them in its
    /// further requests.
    pub supported_versions: Vec<String>,
    /// How long the result stays fresh after it arrives, in milliseconds. With `0` it is stale
    /// at once.
    ///
    /// `0` where it is absent.
    pub ttl_ms: Option<u64>,
    /// Members that the protocol does not define, as they were read.
    pub extra: Map<Json>,
}

impl DiscoverResult {
    /// The object with the members that must be there.
    pub fn new(
        capabilities: impl Into<ServerCapabilities>,
        supported_versions: impl IntoIterator<Item = impl Into<String>>,
    ) -> Self {
        Self {
            meta: None,
            cache_scope: Some(CacheScope::Private),
            capabilities: capabilities.into(),
            instructions: None,
            result_type: ResultType::Complete,
            supported_versions: supported_versions.into_iter().map(Into::into).collect(),
            ttl_ms: Some(0),
            extra: Map::new(),
        }
    }

    /// Sets the member `_meta`.
    #[must_use]
    pub fn with_meta(mut self, meta: impl Into<ResultMetaObject>) -> Self {
        self.meta = Some(meta.into());
        self
    }

    /// Sets the member `cacheScope`.
    #[must_use]
    pub fn with_cache_scope(mut self, cache_scope: impl Into<CacheScope>) -> Self {
        self.cache_scope = Some(cache_scope.into());
        self
    }

    /// Sets the member `instructions`.
    #[must_use]
    pub fn with_instructions(mut self, instructions: impl Into<String>) -> Self {
        self.instructions = Some(instructions.into());
        self
    }

    /// Sets the member `resultType`.
    #[must_use]
    pub fn with_result_type(mut self, result_type: impl Into<ResultType>) -> Self {
        self.result_type = result_type.into();
        self
    }

    /// Sets the member `ttlMs`.
    #[must_use]
    pub fn with_ttl_ms(mut self, ttl_ms: u64) -> Self {
        self.ttl_ms = Some(ttl_ms);
        self
    }
}

/// The successful answer to `server/discover`.
///
/// [Specification](https://modelcontextprotocol.io/specification/2026-07-28/server/discover)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct DiscoverResultResponse {
    /// The id that links a request with its response.
    pub id: RequestId,
    /// What the request yields.
    pub result: DiscoverResult,
    /// Members that the protocol does not define, as they were read.
    pub extra: Map<Json>,
}

impl DiscoverResultResponse {
    /// The object with the members that must be there.
    pub fn new(id: impl Into<RequestId>, result: impl Into<DiscoverResult>) -> Self {
        Self {
            id: id.into(),
            result: result.into(),
            extra: Map::new(),
        }
    }
}

/// What a server can do beyond the minimum. A capability that is absent is not there to be
/// used; names beside those below are allowed.
///
/// [Specification](https://modelcontextprotocol.io/specification/2026-07-28/basic/versioning)
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct ServerCapabilities {
    /// Present if the server completes arguments while a user types them.
    pub completions: Option<JSONObject>,
    /// Capabilities outside the protocol, by name, with whatever settings they have; absent if
    /// there are none.
    pub experimental: Option<Map<JSONObject>>,
    /// The extensions of the protocol that the server supports, by identifier, each with its
    /// settings. Empty settings mean plain support.
    pub extensions: Option<Map<JSONObject>>,
    /// Present if the server can send log messages. Deprecated since 2026-07-28.
    pub logging: Option<JSONObject>,
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
        self.completions = Some(JSONObject::new(value)?);
        Ok(self)
    }

    /// Sets the member `experimental`.
    #[must_use]
    pub fn with_experimental(
        mut self,
        experimental: impl IntoIterator<
            Item = (impl Into<String>, impl Into<JSONObject>),
        >,
    ) -> Self {
        self.experimental = Some(
            experimental.into_iter().map(|(name, value)| (name, value.into())).collect(),
        );
        self
    }

    /// Sets the member `extensions`.
    #[must_use]
    pub fn with_extensions(
        mut self,
        extensions: impl IntoIterator<Item = (impl Into<String>, impl Into<JSONObject>)>,
    ) -> Self {
        self.extensions = Some(
            extensions.into_iter().map(|(name, value)| (name, value.into())).collect(),
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
        self.logging = Some(JSONObject::new(value)?);
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
        JSONObject::decode_or_empty(self.completions.as_ref())
            .map_err(|error| error.within("completions"))
    }

    /// The member `logging` as a type of the caller's; absence is an object without members.
    ///
    /// # Errors
    /// If it does not have the shape of `T`.
    pub fn logging_as<T: DeserializeOwned>(&self) -> Result<T, DecodeError> {
        JSONObject::decode_or_empty(self.logging.as_ref())
            .map_err(|error| error.within("logging"))
    }
}
