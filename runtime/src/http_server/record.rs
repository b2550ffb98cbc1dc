//! What is kept of a session beside this process, so that another copy of the server can go on.

use mcp_bindings::latest::{ClientCapabilities, Implementation, LoggingLevel};
use mcp_bindings::wire::decode;
use mcp_bindings::{Json, JsonObject, Map, ProtocolVersion};
use serde::Serialize;

use crate::server::context::Peer;
use crate::server::session::Session;

/// What a session is made of.
#[derive(Clone, Debug)]
pub(super) struct Record {
    pub principal: Option<String>,
    pub peer: Peer,
    pub level: Option<LoggingLevel>,
    /// The resources whose updates the client wants to know of.
    pub resources: Vec<String>,
}

impl Record {
    /// What `session` is made of, once it has begun.
    pub fn of(session: &Session, principal: Option<&str>) -> Option<Self> {
        let resources = session.changes()?.resources();
        Some(Self {
            principal: principal.map(str::to_owned),
            peer: session.peer()?.as_ref().clone(),
            level: session.level(),
            resources,
        })
    }

    pub fn to_text(&self) -> String {
        let mut members: Map<Json> = Map::new();
        put(&mut members, "version", Some(self.peer.version.as_str()));
        put(&mut members, "principal", self.principal.as_ref());
        put(&mut members, "info", self.peer.info.as_ref());
        put(&mut members, "capabilities", Some(&self.peer.capabilities));
        put(&mut members, "level", self.level.as_ref());
        put(&mut members, "resources", Some(&self.resources));
        JsonObject::from(&members).text().to_owned()
    }

    /// Reads what a copy of the server wrote; nothing if it is something else.
    pub fn from_text(text: &str) -> Option<Self> {
        let members: JsonObject = decode(text).ok()?;
        let version: String = members.get("version").ok()??;
        Some(Self {
            principal: members.get("principal").ok()?,
            peer: Peer {
                version: version.parse::<ProtocolVersion>().ok()?,
                info: members.get::<Implementation>("info").ok()?,
                capabilities: members.get::<ClientCapabilities>("capabilities").ok()??,
            },
            level: members.get("level").ok()?,
            resources: members.get("resources").ok()??,
        })
    }
}

fn put<T: Serialize + ?Sized>(members: &mut Map<Json>, name: &str, value: Option<&T>) {
    if let Some(json) = value.and_then(|value| Json::new(value).ok()) {
        members.insert(name, json);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn comes_back() {
        let record = Record {
            principal: Some("alice".to_owned()),
            peer: Peer {
                version: ProtocolVersion::V2025_06_18,
                info: Some(Implementation::new("client", "1")),
                capabilities: ClientCapabilities::new(),
            },
            level: Some(LoggingLevel::Error),
            resources: vec!["test://a".to_owned()],
        };
        let text = record.to_text();
        let again = Record::from_text(&text).expect("a record");
        assert_eq!(again.to_text(), text);
        assert_eq!(again.peer.version, record.peer.version);
        let bare = Record { principal: None, level: None, resources: Vec::new(), ..record };
        assert_eq!(Record::from_text(&bare.to_text()).expect("a record").principal, None);
        for broken in ["", "{}", "[]", r#"{"version":"1999-01-01","capabilities":{}}"#] {
            assert!(Record::from_text(broken).is_none(), "{broken}");
        }
    }
}
