//! Tools that are put together at run time.

use std::collections::HashMap;
use std::fmt;
use std::future::{Future, ready};
use std::pin::Pin;
use std::sync::Arc;

use mcp_bindings::latest::{
    CallToolOutcome, CallToolRequestParams, CallToolResult, ListToolsResult,
    PaginatedRequestParams, Tool, ToolInputSchema, ToolsCapability, ToolsHandler,
};
use mcp_bindings::{ErrorObject, JsonObject};
use serde::de::DeserializeOwned;

use super::context::Context;
use super::error::{ToolError, internal, unknown_tool};

/// The schema of the arguments of a tool that takes none.
///
/// It has `properties`, though none: an object without that word is as valid, but several hosts
/// refuse tools that have it.
pub fn no_arguments() -> ToolInputSchema {
    let schema = ToolInputSchema::from_text(r#"{"type":"object","properties":{}}"#);
    schema.expect("it is an object")
}

/// What a tool answers: a result, or what was made of one by the protocol (a task, a question).
type Outcome<'a> = Pin<Box<dyn Future<Output = Result<CallToolOutcome, ToolError>> + Send + 'a>>;
type Call = Arc<dyn Fn(Context, Option<JsonObject>) -> Outcome<'static> + Send + Sync>;

/// Tools with functions behind them.
///
/// A tool that is not there is an error of the protocol; arguments that are not what its function
/// takes are told to the model, with what is wrong and where.
///
/// ```
/// use mcp_bindings::latest::{CallToolResult, ContentBlock, Tool, ToolInputSchema};
/// use mcp_runtime::server::{Server, ToolError, Tools};
///
/// #[derive(serde::Deserialize)]
/// struct Add { a: i64, b: i64 }
///
/// # fn main() -> Result<(), Box<dyn std::error::Error>> {
/// let schema: ToolInputSchema = serde_json::from_str(
///     r#"{"type":"object","properties":{"a":{"type":"integer"},"b":{"type":"integer"}},"required":["a","b"]}"#,
/// )?;
/// let tools = Tools::new().add(Tool::new("add", schema), async |_, Add { a, b }| {
///     Ok::<_, ToolError>(CallToolResult::new([ContentBlock::text((a + b).to_string())]))
/// });
/// let server = Server::new("calculator", "1.0.0").tools(tools);
/// # let _ = server;
/// # Ok(())
/// # }
/// ```
#[derive(Clone, Default)]
pub struct Tools {
    list: Vec<Tool>,
    calls: HashMap<String, Call>,
    capability: ToolsCapability,
}

impl fmt::Debug for Tools {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.list.iter().map(|tool| &tool.name)).finish()
    }
}

impl Tools {
    /// No tools.
    pub fn new() -> Self {
        Self::default()
    }

    /// What is advertised beside the tools, such as that their list changes.
    #[must_use]
    pub fn capability(mut self, capability: ToolsCapability) -> Self {
        self.capability = capability;
        self
    }

    /// Adds a tool and the function behind it, in place of one with the same name.
    ///
    /// Where the tool has an output schema every answer must have structured content, unless it says
    /// that the tool failed: another one is logged, and an internal error for the client.
    #[must_use]
    pub fn add<A, R, F, W>(mut self, tool: Tool, call: F) -> Self
    where
        A: DeserializeOwned + Send + 'static,
        R: Into<CallToolOutcome>,
        F: Fn(Context, A) -> W + Send + Sync + 'static,
        W: Future<Output = Result<R, ToolError>> + Send + 'static,
    {
        let call = Arc::new(call);
        let (promises, name) = (tool.output_schema.is_some(), Arc::<str>::from(&*tool.name));
        let call: Call = Arc::new(move |context, arguments| {
            let arguments = JsonObject::decode_or_empty::<A>(arguments.as_ref());
            let running = arguments.map(|arguments| call(context, arguments));
            let (promises, name) = (promises, Arc::clone(&name));
            Box::pin(async move {
                let outcome = running?.await?.into();
                if promises { structured(&name, outcome) } else { Ok(outcome) }
            })
        });
        self.list.retain(|known| known.name != tool.name);
        self.calls.insert(tool.name.clone(), call);
        self.list.push(tool);
        self
    }
}

/// A tool that says what its structured content looks like must answer with some, or clients refuse
/// the answer.
fn structured(name: &str, outcome: CallToolOutcome) -> Result<CallToolOutcome, ToolError> {
    match outcome {
        CallToolOutcome::Complete(result)
            if result.structured_content.is_none() && result.is_error != Some(true) =>
        {
            tracing::error!(tool = name, "a tool with an output schema gave no structured content");
            let message = format!(
                "tool `{name}` has an `outputSchema`, but its answer no `structuredContent`"
            );
            Err(ToolError::Protocol(internal(message)))
        }
        outcome => Ok(outcome),
    }
}

impl ToolsHandler<Context> for Tools {
    fn capability(&self) -> Option<ToolsCapability> {
        Some(self.capability.clone())
    }

    // Not async functions, which would hold the parameters: so would the future of every request.
    fn list_tools(
        &self,
        _: &Context,
        _: PaginatedRequestParams,
    ) -> impl Future<Output = Result<ListToolsResult, ErrorObject>> + Send {
        ready(Ok(ListToolsResult::new(self.list.iter().cloned())))
    }

    fn call_tool(
        &self,
        context: &Context,
        params: CallToolRequestParams,
    ) -> impl Future<Output = Result<CallToolOutcome, ErrorObject>> + Send {
        let call = self.calls.get(&params.name).ok_or_else(|| unknown_tool(&params.name));
        let calling = call.map(|call| call(context.clone(), params.arguments));
        async move {
            match calling?.await {
                Ok(outcome) => Ok(outcome),
                Err(error) => error.into_result().map(CallToolResult::into),
            }
        }
    }
}
