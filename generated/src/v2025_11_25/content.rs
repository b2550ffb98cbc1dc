// Written by `mcp-codegen generate`. Do not edit: change the schema or the generator.

//! What messages, results and prompts are made of.

use serde::de::DeserializeOwned;
use serde::Serialize;
use super::{Annotations, AudioContent, EmbeddedResource, ImageContent, TextContent};
use crate::error::DecodeError;
use crate::json::{Json, JsonObject};
use crate::map::Map;

/// Told apart by the member `type`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum ContentBlock {
    /// A value of type `TextContent`.
    Text(TextContent),
    /// A value of type `ImageContent`.
    Image(ImageContent),
    /// A value of type `AudioContent`.
    Audio(AudioContent),
    /// A value of type `ResourceLink`.
    ResourceLink(Box<ResourceLink>),
    /// A value of type `EmbeddedResource`.
    Resource(EmbeddedResource),
    /// A value of no kind that this version of the protocol defines, whole.
    Unknown(Json),
}

impl ContentBlock {
    /// A `TextContent` with nothing but its `text`.
    pub fn text(text: impl Into<String>) -> Self {
        Self::Text(TextContent::new(text))
    }
}

impl From<TextContent> for ContentBlock {
    fn from(value: TextContent) -> Self {
        Self::Text(value)
    }
}

impl From<ImageContent> for ContentBlock {
    fn from(value: ImageContent) -> Self {
        Self::Image(value)
    }
}

impl From<AudioContent> for ContentBlock {
    fn from(value: AudioContent) -> Self {
        Self::Audio(value)
    }
}

impl From<ResourceLink> for ContentBlock {
    fn from(value: ResourceLink) -> Self {
        Self::ResourceLink(Box::new(value))
    }
}

impl From<EmbeddedResource> for ContentBlock {
    fn from(value: EmbeddedResource) -> Self {
        Self::Resource(value)
    }
}

/// Not described by the schema.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Icon {
    /// Not described by the schema.
    pub mime_type: Option<String>,
    /// Not described by the schema.
    pub sizes: Option<Vec<String>>,
    /// Not described by the schema.
    pub src: String,
    /// Not described by the schema.
    pub theme: Option<IconTheme>,
    /// Members that the protocol does not define, as they were read.
    pub extra: Map<Json>,
}

impl Icon {
    /// The object with the members that must be there.
    pub fn new(src: impl Into<String>) -> Self {
        Self {
            mime_type: None,
            sizes: None,
            src: src.into(),
            theme: None,
            extra: Map::new(),
        }
    }

    /// Sets the member `mimeType`.
    #[must_use]
    pub fn with_mime_type(mut self, mime_type: impl Into<String>) -> Self {
        self.mime_type = Some(mime_type.into());
        self
    }

    /// Sets the member `sizes`.
    #[must_use]
    pub fn with_sizes(
        mut self,
        sizes: impl IntoIterator<Item = impl Into<String>>,
    ) -> Self {
        self.sizes = Some(sizes.into_iter().map(Into::into).collect());
        self
    }

    /// Sets the member `theme`.
    #[must_use]
    pub fn with_theme(mut self, theme: impl Into<IconTheme>) -> Self {
        self.theme = Some(theme.into());
        self
    }
}

/// Not described by the schema.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum IconTheme {
    /// The text `"dark"`.
    Dark,
    /// The text `"light"`.
    Light,
    /// A text that this version of the protocol does not name.
    Other(String),
}

impl IconTheme {
    /// The text on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Dark => "dark",
            Self::Light => "light",
            Self::Other(text) => text,
        }
    }

    fn named(text: &str) -> Option<Self> {
        Some(
            match text {
                "dark" => Self::Dark,
                "light" => Self::Light,
                _ => return None,
            },
        )
    }
}

impl From<&str> for IconTheme {
    fn from(text: &str) -> Self {
        Self::named(text).unwrap_or_else(|| Self::Other(text.to_owned()))
    }
}

impl From<String> for IconTheme {
    fn from(text: String) -> Self {
        Self::named(&text).unwrap_or(Self::Other(text))
    }
}

impl std::fmt::Display for IconTheme {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.as_str())
    }
}

/// Not described by the schema.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct Icons {
    /// Not described by the schema.
    pub icons: Option<Vec<Icon>>,
    /// Members that the protocol does not define, as they were read.
    pub extra: Map<Json>,
}

impl Icons {
    /// The object with nothing but what must be there.
    pub fn new() -> Self {
        Self::default()
    }

    /// Sets the member `icons`.
    #[must_use]
    pub fn with_icons(
        mut self,
        icons: impl IntoIterator<Item = impl Into<Icon>>,
    ) -> Self {
        self.icons = Some(icons.into_iter().map(Into::into).collect());
        self
    }
}

/// Not described by the schema.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ResourceLink {
    /// Not described by the schema.
    pub meta: Option<JsonObject>,
    /// Not described by the schema.
    pub annotations: Option<Annotations>,
    /// Not described by the schema.
    pub description: Option<String>,
    /// Not described by the schema.
    pub icons: Option<Vec<Icon>>,
    /// Not described by the schema.
    pub mime_type: Option<String>,
    /// Not described by the schema.
    pub name: String,
    /// Not described by the schema.
    pub size: Option<i64>,
    /// Not described by the schema.
    pub title: Option<String>,
    /// Not described by the schema.
    pub uri: String,
    /// Members that the protocol does not define, as they were read.
    pub extra: Map<Json>,
}

impl ResourceLink {
    /// The object with the members that must be there.
    pub fn new(name: impl Into<String>, uri: impl Into<String>) -> Self {
        Self {
            meta: None,
            annotations: None,
            description: None,
            icons: None,
            mime_type: None,
            name: name.into(),
            size: None,
            title: None,
            uri: uri.into(),
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

    /// Sets the member `annotations`.
    #[must_use]
    pub fn with_annotations(mut self, annotations: impl Into<Annotations>) -> Self {
        self.annotations = Some(annotations.into());
        self
    }

    /// Sets the member `description`.
    #[must_use]
    pub fn with_description(mut self, description: impl Into<String>) -> Self {
        self.description = Some(description.into());
        self
    }

    /// Sets the member `icons`.
    #[must_use]
    pub fn with_icons(
        mut self,
        icons: impl IntoIterator<Item = impl Into<Icon>>,
    ) -> Self {
        self.icons = Some(icons.into_iter().map(Into::into).collect());
        self
    }

    /// Sets the member `mimeType`.
    #[must_use]
    pub fn with_mime_type(mut self, mime_type: impl Into<String>) -> Self {
        self.mime_type = Some(mime_type.into());
        self
    }

    /// Sets the member `size`.
    #[must_use]
    pub fn with_size(mut self, size: i64) -> Self {
        self.size = Some(size);
        self
    }

    /// Sets the member `title`.
    #[must_use]
    pub fn with_title(mut self, title: impl Into<String>) -> Self {
        self.title = Some(title.into());
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
