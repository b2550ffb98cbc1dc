//! The generated bindings. To be filled in; until then every cell of the column says so.
//!
//! 1. In `Cargo.toml`: `mcp-bindings = { path = "../../generated", optional = true }` below `[dependencies]`, and
//!    `ours = ["dep:mcp-bindings"]` below `[features]`.
//! 2. Here: the three types and the nine functions below, with the module of protocol version 2026-07-28.
//!
//! What the other columns do holds for this one: a request is decoded the way a server decodes it that does not know
//! which request comes (envelope, then the enum of all client requests); a result the way a client decodes it that
//! knows which request is pending (envelope, then that request's result type, another `resultType` allowed for).

use crate::{
    harness::{Contestant, Steps},
    held::Held,
    messages::{Kind, Message},
};

/// The column of the table.
pub const NAME: &str = "mcp-bindings";

const NOT_YET: &str = "src/ours.rs is not filled in";

/// The generated bindings with the given message.
pub fn contestant(message: &Message) -> Contestant {
    match message.kind {
        Kind::CallRequest | Kind::ListRequest | Kind::CompleteRequest => Contestant::new(
            NAME,
            message,
            Steps {
                decode: decode_request,
                held: held_request,
                ready: |request| request,
                encode: encode_request,
            },
        ),
        Kind::ListResult => Contestant::new(
            NAME,
            message,
            Steps {
                decode: decode_tools,
                held: held_tools,
                ready: |response| response,
                encode: encode_tools,
            },
        ),
        Kind::CallResult => Contestant::new(
            NAME,
            message,
            Steps {
                decode: decode_content,
                held: held_content,
                ready: |response| response,
                encode: encode_content,
            },
        ),
    }
}

/// A request's id and the enum of all client requests.
struct Request;

/// A response's id and the result of `tools/list`.
struct ToolsResponse;

/// A response's id and the result of `tools/call`.
struct ContentResponse;

/// The line as a request, its method not known beforehand.
fn decode_request(_line: &str) -> Result<Request, String> {
    Err(NOT_YET.to_owned())
}

/// [`Held::Call`], [`Held::List`] or [`Held::Complete`], by the variant it was decoded to.
fn held_request(_request: &Request) -> Result<Held, String> {
    Err(NOT_YET.to_owned())
}

/// Appends the request's line, without a line feed.
fn encode_request(_request: &Request, _line: &mut Vec<u8>) -> Result<(), String> {
    Err(NOT_YET.to_owned())
}

/// The line as the response to a pending `tools/list`.
fn decode_tools(_line: &str) -> Result<ToolsResponse, String> {
    Err(NOT_YET.to_owned())
}

/// [`Held::Tools`].
fn held_tools(_response: &ToolsResponse) -> Result<Held, String> {
    Err(NOT_YET.to_owned())
}

/// Appends the response's line, without a line feed.
fn encode_tools(_response: &ToolsResponse, _line: &mut Vec<u8>) -> Result<(), String> {
    Err(NOT_YET.to_owned())
}

/// The line as the response to a pending `tools/call`.
fn decode_content(_line: &str) -> Result<ContentResponse, String> {
    Err(NOT_YET.to_owned())
}

/// [`Held::Content`].
fn held_content(_response: &ContentResponse) -> Result<Held, String> {
    Err(NOT_YET.to_owned())
}

/// Appends the response's line, without a line feed.
fn encode_content(_response: &ContentResponse, _line: &mut Vec<u8>) -> Result<(), String> {
    Err(NOT_YET.to_owned())
}
