// Written by `mcp-codegen generate`. Do not edit: change the schema or the generator.

//! Completion, logging, progress, cancellation, pagination and caching.

use serde::de::DeserializeOwned;
use serde::Serialize;
use super::{
    CompletionArgument, CompletionContext, CompletionReference, LoggingLevel,
    ProgressToken, RequestId, RequestMetaObject,
};
use crate::error::DecodeError;
use crate::json::{Json, JsonObject};
use crate::map::Map;
use crate::number::Number;

/// The sender of a request wants it no longer. The receiver stops and does not answer,
/// unless it is too late for that; `initialize` cannot be cancelled.
///
/// [Specification](https://modelcontextprotocol.io/specification/2025-11-25/basic/utilities/cancellation)
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
/// [Specification](https://modelcontextprotocol.io/specification/2025-11-25/basic/utilities/cancellation)
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct CancelledNotificationParams {
    /// Metadata beside what the protocol defines. Keys of one's own have a prefix, such as
    /// `com.example/`.
    pub meta: Option<JsonObject>,
    /// Why, in words for a log or for people; absent if the sender does not say.
    pub reason: Option<String>,
    /// The id of the request that is cancelled, sent in the same direction as this
    /// notification. It is optional in this version, yet always set: tasks are cancelled with
    /// `tasks/cancel` instead.
    pub request_id: Option<RequestId>,
    /// Members that the protocol does not define, as they were read.
    pub extra: Map<Json>,
}

impl CancelledNotificationParams {
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

    /// Sets the member `reason`.
    #[must_use]
    pub fn with_reason(mut self, reason: impl Into<String>) -> Self {
        self.reason = Some(reason.into());
        self
    }

    /// Sets the member `requestId`.
    #[must_use]
    pub fn with_request_id(mut self, request_id: impl Into<RequestId>) -> Self {
        self.request_id = Some(request_id.into());
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

/// The client asks how an argument that its user is typing may go on. The server answers
/// with a `CompleteResult`.
///
/// [Specification](https://modelcontextprotocol.io/specification/2025-11-25/server/utilities/completion)
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
/// [Specification](https://modelcontextprotocol.io/specification/2025-11-25/server/utilities/completion)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct CompleteRequestParams {
    /// Metadata beside what the protocol defines. Keys of one's own have a prefix, such as
    /// `com.example/`.
    pub meta: Option<RequestMetaObject>,
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
    ) -> Self {
        Self {
            meta: None,
            argument: argument.into(),
            context: None,
            r#ref: r#ref.into(),
            extra: Map::new(),
        }
    }

    /// Sets the member `_meta`.
    #[must_use]
    pub fn with_meta(mut self, meta: impl Into<RequestMetaObject>) -> Self {
        self.meta = Some(meta.into());
        self
    }

    /// Sets the member `context`.
    #[must_use]
    pub fn with_context(mut self, context: impl Into<CompletionContext>) -> Self {
        self.context = Some(context.into());
        self
    }
}

/// The server sends a log message. Until the client has set a level, the server decides
/// itself which messages to send.
///
/// [Specification](https://modelcontextprotocol.io/specification/2025-11-25/server/utilities/logging)
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
/// [Specification](https://modelcontextprotocol.io/specification/2025-11-25/server/utilities/logging)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct LoggingMessageNotificationParams {
    /// Metadata beside what the protocol defines. Keys of one's own have a prefix, such as
    /// `com.example/`.
    pub meta: Option<JsonObject>,
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

    /// Sets the member `logger`.
    #[must_use]
    pub fn with_logger(mut self, logger: impl Into<String>) -> Self {
        self.logger = Some(logger.into());
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
/// [Specification](https://modelcontextprotocol.io/specification/2025-11-25/server/utilities/pagination)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct PaginatedRequest {
    /// The id that links a request with its response.
    pub id: RequestId,
    /// The name of the request or notification.
    pub method: String,
    /// The parameters of the message.
    pub params: Option<PaginatedRequestParams>,
    /// Members that the protocol does not define, as they were read.
    pub extra: Map<Json>,
}

impl PaginatedRequest {
    /// The object with the members that must be there.
    pub fn new(id: impl Into<RequestId>, method: impl Into<String>) -> Self {
        Self {
            id: id.into(),
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
/// [Specification](https://modelcontextprotocol.io/specification/2025-11-25/server/utilities/pagination)
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct PaginatedRequestParams {
    /// Metadata beside what the protocol defines. Keys of one's own have a prefix, such as
    /// `com.example/`.
    pub meta: Option<RequestMetaObject>,
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

    /// Sets the member `_meta`.
    #[must_use]
    pub fn with_meta(mut self, meta: impl Into<RequestMetaObject>) -> Self {
        self.meta = Some(meta.into());
        self
    }

    /// Sets the member `cursor`.
    #[must_use]
    pub fn with_cursor(mut self, cursor: impl Into<String>) -> Self {
        self.cursor = Some(cursor.into());
        self
    }
}

/// Tells the sender of a request how far it has come. Only requests that bring a
/// `progressToken` get such notifications, and none comes after the response.
///
/// [Specification](https://modelcontextprotocol.io/specification/2025-11-25/basic/utilities/progress)
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
/// [Specification](https://modelcontextprotocol.io/specification/2025-11-25/basic/utilities/progress)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ProgressNotificationParams {
    /// Metadata beside what the protocol defines. Keys of one's own have a prefix, such as
    /// `com.example/`.
    pub meta: Option<JsonObject>,
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

    /// The member `_meta` as a type of the caller's; absence is an object without members.
    ///
    /// # Errors
    /// If it does not have the shape of `T`.
    pub fn meta_as<T: DeserializeOwned>(&self) -> Result<T, DecodeError> {
        JsonObject::decode_or_empty(self.meta.as_ref())
            .map_err(|error| error.within("_meta"))
    }
}

/// The client says from which level on it wants log messages. The server answers with an
/// `EmptyResult`.
///
/// [Specification](https://modelcontextprotocol.io/specification/2025-11-25/server/utilities/logging)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct SetLevelRequest {
    /// The id that links a request with its response.
    pub id: RequestId,
    /// The parameters of the message.
    pub params: SetLevelRequestParams,
    /// Members that the protocol does not define, as they were read.
    pub extra: Map<Json>,
}

impl SetLevelRequest {
    /// The object with the members that must be there.
    pub fn new(
        id: impl Into<RequestId>,
        params: impl Into<SetLevelRequestParams>,
    ) -> Self {
        Self {
            id: id.into(),
            params: params.into(),
            extra: Map::new(),
        }
    }
}

/// The parameters of `logging/setLevel`.
///
/// [Specification](https://modelcontextprotocol.io/specification/2025-11-25/server/utilities/logging)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct SetLevelRequestParams {
    /// Metadata beside what the protocol defines. Keys of one's own have a prefix, such as
    /// `com.example/`.
    pub meta: Option<RequestMetaObject>,
    /// The least severe level that the client still wants.
    pub level: LoggingLevel,
    /// Members that the protocol does not define, as they were read.
    pub extra: Map<Json>,
}

impl SetLevelRequestParams {
    /// The object with the members that must be there.
    pub fn new(level: impl Into<LoggingLevel>) -> Self {
        Self {
            meta: None,
            level: level.into(),
            extra: Map::new(),
        }
    }

    /// Sets the member `_meta`.
    #[must_use]
    pub fn with_meta(mut self, meta: impl Into<RequestMetaObject>) -> Self {
        self.meta = Some(meta.into());
        self
    }
}
