// Written by `mcp-codegen generate`. Do not edit: change the schema or the generator.

//! Prompts that a user may pick.

use serde::de::DeserializeOwned;
use serde::Serialize;
use super::{ContentBlock, GetPromptRequestParams, Role};
use crate::error::DecodeError;
use crate::json::{Json, JsonObject};
use crate::map::Map;

/// Not described by the schema.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct GetPromptRequest {
    /// Not described by the schema.
    pub params: GetPromptRequestParams,
    /// Members that the protocol does not define, as they were read.
    pub extra: Map<Json>,
}

impl GetPromptRequest {
    /// The object with the members that must be there.
    pub fn new(params: impl Into<GetPromptRequestParams>) -> Self {
        Self {
            params: params.into(),
            extra: Map::new(),
        }
    }
}

/// Not described by the schema.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct GetPromptResult {
    /// Not described by the schema.
    pub meta: Option<JsonObject>,
    /// Not described by the schema.
    pub description: Option<String>,
    /// Not described by the schema.
    pub messages: Vec<PromptMessage>,
    /// Members that the protocol does not define, as they were read.
    pub extra: Map<Json>,
}

impl GetPromptResult {
    /// The object with the members that must be there.
    pub fn new(messages: impl IntoIterator<Item = impl Into<PromptMessage>>) -> Self {
        Self {
            meta: None,
            description: None,
            messages: messages.into_iter().map(Into::into).collect(),
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

    /// Sets the member `description`.
    #[must_use]
    pub fn with_description(mut self, description: impl Into<String>) -> Self {
        self.description = Some(description.into());
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
pub struct PromptMessage {
    /// Not described by the schema.
    pub content: ContentBlock,
    /// Not described by the schema.
    pub role: Role,
    /// Members that the protocol does not define, as they were read.
    pub extra: Map<Json>,
}

impl PromptMessage {
    /// The object with the members that must be there.
    pub fn new(role: impl Into<Role>, content: impl Into<ContentBlock>) -> Self {
        Self {
            content: content.into(),
            role: role.into(),
            extra: Map::new(),
        }
    }
}
