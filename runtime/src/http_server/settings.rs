//! How a server behaves over HTTP.

use std::time::Duration;

use super::gate::Allowed;

/// How a server behaves over HTTP: whom it lets in, and how much it holds.
///
/// Everything is set as it suits a server on the machine of its user; one that others reach must
/// say by which names, see [`HttpSettings::allowed_hosts`].
#[derive(Clone, Debug)]
pub struct HttpSettings {
    pub(super) path: String,
    pub(super) hosts: Allowed,
    pub(super) origins: Allowed,
    pub(super) max_body: Option<usize>,
    pub(super) body_timeout: Duration,
    pub(super) header_timeout: Duration,
    pub(super) max_head: usize,
    pub(super) max_connections: usize,
    pub(super) keep_alive: Option<Duration>,
    pub(super) retry: Duration,
    pub(super) max_sessions: usize,
    pub(super) session_rate: (u32, u32),
    pub(super) session_idle: Duration,
    pub(super) event_lifetime: Duration,
    pub(super) tools_lifetime: Duration,
    pub(super) sse: Option<SseEndpoints>,
}

/// The two endpoints of the transport of 2024-11-05, as the ends of paths.
#[derive(Clone, Debug)]
pub(super) struct SseEndpoints {
    pub stream: String,
    pub messages: String,
}

impl Default for HttpSettings {
    fn default() -> Self {
        Self {
            path: "/mcp".to_owned(),
            hosts: Allowed::default(),
            origins: Allowed::default(),
            max_body: None,
            body_timeout: Duration::from_secs(30),
            header_timeout: Duration::from_secs(30),
            max_head: 32 * 1024,
            max_connections: 10_000,
            keep_alive: Some(Duration::from_secs(15)),
            retry: Duration::from_secs(1),
            max_sessions: 10_000,
            session_rate: (1_000, 30),
            session_idle: Duration::from_secs(30 * 60),
            event_lifetime: Duration::from_secs(5 * 60),
            tools_lifetime: Duration::from_secs(10),
            sse: None,
        }
    }
}

impl HttpSettings {
    /// As everything is unless set.
    pub fn new() -> Self {
        Self::default()
    }

    /// The path of the endpoint of a server that listens itself; `/mcp` unless set. A service that
    /// is mounted in an application is where the application puts it.
    #[must_use]
    pub fn path(mut self, path: impl Into<String>) -> Self {
        self.path = path.into();
        self
    }

    /// The hosts by which clients may reach the server, beside those of this machine: the names in
    /// their header `Host`, with a port to allow only that, without one for any.
    ///
    /// Without this, a web page could have its own name stand for this machine, and so use a server
    /// that was meant for the user alone.
    #[must_use]
    pub fn allowed_hosts<T: Into<String>>(mut self, hosts: impl IntoIterator<Item = T>) -> Self {
        self.hosts = Allowed::listed(hosts);
        self
    }

    /// Lets clients reach the server by any name: for servers behind something that checks `Host`.
    #[must_use]
    pub fn allow_any_host(mut self) -> Self {
        self.hosts = Allowed::Any;
        self
    }

    /// The origins whose web pages may use the server, such as `https://app.example`, beside those
    /// of this machine. The preflight requests of both are answered, and they may read answers,
    /// refusals too, with the headers `Mcp-Session-Id`, `WWW-Authenticate` and `Retry-After`. Requests
    /// without an origin come from no web page and always pass.
    ///
    /// A layer outside of the service that refuses requests itself needs a layer for CORS around it,
    /// such as `CorsLayer` of `tower-http`, which exposes the same headers.
    #[must_use]
    pub fn allowed_origins<T: Into<String>>(
        mut self,
        origins: impl IntoIterator<Item = T>,
    ) -> Self {
        self.origins = Allowed::listed(origins);
        self
    }

    /// Lets the web pages of any origin use the server.
    #[must_use]
    pub fn allow_any_origin(mut self) -> Self {
        self.origins = Allowed::Any;
        self
    }

