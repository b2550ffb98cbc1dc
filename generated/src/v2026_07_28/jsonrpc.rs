// Written by `mcp-codegen generate`. Do not edit: change the schema or the generator.

//! The envelope of JSON-RPC, and what all requests, notifications and results share.

use serde::de::DeserializeOwned;
use serde::Serialize;
use super::{
    ClientCapabilities, Implementation, JSONRPCErrorResponse, JSONRPCNotification,
    JSONRPCRequest, LoggingLevel, ProgressToken, RequestId,
};
use crate::error::DecodeError;
use crate::json::{Json, JsonObject};
use crate::map::Map;

/// Not described by the schema.
pub type EmptyResult = ResultObject;
/// Not described by the schema.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct HeaderMismatchError {
    /// Not described by the schema.
    pub error: HeaderMismatchErrorObject,
    /// Not described by the schema.
    pub id: Option<RequestId>,
    /// Members that the protocol does not define, as they were read.
    pub extra: Map<Json>,
}

impl HeaderMismatchError {
    /// The object with the members that must be there.
    pub fn new(error: impl Into<HeaderMismatchErrorObject>) -> Self {
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
pub struct HeaderMismatchErrorObject {
    /// Not described by the schema.
    pub data: Option<Json>,
    /// Not described by the schema.
    pub message: String,
    /// Members that the protocol does not define, as they were read.
    pub extra: Map<Json>,
}

impl HeaderMismatchErrorObject {
    /// The value of `code` in every such object.
    pub const CODE: i64 = -32020;
    /// The object with the members that must be there.
    pub fn new(message: impl Into<String>) -> Self {
        Self {
            data: None,
            message: message.into(),
            extra: Map::new(),
        }
    }

    /// Sets the member `data`.
    ///
    /// # Errors
    /// If `value` cannot be written as JSON.
    pub fn with_data<T: Serialize + ?Sized>(
        mut self,
        value: &T,
    ) -> Result<Self, serde_json::Error> {
        self.data = Some(Json::new(value)?);
        Ok(self)
    }

    /// The member `data` as a type of the caller's.
    ///
    /// # Errors
    /// If it does not have the shape of `T`.
    pub fn data_as<T: DeserializeOwned>(&self) -> Result<Option<T>, DecodeError> {
        self.data
            .as_ref()
            .map(Json::decode)
            .transpose()
            .map_err(|error| error.within("data"))
    }
}

/// Not described by the schema.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct InternalError {
    /// Not described by the schema.
    pub data: Option<Json>,
    /// Not described by the schema.
    pub message: String,
    /// Members that the protocol does not define, as they were read.
    pub extra: Map<Json>,
}

impl InternalError {
    /// The value of `code` in every such object.
    pub const CODE: i64 = -32603;
    /// The object with the members that must be there.
    pub fn new(message: impl Into<String>) -> Self {
        Self {
            data: None,
            message: message.into(),
            extra: Map::new(),
        }
    }

    /// Sets the member `data`.
    ///
    /// # Errors
    /// If `value` cannot be written as JSON.
    pub fn with_data<T: Serialize + ?Sized>(
        mut self,
        value: &T,
    ) -> Result<Self, serde_json::Error> {
        self.data = Some(Json::new(value)?);
        Ok(self)
    }

    /// The member `data` as a type of the caller's.
    ///
    /// # Errors
    /// If it does not have the shape of `T`.
    pub fn data_as<T: DeserializeOwned>(&self) -> Result<Option<T>, DecodeError> {
        self.data
            .as_ref()
            .map(Json::decode)
            .transpose()
            .map_err(|error| error.within("data"))
    }
}

/// Not described by the schema.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct InvalidParamsError {
    /// Not described by the schema.
    pub data: Option<Json>,
    /// Not described by the schema.
    pub message: String,
    /// Members that the protocol does not define, as they were read.
    pub extra: Map<Json>,
}

