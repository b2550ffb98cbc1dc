//! How a process ends that is there for one server: by signals, by the end of its input, and
//! whatever its tools keep busy.
#![cfg(unix)]

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::process::{Child, ChildStdin, Command, ExitStatus, Stdio};
use std::time::{Duration, Instant};

use serde_json::{Value, json};

use super::peer::{LONG, stateless};

const SERVER: &str = env!("CARGO_BIN_EXE_process-server");
/// Longer than any test waits.
const FOREVER: u64 = 3_600_000;

fn server(arguments: &[&str], grace: u64) -> Command {
    let mut command = Command::new(SERVER);
    command.args(arguments).env("GRACE_MS", grace.to_string());
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    command
}

fn call(id: u64, tool: &str, ms: u64) -> String {
    let params = stateless(json!({"name": tool, "arguments": {"ms": ms}}));
    json!({"jsonrpc": "2.0", "id": id, "method": "tools/call", "params": params}).to_string()
}

fn signal(name: &str, pid: u32) {
    let status = Command::new("kill").args([&format!("-{name}"), &pid.to_string()]).status();
    assert!(status.expect("kill is there").success());
}

/// How it ended; panics if it does not within a long time.
fn ended(child: &mut Child) -> ExitStatus {
    let started = Instant::now();
    loop {
        if let Some(status) = child.try_wait().expect("it is ours") {
            return status;
        }
        if started.elapsed() > LONG {
            let _ = child.kill();
            panic!("the process does not end");
        }
        std::thread::sleep(Duration::from_millis(10));
    }
}

/// A server, and a call of it that is under way.
struct Calling {
    child: Child,
    answer: Box<dyn Read>,
    /// Its input stays open.
    _input: Option<ChildStdin>,
}

impl Calling {
    fn new(command: &mut Command, http: bool, tool: &str, ms: u64) -> Self {
        let mut child = command.spawn().expect("the server starts");
        let mut input = child.stdin.take().expect("it is piped");
        let answer: Box<dyn Read> = if http {
            let mut address = String::new();
            let told = child.stderr.take().expect("it is piped");
            BufReader::new(told).read_line(&mut address).expect("it says where it listens");
            let mut stream = TcpStream::connect(address.trim()).expect("it listens");
            let body = call(1, tool, ms);
            let head = format!(
                "POST /mcp HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n\
                 Accept: application/json, text/event-stream\r\nMCP-Protocol-Version: 2026-07-28\r\n\
                 Mcp-Method: tools/call\r\nMcp-Name: {tool}\r\nContent-Length: {}\r\n\r\n{body}",
                body.len()
            );
            stream.write_all(head.as_bytes()).expect("it reads");
            // There is no sign over HTTP that the call runs.
            std::thread::sleep(Duration::from_millis(200));
            Box::new(stream)
        } else {
            // What is answered was read, and so was what came before it.
            let lines = format!("{}\n{}\n", call(1, tool, ms), call(2, "nap", 0));
            input.write_all(lines.as_bytes()).expect("it reads");
            let mut output = BufReader::new(child.stdout.take().expect("it is piped"));
            let mut line = String::new();
            while !line.contains("\"id\":2") {
                line.clear();
                assert!(output.read_line(&mut line).expect("text") > 0, "an answer is due");
            }
            Box::new(output)
        };
        Self { child, answer, _input: Some(input) }
    }

    /// How it ended, and what it said until then.
    fn end(mut self) -> (ExitStatus, String) {
        let status = ended(&mut self.child);
        let mut said = Vec::new();
        let _ = self.answer.read_to_end(&mut said);
        (status, String::from_utf8_lossy(&said).into_owned())
    }
}

#[test]
fn signals_end_a_server_in_order_and_running_calls_are_answered() {
    let mut tried = 0;
    for name in ["TERM", "INT"] {
        for http in [false, true] {
            for threads in ["--many", "--one-thread"] {
                let arguments = if http { vec!["--http", threads] } else { vec![threads] };
                let calling = Calling::new(&mut server(&arguments, 20_000), http, "nap", 700);
                signal(name, calling.child.id());
                let (status, said) = calling.end();
                assert!(status.success(), "{name} {arguments:?}: {status}");
                assert!(said.contains("done"), "{name} {arguments:?}: {said}");
                tried += 1;
            }
        }
    }
    println!("signals x transports x kinds of runtime: {tried}");
}

#[test]
fn what_blocks_a_thread_does_not_outlive_the_grace_of_a_signal() {
    for http in [false, true] {
        for tool in ["nap", "block", "compute"] {
            let arguments: &[&str] = if http { &["--http"] } else { &[] };
            let calling = Calling::new(&mut server(arguments, 100), http, tool, FOREVER);
            signal("TERM", calling.child.id());
            let (status, _) = calling.end();
            assert!(status.success(), "{tool} {arguments:?}: {status}");
        }
    }
    let calling = Calling::new(&mut server(&[], 100), false, "leave", FOREVER);
    signal("TERM", calling.child.id());
    assert!(calling.end().0.success());
}

