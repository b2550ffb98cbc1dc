//! The HTTP requests of a client, and the bytes of their answers.

use std::error::Error;
use std::net::{Ipv4Addr, Ipv6Addr};
use std::sync::{Arc, Mutex, MutexGuard};
use std::time::Duration;

use http::header::{
    ACCEPT_ENCODING, AUTHORIZATION, CONTENT_ENCODING, CONTENT_TYPE, LOCATION, WWW_AUTHENTICATE,
};
use http::{HeaderMap, HeaderValue, Method, StatusCode};
use mcp_bindings::RequestId;
use reqwest::redirect::Policy;
use reqwest::{Client, RequestBuilder, Response, Url};
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;

use super::answer::{Refusal, Verdict, judge, quote};
use super::session::Session;
use super::settings::HttpSettings;
use super::tokens::Tokens;
use crate::client::link::{Inbox, LinkError};
use crate::client::shown::{clean, quoted};
use crate::headers::{EVENT_STREAM, SESSION_ID, is_media_type};
use crate::lock::lock;

/// How long a connection that nobody uses is kept. Popular servers close theirs after 5 seconds,
/// and a message that is posted at that moment would fail: no message is ever sent twice.
const KEPT_IDLE: Duration = Duration::from_secs(4);

/// After how long silence the system asks whether the other end is still there: a stream may be
/// silent for hours.
const PROBED_AFTER: Duration = Duration::from_secs(30);

/// What says that a body is not compressed.
const IDENTITY: &str = "identity";

/// How many bytes a header has at least whose value is left out of texts as a secret.
const SECRET: usize = 6;

/// How many redirects are followed.
const REDIRECTS: usize = 5;

/// How a client talks to one server. Whatever runs for it shares it.
pub(super) struct Connection {
    client: Client,
    pub url: Url,
    pub settings: HttpSettings,
    pub inbox: Inbox,
    session: Mutex<Session>,
    /// Ends everything that runs for the connection.
    pub closing: CancellationToken,
    pub tracker: TaskTracker,
    pub tokens: Tokens,
}

impl Connection {
    pub fn new(url: &str, inbox: Inbox, settings: HttpSettings) -> Result<Arc<Self>, LinkError> {
        let url = read_url(url)?;
        let client = client(&url, &settings)?;
        let tokens = Tokens::new(settings.tokens.clone());
        Ok(Arc::new(Self {
            tokens,
            client,
            url,
            settings,
            inbox,
            session: Mutex::default(),
            closing: CancellationToken::new(),
            tracker: TaskTracker::new(),
        }))
    }

