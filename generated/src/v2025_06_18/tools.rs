// Written by `mcp-codegen generate`. Do not edit: change the schema or the generator.

//! Tools that a model may call.

use serde::de::DeserializeOwned;
use serde::Serialize;
use super::{
    CallToolRequestParams, ContentBlock, PaginatedRequestParams, ToolAnnotations,
    ToolInputSchema,
};
use crate::error::DecodeError;
use crate::json::{Json, JsonObject};
use crate::map::Map;
use crate::wire;

/// The client calls a tool. The server answers with a `CallToolResult`, also if the tool
/// fails.
///
/// [Specification](https://modelcontextprotocol.io/specification/2025-06-18/server/tools)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct CallToolRequest {
    /// The parameters of the message.
    pub params: CallToolRequestParams,
    /// Members that the protocol does not define, as they were read.
    pub extra: Map<Json>,
}

impl CallToolRequest {
    /// The object with the members that must be there.
    pub fn new(params: impl Into<CallToolRequestParams>) -> Self {
        Self {
            params: params.into(),
            extra: Map::new(),
        }
    }
}

/// What a tool returns. A tool that fails says so here rather than in a JSON-RPC error, so
/// that the model sees it and can try something else.
///
/// [Specification](https://modelcontextprotocol.io/specification/2025-06-18/server/tools)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct CallToolResult {
    /// Metadata beside what the protocol defines. Keys of one's own have a prefix, such as
    /// `com.example/`.
    pub meta: Option<JsonObject>,
    /// The result for a model to read, in pieces.
    pub content: Vec<ContentBlock>,
    /// Whether the tool failed; absent means that it did not.
    pub is_error: Option<bool>,
    /// The result for programs, as the output schema of the tool describes it; absent if there
    /// is none.
    pub structured_content: Option<JsonObject>,
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
            structured_content: None,
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

    /// Sets the member `isError`.
    #[must_use]
    pub fn with_is_error(mut self, is_error: bool) -> Self {
        self.is_error = Some(is_error);
        self
    }

    /// Sets the member `structuredContent`.
    ///
    /// # Errors
    /// If `value` cannot be written as a JSON object.
    pub fn with_structured_content<T: Serialize + ?Sized>(
        mut self,
        value: &T,
    ) -> Result<Self, serde_json::Error> {
        self.structured_content = Some(JsonObject::new(value)?);
        Ok(self)
    }

    /// The member `_meta` as a type of the caller's; absence is an object without members.
    ///
    /// # Errors
    /// If it does not have the shape of `T`.
    pub fn meta_as<T: DeserializeOwned>(&self) -> Result<T, DecodeError> {
        JsonObject::decode_or_empty(self.meta.as_ref())
            .map_err(|error| error.within("_meta"))
    }

    /// The member `structuredContent` as a type of the caller's; absence is an object without
    /// members.
    ///
    /// # Errors
    /// If it does not have the shape of `T`.
    pub fn structured_content_as<T: DeserializeOwned>(&self) -> Result<T, DecodeError> {
        JsonObject::decode_or_empty(self.structured_content.as_ref())
            .map_err(|error| error.within("structuredContent"))
    }
}

/// The client asks which tools there are. The server answers with a page of them, a
/// `ListToolsResult`.
///
/// [Specification](https://modelcontextprotocol.io/specification/2025-06-18/server/tools)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ListToolsRequest {
    /// The parameters of the message.
    pub params: Option<PaginatedRequestParams>,
    /// Members that the protocol does not define, as they were read.
    pub extra: Map<Json>,
}

impl ListToolsRequest {
    /// The object with nothing but what must be there.
    pub fn new() -> Self {
        Self {
            params: None,
            extra: Map::new(),
        }
    }

    /// Sets the member `params`.
    #[must_use]
    pub fn with_params(mut self, params: impl Into<PaginatedRequestParams>) -> Self {
        self.params = Some(params.into());
        self
    }
}

impl Default for ListToolsRequest {
    fn default() -> Self {
        Self::new()
    }
}

/// A page of the tools of a server.
///
/// [Specification](https://modelcontextprotocol.io/specification/2025-06-18/server/tools)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ListToolsResult {
    /// Metadata beside what the protocol defines. Keys of one's own have a prefix, such as
    /// `com.example/`.
    pub meta: Option<JsonObject>,
    /// Where the next page begins: the `cursor` of the request that fetches it. Absent on the
    /// last page.
    pub next_cursor: Option<String>,
    /// The tools on this page.
    pub tools: Vec<Tool>,
    /// Members that the protocol does not define, as they were read.
    pub extra: Map<Json>,
}

impl ListToolsResult {
    /// The object with the members that must be there.
    pub fn new(tools: impl IntoIterator<Item = Tool>) -> Self {
        Self {
            meta: None,
            next_cursor: None,
            tools: tools.into_iter().collect(),
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

    /// Sets the member `nextCursor`.
    #[must_use]
    pub fn with_next_cursor(mut self, next_cursor: impl Into<String>) -> Self {
        self.next_cursor = Some(next_cursor.into());
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

/// A tool that a server offers: what it is called, what it does and what it takes.
///
/// [Specification](https://modelcontextprotocol.io/specification/2025-06-18/server/tools)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Tool {
    /// Metadata beside what the protocol defines. Keys of one's own have a prefix, such as
    /// `com.example/`.
    pub meta: Option<JsonObject>,
    /// Hints on how the tool behaves; absent if there are none.
    pub annotations: Option<ToolAnnotations>,
    /// What the tool is good for, for people and models; absent if the server does not say.
    pub description: Option<String>,
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
        self.meta = Some(JsonObject::new(value)?);
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
        JsonObject::decode_or_empty(self.meta.as_ref())
            .map_err(|error| error.within("_meta"))
    }
}

/// The JSON Schema of the structured results of a tool, as the author of the tool wrote it.
/// Where it names no `$schema`, it is JSON Schema 2020-12.
///
/// [Specification](https://modelcontextprotocol.io/specification/2025-06-18/server/tools)
#[derive(Clone, Debug, PartialEq)]
pub struct ToolOutputSchema(JsonObject);
impl ToolOutputSchema {
    /// The object that `value` serializes to.
    ///
    /// # Errors
    /// If it is not an object in which `type` is `"object"`.
    pub fn new<T: Serialize + ?Sized>(value: &T) -> Result<Self, serde_json::Error> {
        Self::try_from(JsonObject::new(value)?)
    }

    /// Takes `text` as it is.
    ///
    /// # Errors
    /// If it is not an object in which `type` is `"object"`.
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
        wire::check_constant::<serde_json::Error>(&object, "type", "object")?;
        Ok(Self(object))
    }
}

impl TryFrom<serde_json::Value> for ToolOutputSchema {
    type Error = serde_json::Error;
    fn try_from(value: serde_json::Value) -> Result<Self, Self::Error> {
        Self::try_from(JsonObject::from_json(Json::from(value))?)
    }
}
