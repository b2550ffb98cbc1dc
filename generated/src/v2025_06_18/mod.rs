// Written by `mcp-codegen generate`. Do not edit: change the schema or the generator.

//! Protocol version 2025-06-18.
//!
//! Types that are as they were in an earlier version are that version's.

mod content;
mod content_wire;
mod downgrades;
mod elicitation;
mod elicitation_wire;
mod handlers;
mod jsonrpc;
mod jsonrpc_wire;
mod lifecycle;
mod lifecycle_wire;
mod messages;
mod prompts;
mod prompts_wire;
mod resources;
mod resources_wire;
mod roots;
mod roots_wire;
mod sampling;
mod sampling_wire;
mod sides;
mod tools;
mod tools_wire;
mod upgrades;
mod utilities;
mod utilities_wire;

pub use content::*;
pub use elicitation::*;
pub use handlers::*;
pub use jsonrpc::*;
pub use lifecycle::*;
pub use prompts::*;
pub use resources::*;
pub use roots::*;
pub use sampling::*;
pub use sides::*;
pub use tools::*;
pub use utilities::*;
pub use crate::v2024_11_05::{
    CallToolRequestParams, CancelledNotification, CancelledNotificationParams,
    CompleteResult, Completion, CompletionArgument, Cursor, EmptyResult, ErrorObject,
    GetPromptRequestParams, IncludeContext, InitializedNotification, JSONRPCError,
    JSONRPCNotification, JSONRPCRequest, JSONRPCResponse, LoggingLevel,
    LoggingMessageNotification, LoggingMessageNotificationParams, ModelHint,
    ModelPreferences, NotificationObject, NotificationParams, PaginatedRequest,
    PaginatedRequestParams, PaginatedResult, PingRequest, ProgressToken,
    PromptListChangedNotification, PromptsCapability, ReadResourceRequestParams,
    RequestId, RequestMetaObject, RequestObject, RequestParams,
    ResourceListChangedNotification, ResourceUpdatedNotification,
    ResourceUpdatedNotificationParams, ResourcesCapability, ResultObject, Role,
    RootsCapability, RootsListChangedNotification, SetLevelRequest,
    SetLevelRequestParams, SubscribeRequest, SubscribeRequestParams, ToolInputSchema,
    ToolListChangedNotification, ToolsCapability, UnsubscribeRequest,
    UnsubscribeRequestParams,
};
pub use crate::v2025_03_26::{
    ProgressNotification, ProgressNotificationParams, ServerCapabilities, ToolAnnotations,
};
