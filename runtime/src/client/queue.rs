//! What waits for somebody who reads when they like.
//!
//! Whoever puts something in never waits. What does not fit goes, and what is important does so
//! last: a change that already waits is told once, and messages that only inform make room.

use std::collections::VecDeque;
use std::sync::{Mutex, MutexGuard};

use tokio::sync::Notify;

use super::error::ClientError;
use crate::lock::lock;

/// How many elements wait at most.
pub(super) const MAX_WAITING: usize = 1024;

/// How many bytes the elements that wait have at most.
pub(super) const MAX_BYTES: usize = 16 * 1024 * 1024;

/// How an element stands to others that wait.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Weight {
    /// It only informs: it goes first when there is no room.
    Passing,
    /// It takes the place of one with the same key.
    Change(String),
    /// Nothing stands in for it.
    Single,
}

/// Elements in the order in which they came, for one reader.
#[derive(Debug)]
pub(super) struct Queue<T> {
    inner: Mutex<Inner<T>>,
    arrived: Notify,
}

#[derive(Debug)]
struct Inner<T> {
    waiting: VecDeque<Waiting<T>>,
    bytes: usize,
    lost: u64,
    end: Option<Result<(), ClientError>>,
}

#[derive(Debug)]
struct Waiting<T> {
    element: T,
    weight: Weight,
    size: usize,
}

impl<T> Queue<T> {
    pub fn new() -> Self {
        let inner = Inner { waiting: VecDeque::new(), bytes: 0, lost: 0, end: None };
        Self { inner: Mutex::new(inner), arrived: Notify::new() }
    }

    fn lock(&self) -> MutexGuard<'_, Inner<T>> {
        lock(&self.inner)
    }

    /// Puts in an element that came as `size` bytes.
    pub fn push(&self, element: T, weight: Weight, size: usize) {
        let mut inner = self.lock();
        if inner.end.is_some() {
            return;
        }
        inner.push(Waiting { element, weight, size });
        drop(inner);
        self.arrived.notify_one();
    }

    /// Nothing will come any more; what waits can still be read. Only the first end counts.
    pub fn close(&self, end: Result<(), ClientError>) {
        self.lock().end.get_or_insert(end);
        self.arrived.notify_one();
    }

    /// The next element; `None` at the end. How it ended, if badly, is told once.
    ///
    /// Dropping the future loses nothing.
    pub async fn next(&self) -> Result<Option<T>, ClientError> {
        loop {
            {
                let mut inner = self.lock();
                if let Some(waiting) = inner.waiting.pop_front() {
                    inner.bytes -= waiting.size;
                    return Ok(Some(waiting.element));
                }
                match &inner.end {
                    Some(Ok(())) => return Ok(None),
                    Some(Err(_)) => {
                        return match inner.end.replace(Ok(())) {
                            Some(Err(error)) => Err(error),
                            _ => Ok(None),
                        };
                    }
                    None => {}
                }
            }
            self.arrived.notified().await;
        }
    }

    /// How many elements did not find room.
    pub fn lost(&self) -> u64 {
        self.lock().lost
    }
}

impl<T> Inner<T> {
    fn push(&mut self, new: Waiting<T>) {
        let is_change = matches!(new.weight, Weight::Change(_));
        let old = self.waiting.iter_mut().find(|old| is_change && old.weight == new.weight);
        self.bytes += new.size;
        match old {
            // It may be larger than what it stands in for: the bounds hold for it, too.
            Some(old) => self.bytes -= std::mem::replace(old, new).size,
            None => self.waiting.push_back(new),
        }
        while self.waiting.len() > 1 && (self.waiting.len() > MAX_WAITING || self.bytes > MAX_BYTES)
        {
            let passing = self.waiting.iter().position(|old| old.weight == Weight::Passing);
            if let Some(gone) = self.waiting.remove(passing.unwrap_or(0)) {
                self.bytes -= gone.size;
                self.lost += 1;
                if self.lost.is_power_of_two() {
                    let lost = self.lost;
                    tracing::warn!(lost, "notifications are lost: nobody reads them fast enough");
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn change(name: &str) -> Weight {
        Weight::Change(name.to_owned())
    }

    #[tokio::test]
    async fn what_informs_makes_room_for_changes() {
        let queue = Queue::new();
        queue.push(usize::MAX, change("tools"), 10);
        for number in 0..10 * MAX_WAITING {
            queue.push(number, Weight::Passing, 10);
        }
        queue.push(0, change("tools"), 10);
        queue.close(Ok(()));
        assert_eq!(queue.next().await, Ok(Some(0)));
        assert_eq!(queue.next().await, Ok(Some(10 * MAX_WAITING - (MAX_WAITING - 1))));
        let mut left = 0;
        while queue.next().await.expect("a good end").is_some() {
            left += 1;
        }
        assert_eq!(left, MAX_WAITING - 2);
        assert_eq!(queue.lost(), (10 * MAX_WAITING + 1 - MAX_WAITING) as u64);
    }

    #[tokio::test]
    async fn bytes_are_bounded_too() {
        let queue = Queue::new();
        for number in 0..10 {
            queue.push(number, Weight::Passing, MAX_BYTES / 2);
        }
        assert_eq!(queue.lost(), 8);
        assert_eq!(queue.next().await, Ok(Some(8)));
    }

    #[tokio::test]
    async fn what_takes_a_place_has_bounds_as_well() {
        let queue = Queue::new();
        for size in [1, MAX_BYTES / 2] {
            for name in ["a", "b", "c", "d"] {
                queue.push(name, change(name), size);
            }
        }
        assert_eq!(queue.lost(), 2);
        assert_eq!(queue.next().await, Ok(Some("c")));
        assert_eq!(queue.next().await, Ok(Some("d")));
    }

    #[tokio::test]
    async fn a_bad_end_is_told_once_and_last() {
        let queue = Queue::new();
        queue.push(1, Weight::Single, 1);
        queue.close(Err(ClientError::TaskCancelled));
        queue.close(Ok(()));
        queue.push(2, Weight::Single, 1);
        assert_eq!(queue.next().await, Ok(Some(1)));
        assert_eq!(queue.next().await, Err(ClientError::TaskCancelled));
        assert_eq!(queue.next().await, Ok(None));
    }
}
