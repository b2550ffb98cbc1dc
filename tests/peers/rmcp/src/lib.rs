//! What the client and the server on rmcp have in common.

use rmcp::model::ProtocolVersion;

/// The text of the tool `test_simple_text`.
pub const SIMPLE_TEXT: &str = "This is a simple text response for testing.";
/// The one resource.
pub const RESOURCE_URI: &str = "test://static-text";
/// What is in the one resource.
pub const RESOURCE_TEXT: &str = "This is the content of the static text resource.";
/// The text of the one prompt.
pub const PROMPT_TEXT: &str = "This is a simple prompt for testing.";

/// What `MCP_PEER_PROTOCOL` asks for.
pub enum Wanted {
    /// Nothing: what the SDK does by default.
    Default,
    /// The version that is negotiated by the `initialize` handshake.
    Handshake,
    /// The version without a handshake and without sessions.
    Stateless,
    /// The newest version that the other side speaks; only a client can negotiate so.
    Auto,
}

impl Wanted {
    /// Reads the environment.
    pub fn from_env() -> Self {
        match std::env::var("MCP_PEER_PROTOCOL").as_deref() {
            Ok("2025-11-25") => Self::Handshake,
            Ok("2026-07-28") => Self::Stateless,
            Ok("auto") => Self::Auto,
            _ => Self::Default,
        }
    }
}

/// The version without a handshake.
pub const STATELESS: ProtocolVersion = ProtocolVersion::V_2026_07_28;
/// The newest version with a handshake.
pub const HANDSHAKE: ProtocolVersion = ProtocolVersion::V_2025_11_25;
