// Written by `mcp-codegen generate`. Do not edit: change the schema or the generator.

//! What a server asks the client's model.

use serde::de::DeserializeOwned;
use serde::Serialize;
use super::{ImageContent, Role, TextContent};
use crate::error::DecodeError;
use crate::json::{Json, JsonObject};
use crate::map::Map;
use crate::number::Number;

/// Not described by the schema.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct CreateMessageRequest {
    /// Not described by the schema.
    pub params: CreateMessageRequestParams,
    /// Members that the protocol does not define, as they were read.
    pub extra: Map<Json>,
}

impl CreateMessageRequest {
    /// The object with the members that must be there.
    pub fn new(params: impl Into<CreateMessageRequestParams>) -> Self {
        Self {
            params: params.into(),
            extra: Map::new(),
        }
    }
}

/// Not described by the schema.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct CreateMessageRequestParams {
    /// Not described by the schema.
    pub include_context: Option<IncludeContext>,
    /// Not described by the schema.
    pub max_tokens: i64,
    /// Not described by the schema.
    pub messages: Vec<SamplingMessage>,
    /// Not described by the schema.
    pub metadata: Option<JsonObject>,
    /// Not described by the schema.
    pub model_preferences: Option<ModelPreferences>,
    /// Not described by the schema.
    pub stop_sequences: Option<Vec<String>>,
    /// Not described by the schema.
    pub system_prompt: Option<String>,
    /// Not described by the schema.
    pub temperature: Option<Number>,
    /// Members that the protocol does not define, as they were read.
    pub extra: Map<Json>,
}

impl CreateMessageRequestParams {
    /// The object with the members that must be there.
    pub fn new(
        max_tokens: i64,
        messages: impl IntoIterator<Item = impl Into<SamplingMessage>>,
    ) -> Self {
        Self {
            include_context: None,
            max_tokens,
            messages: messages.into_iter().map(Into::into).collect(),
            metadata: None,
            model_preferences: None,
            stop_sequences: None,
            system_prompt: None,
            temperature: None,
            extra: Map::new(),
        }
    }

    /// Sets the member `includeContext`.
    #[must_use]
    pub fn with_include_context(
        mut self,
        include_context: impl Into<IncludeContext>,
    ) -> Self {
        self.include_context = Some(include_context.into());
        self
    }

    /// Sets the member `metadata`.
    ///
    /// # Errors
    /// If `value` cannot be written as a JSON object.
    pub fn with_metadata<T: Serialize + ?Sized>(
        mut self,
        value: &T,
    ) -> Result<Self, serde_json::Error> {
        self.metadata = Some(JsonObject::new(value)?);
        Ok(self)
    }

    /// Sets the member `modelPreferences`.
    #[must_use]
    pub fn with_model_preferences(
        mut self,
        model_preferences: impl Into<ModelPreferences>,
    ) -> Self {
        self.model_preferences = Some(model_preferences.into());
        self
    }

    /// Sets the member `stopSequences`.
    #[must_use]
    pub fn with_stop_sequences(
        mut self,
        stop_sequences: impl IntoIterator<Item = impl Into<String>>,
    ) -> Self {
        self.stop_sequences = Some(stop_sequences.into_iter().map(Into::into).collect());
        self
    }

    /// Sets the member `systemPrompt`.
    #[must_use]
    pub fn with_system_prompt(mut self, system_prompt: impl Into<String>) -> Self {
        self.system_prompt = Some(system_prompt.into());
        self
    }

    /// Sets the member `temperature`.
    #[must_use]
    pub fn with_temperature(mut self, temperature: impl Into<Number>) -> Self {
        self.temperature = Some(temperature.into());
        self
    }

    /// The member `metadata` as a type of the caller's; absence is an object without members.
    ///
    /// # Errors
    /// If it does not have the shape of `T`.
    pub fn metadata_as<T: DeserializeOwned>(&self) -> Result<T, DecodeError> {
        JsonObject::decode_or_empty(self.metadata.as_ref())
            .map_err(|error| error.within("metadata"))
    }
}

/// Not described by the schema.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct CreateMessageResult {
    /// Not described by the schema.
    pub meta: Option<JsonObject>,
    /// Not described by the schema.
    pub content: SamplingMessageContentBlock,
    /// Not described by the schema.
    pub model: String,
    /// Not described by the schema.
    pub role: Role,
    /// Not described by the schema.
    pub stop_reason: Option<String>,
    /// Members that the protocol does not define, as they were read.
    pub extra: Map<Json>,
}

