// Written by `mcp-codegen generate`. Do not edit: change the schema or the generator.

//! Tools that a model may call.

use serde::de::DeserializeOwned;
use serde::Serialize;
use super::{
    ContentBlock, Icon, NotificationParams, PaginatedRequestParams, RequestId,
    RequestMetaObject, TaskMetadata, ToolAnnotations, ToolInputSchema, ToolOutputSchema,
};
use crate::error::DecodeError;
use crate::json::{Json, JsonObject};
use crate::map::Map;

/// The client calls a tool. The server answers with a `CallToolResult`, also if the tool
/// fails.
///
/// [Specification](https://modelcontextprotocol.io/specification/2025-11-25/server/tools)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct CallToolRequest {
    /// The id that links a request with its response.
    pub id: RequestId,
    /// The parameters of the message.
    pub params: CallToolRequestParams,
    /// Members that the protocol does not define, as they were read.
    pub extra: Map<Json>,
}

impl CallToolRequest {
    /// The object with the members that must be there.
    pub fn new(
        id: impl Into<RequestId>,
        params: impl Into<CallToolRequestParams>,
    ) -> Self {
        Self {
            id: id.into(),
            params: params.into(),
            extra: Map::new(),
        }
    }
}

/// The parameters of `tools/call`.
///
/// [Specification](https://modelcontextprotocol.io/specification/2025-11-25/server/tools)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct CallToolRequestParams {
    /// Metadata beside what the protocol defines. Keys of one's own have a prefix, such as
    /// `com.example/`.
    pub meta: Option<RequestMetaObject>,
    /// The arguments by name, as the input schema of the tool describes them; absent if there
    /// are none.
    pub arguments: Option<JsonObject>,
    /// The name of the tool.
    pub name: String,
    /// Asks the server to run the tool as a task; absent asks for the result itself.
    pub task: Option<TaskMetadata>,
    /// Members that the protocol does not define, as they were read.
    pub extra: Map<Json>,
}

impl CallToolRequestParams {
    /// The object with the members that must be there.
    pub fn new(name: impl Into<String>) -> Self {
        Self {
            meta: None,
            arguments: None,
            name: name.into(),
            task: None,
            extra: Map::new(),
        }
    }

