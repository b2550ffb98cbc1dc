//! `init`: a manifest to begin with.

use mcp_codegen::files::create_file;
use mcp_scaffold::manifest::model;

use super::Outcome;
use super::args::Init;
use super::output::Output;

const STARTER: &str = include_str!("../../project/mcp.yaml");

/// Runs the command.
pub fn run(args: &Init, out: &mut Output) -> anyhow::Result<Outcome> {
    let shown = args.file.display();
    create_file(&args.file, STARTER)?;
    out.line(format_args!("written  {shown}"))?;
    // Editors are pointed to it by the first lines of the manifest.
    let schema = args.file.with_file_name("mcp.schema.json");
    if !schema.exists() {
        create_file(&schema, &model::schema_text())?;
        out.line(format_args!("written  {}", schema.display()))?;
    }
    out.line(format_args!("next: mcp-scaffold new {shown} --out DIR"))?;
    Ok(Outcome::Clean)
}
