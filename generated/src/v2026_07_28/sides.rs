// Written by `mcp-codegen generate`. Do not edit: change the schema or the generator.

//! What each side sends and how it answers, as enums to match on.

use serde::{Serialize, Serializer};
use serde_json::value::RawValue;
use super::{
    CallToolOutcome, CallToolRequest, CallToolRequestParams, CancelledNotification,
    CancelledNotificationParams, CompleteRequest, CompleteRequestParams, CompleteResult,
    CreateMessageRequest, CreateMessageRequestParams, CreateMessageResult,
    DiscoverRequest, DiscoverResult, ElicitRequest, ElicitRequestParams, ElicitResult,
    GetPromptOutcome, GetPromptRequest, GetPromptRequestParams, ListPromptsRequest,
    ListPromptsResult, ListResourceTemplatesRequest, ListResourceTemplatesResult,
    ListResourcesRequest, ListResourcesResult, ListRootsRequest, ListRootsRequestParams,
    ListRootsResult, ListToolsRequest, ListToolsResult, LoggingMessageNotification,
    LoggingMessageNotificationParams, NotificationParams, PaginatedRequestParams,
    ProgressNotification, ProgressNotificationParams, PromptListChangedNotification,
    ReadResourceOutcome, ReadResourceRequest, ReadResourceRequestParams, RequestParams,
    ResourceListChangedNotification, ResourceUpdatedNotification,
    ResourceUpdatedNotificationParams, SubscriptionsAcknowledgedNotification,
    SubscriptionsAcknowledgedNotificationParams, SubscriptionsListenRequest,
    SubscriptionsListenRequestParams, SubscriptionsListenResult,
    ToolListChangedNotification,
};
use crate::message::{MessageError, Notification, Payload, Request, write_payload};
use crate::rpc::{IncomingNotification, IncomingRequest};

/// The methods of all requests and notifications.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Method {
    /// The text `"completion/complete"`.
    Complete,
    /// The text `"elicitation/create"`.
    Elicit,
    /// The text `"notifications/cancelled"`.
    Cancelled,
    /// The text `"notifications/message"`.
    LoggingMessage,
    /// The text `"notifications/progress"`.
    Progress,
    /// The text `"notifications/prompts/list_changed"`.
    PromptListChanged,
    /// The text `"notifications/resources/list_changed"`.
    ResourceListChanged,
    /// The text `"notifications/resources/updated"`.
    ResourceUpdated,
    /// The text `"notifications/subscriptions/acknowledged"`.
    SubscriptionsAcknowledged,
    /// The text `"notifications/tools/list_changed"`.
    ToolListChanged,
    /// The text `"prompts/get"`.
    GetPrompt,
    /// The text `"prompts/list"`.
    ListPrompts,
    /// The text `"resources/list"`.
    ListResources,
    /// The text `"resources/read"`.
    ReadResource,
    /// The text `"resources/templates/list"`.
    ListResourceTemplates,
    /// The text `"roots/list"`.
    ListRoots,
    /// The text `"sampling/createMessage"`.
    CreateMessage,
    /// The text `"server/discover"`.
    Discover,
    /// The text `"subscriptions/listen"`.
    SubscriptionsListen,
    /// The text `"tools/call"`.
    CallTool,
    /// The text `"tools/list"`.
    ListTools,
    /// A text that this version of the protocol does not name.
    Other(String),
}

