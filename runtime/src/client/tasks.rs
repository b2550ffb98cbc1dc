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
use super::request::{RequestOptions, completed, malformed, not_representable};

/// How long to wait between two looks at a task if the server does not say.
const POLL: Duration = Duration::from_secs(1);

/// How long to wait at least, whatever the server says.
const POLL_AT_LEAST: Duration = Duration::from_millis(20);

impl Core {
    /// Calls a tool; follows the task if the server makes one of it.
    pub async fn call_to_end(
        self: &Arc<Self>,
        params: CallToolRequestParams,
        options: &RequestOptions,
    ) -> Result<CallToolResult, ClientError> {
        let answer = self.perform(ClientRequest::CallTool(Box::new(params)), options).await?;
        let outcome = CallToolRequest::from_answer(answer);
        let outcome = outcome.ok_or_else(|| malformed(CallToolRequest::METHOD, &"another kind"))?;
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

    /// Looks at a task until it is over, and answers what it asks.
    pub async fn follow(
        self: &Arc<Self>,
        task: &str,
        options: &RequestOptions,
    ) -> Result<CallToolResult, ClientError> {
        let mut answered = HashSet::new();
        loop {
            let looked = self.look(task, options).await?;
            let interval = match looked {
                GetTaskResult::Completed(task) => {
                    let result = task.result.decode::<CallToolResult>();
                    return result.map_err(|error| {
                        malformed(GetTaskRequest::METHOD, &error.within("result"))
                    });
                }
                GetTaskResult::Failed(task) => return Err(ClientError::TaskFailed(task.error)),
                GetTaskResult::Cancelled(_) => return Err(ClientError::TaskCancelled),
                GetTaskResult::Working(task) => task.poll_interval_ms,
                GetTaskResult::InputRequired(asking) => {
                    self.answer_task(task, asking.input_requests, &mut answered, options).await?;
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
    /// it has taken the answer in.
    async fn answer_task(
        self: &Arc<Self>,
        task: &str,
        questions: InputRequests,
        answered: &mut HashSet<String>,
        options: &RequestOptions,
    ) -> Result<(), ClientError> {
        let new = questions.into_iter().filter(|(key, _)| !answered.contains(key));
        let new: InputRequests = new.collect();
        if new.is_empty() {
            return Ok(());
        }
        let keys: Vec<String> = new.iter().map(|(key, _)| key.to_owned()).collect();
        let responses = self.answer_inputs(new).await?;
        let params = UpdateTaskRequestParams::new(responses, task);
        self.perform_task::<UpdateTaskRequest>(params, options).await?;
        answered.extend(keys);
        Ok(())
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
                    return R::read_result(result.raw())
                        .map_err(|error| malformed(R::METHOD, &error));
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
    pause.map_or(POLL, Duration::from_millis).max(POLL_AT_LEAST)
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
