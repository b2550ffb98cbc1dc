// Written by `mcp-codegen generate`. Do not edit: change the schema or the generator.

//! How the types of `sampling` are read and written.

use serde::de::{Error, MapAccess, SeqAccess};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use super::{
    AudioContent, CreateMessageRequest, CreateMessageRequestParams, CreateMessageResult,
    ImageContent, SamplingMessage, SamplingMessageContent, SamplingMessageContentBlock,
    TextContent, ToolResultContent, ToolUseContent,
};
use crate::json::Json;
use crate::wire::Members;
use crate::wire;

impl wire::Object for CreateMessageRequest {
    const NAME: &'static str = "CreateMessageRequest";
    fn members<'de, A: MapAccess<'de>>(
        mut members: Members<'de, A>,
    ) -> Result<Self, A::Error> {
        let mut params = None;
        let mut has_method = false;
        while let Some(key) = members.next_name()? {
            match &*key {
                "method" => {
                    members
                        .constant("method", "sampling/createMessage", &mut has_method)?
                }
                "params" => members.required("params", &mut params)?,
                _ => members.keep(key)?,
            }
        }
        members.constant_present("method", has_method)?;
        Ok(Self {
            params: members.present("params", params)?,
            extra: members.into_extra(),
        })
    }
}

impl wire::Read for CreateMessageRequest {
    fn read<'de, D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::read_object(input)
    }
}

impl<'de> Deserialize<'de> for CreateMessageRequest {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::Read::read(input)
    }
}

impl Serialize for CreateMessageRequest {
    fn serialize<S: Serializer>(&self, output: S) -> Result<S::Ok, S::Error> {
        let mut out = wire::Writer::new(output)?;
        out.member("method", "sampling/createMessage")?;
        out.member("params", &self.params)?;
        out.finish(&self.extra, &["method", "params"])
    }
}

impl wire::Object for CreateMessageRequestParams {
    const NAME: &'static str = "CreateMessageRequestParams";
    fn members<'de, A: MapAccess<'de>>(
        mut members: Members<'de, A>,
    ) -> Result<Self, A::Error> {
        let mut include_context = None;
        let mut max_tokens = None;
        let mut messages = None;
        let mut metadata = None;
        let mut model_preferences = None;
        let mut stop_sequences = None;
        let mut system_prompt = None;
        let mut temperature = None;
        let mut tool_choice = None;
        let mut tools = None;
        while let Some(key) = members.next_name()? {
            match &*key {
                "includeContext" => {
                    members.optional("includeContext", &mut include_context)?
                }
                "maxTokens" => members.required("maxTokens", &mut max_tokens)?,
                "messages" => members.required("messages", &mut messages)?,
                "metadata" => members.optional("metadata", &mut metadata)?,
                "modelPreferences" => {
                    members.optional("modelPreferences", &mut model_preferences)?
                }
                "stopSequences" => {
                    members.optional("stopSequences", &mut stop_sequences)?
                }
                "systemPrompt" => members.optional("systemPrompt", &mut system_prompt)?,
                "temperature" => members.optional("temperature", &mut temperature)?,
                "toolChoice" => members.optional("toolChoice", &mut tool_choice)?,
                "tools" => members.optional("tools", &mut tools)?,
                _ => members.keep(key)?,
            }
        }
        Ok(Self {
            include_context,
            max_tokens: members.present("maxTokens", max_tokens)?,
            messages: members.present("messages", messages)?,
            metadata,
            model_preferences,
            stop_sequences,
            system_prompt,
            temperature,
            tool_choice,
            tools,
            extra: members.into_extra(),
        })
    }
}

impl wire::Read for CreateMessageRequestParams {
    fn read<'de, D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::read_object(input)
    }
}

impl<'de> Deserialize<'de> for CreateMessageRequestParams {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::Read::read(input)
    }
}

impl Serialize for CreateMessageRequestParams {
    fn serialize<S: Serializer>(&self, output: S) -> Result<S::Ok, S::Error> {
        let mut out = wire::Writer::new(output)?;
        out.optional("includeContext", &self.include_context)?;
        out.member("maxTokens", &self.max_tokens)?;
        out.member("messages", &self.messages)?;
        out.optional("metadata", &self.metadata)?;
        out.optional("modelPreferences", &self.model_preferences)?;
        out.optional("stopSequences", &self.stop_sequences)?;
        out.optional("systemPrompt", &self.system_prompt)?;
        out.optional("temperature", &self.temperature)?;
        out.optional("toolChoice", &self.tool_choice)?;
        out.optional("tools", &self.tools)?;
        out.finish(
            &self.extra,
            &[
                "includeContext",
                "maxTokens",
                "messages",
                "metadata",
                "modelPreferences",
                "stopSequences",
                "systemPrompt",
                "temperature",
                "toolChoice",
                "tools",
            ],
        )
    }
}

