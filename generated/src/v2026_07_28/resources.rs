// Written by `mcp-codegen generate`. Do not edit: change the schema or the generator.

//! Resources that a client may read.

use super::{
    CacheScope, InputResponse, InputResponses, NotificationMetaObject,
    NotificationParams, PaginatedRequestParams, ReadResourceOutcome, RequestId,
    RequestMetaObject, Resource, ResourceTemplate, ResultMetaObject, ResultType,
    TextOrBlobResourceContents,
};
use crate::json::Json;
use crate::map::Map;

/// Not described by the schema.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ListResourceTemplatesRequest {
    /// Not described by the schema.
    pub id: RequestId,
    /// Not described by the schema.
    pub params: PaginatedRequestParams,
    /// Members that the protocol does not define, as they were read.
    pub extra: Map<Json>,
}

impl ListResourceTemplatesRequest {
    /// The object with the members that must be there.
    pub fn new(
        id: impl Into<RequestId>,
        params: impl Into<PaginatedRequestParams>,
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
pub struct ListResourceTemplatesResult {
    /// Not described by the schema.
    pub meta: Option<ResultMetaObject>,
    /// `private` where it is absent.
    pub cache_scope: CacheScope,
    /// Not described by the schema.
    pub next_cursor: Option<String>,
    /// Not described by the schema.
    pub resource_templates: Vec<ResourceTemplate>,
    /// `complete` where it is absent.
    pub result_type: ResultType,
    /// `0` where it is absent.
    pub ttl_ms: u64,
    /// Members that the protocol does not define, as they were read.
    pub extra: Map<Json>,
}

impl ListResourceTemplatesResult {
    /// The object with the members that must be there.
    pub fn new(
        resource_templates: impl IntoIterator<Item = impl Into<ResourceTemplate>>,
    ) -> Self {
        Self {
            meta: None,
            cache_scope: CacheScope::Private,
            next_cursor: None,
            resource_templates: resource_templates.into_iter().map(Into::into).collect(),
            result_type: ResultType::Complete,
            ttl_ms: 0,
            extra: Map::new(),
        }
    }

    /// Sets the member `_meta`.
    #[must_use]
    pub fn with_meta(mut self, meta: impl Into<ResultMetaObject>) -> Self {
        self.meta = Some(meta.into());
        self
    }

    /// Sets the member `cacheScope`.
    #[must_use]
    pub fn with_cache_scope(mut self, cache_scope: impl Into<CacheScope>) -> Self {
        self.cache_scope = cache_scope.into();
        self
    }

    /// Sets the member `nextCursor`.
    #[must_use]
    pub fn with_next_cursor(mut self, next_cursor: impl Into<String>) -> Self {
        self.next_cursor = Some(next_cursor.into());
        self
    }

    /// Sets the member `resultType`.
    #[must_use]
    pub fn with_result_type(mut self, result_type: impl Into<ResultType>) -> Self {
        self.result_type = result_type.into();
        self
    }

    /// Sets the member `ttlMs`.
    #[must_use]
    pub fn with_ttl_ms(mut self, ttl_ms: u64) -> Self {
        self.ttl_ms = ttl_ms;
        self
    }
}

/// Not described by the schema.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ListResourceTemplatesResultResponse {
    /// Not described by the schema.
    pub id: RequestId,
    /// Not described by the schema.
    pub result: ListResourceTemplatesResult,
    /// Members that the protocol does not define, as they were read.
    pub extra: Map<Json>,
}

impl ListResourceTemplatesResultResponse {
    /// The object with the members that must be there.
    pub fn new(
        id: impl Into<RequestId>,
        result: impl Into<ListResourceTemplatesResult>,
    ) -> Self {
        Self {
            id: id.into(),
            result: result.into(),
            extra: Map::new(),
        }
    }
}

/// Not described by the schema.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ListResourcesRequest {
    /// Not described by the schema.
    pub id: RequestId,
    /// Not described by the schema.
    pub params: PaginatedRequestParams,
    /// Members that the protocol does not define, as they were read.
    pub extra: Map<Json>,
}

