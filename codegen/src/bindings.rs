//! Bindings from any schema: the interface for build scripts and for `generate --schema`.

use std::path::{Path, PathBuf};

use crate::catalogue::Catalogue;
use crate::document::{Document, parse_json, read_text};
use crate::facts::Facts;
use crate::fileset::FileSet;
use crate::lower;
use crate::model::{Note, Protocol};
use crate::naming::{can_be_module, module_name};
use crate::printable::printable;
use crate::problem::{Error, Problem};
use crate::render::{Input, Layout, Support, is_shared_module, render};

/// A schema file, or a folder of them, to be turned into bindings.
///
/// ```no_run
/// // build.rs
/// fn main() -> Result<(), mcp_codegen::Error> {
///     mcp_codegen::Bindings::from_file("schema/vendor.json").module("vendor").write_to_out_dir()
/// }
/// ```
///
/// The program then includes what was written:
///
/// ```ignore
/// mod bindings {
///     include!(concat!(env!("OUT_DIR"), "/vendor/mod.rs"));
/// }
/// use bindings::vendor::Thing;
/// ```
#[derive(Clone, Debug)]
pub struct Bindings {
    path: PathBuf,
    module: Option<String>,
    support: Support,
    extends: Option<String>,
    command: String,
}

/// What was generated.
#[derive(Clone, Debug)]
pub struct Generated {
    /// The files.
    pub files: FileSet,
    /// The protocols, without those that were only compared with.
    pub protocols: Vec<Protocol>,
}

impl Generated {
    /// Where a type is wider than its schema.
    pub fn notes(&self) -> impl Iterator<Item = (&str, &Note)> {
        self.protocols.iter().flat_map(|protocol| {
            protocol.notes.iter().map(|note| (protocol.version.as_str(), note))
        })
    }
}

impl Bindings {
    /// Bindings of one schema file. Nothing is read yet.
    pub fn from_file(path: impl Into<PathBuf>) -> Self {
        Self {
            path: path.into(),
            module: None,
            support: Support::Own,
            extends: None,
            command: "mcp-codegen generate --schema".to_owned(),
        }
    }

    /// Bindings of every schema file in a folder, a module for each.
    pub fn from_folder(path: impl Into<PathBuf>) -> Self {
        Self::from_file(path)
    }

    /// The name of the module, instead of the name of the file.
    #[must_use]
    pub fn module(mut self, name: impl Into<String>) -> Self {
        self.module = Some(name.into());
        self
    }

    /// Uses the code that all bindings share from another crate, usually `::mcp_bindings`, instead
    /// of bringing it along. The types then implement the traits of that crate.
    #[must_use]
    pub fn support_from(mut self, path: impl Into<String>) -> Self {
        self.support = Support::External(path.into());
        self
    }

    /// Shares the types of a protocol version with `mcp_bindings`: a definition that looks like the
    /// one of that version is that version's type. Needs [`Bindings::support_from`].
    #[must_use]
    pub fn extends(mut self, version: impl Into<String>) -> Self {
        self.extends = Some(version.into());
        self
    }

    /// Reads the schema and renders the files in memory.
    ///
    /// # Errors
    /// With everything that is wrong, by file and JSON pointer.
    pub fn generate(&self) -> Result<Generated, Error> {
        let mut problems = Vec::new();
        let mut protocols = Vec::new();
        for path in self.schema_files()? {
            match self.protocol(&path) {
                Ok(protocol) => protocols.push(protocol),
                Err(error) => problems.extend_from_slice(error.problems()),
            }
        }
        problems.extend(self.module_problems(&protocols));
        if !problems.is_empty() {
            return Err(problems.into());
        }
        let mut all = self.base()?;
        let own = all.len();
        all.extend(protocols);
        let bases: Vec<Option<usize>> = (0..all.len())
            .map(|index| (index >= own).then_some(own).and_then(|n| n.checked_sub(1)))
            .collect();
        let elsewhere: Vec<bool> = (0..all.len()).map(|index| index < own).collect();
        let layout = Layout { command: self.command.clone(), support: self.support.clone() };
        let identifiers = vec![None; all.len()];
        let input = Input {
            protocols: &all,
            bases: &bases,
            facts: &Facts::default(),
            layout: &layout,
            elsewhere: &elsewhere,
            identifiers: &identifiers,
            handlers: None,
        };
        let (files, _) = render(&input)?;
        Ok(Generated { files, protocols: all.split_off(own) })
    }

