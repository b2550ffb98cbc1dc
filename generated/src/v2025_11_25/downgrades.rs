// Written by `mcp-codegen generate`. Do not edit: change the schema or the generator.

//! Conversions to the version before this one.

use crate::convert::{ConvertFrom, Losses, NotRepresentable};
use crate::convert;
use crate::v2025_06_18 as older;
use crate::v2025_11_25 as newer;

impl ConvertFrom<newer::CallToolRequest> for older::CallToolRequest {
    #[inline]
    fn convert_from(
        value: newer::CallToolRequest,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let extra = value.extra;
        losses.drop_member("id");
        Ok(Self {
            params: losses.member("params", value.params, ConvertFrom::convert_from)?,
            extra,
        })
    }
}

impl ConvertFrom<newer::CallToolRequestParams> for older::CallToolRequestParams {
    #[inline]
    fn convert_from(
        value: newer::CallToolRequestParams,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let mut extra = value.extra;
        convert::carry_if(&mut extra, "_meta", &value.meta);
        losses.drop_if("task", &value.task);
        Ok(Self {
            arguments: value.arguments,
            name: value.name,
            extra,
        })
    }
}

impl ConvertFrom<newer::CallToolResult> for older::CallToolResult {
    #[inline]
    fn convert_from(
        value: newer::CallToolResult,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let extra = value.extra;
        Ok(Self {
            meta: value.meta,
            content: losses
                .member(
                    "content",
                    value.content,
                    |value, losses| convert::list(
                        value,
                        losses,
                        ConvertFrom::convert_from,
                    ),
                )?,
            is_error: value.is_error,
            structured_content: value.structured_content,
            extra,
        })
    }
}

impl ConvertFrom<newer::CancelledNotification> for older::CancelledNotification {
    #[inline]
    fn convert_from(
        value: newer::CancelledNotification,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let extra = value.extra;
        Ok(Self {
            params: losses.member("params", value.params, ConvertFrom::convert_from)?,
            extra,
        })
    }
}

impl ConvertFrom<newer::CancelledNotificationParams>
for older::CancelledNotificationParams {
    #[inline]
    fn convert_from(
        value: newer::CancelledNotificationParams,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let extra = value.extra;
        losses.drop_if("_meta", &value.meta);
        Ok(Self {
            reason: value.reason,
            request_id: match losses
                .optional("requestId", value.request_id, convert::same)
            {
                Some(value) => value,
                None => return Err(losses.missing("requestId")),
            },
            extra,
        })
    }
}

impl ConvertFrom<newer::ClientCapabilities> for older::ClientCapabilities {
    #[inline]
    fn convert_from(
        value: newer::ClientCapabilities,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let extra = value.extra;
        losses.drop_if("tasks", &value.tasks);
        Ok(Self {
            elicitation: losses
                .optional(
                    "elicitation",
                    value.elicitation,
                    |value, losses| {
                        losses.drop_if("form", &value.form);
                        losses.drop_if("url", &value.url);
                        convert::extra_only(value.extra)
                    },
                ),
            experimental: value.experimental,
            roots: value.roots,
            sampling: losses
                .optional(
                    "sampling",
                    value.sampling,
                    |value, losses| {
                        losses.drop_if("context", &value.context);
                        losses.drop_if("tools", &value.tools);
                        convert::extra_only(value.extra)
                    },
                ),
            extra,
        })
    }
}

impl ConvertFrom<newer::CompleteRequest> for older::CompleteRequest {
    #[inline]
    fn convert_from(
        value: newer::CompleteRequest,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let extra = value.extra;
        losses.drop_member("id");
        Ok(Self {
            params: losses.member("params", value.params, ConvertFrom::convert_from)?,
            extra,
        })
    }
}

impl ConvertFrom<newer::CompleteRequestParams> for older::CompleteRequestParams {
    #[inline]
    fn convert_from(
        value: newer::CompleteRequestParams,
        _losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let mut extra = value.extra;
        convert::carry_if(&mut extra, "_meta", &value.meta);
        Ok(Self {
            argument: value.argument,
            context: value.context,
            r#ref: value.r#ref,
            extra,
        })
    }
}

impl ConvertFrom<newer::ContentBlock> for older::ContentBlock {
    #[inline]
    fn convert_from(
        value: newer::ContentBlock,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        match value {
            newer::ContentBlock::Text(value) => Ok(Self::Text(value)),
            newer::ContentBlock::Image(value) => Ok(Self::Image(value)),
            newer::ContentBlock::Audio(value) => Ok(Self::Audio(value)),
            newer::ContentBlock::ResourceLink(value) => {
                ConvertFrom::convert_from(*value, losses)
                    .map(Box::new)
                    .map(Self::ResourceLink)
            }
            newer::ContentBlock::Resource(value) => Ok(Self::Resource(value)),
            newer::ContentBlock::Unknown(value) => convert::read_again(&value, losses),
        }
    }
}

impl ConvertFrom<newer::CreateMessageRequest> for older::CreateMessageRequest {
    #[inline]
    fn convert_from(
        value: newer::CreateMessageRequest,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let extra = value.extra;
        losses.drop_member("id");
        Ok(Self {
            params: losses.member("params", value.params, ConvertFrom::convert_from)?,
            extra,
        })
    }
}

