//! How often something may happen: so many times at once, and so often after that.

use std::collections::HashMap;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use tokio::time::Instant;

use crate::lock::lock;

/// For how many callers counts are kept of their own; all others share one.
const MAX_CALLERS: usize = 1024;

/// How often callers may do something, each for itself.
pub(super) struct Rate {
    at_once: f64,
    per_second: f64,
    buckets: Mutex<HashMap<Option<Arc<str>>, Bucket>>,
}

/// What a caller has left.
struct Bucket {
    left: f64,
    since: Instant,
}

impl Rate {
    /// So many times at once, and so often per second after that.
    pub fn new(at_once: u32, per_second: u32) -> Self {
        let at_once = f64::from(at_once.max(1));
        Self { at_once, per_second: f64::from(per_second), buckets: Mutex::default() }
    }

    /// Notes that `caller` does it once; or says after how long it may.
    pub fn take(&self, caller: Option<&Arc<str>>) -> Result<(), Duration> {
        let now = Instant::now();
        let mut buckets = lock(&self.buckets);
        let mut caller = caller.cloned();
        if buckets.len() > MAX_CALLERS && !buckets.contains_key(&caller) {
            buckets.retain(|_, bucket| self.refilled(bucket, now) < self.at_once);
            if buckets.len() > MAX_CALLERS {
                caller = None;
            }
        }
        let bucket = buckets.entry(caller).or_insert(Bucket { left: self.at_once, since: now });
        bucket.left = self.refilled(bucket, now);
        bucket.since = now;
        if bucket.left >= 1.0 {
            bucket.left -= 1.0;
            return Ok(());
        }
        let wait = (1.0 - bucket.left) / self.per_second;
        // Without a rate there is no time after which it may.
        Err(Duration::try_from_secs_f64(wait).unwrap_or(Duration::MAX))
    }

    fn refilled(&self, bucket: &Bucket, now: Instant) -> f64 {
        let passed = now.duration_since(bucket.since).as_secs_f64();
        (bucket.left + passed * self.per_second).min(self.at_once)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test(start_paused = true)]
    async fn so_many_at_once_and_so_often_after_that() {
        let rate = Rate::new(10, 2);
        let alice: Arc<str> = Arc::from("alice");
        let taken =
            |caller: Option<&Arc<str>>| (0..100).filter(|_| rate.take(caller).is_ok()).count();
        assert_eq!(taken(None), 10);
        assert_eq!(rate.take(None), Err(Duration::from_millis(500)));
        assert_eq!(taken(Some(&alice)), 10, "others are not concerned");
        tokio::time::advance(Duration::from_secs(3)).await;
        assert_eq!(taken(None), 6);
        tokio::time::advance(Duration::from_secs(3600)).await;
        assert_eq!(taken(None), 10);
    }

    #[tokio::test(start_paused = true)]
    async fn callers_without_end_are_one() {
        let rate = Rate::new(1, 1);
        let taken = (0..50_000).filter(|n| rate.take(Some(&Arc::from(n.to_string()))).is_ok());
        assert!(taken.count() <= MAX_CALLERS + 2);
        assert!(lock(&rate.buckets).len() <= MAX_CALLERS + 2);
    }
}
