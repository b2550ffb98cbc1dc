// Written by `mcp-codegen generate`. Do not edit: change the schema or the generator.

//! Who answers: a trait for each capability.

use std::future::{Future, ready};
use std::marker::PhantomData;
use super::{
    CancelTaskRequestParams, CancelTaskResult, ClientRequest, ClientResult,
    CreateMessageRequestParams, CreateMessageResult, ElicitRequestParams, ElicitResult,
    GetTaskRequestParams, GetTaskResult, ListRootsRequestParams, ListRootsResult,
    ServerNotification, ServerRequest, ServerResult, TaskStatusNotificationParams,
    UpdateTaskRequestParams, UpdateTaskResult,
};
use crate::dispatch::Absent;
use crate::message::{MessageError, Payload};
use crate::rpc::{ErrorObject, IncomingNotification};

/// Runs requests as tasks that outlive their response.
pub trait TasksHandler<Cx: ?Sized + Sync = ()>: Send + Sync {
    /// Whether the methods are answered, and advertised where there is a way to do so.
    fn offered(&self) -> bool {
        true
    }

    /// Answers `"tasks/cancel"`.
    fn cancel_task(
        &self,
        context: &Cx,
        params: CancelTaskRequestParams,
    ) -> impl Future<Output = Result<CancelTaskResult, ErrorObject>> + Send;
    /// Answers `"tasks/get"`.
    fn get_task(
        &self,
        context: &Cx,
        params: GetTaskRequestParams,
    ) -> impl Future<Output = Result<GetTaskResult, ErrorObject>> + Send;
    /// Answers `"tasks/update"`.
    fn update_task(
        &self,
        context: &Cx,
        params: UpdateTaskRequestParams,
    ) -> impl Future<Output = Result<UpdateTaskResult, ErrorObject>> + Send;
}

impl<Cx: ?Sized + Sync> TasksHandler<Cx> for Absent {
    fn offered(&self) -> bool {
        false
    }

    fn cancel_task(
        &self,
        _: &Cx,
        _: CancelTaskRequestParams,
    ) -> impl Future<Output = Result<CancelTaskResult, ErrorObject>> + Send {
        ready(Err(ErrorObject::method_not_found("tasks/cancel")))
    }

    fn get_task(
        &self,
        _: &Cx,
        _: GetTaskRequestParams,
    ) -> impl Future<Output = Result<GetTaskResult, ErrorObject>> + Send {
        ready(Err(ErrorObject::method_not_found("tasks/get")))
    }

    fn update_task(
        &self,
        _: &Cx,
        _: UpdateTaskRequestParams,
    ) -> impl Future<Output = Result<UpdateTaskResult, ErrorObject>> + Send {
        ready(Err(ErrorObject::method_not_found("tasks/update")))
    }
}

/// What a server answers with: a handler for each capability that it has, and none for the
/// others.
#[derive(Clone, Debug)]
pub struct ServerHandlers<Cx: ?Sized, Tasks = Absent> {
    tasks: Tasks,
    context: PhantomData<fn(&Cx)>,
}

impl<Cx: ?Sized + Sync> ServerHandlers<Cx> {
    /// Nothing but what must be answered.
    pub fn new() -> Self {
        Self {
            tasks: Absent,
            context: PhantomData,
        }
    }
}

impl<Cx: ?Sized + Sync> Default for ServerHandlers<Cx> {
    fn default() -> Self {
        Self::new()
    }
}

impl<Cx: ?Sized + Sync, Tasks> ServerHandlers<Cx, Tasks> {
    /// Runs requests as tasks that outlive their response.
    pub fn with_tasks<H: TasksHandler<Cx>>(self, tasks: H) -> ServerHandlers<Cx, H> {
        ServerHandlers {
            tasks,
            context: PhantomData,
        }
    }
}

impl<Cx: ?Sized + Sync, Tasks: TasksHandler<Cx>> ServerHandlers<Cx, Tasks> {
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
            ClientRequest::CancelTask(params) if self.tasks.offered() => {
                self.tasks
                    .cancel_task(context, params)
                    .await
                    .map(ServerResult::CancelTask)
            }
            ClientRequest::GetTask(params) if self.tasks.offered() => {
                self.tasks.get_task(context, params).await.map(ServerResult::GetTask)
            }
            ClientRequest::UpdateTask(params) if self.tasks.offered() => {
                self.tasks
                    .update_task(context, params)
                    .await
                    .map(ServerResult::UpdateTask)
            }

            #[allow(unreachable_patterns)]
            _ => Err(ErrorObject::method_not_found(method)),
        }
    }
}

/// Lets a server ask the client's model.
pub trait SamplingHandler<Cx: ?Sized + Sync = ()>: Send + Sync {
    /// Whether the methods are answered, and advertised where there is a way to do so.
    fn offered(&self) -> bool {
        true
    }

    /// Answers `"sampling/createMessage"`.
    fn create_message(
        &self,
        context: &Cx,
        params: CreateMessageRequestParams,
    ) -> impl Future<Output = Result<CreateMessageResult, ErrorObject>> + Send;
}

impl<Cx: ?Sized + Sync> SamplingHandler<Cx> for Absent {
    fn offered(&self) -> bool {
        false
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
    /// Whether the methods are answered, and advertised where there is a way to do so.
    fn offered(&self) -> bool {
        true
    }

    /// Answers `"elicitation/create"`.
    fn elicit(
        &self,
        context: &Cx,
        params: ElicitRequestParams,
    ) -> impl Future<Output = Result<ElicitResult, ErrorObject>> + Send;
}

impl<Cx: ?Sized + Sync> ElicitationHandler<Cx> for Absent {
    fn offered(&self) -> bool {
        false
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
    /// Whether the methods are answered, and advertised where there is a way to do so.
    fn offered(&self) -> bool {
        true
    }

    /// Answers `"roots/list"`.
    fn list_roots(
        &self,
        context: &Cx,
        params: ListRootsRequestParams,
    ) -> impl Future<Output = Result<ListRootsResult, ErrorObject>> + Send;
}

impl<Cx: ?Sized + Sync> RootsHandler<Cx> for Absent {
    fn offered(&self) -> bool {
        false
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
            ServerRequest::Elicit(params) if self.elicitation.offered() => {
                self.elicitation.elicit(context, params).await.map(ClientResult::Elicit)
            }
            ServerRequest::ListRoots(params) if self.roots.offered() => {
                self.roots.list_roots(context, params).await.map(ClientResult::ListRoots)
            }
            ServerRequest::CreateMessage(params) if self.sampling.offered() => {
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
    /// Takes `"notifications/tasks"`.
    fn task_status(
        &self,
        context: &Cx,
        params: TaskStatusNotificationParams,
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
                        ServerNotification::TaskStatus(params) => {
                            self.task_status(context, *params).await
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
