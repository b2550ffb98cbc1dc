//! Changes, and everyone who wants to know of them.

use std::collections::{HashMap, HashSet};
use std::sync::{Arc, Mutex, Weak};

use mcp_bindings::latest::{
    NotificationParams, ResourceUpdatedNotificationParams, ServerNotification, SubscriptionFilter,
};
use mcp_bindings::{Incoming, Payload, tasks};
use tokio::sync::Notify;

use super::state::State;
use crate::lock::lock;

/// Something that changed.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Change {
    Core(ServerNotification),
    Task(Box<tasks::TaskStatusNotificationParams>),
}

impl Change {
    fn text(&self) -> Option<String> {
        match self {
            Self::Core(change) => serde_json::to_string(&change.without_id()).ok(),
            Self::Task(task) => {
                let change = tasks::ServerNotification::TaskStatus(task.clone());
                serde_json::to_string(&change.without_id()).ok()
            }
        }
    }

    fn from_text(text: &str) -> Option<Self> {
        let Ok(Incoming::Notification(incoming)) = Incoming::parse(text) else { return None };
        if let Ok(change) = ServerNotification::from_incoming(&incoming) {
            return Some(Self::Core(change));
        }
        match tasks::ServerNotification::from_incoming(&incoming) {
            Ok(tasks::ServerNotification::TaskStatus(task)) => Some(Self::Task(task)),
            _ => None,
        }
    }
}

/// The changes that somebody wants to know of.
#[derive(Clone, Debug, Default)]
pub(crate) struct Interest {
    /// The lists.
    pub filter: SubscriptionFilter,
    /// The resources. A peer decides how many there are, so nobody walks through them.
    pub resources: HashSet<String>,
    /// The tasks.
    pub tasks: HashSet<String>,
}

/// How many bytes a name in an interest takes, about.
pub(crate) fn entry_bytes(name: &str) -> usize {
    const BESIDE: usize = 64;
    name.len() + BESIDE
}

impl Interest {
    fn covers(&self, change: &Change) -> bool {
        let filter = &self.filter;
        match change {
            Change::Core(change) => match change {
                ServerNotification::ToolListChanged(_) => filter.tools_list_changed == Some(true),
                ServerNotification::PromptListChanged(_) => {
                    filter.prompts_list_changed == Some(true)
                }
                ServerNotification::ResourceListChanged(_) => {
                    filter.resources_list_changed == Some(true)
                }
                ServerNotification::ResourceUpdated(updated) => {
                    self.resources.contains(&updated.uri)
                }
                _ => false,
            },
            Change::Task(task) => task_id(task).is_some_and(|id| self.tasks.contains(id)),
        }
    }
}

fn task_id(task: &tasks::TaskStatusNotificationParams) -> Option<&str> {
    use tasks::TaskStatusNotificationParams as Params;
    match task {
        Params::Working(task) => Some(&task.task_id),
        Params::InputRequired(task) => Some(&task.task_id),
        Params::Completed(task) => Some(&task.task_id),
        Params::Failed(task) => Some(&task.task_id),
        Params::Cancelled(task) => Some(&task.task_id),
        _ => None,
    }
}

/// Where changes arrive and go out from.
pub(crate) struct Hub {
    listeners: Arc<Mutex<Listeners>>,
    state: Arc<dyn State>,
}

#[derive(Default)]
struct Listeners {
    next: u64,
    all: HashMap<u64, Arc<Shared>>,
}

struct Shared {
    interest: Mutex<Interest>,
    waiting: Mutex<Waiting>,
    arrived: Notify,
}

/// Changes that somebody has not heard of.
#[derive(Default)]
struct Waiting {
    changes: Vec<Arc<Change>>,
    /// Where each is, by what makes it the same change: nobody walks through them all.
    places: HashMap<Arc<str>, usize>,
}

impl Waiting {
    /// Whoever has not heard of it yet need not hear of it twice; of a task, only the last counts.
    fn put(&mut self, key: &Arc<str>, change: &Arc<Change>) {
        match self.places.get(key) {
            Some(place) => self.changes[*place] = Arc::clone(change),
            None => {
                self.places.insert(Arc::clone(key), self.changes.len());
                self.changes.push(Arc::clone(change));
            }
        }
    }

    fn take(&mut self) -> Vec<Arc<Change>> {
        self.places.clear();
        std::mem::take(&mut self.changes)
    }
}

