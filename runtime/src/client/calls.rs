//! The requests of a client.

use std::sync::Arc;

use mcp_bindings::facts::MethodFacts;
use mcp_bindings::latest::{
    CallToolRequest, CallToolRequestParams, CallToolResult, ClientRequest, DiscoverRequest,
    GetPromptOutcome, GetPromptRequest, GetPromptRequestParams, GetPromptResult,
    ListPromptsRequest, ListResourceTemplatesRequest, ListResourcesRequest, ListToolsRequest,
    LoggingLevel, Prompt, ReadResourceOutcome, ReadResourceRequest, ReadResourceRequestParams,
    ReadResourceResult, RequestParams, Resource, ResourceTemplate, ResultType, ServerResult,
    SubscriptionFilter, Tool,
};
use mcp_bindings::session::{
    ClientNotification as SessionNotification, ClientRequest as SessionRequest, NotificationParams,
    RequestParams as SessionParams, SetLevelRequest, SetLevelRequestParams,
};
use mcp_bindings::tasks::GetTaskResult;
use mcp_bindings::{Json, JsonObject, Paginated, Payload, Request, SentRequest};
use serde::Serialize;

use super::error::{ClientError, Incomplete, List};
use super::heard::Notifications;
use super::listen::Subscription;
use super::pages::Pages;
use super::request::{RequestOptions, completed, named, not_representable};
use super::{Client, list_params, meta};
use crate::lock::lock;

/// Requests.
///
/// Dropping a future takes its request back: the server is told, once, that the answer is no longer
/// wanted.
impl Client {
    /// Sends a request of any kind and waits for its result.
    ///
    /// Questions that the server has meanwhile are answered by the client's handlers. The metadata
    /// of the parameters may be [`meta`]: what they must have is filled in.
    ///
    /// # Errors
    /// If the server answers with an error, not in time, or with something else; see
    /// [`ClientError`].
    pub async fn request<R>(&self, params: R::Params) -> Result<R::Result, ClientError>
    where
        R: SentRequest<Side = ClientRequest, Answer = ServerResult>,
    {
        self.request_with::<R>(params, &RequestOptions::new()).await
    }

    /// Sends a request of any kind, with options of its own.
    ///
    /// # Errors
    /// As [`Client::request`].
    pub async fn request_with<R>(
        &self,
        params: R::Params,
        options: &RequestOptions,
    ) -> Result<R::Result, ClientError>
    where
        R: SentRequest<Side = ClientRequest, Answer = ServerResult>,
    {
        let answer = self.core.perform(R::into_side(params), options).await?;
        let other = || self.core.malformed(R::METHOD, &"another kind of result");
        R::from_answer(answer).ok_or_else(other)
    }

    /// Calls a tool. `arguments` must be an object, or nothing: `&()`.
    ///
    /// # Errors
    /// As [`Client::request`], and if `arguments` are no object. A tool that fails says so in its
    /// result. A server that answers with a task is an error: see [`Client::call_tool_to_end`].
    pub async fn call_tool<T: Serialize + ?Sized>(
        &self,
        name: impl Into<String>,
        arguments: &T,
    ) -> Result<CallToolResult, ClientError> {
        let params = call(name, arguments)?;
        completed(self.request::<CallToolRequest>(params).await?)
    }

    /// Fills in a prompt.
    ///
    /// # Errors
    /// As [`Client::request`].
    pub async fn get_prompt(
        &self,
        name: impl Into<String>,
        arguments: impl IntoIterator<Item = (impl Into<String>, impl Into<String>)>,
    ) -> Result<GetPromptResult, ClientError> {
        let params = GetPromptRequestParams::new(name, meta()).with_arguments(arguments);
        let result_type = match self.request::<GetPromptRequest>(params).await? {
            GetPromptOutcome::Complete(result) => return Ok(*result),
            GetPromptOutcome::Unknown(result) => named(&result),
            _ => ResultType::InputRequired.to_string(),
        };
        Err(ClientError::ResultType { method: GetPromptRequest::METHOD.to_owned(), result_type })
    }

