//! Generation in a build script: the same server, made anew exactly when the manifest changed.

use std::path::Path;
use std::process::Output;

use crate::work::{cargo, edit, examples, finish, new, run, scaffold, succeeds, target};

/// What a server lists, as a client is told.
fn listed(project: &Path, name: &str) -> String {
    succeeds(cargo(project).arg("build"));
    let messages = concat!(
        r#"{"jsonrpc":"2.0","id":1,"method":"tools/list","params":{"_meta":{"#,
        r#""io.modelcontextprotocol/protocolVersion":"2026-07-28","#,
        r#""io.modelcontextprotocol/clientCapabilities":{}}}}"#,
        "\n"
    );
    let input = project.join("messages");
    std::fs::write(&input, messages).expect("written");
    let input = std::fs::File::open(input).expect("messages");
    let server = target().join("debug").join(name);
    succeeds(std::process::Command::new(server).stdin(input))
}

fn new_with_script(example: &str, project: &Path) {
    let manifest = examples().join(example).join("mcp.yaml");
    succeeds(scaffold(["new", "--build-rs", "--out"], project).arg(manifest));
}

#[test]
#[ignore = "compiles two projects"]
fn both_ways_give_the_same_server() {
    let folder = tempfile::tempdir().expect("a folder");
    let (checked_in, scripted) = (folder.path().join("one"), folder.path().join("two"));
    new("calculator", &checked_in);
    new_with_script("calculator", &scripted);
    assert!(!scripted.join("src/generated").exists());
    for project in [&checked_in, &scripted] {
        assert!(finish("calculator", project));
        succeeds(&mut scaffold(["check"], project));
    }
    succeeds(cargo(&scripted).args(["fmt", "--check"]));
    succeeds(cargo(&scripted).args(["clippy", "--all-targets", "--", "-D", "warnings"]));
    let list = listed(&checked_in, "calculator");
    assert!(list.contains("list_constants"), "{list}");
    assert_eq!(listed(&scripted, "calculator"), list);
    succeeds(cargo(&scripted).arg("test"));
}

/// Builds, and says what was compiled of the project.
fn build(project: &Path) -> (Output, bool) {
    let output = run(cargo(project).arg("build"));
    let is_compiled = String::from_utf8_lossy(&output.stderr).contains("Compiling jobs");
    (output, is_compiled)
}

#[test]
#[ignore = "compiles a project several times"]
fn a_change_of_the_manifest_is_one_rebuild() {
    let folder = tempfile::tempdir().expect("a folder");
    let project = folder.path().join("jobs");
    new_with_script("jobs", &project);
    assert!(build(&project).0.status.success());
    assert!(!build(&project).1, "nothing changed");

    let manifest = project.join("mcp.yaml");
    edit(&manifest, &[("maximum: 86400", "maximum: 3600")]);
    let (output, is_compiled) = build(&project);
    assert!(output.status.success() && is_compiled);
    assert!(!build(&project).1, "it was made anew already");

    // A file that is included counts as well.
    let included = project.join("more.yaml");
    std::fs::write(&included, "$defs: { Path: { type: string } }\n").expect("written");
    edit(
        &manifest,
        &[("features: { tasks: true }\n", "features: { tasks: true }\ninclude: [more.yaml]\n")],
    );
    assert!(build(&project).1);
    edit(&included, &[("string", "integer")]);
    assert!(build(&project).1);
    assert!(!build(&project).1, "it was made anew already");

    // What is wrong is an error of the build, and goes away with its reason.
    edit(&manifest, &[("name: wait_for_file", "name: wait for file")]);
    let (output, _) = build(&project);
    let said = String::from_utf8_lossy(&output.stderr);
    assert!(!output.status.success());
    let place =
        "error: mcp.yaml:34:11: tool `wait for file`: a name may hold A-Z a-z 0-9 _ - . only";
    assert!(said.contains(place), "{said}");
    assert!(said.contains("34 |   - name: wait for file"), "{said}");
    edit(&manifest, &[("name: wait for file", "name: wait_for_file")]);
    assert!(build(&project).0.status.success());

    // A new tool is a file to fill in, and the compiler wants it.
    let mut text = std::fs::read_to_string(&manifest).expect("a manifest");
    text.push_str("\n  - { name: forget, description: Forgets. }\n");
    std::fs::write(&manifest, text).expect("written");
    let check = run(&mut scaffold(["check"], &project));
    assert_eq!(check.status.code(), Some(1));
    let said = succeeds(&mut scaffold(["generate"], &project));
    assert!(said.contains("src/tools/forget.rs\nto do    `forget` of `Tools`"), "{said}");
    assert!(!project.join("src/generated").exists());
    assert!(String::from_utf8_lossy(&build(&project).0.stderr).contains("`forget`"));
}
