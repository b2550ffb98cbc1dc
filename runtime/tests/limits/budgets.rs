//! Bytes have budgets: of a batch, a session, a filter, and all that is in flight.

use std::time::Duration;

use mcp_bindings::latest::ToolsCapability;
use mcp_runtime::http_server::HttpSettings;
use mcp_runtime::server::{Server, Tools};
use serde_json::{Value, json};

use super::server::{self as http, Session, Stream, until};
use super::world::{Peer, World, limited, limits, line, server};

/// A batch of calls of `large`.
fn batch(count: usize, bytes: usize) -> String {
    let call = |id: usize| {
        let params = json!({"name": "large", "arguments": {"bytes": bytes}});
        json!({"jsonrpc": "2.0", "id": id, "method": "tools/call", "params": params})
    };
    Value::from((0..count).map(call).collect::<Vec<_>>()).to_string()
}

#[tokio::test]
async fn a_batch_and_its_answer_have_bounds() {
    let world = World::default();
    let service = limited(&world, |limits| {
        (limits.max_batch, limits.batch_bytes, limits.max_concurrent) = (10, 100_000, 2);
    });
    let over_http = service.clone().into_http();
    let session = Session::open(&over_http, "2025-03-26").await;
    for _ in 0..2 {
        let mut peer = Peer::in_session(&service, "2025-03-26").await;
        // As many as there may be, with answers as large as they may be together.
        peer.send(&batch(10, 5_000)).await;
        let all = peer.next().await;
        assert!(all.as_array().expect("a batch").iter().all(|one| one.get("result").is_some()));
        // What does not fit is an error, each with its id and in its place.
        peer.send(&batch(10, 30_000)).await;
        let some = peer.next().await;
        let some = some.as_array().expect("a batch");
        let ids: Vec<u64> = some.iter().filter_map(|one| one["id"].as_u64()).collect();
        assert_eq!(ids, (0..10).collect::<Vec<u64>>());
        assert_eq!(some.iter().filter(|one| one.get("result").is_some()).count(), 3);
        assert!(some.iter().all(|one| one.to_string().len() < 31_000));
        // Of all kinds of messages there may be so many.
        for message in ["1", "{}", "[]", r#"{"jsonrpc":"2.0","method":"notifications/x"}"#] {
            let many = format!("[{}]", vec![message; 100_000].join(","));
            peer.send(&many).await;
            let refused = peer.next().await;
            assert_eq!(refused["error"]["code"], -32600, "{refused}");
            let text = refused["error"]["message"].as_str().expect("a text");
            assert!(text.contains("at most 10 messages"), "{text}");
        }
    }
    let mut asked = session.post(&json!([]));
    asked.body = batch(11, 1).into_bytes();
    let answer = asked.answer(&over_http).await;
    assert_eq!((answer.status.as_u16(), answer.code()), (400, -32600));
    let mut asked = session.post(&json!([]));
    asked.body = batch(10, 30_000).into_bytes();
    let answer = asked.answer(&over_http).await;
    assert!(answer.body.contains("Limits::batch_bytes") && answer.body.len() < 150_000);
}

#[tokio::test]
async fn all_requests_in_flight_have_a_budget_of_bytes() {
    let world = World::default();
    let service = limited(&world, |limits| limits.in_flight_bytes = 1_000_000);
    let over_http = service.clone().into_http();
    let padded = |id: usize| line(id, "wait", &json!({"padding": "x".repeat(100_000)}));
    let mut peer = Peer::new(&service);
    for id in 0..5 {
        peer.send(&padded(id)).await;
    }
    until(|| world.begun() == 5).await;
    let mut waiting = Vec::new();
    for _ in 0..4 {
        let mut asked = http::call("wait", json!({}));
        asked.body = padded(1).into_bytes();
        let service = over_http.clone();
        waiting.push(tokio::spawn(async move { asked.answer(&service).await }));
    }
    until(|| world.begun() == 9).await;
    let stats = service.stats();
    assert!((900_000..=1_000_000).contains(&stats.in_flight_bytes), "{stats:?}");
    // No more: on a stream, over HTTP, and in a session.
    peer.send(&padded(9)).await;
    assert!(peer.answer(9).await["error"]["message"].to_string().contains("in_flight_bytes"));
    let mut asked = http::call("wait", json!({}));
    asked.body = padded(1).into_bytes();
    let answer = asked.answer(&over_http).await;
    assert_eq!((answer.status.as_u16(), answer.header("retry-after")), (503, "1"));
    // What is small has room.
    assert_eq!(http::call("echo", json!({})).answer(&over_http).await.status, 200);
    world.gate.add_permits(9);
    for _ in 0..5 {
        peer.next().await;
    }
    for answer in waiting {
        assert_eq!(answer.await.expect("no panic").text(), "waited");
    }
    until(|| service.stats().in_flight_bytes == 0).await;
    assert_eq!(service.stats().in_flight_refused, 2);
}

