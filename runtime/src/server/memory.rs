//! What several copies of a server share, for one copy: in the memory of this process, with bounds.

use std::collections::{BTreeSet, HashMap, VecDeque};
use std::fmt;
use std::sync::{Arc, Mutex, MutexGuard};
use std::time::Duration;

use tokio::time::Instant;

use super::state::{Answer, Event, Receiver, State, StateError, Usage};
use crate::lock::lock;

/// Everything in the memory of this process, with bounds. With the process it is gone.
///
/// Keys are of a kind, which is what they have before their first `/`: sessions, tasks and claims do
/// not take each other's room.
pub struct Memory {
    inner: Mutex<Inner>,
    receivers: Mutex<Vec<Arc<Receive>>>,
}

type Receive = dyn Fn(&str) + Send + Sync;

/// How much [`Memory`] keeps.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Bounds {
    /// How many keys of one kind. 100,000 unless set.
    pub keys: usize,
    /// How many bytes the keys and values of one kind have together. 128 MiB unless set.
    pub bytes: usize,
    /// How many claims, such as those of states that are good for one use. 250,000 unless set.
    pub claims: usize,
    /// How many logs; the one that was idle longest goes when there are more. 10,000 unless set.
    pub logs: usize,
    /// How many events a log has; the oldest go. 1,000 unless set.
    pub events: usize,
    /// How many bytes the events of all logs have together, and a single log a quarter of that: the
    /// oldest of the log that was idle longest go. 64 MiB unless set.
    pub log_bytes: usize,
}

impl Default for Bounds {
    fn default() -> Self {
        Self {
            keys: 100_000,
            bytes: 128 * 1024 * 1024,
            claims: 250_000,
            logs: 10_000,
            events: 1_000,
            log_bytes: 64 * 1024 * 1024,
        }
    }
}

struct Inner {
    kinds: HashMap<String, Values>,
    claims: Values,
    logs: Logs,
    refused: usize,
    bounds: Bounds,
}

/// Values under keys, each until its time is over.
#[derive(Default)]
struct Values {
    by_key: HashMap<Arc<str>, Kept>,
    /// What is over first comes first.
    by_time: BTreeSet<(Instant, Arc<str>)>,
    bytes: usize,
}

struct Kept {
    value: String,
    until: Instant,
}

impl Values {
    /// Lets go of what is over: each key is looked at once in its life, whoever chooses them.
    fn sweep(&mut self, now: Instant) {
        while let Some((until, key)) = self.by_time.first()
            && *until <= now
        {
            let key = Arc::clone(key);
            self.remove(&key);
        }
    }

    fn remove(&mut self, key: &str) {
        if let Some((key, kept)) = self.by_key.remove_entry(key) {
            self.bytes -= key.len() + kept.value.len();
            self.by_time.remove(&(kept.until, key));
        }
    }

    fn get(&self, key: &str) -> Option<&String> {
        let kept = self.by_key.get(key)?;
        (kept.until > Instant::now()).then_some(&kept.value)
    }

    /// Puts a value in; says no if there is no room.
    fn insert(
        &mut self,
        key: &str,
        value: String,
        ttl: Duration,
        keys: usize,
        bytes: usize,
    ) -> bool {
        let now = Instant::now();
        self.sweep(now);
        let before = self.by_key.get(key).map(|kept| key.len() + kept.value.len());
        let after = self.bytes - before.unwrap_or(0) + key.len() + value.len();
        if after > bytes || (before.is_none() && self.by_key.len() >= keys) {
            return false;
        }
        self.remove(key);
        let (key, until) = (Arc::<str>::from(key), later(now, ttl));
        self.bytes += key.len() + value.len();
        self.by_time.insert((until, Arc::clone(&key)));
        self.by_key.insert(key, Kept { value, until });
        true
    }
}

/// Logs, each until its time is over.
#[derive(Default)]
struct Logs {
    by_name: HashMap<Arc<str>, Log>,
    /// The log that was idle longest comes first.
    by_time: BTreeSet<(Instant, Arc<str>)>,
    bytes: usize,
    /// The last position. All logs share them, so that those of a log that had to go and began anew
    /// are greater than they were.
    last: u64,
}

struct Log {
    events: VecDeque<Event>,
    bytes: usize,
    until: Instant,
}

