// Written by `mcp-codegen generate`. Do not edit: change the schema or the generator.

//! Who answers: a trait for each capability.

use std::future::{Future, ready};
use std::marker::PhantomData;
use super::{
    CallToolOutcome, CallToolRequestParams, CancelledNotificationParams,
    ClientCapabilities, ClientNotification, ClientRequest, ClientResult,
    CompleteRequestParams, CompleteResult, CreateMessageRequestParams,
    CreateMessageResult, DiscoverResult, ElicitRequestParams, ElicitResult,
    ElicitationCapability, GetPromptOutcome, GetPromptRequestParams, JSONObject,
    ListPromptsResult, ListResourceTemplatesResult, ListResourcesResult,
    ListRootsRequestParams, ListRootsResult, ListToolsResult,
    LoggingMessageNotificationParams, NotificationParams, PaginatedRequestParams,
    ProgressNotificationParams, PromptsCapability, ReadResourceOutcome,
    ReadResourceRequestParams, RequestParams, ResourceUpdatedNotificationParams,
    ResourcesCapability, SamplingCapability, ServerCapabilities, ServerNotification,
    ServerRequest, ServerResult, SubscriptionsAcknowledgedNotificationParams,
    SubscriptionsListenRequestParams, SubscriptionsListenResult, ToolsCapability,
};
use crate::dispatch::Absent;
use crate::json::JsonObject;
use crate::message::{MessageError, Payload};
use crate::rpc::{ErrorObject, IncomingNotification};

/// Tells what the server is and can do: what every server must answer.
pub trait DiscoveryHandler<Cx: ?Sized + Sync = ()>: Send + Sync {
    /// Answers `"server/discover"`.
    fn discover(
        &self,
        context: &Cx,
        params: RequestParams,
    ) -> impl Future<Output = Result<DiscoverResult, ErrorObject>> + Send;
}

/// Sends a client the notifications it listens for: what every server must answer.
pub trait SubscriptionsHandler<Cx: ?Sized + Sync = ()>: Send + Sync {
    /// Answers `"subscriptions/listen"`.
    fn subscriptions_listen(
        &self,
        context: &Cx,
        params: SubscriptionsListenRequestParams,
    ) -> impl Future<Output = Result<SubscriptionsListenResult, ErrorObject>> + Send;
}

/// Offers tools that a model may call.
pub trait ToolsHandler<Cx: ?Sized + Sync = ()>: Send + Sync {
    /// What is advertised. With `None` neither is the capability, nor are the methods
    /// answered.
    fn capability(&self) -> Option<ToolsCapability> {
        Some(Default::default())
    }

    /// Answers `"tools/call"`.
    fn call_tool(
        &self,
        context: &Cx,
        params: CallToolRequestParams,
    ) -> impl Future<Output = Result<CallToolOutcome, ErrorObject>> + Send;
    /// Answers `"tools/list"`.
    fn list_tools(
        &self,
        context: &Cx,
        params: PaginatedRequestParams,
    ) -> impl Future<Output = Result<ListToolsResult, ErrorObject>> + Send;
}

impl<Cx: ?Sized + Sync> ToolsHandler<Cx> for Absent {
    fn capability(&self) -> Option<ToolsCapability> {
        None
    }

    fn call_tool(
        &self,
        _: &Cx,
        _: CallToolRequestParams,
    ) -> impl Future<Output = Result<CallToolOutcome, ErrorObject>> + Send {
        ready(Err(ErrorObject::method_not_found("tools/call")))
    }

    fn list_tools(
        &self,
        _: &Cx,
        _: PaginatedRequestParams,
    ) -> impl Future<Output = Result<ListToolsResult, ErrorObject>> + Send {
        ready(Err(ErrorObject::method_not_found("tools/list")))
    }
}

