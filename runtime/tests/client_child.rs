//! Servers that the client starts as processes: small shell scripts.
#![cfg(unix)]

mod client;

use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use client::{said, soon};
use mcp_bindings::ProtocolVersion;
use mcp_runtime::client::{Client, ClientBuilder, ClientError, LinkError};
use tokio::process::Command;

/// Answers every line as a server of the newest version does, `$CALL` being run before the answer
/// to a call, and `$END` at the end of the input.
const SERVER: &str = r#"
echo "pid $$" >&2
n=0
while read -r line; do
    case "$line" in
    *server/discover*)
        n=$((n + 1))
        echo '{"jsonrpc":"2.0","id":'$n',"result":{"supportedVersions":["2026-07-28"],"capabilities":{}}}' ;;
    *tools/call*)
        n=$((n + 1))
        eval "$CALL"
        echo '{"jsonrpc":"2.0","id":'$n',"result":{"content":[{"type":"text","text":"'"$SAY"'"}]}}' ;;
    esac
done
eval "$END"
"#;

fn script(text: &str) -> Command {
    let mut command = Command::new("sh");
    command.arg("-c").arg(text);
    command
}

fn server(call: &str, end: &str) -> ClientBuilder {
    let mut command = script(SERVER);
    command.env("CALL", call).env("END", end).env("SAY", "hello");
    Client::stdio(command)
}

/// A file that nobody else uses.
fn marker() -> PathBuf {
    static NEXT: AtomicUsize = AtomicUsize::new(0);
    let next = NEXT.fetch_add(1, Ordering::SeqCst);
    let path = std::env::temp_dir().join(format!("mcp-client-{}-{next}", std::process::id()));
    let _ = std::fs::remove_file(&path);
    path
}

async fn until(done: impl Fn() -> bool) {
    soon(async {
        while !done() {
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
    })
    .await;
}

/// The process of a server, as it says itself on standard error.
async fn process(client: &Client) -> PathBuf {
    until(|| client.stderr_tail().contains('\n')).await;
    let tail = client.stderr_tail();
    let id = tail.lines().find_map(|line| line.strip_prefix("pid ")).expect("a number");
    Path::new("/proc").join(id)
}

#[tokio::test]
async fn a_server_is_started_and_ends_by_itself() {
    for close in [true, false] {
        let marker = marker();
        let end = format!("sleep 0.3; echo $$ > {}", marker.display());
        let client = soon(server("", &end).connect()).await.expect("a client");
        assert_eq!(said(soon(client.call_tool("a", &())).await), "hello");
        let process = process(&client).await;
        if close {
            soon(client.close()).await.expect("a good end");
            assert!(marker.exists(), "it had the time to end by itself");
            assert!(!process.exists());
            assert!(soon(client.call_tool("a", &())).await.is_err());
            match client.closed() {
                Some(LinkError::Closed(why)) => assert!(why.contains("the client"), "{why}"),
                other => panic!("{other:?}"),
            }
        }
        drop(client);
        until(|| marker.exists() && !process.exists()).await;
        std::fs::remove_file(&marker).expect("a marker");
    }
}

#[tokio::test]
async fn no_process_is_left_behind() {
    let mut processes = Vec::new();
    for _ in 0..20 {
        let client = soon(server("", "").connect()).await.expect("a client");
        processes.push(process(&client).await);
    }
    // A process that nobody waited for still has its entry.
    until(|| processes.iter().all(|process| !process.exists())).await;
}

#[tokio::test]
async fn standard_error_holds_nothing_up() {
    let call = "head -c 262144 /dev/zero | tr '\\0' x >&2; echo last words >&2";
    let lines = std::sync::Arc::new(AtomicUsize::new(0));
    let counted = std::sync::Arc::clone(&lines);
    let builder = server(call, "").on_stderr(move |line| {
        counted.fetch_add(usize::from(line.ends_with("last words")), Ordering::SeqCst);
    });
    let client = soon(builder.connect()).await.expect("a client");
    assert_eq!(said(soon(client.call_tool("a", &())).await), "hello");
    until(|| client.stderr_tail().ends_with("last words\n")).await;
    until(|| lines.load(Ordering::SeqCst) == 1).await;
    assert_eq!(client.stderr_tail().len(), 32 * 1024);
}

#[tokio::test]
async fn a_call_fails_with_the_last_words_of_the_server() {
    let client = server("echo out of cheese >&2; exit 7", "").connect();
    let client = soon(client).await.expect("a client");
    match soon(client.call_tool("a", &())).await {
        Err(ClientError::Link(LinkError::Closed(why))) => {
            assert!(why.contains("exit status: 7") && why.contains("out of cheese"), "{why}");
        }
        other => panic!("{other:?}"),
    }
}

#[tokio::test]
async fn a_server_that_closes_its_output_is_over() {
    let client = soon(server("exec >&-; sleep 0.1; exit 3", "").connect()).await;
    let client = client.expect("a client");
    match soon(client.call_tool("a", &())).await {
        Err(ClientError::Link(LinkError::Closed(why))) => {
            assert!(why.contains("exit status: 3"), "{why}");
        }
        other => panic!("{other:?}"),
    }
}

#[tokio::test]
async fn a_server_that_does_not_end_is_asked_to_and_then_killed() {
    let marker = marker();
    let short = Duration::from_millis(100);
    let linger = "while :; do sleep 0.05; done";
    let polite = format!("trap 'echo asked > {}; exit 0' TERM; {linger}", marker.display());
    let builder = server("", &polite).exit_grace(short, Duration::from_secs(10));
    let client = soon(builder.connect()).await.expect("a client");
    soon(client.close()).await.expect("a good end");
    assert!(marker.exists());
    std::fs::remove_file(&marker).expect("a marker");
    let stubborn = format!("trap '' TERM; {linger}");
    let client = soon(server("", &stubborn).exit_grace(short, short).connect()).await;
    let client = client.expect("a client");
    let process = process(&client).await;
    soon(client.close()).await.expect("an end");
    assert!(!process.exists());
}

#[tokio::test]
async fn an_old_server_that_ends_when_probed_is_started_again() {
    let text = r#"
        read -r line
        case "$line" in *initialize*) ;; *) exit 1 ;; esac
        echo 'Listening...'
        echo
        echo '{"jsonrpc":"2.0","id":1,"result":{"protocolVersion":"2024-11-05","capabilities":{},"serverInfo":{"name":"old","version":"0"}}}'
        while read -r line; do :; done
    "#;
    let client = soon(Client::stdio(script(text)).connect()).await.expect("a client");
    assert_eq!(client.protocol_version(), ProtocolVersion::V2024_11_05);
    assert_eq!(client.server_info().expect("a name").name, "old");
}

