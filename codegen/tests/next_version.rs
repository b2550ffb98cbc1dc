//! A new protocol version, from the official file to servers that speak it, by the steps of the
//! README: a version as the next one could be is brought into a copy of this workspace.
//!
//! `cargo test -p mcp-codegen --test next_version -- --ignored --nocapture`; it compiles most of the
//! workspace once more, into `target/next-version`.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Instant;

use serde_json::{Value, json};

/// The version that is made of, and the one that it becomes.
const OLD: &str = "2026-07-28";
const NEW: &str = "2027-01-15";

/// A change as a next version could have it.
struct Edit {
    name: &'static str,
    apply: fn(&mut Value),
    /// Whether a person must decide something.
    asks: bool,
    /// How many changes break peers, and how many programs, that follow the newest version.
    breaks: [usize; 2],
}

const EDITS: [Edit; 8] = [
    Edit { name: "nothing", apply: |_| {}, asks: false, breaks: [0, 0] },
    Edit { name: "a request added", apply: request_added, asks: true, breaks: [0, 0] },
    Edit { name: "an optional member added", apply: member_added, asks: true, breaks: [0, 0] },
    Edit { name: "a member dropped", apply: member_dropped, asks: false, breaks: [0, 1] },
    Edit { name: "an enum that gains a value", apply: value_added, asks: false, breaks: [0, 0] },
    // The type by its old name is gone, and the union of content names the new one.
    Edit { name: "a definition renamed", apply: renamed, asks: true, breaks: [1, 1] },
    // The method, and the eight types that it alone had.
    Edit { name: "a request removed", apply: request_removed, asks: false, breaks: [1, 8] },
    // Two members gone, one of them required, and a required one that is new.
    Edit {
        name: "another result of `tools/call`",
        apply: result_replaced,
        asks: true,
        breaks: [2, 2],
    },
];

fn definition<'a>(schema: &'a mut Value, name: &str) -> &'a mut Value {
    &mut schema["$defs"][name]
}

fn refers_to(name: &str) -> Value {
    json!({ "$ref": format!("#/$defs/{name}") })
}

fn list<'a>(schema: &'a mut Value, union: &str) -> &'a mut Vec<Value> {
    definition(schema, union)["anyOf"].as_array_mut().expect("a union")
}

fn request_added(schema: &mut Value) {
    *definition(schema, "PolishToolRequest") = json!({
        "type": "object",
        "properties": {
            "id": refers_to("RequestId"), "jsonrpc": { "const": "2.0", "type": "string" },
            "method": { "const": "tools/polish", "type": "string" },
            "params": refers_to("PolishToolRequestParams"),
        },
        "required": ["id", "jsonrpc", "method", "params"],
    });
    *definition(schema, "PolishToolRequestParams") = json!({
        "type": "object",
        "properties": {
            "_meta": refers_to("RequestMetaObject"), "name": { "type": "string" },
            "shine": { "type": "integer" },
        },
        "required": ["_meta", "name"],
    });
    *definition(schema, "PolishToolResult") = json!({
        "type": "object",
        "properties": {
            "_meta": refers_to("MetaObject"), "resultType": { "type": "string" },
            "polished": { "type": "boolean" },
        },
        "required": ["polished", "resultType"],
    });
    list(schema, "ClientRequest").push(refers_to("PolishToolRequest"));
    list(schema, "ServerResult").push(refers_to("PolishToolResult"));
}

fn member_added(schema: &mut Value) {
    definition(schema, "Tool")["properties"]["deprecated"] = json!({ "type": "boolean" });
}

fn member_dropped(schema: &mut Value) {
    let properties = definition(schema, "Implementation")["properties"].as_object_mut();
    properties.expect("members").remove("websiteUrl").expect("a member");
}

fn value_added(schema: &mut Value) {
    definition(schema, "Role")["enum"].as_array_mut().expect("an enum").push("tool".into());
}

fn renamed(schema: &mut Value) {
    let text = schema.to_string().replace("\"#/$defs/ResourceLink\"", "\"#/$defs/LinkToResource\"");
    *schema = serde_json::from_str(&text).expect("still JSON");
    let definitions = schema["$defs"].as_object_mut().expect("definitions");
    let link = definitions.remove("ResourceLink").expect("a definition");
    definitions.insert("LinkToResource".to_owned(), link);
}

