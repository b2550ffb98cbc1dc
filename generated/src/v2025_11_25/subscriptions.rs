// Written by `mcp-codegen generate`. Do not edit: change the schema or the generator.

//! The notifications that a client listens for.

use super::{RequestId, RequestMetaObject};
use crate::json::Json;
use crate::map::Map;

/// The client wants to be told when a resource changes. The server answers with an
/// `EmptyResult` and sends a `ResourceUpdatedNotification` each time.
///
/// [Specification](https://modelcontextprotocol.io/specification/2025-11-25/server/resources)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct SubscribeRequest {
    /// The id that links a request with its response.
    pub id: RequestId,
    /// The parameters of the message.
    pub params: SubscribeRequestParams,
    /// Members that the protocol does not define, as they were read.
    pub extra: Map<Json>,
}

impl SubscribeRequest {
    /// The object with the members that must be there.
    pub fn new(
        id: impl Into<RequestId>,
        params: impl Into<SubscribeRequestParams>,
    ) -> Self {
        Self {
            id: id.into(),
            params: params.into(),
            extra: Map::new(),
        }
    }
}

/// The parameters of `resources/subscribe`.
///
/// [Specification](https://modelcontextprotocol.io/specification/2025-11-25/server/resources)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct SubscribeRequestParams {
    /// Metadata beside what the protocol defines. Keys of one's own have a prefix, such as
    /// `com.example/`.
    pub meta: Option<RequestMetaObject>,
    /// The URI of the resource to watch, in any scheme that the server knows.
    pub uri: String,
    /// Members that the protocol does not define, as they were read.
    pub extra: Map<Json>,
}

impl SubscribeRequestParams {
    /// The object with the members that must be there.
    pub fn new(uri: impl Into<String>) -> Self {
        Self {
            meta: None,
            uri: uri.into(),
            extra: Map::new(),
        }
    }

    /// Sets the member `_meta`.
    #[must_use]
    pub fn with_meta(mut self, meta: impl Into<RequestMetaObject>) -> Self {
        self.meta = Some(meta.into());
        self
    }
}

/// The client no longer wants to be told when a resource changes. The server answers with
/// an `EmptyResult`.
///
/// [Specification](https://modelcontextprotocol.io/specification/2025-11-25/server/resources)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct UnsubscribeRequest {
    /// The id that links a request with its response.
    pub id: RequestId,
    /// The parameters of the message.
    pub params: UnsubscribeRequestParams,
    /// Members that the protocol does not define, as they were read.
    pub extra: Map<Json>,
}

impl UnsubscribeRequest {
    /// The object with the members that must be there.
    pub fn new(
        id: impl Into<RequestId>,
        params: impl Into<UnsubscribeRequestParams>,
    ) -> Self {
        Self {
            id: id.into(),
            params: params.into(),
            extra: Map::new(),
        }
    }
}

/// The parameters of `resources/unsubscribe`.
///
/// [Specification](https://modelcontextprotocol.io/specification/2025-11-25/server/resources)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct UnsubscribeRequestParams {
    /// Metadata beside what the protocol defines. Keys of one's own have a prefix, such as
    /// `com.example/`.
    pub meta: Option<RequestMetaObject>,
    /// The URI of the resource to watch no longer.
    pub uri: String,
    /// Members that the protocol does not define, as they were read.
    pub extra: Map<Json>,
}

impl UnsubscribeRequestParams {
    /// The object with the members that must be there.
    pub fn new(uri: impl Into<String>) -> Self {
        Self {
            meta: None,
            uri: uri.into(),
            extra: Map::new(),
        }
    }

    /// Sets the member `_meta`.
    #[must_use]
    pub fn with_meta(mut self, meta: impl Into<RequestMetaObject>) -> Self {
        self.meta = Some(meta.into());
        self
    }
}
