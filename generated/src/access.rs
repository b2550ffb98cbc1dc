// Written by `mcp-codegen generate`. Do not edit: change the schema or the generator.

//! What leads into messages without asking which message it is.

#![allow(clippy::collapsible_match)]
use crate::message::{Paginated, SentRequest};

impl SentRequest for crate::v2026_07_28::CompleteRequest {
    type Side = crate::v2026_07_28::ClientRequest;
    type Answer = crate::v2026_07_28::ServerResult;
    #[inline]
    fn into_side(params: Self::Params) -> Self::Side {
        crate::v2026_07_28::ClientRequest::Complete(Box::new(params))
    }

    #[inline]
    fn from_answer(answer: Self::Answer) -> Option<Self::Result> {
        match answer {
            crate::v2026_07_28::ServerResult::Complete(result) => Some(*result),
            #[allow(unreachable_patterns)]
            _ => None,
        }
    }
}

impl SentRequest for crate::v2026_07_28::GetPromptRequest {
    type Side = crate::v2026_07_28::ClientRequest;
    type Answer = crate::v2026_07_28::ServerResult;
    #[inline]
    fn into_side(params: Self::Params) -> Self::Side {
        crate::v2026_07_28::ClientRequest::GetPrompt(Box::new(params))
    }

    #[inline]
    fn from_answer(answer: Self::Answer) -> Option<Self::Result> {
        match answer {
            crate::v2026_07_28::ServerResult::GetPrompt(result) => Some(result),
            #[allow(unreachable_patterns)]
            _ => None,
        }
    }
}

impl SentRequest for crate::v2026_07_28::ListPromptsRequest {
    type Side = crate::v2026_07_28::ClientRequest;
    type Answer = crate::v2026_07_28::ServerResult;
    #[inline]
    fn into_side(params: Self::Params) -> Self::Side {
        crate::v2026_07_28::ClientRequest::ListPrompts(Box::new(params))
    }

    #[inline]
    fn from_answer(answer: Self::Answer) -> Option<Self::Result> {
        match answer {
            crate::v2026_07_28::ServerResult::ListPrompts(result) => Some(*result),
            #[allow(unreachable_patterns)]
            _ => None,
        }
    }
}

impl SentRequest for crate::v2026_07_28::ListResourcesRequest {
    type Side = crate::v2026_07_28::ClientRequest;
    type Answer = crate::v2026_07_28::ServerResult;
    #[inline]
    fn into_side(params: Self::Params) -> Self::Side {
        crate::v2026_07_28::ClientRequest::ListResources(Box::new(params))
    }

    #[inline]
    fn from_answer(answer: Self::Answer) -> Option<Self::Result> {
        match answer {
            crate::v2026_07_28::ServerResult::ListResources(result) => Some(*result),
            #[allow(unreachable_patterns)]
            _ => None,
        }
    }
}

impl SentRequest for crate::v2026_07_28::ReadResourceRequest {
    type Side = crate::v2026_07_28::ClientRequest;
    type Answer = crate::v2026_07_28::ServerResult;
    #[inline]
    fn into_side(params: Self::Params) -> Self::Side {
        crate::v2026_07_28::ClientRequest::ReadResource(Box::new(params))
    }

    #[inline]
    fn from_answer(answer: Self::Answer) -> Option<Self::Result> {
        match answer {
            crate::v2026_07_28::ServerResult::ReadResource(result) => Some(result),
            #[allow(unreachable_patterns)]
            _ => None,
        }
    }
}

impl SentRequest for crate::v2026_07_28::ListResourceTemplatesRequest {
    type Side = crate::v2026_07_28::ClientRequest;
    type Answer = crate::v2026_07_28::ServerResult;
    #[inline]
    fn into_side(params: Self::Params) -> Self::Side {
        crate::v2026_07_28::ClientRequest::ListResourceTemplates(Box::new(params))
    }

    #[inline]
    fn from_answer(answer: Self::Answer) -> Option<Self::Result> {
        match answer {
            crate::v2026_07_28::ServerResult::ListResourceTemplates(result) => {
                Some(*result)
            }

            #[allow(unreachable_patterns)]
            _ => None,
        }
    }
}

