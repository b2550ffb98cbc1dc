// Written by `mcp-codegen generate`. Do not edit: change the schema or the generator.

//! Completion, logging, progress, cancellation, pagination and caching.

use serde::de::DeserializeOwned;
use serde::Serialize;
use super::{PromptReference, RequestId, ResourceReference};
use crate::error::DecodeError;
use crate::json::{Json, JsonObject};
use crate::map::Map;
use crate::number::{Integer, Number};

/// Not described by the schema.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct CancelledNotification {
    /// Not described by the schema.
    pub params: CancelledNotificationParams,
    /// Members that the protocol does not define, as they were read.
    pub extra: Map<Json>,
}

impl CancelledNotification {
    /// The object with the members that must be there.
    pub fn new(params: impl Into<CancelledNotificationParams>) -> Self {
        Self {
            params: params.into(),
            extra: Map::new(),
        }
    }
}

/// Not described by the schema.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct CancelledNotificationParams {
    /// Not described by the schema.
    pub reason: Option<String>,
    /// Not described by the schema.
    pub request_id: RequestId,
    /// Members that the protocol does not define, as they were read.
    pub extra: Map<Json>,
}

impl CancelledNotificationParams {
    /// The object with the members that must be there.
    pub fn new(request_id: impl Into<RequestId>) -> Self {
        Self {
            reason: None,
            request_id: request_id.into(),
            extra: Map::new(),
        }
    }

    /// Sets the member `reason`.
    #[must_use]
    pub fn with_reason(mut self, reason: impl Into<String>) -> Self {
        self.reason = Some(reason.into());
        self
    }
}

/// Not described by the schema.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct CompleteRequest {
    /// Not described by the schema.
    pub params: CompleteRequestParams,
    /// Members that the protocol does not define, as they were read.
    pub extra: Map<Json>,
}

impl CompleteRequest {
    /// The object with the members that must be there.
    pub fn new(params: impl Into<CompleteRequestParams>) -> Self {
        Self {
            params: params.into(),
            extra: Map::new(),
        }
    }
}

/// Not described by the schema.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct CompleteRequestParams {
    /// Not described by the schema.
    pub argument: CompletionArgument,
    /// Not described by the schema.
    pub r#ref: CompletionReference,
    /// Members that the protocol does not define, as they were read.
    pub extra: Map<Json>,
}

impl CompleteRequestParams {
    /// The object with the members that must be there.
    pub fn new(
        r#ref: impl Into<CompletionReference>,
        argument: impl Into<CompletionArgument>,
    ) -> Self {
        Self {
            argument: argument.into(),
            r#ref: r#ref.into(),
            extra: Map::new(),
        }
    }
}

/// Not described by the schema.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct CompleteResult {
    /// Not described by the schema.
    pub meta: Option<JsonObject>,
    /// Not described by the schema.
    pub completion: Completion,
    /// Members that the protocol does not define, as they were read.
    pub extra: Map<Json>,
}

impl CompleteResult {
    /// The object with the members that must be there.
    pub fn new(completion: impl Into<Completion>) -> Self {
        Self {
            meta: None,
            completion: completion.into(),
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

    /// The member `_meta` as a type of the caller's; absence is an object without members.
    ///
    /// # Errors
    /// If it does not have the shape of `T`.
    pub fn meta_as<T: DeserializeOwned>(&self) -> Result<T, DecodeError> {
        JsonObject::decode_or_empty(self.meta.as_ref())
            .map_err(|error| error.within("_meta"))
    }
}

/// Not described by the schema.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Completion {
    /// Not described by the schema.
    pub has_more: Option<bool>,
    /// Not described by the schema.
    pub total: Option<i64>,
    /// Not described by the schema.
    pub values: Vec<String>,
    /// Members that the protocol does not define, as they were read.
    pub extra: Map<Json>,
}

impl Completion {
    /// The object with the members that must be there.
    pub fn new(values: impl IntoIterator<Item = impl Into<String>>) -> Self {
        Self {
            has_more: None,
            total: None,
            values: values.into_iter().map(Into::into).collect(),
            extra: Map::new(),
        }
    }

    /// Sets the member `hasMore`.
    #[must_use]
    pub fn with_has_more(mut self, has_more: bool) -> Self {
        self.has_more = Some(has_more);
        self
    }

    /// Sets the member `total`.
    #[must_use]
    pub fn with_total(mut self, total: i64) -> Self {
        self.total = Some(total);
        self
    }
}

/// Not described by the schema.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct CompletionArgument {
    /// Not described by the schema.
    pub name: String,
    /// Not described by the schema.
    pub value: String,
    /// Members that the protocol does not define, as they were read.
    pub extra: Map<Json>,
}

