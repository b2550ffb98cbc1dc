// Written by `mcp-codegen generate`. Do not edit: change the schema or the generator.

//! What a server asks the user.

use serde::de::DeserializeOwned;
use serde::Serialize;
use super::{
    BooleanSchema, ElicitAction, NumberSchemaType, RequestId, RequestMetaObject,
    StringSchemaFormat, TaskMetadata,
};
use crate::error::DecodeError;
use crate::json::{Json, JsonObject};
use crate::map::Map;
use crate::number::Number;

/// Says that a question to the user is a form.
///
/// [Specification](https://modelcontextprotocol.io/specification/2025-11-25/client/elicitation)
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum ElicitFormMode {
    /// The text `"form"`.
    Form,
    /// A text that this version of the protocol does not name.
    Other(String),
}

impl ElicitFormMode {
    /// The text on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Form => "form",
            Self::Other(text) => text,
        }
    }

    fn named(text: &str) -> Option<Self> {
        Some(
            match text {
                "form" => Self::Form,
                _ => return None,
            },
        )
    }
}

impl From<&str> for ElicitFormMode {
    fn from(text: &str) -> Self {
        Self::named(text).unwrap_or_else(|| Self::Other(text.to_owned()))
    }
}

impl From<String> for ElicitFormMode {
    fn from(text: String) -> Self {
        Self::named(&text).unwrap_or(Self::Other(text))
    }
}

impl std::fmt::Display for ElicitFormMode {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.as_str())
    }
}

/// The server asks the user something by way of the client. The client answers with an
/// `ElicitResult`.
///
/// [Specification](https://modelcontextprotocol.io/specification/2025-11-25/client/elicitation)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ElicitRequest {
    /// The id that links a request with its response.
    pub id: RequestId,
    /// The parameters of the message.
    pub params: ElicitRequestParams,
    /// Members that the protocol does not define, as they were read.
    pub extra: Map<Json>,
}

impl ElicitRequest {
    /// The object with the members that must be there.
    pub fn new(
        id: impl Into<RequestId>,
        params: impl Into<ElicitRequestParams>,
    ) -> Self {
        Self {
            id: id.into(),
            params: params.into(),
            extra: Map::new(),
        }
    }
}

/// Asks the user to fill in a form that the client shows. It is not for passwords and other
/// secrets, since the client sees what is entered.
///
/// [Specification](https://modelcontextprotocol.io/specification/2025-11-25/client/elicitation)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ElicitRequestFormParams {
    /// Metadata beside what the protocol defines. Keys of one's own have a prefix, such as
    /// `com.example/`.
    pub meta: Option<RequestMetaObject>,
    /// What is asked, and why, for the user to read.
    pub message: String,
    /// Says that this is a form; absent means the same.
    pub mode: Option<ElicitFormMode>,
    /// The fields of the form.
    pub requested_schema: RequestedSchema,
    /// Asks the client to carry out the request as a task; absent asks for the result itself.
    pub task: Option<TaskMetadata>,
    /// Members that the protocol does not define, as they were read.
    pub extra: Map<Json>,
}

impl ElicitRequestFormParams {
    /// The object with the members that must be there.
    pub fn new(
        message: impl Into<String>,
        requested_schema: impl Into<RequestedSchema>,
    ) -> Self {
        Self {
            meta: None,
            message: message.into(),
            mode: None,
            requested_schema: requested_schema.into(),
            task: None,
            extra: Map::new(),
        }
    }

    /// Sets the member `_meta`.
    #[must_use]
    pub fn with_meta(mut self, meta: impl Into<RequestMetaObject>) -> Self {
        self.meta = Some(meta.into());
        self
    }

    /// Sets the member `mode`.
    #[must_use]
    pub fn with_mode(mut self, mode: impl Into<ElicitFormMode>) -> Self {
        self.mode = Some(mode.into());
        self
    }

    /// Sets the member `task`.
    #[must_use]
    pub fn with_task(mut self, task: impl Into<TaskMetadata>) -> Self {
        self.task = Some(task.into());
        self
    }
}

/// The parameters of `elicitation/create`: a form to fill in, or a web page to visit.
///
/// Told apart by the member `mode`; without it a value is `Form`.
///
/// [Specification](https://modelcontextprotocol.io/specification/2025-11-25/client/elicitation)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum ElicitRequestParams {
    /// Asks the user to visit a web page.
    Url(ElicitRequestURLParams),
    /// Asks the user to fill in a form that the client shows.
    Form(Box<ElicitRequestFormParams>),
    /// A value of no kind that this version of the protocol defines, whole.
    Unknown(Json),
}

