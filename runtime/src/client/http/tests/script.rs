//! A server of HTTP/1.1 whose answers a test writes by hand, byte by byte if it likes.

use std::collections::HashMap;
use std::future::Future;
use std::time::Duration;

use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};

use crate::client::http::{HttpLink, HttpSettings};
use crate::client::link::{Arrived, Arriving, Inbox};

/// Nothing in these tests takes long unless it never happens.
pub(super) async fn soon<T>(what: impl Future<Output = T>) -> T {
    tokio::time::timeout(Duration::from_secs(20), what).await.expect("it happens soon")
}

pub(super) struct Script {
    listener: TcpListener,
}

impl Script {
    pub async fn new() -> Self {
        Self { listener: TcpListener::bind("127.0.0.1:0").await.expect("a free port") }
    }

    /// What errors call this server.
    pub fn name(&self) -> String {
        format!("`{}`", self.url(""))
    }

    pub fn url(&self, path: &str) -> String {
        format!("http://{}{path}", self.listener.local_addr().expect("an address"))
    }

    /// A link to this server that does not wait long for anything.
    pub fn link(&self, change: impl FnOnce(&mut HttpSettings)) -> (HttpLink, Arrivals) {
        let mut settings = HttpSettings::new();
        settings.reconnect_delay = Duration::from_millis(1);
        settings.reconnect_delay_max = Duration::from_millis(150);
        change(&mut settings);
        let (inbox, receiver) = Inbox::new();
        let link = HttpLink::new(&self.url("/mcp"), inbox, settings).expect("a link");
        (link, Arrivals(receiver))
    }

    /// The next request, on a connection of its own.
    pub async fn request(&self) -> Asked {
        soon(async {
            let (stream, _) = self.listener.accept().await.expect("a connection");
            Asked::read(stream).await
        })
        .await
    }

    /// Makes sure that no request comes for a while.
    pub async fn is_left_alone(&self, long: Duration) {
        let accepted = tokio::time::timeout(long, self.listener.accept()).await;
        assert!(accepted.is_err(), "a request came");
    }
}

pub(super) struct Asked {
    pub line: String,
    pub headers: HashMap<String, String>,
    pub body: String,
    stream: TcpStream,
}

impl Asked {
    async fn read(mut stream: TcpStream) -> Self {
        let mut bytes = Vec::new();
        let end = loop {
            if let Some(at) = bytes.windows(4).position(|four| four == b"\r\n\r\n") {
                break at;
            }
            assert!(stream.read_buf(&mut bytes).await.expect("a request") > 0, "half a request");
        };
        let head = String::from_utf8(bytes[..end].to_vec()).expect("a head of text");
        let mut lines = head.split("\r\n");
        let line = lines.next().unwrap_or_default().to_owned();
        let headers: HashMap<_, _> = lines
            .filter_map(|line| line.split_once(':'))
            .map(|(name, value)| (name.to_lowercase(), value.trim().to_owned()))
            .collect();
        let length = headers.get("content-length").map_or(0, |it| it.parse().expect("a number"));
        while bytes.len() < end + 4 + length {
            assert!(stream.read_buf(&mut bytes).await.expect("a body") > 0, "half a body");
        }
        let body = String::from_utf8(bytes[end + 4..].to_vec()).expect("a body of text");
        Self { line, headers, body, stream }
    }

    pub fn header(&self, name: &str) -> Option<&str> {
        self.headers.get(name).map(String::as_str)
    }

    pub fn is(&self, method: &str) -> bool {
        self.line.starts_with(method)
    }

    /// Writes bytes at once.
    pub async fn write(&mut self, bytes: impl AsRef<[u8]>) {
        self.stream.write_all(bytes.as_ref()).await.expect("somebody reads");
        self.stream.flush().await.expect("somebody reads");
    }

    /// A whole answer; `headers` are lines with their ends.
    pub async fn answer(mut self, status: &str, headers: &str, body: &str) {
        let length = body.len();
        self.write(format!(
            "HTTP/1.1 {status}\r\n{headers}Content-Length: {length}\r\nConnection: close\r\n\r\n{body}"
        ))
        .await;
    }

    pub async fn json(self, body: &str) {
        self.answer("200 OK", "Content-Type: application/json\r\n", body).await;
    }

    pub async fn accepted(self) {
        self.answer("202 Accepted", "", "").await;
    }

    /// Begins a stream of events, which ends with the connection.
    pub async fn stream(&mut self, headers: &str) {
        self.write(format!(
            "HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\n{headers}Connection: close\r\n\r\n"
        ))
        .await;
    }

    /// Waits until the client has closed its end.
    pub async fn is_closed(&mut self) {
        let mut rest = [0; 64];
        soon(async { while self.stream.read(&mut rest).await.is_ok_and(|length| length > 0) {} })
            .await;
    }
}

/// What arrives at the client.
pub(super) struct Arrivals(Arriving);

impl Arrivals {
    #[cfg(unix)]
    pub fn new(arriving: Arriving) -> Self {
        Self(arriving)
    }

    /// What comes next, but for the state of the server's own stream.
    pub async fn next(&mut self) -> Arrived {
        loop {
            match self.any().await {
                Arrived::Listening(_) => {}
                other => return other,
            }
        }
    }

    pub async fn any(&mut self) -> Arrived {
        soon(self.0.recv()).await.expect("something arrives")
    }

    /// Waits until the server's own stream is open, or is not.
    pub async fn listening(&mut self) -> Result<(), String> {
        loop {
            if let Arrived::Listening(state) = self.any().await {
                return state;
            }
        }
    }

    pub async fn message(&mut self) -> String {
        match self.next().await {
            Arrived::Message(text, _) => text,
            other => panic!("a message, not {other:?}"),
        }
    }

    pub async fn failure(&mut self) -> crate::client::link::LinkError {
        match self.next().await {
            Arrived::Failed(_, error) => error,
            other => panic!("a failure, not {other:?}"),
        }
    }

    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}
