// Written by `mcp-codegen generate`. Do not edit: change the schema or the generator.

//! How the types of `content` are read and written.

use serde::de::{Error, MapAccess};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use super::{AudioContent, ContentBlock, EmbeddedResource, ImageContent, TextContent};
use crate::json::Json;
use crate::wire::Members;
use crate::wire;

impl wire::Object for AudioContent {
    const NAME: &'static str = "AudioContent";
    fn members<'de, A: MapAccess<'de>>(
        mut members: Members<'de, A>,
    ) -> Result<Self, A::Error> {
        let mut annotations = None;
        let mut data = None;
        let mut mime_type = None;
        let mut has_type = false;
        while let Some(key) = members.next_name()? {
            match &*key {
                "type" => members.constant("type", "audio", &mut has_type)?,
                "annotations" => members.optional("annotations", &mut annotations)?,
                "data" => members.required("data", &mut data)?,
                "mimeType" => members.required("mimeType", &mut mime_type)?,
                _ => members.keep(key)?,
            }
        }
        members.constant_present("type", has_type)?;
        Ok(Self {
            annotations,
            data: members.present("data", data)?,
            mime_type: members.present("mimeType", mime_type)?,
            extra: members.into_extra(),
        })
    }
}

impl wire::Read for AudioContent {
    fn read<'de, D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::read_object(input)
    }
}

impl<'de> Deserialize<'de> for AudioContent {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::Read::read(input)
    }
}

impl Serialize for AudioContent {
    fn serialize<S: Serializer>(&self, output: S) -> Result<S::Ok, S::Error> {
        let mut out = wire::Writer::new(output)?;
        out.member("type", "audio")?;
        out.optional("annotations", &self.annotations)?;
        out.member("data", &self.data)?;
        out.member("mimeType", &self.mime_type)?;
        out.finish(&self.extra, &["type", "annotations", "data", "mimeType"])
    }
}

impl wire::Union for ContentBlock {
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
            Some("resource") => {
                <EmbeddedResource as wire::Object>::members(members.tagged("type"))
                    .map(Self::Resource)
            }
            Some(other) => {
                members.put_back("type", other)?;
                Self::unknown(members.into_json()?)
            }
            None => Self::unknown(members.into_json()?),
        }
    }
}

impl wire::Read for ContentBlock {
    fn read<'de, D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::read_union(input)
    }
}

impl<'de> Deserialize<'de> for ContentBlock {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::Read::read(input)
    }
}

impl Serialize for ContentBlock {
    fn serialize<S: Serializer>(&self, output: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Text(value) => value.serialize(output),
            Self::Image(value) => value.serialize(output),
            Self::Audio(value) => value.serialize(output),
            Self::Resource(value) => value.serialize(output),
            Self::Unknown(value) => value.serialize(output),
        }
    }
}
