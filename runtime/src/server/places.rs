//! The places for requests that run at the same time, and who sits on them.
//!
//! A place is for a handler that works. Whoever waits for somebody else, for a person who is asked or
//! for a peer that is slow to read, gives its place back meanwhile; and so does a request at the
//! moment when it is cancelled, though its handler may still put things in order.

use std::collections::HashMap;
use std::future::Future;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};

use mcp_bindings::ErrorObject;
use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use tokio_util::sync::CancellationToken;

use super::error::internal;
use super::limits::Limits;
use crate::lock::lock;

/// The places of a server.
pub(crate) struct Places {
    free: Arc<Semaphore>,
    all: usize,
    waiting: AtomicUsize,
    max_waiting: usize,
    /// How many requests gave their place back for a while.
    away: AtomicUsize,
    per_peer: usize,
    principals: Mutex<Principals>,
}

/// What each peer may take of the places.
pub(crate) type PeerShare = Arc<Semaphore>;

#[derive(Default)]
struct Principals {
    shares: HashMap<Arc<str>, PeerShare>,
    /// At how many of them those are looked for that are gone.
    sweep_at: usize,
}

impl Places {
    pub fn new(limits: &Limits) -> Self {
        let all = limits.max_concurrent.clamp(1, Semaphore::MAX_PERMITS);
        Self {
            free: Arc::new(Semaphore::new(all)),
            all,
            waiting: AtomicUsize::new(0),
            max_waiting: limits.max_waiting,
            away: AtomicUsize::new(0),
            per_peer: limits.max_per_peer.clamp(1, Semaphore::MAX_PERMITS),
            principals: Mutex::default(),
        }
    }

    /// How many requests work.
    pub fn working(&self) -> usize {
        self.all - self.free.available_permits()
    }

    /// How many requests wait for their turn.
    pub fn waiting(&self) -> usize {
        self.waiting.load(Ordering::Relaxed)
    }

    /// How many requests wait for somebody else, and have no place meanwhile.
    pub fn away(&self) -> usize {
        self.away.load(Ordering::Relaxed)
    }

    /// A place and one of a peer's share, once there are.
    async fn both(
        &self,
        share: Option<PeerShare>,
    ) -> Option<(OwnedSemaphorePermit, Option<OwnedSemaphorePermit>)> {
        // In this order: whoever waits for its own share holds nothing that others want.
        let share = match share {
            Some(share) => Some(share.acquire_owned().await.ok()?),
            None => None,
        };
        Some((Arc::clone(&self.free).acquire_owned().await.ok()?, share))
    }

    /// A share for a peer of its own.
    pub fn share(&self) -> PeerShare {
        Arc::new(Semaphore::new(self.per_peer))
    }

    /// The share of all requests of a principal.
    pub fn share_of(&self, principal: &Arc<str>) -> PeerShare {
        let mut principals = lock(&self.principals);
        if let Some(share) = principals.shares.get(principal) {
            return Arc::clone(share);
        }
        if principals.shares.len() >= principals.sweep_at {
            principals.shares.retain(|_, share| Arc::strong_count(share) > 1);
            principals.sweep_at = (2 * principals.shares.len()).max(1024);
        }
        let share = self.share();
        principals.shares.insert(Arc::clone(principal), Arc::clone(&share));
        share
    }
}

/// A request among those that wait for a place.
struct Turn<'a>(&'a Places);

impl<'a> Turn<'a> {
    fn take(places: &'a Places) -> Option<Self> {
        if places.waiting.fetch_add(1, Ordering::Relaxed) >= places.max_waiting {
            places.waiting.fetch_sub(1, Ordering::Relaxed);
            return None;
        }
        Some(Self(places))
    }
}

impl Drop for Turn<'_> {
    fn drop(&mut self) {
        self.0.waiting.fetch_sub(1, Ordering::Relaxed);
    }
}

/// What came of waiting for a place.
pub(super) enum Waited {
    /// The request has a place.
    Seated,
    /// It was cancelled before it had one.
    Cancelled,
}

/// The place of one request.
#[derive(Default)]
pub(super) struct Seat(Mutex<Sitting>);

#[derive(Default)]
struct Sitting {
    place: Option<OwnedSemaphorePermit>,
    share: Option<OwnedSemaphorePermit>,
    /// What the share is of, to take it again.
    peer: Option<PeerShare>,
    /// How many parts of the handler wait for somebody else.
    away: usize,
    /// Whether the handler works, so that it wants its place back.
    works: bool,
}

