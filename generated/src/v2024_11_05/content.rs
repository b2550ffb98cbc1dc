// Written by `mcp-codegen generate`. Do not edit: change the schema or the generator.

//! What messages, results and prompts are made of.

use super::TextOrBlobResourceContents;
use crate::json::Json;
use crate::map::Map;
use crate::number::Number;

/// Not described by the schema.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct Annotated {
    /// Not described by the schema.
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

/// Not described by the schema.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct Annotations {
    /// Not described by the schema.
    pub audience: Option<Vec<Role>>,
    /// Not described by the schema.
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

/// Told apart by the member `type`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum ContentBlock {
    /// A value of type `TextContent`.
    Text(TextContent),
    /// A value of type `ImageContent`.
    Image(ImageContent),
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

/// Not described by the schema.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ImageContent {
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

/// Not described by the schema.
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

/// Not described by the schema.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct TextContent {
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
