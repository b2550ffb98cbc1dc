// Written by `mcp-codegen generate`. Do not edit: change the schema or the generator.

//! How the types of `content` are read and written.

use serde::de::{Error, MapAccess};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use super::{
    Annotated, Annotations, ContentBlock, EmbeddedResource, ImageContent, Role,
    TextContent,
};
use crate::json::Json;
use crate::wire::Members;
use crate::wire;

impl wire::Object for Annotated {
    const NAME: &'static str = "Annotated";
    fn members<'de, A: MapAccess<'de>>(
        mut members: Members<'de, A>,
    ) -> Result<Self, A::Error> {
        let mut annotations = None;
        while let Some(key) = members.next_name()? {
            match &*key {
                "annotations" => members.optional("annotations", &mut annotations)?,
                _ => members.keep(key)?,
            }
        }
        Ok(Self {
            annotations,
            extra: members.into_extra(),
        })
    }
}

impl wire::Read for Annotated {
    fn read<'de, D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::read_object(input)
    }
}

impl<'de> Deserialize<'de> for Annotated {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::Read::read(input)
    }
}

impl Serialize for Annotated {
    fn serialize<S: Serializer>(&self, output: S) -> Result<S::Ok, S::Error> {
        let mut out = wire::Writer::new(output)?;
        out.optional("annotations", &self.annotations)?;
        out.finish(&self.extra, &["annotations"])
    }
}

impl wire::Object for Annotations {
    const NAME: &'static str = "Annotations";
    fn members<'de, A: MapAccess<'de>>(
        mut members: Members<'de, A>,
    ) -> Result<Self, A::Error> {
        let mut audience = None;
        let mut priority = None;
        while let Some(key) = members.next_name()? {
            match &*key {
                "audience" => members.optional("audience", &mut audience)?,
                "priority" => members.optional("priority", &mut priority)?,
                _ => members.keep(key)?,
            }
        }
        Ok(Self {
            audience,
            priority,
            extra: members.into_extra(),
        })
    }
}

impl wire::Read for Annotations {
    fn read<'de, D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::read_object(input)
    }
}

impl<'de> Deserialize<'de> for Annotations {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::Read::read(input)
    }
}

impl Serialize for Annotations {
    fn serialize<S: Serializer>(&self, output: S) -> Result<S::Ok, S::Error> {
        let mut out = wire::Writer::new(output)?;
        out.optional("audience", &self.audience)?;
        out.optional("priority", &self.priority)?;
        out.finish(&self.extra, &["audience", "priority"])
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
            Self::Resource(value) => value.serialize(output),
            Self::Unknown(value) => value.serialize(output),
        }
    }
}

impl wire::Object for EmbeddedResource {
    const NAME: &'static str = "EmbeddedResource";
    fn members<'de, A: MapAccess<'de>>(
        mut members: Members<'de, A>,
    ) -> Result<Self, A::Error> {
        let mut annotations = None;
        let mut resource = None;
        let mut has_type = false;
        while let Some(key) = members.next_name()? {
            match &*key {
                "type" => members.constant("type", "resource", &mut has_type)?,
                "annotations" => members.optional("annotations", &mut annotations)?,
                "resource" => members.required("resource", &mut resource)?,
                _ => members.keep(key)?,
            }
        }
        members.constant_present("type", has_type)?;
        Ok(Self {
            annotations,
            resource: members.present("resource", resource)?,
            extra: members.into_extra(),
        })
    }
}

impl wire::Read for EmbeddedResource {
    fn read<'de, D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::read_object(input)
    }
}

impl<'de> Deserialize<'de> for EmbeddedResource {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::Read::read(input)
    }
}

impl Serialize for EmbeddedResource {
    fn serialize<S: Serializer>(&self, output: S) -> Result<S::Ok, S::Error> {
        let mut out = wire::Writer::new(output)?;
        out.member("type", "resource")?;
        out.optional("annotations", &self.annotations)?;
        out.member("resource", &self.resource)?;
        out.finish(&self.extra, &["type", "annotations", "resource"])
    }
}

impl wire::Object for ImageContent {
    const NAME: &'static str = "ImageContent";
    fn members<'de, A: MapAccess<'de>>(
        mut members: Members<'de, A>,
    ) -> Result<Self, A::Error> {
        let mut annotations = None;
        let mut data = None;
        let mut mime_type = None;
        let mut has_type = false;
        while let Some(key) = members.next_name()? {
            match &*key {
                "type" => members.constant("type", "image", &mut has_type)?,
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

impl wire::Read for ImageContent {
    fn read<'de, D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::read_object(input)
    }
}

impl<'de> Deserialize<'de> for ImageContent {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::Read::read(input)
    }
}

impl Serialize for ImageContent {
    fn serialize<S: Serializer>(&self, output: S) -> Result<S::Ok, S::Error> {
        let mut out = wire::Writer::new(output)?;
        out.member("type", "image")?;
        out.optional("annotations", &self.annotations)?;
        out.member("data", &self.data)?;
        out.member("mimeType", &self.mime_type)?;
        out.finish(&self.extra, &["type", "annotations", "data", "mimeType"])
    }
}

impl wire::Read for Role {
    fn read<'de, D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::read_string(input)
    }
}

impl<'de> Deserialize<'de> for Role {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::Read::read(input)
    }
}

impl Serialize for Role {
    fn serialize<S: Serializer>(&self, output: S) -> Result<S::Ok, S::Error> {
        output.serialize_str(self.as_str())
    }
}

impl wire::Object for TextContent {
    const NAME: &'static str = "TextContent";
    fn members<'de, A: MapAccess<'de>>(
        mut members: Members<'de, A>,
    ) -> Result<Self, A::Error> {
        let mut annotations = None;
        let mut text = None;
        let mut has_type = false;
        while let Some(key) = members.next_name()? {
            match &*key {
                "type" => members.constant("type", "text", &mut has_type)?,
                "annotations" => members.optional("annotations", &mut annotations)?,
                "text" => members.required("text", &mut text)?,
                _ => members.keep(key)?,
            }
        }
        members.constant_present("type", has_type)?;
        Ok(Self {
            annotations,
            text: members.present("text", text)?,
            extra: members.into_extra(),
        })
    }
}

impl wire::Read for TextContent {
    fn read<'de, D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::read_object(input)
    }
}

impl<'de> Deserialize<'de> for TextContent {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::Read::read(input)
    }
}

impl Serialize for TextContent {
    fn serialize<S: Serializer>(&self, output: S) -> Result<S::Ok, S::Error> {
        let mut out = wire::Writer::new(output)?;
        out.member("type", "text")?;
        out.optional("annotations", &self.annotations)?;
        out.member("text", &self.text)?;
        out.finish(&self.extra, &["type", "annotations", "text"])
    }
}
