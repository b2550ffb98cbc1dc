// Written by `mcp-codegen generate`. Do not edit: change the schema or the generator.

//! Completion, logging, progress, cancellation, pagination and caching.

use serde::de::DeserializeOwned;
use super::{
    Completion, CompletionArgument, CompletionContext, CompletionReference, LoggingLevel,
    NotificationMetaObject, ProgressToken, RequestId, RequestMetaObject,
    ResultMetaObject, ResultType,
};
use crate::error::DecodeError;
use crate::json::Json;
use crate::map::Map;
use crate::number::Number;

/// Who may share a cached result: with `public` everybody, with `private` only requests
/// under the same authorization.
///
/// [Specification](https://modelcontextprotocol.io/specification/2026-07-28/server/utilities/caching)
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum CacheScope {
    /// The text `"private"`.
    Private,
    /// The text `"public"`.
    Public,
    /// A text that this version of the protocol does not name.
    Other(String),
}

impl CacheScope {
    /// The text on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Private => "private",
            Self::Public => "public",
            Self::Other(text) => text,
        }
    }

    fn named(text: &str) -> Option<Self> {
        Some(
            match text {
                "private" => Self::Private,
                "public" => Self::Public,
                _ => return None,
            },
        )
    }
}

impl From<&str> for CacheScope {
    fn from(text: &str) -> Self {
        Self::named(text).unwrap_or_else(|| Self::Other(text.to_owned()))
    }
}

impl From<String> for CacheScope {
    fn from(text: String) -> Self {
        Self::named(&text).unwrap_or(Self::Other(text))
    }
}

impl std::fmt::Display for CacheScope {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.as_str())
    }
}

/// What all results that a client may cache have in common.
///
/// [Specification](https://modelcontextprotocol.io/specification/2026-07-28/server/utilities/caching)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct CacheableResult {
    /// Metadata beside what the protocol defines. Keys of one's own have a prefix, such as
    /// `com.example/`.
    pub meta: Option<ResultMetaObject>,
    /// Who may share a cached copy of this result.
    ///
    /// `private` where it is absent.
    pub cache_scope: Option<CacheScope>,
    /// What kind of result this is.
    ///
    /// `complete` where it is absent.
    pub result_type: ResultType,
    /// How long the result stays fresh after it arrives, in milliseconds. With `0` it is stale
    /// at once.
    ///
    /// `0` where it is absent.
    pub ttl_ms: Option<u64>,
    /// Members that the protocol does not define, as they were read.
    pub extra: Map<Json>,
}

impl CacheableResult {
    /// The object with nothing but what must be there.
    pub fn new() -> Self {
        Self {
            meta: None,
            cache_scope: Some(CacheScope::Private),
            result_type: ResultType::Complete,
            ttl_ms: Some(0),
            extra: Map::new(),
        }
    }

    /// Sets the member `_meta`.
    #[must_use]
    pub fn with_meta(mut self, meta: impl Into<ResultMetaObject>) -> Self {
        self.meta = Some(meta.into());
        self
    }

    /// Sets the member `cacheScope`.
    #[must_use]
    pub fn with_cache_scope(mut self, cache_scope: impl Into<CacheScope>) -> Self {
        self.cache_scope = Some(cache_scope.into());
        self
    }

    /// Sets the member `resultType`.
    #[must_use]
    pub fn with_result_type(mut self, result_type: impl Into<ResultType>) -> Self {
        self.result_type = result_type.into();
        self
    }

    /// Sets the member `ttlMs`.
    #[must_use]
    pub fn with_ttl_ms(mut self, ttl_ms: u64) -> Self {
        self.ttl_ms = Some(ttl_ms);
        self
    }
}

impl Default for CacheableResult {
    fn default() -> Self {
        Self::new()
    }
}

/// The client wants a request no longer; the server stops and does not answer, unless it is
/// too late for that. A server sends this only to end a stream of `subscriptions/listen`.
///
/// [Specification](https://modelcontextprotocol.io/specification/2026-07-28/basic/patterns/cancellation)
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
/// [Specification](https://modelcontextprotocol.io/specification/2026-07-28/basic/patterns/cancellation)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct CancelledNotificationParams {
    /// Metadata beside what the protocol defines. Keys of one's own have a prefix, such as
    /// `com.example/`.
    pub meta: Option<NotificationMetaObject>,
    /// Why, in words for a log or for people; absent if the sender does not say.
    pub reason: Option<String>,
    /// The id of the request that is cancelled. From a server it is always that of a
    /// `subscriptions/listen` request.
    pub request_id: RequestId,
    /// Members that the protocol does not define, as they were read.
    pub extra: Map<Json>,
}

