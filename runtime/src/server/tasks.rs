//! Calls that outlive their answer: the Tasks extension.
//!
//! A handler turns its call into a task with [`Context::run_as_task`]; the client polls it, answers
//! its questions and may cancel it. What a client sees of a task is kept in the server's state, so
//! any copy of the server can show it; the work itself stays where it began.

use std::collections::{HashMap, HashSet};
use std::future::Future;
use std::sync::atomic::AtomicBool;
use std::sync::{Arc, Mutex, Weak};
use std::time::{Duration, SystemTime};

use mcp_bindings::facts::extension;
use mcp_bindings::latest::{
    CallToolOutcome, CallToolResult, InputRequest, RequestMetaObject, ServerCapabilities,
};
use mcp_bindings::tasks::{
    CancelTaskResult, ClientRequest, CreateTaskResult, GetTaskResult, GetTaskResultCancelled,
    GetTaskResultCompleted, GetTaskResultFailed, GetTaskResultInputRequired, GetTaskResultWorking,
    ServerResult, TaskStatus, UpdateTaskResult,
};
use mcp_bindings::wire::decode;
use mcp_bindings::{ErrorObject, Incoming, IncomingRequest, Json, JsonObject, Map, Payload};
use ring::rand::{SecureRandom, SystemRandom};
use tokio::sync::oneshot;
use tokio::time::Instant;
use tokio_util::sync::CancellationToken;

use super::ask::{Ask, answers, too_many_answers};
use super::catch::catch;
use super::context::{Context, Inner};
use super::error::{internal, invalid_params, tasks_required};
use super::hub::{Change, Hub};
use super::limits::Limits;
use super::outbox::Outbox;
use super::places::Seat;
use super::service::Core;
use super::state::{State, StateError};
use crate::lock::lock;

/// How a task is kept and polled.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct TaskOptions {
    /// How long after its beginning a task is kept; for ever with `None`. 1 hour unless set.
    pub ttl: Option<Duration>,
    /// How often the client should look; 1 second unless set.
    pub poll_interval: Duration,
}

impl Default for TaskOptions {
    fn default() -> Self {
        Self { ttl: Some(Duration::from_secs(3600)), poll_interval: Duration::from_secs(1) }
    }
}

impl TaskOptions {
    /// As they are unless set.
    pub fn new() -> Self {
        Self::default()
    }

    /// How long after its beginning a task is kept; for ever with `None`.
    #[must_use]
    pub fn ttl(mut self, ttl: Option<Duration>) -> Self {
        self.ttl = ttl;
        self
    }

    /// How often the client should look.
    #[must_use]
    pub fn poll_interval(mut self, poll_interval: Duration) -> Self {
        self.poll_interval = poll_interval;
        self
    }
}

/// How long the state keeps a task that is worked on, unless it is told again.
const LEASE: Duration = Duration::from_secs(60);

/// What stands in for "for ever" where a state wants a time.
const FOR_EVER: Duration = Duration::from_secs(100 * 365 * 24 * 3600);

fn milliseconds(duration: Duration) -> i64 {
    i64::try_from(duration.as_millis()).unwrap_or(i64::MAX)
}

type Runs = Mutex<HashMap<String, Arc<Run>>>;

/// All tasks whose work is done here.
pub(crate) struct Tasks {
    runs: Arc<Runs>,
    random: SystemRandom,
    state: Arc<dyn State>,
    hub: Arc<Hub>,
}

impl Tasks {
    pub fn new(state: Arc<dyn State>, hub: Arc<Hub>) -> Self {
        let runs: Arc<Runs> = Arc::default();
        let weak = Arc::downgrade(&runs);
        state.subscribe(Box::new(move |text| receive(&weak, text)));
        Self { runs, random: SystemRandom::new(), state, hub }
    }

    /// Says in the capabilities that there are tasks.
    pub fn advertise(capabilities: &mut ServerCapabilities) {
        let extensions = capabilities.extensions.get_or_insert_with(Default::default);
        extensions.insert(extension::TASKS, JsonObject::default());
    }