impl InvalidParamsError {
    /// The value of `code` in every such object.
    pub const CODE: i64 = -32602;
    /// The object with the members that must be there.
    pub fn new(message: impl Into<String>) -> Self {
        Self {
            data: None,
            message: message.into(),
            extra: Map::new(),
        }
    }

    /// Sets the member `data`.
    ///
    /// # Errors
    /// If `value` cannot be written as JSON.
    pub fn with_data<T: Serialize + ?Sized>(
        mut self,
        value: &T,
    ) -> Result<Self, serde_json::Error> {
        self.data = Some(Json::new(value)?);
        Ok(self)
    }

    /// The member `data` as a type of the caller's.
    ///
    /// # Errors
    /// If it does not have the shape of `T`.
    pub fn data_as<T: DeserializeOwned>(&self) -> Result<Option<T>, DecodeError> {
        self.data
            .as_ref()
            .map(Json::decode)
            .transpose()
            .map_err(|error| error.within("data"))
    }
}

/// Not described by the schema.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct InvalidRequestError {
    /// Not described by the schema.
    pub data: Option<Json>,
    /// Not described by the schema.
    pub message: String,
    /// Members that the protocol does not define, as they were read.
    pub extra: Map<Json>,
}

impl InvalidRequestError {
    /// The value of `code` in every such object.
    pub const CODE: i64 = -32600;
    /// The object with the members that must be there.
    pub fn new(message: impl Into<String>) -> Self {
        Self {
            data: None,
            message: message.into(),
            extra: Map::new(),
        }
    }

    /// Sets the member `data`.
    ///
    /// # Errors
    /// If `value` cannot be written as JSON.
    pub fn with_data<T: Serialize + ?Sized>(
        mut self,
        value: &T,
    ) -> Result<Self, serde_json::Error> {
        self.data = Some(Json::new(value)?);
        Ok(self)
    }

    /// The member `data` as a type of the caller's.
    ///
    /// # Errors
    /// If it does not have the shape of `T`.
    pub fn data_as<T: DeserializeOwned>(&self) -> Result<Option<T>, DecodeError> {
        self.data
            .as_ref()
            .map(Json::decode)
            .transpose()
            .map_err(|error| error.within("data"))
    }
}

/// Not described by the schema.
pub type JSONArray = Vec<JSONValue>;
/// Not described by the schema.
pub type JSONObject = JsonObject;
/// Told apart by the members that must be there.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum JSONRPCMessage {
    /// A value of type `JSONRPCRequest`.
    Request(JSONRPCRequest),
    /// A value of type `JSONRPCNotification`.
    Notification(JSONRPCNotification),
    /// A value of type `JSONRPCResultResponse`.
    ResultResponse(Box<JSONRPCResultResponse>),
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
        Self::ResultResponse(Box::new(value))
    }
}

impl From<JSONRPCErrorResponse> for JSONRPCMessage {
    fn from(value: JSONRPCErrorResponse) -> Self {
        Self::ErrorResponse(value)
    }
}

/// Told apart by the members that must be there.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum JSONRPCResponse {
    /// A value of type `JSONRPCResultResponse`.
    Result(Box<JSONRPCResultResponse>),
    /// A value of type `JSONRPCErrorResponse`.
    Error(JSONRPCErrorResponse),
    /// A value of no kind that this version of the protocol defines, whole.
    Unknown(Json),
}

impl From<JSONRPCResultResponse> for JSONRPCResponse {
    fn from(value: JSONRPCResultResponse) -> Self {
        Self::Result(Box::new(value))
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

/// Not described by the schema.
pub type JSONValue = Json;
/// Not described by the schema.
pub type MetaObject = JsonObject;
/// Not described by the schema.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct MethodNotFoundError {
    /// Not described by the schema.
    pub data: Option<Json>,
    /// Not described by the schema.
    pub message: String,
    /// Members that the protocol does not define, as they were read.
    pub extra: Map<Json>,
}

impl MethodNotFoundError {
    /// The value of `code` in every such object.
    pub const CODE: i64 = -32601;
    /// The object with the members that must be there.
    pub fn new(message: impl Into<String>) -> Self {
        Self {
            data: None,
            message: message.into(),
            extra: Map::new(),
        }
    }

