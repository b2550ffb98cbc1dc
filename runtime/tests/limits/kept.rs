//! Streams of sessions: what was answered arrives, whatever the server's state keeps, forgets, fails
//! or is slow at.

use std::pin::Pin;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use http_body_util::BodyExt;
use mcp_runtime::http_server::HttpService;
use mcp_runtime::http_server::HttpSettings;
use mcp_runtime::server::{Answer, Bounds, Event, Memory, Receiver, State, StateError};
use serde_json::{Value, json};

use super::server::{self as http, Session, Stream};
use super::world::{LONG, World, limits, server};

fn stream(session: &Session, id: i64, arguments: &Value) -> http::Asked {
    session.post(&json!({
        "jsonrpc": "2.0", "id": id, "method": "tools/call",
        "params": {"name": "stream", "arguments": arguments, "_meta": {"progressToken": id}}
    }))
}

fn tiny(log_bytes: usize) -> Memory {
    let mut bounds = Bounds::default();
    (bounds.log_bytes, bounds.logs, bounds.events) = (log_bytes, 3, 2);
    Memory::new(bounds)
}

/// The last message of a stream, and how many there were.
async fn last(mut stream: Stream) -> (usize, Value) {
    let (mut count, mut last) = (0, Value::Null);
    while let Some(event) = tokio::time::timeout(LONG, stream.message()).await.expect("in time") {
        count += 1;
        last = event.json();
    }
    (count, last)
}

#[tokio::test]
async fn streamed_answers_reach_whoever_reads_however_little_is_kept() {
    let mut answers = 0;
    for log_bytes in [0, 1_000, 20_000, 200_000] {
        for version in ["2025-03-26", "2025-06-18", "2025-11-25"] {
            let world = World::default();
            let service: HttpService =
                server(&world).state(tiny(log_bytes)).into_service().into_http();
            let mut open = Vec::new();
            for id in 0..30 {
                let session = Session::open(&service, version).await;
                let arguments = json!({"steps": 5, "each": 500, "bytes": 10_000});
                open.push(Stream::of(stream(&session, id, &arguments).send(&service).await));
            }
            // They are read when all of them were written.
            tokio::time::sleep(Duration::from_millis(50)).await;
            for stream in open {
                let (count, last) = last(stream).await;
                assert_eq!((count, http::said(&last).len()), (6, 10_000));
                answers += 1;
            }
        }
    }
    println!("{answers} streamed answers, none lost");
}

#[tokio::test]
async fn a_slow_reader_bounds_what_waits_for_it_and_loses_nothing() {
    let world = World::default();
    let limits = limits(|limits| (limits.outbox, limits.outbox_bytes) = (1_000, 50_000));
    let service = server(&world).state(tiny(10_000)).limits(limits).into_service();
    let over_http = service.clone().into_http();
    let session = Session::open(&over_http, "2025-11-25").await;
    let arguments = json!({"steps": 3_000, "each": 1_000, "bytes": 10});
    let slow = Stream::of(stream(&session, 1, &arguments).send(&over_http).await);
    http::until(|| service.stats().away == 1).await;
    let (count, last) = last(slow).await;
    assert_eq!((count, last["id"].clone()), (3_001, json!(1)));
}

/// A state that fails at one call, or is slow at it; or at every one from there on.
struct Faulty {
    memory: Memory,
    calls: Arc<AtomicUsize>,
    at: usize,
    fault: Fault,
}

#[derive(Clone, Copy, Debug, PartialEq)]
enum Fault {
    FailsOnce,
    FailsFrom,
    IsSlow,
}

impl Faulty {
    fn faulty<'a, T: Send + 'a>(
        &'a self,
        work: Pin<Box<dyn Future<Output = Result<T, StateError>> + Send + 'a>>,
    ) -> Answer<'a, T> {
        let call = self.calls.fetch_add(1, Ordering::SeqCst);
        let is_it = match self.fault {
            Fault::FailsFrom => call >= self.at,
            _ => call == self.at,
        };
        Box::pin(async move {
            match self.fault {
                _ if !is_it => work.await,
                Fault::IsSlow => {
                    tokio::time::sleep(Duration::from_secs(20)).await;
                    work.await
                }
                _ => Err(StateError("on purpose".to_owned())),
            }
        })
    }
}

impl State for Faulty {
    fn put<'a>(&'a self, key: &'a str, value: String, ttl: Duration) -> Answer<'a, ()> {
        self.faulty(self.memory.put(key, value, ttl))
    }
    fn get<'a>(&'a self, key: &'a str) -> Answer<'a, Option<String>> {
        self.faulty(self.memory.get(key))
    }
    fn remove<'a>(&'a self, key: &'a str) -> Answer<'a, ()> {
        self.faulty(self.memory.remove(key))
    }
    fn claim<'a>(&'a self, key: &'a str, ttl: Duration) -> Answer<'a, bool> {
        self.faulty(self.memory.claim(key, ttl))
    }
    fn append<'a>(&'a self, log: &'a str, event: String, ttl: Duration) -> Answer<'a, u64> {
        self.faulty(self.memory.append(log, event, ttl))
    }
    fn events_after<'a>(&'a self, log: &'a str, position: u64) -> Answer<'a, Vec<Event>> {
        self.faulty(self.memory.events_after(log, position))
    }
    fn publish<'a>(&'a self, message: String) -> Answer<'a, ()> {
        self.faulty(self.memory.publish(message))
    }
    fn subscribe(&self, receiver: Receiver) {
        self.memory.subscribe(receiver);
    }
}

