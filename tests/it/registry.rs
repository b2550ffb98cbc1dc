//! Every definition of every schema beside the type it became, written by the build script.

use mcp_bindings::wire::{self, Read};
use mcp_bindings::{DecodeError, Incoming, MessageError, Payload};
use mcp_codegen::model::{Kind, Side};
use serde_json::Value;
use serde_json::value::RawValue;

include!(concat!(env!("OUT_DIR"), "/registry.rs"));

/// One definition.
pub struct Row {
    /// `2026-07-28`, or the name of an extension.
    pub version: &'static str,
    /// The name in the schema.
    pub definition: &'static str,
    by: By,
}

/// Reads a text and writes what was understood.
type RoundTrip = fn(&str) -> Result<String, DecodeError>;

enum By {
    /// The type is read from the JSON alone.
    Shape(RoundTrip),
    /// The type holds method and parameters; the envelope around them is no part of it.
    Method(RoundTrip),
}

/// An enum of the messages that one side sends.
pub struct Reader {
    pub version: &'static str,
    pub side: Side,
    pub kind: Kind,
    /// Reads a message and says which one it became.
    pub read: fn(&str, Option<&RawValue>) -> Result<&'static str, MessageError>,
}

impl Row {
    /// The row of a definition.
    pub fn find(version: &str, definition: &str) -> Option<&'static Self> {
        ROWS.iter().find(|row| row.version == version && row.definition == definition)
    }

    /// Reads a text and writes what was understood.
    pub fn round_trip(&self, text: &str) -> Result<Value, DecodeError> {
        let (By::Shape(round_trip) | By::Method(round_trip)) = self.by;
        let written = round_trip(text)?;
        Ok(serde_json::from_str(&written).expect("what a type writes is JSON"))
    }

    /// What of an instance the type should write again.
    pub fn carried(&self, instance: &Value) -> Value {
        let mut carried = instance.clone();
        if let (By::Method(_), Some(members)) = (&self.by, carried.as_object_mut()) {
            let defined = ["jsonrpc", "id", "method", "params"];
            members.retain(|name, _| defined.contains(&name.as_str()));
            // Parameters that say nothing are left out where they need not be there.
            let says_nothing = |params: &Value| {
                params.as_object().is_some_and(|members| members.values().all(Value::is_null))
            };
            if members.get("params").is_some_and(says_nothing) {
                members.remove("params");
            }
        }
        carried
    }
}

/// Some types read text faster than a stream of members, in code of their own: both ways must come
/// to the same.
fn by_shape<T: Read + serde::Serialize>(text: &str) -> Result<String, DecodeError> {
    let from_text = T::read_text(text);
    let streamed = wire::decode::<T>(text);
    match (&from_text, &streamed) {
        (Ok(_), Ok(_)) => {}
        (Err(one), Err(two)) if one == two => {}
        _ => {
            panic!("two ways of reading differ: {} and {}", outcome(&from_text), outcome(&streamed))
        }
    }
    let (one, two) = (write(&from_text?)?, write(&streamed?)?);
    assert_eq!(one, two, "two ways of reading differ");
    Ok(one)
}

fn outcome<T>(result: &Result<T, DecodeError>) -> String {
    result.as_ref().map_or_else(DecodeError::to_string, |_| "a value".to_owned())
}

fn write<T: serde::Serialize + ?Sized>(value: &T) -> Result<String, DecodeError> {
    serde_json::to_string(value).map_err(DecodeError::from)
}

type ReadMessage<P> = fn(&str, Option<&RawValue>) -> Result<P, MessageError>;

fn request<P: Payload>(text: &str, read: ReadMessage<P>) -> Result<String, DecodeError> {
    match Incoming::parse(text).map_err(invalid)? {
        Incoming::Request(incoming) => {
            let message = read(&incoming.method, incoming.params).map_err(invalid)?;
            write(&message.with_id(incoming.id))
        }
        other => Err(DecodeError::new(format!("no request: {other:?}"))),
    }
}

fn notification<P: Payload>(text: &str, read: ReadMessage<P>) -> Result<String, DecodeError> {
    match Incoming::parse(text).map_err(invalid)? {
        Incoming::Notification(incoming) => {
            let message = read(&incoming.method, incoming.params).map_err(invalid)?;
            write(&message.without_id())
        }
        other => Err(DecodeError::new(format!("no notification: {other:?}"))),
    }
}

fn bare_request<P: Payload + serde::Serialize>(
    text: &str,
    read: ReadMessage<P>,
) -> Result<String, DecodeError> {
    match Incoming::parse(&in_envelope(text, Some(0))).map_err(invalid)? {
        Incoming::Request(incoming) => {
            write(&read(&incoming.method, incoming.params).map_err(invalid)?)
        }
        other => Err(DecodeError::new(format!("no request: {other:?}"))),
    }
}

fn bare_notification<P: Payload + serde::Serialize>(
    text: &str,
    read: ReadMessage<P>,
) -> Result<String, DecodeError> {
    match Incoming::parse(&in_envelope(text, None)).map_err(invalid)? {
        Incoming::Notification(incoming) => {
            write(&read(&incoming.method, incoming.params).map_err(invalid)?)
        }
        other => Err(DecodeError::new(format!("no notification: {other:?}"))),
    }
}

/// A message as it would travel, where the definition leaves the envelope out.
fn in_envelope(text: &str, id: Option<u32>) -> String {
    let mut message: Value = serde_json::from_str(text).expect("instances are JSON");
    if let Some(members) = message.as_object_mut() {
        members.insert("jsonrpc".to_owned(), "2.0".into());
        match id {
            Some(id) => members.insert("id".to_owned(), id.into()),
            None => members.remove("id"),
        };
    }
    message.to_string()
}

fn invalid(error: impl std::fmt::Display) -> DecodeError {
    DecodeError::new(error.to_string())
}
