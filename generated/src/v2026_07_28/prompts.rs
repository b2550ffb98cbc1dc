// Written by `mcp-codegen generate`. Do not edit: change the schema or the generator.

//! Prompts that a user may pick.

use super::{
    CacheScope, GetPromptOutcome, InputResponse, InputResponses, NotificationParams,
    PaginatedRequestParams, Prompt, PromptMessage, RequestId, RequestMetaObject,
    ResultMetaObject, ResultType,
};
use crate::json::Json;
use crate::map::Map;

/// The client fetches a prompt with its arguments filled in. The server answers with a
/// `GetPromptResult` or an `InputRequiredResult`.
///
/// [Specification](https://modelcontextprotocol.io/specification/2026-07-28/server/prompts)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct GetPromptRequest {
    /// The id that links a request with its response.
    pub id: RequestId,
    /// The parameters of the message.
    pub params: GetPromptRequestParams,
    /// Members that the protocol does not define, as they were read.
    pub extra: Map<Json>,
}

impl GetPromptRequest {
    /// The object with the members that must be there.
    pub fn new(
        id: impl Into<RequestId>,
        params: impl Into<GetPromptRequestParams>,
    ) -> Self {
        Self {
            id: id.into(),
            params: params.into(),
            extra: Map::new(),
        }
    }
}

/// The parameters of `prompts/get`.
///
/// [Specification](https://modelcontextprotocol.io/specification/2026-07-28/server/prompts)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct GetPromptRequestParams {
    /// Metadata beside what the protocol defines. Keys of one's own have a prefix, such as
    /// `com.example/`.
    pub meta: RequestMetaObject,
    /// The values of the arguments by name; absent if there are none.
    pub arguments: Option<Map<String>>,
    /// What the client answers to the requests of an `InputRequiredResult`, under the same
    /// keys. Absent on the first attempt, and if that result asked for nothing.
    pub input_responses: Option<InputResponses>,
    /// The name of the prompt.
    pub name: String,
    /// The `requestState` of the `InputRequiredResult` that this request follows, unchanged.
    /// Absent if that result had none, and on the first attempt.
    pub request_state: Option<String>,
    /// Members that the protocol does not define, as they were read.
    pub extra: Map<Json>,
}

impl GetPromptRequestParams {
    /// The object with the members that must be there.
    pub fn new(name: impl Into<String>, meta: impl Into<RequestMetaObject>) -> Self {
        Self {
            meta: meta.into(),
            arguments: None,
            input_responses: None,
            name: name.into(),
            request_state: None,
            extra: Map::new(),
        }
    }

    /// Sets the member `arguments`.
    #[must_use]
    pub fn with_arguments(
        mut self,
        arguments: impl IntoIterator<Item = (impl Into<String>, impl Into<String>)>,
    ) -> Self {
        self.arguments = Some(
            arguments.into_iter().map(|(name, value)| (name, value.into())).collect(),
        );
        self
    }

    /// Sets the member `inputResponses`.
    #[must_use]
    pub fn with_input_responses(
        mut self,
        input_responses: impl IntoIterator<
            Item = (impl Into<String>, impl Into<InputResponse>),
        >,
    ) -> Self {
        self.input_responses = Some(
            input_responses
                .into_iter()
                .map(|(name, value)| (name, value.into()))
                .collect(),
        );
        self
    }

    /// Sets the member `requestState`.
    #[must_use]
    pub fn with_request_state(mut self, request_state: impl Into<String>) -> Self {
        self.request_state = Some(request_state.into());
        self
    }
}

/// A prompt with its arguments filled in, ready for a model.
///
/// [Specification](https://modelcontextprotocol.io/specification/2026-07-28/server/prompts)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct GetPromptResult {
    /// Metadata beside what the protocol defines. Keys of one's own have a prefix, such as
    /// `com.example/`.
    pub meta: Option<ResultMetaObject>,
    /// What the prompt does, for people; absent if the server does not say.
    pub description: Option<String>,
    /// The messages of the prompt, in order.
    pub messages: Vec<PromptMessage>,
    /// What kind of result this is.
    ///
    /// `complete` where it is absent.
    pub result_type: ResultType,
    /// Members that the protocol does not define, as they were read.
    pub extra: Map<Json>,
}

impl GetPromptResult {
    /// The object with the members that must be there.
    pub fn new(messages: impl IntoIterator<Item = PromptMessage>) -> Self {
        Self {
            meta: None,
            description: None,
            messages: messages.into_iter().collect(),
            result_type: ResultType::Complete,
            extra: Map::new(),
        }
    }

    /// Sets the member `_meta`.
    #[must_use]
    pub fn with_meta(mut self, meta: impl Into<ResultMetaObject>) -> Self {
        self.meta = Some(meta.into());
        self
    }

    /// Sets the member `description`.
    #[must_use]
    pub fn with_description(mut self, description: impl Into<String>) -> Self {
        self.description = Some(description.into());
        self
    }

    /// Sets the member `resultType`.
    #[must_use]
    pub fn with_result_type(mut self, result_type: impl Into<ResultType>) -> Self {
        self.result_type = result_type.into();
        self
    }
}

/// The answer to `prompts/get` that is no error.
///
/// [Specification](https://modelcontextprotocol.io/specification/2026-07-28/server/prompts)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct GetPromptResultResponse {
    /// The id that links a request with its response.
    pub id: RequestId,
    /// What the request yields.
    pub result: GetPromptOutcome,
    /// Members that the protocol does not define, as they were read.
    pub extra: Map<Json>,
}

