//! Recording a server, and playing the recording against it.

use std::io::Write;
use std::path::Path;
use std::sync::{Arc, Mutex};

use mcp_runtime::tap::{Recording, Tap};
use mcp_tests::fixture;
use serde_json::{Value, json};

use super::peer::{Peer, stateless};

/// What differs from run to run, or from version to version of the bindings.
const VARYING: [&str; 5] =
    ["requestState", "taskId", "createdAt", "lastUpdatedAt", "supportedVersions"];

#[derive(Clone, Default)]
struct Memory(Arc<Mutex<Vec<u8>>>);

impl Write for Memory {
    fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
        self.0.lock().expect("no panic").write(bytes)
    }

    fn flush(&mut self) -> std::io::Result<()> {
        Ok(())
    }
}

fn varying(recording: Recording) -> Recording {
    VARYING.into_iter().fold(recording, Recording::varying)
}

/// A few turns of both eras.
async fn talk(peer: &mut Peer) {
    peer.initialize("2025-06-18", json!({"elicitation": {}})).await;
    peer.send(json!({"jsonrpc": "2.0", "method": "notifications/initialized"})).await;
    peer.call(1, "tools/call", json!({"name": "add", "arguments": {"a": 1, "b": 2}})).await;
    let asked = json!({"name": "test_elicitation", "arguments": {"message": "Who?"}});
    peer.request(2, "tools/call", asked).await;
    let question = peer.next().await["id"].take();
    peer.send(json!({"jsonrpc": "2.0", "id": question, "result": {"action": "cancel"}})).await;
    peer.answer(2).await;
    let asked = json!({"name": "test_input_required_result_elicitation", "arguments": {}});
    peer.call(3, "tools/call", stateless(asked)).await;
    peer.call(4, "server/discover", stateless(json!({}))).await;
}

#[tokio::test]
async fn what_was_recorded_plays_again() {
    let output = Memory::default();
    let service = fixture::server().tap(Tap::to_writer(output.clone())).into_service();
    let mut peer = Peer::new(&service);
    talk(&mut peer).await;
    let seen = peer.finish().await.len();
    let text = String::from_utf8(output.0.lock().expect("no panic").clone()).expect("text");
    let lines: Vec<Value> =
        text.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
    assert_eq!(lines.iter().filter(|line| line["way"] == "sent").count(), seen);
    if std::env::var_os("MCP_RECORD").is_some() {
        std::fs::write(path(), &text).expect("the recording is written");
    }

    let recording = varying(Recording::from_text(&text).expect("a recording"));
    assert_eq!(recording.play(&fixture::service()).await.expect("a stream in memory"), []);

    let changed = text.replace("\\\"3\\\"", "4").replace(r#""text":"3""#, r#""text":"4""#);
    let recording = varying(Recording::from_text(&changed).expect("a recording"));
    let differences = recording.play(&fixture::service()).await.expect("a stream in memory");
    assert_eq!(differences.len(), 1, "{differences:?}");
    assert!(differences[0].to_string().contains(r#""text":"4""#), "{}", differences[0]);
}

fn path() -> std::path::PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("recordings/both-eras.jsonl")
}

/// The recording was made with `MCP_RECORD=1` by the test above; it changes only when the server
/// means to say something else.
#[tokio::test]
async fn the_kept_recording_is_still_what_the_server_says() {
    let recording = varying(Recording::from_file(path()).expect("the recording is there"));
    let differences = recording.play(&fixture::service()).await.expect("a stream in memory");
    let told: Vec<String> = differences.iter().map(ToString::to_string).collect();
    assert!(told.is_empty(), "{}", told.join("\n"));
}
