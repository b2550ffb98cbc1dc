//! Requests that stand alone.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::time::Duration;

use mcp_bindings::ErrorObject;
use mcp_bindings::latest::{
    CallToolOutcome, CallToolRequestParams, CallToolResult, ContentBlock, ListToolsResult,
    PaginatedRequestParams, Tool, ToolInputSchema, ToolsHandler,
};
use mcp_runtime::http_server::HttpSettings;
use mcp_runtime::server::{Context, Limits, Server};
use serde_json::json;
use tower_service::Service as _;

use super::server::{
    Endless, LATEST, Seen, Stream, call, limited, meta, post, said, server, service, stateless,
    until, with,
};

#[tokio::test]
async fn a_plain_answer_is_json_of_a_known_length() {
    let response = call("echo", json!({"text": "hi"})).send(&service()).await;
    assert_eq!(response.headers()["content-type"], "application/json");
    assert!(http_body::Body::size_hint(response.body()).exact().is_some());
    let answer = super::server::Answer::of(response).await;
    assert_eq!((answer.text(), &answer.json()["id"]), ("hi".to_owned(), &json!(1)));
    let info = &answer.json()["result"]["_meta"]["io.modelcontextprotocol/serverInfo"];
    assert_eq!(info["name"], "test");
}

#[tokio::test]
async fn what_is_told_before_the_answer_is_streamed() {
    let service = service();
    let response = call("tell", json!({})).send(&service).await;
    assert_eq!(response.headers()["cache-control"], "no-cache");
    assert_eq!(response.headers()["x-accel-buffering"], "no");
    let mut stream = Stream::of(response);
    for step in 1..=3 {
        let event = stream.next().await.expect("a message");
        assert_eq!(event.json()["params"]["progress"], step);
        assert_eq!((&*event.id, event.comment), ("", false), "nothing to come back to");
    }
    assert_eq!(said(&stream.next().await.expect("an answer").json()), "told");
    assert_eq!(stream.next().await, None);

    let answer = call("tell_at_once", json!({})).answer(&service).await;
    let events = answer.events();
    assert_eq!((events.len(), said(&events[1].json())), (2, "told".to_owned()));
}

#[tokio::test]
async fn a_client_gets_the_kind_of_answer_it_takes() {
    let service = service();
    for tool in ["tell", "tell_at_once", "echo"] {
        let only_json = call(tool, json!({})).header("accept", "application/json");
        let answer = only_json.answer(&service).await;
        assert_eq!(answer.header("content-type"), "application/json", "{tool}");
        answer.text();
        let only_stream = call(tool, json!({})).header("accept", "text/event-stream");
        let answer = only_stream.answer(&service).await;
        assert_eq!(answer.header("content-type"), "text/event-stream", "{tool}");
        said(&answer.events().last().expect("an answer").json());
    }
    let listen = stateless("subscriptions/listen", json!({"notifications": {}}));
    let answer = listen.header("accept", "application/json").answer(&service).await;
    assert_eq!(answer.status, 406);
}

#[tokio::test]
async fn errors_have_a_status() {
    let service = service();
    for (asked, status, code) in [
        (stateless("unknown/method", json!({})), 404, -32601),
        (stateless("prompts/list", json!({})), 404, -32601),
        (stateless("logging/setLevel", json!({"level": "info"})), 404, -32601),
        (call("unknown", json!({})), 200, -32602),
        (call("panic", json!({})), 200, -32603),
        (stateless("tools/call", json!({"arguments": {}})), 400, -32602),
        (stateless("tools/list", json!({"cursor": 7})), 400, -32602),
    ] {
        let body = String::from_utf8_lossy(&asked.body).into_owned();
        let answer = asked.answer(&service).await;
        assert_eq!((answer.status.as_u16(), answer.code()), (status, code), "{body}");
        assert_eq!(answer.json()["id"], 1, "{body}");
    }
}

#[tokio::test]
async fn versions_are_compared_before_anything_else() {
    let with_versions = |header: &str, body: &str| {
        let mut meta = meta();
        meta["io.modelcontextprotocol/protocolVersion"] = json!(body);
        post(&json!({"jsonrpc": "2.0", "id": "x", "method": "server/discover",
                     "params": {"_meta": meta}}))
        .header("mcp-protocol-version", header)
        .header("mcp-method", "server/discover")
    };
    let answer = with_versions("v999.0.0", "v999.0.0").answer(&service()).await;
    assert_eq!((answer.status.as_u16(), answer.code()), (400, -32022));
    let data = &answer.json()["error"]["data"];
    assert_eq!(data["requested"], "v999.0.0");
    assert!(data["supported"].as_array().expect("versions").contains(&json!(LATEST)));
    assert_eq!(answer.json()["id"], "x");
    for (header, body) in [(LATEST, "v999.0.0"), ("v999.0.0", LATEST), ("2025-11-25", LATEST)] {
        let answer = with_versions(header, body).answer(&service()).await;
        assert_eq!((answer.status.as_u16(), answer.code()), (400, -32020), "{header} {body}");
    }
}