impl Logs {
    fn sweep(&mut self, now: Instant) {
        while let Some((until, name)) = self.by_time.first()
            && *until <= now
        {
            let name = Arc::clone(name);
            self.remove(&name);
        }
    }

    fn remove(&mut self, name: &str) {
        if let Some((name, log)) = self.by_name.remove_entry(name) {
            self.bytes -= log.bytes;
            self.by_time.remove(&(log.until, name));
        }
    }

    /// Lets the oldest event of a log go, and the log with its last one.
    fn forget_one(&mut self, name: &str) {
        let Some(log) = self.by_name.get_mut(name) else { return };
        if let Some((_, event)) = log.events.pop_front() {
            log.bytes -= event.len();
            self.bytes -= event.len();
        }
        if log.events.is_empty() {
            self.remove(name);
        }
    }

    /// The log that was idle longest, among all others.
    fn idle_beside(&self, name: &str) -> Option<Arc<str>> {
        let mut others = self.by_time.iter().filter(|(_, other)| **other != *name);
        others.next().map(|(_, name)| Arc::clone(name))
    }

    /// Adds an event; nothing if there is no room for it.
    fn append(&mut self, name: &str, event: String, ttl: Duration, bounds: Bounds) -> Option<u64> {
        let now = Instant::now();
        self.sweep(now);
        let most = bounds.log_bytes / 4;
        if event.len() > most {
            return None;
        }
        let name = match self.by_name.get_key_value(name) {
            Some((name, log)) => {
                let name = Arc::clone(name);
                self.by_time.remove(&(log.until, Arc::clone(&name)));
                name
            }
            None => Arc::from(name),
        };
        let until = later(now, ttl);
        let empty = || Log { events: VecDeque::new(), bytes: 0, until };
        let log = self.by_name.entry(Arc::clone(&name)).or_insert_with(empty);
        self.last += 1;
        log.until = until;
        log.bytes += event.len();
        self.bytes += event.len();
        log.events.push_back((self.last, event));
        self.by_time.insert((until, Arc::clone(&name)));
        self.make_room(&name, most, bounds);
        Some(self.last)
    }

    /// Makes room after an event was added to the log `name`, which stays.
    fn make_room(&mut self, name: &str, most: usize, bounds: Bounds) {
        while let Some(log) = self.by_name.get(name)
            && log.events.len() > 1
            && (log.events.len() > bounds.events.max(1) || log.bytes > most)
        {
            self.forget_one(name);
        }
        while self.by_name.len() > bounds.logs.max(1)
            && let Some(idle) = self.idle_beside(name)
        {
            self.remove(&idle);
        }
        while self.bytes > bounds.log_bytes
            && let Some(idle) = self.idle_beside(name)
        {
            self.forget_one(&idle);
        }
    }

    fn after(&self, name: &str, position: u64, bytes: usize) -> Vec<Event> {
        let Some(log) = self.by_name.get(name) else { return Vec::new() };
        let start = log.events.partition_point(|(at, _)| *at <= position);
        let mut left = bytes;
        let fits = |(index, (_, event)): &(usize, &Event)| {
            let fits = *index == 0 || event.len() <= left;
            left = left.saturating_sub(event.len());
            fits
        };
        let events = log.events.range(start..).enumerate().take_while(fits);
        events.map(|(_, event)| event.clone()).collect()
    }
}

impl Default for Memory {
    fn default() -> Self {
        Self::new(Bounds::default())
    }
}

impl fmt::Debug for Memory {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Memory").field("usage", &self.usage()).finish_non_exhaustive()
    }
}

impl Memory {
    /// Empty, with these bounds.
    pub fn new(bounds: Bounds) -> Self {
        let inner = Inner {
            kinds: HashMap::new(),
            claims: Values::default(),
            logs: Logs::default(),
            refused: 0,
            bounds,
        };
        Self { inner: Mutex::new(inner), receivers: Mutex::default() }
    }

