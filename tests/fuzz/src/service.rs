//! A server over a stream, whatever its client sends.

use std::cell::OnceCell;
use std::collections::HashMap;

use mcp_bindings::{Incoming, Packet};
use mcp_runtime::server::Service;
use serde_json::Value;
use tokio::io::{AsyncReadExt, AsyncWriteExt};

use crate::run::to_the_end;

thread_local! {
    static SERVICE: OnceCell<Service> = const { OnceCell::new() };
}

/// Serving ends once the input does; every line that is written is a message of JSON-RPC, and what
/// answers an id answers a request that had it.
pub fn run(data: &[u8]) {
    let service = SERVICE.with(|one| one.get_or_init(mcp_tests::fixture::service).clone());
    let written = to_the_end(async {
        let (ours, theirs) = tokio::io::duplex(1 << 20);
        let (input, output) = tokio::io::split(theirs);
        let serving = service.serve_stream(input, output);
        let (mut read, mut write) = tokio::io::split(ours);
        let sending = async {
            // A server may stop reading; what it does then is looked at below.
            let _ = write.write_all(data).await;
            let _ = write.shutdown().await;
        };
        let mut written = Vec::new();
        let (_, read, _) = tokio::join!(sending, read.read_to_end(&mut written), serving);
        read.expect("memory does not fail");
        written
    });
    let asked = asked(data);
    let mut answered = HashMap::new();
    for line in String::from_utf8(written).expect("a server writes text").lines() {
        let value: Value = serde_json::from_str(line).expect("a server writes JSON");
        let answers = match &value {
            Value::Array(batch) => batch.as_slice(),
            one => std::slice::from_ref(one),
        };
        for answer in answers.iter().filter(|answer| answer.get("method").is_none()) {
            assert_eq!(answer["jsonrpc"], "2.0", "{line}");
            assert!(answer.get("result").is_some() != answer.get("error").is_some(), "{line}");
            *answered.entry(answer["id"].to_string()).or_insert(0_usize) += 1;
        }
    }
    for (id, times) in answered {
        let most = if id == "null" { usize::MAX } else { asked.get(&id).copied().unwrap_or(0) };
        assert!(times <= most, "{id} was answered {times} times, and asked {most} times");
    }
}

/// How often each id was used.
fn asked(data: &[u8]) -> HashMap<String, usize> {
    let mut asked = HashMap::new();
    for line in data.split(|byte| *byte == b'\n') {
        let Ok(text) = std::str::from_utf8(line) else { continue };
        let mut count = |id: &mcp_bindings::RequestId| {
            let id = serde_json::to_string(id).expect("ids are JSON");
            *asked.entry(id).or_insert(0) += 1;
        };
        let text = text.trim_start_matches('\u{feff}');
        let messages = match Packet::parse(text) {
            Ok(Packet::One(one)) => vec![Ok(one)],
            Ok(Packet::Batch(batch)) => batch,
            Err(refused) => vec![Err(refused)],
        };
        for message in messages {
            match message {
                Ok(Incoming::Request(request)) => count(&request.id),
                Ok(_) => {}
                Err(refused) => refused.id.iter().for_each(&mut count),
            }
        }
    }
    asked
}
