//! `new`: a project for a manifest.

use mcp_scaffold::project::{self, Generation};

use super::Outcome;
use super::args::New;
use super::output::Output;

/// Runs the command.
pub fn run(args: &New, out: &mut Output) -> anyhow::Result<Outcome> {
    let generation = match args.build_rs {
        true => Generation::BuildScript,
        false => Generation::CheckedIn,
    };
    let made = super::project(&args.manifest, args.crates.as_ref(), generation)?;
    let written = match project::create(&made, &args.out, args.force) {
        Err(error) if error.kind() == std::io::ErrorKind::AlreadyExists => {
            anyhow::bail!("{error}; with --force, what is there is kept, and the rest is written")
        }
        other => other?,
    };
    for path in &written.added {
        out.line(format_args!("added    {}", args.out.join(path).display()))?;
    }
    let count = written.generated.missing.len() + written.generated.changed.len();
    if count > 0 {
        let generated = args.out.join("src/generated");
        out.line(format_args!("added    {} ({count} files)", generated.display()))?;
    }
    out.line(format_args!("next: cd {} && cargo test && cargo run", args.out.display()))?;
    Ok(Outcome::Clean)
}
