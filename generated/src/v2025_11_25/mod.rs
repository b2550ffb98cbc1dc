// Written by `mcp-codegen generate`. Do not edit: change the schema or the generator.

//! Protocol version 2025-11-25.
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
mod subscriptions;
mod subscriptions_wire;
mod task;
mod task_status;
mod task_status_wire;
mod task_wire;
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
pub use subscriptions::*;
pub use task::*;
pub use task_status::*;
pub use tools::*;
pub use utilities::*;
pub use crate::v2024_11_05::{
    CompleteResult, Completion, CompletionArgument, Cursor, EmptyResult, ErrorObject,
    IncludeContext, LoggingLevel, ModelHint, ModelPreferences, NotificationParams,
    PaginatedResult, ProgressToken, PromptsCapability, RequestId, RequestMetaObject,
    RequestParams, ResourcesCapability, ResultObject, Role, RootsCapability,
    ToolInputSchema, ToolsCapability,
};
pub use crate::v2025_03_26::ToolAnnotations;
pub use crate::v2025_06_18::{
    Annotations, AudioContent, BaseMetadata, BlobResourceContents, BooleanSchema,
    CompletionContext, CompletionReference, ElicitAction, EmbeddedResource, ImageContent,
    ListRootsResult, NumberSchemaType, PromptArgument, PromptReference,
    ReadResourceResult, ResourceContents, ResourceTemplateReference, Root,
    StringSchemaFormat, TextContent, TextOrBlobResourceContents, TextResourceContents,
    ToolOutputSchema,
};
