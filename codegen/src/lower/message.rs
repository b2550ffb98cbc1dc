//! Messages: who sends them, what they carry, how they are answered.

use super::Lowering;
use crate::document::Schema;
use crate::facts::{SideKind, SideName};
use crate::model::{Kind, Message, Params, Presence, Protocol, Ref, Shape};
use crate::problem::Problem;

impl Lowering<'_> {
    /// Finds the messages among the types of `protocol`.
    pub(super) fn messages(&mut self, protocol: &mut Protocol) {
        let mut messages = Vec::new();
        for ty in &protocol.types {
            let Shape::Object(object) = &ty.shape else { continue };
            let Some(method) = &object.method else { continue };
            match self.message(protocol, &ty.definition, &ty.name, method) {
                Ok(message) => messages.push(message),
                Err(problem) => self.problem(&ty.pointer, problem),
            }
        }
        messages.sort_by(|one, two| one.method.cmp(&two.method));
        for pair in messages.windows(2) {
            if pair[0].method == pair[1].method {
                let message = format!("`{}` and `{}` have one method", pair[0].name, pair[1].name);
                self.problems.push(Problem::new(&self.document.file, "", message));
            }
        }
        protocol.messages = messages;
    }

    fn message(
        &self,
        protocol: &Protocol,
        definition: &str,
        name: &str,
        method: &str,
    ) -> Result<Message, String> {
        let (kind, client_sends, server_sends) = self.sides(definition, method)?;
        let short = name.strip_suffix("Request").or_else(|| name.strip_suffix("Notification"));
        let capability = self.capability(method, client_sends, server_sends);
        let header = self.facts.messages.header.iter().find(|header| header.method == method);
        if header.is_some() {
            self.facts.mark("messages.toml", format!("header {method}"));
        }
        Ok(Message {
            method: method.to_owned(),
            kind,
            name: name.to_owned(),
            short: short.unwrap_or(name).to_owned(),
            client_sends,
            server_sends,
            params: params(protocol, name),
            result: self.result(protocol, definition, name, kind)?,
            capability,
            name_header: header.map(|header| header.member.clone()),
        })
    }

    /// The capability that the receiver needs. Where both sides receive a message, both need the
    /// same one.
    fn capability(&self, method: &str, client_sends: bool, server_sends: bool) -> Option<String> {
        let mut capability = None;
        for handler in &self.facts.messages.handler {
            let answers = match handler.side {
                SideName::Client => server_sends,
                SideName::Server => client_sends,
            };
            if answers && handler.methods.iter().any(|other| other == method) {
                self.facts.mark("messages.toml", format!("handler {} {method}", handler.name));
                capability = capability.or_else(|| handler.capability.clone());
            }
        }
        capability
    }

    /// What a message is, and whether the client or the server sends it.
    fn sides(&self, definition: &str, method: &str) -> Result<(Kind, bool, bool), String> {
        let (mut client, mut server) = (false, false);
        let mut listed = None;
        for list in &self.facts.messages.side {
            if list.kind == SideKind::Result {
                continue;
            }
            let Some(union) = self.document.definition(&list.definition) else { continue };
            if !lists(union, definition, method) {
                continue;
            }
            listed = Some(match list.kind {
                SideKind::Notification => Kind::Notification,
                _ => Kind::Request,
            });
            match list.by {
                SideName::Client => client = true,
                SideName::Server => server = true,
            }
        }
        let by_name = if definition.ends_with("Request") {
            Some(Kind::Request)
        } else if definition.ends_with("Notification") {
            Some(Kind::Notification)
        } else {
            None
        };
        let fact = self
            .facts
            .messages
            .direction
            .iter()
            .find(|fact| fact.messages.iter().any(|message| message == definition));
        if let Some(fact) = fact.filter(|_| listed.is_none()) {
            self.facts.mark("messages.toml", format!("direction {definition}"));
            match fact.by {
                SideName::Client => client = true,
                SideName::Server => server = true,
            }
        }
        let kind = listed.or(by_name).ok_or_else(|| {
            format!(
                "`{definition}` has a method, but is neither called a request nor a notification"
            )
        })?;
        if !client && !server {
            if !self.facts.messages.side.is_empty() && self.facts.docs.is_some() {
                return Err(format!("messages.toml does not say who sends `{definition}`"));
            }
            // Of a foreign schema nobody says who sends what, so either side may.
            return Ok((kind, true, true));
        }
        Ok((kind, client, server))
    }

    fn result(
        &self,
        protocol: &Protocol,
        definition: &str,
        name: &str,
        kind: Kind,
    ) -> Result<Option<Ref>, String> {
        if kind == Kind::Notification {
            return Ok(None);
        }
        let stem = definition.strip_suffix("Request").unwrap_or(definition);
        let response = self.names.get(&format!("{stem}ResultResponse"));
        if let Some(response) = response.and_then(|name| protocol.get(name))
            && let Shape::Object(object) = &response.shape
            && let Some(field) = object.field("result")
        {
            return Ok(Some(match field.presence {
                Presence::Nullable => super::nullable(field.value.clone()),
                _ => field.value.clone(),
            }));
        }
        if self.names.contains_key(&format!("{stem}Result")) {
            return Ok(Some(self.named(&format!("{stem}Result"))));
        }
        for fact in &self.facts.messages.result {
            let matches = fact.requests.iter().any(|request| request == definition);
            if matches && self.names.contains_key(&fact.result) {
                self.facts.mark("messages.toml", format!("result {definition}"));
                return Ok(Some(self.named(&fact.result)));
            }
        }
        if self.facts.docs.is_none() {
            return Ok(Some(Ref::Json));
        }
        Err(format!("messages.toml does not say what `{name}` is answered with"))
    }
}

/// Whether a list of messages holds this one, by reference or, where the list has one member only
/// and is that message itself, by method.
fn lists(union: &Schema, definition: &str, method: &str) -> bool {
    let by_reference =
        union.any_of.iter().any(|kind| kind.reference.as_deref() == Some(definition));
    let itself = union.property("method").and_then(Schema::constant_text) == Some(method);
    by_reference || itself || union.reference.as_deref() == Some(definition)
}

fn params(protocol: &Protocol, name: &str) -> Params {
    let object = match protocol.get(name).map(|ty| &ty.shape) {
        Some(Shape::Object(object)) => object.field("params"),
        _ => None,
    };
    match object {
        Some(field) => {
            Params { value: field.value.clone(), required: field.presence == Presence::Required }
        }
        None => Params { value: Ref::JsonObject, required: false },
    }
}
