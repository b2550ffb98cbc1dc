//! A link whose messages are recorded.

use std::borrow::Cow;

use mcp_bindings::{ProtocolVersion, RequestId};

use super::link::{Link, Outgoing, Sending};
use crate::tap::{Tap, Way};

/// Records what goes out over another link. What comes in is recorded where it is read.
pub(super) struct Tapped {
    pub link: Box<dyn Link>,
    pub tap: Tap,
}

impl Link for Tapped {
    fn send(&self, message: Outgoing) -> Sending<'_> {
        self.tap.record(Way::Sent, &message.text);
        self.link.send(message)
    }

    fn give_up(&self, id: &RequestId) -> bool {
        let told = self.link.give_up(id);
        if told {
            // No message says so, but whoever reads the recording wants to know.
            let what = Cow::Owned(id.to_string());
            self.tap.record_with(Way::Sent, "", std::iter::once(("given-up", what)));
        }
        told
    }

    fn server(&self) -> String {
        self.link.server()
    }

    fn evidence(&self) -> Option<String> {
        self.link.evidence()
    }

    fn agreed(&self, version: ProtocolVersion) {
        self.link.agreed(version);
    }

    fn close(&self) -> Sending<'_> {
        self.link.close()
    }
}
