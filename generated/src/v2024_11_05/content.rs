// Written by `mcp-codegen generate`. Do not edit: change the schema or the generator.

//! What messages, results and prompts are made of.

use super::TextOrBlobResourceContents;
use crate::json::Json;
use crate::map::Map;
use crate::number::Number;

/// Anything that can carry annotations.
///
/// [Specification](https://modelcontextprotocol.io/specification/2024-11-05/server/resources)
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct Annotated {
    /// Hints on how to use and show this object; absent if there are none.
    pub annotations: Option<Annotations>,
    /// Members that the protocol does not define, as they were read.
    pub extra: Map<Json>,
}

impl Annotated {
    /// The object with nothing but what must be there.
    pub fn new() -> Self {
        Self::default()
    }

    /// Sets the member `annotations`.
    #[must_use]
    pub fn with_annotations(mut self, annotations: impl Into<Annotations>) -> Self {
        self.annotations = Some(annotations.into());
        self
    }
}

/// Hints of the server on how a client may use and show an object.
///
/// [Specification](https://modelcontextprotocol.io/specification/2024-11-05/server/resources)
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct Annotations {
    /// For whom the object is meant, which may be both the user and the model; absent if the
    /// server has no opinion.
    pub audience: Option<Vec<Role>>,
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

    /// Sets the member `priority`.
    #[must_use]
    pub fn with_priority(mut self, priority: impl Into<Number>) -> Self {
        self.priority = Some(priority.into());
        self
    }
}

/// A piece of content in a prompt or in the result of a tool: text, an image, audio, or a
/// resource. Which kinds there are depends on the version.
///
/// Told apart by the member `type`.
///
/// [Specification](https://modelcontextprotocol.io/specification/2024-11-05/server/tools)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum ContentBlock {
    /// Text to or from a model.
    Text(TextContent),
    /// An image to or from a model.
    Image(ImageContent),
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

impl From<EmbeddedResource> for ContentBlock {
    fn from(value: EmbeddedResource) -> Self {
        Self::Resource(value)
    }
}

/// A resource with its contents, inside a prompt or the result of a tool. The client
/// decides how to show it.
///
/// [Specification](https://modelcontextprotocol.io/specification/2024-11-05/server/tools)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct EmbeddedResource {
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
            annotations: None,
            resource: resource.into(),
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

/// An image to or from a model.
///
/// [Specification](https://modelcontextprotocol.io/specification/2024-11-05/server/tools)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ImageContent {
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

/// Who speaks or is spoken to in a conversation: `user`, or `assistant` for the model.
///
/// [Specification](https://modelcontextprotocol.io/specification/2024-11-05/server/prompts)
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Role {
    /// The text `"assistant"`.
    Assistant,
    /// The text `"user"`.
    User,
    /// A text that this version of the protocol does not name.
    Other(String),
}

impl Role {
    /// The text on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Assistant => "assistant",
            Self::User => "user",
            Self::Other(text) => text,
        }
    }

    fn named(text: &str) -> Option<Self> {
        Some(
            match text {
                "assistant" => Self::Assistant,
                "user" => Self::User,
                _ => return None,
            },
        )
    }
}

impl From<&str> for Role {
    fn from(text: &str) -> Self {
        Self::named(text).unwrap_or_else(|| Self::Other(text.to_owned()))
    }
}

impl From<String> for Role {
    fn from(text: String) -> Self {
        Self::named(&text).unwrap_or(Self::Other(text))
    }
}

impl std::fmt::Display for Role {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.as_str())
    }
}

/// Text to or from a model.
///
/// [Specification](https://modelcontextprotocol.io/specification/2024-11-05/server/tools)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct TextContent {
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
            annotations: None,
            text: text.into(),
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
