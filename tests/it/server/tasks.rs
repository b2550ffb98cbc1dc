//! The Tasks extension over a stream.

use std::time::Duration;

use mcp_tests::fixture;
use serde_json::{Value, json};

use super::peer::{LONG, Peer, stateless, with_meta};

const WITHOUT: &str = r#"{"io.modelcontextprotocol/clientCapabilities":{}}"#;

fn without() -> Value {
    serde_json::from_str(WITHOUT).expect("JSON")
}

fn call(name: &str, arguments: Value) -> Value {
    stateless(json!({"name": name, "arguments": arguments}))
}

async fn begin(peer: &mut Peer, params: Value) -> String {
    let created = peer.call("begin", "tools/call", params).await["result"].take();
    assert_eq!(created["resultType"], "task", "{created}");
    assert_eq!(created["status"], "working");
    for absent in ["result", "error", "inputRequests", "requestState"] {
        assert!(created.get(absent).is_none(), "{created}");
    }
    created["taskId"].as_str().expect("an id").to_owned()
}

async fn get(peer: &mut Peer, id: &str) -> Value {
    let answer = peer.call("get", "tasks/get", stateless(json!({"taskId": id}))).await;
    assert_eq!(answer["result"]["resultType"], "complete", "{answer}");
    answer["result"].clone()
}

