//! What several copies of a server must share, behind one trait.
//!
//! One process needs nothing but [`Memory`]. A server that runs in several copies puts an engine
//! that they share in its place: sessions, event logs, the fan-out of changes and the single use of
//! tokens all go through here, as texts under keys.

use std::collections::{HashMap, VecDeque};
use std::fmt;
use std::future::Future;
use std::pin::Pin;
use std::sync::{Arc, Mutex, MutexGuard};
use std::time::Duration;

use tokio::time::Instant;

use crate::lock::lock;

/// What an engine answers, later.
pub type Answer<'a, T> = Pin<Box<dyn Future<Output = Result<T, StateError>> + Send + 'a>>;

type Receive = dyn Fn(&str) + Send + Sync;

/// What takes the messages that are published.
pub type Receiver = Box<Receive>;

/// Why an engine could not do it, in its own words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StateError(pub String);

impl fmt::Display for StateError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for StateError {}

/// An event of a log: its position, which grows, and its text.
pub type Event = (u64, String);

/// Texts under keys, logs, and messages to all copies of a server.
pub trait State: Send + Sync + 'static {
    /// Keeps `value` under `key` for `ttl`, in place of what was there.
    fn put<'a>(&'a self, key: &'a str, value: String, ttl: Duration) -> Answer<'a, ()>;

    /// What is kept under `key`, if its time is not over.
    fn get<'a>(&'a self, key: &'a str) -> Answer<'a, Option<String>>;

    /// Forgets what is kept under `key`, and the log of that name.
    fn remove<'a>(&'a self, key: &'a str) -> Answer<'a, ()>;

    /// Whether nobody claimed `key` within the last `ttl`; it is claimed then.
    fn claim<'a>(&'a self, key: &'a str, ttl: Duration) -> Answer<'a, bool>;

    /// Adds `event` to a log and tells its position, which is greater than all before it. The log
    /// lives for `ttl` after its last event; old events may go where there is no room.
    fn append<'a>(&'a self, log: &'a str, event: String, ttl: Duration) -> Answer<'a, u64>;

    /// The events of a log behind `position`.
    fn events_after<'a>(&'a self, log: &'a str, position: u64) -> Answer<'a, Vec<Event>>;

    /// Sends `message` to the receivers of all copies, this one included.
    fn publish<'a>(&'a self, message: String) -> Answer<'a, ()>;

    /// Has `receiver` called with every message that is published from now on.
    fn subscribe(&self, receiver: Receiver);
}

/// Everything in the memory of this process, with bounds.
pub struct Memory {
    inner: Mutex<Inner>,
    receivers: Mutex<Vec<Arc<Receive>>>,
    bounds: Bounds,
}

/// How much [`Memory`] keeps.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Bounds {
    /// How many keys. The one that would expire first goes when there are more. 100,000 unless set.
    pub keys: usize,
    /// How many logs; the one that was idle longest goes when there are more. 10,000 unless set.
    pub logs: usize,
    /// How many events a log has; the oldest go. 1,000 unless set.
    pub events: usize,
    /// How many bytes the events of all logs have together; the oldest of the log that grows go.
    /// 64 MiB unless set.
    pub log_bytes: usize,
}

impl Default for Bounds {
    fn default() -> Self {
        Self { keys: 100_000, logs: 10_000, events: 1_000, log_bytes: 64 * 1024 * 1024 }
    }
}

#[derive(Default)]
struct Inner {
    values: HashMap<String, Kept>,
    logs: HashMap<String, Log>,
    log_bytes: usize,
    sweep_at: Option<Instant>,
}

struct Kept {
    value: String,
    until: Instant,
}

struct Log {
    events: VecDeque<Event>,
    next: u64,
    bytes: usize,
    until: Instant,
}

/// How often what is over is looked for.
const SWEEP: Duration = Duration::from_secs(10);

impl Default for Memory {
    fn default() -> Self {
        Self::new(Bounds::default())
    }
}

impl fmt::Debug for Memory {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let inner = self.lock();
        f.debug_struct("Memory")
            .field("keys", &inner.values.len())
            .field("logs", &inner.logs.len())
            .field("log_bytes", &inner.log_bytes)
            .finish_non_exhaustive()
    }
}

impl Memory {
    /// Empty, with these bounds.
    pub fn new(bounds: Bounds) -> Self {
        Self { inner: Mutex::default(), receivers: Mutex::default(), bounds }
    }

    /// How many keys and logs are held, those included whose time is over but which were not looked
    /// for yet.
    pub fn len(&self) -> usize {
        let inner = self.lock();
        inner.values.len() + inner.logs.len()
    }

    /// Whether nothing is held.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    fn lock(&self) -> MutexGuard<'_, Inner> {
        lock(&self.inner)
    }
}

impl Inner {
    fn sweep(&mut self, now: Instant) {
        if self.sweep_at.is_some_and(|at| now < at) {
            return;
        }
        self.sweep_at = Some(now + SWEEP);
        self.values.retain(|_, kept| kept.until > now);
        let bytes = &mut self.log_bytes;
        self.logs.retain(|_, log| {
            let stays = log.until > now;
            if !stays {
                *bytes -= log.bytes;
            }
            stays
        });
    }

    fn insert(&mut self, key: &str, value: String, ttl: Duration, bounds: Bounds) {
        let now = Instant::now();
        self.sweep(now);
        if self.values.len() >= bounds.keys && !self.values.contains_key(key) {
            let first = self.values.iter().min_by_key(|(_, kept)| kept.until);
            if let Some(first) = first.map(|(key, _)| key.clone()) {
                self.values.remove(&first);
            }
        }
        self.values.insert(key.to_owned(), Kept { value, until: later(now, ttl) });
    }