#[tokio::test]
async fn a_server_that_cannot_be_started_is_an_error() {
    let error = Client::stdio(Command::new("/nowhere/server")).connect().await;
    match error {
        Err(ClientError::Start(why)) => assert!(why.contains("/nowhere/server"), "{why}"),
        other => panic!("{other:?}"),
    }
    let error = soon(Client::stdio(script("echo no such option >&2; exit 2")).connect()).await;
    match error {
        Err(ClientError::Link(LinkError::Closed(why))) => {
            assert!(why.contains("exit status: 2") && why.contains("no such option"), "{why}");
        }
        other => panic!("{other:?}"),
    }
}

#[tokio::test]
async fn the_command_says_where_and_how() {
    let folder = std::fs::canonicalize(std::env::temp_dir()).expect("a folder");
    let mut command = script(SERVER);
    command.env("CALL", "SAY=\"$GREETING from $(pwd -P)\"").env("GREETING", "hi");
    command.env("END", "").current_dir(&folder);
    let client = soon(Client::stdio(command).connect()).await.expect("a client");
    let expected = format!("hi from {}", folder.display());
    assert_eq!(said(soon(client.call_tool("a", &())).await), expected);
}

#[tokio::test]
async fn a_message_that_is_too_long_costs_nothing_but_itself() {
    let call = "head -c 100000 /dev/zero | tr '\\0' x; echo; printf '\\377\\n'";
    let client = soon(server(call, "").max_message(10_000).connect()).await.expect("a client");
    assert_eq!(said(soon(client.call_tool("a", &())).await), "hello");
}

/// The process that a launcher started, as it says itself on standard error.
async fn grandchild(client: &Client) -> PathBuf {
    until(|| client.stderr_tail().contains('\n')).await;
    process(client).await
}

/// Gone, or dead and waiting for somebody who takes note of it.
fn is_over(process: &Path) -> bool {
    let status = std::fs::read_to_string(process.join("stat")).unwrap_or_default();
    status.is_empty() || status.rsplit(") ").next().is_some_and(|rest| rest.starts_with('Z'))
}