impl From<ElicitRequestURLParams> for ElicitRequestParams {
    fn from(value: ElicitRequestURLParams) -> Self {
        Self::Url(value)
    }
}

impl From<ElicitRequestFormParams> for ElicitRequestParams {
    fn from(value: ElicitRequestFormParams) -> Self {
        Self::Form(Box::new(value))
    }
}

/// Asks the user to visit a web page. What happens there stays between the user and the
/// page, so it may involve secrets and payments.
///
/// [Specification](https://modelcontextprotocol.io/specification/2025-11-25/client/elicitation)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ElicitRequestURLParams {
    /// Metadata beside what the protocol defines. Keys of one's own have a prefix, such as
    /// `com.example/`.
    pub meta: Option<RequestMetaObject>,
    /// The id of this question, unlike any other of the server. An
    /// `ElicitationCompleteNotification` repeats it.
    pub elicitation_id: String,
    /// Why the page is to be visited, for the user to read.
    pub message: String,
    /// Asks the client to carry out the request as a task; absent asks for the result itself.
    pub task: Option<TaskMetadata>,
    /// The address of the page.
    pub url: String,
    /// Members that the protocol does not define, as they were read.
    pub extra: Map<Json>,
}

impl ElicitRequestURLParams {
    /// The object with the members that must be there.
    pub fn new(
        message: impl Into<String>,
        elicitation_id: impl Into<String>,
        url: impl Into<String>,
    ) -> Self {
        Self {
            meta: None,
            elicitation_id: elicitation_id.into(),
            message: message.into(),
            task: None,
            url: url.into(),
            extra: Map::new(),
        }
    }

    /// Sets the member `_meta`.
    #[must_use]
    pub fn with_meta(mut self, meta: impl Into<RequestMetaObject>) -> Self {
        self.meta = Some(meta.into());
        self
    }

    /// Sets the member `task`.
    #[must_use]
    pub fn with_task(mut self, task: impl Into<TaskMetadata>) -> Self {
        self.task = Some(task.into());
        self
    }
}

/// What the user did about a question, and what the form contains.
///
/// [Specification](https://modelcontextprotocol.io/specification/2025-11-25/client/elicitation)
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
/// [Specification](https://modelcontextprotocol.io/specification/2025-11-25/client/elicitation)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum ElicitValue {
    /// A list.
    List(Vec<String>),
    /// A string.
    String(String),
    /// A number.
    Number(Number),
    /// A truth value.
    Boolean(bool),
    /// A value of no kind that this version of the protocol defines, whole.
    Unknown(Json),
}

impl From<Vec<String>> for ElicitValue {
    fn from(value: Vec<String>) -> Self {
        Self::List(value)
    }
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

/// The server tells that what a user was to do on a web page is done. It need not send
/// this; the client may then try again what depended on it.
///
/// [Specification](https://modelcontextprotocol.io/specification/2025-11-25/client/elicitation)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ElicitationCompleteNotification {
    /// The parameters of the message.
    pub params: ElicitationCompleteNotificationParams,
    /// Members that the protocol does not define, as they were read.
    pub extra: Map<Json>,
}

impl ElicitationCompleteNotification {
    /// The object with the members that must be there.
    pub fn new(params: impl Into<ElicitationCompleteNotificationParams>) -> Self {
        Self {
            params: params.into(),
            extra: Map::new(),
        }
    }
}

/// The parameters of `notifications/elicitation/complete`.
///
/// [Specification](https://modelcontextprotocol.io/specification/2025-11-25/client/elicitation)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ElicitationCompleteNotificationParams {
    /// The id of the question that is dealt with. A client ignores one that it does not know.
    pub elicitation_id: String,
    /// Members that the protocol does not define, as they were read.
    pub extra: Map<Json>,
}

impl ElicitationCompleteNotificationParams {
    /// The object with the members that must be there.
    pub fn new(elicitation_id: impl Into<String>) -> Self {
        Self {
            elicitation_id: elicitation_id.into(),
            extra: Map::new(),
        }
    }
}

