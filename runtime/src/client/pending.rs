//! Requests that wait for their answers.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard};

use mcp_bindings::latest::{ProgressNotificationParams, ProgressToken, SubscriptionFilter};
use mcp_bindings::{ErrorObject, Json, RequestId};
use tokio::sync::{Notify, oneshot};

use super::error::ClientError;
use super::link::LinkError;
use super::listen::Change;
use super::queue::Queue;
use crate::lock::lock;

/// What takes the progress of a request. It is called where messages are read, and must not wait.
pub(super) type OnProgress = Arc<dyn Fn(ProgressNotificationParams) + Send + Sync>;

/// What came of a request.
#[derive(Debug)]
pub(super) enum Outcome {
    Result(Json),
    Error(ErrorObject),
    Failed(LinkError),
    /// What came is no answer: what is wrong.
    Malformed(String),
}

impl Outcome {
    /// The result, or why there is none.
    pub fn into_result(self, method: &str) -> Result<Json, ClientError> {
        match self {
            Self::Result(result) => Ok(result),
            Self::Error(error) => Err(ClientError::Answered(error)),
            Self::Failed(error) => Err(ClientError::Link(error)),
            Self::Malformed(what) => {
                Err(ClientError::Malformed { method: method.to_owned(), what })
            }
        }
    }
}

/// A request that waits.
pub(super) struct Waiting {
    pub answer: Answer,
    pub progress: Option<OnProgress>,
    /// Whom to wake when it makes progress.
    pub moved: Option<Arc<Notify>>,
}

/// Where the answer goes.
pub(super) enum Answer {
    /// To whoever asked.
    Once(oneshot::Sender<Outcome>),
    /// It ends a stream of changes.
    Stream { changes: Arc<Queue<Change>>, accepted: Option<oneshot::Sender<SubscriptionFilter>> },
}

/// All requests that wait.
#[derive(Default)]
pub(super) struct Pending {
    table: Mutex<Table>,
}

#[derive(Default)]
struct Table {
    waiting: HashMap<RequestId, Waiting>,
    closed: Option<LinkError>,
}

impl Pending {
    fn lock(&self) -> MutexGuard<'_, Table> {
        lock(&self.table)
    }

    /// Notes that a request waits.
    pub fn add(&self, id: RequestId, waiting: Waiting) -> Result<(), LinkError> {
        let mut table = self.lock();
        if let Some(closed) = &table.closed {
            return Err(closed.clone());
        }
        table.waiting.insert(id, waiting);
        Ok(())
    }

    /// Forgets a request. Says whether it still waited.
    pub fn remove(&self, id: &RequestId) -> bool {
        self.lock().waiting.remove(id).is_some()
    }

    /// Hands over what came of a request. Answers that nobody waits for are ignored.
    pub fn answer(&self, id: &RequestId, outcome: Outcome) {
        let Some(waiting) = self.lock().waiting.remove(id) else {
            tracing::debug!(%id, "an answer came that nobody waits for");
            return;
        };
        match waiting.answer {
            Answer::Once(sender) => {
                let _ = sender.send(outcome);
            }
            Answer::Stream { changes, .. } => {
                use mcp_bindings::{Request, latest::SubscriptionsListenRequest};
                let end = outcome.into_result(SubscriptionsListenRequest::METHOD);
                changes.close(end.map(|_| ()));
            }
        }
    }

    /// Where the changes of a stream go, if there is such a stream.
    pub fn stream(&self, id: &RequestId) -> Option<Arc<Queue<Change>>> {
        match &self.lock().waiting.get(id)?.answer {
            Answer::Stream { changes, .. } => Some(Arc::clone(changes)),
            Answer::Once(_) => None,
        }
    }

    /// Says what a stream will tell of.
    pub fn accepted(&self, id: &RequestId, filter: SubscriptionFilter) {
        let mut table = self.lock();
        let waiting = table.waiting.get_mut(id).map(|waiting| &mut waiting.answer);
        let Some(Answer::Stream { accepted, .. }) = waiting else { return };
        if let Some(sender) = accepted.take() {
            let _ = sender.send(filter);
        }
    }

    /// Ends a stream that the server ends.
    pub fn end_stream(&self, id: &RequestId) {
        if let Some(changes) = self.stream(id) {
            self.remove(id);
            changes.close(Ok(()));
        }
    }

    /// Who wants to know of the progress that has this token, and whom to wake.
    pub fn progress(&self, token: &ProgressToken) -> Option<OnProgress> {
        let id = match token {
            ProgressToken::Integer(token) => RequestId::Integer(*token),
            ProgressToken::String(token) => RequestId::String(token.clone()),
            _ => return None,
        };
        let table = self.lock();
        let waiting = table.waiting.get(&id)?;
        if let Some(moved) = &waiting.moved {
            moved.notify_one();
        }
        waiting.progress.clone()
    }

    /// No answer will come any more.
    pub fn close(&self, error: &LinkError) {
        let waiting = {
            let mut table = self.lock();
            table.closed.get_or_insert_with(|| error.clone());
            std::mem::take(&mut table.waiting)
        };
        for waiting in waiting.into_values() {
            match waiting.answer {
                Answer::Once(sender) => {
                    let _ = sender.send(Outcome::Failed(error.clone()));
                }
                Answer::Stream { changes, .. } => {
                    changes.close(Err(ClientError::Link(error.clone())));
                }
            }
        }
    }

    /// Why there is no connection any more, if there is none.
    pub fn closed(&self) -> Option<LinkError> {
        self.lock().closed.clone()
    }

    /// How many requests wait.
    pub fn len(&self) -> usize {
        self.lock().waiting.len()
    }
}
