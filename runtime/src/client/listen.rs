//! Hearing of changes.
//!
//! A server of the newest version tells of them on a request that stays open; a session tells of
//! them once it was asked, resource by resource:
//! <https://modelcontextprotocol.io/specification/2026-07-28/basic/patterns/subscriptions>.

use std::fmt;
use std::sync::{Arc, Mutex};

use mcp_bindings::facts::error_code;
use mcp_bindings::latest::{
    ClientRequest, ServerCapabilities, ServerNotification, SubscriptionFilter,
    SubscriptionsListenRequest, SubscriptionsListenRequestParams,
};
use mcp_bindings::session::{
    ClientRequest as SessionRequest, SubscribeRequestParams, UnsubscribeRequestParams,
};
use mcp_bindings::{Request, tasks};
use tokio::sync::oneshot;

use super::core::{Agreed, Core, Ticket};
use super::error::ClientError;
use super::heard::weight;
use super::link::LinkError;
use super::pending::{Answer, Waiting};
use super::queue::Queue;
use super::request::RequestOptions;
use crate::lock::lock;

/// Something that changed on the server.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum Change {
    /// A list, or a resource.
    Core(ServerNotification),
    /// A task.
    Task(Box<tasks::TaskStatusNotificationParams>),
}

/// A stream of changes, until it is dropped: then the server is told that it is over.
///
/// Changes wait until they are read, and hold up nothing else: at most 1,024 of them and 16 MiB. A
/// change that waits already does not wait twice. If there still is no room, the oldest one goes.
pub struct Subscription {
    core: Arc<Core>,
    changes: Arc<Queue<Change>>,
    accepted: SubscriptionFilter,
    way: Way,
}

/// How the server is told that it is over.
enum Way {
    /// Its request is taken back.
    Request { _ticket: Ticket },
    /// On a session, resource by resource.
    Session { listener: u64 },
}

impl fmt::Debug for Subscription {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Subscription").field("accepted", &self.accepted).finish_non_exhaustive()
    }
}

impl Subscription {
    /// What the server agreed to tell of, which may be less than what it was asked for.
    pub fn accepted(&self) -> &SubscriptionFilter {
        &self.accepted
    }

    /// The next change; `None` once the server ended the stream in good order.
    ///
    /// Dropping the future loses nothing.
    ///
    /// # Errors
    /// Once, if the stream broke off. Whoever still wants to hear of changes listens anew, and
    /// reads again what may have changed meanwhile.
    pub async fn next(&mut self) -> Result<Option<Change>, ClientError> {
        self.changes.next().await
    }

    /// How many changes found no room.
    pub fn lost(&self) -> u64 {
        self.changes.lost()
    }
}

impl Drop for Subscription {
    fn drop(&mut self) {
        let Way::Session { listener } = self.way else { return };
        let unused = self.core.listeners.remove(listener);
        if unused.is_empty() || self.core.pending.closed().is_some() {
            return;
        }
        let core = Arc::clone(&self.core);
        self.core.runtime.spawn(async move {
            for uri in unused {
                let request = SessionRequest::Unsubscribe(UnsubscribeRequestParams::new(uri));
                if let Err(error) = core.perform_in_session(request, &RequestOptions::new()).await {
                    tracing::debug!(%error, "a subscription was not taken back");
                }
            }
        });
    }
}

/// Who wants to hear of changes on a session.
#[derive(Default)]
pub(super) struct SessionListeners(Mutex<Listeners>);

#[derive(Default)]
struct Listeners {
    next: u64,
    all: Vec<Listener>,
}

struct Listener {
    id: u64,
    filter: SubscriptionFilter,
    changes: Arc<Queue<Change>>,
}

impl Listener {
    fn uris(&self) -> impl Iterator<Item = &String> {
        self.filter.resource_subscriptions.iter().flatten()
    }

    fn covers(&self, change: &ServerNotification) -> bool {
        match change {
            ServerNotification::ToolListChanged(_) => self.filter.tools_list_changed == Some(true),
            ServerNotification::PromptListChanged(_) => {
                self.filter.prompts_list_changed == Some(true)
            }
            ServerNotification::ResourceListChanged(_) => {
                self.filter.resources_list_changed == Some(true)
            }
            ServerNotification::ResourceUpdated(updated) => {
                self.uris().any(|uri| *uri == updated.uri)
            }
            _ => false,
        }
    }
}

impl SessionListeners {
    fn add(&self, filter: SubscriptionFilter, changes: Arc<Queue<Change>>) -> u64 {
        let mut listeners = lock(&self.0);
        let id = listeners.next;
        listeners.next += 1;
        listeners.all.push(Listener { id, filter, changes });
        id
    }

    /// Takes a listener out. What nobody else listens to is returned.
    fn remove(&self, id: u64) -> Vec<String> {
        let mut listeners = lock(&self.0);
        let Some(at) = listeners.all.iter().position(|listener| listener.id == id) else {
            return Vec::new();
        };
        let gone = listeners.all.remove(at);
        let is_unused =
            |uri: &&String| !listeners.all.iter().any(|other| other.uris().any(|o| o == *uri));
        gone.uris().filter(is_unused).cloned().collect()
    }

    /// Whether nobody wants to hear of anything.
    pub fn is_empty(&self) -> bool {
        lock(&self.0).all.is_empty()
    }

