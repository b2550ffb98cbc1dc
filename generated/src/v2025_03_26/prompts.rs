// Written by `mcp-codegen generate`. Do not edit: change the schema or the generator.

//! Prompts that a user may pick.

use serde::de::DeserializeOwned;
use serde::Serialize;
use super::{ContentBlock, GetPromptRequestParams, Role};
use crate::error::DecodeError;
use crate::json::{Json, JsonObject};
use crate::map::Map;

/// The client fetches a prompt with its arguments filled in. The server answers with a
/// `GetPromptResult`.
///
/// [Specification](https://modelcontextprotocol.io/specification/2025-03-26/server/prompts)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct GetPromptRequest {
    /// The parameters of the message.
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

/// A prompt with its arguments filled in, ready for a model.
///
/// [Specification](https://modelcontextprotocol.io/specification/2025-03-26/server/prompts)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct GetPromptResult {
    /// Metadata beside what the protocol defines. Keys of one's own have a prefix, such as
    /// `com.example/`.
    pub meta: Option<JsonObject>,
    /// What the prompt does, for people; absent if the server does not say.
    pub description: Option<String>,
    /// The messages of the prompt, in order.
    pub messages: Vec<PromptMessage>,
    /// Members that the protocol does not define, as they were read.
    pub extra: Map<Json>,
}

impl GetPromptResult {
    /// The object with the members that must be there.
    pub fn new(messages: impl IntoIterator<Item = PromptMessage>) -> Self {
        Self {
            meta: None,
            description: None,
            messages: messages.into_iter().collect(),
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

/// A message of a prompt.
///
/// [Specification](https://modelcontextprotocol.io/specification/2025-03-26/server/prompts)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct PromptMessage {
    /// What the message says.
    pub content: ContentBlock,
    /// Who says it.
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
