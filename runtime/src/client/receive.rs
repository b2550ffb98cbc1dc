//! What the server sends: answers, questions and notifications.

use std::sync::{Arc, Weak};

use mcp_bindings::latest::{CancelledNotificationParams, ServerNotification};
use mcp_bindings::wire::decode;
use mcp_bindings::{
    Incoming, IncomingNotification, IncomingResponse, Json, MessageError, Payload, ProtocolVersion,
    RequestId, tasks,
};

use super::core::Core;
use super::heard::weight;
use super::link::{Arrived, Arriving, LinkError};
use super::listen::Change;
use super::pending::Outcome;
use super::queue::Weight;
use super::shown::quoted;
use super::state::State;
use crate::tap::Way;

/// Takes what arrives until there is nothing more, or nobody has the client any more. Nothing here
/// waits for anybody.
pub(super) async fn receive(core: Weak<Core>, mut inbox: Arriving) {
    while let Some(arrived) = inbox.recv().await {
        let Some(core) = core.upgrade() else { return };
        match arrived {
            Arrived::Message(text, place) => {
                if let Some(tap) = &core.settings.tap {
                    tap.record(Way::Received, &text);
                }
                core.take(&text, place.as_ref());
            }
            Arrived::Unreadable(edges, why) => core.unreadable(&edges, &why),
            Arrived::Skipped(what) => core.pending.note(what),
            Arrived::Listening(Ok(())) => core.state.set(State::Connected),
            Arrived::Listening(Err(why)) => core.state.set(State::Reconnecting { why }),
            Arrived::SessionLost => core.session_lost(),
            Arrived::Failed(id, error) => {
                core.pending.answer(&id, Outcome::Failed(error));
            }
            Arrived::Closed(error) => core.closed(&error),
        }
    }
}

impl Core {
    /// Nothing will come any more.
    fn closed(&self, error: &LinkError) {
        self.state.set(State::Closed(error.clone()));
        self.pending.close(error);
        self.listeners.close(error);
        self.heard.close();
    }

    /// Opens a session anew if anybody waits for what the server says in it by itself; otherwise the
    /// next request does.
    fn session_lost(self: &Arc<Self>) {
        let why = LinkError::SessionLost.to_string();
        self.state.set(State::Reconnecting { why });
        let Some(agreed) = self.agreed().filter(|it| it.version.has_handshake()) else { return };
        if !self.heard.is_wanted() && self.listeners.is_empty() {
            return;
        }
        let core = Arc::clone(self);
        self.runtime.spawn(async move {
            if let Err(error) = core.reopen(&agreed).await {
                tracing::warn!(%error, "a session was not opened again");
            }
        });
    }

    /// Takes one message, or several in an array, which one version has. `place` is the request
    /// where whose answer belongs it came.
    fn take(self: &Arc<Self>, text: &str, place: Option<&RequestId>) {
        if !text.trim_start().starts_with('[') {
            return self.message(text, place);
        }
        match decode::<Vec<Json>>(text) {
            Ok(messages) => {
                messages.iter().for_each(|message| self.message(message.text(), place));
            }
            Err(error) => {
                self.skip(&error);
                self.pending.note(quoted(text));
            }
        }
    }

    fn message(self: &Arc<Self>, text: &str, place: Option<&RequestId>) {
        match Incoming::parse(text) {
            Ok(Incoming::Response(response)) => self.response(response, text, place),
            Ok(Incoming::Notification(notification)) => self.notification(&notification, text),
            Ok(Incoming::Request(request)) => self.answer_request(&request),
            Err(error) => self.no_message(&error, text, place),
        }
    }

    fn response(
        self: &Arc<Self>,
        response: IncomingResponse<'_>,
        text: &str,
        place: Option<&RequestId>,
    ) {
        let outcome = match response.outcome {
            Ok(result) => Outcome::Result(Json::from(result.to_owned())),
            Err(error) => Outcome::Error(error),
        };
        let waited = response.id.as_ref().is_some_and(|id| self.pending.answer(id, outcome));
        if !waited {
            self.misdirected(response.id.as_ref(), text, place);
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