#[test]
fn what_blocks_a_thread_does_not_outlive_the_grace_of_the_end_of_input() {
    for threads in ["--many", "--one-thread"] {
        for tool in ["nap", "block", "leave"] {
            let mut calling = Calling::new(&mut server(&[threads], 100), false, tool, FOREVER);
            drop(calling._input.take());
            let (status, _) = calling.end();
            assert!(status.success(), "{tool} {threads}: {status}");
        }
    }
}

#[test]
fn answers_are_written_before_a_process_is_ended_that_something_blocks() {
    let mut child = server(&[], 500).spawn().expect("the server starts");
    let mut input = child.stdin.take().expect("it is piped");
    let mut lines = call(0, "block", FOREVER) + "\n" + &call(1, "leave", FOREVER) + "\n";
    for id in 2..500 {
        lines += &(call(id, "nap", id % 7 * 10) + "\n");
    }
    input.write_all(lines.as_bytes()).expect("it reads");
    drop(input);
    let mut said = String::new();
    child.stdout.take().expect("it is piped").read_to_string(&mut said).expect("text");
    assert!(ended(&mut child).success());
    let answered = said.lines().filter(|line| {
        let message: Value = serde_json::from_str(line).expect("whole lines");
        message.get("result").is_some()
    });
    assert_eq!(answered.count(), 499, "all but the one that never ends");
}

#[test]
fn a_second_signal_ends_the_process_at_once() {
    use std::os::unix::process::ExitStatusExt;
    let calling = Calling::new(&mut server(&[], FOREVER), false, "nap", FOREVER);
    let pid = calling.child.id();
    signal("TERM", pid);
    std::thread::sleep(Duration::from_millis(300));
    signal("TERM", pid);
    let (status, _) = calling.end();
    assert_eq!((status.code(), status.signal()), (Some(143), None));
}

/// Reading from a terminal or a socket blocks a thread, which must not keep the process.
#[test]
fn a_server_whose_input_is_no_pipe_ends_by_a_signal() {
    use std::os::fd::OwnedFd;
    use std::os::unix::net::UnixStream;
    let (ours, theirs) = UnixStream::pair().expect("sockets");
    let mut command = server(&[], 20_000);
    let their_output = theirs.try_clone().expect("a handle");
    command.stdin(OwnedFd::from(theirs)).stdout(OwnedFd::from(their_output));
    let mut child = command.spawn().expect("the server starts");
    drop(command);
    let mut ours_in = ours.try_clone().expect("a handle");
    ours_in.write_all((call(1, "nap", 0) + "\n").as_bytes()).expect("it reads");
    let mut line = String::new();
    BufReader::new(ours).read_line(&mut line).expect("an answer");
    assert!(line.contains("done"), "{line}");
    let started = Instant::now();
    signal("TERM", child.id());
    assert!(ended(&mut child).success());
    assert!(started.elapsed() < Duration::from_secs(15), "it did not wait for the grace");
}

#[test]
fn a_host_that_reads_nothing_does_not_keep_the_process() {
    let mut child = server(&[], 200).spawn().expect("the server starts");
    let mut input = child.stdin.take().expect("it is piped");
    let output = child.stdout.take();
    // More than a pipe holds, and less than would keep the server from reading on.
    for id in 0..600 {
        input.write_all((call(id, "nap", 0) + "\n").as_bytes()).expect("it reads so far");
    }
    drop(input);
    assert!(ended(&mut child).success());
    drop(output);
}

/// The first process of a container gets no signals but those it listens to.
#[test]
#[cfg(target_os = "linux")]
fn signals_end_a_server_that_is_the_first_process_of_a_container() {
    let unshare = ["--user", "--map-root-user", "--pid", "--fork", "--mount-proc"];
    let probe = Command::new("unshare").args(unshare).arg("true").output();
    if !probe.is_ok_and(|output| output.status.success()) {
        eprintln!("SKIPPED: this system lets nobody make a namespace for processes (unshare)");
        return;
    }
    for http in [false, true] {
        let mut command = Command::new("unshare");
        command.args(unshare).arg(SERVER).env("GRACE_MS", "20000");
        if http {
            command.arg("--http");
        }
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        let calling = Calling::new(&mut command, http, "nap", 1_000);
        // The process that `unshare` waits for is the only child it has.
        let unshare = calling.child.id();
        let children = format!("/proc/{unshare}/task/{unshare}/children");
        let inside = std::fs::read_to_string(children).expect("it has one");
        signal("TERM", inside.trim().parse().expect("a number"));
        let (status, said) = calling.end();
        assert!(status.success(), "over HTTP: {http}: {status}");
        assert!(said.contains("done"), "over HTTP: {http}: {said}");
    }
}
