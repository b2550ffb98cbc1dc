// Written by `mcp-codegen generate`. Do not edit: change the schema or the generator.

//! Conversions to the version before this one.

use crate::convert::{ConvertFrom, Losses, NotRepresentable};
use crate::convert;
use crate::v2024_11_05 as older;
use crate::v2025_03_26 as newer;

impl ConvertFrom<newer::CallToolRequest> for older::CallToolRequest {
    #[inline]
    fn convert_from(
        value: newer::CallToolRequest,
        _losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let extra = value.extra;
        Ok(Self {
            params: value.params,
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
            newer::ContentBlock::Audio(_) => {
                Err(losses.unrepresentable("the kind `Audio`"))
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
        let extra = value.extra;
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

impl ConvertFrom<newer::GetPromptRequest> for older::GetPromptRequest {
    #[inline]
    fn convert_from(
        value: newer::GetPromptRequest,
        _losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let extra = value.extra;
        Ok(Self {
            params: value.params,
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

impl ConvertFrom<newer::InitializeRequest> for older::InitializeRequest {
    #[inline]
    fn convert_from(
        value: newer::InitializeRequest,
        _losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let extra = value.extra;
        Ok(Self {
            params: value.params,
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
            server_info: value.server_info,
            extra,
        })
    }
}

impl ConvertFrom<newer::JSONRPCBatchItem> for older::JSONRPCMessage {
    #[inline]
    fn convert_from(
        value: newer::JSONRPCBatchItem,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        match value {
            newer::JSONRPCBatchItem::Request(value) => Ok(Self::Request(value)),
            newer::JSONRPCBatchItem::Notification(value) => Ok(Self::Notification(value)),
            newer::JSONRPCBatchItem::Response(value) => Ok(Self::Response(value)),
            newer::JSONRPCBatchItem::Error(value) => Ok(Self::Error(value)),
            newer::JSONRPCBatchItem::Unknown(value) => {
                convert::read_again(&value, losses)
            }
        }
    }
}

impl ConvertFrom<newer::JSONRPCMessage> for older::JSONRPCMessage {
    #[inline]
    fn convert_from(
        value: newer::JSONRPCMessage,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        match value {
            newer::JSONRPCMessage::Request(value) => Ok(Self::Request(value)),
            newer::JSONRPCMessage::Notification(value) => Ok(Self::Notification(value)),
            newer::JSONRPCMessage::Response(value) => Ok(Self::Response(value)),
            newer::JSONRPCMessage::Error(value) => Ok(Self::Error(value)),
            newer::JSONRPCMessage::List(value) => {
                convert::only_element(value, losses, ConvertFrom::convert_from)
            }
            newer::JSONRPCMessage::Unknown(value) => convert::read_again(&value, losses),
        }
    }
}

impl ConvertFrom<newer::ListToolsRequest> for older::ListToolsRequest {
    #[inline]
    fn convert_from(
        value: newer::ListToolsRequest,
        _losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let extra = value.extra;
        Ok(Self {
            params: value.params,
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
        losses.drop_if("message", &value.message);
        Ok(Self {
            progress: value.progress,
            progress_token: value.progress_token,
            total: value.total,
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

impl ConvertFrom<newer::SamplingMessage> for older::SamplingMessage {
    #[inline]
    fn convert_from(
        value: newer::SamplingMessage,
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
            newer::SamplingMessageContentBlock::Audio(_) => {
                Err(losses.unrepresentable("the kind `Audio`"))
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
        losses.drop_if("completions", &value.completions);
        Ok(Self {
            experimental: value.experimental,
            logging: value.logging,
            prompts: value.prompts,
            resources: value.resources,
            tools: value.tools,
            extra,
        })
    }
}

impl ConvertFrom<newer::Tool> for older::Tool {
    #[inline]
    fn convert_from(
        value: newer::Tool,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let extra = value.extra;
        losses.drop_if("annotations", &value.annotations);
        Ok(Self {
            description: value.description,
            input_schema: value.input_schema,
            name: value.name,
            extra,
        })
    }
}

impl ConvertFrom<newer::ClientRequest> for older::ClientRequest {
    #[inline]
    fn convert_from(
        value: newer::ClientRequest,
        _losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        match value {
            newer::ClientRequest::Complete(value) => Ok(Self::Complete(value)),
            newer::ClientRequest::Initialize(value) => Ok(Self::Initialize(value)),
            newer::ClientRequest::SetLevel(value) => Ok(Self::SetLevel(value)),
            newer::ClientRequest::Ping(value) => Ok(Self::Ping(value)),
            newer::ClientRequest::GetPrompt(value) => Ok(Self::GetPrompt(value)),
            newer::ClientRequest::ListPrompts(value) => Ok(Self::ListPrompts(value)),
            newer::ClientRequest::ListResources(value) => Ok(Self::ListResources(value)),
            newer::ClientRequest::ReadResource(value) => Ok(Self::ReadResource(value)),
            newer::ClientRequest::Subscribe(value) => Ok(Self::Subscribe(value)),
            newer::ClientRequest::ListResourceTemplates(value) => {
                Ok(Self::ListResourceTemplates(value))
            }
            newer::ClientRequest::Unsubscribe(value) => Ok(Self::Unsubscribe(value)),
            newer::ClientRequest::CallTool(value) => Ok(Self::CallTool(value)),
            newer::ClientRequest::ListTools(value) => Ok(Self::ListTools(value)),
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
            newer::ClientNotification::Cancelled(value) => Ok(Self::Cancelled(value)),
            newer::ClientNotification::Initialized(value) => Ok(Self::Initialized(value)),
            newer::ClientNotification::Progress(value) => {
                ConvertFrom::convert_from(value, losses).map(Self::Progress)
            }
            newer::ClientNotification::RootsListChanged(value) => {
                Ok(Self::RootsListChanged(value))
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
            newer::ClientResult::Ping(value) => Ok(Self::Ping(value)),
            newer::ClientResult::ListRoots(value) => Ok(Self::ListRoots(value)),
            newer::ClientResult::CreateMessage(value) => {
                ConvertFrom::convert_from(value, losses).map(Self::CreateMessage)
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
            newer::ServerRequest::Ping(value) => Ok(Self::Ping(value)),
            newer::ServerRequest::ListRoots(value) => Ok(Self::ListRoots(value)),
            newer::ServerRequest::CreateMessage(value) => {
                ConvertFrom::convert_from(value, losses).map(Self::CreateMessage)
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
            newer::ServerNotification::Cancelled(value) => Ok(Self::Cancelled(value)),
            newer::ServerNotification::LoggingMessage(value) => {
                Ok(Self::LoggingMessage(value))
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
                Ok(Self::ResourceUpdated(value))
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
            newer::ServerResult::ListPrompts(value) => Ok(Self::ListPrompts(value)),
            newer::ServerResult::ListResources(value) => Ok(Self::ListResources(value)),
            newer::ServerResult::ReadResource(value) => Ok(Self::ReadResource(value)),
            newer::ServerResult::Subscribe(value) => Ok(Self::Subscribe(value)),
            newer::ServerResult::ListResourceTemplates(value) => {
                Ok(Self::ListResourceTemplates(value))
            }
            newer::ServerResult::Unsubscribe(value) => Ok(Self::Unsubscribe(value)),
            newer::ServerResult::CallTool(value) => {
                ConvertFrom::convert_from(value, losses).map(Self::CallTool)
            }
            newer::ServerResult::ListTools(value) => {
                ConvertFrom::convert_from(value, losses).map(Self::ListTools)
            }
        }
    }
}