#[tokio::test]
async fn answers_that_nobody_reads_are_in_flight() {
    let world = World::default();
    let service = limited(&world, |limits| {
        (limits.in_flight_bytes, limits.outbox_bytes) = (1_000_000, 100_000);
    });
    let over_http = service.clone().into_http();
    let held = http::call("large", json!({"bytes": 400_000})).send(&over_http).await;
    assert!(service.stats().in_flight_bytes >= 400_000);
    let mut peer = Peer::new(&service);
    let mut sent = 0;
    for id in 0..100 {
        peer.send(&line(id, "large", &json!({"bytes": 50_000}))).await;
        sent += 1;
        if service.stats().in_flight_refused > 0 {
            break;
        }
        tokio::time::sleep(Duration::from_millis(2)).await;
    }
    let stats = service.stats();
    assert!(stats.in_flight_refused > 0 && stats.in_flight_bytes < 1_200_000, "{stats:?}");
    drop(held);
    for _ in 0..sent {
        peer.next().await;
    }
    until(|| service.stats().in_flight_bytes == 0).await;
}

fn says(bytes: usize) -> Value {
    json!({
        "jsonrpc": "2.0", "id": 0, "method": "initialize", "params": {
            "protocolVersion": "2025-11-25", "clientInfo": {"name": "x".repeat(bytes / 2), "version": "1"},
            "capabilities": {"experimental": {"x": {"x": "x".repeat(bytes / 2)}}},
        }
    })
}

#[tokio::test]
async fn what_is_kept_of_sessions_has_a_budget() {
    let world = World::default();
    let service = limited(&world, |limits| limits.all_session_bytes = 500_000);
    let over_http = service.clone().into_http();
    let answer = http::post(&says(100_000)).answer(&over_http).await;
    assert_eq!(answer.code(), -32602, "{}", answer.body);
    assert!(answer.body.contains("Limits::session_bytes"));
    let mut peer = Peer::new(&service);
    peer.send(&says(100_000).to_string()).await;
    assert_eq!(peer.next().await["error"]["code"], -32602);
    // Those that are idle go, and come back from what was kept of them.
    let mut ids = Vec::new();
    for _ in 0..40 {
        let answer = http::post(&says(50_000)).answer(&over_http).await;
        assert_eq!(answer.status, 200);
        ids.push(answer.header("mcp-session-id").to_owned());
        assert!(service.stats().session_bytes <= 500_000);
    }
    for id in ids {
        let session = Session { service: over_http.clone(), id, version: "2025-11-25".to_owned() };
        assert_eq!(session.call(1, "echo").answer(&over_http).await.status, 200);
        assert!(service.stats().session_bytes <= 500_000);
    }
    assert!(service.stats().session_bytes > 300_000);
}