impl SentRequest for crate::v2026_07_28::DiscoverRequest {
    type Side = crate::v2026_07_28::ClientRequest;
    type Answer = crate::v2026_07_28::ServerResult;
    #[inline]
    fn into_side(params: Self::Params) -> Self::Side {
        crate::v2026_07_28::ClientRequest::Discover(Box::new(params))
    }

    #[inline]
    fn from_answer(answer: Self::Answer) -> Option<Self::Result> {
        match answer {
            crate::v2026_07_28::ServerResult::Discover(result) => Some(*result),
            #[allow(unreachable_patterns)]
            _ => None,
        }
    }
}

impl SentRequest for crate::v2026_07_28::SubscriptionsListenRequest {
    type Side = crate::v2026_07_28::ClientRequest;
    type Answer = crate::v2026_07_28::ServerResult;
    #[inline]
    fn into_side(params: Self::Params) -> Self::Side {
        crate::v2026_07_28::ClientRequest::SubscriptionsListen(Box::new(params))
    }

    #[inline]
    fn from_answer(answer: Self::Answer) -> Option<Self::Result> {
        match answer {
            crate::v2026_07_28::ServerResult::SubscriptionsListen(result) => {
                Some(*result)
            }

            #[allow(unreachable_patterns)]
            _ => None,
        }
    }
}

impl SentRequest for crate::v2026_07_28::CallToolRequest {
    type Side = crate::v2026_07_28::ClientRequest;
    type Answer = crate::v2026_07_28::ServerResult;
    #[inline]
    fn into_side(params: Self::Params) -> Self::Side {
        crate::v2026_07_28::ClientRequest::CallTool(Box::new(params))
    }

    #[inline]
    fn from_answer(answer: Self::Answer) -> Option<Self::Result> {
        match answer {
            crate::v2026_07_28::ServerResult::CallTool(result) => Some(result),
            #[allow(unreachable_patterns)]
            _ => None,
        }
    }
}

impl SentRequest for crate::v2026_07_28::ListToolsRequest {
    type Side = crate::v2026_07_28::ClientRequest;
    type Answer = crate::v2026_07_28::ServerResult;
    #[inline]
    fn into_side(params: Self::Params) -> Self::Side {
        crate::v2026_07_28::ClientRequest::ListTools(Box::new(params))
    }

    #[inline]
    fn from_answer(answer: Self::Answer) -> Option<Self::Result> {
        match answer {
            crate::v2026_07_28::ServerResult::ListTools(result) => Some(*result),
            #[allow(unreachable_patterns)]
            _ => None,
        }
    }
}

impl SentRequest for crate::v2026_07_28::ElicitRequest {
    type Side = crate::v2026_07_28::ServerRequest;
    type Answer = crate::v2026_07_28::ClientResult;
    #[inline]
    fn into_side(params: Self::Params) -> Self::Side {
        crate::v2026_07_28::ServerRequest::Elicit(params)
    }

    #[inline]
    fn from_answer(answer: Self::Answer) -> Option<Self::Result> {
        match answer {
            crate::v2026_07_28::ClientResult::Elicit(result) => Some(result),
            #[allow(unreachable_patterns)]
            _ => None,
        }
    }
}

impl SentRequest for crate::v2026_07_28::ListRootsRequest {
    type Side = crate::v2026_07_28::ServerRequest;
    type Answer = crate::v2026_07_28::ClientResult;
    #[inline]
    fn into_side(params: Self::Params) -> Self::Side {
        crate::v2026_07_28::ServerRequest::ListRoots(params)
    }

    #[inline]
    fn from_answer(answer: Self::Answer) -> Option<Self::Result> {
        match answer {
            crate::v2026_07_28::ClientResult::ListRoots(result) => Some(result),
            #[allow(unreachable_patterns)]
            _ => None,
        }
    }
}

impl SentRequest for crate::v2026_07_28::CreateMessageRequest {
    type Side = crate::v2026_07_28::ServerRequest;
    type Answer = crate::v2026_07_28::ClientResult;
    #[inline]
    fn into_side(params: Self::Params) -> Self::Side {
        crate::v2026_07_28::ServerRequest::CreateMessage(Box::new(params))
    }

    #[inline]
    fn from_answer(answer: Self::Answer) -> Option<Self::Result> {
        match answer {
            crate::v2026_07_28::ClientResult::CreateMessage(result) => Some(*result),
            #[allow(unreachable_patterns)]
            _ => None,
        }
    }
}