impl CancelledNotificationParams {
    /// The object with the members that must be there.
    pub fn new(request_id: impl Into<RequestId>) -> Self {
        Self {
            meta: None,
            reason: None,
            request_id: request_id.into(),
            extra: Map::new(),
        }
    }

    /// Sets the member `_meta`.
    #[must_use]
    pub fn with_meta(mut self, meta: impl Into<NotificationMetaObject>) -> Self {
        self.meta = Some(meta.into());
        self
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
/// [Specification](https://modelcontextprotocol.io/specification/2026-07-28/server/utilities/completion)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct CompleteRequest {
    /// The id that links a request with its response.
    pub id: RequestId,
    /// The parameters of the message.
    pub params: CompleteRequestParams,
    /// Members that the protocol does not define, as they were read.
    pub extra: Map<Json>,
}

impl CompleteRequest {
    /// The object with the members that must be there.
    pub fn new(
        id: impl Into<RequestId>,
        params: impl Into<CompleteRequestParams>,
    ) -> Self {
        Self {
            id: id.into(),
            params: params.into(),
            extra: Map::new(),
        }
    }
}

/// The parameters of `completion/complete`.
///
/// [Specification](https://modelcontextprotocol.io/specification/2026-07-28/server/utilities/completion)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct CompleteRequestParams {
    /// Metadata beside what the protocol defines. Keys of one's own have a prefix, such as
    /// `com.example/`.
    pub meta: RequestMetaObject,
    /// The argument, as far as it is typed.
    pub argument: CompletionArgument,
    /// What is already known of the other arguments; absent if nothing is.
    pub context: Option<CompletionContext>,
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
        meta: impl Into<RequestMetaObject>,
    ) -> Self {
        Self {
            meta: meta.into(),
            argument: argument.into(),
            context: None,
            r#ref: r#ref.into(),
            extra: Map::new(),
        }
    }

    /// Sets the member `context`.
    #[must_use]
    pub fn with_context(mut self, context: impl Into<CompletionContext>) -> Self {
        self.context = Some(context.into());
        self
    }
}

/// How an argument may go on.
///
/// [Specification](https://modelcontextprotocol.io/specification/2026-07-28/server/utilities/completion)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct CompleteResult {
    /// Metadata beside what the protocol defines. Keys of one's own have a prefix, such as
    /// `com.example/`.
    pub meta: Option<ResultMetaObject>,
    /// The proposals.
    pub completion: Completion,
    /// What kind of result this is.
    ///
    /// `complete` where it is absent.
    pub result_type: ResultType,
    /// Members that the protocol does not define, as they were read.
    pub extra: Map<Json>,
}

impl CompleteResult {
    /// The object with the members that must be there.
    pub fn new(completion: impl Into<Completion>) -> Self {
        Self {
            meta: None,
            completion: completion.into(),
            result_type: ResultType::Complete,
            extra: Map::new(),
        }
    }

    /// Sets the member `_meta`.
    #[must_use]
    pub fn with_meta(mut self, meta: impl Into<ResultMetaObject>) -> Self {
        self.meta = Some(meta.into());
        self
    }

    /// Sets the member `resultType`.
    #[must_use]
    pub fn with_result_type(mut self, result_type: impl Into<ResultType>) -> Self {
        self.result_type = result_type.into();
        self
    }
}

/// The successful answer to `completion/complete`.
///
/// [Specification](https://modelcontextprotocol.io/specification/2026-07-28/server/utilities/completion)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct CompleteResultResponse {
    /// The id that links a request with its response.
    pub id: RequestId,
    /// What the request yields.
    pub result: CompleteResult,
    /// Members that the protocol does not define, as they were read.
    pub extra: Map<Json>,
}

impl CompleteResultResponse {
    /// The object with the members that must be there.
    pub fn new(id: impl Into<RequestId>, result: impl Into<CompleteResult>) -> Self {
        Self {
            id: id.into(),
            result: result.into(),
            extra: Map::new(),
        }
    }
}

/// The server sends a log message about a request whose metadata ask for it with
/// `io.modelcontextprotocol/logLevel`. Deprecated since 2026-07-28: servers write to
/// standard error or to a telemetry system.
///
/// [Specification](https://modelcontextprotocol.io/specification/2026-07-28/server/utilities/logging)
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
/// [Specification](https://modelcontextprotocol.io/specification/2026-07-28/server/utilities/logging)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct LoggingMessageNotificationParams {
    /// Metadata beside what the protocol defines. Keys of one's own have a prefix, such as
    /// `com.example/`.
    pub meta: Option<NotificationMetaObject>,
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
            meta: None,
            data: data.into(),
            level: level.into(),
            logger: None,
            extra: Map::new(),
        }
    }

    /// Sets the member `_meta`.
    #[must_use]
    pub fn with_meta(mut self, meta: impl Into<NotificationMetaObject>) -> Self {
        self.meta = Some(meta.into());
        self
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
/// [Specification](https://modelcontextprotocol.io/specification/2026-07-28/server/utilities/pagination)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct PaginatedRequest {
    /// The id that links a request with its response.
    pub id: RequestId,
    /// The name of the request or notification.
    pub method: String,
    /// The parameters of the message.
    pub params: PaginatedRequestParams,
    /// Members that the protocol does not define, as they were read.
    pub extra: Map<Json>,
}

