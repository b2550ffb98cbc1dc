// Written by `mcp-codegen generate`. Do not edit: change the schema or the generator.

//! The envelope of JSON-RPC, and what all requests, notifications and results share.

use super::{JSONRPCError, JSONRPCNotification, JSONRPCRequest, JSONRPCResponse};
use crate::json::Json;

/// One message of a batch, whichever way the batch travels.
///
/// Told apart by the members that must be there.
///
/// [Specification](https://modelcontextprotocol.io/specification/2025-03-26/basic)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum JSONRPCBatchItem {
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

impl JSONRPCBatchItem {
    /// A `JSONRPCNotification` with nothing but its `method`.
    pub fn notification(method: impl Into<String>) -> Self {
        Self::Notification(JSONRPCNotification::new(method))
    }
}

impl From<JSONRPCRequest> for JSONRPCBatchItem {
    fn from(value: JSONRPCRequest) -> Self {
        Self::Request(value)
    }
}

impl From<JSONRPCNotification> for JSONRPCBatchItem {
    fn from(value: JSONRPCNotification) -> Self {
        Self::Notification(value)
    }
}

impl From<JSONRPCResponse> for JSONRPCBatchItem {
    fn from(value: JSONRPCResponse) -> Self {
        Self::Response(value)
    }
}

impl From<JSONRPCError> for JSONRPCBatchItem {
    fn from(value: JSONRPCError) -> Self {
        Self::Error(value)
    }
}

/// Several requests and notifications in one message. Only 2025-03-26 knows batches.
///
/// [Specification](https://modelcontextprotocol.io/specification/2025-03-26/basic)
pub type JSONRPCBatchRequest = Vec<JSONRPCBatchRequestItem>;
/// One message of a batch: a request or a notification.
///
/// Told apart by the members that must be there.
///
/// [Specification](https://modelcontextprotocol.io/specification/2025-03-26/basic)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum JSONRPCBatchRequestItem {
    /// A request as JSON-RPC frames it.
    Request(JSONRPCRequest),
    /// A notification as JSON-RPC frames it: it has no `id`, and nobody answers it.
    Notification(JSONRPCNotification),
    /// A value of no kind that this version of the protocol defines, whole.
    Unknown(Json),
}

impl JSONRPCBatchRequestItem {
    /// A `JSONRPCNotification` with nothing but its `method`.
    pub fn notification(method: impl Into<String>) -> Self {
        Self::Notification(JSONRPCNotification::new(method))
    }
}

impl From<JSONRPCRequest> for JSONRPCBatchRequestItem {
    fn from(value: JSONRPCRequest) -> Self {
        Self::Request(value)
    }
}

impl From<JSONRPCNotification> for JSONRPCBatchRequestItem {
    fn from(value: JSONRPCNotification) -> Self {
        Self::Notification(value)
    }
}

/// The answers to the requests of a batch, in any order, in one message.
///
/// [Specification](https://modelcontextprotocol.io/specification/2025-03-26/basic)
pub type JSONRPCBatchResponse = Vec<JSONRPCBatchResponseItem>;
/// One answer of a batch: a response or an error.
///
/// Told apart by the members that must be there.
///
/// [Specification](https://modelcontextprotocol.io/specification/2025-03-26/basic)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum JSONRPCBatchResponseItem {
    /// The answer to a request that succeeded.
    Response(JSONRPCResponse),
    /// The answer to a request that failed.
    Error(JSONRPCError),
    /// A value of no kind that this version of the protocol defines, whole.
    Unknown(Json),
}

impl From<JSONRPCResponse> for JSONRPCBatchResponseItem {
    fn from(value: JSONRPCResponse) -> Self {
        Self::Response(value)
    }
}

impl From<JSONRPCError> for JSONRPCBatchResponseItem {
    fn from(value: JSONRPCError) -> Self {
        Self::Error(value)
    }
}

/// Any JSON-RPC message: a request, a notification, a response, an error, or a batch of
/// them.
///
/// Told apart by the members that must be there.
///
/// [Specification](https://modelcontextprotocol.io/specification/2025-03-26/basic)
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
    /// A list.
    List(Vec<JSONRPCBatchItem>),
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

impl From<Vec<JSONRPCBatchItem>> for JSONRPCMessage {
    fn from(value: Vec<JSONRPCBatchItem>) -> Self {
        Self::List(value)
    }
}
