// Written by `mcp-codegen generate`. Do not edit: change the schema or the generator.

//! The envelope of JSON-RPC, and what all requests, notifications and results share.

use serde::de::DeserializeOwned;
use serde::Serialize;
use super::{ElicitRequestURLParams, ErrorObject, RequestId, ResultObject};
use crate::error::DecodeError;
use crate::json::{Json, JsonObject};
use crate::map::Map;

/// Not described by the schema.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct JSONRPCErrorResponse {
    /// Not described by the schema.
    pub error: ErrorObject,
    /// Not described by the schema.
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

/// Told apart by the members that must be there.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum JSONRPCMessage {
    /// A value of type `JSONRPCRequest`.
    Request(JSONRPCRequest),
    /// A value of type `JSONRPCNotification`.
    Notification(JSONRPCNotification),
    /// A value of type `JSONRPCResultResponse`.
    ResultResponse(JSONRPCResultResponse),
    /// A value of type `JSONRPCErrorResponse`.
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

/// Not described by the schema.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct JSONRPCNotification {
    /// Not described by the schema.
    pub method: String,
    /// Not described by the schema.
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

/// Not described by the schema.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct JSONRPCRequest {
    /// Not described by the schema.
    pub id: RequestId,
    /// Not described by the schema.
    pub method: String,
    /// Not described by the schema.
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

/// Told apart by the members that must be there.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum JSONRPCResponse {
    /// A value of type `JSONRPCResultResponse`.
    Result(JSONRPCResultResponse),
    /// A value of type `JSONRPCErrorResponse`.
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

/// Not described by the schema.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct JSONRPCResultResponse {
    /// Not described by the schema.
    pub id: RequestId,
    /// Not described by the schema.
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

/// Called `Notification` by the specification.
#[doc(alias = "Notification")]
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct NotificationObject {
    /// Not described by the schema.
    pub method: String,
    /// Not described by the schema.
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

/// Called `Request` by the specification.
#[doc(alias = "Request")]
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct RequestObject {
    /// Not described by the schema.
    pub method: String,
    /// Not described by the schema.
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

/// Not described by the schema.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct URLElicitationRequiredError {
    /// Not described by the schema.
    pub error: URLElicitationRequiredErrorObject,
    /// Not described by the schema.
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

/// Not described by the schema.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct URLElicitationRequiredErrorData {
    /// Not described by the schema.
    pub elicitations: Vec<ElicitRequestURLParams>,
    /// Members that the protocol does not define, as they were read.
    pub extra: Map<Json>,
}

impl URLElicitationRequiredErrorData {
    /// The object with the members that must be there.
    pub fn new(
        elicitations: impl IntoIterator<Item = impl Into<ElicitRequestURLParams>>,
    ) -> Self {
        Self {
            elicitations: elicitations.into_iter().map(Into::into).collect(),
            extra: Map::new(),
        }
    }
}

/// Not described by the schema.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct URLElicitationRequiredErrorObject {
    /// Not described by the schema.
    pub data: URLElicitationRequiredErrorData,
    /// Not described by the schema.
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