impl crate::v2026_07_28::ClientRequest {
    /// The parameter that the HTTP header `Mcp-Name` mirrors, where the method has one.
    pub fn mirrored_name(&self) -> Option<&str> {
        match self {
            Self::GetPrompt(params) => Some(&params.name),
            Self::ReadResource(params) => Some(&params.uri),
            Self::CallTool(params) => Some(&params.name),
            #[allow(unreachable_patterns)]
            _ => None,
        }
    }
}

impl crate::v2026_07_28::ClientRequest {
    /// What the request says of its sender. Nothing where there is no place for it.
    pub fn meta_mut(&mut self) -> Option<&mut crate::v2026_07_28::RequestMetaObject> {
        match self {
            Self::Complete(value) => Some(&mut value.as_mut().meta),
            Self::GetPrompt(value) => Some(&mut value.as_mut().meta),
            Self::ListPrompts(value) => Some(&mut value.as_mut().meta),
            Self::ListResources(value) => Some(&mut value.as_mut().meta),
            Self::ReadResource(value) => Some(&mut value.as_mut().meta),
            Self::ListResourceTemplates(value) => Some(&mut value.as_mut().meta),
            Self::Discover(value) => Some(&mut value.as_mut().meta),
            Self::SubscriptionsListen(value) => Some(&mut value.as_mut().meta),
            Self::CallTool(value) => Some(&mut value.as_mut().meta),
            Self::ListTools(value) => Some(&mut value.as_mut().meta),
            #[allow(unreachable_patterns)]
            _ => None,
        }
    }
}

impl crate::v2026_07_28::ClientRequest {
    /// The protocol version that the request declares. Nothing where there is no place for it.
    pub fn protocol_version_mut(&mut self) -> Option<&mut String> {
        match self {
            Self::Complete(value) => Some(&mut value.as_mut().meta.protocol_version),
            Self::GetPrompt(value) => Some(&mut value.as_mut().meta.protocol_version),
            Self::ListPrompts(value) => Some(&mut value.as_mut().meta.protocol_version),
            Self::ListResources(value) => Some(&mut value.as_mut().meta.protocol_version),
            Self::ReadResource(value) => Some(&mut value.as_mut().meta.protocol_version),
            Self::ListResourceTemplates(value) => {
                Some(&mut value.as_mut().meta.protocol_version)
            }
            Self::Discover(value) => Some(&mut value.as_mut().meta.protocol_version),
            Self::SubscriptionsListen(value) => {
                Some(&mut value.as_mut().meta.protocol_version)
            }
            Self::CallTool(value) => Some(&mut value.as_mut().meta.protocol_version),
            Self::ListTools(value) => Some(&mut value.as_mut().meta.protocol_version),
            #[allow(unreachable_patterns)]
            _ => None,
        }
    }
}

impl crate::v2026_07_28::ClientRequest {
    /// The client's answers to what the server asked when the request was sent before. Nothing
    /// where there is no place for it.
    pub fn input_responses_mut(
        &mut self,
    ) -> Option<&mut Option<crate::v2026_07_28::InputResponses>> {
        match self {
            Self::GetPrompt(value) => Some(&mut value.as_mut().input_responses),
            Self::ReadResource(value) => Some(&mut value.as_mut().input_responses),
            Self::CallTool(value) => Some(&mut value.as_mut().input_responses),
            #[allow(unreachable_patterns)]
            _ => None,
        }
    }
}

impl crate::v2026_07_28::ClientRequest {
    /// What the server wanted back when it asked for input. Nothing where there is no place for
    /// it.
    pub fn request_state_mut(&mut self) -> Option<&mut Option<String>> {
        match self {
            Self::GetPrompt(value) => Some(&mut value.as_mut().request_state),
            Self::ReadResource(value) => Some(&mut value.as_mut().request_state),
            Self::CallTool(value) => Some(&mut value.as_mut().request_state),
            #[allow(unreachable_patterns)]
            _ => None,
        }
    }
}