impl CompletionArgument {
    /// The object with the members that must be there.
    pub fn new(name: impl Into<String>, value: impl Into<String>) -> Self {
        Self {
            name: name.into(),
            value: value.into(),
            extra: Map::new(),
        }
    }
}

/// Told apart by the member `type`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum CompletionReference {
    /// A value of type `PromptReference`.
    Prompt(PromptReference),
    /// A value of type `ResourceReference`.
    Resource(ResourceReference),
    /// A value of no kind that this version of the protocol defines, whole.
    Unknown(Json),
}

impl CompletionReference {
    /// A `PromptReference` with nothing but its `name`.
    pub fn prompt(name: impl Into<String>) -> Self {
        Self::Prompt(PromptReference::new(name))
    }

    /// A `ResourceReference` with nothing but its `uri`.
    pub fn resource(uri: impl Into<String>) -> Self {
        Self::Resource(ResourceReference::new(uri))
    }
}

impl From<PromptReference> for CompletionReference {
    fn from(value: PromptReference) -> Self {
        Self::Prompt(value)
    }
}

impl From<ResourceReference> for CompletionReference {
    fn from(value: ResourceReference) -> Self {
        Self::Resource(value)
    }
}

/// Not described by the schema.
pub type Cursor = String;
/// Not described by the schema.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum LoggingLevel {
    /// The text `"alert"`.
    Alert,
    /// The text `"critical"`.
    Critical,
    /// The text `"debug"`.
    Debug,
    /// The text `"emergency"`.
    Emergency,
    /// The text `"error"`.
    Error,
    /// The text `"info"`.
    Info,
    /// The text `"notice"`.
    Notice,
    /// The text `"warning"`.
    Warning,
    /// A text that this version of the protocol does not name.
    Other(String),
}

impl LoggingLevel {
    /// The text on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Alert => "alert",
            Self::Critical => "critical",
            Self::Debug => "debug",
            Self::Emergency => "emergency",
            Self::Error => "error",
            Self::Info => "info",
            Self::Notice => "notice",
            Self::Warning => "warning",
            Self::Other(text) => text,
        }
    }

    fn named(text: &str) -> Option<Self> {
        Some(
            match text {
                "alert" => Self::Alert,
                "critical" => Self::Critical,
                "debug" => Self::Debug,
                "emergency" => Self::Emergency,
                "error" => Self::Error,
                "info" => Self::Info,
                "notice" => Self::Notice,
                "warning" => Self::Warning,
                _ => return None,
            },
        )
    }
}

impl From<&str> for LoggingLevel {
    fn from(text: &str) -> Self {
        Self::named(text).unwrap_or_else(|| Self::Other(text.to_owned()))
    }
}

impl From<String> for LoggingLevel {
    fn from(text: String) -> Self {
        Self::named(&text).unwrap_or(Self::Other(text))
    }
}

impl std::fmt::Display for LoggingLevel {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.as_str())
    }
}

/// Not described by the schema.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct LoggingMessageNotification {
    /// Not described by the schema.
    pub params: LoggingMessageNotificationParams,
    /// Members that the protocol does not define, as they were read.
    pub extra: Map<Json>,
}

impl LoggingMessageNotification {
    /// The object with the members that must be there.
    pub fn new(params: impl Into<LoggingMessageNotificationParams>) -> Self {
        Self {
            params: params.into(),
            extra: Map::new(),
        }
    }
}

/// Not described by the schema.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct LoggingMessageNotificationParams {
    /// Not described by the schema.
    pub data: Json,
    /// Not described by the schema.
    pub level: LoggingLevel,
    /// Not described by the schema.
    pub logger: Option<String>,
    /// Members that the protocol does not define, as they were read.
    pub extra: Map<Json>,
}

impl LoggingMessageNotificationParams {
    /// The object with the members that must be there.
    pub fn new(data: impl Into<Json>, level: impl Into<LoggingLevel>) -> Self {
        Self {
            data: data.into(),
            level: level.into(),
            logger: None,
            extra: Map::new(),
        }
    }

    /// Sets the member `logger`.
    #[must_use]
    pub fn with_logger(mut self, logger: impl Into<String>) -> Self {
        self.logger = Some(logger.into());
        self
    }

    /// The member `data` as a type of the caller's.
    ///
    /// # Errors
    /// If it does not have the shape of `T`.
    pub fn data_as<T: DeserializeOwned>(&self) -> Result<T, DecodeError> {
        self.data.decode().map_err(|error| error.within("data"))
    }
}

