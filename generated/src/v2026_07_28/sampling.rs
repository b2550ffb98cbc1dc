// Written by `mcp-codegen generate`. Do not edit: change the schema or the generator.

//! What a server asks the client's model.

use serde::de::DeserializeOwned;
use serde::Serialize;
use super::{
    AudioContent, ContentBlock, ImageContent, IncludeContext, JSONObject, MetaObject,
    ModelPreferences, Role, TextContent, Tool, ToolChoice, ToolUseContent,
};
use crate::error::DecodeError;
use crate::json::Json;
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
    pub metadata: Option<JSONObject>,
    /// Not described by the schema.
    pub model_preferences: Option<ModelPreferences>,
    /// Not described by the schema.
    pub stop_sequences: Option<Vec<String>>,
    /// Not described by the schema.
    pub system_prompt: Option<String>,
    /// Not described by the schema.
    pub temperature: Option<Number>,
    /// Not described by the schema.
    pub tool_choice: Option<ToolChoice>,
    /// Not described by the schema.
    pub tools: Option<Vec<Tool>>,
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
            tool_choice: None,
            tools: None,
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
        self.metadata = Some(JSONObject::new(value)?);
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

    /// Sets the member `toolChoice`.
    #[must_use]
    pub fn with_tool_choice(mut self, tool_choice: impl Into<ToolChoice>) -> Self {
        self.tool_choice = Some(tool_choice.into());
        self
    }

    /// Sets the member `tools`.
    #[must_use]
    pub fn with_tools(
        mut self,
        tools: impl IntoIterator<Item = impl Into<Tool>>,
    ) -> Self {
        self.tools = Some(tools.into_iter().map(Into::into).collect());
        self
    }

    /// The member `metadata` as a type of the caller's; absence is an object without members.
    ///
    /// # Errors
    /// If it does not have the shape of `T`.
    pub fn metadata_as<T: DeserializeOwned>(&self) -> Result<T, DecodeError> {
        JSONObject::decode_or_empty(self.metadata.as_ref())
            .map_err(|error| error.within("metadata"))
    }
}

/// Not described by the schema.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct CreateMessageResult {
    /// Not described by the schema.
    pub meta: Option<MetaObject>,
    /// Not described by the schema.
    pub content: SamplingMessageContent,
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
        self.meta = Some(MetaObject::new(value)?);
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
        MetaObject::decode_or_empty(self.meta.as_ref())
            .map_err(|error| error.within("_meta"))
    }
}

/// Not described by the schema.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct SamplingMessage {
    /// Not described by the schema.
    pub meta: Option<MetaObject>,
    /// Not described by the schema.
    pub content: SamplingMessageContent,
    /// Not described by the schema.
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
        self.meta = Some(MetaObject::new(value)?);
        Ok(self)
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

/// Told apart by the member `type`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum SamplingMessageContent {
    /// A value of type `TextContent`.
    Text(TextContent),
    /// A value of type `ImageContent`.
    Image(ImageContent),
    /// A value of type `AudioContent`.
    Audio(AudioContent),
    /// A value of type `ToolUseContent`.
    ToolUse(ToolUseContent),
    /// A value of type `ToolResultContent`.
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

/// Told apart by the member `type`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum SamplingMessageContentBlock {
    /// A value of type `TextContent`.
    Text(TextContent),
    /// A value of type `ImageContent`.
    Image(ImageContent),
    /// A value of type `AudioContent`.
    Audio(AudioContent),
    /// A value of type `ToolUseContent`.
    ToolUse(ToolUseContent),
    /// A value of type `ToolResultContent`.
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

/// Not described by the schema.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ToolResultContent {
    /// Not described by the schema.
    pub meta: Option<MetaObject>,
    /// Not described by the schema.
    pub content: Vec<ContentBlock>,
    /// Not described by the schema.
    pub is_error: Option<bool>,
    /// Not described by the schema.
    pub structured_content: Option<Json>,
    /// Not described by the schema.
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
        self.meta = Some(MetaObject::new(value)?);
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
    /// If `value` cannot be written as JSON.
    pub fn with_structured_content<T: Serialize + ?Sized>(
        mut self,
        value: &T,
    ) -> Result<Self, serde_json::Error> {
        self.structured_content = Some(Json::new(value)?);
        Ok(self)
    }

    /// The member `_meta` as a type of the caller's; absence is an object without members.
    ///
    /// # Errors
    /// If it does not have the shape of `T`.
    pub fn meta_as<T: DeserializeOwned>(&self) -> Result<T, DecodeError> {
        MetaObject::decode_or_empty(self.meta.as_ref())
            .map_err(|error| error.within("_meta"))
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
