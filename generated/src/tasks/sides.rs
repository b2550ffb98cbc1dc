// Written by `mcp-codegen generate`. Do not edit: change the schema or the generator.

//! What each side sends and how it answers, as enums to match on.

use serde::{Serialize, Serializer};
use serde_json::value::RawValue;
use super::{
    CancelTaskRequest, CancelTaskRequestParams, CancelTaskResult, CreateMessageRequest,
    CreateMessageRequestParams, CreateMessageResult, ElicitRequest, ElicitRequestParams,
    ElicitResult, GetTaskRequest, GetTaskRequestParams, GetTaskResult, ListRootsRequest,
    ListRootsRequestParams, ListRootsResult, TaskStatusNotification,
    TaskStatusNotificationParams, UpdateTaskRequest, UpdateTaskRequestParams,
    UpdateTaskResult,
};
use crate::message::{MessageError, Notification, Payload, Request, write_payload};
use crate::rpc::{IncomingNotification, IncomingRequest};

/// The methods of all requests and notifications.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Method {
    /// The text `"elicitation/create"`.
    Elicit,
    /// The text `"notifications/tasks"`.
    TaskStatus,
    /// The text `"roots/list"`.
    ListRoots,
    /// The text `"sampling/createMessage"`.
    CreateMessage,
    /// The text `"tasks/cancel"`.
    CancelTask,
    /// The text `"tasks/get"`.
    GetTask,
    /// The text `"tasks/update"`.
    UpdateTask,
    /// A text that this version of the protocol does not name.
    Other(String),
}

impl Method {
    /// The text on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Elicit => "elicitation/create",
            Self::TaskStatus => "notifications/tasks",
            Self::ListRoots => "roots/list",
            Self::CreateMessage => "sampling/createMessage",
            Self::CancelTask => "tasks/cancel",
            Self::GetTask => "tasks/get",
            Self::UpdateTask => "tasks/update",
            Self::Other(text) => text,
        }
    }

    fn named(text: &str) -> Option<Self> {
        Some(
            match text {
                "elicitation/create" => Self::Elicit,
                "notifications/tasks" => Self::TaskStatus,
                "roots/list" => Self::ListRoots,
                "sampling/createMessage" => Self::CreateMessage,
                "tasks/cancel" => Self::CancelTask,
                "tasks/get" => Self::GetTask,
                "tasks/update" => Self::UpdateTask,
                _ => return None,
            },
        )
    }
}

impl From<&str> for Method {
    fn from(text: &str) -> Self {
        Self::named(text).unwrap_or_else(|| Self::Other(text.to_owned()))
    }
}

impl From<String> for Method {
    fn from(text: String) -> Self {
        Self::named(&text).unwrap_or(Self::Other(text))
    }
}

impl std::fmt::Display for Method {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.as_str())
    }
}

/// The requests that a client sends, told apart by method.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum ClientRequest {
    /// The parameters of `"tasks/cancel"`.
    CancelTask(CancelTaskRequestParams),
    /// The parameters of `"tasks/get"`.
    GetTask(GetTaskRequestParams),
    /// The parameters of `"tasks/update"`.
    UpdateTask(UpdateTaskRequestParams),
}

impl ClientRequest {
    /// Reads the parameters by what the method says they are.
    ///
    /// # Errors
    /// If the method is not one of these, or the parameters are not its own.
    #[inline]
    pub fn from_incoming(incoming: &IncomingRequest<'_>) -> Result<Self, MessageError> {
        Self::read(&incoming.method, incoming.params)
    }

    /// Reads the parameters of `method`.
    ///
    /// # Errors
    /// If the method is not one of these, or the parameters are not its own.
    #[inline]
    pub fn read(method: &str, params: Option<&RawValue>) -> Result<Self, MessageError> {
        match method {
            <CancelTaskRequest as Request>::METHOD => {
                CancelTaskRequest::read_params(params).map(Self::CancelTask)
            }
            <GetTaskRequest as Request>::METHOD => {
                GetTaskRequest::read_params(params).map(Self::GetTask)
            }
            <UpdateTaskRequest as Request>::METHOD => {
                UpdateTaskRequest::read_params(params).map(Self::UpdateTask)
            }
            _ => return Err(MessageError::UnknownMethod(method.to_owned())),
        }
            .map_err(MessageError::InvalidParams)
    }
}

