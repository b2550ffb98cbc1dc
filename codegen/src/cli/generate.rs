//! `generate`: write the bindings, or say how they differ.

use std::path::Path;

use mcp_codegen::catalogue::Catalogue;
use mcp_codegen::decision::{Decision, Proposal};
use mcp_codegen::files::{Changes, apply};
use mcp_codegen::output::{Counts, bindings};
use mcp_codegen::{Bindings, Drift, FileSet, printable};

use super::Outcome;
use super::args::Generate;
use super::output::Output;
use super::progress::Progress;
use super::workspace;

/// Runs the command.
pub fn run(args: &Generate, out: &mut Output) -> anyhow::Result<Outcome> {
    match (&args.schema, &args.out) {
        (Some(schema), Some(folder)) => foreign(args, schema, folder, out),
        _ => own(args, out),
    }
}

/// The crate `mcp-bindings`.
fn own(args: &Generate, out: &mut Output) -> anyhow::Result<Outcome> {
    let root = workspace::root()?;
    let schema = root.join("schema");
    let catalogue = catalogue(&schema, args.propose, out)?;
    let progress = Progress::start("generating");
    let output = bindings(&catalogue)?;
    drop(progress);
    let Counts { versions, extensions, definitions, types, shared, requests, notifications } =
        output.counts;
    if !args.check {
        let plural = |count: usize| if count == 1 { "" } else { "s" };
        out.line(format_args!(
            "schema   {versions} version{}, {extensions} extension{}, {definitions} definitions",
            plural(versions),
            plural(extensions)
        ))?;
        out.line(format_args!(
            "emitted  {types} types, {requests} requests, {notifications} notifications, {shared} shared"
        ))?;
    }
    let place = (root.as_path(), Path::new("generated/src"));
    finish(args, &output.files, place, "cargo run -p mcp-codegen -- generate", out)
}

/// How often facts are proposed before it is given up: one may bring up the next.
const ROUNDS: usize = 8;

/// The schemas and facts of a folder. Where a person must decide, it says what to write, or writes it.
fn catalogue(schema: &Path, propose: bool, out: &mut Output) -> anyhow::Result<Catalogue> {
    let text = |file: &str| std::fs::read_to_string(schema.join(file)).ok();
    for _ in 0..ROUNDS {
        let (loaded, decisions): (_, Vec<Decision>) = match Catalogue::load(text) {
            Ok(catalogue) => {
                let decisions = catalogue.suggestions();
                (Ok(catalogue), decisions)
            }
            Err(error) => {
                let decisions = error.decisions().cloned().collect();
                (Err(error), decisions)
            }
        };
        let proposal = Proposal::new(&decisions, text);
        match loaded {
            Ok(catalogue) if proposal.is_empty() => return Ok(catalogue),
            Ok(catalogue) if !propose => {
                out.line("consider what becomes of older values; `generate --propose` writes it as it stands")?;
                out.text(&proposal.to_string())?;
                return Ok(catalogue);
            }
            Err(error) if proposal.is_empty() => return Err(error.into()),
            Err(error) if !propose => {
                return Err(anyhow::anyhow!(
                    "{error}\nwhat to write below {}, in words of your own (`generate --propose` \
                     writes it as it stands, to be reviewed):\n{proposal}",
                    schema.display()
                ));
            }
            _ => {
                let mut changes = Changes::new(schema);
                for (file, text) in &proposal.files {
                    changes.replace(*file, text.as_str());
                }
                apply(&changes)?;
                out.text(&format!("proposed, to be reviewed:\n{proposal}"))?;
            }
        }
    }
    anyhow::bail!("the facts are still not complete after {ROUNDS} rounds of proposals")
}

/// Bindings of somebody's schema.
fn foreign(
    args: &Generate,
    schema: &Path,
    folder: &Path,
    out: &mut Output,
) -> anyhow::Result<Outcome> {
    let progress = Progress::start("generating");
    let mut bindings = Bindings::from_file(schema);
    if let Some(module) = &args.module {
        bindings = bindings.module(module);
    }
    if let Some(path) = &args.support_from {
        if syn::parse_str::<syn::Path>(path).is_err() {
            anyhow::bail!("--support-from: `{path}` is no path of Rust; `::mcp_bindings` is one");
        }
        bindings = bindings.support_from(path);
    }
    if let Some(version) = &args.extends {
        bindings = bindings.extends(version);
    }
    let generated = bindings.generate()?;
    drop(progress);
    for (version, note) in generated.notes() {
        let line = format!("note     {version}#{}: {}", note.pointer, note.text);
        out.line(printable(&line))?;
    }
    let command =
        format!("mcp-codegen generate --schema {} --out {}", schema.display(), folder.display());
    finish(args, &generated.files, (folder, Path::new("")), &command, out)
}

/// Writes or compares a folder inside of a root.
fn finish(
    args: &Generate,
    files: &FileSet,
    (root, inside): (&Path, &Path),
    command: &str,
    out: &mut Output,
) -> anyhow::Result<Outcome> {
    let folder = &*match inside.as_os_str().is_empty() {
        true => root.to_owned(),
        false => root.join(inside),
    };
    if args.check {
        let drift = files.compare_below(root, inside)?;
        if drift.is_empty() {
            return Ok(Outcome::Clean);
        }
        eprintln!("error: {} is not what the schema gives", folder.display());
        for (what, path) in drift.entries() {
            eprintln!("  {what:<9} {}", path.display());
        }
        eprintln!("run `{command}` and commit the result");
        return Ok(Outcome::Different);
    }
    let mut changes = Changes::new(root);
    let drift = files.plan(&mut changes, inside, args.force)?;
    apply(&changes)?;
    report(&drift, folder, out)?;
    Ok(Outcome::Clean)
}

fn report(drift: &Drift, folder: &Path, out: &mut Output) -> anyhow::Result<()> {
    if drift.is_empty() {
        return out.line("nothing changed");
    }
    for (what, path) in drift.entries() {
        let done = match what {
            "missing" => "added",
            "orphaned" => "removed",
            other => other,
        };
        out.line(format_args!("{done:<8} {}", folder.join(path).display()))?;
    }
    Ok(())
}
