// Written by `mcp-codegen generate`. Do not edit: change the schema or the generator.

//! What a server asks the client's model.

use serde::de::DeserializeOwned;
use serde::Serialize;
use super::{
    AudioContent, ContentBlock, ImageContent, IncludeContext, ModelPreferences,
    RequestId, RequestMetaObject, Role, TaskMetadata, TextContent, Tool,
};
use crate::error::DecodeError;
use crate::json::{Json, JsonObject};
use crate::map::Map;
use crate::number::Number;

/// The server has a model of the client generate a message. The client picks the model,
/// lets its user look at the request and answers with a `CreateMessageResult`. Deprecated
/// since 2026-07-28: servers call a model themselves.
///
/// [Specification](https://modelcontextprotocol.io/specification/2025-11-25/client/sampling)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct CreateMessageRequest {
    /// The id that links a request with its response.
    pub id: RequestId,
    /// The parameters of the message.
    pub params: CreateMessageRequestParams,
    /// Members that the protocol does not define, as they were read.
    pub extra: Map<Json>,
}

impl CreateMessageRequest {
    /// The object with the members that must be there.
    pub fn new(
        id: impl Into<RequestId>,
        params: impl Into<CreateMessageRequestParams>,
    ) -> Self {
        Self {
            id: id.into(),
            params: params.into(),
            extra: Map::new(),
        }
    }
}

