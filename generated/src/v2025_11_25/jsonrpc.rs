// Written by `mcp-codegen generate`. Do not edit: change the schema or the generator.

//! The envelope of JSON-RPC, and what all requests, notifications and results share.

use serde::de::DeserializeOwned;
use serde::Serialize;
use super::{ElicitRequestURLParams, ErrorObject, RequestId, ResultObject};
use crate::error::DecodeError;
use crate::json::{Json, JsonObject};
use crate::map::Map;

/// The answer to a request that failed.
///
/// [Specification](https://modelcontextprotocol.io/specification/2025-11-25/basic)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct JSONRPCErrorResponse {
    /// What went wrong.
    pub error: ErrorObject,
    /// The id of the request that failed; absent if the request was too malformed to tell.
    pub id: Option<RequestId>,
    /// Members that the protocol does not define, as they were read.
    pub extra: Map<Json>,
}

impl JSONRPCErrorResponse {
    /// The object with the members that must be there.
    pub fn new(error: impl Into<ErrorObject>) -> Self {
        Self {
            error: error.into(),
            id: None,
            extra: Map::new(),
        }
    }

    /// Sets the member `id`.
    #[must_use]
    pub fn with_id(mut self, id: impl Into<RequestId>) -> Self {
        self.id = Some(id.into());
        self
    }
}

/// Any JSON-RPC message: a request, a notification, a response or an error.
///
/// Told apart by the members that must be there.
///
/// [Specification](https://modelcontextprotocol.io/specification/2025-11-25/basic)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum JSONRPCMessage {
    /// A request as JSON-RPC frames it.
    Request(JSONRPCRequest),
    /// A notification as JSON-RPC frames it: it has no `id`, and nobody answers it.
    Notification(JSONRPCNotification),
    /// The answer to a request that succeeded.
    ResultResponse(JSONRPCResultResponse),
    /// The answer to a request that failed.
    ErrorResponse(JSONRPCErrorResponse),
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

impl From<JSONRPCResultResponse> for JSONRPCMessage {
    fn from(value: JSONRPCResultResponse) -> Self {
        Self::ResultResponse(value)
    }
}

impl From<JSONRPCErrorResponse> for JSONRPCMessage {
    fn from(value: JSONRPCErrorResponse) -> Self {
        Self::ErrorResponse(value)
    }
}

/// A notification as JSON-RPC frames it: it has no `id`, and nobody answers it.
///
/// [Specification](https://modelcontextprotocol.io/specification/2025-11-25/basic)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct JSONRPCNotification {
    /// What the notification is about, such as `notifications/progress`.
    pub method: String,
    /// The particulars; absent if the method says it all.
    pub params: Option<JsonObject>,
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
    ///
    /// # Errors
    /// If `value` cannot be written as a JSON object.
    pub fn with_params<T: Serialize + ?Sized>(
        mut self,
        value: &T,
    ) -> Result<Self, serde_json::Error> {
        self.params = Some(JsonObject::new(value)?);
        Ok(self)
    }

    /// The member `params` as a type of the caller's; absence is an object without members.
    ///
    /// # Errors
    /// If it does not have the shape of `T`.
    pub fn params_as<T: DeserializeOwned>(&self) -> Result<T, DecodeError> {
        JsonObject::decode_or_empty(self.params.as_ref())
            .map_err(|error| error.within("params"))
    }
}

/// A request as JSON-RPC frames it. Its receiver answers with a result or an error under
/// the same `id`.
///
/// [Specification](https://modelcontextprotocol.io/specification/2025-11-25/basic)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct JSONRPCRequest {
    /// The id of the request, unlike that of any other request of its sender that still awaits
    /// a response.
    pub id: RequestId,
    /// The method to carry out, such as `tools/call`.
    pub method: String,
    /// The arguments of the method; absent if it needs none.
    pub params: Option<JsonObject>,
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
    ///
    /// # Errors
    /// If `value` cannot be written as a JSON object.
    pub fn with_params<T: Serialize + ?Sized>(
        mut self,
        value: &T,
    ) -> Result<Self, serde_json::Error> {
        self.params = Some(JsonObject::new(value)?);
        Ok(self)
    }

    /// The member `params` as a type of the caller's; absence is an object without members.
    ///
    /// # Errors
    /// If it does not have the shape of `T`.
    pub fn params_as<T: DeserializeOwned>(&self) -> Result<T, DecodeError> {
        JsonObject::decode_or_empty(self.params.as_ref())
            .map_err(|error| error.within("params"))
    }
}

/// The answer to a request: a result or an error.
///
/// Told apart by the members that must be there.
///
/// [Specification](https://modelcontextprotocol.io/specification/2025-11-25/basic)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum JSONRPCResponse {
    /// The answer to a request that succeeded.
    Result(JSONRPCResultResponse),
    /// The answer to a request that failed.
    Error(JSONRPCErrorResponse),
    /// A value of no kind that this version of the protocol defines, whole.
    Unknown(Json),
}

impl From<JSONRPCResultResponse> for JSONRPCResponse {
    fn from(value: JSONRPCResultResponse) -> Self {
        Self::Result(value)
    }
}

