//! The server, a process of its own that tells how many requests are in flight.

use std::io;
use std::process::Stdio;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use tokio::io::{AsyncBufReadExt, AsyncWriteExt, BufReader, Lines};
use tokio::net::TcpListener;
use tokio::process::{Child, ChildStdin, ChildStdout, Command};

/// How often the memory of the server is looked at.
const LOOK: Duration = Duration::from_millis(500);

/// The process of the server.
#[derive(Debug)]
pub struct Server {
    /// Where it listens on this machine.
    pub port: u16,
    child: Child,
    input: ChildStdin,
    output: Lines<BufReader<ChildStdout>>,
    memory: Arc<Mutex<Vec<u64>>>,
}

/// What the process does: prints the port, serves, prints how many requests are in flight for every
/// line that it reads, and shuts down at the end of its input.
///
/// # Errors
/// If there is no port, or nobody reads what it prints.
pub async fn serve() -> io::Result<()> {
    let service = crate::fixture::service();
    let listener = TcpListener::bind(("127.0.0.1", 0)).await?;
    println!("{}", listener.local_addr()?.port());
    let http = service.clone().into_http();
    let serving = tokio::spawn(async move { http.serve(listener).await });
    let mut lines = BufReader::new(tokio::io::stdin()).lines();
    while lines.next_line().await?.is_some() {
        println!("{}", service.in_flight());
    }
    service.shut_down().await;
    serving.abort();
    Ok(())
}

impl Server {
    /// Starts this program once more, as the server.
    ///
    /// # Errors
    /// If it does not start.
    pub async fn start() -> io::Result<Self> {
        let mut child = Command::new(std::env::current_exe()?)
            .arg("serve")
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .kill_on_drop(true)
            .spawn()?;
        let (input, output) = (child.stdin.take(), child.stdout.take());
        let (Some(input), Some(output)) = (input, output) else {
            return Err(io::Error::other("it has no standard streams"));
        };
        let mut output = BufReader::new(output).lines();
        let port = output.next_line().await?.and_then(|line| line.parse().ok());
        let port = port.ok_or_else(|| io::Error::other("it tells no port"))?;
        let memory = Arc::new(Mutex::new(Vec::new()));
        let id = child.id().ok_or_else(|| io::Error::other("it has ended"))?;
        tokio::spawn(watch(id, Arc::clone(&memory)));
        Ok(Self { port, child, input, output, memory })
    }

    /// How many requests are in flight once everybody left; waits for those that take their time.
    pub async fn settle(&mut self) -> u64 {
        let mut left = u64::MAX;
        for _ in 0..120 {
            left = self.in_flight().await.unwrap_or(u64::MAX);
            if left == 0 {
                break;
            }
            tokio::time::sleep(LOOK).await;
        }
        left
    }

    async fn in_flight(&mut self) -> io::Result<u64> {
        self.input.write_all(b"\n").await?;
        let line = self.output.next_line().await?.unwrap_or_default();
        line.parse().map_err(io::Error::other)
    }

    /// How many kB it held, one look after the other.
    pub fn memory(&self) -> Vec<u64> {
        self.memory.lock().map(|looks| looks.clone()).unwrap_or_default()
    }

    /// Ends it, and says whether it ended in order.
    pub async fn end(mut self) -> bool {
        drop(self.input);
        let ended = tokio::time::timeout(Duration::from_secs(60), self.child.wait()).await;
        matches!(ended, Ok(Ok(status)) if status.success())
    }
}

/// Looks at how much memory a process holds, for as long as it is there.
async fn watch(id: u32, memory: Arc<Mutex<Vec<u64>>>) {
    loop {
        tokio::time::sleep(LOOK).await;
        let Ok(status) = std::fs::read_to_string(format!("/proc/{id}/status")) else { return };
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
        let kilobytes = line.and_then(|line| line.split_whitespace().next()?.parse().ok());
        if let (Some(kilobytes), Ok(mut looks)) = (kilobytes, memory.lock()) {
            looks.push(kilobytes);
        }
    }
}
