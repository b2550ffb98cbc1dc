//! The fixture as a process, with a client that owns it.

use std::process::Command;
use std::time::{Duration, Instant};

use mcp_bindings::ProtocolVersion;
use mcp_runtime::client::Client;
use serde_json::json;

use super::peer::LONG;

const SERVER: &str = env!("CARGO_BIN_EXE_conformance-server");

/// Starts the fixture by a shell that leaves its process id in a file.
fn command(pid: &std::path::Path) -> tokio::process::Command {
    let mut command = tokio::process::Command::new("sh");
    let script = format!("echo $$ > '{}'; exec '{SERVER}' --stdio", pid.display());
    command.args(["-c", &script]);
    command
}

fn pid_file(name: &str) -> std::path::PathBuf {
    std::env::temp_dir().join(format!("mcp-{name}-{}.pid", std::process::id()))
}

fn read(pid: &std::path::Path) -> String {
    let text = std::fs::read_to_string(pid).expect("the shell wrote it");
    std::fs::remove_file(pid).expect("it is ours");
    text.trim().to_owned()
}

async fn until(what: impl Fn() -> bool) {
    let waiting = async {
        while !what() {
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    };
    tokio::time::timeout(LONG, waiting).await.expect("it comes to that");
}

#[cfg(target_os = "linux")]
#[tokio::test]
async fn a_server_that_is_killed_fails_what_was_asked_and_leaves_no_process() {
    let file = pid_file("killed");
    let client = Client::stdio(command(&file)).connect().await.expect("the fixture starts");
    let pid = read(&file);
    let slow = {
        let client = client.clone();
        tokio::spawn(async move { client.call_tool("slow", &json!({"ms": 600_000})).await })
    };
    until(|| client.in_flight() == 1).await;
    let killed = Instant::now();
    let status = Command::new("kill").args(["-9", &pid]).status().expect("kill is there");
    assert!(status.success());
    let outcome = tokio::time::timeout(LONG, slow).await.expect("in time").expect("no panic");
    let error = outcome.expect_err("there is nobody to answer");
    println!("a killed server is noticed after {:?}: {error}", killed.elapsed());
    assert!(client.call_tool("add", &json!({"a": 1, "b": 2})).await.is_err());
    until(|| !std::path::Path::new("/proc").join(&pid).exists()).await;
}

#[cfg(target_os = "linux")]
#[tokio::test]
async fn twenty_servers_end_in_order_and_leave_no_process() {
    let mut pids = Vec::new();
    for number in 0..20 {
        let file = pid_file(&format!("many-{number}"));
        let versions = ProtocolVersion::ALL.iter().copied();
        let client = Client::stdio(command(&file)).versions(versions.rev()).connect().await;
        pids.push(read(&file));
        drop(client.expect("the fixture starts"));
    }
    until(|| pids.iter().all(|pid| !std::path::Path::new("/proc").join(pid).exists())).await;
}

/// Whatever a server writes to standard output is a message.
#[tokio::test]
async fn standard_output_holds_nothing_but_messages() {
    use std::io::Write;
    use std::process::Stdio;
    let requests = [
        r#"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":"2025-06-18","capabilities":{},"clientInfo":{"name":"t","version":"1"}}}"#,
        r#"{"jsonrpc":"2.0","method":"notifications/initialized"}"#,
        "{oops",
        r#"{"jsonrpc":"2.0","id":2,"method":"tools/list"}"#,
        r#"{"jsonrpc":"2.0","id":3,"method":"tools/call","params":{"name":"slow","arguments":{"ms":200}}}"#,
    ];
    let mut server = Command::new(SERVER)
        .arg("--stdio")
        .env("RUST_LOG", "debug")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .expect("the fixture starts");
    let mut input = server.stdin.take().expect("it is piped");
    input.write_all((requests.join("\n") + "\n").as_bytes()).expect("it reads");
    drop(input);
    let output = server.wait_with_output().expect("it ends");
    assert!(output.status.success());
    let text = String::from_utf8(output.stdout).expect("text");
    let ids: Vec<u64> = text
        .lines()
        .map(|line| serde_json::from_str::<serde_json::Value>(line).expect("JSON"))
        .filter_map(|message| message["id"].as_u64())
        .collect();
    assert_eq!(ids, [1, 2, 3], "what is in flight at the end is answered: {text}");
}
