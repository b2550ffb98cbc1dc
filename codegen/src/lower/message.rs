//! Messages: who sends them, what they carry, how they are answered.

use heck::ToSnakeCase as _;

use super::Lowering;
use crate::decision::Decision;
use crate::document::Schema;
use crate::facts::{Handler, SideKind, SideName};
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
                Ok(message) => {
                    let open = self.open_decisions(&message);
                    for (text, decision) in open {
                        self.undecided(&ty.pointer, text, decision);
                    }
                    messages.push(message);
                }
                Err((text, Some(decision))) => self.undecided(&ty.pointer, text, decision),
                Err((text, None)) => self.problem(&ty.pointer, text),
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
    ) -> Result<Message, Unsettled> {
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

    /// What is not said of a message, though it could be rendered without.
    fn open_decisions(&self, message: &Message) -> Vec<(String, Decision)> {
        let handlers = &self.facts.messages.handler;
        if handlers.is_empty() || self.facts.docs.is_none() || message.kind != Kind::Request {
            return Vec::new();
        }
        let mut open = Vec::new();
        for (side, asked, name) in [
            (SideName::Server, message.client_sends, "server"),
            (SideName::Client, message.server_sends, "client"),
        ] {
            let answers = |handler: &&Handler| handler.side == side;
            let offered = handlers.iter().filter(answers);
            if !asked || offered.clone().any(|handler| handler.methods.contains(&message.method)) {
                continue;
            }
            let text = format!(
                "messages.toml does not say which handler of a {name} answers `{}`",
                message.method
            );
            let family = |method: &str| method.split('/').next().unwrap_or_default().to_owned();
            let own = family(&message.method);
            let relative = |handler: &&Handler| handler.methods.iter().any(|m| family(m) == own);
            let decision = match offered.clone().find(relative) {
                Some(handler) => Decision::element(
                    "messages.toml",
                    format!("name = {:?}", handler.name),
                    "methods",
                    &message.method,
                ),
                None => Decision::entry(
                    "messages.toml",
                    format!(
                        "[[handler]]\nname = {:?}\nside = {name:?}\nmethods = [{:?}]\ndoc = \"Answers `{}`.\"\n\
                         reason = \"no capability says that it is offered\"",
                        message.short.to_snake_case(),
                        message.method,
                        message.method
                    ),
                ),
            };
            open.push((text, decision));
        }
        open
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
    fn sides(&self, definition: &str, method: &str) -> Result<(Kind, bool, bool), Unsettled> {
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
            let text = format!(
                "`{definition}` has a method, but is neither called a request nor a notification"
            );
            (text, None)
        })?;
        if !client && !server {
            if !self.facts.messages.side.is_empty() && self.facts.docs.is_some() {
                let text = format!("messages.toml does not say who sends `{definition}`");
                return Err((text, Some(direction(definition, kind))));
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
    ) -> Result<Option<Ref>, Unsettled> {
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
        let empty = ["EmptyResult", "Result"].into_iter().find(|it| self.names.contains_key(*it));
        let decision = empty.map(|empty| {
            let lines = format!(
                "[[result]]\nrequests = [{definition:?}]\nresult = {empty:?}\nreason = \"nothing in \
                 the schema is called its result\""
            );
            Decision::entry("messages.toml", lines)
        });
        Err((format!("messages.toml does not say what `{name}` is answered with"), decision))
    }
}

/// Why a message is none, and what settles it.
type Unsettled = (String, Option<Decision>);

/// Who sends a message, guessed: clients ask, servers tell.
fn direction(definition: &str, kind: Kind) -> Decision {
    let by = if kind == Kind::Request { "client" } else { "server" };
    let lines = format!(
        "[[direction]]\nmessages = [{definition:?}]\nby = {by:?}\nreason = \"no list of the schema names it\""
    );
    Decision::entry("messages.toml", lines)
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
