// Written by `mcp-codegen generate`. Do not edit: change the schema or the generator.

//! What each side sends and how it answers, as enums to match on.

use serde::{Serialize, Serializer};
use serde_json::value::RawValue;
use super::{
    CallToolRequest, CallToolRequestParams, CallToolResult, CancelledNotification,
    CancelledNotificationParams, CompleteRequest, CompleteRequestParams, CompleteResult,
    CreateMessageRequest, CreateMessageRequestParams, CreateMessageResult, EmptyResult,
    GetPromptRequest, GetPromptRequestParams, GetPromptResult, InitializeRequest,
    InitializeRequestParams, InitializeResult, InitializedNotification,
    ListPromptsRequest, ListPromptsResult, ListResourceTemplatesRequest,
    ListResourceTemplatesResult, ListResourcesRequest, ListResourcesResult,
    ListRootsRequest, ListRootsResult, ListToolsRequest, ListToolsResult,
    LoggingMessageNotification, LoggingMessageNotificationParams, NotificationParams,
    PaginatedRequestParams, PingRequest, ProgressNotification,
    ProgressNotificationParams, PromptListChangedNotification, ReadResourceRequest,
    ReadResourceRequestParams, ReadResourceResult, RequestParams,
    ResourceListChangedNotification, ResourceUpdatedNotification,
    ResourceUpdatedNotificationParams, RootsListChangedNotification, SetLevelRequest,
    SetLevelRequestParams, SubscribeRequest, SubscribeRequestParams,
    ToolListChangedNotification, UnsubscribeRequest, UnsubscribeRequestParams,
};
use crate::message::{MessageError, Notification, Payload, Request, write_payload};
use crate::rpc::{IncomingNotification, IncomingRequest};

