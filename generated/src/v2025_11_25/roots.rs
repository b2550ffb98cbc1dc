// Written by `mcp-codegen generate`. Do not edit: change the schema or the generator.

//! The folders that a server may work in.

use super::{NotificationParams, RequestId, RequestParams};
use crate::json::Json;
use crate::map::Map;

/// Not described by the schema.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ListRootsRequest {
    /// Not described by the schema.
    pub id: RequestId,
    /// Not described by the schema.
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

/// Not described by the schema.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct RootsListChangedNotification {
    /// Not described by the schema.
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
