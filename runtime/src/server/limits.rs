//! How much a server takes on.

use std::time::Duration;

use crate::frames::MAX_LINE;

/// How much a server takes on before it makes peers wait, and how long it waits itself.
///
/// Nothing that a peer sends, asks for or leaves unread takes more than one of these allows. What is
/// in use of them [`Service::stats`](super::Service::stats) tells.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Limits {
    /// How many requests run at the same time; others wait. Whoever waits for a person who was asked
    /// or for a peer that is slow to read does not count. 1024 unless set.
    pub max_concurrent: usize,
    /// How many requests wait for their turn; others are refused. 65,536 unless set.
    pub max_waiting: usize,
    /// How many requests of one peer run at the same time; its others wait. A peer is a principal,
    /// and otherwise a session, or a connection that is not standard input and output. Requests
    /// over HTTP without a session and a principal are nobody's. 256 unless set.
    pub max_per_peer: usize,
    /// After how long a request ends with an error; never unless set. Subscriptions do not count.
    pub request_timeout: Option<Duration>,
    /// How long a session's client may take to answer a question. 10 minutes unless set.
    pub input_timeout: Duration,
    /// How long a client of a session over HTTP may have no stream open before it counts as gone and
    /// the questions to it end. 1 minute unless set.
    pub absence: Duration,
    /// How long a handler may go on after its request was cancelled. 5 seconds unless set.
    pub cancel_grace: Duration,
    /// How long requests in flight may go on once there will be no more. 30 seconds unless set.
    pub shutdown_grace: Duration,
    /// After how long without letting others run a handler is logged as one that computes too long.
    /// 1 second unless set.
    pub watchdog: Duration,
    /// How many bytes a message may have. 16 MiB unless set.
    pub max_message: usize,
    /// How many bytes all requests together may have that are read, run or have an answer that is
    /// not sent yet, those answers included; what comes beyond them is refused. 256 MiB unless set.
    pub in_flight_bytes: usize,
    /// How many messages wait for a peer that is slow to read before their senders wait. 256 unless
    /// set.
    pub outbox: usize,
    /// How many bytes of messages wait for a peer that is slow to read the stream of a session before
    /// their senders wait. 4 MiB unless set.
    pub outbox_bytes: usize,
    /// How many messages a batch may hold. 100 unless set.
    pub max_batch: usize,
    /// How many bytes the answer to a batch may have; requests whose answers do not fit get an error.
    /// 16 MiB unless set.
    pub batch_bytes: usize,
    /// How many answers to questions a request may bring. 256 unless set.
    pub max_answers: usize,
    /// How many bytes are kept of a session: what the client says of itself, and the resources it
    /// subscribes to. 64 KiB unless set.
    pub session_bytes: usize,
    /// How many bytes are kept of all sessions together. Over HTTP the one that was idle longest goes
    /// for a new one, and comes back from the server's state; where none is idle new ones are
    /// refused. 128 MiB unless set.
    pub all_session_bytes: usize,
    /// How many bytes the filter of a subscription may have. 1 MiB unless set.
    pub filter_bytes: usize,
    /// How many bytes the filters of all subscriptions have together; others are refused. 128 MiB
    /// unless set.
    pub all_filter_bytes: usize,
    /// How many tasks are worked on at the same time; calls that would begin more fail. 1024 unless
    /// set.
    pub max_tasks: usize,
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            max_concurrent: 1024,
            max_waiting: 65_536,
            max_per_peer: 256,
            request_timeout: None,
            input_timeout: Duration::from_secs(600),
            absence: Duration::from_secs(60),
            cancel_grace: Duration::from_secs(5),
            shutdown_grace: Duration::from_secs(30),
            watchdog: Duration::from_secs(1),
            max_message: MAX_LINE,
            in_flight_bytes: 256 * 1024 * 1024,
            outbox: 256,
            outbox_bytes: 4 * 1024 * 1024,
            max_batch: 100,
            batch_bytes: MAX_LINE,
            max_answers: 256,
            session_bytes: 64 * 1024,
            all_session_bytes: 128 * 1024 * 1024,
            filter_bytes: 1024 * 1024,
            all_filter_bytes: 128 * 1024 * 1024,
            max_tasks: 1024,
        }
    }
}
