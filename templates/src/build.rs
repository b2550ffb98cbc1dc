//! Generation in the `build.rs` of a project, in place of files that are checked in.
//!
//! `mcp-scaffold new --build-rs` writes such a project. The script is
//!
//! ```no_run
//! fn main() -> Result<(), mcp_scaffold::build::Error> {
//!     mcp_scaffold::build::generate("mcp.yaml")
//! }
//! ```
//!
//! and the crate takes in what it wrote, as its module `generated`:
//!
//! ```ignore
//! include!(concat!(env!("OUT_DIR"), "/mcp.rs"));
//! ```
//!
//! A build script needs no more than `default-features = false` of this crate.

use std::fmt;
use std::path::{Path, PathBuf};

use mcp_codegen::files::Changes;

use crate::manifest::load;
use crate::problem::{Report, printable};
use crate::project::generated;

/// Why a build script could not generate.
pub enum Error {
    /// Somebody else than cargo runs the script: there is no `OUT_DIR`.
    NoOutDir,
    /// The manifest must be mended.
    Manifest(Report),
    /// The files could not be written.
    Write(PathBuf, std::io::Error),
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoOutDir => f.write_str("OUT_DIR is not set: this function is for build scripts"),
            Self::Manifest(report) => report.fmt(f),
            Self::Write(path, error) => write!(f, "{}: {error}", path.display()),
        }
    }
}

/// What `main` returns is printed by `Debug`: that is the readable text, on a line of its own.
impl fmt::Debug for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "the manifest did not become a server\n{self}")
    }
}

impl std::error::Error for Error {}

/// Writes the generated part of a server into `OUT_DIR`, and `mcp.rs`, which makes a module of it,
/// and tells cargo to run the script again once the manifest or a file that it includes changed.
///
/// The path is relative to the folder of the project. What had better be mended in the manifest
/// becomes a warning of cargo's.
///
/// # Errors
/// If the manifest must be mended, which names all places with file, line and column; or if nothing
/// can be written.
pub fn generate(manifest: impl AsRef<Path>) -> Result<(), Error> {
    let manifest = manifest.as_ref();
    println!("cargo::rerun-if-changed={}", manifest.display());
    let out = std::env::var_os("OUT_DIR").map(PathBuf::from).ok_or(Error::NoOutDir)?;
    let loaded = load(manifest).map_err(Error::Manifest)?;
    // What is printed is read by cargo, line by line.
    for source in loaded.sources.iter().filter(|source| !source.name.contains(['\n', '\r'])) {
        println!("cargo::rerun-if-changed={}", source.name);
    }
    let generated = generated(&loaded).map_err(Error::Manifest)?;
    for line in loaded.report(generated.problems).lines() {
        println!("cargo::warning={}", printable(&line));
    }
    let mut changes = Changes::new(&out);
    let failed = |error| Error::Write(out.clone(), error);
    let planned = generated.files.plan(&mut changes, Path::new("generated"), false);
    planned.map_err(|error| failed(std::io::Error::other(error)))?;
    changes.replace("mcp.rs", "#[rustfmt::skip]\npub mod generated;\n");
    changes.apply().map(|_| ()).map_err(|failure| failed(failure.into()))
}
