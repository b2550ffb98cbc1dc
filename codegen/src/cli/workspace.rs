//! Where the folders are that the command works on.

use std::path::PathBuf;

use anyhow::{Context as _, bail};

/// The folder that holds `schema` and `generated`, found upwards from where the command runs.
pub fn root() -> anyhow::Result<PathBuf> {
    let start = std::env::current_dir().context("the current folder")?;
    for folder in start.ancestors() {
        let here = |path: &str| folder.join(path).is_file();
        if here("schema/upstream.toml") && here("generated/Cargo.toml") {
            return Ok(folder.to_owned());
        }
    }
    bail!(
        "neither {} nor a folder above it has schema/upstream.toml and generated/Cargo.toml; run it inside the workspace, or use --schema and --out",
        start.display()
    )
}

/// The text of a file.
pub fn read(path: &std::path::Path) -> anyhow::Result<String> {
    mcp_codegen::files::read_text(path).with_context(|| path.display().to_string())
}
