// Written by `mcp-codegen generate`. Do not edit: change the schema or the generator.

//! What a server asks the user.

use serde::de::DeserializeOwned;
use serde::Serialize;
use crate::error::DecodeError;
use crate::json::{Json, JsonObject};
use crate::map::Map;
use crate::number::Number;

/// Not described by the schema.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct BooleanSchema {
    /// Not described by the schema.
    pub default: Option<bool>,
    /// Not described by the schema.
    pub description: Option<String>,
    /// Not described by the schema.
    pub title: Option<String>,
    /// Members that the protocol does not define, as they were read.
    pub extra: Map<Json>,
}

impl BooleanSchema {
    /// The object with nothing but what must be there.
    pub fn new() -> Self {
        Self {
            default: None,
            description: None,
            title: None,
            extra: Map::new(),
        }
    }

    /// Sets the member `default`.
    #[must_use]
    pub fn with_default(mut self, default: bool) -> Self {
        self.default = Some(default);
        self
    }

    /// Sets the member `description`.
    #[must_use]
    pub fn with_description(mut self, description: impl Into<String>) -> Self {
        self.description = Some(description.into());
        self
    }

    /// Sets the member `title`.
    #[must_use]
    pub fn with_title(mut self, title: impl Into<String>) -> Self {
        self.title = Some(title.into());
        self
    }
}

impl Default for BooleanSchema {
    fn default() -> Self {
        Self::new()
    }
}

/// Not described by the schema.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum ElicitAction {
    /// The text `"accept"`.
    Accept,
    /// The text `"cancel"`.
    Cancel,
    /// The text `"decline"`.
    Decline,
    /// A text that this version of the protocol does not name.
    Other(String),
}

impl ElicitAction {
    /// The text on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Accept => "accept",
            Self::Cancel => "cancel",
            Self::Decline => "decline",
            Self::Other(text) => text,
        }
    }

    fn named(text: &str) -> Option<Self> {
        Some(
            match text {
                "accept" => Self::Accept,
                "cancel" => Self::Cancel,
                "decline" => Self::Decline,
                _ => return None,
            },
        )
    }
}

impl From<&str> for ElicitAction {
    fn from(text: &str) -> Self {
        Self::named(text).unwrap_or_else(|| Self::Other(text.to_owned()))
    }
}

impl From<String> for ElicitAction {
    fn from(text: String) -> Self {
        Self::named(&text).unwrap_or(Self::Other(text))
    }
}

impl std::fmt::Display for ElicitAction {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.as_str())
    }
}

/// Not described by the schema.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ElicitRequest {
    /// Not described by the schema.
    pub params: ElicitRequestParams,
    /// Members that the protocol does not define, as they were read.
    pub extra: Map<Json>,
}

impl ElicitRequest {
    /// The object with the members that must be there.
    pub fn new(params: impl Into<ElicitRequestParams>) -> Self {
        Self {
            params: params.into(),
            extra: Map::new(),
        }
    }
}

/// Not described by the schema.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ElicitRequestParams {
    /// Not described by the schema.
    pub message: String,
    /// Not described by the schema.
    pub requested_schema: RequestedSchema,
    /// Members that the protocol does not define, as they were read.
    pub extra: Map<Json>,
}

impl ElicitRequestParams {
    /// The object with the members that must be there.
    pub fn new(
        message: impl Into<String>,
        requested_schema: impl Into<RequestedSchema>,
    ) -> Self {
        Self {
            message: message.into(),
            requested_schema: requested_schema.into(),
            extra: Map::new(),
        }
    }
}

/// Not described by the schema.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ElicitResult {
    /// Not described by the schema.
    pub meta: Option<JsonObject>,
    /// Not described by the schema.
    pub action: ElicitAction,
    /// Not described by the schema.
    pub content: Option<Map<ElicitValue>>,
    /// Members that the protocol does not define, as they were read.
    pub extra: Map<Json>,
}

