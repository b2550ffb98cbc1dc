//! What the server sends: answers, questions and notifications.

use std::sync::{Arc, Weak};

use mcp_bindings::latest::{CancelledNotificationParams, ServerNotification};
use mcp_bindings::wire::decode;
use mcp_bindings::{
    EnvelopeError, Incoming, IncomingNotification, IncomingResponse, Json, Map, MessageError,
    Payload, ProtocolVersion, tasks,
};

use super::core::Core;
use super::heard::weight;
use super::link::{Arrived, Arriving};
use super::listen::Change;
use super::pending::Outcome;
use super::queue::Weight;
use crate::tap::Way;

/// Takes what arrives until there is nothing more, or nobody has the client any more. Nothing here
/// waits for anybody.
pub(super) async fn receive(core: Weak<Core>, mut inbox: Arriving) {
    while let Some(arrived) = inbox.recv().await {
        let Some(core) = core.upgrade() else { return };
        match arrived {
            Arrived::Message(text) => {
                if let Some(tap) = &core.settings.tap {
                    tap.record(Way::Received, &text);
                }
                core.take(&text);
            }
            Arrived::Failed(id, error) => core.pending.answer(&id, Outcome::Failed(error)),
            Arrived::Closed(error) => core.closed(&error),
        }
    }
}

impl Core {
    /// Nothing will come any more.
    fn closed(&self, error: &super::link::LinkError) {
        self.pending.close(error);
        self.listeners.close(error);
        self.heard.close();
    }

    /// Takes one message, or several in an array, which one version has.
    fn take(self: &Arc<Self>, text: &str) {
        if !text.trim_start().starts_with('[') {
            return self.message(text);
        }
        match decode::<Vec<Json>>(text) {
            Ok(messages) => messages.iter().for_each(|message| self.message(message.text())),
            Err(error) => self.skip(&error),
        }
    }

    fn message(self: &Arc<Self>, text: &str) {
        match Incoming::parse(text) {
            Ok(Incoming::Response(response)) => self.response(response),
            Ok(Incoming::Notification(notification)) => self.notification(&notification, text),
            Ok(Incoming::Request(request)) => self.answer_request(&request),
            Err(error) => self.malformed(error, text),
        }
    }

    fn response(&self, response: IncomingResponse<'_>) {
        let Some(id) = response.id else {
            // The server complains without saying of what.
            let why = response.outcome.err().map(|error| error.to_string());
            return self.skip(&why.unwrap_or_default());
        };
        let outcome = match response.outcome {
            Ok(result) => Outcome::Result(Json::from(result.to_owned())),
            Err(error) => Outcome::Error(error),
        };
        self.pending.answer(&id, outcome);
    }

    /// A bad answer costs only the request that it is for.
    fn malformed(&self, error: EnvelopeError, text: &str) {
        let Some(id) = &error.id else {
            return self.skip(&error);
        };
        // What has a method is no answer, and its id is not one of ours.
        let is_call = decode::<Map<Json>>(text).is_ok_and(|members| {
            members.get("method").is_some() && members.get("result").is_none()
        });
        if is_call {
            self.skip(&error);
        } else {
            self.pending.answer(id, Outcome::Malformed(error.error.message));
        }
    }

    fn notification(self: &Arc<Self>, incoming: &IncomingNotification<'_>, text: &str) {
        let version = self.version();
        match ServerNotification::read_at(version, &incoming.method, incoming.params) {
            Ok(ServerNotification::Cancelled(params)) => self.cancelled(params),
            Ok(ServerNotification::Progress(params)) => {
                match self.pending.progress(&params.progress_token) {
                    Some(progress) => call(&*progress, params),
                    None => self.hear(ServerNotification::Progress(params), version, text),
                }
            }
            Ok(notification) => self.change(notification, version, text),
            Err(MessageError::UnknownMethod(_)) => self.unknown(incoming, text),
            Err(error) => {
                tracing::debug!(%error, method = %incoming.method, "a notification was ignored");
            }
        }
    }

    /// On a session the server takes back a question; otherwise it ends a subscription.
    fn cancelled(&self, params: CancelledNotificationParams) {
        self.asked.cancel(&params.request_id);
        self.pending.end_stream(&params.request_id);
    }

    fn change(&self, mut notification: ServerNotification, version: ProtocolVersion, text: &str) {
        self.cache.invalidate(&notification);
        if version.has_handshake() {
            self.listeners.tell(&notification, text.len());
            return self.hear(notification, version, text);
        }
        let Some(id) = notification.subscription_id_mut().and_then(|id| id.clone()) else {
            return self.hear(notification, version, text);
        };
        if let ServerNotification::SubscriptionsAcknowledged(params) = notification {
            return self.pending.accepted(&id, params.notifications);
        }
        match self.pending.stream(&id) {
            Some(stream) => {
                let weight = weight(&notification);
                stream.push(Change::Core(notification), weight, text.len());
            }
            None => tracing::debug!(%id, "a change for a subscription that is over"),
        }
    }

    /// Notifications of extensions, and those that nobody here knows.
    fn unknown(&self, incoming: &IncomingNotification<'_>, text: &str) {
        if let Ok(mut notification) = tasks::ServerNotification::from_incoming(incoming) {
            let id = notification.subscription_id_mut().and_then(|id| id.clone());
            if let Some(stream) = id.and_then(|id| self.pending.stream(&id)) {
                let weight = super::tasks::weight(&notification);
                if let tasks::ServerNotification::TaskStatus(task) = notification {
                    stream.push(Change::Task(task), weight, text.len());
                }
                return;
            }
        }
        self.heard.tell(text, &Weight::Single);
    }

    /// Hands a notification to whoever hears all of them, as the newest version writes it.
    fn hear(&self, notification: ServerNotification, version: ProtocolVersion, text: &str) {
        if !self.heard.is_wanted() {
            return;
        }
        let weight = weight(&notification);
        if version == ProtocolVersion::LATEST {
            return self.heard.tell(text, &weight);
        }
        if let Ok(text) = serde_json::to_string(&notification.without_id()) {
            self.heard.tell(&text, &weight);
        }
    }
}

/// What somebody else wrote must not end the reading.
fn call(
    progress: &(dyn Fn(mcp_bindings::latest::ProgressNotificationParams) + Send + Sync),
    params: mcp_bindings::latest::ProgressNotificationParams,
) {
    let calling = std::panic::AssertUnwindSafe(|| progress(params));
    if std::panic::catch_unwind(calling).is_err() {
        tracing::error!("a handler of progress panicked");
    }
}
