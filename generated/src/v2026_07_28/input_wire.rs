// Written by `mcp-codegen generate`. Do not edit: change the schema or the generator.

//! How the types of `input` are read and written.

use serde::de::{Error, MapAccess};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use super::{
    CallToolOutcome, CallToolResult, CreateMessageRequest, CreateMessageResult,
    ElicitRequest, ElicitResult, GetPromptOutcome, GetPromptResult, InputRequest,
    InputRequiredResult, InputResponse, InputResponseRequestParams, ListRootsRequest,
    ListRootsResult, ReadResourceOutcome, ReadResourceResult, ResultType,
};
use crate::error::DecodeError;
use crate::json::Json;
use crate::wire::Members;
use crate::wire;

impl wire::Union for CallToolOutcome {
    const EXPECTED: &'static str = "an object";
    fn unknown<E: Error>(value: Json) -> Result<Self, E> {
        Ok(Self::Unknown(value))
    }

    fn object<'de, A: MapAccess<'de>>(
        mut members: Members<'de, A>,
    ) -> Result<Self, A::Error> {
        let tag = members.find_tag("resultType")?;
        match tag.as_deref() {
            Some("input_required") => {
                members.put_back("resultType", "input_required")?;
                <InputRequiredResult as wire::Object>::members(members)
                    .map(Box::new)
                    .map(Self::InputRequired)
            }
            Some("complete") => {
                members.put_back("resultType", "complete")?;
                <CallToolResult as wire::Object>::members(members)
                    .map(Box::new)
                    .map(Self::Complete)
            }
            Some(other) => {
                members.put_back("resultType", other)?;
                Self::unknown(members.into_json()?)
            }
            None if members.is_absent("resultType") => {
                <CallToolResult as wire::Object>::members(members)
                    .map(Box::new)
                    .map(Self::Complete)
            }
            None => Self::unknown(members.into_json()?),
        }
    }
}

impl wire::Read for CallToolOutcome {
    fn read<'de, D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::read_union(input)
    }

    #[inline]
    fn read_text(text: &str) -> Result<Self, DecodeError> {
        match wire::tag_in_text(text, "resultType") {
            wire::TextTag::Found(tag) if matches!(& * tag, "input_required") => {
                wire::decode(text).map(Box::new).map(Self::InputRequired)
            }
            wire::TextTag::Found(tag) if matches!(& * tag, "complete") => {
                wire::decode(text).map(Box::new).map(Self::Complete)
            }
            wire::TextTag::Absent => wire::decode(text).map(Box::new).map(Self::Complete),
            _ => wire::decode(text),
        }
    }
}

impl<'de> Deserialize<'de> for CallToolOutcome {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::Read::read(input)
    }
}

impl Serialize for CallToolOutcome {
    fn serialize<S: Serializer>(&self, output: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::InputRequired(value) => value.serialize(output),
            Self::Complete(value) => value.serialize(output),
            Self::Unknown(value) => value.serialize(output),
        }
    }
}

impl wire::Union for GetPromptOutcome {
    const EXPECTED: &'static str = "an object";
    fn unknown<E: Error>(value: Json) -> Result<Self, E> {
        Ok(Self::Unknown(value))
    }

    fn object<'de, A: MapAccess<'de>>(
        mut members: Members<'de, A>,
    ) -> Result<Self, A::Error> {
        let tag = members.find_tag("resultType")?;
        match tag.as_deref() {
            Some("input_required") => {
                members.put_back("resultType", "input_required")?;
                <InputRequiredResult as wire::Object>::members(members)
                    .map(Box::new)
                    .map(Self::InputRequired)
            }
            Some("complete") => {
                members.put_back("resultType", "complete")?;
                <GetPromptResult as wire::Object>::members(members)
                    .map(Box::new)
                    .map(Self::Complete)
            }
            Some(other) => {
                members.put_back("resultType", other)?;
                Self::unknown(members.into_json()?)
            }
            None if members.is_absent("resultType") => {
                <GetPromptResult as wire::Object>::members(members)
                    .map(Box::new)
                    .map(Self::Complete)
            }
            None => Self::unknown(members.into_json()?),
        }
    }
}

impl wire::Read for GetPromptOutcome {
    fn read<'de, D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::read_union(input)
    }

    #[inline]
    fn read_text(text: &str) -> Result<Self, DecodeError> {
        match wire::tag_in_text(text, "resultType") {
            wire::TextTag::Found(tag) if matches!(& * tag, "input_required") => {
                wire::decode(text).map(Box::new).map(Self::InputRequired)
            }
            wire::TextTag::Found(tag) if matches!(& * tag, "complete") => {
                wire::decode(text).map(Box::new).map(Self::Complete)
            }
            wire::TextTag::Absent => wire::decode(text).map(Box::new).map(Self::Complete),
            _ => wire::decode(text),
        }
    }
}

