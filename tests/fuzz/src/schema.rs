//! JSON Schemas, from their text to bindings.

use std::path::PathBuf;

use mcp_codegen::Bindings;

/// A schema is told to be wrong, with a place, or becomes files of Rust.
pub fn run(data: &[u8]) {
    thread_local! {
        static FOLDER: tempfile::TempDir = tempfile::tempdir().expect("a folder of its own");
    }
    let file: PathBuf = FOLDER.with(|folder| folder.path().join("schema.json"));
    std::fs::write(&file, data).expect("the file is written");
    match Bindings::from_file(&file).module("schema").generate() {
        Err(error) => assert!(!error.problems().is_empty()),
        Ok(generated) => assert!(generated.files.iter().next().is_some()),
    }
}
