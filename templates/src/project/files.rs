//! All files of a project, in memory.

use std::path::{Path, PathBuf};

use mcp_codegen::FileSet;

use super::{Generated, generated, user};
use crate::manifest::{Loaded, model};
use crate::problem::{Problem, Report};

/// Where a project gets the crates that it is made with.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Dependencies {
    /// From this folder, which is a checkout of the workspace.
    Path(PathBuf),
    /// From the registry, in the version of this crate.
    Version,
}

impl Dependencies {
    /// The checkout that this program was built in, if that is still there, and the registry
    /// otherwise.
    pub fn found() -> Self {
        let here = Path::new(env!("CARGO_MANIFEST_DIR"));
        match here.parent() {
            Some(root) if root.join("runtime/Cargo.toml").is_file() => Self::Path(root.to_owned()),
            _ => Self::Version,
        }
    }

    /// The members of an inline table of TOML, for the crate in a folder of the checkout.
    pub(super) fn of(&self, folder: &str) -> String {
        let version = env!("CARGO_PKG_VERSION");
        match self {
            Self::Path(root) => {
                let path = root.join(folder).display().to_string();
                format!("path = {}, version = \"{version}\"", serde_json::Value::String(path))
            }
            Self::Version => format!("version = \"{version}\""),
        }
    }
}

/// When the generated part of a project is written.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Generation {
    /// By `mcp-scaffold generate`, into `src/generated`, which is checked in.
    #[default]
    CheckedIn,
    /// By the `build.rs` of the project, into a folder of cargo's.
    BuildScript,
}

impl Generation {
    /// How the project in a folder does it.
    pub fn of(folder: &Path) -> Self {
        let script = std::fs::read_to_string(folder.join("build.rs")).unwrap_or_default();
        match script.contains("mcp_scaffold::build") {
            true => Self::BuildScript,
            false => Self::CheckedIn,
        }
    }
}

/// Everything that a manifest becomes, in memory.
#[derive(Clone, Debug)]
pub struct Project {
    /// When the generated part is written.
    pub generation: Generation,
    /// The generated part, by paths inside of its folder.
    pub generated: FileSet,
    /// The files that are written once, by paths inside of the project.
    pub user: FileSet,
    /// The functions of the user, which are among those files.
    pub functions: Vec<user::Function>,
    /// What had better be mended in the manifest.
    pub warnings: Report,
    /// Whether the project needs the `jsonschema` crate.
    pub needs_validator: bool,
}

impl Project {
    /// Makes a project of a manifest, whose generated part is checked in.
    ///
    /// # Errors
    /// Everything that must be mended first.
    pub fn new(loaded: &Loaded, dependencies: &Dependencies) -> Result<Self, Report> {
        Self::with(loaded, dependencies, Generation::CheckedIn)
    }

    /// Makes a project of a manifest.
    ///
    /// # Errors
    /// Everything that must be mended first.
    pub fn with(
        loaded: &Loaded,
        dependencies: &Dependencies,
        generation: Generation,
    ) -> Result<Self, Report> {
        let Generated { plan, files: generated, mut problems } = generated(loaded)?;
        let mut user = match user::files(&plan, dependencies, generation) {
            Ok(user) => user,
            Err(message) => {
                problems.push(Problem::error(loaded.root.span, message));
                return Err(loaded.report(problems));
            }
        };
        for (path, source) in loaded.paths.iter().zip(&loaded.sources) {
            let is_manifest = loaded.paths.first() == Some(path);
            let path = if is_manifest { PathBuf::from("mcp.yaml") } else { path.clone() };
            user.insert(path, source.text.clone());
        }
        // What the first lines of a manifest point editors to.
        if loaded.sources.iter().any(|source| source.text.contains("$schema=mcp.schema.json")) {
            user.insert("mcp.schema.json", model::schema_text());
        }
        let functions = user::functions(&plan);
        let needs_validator = plan.needs_validator();
        let warnings = loaded.report(problems);
        Ok(Self { generation, generated, user, functions, warnings, needs_validator })
    }
}