    /// Sets the member `data`.
    ///
    /// # Errors
    /// If `value` cannot be written as JSON.
    pub fn with_data<T: Serialize + ?Sized>(
        mut self,
        value: &T,
    ) -> Result<Self, serde_json::Error> {
        self.data = Some(Json::new(value)?);
        Ok(self)
    }

    /// The member `data` as a type of the caller's.
    ///
    /// # Errors
    /// If it does not have the shape of `T`.
    pub fn data_as<T: DeserializeOwned>(&self) -> Result<Option<T>, DecodeError> {
        self.data
            .as_ref()
            .map(Json::decode)
            .transpose()
            .map_err(|error| error.within("data"))
    }
}

/// Not described by the schema.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct MissingRequiredClientCapabilityError {
    /// Not described by the schema.
    pub error: MissingRequiredClientCapabilityErrorObject,
    /// Not described by the schema.
    pub id: Option<RequestId>,
    /// Members that the protocol does not define, as they were read.
    pub extra: Map<Json>,
}

impl MissingRequiredClientCapabilityError {
    /// The object with the members that must be there.
    pub fn new(error: impl Into<MissingRequiredClientCapabilityErrorObject>) -> Self {
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
pub struct MissingRequiredClientCapabilityErrorData {
    /// Not described by the schema.
    pub required_capabilities: ClientCapabilities,
    /// Members that the protocol does not define, as they were read.
    pub extra: Map<Json>,
}

impl MissingRequiredClientCapabilityErrorData {
    /// The object with the members that must be there.
    pub fn new(required_capabilities: impl Into<ClientCapabilities>) -> Self {
        Self {
            required_capabilities: required_capabilities.into(),
            extra: Map::new(),
        }
    }
}

/// Not described by the schema.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct MissingRequiredClientCapabilityErrorObject {
    /// Not described by the schema.
    pub data: MissingRequiredClientCapabilityErrorData,
    /// Not described by the schema.
    pub message: String,
    /// Members that the protocol does not define, as they were read.
    pub extra: Map<Json>,
}

impl MissingRequiredClientCapabilityErrorObject {
    /// The value of `code` in every such object.
    pub const CODE: i64 = -32021;
    /// The object with the members that must be there.
    pub fn new(
        message: impl Into<String>,
        data: impl Into<MissingRequiredClientCapabilityErrorData>,
    ) -> Self {
        Self {
            data: data.into(),
            message: message.into(),
            extra: Map::new(),
        }
    }
}

/// Not described by the schema.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct NotificationMetaObject {
    /// Not described by the schema.
    pub subscription_id: Option<RequestId>,
    /// Members that the protocol does not define, as they were read.
    pub extra: Map<Json>,
}

impl NotificationMetaObject {
    /// The object with nothing but what must be there.
    pub fn new() -> Self {
        Self::default()
    }

    /// Sets the member `io.modelcontextprotocol/subscriptionId`.
    #[must_use]
    pub fn with_subscription_id(
        mut self,
        subscription_id: impl Into<RequestId>,
    ) -> Self {
        self.subscription_id = Some(subscription_id.into());
        self
    }
}

/// Not described by the schema.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct NotificationParams {
    /// Not described by the schema.
    pub meta: Option<NotificationMetaObject>,
    /// Members that the protocol does not define, as they were read.
    pub extra: Map<Json>,
}

impl NotificationParams {
    /// The object with nothing but what must be there.
    pub fn new() -> Self {
        Self::default()
    }

    /// Sets the member `_meta`.
    #[must_use]
    pub fn with_meta(mut self, meta: impl Into<NotificationMetaObject>) -> Self {
        self.meta = Some(meta.into());
        self
    }
}

