//! Asking the client, in both eras.

use std::time::Duration;

use mcp_tests::fixture;
use serde_json::{Value, json};

use super::peer::{Peer, stateless, with_meta};

fn call(name: &str) -> Value {
    json!({"name": name, "arguments": {}})
}

fn accepted(name: &str) -> Value {
    json!({"action": "accept", "content": {"name": name}})
}

#[tokio::test]
async fn one_round() {
    let mut peer = Peer::new(&fixture::service());
    let asked = call("test_input_required_result_elicitation");
    let first = peer.call(1, "tools/call", stateless(asked.clone())).await["result"].take();
    assert_eq!(first["resultType"], "input_required");
    let question = &first["inputRequests"]["user_name"];
    assert_eq!(question["method"], "elicitation/create");
    assert!(question.get("id").is_none() && question.get("jsonrpc").is_none());

    let mut again = asked.clone();
    again["inputResponses"] = json!({"user_name": accepted("Ada"), "extra": {"x": 1}});
    again["requestState"] = first["requestState"].clone();
    let last = peer.call(2, "tools/call", stateless(again)).await["result"].take();
    assert_eq!(last["content"][0]["text"], "Hello, Ada!");

    // The state may be left out where nothing was answered before.
    let mut without = asked;
    without["inputResponses"] = json!({"user_name": accepted("Bob")});
    let last = peer.call(3, "tools/call", stateless(without)).await["result"].take();
    assert_eq!(last["content"][0]["text"], "Hello, Bob!");
    peer.finish().await;
}

#[tokio::test]
async fn what_is_missing_is_asked_again_and_what_is_wrong_is_refused() {
    let mut peer = Peer::new(&fixture::service());
    let mut asked = call("test_input_required_result_elicitation");
    asked["inputResponses"] = json!({"wrong_key": accepted("Ada")});
    let answer = peer.call(1, "tools/call", stateless(asked.clone())).await;
    assert_eq!(answer["result"]["resultType"], "input_required", "{answer}");
    asked["inputResponses"] = json!({"user_name": 12345});
    let answer = peer.call(2, "tools/call", stateless(asked.clone())).await;
    assert_eq!(answer["error"]["code"], -32602, "{answer}");
    asked["inputResponses"] = Value::Null;
    let answer = peer.call(3, "tools/call", stateless(asked)).await;
    assert_eq!(answer["result"]["resultType"], "input_required", "{answer}");
    peer.finish().await;
}

#[tokio::test]
async fn several_at_once_and_one_after_the_other() {
    let mut peer = Peer::new(&fixture::service());
    let asked = call("test_input_required_result_multiple_inputs");
    let first = peer.call(1, "tools/call", stateless(asked)).await["result"].take();
    let methods: Vec<&str> = ["user_name", "greeting", "client_roots"]
        .map(|key| first["inputRequests"][key]["method"].as_str().unwrap_or_default())
        .to_vec();
    assert_eq!(methods, ["elicitation/create", "sampling/createMessage", "roots/list"]);

    let asked = call("test_input_required_result_multi_round");
    let mut state = Value::Null;
    for (round, key) in ["step1", "step2"].into_iter().enumerate() {
        let mut request = asked.clone();
        if round > 0 {
            request["inputResponses"] = json!({"step1": accepted("one")});
            request["requestState"] = state.clone();
        }
        let result = peer.call(key, "tools/call", stateless(request)).await["result"].take();
        let keys: Vec<&String> =
            result["inputRequests"].as_object().expect("questions").keys().collect();
        assert_eq!(keys, [key]);
        assert_ne!(result["requestState"], state);
        state = result["requestState"].clone();
    }
    let mut request = asked;
    request["inputResponses"] = json!({"step2": accepted("two")});
    request["requestState"] = state;
    let result = peer.call(3, "tools/call", stateless(request)).await["result"].take();
    assert_eq!(result["content"][0]["text"], "one, then two");
    peer.finish().await;
}

#[tokio::test]
async fn a_state_is_good_for_its_request_only() {
    let service = fixture::service();
    let mut peer = Peer::new(&service);
    let asked = call("test_input_required_result_tampered_state");
    let state =
        peer.call(1, "tools/call", stateless(asked.clone())).await["result"]["requestState"].take();
    let state = state.as_str().expect("a state").to_owned();
    let answered = |mut request: Value, state: &str| {
        request["inputResponses"] =
            json!({"confirm": {"action": "accept", "content": {"ok": true}}});
        request["requestState"] = json!(state);
        stateless(request)
    };
    let other_tool = call("test_input_required_result_request_state");
    let mut other_arguments = asked.clone();
    other_arguments["arguments"] = json!({"x": 1});
    for (id, refused) in [
        answered(asked.clone(), &format!("{state}-TAMPERED")),
        answered(asked.clone(), ""),
        answered(other_tool, &state),
        answered(other_arguments, &state),
    ]
    .into_iter()
    .enumerate()
    {
        let answer = peer.call(id, "tools/call", refused).await;
        assert_eq!(answer["error"]["code"], -32602, "{id}: {answer}");
    }
    // Metadata is not part of the request, nor is the order of members.
    let good = answered(json!({"arguments": {}, "name": asked["name"]}), &state);
    let good = with_meta(good, json!({"progressToken": 1}));
    assert!(peer.call(9, "tools/call", good.clone()).await["result"].get("content").is_some());
    assert!(peer.call(10, "tools/call", good).await["result"].get("content").is_some(), "again");
    peer.finish().await;
}

