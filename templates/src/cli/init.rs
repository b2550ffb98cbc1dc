//! `init`: a manifest to begin with.

use std::io::Write as _;

use anyhow::Context as _;
use mcp_scaffold::manifest::model;

use super::Outcome;
use super::args::Init;
use super::output::Output;

const STARTER: &str = include_str!("../../project/mcp.yaml");

/// Runs the command.
pub fn run(args: &Init, out: &mut Output) -> anyhow::Result<Outcome> {
    let shown = args.file.display();
    let file = std::fs::OpenOptions::new().write(true).create_new(true).open(&args.file);
    file.and_then(|mut file| file.write_all(STARTER.as_bytes()))
        .with_context(|| shown.to_string())?;
    out.line(format_args!("written  {shown}"))?;
    // Editors are pointed to it by the first lines of the manifest.
    let schema = args.file.with_file_name("mcp.schema.json");
    match std::fs::OpenOptions::new().write(true).create_new(true).open(&schema) {
        Ok(mut file) => {
            file.write_all(model::schema_text().as_bytes())
                .with_context(|| schema.display().to_string())?;
            out.line(format_args!("written  {}", schema.display()))?;
        }
        Err(error) if error.kind() == std::io::ErrorKind::AlreadyExists => {}
        Err(error) => return Err(error).with_context(|| schema.display().to_string()),
    }
    out.line(format_args!("next: mcp-scaffold new {shown} --out DIR"))?;
    Ok(Outcome::Clean)
}