/// Not described by the schema.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ParseError {
    /// Not described by the schema.
    pub data: Option<Json>,
    /// Not described by the schema.
    pub message: String,
    /// Members that the protocol does not define, as they were read.
    pub extra: Map<Json>,
}

impl ParseError {
    /// The value of `code` in every such object.
    pub const CODE: i64 = -32700;
    /// The object with the members that must be there.
    pub fn new(message: impl Into<String>) -> Self {
        Self {
            data: None,
            message: message.into(),
            extra: Map::new(),
        }
    }

    /// Sets the member `data`.
    ///
    /// # Errors
    /// If `value` cannot be written as JSON.
    pub fn with_data<T: Serialize + ?Sized>(
        mut self,
        value: &T,
    ) -> Result<Self, serde_json::Error> {
        self.data = Some(Json::new(value)?);
        Ok(self)
    }

    /// The member `data` as a type of the caller's.
    ///
    /// # Errors
    /// If it does not have the shape of `T`.
    pub fn data_as<T: DeserializeOwned>(&self) -> Result<Option<T>, DecodeError> {
        self.data
            .as_ref()
            .map(Json::decode)
            .transpose()
            .map_err(|error| error.within("data"))
    }
}

/// Not described by the schema.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct RequestMetaObject {
    /// Not described by the schema.
    pub client_capabilities: ClientCapabilities,
    /// Not described by the schema.
    pub client_info: Option<Implementation>,
    /// Not described by the schema.
    pub log_level: Option<LoggingLevel>,
    /// Not described by the schema.
    pub protocol_version: String,
    /// Not described by the schema.
    pub progress_token: Option<ProgressToken>,
    /// Members that the protocol does not define, as they were read.
    pub extra: Map<Json>,
}

impl RequestMetaObject {
    /// The object with the members that must be there.
    pub fn new(
        client_capabilities: impl Into<ClientCapabilities>,
        protocol_version: impl Into<String>,
    ) -> Self {
        Self {
            client_capabilities: client_capabilities.into(),
            client_info: None,
            log_level: None,
            protocol_version: protocol_version.into(),
            progress_token: None,
            extra: Map::new(),
        }
    }

    /// Sets the member `io.modelcontextprotocol/clientInfo`.
    #[must_use]
    pub fn with_client_info(mut self, client_info: impl Into<Implementation>) -> Self {
        self.client_info = Some(client_info.into());
        self
    }

    /// Sets the member `io.modelcontextprotocol/logLevel`.
    #[must_use]
    pub fn with_log_level(mut self, log_level: impl Into<LoggingLevel>) -> Self {
        self.log_level = Some(log_level.into());
        self
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

/// Not described by the schema.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct RequestParams {
    /// Not described by the schema.
    pub meta: RequestMetaObject,
    /// Members that the protocol does not define, as they were read.
    pub extra: Map<Json>,
}

impl RequestParams {
    /// The object with the members that must be there.
    pub fn new(meta: impl Into<RequestMetaObject>) -> Self {
        Self {
            meta: meta.into(),
            extra: Map::new(),
        }
    }
}

/// Not described by the schema.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct ResultMetaObject {
    /// Not described by the schema.
    pub server_info: Option<Implementation>,
    /// Members that the protocol does not define, as they were read.
    pub extra: Map<Json>,
}

impl ResultMetaObject {
    /// The object with nothing but what must be there.
    pub fn new() -> Self {
        Self::default()
    }

    /// Sets the member `io.modelcontextprotocol/serverInfo`.
    #[must_use]
    pub fn with_server_info(mut self, server_info: impl Into<Implementation>) -> Self {
        self.server_info = Some(server_info.into());
        self
    }
}

/// Called `Result` by the specification.
#[doc(alias = "Result")]
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ResultObject {
    /// Not described by the schema.
    pub meta: Option<ResultMetaObject>,
    /// `complete` where it is absent.
    pub result_type: ResultType,
    /// Members that the protocol does not define, as they were read.
    pub extra: Map<Json>,
}

