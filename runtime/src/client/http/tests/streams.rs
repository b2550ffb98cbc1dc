//! Streams that answer requests.

use std::time::{Duration, Instant};

use super::{Arrivals, LinkError, RESULT, Script, alone, request, send, session};

const HELLO: &str =
    r#"{"jsonrpc":"2.0","method":"notifications/message","params":{"data":"你好 😀"}}"#;

#[tokio::test]
async fn every_byte_may_come_alone() {
    let script = Script::new().await;
    let (link, mut arrivals) = script.link(|_| {});
    send(&link, alone()).await;
    let mut asked = script.request().await;
    asked.stream("").await;
    let text = format!(
        "\u{feff}: hi\r\nid: 1\r\ndata:\r\n\r\nevent: ping\ndata: x\n\nevent: message\rdata: {HELLO}\r\r\
         data: {{\ndata: {}\n\n",
        &RESULT[1..]
    );
    for byte in text.as_bytes() {
        asked.write([*byte]).await;
        tokio::task::yield_now().await;
    }
    drop(asked);
    assert_eq!(arrivals.message().await, HELLO);
    assert_eq!(arrivals.message().await, format!("{{\n{}", &RESULT[1..]));
    assert!(arrivals.is_empty());
}

#[tokio::test]
async fn a_stream_without_a_session_that_breaks_off_is_over() {
    let script = Script::new().await;
    let (link, mut arrivals) = script.link(|_| {});
    send(&link, alone()).await;
    let mut asked = script.request().await;
    asked.stream("Transfer-Encoding: chunked\r\n").await;
    let event = format!("id: 1\ndata: {HELLO}\n\n");
    asked.write(format!("{:x}\r\n{event}\r\n5\r\nda", event.len())).await;
    drop(asked);
    assert_eq!(arrivals.message().await, HELLO);
    assert!(
        matches!(arrivals.failure().await, LinkError::Closed(why) if why.contains("tools/call"))
    );
    script.is_left_alone(Duration::from_millis(150)).await;
}

#[tokio::test]
async fn an_event_that_is_no_message_is_skipped_unless_it_was_the_answer() {
    let script = Script::new().await;
    let (link, mut arrivals) = script.link(|settings| settings.max_message = 200);
    for (event, expected) in [
        (
            r#"{"id":1,"result":{}}"#.to_owned(),
            "status 200: members of JSON-RPC are missing: `jsonrpc`",
        ),
        ("x".repeat(300), "status 200: an event of 300 bytes, more than `max_message`: 200"),
    ] {
        send(&link, alone()).await;
        let mut asked = script.request().await;
        asked.stream("").await;
        asked.write(format!("data: no json\n\ndata: {event}\n\n")).await;
        // What is no message is judged, and told, by whoever takes messages.
        assert_eq!(arrivals.message().await, "no json");
        match arrivals.failure().await {
            LinkError::Malformed(what) => assert!(what.contains(expected), "{what}"),
            other => panic!("{other:?}"),
        }
    }
}

/// A request whose stream names an event and breaks off.
async fn cut(script: &Script, arrivals: &mut Arrivals, link: &super::HttpLink) -> Instant {
    session(script, link, arrivals).await;
    send(link, request()).await;
    let mut asked = script.request().await;
    asked.stream("").await;
    asked.write("id: e1\nretry: 200\ndata:\n\n").await;
    Instant::now()
}

#[tokio::test]
async fn a_session_goes_on_with_a_stream_that_broke_off() {
    let script = Script::new().await;
    let (link, mut arrivals) = script.link(|_| {});
    let since = cut(&script, &mut arrivals, &link).await;
    let mut again = script.request().await;
    assert!(since.elapsed() >= Duration::from_millis(200), "{:?}", since.elapsed());
    assert!(again.is("GET /mcp "));
    assert_eq!(again.header("accept"), Some("text/event-stream"));
    assert_eq!(again.header("last-event-id"), Some("e1"));
    assert_eq!(again.header("mcp-session-id"), Some("s1"));
    again.stream("").await;
    again.write(format!("id: e2\ndata: {HELLO}\n\n")).await;
    drop(again);
    assert_eq!(arrivals.message().await, HELLO);
    script.request().await.answer("503 Service Unavailable", "", "").await;
    let mut last = script.request().await;
    assert_eq!(last.header("last-event-id"), Some("e2"));
    last.stream("").await;
    last.write(format!("id: e3\ndata: {RESULT}\n\n")).await;
    assert_eq!(arrivals.message().await, RESULT);
    drop(last);
    script.is_left_alone(Duration::from_millis(300)).await;
    assert!(arrivals.is_empty());
}

