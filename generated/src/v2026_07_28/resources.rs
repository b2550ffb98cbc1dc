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

/// The client asks which templates for resources there are. The server answers with a page
/// of them, a `ListResourceTemplatesResult`.
///
/// [Specification](https://modelcontextprotocol.io/specification/2026-07-28/server/resources)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ListResourceTemplatesRequest {
    /// The id that links a request with its response.
    pub id: RequestId,
    /// The parameters of the message.
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

/// A page of the resource templates of a server.
///
/// [Specification](https://modelcontextprotocol.io/specification/2026-07-28/server/resources)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ListResourceTemplatesResult {
    /// Metadata beside what the protocol defines. Keys of one's own have a prefix, such as
    /// `com.example/`.
    pub meta: Option<ResultMetaObject>,
    /// Who may share a cached copy of this result.
    ///
    /// `private` where it is absent.
    pub cache_scope: Option<CacheScope>,
    /// Where the next page begins: the `cursor` of the request that fetches it. Absent on the
    /// last page.
    pub next_cursor: Option<String>,
    /// The templates on this page.
    pub resource_templates: Vec<ResourceTemplate>,
    /// What kind of result this is.
    ///
    /// `complete` where it is absent.
    pub result_type: ResultType,
    /// How long the result stays fresh after it arrives, in milliseconds. With `0` it is stale
    /// at once.
    ///
    /// `0` where it is absent.
    pub ttl_ms: Option<u64>,
    /// Members that the protocol does not define, as they were read.
    pub extra: Map<Json>,
}

impl ListResourceTemplatesResult {
    /// The object with the members that must be there.
    pub fn new(resource_templates: impl IntoIterator<Item = ResourceTemplate>) -> Self {
        Self {
            meta: None,
            cache_scope: Some(CacheScope::Private),
            next_cursor: None,
            resource_templates: resource_templates.into_iter().collect(),
            result_type: ResultType::Complete,
            ttl_ms: Some(0),
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
        self.cache_scope = Some(cache_scope.into());
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
        self.ttl_ms = Some(ttl_ms);
        self
    }
}

/// The successful answer to `resources/templates/list`.
///
/// [Specification](https://modelcontextprotocol.io/specification/2026-07-28/server/resources)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ListResourceTemplatesResultResponse {
    /// The id that links a request with its response.
    pub id: RequestId,
    /// What the request yields.
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

/// The client asks which resources there are. The server answers with a page of them, a
/// `ListResourcesResult`.
///
/// [Specification](https://modelcontextprotocol.io/specification/2026-07-28/server/resources)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ListResourcesRequest {
    /// The id that links a request with its response.
    pub id: RequestId,
    /// The parameters of the message.
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

/// A page of the resources of a server.
///
/// [Specification](https://modelcontextprotocol.io/specification/2026-07-28/server/resources)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ListResourcesResult {
    /// Metadata beside what the protocol defines. Keys of one's own have a prefix, such as
    /// `com.example/`.
    pub meta: Option<ResultMetaObject>,
    /// Who may share a cached copy of this result.
    ///
    /// `private` where it is absent.
    pub cache_scope: Option<CacheScope>,
    /// Where the next page begins: the `cursor` of the request that fetches it. Absent on the
    /// last page.
    pub next_cursor: Option<String>,
    /// The resources on this page.
    pub resources: Vec<Resource>,
    /// What kind of result this is.
    ///
    /// `complete` where it is absent.
    pub result_type: ResultType,
    /// How long the result stays fresh after it arrives, in milliseconds. With `0` it is stale
    /// at once.
    ///
    /// `0` where it is absent.
    pub ttl_ms: Option<u64>,
    /// Members that the protocol does not define, as they were read.
    pub extra: Map<Json>,
}

