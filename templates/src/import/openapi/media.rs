//! Media types.

use super::document::Part;

/// What a media type is to a tool.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Kind {
    /// JSON, the plain one first.
    Json,
    /// JSON of some vocabulary.
    JsonOf,
    /// Anything, so JSON too.
    Any,
    /// The fields of a form.
    Form,
    /// Text.
    Text,
    /// Bytes, or what only programs of that kind can read.
    Bytes,
}

impl Kind {
    fn of(media_type: &str) -> Self {
        let essence = media_type.split(';').next().unwrap_or_default().trim();
        match essence.to_ascii_lowercase().as_str() {
            "application/json" | "text/json" => Self::Json,
            other if other.ends_with("+json") => Self::JsonOf,
            "*/*" | "application/*" => Self::Any,
            // Common enough, though it is spelled wrong.
            "application/x-www-form-urlencoded"
            | "application/x-www-urlencoded"
            | "multipart/form-data" => Self::Form,
            other if other.starts_with("text/") => Self::Text,
            _ => Self::Bytes,
        }
    }

    /// Whether values are written as JSON.
    pub fn is_json(self) -> bool {
        matches!(self, Self::Json | Self::JsonOf | Self::Any)
    }
}

/// The entry of a `content` that fits tools best.
pub fn best<'a>(content: &Part<'a>) -> Option<(Kind, &'a str, Part<'a>)> {
    let entries = content.members().into_iter();
    let entries = entries.map(|(name, part)| (Kind::of(name), name, part));
    // Of several of a kind, the first.
    entries.min_by_key(|(kind, ..)| *kind)
}