impl ConvertFrom<newer::CreateMessageRequestParams>
for older::CreateMessageRequestParams {
    #[inline]
    fn convert_from(
        value: newer::CreateMessageRequestParams,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let mut extra = value.extra;
        convert::carry_if(&mut extra, "_meta", &value.meta);
        losses.drop_if("task", &value.task);
        losses.drop_if("toolChoice", &value.tool_choice);
        losses.drop_if("tools", &value.tools);
        Ok(Self {
            include_context: value.include_context,
            max_tokens: value.max_tokens,
            messages: losses
                .member(
                    "messages",
                    value.messages,
                    |value, losses| convert::list(
                        value,
                        losses,
                        ConvertFrom::convert_from,
                    ),
                )?,
            metadata: value.metadata,
            model_preferences: value.model_preferences,
            stop_sequences: value.stop_sequences,
            system_prompt: value.system_prompt,
            temperature: value.temperature,
            extra,
        })
    }
}

impl ConvertFrom<newer::CreateMessageResult> for older::CreateMessageResult {
    #[inline]
    fn convert_from(
        value: newer::CreateMessageResult,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let extra = value.extra;
        Ok(Self {
            meta: value.meta,
            content: losses.member("content", value.content, ConvertFrom::convert_from)?,
            model: value.model,
            role: value.role,
            stop_reason: value.stop_reason,
            extra,
        })
    }
}

impl ConvertFrom<newer::ElicitRequest> for older::ElicitRequest {
    #[inline]
    fn convert_from(
        value: newer::ElicitRequest,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let extra = value.extra;
        losses.drop_member("id");
        Ok(Self {
            params: losses.member("params", value.params, ConvertFrom::convert_from)?,
            extra,
        })
    }
}

impl ConvertFrom<newer::ElicitRequestFormParams> for older::ElicitRequestParams {
    #[inline]
    fn convert_from(
        value: newer::ElicitRequestFormParams,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let mut extra = value.extra;
        convert::carry_if(&mut extra, "_meta", &value.meta);
        losses.drop_if("mode", &value.mode);
        losses.drop_if("task", &value.task);
        Ok(Self {
            message: value.message,
            requested_schema: losses
                .member(
                    "requestedSchema",
                    value.requested_schema,
                    ConvertFrom::convert_from,
                )?,
            extra,
        })
    }
}

impl ConvertFrom<newer::ElicitRequestParams> for older::ElicitRequestParams {
    #[inline]
    fn convert_from(
        value: newer::ElicitRequestParams,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        match value {
            newer::ElicitRequestParams::Form(value) => {
                ConvertFrom::convert_from(*value, losses)
            }
            newer::ElicitRequestParams::Unknown(value) => {
                convert::read_again(&value, losses)
            }

            #[allow(unreachable_patterns)]
            _ => Err(losses.unrepresentable("such a value")),
        }
    }
}

impl ConvertFrom<newer::ElicitResult> for older::ElicitResult {
    #[inline]
    fn convert_from(
        value: newer::ElicitResult,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let extra = value.extra;
        Ok(Self {
            meta: value.meta,
            action: value.action,
            content: losses
                .optional(
                    "content",
                    value.content,
                    |value, losses| convert::map(
                        value,
                        losses,
                        ConvertFrom::convert_from,
                    ),
                ),
            extra,
        })
    }
}

impl ConvertFrom<newer::ElicitValue> for older::ElicitValue {
    #[inline]
    fn convert_from(
        value: newer::ElicitValue,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        match value {
            newer::ElicitValue::List(_) => Err(losses.unrepresentable("the kind `List`")),
            newer::ElicitValue::String(value) => Ok(Self::String(value)),
            newer::ElicitValue::Number(value) => Ok(Self::Number(value)),
            newer::ElicitValue::Boolean(value) => Ok(Self::Boolean(value)),
            newer::ElicitValue::Unknown(value) => convert::read_again(&value, losses),
        }
    }
}

impl ConvertFrom<newer::GetPromptRequest> for older::GetPromptRequest {
    #[inline]
    fn convert_from(
        value: newer::GetPromptRequest,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let extra = value.extra;
        losses.drop_member("id");
        Ok(Self {
            params: losses.member("params", value.params, ConvertFrom::convert_from)?,
            extra,
        })
    }
}

impl ConvertFrom<newer::GetPromptRequestParams> for older::GetPromptRequestParams {
    #[inline]
    fn convert_from(
        value: newer::GetPromptRequestParams,
        _losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let mut extra = value.extra;
        convert::carry_if(&mut extra, "_meta", &value.meta);
        Ok(Self {
            arguments: value.arguments,
            name: value.name,
            extra,
        })
    }
}

impl ConvertFrom<newer::GetPromptResult> for older::GetPromptResult {
    #[inline]
    fn convert_from(
        value: newer::GetPromptResult,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let extra = value.extra;
        Ok(Self {
            meta: value.meta,
            description: value.description,
            messages: losses
                .member(
                    "messages",
                    value.messages,
                    |value, losses| convert::list(
                        value,
                        losses,
                        ConvertFrom::convert_from,
                    ),
                )?,
            extra,
        })
    }
}

impl ConvertFrom<newer::Implementation> for older::Implementation {
    #[inline]
    fn convert_from(
        value: newer::Implementation,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let extra = value.extra;
        losses.drop_if("description", &value.description);
        losses.drop_if("icons", &value.icons);
        losses.drop_if("websiteUrl", &value.website_url);
        Ok(Self {
            name: value.name,
            title: value.title,
            version: value.version,
            extra,
        })
    }
}

impl ConvertFrom<newer::InitializeRequest> for older::InitializeRequest {
    #[inline]
    fn convert_from(
        value: newer::InitializeRequest,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let extra = value.extra;
        losses.drop_member("id");
        Ok(Self {
            params: losses.member("params", value.params, ConvertFrom::convert_from)?,
            extra,
        })
    }
}