    fn value(&self, key: &str) -> Option<&String> {
        let kept = self.values.get(key)?;
        (kept.until > Instant::now()).then_some(&kept.value)
    }

    fn remove(&mut self, key: &str) {
        self.values.remove(key);
        if let Some(log) = self.logs.remove(key) {
            self.log_bytes -= log.bytes;
        }
    }

    fn append(&mut self, name: &str, event: String, ttl: Duration, bounds: Bounds) -> u64 {
        let now = Instant::now();
        self.sweep(now);
        if self.logs.len() >= bounds.logs && !self.logs.contains_key(name) {
            let idle = self.logs.iter().min_by_key(|(_, log)| log.until);
            if let Some(idle) = idle.map(|(name, _)| name.clone()) {
                self.remove(&idle);
            }
        }
        let log = self.logs.entry(name.to_owned()).or_insert_with(|| Log {
            events: VecDeque::new(),
            next: 1,
            bytes: 0,
            until: now,
        });
        let position = log.next;
        log.next += 1;
        log.until = later(now, ttl);
        log.bytes += event.len();
        self.log_bytes += event.len();
        log.events.push_back((position, event));
        while log.events.len() > 1
            && (log.events.len() > bounds.events || self.log_bytes > bounds.log_bytes)
        {
            if let Some((_, old)) = log.events.pop_front() {
                log.bytes -= old.len();
                self.log_bytes -= old.len();
            }
        }
        position
    }
}

/// When `ttl` is over: a time beyond what can be told is as good as a hundred years.
fn later(now: Instant, ttl: Duration) -> Instant {
    const FOR_EVER: Duration = Duration::from_secs(100 * 365 * 24 * 3600);
    now.checked_add(ttl).or_else(|| now.checked_add(FOR_EVER)).unwrap_or(now)
}

fn ready<'a, T: Send + 'a>(value: T) -> Answer<'a, T> {
    Box::pin(std::future::ready(Ok(value)))
}

impl State for Memory {
    fn put<'a>(&'a self, key: &'a str, value: String, ttl: Duration) -> Answer<'a, ()> {
        self.lock().insert(key, value, ttl, self.bounds);
        ready(())
    }

    fn get<'a>(&'a self, key: &'a str) -> Answer<'a, Option<String>> {
        ready(self.lock().value(key).cloned())
    }

    fn remove<'a>(&'a self, key: &'a str) -> Answer<'a, ()> {
        self.lock().remove(key);
        ready(())
    }

    fn claim<'a>(&'a self, key: &'a str, ttl: Duration) -> Answer<'a, bool> {
        let mut inner = self.lock();
        let free = inner.value(key).is_none();
        if free {
            inner.insert(key, String::new(), ttl, self.bounds);
        }
        ready(free)
    }

    fn append<'a>(&'a self, log: &'a str, event: String, ttl: Duration) -> Answer<'a, u64> {
        ready(self.lock().append(log, event, ttl, self.bounds))
    }

    fn events_after<'a>(&'a self, log: &'a str, position: u64) -> Answer<'a, Vec<Event>> {
        let inner = self.lock();
        let events = inner.logs.get(log).map(|log| &log.events);
        let events = events.into_iter().flatten().filter(|(at, _)| *at > position).cloned();
        ready(events.collect())
    }

    fn publish<'a>(&'a self, message: String) -> Answer<'a, ()> {
        let receivers = lock(&self.receivers).clone();
        for receiver in receivers {
            receiver(&message);
        }
        ready(())
    }

    fn subscribe(&self, receiver: Receiver) {
        lock(&self.receivers).push(receiver.into());
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test(start_paused = true)]
    async fn what_is_over_is_gone() {
        let memory = Memory::default();
        memory.put("a", "1".to_owned(), Duration::from_secs(5)).await.expect("memory");
        assert_eq!(memory.get("a").await, Ok(Some("1".to_owned())));
        assert_eq!(memory.claim("b", Duration::from_secs(5)).await, Ok(true));
        assert_eq!(memory.claim("b", Duration::from_secs(5)).await, Ok(false));
        tokio::time::advance(Duration::from_secs(6)).await;
        assert_eq!(memory.get("a").await, Ok(None));
        assert_eq!(memory.claim("b", Duration::from_secs(5)).await, Ok(true));
        tokio::time::advance(SWEEP).await;
        memory.put("c", String::new(), SWEEP).await.expect("memory");
        assert_eq!(memory.len(), 1);
    }

    #[tokio::test]
    async fn a_time_may_have_no_end() {
        let memory = Memory::default();
        memory.put("a", "1".to_owned(), Duration::MAX).await.expect("memory");
        assert_eq!(memory.get("a").await, Ok(Some("1".to_owned())));
        assert_eq!(memory.append("log", "1".to_owned(), Duration::MAX).await, Ok(1));
    }

    #[tokio::test]
    async fn logs_are_bounded_and_keep_counting() {
        let memory = Memory::new(Bounds { events: 3, logs: 2, ..Bounds::default() });
        for text in ["a", "b", "c", "d"] {
            memory.append("log", text.to_owned(), SWEEP).await.expect("memory");
        }
        let events = memory.events_after("log", 2).await.expect("memory");
        assert_eq!(events, [(3, "c".to_owned()), (4, "d".to_owned())]);
        assert_eq!(memory.events_after("log", 0).await.expect("memory").len(), 3);
        for name in ["x", "y"] {
            memory.append(name, "e".to_owned(), SWEEP).await.expect("memory");
        }
        assert_eq!(memory.len(), 2);
    }
}
