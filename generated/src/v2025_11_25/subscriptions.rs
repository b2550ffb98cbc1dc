// Written by `mcp-codegen generate`. Do not edit: change the schema or the generator.

//! The notifications that a client listens for.

use super::{RequestId, RequestMetaObject};
use crate::json::Json;
use crate::map::Map;

/// Not described by the schema.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct SubscribeRequest {
    /// Not described by the schema.
    pub id: RequestId,
    /// Not described by the schema.
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

/// Not described by the schema.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct SubscribeRequestParams {
    /// Not described by the schema.
    pub meta: Option<RequestMetaObject>,
    /// Not described by the schema.
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

/// Not described by the schema.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct UnsubscribeRequest {
    /// Not described by the schema.
    pub id: RequestId,
    /// Not described by the schema.
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

/// Not described by the schema.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct UnsubscribeRequestParams {
    /// Not described by the schema.
    pub meta: Option<RequestMetaObject>,
    /// Not described by the schema.
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
