// Written by `mcp-codegen generate`. Do not edit: change the schema or the generator.

//! What messages, results and prompts are made of.

use super::{Annotations, EmbeddedResource, ImageContent, TextContent};
use crate::json::Json;
use crate::map::Map;

/// Not described by the schema.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct AudioContent {
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
            annotations: None,
            data: data.into(),
            mime_type: mime_type.into(),
            extra: Map::new(),
        }
    }

    /// Sets the member `annotations`.
    #[must_use]
    pub fn with_annotations(mut self, annotations: impl Into<Annotations>) -> Self {
        self.annotations = Some(annotations.into());
        self
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

impl From<EmbeddedResource> for ContentBlock {
    fn from(value: EmbeddedResource) -> Self {
        Self::Resource(value)
    }
}
