//! A server that listens itself, over real connections.

use std::net::SocketAddr;
use std::sync::atomic::Ordering;
use std::time::Duration;

use mcp_runtime::http_server::{HttpService, HttpSettings};
use serde_json::json;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};

use super::server::{Seen, call, events, said, server, until, with};

struct Listening {
    address: SocketAddr,
    served: tokio::task::JoinHandle<std::io::Result<()>>,
    service: HttpService,
}

async fn listen(service: HttpService) -> Listening {
    let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
    let address = listener.local_addr().expect("an address");
    let serving = service.clone();
    let served = tokio::spawn(async move { serving.serve(listener).await });
    Listening { address, served, service }
}

impl Listening {
    async fn connect(&self) -> TcpStream {
        TcpStream::connect(self.address).await.expect("a connection")
    }
}

/// A request as it looks on the wire.
fn wire(method: &str, path: &str, headers: &http::HeaderMap, body: &[u8]) -> Vec<u8> {
    let mut wire = format!("{method} {path} HTTP/1.1\r\n").into_bytes();
    for (name, value) in headers {
        wire.extend_from_slice(format!("{name}: ").as_bytes());
        wire.extend_from_slice(value.as_bytes());
        wire.extend_from_slice(b"\r\n");
    }
    wire.extend_from_slice(format!("content-length: {}\r\n\r\n", body.len()).as_bytes());
    wire.extend_from_slice(body);
    wire
}

fn wired(tool: &str) -> Vec<u8> {
    let asked = call(tool, json!({}));
    wire("POST", "/mcp", &asked.headers, &asked.body)
}

/// Reads until `end` comes, for some seconds at most.
async fn read_until(stream: &mut TcpStream, end: &str) -> String {
    let mut read = Vec::new();
    let reading = async {
        loop {
            if String::from_utf8_lossy(&read).contains(end) {
                return;
            }
            let mut chunk = [0; 4096];
            match stream.read(&mut chunk).await.expect("bytes") {
                0 => return,
                length => read.extend_from_slice(&chunk[..length]),
            }
        }
    };
    let timely = tokio::time::timeout(Duration::from_secs(10), reading).await;
    let text = String::from_utf8(read).expect("text");
    assert!(timely.is_ok(), "`{end}` never came, but {text}");
    text
}

#[tokio::test]
async fn answers_arrive_whole() {
    let listening = listen(with(HttpSettings::new())).await;
    let mut stream = listening.connect().await;
    for _ in 0..3 {
        stream.write_all(&wired("echo")).await.expect("written");
        let answer = read_until(&mut stream, "}}").await;
        let (head, body) = answer.split_once("\r\n\r\n").expect("head and body");
        assert!(head.starts_with("HTTP/1.1 200"), "{head}");
        assert!(head.contains(&format!("content-length: {}", body.len())), "{head}");
    }
    stream.write_all(&wired("tell")).await.expect("written");
    let answer = read_until(&mut stream, "\r\n0\r\n").await;
    assert!(answer.contains("text/event-stream"));
    let data: String = answer
        .lines()
        .filter(|line| line.starts_with("data:"))
        .map(|line| format!("{line}\n\n"))
        .collect();
    let events = events(&data);
    assert_eq!((events.len(), said(&events[3].json())), (4, "told".to_owned()));
}

#[tokio::test]
async fn other_paths_are_not_found() {
    let listening = listen(with(HttpSettings::new().path("/here"))).await;
    let asked = call("echo", json!({}));
    for (path, status) in [
        ("/here", "200"),
        ("/here/", "200"),
        ("/mcp", "404"),
        ("/here/x", "404"),
        ("/heres", "404"),
    ] {
        let mut stream = listening.connect().await;
        let request = wire("POST", path, &asked.headers, &asked.body);
        stream.write_all(&request).await.expect("written");
        let answer = read_until(&mut stream, "}").await;
        assert!(answer.starts_with(&format!("HTTP/1.1 {status}")), "{path}: {answer}");
    }
}

#[tokio::test]
async fn a_connection_that_breaks_cancels() {
    let seen = Seen::default();
    let listening = listen(server(&seen).into_service().into_http()).await;
    for (tool, count) in [("slow", 1), ("slow_and_telling", 2)] {
        let mut stream = listening.connect().await;
        stream.write_all(&wired(tool)).await.expect("written");
        until(|| seen.started.load(Ordering::SeqCst) == count).await;
        drop(stream);
        until(|| seen.cancelled.load(Ordering::SeqCst) == count).await;
    }
}

#[tokio::test]
async fn a_shutdown_lets_requests_finish() {
    let listening = listen(with(HttpSettings::new())).await;
    let mut stream = listening.connect().await;
    stream.write_all(&wired("tell")).await.expect("written");
    read_until(&mut stream, "data:").await;
    listening.service.service().shut_down().await;
    let rest = read_until(&mut stream, "told").await;
    assert!(rest.contains("told"), "{rest}");
    drop(stream);
    let served = tokio::time::timeout(Duration::from_secs(5), listening.served).await;
    served.expect("it ends").expect("no panic").expect("no error");
    assert!(TcpStream::connect(listening.address).await.is_err());
}

