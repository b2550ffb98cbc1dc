// Written by `mcp-codegen generate`. Do not edit: change the schema or the generator.

//! How the types of `sampling` are read and written.

use serde::de::{Error, MapAccess};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use super::{
    CreateMessageRequest, CreateMessageRequestParams, CreateMessageResult, ImageContent,
    IncludeContext, ModelHint, ModelPreferences, SamplingMessage,
    SamplingMessageContentBlock, TextContent,
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

impl wire::Read for IncludeContext {
    fn read<'de, D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::read_string(input)
    }
}

impl<'de> Deserialize<'de> for IncludeContext {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::Read::read(input)
    }
}

impl Serialize for IncludeContext {
    fn serialize<S: Serializer>(&self, output: S) -> Result<S::Ok, S::Error> {
        output.serialize_str(self.as_str())
    }
}

impl wire::Object for ModelHint {
    const NAME: &'static str = "ModelHint";
    fn members<'de, A: MapAccess<'de>>(
        mut members: Members<'de, A>,
    ) -> Result<Self, A::Error> {
        let mut name = None;
        while let Some(key) = members.next_name()? {
            match &*key {
                "name" => members.optional("name", &mut name)?,
                _ => members.keep(key)?,
            }
        }
        Ok(Self {
            name,
            extra: members.into_extra(),
        })
    }
}

impl wire::Read for ModelHint {
    fn read<'de, D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::read_object(input)
    }
}

impl<'de> Deserialize<'de> for ModelHint {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::Read::read(input)
    }
}

impl Serialize for ModelHint {
    fn serialize<S: Serializer>(&self, output: S) -> Result<S::Ok, S::Error> {
        let mut out = wire::Writer::new(output)?;
        out.optional("name", &self.name)?;
        out.finish(&self.extra, &["name"])
    }
}

impl wire::Object for ModelPreferences {
    const NAME: &'static str = "ModelPreferences";
    fn members<'de, A: MapAccess<'de>>(
        mut members: Members<'de, A>,
    ) -> Result<Self, A::Error> {
        let mut cost_priority = None;
        let mut hints = None;
        let mut intelligence_priority = None;
        let mut speed_priority = None;
        while let Some(key) = members.next_name()? {
            match &*key {
                "costPriority" => members.optional("costPriority", &mut cost_priority)?,
                "hints" => members.optional("hints", &mut hints)?,
                "intelligencePriority" => {
                    members.optional("intelligencePriority", &mut intelligence_priority)?
                }
                "speedPriority" => {
                    members.optional("speedPriority", &mut speed_priority)?
                }
                _ => members.keep(key)?,
            }
        }
        Ok(Self {
            cost_priority,
            hints,
            intelligence_priority,
            speed_priority,
            extra: members.into_extra(),
        })
    }
}

impl wire::Read for ModelPreferences {
    fn read<'de, D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::read_object(input)
    }
}

impl<'de> Deserialize<'de> for ModelPreferences {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::Read::read(input)
    }
}

impl Serialize for ModelPreferences {
    fn serialize<S: Serializer>(&self, output: S) -> Result<S::Ok, S::Error> {
        let mut out = wire::Writer::new(output)?;
        out.optional("costPriority", &self.cost_priority)?;
        out.optional("hints", &self.hints)?;
        out.optional("intelligencePriority", &self.intelligence_priority)?;
        out.optional("speedPriority", &self.speed_priority)?;
        out.finish(
            &self.extra,
            &["costPriority", "hints", "intelligencePriority", "speedPriority"],
        )
    }
}

impl wire::Object for SamplingMessage {
    const NAME: &'static str = "SamplingMessage";
    fn members<'de, A: MapAccess<'de>>(
        mut members: Members<'de, A>,
    ) -> Result<Self, A::Error> {
        let mut content = None;
        let mut role = None;
        while let Some(key) = members.next_name()? {
            match &*key {
                "content" => members.required("content", &mut content)?,
                "role" => members.required("role", &mut role)?,
                _ => members.keep(key)?,
            }
        }
        Ok(Self {
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
        out.member("content", &self.content)?;
        out.member("role", &self.role)?;
        out.finish(&self.extra, &["content", "role"])
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
            Self::Unknown(value) => value.serialize(output),
        }
    }
}