    /// How many tasks are worked on here.
    pub fn count(&self) -> usize {
        lock(&self.runs).len()
    }

    /// Answers a request of the extension.
    pub async fn handle(
        &self,
        context: &Context,
        request: ClientRequest,
    ) -> Result<ServerResult, ErrorObject> {
        context.require_tasks()?;
        match &request {
            ClientRequest::GetTask(params) => {
                let shown = self.shown(context, &params.task_id).await?;
                decode(&shown).map(ServerResult::GetTask).map_err(|e| internal(e.to_string()))
            }
            ClientRequest::CancelTask(params) => {
                self.pass_on(context, &params.task_id, &request).await?;
                Ok(ServerResult::CancelTask(CancelTaskResult::new()))
            }
            ClientRequest::UpdateTask(params) => {
                let most = context.inner.core.limits.max_answers;
                if params.input_responses.len() > most {
                    return Err(too_many_answers(most));
                }
                self.pass_on(context, &params.task_id, &request).await?;
                Ok(ServerResult::UpdateTask(UpdateTaskResult::new()))
            }
            _ => Err(ErrorObject::method_not_found(request.method())),
        }
    }

    async fn shown(&self, context: &Context, id: &str) -> Result<String, ErrorObject> {
        let shown = self.state.get(&key(context.principal(), id)).await.map_err(failed)?;
        shown.ok_or_else(|| invalid_params(format!("unknown task `{id}`")))
    }

    /// Has the copy of the server that does the work know of a request.
    async fn pass_on(
        &self,
        context: &Context,
        id: &str,
        request: &ClientRequest,
    ) -> Result<(), ErrorObject> {
        self.shown(context, id).await?;
        let text = serde_json::to_string(&request.with_id(id));
        let text = text.map_err(|error| internal(error.to_string()))?;
        self.state.publish(text).await.map_err(failed)
    }
}

fn failed(error: StateError) -> ErrorObject {
    tracing::error!(%error, "the state of the server does not answer");
    internal("the server cannot reach its state")
}

/// A task belongs to whoever began it: nobody else finds it.
fn key(principal: Option<&str>, id: &str) -> String {
    match principal {
        // The length keeps a name apart from the id behind it, whatever a client asks for.
        Some(principal) => format!("task/{}/{principal}/{id}", principal.len()),
        None => format!("task//{id}"),
    }
}

/// A task among those whose work is done here, until that is over or does not even begin.
struct Listed {
    runs: Arc<Runs>,
    id: String,
}

impl Listed {
    /// Lists a task, if there is room for one more: among all, and among those of its principal.
    fn new(runs: &Arc<Runs>, run: &Arc<Run>, limits: &Limits) -> Result<Self, ErrorObject> {
        let mut all = lock(runs);
        let own = || all.values().filter(|other| other.principal == run.principal).count();
        if all.len() >= limits.max_tasks {
            return Err(internal("the server works on too many tasks: see `Limits::max_tasks`"));
        }
        if run.principal.is_some() && own() >= limits.max_per_peer {
            return Err(internal("you have too many tasks: see `Limits::max_per_peer`"));
        }
        all.insert(run.id.clone(), Arc::clone(run));
        Ok(Self { runs: Arc::clone(runs), id: run.id.clone() })
    }
}

impl Drop for Listed {
    fn drop(&mut self) {
        lock(&self.runs).remove(&self.id);
    }
}

/// Takes a request for a task that is perhaps here.
fn receive(runs: &Weak<Runs>, text: &str) {
    let Some(runs) = runs.upgrade() else { return };
    let Ok(Incoming::Request(incoming)) = Incoming::parse(text) else { return };
    let Some((run, request)) = addressed(&runs, &incoming) else { return };
    match request {
        ClientRequest::CancelTask(_) => run.cancel(),
        ClientRequest::UpdateTask(params) => {
            for (key, answer) in answers(params.input_responses) {
                run.answer(&key, answer);
            }
        }
        _ => {}
    }
}

