//! A server with a tool for everything that can happen to a call, and a client that is no more than
//! the requests it makes.
#![allow(dead_code, reason = "no test binary uses all of it")]

use std::convert::Infallible;
use std::pin::Pin;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::task::Poll;
use std::time::Duration;

use bytes::Bytes;
use http::{HeaderMap, Method, Request, Response, StatusCode};
use http_body_util::{BodyExt, Full};
use mcp_bindings::latest::{
    CallToolResult, ContentBlock, ElicitRequestFormParams, LoggingLevel, Tool, ToolInputSchema,
    ToolsCapability,
};
use mcp_runtime::http_server::{Body, HttpService, HttpSettings, Principal};
use mcp_runtime::server::{Context, Limits, Server, ToolError, Tools};
use serde_json::{Value, json};
use tower_service::Service as _;

pub const LATEST: &str = "2026-07-28";

/// What tests can see of the server beside its answers.
#[derive(Clone, Default)]
pub struct Seen {
    pub cancelled: Arc<AtomicUsize>,
    pub started: Arc<AtomicUsize>,
}

#[derive(serde::Deserialize)]
struct Echo {
    text: Option<String>,
}

#[derive(serde::Deserialize)]
struct Nothing {}

fn text(text: impl Into<String>) -> Result<CallToolResult, ToolError> {
    Ok(CallToolResult::new([ContentBlock::text(text)]))
}

fn schema(text: &str) -> ToolInputSchema {
    serde_json::from_str(text).expect("a schema")
}

