//! Decoding and encoding the same MCP messages with the generated bindings and with what else there is; and, in
//! [`load`], servers that answer them.
//!
//! - [`messages`] builds the lines, [`held`] says what a decoded line must hold.
//! - [`limit`] is the yardstick: structs written by hand for the one message that is known to come.
//! - [`peers`] are the other crates, `ours` the generated bindings (with the feature of that name).
//! - [`harness`] checks, [`timing`] times, [`table`] prints.
//!
//! Every contestant gets a `&str`: the transport has split the lines and knows that they are UTF-8. Decoding ends
//! where the library's own server or client would look at the message, and includes dropping it again. Encoding
//! writes into a buffer that is kept between messages.

use crate::{harness::Contestant, messages::Message};

pub mod cpu;
pub mod harness;
pub mod held;
pub mod limit;
pub mod load;
pub mod messages;
#[cfg(feature = "ours")]
pub mod ours;
pub mod peers;
pub mod table;
pub mod timing;

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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn peers_hold_and_write_back_every_message() {
        for message in messages::all() {
            for contestant in contestants(&message) {
                let context = (contestant.name, message.name);
                assert_eq!(contestant.failure(), None, "{context:?}");
                assert!(contestant.differences.is_empty(), "{context:?}");
            }
        }
    }

    #[test]
    fn whoever_does_not_hold_the_message_is_not_timed() {
        let list = messages::all().swap_remove(2);
        let mut other = list.clone();
        other.kind = messages::Kind::CallRequest;
        for contestant in contestants(&other) {
            assert!(contestant.failure().is_some(), "{}", contestant.name);
        }
    }

    #[test]
    fn differences_name_the_member() {
        let read = serde_json::json!({ "kept": [{ "a": 1, "b": 2 }], "lost": null });
        let written = serde_json::json!({ "kept": [{ "a": 1, "b": 3 }], "new": 0 });
        assert_eq!(
            held::differences(&read, &written),
            ["changes /kept/*/b", "loses /lost", "adds /new"]
        );
    }
}
