//! Manifests, from their text to the files of a project.

use mcp_scaffold::{lint, manifest::load::load_text, project};

/// A manifest is told to be wrong, with a place, or becomes files of which each is Rust. What is in
/// order for the lint can be generated.
pub fn run(data: &[u8]) {
    let Ok(text) = std::str::from_utf8(data) else { return };
    match load_text("mcp.yaml", text.to_owned()) {
        Err(report) => assert!(!report.to_string().is_empty()),
        Ok(loaded) => {
            let _ = lint::lint(&loaded);
            if let Err(report) = project::generated(&loaded) {
                assert!(!report.to_string().is_empty());
            }
        }
    }
}
