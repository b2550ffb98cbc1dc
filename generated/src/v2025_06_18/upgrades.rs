// Written by `mcp-codegen generate`. Do not edit: change the schema or the generator.

//! Conversions from the version before this one.

use crate::convert::{ConvertFrom, Losses, NotRepresentable};
use crate::convert;
use crate::v2025_03_26 as older;
use crate::v2025_06_18 as newer;

impl ConvertFrom<older::Annotations> for newer::Annotations {
    #[inline]
    fn convert_from(
        value: older::Annotations,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let mut extra = value.extra;
        Ok(Self {
            audience: value.audience,
            last_modified: convert::from_extra(&mut extra, "lastModified", losses),
            priority: value.priority,
            extra,
        })
    }
}

impl ConvertFrom<older::AudioContent> for newer::AudioContent {
    #[inline]
    fn convert_from(
        value: older::AudioContent,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let mut extra = value.extra;
        Ok(Self {
            meta: convert::from_extra(&mut extra, "_meta", losses),
            annotations: losses
                .optional("annotations", value.annotations, ConvertFrom::convert_from),
            data: value.data,
            mime_type: value.mime_type,
            extra,
        })
    }
}

impl ConvertFrom<older::BlobResourceContents> for newer::BlobResourceContents {
    #[inline]
    fn convert_from(
        value: older::BlobResourceContents,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let mut extra = value.extra;
        Ok(Self {
            meta: convert::from_extra(&mut extra, "_meta", losses),
            blob: value.blob,
            mime_type: value.mime_type,
            uri: value.uri,
            extra,
        })
    }
}

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
        let mut extra = value.extra;
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
            structured_content: convert::from_extra(
                &mut extra,
                "structuredContent",
                losses,
            ),
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
            elicitation: convert::from_extra(&mut extra, "elicitation", losses),
            experimental: value.experimental,
            roots: value.roots,
            sampling: value.sampling,
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
        let extra = value.extra;
        Ok(Self {
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
            argument: value.argument,
            context: convert::from_extra(&mut extra, "context", losses),
            r#ref: losses.member("ref", value.r#ref, ConvertFrom::convert_from)?,
            extra,
        })
    }
}

impl ConvertFrom<older::CompletionReference> for newer::CompletionReference {
    #[inline]
    fn convert_from(
        value: older::CompletionReference,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        match value {
            older::CompletionReference::Prompt(value) => {
                ConvertFrom::convert_from(value, losses).map(Self::Prompt)
            }
            older::CompletionReference::Resource(value) => {
                ConvertFrom::convert_from(value, losses).map(Self::Resource)
            }
            older::CompletionReference::Unknown(value) => {
                convert::read_again(&value, losses)
            }
        }
    }
}