fn tool(name: &str) -> Tool {
    Tool::new(name, schema(r#"{"type":"object","properties":{}}"#))
}

pub fn tools(seen: &Seen) -> Tools {
    let mirrored = schema(
        r#"{"type":"object","properties":{"text":{"type":"string","x-mcp-header":"Text"}}}"#,
    );
    let (slow, quick) = (seen.clone(), seen.clone());
    Tools::new()
        .capability(ToolsCapability::new().with_list_changed(true))
        .add(tool("echo"), async |_, Echo { text: said }| text(said.unwrap_or_default()))
        .add(Tool::new("mirrored", mirrored), async |_, Echo { text: said }| {
            text(said.unwrap_or_default())
        })
        .add(tool("whoami"), async |cx: Context, Nothing {}| {
            let agent = cx.http().and_then(|parts| parts.headers.get("user-agent"));
            let agent = agent.and_then(|agent| agent.to_str().ok()).unwrap_or("-");
            text(format!("{} {agent}", cx.principal().unwrap_or("-")))
        })
        .add(tool("tell"), async |cx: Context, Nothing {}| {
            for step in 1..=3 {
                cx.progress(step).total(3).await;
                tokio::time::sleep(Duration::from_millis(50)).await;
            }
            text("told")
        })
        .add(tool("tell_at_once"), async |cx: Context, Nothing {}| {
            cx.progress(1).await;
            text("told")
        })
        .add(tool("many"), async |cx: Context, Nothing {}| {
            for step in 1..=3000 {
                cx.progress(step).await;
            }
            text("told")
        })
        .add(tool("log"), async |cx: Context, Nothing {}| {
            cx.log(LoggingLevel::Warning, "careful").await;
            text("logged")
        })
        .add(tool("slow"), move |cx: Context, Nothing {}| {
            let seen = slow.clone();
            async move {
                seen.started.fetch_add(1, Ordering::SeqCst);
                cx.cancelled().await;
                seen.cancelled.fetch_add(1, Ordering::SeqCst);
                text("never read")
            }
        })
        .add(tool("slow_and_telling"), move |cx: Context, Nothing {}| {
            let seen = quick.clone();
            async move {
                cx.progress(1).await;
                seen.started.fetch_add(1, Ordering::SeqCst);
                cx.cancelled().await;
                seen.cancelled.fetch_add(1, Ordering::SeqCst);
                text("never read")
            }
        })
        .add(tool("come_back"), async |cx: Context, Nothing {}| {
            cx.close_stream();
            tokio::time::sleep(Duration::from_millis(100)).await;
            text("came back")
        })
        .add(tool("ask"), async |cx: Context, Nothing {}| {
            let form = serde_json::from_value::<ElicitRequestFormParams>(json!({
                "message": "Sure?",
                "requestedSchema": {"type": "object", "properties": {"sure": {"type": "boolean"}}}
            }));
            let answer = cx.elicit("sure", form.expect("a form")).await?;
            text(format!("{:?}", answer.action))
        })
        .add(tool("change"), async |cx: Context, Nothing {}| {
            cx.notifier().tools_changed().await;
            text("changed")
        })
        .add(tool("panic"), async |_, Nothing {}| -> Result<CallToolResult, ToolError> {
            panic!("on purpose")
        })
}

pub fn server(seen: &Seen) -> Server<Tools> {
    Server::new("test", "1.0.0").tools(tools(seen)).logging()
}

pub fn service() -> HttpService {
    with(HttpSettings::new())
}

pub fn with(settings: HttpSettings) -> HttpService {
    server(&Seen::default()).into_service().into_http().settings(settings)
}

pub fn limited(limits: Limits) -> HttpService {
    server(&Seen::default()).limits(limits).into_service().into_http()
}

/// A request as a well-behaved client makes it; what is set again is replaced.
pub struct Asked {
    pub method: Method,
    pub uri: String,
    pub headers: HeaderMap,
    pub body: Vec<u8>,
    pub principal: Option<String>,
}

pub fn post(body: &Value) -> Asked {
    let mut asked = request(Method::POST);
    asked.body = body.to_string().into_bytes();
    asked
        .header("content-type", "application/json")
        .header("accept", "application/json, text/event-stream")
}

pub fn request(method: Method) -> Asked {
    Asked {
        method,
        uri: "/mcp".to_owned(),
        headers: HeaderMap::new(),
        body: Vec::new(),
        principal: None,
    }
    .header("host", "localhost:8080")
}

impl Asked {
    pub fn header(mut self, name: &str, value: &str) -> Self {
        let name = http::HeaderName::from_bytes(name.as_bytes()).expect("a name");
        self.headers
            .insert(name, http::HeaderValue::from_bytes(value.as_bytes()).expect("a value"));
        self
    }

    pub fn without(mut self, name: &str) -> Self {
        self.headers.remove(name);
        self
    }

    pub fn uri(mut self, uri: &str) -> Self {
        self.uri = uri.to_owned();
        self
    }

    pub fn principal(mut self, name: &str) -> Self {
        self.principal = Some(name.to_owned());
        self
    }

    pub fn build<B>(self, body: B) -> Request<B> {
        let mut request = Request::new(body);
        *request.method_mut() = self.method;
        *request.uri_mut() = self.uri.parse().expect("a URI");
        *request.headers_mut() = self.headers;
        if let Some(principal) = self.principal {
            request.extensions_mut().insert(Principal(principal));
        }
        request
    }

    pub async fn send(mut self, service: &HttpService) -> Response<Body> {
        let body = Full::new(Bytes::from(std::mem::take(&mut self.body)));
        let response = service.clone().call(self.build(body)).await;
        response.unwrap_or_else(|never| match never {})
    }

    /// Sends it and reads the whole answer.
    pub async fn answer(self, service: &HttpService) -> Answer {
        Answer::of(self.send(service).await).await
    }
}

/// An answer that was read to its end.
#[derive(Debug)]
pub struct Answer {
    pub status: StatusCode,
    pub headers: HeaderMap,
    pub body: String,
}

impl Answer {
    pub async fn of(response: Response<Body>) -> Self {
        let (parts, body) = response.into_parts();
        let body = body.collect().await.expect("never fails").to_bytes();
        let body = String::from_utf8(body.to_vec()).expect("text");
        Self { status: parts.status, headers: parts.headers, body }
    }

    pub fn header(&self, name: &str) -> &str {
        self.headers.get(name).map_or("", |value| value.to_str().expect("text"))
    }

    pub fn json(&self) -> Value {
        serde_json::from_str(&self.body).unwrap_or_else(|_| panic!("no JSON: {}", self.body))
    }

    pub fn code(&self) -> i64 {
        self.json()["error"]["code"].as_i64().unwrap_or_default()
    }

    pub fn events(&self) -> Vec<Event> {
        events(&self.body)
    }

    pub fn text(&self) -> String {
        said(&self.json())
    }
}

/// The text that a tool answered with.
pub fn said(message: &Value) -> String {
    let text = &message["result"]["content"][0]["text"];
    text.as_str().unwrap_or_else(|| panic!("no text: {message}")).to_owned()
}

#[derive(Clone, Debug, Default, PartialEq)]
pub struct Event {
    pub id: String,
    pub name: String,
    pub retry: String,
    pub data: String,
    pub comment: bool,
}

impl Event {
    pub fn json(&self) -> Value {
        serde_json::from_str(&self.data).unwrap_or_else(|_| panic!("no JSON: {self:?}"))
    }
}

/// The events of a stream, whole blocks only.
pub fn events(text: &str) -> Vec<Event> {
    let mut events = Vec::new();
    for block in text.split_terminator("\n\n") {
        let mut event = Event::default();
        for line in block.lines() {
            let (name, value) = line.split_once(':').expect("a field");
            let value = value.strip_prefix(' ').unwrap_or(value).to_owned();
            match name {
                "" => event.comment = true,
                "id" => event.id = value,
                "event" => event.name = value,
                "retry" => event.retry = value,
                "data" => event.data = value,
                other => panic!("unknown field {other}"),
            }
        }
        events.push(event);
    }
    events
}

/// A stream that is read as it comes.
pub struct Stream {
    body: Body,
    waiting: std::collections::VecDeque<Event>,
}

impl Stream {
    pub fn of(response: Response<Body>) -> Self {
        assert_eq!(response.status(), StatusCode::OK, "{response:?}");
        assert_eq!(response.headers()["content-type"], "text/event-stream");
        Self { body: response.into_body(), waiting: std::collections::VecDeque::new() }
    }

    /// The next event; nothing at the end.
    pub async fn next(&mut self) -> Option<Event> {
        while self.waiting.is_empty() {
            let frame = self.body.frame().await?.expect("never fails");
            let bytes = frame.into_data().expect("data");
            self.waiting.extend(events(std::str::from_utf8(&bytes).expect("text")));
        }
        self.waiting.pop_front()
    }

    /// The next event that is a message.
    pub async fn message(&mut self) -> Option<Event> {
        loop {
            let event = self.next().await?;
            if !event.comment && !event.data.is_empty() {
                return Some(event);
            }
        }
    }
}

/// The metadata of a request of the newest version.
pub fn meta() -> Value {
    json!({
        "io.modelcontextprotocol/protocolVersion": LATEST,
        "io.modelcontextprotocol/clientInfo": {"name": "test", "version": "1"},
        "io.modelcontextprotocol/clientCapabilities": {"elicitation": {}},
        "progressToken": "p"
    })
}

/// A request of the newest version with all its headers.
pub fn stateless(method: &str, mut params: Value) -> Asked {
    params["_meta"] = meta();
    let name = params["name"].as_str().map(str::to_owned);
    let body = json!({"jsonrpc": "2.0", "id": 1, "method": method, "params": params});
    let asked = post(&body).header("mcp-protocol-version", LATEST).header("mcp-method", method);
    match name {
        Some(name) => asked.header("mcp-name", &name),
        None => asked,
    }
}

/// A call of the newest version.
pub fn call(tool: &str, arguments: Value) -> Asked {
    stateless("tools/call", json!({"name": tool, "arguments": arguments}))
}

pub fn initialize(version: &str) -> Asked {
    post(&json!({
        "jsonrpc": "2.0", "id": 0, "method": "initialize",
        "params": {
            "protocolVersion": version,
            "capabilities": {"elicitation": {}},
            "clientInfo": {"name": "test", "version": "1"}
        }
    }))
}

/// A session that has begun.
#[derive(Clone)]
pub struct Session {
    pub service: HttpService,
    pub id: String,
    pub version: String,
}

impl Session {
    pub async fn open(service: &HttpService, version: &str) -> Self {
        let answer = initialize(version).answer(service).await;
        assert_eq!(answer.status, StatusCode::OK, "{answer:?}");
        assert_eq!(answer.json()["result"]["protocolVersion"], version);
        let id = answer.header("mcp-session-id").to_owned();
        assert!(!id.is_empty() && id.bytes().all(|byte| byte.is_ascii_graphic()));
        let session = Self { service: service.clone(), id, version: version.to_owned() };
        let ready = json!({"jsonrpc": "2.0", "method": "notifications/initialized"});
        let answer = session.post(&ready).answer(service).await;
        assert_eq!((answer.status, &*answer.body), (StatusCode::ACCEPTED, ""));
        assert_eq!(answer.header("content-type"), "");
        session
    }

    fn with_headers(&self, asked: Asked) -> Asked {
        let asked = asked.header("mcp-session-id", &self.id);
        match &*self.version {
            "2024-11-05" | "2025-03-26" => asked,
            version => asked.header("mcp-protocol-version", version),
        }
    }

    pub fn post(&self, body: &Value) -> Asked {
        self.with_headers(post(body))
    }

    pub fn request(&self, method: Method) -> Asked {
        self.with_headers(request(method))
    }

    pub fn get(&self) -> Asked {
        self.request(Method::GET).header("accept", "text/event-stream")
    }

    pub fn call(&self, id: i64, tool: &str) -> Asked {
        self.post(&json!({
            "jsonrpc": "2.0", "id": id, "method": "tools/call",
            "params": {"name": tool, "arguments": {}, "_meta": {"progressToken": id}}
        }))
    }
}

/// A body that never comes to its end.
pub struct Endless {
    pub chunk: Option<Bytes>,
}

impl http_body::Body for Endless {
    type Data = Bytes;
    type Error = Infallible;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        _: &mut std::task::Context<'_>,
    ) -> Poll<Option<Result<http_body::Frame<Bytes>, Infallible>>> {
        match self.chunk.take() {
            Some(chunk) => Poll::Ready(Some(Ok(http_body::Frame::data(chunk)))),
            None => Poll::Pending,
        }
    }
}

/// Waits until something is so, for some seconds at most.
pub async fn until(what: impl Fn() -> bool) {
    for _ in 0..500 {
        if what() {
            return;
        }
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    panic!("it never was so");
}
