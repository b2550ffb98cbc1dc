//! A client over a stream, whatever its server sends.

use std::time::Duration;

use mcp_runtime::client::Client;
use tokio::io::{AsyncReadExt, AsyncWriteExt};

use crate::run::to_the_end;

/// How long the client waits for an answer; the clock is paused.
const PATIENCE: Duration = Duration::from_secs(5);

/// Everything that is asked ends, in whatever way, and so does closing.
///
/// The server writes the lines of the input, one for each line that it reads; when there are none
/// left it closes its output. `$ID` is the id of the request that came last.
pub fn run(data: &[u8]) {
    to_the_end(async {
        let (ours, theirs) = tokio::io::duplex(1 << 16);
        let (input, output) = tokio::io::split(ours);
        let asking = async {
            let builder =
                Client::stream(input, output).request_timeout(PATIENCE).probe_timeout(PATIENCE);
            let Ok(client) = builder.connect().await else { return };
            let _ = client.list_all_tools().await;
            let _ = client.call_tool("x", &serde_json::json!({})).await;
            let _ = client.list_all_resources().await;
            let _ = client.close().await;
        };
        tokio::join!(asking, serve(theirs, data));
    });
}

async fn serve(stream: tokio::io::DuplexStream, data: &[u8]) {
    let (mut read, mut write) = tokio::io::split(stream);
    let mut script = data.split(|byte| *byte == b'\n');
    let (mut seen, mut buffer) = (Vec::new(), [0_u8; 4096]);
    loop {
        let Ok(length @ 1..) = read.read(&mut buffer).await else { return };
        seen.extend_from_slice(&buffer[..length]);
        while let Some(end) = seen.iter().position(|byte| *byte == b'\n') {
            let line: Vec<u8> = seen.drain(..=end).collect();
            let Some(answer) = script.next() else {
                let _ = write.shutdown().await;
                continue;
            };
            let answer = with_id(answer, &line);
            if write.write_all(&answer).await.is_err() || write.write_all(b"\n").await.is_err() {
                return;
            }
        }
    }
}

/// The answer with the id of the request in it.
fn with_id(answer: &[u8], request: &[u8]) -> Vec<u8> {
    let id = serde_json::from_slice::<serde_json::Value>(request).ok();
    let id = id.and_then(|request| request.get("id").map(ToString::to_string));
    let (Some(id), Ok(text)) = (id, std::str::from_utf8(answer)) else { return answer.to_vec() };
    text.replace("$ID", &id).into_bytes()
}