impl ResultObject {
    /// The object with nothing but what must be there.
    pub fn new() -> Self {
        Self {
            meta: None,
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

impl Default for ResultObject {
    fn default() -> Self {
        Self::new()
    }
}

/// Not described by the schema.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum ResultType {
    /// The text `"complete"`.
    Complete,
    /// The text `"input_required"`.
    InputRequired,
    /// A text that this version of the protocol does not name.
    Other(String),
}

impl ResultType {
    /// The text on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Complete => "complete",
            Self::InputRequired => "input_required",
            Self::Other(text) => text,
        }
    }

    fn named(text: &str) -> Option<Self> {
        Some(
            match text {
                "complete" => Self::Complete,
                "input_required" => Self::InputRequired,
                _ => return None,
            },
        )
    }
}

impl From<&str> for ResultType {
    fn from(text: &str) -> Self {
        Self::named(text).unwrap_or_else(|| Self::Other(text.to_owned()))
    }
}

impl From<String> for ResultType {
    fn from(text: String) -> Self {
        Self::named(&text).unwrap_or(Self::Other(text))
    }
}

impl std::fmt::Display for ResultType {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.as_str())
    }
}

/// Not described by the schema.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct SubscriptionsListenResultMetaObject {
    /// Not described by the schema.
    pub server_info: Option<Implementation>,
    /// Not described by the schema.
    pub subscription_id: RequestId,
    /// Members that the protocol does not define, as they were read.
    pub extra: Map<Json>,
}

impl SubscriptionsListenResultMetaObject {
    /// The object with the members that must be there.
    pub fn new(subscription_id: impl Into<RequestId>) -> Self {
        Self {
            server_info: None,
            subscription_id: subscription_id.into(),
            extra: Map::new(),
        }
    }

    /// Sets the member `io.modelcontextprotocol/serverInfo`.
    #[must_use]
    pub fn with_server_info(mut self, server_info: impl Into<Implementation>) -> Self {
        self.server_info = Some(server_info.into());
        self
    }
}

/// Not described by the schema.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct UnsupportedProtocolVersionError {
    /// Not described by the schema.
    pub error: UnsupportedProtocolVersionErrorObject,
    /// Not described by the schema.
    pub id: Option<RequestId>,
    /// Members that the protocol does not define, as they were read.
    pub extra: Map<Json>,
}

impl UnsupportedProtocolVersionError {
    /// The object with the members that must be there.
    pub fn new(error: impl Into<UnsupportedProtocolVersionErrorObject>) -> Self {
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
pub struct UnsupportedProtocolVersionErrorData {
    /// Not described by the schema.
    pub requested: String,
    /// Not described by the schema.
    pub supported: Vec<String>,
    /// Members that the protocol does not define, as they were read.
    pub extra: Map<Json>,
}

impl UnsupportedProtocolVersionErrorData {
    /// The object with the members that must be there.
    pub fn new(
        requested: impl Into<String>,
        supported: impl IntoIterator<Item = impl Into<String>>,
    ) -> Self {
        Self {
            requested: requested.into(),
            supported: supported.into_iter().map(Into::into).collect(),
            extra: Map::new(),
        }
    }
}

/// Not described by the schema.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct UnsupportedProtocolVersionErrorObject {
    /// Not described by the schema.
    pub data: UnsupportedProtocolVersionErrorData,
    /// Not described by the schema.
    pub message: String,
    /// Members that the protocol does not define, as they were read.
    pub extra: Map<Json>,
}

impl UnsupportedProtocolVersionErrorObject {
    /// The value of `code` in every such object.
    pub const CODE: i64 = -32022;
    /// The object with the members that must be there.
    pub fn new(
        message: impl Into<String>,
        data: impl Into<UnsupportedProtocolVersionErrorData>,
    ) -> Self {
        Self {
            data: data.into(),
            message: message.into(),
            extra: Map::new(),
        }
    }
}
