// Written by `mcp-codegen generate`. Do not edit: change the schema or the generator.

//! Conversions from the version before this one.

use crate::convert::{ConvertFrom, Losses, NotRepresentable};
use crate::convert;
use crate::v2025_06_18 as older;
use crate::v2025_11_25 as newer;

impl ConvertFrom<older::CallToolRequest> for newer::CallToolRequest {
    #[inline]
    fn convert_from(
        value: older::CallToolRequest,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let mut extra = value.extra;
        extra.remove("jsonrpc");
        Ok(Self {
            id: match convert::from_extra(&mut extra, "id", losses) {
                Some(value) => value,
                None => (0).into(),
            },
            params: losses.member("params", value.params, ConvertFrom::convert_from)?,
            extra,
        })
    }
}

impl ConvertFrom<older::CallToolRequestParams> for newer::CallToolRequestParams {
    #[inline]
    fn convert_from(
        value: older::CallToolRequestParams,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let mut extra = value.extra;
        Ok(Self {
            meta: convert::from_extra(&mut extra, "_meta", losses),
            arguments: value.arguments,
            name: value.name,
            task: convert::from_extra(&mut extra, "task", losses),
            extra,
        })
    }
}

impl ConvertFrom<older::CallToolResult> for newer::CallToolResult {
    #[inline]
    fn convert_from(
        value: older::CallToolResult,
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

impl ConvertFrom<older::CancelledNotification> for newer::CancelledNotification {
    #[inline]
    fn convert_from(
        value: older::CancelledNotification,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let mut extra = value.extra;
        extra.remove("jsonrpc");
        Ok(Self {
            params: losses.member("params", value.params, ConvertFrom::convert_from)?,
            extra,
        })
    }
}

impl ConvertFrom<older::CancelledNotificationParams>
for newer::CancelledNotificationParams {
    #[inline]
    fn convert_from(
        value: older::CancelledNotificationParams,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let mut extra = value.extra;
        Ok(Self {
            meta: convert::from_extra(&mut extra, "_meta", losses),
            reason: value.reason,
            request_id: Some(value.request_id),
            extra,
        })
    }
}

impl ConvertFrom<older::ClientCapabilities> for newer::ClientCapabilities {
    #[inline]
    fn convert_from(
        value: older::ClientCapabilities,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let mut extra = value.extra;
        Ok(Self {
            elicitation: losses
                .optional("elicitation", value.elicitation, convert::from_json),
            experimental: value.experimental,
            roots: value.roots,
            sampling: losses.optional("sampling", value.sampling, convert::from_json),
            tasks: convert::from_extra(&mut extra, "tasks", losses),
            extra,
        })
    }
}

impl ConvertFrom<older::CompleteRequest> for newer::CompleteRequest {
    #[inline]
    fn convert_from(
        value: older::CompleteRequest,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let mut extra = value.extra;
        extra.remove("jsonrpc");
        Ok(Self {
            id: match convert::from_extra(&mut extra, "id", losses) {
                Some(value) => value,
                None => (0).into(),
            },
            params: losses.member("params", value.params, ConvertFrom::convert_from)?,
            extra,
        })
    }
}

impl ConvertFrom<older::CompleteRequestParams> for newer::CompleteRequestParams {
    #[inline]
    fn convert_from(
        value: older::CompleteRequestParams,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let mut extra = value.extra;
        Ok(Self {
            meta: convert::from_extra(&mut extra, "_meta", losses),
            argument: value.argument,
            context: value.context,
            r#ref: value.r#ref,
            extra,
        })
    }
}

impl ConvertFrom<older::ContentBlock> for newer::ContentBlock {
    #[inline]
    fn convert_from(
        value: older::ContentBlock,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        match value {
            older::ContentBlock::Text(value) => Ok(Self::Text(value)),
            older::ContentBlock::Image(value) => Ok(Self::Image(value)),
            older::ContentBlock::Audio(value) => Ok(Self::Audio(value)),
            older::ContentBlock::ResourceLink(value) => {
                ConvertFrom::convert_from(*value, losses)
                    .map(Box::new)
                    .map(Self::ResourceLink)
            }
            older::ContentBlock::Resource(value) => Ok(Self::Resource(value)),
            older::ContentBlock::Unknown(value) => convert::read_again(&value, losses),
        }
    }
}

impl ConvertFrom<older::CreateMessageRequest> for newer::CreateMessageRequest {
    #[inline]
    fn convert_from(
        value: older::CreateMessageRequest,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let mut extra = value.extra;
        extra.remove("jsonrpc");
        Ok(Self {
            id: match convert::from_extra(&mut extra, "id", losses) {
                Some(value) => value,
                None => (0).into(),
            },
            params: losses.member("params", value.params, ConvertFrom::convert_from)?,
            extra,
        })
    }
}

impl ConvertFrom<older::CreateMessageRequestParams>
for newer::CreateMessageRequestParams {
    #[inline]
    fn convert_from(
        value: older::CreateMessageRequestParams,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let mut extra = value.extra;
        Ok(Self {
            meta: convert::from_extra(&mut extra, "_meta", losses),
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
            task: convert::from_extra(&mut extra, "task", losses),
            temperature: value.temperature,
            tool_choice: convert::from_extra(&mut extra, "toolChoice", losses),
            tools: convert::from_extra(&mut extra, "tools", losses),
            extra,
        })
    }
}

impl ConvertFrom<older::CreateMessageResult> for newer::CreateMessageResult {
    #[inline]
    fn convert_from(
        value: older::CreateMessageResult,
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

impl ConvertFrom<older::ElicitRequest> for newer::ElicitRequest {
    #[inline]
    fn convert_from(
        value: older::ElicitRequest,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let mut extra = value.extra;
        extra.remove("jsonrpc");
        Ok(Self {
            id: match convert::from_extra(&mut extra, "id", losses) {
                Some(value) => value,
                None => (0).into(),
            },
            params: losses.member("params", value.params, ConvertFrom::convert_from)?,
            extra,
        })
    }
}

impl ConvertFrom<older::ElicitRequestParams> for newer::ElicitRequestFormParams {
    #[inline]
    fn convert_from(
        value: older::ElicitRequestParams,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let mut extra = value.extra;
        Ok(Self {
            meta: convert::from_extra(&mut extra, "_meta", losses),
            message: value.message,
            mode: convert::from_extra(&mut extra, "mode", losses),
            requested_schema: losses
                .member(
                    "requestedSchema",
                    value.requested_schema,
                    ConvertFrom::convert_from,
                )?,
            task: convert::from_extra(&mut extra, "task", losses),
            extra,
        })
    }
}

impl ConvertFrom<older::ElicitRequestParams> for newer::ElicitRequestParams {
    #[inline]
    fn convert_from(
        value: older::ElicitRequestParams,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        ConvertFrom::convert_from(value, losses).map(Box::new).map(Self::Form)
    }
}

impl ConvertFrom<older::ElicitResult> for newer::ElicitResult {
    #[inline]
    fn convert_from(
        value: older::ElicitResult,
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

impl ConvertFrom<older::ElicitValue> for newer::ElicitValue {
    #[inline]
    fn convert_from(
        value: older::ElicitValue,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        match value {
            older::ElicitValue::String(value) => Ok(Self::String(value)),
            older::ElicitValue::Number(value) => Ok(Self::Number(value)),
            older::ElicitValue::Boolean(value) => Ok(Self::Boolean(value)),
            older::ElicitValue::Unknown(value) => convert::read_again(&value, losses),
        }
    }
}

impl ConvertFrom<older::EnumSchema> for newer::LegacyTitledEnumSchema {
    #[inline]
    fn convert_from(
        value: older::EnumSchema,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let mut extra = value.extra;
        Ok(Self {
            default: convert::from_extra(&mut extra, "default", losses),
            description: value.description,
            r#enum: value.r#enum,
            enum_names: value.enum_names,
            title: value.title,
            extra,
        })
    }
}

impl ConvertFrom<older::EnumSchema> for newer::UntitledSingleSelectEnumSchema {
    #[inline]
    fn convert_from(
        value: older::EnumSchema,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let mut extra = value.extra;
        convert::carry_if(&mut extra, "enumNames", &value.enum_names);
        Ok(Self {
            default: convert::from_extra(&mut extra, "default", losses),
            description: value.description,
            r#enum: value.r#enum,
            title: value.title,
            extra,
        })
    }
}

impl ConvertFrom<older::GetPromptRequest> for newer::GetPromptRequest {
    #[inline]
    fn convert_from(
        value: older::GetPromptRequest,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let mut extra = value.extra;
        extra.remove("jsonrpc");
        Ok(Self {
            id: match convert::from_extra(&mut extra, "id", losses) {
                Some(value) => value,
                None => (0).into(),
            },
            params: losses.member("params", value.params, ConvertFrom::convert_from)?,
            extra,
        })
    }
}

impl ConvertFrom<older::GetPromptRequestParams> for newer::GetPromptRequestParams {
    #[inline]
    fn convert_from(
        value: older::GetPromptRequestParams,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let mut extra = value.extra;
        Ok(Self {
            meta: convert::from_extra(&mut extra, "_meta", losses),
            arguments: value.arguments,
            name: value.name,
            extra,
        })
    }
}

impl ConvertFrom<older::GetPromptResult> for newer::GetPromptResult {
    #[inline]
    fn convert_from(
        value: older::GetPromptResult,
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

impl ConvertFrom<older::Implementation> for newer::Implementation {
    #[inline]
    fn convert_from(
        value: older::Implementation,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let mut extra = value.extra;
        Ok(Self {
            description: convert::from_extra(&mut extra, "description", losses),
            icons: convert::from_extra(&mut extra, "icons", losses),
            name: value.name,
            title: value.title,
            version: value.version,
            website_url: convert::from_extra(&mut extra, "websiteUrl", losses),
            extra,
        })
    }
}

impl ConvertFrom<older::InitializeRequest> for newer::InitializeRequest {
    #[inline]
    fn convert_from(
        value: older::InitializeRequest,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let mut extra = value.extra;
        extra.remove("jsonrpc");
        Ok(Self {
            id: match convert::from_extra(&mut extra, "id", losses) {
                Some(value) => value,
                None => (0).into(),
            },
            params: losses.member("params", value.params, ConvertFrom::convert_from)?,
            extra,
        })
    }
}

impl ConvertFrom<older::InitializeRequestParams> for newer::InitializeRequestParams {
    #[inline]
    fn convert_from(
        value: older::InitializeRequestParams,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let mut extra = value.extra;
        Ok(Self {
            meta: convert::from_extra(&mut extra, "_meta", losses),
            capabilities: losses
                .member("capabilities", value.capabilities, ConvertFrom::convert_from)?,
            client_info: losses
                .member("clientInfo", value.client_info, ConvertFrom::convert_from)?,
            protocol_version: value.protocol_version,
            extra,
        })
    }
}

impl ConvertFrom<older::InitializeResult> for newer::InitializeResult {
    #[inline]
    fn convert_from(
        value: older::InitializeResult,
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

impl ConvertFrom<older::InitializedNotification> for newer::InitializedNotification {
    #[inline]
    fn convert_from(
        value: older::InitializedNotification,
        _losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let mut extra = value.extra;
        extra.remove("jsonrpc");
        Ok(Self {
            params: value.params,
            extra,
        })
    }
}

impl ConvertFrom<older::JSONRPCError> for newer::JSONRPCErrorResponse {
    #[inline]
    fn convert_from(
        value: older::JSONRPCError,
        _losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let extra = value.extra;
        Ok(Self {
            error: value.error,
            id: Some(value.id),
            extra,
        })
    }
}

impl ConvertFrom<older::JSONRPCMessage> for newer::JSONRPCMessage {
    #[inline]
    fn convert_from(
        value: older::JSONRPCMessage,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        match value {
            older::JSONRPCMessage::Request(value) => {
                ConvertFrom::convert_from(value, losses).map(Self::Request)
            }
            older::JSONRPCMessage::Notification(value) => {
                ConvertFrom::convert_from(value, losses).map(Self::Notification)
            }
            older::JSONRPCMessage::Response(value) => {
                ConvertFrom::convert_from(value, losses).map(Self::ResultResponse)
            }
            older::JSONRPCMessage::Error(value) => {
                ConvertFrom::convert_from(value, losses).map(Self::ErrorResponse)
            }
            older::JSONRPCMessage::Unknown(value) => convert::read_again(&value, losses),
        }
    }
}

impl ConvertFrom<older::JSONRPCNotification> for newer::JSONRPCNotification {
    #[inline]
    fn convert_from(
        value: older::JSONRPCNotification,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let extra = value.extra;
        Ok(Self {
            method: value.method,
            params: losses.optional("params", value.params, convert::to_json),
            extra,
        })
    }
}

impl ConvertFrom<older::JSONRPCRequest> for newer::JSONRPCRequest {
    #[inline]
    fn convert_from(
        value: older::JSONRPCRequest,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let extra = value.extra;
        Ok(Self {
            id: value.id,
            method: value.method,
            params: losses.optional("params", value.params, convert::to_json),
            extra,
        })
    }
}

impl ConvertFrom<older::JSONRPCResponse> for newer::JSONRPCResultResponse {
    #[inline]
    fn convert_from(
        value: older::JSONRPCResponse,
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

impl ConvertFrom<older::ListPromptsRequest> for newer::ListPromptsRequest {
    #[inline]
    fn convert_from(
        value: older::ListPromptsRequest,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let mut extra = value.extra;
        extra.remove("jsonrpc");
        Ok(Self {
            id: match convert::from_extra(&mut extra, "id", losses) {
                Some(value) => value,
                None => (0).into(),
            },
            params: losses.optional("params", value.params, ConvertFrom::convert_from),
            extra,
        })
    }
}

impl ConvertFrom<older::ListPromptsResult> for newer::ListPromptsResult {
    #[inline]
    fn convert_from(
        value: older::ListPromptsResult,
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

impl ConvertFrom<older::ListResourceTemplatesRequest>
for newer::ListResourceTemplatesRequest {
    #[inline]
    fn convert_from(
        value: older::ListResourceTemplatesRequest,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let mut extra = value.extra;
        extra.remove("jsonrpc");
        Ok(Self {
            id: match convert::from_extra(&mut extra, "id", losses) {
                Some(value) => value,
                None => (0).into(),
            },
            params: losses.optional("params", value.params, ConvertFrom::convert_from),
            extra,
        })
    }
}

impl ConvertFrom<older::ListResourceTemplatesResult>
for newer::ListResourceTemplatesResult {
    #[inline]
    fn convert_from(
        value: older::ListResourceTemplatesResult,
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

impl ConvertFrom<older::ListResourcesRequest> for newer::ListResourcesRequest {
    #[inline]
    fn convert_from(
        value: older::ListResourcesRequest,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let mut extra = value.extra;
        extra.remove("jsonrpc");
        Ok(Self {
            id: match convert::from_extra(&mut extra, "id", losses) {
                Some(value) => value,
                None => (0).into(),
            },
            params: losses.optional("params", value.params, ConvertFrom::convert_from),
            extra,
        })
    }
}

impl ConvertFrom<older::ListResourcesResult> for newer::ListResourcesResult {
    #[inline]
    fn convert_from(
        value: older::ListResourcesResult,
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

impl ConvertFrom<older::ListRootsRequest> for newer::ListRootsRequest {
    #[inline]
    fn convert_from(
        value: older::ListRootsRequest,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let mut extra = value.extra;
        extra.remove("jsonrpc");
        Ok(Self {
            id: match convert::from_extra(&mut extra, "id", losses) {
                Some(value) => value,
                None => (0).into(),
            },
            params: value.params,
            extra,
        })
    }
}

impl ConvertFrom<older::ListToolsRequest> for newer::ListToolsRequest {
    #[inline]
    fn convert_from(
        value: older::ListToolsRequest,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let mut extra = value.extra;
        extra.remove("jsonrpc");
        Ok(Self {
            id: match convert::from_extra(&mut extra, "id", losses) {
                Some(value) => value,
                None => (0).into(),
            },
            params: losses.optional("params", value.params, ConvertFrom::convert_from),
            extra,
        })
    }
}

impl ConvertFrom<older::ListToolsResult> for newer::ListToolsResult {
    #[inline]
    fn convert_from(
        value: older::ListToolsResult,
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

impl ConvertFrom<older::LoggingMessageNotification>
for newer::LoggingMessageNotification {
    #[inline]
    fn convert_from(
        value: older::LoggingMessageNotification,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let mut extra = value.extra;
        extra.remove("jsonrpc");
        Ok(Self {
            params: losses.member("params", value.params, ConvertFrom::convert_from)?,
            extra,
        })
    }
}

impl ConvertFrom<older::LoggingMessageNotificationParams>
for newer::LoggingMessageNotificationParams {
    #[inline]
    fn convert_from(
        value: older::LoggingMessageNotificationParams,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let mut extra = value.extra;
        Ok(Self {
            meta: convert::from_extra(&mut extra, "_meta", losses),
            data: value.data,
            level: value.level,
            logger: value.logger,
            extra,
        })
    }
}

impl ConvertFrom<older::NotificationObject> for newer::NotificationObject {
    #[inline]
    fn convert_from(
        value: older::NotificationObject,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let extra = value.extra;
        Ok(Self {
            method: value.method,
            params: losses.optional("params", value.params, convert::to_json),
            extra,
        })
    }
}

impl ConvertFrom<older::NumberSchema> for newer::NumberSchema {
    #[inline]
    fn convert_from(
        value: older::NumberSchema,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let mut extra = value.extra;
        Ok(Self {
            default: convert::from_extra(&mut extra, "default", losses),
            description: value.description,
            maximum: value.maximum,
            minimum: value.minimum,
            title: value.title,
            r#type: value.r#type,
            extra,
        })
    }
}

impl ConvertFrom<older::PaginatedRequest> for newer::PaginatedRequest {
    #[inline]
    fn convert_from(
        value: older::PaginatedRequest,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let mut extra = value.extra;
        extra.remove("jsonrpc");
        Ok(Self {
            id: match convert::from_extra(&mut extra, "id", losses) {
                Some(value) => value,
                None => (0).into(),
            },
            method: value.method,
            params: losses.optional("params", value.params, ConvertFrom::convert_from),
            extra,
        })
    }
}

impl ConvertFrom<older::PaginatedRequestParams> for newer::PaginatedRequestParams {
    #[inline]
    fn convert_from(
        value: older::PaginatedRequestParams,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let mut extra = value.extra;
        Ok(Self {
            meta: convert::from_extra(&mut extra, "_meta", losses),
            cursor: value.cursor,
            extra,
        })
    }
}

impl ConvertFrom<older::PingRequest> for newer::PingRequest {
    #[inline]
    fn convert_from(
        value: older::PingRequest,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let mut extra = value.extra;
        extra.remove("jsonrpc");
        Ok(Self {
            id: match convert::from_extra(&mut extra, "id", losses) {
                Some(value) => value,
                None => (0).into(),
            },
            params: value.params,
            extra,
        })
    }
}

impl ConvertFrom<older::PrimitiveSchemaDefinition> for newer::PrimitiveSchemaDefinition {
    #[inline]
    fn convert_from(
        value: older::PrimitiveSchemaDefinition,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        match value {
            older::PrimitiveSchemaDefinition::String(value) => {
                ConvertFrom::convert_from(value, losses).map(Self::String)
            }
            older::PrimitiveSchemaDefinition::Number(value) => {
                ConvertFrom::convert_from(value, losses).map(Self::Number)
            }
            older::PrimitiveSchemaDefinition::Boolean(value) => Ok(Self::Boolean(value)),
            older::PrimitiveSchemaDefinition::Enum(value) => {
                ConvertFrom::convert_from(value, losses).map(Self::LegacyTitledEnum)
            }
            older::PrimitiveSchemaDefinition::Unknown(value) => {
                convert::read_again(&value, losses)
            }
        }
    }
}

impl ConvertFrom<older::ProgressNotification> for newer::ProgressNotification {
    #[inline]
    fn convert_from(
        value: older::ProgressNotification,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let mut extra = value.extra;
        extra.remove("jsonrpc");
        Ok(Self {
            params: losses.member("params", value.params, ConvertFrom::convert_from)?,
            extra,
        })
    }
}

impl ConvertFrom<older::ProgressNotificationParams>
for newer::ProgressNotificationParams {
    #[inline]
    fn convert_from(
        value: older::ProgressNotificationParams,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let mut extra = value.extra;
        Ok(Self {
            meta: convert::from_extra(&mut extra, "_meta", losses),
            message: value.message,
            progress: value.progress,
            progress_token: value.progress_token,
            total: value.total,
            extra,
        })
    }
}

impl ConvertFrom<older::Prompt> for newer::Prompt {
    #[inline]
    fn convert_from(
        value: older::Prompt,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let mut extra = value.extra;
        Ok(Self {
            meta: value.meta,
            arguments: value.arguments,
            description: value.description,
            icons: convert::from_extra(&mut extra, "icons", losses),
            name: value.name,
            title: value.title,
            extra,
        })
    }
}

impl ConvertFrom<older::PromptListChangedNotification>
for newer::PromptListChangedNotification {
    #[inline]
    fn convert_from(
        value: older::PromptListChangedNotification,
        _losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let mut extra = value.extra;
        extra.remove("jsonrpc");
        Ok(Self {
            params: value.params,
            extra,
        })
    }
}

impl ConvertFrom<older::PromptMessage> for newer::PromptMessage {
    #[inline]
    fn convert_from(
        value: older::PromptMessage,
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

impl ConvertFrom<older::ReadResourceRequest> for newer::ReadResourceRequest {
    #[inline]
    fn convert_from(
        value: older::ReadResourceRequest,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let mut extra = value.extra;
        extra.remove("jsonrpc");
        Ok(Self {
            id: match convert::from_extra(&mut extra, "id", losses) {
                Some(value) => value,
                None => (0).into(),
            },
            params: losses.member("params", value.params, ConvertFrom::convert_from)?,
            extra,
        })
    }
}

impl ConvertFrom<older::ReadResourceRequestParams> for newer::ReadResourceRequestParams {
    #[inline]
    fn convert_from(
        value: older::ReadResourceRequestParams,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let mut extra = value.extra;
        Ok(Self {
            meta: convert::from_extra(&mut extra, "_meta", losses),
            uri: value.uri,
            extra,
        })
    }
}

impl ConvertFrom<older::RequestObject> for newer::RequestObject {
    #[inline]
    fn convert_from(
        value: older::RequestObject,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let extra = value.extra;
        Ok(Self {
            method: value.method,
            params: losses.optional("params", value.params, convert::to_json),
            extra,
        })
    }
}

impl ConvertFrom<older::RequestedSchema> for newer::RequestedSchema {
    #[inline]
    fn convert_from(
        value: older::RequestedSchema,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let mut extra = value.extra;
        Ok(Self {
            schema: convert::from_extra(&mut extra, "$schema", losses),
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

impl ConvertFrom<older::Resource> for newer::Resource {
    #[inline]
    fn convert_from(
        value: older::Resource,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let mut extra = value.extra;
        Ok(Self {
            meta: value.meta,
            annotations: value.annotations,
            description: value.description,
            icons: convert::from_extra(&mut extra, "icons", losses),
            mime_type: value.mime_type,
            name: value.name,
            size: value.size,
            title: value.title,
            uri: value.uri,
            extra,
        })
    }
}

impl ConvertFrom<older::ResourceLink> for newer::ResourceLink {
    #[inline]
    fn convert_from(
        value: older::ResourceLink,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let mut extra = value.extra;
        Ok(Self {
            meta: value.meta,
            annotations: value.annotations,
            description: value.description,
            icons: convert::from_extra(&mut extra, "icons", losses),
            mime_type: value.mime_type,
            name: value.name,
            size: value.size,
            title: value.title,
            uri: value.uri,
            extra,
        })
    }
}

impl ConvertFrom<older::ResourceListChangedNotification>
for newer::ResourceListChangedNotification {
    #[inline]
    fn convert_from(
        value: older::ResourceListChangedNotification,
        _losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let mut extra = value.extra;
        extra.remove("jsonrpc");
        Ok(Self {
            params: value.params,
            extra,
        })
    }
}

impl ConvertFrom<older::ResourceTemplate> for newer::ResourceTemplate {
    #[inline]
    fn convert_from(
        value: older::ResourceTemplate,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let mut extra = value.extra;
        Ok(Self {
            meta: value.meta,
            annotations: value.annotations,
            description: value.description,
            icons: convert::from_extra(&mut extra, "icons", losses),
            mime_type: value.mime_type,
            name: value.name,
            title: value.title,
            uri_template: value.uri_template,
            extra,
        })
    }
}

impl ConvertFrom<older::ResourceUpdatedNotification>
for newer::ResourceUpdatedNotification {
    #[inline]
    fn convert_from(
        value: older::ResourceUpdatedNotification,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let mut extra = value.extra;
        extra.remove("jsonrpc");
        Ok(Self {
            params: losses.member("params", value.params, ConvertFrom::convert_from)?,
            extra,
        })
    }
}

impl ConvertFrom<older::ResourceUpdatedNotificationParams>
for newer::ResourceUpdatedNotificationParams {
    #[inline]
    fn convert_from(
        value: older::ResourceUpdatedNotificationParams,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let mut extra = value.extra;
        Ok(Self {
            meta: convert::from_extra(&mut extra, "_meta", losses),
            uri: value.uri,
            extra,
        })
    }
}

impl ConvertFrom<older::RootsListChangedNotification>
for newer::RootsListChangedNotification {
    #[inline]
    fn convert_from(
        value: older::RootsListChangedNotification,
        _losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let mut extra = value.extra;
        extra.remove("jsonrpc");
        Ok(Self {
            params: value.params,
            extra,
        })
    }
}

impl ConvertFrom<older::SamplingMessage> for newer::SamplingMessage {
    #[inline]
    fn convert_from(
        value: older::SamplingMessage,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let mut extra = value.extra;
        Ok(Self {
            meta: convert::from_extra(&mut extra, "_meta", losses),
            content: losses.member("content", value.content, ConvertFrom::convert_from)?,
            role: value.role,
            extra,
        })
    }
}

impl ConvertFrom<older::SamplingMessageContentBlock> for newer::SamplingMessageContent {
    #[inline]
    fn convert_from(
        value: older::SamplingMessageContentBlock,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        match value {
            older::SamplingMessageContentBlock::Text(value) => Ok(Self::Text(value)),
            older::SamplingMessageContentBlock::Image(value) => Ok(Self::Image(value)),
            older::SamplingMessageContentBlock::Audio(value) => Ok(Self::Audio(value)),
            older::SamplingMessageContentBlock::Unknown(value) => {
                convert::read_again(&value, losses)
            }
        }
    }
}

impl ConvertFrom<older::SamplingMessageContentBlock>
for newer::SamplingMessageContentBlock {
    #[inline]
    fn convert_from(
        value: older::SamplingMessageContentBlock,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        match value {
            older::SamplingMessageContentBlock::Text(value) => Ok(Self::Text(value)),
            older::SamplingMessageContentBlock::Image(value) => Ok(Self::Image(value)),
            older::SamplingMessageContentBlock::Audio(value) => Ok(Self::Audio(value)),
            older::SamplingMessageContentBlock::Unknown(value) => {
                convert::read_again(&value, losses)
            }
        }
    }
}

impl ConvertFrom<older::ServerCapabilities> for newer::ServerCapabilities {
    #[inline]
    fn convert_from(
        value: older::ServerCapabilities,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let mut extra = value.extra;
        Ok(Self {
            completions: value.completions,
            experimental: value.experimental,
            logging: value.logging,
            prompts: value.prompts,
            resources: value.resources,
            tasks: convert::from_extra(&mut extra, "tasks", losses),
            tools: value.tools,
            extra,
        })
    }
}

impl ConvertFrom<older::SetLevelRequest> for newer::SetLevelRequest {
    #[inline]
    fn convert_from(
        value: older::SetLevelRequest,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let mut extra = value.extra;
        extra.remove("jsonrpc");
        Ok(Self {
            id: match convert::from_extra(&mut extra, "id", losses) {
                Some(value) => value,
                None => (0).into(),
            },
            params: losses.member("params", value.params, ConvertFrom::convert_from)?,
            extra,
        })
    }
}

impl ConvertFrom<older::SetLevelRequestParams> for newer::SetLevelRequestParams {
    #[inline]
    fn convert_from(
        value: older::SetLevelRequestParams,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let mut extra = value.extra;
        Ok(Self {
            meta: convert::from_extra(&mut extra, "_meta", losses),
            level: value.level,
            extra,
        })
    }
}

impl ConvertFrom<older::StringSchema> for newer::StringSchema {
    #[inline]
    fn convert_from(
        value: older::StringSchema,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let mut extra = value.extra;
        Ok(Self {
            default: convert::from_extra(&mut extra, "default", losses),
            description: value.description,
            format: value.format,
            max_length: value.max_length,
            min_length: value.min_length,
            title: value.title,
            extra,
        })
    }
}

impl ConvertFrom<older::SubscribeRequest> for newer::SubscribeRequest {
    #[inline]
    fn convert_from(
        value: older::SubscribeRequest,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let mut extra = value.extra;
        extra.remove("jsonrpc");
        Ok(Self {
            id: match convert::from_extra(&mut extra, "id", losses) {
                Some(value) => value,
                None => (0).into(),
            },
            params: losses.member("params", value.params, ConvertFrom::convert_from)?,
            extra,
        })
    }
}

impl ConvertFrom<older::SubscribeRequestParams> for newer::SubscribeRequestParams {
    #[inline]
    fn convert_from(
        value: older::SubscribeRequestParams,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let mut extra = value.extra;
        Ok(Self {
            meta: convert::from_extra(&mut extra, "_meta", losses),
            uri: value.uri,
            extra,
        })
    }
}

impl ConvertFrom<older::Tool> for newer::Tool {
    #[inline]
    fn convert_from(
        value: older::Tool,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let mut extra = value.extra;
        Ok(Self {
            meta: value.meta,
            annotations: value.annotations,
            description: value.description,
            execution: convert::from_extra(&mut extra, "execution", losses),
            icons: convert::from_extra(&mut extra, "icons", losses),
            input_schema: value.input_schema,
            name: value.name,
            output_schema: value.output_schema,
            title: value.title,
            extra,
        })
    }
}

impl ConvertFrom<older::ToolListChangedNotification>
for newer::ToolListChangedNotification {
    #[inline]
    fn convert_from(
        value: older::ToolListChangedNotification,
        _losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let mut extra = value.extra;
        extra.remove("jsonrpc");
        Ok(Self {
            params: value.params,
            extra,
        })
    }
}

impl ConvertFrom<older::UnsubscribeRequest> for newer::UnsubscribeRequest {
    #[inline]
    fn convert_from(
        value: older::UnsubscribeRequest,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let mut extra = value.extra;
        extra.remove("jsonrpc");
        Ok(Self {
            id: match convert::from_extra(&mut extra, "id", losses) {
                Some(value) => value,
                None => (0).into(),
            },
            params: losses.member("params", value.params, ConvertFrom::convert_from)?,
            extra,
        })
    }
}

impl ConvertFrom<older::UnsubscribeRequestParams> for newer::UnsubscribeRequestParams {
    #[inline]
    fn convert_from(
        value: older::UnsubscribeRequestParams,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let mut extra = value.extra;
        Ok(Self {
            meta: convert::from_extra(&mut extra, "_meta", losses),
            uri: value.uri,
            extra,
        })
    }
}

impl ConvertFrom<older::ClientRequest> for newer::ClientRequest {
    #[inline]
    fn convert_from(
        value: older::ClientRequest,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        match value {
            older::ClientRequest::Complete(value) => {
                ConvertFrom::convert_from(value, losses)
                    .map(Box::new)
                    .map(Self::Complete)
            }
            older::ClientRequest::Initialize(value) => {
                ConvertFrom::convert_from(value, losses)
                    .map(Box::new)
                    .map(Self::Initialize)
            }
            older::ClientRequest::SetLevel(value) => {
                ConvertFrom::convert_from(value, losses).map(Self::SetLevel)
            }
            older::ClientRequest::Ping(value) => Ok(Self::Ping(value)),
            older::ClientRequest::GetPrompt(value) => {
                ConvertFrom::convert_from(value, losses).map(Self::GetPrompt)
            }
            older::ClientRequest::ListPrompts(value) => {
                ConvertFrom::convert_from(value, losses).map(Self::ListPrompts)
            }
            older::ClientRequest::ListResources(value) => {
                ConvertFrom::convert_from(value, losses).map(Self::ListResources)
            }
            older::ClientRequest::ReadResource(value) => {
                ConvertFrom::convert_from(value, losses).map(Self::ReadResource)
            }
            older::ClientRequest::Subscribe(value) => {
                ConvertFrom::convert_from(value, losses).map(Self::Subscribe)
            }
            older::ClientRequest::ListResourceTemplates(value) => {
                ConvertFrom::convert_from(value, losses).map(Self::ListResourceTemplates)
            }
            older::ClientRequest::Unsubscribe(value) => {
                ConvertFrom::convert_from(value, losses).map(Self::Unsubscribe)
            }
            older::ClientRequest::CallTool(value) => {
                ConvertFrom::convert_from(value, losses).map(Self::CallTool)
            }
            older::ClientRequest::ListTools(value) => {
                ConvertFrom::convert_from(value, losses).map(Self::ListTools)
            }
        }
    }
}

impl ConvertFrom<older::ClientNotification> for newer::ClientNotification {
    #[inline]
    fn convert_from(
        value: older::ClientNotification,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        match value {
            older::ClientNotification::Cancelled(value) => {
                ConvertFrom::convert_from(value, losses).map(Self::Cancelled)
            }
            older::ClientNotification::Initialized(value) => Ok(Self::Initialized(value)),
            older::ClientNotification::Progress(value) => {
                ConvertFrom::convert_from(value, losses).map(Self::Progress)
            }
            older::ClientNotification::RootsListChanged(value) => {
                Ok(Self::RootsListChanged(value))
            }
        }
    }
}

impl ConvertFrom<older::ClientResult> for newer::ClientResult {
    #[inline]
    fn convert_from(
        value: older::ClientResult,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        match value {
            older::ClientResult::Elicit(value) => {
                ConvertFrom::convert_from(value, losses).map(Self::Elicit)
            }
            older::ClientResult::Ping(value) => Ok(Self::Ping(value)),
            older::ClientResult::ListRoots(value) => Ok(Self::ListRoots(value)),
            older::ClientResult::CreateMessage(value) => {
                ConvertFrom::convert_from(*value, losses)
                    .map(Box::new)
                    .map(Self::CreateMessage)
            }
        }
    }
}

impl ConvertFrom<older::ServerRequest> for newer::ServerRequest {
    #[inline]
    fn convert_from(
        value: older::ServerRequest,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        match value {
            older::ServerRequest::Elicit(value) => {
                ConvertFrom::convert_from(value, losses).map(Self::Elicit)
            }
            older::ServerRequest::Ping(value) => Ok(Self::Ping(value)),
            older::ServerRequest::ListRoots(value) => Ok(Self::ListRoots(value)),
            older::ServerRequest::CreateMessage(value) => {
                ConvertFrom::convert_from(value, losses)
                    .map(Box::new)
                    .map(Self::CreateMessage)
            }
        }
    }
}

impl ConvertFrom<older::ServerNotification> for newer::ServerNotification {
    #[inline]
    fn convert_from(
        value: older::ServerNotification,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        match value {
            older::ServerNotification::Cancelled(value) => {
                ConvertFrom::convert_from(value, losses).map(Self::Cancelled)
            }
            older::ServerNotification::LoggingMessage(value) => {
                ConvertFrom::convert_from(value, losses).map(Self::LoggingMessage)
            }
            older::ServerNotification::Progress(value) => {
                ConvertFrom::convert_from(value, losses).map(Self::Progress)
            }
            older::ServerNotification::PromptListChanged(value) => {
                Ok(Self::PromptListChanged(value))
            }
            older::ServerNotification::ResourceListChanged(value) => {
                Ok(Self::ResourceListChanged(value))
            }
            older::ServerNotification::ResourceUpdated(value) => {
                ConvertFrom::convert_from(value, losses).map(Self::ResourceUpdated)
            }
            older::ServerNotification::ToolListChanged(value) => {
                Ok(Self::ToolListChanged(value))
            }
        }
    }
}

impl ConvertFrom<older::ServerResult> for newer::ServerResult {
    #[inline]
    fn convert_from(
        value: older::ServerResult,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        match value {
            older::ServerResult::Complete(value) => Ok(Self::Complete(value)),
            older::ServerResult::Initialize(value) => {
                ConvertFrom::convert_from(*value, losses)
                    .map(Box::new)
                    .map(Self::Initialize)
            }
            older::ServerResult::SetLevel(value) => Ok(Self::SetLevel(value)),
            older::ServerResult::Ping(value) => Ok(Self::Ping(value)),
            older::ServerResult::GetPrompt(value) => {
                ConvertFrom::convert_from(value, losses).map(Self::GetPrompt)
            }
            older::ServerResult::ListPrompts(value) => {
                ConvertFrom::convert_from(value, losses).map(Self::ListPrompts)
            }
            older::ServerResult::ListResources(value) => {
                ConvertFrom::convert_from(value, losses).map(Self::ListResources)
            }
            older::ServerResult::ReadResource(value) => Ok(Self::ReadResource(value)),
            older::ServerResult::Subscribe(value) => Ok(Self::Subscribe(value)),
            older::ServerResult::ListResourceTemplates(value) => {
                ConvertFrom::convert_from(value, losses).map(Self::ListResourceTemplates)
            }
            older::ServerResult::Unsubscribe(value) => Ok(Self::Unsubscribe(value)),
            older::ServerResult::CallTool(value) => {
                ConvertFrom::convert_from(value, losses).map(Self::CallTool)
            }
            older::ServerResult::ListTools(value) => {
                ConvertFrom::convert_from(value, losses).map(Self::ListTools)
            }
        }
    }
}
