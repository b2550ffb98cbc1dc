//! Calls that a server answers with a task: the Tasks extension.
//!
//! <https://modelcontextprotocol.io/extensions/tasks/overview>

use std::collections::HashSet;
use std::sync::Arc;
use std::time::Duration;

use mcp_bindings::facts::error_code;
use mcp_bindings::latest::{
    CallToolOutcome, CallToolRequest, CallToolRequestParams, CallToolResult, ClientRequest,
    RequestParams,
};
use mcp_bindings::tasks::{
    CancelTaskRequest, CancelTaskRequestParams, ClientRequest as TaskRequest, CreateTaskResult,
    GetTaskRequest, GetTaskRequestParams, GetTaskResult, InputRequests, ServerNotification,
    ServerResult as TaskAnswer, TaskStatusNotificationParams, UpdateTaskRequest,
    UpdateTaskRequestParams,
};
use mcp_bindings::{Json, JsonObject, Map, Payload, Request, SentRequest};

use super::core::Core;
use super::error::ClientError;
use super::link::Outgoing;
use super::queue::Weight;
use super::request::{RequestOptions, completed, not_representable};
use super::shown::quoted;

/// How long to wait between two looks at a task if the server does not say.
const POLL: Duration = Duration::from_secs(1);

/// How long to wait at least, whatever the server says.
const POLL_AT_LEAST: Duration = Duration::from_millis(20);

/// How long to wait at most, whatever the server says.
const POLL_AT_MOST: Duration = Duration::from_secs(60);

impl Core {
    /// Calls a tool; follows the task if the server makes one of it.
    pub async fn call_to_end(
        self: &Arc<Self>,
        params: CallToolRequestParams,
        options: &RequestOptions,
    ) -> Result<CallToolResult, ClientError> {
        let answer = self.perform(ClientRequest::CallTool(Box::new(params)), options).await?;
        let outcome = CallToolRequest::from_answer(answer);
        let outcome =
            outcome.ok_or_else(|| self.malformed(CallToolRequest::METHOD, &"another kind"))?;
        let created = match &outcome {
            CallToolOutcome::Unknown(json) => json.decode::<CreateTaskResult>().ok(),
            _ => None,
        };
        match created {
            Some(task) => {
                // It was looked at just now.
                tokio::time::sleep(pause(task.poll_interval_ms)).await;
                self.follow(&task.task_id, options).await
            }
            None => completed(outcome),
        }
    }

    /// Looks at a task until it is over, and answers what it asks; not for ever.
    pub async fn follow(
        self: &Arc<Self>,
        task: &str,
        options: &RequestOptions,
    ) -> Result<CallToolResult, ClientError> {
        let limit = self.settings.task_time;
        let following = tokio::time::timeout(limit, self.follow_on(task, options)).await;
        following.unwrap_or_else(|_| Err(self.timed_out(None, GetTaskRequest::METHOD, limit)))
    }

    async fn follow_on(
        self: &Arc<Self>,
        task: &str,
        options: &RequestOptions,
    ) -> Result<CallToolResult, ClientError> {
        let mut answered = HashSet::new();
        let mut rounds = 0;
        loop {
            let looked = self.look(task, options).await?;
            let interval = match looked {
                GetTaskResult::Completed(task) => {
                    let result = task.result.decode::<CallToolResult>();
                    return result.map_err(|error| {
                        let shown = quoted(task.result.text());
                        let what = format!("{}; the result is {shown}", error.within("result"));
                        self.malformed(GetTaskRequest::METHOD, &what)
                    });
                }
                GetTaskResult::Failed(task) => return Err(ClientError::TaskFailed(task.error)),
                GetTaskResult::Cancelled(_) => return Err(ClientError::TaskCancelled),
                GetTaskResult::Working(task) => task.poll_interval_ms,
                GetTaskResult::InputRequired(asking) => {
                    let questions = asking.input_requests;
                    if self.answer_task(task, questions, &mut answered, options).await? {
                        rounds += 1;
                    }
                    let most = self.settings.max_rounds;
                    if rounds > most {
                        let method = GetTaskRequest::METHOD.to_owned();
                        return Err(ClientError::TooManyRounds { method, rounds: most });
                    }
                    asking.poll_interval_ms
                }
                // A status that is not known here is not known to be an end either.
                _ => None,
            };
            tokio::time::sleep(pause(interval)).await;
        }
    }

    /// Looks at a task.
    pub async fn look(
        self: &Arc<Self>,
        task: &str,
        options: &RequestOptions,
    ) -> Result<GetTaskResult, ClientError> {
        self.perform_task::<GetTaskRequest>(GetTaskRequestParams::new(task), options).await
    }