/// Not described by the schema.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct PaginatedRequest {
    /// Not described by the schema.
    pub method: String,
    /// Not described by the schema.
    pub params: Option<PaginatedRequestParams>,
    /// Members that the protocol does not define, as they were read.
    pub extra: Map<Json>,
}

impl PaginatedRequest {
    /// The object with the members that must be there.
    pub fn new(method: impl Into<String>) -> Self {
        Self {
            method: method.into(),
            params: None,
            extra: Map::new(),
        }
    }

    /// Sets the member `params`.
    #[must_use]
    pub fn with_params(mut self, params: impl Into<PaginatedRequestParams>) -> Self {
        self.params = Some(params.into());
        self
    }
}

/// Not described by the schema.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct PaginatedRequestParams {
    /// Not described by the schema.
    pub cursor: Option<String>,
    /// Members that the protocol does not define, as they were read.
    pub extra: Map<Json>,
}

impl PaginatedRequestParams {
    /// The object with nothing but what must be there.
    pub fn new() -> Self {
        Self::default()
    }

    /// Sets the member `cursor`.
    #[must_use]
    pub fn with_cursor(mut self, cursor: impl Into<String>) -> Self {
        self.cursor = Some(cursor.into());
        self
    }
}

/// Not described by the schema.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct PaginatedResult {
    /// Not described by the schema.
    pub meta: Option<JsonObject>,
    /// Not described by the schema.
    pub next_cursor: Option<String>,
    /// Members that the protocol does not define, as they were read.
    pub extra: Map<Json>,
}

impl PaginatedResult {
    /// The object with nothing but what must be there.
    pub fn new() -> Self {
        Self::default()
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

    /// Sets the member `nextCursor`.
    #[must_use]
    pub fn with_next_cursor(mut self, next_cursor: impl Into<String>) -> Self {
        self.next_cursor = Some(next_cursor.into());
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

/// Not described by the schema.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ProgressNotification {
    /// Not described by the schema.
    pub params: ProgressNotificationParams,
    /// Members that the protocol does not define, as they were read.
    pub extra: Map<Json>,
}

impl ProgressNotification {
    /// The object with the members that must be there.
    pub fn new(params: impl Into<ProgressNotificationParams>) -> Self {
        Self {
            params: params.into(),
            extra: Map::new(),
        }
    }
}

/// Not described by the schema.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ProgressNotificationParams {
    /// Not described by the schema.
    pub progress: Number,
    /// Not described by the schema.
    pub progress_token: ProgressToken,
    /// Not described by the schema.
    pub total: Option<Number>,
    /// Members that the protocol does not define, as they were read.
    pub extra: Map<Json>,
}

impl ProgressNotificationParams {
    /// The object with the members that must be there.
    pub fn new(
        progress_token: impl Into<ProgressToken>,
        progress: impl Into<Number>,
    ) -> Self {
        Self {
            progress: progress.into(),
            progress_token: progress_token.into(),
            total: None,
            extra: Map::new(),
        }
    }

    /// Sets the member `total`.
    #[must_use]
    pub fn with_total(mut self, total: impl Into<Number>) -> Self {
        self.total = Some(total.into());
        self
    }
}

/// Told apart by the kind of JSON it is.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum ProgressToken {
    /// A string.
    String(String),
    /// An integer.
    Integer(Integer),
}

impl From<String> for ProgressToken {
    fn from(value: String) -> Self {
        Self::String(value)
    }
}

impl From<&str> for ProgressToken {
    fn from(value: &str) -> Self {
        Self::String(value.to_owned())
    }
}

impl From<Integer> for ProgressToken {
    fn from(value: Integer) -> Self {
        Self::Integer(value)
    }
}

/// Not described by the schema.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct SetLevelRequest {
    /// Not described by the schema.
    pub params: SetLevelRequestParams,
    /// Members that the protocol does not define, as they were read.
    pub extra: Map<Json>,
}

impl SetLevelRequest {
    /// The object with the members that must be there.
    pub fn new(params: impl Into<SetLevelRequestParams>) -> Self {
        Self {
            params: params.into(),
            extra: Map::new(),
        }
    }
}

/// Not described by the schema.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct SetLevelRequestParams {
    /// Not described by the schema.
    pub level: LoggingLevel,
    /// Members that the protocol does not define, as they were read.
    pub extra: Map<Json>,
}

impl SetLevelRequestParams {
    /// The object with the members that must be there.
    pub fn new(level: impl Into<LoggingLevel>) -> Self {
        Self {
            level: level.into(),
            extra: Map::new(),
        }
    }
}