/// The parameters of `sampling/createMessage`. Deprecated with sampling since 2026-07-28.
///
/// [Specification](https://modelcontextprotocol.io/specification/2025-11-25/client/sampling)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct CreateMessageRequestParams {
    /// Metadata beside what the protocol defines. Keys of one's own have a prefix, such as
    /// `com.example/`.
    pub meta: Option<RequestMetaObject>,
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
    /// Asks the client to carry out the request as a task; absent asks for the result itself.
    pub task: Option<TaskMetadata>,
    /// How freely the model chooses its words, on the scale of its provider; absent leaves it
    /// to the client.
    pub temperature: Option<Number>,
    /// Whether the model has to use tools. Only clients with the capability `sampling.tools`
    /// accept it; absent means `auto`.
    pub tool_choice: Option<ToolChoice>,
    /// The tools that the model may use. Only clients with the capability `sampling.tools`
    /// accept them; absent if there are none.
    pub tools: Option<Vec<Tool>>,
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
            meta: None,
            include_context: None,
            max_tokens,
            messages: messages.into_iter().collect(),
            metadata: None,
            model_preferences: None,
            stop_sequences: None,
            system_prompt: None,
            task: None,
            temperature: None,
            tool_choice: None,
            tools: None,
            extra: Map::new(),
        }
    }

    /// Sets the member `_meta`.
    #[must_use]
    pub fn with_meta(mut self, meta: impl Into<RequestMetaObject>) -> Self {
        self.meta = Some(meta.into());
        self
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

    /// Sets the member `task`.
    #[must_use]
    pub fn with_task(mut self, task: impl Into<TaskMetadata>) -> Self {
        self.task = Some(task.into());
        self
    }

    /// Sets the member `temperature`.
    #[must_use]
    pub fn with_temperature(mut self, temperature: impl Into<Number>) -> Self {
        self.temperature = Some(temperature.into());
        self
    }

    /// Sets the member `toolChoice`.
    #[must_use]
    pub fn with_tool_choice(mut self, tool_choice: impl Into<ToolChoice>) -> Self {
        self.tool_choice = Some(tool_choice.into());
        self
    }

    /// Sets the member `tools`.
    #[must_use]
    pub fn with_tools(mut self, tools: impl IntoIterator<Item = Tool>) -> Self {
        self.tools = Some(tools.into_iter().collect());
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
/// [Specification](https://modelcontextprotocol.io/specification/2025-11-25/client/sampling)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct CreateMessageResult {
    /// Metadata beside what the protocol defines. Keys of one's own have a prefix, such as
    /// `com.example/`.
    pub meta: Option<JsonObject>,
    /// What the model says.
    pub content: SamplingMessageContent,
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
        content: impl Into<SamplingMessageContent>,
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
/// [Specification](https://modelcontextprotocol.io/specification/2025-11-25/client/sampling)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct SamplingMessage {
    /// Metadata beside what the protocol defines. Keys of one's own have a prefix, such as
    /// `com.example/`.
    pub meta: Option<JsonObject>,
    /// What the message says.
    pub content: SamplingMessageContent,
    /// Who says it.
    pub role: Role,
    /// Members that the protocol does not define, as they were read.
    pub extra: Map<Json>,
}

impl SamplingMessage {
    /// The object with the members that must be there.
    pub fn new(
        role: impl Into<Role>,
        content: impl Into<SamplingMessageContent>,
    ) -> Self {
        Self {
            meta: None,
            content: content.into(),
            role: role.into(),
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

    /// The member `_meta` as a type of the caller's; absence is an object without members.
    ///
    /// # Errors
    /// If it does not have the shape of `T`.
    pub fn meta_as<T: DeserializeOwned>(&self) -> Result<T, DecodeError> {
        JsonObject::decode_or_empty(self.meta.as_ref())
            .map_err(|error| error.within("_meta"))
    }
}

/// What a message of a conversation says: one piece of content or several. Deprecated with
/// sampling since 2026-07-28.
///
/// Told apart by the member `type`.
///
/// [Specification](https://modelcontextprotocol.io/specification/2025-11-25/client/sampling)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum SamplingMessageContent {
    /// Text to or from a model.
    Text(TextContent),
    /// An image to or from a model.
    Image(ImageContent),
    /// Sound to or from a model.
    Audio(AudioContent),
    /// The model wants to use a tool.
    ToolUse(ToolUseContent),
    /// What a tool returned to the model.
    ToolResult(ToolResultContent),
    /// A list.
    List(Vec<SamplingMessageContentBlock>),
    /// A value of no kind that this version of the protocol defines, whole.
    Unknown(Json),
}

impl SamplingMessageContent {
    /// A `TextContent` with nothing but its `text`.
    pub fn text(text: impl Into<String>) -> Self {
        Self::Text(TextContent::new(text))
    }
}

impl From<TextContent> for SamplingMessageContent {
    fn from(value: TextContent) -> Self {
        Self::Text(value)
    }
}

impl From<ImageContent> for SamplingMessageContent {
    fn from(value: ImageContent) -> Self {
        Self::Image(value)
    }
}

impl From<AudioContent> for SamplingMessageContent {
    fn from(value: AudioContent) -> Self {
        Self::Audio(value)
    }
}

impl From<ToolUseContent> for SamplingMessageContent {
    fn from(value: ToolUseContent) -> Self {
        Self::ToolUse(value)
    }
}

impl From<ToolResultContent> for SamplingMessageContent {
    fn from(value: ToolResultContent) -> Self {
        Self::ToolResult(value)
    }
}

impl From<Vec<SamplingMessageContentBlock>> for SamplingMessageContent {
    fn from(value: Vec<SamplingMessageContentBlock>) -> Self {
        Self::List(value)
    }
}

/// A piece of content in a conversation with a model: text, an image, audio, or the use of
/// a tool and its result. Which kinds there are depends on the version. Deprecated with
/// sampling since 2026-07-28.
///
/// Told apart by the member `type`.
///
/// [Specification](https://modelcontextprotocol.io/specification/2025-11-25/client/sampling)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum SamplingMessageContentBlock {
    /// Text to or from a model.
    Text(TextContent),
    /// An image to or from a model.
    Image(ImageContent),
    /// Sound to or from a model.
    Audio(AudioContent),
    /// The model wants to use a tool.
    ToolUse(ToolUseContent),
    /// What a tool returned to the model.
    ToolResult(ToolResultContent),
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

impl From<ToolUseContent> for SamplingMessageContentBlock {
    fn from(value: ToolUseContent) -> Self {
        Self::ToolUse(value)
    }
}

impl From<ToolResultContent> for SamplingMessageContentBlock {
    fn from(value: ToolResultContent) -> Self {
        Self::ToolResult(value)
    }
}

/// Whether a model has to use tools. Deprecated with sampling since 2026-07-28.
///
/// [Specification](https://modelcontextprotocol.io/specification/2025-11-25/client/sampling)
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct ToolChoice {
    /// How free the model is; absent means `auto`.
    pub mode: Option<ToolChoiceMode>,
    /// Members that the protocol does not define, as they were read.
    pub extra: Map<Json>,
}

impl ToolChoice {
    /// The object with nothing but what must be there.
    pub fn new() -> Self {
        Self::default()
    }

    /// Sets the member `mode`.
    #[must_use]
    pub fn with_mode(mut self, mode: impl Into<ToolChoiceMode>) -> Self {
        self.mode = Some(mode.into());
        self
    }
}

/// How free a model is to use tools: with `auto` it decides itself, with `required` it uses
/// one or more, with `none` it uses none. Deprecated with sampling since 2026-07-28.
///
/// [Specification](https://modelcontextprotocol.io/specification/2025-11-25/client/sampling)
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum ToolChoiceMode {
    /// The text `"auto"`.
    Auto,
    /// The text `"none"`.
    None,
    /// The text `"required"`.
    Required,
    /// A text that this version of the protocol does not name.
    Other(String),
}

impl ToolChoiceMode {
    /// The text on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Auto => "auto",
            Self::None => "none",
            Self::Required => "required",
            Self::Other(text) => text,
        }
    }

    fn named(text: &str) -> Option<Self> {
        Some(
            match text {
                "auto" => Self::Auto,
                "none" => Self::None,
                "required" => Self::Required,
                _ => return None,
            },
        )
    }
}

