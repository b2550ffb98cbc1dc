//! Generates the bindings of a vendor's extension.
//!
//! What the extension takes from protocol version 2026-07-28 stays the type of `mcp-bindings`, so
//! that its messages fit into the same programs.

fn main() -> Result<(), mcp_codegen::Error> {
    mcp_codegen::Bindings::from_file("schema/vendor.json")
        .module("vendor")
        .support_from("::mcp_bindings")
        .extends("2026-07-28")
        .write_to_out_dir()
}
