// Written by `mcp-codegen generate`. Do not edit: change the schema or the generator.

//! Every message of this version by type.

use super::{
    CallToolRequest, CallToolRequestParams, CallToolResult, CancelTaskRequest,
    CancelTaskRequestParams, CancelTaskResult, CancelledNotification,
    CancelledNotificationParams, CompleteRequest, CompleteRequestParams, CompleteResult,
    CreateMessageRequest, CreateMessageRequestParams, CreateMessageResult, ElicitRequest,
    ElicitRequestParams, ElicitResult, ElicitationCompleteNotification,
    ElicitationCompleteNotificationParams, EmptyResult, GetPromptRequest,
    GetPromptRequestParams, GetPromptResult, GetTaskPayloadRequest,
    GetTaskPayloadRequestParams, GetTaskPayloadResult, GetTaskRequest,
    GetTaskRequestParams, GetTaskResult, InitializeRequest, InitializeRequestParams,
    InitializeResult, InitializedNotification, ListPromptsRequest, ListPromptsResult,
    ListResourceTemplatesRequest, ListResourceTemplatesResult, ListResourcesRequest,
    ListResourcesResult, ListRootsRequest, ListRootsResult, ListTasksRequest,
    ListTasksResult, ListToolsRequest, ListToolsResult, LoggingMessageNotification,
    LoggingMessageNotificationParams, NotificationParams, PaginatedRequestParams,
    PingRequest, ProgressNotification, ProgressNotificationParams,
    PromptListChangedNotification, ReadResourceRequest, ReadResourceRequestParams,
    ReadResourceResult, RequestParams, ResourceListChangedNotification,
    ResourceUpdatedNotification, ResourceUpdatedNotificationParams,
    RootsListChangedNotification, SetLevelRequest, SetLevelRequestParams,
    SubscribeRequest, SubscribeRequestParams, TaskStatusNotification,
    TaskStatusNotificationParams, ToolListChangedNotification, UnsubscribeRequest,
    UnsubscribeRequestParams,
};
use crate::message::{Direction, Notification, Request};

impl Request for CompleteRequest {
    const METHOD: &'static str = "completion/complete";
    const DIRECTION: Direction = Direction::ClientToServer;
    const PARAMS_REQUIRED: bool = true;
    type Params = CompleteRequestParams;
    type Result = CompleteResult;
}

impl Request for ElicitRequest {
    const METHOD: &'static str = "elicitation/create";
    const DIRECTION: Direction = Direction::ServerToClient;
    const PARAMS_REQUIRED: bool = true;
    type Params = ElicitRequestParams;
    type Result = ElicitResult;
}

impl Request for InitializeRequest {
    const METHOD: &'static str = "initialize";
    const DIRECTION: Direction = Direction::ClientToServer;
    const PARAMS_REQUIRED: bool = true;
    type Params = InitializeRequestParams;
    type Result = InitializeResult;
}

impl Request for SetLevelRequest {
    const METHOD: &'static str = "logging/setLevel";
    const DIRECTION: Direction = Direction::ClientToServer;
    const PARAMS_REQUIRED: bool = true;
    type Params = SetLevelRequestParams;
    type Result = EmptyResult;
}

impl Notification for CancelledNotification {
    const METHOD: &'static str = "notifications/cancelled";
    const DIRECTION: Direction = Direction::Both;
    const PARAMS_REQUIRED: bool = true;
    type Params = CancelledNotificationParams;
}

impl Notification for ElicitationCompleteNotification {
    const METHOD: &'static str = "notifications/elicitation/complete";
    const DIRECTION: Direction = Direction::ServerToClient;
    const PARAMS_REQUIRED: bool = true;
    type Params = ElicitationCompleteNotificationParams;
}

impl Notification for InitializedNotification {
    const METHOD: &'static str = "notifications/initialized";
    const DIRECTION: Direction = Direction::ClientToServer;
    const PARAMS_REQUIRED: bool = false;
    type Params = NotificationParams;
}

impl Notification for LoggingMessageNotification {
    const METHOD: &'static str = "notifications/message";
    const DIRECTION: Direction = Direction::ServerToClient;
    const PARAMS_REQUIRED: bool = true;
    type Params = LoggingMessageNotificationParams;
}

impl Notification for ProgressNotification {
    const METHOD: &'static str = "notifications/progress";
    const DIRECTION: Direction = Direction::Both;
    const PARAMS_REQUIRED: bool = true;
    type Params = ProgressNotificationParams;
}

impl Notification for PromptListChangedNotification {
    const METHOD: &'static str = "notifications/prompts/list_changed";
    const DIRECTION: Direction = Direction::ServerToClient;
    const PARAMS_REQUIRED: bool = false;
    type Params = NotificationParams;
}

impl Notification for ResourceListChangedNotification {
    const METHOD: &'static str = "notifications/resources/list_changed";
    const DIRECTION: Direction = Direction::ServerToClient;
    const PARAMS_REQUIRED: bool = false;
    type Params = NotificationParams;
}

impl Notification for ResourceUpdatedNotification {
    const METHOD: &'static str = "notifications/resources/updated";
    const DIRECTION: Direction = Direction::ServerToClient;
    const PARAMS_REQUIRED: bool = true;
    type Params = ResourceUpdatedNotificationParams;
}