async fn until(peer: &mut Peer, id: &str, status: &str) -> Value {
    let polling = async {
        loop {
            let task = get(peer, id).await;
            if task["status"] == status {
                return task;
            }
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    };
    tokio::time::timeout(LONG, polling).await.expect("it comes to that")
}

#[tokio::test]
async fn a_task_is_worked_on_and_done() {
    let mut peer = Peer::new(&fixture::service());
    let id = begin(&mut peer, call("slow_compute", json!({"seconds": 0.2, "label": "x"}))).await;
    assert_eq!(get(&mut peer, &id).await["status"], "working");
    let done = until(&mut peer, &id, "completed").await;
    assert_eq!(done["result"]["content"][0]["text"], "computed x for 0.2 s");
    assert_eq!(done["taskId"], id);
    assert!(done["ttlMs"].is_u64() && done["pollIntervalMs"].is_u64());

    let id = begin(&mut peer, call("failing_job", json!({}))).await;
    assert_eq!(until(&mut peer, &id, "completed").await["result"]["isError"], true);
    let id = begin(&mut peer, call("protocol_error_job", json!({}))).await;
    let failed = until(&mut peer, &id, "failed").await;
    assert_eq!(failed["error"]["code"], -32603);
    assert!(failed.get("result").is_none());
    peer.finish().await;
}

#[tokio::test]
async fn cancelling_is_acknowledged_and_happens() {
    let mut peer = Peer::new(&fixture::service());
    let id = begin(&mut peer, call("slow_compute", json!({"seconds": 600}))).await;
    for _ in 0..2 {
        let answer = peer.call(1, "tasks/cancel", stateless(json!({"taskId": id}))).await;
        assert_eq!(answer["result"]["resultType"], "complete", "{answer}");
        assert!(answer["result"].get("status").is_none());
        until(&mut peer, &id, "cancelled").await;
    }
    peer.finish().await;
}

#[tokio::test]
async fn questions_are_answered_by_updates() {
    let mut peer = Peer::new(&fixture::service());
    let id = begin(&mut peer, call("multi_input", json!({}))).await;
    let asked = until(&mut peer, &id, "input_required").await["inputRequests"].take();
    assert_eq!(asked["first"]["method"], "elicitation/create");
    assert!(asked.get("second").is_some(), "{asked}");
    let update = |key: &str| {
        let responses = json!({key: {"action": "accept"}, "unknown": {"action": "accept"}});
        stateless(json!({"taskId": id, "inputResponses": responses}))
    };
    let answer = peer.call(1, "tasks/update", update("second")).await;
    assert_eq!(answer["result"]["resultType"], "complete", "{answer}");
    let left = async {
        loop {
            let asked = get(&mut peer, &id).await["inputRequests"].take();
            if asked.get("second").is_none() {
                return asked;
            }
        }
    };
    let left = tokio::time::timeout(LONG, left).await.expect("one question is left");
    assert!(left.get("first").is_some());
    peer.call(2, "tasks/update", update("first")).await;
    let done = until(&mut peer, &id, "completed").await;
    assert_eq!(done["result"]["content"][0]["text"], "accept, accept");
    peer.finish().await;
}

#[tokio::test]
async fn clients_that_know_no_tasks_get_none() {
    let mut peer = Peer::new(&fixture::service());
    let sync = json!({"name": "slow_compute", "arguments": {"seconds": 0}});
    let answer = peer.call(1, "tools/call", with_meta(sync, without())).await;
    assert_eq!(answer["result"]["resultType"], "complete");
    let job = json!({"name": "failing_job", "arguments": {}});
    let get = json!({"taskId": "x"});
    for (id, method, params) in
        [(2, "tools/call", job), (3, "tasks/get", get.clone()), (4, "tasks/cancel", get.clone())]
    {
        let answer = peer.call(id, method, with_meta(params, without())).await;
        assert_eq!(answer["error"]["code"], -32021, "{answer}");
        let extensions = &answer["error"]["data"]["requiredCapabilities"]["extensions"];
        assert_eq!(extensions["io.modelcontextprotocol/tasks"], json!({}));
    }
    let answer = peer.call(5, "tasks/get", stateless(get.clone())).await;
    assert_eq!(answer["error"]["code"], -32602, "{answer}");
    for method in ["tasks/result", "tasks/list"] {
        let answer = peer.call(method, method, stateless(get.clone())).await;
        assert_eq!(answer["error"]["code"], -32601, "{answer}");
    }
    peer.finish().await;
}

#[tokio::test]
async fn whoever_listens_is_told() {
    let mut peer = Peer::new(&fixture::service());
    let id = begin(&mut peer, call("confirm_delete", json!({"filename": "f"}))).await;
    until(&mut peer, &id, "input_required").await;
    let params = stateless(json!({"notifications": {"taskIds": [id, "other"]}}));
    peer.request("sub", "subscriptions/listen", params).await;
    let acknowledged = peer.next().await;
    assert_eq!(acknowledged["params"]["notifications"]["taskIds"][0], id, "{acknowledged}");
    let responses = json!({"confirm": {"action": "decline"}});
    let params = stateless(json!({"taskId": id, "inputResponses": responses}));
    peer.request(1, "tasks/update", params).await;
    let told = async {
        loop {
            let message = peer.next().await;
            if message["method"] == "notifications/tasks"
                && message["params"]["status"] == "completed"
            {
                return message;
            }
        }
    };
    let told = tokio::time::timeout(LONG, told).await.expect("it is told");
    assert_eq!(told["params"]["_meta"]["io.modelcontextprotocol/subscriptionId"], "sub");
    assert_eq!(told["params"]["result"]["content"][0]["text"], "f: decline");
    peer.finish().await;
}

#[tokio::test]
async fn input_comes_before_the_task() {
    let mut peer = Peer::new(&fixture::service());
    let asked = json!({"name": "test_tool_with_task", "arguments": {}});
    let first = peer.call(1, "tools/call", stateless(asked.clone())).await["result"].take();
    assert_eq!(first["resultType"], "input_required");
    let mut again = asked;
    again["requestState"] = first["requestState"].clone();
    again["inputResponses"] =
        json!({"user_name": {"action": "accept", "content": {"name": "Alice"}}});
    let id = begin(&mut peer, stateless(again)).await;
    let done = until(&mut peer, &id, "completed").await;
    assert!(
        done["result"]["content"][0]["text"].as_str().is_some_and(|text| text.contains("Alice"))
    );
    peer.finish().await;
}