impl Payload for ClientRequest {
    #[inline]
    fn method(&self) -> &'static str {
        match self {
            Self::CancelTask(_) => <CancelTaskRequest as Request>::METHOD,
            Self::GetTask(_) => <GetTaskRequest as Request>::METHOD,
            Self::UpdateTask(_) => <UpdateTaskRequest as Request>::METHOD,
        }
    }

    fn write_params<M: serde::ser::SerializeMap>(
        &self,
        map: &mut M,
    ) -> Result<(), M::Error> {
        match self {
            Self::CancelTask(params) => {
                write_payload(
                    map,
                    params,
                    <CancelTaskRequest as Request>::PARAMS_REQUIRED,
                )
            }
            Self::GetTask(params) => {
                write_payload(map, params, <GetTaskRequest as Request>::PARAMS_REQUIRED)
            }
            Self::UpdateTask(params) => {
                write_payload(
                    map,
                    params,
                    <UpdateTaskRequest as Request>::PARAMS_REQUIRED,
                )
            }
        }
    }
}

impl Serialize for ClientRequest {
    fn serialize<S: Serializer>(&self, output: S) -> Result<S::Ok, S::Error> {
        self.write_bare(output)
    }
}

/// The results that a client answers with. Only the request tells which one it is.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum ClientResult {
    /// The result of `"elicitation/create"`.
    Elicit(ElicitResult),
    /// The result of `"roots/list"`.
    ListRoots(ListRootsResult),
    /// The result of `"sampling/createMessage"`.
    CreateMessage(Box<CreateMessageResult>),
}

impl ClientResult {
    /// Reads the result of a request with this method.
    ///
    /// # Errors
    /// If the method is not one of these, or the result is not its own.
    #[inline]
    pub fn read(method: &str, result: &RawValue) -> Result<Self, MessageError> {
        match method {
            <ElicitRequest as Request>::METHOD => {
                ElicitRequest::read_result(result).map(Self::Elicit)
            }
            <ListRootsRequest as Request>::METHOD => {
                ListRootsRequest::read_result(result).map(Self::ListRoots)
            }
            <CreateMessageRequest as Request>::METHOD => {
                CreateMessageRequest::read_result(result)
                    .map(Box::new)
                    .map(Self::CreateMessage)
            }
            _ => return Err(MessageError::UnknownMethod(method.to_owned())),
        }
            .map_err(MessageError::InvalidResult)
    }

    /// The method of the request that it answers.
    #[inline]
    pub fn method(&self) -> &'static str {
        match self {
            Self::Elicit(_) => <ElicitRequest as Request>::METHOD,
            Self::ListRoots(_) => <ListRootsRequest as Request>::METHOD,
            Self::CreateMessage(_) => <CreateMessageRequest as Request>::METHOD,
        }
    }
}

impl Serialize for ClientResult {
    fn serialize<S: Serializer>(&self, output: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Elicit(result) => result.serialize(output),
            Self::ListRoots(result) => result.serialize(output),
            Self::CreateMessage(result) => result.serialize(output),
        }
    }
}

/// The requests that a server sends, told apart by method.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum ServerRequest {
    /// The parameters of `"elicitation/create"`.
    Elicit(ElicitRequestParams),
    /// The parameters of `"roots/list"`.
    ListRoots(ListRootsRequestParams),
    /// The parameters of `"sampling/createMessage"`.
    CreateMessage(Box<CreateMessageRequestParams>),
}

impl ServerRequest {
    /// Reads the parameters by what the method says they are.
    ///
    /// # Errors
    /// If the method is not one of these, or the parameters are not its own.
    #[inline]
    pub fn from_incoming(incoming: &IncomingRequest<'_>) -> Result<Self, MessageError> {
        Self::read(&incoming.method, incoming.params)
    }

    /// Reads the parameters of `method`.
    ///
    /// # Errors
    /// If the method is not one of these, or the parameters are not its own.
    #[inline]
    pub fn read(method: &str, params: Option<&RawValue>) -> Result<Self, MessageError> {
        match method {
            <ElicitRequest as Request>::METHOD => {
                ElicitRequest::read_params(params).map(Self::Elicit)
            }
            <ListRootsRequest as Request>::METHOD => {
                ListRootsRequest::read_params(params).map(Self::ListRoots)
            }
            <CreateMessageRequest as Request>::METHOD => {
                CreateMessageRequest::read_params(params)
                    .map(Box::new)
                    .map(Self::CreateMessage)
            }
            _ => return Err(MessageError::UnknownMethod(method.to_owned())),
        }
            .map_err(MessageError::InvalidParams)
    }
}