#[tokio::test]
async fn a_head_that_does_not_come_is_given_up() {
    let settings = HttpSettings::new().header_timeout(Duration::from_millis(200));
    let listening = listen(with(settings)).await;
    let mut stream = listening.connect().await;
    stream.write_all(b"POST /mcp HTTP/1.1\r\nhost: local").await.expect("written");
    let mut rest = Vec::new();
    let closed = tokio::time::timeout(Duration::from_secs(10), stream.read_to_end(&mut rest)).await;
    assert!(closed.is_ok(), "the connection is closed");
}

#[tokio::test]
async fn other_machines_are_not_served_by_accident() {
    let refused = with(HttpSettings::new()).serve_at("0.0.0.0:0").await;
    let error = refused.expect_err("refused");
    assert!(error.to_string().contains("HttpSettings::allowed_hosts"), "{error}");
    let service = with(HttpSettings::new().allowed_hosts(["box.example"]));
    service.service().shut_down().await;
    service.serve_at("0.0.0.0:0").await.expect("allowed");
}

#[tokio::test]
async fn clients_of_the_first_version_have_two_endpoints() {
    let settings = HttpSettings::new().sse_endpoints("sse", "messages");
    let listening = listen(with(settings)).await;
    let mut sse = listening.connect().await;
    let headers =
        super::server::request(http::Method::GET).header("accept", "text/event-stream").headers;
    sse.write_all(&wire("GET", "/mcp/sse", &headers, b"")).await.expect("written");
    let opening = read_until(&mut sse, "sessionId=").await;
    assert!(opening.contains("event: endpoint\ndata: messages?sessionId="), "{opening}");
    let place = opening.lines().find_map(|line| line.strip_prefix("data: ")).expect("a place");
    let path = format!("/mcp/{place}");

    let mut messages = listening.connect().await;
    let body = super::server::initialize("2024-11-05").body;
    let headers = super::server::post(&json!({})).headers;
    messages.write_all(&wire("POST", &path, &headers, &body)).await.expect("written");
    let accepted = read_until(&mut messages, "\r\n\r\n").await;
    assert!(accepted.starts_with("HTTP/1.1 202"), "{accepted}");
    let answer = read_until(&mut sse, "serverInfo").await;
    assert!(answer.contains("event: message\ndata: {"), "{answer}");
    let body = json!({"jsonrpc": "2.0", "id": 5, "method": "tools/call",
                      "params": {"name": "echo", "arguments": {"text": "old"}}});
    let body = body.to_string().into_bytes();
    messages.write_all(&wire("POST", &path, &headers, &body)).await.expect("written");
    let answer = read_until(&mut sse, "old").await;
    assert!(answer.contains("\"id\":5"), "{answer}");

    // What runs when the server closes is still answered, and then the stream ends.
    let body = json!({"jsonrpc": "2.0", "id": 6, "method": "tools/call",
                      "params": {"name": "tell", "arguments": {}, "_meta": {"progressToken": 6}}});
    let body = body.to_string().into_bytes();
    messages.write_all(&wire("POST", &path, &headers, &body)).await.expect("written");
    read_until(&mut sse, "progress").await;
    let service = listening.service.service();
    let closing = tokio::spawn(async move { service.shut_down().await });
    let rest = read_until(&mut sse, "\r\n0\r\n").await;
    assert!(rest.contains("told"), "{rest}");
    closing.await.expect("no panic");
}

#[tokio::test]
async fn nobody_writes_to_the_stream_of_somebody_else() {
    let settings = HttpSettings::new().sse_endpoints("sse", "messages");
    let service = with(settings);
    let get = || super::server::request(http::Method::GET).header("accept", "text/event-stream");
    let mut stream =
        super::server::Stream::of(get().uri("/sse").principal("alice").send(&service).await);
    let place = stream.next().await.expect("an event");
    assert_eq!(place.name, "endpoint");
    let path = format!("/{}", place.data);
    let initialize = || super::server::initialize("2024-11-05").uri(&path);
    assert_eq!(initialize().answer(&service).await.status, 404);
    assert_eq!(initialize().principal("bob").answer(&service).await.status, 404);
    assert_eq!(initialize().principal("alice").answer(&service).await.status, 202);
    assert_eq!(stream.next().await.expect("an answer").name, "message");
    for (method, path, status) in
        [("POST", "/sse", 405), ("GET", "/messages", 405), ("PUT", "/messages", 405)]
    {
        let method = method.parse().expect("a method");
        let answer = super::server::request(method).uri(path).answer(&service).await;
        assert_eq!((answer.status.as_u16(), answer.header("allow").is_empty()), (status, false));
    }
    drop(stream);
    assert_eq!(initialize().principal("alice").answer(&service).await.status, 404);
    // Nothing of this is there unless it was asked for.
    assert_eq!(get().uri("/sse").answer(&super::server::service()).await.status, 400);
}
