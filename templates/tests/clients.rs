//! Typed clients: what they look like, and that they speak with the server that they are for.
//!
//! The second takes minutes, so it runs when it is asked for: `cargo test -p mcp-scaffold --test
//! clients -- --ignored`. The folder `MCP_SCAFFOLD_TARGET` keeps what was compiled.

#[path = "projects/work.rs"]
#[allow(dead_code, reason = "shared with the tests of projects")]
mod work;

use std::path::{Path, PathBuf};
use std::process::Command;

use mcp_scaffold::import::listing;
use mcp_scaffold::manifest::load;
use mcp_scaffold::render;
use serde_json::{Value, json};

use work::{SCAFFOLD, cargo, succeeds};

/// The test of a project, around what a case does with the client.
const BEFORE: &str = "#[path = \"speaks/client_of_it.rs\"]
mod client_of_it;

use client_of_it::*;

#[tokio::test]
#[allow(unused_imports)]
#[rustfmt::skip]
async fn the_client_and_the_server_understand_each_other() -> Result<(), Box<dyn std::error::Error>> {
    let server = env!(\"CARGO_BIN_EXE_NAME\");
    let builder = mcp_runtime::client::Client::stdio(tokio::process::Command::new(server));
    let client = builder.info(\"test\", \"1.0.0\").tasks().connect().await?;
";
const AFTER: &str = "    Ok(())\n}\n";

/// The cases, and their manifests: of their own, or examples.
fn cases() -> Vec<(String, PathBuf)> {
    let mut cases = Vec::new();
    for entry in std::fs::read_dir("tests/clients").expect("cases") {
        let folder = entry.expect("a case").path();
        let name = folder.file_name().expect("a name").to_string_lossy().into_owned();
        let candidates = [
            folder.join("mcp.yaml"),
            PathBuf::from(format!("examples/{name}.yaml")),
            PathBuf::from(format!("examples/{name}/mcp.yaml")),
        ];
        let manifest = candidates.into_iter().find(|path| path.is_file());
        cases.push((name, manifest.expect("a manifest")));
    }
    cases.sort();
    cases
}

#[test]
fn clients_have_a_method_for_each_thing() {
    for (name, manifest) in cases() {
        let loaded = load(&manifest).unwrap_or_else(|report| panic!("{report}"));
        let client = render::client(&loaded).unwrap_or_else(|report| panic!("{report}"));
        // What follows is the same in all of them, or is in the snapshots of the projects.
        let end = client.find("/// Arguments, outputs and variables.").unwrap_or(client.len());
        let snapshot_path = Path::new("clients").join(&name);
        insta::with_settings!({ snapshot_path => snapshot_path, prepend_module_to_snapshot => false, omit_expression => true }, {
            insta::assert_snapshot!("client", &client[..end]);
        });
    }
}

#[test]
#[ignore = "compiles five projects"]
fn clients_speak_with_their_servers() {
    let folder = tempfile::tempdir().expect("a folder");
    for (name, manifest) in cases() {
        let project = folder.path().join(&name);
        succeeds(Command::new(SCAFFOLD).arg("new").arg(&manifest).arg("--out").arg(&project));
        let client = project.join("tests/speaks/client_of_it.rs");
        std::fs::create_dir_all(project.join("tests/speaks")).expect("a folder");
        let mut command = Command::new(SCAFFOLD);
        succeeds(command.arg("client").arg(&project).arg("--out").arg(&client));
        succeeds(command.arg("--check"));
        let server = load(&manifest).expect("a manifest").manifest.server;
        let case = std::fs::read_to_string(format!("tests/clients/{name}/test.rs"));
        let test = BEFORE.replace("NAME", server.project()) + &case.expect("a test") + AFTER;
        std::fs::write(project.join("tests/speaks.rs"), test).expect("written");
        succeeds(cargo(&project).args(["fmt", "--check"]));
        succeeds(cargo(&project).args(["clippy", "--tests", "--", "-D", "warnings"]));
        succeeds(cargo(&project).args(["test", "--test", "speaks"]));
    }
}

/// What is listed is what is called, whatever the name is in Rust or would be in a manifest.
#[test]
fn clients_call_what_was_listed() {
    let long = "x".repeat(200);
    let names = [
        "ns/create",
        "ns_create",
        "ns.create",
        "Ns_Create",
        "ns create",
        "é",
        "日本",
        "fn",
        "fn_",
        "self",
        "new",
        "client",
        "a1",
        "a_1",
        "",
        "a\"b",
        "a\nb",
        "a{}b",
        long.as_str(),
        "fooBar",
        "foo_bar",
    ];
    let tools: Vec<Value> = names
        .iter()
        .map(|name| json!({ "name": name, "inputSchema": { "type": "object", "properties": { name.to_string(): {} } } }))
        .collect();
    let prompts: Vec<Value> = names
        .iter()
        .map(|name| json!({ "name": name, "arguments": [{ "name": name }, { "name": "x-y" }, { "name": "x_y" }] }))
        .collect();
    let uris: Vec<String> = (0..names.len()).map(|at| format!("a:{at}")).collect();
    let resources: Vec<Value> =
        names.iter().zip(&uris).map(|(name, uri)| json!({ "name": name, "uri": uri })).collect();
    let listed =
        listing::read(&json!({ "tools": tools, "prompts": prompts, "resources": resources }));
    let imported = listed.expect("lists").into_manifest();
    let client = render::client(&imported.into_loaded().expect("a manifest")).expect("a client");
    // The code alone, on one line: names may be broken over lines.
    let code: String = client.split_whitespace().collect();
    let text = |name: &str| format!("{name:?}").split_whitespace().collect::<String>();
    for name in names {
        assert!(code.contains(&format!("call_tool({},", text(name))), "tool {name:?}");
        assert!(code.contains(&format!("get_prompt({},", text(name))), "prompt {name:?}");
    }
    for uri in &uris {
        assert!(code.contains(&format!("read_resource({uri:?})")), "{uri}");
    }
    assert!(code.contains("pubasyncfnns_create(") && code.contains("pubasyncfnfoo_bar("));
    eprintln!("{} names in 3 lists", names.len());
}
