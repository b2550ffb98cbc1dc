// Written by `mcp-codegen generate`. Do not edit: change the schema or the generator.

//! Tools that a model may call.

use serde::de::DeserializeOwned;
use serde::Serialize;
use super::{
    CacheScope, CallToolOutcome, ContentBlock, Icon, InputResponse, InputResponses,
    MetaObject, NotificationParams, PaginatedRequestParams, RequestId, RequestMetaObject,
    ResultMetaObject, ResultType, ToolAnnotations, ToolInputSchema,
};
use crate::error::DecodeError;
use crate::json::{Json, JsonObject};
use crate::map::Map;

/// The client calls a tool. The server answers with a `CallToolResult`, also if the tool
/// fails, or with an `InputRequiredResult`.
///
/// [Specification](https://modelcontextprotocol.io/specification/2026-07-28/server/tools)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct CallToolRequest {
    /// The id that links a request with its response.
    pub id: RequestId,
    /// The parameters of the message.
    pub params: CallToolRequestParams,
    /// Members that the protocol does not define, as they were read.
    pub extra: Map<Json>,
}

impl CallToolRequest {
    /// The object with the members that must be there.
    pub fn new(
        id: impl Into<RequestId>,
        params: impl Into<CallToolRequestParams>,
    ) -> Self {
        Self {
            id: id.into(),
            params: params.into(),
            extra: Map::new(),
        }
    }
}

/// The parameters of `tools/call`.
///
/// [Specification](https://modelcontextprotocol.io/specification/2026-07-28/server/tools)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct CallToolRequestParams {
    /// Metadata beside what the protocol defines. Keys of one's own have a prefix, such as
    /// `com.example/`.
    pub meta: RequestMetaObject,
    /// The arguments by name, as the input schema of the tool describes them; absent if there
    /// are none.
    pub arguments: Option<JsonObject>,
    /// What the client answers to the requests of an `InputRequiredResult`, under the same
    /// keys. Absent on the first attempt, and if that result asked for nothing.
    pub input_responses: Option<InputResponses>,
    /// The name of the tool.
    pub name: String,
    /// The `requestState` of the `InputRequiredResult` that this request follows, unchanged.
    /// Absent if that result had none, and on the first attempt.
    pub request_state: Option<String>,
    /// Members that the protocol does not define, as they were read.
    pub extra: Map<Json>,
}

impl CallToolRequestParams {
    /// The object with the members that must be there.
    pub fn new(name: impl Into<String>, meta: impl Into<RequestMetaObject>) -> Self {
        Self {
            meta: meta.into(),
            arguments: None,
            input_responses: None,
            name: name.into(),
            request_state: None,
            extra: Map::new(),
        }
    }

    /// Sets the member `arguments`.
    ///
    /// # Errors
    /// If `value` cannot be written as a JSON object.
    pub fn with_arguments<T: Serialize + ?Sized>(
        mut self,
        value: &T,
    ) -> Result<Self, serde_json::Error> {
        self.arguments = Some(JsonObject::new(value)?);
        Ok(self)
    }

    /// Sets the member `inputResponses`.
    #[must_use]
    pub fn with_input_responses(
        mut self,
        input_responses: impl IntoIterator<
            Item = (impl Into<String>, impl Into<InputResponse>),
        >,
    ) -> Self {
        self.input_responses = Some(
            input_responses
                .into_iter()
                .map(|(name, value)| (name, value.into()))
                .collect(),
        );
        self
    }

    /// Sets the member `requestState`.
    #[must_use]
    pub fn with_request_state(mut self, request_state: impl Into<String>) -> Self {
        self.request_state = Some(request_state.into());
        self
    }

    /// The member `arguments` as a type of the caller's; absence is an object without members.
    ///
    /// # Errors
    /// If it does not have the shape of `T`.
    pub fn arguments_as<T: DeserializeOwned>(&self) -> Result<T, DecodeError> {
        JsonObject::decode_or_empty(self.arguments.as_ref())
            .map_err(|error| error.within("arguments"))
    }
}

/// What a tool returns. A tool that fails says so here rather than in a JSON-RPC error, so
/// that the model sees it and can try something else.
///
/// [Specification](https://modelcontextprotocol.io/specification/2026-07-28/server/tools)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct CallToolResult {
    /// Metadata beside what the protocol defines. Keys of one's own have a prefix, such as
    /// `com.example/`.
    pub meta: Option<ResultMetaObject>,
    /// The result for a model to read, in pieces.
    pub content: Vec<ContentBlock>,
    /// Whether the tool failed; absent means that it did not.
    pub is_error: Option<bool>,
    /// What kind of result this is.
    ///
    /// `complete` where it is absent.
    pub result_type: ResultType,
    /// The result for programs, as the output schema of the tool describes it; absent if there
    /// is none.
    pub structured_content: Option<Json>,
    /// Members that the protocol does not define, as they were read.
    pub extra: Map<Json>,
}

