// Written by `mcp-codegen generate`. Do not edit: change the schema or the generator.

//! Every message of this version by type.

use super::{
    CallToolRequest, CallToolRequestParams, CallToolResult, CompleteRequest,
    CompleteRequestParams, CompleteResult, CreateMessageRequest,
    CreateMessageRequestParams, CreateMessageResult, ElicitRequest, ElicitRequestParams,
    ElicitResult, GetPromptRequest, GetPromptRequestParams, GetPromptResult,
    InitializeRequest, InitializeRequestParams, InitializeResult, ListPromptsRequest,
    ListPromptsResult, ListResourceTemplatesRequest, ListResourceTemplatesResult,
    ListResourcesRequest, ListResourcesResult, ListRootsRequest, ListRootsResult,
    ListToolsRequest, ListToolsResult, PaginatedRequestParams, ReadResourceRequest,
    ReadResourceRequestParams, ReadResourceResult, RequestParams,
};
use crate::message::{Direction, Request};

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

impl Request for ListResourceTemplatesRequest {
    const METHOD: &'static str = "resources/templates/list";
    const DIRECTION: Direction = Direction::ClientToServer;
    const PARAMS_REQUIRED: bool = false;
    type Params = PaginatedRequestParams;
    type Result = ListResourceTemplatesResult;
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
