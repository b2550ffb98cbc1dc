// Written by `mcp-codegen generate`. Do not edit: change the schema or the generator.

//! Conversions from and to the version before this one.

use crate::convert::{ConvertFrom, Losses, NotRepresentable};
use crate::convert;

impl ConvertFrom<crate::v2024_11_05::CallToolRequest>
for crate::v2025_03_26::CallToolRequest {
    #[inline]
    fn convert_from(
        value: crate::v2024_11_05::CallToolRequest,
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

impl ConvertFrom<crate::v2024_11_05::CallToolResult>
for crate::v2025_03_26::CallToolResult {
    #[inline]
    fn convert_from(
        value: crate::v2024_11_05::CallToolResult,
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

impl ConvertFrom<crate::v2024_11_05::ContentBlock> for crate::v2025_03_26::ContentBlock {
    #[inline]
    fn convert_from(
        value: crate::v2024_11_05::ContentBlock,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        match value {
            crate::v2024_11_05::ContentBlock::Text(value) => Ok(Self::Text(value)),
            crate::v2024_11_05::ContentBlock::Image(value) => Ok(Self::Image(value)),
            crate::v2024_11_05::ContentBlock::Resource(value) => {
                Ok(Self::Resource(value))
            }
            crate::v2024_11_05::ContentBlock::Unknown(value) => {
                convert::read_again(&value, losses)
            }
        }
    }
}

impl ConvertFrom<crate::v2024_11_05::CreateMessageRequest>
for crate::v2025_03_26::CreateMessageRequest {
    #[inline]
    fn convert_from(
        value: crate::v2024_11_05::CreateMessageRequest,
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

impl ConvertFrom<crate::v2024_11_05::CreateMessageRequestParams>
for crate::v2025_03_26::CreateMessageRequestParams {
    #[inline]
    fn convert_from(
        value: crate::v2024_11_05::CreateMessageRequestParams,
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

impl ConvertFrom<crate::v2024_11_05::CreateMessageResult>
for crate::v2025_03_26::CreateMessageResult {
    #[inline]
    fn convert_from(
        value: crate::v2024_11_05::CreateMessageResult,
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

impl ConvertFrom<crate::v2024_11_05::GetPromptRequest>
for crate::v2025_03_26::GetPromptRequest {
    #[inline]
    fn convert_from(
        value: crate::v2024_11_05::GetPromptRequest,
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

impl ConvertFrom<crate::v2024_11_05::GetPromptResult>
for crate::v2025_03_26::GetPromptResult {
    #[inline]
    fn convert_from(
        value: crate::v2024_11_05::GetPromptResult,
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

impl ConvertFrom<crate::v2024_11_05::InitializeRequest>
for crate::v2025_03_26::InitializeRequest {
    #[inline]
    fn convert_from(
        value: crate::v2024_11_05::InitializeRequest,
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

impl ConvertFrom<crate::v2024_11_05::InitializeResult>
for crate::v2025_03_26::InitializeResult {
    #[inline]
    fn convert_from(
        value: crate::v2024_11_05::InitializeResult,
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

impl ConvertFrom<crate::v2024_11_05::JSONRPCMessage>
for crate::v2025_03_26::JSONRPCMessage {
    #[inline]
    fn convert_from(
        value: crate::v2024_11_05::JSONRPCMessage,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        match value {
            crate::v2024_11_05::JSONRPCMessage::Request(value) => {
                Ok(Self::Request(value))
            }
            crate::v2024_11_05::JSONRPCMessage::Notification(value) => {
                Ok(Self::Notification(value))
            }
            crate::v2024_11_05::JSONRPCMessage::Response(value) => {
                Ok(Self::Response(value))
            }
            crate::v2024_11_05::JSONRPCMessage::Error(value) => Ok(Self::Error(value)),
            crate::v2024_11_05::JSONRPCMessage::Unknown(value) => {
                convert::read_again(&value, losses)
            }
        }
    }
}

impl ConvertFrom<crate::v2024_11_05::ListToolsRequest>
for crate::v2025_03_26::ListToolsRequest {
    #[inline]
    fn convert_from(
        value: crate::v2024_11_05::ListToolsRequest,
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

impl ConvertFrom<crate::v2024_11_05::ListToolsResult>
for crate::v2025_03_26::ListToolsResult {
    #[inline]
    fn convert_from(
        value: crate::v2024_11_05::ListToolsResult,
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

impl ConvertFrom<crate::v2024_11_05::ProgressNotification>
for crate::v2025_03_26::ProgressNotification {
    #[inline]
    fn convert_from(
        value: crate::v2024_11_05::ProgressNotification,
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

impl ConvertFrom<crate::v2024_11_05::ProgressNotificationParams>
for crate::v2025_03_26::ProgressNotificationParams {
    #[inline]
    fn convert_from(
        value: crate::v2024_11_05::ProgressNotificationParams,
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

impl ConvertFrom<crate::v2024_11_05::PromptMessage>
for crate::v2025_03_26::PromptMessage {
    #[inline]
    fn convert_from(
        value: crate::v2024_11_05::PromptMessage,
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

impl ConvertFrom<crate::v2024_11_05::SamplingMessage>
for crate::v2025_03_26::SamplingMessage {
    #[inline]
    fn convert_from(
        value: crate::v2024_11_05::SamplingMessage,
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

impl ConvertFrom<crate::v2024_11_05::SamplingMessageContentBlock>
for crate::v2025_03_26::SamplingMessageContentBlock {
    #[inline]
    fn convert_from(
        value: crate::v2024_11_05::SamplingMessageContentBlock,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        match value {
            crate::v2024_11_05::SamplingMessageContentBlock::Text(value) => {
                Ok(Self::Text(value))
            }
            crate::v2024_11_05::SamplingMessageContentBlock::Image(value) => {
                Ok(Self::Image(value))
            }
            crate::v2024_11_05::SamplingMessageContentBlock::Unknown(value) => {
                convert::read_again(&value, losses)
            }
        }
    }
}

impl ConvertFrom<crate::v2024_11_05::ServerCapabilities>
for crate::v2025_03_26::ServerCapabilities {
    #[inline]
    fn convert_from(
        value: crate::v2024_11_05::ServerCapabilities,
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

impl ConvertFrom<crate::v2024_11_05::Tool> for crate::v2025_03_26::Tool {
    #[inline]
    fn convert_from(
        value: crate::v2024_11_05::Tool,
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

impl ConvertFrom<crate::v2025_03_26::CallToolRequest>
for crate::v2024_11_05::CallToolRequest {
    #[inline]
    fn convert_from(
        value: crate::v2025_03_26::CallToolRequest,
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

impl ConvertFrom<crate::v2025_03_26::CallToolResult>
for crate::v2024_11_05::CallToolResult {
    #[inline]
    fn convert_from(
        value: crate::v2025_03_26::CallToolResult,
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

impl ConvertFrom<crate::v2025_03_26::ContentBlock> for crate::v2024_11_05::ContentBlock {
    #[inline]
    fn convert_from(
        value: crate::v2025_03_26::ContentBlock,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        match value {
            crate::v2025_03_26::ContentBlock::Text(value) => Ok(Self::Text(value)),
            crate::v2025_03_26::ContentBlock::Image(value) => Ok(Self::Image(value)),
            crate::v2025_03_26::ContentBlock::Audio(_) => {
                Err(losses.unrepresentable("the kind `Audio`"))
            }
            crate::v2025_03_26::ContentBlock::Resource(value) => {
                Ok(Self::Resource(value))
            }
            crate::v2025_03_26::ContentBlock::Unknown(value) => {
                convert::read_again(&value, losses)
            }
        }
    }
}

impl ConvertFrom<crate::v2025_03_26::CreateMessageRequest>
for crate::v2024_11_05::CreateMessageRequest {
    #[inline]
    fn convert_from(
        value: crate::v2025_03_26::CreateMessageRequest,
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

impl ConvertFrom<crate::v2025_03_26::CreateMessageRequestParams>
for crate::v2024_11_05::CreateMessageRequestParams {
    #[inline]
    fn convert_from(
        value: crate::v2025_03_26::CreateMessageRequestParams,
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

impl ConvertFrom<crate::v2025_03_26::CreateMessageResult>
for crate::v2024_11_05::CreateMessageResult {
    #[inline]
    fn convert_from(
        value: crate::v2025_03_26::CreateMessageResult,
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

impl ConvertFrom<crate::v2025_03_26::GetPromptRequest>
for crate::v2024_11_05::GetPromptRequest {
    #[inline]
    fn convert_from(
        value: crate::v2025_03_26::GetPromptRequest,
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

impl ConvertFrom<crate::v2025_03_26::GetPromptResult>
for crate::v2024_11_05::GetPromptResult {
    #[inline]
    fn convert_from(
        value: crate::v2025_03_26::GetPromptResult,
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

impl ConvertFrom<crate::v2025_03_26::InitializeRequest>
for crate::v2024_11_05::InitializeRequest {
    #[inline]
    fn convert_from(
        value: crate::v2025_03_26::InitializeRequest,
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

impl ConvertFrom<crate::v2025_03_26::InitializeResult>
for crate::v2024_11_05::InitializeResult {
    #[inline]
    fn convert_from(
        value: crate::v2025_03_26::InitializeResult,
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

impl ConvertFrom<crate::v2025_03_26::JSONRPCMessage>
for crate::v2024_11_05::JSONRPCMessage {
    #[inline]
    fn convert_from(
        value: crate::v2025_03_26::JSONRPCMessage,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        match value {
            crate::v2025_03_26::JSONRPCMessage::Request(value) => {
                Ok(Self::Request(value))
            }
            crate::v2025_03_26::JSONRPCMessage::Notification(value) => {
                Ok(Self::Notification(value))
            }
            crate::v2025_03_26::JSONRPCMessage::Response(value) => {
                Ok(Self::Response(value))
            }
            crate::v2025_03_26::JSONRPCMessage::Error(value) => Ok(Self::Error(value)),
            crate::v2025_03_26::JSONRPCMessage::List(value) => {
                convert::only_element(value, losses)
            }
            crate::v2025_03_26::JSONRPCMessage::Unknown(value) => {
                convert::read_again(&value, losses)
            }
        }
    }
}

impl ConvertFrom<crate::v2025_03_26::ListToolsRequest>
for crate::v2024_11_05::ListToolsRequest {
    #[inline]
    fn convert_from(
        value: crate::v2025_03_26::ListToolsRequest,
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

impl ConvertFrom<crate::v2025_03_26::ListToolsResult>
for crate::v2024_11_05::ListToolsResult {
    #[inline]
    fn convert_from(
        value: crate::v2025_03_26::ListToolsResult,
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

impl ConvertFrom<crate::v2025_03_26::ProgressNotification>
for crate::v2024_11_05::ProgressNotification {
    #[inline]
    fn convert_from(
        value: crate::v2025_03_26::ProgressNotification,
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

impl ConvertFrom<crate::v2025_03_26::ProgressNotificationParams>
for crate::v2024_11_05::ProgressNotificationParams {
    #[inline]
    fn convert_from(
        value: crate::v2025_03_26::ProgressNotificationParams,
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

impl ConvertFrom<crate::v2025_03_26::PromptMessage>
for crate::v2024_11_05::PromptMessage {
    #[inline]
    fn convert_from(
        value: crate::v2025_03_26::PromptMessage,
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

impl ConvertFrom<crate::v2025_03_26::SamplingMessage>
for crate::v2024_11_05::SamplingMessage {
    #[inline]
    fn convert_from(
        value: crate::v2025_03_26::SamplingMessage,
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

impl ConvertFrom<crate::v2025_03_26::SamplingMessageContentBlock>
for crate::v2024_11_05::SamplingMessageContentBlock {
    #[inline]
    fn convert_from(
        value: crate::v2025_03_26::SamplingMessageContentBlock,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        match value {
            crate::v2025_03_26::SamplingMessageContentBlock::Text(value) => {
                Ok(Self::Text(value))
            }
            crate::v2025_03_26::SamplingMessageContentBlock::Image(value) => {
                Ok(Self::Image(value))
            }
            crate::v2025_03_26::SamplingMessageContentBlock::Audio(_) => {
                Err(losses.unrepresentable("the kind `Audio`"))
            }
            crate::v2025_03_26::SamplingMessageContentBlock::Unknown(value) => {
                convert::read_again(&value, losses)
            }
        }
    }
}

impl ConvertFrom<crate::v2025_03_26::ServerCapabilities>
for crate::v2024_11_05::ServerCapabilities {
    #[inline]
    fn convert_from(
        value: crate::v2025_03_26::ServerCapabilities,
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

impl ConvertFrom<crate::v2025_03_26::Tool> for crate::v2024_11_05::Tool {
    #[inline]
    fn convert_from(
        value: crate::v2025_03_26::Tool,
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

impl ConvertFrom<crate::v2024_11_05::ClientRequest>
for crate::v2025_03_26::ClientRequest {
    #[inline]
    fn convert_from(
        value: crate::v2024_11_05::ClientRequest,
        _losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        match value {
            crate::v2024_11_05::ClientRequest::Complete(value) => {
                Ok(value).map(Self::Complete)
            }
            crate::v2024_11_05::ClientRequest::Initialize(value) => {
                Ok(value).map(Self::Initialize)
            }
            crate::v2024_11_05::ClientRequest::SetLevel(value) => {
                Ok(value).map(Self::SetLevel)
            }
            crate::v2024_11_05::ClientRequest::Ping(value) => Ok(value).map(Self::Ping),
            crate::v2024_11_05::ClientRequest::GetPrompt(value) => {
                Ok(value).map(Self::GetPrompt)
            }
            crate::v2024_11_05::ClientRequest::ListPrompts(value) => {
                Ok(value).map(Self::ListPrompts)
            }
            crate::v2024_11_05::ClientRequest::ListResources(value) => {
                Ok(value).map(Self::ListResources)
            }
            crate::v2024_11_05::ClientRequest::ReadResource(value) => {
                Ok(value).map(Self::ReadResource)
            }
            crate::v2024_11_05::ClientRequest::Subscribe(value) => {
                Ok(value).map(Self::Subscribe)
            }
            crate::v2024_11_05::ClientRequest::ListResourceTemplates(value) => {
                Ok(value).map(Self::ListResourceTemplates)
            }
            crate::v2024_11_05::ClientRequest::Unsubscribe(value) => {
                Ok(value).map(Self::Unsubscribe)
            }
            crate::v2024_11_05::ClientRequest::CallTool(value) => {
                Ok(value).map(Self::CallTool)
            }
            crate::v2024_11_05::ClientRequest::ListTools(value) => {
                Ok(value).map(Self::ListTools)
            }
        }
    }
}

impl ConvertFrom<crate::v2024_11_05::ClientNotification>
for crate::v2025_03_26::ClientNotification {
    #[inline]
    fn convert_from(
        value: crate::v2024_11_05::ClientNotification,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        match value {
            crate::v2024_11_05::ClientNotification::Cancelled(value) => {
                Ok(value).map(Self::Cancelled)
            }
            crate::v2024_11_05::ClientNotification::Initialized(value) => {
                Ok(value).map(Self::Initialized)
            }
            crate::v2024_11_05::ClientNotification::Progress(value) => {
                ConvertFrom::convert_from(value, losses).map(Self::Progress)
            }
            crate::v2024_11_05::ClientNotification::RootsListChanged(value) => {
                Ok(value).map(Self::RootsListChanged)
            }
        }
    }
}

impl ConvertFrom<crate::v2024_11_05::ClientResult> for crate::v2025_03_26::ClientResult {
    #[inline]
    fn convert_from(
        value: crate::v2024_11_05::ClientResult,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        match value {
            crate::v2024_11_05::ClientResult::Ping(value) => Ok(value).map(Self::Ping),
            crate::v2024_11_05::ClientResult::ListRoots(value) => {
                Ok(value).map(Self::ListRoots)
            }
            crate::v2024_11_05::ClientResult::CreateMessage(value) => {
                ConvertFrom::convert_from(value, losses).map(Self::CreateMessage)
            }
        }
    }
}

impl ConvertFrom<crate::v2025_03_26::ClientRequest>
for crate::v2024_11_05::ClientRequest {
    #[inline]
    fn convert_from(
        value: crate::v2025_03_26::ClientRequest,
        _losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        match value {
            crate::v2025_03_26::ClientRequest::Complete(value) => {
                Ok(value).map(Self::Complete)
            }
            crate::v2025_03_26::ClientRequest::Initialize(value) => {
                Ok(value).map(Self::Initialize)
            }
            crate::v2025_03_26::ClientRequest::SetLevel(value) => {
                Ok(value).map(Self::SetLevel)
            }
            crate::v2025_03_26::ClientRequest::Ping(value) => Ok(value).map(Self::Ping),
            crate::v2025_03_26::ClientRequest::GetPrompt(value) => {
                Ok(value).map(Self::GetPrompt)
            }
            crate::v2025_03_26::ClientRequest::ListPrompts(value) => {
                Ok(value).map(Self::ListPrompts)
            }
            crate::v2025_03_26::ClientRequest::ListResources(value) => {
                Ok(value).map(Self::ListResources)
            }
            crate::v2025_03_26::ClientRequest::ReadResource(value) => {
                Ok(value).map(Self::ReadResource)
            }
            crate::v2025_03_26::ClientRequest::Subscribe(value) => {
                Ok(value).map(Self::Subscribe)
            }
            crate::v2025_03_26::ClientRequest::ListResourceTemplates(value) => {
                Ok(value).map(Self::ListResourceTemplates)
            }
            crate::v2025_03_26::ClientRequest::Unsubscribe(value) => {
                Ok(value).map(Self::Unsubscribe)
            }
            crate::v2025_03_26::ClientRequest::CallTool(value) => {
                Ok(value).map(Self::CallTool)
            }
            crate::v2025_03_26::ClientRequest::ListTools(value) => {
                Ok(value).map(Self::ListTools)
            }
        }
    }
}

impl ConvertFrom<crate::v2025_03_26::ClientNotification>
for crate::v2024_11_05::ClientNotification {
    #[inline]
    fn convert_from(
        value: crate::v2025_03_26::ClientNotification,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        match value {
            crate::v2025_03_26::ClientNotification::Cancelled(value) => {
                Ok(value).map(Self::Cancelled)
            }
            crate::v2025_03_26::ClientNotification::Initialized(value) => {
                Ok(value).map(Self::Initialized)
            }
            crate::v2025_03_26::ClientNotification::Progress(value) => {
                ConvertFrom::convert_from(value, losses).map(Self::Progress)
            }
            crate::v2025_03_26::ClientNotification::RootsListChanged(value) => {
                Ok(value).map(Self::RootsListChanged)
            }
        }
    }
}

impl ConvertFrom<crate::v2025_03_26::ClientResult> for crate::v2024_11_05::ClientResult {
    #[inline]
    fn convert_from(
        value: crate::v2025_03_26::ClientResult,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        match value {
            crate::v2025_03_26::ClientResult::Ping(value) => Ok(value).map(Self::Ping),
            crate::v2025_03_26::ClientResult::ListRoots(value) => {
                Ok(value).map(Self::ListRoots)
            }
            crate::v2025_03_26::ClientResult::CreateMessage(value) => {
                ConvertFrom::convert_from(value, losses).map(Self::CreateMessage)
            }
        }
    }
}

impl ConvertFrom<crate::v2024_11_05::ServerRequest>
for crate::v2025_03_26::ServerRequest {
    #[inline]
    fn convert_from(
        value: crate::v2024_11_05::ServerRequest,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        match value {
            crate::v2024_11_05::ServerRequest::Ping(value) => Ok(value).map(Self::Ping),
            crate::v2024_11_05::ServerRequest::ListRoots(value) => {
                Ok(value).map(Self::ListRoots)
            }
            crate::v2024_11_05::ServerRequest::CreateMessage(value) => {
                ConvertFrom::convert_from(value, losses).map(Self::CreateMessage)
            }
        }
    }
}

impl ConvertFrom<crate::v2024_11_05::ServerNotification>
for crate::v2025_03_26::ServerNotification {
    #[inline]
    fn convert_from(
        value: crate::v2024_11_05::ServerNotification,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        match value {
            crate::v2024_11_05::ServerNotification::Cancelled(value) => {
                Ok(value).map(Self::Cancelled)
            }
            crate::v2024_11_05::ServerNotification::LoggingMessage(value) => {
                Ok(value).map(Self::LoggingMessage)
            }
            crate::v2024_11_05::ServerNotification::Progress(value) => {
                ConvertFrom::convert_from(value, losses).map(Self::Progress)
            }
            crate::v2024_11_05::ServerNotification::PromptListChanged(value) => {
                Ok(value).map(Self::PromptListChanged)
            }
            crate::v2024_11_05::ServerNotification::ResourceListChanged(value) => {
                Ok(value).map(Self::ResourceListChanged)
            }
            crate::v2024_11_05::ServerNotification::ResourceUpdated(value) => {
                Ok(value).map(Self::ResourceUpdated)
            }
            crate::v2024_11_05::ServerNotification::ToolListChanged(value) => {
                Ok(value).map(Self::ToolListChanged)
            }
        }
    }
}

impl ConvertFrom<crate::v2024_11_05::ServerResult> for crate::v2025_03_26::ServerResult {
    #[inline]
    fn convert_from(
        value: crate::v2024_11_05::ServerResult,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        match value {
            crate::v2024_11_05::ServerResult::Complete(value) => {
                Ok(value).map(Self::Complete)
            }
            crate::v2024_11_05::ServerResult::Initialize(value) => {
                ConvertFrom::convert_from(*value, losses)
                    .map(Box::new)
                    .map(Self::Initialize)
            }
            crate::v2024_11_05::ServerResult::SetLevel(value) => {
                Ok(value).map(Self::SetLevel)
            }
            crate::v2024_11_05::ServerResult::Ping(value) => Ok(value).map(Self::Ping),
            crate::v2024_11_05::ServerResult::GetPrompt(value) => {
                ConvertFrom::convert_from(value, losses).map(Self::GetPrompt)
            }
            crate::v2024_11_05::ServerResult::ListPrompts(value) => {
                Ok(value).map(Self::ListPrompts)
            }
            crate::v2024_11_05::ServerResult::ListResources(value) => {
                Ok(value).map(Self::ListResources)
            }
            crate::v2024_11_05::ServerResult::ReadResource(value) => {
                Ok(value).map(Self::ReadResource)
            }
            crate::v2024_11_05::ServerResult::Subscribe(value) => {
                Ok(value).map(Self::Subscribe)
            }
            crate::v2024_11_05::ServerResult::ListResourceTemplates(value) => {
                Ok(value).map(Self::ListResourceTemplates)
            }
            crate::v2024_11_05::ServerResult::Unsubscribe(value) => {
                Ok(value).map(Self::Unsubscribe)
            }
            crate::v2024_11_05::ServerResult::CallTool(value) => {
                ConvertFrom::convert_from(value, losses).map(Self::CallTool)
            }
            crate::v2024_11_05::ServerResult::ListTools(value) => {
                ConvertFrom::convert_from(value, losses).map(Self::ListTools)
            }
        }
    }
}

impl ConvertFrom<crate::v2025_03_26::ServerRequest>
for crate::v2024_11_05::ServerRequest {
    #[inline]
    fn convert_from(
        value: crate::v2025_03_26::ServerRequest,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        match value {
            crate::v2025_03_26::ServerRequest::Ping(value) => Ok(value).map(Self::Ping),
            crate::v2025_03_26::ServerRequest::ListRoots(value) => {
                Ok(value).map(Self::ListRoots)
            }
            crate::v2025_03_26::ServerRequest::CreateMessage(value) => {
                ConvertFrom::convert_from(value, losses).map(Self::CreateMessage)
            }
        }
    }
}

impl ConvertFrom<crate::v2025_03_26::ServerNotification>
for crate::v2024_11_05::ServerNotification {
    #[inline]
    fn convert_from(
        value: crate::v2025_03_26::ServerNotification,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        match value {
            crate::v2025_03_26::ServerNotification::Cancelled(value) => {
                Ok(value).map(Self::Cancelled)
            }
            crate::v2025_03_26::ServerNotification::LoggingMessage(value) => {
                Ok(value).map(Self::LoggingMessage)
            }
            crate::v2025_03_26::ServerNotification::Progress(value) => {
                ConvertFrom::convert_from(value, losses).map(Self::Progress)
            }
            crate::v2025_03_26::ServerNotification::PromptListChanged(value) => {
                Ok(value).map(Self::PromptListChanged)
            }
            crate::v2025_03_26::ServerNotification::ResourceListChanged(value) => {
                Ok(value).map(Self::ResourceListChanged)
            }
            crate::v2025_03_26::ServerNotification::ResourceUpdated(value) => {
                Ok(value).map(Self::ResourceUpdated)
            }
            crate::v2025_03_26::ServerNotification::ToolListChanged(value) => {
                Ok(value).map(Self::ToolListChanged)
            }
        }
    }
}

impl ConvertFrom<crate::v2025_03_26::ServerResult> for crate::v2024_11_05::ServerResult {
    #[inline]
    fn convert_from(
        value: crate::v2025_03_26::ServerResult,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        match value {
            crate::v2025_03_26::ServerResult::Complete(value) => {
                Ok(value).map(Self::Complete)
            }
            crate::v2025_03_26::ServerResult::Initialize(value) => {
                ConvertFrom::convert_from(*value, losses)
                    .map(Box::new)
                    .map(Self::Initialize)
            }
            crate::v2025_03_26::ServerResult::SetLevel(value) => {
                Ok(value).map(Self::SetLevel)
            }
            crate::v2025_03_26::ServerResult::Ping(value) => Ok(value).map(Self::Ping),
            crate::v2025_03_26::ServerResult::GetPrompt(value) => {
                ConvertFrom::convert_from(value, losses).map(Self::GetPrompt)
            }
            crate::v2025_03_26::ServerResult::ListPrompts(value) => {
                Ok(value).map(Self::ListPrompts)
            }
            crate::v2025_03_26::ServerResult::ListResources(value) => {
                Ok(value).map(Self::ListResources)
            }
            crate::v2025_03_26::ServerResult::ReadResource(value) => {
                Ok(value).map(Self::ReadResource)
            }
            crate::v2025_03_26::ServerResult::Subscribe(value) => {
                Ok(value).map(Self::Subscribe)
            }
            crate::v2025_03_26::ServerResult::ListResourceTemplates(value) => {
                Ok(value).map(Self::ListResourceTemplates)
            }
            crate::v2025_03_26::ServerResult::Unsubscribe(value) => {
                Ok(value).map(Self::Unsubscribe)
            }
            crate::v2025_03_26::ServerResult::CallTool(value) => {
                ConvertFrom::convert_from(value, losses).map(Self::CallTool)
            }
            crate::v2025_03_26::ServerResult::ListTools(value) => {
                ConvertFrom::convert_from(value, losses).map(Self::ListTools)
            }
        }
    }
}