/// Offers prompts that a user may pick.
pub trait PromptsHandler<Cx: ?Sized + Sync = ()>: Send + Sync {
    /// What is advertised. With `None` neither is the capability, nor are the methods
    /// answered.
    fn capability(&self) -> Option<PromptsCapability> {
        Some(Default::default())
    }

    /// Answers `"prompts/get"`.
    fn get_prompt(
        &self,
        context: &Cx,
        params: GetPromptRequestParams,
    ) -> impl Future<Output = Result<GetPromptOutcome, ErrorObject>> + Send;
    /// Answers `"prompts/list"`.
    fn list_prompts(
        &self,
        context: &Cx,
        params: PaginatedRequestParams,
    ) -> impl Future<Output = Result<ListPromptsResult, ErrorObject>> + Send;
}

impl<Cx: ?Sized + Sync> PromptsHandler<Cx> for Absent {
    fn capability(&self) -> Option<PromptsCapability> {
        None
    }

    fn get_prompt(
        &self,
        _: &Cx,
        _: GetPromptRequestParams,
    ) -> impl Future<Output = Result<GetPromptOutcome, ErrorObject>> + Send {
        ready(Err(ErrorObject::method_not_found("prompts/get")))
    }

    fn list_prompts(
        &self,
        _: &Cx,
        _: PaginatedRequestParams,
    ) -> impl Future<Output = Result<ListPromptsResult, ErrorObject>> + Send {
        ready(Err(ErrorObject::method_not_found("prompts/list")))
    }
}

/// Offers resources that a client may read.
pub trait ResourcesHandler<Cx: ?Sized + Sync = ()>: Send + Sync {
    /// What is advertised. With `None` neither is the capability, nor are the methods
    /// answered.
    fn capability(&self) -> Option<ResourcesCapability> {
        Some(Default::default())
    }

    /// Answers `"resources/list"`.
    fn list_resources(
        &self,
        context: &Cx,
        params: PaginatedRequestParams,
    ) -> impl Future<Output = Result<ListResourcesResult, ErrorObject>> + Send;
    /// Answers `"resources/read"`.
    fn read_resource(
        &self,
        context: &Cx,
        params: ReadResourceRequestParams,
    ) -> impl Future<Output = Result<ReadResourceOutcome, ErrorObject>> + Send;
    /// Answers `"resources/templates/list"`.
    fn list_resource_templates(
        &self,
        context: &Cx,
        params: PaginatedRequestParams,
    ) -> impl Future<Output = Result<ListResourceTemplatesResult, ErrorObject>> + Send;
}

impl<Cx: ?Sized + Sync> ResourcesHandler<Cx> for Absent {
    fn capability(&self) -> Option<ResourcesCapability> {
        None
    }

    fn list_resources(
        &self,
        _: &Cx,
        _: PaginatedRequestParams,
    ) -> impl Future<Output = Result<ListResourcesResult, ErrorObject>> + Send {
        ready(Err(ErrorObject::method_not_found("resources/list")))
    }

    fn read_resource(
        &self,
        _: &Cx,
        _: ReadResourceRequestParams,
    ) -> impl Future<Output = Result<ReadResourceOutcome, ErrorObject>> + Send {
        ready(Err(ErrorObject::method_not_found("resources/read")))
    }

    fn list_resource_templates(
        &self,
        _: &Cx,
        _: PaginatedRequestParams,
    ) -> impl Future<Output = Result<ListResourceTemplatesResult, ErrorObject>> + Send {
        ready(Err(ErrorObject::method_not_found("resources/templates/list")))
    }
}

/// Completes arguments of prompts and of resource templates while a user types.
pub trait CompletionsHandler<Cx: ?Sized + Sync = ()>: Send + Sync {
    /// What is advertised. With `None` neither is the capability, nor are the methods
    /// answered.
    fn capability(&self) -> Option<JSONObject> {
        Some(Default::default())
    }