impl Hub {
    pub fn new(state: Arc<dyn State>) -> Self {
        let listeners: Arc<Mutex<Listeners>> = Arc::default();
        // The state may live longer than the server.
        let weak: Weak<Mutex<Listeners>> = Arc::downgrade(&listeners);
        state.subscribe(Box::new(move |text| {
            if let (Some(listeners), Some(change)) = (weak.upgrade(), Change::from_text(text)) {
                distribute(&lock(&listeners), change, text);
            }
        }));
        Self { listeners, state }
    }

    /// Tells everyone who wants to know, on all copies of the server.
    pub async fn publish(&self, change: Change) {
        let Some(text) = change.text() else { return };
        if let Err(error) = self.state.publish(text).await {
            tracing::warn!(%error, "a change could not be published");
        }
    }

    /// Begins to collect changes.
    pub fn listen(&self, interest: Interest) -> Listener {
        let shared = Arc::new(Shared {
            interest: Mutex::new(interest),
            waiting: Mutex::default(),
            arrived: Notify::new(),
        });
        let mut listeners = lock(&self.listeners);
        let id = listeners.next;
        listeners.next += 1;
        listeners.all.insert(id, Arc::clone(&shared));
        Listener { id, shared, listeners: Arc::downgrade(&self.listeners) }
    }
}

fn distribute(listeners: &Listeners, change: Change, text: &str) {
    let key: Arc<str> = match &change {
        Change::Core(_) => text.into(),
        Change::Task(task) => task_id(task).unwrap_or_default().into(),
    };
    let change = Arc::new(change);
    for listener in listeners.all.values() {
        if !lock(&listener.interest).covers(&change) {
            continue;
        }
        lock(&listener.waiting).put(&key, &change);
        listener.arrived.notify_one();
    }
}

/// Somebody who wants to know of changes, until it is dropped.
pub(crate) struct Listener {
    id: u64,
    shared: Arc<Shared>,
    listeners: Weak<Mutex<Listeners>>,
}

impl Listener {
    /// The changes that came since the last call; waits for one. Dropping the future loses nothing.
    pub async fn next(&self) -> Vec<Arc<Change>> {
        loop {
            let waiting = lock(&self.shared.waiting).take();
            if !waiting.is_empty() {
                return waiting;
            }
            self.shared.arrived.notified().await;
        }
    }

    /// The changes that came since the last call, if there are any.
    #[cfg(feature = "http-server")]
    pub fn take(&self) -> Vec<Arc<Change>> {
        lock(&self.shared.waiting).take()
    }

    /// The resources it wants to know of.
    #[cfg(feature = "http-server")]
    pub fn resources(&self) -> Vec<String> {
        let mut resources: Vec<_> = lock(&self.shared.interest).resources.iter().cloned().collect();
        resources.sort_unstable();
        resources
    }

    /// Changes what it wants to know of.
    pub fn update(&self, update: impl FnOnce(&mut Interest)) {
        update(&mut lock(&self.shared.interest));
    }
}

impl Drop for Listener {
    fn drop(&mut self) {
        if let Some(listeners) = self.listeners.upgrade() {
            lock(&listeners).all.remove(&self.id);
        }
    }
}

/// Tells clients that something changed: those that listen, and old sessions that asked.
///
/// <https://modelcontextprotocol.io/specification/2026-07-28/basic/patterns/subscriptions>. Only what
/// the server advertises is told: a server whose tools change sets `listChanged` in the capability
/// of its handler.
#[derive(Clone)]
pub struct Notifier {
    pub(super) hub: Arc<Hub>,
}

impl std::fmt::Debug for Notifier {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Notifier").finish_non_exhaustive()
    }
}

impl Notifier {
    /// The list of tools is another one.
    pub async fn tools_changed(&self) {
        self.tell(ServerNotification::ToolListChanged(NotificationParams::new())).await;
    }

    /// The list of prompts is another one.
    pub async fn prompts_changed(&self) {
        self.tell(ServerNotification::PromptListChanged(NotificationParams::new())).await;
    }

    /// The list of resources, or of resource templates, is another one.
    pub async fn resources_changed(&self) {
        self.tell(ServerNotification::ResourceListChanged(NotificationParams::new())).await;
    }

    /// The resource `uri` has other contents.
    pub async fn resource_updated(&self, uri: impl Into<String>) {
        let params = ResourceUpdatedNotificationParams::new(uri);
        self.tell(ServerNotification::ResourceUpdated(params)).await;
    }

    async fn tell(&self, change: ServerNotification) {
        self.hub.publish(Change::Core(change)).await;
    }
}