#[tokio::test]
async fn a_stream_that_brings_nothing_is_not_opened_for_ever() {
    let script = Script::new().await;
    let (link, mut arrivals) = script.link(|settings| {
        settings.reconnects = 2;
        settings.reconnect_delay_max = Duration::from_secs(30);
    });
    let since = cut(&script, &mut arrivals, &link).await;
    script.request().await.stream("").await;
    script.request().await.stream("").await;
    assert!(since.elapsed() >= Duration::from_millis(200 + 400), "{:?}", since.elapsed());
    assert!(matches!(arrivals.failure().await, LinkError::Closed(_)));
    script.is_left_alone(Duration::from_millis(150)).await;
}

#[tokio::test]
async fn a_stream_that_cannot_be_gone_on_with_fails_its_request() {
    type Expected = fn(&LinkError) -> bool;
    let refusals: [(&str, &str, Expected); 4] = [
        // It was accepted, so it must not look as if it could be sent again.
        (
            "404 Not Found",
            "",
            |error| matches!(error, LinkError::Closed(why) if why.contains("status 404")),
        ),
        ("405 Method Not Allowed", "", |error| {
            matches!(error, LinkError::Status { status: 405, .. })
        }),
        ("401 Unauthorized", "", |error| matches!(error, LinkError::Unauthorized { .. })),
        ("200 OK", "Content-Type: text/html\r\n", |error| matches!(error, LinkError::Malformed(_))),
    ];
    for (status, headers, is_expected) in refusals {
        let script = Script::new().await;
        let (link, mut arrivals) = script.link(|_| {});
        cut(&script, &mut arrivals, &link).await;
        script.request().await.answer(status, headers, "").await;
        let error = arrivals.failure().await;
        assert!(is_expected(&error), "{status}: {error:?}");
    }
}

#[tokio::test]
async fn what_is_given_up_is_not_gone_on_with() {
    use crate::client::link::Link as _;
    let script = Script::new().await;
    let (link, mut arrivals) = script.link(|_| {});
    cut(&script, &mut arrivals, &link).await;
    assert!(!link.give_up(&1.into()));
    script.is_left_alone(Duration::from_millis(400)).await;
}

#[tokio::test]
async fn a_silent_stream_is_lost_if_it_must_not_be_silent() {
    let script = Script::new().await;
    let (link, mut arrivals) =
        script.link(|settings| settings.stream_idle = Some(Duration::from_millis(50)));
    send(&link, alone()).await;
    let mut asked = script.request().await;
    asked.stream("").await;
    assert!(matches!(arrivals.failure().await, LinkError::Closed(why) if why.contains("silent")));
    asked.is_closed().await;
}

#[tokio::test]
async fn a_server_sends_no_faster_than_the_client_reads() {
    const EVENTS: usize = 512;
    let script = Script::new().await;
    let (link, mut arrivals) = script.link(|_| {});
    send(&link, alone()).await;
    let mut asked = script.request().await;
    asked.stream("").await;
    let data = "x".repeat(64 * 1024);
    let event = format!(
        "data: {{\"jsonrpc\":\"2.0\",\"method\":\"notifications/message\",\"params\":{{\"data\":\"{data}\"}}}}\n\n"
    );
    let writing = tokio::spawn(async move {
        for _ in 0..EVENTS {
            asked.write(&event).await;
        }
        asked.write(format!("data: {RESULT}\n\n")).await;
    });
    tokio::time::sleep(Duration::from_millis(500)).await;
    assert!(!writing.is_finished(), "everything was read that nobody waited for");
    for _ in 0..EVENTS {
        assert!(arrivals.message().await.len() > data.len());
    }
    assert_eq!(arrivals.message().await, RESULT);
    writing.await.expect("everything is written");
}
