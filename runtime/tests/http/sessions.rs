//! Sessions of older versions.

use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use http::Method;
use mcp_runtime::http_server::{HttpService, HttpSettings};
use mcp_runtime::server::{Answer as Kept, Memory, Receiver, State};
use serde_json::{Value, json};

use super::server::{Seen, Session, Stream, initialize, said, server, service, tools, until, with};

const SESSION_VERSIONS: [&str; 4] = ["2024-11-05", "2025-03-26", "2025-06-18", "2025-11-25"];

async fn open(version: &str) -> Session {
    Session::open(&service(), version).await
}

fn has_priming(version: &str) -> bool {
    version == "2025-11-25"
}

#[tokio::test]
async fn requests_are_answered_in_every_version() {
    for version in SESSION_VERSIONS {
        let session = open(version).await;
        let answer = session.call(1, "echo").answer(&session.service).await;
        assert_eq!(answer.header("content-type"), "application/json");
        assert_eq!(answer.text(), "");
        assert!(answer.json()["result"].get("resultType").is_none(), "{version}");
        let ping = json!({"jsonrpc": "2.0", "id": 2, "method": "ping"});
        let answer = session.post(&ping).answer(&session.service).await;
        assert_eq!(answer.json()["result"], json!({}));
        let unknown = json!({"jsonrpc": "2.0", "id": 3, "method": "unknown"});
        let answer = session.post(&unknown).answer(&session.service).await;
        assert_eq!((answer.status.as_u16(), answer.code()), (200, -32601));
    }
}

#[tokio::test]
async fn streams_begin_with_a_position_where_clients_know_that() {
    for version in SESSION_VERSIONS {
        let session = open(version).await;
        for tool in ["tell", "tell_at_once"] {
            let mut stream = Stream::of(session.call(1, tool).send(&session.service).await);
            if has_priming(version) {
                let first = stream.next().await.expect("an event");
                assert_eq!((&*first.data, &*first.retry), ("", "1000"));
                assert!(!first.id.is_empty());
            }
            let mut last = Value::Null;
            while let Some(event) = stream.next().await {
                assert!(!event.data.is_empty() && !event.id.is_empty(), "{version}: {event:?}");
                last = event.json();
            }
            assert_eq!(said(&last), "told", "{version}");
        }
    }
}

#[tokio::test]
async fn a_stream_is_resumed_where_it_broke_off() {
    let session = open("2025-11-25").await;
    let service = &session.service;
    let mut one = Stream::of(session.call(1, "tell").send(service).await);
    let mut two = Stream::of(session.call(2, "tell").send(service).await);
    let (first, other) = (one.next().await.expect("one"), two.next().await.expect("two"));
    assert_ne!(first.id, other.id);
    let second = one.message().await.expect("a message");
    assert_eq!(second.json()["params"]["progress"], 1);
    drop(one);
    // While the call goes on: everything after that event, and only of that stream.
    let resumed = session.get().header("last-event-id", &second.id).send(service).await;
    let mut resumed = Stream::of(resumed);
    for step in 2..=3 {
        let event = resumed.message().await.expect("a message").json();
        assert_eq!(
            (&event["params"]["progress"], &event["params"]["progressToken"]),
            (&json!(step), &json!(1))
        );
    }
    let answer = resumed.message().await.expect("an answer").json();
    assert_eq!((said(&answer), &answer["id"]), ("told".to_owned(), &json!(1)));
    assert_eq!(resumed.next().await, None);
    // The other one is not disturbed.
    while let Some(event) = two.message().await {
        let event = event.json();
        assert!(event["id"] == 2 || event["params"]["progressToken"] == 2, "{event}");
    }
    // After the call is over: the same once more, from the very beginning.
    let again = session.get().header("last-event-id", &first.id).answer(service).await;
    let ids: Vec<Value> = again.events().iter().map(|event| event.json()["id"].clone()).collect();
    assert_eq!(ids, [Value::Null, Value::Null, Value::Null, json!(1)]);
    // Whoever has everything gets nothing.
    let last = again.events().last().expect("an answer").id.clone();
    let nothing = session.get().header("last-event-id", &last).answer(service).await;
    assert_eq!((nothing.status.as_u16(), &*nothing.body), (200, ""));
    // Nobody else's session replays it.
    let other = Session::open(service, "2025-11-25").await;
    let refused = other.get().header("last-event-id", &first.id).answer(service).await;
    assert_eq!(refused.status, 400);
}

