// Written by `mcp-codegen generate`. Do not edit: change the schema or the generator.

//! Completion, logging, progress, cancellation, pagination and caching.

use serde::de::DeserializeOwned;
use serde::Serialize;
use super::{PromptReference, RequestId, ResourceReference};
use crate::error::DecodeError;
use crate::json::{Json, JsonObject};
use crate::map::Map;
use crate::number::{Integer, Number};

/// The sender of a request wants it no longer. The receiver stops and does not answer,
/// unless it is too late for that; `initialize` cannot be cancelled.
///
/// [Specification](https://modelcontextprotocol.io/specification/2024-11-05/basic/utilities/cancellation)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct CancelledNotification {
    /// The parameters of the message.
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

/// The parameters of `notifications/cancelled`.
///
/// [Specification](https://modelcontextprotocol.io/specification/2024-11-05/basic/utilities/cancellation)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct CancelledNotificationParams {
    /// Why, in words for a log or for people; absent if the sender does not say.
    pub reason: Option<String>,
    /// The id of the request that is cancelled. It was sent in the same direction as this
    /// notification.
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

/// The client asks how an argument that its user is typing may go on. The server answers
/// with a `CompleteResult`.
///
/// [Specification](https://modelcontextprotocol.io/specification/2024-11-05/server/utilities/completion)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct CompleteRequest {
    /// The parameters of the message.
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

/// The parameters of `completion/complete`.
///
/// [Specification](https://modelcontextprotocol.io/specification/2024-11-05/server/utilities/completion)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct CompleteRequestParams {
    /// The argument, as far as it is typed.
    pub argument: CompletionArgument,
    /// The prompt or resource template whose argument it is.
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

/// How an argument may go on.
///
/// [Specification](https://modelcontextprotocol.io/specification/2024-11-05/server/utilities/completion)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct CompleteResult {
    /// Metadata beside what the protocol defines. Keys of one's own have a prefix, such as
    /// `com.example/`.
    pub meta: Option<JsonObject>,
    /// The proposals.
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

/// Proposals for an argument that a user is typing.
///
/// [Specification](https://modelcontextprotocol.io/specification/2024-11-05/server/utilities/completion)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Completion {
    /// Whether there are more proposals than these; absent if the server does not say.
    pub has_more: Option<bool>,
    /// How many proposals there are, those left out included; absent if the server does not
    /// say.
    pub total: Option<i64>,
    /// The best proposals, 100 at most.
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

/// An argument that a user is typing.
///
/// [Specification](https://modelcontextprotocol.io/specification/2024-11-05/server/utilities/completion)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct CompletionArgument {
    /// The name of the argument.
    pub name: String,
    /// What the user has typed so far.
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

/// Whose argument is to be completed: that of a prompt, or that of a resource template.
///
/// Told apart by the member `type`.
///
/// [Specification](https://modelcontextprotocol.io/specification/2024-11-05/server/utilities/completion)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum CompletionReference {
    /// Names a prompt.
    Prompt(PromptReference),
    /// Names a resource, or the template of several.
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

/// A place in a list, which only the one that made it can interpret.
///
/// [Specification](https://modelcontextprotocol.io/specification/2024-11-05/server/utilities/pagination)
pub type Cursor = String;
/// How severe a log message is, on the scale of syslog: `debug` is the least, `emergency`
/// the most severe level. Deprecated with logging since 2026-07-28.
///
/// [Specification](https://modelcontextprotocol.io/specification/2024-11-05/server/utilities/logging)
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

/// The server sends a log message. Until the client has set a level, the server decides
/// itself which messages to send.
///
/// [Specification](https://modelcontextprotocol.io/specification/2024-11-05/server/utilities/logging)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct LoggingMessageNotification {
    /// The parameters of the message.
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

/// The parameters of `notifications/message`. Deprecated with logging since 2026-07-28.
///
/// [Specification](https://modelcontextprotocol.io/specification/2024-11-05/server/utilities/logging)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct LoggingMessageNotificationParams {
    /// What is logged: a text, an object or any other JSON.
    pub data: Json,
    /// How severe the message is.
    pub level: LoggingLevel,
    /// The part of the server that the message comes from; absent if it does not say.
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

/// What all requests for a list have in common. A list comes in pages.
///
/// [Specification](https://modelcontextprotocol.io/specification/2024-11-05/server/utilities/pagination)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct PaginatedRequest {
    /// The name of the request or notification.
    pub method: String,
    /// The parameters of the message.
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

/// The parameters of a request for a page of a list.
///
/// [Specification](https://modelcontextprotocol.io/specification/2024-11-05/server/utilities/pagination)
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct PaginatedRequestParams {
    /// Where the page begins: the `nextCursor` of the page before it. Absent asks for the first
    /// page.
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

/// What all results that are a page of a list have in common.
///
/// [Specification](https://modelcontextprotocol.io/specification/2024-11-05/server/utilities/pagination)
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct PaginatedResult {
    /// Metadata beside what the protocol defines. Keys of one's own have a prefix, such as
    /// `com.example/`.
    pub meta: Option<JsonObject>,
    /// Where the next page begins: the `cursor` of the request that fetches it. Absent on the
    /// last page.
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

/// Tells the sender of a request how far it has come. Only requests that bring a
/// `progressToken` get such notifications, and none comes after the response.
///
/// [Specification](https://modelcontextprotocol.io/specification/2024-11-05/basic/utilities/progress)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ProgressNotification {
    /// The parameters of the message.
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

/// The parameters of `notifications/progress`.
///
/// [Specification](https://modelcontextprotocol.io/specification/2024-11-05/basic/utilities/progress)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ProgressNotificationParams {
    /// How much is done, in a unit of the sender. It grows from one notification to the next.
    pub progress: Number,
    /// The token of the request that this is about.
    pub progress_token: ProgressToken,
    /// How much there is to do, in the unit of `progress`; absent if not known.
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

/// Links progress notifications with their request: a string or an integer, chosen by the
/// sender of the request and unlike that of its other requests.
///
/// Told apart by the kind of JSON it is.
///
/// [Specification](https://modelcontextprotocol.io/specification/2024-11-05/basic/utilities/progress)
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

/// The client says from which level on it wants log messages. The server answers with an
/// `EmptyResult`.
///
/// [Specification](https://modelcontextprotocol.io/specification/2024-11-05/server/utilities/logging)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct SetLevelRequest {
    /// The parameters of the message.
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

/// The parameters of `logging/setLevel`.
///
/// [Specification](https://modelcontextprotocol.io/specification/2024-11-05/server/utilities/logging)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct SetLevelRequestParams {
    /// The least severe level that the client still wants.
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