#[tokio::test]
async fn headers_that_mirror_arguments_are_checked() {
    let service = service();
    let said = |text: &str| call("mirrored", json!({"text": text}));
    for (asked, status) in [
        (said("Hello").header("mcp-param-text", "Hello"), 200),
        (said("Hello").header("Mcp-Param-Text", "=?base64?SGVsbG8=?="), 200),
        (said("SGVsbG8=?=").header("mcp-param-text", "SGVsbG8=?="), 200),
        (said("Hello"), 400),
        (said("Hello").header("mcp-param-text", "hello"), 400),
        (said("Hello").header("mcp-param-text", "=?base64?SGVsbG8?="), 400),
        (said("Hello").header("mcp-param-text", "=?base64?SGVs!!!bG8=?="), 400),
        (call("mirrored", json!({"text": null})), 200),
        (call("mirrored", json!({})), 200),
        (call("mirrored", json!({})).header("mcp-param-text", "x"), 400),
        (call("echo", json!({"text": "x"})).header("mcp-param-text", "other"), 200),
    ] {
        let shown = format!("{:?}", asked.headers.get("mcp-param-text"));
        let answer = asked.answer(&service).await;
        let code = if status == 400 { -32020 } else { 0 };
        assert_eq!((answer.status.as_u16(), answer.code()), (status, code), "{shown}");
    }
}

/// Tools whose list tests change, with a count of how often it was asked for.
#[derive(Clone)]
struct Changing {
    marked: Arc<AtomicBool>,
    listed: Arc<AtomicUsize>,
    ttl: u64,
}

impl ToolsHandler<Context> for Changing {
    async fn list_tools(
        &self,
        _: &Context,
        page: PaginatedRequestParams,
    ) -> Result<ListToolsResult, ErrorObject> {
        self.listed.fetch_add(1, Ordering::SeqCst);
        let mark = if self.marked.load(Ordering::SeqCst) { "x-mcp-header" } else { "x-nothing" };
        let schema = json!({"type": "object", "properties": {"t": {"type": "string", mark: "T"}}});
        let schema = serde_json::from_value(schema).expect("a schema");
        let mut list = ListToolsResult::new([Tool::new("t", ToolInputSchema::clone(&schema))]);
        if page.cursor.is_none() {
            list = ListToolsResult::new([Tool::new("other", schema)]).with_next_cursor("2");
        }
        Ok(list.with_ttl_ms(self.ttl))
    }

    async fn call_tool(
        &self,
        _: &Context,
        _: CallToolRequestParams,
    ) -> Result<CallToolOutcome, ErrorObject> {
        Ok(CallToolResult::new([ContentBlock::text("called")]).into())
    }
}

#[tokio::test(start_paused = true)]
async fn the_list_of_tools_is_asked_for_when_it_may_have_changed() {
    for (ttl, lifetime) in [(0, 10), (60_000, 60)] {
        let tools = Changing { marked: Arc::default(), listed: Arc::default(), ttl };
        let service = Server::new("test", "1").tools(tools.clone()).into_service().into_http();
        let status = async || call("t", json!({"t": "x"})).answer(&service).await.status.as_u16();
        assert_eq!((status().await, status().await), (200, 200));
        assert_eq!(tools.listed.load(Ordering::SeqCst), 2, "two pages, once");
        tools.marked.store(true, Ordering::SeqCst);
        assert_eq!(status().await, 200);
        service.service().notifier().tools_changed().await;
        assert_eq!((status().await, status().await), (400, 400));
        assert_eq!(tools.listed.load(Ordering::SeqCst), 4);
        tools.marked.store(false, Ordering::SeqCst);
        tokio::time::advance(Duration::from_secs(lifetime - 1)).await;
        assert_eq!(status().await, 400);
        tokio::time::advance(Duration::from_secs(2)).await;
        assert_eq!(status().await, 200);
        // A list is only for whom it was made.
        let count = tools.listed.load(Ordering::SeqCst);
        call("t", json!({})).principal("alice").answer(&service).await.text();
        assert_eq!(tools.listed.load(Ordering::SeqCst), count + 2);
    }
}