impl CallToolResult {
    /// The object with the members that must be there.
    pub fn new(content: impl IntoIterator<Item = impl Into<ContentBlock>>) -> Self {
        Self {
            meta: None,
            content: content.into_iter().map(Into::into).collect(),
            is_error: None,
            result_type: ResultType::Complete,
            structured_content: None,
            extra: Map::new(),
        }
    }

    /// Sets the member `_meta`.
    #[must_use]
    pub fn with_meta(mut self, meta: impl Into<ResultMetaObject>) -> Self {
        self.meta = Some(meta.into());
        self
    }

    /// Sets the member `isError`.
    #[must_use]
    pub fn with_is_error(mut self, is_error: bool) -> Self {
        self.is_error = Some(is_error);
        self
    }

    /// Sets the member `resultType`.
    #[must_use]
    pub fn with_result_type(mut self, result_type: impl Into<ResultType>) -> Self {
        self.result_type = result_type.into();
        self
    }

    /// Sets the member `structuredContent`.
    ///
    /// # Errors
    /// If `value` cannot be written as JSON.
    pub fn with_structured_content<T: Serialize + ?Sized>(
        mut self,
        value: &T,
    ) -> Result<Self, serde_json::Error> {
        self.structured_content = Some(Json::new(value)?);
        Ok(self)
    }

    /// The member `structuredContent` as a type of the caller's.
    ///
    /// # Errors
    /// If it does not have the shape of `T`.
    pub fn structured_content_as<T: DeserializeOwned>(
        &self,
    ) -> Result<Option<T>, DecodeError> {
        self.structured_content
            .as_ref()
            .map(Json::decode)
            .transpose()
            .map_err(|error| error.within("structuredContent"))
    }
}

/// The answer to `tools/call` that is no error.
///
/// [Specification](https://modelcontextprotocol.io/specification/2026-07-28/server/tools)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct CallToolResultResponse {
    /// The id that links a request with its response.
    pub id: RequestId,
    /// What the request yields.
    pub result: CallToolOutcome,
    /// Members that the protocol does not define, as they were read.
    pub extra: Map<Json>,
}

impl CallToolResultResponse {
    /// The object with the members that must be there.
    pub fn new(id: impl Into<RequestId>, result: impl Into<CallToolOutcome>) -> Self {
        Self {
            id: id.into(),
            result: result.into(),
            extra: Map::new(),
        }
    }
}

/// The client asks which tools there are. The server answers with a page of them, a
/// `ListToolsResult`.
///
/// [Specification](https://modelcontextprotocol.io/specification/2026-07-28/server/tools)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ListToolsRequest {
    /// The id that links a request with its response.
    pub id: RequestId,
    /// The parameters of the message.
    pub params: PaginatedRequestParams,
    /// Members that the protocol does not define, as they were read.
    pub extra: Map<Json>,
}

impl ListToolsRequest {
    /// The object with the members that must be there.
    pub fn new(
        id: impl Into<RequestId>,
        params: impl Into<PaginatedRequestParams>,
    ) -> Self {
        Self {
            id: id.into(),
            params: params.into(),
            extra: Map::new(),
        }
    }
}

/// A page of the tools of a server.
///
/// [Specification](https://modelcontextprotocol.io/specification/2026-07-28/server/tools)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ListToolsResult {
    /// Metadata beside what the protocol defines. Keys of one's own have a prefix, such as
    /// `com.example/`.
    pub meta: Option<ResultMetaObject>,
    /// Who may share a cached copy of this result.
    ///
    /// `private` where it is absent.
    pub cache_scope: Option<CacheScope>,
    /// Where the next page begins: the `cursor` of the request that fetches it. Absent on the
    /// last page.
    pub next_cursor: Option<String>,
    /// What kind of result this is.
    ///
    /// `complete` where it is absent.
    pub result_type: ResultType,
    /// The tools on this page.
    pub tools: Vec<Tool>,
    /// How long the result stays fresh after it arrives, in milliseconds. With `0` it is stale
    /// at once.
    ///
    /// `0` where it is absent.
    pub ttl_ms: Option<u64>,
    /// Members that the protocol does not define, as they were read.
    pub extra: Map<Json>,
}

