//! Keeps a server on a port busy: one request waits for an answer on each of several connections, which are kept.

use std::{
    net::{SocketAddr, TcpStream},
    thread,
    time::{Duration, Instant},
};

use crate::load::{
    answers,
    contestants::Contestant,
    http::response::{Response, Responses},
    ledger::Ledger,
    meter::{Meter, Round},
    process::Process,
    requests::{self, Era, FIRST_ID, Requests},
    rounds::Lane,
};

pub mod response;
pub mod sse;

/// So many ids belong to one connection: more than it can use, few enough for all connections.
const IDS: u64 = 100_000_000;

/// A server on a port.
pub struct Http {
    process: Process,
    address: SocketAddr,
    era: Era,
    connections: u64,
}

impl Http {
    /// Starts the server and waits until it listens.
    pub fn new(server: &Contestant, connections: u64) -> Result<Self, String> {
        let (process, address) = Process::on_port(server)?;
        Ok(Self { process, address, era: server.http, connections })
    }
}

impl Lane for Http {
    /// Every round has connections of its own: while the others have their turn, a server may close idle ones.
    fn run(&mut self, length: Duration) -> Result<Round, String> {
        let mut connections = self.process.within(Duration::ZERO, || {
            (0..self.connections).map(|_| Connection::new(self.address, self.era)).collect()
        })?;
        let meter = Meter::start(self.process.id());
        let (elapsed, latencies) =
            self.process.within(length, || load(&mut connections, length))?;
        meter.stop(elapsed, latencies)
    }
}

/// Asks on all connections as long as it is told; when the last answer came, and how long each one took.
fn load(
    connections: &mut Vec<Connection>,
    length: Duration,
) -> Result<(Duration, Vec<u32>), String> {
    let begin = Instant::now();
    let outcomes: Vec<Result<(Duration, Vec<u32>), String>> = thread::scope(|scope| {
        let threads: Vec<_> = (0..)
            .map(|position| FIRST_ID + position * IDS)
            .zip(connections)
            .map(|(id, connection)| scope.spawn(move || connection.load(id, begin, length)))
            .collect();
        let ended = |_| Err("a thread of the driver has panicked".to_owned());
        threads.into_iter().map(|thread| thread.join().unwrap_or_else(ended)).collect()
    });
    let (mut last, mut all) = (Duration::ZERO, Vec::new());
    for outcome in outcomes {
        let (end, mut latencies) = outcome?;
        last = last.max(end);
        all.append(&mut latencies);
    }
    Ok((last, all))
}

/// A connection and, if the server wants one, its session.
struct Connection {
    stream: TcpStream,
    responses: Responses,
    requests: Requests,
}

impl Connection {
    fn new(address: SocketAddr, era: Era) -> Result<Self, String> {
        let stream =
            TcpStream::connect(address).map_err(|error| format!("cannot connect: {error}"))?;
        stream.set_nodelay(true).map_err(|error| error.to_string())?;
        let mut responses = Responses::new();
        let session = match era {
            Era::Session => begin_session(&stream, &mut responses, address)?,
            Era::Stateless => String::new(),
        };
        let version = format!("MCP-Protocol-Version: {}\r\n", era.version());
        let headers = match era {
            Era::Session => format!("{version}{session}"),
            Era::Stateless => format!("{version}Mcp-Method: tools/call\r\nMcp-Name: add\r\n"),
        };
        let requests = Requests::new(era, |message| post(address, &headers, message));
        Ok(Self { stream, responses, requests })
    }

    fn load(
        &mut self,
        first_id: u64,
        begin: Instant,
        length: Duration,
    ) -> Result<(Duration, Vec<u32>), String> {
        let mut ledger = Ledger::new(&self.requests, first_id);
        let mut out = Vec::new();
        let mut now = Instant::now();
        while now.duration_since(begin) < length {
            out.clear();
            ledger.ask(now, &mut out)?;
            let response = self.responses.exchange(&self.stream, &out)?;
            // The request is over when the whole response is there: only then the connection is free again.
            now = Instant::now();
            settle(&response, &mut ledger, now)?;
        }
        Ok((now.duration_since(begin), ledger.into_latencies()))
    }
}

fn settle(response: &Response<'_>, ledger: &mut Ledger<'_>, now: Instant) -> Result<(), String> {
    if response.status != 200 {
        return Err(response.complaint());
    }
    if response.event_stream {
        sse::data(response.body, |message| ledger.settle(message, now).map(drop))?;
    } else {
        ledger.settle(response.body, now)?;
    }
    if ledger.outstanding() > 0 { Err(response.complaint()) } else { Ok(()) }
}

/// `initialize` and what follows; the header with the session's id, or nothing if the server gave none.
fn begin_session(
    stream: &TcpStream,
    responses: &mut Responses,
    address: SocketAddr,
) -> Result<String, String> {
    let response =
        responses.exchange(stream, post(address, "", requests::INITIALIZE).as_bytes())?;
    let mut answered = false;
    let mut take = |message: &[u8]| {
        answered |= answers::begins_session(message)?;
        Ok(())
    };
    match response.event_stream {
        true => sse::data(response.body, &mut take)?,
        false => take(response.body)?,
    }
    if !answered {
        return Err(response.complaint());
    }
    let session = response.session.map(|id| format!("Mcp-Session-Id: {id}\r\n"));
    let session = session.unwrap_or_default();
    let headers = format!("MCP-Protocol-Version: {}\r\n{session}", Era::Session.version());
    let begun = post(address, &headers, requests::INITIALIZED);
    let response = responses.exchange(stream, begun.as_bytes())?;
    if response.status == 202 { Ok(session) } else { Err(response.complaint()) }
}

/// A request with one message; `headers` end with a line feed if there are any.
fn post(address: SocketAddr, headers: &str, message: &str) -> String {
    format!(
        "POST /mcp HTTP/1.1\r\nHost: {address}\r\nContent-Type: application/json\r\n\
         Accept: application/json, text/event-stream\r\n{headers}Content-Length: {}\r\n\r\n{message}",
        message.len()
    )
}
