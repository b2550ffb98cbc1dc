//! The command of a project: its flags, its logs, and how it ends.

use std::io::{BufRead as _, BufReader, Write as _};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use crate::work::{cargo, edit, finish, new, run, succeeds, target};

/// A project in somebody's workspace, whose `add` takes a second.
fn built(folder: &Path) -> PathBuf {
    std::fs::create_dir(folder.join("crates")).expect("a folder");
    let workspace = "[workspace]\nmembers = [\"crates/*\"]\nresolver = \"3\"\n";
    std::fs::write(folder.join("Cargo.toml"), workspace).expect("written");
    let project = folder.join("crates/calculator");
    new("calculator", &project);
    assert!(finish("calculator", &project));
    let add = project.join("src/tools/add.rs");
    let sum = "    let sum = sum(&arguments).ok_or";
    let slow = format!("    tokio::time::sleep(std::time::Duration::from_secs(1)).await;\n{sum}");
    edit(&add, &[(sum, slow.as_str())]);
    succeeds(cargo(&project).arg("build"));
    target().join("debug/calculator")
}

fn signal(child: &Child, name: &str) {
    succeeds(Command::new("kill").arg(format!("-{name}")).arg(child.id().to_string()));
}

#[test]
#[cfg(unix)]
#[ignore = "compiles a project"]
fn flags_logs_and_signals_are_those_of_a_good_command() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = built(folder.path());
    for (arguments, status, says) in [
        (&["--help"][..], 0, "--origin ORIGIN"),
        (&["-h"], 0, "RUST_LOG"),
        (&["--version"], 0, "calculator 0.2.0"),
        (&["--nonsense"], 2, "`--nonsense` is no flag"),
        (&["--http"], 2, "`--http` wants a value"),
        (&["--port", "70000"], 2, "`70000` is no port"),
        (&["--host", "a"], 2, "want --http or --port"),
        (&["--http", "nowhere"], 1, "cannot listen at `nowhere`"),
        (&["--http", "0.0.0.0:0"], 1, "--host"),
    ] {
        let output = run(Command::new(&server).args(arguments).stdin(Stdio::null()));
        let text = [output.stdout, output.stderr].concat();
        let text = String::from_utf8_lossy(&text);
        assert_eq!(output.status.code(), Some(status), "{arguments:?}: {text}");
        assert!(text.contains(says), "{arguments:?}: {text}");
    }

    for name in ["TERM", "INT"] {
        // A call in flight is answered before the end.
        let mut command = Command::new(&server);
        command.stdin(Stdio::piped()).stdout(Stdio::piped());
        let mut child = command.spawn().expect("it runs");
        let mut input = child.stdin.take().expect("a pipe");
        let mut lines = BufReader::new(child.stdout.take().expect("a pipe")).lines();
        let mut say = |line: &str| writeln!(input, "{line}").expect("it reads");
        say(
            r#"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":"2025-11-25","capabilities":{},"clientInfo":{"name":"t","version":"1"}}}"#,
        );
        lines.next().expect("an answer").expect("a line");
        say(r#"{"jsonrpc":"2.0","method":"notifications/initialized"}"#);
        say(
            r#"{"jsonrpc":"2.0","id":2,"method":"tools/call","params":{"name":"add","arguments":{"a":1,"b":2}}}"#,
        );
        // It is read by then; if not, the test fails and nothing passes wrongly.
        std::thread::sleep(Duration::from_millis(500));
        signal(&child, name);
        let answer = lines.next().expect("an answer").expect("a line");
        assert!(answer.contains("\"id\":2") && answer.contains('3'), "{name}: {answer}");
        assert_eq!(child.wait().expect("it ends").code(), Some(0), "{name}");

        let mut command = Command::new(&server);
        command.args(["--port", "0", "--origin=https://app.example"]).stderr(Stdio::piped());
        let mut child = command.spawn().expect("it runs");
        let mut lines = BufReader::new(child.stderr.take().expect("a pipe")).lines();
        let listening = lines.next().expect("a line").expect("a line");
        assert!(listening.starts_with("listening at http://127.0.0.1:"), "{listening}");
        signal(&child, name);
        assert_eq!(child.wait().expect("it ends").code(), Some(0), "{name}");
    }
}
