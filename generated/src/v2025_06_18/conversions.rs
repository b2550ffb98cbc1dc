// Written by `mcp-codegen generate`. Do not edit: change the schema or the generator.

//! Conversions from and to the version before this one.

use crate::convert::{ConvertFrom, Losses, NotRepresentable};
use crate::convert;

impl ConvertFrom<crate::v2024_11_05::Annotations> for crate::v2025_06_18::Annotations {
    #[inline]
    fn convert_from(
        value: crate::v2024_11_05::Annotations,
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

impl ConvertFrom<crate::v2024_11_05::BlobResourceContents>
for crate::v2025_06_18::BlobResourceContents {
    #[inline]
    fn convert_from(
        value: crate::v2024_11_05::BlobResourceContents,
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

impl ConvertFrom<crate::v2024_11_05::ClientCapabilities>
for crate::v2025_06_18::ClientCapabilities {
    #[inline]
    fn convert_from(
        value: crate::v2024_11_05::ClientCapabilities,
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

impl ConvertFrom<crate::v2024_11_05::CompleteRequest>
for crate::v2025_06_18::CompleteRequest {
    #[inline]
    fn convert_from(
        value: crate::v2024_11_05::CompleteRequest,
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

impl ConvertFrom<crate::v2024_11_05::CompleteRequestParams>
for crate::v2025_06_18::CompleteRequestParams {
    #[inline]
    fn convert_from(
        value: crate::v2024_11_05::CompleteRequestParams,
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

impl ConvertFrom<crate::v2024_11_05::CompletionReference>
for crate::v2025_06_18::CompletionReference {
    #[inline]
    fn convert_from(
        value: crate::v2024_11_05::CompletionReference,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        match value {
            crate::v2024_11_05::CompletionReference::Prompt(value) => {
                ConvertFrom::convert_from(value, losses).map(Self::Prompt)
            }
            crate::v2024_11_05::CompletionReference::Resource(value) => {
                ConvertFrom::convert_from(value, losses).map(Self::Resource)
            }
            crate::v2024_11_05::CompletionReference::Unknown(value) => {
                convert::read_again(&value, losses)
            }
        }
    }
}

impl ConvertFrom<crate::v2024_11_05::EmbeddedResource>
for crate::v2025_06_18::EmbeddedResource {
    #[inline]
    fn convert_from(
        value: crate::v2024_11_05::EmbeddedResource,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let mut extra = value.extra;
        extra.remove("type");
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

impl ConvertFrom<crate::v2024_11_05::ImageContent> for crate::v2025_06_18::ImageContent {
    #[inline]
    fn convert_from(
        value: crate::v2024_11_05::ImageContent,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let mut extra = value.extra;
        extra.remove("type");
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

impl ConvertFrom<crate::v2024_11_05::Implementation>
for crate::v2025_06_18::Implementation {
    #[inline]
    fn convert_from(
        value: crate::v2024_11_05::Implementation,
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

impl ConvertFrom<crate::v2024_11_05::InitializeRequestParams>
for crate::v2025_06_18::InitializeRequestParams {
    #[inline]
    fn convert_from(
        value: crate::v2024_11_05::InitializeRequestParams,
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

impl ConvertFrom<crate::v2024_11_05::ListPromptsRequest>
for crate::v2025_06_18::ListPromptsRequest {
    #[inline]
    fn convert_from(
        value: crate::v2024_11_05::ListPromptsRequest,
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

impl ConvertFrom<crate::v2024_11_05::ListPromptsResult>
for crate::v2025_06_18::ListPromptsResult {
    #[inline]
    fn convert_from(
        value: crate::v2024_11_05::ListPromptsResult,
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

impl ConvertFrom<crate::v2024_11_05::ListResourceTemplatesRequest>
for crate::v2025_06_18::ListResourceTemplatesRequest {
    #[inline]
    fn convert_from(
        value: crate::v2024_11_05::ListResourceTemplatesRequest,
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

impl ConvertFrom<crate::v2024_11_05::ListResourceTemplatesResult>
for crate::v2025_06_18::ListResourceTemplatesResult {
    #[inline]
    fn convert_from(
        value: crate::v2024_11_05::ListResourceTemplatesResult,
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

impl ConvertFrom<crate::v2024_11_05::ListResourcesRequest>
for crate::v2025_06_18::ListResourcesRequest {
    #[inline]
    fn convert_from(
        value: crate::v2024_11_05::ListResourcesRequest,
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

impl ConvertFrom<crate::v2024_11_05::ListResourcesResult>
for crate::v2025_06_18::ListResourcesResult {
    #[inline]
    fn convert_from(
        value: crate::v2024_11_05::ListResourcesResult,
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

impl ConvertFrom<crate::v2024_11_05::ListRootsRequest>
for crate::v2025_06_18::ListRootsRequest {
    #[inline]
    fn convert_from(
        value: crate::v2024_11_05::ListRootsRequest,
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

impl ConvertFrom<crate::v2024_11_05::ListRootsResult>
for crate::v2025_06_18::ListRootsResult {
    #[inline]
    fn convert_from(
        value: crate::v2024_11_05::ListRootsResult,
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

impl ConvertFrom<crate::v2024_11_05::Prompt> for crate::v2025_06_18::Prompt {
    #[inline]
    fn convert_from(
        value: crate::v2024_11_05::Prompt,
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

impl ConvertFrom<crate::v2024_11_05::PromptArgument>
for crate::v2025_06_18::PromptArgument {
    #[inline]
    fn convert_from(
        value: crate::v2024_11_05::PromptArgument,
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

impl ConvertFrom<crate::v2024_11_05::PromptReference>
for crate::v2025_06_18::PromptReference {
    #[inline]
    fn convert_from(
        value: crate::v2024_11_05::PromptReference,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let mut extra = value.extra;
        extra.remove("type");
        Ok(Self {
            name: value.name,
            title: convert::from_extra(&mut extra, "title", losses),
            extra,
        })
    }
}

impl ConvertFrom<crate::v2024_11_05::ReadResourceRequest>
for crate::v2025_06_18::ReadResourceRequest {
    #[inline]
    fn convert_from(
        value: crate::v2024_11_05::ReadResourceRequest,
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

impl ConvertFrom<crate::v2024_11_05::ReadResourceResult>
for crate::v2025_06_18::ReadResourceResult {
    #[inline]
    fn convert_from(
        value: crate::v2024_11_05::ReadResourceResult,
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

impl ConvertFrom<crate::v2024_11_05::Resource> for crate::v2025_06_18::Resource {
    #[inline]
    fn convert_from(
        value: crate::v2024_11_05::Resource,
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

impl ConvertFrom<crate::v2024_11_05::ResourceContents>
for crate::v2025_06_18::ResourceContents {
    #[inline]
    fn convert_from(
        value: crate::v2024_11_05::ResourceContents,
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

impl ConvertFrom<crate::v2024_11_05::ResourceReference>
for crate::v2025_06_18::ResourceTemplateReference {
    #[inline]
    fn convert_from(
        value: crate::v2024_11_05::ResourceReference,
        _losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let mut extra = value.extra;
        extra.remove("type");
        Ok(Self { uri: value.uri, extra })
    }
}

impl ConvertFrom<crate::v2024_11_05::ResourceTemplate>
for crate::v2025_06_18::ResourceTemplate {
    #[inline]
    fn convert_from(
        value: crate::v2024_11_05::ResourceTemplate,
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

impl ConvertFrom<crate::v2024_11_05::Root> for crate::v2025_06_18::Root {
    #[inline]
    fn convert_from(
        value: crate::v2024_11_05::Root,
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

impl ConvertFrom<crate::v2024_11_05::TextContent> for crate::v2025_06_18::TextContent {
    #[inline]
    fn convert_from(
        value: crate::v2024_11_05::TextContent,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let mut extra = value.extra;
        extra.remove("type");
        Ok(Self {
            meta: convert::from_extra(&mut extra, "_meta", losses),
            annotations: losses
                .optional("annotations", value.annotations, ConvertFrom::convert_from),
            text: value.text,
            extra,
        })
    }
}

impl ConvertFrom<crate::v2024_11_05::TextOrBlobResourceContents>
for crate::v2025_06_18::TextOrBlobResourceContents {
    #[inline]
    fn convert_from(
        value: crate::v2024_11_05::TextOrBlobResourceContents,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        match value {
            crate::v2024_11_05::TextOrBlobResourceContents::Text(value) => {
                ConvertFrom::convert_from(value, losses).map(Self::Text)
            }
            crate::v2024_11_05::TextOrBlobResourceContents::Blob(value) => {
                ConvertFrom::convert_from(value, losses).map(Self::Blob)
            }
            crate::v2024_11_05::TextOrBlobResourceContents::Unknown(value) => {
                convert::read_again(&value, losses)
            }
        }
    }
}

impl ConvertFrom<crate::v2024_11_05::TextResourceContents>
for crate::v2025_06_18::TextResourceContents {
    #[inline]
    fn convert_from(
        value: crate::v2024_11_05::TextResourceContents,
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

impl ConvertFrom<crate::v2025_03_26::AudioContent> for crate::v2025_06_18::AudioContent {
    #[inline]
    fn convert_from(
        value: crate::v2025_03_26::AudioContent,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let mut extra = value.extra;
        extra.remove("type");
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

impl ConvertFrom<crate::v2025_03_26::CallToolRequest>
for crate::v2025_06_18::CallToolRequest {
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
for crate::v2025_06_18::CallToolResult {
    #[inline]
    fn convert_from(
        value: crate::v2025_03_26::CallToolResult,
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

impl ConvertFrom<crate::v2025_03_26::ContentBlock> for crate::v2025_06_18::ContentBlock {
    #[inline]
    fn convert_from(
        value: crate::v2025_03_26::ContentBlock,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        match value {
            crate::v2025_03_26::ContentBlock::Text(value) => {
                ConvertFrom::convert_from(value, losses).map(Self::Text)
            }
            crate::v2025_03_26::ContentBlock::Image(value) => {
                ConvertFrom::convert_from(value, losses).map(Self::Image)
            }
            crate::v2025_03_26::ContentBlock::Audio(value) => {
                ConvertFrom::convert_from(value, losses).map(Self::Audio)
            }
            crate::v2025_03_26::ContentBlock::Resource(value) => {
                ConvertFrom::convert_from(value, losses).map(Self::Resource)
            }
            crate::v2025_03_26::ContentBlock::Unknown(value) => {
                convert::read_again(&value, losses)
            }
        }
    }
}

impl ConvertFrom<crate::v2025_03_26::CreateMessageRequest>
for crate::v2025_06_18::CreateMessageRequest {
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
for crate::v2025_06_18::CreateMessageRequestParams {
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
for crate::v2025_06_18::CreateMessageResult {
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
for crate::v2025_06_18::GetPromptRequest {
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
for crate::v2025_06_18::GetPromptResult {
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
for crate::v2025_06_18::InitializeRequest {
    #[inline]
    fn convert_from(
        value: crate::v2025_03_26::InitializeRequest,
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

impl ConvertFrom<crate::v2025_03_26::InitializeResult>
for crate::v2025_06_18::InitializeResult {
    #[inline]
    fn convert_from(
        value: crate::v2025_03_26::InitializeResult,
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

impl ConvertFrom<crate::v2025_03_26::JSONRPCMessage>
for crate::v2025_06_18::JSONRPCMessage {
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
for crate::v2025_06_18::ListToolsRequest {
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
for crate::v2025_06_18::ListToolsResult {
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

impl ConvertFrom<crate::v2025_03_26::PromptMessage>
for crate::v2025_06_18::PromptMessage {
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
for crate::v2025_06_18::SamplingMessage {
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
for crate::v2025_06_18::SamplingMessageContentBlock {
    #[inline]
    fn convert_from(
        value: crate::v2025_03_26::SamplingMessageContentBlock,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        match value {
            crate::v2025_03_26::SamplingMessageContentBlock::Text(value) => {
                ConvertFrom::convert_from(value, losses).map(Self::Text)
            }
            crate::v2025_03_26::SamplingMessageContentBlock::Image(value) => {
                ConvertFrom::convert_from(value, losses).map(Self::Image)
            }
            crate::v2025_03_26::SamplingMessageContentBlock::Audio(value) => {
                ConvertFrom::convert_from(value, losses).map(Self::Audio)
            }
            crate::v2025_03_26::SamplingMessageContentBlock::Unknown(value) => {
                convert::read_again(&value, losses)
            }
        }
    }
}

impl ConvertFrom<crate::v2025_03_26::Tool> for crate::v2025_06_18::Tool {
    #[inline]
    fn convert_from(
        value: crate::v2025_03_26::Tool,
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

impl ConvertFrom<crate::v2025_06_18::Annotations> for crate::v2024_11_05::Annotations {
    #[inline]
    fn convert_from(
        value: crate::v2025_06_18::Annotations,
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

impl ConvertFrom<crate::v2025_06_18::AudioContent> for crate::v2025_03_26::AudioContent {
    #[inline]
    fn convert_from(
        value: crate::v2025_06_18::AudioContent,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let mut extra = value.extra;
        extra.remove("type");
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

impl ConvertFrom<crate::v2025_06_18::BlobResourceContents>
for crate::v2024_11_05::BlobResourceContents {
    #[inline]
    fn convert_from(
        value: crate::v2025_06_18::BlobResourceContents,
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

impl ConvertFrom<crate::v2025_06_18::CallToolRequest>
for crate::v2025_03_26::CallToolRequest {
    #[inline]
    fn convert_from(
        value: crate::v2025_06_18::CallToolRequest,
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

impl ConvertFrom<crate::v2025_06_18::CallToolResult>
for crate::v2025_03_26::CallToolResult {
    #[inline]
    fn convert_from(
        value: crate::v2025_06_18::CallToolResult,
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

impl ConvertFrom<crate::v2025_06_18::ClientCapabilities>
for crate::v2024_11_05::ClientCapabilities {
    #[inline]
    fn convert_from(
        value: crate::v2025_06_18::ClientCapabilities,
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

impl ConvertFrom<crate::v2025_06_18::CompleteRequest>
for crate::v2024_11_05::CompleteRequest {
    #[inline]
    fn convert_from(
        value: crate::v2025_06_18::CompleteRequest,
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

impl ConvertFrom<crate::v2025_06_18::CompleteRequestParams>
for crate::v2024_11_05::CompleteRequestParams {
    #[inline]
    fn convert_from(
        value: crate::v2025_06_18::CompleteRequestParams,
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

impl ConvertFrom<crate::v2025_06_18::CompletionReference>
for crate::v2024_11_05::CompletionReference {
    #[inline]
    fn convert_from(
        value: crate::v2025_06_18::CompletionReference,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        match value {
            crate::v2025_06_18::CompletionReference::Prompt(value) => {
                ConvertFrom::convert_from(value, losses).map(Self::Prompt)
            }
            crate::v2025_06_18::CompletionReference::Resource(value) => {
                ConvertFrom::convert_from(value, losses).map(Self::Resource)
            }
            crate::v2025_06_18::CompletionReference::Unknown(value) => {
                convert::read_again(&value, losses)
            }
        }
    }
}

impl ConvertFrom<crate::v2025_06_18::ContentBlock> for crate::v2025_03_26::ContentBlock {
    #[inline]
    fn convert_from(
        value: crate::v2025_06_18::ContentBlock,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        match value {
            crate::v2025_06_18::ContentBlock::Text(value) => {
                ConvertFrom::convert_from(value, losses).map(Self::Text)
            }
            crate::v2025_06_18::ContentBlock::Image(value) => {
                ConvertFrom::convert_from(value, losses).map(Self::Image)
            }
            crate::v2025_06_18::ContentBlock::Audio(value) => {
                ConvertFrom::convert_from(value, losses).map(Self::Audio)
            }
            crate::v2025_06_18::ContentBlock::ResourceLink(_) => {
                Err(losses.unrepresentable("the kind `ResourceLink`"))
            }
            crate::v2025_06_18::ContentBlock::Resource(value) => {
                ConvertFrom::convert_from(value, losses).map(Self::Resource)
            }
            crate::v2025_06_18::ContentBlock::Unknown(value) => {
                convert::read_again(&value, losses)
            }
        }
    }
}

impl ConvertFrom<crate::v2025_06_18::CreateMessageRequest>
for crate::v2025_03_26::CreateMessageRequest {
    #[inline]
    fn convert_from(
        value: crate::v2025_06_18::CreateMessageRequest,
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

impl ConvertFrom<crate::v2025_06_18::CreateMessageRequestParams>
for crate::v2025_03_26::CreateMessageRequestParams {
    #[inline]
    fn convert_from(
        value: crate::v2025_06_18::CreateMessageRequestParams,
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

impl ConvertFrom<crate::v2025_06_18::CreateMessageResult>
for crate::v2025_03_26::CreateMessageResult {
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

impl ConvertFrom<crate::v2025_06_18::EmbeddedResource>
for crate::v2024_11_05::EmbeddedResource {
    #[inline]
    fn convert_from(
        value: crate::v2025_06_18::EmbeddedResource,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let mut extra = value.extra;
        extra.remove("type");
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

impl ConvertFrom<crate::v2025_06_18::GetPromptRequest>
for crate::v2025_03_26::GetPromptRequest {
    #[inline]
    fn convert_from(
        value: crate::v2025_06_18::GetPromptRequest,
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

impl ConvertFrom<crate::v2025_06_18::GetPromptResult>
for crate::v2025_03_26::GetPromptResult {
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

impl ConvertFrom<crate::v2025_06_18::ImageContent> for crate::v2024_11_05::ImageContent {
    #[inline]
    fn convert_from(
        value: crate::v2025_06_18::ImageContent,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let mut extra = value.extra;
        extra.remove("type");
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

impl ConvertFrom<crate::v2025_06_18::Implementation>
for crate::v2024_11_05::Implementation {
    #[inline]
    fn convert_from(
        value: crate::v2025_06_18::Implementation,
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

impl ConvertFrom<crate::v2025_06_18::InitializeRequest>
for crate::v2025_03_26::InitializeRequest {
    #[inline]
    fn convert_from(
        value: crate::v2025_06_18::InitializeRequest,
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

impl ConvertFrom<crate::v2025_06_18::InitializeRequestParams>
for crate::v2024_11_05::InitializeRequestParams {
    #[inline]
    fn convert_from(
        value: crate::v2025_06_18::InitializeRequestParams,
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

impl ConvertFrom<crate::v2025_06_18::InitializeResult>
for crate::v2025_03_26::InitializeResult {
    #[inline]
    fn convert_from(
        value: crate::v2025_06_18::InitializeResult,
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

impl ConvertFrom<crate::v2025_06_18::JSONRPCMessage>
for crate::v2025_03_26::JSONRPCMessage {
    #[inline]
    fn convert_from(
        value: crate::v2025_06_18::JSONRPCMessage,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        match value {
            crate::v2025_06_18::JSONRPCMessage::Request(value) => {
                Ok(Self::Request(value))
            }
            crate::v2025_06_18::JSONRPCMessage::Notification(value) => {
                Ok(Self::Notification(value))
            }
            crate::v2025_06_18::JSONRPCMessage::Response(value) => {
                Ok(Self::Response(value))
            }
            crate::v2025_06_18::JSONRPCMessage::Error(value) => Ok(Self::Error(value)),
            crate::v2025_06_18::JSONRPCMessage::Unknown(value) => {
                convert::read_again(&value, losses)
            }
        }
    }
}

impl ConvertFrom<crate::v2025_06_18::ListPromptsRequest>
for crate::v2024_11_05::ListPromptsRequest {
    #[inline]
    fn convert_from(
        value: crate::v2025_06_18::ListPromptsRequest,
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

impl ConvertFrom<crate::v2025_06_18::ListPromptsResult>
for crate::v2024_11_05::ListPromptsResult {
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
for crate::v2024_11_05::ListResourceTemplatesRequest {
    #[inline]
    fn convert_from(
        value: crate::v2025_06_18::ListResourceTemplatesRequest,
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

impl ConvertFrom<crate::v2025_06_18::ListResourceTemplatesResult>
for crate::v2024_11_05::ListResourceTemplatesResult {
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
for crate::v2024_11_05::ListResourcesRequest {
    #[inline]
    fn convert_from(
        value: crate::v2025_06_18::ListResourcesRequest,
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

impl ConvertFrom<crate::v2025_06_18::ListResourcesResult>
for crate::v2024_11_05::ListResourcesResult {
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
for crate::v2024_11_05::ListRootsRequest {
    #[inline]
    fn convert_from(
        value: crate::v2025_06_18::ListRootsRequest,
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

impl ConvertFrom<crate::v2025_06_18::ListRootsResult>
for crate::v2024_11_05::ListRootsResult {
    #[inline]
    fn convert_from(
        value: crate::v2025_06_18::ListRootsResult,
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

impl ConvertFrom<crate::v2025_06_18::ListToolsRequest>
for crate::v2025_03_26::ListToolsRequest {
    #[inline]
    fn convert_from(
        value: crate::v2025_06_18::ListToolsRequest,
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

impl ConvertFrom<crate::v2025_06_18::ListToolsResult>
for crate::v2025_03_26::ListToolsResult {
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

impl ConvertFrom<crate::v2025_06_18::Prompt> for crate::v2024_11_05::Prompt {
    #[inline]
    fn convert_from(
        value: crate::v2025_06_18::Prompt,
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

impl ConvertFrom<crate::v2025_06_18::PromptArgument>
for crate::v2024_11_05::PromptArgument {
    #[inline]
    fn convert_from(
        value: crate::v2025_06_18::PromptArgument,
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

impl ConvertFrom<crate::v2025_06_18::PromptMessage>
for crate::v2025_03_26::PromptMessage {
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

impl ConvertFrom<crate::v2025_06_18::PromptReference>
for crate::v2024_11_05::PromptReference {
    #[inline]
    fn convert_from(
        value: crate::v2025_06_18::PromptReference,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let mut extra = value.extra;
        extra.remove("type");
        losses.drop_if("title", &value.title);
        Ok(Self { name: value.name, extra })
    }
}

impl ConvertFrom<crate::v2025_06_18::ReadResourceRequest>
for crate::v2024_11_05::ReadResourceRequest {
    #[inline]
    fn convert_from(
        value: crate::v2025_06_18::ReadResourceRequest,
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

impl ConvertFrom<crate::v2025_06_18::ReadResourceResult>
for crate::v2024_11_05::ReadResourceResult {
    #[inline]
    fn convert_from(
        value: crate::v2025_06_18::ReadResourceResult,
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

impl ConvertFrom<crate::v2025_06_18::Resource> for crate::v2024_11_05::Resource {
    #[inline]
    fn convert_from(
        value: crate::v2025_06_18::Resource,
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

impl ConvertFrom<crate::v2025_06_18::ResourceContents>
for crate::v2024_11_05::ResourceContents {
    #[inline]
    fn convert_from(
        value: crate::v2025_06_18::ResourceContents,
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

impl ConvertFrom<crate::v2025_06_18::ResourceTemplate>
for crate::v2024_11_05::ResourceTemplate {
    #[inline]
    fn convert_from(
        value: crate::v2025_06_18::ResourceTemplate,
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

impl ConvertFrom<crate::v2025_06_18::ResourceTemplateReference>
for crate::v2024_11_05::ResourceReference {
    #[inline]
    fn convert_from(
        value: crate::v2025_06_18::ResourceTemplateReference,
        _losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let mut extra = value.extra;
        extra.remove("type");
        Ok(Self { uri: value.uri, extra })
    }
}

impl ConvertFrom<crate::v2025_06_18::Root> for crate::v2024_11_05::Root {
    #[inline]
    fn convert_from(
        value: crate::v2025_06_18::Root,
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

impl ConvertFrom<crate::v2025_06_18::SamplingMessage>
for crate::v2025_03_26::SamplingMessage {
    #[inline]
    fn convert_from(
        value: crate::v2025_06_18::SamplingMessage,
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

impl ConvertFrom<crate::v2025_06_18::SamplingMessageContentBlock>
for crate::v2025_03_26::SamplingMessageContentBlock {
    #[inline]
    fn convert_from(
        value: crate::v2025_06_18::SamplingMessageContentBlock,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        match value {
            crate::v2025_06_18::SamplingMessageContentBlock::Text(value) => {
                ConvertFrom::convert_from(value, losses).map(Self::Text)
            }
            crate::v2025_06_18::SamplingMessageContentBlock::Image(value) => {
                ConvertFrom::convert_from(value, losses).map(Self::Image)
            }
            crate::v2025_06_18::SamplingMessageContentBlock::Audio(value) => {
                ConvertFrom::convert_from(value, losses).map(Self::Audio)
            }
            crate::v2025_06_18::SamplingMessageContentBlock::Unknown(value) => {
                convert::read_again(&value, losses)
            }
        }
    }
}

impl ConvertFrom<crate::v2025_06_18::TextContent> for crate::v2024_11_05::TextContent {
    #[inline]
    fn convert_from(
        value: crate::v2025_06_18::TextContent,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let mut extra = value.extra;
        extra.remove("type");
        losses.drop_if("_meta", &value.meta);
        Ok(Self {
            annotations: losses
                .optional("annotations", value.annotations, ConvertFrom::convert_from),
            text: value.text,
            extra,
        })
    }
}

impl ConvertFrom<crate::v2025_06_18::TextOrBlobResourceContents>
for crate::v2024_11_05::TextOrBlobResourceContents {
    #[inline]
    fn convert_from(
        value: crate::v2025_06_18::TextOrBlobResourceContents,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        match value {
            crate::v2025_06_18::TextOrBlobResourceContents::Text(value) => {
                ConvertFrom::convert_from(value, losses).map(Self::Text)
            }
            crate::v2025_06_18::TextOrBlobResourceContents::Blob(value) => {
                ConvertFrom::convert_from(value, losses).map(Self::Blob)
            }
            crate::v2025_06_18::TextOrBlobResourceContents::Unknown(value) => {
                convert::read_again(&value, losses)
            }
        }
    }
}

impl ConvertFrom<crate::v2025_06_18::TextResourceContents>
for crate::v2024_11_05::TextResourceContents {
    #[inline]
    fn convert_from(
        value: crate::v2025_06_18::TextResourceContents,
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

impl ConvertFrom<crate::v2025_06_18::Tool> for crate::v2025_03_26::Tool {
    #[inline]
    fn convert_from(
        value: crate::v2025_06_18::Tool,
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

impl ConvertFrom<crate::v2025_03_26::ClientRequest>
for crate::v2025_06_18::ClientRequest {
    #[inline]
    fn convert_from(
        value: crate::v2025_03_26::ClientRequest,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        match value {
            crate::v2025_03_26::ClientRequest::Complete(value) => {
                ConvertFrom::convert_from(value, losses).map(Self::Complete)
            }
            crate::v2025_03_26::ClientRequest::Initialize(value) => {
                ConvertFrom::convert_from(value, losses).map(Self::Initialize)
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
for crate::v2025_06_18::ClientNotification {
    #[inline]
    fn convert_from(
        value: crate::v2025_03_26::ClientNotification,
        _losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        match value {
            crate::v2025_03_26::ClientNotification::Cancelled(value) => {
                Ok(value).map(Self::Cancelled)
            }
            crate::v2025_03_26::ClientNotification::Initialized(value) => {
                Ok(value).map(Self::Initialized)
            }
            crate::v2025_03_26::ClientNotification::Progress(value) => {
                Ok(value).map(Self::Progress)
            }
            crate::v2025_03_26::ClientNotification::RootsListChanged(value) => {
                Ok(value).map(Self::RootsListChanged)
            }
        }
    }
}

impl ConvertFrom<crate::v2025_03_26::ClientResult> for crate::v2025_06_18::ClientResult {
    #[inline]
    fn convert_from(
        value: crate::v2025_03_26::ClientResult,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        match value {
            crate::v2025_03_26::ClientResult::Ping(value) => Ok(value).map(Self::Ping),
            crate::v2025_03_26::ClientResult::ListRoots(value) => {
                ConvertFrom::convert_from(value, losses).map(Self::ListRoots)
            }
            crate::v2025_03_26::ClientResult::CreateMessage(value) => {
                ConvertFrom::convert_from(value, losses)
                    .map(Box::new)
                    .map(Self::CreateMessage)
            }
        }
    }
}

impl ConvertFrom<crate::v2025_06_18::ClientRequest>
for crate::v2025_03_26::ClientRequest {
    #[inline]
    fn convert_from(
        value: crate::v2025_06_18::ClientRequest,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        match value {
            crate::v2025_06_18::ClientRequest::Complete(value) => {
                ConvertFrom::convert_from(value, losses).map(Self::Complete)
            }
            crate::v2025_06_18::ClientRequest::Initialize(value) => {
                ConvertFrom::convert_from(value, losses).map(Self::Initialize)
            }
            crate::v2025_06_18::ClientRequest::SetLevel(value) => {
                Ok(value).map(Self::SetLevel)
            }
            crate::v2025_06_18::ClientRequest::Ping(value) => Ok(value).map(Self::Ping),
            crate::v2025_06_18::ClientRequest::GetPrompt(value) => {
                Ok(value).map(Self::GetPrompt)
            }
            crate::v2025_06_18::ClientRequest::ListPrompts(value) => {
                Ok(value).map(Self::ListPrompts)
            }
            crate::v2025_06_18::ClientRequest::ListResources(value) => {
                Ok(value).map(Self::ListResources)
            }
            crate::v2025_06_18::ClientRequest::ReadResource(value) => {
                Ok(value).map(Self::ReadResource)
            }
            crate::v2025_06_18::ClientRequest::Subscribe(value) => {
                Ok(value).map(Self::Subscribe)
            }
            crate::v2025_06_18::ClientRequest::ListResourceTemplates(value) => {
                Ok(value).map(Self::ListResourceTemplates)
            }
            crate::v2025_06_18::ClientRequest::Unsubscribe(value) => {
                Ok(value).map(Self::Unsubscribe)
            }
            crate::v2025_06_18::ClientRequest::CallTool(value) => {
                Ok(value).map(Self::CallTool)
            }
            crate::v2025_06_18::ClientRequest::ListTools(value) => {
                Ok(value).map(Self::ListTools)
            }
        }
    }
}

impl ConvertFrom<crate::v2025_06_18::ClientNotification>
for crate::v2025_03_26::ClientNotification {
    #[inline]
    fn convert_from(
        value: crate::v2025_06_18::ClientNotification,
        _losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        match value {
            crate::v2025_06_18::ClientNotification::Cancelled(value) => {
                Ok(value).map(Self::Cancelled)
            }
            crate::v2025_06_18::ClientNotification::Initialized(value) => {
                Ok(value).map(Self::Initialized)
            }
            crate::v2025_06_18::ClientNotification::Progress(value) => {
                Ok(value).map(Self::Progress)
            }
            crate::v2025_06_18::ClientNotification::RootsListChanged(value) => {
                Ok(value).map(Self::RootsListChanged)
            }
        }
    }
}

impl ConvertFrom<crate::v2025_06_18::ClientResult> for crate::v2025_03_26::ClientResult {
    #[inline]
    fn convert_from(
        value: crate::v2025_06_18::ClientResult,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        match value {
            crate::v2025_06_18::ClientResult::Elicit(_) => {
                Err(losses.unrepresentable("the method `elicitation/create`"))
            }
            crate::v2025_06_18::ClientResult::Ping(value) => Ok(value).map(Self::Ping),
            crate::v2025_06_18::ClientResult::ListRoots(value) => {
                ConvertFrom::convert_from(value, losses).map(Self::ListRoots)
            }
            crate::v2025_06_18::ClientResult::CreateMessage(value) => {
                ConvertFrom::convert_from(*value, losses).map(Self::CreateMessage)
            }
        }
    }
}

impl ConvertFrom<crate::v2025_03_26::ServerRequest>
for crate::v2025_06_18::ServerRequest {
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
for crate::v2025_06_18::ServerNotification {
    #[inline]
    fn convert_from(
        value: crate::v2025_03_26::ServerNotification,
        _losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        match value {
            crate::v2025_03_26::ServerNotification::Cancelled(value) => {
                Ok(value).map(Self::Cancelled)
            }
            crate::v2025_03_26::ServerNotification::LoggingMessage(value) => {
                Ok(value).map(Self::LoggingMessage)
            }
            crate::v2025_03_26::ServerNotification::Progress(value) => {
                Ok(value).map(Self::Progress)
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

impl ConvertFrom<crate::v2025_03_26::ServerResult> for crate::v2025_06_18::ServerResult {
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
                ConvertFrom::convert_from(value, losses).map(Self::ListPrompts)
            }
            crate::v2025_03_26::ServerResult::ListResources(value) => {
                ConvertFrom::convert_from(value, losses).map(Self::ListResources)
            }
            crate::v2025_03_26::ServerResult::ReadResource(value) => {
                ConvertFrom::convert_from(value, losses).map(Self::ReadResource)
            }
            crate::v2025_03_26::ServerResult::Subscribe(value) => {
                Ok(value).map(Self::Subscribe)
            }
            crate::v2025_03_26::ServerResult::ListResourceTemplates(value) => {
                ConvertFrom::convert_from(value, losses).map(Self::ListResourceTemplates)
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

impl ConvertFrom<crate::v2025_06_18::ServerRequest>
for crate::v2025_03_26::ServerRequest {
    #[inline]
    fn convert_from(
        value: crate::v2025_06_18::ServerRequest,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        match value {
            crate::v2025_06_18::ServerRequest::Elicit(_) => {
                Err(losses.unrepresentable("the method `elicitation/create`"))
            }
            crate::v2025_06_18::ServerRequest::Ping(value) => Ok(value).map(Self::Ping),
            crate::v2025_06_18::ServerRequest::ListRoots(value) => {
                Ok(value).map(Self::ListRoots)
            }
            crate::v2025_06_18::ServerRequest::CreateMessage(value) => {
                ConvertFrom::convert_from(value, losses).map(Self::CreateMessage)
            }
        }
    }
}

impl ConvertFrom<crate::v2025_06_18::ServerNotification>
for crate::v2025_03_26::ServerNotification {
    #[inline]
    fn convert_from(
        value: crate::v2025_06_18::ServerNotification,
        _losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        match value {
            crate::v2025_06_18::ServerNotification::Cancelled(value) => {
                Ok(value).map(Self::Cancelled)
            }
            crate::v2025_06_18::ServerNotification::LoggingMessage(value) => {
                Ok(value).map(Self::LoggingMessage)
            }
            crate::v2025_06_18::ServerNotification::Progress(value) => {
                Ok(value).map(Self::Progress)
            }
            crate::v2025_06_18::ServerNotification::PromptListChanged(value) => {
                Ok(value).map(Self::PromptListChanged)
            }
            crate::v2025_06_18::ServerNotification::ResourceListChanged(value) => {
                Ok(value).map(Self::ResourceListChanged)
            }
            crate::v2025_06_18::ServerNotification::ResourceUpdated(value) => {
                Ok(value).map(Self::ResourceUpdated)
            }
            crate::v2025_06_18::ServerNotification::ToolListChanged(value) => {
                Ok(value).map(Self::ToolListChanged)
            }
        }
    }
}

impl ConvertFrom<crate::v2025_06_18::ServerResult> for crate::v2025_03_26::ServerResult {
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
                ConvertFrom::convert_from(value, losses).map(Self::ReadResource)
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