fn addressed(runs: &Runs, incoming: &IncomingRequest<'_>) -> Option<(Arc<Run>, ClientRequest)> {
    let request = ClientRequest::from_incoming(incoming).ok()?;
    let run = lock(runs).get(request.mirrored_name()?).cloned()?;
    Some((run, request))
}

/// A task whose work is done here.
pub(crate) struct Run {
    id: String,
    key: String,
    principal: Option<Arc<str>>,
    began: Instant,
    created: String,
    options: TaskOptions,
    token: CancellationToken,
    progress: Mutex<Situation>,
    /// Of two changes at the same time, the later one is shown last.
    showing: tokio::sync::Mutex<()>,
    changed: tokio::sync::Notify,
    state: Arc<dyn State>,
    hub: Arc<Hub>,
}

struct Situation {
    message: Option<String>,
    questions: HashMap<String, Asked>,
    used: HashSet<String>,
    end: Option<End>,
}

struct Asked {
    request: InputRequest,
    answer: oneshot::Sender<Json>,
}

#[derive(Clone)]
enum End {
    Completed(JsonObject),
    Failed(ErrorObject),
    Cancelled,
}

impl Run {
    /// Notes what is being done.
    pub async fn say(&self, message: String) {
        lock(&self.progress).message = Some(message);
        self.show().await;
    }

    /// Asks the client, and waits for the answer.
    pub async fn ask(&self, key: &str, request: InputRequest) -> Result<Json, ErrorObject> {
        let (sender, answer) = oneshot::channel();
        {
            let mut progress = lock(&self.progress);
            // A key stands for one question in the life of a task.
            let mut name = key.to_owned();
            let mut count = 1;
            while !progress.used.insert(name.clone()) {
                count += 1;
                name = format!("{key}-{count}");
            }
            progress.questions.insert(name, Asked { request, answer: sender });
        }
        self.show().await;
        let answer = answer.await.map_err(|_| internal("the task is over"))?;
        self.show().await;
        Ok(answer)
    }

    fn answer(&self, key: &str, answer: Json) {
        let asked = lock(&self.progress).questions.remove(key);
        if let Some(asked) = asked {
            let _ = asked.answer.send(answer);
            self.changed.notify_one();
        }
    }

    fn cancel(&self) {
        self.finish(End::Cancelled);
        self.token.cancel();
    }

    /// Only the first end counts.
    fn finish(&self, end: End) {
        let mut progress = lock(&self.progress);
        if progress.end.is_none() {
            progress.end = Some(end);
            progress.questions.clear();
        }
        drop(progress);
        self.changed.notify_one();
    }

    /// What a client sees.
    fn view(&self) -> GetTaskResult {
        let progress = lock(&self.progress);
        let updated = humantime::format_rfc3339_millis(SystemTime::now()).to_string();
        let (id, created) = (self.id.as_str(), self.created.as_str());
        macro_rules! shown {
            ($task:expr) => {{
                let mut task = $task;
                task.ttl_ms = self.options.ttl.map(milliseconds);
                task.poll_interval_ms = Some(milliseconds(self.options.poll_interval));
                task.status_message.clone_from(&progress.message);
                task.into()
            }};
        }
        match &progress.end {
            Some(End::Completed(result)) => {
                shown!(GetTaskResultCompleted::new(created, updated, result.clone(), id))
            }
            Some(End::Failed(error)) => {
                shown!(GetTaskResultFailed::new(created, error.clone(), updated, id))
            }
            Some(End::Cancelled) => shown!(GetTaskResultCancelled::new(created, updated, id)),
            None if progress.questions.is_empty() => {
                shown!(GetTaskResultWorking::new(created, updated, id))
            }
            None => {
                let asked = &progress.questions;
                let asked = asked.iter().map(|(key, asked)| (key.as_str(), asked.request.clone()));
                shown!(GetTaskResultInputRequired::new(created, asked, updated, id))
            }
        }
    }

