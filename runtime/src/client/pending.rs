//! Requests that wait for their answers.

use std::collections::{HashMap, VecDeque};
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
    /// The result, or why there is none; `server` is who was asked.
    pub fn into_result(self, method: &str, server: &str) -> Result<Json, ClientError> {
        match self {
            Self::Result(result) => Ok(result),
            Self::Error(error) => Err(ClientError::Answered(error)),
            Self::Failed(error) => Err(ClientError::Link(error)),
            Self::Malformed(what) => {
                let (server, method) = (server.to_owned(), method.to_owned());
                Err(ClientError::Malformed { server, method, what })
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

/// How many notes are kept.
const NOTES: usize = 4;

/// All requests that wait.
pub(super) struct Pending {
    table: Mutex<Table>,
    /// Who is asked.
    server: String,
}

#[derive(Default)]
struct Table {
    /// With how much had been noted when they began to wait.
    waiting: HashMap<RequestId, (Waiting, u64)>,
    closed: Option<LinkError>,
    /// What came last that is no answer.
    notes: VecDeque<String>,
    noted: u64,
}

impl Pending {
    /// Nobody waits yet for this server.
    pub fn new(server: String) -> Self {
        Self { table: Mutex::default(), server }
    }

    /// Notes something that came and is no answer: whoever waits in vain is told of it.
    pub fn note(&self, what: String) {
        let mut table = self.lock();
        table.noted += 1;
        if table.notes.len() >= NOTES {
            table.notes.pop_front();
        }
        table.notes.push_back(what);
    }

    /// What came since a request began to wait, other than its answer.
    pub fn seen(&self, id: &RequestId) -> Option<String> {
        let table = self.lock();
        let count = table.noted - table.waiting.get(id)?.1;
        let shown = usize::try_from(count).unwrap_or(NOTES).min(table.notes.len());
        let notes: Vec<&str> =
            table.notes.iter().rev().take(shown).rev().map(String::as_str).collect();
        match (count, shown as u64) {
            (0, _) => None,
            (count, shown) if count > shown => Some(format!(
                "it sent {count} things that are no answer, at last {}",
                notes.join(", ")
            )),
            _ => Some(format!("it sent no answer, but {}", notes.join(", "))),
        }
    }

    /// The requests that an answer without a usable id may be for: all but subscriptions that were
    /// acknowledged.
    pub fn candidates(&self) -> Vec<RequestId> {
        let table = self.lock();
        let open = table.waiting.iter().filter(|(_, (waiting, _))| {
            !matches!(waiting.answer, Answer::Stream { accepted: None, .. })
        });
        open.map(|(id, _)| id.clone()).collect()
    }

    /// Whether a request waits.
    pub fn is_waiting(&self, id: &RequestId) -> bool {
        self.lock().waiting.contains_key(id)
    }

    fn lock(&self) -> MutexGuard<'_, Table> {
        lock(&self.table)
    }

    /// Notes that a request waits.
    pub fn add(&self, id: RequestId, waiting: Waiting) -> Result<(), LinkError> {
        let mut table = self.lock();
        if let Some(closed) = &table.closed {
            return Err(closed.clone());
        }
        let noted = table.noted;
        table.waiting.insert(id, (waiting, noted));
        Ok(())
    }

    /// Forgets a request. Says whether it still waited.
    pub fn remove(&self, id: &RequestId) -> bool {
        self.lock().waiting.remove(id).is_some()
    }

    /// Hands over what came of a request. Says whether anybody waited for it.
    pub fn answer(&self, id: &RequestId, outcome: Outcome) -> bool {
        let Some((waiting, _)) = self.lock().waiting.remove(id) else { return false };
        match waiting.answer {
            Answer::Once(sender) => {
                let _ = sender.send(outcome);
            }
            Answer::Stream { changes, .. } => {
                use mcp_bindings::{Request, latest::SubscriptionsListenRequest};
                let end = outcome.into_result(SubscriptionsListenRequest::METHOD, &self.server);
                changes.close(end.map(|_| ()));
            }
        }
        true
    }

    /// Where the changes of a stream go, if there is such a stream.
    pub fn stream(&self, id: &RequestId) -> Option<Arc<Queue<Change>>> {
        match &self.lock().waiting.get(id)?.0.answer {
            Answer::Stream { changes, .. } => Some(Arc::clone(changes)),
            Answer::Once(_) => None,
        }
    }

    /// Says what a stream will tell of.
    pub fn accepted(&self, id: &RequestId, filter: SubscriptionFilter) {
        let mut table = self.lock();
        let waiting = table.waiting.get_mut(id).map(|(waiting, _)| &mut waiting.answer);
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
        let (waiting, _) = table.waiting.get(&id)?;
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
        for (waiting, _) in waiting.into_values() {
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
