//! Whether the way to a server is open.

use tokio::sync::watch;

use super::link::LinkError;

/// Whether the way to a server is open.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum State {
    /// It is, as far as is known.
    Connected,
    /// What the server says by itself does not arrive: its stream broke off, or it forgot the
    /// session. The client is about to mend that; requests are sent meanwhile all the same.
    Reconnecting {
        /// What broke.
        why: String,
    },
    /// It is closed for good: why.
    Closed(LinkError),
}

/// The state of a client, and each that it has later.
#[derive(Clone, Debug)]
pub struct States(watch::Receiver<State>);

impl States {
    /// The state now.
    pub fn now(&self) -> State {
        self.0.borrow().clone()
    }

    /// The next state that is another one than was seen last; `None` once there will be no other.
    /// Of states that follow each other quickly only the last one is seen.
    ///
    /// Dropping the future loses nothing.
    pub async fn next(&mut self) -> Option<State> {
        self.0.changed().await.ok()?;
        Some(self.0.borrow_and_update().clone())
    }
}

/// Where the state of a client is kept.
#[derive(Debug)]
pub(super) struct StateKeeper(watch::Sender<State>);

impl StateKeeper {
    pub fn new() -> Self {
        Self(watch::Sender::new(State::Connected))
    }

    pub fn watch(&self) -> States {
        States(self.0.subscribe())
    }

    /// Notes another state. What is closed stays closed.
    pub fn set(&self, state: State) {
        self.0.send_if_modified(|now| {
            let changes = *now != state && !matches!(now, State::Closed(_));
            if changes {
                *now = state;
            }
            changes
        });
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn what_is_closed_stays_closed_and_ends() {
        let keeper = StateKeeper::new();
        let mut states = keeper.watch();
        assert_eq!(states.now(), State::Connected);
        keeper.set(State::Connected);
        let lost = State::Reconnecting { why: "gone".to_owned() };
        keeper.set(lost.clone());
        assert_eq!(states.next().await, Some(lost));
        let closed = State::Closed(LinkError::Closed("over".to_owned()));
        keeper.set(closed.clone());
        keeper.set(State::Connected);
        assert_eq!(states.next().await, Some(closed));
        drop(keeper);
        assert_eq!(states.next().await, None);
    }
}
