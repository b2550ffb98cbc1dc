//! What a handler says when it cannot do what it was asked.

use std::fmt;

use mcp_bindings::facts::{error_code, extension};
use mcp_bindings::latest::{
    CallToolResult, ClientCapabilities, ContentBlock, MissingRequiredClientCapabilityErrorData,
    UnsupportedProtocolVersionErrorData,
};
use mcp_bindings::rpc::{INTERNAL_ERROR, INVALID_PARAMS, INVALID_REQUEST};
use mcp_bindings::{DecodeError, ErrorObject, JsonObject, Map, ProtocolVersion};

/// Why a tool gave no result.
///
/// What a model can mend by calling again is told to the model, as a result with `isError`; what it
/// cannot is an error of the protocol.
#[derive(Clone, Debug)]
pub enum ToolError {
    /// The model reads this text.
    Shown(String),
    /// The client gets this error.
    Protocol(ErrorObject),
}

impl ToolError {
    /// The answer to the call.
    ///
    /// # Errors
    /// With an error of the protocol.
    pub fn into_result(self) -> Result<CallToolResult, ErrorObject> {
        match self {
            Self::Shown(text) => {
                Ok(CallToolResult::new([ContentBlock::text(text)]).with_is_error(true))
            }
            Self::Protocol(error) => Err(error),
        }
    }
}

impl fmt::Display for ToolError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Shown(text) => f.write_str(text),
            Self::Protocol(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for ToolError {}

impl From<ErrorObject> for ToolError {
    fn from(error: ErrorObject) -> Self {
        Self::Protocol(error)
    }
}

/// Arguments that are not what the tool takes: the model reads what is wrong, and where.
impl From<DecodeError> for ToolError {
    fn from(error: DecodeError) -> Self {
        Self::Shown(format!("invalid arguments: {}", error.within("arguments")))
    }
}

impl From<String> for ToolError {
    fn from(text: String) -> Self {
        Self::Shown(text)
    }
}

impl From<&str> for ToolError {
    fn from(text: &str) -> Self {
        Self::Shown(text.to_owned())
    }
}

/// The error for a tool that the server does not have.
pub fn unknown_tool(name: &str) -> ErrorObject {
    ErrorObject::new(INVALID_PARAMS, format!("unknown tool `{name}`"))
}

/// The error for a prompt that the server does not have.
pub fn unknown_prompt(name: &str) -> ErrorObject {
    ErrorObject::new(INVALID_PARAMS, format!("unknown prompt `{name}`"))
}

/// The error for a resource that does not exist.
pub fn resource_not_found(uri: &str) -> ErrorObject {
    let data = Map::from_iter([("uri".to_owned(), uri)]);
    with_data(ErrorObject::new(INVALID_PARAMS, format!("resource `{uri}` not found")), &data)
}

/// The error for a request that needs capabilities which the client did not declare.
pub fn missing_capability(required: ClientCapabilities) -> ErrorObject {
    let names = capability_names(&required);
    let data = MissingRequiredClientCapabilityErrorData::new(required);
    let message =
        format!("the client did not declare a capability that the request needs: {names}");
    with_data(ErrorObject::new(error_code::MISSING_REQUIRED_CLIENT_CAPABILITY, message), &data)
}

/// Capabilities by name, the parts of one behind a dot.
fn capability_names(capabilities: &ClientCapabilities) -> String {
    fn walk(at: &str, value: &serde_json::Value, names: &mut Vec<String>) {
        match value.as_object().filter(|members| !members.is_empty()) {
            Some(members) => {
                for (name, inner) in members {
                    let dot = if at.is_empty() { "" } else { "." };
                    walk(&format!("{at}{dot}{name}"), inner, names);
                }
            }
            None => names.push(format!("`{at}`")),
        }
    }
    let mut names = Vec::new();
    walk("", &serde_json::to_value(capabilities).unwrap_or_default(), &mut names);
    names.join(", ")
}

/// The same for the Tasks extension.
pub fn tasks_required() -> ErrorObject {
    let extensions = [(extension::TASKS, JsonObject::default())];
    missing_capability(ClientCapabilities::new().with_extensions(extensions))
}

pub(crate) fn unsupported_version(
    requested: &str,
    supported: impl IntoIterator<Item = ProtocolVersion>,
) -> ErrorObject {
    let supported = supported.into_iter().map(ProtocolVersion::as_str);
    let data = UnsupportedProtocolVersionErrorData::new(requested, supported);
    let message = format!("protocol version `{requested}` is not supported");
    with_data(ErrorObject::new(error_code::UNSUPPORTED_PROTOCOL_VERSION, message), &data)
}

pub(crate) fn internal(message: impl Into<String>) -> ErrorObject {
    ErrorObject::new(INTERNAL_ERROR, message)
}

pub(super) fn invalid_params(message: impl Into<String>) -> ErrorObject {
    ErrorObject::new(INVALID_PARAMS, message)
}

pub(crate) fn invalid_request(message: impl Into<String>) -> ErrorObject {
    ErrorObject::new(INVALID_REQUEST, message)
}

/// Data that is made here can always be written; an error without it is better than none.
fn with_data<T: serde::Serialize + ?Sized>(error: ErrorObject, data: &T) -> ErrorObject {
    let bare = error.clone();
    error.with_data(data).unwrap_or(bare)
}
