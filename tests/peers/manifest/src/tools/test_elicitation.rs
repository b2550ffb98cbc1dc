//! The tool `test_elicitation`.

use mcp_bindings::latest::{CallToolResult, ContentBlock};
use mcp_runtime::server::{Context, Form, ToolError};

use crate::Server;
use crate::generated::types::TestElicitationArgs;

/// What the user answered.
pub async fn call(
    _: &Server,
    context: &Context,
    arguments: TestElicitationArgs,
) -> Result<CallToolResult, ToolError> {
    let form = Form::new(arguments.message).text("username").text("email");
    let answer = context.elicit("user", form).await?;
    let content = serde_json::to_string(&answer.content).unwrap_or_default();
    let action = answer.action.as_str();
    let text = format!("User response: action={action}, content={content}");
    Ok(CallToolResult::new([ContentBlock::text(text)]))
}
