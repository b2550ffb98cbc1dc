// Written by `mcp-codegen generate`. Do not edit: change the schema or the generator.

//! Protocol version 2026-07-28.
//!
//! Types that are as they were in an earlier version are that version's.

mod downgrades;
mod elicitation;
mod elicitation_wire;
mod handlers;
mod input;
mod input_wire;
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
mod tools;
mod tools_wire;
mod upgrades;
mod utilities;
mod utilities_wire;

pub use elicitation::*;
pub use handlers::*;
pub use input::*;
pub use jsonrpc::*;
pub use lifecycle::*;
pub use prompts::*;
pub use resources::*;
pub use roots::*;
pub use sampling::*;
pub use sides::*;
pub use subscriptions::*;
pub use tools::*;
pub use utilities::*;
pub use crate::v2024_11_05::{
    Completion, CompletionArgument, Cursor, ErrorObject, IncludeContext, LoggingLevel,
    ModelHint, ModelPreferences, ProgressToken, PromptsCapability, RequestId,
    ResourcesCapability, Role, ToolInputSchema, ToolsCapability,
};
pub use crate::v2025_03_26::ToolAnnotations;
pub use crate::v2025_06_18::{
    Annotations, AudioContent, BaseMetadata, BlobResourceContents, BooleanSchema,
    CompletionContext, CompletionReference, ElicitAction, EmbeddedResource, ImageContent,
    NumberSchemaType, PromptArgument, PromptReference, ResourceContents,
    ResourceTemplateReference, Root, StringSchemaFormat, TextContent,
    TextOrBlobResourceContents, TextResourceContents,
};
pub use crate::v2025_11_25::{
    ContentBlock, ElicitFormMode, ElicitValue, ElicitationCapability, EnumSchema, Icon,
    IconTheme, Icons, Implementation, JSONRPCErrorResponse, JSONRPCNotification,
    JSONRPCRequest, LegacyTitledEnumSchema, MultiSelectEnumSchema, NotificationObject,
    NumberSchema, PrimitiveSchemaDefinition, Prompt, PromptMessage, RequestObject,
    RequestedSchema, Resource, ResourceLink, ResourceTemplate, SamplingCapability,
    SingleSelectEnumSchema, StringSchema, TitledEnumItems, TitledEnumOption,
    TitledMultiSelectEnumSchema, TitledSingleSelectEnumSchema, ToolChoice,
    ToolChoiceMode, ToolUseContent, UntitledEnumItems, UntitledMultiSelectEnumSchema,
    UntitledSingleSelectEnumSchema,
};
