//! Calls: arguments in, results out, and the examples of the manifest.

use std::fmt::Display;
use std::sync::LazyLock;

use mcp_bindings::latest::{CallToolOutcome, CallToolResult, ContentBlock};
use mcp_bindings::rpc::INTERNAL_ERROR;
use mcp_bindings::{DecodeError, ErrorObject, JsonObject};
use mcp_runtime::server::ToolError;
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::{Map, Value};

/// The arguments of a call. What is wrong with them is told to the model, with what and where.
pub(crate) fn arguments<A: DeserializeOwned, E: Display>(
    arguments: Option<&JsonObject>,
    validate: impl FnOnce(&Value) -> Result<(), E>,
) -> Result<A, ToolError> {
    let value: Value = JsonObject::decode_or_empty(arguments)?;
    validate(&value).map_err(|error| format!("invalid arguments: {error}"))?;
    let decoded = mcp_bindings::Json::from(value).decode();
    decoded.map_err(|error: DecodeError| ToolError::from(error))
}

/// A result with an output that has a schema. One that breaks its schema is an error of the server:
/// the model could do nothing about it.
pub(crate) fn structured<O: Serialize, E: Display>(
    tool: &str,
    output: &O,
    validate: impl FnOnce(&Value) -> Result<(), E>,
) -> Result<CallToolResult, ToolError> {
    let internal = |error: &dyn Display| {
        tracing::error!(tool, %error, "the output is not what its schema says");
        let message = format!("the output of `{tool}` is not what its schema says: {error}");
        ToolError::Protocol(ErrorObject::new(INTERNAL_ERROR, message))
    };
    let value = serde_json::to_value(output).map_err(|error| internal(&error))?;
    validate(&value).map_err(|error| internal(&error))?;
    let text = ContentBlock::text(value.to_string());
    let result = CallToolResult::new([text]).with_structured_content(&value);
    result.map_err(|error| internal(&error))
}

/// The answer to a call.
pub(crate) fn answer(
    result: Result<CallToolResult, ToolError>,
) -> Result<CallToolOutcome, ErrorObject> {
    result.or_else(ToolError::into_result).map(Into::into)
}

/// A call of the manifest, and its result.
#[derive(serde::Deserialize)]
#[serde(rename_all = "camelCase")]
struct Example {
    tool: String,
    arguments: Map<String, Value>,
    content: Option<Vec<ContentBlock>>,
    #[serde(default, deserialize_with = "present")]
    structured_content: Option<Value>,
    is_error: bool,
}

fn present<'de, D: serde::Deserializer<'de>>(deserializer: D) -> Result<Option<Value>, D::Error> {
    serde::Deserialize::deserialize(deserializer).map(Some)
}

static EXAMPLES: LazyLock<Vec<Example>> =
    LazyLock::new(|| serde_json::from_str(include_str!("examples.json")).unwrap_or_default());

/// The example with these arguments.
fn example<A: DeserializeOwned + Serialize>(
    tool: &str,
    arguments: &A,
) -> Result<&'static Example, ToolError> {
    let wanted = serde_json::to_value(arguments).ok();
    // As the type has them, with defaults filled in.
    let normal = |example: &&Example| {
        let arguments = Value::Object(example.arguments.clone());
        let arguments = serde_json::from_value::<A>(arguments).ok();
        arguments.and_then(|arguments| serde_json::to_value(arguments).ok()) == wanted
    };
    let found = EXAMPLES.iter().filter(|example| example.tool == tool).find(normal);
    let example = found.ok_or_else(|| format!("`{tool}` is not written yet"))?;
    if example.is_error {
        let text = example.content.iter().flatten().find_map(|block| match block {
            ContentBlock::Text(text) => Some(text.text.clone()),
            _ => None,
        });
        return Err(text.unwrap_or_else(|| "it failed, as in the example".to_owned()).into());
    }
    Ok(example)
}

/// The output that the manifest shows for these arguments.
pub(crate) fn example_output<A: DeserializeOwned + Serialize, O: DeserializeOwned>(
    tool: &str,
    arguments: &A,
) -> Result<O, ToolError> {
    let output = example(tool, arguments)?.structured_content.clone();
    let output = output.ok_or_else(|| format!("`{tool}` is not written yet"))?;
    serde_json::from_value(output).map_err(|error| error.to_string().into())
}

/// The result that the manifest shows for these arguments.
pub(crate) fn example_result<A: DeserializeOwned + Serialize>(
    tool: &str,
    arguments: &A,
) -> Result<CallToolResult, ToolError> {
    let example = example(tool, arguments)?;
    let result = CallToolResult::new(example.content.clone().unwrap_or_default());
    match &example.structured_content {
        Some(output) => {
            result.with_structured_content(output).map_err(|error| error.to_string().into())
        }
        None => Ok(result),
    }
}
