// Written by `mcp-codegen generate`. Do not edit: change the schema or the generator.

//! Prompts that a user may pick.

use serde::de::DeserializeOwned;
use serde::Serialize;
use super::{ContentBlock, NotificationParams, PaginatedRequestParams, Role};
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
pub struct GetPromptRequestParams {
    /// Not described by the schema.
    pub arguments: Option<Map<String>>,
    /// Not described by the schema.
    pub name: String,
    /// Members that the protocol does not define, as they were read.
    pub extra: Map<Json>,
}

impl GetPromptRequestParams {
    /// The object with the members that must be there.
    pub fn new(name: impl Into<String>) -> Self {
        Self {
            arguments: None,
            name: name.into(),
            extra: Map::new(),
        }
    }

    /// Sets the member `arguments`.
    #[must_use]
    pub fn with_arguments(
        mut self,
        arguments: impl IntoIterator<Item = (impl Into<String>, impl Into<String>)>,
    ) -> Self {
        self.arguments = Some(
            arguments.into_iter().map(|(name, value)| (name, value.into())).collect(),
        );
        self
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
pub struct ListPromptsRequest {
    /// Not described by the schema.
    pub params: Option<PaginatedRequestParams>,
    /// Members that the protocol does not define, as they were read.
    pub extra: Map<Json>,
}

impl ListPromptsRequest {
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

impl Default for ListPromptsRequest {
    fn default() -> Self {
        Self::new()
    }
}

/// Not described by the schema.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ListPromptsResult {
    /// Not described by the schema.
    pub meta: Option<JsonObject>,
    /// Not described by the schema.
    pub next_cursor: Option<String>,
    /// Not described by the schema.
    pub prompts: Vec<Prompt>,
    /// Members that the protocol does not define, as they were read.
    pub extra: Map<Json>,
}

impl ListPromptsResult {
    /// The object with the members that must be there.
    pub fn new(prompts: impl IntoIterator<Item = impl Into<Prompt>>) -> Self {
        Self {
            meta: None,
            next_cursor: None,
            prompts: prompts.into_iter().map(Into::into).collect(),
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
pub struct Prompt {
    /// Not described by the schema.
    pub arguments: Option<Vec<PromptArgument>>,
    /// Not described by the schema.
    pub description: Option<String>,
    /// Not described by the schema.
    pub name: String,
    /// Members that the protocol does not define, as they were read.
    pub extra: Map<Json>,
}

impl Prompt {
    /// The object with the members that must be there.
    pub fn new(name: impl Into<String>) -> Self {
        Self {
            arguments: None,
            description: None,
            name: name.into(),
            extra: Map::new(),
        }
    }

    /// Sets the member `arguments`.
    #[must_use]
    pub fn with_arguments(
        mut self,
        arguments: impl IntoIterator<Item = impl Into<PromptArgument>>,
    ) -> Self {
        self.arguments = Some(arguments.into_iter().map(Into::into).collect());
        self
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
#[non_exhaustive]
pub struct PromptArgument {
    /// Not described by the schema.
    pub description: Option<String>,
    /// Not described by the schema.
    pub name: String,
    /// Not described by the schema.
    pub required: Option<bool>,
    /// Members that the protocol does not define, as they were read.
    pub extra: Map<Json>,
}

impl PromptArgument {
    /// The object with the members that must be there.
    pub fn new(name: impl Into<String>) -> Self {
        Self {
            description: None,
            name: name.into(),
            required: None,
            extra: Map::new(),
        }
    }

    /// Sets the member `description`.
    #[must_use]
    pub fn with_description(mut self, description: impl Into<String>) -> Self {
        self.description = Some(description.into());
        self
    }

    /// Sets the member `required`.
    #[must_use]
    pub fn with_required(mut self, required: bool) -> Self {
        self.required = Some(required);
        self
    }
}

/// Not described by the schema.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct PromptListChangedNotification {
    /// Not described by the schema.
    pub params: Option<NotificationParams>,
    /// Members that the protocol does not define, as they were read.
    pub extra: Map<Json>,
}

impl PromptListChangedNotification {
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

impl Default for PromptListChangedNotification {
    fn default() -> Self {
        Self::new()
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

/// Not described by the schema.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct PromptReference {
    /// Not described by the schema.
    pub name: String,
    /// Members that the protocol does not define, as they were read.
    pub extra: Map<Json>,
}

impl PromptReference {
    /// The object with the members that must be there.
    pub fn new(name: impl Into<String>) -> Self {
        Self {
            name: name.into(),
            extra: Map::new(),
        }
    }
}
