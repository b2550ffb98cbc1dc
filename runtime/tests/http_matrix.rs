//! What the server answers to every kind of request: method, headers, session, origin, as one table.

#[path = "http/server.rs"]
mod server;

use http::Method;
use mcp_runtime::http_server::HttpSettings;
use serde_json::{Value, json};
use server::{Asked, LATEST, Session, call, initialize, meta, post, request, stateless};

/// One row of the table: what is sent, and which status comes back, with the code of the error if
/// there is one.
///
/// | column | values |
/// |---|---|
/// | method | of HTTP |
/// | message | `init`, `ping`, `list`, `call`, `discover`, `note`, `response`, `batch`, `notes`, `empty`, `broken`, `invalid`, `-` (no body) |
/// | era | `new`: headers and metadata of the newest version; `old`: neither; `header`, `meta`: only one of them |
/// | session | `-`; `live`, `dead`, `gone` (deleted), `other` (somebody else's) |
/// | headers | what is set beside the usual: `name=value`; `!name` takes away |
const TABLE: &str = "
    method  message  era     session  headers                                        status code

    # Requests that stand alone.
    POST    call     new     -        -                                              200
    POST    list     new     -        -                                              200
    POST    discover new     -        -                                              200
    POST    ping     new     -        -                                              404    -32601
    POST    init     new     -        -                                              404    -32601
    POST    note     new     -        -                                              202
    POST    response new     -        -                                              400    -32600
    POST    batch    new     -        -                                              400    -32600
    POST    list     new     dead     -                                              200
    POST    list     new     live     -                                              200
    POST    discover header  -        -                                              400    -32602
    POST    discover meta    -        -                                              400    -32020
    POST    discover old     -        -                                              400    -32020
    POST    list     new     -        mcp-protocol-version=2025-11-25                400    -32020
    POST    list     new     -        !mcp-method                                    400    -32020
    POST    list     new     -        mcp-method=TOOLS/LIST                          400    -32020
    POST    call     new     -        !mcp-name                                      400    -32020
    POST    call     new     -        mcp-name=other                                 400    -32020
    POST    call     new     -        mcp-name==?base64?ZWNobw==?=                   200
    POST    call     new     -        mcp-name==?base64?ZWNobw?=                     400    -32020

    # Sessions.
    POST    init     old     -        -                                              200
    POST    init     old     -        mcp-protocol-version=2025-11-25                200
    POST    init     old     -        mcp-protocol-version=2099-01-01                200
    POST    init     header  -        -                                              200
    POST    init     old     live     -                                              200    -32600
    POST    init     old     dead     -                                              404    -32600
    POST    ping     old     -        -                                              200
    POST    ping     old     live     -                                              200
    POST    list     old     -        -                                              400    -32600
    POST    list     old     live     -                                              200
    POST    call     old     live     -                                              200
    POST    list     old     dead     -                                              404    -32600
    POST    list     old     gone     -                                              404    -32600
    POST    list     old     other    -                                              404    -32600
    POST    list     old     live     mcp-protocol-version=2025-06-18                200
    POST    list     old     live     mcp-protocol-version=2099-01-01                400    -32600
    POST    note     old     -        -                                              400    -32600
    POST    note     old     live     -                                              202
    POST    note     old     dead     -                                              404    -32600
    POST    response old     -        -                                              400    -32600
    POST    response old     live     -                                              202
    POST    batch    old     -        -                                              400    -32600
    POST    batch    old     live     -                                              400    -32600
    POST    batch    old     dead     -                                              404    -32600
    GET     -        old     live     accept=text/event-stream                       200
    GET     -        old     live     accept=*/*                                     200
    GET     -        old     live     accept=application/json                        406    -32600
    GET     -        old     -        accept=text/event-stream                       400    -32600
    GET     -        old     dead     accept=text/event-stream                       404    -32600
    GET     -        old     gone     accept=text/event-stream                       404    -32600
    GET     -        header  -        accept=text/event-stream                       405    -32600
    GET     -        old     live     accept=text/event-stream,last-event-id=x       400    -32600
    GET     -        old     live     accept=text/event-stream,last-event-id=r0-1    400    -32600
    DELETE  -        old     -        -                                              400    -32600
    DELETE  -        old     dead     -                                              404    -32600
    DELETE  -        old     gone     -                                              404    -32600
    DELETE  -        old     other    -                                              404    -32600
    DELETE  -        old     live     -                                              204
    DELETE  -        header  -        -                                              405    -32600

    # Methods.
    PUT     -        old     -        -                                              405    -32600
    PATCH   -        old     -        -                                              405    -32600
    HEAD    -        old     -        -                                              405    -32600
    OPTIONS -        old     -        -                                              405    -32600
    OPTIONS -        old     -        origin=http://localhost,access-control-request-method=POST  204

    # What comes and what is wanted.
    POST    list     new     -        content-type=Application/JSON                  200
    POST    list     new     -        content-type=application/json;_charset=utf-8   200
    POST    list     new     -        content-type=text/plain                        415    -32600
    POST    list     new     -        content-type=application/json-rpc              415    -32600
    POST    list     new     -        !content-type                                  415    -32600
    POST    list     new     -        !accept                                        200
    POST    list     new     -        accept=*/*                                     200
    POST    list     new     -        accept=application/json                        200
    POST    list     new     -        accept=text/event-stream                       200
    POST    list     new     -        accept=application/*                           200
    POST    list     new     -        accept=text/html                               406    -32600
    POST    list     old     live     accept=application/json                        200
    POST    list     old     live     accept=text/event-stream                       200
    POST    list     old     live     accept=text/html                               406    -32600
    POST    empty    old     -        -                                              400    -32700
    POST    broken   old     -        -                                              400    -32700
    POST    broken   new     -        -                                              400    -32700
    POST    invalid  old     -        -                                              400    -32600
    POST    invalid  old     live     -                                              400    -32600

    # Where it comes from and where it wants to go.
    POST    list     new     -        host=127.0.0.1                                 200
    POST    list     new     -        host=[::1]:9                                   200
    POST    list     new     -        !host                                          200
    POST    list     new     -        host=evil.example                              403    -32600
    POST    list     new     -        host=localhost.evil.example                    403    -32600
    POST    list     new     -        origin=http://localhost:3000                   200
    POST    list     new     -        origin=http://127.0.0.1                        200
    POST    list     new     -        origin=http://evil.example                     403    -32600
    POST    list     new     -        origin=null                                    403    -32600
    POST    init     old     -        host=evil.example,origin=http://evil.example   403    -32600
    GET     -        old     live     origin=http://evil.example                     403    -32600
    DELETE  -        old     live     host=evil.example                              403    -32600
    OPTIONS -        old     -        origin=http://evil.example                     403    -32600
";

fn message(name: &str, is_new: bool) -> Vec<u8> {
    let with_meta = |mut params: Value| {
        if is_new {
            params["_meta"] = meta();
        }
        params
    };
    let request = |method: &str, params: Value| json!({"jsonrpc": "2.0", "id": 1, "method": method, "params": with_meta(params)});
    let note = json!({"jsonrpc": "2.0", "method": "notifications/cancelled",
                      "params": {"requestId": 99}});
    let body = match name {
        "-" | "empty" => return Vec::new(),
        "broken" => return b"{\"jsonrpc\":".to_vec(),
        "invalid" => json!({"jsonrpc": "2.0", "id": 1, "request": {}}),
        "init" => request(
            "initialize",
            json!({"protocolVersion": "2025-11-25", "capabilities": {},
                   "clientInfo": {"name": "test", "version": "1"}}),
        ),
        "ping" => request("ping", json!({})),
        "list" => request("tools/list", json!({})),
        "discover" => request("server/discover", json!({})),
        "call" => request("tools/call", json!({"name": "echo", "arguments": {}})),
        "note" => note,
        "response" => json!({"jsonrpc": "2.0", "id": 1, "result": {}}),
        "batch" => json!([request("tools/list", json!({})), note]),
        other => panic!("unknown message {other}"),
    };
    body.to_string().into_bytes()
}

fn method_of(message: &str) -> &'static str {
    match message {
        "init" => "initialize",
        "ping" => "ping",
        "discover" => "server/discover",
        "call" => "tools/call",
        _ => "tools/list",
    }
}

struct Sessions {
    live: Session,
    gone: Session,
    other: Session,
}

impl Sessions {
    async fn open() -> Self {
        let service = server::service();
        let live = Session::open(&service, "2025-11-25").await;
        let gone = Session::open(&service, "2025-11-25").await;
        let answer = gone.request(Method::DELETE).answer(&service).await;
        assert_eq!(answer.status, 204);
        let opened = initialize("2025-11-25").principal("somebody else").answer(&service).await;
        let id = opened.header("mcp-session-id").to_owned();
        let other = Session { id, ..live.clone() };
        Self { live, gone, other }
    }

    fn asked(&self, row: &[&str]) -> Asked {
        let &[method, name, era, session, headers, ..] = row else { panic!("{row:?}") };
        let mut asked = request(method.parse().expect("a method"));
        asked.body = message(name, matches!(era, "new" | "meta"));
        if method == "POST" {
            asked = asked
                .header("content-type", "application/json")
                .header("accept", "application/json, text/event-stream");
        }
        if matches!(era, "new" | "header") {
            asked = asked.header("mcp-protocol-version", LATEST);
            asked = asked.header("mcp-method", method_of(name)).header("mcp-name", "echo");
        }
        asked = match session {
            "-" => asked,
            "live" => asked.header("mcp-session-id", &self.live.id),
            "gone" => asked.header("mcp-session-id", &self.gone.id),
            "other" => asked.header("mcp-session-id", &self.other.id),
            "dead" => asked.header("mcp-session-id", "dead"),
            other => panic!("unknown session {other}"),
        };
        for header in headers.split(',').filter(|header| *header != "-") {
            asked = match (header.strip_prefix('!'), header.split_once('=')) {
                (Some(name), _) => asked.without(name),
                (None, Some((name, value))) => asked.header(name, &value.replace('_', " ")),
                (None, None) => panic!("unknown header {header}"),
            };
        }
        asked
    }
}

#[tokio::test]
async fn every_row_of_the_table() {
    let rows: Vec<&str> = TABLE.lines().map(str::trim).collect();
    let rows = rows.iter().filter(|row| !row.is_empty() && !row.starts_with('#'));
    let mut wrong = Vec::new();
    for row in rows.skip(1) {
        let cells: Vec<&str> = row.split_whitespace().collect();
        let sessions = Sessions::open().await;
        let response = sessions.asked(&cells).send(&sessions.live.service).await;
        let (status, headers) = (response.status(), response.headers().clone());
        let is_stream = headers.get("content-type").is_some_and(|kind| kind == "text/event-stream");
        let code = if is_stream || matches!(status.as_u16(), 202 | 204) {
            None
        } else {
            server::Answer::of(response).await.json()["error"]["code"].as_i64()
        };
        let expected = (cells[5], cells.get(6).map(|code| code.parse::<i64>().expect("a code")));
        if (status.as_str(), code) != expected {
            wrong.push(format!("{row}\n  but {status} {code:?}"));
        }
        if status == 405 && !headers.contains_key("allow") {
            wrong.push(format!("{row}\n  but no `Allow`"));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[tokio::test]
async fn a_server_without_sessions_has_none() {
    let server = server::server(&server::Seen::default());
    let service = server.versions([mcp_bindings::ProtocolVersion::LATEST]).into_service();
    let service = service.into_http();
    for method in [Method::GET, Method::DELETE] {
        let asked = request(method).header("accept", "text/event-stream");
        let answer = asked.header("mcp-session-id", "x").answer(&service).await;
        assert_eq!((answer.status.as_u16(), answer.header("allow")), (405, "POST"));
    }
    let answer = initialize("2025-11-25").answer(&service).await;
    assert_eq!(answer.status, 400);
    assert!(answer.body.contains(LATEST), "names what it speaks: {}", answer.body);
    let answer = post(&json!({"jsonrpc": "2.0", "id": 1, "method": "tools/list"}));
    assert_eq!(answer.answer(&service).await.code(), -32020);
    assert_eq!(call("echo", json!({"text": "x"})).answer(&service).await.text(), "x");
}

#[tokio::test]
async fn a_server_with_nothing_but_sessions() {
    use mcp_bindings::ProtocolVersion;
    let server = server::server(&server::Seen::default());
    let service = server.versions([ProtocolVersion::V2025_06_18]).into_service().into_http();
    let answer = stateless("tools/list", json!({})).answer(&service).await;
    assert_eq!((answer.status.as_u16(), answer.code()), (400, -32022));
    assert_eq!(answer.json()["error"]["data"]["supported"], json!(["2025-06-18"]));
    let answer = initialize("2025-11-25").header("mcp-protocol-version", "2025-11-25");
    let answer = answer.answer(&service).await;
    assert_eq!(answer.json()["result"]["protocolVersion"], "2025-06-18");
}

#[tokio::test]
async fn hosts_and_origins_are_let_in_by_settings() {
    let list = || stateless("tools/list", json!({}));
    let refused = list().header("host", "box.example:8080").answer(&server::service()).await;
    assert!(refused.body.contains("HttpSettings::allowed_hosts"), "{}", refused.body);
    let refused = list().header("origin", "https://app.example").answer(&server::service()).await;
    assert!(refused.body.contains("HttpSettings::allowed_origins"), "{}", refused.body);
    assert_eq!(refused.header("access-control-allow-origin"), "");

    let settings = HttpSettings::new()
        .allowed_hosts(["box.example", "port.example:1"])
        .allowed_origins(["https://app.example"]);
    let service = server::with(settings);
    for (host, status) in [
        ("box.example:8080", 200),
        ("BOX.example", 200),
        ("localhost", 200),
        ("port.example:1", 200),
        ("port.example:2", 403),
        ("other.example", 403),
    ] {
        let answer = list().header("host", host).answer(&service).await;
        assert_eq!(answer.status, status, "{host}");
    }
    let origin = "https://app.example";
    let answer = initialize("2025-06-18").header("origin", origin).answer(&service).await;
    assert_eq!(answer.header("access-control-allow-origin"), origin);
    assert_eq!(answer.header("access-control-expose-headers"), "mcp-session-id");
    assert_eq!(answer.header("vary"), "Origin");
    let preflight = request(Method::OPTIONS)
        .header("origin", origin)
        .header("access-control-request-method", "POST")
        .header("access-control-request-headers", "mcp-method,mcp-param-x");
    let answer = preflight.answer(&service).await;
    assert_eq!(answer.status, 204);
    assert_eq!(answer.header("access-control-allow-headers"), "mcp-method,mcp-param-x");
    assert!(answer.header("access-control-allow-methods").contains("POST"));
    let answer = list().header("origin", "https://other.example").answer(&service).await;
    assert_eq!(answer.status, 403);

    let service = server::with(HttpSettings::new().allow_any_host().allow_any_origin());
    let answer = list().header("host", "x.example").header("origin", "null");
    assert_eq!(answer.answer(&service).await.status, 200);
}