    pub fn session(&self) -> MutexGuard<'_, Session> {
        lock(&self.session)
    }

    /// Posts a message. The answer's status may be any.
    pub async fn post(
        &self,
        to: &Url,
        headers: HeaderMap,
        text: String,
    ) -> Result<Response, LinkError> {
        self.call(Method::POST, to, headers, Some(text)).await
    }

    /// Asks for a stream.
    pub async fn get(&self, headers: HeaderMap) -> Result<Response, LinkError> {
        self.call(Method::GET, &self.url, headers, None).await
    }

    /// Ends a session on the server.
    pub async fn delete(&self, headers: HeaderMap) -> Result<Response, LinkError> {
        self.call(Method::DELETE, &self.url, headers, None).await
    }

    /// Sends a request with the headers of the settings; those that are given win. If its token is
    /// refused it is sent once more with another one, if there is one by then.
    async fn call(
        &self,
        method: Method,
        url: &Url,
        headers: HeaderMap,
        body: Option<String>,
    ) -> Result<Response, LinkError> {
        let mut all = self.settings.headers.clone();
        // Inserting also removes what the settings have of the same name, once or more.
        for (name, value) in &headers {
            all.insert(name, value.clone());
        }
        all.insert(ACCEPT_ENCODING, HeaderValue::from_static(IDENTITY));
        let given = self.tokens.given().await;
        let request = self.client.request(method, url.clone()).headers(all);
        let request = body.into_iter().fold(request, |request, body| request.body(body));
        // A body that is a text can be sent again.
        let again = request.try_clone();
        let response = self.send(request, given.token.as_deref()).await?;
        let Some(again) = again.filter(|_| self.tokens.is_refused(&response)) else {
            return Ok(response);
        };
        let challenge = challenge(response.headers());
        match self.tokens.renewed(given, response.status().as_u16(), challenge).await {
            Some(token) => self.send(again, Some(&token)).await,
            None => Ok(response),
        }
    }

    async fn send(
        &self,
        mut request: RequestBuilder,
        token: Option<&str>,
    ) -> Result<Response, LinkError> {
        if let Some(token) = token {
            let value = HeaderValue::try_from(format!("Bearer {token}")).map_err(|_| {
                LinkError::Closed("the bearer token has characters that no header has".to_owned())
            })?;
            request = request.headers(HeaderMap::from_iter([(AUTHORIZATION, secret(value))]));
        }
        request.send().await.map_err(|error| broken(&self.server(), error))
    }

    /// Which server it is, in errors: its origin, for paths may be secret.
    pub fn server(&self) -> String {
        let origin = self.url.origin().ascii_serialization();
        #[cfg(unix)]
        if let Some(socket) = &self.settings.unix_socket {
            return format!("`{origin}` at `{}`", clean(&socket.to_string_lossy()));
        }
        format!("`{origin}`")
    }

    /// The error for a step at which the server answered with no message.
    pub fn malformed(&self, step: &str, status: StatusCode, what: &str) -> LinkError {
        let (server, status) = (self.server(), status.as_u16());
        LinkError::Malformed(format!("{server} to `{step}`, status {status}: {what}"))
    }

    /// The error for a connection that does not serve any more.
    pub fn lost(&self, why: &str) -> LinkError {
        LinkError::Closed(format!("{}: {why}", self.server()))
    }

    /// The beginning of what came, in quotes, and without the secrets of this client.
    pub fn quoted(&self, text: &str) -> String {
        quoted(&self.without_secrets(text))
    }

    /// A server may repeat what it was sent.
    fn without_secrets(&self, text: &str) -> String {
        let mut text = quote(text).to_owned();
        let session = self.session().id.clone();
        let headers = self.settings.headers.values().chain(&session);
        let headers = headers.filter_map(|value| value.to_str().ok().map(str::to_owned));
        // The token alone is one, too.
        let all = headers.flat_map(|value| {
            let last = value.rsplit(' ').next().map(str::to_owned);
            [Some(value), last].into_iter().flatten()
        });
        for secret in all.chain(self.tokens.last()).filter(|secret| secret.len() >= SECRET) {
            text = text.replace(&secret, "***");
        }
        text
    }

    /// The whole of a body that is no stream.
    pub async fn body(&self, mut response: Response) -> Result<String, LinkError> {
        let (limit, idle) = (self.settings.max_message, self.settings.body_idle);
        let (server, status) = (self.server(), response.status().as_u16());
        let wrong = |what: String| {
            LinkError::Malformed(format!(
                "the body of an answer of {server}, status {status}, {what}"
            ))
        };
        if let Some(encoding) = encoding(&response) {
            return Err(wrong(format!("is encoded as `{}`, not as asked for", clean(&encoding))));
        }
        let mut body = Vec::new();
        loop {
            let chunk = tokio::time::timeout(idle, response.chunk()).await.map_err(|_| {
                let came = self.quoted(&String::from_utf8_lossy(&body));
                self.lost(&format!(
                    "the body of an answer (status {status}) paused for {idle:?} after {came}"
                ))
            })?;
            let chunk = chunk.map_err(|error| {
                let came = self.quoted(&String::from_utf8_lossy(&body));
                self.lost(&format!(
                    "a body of status {status} broke off after {came}: {}",
                    causes(error)
                ))
            })?;
            let Some(chunk) = chunk else { break };
            if body.len() + chunk.len() > limit {
                body.extend_from_slice(&chunk[..chunk.len().min(1024)]);
                let came = self.quoted(&String::from_utf8_lossy(&body));
                return Err(wrong(format!(
                    "has more than {limit} bytes (see `max_message`) and begins with {came}"
                )));
            }
            body.extend_from_slice(&chunk);
        }
        // A byte order mark says nothing, and is no JSON.
        let body = body.strip_prefix(b"\xEF\xBB\xBF").map(<[u8]>::to_vec).unwrap_or(body);
        String::from_utf8(body).map_err(|error| {
            let came = self.quoted(&String::from_utf8_lossy(error.as_bytes()));
            wrong(format!("is no UTF-8: {came}"))
        })
    }

    /// Why a message was refused. If the refusal is an answer to the request `id` all the same, the
    /// inbox gets it, and there is no error.
    pub async fn refused(
        &self,
        response: Response,
        sent: &HeaderMap,
        id: Option<&RequestId>,
    ) -> (Result<(), LinkError>, Option<Verdict>) {
        let status = response.status();
        let challenge = challenge(response.headers());
        let elsewhere = text_of(response.headers(), LOCATION.as_str())
            .and_then(|location| self.url.join(&location).ok())
            .filter(|_| status.is_redirection())
            .map(|url| shown(&url));
        let body = match self.body(response).await {
            Ok(body) => body,
            // Why a refusal cannot be read says more than nothing.
            Err(error) => error.to_string(),
        };
        let verdict = id.map(|id| judge(&body, id));
        let session = sent.get(&SESSION_ID);
        let in_session = session.is_some();
        let (server, shown) = (self.server(), self.without_secrets(&body));
        let refusal = Refusal { server, status, challenge, elsewhere, in_session, body: &shown };
        let error = refusal.error(verdict.as_ref());
        match error {
            None => {
                self.inbox.message(body);
                (Ok(()), verdict)
            }
            Some(error) => {
                if error == LinkError::SessionLost {
                    self.session().lose(session);
                }
                (Err(error), verdict)
            }
        }
    }
}