fn request_removed(schema: &mut Value) {
    let definitions = schema["$defs"].as_object_mut().expect("definitions");
    for name in ["Request", "RequestParams", "Result", "ResultResponse"] {
        definitions.remove(&format!("Complete{name}")).expect("a definition");
    }
    for union in ["ClientRequest", "ServerResult"] {
        list(schema, union).retain(|kind| !kind.to_string().contains("/Complete"));
    }
}

fn result_replaced(schema: &mut Value) {
    *definition(schema, "CallToolResult") = json!({
        "type": "object",
        "properties": {
            "_meta": refers_to("ResultMetaObject"), "resultType": { "type": "string" },
            "output": { "type": "array", "items": refers_to("ContentBlock") },
            "failed": { "type": "boolean" },
        },
        "required": ["output", "resultType"],
    });
}

fn workspace() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

/// A copy of the workspace, with a target folder that is kept.
struct Copy {
    root: PathBuf,
    target: PathBuf,
}

impl Copy {
    fn new(name: &str) -> Self {
        let place = workspace().join("target/next-version");
        let (root, target) = (place.join(name), place.join("target"));
        if root.exists() {
            fs::remove_dir_all(&root).expect("removed");
        }
        fs::create_dir_all(&target).expect("a folder");
        let root = root.to_owned();
        copy(&workspace(), &root);
        Self {
            root: root.canonicalize().expect("there"),
            target: target.canonicalize().expect("there"),
        }
    }

    /// Brings the fact files and the bindings back to what they are here.
    fn reset(&self) {
        for folder in ["schema", "generated"] {
            fs::remove_dir_all(self.root.join(folder)).expect("removed");
            copy(&workspace().join(folder), &self.root.join(folder));
        }
    }

    /// Runs a command of the documentation, and gives exit status and what it says.
    fn run(&self, command: &str) -> (i32, String) {
        self.run_in(&self.root, command)
    }

    fn run_in(&self, folder: &Path, command: &str) -> (i32, String) {
        let mut words = command.split_whitespace();
        let output = Command::new(words.next().expect("a command"))
            .args(words)
            .current_dir(folder)
            .env("CARGO_TARGET_DIR", &self.target)
            .envs([("CARGO_PROFILE_DEV_DEBUG", "0"), ("RUSTFLAGS", "-Dwarnings")])
            .output()
            .expect("it runs");
        // What cargo says of itself comes last.
        let said = [output.stdout, b"\n".to_vec(), output.stderr].concat();
        (output.status.code().unwrap_or(-1), String::from_utf8_lossy(&said).into_owned())
    }

    fn succeeds(&self, command: &str) -> String {
        let (status, said) = self.run(command);
        assert_eq!(status, 0, "{command}\n{said}");
        said
    }
}

fn copy(from: &Path, to: &Path) {
    fs::create_dir_all(to).expect("a folder");
    for entry in fs::read_dir(from).expect("a folder") {
        let entry = entry.expect("listed");
        let name = entry.file_name();
        if ["target", ".git"].iter().any(|skipped| name == *skipped) {
            continue;
        }
        let (from, to) = (entry.path(), to.join(&name));
        if from.is_dir() {
            copy(&from, &to);
        } else {
            fs::copy(&from, &to).expect("copied");
        }
    }
}

/// The commands of the README's section, in its order, for this version.
fn documented(schema: &Path) -> Vec<String> {
    let readme = fs::read_to_string(workspace().join("README.md")).expect("the README");
    let section =
        readme.split("\n## ").find(|section| section.starts_with("A new protocol version"));
    let steps = section.expect("the section").split('`').skip(1).step_by(2);
    let commands = steps.filter(|code| code.starts_with("cargo "));
    let filled = commands.map(|command| {
        let words = command.split_whitespace().map(|word| match word {
            "schema.json" => schema.to_str().expect("a path"),
            "V" => NEW,
            "OLD" => OLD,
            other => other,
        });
        words.collect::<Vec<_>>().join(" ")
    });
    filled.collect()
}

fn edited(copy: &Copy, edits: &[&Edit]) -> PathBuf {
    let file = workspace().join("schema").join(format!("{OLD}.json"));
    let text = fs::read_to_string(file).expect("the facts");
    let mut schema: Value = serde_json::from_str(&text).expect("JSON");
    edits.iter().for_each(|edit| (edit.apply)(&mut schema));
    let path = copy.root.join("next.json");
    fs::write(&path, schema.to_string()).expect("written");
    path
}