impl ConvertFrom<newer::InitializeRequestParams> for older::InitializeRequestParams {
    #[inline]
    fn convert_from(
        value: newer::InitializeRequestParams,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let mut extra = value.extra;
        convert::carry_if(&mut extra, "_meta", &value.meta);
        Ok(Self {
            capabilities: losses
                .member("capabilities", value.capabilities, ConvertFrom::convert_from)?,
            client_info: losses
                .member("clientInfo", value.client_info, ConvertFrom::convert_from)?,
            protocol_version: value.protocol_version,
            extra,
        })
    }
}

impl ConvertFrom<newer::InitializeResult> for older::InitializeResult {
    #[inline]
    fn convert_from(
        value: newer::InitializeResult,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let extra = value.extra;
        Ok(Self {
            meta: value.meta,
            capabilities: losses
                .member("capabilities", value.capabilities, ConvertFrom::convert_from)?,
            instructions: value.instructions,
            protocol_version: value.protocol_version,
            server_info: losses
                .member("serverInfo", value.server_info, ConvertFrom::convert_from)?,
            extra,
        })
    }
}

impl ConvertFrom<newer::InitializedNotification> for older::InitializedNotification {
    #[inline]
    fn convert_from(
        value: newer::InitializedNotification,
        _losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let extra = value.extra;
        Ok(Self {
            params: value.params,
            extra,
        })
    }
}

impl ConvertFrom<newer::JSONRPCErrorResponse> for older::JSONRPCError {
    #[inline]
    fn convert_from(
        value: newer::JSONRPCErrorResponse,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let extra = value.extra;
        Ok(Self {
            error: value.error,
            id: match losses.optional("id", value.id, convert::same) {
                Some(value) => value,
                None => return Err(losses.missing("id")),
            },
            extra,
        })
    }
}

impl ConvertFrom<newer::JSONRPCMessage> for older::JSONRPCMessage {
    #[inline]
    fn convert_from(
        value: newer::JSONRPCMessage,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        match value {
            newer::JSONRPCMessage::Request(value) => {
                ConvertFrom::convert_from(value, losses).map(Self::Request)
            }
            newer::JSONRPCMessage::Notification(value) => {
                ConvertFrom::convert_from(value, losses).map(Self::Notification)
            }
            newer::JSONRPCMessage::ResultResponse(value) => {
                ConvertFrom::convert_from(value, losses).map(Self::Response)
            }
            newer::JSONRPCMessage::ErrorResponse(value) => {
                ConvertFrom::convert_from(value, losses).map(Self::Error)
            }
            newer::JSONRPCMessage::Unknown(value) => convert::read_again(&value, losses),
        }
    }
}

impl ConvertFrom<newer::JSONRPCNotification> for older::JSONRPCNotification {
    #[inline]
    fn convert_from(
        value: newer::JSONRPCNotification,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let extra = value.extra;
        Ok(Self {
            method: value.method,
            params: losses.optional("params", value.params, convert::from_json),
            extra,
        })
    }
}

impl ConvertFrom<newer::JSONRPCRequest> for older::JSONRPCRequest {
    #[inline]
    fn convert_from(
        value: newer::JSONRPCRequest,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let extra = value.extra;
        Ok(Self {
            id: value.id,
            method: value.method,
            params: losses.optional("params", value.params, convert::from_json),
            extra,
        })
    }
}

impl ConvertFrom<newer::JSONRPCResultResponse> for older::JSONRPCResponse {
    #[inline]
    fn convert_from(
        value: newer::JSONRPCResultResponse,
        _losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let extra = value.extra;
        Ok(Self {
            id: value.id,
            result: value.result,
            extra,
        })
    }
}

impl ConvertFrom<newer::LegacyTitledEnumSchema> for older::EnumSchema {
    #[inline]
    fn convert_from(
        value: newer::LegacyTitledEnumSchema,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let extra = value.extra;
        losses.drop_if("default", &value.default);
        Ok(Self {
            description: value.description,
            r#enum: value.r#enum,
            enum_names: value.enum_names,
            title: value.title,
            extra,
        })
    }
}

impl ConvertFrom<newer::ListPromptsRequest> for older::ListPromptsRequest {
    #[inline]
    fn convert_from(
        value: newer::ListPromptsRequest,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let extra = value.extra;
        losses.drop_member("id");
        Ok(Self {
            params: losses.optional("params", value.params, ConvertFrom::convert_from),
            extra,
        })
    }
}

impl ConvertFrom<newer::ListPromptsResult> for older::ListPromptsResult {
    #[inline]
    fn convert_from(
        value: newer::ListPromptsResult,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let extra = value.extra;
        Ok(Self {
            meta: value.meta,
            next_cursor: value.next_cursor,
            prompts: losses
                .member(
                    "prompts",
                    value.prompts,
                    |value, losses| convert::list(
                        value,
                        losses,
                        ConvertFrom::convert_from,
                    ),
                )?,
            extra,
        })
    }
}

impl ConvertFrom<newer::ListResourceTemplatesRequest>
for older::ListResourceTemplatesRequest {
    #[inline]
    fn convert_from(
        value: newer::ListResourceTemplatesRequest,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let extra = value.extra;
        losses.drop_member("id");
        Ok(Self {
            params: losses.optional("params", value.params, ConvertFrom::convert_from),
            extra,
        })
    }
}

impl ConvertFrom<newer::ListResourceTemplatesResult>
for older::ListResourceTemplatesResult {
    #[inline]
    fn convert_from(
        value: newer::ListResourceTemplatesResult,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let extra = value.extra;
        Ok(Self {
            meta: value.meta,
            next_cursor: value.next_cursor,
            resource_templates: losses
                .member(
                    "resourceTemplates",
                    value.resource_templates,
                    |value, losses| convert::list(
                        value,
                        losses,
                        ConvertFrom::convert_from,
                    ),
                )?,
            extra,
        })
    }
}

