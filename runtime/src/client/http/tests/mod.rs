//! Links against servers that are written by hand.

mod script;
mod sessions;
mod statuses;
mod streams;
mod tokens;

use std::future::Future;
use std::pin::Pin;

use http::{HeaderName, HeaderValue};
use mcp_bindings::ProtocolVersion;

use self::script::{Arrivals, Asked, Script, soon};
use super::HttpLink;
use crate::client::http::TokenSource;
use crate::client::link::{Arrived, Link, LinkError, Outgoing};

const RESULT: &str = r#"{"jsonrpc":"2.0","id":1,"result":{}}"#;

/// A request without a session.
fn alone() -> Outgoing {
    let method = Some("tools/call".to_owned());
    let version = Some(ProtocolVersion::LATEST);
    let name = Some("hi".to_owned());
    Outgoing { id: Some(1.into()), method, version, name, ..Outgoing::new(r#"{"id":1}"#) }
}

/// A request in a session.
fn request() -> Outgoing {
    Outgoing { version: Some(ProtocolVersion::V2025_11_25), name: None, ..alone() }
}

fn initialize() -> Outgoing {
    Outgoing { version: None, method: Some("initialize".to_owned()), ..request() }
}

fn notification(method: &str) -> Outgoing {
    Outgoing { id: None, method: Some(method.to_owned()), ..request() }
}

/// Sends what is answered at once, and hands over what the server sees of it.
async fn send(link: &HttpLink, message: Outgoing) {
    soon(link.send(message)).await.expect("it is sent");
}

/// A session with the id `s1`, without a stream of the server's own.
async fn session(script: &Script, link: &HttpLink, arrivals: &mut Arrivals) {
    send(link, initialize()).await;
    let asked = script.request().await;
    let headers = "Content-Type: application/json\r\nMcp-Session-Id: s1\r\n";
    asked.answer("200 OK", headers, RESULT).await;
    arrivals.message().await;
    link.agreed(ProtocolVersion::V2025_11_25);
}

struct Tokens;

impl TokenSource for Tokens {
    fn token(&self) -> Pin<Box<dyn Future<Output = Option<String>> + Send + '_>> {
        Box::pin(async { Some("secret".to_owned()) })
    }
}

#[tokio::test]
async fn every_post_has_the_headers_of_the_protocol() {
    let script = Script::new().await;
    let (link, mut arrivals) = script.link(|settings| {
        for (name, value) in
            [("accept", "text/html"), ("content-type", "text/plain"), ("x-own", "1")]
        {
            *settings = settings
                .clone()
                .with_header(HeaderName::from_static(name), HeaderValue::from_static(value));
        }
        *settings = settings.clone().with_tokens(Tokens);
    });
    assert!(!format!("{link:?}").contains("text/html"));
    for message in [initialize(), alone(), request()] {
        let is_alone = message.name.is_some();
        send(&link, message).await;
        let asked = script.request().await;
        assert_eq!(asked.line, "POST /mcp HTTP/1.1");
        assert_eq!(asked.header("content-type"), Some("application/json"));
        assert_eq!(asked.header("accept"), Some("application/json, text/event-stream"));
        assert_eq!(asked.header("x-own"), Some("1"));
        assert_eq!(asked.header("authorization"), Some("Bearer secret"));
        assert_eq!(asked.header("mcp-method").is_some(), is_alone);
        assert_eq!(asked.header("mcp-name").is_some(), is_alone);
        assert_eq!(asked.body, r#"{"id":1}"#);
        asked.json(RESULT).await;
        assert_eq!(arrivals.message().await, RESULT);
    }
}

#[tokio::test]
async fn giving_up_a_request_without_a_session_closes_its_connection() {
    let script = Script::new().await;
    let (link, arrivals) = script.link(|_| {});
    send(&link, alone()).await;
    let mut waiting = script.request().await;
    assert!(link.give_up(&1.into()));
    waiting.is_closed().await;
    send(&link, alone()).await;
    let mut streaming = script.request().await;
    streaming.stream("").await;
    assert!(link.give_up(&1.into()));
    streaming.is_closed().await;
    assert!(arrivals.is_empty());
    assert!(link.give_up(&99.into()));
}

#[tokio::test]
async fn giving_up_a_request_of_a_session_leaves_its_stream() {
    let script = Script::new().await;
    let (link, mut arrivals) = script.link(|_| {});
    session(&script, &link, &mut arrivals).await;
    send(&link, request()).await;
    let mut asked = script.request().await;
    asked.stream("").await;
    assert!(!link.give_up(&1.into()));
    asked.write(format!("data: {RESULT}\n\n")).await;
    assert_eq!(arrivals.message().await, RESULT);
    assert!(!link.give_up(&1.into()));
}

#[tokio::test]
async fn redirects_are_followed_within_the_origin_only() {
    let script = Script::new().await;
    let (link, mut arrivals) = script.link(|_| {});
    send(&link, alone()).await;
    script.request().await.answer("307 Temporary Redirect", "Location: /mcp/\r\n", "").await;
    let again = script.request().await;
    assert_eq!((&*again.line, &*again.body), ("POST /mcp/ HTTP/1.1", r#"{"id":1}"#));
    again.json(RESULT).await;
    arrivals.message().await;
    let elsewhere = "Location: http://127.0.0.2:1/mcp?key=secret\r\n";
    for (status, code) in [("308 Permanent Redirect", 308), ("302 Found", 302)] {
        send(&link, alone()).await;
        script.request().await.answer(status, elsewhere, "").await;
        let body = "redirects to http://127.0.0.2:1/mcp".to_owned();
        assert_eq!(
            arrivals.failure().await,
            LinkError::Status { server: script.name(), status: code, body }
        );
    }
}

#[tokio::test]
async fn a_server_that_is_not_there_is_an_error() {
    let script = Script::new().await;
    let (link, mut arrivals) = script.link(|_| {});
    let name = script.name();
    drop(script);
    send(&link, alone()).await;
    match arrivals.failure().await {
        LinkError::Closed(why) => {
            assert!(!why.contains("/mcp") && why.contains("refused"), "{why}");
            assert!(why.contains(&name), "{why}");
        }
        other => panic!("the connection is closed, not {other:?}"),
    }
    assert!(matches!(soon(link.send(notification("x"))).await, Err(LinkError::Closed(_))));
}

#[tokio::test]
async fn nothing_is_sent_over_a_closed_link() {
    let script = Script::new().await;
    let (link, mut arrivals) = script.link(|_| {});
    send(&link, alone()).await;
    let mut asked = script.request().await;
    soon(link.close()).await.expect("there is no session to end");
    asked.is_closed().await;
    assert!(matches!(arrivals.next().await, Arrived::Closed(_)));
    assert!(matches!(soon(link.send(alone())).await, Err(LinkError::Closed(_))));
}

#[tokio::test]
async fn dropping_a_link_ends_all_that_runs_for_it() {
    let script = Script::new().await;
    let (link, _arrivals) = script.link(|_| {});
    send(&link, request()).await;
    let mut asked: Asked = script.request().await;
    asked.stream("").await;
    drop(link);
    asked.is_closed().await;
}

#[cfg(unix)]
#[tokio::test]
async fn a_unix_socket_is_a_way_to_a_server_of_http() {
    use tokio::io::{AsyncReadExt, AsyncWriteExt};
    let path = std::env::temp_dir().join(format!("mcp-http-{}", std::process::id()));
    let _ = std::fs::remove_file(&path);
    let listener = tokio::net::UnixListener::bind(&path).expect("a socket");
    let settings = crate::client::http::HttpSettings::new().with_unix_socket(&path);
    let (inbox, receiver) = crate::client::link::Inbox::new();
    let link = HttpLink::new("http://localhost/mcp", inbox, settings).expect("a link");
    let mut arrivals = Arrivals::new(receiver);
    send(&link, alone()).await;
    let (mut stream, _) = soon(listener.accept()).await.expect("a connection");
    let mut bytes = vec![0; 4096];
    let length = soon(stream.read(&mut bytes)).await.expect("a request");
    let head = String::from_utf8_lossy(&bytes[..length]).to_lowercase();
    assert!(head.starts_with("post /mcp") && head.contains("host: localhost"), "{head}");
    let length = RESULT.len();
    let answer =
        format!("HTTP/1.1 200 OK\r\nContent-Length: {length}\r\nConnection: close\r\n\r\n{RESULT}");
    soon(stream.write_all(answer.as_bytes())).await.expect("it is written");
    assert_eq!(arrivals.message().await, RESULT);
    drop(listener);
    std::fs::remove_file(&path).expect("a socket");
    send(&link, alone()).await;
    let error = arrivals.failure().await.to_string();
    assert!(error.contains("`http://localhost` at") && error.contains("mcp-http-"), "{error}");
}

#[tokio::test]
async fn what_a_server_repeats_of_a_secret_is_not_shown() {
    let script = Script::new().await;
    let (link, mut arrivals) = script.link(|settings| {
        *settings = settings
            .clone()
            .with_tokens(Tokens)
            .with_header(HeaderName::from_static("x-key"), HeaderValue::from_static("hunter2"));
    });
    for body in ["no such key: hunter2", "no such token: secret", "{\"key\":\"hunter2\"}"] {
        for status in ["200 OK", "500 Internal Server Error", "401 Unauthorized"] {
            send(&link, alone()).await;
            script.request().await.answer(status, "", body).await;
            let error = arrivals.failure().await;
            let shown = format!("{error} {error:?}");
            assert!(!shown.contains("hunter2") && !shown.contains(" secret"), "{shown}");
        }
    }
}