/// A session, a streamed call, the same once more with a client that comes back in the middle, a call
/// that is good for one use, and the end.
async fn exchange(service: &HttpService, version: &str, world: &World) -> (usize, usize) {
    let session = Session::open(service, version).await;
    let arguments = json!({"steps": 3, "each": 10, "bytes": 100});
    let (count, whole) =
        last(Stream::of(stream(&session, 1, &arguments).send(service).await)).await;
    assert_eq!((count, http::said(&whole).len()), (4, 100));
    let mut cut = Stream::of(stream(&session, 2, &arguments).send(service).await);
    let first = cut.next().await.expect("an event");
    drop(cut);
    let mut resumed = 0;
    if !first.id.is_empty() {
        let again = session.get().header("last-event-id", &first.id).send(service).await;
        if again.status() == 200 {
            let (count, last) = last(Stream::of(again)).await;
            resumed = usize::from(count > 0 && last["id"] == 2);
        } else {
            assert!(again.into_body().collect().await.is_ok());
        }
    }
    let sell = json!({"name": "sell", "arguments": {"item": "x"}});
    let asked = http::stateless("tools/call", sell.clone()).answer(service).await;
    let state = asked.json()["result"]["requestState"].as_str().map(str::to_owned);
    let mut sold = 0;
    if let Some(state) = state {
        let before = world.sold.load(Ordering::SeqCst);
        for _ in 0..2 {
            let mut retry = sell.clone();
            retry["requestState"] = json!(state);
            retry["inputResponses"] = json!({"sure": {"action": "accept", "content": {}}});
            http::stateless("tools/call", retry).answer(service).await.json();
        }
        sold = world.sold.load(Ordering::SeqCst) - before;
        assert!(sold <= 1, "used twice");
    }
    assert!(session.request(::http::Method::DELETE).answer(service).await.status.as_u16() < 500);
    (resumed, sold)
}

#[tokio::test(start_paused = true)]
async fn a_state_that_fails_or_is_slow_loses_no_answer_and_uses_nothing_twice() {
    let (mut exchanges, mut resumed, mut sold) = (0, 0, 0);
    for version in ["2025-06-18", "2025-11-25"] {
        for fault in [Fault::FailsOnce, Fault::FailsFrom, Fault::IsSlow] {
            let mut at = 0;
            loop {
                let (world, calls) = (World::default(), Arc::<AtomicUsize>::default());
                let memory = Memory::default();
                let state = Faulty { memory, calls: Arc::clone(&calls), at, fault };
                let server = server(&world).single_use_state().state(state);
                let service = server.into_service().into_http();
                let service = service.settings(HttpSettings::new().keep_alive(None));
                let done = exchange(&service, version, &world);
                let done = tokio::time::timeout(Duration::from_secs(600), done).await;
                let (back, used) = done.unwrap_or_else(|_| panic!("hung: {fault:?} at {at}"));
                (exchanges, resumed, sold) = (exchanges + 1, resumed + back, sold + used);
                if fault == Fault::IsSlow {
                    assert_eq!((back, used), (1, 1), "slow at {at}");
                }
                if calls.load(Ordering::SeqCst) <= at {
                    break;
                }
                at += 1;
            }
        }
    }
    println!("{exchanges} exchanges: every answer arrived; {resumed} came back, {sold} sold once");
    assert!(exchanges > 60, "{exchanges}");
}

#[tokio::test]
async fn a_client_that_comes_back_gets_everything_once_in_pieces() {
    let world = World::default();
    let mut bounds = Bounds::default();
    bounds.events = 100_000;
    let service = server(&world).state(Memory::new(bounds)).into_service().into_http();
    let session = Session::open(&service, "2025-11-25").await;
    let arguments = json!({"steps": 2_000, "each": 1_000, "bytes": 1_000_000});
    let mut stream = Stream::of(stream(&session, 1, &arguments).send(&service).await);
    let (mut seen, mut comebacks, mut last_id) = (Vec::new(), 0, String::new());
    // The connection breaks after some messages, again and again.
    loop {
        let mut ended = true;
        let mut left = 150 + comebacks * 37;
        while let Some(event) = stream.next().await {
            if !event.id.is_empty() {
                last_id.clone_from(&event.id);
            }
            if !event.data.is_empty() {
                seen.push(event.json());
            }
            left -= 1;
            if left == 0 {
                ended = false;
                break;
            }
        }
        if ended {
            break;
        }
        comebacks += 1;
        let again = session.get().header("last-event-id", &last_id).send(&service).await;
        stream = Stream::of(again);
    }
    println!("{comebacks} times cut, {} messages", seen.len());
    assert!(comebacks > 4);
    let steps: Vec<u64> = seen.iter().filter_map(|m| m["params"]["progress"].as_u64()).collect();
    assert_eq!(steps, (1..=2_000).collect::<Vec<u64>>());
    assert_eq!(http::said(seen.last().expect("an answer")).len(), 1_000_000);
}