impl ConvertFrom<newer::ListResourcesRequest> for older::ListResourcesRequest {
    #[inline]
    fn convert_from(
        value: newer::ListResourcesRequest,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let extra = value.extra;
        losses.drop_member("id");
        Ok(Self {
            params: losses.optional("params", value.params, ConvertFrom::convert_from),
            extra,
        })
    }
}

impl ConvertFrom<newer::ListResourcesResult> for older::ListResourcesResult {
    #[inline]
    fn convert_from(
        value: newer::ListResourcesResult,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let extra = value.extra;
        Ok(Self {
            meta: value.meta,
            next_cursor: value.next_cursor,
            resources: losses
                .member(
                    "resources",
                    value.resources,
                    |value, losses| convert::list(
                        value,
                        losses,
                        ConvertFrom::convert_from,
                    ),
                )?,
            extra,
        })
    }
}

impl ConvertFrom<newer::ListRootsRequest> for older::ListRootsRequest {
    #[inline]
    fn convert_from(
        value: newer::ListRootsRequest,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let extra = value.extra;
        losses.drop_member("id");
        Ok(Self {
            params: value.params,
            extra,
        })
    }
}

impl ConvertFrom<newer::ListToolsRequest> for older::ListToolsRequest {
    #[inline]
    fn convert_from(
        value: newer::ListToolsRequest,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let extra = value.extra;
        losses.drop_member("id");
        Ok(Self {
            params: losses.optional("params", value.params, ConvertFrom::convert_from),
            extra,
        })
    }
}

impl ConvertFrom<newer::ListToolsResult> for older::ListToolsResult {
    #[inline]
    fn convert_from(
        value: newer::ListToolsResult,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let extra = value.extra;
        Ok(Self {
            meta: value.meta,
            next_cursor: value.next_cursor,
            tools: losses
                .member(
                    "tools",
                    value.tools,
                    |value, losses| convert::list(
                        value,
                        losses,
                        ConvertFrom::convert_from,
                    ),
                )?,
            extra,
        })
    }
}

impl ConvertFrom<newer::LoggingMessageNotification>
for older::LoggingMessageNotification {
    #[inline]
    fn convert_from(
        value: newer::LoggingMessageNotification,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let extra = value.extra;
        Ok(Self {
            params: losses.member("params", value.params, ConvertFrom::convert_from)?,
            extra,
        })
    }
}

impl ConvertFrom<newer::LoggingMessageNotificationParams>
for older::LoggingMessageNotificationParams {
    #[inline]
    fn convert_from(
        value: newer::LoggingMessageNotificationParams,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let extra = value.extra;
        losses.drop_if("_meta", &value.meta);
        Ok(Self {
            data: value.data,
            level: value.level,
            logger: value.logger,
            extra,
        })
    }
}

impl ConvertFrom<newer::NotificationObject> for older::NotificationObject {
    #[inline]
    fn convert_from(
        value: newer::NotificationObject,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let extra = value.extra;
        Ok(Self {
            method: value.method,
            params: losses.optional("params", value.params, convert::from_json),
            extra,
        })
    }
}

impl ConvertFrom<newer::NumberSchema> for older::NumberSchema {
    #[inline]
    fn convert_from(
        value: newer::NumberSchema,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let extra = value.extra;
        losses.drop_if("default", &value.default);
        Ok(Self {
            description: value.description,
            maximum: value.maximum,
            minimum: value.minimum,
            title: value.title,
            r#type: value.r#type,
            extra,
        })
    }
}

impl ConvertFrom<newer::PaginatedRequest> for older::PaginatedRequest {
    #[inline]
    fn convert_from(
        value: newer::PaginatedRequest,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let extra = value.extra;
        losses.drop_member("id");
        Ok(Self {
            method: value.method,
            params: losses.optional("params", value.params, ConvertFrom::convert_from),
            extra,
        })
    }
}

impl ConvertFrom<newer::PaginatedRequestParams> for older::PaginatedRequestParams {
    #[inline]
    fn convert_from(
        value: newer::PaginatedRequestParams,
        _losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let mut extra = value.extra;
        convert::carry_if(&mut extra, "_meta", &value.meta);
        Ok(Self {
            cursor: value.cursor,
            extra,
        })
    }
}

impl ConvertFrom<newer::PingRequest> for older::PingRequest {
    #[inline]
    fn convert_from(
        value: newer::PingRequest,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let extra = value.extra;
        losses.drop_member("id");
        Ok(Self {
            params: value.params,
            extra,
        })
    }
}

impl ConvertFrom<newer::PrimitiveSchemaDefinition> for older::PrimitiveSchemaDefinition {
    #[inline]
    fn convert_from(
        value: newer::PrimitiveSchemaDefinition,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        match value {
            newer::PrimitiveSchemaDefinition::String(value) => {
                ConvertFrom::convert_from(value, losses).map(Self::String)
            }
            newer::PrimitiveSchemaDefinition::Number(value) => {
                ConvertFrom::convert_from(value, losses).map(Self::Number)
            }
            newer::PrimitiveSchemaDefinition::Boolean(value) => Ok(Self::Boolean(value)),
            newer::PrimitiveSchemaDefinition::UntitledSingleSelectEnum(value) => {
                ConvertFrom::convert_from(value, losses).map(Self::Enum)
            }
            newer::PrimitiveSchemaDefinition::TitledSingleSelectEnum(_) => {
                Err(losses.unrepresentable("the kind `TitledSingleSelectEnum`"))
            }
            newer::PrimitiveSchemaDefinition::UntitledMultiSelectEnum(_) => {
                Err(losses.unrepresentable("the kind `UntitledMultiSelectEnum`"))
            }
            newer::PrimitiveSchemaDefinition::TitledMultiSelectEnum(_) => {
                Err(losses.unrepresentable("the kind `TitledMultiSelectEnum`"))
            }
            newer::PrimitiveSchemaDefinition::LegacyTitledEnum(value) => {
                ConvertFrom::convert_from(value, losses).map(Self::Enum)
            }
            newer::PrimitiveSchemaDefinition::Unknown(value) => {
                convert::read_again(&value, losses)
            }
        }
    }
}

