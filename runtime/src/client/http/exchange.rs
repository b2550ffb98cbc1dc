//! One message, and what comes back for it.

use std::sync::Arc;
use std::time::Duration;

use http::{HeaderMap, StatusCode};
use reqwest::Response;

use super::answer::{Verdict, is_response, judge};
use super::connection::{Connection, encoding, is_stream, media_type};
use super::session::opens_session;
use super::stream::Wanted;
use crate::client::link::{LinkError, Outgoing};
use crate::headers::SESSION_ID;

/// How many bytes beside an acknowledgement are read, so that the connection can be used again.
const IGNORED: u64 = 64 * 1024;
/// How long that may take.
const IGNORED_FOR: Duration = Duration::from_secs(1);

impl Connection {
    /// Sends a request, and hands over what the server answers. An error means that no answer was
    /// handed over, and none will come.
    pub async fn ask(
        self: &Arc<Self>,
        message: Outgoing,
        wanted: &Wanted,
    ) -> Result<(), LinkError> {
        if self.session().endpoint.is_some() {
            return self.tell(message).await;
        }
        let opens = opens_session(&message);
        let headers = self.session().headers_of(&message);
        let response = self.post(&self.url, headers.clone(), message.text.clone()).await?;
        if !response.status().is_success() {
            return self.ask_otherwise(response, headers, message, wanted).await;
        }
        if opens {
            self.session().id = response.headers().get(&SESSION_ID).cloned().map(|mut id| {
                id.set_sensitive(true);
                id
            });
        }
        if is_stream(&response) && encoding(&response).is_none() {
            return self.follow(response, wanted).await;
        }
        let status = response.status();
        let kind = media_type(&response).map_or("not given".to_owned(), |it| format!("`{it}`"));
        let body = self.body(response).await?;
        let what = match judge(&body, &wanted.id) {
            Verdict::Answer(_) => {
                self.inbox.message(body);
                return Ok(());
            }
            Verdict::Nothing(what) => format!("{what} (its type is {kind})"),
            Verdict::Stray => "an error that does not name the request".to_owned(),
            Verdict::Other => "a message, but no answer to the request".to_owned(),
        };
        let what = format!("{what}: it sent {}", self.quoted(&body));
        if !is_response(&body) {
            self.inbox.message_for(&wanted.id, body);
        }
        Err(self.malformed(&wanted.step, status, &what))
    }

    /// What to do if a request was refused. A server that knows nothing but the deprecated
    /// transport refuses to open a session in certain ways:
    /// <https://modelcontextprotocol.io/specification/2026-07-28/basic/transports/streamable-http#backward-compatibility>.
    async fn ask_otherwise(
        self: &Arc<Self>,
        response: Response,
        headers: HeaderMap,
        message: Outgoing,
        wanted: &Wanted,
    ) -> Result<(), LinkError> {
        let status = response.status();
        let (refused, verdict) = self.refused(response, &headers, Some(&wanted.id)).await;
        let may_be_deprecated = matches!(
            status,
            StatusCode::BAD_REQUEST | StatusCode::NOT_FOUND | StatusCode::METHOD_NOT_ALLOWED
        );
        if refused.is_ok()
            || !opens_session(&message)
            || !may_be_deprecated
            || verdict.is_some_and(|verdict| verdict.is_error())
        {
            return refused;
        }
        match self.open_deprecated().await {
            Ok(()) => self.tell(message).await,
            Err(error) => {
                tracing::debug!(%error, "the server does not speak the deprecated transport either");
                refused
            }
        }
    }

    /// Sends what is not answered here. Whatever stands beside an acknowledgement says nothing.
    pub async fn tell(&self, message: Outgoing) -> Result<(), LinkError> {
        let (endpoint, headers) = {
            let session = self.session();
            (session.endpoint.clone(), session.headers_of(&message))
        };
        let to = endpoint.as_ref().unwrap_or(&self.url);
        let response = self.post(to, headers.clone(), message.text).await?;
        if !response.status().is_success() {
            let (refused, _) = self.refused(response, &headers, message.id.as_ref()).await;
            return refused;
        }
        if response.content_length().is_some_and(|length| length <= IGNORED) {
            let _ = tokio::time::timeout(IGNORED_FOR, response.bytes()).await;
        }
        Ok(())
    }
}