/// Whether an answer is a stream of events.
pub(super) fn is_stream(response: &Response) -> bool {
    media_type(response).is_some_and(|value| is_media_type(&value, EVENT_STREAM))
}

/// What an answer says its body is.
pub(super) fn media_type(response: &Response) -> Option<String> {
    text_of(response.headers(), CONTENT_TYPE.as_str())
}

/// A header as text, if it is there.
fn text_of(headers: &HeaderMap, name: &str) -> Option<String> {
    headers.get(name).map(|value| String::from_utf8_lossy(value.as_bytes()).into_owned())
}

/// An address without what may be secret in it.
pub(super) fn shown(url: &Url) -> String {
    format!("{}{}", url.origin().ascii_serialization(), url.path())
}

/// What a server wants to see of whoever asks: the header `WWW-Authenticate`, once or more.
fn challenge(headers: &HeaderMap) -> Option<String> {
    let all = headers.get_all(WWW_AUTHENTICATE).iter();
    let all: Vec<_> = all.map(|value| String::from_utf8_lossy(value.as_bytes())).collect();
    (!all.is_empty()).then(|| all.join(", "))
}

/// How a body is compressed, if it is.
pub(super) fn encoding(response: &Response) -> Option<String> {
    let encoding = text_of(response.headers(), CONTENT_ENCODING.as_str())?;
    (!encoding.trim().eq_ignore_ascii_case(IDENTITY) && !encoding.is_empty()).then_some(encoding)
}

fn secret(mut value: HeaderValue) -> HeaderValue {
    value.set_sensitive(true);
    value
}

/// A failure of the connection to a server.
pub(super) fn broken(server: &str, error: reqwest::Error) -> LinkError {
    LinkError::Closed(format!("{server}: {}", causes(error)))
}

/// A failure with all its causes, and without the address: secrets may be in it.
fn causes(error: reqwest::Error) -> String {
    let error = error.without_url();
    let mut why = error.to_string();
    let mut source = error.source();
    while let Some(cause) = source {
        why = format!("{why}: {cause}");
        source = cause.source();
    }
    why
}

fn read_url(text: &str) -> Result<Url, LinkError> {
    let wrong = |what: &dyn std::fmt::Display| {
        // What stands in front of an `@`, and behind a `?`, may be secret.
        let shown = text.rsplit('@').next().unwrap_or_default();
        let shown = shown.split(['?', '#']).next().unwrap_or_default();
        LinkError::Closed(format!("{} is no address of HTTP: {what}", quoted(shown)))
    };
    let rest = text.strip_prefix("//").unwrap_or(text);
    let with_scheme = || {
        let scheme = if is_local(rest) { "http" } else { "https" };
        let rest = rest.rsplit('@').next().unwrap_or_default();
        let rest = rest.split(['?', '#']).next().unwrap_or_default();
        format!("write {}", quoted(&format!("{scheme}://{rest}")))
    };
    match Url::parse(text) {
        Ok(url) if matches!(url.scheme(), "http" | "https") => Ok(url),
        // A host in front of a port looks like a scheme.
        Ok(_) if !text.contains("://") && looks_like_host(rest) => Err(wrong(&with_scheme())),
        Ok(url) => {
            Err(wrong(&format!("it begins with `{}:`, not with `http:` or `https:`", url.scheme())))
        }
        Err(_) if looks_like_host(rest) && !text.contains("://") => Err(wrong(&with_scheme())),
        Err(error) => Err(wrong(&error)),
    }
}

/// Whether a text begins as `host`, `host:port` or `[::1]:port` do.
fn looks_like_host(text: &str) -> bool {
    let authority = text.split(['/', '?', '#']).next().unwrap_or_default();
    let authority = authority.rsplit('@').next().unwrap_or_default();
    let (host, port) = match authority.rsplit_once(':') {
        Some((host, port)) if !port.ends_with(']') => (host, port),
        _ => (authority, ""),
    };
    let in_host = |c: char| c.is_alphanumeric() || "-._[]:".contains(c);
    !host.is_empty() && host.chars().all(in_host) && port.chars().all(|c| c.is_ascii_digit())
}

fn is_local(text: &str) -> bool {
    ["localhost", "127.", "[::1]"].iter().any(|host| text.starts_with(host))
}