#[test]
fn it_can_be_mounted_anywhere() {
    fn mountable<T: Clone + Send + Sync + 'static>(_: &T) {}
    fn carried<T: http_body::Body<Data = bytes::Bytes> + Send + 'static>() {}
    mountable(&service());
    carried::<mcp_runtime::http_server::Body>();
}

#[tokio::test]
async fn a_name_may_be_encoded_and_stand_between_spaces() {
    let service = service();
    for (name, status) in
        [("  echo\t", 200), ("=?base64?ZWNobw==?=", 200), ("Echo", 400), ("=?base64?!?=", 400)]
    {
        let answer = call("echo", json!({})).header("mcp-name", name).answer(&service).await;
        assert_eq!(answer.status, status, "{name}");
    }
    let mut twice = call("echo", json!({}));
    twice.headers.append("mcp-name", http::HeaderValue::from_static("echo"));
    assert_eq!(twice.answer(&service).await.code(), -32020);
}

#[tokio::test]
async fn handlers_see_who_asks_and_how() {
    let service = service();
    let asked = call("whoami", json!({})).principal("alice").header("user-agent", "test/1");
    assert_eq!(asked.answer(&service).await.text(), "alice test/1");
    assert_eq!(call("whoami", json!({})).answer(&service).await.text(), "- -");
}

#[tokio::test]
async fn a_question_is_an_answer() {
    let answer = call("ask", json!({})).answer(&service()).await;
    let result = &answer.json()["result"];
    assert_eq!(result["resultType"], "input_required");
    assert_eq!(result["inputRequests"]["sure"]["method"], "elicitation/create");
}

#[tokio::test]
async fn subscriptions_stream_changes_until_the_server_closes() {
    let service = service();
    let listen = json!({"notifications": {"toolsListChanged": true}});
    let response = stateless("subscriptions/listen", listen).send(&service).await;
    let mut stream = Stream::of(response);
    let first = stream.message().await.expect("a message").json();
    assert_eq!(first["method"], "notifications/subscriptions/acknowledged");
    call("change", json!({})).answer(&service).await.text();
    let change = stream.message().await.expect("a message").json();
    assert_eq!(change["method"], "notifications/tools/list_changed");
    assert_eq!(change["params"]["_meta"]["io.modelcontextprotocol/subscriptionId"], 1);
    service.service().shut_down().await;
    let cancelled = stream.message().await.expect("a message").json();
    assert_eq!(cancelled["method"], "notifications/cancelled");
    assert!(stream.message().await.expect("an answer").json()["result"].is_object());
    assert_eq!(stream.next().await, None);
    assert_eq!(call("echo", json!({})).answer(&service).await.status, 503);
}

#[tokio::test]
async fn whoever_goes_cancels() {
    let seen = Seen::default();
    let service = server(&seen).into_service().into_http();
    // Before the answer has begun.
    let mut waiting = Box::pin(call("slow", json!({})).send(&service));
    let polled = tokio::time::timeout(Duration::from_millis(50), &mut waiting).await;
    assert!(polled.is_err() && seen.started.load(Ordering::SeqCst) == 1);
    drop(waiting);
    until(|| seen.cancelled.load(Ordering::SeqCst) == 1).await;
    // While it is streamed.
    let mut stream = Stream::of(call("slow_and_telling", json!({})).send(&service).await);
    stream.message().await.expect("a message");
    drop(stream);
    until(|| seen.cancelled.load(Ordering::SeqCst) == 2).await;
    until(|| service.service().in_flight() == 0).await;
    // A listener.
    let listen = stateless("subscriptions/listen", json!({"notifications": {}}));
    drop(listen.send(&service).await);
    tokio::time::timeout(Duration::from_secs(5), service.service().shut_down())
        .await
        .expect("nothing is in flight");
}

#[tokio::test(start_paused = true)]
async fn a_quiet_stream_says_that_it_lives() {
    let service = with(HttpSettings::new().keep_alive(Some(Duration::from_secs(20))));
    let listen = stateless("subscriptions/listen", json!({"notifications": {}}));
    let mut stream = Stream::of(listen.send(&service).await);
    assert!(!stream.next().await.expect("a message").comment);
    let begin = tokio::time::Instant::now();
    for count in 1..=3 {
        assert!(stream.next().await.expect("a comment").comment);
        assert_eq!(begin.elapsed().as_secs(), 20 * count);
    }
    let service = with(HttpSettings::new().keep_alive(None));
    let listen = stateless("subscriptions/listen", json!({"notifications": {}}));
    let mut stream = Stream::of(listen.send(&service).await);
    stream.next().await.expect("a message");
    let silence = tokio::time::timeout(Duration::from_secs(3600), stream.next()).await;
    assert!(silence.is_err());
}

