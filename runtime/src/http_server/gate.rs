//! Who may come in: the headers `Host` and `Origin`.
//!
//! A web page can have its own name stand for the user's machine, and talk to what listens there.
//! Its requests say so in these two headers, which no script can change.
//! <https://modelcontextprotocol.io/specification/2026-07-28/basic/transports/streamable-http#security-%26-endpoint>

use std::net::{Ipv4Addr, Ipv6Addr};

use http::header::{
    ACCESS_CONTROL_ALLOW_HEADERS, ACCESS_CONTROL_ALLOW_METHODS, ACCESS_CONTROL_ALLOW_ORIGIN,
    ACCESS_CONTROL_EXPOSE_HEADERS, ACCESS_CONTROL_MAX_AGE, ACCESS_CONTROL_REQUEST_HEADERS,
    ACCESS_CONTROL_REQUEST_METHOD, HOST, ORIGIN, RETRY_AFTER, VARY, WWW_AUTHENTICATE,
};
use http::request::Parts;
use http::{HeaderMap, HeaderName, HeaderValue, Method, Response, StatusCode};

use super::answer;
use super::body::Body;
use super::refusal::Refusal;
use super::settings::HttpSettings;
use crate::headers::SESSION_ID;

/// Whether a page of the internet may reach this machine's own network, which browsers ask apart.
static PRIVATE_NETWORK_ASKED: HeaderName =
    HeaderName::from_static("access-control-request-private-network");
static PRIVATE_NETWORK: HeaderName =
    HeaderName::from_static("access-control-allow-private-network");

/// What is allowed beside what belongs to this machine.
#[derive(Clone, Debug)]
pub(super) enum Allowed {
    Listed(Vec<String>),
    Any,
}

impl Default for Allowed {
    fn default() -> Self {
        Self::Listed(Vec::new())
    }
}

impl Allowed {
    pub fn listed<T: Into<String>>(entries: impl IntoIterator<Item = T>) -> Self {
        let trim = |entry: String| entry.trim_end_matches('/').to_owned();
        Self::Listed(entries.into_iter().map(|entry| trim(entry.into())).collect())
    }

    /// Whether something was allowed at all.
    pub fn is_set(&self) -> bool {
        !matches!(self, Self::Listed(entries) if entries.is_empty())
    }

    fn has(&self, entry: &str) -> bool {
        match self {
            Self::Any => true,
            Self::Listed(entries) => entries.iter().any(|known| known.eq_ignore_ascii_case(entry)),
        }
    }
}

/// Where a request that came in is from.
#[derive(Clone, Debug, Default)]
pub(super) struct Admitted {
    /// The origin of the web page, if one sends the request.
    origin: Option<HeaderValue>,
}

/// Lets a request in, or says why not.
pub(super) fn admit(settings: &HttpSettings, parts: &Parts) -> Result<Admitted, Refusal> {
    if !host_is_allowed(&settings.hosts, parts) {
        let host = host(parts).unwrap_or("(several)");
        tracing::warn!(host, "a request was refused: see `HttpSettings::allowed_hosts`");
        return Err(Refusal::Host);
    }
    let Some(origin) = parts.headers.get(ORIGIN) else { return Ok(Admitted::default()) };
    let text = origin.to_str().unwrap_or_default();
    let is_listed = settings.origins.is_set() && settings.origins.has(text);
    if is_listed || is_loopback_origin(text) {
        return Ok(Admitted { origin: Some(origin.clone()) });
    }
    tracing::warn!(origin = text, "a request was refused: see `HttpSettings::allowed_origins`");
    Err(Refusal::Origin)
}

/// The host that the client wants to reach. HTTP/2 has it in the URI.
fn host(parts: &Parts) -> Option<&str> {
    let mut values = parts.headers.get_all(HOST).iter();
    match (values.next(), values.next()) {
        (Some(value), None) => value.to_str().ok(),
        (None, _) => parts.uri.authority().map(http::uri::Authority::as_str),
        (Some(_), Some(_)) => None,
    }
}