/// A field of a form that offers a choice: of one value or of several, with or without
/// titles.
///
/// Told apart by the member `type`.
///
/// [Specification](https://modelcontextprotocol.io/specification/2025-11-25/client/elicitation)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum EnumSchema {
    /// A field of a form that offers a choice of one value, each shown as it is.
    UntitledSingleSelect(UntitledSingleSelectEnumSchema),
    /// A field of a form that offers a choice of one value, each shown under a title.
    TitledSingleSelect(TitledSingleSelectEnumSchema),
    /// A field of a form that offers a choice of several values, each shown as it is.
    UntitledMultiSelect(UntitledMultiSelectEnumSchema),
    /// A field of a form that offers a choice of several values, each shown under a title.
    TitledMultiSelect(TitledMultiSelectEnumSchema),
    /// A field of a form that offers a choice of one value, with titles in a list of their own.
    LegacyTitled(LegacyTitledEnumSchema),
    /// A value of no kind that this version of the protocol defines, whole.
    Unknown(Json),
}

impl From<UntitledSingleSelectEnumSchema> for EnumSchema {
    fn from(value: UntitledSingleSelectEnumSchema) -> Self {
        Self::UntitledSingleSelect(value)
    }
}

impl From<TitledSingleSelectEnumSchema> for EnumSchema {
    fn from(value: TitledSingleSelectEnumSchema) -> Self {
        Self::TitledSingleSelect(value)
    }
}

impl From<UntitledMultiSelectEnumSchema> for EnumSchema {
    fn from(value: UntitledMultiSelectEnumSchema) -> Self {
        Self::UntitledMultiSelect(value)
    }
}

impl From<TitledMultiSelectEnumSchema> for EnumSchema {
    fn from(value: TitledMultiSelectEnumSchema) -> Self {
        Self::TitledMultiSelect(value)
    }
}

impl From<LegacyTitledEnumSchema> for EnumSchema {
    fn from(value: LegacyTitledEnumSchema) -> Self {
        Self::LegacyTitled(value)
    }
}

/// A field of a form that offers a choice of one value, with titles in a list of their own.
/// Deprecated since 2025-11-25: `TitledSingleSelectEnumSchema` takes its place.
///
/// [Specification](https://modelcontextprotocol.io/specification/2025-11-25/client/elicitation)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct LegacyTitledEnumSchema {
    /// The value that is chosen at first; absent if none is.
    pub default: Option<String>,
    /// What the field is for, for the user to read; absent if the server does not say.
    pub description: Option<String>,
    /// The values to choose from.
    pub r#enum: Vec<String>,
    /// The titles of the values, in the same order; absent if the values serve. JSON Schema
    /// does not know this keyword.
    pub enum_names: Option<Vec<String>>,
    /// The label of the field; absent if its name serves.
    pub title: Option<String>,
    /// Members that the protocol does not define, as they were read.
    pub extra: Map<Json>,
}

impl LegacyTitledEnumSchema {
    /// The object with the members that must be there.
    pub fn new(r#enum: impl IntoIterator<Item = impl Into<String>>) -> Self {
        Self {
            default: None,
            description: None,
            r#enum: r#enum.into_iter().map(Into::into).collect(),
            enum_names: None,
            title: None,
            extra: Map::new(),
        }
    }