impl ElicitResult {
    /// The object with the members that must be there.
    pub fn new(action: impl Into<ElicitAction>) -> Self {
        Self {
            meta: None,
            action: action.into(),
            content: None,
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

    /// Sets the member `content`.
    #[must_use]
    pub fn with_content(
        mut self,
        content: impl IntoIterator<Item = (impl Into<String>, impl Into<ElicitValue>)>,
    ) -> Self {
        self.content = Some(
            content.into_iter().map(|(name, value)| (name, value.into())).collect(),
        );
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

/// Told apart by the kind of JSON it is.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum ElicitValue {
    /// A string.
    String(String),
    /// A number.
    Number(Number),
    /// A truth value.
    Boolean(bool),
    /// A value of no kind that this version of the protocol defines, whole.
    Unknown(Json),
}

impl From<String> for ElicitValue {
    fn from(value: String) -> Self {
        Self::String(value)
    }
}

impl From<&str> for ElicitValue {
    fn from(value: &str) -> Self {
        Self::String(value.to_owned())
    }
}

impl From<Number> for ElicitValue {
    fn from(value: Number) -> Self {
        Self::Number(value)
    }
}

impl From<bool> for ElicitValue {
    fn from(value: bool) -> Self {
        Self::Boolean(value)
    }
}

/// Not described by the schema.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct EnumSchema {
    /// Not described by the schema.
    pub description: Option<String>,
    /// Not described by the schema.
    pub r#enum: Vec<String>,
    /// Not described by the schema.
    pub enum_names: Option<Vec<String>>,
    /// Not described by the schema.
    pub title: Option<String>,
    /// Members that the protocol does not define, as they were read.
    pub extra: Map<Json>,
}

impl EnumSchema {
    /// The object with the members that must be there.
    pub fn new(r#enum: impl IntoIterator<Item = impl Into<String>>) -> Self {
        Self {
            description: None,
            r#enum: r#enum.into_iter().map(Into::into).collect(),
            enum_names: None,
            title: None,
            extra: Map::new(),
        }
    }

    /// Sets the member `description`.
    #[must_use]
    pub fn with_description(mut self, description: impl Into<String>) -> Self {
        self.description = Some(description.into());
        self
    }

    /// Sets the member `enumNames`.
    #[must_use]
    pub fn with_enum_names(
        mut self,
        enum_names: impl IntoIterator<Item = impl Into<String>>,
    ) -> Self {
        self.enum_names = Some(enum_names.into_iter().map(Into::into).collect());
        self
    }

    /// Sets the member `title`.
    #[must_use]
    pub fn with_title(mut self, title: impl Into<String>) -> Self {
        self.title = Some(title.into());
        self
    }
}

/// Not described by the schema.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct NumberSchema {
    /// Not described by the schema.
    pub description: Option<String>,
    /// Not described by the schema.
    pub maximum: Option<Number>,
    /// Not described by the schema.
    pub minimum: Option<Number>,
    /// Not described by the schema.
    pub title: Option<String>,
    /// Not described by the schema.
    pub r#type: NumberSchemaType,
    /// Members that the protocol does not define, as they were read.
    pub extra: Map<Json>,
}

impl NumberSchema {
    /// The object with the members that must be there.
    pub fn new(r#type: impl Into<NumberSchemaType>) -> Self {
        Self {
            description: None,
            maximum: None,
            minimum: None,
            title: None,
            r#type: r#type.into(),
            extra: Map::new(),
        }
    }

    /// Sets the member `description`.
    #[must_use]
    pub fn with_description(mut self, description: impl Into<String>) -> Self {
        self.description = Some(description.into());
        self
    }

    /// Sets the member `maximum`.
    #[must_use]
    pub fn with_maximum(mut self, maximum: impl Into<Number>) -> Self {
        self.maximum = Some(maximum.into());
        self
    }

    /// Sets the member `minimum`.
    #[must_use]
    pub fn with_minimum(mut self, minimum: impl Into<Number>) -> Self {
        self.minimum = Some(minimum.into());
        self
    }

    /// Sets the member `title`.
    #[must_use]
    pub fn with_title(mut self, title: impl Into<String>) -> Self {
        self.title = Some(title.into());
        self
    }
}

/// Not described by the schema.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum NumberSchemaType {
    /// The text `"integer"`.
    Integer,
    /// The text `"number"`.
    Number,
    /// A text that this version of the protocol does not name.
    Other(String),
}

impl NumberSchemaType {
    /// The text on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Integer => "integer",
            Self::Number => "number",
            Self::Other(text) => text,
        }
    }

    fn named(text: &str) -> Option<Self> {
        Some(
            match text {
                "integer" => Self::Integer,
                "number" => Self::Number,
                _ => return None,
            },
        )
    }
}

impl From<&str> for NumberSchemaType {
    fn from(text: &str) -> Self {
        Self::named(text).unwrap_or_else(|| Self::Other(text.to_owned()))
    }
}

impl From<String> for NumberSchemaType {
    fn from(text: String) -> Self {
        Self::named(&text).unwrap_or(Self::Other(text))
    }
}

impl std::fmt::Display for NumberSchemaType {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.as_str())
    }
}

/// Told apart by the member `type`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum PrimitiveSchemaDefinition {
    /// A value of type `StringSchema`.
    String(StringSchema),
    /// A value of type `NumberSchema`.
    Number(NumberSchema),
    /// A value of type `BooleanSchema`.
    Boolean(BooleanSchema),
    /// A value of type `EnumSchema`.
    Enum(EnumSchema),
    /// A value of no kind that this version of the protocol defines, whole.
    Unknown(Json),
}

