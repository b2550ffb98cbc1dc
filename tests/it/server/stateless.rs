//! The newest version: every request says all there is to know.

use mcp_bindings::ProtocolVersion;
use mcp_tests::fixture;
use serde_json::{Value, json};

use super::peer::{Peer, resident, stateless, with_meta};

const VERSION: &str = "io.modelcontextprotocol/protocolVersion";
const CAPABILITIES: &str = "io.modelcontextprotocol/clientCapabilities";
const SUBSCRIPTION: &str = "io.modelcontextprotocol/subscriptionId";

#[tokio::test]
async fn what_is_missing_or_unknown_is_named() {
    let mut peer = Peer::new(&fixture::service());
    let mut without_capabilities = stateless(json!({}));
    without_capabilities["_meta"].as_object_mut().expect("an object").remove(CAPABILITIES);
    let answer = peer.call(1, "server/discover", without_capabilities).await;
    assert_eq!(answer["error"]["code"], -32602, "{answer}");
    assert!(answer["error"]["message"].as_str().is_some_and(|text| text.contains(CAPABILITIES)));

    let answer = peer.call(2, "server/discover", json!({})).await;
    assert_eq!(answer["error"]["code"], -32602, "{answer}");

    let answer = peer.call(3, "tools/list", with_meta(json!({}), json!({VERSION: "v999"}))).await;
    assert_eq!(answer["error"]["code"], -32022, "{answer}");
    assert_eq!(answer["error"]["data"]["requested"], "v999");
    assert_eq!(
        answer["error"]["data"]["supported"].as_array().map(Vec::len),
        Some(ProtocolVersion::ALL.len())
    );

    for method in ["initialize", "ping", "logging/setLevel", "resources/subscribe", "x/y"] {
        let answer = peer.call(method, method, stateless(json!({}))).await;
        assert_eq!(answer["error"]["code"], -32601, "{answer}");
    }
    let level = json!({"io.modelcontextprotocol/logLevel": "loud"});
    let answer = peer.call(4, "tools/list", with_meta(json!({}), level)).await;
    assert_eq!(answer["error"]["code"], -32602, "{answer}");
    peer.finish().await;
}

#[tokio::test]
async fn results_have_what_the_version_demands() {
    let mut peer = Peer::new(&fixture::service());
    for (method, params) in [
        ("server/discover", json!({})),
        ("tools/list", json!({})),
        ("prompts/list", json!({})),
        ("resources/list", json!({})),
        ("resources/templates/list", json!({})),
        ("resources/read", json!({"uri": "test://static-text"})),
    ] {
        let result = peer.call(method, method, stateless(params)).await["result"].take();
        assert_eq!(result["resultType"], "complete", "{method}");
        assert!(result["ttlMs"].is_u64(), "{method}: {result}");
        assert!(["public", "private"].contains(&result["cacheScope"].as_str().unwrap_or_default()));
        let info = &result["_meta"]["io.modelcontextprotocol/serverInfo"];
        assert_eq!(info["name"], "mcp-codegen-fixture", "{method}");
    }
    peer.finish().await;
}

#[tokio::test]
async fn both_eras_on_one_connection() {
    let mut peer = Peer::in_session(&fixture::service(), "2025-06-18", json!({})).await;
    let call = json!({"name": "add", "arguments": {"a": 1, "b": 2}});
    let old = peer.call(1, "tools/call", call.clone()).await;
    let new = peer.call(2, "tools/call", stateless(call)).await;
    assert!(old["result"].get("resultType").is_none(), "{old}");
    assert_eq!(new["result"]["resultType"], "complete", "{new}");
    assert_eq!(old["result"]["content"], new["result"]["content"]);
    peer.finish().await;
}

#[tokio::test]
async fn progress_and_logs_come_only_if_asked_for() {
    let mut peer = Peer::new(&fixture::service());
    let call = |name: &str| json!({"name": name});
    peer.call(1, "tools/call", stateless(call("test_tool_with_progress"))).await;
    peer.call(2, "tools/call", stateless(call("test_logging_tool"))).await;
    assert_eq!(peer.seen.len(), 2, "{:?}", peer.seen);
    let token = json!({"progressToken": "p"});
    peer.call(3, "tools/call", with_meta(call("test_tool_with_progress"), token)).await;
    let progress: Vec<&Value> =
        peer.seen.iter().filter(|m| m["method"] == "notifications/progress").collect();
    assert_eq!(progress.len(), 3);
    assert!(progress.iter().all(|message| message["params"]["progressToken"] == "p"));
    for (level, count) in [("debug", 1), ("info", 1), ("warning", 0), ("emergency", 0)] {
        let before = peer.seen.len();
        let level = json!({"io.modelcontextprotocol/logLevel": level});
        peer.call(level.to_string(), "tools/call", with_meta(call("test_logging_tool"), level))
            .await;
        assert_eq!(peer.seen.len() - before, count + 1);
    }
    peer.finish().await;
}