impl ConvertFrom<older::ContentBlock> for newer::ContentBlock {
    #[inline]
    fn convert_from(
        value: older::ContentBlock,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        match value {
            older::ContentBlock::Text(value) => {
                ConvertFrom::convert_from(value, losses).map(Self::Text)
            }
            older::ContentBlock::Image(value) => {
                ConvertFrom::convert_from(value, losses).map(Self::Image)
            }
            older::ContentBlock::Audio(value) => {
                ConvertFrom::convert_from(value, losses).map(Self::Audio)
            }
            older::ContentBlock::Resource(value) => {
                ConvertFrom::convert_from(value, losses).map(Self::Resource)
            }
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

impl ConvertFrom<older::EmbeddedResource> for newer::EmbeddedResource {
    #[inline]
    fn convert_from(
        value: older::EmbeddedResource,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let mut extra = value.extra;
        Ok(Self {
            meta: convert::from_extra(&mut extra, "_meta", losses),
            annotations: losses
                .optional("annotations", value.annotations, ConvertFrom::convert_from),
            resource: losses
                .member("resource", value.resource, ConvertFrom::convert_from)?,
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

impl ConvertFrom<older::ImageContent> for newer::ImageContent {
    #[inline]
    fn convert_from(
        value: older::ImageContent,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let mut extra = value.extra;
        Ok(Self {
            meta: convert::from_extra(&mut extra, "_meta", losses),
            annotations: losses
                .optional("annotations", value.annotations, ConvertFrom::convert_from),
            data: value.data,
            mime_type: value.mime_type,
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
            name: value.name,
            title: convert::from_extra(&mut extra, "title", losses),
            version: value.version,
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
        let extra = value.extra;
        Ok(Self {
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
        let extra = value.extra;
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

impl ConvertFrom<older::InitializeResult> for newer::InitializeResult {
    #[inline]
    fn convert_from(
        value: older::InitializeResult,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let extra = value.extra;
        Ok(Self {
            meta: value.meta,
            capabilities: value.capabilities,
            instructions: value.instructions,
            protocol_version: value.protocol_version,
            server_info: losses
                .member("serverInfo", value.server_info, ConvertFrom::convert_from)?,
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
            older::JSONRPCMessage::Request(value) => Ok(Self::Request(value)),
            older::JSONRPCMessage::Notification(value) => Ok(Self::Notification(value)),
            older::JSONRPCMessage::Response(value) => Ok(Self::Response(value)),
            older::JSONRPCMessage::Error(value) => Ok(Self::Error(value)),
            older::JSONRPCMessage::List(value) => {
                convert::to_json(value, losses).map(Self::Unknown)
            }
            older::JSONRPCMessage::Unknown(value) => convert::read_again(&value, losses),
        }
    }
}

impl ConvertFrom<older::ListPromptsRequest> for newer::ListPromptsRequest {
    #[inline]
    fn convert_from(
        value: older::ListPromptsRequest,
        _losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let extra = value.extra;
        Ok(Self {
            params: value.params,
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
        _losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let extra = value.extra;
        Ok(Self {
            params: value.params,
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
        _losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let extra = value.extra;
        Ok(Self {
            params: value.params,
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
        _losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let extra = value.extra;
        Ok(Self {
            params: value.params,
            extra,
        })
    }
}

impl ConvertFrom<older::ListRootsResult> for newer::ListRootsResult {
    #[inline]
    fn convert_from(
        value: older::ListRootsResult,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let extra = value.extra;
        Ok(Self {
            meta: value.meta,
            roots: losses
                .member(
                    "roots",
                    value.roots,
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

impl ConvertFrom<older::Prompt> for newer::Prompt {
    #[inline]
    fn convert_from(
        value: older::Prompt,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let mut extra = value.extra;
        Ok(Self {
            meta: convert::from_extra(&mut extra, "_meta", losses),
            arguments: losses
                .optional(
                    "arguments",
                    value.arguments,
                    |value, losses| convert::list(
                        value,
                        losses,
                        ConvertFrom::convert_from,
                    ),
                ),
            description: value.description,
            name: value.name,
            title: convert::from_extra(&mut extra, "title", losses),
            extra,
        })
    }
}

impl ConvertFrom<older::PromptArgument> for newer::PromptArgument {
    #[inline]
    fn convert_from(
        value: older::PromptArgument,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let mut extra = value.extra;
        Ok(Self {
            description: value.description,
            name: value.name,
            required: value.required,
            title: convert::from_extra(&mut extra, "title", losses),
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

impl ConvertFrom<older::PromptReference> for newer::PromptReference {
    #[inline]
    fn convert_from(
        value: older::PromptReference,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let mut extra = value.extra;
        Ok(Self {
            name: value.name,
            title: convert::from_extra(&mut extra, "title", losses),
            extra,
        })
    }
}

impl ConvertFrom<older::ReadResourceRequest> for newer::ReadResourceRequest {
    #[inline]
    fn convert_from(
        value: older::ReadResourceRequest,
        _losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let extra = value.extra;
        Ok(Self {
            params: value.params,
            extra,
        })
    }
}

impl ConvertFrom<older::ReadResourceResult> for newer::ReadResourceResult {
    #[inline]
    fn convert_from(
        value: older::ReadResourceResult,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let extra = value.extra;
        Ok(Self {
            meta: value.meta,
            contents: losses
                .member(
                    "contents",
                    value.contents,
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

impl ConvertFrom<older::Resource> for newer::Resource {
    #[inline]
    fn convert_from(
        value: older::Resource,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let mut extra = value.extra;
        Ok(Self {
            meta: convert::from_extra(&mut extra, "_meta", losses),
            annotations: losses
                .optional("annotations", value.annotations, ConvertFrom::convert_from),
            description: value.description,
            mime_type: value.mime_type,
            name: value.name,
            size: value.size,
            title: convert::from_extra(&mut extra, "title", losses),
            uri: value.uri,
            extra,
        })
    }
}

impl ConvertFrom<older::ResourceContents> for newer::ResourceContents {
    #[inline]
    fn convert_from(
        value: older::ResourceContents,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let mut extra = value.extra;
        Ok(Self {
            meta: convert::from_extra(&mut extra, "_meta", losses),
            mime_type: value.mime_type,
            uri: value.uri,
            extra,
        })
    }
}

impl ConvertFrom<older::ResourceReference> for newer::ResourceTemplateReference {
    #[inline]
    fn convert_from(
        value: older::ResourceReference,
        _losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let extra = value.extra;
        Ok(Self { uri: value.uri, extra })
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
            meta: convert::from_extra(&mut extra, "_meta", losses),
            annotations: losses
                .optional("annotations", value.annotations, ConvertFrom::convert_from),
            description: value.description,
            mime_type: value.mime_type,
            name: value.name,
            title: convert::from_extra(&mut extra, "title", losses),
            uri_template: value.uri_template,
            extra,
        })
    }
}

impl ConvertFrom<older::Root> for newer::Root {
    #[inline]
    fn convert_from(
        value: older::Root,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let mut extra = value.extra;
        Ok(Self {
            meta: convert::from_extra(&mut extra, "_meta", losses),
            name: value.name,
            uri: value.uri,
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
            older::SamplingMessageContentBlock::Text(value) => {
                ConvertFrom::convert_from(value, losses).map(Self::Text)
            }
            older::SamplingMessageContentBlock::Image(value) => {
                ConvertFrom::convert_from(value, losses).map(Self::Image)
            }
            older::SamplingMessageContentBlock::Audio(value) => {
                ConvertFrom::convert_from(value, losses).map(Self::Audio)
            }
            older::SamplingMessageContentBlock::Unknown(value) => {
                convert::read_again(&value, losses)
            }
        }
    }
}

impl ConvertFrom<older::TextContent> for newer::TextContent {
    #[inline]
    fn convert_from(
        value: older::TextContent,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let mut extra = value.extra;
        Ok(Self {
            meta: convert::from_extra(&mut extra, "_meta", losses),
            annotations: losses
                .optional("annotations", value.annotations, ConvertFrom::convert_from),
            text: value.text,
            extra,
        })
    }
}

impl ConvertFrom<older::TextOrBlobResourceContents>
for newer::TextOrBlobResourceContents {
    #[inline]
    fn convert_from(
        value: older::TextOrBlobResourceContents,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        match value {
            older::TextOrBlobResourceContents::Text(value) => {
                ConvertFrom::convert_from(value, losses).map(Self::Text)
            }
            older::TextOrBlobResourceContents::Blob(value) => {
                ConvertFrom::convert_from(value, losses).map(Self::Blob)
            }
            older::TextOrBlobResourceContents::Unknown(value) => {
                convert::read_again(&value, losses)
            }
        }
    }
}

impl ConvertFrom<older::TextResourceContents> for newer::TextResourceContents {
    #[inline]
    fn convert_from(
        value: older::TextResourceContents,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let mut extra = value.extra;
        Ok(Self {
            meta: convert::from_extra(&mut extra, "_meta", losses),
            mime_type: value.mime_type,
            text: value.text,
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
            meta: convert::from_extra(&mut extra, "_meta", losses),
            annotations: value.annotations,
            description: value.description,
            input_schema: value.input_schema,
            name: value.name,
            output_schema: convert::from_extra(&mut extra, "outputSchema", losses),
            title: convert::from_extra(&mut extra, "title", losses),
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
                ConvertFrom::convert_from(value, losses).map(Self::Complete)
            }
            older::ClientRequest::Initialize(value) => {
                ConvertFrom::convert_from(value, losses).map(Self::Initialize)
            }
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
        _losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        match value {
            older::ClientNotification::Cancelled(value) => Ok(Self::Cancelled(value)),
            older::ClientNotification::Initialized(value) => Ok(Self::Initialized(value)),
            older::ClientNotification::Progress(value) => Ok(Self::Progress(value)),
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
            older::ClientResult::ListRoots(value) => {
                ConvertFrom::convert_from(value, losses).map(Self::ListRoots)
            }
            older::ClientResult::CreateMessage(value) => {
                ConvertFrom::convert_from(value, losses)
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
        _losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        match value {
            older::ServerNotification::Cancelled(value) => Ok(Self::Cancelled(value)),
            older::ServerNotification::LoggingMessage(value) => {
                Ok(Self::LoggingMessage(value))
            }
            older::ServerNotification::Progress(value) => Ok(Self::Progress(value)),
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
            older::ServerResult::ListPrompts(value) => {
                ConvertFrom::convert_from(value, losses).map(Self::ListPrompts)
            }
            older::ServerResult::ListResources(value) => {
                ConvertFrom::convert_from(value, losses).map(Self::ListResources)
            }
            older::ServerResult::ReadResource(value) => {
                ConvertFrom::convert_from(value, losses).map(Self::ReadResource)
            }
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
