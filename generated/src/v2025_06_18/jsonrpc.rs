// Written by `mcp-codegen generate`. Do not edit: change the schema or the generator.

//! The envelope of JSON-RPC, and what all requests, notifications and results share.

use super::{JSONRPCError, JSONRPCNotification, JSONRPCRequest, JSONRPCResponse};
use crate::json::Json;

/// Any JSON-RPC message: a request, a notification, a response or an error.
///
/// Told apart by the members that must be there.
///
/// [Specification](https://modelcontextprotocol.io/specification/2025-06-18/basic)
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