/// The HTTP client. It is `reqwest` and not the smaller client of `hyper-util`: redirects, proxies,
/// the trust store of the system and relative addresses are needed as well, and written by hand
/// they would be the larger part of this transport. Of its features only TLS is on. HTTP/2 is not:
/// giving up a request closes its connection, which every server and proxy understands.
fn client(url: &Url, settings: &HttpSettings) -> Result<Client, LinkError> {
    // The provider of cryptography belongs to the process: one that is there is left in place.
    if rustls::crypto::CryptoProvider::get_default().is_none() {
        let _ = rustls::crypto::ring::default_provider().install_default();
    }
    let mut builder = Client::builder()
        .user_agent(concat!(env!("CARGO_PKG_NAME"), "/", env!("CARGO_PKG_VERSION")))
        .connect_timeout(settings.connect_timeout)
        .pool_idle_timeout(KEPT_IDLE)
        .tcp_nodelay(true)
        .tcp_keepalive(PROBED_AFTER)
        .redirect(redirects())
        .retry(reqwest::retry::never())
        .referer(false);
    if url.scheme() == "http" {
        // Without TLS there is nothing to trust, and a system without certificates is no reason to
        // fail.
        builder = builder.tls_certs_only([]);
    }
    if is_this_machine(url) {
        builder = builder.no_proxy();
    }
    #[cfg(unix)]
    if let Some(socket) = &settings.unix_socket {
        builder = builder.no_proxy().unix_socket(socket.as_path());
    }
    builder.build().map_err(|error| LinkError::Closed(causes(error)))
}

/// Only redirects that keep the method are followed, and only to the same origin: what is posted
/// there, and the headers beside it, are meant for nobody else.
fn redirects() -> Policy {
    Policy::custom(|attempt| {
        let from = attempt.previous();
        let same_origin = from.last().is_some_and(|last| last.origin() == attempt.url().origin());
        let keeps_method = matches!(attempt.status().as_u16(), 307 | 308);
        if same_origin && keeps_method && from.len() <= REDIRECTS {
            attempt.follow()
        } else {
            attempt.stop()
        }
    })
}

/// A proxy cannot lead to this machine.
fn is_this_machine(url: &Url) -> bool {
    let host = url.host_str().unwrap_or_default();
    let host = host.trim_start_matches('[').trim_end_matches(']');
    host == "localhost"
        || host.parse::<Ipv4Addr>().is_ok_and(|ip| ip.is_loopback())
        || host.parse::<Ipv6Addr>().is_ok_and(|ip| ip.is_loopback())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_addresses_of_http_are_taken() {
        assert!(read_url("https://example.com/mcp").is_ok());
        for (bad, hint) in [
            ("", "no address of HTTP"),
            ("example.com", "write `https://example.com`"),
            ("localhost:3000/mcp", "write `http://localhost:3000/mcp`"),
            ("example.com:3000", "write `https://example.com:3000`"),
            ("127.0.0.1:80/mcp", "write `http://127.0.0.1:80/mcp`"),
            ("[::1]:80/mcp", "write `http://[::1]:80/mcp`"),
            ("//example.com/mcp", "write `https://example.com/mcp`"),
            ("/mcp", "no address of HTTP"),
            ("ftp://example.com", "begins with `ftp:`"),
            ("ws://localhost:1/x", "begins with `ws:`"),
            ("file:///etc/passwd", "begins with `file:`"),
            ("http://", "no address of HTTP"),
            ("http://host:99999/", "no address of HTTP"),
            ("a b\n\u{1b}[2J", "no address of HTTP"),
        ] {
            let error = read_url(bad).expect_err(bad).to_string();
            assert!(error.contains(hint), "{bad}: {error}");
            assert!(!error.chars().any(char::is_control), "{error:?}");
        }
        for secret in ["me:hunter2@host/mcp", "http://me:hunter2@host:x/", "host/mcp?hunter2"] {
            let error = read_url(secret).expect_err(secret).to_string();
            assert!(!error.contains("hunter2"), "{error}");
        }
    }

    #[test]
    fn tls_finds_its_cryptography() {
        let url = read_url("https://example.com/mcp").expect("a URL");
        match client(&url, &HttpSettings::new()) {
            Ok(_) => {}
            // A system without certificates.
            Err(LinkError::Closed(why)) => assert!(why.contains("certificates"), "{why}"),
            Err(other) => panic!("{other:?}"),
        }
    }

    #[test]
    fn secrets_of_an_address_are_not_shown() {
        let url = read_url("https://me:pass@example.com:8443/mcp?key=secret#x").expect("a URL");
        assert_eq!(shown(&url), "https://example.com:8443/mcp");
    }

    #[test]
    fn this_machine_has_several_names() {
        for near in ["http://localhost:1/", "http://127.0.0.9/", "http://[::1]:80/x"] {
            assert!(is_this_machine(&read_url(near).expect("a URL")), "{near}");
        }
        assert!(!is_this_machine(&read_url("http://localhost.example/").expect("a URL")));
    }
}