/// The methods of all requests and notifications.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Method {
    /// The text `"completion/complete"`.
    Complete,
    /// The text `"initialize"`.
    Initialize,
    /// The text `"logging/setLevel"`.
    SetLevel,
    /// The text `"notifications/cancelled"`.
    Cancelled,
    /// The text `"notifications/initialized"`.
    Initialized,
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
    /// The text `"notifications/roots/list_changed"`.
    RootsListChanged,
    /// The text `"notifications/tools/list_changed"`.
    ToolListChanged,
    /// The text `"ping"`.
    Ping,
    /// The text `"prompts/get"`.
    GetPrompt,
    /// The text `"prompts/list"`.
    ListPrompts,
    /// The text `"resources/list"`.
    ListResources,
    /// The text `"resources/read"`.
    ReadResource,
    /// The text `"resources/subscribe"`.
    Subscribe,
    /// The text `"resources/templates/list"`.
    ListResourceTemplates,
    /// The text `"resources/unsubscribe"`.
    Unsubscribe,
    /// The text `"roots/list"`.
    ListRoots,
    /// The text `"sampling/createMessage"`.
    CreateMessage,
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
            Self::Initialize => "initialize",
            Self::SetLevel => "logging/setLevel",
            Self::Cancelled => "notifications/cancelled",
            Self::Initialized => "notifications/initialized",
            Self::LoggingMessage => "notifications/message",
            Self::Progress => "notifications/progress",
            Self::PromptListChanged => "notifications/prompts/list_changed",
            Self::ResourceListChanged => "notifications/resources/list_changed",
            Self::ResourceUpdated => "notifications/resources/updated",
            Self::RootsListChanged => "notifications/roots/list_changed",
            Self::ToolListChanged => "notifications/tools/list_changed",
            Self::Ping => "ping",
            Self::GetPrompt => "prompts/get",
            Self::ListPrompts => "prompts/list",
            Self::ListResources => "resources/list",
            Self::ReadResource => "resources/read",
            Self::Subscribe => "resources/subscribe",
            Self::ListResourceTemplates => "resources/templates/list",
            Self::Unsubscribe => "resources/unsubscribe",
            Self::ListRoots => "roots/list",
            Self::CreateMessage => "sampling/createMessage",
            Self::CallTool => "tools/call",
            Self::ListTools => "tools/list",
            Self::Other(text) => text,
        }
    }

    fn named(text: &str) -> Option<Self> {
        Some(
            match text {
                "completion/complete" => Self::Complete,
                "initialize" => Self::Initialize,
                "logging/setLevel" => Self::SetLevel,
                "notifications/cancelled" => Self::Cancelled,
                "notifications/initialized" => Self::Initialized,
                "notifications/message" => Self::LoggingMessage,
                "notifications/progress" => Self::Progress,
                "notifications/prompts/list_changed" => Self::PromptListChanged,
                "notifications/resources/list_changed" => Self::ResourceListChanged,
                "notifications/resources/updated" => Self::ResourceUpdated,
                "notifications/roots/list_changed" => Self::RootsListChanged,
                "notifications/tools/list_changed" => Self::ToolListChanged,
                "ping" => Self::Ping,
                "prompts/get" => Self::GetPrompt,
                "prompts/list" => Self::ListPrompts,
                "resources/list" => Self::ListResources,
                "resources/read" => Self::ReadResource,
                "resources/subscribe" => Self::Subscribe,
                "resources/templates/list" => Self::ListResourceTemplates,
                "resources/unsubscribe" => Self::Unsubscribe,
                "roots/list" => Self::ListRoots,
                "sampling/createMessage" => Self::CreateMessage,
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
    Complete(CompleteRequestParams),
    /// The parameters of `"initialize"`.
    Initialize(InitializeRequestParams),
    /// The parameters of `"logging/setLevel"`.
    SetLevel(SetLevelRequestParams),
    /// The parameters of `"ping"`.
    Ping(RequestParams),
    /// The parameters of `"prompts/get"`.
    GetPrompt(GetPromptRequestParams),
    /// The parameters of `"prompts/list"`.
    ListPrompts(PaginatedRequestParams),
    /// The parameters of `"resources/list"`.
    ListResources(PaginatedRequestParams),
    /// The parameters of `"resources/read"`.
    ReadResource(ReadResourceRequestParams),
    /// The parameters of `"resources/subscribe"`.
    Subscribe(SubscribeRequestParams),
    /// The parameters of `"resources/templates/list"`.
    ListResourceTemplates(PaginatedRequestParams),
    /// The parameters of `"resources/unsubscribe"`.
    Unsubscribe(UnsubscribeRequestParams),
    /// The parameters of `"tools/call"`.
    CallTool(CallToolRequestParams),
    /// The parameters of `"tools/list"`.
    ListTools(PaginatedRequestParams),
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
                CompleteRequest::read_params(params).map(Self::Complete)
            }
            <InitializeRequest as Request>::METHOD => {
                InitializeRequest::read_params(params).map(Self::Initialize)
            }
            <SetLevelRequest as Request>::METHOD => {
                SetLevelRequest::read_params(params).map(Self::SetLevel)
            }
            <PingRequest as Request>::METHOD => {
                PingRequest::read_params(params).map(Self::Ping)
            }
            <GetPromptRequest as Request>::METHOD => {
                GetPromptRequest::read_params(params).map(Self::GetPrompt)
            }
            <ListPromptsRequest as Request>::METHOD => {
                ListPromptsRequest::read_params(params).map(Self::ListPrompts)
            }
            <ListResourcesRequest as Request>::METHOD => {
                ListResourcesRequest::read_params(params).map(Self::ListResources)
            }
            <ReadResourceRequest as Request>::METHOD => {
                ReadResourceRequest::read_params(params).map(Self::ReadResource)
            }
            <SubscribeRequest as Request>::METHOD => {
                SubscribeRequest::read_params(params).map(Self::Subscribe)
            }
            <ListResourceTemplatesRequest as Request>::METHOD => {
                ListResourceTemplatesRequest::read_params(params)
                    .map(Self::ListResourceTemplates)
            }
            <UnsubscribeRequest as Request>::METHOD => {
                UnsubscribeRequest::read_params(params).map(Self::Unsubscribe)
            }
            <CallToolRequest as Request>::METHOD => {
                CallToolRequest::read_params(params).map(Self::CallTool)
            }
            <ListToolsRequest as Request>::METHOD => {
                ListToolsRequest::read_params(params).map(Self::ListTools)
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
            Self::Initialize(_) => <InitializeRequest as Request>::METHOD,
            Self::SetLevel(_) => <SetLevelRequest as Request>::METHOD,
            Self::Ping(_) => <PingRequest as Request>::METHOD,
            Self::GetPrompt(_) => <GetPromptRequest as Request>::METHOD,
            Self::ListPrompts(_) => <ListPromptsRequest as Request>::METHOD,
            Self::ListResources(_) => <ListResourcesRequest as Request>::METHOD,
            Self::ReadResource(_) => <ReadResourceRequest as Request>::METHOD,
            Self::Subscribe(_) => <SubscribeRequest as Request>::METHOD,
            Self::ListResourceTemplates(_) => {
                <ListResourceTemplatesRequest as Request>::METHOD
            }
            Self::Unsubscribe(_) => <UnsubscribeRequest as Request>::METHOD,
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
            Self::Initialize(params) => {
                write_payload(
                    map,
                    params,
                    <InitializeRequest as Request>::PARAMS_REQUIRED,
                )
            }
            Self::SetLevel(params) => {
                write_payload(map, params, <SetLevelRequest as Request>::PARAMS_REQUIRED)
            }
            Self::Ping(params) => {
                write_payload(map, params, <PingRequest as Request>::PARAMS_REQUIRED)
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
            Self::Subscribe(params) => {
                write_payload(
                    map,
                    params,
                    <SubscribeRequest as Request>::PARAMS_REQUIRED,
                )
            }
            Self::ListResourceTemplates(params) => {
                write_payload(
                    map,
                    params,
                    <ListResourceTemplatesRequest as Request>::PARAMS_REQUIRED,
                )
            }
            Self::Unsubscribe(params) => {
                write_payload(
                    map,
                    params,
                    <UnsubscribeRequest as Request>::PARAMS_REQUIRED,
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
    /// The parameters of `"notifications/initialized"`.
    Initialized(NotificationParams),
    /// The parameters of `"notifications/progress"`.
    Progress(ProgressNotificationParams),
    /// The parameters of `"notifications/roots/list_changed"`.
    RootsListChanged(NotificationParams),
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
            <InitializedNotification as Notification>::METHOD => {
                InitializedNotification::read_params(params).map(Self::Initialized)
            }
            <ProgressNotification as Notification>::METHOD => {
                ProgressNotification::read_params(params).map(Self::Progress)
            }
            <RootsListChangedNotification as Notification>::METHOD => {
                RootsListChangedNotification::read_params(params)
                    .map(Self::RootsListChanged)
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
            Self::Initialized(_) => <InitializedNotification as Notification>::METHOD,
            Self::Progress(_) => <ProgressNotification as Notification>::METHOD,
            Self::RootsListChanged(_) => {
                <RootsListChangedNotification as Notification>::METHOD
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
            Self::Initialized(params) => {
                write_payload(
                    map,
                    params,
                    <InitializedNotification as Notification>::PARAMS_REQUIRED,
                )
            }
            Self::Progress(params) => {
                write_payload(
                    map,
                    params,
                    <ProgressNotification as Notification>::PARAMS_REQUIRED,
                )
            }
            Self::RootsListChanged(params) => {
                write_payload(
                    map,
                    params,
                    <RootsListChangedNotification as Notification>::PARAMS_REQUIRED,
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
    /// The result of `"ping"`.
    Ping(EmptyResult),
    /// The result of `"roots/list"`.
    ListRoots(ListRootsResult),
    /// The result of `"sampling/createMessage"`.
    CreateMessage(CreateMessageResult),
}

impl ClientResult {
    /// Reads the result of a request with this method.
    ///
    /// # Errors
    /// If the method is not one of these, or the result is not its own.
    #[inline]
    pub fn read(method: &str, result: &RawValue) -> Result<Self, MessageError> {
        match method {
            <PingRequest as Request>::METHOD => {
                PingRequest::read_result(result).map(Self::Ping)
            }
            <ListRootsRequest as Request>::METHOD => {
                ListRootsRequest::read_result(result).map(Self::ListRoots)
            }
            <CreateMessageRequest as Request>::METHOD => {
                CreateMessageRequest::read_result(result).map(Self::CreateMessage)
            }
            _ => return Err(MessageError::UnknownMethod(method.to_owned())),
        }
            .map_err(MessageError::InvalidResult)
    }

    /// The method of the request that it answers.
    #[inline]
    pub fn method(&self) -> &'static str {
        match self {
            Self::Ping(_) => <PingRequest as Request>::METHOD,
            Self::ListRoots(_) => <ListRootsRequest as Request>::METHOD,
            Self::CreateMessage(_) => <CreateMessageRequest as Request>::METHOD,
        }
    }
}

impl Serialize for ClientResult {
    fn serialize<S: Serializer>(&self, output: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Ping(result) => result.serialize(output),
            Self::ListRoots(result) => result.serialize(output),
            Self::CreateMessage(result) => result.serialize(output),
        }
    }
}

/// The requests that a server sends, told apart by method.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum ServerRequest {
    /// The parameters of `"ping"`.
    Ping(RequestParams),
    /// The parameters of `"roots/list"`.
    ListRoots(RequestParams),
    /// The parameters of `"sampling/createMessage"`.
    CreateMessage(CreateMessageRequestParams),
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
            <PingRequest as Request>::METHOD => {
                PingRequest::read_params(params).map(Self::Ping)
            }
            <ListRootsRequest as Request>::METHOD => {
                ListRootsRequest::read_params(params).map(Self::ListRoots)
            }
            <CreateMessageRequest as Request>::METHOD => {
                CreateMessageRequest::read_params(params).map(Self::CreateMessage)
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
            Self::Ping(_) => <PingRequest as Request>::METHOD,
            Self::ListRoots(_) => <ListRootsRequest as Request>::METHOD,
            Self::CreateMessage(_) => <CreateMessageRequest as Request>::METHOD,
        }
    }

    fn write_params<M: serde::ser::SerializeMap>(
        &self,
        map: &mut M,
    ) -> Result<(), M::Error> {
        match self {
            Self::Ping(params) => {
                write_payload(map, params, <PingRequest as Request>::PARAMS_REQUIRED)
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
    Complete(CompleteResult),
    /// The result of `"initialize"`.
    Initialize(Box<InitializeResult>),
    /// The result of `"logging/setLevel"`.
    SetLevel(EmptyResult),
    /// The result of `"ping"`.
    Ping(EmptyResult),
    /// The result of `"prompts/get"`.
    GetPrompt(GetPromptResult),
    /// The result of `"prompts/list"`.
    ListPrompts(ListPromptsResult),
    /// The result of `"resources/list"`.
    ListResources(ListResourcesResult),
    /// The result of `"resources/read"`.
    ReadResource(ReadResourceResult),
    /// The result of `"resources/subscribe"`.
    Subscribe(EmptyResult),
    /// The result of `"resources/templates/list"`.
    ListResourceTemplates(ListResourceTemplatesResult),
    /// The result of `"resources/unsubscribe"`.
    Unsubscribe(EmptyResult),
    /// The result of `"tools/call"`.
    CallTool(CallToolResult),
    /// The result of `"tools/list"`.
    ListTools(ListToolsResult),
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
                CompleteRequest::read_result(result).map(Self::Complete)
            }
            <InitializeRequest as Request>::METHOD => {
                InitializeRequest::read_result(result)
                    .map(Box::new)
                    .map(Self::Initialize)
            }
            <SetLevelRequest as Request>::METHOD => {
                SetLevelRequest::read_result(result).map(Self::SetLevel)
            }
            <PingRequest as Request>::METHOD => {
                PingRequest::read_result(result).map(Self::Ping)
            }
            <GetPromptRequest as Request>::METHOD => {
                GetPromptRequest::read_result(result).map(Self::GetPrompt)
            }
            <ListPromptsRequest as Request>::METHOD => {
                ListPromptsRequest::read_result(result).map(Self::ListPrompts)
            }
            <ListResourcesRequest as Request>::METHOD => {
                ListResourcesRequest::read_result(result).map(Self::ListResources)
            }
            <ReadResourceRequest as Request>::METHOD => {
                ReadResourceRequest::read_result(result).map(Self::ReadResource)
            }
            <SubscribeRequest as Request>::METHOD => {
                SubscribeRequest::read_result(result).map(Self::Subscribe)
            }
            <ListResourceTemplatesRequest as Request>::METHOD => {
                ListResourceTemplatesRequest::read_result(result)
                    .map(Self::ListResourceTemplates)
            }
            <UnsubscribeRequest as Request>::METHOD => {
                UnsubscribeRequest::read_result(result).map(Self::Unsubscribe)
            }
            <CallToolRequest as Request>::METHOD => {
                CallToolRequest::read_result(result).map(Self::CallTool)
            }
            <ListToolsRequest as Request>::METHOD => {
                ListToolsRequest::read_result(result).map(Self::ListTools)
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
            Self::Initialize(_) => <InitializeRequest as Request>::METHOD,
            Self::SetLevel(_) => <SetLevelRequest as Request>::METHOD,
            Self::Ping(_) => <PingRequest as Request>::METHOD,
            Self::GetPrompt(_) => <GetPromptRequest as Request>::METHOD,
            Self::ListPrompts(_) => <ListPromptsRequest as Request>::METHOD,
            Self::ListResources(_) => <ListResourcesRequest as Request>::METHOD,
            Self::ReadResource(_) => <ReadResourceRequest as Request>::METHOD,
            Self::Subscribe(_) => <SubscribeRequest as Request>::METHOD,
            Self::ListResourceTemplates(_) => {
                <ListResourceTemplatesRequest as Request>::METHOD
            }
            Self::Unsubscribe(_) => <UnsubscribeRequest as Request>::METHOD,
            Self::CallTool(_) => <CallToolRequest as Request>::METHOD,
            Self::ListTools(_) => <ListToolsRequest as Request>::METHOD,
        }
    }
}

impl Serialize for ServerResult {
    fn serialize<S: Serializer>(&self, output: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Complete(result) => result.serialize(output),
            Self::Initialize(result) => result.serialize(output),
            Self::SetLevel(result) => result.serialize(output),
            Self::Ping(result) => result.serialize(output),
            Self::GetPrompt(result) => result.serialize(output),
            Self::ListPrompts(result) => result.serialize(output),
            Self::ListResources(result) => result.serialize(output),
            Self::ReadResource(result) => result.serialize(output),
            Self::Subscribe(result) => result.serialize(output),
            Self::ListResourceTemplates(result) => result.serialize(output),
            Self::Unsubscribe(result) => result.serialize(output),
            Self::CallTool(result) => result.serialize(output),
            Self::ListTools(result) => result.serialize(output),
        }
    }
}
