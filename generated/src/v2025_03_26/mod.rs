// Written by `mcp-codegen generate`. Do not edit: change the schema or the generator.

//! Protocol version 2025-03-26.
//!
//! Types that are as they were in an earlier version are that version's.

mod content;
mod content_wire;
mod downgrades;
mod handlers;
mod jsonrpc;
mod jsonrpc_wire;
mod lifecycle;
mod lifecycle_wire;
mod messages;
mod prompts;
mod prompts_wire;
mod sampling;
mod sampling_wire;
mod sides;
mod tools;
mod tools_wire;
mod upgrades;
mod utilities;
mod utilities_wire;

pub use content::*;
pub use handlers::*;
pub use jsonrpc::*;
pub use lifecycle::*;
pub use prompts::*;
pub use sampling::*;
pub use sides::*;
pub use tools::*;
pub use utilities::*;
pub use crate::v2024_11_05::{
    Annotations, BlobResourceContents, CallToolRequestParams, CancelledNotification,
    CancelledNotificationParams, ClientCapabilities, CompleteRequest,
    CompleteRequestParams, CompleteResult, Completion, CompletionArgument,
    CompletionReference, Cursor, EmbeddedResource, EmptyResult, ErrorObject,
    GetPromptRequestParams, ImageContent, Implementation, IncludeContext,
    InitializeRequestParams, InitializedNotification, JSONRPCError, JSONRPCNotification,
    JSONRPCRequest, JSONRPCResponse, ListPromptsRequest, ListPromptsResult,
    ListResourceTemplatesRequest, ListResourceTemplatesResult, ListResourcesRequest,
    ListResourcesResult, ListRootsRequest, ListRootsResult, LoggingLevel,
    LoggingMessageNotification, LoggingMessageNotificationParams, ModelHint,
    ModelPreferences, NotificationObject, NotificationParams, PaginatedRequest,
    PaginatedRequestParams, PaginatedResult, PingRequest, ProgressToken, Prompt,
    PromptArgument, PromptListChangedNotification, PromptReference, PromptsCapability,
    ReadResourceRequest, ReadResourceRequestParams, ReadResourceResult, RequestId,
    RequestMetaObject, RequestObject, RequestParams, Resource, ResourceContents,
    ResourceListChangedNotification, ResourceReference, ResourceTemplate,
    ResourceUpdatedNotification, ResourceUpdatedNotificationParams, ResourcesCapability,
    ResultObject, Role, Root, RootsCapability, RootsListChangedNotification,
    SetLevelRequest, SetLevelRequestParams, SubscribeRequest, SubscribeRequestParams,
    TextContent, TextOrBlobResourceContents, TextResourceContents, ToolInputSchema,
    ToolListChangedNotification, ToolsCapability, UnsubscribeRequest,
    UnsubscribeRequestParams,
};
