// Written by `mcp-codegen generate`. Do not edit: change the schema or the generator.

//! What messages, results and prompts are made of.

use serde::de::DeserializeOwned;
use serde::Serialize;
use super::{Annotations, Icon, MetaObject, TextOrBlobResourceContents};
use crate::error::DecodeError;
use crate::json::Json;
use crate::map::Map;

/// Not described by the schema.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct AudioContent {
    /// Not described by the schema.
    pub meta: Option<MetaObject>,
    /// Not described by the schema.
    pub annotations: Option<Annotations>,
    /// Not described by the schema.
    pub data: String,
    /// Not described by the schema.
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
        self.meta = Some(MetaObject::new(value)?);
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
        MetaObject::decode_or_empty(self.meta.as_ref())
            .map_err(|error| error.within("_meta"))
    }
}

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
pub struct EmbeddedResource {
    /// Not described by the schema.
    pub meta: Option<MetaObject>,
    /// Not described by the schema.
    pub annotations: Option<Annotations>,
    /// Not described by the schema.
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
        self.meta = Some(MetaObject::new(value)?);
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
        MetaObject::decode_or_empty(self.meta.as_ref())
            .map_err(|error| error.within("_meta"))
    }
}

/// Not described by the schema.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ImageContent {
    /// Not described by the schema.
    pub meta: Option<MetaObject>,
    /// Not described by the schema.
    pub annotations: Option<Annotations>,
    /// Not described by the schema.
    pub data: String,
    /// Not described by the schema.
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
        self.meta = Some(MetaObject::new(value)?);
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
        MetaObject::decode_or_empty(self.meta.as_ref())
            .map_err(|error| error.within("_meta"))
    }
}

/// Not described by the schema.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ResourceLink {
    /// Not described by the schema.
    pub meta: Option<MetaObject>,
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
        self.meta = Some(MetaObject::new(value)?);
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
        MetaObject::decode_or_empty(self.meta.as_ref())
            .map_err(|error| error.within("_meta"))
    }
}

/// Not described by the schema.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct TextContent {
    /// Not described by the schema.
    pub meta: Option<MetaObject>,
    /// Not described by the schema.
    pub annotations: Option<Annotations>,
    /// Not described by the schema.
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
        self.meta = Some(MetaObject::new(value)?);
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
        MetaObject::decode_or_empty(self.meta.as_ref())
            .map_err(|error| error.within("_meta"))
    }
}
