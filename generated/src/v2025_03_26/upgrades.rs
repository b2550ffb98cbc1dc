// Written by `mcp-codegen generate`. Do not edit: change the schema or the generator.

//! Conversions from the version before this one.

use crate::convert::{ConvertFrom, Losses, NotRepresentable};
use crate::convert;
use crate::v2024_11_05 as older;
use crate::v2025_03_26 as newer;

impl ConvertFrom<older::CallToolRequest> for newer::CallToolRequest {
    #[inline]
    fn convert_from(
        value: older::CallToolRequest,
        _losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let extra = value.extra;
        Ok(Self {
            params: value.params,
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
        let extra = value.extra;
        Ok(Self {
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

impl ConvertFrom<older::GetPromptRequest> for newer::GetPromptRequest {
    #[inline]
    fn convert_from(
        value: older::GetPromptRequest,
        _losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let extra = value.extra;
        Ok(Self {
            params: value.params,
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

impl ConvertFrom<older::InitializeRequest> for newer::InitializeRequest {
    #[inline]
    fn convert_from(
        value: older::InitializeRequest,
        _losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let extra = value.extra;
        Ok(Self {
            params: value.params,
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
            server_info: value.server_info,
            extra,
        })
    }
}

impl ConvertFrom<older::JSONRPCMessage> for newer::JSONRPCBatchItem {
    #[inline]
    fn convert_from(
        value: older::JSONRPCMessage,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        match value {
            older::JSONRPCMessage::Request(value) => Ok(Self::Request(value)),
            older::JSONRPCMessage::Notification(value) => Ok(Self::Notification(value)),
            older::JSONRPCMessage::Response(value) => Ok(Self::Response(value)),
            older::JSONRPCMessage::Error(value) => Ok(Self::Error(value)),
            older::JSONRPCMessage::Unknown(value) => convert::read_again(&value, losses),
        }
    }
}

impl ConvertFrom<older::JSONRPCMessage> for newer::JSONRPCMessage {
    #[inline]
    fn convert_from(
        value: older::JSONRPCMessage,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        match value {
            older::JSONRPCMessage::Request(value) => Ok(Self::Request(value)),
            older::JSONRPCMessage::Notification(value) => Ok(Self::Notification(value)),
            older::JSONRPCMessage::Response(value) => Ok(Self::Response(value)),
            older::JSONRPCMessage::Error(value) => Ok(Self::Error(value)),
            older::JSONRPCMessage::Unknown(value) => convert::read_again(&value, losses),
        }
    }
}

impl ConvertFrom<older::ListToolsRequest> for newer::ListToolsRequest {
    #[inline]
    fn convert_from(
        value: older::ListToolsRequest,
        _losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let extra = value.extra;
        Ok(Self {
            params: value.params,
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

impl ConvertFrom<older::ProgressNotification> for newer::ProgressNotification {
    #[inline]
    fn convert_from(
        value: older::ProgressNotification,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let extra = value.extra;
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
            message: convert::from_extra(&mut extra, "message", losses),
            progress: value.progress,
            progress_token: value.progress_token,
            total: value.total,
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

impl ConvertFrom<older::SamplingMessage> for newer::SamplingMessage {
    #[inline]
    fn convert_from(
        value: older::SamplingMessage,
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
            completions: convert::from_extra(&mut extra, "completions", losses),
            experimental: value.experimental,
            logging: value.logging,
            prompts: value.prompts,
            resources: value.resources,
            tools: value.tools,
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
            annotations: convert::from_extra(&mut extra, "annotations", losses),
            description: value.description,
            input_schema: value.input_schema,
            name: value.name,
            extra,
        })
    }
}

impl ConvertFrom<older::ClientRequest> for newer::ClientRequest {
    #[inline]
    fn convert_from(
        value: older::ClientRequest,
        _losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        match value {
            older::ClientRequest::Complete(value) => Ok(Self::Complete(value)),
            older::ClientRequest::Initialize(value) => Ok(Self::Initialize(value)),
            older::ClientRequest::SetLevel(value) => Ok(Self::SetLevel(value)),
            older::ClientRequest::Ping(value) => Ok(Self::Ping(value)),
            older::ClientRequest::GetPrompt(value) => Ok(Self::GetPrompt(value)),
            older::ClientRequest::ListPrompts(value) => Ok(Self::ListPrompts(value)),
            older::ClientRequest::ListResources(value) => Ok(Self::ListResources(value)),
            older::ClientRequest::ReadResource(value) => Ok(Self::ReadResource(value)),
            older::ClientRequest::Subscribe(value) => Ok(Self::Subscribe(value)),
            older::ClientRequest::ListResourceTemplates(value) => {
                Ok(Self::ListResourceTemplates(value))
            }
            older::ClientRequest::Unsubscribe(value) => Ok(Self::Unsubscribe(value)),
            older::ClientRequest::CallTool(value) => Ok(Self::CallTool(value)),
            older::ClientRequest::ListTools(value) => Ok(Self::ListTools(value)),
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
            older::ClientNotification::Cancelled(value) => Ok(Self::Cancelled(value)),
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
            older::ClientResult::Ping(value) => Ok(Self::Ping(value)),
            older::ClientResult::ListRoots(value) => Ok(Self::ListRoots(value)),
            older::ClientResult::CreateMessage(value) => {
                ConvertFrom::convert_from(value, losses).map(Self::CreateMessage)
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
            older::ServerRequest::Ping(value) => Ok(Self::Ping(value)),
            older::ServerRequest::ListRoots(value) => Ok(Self::ListRoots(value)),
            older::ServerRequest::CreateMessage(value) => {
                ConvertFrom::convert_from(value, losses).map(Self::CreateMessage)
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
            older::ServerNotification::Cancelled(value) => Ok(Self::Cancelled(value)),
            older::ServerNotification::LoggingMessage(value) => {
                Ok(Self::LoggingMessage(value))
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
                Ok(Self::ResourceUpdated(value))
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
            older::ServerResult::ListPrompts(value) => Ok(Self::ListPrompts(value)),
            older::ServerResult::ListResources(value) => Ok(Self::ListResources(value)),
            older::ServerResult::ReadResource(value) => Ok(Self::ReadResource(value)),
            older::ServerResult::Subscribe(value) => Ok(Self::Subscribe(value)),
            older::ServerResult::ListResourceTemplates(value) => {
                Ok(Self::ListResourceTemplates(value))
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
