//! A server under mixed load for a long time.

mod bad;
mod clients;
mod server;

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use mcp_bindings::ProtocolVersion;

pub use server::{Server, serve};

/// What was done and came of it.
#[derive(Debug, Default)]
pub struct Counts {
    /// Calls of good clients.
    pub calls: AtomicU64,
    /// Those that were answered as they should be.
    pub answered: AtomicU64,
    /// Those that were taken back on purpose.
    pub cancelled: AtomicU64,
    /// Questions that the user of a good client answered.
    pub questions: AtomicU64,
    /// Changes that subscriptions heard of.
    pub changes: AtomicU64,
    /// Sessions and connections that good clients opened.
    pub connections: AtomicU64,
    /// What bad peers did.
    pub misdeeds: AtomicU64,
    /// Calls of good clients that went wrong.
    pub failed: AtomicU64,
}

impl Counts {
    fn add(counter: &AtomicU64) {
        counter.fetch_add(1, Ordering::Relaxed);
    }
}

/// Puts the server under load until a moment, with about so many good calls a second.
pub async fn load(server: &Server, until: Instant, rate: u64) -> Arc<Counts> {
    let counts = Arc::new(Counts::default());
    let versions = ProtocolVersion::ALL;
    let pause = Duration::from_millis(1000 * versions.len() as u64 / rate.max(1));
    let mut work = tokio::task::JoinSet::new();
    for (index, version) in versions.iter().copied().enumerate() {
        let worker = clients::Worker::new(server.port, version, Arc::clone(&counts), pause);
        work.spawn(worker.run(until, format!("good {index}")));
    }
    for index in 0..2 {
        work.spawn(bad::run(server.port, until, Arc::clone(&counts), format!("bad {index}")));
    }
    while let Some(ended) = work.join_next().await {
        if let Err(error) = ended {
            eprintln!("{error}");
            Counts::add(&counts.failed);
        }
    }
    counts
}

/// Prints what was seen, a line for each thing.
pub fn report(counts: &Counts, memory: &[u64], left: u64) {
    println!("{counts:#?}");
    let (first, second) = halves(memory);
    println!("memory of the server, kB: most {:?}", memory.iter().max().unwrap_or(&0));
    println!("  median of the second quarter {first}, of the last {second}");
    println!("requests in flight at the end: {left}");
}

/// Whether everything is as it should be.
pub fn good(counts: &Counts, memory: &[u64], left: u64) -> bool {
    let get = |counter: &AtomicU64| counter.load(Ordering::Relaxed);
    let balanced = get(&counts.calls) == get(&counts.answered) + get(&counts.cancelled);
    let (first, second) = halves(memory);
    // A tenth and a little more: allocators keep what they had at the worst moment.
    let flat = second <= first + first / 10 + 4096;
    balanced && flat && left == 0 && get(&counts.failed) == 0 && get(&counts.answered) > 0
}

/// The medians of the second quarter, when everything is warm, and of the last.
fn halves(memory: &[u64]) -> (u64, u64) {
    let quarter = memory.len() / 4;
    let median = |part: &[u64]| {
        let mut sorted = part.to_vec();
        sorted.sort_unstable();
        sorted.get(sorted.len() / 2).copied().unwrap_or(0)
    };
    (median(&memory[quarter..2 * quarter]), median(&memory[3 * quarter..]))
}
