//! A server under mixed load for a long time, with peers that misbehave: `soak SECONDS [CALLS_A_SECOND]`.
//!
//! The server is a process of its own, so that its memory can be told from that of its clients. Good
//! clients of every version call, ask the user and subscribe over HTTP; bad ones cut, stall, flood
//! and lie. At the end every good call has one answer, nothing is in flight, and the memory of the
//! second half is that of the first. Exit status 0: all of that holds.

use std::process::ExitCode;
use std::time::{Duration, Instant};

use mcp_tests::soak::{Server, good, load, report, serve};

#[tokio::main]
async fn main() -> ExitCode {
    let mut arguments = std::env::args().skip(1);
    if std::env::args().nth(1).as_deref() == Some("serve") {
        return if serve().await.is_ok() { ExitCode::SUCCESS } else { ExitCode::FAILURE };
    }
    let mut number = |missing: u64| {
        arguments.next().and_then(|argument| argument.parse().ok()).unwrap_or(missing)
    };
    let (seconds, rate) = (number(60), number(200));
    let mut server = match Server::start().await {
        Ok(server) => server,
        Err(error) => {
            eprintln!("the server does not start: {error}");
            return ExitCode::from(2);
        }
    };
    let until = Instant::now() + Duration::from_secs(seconds);
    let counts = load(&server, until, rate).await;
    let left = server.settle().await;
    let memory = server.memory();
    report(&counts, &memory, left);
    if good(&counts, &memory, left) && server.end().await {
        ExitCode::SUCCESS
    } else {
        ExitCode::FAILURE
    }
}
