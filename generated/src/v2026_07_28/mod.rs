// Written by `mcp-codegen generate`. Do not edit: change the schema or the generator.

//! Protocol version 2026-07-28.
//!
//! Types that are as they were in an earlier version are that version's.

mod content;
mod content_wire;
mod conversions;
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
mod utilities;
mod utilities_wire;

pub use content::*;
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
    Annotations, BaseMetadata, BooleanSchema, CompletionContext, CompletionReference,
    ElicitAction, NumberSchemaType, PromptArgument, PromptReference,
    ResourceTemplateReference, StringSchemaFormat,
};
pub use crate::v2025_11_25::{
    ElicitFormMode, ElicitValue, EnumSchema, Icon, IconTheme, Icons, Implementation,
    JSONRPCErrorResponse, JSONRPCNotification, JSONRPCRequest, LegacyTitledEnumSchema,
    MultiSelectEnumSchema, NotificationObject, NumberSchema, PrimitiveSchemaDefinition,
    RequestObject, RequestedSchema, SingleSelectEnumSchema, StringSchema,
    TitledEnumItems, TitledEnumOption, TitledMultiSelectEnumSchema,
    TitledSingleSelectEnumSchema, ToolChoice, ToolChoiceMode, UntitledEnumItems,
    UntitledMultiSelectEnumSchema, UntitledSingleSelectEnumSchema,
};
