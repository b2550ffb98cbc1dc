//! Decoding and encoding the same MCP messages with the generated bindings and with what else there is.
//!
//! - [`messages`] builds the lines, [`held`] says what a decoded line must hold.
//! - [`limit`] is the yardstick: structs written by hand for the one message that is known to come.
//! - [`peers`] are the other crates, [`ours`] the generated bindings (feature `ours`).
//! - [`harness`] checks and times, [`table`] prints.
//!
//! Every contestant gets a `&str`: the transport has split the lines and knows that they are UTF-8. Decoding ends
//! where the library's own server or client would look at the message, and includes dropping it again. Encoding
//! writes into a buffer that is kept between messages.

use crate::{harness::Contestant, messages::Message};

pub mod harness;
pub mod held;
pub mod limit;
pub mod messages;
#[cfg(feature = "ours")]
pub mod ours;
pub mod peers;
pub mod table;

/// Everybody who decodes and encodes `message`, the limit first.
pub fn contestants(message: &Message) -> Vec<Contestant> {
    vec![
        limit::contestant(message),
        #[cfg(feature = "ours")]
        ours::contestant(message),
        peers::rmcp::contestant(message),
        peers::rust_mcp_schema::contestant(message),
        peers::turbomcp::contestant(message),
        peers::value::contestant(message),
    ]
}