impl crate::v2026_07_28::ServerResult {
    /// Who answers. Nothing where there is no place for it.
    pub fn server_info_mut(
        &mut self,
    ) -> Option<&mut Option<crate::v2026_07_28::Implementation>> {
        match self {
            Self::Complete(value) => {
                Some(
                    &mut value
                        .as_mut()
                        .meta
                        .get_or_insert_with(Default::default)
                        .server_info,
                )
            }
            Self::GetPrompt(value) => {
                match value {
                    crate::v2026_07_28::GetPromptOutcome::InputRequired(value) => {
                        Some(
                            &mut value
                                .as_mut()
                                .meta
                                .get_or_insert_with(Default::default)
                                .server_info,
                        )
                    }
                    crate::v2026_07_28::GetPromptOutcome::Complete(value) => {
                        Some(
                            &mut value
                                .as_mut()
                                .meta
                                .get_or_insert_with(Default::default)
                                .server_info,
                        )
                    }

                    #[allow(unreachable_patterns)]
                    _ => None,
                }
            }
            Self::ListPrompts(value) => {
                Some(
                    &mut value
                        .as_mut()
                        .meta
                        .get_or_insert_with(Default::default)
                        .server_info,
                )
            }
            Self::ListResources(value) => {
                Some(
                    &mut value
                        .as_mut()
                        .meta
                        .get_or_insert_with(Default::default)
                        .server_info,
                )
            }
            Self::ReadResource(value) => {
                match value {
                    crate::v2026_07_28::ReadResourceOutcome::InputRequired(value) => {
                        Some(
                            &mut value
                                .as_mut()
                                .meta
                                .get_or_insert_with(Default::default)
                                .server_info,
                        )
                    }
                    crate::v2026_07_28::ReadResourceOutcome::Complete(value) => {
                        Some(
                            &mut value
                                .as_mut()
                                .meta
                                .get_or_insert_with(Default::default)
                                .server_info,
                        )
                    }

                    #[allow(unreachable_patterns)]
                    _ => None,
                }
            }
            Self::ListResourceTemplates(value) => {
                Some(
                    &mut value
                        .as_mut()
                        .meta
                        .get_or_insert_with(Default::default)
                        .server_info,
                )
            }
            Self::Discover(value) => {
                Some(
                    &mut value
                        .as_mut()
                        .meta
                        .get_or_insert_with(Default::default)
                        .server_info,
                )
            }
            Self::SubscriptionsListen(value) => {
                Some(&mut value.as_mut().meta.server_info)
            }
            Self::CallTool(value) => {
                match value {
                    crate::v2026_07_28::CallToolOutcome::InputRequired(value) => {
                        Some(
                            &mut value
                                .as_mut()
                                .meta
                                .get_or_insert_with(Default::default)
                                .server_info,
                        )
                    }
                    crate::v2026_07_28::CallToolOutcome::Complete(value) => {
                        Some(
                            &mut value
                                .as_mut()
                                .meta
                                .get_or_insert_with(Default::default)
                                .server_info,
                        )
                    }

                    #[allow(unreachable_patterns)]
                    _ => None,
                }
            }
            Self::ListTools(value) => {
                Some(
                    &mut value
                        .as_mut()
                        .meta
                        .get_or_insert_with(Default::default)
                        .server_info,
                )
            }

            #[allow(unreachable_patterns)]
            _ => None,
        }
    }
}

impl crate::v2026_07_28::ServerResult {
    /// How many milliseconds the result may be kept. Nothing where there is no place for it.
    pub fn ttl_ms_mut(&mut self) -> Option<&mut Option<u64>> {
        match self {
            Self::ListPrompts(value) => Some(&mut value.as_mut().ttl_ms),
            Self::ListResources(value) => Some(&mut value.as_mut().ttl_ms),
            Self::ReadResource(value) => {
                match value {
                    crate::v2026_07_28::ReadResourceOutcome::Complete(value) => {
                        Some(&mut value.as_mut().ttl_ms)
                    }

                    #[allow(unreachable_patterns)]
                    _ => None,
                }
            }
            Self::ListResourceTemplates(value) => Some(&mut value.as_mut().ttl_ms),
            Self::Discover(value) => Some(&mut value.as_mut().ttl_ms),
            Self::ListTools(value) => Some(&mut value.as_mut().ttl_ms),
            #[allow(unreachable_patterns)]
            _ => None,
        }
    }
}

