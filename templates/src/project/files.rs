//! All files of a project, in memory.

use std::path::{Path, PathBuf};

use mcp_codegen::FileSet;
use mcp_codegen::files::{check_names, read_below};

use super::{Generated, generated, user};
use crate::manifest::{Loaded, model};
use crate::problem::{Problem, Report, Severity};

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
        let script = read_below(folder, Path::new("build.rs")).unwrap_or_default();
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
    /// Whether schemas have patterns, which need a dependency.
    pub has_patterns: bool,
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
        problems.extend(add_sources(loaded, &mut user));
        let inside = generated.iter().map(|(path, _)| Path::new("src/generated").join(path));
        let inside: Vec<PathBuf> = inside.collect();
        let paths = user.iter().map(|(path, _)| path).chain(inside.iter().map(PathBuf::as_path));
        let names = check_names(paths).into_iter();
        problems.extend(names.map(|message| Problem::error(loaded.root.span, message)));
        if problems.iter().any(|problem| problem.severity == Severity::Error) {
            return Err(loaded.report(problems));
        }
        // What the first lines of a manifest point editors to.
        if loaded.sources.iter().any(|source| source.text.contains("$schema=mcp.schema.json")) {
            user.insert("mcp.schema.json", model::schema_text());
        }
        let functions = user::functions(&plan);
        let has_patterns = plan.has_patterns;
        let warnings = loaded.report(problems);
        Ok(Self { generation, generated, user, functions, warnings, has_patterns })
    }
}

/// Adds the manifest and what it includes, and says which of those cannot be part of the project: a
/// file that it has itself would be another one.
fn add_sources(loaded: &Loaded, user: &mut FileSet) -> Vec<Problem> {
    let mut problems = Vec::new();
    for (index, (path, source)) in loaded.paths.iter().zip(&loaded.sources).enumerate() {
        let path = if index == 0 { Path::new("mcp.yaml") } else { path.as_path() };
        if user.get(path).is_some() || path.starts_with("src/generated") {
            let message = format!("`{}` is a file that the project has itself", path.display());
            let spans = &loaded.inclusions;
            let span = spans.get(index).copied().flatten().unwrap_or(loaded.root.span);
            problems.push(Problem::error(span, message));
        } else {
            user.insert(path, source.text.clone());
        }
    }
    problems
}
