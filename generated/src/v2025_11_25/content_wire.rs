// Written by `mcp-codegen generate`. Do not edit: change the schema or the generator.

//! How the types of `content` are read and written.

use serde::de::{Error, MapAccess};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use super::{
    AudioContent, ContentBlock, EmbeddedResource, Icon, IconTheme, Icons, ImageContent,
    ResourceLink, TextContent,
};
use crate::json::Json;
use crate::wire::Members;
use crate::wire;

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

impl wire::Object for Icon {
    const NAME: &'static str = "Icon";
    fn members<'de, A: MapAccess<'de>>(
        mut members: Members<'de, A>,
    ) -> Result<Self, A::Error> {
        let mut mime_type = None;
        let mut sizes = None;
        let mut src = None;
        let mut theme = None;
        while let Some(key) = members.next_name()? {
            match &*key {
                "mimeType" => members.optional("mimeType", &mut mime_type)?,
                "sizes" => members.optional("sizes", &mut sizes)?,
                "src" => members.required("src", &mut src)?,
                "theme" => members.optional("theme", &mut theme)?,
                _ => members.keep(key)?,
            }
        }
        Ok(Self {
            mime_type,
            sizes,
            src: members.present("src", src)?,
            theme,
            extra: members.into_extra(),
        })
    }
}

impl wire::Read for Icon {
    fn read<'de, D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::read_object(input)
    }
}

impl<'de> Deserialize<'de> for Icon {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::Read::read(input)
    }
}

impl Serialize for Icon {
    fn serialize<S: Serializer>(&self, output: S) -> Result<S::Ok, S::Error> {
        let mut out = wire::Writer::new(output)?;
        out.optional("mimeType", &self.mime_type)?;
        out.optional("sizes", &self.sizes)?;
        out.member("src", &self.src)?;
        out.optional("theme", &self.theme)?;
        out.finish(&self.extra, &["mimeType", "sizes", "src", "theme"])
    }
}

impl wire::Read for IconTheme {
    fn read<'de, D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::read_string(input)
    }
}

impl<'de> Deserialize<'de> for IconTheme {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::Read::read(input)
    }
}

impl Serialize for IconTheme {
    fn serialize<S: Serializer>(&self, output: S) -> Result<S::Ok, S::Error> {
        output.serialize_str(self.as_str())
    }
}

impl wire::Object for Icons {
    const NAME: &'static str = "Icons";
    fn members<'de, A: MapAccess<'de>>(
        mut members: Members<'de, A>,
    ) -> Result<Self, A::Error> {
        let mut icons = None;
        while let Some(key) = members.next_name()? {
            match &*key {
                "icons" => members.optional("icons", &mut icons)?,
                _ => members.keep(key)?,
            }
        }
        Ok(Self {
            icons,
            extra: members.into_extra(),
        })
    }
}

impl wire::Read for Icons {
    fn read<'de, D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::read_object(input)
    }
}

impl<'de> Deserialize<'de> for Icons {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::Read::read(input)
    }
}

impl Serialize for Icons {
    fn serialize<S: Serializer>(&self, output: S) -> Result<S::Ok, S::Error> {
        let mut out = wire::Writer::new(output)?;
        out.optional("icons", &self.icons)?;
        out.finish(&self.extra, &["icons"])
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
        let mut icons = None;
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
                "icons" => members.optional("icons", &mut icons)?,
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
            icons,
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
        out.optional("icons", &self.icons)?;
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
                "icons",
                "mimeType",
                "name",
                "size",
                "title",
                "uri",
            ],
        )
    }
}
