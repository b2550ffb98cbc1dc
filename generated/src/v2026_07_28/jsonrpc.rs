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

/// The result of a request that has nothing to tell but its success.
///
/// [Specification](https://modelcontextprotocol.io/specification/2026-07-28/basic)
pub type EmptyResult = ResultObject;
/// The answer to a request over HTTP whose headers are missing, malformed or at odds with
/// its body. Its HTTP status is 400.
///
/// [Specification](https://modelcontextprotocol.io/specification/2026-07-28/basic/transports/streamable-http)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct HeaderMismatchError {
    /// Which header is at fault.
    pub error: HeaderMismatchErrorObject,
    /// The id of the refused request; absent if it could not be read.
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

/// The error for HTTP headers that do not agree with the body of the request.
///
/// [Specification](https://modelcontextprotocol.io/specification/2026-07-28/basic/transports/streamable-http)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct HeaderMismatchErrorObject {
    /// Details, such as the header and the value it should have; absent if there are none.
    pub data: Option<Json>,
    /// Which header is at fault, in one short sentence.
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

/// The error for a fault of the receiver that the sender of the request can do nothing
/// about.
///
/// [Specification](https://modelcontextprotocol.io/specification/2026-07-28/basic)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct InternalError {
    /// Details, such as the cause; absent if there are none.
    pub data: Option<Json>,
    /// What failed, in one short sentence.
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

/// The error for parameters that do not fit the method: a tool or prompt of that name does
/// not exist, an argument is missing, a cursor has expired, and the like.
///
/// [Specification](https://modelcontextprotocol.io/specification/2026-07-28/basic)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct InvalidParamsError {
    /// Details, such as the parameter at fault; absent if there are none.
    pub data: Option<Json>,
    /// What is wrong with the parameters, in one short sentence.
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

/// The error for JSON that is not a JSON-RPC request, as when `method` is missing or a
/// member has the wrong type.
///
/// [Specification](https://modelcontextprotocol.io/specification/2026-07-28/basic)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct InvalidRequestError {
    /// Details, such as the offending member; absent if there are none.
    pub data: Option<Json>,
    /// What is wrong with the request, in one short sentence.
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

/// Any JSON array.
///
/// [Specification](https://modelcontextprotocol.io/specification/2026-07-28/basic)
pub type JSONArray = Vec<JSONValue>;
/// Any JSON object.
///
/// [Specification](https://modelcontextprotocol.io/specification/2026-07-28/basic)
pub type JSONObject = JsonObject;
/// Any JSON-RPC message: a request, a notification, a response or an error.
///
/// Told apart by the members that must be there.
///
/// [Specification](https://modelcontextprotocol.io/specification/2026-07-28/basic)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum JSONRPCMessage {
    /// A request as JSON-RPC frames it.
    Request(JSONRPCRequest),
    /// A notification as JSON-RPC frames it: it has no `id`, and nobody answers it.
    Notification(JSONRPCNotification),
    /// The answer to a request that succeeded.
    ResultResponse(Box<JSONRPCResultResponse>),
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
        Self::ResultResponse(Box::new(value))
    }
}

impl From<JSONRPCErrorResponse> for JSONRPCMessage {
    fn from(value: JSONRPCErrorResponse) -> Self {
        Self::ErrorResponse(value)
    }
}

/// The answer to a request: a result or an error.
///
/// Told apart by the members that must be there.
///
/// [Specification](https://modelcontextprotocol.io/specification/2026-07-28/basic)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum JSONRPCResponse {
    /// The answer to a request that succeeded.
    Result(Box<JSONRPCResultResponse>),
    /// The answer to a request that failed.
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

/// The answer to a request that succeeded.
///
/// [Specification](https://modelcontextprotocol.io/specification/2026-07-28/basic)
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

/// Any JSON value.
///
/// [Specification](https://modelcontextprotocol.io/specification/2026-07-28/basic)
pub type JSONValue = Json;
/// What a `_meta` member holds: any values under any keys. Prefixes whose second label is
/// `modelcontextprotocol` or `mcp`, such as `io.modelcontextprotocol/`, are for the
/// protocol alone.
///
/// [Specification](https://modelcontextprotocol.io/specification/2026-07-28/basic)
pub type MetaObject = JsonObject;
/// The error for a method that the server does not have, be it unknown or part of a
/// capability that the server does not offer.
///
/// [Specification](https://modelcontextprotocol.io/specification/2026-07-28/basic)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct MethodNotFoundError {
    /// Details, such as the method that was asked for; absent if there are none.
    pub data: Option<Json>,
    /// Which method is missing, in one short sentence.
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

/// The answer to a request that the server cannot carry out because the client did not
/// declare a capability it takes. Its HTTP status is 400.
///
/// [Specification](https://modelcontextprotocol.io/specification/2026-07-28/basic)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct MissingRequiredClientCapabilityError {
    /// Which capabilities are missing.
    pub error: MissingRequiredClientCapabilityErrorObject,
    /// The id of the refused request; absent if it could not be read.
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

