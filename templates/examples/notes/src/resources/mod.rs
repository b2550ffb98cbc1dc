//! The resources whose content is not in the manifest, a file for each.

pub mod book;
pub mod note;
pub mod recent;

use mcp_bindings::ErrorObject;
use mcp_bindings::latest::{ReadResourceResult, TextResourceContents};
use mcp_bindings::rpc::INTERNAL_ERROR;

use crate::generated::types::Note;

/// Notes without their texts, as JSON.
fn list(uri: &str, notes: &[Note]) -> Result<ReadResourceResult, ErrorObject> {
    let text = serde_json::to_string(notes)
        .map_err(|error| ErrorObject::new(INTERNAL_ERROR, error.to_string()))?;
    let contents = TextResourceContents::new(uri, text).with_mime_type("application/json");
    Ok(ReadResourceResult::new([contents]))
}
