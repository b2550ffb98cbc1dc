// Written by `mcp-codegen generate`. Do not edit: change the generator.

//! Typed bindings of the [Model Context Protocol](https://modelcontextprotocol.io), every version,
//! generated from the official schemas.
//!
//! One module holds one protocol version. A type that did not change from one version to the next
//! is the same Rust type in both. Messages are read in two steps: [`Incoming`] is the envelope
//! with parameters and results still as text, and the enums of a version, or the types of single
//! messages, turn that text into what it means, by method and never by trial.
//!
//! ```
//! use mcp_bindings::v2026_07_28::{CallToolResult, ClientRequest, ContentBlock};
//! use mcp_bindings::{Incoming, OutgoingResult};
//!
//! # fn main() -> Result<(), Box<dyn std::error::Error>> {
//! let line = r#"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{
//!     "name":"add","arguments":{"a":1,"b":2},"_meta":{
//!         "io.modelcontextprotocol/protocolVersion":"2026-07-28",
//!         "io.modelcontextprotocol/clientCapabilities":{}}}}"#;
//! let Incoming::Request(incoming) = Incoming::parse(line)? else { return Ok(()) };
//! if let ClientRequest::CallTool(call) = ClientRequest::from_incoming(&incoming)? {
//!     assert_eq!(call.name, "add");
//!     let numbers: std::collections::BTreeMap<String, i64> = call.arguments_as()?;
//!     let sum: i64 = numbers.values().sum();
//!     let result = CallToolResult::new([ContentBlock::text(sum.to_string())]);
//!     let line = serde_json::to_string(&OutgoingResult::new(incoming.id, result))?;
//!     assert_eq!(
//!         line,
//!         r#"{"jsonrpc":"2.0","id":1,"result":{"content":[{"type":"text","text":"3"}],"resultType":"complete"}}"#
//!     );
//! }
//! # Ok(())
//! # }
//! ```
//!
//! Nothing that a peer sends is lost: members that a version does not define are in `extra`, texts
//! that it does not name in `Other`, kinds that it does not know in `Unknown`, and all of them are
//! written back. Nothing of it makes reading fail either.

#![forbid(unsafe_code)]

#[rustfmt::skip]
mod access;
pub mod convert;
pub mod dispatch;
pub mod error;
#[rustfmt::skip]
pub mod facts;
pub mod json;
pub mod map;
pub mod message;
pub mod number;
pub mod rpc;
#[rustfmt::skip]
pub mod versions;
pub mod wire;

pub use convert::{ConvertFrom, Converted, IntoVersion};
pub use dispatch::Absent;
pub use error::DecodeError;
pub use facts::ProtocolVersion;
pub use json::{Json, JsonObject};
pub use map::Map;
pub use message::{
    Direction, MessageError, Notification, OutgoingError, OutgoingNotification, OutgoingRequest,
    OutgoingResult, Paginated, Payload, Request, SentRequest,
};
pub use number::{Integer, Number};
pub use rpc::{
    EnvelopeError, ErrorObject, Incoming, IncomingNotification, IncomingRequest, IncomingResponse,
    Packet, RequestId,
};
pub use versions::{latest, session};

#[rustfmt::skip]
pub mod v2024_11_05;
#[rustfmt::skip]
pub mod v2025_03_26;
#[rustfmt::skip]
pub mod v2025_06_18;
#[rustfmt::skip]
pub mod v2025_11_25;
#[rustfmt::skip]
pub mod v2026_07_28;
#[rustfmt::skip]
pub mod tasks;