impl ListResourcesRequest {
    /// The object with the members that must be there.
    pub fn new(
        id: impl Into<RequestId>,
        params: impl Into<PaginatedRequestParams>,
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
pub struct ListResourcesResult {
    /// Not described by the schema.
    pub meta: Option<ResultMetaObject>,
    /// `private` where it is absent.
    pub cache_scope: CacheScope,
    /// Not described by the schema.
    pub next_cursor: Option<String>,
    /// Not described by the schema.
    pub resources: Vec<Resource>,
    /// `complete` where it is absent.
    pub result_type: ResultType,
    /// `0` where it is absent.
    pub ttl_ms: u64,
    /// Members that the protocol does not define, as they were read.
    pub extra: Map<Json>,
}

impl ListResourcesResult {
    /// The object with the members that must be there.
    pub fn new(resources: impl IntoIterator<Item = impl Into<Resource>>) -> Self {
        Self {
            meta: None,
            cache_scope: CacheScope::Private,
            next_cursor: None,
            resources: resources.into_iter().map(Into::into).collect(),
            result_type: ResultType::Complete,
            ttl_ms: 0,
            extra: Map::new(),
        }
    }

    /// Sets the member `_meta`.
    #[must_use]
    pub fn with_meta(mut self, meta: impl Into<ResultMetaObject>) -> Self {
        self.meta = Some(meta.into());
        self
    }

    /// Sets the member `cacheScope`.
    #[must_use]
    pub fn with_cache_scope(mut self, cache_scope: impl Into<CacheScope>) -> Self {
        self.cache_scope = cache_scope.into();
        self
    }

    /// Sets the member `nextCursor`.
    #[must_use]
    pub fn with_next_cursor(mut self, next_cursor: impl Into<String>) -> Self {
        self.next_cursor = Some(next_cursor.into());
        self
    }

    /// Sets the member `resultType`.
    #[must_use]
    pub fn with_result_type(mut self, result_type: impl Into<ResultType>) -> Self {
        self.result_type = result_type.into();
        self
    }

    /// Sets the member `ttlMs`.
    #[must_use]
    pub fn with_ttl_ms(mut self, ttl_ms: u64) -> Self {
        self.ttl_ms = ttl_ms;
        self
    }
}

/// Not described by the schema.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ListResourcesResultResponse {
    /// Not described by the schema.
    pub id: RequestId,
    /// Not described by the schema.
    pub result: ListResourcesResult,
    /// Members that the protocol does not define, as they were read.
    pub extra: Map<Json>,
}

impl ListResourcesResultResponse {
    /// The object with the members that must be there.
    pub fn new(
        id: impl Into<RequestId>,
        result: impl Into<ListResourcesResult>,
    ) -> Self {
        Self {
            id: id.into(),
            result: result.into(),
            extra: Map::new(),
        }
    }
}

/// Not described by the schema.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ReadResourceRequest {
    /// Not described by the schema.
    pub id: RequestId,
    /// Not described by the schema.
    pub params: ReadResourceRequestParams,
    /// Members that the protocol does not define, as they were read.
    pub extra: Map<Json>,
}

impl ReadResourceRequest {
    /// The object with the members that must be there.
    pub fn new(
        id: impl Into<RequestId>,
        params: impl Into<ReadResourceRequestParams>,
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
pub struct ReadResourceRequestParams {
    /// Not described by the schema.
    pub meta: RequestMetaObject,
    /// Not described by the schema.
    pub input_responses: Option<InputResponses>,
    /// Not described by the schema.
    pub request_state: Option<String>,
    /// Not described by the schema.
    pub uri: String,
    /// Members that the protocol does not define, as they were read.
    pub extra: Map<Json>,
}

impl ReadResourceRequestParams {
    /// The object with the members that must be there.
    pub fn new(uri: impl Into<String>, meta: impl Into<RequestMetaObject>) -> Self {
        Self {
            meta: meta.into(),
            input_responses: None,
            request_state: None,
            uri: uri.into(),
            extra: Map::new(),
        }
    }

    /// Sets the member `inputResponses`.
    #[must_use]
    pub fn with_input_responses(
        mut self,
        input_responses: impl IntoIterator<
            Item = (impl Into<String>, impl Into<InputResponse>),
        >,
    ) -> Self {
        self.input_responses = Some(
            input_responses
                .into_iter()
                .map(|(name, value)| (name, value.into()))
                .collect(),
        );
        self
    }

    /// Sets the member `requestState`.
    #[must_use]
    pub fn with_request_state(mut self, request_state: impl Into<String>) -> Self {
        self.request_state = Some(request_state.into());
        self
    }
}

/// Not described by the schema.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ReadResourceResult {
    /// Not described by the schema.
    pub meta: Option<ResultMetaObject>,
    /// `private` where it is absent.
    pub cache_scope: CacheScope,
    /// Not described by the schema.
    pub contents: Vec<TextOrBlobResourceContents>,
    /// `complete` where it is absent.
    pub result_type: ResultType,
    /// `0` where it is absent.
    pub ttl_ms: u64,
    /// Members that the protocol does not define, as they were read.
    pub extra: Map<Json>,
}

impl ReadResourceResult {
    /// The object with the members that must be there.
    pub fn new(
        contents: impl IntoIterator<Item = impl Into<TextOrBlobResourceContents>>,
    ) -> Self {
        Self {
            meta: None,
            cache_scope: CacheScope::Private,
            contents: contents.into_iter().map(Into::into).collect(),
            result_type: ResultType::Complete,
            ttl_ms: 0,
            extra: Map::new(),
        }
    }

