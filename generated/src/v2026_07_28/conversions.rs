// Written by `mcp-codegen generate`. Do not edit: change the schema or the generator.

//! Conversions from and to the version before this one.

use crate::convert::{ConvertFrom, Losses, NotRepresentable};
use crate::convert;

impl ConvertFrom<crate::v2024_11_05::CompleteResult>
for crate::v2026_07_28::CompleteResult {
    #[inline]
    fn convert_from(
        value: crate::v2024_11_05::CompleteResult,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let mut extra = value.extra;
        Ok(Self {
            meta: losses.optional("_meta", value.meta, convert::from_json),
            completion: value.completion,
            result_type: match convert::from_extra(&mut extra, "resultType", losses) {
                Some(value) => value,
                None => crate::v2026_07_28::ResultType::Complete,
            },
            extra,
        })
    }
}

impl ConvertFrom<crate::v2024_11_05::NotificationParams>
for crate::v2026_07_28::NotificationParams {
    #[inline]
    fn convert_from(
        value: crate::v2024_11_05::NotificationParams,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let extra = value.extra;
        Ok(Self {
            meta: losses.optional("_meta", value.meta, convert::from_json),
            extra,
        })
    }
}

impl ConvertFrom<crate::v2024_11_05::PaginatedResult>
for crate::v2026_07_28::PaginatedResult {
    #[inline]
    fn convert_from(
        value: crate::v2024_11_05::PaginatedResult,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let mut extra = value.extra;
        Ok(Self {
            meta: losses.optional("_meta", value.meta, convert::from_json),
            next_cursor: value.next_cursor,
            result_type: match convert::from_extra(&mut extra, "resultType", losses) {
                Some(value) => value,
                None => crate::v2026_07_28::ResultType::Complete,
            },
            extra,
        })
    }
}

impl ConvertFrom<crate::v2024_11_05::RequestMetaObject>
for crate::v2026_07_28::RequestMetaObject {
    #[inline]
    fn convert_from(
        value: crate::v2024_11_05::RequestMetaObject,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let mut extra = value.extra;
        Ok(Self {
            client_capabilities: match convert::from_extra(
                &mut extra,
                "io.modelcontextprotocol/clientCapabilities",
                losses,
            ) {
                Some(value) => value,
                None => Default::default(),
            },
            client_info: convert::from_extra(
                &mut extra,
                "io.modelcontextprotocol/clientInfo",
                losses,
            ),
            log_level: convert::from_extra(
                &mut extra,
                "io.modelcontextprotocol/logLevel",
                losses,
            ),
            protocol_version: match convert::from_extra(
                &mut extra,
                "io.modelcontextprotocol/protocolVersion",
                losses,
            ) {
                Some(value) => value,
                None => "2025-11-25".to_owned(),
            },
            progress_token: value.progress_token,
            extra,
        })
    }
}

impl ConvertFrom<crate::v2024_11_05::RequestParams>
for crate::v2026_07_28::ListRootsRequestParams {
    #[inline]
    fn convert_from(
        value: crate::v2024_11_05::RequestParams,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let extra = value.extra;
        Ok(Self {
            meta: losses.optional("_meta", value.meta, convert::to_json),
            extra,
        })
    }
}

impl ConvertFrom<crate::v2024_11_05::RequestParams>
for crate::v2026_07_28::RequestParams {
    #[inline]
    fn convert_from(
        value: crate::v2024_11_05::RequestParams,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let extra = value.extra;
        Ok(Self {
            meta: match losses.optional("_meta", value.meta, ConvertFrom::convert_from) {
                Some(value) => value,
                None => {
                    losses
                        .member(
                            "_meta",
                            crate::v2024_11_05::RequestMetaObject::new(),
                            ConvertFrom::convert_from,
                        )?
                }
            },
            extra,
        })
    }
}

impl ConvertFrom<crate::v2024_11_05::ResultObject> for crate::v2026_07_28::ResultObject {
    #[inline]
    fn convert_from(
        value: crate::v2024_11_05::ResultObject,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let mut extra = value.extra;
        Ok(Self {
            meta: losses.optional("_meta", value.meta, convert::from_json),
            result_type: match convert::from_extra(&mut extra, "resultType", losses) {
                Some(value) => value,
                None => crate::v2026_07_28::ResultType::Complete,
            },
            extra,
        })
    }
}

impl ConvertFrom<crate::v2025_06_18::AudioContent> for crate::v2026_07_28::AudioContent {
    #[inline]
    fn convert_from(
        value: crate::v2025_06_18::AudioContent,
        _losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let mut extra = value.extra;
        extra.remove("type");
        Ok(Self {
            meta: value.meta,
            annotations: value.annotations,
            data: value.data,
            mime_type: value.mime_type,
            extra,
        })
    }
}

impl ConvertFrom<crate::v2025_06_18::BlobResourceContents>
for crate::v2026_07_28::BlobResourceContents {
    #[inline]
    fn convert_from(
        value: crate::v2025_06_18::BlobResourceContents,
        _losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let extra = value.extra;
        Ok(Self {
            meta: value.meta,
            blob: value.blob,
            mime_type: value.mime_type,
            uri: value.uri,
            extra,
        })
    }
}

impl ConvertFrom<crate::v2025_06_18::EmbeddedResource>
for crate::v2026_07_28::EmbeddedResource {
    #[inline]
    fn convert_from(
        value: crate::v2025_06_18::EmbeddedResource,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let mut extra = value.extra;
        extra.remove("type");
        Ok(Self {
            meta: value.meta,
            annotations: value.annotations,
            resource: losses
                .member("resource", value.resource, ConvertFrom::convert_from)?,
            extra,
        })
    }
}

impl ConvertFrom<crate::v2025_06_18::ImageContent> for crate::v2026_07_28::ImageContent {
    #[inline]
    fn convert_from(
        value: crate::v2025_06_18::ImageContent,
        _losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let mut extra = value.extra;
        extra.remove("type");
        Ok(Self {
            meta: value.meta,
            annotations: value.annotations,
            data: value.data,
            mime_type: value.mime_type,
            extra,
        })
    }
}