impl crate::v2026_07_28::ServerResult {
    /// Who may share the result. Nothing where there is no place for it.
    pub fn cache_scope_mut(
        &mut self,
    ) -> Option<&mut Option<crate::v2026_07_28::CacheScope>> {
        match self {
            Self::ListPrompts(value) => Some(&mut value.as_mut().cache_scope),
            Self::ListResources(value) => Some(&mut value.as_mut().cache_scope),
            Self::ReadResource(value) => {
                match value {
                    crate::v2026_07_28::ReadResourceOutcome::Complete(value) => {
                        Some(&mut value.as_mut().cache_scope)
                    }

                    #[allow(unreachable_patterns)]
                    _ => None,
                }
            }
            Self::ListResourceTemplates(value) => Some(&mut value.as_mut().cache_scope),
            Self::Discover(value) => Some(&mut value.as_mut().cache_scope),
            Self::ListTools(value) => Some(&mut value.as_mut().cache_scope),
            #[allow(unreachable_patterns)]
            _ => None,
        }
    }
}

impl crate::v2026_07_28::ServerNotification {
    /// The request that opened the stream which the notification is for. Nothing where there is
    /// no place for it.
    pub fn subscription_id_mut(
        &mut self,
    ) -> Option<&mut Option<crate::v2026_07_28::RequestId>> {
        match self {
            Self::Cancelled(value) => {
                Some(
                    &mut value.meta.get_or_insert_with(Default::default).subscription_id,
                )
            }
            Self::LoggingMessage(value) => {
                Some(
                    &mut value.meta.get_or_insert_with(Default::default).subscription_id,
                )
            }
            Self::Progress(value) => {
                Some(
                    &mut value.meta.get_or_insert_with(Default::default).subscription_id,
                )
            }
            Self::PromptListChanged(value) => {
                Some(
                    &mut value.meta.get_or_insert_with(Default::default).subscription_id,
                )
            }
            Self::ResourceListChanged(value) => {
                Some(
                    &mut value.meta.get_or_insert_with(Default::default).subscription_id,
                )
            }
            Self::ResourceUpdated(value) => {
                Some(
                    &mut value.meta.get_or_insert_with(Default::default).subscription_id,
                )
            }
            Self::SubscriptionsAcknowledged(value) => {
                Some(
                    &mut value.meta.get_or_insert_with(Default::default).subscription_id,
                )
            }
            Self::ToolListChanged(value) => {
                Some(
                    &mut value.meta.get_or_insert_with(Default::default).subscription_id,
                )
            }

            #[allow(unreachable_patterns)]
            _ => None,
        }
    }
}

impl crate::v2026_07_28::ServerResult {
    /// What the client is asked for before there is a result.
    pub fn input_required(&self) -> Option<&crate::v2026_07_28::InputRequiredResult> {
        match self {
            Self::GetPrompt(
                crate::v2026_07_28::GetPromptOutcome::InputRequired(result),
            ) => Some(result),
            Self::ReadResource(
                crate::v2026_07_28::ReadResourceOutcome::InputRequired(result),
            ) => Some(result),
            Self::CallTool(
                crate::v2026_07_28::CallToolOutcome::InputRequired(result),
            ) => Some(result),
            _ => None,
        }
    }

    /// An answer to a request with this method that is not final. What the client is asked for
    /// before there is a result. Nothing where the method has no such answer.
    pub fn from_input_required(
        method: &str,
        result: crate::v2026_07_28::InputRequiredResult,
    ) -> Option<Self> {
        match method {
            "prompts/get" => {
                Some(
                    Self::GetPrompt(
                        crate::v2026_07_28::GetPromptOutcome::InputRequired(
                            result.into(),
                        ),
                    ),
                )
            }
            "resources/read" => {
                Some(
                    Self::ReadResource(
                        crate::v2026_07_28::ReadResourceOutcome::InputRequired(
                            result.into(),
                        ),
                    ),
                )
            }
            "tools/call" => {
                Some(
                    Self::CallTool(
                        crate::v2026_07_28::CallToolOutcome::InputRequired(result.into()),
                    ),
                )
            }
            _ => None,
        }
    }
}

impl Paginated for crate::v2026_07_28::ListPromptsRequest {
    type Item = crate::v2026_07_28::Prompt;
    fn set_cursor(params: &mut Self::Params, cursor: Option<String>) {
        params.cursor = cursor;
    }