#[tokio::test]
async fn what_a_launcher_started_ends_with_it() {
    let short = Duration::from_millis(200);
    let linger = "while :; do sleep 0.05; done";
    let stubborn = format!("trap '' TERM; {linger}");
    for (end, close) in [("", true), (linger, true), (&*stubborn, true), (&*stubborn, false)] {
        let launcher = "sh -c \"$SERVER\"; true";
        let mut command = script(launcher);
        command.env("SERVER", SERVER).env("CALL", "").env("END", end).env("SAY", "hello");
        let builder = Client::stdio(command).exit_grace(short, short);
        let client = soon(builder.connect()).await.expect("a client");
        assert_eq!(said(soon(client.call_tool("a", &())).await), "hello");
        let server = grandchild(&client).await;
        assert!(server.exists());
        if close {
            soon(client.close()).await.expect("an end");
        }
        drop(client);
        until(|| is_over(&server)).await;
    }
}

#[tokio::test]
async fn what_a_launcher_started_ends_when_the_launcher_dies() {
    // A job in the background has no input of its own: it gets that of the launcher.
    let mut command = script("exec 3<&0; sh -c \"$SERVER\" <&3 & exec 3<&-; echo launched; wait");
    command.env("SERVER", SERVER).env("CALL", "kill -9 $PPID; sleep 60").env("END", "");
    command.env("SAY", "hello");
    let short = Duration::from_millis(200);
    let client = soon(Client::stdio(command).exit_grace(short, short).connect()).await;
    let client = client.expect("a client");
    let server = grandchild(&client).await;
    match soon(client.call_tool("a", &())).await {
        Err(ClientError::Link(LinkError::Closed(why))) => {
            assert!(why.contains("signal: 9") && why.contains("`sh -c "), "{why}");
        }
        other => panic!("{other:?}"),
    }
    until(|| is_over(&server)).await;
    assert!(matches!(client.state(), mcp_runtime::client::State::Closed(_)));
}

#[tokio::test]
async fn a_server_that_hangs_is_told_with_its_command_and_last_words() {
    let wait = Duration::from_millis(300);
    let hang = "echo \"out of \u{1b}[2Jcheese\" >&2; sleep 60";
    let builder = server(hang, "").request_timeout(wait).exit_grace(wait, wait);
    let client = soon(builder.connect()).await.expect("a client");
    let error = soon(client.call_tool("a", &())).await.expect_err("it hangs").to_string();
    assert!(error.contains("`sh -c ") && error.contains("out of \\u{1b}[2Jcheese"), "{error}");
    // From the start.
    let mut command = script("echo no licence >&2; sleep 60");
    command.arg("--token").arg("hunter2");
    let builder = Client::stdio(command).request_timeout(wait).probe_timeout(wait);
    let error = soon(builder.exit_grace(wait, wait).connect()).await.expect_err("it hangs");
    let error = error.to_string();
    assert!(error.contains("no licence") && error.contains("initialize"), "{error}");
    assert!(!error.contains("hunter2"), "{error}");
}

#[tokio::test]
async fn a_server_that_is_started_twice_is_told_so() {
    let marker = marker();
    let text = format!("echo started >> {}; echo crash >&2; exit 3", marker.display());
    let error =
        soon(Client::stdio(script(&text)).connect()).await.expect_err("it ends").to_string();
    let starts = std::fs::read_to_string(&marker).expect("a marker").lines().count();
    std::fs::remove_file(&marker).expect("a marker");
    assert_eq!(starts, 2);
    assert!(error.contains("started twice") && error.contains("crash"), "{error}");
    assert!(error.contains("exit status: 3"), "{error}");
}

#[tokio::test]
async fn a_server_that_closes_its_output_and_stays_is_told_soon() {
    let wait = Duration::from_secs(15);
    let builder = server("exec >&-; sleep 15", "").exit_grace(wait, wait);
    let client = soon(builder.connect()).await.expect("a client");
    let began = std::time::Instant::now();
    let error = soon(client.call_tool("a", &())).await.expect_err("it is over").to_string();
    assert!(error.contains("closed its output") && error.contains("`sh -c "), "{error}");
    assert!(began.elapsed() < wait, "{:?}", began.elapsed());
}

#[tokio::test]
async fn a_server_at_a_unix_socket_is_spoken_with() {
    let path = marker();
    let listener = tokio::net::UnixListener::bind(&path).expect("a socket");
    let serving = tokio::spawn(async move {
        let (stream, _) = listener.accept().await.expect("a client");
        let (input, output) = stream.into_split();
        mcp_runtime::server::Server::new("s", "1").into_service().serve_stream(input, output).await
    });
    let client = soon(Client::unix(&path).connect()).await.expect("a client");
    soon(client.ping()).await.expect("a pong");
    drop(client);
    let _ = soon(serving).await;
    std::fs::remove_file(&path).expect("a socket");
    let error = soon(Client::unix(&path).connect()).await.expect_err("nobody is there");
    assert!(error.to_string().contains(&*path.to_string_lossy()), "{error}");
}
