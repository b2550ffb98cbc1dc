//! The command as it is called: what it prints, and how it ends.

use std::path::Path;
use std::process::Command;

/// What a command printed, with the folder it ran in taken out, and its exit status.
fn scaffold(folder: &Path, arguments: &[&str]) -> String {
    let mut command = Command::new(env!("CARGO_BIN_EXE_mcp-scaffold"));
    let output = command.current_dir(folder).args(arguments).output().expect("it runs");
    let (out, err) =
        (String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
    let status = output.status.code().unwrap_or(-1);
    format!("$ mcp-scaffold {}\n{out}{err}(exit status {status})\n", arguments.join(" "))
}

#[test]
fn a_session_from_beginning_to_end() {
    let folder = tempfile::tempdir().expect("a folder");
    let folder = folder.path();
    let mut session = String::new();
    let mut run = |arguments: &[&str]| session.push_str(&scaffold(folder, arguments));
    run(&["init"]);
    run(&["init"]);
    run(&["check", "mcp.yaml"]);
    run(&["new", "mcp.yaml", "--out", "server", "--crates", "registry"]);
    run(&["new", "mcp.yaml", "--out", "server", "--crates", "registry"]);
    run(&["check", "server"]);
    run(&["generate", "server"]);

    let manifest = folder.join("server/mcp.yaml");
    let text = std::fs::read_to_string(&manifest).expect("read");
    let more =
        text.replace("\n# resources:", "\n  - { name: wave, description: Waves. }\n\n# resources:");
    std::fs::write(&manifest, more).expect("written");
    run(&["check", "server"]);
    run(&["generate", "server"]);
    run(&["check", "server"]);

    std::fs::write(&manifest, text.replace("name: greet", "name: greet somebody"))
        .expect("written");
    run(&["generate", "server"]);
    run(&["check", "nowhere"]);
    insta::with_settings!({ prepend_module_to_snapshot => false, omit_expression => true }, {
        insta::assert_snapshot!("session", session);
    });
}

/// A project that generates when it is built: nothing generated is kept or compared.
#[test]
fn a_session_with_a_build_script() {
    let folder = tempfile::tempdir().expect("a folder");
    let folder = folder.path();
    let mut session = String::new();
    let mut run = |arguments: &[&str]| session.push_str(&scaffold(folder, arguments));
    run(&["init"]);
    run(&["new", "mcp.yaml", "--out", "server", "--build-rs", "--crates", "registry"]);
    run(&["check", "server"]);
    let manifest = folder.join("server/mcp.yaml");
    let text = std::fs::read_to_string(&manifest).expect("read");
    let more =
        text.replace("\n# resources:", "\n  - { name: wave, description: Waves. }\n\n# resources:");
    std::fs::write(&manifest, more).expect("written");
    run(&["check", "server"]);
    run(&["generate", "server"]);
    run(&["generate", "server"]);
    for file in ["build.rs", "Cargo.toml", "src/lib.rs"] {
        let text = std::fs::read_to_string(folder.join("server").join(file)).expect("read");
        session.push_str(&format!("=== server/{file}\n{text}"));
    }
    insta::with_settings!({ prepend_module_to_snapshot => false, omit_expression => true }, {
        insta::assert_snapshot!("session_with_a_build_script", session);
    });
}

#[test]
fn servers_that_are_there_are_imported_and_compared() {
    let folder = tempfile::tempdir().expect("a folder");
    let folder = folder.path();
    let tool = |name: &str, required: &str| {
        format!(
            r#"{{ "name": "{name}", "description": "A tool.", "inputSchema": {{
                "type": "object", "properties": {{ "a": {{ "type": "string" }} }}, "required": [{required}]
            }} }}"#
        )
    };
    let write = |name: &str, text: &str| std::fs::write(folder.join(name), text).expect("written");
    write("old.json", &format!("[{}, {}]", tool("read-file", ""), tool("read_file", "")));
    write(
        "new.json",
        &format!(r#"{{ "tools": [{}, {}] }}"#, tool("read-file", r#""a""#), tool("list", "")),
    );
    write("wrong.json", r#"{ "jsonrpc": "2.0", "id": 1, "result": {} }"#);
    let mut session = String::new();
    let mut run = |arguments: &[&str]| session.push_str(&scaffold(folder, arguments));
    run(&["import", "old.json"]);
    run(&["import", "old.json"]);
    run(&["check", "mcp.yaml"]);
    run(&["diff", "mcp.yaml", "old.json"]);
    run(&["diff", "mcp.yaml", "new.json"]);
    run(&["import", "wrong.json", "--out", "-"]);
    run(&["import", "nowhere.json", "--out", "-"]);
    run(&["import", "--stdio", "server 'of whom", "--out", "-"]);
    run(&["import", "--url", "http://127.0.0.1/mcp", "--header", "secret", "--out", "-"]);
    run(&["diff", "nowhere.yaml", "mcp.yaml"]);
    insta::with_settings!({ prepend_module_to_snapshot => false, omit_expression => true }, {
        insta::assert_snapshot!("import_and_diff", session);
    });
}

/// From somebody's API to a client, with the flags of both commands.
#[test]
fn documents_and_clients() {
    let folder = tempfile::tempdir().expect("a folder");
    let folder = folder.path();
    let document = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/openapi/switchboard");
    std::fs::copy(document.join("document.json"), folder.join("api.json")).expect("copied");
    let mut session = String::new();
    let mut run = |arguments: &[&str]| session.push_str(&scaffold(folder, arguments));
    run(&["import", "api.json", "--tag", "Call"]);
    run(&[
        "import",
        "api.json",
        "--tag",
        "Calls",
        "--include",
        "GET /v1/Users/*",
        "--exclude",
        "DELETE *",
        "--rename",
        "calls/list=make_call",
    ]);
    run(&["check", "mcp.yaml"]);
    run(&["import", "api.json", "--tag", "Calls"]);
    run(&["client", "mcp.yaml", "--out", "client.rs", "--check"]);
    run(&["client", "mcp.yaml", "--out", "client.rs"]);
    run(&["client", "mcp.yaml", "--out", "client.rs", "--check"]);
    run(&["client", "mcp.yaml", "--tag", "Calls", "--out", "client.rs"]);
    run(&["client", "api.json", "--tag", "Calls", "--out", "client.rs", "--check"]);
    run(&["client", "nothing.yaml", "--out", "client.rs"]);
    insta::with_settings!({ prepend_module_to_snapshot => false, omit_expression => true }, {
        insta::assert_snapshot!("documents_and_clients", session);
    });
}

#[test]
fn the_schema_is_printed() {
    let printed = scaffold(Path::new("."), &["schema"]);
    assert!(printed.contains("\"resourceTemplates\"") && printed.ends_with("(exit status 0)\n"));
}