#[tokio::test(start_paused = true)]
async fn a_body_that_does_not_come_is_given_up() {
    let service = with(HttpSettings::new().body_timeout(Duration::from_secs(3)));
    let begin = tokio::time::Instant::now();
    let body = Endless { chunk: Some("{".into()) };
    let response = service.clone().call(call("echo", json!({})).build(body)).await;
    let response = response.unwrap_or_else(|never| match never {});
    assert_eq!((response.status().as_u16(), begin.elapsed().as_secs()), (408, 3));
}

#[tokio::test]
async fn a_body_has_bounds() {
    let service = with(HttpSettings::new().max_body(1000));
    // Declared too large: not even read.
    for length in ["1001", "8589934592", "99999999999999999999999"] {
        let asked = call("echo", json!({})).header("content-length", length);
        let body = Endless { chunk: None };
        let response = service.clone().call(asked.build(body)).await;
        let response = response.unwrap_or_else(|never| match never {});
        assert_eq!(response.status(), 413, "{length}");
    }
    // Not declared.
    let body = Endless { chunk: Some(vec![b' '; 1001].into()) };
    let response = service.clone().call(call("echo", json!({})).build(body)).await;
    let answer = super::server::Answer::of(response.unwrap_or_else(|never| match never {})).await;
    assert_eq!(answer.status, 413);
    assert!(answer.body.contains("HttpSettings::max_body"), "{}", answer.body);
    let text = "x".repeat(1000);
    let answer = call("echo", json!({"text": text})).answer(&service).await;
    assert_eq!(answer.status, 413);
    let mut limits = Limits::default();
    limits.max_message = 100;
    assert_eq!(call("echo", json!({})).answer(&limited(limits)).await.status, 413);
}

#[tokio::test]
async fn bodies_that_are_no_messages() {
    let service = service();
    let raw = |body: &[u8]| {
        let mut asked = post(&json!({}));
        asked.body = body.to_vec();
        asked
    };
    for (body, code) in [
        (&b"\xFF\xFE"[..], -32700),
        (b"{", -32700),
        (b"", -32700),
        (b"[]", -32600),
        (b"7", -32600),
        (b"{\"jsonrpc\":\"1.0\",\"id\":1,\"method\":\"ping\"}", -32600),
        (b"{\"jsonrpc\":\"2.0\",\"id\":null,\"method\":\"ping\"}", -32600),
    ] {
        let answer = raw(body).answer(&service).await;
        assert_eq!((answer.status.as_u16(), answer.code()), (400, code), "{body:?}");
    }
}

#[tokio::test]
async fn whatever_comes_is_answered() {
    // Pieces of headers and bodies in every order: nothing panics, everything has a status.
    const HEADERS: [(&str, &[&str]); 6] = [
        ("mcp-protocol-version", &["2026-07-28", "2025-06-18", "v9", "", "=?base64??="]),
        ("mcp-method", &["tools/call", "tools/list", "", "=?base64?!!?="]),
        ("mcp-name", &["echo", "mirrored", "=?base64?ZWNobw==?=", "=?base64?"]),
        ("mcp-param-text", &["x", "=?base64?eA==?=", "=?base64?=?="]),
        ("mcp-session-id", &["", "x", "%00", "../../etc"]),
        ("accept", &["*/*", "application/json", ";;q=,", "text/event-stream;q=x"]),
    ];
    let bodies = [
        json!({"jsonrpc": "2.0", "id": 1, "method": "tools/call",
               "params": {"name": "mirrored", "arguments": {"text": "x"}, "_meta": meta()}}),
        json!({"jsonrpc": "2.0", "id": 1, "method": "tools/list", "params": {"_meta": meta()}}),
        json!({"jsonrpc": "2.0", "id": 1, "method": "tools/list", "params": []}),
        json!({"jsonrpc": "2.0", "method": "tools/list"}),
        json!([{"jsonrpc": "2.0", "id": 1, "method": "ping"}, 7]),
        json!({"jsonrpc": "2.0", "id": 1, "method": "tools/call", "params": {"_meta": 7}}),
    ];
    let service = service();
    let mut seed = 42_u64;
    let mut next = |below: usize| {
        seed ^= seed << 13;
        seed ^= seed >> 7;
        seed ^= seed << 17;
        usize::try_from(seed % u64::try_from(below).expect("small")).expect("small")
    };
    for _ in 0..2000 {
        let mut asked = post(&bodies[next(bodies.len())]);
        for (name, values) in HEADERS {
            if next(3) > 0 {
                asked = asked.header(name, values[next(values.len())]);
            }
        }
        let answer = asked.answer(&service).await;
        assert!(answer.status.is_success() || answer.status.is_client_error(), "{answer:?}");
    }
}