impl wire::Object for CreateMessageResult {
    const NAME: &'static str = "CreateMessageResult";
    fn members<'de, A: MapAccess<'de>>(
        mut members: Members<'de, A>,
    ) -> Result<Self, A::Error> {
        let mut meta = None;
        let mut content = None;
        let mut model = None;
        let mut role = None;
        let mut stop_reason = None;
        while let Some(key) = members.next_name()? {
            match &*key {
                "_meta" => members.optional("_meta", &mut meta)?,
                "content" => members.required("content", &mut content)?,
                "model" => members.required("model", &mut model)?,
                "role" => members.required("role", &mut role)?,
                "stopReason" => members.optional("stopReason", &mut stop_reason)?,
                _ => members.keep(key)?,
            }
        }
        Ok(Self {
            meta,
            content: members.present("content", content)?,
            model: members.present("model", model)?,
            role: members.present("role", role)?,
            stop_reason,
            extra: members.into_extra(),
        })
    }
}

impl wire::Read for CreateMessageResult {
    fn read<'de, D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::read_object(input)
    }
}

impl<'de> Deserialize<'de> for CreateMessageResult {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::Read::read(input)
    }
}

impl Serialize for CreateMessageResult {
    fn serialize<S: Serializer>(&self, output: S) -> Result<S::Ok, S::Error> {
        let mut out = wire::Writer::new(output)?;
        out.optional("_meta", &self.meta)?;
        out.member("content", &self.content)?;
        out.member("model", &self.model)?;
        out.member("role", &self.role)?;
        out.optional("stopReason", &self.stop_reason)?;
        out.finish(&self.extra, &["_meta", "content", "model", "role", "stopReason"])
    }
}

impl wire::Object for SamplingMessage {
    const NAME: &'static str = "SamplingMessage";
    fn members<'de, A: MapAccess<'de>>(
        mut members: Members<'de, A>,
    ) -> Result<Self, A::Error> {
        let mut meta = None;
        let mut content = None;
        let mut role = None;
        while let Some(key) = members.next_name()? {
            match &*key {
                "_meta" => members.optional("_meta", &mut meta)?,
                "content" => members.required("content", &mut content)?,
                "role" => members.required("role", &mut role)?,
                _ => members.keep(key)?,
            }
        }
        Ok(Self {
            meta,
            content: members.present("content", content)?,
            role: members.present("role", role)?,
            extra: members.into_extra(),
        })
    }
}

impl wire::Read for SamplingMessage {
    fn read<'de, D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::read_object(input)
    }
}

impl<'de> Deserialize<'de> for SamplingMessage {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::Read::read(input)
    }
}

impl Serialize for SamplingMessage {
    fn serialize<S: Serializer>(&self, output: S) -> Result<S::Ok, S::Error> {
        let mut out = wire::Writer::new(output)?;
        out.optional("_meta", &self.meta)?;
        out.member("content", &self.content)?;
        out.member("role", &self.role)?;
        out.finish(&self.extra, &["_meta", "content", "role"])
    }
}

impl wire::Union for SamplingMessageContent {
    const EXPECTED: &'static str = "an object or an array";
    fn unknown<E: Error>(value: Json) -> Result<Self, E> {
        Ok(Self::Unknown(value))
    }

    fn object<'de, A: MapAccess<'de>>(
        mut members: Members<'de, A>,
    ) -> Result<Self, A::Error> {
        let tag = members.find_tag("type")?;
        match tag.as_deref() {
            Some("text") => {
                <TextContent as wire::Object>::members(members.tagged("type"))
                    .map(Self::Text)
            }
            Some("image") => {
                <ImageContent as wire::Object>::members(members.tagged("type"))
                    .map(Self::Image)
            }
            Some("audio") => {
                <AudioContent as wire::Object>::members(members.tagged("type"))
                    .map(Self::Audio)
            }
            Some("tool_use") => {
                <ToolUseContent as wire::Object>::members(members.tagged("type"))
                    .map(Self::ToolUse)
            }
            Some("tool_result") => {
                <ToolResultContent as wire::Object>::members(members.tagged("type"))
                    .map(Self::ToolResult)
            }
            Some(other) => {
                members.put_back("type", other)?;
                Self::unknown(members.into_json()?)
            }
            None => Self::unknown(members.into_json()?),
        }
    }

    fn list<'de, A: SeqAccess<'de>>(elements: A) -> Result<Self, A::Error> {
        wire::read_list(elements).map(Self::List)
    }
}

