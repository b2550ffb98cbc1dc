//! Plain JSON: `serde_json::Value`, nothing typed, nothing checked.

use serde_json::Value;

use crate::{
    harness::{Contestant, Steps},
    held::Held,
    messages::{Kind, Message},
};

/// The column of the table.
pub const NAME: &str = "Value";
/// See [`super::NOTES`].
pub const NOTE: &str = "the whole line as one untyped tree, nothing checked.";

/// Plain JSON with the given message.
pub fn contestant(message: &Message) -> Contestant {
    let held: fn(&Value) -> Result<Held, String> = match message.kind {
        Kind::CallRequest => |line| Held::from_json(Kind::CallRequest, line),
        Kind::ListRequest => |line| Held::from_json(Kind::ListRequest, line),
        Kind::CompleteRequest => |line| Held::from_json(Kind::CompleteRequest, line),
        Kind::ListResult => |line| Held::from_json(Kind::ListResult, line),
        Kind::CallResult => |line| Held::from_json(Kind::CallResult, line),
    };
    let steps = Steps {
        decode: |line| serde_json::from_str(line).map_err(|error| error.to_string()),
        held,
        ready: |line| line,
        encode: |line, buffer| {
            serde_json::to_writer(buffer, line).map_err(|error| error.to_string())
        },
    };
    Contestant::new(NAME, message, steps)
}