    /// How many keys, claims and logs are held, those included whose time is over but which were not
    /// looked for yet.
    pub fn len(&self) -> usize {
        let usage = self.usage();
        usage.keys + usage.claims + usage.logs
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
    /// `kept`, or the error for what there is no room for.
    fn room<T>(&mut self, kept: Option<T>, setting: &str) -> Result<T, StateError> {
        kept.ok_or_else(|| {
            self.refused += 1;
            StateError(format!("there is no room for it: see `Bounds::{setting}`"))
        })
    }

    fn put(&mut self, key: &str, value: String, ttl: Duration) -> Result<(), StateError> {
        let Bounds { keys, bytes, .. } = self.bounds;
        let kind = kind(key);
        let kept = match self.kinds.get_mut(kind) {
            Some(values) => values.insert(key, value, ttl, keys, bytes),
            None => {
                let values = self.kinds.entry(kind.to_owned()).or_default();
                values.insert(key, value, ttl, keys, bytes)
            }
        };
        self.room(kept.then_some(()), "keys")
    }

    fn claim(&mut self, key: &str, ttl: Duration) -> Result<bool, StateError> {
        if self.claims.get(key).is_some() {
            return Ok(false);
        }
        let Bounds { claims, .. } = self.bounds;
        let kept = self.claims.insert(key, String::new(), ttl, claims, usize::MAX);
        self.room(kept.then_some(true), "claims")
    }
}

/// What keys of one kind begin with.
fn kind(key: &str) -> &str {
    key.split_once('/').map_or(key, |(kind, _)| kind)
}

/// When `ttl` is over: a time beyond what can be told is as good as a hundred years.
fn later(now: Instant, ttl: Duration) -> Instant {
    const FOR_EVER: Duration = Duration::from_secs(100 * 365 * 24 * 3600);
    now.checked_add(ttl).or_else(|| now.checked_add(FOR_EVER)).unwrap_or(now)
}

fn ready<'a, T: Send + 'a>(outcome: Result<T, StateError>) -> Answer<'a, T> {
    Box::pin(std::future::ready(outcome))
}

impl State for Memory {
    fn put<'a>(&'a self, key: &'a str, value: String, ttl: Duration) -> Answer<'a, ()> {
        ready(self.lock().put(key, value, ttl))
    }

    fn get<'a>(&'a self, key: &'a str) -> Answer<'a, Option<String>> {
        let inner = self.lock();
        let value = inner.kinds.get(kind(key)).and_then(|values| values.get(key));
        ready(Ok(value.cloned()))
    }

    fn remove<'a>(&'a self, key: &'a str) -> Answer<'a, ()> {
        let mut inner = self.lock();
        if let Some(values) = inner.kinds.get_mut(kind(key)) {
            values.remove(key);
        }
        inner.claims.remove(key);
        inner.logs.remove(key);
        ready(Ok(()))
    }

    fn claim<'a>(&'a self, key: &'a str, ttl: Duration) -> Answer<'a, bool> {
        ready(self.lock().claim(key, ttl))
    }

    fn append<'a>(&'a self, log: &'a str, event: String, ttl: Duration) -> Answer<'a, u64> {
        let mut inner = self.lock();
        let bounds = inner.bounds;
        let position = inner.logs.append(log, event, ttl, bounds);
        ready(inner.room(position, "log_bytes"))
    }

    fn events_after<'a>(&'a self, log: &'a str, position: u64) -> Answer<'a, Vec<Event>> {
        self.some_events_after(log, position, usize::MAX)
    }

