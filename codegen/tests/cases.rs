//! Small schemas with the output they give, one folder a case, and broken ones with the error.
//!
//! To add a case is to add a folder: `tests/cases/<name>/schema.json` for output, which is also
//! compiled on both editions, `tests/errors/<name>/schema.json` for errors.

use std::path::{Path, PathBuf};

use mcp_codegen::Bindings;

/// The folders below `tests/<kind>`.
fn folders(kind: &str) -> Vec<PathBuf> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../tests").join(kind);
    let entries = std::fs::read_dir(&root).unwrap_or_else(|e| panic!("{}: {e}", root.display()));
    let mut folders: Vec<PathBuf> = entries.flatten().map(|entry| entry.path()).collect();
    folders.sort();
    assert!(!folders.is_empty(), "{} is empty", root.display());
    folders
}

fn name(folder: &Path) -> String {
    folder.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default()
}

/// Compares `text` with the file `<snapshot>.snap` in the folder of the case.
fn check(folder: &Path, snapshot: &str, text: &str) {
    let mut settings = insta::Settings::clone_current();
    settings.set_snapshot_path(folder);
    settings.set_prepend_module_to_snapshot(false);
    settings.set_omit_expression(true);
    settings.bind(|| insta::assert_snapshot!(snapshot, text));
}

#[test]
fn every_case_gives_its_output() {
    for folder in folders("cases") {
        let name = name(&folder);
        let bindings = Bindings::from_file(folder.join("schema.json")).module(&name);
        let bindings = match name.as_str() {
            "standalone" => bindings,
            _ => bindings.support_from("::mcp_bindings"),
        };
        let generated = bindings.generate().unwrap_or_else(|error| panic!("{name}: {error}"));
        let mut text = String::new();
        for (_, note) in generated.notes() {
            text.push_str(&format!("note: {}: {}\n", note.pointer, note.text));
        }
        // The shared code is the same in every case, so its names are enough.
        for (path, code) in generated.files.iter() {
            text.push_str(&format!("\n==== {}\n", path.display()));
            if path.starts_with(&name) || path == Path::new("mod.rs") {
                text.push_str(code);
            }
        }
        check(&folder, "output", &text);
    }
}

#[test]
fn every_broken_schema_gives_its_error() {
    for folder in folders("errors") {
        let name = name(&folder);
        let error = Bindings::from_file(folder.join("schema.json"))
            .module(&name)
            .generate()
            .err()
            .unwrap_or_else(|| panic!("{name}: accepted"));
        let place = folder.join("schema.json").display().to_string();
        check(&folder, "error", &error.to_string().replace(&place, "schema.json"));
    }
}

#[test]
fn output_is_the_same_every_time() {
    for folder in folders("cases") {
        let bindings = Bindings::from_file(folder.join("schema.json")).module("again");
        let files = || bindings.generate().map(|generated| generated.files);
        assert_eq!(files(), files(), "{}", folder.display());
    }
}
