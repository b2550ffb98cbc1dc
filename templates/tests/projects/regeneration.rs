//! The manifest changes, and the code of the user does not: the compiler says what that means.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::time::Instant;

use serde_json::Value;

use crate::work::{cargo, copy, edit, finish, new, run, scaffold, succeeds};

/// The last tool of the calculator.
const LIST_CONSTANTS: &str = "
  - name: list_constants
    description: Lists constants. It takes nothing.
    examples:
      - content: [{ type: text, text: \"pi, e\" }]
";

/// What is done to the manifest of the calculator.
const EDITS: [(&str, &[(&str, &str)]); 7] = [
    (
        "a tool is added",
        &[("  - name: divide", "  - { name: round, description: Rounds. }\n\n  - name: divide")],
    ),
    (
        "an argument has another type",
        &[("x: { type: number", "x: { type: string"), ("{ x: 1, y: 4 }", "{ x: \"1\", y: 4 }")],
    ),
    (
        "an argument is renamed",
        &[
            ("y: { type: number", "by: { type: number"),
            ("[x, y]", "[x, by]"),
            ("{ x: 1, y: 4 }", "{ x: 1, by: 4 }"),
        ],
    ),
    (
        "an argument is added that must be there",
        &[
            ("b: { type: integer }", "b: { type: integer }\n      c: { type: integer }"),
            ("[a, b]", "[a, b, c]"),
            ("{ a: 1, b: 2 }", "{ a: 1, b: 2, c: 3 }"),
            ("{ a: 30.0, b: 12 }", "{ a: 30.0, b: 12, c: 1 }"),
        ],
    ),
    (
        "an output has more that must be there",
        &[
            ("value: { type: number }", "value: { type: number }\n      exact: { type: boolean }"),
            ("[value]", "[value, exact]"),
            ("{ value: 3 }", "{ value: 3, exact: true }"),
            ("{ value: 42 }", "{ value: 42, exact: true }"),
            ("{ value: 0.25 }", "{ value: 0.25, exact: true }"),
        ],
    ),
    ("a tool is renamed", &[("name: list_constants", "name: list_names")]),
    ("a tool is removed", &[(LIST_CONSTANTS, "")]),
];

/// The files of the user, and what is in them.
fn files_of_the_user(project: &Path) -> BTreeMap<PathBuf, Vec<u8>> {
    let mut files = BTreeMap::new();
    let mut folders = vec![project.to_owned()];
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(folder).expect("a folder") {
            let path = entry.expect("an entry").path();
            if path.is_dir() && !path.ends_with("src/generated") {
                folders.push(path);
            } else if path.is_file() {
                let content = std::fs::read(&path).expect("a file");
                files.insert(path, content);
            }
        }
    }
    files
}

/// The names in a message of the compiler: its words change, they do not.
fn names(message: &str) -> String {
    let quoted = message.split('`').skip(1).step_by(2);
    quoted.map(|name| format!("`{name}`")).collect::<Vec<_>>().join(" ")
}

/// The errors that a user would read: code, file and names.
fn errors(project: &Path) -> Vec<String> {
    let output = run(cargo(project).args(["check", "--tests", "--message-format", "json"]));
    let mut errors: Vec<String> = String::from_utf8_lossy(&output.stdout)
        .lines()
        .filter_map(|line| serde_json::from_str::<Value>(line).ok())
        .filter_map(|line| {
            let message = &line["message"];
            let code = message["code"]["code"].as_str().filter(|_| message["level"] == "error")?;
            let file = message["spans"][0]["file_name"].as_str()?;
            let names = names(message["message"].as_str()?);
            Some(format!("{code} {file} {names}").trim_end().to_owned())
        })
        .collect();
    errors.sort();
    errors.dedup();
    errors
}

/// Below somebody's workspace, as projects may be.
#[test]
#[ignore = "compiles a project several times"]
fn the_compiler_names_the_tools_that_need_work() {
    let folder = tempfile::tempdir().expect("a folder");
    let workspace = "[workspace]\nmembers = []\nresolver = \"3\"\n";
    std::fs::write(folder.path().join("Cargo.toml"), workspace).expect("written");
    let finished = folder.path().join("finished");
    new("calculator", &finished);
    assert!(finish("calculator", &finished));
    succeeds(cargo(&finished).args(["check", "--tests"]));

    let mut session = String::new();
    for (name, replacements) in EDITS {
        let project = folder.path().join("calculator");
        copy(&finished, &project);
        edit(&project.join("mcp.yaml"), replacements);
        let before = files_of_the_user(&project);
        let start = Instant::now();
        let said = succeeds(scaffold(["generate"], Path::new(".")).current_dir(&project));
        eprintln!("generated in {:?}", start.elapsed());
        let after = files_of_the_user(&project);
        for (path, content) in &before {
            assert_eq!(after.get(path), Some(content), "{}: not a byte of it", path.display());
        }
        let _ = write!(session, "== {name}\n{said}");
        for error in errors(&project) {
            let _ = writeln!(session, "{error}");
        }
        std::fs::remove_dir_all(&project).expect("removed");
    }
    insta::with_settings!({ snapshot_path => "../snapshots", prepend_module_to_snapshot => false, omit_expression => true }, {
        insta::assert_snapshot!("regeneration", session);
    });
}