    /// Reads a resource.
    ///
    /// # Errors
    /// As [`Client::request`].
    pub async fn read_resource(
        &self,
        uri: impl Into<String>,
    ) -> Result<ReadResourceResult, ClientError> {
        let params = ReadResourceRequestParams::new(uri, meta());
        let result_type = match self.request::<ReadResourceRequest>(params).await? {
            ReadResourceOutcome::Complete(result) => return Ok(*result),
            ReadResourceOutcome::Unknown(result) => named(&result),
            _ => ResultType::InputRequired.to_string(),
        };
        Err(ClientError::ResultType { method: ReadResourceRequest::METHOD.to_owned(), result_type })
    }

    /// Finds out whether the server is there: `ping` on a session, `server/discover` otherwise.
    ///
    /// # Errors
    /// As [`Client::request`].
    pub async fn ping(&self) -> Result<(), ClientError> {
        let options = RequestOptions::new().fresh();
        if !self.protocol_version().has_handshake() {
            let params = RequestParams::new(meta());
            return self.request_with::<DiscoverRequest>(params, &options).await.map(|_| ());
        }
        let ping = SessionRequest::Ping(SessionParams::new());
        self.core.perform_in_session(ping, &options).await.map(|_| ())
    }

    /// Asks for log messages of this level and above: of a session from now on, otherwise with each
    /// request from now on.
    ///
    /// # Errors
    /// As [`Client::request`].
    pub async fn set_log_level(&self, level: LoggingLevel) -> Result<(), ClientError> {
        let version = self.protocol_version();
        let facts = MethodFacts::of(SetLevelRequest::METHOD);
        if facts.is_some_and(|facts| facts.is_in(version)) {
            let request = SessionRequest::SetLevel(SetLevelRequestParams::new(level));
            return self.core.perform_in_session(request, &RequestOptions::new()).await.map(|_| ());
        }
        *lock(&self.core.log_level) = Some(level);
        Ok(())
    }

    /// Tells the server of a session that the list of roots is another one. Otherwise the server
    /// asks each time, and nothing is sent.
    ///
    /// # Errors
    /// If the connection fails.
    pub async fn roots_changed(&self) -> Result<(), ClientError> {
        let version = self.protocol_version();
        if !version.has_handshake() {
            return Ok(());
        }
        let notification = SessionNotification::RootsListChanged(NotificationParams::new());
        let method = notification.method();
        let text = notification.write_at(version);
        let text = text.map_err(|error| not_representable(method, version, &error))?;
        self.core.notify(method, text.value).await
    }
}

/// Lists: <https://modelcontextprotocol.io/specification/2026-07-28/server/utilities/pagination>.
impl Client {
    /// Reads a list to its end. Elements that cannot be read are left out, and told to the log; see
    /// [`Client::list`].
    ///
    /// # Errors
    /// If a page cannot be read, if a cursor comes twice, or if there are more pages or bytes than
    /// [`ClientBuilder::max_pages`](super::ClientBuilder::max_pages) and
    /// [`ClientBuilder::max_list_bytes`](super::ClientBuilder::max_list_bytes). What was read before
    /// is in the error.
    pub async fn list_all<R>(&self, params: R::Params) -> Result<Vec<R::Item>, Incomplete<R::Item>>
    where
        R: Paginated + SentRequest<Side = ClientRequest, Answer = ServerResult>,
        R::Params: Clone,
    {
        Ok(self.list::<R>(params).await?.items)
    }

    /// Reads a list to its end, and tells of the elements that could not be read.
    ///
    /// # Errors
    /// As [`Client::list_all`].
    pub async fn list<R>(&self, params: R::Params) -> Result<List<R::Item>, Incomplete<R::Item>>
    where
        R: Paginated + SentRequest<Side = ClientRequest, Answer = ServerResult>,
        R::Params: Clone,
    {
        self.core.list_all::<R>(params, RequestOptions::new()).await
    }

    /// Reads a list page by page.
    pub fn pages<R>(&self, params: R::Params, options: RequestOptions) -> Pages<R>
    where
        R: Paginated + SentRequest<Side = ClientRequest, Answer = ServerResult>,
        R::Params: Clone,
    {
        Pages::new(Arc::clone(&self.core), params, options)
    }

