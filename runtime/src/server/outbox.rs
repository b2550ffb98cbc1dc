//! Where messages to a peer go, in order, and how much of them waits there.

use std::io;
use std::pin::Pin;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::task::{Context, Poll};

use tokio::io::AsyncWrite;
use tokio::sync::Notify;
use tokio::sync::mpsc::error::TrySendError;
use tokio::sync::mpsc::{Receiver, Sender, channel};

/// Where messages to the peer go, in order.
#[derive(Clone)]
pub(crate) struct Outbox {
    sender: Sender<String>,
    /// How many bytes wait, where one outbox is for everything that a peer is sent.
    pending: Option<Arc<Pending>>,
}

impl Outbox {
    /// An outbox for `messages` at a time, and where they come out.
    pub fn new(messages: usize) -> (Self, Receiver<String>) {
        let (sender, receiver) = channel(messages.max(1));
        (Self { sender, pending: None }, receiver)
    }

    /// An outbox for `messages` at a time which have `bytes` together; whoever takes messages out
    /// must say so to the last of what is returned.
    pub fn with_bytes(messages: usize, bytes: usize) -> (Self, Receiver<String>, Arc<Pending>) {
        let pending = Arc::new(Pending::new(bytes));
        let (outbox, receiver) = Self::new(messages);
        (Self { pending: Some(Arc::clone(&pending)), ..outbox }, receiver, pending)
    }

    /// An outbox that leads nowhere.
    pub fn nowhere() -> Self {
        Self::new(1).0
    }

    /// Sends a message if there is room now; hands it back otherwise. What nobody reads any more is
    /// gone: whoever sends hears of it otherwise.
    pub fn send_at_once(&self, text: String) -> Result<(), String> {
        if let Some(pending) = self.pending.as_deref()
            && !pending.enter(text.len() + 1)
        {
            return Err(text);
        }
        let bytes = text.len() + 1;
        match self.sender.try_send(text) {
            Ok(()) => Ok(()),
            Err(error) => {
                self.leave(bytes);
                match error {
                    TrySendError::Full(text) => Err(text),
                    TrySendError::Closed(_) => Ok(()),
                }
            }
        }
    }

    /// Sends a message, once there is room.
    pub async fn send(&self, text: String) {
        let Ok(place) = self.sender.reserve().await else { return };
        if let Some(pending) = self.pending.as_deref() {
            tokio::select! {
                () = pending.entered(text.len() + 1) => {}
                // Nobody will take anything out.
                () = self.sender.closed() => return,
            }
        }
        place.send(text);
    }

    fn leave(&self, bytes: usize) {
        if let Some(pending) = self.pending.as_deref() {
            pending.left(bytes);
        }
    }
}

/// How many bytes wait in an outbox.
pub(crate) struct Pending {
    bytes: AtomicUsize,
    most: usize,
    room: Notify,
}

impl Pending {
    fn new(most: usize) -> Self {
        Self { bytes: AtomicUsize::new(0), most: most.max(1), room: Notify::new() }
    }

    /// Puts `bytes` in if there is room. One message may be larger than all the room there is.
    fn enter(&self, bytes: usize) -> bool {
        let fits = |waiting: usize| (waiting < self.most).then_some(waiting + bytes);
        self.bytes.fetch_update(Ordering::AcqRel, Ordering::Acquire, fits).is_ok()
    }

    async fn entered(&self, bytes: usize) {
        while !self.enter(bytes) {
            self.room.notified().await;
        }
        self.wake();
    }

    /// Says that `bytes` were taken out.
    pub fn left(&self, bytes: usize) {
        let less = |waiting: usize| Some(waiting.saturating_sub(bytes));
        let _ = self.bytes.fetch_update(Ordering::AcqRel, Ordering::Acquire, less);
        self.wake();
    }

    /// Wakes one of those that wait; it wakes the next one.
    fn wake(&self) {
        if self.bytes.load(Ordering::Acquire) < self.most {
            self.room.notify_one();
        }
    }
}

/// An output that says how much of an outbox was written.
pub(crate) struct Counted<W> {
    output: W,
    pending: Arc<Pending>,
}

impl<W> Counted<W> {
    pub fn new(output: W, pending: Arc<Pending>) -> Self {
        Self { output, pending }
    }
}

impl<W: AsyncWrite + Unpin> AsyncWrite for Counted<W> {
    fn poll_write(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.output).poll_write(cx, bytes);
        if let Poll::Ready(Ok(count)) = &written {
            self.pending.left(*count);
        }
        written
    }

    fn poll_flush(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.output).poll_flush(cx)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.output).poll_shutdown(cx)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::random::Random;
    use std::time::Duration;

    /// Senders and a reader that take turns as a seed says: every message comes out once and in the
    /// order of its sender, and no more waits than may.
    #[tokio::test(start_paused = true)]
    async fn whatever_the_order_nothing_is_lost_and_no_more_waits_than_may() {
        let mut blocked = 0;
        for seed in 0..300 {
            let mut random = Random::new(seed);
            let most = 1 + random.below(200);
            let (outbox, mut waiting, pending) = Outbox::with_bytes(1 + random.below(8), most);
            let senders = 1 + random.below(5);
            for sender in 0..senders {
                let (outbox, mut random) = (outbox.clone(), Random::new(seed * 7 + sender as u64));
                tokio::spawn(async move {
                    for number in 0..20 {
                        let text = format!("{sender} {number} {}", "x".repeat(random.below(100)));
                        if random.below(2) == 0 {
                            tokio::time::sleep(Duration::from_millis(random.below(3) as u64)).await;
                        }
                        if let Err(text) = outbox.send_at_once(text) {
                            outbox.send(text).await;
                        }
                    }
                });
            }
            drop(outbox);
            let mut next = vec![0; senders];
            loop {
                tokio::time::sleep(Duration::from_millis(random.below(3) as u64)).await;
                let Some(text) = waiting.recv().await else { break };
                // What was let in while there was room is one message more at most.
                let bytes = pending.bytes.load(Ordering::Acquire);
                assert!(bytes < most + 110, "{bytes} of {most}, seed {seed}");
                blocked += usize::from(bytes >= most);
                pending.left(text.len() + 1);
                let mut words = text.split(' ').map(|word| word.parse::<usize>());
                let (Some(Ok(sender)), Some(Ok(number))) = (words.next(), words.next()) else {
                    panic!("{text}")
                };
                assert_eq!(next[sender], number, "seed {seed}");
                next[sender] += 1;
            }
            assert_eq!(next, vec![20; senders], "seed {seed}");
            assert_eq!(pending.bytes.load(Ordering::Acquire), 0);
        }
        println!("300 seeds; the outbox was full {blocked} times");
        assert!(blocked > 1_000);
    }
}
