// Written by `mcp-codegen generate`. Do not edit: change the schema or the generator.

//! Tools that a model may call.

use serde::de::DeserializeOwned;
use serde::Serialize;
use super::{ContentBlock, NotificationParams, PaginatedRequestParams};
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
pub struct CallToolRequestParams {
    /// Not described by the schema.
    pub arguments: Option<JsonObject>,
    /// Not described by the schema.
    pub name: String,
    /// Members that the protocol does not define, as they were read.
    pub extra: Map<Json>,
}

impl CallToolRequestParams {
    /// The object with the members that must be there.
    pub fn new(name: impl Into<String>) -> Self {
        Self {
            arguments: None,
            name: name.into(),
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

    /// The member `arguments` as a type of the caller's; absence is an object without members.
    ///
    /// # Errors
    /// If it does not have the shape of `T`.
    pub fn arguments_as<T: DeserializeOwned>(&self) -> Result<T, DecodeError> {
        JsonObject::decode_or_empty(self.arguments.as_ref())
            .map_err(|error| error.within("arguments"))
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
    pub description: Option<String>,
    /// Not described by the schema.
    pub input_schema: ToolInputSchema,
    /// Not described by the schema.
    pub name: String,
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
            description: None,
            input_schema: input_schema.into(),
            name: name.into(),
            extra: Map::new(),
        }
    }

    /// Sets the member `description`.
    #[must_use]
    pub fn with_description(mut self, description: impl Into<String>) -> Self {
        self.description = Some(description.into());
        self
    }
}

/// Not described by the schema.
#[derive(Clone, Debug, PartialEq)]
pub struct ToolInputSchema(JsonObject);
impl ToolInputSchema {
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

impl TryFrom<JsonObject> for ToolInputSchema {
    type Error = serde_json::Error;
    fn try_from(object: JsonObject) -> Result<Self, Self::Error> {
        wire::check_constant::<serde_json::Error>(&object, "type", "object")?;
        Ok(Self(object))
    }
}

impl TryFrom<serde_json::Value> for ToolInputSchema {
    type Error = serde_json::Error;
    fn try_from(value: serde_json::Value) -> Result<Self, Self::Error> {
        Self::try_from(JsonObject::from_json(Json::from(value))?)
    }
}

/// Not described by the schema.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ToolListChangedNotification {
    /// Not described by the schema.
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
