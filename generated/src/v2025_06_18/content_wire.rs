// Written by `mcp-codegen generate`. Do not edit: change the schema or the generator.

//! How the types of `content` are read and written.

use serde::de::{Error, MapAccess};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use super::{
    Annotations, AudioContent, BaseMetadata, ContentBlock, EmbeddedResource,
    ImageContent, ResourceLink, TextContent,
};
use crate::json::Json;
use crate::wire::Members;
use crate::wire;

impl wire::Object for Annotations {
    const NAME: &'static str = "Annotations";
    fn members<'de, A: MapAccess<'de>>(
        mut members: Members<'de, A>,
    ) -> Result<Self, A::Error> {
        let mut audience = None;
        let mut last_modified = None;
        let mut priority = None;
        while let Some(key) = members.next_name()? {
            match &*key {
                "audience" => members.optional("audience", &mut audience)?,
                "lastModified" => members.optional("lastModified", &mut last_modified)?,
                "priority" => members.optional("priority", &mut priority)?,
                _ => members.keep(key)?,
            }
        }
        Ok(Self {
            audience,
            last_modified,
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
        out.optional("lastModified", &self.last_modified)?;
        out.optional("priority", &self.priority)?;
        out.finish(&self.extra, &["audience", "lastModified", "priority"])
    }
}

impl wire::Object for AudioContent {
    const NAME: &'static str = "AudioContent";
    fn members<'de, A: MapAccess<'de>>(
        mut members: Members<'de, A>,
    ) -> Result<Self, A::Error> {
        let mut meta = None;
        let mut annotations = None;
        let mut data = None;
        let mut mime_type = None;
        let mut has_type = false;
        while let Some(key) = members.next_name()? {
            match &*key {
                "type" => members.constant("type", "audio", &mut has_type)?,
                "_meta" => members.optional("_meta", &mut meta)?,
                "annotations" => members.optional("annotations", &mut annotations)?,
                "data" => members.required("data", &mut data)?,
                "mimeType" => members.required("mimeType", &mut mime_type)?,
                _ => members.keep(key)?,
            }
        }
        members.constant_present("type", has_type)?;
        Ok(Self {
            meta,
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
        out.optional("_meta", &self.meta)?;
        out.optional("annotations", &self.annotations)?;
        out.member("data", &self.data)?;
        out.member("mimeType", &self.mime_type)?;
        out.finish(&self.extra, &["type", "_meta", "annotations", "data", "mimeType"])
    }
}

impl wire::Object for BaseMetadata {
    const NAME: &'static str = "BaseMetadata";
    fn members<'de, A: MapAccess<'de>>(
        mut members: Members<'de, A>,
    ) -> Result<Self, A::Error> {
        let mut name = None;
        let mut title = None;
        while let Some(key) = members.next_name()? {
            match &*key {
                "name" => members.required("name", &mut name)?,
                "title" => members.optional("title", &mut title)?,
                _ => members.keep(key)?,
            }
        }
        Ok(Self {
            name: members.present("name", name)?,
            title,
            extra: members.into_extra(),
        })
    }
}

impl wire::Read for BaseMetadata {
    fn read<'de, D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::read_object(input)
    }
}

impl<'de> Deserialize<'de> for BaseMetadata {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::Read::read(input)
    }
}

impl Serialize for BaseMetadata {
    fn serialize<S: Serializer>(&self, output: S) -> Result<S::Ok, S::Error> {
        let mut out = wire::Writer::new(output)?;
        out.member("name", &self.name)?;
        out.optional("title", &self.title)?;
        out.finish(&self.extra, &["name", "title"])
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
            Some("resource_link") => {
                <ResourceLink as wire::Object>::members(members.tagged("type"))
                    .map(Box::new)
                    .map(Self::ResourceLink)
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
            Self::ResourceLink(value) => value.serialize(output),
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
        let mut meta = None;
        let mut annotations = None;
        let mut resource = None;
        let mut has_type = false;
        while let Some(key) = members.next_name()? {
            match &*key {
                "type" => members.constant("type", "resource", &mut has_type)?,
                "_meta" => members.optional("_meta", &mut meta)?,
                "annotations" => members.optional("annotations", &mut annotations)?,
                "resource" => members.required("resource", &mut resource)?,
                _ => members.keep(key)?,
            }
        }
        members.constant_present("type", has_type)?;
        Ok(Self {
            meta,
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
        out.optional("_meta", &self.meta)?;
        out.optional("annotations", &self.annotations)?;
        out.member("resource", &self.resource)?;
        out.finish(&self.extra, &["type", "_meta", "annotations", "resource"])
    }
}

impl wire::Object for ImageContent {
    const NAME: &'static str = "ImageContent";
    fn members<'de, A: MapAccess<'de>>(
        mut members: Members<'de, A>,
    ) -> Result<Self, A::Error> {
        let mut meta = None;
        let mut annotations = None;
        let mut data = None;
        let mut mime_type = None;
        let mut has_type = false;
        while let Some(key) = members.next_name()? {
            match &*key {
                "type" => members.constant("type", "image", &mut has_type)?,
                "_meta" => members.optional("_meta", &mut meta)?,
                "annotations" => members.optional("annotations", &mut annotations)?,
                "data" => members.required("data", &mut data)?,
                "mimeType" => members.required("mimeType", &mut mime_type)?,
                _ => members.keep(key)?,
            }
        }
        members.constant_present("type", has_type)?;
        Ok(Self {
            meta,
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
        out.optional("_meta", &self.meta)?;
        out.optional("annotations", &self.annotations)?;
        out.member("data", &self.data)?;
        out.member("mimeType", &self.mime_type)?;
        out.finish(&self.extra, &["type", "_meta", "annotations", "data", "mimeType"])
    }
}

impl wire::Object for ResourceLink {
    const NAME: &'static str = "ResourceLink";
    fn members<'de, A: MapAccess<'de>>(
        mut members: Members<'de, A>,
    ) -> Result<Self, A::Error> {
        let mut meta = None;
        let mut annotations = None;
        let mut description = None;
        let mut mime_type = None;
        let mut name = None;
        let mut size = None;
        let mut title = None;
        let mut uri = None;
        let mut has_type = false;
        while let Some(key) = members.next_name()? {
            match &*key {
                "type" => members.constant("type", "resource_link", &mut has_type)?,
                "_meta" => members.optional("_meta", &mut meta)?,
                "annotations" => members.optional("annotations", &mut annotations)?,
                "description" => members.optional("description", &mut description)?,
                "mimeType" => members.optional("mimeType", &mut mime_type)?,
                "name" => members.required("name", &mut name)?,
                "size" => members.optional("size", &mut size)?,
                "title" => members.optional("title", &mut title)?,
                "uri" => members.required("uri", &mut uri)?,
                _ => members.keep(key)?,
            }
        }
        members.constant_present("type", has_type)?;
        Ok(Self {
            meta,
            annotations,
            description,
            mime_type,
            name: members.present("name", name)?,
            size,
            title,
            uri: members.present("uri", uri)?,
            extra: members.into_extra(),
        })
    }
}

impl wire::Read for ResourceLink {
    fn read<'de, D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::read_object(input)
    }
}

impl<'de> Deserialize<'de> for ResourceLink {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::Read::read(input)
    }
}

impl Serialize for ResourceLink {
    fn serialize<S: Serializer>(&self, output: S) -> Result<S::Ok, S::Error> {
        let mut out = wire::Writer::new(output)?;
        out.member("type", "resource_link")?;
        out.optional("_meta", &self.meta)?;
        out.optional("annotations", &self.annotations)?;
        out.optional("description", &self.description)?;
        out.optional("mimeType", &self.mime_type)?;
        out.member("name", &self.name)?;
        out.optional("size", &self.size)?;
        out.optional("title", &self.title)?;
        out.member("uri", &self.uri)?;
        out.finish(
            &self.extra,
            &[
                "type",
                "_meta",
                "annotations",
                "description",
                "mimeType",
                "name",
                "size",
                "title",
                "uri",
            ],
        )
    }
}

impl wire::Object for TextContent {
    const NAME: &'static str = "TextContent";
    fn members<'de, A: MapAccess<'de>>(
        mut members: Members<'de, A>,
    ) -> Result<Self, A::Error> {
        let mut meta = None;
        let mut annotations = None;
        let mut text = None;
        let mut has_type = false;
        while let Some(key) = members.next_name()? {
            match &*key {
                "type" => members.constant("type", "text", &mut has_type)?,
                "_meta" => members.optional("_meta", &mut meta)?,
                "annotations" => members.optional("annotations", &mut annotations)?,
                "text" => members.required("text", &mut text)?,
                _ => members.keep(key)?,
            }
        }
        members.constant_present("type", has_type)?;
        Ok(Self {
            meta,
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
        out.optional("_meta", &self.meta)?;
        out.optional("annotations", &self.annotations)?;
        out.member("text", &self.text)?;
        out.finish(&self.extra, &["type", "_meta", "annotations", "text"])
    }
}
