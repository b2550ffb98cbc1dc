//! Nobody keeps others waiting: a question, a slow reader or a cancelled call has no place.

use std::time::Duration;

use serde_json::{Value, json};

use super::server::{self as http, Session, Stream, until};
use super::world::{Peer, World, limited, line};

fn ask(id: usize) -> String {
    let params = json!({"name": "ask", "arguments": {}});
    json!({"jsonrpc": "2.0", "id": id, "method": "tools/call", "params": params}).to_string()
}

#[tokio::test]
async fn a_question_to_a_person_has_no_place() {
    let world = World::default();
    let service = limited(&world, |limits| limits.max_concurrent = 2);
    let mut peers = Vec::new();
    for version in ["2025-06-18", "2025-11-25"] {
        let mut peer = Peer::in_session(&service, version).await;
        for id in 1..=20 {
            peer.send(&ask(id)).await;
        }
        peers.push(peer);
    }
    let over_http = service.clone().into_http();
    let mut streams = Vec::new();
    let session = Session::open(&over_http, "2025-11-25").await;
    for id in 0..20 {
        let mut stream = Stream::of(session.call(id, "ask").send(&over_http).await);
        let question = stream.message().await.expect("a question").json();
        streams.push((stream, question["id"].clone()));
    }
    until(|| service.stats().away == 60).await;
    assert_eq!(service.stats().working, 0);
    assert_eq!(http::call("echo", json!({})).answer(&over_http).await.status, 200);
    // All of them are answered, more than there are places at once.
    for peer in &mut peers {
        let mut answered = 0;
        while answered < 20 {
            let message = peer.next().await;
            if message.get("method").is_some() {
                let result = json!({"action": "accept", "content": {}});
                let answer = json!({"jsonrpc": "2.0", "id": message["id"], "result": result});
                peer.send(&answer.to_string()).await;
            } else {
                assert_eq!(http::said(&message), "accept");
                answered += 1;
            }
        }
    }
    for (mut stream, id) in streams {
        let answer = json!({"jsonrpc": "2.0", "id": id, "result": {"action": "decline"}});
        assert_eq!(session.post(&answer).answer(&over_http).await.status, 202);
        assert_eq!(http::said(&stream.message().await.expect("an answer").json()), "decline");
    }
    let stats = service.stats();
    assert_eq!((stats.working, stats.waiting, stats.away), (0, 0, 0));
}

#[tokio::test]
async fn whoever_is_slow_to_read_has_no_place() {
    let world = World::default();
    let service = limited(&world, |limits| {
        (limits.max_concurrent, limits.outbox, limits.outbox_bytes) = (2, 4, 100_000);
    });
    let told = json!({"steps": 2_000, "each": 100});
    let mut slow: Vec<Peer> = (0..8).map(|_| Peer::new(&service)).collect();
    for peer in &mut slow {
        peer.send(&line(1, "stream", &told)).await;
    }
    let over_http = service.clone().into_http();
    let mut streams = Vec::new();
    for _ in 0..8 {
        streams.push(Stream::of(http::call("stream", told.clone()).send(&over_http).await));
    }
    until(|| service.stats().away == 16).await;
    let mut quick = Peer::new(&service);
    quick.send(&line(1, "echo", &json!({}))).await;
    assert!(quick.answer(1).await.get("result").is_some());
    // Nothing is lost on the way to those who read later.
    for peer in &mut slow {
        let mut steps = 0;
        while peer.next().await.get("method").is_some() {
            steps += 1;
        }
        assert_eq!(steps, 2_000);
    }
    for stream in &mut streams {
        let mut messages = 0;
        while stream.message().await.is_some() {
            messages += 1;
        }
        assert_eq!(messages, 2_001);
    }
    until(|| service.stats().away == 0 && service.stats().working == 0).await;
}

