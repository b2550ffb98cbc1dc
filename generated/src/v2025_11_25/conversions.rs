// Written by `mcp-codegen generate`. Do not edit: change the schema or the generator.

//! Conversions from and to the version before this one.

use crate::convert::{ConvertFrom, Losses, NotRepresentable};
use crate::convert;

impl ConvertFrom<crate::v2024_11_05::CallToolRequestParams>
for crate::v2025_11_25::CallToolRequestParams {
    #[inline]
    fn convert_from(
        value: crate::v2024_11_05::CallToolRequestParams,
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

impl ConvertFrom<crate::v2024_11_05::CancelledNotification>
for crate::v2025_11_25::CancelledNotification {
    #[inline]
    fn convert_from(
        value: crate::v2024_11_05::CancelledNotification,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let mut extra = value.extra;
        extra.remove("jsonrpc");
        extra.remove("method");
        Ok(Self {
            params: losses.member("params", value.params, ConvertFrom::convert_from)?,
            extra,
        })
    }
}

impl ConvertFrom<crate::v2024_11_05::CancelledNotificationParams>
for crate::v2025_11_25::CancelledNotificationParams {
    #[inline]
    fn convert_from(
        value: crate::v2024_11_05::CancelledNotificationParams,
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

impl ConvertFrom<crate::v2024_11_05::GetPromptRequestParams>
for crate::v2025_11_25::GetPromptRequestParams {
    #[inline]
    fn convert_from(
        value: crate::v2024_11_05::GetPromptRequestParams,
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

impl ConvertFrom<crate::v2024_11_05::InitializedNotification>
for crate::v2025_11_25::InitializedNotification {
    #[inline]
    fn convert_from(
        value: crate::v2024_11_05::InitializedNotification,
        _losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let mut extra = value.extra;
        extra.remove("jsonrpc");
        extra.remove("method");
        Ok(Self {
            params: value.params,
            extra,
        })
    }
}

impl ConvertFrom<crate::v2024_11_05::JSONRPCError>
for crate::v2025_11_25::JSONRPCErrorResponse {
    #[inline]
    fn convert_from(
        value: crate::v2024_11_05::JSONRPCError,
        _losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let mut extra = value.extra;
        extra.remove("jsonrpc");
        Ok(Self {
            error: value.error,
            id: Some(value.id),
            extra,
        })
    }
}

impl ConvertFrom<crate::v2024_11_05::JSONRPCNotification>
for crate::v2025_11_25::JSONRPCNotification {
    #[inline]
    fn convert_from(
        value: crate::v2024_11_05::JSONRPCNotification,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let mut extra = value.extra;
        extra.remove("jsonrpc");
        Ok(Self {
            method: value.method,
            params: losses.optional("params", value.params, convert::to_json),
            extra,
        })
    }
}

impl ConvertFrom<crate::v2024_11_05::JSONRPCRequest>
for crate::v2025_11_25::JSONRPCRequest {
    #[inline]
    fn convert_from(
        value: crate::v2024_11_05::JSONRPCRequest,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let mut extra = value.extra;
        extra.remove("jsonrpc");
        Ok(Self {
            id: value.id,
            method: value.method,
            params: losses.optional("params", value.params, convert::to_json),
            extra,
        })
    }
}

impl ConvertFrom<crate::v2024_11_05::JSONRPCResponse>
for crate::v2025_11_25::JSONRPCResultResponse {
    #[inline]
    fn convert_from(
        value: crate::v2024_11_05::JSONRPCResponse,
        _losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let mut extra = value.extra;
        extra.remove("jsonrpc");
        Ok(Self {
            id: value.id,
            result: value.result,
            extra,
        })
    }
}

impl ConvertFrom<crate::v2024_11_05::LoggingMessageNotification>
for crate::v2025_11_25::LoggingMessageNotification {
    #[inline]
    fn convert_from(
        value: crate::v2024_11_05::LoggingMessageNotification,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let mut extra = value.extra;
        extra.remove("jsonrpc");
        extra.remove("method");
        Ok(Self {
            params: losses.member("params", value.params, ConvertFrom::convert_from)?,
            extra,
        })
    }
}

impl ConvertFrom<crate::v2024_11_05::LoggingMessageNotificationParams>
for crate::v2025_11_25::LoggingMessageNotificationParams {
    #[inline]
    fn convert_from(
        value: crate::v2024_11_05::LoggingMessageNotificationParams,
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

impl ConvertFrom<crate::v2024_11_05::NotificationObject>
for crate::v2025_11_25::NotificationObject {
    #[inline]
    fn convert_from(
        value: crate::v2024_11_05::NotificationObject,
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

impl ConvertFrom<crate::v2024_11_05::PaginatedRequest>
for crate::v2025_11_25::PaginatedRequest {
    #[inline]
    fn convert_from(
        value: crate::v2024_11_05::PaginatedRequest,
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

impl ConvertFrom<crate::v2024_11_05::PaginatedRequestParams>
for crate::v2025_11_25::PaginatedRequestParams {
    #[inline]
    fn convert_from(
        value: crate::v2024_11_05::PaginatedRequestParams,
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

impl ConvertFrom<crate::v2024_11_05::PingRequest> for crate::v2025_11_25::PingRequest {
    #[inline]
    fn convert_from(
        value: crate::v2024_11_05::PingRequest,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let mut extra = value.extra;
        extra.remove("jsonrpc");
        extra.remove("method");
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

impl ConvertFrom<crate::v2024_11_05::PromptListChangedNotification>
for crate::v2025_11_25::PromptListChangedNotification {
    #[inline]
    fn convert_from(
        value: crate::v2024_11_05::PromptListChangedNotification,
        _losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let mut extra = value.extra;
        extra.remove("jsonrpc");
        extra.remove("method");
        Ok(Self {
            params: value.params,
            extra,
        })
    }
}

impl ConvertFrom<crate::v2024_11_05::ReadResourceRequestParams>
for crate::v2025_11_25::ReadResourceRequestParams {
    #[inline]
    fn convert_from(
        value: crate::v2024_11_05::ReadResourceRequestParams,
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

impl ConvertFrom<crate::v2024_11_05::RequestObject>
for crate::v2025_11_25::RequestObject {
    #[inline]
    fn convert_from(
        value: crate::v2024_11_05::RequestObject,
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

impl ConvertFrom<crate::v2024_11_05::ResourceListChangedNotification>
for crate::v2025_11_25::ResourceListChangedNotification {
    #[inline]
    fn convert_from(
        value: crate::v2024_11_05::ResourceListChangedNotification,
        _losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let mut extra = value.extra;
        extra.remove("jsonrpc");
        extra.remove("method");
        Ok(Self {
            params: value.params,
            extra,
        })
    }
}

impl ConvertFrom<crate::v2024_11_05::ResourceUpdatedNotification>
for crate::v2025_11_25::ResourceUpdatedNotification {
    #[inline]
    fn convert_from(
        value: crate::v2024_11_05::ResourceUpdatedNotification,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let mut extra = value.extra;
        extra.remove("jsonrpc");
        extra.remove("method");
        Ok(Self {
            params: losses.member("params", value.params, ConvertFrom::convert_from)?,
            extra,
        })
    }
}

impl ConvertFrom<crate::v2024_11_05::ResourceUpdatedNotificationParams>
for crate::v2025_11_25::ResourceUpdatedNotificationParams {
    #[inline]
    fn convert_from(
        value: crate::v2024_11_05::ResourceUpdatedNotificationParams,
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

impl ConvertFrom<crate::v2024_11_05::RootsListChangedNotification>
for crate::v2025_11_25::RootsListChangedNotification {
    #[inline]
    fn convert_from(
        value: crate::v2024_11_05::RootsListChangedNotification,
        _losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let mut extra = value.extra;
        extra.remove("jsonrpc");
        extra.remove("method");
        Ok(Self {
            params: value.params,
            extra,
        })
    }
}

impl ConvertFrom<crate::v2024_11_05::SetLevelRequest>
for crate::v2025_11_25::SetLevelRequest {
    #[inline]
    fn convert_from(
        value: crate::v2024_11_05::SetLevelRequest,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let mut extra = value.extra;
        extra.remove("jsonrpc");
        extra.remove("method");
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

impl ConvertFrom<crate::v2024_11_05::SetLevelRequestParams>
for crate::v2025_11_25::SetLevelRequestParams {
    #[inline]
    fn convert_from(
        value: crate::v2024_11_05::SetLevelRequestParams,
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

impl ConvertFrom<crate::v2024_11_05::SubscribeRequest>
for crate::v2025_11_25::SubscribeRequest {
    #[inline]
    fn convert_from(
        value: crate::v2024_11_05::SubscribeRequest,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let mut extra = value.extra;
        extra.remove("jsonrpc");
        extra.remove("method");
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

impl ConvertFrom<crate::v2024_11_05::SubscribeRequestParams>
for crate::v2025_11_25::SubscribeRequestParams {
    #[inline]
    fn convert_from(
        value: crate::v2024_11_05::SubscribeRequestParams,
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

impl ConvertFrom<crate::v2024_11_05::ToolListChangedNotification>
for crate::v2025_11_25::ToolListChangedNotification {
    #[inline]
    fn convert_from(
        value: crate::v2024_11_05::ToolListChangedNotification,
        _losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let mut extra = value.extra;
        extra.remove("jsonrpc");
        extra.remove("method");
        Ok(Self {
            params: value.params,
            extra,
        })
    }
}

impl ConvertFrom<crate::v2024_11_05::UnsubscribeRequest>
for crate::v2025_11_25::UnsubscribeRequest {
    #[inline]
    fn convert_from(
        value: crate::v2024_11_05::UnsubscribeRequest,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let mut extra = value.extra;
        extra.remove("jsonrpc");
        extra.remove("method");
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

impl ConvertFrom<crate::v2024_11_05::UnsubscribeRequestParams>
for crate::v2025_11_25::UnsubscribeRequestParams {
    #[inline]
    fn convert_from(
        value: crate::v2024_11_05::UnsubscribeRequestParams,
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

impl ConvertFrom<crate::v2025_03_26::ProgressNotification>
for crate::v2025_11_25::ProgressNotification {
    #[inline]
    fn convert_from(
        value: crate::v2025_03_26::ProgressNotification,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let mut extra = value.extra;
        extra.remove("jsonrpc");
        extra.remove("method");
        Ok(Self {
            params: losses.member("params", value.params, ConvertFrom::convert_from)?,
            extra,
        })
    }
}

impl ConvertFrom<crate::v2025_03_26::ProgressNotificationParams>
for crate::v2025_11_25::ProgressNotificationParams {
    #[inline]
    fn convert_from(
        value: crate::v2025_03_26::ProgressNotificationParams,
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

impl ConvertFrom<crate::v2025_03_26::ServerCapabilities>
for crate::v2025_11_25::ServerCapabilities {
    #[inline]
    fn convert_from(
        value: crate::v2025_03_26::ServerCapabilities,
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

impl ConvertFrom<crate::v2025_06_18::CallToolRequest>
for crate::v2025_11_25::CallToolRequest {
    #[inline]
    fn convert_from(
        value: crate::v2025_06_18::CallToolRequest,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let mut extra = value.extra;
        extra.remove("jsonrpc");
        extra.remove("method");
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

impl ConvertFrom<crate::v2025_06_18::CallToolResult>
for crate::v2025_11_25::CallToolResult {
    #[inline]
    fn convert_from(
        value: crate::v2025_06_18::CallToolResult,
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

impl ConvertFrom<crate::v2025_06_18::ClientCapabilities>
for crate::v2025_11_25::ClientCapabilities {
    #[inline]
    fn convert_from(
        value: crate::v2025_06_18::ClientCapabilities,
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

impl ConvertFrom<crate::v2025_06_18::CompleteRequest>
for crate::v2025_11_25::CompleteRequest {
    #[inline]
    fn convert_from(
        value: crate::v2025_06_18::CompleteRequest,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let mut extra = value.extra;
        extra.remove("jsonrpc");
        extra.remove("method");
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

impl ConvertFrom<crate::v2025_06_18::CompleteRequestParams>
for crate::v2025_11_25::CompleteRequestParams {
    #[inline]
    fn convert_from(
        value: crate::v2025_06_18::CompleteRequestParams,
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

impl ConvertFrom<crate::v2025_06_18::ContentBlock> for crate::v2025_11_25::ContentBlock {
    #[inline]
    fn convert_from(
        value: crate::v2025_06_18::ContentBlock,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        match value {
            crate::v2025_06_18::ContentBlock::Text(value) => Ok(Self::Text(value)),
            crate::v2025_06_18::ContentBlock::Image(value) => Ok(Self::Image(value)),
            crate::v2025_06_18::ContentBlock::Audio(value) => Ok(Self::Audio(value)),
            crate::v2025_06_18::ContentBlock::ResourceLink(value) => {
                ConvertFrom::convert_from(*value, losses)
                    .map(Box::new)
                    .map(Self::ResourceLink)
            }
            crate::v2025_06_18::ContentBlock::Resource(value) => {
                Ok(Self::Resource(value))
            }
            crate::v2025_06_18::ContentBlock::Unknown(value) => {
                convert::read_again(&value, losses)
            }
        }
    }
}

impl ConvertFrom<crate::v2025_06_18::CreateMessageRequest>
for crate::v2025_11_25::CreateMessageRequest {
    #[inline]
    fn convert_from(
        value: crate::v2025_06_18::CreateMessageRequest,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let mut extra = value.extra;
        extra.remove("jsonrpc");
        extra.remove("method");
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

impl ConvertFrom<crate::v2025_06_18::CreateMessageRequestParams>
for crate::v2025_11_25::CreateMessageRequestParams {
    #[inline]
    fn convert_from(
        value: crate::v2025_06_18::CreateMessageRequestParams,
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

impl ConvertFrom<crate::v2025_06_18::CreateMessageResult>
for crate::v2025_11_25::CreateMessageResult {
    #[inline]
    fn convert_from(
        value: crate::v2025_06_18::CreateMessageResult,
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

impl ConvertFrom<crate::v2025_06_18::ElicitRequest>
for crate::v2025_11_25::ElicitRequest {
    #[inline]
    fn convert_from(
        value: crate::v2025_06_18::ElicitRequest,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let mut extra = value.extra;
        extra.remove("jsonrpc");
        extra.remove("method");
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

impl ConvertFrom<crate::v2025_06_18::ElicitRequestParams>
for crate::v2025_11_25::ElicitRequestFormParams {
    #[inline]
    fn convert_from(
        value: crate::v2025_06_18::ElicitRequestParams,
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

impl ConvertFrom<crate::v2025_06_18::ElicitRequestParams>
for crate::v2025_11_25::ElicitRequestParams {
    #[inline]
    fn convert_from(
        value: crate::v2025_06_18::ElicitRequestParams,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        ConvertFrom::convert_from(value, losses).map(Box::new).map(Self::Form)
    }
}

impl ConvertFrom<crate::v2025_06_18::ElicitResult> for crate::v2025_11_25::ElicitResult {
    #[inline]
    fn convert_from(
        value: crate::v2025_06_18::ElicitResult,
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

impl ConvertFrom<crate::v2025_06_18::ElicitValue> for crate::v2025_11_25::ElicitValue {
    #[inline]
    fn convert_from(
        value: crate::v2025_06_18::ElicitValue,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        match value {
            crate::v2025_06_18::ElicitValue::String(value) => Ok(Self::String(value)),
            crate::v2025_06_18::ElicitValue::Number(value) => Ok(Self::Number(value)),
            crate::v2025_06_18::ElicitValue::Boolean(value) => Ok(Self::Boolean(value)),
            crate::v2025_06_18::ElicitValue::Unknown(value) => {
                convert::read_again(&value, losses)
            }
        }
    }
}

impl ConvertFrom<crate::v2025_06_18::GetPromptRequest>
for crate::v2025_11_25::GetPromptRequest {
    #[inline]
    fn convert_from(
        value: crate::v2025_06_18::GetPromptRequest,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let mut extra = value.extra;
        extra.remove("jsonrpc");
        extra.remove("method");
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

impl ConvertFrom<crate::v2025_06_18::GetPromptResult>
for crate::v2025_11_25::GetPromptResult {
    #[inline]
    fn convert_from(
        value: crate::v2025_06_18::GetPromptResult,
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

impl ConvertFrom<crate::v2025_06_18::Implementation>
for crate::v2025_11_25::Implementation {
    #[inline]
    fn convert_from(
        value: crate::v2025_06_18::Implementation,
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

impl ConvertFrom<crate::v2025_06_18::InitializeRequest>
for crate::v2025_11_25::InitializeRequest {
    #[inline]
    fn convert_from(
        value: crate::v2025_06_18::InitializeRequest,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let mut extra = value.extra;
        extra.remove("jsonrpc");
        extra.remove("method");
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

impl ConvertFrom<crate::v2025_06_18::InitializeRequestParams>
for crate::v2025_11_25::InitializeRequestParams {
    #[inline]
    fn convert_from(
        value: crate::v2025_06_18::InitializeRequestParams,
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

impl ConvertFrom<crate::v2025_06_18::InitializeResult>
for crate::v2025_11_25::InitializeResult {
    #[inline]
    fn convert_from(
        value: crate::v2025_06_18::InitializeResult,
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

impl ConvertFrom<crate::v2025_06_18::JSONRPCMessage>
for crate::v2025_11_25::JSONRPCMessage {
    #[inline]
    fn convert_from(
        value: crate::v2025_06_18::JSONRPCMessage,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        match value {
            crate::v2025_06_18::JSONRPCMessage::Request(value) => {
                ConvertFrom::convert_from(value, losses).map(Self::Request)
            }
            crate::v2025_06_18::JSONRPCMessage::Notification(value) => {
                ConvertFrom::convert_from(value, losses).map(Self::Notification)
            }
            crate::v2025_06_18::JSONRPCMessage::Response(value) => {
                ConvertFrom::convert_from(value, losses).map(Self::ResultResponse)
            }
            crate::v2025_06_18::JSONRPCMessage::Error(value) => {
                ConvertFrom::convert_from(value, losses).map(Self::ErrorResponse)
            }
            crate::v2025_06_18::JSONRPCMessage::Unknown(value) => {
                convert::read_again(&value, losses)
            }
        }
    }
}

impl ConvertFrom<crate::v2025_06_18::ListPromptsRequest>
for crate::v2025_11_25::ListPromptsRequest {
    #[inline]
    fn convert_from(
        value: crate::v2025_06_18::ListPromptsRequest,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let mut extra = value.extra;
        extra.remove("jsonrpc");
        extra.remove("method");
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

impl ConvertFrom<crate::v2025_06_18::ListPromptsResult>
for crate::v2025_11_25::ListPromptsResult {
    #[inline]
    fn convert_from(
        value: crate::v2025_06_18::ListPromptsResult,
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

impl ConvertFrom<crate::v2025_06_18::ListResourceTemplatesRequest>
for crate::v2025_11_25::ListResourceTemplatesRequest {
    #[inline]
    fn convert_from(
        value: crate::v2025_06_18::ListResourceTemplatesRequest,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let mut extra = value.extra;
        extra.remove("jsonrpc");
        extra.remove("method");
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

impl ConvertFrom<crate::v2025_06_18::ListResourceTemplatesResult>
for crate::v2025_11_25::ListResourceTemplatesResult {
    #[inline]
    fn convert_from(
        value: crate::v2025_06_18::ListResourceTemplatesResult,
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

impl ConvertFrom<crate::v2025_06_18::ListResourcesRequest>
for crate::v2025_11_25::ListResourcesRequest {
    #[inline]
    fn convert_from(
        value: crate::v2025_06_18::ListResourcesRequest,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let mut extra = value.extra;
        extra.remove("jsonrpc");
        extra.remove("method");
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

impl ConvertFrom<crate::v2025_06_18::ListResourcesResult>
for crate::v2025_11_25::ListResourcesResult {
    #[inline]
    fn convert_from(
        value: crate::v2025_06_18::ListResourcesResult,
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

impl ConvertFrom<crate::v2025_06_18::ListRootsRequest>
for crate::v2025_11_25::ListRootsRequest {
    #[inline]
    fn convert_from(
        value: crate::v2025_06_18::ListRootsRequest,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let mut extra = value.extra;
        extra.remove("jsonrpc");
        extra.remove("method");
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

impl ConvertFrom<crate::v2025_06_18::ListToolsRequest>
for crate::v2025_11_25::ListToolsRequest {
    #[inline]
    fn convert_from(
        value: crate::v2025_06_18::ListToolsRequest,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let mut extra = value.extra;
        extra.remove("jsonrpc");
        extra.remove("method");
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

impl ConvertFrom<crate::v2025_06_18::ListToolsResult>
for crate::v2025_11_25::ListToolsResult {
    #[inline]
    fn convert_from(
        value: crate::v2025_06_18::ListToolsResult,
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

impl ConvertFrom<crate::v2025_06_18::NumberSchema> for crate::v2025_11_25::NumberSchema {
    #[inline]
    fn convert_from(
        value: crate::v2025_06_18::NumberSchema,
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

impl ConvertFrom<crate::v2025_06_18::PrimitiveSchemaDefinition>
for crate::v2025_11_25::PrimitiveSchemaDefinition {
    #[inline]
    fn convert_from(
        value: crate::v2025_06_18::PrimitiveSchemaDefinition,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        match value {
            crate::v2025_06_18::PrimitiveSchemaDefinition::String(value) => {
                ConvertFrom::convert_from(value, losses).map(Self::String)
            }
            crate::v2025_06_18::PrimitiveSchemaDefinition::Number(value) => {
                ConvertFrom::convert_from(value, losses).map(Self::Number)
            }
            crate::v2025_06_18::PrimitiveSchemaDefinition::Boolean(value) => {
                Ok(Self::Boolean(value))
            }
            crate::v2025_06_18::PrimitiveSchemaDefinition::Enum(value) => {
                convert::to_json(value, losses).map(Self::Unknown)
            }
            crate::v2025_06_18::PrimitiveSchemaDefinition::Unknown(value) => {
                convert::read_again(&value, losses)
            }
        }
    }
}

impl ConvertFrom<crate::v2025_06_18::Prompt> for crate::v2025_11_25::Prompt {
    #[inline]
    fn convert_from(
        value: crate::v2025_06_18::Prompt,
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

impl ConvertFrom<crate::v2025_06_18::PromptMessage>
for crate::v2025_11_25::PromptMessage {
    #[inline]
    fn convert_from(
        value: crate::v2025_06_18::PromptMessage,
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

impl ConvertFrom<crate::v2025_06_18::ReadResourceRequest>
for crate::v2025_11_25::ReadResourceRequest {
    #[inline]
    fn convert_from(
        value: crate::v2025_06_18::ReadResourceRequest,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let mut extra = value.extra;
        extra.remove("jsonrpc");
        extra.remove("method");
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

impl ConvertFrom<crate::v2025_06_18::RequestedSchema>
for crate::v2025_11_25::RequestedSchema {
    #[inline]
    fn convert_from(
        value: crate::v2025_06_18::RequestedSchema,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let mut extra = value.extra;
        extra.remove("type");
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

impl ConvertFrom<crate::v2025_06_18::Resource> for crate::v2025_11_25::Resource {
    #[inline]
    fn convert_from(
        value: crate::v2025_06_18::Resource,
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

impl ConvertFrom<crate::v2025_06_18::ResourceLink> for crate::v2025_11_25::ResourceLink {
    #[inline]
    fn convert_from(
        value: crate::v2025_06_18::ResourceLink,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let mut extra = value.extra;
        extra.remove("type");
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

impl ConvertFrom<crate::v2025_06_18::ResourceTemplate>
for crate::v2025_11_25::ResourceTemplate {
    #[inline]
    fn convert_from(
        value: crate::v2025_06_18::ResourceTemplate,
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

impl ConvertFrom<crate::v2025_06_18::SamplingMessage>
for crate::v2025_11_25::SamplingMessage {
    #[inline]
    fn convert_from(
        value: crate::v2025_06_18::SamplingMessage,
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

impl ConvertFrom<crate::v2025_06_18::SamplingMessageContentBlock>
for crate::v2025_11_25::SamplingMessageContent {
    #[inline]
    fn convert_from(
        value: crate::v2025_06_18::SamplingMessageContentBlock,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        match value {
            crate::v2025_06_18::SamplingMessageContentBlock::Text(value) => {
                Ok(Self::Text(value))
            }
            crate::v2025_06_18::SamplingMessageContentBlock::Image(value) => {
                Ok(Self::Image(value))
            }
            crate::v2025_06_18::SamplingMessageContentBlock::Audio(value) => {
                Ok(Self::Audio(value))
            }
            crate::v2025_06_18::SamplingMessageContentBlock::Unknown(value) => {
                convert::read_again(&value, losses)
            }
        }
    }
}

impl ConvertFrom<crate::v2025_06_18::SamplingMessageContentBlock>
for crate::v2025_11_25::SamplingMessageContentBlock {
    #[inline]
    fn convert_from(
        value: crate::v2025_06_18::SamplingMessageContentBlock,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        match value {
            crate::v2025_06_18::SamplingMessageContentBlock::Text(value) => {
                Ok(Self::Text(value))
            }
            crate::v2025_06_18::SamplingMessageContentBlock::Image(value) => {
                Ok(Self::Image(value))
            }
            crate::v2025_06_18::SamplingMessageContentBlock::Audio(value) => {
                Ok(Self::Audio(value))
            }
            crate::v2025_06_18::SamplingMessageContentBlock::Unknown(value) => {
                convert::read_again(&value, losses)
            }
        }
    }
}

impl ConvertFrom<crate::v2025_06_18::StringSchema> for crate::v2025_11_25::StringSchema {
    #[inline]
    fn convert_from(
        value: crate::v2025_06_18::StringSchema,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let mut extra = value.extra;
        extra.remove("type");
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

impl ConvertFrom<crate::v2025_06_18::Tool> for crate::v2025_11_25::Tool {
    #[inline]
    fn convert_from(
        value: crate::v2025_06_18::Tool,
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

impl ConvertFrom<crate::v2025_11_25::CallToolRequest>
for crate::v2025_06_18::CallToolRequest {
    #[inline]
    fn convert_from(
        value: crate::v2025_11_25::CallToolRequest,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let mut extra = value.extra;
        extra.remove("method");
        losses.drop_member("id");
        Ok(Self {
            params: losses.member("params", value.params, ConvertFrom::convert_from)?,
            extra,
        })
    }
}

impl ConvertFrom<crate::v2025_11_25::CallToolRequestParams>
for crate::v2024_11_05::CallToolRequestParams {
    #[inline]
    fn convert_from(
        value: crate::v2025_11_25::CallToolRequestParams,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let extra = value.extra;
        losses.drop_if("_meta", &value.meta);
        losses.drop_if("task", &value.task);
        Ok(Self {
            arguments: value.arguments,
            name: value.name,
            extra,
        })
    }
}

impl ConvertFrom<crate::v2025_11_25::CallToolResult>
for crate::v2025_06_18::CallToolResult {
    #[inline]
    fn convert_from(
        value: crate::v2025_11_25::CallToolResult,
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

impl ConvertFrom<crate::v2025_11_25::CancelledNotification>
for crate::v2024_11_05::CancelledNotification {
    #[inline]
    fn convert_from(
        value: crate::v2025_11_25::CancelledNotification,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let mut extra = value.extra;
        extra.remove("method");
        Ok(Self {
            params: losses.member("params", value.params, ConvertFrom::convert_from)?,
            extra,
        })
    }
}

impl ConvertFrom<crate::v2025_11_25::CancelledNotificationParams>
for crate::v2024_11_05::CancelledNotificationParams {
    #[inline]
    fn convert_from(
        value: crate::v2025_11_25::CancelledNotificationParams,
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

impl ConvertFrom<crate::v2025_11_25::ClientCapabilities>
for crate::v2025_06_18::ClientCapabilities {
    #[inline]
    fn convert_from(
        value: crate::v2025_11_25::ClientCapabilities,
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
                        let value = value;
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
                        let value = value;
                        losses.drop_if("context", &value.context);
                        losses.drop_if("tools", &value.tools);
                        convert::extra_only(value.extra)
                    },
                ),
            extra,
        })
    }
}

impl ConvertFrom<crate::v2025_11_25::CompleteRequest>
for crate::v2025_06_18::CompleteRequest {
    #[inline]
    fn convert_from(
        value: crate::v2025_11_25::CompleteRequest,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let mut extra = value.extra;
        extra.remove("method");
        losses.drop_member("id");
        Ok(Self {
            params: losses.member("params", value.params, ConvertFrom::convert_from)?,
            extra,
        })
    }
}

impl ConvertFrom<crate::v2025_11_25::CompleteRequestParams>
for crate::v2025_06_18::CompleteRequestParams {
    #[inline]
    fn convert_from(
        value: crate::v2025_11_25::CompleteRequestParams,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let extra = value.extra;
        losses.drop_if("_meta", &value.meta);
        Ok(Self {
            argument: value.argument,
            context: value.context,
            r#ref: value.r#ref,
            extra,
        })
    }
}

impl ConvertFrom<crate::v2025_11_25::ContentBlock> for crate::v2025_06_18::ContentBlock {
    #[inline]
    fn convert_from(
        value: crate::v2025_11_25::ContentBlock,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        match value {
            crate::v2025_11_25::ContentBlock::Text(value) => Ok(Self::Text(value)),
            crate::v2025_11_25::ContentBlock::Image(value) => Ok(Self::Image(value)),
            crate::v2025_11_25::ContentBlock::Audio(value) => Ok(Self::Audio(value)),
            crate::v2025_11_25::ContentBlock::ResourceLink(value) => {
                ConvertFrom::convert_from(*value, losses)
                    .map(Box::new)
                    .map(Self::ResourceLink)
            }
            crate::v2025_11_25::ContentBlock::Resource(value) => {
                Ok(Self::Resource(value))
            }
            crate::v2025_11_25::ContentBlock::Unknown(value) => {
                convert::read_again(&value, losses)
            }
        }
    }
}

impl ConvertFrom<crate::v2025_11_25::CreateMessageRequest>
for crate::v2025_06_18::CreateMessageRequest {
    #[inline]
    fn convert_from(
        value: crate::v2025_11_25::CreateMessageRequest,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let mut extra = value.extra;
        extra.remove("method");
        losses.drop_member("id");
        Ok(Self {
            params: losses.member("params", value.params, ConvertFrom::convert_from)?,
            extra,
        })
    }
}

impl ConvertFrom<crate::v2025_11_25::CreateMessageRequestParams>
for crate::v2025_06_18::CreateMessageRequestParams {
    #[inline]
    fn convert_from(
        value: crate::v2025_11_25::CreateMessageRequestParams,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let extra = value.extra;
        losses.drop_if("_meta", &value.meta);
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

impl ConvertFrom<crate::v2025_11_25::CreateMessageResult>
for crate::v2025_06_18::CreateMessageResult {
    #[inline]
    fn convert_from(
        value: crate::v2025_11_25::CreateMessageResult,
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

impl ConvertFrom<crate::v2025_11_25::ElicitRequest>
for crate::v2025_06_18::ElicitRequest {
    #[inline]
    fn convert_from(
        value: crate::v2025_11_25::ElicitRequest,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let mut extra = value.extra;
        extra.remove("method");
        losses.drop_member("id");
        Ok(Self {
            params: losses.member("params", value.params, ConvertFrom::convert_from)?,
            extra,
        })
    }
}

impl ConvertFrom<crate::v2025_11_25::ElicitRequestFormParams>
for crate::v2025_06_18::ElicitRequestParams {
    #[inline]
    fn convert_from(
        value: crate::v2025_11_25::ElicitRequestFormParams,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let extra = value.extra;
        losses.drop_if("_meta", &value.meta);
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

impl ConvertFrom<crate::v2025_11_25::ElicitRequestParams>
for crate::v2025_06_18::ElicitRequestParams {
    #[inline]
    fn convert_from(
        value: crate::v2025_11_25::ElicitRequestParams,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        match value {
            crate::v2025_11_25::ElicitRequestParams::Form(value) => {
                ConvertFrom::convert_from(*value, losses)
            }
            crate::v2025_11_25::ElicitRequestParams::Unknown(value) => {
                convert::read_again(&value, losses)
            }

            #[allow(unreachable_patterns)]
            _ => Err(losses.unrepresentable("such a value")),
        }
    }
}

impl ConvertFrom<crate::v2025_11_25::ElicitResult> for crate::v2025_06_18::ElicitResult {
    #[inline]
    fn convert_from(
        value: crate::v2025_11_25::ElicitResult,
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

impl ConvertFrom<crate::v2025_11_25::ElicitValue> for crate::v2025_06_18::ElicitValue {
    #[inline]
    fn convert_from(
        value: crate::v2025_11_25::ElicitValue,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        match value {
            crate::v2025_11_25::ElicitValue::List(_) => {
                Err(losses.unrepresentable("the kind `List`"))
            }
            crate::v2025_11_25::ElicitValue::String(value) => Ok(Self::String(value)),
            crate::v2025_11_25::ElicitValue::Number(value) => Ok(Self::Number(value)),
            crate::v2025_11_25::ElicitValue::Boolean(value) => Ok(Self::Boolean(value)),
            crate::v2025_11_25::ElicitValue::Unknown(value) => {
                convert::read_again(&value, losses)
            }
        }
    }
}

impl ConvertFrom<crate::v2025_11_25::GetPromptRequest>
for crate::v2025_06_18::GetPromptRequest {
    #[inline]
    fn convert_from(
        value: crate::v2025_11_25::GetPromptRequest,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let mut extra = value.extra;
        extra.remove("method");
        losses.drop_member("id");
        Ok(Self {
            params: losses.member("params", value.params, ConvertFrom::convert_from)?,
            extra,
        })
    }
}

impl ConvertFrom<crate::v2025_11_25::GetPromptRequestParams>
for crate::v2024_11_05::GetPromptRequestParams {
    #[inline]
    fn convert_from(
        value: crate::v2025_11_25::GetPromptRequestParams,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let extra = value.extra;
        losses.drop_if("_meta", &value.meta);
        Ok(Self {
            arguments: value.arguments,
            name: value.name,
            extra,
        })
    }
}

impl ConvertFrom<crate::v2025_11_25::GetPromptResult>
for crate::v2025_06_18::GetPromptResult {
    #[inline]
    fn convert_from(
        value: crate::v2025_11_25::GetPromptResult,
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

impl ConvertFrom<crate::v2025_11_25::Implementation>
for crate::v2025_06_18::Implementation {
    #[inline]
    fn convert_from(
        value: crate::v2025_11_25::Implementation,
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

impl ConvertFrom<crate::v2025_11_25::InitializeRequest>
for crate::v2025_06_18::InitializeRequest {
    #[inline]
    fn convert_from(
        value: crate::v2025_11_25::InitializeRequest,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let mut extra = value.extra;
        extra.remove("method");
        losses.drop_member("id");
        Ok(Self {
            params: losses.member("params", value.params, ConvertFrom::convert_from)?,
            extra,
        })
    }
}

impl ConvertFrom<crate::v2025_11_25::InitializeRequestParams>
for crate::v2025_06_18::InitializeRequestParams {
    #[inline]
    fn convert_from(
        value: crate::v2025_11_25::InitializeRequestParams,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let extra = value.extra;
        losses.drop_if("_meta", &value.meta);
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

impl ConvertFrom<crate::v2025_11_25::InitializeResult>
for crate::v2025_06_18::InitializeResult {
    #[inline]
    fn convert_from(
        value: crate::v2025_11_25::InitializeResult,
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

impl ConvertFrom<crate::v2025_11_25::InitializedNotification>
for crate::v2024_11_05::InitializedNotification {
    #[inline]
    fn convert_from(
        value: crate::v2025_11_25::InitializedNotification,
        _losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let mut extra = value.extra;
        extra.remove("method");
        Ok(Self {
            params: value.params,
            extra,
        })
    }
}

impl ConvertFrom<crate::v2025_11_25::JSONRPCErrorResponse>
for crate::v2024_11_05::JSONRPCError {
    #[inline]
    fn convert_from(
        value: crate::v2025_11_25::JSONRPCErrorResponse,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let mut extra = value.extra;
        extra.remove("jsonrpc");
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

impl ConvertFrom<crate::v2025_11_25::JSONRPCMessage>
for crate::v2025_06_18::JSONRPCMessage {
    #[inline]
    fn convert_from(
        value: crate::v2025_11_25::JSONRPCMessage,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        match value {
            crate::v2025_11_25::JSONRPCMessage::Request(value) => {
                ConvertFrom::convert_from(value, losses).map(Self::Request)
            }
            crate::v2025_11_25::JSONRPCMessage::Notification(value) => {
                ConvertFrom::convert_from(value, losses).map(Self::Notification)
            }
            crate::v2025_11_25::JSONRPCMessage::ResultResponse(value) => {
                ConvertFrom::convert_from(value, losses).map(Self::Response)
            }
            crate::v2025_11_25::JSONRPCMessage::ErrorResponse(value) => {
                ConvertFrom::convert_from(value, losses).map(Self::Error)
            }
            crate::v2025_11_25::JSONRPCMessage::Unknown(value) => {
                convert::read_again(&value, losses)
            }
        }
    }
}

impl ConvertFrom<crate::v2025_11_25::JSONRPCNotification>
for crate::v2024_11_05::JSONRPCNotification {
    #[inline]
    fn convert_from(
        value: crate::v2025_11_25::JSONRPCNotification,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let mut extra = value.extra;
        extra.remove("jsonrpc");
        Ok(Self {
            method: value.method,
            params: losses.optional("params", value.params, convert::from_json),
            extra,
        })
    }
}

impl ConvertFrom<crate::v2025_11_25::JSONRPCRequest>
for crate::v2024_11_05::JSONRPCRequest {
    #[inline]
    fn convert_from(
        value: crate::v2025_11_25::JSONRPCRequest,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let mut extra = value.extra;
        extra.remove("jsonrpc");
        Ok(Self {
            id: value.id,
            method: value.method,
            params: losses.optional("params", value.params, convert::from_json),
            extra,
        })
    }
}

impl ConvertFrom<crate::v2025_11_25::JSONRPCResultResponse>
for crate::v2024_11_05::JSONRPCResponse {
    #[inline]
    fn convert_from(
        value: crate::v2025_11_25::JSONRPCResultResponse,
        _losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let mut extra = value.extra;
        extra.remove("jsonrpc");
        Ok(Self {
            id: value.id,
            result: value.result,
            extra,
        })
    }
}

impl ConvertFrom<crate::v2025_11_25::ListPromptsRequest>
for crate::v2025_06_18::ListPromptsRequest {
    #[inline]
    fn convert_from(
        value: crate::v2025_11_25::ListPromptsRequest,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let mut extra = value.extra;
        extra.remove("method");
        losses.drop_member("id");
        Ok(Self {
            params: losses.optional("params", value.params, ConvertFrom::convert_from),
            extra,
        })
    }
}

impl ConvertFrom<crate::v2025_11_25::ListPromptsResult>
for crate::v2025_06_18::ListPromptsResult {
    #[inline]
    fn convert_from(
        value: crate::v2025_11_25::ListPromptsResult,
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

impl ConvertFrom<crate::v2025_11_25::ListResourceTemplatesRequest>
for crate::v2025_06_18::ListResourceTemplatesRequest {
    #[inline]
    fn convert_from(
        value: crate::v2025_11_25::ListResourceTemplatesRequest,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let mut extra = value.extra;
        extra.remove("method");
        losses.drop_member("id");
        Ok(Self {
            params: losses.optional("params", value.params, ConvertFrom::convert_from),
            extra,
        })
    }
}

impl ConvertFrom<crate::v2025_11_25::ListResourceTemplatesResult>
for crate::v2025_06_18::ListResourceTemplatesResult {
    #[inline]
    fn convert_from(
        value: crate::v2025_11_25::ListResourceTemplatesResult,
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

impl ConvertFrom<crate::v2025_11_25::ListResourcesRequest>
for crate::v2025_06_18::ListResourcesRequest {
    #[inline]
    fn convert_from(
        value: crate::v2025_11_25::ListResourcesRequest,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let mut extra = value.extra;
        extra.remove("method");
        losses.drop_member("id");
        Ok(Self {
            params: losses.optional("params", value.params, ConvertFrom::convert_from),
            extra,
        })
    }
}

impl ConvertFrom<crate::v2025_11_25::ListResourcesResult>
for crate::v2025_06_18::ListResourcesResult {
    #[inline]
    fn convert_from(
        value: crate::v2025_11_25::ListResourcesResult,
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

impl ConvertFrom<crate::v2025_11_25::ListRootsRequest>
for crate::v2025_06_18::ListRootsRequest {
    #[inline]
    fn convert_from(
        value: crate::v2025_11_25::ListRootsRequest,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let mut extra = value.extra;
        extra.remove("method");
        losses.drop_member("id");
        Ok(Self {
            params: value.params,
            extra,
        })
    }
}

impl ConvertFrom<crate::v2025_11_25::ListToolsRequest>
for crate::v2025_06_18::ListToolsRequest {
    #[inline]
    fn convert_from(
        value: crate::v2025_11_25::ListToolsRequest,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let mut extra = value.extra;
        extra.remove("method");
        losses.drop_member("id");
        Ok(Self {
            params: losses.optional("params", value.params, ConvertFrom::convert_from),
            extra,
        })
    }
}

impl ConvertFrom<crate::v2025_11_25::ListToolsResult>
for crate::v2025_06_18::ListToolsResult {
    #[inline]
    fn convert_from(
        value: crate::v2025_11_25::ListToolsResult,
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

impl ConvertFrom<crate::v2025_11_25::LoggingMessageNotification>
for crate::v2024_11_05::LoggingMessageNotification {
    #[inline]
    fn convert_from(
        value: crate::v2025_11_25::LoggingMessageNotification,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let mut extra = value.extra;
        extra.remove("method");
        Ok(Self {
            params: losses.member("params", value.params, ConvertFrom::convert_from)?,
            extra,
        })
    }
}

impl ConvertFrom<crate::v2025_11_25::LoggingMessageNotificationParams>
for crate::v2024_11_05::LoggingMessageNotificationParams {
    #[inline]
    fn convert_from(
        value: crate::v2025_11_25::LoggingMessageNotificationParams,
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

impl ConvertFrom<crate::v2025_11_25::NotificationObject>
for crate::v2024_11_05::NotificationObject {
    #[inline]
    fn convert_from(
        value: crate::v2025_11_25::NotificationObject,
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

impl ConvertFrom<crate::v2025_11_25::NumberSchema> for crate::v2025_06_18::NumberSchema {
    #[inline]
    fn convert_from(
        value: crate::v2025_11_25::NumberSchema,
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

impl ConvertFrom<crate::v2025_11_25::PaginatedRequest>
for crate::v2024_11_05::PaginatedRequest {
    #[inline]
    fn convert_from(
        value: crate::v2025_11_25::PaginatedRequest,
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

impl ConvertFrom<crate::v2025_11_25::PaginatedRequestParams>
for crate::v2024_11_05::PaginatedRequestParams {
    #[inline]
    fn convert_from(
        value: crate::v2025_11_25::PaginatedRequestParams,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let extra = value.extra;
        losses.drop_if("_meta", &value.meta);
        Ok(Self {
            cursor: value.cursor,
            extra,
        })
    }
}

impl ConvertFrom<crate::v2025_11_25::PingRequest> for crate::v2024_11_05::PingRequest {
    #[inline]
    fn convert_from(
        value: crate::v2025_11_25::PingRequest,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let mut extra = value.extra;
        extra.remove("method");
        losses.drop_member("id");
        Ok(Self {
            params: value.params,
            extra,
        })
    }
}

impl ConvertFrom<crate::v2025_11_25::PrimitiveSchemaDefinition>
for crate::v2025_06_18::PrimitiveSchemaDefinition {
    #[inline]
    fn convert_from(
        value: crate::v2025_11_25::PrimitiveSchemaDefinition,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        match value {
            crate::v2025_11_25::PrimitiveSchemaDefinition::String(value) => {
                ConvertFrom::convert_from(value, losses).map(Self::String)
            }
            crate::v2025_11_25::PrimitiveSchemaDefinition::Number(value) => {
                ConvertFrom::convert_from(value, losses).map(Self::Number)
            }
            crate::v2025_11_25::PrimitiveSchemaDefinition::Boolean(value) => {
                Ok(Self::Boolean(value))
            }
            crate::v2025_11_25::PrimitiveSchemaDefinition::UntitledSingleSelectEnum(
                _,
            ) => Err(losses.unrepresentable("the kind `UntitledSingleSelectEnum`")),
            crate::v2025_11_25::PrimitiveSchemaDefinition::TitledSingleSelectEnum(_) => {
                Err(losses.unrepresentable("the kind `TitledSingleSelectEnum`"))
            }
            crate::v2025_11_25::PrimitiveSchemaDefinition::UntitledMultiSelectEnum(_) => {
                Err(losses.unrepresentable("the kind `UntitledMultiSelectEnum`"))
            }
            crate::v2025_11_25::PrimitiveSchemaDefinition::TitledMultiSelectEnum(_) => {
                Err(losses.unrepresentable("the kind `TitledMultiSelectEnum`"))
            }
            crate::v2025_11_25::PrimitiveSchemaDefinition::LegacyTitledEnum(_) => {
                Err(losses.unrepresentable("the kind `LegacyTitledEnum`"))
            }
            crate::v2025_11_25::PrimitiveSchemaDefinition::Unknown(value) => {
                convert::read_again(&value, losses)
            }
        }
    }
}

impl ConvertFrom<crate::v2025_11_25::ProgressNotification>
for crate::v2025_03_26::ProgressNotification {
    #[inline]
    fn convert_from(
        value: crate::v2025_11_25::ProgressNotification,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let mut extra = value.extra;
        extra.remove("method");
        Ok(Self {
            params: losses.member("params", value.params, ConvertFrom::convert_from)?,
            extra,
        })
    }
}

impl ConvertFrom<crate::v2025_11_25::ProgressNotificationParams>
for crate::v2025_03_26::ProgressNotificationParams {
    #[inline]
    fn convert_from(
        value: crate::v2025_11_25::ProgressNotificationParams,
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

impl ConvertFrom<crate::v2025_11_25::Prompt> for crate::v2025_06_18::Prompt {
    #[inline]
    fn convert_from(
        value: crate::v2025_11_25::Prompt,
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

impl ConvertFrom<crate::v2025_11_25::PromptListChangedNotification>
for crate::v2024_11_05::PromptListChangedNotification {
    #[inline]
    fn convert_from(
        value: crate::v2025_11_25::PromptListChangedNotification,
        _losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let mut extra = value.extra;
        extra.remove("method");
        Ok(Self {
            params: value.params,
            extra,
        })
    }
}

impl ConvertFrom<crate::v2025_11_25::PromptMessage>
for crate::v2025_06_18::PromptMessage {
    #[inline]
    fn convert_from(
        value: crate::v2025_11_25::PromptMessage,
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

impl ConvertFrom<crate::v2025_11_25::ReadResourceRequest>
for crate::v2025_06_18::ReadResourceRequest {
    #[inline]
    fn convert_from(
        value: crate::v2025_11_25::ReadResourceRequest,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let mut extra = value.extra;
        extra.remove("method");
        losses.drop_member("id");
        Ok(Self {
            params: losses.member("params", value.params, ConvertFrom::convert_from)?,
            extra,
        })
    }
}

impl ConvertFrom<crate::v2025_11_25::ReadResourceRequestParams>
for crate::v2024_11_05::ReadResourceRequestParams {
    #[inline]
    fn convert_from(
        value: crate::v2025_11_25::ReadResourceRequestParams,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let extra = value.extra;
        losses.drop_if("_meta", &value.meta);
        Ok(Self { uri: value.uri, extra })
    }
}

impl ConvertFrom<crate::v2025_11_25::RequestObject>
for crate::v2024_11_05::RequestObject {
    #[inline]
    fn convert_from(
        value: crate::v2025_11_25::RequestObject,
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

impl ConvertFrom<crate::v2025_11_25::RequestedSchema>
for crate::v2025_06_18::RequestedSchema {
    #[inline]
    fn convert_from(
        value: crate::v2025_11_25::RequestedSchema,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let mut extra = value.extra;
        extra.remove("type");
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

impl ConvertFrom<crate::v2025_11_25::Resource> for crate::v2025_06_18::Resource {
    #[inline]
    fn convert_from(
        value: crate::v2025_11_25::Resource,
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

impl ConvertFrom<crate::v2025_11_25::ResourceLink> for crate::v2025_06_18::ResourceLink {
    #[inline]
    fn convert_from(
        value: crate::v2025_11_25::ResourceLink,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let mut extra = value.extra;
        extra.remove("type");
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

impl ConvertFrom<crate::v2025_11_25::ResourceListChangedNotification>
for crate::v2024_11_05::ResourceListChangedNotification {
    #[inline]
    fn convert_from(
        value: crate::v2025_11_25::ResourceListChangedNotification,
        _losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let mut extra = value.extra;
        extra.remove("method");
        Ok(Self {
            params: value.params,
            extra,
        })
    }
}

impl ConvertFrom<crate::v2025_11_25::ResourceTemplate>
for crate::v2025_06_18::ResourceTemplate {
    #[inline]
    fn convert_from(
        value: crate::v2025_11_25::ResourceTemplate,
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

impl ConvertFrom<crate::v2025_11_25::ResourceUpdatedNotification>
for crate::v2024_11_05::ResourceUpdatedNotification {
    #[inline]
    fn convert_from(
        value: crate::v2025_11_25::ResourceUpdatedNotification,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let mut extra = value.extra;
        extra.remove("method");
        Ok(Self {
            params: losses.member("params", value.params, ConvertFrom::convert_from)?,
            extra,
        })
    }
}

impl ConvertFrom<crate::v2025_11_25::ResourceUpdatedNotificationParams>
for crate::v2024_11_05::ResourceUpdatedNotificationParams {
    #[inline]
    fn convert_from(
        value: crate::v2025_11_25::ResourceUpdatedNotificationParams,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let extra = value.extra;
        losses.drop_if("_meta", &value.meta);
        Ok(Self { uri: value.uri, extra })
    }
}

impl ConvertFrom<crate::v2025_11_25::RootsListChangedNotification>
for crate::v2024_11_05::RootsListChangedNotification {
    #[inline]
    fn convert_from(
        value: crate::v2025_11_25::RootsListChangedNotification,
        _losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let mut extra = value.extra;
        extra.remove("method");
        Ok(Self {
            params: value.params,
            extra,
        })
    }
}

impl ConvertFrom<crate::v2025_11_25::SamplingMessage>
for crate::v2025_06_18::SamplingMessage {
    #[inline]
    fn convert_from(
        value: crate::v2025_11_25::SamplingMessage,
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

impl ConvertFrom<crate::v2025_11_25::SamplingMessageContent>
for crate::v2025_06_18::SamplingMessageContentBlock {
    #[inline]
    fn convert_from(
        value: crate::v2025_11_25::SamplingMessageContent,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        match value {
            crate::v2025_11_25::SamplingMessageContent::Text(value) => {
                Ok(Self::Text(value))
            }
            crate::v2025_11_25::SamplingMessageContent::Image(value) => {
                Ok(Self::Image(value))
            }
            crate::v2025_11_25::SamplingMessageContent::Audio(value) => {
                Ok(Self::Audio(value))
            }
            crate::v2025_11_25::SamplingMessageContent::ToolUse(_) => {
                Err(losses.unrepresentable("the kind `ToolUse`"))
            }
            crate::v2025_11_25::SamplingMessageContent::ToolResult(_) => {
                Err(losses.unrepresentable("the kind `ToolResult`"))
            }
            crate::v2025_11_25::SamplingMessageContent::List(value) => {
                convert::only_element(value, losses)
            }
            crate::v2025_11_25::SamplingMessageContent::Unknown(value) => {
                convert::read_again(&value, losses)
            }
        }
    }
}

impl ConvertFrom<crate::v2025_11_25::SamplingMessageContentBlock>
for crate::v2025_06_18::SamplingMessageContentBlock {
    #[inline]
    fn convert_from(
        value: crate::v2025_11_25::SamplingMessageContentBlock,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        match value {
            crate::v2025_11_25::SamplingMessageContentBlock::Text(value) => {
                Ok(Self::Text(value))
            }
            crate::v2025_11_25::SamplingMessageContentBlock::Image(value) => {
                Ok(Self::Image(value))
            }
            crate::v2025_11_25::SamplingMessageContentBlock::Audio(value) => {
                Ok(Self::Audio(value))
            }
            crate::v2025_11_25::SamplingMessageContentBlock::ToolUse(_) => {
                Err(losses.unrepresentable("the kind `ToolUse`"))
            }
            crate::v2025_11_25::SamplingMessageContentBlock::ToolResult(_) => {
                Err(losses.unrepresentable("the kind `ToolResult`"))
            }
            crate::v2025_11_25::SamplingMessageContentBlock::Unknown(value) => {
                convert::read_again(&value, losses)
            }
        }
    }
}

impl ConvertFrom<crate::v2025_11_25::ServerCapabilities>
for crate::v2025_03_26::ServerCapabilities {
    #[inline]
    fn convert_from(
        value: crate::v2025_11_25::ServerCapabilities,
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

impl ConvertFrom<crate::v2025_11_25::SetLevelRequest>
for crate::v2024_11_05::SetLevelRequest {
    #[inline]
    fn convert_from(
        value: crate::v2025_11_25::SetLevelRequest,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let mut extra = value.extra;
        extra.remove("method");
        losses.drop_member("id");
        Ok(Self {
            params: losses.member("params", value.params, ConvertFrom::convert_from)?,
            extra,
        })
    }
}

impl ConvertFrom<crate::v2025_11_25::SetLevelRequestParams>
for crate::v2024_11_05::SetLevelRequestParams {
    #[inline]
    fn convert_from(
        value: crate::v2025_11_25::SetLevelRequestParams,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let extra = value.extra;
        losses.drop_if("_meta", &value.meta);
        Ok(Self { level: value.level, extra })
    }
}

impl ConvertFrom<crate::v2025_11_25::StringSchema> for crate::v2025_06_18::StringSchema {
    #[inline]
    fn convert_from(
        value: crate::v2025_11_25::StringSchema,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let mut extra = value.extra;
        extra.remove("type");
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

impl ConvertFrom<crate::v2025_11_25::SubscribeRequest>
for crate::v2024_11_05::SubscribeRequest {
    #[inline]
    fn convert_from(
        value: crate::v2025_11_25::SubscribeRequest,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let mut extra = value.extra;
        extra.remove("method");
        losses.drop_member("id");
        Ok(Self {
            params: losses.member("params", value.params, ConvertFrom::convert_from)?,
            extra,
        })
    }
}

impl ConvertFrom<crate::v2025_11_25::SubscribeRequestParams>
for crate::v2024_11_05::SubscribeRequestParams {
    #[inline]
    fn convert_from(
        value: crate::v2025_11_25::SubscribeRequestParams,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let extra = value.extra;
        losses.drop_if("_meta", &value.meta);
        Ok(Self { uri: value.uri, extra })
    }
}

impl ConvertFrom<crate::v2025_11_25::Tool> for crate::v2025_06_18::Tool {
    #[inline]
    fn convert_from(
        value: crate::v2025_11_25::Tool,
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

impl ConvertFrom<crate::v2025_11_25::ToolListChangedNotification>
for crate::v2024_11_05::ToolListChangedNotification {
    #[inline]
    fn convert_from(
        value: crate::v2025_11_25::ToolListChangedNotification,
        _losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let mut extra = value.extra;
        extra.remove("method");
        Ok(Self {
            params: value.params,
            extra,
        })
    }
}

impl ConvertFrom<crate::v2025_11_25::UnsubscribeRequest>
for crate::v2024_11_05::UnsubscribeRequest {
    #[inline]
    fn convert_from(
        value: crate::v2025_11_25::UnsubscribeRequest,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let mut extra = value.extra;
        extra.remove("method");
        losses.drop_member("id");
        Ok(Self {
            params: losses.member("params", value.params, ConvertFrom::convert_from)?,
            extra,
        })
    }
}

impl ConvertFrom<crate::v2025_11_25::UnsubscribeRequestParams>
for crate::v2024_11_05::UnsubscribeRequestParams {
    #[inline]
    fn convert_from(
        value: crate::v2025_11_25::UnsubscribeRequestParams,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let extra = value.extra;
        losses.drop_if("_meta", &value.meta);
        Ok(Self { uri: value.uri, extra })
    }
}

impl ConvertFrom<crate::v2025_06_18::ClientRequest>
for crate::v2025_11_25::ClientRequest {
    #[inline]
    fn convert_from(
        value: crate::v2025_06_18::ClientRequest,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        match value {
            crate::v2025_06_18::ClientRequest::Complete(value) => {
                ConvertFrom::convert_from(value, losses)
                    .map(Box::new)
                    .map(Self::Complete)
            }
            crate::v2025_06_18::ClientRequest::Initialize(value) => {
                ConvertFrom::convert_from(value, losses)
                    .map(Box::new)
                    .map(Self::Initialize)
            }
            crate::v2025_06_18::ClientRequest::SetLevel(value) => {
                ConvertFrom::convert_from(value, losses).map(Self::SetLevel)
            }
            crate::v2025_06_18::ClientRequest::Ping(value) => Ok(value).map(Self::Ping),
            crate::v2025_06_18::ClientRequest::GetPrompt(value) => {
                ConvertFrom::convert_from(value, losses).map(Self::GetPrompt)
            }
            crate::v2025_06_18::ClientRequest::ListPrompts(value) => {
                ConvertFrom::convert_from(value, losses).map(Self::ListPrompts)
            }
            crate::v2025_06_18::ClientRequest::ListResources(value) => {
                ConvertFrom::convert_from(value, losses).map(Self::ListResources)
            }
            crate::v2025_06_18::ClientRequest::ReadResource(value) => {
                ConvertFrom::convert_from(value, losses).map(Self::ReadResource)
            }
            crate::v2025_06_18::ClientRequest::Subscribe(value) => {
                ConvertFrom::convert_from(value, losses).map(Self::Subscribe)
            }
            crate::v2025_06_18::ClientRequest::ListResourceTemplates(value) => {
                ConvertFrom::convert_from(value, losses).map(Self::ListResourceTemplates)
            }
            crate::v2025_06_18::ClientRequest::Unsubscribe(value) => {
                ConvertFrom::convert_from(value, losses).map(Self::Unsubscribe)
            }
            crate::v2025_06_18::ClientRequest::CallTool(value) => {
                ConvertFrom::convert_from(value, losses).map(Self::CallTool)
            }
            crate::v2025_06_18::ClientRequest::ListTools(value) => {
                ConvertFrom::convert_from(value, losses).map(Self::ListTools)
            }
        }
    }
}

impl ConvertFrom<crate::v2025_06_18::ClientNotification>
for crate::v2025_11_25::ClientNotification {
    #[inline]
    fn convert_from(
        value: crate::v2025_06_18::ClientNotification,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        match value {
            crate::v2025_06_18::ClientNotification::Cancelled(value) => {
                ConvertFrom::convert_from(value, losses).map(Self::Cancelled)
            }
            crate::v2025_06_18::ClientNotification::Initialized(value) => {
                Ok(value).map(Self::Initialized)
            }
            crate::v2025_06_18::ClientNotification::Progress(value) => {
                ConvertFrom::convert_from(value, losses).map(Self::Progress)
            }
            crate::v2025_06_18::ClientNotification::RootsListChanged(value) => {
                Ok(value).map(Self::RootsListChanged)
            }
        }
    }
}

impl ConvertFrom<crate::v2025_06_18::ClientResult> for crate::v2025_11_25::ClientResult {
    #[inline]
    fn convert_from(
        value: crate::v2025_06_18::ClientResult,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        match value {
            crate::v2025_06_18::ClientResult::Elicit(value) => {
                ConvertFrom::convert_from(value, losses).map(Self::Elicit)
            }
            crate::v2025_06_18::ClientResult::Ping(value) => Ok(value).map(Self::Ping),
            crate::v2025_06_18::ClientResult::ListRoots(value) => {
                Ok(value).map(Self::ListRoots)
            }
            crate::v2025_06_18::ClientResult::CreateMessage(value) => {
                ConvertFrom::convert_from(*value, losses)
                    .map(Box::new)
                    .map(Self::CreateMessage)
            }
        }
    }
}

impl ConvertFrom<crate::v2025_11_25::ClientRequest>
for crate::v2025_06_18::ClientRequest {
    #[inline]
    fn convert_from(
        value: crate::v2025_11_25::ClientRequest,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        match value {
            crate::v2025_11_25::ClientRequest::Complete(value) => {
                ConvertFrom::convert_from(*value, losses).map(Self::Complete)
            }
            crate::v2025_11_25::ClientRequest::Initialize(value) => {
                ConvertFrom::convert_from(*value, losses).map(Self::Initialize)
            }
            crate::v2025_11_25::ClientRequest::SetLevel(value) => {
                ConvertFrom::convert_from(value, losses).map(Self::SetLevel)
            }
            crate::v2025_11_25::ClientRequest::Ping(value) => Ok(value).map(Self::Ping),
            crate::v2025_11_25::ClientRequest::GetPrompt(value) => {
                ConvertFrom::convert_from(value, losses).map(Self::GetPrompt)
            }
            crate::v2025_11_25::ClientRequest::ListPrompts(value) => {
                ConvertFrom::convert_from(value, losses).map(Self::ListPrompts)
            }
            crate::v2025_11_25::ClientRequest::ListResources(value) => {
                ConvertFrom::convert_from(value, losses).map(Self::ListResources)
            }
            crate::v2025_11_25::ClientRequest::ReadResource(value) => {
                ConvertFrom::convert_from(value, losses).map(Self::ReadResource)
            }
            crate::v2025_11_25::ClientRequest::Subscribe(value) => {
                ConvertFrom::convert_from(value, losses).map(Self::Subscribe)
            }
            crate::v2025_11_25::ClientRequest::ListResourceTemplates(value) => {
                ConvertFrom::convert_from(value, losses).map(Self::ListResourceTemplates)
            }
            crate::v2025_11_25::ClientRequest::Unsubscribe(value) => {
                ConvertFrom::convert_from(value, losses).map(Self::Unsubscribe)
            }
            crate::v2025_11_25::ClientRequest::CancelTask(_) => {
                Err(losses.unrepresentable("the method `tasks/cancel`"))
            }
            crate::v2025_11_25::ClientRequest::GetTask(_) => {
                Err(losses.unrepresentable("the method `tasks/get`"))
            }
            crate::v2025_11_25::ClientRequest::ListTasks(_) => {
                Err(losses.unrepresentable("the method `tasks/list`"))
            }
            crate::v2025_11_25::ClientRequest::GetTaskPayload(_) => {
                Err(losses.unrepresentable("the method `tasks/result`"))
            }
            crate::v2025_11_25::ClientRequest::CallTool(value) => {
                ConvertFrom::convert_from(value, losses).map(Self::CallTool)
            }
            crate::v2025_11_25::ClientRequest::ListTools(value) => {
                ConvertFrom::convert_from(value, losses).map(Self::ListTools)
            }
        }
    }
}

impl ConvertFrom<crate::v2025_11_25::ClientNotification>
for crate::v2025_06_18::ClientNotification {
    #[inline]
    fn convert_from(
        value: crate::v2025_11_25::ClientNotification,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        match value {
            crate::v2025_11_25::ClientNotification::Cancelled(value) => {
                ConvertFrom::convert_from(value, losses).map(Self::Cancelled)
            }
            crate::v2025_11_25::ClientNotification::Initialized(value) => {
                Ok(value).map(Self::Initialized)
            }
            crate::v2025_11_25::ClientNotification::Progress(value) => {
                ConvertFrom::convert_from(value, losses).map(Self::Progress)
            }
            crate::v2025_11_25::ClientNotification::RootsListChanged(value) => {
                Ok(value).map(Self::RootsListChanged)
            }
            crate::v2025_11_25::ClientNotification::TaskStatus(_) => {
                Err(losses.unrepresentable("the method `notifications/tasks/status`"))
            }
        }
    }
}

impl ConvertFrom<crate::v2025_11_25::ClientResult> for crate::v2025_06_18::ClientResult {
    #[inline]
    fn convert_from(
        value: crate::v2025_11_25::ClientResult,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        match value {
            crate::v2025_11_25::ClientResult::Elicit(value) => {
                ConvertFrom::convert_from(value, losses).map(Self::Elicit)
            }
            crate::v2025_11_25::ClientResult::Ping(value) => Ok(value).map(Self::Ping),
            crate::v2025_11_25::ClientResult::ListRoots(value) => {
                Ok(value).map(Self::ListRoots)
            }
            crate::v2025_11_25::ClientResult::CreateMessage(value) => {
                ConvertFrom::convert_from(*value, losses)
                    .map(Box::new)
                    .map(Self::CreateMessage)
            }
            crate::v2025_11_25::ClientResult::CancelTask(_) => {
                Err(losses.unrepresentable("the method `tasks/cancel`"))
            }
            crate::v2025_11_25::ClientResult::GetTask(_) => {
                Err(losses.unrepresentable("the method `tasks/get`"))
            }
            crate::v2025_11_25::ClientResult::ListTasks(_) => {
                Err(losses.unrepresentable("the method `tasks/list`"))
            }
            crate::v2025_11_25::ClientResult::GetTaskPayload(_) => {
                Err(losses.unrepresentable("the method `tasks/result`"))
            }
        }
    }
}

impl ConvertFrom<crate::v2025_06_18::ServerRequest>
for crate::v2025_11_25::ServerRequest {
    #[inline]
    fn convert_from(
        value: crate::v2025_06_18::ServerRequest,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        match value {
            crate::v2025_06_18::ServerRequest::Elicit(value) => {
                ConvertFrom::convert_from(value, losses).map(Self::Elicit)
            }
            crate::v2025_06_18::ServerRequest::Ping(value) => Ok(value).map(Self::Ping),
            crate::v2025_06_18::ServerRequest::ListRoots(value) => {
                Ok(value).map(Self::ListRoots)
            }
            crate::v2025_06_18::ServerRequest::CreateMessage(value) => {
                ConvertFrom::convert_from(value, losses)
                    .map(Box::new)
                    .map(Self::CreateMessage)
            }
        }
    }
}

impl ConvertFrom<crate::v2025_06_18::ServerNotification>
for crate::v2025_11_25::ServerNotification {
    #[inline]
    fn convert_from(
        value: crate::v2025_06_18::ServerNotification,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        match value {
            crate::v2025_06_18::ServerNotification::Cancelled(value) => {
                ConvertFrom::convert_from(value, losses).map(Self::Cancelled)
            }
            crate::v2025_06_18::ServerNotification::LoggingMessage(value) => {
                ConvertFrom::convert_from(value, losses).map(Self::LoggingMessage)
            }
            crate::v2025_06_18::ServerNotification::Progress(value) => {
                ConvertFrom::convert_from(value, losses).map(Self::Progress)
            }
            crate::v2025_06_18::ServerNotification::PromptListChanged(value) => {
                Ok(value).map(Self::PromptListChanged)
            }
            crate::v2025_06_18::ServerNotification::ResourceListChanged(value) => {
                Ok(value).map(Self::ResourceListChanged)
            }
            crate::v2025_06_18::ServerNotification::ResourceUpdated(value) => {
                ConvertFrom::convert_from(value, losses).map(Self::ResourceUpdated)
            }
            crate::v2025_06_18::ServerNotification::ToolListChanged(value) => {
                Ok(value).map(Self::ToolListChanged)
            }
        }
    }
}

impl ConvertFrom<crate::v2025_06_18::ServerResult> for crate::v2025_11_25::ServerResult {
    #[inline]
    fn convert_from(
        value: crate::v2025_06_18::ServerResult,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        match value {
            crate::v2025_06_18::ServerResult::Complete(value) => {
                Ok(value).map(Self::Complete)
            }
            crate::v2025_06_18::ServerResult::Initialize(value) => {
                ConvertFrom::convert_from(*value, losses)
                    .map(Box::new)
                    .map(Self::Initialize)
            }
            crate::v2025_06_18::ServerResult::SetLevel(value) => {
                Ok(value).map(Self::SetLevel)
            }
            crate::v2025_06_18::ServerResult::Ping(value) => Ok(value).map(Self::Ping),
            crate::v2025_06_18::ServerResult::GetPrompt(value) => {
                ConvertFrom::convert_from(value, losses).map(Self::GetPrompt)
            }
            crate::v2025_06_18::ServerResult::ListPrompts(value) => {
                ConvertFrom::convert_from(value, losses).map(Self::ListPrompts)
            }
            crate::v2025_06_18::ServerResult::ListResources(value) => {
                ConvertFrom::convert_from(value, losses).map(Self::ListResources)
            }
            crate::v2025_06_18::ServerResult::ReadResource(value) => {
                Ok(value).map(Self::ReadResource)
            }
            crate::v2025_06_18::ServerResult::Subscribe(value) => {
                Ok(value).map(Self::Subscribe)
            }
            crate::v2025_06_18::ServerResult::ListResourceTemplates(value) => {
                ConvertFrom::convert_from(value, losses).map(Self::ListResourceTemplates)
            }
            crate::v2025_06_18::ServerResult::Unsubscribe(value) => {
                Ok(value).map(Self::Unsubscribe)
            }
            crate::v2025_06_18::ServerResult::CallTool(value) => {
                ConvertFrom::convert_from(value, losses).map(Self::CallTool)
            }
            crate::v2025_06_18::ServerResult::ListTools(value) => {
                ConvertFrom::convert_from(value, losses).map(Self::ListTools)
            }
        }
    }
}

impl ConvertFrom<crate::v2025_11_25::ServerRequest>
for crate::v2025_06_18::ServerRequest {
    #[inline]
    fn convert_from(
        value: crate::v2025_11_25::ServerRequest,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        match value {
            crate::v2025_11_25::ServerRequest::Elicit(value) => {
                ConvertFrom::convert_from(value, losses).map(Self::Elicit)
            }
            crate::v2025_11_25::ServerRequest::Ping(value) => Ok(value).map(Self::Ping),
            crate::v2025_11_25::ServerRequest::ListRoots(value) => {
                Ok(value).map(Self::ListRoots)
            }
            crate::v2025_11_25::ServerRequest::CreateMessage(value) => {
                ConvertFrom::convert_from(*value, losses).map(Self::CreateMessage)
            }
            crate::v2025_11_25::ServerRequest::CancelTask(_) => {
                Err(losses.unrepresentable("the method `tasks/cancel`"))
            }
            crate::v2025_11_25::ServerRequest::GetTask(_) => {
                Err(losses.unrepresentable("the method `tasks/get`"))
            }
            crate::v2025_11_25::ServerRequest::ListTasks(_) => {
                Err(losses.unrepresentable("the method `tasks/list`"))
            }
            crate::v2025_11_25::ServerRequest::GetTaskPayload(_) => {
                Err(losses.unrepresentable("the method `tasks/result`"))
            }
        }
    }
}

impl ConvertFrom<crate::v2025_11_25::ServerNotification>
for crate::v2025_06_18::ServerNotification {
    #[inline]
    fn convert_from(
        value: crate::v2025_11_25::ServerNotification,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        match value {
            crate::v2025_11_25::ServerNotification::Cancelled(value) => {
                ConvertFrom::convert_from(value, losses).map(Self::Cancelled)
            }
            crate::v2025_11_25::ServerNotification::ElicitationComplete(_) => {
                Err(
                    losses
                        .unrepresentable(
                            "the method `notifications/elicitation/complete`",
                        ),
                )
            }
            crate::v2025_11_25::ServerNotification::LoggingMessage(value) => {
                ConvertFrom::convert_from(value, losses).map(Self::LoggingMessage)
            }
            crate::v2025_11_25::ServerNotification::Progress(value) => {
                ConvertFrom::convert_from(value, losses).map(Self::Progress)
            }
            crate::v2025_11_25::ServerNotification::PromptListChanged(value) => {
                Ok(value).map(Self::PromptListChanged)
            }
            crate::v2025_11_25::ServerNotification::ResourceListChanged(value) => {
                Ok(value).map(Self::ResourceListChanged)
            }
            crate::v2025_11_25::ServerNotification::ResourceUpdated(value) => {
                ConvertFrom::convert_from(value, losses).map(Self::ResourceUpdated)
            }
            crate::v2025_11_25::ServerNotification::TaskStatus(_) => {
                Err(losses.unrepresentable("the method `notifications/tasks/status`"))
            }
            crate::v2025_11_25::ServerNotification::ToolListChanged(value) => {
                Ok(value).map(Self::ToolListChanged)
            }
        }
    }
}

impl ConvertFrom<crate::v2025_11_25::ServerResult> for crate::v2025_06_18::ServerResult {
    #[inline]
    fn convert_from(
        value: crate::v2025_11_25::ServerResult,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        match value {
            crate::v2025_11_25::ServerResult::Complete(value) => {
                Ok(value).map(Self::Complete)
            }
            crate::v2025_11_25::ServerResult::Initialize(value) => {
                ConvertFrom::convert_from(*value, losses)
                    .map(Box::new)
                    .map(Self::Initialize)
            }
            crate::v2025_11_25::ServerResult::SetLevel(value) => {
                Ok(value).map(Self::SetLevel)
            }
            crate::v2025_11_25::ServerResult::Ping(value) => Ok(value).map(Self::Ping),
            crate::v2025_11_25::ServerResult::GetPrompt(value) => {
                ConvertFrom::convert_from(value, losses).map(Self::GetPrompt)
            }
            crate::v2025_11_25::ServerResult::ListPrompts(value) => {
                ConvertFrom::convert_from(value, losses).map(Self::ListPrompts)
            }
            crate::v2025_11_25::ServerResult::ListResources(value) => {
                ConvertFrom::convert_from(value, losses).map(Self::ListResources)
            }
            crate::v2025_11_25::ServerResult::ReadResource(value) => {
                Ok(value).map(Self::ReadResource)
            }
            crate::v2025_11_25::ServerResult::Subscribe(value) => {
                Ok(value).map(Self::Subscribe)
            }
            crate::v2025_11_25::ServerResult::ListResourceTemplates(value) => {
                ConvertFrom::convert_from(value, losses).map(Self::ListResourceTemplates)
            }
            crate::v2025_11_25::ServerResult::Unsubscribe(value) => {
                Ok(value).map(Self::Unsubscribe)
            }
            crate::v2025_11_25::ServerResult::CancelTask(_) => {
                Err(losses.unrepresentable("the method `tasks/cancel`"))
            }
            crate::v2025_11_25::ServerResult::GetTask(_) => {
                Err(losses.unrepresentable("the method `tasks/get`"))
            }
            crate::v2025_11_25::ServerResult::ListTasks(_) => {
                Err(losses.unrepresentable("the method `tasks/list`"))
            }
            crate::v2025_11_25::ServerResult::GetTaskPayload(_) => {
                Err(losses.unrepresentable("the method `tasks/result`"))
            }
            crate::v2025_11_25::ServerResult::CallTool(value) => {
                ConvertFrom::convert_from(value, losses).map(Self::CallTool)
            }
            crate::v2025_11_25::ServerResult::ListTools(value) => {
                ConvertFrom::convert_from(value, losses).map(Self::ListTools)
            }
        }
    }
}
