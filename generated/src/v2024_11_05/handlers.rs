// Written by `mcp-codegen generate`. Do not edit: change the schema or the generator.

//! Who answers: a trait for each capability.

use std::future::{Future, ready};
use std::marker::PhantomData;
use super::{
    CallToolRequestParams, CallToolResult, CancelledNotificationParams,
    ClientCapabilities, ClientNotification, ClientRequest, ClientResult,
    CompleteRequestParams, CompleteResult, CreateMessageRequestParams,
    CreateMessageResult, EmptyResult, GetPromptRequestParams, GetPromptResult,
    InitializeRequestParams, InitializeResult, ListPromptsResult,
    ListResourceTemplatesResult, ListResourcesResult, ListRootsResult, ListToolsResult,
    LoggingMessageNotificationParams, NotificationParams, PaginatedRequestParams,
    ProgressNotificationParams, PromptsCapability, ReadResourceRequestParams,
    ReadResourceResult, RequestParams, ResourceUpdatedNotificationParams,
    ResourcesCapability, RootsCapability, ServerCapabilities, ServerNotification,
    ServerRequest, ServerResult, SetLevelRequestParams, SubscribeRequestParams,
    ToolsCapability, UnsubscribeRequestParams,
};
use crate::dispatch::Absent;
use crate::json::JsonObject;
use crate::message::{MessageError, Payload};
use crate::rpc::{ErrorObject, IncomingNotification};

