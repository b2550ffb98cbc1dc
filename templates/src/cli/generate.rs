//! `generate`: a project as its manifest says by now.

use mcp_codegen::files::System;
use mcp_scaffold::project;

use super::args::Generate;
use super::output::Output;
use super::{Outcome, project_in};

/// Runs the command.
pub fn run(args: &Generate, out: &mut Output) -> anyhow::Result<Outcome> {
    let made = project_in(&args.project)?;
    let written = project::refresh_on(&System, &made, &args.project, args.force)?;
    if written.generated.is_empty() && written.added.is_empty() {
        out.line("nothing changed")?;
    }
    for (what, path) in written.generated.entries() {
        let done = match what {
            "missing" => "added",
            "orphaned" => "removed",
            other => other,
        };
        let path = args.project.join("src/generated").join(path);
        out.line(format_args!("{done:<8} {}", path.display()))?;
    }
    for path in &written.added {
        out.line(format_args!("added    {}", args.project.join(path).display()))?;
    }
    for line in &written.to_do {
        out.line(format_args!("to do    {line}"))?;
    }
    for text in &written.to_paste {
        out.line(format_args!("to paste into src/server.rs:\n{}", text.trim_end()))?;
    }
    for path in &written.left_over {
        let path = args.project.join(path);
        out.line(format_args!("stale    {}: the manifest has no such function", path.display()))?;
    }
    if !written.left_over.is_empty() && !written.added.is_empty() {
        out.line("if one was only renamed, `rust: OLD_NAME` beside its `name` keeps its function")?;
    }
    Ok(Outcome::Clean)
}
