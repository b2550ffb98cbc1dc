//! How much a server takes on.

use std::time::Duration;

use crate::frames::MAX_LINE;

/// How much a server takes on before it makes peers wait, and how long it waits itself.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Limits {
    /// How many requests run at the same time; others wait. 1024 unless set.
    pub max_concurrent: usize,
    /// How many requests wait for their turn; others are refused. 65,536 unless set.
    pub max_waiting: usize,
    /// After how long a request ends with an error; never unless set. Subscriptions do not count.
    pub request_timeout: Option<Duration>,
    /// How long a session's client may take to answer a question. 10 minutes unless set.
    pub input_timeout: Duration,
    /// How long a handler may go on after its request was cancelled. 5 seconds unless set.
    pub cancel_grace: Duration,
    /// How long requests in flight may go on once there will be no more. 30 seconds unless set.
    pub shutdown_grace: Duration,
    /// How many bytes a message may have. 16 MiB unless set.
    pub max_message: usize,
    /// How many messages wait for a peer that is slow to read before their senders wait. 256 unless
    /// set.
    pub outbox: usize,
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            max_concurrent: 1024,
            max_waiting: 65_536,
            request_timeout: None,
            input_timeout: Duration::from_secs(600),
            cancel_grace: Duration::from_secs(5),
            shutdown_grace: Duration::from_secs(30),
            max_message: MAX_LINE,
            outbox: 256,
        }
    }
}
