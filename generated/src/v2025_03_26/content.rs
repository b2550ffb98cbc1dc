// Written by `mcp-codegen generate`. Do not edit: change the schema or the generator.

//! What messages, results and prompts are made of.

use super::{Annotations, EmbeddedResource, ImageContent, TextContent};
use crate::json::Json;
use crate::map::Map;

/// Sound to or from a model.
///
/// [Specification](https://modelcontextprotocol.io/specification/2025-03-26/server/tools)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct AudioContent {
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

/// A piece of content in a prompt or in the result of a tool: text, an image, audio, or a
/// resource. Which kinds there are depends on the version.
///
/// Told apart by the member `type`.
///
/// [Specification](https://modelcontextprotocol.io/specification/2025-03-26/server/tools)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum ContentBlock {
    /// Text to or from a model.
    Text(TextContent),
    /// An image to or from a model.
    Image(ImageContent),
    /// Sound to or from a model.
    Audio(AudioContent),
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

impl From<EmbeddedResource> for ContentBlock {
    fn from(value: EmbeddedResource) -> Self {
        Self::Resource(value)
    }
}