    /// How long the state keeps what a client sees. Of a task that is worked on only for a while, and
    /// then again: if this process dies, nobody is told for long that the work goes on.
    fn lifetime(&self) -> Duration {
        let ttl = self.options.ttl.unwrap_or(FOR_EVER);
        let left = ttl.saturating_sub(self.began.elapsed());
        if lock(&self.progress).end.is_some() { left } else { left.min(LEASE) }
    }

    /// Keeps what a client sees.
    async fn keep(&self, text: String) -> Result<(), StateError> {
        let kept = self.state.put(&self.key, text, self.lifetime()).await;
        kept.inspect_err(|error| {
            tracing::error!(%error, task = self.id, "a task could not be kept");
        })
    }

    /// Keeps what a client sees, and tells those who listen. Says whether it was kept.
    async fn show(&self) -> bool {
        let _showing = self.showing.lock().await;
        let Ok(text) = serde_json::to_string(&self.view()) else { return false };
        let Ok(task) = decode(&text) else { return false };
        let kept = self.keep(text).await.is_ok();
        self.hub.publish(Change::Task(Box::new(task))).await;
        kept
    }

    /// Keeps the end and tells of it: several times if the state fails, because nobody will later.
    async fn show_end(&self) {
        const TRIES: u32 = 6;
        for pause in (0..TRIES).map(|n| Duration::from_millis(100) * 2_u32.pow(n)) {
            if self.show().await {
                return;
            }
            tokio::time::sleep(pause).await;
        }
    }

    /// Says to the state that the work goes on.
    async fn renew(&self) {
        let _showing = self.showing.lock().await;
        if let Ok(text) = serde_json::to_string(&self.view()) {
            let _ = self.keep(text).await;
        }
    }

    /// Does the work to its end, or until it is cancelled or too late.
    async fn work(
        self: Arc<Self>,
        core: Arc<Core>,
        work: impl Future<Output = Result<CallToolResult, ErrorObject>> + Send,
    ) {
        let mut work = Box::pin(catch(&core, work));
        let late = tokio::time::sleep(self.options.ttl.unwrap_or(FOR_EVER));
        tokio::pin!(late);
        // What was cancelled before it began never begins.
        let mut is_new = true;
        let end = loop {
            if std::mem::take(&mut is_new) && self.token.is_cancelled() {
                break End::Cancelled;
            }
            tokio::select! {
                biased;
                outcome = &mut work => break match outcome {
                    Ok(result) => match JsonObject::new(&result) {
                        Ok(result) => End::Completed(result),
                        Err(error) => End::Failed(internal(error.to_string())),
                    },
                    Err(error) => End::Failed(error),
                },
                () = self.changed.notified() => drop(self.show().await),
                () = tokio::time::sleep(LEASE / 3) => self.renew().await,
                () = self.token.cancelled() => {
                    self.show().await;
                    let _ = tokio::time::timeout(core.limits.cancel_grace, &mut work).await;
                    break End::Cancelled;
                }
                () = &mut late => {
                    self.token.cancel();
                    break End::Failed(internal("the task took longer than it is kept"));
                }
            }
        };
        self.finish(end);
        self.show_end().await;
    }
}

/// Tasks: <https://modelcontextprotocol.io/extensions/tasks/overview>.
impl Context {
    /// Whether the client can be answered with a task: it said so with this request, and the server
    /// offers tasks.
    pub fn can_run_tasks(&self) -> bool {
        let extensions = self.client_capabilities().extensions.as_ref();
        self.inner.core.tasks.is_some()
            && !self.protocol_version().has_handshake()
            && extensions.is_some_and(|extensions| extensions.contains(extension::TASKS))
    }

    /// For work that cannot be done but as a task.
    ///
    /// # Errors
    /// If the client cannot be answered with a task; it is told what it must declare.
    pub fn require_tasks(&self) -> Result<(), ErrorObject> {
        if self.can_run_tasks() { Ok(()) } else { Err(tasks_required()) }
    }

