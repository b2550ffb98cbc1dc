//! The HTTP requests of a client, and the bytes of their answers.

use std::error::Error;
use std::net::{Ipv4Addr, Ipv6Addr};
use std::sync::{Arc, Mutex, MutexGuard};
use std::time::Duration;

use http::header::{AUTHORIZATION, CONTENT_TYPE, LOCATION, WWW_AUTHENTICATE};
use http::{HeaderMap, HeaderValue, Method};
use mcp_bindings::RequestId;
use reqwest::redirect::Policy;
use reqwest::{Client, Response, Url};
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;

use super::answer::{Refusal, Verdict, judge};
use super::session::Session;
use super::settings::HttpSettings;
use crate::client::link::{Inbox, LinkError};
use crate::headers::{EVENT_STREAM, SESSION_ID, is_media_type};
use crate::lock::lock;

/// How long a connection that nobody uses is kept. Popular servers close theirs after 5 seconds,
/// and a message that is posted at that moment would fail: no message is ever sent twice.
const KEPT_IDLE: Duration = Duration::from_secs(4);

/// After how long silence the system asks whether the other end is still there: a stream may be
/// silent for hours.
const PROBED_AFTER: Duration = Duration::from_secs(30);

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
}

impl Connection {
    pub fn new(url: &str, inbox: Inbox, settings: HttpSettings) -> Result<Arc<Self>, LinkError> {
        let url = read_url(url)?;
        let client = client(&url, &settings)?;
        Ok(Arc::new(Self {
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

    /// Sends a request with the headers of the settings; those that are given win.
    async fn call(
        &self,
        method: Method,
        url: &Url,
        headers: HeaderMap,
        body: Option<String>,
    ) -> Result<Response, LinkError> {
        let mut all = self.settings.headers.clone();
        if let Some(tokens) = &self.settings.tokens
            && let Some(token) = tokens.token().await
        {
            let mut value = HeaderValue::try_from(format!("Bearer {token}")).map_err(|_| {
                LinkError::Closed("the bearer token has characters that no header has".to_owned())
            })?;
            value.set_sensitive(true);
            all.insert(AUTHORIZATION, value);
        }
        // Inserting also removes what the settings have of the same name, once or more.
        for (name, value) in &headers {
            all.insert(name, value.clone());
        }
        let mut request = self.client.request(method, url.clone()).headers(all);
        if let Some(body) = body {
            request = request.body(body);
        }
        request.send().await.map_err(broken)
    }

    /// The whole of a body that is no stream.
    pub async fn body(&self, mut response: Response) -> Result<String, LinkError> {
        let (limit, idle) = (self.settings.max_message, self.settings.body_idle);
        let mut body = Vec::new();
        loop {
            let chunk = tokio::time::timeout(idle, response.chunk()).await.map_err(|_| {
                LinkError::Closed(format!("the body of an answer paused for {idle:?}"))
            })?;
            let Some(chunk) = chunk.map_err(broken)? else { break };
            if body.len() + chunk.len() > limit {
                return Err(LinkError::Malformed(format!(
                    "the body of an answer has more than {limit} bytes: see `max_message`"
                )));
            }
            body.extend_from_slice(&chunk);
        }
        // A byte order mark says nothing, and is no JSON.
        let body = body.strip_prefix(b"\xEF\xBB\xBF").map(<[u8]>::to_vec).unwrap_or(body);
        String::from_utf8(body)
            .map_err(|_| LinkError::Malformed("the body of an answer is no UTF-8".to_owned()))
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
        let challenge = text_of(response.headers(), WWW_AUTHENTICATE.as_str());
        let elsewhere = text_of(response.headers(), LOCATION.as_str())
            .and_then(|location| self.url.join(&location).ok())
            .filter(|_| status.is_redirection())
            .map(|url| shown(&url));
        let body = self.body(response).await.unwrap_or_default();
        let verdict = id.map(|id| judge(&body, id));
        let session = sent.get(&SESSION_ID);
        let in_session = session.is_some();
        let refusal = Refusal { status, challenge, elsewhere, in_session, body: &body };
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

/// A failure of the connection with all its causes, and without the address: secrets may be in it.
pub(super) fn broken(error: reqwest::Error) -> LinkError {
    let error = error.without_url();
    let mut why = error.to_string();
    let mut source = error.source();
    while let Some(cause) = source {
        why = format!("{why}: {cause}");
        source = cause.source();
    }
    LinkError::Closed(why)
}

fn read_url(text: &str) -> Result<Url, LinkError> {
    let url =
        Url::parse(text).map_err(|error| LinkError::Closed(format!("no valid URL: {error}")))?;
    match url.scheme() {
        "http" | "https" => Ok(url),
        scheme => Err(LinkError::Closed(format!("`{scheme}` is no scheme of HTTP"))),
    }
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
    builder.build().map_err(broken)
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
        for bad in ["", "example.com", "ftp://example.com", "file:///etc/passwd"] {
            assert!(matches!(read_url(bad), Err(LinkError::Closed(_))), "{bad}");
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
