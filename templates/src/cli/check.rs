//! `check`: does a project agree with its manifest?

use mcp_scaffold::project::{self, Generation, Project};

use super::args::{Check, Deny};
use super::output::Output;
use super::{Outcome, project_in};

/// Runs the command.
pub fn run(args: &Check, out: &mut Output) -> anyhow::Result<Outcome> {
    if args.project.is_file() {
        let made = super::project(&args.project, None, Generation::default())?;
        if is_denied(args, &made) {
            return Ok(Outcome::Different);
        }
        out.line(format_args!("{}: in order", args.project.display()))?;
        return Ok(Outcome::Clean);
    }
    let made = project_in(&args.project)?;
    let agreement = project::check(&made, &args.project)?;
    if agreement.is_complete() && is_denied(args, &made) {
        return Ok(Outcome::Different);
    }
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

/// Whether there are warnings where there may be none.
fn is_denied(args: &Check, made: &Project) -> bool {
    let count = made.warnings.problems().len();
    let is_denied = args.deny == Some(Deny::Warnings) && count > 0;
    if is_denied {
        eprintln!("error: {count} warnings, which `--deny warnings` makes errors");
    }
    is_denied
}
