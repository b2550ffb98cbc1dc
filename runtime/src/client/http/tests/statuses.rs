//! What statuses and bodies mean.

use super::{
    Link, LinkError, RESULT, Script, alone, initialize, notification, request, send, session, soon,
};

const JSON: &str = "Content-Type: application/json\r\n";

#[tokio::test]
async fn every_kind_of_acknowledgement_is_taken() {
    let script = Script::new().await;
    let (link, arrivals) = script.link(|_| {});
    for (status, headers, body) in [
        ("202 Accepted", "", ""),
        ("200 OK", "", ""),
        ("200 OK", JSON, "null"),
        ("200 OK", "Content-Type: text/event-stream\r\n", ""),
        ("200 OK", JSON, r#"{"jsonrpc":"2.0","id":null,"error":{"code":1,"message":""}}"#),
    ] {
        let sent = tokio::join!(soon(link.send(notification("x"))), async {
            script.request().await.answer(status, headers, body).await;
        });
        assert_eq!(sent.0, Ok(()), "{status} {body}");
    }
    let sent = tokio::join!(soon(link.send(notification("x"))), async {
        script.request().await.write("HTTP/1.1 204 No Content\r\nConnection: close\r\n\r\n").await;
    });
    assert_eq!(sent.0, Ok(()));
    assert!(arrivals.is_empty());
}

#[tokio::test]
async fn a_notification_may_be_refused() {
    let script = Script::new().await;
    let (link, _arrivals) = script.link(|_| {});
    let sent = tokio::join!(soon(link.send(notification("x"))), async {
        script.request().await.answer("400 Bad Request", "", "no").await;
    });
    assert_eq!(
        sent.0,
        Err(LinkError::Status { server: script.name(), status: 400, body: "no".to_owned() })
    );
}

#[tokio::test]
async fn an_error_is_an_answer_if_it_has_the_id() {
    let script = Script::new().await;
    let (link, mut arrivals) = script.link(|_| {});
    let error = r#"{"jsonrpc":"2.0","id":1,"error":{"code":-32022,"message":"no"}}"#;
    for headers in [JSON, "Content-Type: text/plain\r\n", ""] {
        send(&link, alone()).await;
        script.request().await.answer("400 Bad Request", headers, error).await;
        assert_eq!(arrivals.message().await, error);
    }
    let nameless = error.replace("\"id\":1", "\"id\":null");
    send(&link, alone()).await;
    script.request().await.answer("400 Bad Request", JSON, &nameless).await;
    assert_eq!(
        arrivals.failure().await,
        LinkError::Status { server: script.name(), status: 400, body: nameless }
    );
}

#[tokio::test]
async fn whoever_must_say_who_they_are_is_told_so() {
    let script = Script::new().await;
    let (link, mut arrivals) = script.link(|_| {});
    let challenge = "Bearer resource_metadata=\"https://example.com/x\"";
    for (status, code) in [("401 Unauthorized", 401), ("403 Forbidden", 403)] {
        send(&link, alone()).await;
        let header = format!("WWW-Authenticate: {challenge}\r\n");
        script.request().await.answer(status, &header, RESULT).await;
        let challenge = Some(challenge.to_owned());
        let expected = LinkError::Unauthorized { server: script.name(), status: code, challenge };
        assert_eq!(arrivals.failure().await, expected);
    }
}

#[tokio::test]
async fn an_answer_without_envelope_is_told_in_full() {
    let script = Script::new().await;
    let (link, mut arrivals) = script.link(|_| {});
    for (body, expected) in [
        (
            r#"{"capabilities":{},"serverInfo":{}}"#,
            "members of JSON-RPC are missing: `jsonrpc`, `id`, `result` (its type is `application/json`): it sent `{\"capabilities\":{},\"serverInfo\":{}}`",
        ),
        ("", "the body is empty (its type is `application/json`): it sent nothing"),
        (
            r#"{"message":"rate limited"}"#,
            "members of JSON-RPC are missing: `jsonrpc`, `id`, `result` (its type is `application/json`): it sent `{\"message\":\"rate limited\"}`",
        ),
        (
            "<html>\u{1b}[2J no",
            "expected value at line 1 column 1 (its type is `application/json`): it sent `<html>\\u{1b}[2J no`",
        ),
        (
            r#"{"jsonrpc":"2.0","id":2,"result":{}}"#,
            "a message, but no answer to the request: it sent `{\"jsonrpc\":\"2.0\",\"id\":2,\"result\":{}}`",
        ),
    ] {
        send(&link, initialize()).await;
        script.request().await.json(body).await;
        let expected = format!("{} to `initialize`, status 200: {expected}", script.name());
        assert_eq!(arrivals.failure().await, LinkError::Malformed(expected));
    }
}

#[tokio::test]
async fn a_body_has_a_size_and_an_end() {
    let script = Script::new().await;
    let (link, mut arrivals) = script.link(|settings| {
        settings.max_message = 100;
        settings.body_idle = std::time::Duration::from_millis(100);
    });
    send(&link, alone()).await;
    script.request().await.json(&"x".repeat(101)).await;
    match arrivals.failure().await {
        LinkError::Malformed(what) => {
            assert!(what.contains("more than 100 bytes") && what.contains("`xxx"), "{what}");
        }
        other => panic!("{other:?}"),
    }
    send(&link, alone()).await;
    let mut asked = script.request().await;
    asked.write("HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\n{").await;
    assert!(matches!(arrivals.failure().await, LinkError::Closed(_)));
    asked.is_closed().await;
}

#[tokio::test]
async fn a_session_that_the_server_forgot_is_lost() {
    let script = Script::new().await;
    let (link, mut arrivals) = script.link(|_| {});
    session(&script, &link, &mut arrivals).await;
    send(&link, request()).await;
    let asked = script.request().await;
    assert_eq!(asked.header("mcp-session-id"), Some("s1"));
    assert_eq!(asked.header("mcp-protocol-version"), Some("2025-11-25"));
    let gone = r#"{"jsonrpc":"2.0","id":1,"error":{"code":-32001,"message":"gone"}}"#;
    asked.answer("404 Not Found", JSON, gone).await;
    assert_eq!(arrivals.failure().await, LinkError::SessionLost);
    assert_eq!(soon(link.send(request())).await, Err(LinkError::SessionLost));
    send(&link, initialize()).await;
    let asked = script.request().await;
    assert_eq!(asked.header("mcp-session-id"), None);
    assert_eq!(asked.header("mcp-protocol-version"), None);
    asked.json(RESULT).await;
    arrivals.message().await;
    send(&link, request()).await;
    script.request().await.answer("404 Not Found", "", "").await;
    let status = LinkError::Status { server: script.name(), status: 404, body: String::new() };
    assert_eq!(arrivals.failure().await, status);
}