    /// Sets the member `default`.
    #[must_use]
    pub fn with_default(mut self, default: impl Into<String>) -> Self {
        self.default = Some(default.into());
        self
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

/// A field of a form that offers a choice of several values.
///
/// Told apart by the members that must be there.
///
/// [Specification](https://modelcontextprotocol.io/specification/2025-11-25/client/elicitation)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum MultiSelectEnumSchema {
    /// A field of a form that offers a choice of several values, each shown as it is.
    Untitled(UntitledMultiSelectEnumSchema),
    /// A field of a form that offers a choice of several values, each shown under a title.
    Titled(TitledMultiSelectEnumSchema),
    /// A value of no kind that this version of the protocol defines, whole.
    Unknown(Json),
}

impl From<UntitledMultiSelectEnumSchema> for MultiSelectEnumSchema {
    fn from(value: UntitledMultiSelectEnumSchema) -> Self {
        Self::Untitled(value)
    }
}

impl From<TitledMultiSelectEnumSchema> for MultiSelectEnumSchema {
    fn from(value: TitledMultiSelectEnumSchema) -> Self {
        Self::Titled(value)
    }
}

/// A field of a form that takes a number.
///
/// [Specification](https://modelcontextprotocol.io/specification/2025-11-25/client/elicitation)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct NumberSchema {
    /// What the field contains at first; absent if it is empty.
    pub default: Option<Number>,
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
            default: None,
            description: None,
            maximum: None,
            minimum: None,
            title: None,
            r#type: r#type.into(),
            extra: Map::new(),
        }
    }

    /// Sets the member `default`.
    #[must_use]
    pub fn with_default(mut self, default: impl Into<Number>) -> Self {
        self.default = Some(default.into());
        self
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

/// A field of a form: a text, a number, a yes or no, or a choice.
///
/// Told apart by the member `type`.
///
/// [Specification](https://modelcontextprotocol.io/specification/2025-11-25/client/elicitation)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum PrimitiveSchemaDefinition {
    /// A field of a form that takes text.
    String(StringSchema),
    /// A field of a form that takes a number.
    Number(NumberSchema),
    /// A field of a form that takes a yes or no.
    Boolean(BooleanSchema),
    /// A field of a form that offers a choice of one value, each shown as it is.
    UntitledSingleSelectEnum(UntitledSingleSelectEnumSchema),
    /// A field of a form that offers a choice of one value, each shown under a title.
    TitledSingleSelectEnum(TitledSingleSelectEnumSchema),
    /// A field of a form that offers a choice of several values, each shown as it is.
    UntitledMultiSelectEnum(UntitledMultiSelectEnumSchema),
    /// A field of a form that offers a choice of several values, each shown under a title.
    TitledMultiSelectEnum(TitledMultiSelectEnumSchema),
    /// A field of a form that offers a choice of one value, with titles in a list of their own.
    LegacyTitledEnum(LegacyTitledEnumSchema),
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

impl From<UntitledSingleSelectEnumSchema> for PrimitiveSchemaDefinition {
    fn from(value: UntitledSingleSelectEnumSchema) -> Self {
        Self::UntitledSingleSelectEnum(value)
    }
}

impl From<TitledSingleSelectEnumSchema> for PrimitiveSchemaDefinition {
    fn from(value: TitledSingleSelectEnumSchema) -> Self {
        Self::TitledSingleSelectEnum(value)
    }
}

impl From<UntitledMultiSelectEnumSchema> for PrimitiveSchemaDefinition {
    fn from(value: UntitledMultiSelectEnumSchema) -> Self {
        Self::UntitledMultiSelectEnum(value)
    }
}

impl From<TitledMultiSelectEnumSchema> for PrimitiveSchemaDefinition {
    fn from(value: TitledMultiSelectEnumSchema) -> Self {
        Self::TitledMultiSelectEnum(value)
    }
}

impl From<LegacyTitledEnumSchema> for PrimitiveSchemaDefinition {
    fn from(value: LegacyTitledEnumSchema) -> Self {
        Self::LegacyTitledEnum(value)
    }
}

/// The fields of a form. It is a JSON Schema of an object whose properties are plain
/// values, never objects.
///
/// [Specification](https://modelcontextprotocol.io/specification/2025-11-25/client/elicitation)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct RequestedSchema {
    /// The dialect of JSON Schema; absent means 2020-12.
    pub schema: Option<String>,
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
            schema: None,
            properties: properties
                .into_iter()
                .map(|(name, value)| (name, value.into()))
                .collect(),
            required: None,
            extra: Map::new(),
        }
    }

    /// Sets the member `$schema`.
    #[must_use]
    pub fn with_schema(mut self, schema: impl Into<String>) -> Self {
        self.schema = Some(schema.into());
        self
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

/// A field of a form that offers a choice of one value.
///
/// Told apart by the members that must be there.
///
/// [Specification](https://modelcontextprotocol.io/specification/2025-11-25/client/elicitation)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum SingleSelectEnumSchema {
    /// A field of a form that offers a choice of one value, each shown as it is.
    Untitled(UntitledSingleSelectEnumSchema),
    /// A field of a form that offers a choice of one value, each shown under a title.
    Titled(TitledSingleSelectEnumSchema),
    /// A value of no kind that this version of the protocol defines, whole.
    Unknown(Json),
}

impl From<UntitledSingleSelectEnumSchema> for SingleSelectEnumSchema {
    fn from(value: UntitledSingleSelectEnumSchema) -> Self {
        Self::Untitled(value)
    }
}

impl From<TitledSingleSelectEnumSchema> for SingleSelectEnumSchema {
    fn from(value: TitledSingleSelectEnumSchema) -> Self {
        Self::Titled(value)
    }
}

