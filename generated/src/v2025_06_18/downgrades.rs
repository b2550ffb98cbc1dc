// Written by `mcp-codegen generate`. Do not edit: change the schema or the generator.

//! Conversions to the version before this one.

use crate::convert::{ConvertFrom, Losses, NotRepresentable};
use crate::convert;
use crate::v2025_03_26 as older;
use crate::v2025_06_18 as newer;

impl ConvertFrom<newer::Annotations> for older::Annotations {
    #[inline]
    fn convert_from(
        value: newer::Annotations,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let extra = value.extra;
        losses.drop_if("lastModified", &value.last_modified);
        Ok(Self {
            audience: value.audience,
            priority: value.priority,
            extra,
        })
    }
}

impl ConvertFrom<newer::AudioContent> for older::AudioContent {
    #[inline]
    fn convert_from(
        value: newer::AudioContent,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let extra = value.extra;
        losses.drop_if("_meta", &value.meta);
        Ok(Self {
            annotations: losses
                .optional("annotations", value.annotations, ConvertFrom::convert_from),
            data: value.data,
            mime_type: value.mime_type,
            extra,
        })
    }
}

impl ConvertFrom<newer::BlobResourceContents> for older::BlobResourceContents {
    #[inline]
    fn convert_from(
        value: newer::BlobResourceContents,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let extra = value.extra;
        losses.drop_if("_meta", &value.meta);
        Ok(Self {
            blob: value.blob,
            mime_type: value.mime_type,
            uri: value.uri,
            extra,
        })
    }
}

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
        losses.drop_if("structuredContent", &value.structured_content);
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

