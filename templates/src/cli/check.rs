//! `check`: does a project agree with its manifest?

use mcp_scaffold::project::{self, Generation};

use super::args::Check;
use super::output::Output;
use super::{Outcome, project_in};

/// Runs the command.
pub fn run(args: &Check, out: &mut Output) -> anyhow::Result<Outcome> {
    if args.project.is_file() {
        super::project(&args.project, None, Generation::default())?;
        out.line(format_args!("{}: in order", args.project.display()))?;
        return Ok(Outcome::Clean);
    }
    let made = project_in(&args.project)?;
    let agreement = project::check(&made, &args.project)?;
    if agreement.is_complete() {
        out.line(format_args!("{}: in order", args.project.display()))?;
        return Ok(Outcome::Clean);
    }
    eprintln!("error: {} is not what mcp.yaml says", args.project.display());
    for (what, path) in agreement.generated.entries() {
        eprintln!("  {what:<9} src/generated/{}", path.display());
    }
    for line in &agreement.missing {
        eprintln!("  missing   {line}");
    }
    for path in &agreement.left_over {
        eprintln!("  left over {}", path.display());
    }
    if !agreement.generated.is_empty() {
        eprintln!("run `mcp-scaffold generate` and commit the result");
    }
    Ok(Outcome::Different)
}
