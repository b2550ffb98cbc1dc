//! OpenAPI documents, from their text to a manifest that can be read.

use mcp_scaffold::import::openapi::{Options, import, is_document};
use mcp_scaffold::manifest::{load::load_text, write::yaml};
use mcp_scaffold::problem::Source;

/// A document is told to be wrong, or becomes a manifest that the reader of manifests takes.
pub fn run(data: &[u8]) {
    let Ok(text) = std::str::from_utf8(data) else { return };
    if !is_document(text) {
        return;
    }
    match import(Source { name: "api.yaml".to_owned(), text: text.to_owned() }, &Options::default())
    {
        Err(report) => assert!(!report.to_string().is_empty()),
        Ok(imported) => {
            let written = yaml(&imported.manifest);
            if let Err(report) = load_text("mcp.yaml", written.clone()) {
                panic!("{report}\n{written}");
            }
        }
    }
}
