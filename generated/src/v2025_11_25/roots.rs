// Written by `mcp-codegen generate`. Do not edit: change the schema or the generator.

//! The folders that a server may work in.

use super::{NotificationParams, RequestId, RequestParams};
use crate::json::Json;
use crate::map::Map;

/// The server asks which folders or files it may work with. The client answers with a
/// `ListRootsResult`. Deprecated since 2026-07-28: parameters of tools, URIs of resources
/// or the configuration of the server tell the same.
///
/// [Specification](https://modelcontextprotocol.io/specification/2025-11-25/client/roots)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ListRootsRequest {
    /// The id that links a request with its response.
    pub id: RequestId,
    /// The parameters of the message.
    pub params: Option<RequestParams>,
    /// Members that the protocol does not define, as they were read.
    pub extra: Map<Json>,
}

impl ListRootsRequest {
    /// The object with the members that must be there.
    pub fn new(id: impl Into<RequestId>) -> Self {
        Self {
            id: id.into(),
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

/// The client tells that its list of roots is no longer what it was, so that the server
/// asks for it anew.
///
/// [Specification](https://modelcontextprotocol.io/specification/2025-11-25/client/roots)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct RootsListChangedNotification {
    /// The parameters of the message.
    pub params: Option<NotificationParams>,
    /// Members that the protocol does not define, as they were read.
    pub extra: Map<Json>,
}

impl RootsListChangedNotification {
    /// The object with nothing but what must be there.
    pub fn new() -> Self {
        Self {
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

impl Default for RootsListChangedNotification {
    fn default() -> Self {
        Self::new()
    }
}