    fn take_page(result: Self::Result) -> (Vec<Self::Item>, Option<String>) {
        (result.prompts, result.next_cursor)
    }
}

impl Paginated for crate::v2026_07_28::ListResourcesRequest {
    type Item = crate::v2026_07_28::Resource;
    fn set_cursor(params: &mut Self::Params, cursor: Option<String>) {
        params.cursor = cursor;
    }

    fn take_page(result: Self::Result) -> (Vec<Self::Item>, Option<String>) {
        (result.resources, result.next_cursor)
    }
}

impl Paginated for crate::v2026_07_28::ListResourceTemplatesRequest {
    type Item = crate::v2026_07_28::ResourceTemplate;
    fn set_cursor(params: &mut Self::Params, cursor: Option<String>) {
        params.cursor = cursor;
    }

    fn take_page(result: Self::Result) -> (Vec<Self::Item>, Option<String>) {
        (result.resource_templates, result.next_cursor)
    }
}

impl Paginated for crate::v2026_07_28::ListToolsRequest {
    type Item = crate::v2026_07_28::Tool;
    fn set_cursor(params: &mut Self::Params, cursor: Option<String>) {
        params.cursor = cursor;
    }

    fn take_page(result: Self::Result) -> (Vec<Self::Item>, Option<String>) {
        (result.tools, result.next_cursor)
    }
}

impl SentRequest for crate::tasks::CancelTaskRequest {
    type Side = crate::tasks::ClientRequest;
    type Answer = crate::tasks::ServerResult;
    #[inline]
    fn into_side(params: Self::Params) -> Self::Side {
        crate::tasks::ClientRequest::CancelTask(params)
    }

    #[inline]
    fn from_answer(answer: Self::Answer) -> Option<Self::Result> {
        match answer {
            crate::tasks::ServerResult::CancelTask(result) => Some(result),
            #[allow(unreachable_patterns)]
            _ => None,
        }
    }
}

impl SentRequest for crate::tasks::GetTaskRequest {
    type Side = crate::tasks::ClientRequest;
    type Answer = crate::tasks::ServerResult;
    #[inline]
    fn into_side(params: Self::Params) -> Self::Side {
        crate::tasks::ClientRequest::GetTask(params)
    }

    #[inline]
    fn from_answer(answer: Self::Answer) -> Option<Self::Result> {
        match answer {
            crate::tasks::ServerResult::GetTask(result) => Some(result),
            #[allow(unreachable_patterns)]
            _ => None,
        }
    }
}

impl SentRequest for crate::tasks::UpdateTaskRequest {
    type Side = crate::tasks::ClientRequest;
    type Answer = crate::tasks::ServerResult;
    #[inline]
    fn into_side(params: Self::Params) -> Self::Side {
        crate::tasks::ClientRequest::UpdateTask(params)
    }

    #[inline]
    fn from_answer(answer: Self::Answer) -> Option<Self::Result> {
        match answer {
            crate::tasks::ServerResult::UpdateTask(result) => Some(result),
            #[allow(unreachable_patterns)]
            _ => None,
        }
    }
}

impl crate::tasks::ClientRequest {
    /// The parameter that the HTTP header `Mcp-Name` mirrors, where the method has one.
    pub fn mirrored_name(&self) -> Option<&str> {
        match self {
            Self::CancelTask(params) => Some(&params.task_id),
            Self::GetTask(params) => Some(&params.task_id),
            Self::UpdateTask(params) => Some(&params.task_id),
            #[allow(unreachable_patterns)]
            _ => None,
        }
    }
}

impl crate::tasks::ClientRequest {
    /// The client's answers to what the server asked when the request was sent before. Nothing
    /// where there is no place for it.
    pub fn input_responses_mut(&mut self) -> Option<&mut crate::tasks::InputResponses> {
        match self {
            Self::UpdateTask(value) => Some(&mut value.input_responses),
            #[allow(unreachable_patterns)]
            _ => None,
        }
    }
}

