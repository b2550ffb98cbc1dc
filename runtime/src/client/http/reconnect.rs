//! When a stream that broke off is opened again.

use std::hash::{BuildHasher, Hasher, RandomState};
use std::time::Duration;

use super::settings::HttpSettings;

/// The least pause between two connections: a server that asks for none would be asked for ever
/// without rest.
const LEAST_PAUSE: Duration = Duration::from_millis(100);

/// Counts the connections that nothing came of.
#[derive(Debug)]
pub(super) struct Reconnects {
    tries: u32,
    limit: u32,
    delay: Duration,
    delay_max: Duration,
}

impl Reconnects {
    pub fn new(settings: &HttpSettings) -> Self {
        Self {
            tries: 0,
            limit: settings.reconnects,
            delay: settings.reconnect_delay,
            delay_max: settings.reconnect_delay_max,
        }
    }

    /// Without end, for a stream that is wanted as long as the session lasts.
    pub fn without_end(settings: &HttpSettings) -> Self {
        Self { limit: u32::MAX, ..Self::new(settings) }
    }

    /// Something came: the next pause is the first one again. That a stream was opened and closed
    /// in an orderly way is not enough, or it would be opened and closed for ever.
    pub fn progress(&mut self) {
        self.tries = 0;
    }

    /// How long to wait before the next connection, given what the server asks for; `None` if there
    /// is to be none. Never less than the server asks for.
    pub fn pause(&mut self, asked: Option<Duration>) -> Option<Duration> {
        if self.tries >= self.limit {
            return None;
        }
        let first = asked.unwrap_or(self.delay).max(LEAST_PAUSE);
        let factor = 2_u32.saturating_pow(self.tries);
        self.tries += 1;
        Some(first.saturating_mul(factor).min(self.delay_max.max(first)))
    }
}

/// A pause that is up to a quarter longer, by chance: so not all clients of a server that was away
/// come back at once.
pub(super) fn scattered(pause: Duration) -> Duration {
    // The keys of a hash table are as random as this needs to be.
    let chance = RandomState::new().build_hasher().finish() % 1024;
    pause.saturating_add((pause / 4096).saturating_mul(u32::try_from(chance).unwrap_or(0)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pauses_grow_until_something_comes() {
        let mut reconnects = Reconnects::new(&HttpSettings::new());
        let mut seconds = |asked: Option<u64>| {
            reconnects.pause(asked.map(Duration::from_secs)).map(|it| it.as_secs())
        };
        assert_eq!([seconds(None), seconds(None), seconds(None)], [Some(1), Some(2), Some(4)]);
        assert_eq!(
            [seconds(Some(60)), seconds(Some(10)), seconds(None)],
            [Some(60), Some(30), None]
        );
        reconnects.progress();
        assert_eq!(reconnects.pause(Some(Duration::ZERO)), Some(LEAST_PAUSE));
        let mut endless = Reconnects::without_end(&HttpSettings::new());
        let pauses: Vec<u64> =
            (0..40).map(|_| endless.pause(None).expect("a pause").as_secs()).collect();
        assert_eq!(pauses[..7], [1, 2, 4, 8, 16, 30, 30]);
        assert_eq!(pauses[39], 30);
        for pause in [Duration::ZERO, Duration::from_secs(4), Duration::MAX] {
            let scattered = scattered(pause);
            assert!(scattered >= pause && scattered <= pause.saturating_add(pause / 4));
        }
        let for_ever = Duration::from_millis(u64::MAX);
        assert_eq!(reconnects.pause(Some(for_ever)), Some(for_ever));
    }
}
