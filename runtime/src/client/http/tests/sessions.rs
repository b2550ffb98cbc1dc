//! How sessions begin and end, and the server's own stream.

use std::time::{Duration, Instant};

use mcp_bindings::ProtocolVersion;

use super::{
    Arrived, Link, LinkError, RESULT, Script, initialize, notification, request, send, session,
    soon,
};

const INITIALIZED: &str = "notifications/initialized";
const PING: &str = r#"{"jsonrpc":"2.0","id":5,"method":"ping"}"#;

#[tokio::test]
async fn the_server_can_speak_first_once_a_session_is_open() {
    let script = Script::new().await;
    let (link, mut arrivals) = script.link(|_| {});
    session(&script, &link, &mut arrivals).await;
    let (sent, mut stream) = tokio::join!(soon(link.send(notification(INITIALIZED))), async {
        script.request().await.accepted().await;
        let mut stream = script.request().await;
        stream.stream("").await;
        stream
    });
    sent.expect("the session is open");
    assert!(stream.is("GET "));
    assert_eq!(stream.header("mcp-session-id"), Some("s1"));
    assert_eq!(stream.header("mcp-protocol-version"), Some("2025-11-25"));
    assert_eq!(stream.header("last-event-id"), None);
    stream.write(format!("id: 9\ndata: {PING}\n\n")).await;
    assert_eq!(arrivals.message().await, PING);
    drop(stream);
    let mut stream = script.request().await;
    assert_eq!(stream.header("last-event-id"), Some("9"));
    stream.stream("").await;
    let (closed, ()) = tokio::join!(soon(link.close()), async {
        let asked = script.request().await;
        assert!(asked.is("DELETE "));
        assert_eq!(asked.header("mcp-session-id"), Some("s1"));
        asked.answer("405 Method Not Allowed", "", "").await;
    });
    assert_eq!(closed, Ok(()));
    stream.is_closed().await;
    assert!(matches!(arrivals.next().await, Arrived::Closed(_)));
}

#[tokio::test]
async fn a_server_without_a_stream_of_its_own_is_asked_once() {
    for (status, headers) in [
        ("405 Method Not Allowed", "Allow: POST\r\n"),
        ("400 Bad Request", ""),
        ("200 OK", "Content-Type: application/json\r\n"),
    ] {
        let script = Script::new().await;
        let (link, mut arrivals) = script.link(|_| {});
        session(&script, &link, &mut arrivals).await;
        let (sent, ()) = tokio::join!(soon(link.send(notification(INITIALIZED))), async {
            script.request().await.accepted().await;
            script.request().await.answer(status, headers, "{}").await;
        });
        sent.expect("the session is open");
        script.is_left_alone(Duration::from_millis(300)).await;
    }
}

#[tokio::test]
async fn a_stream_that_is_closed_at_once_is_opened_with_growing_pauses() {
    let script = Script::new().await;
    let (link, mut arrivals) = script.link(|settings| {
        settings.reconnects = 2;
        settings.reconnect_delay_max = Duration::from_secs(30);
    });
    session(&script, &link, &mut arrivals).await;
    let since = Instant::now();
    let (sent, ()) = tokio::join!(soon(link.send(notification(INITIALIZED))), async {
        script.request().await.accepted().await;
        for _ in 0..4 {
            script.request().await.stream("").await;
        }
    });
    sent.expect("the session is open");
    assert!(since.elapsed() >= Duration::from_millis(100 + 200 + 400));
}

/// Whatever ends a stream that was there, another one is opened, at last from the beginning.
#[tokio::test]
async fn the_servers_own_stream_comes_back_whatever_ended_it() {
    let script = Script::new().await;
    let (link, mut arrivals) = script.link(|_| {});
    session(&script, &link, &mut arrivals).await;
    let (sent, mut stream) = tokio::join!(soon(link.send(notification(INITIALIZED))), async {
        script.request().await.accepted().await;
        let mut stream = script.request().await;
        stream.stream("").await;
        stream
    });
    sent.expect("the session is open");
    assert_eq!(arrivals.listening().await, Ok(()));
    let refusals = [
        "400 Bad Request",
        "404 Not Found",
        "405 Method Not Allowed",
        "401 Unauthorized",
        "403 Forbidden",
        "503 Service Unavailable",
        "429 Too Many Requests",
        "200 OK",
    ];
    for (number, status) in refusals.into_iter().enumerate() {
        stream.write(format!("id: {number}\ndata: {PING}\n\n")).await;
        assert_eq!(arrivals.message().await, PING);
        drop(stream);
        let asked = script.request().await;
        assert_eq!(asked.header("last-event-id"), Some(&*number.to_string()));
        asked.answer(status, "Content-Type: text/plain\r\n", "no").await;
        let why = arrivals.listening().await.expect_err(status);
        assert!(why.contains(&status[..3]) && why.contains(&script.name()), "{why}");
        stream = script.request().await;
        // Where the refusal may pass, the place to go on from is still good.
        let passes = ["401", "403", "503", "429"].contains(&&status[..3]);
        assert_eq!(stream.header("last-event-id").is_some(), passes, "{status}");
        stream.stream("").await;
        assert_eq!(arrivals.listening().await, Ok(()), "{status}");
    }
    // Without a place to go on from, 404 is the end of the session.
    drop(stream);
    script.request().await.answer("404 Not Found", "", "").await;
    let asked = tokio::time::timeout(Duration::from_millis(300), script.request()).await;
    if let Ok(again) = asked {
        // It still had the place of the last event: the session is what is unknown.
        assert_eq!(again.header("last-event-id"), None);
        again.answer("404 Not Found", "", "").await;
    }
    loop {
        match arrivals.next().await {
            Arrived::SessionLost => break,
            Arrived::Message(..) => {}
            other => panic!("{other:?}"),
        }
    }
    assert_eq!(soon(link.send(request())).await, Err(LinkError::SessionLost));
}

