//! What a handler remembers is for one request only, what was cancelled before it began never begins,
//! and what is there twice is not read.

use std::sync::atomic::Ordering;

use mcp_runtime::server::{Bounds, Memory};
use serde_json::{Value, json};

use super::server::{self as http, Session, meta};
use super::world::{Peer, World, limited, line, server};

/// A call of `sell` whose arguments, and what stands beside them, are written by hand.
fn sell(id: usize, arguments: &str, beside: &str, state: Option<(&str, &str)>) -> String {
    let meta = meta();
    let retry = state.map_or(String::new(), |(state, answers)| {
        format!(r#","requestState":{},"inputResponses":{answers}"#, json!(state))
    });
    format!(
        r#"{{"jsonrpc":"2.0","id":{id},"method":"tools/call","params":{{"name":"sell","arguments":{arguments},"_meta":{meta}{beside}{retry}}}}}"#
    )
}

const YES: &str = r#"{"sure":{"action":"accept","content":{}}}"#;

async fn ask(peer: &mut Peer, line: &str, id: usize) -> Value {
    peer.send(line).await;
    peer.answer(id).await
}

#[tokio::test]
async fn a_state_is_good_for_its_own_request_alone() {
    let world = World::default();
    let mut peer = Peer::new(&server(&world).into_service());
    let beside =
        ["", r#","x":1e999"#, r#","x":[1e999,{"y":-1e999}]"#, r#","x":123456789012345678901"#];
    let extra = ["", r#","n":1e999"#, r#","n":18446744073709551616"#, r#","n":0.1"#, r#","n":1"#];
    let (mut tried, mut id) = (0, 0);
    for beside in beside {
        for extra in extra {
            let first = format!(r#"{{"item":"pencil"{extra}}}"#);
            id += 1;
            let asked = ask(&mut peer, &sell(id, &first, beside, None), id).await;
            let state =
                asked["result"]["requestState"].as_str().unwrap_or_else(|| panic!("{asked}"));
            let others = [
                format!(r#"{{"item":"yacht"{extra}}}"#),
                format!(r#"{{"item":"pencil"{extra},"more":null}}"#),
                first
                    .replace("1e999", "1e998")
                    .replace("616", "617")
                    .replace("0.1", "0.10000000000000000001")
                    .replace(r#""n":1}"#, r#""n":1.0}"#)
                    .replace(r#""pencil"}"#, r#""Pencil"}"#),
            ];
            for other in others {
                id += 1;
                let refused =
                    ask(&mut peer, &sell(id, &other, beside, Some((state, YES))), id).await;
                assert_eq!(refused["error"]["code"], -32602, "{first} {other}: {refused}");
                tried += 1;
            }
            for other in [r#","x":1e998"#, r#","y":0"#] {
                id += 1;
                let refused =
                    ask(&mut peer, &sell(id, &first, other, Some((state, YES))), id).await;
                assert_eq!(refused["error"]["code"], -32602, "{first} {other}: {refused}");
                tried += 1;
            }
            // Written anew it is the same request.
            let again = format!(
                r#" {{ {} "\u0069tem" : "pen\u0063il" }} "#,
                match extra {
                    "" => String::new(),
                    extra => format!("{},", &extra[1..]),
                }
            );
            id += 1;
            let sold = ask(&mut peer, &sell(id, &again, beside, Some((state, YES))), id).await;
            assert_eq!(http::said(&sold), "sold pencil");
        }
    }
    println!("{tried} other requests refused");
    assert_eq!(world.sold.load(Ordering::SeqCst), 20);
}

#[tokio::test]
async fn a_member_that_is_there_twice_is_refused_wherever_arguments_are_read() {
    let world = World::default();
    let service = server(&world).into_service();
    let doubled = [
        r#"{"text":"eu","text":"us"}"#,
        r#"{"text":"eu","\u0074ext":"us"}"#,
        r#"{"text":"eu","deep":[{"a":{"b":1,"b":1}}]}"#,
    ];
    // Of each version on a stream, and over HTTP with the header that says one or the other.
    for version in ["2024-11-05", "2025-03-26", "2025-06-18", "2025-11-25"] {
        let mut peer = Peer::in_session(&service, version).await;
        for arguments in doubled {
            let call = format!(
                r#"{{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{{"name":"echo","arguments":{arguments}}}}}"#
            );
            assert_eq!(
                ask(&mut peer, &call, 1).await["error"]["code"],
                -32602,
                "{version} {arguments}"
            );
        }
    }
    let service = service.into_http();
    for arguments in doubled {
        for header in ["eu", "us"] {
            let mut asked = http::call("echo", json!({})).header("mcp-param-text", header);
            let body = String::from_utf8(asked.body).expect("text");
            asked.body = body
                .replace(r#""arguments":{}"#, &format!(r#""arguments":{arguments}"#))
                .into_bytes();
            let answer = asked.answer(&service).await;
            assert_eq!((answer.status.as_u16(), answer.code()), (400, -32602), "{}", answer.body);
            assert!(answer.body.contains("there twice"), "{}", answer.body);
        }
    }
}

#[tokio::test]
async fn a_state_that_was_used_stays_used_however_many_are_claimed() {
    let world = World::default();
    let mut bounds = Bounds::default();
    (bounds.claims, bounds.keys) = (20, 20);
    let server = server(&world).single_use_state().state(Memory::new(bounds));
    let service = server.into_service();
    let mut peer = Peer::new(&service);
    let mut used = Vec::new();
    let (mut sold, mut refused) = (0, 0);
    for id in (0..300).step_by(3) {
        let arguments = format!(r#"{{"item":"i{id}"}}"#);
        let asked = ask(&mut peer, &sell(id, &arguments, "", None), id).await;
        let state = asked["result"]["requestState"].as_str().expect("a state").to_owned();
        let retry = sell(id + 1, &arguments, "", Some((&state, YES)));
        match ask(&mut peer, &retry, id + 1).await.get("result") {
            Some(_) => sold += 1,
            None => refused += 1,
        }
        used.push(retry);
    }
    // Sessions do not push claims out, nor does anything else.
    let http = service.clone().into_http();
    for _ in 0..100 {
        Session::open(&http, "2025-11-25").await;
    }
    for (index, retry) in used.iter().enumerate() {
        let again = ask(&mut peer, retry, index * 3 + 1).await;
        assert!(again.get("error").is_some(), "{again}");
    }
    println!("{sold} sold, {refused} refused without room for the claim");
    assert_eq!((sold, world.sold.load(Ordering::SeqCst)), (20, 20));
    assert_eq!(service.stats().state.claims, 20);
}

#[tokio::test]
async fn more_answers_than_allowed_are_refused() {
    let world = World::default();
    let mut peer = Peer::new(&limited(&world, |limits| limits.max_answers = 10));
    for (id, (count, code)) in
        [(10, Value::Null), (11, json!(-32602)), (5_000, json!(-32602))].into_iter().enumerate()
    {
        let answers: Vec<String> =
            (0..count).map(|n| format!(r#""a{n}":{{"action":"accept","content":{{}}}}"#)).collect();
        let asked = ask(&mut peer, &sell(id, "{}", "", None), id).await;
        let state = asked["result"]["requestState"].as_str().expect("a state").to_owned();
        let answers = format!("{{{}}}", answers.join(","));
        let retry = ask(&mut peer, &sell(id, "{}", "", Some((&state, &answers))), id).await;
        assert_eq!(retry["error"]["code"], code, "{retry}");
    }
}

#[tokio::test]
async fn what_was_cancelled_before_it_began_never_begins() {
    let world = World::default();
    let service = limited(&world, |limits| limits.max_concurrent = 1);
    let mut peer = Peer::new(&service);
    peer.send(&line(1, "wait", &json!({}))).await;
    http::until(|| world.begun() == 1).await;
    for id in 10..60 {
        peer.send(&line(id, "count", &json!({}))).await;
    }
    http::until(|| service.stats().waiting == 50).await;
    for id in 10..60 {
        let params = json!({"requestId": id});
        let cancel =
            json!({"jsonrpc": "2.0", "method": "notifications/cancelled", "params": params});
        peer.send(&cancel.to_string()).await;
    }
    http::until(|| service.stats().waiting == 0).await;
    world.gate.add_permits(1);
    peer.answer(1).await;
    peer.send(&line(2, "count", &json!({}))).await;
    assert_eq!(http::said(&peer.answer(2).await), "2", "one waited, and this one");
}

#[tokio::test]
async fn calls_whose_clients_left_before_they_began_never_begin() {
    let world = World::default();
    let service = limited(&world, |limits| limits.max_concurrent = 1);
    let http_service = service.clone().into_http();
    let slow = tokio::spawn({
        let service = http_service.clone();
        async move { http::call("wait", json!({})).answer(&service).await }
    });
    http::until(|| world.begun() == 1).await;
    let left: Vec<_> = (0..50)
        .map(|_| {
            let service = http_service.clone();
            tokio::spawn(async move { http::call("count", json!({})).answer(&service).await })
        })
        .collect();
    http::until(|| service.stats().waiting == 50).await;
    left.iter().for_each(tokio::task::JoinHandle::abort);
    http::until(|| service.stats().waiting == 0).await;
    // Of a session: what is cancelled by a message, also within a batch.
    let session = Session::open(&http_service, "2025-03-26").await;
    let call = |id: usize| json!({"jsonrpc": "2.0", "id": id, "method": "tools/call", "params": {"name": "count", "arguments": {}}});
    let batch = session.post(&json!([call(1), call(2), call(3)]));
    let batch = tokio::spawn({
        let service = http_service.clone();
        async move { batch.answer(&service).await }
    });
    http::until(|| service.stats().waiting == 3).await;
    let cancel = |id: usize| json!({"jsonrpc": "2.0", "method": "notifications/cancelled", "params": {"requestId": id}});
    session.post(&json!([cancel(1), cancel(3)])).answer(&http_service).await;
    http::until(|| service.stats().waiting == 1).await;
    world.gate.add_permits(1);
    assert_eq!(slow.await.expect("no panic").text(), "waited");
    assert!(batch.await.expect("no panic").body.contains(r#""text":"2""#));
    assert_eq!(world.begun(), 2);
}
