//! What the bindings must do, judged by the schemas, the official examples and JSON-RPC itself.

use mcp_tests::random;

mod conversions;
mod definitions;
mod dispatch;
mod envelope;
mod examples;
mod generate;
mod json;
mod mutate;
mod nulls;
mod oracle;
mod readme;
mod registry;
mod server;
mod spec;
mod tolerance;