impl Notification for RootsListChangedNotification {
    const METHOD: &'static str = "notifications/roots/list_changed";
    const DIRECTION: Direction = Direction::ClientToServer;
    const PARAMS_REQUIRED: bool = false;
    type Params = NotificationParams;
}

impl Notification for TaskStatusNotification {
    const METHOD: &'static str = "notifications/tasks/status";
    const DIRECTION: Direction = Direction::Both;
    const PARAMS_REQUIRED: bool = true;
    type Params = TaskStatusNotificationParams;
}

impl Notification for ToolListChangedNotification {
    const METHOD: &'static str = "notifications/tools/list_changed";
    const DIRECTION: Direction = Direction::ServerToClient;
    const PARAMS_REQUIRED: bool = false;
    type Params = NotificationParams;
}

impl Request for PingRequest {
    const METHOD: &'static str = "ping";
    const DIRECTION: Direction = Direction::Both;
    const PARAMS_REQUIRED: bool = false;
    type Params = RequestParams;
    type Result = EmptyResult;
}

impl Request for GetPromptRequest {
    const METHOD: &'static str = "prompts/get";
    const DIRECTION: Direction = Direction::ClientToServer;
    const PARAMS_REQUIRED: bool = true;
    type Params = GetPromptRequestParams;
    type Result = GetPromptResult;
}

impl Request for ListPromptsRequest {
    const METHOD: &'static str = "prompts/list";
    const DIRECTION: Direction = Direction::ClientToServer;
    const PARAMS_REQUIRED: bool = false;
    type Params = PaginatedRequestParams;
    type Result = ListPromptsResult;
}

impl Request for ListResourcesRequest {
    const METHOD: &'static str = "resources/list";
    const DIRECTION: Direction = Direction::ClientToServer;
    const PARAMS_REQUIRED: bool = false;
    type Params = PaginatedRequestParams;
    type Result = ListResourcesResult;
}

impl Request for ReadResourceRequest {
    const METHOD: &'static str = "resources/read";
    const DIRECTION: Direction = Direction::ClientToServer;
    const PARAMS_REQUIRED: bool = true;
    type Params = ReadResourceRequestParams;
    type Result = ReadResourceResult;
}

impl Request for SubscribeRequest {
    const METHOD: &'static str = "resources/subscribe";
    const DIRECTION: Direction = Direction::ClientToServer;
    const PARAMS_REQUIRED: bool = true;
    type Params = SubscribeRequestParams;
    type Result = EmptyResult;
}

impl Request for ListResourceTemplatesRequest {
    const METHOD: &'static str = "resources/templates/list";
    const DIRECTION: Direction = Direction::ClientToServer;
    const PARAMS_REQUIRED: bool = false;
    type Params = PaginatedRequestParams;
    type Result = ListResourceTemplatesResult;
}

impl Request for UnsubscribeRequest {
    const METHOD: &'static str = "resources/unsubscribe";
    const DIRECTION: Direction = Direction::ClientToServer;
    const PARAMS_REQUIRED: bool = true;
    type Params = UnsubscribeRequestParams;
    type Result = EmptyResult;
}

impl Request for ListRootsRequest {
    const METHOD: &'static str = "roots/list";
    const DIRECTION: Direction = Direction::ServerToClient;
    const PARAMS_REQUIRED: bool = false;
    type Params = RequestParams;
    type Result = ListRootsResult;
}

impl Request for CreateMessageRequest {
    const METHOD: &'static str = "sampling/createMessage";
    const DIRECTION: Direction = Direction::ServerToClient;
    const PARAMS_REQUIRED: bool = true;
    type Params = CreateMessageRequestParams;
    type Result = CreateMessageResult;
}

impl Request for CancelTaskRequest {
    const METHOD: &'static str = "tasks/cancel";
    const DIRECTION: Direction = Direction::Both;
    const PARAMS_REQUIRED: bool = true;
    type Params = CancelTaskRequestParams;
    type Result = CancelTaskResult;
}

impl Request for GetTaskRequest {
    const METHOD: &'static str = "tasks/get";
    const DIRECTION: Direction = Direction::Both;
    const PARAMS_REQUIRED: bool = true;
    type Params = GetTaskRequestParams;
    type Result = GetTaskResult;
}

impl Request for ListTasksRequest {
    const METHOD: &'static str = "tasks/list";
    const DIRECTION: Direction = Direction::Both;
    const PARAMS_REQUIRED: bool = false;
    type Params = PaginatedRequestParams;
    type Result = ListTasksResult;
}

impl Request for GetTaskPayloadRequest {
    const METHOD: &'static str = "tasks/result";
    const DIRECTION: Direction = Direction::Both;
    const PARAMS_REQUIRED: bool = true;
    type Params = GetTaskPayloadRequestParams;
    type Result = GetTaskPayloadResult;
}

impl Request for CallToolRequest {
    const METHOD: &'static str = "tools/call";
    const DIRECTION: Direction = Direction::ClientToServer;
    const PARAMS_REQUIRED: bool = true;
    type Params = CallToolRequestParams;
    type Result = CallToolResult;
}

impl Request for ListToolsRequest {
    const METHOD: &'static str = "tools/list";
    const DIRECTION: Direction = Direction::ClientToServer;
    const PARAMS_REQUIRED: bool = false;
    type Params = PaginatedRequestParams;
    type Result = ListToolsResult;
}
