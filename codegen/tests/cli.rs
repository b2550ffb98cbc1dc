//! The command, as people and CI run it.

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use tempfile::TempDir;

fn workspace() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

/// Runs the command in a folder.
fn run(folder: &Path, args: &[&str]) -> (i32, String, String) {
    let mut command = Command::new(env!("CARGO_BIN_EXE_mcp-codegen"));
    let Output { status, stdout, stderr } =
        command.args(args).current_dir(folder).output().expect("the command starts");
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).expect("the command writes text");
    (status.code().unwrap_or(-1), text(stdout), text(stderr))
}

/// A folder that looks like the workspace to the command, with the bindings as they are.
fn copy() -> TempDir {
    let folder = TempDir::new().expect("a temporary folder");
    copy_folder(&workspace().join("schema"), &folder.path().join("schema"));
    fs::create_dir_all(folder.path().join("generated")).expect("a folder");
    let package = "generated/Cargo.toml";
    fs::copy(workspace().join(package), folder.path().join(package)).expect("a copy");
    copy_folder(&workspace().join("generated/src"), &folder.path().join("generated/src"));
    folder
}

fn copy_folder(from: &Path, to: &Path) {
    fs::create_dir_all(to).expect("a folder");
    for entry in fs::read_dir(from).expect("a folder").flatten() {
        let target = to.join(entry.file_name());
        if entry.path().is_dir() {
            copy_folder(&entry.path(), &target);
        } else {
            fs::copy(entry.path(), target).expect("a copy");
        }
    }
}

/// All files below a folder with their bytes.
fn contents(folder: &Path) -> Vec<(PathBuf, Vec<u8>)> {
    let mut files = Vec::new();
    let mut folders = vec![folder.to_owned()];
    while let Some(next) = folders.pop() {
        for entry in fs::read_dir(next).expect("a folder").flatten() {
            let path = entry.path();
            if path.is_dir() {
                folders.push(path);
            } else {
                let bytes = fs::read(&path).expect("a file");
                files.push((path.strip_prefix(folder).expect("below").to_owned(), bytes));
            }
        }
    }
    files.sort();
    files
}

#[test]
fn the_committed_bindings_are_what_the_schemas_give() {
    let (status, out, error) = run(&workspace(), &["generate", "--check"]);
    assert_eq!((status, out.as_str(), error.as_str()), (0, "", ""));
}

#[test]
fn deleted_bindings_come_back_byte_for_byte() {
    let folder = copy();
    let source = folder.path().join("generated/src");
    let before = contents(&source);
    fs::remove_dir_all(&source).expect("removed");
    let (status, out, error) = run(folder.path(), &["generate"]);
    assert_eq!((status, error.as_str()), (0, ""));
    assert!(out.starts_with("schema   5 versions, 1 extension, 629 definitions\n"), "{out}");
    assert!(out.contains("added    "), "{out}");
    assert!(contents(&source) == before, "the files differ");
    let (status, out, _) = run(folder.path(), &["generate"]);
    assert!(status == 0 && out.ends_with("nothing changed\n"), "{out}");
}

#[test]
fn drift_is_named_and_mended() {
    let folder = copy();
    let source = folder.path().join("generated/src");
    let before = contents(&source);
    let ours = "// Written by `mcp-codegen generate`. It is older.\n";
    fs::write(source.join("lib.rs"), ours).expect("written");
    fs::remove_file(source.join("json.rs")).expect("removed");
    fs::create_dir_all(source.join("v1")).expect("a folder");
    fs::write(source.join("v1/old.rs"), ours).expect("written");
    let (status, out, error) = run(folder.path(), &["generate", "--check"]);
    assert_eq!((status, out.as_str()), (1, ""));
    let lines: Vec<&str> = error.lines().collect();
    assert!(lines[0].ends_with("generated/src is not what the schema gives"), "{error}");
    assert_eq!(
        lines[1..],
        [
            "  missing   json.rs",
            "  changed   lib.rs",
            "  orphaned  v1/old.rs",
            "run `cargo run -p mcp-codegen -- generate` and commit the result",
        ]
    );
    let (status, out, _) = run(folder.path(), &["generate"]);
    assert_eq!(status, 0);
    assert!(
        out.contains("removed ") && out.contains("added ") && out.contains("changed "),
        "{out}"
    );
    assert!(contents(&source) == before, "the files differ");
    assert!(!source.join("v1").exists(), "an empty folder is left");
}

