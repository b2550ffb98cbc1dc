//! Servers over Streamable HTTP: a `tower` service for somebody's application, or a server of its
//! own.
//!
//! One endpoint serves clients of every version. Requests of the newest one stand alone; older
//! clients have sessions, whose streams they can come back to.
//! <https://modelcontextprotocol.io/specification/2026-07-28/basic/transports/streamable-http>
//!
//! A request without a session is answered if it is a `ping`, which harms nobody, and refused with
//! 400 if it should have had one.
//!
//! ```no_run
//! use mcp_runtime::http_server::HttpSettings;
//! use mcp_runtime::server::Server;
//!
//! # async fn run() -> std::io::Result<()> {
//! // On the machine of its user:
//! Server::new("greeter", "1.0.0").serve_http("127.0.0.1:8080").await?;
//!
//! // For everyone who knows it by its name:
//! let settings = HttpSettings::new().allowed_hosts(["mcp.example"]);
//! let service = Server::new("greeter", "1.0.0").into_service().into_http().settings(settings);
//! service.serve_at("0.0.0.0:8080").await
//! # }
//! ```

mod answer;
mod body;
mod changes;
mod endpoint;
mod events;
mod flight;
mod gate;
mod headers;
mod in_session;
mod mirror;
mod post;
mod rate;
mod receive;
mod record;
mod refusal;
mod serve;
mod sessions;
mod settings;
mod sse;
mod stateless;
mod stream;
mod tapped;

use std::convert::Infallible;
use std::fmt;
use std::future::Future;
use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context as TaskContext, Poll};

use http::request::Parts;
use http::{Request, Response};

pub use body::Body;
pub use settings::HttpSettings;

use crate::server::{Context, Service};
use endpoint::Endpoint;

/// Who sends a request, as a layer found out before: put it into the extensions of the request.
///
/// Handlers see it as [`Context::principal`]. A session belongs to whoever opened it; for others it
/// does not exist.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Principal(pub String);

/// A server as a `tower` service, which an application mounts where it likes: with axum by
/// `nest_service` or `route_service`.
///
/// Clones are cheap and are the same server: they share sessions.
#[derive(Clone)]
pub struct HttpService {
    endpoint: Arc<Endpoint>,
}

impl fmt::Debug for HttpService {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("HttpService")
            .field("settings", &self.endpoint.settings)
            .finish_non_exhaustive()
    }
}

impl HttpService {
    /// The service over HTTP, with settings that suit a server on the machine of its user.
    pub fn new(service: Service) -> Self {
        Self::with_settings(service, HttpSettings::default())
    }

    /// The service over HTTP.
    pub fn with_settings(service: Service, settings: HttpSettings) -> Self {
        Self { endpoint: Arc::new(Endpoint::new(service.core, settings)) }
    }

    /// The same with other settings, and without the sessions that this one has.
    #[must_use]
    pub fn settings(self, settings: HttpSettings) -> Self {
        let core = Arc::clone(&self.endpoint.core);
        Self::with_settings(Service { core }, settings)
    }

    /// The service behind it, to shut it down or tell clients of changes.
    pub fn service(&self) -> Service {
        Service { core: Arc::clone(&self.endpoint.core) }
    }
}

impl Service {
    /// The service over HTTP, with settings that suit a server on the machine of its user.
    pub fn into_http(self) -> HttpService {
        HttpService::new(self)
    }
}

impl Context {
    /// The request of HTTP without its body, where it came so: headers, and what layers put into its
    /// extensions.
    pub fn http(&self) -> Option<&Parts> {
        self.transport()
    }
}

/// What an answer is made of, later.
type Answering = Pin<Box<dyn Future<Output = Result<Response<Body>, Infallible>> + Send>>;

impl<B> tower_service::Service<Request<B>> for HttpService
where
    B: http_body::Body + Send + 'static,
    B::Data: Send,
    B::Error: Send,
{
    type Response = Response<Body>;
    type Error = Infallible;
    type Future = Answering;

    fn poll_ready(&mut self, _: &mut TaskContext<'_>) -> Poll<Result<(), Infallible>> {
        Poll::Ready(Ok(()))
    }

    fn call(&mut self, request: Request<B>) -> Answering {
        let endpoint = Arc::clone(&self.endpoint);
        Box::pin(async move { Ok(endpoint.serve(request).await) })
    }
}