    /// Answers `"completion/complete"`.
    fn complete(
        &self,
        context: &Cx,
        params: CompleteRequestParams,
    ) -> impl Future<Output = Result<CompleteResult, ErrorObject>> + Send;
}

impl<Cx: ?Sized + Sync> CompletionsHandler<Cx> for Absent {
    fn capability(&self) -> Option<JSONObject> {
        None
    }

    fn complete(
        &self,
        _: &Cx,
        _: CompleteRequestParams,
    ) -> impl Future<Output = Result<CompleteResult, ErrorObject>> + Send {
        ready(Err(ErrorObject::method_not_found("completion/complete")))
    }
}

/// What a server answers with: a handler for each capability that it has, and none for the
/// others.
#[derive(Clone, Debug)]
pub struct ServerHandlers<
    Cx: ?Sized,
    Discovery,
    Subscriptions,
    Tools = Absent,
    Prompts = Absent,
    Resources = Absent,
    Completions = Absent,
> {
    discovery: Discovery,
    subscriptions: Subscriptions,
    tools: Tools,
    prompts: Prompts,
    resources: Resources,
    completions: Completions,
    context: PhantomData<fn(&Cx)>,
}

impl<
    Cx: ?Sized + Sync,
    Discovery: DiscoveryHandler<Cx>,
    Subscriptions: SubscriptionsHandler<Cx>,
> ServerHandlers<Cx, Discovery, Subscriptions> {
    /// Nothing but what must be answered.
    pub fn new(discovery: Discovery, subscriptions: Subscriptions) -> Self {
        Self {
            discovery,
            subscriptions,
            tools: Absent,
            prompts: Absent,
            resources: Absent,
            completions: Absent,
            context: PhantomData,
        }
    }
}

impl<
    Cx: ?Sized + Sync,
    Discovery,
    Subscriptions,
    Tools,
    Prompts,
    Resources,
    Completions,
> ServerHandlers<Cx, Discovery, Subscriptions, Tools, Prompts, Resources, Completions> {
    /// Offers tools that a model may call.
    pub fn with_tools<H: ToolsHandler<Cx>>(
        self,
        tools: H,
    ) -> ServerHandlers<
        Cx,
        Discovery,
        Subscriptions,
        H,
        Prompts,
        Resources,
        Completions,
    > {
        ServerHandlers {
            discovery: self.discovery,
            subscriptions: self.subscriptions,
            tools,
            prompts: self.prompts,
            resources: self.resources,
            completions: self.completions,
            context: PhantomData,
        }
    }

    /// Offers prompts that a user may pick.
    pub fn with_prompts<H: PromptsHandler<Cx>>(
        self,
        prompts: H,
    ) -> ServerHandlers<Cx, Discovery, Subscriptions, Tools, H, Resources, Completions> {
        ServerHandlers {
            discovery: self.discovery,
            subscriptions: self.subscriptions,
            tools: self.tools,
            prompts,
            resources: self.resources,
            completions: self.completions,
            context: PhantomData,
        }
    }

    /// Offers resources that a client may read.
    pub fn with_resources<H: ResourcesHandler<Cx>>(
        self,
        resources: H,
    ) -> ServerHandlers<Cx, Discovery, Subscriptions, Tools, Prompts, H, Completions> {
        ServerHandlers {
            discovery: self.discovery,
            subscriptions: self.subscriptions,
            tools: self.tools,
            prompts: self.prompts,
            resources,
            completions: self.completions,
            context: PhantomData,
        }
    }

    /// Completes arguments of prompts and of resource templates while a user types.
    pub fn with_completions<H: CompletionsHandler<Cx>>(
        self,
        completions: H,
    ) -> ServerHandlers<Cx, Discovery, Subscriptions, Tools, Prompts, Resources, H> {
        ServerHandlers {
            discovery: self.discovery,
            subscriptions: self.subscriptions,
            tools: self.tools,
            prompts: self.prompts,
            resources: self.resources,
            completions,
            context: PhantomData,
        }
    }
}