impl Payload for ServerRequest {
    #[inline]
    fn method(&self) -> &'static str {
        match self {
            Self::Elicit(_) => <ElicitRequest as Request>::METHOD,
            Self::ListRoots(_) => <ListRootsRequest as Request>::METHOD,
            Self::CreateMessage(_) => <CreateMessageRequest as Request>::METHOD,
        }
    }

    fn write_params<M: serde::ser::SerializeMap>(
        &self,
        map: &mut M,
    ) -> Result<(), M::Error> {
        match self {
            Self::Elicit(params) => {
                write_payload(map, params, <ElicitRequest as Request>::PARAMS_REQUIRED)
            }
            Self::ListRoots(params) => {
                write_payload(
                    map,
                    params,
                    <ListRootsRequest as Request>::PARAMS_REQUIRED,
                )
            }
            Self::CreateMessage(params) => {
                write_payload(
                    map,
                    params,
                    <CreateMessageRequest as Request>::PARAMS_REQUIRED,
                )
            }
        }
    }
}

impl Serialize for ServerRequest {
    fn serialize<S: Serializer>(&self, output: S) -> Result<S::Ok, S::Error> {
        self.write_bare(output)
    }
}

/// The notifications that a server sends, told apart by method.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum ServerNotification {
    /// The parameters of `"notifications/tasks"`.
    TaskStatus(Box<TaskStatusNotificationParams>),
}

impl ServerNotification {
    /// Reads the parameters by what the method says they are.
    ///
    /// # Errors
    /// If the method is not one of these, or the parameters are not its own.
    #[inline]
    pub fn from_incoming(
        incoming: &IncomingNotification<'_>,
    ) -> Result<Self, MessageError> {
        Self::read(&incoming.method, incoming.params)
    }

    /// Reads the parameters of `method`.
    ///
    /// # Errors
    /// If the method is not one of these, or the parameters are not its own.
    #[inline]
    pub fn read(method: &str, params: Option<&RawValue>) -> Result<Self, MessageError> {
        match method {
            <TaskStatusNotification as Notification>::METHOD => {
                TaskStatusNotification::read_params(params)
                    .map(Box::new)
                    .map(Self::TaskStatus)
            }
            _ => return Err(MessageError::UnknownMethod(method.to_owned())),
        }
            .map_err(MessageError::InvalidParams)
    }
}

impl Payload for ServerNotification {
    #[inline]
    fn method(&self) -> &'static str {
        match self {
            Self::TaskStatus(_) => <TaskStatusNotification as Notification>::METHOD,
        }
    }

    fn write_params<M: serde::ser::SerializeMap>(
        &self,
        map: &mut M,
    ) -> Result<(), M::Error> {
        match self {
            Self::TaskStatus(params) => {
                write_payload(
                    map,
                    params,
                    <TaskStatusNotification as Notification>::PARAMS_REQUIRED,
                )
            }
        }
    }
}

impl Serialize for ServerNotification {
    fn serialize<S: Serializer>(&self, output: S) -> Result<S::Ok, S::Error> {
        self.write_bare(output)
    }
}

/// The results that a server answers with. Only the request tells which one it is.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum ServerResult {
    /// The result of `"tasks/cancel"`.
    CancelTask(CancelTaskResult),
    /// The result of `"tasks/get"`.
    GetTask(GetTaskResult),
    /// The result of `"tasks/update"`.
    UpdateTask(UpdateTaskResult),
}

impl ServerResult {
    /// Reads the result of a request with this method.
    ///
    /// # Errors
    /// If the method is not one of these, or the result is not its own.
    #[inline]
    pub fn read(method: &str, result: &RawValue) -> Result<Self, MessageError> {
        match method {
            <CancelTaskRequest as Request>::METHOD => {
                CancelTaskRequest::read_result(result).map(Self::CancelTask)
            }
            <GetTaskRequest as Request>::METHOD => {
                GetTaskRequest::read_result(result).map(Self::GetTask)
            }
            <UpdateTaskRequest as Request>::METHOD => {
                UpdateTaskRequest::read_result(result).map(Self::UpdateTask)
            }
            _ => return Err(MessageError::UnknownMethod(method.to_owned())),
        }
            .map_err(MessageError::InvalidResult)
    }

    /// The method of the request that it answers.
    #[inline]
    pub fn method(&self) -> &'static str {
        match self {
            Self::CancelTask(_) => <CancelTaskRequest as Request>::METHOD,
            Self::GetTask(_) => <GetTaskRequest as Request>::METHOD,
            Self::UpdateTask(_) => <UpdateTaskRequest as Request>::METHOD,
        }
    }
}

impl Serialize for ServerResult {
    fn serialize<S: Serializer>(&self, output: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::CancelTask(result) => result.serialize(output),
            Self::GetTask(result) => result.serialize(output),
            Self::UpdateTask(result) => result.serialize(output),
        }
    }
}
