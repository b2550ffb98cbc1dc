//! How sessions begin, in every version.

use mcp_bindings::ProtocolVersion;
use mcp_tests::fixture;
use serde_json::{Value, json};

use super::peer::Peer;

/// Asked for, spoken by the server, agreed.
const NEGOTIATED: [(&str, &[ProtocolVersion], &str); 6] = {
    use ProtocolVersion as V;
    [
        ("2099-01-01", V::ALL, "2025-11-25"),
        ("2026-07-28", V::ALL, "2025-11-25"),
        ("1999-01-01", V::ALL, "2025-11-25"),
        ("2025-06-18", &[V::V2025_06_18, V::V2025_11_25], "2025-06-18"),
        ("2025-11-25", &[V::V2024_11_05, V::V2025_06_18], "2025-06-18"),
        ("2024-11-05", &[V::V2025_03_26, V::V2026_07_28], "2025-03-26"),
    ]
};

#[tokio::test]
async fn the_version_is_the_clients_or_the_newest_of_the_server() {
    for (asked, spoken, agreed) in NEGOTIATED {
        let service = fixture::server().versions(spoken.iter().copied()).into_service();
        let mut peer = Peer::new(&service);
        let answer = peer.initialize(asked, json!({})).await;
        assert_eq!(answer["result"]["protocolVersion"], agreed, "{asked} of {spoken:?}");
        peer.finish().await;
    }
    for version in ProtocolVersion::ALL.iter().filter(|version| version.has_handshake()) {
        let mut peer = Peer::in_session(&fixture::service(), version.as_str(), json!({})).await;
        let tools = peer.call(1, "tools/list", json!({})).await;
        assert!(tools["result"]["tools"].as_array().is_some_and(|tools| tools.len() > 10));
        peer.finish().await;
    }
}

#[tokio::test]
async fn capabilities_the_server_does_not_know_do_not_matter() {
    let capabilities =
        json!({"elicitation": {"form": {}}, "roots": {"listChanged": false}, "x": 1});
    for version in ["2024-11-05", "2025-06-18"] {
        Peer::in_session(&fixture::service(), version, capabilities.clone()).await.finish().await;
    }
}

#[tokio::test]
async fn a_ping_may_come_first() {
    let mut peer = Peer::new(&fixture::service());
    assert_eq!(peer.call("1", "ping", json!({})).await["result"], json!({}));
    assert!(peer.initialize("2025-11-25", json!({})).await.get("result").is_some());
    peer.finish().await;
}

#[tokio::test]
async fn the_log_level_may_come_before_initialized() {
    let mut peer = Peer::new(&fixture::service());
    peer.initialize("2025-06-18", json!({})).await;
    assert_eq!(
        peer.call(2, "logging/setLevel", json!({"level": "debug"})).await["result"],
        json!({})
    );
    peer.send(json!({"jsonrpc": "2.0", "method": "notifications/initialized"})).await;
    assert!(peer.call(3, "tools/list", json!({})).await.get("result").is_some());
    let answer = peer.call(4, "logging/setLevel", json!({"level": "loud"})).await;
    assert_eq!(answer["error"]["code"], -32602);
    peer.finish().await;
}

#[tokio::test]
async fn a_probe_may_come_first() {
    let versions = [ProtocolVersion::V2025_06_18];
    let service = fixture::server().versions(versions).into_service();
    for params in [json!({}), super::peer::stateless(json!({}))] {
        let mut peer = Peer::new(&service);
        let answer = peer.call(1, "server/discover", params).await;
        assert!(answer.get("error").is_some(), "{answer}");
        assert!(peer.initialize("2025-06-18", json!({})).await.get("result").is_some());
        peer.finish().await;
    }
}

#[tokio::test]
async fn only_once() {
    let mut peer = Peer::in_session(&fixture::service(), "2025-11-25", json!({})).await;
    let again = peer.initialize("2025-11-25", json!({})).await;
    assert_eq!(again["error"]["code"], -32600);
    assert!(peer.call(2, "ping", json!({})).await.get("result").is_some());
    peer.finish().await;
}

#[tokio::test]
async fn nothing_but_a_ping_before_it() {
    let mut peer = Peer::new(&fixture::service());
    let answer = peer.call(1, "tools/list", json!({})).await;
    assert_eq!(answer["error"]["code"], -32600);
    let message = answer["error"]["message"].as_str().unwrap_or_default();
    assert!(message.contains("initialize"), "{message}");
    peer.finish().await;
}

#[tokio::test]
async fn a_server_without_sessions_names_what_it_speaks() {
    let versions = [ProtocolVersion::V2026_07_28];
    let service = fixture::server().versions(versions).into_service();
    let mut peer = Peer::new(&service);
    let answer = peer.initialize("2025-06-18", json!({})).await;
    let message = answer["error"]["message"].as_str().unwrap_or_default();
    assert!(message.contains("2026-07-28"), "{answer}");
    peer.finish().await;
}

#[tokio::test]
async fn what_a_session_does_not_have_is_not_found() {
    let mut peer = Peer::in_session(&fixture::service(), "2025-11-25", json!({})).await;
    for method in ["server/discover", "tasks/list", "subscriptions/listen", "unknown/method"] {
        let answer = peer.call(method, method, json!({"notifications": {}})).await;
        assert_eq!(answer["error"]["code"], -32601, "{method}: {answer}");
        assert_eq!(answer["id"], method);
    }
    peer.finish().await;
}

#[tokio::test]
async fn batches_are_of_one_version_only() {
    let batch = json!([
        {"jsonrpc": "2.0", "id": 1, "method": "ping"},
        {"jsonrpc": "2.0", "id": "2", "method": "tools/call",
         "params": {"name": "slow", "arguments": {"ms": 20}}},
        {"jsonrpc": "2.0", "method": "notifications/unheard/of"},
        {"jsonrpc": "2.0", "id": 3},
    ]);
    let mut peer = Peer::in_session(&fixture::service(), "2025-03-26", json!({})).await;
    peer.send(batch.clone()).await;
    let answers = peer.next().await;
    let mut ids: Vec<&Value> =
        answers.as_array().expect("an array").iter().map(|answer| &answer["id"]).collect();
    ids.sort_by_key(ToString::to_string);
    assert_eq!(ids, [&json!("2"), &json!(1), &json!(3)]);
    peer.finish().await;

    let mut peer = Peer::in_session(&fixture::service(), "2025-06-18", json!({})).await;
    peer.send(batch).await;
    assert_eq!(peer.next().await["error"]["code"], -32600);
    assert_eq!(peer.call(4, "ping", json!({})).await["result"], json!({}));
    peer.finish().await;
}
