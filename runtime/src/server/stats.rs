//! What a server has under way, in numbers.

use super::service::Service;
use super::state::Usage;

/// What a server has under way at one moment, in numbers: what is in use of its
/// [`Limits`](super::Limits).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct Stats {
    /// How many requests work.
    pub working: usize,
    /// How many requests wait for their turn.
    pub waiting: usize,
    /// How many requests wait for a person who was asked, or for a peer that is slow to read.
    pub away: usize,
    /// How many bytes the requests in flight have, and the answers that are not sent yet.
    pub in_flight_bytes: usize,
    /// How often a request was refused because there was no room for its bytes.
    pub in_flight_refused: usize,
    /// How many bytes are kept of sessions.
    pub session_bytes: usize,
    /// How often there was no room for what is kept of a session.
    pub session_refused: usize,
    /// How many bytes the filters of subscriptions have.
    pub filter_bytes: usize,
    /// How often a subscription was refused because there was no room for its filter.
    pub filter_refused: usize,
    /// How many tasks are worked on.
    pub tasks: usize,
    /// How much the server's state keeps, if it can say so.
    pub state: Usage,
    /// How many handlers computed longer than [`Limits::watchdog`](super::Limits::watchdog) without
    /// letting others run.
    pub slow_handlers: usize,
}

impl Service {
    /// What is under way now.
    pub fn stats(&self) -> Stats {
        let core = &self.core;
        Stats {
            working: core.places.working(),
            waiting: core.places.waiting(),
            away: core.places.away(),
            in_flight_bytes: core.in_flight.taken(),
            in_flight_refused: core.in_flight.refused(),
            session_bytes: core.kept.taken(),
            session_refused: core.kept.refused(),
            filter_bytes: core.filters.taken(),
            filter_refused: core.filters.refused(),
            tasks: core.tasks.as_ref().map_or(0, super::tasks::Tasks::count),
            state: core.state.usage(),
            slow_handlers: core.slow_handlers.load(std::sync::atomic::Ordering::Relaxed),
        }
    }
}
