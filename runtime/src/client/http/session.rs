//! What a client remembers of a server between two messages, and the headers that say so.

use http::header::{ACCEPT, CONTENT_TYPE};
use http::{HeaderMap, HeaderName, HeaderValue};
use mcp_bindings::session::InitializeRequest;
use mcp_bindings::{ProtocolVersion, Request};
use reqwest::Url;
use tokio_util::sync::CancellationToken;

use crate::client::link::Outgoing;
use crate::headers::{
    EVENT_STREAM, JSON, LAST_EVENT_ID, METHOD, NAME, PARAM_PREFIX, PROTOCOL_VERSION, SESSION_ID,
    encode_value,
};

/// A session, from `initialize` until it is lost. Versions without sessions leave it empty.
#[derive(Default)]
pub(super) struct Session {
    /// What the server calls it.
    pub id: Option<HeaderValue>,
    /// The version that was agreed.
    pub version: Option<ProtocolVersion>,
    /// Whether the server no longer knows it.
    pub lost: bool,
    /// Where messages go if the server is of the deprecated kind.
    pub endpoint: Option<Url>,
    /// Ends the stream on which the server speaks first.
    pub ended: CancellationToken,
}

impl Session {
    /// Begins a new one.
    pub fn begin(&mut self) {
        self.end(false);
    }

    /// The server does not know the session `id` any more. Another one may have begun meanwhile.
    pub fn lose(&mut self, id: Option<&HeaderValue>) {
        if id.is_some() && self.id.as_ref() == id {
            self.end(true);
        }
    }

    fn end(&mut self, lost: bool) {
        self.ended.cancel();
        *self = Self { lost, endpoint: self.endpoint.take(), ..Self::default() };
    }

    /// The headers of a message that is posted.
    pub fn headers_of(&self, message: &Outgoing) -> HeaderMap {
        let mut headers = HeaderMap::new();
        headers.insert(CONTENT_TYPE, HeaderValue::from_static(JSON));
        let accept = HeaderValue::from_static("application/json, text/event-stream");
        headers.insert(ACCEPT, accept);
        match message.version.filter(|version| !version.has_handshake()) {
            Some(version) => mirror(message, version, &mut headers),
            None if opens_session(message) => {}
            None => self.name(&mut headers),
        }
        headers
    }

    /// The headers of a request for a stream, from the event `last_id` on.
    pub fn stream_headers(&self, last_id: &str) -> HeaderMap {
        let mut headers = HeaderMap::new();
        headers.insert(ACCEPT, HeaderValue::from_static(EVENT_STREAM));
        self.name(&mut headers);
        if !last_id.is_empty()
            && let Ok(id) = HeaderValue::from_bytes(last_id.as_bytes())
        {
            headers.insert(&LAST_EVENT_ID, id);
        }
        headers
    }

    /// Names the session. Versions that do not know the header of the version are assumed without:
    /// <https://modelcontextprotocol.io/specification/2025-06-18/basic/transports#protocol-version-header>.
    pub fn name(&self, headers: &mut HeaderMap) {
        if let Some(id) = &self.id {
            headers.insert(&SESSION_ID, id.clone());
        }
        if let Some(version) = self.version.filter(|it| *it >= ProtocolVersion::V2025_06_18) {
            headers.insert(&PROTOCOL_VERSION, HeaderValue::from_static(version.as_str()));
        }
    }
}

/// Whether a message begins a session.
pub(super) fn opens_session(message: &Outgoing) -> bool {
    message.method.as_deref() == Some(InitializeRequest::METHOD)
}

/// Whether a message stands for itself, without a session.
pub(super) fn is_stateless(message: &Outgoing) -> bool {
    message.version.is_some_and(|version| !version.has_handshake())
}

/// Mirrors what a message says in headers:
/// <https://modelcontextprotocol.io/specification/2026-07-28/basic/transports/streamable-http#request-metadata>.
fn mirror(message: &Outgoing, version: ProtocolVersion, headers: &mut HeaderMap) {
    headers.insert(&PROTOCOL_VERSION, HeaderValue::from_static(version.as_str()));
    let mut insert = |name: HeaderName, value: &str| {
        if let Ok(value) = HeaderValue::from_str(&encode_value(value)) {
            headers.insert(name, value);
        }
    };
    if let Some(method) = &message.method {
        insert(METHOD.clone(), method);
    }
    if let Some(name) = &message.name {
        insert(NAME.clone(), name);
    }
    for (name, value) in &message.mirrored {
        match HeaderName::try_from(format!("{PARAM_PREFIX}{name}")) {
            Ok(name) => insert(name, value),
            Err(_) => tracing::warn!(name, "a parameter is not mirrored: its header has no name"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shown(headers: &HeaderMap) -> Vec<String> {
        let mut all: Vec<_> = headers
            .iter()
            .map(|(name, value)| format!("{name}: {}", String::from_utf8_lossy(value.as_bytes())))
            .filter(|line| !line.starts_with("accept") && !line.starts_with("content-type"))
            .collect();
        all.sort();
        all
    }

    fn session() -> Session {
        let version = Some(ProtocolVersion::V2025_11_25);
        Session { id: Some(HeaderValue::from_static("s1")), version, ..Session::default() }
    }

    #[test]
    fn a_message_without_session_mirrors_itself() {
        let message = Outgoing {
            method: Some("tools/call".to_owned()),
            version: Some(ProtocolVersion::LATEST),
            name: Some("wetter für".to_owned()),
            mirrored: vec![
                ("Region".to_owned(), "us west".to_owned()),
                ("Empty".to_owned(), String::new()),
                ("no name".to_owned(), "x".to_owned()),
            ],
            ..Outgoing::new("{}")
        };
        let expected = [
            "mcp-method: tools/call",
            "mcp-name: =?base64?d2V0dGVyIGbDvHI=?=",
            "mcp-param-empty: ",
            "mcp-param-region: us west",
            "mcp-protocol-version: 2026-07-28",
        ];
        assert_eq!(shown(&session().headers_of(&message)), expected);
    }

    #[test]
    fn a_session_is_named_in_all_but_its_first_message() {
        let message = Outgoing::new("{}");
        let expected = ["mcp-protocol-version: 2025-11-25", "mcp-session-id: s1"];
        assert_eq!(shown(&session().headers_of(&message)), expected);
        let old = Session { version: Some(ProtocolVersion::V2025_03_26), ..session() };
        assert_eq!(shown(&old.headers_of(&message)), ["mcp-session-id: s1"]);
        let method = Some(InitializeRequest::METHOD.to_owned());
        let first = Outgoing { method, ..message };
        assert_eq!(shown(&session().headers_of(&first)), [""; 0]);
    }

    #[test]
    fn an_id_that_no_header_can_carry_is_left_out() {
        assert!(session().stream_headers("é 1").contains_key(&LAST_EVENT_ID));
        assert!(!session().stream_headers("a\u{1}").contains_key(&LAST_EVENT_ID));
    }

    #[test]
    fn only_the_session_that_is_meant_is_lost() {
        let mut session = session();
        session.lose(Some(&HeaderValue::from_static("old")));
        session.lose(None);
        assert!(!session.lost);
        session.lose(Some(&HeaderValue::from_static("s1")));
        assert!(session.lost && session.id.is_none());
        session.begin();
        assert!(!session.lost);
    }
}