impl<'de> Deserialize<'de> for GetPromptOutcome {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::Read::read(input)
    }
}

impl Serialize for GetPromptOutcome {
    fn serialize<S: Serializer>(&self, output: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::InputRequired(value) => value.serialize(output),
            Self::Complete(value) => value.serialize(output),
            Self::Unknown(value) => value.serialize(output),
        }
    }
}

impl wire::Union for InputRequest {
    const EXPECTED: &'static str = "an object";
    fn unknown<E: Error>(value: Json) -> Result<Self, E> {
        Ok(Self::Unknown(value))
    }

    fn object<'de, A: MapAccess<'de>>(
        mut members: Members<'de, A>,
    ) -> Result<Self, A::Error> {
        let tag = members.find_tag("method")?;
        match tag.as_deref() {
            Some("sampling/createMessage") => {
                <CreateMessageRequest as wire::Object>::members(members.tagged("method"))
                    .map(Box::new)
                    .map(Self::CreateMessage)
            }
            Some("roots/list") => {
                <ListRootsRequest as wire::Object>::members(members.tagged("method"))
                    .map(Self::ListRoots)
            }
            Some("elicitation/create") => {
                <ElicitRequest as wire::Object>::members(members.tagged("method"))
                    .map(Self::Elicit)
            }
            Some(other) => {
                members.put_back("method", other)?;
                Self::unknown(members.into_json()?)
            }
            None => Self::unknown(members.into_json()?),
        }
    }
}

impl wire::Read for InputRequest {
    fn read<'de, D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::read_union(input)
    }
}

impl<'de> Deserialize<'de> for InputRequest {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::Read::read(input)
    }
}

impl Serialize for InputRequest {
    fn serialize<S: Serializer>(&self, output: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::CreateMessage(value) => value.serialize(output),
            Self::ListRoots(value) => value.serialize(output),
            Self::Elicit(value) => value.serialize(output),
            Self::Unknown(value) => value.serialize(output),
        }
    }
}

impl wire::Object for InputRequiredResult {
    const NAME: &'static str = "InputRequiredResult";
    fn members<'de, A: MapAccess<'de>>(
        mut members: Members<'de, A>,
    ) -> Result<Self, A::Error> {
        let mut meta = None;
        let mut input_requests = None;
        let mut request_state = None;
        let mut result_type = None;
        while let Some(key) = members.next_name()? {
            match &*key {
                "_meta" => members.optional("_meta", &mut meta)?,
                "inputRequests" => {
                    members.optional("inputRequests", &mut input_requests)?
                }
                "requestState" => members.optional("requestState", &mut request_state)?,
                "resultType" => members.optional("resultType", &mut result_type)?,
                _ => members.keep(key)?,
            }
        }
        Ok(Self {
            meta,
            input_requests,
            request_state,
            result_type: result_type.unwrap_or(ResultType::InputRequired),
            extra: members.into_extra(),
        })
    }
}

impl wire::Read for InputRequiredResult {
    fn read<'de, D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::read_object(input)
    }
}

impl<'de> Deserialize<'de> for InputRequiredResult {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::Read::read(input)
    }
}

impl Serialize for InputRequiredResult {
    fn serialize<S: Serializer>(&self, output: S) -> Result<S::Ok, S::Error> {
        let mut out = wire::Writer::new(output)?;
        out.optional("_meta", &self.meta)?;
        out.optional("inputRequests", &self.input_requests)?;
        out.optional("requestState", &self.request_state)?;
        out.member("resultType", &self.result_type)?;
        out.finish(
            &self.extra,
            &["_meta", "inputRequests", "requestState", "resultType"],
        )
    }
}

impl wire::Union for InputResponse {
    const EXPECTED: &'static str = "an object";
    fn unknown<E: Error>(value: Json) -> Result<Self, E> {
        Ok(Self::Unknown(value))
    }

    fn object<'de, A: MapAccess<'de>>(
        mut members: Members<'de, A>,
    ) -> Result<Self, A::Error> {
        members.hold_all()?;
        if members.has("content") && members.has("model") && members.has("role") {
            <CreateMessageResult as wire::Object>::members(members)
                .map(Box::new)
                .map(Self::CreateMessage)
        } else {
            if members.has("action") {
                <ElicitResult as wire::Object>::members(members).map(Self::Elicit)
            } else {
                if members.has("roots") {
                    <ListRootsResult as wire::Object>::members(members)
                        .map(Self::ListRoots)
                } else {
                    Self::unknown(members.into_json()?)
                }
            }
        }
    }
}