impl PaginatedRequest {
    /// The object with the members that must be there.
    pub fn new(
        id: impl Into<RequestId>,
        method: impl Into<String>,
        params: impl Into<PaginatedRequestParams>,
    ) -> Self {
        Self {
            id: id.into(),
            method: method.into(),
            params: params.into(),
            extra: Map::new(),
        }
    }
}

/// The parameters of a request for a page of a list.
///
/// [Specification](https://modelcontextprotocol.io/specification/2026-07-28/server/utilities/pagination)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct PaginatedRequestParams {
    /// Metadata beside what the protocol defines. Keys of one's own have a prefix, such as
    /// `com.example/`.
    pub meta: RequestMetaObject,
    /// Where the page begins: the `nextCursor` of the page before it. Absent asks for the first
    /// page.
    pub cursor: Option<String>,
    /// Members that the protocol does not define, as they were read.
    pub extra: Map<Json>,
}

impl PaginatedRequestParams {
    /// The object with the members that must be there.
    pub fn new(meta: impl Into<RequestMetaObject>) -> Self {
        Self {
            meta: meta.into(),
            cursor: None,
            extra: Map::new(),
        }
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
/// [Specification](https://modelcontextprotocol.io/specification/2026-07-28/server/utilities/pagination)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct PaginatedResult {
    /// Metadata beside what the protocol defines. Keys of one's own have a prefix, such as
    /// `com.example/`.
    pub meta: Option<ResultMetaObject>,
    /// Where the next page begins: the `cursor` of the request that fetches it. Absent on the
    /// last page.
    pub next_cursor: Option<String>,
    /// What kind of result this is.
    ///
    /// `complete` where it is absent.
    pub result_type: ResultType,
    /// Members that the protocol does not define, as they were read.
    pub extra: Map<Json>,
}

impl PaginatedResult {
    /// The object with nothing but what must be there.
    pub fn new() -> Self {
        Self {
            meta: None,
            next_cursor: None,
            result_type: ResultType::Complete,
            extra: Map::new(),
        }
    }

    /// Sets the member `_meta`.
    #[must_use]
    pub fn with_meta(mut self, meta: impl Into<ResultMetaObject>) -> Self {
        self.meta = Some(meta.into());
        self
    }

    /// Sets the member `nextCursor`.
    #[must_use]
    pub fn with_next_cursor(mut self, next_cursor: impl Into<String>) -> Self {
        self.next_cursor = Some(next_cursor.into());
        self
    }

    /// Sets the member `resultType`.
    #[must_use]
    pub fn with_result_type(mut self, result_type: impl Into<ResultType>) -> Self {
        self.result_type = result_type.into();
        self
    }
}

impl Default for PaginatedResult {
    fn default() -> Self {
        Self::new()
    }
}

/// Tells the sender of a request how far it has come. Only requests that bring a
/// `progressToken` get such notifications, and none comes after the response.
///
/// [Specification](https://modelcontextprotocol.io/specification/2026-07-28/basic/patterns/progress)
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
/// [Specification](https://modelcontextprotocol.io/specification/2026-07-28/basic/patterns/progress)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ProgressNotificationParams {
    /// Metadata beside what the protocol defines. Keys of one's own have a prefix, such as
    /// `com.example/`.
    pub meta: Option<NotificationMetaObject>,
    /// What is being done, in a sentence for people; absent if there is nothing to say.
    pub message: Option<String>,
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
            meta: None,
            message: None,
            progress: progress.into(),
            progress_token: progress_token.into(),
            total: None,
            extra: Map::new(),
        }
    }

    /// Sets the member `_meta`.
    #[must_use]
    pub fn with_meta(mut self, meta: impl Into<NotificationMetaObject>) -> Self {
        self.meta = Some(meta.into());
        self
    }

    /// Sets the member `message`.
    #[must_use]
    pub fn with_message(mut self, message: impl Into<String>) -> Self {
        self.message = Some(message.into());
        self
    }

    /// Sets the member `total`.
    #[must_use]
    pub fn with_total(mut self, total: impl Into<Number>) -> Self {
        self.total = Some(total.into());
        self
    }
}