impl ConvertFrom<newer::ClientCapabilities> for older::ClientCapabilities {
    #[inline]
    fn convert_from(
        value: newer::ClientCapabilities,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let extra = value.extra;
        losses.drop_if("elicitation", &value.elicitation);
        Ok(Self {
            experimental: value.experimental,
            roots: value.roots,
            sampling: value.sampling,
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
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let extra = value.extra;
        losses.drop_if("context", &value.context);
        Ok(Self {
            argument: value.argument,
            r#ref: losses.member("ref", value.r#ref, ConvertFrom::convert_from)?,
            extra,
        })
    }
}

impl ConvertFrom<newer::CompletionReference> for older::CompletionReference {
    #[inline]
    fn convert_from(
        value: newer::CompletionReference,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        match value {
            newer::CompletionReference::Prompt(value) => {
                ConvertFrom::convert_from(value, losses).map(Self::Prompt)
            }
            newer::CompletionReference::Resource(value) => {
                ConvertFrom::convert_from(value, losses).map(Self::Resource)
            }
            newer::CompletionReference::Unknown(value) => {
                convert::read_again(&value, losses)
            }
        }
    }
}

impl ConvertFrom<newer::ContentBlock> for older::ContentBlock {
    #[inline]
    fn convert_from(
        value: newer::ContentBlock,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        match value {
            newer::ContentBlock::Text(value) => {
                ConvertFrom::convert_from(value, losses).map(Self::Text)
            }
            newer::ContentBlock::Image(value) => {
                ConvertFrom::convert_from(value, losses).map(Self::Image)
            }
            newer::ContentBlock::Audio(value) => {
                ConvertFrom::convert_from(value, losses).map(Self::Audio)
            }
            newer::ContentBlock::ResourceLink(_) => {
                Err(losses.unrepresentable("the kind `ResourceLink`"))
            }
            newer::ContentBlock::Resource(value) => {
                ConvertFrom::convert_from(value, losses).map(Self::Resource)
            }
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

impl ConvertFrom<newer::EmbeddedResource> for older::EmbeddedResource {
    #[inline]
    fn convert_from(
        value: newer::EmbeddedResource,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let extra = value.extra;
        losses.drop_if("_meta", &value.meta);
        Ok(Self {
            annotations: losses
                .optional("annotations", value.annotations, ConvertFrom::convert_from),
            resource: losses
                .member("resource", value.resource, ConvertFrom::convert_from)?,
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

impl ConvertFrom<newer::ImageContent> for older::ImageContent {
    #[inline]
    fn convert_from(
        value: newer::ImageContent,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let extra = value.extra;
        losses.drop_if("_meta", &value.meta);
        Ok(Self {
            annotations: losses
                .optional("annotations", value.annotations, ConvertFrom::convert_from),
            data: value.data,
            mime_type: value.mime_type,
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
        losses.drop_if("title", &value.title);
        Ok(Self {
            name: value.name,
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

impl ConvertFrom<newer::InitializeResult> for older::InitializeResult {
    #[inline]
    fn convert_from(
        value: newer::InitializeResult,
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
            newer::JSONRPCMessage::Unknown(value) => convert::read_again(&value, losses),
        }
    }
}

impl ConvertFrom<newer::ListPromptsRequest> for older::ListPromptsRequest {
    #[inline]
    fn convert_from(
        value: newer::ListPromptsRequest,
        _losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let extra = value.extra;
        Ok(Self {
            params: value.params,
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
        _losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let extra = value.extra;
        Ok(Self {
            params: value.params,
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
        _losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let extra = value.extra;
        Ok(Self {
            params: value.params,
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
        _losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let extra = value.extra;
        Ok(Self {
            params: value.params,
            extra,
        })
    }
}

impl ConvertFrom<newer::ListRootsResult> for older::ListRootsResult {
    #[inline]
    fn convert_from(
        value: newer::ListRootsResult,
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

impl ConvertFrom<newer::Prompt> for older::Prompt {
    #[inline]
    fn convert_from(
        value: newer::Prompt,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let extra = value.extra;
        losses.drop_if("_meta", &value.meta);
        losses.drop_if("title", &value.title);
        Ok(Self {
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
            extra,
        })
    }
}

impl ConvertFrom<newer::PromptArgument> for older::PromptArgument {
    #[inline]
    fn convert_from(
        value: newer::PromptArgument,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let extra = value.extra;
        losses.drop_if("title", &value.title);
        Ok(Self {
            description: value.description,
            name: value.name,
            required: value.required,
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

impl ConvertFrom<newer::PromptReference> for older::PromptReference {
    #[inline]
    fn convert_from(
        value: newer::PromptReference,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let extra = value.extra;
        losses.drop_if("title", &value.title);
        Ok(Self { name: value.name, extra })
    }
}

impl ConvertFrom<newer::ReadResourceRequest> for older::ReadResourceRequest {
    #[inline]
    fn convert_from(
        value: newer::ReadResourceRequest,
        _losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let extra = value.extra;
        Ok(Self {
            params: value.params,
            extra,
        })
    }
}

impl ConvertFrom<newer::ReadResourceResult> for older::ReadResourceResult {
    #[inline]
    fn convert_from(
        value: newer::ReadResourceResult,
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

impl ConvertFrom<newer::Resource> for older::Resource {
    #[inline]
    fn convert_from(
        value: newer::Resource,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let extra = value.extra;
        losses.drop_if("_meta", &value.meta);
        losses.drop_if("title", &value.title);
        Ok(Self {
            annotations: losses
                .optional("annotations", value.annotations, ConvertFrom::convert_from),
            description: value.description,
            mime_type: value.mime_type,
            name: value.name,
            size: value.size,
            uri: value.uri,
            extra,
        })
    }
}

impl ConvertFrom<newer::ResourceContents> for older::ResourceContents {
    #[inline]
    fn convert_from(
        value: newer::ResourceContents,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let extra = value.extra;
        losses.drop_if("_meta", &value.meta);
        Ok(Self {
            mime_type: value.mime_type,
            uri: value.uri,
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
        losses.drop_if("_meta", &value.meta);
        losses.drop_if("title", &value.title);
        Ok(Self {
            annotations: losses
                .optional("annotations", value.annotations, ConvertFrom::convert_from),
            description: value.description,
            mime_type: value.mime_type,
            name: value.name,
            uri_template: value.uri_template,
            extra,
        })
    }
}

impl ConvertFrom<newer::ResourceTemplateReference> for older::ResourceReference {
    #[inline]
    fn convert_from(
        value: newer::ResourceTemplateReference,
        _losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let extra = value.extra;
        Ok(Self { uri: value.uri, extra })
    }
}

impl ConvertFrom<newer::Root> for older::Root {
    #[inline]
    fn convert_from(
        value: newer::Root,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let extra = value.extra;
        losses.drop_if("_meta", &value.meta);
        Ok(Self {
            name: value.name,
            uri: value.uri,
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
            newer::SamplingMessageContentBlock::Text(value) => {
                ConvertFrom::convert_from(value, losses).map(Self::Text)
            }
            newer::SamplingMessageContentBlock::Image(value) => {
                ConvertFrom::convert_from(value, losses).map(Self::Image)
            }
            newer::SamplingMessageContentBlock::Audio(value) => {
                ConvertFrom::convert_from(value, losses).map(Self::Audio)
            }
            newer::SamplingMessageContentBlock::Unknown(value) => {
                convert::read_again(&value, losses)
            }
        }
    }
}

impl ConvertFrom<newer::TextContent> for older::TextContent {
    #[inline]
    fn convert_from(
        value: newer::TextContent,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let extra = value.extra;
        losses.drop_if("_meta", &value.meta);
        Ok(Self {
            annotations: losses
                .optional("annotations", value.annotations, ConvertFrom::convert_from),
            text: value.text,
            extra,
        })
    }
}

impl ConvertFrom<newer::TextOrBlobResourceContents>
for older::TextOrBlobResourceContents {
    #[inline]
    fn convert_from(
        value: newer::TextOrBlobResourceContents,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        match value {
            newer::TextOrBlobResourceContents::Text(value) => {
                ConvertFrom::convert_from(value, losses).map(Self::Text)
            }
            newer::TextOrBlobResourceContents::Blob(value) => {
                ConvertFrom::convert_from(value, losses).map(Self::Blob)
            }
            newer::TextOrBlobResourceContents::Unknown(value) => {
                convert::read_again(&value, losses)
            }
        }
    }
}

impl ConvertFrom<newer::TextResourceContents> for older::TextResourceContents {
    #[inline]
    fn convert_from(
        value: newer::TextResourceContents,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let extra = value.extra;
        losses.drop_if("_meta", &value.meta);
        Ok(Self {
            mime_type: value.mime_type,
            text: value.text,
            uri: value.uri,
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
        losses.drop_if("_meta", &value.meta);
        losses.drop_if("outputSchema", &value.output_schema);
        losses.drop_if("title", &value.title);
        Ok(Self {
            annotations: value.annotations,
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
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        match value {
            newer::ClientRequest::Complete(value) => {
                ConvertFrom::convert_from(value, losses).map(Self::Complete)
            }
            newer::ClientRequest::Initialize(value) => {
                ConvertFrom::convert_from(value, losses).map(Self::Initialize)
            }
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
        _losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        match value {
            newer::ClientNotification::Cancelled(value) => Ok(Self::Cancelled(value)),
            newer::ClientNotification::Initialized(value) => Ok(Self::Initialized(value)),
            newer::ClientNotification::Progress(value) => Ok(Self::Progress(value)),
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
            newer::ClientResult::Elicit(_) => {
                Err(losses.unrepresentable("the method `elicitation/create`"))
            }
            newer::ClientResult::Ping(value) => Ok(Self::Ping(value)),
            newer::ClientResult::ListRoots(value) => {
                ConvertFrom::convert_from(value, losses).map(Self::ListRoots)
            }
            newer::ClientResult::CreateMessage(value) => {
                ConvertFrom::convert_from(*value, losses).map(Self::CreateMessage)
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
            newer::ServerRequest::Elicit(_) => {
                Err(losses.unrepresentable("the method `elicitation/create`"))
            }
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
        _losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        match value {
            newer::ServerNotification::Cancelled(value) => Ok(Self::Cancelled(value)),
            newer::ServerNotification::LoggingMessage(value) => {
                Ok(Self::LoggingMessage(value))
            }
            newer::ServerNotification::Progress(value) => Ok(Self::Progress(value)),
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
            newer::ServerResult::ListPrompts(value) => {
                ConvertFrom::convert_from(value, losses).map(Self::ListPrompts)
            }
            newer::ServerResult::ListResources(value) => {
                ConvertFrom::convert_from(value, losses).map(Self::ListResources)
            }
            newer::ServerResult::ReadResource(value) => {
                ConvertFrom::convert_from(value, losses).map(Self::ReadResource)
            }
            newer::ServerResult::Subscribe(value) => Ok(Self::Subscribe(value)),
            newer::ServerResult::ListResourceTemplates(value) => {
                ConvertFrom::convert_from(value, losses).map(Self::ListResourceTemplates)
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
