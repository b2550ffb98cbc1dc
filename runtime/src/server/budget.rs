//! Budgets: how many bytes something may take in the whole server.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

/// How many bytes are there, and how many of them are taken.
#[derive(Debug)]
pub(crate) struct Budget {
    all: usize,
    taken: AtomicUsize,
    refused: AtomicUsize,
}

impl Budget {
    pub fn new(all: usize) -> Arc<Self> {
        Arc::new(Self { all, taken: AtomicUsize::new(0), refused: AtomicUsize::new(0) })
    }

    /// How many bytes are taken.
    pub fn taken(&self) -> usize {
        self.taken.load(Ordering::Relaxed)
    }

    /// Whether there is room for `bytes` more.
    #[cfg(feature = "http-server")]
    pub fn has_room(&self, bytes: usize) -> bool {
        self.all.saturating_sub(self.taken()) >= bytes.min(self.all)
    }

    /// How often there was no room.
    pub fn refused(&self) -> usize {
        self.refused.load(Ordering::Relaxed)
    }

    /// Takes `bytes` for what is there already, whether or not there is room: others find less then.
    #[cfg(feature = "http-server")]
    pub fn overdraw(self: &Arc<Self>, bytes: usize) -> Grant {
        self.taken.fetch_add(bytes, Ordering::Relaxed);
        Grant { budget: Arc::clone(self), bytes }
    }

    /// Takes `bytes`, if there is room for them.
    pub fn take(self: &Arc<Self>, bytes: usize) -> Option<Grant> {
        let mut grant = Grant { budget: Arc::clone(self), bytes: 0 };
        grant.grow(bytes).then_some(grant)
    }
}

/// Bytes of a budget, until it is dropped.
#[derive(Debug)]
pub(crate) struct Grant {
    budget: Arc<Budget>,
    bytes: usize,
}

impl Grant {
    /// Takes `bytes` more; says no, and takes none, if there is no room for them.
    pub fn grow(&mut self, bytes: usize) -> bool {
        let more = |taken: usize| taken.checked_add(bytes).filter(|sum| *sum <= self.budget.all);
        let order = Ordering::Relaxed;
        let fits = self.budget.taken.fetch_update(order, order, more).is_ok();
        if fits {
            self.bytes += bytes;
        } else {
            self.budget.refused.fetch_add(1, order);
        }
        fits
    }

    /// Takes `bytes` more, for what is there already: others find less room then.
    pub fn add(&mut self, bytes: usize) {
        self.budget.taken.fetch_add(bytes, Ordering::Relaxed);
        self.bytes += bytes;
    }

    /// Gives back all but `bytes`.
    pub fn shrink_to(&mut self, bytes: usize) {
        let less = self.bytes.saturating_sub(bytes);
        self.budget.taken.fetch_sub(less, Ordering::Relaxed);
        self.bytes -= less;
    }
}

impl Drop for Grant {
    fn drop(&mut self) {
        self.budget.taken.fetch_sub(self.bytes, Ordering::Relaxed);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::random::Random;

    #[test]
    fn what_is_taken_never_exceeds_the_budget_and_all_comes_back() {
        let budget = Budget::new(1_000);
        let mut random = Random::new(3);
        let mut held: Vec<Grant> = Vec::new();
        for _ in 0..20_000 {
            match random.below(4) {
                0 => held.extend(budget.take(random.below(300))),
                1 if !held.is_empty() => drop(held.swap_remove(random.below(held.len()))),
                2 if !held.is_empty() => {
                    let which = random.below(held.len());
                    held[which].grow(random.below(300));
                }
                _ if !held.is_empty() => {
                    let which = random.below(held.len());
                    held[which].shrink_to(random.below(100));
                }
                _ => {}
            }
            assert_eq!(budget.taken(), held.iter().map(|grant| grant.bytes).sum::<usize>());
            assert!(budget.taken() <= 1_000);
        }
        assert!(budget.refused() > 1_000);
        drop(held);
        assert_eq!(budget.taken(), 0);
        assert!(budget.take(usize::MAX).is_none());
        assert!(budget.take(1_000).is_some());
    }
}