/// A field of a form that takes text.
///
/// [Specification](https://modelcontextprotocol.io/specification/2025-11-25/client/elicitation)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct StringSchema {
    /// What the field contains at first; absent if it is empty.
    pub default: Option<String>,
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
            default: None,
            description: None,
            format: None,
            max_length: None,
            min_length: None,
            title: None,
            extra: Map::new(),
        }
    }

    /// Sets the member `default`.
    #[must_use]
    pub fn with_default(mut self, default: impl Into<String>) -> Self {
        self.default = Some(default.into());
        self
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

/// The values of a choice, each shown under a title.
///
/// [Specification](https://modelcontextprotocol.io/specification/2025-11-25/client/elicitation)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct TitledEnumItems {
    /// The values to choose from, with their titles.
    pub any_of: Vec<TitledEnumOption>,
    /// Members that the protocol does not define, as they were read.
    pub extra: Map<Json>,
}

impl TitledEnumItems {
    /// The object with the members that must be there.
    pub fn new(any_of: impl IntoIterator<Item = TitledEnumOption>) -> Self {
        Self {
            any_of: any_of.into_iter().collect(),
            extra: Map::new(),
        }
    }
}

/// A value of a choice, and the title under which it is shown.
///
/// [Specification](https://modelcontextprotocol.io/specification/2025-11-25/client/elicitation)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct TitledEnumOption {
    /// The value, as the server gets it.
    pub r#const: String,
    /// The title, as the user sees it.
    pub title: String,
    /// Members that the protocol does not define, as they were read.
    pub extra: Map<Json>,
}

impl TitledEnumOption {
    /// The object with the members that must be there.
    pub fn new(r#const: impl Into<String>, title: impl Into<String>) -> Self {
        Self {
            r#const: r#const.into(),
            title: title.into(),
            extra: Map::new(),
        }
    }
}

/// A field of a form that offers a choice of several values, each shown under a title.
///
/// [Specification](https://modelcontextprotocol.io/specification/2025-11-25/client/elicitation)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct TitledMultiSelectEnumSchema {
    /// The values that are chosen at first; absent if none is.
    pub default: Option<Vec<String>>,
    /// What the field is for, for the user to read; absent if the server does not say.
    pub description: Option<String>,
    /// The values to choose from, with their titles.
    pub items: TitledEnumItems,
    /// How many values may be chosen; absent if there is no limit.
    pub max_items: Option<i64>,
    /// How many values must be chosen; absent if there is no limit.
    pub min_items: Option<i64>,
    /// The label of the field; absent if its name serves.
    pub title: Option<String>,
    /// Members that the protocol does not define, as they were read.
    pub extra: Map<Json>,
}

impl TitledMultiSelectEnumSchema {
    /// The object with the members that must be there.
    pub fn new(items: impl Into<TitledEnumItems>) -> Self {
        Self {
            default: None,
            description: None,
            items: items.into(),
            max_items: None,
            min_items: None,
            title: None,
            extra: Map::new(),
        }
    }

    /// Sets the member `default`.
    #[must_use]
    pub fn with_default(
        mut self,
        default: impl IntoIterator<Item = impl Into<String>>,
    ) -> Self {
        self.default = Some(default.into_iter().map(Into::into).collect());
        self
    }

    /// Sets the member `description`.
    #[must_use]
    pub fn with_description(mut self, description: impl Into<String>) -> Self {
        self.description = Some(description.into());
        self
    }

    /// Sets the member `maxItems`.
    #[must_use]
    pub fn with_max_items(mut self, max_items: i64) -> Self {
        self.max_items = Some(max_items);
        self
    }

    /// Sets the member `minItems`.
    #[must_use]
    pub fn with_min_items(mut self, min_items: i64) -> Self {
        self.min_items = Some(min_items);
        self
    }

    /// Sets the member `title`.
    #[must_use]
    pub fn with_title(mut self, title: impl Into<String>) -> Self {
        self.title = Some(title.into());
        self
    }
}

/// A field of a form that offers a choice of one value, each shown under a title.
///
/// [Specification](https://modelcontextprotocol.io/specification/2025-11-25/client/elicitation)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct TitledSingleSelectEnumSchema {
    /// The value that is chosen at first; absent if none is.
    pub default: Option<String>,
    /// What the field is for, for the user to read; absent if the server does not say.
    pub description: Option<String>,
    /// The values to choose from, with their titles.
    pub one_of: Vec<TitledEnumOption>,
    /// The label of the field; absent if its name serves.
    pub title: Option<String>,
    /// Members that the protocol does not define, as they were read.
    pub extra: Map<Json>,
}

