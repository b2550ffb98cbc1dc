//! `import`: a manifest of what is there already.

use std::path::Path;

use anyhow::Context as _;
use mcp_scaffold::import::openapi;
use mcp_scaffold::manifest::write::yaml;
use mcp_scaffold::problem::Source;

use super::Outcome;
use super::args::Import;
use super::output::Output;

/// Runs the command.
pub fn run(args: &Import, out: &mut Output) -> anyhow::Result<Outcome> {
    let name = args.file.display().to_string();
    let text = std::fs::read_to_string(&args.file).with_context(|| name.clone())?;
    anyhow::ensure!(openapi::is_document(&text), "{name}: this is no OpenAPI document");
    let imported = args.operations.import(Source { name, text })?;
    write(&args.out, &yaml(&imported.manifest))?;
    for note in &imported.notes {
        eprintln!("note: {note}");
    }
    out.line(format_args!("written  {}", args.out.display()))?;
    Ok(Outcome::Clean)
}

fn write(path: &Path, text: &str) -> anyhow::Result<()> {
    std::fs::write(path, text).with_context(|| path.display().to_string())
}
