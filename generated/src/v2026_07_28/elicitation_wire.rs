// Written by `mcp-codegen generate`. Do not edit: change the schema or the generator.

//! How the types of `elicitation` are read and written.

use serde::de::{Error, MapAccess};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use super::{
    ElicitRequest, ElicitRequestFormParams, ElicitRequestParams, ElicitRequestURLParams,
    ElicitResult,
};
use crate::error::DecodeError;
use crate::json::Json;
use crate::wire::Members;
use crate::wire;

impl wire::Object for ElicitRequest {
    const NAME: &'static str = "ElicitRequest";
    fn members<'de, A: MapAccess<'de>>(
        mut members: Members<'de, A>,
    ) -> Result<Self, A::Error> {
        let mut params = None;
        let mut has_method = false;
        while let Some(key) = members.next_name()? {
            match &*key {
                "method" => {
                    members.constant("method", "elicitation/create", &mut has_method)?
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

impl wire::Read for ElicitRequest {
    fn read<'de, D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::read_object(input)
    }
}

impl<'de> Deserialize<'de> for ElicitRequest {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::Read::read(input)
    }
}

impl Serialize for ElicitRequest {
    fn serialize<S: Serializer>(&self, output: S) -> Result<S::Ok, S::Error> {
        let mut out = wire::Writer::new(output)?;
        out.member("method", "elicitation/create")?;
        out.member("params", &self.params)?;
        out.finish(&self.extra, &["method", "params"])
    }
}

impl wire::Object for ElicitRequestFormParams {
    const NAME: &'static str = "ElicitRequestFormParams";
    fn members<'de, A: MapAccess<'de>>(
        mut members: Members<'de, A>,
    ) -> Result<Self, A::Error> {
        let mut message = None;
        let mut mode = None;
        let mut requested_schema = None;
        while let Some(key) = members.next_name()? {
            match &*key {
                "message" => members.required("message", &mut message)?,
                "mode" => members.optional("mode", &mut mode)?,
                "requestedSchema" => {
                    members.required("requestedSchema", &mut requested_schema)?
                }
                _ => members.keep(key)?,
            }
        }
        Ok(Self {
            message: members.present("message", message)?,
            mode,
            requested_schema: members.present("requestedSchema", requested_schema)?,
            extra: members.into_extra(),
        })
    }
}

impl wire::Read for ElicitRequestFormParams {
    fn read<'de, D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::read_object(input)
    }
}

impl<'de> Deserialize<'de> for ElicitRequestFormParams {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::Read::read(input)
    }
}

impl Serialize for ElicitRequestFormParams {
    fn serialize<S: Serializer>(&self, output: S) -> Result<S::Ok, S::Error> {
        let mut out = wire::Writer::new(output)?;
        out.member("message", &self.message)?;
        out.optional("mode", &self.mode)?;
        out.member("requestedSchema", &self.requested_schema)?;
        out.finish(&self.extra, &["message", "mode", "requestedSchema"])
    }
}

impl wire::Union for ElicitRequestParams {
    const EXPECTED: &'static str = "an object";
    fn unknown<E: Error>(value: Json) -> Result<Self, E> {
        Ok(Self::Unknown(value))
    }

    fn object<'de, A: MapAccess<'de>>(
        mut members: Members<'de, A>,
    ) -> Result<Self, A::Error> {
        let tag = members.find_tag("mode")?;
        match tag.as_deref() {
            Some("form") => {
                members.put_back("mode", "form")?;
                <ElicitRequestFormParams as wire::Object>::members(members)
                    .map(Self::Form)
            }
            Some("url") => {
                <ElicitRequestURLParams as wire::Object>::members(members.tagged("mode"))
                    .map(Self::Url)
            }
            Some(other) => {
                members.put_back("mode", other)?;
                Self::unknown(members.into_json()?)
            }
            None if members.is_absent("mode") => {
                <ElicitRequestFormParams as wire::Object>::members(members)
                    .map(Self::Form)
            }
            None => Self::unknown(members.into_json()?),
        }
    }
}

impl wire::Read for ElicitRequestParams {
    fn read<'de, D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::read_union(input)
    }

    #[inline]
    fn read_text(text: &str) -> Result<Self, DecodeError> {
        match wire::tag_in_text(text, "mode") {
            wire::TextTag::Found(tag) if matches!(& * tag, "form") => {
                wire::decode(text).map(Self::Form)
            }
            wire::TextTag::Found(tag) if matches!(& * tag, "url") => {
                wire::decode(text).map(Self::Url)
            }
            wire::TextTag::Absent => wire::decode(text).map(Self::Form),
            _ => wire::decode(text),
        }
    }
}

impl<'de> Deserialize<'de> for ElicitRequestParams {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::Read::read(input)
    }
}

impl Serialize for ElicitRequestParams {
    fn serialize<S: Serializer>(&self, output: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Form(value) => value.serialize(output),
            Self::Url(value) => value.serialize(output),
            Self::Unknown(value) => value.serialize(output),
        }
    }
}

impl wire::Object for ElicitRequestURLParams {
    const NAME: &'static str = "ElicitRequestURLParams";
    fn members<'de, A: MapAccess<'de>>(
        mut members: Members<'de, A>,
    ) -> Result<Self, A::Error> {
        let mut message = None;
        let mut url = None;
        let mut has_mode = false;
        while let Some(key) = members.next_name()? {
            match &*key {
                "mode" => members.constant("mode", "url", &mut has_mode)?,
                "message" => members.required("message", &mut message)?,
                "url" => members.required("url", &mut url)?,
                _ => members.keep(key)?,
            }
        }
        members.constant_present("mode", has_mode)?;
        Ok(Self {
            message: members.present("message", message)?,
            url: members.present("url", url)?,
            extra: members.into_extra(),
        })
    }
}

impl wire::Read for ElicitRequestURLParams {
    fn read<'de, D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::read_object(input)
    }
}

impl<'de> Deserialize<'de> for ElicitRequestURLParams {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::Read::read(input)
    }
}

impl Serialize for ElicitRequestURLParams {
    fn serialize<S: Serializer>(&self, output: S) -> Result<S::Ok, S::Error> {
        let mut out = wire::Writer::new(output)?;
        out.member("mode", "url")?;
        out.member("message", &self.message)?;
        out.member("url", &self.url)?;
        out.finish(&self.extra, &["mode", "message", "url"])
    }
}

impl wire::Object for ElicitResult {
    const NAME: &'static str = "ElicitResult";
    fn members<'de, A: MapAccess<'de>>(
        mut members: Members<'de, A>,
    ) -> Result<Self, A::Error> {
        let mut action = None;
        let mut content = None;
        while let Some(key) = members.next_name()? {
            match &*key {
                "action" => members.required("action", &mut action)?,
                "content" => members.optional("content", &mut content)?,
                _ => members.keep(key)?,
            }
        }
        Ok(Self {
            action: members.present("action", action)?,
            content,
            extra: members.into_extra(),
        })
    }
}

impl wire::Read for ElicitResult {
    fn read<'de, D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::read_object(input)
    }
}

impl<'de> Deserialize<'de> for ElicitResult {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::Read::read(input)
    }
}

impl Serialize for ElicitResult {
    fn serialize<S: Serializer>(&self, output: S) -> Result<S::Ok, S::Error> {
        let mut out = wire::Writer::new(output)?;
        out.member("action", &self.action)?;
        out.optional("content", &self.content)?;
        out.finish(&self.extra, &["action", "content"])
    }
}
