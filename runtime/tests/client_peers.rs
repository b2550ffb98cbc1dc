//! The client against servers that misbehave: faults x transports x versions. Whatever goes wrong,
//! the call ends soon with an error that says who was asked and what came, nothing is called twice,
//! and the next call works.

mod client;

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use client::{Fake, fake, said, soon, text};
use mcp_bindings::ProtocolVersion;
use mcp_runtime::client::{Client, ClientError};
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};

/// What is called in the answer that does not arrive as it should.
const MARK: &str = "marked";

/// How soon whoever waits is told.
const TOLD: Duration = Duration::from_secs(1);

/// Answers that name no request as they should, and those of another shape.
fn wrong_answers(id: i64) -> Vec<(&'static str, String)> {
    let result = json!({"content": [], "mark": MARK}).to_string();
    let with_id = |id: &str| format!(r#"{{"jsonrpc":"2.0","id":{id},"result":{result}}}"#);
    let error = |id: &str| {
        format!(r#"{{"jsonrpc":"2.0",{id}"error":{{"code":-32600,"message":"{MARK}"}}}}"#)
    };
    vec![
        ("id as text", with_id(&format!("\"{id}\""))),
        ("id as padded text", with_id(&format!("\" {id}.0\""))),
        ("id as fraction", with_id(&format!("{id}.5"))),
        ("id null", with_id("null")),
        ("id of another number", with_id(&(id + 1000).to_string())),
        ("id of another text", with_id("\"server-error\"")),
        ("id as object", with_id("{}")),
        ("id absent", format!(r#"{{"jsonrpc":"2.0","result":{result}}}"#)),
        ("error with id null", error(r#""id":null,"#)),
        ("error without id", error("")),
        ("error alone", format!(r#"{{"error":{{"code":-32600,"message":"{MARK}"}}}}"#)),
        ("no envelope", format!(r#"{{"id":{id},"result":{result}}}"#)),
        ("neither result nor error", format!(r#"{{"jsonrpc":"2.0","id":{id},"x":"{MARK}"}}"#)),
        (
            "both result and error",
            format!(
                r#"{{"jsonrpc":"2.0","id":{id},"result":{result},"error":{{"code":1,"message":""}}}}"#
            ),
        ),
        (
            "another shape",
            format!(r#"{{"jsonrpc":"2.0","id":{id},"result":{{"content":7,"mark":"{MARK}"}}}}"#),
        ),
        ("no object", format!(r#"{{"jsonrpc":"2.0","id":{id},"result":"{MARK}"}}"#)),
    ]
}

fn call_text(id: i64) -> String {
    json!({"jsonrpc": "2.0", "id": id, "result": text("fine")}).to_string()
}

/// A client with short messages, and the stream to it.
async fn over_stream(version: ProtocolVersion) -> (Client, Fake) {
    let (builder, mut fake) = fake();
    let opening = async {
        if version.has_handshake() {
            fake.initialized(version.as_str(), json!({})).await;
        } else {
            fake.discovered(json!({})).await;
        }
    };
    let (client, ()) =
        soon(async { tokio::join!(builder.max_message(2000).connect(), opening) }).await;
    (client.expect("a client"), fake)
}

/// One cell: the call is answered by these bytes, the next one as it should be.
async fn cell(
    version: ProtocolVersion,
    fault: &str,
    bytes: impl Fn(i64) -> Vec<u8>,
) -> ClientError {
    let (client, mut fake) = over_stream(version).await;
    let began = tokio::time::Instant::now();
    let calling = client.call_tool("a", &());
    let (outcome, ()) = tokio::join!(calling, async {
        let call = fake.expect("tools/call").await;
        fake.send_bytes(&bytes(call["id"].as_i64().expect("a number"))).await;
    });
    let error = outcome.expect_err(fault);
    let told = began.elapsed() < TOLD || matches!(error, ClientError::TimedOut { .. });
    assert!(told, "{version} {fault}: {:?} for {error}", began.elapsed());
    let (outcome, ()) = tokio::join!(client.call_tool("a", &()), async {
        // What took too long is taken back.
        let mut call = fake.receive().await;
        while call["method"] != "tools/call" {
            call = fake.receive().await;
        }
        fake.answer(&call, text("fine")).await;
    });
    assert_eq!(said(outcome), "fine", "{version} {fault}");
    error
}

#[tokio::test(start_paused = true)]
async fn whatever_comes_over_a_stream_is_told_at_once() {
    let mut cells = 0;
    for &version in ProtocolVersion::ALL {
        for (number, (fault, _)) in wrong_answers(1).into_iter().enumerate() {
            let line = |id| format!("{}\n", wrong_answers(id)[number].1).into_bytes();
            let error = cell(version, fault, line).await.to_string();
            let names = error.contains("the server behind the stream") && error.contains(MARK);
            assert!(names, "{version} {fault}: {error}");
            cells += 1;
        }
        type Bytes = fn(i64) -> Vec<u8>;
        let others: [(&str, Bytes, &str); 6] = [
            ("too long, id in front", |id| long(&format!(r#"{{"id":{id},"x":"#), "}"), "2000"),
            ("too long, id at the end", |id| long(r#"{"x":"#, &format!(r#","id":{id}}}"#)), "2000"),
            (
                "no UTF-8",
                |id| {
                    let mut bytes =
                        format!(r#"{{"jsonrpc":"2.0","id":{id},"result":""#).into_bytes();
                    bytes.extend_from_slice(b"\xff\"}\n");
                    bytes
                },
                "no UTF-8",
            ),
            (
                "UTF-16",
                |id| {
                    let mut bytes: Vec<u8> =
                        call_text(id).encode_utf16().flat_map(u16::to_le_bytes).collect();
                    bytes.extend_from_slice(b"\n\0\n");
                    bytes
                },
                "{\\u{0}",
            ),
            (
                "UTF-16 with its mark",
                |id| {
                    let mut bytes = b"\xff\xfe".to_vec();
                    bytes.extend(call_text(id).encode_utf16().flat_map(u16::to_le_bytes));
                    bytes.extend_from_slice(b"\n\0\n");
                    bytes
                },
                "no UTF-8",
            ),
            (
                "controls",
                |id| {
                    format!("{{\"jsonrpc\":\"2.0\",\"id\":{id},\"result\":\u{1b}[2J}}\n")
                        .into_bytes()
                },
                "\\u{1b}[2J",
            ),
        ];
        for (fault, bytes, expected) in others {
            let error = cell(version, fault, bytes).await.to_string();
            assert!(error.contains(expected), "{version} {fault}: {error}");
            assert!(!error.chars().any(char::is_control), "{error:?}");
            cells += 1;
        }
        for cut in 1..call_text(1).len() {
            let bytes = |id| format!("{}\n", &call_text(id)[..cut]).into_bytes();
            let error = cell(version, &format!("cut at {cut}"), bytes).await;
            assert!(!matches!(error, ClientError::TimedOut { .. }), "{version} {cut}: {error}");
            cells += 1;
        }
    }
    println!("{cells} faults over a stream, all versions");
}

fn long(front: &str, end: &str) -> Vec<u8> {
    format!("{front}\"{}\"{end}\n", "x".repeat(5000)).into_bytes()
}

#[tokio::test(start_paused = true)]
async fn what_came_instead_of_an_answer_is_told_when_the_time_is_over() {
    for &version in ProtocolVersion::ALL {
        for line in [
            "listening on 3000\u{7}\n",
            "{\"level\":\"info\",\"error\":\"listening\"}\n",
            "[\"listening\"]\n",
        ] {
            let error = cell(version, line, |_| line.as_bytes().to_vec()).await;
            assert!(matches!(error, ClientError::TimedOut { .. }), "{error:?}");
            let error = error.to_string();
            assert!(error.contains("listening") && !error.contains('\u{7}'), "{error}");
        }
        let error = cell(version, "nothing", |_| Vec::new()).await.to_string();
        assert!(error.ends_with("within 60s"), "{error}");
    }
}

/// A reply twice, or late, is nobody else's.
#[tokio::test(start_paused = true)]
async fn an_answer_that_comes_twice_fails_nothing() {
    for &version in ProtocolVersion::ALL {
        let (client, mut fake) = over_stream(version).await;
        for _ in 0..2 {
            let (outcome, ()) = tokio::join!(client.call_tool("a", &()), async {
                let call = fake.expect("tools/call").await;
                if let Some(before) = call["id"].as_i64().map(|id| id - 1) {
                    fake.send_text(&call_text(before)).await;
                }
                tokio::time::sleep(Duration::from_secs(5)).await;
                fake.answer(&call, text("fine")).await;
                fake.answer(&call, text("again")).await;
            });
            assert_eq!(said(outcome), "fine");
        }
    }
}

/// A server of HTTP that answers the first call with these bytes, and the others as it should.
struct Server {
    address: String,
    calls: Arc<AtomicUsize>,
}

impl Server {
    async fn start(
        version: ProtocolVersion,
        fault: impl Fn(i64) -> Vec<u8> + Send + Sync + 'static,
    ) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
        let address = listener.local_addr().expect("an address").to_string();
        let calls = Arc::new(AtomicUsize::new(0));
        let (fault, counted) = (Arc::new(fault), Arc::clone(&calls));
        tokio::spawn(async move {
            while let Ok((stream, _)) = listener.accept().await {
                let (fault, counted) = (Arc::clone(&fault), Arc::clone(&counted));
                tokio::spawn(async move { answer(stream, version, &*fault, &counted).await });
            }
        });
        Self { address, calls }
    }
}

async fn answer(
    mut stream: TcpStream,
    version: ProtocolVersion,
    fault: &(dyn Fn(i64) -> Vec<u8> + Send + Sync),
    calls: &AtomicUsize,
) -> Option<()> {
    let mut bytes = Vec::new();
    let (head, body) = loop {
        if stream.read_buf(&mut bytes).await.ok()? == 0 {
            return None;
        }
        let text = String::from_utf8_lossy(&bytes).to_lowercase();
        let Some(end) = text.find("\r\n\r\n") else { continue };
        let length =
            text.split("content-length: ").nth(1).and_then(|it| it.lines().next()?.parse().ok());
        if bytes.len() >= end + 4 + length.unwrap_or(0) {
            break (
                text[..end].to_owned(),
                String::from_utf8_lossy(&bytes[end + 4..]).into_owned(),
            );
        }
    };
    assert!(head.contains("accept-encoding: identity"), "{head}");
    let message: Value = serde_json::from_str(&body).unwrap_or_default();
    let info = json!({"name": "s", "version": "1"});
    let result = match message["method"].as_str() {
        Some("initialize") => {
            json!({"protocolVersion": version.as_str(), "capabilities": {}, "serverInfo": info})
        }
        Some("server/discover") if !version.has_handshake() => {
            json!({"resultType": "complete", "supportedVersions": [version.as_str()], "capabilities": {}})
        }
        Some("server/discover") => {
            let error = json!({"code": -32601, "message": "no"});
            let error = json!({"jsonrpc": "2.0", "id": message["id"], "error": error});
            stream.write_all(&http("200 OK", JSON, error.to_string().as_bytes())).await.ok()?;
            return None;
        }
        Some("tools/call") => {
            if calls.fetch_add(1, Ordering::SeqCst) == 0 {
                stream.write_all(&fault(message["id"].as_i64()?)).await.ok()?;
                stream.shutdown().await.ok()?;
                return None;
            }
            text("fine")
        }
        Some(_) => {
            stream.write_all(&http("202 Accepted", "", b"")).await.ok()?;
            return None;
        }
        None => {
            stream.write_all(&http("405 Method Not Allowed", "", b"")).await.ok()?;
            return None;
        }
    };
    let answer = json!({"jsonrpc": "2.0", "id": message["id"], "result": result});
    stream.write_all(&http("200 OK", JSON, answer.to_string().as_bytes())).await.ok()
}

const JSON: &str = "Content-Type: application/json\r\n";
const EVENTS: &str = "Content-Type: text/event-stream\r\n";

fn http(status: &str, headers: &str, body: &[u8]) -> Vec<u8> {
    let length = body.len();
    let head = format!(
        "HTTP/1.1 {status}\r\n{headers}Content-Length: {length}\r\nConnection: close\r\n\r\n"
    );
    [head.as_bytes(), body].concat()
}

async fn http_cell(
    version: ProtocolVersion,
    fault: &str,
    bytes: impl Fn(i64) -> Vec<u8> + Send + Sync + 'static,
) -> String {
    let server = Server::start(version, bytes).await;
    let url = format!("http://{}/mcp?key=hunter2", server.address);
    let client = soon(Client::http(url).max_message(2000).connect()).await.expect(fault);
    let began = std::time::Instant::now();
    let error = soon(client.call_tool("a", &())).await.expect_err(fault);
    // Generous: the machine may be busy.
    assert!(began.elapsed() < Duration::from_secs(10), "{fault}");
    assert!(!matches!(error, ClientError::TimedOut { .. }), "{version} {fault}: {error}");
    let error = error.to_string();
    assert!(error.contains(&server.address), "{version} {fault}: {error}");
    assert!(!error.contains("hunter2"), "{error}");
    assert_eq!(
        server.calls.load(Ordering::SeqCst),
        1,
        "{version} {fault}: nothing is called twice"
    );
    assert_eq!(said(soon(client.call_tool("a", &())).await), "fine", "{version} {fault}");
    error
}

type Reply = fn(i64) -> Vec<u8>;

/// What a server of HTTP may answer, and what the error says of it.
const REPLIES: [(&str, Reply, &str); 21] = [
    ("empty", |_| http("200 OK", JSON, b""), "empty"),
    ("page", |_| http("200 OK", "Content-Type: text/html\r\n", b"<html>marked"), "<html>marked"),
    ("no message", |_| http("200 OK", JSON, br#"{"message":"marked"}"#), "marked"),
    ("202", |_| http("202 Accepted", "", b""), "202"),
    ("204", |_| b"HTTP/1.1 204 No Content\r\nConnection: close\r\n\r\n".to_vec(), "204"),
    (
        "302",
        |_| http("302 Found", "Location: http://127.0.0.2:1/x?k=hunter2\r\n", b""),
        "127.0.0.2",
    ),
    ("400", |_| http("400 Bad Request", "", b"marked"), "marked"),
    ("401", |_| http("401 Unauthorized", "WWW-Authenticate: Bearer marked\r\n", b""), "marked"),
    ("403", |_| http("403 Forbidden", "", b"marked"), "403"),
    ("404", |_| http("404 Not Found", "", b"marked"), "marked"),
    ("429", |_| http("429 Too Many Requests", "", b"marked"), "marked"),
    ("500", |_| http("500 Internal Server Error", "", b"marked\x1b[2J"), "marked\\u{1b}"),
    ("503", |_| http("503 Service Unavailable", JSON, br#"{"message":"marked"}"#), "marked"),
    ("no UTF-8", |_| http("200 OK", JSON, b"{\"marked\":\"\xff\"}"), "no UTF-8"),
    ("compressed", |_| http("200 OK", "Content-Encoding: gzip\r\n", b"\x1f\x8b\x08"), "gzip"),
    (
        "compressed stream",
        |_| {
            http(
                "200 OK",
                "Content-Type: text/event-stream\r\nContent-Encoding: br\r\n",
                b"\x1f\x8b\x08",
            )
        },
        "`br`",
    ),
    ("too long", |id| http("200 OK", JSON, &long(&format!(r#"{{"id":{id},"x":"#), "}")), "2000"),
    ("cut", |_| b"HTTP/1.1 200 OK\r\nContent-Length: 99\r\n\r\n{marked".to_vec(), "marked"),
    ("closed", |_| Vec::new(), "connection"),
    ("TLS", |_| b"\x15\x03\x01\x00\x02\x02\x16".to_vec(), "HTTP"),
    ("a redirect of its own", |_| http("307 Temporary Redirect", "", b"marked"), "307"),
];

#[tokio::test]
async fn whatever_comes_over_http_is_told_at_once() {
    let mut cells = 0;
    for &version in ProtocolVersion::ALL {
        for (fault, reply, expected) in REPLIES {
            let error = http_cell(version, fault, reply).await;
            assert!(error.contains(expected), "{version} {fault}: {error}");
            cells += 1;
        }
        for (number, (fault, _)) in wrong_answers(1).into_iter().enumerate() {
            let body = move |id| wrong_answers(id)[number].1.clone();
            let plain =
                http_cell(version, fault, move |id| http("200 OK", JSON, body(id).as_bytes()))
                    .await;
            let event = move |id| format!("data: {}\n\n", body(id)).into_bytes();
            let event =
                http_cell(version, fault, move |id| http("200 OK", EVENTS, &event(id))).await;
            for error in [plain, event] {
                assert!(error.contains(MARK), "{version} {fault}: {error}");
                cells += 1;
            }
        }
        let events: [(&str, Reply, &str); 4] = [
            ("no message", |_| b"data: {\"message\":\"marked\"}\n\n".to_vec(), "marked"),
            ("nothing", |_| b": hi\n\n".to_vec(), "ended before its answer"),
            (
                "too long",
                |id| [b"data: ", &*long(&format!(r#"{{"id":{id},"x":"#), "}"), b"\n"].concat(),
                "2000",
            ),
            (
                "cut",
                |id| format!("data: {}", call_text(id)).into_bytes(),
                "ended before its answer",
            ),
        ];
        for (fault, event, expected) in events {
            let error =
                http_cell(version, fault, move |id| http("200 OK", EVENTS, &event(id))).await;
            assert!(error.contains(expected), "{version} {fault}: {error}");
            cells += 1;
        }
    }
    println!("{cells} faults over HTTP, all versions");
}

/// A server whose every request a test answers: what was asked, and where the answer goes.
struct Asked {
    line: String,
    message: Value,
    stream: TcpStream,
}

async fn asked(listener: &TcpListener) -> Asked {
    let (mut stream, _) = soon(listener.accept()).await.expect("a connection");
    let mut bytes = Vec::new();
    loop {
        soon(stream.read_buf(&mut bytes)).await.expect("a request");
        let text = String::from_utf8_lossy(&bytes).into_owned();
        let Some(end) = text.find("\r\n\r\n") else { continue };
        let length = text.split("content-length: ").nth(1);
        let length = length.and_then(|it| it.lines().next()?.parse::<usize>().ok());
        if text.len() >= end + 4 + length.unwrap_or(0) {
            let message = serde_json::from_str(&text[end + 4..]).unwrap_or_default();
            let line = text.lines().next().unwrap_or_default().to_owned();
            return Asked { line, message, stream };
        }
    }
}

impl Asked {
    async fn reply(mut self, bytes: &[u8]) {
        self.stream.write_all(bytes).await.expect("somebody reads");
        self.stream.shutdown().await.expect("somebody reads");
    }

    async fn result(self, headers: &str, result: Value) {
        let answer =
            json!({"jsonrpc": "2.0", "id": self.message["id"], "result": result}).to_string();
        self.reply(&http("200 OK", &format!("{JSON}{headers}"), answer.as_bytes())).await;
    }
}

/// Opens a session with this id.
async fn open_session(listener: &TcpListener, id: &str, version: ProtocolVersion) {
    loop {
        let asked = asked(listener).await;
        match asked.message["method"].as_str() {
            Some("server/discover") => asked.reply(&http("400 Bad Request", "", b"")).await,
            Some("initialize") => {
                let info = json!({"name": "s", "version": "1"});
                let result = json!({"protocolVersion": version.as_str(), "capabilities": {}, "serverInfo": info});
                asked.result(&format!("Mcp-Session-Id: {id}\r\n"), result).await;
            }
            Some("notifications/initialized") => {
                asked.reply(&http("202 Accepted", "", b"")).await;
            }
            _ => {
                assert!(asked.line.starts_with("GET "), "{}", asked.line);
                return asked.reply(&http("405 Method Not Allowed", "", b"")).await;
            }
        }
    }
}

/// A call whose stream began was accepted: it is not sent again, whatever becomes of the stream. One
/// that was refused because its session was over is, once.
#[tokio::test]
async fn only_what_was_refused_is_sent_again() {
    let mut cells = 0;
    for &version in ProtocolVersion::ALL.iter().filter(|version| version.has_handshake()) {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
        let address = listener.local_addr().expect("an address").to_string();
        let url = format!("http://{address}/mcp");
        let opening = open_session(&listener, "s1", version);
        let (client, ()) = tokio::join!(soon(Client::http(url).connect()), opening);
        let client = client.expect("a client");
        for status in
            ["404 Not Found", "400 Bad Request", "405 Method Not Allowed", "401 Unauthorized"]
        {
            let (outcome, ()) = tokio::join!(soon(client.call_tool("a", &())), async {
                let call = asked(&listener).await;
                assert_eq!(call.message["method"], "tools/call");
                call.reply(&http("200 OK", EVENTS, b"id: 1\nretry: 1\ndata:\n\n")).await;
                let resuming = asked(&listener).await;
                assert!(resuming.line.starts_with("GET "), "{}", resuming.line);
                resuming.reply(&http(status, "", b"")).await;
            });
            let error = outcome.expect_err(status).to_string();
            assert!(error.contains(&address) && error.contains(&status[..3]), "{error}");
            cells += 1;
            if status.starts_with("404") {
                // The next call opens a session of its own first.
                let (outcome, ()) = tokio::join!(soon(client.call_tool("b", &())), async {
                    open_session(&listener, "s2", version).await;
                    let call = asked(&listener).await;
                    assert_eq!(
                        call.message["params"]["name"], "b",
                        "the first one is not sent again"
                    );
                    call.result("", text("fine")).await;
                });
                assert_eq!(said(outcome), "fine");
            }
        }
        // Refused at once: it is sent again, and refused again it is not.
        let (outcome, ()) = tokio::join!(soon(client.call_tool("c", &())), async {
            for id in ["s3", "s4"] {
                let call = asked(&listener).await;
                assert_eq!(call.message["params"]["name"], "c");
                call.reply(&http("404 Not Found", "", b"")).await;
                if id == "s3" {
                    open_session(&listener, id, version).await;
                }
            }
        });
        assert!(outcome.is_err());
        cells += 1;
        // The session is over: nothing is left to be ended.
        drop(client);
    }
    println!("{cells} calls that were accepted or refused");
}

/// A client over the deprecated transport, and the stream on which its server answers.
async fn over_deprecated(listener: &TcpListener) -> (Client, TcpStream) {
    let url = format!("http://{}/sse", listener.local_addr().expect("an address"));
    let (client, stream) = tokio::join!(
        soon(Client::http(url).max_message(2000).connect()),
        async {
            let mut events = None;
            loop {
                let mut asked = asked(listener).await;
                if asked.line.starts_with("GET ") {
                    let head = "HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\n\r\nevent: endpoint\ndata: /messages\n\n";
                    asked.stream.write_all(head.as_bytes()).await.expect("somebody reads");
                    events = Some(asked.stream);
                    continue;
                }
                let (method, id) = (asked.message["method"].clone(), asked.message["id"].clone());
                match &mut events {
                    None => asked.reply(&http("404 Not Found", "", b"")).await,
                    Some(events) => {
                        asked.reply(&http("202 Accepted", "", b"")).await;
                        if method == "notifications/initialized" {
                            break;
                        }
                        let info = json!({"name": "s", "version": "1"});
                        let result = json!({"protocolVersion": "2024-11-05", "capabilities": {}, "serverInfo": info});
                        let answer = json!({"jsonrpc": "2.0", "id": id, "result": result});
                        let event = format!("event: message\ndata: {answer}\n\n");
                        events.write_all(event.as_bytes()).await.expect("somebody reads");
                    }
                }
            }
            events.expect("a stream")
        }
    );
    (client.expect("a client"), stream)
}

#[tokio::test]
async fn whatever_comes_over_the_deprecated_transport_is_told_soon() {
    use mcp_runtime::client::State;
    let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
    let address = listener.local_addr().expect("an address").to_string();
    let (client, mut stream) = over_deprecated(&listener).await;
    let mut cells = 0;
    for (number, (fault, _)) in wrong_answers(1).into_iter().enumerate() {
        let began = std::time::Instant::now();
        let (outcome, ()) = tokio::join!(soon(client.call_tool("a", &())), async {
            let call = asked(&listener).await;
            let id = call.message["id"].as_i64().expect("a number");
            call.reply(&http("202 Accepted", "", b"")).await;
            let event = format!("data: {}\n\n", wrong_answers(id)[number].1);
            stream.write_all(event.as_bytes()).await.expect("somebody reads");
        });
        let error = outcome.expect_err(fault).to_string();
        assert!(error.contains(&address) && error.contains(MARK), "{fault}: {error}");
        assert!(began.elapsed() < Duration::from_secs(10), "{fault}");
        cells += 1;
    }
    let (outcome, ()) = tokio::join!(soon(client.call_tool("a", &())), async {
        let call = asked(&listener).await;
        let id = call.message["id"].as_i64().expect("a number");
        call.reply(&http("202 Accepted", "", b"")).await;
        let long = long(&format!(r#"{{"id":{id},"x":"#), "}");
        stream.write_all(&[b"data: ", &*long, b"\n"].concat()).await.expect("somebody reads");
    });
    let error = outcome.expect_err("it is too long").to_string();
    assert!(error.contains("2000") && error.contains(&address), "{error}");
    let (outcome, ()) = tokio::join!(soon(client.call_tool("a", &())), async {
        asked(&listener).await.reply(&http("500 Internal Server Error", "", b"marked")).await;
    });
    let error = outcome.expect_err("it is refused").to_string();
    assert!(error.contains("500") && error.contains(MARK) && error.contains(&address), "{error}");
    let (outcome, ()) = tokio::join!(soon(client.call_tool("a", &())), async {
        let call = asked(&listener).await;
        let answer = call_text(call.message["id"].as_i64().expect("a number"));
        call.reply(&http("202 Accepted", "", b"")).await;
        stream.write_all(format!("data: {answer}\n\n").as_bytes()).await.expect("somebody reads");
    });
    assert_eq!(said(outcome), "fine");
    // The stream is all there is: cut, it is the end, and the client says so.
    let mut states = client.states();
    assert_eq!(states.now(), State::Connected);
    let (outcome, ()) = tokio::join!(soon(client.call_tool("a", &())), async {
        asked(&listener).await.reply(&http("202 Accepted", "", b"")).await;
        drop(stream);
    });
    let error = outcome.expect_err("it is over").to_string();
    assert!(error.contains(&address), "{error}");
    assert!(matches!(soon(states.next()).await, Some(State::Closed(_))));
    assert!(soon(client.call_tool("a", &())).await.is_err());
    println!("{} faults over the deprecated transport", cells + 3);
}

/// The state of a client follows the server's own stream, and the session.
#[tokio::test]
async fn a_client_tells_its_state() {
    use mcp_runtime::client::State;
    use mcp_runtime::client::http::HttpSettings;
    let version = ProtocolVersion::V2025_11_25;
    let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
    let url = format!("http://{}/mcp", listener.local_addr().expect("an address"));
    let mut settings = HttpSettings::new();
    settings.reconnect_delay = Duration::from_millis(1);
    let builder = Client::builder().http(url, settings);
    let (client, mut stream) = tokio::join!(soon(builder.connect()), async {
        loop {
            let mut asked = asked(&listener).await;
            match asked.message["method"].as_str() {
                Some("server/discover") => asked.reply(&http("400 Bad Request", "", b"")).await,
                Some("initialize") => {
                    let info = json!({"name": "s", "version": "1"});
                    let result = json!({"protocolVersion": version.as_str(), "capabilities": {}, "serverInfo": info});
                    asked.result("Mcp-Session-Id: s1\r\n", result).await;
                }
                Some(_) => asked.reply(&http("202 Accepted", "", b"")).await,
                None => {
                    let head =
                        format!("HTTP/1.1 200 OK\r\n{EVENTS}Transfer-Encoding: chunked\r\n\r\n");
                    asked.stream.write_all(head.as_bytes()).await.expect("somebody reads");
                    return asked.stream;
                }
            }
        }
    });
    let client = client.expect("a client");
    let heard = client.notifications();
    let mut states = client.states();
    assert_eq!(client.state(), State::Connected);
    // Cut in the middle of a chunk.
    stream.write_all(b"20\r\n: hi").await.expect("somebody reads");
    drop(stream);
    assert!(matches!(soon(states.next()).await, Some(State::Reconnecting { .. })));
    let mut again = asked(&listener).await;
    let head = format!("HTTP/1.1 200 OK\r\n{EVENTS}Connection: close\r\n\r\n");
    again.stream.write_all(head.as_bytes()).await.expect("somebody reads");
    assert_eq!(soon(states.next()).await, Some(State::Connected));
    // Somebody listens, so a session that is over is opened again without being asked for.
    drop(again);
    let gone = asked(&listener).await;
    gone.reply(&http("404 Not Found", "", b"")).await;
    assert!(matches!(soon(states.next()).await, Some(State::Reconnecting { .. })));
    open_session(&listener, "s2", version).await;
    assert_eq!(soon(states.next()).await, Some(State::Connected));
    // Dropped, it ends its session at the server.
    drop((client, heard));
    let ended = asked(&listener).await;
    assert!(ended.line.starts_with("DELETE "), "{}", ended.line);
    ended.reply(&http("200 OK", "", b"")).await;
}
