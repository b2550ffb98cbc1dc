//! The commands that the documentation shows, as it shows them.

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use crate::work::{SCAFFOLD, succeeds, target};

fn repository() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

/// The blocks of commands in a document that this command is in.
fn blocks(document: &Path, with: &str) -> Vec<String> {
    let text = std::fs::read_to_string(document).expect("a document");
    let blocks = text.split("\n```sh\n").skip(1).filter_map(|block| block.split("\n```").next());
    blocks.filter(|block| block.contains(with)).map(str::to_owned).collect()
}

/// Runs commands as they are written, but for where the command is that cargo has built already.
fn runs(commands: &str, command: &str, folder: &Path) {
    let commands = commands.replace(command, SCAFFOLD);
    let mut shell = Command::new("sh");
    shell.args(["-e", "-u", "-x", "-c", &commands]).current_dir(folder);
    // A server whose input is closed ends in good order.
    shell.stdin(Stdio::null()).env("CARGO_TARGET_DIR", target());
    shell.envs([("CARGO_PROFILE_DEV_DEBUG", "0"), ("CARGO_INCREMENTAL", "0")]);
    succeeds(&mut shell);
}

#[test]
#[ignore = "compiles two projects"]
fn a_manifest_becomes_a_server_as_documented() {
    let command = "cargo run -p mcp-scaffold --";
    let folder = tempfile::tempdir().expect("a folder");
    let inside = folder.path().join("checkout");
    std::fs::create_dir(&inside).expect("a folder");
    for document in ["README.md", "templates/README.md"] {
        let blocks = blocks(&repository().join(document), command);
        assert_eq!(blocks.len(), 1, "{document}");
        let examples = format!("{}/templates/examples/", env!("CARGO_MANIFEST_DIR"));
        let examples = examples.replace("templates/templates", "templates");
        runs(&blocks[0].replace("templates/examples/", &examples), command, &inside);
    }

    // The project's own README: what it says is run, but for the server that goes on.
    let project = folder.path().join("weather");
    let readme = project.join("README.md");
    let mut commands = String::new();
    for block in ["cargo test", "generate"].iter().flat_map(|with| blocks(&readme, with)) {
        for line in block.lines().filter(|line| !line.contains("--http")) {
            commands.push_str(line);
            commands.push('\n');
        }
    }
    for expected in ["cargo run ", "cargo test", "mcp-scaffold check", "mcp-scaffold generate"] {
        assert!(commands.contains(expected), "{expected}: {commands}");
    }
    runs(&commands, "mcp-scaffold", &project);
}