    fn some_events_after<'a>(
        &'a self,
        log: &'a str,
        position: u64,
        bytes: usize,
    ) -> Answer<'a, Vec<Event>> {
        ready(Ok(self.lock().logs.after(log, position, bytes)))
    }

    fn publish<'a>(&'a self, message: String) -> Answer<'a, ()> {
        let receivers = lock(&self.receivers).clone();
        for receiver in receivers {
            receiver(&message);
        }
        ready(Ok(()))
    }

    fn subscribe(&self, receiver: Receiver) {
        lock(&self.receivers).push(receiver.into());
    }

    fn usage(&self) -> Usage {
        let inner = self.lock();
        let kinds = || inner.kinds.values();
        Usage {
            keys: kinds().map(|values| values.by_key.len()).sum(),
            bytes: kinds().map(|values| values.bytes).sum(),
            claims: inner.claims.by_key.len(),
            logs: inner.logs.by_name.len(),
            log_bytes: inner.logs.bytes,
            refused: inner.refused,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::random::Random;

    const SOON: Duration = Duration::from_secs(10);

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
        memory.put("a", String::new(), SOON).await.expect("memory");
        assert_eq!(memory.len(), 2);
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
            memory.append("log", text.to_owned(), SOON).await.expect("memory");
        }
        let events = memory.events_after("log", 2).await.expect("memory");
        assert_eq!(events, [(3, "c".to_owned()), (4, "d".to_owned())]);
        let piece =
            async |bytes| memory.some_events_after("log", 0, bytes).await.map(|it| it.len());
        assert_eq!([piece(9).await, piece(2).await, piece(0).await], [Ok(3), Ok(2), Ok(1)]);
        for name in ["x", "y"] {
            memory.append(name, "e".to_owned(), SOON).await.expect("memory");
        }
        assert_eq!(memory.len(), 2);
        let again = memory.append("log", "e".to_owned(), SOON).await.expect("memory");
        assert!(again > 4, "{again}");
    }

    #[tokio::test]
    async fn no_kind_takes_the_room_of_another_and_claims_are_never_forgotten_early() {
        let memory = Memory::new(Bounds { keys: 10, claims: 5, bytes: 1_000, ..Bounds::default() });
        assert_eq!(memory.claim("seal/one", SOON).await, Ok(true));
        memory.put("task/one", "1".to_owned(), SOON).await.expect("memory");
        let mut kept = 0;
        for number in 0..1_000 {
            let session = format!("session/{number}");
            kept += usize::from(memory.put(&session, String::new(), SOON).await.is_ok());
        }
        assert_eq!(kept, 10);
        let claims = async |number: usize| memory.claim(&format!("seal/{number}"), SOON).await;
        let mut claimed = 1;
        for number in 0..1_000 {
            claimed += usize::from(claims(number).await.is_ok());
        }
        assert_eq!(claimed, 5);
        assert_eq!(memory.claim("seal/one", SOON).await, Ok(false));
        assert_eq!(memory.get("task/one").await, Ok(Some("1".to_owned())));
        memory.put("session/0", "x".repeat(500), SOON).await.expect("it is there already");
        assert!(memory.put("session/1", "x".repeat(500), SOON).await.is_err(), "too many bytes");
        memory.put("task/two", "x".repeat(900), SOON).await.expect("another kind has room");
        assert_eq!(memory.usage().refused, 990 + 996 + 1);
    }

    /// Random calls against a plain model: what is counted is what is there, nothing exceeds its
    /// bounds, positions grow, and the log that grows keeps its last event.
    #[tokio::test(start_paused = true)]
    async fn whatever_happens_the_bounds_hold_and_the_counts_are_right() {
        let mut evicted = 0;
        for seed in 0..50 {
            let mut random = Random::new(seed);
            let bounds =
                Bounds { keys: 8, bytes: 400, claims: 8, logs: 5, events: 6, log_bytes: 800 };
            let memory = Memory::new(bounds);
            let mut last = 0;
            for _ in 0..400 {
                let key = format!("{}/{}", random.below(3), random.below(12));
                let text = "x".repeat(random.below(260));
                let ttl = Duration::from_secs(random.below(30) as u64);
                match random.below(6) {
                    0 => drop(memory.put(&key, text, ttl).await),
                    1 => drop(memory.claim(&key, ttl).await),
                    2 => drop(memory.remove(&key).await),
                    3 => tokio::time::advance(Duration::from_secs(random.below(8) as u64)).await,
                    _ => {
                        let length = text.len();
                        let ttl = ttl + Duration::from_secs(1);
                        match memory.append(&key, text, ttl).await {
                            Ok(position) => {
                                assert!(position > last);
                                last = position;
                                let after = memory.some_events_after(&key, position - 1, 0).await;
                                assert!(length == 0 || !after.expect("memory").is_empty());
                            }
                            Err(_) => assert!(length > 200),
                        }
                    }
                }
                let inner = memory.lock();
                for values in inner.kinds.values().chain([&inner.claims]) {
                    assert!(
                        values.by_key.len() <= 8 && values.by_key.len() == values.by_time.len()
                    );
                    let sum = values.by_key.iter().map(|(key, kept)| key.len() + kept.value.len());
                    assert_eq!(values.bytes, sum.sum::<usize>());
                }
                let logs = &inner.logs;
                assert!(logs.by_name.len() <= 5 && logs.bytes <= 800);
                assert_eq!(logs.by_name.len(), logs.by_time.len());
                let events = || logs.by_name.values().flat_map(|log| &log.events);
                assert_eq!(logs.bytes, events().map(|(_, event)| event.len()).sum::<usize>());
                evicted += usize::from(logs.last as usize > events().count());
            }
        }
        println!("50 seeds, 20000 calls; events had gone after {evicted} of them");
        assert!(evicted > 1_000);
    }
}