#[tokio::test]
async fn a_state_expires_and_may_be_good_for_one_use() {
    let expired = fixture::server().state_lifetime(Duration::ZERO).into_service();
    let once = fixture::server().single_use_state().into_service();
    let asked = call("test_input_required_result_elicitation");
    for (service, uses) in [(expired, 0), (once, 1)] {
        let mut peer = Peer::new(&service);
        let first = peer.call(1, "tools/call", stateless(asked.clone())).await;
        let mut again = asked.clone();
        again["inputResponses"] = json!({"user_name": accepted("Ada")});
        again["requestState"] = first["result"]["requestState"].clone();
        for used in 0..=uses {
            let answer = peer.call(2 + used, "tools/call", stateless(again.clone())).await;
            assert_eq!(answer.get("result").is_some(), used < uses, "{answer}");
        }
        peer.finish().await;
    }
}

#[tokio::test]
async fn copies_with_the_same_key_open_each_others_states() {
    let copies = [(); 2].map(|()| fixture::server().state_key([9; 32]).into_service());
    let asked = call("test_input_required_result_request_state");
    let mut first = Peer::new(&copies[0]);
    let state =
        first.call(1, "tools/call", stateless(asked.clone())).await["result"]["requestState"]
            .take();
    let mut again = asked;
    again["inputResponses"] = json!({"confirm": {"action": "accept", "content": {"ok": true}}});
    again["requestState"] = state;
    let mut second = Peer::new(&copies[1]);
    let answer = second.call(1, "tools/call", stateless(again)).await;
    assert_eq!(answer["result"]["content"][0]["text"], "state-ok, accepted: true");
    first.finish().await;
    second.finish().await;
}

#[tokio::test]
async fn only_what_the_client_can_do_is_asked() {
    let mut peer = Peer::new(&fixture::service());
    let capabilities = json!({"io.modelcontextprotocol/clientCapabilities": {"sampling": {}}});
    let asked = call("test_input_required_result_capabilities");
    let result = peer.call(1, "tools/call", with_meta(asked, capabilities.clone())).await;
    let questions = result["result"]["inputRequests"].as_object().expect("questions");
    assert!(questions.values().all(|question| question["method"] == "sampling/createMessage"));

    let asked = call("test_input_required_result_elicitation");
    let answer = peer.call(2, "tools/call", with_meta(asked, capabilities)).await;
    assert_eq!(answer["error"]["code"], -32021, "{answer}");
    assert_eq!(answer["error"]["data"]["requiredCapabilities"], json!({"elicitation": {}}));
    peer.finish().await;
}

#[tokio::test]
async fn a_session_is_asked_by_a_request() {
    let capabilities = json!({"elicitation": {}, "sampling": {}, "roots": {}});
    for version in ["2025-06-18", "2025-11-25"] {
        let mut peer = Peer::in_session(&fixture::service(), version, capabilities.clone()).await;
        let asked = json!({"name": "test_elicitation", "arguments": {"message": "Who?"}});
        peer.request(1, "tools/call", asked).await;
        let question = peer.next().await;
        assert_eq!(question["method"], "elicitation/create");
        assert_eq!(question["params"]["message"], "Who?");
        let result = json!({"action": "accept", "content": {"username": "ada"}});
        peer.send(json!({"jsonrpc": "2.0", "id": question["id"], "result": result})).await;
        let answer = peer.answer(1).await;
        let text = answer["result"]["content"][0]["text"].as_str().unwrap_or_default();
        assert!(text.contains("action=accept") && text.contains("ada"), "{version}: {text}");
        peer.finish().await;
    }
}

#[tokio::test]
async fn a_session_that_cannot_be_asked_is_told_so() {
    let elicitation = json!({"elicitation": {}});
    for (version, capabilities) in [("2025-03-26", elicitation), ("2025-11-25", json!({}))] {
        let mut peer = Peer::in_session(&fixture::service(), version, capabilities).await;
        let asked = json!({"name": "test_elicitation", "arguments": {"message": "Who?"}});
        let answer = peer.call(1, "tools/call", asked).await;
        assert_eq!(answer["result"]["isError"], true, "{answer}");
        let text = answer["result"]["content"][0]["text"].as_str().unwrap_or_default();
        assert!(text.contains("`elicitation`"), "the model reads which one is missing: {text}");
        peer.finish().await;
    }
}

#[tokio::test]
async fn an_error_of_the_client_is_the_callers() {
    let mut peer =
        Peer::in_session(&fixture::service(), "2025-11-25", json!({"elicitation": {}})).await;
    let asked = json!({"name": "test_elicitation", "arguments": {"message": "Who?"}});
    peer.request(1, "tools/call", asked).await;
    let question = peer.next().await;
    let error = json!({"code": -1, "message": "the user walked away"});
    peer.send(json!({"jsonrpc": "2.0", "id": question["id"], "error": error})).await;
    assert_eq!(peer.answer(1).await["error"]["message"], "the user walked away");
    peer.finish().await;
}

#[tokio::test]
async fn cancelling_a_call_withdraws_its_question() {
    let mut peer =
        Peer::in_session(&fixture::service(), "2025-11-25", json!({"elicitation": {}})).await;
    let asked = json!({"name": "test_elicitation", "arguments": {"message": "Who?"}});
    peer.request(1, "tools/call", asked).await;
    let question = peer.next().await["id"].take();
    let params = json!({"requestId": 1});
    peer.send(json!({"jsonrpc": "2.0", "method": "notifications/cancelled", "params": params}))
        .await;
    let withdrawn = peer.next().await;
    assert_eq!(withdrawn["method"], "notifications/cancelled", "{withdrawn}");
    assert_eq!(withdrawn["params"]["requestId"], question);
    peer.expect_silence().await;
    peer.finish().await;
}
