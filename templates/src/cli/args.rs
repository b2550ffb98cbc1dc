//! The flags.

use std::convert::Infallible;
use std::path::PathBuf;
use std::str::FromStr;

use clap::{Parser, Subcommand};

use super::operations::Operations;

const EXIT_STATUS: &str = "\
Exit status:
  0  everything is as it should be
  1  with `check`: the project is not what its manifest says
     with `check --deny warnings`: there are warnings
     with `diff`: something breaks clients
     with `client --check`: the file is not what would be written
  2  an error; nothing was written, or the error names what was";

/// MCP servers from a manifest: a project that compiles, runs and is tested.
#[derive(Debug, Parser)]
#[command(name = "mcp-scaffold", version, after_help = EXIT_STATUS)]
pub struct Args {
    #[command(subcommand)]
    pub command: Command,
}

#[derive(Debug, Subcommand)]
pub enum Command {
    /// Writes a manifest to begin with
    Init(Init),
    /// Writes a project for a manifest
    #[command(after_help = EXIT_STATUS)]
    New(New),
    /// Writes `src/generated` of a project anew, and files for new functions
    #[command(after_help = EXIT_STATUS)]
    Generate(Generate),
    /// Says whether a project is what its manifest says, and what clients will not like
    #[command(after_help = EXIT_STATUS)]
    Check(Check),
    /// Writes a manifest for a server that is there already, or for an OpenAPI document
    #[command(after_help = EXIT_STATUS)]
    Import(Import),
    /// Writes a typed client for a server: that of a manifest, or one that is there already
    #[command(after_help = EXIT_STATUS)]
    Client(Client),
    /// Says what clients of a server notice of another version of it
    #[command(after_help = EXIT_STATUS)]
    Diff(Diff),
    /// Prints the JSON Schema of manifests, for editors
    Schema,
}

#[derive(Debug, clap::Args)]
pub struct Init {
    /// The file to write
    #[arg(default_value = "mcp.yaml")]
    pub file: PathBuf,
}

#[derive(Debug, clap::Args)]
pub struct New {
    /// The manifest
    pub manifest: PathBuf,
    /// The folder of the project
    #[arg(long, value_name = "DIR")]
    pub out: PathBuf,
    /// Write into a folder that holds something; files that are there are kept
    #[arg(long)]
    pub force: bool,
    /// Generate in the project's `build.rs` each time it is built, and check nothing generated in
    #[arg(long)]
    pub build_rs: bool,
    /// Where the project gets its crates: `registry`, or a checkout of the workspace
    #[arg(long, value_name = "registry|DIR")]
    pub crates: Option<CratesFrom>,
}

/// Where a project gets its crates.
#[derive(Clone, Debug)]
pub enum CratesFrom {
    Registry,
    Folder(PathBuf),
}

impl FromStr for CratesFrom {
    type Err = Infallible;

    fn from_str(text: &str) -> Result<Self, Infallible> {
        Ok(match text {
            "registry" => Self::Registry,
            folder => Self::Folder(folder.into()),
        })
    }
}

#[derive(Debug, clap::Args)]
pub struct Generate {
    /// The folder of the project
    #[arg(default_value = ".")]
    pub project: PathBuf,
    /// Write over files in `src/generated` that were not written by this command
    #[arg(long)]
    pub force: bool,
}

#[derive(Debug, clap::Args)]
pub struct Check {
    /// The folder of a project, or a manifest alone
    #[arg(default_value = ".")]
    pub project: PathBuf,
    /// What is no error and counts as one all the same
    #[arg(long, value_name = "WHAT", value_enum)]
    pub deny: Option<Deny>,
}

/// What counts as an error that is none.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
pub enum Deny {
    Warnings,
}

/// What is looked at: a file or a server.
#[derive(Debug, clap::Args)]
#[command(group(clap::ArgGroup::new("source").required(true).args(["file", "stdio", "url", "command"])))]
pub struct Source {
    /// A saved result of `tools/list`, or an OpenAPI document; `-` is standard input. `client` takes a
    /// manifest and the folder of a project, too
    pub file: Option<PathBuf>,
    /// The command that starts a server on standard input and output. It is split into words, and no
    /// shell sees it
    #[arg(long, value_name = "COMMAND")]
    pub stdio: Option<String>,
    /// The URL of a server
    #[arg(long)]
    pub url: Option<String>,
    /// A header of every request to that URL; may be repeated
    #[arg(long, value_name = "NAME: VALUE", requires = "url")]
    pub header: Vec<String>,
    /// The command that starts a server, word by word
    #[arg(last = true, value_name = "COMMAND")]
    pub command: Vec<String>,
    #[command(flatten)]
    pub operations: Operations,
}

/// What is imported, and where to.
#[derive(Debug, clap::Args)]
pub struct Import {
    /// The manifest to write, which must not be there yet; `-` is standard output
    #[arg(long, value_name = "FILE", default_value = "mcp.yaml")]
    pub out: PathBuf,
    #[command(flatten)]
    pub source: Source,
}

/// Whose client is written, and where to.
#[derive(Debug, clap::Args)]
pub struct Client {
    /// The file of Rust to write
    #[arg(long, value_name = "FILE")]
    pub out: PathBuf,
    /// Write over a file that was not written by this command
    #[arg(long, conflicts_with = "check")]
    pub force: bool,
    /// Write nothing, and say whether the file is as it would be written
    #[arg(long)]
    pub check: bool,
    #[command(flatten)]
    pub source: Source,
}

/// What is compared. Each is a manifest, the folder of a project, a saved result of `tools/list`, the
/// URL of a server, or `stdio:` and the command that starts one.
#[derive(Debug, clap::Args)]
pub struct Diff {
    /// What clients know: a manifest, the folder of a project, a saved result of `tools/list`, a URL,
    /// or `stdio:COMMAND`
    pub old: String,
    /// What they will meet, written likewise
    pub new: String,
    /// A header of every request to URLs; may be repeated
    #[arg(long, value_name = "NAME: VALUE")]
    pub header: Vec<String>,
}