impl Seat {
    /// Takes a place, if there is one now.
    pub fn take_at_once(&self, places: &Places, share: Option<&PeerShare>) -> bool {
        let share = match share.map(|share| Arc::clone(share).try_acquire_owned()) {
            None => None,
            Some(Ok(share)) => Some(share),
            Some(Err(_)) => return false,
        };
        let Ok(place) = Arc::clone(&places.free).try_acquire_owned() else { return false };
        self.sit(place, share);
        true
    }

    /// Takes a place once there is one, unless the request is cancelled before.
    pub async fn take(
        &self,
        places: &Places,
        share: Option<PeerShare>,
        cancelled: &CancellationToken,
    ) -> Result<Waited, ErrorObject> {
        let _turn = Turn::take(places).ok_or_else(|| {
            internal("the server has too many requests: see `Limits::max_waiting`")
        })?;
        let taken = tokio::select! {
            biased;
            () = cancelled.cancelled() => return Ok(Waited::Cancelled),
            taken = places.both(share) => taken,
        };
        let (place, share) = taken.ok_or_else(|| internal("the server is closed"))?;
        self.sit(place, share);
        Ok(Waited::Seated)
    }

    fn sit(&self, place: OwnedSemaphorePermit, share: Option<OwnedSemaphorePermit>) {
        let peer = share.as_ref().map(|share| Arc::clone(share.semaphore()));
        *lock(&self.0) = Sitting { place: Some(place), share, peer, away: 0, works: true };
    }

    /// Gives the place back for good.
    pub fn leave(&self) {
        let mut sitting = lock(&self.0);
        sitting.works = false;
        let given_back = (sitting.place.take(), sitting.share.take());
        drop(sitting);
        drop(given_back);
    }

    /// Has no place while `waiting` lasts; has one again after that.
    ///
    /// Where many wait already the place is kept: those that wait hold memory, too.
    pub async fn away<T>(
        &self,
        places: &Places,
        cancelled: &CancellationToken,
        waiting: impl Future<Output = T>,
    ) -> T {
        let Some(away) = Away::go(self, places) else { return waiting.await };
        let value = waiting.await;
        away.back(cancelled).await;
        value
    }
}

/// A part of a handler that waits for somebody else.
struct Away<'a> {
    seat: &'a Seat,
    places: &'a Places,
}

impl<'a> Away<'a> {
    fn go(seat: &'a Seat, places: &'a Places) -> Option<Self> {
        let mut sitting = lock(&seat.0);
        if !sitting.works {
            return None;
        }
        if places.away.fetch_add(1, Ordering::Relaxed) >= places.max_waiting {
            places.away.fetch_sub(1, Ordering::Relaxed);
            return None;
        }
        sitting.away += 1;
        let given_back = (sitting.place.take(), sitting.share.take());
        drop(sitting);
        drop(given_back);
        Some(Self { seat, places })
    }

    /// Waits for a place, unless another part of the handler is away still.
    async fn back(self, cancelled: &CancellationToken) {
        let peer = {
            let sitting = lock(&self.seat.0);
            if !sitting.works || sitting.away > 1 {
                return;
            }
            sitting.peer.clone()
        };
        let taken = tokio::select! {
            biased;
            () = cancelled.cancelled() => return,
            taken = self.places.both(peer) => taken,
        };
        let mut sitting = lock(&self.seat.0);
        // Another part of the handler may have gone away meanwhile.
        if let Some((place, share)) = taken.filter(|_| sitting.works && sitting.away == 1) {
            (sitting.place, sitting.share) = (Some(place), share);
        }
    }
}

impl Drop for Away<'_> {
    fn drop(&mut self) {
        self.places.away.fetch_sub(1, Ordering::Relaxed);
        let mut sitting = lock(&self.seat.0);
        sitting.away -= 1;
        // Somebody stopped waiting: the handler works on, with a place if there is one.
        if sitting.works && sitting.away == 0 && sitting.place.is_none() {
            sitting.place = Arc::clone(&self.places.free).try_acquire_owned().ok();
            let peer = sitting.peer.clone();
            sitting.share = peer.and_then(|peer| peer.try_acquire_owned().ok());
        }
    }
}
