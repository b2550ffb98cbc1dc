// Written by `mcp-codegen generate`. Do not edit: change the schema or the generator.

//! What messages, results and prompts are made of.

use serde::de::DeserializeOwned;
use serde::Serialize;
use super::{Role, TextOrBlobResourceContents};
use crate::error::DecodeError;
use crate::json::{Json, JsonObject};
use crate::map::Map;
use crate::number::Number;

/// Hints of the server on how a client may use and show an object.
///
/// [Specification](https://modelcontextprotocol.io/specification/2025-06-18/server/resources)
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct Annotations {
    /// For whom the object is meant, which may be both the user and the model; absent if the
    /// server has no opinion.
    pub audience: Option<Vec<Role>>,
    /// When the object changed last, as an ISO 8601 timestamp such as `2026-03-01T09:30:00Z`;
    /// absent if not known.
    pub last_modified: Option<String>,
    /// How much the object matters, from `0` for what can be left out to `1` for what must not
    /// be; absent if the server has no opinion.
    pub priority: Option<Number>,
    /// Members that the protocol does not define, as they were read.
    pub extra: Map<Json>,
}

impl Annotations {
    /// The object with nothing but what must be there.
    pub fn new() -> Self {
        Self::default()
    }

    /// Sets the member `audience`.
    #[must_use]
    pub fn with_audience(
        mut self,
        audience: impl IntoIterator<Item = impl Into<Role>>,
    ) -> Self {
        self.audience = Some(audience.into_iter().map(Into::into).collect());
        self
    }

    /// Sets the member `lastModified`.
    #[must_use]
    pub fn with_last_modified(mut self, last_modified: impl Into<String>) -> Self {
        self.last_modified = Some(last_modified.into());
        self
    }

    /// Sets the member `priority`.
    #[must_use]
    pub fn with_priority(mut self, priority: impl Into<Number>) -> Self {
        self.priority = Some(priority.into());
        self
    }
}

/// Sound to or from a model.
///
/// [Specification](https://modelcontextprotocol.io/specification/2025-06-18/server/tools)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct AudioContent {
    /// Metadata beside what the protocol defines. Keys of one's own have a prefix, such as
    /// `com.example/`.
    pub meta: Option<JsonObject>,
    /// Hints on how to use and show this object; absent if there are none.
    pub annotations: Option<Annotations>,
    /// The sound, in Base64.
    pub data: String,
    /// The MIME type of the sound, such as `audio/wav`. Which types a model understands depends
    /// on its provider.
    pub mime_type: String,
    /// Members that the protocol does not define, as they were read.
    pub extra: Map<Json>,
}

impl AudioContent {
    /// The object with the members that must be there.
    pub fn new(data: impl Into<String>, mime_type: impl Into<String>) -> Self {
        Self {
            meta: None,
            annotations: None,
            data: data.into(),
            mime_type: mime_type.into(),
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

    /// The member `_meta` as a type of the caller's; absence is an object without members.
    ///
    /// # Errors
    /// If it does not have the shape of `T`.
    pub fn meta_as<T: DeserializeOwned>(&self) -> Result<T, DecodeError> {
        JsonObject::decode_or_empty(self.meta.as_ref())
            .map_err(|error| error.within("_meta"))
    }
}

/// A name for programs and a title for people.
///
/// [Specification](https://modelcontextprotocol.io/specification/2025-06-18/basic)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct BaseMetadata {
    /// The name that programs use. It is shown to people if there is no better one.
    pub name: String,
    /// The name to show to people; if it is absent, `name` serves.
    pub title: Option<String>,
    /// Members that the protocol does not define, as they were read.
    pub extra: Map<Json>,
}

impl BaseMetadata {
    /// The object with the members that must be there.
    pub fn new(name: impl Into<String>) -> Self {
        Self {
            name: name.into(),
            title: None,
            extra: Map::new(),
        }
    }