impl ConvertFrom<newer::ProgressNotification> for older::ProgressNotification {
    #[inline]
    fn convert_from(
        value: newer::ProgressNotification,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let extra = value.extra;
        Ok(Self {
            params: losses.member("params", value.params, ConvertFrom::convert_from)?,
            extra,
        })
    }
}

impl ConvertFrom<newer::ProgressNotificationParams>
for older::ProgressNotificationParams {
    #[inline]
    fn convert_from(
        value: newer::ProgressNotificationParams,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let extra = value.extra;
        losses.drop_if("_meta", &value.meta);
        Ok(Self {
            message: value.message,
            progress: value.progress,
            progress_token: value.progress_token,
            total: value.total,
            extra,
        })
    }
}

impl ConvertFrom<newer::Prompt> for older::Prompt {
    #[inline]
    fn convert_from(
        value: newer::Prompt,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let extra = value.extra;
        losses.drop_if("icons", &value.icons);
        Ok(Self {
            meta: value.meta,
            arguments: value.arguments,
            description: value.description,
            name: value.name,
            title: value.title,
            extra,
        })
    }
}

impl ConvertFrom<newer::PromptListChangedNotification>
for older::PromptListChangedNotification {
    #[inline]
    fn convert_from(
        value: newer::PromptListChangedNotification,
        _losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let extra = value.extra;
        Ok(Self {
            params: value.params,
            extra,
        })
    }
}

impl ConvertFrom<newer::PromptMessage> for older::PromptMessage {
    #[inline]
    fn convert_from(
        value: newer::PromptMessage,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let extra = value.extra;
        Ok(Self {
            content: losses.member("content", value.content, ConvertFrom::convert_from)?,
            role: value.role,
            extra,
        })
    }
}

impl ConvertFrom<newer::ReadResourceRequest> for older::ReadResourceRequest {
    #[inline]
    fn convert_from(
        value: newer::ReadResourceRequest,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let extra = value.extra;
        losses.drop_member("id");
        Ok(Self {
            params: losses.member("params", value.params, ConvertFrom::convert_from)?,
            extra,
        })
    }
}

impl ConvertFrom<newer::ReadResourceRequestParams> for older::ReadResourceRequestParams {
    #[inline]
    fn convert_from(
        value: newer::ReadResourceRequestParams,
        _losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let mut extra = value.extra;
        convert::carry_if(&mut extra, "_meta", &value.meta);
        Ok(Self { uri: value.uri, extra })
    }
}

impl ConvertFrom<newer::RequestObject> for older::RequestObject {
    #[inline]
    fn convert_from(
        value: newer::RequestObject,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let extra = value.extra;
        Ok(Self {
            method: value.method,
            params: losses.optional("params", value.params, convert::from_json),
            extra,
        })
    }
}

impl ConvertFrom<newer::RequestedSchema> for older::RequestedSchema {
    #[inline]
    fn convert_from(
        value: newer::RequestedSchema,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let extra = value.extra;
        losses.drop_if("$schema", &value.schema);
        Ok(Self {
            properties: losses
                .member(
                    "properties",
                    value.properties,
                    |value, losses| convert::map(
                        value,
                        losses,
                        ConvertFrom::convert_from,
                    ),
                )?,
            required: value.required,
            extra,
        })
    }
}

impl ConvertFrom<newer::Resource> for older::Resource {
    #[inline]
    fn convert_from(
        value: newer::Resource,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let extra = value.extra;
        losses.drop_if("icons", &value.icons);
        Ok(Self {
            meta: value.meta,
            annotations: value.annotations,
            description: value.description,
            mime_type: value.mime_type,
            name: value.name,
            size: value.size,
            title: value.title,
            uri: value.uri,
            extra,
        })
    }
}

impl ConvertFrom<newer::ResourceLink> for older::ResourceLink {
    #[inline]
    fn convert_from(
        value: newer::ResourceLink,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let extra = value.extra;
        losses.drop_if("icons", &value.icons);
        Ok(Self {
            meta: value.meta,
            annotations: value.annotations,
            description: value.description,
            mime_type: value.mime_type,
            name: value.name,
            size: value.size,
            title: value.title,
            uri: value.uri,
            extra,
        })
    }
}

impl ConvertFrom<newer::ResourceListChangedNotification>
for older::ResourceListChangedNotification {
    #[inline]
    fn convert_from(
        value: newer::ResourceListChangedNotification,
        _losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let extra = value.extra;
        Ok(Self {
            params: value.params,
            extra,
        })
    }
}

impl ConvertFrom<newer::ResourceTemplate> for older::ResourceTemplate {
    #[inline]
    fn convert_from(
        value: newer::ResourceTemplate,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let extra = value.extra;
        losses.drop_if("icons", &value.icons);
        Ok(Self {
            meta: value.meta,
            annotations: value.annotations,
            description: value.description,
            mime_type: value.mime_type,
            name: value.name,
            title: value.title,
            uri_template: value.uri_template,
            extra,
        })
    }
}

