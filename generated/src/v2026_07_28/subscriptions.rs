// Written by `mcp-codegen generate`. Do not edit: change the schema or the generator.

//! The notifications that a client listens for.

use super::{
    NotificationMetaObject, RequestId, RequestMetaObject, ResultType,
    SubscriptionsListenResultMetaObject,
};
use crate::json::Json;
use crate::map::Map;

/// Not described by the schema.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct SubscriptionFilter {
    /// Not described by the schema.
    pub prompts_list_changed: Option<bool>,
    /// Not described by the schema.
    pub resource_subscriptions: Option<Vec<String>>,
    /// Not described by the schema.
    pub resources_list_changed: Option<bool>,
    /// Not described by the schema.
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

/// Not described by the schema.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct SubscriptionsAcknowledgedNotification {
    /// Not described by the schema.
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

/// Not described by the schema.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct SubscriptionsAcknowledgedNotificationParams {
    /// Not described by the schema.
    pub meta: Option<NotificationMetaObject>,
    /// Not described by the schema.
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

/// Not described by the schema.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct SubscriptionsListenRequest {
    /// Not described by the schema.
    pub id: RequestId,
    /// Not described by the schema.
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

/// Not described by the schema.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct SubscriptionsListenRequestParams {
    /// Not described by the schema.
    pub meta: RequestMetaObject,
    /// Not described by the schema.
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

/// Not described by the schema.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct SubscriptionsListenResult {
    /// Not described by the schema.
    pub meta: SubscriptionsListenResultMetaObject,
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

/// Not described by the schema.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct SubscriptionsListenResultResponse {
    /// Not described by the schema.
    pub id: RequestId,
    /// Not described by the schema.
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
