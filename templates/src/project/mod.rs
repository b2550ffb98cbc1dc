//! Projects: what a manifest becomes.

#[cfg(feature = "cli")]
mod files;
#[cfg(feature = "cli")]
mod folder;
#[cfg(feature = "cli")]
mod http;
pub mod listing;
pub mod plan;
pub mod schema;
#[cfg(feature = "cli")]
pub mod user;
#[cfg(feature = "cli")]
mod workspace;

use mcp_codegen::FileSet;

#[cfg(feature = "cli")]
pub use files::{Dependencies, Generation, Project};
#[cfg(feature = "cli")]
pub use folder::{Agreement, Written, check, create, create_on, refresh, refresh_on};

use crate::lint::lint;
use crate::manifest::Loaded;
use crate::problem::{Problem, Report, Severity};
use crate::render;
use plan::Plan;

/// The part of a project that is always written anew.
#[derive(Debug)]
pub struct Generated<'a> {
    /// What it was made of.
    pub plan: Plan<'a>,
    /// Its files, by paths inside of its folder.
    pub files: FileSet,
    /// What had better be mended in the manifest.
    pub problems: Vec<Problem>,
}

/// Makes the generated part of a project.
///
/// # Errors
/// Everything that must be mended first.
pub fn generated(loaded: &Loaded) -> Result<Generated<'_>, Report> {
    let mut problems = lint(loaded);
    problems.extend(loaded.warnings.iter().cloned());
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
    match render::generated(&plan) {
        Ok(files) => Ok(Generated { plan, files, problems }),
        Err(message) => {
            problems.push(Problem::error(loaded.root.span, message));
            Err(loaded.report(problems))
        }
    }
}