    /// Sets the member `title`.
    #[must_use]
    pub fn with_title(mut self, title: impl Into<String>) -> Self {
        self.title = Some(title.into());
        self
    }
}

/// A piece of content in a prompt or in the result of a tool: text, an image, audio, or a
/// resource. Which kinds there are depends on the version.
///
/// Told apart by the member `type`.
///
/// [Specification](https://modelcontextprotocol.io/specification/2025-06-18/server/tools)
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

/// A resource with its contents, inside a prompt or the result of a tool. The client
/// decides how to show it.
///
/// [Specification](https://modelcontextprotocol.io/specification/2025-06-18/server/tools)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct EmbeddedResource {
    /// Metadata beside what the protocol defines. Keys of one's own have a prefix, such as
    /// `com.example/`.
    pub meta: Option<JsonObject>,
    /// Hints on how to use and show this object; absent if there are none.
    pub annotations: Option<Annotations>,
    /// The contents of the resource.
    pub resource: TextOrBlobResourceContents,
    /// Members that the protocol does not define, as they were read.
    pub extra: Map<Json>,
}

impl EmbeddedResource {
    /// The object with the members that must be there.
    pub fn new(resource: impl Into<TextOrBlobResourceContents>) -> Self {
        Self {
            meta: None,
            annotations: None,
            resource: resource.into(),
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

    /// The member `_meta` as a type of the caller's; absence is an object without members.
    ///
    /// # Errors
    /// If it does not have the shape of `T`.
    pub fn meta_as<T: DeserializeOwned>(&self) -> Result<T, DecodeError> {
        JsonObject::decode_or_empty(self.meta.as_ref())
            .map_err(|error| error.within("_meta"))
    }
}

/// An image to or from a model.
///
/// [Specification](https://modelcontextprotocol.io/specification/2025-06-18/server/tools)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ImageContent {
    /// Metadata beside what the protocol defines. Keys of one's own have a prefix, such as
    /// `com.example/`.
    pub meta: Option<JsonObject>,
    /// Hints on how to use and show this object; absent if there are none.
    pub annotations: Option<Annotations>,
    /// The image, in Base64.
    pub data: String,
    /// The MIME type of the image, such as `image/png`. Which types a model understands depends
    /// on its provider.
    pub mime_type: String,
    /// Members that the protocol does not define, as they were read.
    pub extra: Map<Json>,
}

impl ImageContent {
    /// The object with the members that must be there.
    pub fn new(data: impl Into<String>, mime_type: impl Into<String>) -> Self {
        Self {
            meta: None,
            annotations: None,
            data: data.into(),
            mime_type: mime_type.into(),
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

    /// The member `_meta` as a type of the caller's; absence is an object without members.
    ///
    /// # Errors
    /// If it does not have the shape of `T`.
    pub fn meta_as<T: DeserializeOwned>(&self) -> Result<T, DecodeError> {
        JsonObject::decode_or_empty(self.meta.as_ref())
            .map_err(|error| error.within("_meta"))
    }
}

/// A reference to a resource, inside a prompt or the result of a tool. The list of
/// resources need not contain it.
///
/// [Specification](https://modelcontextprotocol.io/specification/2025-06-18/server/tools)
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

/// Text to or from a model.
///
/// [Specification](https://modelcontextprotocol.io/specification/2025-06-18/server/tools)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct TextContent {
    /// Metadata beside what the protocol defines. Keys of one's own have a prefix, such as
    /// `com.example/`.
    pub meta: Option<JsonObject>,
    /// Hints on how to use and show this object; absent if there are none.
    pub annotations: Option<Annotations>,
    /// The text itself.
    pub text: String,
    /// Members that the protocol does not define, as they were read.
    pub extra: Map<Json>,
}

impl TextContent {
    /// The object with the members that must be there.
    pub fn new(text: impl Into<String>) -> Self {
        Self {
            meta: None,
            annotations: None,
            text: text.into(),
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

    /// The member `_meta` as a type of the caller's; absence is an object without members.
    ///
    /// # Errors
    /// If it does not have the shape of `T`.
    pub fn meta_as<T: DeserializeOwned>(&self) -> Result<T, DecodeError> {
        JsonObject::decode_or_empty(self.meta.as_ref())
            .map_err(|error| error.within("_meta"))
    }
}
