// Written by `mcp-codegen generate`. Do not edit: change the schema or the generator.

//! The envelope of JSON-RPC, and what all requests, notifications and results share.

use serde::de::DeserializeOwned;
use serde::Serialize;
use super::ProgressToken;
use crate::error::DecodeError;
use crate::json::{Json, JsonObject};
use crate::map::Map;

/// Not described by the schema.
pub type EmptyResult = ResultObject;
pub use crate::rpc::ErrorObject;

/// Not described by the schema.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct JSONRPCError {
    /// Not described by the schema.
    pub error: ErrorObject,
    /// Not described by the schema.
    pub id: RequestId,
    /// Members that the protocol does not define, as they were read.
    pub extra: Map<Json>,
}

impl JSONRPCError {
    /// The object with the members that must be there.
    pub fn new(id: impl Into<RequestId>, error: impl Into<ErrorObject>) -> Self {
        Self {
            error: error.into(),
            id: id.into(),
            extra: Map::new(),
        }
    }
}

/// Told apart by the members that must be there.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum JSONRPCMessage {
    /// A value of type `JSONRPCRequest`.
    Request(JSONRPCRequest),
    /// A value of type `JSONRPCNotification`.
    Notification(JSONRPCNotification),
    /// A value of type `JSONRPCResponse`.
    Response(JSONRPCResponse),
    /// A value of type `JSONRPCError`.
    Error(JSONRPCError),
    /// A value of no kind that this version of the protocol defines, whole.
    Unknown(Json),
}

impl JSONRPCMessage {
    /// A `JSONRPCNotification` with nothing but its `method`.
    pub fn notification(method: impl Into<String>) -> Self {
        Self::Notification(JSONRPCNotification::new(method))
    }
}

impl From<JSONRPCRequest> for JSONRPCMessage {
    fn from(value: JSONRPCRequest) -> Self {
        Self::Request(value)
    }
}

impl From<JSONRPCNotification> for JSONRPCMessage {
    fn from(value: JSONRPCNotification) -> Self {
        Self::Notification(value)
    }
}

impl From<JSONRPCResponse> for JSONRPCMessage {
    fn from(value: JSONRPCResponse) -> Self {
        Self::Response(value)
    }
}

impl From<JSONRPCError> for JSONRPCMessage {
    fn from(value: JSONRPCError) -> Self {
        Self::Error(value)
    }
}

/// Not described by the schema.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct JSONRPCNotification {
    /// Not described by the schema.
    pub method: String,
    /// Not described by the schema.
    pub params: Option<NotificationParams>,
    /// Members that the protocol does not define, as they were read.
    pub extra: Map<Json>,
}

impl JSONRPCNotification {
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
    pub fn with_params(mut self, params: impl Into<NotificationParams>) -> Self {
        self.params = Some(params.into());
        self
    }
}

/// Not described by the schema.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct JSONRPCRequest {
    /// Not described by the schema.
    pub id: RequestId,
    /// Not described by the schema.
    pub method: String,
    /// Not described by the schema.
    pub params: Option<RequestParams>,
    /// Members that the protocol does not define, as they were read.
    pub extra: Map<Json>,
}

impl JSONRPCRequest {
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
    pub fn with_params(mut self, params: impl Into<RequestParams>) -> Self {
        self.params = Some(params.into());
        self
    }
}

/// Not described by the schema.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct JSONRPCResponse {
    /// Not described by the schema.
    pub id: RequestId,
    /// Not described by the schema.
    pub result: ResultObject,
    /// Members that the protocol does not define, as they were read.
    pub extra: Map<Json>,
}

impl JSONRPCResponse {
    /// The object with the members that must be there.
    pub fn new(id: impl Into<RequestId>, result: impl Into<ResultObject>) -> Self {
        Self {
            id: id.into(),
            result: result.into(),
            extra: Map::new(),
        }
    }
}

/// Called `Notification` by the specification.
#[doc(alias = "Notification")]
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct NotificationObject {
    /// Not described by the schema.
    pub method: String,
    /// Not described by the schema.
    pub params: Option<NotificationParams>,
    /// Members that the protocol does not define, as they were read.
    pub extra: Map<Json>,
}

impl NotificationObject {
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
    pub fn with_params(mut self, params: impl Into<NotificationParams>) -> Self {
        self.params = Some(params.into());
        self
    }
}

/// Not described by the schema.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct NotificationParams {
    /// Not described by the schema.
    pub meta: Option<JsonObject>,
    /// Members that the protocol does not define, as they were read.
    pub extra: Map<Json>,
}

impl NotificationParams {
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

    /// The member `_meta` as a type of the caller's; absence is an object without members.
    ///
    /// # Errors
    /// If it does not have the shape of `T`.
    pub fn meta_as<T: DeserializeOwned>(&self) -> Result<T, DecodeError> {
        JsonObject::decode_or_empty(self.meta.as_ref())
            .map_err(|error| error.within("_meta"))
    }
}

pub use crate::rpc::RequestId;

/// Not described by the schema.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct RequestMetaObject {
    /// Not described by the schema.
    pub progress_token: Option<ProgressToken>,
    /// Members that the protocol does not define, as they were read.
    pub extra: Map<Json>,
}

impl RequestMetaObject {
    /// The object with nothing but what must be there.
    pub fn new() -> Self {
        Self::default()
    }

    /// Sets the member `progressToken`.
    #[must_use]
    pub fn with_progress_token(
        mut self,
        progress_token: impl Into<ProgressToken>,
    ) -> Self {
        self.progress_token = Some(progress_token.into());
        self
    }
}

/// Called `Request` by the specification.
#[doc(alias = "Request")]
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct RequestObject {
    /// Not described by the schema.
    pub method: String,
    /// Not described by the schema.
    pub params: Option<RequestParams>,
    /// Members that the protocol does not define, as they were read.
    pub extra: Map<Json>,
}

impl RequestObject {
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
    pub fn with_params(mut self, params: impl Into<RequestParams>) -> Self {
        self.params = Some(params.into());
        self
    }
}

/// Not described by the schema.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct RequestParams {
    /// Not described by the schema.
    pub meta: Option<RequestMetaObject>,
    /// Members that the protocol does not define, as they were read.
    pub extra: Map<Json>,
}

impl RequestParams {
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
}

/// Called `Result` by the specification.
#[doc(alias = "Result")]
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct ResultObject {
    /// Not described by the schema.
    pub meta: Option<JsonObject>,
    /// Members that the protocol does not define, as they were read.
    pub extra: Map<Json>,
}

impl ResultObject {
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

    /// The member `_meta` as a type of the caller's; absence is an object without members.
    ///
    /// # Errors
    /// If it does not have the shape of `T`.
    pub fn meta_as<T: DeserializeOwned>(&self) -> Result<T, DecodeError> {
        JsonObject::decode_or_empty(self.meta.as_ref())
            .map_err(|error| error.within("_meta"))
    }
}