impl ConvertFrom<newer::ResourceUpdatedNotification>
for older::ResourceUpdatedNotification {
    #[inline]
    fn convert_from(
        value: newer::ResourceUpdatedNotification,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let extra = value.extra;
        Ok(Self {
            params: losses.member("params", value.params, ConvertFrom::convert_from)?,
            extra,
        })
    }
}

impl ConvertFrom<newer::ResourceUpdatedNotificationParams>
for older::ResourceUpdatedNotificationParams {
    #[inline]
    fn convert_from(
        value: newer::ResourceUpdatedNotificationParams,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let extra = value.extra;
        losses.drop_if("_meta", &value.meta);
        Ok(Self { uri: value.uri, extra })
    }
}

impl ConvertFrom<newer::RootsListChangedNotification>
for older::RootsListChangedNotification {
    #[inline]
    fn convert_from(
        value: newer::RootsListChangedNotification,
        _losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let extra = value.extra;
        Ok(Self {
            params: value.params,
            extra,
        })
    }
}

impl ConvertFrom<newer::SamplingMessage> for older::SamplingMessage {
    #[inline]
    fn convert_from(
        value: newer::SamplingMessage,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let extra = value.extra;
        losses.drop_if("_meta", &value.meta);
        Ok(Self {
            content: losses.member("content", value.content, ConvertFrom::convert_from)?,
            role: value.role,
            extra,
        })
    }
}

impl ConvertFrom<newer::SamplingMessageContent> for older::SamplingMessageContentBlock {
    #[inline]
    fn convert_from(
        value: newer::SamplingMessageContent,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        match value {
            newer::SamplingMessageContent::Text(value) => Ok(Self::Text(value)),
            newer::SamplingMessageContent::Image(value) => Ok(Self::Image(value)),
            newer::SamplingMessageContent::Audio(value) => Ok(Self::Audio(value)),
            newer::SamplingMessageContent::ToolUse(_) => {
                Err(losses.unrepresentable("the kind `ToolUse`"))
            }
            newer::SamplingMessageContent::ToolResult(_) => {
                Err(losses.unrepresentable("the kind `ToolResult`"))
            }
            newer::SamplingMessageContent::List(value) => {
                convert::only_element(value, losses, ConvertFrom::convert_from)
            }
            newer::SamplingMessageContent::Unknown(value) => {
                convert::read_again(&value, losses)
            }
        }
    }
}

impl ConvertFrom<newer::SamplingMessageContentBlock>
for older::SamplingMessageContentBlock {
    #[inline]
    fn convert_from(
        value: newer::SamplingMessageContentBlock,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        match value {
            newer::SamplingMessageContentBlock::Text(value) => Ok(Self::Text(value)),
            newer::SamplingMessageContentBlock::Image(value) => Ok(Self::Image(value)),
            newer::SamplingMessageContentBlock::Audio(value) => Ok(Self::Audio(value)),
            newer::SamplingMessageContentBlock::ToolUse(_) => {
                Err(losses.unrepresentable("the kind `ToolUse`"))
            }
            newer::SamplingMessageContentBlock::ToolResult(_) => {
                Err(losses.unrepresentable("the kind `ToolResult`"))
            }
            newer::SamplingMessageContentBlock::Unknown(value) => {
                convert::read_again(&value, losses)
            }
        }
    }
}

impl ConvertFrom<newer::ServerCapabilities> for older::ServerCapabilities {
    #[inline]
    fn convert_from(
        value: newer::ServerCapabilities,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let extra = value.extra;
        losses.drop_if("tasks", &value.tasks);
        Ok(Self {
            completions: value.completions,
            experimental: value.experimental,
            logging: value.logging,
            prompts: value.prompts,
            resources: value.resources,
            tools: value.tools,
            extra,
        })
    }
}

impl ConvertFrom<newer::SetLevelRequest> for older::SetLevelRequest {
    #[inline]
    fn convert_from(
        value: newer::SetLevelRequest,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let extra = value.extra;
        losses.drop_member("id");
        Ok(Self {
            params: losses.member("params", value.params, ConvertFrom::convert_from)?,
            extra,
        })
    }
}

impl ConvertFrom<newer::SetLevelRequestParams> for older::SetLevelRequestParams {
    #[inline]
    fn convert_from(
        value: newer::SetLevelRequestParams,
        _losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let mut extra = value.extra;
        convert::carry_if(&mut extra, "_meta", &value.meta);
        Ok(Self { level: value.level, extra })
    }
}

impl ConvertFrom<newer::StringSchema> for older::StringSchema {
    #[inline]
    fn convert_from(
        value: newer::StringSchema,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let extra = value.extra;
        losses.drop_if("default", &value.default);
        Ok(Self {
            description: value.description,
            format: value.format,
            max_length: value.max_length,
            min_length: value.min_length,
            title: value.title,
            extra,
        })
    }
}

impl ConvertFrom<newer::SubscribeRequest> for older::SubscribeRequest {
    #[inline]
    fn convert_from(
        value: newer::SubscribeRequest,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let extra = value.extra;
        losses.drop_member("id");
        Ok(Self {
            params: losses.member("params", value.params, ConvertFrom::convert_from)?,
            extra,
        })
    }
}

impl ConvertFrom<newer::SubscribeRequestParams> for older::SubscribeRequestParams {
    #[inline]
    fn convert_from(
        value: newer::SubscribeRequestParams,
        _losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let mut extra = value.extra;
        convert::carry_if(&mut extra, "_meta", &value.meta);
        Ok(Self { uri: value.uri, extra })
    }
}

