//! Projects: what a manifest becomes.

mod folder;
mod http;
pub mod listing;
pub mod plan;
pub mod schema;
pub mod user;

use std::path::{Path, PathBuf};

use mcp_codegen::FileSet;

pub use folder::{Agreement, Written, check, create, refresh};

use crate::lint::lint;
use crate::manifest::Loaded;
use crate::problem::{Problem, Report, Severity};
use crate::render;
use plan::Plan;

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
    fn of(&self, folder: &str) -> String {
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

/// Everything that a manifest becomes, in memory.
#[derive(Clone, Debug)]
pub struct Project {
    /// `src/generated`, by paths inside of it.
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
    /// Makes a project of a manifest.
    ///
    /// # Errors
    /// Everything that must be mended first.
    pub fn new(loaded: &Loaded, dependencies: &Dependencies) -> Result<Self, Report> {
        let mut problems = lint(loaded);
        if problems.iter().any(|problem| problem.severity == Severity::Error) {
            return Err(loaded.report(problems));
        }
        let plan = match Plan::new(loaded) {
            Ok(plan) => plan,
            Err(more) => {
                problems.extend(more);
                return Err(loaded.report(problems));
            }
        };
        let notes = plan.notes.iter();
        problems.extend(notes.map(|(span, text)| Problem::warning(*span, text)));
        let rendered = render::generated(&plan)
            .and_then(|generated| Ok((generated, user::files(&plan, dependencies)?)));
        match rendered {
            Ok((generated, mut user)) => {
                for (path, source) in loaded.paths.iter().zip(&loaded.sources) {
                    let is_manifest = loaded.paths.first() == Some(path);
                    let path = if is_manifest { PathBuf::from("mcp.yaml") } else { path.clone() };
                    user.insert(path, source.text.clone());
                }
                let functions = user::functions(&plan);
                let needs_validator = plan.needs_validator();
                let warnings = loaded.report(problems);
                Ok(Self { generated, user, functions, warnings, needs_validator })
            }
            Err(message) => {
                problems.push(Problem::error(loaded.root.span, message));
                Err(loaded.report(problems))
            }
        }
    }
}