    /// How many bytes the body of a request may have; as many as
    /// [`Limits::max_message`](crate::server::Limits) unless set.
    #[must_use]
    pub fn max_body(mut self, bytes: usize) -> Self {
        self.max_body = Some(bytes);
        self
    }

    /// How long the body of a request may take to arrive; 30 seconds unless set.
    #[must_use]
    pub fn body_timeout(mut self, timeout: Duration) -> Self {
        self.body_timeout = timeout;
        self
    }

    /// How long a connection of a server that listens itself may take to send the head of its next
    /// request, and be idle before it; 30 seconds unless set.
    #[must_use]
    pub fn header_timeout(mut self, timeout: Duration) -> Self {
        self.header_timeout = timeout;
        self
    }

    /// How many bytes the head of a request to a server that listens itself may have, 8 KiB at
    /// least; each connection holds as many while a head arrives. 32 KiB unless set.
    #[must_use]
    pub fn max_head(mut self, bytes: usize) -> Self {
        self.max_head = bytes.max(8 * 1024);
        self
    }

    /// How many connections a server that listens itself has at a time; others wait. 10,000 unless
    /// set.
    #[must_use]
    pub fn max_connections(mut self, connections: usize) -> Self {
        self.max_connections = connections;
        self
    }

    /// After how long a stream on which nothing happens gets a comment, so that no proxy takes it
    /// for dead; never with `None`. 15 seconds unless set.
    #[must_use]
    pub fn keep_alive(mut self, period: Option<Duration>) -> Self {
        self.keep_alive = period;
        self
    }

    /// How long a client of 2025-11-25 is told to wait before it comes back to a stream that was
    /// cut; 1 second unless set.
    #[must_use]
    pub fn retry(mut self, wait: Duration) -> Self {
        self.retry = wait;
        self
    }

    /// How many sessions are held; the one that was idle longest goes when there are more. 10,000
    /// unless set.
    #[must_use]
    pub fn max_sessions(mut self, sessions: usize) -> Self {
        self.max_sessions = sessions;
        self
    }

    /// How many sessions a principal, or everybody without one together, may open at once, and how
    /// many per second after that. 1,000 and 30 unless set: in the time that an idle session is kept
    /// these are fewer than [`Bounds::keys`](crate::server::Bounds), so that nobody who opens
    /// sessions without end makes the server forget those of others.
    #[must_use]
    pub fn session_rate(mut self, at_once: u32, per_second: u32) -> Self {
        self.session_rate = (at_once, per_second);
        self
    }

    /// How long a session may be idle before it is over; 30 minutes unless set.
    #[must_use]
    pub fn session_idle(mut self, idle: Duration) -> Self {
        self.session_idle = idle;
        self
    }

    /// How long what was sent on a stream of a session can be had again; 5 minutes unless set.
    #[must_use]
    pub fn event_lifetime(mut self, lifetime: Duration) -> Self {
        self.event_lifetime = lifetime;
        self
    }

    /// How long the server goes by the list of its own tools when it checks the headers that mirror
    /// their parameters. Longer if the list itself says so, shorter if
    /// [`Notifier::tools_changed`](crate::server::Notifier::tools_changed) says that it is another
    /// one; 10 seconds unless set.
    #[must_use]
    pub fn tools_lifetime(mut self, lifetime: Duration) -> Self {
        self.tools_lifetime = lifetime;
        self
    }

    /// Serves clients of 2024-11-05, too, which have a stream of their own and an endpoint for their
    /// messages: `sse` and `messages`, say, for paths that end so. Without this there is none.
    ///
    /// <https://modelcontextprotocol.io/specification/2024-11-05/basic/transports#http-with-sse>
    #[must_use]
    pub fn sse_endpoints(mut self, stream: impl Into<String>, messages: impl Into<String>) -> Self {
        let trim = |path: String| path.trim_matches('/').to_owned();
        self.sse =
            Some(SseEndpoints { stream: trim(stream.into()), messages: trim(messages.into()) });
        self
    }
}