    /// All tools of the server.
    ///
    /// # Errors
    /// As [`Client::list_all`].
    pub async fn list_all_tools(&self) -> Result<Vec<Tool>, Incomplete<Tool>> {
        self.list_all::<ListToolsRequest>(list_params()).await
    }

    /// All prompts of the server.
    ///
    /// # Errors
    /// As [`Client::list_all`].
    pub async fn list_all_prompts(&self) -> Result<Vec<Prompt>, Incomplete<Prompt>> {
        self.list_all::<ListPromptsRequest>(list_params()).await
    }

    /// All resources of the server.
    ///
    /// # Errors
    /// As [`Client::list_all`].
    pub async fn list_all_resources(&self) -> Result<Vec<Resource>, Incomplete<Resource>> {
        self.list_all::<ListResourcesRequest>(list_params()).await
    }

    /// All resource templates of the server.
    ///
    /// # Errors
    /// As [`Client::list_all`].
    pub async fn list_all_resource_templates(
        &self,
    ) -> Result<Vec<ResourceTemplate>, Incomplete<ResourceTemplate>> {
        self.list_all::<ListResourceTemplatesRequest>(list_params()).await
    }
}

/// What the server tells.
impl Client {
    /// Begins to hear of changes: tools, prompts, resources and, by the members that the extension
    /// adds to the filter, tasks.
    ///
    /// # Errors
    /// If the server refuses, or does not say in time what it will tell of.
    pub async fn listen(&self, filter: SubscriptionFilter) -> Result<Subscription, ClientError> {
        self.core.listen(filter, &RequestOptions::new()).await
    }

    /// Begins to collect the notifications that belong to no request and no subscription.
    pub fn notifications(&self) -> Notifications {
        self.core.heard.listen()
    }
}

/// Tasks: <https://modelcontextprotocol.io/extensions/tasks/overview>. The client must be built with
/// [`ClientBuilder::tasks`](super::ClientBuilder::tasks).
impl Client {
    /// Calls a tool; if the server makes a task of it, follows that to its end.
    ///
    /// Dropping the future does not cancel the task, which may be followed again by its id.
    ///
    /// # Errors
    /// As [`Client::wait_for_task`].
    pub async fn call_tool_to_end<T: Serialize + ?Sized>(
        &self,
        name: impl Into<String>,
        arguments: &T,
    ) -> Result<CallToolResult, ClientError> {
        let params = call(name, arguments)?;
        self.core.call_to_end(params, &RequestOptions::new()).await
    }

    /// Looks at a task, as often as the server wants to be asked, until it is over. What the task
    /// asks is answered by the client's handlers, each question once.
    ///
    /// # Errors
    /// If the task fails or is cancelled, and as [`Client::request`].
    pub async fn wait_for_task(&self, task: &str) -> Result<CallToolResult, ClientError> {
        self.core.follow(task, &RequestOptions::new()).await
    }

    /// Looks at a task once.
    ///
    /// # Errors
    /// As [`Client::request`].
    pub async fn get_task(&self, task: &str) -> Result<GetTaskResult, ClientError> {
        self.core.look(task, &RequestOptions::new()).await
    }

    /// Asks the server to give up a task, which it may do or not.
    ///
    /// # Errors
    /// As [`Client::request`].
    pub async fn cancel_task(&self, task: &str) -> Result<(), ClientError> {
        self.core.cancel_task(task, &RequestOptions::new()).await
    }
}

/// The parameters of a call.
fn call<T: Serialize + ?Sized>(
    name: impl Into<String>,
    arguments: &T,
) -> Result<CallToolRequestParams, ClientError> {
    let mut params = CallToolRequestParams::new(name, meta());
    let wrong = |error: serde_json::Error| ClientError::Arguments {
        method: CallToolRequest::METHOD.to_owned(),
        what: error.to_string(),
    };
    let arguments = Json::new(arguments).map_err(wrong)?;
    if !arguments.is_null() {
        params.arguments = Some(JsonObject::from_json(arguments).map_err(wrong)?);
    }
    Ok(params)
}
