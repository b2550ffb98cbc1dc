//! `subscriptions/listen`: a request that stays open and tells of changes.
//!
//! <https://modelcontextprotocol.io/specification/2026-07-28/basic/patterns/subscriptions>

use std::future::Future;
use std::sync::Arc;

use mcp_bindings::latest::{
    CancelledNotificationParams, ServerCapabilities, ServerNotification, SubscriptionFilter,
    SubscriptionsAcknowledgedNotificationParams, SubscriptionsHandler,
    SubscriptionsListenRequestParams, SubscriptionsListenResult,
    SubscriptionsListenResultMetaObject,
};
use mcp_bindings::{ErrorObject, Json, Payload, RequestId, tasks};

use super::budget::Grant;
use super::context::Context;
use super::error::{internal, invalid_params};
use super::hub::{Change, Interest, entry_bytes};
use super::tasks::listened;

/// Answers it for every server.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Listen;

impl SubscriptionsHandler<Context> for Listen {
    // Its future is large, and part of that of every request unless it is boxed.
    fn subscriptions_listen(
        &self,
        cx: &Context,
        params: SubscriptionsListenRequestParams,
    ) -> impl Future<Output = Result<SubscriptionsListenResult, ErrorObject>> + Send {
        Box::pin(listen(cx, params))
    }
}

async fn listen(
    cx: &Context,
    params: SubscriptionsListenRequestParams,
) -> Result<SubscriptionsListenResult, ErrorObject> {
    let core = &cx.inner.core;
    let (accepted, interest) = understood(cx, params);
    let _kept = room(cx, &interest)?;
    // Whoever changes something after the acknowledgement is sent must find the listener there.
    let listener = core.hub.listen(interest);
    let acknowledged = SubscriptionsAcknowledgedNotificationParams::new(accepted);
    tell(cx, ServerNotification::SubscriptionsAcknowledged(acknowledged)).await;
    loop {
        tokio::select! {
            changes = listener.next() => {
                for change in changes {
                    tell_change(cx, &change).await;
                }
            }
            () = core.closing.cancelled() => break,
            () = cx.inner.closing() => break,
            () = cx.cancelled() => return Err(internal("the subscription was cancelled")),
        }
    }
    let id = cx.request_id().clone();
    let params = CancelledNotificationParams::new(id.clone()).with_reason("the server closes");
    tell(cx, ServerNotification::Cancelled(params)).await;
    Ok(SubscriptionsListenResult::new(SubscriptionsListenResultMetaObject::new(id)))
}

/// What of a subscription is accepted, and what that makes somebody interested in.
fn understood(
    cx: &Context,
    params: SubscriptionsListenRequestParams,
) -> (SubscriptionFilter, Interest) {
    let wanted = params.notifications;
    let mut accepted = agreed(&wanted, &cx.inner.core.capabilities);
    let mut filter = accepted.clone();
    let resources = filter.resource_subscriptions.take().into_iter().flatten().collect();
    let listened = if cx.can_run_tasks() { listened(&wanted.extra) } else { Vec::new() };
    if !listened.is_empty() {
        let tasks = tasks::TaskSubscriptionAcknowledgedNotifications::new();
        let tasks = Json::new(&tasks.with_task_ids(listened.iter().map(String::as_str)));
        let members = tasks.ok().and_then(|tasks| tasks.decode().ok());
        accepted.extra = members.unwrap_or_default();
    }
    (accepted, Interest { filter, resources, tasks: listened.into_iter().collect() })
}

/// Room for what is kept of a subscription while it is open.
fn room(cx: &Context, interest: &Interest) -> Result<Grant, ErrorObject> {
    /// What an open subscription takes beside its filter, about.
    const OPEN: usize = 4096;
    let core = &cx.inner.core;
    let names = interest.resources.iter().chain(&interest.tasks);
    let bytes: usize = names.map(|name| entry_bytes(name)).sum();
    if bytes > core.limits.filter_bytes {
        return Err(invalid_params("the filter is too large: see `Limits::filter_bytes`"));
    }
    core.filters.take(OPEN + bytes).ok_or_else(|| {
        internal("the server has too many subscriptions: see `Limits::all_filter_bytes`")
    })
}

/// Sends a notification of the stream, which carries the stream's name.
async fn tell(cx: &Context, mut notification: ServerNotification) {
    if let Some(place) = notification.subscription_id_mut() {
        *place = Some(RequestId::clone(cx.request_id()));
    }
    cx.tell(notification).await;
}

async fn tell_change(cx: &Context, change: &Arc<Change>) {
    match change.as_ref() {
        Change::Core(change) => tell(cx, change.clone()).await,
        Change::Task(task) => {
            let mut change = tasks::ServerNotification::TaskStatus(task.clone());
            if let Some(place) = change.subscription_id_mut() {
                *place = Some(cx.request_id().clone());
            }
            if let Ok(text) = serde_json::to_string(&change.without_id()) {
                cx.tell_text(text).await;
            }
        }
    }
}

/// Of what is asked for, what the server tells of.
pub(super) fn agreed(wanted: &SubscriptionFilter, has: &ServerCapabilities) -> SubscriptionFilter {
    let tools = has.tools.as_ref().and_then(|tools| tools.list_changed) == Some(true);
    let prompts = has.prompts.as_ref().and_then(|prompts| prompts.list_changed) == Some(true);
    let resources = has.resources.as_ref();
    let resource_list = resources.and_then(|resources| resources.list_changed) == Some(true);
    let subscribe = resources.and_then(|resources| resources.subscribe) == Some(true);
    let mut agreed = SubscriptionFilter::new();
    agreed.tools_list_changed = wanted.tools_list_changed.filter(|_| tools);
    agreed.prompts_list_changed = wanted.prompts_list_changed.filter(|_| prompts);
    agreed.resources_list_changed = wanted.resources_list_changed.filter(|_| resource_list);
    agreed.resource_subscriptions = wanted.resource_subscriptions.clone().filter(|_| subscribe);
    agreed
}
