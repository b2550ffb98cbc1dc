// Written by `mcp-codegen generate`. Do not edit: change the schema or the generator.

//! The envelope of JSON-RPC, and what all requests, notifications and results share.

use super::{JSONRPCError, JSONRPCNotification, JSONRPCRequest, JSONRPCResponse};
use crate::json::Json;

/// Not described by the schema.
pub type JSONRPCBatchRequest = Vec<JSONRPCBatchRequestItem>;
/// Told apart by the members that must be there.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum JSONRPCBatchRequestItem {
    /// A value of type `JSONRPCRequest`.
    Request(JSONRPCRequest),
    /// A value of type `JSONRPCNotification`.
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

/// Not described by the schema.
pub type JSONRPCBatchResponse = Vec<JSONRPCBatchResponseItem>;
/// Told apart by the members that must be there.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum JSONRPCBatchResponseItem {
    /// A value of type `JSONRPCResponse`.
    Response(JSONRPCResponse),
    /// A value of type `JSONRPCError`.
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
    /// A list.
    List(Vec<JSONRPCMessage>),
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

impl From<Vec<JSONRPCMessage>> for JSONRPCMessage {
    fn from(value: Vec<JSONRPCMessage>) -> Self {
        Self::List(value)
    }
}
