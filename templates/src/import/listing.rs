//! Results that were saved: of `tools/list`, and of the other requests that say what a server has.

use std::fmt;

use serde_json::Value;

use super::Listed;
use crate::problem::printable;

/// Why saved results are none.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Error {
    /// The answer that was saved is an error: what it says.
    Answered(String),
    /// There is nothing of a server in it.
    NothingListed,
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Answered(message) => {
                write!(f, "it is an answer that says: {}", printable(message))
            }
            Self::NothingListed => f.write_str(
                "expected the result of `tools/list`: an object with `tools`, a JSON-RPC response \
                 with such a `result`, or a list of tools",
            ),
        }
    }
}

impl std::error::Error for Error {}

/// What saved JSON says of a server: a result, a JSON-RPC response, or a list of tools. A list of
/// several results or responses is good, too, that of `initialize` among them.
///
/// # Errors
/// If it is something else.
pub fn read(value: &Value) -> Result<Listed, Error> {
    let mut listed = Listed::default();
    let is_something = match value {
        Value::Array(list) if list.iter().any(is_result) => {
            let mut found = false;
            for result in list {
                found |= take(&mut listed, result)?;
            }
            found
        }
        Value::Array(tools) => {
            listed.tools.clone_from(tools);
            listed.only = Some(vec!["tools".to_owned()]);
            tools.iter().all(|tool| tool.get("name").is_some())
        }
        other => take(&mut listed, other)?,
    };
    if is_something { Ok(listed) } else { Err(Error::NothingListed) }
}

const LISTS: [&str; 4] = ["tools", "resources", "resourceTemplates", "prompts"];

/// Whether it is a result or a response, and no tool.
fn is_result(value: &Value) -> bool {
    let has = |name: &str| value.get(name).is_some();
    has("result") || has("error") || has("serverInfo") || LISTS.into_iter().any(has)
}

/// Adds what a result or a response says, and tells whether it says something.
fn take(listed: &mut Listed, value: &Value) -> Result<bool, Error> {
    if let Some(error) = value.get("error") {
        let message = error.get("message").and_then(Value::as_str);
        let message = message.map_or_else(|| error.to_string(), str::to_owned);
        return Err(Error::Answered(message));
    }
    let result = value.get("result").unwrap_or(value);
    let mut found = listed.take_lists(result);
    if let Some(cursor) = result.get("nextCursor").and_then(Value::as_str) {
        listed.notes.push(format!("the list goes on at the cursor `{cursor}`: that is not there"));
    }
    let member = |name: &str| result.get(name).and_then(Value::as_object).cloned();
    let meta = result.get("_meta");
    let info = member("serverInfo")
        .or_else(|| meta?.get("io.modelcontextprotocol/serverInfo")?.as_object().cloned());
    if let Some(info) = info {
        listed.info = Some(info);
        found = true;
    }
    if let Some(capabilities) = member("capabilities") {
        listed.capabilities = Some(capabilities);
        found = true;
    }
    if let Some(instructions) = result.get("instructions").and_then(Value::as_str) {
        listed.instructions = Some(instructions.to_owned());
    }
    for name in ["ttlMs", "cacheScope"] {
        if let Some(value) = result.get(name) {
            listed.cache.insert(name.to_owned(), value.clone());
        }
    }
    Ok(found)
}