impl ListToolsResult {
    /// The object with the members that must be there.
    pub fn new(tools: impl IntoIterator<Item = Tool>) -> Self {
        Self {
            meta: None,
            cache_scope: Some(CacheScope::Private),
            next_cursor: None,
            result_type: ResultType::Complete,
            tools: tools.into_iter().collect(),
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

    /// Sets the member `nextCursor`.
    #[must_use]
    pub fn with_next_cursor(mut self, next_cursor: impl Into<String>) -> Self {
        self.next_cursor = Some(next_cursor.into());
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

/// The successful answer to `tools/list`.
///
/// [Specification](https://modelcontextprotocol.io/specification/2026-07-28/server/tools)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ListToolsResultResponse {
    /// The id that links a request with its response.
    pub id: RequestId,
    /// What the request yields.
    pub result: ListToolsResult,
    /// Members that the protocol does not define, as they were read.
    pub extra: Map<Json>,
}

impl ListToolsResultResponse {
    /// The object with the members that must be there.
    pub fn new(id: impl Into<RequestId>, result: impl Into<ListToolsResult>) -> Self {
        Self {
            id: id.into(),
            result: result.into(),
            extra: Map::new(),
        }
    }
}

/// A tool that a server offers: what it is called, what it does and what it takes.
///
/// [Specification](https://modelcontextprotocol.io/specification/2026-07-28/server/tools)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Tool {
    /// Metadata beside what the protocol defines. Keys of one's own have a prefix, such as
    /// `com.example/`.
    pub meta: Option<MetaObject>,
    /// Hints on how the tool behaves; absent if there are none.
    pub annotations: Option<ToolAnnotations>,
    /// What the tool is good for, for people and models; absent if the server does not say.
    pub description: Option<String>,
    /// Pictures of this object for a user interface, in any number of sizes and formats; absent
    /// if there are none.
    pub icons: Option<Vec<Icon>>,
    /// The JSON Schema of the arguments, which are always an object.
    pub input_schema: ToolInputSchema,
    /// The name by which the tool is called, unique on its server.
    pub name: String,
    /// The JSON Schema of `structuredContent` in the results of the tool; absent if nothing is
    /// promised about it.
    pub output_schema: Option<ToolOutputSchema>,
    /// The name to show to people; if it is absent, the title of `annotations` serves, and else
    /// `name`.
    pub title: Option<String>,
    /// Members that the protocol does not define, as they were read.
    pub extra: Map<Json>,
}

impl Tool {
    /// The object with the members that must be there.
    pub fn new(
        name: impl Into<String>,
        input_schema: impl Into<ToolInputSchema>,
    ) -> Self {
        Self {
            meta: None,
            annotations: None,
            description: None,
            icons: None,
            input_schema: input_schema.into(),
            name: name.into(),
            output_schema: None,
            title: None,
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
        self.meta = Some(MetaObject::new(value)?);
        Ok(self)
    }

    /// Sets the member `annotations`.
    #[must_use]
    pub fn with_annotations(mut self, annotations: impl Into<ToolAnnotations>) -> Self {
        self.annotations = Some(annotations.into());
        self
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

    /// Sets the member `outputSchema`.
    #[must_use]
    pub fn with_output_schema(
        mut self,
        output_schema: impl Into<ToolOutputSchema>,
    ) -> Self {
        self.output_schema = Some(output_schema.into());
        self
    }

    /// Sets the member `title`.
    #[must_use]
    pub fn with_title(mut self, title: impl Into<String>) -> Self {
        self.title = Some(title.into());
        self
    }

    /// The member `_meta` as a type of the caller's; absence is an object without members.
    ///
    /// # Errors
    /// If it does not have the shape of `T`.
    pub fn meta_as<T: DeserializeOwned>(&self) -> Result<T, DecodeError> {
        MetaObject::decode_or_empty(self.meta.as_ref())
            .map_err(|error| error.within("_meta"))
    }
}

/// The server tells that its list of tools is no longer what it was. It comes on a stream
/// of `subscriptions/listen` whose filter has `toolsListChanged`.
///
/// [Specification](https://modelcontextprotocol.io/specification/2026-07-28/server/tools)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ToolListChangedNotification {
    /// The parameters of the message.
    pub params: Option<NotificationParams>,
    /// Members that the protocol does not define, as they were read.
    pub extra: Map<Json>,
}

impl ToolListChangedNotification {
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

impl Default for ToolListChangedNotification {
    fn default() -> Self {
        Self::new()
    }
}

/// The JSON Schema of the structured results of a tool, as the author of the tool wrote it.
/// Where it names no `$schema`, it is JSON Schema 2020-12.
///
/// [Specification](https://modelcontextprotocol.io/specification/2026-07-28/server/tools)
#[derive(Clone, Debug, PartialEq)]
pub struct ToolOutputSchema(JsonObject);
impl ToolOutputSchema {
    /// The object that `value` serializes to.
    ///
    /// # Errors
    /// If it is not an object.
    pub fn new<T: Serialize + ?Sized>(value: &T) -> Result<Self, serde_json::Error> {
        Self::try_from(JsonObject::new(value)?)
    }

    /// Takes `text` as it is.
    ///
    /// # Errors
    /// If it is not an object.
    pub fn from_text(text: impl Into<String>) -> Result<Self, serde_json::Error> {
        Self::try_from(JsonObject::from_text(text)?)
    }

    /// The object.
    pub fn as_object(&self) -> &JsonObject {
        &self.0
    }

    /// Turns it into the object.
    pub fn into_object(self) -> JsonObject {
        self.0
    }
}

impl TryFrom<JsonObject> for ToolOutputSchema {
    type Error = serde_json::Error;
    fn try_from(object: JsonObject) -> Result<Self, Self::Error> {
        Ok(Self(object))
    }
}

impl TryFrom<serde_json::Value> for ToolOutputSchema {
    type Error = serde_json::Error;
    fn try_from(value: serde_json::Value) -> Result<Self, Self::Error> {
        Self::try_from(JsonObject::from_json(Json::from(value))?)
    }
}