impl<
    Cx: ?Sized + Sync,
    Discovery: DiscoveryHandler<Cx>,
    Subscriptions: SubscriptionsHandler<Cx>,
    Tools: ToolsHandler<Cx>,
    Prompts: PromptsHandler<Cx>,
    Resources: ResourcesHandler<Cx>,
    Completions: CompletionsHandler<Cx>,
> ServerHandlers<Cx, Discovery, Subscriptions, Tools, Prompts, Resources, Completions> {
    /// What the handlers offer, and nothing else.
    pub fn capabilities(&self) -> ServerCapabilities {
        let mut capabilities = ServerCapabilities::new();
        capabilities.tools = self.tools.capability();
        capabilities.prompts = self.prompts.capability();
        capabilities.resources = self.resources.capability();
        capabilities.completions = self.completions.capability();
        capabilities
    }

    /// Answers a request with the handler it belongs to.
    ///
    /// # Errors
    /// As the handler says; that the method is not found where there is no handler.
    pub async fn handle(
        &self,
        context: &Cx,
        request: ClientRequest,
    ) -> Result<ServerResult, ErrorObject> {
        let method = request.method();
        match request {
            ClientRequest::Complete(
                params,
            ) if self.completions.capability().is_some() => {
                self.completions
                    .complete(context, *params)
                    .await
                    .map(Box::new)
                    .map(ServerResult::Complete)
            }
            ClientRequest::GetPrompt(params) if self.prompts.capability().is_some() => {
                self.prompts
                    .get_prompt(context, *params)
                    .await
                    .map(ServerResult::GetPrompt)
            }
            ClientRequest::ListPrompts(params) if self.prompts.capability().is_some() => {
                self.prompts
                    .list_prompts(context, *params)
                    .await
                    .map(Box::new)
                    .map(ServerResult::ListPrompts)
            }
            ClientRequest::ListResources(
                params,
            ) if self.resources.capability().is_some() => {
                self.resources
                    .list_resources(context, *params)
                    .await
                    .map(Box::new)
                    .map(ServerResult::ListResources)
            }
            ClientRequest::ReadResource(
                params,
            ) if self.resources.capability().is_some() => {
                self.resources
                    .read_resource(context, *params)
                    .await
                    .map(ServerResult::ReadResource)
            }
            ClientRequest::ListResourceTemplates(
                params,
            ) if self.resources.capability().is_some() => {
                self.resources
                    .list_resource_templates(context, *params)
                    .await
                    .map(Box::new)
                    .map(ServerResult::ListResourceTemplates)
            }
            ClientRequest::Discover(params) => {
                self.discovery
                    .discover(context, *params)
                    .await
                    .map(Box::new)
                    .map(ServerResult::Discover)
            }
            ClientRequest::SubscriptionsListen(params) => {
                self.subscriptions
                    .subscriptions_listen(context, *params)
                    .await
                    .map(Box::new)
                    .map(ServerResult::SubscriptionsListen)
            }
            ClientRequest::CallTool(params) if self.tools.capability().is_some() => {
                self.tools.call_tool(context, *params).await.map(ServerResult::CallTool)
            }
            ClientRequest::ListTools(params) if self.tools.capability().is_some() => {
                self.tools
                    .list_tools(context, *params)
                    .await
                    .map(Box::new)
                    .map(ServerResult::ListTools)
            }

            #[allow(unreachable_patterns)]
            _ => Err(ErrorObject::method_not_found(method)),
        }
    }
}

/// What a server does with the notifications of a client: nothing, unless a method is
/// written.
pub trait ClientNotificationHandler<Cx: ?Sized + Sync = ()>: Send + Sync {
    /// Takes `"notifications/cancelled"`.
    fn cancelled(
        &self,
        context: &Cx,
        params: CancelledNotificationParams,
    ) -> impl Future<Output = ()> + Send {
        let _ = (context, params);
        async {}
    }

