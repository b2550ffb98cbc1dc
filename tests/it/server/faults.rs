//! Handlers that misbehave, and limits.

use std::time::Duration;

use mcp_bindings::latest::{CallToolResult, ContentBlock, Tool};
use mcp_runtime::server::{Limits, Server, Service, ToolError, Tools, no_arguments};
use serde_json::{Value, json};

use super::peer::{Peer, stateless};

fn service(limits: Limits) -> Service {
    let done = || Ok::<_, ToolError>(CallToolResult::new([ContentBlock::text("done")]));
    let tools = Tools::new()
        .add(Tool::new("panics", no_arguments()), |_, _: Value| async {
            panic!("on purpose");
            #[allow(unreachable_code)]
            Ok::<CallToolResult, ToolError>(CallToolResult::new(Vec::<ContentBlock>::new()))
        })
        .add(Tool::new("panics_at_once", no_arguments()), |_, _: Value| {
            if true {
                panic!("before there is a future");
            }
            std::future::ready(Ok::<CallToolResult, ToolError>(CallToolResult::new(Vec::<
                ContentBlock,
            >::new(
            ))))
        })
        .add(Tool::new("never", no_arguments()), |_, _: Value| async {
            std::future::pending::<Result<CallToolResult, ToolError>>().await
        })
        .add(Tool::new("naps", no_arguments()), move |_, _: Value| async move {
            tokio::time::sleep(Duration::from_millis(50)).await;
            done()
        });
    Server::new("faulty", "1").tools(tools).limits(limits).into_service()
}

fn limits(change: impl FnOnce(&mut Limits)) -> Limits {
    let mut limits = Limits::default();
    change(&mut limits);
    limits
}

fn call(name: &str) -> Value {
    stateless(json!({"name": name}))
}

#[tokio::test]
async fn a_panic_fails_its_request_and_nothing_else() {
    let mut peer = Peer::new(&service(Limits::default()));
    for (id, name) in ["panics", "panics_at_once"].into_iter().enumerate() {
        let answer = peer.call(id, "tools/call", call(name)).await;
        assert_eq!(answer["error"]["code"], -32603, "{answer}");
        let message = answer["error"]["message"].as_str().unwrap_or_default();
        assert!(!message.contains("purpose"), "what a panic says is not the client's: {message}");
    }
    assert!(peer.call(9, "tools/call", call("naps")).await.get("result").is_some());
    peer.finish().await;
}

#[tokio::test]
async fn a_handler_that_never_ends_is_ended() {
    let mut peer = Peer::new(&service(limits(|limits| {
        limits.request_timeout = Some(Duration::from_millis(50))
    })));
    let answer = peer.call(1, "tools/call", call("never")).await;
    assert_eq!(answer["error"]["code"], -32603, "{answer}");
    peer.finish().await;
}

#[tokio::test]
async fn the_end_of_input_ends_what_never_would() {
    let limits = limits(|limits| {
        limits.shutdown_grace = Duration::from_millis(50);
        limits.cancel_grace = Duration::from_millis(50);
    });
    let mut peer = Peer::new(&service(limits));
    peer.request(1, "tools/call", call("never")).await;
    assert!(peer.finish().await.is_empty());
}

#[tokio::test]
async fn too_many_requests_wait_and_more_are_refused() {
    let limits = limits(|limits| {
        limits.max_concurrent = 2;
        limits.max_waiting = 3;
    });
    let mut peer = Peer::new(&service(limits));
    for id in 0..10 {
        peer.request(id, "tools/call", call("naps")).await;
    }
    let mut done = 0;
    for _ in 0..10 {
        let answer = peer.next().await;
        done += usize::from(answer.get("result").is_some());
        if let Some(error) = answer.get("error") {
            let message = error["message"].as_str().unwrap_or_default();
            assert!(message.contains("max_waiting"), "{message}");
        }
    }
    assert_eq!(done, 5, "two run, three wait");
    peer.finish().await;
}

#[tokio::test]
async fn a_shutdown_finishes_what_is_in_flight() {
    let service = service(Limits::default());
    let mut peer = Peer::new(&service);
    peer.request(1, "tools/call", call("naps")).await;
    peer.request(2, "server/discover", stateless(json!({}))).await;
    peer.answer(2).await;
    service.shut_down().await;
    assert!(peer.answer(1).await.get("result").is_some());
    peer.finish().await;
}