impl ConvertFrom<crate::v2025_06_18::ListRootsResult>
for crate::v2026_07_28::ListRootsResult {
    #[inline]
    fn convert_from(
        value: crate::v2025_06_18::ListRootsResult,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let mut extra = value.extra;
        convert::carry_if(&mut extra, "_meta", &value.meta);
        Ok(Self {
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

impl ConvertFrom<crate::v2025_06_18::ReadResourceResult>
for crate::v2026_07_28::ReadResourceOutcome {
    #[inline]
    fn convert_from(
        value: crate::v2025_06_18::ReadResourceResult,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        ConvertFrom::convert_from(value, losses).map(Box::new).map(Self::Complete)
    }
}

impl ConvertFrom<crate::v2025_06_18::ReadResourceResult>
for crate::v2026_07_28::ReadResourceResult {
    #[inline]
    fn convert_from(
        value: crate::v2025_06_18::ReadResourceResult,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let mut extra = value.extra;
        Ok(Self {
            meta: losses.optional("_meta", value.meta, convert::from_json),
            cache_scope: match convert::from_extra(&mut extra, "cacheScope", losses) {
                Some(value) => value,
                None => crate::v2026_07_28::CacheScope::Private,
            },
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
            result_type: match convert::from_extra(&mut extra, "resultType", losses) {
                Some(value) => value,
                None => crate::v2026_07_28::ResultType::Complete,
            },
            ttl_ms: match convert::from_extra(&mut extra, "ttlMs", losses) {
                Some(value) => value,
                None => 0,
            },
            extra,
        })
    }
}

impl ConvertFrom<crate::v2025_06_18::ResourceContents>
for crate::v2026_07_28::ResourceContents {
    #[inline]
    fn convert_from(
        value: crate::v2025_06_18::ResourceContents,
        _losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let extra = value.extra;
        Ok(Self {
            meta: value.meta,
            mime_type: value.mime_type,
            uri: value.uri,
            extra,
        })
    }
}

impl ConvertFrom<crate::v2025_06_18::Root> for crate::v2026_07_28::Root {
    #[inline]
    fn convert_from(
        value: crate::v2025_06_18::Root,
        _losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let extra = value.extra;
        Ok(Self {
            meta: value.meta,
            name: value.name,
            uri: value.uri,
            extra,
        })
    }
}

impl ConvertFrom<crate::v2025_06_18::TextContent> for crate::v2026_07_28::TextContent {
    #[inline]
    fn convert_from(
        value: crate::v2025_06_18::TextContent,
        _losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let mut extra = value.extra;
        extra.remove("type");
        Ok(Self {
            meta: value.meta,
            annotations: value.annotations,
            text: value.text,
            extra,
        })
    }
}

impl ConvertFrom<crate::v2025_06_18::TextOrBlobResourceContents>
for crate::v2026_07_28::TextOrBlobResourceContents {
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
for crate::v2026_07_28::TextResourceContents {
    #[inline]
    fn convert_from(
        value: crate::v2025_06_18::TextResourceContents,
        _losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let extra = value.extra;
        Ok(Self {
            meta: value.meta,
            mime_type: value.mime_type,
            text: value.text,
            uri: value.uri,
            extra,
        })
    }
}

impl ConvertFrom<crate::v2025_06_18::ToolOutputSchema>
for crate::v2026_07_28::ToolOutputSchema {
    #[inline]
    fn convert_from(
        value: crate::v2025_06_18::ToolOutputSchema,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        Self::try_from(value.into_object())
            .map_err(|_| losses.unrepresentable("such a schema"))
    }
}

impl ConvertFrom<crate::v2025_11_25::CallToolRequest>
for crate::v2026_07_28::CallToolRequest {
    #[inline]
    fn convert_from(
        value: crate::v2025_11_25::CallToolRequest,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let mut extra = value.extra;
        extra.remove("jsonrpc");
        extra.remove("method");
        Ok(Self {
            id: value.id,
            params: losses.member("params", value.params, ConvertFrom::convert_from)?,
            extra,
        })
    }
}

impl ConvertFrom<crate::v2025_11_25::CallToolRequestParams>
for crate::v2026_07_28::CallToolRequestParams {
    #[inline]
    fn convert_from(
        value: crate::v2025_11_25::CallToolRequestParams,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let mut extra = value.extra;
        convert::carry_if(&mut extra, "task", &value.task);
        Ok(Self {
            meta: match losses.optional("_meta", value.meta, ConvertFrom::convert_from) {
                Some(value) => value,
                None => {
                    losses
                        .member(
                            "_meta",
                            crate::v2024_11_05::RequestMetaObject::new(),
                            ConvertFrom::convert_from,
                        )?
                }
            },
            arguments: value.arguments,
            input_responses: convert::from_extra(&mut extra, "inputResponses", losses),
            name: value.name,
            request_state: convert::from_extra(&mut extra, "requestState", losses),
            extra,
        })
    }
}

impl ConvertFrom<crate::v2025_11_25::CallToolResult>
for crate::v2026_07_28::CallToolOutcome {
    #[inline]
    fn convert_from(
        value: crate::v2025_11_25::CallToolResult,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        ConvertFrom::convert_from(value, losses).map(Box::new).map(Self::Complete)
    }
}

impl ConvertFrom<crate::v2025_11_25::CallToolResult>
for crate::v2026_07_28::CallToolResult {
    #[inline]
    fn convert_from(
        value: crate::v2025_11_25::CallToolResult,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let mut extra = value.extra;
        Ok(Self {
            meta: losses.optional("_meta", value.meta, convert::from_json),
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
            result_type: match convert::from_extra(&mut extra, "resultType", losses) {
                Some(value) => value,
                None => crate::v2026_07_28::ResultType::Complete,
            },
            structured_content: losses
                .optional(
                    "structuredContent",
                    value.structured_content,
                    convert::from_json,
                ),
            extra,
        })
    }
}

impl ConvertFrom<crate::v2025_11_25::CancelledNotification>
for crate::v2026_07_28::CancelledNotification {
    #[inline]
    fn convert_from(
        value: crate::v2025_11_25::CancelledNotification,
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

impl ConvertFrom<crate::v2025_11_25::CancelledNotificationParams>
for crate::v2026_07_28::CancelledNotificationParams {
    #[inline]
    fn convert_from(
        value: crate::v2025_11_25::CancelledNotificationParams,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let extra = value.extra;
        Ok(Self {
            meta: losses.optional("_meta", value.meta, convert::from_json),
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
for crate::v2026_07_28::ClientCapabilities {
    #[inline]
    fn convert_from(
        value: crate::v2025_11_25::ClientCapabilities,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let mut extra = value.extra;
        convert::carry_if(&mut extra, "tasks", &value.tasks);
        Ok(Self {
            elicitation: losses
                .optional("elicitation", value.elicitation, ConvertFrom::convert_from),
            experimental: value.experimental,
            extensions: convert::from_extra(&mut extra, "extensions", losses),
            roots: losses.optional("roots", value.roots, convert::to_json),
            sampling: losses
                .optional("sampling", value.sampling, ConvertFrom::convert_from),
            extra,
        })
    }
}

impl ConvertFrom<crate::v2025_11_25::CompleteRequest>
for crate::v2026_07_28::CompleteRequest {
    #[inline]
    fn convert_from(
        value: crate::v2025_11_25::CompleteRequest,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let mut extra = value.extra;
        extra.remove("jsonrpc");
        extra.remove("method");
        Ok(Self {
            id: value.id,
            params: losses.member("params", value.params, ConvertFrom::convert_from)?,
            extra,
        })
    }
}

impl ConvertFrom<crate::v2025_11_25::CompleteRequestParams>
for crate::v2026_07_28::CompleteRequestParams {
    #[inline]
    fn convert_from(
        value: crate::v2025_11_25::CompleteRequestParams,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let extra = value.extra;
        Ok(Self {
            meta: match losses.optional("_meta", value.meta, ConvertFrom::convert_from) {
                Some(value) => value,
                None => {
                    losses
                        .member(
                            "_meta",
                            crate::v2024_11_05::RequestMetaObject::new(),
                            ConvertFrom::convert_from,
                        )?
                }
            },
            argument: value.argument,
            context: value.context,
            r#ref: value.r#ref,
            extra,
        })
    }
}

impl ConvertFrom<crate::v2025_11_25::ContentBlock> for crate::v2026_07_28::ContentBlock {
    #[inline]
    fn convert_from(
        value: crate::v2025_11_25::ContentBlock,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        match value {
            crate::v2025_11_25::ContentBlock::Text(value) => {
                ConvertFrom::convert_from(value, losses).map(Self::Text)
            }
            crate::v2025_11_25::ContentBlock::Image(value) => {
                ConvertFrom::convert_from(value, losses).map(Self::Image)
            }
            crate::v2025_11_25::ContentBlock::Audio(value) => {
                ConvertFrom::convert_from(value, losses).map(Self::Audio)
            }
            crate::v2025_11_25::ContentBlock::ResourceLink(value) => {
                ConvertFrom::convert_from(*value, losses)
                    .map(Box::new)
                    .map(Self::ResourceLink)
            }
            crate::v2025_11_25::ContentBlock::Resource(value) => {
                ConvertFrom::convert_from(value, losses).map(Self::Resource)
            }
            crate::v2025_11_25::ContentBlock::Unknown(value) => {
                convert::read_again(&value, losses)
            }
        }
    }
}

impl ConvertFrom<crate::v2025_11_25::CreateMessageRequest>
for crate::v2026_07_28::CreateMessageRequest {
    #[inline]
    fn convert_from(
        value: crate::v2025_11_25::CreateMessageRequest,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let mut extra = value.extra;
        extra.remove("method");
        convert::carry(&mut extra, "id", &value.id);
        Ok(Self {
            params: losses.member("params", value.params, ConvertFrom::convert_from)?,
            extra,
        })
    }
}

impl ConvertFrom<crate::v2025_11_25::CreateMessageRequestParams>
for crate::v2026_07_28::CreateMessageRequestParams {
    #[inline]
    fn convert_from(
        value: crate::v2025_11_25::CreateMessageRequestParams,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let mut extra = value.extra;
        convert::carry_if(&mut extra, "_meta", &value.meta);
        convert::carry_if(&mut extra, "task", &value.task);
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
            tool_choice: value.tool_choice,
            tools: losses
                .optional(
                    "tools",
                    value.tools,
                    |value, losses| convert::list(
                        value,
                        losses,
                        ConvertFrom::convert_from,
                    ),
                ),
            extra,
        })
    }
}

impl ConvertFrom<crate::v2025_11_25::CreateMessageResult>
for crate::v2026_07_28::CreateMessageResult {
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
for crate::v2026_07_28::ElicitRequest {
    #[inline]
    fn convert_from(
        value: crate::v2025_11_25::ElicitRequest,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let mut extra = value.extra;
        extra.remove("method");
        convert::carry(&mut extra, "id", &value.id);
        Ok(Self {
            params: losses.member("params", value.params, ConvertFrom::convert_from)?,
            extra,
        })
    }
}

impl ConvertFrom<crate::v2025_11_25::ElicitRequestFormParams>
for crate::v2026_07_28::ElicitRequestFormParams {
    #[inline]
    fn convert_from(
        value: crate::v2025_11_25::ElicitRequestFormParams,
        _losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let mut extra = value.extra;
        convert::carry_if(&mut extra, "_meta", &value.meta);
        convert::carry_if(&mut extra, "task", &value.task);
        Ok(Self {
            message: value.message,
            mode: value.mode,
            requested_schema: value.requested_schema,
            extra,
        })
    }
}

impl ConvertFrom<crate::v2025_11_25::ElicitRequestParams>
for crate::v2026_07_28::ElicitRequestParams {
    #[inline]
    fn convert_from(
        value: crate::v2025_11_25::ElicitRequestParams,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        match value {
            crate::v2025_11_25::ElicitRequestParams::Url(value) => {
                ConvertFrom::convert_from(value, losses).map(Self::Url)
            }
            crate::v2025_11_25::ElicitRequestParams::Form(value) => {
                ConvertFrom::convert_from(*value, losses).map(Self::Form)
            }
            crate::v2025_11_25::ElicitRequestParams::Unknown(value) => {
                convert::read_again(&value, losses)
            }
        }
    }
}

impl ConvertFrom<crate::v2025_11_25::ElicitRequestURLParams>
for crate::v2026_07_28::ElicitRequestURLParams {
    #[inline]
    fn convert_from(
        value: crate::v2025_11_25::ElicitRequestURLParams,
        _losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let mut extra = value.extra;
        extra.remove("mode");
        convert::carry_if(&mut extra, "_meta", &value.meta);
        convert::carry(&mut extra, "elicitationId", &value.elicitation_id);
        convert::carry_if(&mut extra, "task", &value.task);
        Ok(Self {
            message: value.message,
            url: value.url,
            extra,
        })
    }
}

impl ConvertFrom<crate::v2025_11_25::ElicitResult> for crate::v2026_07_28::ElicitResult {
    #[inline]
    fn convert_from(
        value: crate::v2025_11_25::ElicitResult,
        _losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let mut extra = value.extra;
        convert::carry_if(&mut extra, "_meta", &value.meta);
        Ok(Self {
            action: value.action,
            content: value.content,
            extra,
        })
    }
}

impl ConvertFrom<crate::v2025_11_25::ElicitationCapability>
for crate::v2026_07_28::ElicitationCapability {
    #[inline]
    fn convert_from(
        value: crate::v2025_11_25::ElicitationCapability,
        _losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let extra = value.extra;
        Ok(Self {
            form: value.form,
            url: value.url,
            extra,
        })
    }
}

impl ConvertFrom<crate::v2025_11_25::GetPromptRequest>
for crate::v2026_07_28::GetPromptRequest {
    #[inline]
    fn convert_from(
        value: crate::v2025_11_25::GetPromptRequest,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let mut extra = value.extra;
        extra.remove("jsonrpc");
        extra.remove("method");
        Ok(Self {
            id: value.id,
            params: losses.member("params", value.params, ConvertFrom::convert_from)?,
            extra,
        })
    }
}

impl ConvertFrom<crate::v2025_11_25::GetPromptRequestParams>
for crate::v2026_07_28::GetPromptRequestParams {
    #[inline]
    fn convert_from(
        value: crate::v2025_11_25::GetPromptRequestParams,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let mut extra = value.extra;
        Ok(Self {
            meta: match losses.optional("_meta", value.meta, ConvertFrom::convert_from) {
                Some(value) => value,
                None => {
                    losses
                        .member(
                            "_meta",
                            crate::v2024_11_05::RequestMetaObject::new(),
                            ConvertFrom::convert_from,
                        )?
                }
            },
            arguments: value.arguments,
            input_responses: convert::from_extra(&mut extra, "inputResponses", losses),
            name: value.name,
            request_state: convert::from_extra(&mut extra, "requestState", losses),
            extra,
        })
    }
}

impl ConvertFrom<crate::v2025_11_25::GetPromptResult>
for crate::v2026_07_28::GetPromptOutcome {
    #[inline]
    fn convert_from(
        value: crate::v2025_11_25::GetPromptResult,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        ConvertFrom::convert_from(value, losses).map(Box::new).map(Self::Complete)
    }
}

impl ConvertFrom<crate::v2025_11_25::GetPromptResult>
for crate::v2026_07_28::GetPromptResult {
    #[inline]
    fn convert_from(
        value: crate::v2025_11_25::GetPromptResult,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let mut extra = value.extra;
        Ok(Self {
            meta: losses.optional("_meta", value.meta, convert::from_json),
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
            result_type: match convert::from_extra(&mut extra, "resultType", losses) {
                Some(value) => value,
                None => crate::v2026_07_28::ResultType::Complete,
            },
            extra,
        })
    }
}

impl ConvertFrom<crate::v2025_11_25::JSONRPCMessage>
for crate::v2026_07_28::JSONRPCMessage {
    #[inline]
    fn convert_from(
        value: crate::v2025_11_25::JSONRPCMessage,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        match value {
            crate::v2025_11_25::JSONRPCMessage::Request(value) => {
                Ok(Self::Request(value))
            }
            crate::v2025_11_25::JSONRPCMessage::Notification(value) => {
                Ok(Self::Notification(value))
            }
            crate::v2025_11_25::JSONRPCMessage::ResultResponse(value) => {
                ConvertFrom::convert_from(value, losses)
                    .map(Box::new)
                    .map(Self::ResultResponse)
            }
            crate::v2025_11_25::JSONRPCMessage::ErrorResponse(value) => {
                Ok(Self::ErrorResponse(value))
            }
            crate::v2025_11_25::JSONRPCMessage::Unknown(value) => {
                convert::read_again(&value, losses)
            }
        }
    }
}

impl ConvertFrom<crate::v2025_11_25::JSONRPCResponse>
for crate::v2026_07_28::JSONRPCResponse {
    #[inline]
    fn convert_from(
        value: crate::v2025_11_25::JSONRPCResponse,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        match value {
            crate::v2025_11_25::JSONRPCResponse::Result(value) => {
                ConvertFrom::convert_from(value, losses).map(Box::new).map(Self::Result)
            }
            crate::v2025_11_25::JSONRPCResponse::Error(value) => Ok(Self::Error(value)),
            crate::v2025_11_25::JSONRPCResponse::Unknown(value) => {
                convert::read_again(&value, losses)
            }
        }
    }
}

impl ConvertFrom<crate::v2025_11_25::JSONRPCResultResponse>
for crate::v2026_07_28::JSONRPCResultResponse {
    #[inline]
    fn convert_from(
        value: crate::v2025_11_25::JSONRPCResultResponse,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let mut extra = value.extra;
        extra.remove("jsonrpc");
        Ok(Self {
            id: value.id,
            result: losses.member("result", value.result, ConvertFrom::convert_from)?,
            extra,
        })
    }
}

impl ConvertFrom<crate::v2025_11_25::ListPromptsRequest>
for crate::v2026_07_28::ListPromptsRequest {
    #[inline]
    fn convert_from(
        value: crate::v2025_11_25::ListPromptsRequest,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let mut extra = value.extra;
        extra.remove("jsonrpc");
        extra.remove("method");
        Ok(Self {
            id: value.id,
            params: match losses
                .optional("params", value.params, ConvertFrom::convert_from)
            {
                Some(value) => value,
                None => return Err(losses.missing("params")),
            },
            extra,
        })
    }
}

impl ConvertFrom<crate::v2025_11_25::ListPromptsResult>
for crate::v2026_07_28::ListPromptsResult {
    #[inline]
    fn convert_from(
        value: crate::v2025_11_25::ListPromptsResult,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let mut extra = value.extra;
        Ok(Self {
            meta: losses.optional("_meta", value.meta, convert::from_json),
            cache_scope: match convert::from_extra(&mut extra, "cacheScope", losses) {
                Some(value) => value,
                None => crate::v2026_07_28::CacheScope::Private,
            },
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
            result_type: match convert::from_extra(&mut extra, "resultType", losses) {
                Some(value) => value,
                None => crate::v2026_07_28::ResultType::Complete,
            },
            ttl_ms: match convert::from_extra(&mut extra, "ttlMs", losses) {
                Some(value) => value,
                None => 0,
            },
            extra,
        })
    }
}

impl ConvertFrom<crate::v2025_11_25::ListResourceTemplatesRequest>
for crate::v2026_07_28::ListResourceTemplatesRequest {
    #[inline]
    fn convert_from(
        value: crate::v2025_11_25::ListResourceTemplatesRequest,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let mut extra = value.extra;
        extra.remove("jsonrpc");
        extra.remove("method");
        Ok(Self {
            id: value.id,
            params: match losses
                .optional("params", value.params, ConvertFrom::convert_from)
            {
                Some(value) => value,
                None => return Err(losses.missing("params")),
            },
            extra,
        })
    }
}

impl ConvertFrom<crate::v2025_11_25::ListResourceTemplatesResult>
for crate::v2026_07_28::ListResourceTemplatesResult {
    #[inline]
    fn convert_from(
        value: crate::v2025_11_25::ListResourceTemplatesResult,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let mut extra = value.extra;
        Ok(Self {
            meta: losses.optional("_meta", value.meta, convert::from_json),
            cache_scope: match convert::from_extra(&mut extra, "cacheScope", losses) {
                Some(value) => value,
                None => crate::v2026_07_28::CacheScope::Private,
            },
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
            result_type: match convert::from_extra(&mut extra, "resultType", losses) {
                Some(value) => value,
                None => crate::v2026_07_28::ResultType::Complete,
            },
            ttl_ms: match convert::from_extra(&mut extra, "ttlMs", losses) {
                Some(value) => value,
                None => 0,
            },
            extra,
        })
    }
}

impl ConvertFrom<crate::v2025_11_25::ListResourcesRequest>
for crate::v2026_07_28::ListResourcesRequest {
    #[inline]
    fn convert_from(
        value: crate::v2025_11_25::ListResourcesRequest,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let mut extra = value.extra;
        extra.remove("jsonrpc");
        extra.remove("method");
        Ok(Self {
            id: value.id,
            params: match losses
                .optional("params", value.params, ConvertFrom::convert_from)
            {
                Some(value) => value,
                None => return Err(losses.missing("params")),
            },
            extra,
        })
    }
}

impl ConvertFrom<crate::v2025_11_25::ListResourcesResult>
for crate::v2026_07_28::ListResourcesResult {
    #[inline]
    fn convert_from(
        value: crate::v2025_11_25::ListResourcesResult,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let mut extra = value.extra;
        Ok(Self {
            meta: losses.optional("_meta", value.meta, convert::from_json),
            cache_scope: match convert::from_extra(&mut extra, "cacheScope", losses) {
                Some(value) => value,
                None => crate::v2026_07_28::CacheScope::Private,
            },
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
            result_type: match convert::from_extra(&mut extra, "resultType", losses) {
                Some(value) => value,
                None => crate::v2026_07_28::ResultType::Complete,
            },
            ttl_ms: match convert::from_extra(&mut extra, "ttlMs", losses) {
                Some(value) => value,
                None => 0,
            },
            extra,
        })
    }
}

impl ConvertFrom<crate::v2025_11_25::ListRootsRequest>
for crate::v2026_07_28::ListRootsRequest {
    #[inline]
    fn convert_from(
        value: crate::v2025_11_25::ListRootsRequest,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let mut extra = value.extra;
        extra.remove("method");
        convert::carry(&mut extra, "id", &value.id);
        Ok(Self {
            params: losses.optional("params", value.params, ConvertFrom::convert_from),
            extra,
        })
    }
}

impl ConvertFrom<crate::v2025_11_25::ListToolsRequest>
for crate::v2026_07_28::ListToolsRequest {
    #[inline]
    fn convert_from(
        value: crate::v2025_11_25::ListToolsRequest,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let mut extra = value.extra;
        extra.remove("jsonrpc");
        extra.remove("method");
        Ok(Self {
            id: value.id,
            params: match losses
                .optional("params", value.params, ConvertFrom::convert_from)
            {
                Some(value) => value,
                None => return Err(losses.missing("params")),
            },
            extra,
        })
    }
}

impl ConvertFrom<crate::v2025_11_25::ListToolsResult>
for crate::v2026_07_28::ListToolsResult {
    #[inline]
    fn convert_from(
        value: crate::v2025_11_25::ListToolsResult,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let mut extra = value.extra;
        Ok(Self {
            meta: losses.optional("_meta", value.meta, convert::from_json),
            cache_scope: match convert::from_extra(&mut extra, "cacheScope", losses) {
                Some(value) => value,
                None => crate::v2026_07_28::CacheScope::Private,
            },
            next_cursor: value.next_cursor,
            result_type: match convert::from_extra(&mut extra, "resultType", losses) {
                Some(value) => value,
                None => crate::v2026_07_28::ResultType::Complete,
            },
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
            ttl_ms: match convert::from_extra(&mut extra, "ttlMs", losses) {
                Some(value) => value,
                None => 0,
            },
            extra,
        })
    }
}

impl ConvertFrom<crate::v2025_11_25::LoggingMessageNotification>
for crate::v2026_07_28::LoggingMessageNotification {
    #[inline]
    fn convert_from(
        value: crate::v2025_11_25::LoggingMessageNotification,
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

impl ConvertFrom<crate::v2025_11_25::LoggingMessageNotificationParams>
for crate::v2026_07_28::LoggingMessageNotificationParams {
    #[inline]
    fn convert_from(
        value: crate::v2025_11_25::LoggingMessageNotificationParams,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let extra = value.extra;
        Ok(Self {
            meta: losses.optional("_meta", value.meta, convert::from_json),
            data: value.data,
            level: value.level,
            logger: value.logger,
            extra,
        })
    }
}

impl ConvertFrom<crate::v2025_11_25::PaginatedRequest>
for crate::v2026_07_28::PaginatedRequest {
    #[inline]
    fn convert_from(
        value: crate::v2025_11_25::PaginatedRequest,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let mut extra = value.extra;
        extra.remove("jsonrpc");
        Ok(Self {
            id: value.id,
            method: value.method,
            params: match losses
                .optional("params", value.params, ConvertFrom::convert_from)
            {
                Some(value) => value,
                None => return Err(losses.missing("params")),
            },
            extra,
        })
    }
}

impl ConvertFrom<crate::v2025_11_25::PaginatedRequestParams>
for crate::v2026_07_28::PaginatedRequestParams {
    #[inline]
    fn convert_from(
        value: crate::v2025_11_25::PaginatedRequestParams,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let extra = value.extra;
        Ok(Self {
            meta: match losses.optional("_meta", value.meta, ConvertFrom::convert_from) {
                Some(value) => value,
                None => {
                    losses
                        .member(
                            "_meta",
                            crate::v2024_11_05::RequestMetaObject::new(),
                            ConvertFrom::convert_from,
                        )?
                }
            },
            cursor: value.cursor,
            extra,
        })
    }
}

impl ConvertFrom<crate::v2025_11_25::ProgressNotification>
for crate::v2026_07_28::ProgressNotification {
    #[inline]
    fn convert_from(
        value: crate::v2025_11_25::ProgressNotification,
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

impl ConvertFrom<crate::v2025_11_25::ProgressNotificationParams>
for crate::v2026_07_28::ProgressNotificationParams {
    #[inline]
    fn convert_from(
        value: crate::v2025_11_25::ProgressNotificationParams,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let extra = value.extra;
        Ok(Self {
            meta: losses.optional("_meta", value.meta, convert::from_json),
            message: value.message,
            progress: value.progress,
            progress_token: value.progress_token,
            total: value.total,
            extra,
        })
    }
}

impl ConvertFrom<crate::v2025_11_25::Prompt> for crate::v2026_07_28::Prompt {
    #[inline]
    fn convert_from(
        value: crate::v2025_11_25::Prompt,
        _losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let extra = value.extra;
        Ok(Self {
            meta: value.meta,
            arguments: value.arguments,
            description: value.description,
            icons: value.icons,
            name: value.name,
            title: value.title,
            extra,
        })
    }
}

impl ConvertFrom<crate::v2025_11_25::PromptListChangedNotification>
for crate::v2026_07_28::PromptListChangedNotification {
    #[inline]
    fn convert_from(
        value: crate::v2025_11_25::PromptListChangedNotification,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let mut extra = value.extra;
        extra.remove("jsonrpc");
        extra.remove("method");
        Ok(Self {
            params: losses.optional("params", value.params, ConvertFrom::convert_from),
            extra,
        })
    }
}

impl ConvertFrom<crate::v2025_11_25::PromptMessage>
for crate::v2026_07_28::PromptMessage {
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
for crate::v2026_07_28::ReadResourceRequest {
    #[inline]
    fn convert_from(
        value: crate::v2025_11_25::ReadResourceRequest,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let mut extra = value.extra;
        extra.remove("jsonrpc");
        extra.remove("method");
        Ok(Self {
            id: value.id,
            params: losses.member("params", value.params, ConvertFrom::convert_from)?,
            extra,
        })
    }
}

impl ConvertFrom<crate::v2025_11_25::ReadResourceRequestParams>
for crate::v2026_07_28::ReadResourceRequestParams {
    #[inline]
    fn convert_from(
        value: crate::v2025_11_25::ReadResourceRequestParams,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let mut extra = value.extra;
        Ok(Self {
            meta: match losses.optional("_meta", value.meta, ConvertFrom::convert_from) {
                Some(value) => value,
                None => {
                    losses
                        .member(
                            "_meta",
                            crate::v2024_11_05::RequestMetaObject::new(),
                            ConvertFrom::convert_from,
                        )?
                }
            },
            input_responses: convert::from_extra(&mut extra, "inputResponses", losses),
            request_state: convert::from_extra(&mut extra, "requestState", losses),
            uri: value.uri,
            extra,
        })
    }
}

impl ConvertFrom<crate::v2025_11_25::Resource> for crate::v2026_07_28::Resource {
    #[inline]
    fn convert_from(
        value: crate::v2025_11_25::Resource,
        _losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let extra = value.extra;
        Ok(Self {
            meta: value.meta,
            annotations: value.annotations,
            description: value.description,
            icons: value.icons,
            mime_type: value.mime_type,
            name: value.name,
            size: value.size,
            title: value.title,
            uri: value.uri,
            extra,
        })
    }
}

impl ConvertFrom<crate::v2025_11_25::ResourceLink> for crate::v2026_07_28::ResourceLink {
    #[inline]
    fn convert_from(
        value: crate::v2025_11_25::ResourceLink,
        _losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let mut extra = value.extra;
        extra.remove("type");
        Ok(Self {
            meta: value.meta,
            annotations: value.annotations,
            description: value.description,
            icons: value.icons,
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
for crate::v2026_07_28::ResourceListChangedNotification {
    #[inline]
    fn convert_from(
        value: crate::v2025_11_25::ResourceListChangedNotification,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let mut extra = value.extra;
        extra.remove("jsonrpc");
        extra.remove("method");
        Ok(Self {
            params: losses.optional("params", value.params, ConvertFrom::convert_from),
            extra,
        })
    }
}

impl ConvertFrom<crate::v2025_11_25::ResourceRequestParams>
for crate::v2026_07_28::ResourceRequestParams {
    #[inline]
    fn convert_from(
        value: crate::v2025_11_25::ResourceRequestParams,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let extra = value.extra;
        Ok(Self {
            meta: match losses.optional("_meta", value.meta, ConvertFrom::convert_from) {
                Some(value) => value,
                None => {
                    losses
                        .member(
                            "_meta",
                            crate::v2024_11_05::RequestMetaObject::new(),
                            ConvertFrom::convert_from,
                        )?
                }
            },
            uri: value.uri,
            extra,
        })
    }
}

impl ConvertFrom<crate::v2025_11_25::ResourceTemplate>
for crate::v2026_07_28::ResourceTemplate {
    #[inline]
    fn convert_from(
        value: crate::v2025_11_25::ResourceTemplate,
        _losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let extra = value.extra;
        Ok(Self {
            meta: value.meta,
            annotations: value.annotations,
            description: value.description,
            icons: value.icons,
            mime_type: value.mime_type,
            name: value.name,
            title: value.title,
            uri_template: value.uri_template,
            extra,
        })
    }
}

impl ConvertFrom<crate::v2025_11_25::ResourceUpdatedNotification>
for crate::v2026_07_28::ResourceUpdatedNotification {
    #[inline]
    fn convert_from(
        value: crate::v2025_11_25::ResourceUpdatedNotification,
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

impl ConvertFrom<crate::v2025_11_25::ResourceUpdatedNotificationParams>
for crate::v2026_07_28::ResourceUpdatedNotificationParams {
    #[inline]
    fn convert_from(
        value: crate::v2025_11_25::ResourceUpdatedNotificationParams,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let extra = value.extra;
        Ok(Self {
            meta: losses.optional("_meta", value.meta, convert::from_json),
            uri: value.uri,
            extra,
        })
    }
}

impl ConvertFrom<crate::v2025_11_25::SamplingCapability>
for crate::v2026_07_28::SamplingCapability {
    #[inline]
    fn convert_from(
        value: crate::v2025_11_25::SamplingCapability,
        _losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let extra = value.extra;
        Ok(Self {
            context: value.context,
            tools: value.tools,
            extra,
        })
    }
}

impl ConvertFrom<crate::v2025_11_25::SamplingMessage>
for crate::v2026_07_28::SamplingMessage {
    #[inline]
    fn convert_from(
        value: crate::v2025_11_25::SamplingMessage,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let extra = value.extra;
        Ok(Self {
            meta: value.meta,
            content: losses.member("content", value.content, ConvertFrom::convert_from)?,
            role: value.role,
            extra,
        })
    }
}

impl ConvertFrom<crate::v2025_11_25::SamplingMessageContent>
for crate::v2026_07_28::SamplingMessageContent {
    #[inline]
    fn convert_from(
        value: crate::v2025_11_25::SamplingMessageContent,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        match value {
            crate::v2025_11_25::SamplingMessageContent::Text(value) => {
                ConvertFrom::convert_from(value, losses).map(Self::Text)
            }
            crate::v2025_11_25::SamplingMessageContent::Image(value) => {
                ConvertFrom::convert_from(value, losses).map(Self::Image)
            }
            crate::v2025_11_25::SamplingMessageContent::Audio(value) => {
                ConvertFrom::convert_from(value, losses).map(Self::Audio)
            }
            crate::v2025_11_25::SamplingMessageContent::ToolUse(value) => {
                ConvertFrom::convert_from(value, losses).map(Self::ToolUse)
            }
            crate::v2025_11_25::SamplingMessageContent::ToolResult(value) => {
                ConvertFrom::convert_from(value, losses).map(Self::ToolResult)
            }
            crate::v2025_11_25::SamplingMessageContent::List(value) => {
                convert::list(value, losses, ConvertFrom::convert_from).map(Self::List)
            }
            crate::v2025_11_25::SamplingMessageContent::Unknown(value) => {
                convert::read_again(&value, losses)
            }
        }
    }
}

impl ConvertFrom<crate::v2025_11_25::SamplingMessageContentBlock>
for crate::v2026_07_28::SamplingMessageContentBlock {
    #[inline]
    fn convert_from(
        value: crate::v2025_11_25::SamplingMessageContentBlock,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        match value {
            crate::v2025_11_25::SamplingMessageContentBlock::Text(value) => {
                ConvertFrom::convert_from(value, losses).map(Self::Text)
            }
            crate::v2025_11_25::SamplingMessageContentBlock::Image(value) => {
                ConvertFrom::convert_from(value, losses).map(Self::Image)
            }
            crate::v2025_11_25::SamplingMessageContentBlock::Audio(value) => {
                ConvertFrom::convert_from(value, losses).map(Self::Audio)
            }
            crate::v2025_11_25::SamplingMessageContentBlock::ToolUse(value) => {
                ConvertFrom::convert_from(value, losses).map(Self::ToolUse)
            }
            crate::v2025_11_25::SamplingMessageContentBlock::ToolResult(value) => {
                ConvertFrom::convert_from(value, losses).map(Self::ToolResult)
            }
            crate::v2025_11_25::SamplingMessageContentBlock::Unknown(value) => {
                convert::read_again(&value, losses)
            }
        }
    }
}

impl ConvertFrom<crate::v2025_11_25::ServerCapabilities>
for crate::v2026_07_28::ServerCapabilities {
    #[inline]
    fn convert_from(
        value: crate::v2025_11_25::ServerCapabilities,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let mut extra = value.extra;
        convert::carry_if(&mut extra, "tasks", &value.tasks);
        Ok(Self {
            completions: value.completions,
            experimental: value.experimental,
            extensions: convert::from_extra(&mut extra, "extensions", losses),
            logging: value.logging,
            prompts: value.prompts,
            resources: value.resources,
            tools: value.tools,
            extra,
        })
    }
}

impl ConvertFrom<crate::v2025_11_25::Tool> for crate::v2026_07_28::Tool {
    #[inline]
    fn convert_from(
        value: crate::v2025_11_25::Tool,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let mut extra = value.extra;
        convert::carry_if(&mut extra, "execution", &value.execution);
        Ok(Self {
            meta: value.meta,
            annotations: value.annotations,
            description: value.description,
            icons: value.icons,
            input_schema: value.input_schema,
            name: value.name,
            output_schema: losses
                .optional(
                    "outputSchema",
                    value.output_schema,
                    ConvertFrom::convert_from,
                ),
            title: value.title,
            extra,
        })
    }
}

impl ConvertFrom<crate::v2025_11_25::ToolListChangedNotification>
for crate::v2026_07_28::ToolListChangedNotification {
    #[inline]
    fn convert_from(
        value: crate::v2025_11_25::ToolListChangedNotification,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let mut extra = value.extra;
        extra.remove("jsonrpc");
        extra.remove("method");
        Ok(Self {
            params: losses.optional("params", value.params, ConvertFrom::convert_from),
            extra,
        })
    }
}

impl ConvertFrom<crate::v2025_11_25::ToolResultContent>
for crate::v2026_07_28::ToolResultContent {
    #[inline]
    fn convert_from(
        value: crate::v2025_11_25::ToolResultContent,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let mut extra = value.extra;
        extra.remove("type");
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
            structured_content: losses
                .optional(
                    "structuredContent",
                    value.structured_content,
                    convert::from_json,
                ),
            tool_use_id: value.tool_use_id,
            extra,
        })
    }
}

impl ConvertFrom<crate::v2025_11_25::ToolUseContent>
for crate::v2026_07_28::ToolUseContent {
    #[inline]
    fn convert_from(
        value: crate::v2025_11_25::ToolUseContent,
        _losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let mut extra = value.extra;
        extra.remove("type");
        Ok(Self {
            meta: value.meta,
            id: value.id,
            input: value.input,
            name: value.name,
            extra,
        })
    }
}

impl ConvertFrom<crate::v2026_07_28::AudioContent> for crate::v2025_06_18::AudioContent {
    #[inline]
    fn convert_from(
        value: crate::v2026_07_28::AudioContent,
        _losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let mut extra = value.extra;
        extra.remove("type");
        Ok(Self {
            meta: value.meta,
            annotations: value.annotations,
            data: value.data,
            mime_type: value.mime_type,
            extra,
        })
    }
}

impl ConvertFrom<crate::v2026_07_28::BlobResourceContents>
for crate::v2025_06_18::BlobResourceContents {
    #[inline]
    fn convert_from(
        value: crate::v2026_07_28::BlobResourceContents,
        _losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let extra = value.extra;
        Ok(Self {
            meta: value.meta,
            blob: value.blob,
            mime_type: value.mime_type,
            uri: value.uri,
            extra,
        })
    }
}

impl ConvertFrom<crate::v2026_07_28::CallToolOutcome>
for crate::v2025_11_25::CallToolResult {
    #[inline]
    fn convert_from(
        value: crate::v2026_07_28::CallToolOutcome,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        match value {
            crate::v2026_07_28::CallToolOutcome::Complete(value) => {
                ConvertFrom::convert_from(*value, losses)
            }
            crate::v2026_07_28::CallToolOutcome::Unknown(value) => {
                convert::read_again(&value, losses)
            }

            #[allow(unreachable_patterns)]
            _ => Err(losses.unrepresentable("such a value")),
        }
    }
}

impl ConvertFrom<crate::v2026_07_28::CallToolRequest>
for crate::v2025_11_25::CallToolRequest {
    #[inline]
    fn convert_from(
        value: crate::v2026_07_28::CallToolRequest,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let mut extra = value.extra;
        extra.remove("jsonrpc");
        extra.remove("method");
        Ok(Self {
            id: value.id,
            params: losses.member("params", value.params, ConvertFrom::convert_from)?,
            extra,
        })
    }
}

impl ConvertFrom<crate::v2026_07_28::CallToolRequestParams>
for crate::v2025_11_25::CallToolRequestParams {
    #[inline]
    fn convert_from(
        value: crate::v2026_07_28::CallToolRequestParams,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let mut extra = value.extra;
        losses.drop_if("inputResponses", &value.input_responses);
        losses.drop_if("requestState", &value.request_state);
        Ok(Self {
            meta: losses.optional("_meta", Some(value.meta), ConvertFrom::convert_from),
            arguments: value.arguments,
            name: value.name,
            task: convert::from_extra(&mut extra, "task", losses),
            extra,
        })
    }
}

impl ConvertFrom<crate::v2026_07_28::CallToolResult>
for crate::v2025_11_25::CallToolResult {
    #[inline]
    fn convert_from(
        value: crate::v2026_07_28::CallToolResult,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let extra = value.extra;
        if value.result_type != crate::v2026_07_28::ResultType::Complete {
            losses.drop_member("resultType");
        }
        Ok(Self {
            meta: losses
                .optional(
                    "_meta",
                    value.meta,
                    |value, losses| {
                        let value = value;
                        losses
                            .drop_if(
                                "io.modelcontextprotocol/serverInfo",
                                &value.server_info,
                            );
                        convert::extra_only(value.extra)
                    },
                ),
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
            structured_content: losses
                .optional(
                    "structuredContent",
                    value.structured_content,
                    convert::from_json,
                ),
            extra,
        })
    }
}

impl ConvertFrom<crate::v2026_07_28::CancelledNotification>
for crate::v2025_11_25::CancelledNotification {
    #[inline]
    fn convert_from(
        value: crate::v2026_07_28::CancelledNotification,
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

impl ConvertFrom<crate::v2026_07_28::CancelledNotificationParams>
for crate::v2025_11_25::CancelledNotificationParams {
    #[inline]
    fn convert_from(
        value: crate::v2026_07_28::CancelledNotificationParams,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let extra = value.extra;
        Ok(Self {
            meta: losses
                .optional(
                    "_meta",
                    value.meta,
                    |value, losses| {
                        let value = value;
                        losses
                            .drop_if(
                                "io.modelcontextprotocol/subscriptionId",
                                &value.subscription_id,
                            );
                        convert::extra_only(value.extra)
                    },
                ),
            reason: value.reason,
            request_id: Some(value.request_id),
            extra,
        })
    }
}

impl ConvertFrom<crate::v2026_07_28::ClientCapabilities>
for crate::v2025_11_25::ClientCapabilities {
    #[inline]
    fn convert_from(
        value: crate::v2026_07_28::ClientCapabilities,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let mut extra = value.extra;
        losses.drop_if("extensions", &value.extensions);
        Ok(Self {
            elicitation: losses
                .optional("elicitation", value.elicitation, ConvertFrom::convert_from),
            experimental: value.experimental,
            roots: losses.optional("roots", value.roots, convert::from_json),
            sampling: losses
                .optional("sampling", value.sampling, ConvertFrom::convert_from),
            tasks: convert::from_extra(&mut extra, "tasks", losses),
            extra,
        })
    }
}

impl ConvertFrom<crate::v2026_07_28::CompleteRequest>
for crate::v2025_11_25::CompleteRequest {
    #[inline]
    fn convert_from(
        value: crate::v2026_07_28::CompleteRequest,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let mut extra = value.extra;
        extra.remove("jsonrpc");
        extra.remove("method");
        Ok(Self {
            id: value.id,
            params: losses.member("params", value.params, ConvertFrom::convert_from)?,
            extra,
        })
    }
}

impl ConvertFrom<crate::v2026_07_28::CompleteRequestParams>
for crate::v2025_11_25::CompleteRequestParams {
    #[inline]
    fn convert_from(
        value: crate::v2026_07_28::CompleteRequestParams,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let extra = value.extra;
        Ok(Self {
            meta: losses.optional("_meta", Some(value.meta), ConvertFrom::convert_from),
            argument: value.argument,
            context: value.context,
            r#ref: value.r#ref,
            extra,
        })
    }
}

impl ConvertFrom<crate::v2026_07_28::CompleteResult>
for crate::v2024_11_05::CompleteResult {
    #[inline]
    fn convert_from(
        value: crate::v2026_07_28::CompleteResult,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let extra = value.extra;
        if value.result_type != crate::v2026_07_28::ResultType::Complete {
            losses.drop_member("resultType");
        }
        Ok(Self {
            meta: losses
                .optional(
                    "_meta",
                    value.meta,
                    |value, losses| {
                        let value = value;
                        losses
                            .drop_if(
                                "io.modelcontextprotocol/serverInfo",
                                &value.server_info,
                            );
                        convert::extra_only(value.extra)
                    },
                ),
            completion: value.completion,
            extra,
        })
    }
}

impl ConvertFrom<crate::v2026_07_28::ContentBlock> for crate::v2025_11_25::ContentBlock {
    #[inline]
    fn convert_from(
        value: crate::v2026_07_28::ContentBlock,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        match value {
            crate::v2026_07_28::ContentBlock::Text(value) => {
                ConvertFrom::convert_from(value, losses).map(Self::Text)
            }
            crate::v2026_07_28::ContentBlock::Image(value) => {
                ConvertFrom::convert_from(value, losses).map(Self::Image)
            }
            crate::v2026_07_28::ContentBlock::Audio(value) => {
                ConvertFrom::convert_from(value, losses).map(Self::Audio)
            }
            crate::v2026_07_28::ContentBlock::ResourceLink(value) => {
                ConvertFrom::convert_from(*value, losses)
                    .map(Box::new)
                    .map(Self::ResourceLink)
            }
            crate::v2026_07_28::ContentBlock::Resource(value) => {
                ConvertFrom::convert_from(value, losses).map(Self::Resource)
            }
            crate::v2026_07_28::ContentBlock::Unknown(value) => {
                convert::read_again(&value, losses)
            }
        }
    }
}

impl ConvertFrom<crate::v2026_07_28::CreateMessageRequest>
for crate::v2025_11_25::CreateMessageRequest {
    #[inline]
    fn convert_from(
        value: crate::v2026_07_28::CreateMessageRequest,
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

impl ConvertFrom<crate::v2026_07_28::CreateMessageRequestParams>
for crate::v2025_11_25::CreateMessageRequestParams {
    #[inline]
    fn convert_from(
        value: crate::v2026_07_28::CreateMessageRequestParams,
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
            tool_choice: value.tool_choice,
            tools: losses
                .optional(
                    "tools",
                    value.tools,
                    |value, losses| convert::list(
                        value,
                        losses,
                        ConvertFrom::convert_from,
                    ),
                ),
            extra,
        })
    }
}

impl ConvertFrom<crate::v2026_07_28::CreateMessageResult>
for crate::v2025_11_25::CreateMessageResult {
    #[inline]
    fn convert_from(
        value: crate::v2026_07_28::CreateMessageResult,
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

impl ConvertFrom<crate::v2026_07_28::ElicitRequest>
for crate::v2025_11_25::ElicitRequest {
    #[inline]
    fn convert_from(
        value: crate::v2026_07_28::ElicitRequest,
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

impl ConvertFrom<crate::v2026_07_28::ElicitRequestFormParams>
for crate::v2025_11_25::ElicitRequestFormParams {
    #[inline]
    fn convert_from(
        value: crate::v2026_07_28::ElicitRequestFormParams,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let mut extra = value.extra;
        Ok(Self {
            meta: convert::from_extra(&mut extra, "_meta", losses),
            message: value.message,
            mode: value.mode,
            requested_schema: value.requested_schema,
            task: convert::from_extra(&mut extra, "task", losses),
            extra,
        })
    }
}

impl ConvertFrom<crate::v2026_07_28::ElicitRequestParams>
for crate::v2025_11_25::ElicitRequestParams {
    #[inline]
    fn convert_from(
        value: crate::v2026_07_28::ElicitRequestParams,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        match value {
            crate::v2026_07_28::ElicitRequestParams::Form(value) => {
                ConvertFrom::convert_from(value, losses).map(Box::new).map(Self::Form)
            }
            crate::v2026_07_28::ElicitRequestParams::Url(value) => {
                ConvertFrom::convert_from(value, losses).map(Self::Url)
            }
            crate::v2026_07_28::ElicitRequestParams::Unknown(value) => {
                convert::read_again(&value, losses)
            }
        }
    }
}

impl ConvertFrom<crate::v2026_07_28::ElicitRequestURLParams>
for crate::v2025_11_25::ElicitRequestURLParams {
    #[inline]
    fn convert_from(
        value: crate::v2026_07_28::ElicitRequestURLParams,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let mut extra = value.extra;
        extra.remove("mode");
        Ok(Self {
            meta: convert::from_extra(&mut extra, "_meta", losses),
            elicitation_id: match convert::from_extra(
                &mut extra,
                "elicitationId",
                losses,
            ) {
                Some(value) => value,
                None => return Err(losses.missing("elicitationId")),
            },
            message: value.message,
            task: convert::from_extra(&mut extra, "task", losses),
            url: value.url,
            extra,
        })
    }
}

impl ConvertFrom<crate::v2026_07_28::ElicitResult> for crate::v2025_11_25::ElicitResult {
    #[inline]
    fn convert_from(
        value: crate::v2026_07_28::ElicitResult,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let mut extra = value.extra;
        Ok(Self {
            meta: convert::from_extra(&mut extra, "_meta", losses),
            action: value.action,
            content: value.content,
            extra,
        })
    }
}

impl ConvertFrom<crate::v2026_07_28::ElicitationCapability>
for crate::v2025_11_25::ElicitationCapability {
    #[inline]
    fn convert_from(
        value: crate::v2026_07_28::ElicitationCapability,
        _losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let extra = value.extra;
        Ok(Self {
            form: value.form,
            url: value.url,
            extra,
        })
    }
}

impl ConvertFrom<crate::v2026_07_28::EmbeddedResource>
for crate::v2025_06_18::EmbeddedResource {
    #[inline]
    fn convert_from(
        value: crate::v2026_07_28::EmbeddedResource,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let mut extra = value.extra;
        extra.remove("type");
        Ok(Self {
            meta: value.meta,
            annotations: value.annotations,
            resource: losses
                .member("resource", value.resource, ConvertFrom::convert_from)?,
            extra,
        })
    }
}

impl ConvertFrom<crate::v2026_07_28::GetPromptOutcome>
for crate::v2025_11_25::GetPromptResult {
    #[inline]
    fn convert_from(
        value: crate::v2026_07_28::GetPromptOutcome,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        match value {
            crate::v2026_07_28::GetPromptOutcome::Complete(value) => {
                ConvertFrom::convert_from(*value, losses)
            }
            crate::v2026_07_28::GetPromptOutcome::Unknown(value) => {
                convert::read_again(&value, losses)
            }

            #[allow(unreachable_patterns)]
            _ => Err(losses.unrepresentable("such a value")),
        }
    }
}

impl ConvertFrom<crate::v2026_07_28::GetPromptRequest>
for crate::v2025_11_25::GetPromptRequest {
    #[inline]
    fn convert_from(
        value: crate::v2026_07_28::GetPromptRequest,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let mut extra = value.extra;
        extra.remove("jsonrpc");
        extra.remove("method");
        Ok(Self {
            id: value.id,
            params: losses.member("params", value.params, ConvertFrom::convert_from)?,
            extra,
        })
    }
}

impl ConvertFrom<crate::v2026_07_28::GetPromptRequestParams>
for crate::v2025_11_25::GetPromptRequestParams {
    #[inline]
    fn convert_from(
        value: crate::v2026_07_28::GetPromptRequestParams,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let extra = value.extra;
        losses.drop_if("inputResponses", &value.input_responses);
        losses.drop_if("requestState", &value.request_state);
        Ok(Self {
            meta: losses.optional("_meta", Some(value.meta), ConvertFrom::convert_from),
            arguments: value.arguments,
            name: value.name,
            extra,
        })
    }
}

impl ConvertFrom<crate::v2026_07_28::GetPromptResult>
for crate::v2025_11_25::GetPromptResult {
    #[inline]
    fn convert_from(
        value: crate::v2026_07_28::GetPromptResult,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let extra = value.extra;
        if value.result_type != crate::v2026_07_28::ResultType::Complete {
            losses.drop_member("resultType");
        }
        Ok(Self {
            meta: losses
                .optional(
                    "_meta",
                    value.meta,
                    |value, losses| {
                        let value = value;
                        losses
                            .drop_if(
                                "io.modelcontextprotocol/serverInfo",
                                &value.server_info,
                            );
                        convert::extra_only(value.extra)
                    },
                ),
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

impl ConvertFrom<crate::v2026_07_28::ImageContent> for crate::v2025_06_18::ImageContent {
    #[inline]
    fn convert_from(
        value: crate::v2026_07_28::ImageContent,
        _losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let mut extra = value.extra;
        extra.remove("type");
        Ok(Self {
            meta: value.meta,
            annotations: value.annotations,
            data: value.data,
            mime_type: value.mime_type,
            extra,
        })
    }
}

impl ConvertFrom<crate::v2026_07_28::JSONRPCMessage>
for crate::v2025_11_25::JSONRPCMessage {
    #[inline]
    fn convert_from(
        value: crate::v2026_07_28::JSONRPCMessage,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        match value {
            crate::v2026_07_28::JSONRPCMessage::Request(value) => {
                Ok(Self::Request(value))
            }
            crate::v2026_07_28::JSONRPCMessage::Notification(value) => {
                Ok(Self::Notification(value))
            }
            crate::v2026_07_28::JSONRPCMessage::ResultResponse(value) => {
                ConvertFrom::convert_from(*value, losses).map(Self::ResultResponse)
            }
            crate::v2026_07_28::JSONRPCMessage::ErrorResponse(value) => {
                Ok(Self::ErrorResponse(value))
            }
            crate::v2026_07_28::JSONRPCMessage::Unknown(value) => {
                convert::read_again(&value, losses)
            }
        }
    }
}

impl ConvertFrom<crate::v2026_07_28::JSONRPCResponse>
for crate::v2025_11_25::JSONRPCResponse {
    #[inline]
    fn convert_from(
        value: crate::v2026_07_28::JSONRPCResponse,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        match value {
            crate::v2026_07_28::JSONRPCResponse::Result(value) => {
                ConvertFrom::convert_from(*value, losses).map(Self::Result)
            }
            crate::v2026_07_28::JSONRPCResponse::Error(value) => Ok(Self::Error(value)),
            crate::v2026_07_28::JSONRPCResponse::Unknown(value) => {
                convert::read_again(&value, losses)
            }
        }
    }
}

impl ConvertFrom<crate::v2026_07_28::JSONRPCResultResponse>
for crate::v2025_11_25::JSONRPCResultResponse {
    #[inline]
    fn convert_from(
        value: crate::v2026_07_28::JSONRPCResultResponse,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let mut extra = value.extra;
        extra.remove("jsonrpc");
        Ok(Self {
            id: value.id,
            result: losses.member("result", value.result, ConvertFrom::convert_from)?,
            extra,
        })
    }
}

impl ConvertFrom<crate::v2026_07_28::ListPromptsRequest>
for crate::v2025_11_25::ListPromptsRequest {
    #[inline]
    fn convert_from(
        value: crate::v2026_07_28::ListPromptsRequest,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let mut extra = value.extra;
        extra.remove("jsonrpc");
        extra.remove("method");
        Ok(Self {
            id: value.id,
            params: losses
                .optional("params", Some(value.params), ConvertFrom::convert_from),
            extra,
        })
    }
}

impl ConvertFrom<crate::v2026_07_28::ListPromptsResult>
for crate::v2025_11_25::ListPromptsResult {
    #[inline]
    fn convert_from(
        value: crate::v2026_07_28::ListPromptsResult,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let extra = value.extra;
        if value.cache_scope != crate::v2026_07_28::CacheScope::Private {
            losses.drop_member("cacheScope");
        }
        if value.result_type != crate::v2026_07_28::ResultType::Complete {
            losses.drop_member("resultType");
        }
        if value.ttl_ms != 0 {
            losses.drop_member("ttlMs");
        }
        Ok(Self {
            meta: losses
                .optional(
                    "_meta",
                    value.meta,
                    |value, losses| {
                        let value = value;
                        losses
                            .drop_if(
                                "io.modelcontextprotocol/serverInfo",
                                &value.server_info,
                            );
                        convert::extra_only(value.extra)
                    },
                ),
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

impl ConvertFrom<crate::v2026_07_28::ListResourceTemplatesRequest>
for crate::v2025_11_25::ListResourceTemplatesRequest {
    #[inline]
    fn convert_from(
        value: crate::v2026_07_28::ListResourceTemplatesRequest,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let mut extra = value.extra;
        extra.remove("jsonrpc");
        extra.remove("method");
        Ok(Self {
            id: value.id,
            params: losses
                .optional("params", Some(value.params), ConvertFrom::convert_from),
            extra,
        })
    }
}

impl ConvertFrom<crate::v2026_07_28::ListResourceTemplatesResult>
for crate::v2025_11_25::ListResourceTemplatesResult {
    #[inline]
    fn convert_from(
        value: crate::v2026_07_28::ListResourceTemplatesResult,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let extra = value.extra;
        if value.cache_scope != crate::v2026_07_28::CacheScope::Private {
            losses.drop_member("cacheScope");
        }
        if value.result_type != crate::v2026_07_28::ResultType::Complete {
            losses.drop_member("resultType");
        }
        if value.ttl_ms != 0 {
            losses.drop_member("ttlMs");
        }
        Ok(Self {
            meta: losses
                .optional(
                    "_meta",
                    value.meta,
                    |value, losses| {
                        let value = value;
                        losses
                            .drop_if(
                                "io.modelcontextprotocol/serverInfo",
                                &value.server_info,
                            );
                        convert::extra_only(value.extra)
                    },
                ),
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

impl ConvertFrom<crate::v2026_07_28::ListResourcesRequest>
for crate::v2025_11_25::ListResourcesRequest {
    #[inline]
    fn convert_from(
        value: crate::v2026_07_28::ListResourcesRequest,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let mut extra = value.extra;
        extra.remove("jsonrpc");
        extra.remove("method");
        Ok(Self {
            id: value.id,
            params: losses
                .optional("params", Some(value.params), ConvertFrom::convert_from),
            extra,
        })
    }
}

impl ConvertFrom<crate::v2026_07_28::ListResourcesResult>
for crate::v2025_11_25::ListResourcesResult {
    #[inline]
    fn convert_from(
        value: crate::v2026_07_28::ListResourcesResult,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let extra = value.extra;
        if value.cache_scope != crate::v2026_07_28::CacheScope::Private {
            losses.drop_member("cacheScope");
        }
        if value.result_type != crate::v2026_07_28::ResultType::Complete {
            losses.drop_member("resultType");
        }
        if value.ttl_ms != 0 {
            losses.drop_member("ttlMs");
        }
        Ok(Self {
            meta: losses
                .optional(
                    "_meta",
                    value.meta,
                    |value, losses| {
                        let value = value;
                        losses
                            .drop_if(
                                "io.modelcontextprotocol/serverInfo",
                                &value.server_info,
                            );
                        convert::extra_only(value.extra)
                    },
                ),
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

impl ConvertFrom<crate::v2026_07_28::ListRootsRequest>
for crate::v2025_11_25::ListRootsRequest {
    #[inline]
    fn convert_from(
        value: crate::v2026_07_28::ListRootsRequest,
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

impl ConvertFrom<crate::v2026_07_28::ListRootsRequestParams>
for crate::v2024_11_05::RequestParams {
    #[inline]
    fn convert_from(
        value: crate::v2026_07_28::ListRootsRequestParams,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let extra = value.extra;
        Ok(Self {
            meta: losses.optional("_meta", value.meta, convert::from_json),
            extra,
        })
    }
}

impl ConvertFrom<crate::v2026_07_28::ListRootsResult>
for crate::v2025_06_18::ListRootsResult {
    #[inline]
    fn convert_from(
        value: crate::v2026_07_28::ListRootsResult,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let mut extra = value.extra;
        Ok(Self {
            meta: convert::from_extra(&mut extra, "_meta", losses),
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

impl ConvertFrom<crate::v2026_07_28::ListToolsRequest>
for crate::v2025_11_25::ListToolsRequest {
    #[inline]
    fn convert_from(
        value: crate::v2026_07_28::ListToolsRequest,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let mut extra = value.extra;
        extra.remove("jsonrpc");
        extra.remove("method");
        Ok(Self {
            id: value.id,
            params: losses
                .optional("params", Some(value.params), ConvertFrom::convert_from),
            extra,
        })
    }
}

impl ConvertFrom<crate::v2026_07_28::ListToolsResult>
for crate::v2025_11_25::ListToolsResult {
    #[inline]
    fn convert_from(
        value: crate::v2026_07_28::ListToolsResult,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let extra = value.extra;
        if value.cache_scope != crate::v2026_07_28::CacheScope::Private {
            losses.drop_member("cacheScope");
        }
        if value.result_type != crate::v2026_07_28::ResultType::Complete {
            losses.drop_member("resultType");
        }
        if value.ttl_ms != 0 {
            losses.drop_member("ttlMs");
        }
        Ok(Self {
            meta: losses
                .optional(
                    "_meta",
                    value.meta,
                    |value, losses| {
                        let value = value;
                        losses
                            .drop_if(
                                "io.modelcontextprotocol/serverInfo",
                                &value.server_info,
                            );
                        convert::extra_only(value.extra)
                    },
                ),
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

impl ConvertFrom<crate::v2026_07_28::LoggingMessageNotification>
for crate::v2025_11_25::LoggingMessageNotification {
    #[inline]
    fn convert_from(
        value: crate::v2026_07_28::LoggingMessageNotification,
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

impl ConvertFrom<crate::v2026_07_28::LoggingMessageNotificationParams>
for crate::v2025_11_25::LoggingMessageNotificationParams {
    #[inline]
    fn convert_from(
        value: crate::v2026_07_28::LoggingMessageNotificationParams,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let extra = value.extra;
        Ok(Self {
            meta: losses
                .optional(
                    "_meta",
                    value.meta,
                    |value, losses| {
                        let value = value;
                        losses
                            .drop_if(
                                "io.modelcontextprotocol/subscriptionId",
                                &value.subscription_id,
                            );
                        convert::extra_only(value.extra)
                    },
                ),
            data: value.data,
            level: value.level,
            logger: value.logger,
            extra,
        })
    }
}

impl ConvertFrom<crate::v2026_07_28::NotificationParams>
for crate::v2024_11_05::NotificationParams {
    #[inline]
    fn convert_from(
        value: crate::v2026_07_28::NotificationParams,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let extra = value.extra;
        Ok(Self {
            meta: losses
                .optional(
                    "_meta",
                    value.meta,
                    |value, losses| {
                        let value = value;
                        losses
                            .drop_if(
                                "io.modelcontextprotocol/subscriptionId",
                                &value.subscription_id,
                            );
                        convert::extra_only(value.extra)
                    },
                ),
            extra,
        })
    }
}

impl ConvertFrom<crate::v2026_07_28::PaginatedRequest>
for crate::v2025_11_25::PaginatedRequest {
    #[inline]
    fn convert_from(
        value: crate::v2026_07_28::PaginatedRequest,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let mut extra = value.extra;
        extra.remove("jsonrpc");
        Ok(Self {
            id: value.id,
            method: value.method,
            params: losses
                .optional("params", Some(value.params), ConvertFrom::convert_from),
            extra,
        })
    }
}

impl ConvertFrom<crate::v2026_07_28::PaginatedRequestParams>
for crate::v2025_11_25::PaginatedRequestParams {
    #[inline]
    fn convert_from(
        value: crate::v2026_07_28::PaginatedRequestParams,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let extra = value.extra;
        Ok(Self {
            meta: losses.optional("_meta", Some(value.meta), ConvertFrom::convert_from),
            cursor: value.cursor,
            extra,
        })
    }
}

impl ConvertFrom<crate::v2026_07_28::PaginatedResult>
for crate::v2024_11_05::PaginatedResult {
    #[inline]
    fn convert_from(
        value: crate::v2026_07_28::PaginatedResult,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let extra = value.extra;
        if value.result_type != crate::v2026_07_28::ResultType::Complete {
            losses.drop_member("resultType");
        }
        Ok(Self {
            meta: losses
                .optional(
                    "_meta",
                    value.meta,
                    |value, losses| {
                        let value = value;
                        losses
                            .drop_if(
                                "io.modelcontextprotocol/serverInfo",
                                &value.server_info,
                            );
                        convert::extra_only(value.extra)
                    },
                ),
            next_cursor: value.next_cursor,
            extra,
        })
    }
}

impl ConvertFrom<crate::v2026_07_28::ProgressNotification>
for crate::v2025_11_25::ProgressNotification {
    #[inline]
    fn convert_from(
        value: crate::v2026_07_28::ProgressNotification,
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

impl ConvertFrom<crate::v2026_07_28::ProgressNotificationParams>
for crate::v2025_11_25::ProgressNotificationParams {
    #[inline]
    fn convert_from(
        value: crate::v2026_07_28::ProgressNotificationParams,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let extra = value.extra;
        Ok(Self {
            meta: losses
                .optional(
                    "_meta",
                    value.meta,
                    |value, losses| {
                        let value = value;
                        losses
                            .drop_if(
                                "io.modelcontextprotocol/subscriptionId",
                                &value.subscription_id,
                            );
                        convert::extra_only(value.extra)
                    },
                ),
            message: value.message,
            progress: value.progress,
            progress_token: value.progress_token,
            total: value.total,
            extra,
        })
    }
}

impl ConvertFrom<crate::v2026_07_28::Prompt> for crate::v2025_11_25::Prompt {
    #[inline]
    fn convert_from(
        value: crate::v2026_07_28::Prompt,
        _losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let extra = value.extra;
        Ok(Self {
            meta: value.meta,
            arguments: value.arguments,
            description: value.description,
            icons: value.icons,
            name: value.name,
            title: value.title,
            extra,
        })
    }
}

impl ConvertFrom<crate::v2026_07_28::PromptListChangedNotification>
for crate::v2025_11_25::PromptListChangedNotification {
    #[inline]
    fn convert_from(
        value: crate::v2026_07_28::PromptListChangedNotification,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let mut extra = value.extra;
        extra.remove("jsonrpc");
        extra.remove("method");
        Ok(Self {
            params: losses.optional("params", value.params, ConvertFrom::convert_from),
            extra,
        })
    }
}

impl ConvertFrom<crate::v2026_07_28::PromptMessage>
for crate::v2025_11_25::PromptMessage {
    #[inline]
    fn convert_from(
        value: crate::v2026_07_28::PromptMessage,
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

impl ConvertFrom<crate::v2026_07_28::ReadResourceOutcome>
for crate::v2025_06_18::ReadResourceResult {
    #[inline]
    fn convert_from(
        value: crate::v2026_07_28::ReadResourceOutcome,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        match value {
            crate::v2026_07_28::ReadResourceOutcome::Complete(value) => {
                ConvertFrom::convert_from(*value, losses)
            }
            crate::v2026_07_28::ReadResourceOutcome::Unknown(value) => {
                convert::read_again(&value, losses)
            }

            #[allow(unreachable_patterns)]
            _ => Err(losses.unrepresentable("such a value")),
        }
    }
}

impl ConvertFrom<crate::v2026_07_28::ReadResourceRequest>
for crate::v2025_11_25::ReadResourceRequest {
    #[inline]
    fn convert_from(
        value: crate::v2026_07_28::ReadResourceRequest,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let mut extra = value.extra;
        extra.remove("jsonrpc");
        extra.remove("method");
        Ok(Self {
            id: value.id,
            params: losses.member("params", value.params, ConvertFrom::convert_from)?,
            extra,
        })
    }
}

impl ConvertFrom<crate::v2026_07_28::ReadResourceRequestParams>
for crate::v2025_11_25::ReadResourceRequestParams {
    #[inline]
    fn convert_from(
        value: crate::v2026_07_28::ReadResourceRequestParams,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let extra = value.extra;
        losses.drop_if("inputResponses", &value.input_responses);
        losses.drop_if("requestState", &value.request_state);
        Ok(Self {
            meta: losses.optional("_meta", Some(value.meta), ConvertFrom::convert_from),
            uri: value.uri,
            extra,
        })
    }
}

impl ConvertFrom<crate::v2026_07_28::ReadResourceResult>
for crate::v2025_06_18::ReadResourceResult {
    #[inline]
    fn convert_from(
        value: crate::v2026_07_28::ReadResourceResult,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let extra = value.extra;
        if value.cache_scope != crate::v2026_07_28::CacheScope::Private {
            losses.drop_member("cacheScope");
        }
        if value.result_type != crate::v2026_07_28::ResultType::Complete {
            losses.drop_member("resultType");
        }
        if value.ttl_ms != 0 {
            losses.drop_member("ttlMs");
        }
        Ok(Self {
            meta: losses
                .optional(
                    "_meta",
                    value.meta,
                    |value, losses| {
                        let value = value;
                        losses
                            .drop_if(
                                "io.modelcontextprotocol/serverInfo",
                                &value.server_info,
                            );
                        convert::extra_only(value.extra)
                    },
                ),
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

impl ConvertFrom<crate::v2026_07_28::RequestMetaObject>
for crate::v2024_11_05::RequestMetaObject {
    #[inline]
    fn convert_from(
        value: crate::v2026_07_28::RequestMetaObject,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let extra = value.extra;
        losses.drop_member("io.modelcontextprotocol/clientCapabilities");
        losses.drop_if("io.modelcontextprotocol/clientInfo", &value.client_info);
        losses.drop_if("io.modelcontextprotocol/logLevel", &value.log_level);
        losses.drop_member("io.modelcontextprotocol/protocolVersion");
        Ok(Self {
            progress_token: value.progress_token,
            extra,
        })
    }
}

impl ConvertFrom<crate::v2026_07_28::RequestParams>
for crate::v2024_11_05::RequestParams {
    #[inline]
    fn convert_from(
        value: crate::v2026_07_28::RequestParams,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let extra = value.extra;
        Ok(Self {
            meta: losses.optional("_meta", Some(value.meta), ConvertFrom::convert_from),
            extra,
        })
    }
}

impl ConvertFrom<crate::v2026_07_28::Resource> for crate::v2025_11_25::Resource {
    #[inline]
    fn convert_from(
        value: crate::v2026_07_28::Resource,
        _losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let extra = value.extra;
        Ok(Self {
            meta: value.meta,
            annotations: value.annotations,
            description: value.description,
            icons: value.icons,
            mime_type: value.mime_type,
            name: value.name,
            size: value.size,
            title: value.title,
            uri: value.uri,
            extra,
        })
    }
}

impl ConvertFrom<crate::v2026_07_28::ResourceContents>
for crate::v2025_06_18::ResourceContents {
    #[inline]
    fn convert_from(
        value: crate::v2026_07_28::ResourceContents,
        _losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let extra = value.extra;
        Ok(Self {
            meta: value.meta,
            mime_type: value.mime_type,
            uri: value.uri,
            extra,
        })
    }
}

impl ConvertFrom<crate::v2026_07_28::ResourceLink> for crate::v2025_11_25::ResourceLink {
    #[inline]
    fn convert_from(
        value: crate::v2026_07_28::ResourceLink,
        _losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let mut extra = value.extra;
        extra.remove("type");
        Ok(Self {
            meta: value.meta,
            annotations: value.annotations,
            description: value.description,
            icons: value.icons,
            mime_type: value.mime_type,
            name: value.name,
            size: value.size,
            title: value.title,
            uri: value.uri,
            extra,
        })
    }
}

impl ConvertFrom<crate::v2026_07_28::ResourceListChangedNotification>
for crate::v2025_11_25::ResourceListChangedNotification {
    #[inline]
    fn convert_from(
        value: crate::v2026_07_28::ResourceListChangedNotification,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let mut extra = value.extra;
        extra.remove("jsonrpc");
        extra.remove("method");
        Ok(Self {
            params: losses.optional("params", value.params, ConvertFrom::convert_from),
            extra,
        })
    }
}

impl ConvertFrom<crate::v2026_07_28::ResourceRequestParams>
for crate::v2025_11_25::ResourceRequestParams {
    #[inline]
    fn convert_from(
        value: crate::v2026_07_28::ResourceRequestParams,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let extra = value.extra;
        Ok(Self {
            meta: losses.optional("_meta", Some(value.meta), ConvertFrom::convert_from),
            uri: value.uri,
            extra,
        })
    }
}

impl ConvertFrom<crate::v2026_07_28::ResourceTemplate>
for crate::v2025_11_25::ResourceTemplate {
    #[inline]
    fn convert_from(
        value: crate::v2026_07_28::ResourceTemplate,
        _losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let extra = value.extra;
        Ok(Self {
            meta: value.meta,
            annotations: value.annotations,
            description: value.description,
            icons: value.icons,
            mime_type: value.mime_type,
            name: value.name,
            title: value.title,
            uri_template: value.uri_template,
            extra,
        })
    }
}

impl ConvertFrom<crate::v2026_07_28::ResourceUpdatedNotification>
for crate::v2025_11_25::ResourceUpdatedNotification {
    #[inline]
    fn convert_from(
        value: crate::v2026_07_28::ResourceUpdatedNotification,
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

impl ConvertFrom<crate::v2026_07_28::ResourceUpdatedNotificationParams>
for crate::v2025_11_25::ResourceUpdatedNotificationParams {
    #[inline]
    fn convert_from(
        value: crate::v2026_07_28::ResourceUpdatedNotificationParams,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let extra = value.extra;
        Ok(Self {
            meta: losses
                .optional(
                    "_meta",
                    value.meta,
                    |value, losses| {
                        let value = value;
                        losses
                            .drop_if(
                                "io.modelcontextprotocol/subscriptionId",
                                &value.subscription_id,
                            );
                        convert::extra_only(value.extra)
                    },
                ),
            uri: value.uri,
            extra,
        })
    }
}

impl ConvertFrom<crate::v2026_07_28::ResultObject> for crate::v2024_11_05::ResultObject {
    #[inline]
    fn convert_from(
        value: crate::v2026_07_28::ResultObject,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let extra = value.extra;
        if value.result_type != crate::v2026_07_28::ResultType::Complete {
            losses.drop_member("resultType");
        }
        Ok(Self {
            meta: losses
                .optional(
                    "_meta",
                    value.meta,
                    |value, losses| {
                        let value = value;
                        losses
                            .drop_if(
                                "io.modelcontextprotocol/serverInfo",
                                &value.server_info,
                            );
                        convert::extra_only(value.extra)
                    },
                ),
            extra,
        })
    }
}

impl ConvertFrom<crate::v2026_07_28::Root> for crate::v2025_06_18::Root {
    #[inline]
    fn convert_from(
        value: crate::v2026_07_28::Root,
        _losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let extra = value.extra;
        Ok(Self {
            meta: value.meta,
            name: value.name,
            uri: value.uri,
            extra,
        })
    }
}

impl ConvertFrom<crate::v2026_07_28::SamplingCapability>
for crate::v2025_11_25::SamplingCapability {
    #[inline]
    fn convert_from(
        value: crate::v2026_07_28::SamplingCapability,
        _losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let extra = value.extra;
        Ok(Self {
            context: value.context,
            tools: value.tools,
            extra,
        })
    }
}

impl ConvertFrom<crate::v2026_07_28::SamplingMessage>
for crate::v2025_11_25::SamplingMessage {
    #[inline]
    fn convert_from(
        value: crate::v2026_07_28::SamplingMessage,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let extra = value.extra;
        Ok(Self {
            meta: value.meta,
            content: losses.member("content", value.content, ConvertFrom::convert_from)?,
            role: value.role,
            extra,
        })
    }
}

impl ConvertFrom<crate::v2026_07_28::SamplingMessageContent>
for crate::v2025_11_25::SamplingMessageContent {
    #[inline]
    fn convert_from(
        value: crate::v2026_07_28::SamplingMessageContent,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        match value {
            crate::v2026_07_28::SamplingMessageContent::Text(value) => {
                ConvertFrom::convert_from(value, losses).map(Self::Text)
            }
            crate::v2026_07_28::SamplingMessageContent::Image(value) => {
                ConvertFrom::convert_from(value, losses).map(Self::Image)
            }
            crate::v2026_07_28::SamplingMessageContent::Audio(value) => {
                ConvertFrom::convert_from(value, losses).map(Self::Audio)
            }
            crate::v2026_07_28::SamplingMessageContent::ToolUse(value) => {
                ConvertFrom::convert_from(value, losses).map(Self::ToolUse)
            }
            crate::v2026_07_28::SamplingMessageContent::ToolResult(value) => {
                ConvertFrom::convert_from(value, losses).map(Self::ToolResult)
            }
            crate::v2026_07_28::SamplingMessageContent::List(value) => {
                convert::list(value, losses, ConvertFrom::convert_from).map(Self::List)
            }
            crate::v2026_07_28::SamplingMessageContent::Unknown(value) => {
                convert::read_again(&value, losses)
            }
        }
    }
}

impl ConvertFrom<crate::v2026_07_28::SamplingMessageContentBlock>
for crate::v2025_11_25::SamplingMessageContentBlock {
    #[inline]
    fn convert_from(
        value: crate::v2026_07_28::SamplingMessageContentBlock,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        match value {
            crate::v2026_07_28::SamplingMessageContentBlock::Text(value) => {
                ConvertFrom::convert_from(value, losses).map(Self::Text)
            }
            crate::v2026_07_28::SamplingMessageContentBlock::Image(value) => {
                ConvertFrom::convert_from(value, losses).map(Self::Image)
            }
            crate::v2026_07_28::SamplingMessageContentBlock::Audio(value) => {
                ConvertFrom::convert_from(value, losses).map(Self::Audio)
            }
            crate::v2026_07_28::SamplingMessageContentBlock::ToolUse(value) => {
                ConvertFrom::convert_from(value, losses).map(Self::ToolUse)
            }
            crate::v2026_07_28::SamplingMessageContentBlock::ToolResult(value) => {
                ConvertFrom::convert_from(value, losses).map(Self::ToolResult)
            }
            crate::v2026_07_28::SamplingMessageContentBlock::Unknown(value) => {
                convert::read_again(&value, losses)
            }
        }
    }
}

impl ConvertFrom<crate::v2026_07_28::ServerCapabilities>
for crate::v2025_11_25::ServerCapabilities {
    #[inline]
    fn convert_from(
        value: crate::v2026_07_28::ServerCapabilities,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let mut extra = value.extra;
        losses.drop_if("extensions", &value.extensions);
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

impl ConvertFrom<crate::v2026_07_28::TextContent> for crate::v2025_06_18::TextContent {
    #[inline]
    fn convert_from(
        value: crate::v2026_07_28::TextContent,
        _losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let mut extra = value.extra;
        extra.remove("type");
        Ok(Self {
            meta: value.meta,
            annotations: value.annotations,
            text: value.text,
            extra,
        })
    }
}

impl ConvertFrom<crate::v2026_07_28::TextOrBlobResourceContents>
for crate::v2025_06_18::TextOrBlobResourceContents {
    #[inline]
    fn convert_from(
        value: crate::v2026_07_28::TextOrBlobResourceContents,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        match value {
            crate::v2026_07_28::TextOrBlobResourceContents::Text(value) => {
                ConvertFrom::convert_from(value, losses).map(Self::Text)
            }
            crate::v2026_07_28::TextOrBlobResourceContents::Blob(value) => {
                ConvertFrom::convert_from(value, losses).map(Self::Blob)
            }
            crate::v2026_07_28::TextOrBlobResourceContents::Unknown(value) => {
                convert::read_again(&value, losses)
            }
        }
    }
}

impl ConvertFrom<crate::v2026_07_28::TextResourceContents>
for crate::v2025_06_18::TextResourceContents {
    #[inline]
    fn convert_from(
        value: crate::v2026_07_28::TextResourceContents,
        _losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let extra = value.extra;
        Ok(Self {
            meta: value.meta,
            mime_type: value.mime_type,
            text: value.text,
            uri: value.uri,
            extra,
        })
    }
}

impl ConvertFrom<crate::v2026_07_28::Tool> for crate::v2025_11_25::Tool {
    #[inline]
    fn convert_from(
        value: crate::v2026_07_28::Tool,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let mut extra = value.extra;
        Ok(Self {
            meta: value.meta,
            annotations: value.annotations,
            description: value.description,
            execution: convert::from_extra(&mut extra, "execution", losses),
            icons: value.icons,
            input_schema: value.input_schema,
            name: value.name,
            output_schema: losses
                .optional(
                    "outputSchema",
                    value.output_schema,
                    ConvertFrom::convert_from,
                ),
            title: value.title,
            extra,
        })
    }
}

impl ConvertFrom<crate::v2026_07_28::ToolListChangedNotification>
for crate::v2025_11_25::ToolListChangedNotification {
    #[inline]
    fn convert_from(
        value: crate::v2026_07_28::ToolListChangedNotification,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let mut extra = value.extra;
        extra.remove("jsonrpc");
        extra.remove("method");
        Ok(Self {
            params: losses.optional("params", value.params, ConvertFrom::convert_from),
            extra,
        })
    }
}

impl ConvertFrom<crate::v2026_07_28::ToolOutputSchema>
for crate::v2025_06_18::ToolOutputSchema {
    #[inline]
    fn convert_from(
        value: crate::v2026_07_28::ToolOutputSchema,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        Self::try_from(value.into_object())
            .map_err(|_| losses.unrepresentable("such a schema"))
    }
}

impl ConvertFrom<crate::v2026_07_28::ToolResultContent>
for crate::v2025_11_25::ToolResultContent {
    #[inline]
    fn convert_from(
        value: crate::v2026_07_28::ToolResultContent,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let mut extra = value.extra;
        extra.remove("type");
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
            structured_content: losses
                .optional(
                    "structuredContent",
                    value.structured_content,
                    convert::from_json,
                ),
            tool_use_id: value.tool_use_id,
            extra,
        })
    }
}

impl ConvertFrom<crate::v2026_07_28::ToolUseContent>
for crate::v2025_11_25::ToolUseContent {
    #[inline]
    fn convert_from(
        value: crate::v2026_07_28::ToolUseContent,
        _losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let mut extra = value.extra;
        extra.remove("type");
        Ok(Self {
            meta: value.meta,
            id: value.id,
            input: value.input,
            name: value.name,
            extra,
        })
    }
}

impl ConvertFrom<crate::v2025_11_25::ClientRequest>
for crate::v2026_07_28::ClientRequest {
    #[inline]
    fn convert_from(
        value: crate::v2025_11_25::ClientRequest,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        match value {
            crate::v2025_11_25::ClientRequest::Complete(value) => {
                ConvertFrom::convert_from(*value, losses)
                    .map(Box::new)
                    .map(Self::Complete)
            }
            crate::v2025_11_25::ClientRequest::Initialize(_) => {
                Err(losses.unrepresentable("the method `initialize`"))
            }
            crate::v2025_11_25::ClientRequest::SetLevel(_) => {
                Err(losses.unrepresentable("the method `logging/setLevel`"))
            }
            crate::v2025_11_25::ClientRequest::Ping(_) => {
                Err(losses.unrepresentable("the method `ping`"))
            }
            crate::v2025_11_25::ClientRequest::GetPrompt(value) => {
                ConvertFrom::convert_from(value, losses)
                    .map(Box::new)
                    .map(Self::GetPrompt)
            }
            crate::v2025_11_25::ClientRequest::ListPrompts(value) => {
                ConvertFrom::convert_from(value, losses)
                    .map(Box::new)
                    .map(Self::ListPrompts)
            }
            crate::v2025_11_25::ClientRequest::ListResources(value) => {
                ConvertFrom::convert_from(value, losses)
                    .map(Box::new)
                    .map(Self::ListResources)
            }
            crate::v2025_11_25::ClientRequest::ReadResource(value) => {
                ConvertFrom::convert_from(value, losses)
                    .map(Box::new)
                    .map(Self::ReadResource)
            }
            crate::v2025_11_25::ClientRequest::Subscribe(_) => {
                Err(losses.unrepresentable("the method `resources/subscribe`"))
            }
            crate::v2025_11_25::ClientRequest::ListResourceTemplates(value) => {
                ConvertFrom::convert_from(value, losses)
                    .map(Box::new)
                    .map(Self::ListResourceTemplates)
            }
            crate::v2025_11_25::ClientRequest::Unsubscribe(_) => {
                Err(losses.unrepresentable("the method `resources/unsubscribe`"))
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
                ConvertFrom::convert_from(value, losses)
                    .map(Box::new)
                    .map(Self::CallTool)
            }
            crate::v2025_11_25::ClientRequest::ListTools(value) => {
                ConvertFrom::convert_from(value, losses)
                    .map(Box::new)
                    .map(Self::ListTools)
            }
        }
    }
}

impl ConvertFrom<crate::v2025_11_25::ClientNotification>
for crate::v2026_07_28::ClientNotification {
    #[inline]
    fn convert_from(
        value: crate::v2025_11_25::ClientNotification,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        match value {
            crate::v2025_11_25::ClientNotification::Cancelled(value) => {
                ConvertFrom::convert_from(value, losses).map(Self::Cancelled)
            }
            crate::v2025_11_25::ClientNotification::Initialized(_) => {
                Err(losses.unrepresentable("the method `notifications/initialized`"))
            }
            crate::v2025_11_25::ClientNotification::Progress(_) => {
                Err(losses.unrepresentable("the method `notifications/progress`"))
            }
            crate::v2025_11_25::ClientNotification::RootsListChanged(_) => {
                Err(
                    losses
                        .unrepresentable("the method `notifications/roots/list_changed`"),
                )
            }
            crate::v2025_11_25::ClientNotification::TaskStatus(_) => {
                Err(losses.unrepresentable("the method `notifications/tasks/status`"))
            }
        }
    }
}

impl ConvertFrom<crate::v2025_11_25::ClientResult> for crate::v2026_07_28::ClientResult {
    #[inline]
    fn convert_from(
        value: crate::v2025_11_25::ClientResult,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        match value {
            crate::v2025_11_25::ClientResult::Elicit(value) => {
                ConvertFrom::convert_from(value, losses).map(Self::Elicit)
            }
            crate::v2025_11_25::ClientResult::Ping(_) => {
                Err(losses.unrepresentable("the method `ping`"))
            }
            crate::v2025_11_25::ClientResult::ListRoots(value) => {
                ConvertFrom::convert_from(value, losses).map(Self::ListRoots)
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

impl ConvertFrom<crate::v2026_07_28::ClientRequest>
for crate::v2025_11_25::ClientRequest {
    #[inline]
    fn convert_from(
        value: crate::v2026_07_28::ClientRequest,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        match value {
            crate::v2026_07_28::ClientRequest::Complete(value) => {
                ConvertFrom::convert_from(*value, losses)
                    .map(Box::new)
                    .map(Self::Complete)
            }
            crate::v2026_07_28::ClientRequest::GetPrompt(value) => {
                ConvertFrom::convert_from(*value, losses).map(Self::GetPrompt)
            }
            crate::v2026_07_28::ClientRequest::ListPrompts(value) => {
                ConvertFrom::convert_from(*value, losses).map(Self::ListPrompts)
            }
            crate::v2026_07_28::ClientRequest::ListResources(value) => {
                ConvertFrom::convert_from(*value, losses).map(Self::ListResources)
            }
            crate::v2026_07_28::ClientRequest::ReadResource(value) => {
                ConvertFrom::convert_from(*value, losses).map(Self::ReadResource)
            }
            crate::v2026_07_28::ClientRequest::ListResourceTemplates(value) => {
                ConvertFrom::convert_from(*value, losses)
                    .map(Self::ListResourceTemplates)
            }
            crate::v2026_07_28::ClientRequest::Discover(_) => {
                Err(losses.unrepresentable("the method `server/discover`"))
            }
            crate::v2026_07_28::ClientRequest::SubscriptionsListen(_) => {
                Err(losses.unrepresentable("the method `subscriptions/listen`"))
            }
            crate::v2026_07_28::ClientRequest::CallTool(value) => {
                ConvertFrom::convert_from(*value, losses).map(Self::CallTool)
            }
            crate::v2026_07_28::ClientRequest::ListTools(value) => {
                ConvertFrom::convert_from(*value, losses).map(Self::ListTools)
            }
        }
    }
}

impl ConvertFrom<crate::v2026_07_28::ClientNotification>
for crate::v2025_11_25::ClientNotification {
    #[inline]
    fn convert_from(
        value: crate::v2026_07_28::ClientNotification,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        match value {
            crate::v2026_07_28::ClientNotification::Cancelled(value) => {
                ConvertFrom::convert_from(value, losses).map(Self::Cancelled)
            }
        }
    }
}

impl ConvertFrom<crate::v2026_07_28::ClientResult> for crate::v2025_11_25::ClientResult {
    #[inline]
    fn convert_from(
        value: crate::v2026_07_28::ClientResult,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        match value {
            crate::v2026_07_28::ClientResult::Elicit(value) => {
                ConvertFrom::convert_from(value, losses).map(Self::Elicit)
            }
            crate::v2026_07_28::ClientResult::ListRoots(value) => {
                ConvertFrom::convert_from(value, losses).map(Self::ListRoots)
            }
            crate::v2026_07_28::ClientResult::CreateMessage(value) => {
                ConvertFrom::convert_from(*value, losses)
                    .map(Box::new)
                    .map(Self::CreateMessage)
            }
        }
    }
}

impl ConvertFrom<crate::v2025_11_25::ServerRequest>
for crate::v2026_07_28::ServerRequest {
    #[inline]
    fn convert_from(
        value: crate::v2025_11_25::ServerRequest,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        match value {
            crate::v2025_11_25::ServerRequest::Elicit(value) => {
                ConvertFrom::convert_from(value, losses).map(Self::Elicit)
            }
            crate::v2025_11_25::ServerRequest::Ping(_) => {
                Err(losses.unrepresentable("the method `ping`"))
            }
            crate::v2025_11_25::ServerRequest::ListRoots(value) => {
                ConvertFrom::convert_from(value, losses).map(Self::ListRoots)
            }
            crate::v2025_11_25::ServerRequest::CreateMessage(value) => {
                ConvertFrom::convert_from(*value, losses)
                    .map(Box::new)
                    .map(Self::CreateMessage)
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
for crate::v2026_07_28::ServerNotification {
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
                ConvertFrom::convert_from(value, losses).map(Self::PromptListChanged)
            }
            crate::v2025_11_25::ServerNotification::ResourceListChanged(value) => {
                ConvertFrom::convert_from(value, losses).map(Self::ResourceListChanged)
            }
            crate::v2025_11_25::ServerNotification::ResourceUpdated(value) => {
                ConvertFrom::convert_from(value, losses).map(Self::ResourceUpdated)
            }
            crate::v2025_11_25::ServerNotification::TaskStatus(_) => {
                Err(losses.unrepresentable("the method `notifications/tasks/status`"))
            }
            crate::v2025_11_25::ServerNotification::ToolListChanged(value) => {
                ConvertFrom::convert_from(value, losses).map(Self::ToolListChanged)
            }
        }
    }
}

impl ConvertFrom<crate::v2025_11_25::ServerResult> for crate::v2026_07_28::ServerResult {
    #[inline]
    fn convert_from(
        value: crate::v2025_11_25::ServerResult,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        match value {
            crate::v2025_11_25::ServerResult::Complete(value) => {
                ConvertFrom::convert_from(value, losses)
                    .map(Box::new)
                    .map(Self::Complete)
            }
            crate::v2025_11_25::ServerResult::Initialize(_) => {
                Err(losses.unrepresentable("the method `initialize`"))
            }
            crate::v2025_11_25::ServerResult::SetLevel(_) => {
                Err(losses.unrepresentable("the method `logging/setLevel`"))
            }
            crate::v2025_11_25::ServerResult::Ping(_) => {
                Err(losses.unrepresentable("the method `ping`"))
            }
            crate::v2025_11_25::ServerResult::GetPrompt(value) => {
                ConvertFrom::convert_from(value, losses).map(Self::GetPrompt)
            }
            crate::v2025_11_25::ServerResult::ListPrompts(value) => {
                ConvertFrom::convert_from(value, losses)
                    .map(Box::new)
                    .map(Self::ListPrompts)
            }
            crate::v2025_11_25::ServerResult::ListResources(value) => {
                ConvertFrom::convert_from(value, losses)
                    .map(Box::new)
                    .map(Self::ListResources)
            }
            crate::v2025_11_25::ServerResult::ReadResource(value) => {
                ConvertFrom::convert_from(value, losses).map(Self::ReadResource)
            }
            crate::v2025_11_25::ServerResult::Subscribe(_) => {
                Err(losses.unrepresentable("the method `resources/subscribe`"))
            }
            crate::v2025_11_25::ServerResult::ListResourceTemplates(value) => {
                ConvertFrom::convert_from(value, losses)
                    .map(Box::new)
                    .map(Self::ListResourceTemplates)
            }
            crate::v2025_11_25::ServerResult::Unsubscribe(_) => {
                Err(losses.unrepresentable("the method `resources/unsubscribe`"))
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
                ConvertFrom::convert_from(value, losses)
                    .map(Box::new)
                    .map(Self::ListTools)
            }
        }
    }
}

impl ConvertFrom<crate::v2026_07_28::ServerRequest>
for crate::v2025_11_25::ServerRequest {
    #[inline]
    fn convert_from(
        value: crate::v2026_07_28::ServerRequest,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        match value {
            crate::v2026_07_28::ServerRequest::Elicit(value) => {
                ConvertFrom::convert_from(value, losses).map(Self::Elicit)
            }
            crate::v2026_07_28::ServerRequest::ListRoots(value) => {
                ConvertFrom::convert_from(value, losses).map(Self::ListRoots)
            }
            crate::v2026_07_28::ServerRequest::CreateMessage(value) => {
                ConvertFrom::convert_from(*value, losses)
                    .map(Box::new)
                    .map(Self::CreateMessage)
            }
        }
    }
}

impl ConvertFrom<crate::v2026_07_28::ServerNotification>
for crate::v2025_11_25::ServerNotification {
    #[inline]
    fn convert_from(
        value: crate::v2026_07_28::ServerNotification,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        match value {
            crate::v2026_07_28::ServerNotification::Cancelled(value) => {
                ConvertFrom::convert_from(value, losses).map(Self::Cancelled)
            }
            crate::v2026_07_28::ServerNotification::LoggingMessage(value) => {
                ConvertFrom::convert_from(value, losses).map(Self::LoggingMessage)
            }
            crate::v2026_07_28::ServerNotification::Progress(value) => {
                ConvertFrom::convert_from(value, losses).map(Self::Progress)
            }
            crate::v2026_07_28::ServerNotification::PromptListChanged(value) => {
                ConvertFrom::convert_from(value, losses).map(Self::PromptListChanged)
            }
            crate::v2026_07_28::ServerNotification::ResourceListChanged(value) => {
                ConvertFrom::convert_from(value, losses).map(Self::ResourceListChanged)
            }
            crate::v2026_07_28::ServerNotification::ResourceUpdated(value) => {
                ConvertFrom::convert_from(value, losses).map(Self::ResourceUpdated)
            }
            crate::v2026_07_28::ServerNotification::SubscriptionsAcknowledged(_) => {
                Err(
                    losses
                        .unrepresentable(
                            "the method `notifications/subscriptions/acknowledged`",
                        ),
                )
            }
            crate::v2026_07_28::ServerNotification::ToolListChanged(value) => {
                ConvertFrom::convert_from(value, losses).map(Self::ToolListChanged)
            }
        }
    }
}

impl ConvertFrom<crate::v2026_07_28::ServerResult> for crate::v2025_11_25::ServerResult {
    #[inline]
    fn convert_from(
        value: crate::v2026_07_28::ServerResult,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        match value {
            crate::v2026_07_28::ServerResult::Complete(value) => {
                ConvertFrom::convert_from(*value, losses).map(Self::Complete)
            }
            crate::v2026_07_28::ServerResult::GetPrompt(value) => {
                ConvertFrom::convert_from(value, losses).map(Self::GetPrompt)
            }
            crate::v2026_07_28::ServerResult::ListPrompts(value) => {
                ConvertFrom::convert_from(*value, losses).map(Self::ListPrompts)
            }
            crate::v2026_07_28::ServerResult::ListResources(value) => {
                ConvertFrom::convert_from(*value, losses).map(Self::ListResources)
            }
            crate::v2026_07_28::ServerResult::ReadResource(value) => {
                ConvertFrom::convert_from(value, losses).map(Self::ReadResource)
            }
            crate::v2026_07_28::ServerResult::ListResourceTemplates(value) => {
                ConvertFrom::convert_from(*value, losses)
                    .map(Self::ListResourceTemplates)
            }
            crate::v2026_07_28::ServerResult::Discover(_) => {
                Err(losses.unrepresentable("the method `server/discover`"))
            }
            crate::v2026_07_28::ServerResult::SubscriptionsListen(_) => {
                Err(losses.unrepresentable("the method `subscriptions/listen`"))
            }
            crate::v2026_07_28::ServerResult::CallTool(value) => {
                ConvertFrom::convert_from(value, losses).map(Self::CallTool)
            }
            crate::v2026_07_28::ServerResult::ListTools(value) => {
                ConvertFrom::convert_from(*value, losses).map(Self::ListTools)
            }
        }
    }
}
