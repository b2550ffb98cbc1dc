//! The examples: as they are written, and as somebody finished them.

use std::path::Path;

use crate::work::{cargo, finish, new, scaffold, succeeds};

const EXAMPLES: [&str; 7] =
    ["weather", "calculator", "notes", "prompts", "jobs", "confirm", "nasty"];

fn is_in_order(project: &Path) {
    succeeds(&mut scaffold(["check"], project));
    succeeds(cargo(project).args(["fmt", "--check"]));
    succeeds(cargo(project).args(["clippy", "--all-targets", "--", "-D", "warnings"]));
    succeeds(cargo(project).arg("test"));
}

#[test]
#[ignore = "compiles seven projects, four of them twice"]
fn examples_are_formatted_lint_clean_and_tested() {
    let folder = tempfile::tempdir().expect("a folder");
    for example in EXAMPLES {
        let project = folder.path().join(example);
        new(example, &project);
        is_in_order(&project);
        if finish(example, &project) {
            is_in_order(&project);
        }
    }
}
