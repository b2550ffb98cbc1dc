//! Every command that the documentation shows is run by something, which is named here.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

const DOCUMENTS: [&str; 2] = ["README.md", "templates/README.md"];

/// What runs a command: a file, and what it says there.
struct Held {
    command: &'static str,
    by: &'static str,
    says: &'static str,
}

const fn held(command: &'static str, by: &'static str, says: &'static str) -> Held {
    Held { command, by, says }
}

const CI: &str = ".ci/run";
const CODEGEN: &str = "codegen/tests/cli.rs";
const NEXT: &str = "codegen/tests/next_version.rs";
const PROJECTS: &str = "templates/tests/projects/readme.rs";
const SERVERS: &str = "tests/servers/run";
const SESSION: &str = "templates/tests/command.rs";
const OPENAPI: &str = "templates/tests/openapi.rs";
const AS_DOCUMENTED: &str = "a_manifest_becomes_a_server_as_documented";

/// A command of this table stands for all that begin with it.
const HELD: &[Held] = &[
    held("cargo test --workspace", CI, "step cargo test --workspace"),
    held("tests/conformance/run", CI, "step tests/conformance/run"),
    held("tests/peers/ours", CI, "step tests/peers/ours"),
    held("tests/peers/scaffolded", CI, "step tests/peers/scaffolded"),
    held("tests/servers/run", CI, "step tests/servers/run"),
    held("tests/supply_chain/run", CI, "step tests/supply_chain/run"),
    held("cargo run -p mcp-codegen -- generate --schema", CODEGEN, "--schema"),
    held("cargo run -p mcp-codegen -- generate", CI, "-p mcp-codegen -- generate --check"),
    held("cargo run -p mcp-codegen -- import", NEXT, "A new protocol version"),
    held("cargo run -p mcp-codegen -- diff", NEXT, "A new protocol version"),
    held("cargo run -p mcp-runtime --example stdio_server", CI, "--example stdio_server"),
    held("cargo run -p mcp-runtime --example http_in_axum", CI, "--example http_in_axum"),
    held("cargo run -p mcp-runtime --example list_tools", CI, "--example list_tools"),
    held("cargo run -p mcp-scaffold -- new", PROJECTS, AS_DOCUMENTED),
    held("cargo run -p mcp-scaffold -- init", PROJECTS, AS_DOCUMENTED),
    held("cd ../weather && cargo test", PROJECTS, AS_DOCUMENTED),
    held("cd my-server && cargo test && cargo run", PROJECTS, AS_DOCUMENTED),
    held("cargo run", PROJECTS, AS_DOCUMENTED),
    held("mcp-codegen generate", CI, "-p mcp-codegen -- generate --check"),
    held("mcp-codegen import", CODEGEN, "\"import\""),
    held("mcp-scaffold generate", SESSION, "\"generate\""),
    held("mcp-scaffold import", SESSION, "\"import\""),
    held("mcp-scaffold import saved-tools-list.json", SESSION, "\"import\""),
    held("mcp-scaffold import petstore.yaml", OPENAPI, "document.yaml"),
    held("mcp-scaffold import api.json", OPENAPI, "options"),
    held("mcp-scaffold import --", SERVERS, "import --out \"$work/$name.yaml\" --"),
    held("mcp-scaffold import --stdio", SERVERS, "--stdio \""),
    held("mcp-scaffold import --url", SERVERS, "import --url"),
    held("mcp-scaffold client", "templates/tests/clients.rs", "\"client\""),
    held("mcp-scaffold diff", SERVERS, "diff \"$manifest\" \"$url\""),
    held("cargo run -p mcp-scaffold --features live -- import", SERVERS, "--features live"),
    // Measurements are made by hand: they take a quiet machine and an hour.
    held(
        "cargo run --release --manifest-path tests/bench/Cargo.toml --bin decode",
        "tests/bench/src/bin/decode.rs",
        "fn main",
    ),
];

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

fn read(file: &str) -> String {
    fs::read_to_string(root().join(file)).unwrap_or_else(|error| panic!("{file}: {error}"))
}

/// The commands of a document: the lines of its blocks, and what stands between the words.
fn commands(document: &str) -> Vec<String> {
    let mut commands = Vec::new();
    for (index, part) in document.split("```").enumerate() {
        if index % 2 == 0 {
            let spans = part.split('`').skip(1).step_by(2);
            let is_command = |span: &&str| {
                let mut words = span.split_whitespace();
                let first = words.next().unwrap_or_default();
                let is_ours = first.starts_with("mcp-") || first == "cargo";
                is_ours && words.next().is_some()
            };
            // A span may go on in the next line.
            let one_line = |span: &str| span.split_whitespace().collect::<Vec<_>>().join(" ");
            commands.extend(spans.filter(is_command).map(one_line));
        } else if let Some(block) = part.strip_prefix("sh\n") {
            let lines =
                block.lines().map(|line| line.split(" #").next().unwrap_or_default().trim());
            commands.extend(lines.filter(|line| !line.is_empty()).map(str::to_owned));
        }
    }
    commands
}

/// The line of the table for a command: that which has most of it.
fn row(command: &str) -> Option<usize> {
    let begins = |held: &Held| {
        let rest = command.strip_prefix(held.command);
        rest.is_some_and(|rest| rest.is_empty() || rest.starts_with(' '))
    };
    let rows = HELD.iter().enumerate().filter(|(_, held)| begins(held));
    rows.max_by_key(|(_, held)| held.command.len()).map(|(index, _)| index)
}

#[test]
fn every_command_of_the_documentation_is_run_by_something() {
    let mut used = BTreeSet::new();
    for document in DOCUMENTS {
        let commands = commands(&read(document));
        assert!(!commands.is_empty(), "{document}");
        for command in commands {
            let row = row(&command);
            let row = row.unwrap_or_else(|| panic!("{document}: nothing runs `{command}`"));
            // These alone must not stand for everything that begins so.
            let is_short = ["cargo run", "mcp-scaffold import"].contains(&HELD[row].command);
            let is_whole = !is_short || command == HELD[row].command;
            assert!(is_whole, "{document}: nothing runs `{command}`");
            used.insert(row);
        }
    }
    for (row, Held { command, by, says }) in HELD.iter().enumerate() {
        assert!(used.contains(&row), "no document shows `{command}`");
        assert!(read(by).contains(says), "{by} does not run `{command}`");
    }
}

/// Every promise names what holds it, and that is there.
#[test]
fn what_holds_the_promises_is_there() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let text = fs::read_to_string(root.join("SECURITY.md")).expect("the threat model");
    let rows = text.lines().filter(|line| line.starts_with("| ")).skip(1);
    let mut promises = 0;
    for row in rows {
        let held = row.trim_end_matches(" |").rsplit(" | ").next().expect("a last column");
        let paths: Vec<&str> = held.split('`').skip(1).step_by(2).collect();
        assert!(!paths.is_empty(), "{row}");
        for path in paths {
            assert!(root.join(path).exists(), "{path}: {row}");
        }
        promises += 1;
    }
    assert!(promises > 10, "{promises}");
}
