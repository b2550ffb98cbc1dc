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

/// Not described by the schema.
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

/// Not described by the schema.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct CacheableResult {
    /// Not described by the schema.
    pub meta: Option<ResultMetaObject>,
    /// `private` where it is absent.
    pub cache_scope: CacheScope,
    /// `complete` where it is absent.
    pub result_type: ResultType,
    /// `0` where it is absent.
    pub ttl_ms: u64,
    /// Members that the protocol does not define, as they were read.
    pub extra: Map<Json>,
}

impl CacheableResult {
    /// The object with nothing but what must be there.
    pub fn new() -> Self {
        Self {
            meta: None,
            cache_scope: CacheScope::Private,
            result_type: ResultType::Complete,
            ttl_ms: 0,
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
        self.cache_scope = cache_scope.into();
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
        self.ttl_ms = ttl_ms;
        self
    }
}

impl Default for CacheableResult {
    fn default() -> Self {
        Self::new()
    }
}

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
    pub meta: Option<NotificationMetaObject>,
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

/// Not described by the schema.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct CompleteRequest {
    /// Not described by the schema.
    pub id: RequestId,
    /// Not described by the schema.
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

/// Not described by the schema.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct CompleteRequestParams {
    /// Not described by the schema.
    pub meta: RequestMetaObject,
    /// Not described by the schema.
    pub argument: CompletionArgument,
    /// Not described by the schema.
    pub context: Option<CompletionContext>,
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

/// Not described by the schema.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct CompleteResult {
    /// Not described by the schema.
    pub meta: Option<ResultMetaObject>,
    /// Not described by the schema.
    pub completion: Completion,
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

/// Not described by the schema.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct CompleteResultResponse {
    /// Not described by the schema.
    pub id: RequestId,
    /// Not described by the schema.
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
    pub meta: Option<NotificationMetaObject>,
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

/// Not described by the schema.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct PaginatedRequest {
    /// Not described by the schema.
    pub id: RequestId,
    /// Not described by the schema.
    pub method: String,
    /// Not described by the schema.
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

/// Not described by the schema.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct PaginatedRequestParams {
    /// Not described by the schema.
    pub meta: RequestMetaObject,
    /// Not described by the schema.
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

/// Not described by the schema.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct PaginatedResult {
    /// Not described by the schema.
    pub meta: Option<ResultMetaObject>,
    /// Not described by the schema.
    pub next_cursor: Option<String>,
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
    pub meta: Option<NotificationMetaObject>,
    /// Not described by the schema.
    pub message: Option<String>,
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