    /// Sets the member `_meta`.
    #[must_use]
    pub fn with_meta(mut self, meta: impl Into<RequestMetaObject>) -> Self {
        self.meta = Some(meta.into());
        self
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

    /// Sets the member `task`.
    #[must_use]
    pub fn with_task(mut self, task: impl Into<TaskMetadata>) -> Self {
        self.task = Some(task.into());
        self
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
/// [Specification](https://modelcontextprotocol.io/specification/2025-11-25/server/tools)
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
    /// The result for programs, as the output schema of the tool describes it; absent if there
    /// is none.
    pub structured_content: Option<JsonObject>,
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
            structured_content: None,
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

    /// Sets the member `structuredContent`.
    ///
    /// # Errors
    /// If `value` cannot be written as a JSON object.
    pub fn with_structured_content<T: Serialize + ?Sized>(
        mut self,
        value: &T,
    ) -> Result<Self, serde_json::Error> {
        self.structured_content = Some(JsonObject::new(value)?);
        Ok(self)
    }

    /// The member `_meta` as a type of the caller's; absence is an object without members.
    ///
    /// # Errors
    /// If it does not have the shape of `T`.
    pub fn meta_as<T: DeserializeOwned>(&self) -> Result<T, DecodeError> {
        JsonObject::decode_or_empty(self.meta.as_ref())
            .map_err(|error| error.within("_meta"))
    }

    /// The member `structuredContent` as a type of the caller's; absence is an object without
    /// members.
    ///
    /// # Errors
    /// If it does not have the shape of `T`.
    pub fn structured_content_as<T: DeserializeOwned>(&self) -> Result<T, DecodeError> {
        JsonObject::decode_or_empty(self.structured_content.as_ref())
            .map_err(|error| error.within("structuredContent"))
    }
}

/// The client asks which tools there are. The server answers with a page of them, a
/// `ListToolsResult`.
///
/// [Specification](https://modelcontextprotocol.io/specification/2025-11-25/server/tools)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ListToolsRequest {
    /// The id that links a request with its response.
    pub id: RequestId,
    /// The parameters of the message.
    pub params: Option<PaginatedRequestParams>,
    /// Members that the protocol does not define, as they were read.
    pub extra: Map<Json>,
}

impl ListToolsRequest {
    /// The object with the members that must be there.
    pub fn new(id: impl Into<RequestId>) -> Self {
        Self {
            id: id.into(),
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

/// A page of the tools of a server.
///
/// [Specification](https://modelcontextprotocol.io/specification/2025-11-25/server/tools)
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
/// [Specification](https://modelcontextprotocol.io/specification/2025-11-25/server/tools)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Tool {
    /// Metadata beside what the protocol defines. Keys of one's own have a prefix, such as
    /// `com.example/`.
    pub meta: Option<JsonObject>,
    /// Hints on how the tool behaves; absent if there are none.
    pub annotations: Option<ToolAnnotations>,
    /// What the tool is good for, for people and models; absent if the server does not say.
    pub description: Option<String>,
    /// How the tool can be run; absent means only in the ordinary way.
    pub execution: Option<ToolExecution>,
    /// Pictures of this object for a user interface, in any number of sizes and formats; absent
    /// if there are none.
    pub icons: Option<Vec<Icon>>,
    /// The JSON Schema of the arguments, which are always an object.
    pub input_schema: ToolInputSchema,
    /// The name by which the tool is called, unique on its server.
    pub name: String,
    /// The JSON Schema of `structuredContent` in the results of the tool; absent if nothing is
    /// promised about it.
    pub output_schema: Option<ToolOutputSchema>,
    /// The name to show to people; if it is absent, the title of `annotations` serves, and else
    /// `name`.
    pub title: Option<String>,
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
            meta: None,
            annotations: None,
            description: None,
            execution: None,
            icons: None,
            input_schema: input_schema.into(),
            name: name.into(),
            output_schema: None,
            title: None,
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

    /// Sets the member `execution`.
    #[must_use]
    pub fn with_execution(mut self, execution: impl Into<ToolExecution>) -> Self {
        self.execution = Some(execution.into());
        self
    }

    /// Sets the member `icons`.
    #[must_use]
    pub fn with_icons(mut self, icons: impl IntoIterator<Item = Icon>) -> Self {
        self.icons = Some(icons.into_iter().collect());
        self
    }

    /// Sets the member `outputSchema`.
    #[must_use]
    pub fn with_output_schema(
        mut self,
        output_schema: impl Into<ToolOutputSchema>,
    ) -> Self {
        self.output_schema = Some(output_schema.into());
        self
    }

    /// Sets the member `title`.
    #[must_use]
    pub fn with_title(mut self, title: impl Into<String>) -> Self {
        self.title = Some(title.into());
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

/// How a tool can be run.
///
/// [Specification](https://modelcontextprotocol.io/specification/2025-11-25/basic/utilities/tasks)
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct ToolExecution {
    /// Whether calls of the tool can be tasks; absent means `forbidden`.
    pub task_support: Option<ToolTaskSupport>,
    /// Members that the protocol does not define, as they were read.
    pub extra: Map<Json>,
}

impl ToolExecution {
    /// The object with nothing but what must be there.
    pub fn new() -> Self {
        Self::default()
    }

    /// Sets the member `taskSupport`.
    #[must_use]
    pub fn with_task_support(
        mut self,
        task_support: impl Into<ToolTaskSupport>,
    ) -> Self {
        self.task_support = Some(task_support.into());
        self
    }
}

/// The server tells that its list of tools is no longer what it was. It needs the
/// capability to do so, but no request of the client.
///
/// [Specification](https://modelcontextprotocol.io/specification/2025-11-25/server/tools)
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

/// Whether calls of a tool can be tasks: `forbidden` if they must not be, `optional` if
/// they may be, `required` if they have to be.
///
/// [Specification](https://modelcontextprotocol.io/specification/2025-11-25/basic/utilities/tasks)
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum ToolTaskSupport {
    /// The text `"forbidden"`.
    Forbidden,
    /// The text `"optional"`.
    Optional,
    /// The text `"required"`.
    Required,
    /// A text that this version of the protocol does not name.
    Other(String),
}

impl ToolTaskSupport {
    /// The text on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Forbidden => "forbidden",
            Self::Optional => "optional",
            Self::Required => "required",
            Self::Other(text) => text,
        }
    }

    fn named(text: &str) -> Option<Self> {
        Some(
            match text {
                "forbidden" => Self::Forbidden,
                "optional" => Self::Optional,
                "required" => Self::Required,
                _ => return None,
            },
        )
    }
}

impl From<&str> for ToolTaskSupport {
    fn from(text: &str) -> Self {
        Self::named(text).unwrap_or_else(|| Self::Other(text.to_owned()))
    }
}

impl From<String> for ToolTaskSupport {
    fn from(text: String) -> Self {
        Self::named(&text).unwrap_or(Self::Other(text))
    }
}

impl std::fmt::Display for ToolTaskSupport {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.as_str())
    }
}
