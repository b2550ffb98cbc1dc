//! Has a note rewritten.

use mcp_bindings::ErrorObject;
use mcp_bindings::latest::{ContentBlock, GetPromptResult, PromptMessage, Role};
use mcp_bindings::rpc::INVALID_PARAMS;
use mcp_runtime::server::Context;

use crate::Server;
use crate::generated::prompts::TidyArgs;
use crate::store::Error;

/// The note, and what to do with it.
pub async fn call(
    server: &Server,
    _: &Context,
    arguments: TidyArgs,
) -> Result<GetPromptResult, ErrorObject> {
    let wrong = |message: String| ErrorObject::new(INVALID_PARAMS, message);
    let id = arguments.id.parse();
    let id = id.map_err(|_| wrong(format!("`{}` is no number of a note", arguments.id)))?;
    let (note, text) = server.store.read(id).map_err(|error| match error {
        Error::NoNote(_) => wrong(error.to_string()),
        other => other.into(),
    })?;
    let text = format!(
        "Rewrite this note. Keep what it says, and make it shorter.\n\n# {}\n\n{text}",
        note.title
    );
    let message = PromptMessage::new(Role::User, ContentBlock::text(text));
    Ok(GetPromptResult::new([message]))
}
