//! Notifications of the server that belong to no request and no subscription.

use std::future::Future;
use std::pin::Pin;
use std::sync::{Arc, Mutex, Weak};

use mcp_bindings::latest::{ServerNotification, ServerNotificationHandler};
use mcp_bindings::{Incoming, Payload};
use tokio::runtime::Handle;
use tokio::task::AbortHandle;

use super::queue::{Queue, Weight};
use crate::lock::lock;

/// A handler of notifications, whatever its type.
pub(super) trait Listening: Send + Sync {
    fn hear<'a>(&'a self, text: &'a str) -> Pin<Box<dyn Future<Output = ()> + Send + 'a>>;
}

impl<H: ServerNotificationHandler> Listening for H {
    fn hear<'a>(&'a self, text: &'a str) -> Pin<Box<dyn Future<Output = ()> + Send + 'a>> {
        Box::pin(async move {
            let Ok(Incoming::Notification(incoming)) = Incoming::parse(text) else { return };
            if let Err(error) = self.receive(&(), &incoming).await {
                tracing::debug!(%error, "a notification was ignored");
            }
        })
    }
}

/// Everyone who wants to hear notifications.
#[derive(Default)]
pub(super) struct Heard {
    streams: Mutex<Vec<Weak<Queue<String>>>>,
    handler: Option<(Arc<Queue<String>>, AbortHandle)>,
}

impl Heard {
    /// Hands notifications to `handler`, one after another.
    pub fn new(handler: Option<Arc<dyn Listening>>, runtime: &Handle) -> Self {
        let handler = handler.map(|handler| {
            let queue: Arc<Queue<String>> = Arc::new(Queue::new());
            let waiting = Arc::clone(&queue);
            let hearing = runtime.spawn(async move {
                while let Ok(Some(text)) = waiting.next().await {
                    handler.hear(&text).await;
                }
            });
            (queue, hearing.abort_handle())
        });
        let streams = handler.iter().map(|(queue, _)| Arc::downgrade(queue)).collect();
        Self { streams: Mutex::new(streams), handler }
    }

    /// Whether anybody would hear a notification.
    pub fn is_wanted(&self) -> bool {
        !lock(&self.streams).is_empty()
    }

    /// A notification as the newest version writes it.
    pub fn tell(&self, text: &str, weight: &Weight) {
        lock(&self.streams).retain(|stream| match stream.upgrade() {
            Some(stream) => {
                stream.push(text.to_owned(), weight.clone(), text.len());
                true
            }
            None => false,
        });
    }

    /// Begins to collect notifications.
    pub fn listen(&self) -> Notifications {
        let waiting = Arc::new(Queue::new());
        lock(&self.streams).push(Arc::downgrade(&waiting));
        Notifications { waiting }
    }

    /// There will be no more notifications.
    pub fn close(&self) {
        for stream in lock(&self.streams).drain(..) {
            if let Some(stream) = stream.upgrade() {
                stream.close(Ok(()));
            }
        }
    }
}

impl Drop for Heard {
    fn drop(&mut self) {
        self.close();
        if let Some((_, hearing)) = &self.handler {
            hearing.abort();
        }
    }
}

/// How a notification stands to others that wait to be heard.
pub(super) fn weight(notification: &ServerNotification) -> Weight {
    match notification {
        ServerNotification::ToolListChanged(_)
        | ServerNotification::PromptListChanged(_)
        | ServerNotification::ResourceListChanged(_) => {
            Weight::Change(notification.method().to_owned())
        }
        ServerNotification::ResourceUpdated(params) => {
            Weight::Change(format!("{} {}", notification.method(), params.uri))
        }
        ServerNotification::LoggingMessage(_) | ServerNotification::Progress(_) => Weight::Passing,
        _ => Weight::Single,
    }
}

/// The notifications of the server, from when this was begun, beside those of subscriptions.
///
/// At most 1,024 notifications and 16 MiB wait to be read. A change that waits already does not
/// wait twice; where there is no room, progress and log messages go first.
#[derive(Debug)]
pub struct Notifications {
    waiting: Arc<Queue<String>>,
}

impl Notifications {
    /// The next one; `None` once the connection is closed. Notifications that the newest version
    /// does not define are left out: a handler hears these, too.
    ///
    /// Dropping the future loses nothing.
    pub async fn next(&mut self) -> Option<ServerNotification> {
        loop {
            let text = self.waiting.next().await.ok()??;
            let Ok(Incoming::Notification(incoming)) = Incoming::parse(&text) else { continue };
            if let Ok(notification) = ServerNotification::from_incoming(&incoming) {
                return Some(notification);
            }
        }
    }

    /// How many notifications found no room.
    pub fn lost(&self) -> u64 {
        self.waiting.lost()
    }
}
