// Written by `mcp-codegen generate`. Do not edit: change the schema or the generator.

//! The notifications that a client listens for.

use crate::json::Json;
use crate::map::Map;

/// The client wants to be told when a resource changes. The server answers with an
/// `EmptyResult` and sends a `ResourceUpdatedNotification` each time.
///
/// [Specification](https://modelcontextprotocol.io/specification/2024-11-05/server/resources)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct SubscribeRequest {
    /// The parameters of the message.
    pub params: SubscribeRequestParams,
    /// Members that the protocol does not define, as they were read.
    pub extra: Map<Json>,
}

impl SubscribeRequest {
    /// The object with the members that must be there.
    pub fn new(params: impl Into<SubscribeRequestParams>) -> Self {
        Self {
            params: params.into(),
            extra: Map::new(),
        }
    }
}

/// The parameters of `resources/subscribe`.
///
/// [Specification](https://modelcontextprotocol.io/specification/2024-11-05/server/resources)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct SubscribeRequestParams {
    /// The URI of the resource to watch, in any scheme that the server knows.
    pub uri: String,
    /// Members that the protocol does not define, as they were read.
    pub extra: Map<Json>,
}

impl SubscribeRequestParams {
    /// The object with the members that must be there.
    pub fn new(uri: impl Into<String>) -> Self {
        Self {
            uri: uri.into(),
            extra: Map::new(),
        }
    }
}

/// The client no longer wants to be told when a resource changes. The server answers with
/// an `EmptyResult`.
///
/// [Specification](https://modelcontextprotocol.io/specification/2024-11-05/server/resources)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct UnsubscribeRequest {
    /// The parameters of the message.
    pub params: UnsubscribeRequestParams,
    /// Members that the protocol does not define, as they were read.
    pub extra: Map<Json>,
}

impl UnsubscribeRequest {
    /// The object with the members that must be there.
    pub fn new(params: impl Into<UnsubscribeRequestParams>) -> Self {
        Self {
            params: params.into(),
            extra: Map::new(),
        }
    }
}

/// The parameters of `resources/unsubscribe`.
///
/// [Specification](https://modelcontextprotocol.io/specification/2024-11-05/server/resources)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct UnsubscribeRequestParams {
    /// The URI of the resource to watch no longer.
    pub uri: String,
    /// Members that the protocol does not define, as they were read.
    pub extra: Map<Json>,
}

impl UnsubscribeRequestParams {
    /// The object with the members that must be there.
    pub fn new(uri: impl Into<String>) -> Self {
        Self {
            uri: uri.into(),
            extra: Map::new(),
        }
    }
}
