// Written by `mcp-codegen generate`. Do not edit: change the schema or the generator.

//! Every message of this version by type.

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

impl Notification for CancelledNotification {
    const METHOD: &'static str = "notifications/cancelled";
    const DIRECTION: Direction = Direction::Both;
    const PARAMS_REQUIRED: bool = true;
    type Params = CancelledNotificationParams;
}

impl Notification for LoggingMessageNotification {
    const METHOD: &'static str = "notifications/message";
    const DIRECTION: Direction = Direction::ServerToClient;
    const PARAMS_REQUIRED: bool = true;
    type Params = LoggingMessageNotificationParams;
}

impl Notification for ProgressNotification {
    const METHOD: &'static str = "notifications/progress";
    const DIRECTION: Direction = Direction::ServerToClient;
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

impl Notification for SubscriptionsAcknowledgedNotification {
    const METHOD: &'static str = "notifications/subscriptions/acknowledged";
    const DIRECTION: Direction = Direction::ServerToClient;
    const PARAMS_REQUIRED: bool = true;
    type Params = SubscriptionsAcknowledgedNotificationParams;
}

impl Notification for ToolListChangedNotification {
    const METHOD: &'static str = "notifications/tools/list_changed";
    const DIRECTION: Direction = Direction::ServerToClient;
    const PARAMS_REQUIRED: bool = false;
    type Params = NotificationParams;
}

impl Request for GetPromptRequest {
    const METHOD: &'static str = "prompts/get";
    const DIRECTION: Direction = Direction::ClientToServer;
    const PARAMS_REQUIRED: bool = true;
    type Params = GetPromptRequestParams;
    type Result = GetPromptOutcome;
}

impl Request for ListPromptsRequest {
    const METHOD: &'static str = "prompts/list";
    const DIRECTION: Direction = Direction::ClientToServer;
    const PARAMS_REQUIRED: bool = true;
    type Params = PaginatedRequestParams;
    type Result = ListPromptsResult;
}

impl Request for ListResourcesRequest {
    const METHOD: &'static str = "resources/list";
    const DIRECTION: Direction = Direction::ClientToServer;
    const PARAMS_REQUIRED: bool = true;
    type Params = PaginatedRequestParams;
    type Result = ListResourcesResult;
}

impl Request for ReadResourceRequest {
    const METHOD: &'static str = "resources/read";
    const DIRECTION: Direction = Direction::ClientToServer;
    const PARAMS_REQUIRED: bool = true;
    type Params = ReadResourceRequestParams;
    type Result = ReadResourceOutcome;
}

impl Request for ListResourceTemplatesRequest {
    const METHOD: &'static str = "resources/templates/list";
    const DIRECTION: Direction = Direction::ClientToServer;
    const PARAMS_REQUIRED: bool = true;
    type Params = PaginatedRequestParams;
    type Result = ListResourceTemplatesResult;
}

impl Request for ListRootsRequest {
    const METHOD: &'static str = "roots/list";
    const DIRECTION: Direction = Direction::ServerToClient;
    const PARAMS_REQUIRED: bool = false;
    type Params = ListRootsRequestParams;
    type Result = ListRootsResult;
}

impl Request for CreateMessageRequest {
    const METHOD: &'static str = "sampling/createMessage";
    const DIRECTION: Direction = Direction::ServerToClient;
    const PARAMS_REQUIRED: bool = true;
    type Params = CreateMessageRequestParams;
    type Result = CreateMessageResult;
}

impl Request for DiscoverRequest {
    const METHOD: &'static str = "server/discover";
    const DIRECTION: Direction = Direction::ClientToServer;
    const PARAMS_REQUIRED: bool = true;
    type Params = RequestParams;
    type Result = DiscoverResult;
}

impl Request for SubscriptionsListenRequest {
    const METHOD: &'static str = "subscriptions/listen";
    const DIRECTION: Direction = Direction::ClientToServer;
    const PARAMS_REQUIRED: bool = true;
    type Params = SubscriptionsListenRequestParams;
    type Result = SubscriptionsListenResult;
}

impl Request for CallToolRequest {
    const METHOD: &'static str = "tools/call";
    const DIRECTION: Direction = Direction::ClientToServer;
    const PARAMS_REQUIRED: bool = true;
    type Params = CallToolRequestParams;
    type Result = CallToolOutcome;
}

impl Request for ListToolsRequest {
    const METHOD: &'static str = "tools/list";
    const DIRECTION: Direction = Direction::ClientToServer;
    const PARAMS_REQUIRED: bool = true;
    type Params = PaginatedRequestParams;
    type Result = ListToolsResult;
}
