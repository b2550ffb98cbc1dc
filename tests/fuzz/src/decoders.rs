//! Messages of every version, read and written again.

use mcp_bindings::latest::{ClientNotification, ClientRequest, ServerNotification};
use mcp_bindings::session::ServerRequest;
use mcp_bindings::{Incoming, Packet, Payload, ProtocolVersion};
use serde_json::Value;

/// What is read and written is read again and written as the same text.
pub fn run(data: &[u8]) {
    let Ok(text) = std::str::from_utf8(data) else { return };
    match Packet::parse(text) {
        Ok(Packet::One(message)) => one(&message),
        Ok(Packet::Batch(messages)) => messages.iter().flatten().for_each(one),
        // A refusal is an answer that a peer can read.
        Err(refusal) => assert!(!refusal.error.message.is_empty()),
    }
}

fn one(message: &Incoming<'_>) {
    for version in ProtocolVersion::ALL.iter().copied() {
        match message {
            Incoming::Request(incoming) => {
                let (method, params) = (&incoming.method, incoming.params);
                if let Ok(request) = ClientRequest::read_at(version, method, params) {
                    let written = write(&request.clone().with_id(incoming.id.clone()));
                    again(&written, |again| {
                        let Incoming::Request(again) = again else { panic!("{written}") };
                        let read = ClientRequest::read(&again.method, again.params);
                        write(&read.expect("own text is read").with_id(again.id.clone()))
                    });
                    parses(request.write_at(version, incoming.id.clone()));
                }
                if let Ok(request) = ServerRequest::read_at(version, method, params) {
                    parses(request.write_at(version, incoming.id.clone()));
                }
            }
            Incoming::Notification(incoming) => {
                let (method, params) = (&incoming.method, incoming.params);
                if let Ok(notification) = ClientNotification::read_at(version, method, params) {
                    parses(notification.write_at(version));
                }
                if let Ok(notification) = ServerNotification::read_at(version, method, params) {
                    parses(notification.write_at(version));
                }
            }
            Incoming::Response(_) => {}
        }
    }
}

fn write(message: &impl serde::Serialize) -> String {
    serde_json::to_string(message).expect("what was read can be written")
}

fn again(written: &str, rewrite: impl Fn(Incoming<'_>) -> String) {
    let message = Incoming::parse(written).expect("what was written is a message");
    assert_eq!(rewrite(message), written);
}

/// What is written for a peer is JSON, or an error that says why not.
fn parses<E: std::fmt::Display>(written: Result<mcp_bindings::Converted<String>, E>) {
    match written {
        Ok(converted) => {
            let text = converted.value;
            serde_json::from_str::<Value>(&text).expect("what is written is JSON");
        }
        Err(error) => assert!(!error.to_string().is_empty()),
    }
}