impl Method {
    /// The text on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Complete => "completion/complete",
            Self::Elicit => "elicitation/create",
            Self::Cancelled => "notifications/cancelled",
            Self::LoggingMessage => "notifications/message",
            Self::Progress => "notifications/progress",
            Self::PromptListChanged => "notifications/prompts/list_changed",
            Self::ResourceListChanged => "notifications/resources/list_changed",
            Self::ResourceUpdated => "notifications/resources/updated",
            Self::SubscriptionsAcknowledged => "notifications/subscriptions/acknowledged",
            Self::ToolListChanged => "notifications/tools/list_changed",
            Self::GetPrompt => "prompts/get",
            Self::ListPrompts => "prompts/list",
            Self::ListResources => "resources/list",
            Self::ReadResource => "resources/read",
            Self::ListResourceTemplates => "resources/templates/list",
            Self::ListRoots => "roots/list",
            Self::CreateMessage => "sampling/createMessage",
            Self::Discover => "server/discover",
            Self::SubscriptionsListen => "subscriptions/listen",
            Self::CallTool => "tools/call",
            Self::ListTools => "tools/list",
            Self::Other(text) => text,
        }
    }

    fn named(text: &str) -> Option<Self> {
        Some(
            match text {
                "completion/complete" => Self::Complete,
                "elicitation/create" => Self::Elicit,
                "notifications/cancelled" => Self::Cancelled,
                "notifications/message" => Self::LoggingMessage,
                "notifications/progress" => Self::Progress,
                "notifications/prompts/list_changed" => Self::PromptListChanged,
                "notifications/resources/list_changed" => Self::ResourceListChanged,
                "notifications/resources/updated" => Self::ResourceUpdated,
                "notifications/subscriptions/acknowledged" => {
                    Self::SubscriptionsAcknowledged
                }
                "notifications/tools/list_changed" => Self::ToolListChanged,
                "prompts/get" => Self::GetPrompt,
                "prompts/list" => Self::ListPrompts,
                "resources/list" => Self::ListResources,
                "resources/read" => Self::ReadResource,
                "resources/templates/list" => Self::ListResourceTemplates,
                "roots/list" => Self::ListRoots,
                "sampling/createMessage" => Self::CreateMessage,
                "server/discover" => Self::Discover,
                "subscriptions/listen" => Self::SubscriptionsListen,
                "tools/call" => Self::CallTool,
                "tools/list" => Self::ListTools,
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
    /// The parameters of `"completion/complete"`.
    Complete(Box<CompleteRequestParams>),
    /// The parameters of `"prompts/get"`.
    GetPrompt(Box<GetPromptRequestParams>),
    /// The parameters of `"prompts/list"`.
    ListPrompts(Box<PaginatedRequestParams>),
    /// The parameters of `"resources/list"`.
    ListResources(Box<PaginatedRequestParams>),
    /// The parameters of `"resources/read"`.
    ReadResource(Box<ReadResourceRequestParams>),
    /// The parameters of `"resources/templates/list"`.
    ListResourceTemplates(Box<PaginatedRequestParams>),
    /// The parameters of `"server/discover"`.
    Discover(Box<RequestParams>),
    /// The parameters of `"subscriptions/listen"`.
    SubscriptionsListen(Box<SubscriptionsListenRequestParams>),
    /// The parameters of `"tools/call"`.
    CallTool(Box<CallToolRequestParams>),
    /// The parameters of `"tools/list"`.
    ListTools(Box<PaginatedRequestParams>),
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
            <CompleteRequest as Request>::METHOD => {
                CompleteRequest::read_params(params).map(Box::new).map(Self::Complete)
            }
            <GetPromptRequest as Request>::METHOD => {
                GetPromptRequest::read_params(params).map(Box::new).map(Self::GetPrompt)
            }
            <ListPromptsRequest as Request>::METHOD => {
                ListPromptsRequest::read_params(params)
                    .map(Box::new)
                    .map(Self::ListPrompts)
            }
            <ListResourcesRequest as Request>::METHOD => {
                ListResourcesRequest::read_params(params)
                    .map(Box::new)
                    .map(Self::ListResources)
            }
            <ReadResourceRequest as Request>::METHOD => {
                ReadResourceRequest::read_params(params)
                    .map(Box::new)
                    .map(Self::ReadResource)
            }
            <ListResourceTemplatesRequest as Request>::METHOD => {
                ListResourceTemplatesRequest::read_params(params)
                    .map(Box::new)
                    .map(Self::ListResourceTemplates)
            }
            <DiscoverRequest as Request>::METHOD => {
                DiscoverRequest::read_params(params).map(Box::new).map(Self::Discover)
            }
            <SubscriptionsListenRequest as Request>::METHOD => {
                SubscriptionsListenRequest::read_params(params)
                    .map(Box::new)
                    .map(Self::SubscriptionsListen)
            }
            <CallToolRequest as Request>::METHOD => {
                CallToolRequest::read_params(params).map(Box::new).map(Self::CallTool)
            }
            <ListToolsRequest as Request>::METHOD => {
                ListToolsRequest::read_params(params).map(Box::new).map(Self::ListTools)
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
            Self::Complete(_) => <CompleteRequest as Request>::METHOD,
            Self::GetPrompt(_) => <GetPromptRequest as Request>::METHOD,
            Self::ListPrompts(_) => <ListPromptsRequest as Request>::METHOD,
            Self::ListResources(_) => <ListResourcesRequest as Request>::METHOD,
            Self::ReadResource(_) => <ReadResourceRequest as Request>::METHOD,
            Self::ListResourceTemplates(_) => {
                <ListResourceTemplatesRequest as Request>::METHOD
            }
            Self::Discover(_) => <DiscoverRequest as Request>::METHOD,
            Self::SubscriptionsListen(_) => {
                <SubscriptionsListenRequest as Request>::METHOD
            }
            Self::CallTool(_) => <CallToolRequest as Request>::METHOD,
            Self::ListTools(_) => <ListToolsRequest as Request>::METHOD,
        }
    }

    fn write_params<M: serde::ser::SerializeMap>(
        &self,
        map: &mut M,
    ) -> Result<(), M::Error> {
        match self {
            Self::Complete(params) => {
                write_payload(map, params, <CompleteRequest as Request>::PARAMS_REQUIRED)
            }
            Self::GetPrompt(params) => {
                write_payload(
                    map,
                    params,
                    <GetPromptRequest as Request>::PARAMS_REQUIRED,
                )
            }
            Self::ListPrompts(params) => {
                write_payload(
                    map,
                    params,
                    <ListPromptsRequest as Request>::PARAMS_REQUIRED,
                )
            }
            Self::ListResources(params) => {
                write_payload(
                    map,
                    params,
                    <ListResourcesRequest as Request>::PARAMS_REQUIRED,
                )
            }
            Self::ReadResource(params) => {
                write_payload(
                    map,
                    params,
                    <ReadResourceRequest as Request>::PARAMS_REQUIRED,
                )
            }
            Self::ListResourceTemplates(params) => {
                write_payload(
                    map,
                    params,
                    <ListResourceTemplatesRequest as Request>::PARAMS_REQUIRED,
                )
            }
            Self::Discover(params) => {
                write_payload(map, params, <DiscoverRequest as Request>::PARAMS_REQUIRED)
            }
            Self::SubscriptionsListen(params) => {
                write_payload(
                    map,
                    params,
                    <SubscriptionsListenRequest as Request>::PARAMS_REQUIRED,
                )
            }
            Self::CallTool(params) => {
                write_payload(map, params, <CallToolRequest as Request>::PARAMS_REQUIRED)
            }
            Self::ListTools(params) => {
                write_payload(
                    map,
                    params,
                    <ListToolsRequest as Request>::PARAMS_REQUIRED,
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

/// The notifications that a client sends, told apart by method.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum ClientNotification {
    /// The parameters of `"notifications/cancelled"`.
    Cancelled(CancelledNotificationParams),
}

impl ClientNotification {
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
            <CancelledNotification as Notification>::METHOD => {
                CancelledNotification::read_params(params).map(Self::Cancelled)
            }
            _ => return Err(MessageError::UnknownMethod(method.to_owned())),
        }
            .map_err(MessageError::InvalidParams)
    }
}

impl Payload for ClientNotification {
    #[inline]
    fn method(&self) -> &'static str {
        match self {
            Self::Cancelled(_) => <CancelledNotification as Notification>::METHOD,
        }
    }

    fn write_params<M: serde::ser::SerializeMap>(
        &self,
        map: &mut M,
    ) -> Result<(), M::Error> {
        match self {
            Self::Cancelled(params) => {
                write_payload(
                    map,
                    params,
                    <CancelledNotification as Notification>::PARAMS_REQUIRED,
                )
            }
        }
    }
}

impl Serialize for ClientNotification {
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
    /// The parameters of `"notifications/cancelled"`.
    Cancelled(CancelledNotificationParams),
    /// The parameters of `"notifications/message"`.
    LoggingMessage(LoggingMessageNotificationParams),
    /// The parameters of `"notifications/progress"`.
    Progress(ProgressNotificationParams),
    /// The parameters of `"notifications/prompts/list_changed"`.
    PromptListChanged(NotificationParams),
    /// The parameters of `"notifications/resources/list_changed"`.
    ResourceListChanged(NotificationParams),
    /// The parameters of `"notifications/resources/updated"`.
    ResourceUpdated(ResourceUpdatedNotificationParams),
    /// The parameters of `"notifications/subscriptions/acknowledged"`.
    SubscriptionsAcknowledged(SubscriptionsAcknowledgedNotificationParams),
    /// The parameters of `"notifications/tools/list_changed"`.
    ToolListChanged(NotificationParams),
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
            <CancelledNotification as Notification>::METHOD => {
                CancelledNotification::read_params(params).map(Self::Cancelled)
            }
            <LoggingMessageNotification as Notification>::METHOD => {
                LoggingMessageNotification::read_params(params).map(Self::LoggingMessage)
            }
            <ProgressNotification as Notification>::METHOD => {
                ProgressNotification::read_params(params).map(Self::Progress)
            }
            <PromptListChangedNotification as Notification>::METHOD => {
                PromptListChangedNotification::read_params(params)
                    .map(Self::PromptListChanged)
            }
            <ResourceListChangedNotification as Notification>::METHOD => {
                ResourceListChangedNotification::read_params(params)
                    .map(Self::ResourceListChanged)
            }
            <ResourceUpdatedNotification as Notification>::METHOD => {
                ResourceUpdatedNotification::read_params(params)
                    .map(Self::ResourceUpdated)
            }
            <SubscriptionsAcknowledgedNotification as Notification>::METHOD => {
                SubscriptionsAcknowledgedNotification::read_params(params)
                    .map(Self::SubscriptionsAcknowledged)
            }
            <ToolListChangedNotification as Notification>::METHOD => {
                ToolListChangedNotification::read_params(params)
                    .map(Self::ToolListChanged)
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
            Self::Cancelled(_) => <CancelledNotification as Notification>::METHOD,
            Self::LoggingMessage(_) => {
                <LoggingMessageNotification as Notification>::METHOD
            }
            Self::Progress(_) => <ProgressNotification as Notification>::METHOD,
            Self::PromptListChanged(_) => {
                <PromptListChangedNotification as Notification>::METHOD
            }
            Self::ResourceListChanged(_) => {
                <ResourceListChangedNotification as Notification>::METHOD
            }
            Self::ResourceUpdated(_) => {
                <ResourceUpdatedNotification as Notification>::METHOD
            }
            Self::SubscriptionsAcknowledged(_) => {
                <SubscriptionsAcknowledgedNotification as Notification>::METHOD
            }
            Self::ToolListChanged(_) => {
                <ToolListChangedNotification as Notification>::METHOD
            }
        }
    }

    fn write_params<M: serde::ser::SerializeMap>(
        &self,
        map: &mut M,
    ) -> Result<(), M::Error> {
        match self {
            Self::Cancelled(params) => {
                write_payload(
                    map,
                    params,
                    <CancelledNotification as Notification>::PARAMS_REQUIRED,
                )
            }
            Self::LoggingMessage(params) => {
                write_payload(
                    map,
                    params,
                    <LoggingMessageNotification as Notification>::PARAMS_REQUIRED,
                )
            }
            Self::Progress(params) => {
                write_payload(
                    map,
                    params,
                    <ProgressNotification as Notification>::PARAMS_REQUIRED,
                )
            }
            Self::PromptListChanged(params) => {
                write_payload(
                    map,
                    params,
                    <PromptListChangedNotification as Notification>::PARAMS_REQUIRED,
                )
            }
            Self::ResourceListChanged(params) => {
                write_payload(
                    map,
                    params,
                    <ResourceListChangedNotification as Notification>::PARAMS_REQUIRED,
                )
            }
            Self::ResourceUpdated(params) => {
                write_payload(
                    map,
                    params,
                    <ResourceUpdatedNotification as Notification>::PARAMS_REQUIRED,
                )
            }
            Self::SubscriptionsAcknowledged(params) => {
                write_payload(
                    map,
                    params,
                    <SubscriptionsAcknowledgedNotification as Notification>::PARAMS_REQUIRED,
                )
            }
            Self::ToolListChanged(params) => {
                write_payload(
                    map,
                    params,
                    <ToolListChangedNotification as Notification>::PARAMS_REQUIRED,
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
    /// The result of `"completion/complete"`.
    Complete(Box<CompleteResult>),
    /// The result of `"prompts/get"`.
    GetPrompt(GetPromptOutcome),
    /// The result of `"prompts/list"`.
    ListPrompts(Box<ListPromptsResult>),
    /// The result of `"resources/list"`.
    ListResources(Box<ListResourcesResult>),
    /// The result of `"resources/read"`.
    ReadResource(ReadResourceOutcome),
    /// The result of `"resources/templates/list"`.
    ListResourceTemplates(Box<ListResourceTemplatesResult>),
    /// The result of `"server/discover"`.
    Discover(Box<DiscoverResult>),
    /// The result of `"subscriptions/listen"`.
    SubscriptionsListen(Box<SubscriptionsListenResult>),
    /// The result of `"tools/call"`.
    CallTool(CallToolOutcome),
    /// The result of `"tools/list"`.
    ListTools(Box<ListToolsResult>),
}

impl ServerResult {
    /// Reads the result of a request with this method.
    ///
    /// # Errors
    /// If the method is not one of these, or the result is not its own.
    #[inline]
    pub fn read(method: &str, result: &RawValue) -> Result<Self, MessageError> {
        match method {
            <CompleteRequest as Request>::METHOD => {
                CompleteRequest::read_result(result).map(Box::new).map(Self::Complete)
            }
            <GetPromptRequest as Request>::METHOD => {
                GetPromptRequest::read_result(result).map(Self::GetPrompt)
            }
            <ListPromptsRequest as Request>::METHOD => {
                ListPromptsRequest::read_result(result)
                    .map(Box::new)
                    .map(Self::ListPrompts)
            }
            <ListResourcesRequest as Request>::METHOD => {
                ListResourcesRequest::read_result(result)
                    .map(Box::new)
                    .map(Self::ListResources)
            }
            <ReadResourceRequest as Request>::METHOD => {
                ReadResourceRequest::read_result(result).map(Self::ReadResource)
            }
            <ListResourceTemplatesRequest as Request>::METHOD => {
                ListResourceTemplatesRequest::read_result(result)
                    .map(Box::new)
                    .map(Self::ListResourceTemplates)
            }
            <DiscoverRequest as Request>::METHOD => {
                DiscoverRequest::read_result(result).map(Box::new).map(Self::Discover)
            }
            <SubscriptionsListenRequest as Request>::METHOD => {
                SubscriptionsListenRequest::read_result(result)
                    .map(Box::new)
                    .map(Self::SubscriptionsListen)
            }
            <CallToolRequest as Request>::METHOD => {
                CallToolRequest::read_result(result).map(Self::CallTool)
            }
            <ListToolsRequest as Request>::METHOD => {
                ListToolsRequest::read_result(result).map(Box::new).map(Self::ListTools)
            }
            _ => return Err(MessageError::UnknownMethod(method.to_owned())),
        }
            .map_err(MessageError::InvalidResult)
    }

    /// The method of the request that it answers.
    #[inline]
    pub fn method(&self) -> &'static str {
        match self {
            Self::Complete(_) => <CompleteRequest as Request>::METHOD,
            Self::GetPrompt(_) => <GetPromptRequest as Request>::METHOD,
            Self::ListPrompts(_) => <ListPromptsRequest as Request>::METHOD,
            Self::ListResources(_) => <ListResourcesRequest as Request>::METHOD,
            Self::ReadResource(_) => <ReadResourceRequest as Request>::METHOD,
            Self::ListResourceTemplates(_) => {
                <ListResourceTemplatesRequest as Request>::METHOD
            }
            Self::Discover(_) => <DiscoverRequest as Request>::METHOD,
            Self::SubscriptionsListen(_) => {
                <SubscriptionsListenRequest as Request>::METHOD
            }
            Self::CallTool(_) => <CallToolRequest as Request>::METHOD,
            Self::ListTools(_) => <ListToolsRequest as Request>::METHOD,
        }
    }
}

impl Serialize for ServerResult {
    fn serialize<S: Serializer>(&self, output: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Complete(result) => result.serialize(output),
            Self::GetPrompt(result) => result.serialize(output),
            Self::ListPrompts(result) => result.serialize(output),
            Self::ListResources(result) => result.serialize(output),
            Self::ReadResource(result) => result.serialize(output),
            Self::ListResourceTemplates(result) => result.serialize(output),
            Self::Discover(result) => result.serialize(output),
            Self::SubscriptionsListen(result) => result.serialize(output),
            Self::CallTool(result) => result.serialize(output),
            Self::ListTools(result) => result.serialize(output),
        }
    }
}