impl GetPromptResultResponse {
    /// The object with the members that must be there.
    pub fn new(id: impl Into<RequestId>, result: impl Into<GetPromptOutcome>) -> Self {
        Self {
            id: id.into(),
            result: result.into(),
            extra: Map::new(),
        }
    }
}

/// The client asks which prompts there are. The server answers with a page of them, a
/// `ListPromptsResult`.
///
/// [Specification](https://modelcontextprotocol.io/specification/2026-07-28/server/prompts)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ListPromptsRequest {
    /// The id that links a request with its response.
    pub id: RequestId,
    /// The parameters of the message.
    pub params: PaginatedRequestParams,
    /// Members that the protocol does not define, as they were read.
    pub extra: Map<Json>,
}

impl ListPromptsRequest {
    /// The object with the members that must be there.
    pub fn new(
        id: impl Into<RequestId>,
        params: impl Into<PaginatedRequestParams>,
    ) -> Self {
        Self {
            id: id.into(),
            params: params.into(),
            extra: Map::new(),
        }
    }
}

/// A page of the prompts of a server.
///
/// [Specification](https://modelcontextprotocol.io/specification/2026-07-28/server/prompts)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ListPromptsResult {
    /// Metadata beside what the protocol defines. Keys of one's own have a prefix, such as
    /// `com.example/`.
    pub meta: Option<ResultMetaObject>,
    /// Who may share a cached copy of this result.
    ///
    /// `private` where it is absent.
    pub cache_scope: Option<CacheScope>,
    /// Where the next page begins: the `cursor` of the request that fetches it. Absent on the
    /// last page.
    pub next_cursor: Option<String>,
    /// The prompts on this page.
    pub prompts: Vec<Prompt>,
    /// What kind of result this is.
    ///
    /// `complete` where it is absent.
    pub result_type: ResultType,
    /// How long the result stays fresh after it arrives, in milliseconds. With `0` it is stale
    /// at once.
    ///
    /// `0` where it is absent.
    pub ttl_ms: Option<u64>,
    /// Members that the protocol does not define, as they were read.
    pub extra: Map<Json>,
}

impl ListPromptsResult {
    /// The object with the members that must be there.
    pub fn new(prompts: impl IntoIterator<Item = Prompt>) -> Self {
        Self {
            meta: None,
            cache_scope: Some(CacheScope::Private),
            next_cursor: None,
            prompts: prompts.into_iter().collect(),
            result_type: ResultType::Complete,
            ttl_ms: Some(0),
            extra: Map::new(),
        }
    }

    /// Sets the member `_meta`.
    #[must_use]
    pub fn with_meta(mut self, meta: impl Into<ResultMetaObject>) -> Self {
        self.meta = Some(meta.into());
        self
    }

    /// Sets the member `cacheScope`.
    #[must_use]
    pub fn with_cache_scope(mut self, cache_scope: impl Into<CacheScope>) -> Self {
        self.cache_scope = Some(cache_scope.into());
        self
    }

    /// Sets the member `nextCursor`.
    #[must_use]
    pub fn with_next_cursor(mut self, next_cursor: impl Into<String>) -> Self {
        self.next_cursor = Some(next_cursor.into());
        self
    }

    /// Sets the member `resultType`.
    #[must_use]
    pub fn with_result_type(mut self, result_type: impl Into<ResultType>) -> Self {
        self.result_type = result_type.into();
        self
    }

    /// Sets the member `ttlMs`.
    #[must_use]
    pub fn with_ttl_ms(mut self, ttl_ms: u64) -> Self {
        self.ttl_ms = Some(ttl_ms);
        self
    }
}

/// The successful answer to `prompts/list`.
///
/// [Specification](https://modelcontextprotocol.io/specification/2026-07-28/server/prompts)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ListPromptsResultResponse {
    /// The id that links a request with its response.
    pub id: RequestId,
    /// What the request yields.
    pub result: ListPromptsResult,
    /// Members that the protocol does not define, as they were read.
    pub extra: Map<Json>,
}

impl ListPromptsResultResponse {
    /// The object with the members that must be there.
    pub fn new(id: impl Into<RequestId>, result: impl Into<ListPromptsResult>) -> Self {
        Self {
            id: id.into(),
            result: result.into(),
            extra: Map::new(),
        }
    }
}

/// The server tells that its list of prompts is no longer what it was. It comes on a stream
/// of `subscriptions/listen` whose filter has `promptsListChanged`.
///
/// [Specification](https://modelcontextprotocol.io/specification/2026-07-28/server/prompts)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct PromptListChangedNotification {
    /// The parameters of the message.
    pub params: Option<NotificationParams>,
    /// Members that the protocol does not define, as they were read.
    pub extra: Map<Json>,
}

impl PromptListChangedNotification {
    /// The object with nothing but what must be there.
    pub fn new() -> Self {
        Self {
            params: None,
            extra: Map::new(),
        }
    }

    /// Sets the member `params`.
    #[must_use]
    pub fn with_params(mut self, params: impl Into<NotificationParams>) -> Self {
        self.params = Some(params.into());
        self
    }
}

impl Default for PromptListChangedNotification {
    fn default() -> Self {
        Self::new()
    }
}
