//! What several copies of a server must share, behind one trait.
//!
//! One process needs nothing but [`Memory`]. A server that runs in several copies puts an engine
//! that they share in its place: sessions, event logs, the fan-out of changes and the single use of
//! tokens all go through here, as texts under keys.

use std::fmt;
use std::future::Future;
use std::pin::Pin;
use std::time::Duration;

pub use super::memory::{Bounds, Memory};

/// What an engine answers, later.
pub type Answer<'a, T> = Pin<Box<dyn Future<Output = Result<T, StateError>> + Send + 'a>>;

/// What takes the messages that are published.
pub type Receiver = Box<dyn Fn(&str) + Send + Sync>;

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
    /// Keeps `value` under `key` for `ttl`, in place of what was there. What cannot be kept is an
    /// error: nothing that is kept goes before its time for something new.
    fn put<'a>(&'a self, key: &'a str, value: String, ttl: Duration) -> Answer<'a, ()>;

    /// What is kept under `key`, if its time is not over.
    fn get<'a>(&'a self, key: &'a str) -> Answer<'a, Option<String>>;

    /// Forgets what is kept under `key`, and the log of that name.
    fn remove<'a>(&'a self, key: &'a str) -> Answer<'a, ()>;

    /// Whether nobody claimed `key` within the last `ttl`; it is claimed then. A claim that cannot be
    /// kept is an error: what is good for one use must not come twice.
    fn claim<'a>(&'a self, key: &'a str, ttl: Duration) -> Answer<'a, bool>;

    /// Adds `event` to a log and tells its position, which is greater than all before it. The log
    /// lives for `ttl` after its last event; old events may go where there is no room. An event that
    /// cannot be kept is an error; whoever reads at this moment gets it all the same.
    fn append<'a>(&'a self, log: &'a str, event: String, ttl: Duration) -> Answer<'a, u64>;

    /// The events of a log behind `position`, in their order.
    fn events_after<'a>(&'a self, log: &'a str, position: u64) -> Answer<'a, Vec<Event>>;

    /// The first of the events of a log behind `position`, in their order: as many as have `bytes`
    /// together, and one at least if there is one. Logs are read in such pieces; an engine that does
    /// not say how it reads one is asked for everything, of which the rest is asked for again.
    fn some_events_after<'a>(
        &'a self,
        log: &'a str,
        position: u64,
        bytes: usize,
    ) -> Answer<'a, Vec<Event>> {
        let all = self.events_after(log, position);
        Box::pin(async move {
            let mut events = all.await?;
            let mut left = bytes;
            let fits = events.iter().take_while(|(_, event)| {
                let fits = event.len() <= left;
                left = left.saturating_sub(event.len());
                fits
            });
            let fits = fits.count().max(1);
            events.truncate(fits);
            Ok(events)
        })
    }

    /// Sends `message` to the receivers of all copies, this one included.
    fn publish<'a>(&'a self, message: String) -> Answer<'a, ()>;

    /// Has `receiver` called with every message that is published from now on.
    fn subscribe(&self, receiver: Receiver);

    /// How much is kept, if the engine can say so without looking for it.
    fn usage(&self) -> Usage {
        Usage::default()
    }
}

/// How much an engine keeps.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct Usage {
    /// How many keys have a value.
    pub keys: usize,
    /// How many bytes keys and values have.
    pub bytes: usize,
    /// How many claims there are.
    pub claims: usize,
    /// How many logs there are.
    pub logs: usize,
    /// How many bytes the events of all logs have.
    pub log_bytes: usize,
    /// How often something was not kept because there was no room.
    pub refused: usize,
}