#[tokio::test]
async fn a_handler_can_send_the_client_away_to_come_back() {
    let session = open("2025-11-25").await;
    let answer = session.call(7, "come_back").answer(&session.service).await;
    let events = answer.events();
    assert_eq!((events.len(), &*events[0].data, &*events[0].retry), (1, "", "1000"));
    let resumed = session.get().header("last-event-id", &events[0].id);
    let mut resumed = Stream::of(resumed.send(&session.service).await);
    let event = resumed.message().await.expect("an answer");
    assert_eq!((said(&event.json()), &event.json()["id"]), ("came back".to_owned(), &json!(7)));
    assert_eq!(resumed.next().await, None);

    let session = open("2025-06-18").await;
    let answer = session.call(7, "come_back").answer(&session.service).await;
    assert_eq!(answer.text(), "came back", "older clients stay");
}

#[tokio::test]
async fn whoever_goes_does_not_cancel() {
    let seen = Seen::default();
    let service = server(&seen).into_service().into_http();
    let session = Session::open(&service, "2025-11-25").await;
    let mut stream = Stream::of(session.call(1, "slow_and_telling").send(&service).await);
    let event = stream.message().await.expect("a message");
    drop(stream);
    let waiting =
        tokio::time::timeout(Duration::from_millis(50), session.call(2, "slow").send(&service));
    assert!(waiting.await.is_err());
    tokio::time::sleep(Duration::from_millis(50)).await;
    assert_eq!(seen.started.load(Ordering::SeqCst), 2);
    assert_eq!(seen.cancelled.load(Ordering::SeqCst), 0);
    // A notification does, and then there is no answer.
    let mut resumed =
        Stream::of(session.get().header("last-event-id", &event.id).send(&service).await);
    for id in [1, 2] {
        let cancel = json!({"jsonrpc": "2.0", "method": "notifications/cancelled",
                            "params": {"requestId": id}});
        assert_eq!(session.post(&cancel).answer(&service).await.status, 202);
    }
    assert_eq!(resumed.message().await, None);
    assert_eq!(seen.cancelled.load(Ordering::SeqCst), 2);
}

#[tokio::test]
async fn whoever_reads_slowly_misses_nothing() {
    let session = open("2025-11-25").await;
    let mut stream = Stream::of(session.call(1, "many").send(&session.service).await);
    tokio::time::sleep(Duration::from_millis(100)).await;
    for step in 1..=3000 {
        let event = stream.message().await.expect("a message").json();
        assert_eq!(event["params"]["progress"], step);
    }
    assert_eq!(said(&stream.message().await.expect("an answer").json()), "told");
    assert_eq!(stream.next().await, None);
}

#[tokio::test]
async fn a_client_without_streams_is_not_asked() {
    let session = open("2025-11-25").await;
    let only_json = |tool| session.call(1, tool).header("accept", "application/json");
    assert_eq!(only_json("many").answer(&session.service).await.text(), "told");
    assert_eq!(only_json("come_back").answer(&session.service).await.text(), "came back");
    let answer = only_json("ask").answer(&session.service).await;
    assert_eq!(answer.status, 200);
    assert!(answer.body.contains("takes no `text/event-stream`"), "{}", answer.body);
}

#[tokio::test]
async fn the_client_is_asked_on_the_stream_of_its_call() {
    let session = open("2025-06-18").await;
    let mut stream = Stream::of(session.call(1, "ask").send(&session.service).await);
    let question = stream.message().await.expect("a question").json();
    assert_eq!(question["method"], "elicitation/create");
    let answer = json!({"jsonrpc": "2.0", "id": question["id"], "result": {"action": "decline"}});
    assert_eq!(session.post(&answer).answer(&session.service).await.status, 202);
    assert_eq!(said(&stream.message().await.expect("an answer").json()), "Decline");
    assert_eq!(stream.next().await, None);
}

