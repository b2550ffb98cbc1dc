//! What is wrong with a manifest that has the right form: what the protocol forbids, what cannot
//! become a project, and what clients in use refuse.

mod contradictions;
#[cfg(feature = "cli")]
mod examples;
mod hosts;
mod mirrors;
pub mod names;
mod patterns;
mod prompts;
mod references;
mod resources;
pub(crate) mod schemas;
mod tools;

use crate::manifest::Loaded;
use crate::problem::{Problem, Severity};

/// Everything there is to say.
pub fn lint(loaded: &Loaded) -> Vec<Problem> {
    let mut problems = Vec::new();
    names::check(loaded, &mut problems);
    tools::check(loaded, &mut problems);
    schemas::check(loaded, &mut problems);
    resources::check(loaded, &mut problems);
    prompts::check(loaded, &mut problems);
    hosts::check(loaded, &mut problems);
    if problems.iter().all(|problem| problem.severity != Severity::Error) {
        // A validator is slow to compile, so build scripts go without this one.
        #[cfg(feature = "cli")]
        examples::check(loaded, &mut problems);
    }
    problems
}