#[tokio::test]
async fn a_link_that_is_dropped_ends_its_session() {
    let script = Script::new().await;
    let (link, mut arrivals) = script.link(|_| {});
    session(&script, &link, &mut arrivals).await;
    drop(link);
    let asked = script.request().await;
    assert!(asked.is("DELETE "));
    assert_eq!(asked.header("mcp-session-id"), Some("s1"));
    asked.answer("200 OK", "", "").await;
}

#[tokio::test]
async fn a_stream_that_does_not_open_holds_nobody_up() {
    let script = Script::new().await;
    let (link, mut arrivals) =
        script.link(|settings| settings.stream_wait = Duration::from_millis(50));
    session(&script, &link, &mut arrivals).await;
    let (sent, _stream) = tokio::join!(soon(link.send(notification(INITIALIZED))), async {
        script.request().await.accepted().await;
        script.request().await
    });
    sent.expect("the session is open");
    send(&link, request()).await;
    script.request().await.json(RESULT).await;
    assert_eq!(arrivals.message().await, RESULT);
}

#[tokio::test]
async fn a_session_of_the_first_version_hears_what_the_server_says_first() {
    let script = Script::new().await;
    let (link, mut arrivals) = script.link(|_| {});
    session(&script, &link, &mut arrivals).await;
    link.agreed(ProtocolVersion::V2024_11_05);
    let (sent, mut stream) = tokio::join!(soon(link.send(notification(INITIALIZED))), async {
        script.request().await.accepted().await;
        let mut stream = script.request().await;
        assert!(stream.is("GET /mcp "));
        stream.stream("").await;
        stream
    });
    sent.expect("the session is open");
    stream.write(format!("data: {PING}\n\n")).await;
    assert_eq!(arrivals.message().await, PING);
}

#[tokio::test]
async fn a_server_of_the_deprecated_transport_is_found() {
    for status in ["400 Bad Request", "404 Not Found", "405 Method Not Allowed"] {
        let script = Script::new().await;
        let (link, mut arrivals) = script.link(|_| {});
        send(&link, initialize()).await;
        script.request().await.answer(status, "", "no such page").await;
        let mut stream = script.request().await;
        assert!(stream.is("GET /mcp "));
        stream.stream("").await;
        // The first message may come together with the endpoint.
        stream.write(format!("event: endpoint\ndata: /messages?s=1\n\ndata: {PING}\n\n")).await;
        let asked = script.request().await;
        assert_eq!(asked.line, "POST /messages?s=1 HTTP/1.1");
        asked.answer("202 Accepted", "", "Accepted").await;
        assert_eq!(arrivals.message().await, PING);
        stream.write(format!("event: message\ndata: {RESULT}\n\n")).await;
        assert_eq!(arrivals.message().await, RESULT);
        link.agreed(ProtocolVersion::V2024_11_05);
        let (sent, ()) = tokio::join!(soon(link.send(notification(INITIALIZED))), async {
            let asked = script.request().await;
            assert_eq!(asked.line, "POST /messages?s=1 HTTP/1.1");
            asked.accepted().await;
        });
        sent.expect("it is sent");
        send(&link, request()).await;
        script.request().await.answer("500 Internal Server Error", "", "oh").await;
        let oh = LinkError::Status { server: script.name(), status: 500, body: "oh".to_owned() };
        assert_eq!(arrivals.failure().await, oh);
        drop(stream);
        assert!(matches!(arrivals.next().await, Arrived::Closed(_)));
    }
}

#[tokio::test]
async fn a_server_of_neither_transport_keeps_its_first_error() {
    let elsewhere = "event: endpoint\ndata: http://127.0.0.2:1/messages\n\n";
    for first in [Some("data: x\n\n"), Some(elsewhere), Some(""), None] {
        let script = Script::new().await;
        let (link, mut arrivals) = script.link(|_| {});
        send(&link, initialize()).await;
        script.request().await.answer("404 Not Found", "", "nobody").await;
        let mut asked = script.request().await;
        match first {
            Some(first) => {
                asked.stream("").await;
                asked.write(first).await;
                drop(asked);
            }
            None => asked.answer("404 Not Found", "", "").await,
        }
        let nobody =
            LinkError::Status { server: script.name(), status: 404, body: "nobody".to_owned() };
        assert_eq!(arrivals.failure().await, nobody);
    }
}

#[tokio::test]
async fn a_server_that_answers_with_an_error_is_not_of_the_deprecated_transport() {
    let script = Script::new().await;
    let (link, mut arrivals) = script.link(|_| {});
    let nameless = r#"{"jsonrpc":"2.0","id":null,"error":{"code":-32600,"message":"no"}}"#;
    send(&link, initialize()).await;
    script.request().await.answer("400 Bad Request", "", nameless).await;
    assert!(matches!(arrivals.failure().await, LinkError::Status { status: 400, .. }));
    let unknown = r#"{"jsonrpc":"2.0","id":1,"error":{"code":-32601,"message":"no"}}"#;
    send(&link, initialize()).await;
    script.request().await.answer("404 Not Found", "", unknown).await;
    assert_eq!(arrivals.message().await, unknown);
    script.is_left_alone(Duration::from_millis(100)).await;
}