#[tokio::test(start_paused = true)]
async fn a_cancelled_call_has_no_place_in_its_grace() {
    let world = World::default();
    let service = limited(&world, |limits| {
        limits.max_concurrent = 1;
        limits.cancel_grace = Duration::from_secs(1_000);
    });
    let mut peer = Peer::new(&service);
    let over_http = service.clone().into_http();
    let begin = tokio::time::Instant::now();
    for id in 1..=20 {
        peer.send(&line(id, "stay", &json!({}))).await;
        until(|| world.begun() == 2 * id - 1).await;
        let params = json!({"requestId": id});
        let cancel =
            json!({"jsonrpc": "2.0", "method": "notifications/cancelled", "params": params});
        peer.send(&cancel.to_string()).await;
        let leaving = http::call("stay", json!({}));
        let (service, begun) = (over_http.clone(), world.clone());
        let left = tokio::spawn(async move { leaving.answer(&service).await });
        until(|| begun.begun() == 2 * id).await;
        left.abort();
    }
    peer.send(&line(99, "echo", &json!({}))).await;
    assert!(peer.answer(99).await.get("result").is_some());
    assert!(begin.elapsed() < Duration::from_secs(500), "{:?}", begin.elapsed());
}

#[tokio::test]
async fn no_peer_takes_more_than_its_share() {
    let world = World::default();
    let service = limited(&world, |limits| (limits.max_concurrent, limits.max_per_peer) = (8, 3));
    let over_http = service.clone().into_http();
    // A principal, with and without a session, and a connection.
    let slow = |principal: &'static str| {
        let service = over_http.clone();
        tokio::spawn(async move {
            http::call("wait", json!({})).principal(principal).answer(&service).await
        })
    };
    let mut calls: Vec<_> = (0..10).map(|_| slow("alice")).collect();
    let mut peer = Peer::new(&service);
    for id in 0..10 {
        peer.send(&line(id, "wait", &json!({}))).await;
    }
    until(|| world.begun() == 6 && service.stats().waiting == 14).await;
    let answer = http::call("echo", json!({})).principal("bob").answer(&over_http).await;
    assert_eq!(answer.status, 200);
    assert_eq!(http::call("echo", json!({})).answer(&over_http).await.status, 200);
    let session = Session::open(&over_http, "2025-06-18").await;
    assert_eq!(session.call(1, "echo").answer(&over_http).await.status, 200);
    world.gate.add_permits(20);
    for call in calls.drain(..) {
        assert_eq!(call.await.expect("no panic").text(), "waited");
    }
    for _ in 0..10 {
        assert_eq!(http::said(&peer.next().await), "waited");
    }
    let stats = service.stats();
    assert_eq!((stats.working, stats.waiting), (0, 0));
}

#[tokio::test(start_paused = true)]
async fn questions_to_a_client_that_is_gone_end() {
    let world = World::default();
    let service = limited(&world, |limits| limits.absence = Duration::from_secs(60));
    let over_http = service.clone().into_http();
    let session = Session::open(&over_http, "2025-11-25").await;
    let mut gone = Vec::new();
    for id in 0..5 {
        let mut stream = Stream::of(session.call(id, "ask").send(&over_http).await);
        stream.message().await.expect("a question");
        gone.push(stream);
    }
    // It reads on some stream: it is there.
    let reading = session.get().send(&over_http).await;
    drop(gone);
    tokio::time::sleep(Duration::from_secs(300)).await;
    assert_eq!(service.stats().away, 5);
    drop(reading);
    tokio::time::sleep(Duration::from_secs(30)).await;
    assert_eq!(service.stats().away, 5, "it may come back");
    tokio::time::sleep(Duration::from_secs(60)).await;
    assert_eq!(service.stats().away, 0);
}

#[tokio::test]
async fn a_handler_that_lets_nobody_else_run_is_noticed() {
    let world = World::default();
    let service = limited(&world, |limits| limits.watchdog = Duration::from_millis(20));
    let mut peer = Peer::new(&service);
    for (id, ms) in [0, 50, 0, 50].into_iter().enumerate() {
        peer.send(&line(id, "compute", &json!({"ms": ms}))).await;
        let _: Value = peer.answer(id).await;
    }
    assert!(service.stats().slow_handlers >= 2, "{:?}", service.stats());
}
