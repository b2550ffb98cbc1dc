//! The other crates, each used the way its own server or client uses it.

pub mod rmcp;
pub mod rust_mcp_schema;
pub mod turbomcp;
pub mod value;

/// What the reader of the table should know about how a peer is measured.
pub const NOTES: &[(&str, &str)] = &[
    (rmcp::NAME, rmcp::NOTE),
    (rust_mcp_schema::NAME, rust_mcp_schema::NOTE),
    (turbomcp::NAME, turbomcp::NOTE),
    (value::NAME, value::NOTE),
];
