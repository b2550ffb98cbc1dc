// Written by `mcp-codegen generate`. Do not edit: change the schema or the generator.

//! Prompts that a user may pick.

use serde::de::DeserializeOwned;
use serde::Serialize;
use super::{ContentBlock, NotificationParams, PaginatedRequestParams, Role};
use crate::error::DecodeError;
use crate::json::{Json, JsonObject};
use crate::map::Map;

/// The client fetches a prompt with its arguments filled in. The server answers with a
/// `GetPromptResult`.
///
/// [Specification](https://modelcontextprotocol.io/specification/2024-11-05/server/prompts)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct GetPromptRequest {
    /// The parameters of the message.
    pub params: GetPromptRequestParams,
    /// Members that the protocol does not define, as they were read.
    pub extra: Map<Json>,
}

impl GetPromptRequest {
    /// The object with the members that must be there.
    pub fn new(params: impl Into<GetPromptRequestParams>) -> Self {
        Self {
            params: params.into(),
            extra: Map::new(),
        }
    }
}

/// The parameters of `prompts/get`.
///
/// [Specification](https://modelcontextprotocol.io/specification/2024-11-05/server/prompts)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct GetPromptRequestParams {
    /// The values of the arguments by name; absent if there are none.
    pub arguments: Option<Map<String>>,
    /// The name of the prompt.
    pub name: String,
    /// Members that the protocol does not define, as they were read.
    pub extra: Map<Json>,
}

impl GetPromptRequestParams {
    /// The object with the members that must be there.
    pub fn new(name: impl Into<String>) -> Self {
        Self {
            arguments: None,
            name: name.into(),
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
}

/// A prompt with its arguments filled in, ready for a model.
///
/// [Specification](https://modelcontextprotocol.io/specification/2024-11-05/server/prompts)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct GetPromptResult {
    /// Metadata beside what the protocol defines. Keys of one's own have a prefix, such as
    /// `com.example/`.
    pub meta: Option<JsonObject>,
    /// What the prompt does, for people; absent if the server does not say.
    pub description: Option<String>,
    /// The messages of the prompt, in order.
    pub messages: Vec<PromptMessage>,
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
            extra: Map::new(),
        }
    }

    /// Sets the member `_meta`.
    ///
    /// # Errors
    /// If `value` cannot be written as a JSON object.
    pub fn with_meta<T: Serialize + ?Sized>(
        mut self,
        value: &T,
    ) -> Result<Self, serde_json::Error> {
        self.meta = Some(JsonObject::new(value)?);
        Ok(self)
    }

    /// Sets the member `description`.
    #[must_use]
    pub fn with_description(mut self, description: impl Into<String>) -> Self {
        self.description = Some(description.into());
        self
    }

    /// The member `_meta` as a type of the caller's; absence is an object without members.
    ///
    /// # Errors
    /// If it does not have the shape of `T`.
    pub fn meta_as<T: DeserializeOwned>(&self) -> Result<T, DecodeError> {
        JsonObject::decode_or_empty(self.meta.as_ref())
            .map_err(|error| error.within("_meta"))
    }
}

/// The client asks which prompts there are. The server answers with a page of them, a
/// `ListPromptsResult`.
///
/// [Specification](https://modelcontextprotocol.io/specification/2024-11-05/server/prompts)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ListPromptsRequest {
    /// The parameters of the message.
    pub params: Option<PaginatedRequestParams>,
    /// Members that the protocol does not define, as they were read.
    pub extra: Map<Json>,
}

impl ListPromptsRequest {
    /// The object with nothing but what must be there.
    pub fn new() -> Self {
        Self {
            params: None,
            extra: Map::new(),
        }
    }

    /// Sets the member `params`.
    #[must_use]
    pub fn with_params(mut self, params: impl Into<PaginatedRequestParams>) -> Self {
        self.params = Some(params.into());
        self
    }
}

impl Default for ListPromptsRequest {
    fn default() -> Self {
        Self::new()
    }
}

/// A page of the prompts of a server.
///
/// [Specification](https://modelcontextprotocol.io/specification/2024-11-05/server/prompts)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ListPromptsResult {
    /// Metadata beside what the protocol defines. Keys of one's own have a prefix, such as
    /// `com.example/`.
    pub meta: Option<JsonObject>,
    /// Where the next page begins: the `cursor` of the request that fetches it. Absent on the
    /// last page.
    pub next_cursor: Option<String>,
    /// The prompts on this page.
    pub prompts: Vec<Prompt>,
    /// Members that the protocol does not define, as they were read.
    pub extra: Map<Json>,
}

