// Written by `mcp-codegen generate`. Do not edit: change the schema or the generator.

//! The notifications that a client listens for.

use super::{
    NotificationMetaObject, RequestId, RequestMetaObject, ResultType,
    SubscriptionsListenResultMetaObject,
};
use crate::json::Json;
use crate::map::Map;

/// A choice of notifications. What is absent is not chosen.
///
/// [Specification](https://modelcontextprotocol.io/specification/2026-07-28/basic/patterns/subscriptions)
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct SubscriptionFilter {
    /// Whether to tell of changes to the list of prompts; absent means no.
    pub prompts_list_changed: Option<bool>,
    /// The URIs of the resources whose changes to tell; absent means none.
    pub resource_subscriptions: Option<Vec<String>>,
    /// Whether to tell of changes to the list of resources; absent means no.
    pub resources_list_changed: Option<bool>,
    /// Whether to tell of changes to the list of tools; absent means no.
    pub tools_list_changed: Option<bool>,
    /// Members that the protocol does not define, as they were read.
    pub extra: Map<Json>,
}

impl SubscriptionFilter {
    /// The object with nothing but what must be there.
    pub fn new() -> Self {
        Self::default()
    }

    /// Sets the member `promptsListChanged`.
    #[must_use]
    pub fn with_prompts_list_changed(mut self, prompts_list_changed: bool) -> Self {
        self.prompts_list_changed = Some(prompts_list_changed);
        self
    }

    /// Sets the member `resourceSubscriptions`.
    #[must_use]
    pub fn with_resource_subscriptions(
        mut self,
        resource_subscriptions: impl IntoIterator<Item = impl Into<String>>,
    ) -> Self {
        self.resource_subscriptions = Some(
            resource_subscriptions.into_iter().map(Into::into).collect(),
        );
        self
    }

    /// Sets the member `resourcesListChanged`.
    #[must_use]
    pub fn with_resources_list_changed(mut self, resources_list_changed: bool) -> Self {
        self.resources_list_changed = Some(resources_list_changed);
        self
    }

    /// Sets the member `toolsListChanged`.
    #[must_use]
    pub fn with_tools_list_changed(mut self, tools_list_changed: bool) -> Self {
        self.tools_list_changed = Some(tools_list_changed);
        self
    }
}

/// The server confirms that a stream of notifications is open and says which of the wanted
/// ones it will send. On each stream this comes before anything else.
///
/// [Specification](https://modelcontextprotocol.io/specification/2026-07-28/basic/patterns/subscriptions)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct SubscriptionsAcknowledgedNotification {
    /// The parameters of the message.
    pub params: SubscriptionsAcknowledgedNotificationParams,
    /// Members that the protocol does not define, as they were read.
    pub extra: Map<Json>,
}

impl SubscriptionsAcknowledgedNotification {
    /// The object with the members that must be there.
    pub fn new(params: impl Into<SubscriptionsAcknowledgedNotificationParams>) -> Self {
        Self {
            params: params.into(),
            extra: Map::new(),
        }
    }
}

/// The parameters of `notifications/subscriptions/acknowledged`.
///
/// [Specification](https://modelcontextprotocol.io/specification/2026-07-28/basic/patterns/subscriptions)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct SubscriptionsAcknowledgedNotificationParams {
    /// Metadata beside what the protocol defines. Keys of one's own have a prefix, such as
    /// `com.example/`.
    pub meta: Option<NotificationMetaObject>,
    /// What the server will send of what the client wants: all that it supports.
    pub notifications: SubscriptionFilter,
    /// Members that the protocol does not define, as they were read.
    pub extra: Map<Json>,
}

impl SubscriptionsAcknowledgedNotificationParams {
    /// The object with the members that must be there.
    pub fn new(notifications: impl Into<SubscriptionFilter>) -> Self {
        Self {
            meta: None,
            notifications: notifications.into(),
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

/// The client opens a stream of notifications and says which it wants. The server confirms
/// with a `SubscriptionsAcknowledgedNotification`; the result comes only when the server
/// ends the stream.
///
/// [Specification](https://modelcontextprotocol.io/specification/2026-07-28/basic/patterns/subscriptions)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct SubscriptionsListenRequest {
    /// The id that links a request with its response.
    pub id: RequestId,
    /// The parameters of the message.
    pub params: SubscriptionsListenRequestParams,
    /// Members that the protocol does not define, as they were read.
    pub extra: Map<Json>,
}

impl SubscriptionsListenRequest {
    /// The object with the members that must be there.
    pub fn new(
        id: impl Into<RequestId>,
        params: impl Into<SubscriptionsListenRequestParams>,
    ) -> Self {
        Self {
            id: id.into(),
            params: params.into(),
            extra: Map::new(),
        }
    }
}

/// The parameters of `subscriptions/listen`.
///
/// [Specification](https://modelcontextprotocol.io/specification/2026-07-28/basic/patterns/subscriptions)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct SubscriptionsListenRequestParams {
    /// Metadata beside what the protocol defines. Keys of one's own have a prefix, such as
    /// `com.example/`.
    pub meta: RequestMetaObject,
    /// The notifications that the client wants on this stream. It gets no others.
    pub notifications: SubscriptionFilter,
    /// Members that the protocol does not define, as they were read.
    pub extra: Map<Json>,
}

impl SubscriptionsListenRequestParams {
    /// The object with the members that must be there.
    pub fn new(
        meta: impl Into<RequestMetaObject>,
        notifications: impl Into<SubscriptionFilter>,
    ) -> Self {
        Self {
            meta: meta.into(),
            notifications: notifications.into(),
            extra: Map::new(),
        }
    }
}

/// Says that the server has ended a stream of notifications in good order, as when it shuts
/// down. A stream that breaks off has no result.
///
/// [Specification](https://modelcontextprotocol.io/specification/2026-07-28/basic/patterns/subscriptions)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct SubscriptionsListenResult {
    /// Metadata beside what the protocol defines. Keys of one's own have a prefix, such as
    /// `com.example/`.
    pub meta: SubscriptionsListenResultMetaObject,
    /// What kind of result this is.
    ///
    /// `complete` where it is absent.
    pub result_type: ResultType,
    /// Members that the protocol does not define, as they were read.
    pub extra: Map<Json>,
}

impl SubscriptionsListenResult {
    /// The object with the members that must be there.
    pub fn new(meta: impl Into<SubscriptionsListenResultMetaObject>) -> Self {
        Self {
            meta: meta.into(),
            result_type: ResultType::Complete,
            extra: Map::new(),
        }
    }

    /// Sets the member `resultType`.
    #[must_use]
    pub fn with_result_type(mut self, result_type: impl Into<ResultType>) -> Self {
        self.result_type = result_type.into();
        self
    }
}

/// The answer to `subscriptions/listen` with which the server ends the stream in good
/// order.
///
/// [Specification](https://modelcontextprotocol.io/specification/2026-07-28/basic/patterns/subscriptions)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct SubscriptionsListenResultResponse {
    /// The id that links a request with its response.
    pub id: RequestId,
    /// What the request yields.
    pub result: SubscriptionsListenResult,
    /// Members that the protocol does not define, as they were read.
    pub extra: Map<Json>,
}

impl SubscriptionsListenResultResponse {
    /// The object with the members that must be there.
    pub fn new(
        id: impl Into<RequestId>,
        result: impl Into<SubscriptionsListenResult>,
    ) -> Self {
        Self {
            id: id.into(),
            result: result.into(),
            extra: Map::new(),
        }
    }
}
