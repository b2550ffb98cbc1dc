// Written by `mcp-codegen generate`. Do not edit: change the schema or the generator.

//! Completion, logging, progress, cancellation, pagination and caching.

use super::{CompletionArgument, PromptReference, ResourceTemplateReference};
use crate::json::Json;
use crate::map::Map;

/// The client asks how an argument that its user is typing may go on. The server answers
/// with a `CompleteResult`.
///
/// [Specification](https://modelcontextprotocol.io/specification/2025-06-18/server/utilities/completion)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct CompleteRequest {
    /// The parameters of the message.
    pub params: CompleteRequestParams,
    /// Members that the protocol does not define, as they were read.
    pub extra: Map<Json>,
}

impl CompleteRequest {
    /// The object with the members that must be there.
    pub fn new(params: impl Into<CompleteRequestParams>) -> Self {
        Self {
            params: params.into(),
            extra: Map::new(),
        }
    }
}

/// The parameters of `completion/complete`.
///
/// [Specification](https://modelcontextprotocol.io/specification/2025-06-18/server/utilities/completion)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct CompleteRequestParams {
    /// The argument, as far as it is typed.
    pub argument: CompletionArgument,
    /// What is already known of the other arguments; absent if nothing is.
    pub context: Option<CompletionContext>,
    /// The prompt or resource template whose argument it is.
    pub r#ref: CompletionReference,
    /// Members that the protocol does not define, as they were read.
    pub extra: Map<Json>,
}

impl CompleteRequestParams {
    /// The object with the members that must be there.
    pub fn new(
        r#ref: impl Into<CompletionReference>,
        argument: impl Into<CompletionArgument>,
    ) -> Self {
        Self {
            argument: argument.into(),
            context: None,
            r#ref: r#ref.into(),
            extra: Map::new(),
        }
    }

    /// Sets the member `context`.
    #[must_use]
    pub fn with_context(mut self, context: impl Into<CompletionContext>) -> Self {
        self.context = Some(context.into());
        self
    }
}

/// What is known besides the argument that a user is typing.
///
/// [Specification](https://modelcontextprotocol.io/specification/2025-06-18/server/utilities/completion)
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct CompletionContext {
    /// The arguments that already have a value, by name; absent if none has.
    pub arguments: Option<Map<String>>,
    /// Members that the protocol does not define, as they were read.
    pub extra: Map<Json>,
}

impl CompletionContext {
    /// The object with nothing but what must be there.
    pub fn new() -> Self {
        Self::default()
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

/// Whose argument is to be completed: that of a prompt, or that of a resource template.
///
/// Told apart by the member `type`.
///
/// [Specification](https://modelcontextprotocol.io/specification/2025-06-18/server/utilities/completion)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum CompletionReference {
    /// Names a prompt.
    Prompt(PromptReference),
    /// Names a resource template, or a single resource.
    Resource(ResourceTemplateReference),
    /// A value of no kind that this version of the protocol defines, whole.
    Unknown(Json),
}

impl CompletionReference {
    /// A `PromptReference` with nothing but its `name`.
    pub fn prompt(name: impl Into<String>) -> Self {
        Self::Prompt(PromptReference::new(name))
    }

    /// A `ResourceTemplateReference` with nothing but its `uri`.
    pub fn resource(uri: impl Into<String>) -> Self {
        Self::Resource(ResourceTemplateReference::new(uri))
    }
}

impl From<PromptReference> for CompletionReference {
    fn from(value: PromptReference) -> Self {
        Self::Prompt(value)
    }
}

impl From<ResourceTemplateReference> for CompletionReference {
    fn from(value: ResourceTemplateReference) -> Self {
        Self::Resource(value)
    }
}