impl From<&str> for ToolChoiceMode {
    fn from(text: &str) -> Self {
        Self::named(text).unwrap_or_else(|| Self::Other(text.to_owned()))
    }
}

impl From<String> for ToolChoiceMode {
    fn from(text: String) -> Self {
        Self::named(&text).unwrap_or(Self::Other(text))
    }
}

impl std::fmt::Display for ToolChoiceMode {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.as_str())
    }
}

/// What a tool returned to the model. A message that holds such content holds no other.
/// Deprecated with sampling since 2026-07-28.
///
/// [Specification](https://modelcontextprotocol.io/specification/2025-11-25/client/sampling)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ToolResultContent {
    /// Metadata of this result. Whoever continues the conversation keeps it, as it may help the
    /// provider with caching.
    pub meta: Option<JsonObject>,
    /// The result for the model to read, in pieces.
    pub content: Vec<ContentBlock>,
    /// Whether the tool failed; absent means that it did not.
    pub is_error: Option<bool>,
    /// The result for programs, as the output schema of the tool describes it; absent if there
    /// is none.
    pub structured_content: Option<JsonObject>,
    /// The `id` of the `ToolUseContent` that this is the result of.
    pub tool_use_id: String,
    /// Members that the protocol does not define, as they were read.
    pub extra: Map<Json>,
}

impl ToolResultContent {
    /// The object with the members that must be there.
    pub fn new(
        content: impl IntoIterator<Item = impl Into<ContentBlock>>,
        tool_use_id: impl Into<String>,
    ) -> Self {
        Self {
            meta: None,
            content: content.into_iter().map(Into::into).collect(),
            is_error: None,
            structured_content: None,
            tool_use_id: tool_use_id.into(),
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

/// The model wants to use a tool. The next message is the user's and holds a
/// `ToolResultContent` for each such wish. Deprecated with sampling since 2026-07-28.
///
/// [Specification](https://modelcontextprotocol.io/specification/2025-11-25/client/sampling)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ToolUseContent {
    /// Metadata of this use. Whoever continues the conversation keeps it, as it may help the
    /// provider with caching.
    pub meta: Option<JsonObject>,
    /// The id that links this use with its result.
    pub id: String,
    /// The arguments by name, as the input schema of the tool describes them.
    pub input: JsonObject,
    /// The name of the tool.
    pub name: String,
    /// Members that the protocol does not define, as they were read.
    pub extra: Map<Json>,
}

impl ToolUseContent {
    /// The object with the members that must be there.
    pub fn new(
        id: impl Into<String>,
        name: impl Into<String>,
        input: impl Into<JsonObject>,
    ) -> Self {
        Self {
            meta: None,
            id: id.into(),
            input: input.into(),
            name: name.into(),
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

    /// The member `_meta` as a type of the caller's; absence is an object without members.
    ///
    /// # Errors
    /// If it does not have the shape of `T`.
    pub fn meta_as<T: DeserializeOwned>(&self) -> Result<T, DecodeError> {
        JsonObject::decode_or_empty(self.meta.as_ref())
            .map_err(|error| error.within("_meta"))
    }

    /// The member `input` as a type of the caller's.
    ///
    /// # Errors
    /// If it does not have the shape of `T`.
    pub fn input_as<T: DeserializeOwned>(&self) -> Result<T, DecodeError> {
        self.input.decode().map_err(|error| error.within("input"))
    }
}
