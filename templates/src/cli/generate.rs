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
    Ok(Outcome::Clean)
}
