//! How a client speaks HTTP.

use std::fmt;
use std::future::Future;
use std::pin::Pin;
use std::sync::Arc;
use std::time::Duration;

use http::{HeaderMap, HeaderName, HeaderValue};

use crate::frames::MAX_LINE;

/// Where the bearer tokens of a client come from. It is asked before every HTTP request, so that it
/// can renew a token whenever that is due.
///
/// <https://modelcontextprotocol.io/specification/2026-07-28/basic/authorization>
pub trait TokenSource: Send + Sync + 'static {
    /// The token of the next request; `None` to send it without one.
    fn token(&self) -> Pin<Box<dyn Future<Output = Option<String>> + Send + '_>>;

    /// A request was refused for its token, or for want of one. Once this is done the source is
    /// asked for a token again; if that is another one, the request is sent again with it, once.
    /// Requests that were refused together are told of once, and wait for it: what takes time, such
    /// as fetching a token or asking the user, belongs here.
    fn refused<'a>(
        &'a self,
        refused: &'a RefusedToken,
    ) -> Pin<Box<dyn Future<Output = ()> + Send + 'a>> {
        let _ = refused;
        Box::pin(std::future::ready(()))
    }
}

/// A token that a server refused. Its `Debug` does not show it.
#[derive(Clone, PartialEq, Eq)]
#[non_exhaustive]
pub struct RefusedToken {
    /// The status: 401, or 403 where another scope is needed.
    pub status: u16,
    /// The challenge: what the header `WWW-Authenticate` says, if it was there.
    pub challenge: Option<String>,
    /// The token, if the request had one.
    pub token: Option<String>,
}

impl fmt::Debug for RefusedToken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("RefusedToken")
            .field("status", &self.status)
            .field("challenge", &self.challenge)
            .field("token", &self.token.is_some())
            .finish()
    }
}

/// How a client speaks HTTP. Its `Debug` shows no secrets.
#[derive(Clone)]
#[non_exhaustive]
pub struct HttpSettings {
    /// Headers of every request, beside those that the protocol needs: these always win.
    pub headers: HeaderMap,
    /// Where bearer tokens come from; without one there are none but those in `headers`.
    pub tokens: Option<Arc<dyn TokenSource>>,
    /// How long it may take to connect. 10 seconds unless set.
    pub connect_timeout: Duration,
    /// How long a body that is no stream may pause. 30 seconds unless set. How long an answer may
    /// take at all is not limited here.
    pub body_idle: Duration,
    /// How long a stream of events may be silent before the connection counts as lost; for ever
    /// unless set. Set it only for servers that are known to keep their streams alive.
    pub stream_idle: Option<Duration>,
    /// How many bytes a message may have. 16 MiB unless set.
    pub max_message: usize,
    /// How often in a row the stream that answers a request is opened again without anything coming
    /// of it. 5 times unless set. The stream on which the server speaks first is opened again as
    /// long as the session lasts.
    pub reconnects: u32,
    /// How long to wait before that if the server does not say; each time in a row twice as long,
    /// and up to a quarter longer by chance, so that not all clients come at once. 1 second unless
    /// set.
    pub reconnect_delay: Duration,
    /// How long to wait before that at most, unless the server says more. 30 seconds unless set.
    pub reconnect_delay_max: Duration,
    /// How long the start of a session waits for the stream on which the server speaks first. 2
    /// seconds unless set; the stream may come later than that.
    pub stream_wait: Duration,
    /// The Unix socket at which the server listens. The address still says which host and path are
    /// asked for, such as `http://localhost/mcp`. A connection over the network unless set.
    #[cfg(unix)]
    pub unix_socket: Option<std::path::PathBuf>,
}

impl HttpSettings {
    /// What is set if nothing is.
    pub fn new() -> Self {
        Self::default()
    }

    /// Adds a header to every request. Its value is shown nowhere.
    #[must_use]
    pub fn with_header(mut self, name: HeaderName, mut value: HeaderValue) -> Self {
        value.set_sensitive(true);
        self.headers.append(name, value);
        self
    }

    /// Connects to a Unix socket: see [`HttpSettings::unix_socket`].
    #[cfg(unix)]
    #[must_use]
    pub fn with_unix_socket(mut self, path: impl Into<std::path::PathBuf>) -> Self {
        self.unix_socket = Some(path.into());
        self
    }

    /// Takes bearer tokens from `tokens`.
    #[must_use]
    pub fn with_tokens(mut self, tokens: impl TokenSource) -> Self {
        self.tokens = Some(Arc::new(tokens));
        self
    }
}

impl Default for HttpSettings {
    fn default() -> Self {
        Self {
            headers: HeaderMap::new(),
            tokens: None,
            connect_timeout: Duration::from_secs(10),
            body_idle: Duration::from_secs(30),
            stream_idle: None,
            max_message: MAX_LINE,
            reconnects: 5,
            reconnect_delay: Duration::from_secs(1),
            reconnect_delay_max: Duration::from_secs(30),
            stream_wait: Duration::from_secs(2),
            #[cfg(unix)]
            unix_socket: None,
        }
    }
}

impl fmt::Debug for HttpSettings {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let names: Vec<_> = self.headers.keys().map(HeaderName::as_str).collect();
        f.debug_struct("HttpSettings")
            .field("headers", &names)
            .field("tokens", &self.tokens.is_some())
            .field("connect_timeout", &self.connect_timeout)
            .field("body_idle", &self.body_idle)
            .field("stream_idle", &self.stream_idle)
            .field("max_message", &self.max_message)
            .field("reconnects", &self.reconnects)
            .field("reconnect_delay", &self.reconnect_delay)
            .field("reconnect_delay_max", &self.reconnect_delay_max)
            .field("stream_wait", &self.stream_wait)
            .finish_non_exhaustive()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn secrets_are_not_shown() {
        let settings = HttpSettings::new()
            .with_header(HeaderName::from_static("x-key"), HeaderValue::from_static("hunter2"));
        let shown = format!("{settings:?}");
        assert!(shown.contains("x-key") && !shown.contains("hunter2"), "{shown}");
    }
}
