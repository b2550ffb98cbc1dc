// Written by `mcp-codegen generate`. Do not edit: change the schema or the generator.

//! What messages, results and prompts are made of.

use serde::de::DeserializeOwned;
use serde::Serialize;
use super::{Annotations, AudioContent, EmbeddedResource, ImageContent, TextContent};
use crate::error::DecodeError;
use crate::json::{Json, JsonObject};
use crate::map::Map;

/// A piece of content in a prompt or in the result of a tool: text, an image, audio, or a
/// resource. Which kinds there are depends on the version.
///
/// Told apart by the member `type`.
///
/// [Specification](https://modelcontextprotocol.io/specification/2025-11-25/server/tools)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum ContentBlock {
    /// Text to or from a model.
    Text(TextContent),
    /// An image to or from a model.
    Image(ImageContent),
    /// Sound to or from a model.
    Audio(AudioContent),
    /// A reference to a resource, inside a prompt or the result of a tool.
    ResourceLink(Box<ResourceLink>),
    /// A resource with its contents, inside a prompt or the result of a tool.
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

/// A picture that stands for an object in a user interface. A client takes care where it
/// loads one from, and that an SVG may contain scripts.
///
/// [Specification](https://modelcontextprotocol.io/specification/2025-11-25/basic)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Icon {
    /// The MIME type of the picture, such as `image/png`, for when its source states none or a
    /// vague one.
    pub mime_type: Option<String>,
    /// The sizes for which the picture is made, such as `48x48`, or `any` if it scales. Absent
    /// means that every size will do.
    pub sizes: Option<Vec<String>>,
    /// Where the picture is: an `https:` or `http:` address, or a `data:` URI with the picture
    /// itself in Base64.
    pub src: String,
    /// The background for which the picture is made. Absent means that every background will
    /// do.
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

/// The background for which an icon is made: a light or a dark one.
///
/// [Specification](https://modelcontextprotocol.io/specification/2025-11-25/basic)
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

/// Anything that can carry icons. A client that shows icons can at least read PNG and JPEG.
///
/// [Specification](https://modelcontextprotocol.io/specification/2025-11-25/basic)
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct Icons {
    /// Pictures of this object for a user interface, in any number of sizes and formats; absent
    /// if there are none.
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
    pub fn with_icons(mut self, icons: impl IntoIterator<Item = Icon>) -> Self {
        self.icons = Some(icons.into_iter().collect());
        self
    }
}

/// A reference to a resource, inside a prompt or the result of a tool. The list of
/// resources need not contain it.
///
/// [Specification](https://modelcontextprotocol.io/specification/2025-11-25/server/tools)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ResourceLink {
    /// Metadata beside what the protocol defines. Keys of one's own have a prefix, such as
    /// `com.example/`.
    pub meta: Option<JsonObject>,
    /// Hints on how to use and show this object; absent if there are none.
    pub annotations: Option<Annotations>,
    /// What the resource is about, for people and models; absent if the server does not say.
    pub description: Option<String>,
    /// Pictures of this object for a user interface, in any number of sizes and formats; absent
    /// if there are none.
    pub icons: Option<Vec<Icon>>,
    /// The MIME type of the resource; absent if not known.
    pub mime_type: Option<String>,
    /// The name of the resource, as programs use it. It is shown to people if there is no
    /// better one.
    pub name: String,
    /// The size of the contents in bytes, before any encoding; absent if not known.
    pub size: Option<i64>,
    /// The name to show to people; if it is absent, `name` serves.
    pub title: Option<String>,
    /// The URI with which a client can read the resource.
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
    pub fn with_icons(mut self, icons: impl IntoIterator<Item = Icon>) -> Self {
        self.icons = Some(icons.into_iter().collect());
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