/// Opens a session and keeps it alive: what every server must answer.
pub trait SessionHandler<Cx: ?Sized + Sync = ()>: Send + Sync {
    /// Answers `"initialize"`.
    fn initialize(
        &self,
        context: &Cx,
        params: InitializeRequestParams,
    ) -> impl Future<Output = Result<InitializeResult, ErrorObject>> + Send;
    /// Answers `"ping"`.
    fn ping(
        &self,
        context: &Cx,
        params: RequestParams,
    ) -> impl Future<Output = Result<EmptyResult, ErrorObject>> + Send;
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
    ) -> impl Future<Output = Result<CallToolResult, ErrorObject>> + Send;
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
    ) -> impl Future<Output = Result<CallToolResult, ErrorObject>> + Send {
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
    ) -> impl Future<Output = Result<GetPromptResult, ErrorObject>> + Send;
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
    ) -> impl Future<Output = Result<GetPromptResult, ErrorObject>> + Send {
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
    ) -> impl Future<Output = Result<ReadResourceResult, ErrorObject>> + Send;
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
    ) -> impl Future<Output = Result<ReadResourceResult, ErrorObject>> + Send {
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

/// Tells a client when resources it named change.
pub trait ResourceSubscriptionsHandler<Cx: ?Sized + Sync = ()>: Send + Sync {
    /// Whether the methods are answered, and advertised where there is a way to do so.
    fn offered(&self) -> bool {
        true
    }

    /// Answers `"resources/subscribe"`.
    fn subscribe(
        &self,
        context: &Cx,
        params: SubscribeRequestParams,
    ) -> impl Future<Output = Result<EmptyResult, ErrorObject>> + Send;
    /// Answers `"resources/unsubscribe"`.
    fn unsubscribe(
        &self,
        context: &Cx,
        params: UnsubscribeRequestParams,
    ) -> impl Future<Output = Result<EmptyResult, ErrorObject>> + Send;
}

impl<Cx: ?Sized + Sync> ResourceSubscriptionsHandler<Cx> for Absent {
    fn offered(&self) -> bool {
        false
    }

    fn subscribe(
        &self,
        _: &Cx,
        _: SubscribeRequestParams,
    ) -> impl Future<Output = Result<EmptyResult, ErrorObject>> + Send {
        ready(Err(ErrorObject::method_not_found("resources/subscribe")))
    }

    fn unsubscribe(
        &self,
        _: &Cx,
        _: UnsubscribeRequestParams,
    ) -> impl Future<Output = Result<EmptyResult, ErrorObject>> + Send {
        ready(Err(ErrorObject::method_not_found("resources/unsubscribe")))
    }
}

/// Completes arguments of prompts and of resource templates while a user types.
pub trait CompletionsHandler<Cx: ?Sized + Sync = ()>: Send + Sync {
    /// Whether the methods are answered, and advertised where there is a way to do so.
    fn offered(&self) -> bool {
        true
    }

    /// Answers `"completion/complete"`.
    fn complete(
        &self,
        context: &Cx,
        params: CompleteRequestParams,
    ) -> impl Future<Output = Result<CompleteResult, ErrorObject>> + Send;
}

impl<Cx: ?Sized + Sync> CompletionsHandler<Cx> for Absent {
    fn offered(&self) -> bool {
        false
    }

    fn complete(
        &self,
        _: &Cx,
        _: CompleteRequestParams,
    ) -> impl Future<Output = Result<CompleteResult, ErrorObject>> + Send {
        ready(Err(ErrorObject::method_not_found("completion/complete")))
    }
}

/// Lets a client choose how much the server logs to it.
pub trait LoggingHandler<Cx: ?Sized + Sync = ()>: Send + Sync {
    /// What is advertised. With `None` neither is the capability, nor are the methods
    /// answered.
    fn capability(&self) -> Option<JsonObject> {
        Some(Default::default())
    }

    /// Answers `"logging/setLevel"`.
    fn set_level(
        &self,
        context: &Cx,
        params: SetLevelRequestParams,
    ) -> impl Future<Output = Result<EmptyResult, ErrorObject>> + Send;
}

impl<Cx: ?Sized + Sync> LoggingHandler<Cx> for Absent {
    fn capability(&self) -> Option<JsonObject> {
        None
    }

    fn set_level(
        &self,
        _: &Cx,
        _: SetLevelRequestParams,
    ) -> impl Future<Output = Result<EmptyResult, ErrorObject>> + Send {
        ready(Err(ErrorObject::method_not_found("logging/setLevel")))
    }
}

/// What a server answers with: a handler for each capability that it has, and none for the
/// others.
#[derive(Clone, Debug)]
pub struct ServerHandlers<
    Cx: ?Sized,
    Session,
    Tools = Absent,
    Prompts = Absent,
    Resources = Absent,
    ResourceSubscriptions = Absent,
    Completions = Absent,
    Logging = Absent,
> {
    session: Session,
    tools: Tools,
    prompts: Prompts,
    resources: Resources,
    resource_subscriptions: ResourceSubscriptions,
    completions: Completions,
    logging: Logging,
    context: PhantomData<fn(&Cx)>,
}

impl<Cx: ?Sized + Sync, Session: SessionHandler<Cx>> ServerHandlers<Cx, Session> {
    /// Nothing but what must be answered.
    pub fn new(session: Session) -> Self {
        Self {
            session,
            tools: Absent,
            prompts: Absent,
            resources: Absent,
            resource_subscriptions: Absent,
            completions: Absent,
            logging: Absent,
            context: PhantomData,
        }
    }
}

impl<
    Cx: ?Sized + Sync,
    Session,
    Tools,
    Prompts,
    Resources,
    ResourceSubscriptions,
    Completions,
    Logging,
> ServerHandlers<
    Cx,
    Session,
    Tools,
    Prompts,
    Resources,
    ResourceSubscriptions,
    Completions,
    Logging,
> {
    /// Offers tools that a model may call.
    pub fn with_tools<H: ToolsHandler<Cx>>(
        self,
        tools: H,
    ) -> ServerHandlers<
        Cx,
        Session,
        H,
        Prompts,
        Resources,
        ResourceSubscriptions,
        Completions,
        Logging,
    > {
        ServerHandlers {
            session: self.session,
            tools,
            prompts: self.prompts,
            resources: self.resources,
            resource_subscriptions: self.resource_subscriptions,
            completions: self.completions,
            logging: self.logging,
            context: PhantomData,
        }
    }

    /// Offers prompts that a user may pick.
    pub fn with_prompts<H: PromptsHandler<Cx>>(
        self,
        prompts: H,
    ) -> ServerHandlers<
        Cx,
        Session,
        Tools,
        H,
        Resources,
        ResourceSubscriptions,
        Completions,
        Logging,
    > {
        ServerHandlers {
            session: self.session,
            tools: self.tools,
            prompts,
            resources: self.resources,
            resource_subscriptions: self.resource_subscriptions,
            completions: self.completions,
            logging: self.logging,
            context: PhantomData,
        }
    }

    /// Offers resources that a client may read.
    pub fn with_resources<H: ResourcesHandler<Cx>>(
        self,
        resources: H,
    ) -> ServerHandlers<
        Cx,
        Session,
        Tools,
        Prompts,
        H,
        ResourceSubscriptions,
        Completions,
        Logging,
    > {
        ServerHandlers {
            session: self.session,
            tools: self.tools,
            prompts: self.prompts,
            resources,
            resource_subscriptions: self.resource_subscriptions,
            completions: self.completions,
            logging: self.logging,
            context: PhantomData,
        }
    }

    /// Tells a client when resources it named change.
    pub fn with_resource_subscriptions<H: ResourceSubscriptionsHandler<Cx>>(
        self,
        resource_subscriptions: H,
    ) -> ServerHandlers<
        Cx,
        Session,
        Tools,
        Prompts,
        Resources,
        H,
        Completions,
        Logging,
    > {
        ServerHandlers {
            session: self.session,
            tools: self.tools,
            prompts: self.prompts,
            resources: self.resources,
            resource_subscriptions,
            completions: self.completions,
            logging: self.logging,
            context: PhantomData,
        }
    }

    /// Completes arguments of prompts and of resource templates while a user types.
    pub fn with_completions<H: CompletionsHandler<Cx>>(
        self,
        completions: H,
    ) -> ServerHandlers<
        Cx,
        Session,
        Tools,
        Prompts,
        Resources,
        ResourceSubscriptions,
        H,
        Logging,
    > {
        ServerHandlers {
            session: self.session,
            tools: self.tools,
            prompts: self.prompts,
            resources: self.resources,
            resource_subscriptions: self.resource_subscriptions,
            completions,
            logging: self.logging,
            context: PhantomData,
        }
    }

    /// Lets a client choose how much the server logs to it.
    pub fn with_logging<H: LoggingHandler<Cx>>(
        self,
        logging: H,
    ) -> ServerHandlers<
        Cx,
        Session,
        Tools,
        Prompts,
        Resources,
        ResourceSubscriptions,
        Completions,
        H,
    > {
        ServerHandlers {
            session: self.session,
            tools: self.tools,
            prompts: self.prompts,
            resources: self.resources,
            resource_subscriptions: self.resource_subscriptions,
            completions: self.completions,
            logging,
            context: PhantomData,
        }
    }
}

impl<
    Cx: ?Sized + Sync,
    Session: SessionHandler<Cx>,
    Tools: ToolsHandler<Cx>,
    Prompts: PromptsHandler<Cx>,
    Resources: ResourcesHandler<Cx>,
    ResourceSubscriptions: ResourceSubscriptionsHandler<Cx>,
    Completions: CompletionsHandler<Cx>,
    Logging: LoggingHandler<Cx>,
> ServerHandlers<
    Cx,
    Session,
    Tools,
    Prompts,
    Resources,
    ResourceSubscriptions,
    Completions,
    Logging,
> {
    /// What the handlers offer, and nothing else.
    pub fn capabilities(&self) -> ServerCapabilities {
        let mut capabilities = ServerCapabilities::new();
        capabilities.tools = self.tools.capability();
        capabilities.prompts = self.prompts.capability();
        capabilities.resources = self.resources.capability();
        capabilities.logging = self.logging.capability();
        if let Some(capability) = &mut capabilities.resources {
            capability.subscribe = self.resource_subscriptions.offered().then_some(true);
        }
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
            ClientRequest::Complete(params) if self.completions.offered() => {
                self.completions
                    .complete(context, params)
                    .await
                    .map(ServerResult::Complete)
            }
            ClientRequest::Initialize(params) => {
                self.session
                    .initialize(context, params)
                    .await
                    .map(Box::new)
                    .map(ServerResult::Initialize)
            }
            ClientRequest::SetLevel(params) if self.logging.capability().is_some() => {
                self.logging.set_level(context, params).await.map(ServerResult::SetLevel)
            }
            ClientRequest::Ping(params) => {
                self.session.ping(context, params).await.map(ServerResult::Ping)
            }
            ClientRequest::GetPrompt(params) if self.prompts.capability().is_some() => {
                self.prompts
                    .get_prompt(context, params)
                    .await
                    .map(ServerResult::GetPrompt)
            }
            ClientRequest::ListPrompts(params) if self.prompts.capability().is_some() => {
                self.prompts
                    .list_prompts(context, params)
                    .await
                    .map(ServerResult::ListPrompts)
            }
            ClientRequest::ListResources(
                params,
            ) if self.resources.capability().is_some() => {
                self.resources
                    .list_resources(context, params)
                    .await
                    .map(ServerResult::ListResources)
            }
            ClientRequest::ReadResource(
                params,
            ) if self.resources.capability().is_some() => {
                self.resources
                    .read_resource(context, params)
                    .await
                    .map(ServerResult::ReadResource)
            }
            ClientRequest::Subscribe(params) if self.resource_subscriptions.offered() => {
                self.resource_subscriptions
                    .subscribe(context, params)
                    .await
                    .map(ServerResult::Subscribe)
            }
            ClientRequest::ListResourceTemplates(
                params,
            ) if self.resources.capability().is_some() => {
                self.resources
                    .list_resource_templates(context, params)
                    .await
                    .map(ServerResult::ListResourceTemplates)
            }
            ClientRequest::Unsubscribe(
                params,
            ) if self.resource_subscriptions.offered() => {
                self.resource_subscriptions
                    .unsubscribe(context, params)
                    .await
                    .map(ServerResult::Unsubscribe)
            }
            ClientRequest::CallTool(params) if self.tools.capability().is_some() => {
                self.tools.call_tool(context, params).await.map(ServerResult::CallTool)
            }
            ClientRequest::ListTools(params) if self.tools.capability().is_some() => {
                self.tools.list_tools(context, params).await.map(ServerResult::ListTools)
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

    /// Takes `"notifications/initialized"`.
    fn initialized(
        &self,
        context: &Cx,
        params: NotificationParams,
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

    /// Takes `"notifications/roots/list_changed"`.
    fn roots_list_changed(
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
            match ClientNotification::from_incoming(notification) {
                Ok(notification) => {
                    match notification {
                        ClientNotification::Cancelled(params) => {
                            self.cancelled(context, params).await
                        }
                        ClientNotification::Initialized(params) => {
                            self.initialized(context, params).await
                        }
                        ClientNotification::Progress(params) => {
                            self.progress(context, params).await
                        }
                        ClientNotification::RootsListChanged(params) => {
                            self.roots_list_changed(context, params).await
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

/// Shows that the client is alive: what every client must answer.
pub trait PingHandler<Cx: ?Sized + Sync = ()>: Send + Sync {
    /// Answers `"ping"`.
    fn ping(
        &self,
        context: &Cx,
        params: RequestParams,
    ) -> impl Future<Output = Result<EmptyResult, ErrorObject>> + Send;
}

/// Lets a server ask the client's model.
pub trait SamplingHandler<Cx: ?Sized + Sync = ()>: Send + Sync {
    /// What is advertised. With `None` neither is the capability, nor are the methods
    /// answered.
    fn capability(&self) -> Option<JsonObject> {
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
    fn capability(&self) -> Option<JsonObject> {
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

/// Tells a server which folders it may work in.
pub trait RootsHandler<Cx: ?Sized + Sync = ()>: Send + Sync {
    /// What is advertised. With `None` neither is the capability, nor are the methods
    /// answered.
    fn capability(&self) -> Option<RootsCapability> {
        Some(Default::default())
    }

    /// Answers `"roots/list"`.
    fn list_roots(
        &self,
        context: &Cx,
        params: RequestParams,
    ) -> impl Future<Output = Result<ListRootsResult, ErrorObject>> + Send;
}

impl<Cx: ?Sized + Sync> RootsHandler<Cx> for Absent {
    fn capability(&self) -> Option<RootsCapability> {
        None
    }

    fn list_roots(
        &self,
        _: &Cx,
        _: RequestParams,
    ) -> impl Future<Output = Result<ListRootsResult, ErrorObject>> + Send {
        ready(Err(ErrorObject::method_not_found("roots/list")))
    }
}

/// What a client answers with: a handler for each capability that it has, and none for the
/// others.
#[derive(Clone, Debug)]
pub struct ClientHandlers<Cx: ?Sized, Ping, Sampling = Absent, Roots = Absent> {
    ping: Ping,
    sampling: Sampling,
    roots: Roots,
    context: PhantomData<fn(&Cx)>,
}

impl<Cx: ?Sized + Sync, Ping: PingHandler<Cx>> ClientHandlers<Cx, Ping> {
    /// Nothing but what must be answered.
    pub fn new(ping: Ping) -> Self {
        Self {
            ping,
            sampling: Absent,
            roots: Absent,
            context: PhantomData,
        }
    }
}

impl<
    Cx: ?Sized + Sync,
    Ping,
    Sampling,
    Roots,
> ClientHandlers<Cx, Ping, Sampling, Roots> {
    /// Lets a server ask the client's model.
    pub fn with_sampling<H: SamplingHandler<Cx>>(
        self,
        sampling: H,
    ) -> ClientHandlers<Cx, Ping, H, Roots> {
        ClientHandlers {
            ping: self.ping,
            sampling,
            roots: self.roots,
            context: PhantomData,
        }
    }

    /// Tells a server which folders it may work in.
    pub fn with_roots<H: RootsHandler<Cx>>(
        self,
        roots: H,
    ) -> ClientHandlers<Cx, Ping, Sampling, H> {
        ClientHandlers {
            ping: self.ping,
            sampling: self.sampling,
            roots,
            context: PhantomData,
        }
    }
}

impl<
    Cx: ?Sized + Sync,
    Ping: PingHandler<Cx>,
    Sampling: SamplingHandler<Cx>,
    Roots: RootsHandler<Cx>,
> ClientHandlers<Cx, Ping, Sampling, Roots> {
    /// What the handlers offer, and nothing else.
    pub fn capabilities(&self) -> ClientCapabilities {
        let mut capabilities = ClientCapabilities::new();
        capabilities.sampling = self.sampling.capability();
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
            ServerRequest::Ping(params) => {
                self.ping.ping(context, params).await.map(ClientResult::Ping)
            }
            ServerRequest::ListRoots(params) if self.roots.capability().is_some() => {
                self.roots.list_roots(context, params).await.map(ClientResult::ListRoots)
            }
            ServerRequest::CreateMessage(
                params,
            ) if self.sampling.capability().is_some() => {
                self.sampling
                    .create_message(context, params)
                    .await
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