/// The files below a folder with their texts.
fn texts(folder: &Path) -> Vec<(PathBuf, String)> {
    let entries =
        fs::read_dir(folder).expect("a folder").map(|entry| entry.expect("listed").path());
    let mut files: Vec<PathBuf> = entries.filter(|path| path.is_file()).collect();
    files.sort();
    let text = |path: PathBuf| (path.clone(), fs::read_to_string(path).expect("text"));
    files.into_iter().map(text).collect()
}

/// Goes through the README's steps as far as the bindings, and gives the changelog.
fn brought_in(copy: &Copy, edits: &[&Edit], steps: &[String]) -> Value {
    let [import, generate, propose, diff, _test] = steps else { panic!("{steps:?}") };
    let asks = edits.iter().any(|edit| edit.asks);
    let before = texts(&copy.root.join("generated/src/v2026_07_28"));
    copy.succeeds(import);
    let (status, said) = copy.run(generate);
    assert_eq!(status, if asks { 2 } else { 0 }, "{said}");
    if asks {
        // Everything at once, each with the file and the line where it goes.
        assert!(said.contains("docs.toml:") && said.contains(" = \""), "{said}");
        assert!(!copy.root.join("generated/src/v2027_01_15").exists(), "something was written");
        copy.succeeds(propose);
    }
    let (status, said) = copy.run(generate);
    assert_eq!(status, 0, "{said}");
    assert!(said.contains("nothing changed"), "{said}");
    assert!(
        before == texts(&copy.root.join("generated/src/v2026_07_28")),
        "an older version changed"
    );
    copy.succeeds("cargo check -q -p mcp-bindings");
    let changelog = copy.succeeds(diff);
    assert!(changelog.contains(NEW), "{changelog}");
    let json = copy.succeeds(&diff.replace("markdown", "json"));
    let mut values = serde_json::Deserializer::from_str(&json).into_iter();
    values.next().expect("a value").expect("JSON")
}

fn grades(diff: &Value) -> [usize; 2] {
    let changes = diff["changes"].as_array().expect("changes");
    ["wire-breaking", "source-breaking"]
        .map(|grade| changes.iter().filter(|change| change["grade"] == grade).count())
}

#[test]
#[ignore = "compiles the workspace once more"]
fn a_new_version_is_brought_in_by_the_steps_of_the_readme() {
    let begun = Instant::now();
    let copy = Copy::new("next");
    for edit in &EDITS {
        let schema = edited(&copy, &[edit]);
        let diff = brought_in(&copy, &[edit], &documented(&schema));
        assert_eq!(grades(&diff), edit.breaks, "{}: {diff:#}", edit.name);
        println!("{}: {} s", edit.name, begun.elapsed().as_secs());
        copy.reset();
    }

    let all: Vec<&Edit> = EDITS.iter().collect();
    let schema = edited(&copy, &all);
    let steps = documented(&schema);
    brought_in(&copy, &all, &steps);
    println!("all together, as bindings: {} s", begun.elapsed().as_secs());
    // What is written against the version before is compiled and tested unchanged: peers of all
    // versions, the new one among them, agree on it and call tools.
    let test = steps.last().expect("a step").replace("--workspace", "-q -p mcp-tests --test it");
    copy.succeeds(&test);
    println!("and tested: {} s", begun.elapsed().as_secs());
    let project = copy.target.join("weather");
    let _ = fs::remove_dir_all(&project);
    let new = format!(
        "cargo run -q -p mcp-scaffold -- new templates/examples/weather.yaml --out {}",
        project.display()
    );
    copy.succeeds(&new);
    let (status, said) = copy.run_in(&project, "cargo test -q");
    assert_eq!(status, 0, "{said}");
    println!("and a project: {} s", begun.elapsed().as_secs());
}

#[test]
#[ignore = "compiles the workspace once more"]
fn a_correction_that_fits_no_more_is_named() {
    let copy = Copy::new("mended");
    let mended = Edit {
        name: "a fault of the schema mended",
        apply: |schema| {
            definition(schema, "JSONValue")["anyOf"][2]["type"] =
                json!(["string", "number", "boolean", "null"]);
        },
        asks: false,
        breaks: [0, 0],
    };
    let schema = edited(&copy, &[&mended]);
    let steps = documented(&schema);
    copy.succeeds(&steps[0]);
    let (status, said) = copy.run(&steps[1]);
    assert_eq!(status, 2, "{said}");
    for part in ["errata.toml#JSONValue", "since 2026-07-28", "\"number\"", "`until`"] {
        assert!(said.contains(part), "{part}: {said}");
    }
}