impl crate::tasks::ServerResult {
    /// Who answers. Nothing where there is no place for it.
    pub fn server_info_mut(
        &mut self,
    ) -> Option<&mut Option<crate::tasks::Implementation>> {
        match self {
            Self::CancelTask(value) => {
                Some(&mut value.meta.get_or_insert_with(Default::default).server_info)
            }
            Self::GetTask(value) => {
                match value {
                    crate::tasks::GetTaskResult::Working(value) => {
                        Some(
                            &mut value
                                .as_mut()
                                .meta
                                .get_or_insert_with(Default::default)
                                .server_info,
                        )
                    }
                    crate::tasks::GetTaskResult::InputRequired(value) => {
                        Some(
                            &mut value
                                .as_mut()
                                .meta
                                .get_or_insert_with(Default::default)
                                .server_info,
                        )
                    }
                    crate::tasks::GetTaskResult::Completed(value) => {
                        Some(
                            &mut value
                                .as_mut()
                                .meta
                                .get_or_insert_with(Default::default)
                                .server_info,
                        )
                    }
                    crate::tasks::GetTaskResult::Failed(value) => {
                        Some(
                            &mut value
                                .as_mut()
                                .meta
                                .get_or_insert_with(Default::default)
                                .server_info,
                        )
                    }
                    crate::tasks::GetTaskResult::Cancelled(value) => {
                        Some(
                            &mut value
                                .as_mut()
                                .meta
                                .get_or_insert_with(Default::default)
                                .server_info,
                        )
                    }

                    #[allow(unreachable_patterns)]
                    _ => None,
                }
            }
            Self::UpdateTask(value) => {
                Some(&mut value.meta.get_or_insert_with(Default::default).server_info)
            }

            #[allow(unreachable_patterns)]
            _ => None,
        }
    }
}

impl crate::tasks::ServerResult {
    /// How many milliseconds the result may be kept. Nothing where there is no place for it.
    pub fn ttl_ms_mut(&mut self) -> Option<&mut Option<i64>> {
        match self {
            Self::GetTask(value) => {
                match value {
                    crate::tasks::GetTaskResult::Working(value) => {
                        Some(&mut value.as_mut().ttl_ms)
                    }
                    crate::tasks::GetTaskResult::InputRequired(value) => {
                        Some(&mut value.as_mut().ttl_ms)
                    }
                    crate::tasks::GetTaskResult::Completed(value) => {
                        Some(&mut value.as_mut().ttl_ms)
                    }
                    crate::tasks::GetTaskResult::Failed(value) => {
                        Some(&mut value.as_mut().ttl_ms)
                    }
                    crate::tasks::GetTaskResult::Cancelled(value) => {
                        Some(&mut value.as_mut().ttl_ms)
                    }

                    #[allow(unreachable_patterns)]
                    _ => None,
                }
            }

            #[allow(unreachable_patterns)]
            _ => None,
        }
    }
}

impl crate::tasks::ServerNotification {
    /// The request that opened the stream which the notification is for. Nothing where there is
    /// no place for it.
    pub fn subscription_id_mut(
        &mut self,
    ) -> Option<&mut Option<crate::tasks::RequestId>> {
        match self {
            Self::TaskStatus(value) => {
                match value.as_mut() {
                    crate::tasks::TaskStatusNotificationParams::Working(value) => {
                        Some(
                            &mut value
                                .meta
                                .get_or_insert_with(Default::default)
                                .subscription_id,
                        )
                    }
                    crate::tasks::TaskStatusNotificationParams::InputRequired(value) => {
                        Some(
                            &mut value
                                .as_mut()
                                .meta
                                .get_or_insert_with(Default::default)
                                .subscription_id,
                        )
                    }
                    crate::tasks::TaskStatusNotificationParams::Completed(value) => {
                        Some(
                            &mut value
                                .as_mut()
                                .meta
                                .get_or_insert_with(Default::default)
                                .subscription_id,
                        )
                    }
                    crate::tasks::TaskStatusNotificationParams::Failed(value) => {
                        Some(
                            &mut value
                                .as_mut()
                                .meta
                                .get_or_insert_with(Default::default)
                                .subscription_id,
                        )
                    }
                    crate::tasks::TaskStatusNotificationParams::Cancelled(value) => {
                        Some(
                            &mut value
                                .meta
                                .get_or_insert_with(Default::default)
                                .subscription_id,
                        )
                    }

                    #[allow(unreachable_patterns)]
                    _ => None,
                }
            }

            #[allow(unreachable_patterns)]
            _ => None,
        }
    }
}