impl wire::Read for SamplingMessageContent {
    fn read<'de, D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::read_union(input)
    }
}

impl<'de> Deserialize<'de> for SamplingMessageContent {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::Read::read(input)
    }
}

impl Serialize for SamplingMessageContent {
    fn serialize<S: Serializer>(&self, output: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Text(value) => value.serialize(output),
            Self::Image(value) => value.serialize(output),
            Self::Audio(value) => value.serialize(output),
            Self::ToolUse(value) => value.serialize(output),
            Self::ToolResult(value) => value.serialize(output),
            Self::List(value) => value.serialize(output),
            Self::Unknown(value) => value.serialize(output),
        }
    }
}

impl wire::Union for SamplingMessageContentBlock {
    const EXPECTED: &'static str = "an object";
    fn unknown<E: Error>(value: Json) -> Result<Self, E> {
        Ok(Self::Unknown(value))
    }

    fn object<'de, A: MapAccess<'de>>(
        mut members: Members<'de, A>,
    ) -> Result<Self, A::Error> {
        let tag = members.find_tag("type")?;
        match tag.as_deref() {
            Some("text") => {
                <TextContent as wire::Object>::members(members.tagged("type"))
                    .map(Self::Text)
            }
            Some("image") => {
                <ImageContent as wire::Object>::members(members.tagged("type"))
                    .map(Self::Image)
            }
            Some("audio") => {
                <AudioContent as wire::Object>::members(members.tagged("type"))
                    .map(Self::Audio)
            }
            Some("tool_use") => {
                <ToolUseContent as wire::Object>::members(members.tagged("type"))
                    .map(Self::ToolUse)
            }
            Some("tool_result") => {
                <ToolResultContent as wire::Object>::members(members.tagged("type"))
                    .map(Self::ToolResult)
            }
            Some(other) => {
                members.put_back("type", other)?;
                Self::unknown(members.into_json()?)
            }
            None => Self::unknown(members.into_json()?),
        }
    }
}

impl wire::Read for SamplingMessageContentBlock {
    fn read<'de, D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::read_union(input)
    }
}

impl<'de> Deserialize<'de> for SamplingMessageContentBlock {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::Read::read(input)
    }
}

impl Serialize for SamplingMessageContentBlock {
    fn serialize<S: Serializer>(&self, output: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Text(value) => value.serialize(output),
            Self::Image(value) => value.serialize(output),
            Self::Audio(value) => value.serialize(output),
            Self::ToolUse(value) => value.serialize(output),
            Self::ToolResult(value) => value.serialize(output),
            Self::Unknown(value) => value.serialize(output),
        }
    }
}

impl wire::Object for ToolResultContent {
    const NAME: &'static str = "ToolResultContent";
    fn members<'de, A: MapAccess<'de>>(
        mut members: Members<'de, A>,
    ) -> Result<Self, A::Error> {
        let mut meta = None;
        let mut content = None;
        let mut is_error = None;
        let mut structured_content = None;
        let mut tool_use_id = None;
        let mut has_type = false;
        while let Some(key) = members.next_name()? {
            match &*key {
                "type" => members.constant("type", "tool_result", &mut has_type)?,
                "_meta" => members.optional("_meta", &mut meta)?,
                "content" => members.required("content", &mut content)?,
                "isError" => members.optional("isError", &mut is_error)?,
                "structuredContent" => {
                    members.required("structuredContent", &mut structured_content)?
                }
                "toolUseId" => members.required("toolUseId", &mut tool_use_id)?,
                _ => members.keep(key)?,
            }
        }
        members.constant_present("type", has_type)?;
        Ok(Self {
            meta,
            content: members.present("content", content)?,
            is_error,
            structured_content,
            tool_use_id: members.present("toolUseId", tool_use_id)?,
            extra: members.into_extra(),
        })
    }
}

impl wire::Read for ToolResultContent {
    fn read<'de, D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::read_object(input)
    }
}

impl<'de> Deserialize<'de> for ToolResultContent {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::Read::read(input)
    }
}

impl Serialize for ToolResultContent {
    fn serialize<S: Serializer>(&self, output: S) -> Result<S::Ok, S::Error> {
        let mut out = wire::Writer::new(output)?;
        out.member("type", "tool_result")?;
        out.optional("_meta", &self.meta)?;
        out.member("content", &self.content)?;
        out.optional("isError", &self.is_error)?;
        out.optional("structuredContent", &self.structured_content)?;
        out.member("toolUseId", &self.tool_use_id)?;
        out.finish(
            &self.extra,
            &["type", "_meta", "content", "isError", "structuredContent", "toolUseId"],
        )
    }
}
