// Written by `mcp-codegen generate`. Do not edit: change the schema or the generator.

//! The extension `io.modelcontextprotocol/tasks`.
//!
//! Types that are as they were in an earlier version are that version's.

mod handlers;
mod messages;
mod sides;
mod task_status;
mod task_status_wire;
mod tasks;
mod tasks_wire;

pub use handlers::*;
pub use sides::*;
pub use task_status::*;
pub use tasks::*;
pub use crate::v2024_11_05::{
    ErrorObject, IncludeContext, ModelHint, ModelPreferences, RequestId, Role,
    ToolInputSchema,
};
pub use crate::v2025_03_26::ToolAnnotations;
pub use crate::v2025_06_18::{
    Annotations, BooleanSchema, ElicitAction, NumberSchemaType, StringSchemaFormat,
};
pub use crate::v2025_11_25::{
    ElicitFormMode, ElicitValue, Icon, IconTheme, Implementation, JSONRPCNotification,
    JSONRPCRequest, LegacyTitledEnumSchema, NumberSchema, PrimitiveSchemaDefinition,
    RequestedSchema, StringSchema, TitledEnumItems, TitledEnumOption,
    TitledMultiSelectEnumSchema, TitledSingleSelectEnumSchema, ToolChoice,
    ToolChoiceMode, UntitledEnumItems, UntitledMultiSelectEnumSchema,
    UntitledSingleSelectEnumSchema,
};
pub use crate::v2026_07_28::{
    AudioContent, BlobResourceContents, ContentBlock, CreateMessageRequest,
    CreateMessageRequestParams, CreateMessageResult, ElicitRequest,
    ElicitRequestFormParams, ElicitRequestParams, ElicitRequestURLParams, ElicitResult,
    EmbeddedResource, ImageContent, InputRequest, InputRequests, InputResponse,
    InputResponses, JSONObject, JSONValue, ListRootsRequest, ListRootsRequestParams,
    ListRootsResult, MetaObject, NotificationMetaObject, NotificationParams,
    ResourceLink, ResultMetaObject, ResultObject, ResultType, Root, SamplingMessage,
    SamplingMessageContent, SamplingMessageContentBlock, TextContent,
    TextOrBlobResourceContents, TextResourceContents, Tool, ToolOutputSchema,
    ToolResultContent, ToolUseContent,
};