impl ListPromptsResult {
    /// The object with the members that must be there.
    pub fn new(prompts: impl IntoIterator<Item = Prompt>) -> Self {
        Self {
            meta: None,
            next_cursor: None,
            prompts: prompts.into_iter().collect(),
            extra: Map::new(),
        }
    }

    /// Sets the member `_meta`.
    ///
    /// # Errors
    /// If `value` cannot be written as a JSON object.
    pub fn with_meta<T: Serialize + ?Sized>(
        mut self,
        value: &T,
    ) -> Result<Self, serde_json::Error> {
        self.meta = Some(JsonObject::new(value)?);
        Ok(self)
    }

    /// Sets the member `nextCursor`.
    #[must_use]
    pub fn with_next_cursor(mut self, next_cursor: impl Into<String>) -> Self {
        self.next_cursor = Some(next_cursor.into());
        self
    }

    /// The member `_meta` as a type of the caller's; absence is an object without members.
    ///
    /// # Errors
    /// If it does not have the shape of `T`.
    pub fn meta_as<T: DeserializeOwned>(&self) -> Result<T, DecodeError> {
        JsonObject::decode_or_empty(self.meta.as_ref())
            .map_err(|error| error.within("_meta"))
    }
}

/// A prompt that a server offers to users, perhaps with gaps for arguments to fill.
///
/// [Specification](https://modelcontextprotocol.io/specification/2024-11-05/server/prompts)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Prompt {
    /// The arguments that the prompt takes; absent if it takes none.
    pub arguments: Option<Vec<PromptArgument>>,
    /// What the prompt is good for, for people; absent if the server does not say.
    pub description: Option<String>,
    /// The name by which the prompt is fetched, unique on its server.
    pub name: String,
    /// Members that the protocol does not define, as they were read.
    pub extra: Map<Json>,
}

impl Prompt {
    /// The object with the members that must be there.
    pub fn new(name: impl Into<String>) -> Self {
        Self {
            arguments: None,
            description: None,
            name: name.into(),
            extra: Map::new(),
        }
    }

    /// Sets the member `arguments`.
    #[must_use]
    pub fn with_arguments(
        mut self,
        arguments: impl IntoIterator<Item = PromptArgument>,
    ) -> Self {
        self.arguments = Some(arguments.into_iter().collect());
        self
    }

    /// Sets the member `description`.
    #[must_use]
    pub fn with_description(mut self, description: impl Into<String>) -> Self {
        self.description = Some(description.into());
        self
    }
}

/// An argument that a prompt takes.
///
/// [Specification](https://modelcontextprotocol.io/specification/2024-11-05/server/prompts)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct PromptArgument {
    /// What the argument is for, for people; absent if the server does not say.
    pub description: Option<String>,
    /// The name under which the argument is passed.
    pub name: String,
    /// Whether the prompt cannot do without the argument; absent means that it can.
    pub required: Option<bool>,
    /// Members that the protocol does not define, as they were read.
    pub extra: Map<Json>,
}

impl PromptArgument {
    /// The object with the members that must be there.
    pub fn new(name: impl Into<String>) -> Self {
        Self {
            description: None,
            name: name.into(),
            required: None,
            extra: Map::new(),
        }
    }

    /// Sets the member `description`.
    #[must_use]
    pub fn with_description(mut self, description: impl Into<String>) -> Self {
        self.description = Some(description.into());
        self
    }

    /// Sets the member `required`.
    #[must_use]
    pub fn with_required(mut self, required: bool) -> Self {
        self.required = Some(required);
        self
    }
}

/// The server tells that its list of prompts is no longer what it was. It needs the
/// capability to do so, but no request of the client.
///
/// [Specification](https://modelcontextprotocol.io/specification/2024-11-05/server/prompts)
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

/// A message of a prompt.
///
/// [Specification](https://modelcontextprotocol.io/specification/2024-11-05/server/prompts)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct PromptMessage {
    /// What the message says.
    pub content: ContentBlock,
    /// Who says it.
    pub role: Role,
    /// Members that the protocol does not define, as they were read.
    pub extra: Map<Json>,
}

impl PromptMessage {
    /// The object with the members that must be there.
    pub fn new(role: impl Into<Role>, content: impl Into<ContentBlock>) -> Self {
        Self {
            content: content.into(),
            role: role.into(),
            extra: Map::new(),
        }
    }
}

/// Names a prompt.
///
/// [Specification](https://modelcontextprotocol.io/specification/2024-11-05/server/utilities/completion)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct PromptReference {
    /// The name of the prompt.
    pub name: String,
    /// Members that the protocol does not define, as they were read.
    pub extra: Map<Json>,
}

impl PromptReference {
    /// The object with the members that must be there.
    pub fn new(name: impl Into<String>) -> Self {
        Self {
            name: name.into(),
            extra: Map::new(),
        }
    }
}