    /// Answers what a task asks and was not answered before: the server may show a question until
    /// it has taken the answer in. Says whether there was anything to answer.
    async fn answer_task(
        self: &Arc<Self>,
        task: &str,
        questions: InputRequests,
        answered: &mut HashSet<String>,
        options: &RequestOptions,
    ) -> Result<bool, ClientError> {
        let new = questions.into_iter().filter(|(key, _)| !answered.contains(key));
        let new: InputRequests = new.collect();
        if new.is_empty() {
            return Ok(false);
        }
        let keys: Vec<String> = new.iter().map(|(key, _)| key.to_owned()).collect();
        let responses = self.answer_inputs(GetTaskRequest::METHOD, new).await?;
        let params = UpdateTaskRequestParams::new(responses, task);
        self.perform_task::<UpdateTaskRequest>(params, options).await?;
        answered.extend(keys);
        Ok(true)
    }

    /// Asks the server to give up a task.
    pub async fn cancel_task(
        self: &Arc<Self>,
        task: &str,
        options: &RequestOptions,
    ) -> Result<(), ClientError> {
        let params = CancelTaskRequestParams::new(task);
        self.perform_task::<CancelTaskRequest>(params, options).await.map(|_| ())
    }

    async fn perform_task<R>(
        self: &Arc<Self>,
        params: R::Params,
        options: &RequestOptions,
    ) -> Result<R::Result, ClientError>
    where
        R: SentRequest<Side = TaskRequest, Answer = TaskAnswer>,
    {
        let request = R::into_side(params);
        let mut again = true;
        loop {
            let agreed = self.current()?;
            let message = self.write_task(&request, &agreed, options)?;
            match self.exchange(message, options.wait()).await {
                Ok(result) => {
                    return R::read_result(result.raw()).map_err(|error| {
                        let what = format!("{error}; the result is {}", quoted(result.text()));
                        self.malformed(R::METHOD, &what)
                    });
                }
                Err(ClientError::Answered(error))
                    if error.code == error_code::UNSUPPORTED_PROTOCOL_VERSION && again =>
                {
                    again = false;
                    self.agree_again(&agreed, &error).await?;
                }
                Err(error) => return Err(error),
            }
        }
    }

    /// A request of the extension, with what every request says of its sender: its own parameters
    /// have no place for that.
    fn write_task(
        &self,
        request: &TaskRequest,
        agreed: &super::core::Agreed,
        options: &RequestOptions,
    ) -> Result<Outgoing, ClientError> {
        let (method, version) = (request.method(), agreed.version);
        let failed = |error: &dyn std::fmt::Display| not_representable(method, version, error);
        if version.has_handshake() {
            return Err(failed(&"the extension is not part of it"));
        }
        let id = self.next_id();
        let mut common = RequestParams::new(super::meta());
        common.meta.progress_token = options.token(&id);
        common.meta.log_level.clone_from(&options.log_level);
        self.fill(&mut common.meta, version);
        let common = JsonObject::new(&common).map_err(|error| failed(&error))?;
        let mut request = request.clone();
        let extra = extra(&mut request).ok_or_else(|| failed(&"no such request"))?;
        extra.extend(common.to_map());
        let text = serde_json::to_string(&request.with_id(id.clone()));
        let mut message = Outgoing::new(text.map_err(|error| failed(&error))?);
        message.name = request.mirrored_name().map(str::to_owned);
        (message.id, message.method) = (Some(id), Some(method.to_owned()));
        message.version = Some(version);
        Ok(message)
    }
}

fn extra(request: &mut TaskRequest) -> Option<&mut Map<Json>> {
    match request {
        TaskRequest::GetTask(params) => Some(&mut params.extra),
        TaskRequest::UpdateTask(params) => Some(&mut params.extra),
        TaskRequest::CancelTask(params) => Some(&mut params.extra),
        _ => None,
    }
}

fn pause(milliseconds: Option<i64>) -> Duration {
    let pause = milliseconds.and_then(|milliseconds| u64::try_from(milliseconds).ok());
    pause.map_or(POLL, Duration::from_millis).clamp(POLL_AT_LEAST, POLL_AT_MOST)
}

/// How a change of a task stands to others that wait: only the last one counts.
pub(super) fn weight(notification: &ServerNotification) -> Weight {
    use TaskStatusNotificationParams as Params;
    let ServerNotification::TaskStatus(task) = notification else { return Weight::Single };
    let id = match task.as_ref() {
        Params::Working(task) => &task.task_id,
        Params::InputRequired(task) => &task.task_id,
        Params::Completed(task) => &task.task_id,
        Params::Failed(task) => &task.task_id,
        Params::Cancelled(task) => &task.task_id,
        _ => return Weight::Single,
    };
    Weight::Change(format!("{} {id}", notification.method()))
}
