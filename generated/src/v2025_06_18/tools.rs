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

/// Not described by the schema.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct CallToolRequest {
    /// Not described by the schema.
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

/// Not described by the schema.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct CallToolResult {
    /// Not described by the schema.
    pub meta: Option<JsonObject>,
    /// Not described by the schema.
    pub content: Vec<ContentBlock>,
    /// Not described by the schema.
    pub is_error: Option<bool>,
    /// Not described by the schema.
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

/// Not described by the schema.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ListToolsRequest {
    /// Not described by the schema.
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

/// Not described by the schema.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ListToolsResult {
    /// Not described by the schema.
    pub meta: Option<JsonObject>,
    /// Not described by the schema.
    pub next_cursor: Option<String>,
    /// Not described by the schema.
    pub tools: Vec<Tool>,
    /// Members that the protocol does not define, as they were read.
    pub extra: Map<Json>,
}

impl ListToolsResult {
    /// The object with the members that must be there.
    pub fn new(tools: impl IntoIterator<Item = impl Into<Tool>>) -> Self {
        Self {
            meta: None,
            next_cursor: None,
            tools: tools.into_iter().map(Into::into).collect(),
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

/// Not described by the schema.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Tool {
    /// Not described by the schema.
    pub meta: Option<JsonObject>,
    /// Not described by the schema.
    pub annotations: Option<ToolAnnotations>,
    /// Not described by the schema.
    pub description: Option<String>,
    /// Not described by the schema.
    pub input_schema: ToolInputSchema,
    /// Not described by the schema.
    pub name: String,
    /// Not described by the schema.
    pub output_schema: Option<ToolOutputSchema>,
    /// Not described by the schema.
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

/// Not described by the schema.
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
