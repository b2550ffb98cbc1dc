//! The flags.

use std::path::PathBuf;

use clap::{Parser, Subcommand, ValueEnum};

const EXIT_STATUS: &str = "\
Exit status:
  0  everything is as it should be
  1  there is drift, or (with `diff --fail-on breaking`) a breaking change
  2  an error; nothing was written, or the error names what was";

/// Typed MCP for Rust, generated from the specification.
#[derive(Debug, Parser)]
#[command(name = "mcp-codegen", version, after_help = EXIT_STATUS)]
pub struct Args {
    #[command(subcommand)]
    pub command: Command,
}

#[derive(Debug, Subcommand)]
pub enum Command {
    /// Writes the bindings, or says how they differ from what would be written
    #[command(after_help = EXIT_STATUS)]
    Generate(Generate),
    /// Reduces an official schema to facts in the schema folder
    #[command(after_help = EXIT_STATUS)]
    Import(Import),
    /// Compares our facts with the official schemas
    #[command(after_help = EXIT_STATUS)]
    Verify(Verify),
    /// Says what changed between two versions or schema files, and whom it breaks
    #[command(after_help = EXIT_STATUS)]
    Diff(Diff),
    /// Lists versions and extensions, or methods
    #[command(after_help = EXIT_STATUS)]
    List(List),
}

#[derive(Debug, clap::Args)]
pub struct Generate {
    /// Compare instead of writing
    #[arg(long)]
    pub check: bool,
    /// Write what is proposed for the decisions that are open into the fact files, to be reviewed
    #[arg(long, conflicts_with_all = ["check", "schema", "force"])]
    pub propose: bool,
    /// Write over files that were not written by this command, where they have the name of one
    #[arg(long, conflicts_with = "check")]
    pub force: bool,
    /// A schema file, or a folder of them, instead of the protocol's own schemas
    #[arg(long, value_name = "FILE_OR_DIR", requires = "out")]
    pub schema: Option<PathBuf>,
    /// The folder to write to, with --schema; it then holds nothing else
    #[arg(long, value_name = "DIR", requires = "schema")]
    pub out: Option<PathBuf>,
    /// The name of the module, with --schema; otherwise that of the file
    #[arg(long, value_name = "NAME", requires = "schema")]
    pub module: Option<String>,
    /// The crate that has the code that all bindings share, such as ::mcp_bindings, with --schema
    #[arg(long, value_name = "PATH", requires = "schema")]
    pub support_from: Option<String>,
    /// A protocol version whose types are shared, with --support-from
    #[arg(long, value_name = "V", requires = "support_from")]
    pub extends: Option<String>,
}

#[derive(Debug, clap::Args)]
pub struct Import {
    /// The official schema
    pub file: PathBuf,
    /// The version, such as 2026-07-28, or the name of the extension
    #[arg(long, value_name = "V")]
    pub version: String,
    /// The schema folder, instead of that of the workspace
    #[arg(long, value_name = "DIR")]
    pub schema_dir: Option<PathBuf>,
}

#[derive(Debug, clap::Args)]
pub struct Verify {
    /// The official file of one version (with --version), or a folder of all of them
    #[arg(long, value_name = "FILE_OR_DIR")]
    pub against: PathBuf,
    /// The version that FILE is
    #[arg(long, value_name = "V")]
    pub version: Option<String>,
}

#[derive(Debug, clap::Args)]
pub struct Diff {
    /// A version, an extension or a schema file
    pub old: String,
    /// A version, an extension or a schema file
    pub new: String,
    /// How to show it
    #[arg(long, value_enum, default_value_t = DiffFormat::Text)]
    pub format: DiffFormat,
    /// Exit with status 1 if there is such a change
    #[arg(long, value_enum)]
    pub fail_on: Option<FailOn>,
}

#[derive(Clone, Copy, Debug, ValueEnum)]
pub enum DiffFormat {
    /// For people
    Text,
    /// For a changelog
    Markdown,
    /// For tools
    Json,
}

#[derive(Clone, Copy, Debug, ValueEnum)]
pub enum FailOn {
    /// Wire-breaking or source-breaking
    Breaking,
}

#[derive(Debug, clap::Args)]
pub struct List {
    /// What to list
    #[arg(value_enum, default_value_t = Listed::Versions)]
    pub what: Listed,
    /// How to show it
    #[arg(long, value_enum, default_value_t = ListFormat::Text)]
    pub format: ListFormat,
}

#[derive(Clone, Copy, Debug, ValueEnum)]
pub enum Listed {
    /// Versions and extensions
    Versions,
    /// Methods of all versions
    Methods,
}

#[derive(Clone, Copy, Debug, ValueEnum)]
pub enum ListFormat {
    /// For people
    Text,
    /// For tools
    Json,
}