impl ConvertFrom<newer::Tool> for older::Tool {
    #[inline]
    fn convert_from(
        value: newer::Tool,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let extra = value.extra;
        losses.drop_if("execution", &value.execution);
        losses.drop_if("icons", &value.icons);
        Ok(Self {
            meta: value.meta,
            annotations: value.annotations,
            description: value.description,
            input_schema: value.input_schema,
            name: value.name,
            output_schema: value.output_schema,
            title: value.title,
            extra,
        })
    }
}

impl ConvertFrom<newer::ToolListChangedNotification>
for older::ToolListChangedNotification {
    #[inline]
    fn convert_from(
        value: newer::ToolListChangedNotification,
        _losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let extra = value.extra;
        Ok(Self {
            params: value.params,
            extra,
        })
    }
}

impl ConvertFrom<newer::UnsubscribeRequest> for older::UnsubscribeRequest {
    #[inline]
    fn convert_from(
        value: newer::UnsubscribeRequest,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let extra = value.extra;
        losses.drop_member("id");
        Ok(Self {
            params: losses.member("params", value.params, ConvertFrom::convert_from)?,
            extra,
        })
    }
}

impl ConvertFrom<newer::UnsubscribeRequestParams> for older::UnsubscribeRequestParams {
    #[inline]
    fn convert_from(
        value: newer::UnsubscribeRequestParams,
        _losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let mut extra = value.extra;
        convert::carry_if(&mut extra, "_meta", &value.meta);
        Ok(Self { uri: value.uri, extra })
    }
}

impl ConvertFrom<newer::UntitledSingleSelectEnumSchema> for older::EnumSchema {
    #[inline]
    fn convert_from(
        value: newer::UntitledSingleSelectEnumSchema,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let mut extra = value.extra;
        losses.drop_if("default", &value.default);
        Ok(Self {
            description: value.description,
            r#enum: value.r#enum,
            enum_names: convert::from_extra(&mut extra, "enumNames", losses),
            title: value.title,
            extra,
        })
    }
}

impl ConvertFrom<newer::ClientRequest> for older::ClientRequest {
    #[inline]
    fn convert_from(
        value: newer::ClientRequest,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        match value {
            newer::ClientRequest::Complete(value) => {
                ConvertFrom::convert_from(*value, losses).map(Self::Complete)
            }
            newer::ClientRequest::Initialize(value) => {
                ConvertFrom::convert_from(*value, losses).map(Self::Initialize)
            }
            newer::ClientRequest::SetLevel(value) => {
                ConvertFrom::convert_from(value, losses).map(Self::SetLevel)
            }
            newer::ClientRequest::Ping(value) => Ok(Self::Ping(value)),
            newer::ClientRequest::GetPrompt(value) => {
                ConvertFrom::convert_from(value, losses).map(Self::GetPrompt)
            }
            newer::ClientRequest::ListPrompts(value) => {
                ConvertFrom::convert_from(value, losses).map(Self::ListPrompts)
            }
            newer::ClientRequest::ListResources(value) => {
                ConvertFrom::convert_from(value, losses).map(Self::ListResources)
            }
            newer::ClientRequest::ReadResource(value) => {
                ConvertFrom::convert_from(value, losses).map(Self::ReadResource)
            }
            newer::ClientRequest::Subscribe(value) => {
                ConvertFrom::convert_from(value, losses).map(Self::Subscribe)
            }
            newer::ClientRequest::ListResourceTemplates(value) => {
                ConvertFrom::convert_from(value, losses).map(Self::ListResourceTemplates)
            }
            newer::ClientRequest::Unsubscribe(value) => {
                ConvertFrom::convert_from(value, losses).map(Self::Unsubscribe)
            }
            newer::ClientRequest::CancelTask(_) => {
                Err(losses.unrepresentable("the method `tasks/cancel`"))
            }
            newer::ClientRequest::GetTask(_) => {
                Err(losses.unrepresentable("the method `tasks/get`"))
            }
            newer::ClientRequest::ListTasks(_) => {
                Err(losses.unrepresentable("the method `tasks/list`"))
            }
            newer::ClientRequest::GetTaskPayload(_) => {
                Err(losses.unrepresentable("the method `tasks/result`"))
            }
            newer::ClientRequest::CallTool(value) => {
                ConvertFrom::convert_from(value, losses).map(Self::CallTool)
            }
            newer::ClientRequest::ListTools(value) => {
                ConvertFrom::convert_from(value, losses).map(Self::ListTools)
            }
        }
    }
}

impl ConvertFrom<newer::ClientNotification> for older::ClientNotification {
    #[inline]
    fn convert_from(
        value: newer::ClientNotification,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        match value {
            newer::ClientNotification::Cancelled(value) => {
                ConvertFrom::convert_from(value, losses).map(Self::Cancelled)
            }
            newer::ClientNotification::Initialized(value) => Ok(Self::Initialized(value)),
            newer::ClientNotification::Progress(value) => {
                ConvertFrom::convert_from(value, losses).map(Self::Progress)
            }
            newer::ClientNotification::RootsListChanged(value) => {
                Ok(Self::RootsListChanged(value))
            }
            newer::ClientNotification::TaskStatus(_) => {
                Err(losses.unrepresentable("the method `notifications/tasks/status`"))
            }
        }
    }
}

