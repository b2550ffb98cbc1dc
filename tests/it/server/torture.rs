//! What streams carry beside messages, and how much of it.

use std::time::Duration;

use mcp_bindings::latest::{CallToolResult, ContentBlock, Tool};
use mcp_runtime::server::{Limits, Server, Service, ToolError, Tools, no_arguments};
use mcp_tests::fixture;
use serde_json::{Value, json};

use super::peer::{LONG, Peer, resident};

#[tokio::test]
async fn what_is_no_message_is_passed_over() {
    let initialize = json!({"jsonrpc": "2.0", "id": 1, "method": "initialize", "params": {
        "protocolVersion": "2025-06-18", "capabilities": {},
        "clientInfo": {"name": "test", "version": "1"}}});
    let ping = json!({"jsonrpc": "2.0", "id": 2, "method": "ping"});
    let mut bytes = b"\xEF\xBB\xBF\n\r\n{oops\nlistening...\n\x1b[32mINFO\x1b[0m\n\xFF\n".to_vec();
    bytes.extend(format!("{initialize}\r\n   \n{ping}").into_bytes());
    let mut peer = Peer::new(&fixture::service());
    peer.bytes(&bytes).await;
    let seen = peer.finish().await;
    let ids: Vec<&Value> = seen.iter().map(|message| &message["id"]).collect();
    assert_eq!(ids, [1, 2], "nothing but the two answers: {seen:?}");
}