#[test]
fn outside_of_the_workspace_it_says_what_to_do() {
    let folder = TempDir::new().expect("a temporary folder");
    let (status, _, error) = run(folder.path(), &["generate"]);
    assert_eq!(status, 2);
    assert!(error.starts_with("error: ") && error.contains("--schema"), "{error}");
}

#[test]
fn help_tells_the_exit_status() {
    for command in ["generate", "import", "verify", "diff", "list"] {
        let (status, out, _) = run(&workspace(), &[command, "--help"]);
        assert_eq!(status, 0);
        assert!(out.contains("Exit status:\n  0  ") && out.contains("\n  2  "), "{out}");
    }
    let (status, _, error) = run(&workspace(), &["generate", "--chek"]);
    assert_eq!(status, 2);
    assert!(error.contains("--check"), "{error}");
}

#[test]
fn a_schema_of_somebody_else_is_generated_checked_and_kept_apart() {
    let folder = TempDir::new().expect("a temporary folder");
    let schema = folder.path().join("vendor.json");
    fs::write(&schema, r#"{"$defs":{"Thing":{"type":"object","properties":{"x":{"not":{}}}}}}"#)
        .expect("written");
    let args = ["generate", "--schema", "vendor.json", "--out", "out"];
    let (status, out, error) = run(folder.path(), &args);
    assert_eq!((status, error.as_str()), (0, ""));
    assert!(out.contains("note     vendor#/$defs/Thing/properties/x: `not`"), "{out}");
    let check: Vec<&str> = args.into_iter().chain(["--check"]).collect();
    assert_eq!(run(folder.path(), &check).0, 0);
    fs::write(&schema, r#"{"$defs":{"Other":{"type":"string"}}}"#).expect("written");
    assert_eq!(run(folder.path(), &check).0, 1);
    // A folder with files of others is not emptied.
    fs::create_dir(folder.path().join("mine")).expect("a folder");
    fs::write(folder.path().join("mine/main.rs"), "fn main() {}").expect("written");
    let (status, _, error) =
        run(folder.path(), &["generate", "--schema", "vendor.json", "--out", "mine"]);
    assert_eq!(status, 2);
    assert!(error.contains("mine/main.rs: was not written by this command"), "{error}");
    assert!(folder.path().join("mine/main.rs").exists());
}

#[test]
fn bad_input_is_refused_and_nothing_is_written() {
    let folder = TempDir::new().expect("a temporary folder");
    let schema = folder.path().join("bad.json");
    let cases: [(&str, &[&str]); 7] = [
        ("{\n  \"$defs\": {,}\n}", &["error: bad.json:2:13: not JSON: "]),
        ("[]", &["error: bad.json#/: not a schema: expected an object"]),
        (
            r#"{"$defs":{"A":{"typ":"string"}}}"#,
            &["error: bad.json#/$defs/A/typ: ", "is `type` meant?"],
        ),
        (r##"{"$defs":{"A":{"$ref":"#/$defs/B"}}}"##, &["error: bad.json#/$defs/A/$ref: ", "`B`"]),
        (
            r#"{"$defs":{"A":{"$ref":"b.json"}}}"#,
            &["error: bad.json#/$defs/A/$ref: ", "another document"],
        ),
        (
            r#"{"$defs":{"foo":{},"Foo":{}}}"#,
            &["error: bad.json#/$defs/Foo: ", "`foo`", "`Foo` in Rust"],
        ),
        (
            r#"{"$defs":{"A":{"typ":"string"},"B":{"tipe":"string"}}}"#,
            &["error: bad.json#/$defs/A/typ: ", "error: bad.json#/$defs/B/tipe: "],
        ),
    ];
    for (text, expected) in cases {
        fs::write(&schema, text).expect("written");
        let (status, out, error) =
            run(folder.path(), &["generate", "--schema", "bad.json", "--out", "out"]);
        assert_eq!((status, out.as_str()), (2, ""), "{text}: {error}");
        for part in expected {
            assert!(error.contains(part), "{text}: {error}");
        }
        assert!(!folder.path().join("out").exists(), "{text}");
    }
    let large = fs::File::create(&schema).expect("created");
    large.set_len(200 * 1024 * 1024).expect("a sparse file");
    let (status, _, error) =
        run(folder.path(), &["generate", "--schema", "bad.json", "--out", "out"]);
    assert_eq!(status, 2);
    assert_eq!(error, "error: bad.json: 200 MiB, more than the 32 MiB that a file may have\n");
    let (status, _, error) =
        run(folder.path(), &["generate", "--schema", "none.json", "--out", "out"]);
    assert!(status == 2 && error.starts_with("error: none.json: "), "{error}");
}

#[test]
fn a_schema_that_cannot_be_a_module_is_refused() {
    let folder = TempDir::new().expect("a temporary folder");
    let generate =
        |schema: &str| run(folder.path(), &["generate", "--schema", schema, "--out", "out"]);
    let text = r#"{"$defs":{"Thing":{"type":"string"}}}"#;
    for name in ["self", "crate", "super", "é", "_", ".json", "wire", "json"] {
        let file = format!("{name}.json");
        fs::write(folder.path().join(&file), text).expect("written");
        let (status, out, error) = generate(&file);
        assert_eq!((status, out.as_str()), (2, ""), "{name}: {error}");
        assert!(error.starts_with(&format!("error: {file}: `")), "{name}: {error}");
    }
    let several = folder.path().join("several");
    fs::create_dir(&several).expect("a folder");
    for name in ["a-b.json", "a_b.json"] {
        fs::write(several.join(name), text).expect("written");
    }
    let (status, _, error) = generate("several");
    assert!(status == 2 && error.contains("`a_b` would be the module of two files"), "{error}");
    let (status, _, error) = generate("/dev/zero");
    assert!(status == 2 && error.contains("this is no regular file"), "{error}");
    assert!(!folder.path().join("out").exists());
}

#[test]
fn import_records_what_it_wrote_and_is_stable() {
    let folder = TempDir::new().expect("a temporary folder");
    let schema = folder.path().join("schema");
    copy_folder(&workspace().join("schema"), &schema);
    let official = folder.path().join("official.json");
    fs::write(
        &official,
        r##"{"$defs":{"B":{"description":"prose","type":"string"},"A":{"title":"prose","properties":{"description":{"type":"string"}},"type":"object"}}}"##,
    )
    .expect("written");
    let args = ["import", "official.json", "--version", "2027-01-01", "--schema-dir", "schema"];
    let (status, out, error) = run(folder.path(), &args);
    assert_eq!((status, error.as_str()), (0, ""));
    assert!(out.contains("2027-01-01 is new"), "{out}");
    let facts = fs::read_to_string(schema.join("2027-01-01.json")).expect("written");
    assert!(!facts.contains("prose") && facts.contains("\"description\""), "{facts}");
    assert!(facts.find("\"A\"") < facts.find("\"B\""), "{facts}");
    let record = fs::read_to_string(schema.join("upstream.toml")).expect("written");
    let place = |text: &str| record.find(text).unwrap_or_else(|| panic!("no {text} in {record}"));
    assert!(place("\"2026-07-28\"") < place("\"2027-01-01\""));
    assert!(place("\"2027-01-01\"") < place("\"tasks\""));
    let (_, out, _) = run(folder.path(), &args);
    assert_eq!(out.matches("same     ").count(), 2, "{out}");
    let (status, _, error) = run(
        folder.path(),
        &["import", "official.json", "--version", "../x", "--schema-dir", "schema"],
    );
    assert!(status == 2 && error.contains("`../x`"), "{error}");
}

#[test]
fn facts_are_those_of_the_official_files() {
    let official = workspace().join("../shared/spec");
    if !official.is_dir() {
        // Not by `eprintln!`, which the test harness would keep to itself.
        let text = format!("SKIPPED: the official schemas are not at {}\n", official.display());
        std::io::stderr().write_all(text.as_bytes()).expect("standard error");
        return;
    }
    let official = official.display().to_string();
    let (status, out, error) = run(&workspace(), &["verify", "--against", &official]);
    assert_eq!((status, error.as_str()), (0, ""), "{out}");
    assert_eq!(out.matches(" same\n").count(), 6, "{out}");
}

#[test]
fn verify_tells_prose_from_facts() {
    let folder = TempDir::new().expect("a temporary folder");
    let ours = fs::read_to_string(workspace().join("schema/2024-11-05.json")).expect("a file");
    let file = folder.path().join("schema.json");
    let verify = |text: &str| {
        fs::write(&file, text).expect("written");
        run(folder.path(), &["verify", "--against", "schema.json", "--version", "2024-11-05"])
    };
    let (status, out, _) = verify(&ours);
    assert!(status == 1 && out.contains("in its prose only"), "{out}");
    let (status, out, _) =
        verify(&ours.replace("\"2024-11-05\"", "").replacen("\"string\"", "\"integer\"", 1));
    assert!(status == 1 && out.contains("changed upstream: run `mcp-codegen import"), "{out}");
    let (status, out, _) = run(folder.path(), &["verify", "--against", "."]);
    assert!(status == 1 && out.matches("missing: ").count() == 6, "{out}");
    assert_eq!(run(folder.path(), &["verify", "--against", "schema.json"]).0, 2);
}

#[test]
fn diff_grades_changes_and_can_fail() {
    let diff = |args: &[&str]| {
        let args: Vec<&str> = ["diff"].iter().chain(args).copied().collect();
        run(&workspace(), &args)
    };
    let (status, out, _) = diff(&["2024-11-05", "2025-03-26"]);
    assert_eq!(status, 0);
    insta::assert_snapshot!("diff_2024_11_05_2025_03_26", out);
    let (_, out, _) = diff(&["2025-11-25", "2026-07-28", "--format", "markdown"]);
    assert!(out.contains("### Wire-breaking\n") && out.contains("- `initialize` removed"), "{out}");
    let (_, out, _) = diff(&["2024-11-05", "2025-03-26", "--format", "json"]);
    let json: serde_json::Value = serde_json::from_str(&out).expect("JSON");
    assert_eq!(json["old"], "2024-11-05");
    assert!(json["changes"].as_array().is_some_and(|changes| changes.len() > 5));
    assert_eq!(diff(&["2025-11-25", "2026-07-28", "--fail-on", "breaking"]).0, 1);
    assert_eq!(diff(&["2025-11-25", "2025-11-25", "--fail-on", "breaking"]).0, 0);
    let (status, _, error) = diff(&["2025-11-25", "2030-01-01"]);
    assert!(status == 2 && error.contains("2026-07-28"), "{error}");
}

#[test]
fn diff_compares_files_too() {
    let folder = TempDir::new().expect("a temporary folder");
    let write =
        |name: &str, text: &str| fs::write(folder.path().join(name), text).expect("written");
    write(
        "old.json",
        r#"{"$defs":{"T":{"type":"object","properties":{"a":{"type":"string"},"b":{"type":"string"}},"required":["a"]},"E":{"enum":["x","y"]},"C":{"type":"object","properties":{"k":{"const":"v"}},"required":["k"]}}}"#,
    );
    write(
        "new.json",
        r#"{"$defs":{"T":{"type":"object","properties":{"a":{"type":"integer"},"c":{"type":"string"},"d":{"type":"string"}},"required":["a","d"]},"E":{"enum":["x","z"]},"C":{"type":"object","properties":{"k":{"const":"w"}},"required":["k"]},"N":{"type":"string"}}}"#,
    );
    let (status, out, error) = run(folder.path(), &["diff", "old.json", "new.json"]);
    assert_eq!((status, error.as_str()), (0, ""));
    insta::assert_snapshot!("diff_of_files", out);
}

#[test]
fn list_shows_versions_and_methods() {
    let (status, out, _) = run(&workspace(), &["list"]);
    assert_eq!(status, 0);
    insta::assert_snapshot!("list_versions", out);
    let (_, out, _) = run(&workspace(), &["list", "methods", "--format", "json"]);
    let methods: serde_json::Value = serde_json::from_str(&out).expect("JSON");
    let call = methods.as_array().and_then(|all| all.iter().find(|m| m["method"] == "tools/call"));
    let call = call.expect("listed");
    assert_eq!(call["capability"], "tools");
    assert_eq!((&call["since"], &call["until"]), (&"2024-11-05".into(), &serde_json::Value::Null));
}

#[test]
fn a_reader_that_stops_is_no_error() {
    let command = format!("{} list methods | head -n 1", env!("CARGO_BIN_EXE_mcp-codegen"));
    let output = Command::new("sh").args(["-c", &command]).output().expect("a shell");
    assert!(output.stderr.is_empty(), "{}", String::from_utf8_lossy(&output.stderr));
}