    /// Generates into a folder below `OUT_DIR`, called like the module, and tells cargo when to run
    /// the build script again.
    ///
    /// # Errors
    /// If the schema cannot be turned into bindings, or the folder cannot be written.
    pub fn write_to_out_dir(&self) -> Result<(), Error> {
        // First of all, so that a schema that is mended after an error is looked at again.
        println!("cargo::rerun-if-changed=build.rs");
        println!("cargo::rerun-if-changed={}", self.path.display());
        let out = std::env::var_os("OUT_DIR").ok_or_else(|| {
            Problem::new("OUT_DIR", "", "not set: this function is for build scripts")
        })?;
        for path in self.schema_files()? {
            let shown = path.display().to_string();
            // Cargo reads line by line.
            if !shown.contains(['\n', '\r']) {
                println!("cargo::rerun-if-changed={shown}");
            }
        }
        let generated = self.generate()?;
        for (version, note) in generated.notes() {
            let line = format!("{version}: {}: {}", note.pointer, note.text);
            println!("cargo::warning={}", printable(&line));
        }
        generated.files.write(&Path::new(&out).join(self.folder()))?;
        Ok(())
    }

    /// Generates into a folder, and says what changed there.
    ///
    /// # Errors
    /// If the schema cannot be turned into bindings, or the folder cannot be written.
    pub fn write_to(&self, folder: &Path) -> Result<crate::Drift, Error> {
        self.generate()?.files.write(folder)
    }

    /// The folder below `OUT_DIR`.
    fn folder(&self) -> String {
        self.module.clone().unwrap_or_else(|| module_name(&stem(&self.path)))
    }

    fn schema_files(&self) -> Result<Vec<PathBuf>, Error> {
        let problem = |error: std::io::Error| {
            Error::from(Problem::new(self.path.display().to_string(), "", error.to_string()))
        };
        if !self.path.is_dir() {
            return Ok(vec![self.path.clone()]);
        }
        let mut files = Vec::new();
        for entry in std::fs::read_dir(&self.path).map_err(problem)? {
            let path = entry.map_err(problem)?.path();
            if path.extension().is_some_and(|extension| extension == "json") {
                files.push(path);
            }
        }
        files.sort();
        if files.is_empty() {
            let message = "there is no `.json` file in this folder";
            return Err(Problem::new(self.path.display().to_string(), "", message).into());
        }
        Ok(files)
    }

    fn protocol(&self, path: &Path) -> Result<Protocol, Error> {
        let file = path.display().to_string();
        let text = read_text(path)?;
        let name = match &self.module {
            Some(module) if !self.path.is_dir() => module.clone(),
            _ => module_name(&stem(path)),
        };
        let node = parse_json(&file, &text)?;
        let facts = Facts::for_foreign_schema(&node)?;
        lower(&Document::from_node(&file, &node)?, &facts, &name)
    }

    /// Modules that Rust cannot name, that two files would share, or that the shared code has.
    fn module_problems(&self, protocols: &[Protocol]) -> Vec<Problem> {
        let file = self.path.display().to_string();
        let mut problems = Vec::new();
        let mut modules: Vec<String> = Vec::new();
        for protocol in protocols {
            let module = module_name(&protocol.version);
            let message = if !can_be_module(&module) {
                "cannot be the name of a module; choose one with `module` (--module)"
            } else if self.support == Support::Own && is_shared_module(&module) {
                "is the name of a module that all bindings have; choose another"
            } else if modules.contains(&module) {
                "would be the module of two files; rename one of them"
            } else {
                modules.push(module);
                continue;
            };
            problems.push(Problem::new(&file, "", format!("`{module}` {message}")));
        }
        problems
    }

    /// The version that is extended, to be compared with.
    fn base(&self) -> Result<Vec<Protocol>, Error> {
        let Some(version) = &self.extends else { return Ok(Vec::new()) };
        if !matches!(self.support, Support::External(_)) {
            let message = "types can only be shared with a crate; name it with `support_from`";
            return Err(Problem::new(version, "", message).into());
        }
        let catalogue = Catalogue::built_in()?;
        match catalogue.index(version) {
            Some(index) => Ok(vec![catalogue.protocols[index].clone()]),
            None => Err(Problem::new(version, "", "there is no such protocol version").into()),
        }
    }
}

/// The name of a file without its extension; of `2026-07-28/schema.json` the folder's name tells
/// more.
fn stem(path: &Path) -> String {
    let name = |path: &Path| path.file_stem().map(|name| name.to_string_lossy().into_owned());
    match name(path) {
        Some(own) if own != "schema" => own,
        _ => path
            .parent()
            .and_then(name)
            .filter(|name| !name.is_empty())
            .unwrap_or_else(|| "schema".to_owned()),
    }
}