    /// Takes a notification that this version of the protocol does not define.
    fn unknown(
        &self,
        context: &Cx,
        notification: &IncomingNotification<'_>,
    ) -> impl Future<Output = ()> + Send {
        let _ = (context, notification);
        async {}
    }

    /// Calls the method that belongs to a notification.
    ///
    /// # Errors
    /// If its parameters are not those of its method.
    fn receive(
        &self,
        context: &Cx,
        notification: &IncomingNotification<'_>,
    ) -> impl Future<Output = Result<(), MessageError>> + Send {
        async move {
            match ClientNotification::from_incoming(notification) {
                Ok(notification) => {
                    match notification {
                        ClientNotification::Cancelled(params) => {
                            self.cancelled(context, params).await
                        }
                    }
                }
                Err(MessageError::UnknownMethod(_)) => {
                    self.unknown(context, notification).await
                }
                Err(error) => return Err(error),
            }
            Ok(())
        }
    }
}

/// Lets a server ask the client's model.
pub trait SamplingHandler<Cx: ?Sized + Sync = ()>: Send + Sync {
    /// What is advertised. With `None` neither is the capability, nor are the methods
    /// answered.
    fn capability(&self) -> Option<SamplingCapability> {
        Some(Default::default())
    }

    /// Answers `"sampling/createMessage"`.
    fn create_message(
        &self,
        context: &Cx,
        params: CreateMessageRequestParams,
    ) -> impl Future<Output = Result<CreateMessageResult, ErrorObject>> + Send;
}

impl<Cx: ?Sized + Sync> SamplingHandler<Cx> for Absent {
    fn capability(&self) -> Option<SamplingCapability> {
        None
    }

    fn create_message(
        &self,
        _: &Cx,
        _: CreateMessageRequestParams,
    ) -> impl Future<Output = Result<CreateMessageResult, ErrorObject>> + Send {
        ready(Err(ErrorObject::method_not_found("sampling/createMessage")))
    }
}

/// Lets a server ask the user.
pub trait ElicitationHandler<Cx: ?Sized + Sync = ()>: Send + Sync {
    /// What is advertised. With `None` neither is the capability, nor are the methods
    /// answered.
    fn capability(&self) -> Option<ElicitationCapability> {
        Some(Default::default())
    }

    /// Answers `"elicitation/create"`.
    fn elicit(
        &self,
        context: &Cx,
        params: ElicitRequestParams,
    ) -> impl Future<Output = Result<ElicitResult, ErrorObject>> + Send;
}

impl<Cx: ?Sized + Sync> ElicitationHandler<Cx> for Absent {
    fn capability(&self) -> Option<ElicitationCapability> {
        None
    }

    fn elicit(
        &self,
        _: &Cx,
        _: ElicitRequestParams,
    ) -> impl Future<Output = Result<ElicitResult, ErrorObject>> + Send {
        ready(Err(ErrorObject::method_not_found("elicitation/create")))
    }
}

/// Tells a server which folders it may work in.
pub trait RootsHandler<Cx: ?Sized + Sync = ()>: Send + Sync {
    /// What is advertised. With `None` neither is the capability, nor are the methods
    /// answered.
    fn capability(&self) -> Option<JsonObject> {
        Some(Default::default())
    }

    /// Answers `"roots/list"`.
    fn list_roots(
        &self,
        context: &Cx,
        params: ListRootsRequestParams,
    ) -> impl Future<Output = Result<ListRootsResult, ErrorObject>> + Send;
}

impl<Cx: ?Sized + Sync> RootsHandler<Cx> for Absent {
    fn capability(&self) -> Option<JsonObject> {
        None
    }

    fn list_roots(
        &self,
        _: &Cx,
        _: ListRootsRequestParams,
    ) -> impl Future<Output = Result<ListRootsResult, ErrorObject>> + Send {
        ready(Err(ErrorObject::method_not_found("roots/list")))
    }
}