/// The capabilities without which a request cannot be carried out.
///
/// [Specification](https://modelcontextprotocol.io/specification/2026-07-28/basic)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct MissingRequiredClientCapabilityErrorData {
    /// What the client has to declare for this request to succeed.
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

/// The error for a capability that the client did not declare.
///
/// [Specification](https://modelcontextprotocol.io/specification/2026-07-28/basic)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct MissingRequiredClientCapabilityErrorObject {
    /// The capabilities that are missing.
    pub data: MissingRequiredClientCapabilityErrorData,
    /// What the client would have to support, in one short sentence.
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

/// The metadata of a notification.
///
/// [Specification](https://modelcontextprotocol.io/specification/2026-07-28/basic)
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct NotificationMetaObject {
    /// Names the stream that this notification is on, by the id of its `subscriptions/listen`
    /// request. Absent outside of such streams.
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

/// What the parameters of all notifications have in common.
///
/// [Specification](https://modelcontextprotocol.io/specification/2026-07-28/basic)
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct NotificationParams {
    /// Metadata beside what the protocol defines. Keys of one's own have a prefix, such as
    /// `com.example/`.
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

/// The error for a message that is not JSON at all.
///
/// [Specification](https://modelcontextprotocol.io/specification/2026-07-28/basic)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ParseError {
    /// Details, such as where reading stopped; absent if there are none.
    pub data: Option<Json>,
    /// What could not be read, in one short sentence.
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

/// The metadata of a request. As there are no sessions, each request says which version it
/// speaks and what its client can do.
///
/// [Specification](https://modelcontextprotocol.io/specification/2026-07-28/basic)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct RequestMetaObject {
    /// What the client can do as far as this request is concerned. The server takes nothing for
    /// granted from earlier requests.
    pub client_capabilities: ClientCapabilities,
    /// The name and version of the client, as it states them: good for logs and display, but
    /// not to be trusted. Absent if the client prefers not to tell.
    pub client_info: Option<Implementation>,
    /// The least severe log messages that the server may send while it works on this request.
    /// Absent if the client wants none. Deprecated with logging since 2026-07-28.
    pub log_level: Option<LoggingLevel>,
    /// The version of the protocol that this request speaks, such as `2026-07-28`. Over HTTP
    /// the header `MCP-Protocol-Version` says the same.
    pub protocol_version: String,
    /// Asks for progress notifications, which then repeat this token. Absent if the sender
    /// wants none; the receiver may send none anyway.
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

/// What the parameters of all requests have in common.
///
/// [Specification](https://modelcontextprotocol.io/specification/2026-07-28/basic)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct RequestParams {
    /// Metadata beside what the protocol defines. Keys of one's own have a prefix, such as
    /// `com.example/`.
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

/// The metadata of a result.
///
/// [Specification](https://modelcontextprotocol.io/specification/2026-07-28/basic)
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct ResultMetaObject {
    /// The name and version of the server, as it states them: good for logs and display, but
    /// not to be trusted. Absent if the server prefers not to tell.
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

/// What all results have in common. Each kind of result adds members of its own.
///
/// Called `Result` by the specification.
///
/// [Specification](https://modelcontextprotocol.io/specification/2026-07-28/basic)
#[doc(alias = "Result")]
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ResultObject {
    /// Metadata beside what the protocol defines. Keys of one's own have a prefix, such as
    /// `com.example/`.
    pub meta: Option<ResultMetaObject>,
    /// What kind of result this is.
    ///
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

/// What kind of result a result is: `complete` for the final one, `input_required` for an
/// `InputRequiredResult`. Extensions add kinds of their own, such as `task`.
///
/// [Specification](https://modelcontextprotocol.io/specification/2026-07-28/basic)
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

/// The metadata of the result that ends a stream of notifications.
///
/// [Specification](https://modelcontextprotocol.io/specification/2026-07-28/basic/patterns/subscriptions)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct SubscriptionsListenResultMetaObject {
    /// The name and version of the server, as it states them: good for logs and display, but
    /// not to be trusted. Absent if the server prefers not to tell.
    pub server_info: Option<Implementation>,
    /// The id of the request that opened the stream, which is also the id of this response.
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

/// The answer to a request in a version of the protocol that the server does not speak. Its
/// HTTP status is 400.
///
/// [Specification](https://modelcontextprotocol.io/specification/2026-07-28/basic/versioning)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct UnsupportedProtocolVersionError {
    /// Which versions would do.
    pub error: UnsupportedProtocolVersionErrorObject,
    /// The id of the refused request; absent if it could not be read.
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

/// The version that a server refused, and those it speaks. The client may try again with
/// one of them.
///
/// [Specification](https://modelcontextprotocol.io/specification/2026-07-28/basic/versioning)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct UnsupportedProtocolVersionErrorData {
    /// The version that the request named.
    pub requested: String,
    /// The versions that the server speaks.
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

/// The error for a version of the protocol that the server does not speak.
///
/// [Specification](https://modelcontextprotocol.io/specification/2026-07-28/basic/versioning)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct UnsupportedProtocolVersionErrorObject {
    /// The version that was refused, and those that would do.
    pub data: UnsupportedProtocolVersionErrorData,
    /// That the version is not supported, in one short sentence.
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
