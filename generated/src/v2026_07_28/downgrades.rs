// Written by `mcp-codegen generate`. Do not edit: change the schema or the generator.

//! Conversions to the version before this one.

use crate::convert::{ConvertFrom, Losses, NotRepresentable};
use crate::convert;
use crate::v2025_11_25 as older;
use crate::v2026_07_28 as newer;

impl ConvertFrom<newer::CallToolOutcome> for older::CallToolResult {
    #[inline]
    fn convert_from(
        value: newer::CallToolOutcome,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        match value {
            newer::CallToolOutcome::Complete(value) => {
                ConvertFrom::convert_from(*value, losses)
            }
            newer::CallToolOutcome::Unknown(value) => convert::read_again(&value, losses),
            #[allow(unreachable_patterns)]
            _ => Err(losses.unrepresentable("such a value")),
        }
    }
}

impl ConvertFrom<newer::CallToolRequest> for older::CallToolRequest {
    #[inline]
    fn convert_from(
        value: newer::CallToolRequest,
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

impl ConvertFrom<newer::CallToolRequestParams> for older::CallToolRequestParams {
    #[inline]
    fn convert_from(
        value: newer::CallToolRequestParams,
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

impl ConvertFrom<newer::CallToolResult> for older::CallToolResult {
    #[inline]
    fn convert_from(
        value: newer::CallToolResult,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let extra = value.extra;
        if value.result_type != newer::ResultType::Complete {
            losses.drop_member("resultType");
        }
        Ok(Self {
            meta: losses
                .optional(
                    "_meta",
                    value.meta,
                    |value, losses| {
                        losses
                            .drop_if(
                                "io.modelcontextprotocol/serverInfo",
                                &value.server_info,
                            );
                        convert::extra_only(value.extra)
                    },
                ),
            content: value.content,
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

impl ConvertFrom<newer::CancelledNotification> for older::CancelledNotification {
    #[inline]
    fn convert_from(
        value: newer::CancelledNotification,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let extra = value.extra;
        Ok(Self {
            params: losses.member("params", value.params, ConvertFrom::convert_from)?,
            extra,
        })
    }
}

impl ConvertFrom<newer::CancelledNotificationParams>
for older::CancelledNotificationParams {
    #[inline]
    fn convert_from(
        value: newer::CancelledNotificationParams,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let extra = value.extra;
        Ok(Self {
            meta: losses
                .optional(
                    "_meta",
                    value.meta,
                    |value, losses| {
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

impl ConvertFrom<newer::ClientCapabilities> for older::ClientCapabilities {
    #[inline]
    fn convert_from(
        value: newer::ClientCapabilities,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let mut extra = value.extra;
        losses.drop_if("extensions", &value.extensions);
        Ok(Self {
            elicitation: value.elicitation,
            experimental: value.experimental,
            roots: losses.optional("roots", value.roots, convert::from_json),
            sampling: value.sampling,
            tasks: convert::from_extra(&mut extra, "tasks", losses),
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
            id: value.id,
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
        Ok(Self {
            meta: losses.optional("_meta", Some(value.meta), ConvertFrom::convert_from),
            argument: value.argument,
            context: value.context,
            r#ref: value.r#ref,
            extra,
        })
    }
}

impl ConvertFrom<newer::CompleteResult> for older::CompleteResult {
    #[inline]
    fn convert_from(
        value: newer::CompleteResult,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let extra = value.extra;
        if value.result_type != newer::ResultType::Complete {
            losses.drop_member("resultType");
        }
        Ok(Self {
            meta: losses
                .optional(
                    "_meta",
                    value.meta,
                    |value, losses| {
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

impl ConvertFrom<newer::CreateMessageRequest> for older::CreateMessageRequest {
    #[inline]
    fn convert_from(
        value: newer::CreateMessageRequest,
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

impl ConvertFrom<newer::CreateMessageRequestParams>
for older::CreateMessageRequestParams {
    #[inline]
    fn convert_from(
        value: newer::CreateMessageRequestParams,
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

impl ConvertFrom<newer::ElicitRequest> for older::ElicitRequest {
    #[inline]
    fn convert_from(
        value: newer::ElicitRequest,
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

impl ConvertFrom<newer::ElicitRequestFormParams> for older::ElicitRequestFormParams {
    #[inline]
    fn convert_from(
        value: newer::ElicitRequestFormParams,
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

impl ConvertFrom<newer::ElicitRequestParams> for older::ElicitRequestParams {
    #[inline]
    fn convert_from(
        value: newer::ElicitRequestParams,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        match value {
            newer::ElicitRequestParams::Form(value) => {
                ConvertFrom::convert_from(value, losses).map(Box::new).map(Self::Form)
            }
            newer::ElicitRequestParams::Url(value) => {
                ConvertFrom::convert_from(value, losses).map(Self::Url)
            }
            newer::ElicitRequestParams::Unknown(value) => {
                convert::read_again(&value, losses)
            }
        }
    }
}

impl ConvertFrom<newer::ElicitRequestURLParams> for older::ElicitRequestURLParams {
    #[inline]
    fn convert_from(
        value: newer::ElicitRequestURLParams,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let mut extra = value.extra;
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

impl ConvertFrom<newer::ElicitResult> for older::ElicitResult {
    #[inline]
    fn convert_from(
        value: newer::ElicitResult,
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

impl ConvertFrom<newer::GetPromptOutcome> for older::GetPromptResult {
    #[inline]
    fn convert_from(
        value: newer::GetPromptOutcome,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        match value {
            newer::GetPromptOutcome::Complete(value) => {
                ConvertFrom::convert_from(*value, losses)
            }
            newer::GetPromptOutcome::Unknown(value) => {
                convert::read_again(&value, losses)
            }

            #[allow(unreachable_patterns)]
            _ => Err(losses.unrepresentable("such a value")),
        }
    }
}

impl ConvertFrom<newer::GetPromptRequest> for older::GetPromptRequest {
    #[inline]
    fn convert_from(
        value: newer::GetPromptRequest,
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

impl ConvertFrom<newer::GetPromptRequestParams> for older::GetPromptRequestParams {
    #[inline]
    fn convert_from(
        value: newer::GetPromptRequestParams,
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

impl ConvertFrom<newer::GetPromptResult> for older::GetPromptResult {
    #[inline]
    fn convert_from(
        value: newer::GetPromptResult,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let extra = value.extra;
        if value.result_type != newer::ResultType::Complete {
            losses.drop_member("resultType");
        }
        Ok(Self {
            meta: losses
                .optional(
                    "_meta",
                    value.meta,
                    |value, losses| {
                        losses
                            .drop_if(
                                "io.modelcontextprotocol/serverInfo",
                                &value.server_info,
                            );
                        convert::extra_only(value.extra)
                    },
                ),
            description: value.description,
            messages: value.messages,
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
            newer::JSONRPCMessage::ResultResponse(value) => {
                ConvertFrom::convert_from(*value, losses).map(Self::ResultResponse)
            }
            newer::JSONRPCMessage::ErrorResponse(value) => Ok(Self::ErrorResponse(value)),
            newer::JSONRPCMessage::Unknown(value) => convert::read_again(&value, losses),
        }
    }
}

impl ConvertFrom<newer::JSONRPCResponse> for older::JSONRPCResponse {
    #[inline]
    fn convert_from(
        value: newer::JSONRPCResponse,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        match value {
            newer::JSONRPCResponse::Result(value) => {
                ConvertFrom::convert_from(*value, losses).map(Self::Result)
            }
            newer::JSONRPCResponse::Error(value) => Ok(Self::Error(value)),
            newer::JSONRPCResponse::Unknown(value) => convert::read_again(&value, losses),
        }
    }
}

impl ConvertFrom<newer::JSONRPCResultResponse> for older::JSONRPCResultResponse {
    #[inline]
    fn convert_from(
        value: newer::JSONRPCResultResponse,
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

impl ConvertFrom<newer::ListPromptsRequest> for older::ListPromptsRequest {
    #[inline]
    fn convert_from(
        value: newer::ListPromptsRequest,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let extra = value.extra;
        Ok(Self {
            id: value.id,
            params: losses
                .optional("params", Some(value.params), ConvertFrom::convert_from),
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
        if value
            .cache_scope
            .as_ref()
            .is_some_and(|value| *value != newer::CacheScope::Private)
        {
            losses.drop_member("cacheScope");
        }
        if value.result_type != newer::ResultType::Complete {
            losses.drop_member("resultType");
        }
        if value.ttl_ms.as_ref().is_some_and(|value| *value != 0) {
            losses.drop_member("ttlMs");
        }
        Ok(Self {
            meta: losses
                .optional(
                    "_meta",
                    value.meta,
                    |value, losses| {
                        losses
                            .drop_if(
                                "io.modelcontextprotocol/serverInfo",
                                &value.server_info,
                            );
                        convert::extra_only(value.extra)
                    },
                ),
            next_cursor: value.next_cursor,
            prompts: value.prompts,
            extra,
        })
    }
}

impl ConvertFrom<newer::ListResourceTemplatesRequest>
for older::ListResourceTemplatesRequest {
    #[inline]
    fn convert_from(
        value: newer::ListResourceTemplatesRequest,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let extra = value.extra;
        Ok(Self {
            id: value.id,
            params: losses
                .optional("params", Some(value.params), ConvertFrom::convert_from),
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
        if value
            .cache_scope
            .as_ref()
            .is_some_and(|value| *value != newer::CacheScope::Private)
        {
            losses.drop_member("cacheScope");
        }
        if value.result_type != newer::ResultType::Complete {
            losses.drop_member("resultType");
        }
        if value.ttl_ms.as_ref().is_some_and(|value| *value != 0) {
            losses.drop_member("ttlMs");
        }
        Ok(Self {
            meta: losses
                .optional(
                    "_meta",
                    value.meta,
                    |value, losses| {
                        losses
                            .drop_if(
                                "io.modelcontextprotocol/serverInfo",
                                &value.server_info,
                            );
                        convert::extra_only(value.extra)
                    },
                ),
            next_cursor: value.next_cursor,
            resource_templates: value.resource_templates,
            extra,
        })
    }
}

impl ConvertFrom<newer::ListResourcesRequest> for older::ListResourcesRequest {
    #[inline]
    fn convert_from(
        value: newer::ListResourcesRequest,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let extra = value.extra;
        Ok(Self {
            id: value.id,
            params: losses
                .optional("params", Some(value.params), ConvertFrom::convert_from),
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
        if value
            .cache_scope
            .as_ref()
            .is_some_and(|value| *value != newer::CacheScope::Private)
        {
            losses.drop_member("cacheScope");
        }
        if value.result_type != newer::ResultType::Complete {
            losses.drop_member("resultType");
        }
        if value.ttl_ms.as_ref().is_some_and(|value| *value != 0) {
            losses.drop_member("ttlMs");
        }
        Ok(Self {
            meta: losses
                .optional(
                    "_meta",
                    value.meta,
                    |value, losses| {
                        losses
                            .drop_if(
                                "io.modelcontextprotocol/serverInfo",
                                &value.server_info,
                            );
                        convert::extra_only(value.extra)
                    },
                ),
            next_cursor: value.next_cursor,
            resources: value.resources,
            extra,
        })
    }
}

impl ConvertFrom<newer::ListRootsRequest> for older::ListRootsRequest {
    #[inline]
    fn convert_from(
        value: newer::ListRootsRequest,
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

impl ConvertFrom<newer::ListRootsRequestParams> for older::RequestParams {
    #[inline]
    fn convert_from(
        value: newer::ListRootsRequestParams,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let extra = value.extra;
        Ok(Self {
            meta: losses.optional("_meta", value.meta, convert::from_json),
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
        let mut extra = value.extra;
        Ok(Self {
            meta: convert::from_extra(&mut extra, "_meta", losses),
            roots: value.roots,
            extra,
        })
    }
}

impl ConvertFrom<newer::ListToolsRequest> for older::ListToolsRequest {
    #[inline]
    fn convert_from(
        value: newer::ListToolsRequest,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let extra = value.extra;
        Ok(Self {
            id: value.id,
            params: losses
                .optional("params", Some(value.params), ConvertFrom::convert_from),
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
        if value
            .cache_scope
            .as_ref()
            .is_some_and(|value| *value != newer::CacheScope::Private)
        {
            losses.drop_member("cacheScope");
        }
        if value.result_type != newer::ResultType::Complete {
            losses.drop_member("resultType");
        }
        if value.ttl_ms.as_ref().is_some_and(|value| *value != 0) {
            losses.drop_member("ttlMs");
        }
        Ok(Self {
            meta: losses
                .optional(
                    "_meta",
                    value.meta,
                    |value, losses| {
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

impl ConvertFrom<newer::LoggingMessageNotification>
for older::LoggingMessageNotification {
    #[inline]
    fn convert_from(
        value: newer::LoggingMessageNotification,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let extra = value.extra;
        Ok(Self {
            params: losses.member("params", value.params, ConvertFrom::convert_from)?,
            extra,
        })
    }
}

impl ConvertFrom<newer::LoggingMessageNotificationParams>
for older::LoggingMessageNotificationParams {
    #[inline]
    fn convert_from(
        value: newer::LoggingMessageNotificationParams,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let extra = value.extra;
        Ok(Self {
            meta: losses
                .optional(
                    "_meta",
                    value.meta,
                    |value, losses| {
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

impl ConvertFrom<newer::NotificationParams> for older::NotificationParams {
    #[inline]
    fn convert_from(
        value: newer::NotificationParams,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let extra = value.extra;
        Ok(Self {
            meta: losses
                .optional(
                    "_meta",
                    value.meta,
                    |value, losses| {
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

impl ConvertFrom<newer::PaginatedRequest> for older::PaginatedRequest {
    #[inline]
    fn convert_from(
        value: newer::PaginatedRequest,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let extra = value.extra;
        Ok(Self {
            id: value.id,
            method: value.method,
            params: losses
                .optional("params", Some(value.params), ConvertFrom::convert_from),
            extra,
        })
    }
}

impl ConvertFrom<newer::PaginatedRequestParams> for older::PaginatedRequestParams {
    #[inline]
    fn convert_from(
        value: newer::PaginatedRequestParams,
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

impl ConvertFrom<newer::PaginatedResult> for older::PaginatedResult {
    #[inline]
    fn convert_from(
        value: newer::PaginatedResult,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let extra = value.extra;
        if value.result_type != newer::ResultType::Complete {
            losses.drop_member("resultType");
        }
        Ok(Self {
            meta: losses
                .optional(
                    "_meta",
                    value.meta,
                    |value, losses| {
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
        Ok(Self {
            meta: losses
                .optional(
                    "_meta",
                    value.meta,
                    |value, losses| {
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

impl ConvertFrom<newer::PromptListChangedNotification>
for older::PromptListChangedNotification {
    #[inline]
    fn convert_from(
        value: newer::PromptListChangedNotification,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let extra = value.extra;
        Ok(Self {
            params: losses.optional("params", value.params, ConvertFrom::convert_from),
            extra,
        })
    }
}

impl ConvertFrom<newer::ReadResourceOutcome> for older::ReadResourceResult {
    #[inline]
    fn convert_from(
        value: newer::ReadResourceOutcome,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        match value {
            newer::ReadResourceOutcome::Complete(value) => {
                ConvertFrom::convert_from(*value, losses)
            }
            newer::ReadResourceOutcome::Unknown(value) => {
                convert::read_again(&value, losses)
            }

            #[allow(unreachable_patterns)]
            _ => Err(losses.unrepresentable("such a value")),
        }
    }
}

impl ConvertFrom<newer::ReadResourceRequest> for older::ReadResourceRequest {
    #[inline]
    fn convert_from(
        value: newer::ReadResourceRequest,
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

impl ConvertFrom<newer::ReadResourceRequestParams> for older::ReadResourceRequestParams {
    #[inline]
    fn convert_from(
        value: newer::ReadResourceRequestParams,
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

impl ConvertFrom<newer::ReadResourceResult> for older::ReadResourceResult {
    #[inline]
    fn convert_from(
        value: newer::ReadResourceResult,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let extra = value.extra;
        if value
            .cache_scope
            .as_ref()
            .is_some_and(|value| *value != newer::CacheScope::Private)
        {
            losses.drop_member("cacheScope");
        }
        if value.result_type != newer::ResultType::Complete {
            losses.drop_member("resultType");
        }
        if value.ttl_ms.as_ref().is_some_and(|value| *value != 0) {
            losses.drop_member("ttlMs");
        }
        Ok(Self {
            meta: losses
                .optional(
                    "_meta",
                    value.meta,
                    |value, losses| {
                        losses
                            .drop_if(
                                "io.modelcontextprotocol/serverInfo",
                                &value.server_info,
                            );
                        convert::extra_only(value.extra)
                    },
                ),
            contents: value.contents,
            extra,
        })
    }
}

impl ConvertFrom<newer::RequestMetaObject> for older::RequestMetaObject {
    #[inline]
    fn convert_from(
        value: newer::RequestMetaObject,
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

impl ConvertFrom<newer::RequestParams> for older::RequestParams {
    #[inline]
    fn convert_from(
        value: newer::RequestParams,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let extra = value.extra;
        Ok(Self {
            meta: losses.optional("_meta", Some(value.meta), ConvertFrom::convert_from),
            extra,
        })
    }
}

impl ConvertFrom<newer::ResourceListChangedNotification>
for older::ResourceListChangedNotification {
    #[inline]
    fn convert_from(
        value: newer::ResourceListChangedNotification,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let extra = value.extra;
        Ok(Self {
            params: losses.optional("params", value.params, ConvertFrom::convert_from),
            extra,
        })
    }
}

impl ConvertFrom<newer::ResourceRequestParams> for older::ResourceRequestParams {
    #[inline]
    fn convert_from(
        value: newer::ResourceRequestParams,
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

impl ConvertFrom<newer::ResourceUpdatedNotification>
for older::ResourceUpdatedNotification {
    #[inline]
    fn convert_from(
        value: newer::ResourceUpdatedNotification,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let extra = value.extra;
        Ok(Self {
            params: losses.member("params", value.params, ConvertFrom::convert_from)?,
            extra,
        })
    }
}

impl ConvertFrom<newer::ResourceUpdatedNotificationParams>
for older::ResourceUpdatedNotificationParams {
    #[inline]
    fn convert_from(
        value: newer::ResourceUpdatedNotificationParams,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let extra = value.extra;
        Ok(Self {
            meta: losses
                .optional(
                    "_meta",
                    value.meta,
                    |value, losses| {
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

impl ConvertFrom<newer::ResultObject> for older::ResultObject {
    #[inline]
    fn convert_from(
        value: newer::ResultObject,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let extra = value.extra;
        if value.result_type != newer::ResultType::Complete {
            losses.drop_member("resultType");
        }
        Ok(Self {
            meta: losses
                .optional(
                    "_meta",
                    value.meta,
                    |value, losses| {
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

impl ConvertFrom<newer::SamplingMessage> for older::SamplingMessage {
    #[inline]
    fn convert_from(
        value: newer::SamplingMessage,
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

impl ConvertFrom<newer::SamplingMessageContent> for older::SamplingMessageContent {
    #[inline]
    fn convert_from(
        value: newer::SamplingMessageContent,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        match value {
            newer::SamplingMessageContent::Text(value) => Ok(Self::Text(value)),
            newer::SamplingMessageContent::Image(value) => Ok(Self::Image(value)),
            newer::SamplingMessageContent::Audio(value) => Ok(Self::Audio(value)),
            newer::SamplingMessageContent::ToolUse(value) => Ok(Self::ToolUse(value)),
            newer::SamplingMessageContent::ToolResult(value) => {
                ConvertFrom::convert_from(value, losses).map(Self::ToolResult)
            }
            newer::SamplingMessageContent::List(value) => {
                convert::list(value, losses, ConvertFrom::convert_from).map(Self::List)
            }
            newer::SamplingMessageContent::Unknown(value) => {
                convert::read_again(&value, losses)
            }
        }
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
            newer::SamplingMessageContentBlock::Audio(value) => Ok(Self::Audio(value)),
            newer::SamplingMessageContentBlock::ToolUse(value) => {
                Ok(Self::ToolUse(value))
            }
            newer::SamplingMessageContentBlock::ToolResult(value) => {
                ConvertFrom::convert_from(value, losses).map(Self::ToolResult)
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

impl ConvertFrom<newer::Tool> for older::Tool {
    #[inline]
    fn convert_from(
        value: newer::Tool,
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

impl ConvertFrom<newer::ToolListChangedNotification>
for older::ToolListChangedNotification {
    #[inline]
    fn convert_from(
        value: newer::ToolListChangedNotification,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let extra = value.extra;
        Ok(Self {
            params: losses.optional("params", value.params, ConvertFrom::convert_from),
            extra,
        })
    }
}

impl ConvertFrom<newer::ToolOutputSchema> for older::ToolOutputSchema {
    #[inline]
    fn convert_from(
        value: newer::ToolOutputSchema,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        Self::try_from(value.into_object())
            .map_err(|_| losses.unrepresentable("such a schema"))
    }
}

impl ConvertFrom<newer::ToolResultContent> for older::ToolResultContent {
    #[inline]
    fn convert_from(
        value: newer::ToolResultContent,
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

impl ConvertFrom<newer::ClientRequest> for older::ClientRequest {
    #[inline]
    fn convert_from(
        value: newer::ClientRequest,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        match value {
            newer::ClientRequest::Complete(value) => {
                ConvertFrom::convert_from(*value, losses)
                    .map(Box::new)
                    .map(Self::Complete)
            }
            newer::ClientRequest::GetPrompt(value) => {
                ConvertFrom::convert_from(*value, losses).map(Self::GetPrompt)
            }
            newer::ClientRequest::ListPrompts(value) => {
                ConvertFrom::convert_from(*value, losses).map(Self::ListPrompts)
            }
            newer::ClientRequest::ListResources(value) => {
                ConvertFrom::convert_from(*value, losses).map(Self::ListResources)
            }
            newer::ClientRequest::ReadResource(value) => {
                ConvertFrom::convert_from(*value, losses).map(Self::ReadResource)
            }
            newer::ClientRequest::ListResourceTemplates(value) => {
                ConvertFrom::convert_from(*value, losses)
                    .map(Self::ListResourceTemplates)
            }
            newer::ClientRequest::Discover(_) => {
                Err(losses.unrepresentable("the method `server/discover`"))
            }
            newer::ClientRequest::SubscriptionsListen(_) => {
                Err(losses.unrepresentable("the method `subscriptions/listen`"))
            }
            newer::ClientRequest::CallTool(value) => {
                ConvertFrom::convert_from(*value, losses).map(Self::CallTool)
            }
            newer::ClientRequest::ListTools(value) => {
                ConvertFrom::convert_from(*value, losses).map(Self::ListTools)
            }
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
            newer::ClientNotification::Cancelled(value) => {
                ConvertFrom::convert_from(value, losses).map(Self::Cancelled)
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
            newer::ClientResult::Elicit(value) => {
                ConvertFrom::convert_from(value, losses).map(Self::Elicit)
            }
            newer::ClientResult::ListRoots(value) => {
                ConvertFrom::convert_from(value, losses).map(Self::ListRoots)
            }
            newer::ClientResult::CreateMessage(value) => {
                ConvertFrom::convert_from(*value, losses)
                    .map(Box::new)
                    .map(Self::CreateMessage)
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
            newer::ServerRequest::Elicit(value) => {
                ConvertFrom::convert_from(value, losses).map(Self::Elicit)
            }
            newer::ServerRequest::ListRoots(value) => {
                ConvertFrom::convert_from(value, losses).map(Self::ListRoots)
            }
            newer::ServerRequest::CreateMessage(value) => {
                ConvertFrom::convert_from(*value, losses)
                    .map(Box::new)
                    .map(Self::CreateMessage)
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
            newer::ServerNotification::Cancelled(value) => {
                ConvertFrom::convert_from(value, losses).map(Self::Cancelled)
            }
            newer::ServerNotification::LoggingMessage(value) => {
                ConvertFrom::convert_from(value, losses).map(Self::LoggingMessage)
            }
            newer::ServerNotification::Progress(value) => {
                ConvertFrom::convert_from(value, losses).map(Self::Progress)
            }
            newer::ServerNotification::PromptListChanged(value) => {
                ConvertFrom::convert_from(value, losses).map(Self::PromptListChanged)
            }
            newer::ServerNotification::ResourceListChanged(value) => {
                ConvertFrom::convert_from(value, losses).map(Self::ResourceListChanged)
            }
            newer::ServerNotification::ResourceUpdated(value) => {
                ConvertFrom::convert_from(value, losses).map(Self::ResourceUpdated)
            }
            newer::ServerNotification::SubscriptionsAcknowledged(_) => {
                Err(
                    losses
                        .unrepresentable(
                            "the method `notifications/subscriptions/acknowledged`",
                        ),
                )
            }
            newer::ServerNotification::ToolListChanged(value) => {
                ConvertFrom::convert_from(value, losses).map(Self::ToolListChanged)
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
            newer::ServerResult::Complete(value) => {
                ConvertFrom::convert_from(*value, losses).map(Self::Complete)
            }
            newer::ServerResult::GetPrompt(value) => {
                ConvertFrom::convert_from(value, losses).map(Self::GetPrompt)
            }
            newer::ServerResult::ListPrompts(value) => {
                ConvertFrom::convert_from(*value, losses).map(Self::ListPrompts)
            }
            newer::ServerResult::ListResources(value) => {
                ConvertFrom::convert_from(*value, losses).map(Self::ListResources)
            }
            newer::ServerResult::ReadResource(value) => {
                ConvertFrom::convert_from(value, losses).map(Self::ReadResource)
            }
            newer::ServerResult::ListResourceTemplates(value) => {
                ConvertFrom::convert_from(*value, losses)
                    .map(Self::ListResourceTemplates)
            }
            newer::ServerResult::Discover(_) => {
                Err(losses.unrepresentable("the method `server/discover`"))
            }
            newer::ServerResult::SubscriptionsListen(_) => {
                Err(losses.unrepresentable("the method `subscriptions/listen`"))
            }
            newer::ServerResult::CallTool(value) => {
                ConvertFrom::convert_from(value, losses).map(Self::CallTool)
            }
            newer::ServerResult::ListTools(value) => {
                ConvertFrom::convert_from(*value, losses).map(Self::ListTools)
            }
        }
    }
}