    /// Tells of a change that came as `size` bytes.
    pub fn tell(&self, change: &ServerNotification, size: usize) {
        for listener in lock(&self.0).all.iter().filter(|listener| listener.covers(change)) {
            listener.changes.push(Change::Core(change.clone()), weight(change), size);
        }
    }

    /// There will be no more changes.
    pub fn close(&self, error: &LinkError) {
        for listener in &lock(&self.0).all {
            listener.changes.close(Err(ClientError::Link(error.clone())));
        }
    }

    fn resources(&self) -> Vec<String> {
        let mut uris: Vec<String> =
            lock(&self.0).all.iter().flat_map(Listener::uris).cloned().collect();
        uris.sort();
        uris.dedup();
        uris
    }
}

impl Core {
    /// Begins to listen.
    pub async fn listen(
        self: &Arc<Self>,
        filter: SubscriptionFilter,
        options: &RequestOptions,
    ) -> Result<Subscription, ClientError> {
        let mut again = true;
        loop {
            let agreed = self.current()?;
            if agreed.version.has_handshake() {
                return self.listen_in_session(&agreed, filter, options).await;
            }
            match self.listen_by_request(&agreed, filter.clone(), options).await {
                Err(ClientError::Answered(error))
                    if error.code == error_code::UNSUPPORTED_PROTOCOL_VERSION && again =>
                {
                    again = false;
                    self.agree_again(&agreed, &error).await?;
                }
                outcome => return outcome,
            }
        }
    }

    async fn listen_by_request(
        self: &Arc<Self>,
        agreed: &Agreed,
        filter: SubscriptionFilter,
        options: &RequestOptions,
    ) -> Result<Subscription, ClientError> {
        let params = SubscriptionsListenRequestParams::new(super::meta(), filter);
        let request = ClientRequest::SubscriptionsListen(Box::new(params));
        let message = self.write(&request, agreed.version, options)?;
        let changes = Arc::new(Queue::new());
        let (sender, accepted) = oneshot::channel();
        let answer = Answer::Stream { changes: Arc::clone(&changes), accepted: Some(sender) };
        let waiting = Waiting { answer, progress: None, moved: None };
        let mut ticket = Ticket::new(self, &message, waiting)?;
        let limit = options.wait().timeout.unwrap_or(self.settings.request_timeout);
        let opening = async {
            self.link.send(message).await?;
            ticket.sent = true;
            Ok::<_, ClientError>(accepted.await.ok())
        };
        let accepted = match tokio::time::timeout(limit, opening).await {
            Ok(accepted) => accepted?,
            Err(_) => {
                let method = SubscriptionsListenRequest::METHOD;
                return Err(self.timed_out(Some(&ticket.id), method, limit));
            }
        };
        // Without an acknowledgement there already is an end.
        let accepted = match accepted {
            Some(accepted) => accepted,
            None => match changes.next().await {
                Err(error) => return Err(error),
                Ok(_) => SubscriptionFilter::new(),
            },
        };
        let way = Way::Request { _ticket: ticket };
        Ok(Subscription { core: Arc::clone(self), changes, accepted, way })
    }

    async fn listen_in_session(
        self: &Arc<Self>,
        agreed: &Agreed,
        filter: SubscriptionFilter,
        options: &RequestOptions,
    ) -> Result<Subscription, ClientError> {
        let accepted = told(&filter, agreed.capabilities.as_ref());
        let changes = Arc::new(Queue::new());
        // Whatever changes after the first subscription must find the listener there.
        let listener = self.listeners.add(accepted.clone(), Arc::clone(&changes));
        let way = Way::Session { listener };
        let subscription = Subscription { core: Arc::clone(self), changes, accepted, way };
        for uri in subscription.accepted.resource_subscriptions.iter().flatten() {
            let request = SessionRequest::Subscribe(SubscribeRequestParams::new(uri));
            self.perform_in_session(request, options).await?;
        }
        if let Some(closed) = self.pending.closed() {
            return Err(closed.into());
        }
        Ok(subscription)
    }

    /// Subscribes again on a session that was opened anew.
    pub fn subscribe_again(self: &Arc<Self>) {
        let uris = self.listeners.resources();
        if uris.is_empty() {
            return;
        }
        let core = Arc::clone(self);
        self.runtime.spawn(async move {
            for uri in uris {
                let request = SessionRequest::Subscribe(SubscribeRequestParams::new(uri));
                if let Err(error) = core.perform_in_session(request, &RequestOptions::new()).await {
                    tracing::warn!(%error, "a subscription could not be renewed");
                }
            }
        });
    }
}

/// Of what is asked for, what the server of a session says it tells of.
fn told(wanted: &SubscriptionFilter, has: Option<&ServerCapabilities>) -> SubscriptionFilter {
    let tools = has.and_then(|has| has.tools.as_ref()?.list_changed) == Some(true);
    let prompts = has.and_then(|has| has.prompts.as_ref()?.list_changed) == Some(true);
    let resources = has.and_then(|has| has.resources.as_ref());
    let resource_list = resources.and_then(|resources| resources.list_changed) == Some(true);
    let subscribe = resources.and_then(|resources| resources.subscribe) == Some(true);
    let mut told = SubscriptionFilter::new();
    told.tools_list_changed = wanted.tools_list_changed.filter(|_| tools);
    told.prompts_list_changed = wanted.prompts_list_changed.filter(|_| prompts);
    told.resources_list_changed = wanted.resources_list_changed.filter(|_| resource_list);
    told.resource_subscriptions = wanted.resource_subscriptions.clone().filter(|_| subscribe);
    told
}
