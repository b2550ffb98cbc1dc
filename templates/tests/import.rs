//! Manifests of servers that are there already.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};

use mcp_scaffold::import::{Imported, Listed, listing};
use mcp_scaffold::manifest::{load_text, write};
use mcp_scaffold::project::{Dependencies, Project};
use serde_json::{Value, json};

fn cases() -> Vec<PathBuf> {
    let folders = std::fs::read_dir("tests/import").expect("cases");
    let mut folders: Vec<PathBuf> = folders.map(|entry| entry.expect("a case").path()).collect();
    folders.sort();
    folders
}

fn listed(folder: &Path) -> Listed {
    let text = std::fs::read_to_string(folder.join("saved.json")).expect("a saved list");
    listing::read(&serde_json::from_str(&text).expect("JSON")).expect("a list")
}

/// What the server of a manifest lists, which must become a project without errors.
fn lists(imported: &Imported) -> Listed {
    let loaded = load_text("mcp.yaml", write::yaml(&imported.manifest));
    let loaded = loaded.unwrap_or_else(|report| panic!("{report}"));
    assert_eq!(loaded.root.to_value(), Value::Object(imported.manifest.clone()));
    if let Err(report) = Project::new(&loaded, &Dependencies::Version) {
        panic!("{report}");
    }
    Listed::of(&loaded.manifest)
}

/// A folder a case: the manifest, and what is said of it.
#[test]
fn saved_lists_become_manifests() {
    for folder in cases() {
        let imported = listed(&folder).into_manifest();
        lists(&imported);
        let mut shown = write::yaml(&imported.manifest);
        for note in &imported.notes {
            let _ = write!(shown, "\nnote: {note}");
        }
        let snapshot_path = Path::new("..").join(&folder);
        insta::with_settings!({ snapshot_path => snapshot_path, prepend_module_to_snapshot => false, omit_expression => true }, {
            insta::assert_snapshot!("imported", shown);
        });
    }
}

/// What can be said in a manifest is listed as it was.
#[test]
fn the_server_lists_what_was_listed() {
    let before = listed(Path::new("tests/import/plain"));
    let after = lists(&before.clone().into_manifest());
    let mut tools = before.tools;
    // What a tool does not say is that it has nothing to do with tasks.
    tools[1]["execution"] = json!({ "taskSupport": "forbidden" });
    assert_eq!(after.tools, tools);
}

/// The real tools that the types are tried on come back as they were.
#[test]
fn written_tools_come_back() {
    let real = "../../shared/cases/tool-schemas-real.json";
    let files = ["tests/cases/tool-schemas.json", "tests/cases/tool-schemas-more.json", real];
    for file in files.into_iter().filter(|file| *file != real || Path::new(file).exists()) {
        let text = std::fs::read_to_string(file).expect(file);
        let cases: Value = serde_json::from_str(&text).expect("JSON");
        for (number, case) in cases.as_array().expect("cases").iter().enumerate() {
            let Some(schema) = case.get("schema").filter(|schema| schema["type"] == "object")
            else {
                continue;
            };
            let tool = json!({ "name": format!("tool_{number}"), "inputSchema": schema });
            let before = listing::read(&json!([tool])).expect("a list");
            let imported = before.clone().into_manifest();
            let notes = &imported.notes[2..];
            let after = lists(&imported);
            if notes.is_empty() {
                assert_eq!(after.tools[0]["inputSchema"], *schema, "{number}");
            }
        }
    }
}

/// In the file where the traits are implemented, the types of both stand side by side.
#[test]
fn a_tool_and_a_prompt_may_have_one_name() {
    let tool = json!({ "name": "fetch", "inputSchema": { "type": "object", "properties": {} } });
    let saved = json!([{ "tools": [tool] }, { "prompts": [{ "name": "fetch" }] }]);
    let imported = listing::read(&saved).expect("lists").into_manifest();
    let loaded = load_text("mcp.yaml", write::yaml(&imported.manifest)).expect("a manifest");
    let project = Project::new(&loaded, &Dependencies::Version).expect("a project");
    let server = project.user.iter().find(|(path, _)| path.ends_with("src/server.rs"));
    let imports = server.map(|(_, text)| text.lines().filter(|line| line.starts_with("use crate")));
    let imports: Vec<&str> = imports.into_iter().flatten().collect();
    let expected = [
        "use crate::generated::prompts::FetchPromptArgs;",
        "use crate::generated::prompts::Prompts;",
        "use crate::generated::tools::Tools;",
        "use crate::generated::types::FetchArgs;",
        "use crate::prompts;",
        "use crate::tools;",
    ];
    assert_eq!(imports, expected);
}

#[test]
fn what_is_no_list_is_refused() {
    let say = |value: Value| listing::read(&value).expect_err("no list").to_string();
    assert!(say(json!({})).starts_with("expected the result of `tools/list`"));
    assert!(say(json!([{ "a": 1 }])).starts_with("expected the result of `tools/list`"));
    assert!(say(json!("tools")).starts_with("expected the result of `tools/list`"));
    let refused =
        json!({ "jsonrpc": "2.0", "id": 1, "error": { "code": -32600, "message": "no session" } });
    assert_eq!(say(refused), "it is an answer that says: no session");
}