#[tokio::test]
async fn batches_are_answered_together() {
    let session = open("2025-03-26").await;
    let list = |id: i64| json!({"jsonrpc": "2.0", "id": id, "method": "tools/list"});
    let note = json!({"jsonrpc": "2.0", "method": "notifications/cancelled",
                      "params": {"requestId": 9}});
    let answer = session.post(&json!([list(1), note, list(2), 7])).answer(&session.service).await;
    let answers = answer.json();
    let mut ids: Vec<Value> =
        answers.as_array().expect("answers").iter().map(|a| a["id"].clone()).collect();
    ids.sort_by_key(Value::to_string);
    assert_eq!(ids, [json!(1), json!(2), Value::Null]);
    let answer = session.post(&json!([note, note])).answer(&session.service).await;
    assert_eq!((answer.status.as_u16(), &*answer.body), (202, ""));
}

#[tokio::test]
async fn changes_go_to_one_stream() {
    let session = open("2025-11-25").await;
    let service = &session.service;
    let mut old = Stream::of(session.get().send(service).await);
    let mut new = Stream::of(session.get().send(service).await);
    session.call(1, "change").answer(service).await.text();
    let event = new.message().await.expect("a message");
    assert_eq!(event.json()["method"], "notifications/tools/list_changed");
    let silence = tokio::time::timeout(Duration::from_millis(50), old.message()).await;
    assert!(silence.is_err(), "a message is on one stream only");
    drop(new);
    session.call(2, "change").answer(service).await.text();
    let second = old.message().await.expect("a message");
    assert_ne!(second.id, event.id);
    drop(old);
    // Whoever was away is told what it missed, and goes on.
    session.call(3, "change").answer(service).await.text();
    let back = session.get().header("last-event-id", &event.id).send(service).await;
    let mut back = Stream::of(back);
    let third = back.message().await.expect("a message");
    assert!(third.id != event.id && third.id != second.id);
    let replayed = session.get().header("last-event-id", &event.id).send(service).await;
    assert_eq!(Stream::of(replayed).message().await, Some(third));
}

#[tokio::test(start_paused = true)]
async fn a_quiet_stream_says_that_it_lives() {
    let service = with(HttpSettings::new().keep_alive(Some(Duration::from_secs(20))));
    let session = Session::open(&service, "2025-06-18").await;
    let mut stream = Stream::of(session.get().send(&service).await);
    let begin = tokio::time::Instant::now();
    assert!(stream.next().await.expect("a comment").comment);
    assert_eq!(begin.elapsed().as_secs(), 20);
    let mut call = Stream::of(session.call(1, "slow_and_telling").send(&service).await);
    call.message().await.expect("a message");
    let begin = tokio::time::Instant::now();
    assert!(call.next().await.expect("a comment").comment);
    assert_eq!(begin.elapsed().as_secs(), 20);
}

#[tokio::test(start_paused = true)]
async fn idle_sessions_end() {
    let service = with(HttpSettings::new().session_idle(Duration::from_secs(60)));
    let (busy, idle) =
        (Session::open(&service, "2025-06-18").await, Session::open(&service, "2025-06-18").await);
    let mut stream = Stream::of(busy.get().send(&service).await);
    let listening = tokio::spawn(async move { while stream.next().await.is_some() {} });
    for _ in 0..10 {
        tokio::time::sleep(Duration::from_secs(20)).await;
        assert_eq!(busy.call(1, "echo").answer(&service).await.status, 200);
    }
    assert_eq!(idle.call(1, "echo").answer(&service).await.status, 404);
    // A stream that is open is enough.
    tokio::time::sleep(Duration::from_secs(600)).await;
    assert_eq!(busy.call(1, "echo").answer(&service).await.status, 200);
    listening.abort();
}

#[tokio::test]
async fn sessions_are_bounded() {
    let service = with(HttpSettings::new().max_sessions(2));
    let first = Session::open(&service, "2025-11-25").await;
    let second = Session::open(&service, "2025-11-25").await;
    let streams = (first.get().send(&service).await, second.get().send(&service).await);
    let answer = initialize("2025-11-25").answer(&service).await;
    assert_eq!(answer.status, 503);
    assert!(answer.body.contains("HttpSettings::max_sessions"), "{}", answer.body);
    drop(streams);
    Session::open(&service, "2025-11-25").await;
    // What had to go is brought back from what was kept of it.
    assert_eq!(first.call(1, "echo").answer(&service).await.status, 200);
    assert_eq!(second.call(1, "echo").answer(&service).await.status, 200);
}

