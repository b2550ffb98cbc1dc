// Written by `mcp-codegen generate`. Do not edit: change the schema or the generator.

//! Tools that a model may call.

use serde::de::DeserializeOwned;
use serde::Serialize;
use super::{
    CallToolRequestParams, ContentBlock, PaginatedRequestParams, ToolInputSchema,
};
use crate::error::DecodeError;
use crate::json::{Json, JsonObject};
use crate::map::Map;

/// The client calls a tool. The server answers with a `CallToolResult`, also if the tool
/// fails.
///
/// [Specification](https://modelcontextprotocol.io/specification/2025-03-26/server/tools)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct CallToolRequest {
    /// The parameters of the message.
    pub params: CallToolRequestParams,
    /// Members that the protocol does not define, as they were read.
    pub extra: Map<Json>,
}

impl CallToolRequest {
    /// The object with the members that must be there.
    pub fn new(params: impl Into<CallToolRequestParams>) -> Self {
        Self {
            params: params.into(),
            extra: Map::new(),
        }
    }
}

/// What a tool returns. A tool that fails says so here rather than in a JSON-RPC error, so
/// that the model sees it and can try something else.
///
/// [Specification](https://modelcontextprotocol.io/specification/2025-03-26/server/tools)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct CallToolResult {
    /// Metadata beside what the protocol defines. Keys of one's own have a prefix, such as
    /// `com.example/`.
    pub meta: Option<JsonObject>,
    /// The result for a model to read, in pieces.
    pub content: Vec<ContentBlock>,
    /// Whether the tool failed; absent means that it did not.
    pub is_error: Option<bool>,
    /// Members that the protocol does not define, as they were read.
    pub extra: Map<Json>,
}

impl CallToolResult {
    /// The object with the members that must be there.
    pub fn new(content: impl IntoIterator<Item = impl Into<ContentBlock>>) -> Self {
        Self {
            meta: None,
            content: content.into_iter().map(Into::into).collect(),
            is_error: None,
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

    /// Sets the member `isError`.
    #[must_use]
    pub fn with_is_error(mut self, is_error: bool) -> Self {
        self.is_error = Some(is_error);
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

/// The client asks which tools there are. The server answers with a page of them, a
/// `ListToolsResult`.
///
/// [Specification](https://modelcontextprotocol.io/specification/2025-03-26/server/tools)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ListToolsRequest {
    /// The parameters of the message.
    pub params: Option<PaginatedRequestParams>,
    /// Members that the protocol does not define, as they were read.
    pub extra: Map<Json>,
}

impl ListToolsRequest {
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

impl Default for ListToolsRequest {
    fn default() -> Self {
        Self::new()
    }
}

/// A page of the tools of a server.
///
/// [Specification](https://modelcontextprotocol.io/specification/2025-03-26/server/tools)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ListToolsResult {
    /// Metadata beside what the protocol defines. Keys of one's own have a prefix, such as
    /// `com.example/`.
    pub meta: Option<JsonObject>,
    /// Where the next page begins: the `cursor` of the request that fetches it. Absent on the
    /// last page.
    pub next_cursor: Option<String>,
    /// The tools on this page.
    pub tools: Vec<Tool>,
    /// Members that the protocol does not define, as they were read.
    pub extra: Map<Json>,
}

impl ListToolsResult {
    /// The object with the members that must be there.
    pub fn new(tools: impl IntoIterator<Item = Tool>) -> Self {
        Self {
            meta: None,
            next_cursor: None,
            tools: tools.into_iter().collect(),
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

/// A tool that a server offers: what it is called, what it does and what it takes.
///
/// [Specification](https://modelcontextprotocol.io/specification/2025-03-26/server/tools)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Tool {
    /// Hints on how the tool behaves; absent if there are none.
    pub annotations: Option<ToolAnnotations>,
    /// What the tool is good for, for people and models; absent if the server does not say.
    pub description: Option<String>,
    /// The JSON Schema of the arguments, which are always an object.
    pub input_schema: ToolInputSchema,
    /// The name by which the tool is called, unique on its server.
    pub name: String,
    /// Members that the protocol does not define, as they were read.
    pub extra: Map<Json>,
}

impl Tool {
    /// The object with the members that must be there.
    pub fn new(
        name: impl Into<String>,
        input_schema: impl Into<ToolInputSchema>,
    ) -> Self {
        Self {
            annotations: None,
            description: None,
            input_schema: input_schema.into(),
            name: name.into(),
            extra: Map::new(),
        }
    }

    /// Sets the member `annotations`.
    #[must_use]
    pub fn with_annotations(mut self, annotations: impl Into<ToolAnnotations>) -> Self {
        self.annotations = Some(annotations.into());
        self
    }

    /// Sets the member `description`.
    #[must_use]
    pub fn with_description(mut self, description: impl Into<String>) -> Self {
        self.description = Some(description.into());
        self
    }
}

/// Hints on how a tool behaves. They are claims of the server, so a client relies on them
/// only as far as it trusts the server.
///
/// [Specification](https://modelcontextprotocol.io/specification/2025-03-26/server/tools)
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct ToolAnnotations {
    /// Whether the tool may delete or overwrite something rather than only add to it. It
    /// matters for tools that are not read-only; absent means that it may.
    pub destructive_hint: Option<bool>,
    /// Whether a second call with equal arguments changes nothing more. It matters for tools
    /// that are not read-only; absent means that it may change something.
    pub idempotent_hint: Option<bool>,
    /// Whether the tool reaches out to a world beyond its own, as a web search does and a
    /// notebook does not; absent means that it may.
    pub open_world_hint: Option<bool>,
    /// Whether the tool leaves everything as it is; absent means that it does not.
    pub read_only_hint: Option<bool>,
    /// The name of the tool to show to people; absent if there is none.
    pub title: Option<String>,
    /// Members that the protocol does not define, as they were read.
    pub extra: Map<Json>,
}

impl ToolAnnotations {
    /// The object with nothing but what must be there.
    pub fn new() -> Self {
        Self::default()
    }

    /// Sets the member `destructiveHint`.
    #[must_use]
    pub fn with_destructive_hint(mut self, destructive_hint: bool) -> Self {
        self.destructive_hint = Some(destructive_hint);
        self
    }

    /// Sets the member `idempotentHint`.
    #[must_use]
    pub fn with_idempotent_hint(mut self, idempotent_hint: bool) -> Self {
        self.idempotent_hint = Some(idempotent_hint);
        self
    }

    /// Sets the member `openWorldHint`.
    #[must_use]
    pub fn with_open_world_hint(mut self, open_world_hint: bool) -> Self {
        self.open_world_hint = Some(open_world_hint);
        self
    }

    /// Sets the member `readOnlyHint`.
    #[must_use]
    pub fn with_read_only_hint(mut self, read_only_hint: bool) -> Self {
        self.read_only_hint = Some(read_only_hint);
        self
    }

    /// Sets the member `title`.
    #[must_use]
    pub fn with_title(mut self, title: impl Into<String>) -> Self {
        self.title = Some(title.into());
        self
    }
}
