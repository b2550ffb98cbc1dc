// Written by `mcp-codegen generate`. Do not edit: change the schema or the generator.

//! The extension `io.modelcontextprotocol/tasks`.
//!
//! Types that are as they were in an earlier version are that version's.

mod handlers;
mod messages;
mod sides;
mod task;
mod task_status;
mod task_status_wire;
mod task_wire;

pub use handlers::*;
pub use sides::*;
pub use task::*;
pub use task_status::*;
pub use crate::v2024_11_05::{
    ErrorObject, IncludeContext, ModelHint, ModelPreferences, RequestId, Role,
    ToolInputSchema,
};
pub use crate::v2025_03_26::ToolAnnotations;
pub use crate::v2025_06_18::{
    Annotations, AudioContent, BlobResourceContents, BooleanSchema, ElicitAction,
    EmbeddedResource, ImageContent, NumberSchemaType, Root, StringSchemaFormat,
    TextContent, TextOrBlobResourceContents, TextResourceContents,
};
pub use crate::v2025_11_25::{
    ContentBlock, ElicitFormMode, ElicitValue, Icon, IconTheme, Implementation,
    JSONRPCNotification, JSONRPCRequest, LegacyTitledEnumSchema, NumberSchema,
    PrimitiveSchemaDefinition, RequestedSchema, ResourceLink, StringSchema,
    TitledEnumItems, TitledEnumOption, TitledMultiSelectEnumSchema,
    TitledSingleSelectEnumSchema, ToolChoice, ToolChoiceMode, ToolUseContent,
    UntitledEnumItems, UntitledMultiSelectEnumSchema, UntitledSingleSelectEnumSchema,
};
pub use crate::v2026_07_28::{
    CreateMessageRequest, CreateMessageRequestParams, CreateMessageResult, ElicitRequest,
    ElicitRequestFormParams, ElicitRequestParams, ElicitRequestURLParams, ElicitResult,
    InputRequest, InputRequests, InputResponse, InputResponses, JSONObject, JSONValue,
    ListRootsRequest, ListRootsRequestParams, ListRootsResult, MetaObject,
    NotificationMetaObject, NotificationParams, ResultMetaObject, ResultObject,
    ResultType, SamplingMessage, SamplingMessageContent, SamplingMessageContentBlock,
    Tool, ToolOutputSchema, ToolResultContent,
};