fn host_is_allowed(allowed: &Allowed, parts: &Parts) -> bool {
    if matches!(allowed, Allowed::Any) {
        return true;
    }
    let Some(host) = host(parts) else {
        // No browser leaves it out, so there is no page to be afraid of.
        return !parts.headers.contains_key(HOST);
    };
    // Over a Unix socket there is no host to name.
    if host.trim().is_empty() {
        return true;
    }
    let name = without_port(host);
    is_loopback(name) || allowed.has(host) || allowed.has(name)
}

fn without_port(host: &str) -> &str {
    match host.rsplit_once(':') {
        Some((name, port)) if port.bytes().all(|byte| byte.is_ascii_digit()) => name,
        _ => host,
    }
}

fn is_loopback(name: &str) -> bool {
    let v6 = name.strip_prefix('[').and_then(|name| name.strip_suffix(']'));
    match v6 {
        Some(v6) => v6.parse::<Ipv6Addr>().is_ok_and(|address| address.is_loopback()),
        None => {
            name.eq_ignore_ascii_case("localhost")
                || name.parse::<Ipv4Addr>().is_ok_and(|address| address.is_loopback())
        }
    }
}

fn is_loopback_origin(origin: &str) -> bool {
    let host = origin.strip_prefix("http://").or_else(|| origin.strip_prefix("https://"));
    host.is_some_and(|host| is_loopback(without_port(host)))
}

impl Admitted {
    /// Lets the web page read the answer.
    pub fn finish(self, mut response: Response<Body>) -> Response<Body> {
        if let Some(origin) = self.origin {
            allow(response.headers_mut(), origin);
        }
        response
    }

    /// The answer to the question whether a web page may send what it wants to.
    pub fn preflight(&self, parts: &Parts) -> Option<Response<Body>> {
        let asked = parts.headers.contains_key(ACCESS_CONTROL_REQUEST_METHOD);
        if parts.method != Method::OPTIONS || !asked || self.origin.is_none() {
            return None;
        }
        let mut response = answer::empty(StatusCode::NO_CONTENT);
        let headers = response.headers_mut();
        let methods = HeaderValue::from_static("POST, GET, DELETE");
        headers.insert(ACCESS_CONTROL_ALLOW_METHODS, methods);
        if let Some(wanted) = parts.headers.get(ACCESS_CONTROL_REQUEST_HEADERS) {
            // Tools name headers of their own, so that no list would be complete.
            headers.insert(ACCESS_CONTROL_ALLOW_HEADERS, wanted.clone());
        }
        if parts.headers.contains_key(&PRIVATE_NETWORK_ASKED) {
            headers.insert(&PRIVATE_NETWORK, HeaderValue::from_static("true"));
        }
        headers.append(VARY, HeaderValue::from_name(ACCESS_CONTROL_REQUEST_HEADERS));
        headers.insert(ACCESS_CONTROL_MAX_AGE, HeaderValue::from_static("3600"));
        Some(response)
    }
}

fn allow(headers: &mut HeaderMap, origin: HeaderValue) {
    headers.insert(ACCESS_CONTROL_ALLOW_ORIGIN, origin);
    headers.append(VARY, HeaderValue::from_static("Origin"));
    for exposed in [SESSION_ID.clone(), WWW_AUTHENTICATE, RETRY_AFTER] {
        headers.append(ACCESS_CONTROL_EXPOSE_HEADERS, HeaderValue::from_name(exposed));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_this_machine() {
        for host in ["localhost", "LOCALHOST", "127.0.0.1", "127.8.8.8", "[::1]"] {
            assert!(is_loopback(host), "{host}");
        }
        for host in ["", "evil.example", "127.0.0.1.evil.example", "::1", "[::2]", "localhost."] {
            assert!(!is_loopback(host), "{host}");
        }
        assert!(is_loopback(without_port("[::1]:8080")));
        assert!(is_loopback(without_port("localhost:1")));
        assert!(!is_loopback(without_port("localhost:evil.example")));
    }

    #[test]
    fn origins_of_this_machine() {
        for origin in ["http://localhost", "https://127.0.0.1:3000", "http://[::1]:1"] {
            assert!(is_loopback_origin(origin), "{origin}");
        }
        for origin in
            ["null", "http://evil.example", "http://localhost@evil.example", "file://localhost", ""]
        {
            assert!(!is_loopback_origin(origin), "{origin}");
        }
    }
}