    /// Answers the call with a task, and does the work after that. In the work, questions wait for
    /// the client to update the task, and the messages of progress are the task's.
    ///
    /// # Errors
    /// If the client cannot be answered with a task, or the task cannot be kept.
    pub async fn run_as_task<F, W>(
        &self,
        options: TaskOptions,
        work: F,
    ) -> Result<CallToolOutcome, ErrorObject>
    where
        F: FnOnce(Context) -> W,
        W: Future<Output = Result<CallToolResult, ErrorObject>> + Send + 'static,
    {
        let core = &self.inner.core;
        let Some(tasks) = core.tasks.as_ref().filter(|_| self.can_run_tasks()) else {
            return Err(tasks_required());
        };
        let mut id = [0; 16];
        tasks.random.fill(&mut id).map_err(|_| internal("no random bytes"))?;
        let id = format!("{:032x}", u128::from_be_bytes(id));
        let created = humantime::format_rfc3339_millis(SystemTime::now()).to_string();
        let run = Arc::new(Run {
            key: key(self.principal(), &id),
            principal: self.inner.origin.principal.clone(),
            began: Instant::now(),
            id,
            created: created.clone(),
            options: options.clone(),
            token: CancellationToken::new(),
            progress: Mutex::new(Situation {
                message: None,
                questions: HashMap::new(),
                used: HashSet::new(),
                end: None,
            }),
            showing: tokio::sync::Mutex::default(),
            changed: tokio::sync::Notify::new(),
            state: Arc::clone(&tasks.state),
            hub: Arc::clone(&tasks.hub),
        });
        let listed = Listed::new(&tasks.runs, &run, &core.limits)?;
        // Whoever gets the answer may ask for the task at once.
        if !run.show().await {
            return Err(internal("the server cannot keep a task now"));
        }
        let mut answer =
            CreateTaskResult::new(created.clone(), created, TaskStatus::Working, &*run.id);
        answer.ttl_ms = options.ttl.map(milliseconds);
        answer.poll_interval_ms = Some(milliseconds(options.poll_interval));
        let answer = Json::new(&answer).map_err(|error| internal(error.to_string()))?;
        let work = work(self.for_task(&run));
        let token = core.closing.child_token();
        let working = Arc::clone(core);
        core.spawn(async move {
            let _listed = listed;
            let stop = Arc::clone(&run);
            tokio::select! {
                () = run.work(working, work) => {}
                () = token.cancelled() => {
                    stop.finish(End::Failed(internal("the server was stopped")));
                    stop.show_end().await;
                }
            }
        });
        Ok(CallToolOutcome::Unknown(answer))
    }

    /// The context of work that goes on after the answer: nothing is sent to the request's stream.
    fn for_task(&self, run: &Arc<Run>) -> Context {
        let inner = &self.inner;
        let mut meta: RequestMetaObject = inner.meta.clone();
        meta.progress_token = None;
        Context {
            inner: Arc::new(Inner {
                id: inner.id.clone(),
                method: inner.method,
                version: inner.version,
                peer: inner.peer.clone(),
                meta,
                level: None,
                origin: inner.origin.clone(),
                token: run.token.clone(),
                session: None,
                outbox: Outbox::nowhere(),
                seat: Seat::default(),
                ended: AtomicBool::new(false),
                progress: Mutex::default(),
                ask: Ask::Task(Arc::clone(run)),
                core: Arc::clone(&inner.core),
            }),
        }
    }
}

/// The tasks that a listener names, beside what every version knows.
pub(super) fn listened(extra: &Map<Json>) -> Vec<String> {
    let filter = JsonObject::from(extra);
    let filter = decode::<mcp_bindings::tasks::TaskSubscriptionNotifications>(filter.text());
    filter.ok().and_then(|filter| filter.task_ids).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_task_is_found_by_the_name_of_another_client() {
        assert_ne!(key(Some("a"), "b/1"), key(Some("a/b"), "1"));
        assert_ne!(key(None, "1/a/1"), key(Some("a"), "1"));
        assert_ne!(key(None, "1"), key(Some(""), "1"));
    }
}
