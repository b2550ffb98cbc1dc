// Written by `mcp-codegen generate`. Do not edit: change the schema or the generator.

//! Every message of this version by type.

use super::{
    CallToolRequest, CallToolRequestParams, CallToolResult, CreateMessageRequest,
    CreateMessageRequestParams, CreateMessageResult, GetPromptRequest,
    GetPromptRequestParams, GetPromptResult, InitializeRequest, InitializeRequestParams,
    InitializeResult, ListToolsRequest, ListToolsResult, PaginatedRequestParams,
    ProgressNotification, ProgressNotificationParams,
};
use crate::message::{Direction, Notification, Request};

impl Request for InitializeRequest {
    const METHOD: &'static str = "initialize";
    const DIRECTION: Direction = Direction::ClientToServer;
    const PARAMS_REQUIRED: bool = true;
    type Params = InitializeRequestParams;
    type Result = InitializeResult;
}

impl Notification for ProgressNotification {
    const METHOD: &'static str = "notifications/progress";
    const DIRECTION: Direction = Direction::Both;
    const PARAMS_REQUIRED: bool = true;
    type Params = ProgressNotificationParams;
}

impl Request for GetPromptRequest {
    const METHOD: &'static str = "prompts/get";
    const DIRECTION: Direction = Direction::ClientToServer;
    const PARAMS_REQUIRED: bool = true;
    type Params = GetPromptRequestParams;
    type Result = GetPromptResult;
}

impl Request for CreateMessageRequest {
    const METHOD: &'static str = "sampling/createMessage";
    const DIRECTION: Direction = Direction::ServerToClient;
    const PARAMS_REQUIRED: bool = true;
    type Params = CreateMessageRequestParams;
    type Result = CreateMessageResult;
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
