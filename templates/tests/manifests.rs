//! Manifests: what is said about wrong ones, and what becomes of right ones.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};

use mcp_scaffold::lint::lint;
use mcp_scaffold::manifest::{load, model};
use mcp_scaffold::project::{self, Dependencies, Generation, Project};

fn folders(of: &str) -> Vec<PathBuf> {
    let mut folders: Vec<PathBuf> =
        std::fs::read_dir(of).expect(of).map(|entry| entry.expect(of).path()).collect();
    folders.sort();
    folders
}

fn name(path: &Path) -> String {
    path.file_stem().expect("a name").to_string_lossy().into_owned()
}

fn examples() -> Vec<(String, PathBuf)> {
    let manifest = |path: PathBuf| match path.is_dir() {
        true => (name(&path), path.join("mcp.yaml")),
        false => (name(&path), path),
    };
    folders("examples").into_iter().map(manifest).collect()
}

/// A folder a case: what is printed is beside the manifest.
#[test]
fn errors_say_where_and_what_was_expected() {
    for folder in folders("tests/errors") {
        let manifest = folder.join("mcp.yaml");
        let report = match load(&manifest) {
            Err(report) => report,
            Ok(loaded) => loaded.report(lint(&loaded)),
        };
        assert!(report.has_errors(), "{}", folder.display());
        let snapshot_path = Path::new("..").join(&folder);
        insta::with_settings!({ snapshot_path => snapshot_path, prepend_module_to_snapshot => false, omit_expression => true }, {
            insta::assert_snapshot!("report", report.to_string());
        });
    }
}

/// Files that are the same in every project.
const SUPPORT: [&str; 6] =
    ["call.rs", "command.rs", "completion.rs", "schema.rs", "uri.rs", "validator.rs"];

#[test]
fn examples_become_projects() {
    for (name, manifest) in examples() {
        let loaded = load(&manifest).unwrap_or_else(|report| panic!("{report}"));
        let project = Project::new(&loaded, &Dependencies::Version);
        let project = project.unwrap_or_else(|report| panic!("{report}"));
        let mut shown = project.warnings.to_string();
        for (path, text) in project.generated.iter() {
            if !SUPPORT.iter().any(|support| path == Path::new(support)) {
                let _ = write!(shown, "\n=== src/generated/{}\n{text}", path.display());
            }
        }
        for (path, text) in project.user.iter() {
            if !path.ends_with("main.rs") && path.extension().is_none_or(|ending| ending != "yaml")
            {
                let _ = write!(shown, "\n=== {}\n{text}", path.display());
            }
        }
        insta::with_settings!({ prepend_module_to_snapshot => false, omit_expression => true }, {
            insta::assert_snapshot!(name, shown);
        });
    }
}

#[test]
fn the_schema_of_manifests_is_what_editors_know() {
    let schema = serde_json::to_string_pretty(&model::schema()).expect("JSON");
    insta::with_settings!({ prepend_module_to_snapshot => false, omit_expression => true }, {
        insta::assert_snapshot!("manifest_schema", schema);
    });
}

/// Our own check of the form and a validator of JSON Schema agree on every manifest there is.
#[test]
fn a_validator_says_the_same_of_the_form() {
    let validator = jsonschema::validator_for(&model::schema()).expect("a schema");
    for (name, manifest) in examples() {
        let loaded = load(&manifest).unwrap_or_else(|report| panic!("{report}"));
        let value = loaded.root.to_value();
        if let Some(error) = validator.iter_errors(&value).next() {
            panic!("{name}: {error}");
        }
    }
}

#[test]
fn starter_is_in_order() {
    let folder = tempfile::tempdir().expect("a folder");
    let manifest = folder.path().join("mcp.yaml");
    std::fs::write(&manifest, include_str!("../project/mcp.yaml")).expect("written");
    let loaded = load(&manifest).unwrap_or_else(|report| panic!("{report}"));
    let report = loaded.report(lint(&loaded));
    assert!(report.problems().is_empty(), "{report}");
}

fn made(folder: &Path) -> Project {
    let loaded = load(&folder.join("mcp.yaml")).unwrap_or_else(|report| panic!("{report}"));
    Project::new(&loaded, &Dependencies::Version).unwrap_or_else(|report| panic!("{report}"))
}