impl ConvertFrom<newer::ClientResult> for older::ClientResult {
    #[inline]
    fn convert_from(
        value: newer::ClientResult,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        match value {
            newer::ClientResult::Elicit(value) => {
                ConvertFrom::convert_from(value, losses).map(Self::Elicit)
            }
            newer::ClientResult::Ping(value) => Ok(Self::Ping(value)),
            newer::ClientResult::ListRoots(value) => Ok(Self::ListRoots(value)),
            newer::ClientResult::CreateMessage(value) => {
                ConvertFrom::convert_from(*value, losses)
                    .map(Box::new)
                    .map(Self::CreateMessage)
            }
            newer::ClientResult::CancelTask(_) => {
                Err(losses.unrepresentable("the method `tasks/cancel`"))
            }
            newer::ClientResult::GetTask(_) => {
                Err(losses.unrepresentable("the method `tasks/get`"))
            }
            newer::ClientResult::ListTasks(_) => {
                Err(losses.unrepresentable("the method `tasks/list`"))
            }
            newer::ClientResult::GetTaskPayload(_) => {
                Err(losses.unrepresentable("the method `tasks/result`"))
            }
        }
    }
}

impl ConvertFrom<newer::ServerRequest> for older::ServerRequest {
    #[inline]
    fn convert_from(
        value: newer::ServerRequest,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        match value {
            newer::ServerRequest::Elicit(value) => {
                ConvertFrom::convert_from(value, losses).map(Self::Elicit)
            }
            newer::ServerRequest::Ping(value) => Ok(Self::Ping(value)),
            newer::ServerRequest::ListRoots(value) => Ok(Self::ListRoots(value)),
            newer::ServerRequest::CreateMessage(value) => {
                ConvertFrom::convert_from(*value, losses).map(Self::CreateMessage)
            }
            newer::ServerRequest::CancelTask(_) => {
                Err(losses.unrepresentable("the method `tasks/cancel`"))
            }
            newer::ServerRequest::GetTask(_) => {
                Err(losses.unrepresentable("the method `tasks/get`"))
            }
            newer::ServerRequest::ListTasks(_) => {
                Err(losses.unrepresentable("the method `tasks/list`"))
            }
            newer::ServerRequest::GetTaskPayload(_) => {
                Err(losses.unrepresentable("the method `tasks/result`"))
            }
        }
    }
}

impl ConvertFrom<newer::ServerNotification> for older::ServerNotification {
    #[inline]
    fn convert_from(
        value: newer::ServerNotification,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        match value {
            newer::ServerNotification::Cancelled(value) => {
                ConvertFrom::convert_from(value, losses).map(Self::Cancelled)
            }
            newer::ServerNotification::ElicitationComplete(_) => {
                Err(
                    losses
                        .unrepresentable(
                            "the method `notifications/elicitation/complete`",
                        ),
                )
            }
            newer::ServerNotification::LoggingMessage(value) => {
                ConvertFrom::convert_from(value, losses).map(Self::LoggingMessage)
            }
            newer::ServerNotification::Progress(value) => {
                ConvertFrom::convert_from(value, losses).map(Self::Progress)
            }
            newer::ServerNotification::PromptListChanged(value) => {
                Ok(Self::PromptListChanged(value))
            }
            newer::ServerNotification::ResourceListChanged(value) => {
                Ok(Self::ResourceListChanged(value))
            }
            newer::ServerNotification::ResourceUpdated(value) => {
                ConvertFrom::convert_from(value, losses).map(Self::ResourceUpdated)
            }
            newer::ServerNotification::TaskStatus(_) => {
                Err(losses.unrepresentable("the method `notifications/tasks/status`"))
            }
            newer::ServerNotification::ToolListChanged(value) => {
                Ok(Self::ToolListChanged(value))
            }
        }
    }
}

impl ConvertFrom<newer::ServerResult> for older::ServerResult {
    #[inline]
    fn convert_from(
        value: newer::ServerResult,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        match value {
            newer::ServerResult::Complete(value) => Ok(Self::Complete(value)),
            newer::ServerResult::Initialize(value) => {
                ConvertFrom::convert_from(*value, losses)
                    .map(Box::new)
                    .map(Self::Initialize)
            }
            newer::ServerResult::SetLevel(value) => Ok(Self::SetLevel(value)),
            newer::ServerResult::Ping(value) => Ok(Self::Ping(value)),
            newer::ServerResult::GetPrompt(value) => {
                ConvertFrom::convert_from(value, losses).map(Self::GetPrompt)
            }
            newer::ServerResult::ListPrompts(value) => {
                ConvertFrom::convert_from(value, losses).map(Self::ListPrompts)
            }
            newer::ServerResult::ListResources(value) => {
                ConvertFrom::convert_from(value, losses).map(Self::ListResources)
            }
            newer::ServerResult::ReadResource(value) => Ok(Self::ReadResource(value)),
            newer::ServerResult::Subscribe(value) => Ok(Self::Subscribe(value)),
            newer::ServerResult::ListResourceTemplates(value) => {
                ConvertFrom::convert_from(value, losses).map(Self::ListResourceTemplates)
            }
            newer::ServerResult::Unsubscribe(value) => Ok(Self::Unsubscribe(value)),
            newer::ServerResult::CancelTask(_) => {
                Err(losses.unrepresentable("the method `tasks/cancel`"))
            }
            newer::ServerResult::GetTask(_) => {
                Err(losses.unrepresentable("the method `tasks/get`"))
            }
            newer::ServerResult::ListTasks(_) => {
                Err(losses.unrepresentable("the method `tasks/list`"))
            }
            newer::ServerResult::GetTaskPayload(_) => {
                Err(losses.unrepresentable("the method `tasks/result`"))
            }
            newer::ServerResult::CallTool(value) => {
                ConvertFrom::convert_from(value, losses).map(Self::CallTool)
            }
            newer::ServerResult::ListTools(value) => {
                ConvertFrom::convert_from(value, losses).map(Self::ListTools)
            }
        }
    }
}
