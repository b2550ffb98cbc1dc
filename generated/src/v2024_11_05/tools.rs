// Written by `mcp-codegen generate`. Do not edit: change the schema or the generator.

//! Tools that a model may call.

use serde::de::DeserializeOwned;
use serde::Serialize;
use super::{ContentBlock, NotificationParams, PaginatedRequestParams};
use crate::error::DecodeError;
use crate::json::{Json, JsonObject};
use crate::map::Map;
use crate::wire;

/// The client calls a tool. The server answers with a `CallToolResult`, also if the tool
/// fails.
///
/// [Specification](https://modelcontextprotocol.io/specification/2024-11-05/server/tools)
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

/// The parameters of `tools/call`.
///
/// [Specification](https://modelcontextprotocol.io/specification/2024-11-05/server/tools)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct CallToolRequestParams {
    /// The arguments by name, as the input schema of the tool describes them; absent if there
    /// are none.
    pub arguments: Option<JsonObject>,
    /// The name of the tool.
    pub name: String,
    /// Members that the protocol does not define, as they were read.
    pub extra: Map<Json>,
}

impl CallToolRequestParams {
    /// The object with the members that must be there.
    pub fn new(name: impl Into<String>) -> Self {
        Self {
            arguments: None,
            name: name.into(),
            extra: Map::new(),
        }
    }

    /// Sets the member `arguments`.
    ///
    /// # Errors
    /// If `value` cannot be written as a JSON object.
    pub fn with_arguments<T: Serialize + ?Sized>(
        mut self,
        value: &T,
    ) -> Result<Self, serde_json::Error> {
        self.arguments = Some(JsonObject::new(value)?);
        Ok(self)
    }

    /// The member `arguments` as a type of the caller's; absence is an object without members.
    ///
    /// # Errors
    /// If it does not have the shape of `T`.
    pub fn arguments_as<T: DeserializeOwned>(&self) -> Result<T, DecodeError> {
        JsonObject::decode_or_empty(self.arguments.as_ref())
            .map_err(|error| error.within("arguments"))
    }
}

/// What a tool returns. A tool that fails says so here rather than in a JSON-RPC error, so
/// that the model sees it and can try something else.
///
/// [Specification](https://modelcontextprotocol.io/specification/2024-11-05/server/tools)
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
/// [Specification](https://modelcontextprotocol.io/specification/2024-11-05/server/tools)
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
/// [Specification](https://modelcontextprotocol.io/specification/2024-11-05/server/tools)
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
/// [Specification](https://modelcontextprotocol.io/specification/2024-11-05/server/tools)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Tool {
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
            description: None,
            input_schema: input_schema.into(),
            name: name.into(),
            extra: Map::new(),
        }
    }

    /// Sets the member `description`.
    #[must_use]
    pub fn with_description(mut self, description: impl Into<String>) -> Self {
        self.description = Some(description.into());
        self
    }
}

/// The JSON Schema of the arguments of a tool, as the author of the tool wrote it. Where it
/// names no `$schema`, it is JSON Schema 2020-12.
///
/// [Specification](https://modelcontextprotocol.io/specification/2024-11-05/server/tools)
#[derive(Clone, Debug, PartialEq)]
pub struct ToolInputSchema(JsonObject);
impl ToolInputSchema {
    /// The object that `value` serializes to.
    ///
    /// # Errors
    /// If it is not an object in which `type` is `"object"`.
    pub fn new<T: Serialize + ?Sized>(value: &T) -> Result<Self, serde_json::Error> {
        Self::try_from(JsonObject::new(value)?)
    }

    /// Takes `text` as it is.
    ///
    /// # Errors
    /// If it is not an object in which `type` is `"object"`.
    pub fn from_text(text: impl Into<String>) -> Result<Self, serde_json::Error> {
        Self::try_from(JsonObject::from_text(text)?)
    }

    /// The object.
    pub fn as_object(&self) -> &JsonObject {
        &self.0
    }

    /// Turns it into the object.
    pub fn into_object(self) -> JsonObject {
        self.0
    }
}

impl TryFrom<JsonObject> for ToolInputSchema {
    type Error = serde_json::Error;
    fn try_from(object: JsonObject) -> Result<Self, Self::Error> {
        wire::check_constant::<serde_json::Error>(&object, "type", "object")?;
        Ok(Self(object))
    }
}

impl TryFrom<serde_json::Value> for ToolInputSchema {
    type Error = serde_json::Error;
    fn try_from(value: serde_json::Value) -> Result<Self, Self::Error> {
        Self::try_from(JsonObject::from_json(Json::from(value))?)
    }
}

/// The server tells that its list of tools is no longer what it was. It needs the
/// capability to do so, but no request of the client.
///
/// [Specification](https://modelcontextprotocol.io/specification/2024-11-05/server/tools)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ToolListChangedNotification {
    /// The parameters of the message.
    pub params: Option<NotificationParams>,
    /// Members that the protocol does not define, as they were read.
    pub extra: Map<Json>,
}

impl ToolListChangedNotification {
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

impl Default for ToolListChangedNotification {
    fn default() -> Self {
        Self::new()
    }
}