#[test]
fn what_is_the_users_is_never_touched() {
    let folder = tempfile::tempdir().expect("a folder");
    let folder = folder.path().join("calculator");
    let loaded = load(Path::new("examples/calculator/mcp.yaml")).expect("a manifest");
    let first = Project::new(&loaded, &Dependencies::Version).expect("a project");
    project::create(&first, &folder, false).expect("written");
    assert!(project::create(&first, &folder, false).is_err(), "there is something in the folder");
    assert!(project::check(&first, &folder).expect("read").is_complete());

    // The user writes one tool, takes another file away, and changes the manifest.
    let add = folder.join("src/tools/add.rs");
    std::fs::write(&add, "// mine\npub async fn call() {}\n").expect("written");
    std::fs::remove_file(folder.join("src/tools/divide.rs")).expect("removed");
    let manifest = folder.join("mcp.yaml");
    let text = std::fs::read_to_string(&manifest).expect("read");
    let text = text.replace("name: list_constants", "name: list_names")
        + "  - { name: round, description: Rounds. }\n";
    std::fs::write(&manifest, text).expect("written");

    let second = made(&folder);
    let agreement = project::check(&second, &folder).expect("read");
    assert!(!agreement.is_complete());
    assert_eq!(agreement.left_over, [Path::new("src/tools/list_constants.rs")]);
    let written = project::refresh(&second, &folder).expect("written");
    let added = ["src/tools/list_names.rs", "src/tools/round.rs"].map(PathBuf::from);
    assert_eq!(written.added, added, "a file that was taken away stays away");
    let expected = ["list_names", "round"].map(|name| {
        format!("`{name}` of `Tools` in src/server.rs, and `pub mod {name};` in src/tools/mod.rs")
    });
    assert_eq!(written.to_do, expected);
    assert!(std::fs::read_to_string(&add).expect("read").starts_with("// mine\n"));
    let old = Path::new("tools/list_constants.rs");
    assert_eq!(written.generated.orphaned, [old]);
    let again = project::refresh(&second, &folder).expect("written");
    assert!(again.generated.is_empty() && again.added.is_empty());
}

/// The blocks of this language in a document.
fn blocks<'a>(document: &'a str, language: &str) -> Vec<&'a str> {
    let begin = format!("\n```{language}\n");
    let blocks = document.split(begin.as_str()).skip(1);
    blocks.filter_map(|block| block.split("\n```").next()).collect()
}

/// What hosts are told is JSON, and has the name under the key that each of them reads.
#[test]
fn projects_say_how_hosts_start_them_and_how_images_are_built() {
    let loaded = load(Path::new("examples/weather.yaml")).expect("a manifest");
    let checkout = Dependencies::Path("/some where/checkout".into());
    let project = Project::with(&loaded, &checkout, Generation::BuildScript).expect("a project");
    let readme = project.user.get("README.md").expect("a README");
    let settings: Vec<serde_json::Value> = blocks(readme, "json")
        .iter()
        .map(|text| serde_json::from_str(text).expect("JSON"))
        .collect();
    assert_eq!(settings.len(), 3);
    let command = "/absolute/path/to/target/release/weather";
    assert_eq!(settings[0]["mcpServers"]["weather"]["command"], command);
    assert_eq!(settings[1]["servers"]["weather"]["command"], command);
    assert_eq!(settings[2]["servers"]["weather"]["url"], "http://127.0.0.1:8000/mcp");

    let dockerfile = project.user.get("Dockerfile").expect("a Dockerfile");
    for folder in ["Cargo.toml", "generated", "runtime", "codegen", "schema", "templates"] {
        let copy =
            format!("COPY --from=checkout [\"{folder}\", \"/some where/checkout/{folder}\"]");
        assert!(dockerfile.contains(&copy), "{dockerfile}");
    }
    let published = Project::new(&loaded, &Dependencies::Version).expect("a project");
    let dockerfile = published.user.get("Dockerfile").expect("a Dockerfile");
    assert!(dockerfile.starts_with("FROM rust:1-slim AS build\nWORKDIR"), "{dockerfile}");
}