impl wire::Read for InputResponse {
    fn read<'de, D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::read_union(input)
    }
}

impl<'de> Deserialize<'de> for InputResponse {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::Read::read(input)
    }
}

impl Serialize for InputResponse {
    fn serialize<S: Serializer>(&self, output: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::CreateMessage(value) => value.serialize(output),
            Self::ListRoots(value) => value.serialize(output),
            Self::Elicit(value) => value.serialize(output),
            Self::Unknown(value) => value.serialize(output),
        }
    }
}

impl wire::Object for InputResponseRequestParams {
    const NAME: &'static str = "InputResponseRequestParams";
    fn members<'de, A: MapAccess<'de>>(
        mut members: Members<'de, A>,
    ) -> Result<Self, A::Error> {
        let mut meta = None;
        let mut input_responses = None;
        let mut request_state = None;
        while let Some(key) = members.next_name()? {
            match &*key {
                "_meta" => members.required("_meta", &mut meta)?,
                "inputResponses" => {
                    members.optional("inputResponses", &mut input_responses)?
                }
                "requestState" => members.optional("requestState", &mut request_state)?,
                _ => members.keep(key)?,
            }
        }
        Ok(Self {
            meta: members.present("_meta", meta)?,
            input_responses,
            request_state,
            extra: members.into_extra(),
        })
    }
}

impl wire::Read for InputResponseRequestParams {
    fn read<'de, D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::read_object(input)
    }
}

impl<'de> Deserialize<'de> for InputResponseRequestParams {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::Read::read(input)
    }
}

impl Serialize for InputResponseRequestParams {
    fn serialize<S: Serializer>(&self, output: S) -> Result<S::Ok, S::Error> {
        let mut out = wire::Writer::new(output)?;
        out.member("_meta", &self.meta)?;
        out.optional("inputResponses", &self.input_responses)?;
        out.optional("requestState", &self.request_state)?;
        out.finish(&self.extra, &["_meta", "inputResponses", "requestState"])
    }
}

impl wire::Union for ReadResourceOutcome {
    const EXPECTED: &'static str = "an object";
    fn unknown<E: Error>(value: Json) -> Result<Self, E> {
        Ok(Self::Unknown(value))
    }

    fn object<'de, A: MapAccess<'de>>(
        mut members: Members<'de, A>,
    ) -> Result<Self, A::Error> {
        let tag = members.find_tag("resultType")?;
        match tag.as_deref() {
            Some("input_required") => {
                members.put_back("resultType", "input_required")?;
                <InputRequiredResult as wire::Object>::members(members)
                    .map(Box::new)
                    .map(Self::InputRequired)
            }
            Some("complete") => {
                members.put_back("resultType", "complete")?;
                <ReadResourceResult as wire::Object>::members(members)
                    .map(Box::new)
                    .map(Self::Complete)
            }
            Some(other) => {
                members.put_back("resultType", other)?;
                Self::unknown(members.into_json()?)
            }
            None if members.is_absent("resultType") => {
                <ReadResourceResult as wire::Object>::members(members)
                    .map(Box::new)
                    .map(Self::Complete)
            }
            None => Self::unknown(members.into_json()?),
        }
    }
}

impl wire::Read for ReadResourceOutcome {
    fn read<'de, D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::read_union(input)
    }

    #[inline]
    fn read_text(text: &str) -> Result<Self, DecodeError> {
        match wire::tag_in_text(text, "resultType") {
            wire::TextTag::Found(tag) if matches!(& * tag, "input_required") => {
                wire::decode(text).map(Box::new).map(Self::InputRequired)
            }
            wire::TextTag::Found(tag) if matches!(& * tag, "complete") => {
                wire::decode(text).map(Box::new).map(Self::Complete)
            }
            wire::TextTag::Absent => wire::decode(text).map(Box::new).map(Self::Complete),
            _ => wire::decode(text),
        }
    }
}

impl<'de> Deserialize<'de> for ReadResourceOutcome {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::Read::read(input)
    }
}

impl Serialize for ReadResourceOutcome {
    fn serialize<S: Serializer>(&self, output: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::InputRequired(value) => value.serialize(output),
            Self::Complete(value) => value.serialize(output),
            Self::Unknown(value) => value.serialize(output),
        }
    }
}