impl From<JSONRPCErrorResponse> for JSONRPCResponse {
    fn from(value: JSONRPCErrorResponse) -> Self {
        Self::Error(value)
    }
}

/// The answer to a request that succeeded.
///
/// [Specification](https://modelcontextprotocol.io/specification/2025-11-25/basic)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct JSONRPCResultResponse {
    /// The id that links a request with its response.
    pub id: RequestId,
    /// What the request yields.
    pub result: ResultObject,
    /// Members that the protocol does not define, as they were read.
    pub extra: Map<Json>,
}

impl JSONRPCResultResponse {
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
/// [Specification](https://modelcontextprotocol.io/specification/2025-11-25/basic)
#[doc(alias = "Notification")]
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct NotificationObject {
    /// The name of the request or notification.
    pub method: String,
    /// The particulars; absent if the method says it all.
    pub params: Option<JsonObject>,
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
    ///
    /// # Errors
    /// If `value` cannot be written as a JSON object.
    pub fn with_params<T: Serialize + ?Sized>(
        mut self,
        value: &T,
    ) -> Result<Self, serde_json::Error> {
        self.params = Some(JsonObject::new(value)?);
        Ok(self)
    }

    /// The member `params` as a type of the caller's; absence is an object without members.
    ///
    /// # Errors
    /// If it does not have the shape of `T`.
    pub fn params_as<T: DeserializeOwned>(&self) -> Result<T, DecodeError> {
        JsonObject::decode_or_empty(self.params.as_ref())
            .map_err(|error| error.within("params"))
    }
}

/// What every request consists of.
///
/// Called `Request` by the specification.
///
/// [Specification](https://modelcontextprotocol.io/specification/2025-11-25/basic)
#[doc(alias = "Request")]
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct RequestObject {
    /// The name of the request or notification.
    pub method: String,
    /// The arguments of the method; absent if it needs none.
    pub params: Option<JsonObject>,
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
    ///
    /// # Errors
    /// If `value` cannot be written as a JSON object.
    pub fn with_params<T: Serialize + ?Sized>(
        mut self,
        value: &T,
    ) -> Result<Self, serde_json::Error> {
        self.params = Some(JsonObject::new(value)?);
        Ok(self)
    }

    /// The member `params` as a type of the caller's; absence is an object without members.
    ///
    /// # Errors
    /// If it does not have the shape of `T`.
    pub fn params_as<T: DeserializeOwned>(&self) -> Result<T, DecodeError> {
        JsonObject::decode_or_empty(self.params.as_ref())
            .map_err(|error| error.within("params"))
    }
}

/// The answer to a request that the server cannot carry out before the user has visited
/// certain web pages. Only 2025-11-25 has it.
///
/// [Specification](https://modelcontextprotocol.io/specification/2025-11-25/client/elicitation)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct URLElicitationRequiredError {
    /// Which pages have to be visited.
    pub error: URLElicitationRequiredErrorObject,
    /// The id of the refused request; absent if it could not be read.
    pub id: Option<RequestId>,
    /// Members that the protocol does not define, as they were read.
    pub extra: Map<Json>,
}

impl URLElicitationRequiredError {
    /// The object with the members that must be there.
    pub fn new(error: impl Into<URLElicitationRequiredErrorObject>) -> Self {
        Self {
            error: error.into(),
            id: None,
            extra: Map::new(),
        }
    }

    /// Sets the member `id`.
    #[must_use]
    pub fn with_id(mut self, id: impl Into<RequestId>) -> Self {
        self.id = Some(id.into());
        self
    }
}

/// The web pages that a user has to visit before a request can succeed.
///
/// [Specification](https://modelcontextprotocol.io/specification/2025-11-25/client/elicitation)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct URLElicitationRequiredErrorData {
    /// What to put to the user, one entry for each page.
    pub elicitations: Vec<ElicitRequestURLParams>,
    /// Members that the protocol does not define, as they were read.
    pub extra: Map<Json>,
}

impl URLElicitationRequiredErrorData {
    /// The object with the members that must be there.
    pub fn new(elicitations: impl IntoIterator<Item = ElicitRequestURLParams>) -> Self {
        Self {
            elicitations: elicitations.into_iter().collect(),
            extra: Map::new(),
        }
    }
}

/// The error for a request that needs the user to visit web pages first.
///
/// [Specification](https://modelcontextprotocol.io/specification/2025-11-25/client/elicitation)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct URLElicitationRequiredErrorObject {
    /// The pages that have to be visited.
    pub data: URLElicitationRequiredErrorData,
    /// What the user has to do, in one short sentence.
    pub message: String,
    /// Members that the protocol does not define, as they were read.
    pub extra: Map<Json>,
}

impl URLElicitationRequiredErrorObject {
    /// The value of `code` in every such object.
    pub const CODE: i64 = -32042;
    /// The object with the members that must be there.
    pub fn new(
        message: impl Into<String>,
        data: impl Into<URLElicitationRequiredErrorData>,
    ) -> Self {
        Self {
            data: data.into(),
            message: message.into(),
            extra: Map::new(),
        }
    }
}
