//! OpenAPI documents: the manifests that they become, and what is said about wrong ones.
//!
//! That the manifests become projects takes minutes, and runs when it is asked for: `cargo test -p
//! mcp-scaffold --test openapi -- --ignored`. The folder `MCP_SCAFFOLD_TARGET` keeps what was
//! compiled.

#[path = "projects/work.rs"]
#[allow(dead_code, reason = "shared with the tests of projects")]
mod work;

use std::path::{Path, PathBuf};
use std::process::Command;

use mcp_scaffold::import::Imported;
use mcp_scaffold::import::openapi::{self, Options};
use mcp_scaffold::manifest::{load, write};
use mcp_scaffold::problem::{Report, Source};
use mcp_scaffold::project::{Dependencies, Project};

use work::{SCAFFOLD, cargo, succeeds};

fn folders(of: &str) -> Vec<PathBuf> {
    let mut folders: Vec<PathBuf> =
        std::fs::read_dir(of).expect(of).map(|entry| entry.expect(of).path()).collect();
    folders.sort();
    folders
}

fn document(folder: &Path) -> PathBuf {
    let paths = ["document.yaml", "document.json"].map(|name| folder.join(name));
    paths.into_iter().find(|path| path.exists()).expect("a document")
}

/// The flags of a case, one a line.
fn options(folder: &Path) -> Options {
    let mut options = Options::default();
    let text = std::fs::read_to_string(folder.join("options")).unwrap_or_default();
    for (flag, value) in text.lines().filter_map(|line| line.split_once(' ')) {
        match flag {
            "--include" => options.include.push(value.to_owned()),
            "--exclude" => options.exclude.push(value.to_owned()),
            "--tag" => options.tags.push(value.to_owned()),
            "--rename" => {
                let (operation, name) = value.rsplit_once('=').expect(value);
                options.rename.push((operation.to_owned(), name.to_owned()));
            }
            other => panic!("{other}"),
        }
    }
    options
}

fn imported(folder: &Path) -> Result<Imported, Report> {
    let path = document(folder);
    let text = std::fs::read_to_string(&path).expect("a text");
    openapi::import(Source { name: path.display().to_string(), text }, &options(folder))
}

fn snapshot(folder: &Path, name: &str, text: &str) {
    let snapshot_path = Path::new("..").join(folder);
    insta::with_settings!({ snapshot_path => snapshot_path, prepend_module_to_snapshot => false, omit_expression => true }, {
        insta::assert_snapshot!(name, text);
    });
}

/// A folder a case: the manifest and the notes are beside the document.
#[test]
fn documents_become_manifests() {
    for folder in folders("tests/openapi") {
        let imported = imported(&folder).unwrap_or_else(|report| panic!("{report}"));
        let text = write::yaml(&imported.manifest);
        snapshot(&folder, "manifest", &text);
        let place = tempfile::tempdir().expect("a folder");
        let path = place.path().join("mcp.yaml");
        std::fs::write(&path, &text).expect("written");
        let loaded = load(&path).unwrap_or_else(|report| panic!("{report}"));
        let project = Project::new(&loaded, &Dependencies::Version);
        let project = project.unwrap_or_else(|report| panic!("{report}"));
        let mut notes = imported.notes.join("\n");
        for problem in project.warnings.problems() {
            notes.push_str(&format!("\ncheck, line {}: {}", problem.span.line, problem.message));
        }
        snapshot(&folder, "notes", &notes);
    }
}

#[test]
fn errors_say_where_and_what_was_expected() {
    for folder in folders("tests/openapi_errors") {
        let report = imported(&folder).expect_err(&folder.display().to_string());
        snapshot(&folder, "report", &report.to_string());
    }
}

#[test]
fn documents_are_told_from_other_files() {
    for text in ["{\"openapi\": \"3.1.0\"}", "# x\nopenapi: 3.0.0", "'swagger': '2.0'"] {
        assert!(openapi::is_document(text), "{text}");
    }
    for text in ["{\"tools\": [{\"name\": \"openapi\"}]}", "server: { name: a }", ""] {
        assert!(!openapi::is_document(text), "{text}");
    }
}

/// An operation more, and another order of paths, and the other tools have the names they had.
#[test]
fn names_do_not_depend_on_other_operations() {
    let operation = |id: &str| format!("{{ operationId: {id}, responses: {{}} }}");
    let long = "aVeryLongNameOfAnOperation".repeat(4);
    let names = |ids: &[&str]| -> Vec<String> {
        let paths: String = ids
            .iter()
            .map(|id| format!("  /{}:\n    get: {}\n", id.to_lowercase(), operation(id)))
            .collect();
        let text = format!("openapi: 3.1.0\ninfo: {{ title: t, version: '1' }}\npaths:\n{paths}");
        let source = Source { name: "document".to_owned(), text };
        let imported = openapi::import(source, &Options::default());
        let manifest = imported.unwrap_or_else(|report| panic!("{report}")).manifest;
        let tools = manifest["tools"].as_array().expect("a list");
        tools.iter().map(|tool| tool["name"].as_str().expect("a name").to_owned()).collect()
    };
    let few = names(&["pets.list", &long]);
    let many = names(&[&format!("{long}Two"), &format!("{long}One"), &long, "pets.list"]);
    assert_eq!(few, [many[3].clone(), many[2].clone()]);
    assert!(many.iter().all(|name| name.len() <= 64), "{many:?}");
    // Who has the name as it must be keeps it.
    assert_eq!(names(&["pets.list", "pets_list"])[1], "pets_list");
}

/// From a document to a project that is tested, with a client of its own.
#[test]
#[ignore = "compiles three projects"]
fn documents_become_projects() {
    let scaffold = || Command::new(SCAFFOLD);
    let place = tempfile::tempdir().expect("a folder");
    for folder in folders("tests/openapi") {
        let name = folder.file_name().expect("a name");
        let manifest = place.path().join(name).with_extension("yaml");
        let mut command = scaffold();
        command.arg("import").arg(document(&folder)).arg("--out").arg(&manifest);
        let flags = std::fs::read_to_string(folder.join("options")).unwrap_or_default();
        for (flag, value) in flags.lines().filter_map(|line| line.split_once(' ')) {
            command.args([flag, value]);
        }
        succeeds(&mut command);
        let project = place.path().join(name);
        succeeds(scaffold().arg("new").arg(&manifest).arg("--out").arg(&project));
        let client = project.join("tests/client.rs");
        succeeds(scaffold().arg("client").arg(&manifest).arg("--out").arg(&client));
        succeeds(cargo(&project).args(["fmt", "--check"]));
        succeeds(cargo(&project).args(["clippy", "--all-targets", "--", "-D", "warnings"]));
        succeeds(cargo(&project).arg("test"));
    }
}
