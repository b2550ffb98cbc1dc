// Written by `mcp-codegen generate`. Do not edit: change the schema or the generator.

//! What a server asks the client's model.

use serde::de::DeserializeOwned;
use serde::Serialize;
use super::{
    AudioContent, ImageContent, IncludeContext, ModelPreferences, Role, TextContent,
};
use crate::error::DecodeError;
use crate::json::{Json, JsonObject};
use crate::map::Map;
use crate::number::Number;

/// The server has a model of the client generate a message. The client picks the model,
/// lets its user look at the request and answers with a `CreateMessageResult`. Deprecated
/// since 2026-07-28: servers call a model themselves.
///
/// [Specification](https://modelcontextprotocol.io/specification/2025-03-26/client/sampling)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct CreateMessageRequest {
    /// The parameters of the message.
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

/// The parameters of `sampling/createMessage`. Deprecated with sampling since 2026-07-28.
///
/// [Specification](https://modelcontextprotocol.io/specification/2025-03-26/client/sampling)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct CreateMessageRequestParams {
    /// From which servers to add context to the prompt. The client may add less; absent means
    /// none.
    pub include_context: Option<IncludeContext>,
    /// How many tokens the model may generate at most.
    pub max_tokens: i64,
    /// The conversation so far, in order.
    pub messages: Vec<SamplingMessage>,
    /// Settings for the provider of the model, in a format of its own; absent if there are
    /// none.
    pub metadata: Option<JsonObject>,
    /// Which model the server would like. The client decides; absent if any will do.
    pub model_preferences: Option<ModelPreferences>,
    /// Texts at which the model stops; absent if there are none.
    pub stop_sequences: Option<Vec<String>>,
    /// The system prompt that the server would like. The client may change it or leave it out;
    /// absent if there is none.
    pub system_prompt: Option<String>,
    /// How freely the model chooses its words, on the scale of its provider; absent leaves it
    /// to the client.
    pub temperature: Option<Number>,
    /// Members that the protocol does not define, as they were read.
    pub extra: Map<Json>,
}

impl CreateMessageRequestParams {
    /// The object with the members that must be there.
    pub fn new(
        max_tokens: i64,
        messages: impl IntoIterator<Item = SamplingMessage>,
    ) -> Self {
        Self {
            include_context: None,
            max_tokens,
            messages: messages.into_iter().collect(),
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

/// The message that a model of the client generated, once the user has seen and approved
/// it. Deprecated with sampling since 2026-07-28.
///
/// [Specification](https://modelcontextprotocol.io/specification/2025-03-26/client/sampling)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct CreateMessageResult {
    /// Metadata beside what the protocol defines. Keys of one's own have a prefix, such as
    /// `com.example/`.
    pub meta: Option<JsonObject>,
    /// What the model says.
    pub content: SamplingMessageContentBlock,
    /// The name of the model.
    pub model: String,
    /// Who speaks: the assistant.
    pub role: Role,
    /// Why the model stopped: `endTurn`, `stopSequence`, `maxTokens`, `toolUse`, or a reason of
    /// its provider's own. Absent if not known.
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

/// A message of a conversation with a model. Deprecated with sampling since 2026-07-28.
///
/// [Specification](https://modelcontextprotocol.io/specification/2025-03-26/client/sampling)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct SamplingMessage {
    /// What the message says.
    pub content: SamplingMessageContentBlock,
    /// Who says it.
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

/// A piece of content in a conversation with a model: text, an image, audio, or the use of
/// a tool and its result. Which kinds there are depends on the version. Deprecated with
/// sampling since 2026-07-28.
///
/// Told apart by the member `type`.
///
/// [Specification](https://modelcontextprotocol.io/specification/2025-03-26/client/sampling)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum SamplingMessageContentBlock {
    /// Text to or from a model.
    Text(TextContent),
    /// An image to or from a model.
    Image(ImageContent),
    /// Sound to or from a model.
    Audio(AudioContent),
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

impl From<AudioContent> for SamplingMessageContentBlock {
    fn from(value: AudioContent) -> Self {
        Self::Audio(value)
    }
}
