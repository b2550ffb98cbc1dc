// Written by `mcp-codegen generate`. Do not edit: change the schema or the generator.

//! Conversions from the version before this one.

use crate::convert::{ConvertFrom, Losses, NotRepresentable};
use crate::convert;
use crate::v2025_11_25 as older;
use crate::v2026_07_28 as newer;

impl ConvertFrom<older::CallToolRequest> for newer::CallToolRequest {
    #[inline]
    fn convert_from(
        value: older::CallToolRequest,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let extra = value.extra;
        Ok(Self {
            id: value.id,
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
        convert::carry_if(&mut extra, "task", &value.task);
        Ok(Self {
            meta: match losses.optional("_meta", value.meta, ConvertFrom::convert_from) {
                Some(value) => value,
                None => {
                    losses
                        .member(
                            "_meta",
                            older::RequestMetaObject::new(),
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

impl ConvertFrom<older::CallToolResult> for newer::CallToolOutcome {
    #[inline]
    fn convert_from(
        value: older::CallToolResult,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        ConvertFrom::convert_from(value, losses).map(Box::new).map(Self::Complete)
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
            meta: losses.optional("_meta", value.meta, convert::from_json),
            content: value.content,
            is_error: value.is_error,
            result_type: convert::from_extra(&mut extra, "resultType", losses)
                .unwrap_or(newer::ResultType::Complete),
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

impl ConvertFrom<older::CancelledNotification> for newer::CancelledNotification {
    #[inline]
    fn convert_from(
        value: older::CancelledNotification,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let extra = value.extra;
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

impl ConvertFrom<older::ClientCapabilities> for newer::ClientCapabilities {
    #[inline]
    fn convert_from(
        value: older::ClientCapabilities,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let mut extra = value.extra;
        convert::carry_if(&mut extra, "tasks", &value.tasks);
        Ok(Self {
            elicitation: value.elicitation,
            experimental: value.experimental,
            extensions: convert::from_extra(&mut extra, "extensions", losses),
            roots: losses.optional("roots", value.roots, convert::to_json),
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
            id: value.id,
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
        let extra = value.extra;
        Ok(Self {
            meta: match losses.optional("_meta", value.meta, ConvertFrom::convert_from) {
                Some(value) => value,
                None => {
                    losses
                        .member(
                            "_meta",
                            older::RequestMetaObject::new(),
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

impl ConvertFrom<older::CompleteResult> for newer::CompleteResult {
    #[inline]
    fn convert_from(
        value: older::CompleteResult,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let mut extra = value.extra;
        Ok(Self {
            meta: losses.optional("_meta", value.meta, convert::from_json),
            completion: value.completion,
            result_type: convert::from_extra(&mut extra, "resultType", losses)
                .unwrap_or(newer::ResultType::Complete),
            extra,
        })
    }
}

impl ConvertFrom<older::CreateMessageRequest> for newer::CreateMessageRequest {
    #[inline]
    fn convert_from(
        value: older::CreateMessageRequest,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let mut extra = value.extra;
        convert::carry(&mut extra, "id", &value.id);
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
        convert::carry(&mut extra, "id", &value.id);
        Ok(Self {
            params: losses.member("params", value.params, ConvertFrom::convert_from)?,
            extra,
        })
    }
}

impl ConvertFrom<older::ElicitRequestFormParams> for newer::ElicitRequestFormParams {
    #[inline]
    fn convert_from(
        value: older::ElicitRequestFormParams,
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

impl ConvertFrom<older::ElicitRequestParams> for newer::ElicitRequestParams {
    #[inline]
    fn convert_from(
        value: older::ElicitRequestParams,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        match value {
            older::ElicitRequestParams::Url(value) => {
                ConvertFrom::convert_from(value, losses).map(Self::Url)
            }
            older::ElicitRequestParams::Form(value) => {
                ConvertFrom::convert_from(*value, losses).map(Self::Form)
            }
            older::ElicitRequestParams::Unknown(value) => {
                convert::read_again(&value, losses)
            }
        }
    }
}

impl ConvertFrom<older::ElicitRequestURLParams> for newer::ElicitRequestURLParams {
    #[inline]
    fn convert_from(
        value: older::ElicitRequestURLParams,
        _losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let mut extra = value.extra;
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

impl ConvertFrom<older::ElicitResult> for newer::ElicitResult {
    #[inline]
    fn convert_from(
        value: older::ElicitResult,
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

impl ConvertFrom<older::GetPromptRequest> for newer::GetPromptRequest {
    #[inline]
    fn convert_from(
        value: older::GetPromptRequest,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let extra = value.extra;
        Ok(Self {
            id: value.id,
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
            meta: match losses.optional("_meta", value.meta, ConvertFrom::convert_from) {
                Some(value) => value,
                None => {
                    losses
                        .member(
                            "_meta",
                            older::RequestMetaObject::new(),
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

impl ConvertFrom<older::GetPromptResult> for newer::GetPromptOutcome {
    #[inline]
    fn convert_from(
        value: older::GetPromptResult,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        ConvertFrom::convert_from(value, losses).map(Box::new).map(Self::Complete)
    }
}

impl ConvertFrom<older::GetPromptResult> for newer::GetPromptResult {
    #[inline]
    fn convert_from(
        value: older::GetPromptResult,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let mut extra = value.extra;
        Ok(Self {
            meta: losses.optional("_meta", value.meta, convert::from_json),
            description: value.description,
            messages: value.messages,
            result_type: convert::from_extra(&mut extra, "resultType", losses)
                .unwrap_or(newer::ResultType::Complete),
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
            older::JSONRPCMessage::ResultResponse(value) => {
                ConvertFrom::convert_from(value, losses)
                    .map(Box::new)
                    .map(Self::ResultResponse)
            }
            older::JSONRPCMessage::ErrorResponse(value) => Ok(Self::ErrorResponse(value)),
            older::JSONRPCMessage::Unknown(value) => convert::read_again(&value, losses),
        }
    }
}

impl ConvertFrom<older::JSONRPCResponse> for newer::JSONRPCResponse {
    #[inline]
    fn convert_from(
        value: older::JSONRPCResponse,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        match value {
            older::JSONRPCResponse::Result(value) => {
                ConvertFrom::convert_from(value, losses).map(Box::new).map(Self::Result)
            }
            older::JSONRPCResponse::Error(value) => Ok(Self::Error(value)),
            older::JSONRPCResponse::Unknown(value) => convert::read_again(&value, losses),
        }
    }
}

impl ConvertFrom<older::JSONRPCResultResponse> for newer::JSONRPCResultResponse {
    #[inline]
    fn convert_from(
        value: older::JSONRPCResultResponse,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let extra = value.extra;
        Ok(Self {
            id: value.id,
            result: losses.member("result", value.result, ConvertFrom::convert_from)?,
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
        let extra = value.extra;
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

impl ConvertFrom<older::ListPromptsResult> for newer::ListPromptsResult {
    #[inline]
    fn convert_from(
        value: older::ListPromptsResult,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let mut extra = value.extra;
        Ok(Self {
            meta: losses.optional("_meta", value.meta, convert::from_json),
            cache_scope: convert::from_extra(&mut extra, "cacheScope", losses)
                .or(Some(newer::CacheScope::Private)),
            next_cursor: value.next_cursor,
            prompts: value.prompts,
            result_type: convert::from_extra(&mut extra, "resultType", losses)
                .unwrap_or(newer::ResultType::Complete),
            ttl_ms: convert::from_extra(&mut extra, "ttlMs", losses).or(Some(0)),
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
        let extra = value.extra;
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

impl ConvertFrom<older::ListResourceTemplatesResult>
for newer::ListResourceTemplatesResult {
    #[inline]
    fn convert_from(
        value: older::ListResourceTemplatesResult,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let mut extra = value.extra;
        Ok(Self {
            meta: losses.optional("_meta", value.meta, convert::from_json),
            cache_scope: convert::from_extra(&mut extra, "cacheScope", losses)
                .or(Some(newer::CacheScope::Private)),
            next_cursor: value.next_cursor,
            resource_templates: value.resource_templates,
            result_type: convert::from_extra(&mut extra, "resultType", losses)
                .unwrap_or(newer::ResultType::Complete),
            ttl_ms: convert::from_extra(&mut extra, "ttlMs", losses).or(Some(0)),
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
        let extra = value.extra;
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

impl ConvertFrom<older::ListResourcesResult> for newer::ListResourcesResult {
    #[inline]
    fn convert_from(
        value: older::ListResourcesResult,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let mut extra = value.extra;
        Ok(Self {
            meta: losses.optional("_meta", value.meta, convert::from_json),
            cache_scope: convert::from_extra(&mut extra, "cacheScope", losses)
                .or(Some(newer::CacheScope::Private)),
            next_cursor: value.next_cursor,
            resources: value.resources,
            result_type: convert::from_extra(&mut extra, "resultType", losses)
                .unwrap_or(newer::ResultType::Complete),
            ttl_ms: convert::from_extra(&mut extra, "ttlMs", losses).or(Some(0)),
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
        convert::carry(&mut extra, "id", &value.id);
        Ok(Self {
            params: losses.optional("params", value.params, ConvertFrom::convert_from),
            extra,
        })
    }
}

impl ConvertFrom<older::ListRootsResult> for newer::ListRootsResult {
    #[inline]
    fn convert_from(
        value: older::ListRootsResult,
        _losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let mut extra = value.extra;
        convert::carry_if(&mut extra, "_meta", &value.meta);
        Ok(Self { roots: value.roots, extra })
    }
}

impl ConvertFrom<older::ListToolsRequest> for newer::ListToolsRequest {
    #[inline]
    fn convert_from(
        value: older::ListToolsRequest,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let extra = value.extra;
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

impl ConvertFrom<older::ListToolsResult> for newer::ListToolsResult {
    #[inline]
    fn convert_from(
        value: older::ListToolsResult,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let mut extra = value.extra;
        Ok(Self {
            meta: losses.optional("_meta", value.meta, convert::from_json),
            cache_scope: convert::from_extra(&mut extra, "cacheScope", losses)
                .or(Some(newer::CacheScope::Private)),
            next_cursor: value.next_cursor,
            result_type: convert::from_extra(&mut extra, "resultType", losses)
                .unwrap_or(newer::ResultType::Complete),
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
            ttl_ms: convert::from_extra(&mut extra, "ttlMs", losses).or(Some(0)),
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
        let extra = value.extra;
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

impl ConvertFrom<older::NotificationParams> for newer::NotificationParams {
    #[inline]
    fn convert_from(
        value: older::NotificationParams,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let extra = value.extra;
        Ok(Self {
            meta: losses.optional("_meta", value.meta, convert::from_json),
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
        let extra = value.extra;
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

impl ConvertFrom<older::PaginatedRequestParams> for newer::PaginatedRequestParams {
    #[inline]
    fn convert_from(
        value: older::PaginatedRequestParams,
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
                            older::RequestMetaObject::new(),
                            ConvertFrom::convert_from,
                        )?
                }
            },
            cursor: value.cursor,
            extra,
        })
    }
}

impl ConvertFrom<older::PaginatedResult> for newer::PaginatedResult {
    #[inline]
    fn convert_from(
        value: older::PaginatedResult,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let mut extra = value.extra;
        Ok(Self {
            meta: losses.optional("_meta", value.meta, convert::from_json),
            next_cursor: value.next_cursor,
            result_type: convert::from_extra(&mut extra, "resultType", losses)
                .unwrap_or(newer::ResultType::Complete),
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

impl ConvertFrom<older::PromptListChangedNotification>
for newer::PromptListChangedNotification {
    #[inline]
    fn convert_from(
        value: older::PromptListChangedNotification,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let extra = value.extra;
        Ok(Self {
            params: losses.optional("params", value.params, ConvertFrom::convert_from),
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
        let extra = value.extra;
        Ok(Self {
            id: value.id,
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
            meta: match losses.optional("_meta", value.meta, ConvertFrom::convert_from) {
                Some(value) => value,
                None => {
                    losses
                        .member(
                            "_meta",
                            older::RequestMetaObject::new(),
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

impl ConvertFrom<older::ReadResourceResult> for newer::ReadResourceOutcome {
    #[inline]
    fn convert_from(
        value: older::ReadResourceResult,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        ConvertFrom::convert_from(value, losses).map(Box::new).map(Self::Complete)
    }
}

impl ConvertFrom<older::ReadResourceResult> for newer::ReadResourceResult {
    #[inline]
    fn convert_from(
        value: older::ReadResourceResult,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let mut extra = value.extra;
        Ok(Self {
            meta: losses.optional("_meta", value.meta, convert::from_json),
            cache_scope: convert::from_extra(&mut extra, "cacheScope", losses)
                .or(Some(newer::CacheScope::Private)),
            contents: value.contents,
            result_type: convert::from_extra(&mut extra, "resultType", losses)
                .unwrap_or(newer::ResultType::Complete),
            ttl_ms: convert::from_extra(&mut extra, "ttlMs", losses).or(Some(0)),
            extra,
        })
    }
}

impl ConvertFrom<older::RequestMetaObject> for newer::RequestMetaObject {
    #[inline]
    fn convert_from(
        value: older::RequestMetaObject,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let mut extra = value.extra;
        Ok(Self {
            client_capabilities: convert::from_extra(
                    &mut extra,
                    "io.modelcontextprotocol/clientCapabilities",
                    losses,
                )
                .unwrap_or_default(),
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

impl ConvertFrom<older::RequestParams> for newer::ListRootsRequestParams {
    #[inline]
    fn convert_from(
        value: older::RequestParams,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let extra = value.extra;
        Ok(Self {
            meta: losses.optional("_meta", value.meta, convert::to_json),
            extra,
        })
    }
}

impl ConvertFrom<older::RequestParams> for newer::RequestParams {
    #[inline]
    fn convert_from(
        value: older::RequestParams,
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
                            older::RequestMetaObject::new(),
                            ConvertFrom::convert_from,
                        )?
                }
            },
            extra,
        })
    }
}

impl ConvertFrom<older::ResourceListChangedNotification>
for newer::ResourceListChangedNotification {
    #[inline]
    fn convert_from(
        value: older::ResourceListChangedNotification,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let extra = value.extra;
        Ok(Self {
            params: losses.optional("params", value.params, ConvertFrom::convert_from),
            extra,
        })
    }
}

impl ConvertFrom<older::ResourceRequestParams> for newer::ResourceRequestParams {
    #[inline]
    fn convert_from(
        value: older::ResourceRequestParams,
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
                            older::RequestMetaObject::new(),
                            ConvertFrom::convert_from,
                        )?
                }
            },
            uri: value.uri,
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
        let extra = value.extra;
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
        let extra = value.extra;
        Ok(Self {
            meta: losses.optional("_meta", value.meta, convert::from_json),
            uri: value.uri,
            extra,
        })
    }
}

impl ConvertFrom<older::ResultObject> for newer::ResultObject {
    #[inline]
    fn convert_from(
        value: older::ResultObject,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let mut extra = value.extra;
        Ok(Self {
            meta: losses.optional("_meta", value.meta, convert::from_json),
            result_type: convert::from_extra(&mut extra, "resultType", losses)
                .unwrap_or(newer::ResultType::Complete),
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
            meta: value.meta,
            content: losses.member("content", value.content, ConvertFrom::convert_from)?,
            role: value.role,
            extra,
        })
    }
}

impl ConvertFrom<older::SamplingMessageContent> for newer::SamplingMessageContent {
    #[inline]
    fn convert_from(
        value: older::SamplingMessageContent,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        match value {
            older::SamplingMessageContent::Text(value) => Ok(Self::Text(value)),
            older::SamplingMessageContent::Image(value) => Ok(Self::Image(value)),
            older::SamplingMessageContent::Audio(value) => Ok(Self::Audio(value)),
            older::SamplingMessageContent::ToolUse(value) => Ok(Self::ToolUse(value)),
            older::SamplingMessageContent::ToolResult(value) => {
                ConvertFrom::convert_from(value, losses).map(Self::ToolResult)
            }
            older::SamplingMessageContent::List(value) => {
                convert::list(value, losses, ConvertFrom::convert_from).map(Self::List)
            }
            older::SamplingMessageContent::Unknown(value) => {
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
            older::SamplingMessageContentBlock::ToolUse(value) => {
                Ok(Self::ToolUse(value))
            }
            older::SamplingMessageContentBlock::ToolResult(value) => {
                ConvertFrom::convert_from(value, losses).map(Self::ToolResult)
            }
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

impl ConvertFrom<older::Tool> for newer::Tool {
    #[inline]
    fn convert_from(
        value: older::Tool,
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

impl ConvertFrom<older::ToolListChangedNotification>
for newer::ToolListChangedNotification {
    #[inline]
    fn convert_from(
        value: older::ToolListChangedNotification,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let extra = value.extra;
        Ok(Self {
            params: losses.optional("params", value.params, ConvertFrom::convert_from),
            extra,
        })
    }
}

impl ConvertFrom<older::ToolOutputSchema> for newer::ToolOutputSchema {
    #[inline]
    fn convert_from(
        value: older::ToolOutputSchema,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        Self::try_from(value.into_object())
            .map_err(|_| losses.unrepresentable("such a schema"))
    }
}

impl ConvertFrom<older::ToolResultContent> for newer::ToolResultContent {
    #[inline]
    fn convert_from(
        value: older::ToolResultContent,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let extra = value.extra;
        Ok(Self {
            meta: value.meta,
            content: value.content,
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

impl ConvertFrom<older::ClientRequest> for newer::ClientRequest {
    #[inline]
    fn convert_from(
        value: older::ClientRequest,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        match value {
            older::ClientRequest::Complete(value) => {
                ConvertFrom::convert_from(*value, losses)
                    .map(Box::new)
                    .map(Self::Complete)
            }
            older::ClientRequest::Initialize(_) => {
                Err(losses.unrepresentable("the method `initialize`"))
            }
            older::ClientRequest::SetLevel(_) => {
                Err(losses.unrepresentable("the method `logging/setLevel`"))
            }
            older::ClientRequest::Ping(_) => {
                Err(losses.unrepresentable("the method `ping`"))
            }
            older::ClientRequest::GetPrompt(value) => {
                ConvertFrom::convert_from(value, losses)
                    .map(Box::new)
                    .map(Self::GetPrompt)
            }
            older::ClientRequest::ListPrompts(value) => {
                ConvertFrom::convert_from(value, losses)
                    .map(Box::new)
                    .map(Self::ListPrompts)
            }
            older::ClientRequest::ListResources(value) => {
                ConvertFrom::convert_from(value, losses)
                    .map(Box::new)
                    .map(Self::ListResources)
            }
            older::ClientRequest::ReadResource(value) => {
                ConvertFrom::convert_from(value, losses)
                    .map(Box::new)
                    .map(Self::ReadResource)
            }
            older::ClientRequest::Subscribe(_) => {
                Err(losses.unrepresentable("the method `resources/subscribe`"))
            }
            older::ClientRequest::ListResourceTemplates(value) => {
                ConvertFrom::convert_from(value, losses)
                    .map(Box::new)
                    .map(Self::ListResourceTemplates)
            }
            older::ClientRequest::Unsubscribe(_) => {
                Err(losses.unrepresentable("the method `resources/unsubscribe`"))
            }
            older::ClientRequest::CancelTask(_) => {
                Err(losses.unrepresentable("the method `tasks/cancel`"))
            }
            older::ClientRequest::GetTask(_) => {
                Err(losses.unrepresentable("the method `tasks/get`"))
            }
            older::ClientRequest::ListTasks(_) => {
                Err(losses.unrepresentable("the method `tasks/list`"))
            }
            older::ClientRequest::GetTaskPayload(_) => {
                Err(losses.unrepresentable("the method `tasks/result`"))
            }
            older::ClientRequest::CallTool(value) => {
                ConvertFrom::convert_from(value, losses)
                    .map(Box::new)
                    .map(Self::CallTool)
            }
            older::ClientRequest::ListTools(value) => {
                ConvertFrom::convert_from(value, losses)
                    .map(Box::new)
                    .map(Self::ListTools)
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
            older::ClientNotification::Initialized(_) => {
                Err(losses.unrepresentable("the method `notifications/initialized`"))
            }
            older::ClientNotification::Progress(_) => {
                Err(losses.unrepresentable("the method `notifications/progress`"))
            }
            older::ClientNotification::RootsListChanged(_) => {
                Err(
                    losses
                        .unrepresentable("the method `notifications/roots/list_changed`"),
                )
            }
            older::ClientNotification::TaskStatus(_) => {
                Err(losses.unrepresentable("the method `notifications/tasks/status`"))
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
            older::ClientResult::Ping(_) => {
                Err(losses.unrepresentable("the method `ping`"))
            }
            older::ClientResult::ListRoots(value) => {
                ConvertFrom::convert_from(value, losses).map(Self::ListRoots)
            }
            older::ClientResult::CreateMessage(value) => {
                ConvertFrom::convert_from(*value, losses)
                    .map(Box::new)
                    .map(Self::CreateMessage)
            }
            older::ClientResult::CancelTask(_) => {
                Err(losses.unrepresentable("the method `tasks/cancel`"))
            }
            older::ClientResult::GetTask(_) => {
                Err(losses.unrepresentable("the method `tasks/get`"))
            }
            older::ClientResult::ListTasks(_) => {
                Err(losses.unrepresentable("the method `tasks/list`"))
            }
            older::ClientResult::GetTaskPayload(_) => {
                Err(losses.unrepresentable("the method `tasks/result`"))
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
            older::ServerRequest::Ping(_) => {
                Err(losses.unrepresentable("the method `ping`"))
            }
            older::ServerRequest::ListRoots(value) => {
                ConvertFrom::convert_from(value, losses).map(Self::ListRoots)
            }
            older::ServerRequest::CreateMessage(value) => {
                ConvertFrom::convert_from(*value, losses)
                    .map(Box::new)
                    .map(Self::CreateMessage)
            }
            older::ServerRequest::CancelTask(_) => {
                Err(losses.unrepresentable("the method `tasks/cancel`"))
            }
            older::ServerRequest::GetTask(_) => {
                Err(losses.unrepresentable("the method `tasks/get`"))
            }
            older::ServerRequest::ListTasks(_) => {
                Err(losses.unrepresentable("the method `tasks/list`"))
            }
            older::ServerRequest::GetTaskPayload(_) => {
                Err(losses.unrepresentable("the method `tasks/result`"))
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
            older::ServerNotification::ElicitationComplete(_) => {
                Err(
                    losses
                        .unrepresentable(
                            "the method `notifications/elicitation/complete`",
                        ),
                )
            }
            older::ServerNotification::LoggingMessage(value) => {
                ConvertFrom::convert_from(value, losses).map(Self::LoggingMessage)
            }
            older::ServerNotification::Progress(value) => {
                ConvertFrom::convert_from(value, losses).map(Self::Progress)
            }
            older::ServerNotification::PromptListChanged(value) => {
                ConvertFrom::convert_from(value, losses).map(Self::PromptListChanged)
            }
            older::ServerNotification::ResourceListChanged(value) => {
                ConvertFrom::convert_from(value, losses).map(Self::ResourceListChanged)
            }
            older::ServerNotification::ResourceUpdated(value) => {
                ConvertFrom::convert_from(value, losses).map(Self::ResourceUpdated)
            }
            older::ServerNotification::TaskStatus(_) => {
                Err(losses.unrepresentable("the method `notifications/tasks/status`"))
            }
            older::ServerNotification::ToolListChanged(value) => {
                ConvertFrom::convert_from(value, losses).map(Self::ToolListChanged)
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
            older::ServerResult::Complete(value) => {
                ConvertFrom::convert_from(value, losses)
                    .map(Box::new)
                    .map(Self::Complete)
            }
            older::ServerResult::Initialize(_) => {
                Err(losses.unrepresentable("the method `initialize`"))
            }
            older::ServerResult::SetLevel(_) => {
                Err(losses.unrepresentable("the method `logging/setLevel`"))
            }
            older::ServerResult::Ping(_) => {
                Err(losses.unrepresentable("the method `ping`"))
            }
            older::ServerResult::GetPrompt(value) => {
                ConvertFrom::convert_from(value, losses).map(Self::GetPrompt)
            }
            older::ServerResult::ListPrompts(value) => {
                ConvertFrom::convert_from(value, losses)
                    .map(Box::new)
                    .map(Self::ListPrompts)
            }
            older::ServerResult::ListResources(value) => {
                ConvertFrom::convert_from(value, losses)
                    .map(Box::new)
                    .map(Self::ListResources)
            }
            older::ServerResult::ReadResource(value) => {
                ConvertFrom::convert_from(value, losses).map(Self::ReadResource)
            }
            older::ServerResult::Subscribe(_) => {
                Err(losses.unrepresentable("the method `resources/subscribe`"))
            }
            older::ServerResult::ListResourceTemplates(value) => {
                ConvertFrom::convert_from(value, losses)
                    .map(Box::new)
                    .map(Self::ListResourceTemplates)
            }
            older::ServerResult::Unsubscribe(_) => {
                Err(losses.unrepresentable("the method `resources/unsubscribe`"))
            }
            older::ServerResult::CancelTask(_) => {
                Err(losses.unrepresentable("the method `tasks/cancel`"))
            }
            older::ServerResult::GetTask(_) => {
                Err(losses.unrepresentable("the method `tasks/get`"))
            }
            older::ServerResult::ListTasks(_) => {
                Err(losses.unrepresentable("the method `tasks/list`"))
            }
            older::ServerResult::GetTaskPayload(_) => {
                Err(losses.unrepresentable("the method `tasks/result`"))
            }
            older::ServerResult::CallTool(value) => {
                ConvertFrom::convert_from(value, losses).map(Self::CallTool)
            }
            older::ServerResult::ListTools(value) => {
                ConvertFrom::convert_from(value, losses)
                    .map(Box::new)
                    .map(Self::ListTools)
            }
        }
    }
}
