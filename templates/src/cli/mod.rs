//! The command: flags in, exit status out.

mod args;
mod check;
mod client;
mod create;
mod difference;
mod generate;
mod import;
mod init;
mod operations;
mod output;

use std::path::{Path, PathBuf};
use std::process::ExitCode;

use clap::Parser as _;
use mcp_codegen::files::{Found, look};
use mcp_scaffold::manifest::load;
use mcp_scaffold::manifest::model;
use mcp_scaffold::problem::{Report, printable};
use mcp_scaffold::project::{Dependencies, Generation, Project};

use args::{Args, Command, CratesFrom};
use output::Output;

/// How a command ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Outcome {
    Clean,
    Different,
}

/// Runs the command.
pub fn run() -> ExitCode {
    let args = Args::parse();
    let mut output = Output::new();
    let outcome = match &args.command {
        Command::Init(args) => init::run(args, &mut output),
        Command::New(args) => create::run(args, &mut output),
        Command::Generate(args) => generate::run(args, &mut output),
        Command::Check(args) => check::run(args, &mut output),
        Command::Diff(args) => difference::run(args, &mut output),
        Command::Import(args) => import::run(args, &mut output),
        Command::Client(args) => client::run(args, &mut output),
        Command::Schema => schema(&mut output),
    };
    match outcome {
        Ok(Outcome::Clean) => ExitCode::SUCCESS,
        Ok(Outcome::Different) => ExitCode::from(1),
        // Who reads the output has had enough of it.
        Err(error) if output::is_closed_pipe(&error) => ExitCode::SUCCESS,
        Err(error) => {
            match error.downcast_ref::<Report>() {
                Some(report) => eprintln!("{report}"),
                None => eprintln!("error: {}", printable_lines(&format!("{error:#}"))),
            }
            ExitCode::from(2)
        }
    }
}

/// Texts of servers and documents are in some errors.
fn printable_lines(text: &str) -> String {
    text.split('\n').map(printable).collect::<Vec<_>>().join("\n")
}

fn schema(out: &mut Output) -> anyhow::Result<Outcome> {
    out.line(serde_json::to_string_pretty(&model::schema())?)?;
    Ok(Outcome::Clean)
}

/// What a manifest becomes, with its warnings shown.
fn project(
    manifest: &Path,
    crates: Option<&CratesFrom>,
    generation: Generation,
) -> anyhow::Result<Project> {
    let dependencies = match crates {
        None => Dependencies::found(),
        Some(CratesFrom::Registry) => Dependencies::Version,
        Some(CratesFrom::Folder(folder)) => Dependencies::Path(
            folder
                .canonicalize()
                .map_err(|error| anyhow::anyhow!("{}: {error}", folder.display()))?,
        ),
    };
    let project = Project::with(&load(manifest)?, &dependencies, generation)?;
    if !project.warnings.problems().is_empty() {
        eprintln!("{}", project.warnings);
    }
    Ok(project)
}

/// The manifest of the project in a folder.
fn manifest_of(folder: &Path) -> anyhow::Result<PathBuf> {
    let (inside, path) = (Path::new("mcp.yaml"), folder.join("mcp.yaml"));
    // The user named the folder: what is in there may be anybody's.
    match look(folder, inside)? {
        Found::Nothing | Found::File(_) => Ok(path),
        found => anyhow::bail!("{}: this is {}", path.display(), found.what()),
    }
}

/// What that becomes, the way that the project does it.
fn project_in(folder: &Path) -> anyhow::Result<Project> {
    project(&manifest_of(folder)?, None, Generation::of(folder))
}
