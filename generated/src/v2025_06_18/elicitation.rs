// Written by `mcp-codegen generate`. Do not edit: change the schema or the generator.

//! What a server asks the user.

use serde::de::DeserializeOwned;
use serde::Serialize;
use crate::error::DecodeError;
use crate::json::{Json, JsonObject};
use crate::map::Map;
use crate::number::Number;

/// A field of a form that takes a yes or no.
///
/// [Specification](https://modelcontextprotocol.io/specification/2025-06-18/client/elicitation)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct BooleanSchema {
    /// What is chosen at first; absent if nothing is.
    pub default: Option<bool>,
    /// What the field is for, for the user to read; absent if the server does not say.
    pub description: Option<String>,
    /// The label of the field; absent if its name serves.
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

/// What a user did about a question: with `accept` the user agreed, with `decline` refused,
/// with `cancel` closed it without a decision.
///
/// [Specification](https://modelcontextprotocol.io/specification/2025-06-18/client/elicitation)
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

/// The server asks the user something by way of the client. The client answers with an
/// `ElicitResult`.
///
/// [Specification](https://modelcontextprotocol.io/specification/2025-06-18/client/elicitation)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ElicitRequest {
    /// The parameters of the message.
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

/// The parameters of `elicitation/create`: a form for the user to fill in.
///
/// [Specification](https://modelcontextprotocol.io/specification/2025-06-18/client/elicitation)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ElicitRequestParams {
    /// What is asked, and why, for the user to read.
    pub message: String,
    /// The fields of the form.
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

/// What the user did about a question, and what the form contains.
///
/// [Specification](https://modelcontextprotocol.io/specification/2025-06-18/client/elicitation)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ElicitResult {
    /// Metadata beside what the protocol defines. Keys of one's own have a prefix, such as
    /// `com.example/`.
    pub meta: Option<JsonObject>,
    /// What the user did.
    pub action: ElicitAction,
    /// What the user entered, by the names of the fields. Absent unless a form was accepted.
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

/// What a field of a form contains. Which kinds of values there are depends on the version.
///
/// Told apart by the kind of JSON it is.
///
/// [Specification](https://modelcontextprotocol.io/specification/2025-06-18/client/elicitation)
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

/// A field of a form that offers a choice of one value.
///
/// [Specification](https://modelcontextprotocol.io/specification/2025-06-18/client/elicitation)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct EnumSchema {
    /// What the field is for, for the user to read; absent if the server does not say.
    pub description: Option<String>,
    /// The values to choose from.
    pub r#enum: Vec<String>,
    /// The titles of the values, in the same order; absent if the values serve.
    pub enum_names: Option<Vec<String>>,
    /// The label of the field; absent if its name serves.
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

/// A field of a form that takes a number.
///
/// [Specification](https://modelcontextprotocol.io/specification/2025-06-18/client/elicitation)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct NumberSchema {
    /// What the field is for, for the user to read; absent if the server does not say.
    pub description: Option<String>,
    /// The largest number allowed; absent if there is no limit.
    pub maximum: Option<Number>,
    /// The smallest number allowed; absent if there is no limit.
    pub minimum: Option<Number>,
    /// The label of the field; absent if its name serves.
    pub title: Option<String>,
    /// Whether the number may have a fraction.
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

/// The numbers that a field of a form takes: with `integer` whole ones only, with `number`
/// any.
///
/// [Specification](https://modelcontextprotocol.io/specification/2025-06-18/client/elicitation)
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

/// A field of a form: a text, a number, a yes or no, or a choice.
///
/// Told apart by the member `type`.
///
/// [Specification](https://modelcontextprotocol.io/specification/2025-06-18/client/elicitation)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum PrimitiveSchemaDefinition {
    /// A field of a form that takes text.
    String(StringSchema),
    /// A field of a form that takes a number.
    Number(NumberSchema),
    /// A field of a form that takes a yes or no.
    Boolean(BooleanSchema),
    /// A field of a form that offers a choice of one value.
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

/// The fields of a form. It is a JSON Schema of an object whose properties are plain
/// values, never objects.
///
/// [Specification](https://modelcontextprotocol.io/specification/2025-06-18/client/elicitation)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct RequestedSchema {
    /// The fields by name.
    pub properties: Map<PrimitiveSchemaDefinition>,
    /// The names of the fields that have to be filled in; absent if none has to be.
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

/// A field of a form that takes text.
///
/// [Specification](https://modelcontextprotocol.io/specification/2025-06-18/client/elicitation)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct StringSchema {
    /// What the field is for, for the user to read; absent if the server does not say.
    pub description: Option<String>,
    /// What kind of text the field takes; absent if any will do.
    pub format: Option<StringSchemaFormat>,
    /// How many characters the text may have; absent if there is no limit.
    pub max_length: Option<i64>,
    /// How many characters the text must have; absent if there is no limit.
    pub min_length: Option<i64>,
    /// The label of the field; absent if its name serves.
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

/// A kind of text that a form can ask for: an e-mail address, a URI, a date, or a date with
/// time.
///
/// [Specification](https://modelcontextprotocol.io/specification/2025-06-18/client/elicitation)
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
