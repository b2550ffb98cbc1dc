//! `generate`: write the bindings, or say how they differ.

use std::path::Path;

use mcp_codegen::catalogue::Catalogue;
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
    let progress = Progress::start("generating");
    let output = bindings(&Catalogue::built_in()?)?;
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