    /// Sets the member `_meta`.
    #[must_use]
    pub fn with_meta(mut self, meta: impl Into<ResultMetaObject>) -> Self {
        self.meta = Some(meta.into());
        self
    }

    /// Sets the member `cacheScope`.
    #[must_use]
    pub fn with_cache_scope(mut self, cache_scope: impl Into<CacheScope>) -> Self {
        self.cache_scope = cache_scope.into();
        self
    }

    /// Sets the member `resultType`.
    #[must_use]
    pub fn with_result_type(mut self, result_type: impl Into<ResultType>) -> Self {
        self.result_type = result_type.into();
        self
    }

    /// Sets the member `ttlMs`.
    #[must_use]
    pub fn with_ttl_ms(mut self, ttl_ms: u64) -> Self {
        self.ttl_ms = ttl_ms;
        self
    }
}

/// Not described by the schema.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ReadResourceResultResponse {
    /// Not described by the schema.
    pub id: RequestId,
    /// Not described by the schema.
    pub result: ReadResourceOutcome,
    /// Members that the protocol does not define, as they were read.
    pub extra: Map<Json>,
}

impl ReadResourceResultResponse {
    /// The object with the members that must be there.
    pub fn new(
        id: impl Into<RequestId>,
        result: impl Into<ReadResourceOutcome>,
    ) -> Self {
        Self {
            id: id.into(),
            result: result.into(),
            extra: Map::new(),
        }
    }
}

/// Not described by the schema.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ResourceListChangedNotification {
    /// Not described by the schema.
    pub params: Option<NotificationParams>,
    /// Members that the protocol does not define, as they were read.
    pub extra: Map<Json>,
}

impl ResourceListChangedNotification {
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

impl Default for ResourceListChangedNotification {
    fn default() -> Self {
        Self::new()
    }
}

/// Not described by the schema.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ResourceRequestParams {
    /// Not described by the schema.
    pub meta: RequestMetaObject,
    /// Not described by the schema.
    pub uri: String,
    /// Members that the protocol does not define, as they were read.
    pub extra: Map<Json>,
}

impl ResourceRequestParams {
    /// The object with the members that must be there.
    pub fn new(uri: impl Into<String>, meta: impl Into<RequestMetaObject>) -> Self {
        Self {
            meta: meta.into(),
            uri: uri.into(),
            extra: Map::new(),
        }
    }
}

/// Not described by the schema.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ResourceUpdatedNotification {
    /// Not described by the schema.
    pub params: ResourceUpdatedNotificationParams,
    /// Members that the protocol does not define, as they were read.
    pub extra: Map<Json>,
}

impl ResourceUpdatedNotification {
    /// The object with the members that must be there.
    pub fn new(params: impl Into<ResourceUpdatedNotificationParams>) -> Self {
        Self {
            params: params.into(),
            extra: Map::new(),
        }
    }
}

/// Not described by the schema.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ResourceUpdatedNotificationParams {
    /// Not described by the schema.
    pub meta: Option<NotificationMetaObject>,
    /// Not described by the schema.
    pub uri: String,
    /// Members that the protocol does not define, as they were read.
    pub extra: Map<Json>,
}

impl ResourceUpdatedNotificationParams {
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
    pub fn with_meta(mut self, meta: impl Into<NotificationMetaObject>) -> Self {
        self.meta = Some(meta.into());
        self
    }
}