impl ListResourcesResult {
    /// The object with the members that must be there.
    pub fn new(resources: impl IntoIterator<Item = Resource>) -> Self {
        Self {
            meta: None,
            cache_scope: Some(CacheScope::Private),
            next_cursor: None,
            resources: resources.into_iter().collect(),
            result_type: ResultType::Complete,
            ttl_ms: Some(0),
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
        self.cache_scope = Some(cache_scope.into());
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
        self.ttl_ms = Some(ttl_ms);
        self
    }
}

/// The successful answer to `resources/list`.
///
/// [Specification](https://modelcontextprotocol.io/specification/2026-07-28/server/resources)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ListResourcesResultResponse {
    /// The id that links a request with its response.
    pub id: RequestId,
    /// What the request yields.
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

/// The client reads a resource. The server answers with its contents, a
/// `ReadResourceResult`, or with an `InputRequiredResult`.
///
/// [Specification](https://modelcontextprotocol.io/specification/2026-07-28/server/resources)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ReadResourceRequest {
    /// The id that links a request with its response.
    pub id: RequestId,
    /// The parameters of the message.
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

/// The parameters of `resources/read`.
///
/// [Specification](https://modelcontextprotocol.io/specification/2026-07-28/server/resources)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ReadResourceRequestParams {
    /// Metadata beside what the protocol defines. Keys of one's own have a prefix, such as
    /// `com.example/`.
    pub meta: RequestMetaObject,
    /// What the client answers to the requests of an `InputRequiredResult`, under the same
    /// keys. Absent on the first attempt, and if that result asked for nothing.
    pub input_responses: Option<InputResponses>,
    /// The `requestState` of the `InputRequiredResult` that this request follows, unchanged.
    /// Absent if that result had none, and on the first attempt.
    pub request_state: Option<String>,
    /// The URI of the resource, in any scheme that the server knows.
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

/// The contents of a resource.
///
/// [Specification](https://modelcontextprotocol.io/specification/2026-07-28/server/resources)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ReadResourceResult {
    /// Metadata beside what the protocol defines. Keys of one's own have a prefix, such as
    /// `com.example/`.
    pub meta: Option<ResultMetaObject>,
    /// Who may share a cached copy of this result.
    ///
    /// `private` where it is absent.
    pub cache_scope: Option<CacheScope>,
    /// The contents, in several parts if the resource consists of others, as a folder does.
    pub contents: Vec<TextOrBlobResourceContents>,
    /// What kind of result this is.
    ///
    /// `complete` where it is absent.
    pub result_type: ResultType,
    /// How long the result stays fresh after it arrives, in milliseconds. With `0` it is stale
    /// at once.
    ///
    /// `0` where it is absent.
    pub ttl_ms: Option<u64>,
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
            cache_scope: Some(CacheScope::Private),
            contents: contents.into_iter().map(Into::into).collect(),
            result_type: ResultType::Complete,
            ttl_ms: Some(0),
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
        self.cache_scope = Some(cache_scope.into());
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
        self.ttl_ms = Some(ttl_ms);
        self
    }
}

/// The answer to `resources/read` that is no error.
///
/// [Specification](https://modelcontextprotocol.io/specification/2026-07-28/server/resources)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ReadResourceResultResponse {
    /// The id that links a request with its response.
    pub id: RequestId,
    /// What the request yields.
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

/// The server tells that its list of resources is no longer what it was. It comes on a
/// stream of `subscriptions/listen` whose filter has `resourcesListChanged`.
///
/// [Specification](https://modelcontextprotocol.io/specification/2026-07-28/server/resources)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ResourceListChangedNotification {
    /// The parameters of the message.
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

/// What the parameters of all requests about a single resource have in common.
///
/// [Specification](https://modelcontextprotocol.io/specification/2026-07-28/server/resources)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ResourceRequestParams {
    /// Metadata beside what the protocol defines. Keys of one's own have a prefix, such as
    /// `com.example/`.
    pub meta: RequestMetaObject,
    /// The URI of the resource, in any scheme that the server knows.
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

/// The server tells that a resource has changed. It comes on a stream of
/// `subscriptions/listen` whose filter names the resource in `resourceSubscriptions`.
///
/// [Specification](https://modelcontextprotocol.io/specification/2026-07-28/server/resources)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ResourceUpdatedNotification {
    /// The parameters of the message.
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

/// The parameters of `notifications/resources/updated`.
///
/// [Specification](https://modelcontextprotocol.io/specification/2026-07-28/server/resources)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ResourceUpdatedNotificationParams {
    /// Metadata beside what the protocol defines. Keys of one's own have a prefix, such as
    /// `com.example/`.
    pub meta: Option<NotificationMetaObject>,
    /// The URI of the resource that changed. It may be part of the one that the client watches.
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