#[tokio::test]
async fn subscriptions_tell_what_was_asked_for_and_end_in_order() {
    let service = fixture::service();
    let mut peer = Peer::new(&service);
    let filter =
        json!({"toolsListChanged": true, "resourceSubscriptions": ["test://watched-resource"]});
    peer.request("sub", "subscriptions/listen", stateless(json!({"notifications": filter}))).await;
    let acknowledged = peer.next().await;
    assert_eq!(acknowledged["method"], "notifications/subscriptions/acknowledged");
    assert_eq!(acknowledged["params"]["_meta"][SUBSCRIPTION], "sub");
    assert_eq!(acknowledged["params"]["notifications"], filter);

    let notifier = service.notifier();
    notifier.prompts_changed().await;
    notifier.resource_updated("test://other").await;
    notifier.tools_changed().await;
    notifier.resource_updated("test://watched-resource").await;
    let (first, second) = (peer.next().await, peer.next().await);
    assert_eq!(first["method"], "notifications/tools/list_changed");
    assert_eq!(second["params"]["uri"], "test://watched-resource");
    assert!([&first, &second].iter().all(|m| m["params"]["_meta"][SUBSCRIPTION] == "sub"));
    peer.expect_silence().await;

    service.shut_down().await;
    assert_eq!(peer.next().await["method"], "notifications/cancelled");
    let end = peer.next().await;
    assert_eq!(end["id"], "sub");
    assert_eq!(end["result"]["resultType"], "complete");
    assert_eq!(end["result"]["_meta"][SUBSCRIPTION], "sub");
    peer.finish().await;
}

#[tokio::test]
async fn a_cancelled_subscription_is_silent() {
    let service = fixture::service();
    let mut peer = Peer::new(&service);
    let params = stateless(json!({"notifications": {"toolsListChanged": true}}));
    peer.request(1, "subscriptions/listen", params).await;
    peer.next().await;
    let params = json!({"requestId": 1});
    peer.send(json!({"jsonrpc": "2.0", "method": "notifications/cancelled", "params": params}))
        .await;
    peer.call(2, "server/discover", stateless(json!({}))).await;
    service.notifier().tools_changed().await;
    peer.expect_silence().await;
    peer.finish().await;
}

#[tokio::test]
async fn sessions_hear_of_changes_too() {
    let service = fixture::service();
    for version in ["2024-11-05", "2025-03-26", "2025-06-18", "2025-11-25"] {
        let mut peer = Peer::in_session(&service, version, json!({})).await;
        let uri = json!({"uri": "test://watched-resource"});
        assert_eq!(peer.call(1, "resources/subscribe", uri.clone()).await["result"], json!({}));
        service.notifier().tools_changed().await;
        assert_eq!(peer.next().await["method"], "notifications/tools/list_changed", "{version}");
        service.notifier().resource_updated("test://watched-resource").await;
        assert_eq!(peer.next().await["params"], uri, "{version}");
        assert_eq!(peer.call(2, "resources/unsubscribe", uri).await["result"], json!({}));
        service.notifier().resource_updated("test://watched-resource").await;
        peer.expect_silence().await;
        peer.finish().await;
    }
}

#[tokio::test]
async fn two_thousand_subscriptions() {
    let service = fixture::service();
    let mut peer = Peer::new(&service);
    let before = resident();
    let params = stateless(json!({"notifications": {"toolsListChanged": true}}));
    for id in 0..2000 {
        peer.request(id, "subscriptions/listen", params.clone()).await;
    }
    for _ in 0..2000 {
        peer.next().await;
    }
    if let (Some(before), Some(after)) = (before, resident()) {
        println!("2,000 subscriptions: {} KiB each", after.saturating_sub(before) / 2000);
    }
    service.notifier().tools_changed().await;
    for _ in 0..2000 {
        assert_eq!(peer.next().await["method"], "notifications/tools/list_changed");
    }
    peer.finish().await;
}