/// What a client answers with: a handler for each capability that it has, and none for the
/// others.
#[derive(Clone, Debug)]
pub struct ClientHandlers<
    Cx: ?Sized,
    Sampling = Absent,
    Elicitation = Absent,
    Roots = Absent,
> {
    sampling: Sampling,
    elicitation: Elicitation,
    roots: Roots,
    context: PhantomData<fn(&Cx)>,
}

impl<Cx: ?Sized + Sync> ClientHandlers<Cx> {
    /// Nothing but what must be answered.
    pub fn new() -> Self {
        Self {
            sampling: Absent,
            elicitation: Absent,
            roots: Absent,
            context: PhantomData,
        }
    }
}

impl<Cx: ?Sized + Sync> Default for ClientHandlers<Cx> {
    fn default() -> Self {
        Self::new()
    }
}

impl<
    Cx: ?Sized + Sync,
    Sampling,
    Elicitation,
    Roots,
> ClientHandlers<Cx, Sampling, Elicitation, Roots> {
    /// Lets a server ask the client's model.
    pub fn with_sampling<H: SamplingHandler<Cx>>(
        self,
        sampling: H,
    ) -> ClientHandlers<Cx, H, Elicitation, Roots> {
        ClientHandlers {
            sampling,
            elicitation: self.elicitation,
            roots: self.roots,
            context: PhantomData,
        }
    }

    /// Lets a server ask the user.
    pub fn with_elicitation<H: ElicitationHandler<Cx>>(
        self,
        elicitation: H,
    ) -> ClientHandlers<Cx, Sampling, H, Roots> {
        ClientHandlers {
            sampling: self.sampling,
            elicitation,
            roots: self.roots,
            context: PhantomData,
        }
    }

    /// Tells a server which folders it may work in.
    pub fn with_roots<H: RootsHandler<Cx>>(
        self,
        roots: H,
    ) -> ClientHandlers<Cx, Sampling, Elicitation, H> {
        ClientHandlers {
            sampling: self.sampling,
            elicitation: self.elicitation,
            roots,
            context: PhantomData,
        }
    }
}

impl<
    Cx: ?Sized + Sync,
    Sampling: SamplingHandler<Cx>,
    Elicitation: ElicitationHandler<Cx>,
    Roots: RootsHandler<Cx>,
> ClientHandlers<Cx, Sampling, Elicitation, Roots> {
    /// What the handlers offer, and nothing else.
    pub fn capabilities(&self) -> ClientCapabilities {
        let mut capabilities = ClientCapabilities::new();
        capabilities.sampling = self.sampling.capability();
        capabilities.elicitation = self.elicitation.capability();
        capabilities.roots = self.roots.capability();
        capabilities
    }

    /// Answers a request with the handler it belongs to.
    ///
    /// # Errors
    /// As the handler says; that the method is not found where there is no handler.
    pub async fn handle(
        &self,
        context: &Cx,
        request: ServerRequest,
    ) -> Result<ClientResult, ErrorObject> {
        let method = request.method();
        match request {
            ServerRequest::Elicit(params) if self.elicitation.capability().is_some() => {
                self.elicitation.elicit(context, params).await.map(ClientResult::Elicit)
            }
            ServerRequest::ListRoots(params) if self.roots.capability().is_some() => {
                self.roots.list_roots(context, params).await.map(ClientResult::ListRoots)
            }
            ServerRequest::CreateMessage(
                params,
            ) if self.sampling.capability().is_some() => {
                self.sampling
                    .create_message(context, *params)
                    .await
                    .map(Box::new)
                    .map(ClientResult::CreateMessage)
            }

            #[allow(unreachable_patterns)]
            _ => Err(ErrorObject::method_not_found(method)),
        }
    }
}

