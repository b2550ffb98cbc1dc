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
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct CancelledNotificationParams {
    /// Not described by the schema.
    pub meta: Option<JsonObject>,
    /// Not described by the schema.
    pub reason: Option<String>,
    /// Not described by the schema.
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
    pub meta: Option<RequestMetaObject>,
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
    pub meta: Option<JsonObject>,
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

/// Not described by the schema.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct PaginatedRequest {
    /// Not described by the schema.
    pub id: RequestId,
    /// Not described by the schema.
    pub method: String,
    /// Not described by the schema.
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

/// Not described by the schema.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct PaginatedRequestParams {
    /// Not described by the schema.
    pub meta: Option<RequestMetaObject>,
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
    pub meta: Option<JsonObject>,
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

/// Not described by the schema.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct SetLevelRequest {
    /// Not described by the schema.
    pub id: RequestId,
    /// Not described by the schema.
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

/// Not described by the schema.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct SetLevelRequestParams {
    /// Not described by the schema.
    pub meta: Option<RequestMetaObject>,
    /// Not described by the schema.
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