impl From<StringSchema> for PrimitiveSchemaDefinition {
    fn from(value: StringSchema) -> Self {
        Self::String(value)
    }
}

impl From<NumberSchema> for PrimitiveSchemaDefinition {
    fn from(value: NumberSchema) -> Self {
        Self::Number(value)
    }
}

impl From<BooleanSchema> for PrimitiveSchemaDefinition {
    fn from(value: BooleanSchema) -> Self {
        Self::Boolean(value)
    }
}

impl From<EnumSchema> for PrimitiveSchemaDefinition {
    fn from(value: EnumSchema) -> Self {
        Self::Enum(value)
    }
}

/// Not described by the schema.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct RequestedSchema {
    /// Not described by the schema.
    pub properties: Map<PrimitiveSchemaDefinition>,
    /// Not described by the schema.
    pub required: Option<Vec<String>>,
    /// Members that the protocol does not define, as they were read.
    pub extra: Map<Json>,
}

impl RequestedSchema {
    /// The object with the members that must be there.
    pub fn new(
        properties: impl IntoIterator<
            Item = (impl Into<String>, impl Into<PrimitiveSchemaDefinition>),
        >,
    ) -> Self {
        Self {
            properties: properties
                .into_iter()
                .map(|(name, value)| (name, value.into()))
                .collect(),
            required: None,
            extra: Map::new(),
        }
    }

    /// Sets the member `required`.
    #[must_use]
    pub fn with_required(
        mut self,
        required: impl IntoIterator<Item = impl Into<String>>,
    ) -> Self {
        self.required = Some(required.into_iter().map(Into::into).collect());
        self
    }
}

/// Not described by the schema.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct StringSchema {
    /// Not described by the schema.
    pub description: Option<String>,
    /// Not described by the schema.
    pub format: Option<StringSchemaFormat>,
    /// Not described by the schema.
    pub max_length: Option<i64>,
    /// Not described by the schema.
    pub min_length: Option<i64>,
    /// Not described by the schema.
    pub title: Option<String>,
    /// Members that the protocol does not define, as they were read.
    pub extra: Map<Json>,
}

impl StringSchema {
    /// The object with nothing but what must be there.
    pub fn new() -> Self {
        Self {
            description: None,
            format: None,
            max_length: None,
            min_length: None,
            title: None,
            extra: Map::new(),
        }
    }

    /// Sets the member `description`.
    #[must_use]
    pub fn with_description(mut self, description: impl Into<String>) -> Self {
        self.description = Some(description.into());
        self
    }

    /// Sets the member `format`.
    #[must_use]
    pub fn with_format(mut self, format: impl Into<StringSchemaFormat>) -> Self {
        self.format = Some(format.into());
        self
    }

    /// Sets the member `maxLength`.
    #[must_use]
    pub fn with_max_length(mut self, max_length: i64) -> Self {
        self.max_length = Some(max_length);
        self
    }

    /// Sets the member `minLength`.
    #[must_use]
    pub fn with_min_length(mut self, min_length: i64) -> Self {
        self.min_length = Some(min_length);
        self
    }

    /// Sets the member `title`.
    #[must_use]
    pub fn with_title(mut self, title: impl Into<String>) -> Self {
        self.title = Some(title.into());
        self
    }
}

impl Default for StringSchema {
    fn default() -> Self {
        Self::new()
    }
}

/// Not described by the schema.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum StringSchemaFormat {
    /// The text `"date"`.
    Date,
    /// The text `"date-time"`.
    DateTime,
    /// The text `"email"`.
    Email,
    /// The text `"uri"`.
    Uri,
    /// A text that this version of the protocol does not name.
    Other(String),
}

impl StringSchemaFormat {
    /// The text on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Date => "date",
            Self::DateTime => "date-time",
            Self::Email => "email",
            Self::Uri => "uri",
            Self::Other(text) => text,
        }
    }

    fn named(text: &str) -> Option<Self> {
        Some(
            match text {
                "date" => Self::Date,
                "date-time" => Self::DateTime,
                "email" => Self::Email,
                "uri" => Self::Uri,
                _ => return None,
            },
        )
    }
}

impl From<&str> for StringSchemaFormat {
    fn from(text: &str) -> Self {
        Self::named(text).unwrap_or_else(|| Self::Other(text.to_owned()))
    }
}

impl From<String> for StringSchemaFormat {
    fn from(text: String) -> Self {
        Self::named(&text).unwrap_or(Self::Other(text))
    }
}

impl std::fmt::Display for StringSchemaFormat {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.as_str())
    }
}