impl CreateMessageResult {
    /// The object with the members that must be there.
    pub fn new(
        role: impl Into<Role>,
        content: impl Into<SamplingMessageContentBlock>,
        model: impl Into<String>,
    ) -> Self {
        Self {
            meta: None,
            content: content.into(),
            model: model.into(),
            role: role.into(),
            stop_reason: None,
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

    /// Sets the member `stopReason`.
    #[must_use]
    pub fn with_stop_reason(mut self, stop_reason: impl Into<String>) -> Self {
        self.stop_reason = Some(stop_reason.into());
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
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum IncludeContext {
    /// The text `"allServers"`.
    AllServers,
    /// The text `"none"`.
    None,
    /// The text `"thisServer"`.
    ThisServer,
    /// A text that this version of the protocol does not name.
    Other(String),
}

impl IncludeContext {
    /// The text on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::AllServers => "allServers",
            Self::None => "none",
            Self::ThisServer => "thisServer",
            Self::Other(text) => text,
        }
    }

    fn named(text: &str) -> Option<Self> {
        Some(
            match text {
                "allServers" => Self::AllServers,
                "none" => Self::None,
                "thisServer" => Self::ThisServer,
                _ => return None,
            },
        )
    }
}

impl From<&str> for IncludeContext {
    fn from(text: &str) -> Self {
        Self::named(text).unwrap_or_else(|| Self::Other(text.to_owned()))
    }
}

impl From<String> for IncludeContext {
    fn from(text: String) -> Self {
        Self::named(&text).unwrap_or(Self::Other(text))
    }
}

impl std::fmt::Display for IncludeContext {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.as_str())
    }
}

/// Not described by the schema.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct ModelHint {
    /// Not described by the schema.
    pub name: Option<String>,
    /// Members that the protocol does not define, as they were read.
    pub extra: Map<Json>,
}

impl ModelHint {
    /// The object with nothing but what must be there.
    pub fn new() -> Self {
        Self::default()
    }

    /// Sets the member `name`.
    #[must_use]
    pub fn with_name(mut self, name: impl Into<String>) -> Self {
        self.name = Some(name.into());
        self
    }
}

/// Not described by the schema.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct ModelPreferences {
    /// Not described by the schema.
    pub cost_priority: Option<Number>,
    /// Not described by the schema.
    pub hints: Option<Vec<ModelHint>>,
    /// Not described by the schema.
    pub intelligence_priority: Option<Number>,
    /// Not described by the schema.
    pub speed_priority: Option<Number>,
    /// Members that the protocol does not define, as they were read.
    pub extra: Map<Json>,
}

impl ModelPreferences {
    /// The object with nothing but what must be there.
    pub fn new() -> Self {
        Self::default()
    }

    /// Sets the member `costPriority`.
    #[must_use]
    pub fn with_cost_priority(mut self, cost_priority: impl Into<Number>) -> Self {
        self.cost_priority = Some(cost_priority.into());
        self
    }

    /// Sets the member `hints`.
    #[must_use]
    pub fn with_hints(
        mut self,
        hints: impl IntoIterator<Item = impl Into<ModelHint>>,
    ) -> Self {
        self.hints = Some(hints.into_iter().map(Into::into).collect());
        self
    }

    /// Sets the member `intelligencePriority`.
    #[must_use]
    pub fn with_intelligence_priority(
        mut self,
        intelligence_priority: impl Into<Number>,
    ) -> Self {
        self.intelligence_priority = Some(intelligence_priority.into());
        self
    }

    /// Sets the member `speedPriority`.
    #[must_use]
    pub fn with_speed_priority(mut self, speed_priority: impl Into<Number>) -> Self {
        self.speed_priority = Some(speed_priority.into());
        self
    }
}

/// Not described by the schema.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct SamplingMessage {
    /// Not described by the schema.
    pub content: SamplingMessageContentBlock,
    /// Not described by the schema.
    pub role: Role,
    /// Members that the protocol does not define, as they were read.
    pub extra: Map<Json>,
}

impl SamplingMessage {
    /// The object with the members that must be there.
    pub fn new(
        role: impl Into<Role>,
        content: impl Into<SamplingMessageContentBlock>,
    ) -> Self {
        Self {
            content: content.into(),
            role: role.into(),
            extra: Map::new(),
        }
    }
}

/// Told apart by the member `type`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum SamplingMessageContentBlock {
    /// A value of type `TextContent`.
    Text(TextContent),
    /// A value of type `ImageContent`.
    Image(ImageContent),
    /// A value of no kind that this version of the protocol defines, whole.
    Unknown(Json),
}

impl SamplingMessageContentBlock {
    /// A `TextContent` with nothing but its `text`.
    pub fn text(text: impl Into<String>) -> Self {
        Self::Text(TextContent::new(text))
    }
}

impl From<TextContent> for SamplingMessageContentBlock {
    fn from(value: TextContent) -> Self {
        Self::Text(value)
    }
}

impl From<ImageContent> for SamplingMessageContentBlock {
    fn from(value: ImageContent) -> Self {
        Self::Image(value)
    }
}
