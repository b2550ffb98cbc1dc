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

/// Not described by the schema.
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

/// Not described by the schema.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ElicitRequest {
    /// Not described by the schema.
    pub id: RequestId,
    /// Not described by the schema.
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

/// Not described by the schema.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ElicitRequestFormParams {
    /// Not described by the schema.
    pub meta: Option<RequestMetaObject>,
    /// Not described by the schema.
    pub message: String,
    /// Not described by the schema.
    pub mode: Option<ElicitFormMode>,
    /// Not described by the schema.
    pub requested_schema: RequestedSchema,
    /// Not described by the schema.
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

/// Told apart by the member `mode`; without it a value is `Form`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum ElicitRequestParams {
    /// A value of type `ElicitRequestURLParams`.
    Url(ElicitRequestURLParams),
    /// A value of type `ElicitRequestFormParams`.
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

/// Not described by the schema.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ElicitRequestURLParams {
    /// Not described by the schema.
    pub meta: Option<RequestMetaObject>,
    /// Not described by the schema.
    pub elicitation_id: String,
    /// Not described by the schema.
    pub message: String,
    /// Not described by the schema.
    pub task: Option<TaskMetadata>,
    /// Not described by the schema.
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

/// Not described by the schema.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ElicitationCompleteNotification {
    /// Not described by the schema.
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

/// Not described by the schema.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ElicitationCompleteNotificationParams {
    /// Not described by the schema.
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

/// Told apart by the member `type`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum EnumSchema {
    /// A value of type `UntitledSingleSelectEnumSchema`.
    UntitledSingleSelect(UntitledSingleSelectEnumSchema),
    /// A value of type `TitledSingleSelectEnumSchema`.
    TitledSingleSelect(TitledSingleSelectEnumSchema),
    /// A value of type `UntitledMultiSelectEnumSchema`.
    UntitledMultiSelect(UntitledMultiSelectEnumSchema),
    /// A value of type `TitledMultiSelectEnumSchema`.
    TitledMultiSelect(TitledMultiSelectEnumSchema),
    /// A value of type `LegacyTitledEnumSchema`.
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

/// Not described by the schema.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct LegacyTitledEnumSchema {
    /// Not described by the schema.
    pub default: Option<String>,
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

/// Told apart by the members that must be there.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum MultiSelectEnumSchema {
    /// A value of type `UntitledMultiSelectEnumSchema`.
    Untitled(UntitledMultiSelectEnumSchema),
    /// A value of type `TitledMultiSelectEnumSchema`.
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

/// Not described by the schema.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct NumberSchema {
    /// Not described by the schema.
    pub default: Option<Number>,
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
    /// A value of type `UntitledSingleSelectEnumSchema`.
    UntitledSingleSelectEnum(UntitledSingleSelectEnumSchema),
    /// A value of type `TitledSingleSelectEnumSchema`.
    TitledSingleSelectEnum(TitledSingleSelectEnumSchema),
    /// A value of type `UntitledMultiSelectEnumSchema`.
    UntitledMultiSelectEnum(UntitledMultiSelectEnumSchema),
    /// A value of type `TitledMultiSelectEnumSchema`.
    TitledMultiSelectEnum(TitledMultiSelectEnumSchema),
    /// A value of type `LegacyTitledEnumSchema`.
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

/// Not described by the schema.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct RequestedSchema {
    /// Not described by the schema.
    pub schema: Option<String>,
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

/// Told apart by the members that must be there.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum SingleSelectEnumSchema {
    /// A value of type `UntitledSingleSelectEnumSchema`.
    Untitled(UntitledSingleSelectEnumSchema),
    /// A value of type `TitledSingleSelectEnumSchema`.
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

/// Not described by the schema.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct StringSchema {
    /// Not described by the schema.
    pub default: Option<String>,
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

/// Not described by the schema.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct TitledEnumItems {
    /// Not described by the schema.
    pub any_of: Vec<TitledEnumOption>,
    /// Members that the protocol does not define, as they were read.
    pub extra: Map<Json>,
}

impl TitledEnumItems {
    /// The object with the members that must be there.
    pub fn new(any_of: impl IntoIterator<Item = impl Into<TitledEnumOption>>) -> Self {
        Self {
            any_of: any_of.into_iter().map(Into::into).collect(),
            extra: Map::new(),
        }
    }
}

/// Not described by the schema.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct TitledEnumOption {
    /// Not described by the schema.
    pub r#const: String,
    /// Not described by the schema.
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

/// Not described by the schema.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct TitledMultiSelectEnumSchema {
    /// Not described by the schema.
    pub default: Option<Vec<String>>,
    /// Not described by the schema.
    pub description: Option<String>,
    /// Not described by the schema.
    pub items: TitledEnumItems,
    /// Not described by the schema.
    pub max_items: Option<i64>,
    /// Not described by the schema.
    pub min_items: Option<i64>,
    /// Not described by the schema.
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

/// Not described by the schema.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct TitledSingleSelectEnumSchema {
    /// Not described by the schema.
    pub default: Option<String>,
    /// Not described by the schema.
    pub description: Option<String>,
    /// Not described by the schema.
    pub one_of: Vec<TitledEnumOption>,
    /// Not described by the schema.
    pub title: Option<String>,
    /// Members that the protocol does not define, as they were read.
    pub extra: Map<Json>,
}

impl TitledSingleSelectEnumSchema {
    /// The object with the members that must be there.
    pub fn new(one_of: impl IntoIterator<Item = impl Into<TitledEnumOption>>) -> Self {
        Self {
            default: None,
            description: None,
            one_of: one_of.into_iter().map(Into::into).collect(),
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

/// Not described by the schema.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct UntitledEnumItems {
    /// Not described by the schema.
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

/// Not described by the schema.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct UntitledMultiSelectEnumSchema {
    /// Not described by the schema.
    pub default: Option<Vec<String>>,
    /// Not described by the schema.
    pub description: Option<String>,
    /// Not described by the schema.
    pub items: UntitledEnumItems,
    /// Not described by the schema.
    pub max_items: Option<i64>,
    /// Not described by the schema.
    pub min_items: Option<i64>,
    /// Not described by the schema.
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

/// Not described by the schema.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct UntitledSingleSelectEnumSchema {
    /// Not described by the schema.
    pub default: Option<String>,
    /// Not described by the schema.
    pub description: Option<String>,
    /// Not described by the schema.
    pub r#enum: Vec<String>,
    /// Not described by the schema.
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