#[tokio::test]
async fn json_that_is_no_message_is_an_invalid_request() {
    let mut peer = Peer::new(&fixture::service());
    for (line, id) in [
        (r#"{"jsonrpc":"2.0","id":"1","request":{"method":"tools/list"}}"#, json!("1")),
        (r#"{"jsonrpc":"2.0","id":{}}"#, Value::Null),
        (r#"{"jsonrpc":"2.0","id":1.5,"method":"ping"}"#, Value::Null),
        (r#"{"id":3,"method":"ping"}"#, json!(3)),
        ("17", Value::Null),
        ("[]", Value::Null),
    ] {
        peer.bytes(format!("{line}\n").as_bytes()).await;
        let answer = peer.next().await;
        assert_eq!(answer["error"]["code"], -32600, "{line}: {answer}");
        assert_eq!(answer["id"], id, "{line}");
    }
    peer.finish().await;
}

#[tokio::test]
async fn a_line_without_end_is_dropped_and_its_memory_returned() {
    let mut peer = Peer::new(&fixture::service());
    let chunk = vec![b'x'; 1024 * 1024];
    let before = resident();
    for _ in 0..64 {
        peer.bytes(&chunk).await;
    }
    peer.bytes(b"\n").await;
    assert_eq!(peer.call(1, "ping", json!({})).await["result"], json!({}));
    if let (Some(before), Some(after)) = (before, resident()) {
        println!("after a line of 64 MiB: {} KiB more", after.saturating_sub(before));
    }
    peer.finish().await;
}

fn large() -> Service {
    let text = "x".repeat(64 * 1024);
    let tools = Tools::new().add(Tool::new("large", no_arguments()), move |_, _: Value| {
        let text = text.clone();
        async move { Ok::<_, ToolError>(CallToolResult::new([ContentBlock::text(text)])) }
    });
    Server::new("large", "1").tools(tools).into_service()
}

#[tokio::test]
async fn a_slow_reader_gets_everything() {
    let mut peer = Peer::with_capacity(&large(), 4096);
    peer.initialize("2025-11-25", json!({})).await;
    for id in 0..200 {
        peer.request(id, "tools/call", json!({"name": "large"})).await;
    }
    let mut ids = Vec::new();
    for _ in 0..200 {
        let answer = peer.next().await;
        assert_eq!(answer["result"]["content"][0]["text"].as_str().map(str::len), Some(65536));
        ids.extend(answer["id"].as_u64());
    }
    ids.sort_unstable();
    assert_eq!(ids, (0..200).collect::<Vec<u64>>());
    peer.finish().await;
}

#[tokio::test]
async fn what_is_in_flight_at_the_end_is_answered() {
    let mut peer = Peer::new(&fixture::service());
    peer.initialize("2025-06-18", json!({})).await;
    for id in 1..=3 {
        peer.request(id, "tools/call", json!({"name": "slow", "arguments": {"ms": 200}})).await;
    }
    let seen = peer.finish().await;
    assert_eq!(seen.len(), 4, "{seen:?}");
}

#[tokio::test]
async fn a_question_that_nobody_can_answer_any_more_fails() {
    let mut peer =
        Peer::in_session(&fixture::service(), "2025-06-18", json!({"elicitation": {}})).await;
    peer.request(
        1,
        "tools/call",
        json!({"name": "test_elicitation", "arguments": {"message": "?"}}),
    )
    .await;
    assert_eq!(peer.next().await["method"], "elicitation/create");
    let seen = peer.finish().await;
    let last = seen.last().expect("an answer");
    assert!(last["error"]["message"].as_str().is_some_and(|text| text.contains("gone")), "{last}");
}

#[tokio::test]
async fn a_slow_request_holds_up_nobody() {
    let mut peer = Peer::in_session(&fixture::service(), "2025-11-25", json!({})).await;
    peer.request("slow", "tools/call", json!({"name": "slow", "arguments": {"ms": 600_000}})).await;
    let list = peer.call("list", "tools/list", json!({})).await;
    assert!(list.get("result").is_some());
    let cancel = json!({"jsonrpc": "2.0", "method": "notifications/cancelled",
        "params": {"requestId": "slow", "reason": "no longer wanted"}});
    peer.send(cancel.clone()).await;
    peer.expect_silence().await;
    peer.send(cancel).await;
    assert!(peer.call("slow", "ping", json!({})).await.get("result").is_some(), "the id is free");
    let seen = peer.finish().await;
    assert!(seen.iter().all(|message| message["id"] != "slow" || message["result"] == json!({})));
}

#[tokio::test]
async fn an_id_is_used_by_one_request_at_a_time() {
    let mut peer = Peer::in_session(&fixture::service(), "2025-11-25", json!({})).await;
    let slow = json!({"name": "slow", "arguments": {"ms": 300}});
    peer.request(7, "tools/call", slow.clone()).await;
    peer.request(7, "tools/call", slow).await;
    let (first, second) = (peer.next().await, peer.next().await);
    assert_eq!(first["error"]["code"], -32600, "{first}");
    assert!(second.get("result").is_some(), "{second}");
    peer.finish().await;
}

#[tokio::test]
async fn ten_thousand_at_once() {
    let mut peer = Peer::in_session(&fixture::service(), "2025-11-25", json!({})).await;
    let call = json!({"name": "slow", "arguments": {"ms": 20}});
    let started = std::time::Instant::now();
    for id in 0..10_000 {
        peer.request(id, "tools/call", call.clone()).await;
    }
    let mut ids = vec![false; 10_000];
    for _ in 0..10_000 {
        let answer = peer.next().await;
        assert!(answer.get("result").is_some(), "{answer}");
        let id = answer["id"].as_u64().and_then(|id| usize::try_from(id).ok()).expect("an id");
        assert!(!std::mem::replace(&mut ids[id], true), "answered twice: {id}");
    }
    println!("10,000 requests in flight, 20 ms each: {:?}", started.elapsed());
    peer.finish().await;
}

#[tokio::test]
async fn a_peer_that_vanishes_leaves_nothing_behind() {
    let mut limits = Limits::default();
    (limits.shutdown_grace, limits.cancel_grace) = (Duration::from_millis(50), Duration::ZERO);
    let service = fixture::server().limits(limits).into_service();
    let peer = {
        let mut peer = Peer::in_session(&service, "2025-11-25", json!({})).await;
        for id in 0..50 {
            let call = json!({"name": "slow", "arguments": {"ms": 600_000}});
            peer.request(id, "tools/call", call).await;
        }
        peer.call("done", "ping", json!({})).await;
        peer
    };
    assert_eq!(service.in_flight(), 50);
    drop(peer);
    let gone = async {
        while service.in_flight() > 0 {
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    };
    tokio::time::timeout(LONG, gone).await.expect("nothing runs for a peer that is gone");
}
