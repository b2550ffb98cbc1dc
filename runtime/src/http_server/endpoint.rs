//! The endpoint: where requests of HTTP arrive, by method and path.

use std::sync::Arc;

use http::request::Parts;
use http::{Method, Request, Response, StatusCode};

use super::Principal;
use super::answer;
use super::body::Body;
use super::changes::Changes;
use super::events::EventId;
use super::gate;
use super::headers::{self, Accept};
use super::in_session::Named;
use super::mirror::Mirrors;
use super::post::post;
use super::refusal::Refusal;
use super::sessions::Sessions;
use super::settings::HttpSettings;
use super::sse::{self, Connections};
use super::stateless::names_stateless;
use super::stream::Reader;
use super::tapped;
use crate::headers::{LAST_EVENT_ID, SESSION_ID};
use crate::server::context::Origin;
use crate::server::service::Core;

/// What every clone of a service shares.
pub(super) struct Endpoint {
    pub core: Arc<Core>,
    pub settings: HttpSettings,
    pub sessions: Arc<Sessions>,
    pub connections: Connections,
    pub mirrors: Mirrors,
}

/// Where a request wants to go.
enum Place {
    Endpoint,
    SseStream,
    SseMessages,
}

/// Who sends a request, and what its handler can see of it.
pub(super) fn origin(parts: &Arc<Parts>) -> Origin {
    let principal = parts.extensions.get::<Principal>();
    Origin {
        principal: principal.map(|principal| Arc::from(&*principal.0)),
        parts: Some(Arc::clone(parts) as Arc<_>),
        closings: None,
    }
}

impl Endpoint {
    pub fn new(core: Arc<Core>, settings: HttpSettings) -> Self {
        Self {
            sessions: Sessions::new(&core, &settings),
            connections: Connections::new(settings.max_sessions),
            mirrors: Mirrors::new(&core, settings.tools_lifetime),
            core,
            settings,
        }
    }

    /// Answers a request.
    pub async fn serve<B: http_body::Body>(self: Arc<Self>, request: Request<B>) -> Response<Body> {
        let (parts, body) = request.into_parts();
        let parts = Arc::new(parts);
        let admitted = match gate::admit(&self.settings, &parts) {
            Ok(admitted) => admitted,
            Err(refusal) => return refusal.into(),
        };
        let response = match admitted.preflight(&parts) {
            Some(response) => response,
            None => self.dispatch(parts, body).await,
        };
        let response = admitted.finish(response);
        match &self.core.tap {
            Some(tap) => tapped::sent(tap, response),
            None => response,
        }
    }

    /// Refuses a request; a web page that may come in may read why.
    pub fn refuse(&self, parts: Parts, refusal: Refusal) -> Response<Body> {
        match gate::admit(&self.settings, &parts) {
            Ok(admitted) => {
                let preflight = admitted.preflight(&parts);
                admitted.finish(preflight.unwrap_or_else(|| refusal.into()))
            }
            Err(refusal) => refusal.into(),
        }
    }

    async fn dispatch<B: http_body::Body>(
        self: &Arc<Self>,
        parts: Arc<Parts>,
        body: B,
    ) -> Response<Body> {
        if self.core.closing.is_cancelled() && parts.method != Method::DELETE {
            return Refusal::Closing.into();
        }
        // What is rare is boxed: the future of a plain call should be small.
        match (self.place(&parts), &parts.method) {
            (Place::Endpoint, &Method::POST) => post(self, parts, body).await,
            (Place::Endpoint, &Method::GET) if self.has_sessions(&parts) => {
                Box::pin(self.get(&parts)).await
            }
            (Place::Endpoint, &Method::DELETE) if self.has_sessions(&parts) => {
                Box::pin(self.delete(&parts)).await
            }
            (Place::Endpoint, _) if self.has_sessions(&parts) => {
                Refusal::Method("POST, GET, DELETE").into()
            }
            (Place::SseStream, &Method::GET) => sse::open(self, &parts),
            (Place::SseStream, _) => Refusal::Method("GET").into(),
            (Place::SseMessages, &Method::POST) => Box::pin(sse::post(self, &parts, body)).await,
            (Place::Endpoint | Place::SseMessages, _) => Refusal::Method("POST").into(),
        }
    }

    fn place(&self, parts: &Parts) -> Place {
        let Some(sse) = &self.settings.sse else { return Place::Endpoint };
        let path = parts.uri.path().trim_end_matches('/');
        let ends_with = |end: &str| {
            let before = path.strip_suffix(end);
            before.is_some_and(|before| before.is_empty() || before.ends_with('/'))
        };
        if ends_with(&sse.stream) {
            Place::SseStream
        } else if ends_with(&sse.messages) {
            Place::SseMessages
        } else {
            Place::Endpoint
        }
    }

    /// Whether there can be a session: the server has them, and the client does not say that it
    /// speaks a version without.
    fn has_sessions(&self, parts: &Parts) -> bool {
        let names_none = names_stateless(&parts.headers);
        self.core.newest_session().is_some()
            && (!names_none || parts.headers.contains_key(&SESSION_ID))
    }

    /// Opens a stream for messages that belong to no request, or goes on with one that was cut.
    async fn get(&self, parts: &Arc<Parts>) -> Response<Body> {
        if !Accept::of(&parts.headers).stream {
            return Refusal::AcceptStream.into();
        }
        let named = Named::find(self, &parts.headers, &origin(parts)).await;
        let session = match named.required(&self.core, &parts.headers) {
            Ok(session) => session,
            Err(refusal) => return refusal.into(),
        };
        let Ok(last) = headers::single(&parts.headers, &LAST_EVENT_ID) else {
            return Refusal::UnknownEvent.into();
        };
        let from = match last.map(EventId::parse) {
            None => None,
            Some(None) => return Refusal::UnknownEvent.into(),
            Some(Some(from)) => Some(from),
        };
        match from {
            Some(from) if Reader::reads(from) => match Reader::resume(self, session, from).await {
                Some(reader) => answer::stream(reader),
                None => Refusal::UnknownEvent.into(),
            },
            from => match Changes::new(self, session, from).await {
                Some(changes) => answer::stream(changes),
                None => Refusal::UnknownEvent.into(),
            },
        }
    }

    /// Ends a session.
    async fn delete(&self, parts: &Arc<Parts>) -> Response<Body> {
        let named = Named::find(self, &parts.headers, &origin(parts)).await;
        match named.required(&self.core, &parts.headers) {
            Ok(session) => {
                self.sessions.end(&session).await;
                answer::empty(StatusCode::NO_CONTENT)
            }
            Err(refusal) => refusal.into(),
        }
    }
}