impl TitledSingleSelectEnumSchema {
    /// The object with the members that must be there.
    pub fn new(one_of: impl IntoIterator<Item = TitledEnumOption>) -> Self {
        Self {
            default: None,
            description: None,
            one_of: one_of.into_iter().collect(),
            title: None,
            extra: Map::new(),
        }
    }

    /// Sets the member `default`.
    #[must_use]
    pub fn with_default(mut self, default: impl Into<String>) -> Self {
        self.default = Some(default.into());
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

/// The values of a choice, each shown as it is.
///
/// [Specification](https://modelcontextprotocol.io/specification/2025-11-25/client/elicitation)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct UntitledEnumItems {
    /// The values to choose from.
    pub r#enum: Vec<String>,
    /// Members that the protocol does not define, as they were read.
    pub extra: Map<Json>,
}

impl UntitledEnumItems {
    /// The object with the members that must be there.
    pub fn new(r#enum: impl IntoIterator<Item = impl Into<String>>) -> Self {
        Self {
            r#enum: r#enum.into_iter().map(Into::into).collect(),
            extra: Map::new(),
        }
    }
}

/// A field of a form that offers a choice of several values, each shown as it is.
///
/// [Specification](https://modelcontextprotocol.io/specification/2025-11-25/client/elicitation)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct UntitledMultiSelectEnumSchema {
    /// The values that are chosen at first; absent if none is.
    pub default: Option<Vec<String>>,
    /// What the field is for, for the user to read; absent if the server does not say.
    pub description: Option<String>,
    /// The values to choose from.
    pub items: UntitledEnumItems,
    /// How many values may be chosen; absent if there is no limit.
    pub max_items: Option<i64>,
    /// How many values must be chosen; absent if there is no limit.
    pub min_items: Option<i64>,
    /// The label of the field; absent if its name serves.
    pub title: Option<String>,
    /// Members that the protocol does not define, as they were read.
    pub extra: Map<Json>,
}

impl UntitledMultiSelectEnumSchema {
    /// The object with the members that must be there.
    pub fn new(items: impl Into<UntitledEnumItems>) -> Self {
        Self {
            default: None,
            description: None,
            items: items.into(),
            max_items: None,
            min_items: None,
            title: None,
            extra: Map::new(),
        }
    }

    /// Sets the member `default`.
    #[must_use]
    pub fn with_default(
        mut self,
        default: impl IntoIterator<Item = impl Into<String>>,
    ) -> Self {
        self.default = Some(default.into_iter().map(Into::into).collect());
        self
    }

    /// Sets the member `description`.
    #[must_use]
    pub fn with_description(mut self, description: impl Into<String>) -> Self {
        self.description = Some(description.into());
        self
    }

    /// Sets the member `maxItems`.
    #[must_use]
    pub fn with_max_items(mut self, max_items: i64) -> Self {
        self.max_items = Some(max_items);
        self
    }

    /// Sets the member `minItems`.
    #[must_use]
    pub fn with_min_items(mut self, min_items: i64) -> Self {
        self.min_items = Some(min_items);
        self
    }

    /// Sets the member `title`.
    #[must_use]
    pub fn with_title(mut self, title: impl Into<String>) -> Self {
        self.title = Some(title.into());
        self
    }
}

/// A field of a form that offers a choice of one value, each shown as it is.
///
/// [Specification](https://modelcontextprotocol.io/specification/2025-11-25/client/elicitation)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct UntitledSingleSelectEnumSchema {
    /// The value that is chosen at first; absent if none is.
    pub default: Option<String>,
    /// What the field is for, for the user to read; absent if the server does not say.
    pub description: Option<String>,
    /// The values to choose from.
    pub r#enum: Vec<String>,
    /// The label of the field; absent if its name serves.
    pub title: Option<String>,
    /// Members that the protocol does not define, as they were read.
    pub extra: Map<Json>,
}

impl UntitledSingleSelectEnumSchema {
    /// The object with the members that must be there.
    pub fn new(r#enum: impl IntoIterator<Item = impl Into<String>>) -> Self {
        Self {
            default: None,
            description: None,
            r#enum: r#enum.into_iter().map(Into::into).collect(),
            title: None,
            extra: Map::new(),
        }
    }

    /// Sets the member `default`.
    #[must_use]
    pub fn with_default(mut self, default: impl Into<String>) -> Self {
        self.default = Some(default.into());
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
