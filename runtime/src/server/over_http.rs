//! What only HTTP wants to know of a request that can be run.

use std::sync::atomic::AtomicBool;
use std::sync::{Arc, Mutex};

use mcp_bindings::latest::{
    CallToolRequestParams, ClientRequest, ListToolsResult, PaginatedRequestParams, ServerResult,
};
use mcp_bindings::{ErrorObject, Payload, RequestId};
use tokio_util::sync::CancellationToken;

use super::ask::Ask;
use super::catch::catch;
use super::context::{Context, Inner, Origin};
use super::error::internal;
use super::outbox::Outbox;
use super::places::{Seat, Waited};
use super::running::{Running, Work};

impl Running {
    /// Cancels the request from outside.
    pub fn token(&self) -> &CancellationToken {
        &self.context.inner.token
    }

    /// The id of the request.
    pub fn id(&self) -> &RequestId {
        self.context.request_id()
    }

    /// Whether the request stays open and tells of changes, so that it can only be streamed.
    pub fn stays_open(&self) -> bool {
        self.work.stays_open()
    }

    /// The parameter that says what the request is about, where its method has one.
    pub fn mirrored_name(&self) -> Option<&str> {
        match &self.work {
            Work::Core(request) => request.mirrored_name(),
            Work::Task(request, _) => request.mirrored_name(),
        }
    }

    /// The call of a tool, if it is one.
    pub fn call(&self) -> Option<&CallToolRequestParams> {
        match &self.work {
            Work::Core(ClientRequest::CallTool(call)) => Some(call),
            _ => None,
        }
    }

    /// Who sends the request, as far as the transport knows.
    pub fn principal(&self) -> Option<&Arc<str>> {
        self.context.inner.origin.principal.as_ref()
    }

    /// A page of the server's tools, as the sender of this request would see it. What the handler
    /// tells meanwhile goes nowhere.
    pub async fn list_tools(&self, cursor: Option<String>) -> Result<ListToolsResult, ErrorObject> {
        let inner = &self.context.inner;
        let mut meta = inner.meta.clone();
        meta.progress_token = None;
        let mut params = PaginatedRequestParams::new(meta.clone());
        params.cursor = cursor;
        let request = ClientRequest::ListTools(Box::new(params));
        let context = Context {
            inner: Arc::new(Inner {
                id: inner.id.clone(),
                method: request.method(),
                version: inner.version,
                peer: inner.peer.clone(),
                meta,
                level: None,
                origin: Origin { closings: None, ..inner.origin.clone() },
                token: inner.token.clone(),
                session: inner.session.clone(),
                outbox: Outbox::nowhere(),
                seat: Seat::default(),
                ended: AtomicBool::new(true),
                progress: Mutex::default(),
                ask: Ask::Retry(Box::default()),
                core: Arc::clone(&inner.core),
            }),
        };
        // It is work of the handlers like any other.
        let seat = &context.inner.seat;
        let places = &inner.core.places;
        if !seat.take_at_once(places, None)
            && let Waited::Cancelled = Box::pin(seat.take(places, None, &inner.token)).await?
        {
            return Err(internal("the request was cancelled"));
        }
        match catch(&inner.core, inner.core.handlers.handle(&context, request)).await? {
            ServerResult::ListTools(list) => Ok(*list),
            _ => Err(internal("the handler of the tools answered something else")),
        }
    }
}
