// Written by `mcp-codegen generate`. Do not edit: change the schema or the generator.

//! The envelope of JSON-RPC, and what all requests, notifications and results share.

use serde::de::DeserializeOwned;
use serde::Serialize;
use super::ProgressToken;
use crate::error::DecodeError;
use crate::json::{Json, JsonObject};
use crate::map::Map;

/// The result of a request that has nothing to tell but its success.
///
/// [Specification](https://modelcontextprotocol.io/specification/2024-11-05/basic/messages)
pub type EmptyResult = ResultObject;
pub use crate::rpc::ErrorObject;

/// The answer to a request that failed.
///
/// [Specification](https://modelcontextprotocol.io/specification/2024-11-05/basic/messages)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct JSONRPCError {
    /// What went wrong.
    pub error: ErrorObject,
    /// The id of the request that failed.
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

/// Any JSON-RPC message: a request, a notification, a response or an error.
///
/// Told apart by the members that must be there.
///
/// [Specification](https://modelcontextprotocol.io/specification/2024-11-05/basic/messages)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum JSONRPCMessage {
    /// A request as JSON-RPC frames it.
    Request(JSONRPCRequest),
    /// A notification as JSON-RPC frames it: it has no `id`, and nobody answers it.
    Notification(JSONRPCNotification),
    /// The answer to a request that succeeded.
    Response(JSONRPCResponse),
    /// The answer to a request that failed.
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

/// A notification as JSON-RPC frames it: it has no `id`, and nobody answers it.
///
/// [Specification](https://modelcontextprotocol.io/specification/2024-11-05/basic/messages)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct JSONRPCNotification {
    /// What the notification is about, such as `notifications/progress`.
    pub method: String,
    /// The particulars; absent if the method says it all.
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

/// A request as JSON-RPC frames it. Its receiver answers with a result or an error under
/// the same `id`.
///
/// [Specification](https://modelcontextprotocol.io/specification/2024-11-05/basic/messages)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct JSONRPCRequest {
    /// The id of the request, unlike that of any other request of its sender that still awaits
    /// a response.
    pub id: RequestId,
    /// The method to carry out, such as `tools/call`.
    pub method: String,
    /// The arguments of the method; absent if it needs none.
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

/// The answer to a request that succeeded.
///
/// [Specification](https://modelcontextprotocol.io/specification/2024-11-05/basic/messages)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct JSONRPCResponse {
    /// The id that links a request with its response.
    pub id: RequestId,
    /// What the request yields.
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

/// What every notification consists of.
///
/// Called `Notification` by the specification.
///
/// [Specification](https://modelcontextprotocol.io/specification/2024-11-05/basic/messages)
#[doc(alias = "Notification")]
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct NotificationObject {
    /// The name of the request or notification.
    pub method: String,
    /// The particulars; absent if the method says it all.
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

/// What the parameters of all notifications have in common.
///
/// [Specification](https://modelcontextprotocol.io/specification/2024-11-05/basic/messages)
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct NotificationParams {
    /// Metadata beside what the protocol defines. Keys of one's own have a prefix, such as
    /// `com.example/`.
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

/// The metadata of a request.
///
/// [Specification](https://modelcontextprotocol.io/specification/2024-11-05/basic/utilities/progress)
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct RequestMetaObject {
    /// Asks for progress notifications, which then repeat this token. Absent if the sender
    /// wants none; the receiver may send none anyway.
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

/// What every request consists of.
///
/// Called `Request` by the specification.
///
/// [Specification](https://modelcontextprotocol.io/specification/2024-11-05/basic/messages)
#[doc(alias = "Request")]
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct RequestObject {
    /// The name of the request or notification.
    pub method: String,
    /// The arguments of the method; absent if it needs none.
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

/// What the parameters of all requests have in common.
///
/// [Specification](https://modelcontextprotocol.io/specification/2024-11-05/basic/messages)
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct RequestParams {
    /// Metadata beside what the protocol defines. Keys of one's own have a prefix, such as
    /// `com.example/`.
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

/// What all results have in common. Each kind of result adds members of its own.
///
/// Called `Result` by the specification.
///
/// [Specification](https://modelcontextprotocol.io/specification/2024-11-05/basic/messages)
#[doc(alias = "Result")]
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct ResultObject {
    /// Metadata beside what the protocol defines. Keys of one's own have a prefix, such as
    /// `com.example/`.
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