#[tokio::test]
async fn a_deleted_session_is_over_with_everything_in_it() {
    let seen = Seen::default();
    let service = server(&seen).into_service().into_http();
    let session = Session::open(&service, "2025-11-25").await;
    let mut changes = Stream::of(session.get().send(&service).await);
    let mut call = Stream::of(session.call(1, "slow_and_telling").send(&service).await);
    call.message().await.expect("a message");
    assert_eq!(session.request(Method::DELETE).answer(&service).await.status, 204);
    assert_eq!(changes.next().await, None);
    assert_eq!(call.message().await, None);
    until(|| seen.cancelled.load(Ordering::SeqCst) == 1).await;
    assert_eq!(session.call(2, "echo").answer(&service).await.status, 404);
}

#[tokio::test]
async fn a_session_belongs_to_whoever_opened_it() {
    let service = service();
    let opened = initialize("2025-11-25").principal("alice").answer(&service).await;
    let id = opened.header("mcp-session-id").to_owned();
    let session = Session { service: service.clone(), id, version: "2025-11-25".to_owned() };
    assert_eq!(
        session.call(1, "whoami").principal("alice").answer(&service).await.text(),
        "alice -"
    );
    assert_eq!(session.call(1, "whoami").principal("bob").answer(&service).await.status, 404);
    assert_eq!(session.call(1, "whoami").answer(&service).await.status, 404);
    assert_eq!(session.get().principal("bob").answer(&service).await.status, 404);
}

/// What copies of a server share.
#[derive(Clone)]
struct Shared(Arc<Memory>);

impl State for Shared {
    fn put<'a>(&'a self, key: &'a str, value: String, ttl: Duration) -> Kept<'a, ()> {
        self.0.put(key, value, ttl)
    }
    fn get<'a>(&'a self, key: &'a str) -> Kept<'a, Option<String>> {
        self.0.get(key)
    }
    fn remove<'a>(&'a self, key: &'a str) -> Kept<'a, ()> {
        self.0.remove(key)
    }
    fn claim<'a>(&'a self, key: &'a str, ttl: Duration) -> Kept<'a, bool> {
        self.0.claim(key, ttl)
    }
    fn append<'a>(&'a self, log: &'a str, event: String, ttl: Duration) -> Kept<'a, u64> {
        self.0.append(log, event, ttl)
    }
    fn events_after<'a>(&'a self, log: &'a str, position: u64) -> Kept<'a, Vec<(u64, String)>> {
        self.0.events_after(log, position)
    }
    fn publish<'a>(&'a self, message: String) -> Kept<'a, ()> {
        self.0.publish(message)
    }
    fn subscribe(&self, receiver: Receiver) {
        self.0.subscribe(receiver);
    }
}

#[tokio::test]
async fn another_copy_of_the_server_goes_on() {
    let shared = Shared(Arc::new(Memory::default()));
    let copy = || -> HttpService {
        let seen = Seen::default();
        let server = mcp_runtime::server::Server::new("test", "1").tools(tools(&seen)).logging();
        server.state(shared.clone()).into_service().into_http()
    };
    let (one, two) = (copy(), copy());
    let session = Session::open(&one, "2025-11-25").await;
    let level = json!({"jsonrpc": "2.0", "id": 1, "method": "logging/setLevel",
                       "params": {"level": "warning"}});
    assert_eq!(session.post(&level).answer(&one).await.json()["result"], json!({}));
    let answer = session.call(2, "log").answer(&two).await;
    let messages: Vec<Value> = answer
        .events()
        .iter()
        .filter(|event| !event.data.is_empty())
        .map(super::server::Event::json)
        .collect();
    assert_eq!(messages[0]["method"], "notifications/message");
    assert_eq!(said(&messages[1]), "logged");
    // A stream that began there is read to its end here.
    let mut stream = Stream::of(session.call(3, "tell").send(&one).await);
    let first = stream.next().await.expect("an event");
    let mut resumed = Stream::of(session.get().header("last-event-id", &first.id).send(&two).await);
    let mut last = Value::Null;
    while let Some(event) = resumed.message().await {
        last = event.json();
    }
    assert_eq!((said(&last), &last["id"]), ("told".to_owned(), &json!(3)));
    // What ends here has ended there.
    assert_eq!(session.request(Method::DELETE).answer(&two).await.status, 204);
    assert_eq!(session.call(4, "echo").answer(&one).await.status, 404);
    assert_eq!(session.call(4, "echo").answer(&two).await.status, 404);
}