/// What a client does with the notifications of a server: nothing, unless a method is
/// written.
pub trait ServerNotificationHandler<Cx: ?Sized + Sync = ()>: Send + Sync {
    /// Takes `"notifications/cancelled"`.
    fn cancelled(
        &self,
        context: &Cx,
        params: CancelledNotificationParams,
    ) -> impl Future<Output = ()> + Send {
        let _ = (context, params);
        async {}
    }

    /// Takes `"notifications/message"`.
    fn logging_message(
        &self,
        context: &Cx,
        params: LoggingMessageNotificationParams,
    ) -> impl Future<Output = ()> + Send {
        let _ = (context, params);
        async {}
    }

    /// Takes `"notifications/progress"`.
    fn progress(
        &self,
        context: &Cx,
        params: ProgressNotificationParams,
    ) -> impl Future<Output = ()> + Send {
        let _ = (context, params);
        async {}
    }

    /// Takes `"notifications/prompts/list_changed"`.
    fn prompt_list_changed(
        &self,
        context: &Cx,
        params: NotificationParams,
    ) -> impl Future<Output = ()> + Send {
        let _ = (context, params);
        async {}
    }

    /// Takes `"notifications/resources/list_changed"`.
    fn resource_list_changed(
        &self,
        context: &Cx,
        params: NotificationParams,
    ) -> impl Future<Output = ()> + Send {
        let _ = (context, params);
        async {}
    }

    /// Takes `"notifications/resources/updated"`.
    fn resource_updated(
        &self,
        context: &Cx,
        params: ResourceUpdatedNotificationParams,
    ) -> impl Future<Output = ()> + Send {
        let _ = (context, params);
        async {}
    }

    /// Takes `"notifications/subscriptions/acknowledged"`.
    fn subscriptions_acknowledged(
        &self,
        context: &Cx,
        params: SubscriptionsAcknowledgedNotificationParams,
    ) -> impl Future<Output = ()> + Send {
        let _ = (context, params);
        async {}
    }

    /// Takes `"notifications/tools/list_changed"`.
    fn tool_list_changed(
        &self,
        context: &Cx,
        params: NotificationParams,
    ) -> impl Future<Output = ()> + Send {
        let _ = (context, params);
        async {}
    }

    /// Takes a notification that this version of the protocol does not define.
    fn unknown(
        &self,
        context: &Cx,
        notification: &IncomingNotification<'_>,
    ) -> impl Future<Output = ()> + Send {
        let _ = (context, notification);
        async {}
    }

    /// Calls the method that belongs to a notification.
    ///
    /// # Errors
    /// If its parameters are not those of its method.
    fn receive(
        &self,
        context: &Cx,
        notification: &IncomingNotification<'_>,
    ) -> impl Future<Output = Result<(), MessageError>> + Send {
        async move {
            match ServerNotification::from_incoming(notification) {
                Ok(notification) => {
                    match notification {
                        ServerNotification::Cancelled(params) => {
                            self.cancelled(context, params).await
                        }
                        ServerNotification::LoggingMessage(params) => {
                            self.logging_message(context, params).await
                        }
                        ServerNotification::Progress(params) => {
                            self.progress(context, params).await
                        }
                        ServerNotification::PromptListChanged(params) => {
                            self.prompt_list_changed(context, params).await
                        }
                        ServerNotification::ResourceListChanged(params) => {
                            self.resource_list_changed(context, params).await
                        }
                        ServerNotification::ResourceUpdated(params) => {
                            self.resource_updated(context, params).await
                        }
                        ServerNotification::SubscriptionsAcknowledged(params) => {
                            self.subscriptions_acknowledged(context, params).await
                        }
                        ServerNotification::ToolListChanged(params) => {
                            self.tool_list_changed(context, params).await
                        }
                    }
                }
                Err(MessageError::UnknownMethod(_)) => {
                    self.unknown(context, notification).await
                }
                Err(error) => return Err(error),
            }
            Ok(())
        }
    }
}