#[tokio::test]
async fn filters_have_a_budget() {
    let capability = ToolsCapability::new().with_list_changed(true);
    let limits = limits(|limits| (limits.filter_bytes, limits.all_filter_bytes) = (20_000, 50_000));
    let server = Server::new("test", "1").tools(Tools::new().capability(capability)).tasks();
    let service = server.limits(limits).into_service();
    let over_http = service.clone().into_http();
    let listen = |count: usize| {
        let tasks: Vec<String> = (0..count).map(|n| format!("task-{n:04}")).collect();
        let filter = json!({"toolsListChanged": true, "taskIds": tasks});
        let mut asked = http::stateless("subscriptions/listen", json!({"notifications": filter}));
        let body = String::from_utf8(asked.body).expect("text");
        let has = r#""io.modelcontextprotocol/clientCapabilities":{"extensions":{"io.modelcontextprotocol/tasks":{}},"#;
        asked.body =
            body.replace(r#""io.modelcontextprotocol/clientCapabilities":{"#, has).into_bytes();
        asked
    };
    let answer = listen(1_000).answer(&over_http).await;
    assert!(answer.body.contains("Limits::filter_bytes"), "{}", answer.body);
    let mut open = Vec::new();
    let refused = loop {
        let response = listen(200).send(&over_http).await;
        if response.headers()["content-type"] == "application/json" {
            break http::Answer::of(response).await.body;
        }
        let mut stream = Stream::of(response);
        let first = stream.message().await.expect("a message").json();
        assert_eq!(first["method"], "notifications/subscriptions/acknowledged", "{first}");
        open.push(stream);
        assert!(open.len() < 10);
    };
    assert!(refused.contains("Limits::all_filter_bytes"), "{refused}");
    assert!((1..5).contains(&open.len()), "{}", open.len());
    // Those that are open hear of changes; when they are gone there is room again.
    service.notifier().tools_changed().await;
    for stream in &mut open {
        let told = stream.message().await.expect("a change").json();
        assert_eq!(told["method"], "notifications/tools/list_changed");
    }
    drop(open);
    until(|| service.stats().filter_bytes == 0).await;
    Stream::of(listen(200).send(&over_http).await);
}

#[tokio::test(start_paused = true)]
async fn sessions_are_opened_at_a_rate() {
    let world = World::default();
    let service = server(&world).into_service().into_http();
    let settings = HttpSettings::new().session_rate(5, 1).sse_endpoints("sse", "messages");
    let service = service.settings(settings);
    for _ in 0..5 {
        Session::open(&service, "2025-11-25").await;
    }
    let refused = http::initialize("2025-11-25").answer(&service).await;
    assert_eq!((refused.status.as_u16(), refused.header("retry-after")), (503, "1"));
    assert!(refused.body.contains("HttpSettings::session_rate"), "{}", refused.body);
    let stream =
        http::request(::http::Method::GET).uri("/mcp/sse").header("accept", "text/event-stream");
    assert_eq!(stream.answer(&service).await.status, 503);
    let other = http::initialize("2025-11-25").principal("alice").answer(&service).await;
    assert_eq!(other.status, 200);
    tokio::time::sleep(Duration::from_secs(2)).await;
    Session::open(&service, "2025-11-25").await;
    // Requests without a session are not concerned.
    assert_eq!(http::call("echo", json!({})).answer(&service).await.status, 200);
}

#[tokio::test]
async fn tasks_have_a_bound() {
    use mcp_bindings::latest::{CallToolResult, ContentBlock, Tool};
    use mcp_runtime::server::{Context, TaskOptions, ToolError, no_arguments};
    let limits = limits(|limits| (limits.max_tasks, limits.max_per_peer) = (6, 2));
    let tools =
        Tools::new().add(Tool::new("work", no_arguments()), async |cx: Context, _: Value| {
            let begun = cx.run_as_task(TaskOptions::new(), async |cx: Context| {
                cx.cancelled().await;
                Ok(CallToolResult::new([ContentBlock::text("never")]))
            });
            Ok::<_, ToolError>(begun.await?)
        });
    let service = Server::new("test", "1").tools(tools).tasks().limits(limits).into_service();
    let over_http = service.clone().into_http();
    let begin = |principal: Option<&str>| {
        let mut asked = http::call("work", json!({}));
        let body = String::from_utf8(asked.body).expect("text");
        let has = r#""io.modelcontextprotocol/clientCapabilities":{"extensions":{"io.modelcontextprotocol/tasks":{}},"#;
        asked.body =
            body.replace(r#""io.modelcontextprotocol/clientCapabilities":{"#, has).into_bytes();
        match principal {
            Some(principal) => asked.principal(principal),
            None => asked,
        }
    };
    let begun = async |principal: Option<&str>| {
        begin(principal).answer(&over_http).await.json()["result"]["taskId"].is_string()
    };
    let alice =
        [begun(Some("alice")).await, begun(Some("alice")).await, begun(Some("alice")).await];
    assert_eq!(alice, [true, true, false]);
    let mut others = 0;
    for _ in 0..10 {
        others += usize::from(begun(None).await);
    }
    assert_eq!((others, service.stats().tasks), (4, 6));
    service.shut_down().await;
}
