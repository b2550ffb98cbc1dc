//! A server that listens itself.

use std::convert::Infallible;
use std::io;
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;

use http::{Request, Response};
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use mcp_bindings::latest::{CompletionsHandler, PromptsHandler, ResourcesHandler, ToolsHandler};
use tokio::net::{TcpListener, TcpStream, ToSocketAddrs};
use tokio::sync::Semaphore;
use tokio_util::task::TaskTracker;

use super::HttpService;
use super::body::Body;
use super::refusal::Refusal;
use crate::server::{Context, Server, Service};

impl<T, P, R, C> Server<T, P, R, C>
where
    T: ToolsHandler<Context> + 'static,
    P: PromptsHandler<Context> + 'static,
    R: ResourcesHandler<Context> + 'static,
    C: CompletionsHandler<Context> + 'static,
{
    /// Serves over HTTP at `address`, at the path `/mcp`, see [`HttpService::serve_at`], until
    /// SIGTERM or SIGINT ends the process. Requests in flight are answered.
    ///
    /// The process is taken to be there for this server, see [`Service::manage_process`];
    /// [`Service::serve_http`] leaves it alone.
    ///
    /// # Errors
    /// If the address cannot be listened at, or is one that other machines can reach.
    pub async fn serve_http(self, address: impl ToSocketAddrs) -> io::Result<()> {
        let service = self.into_service();
        service.manage_process();
        service.serve_http(address).await
    }
}

impl Service {
    /// Serves over HTTP at `address`, at the path `/mcp`, until the service is shut down, see
    /// [`HttpService::serve_at`].
    ///
    /// # Errors
    /// If the address cannot be listened at, or is one that other machines can reach.
    pub async fn serve_http(&self, address: impl ToSocketAddrs) -> io::Result<()> {
        self.clone().into_http().serve_at(address).await
    }
}

impl HttpService {
    /// Listens at `address` and serves until the service is shut down.
    ///
    /// Addresses that other machines can reach are refused until
    /// [`HttpSettings::allowed_hosts`](super::HttpSettings::allowed_hosts) says by which names they
    /// do so.
    ///
    /// # Errors
    /// If the address cannot be listened at, or is one that other machines can reach.
    pub async fn serve_at(&self, address: impl ToSocketAddrs) -> io::Result<()> {
        let listener = TcpListener::bind(address).await?;
        let address = listener.local_addr()?;
        if !address.ip().is_loopback() && !self.endpoint.settings.hosts.is_set() {
            let message = format!(
                "other machines can reach {address}: say by which names, see \
                 `HttpSettings::allowed_hosts`"
            );
            return Err(io::Error::new(io::ErrorKind::InvalidInput, message));
        }
        self.serve(listener).await
    }

    /// Serves what connects to `listener` until the service is shut down, which requests in flight
    /// are finished for. The endpoint is at [`HttpSettings::path`](super::HttpSettings::path).
    ///
    /// # Errors
    /// None at present: what goes wrong with one connection does not concern the others.
    pub async fn serve(&self, listener: TcpListener) -> io::Result<()> {
        let closing = &self.endpoint.core.closing;
        let settings = &self.endpoint.settings;
        let places = settings.max_connections.clamp(1, Semaphore::MAX_PERMITS);
        let places = Arc::new(Semaphore::new(places));
        let connections = TaskTracker::new();
        loop {
            let accepted = async {
                let place = Arc::clone(&places).acquire_owned().await;
                (listener.accept().await, place)
            };
            let (accepted, place) = tokio::select! {
                accepted = accepted => accepted,
                () = closing.cancelled() => break,
            };
            match accepted {
                Ok((stream, _)) => {
                    let service = self.clone();
                    connections.spawn(async move {
                        let _place = place;
                        service.connection(stream).await;
                    });
                }
                Err(error) => pause_after(&error).await,
            }
        }
        drop(listener);
        connections.close();
        // Requests of sessions run on when their connection is gone.
        let running = &self.endpoint.core.tracker;
        running.close();
        let done = async {
            connections.wait().await;
            running.wait().await;
        };
        let _ = tokio::time::timeout(self.endpoint.core.limits.shutdown_grace, done).await;
        Ok(())
    }

    async fn connection(self, stream: TcpStream) {
        // Small messages go back and forth: none of them should wait for the next.
        let _ = stream.set_nodelay(true);
        let closing = self.endpoint.core.closing.clone();
        let header_timeout = self.endpoint.settings.header_timeout;
        let max_head = self.endpoint.settings.max_head;
        let service = service_fn(move |request| self.clone().at_path(request));
        let connection = http1::Builder::new()
            .timer(TokioTimer::new())
            .header_read_timeout(header_timeout)
            .max_buf_size(max_head)
            .serve_connection(TokioIo::new(stream), service);
        let mut connection = pin!(connection);
        let outcome = tokio::select! {
            outcome = connection.as_mut() => outcome,
            () = closing.cancelled() => {
                connection.as_mut().graceful_shutdown();
                connection.await
            }
        };
        if let Err(error) = outcome {
            tracing::debug!(%error, "a connection broke");
        }
    }

    async fn at_path(self, request: Request<Incoming>) -> Result<Response<Body>, Infallible> {
        let wanted = &self.endpoint.settings.path;
        let path = request.uri().path();
        let below = path.strip_prefix(wanted.trim_end_matches('/'));
        let is_here = below.is_some_and(|below| {
            below.is_empty() || below == "/" || (below.starts_with('/') && self.has_below())
        });
        if !is_here {
            let refusal = Refusal::NotHere(wanted.clone());
            return Ok(self.endpoint.refuse(request.into_parts().0, refusal));
        }
        Ok(self.endpoint.serve(request).await)
    }

    /// Whether there are endpoints below the one of the newest transport.
    fn has_below(&self) -> bool {
        self.endpoint.settings.sse.is_some()
    }
}

/// Errors of one connection concern nobody else; where there are no more handles, some may become
/// free in a while.
async fn pause_after(error: &io::Error) {
    use io::ErrorKind::{ConnectionAborted, ConnectionRefused, ConnectionReset};
    if !matches!(error.kind(), ConnectionAborted | ConnectionRefused | ConnectionReset) {
        tracing::error!(%error, "no connection can be accepted");
        tokio::time::sleep(Duration::from_millis(200)).await;
    }
}
