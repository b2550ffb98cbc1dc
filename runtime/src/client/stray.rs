//! Answers that do not say whose they are: whoever waits is told all the same.
//!
//! A server that writes the id as a text, leaves it out or cannot read the request answers, and yet
//! nobody would hear of it before the time is over.

use std::sync::Arc;
use std::time::Duration;

use mcp_bindings::rpc::INVALID_REQUEST;
use mcp_bindings::wire::decode;
use mcp_bindings::{EnvelopeError, ErrorObject, Integer, Json, Map, RequestId};

use super::core::Core;
use super::pending::Outcome;
use super::shown::{first, quoted};
use crate::frames::Edges;

/// How long a request that an answer without id may be for waits on for one of its own. What a
/// server says of a notification has no id either, and the answer follows.
const GRACE: Duration = Duration::from_millis(500);

/// How many answers without id are looked after at the same time.
const MOST: usize = 64;

impl Core {
    /// What cannot be read costs only the request that it is for.
    pub fn unreadable(self: &Arc<Self>, edges: &Edges, why: &str) {
        self.skip(&why);
        let beginning = edges.beginning();
        let what = format!("{why}, which begins with {}", quoted(first(&beginning, 100)));
        let id = edges.id();
        if edges.is_call() {
            if let Some(id) = id.filter(|_| self.version().has_handshake()) {
                let refusal = ErrorObject::new(INVALID_REQUEST, format!("the request is {why}"));
                self.reply_error(id, refusal);
            }
            return self.pending.note(what);
        }
        match id {
            Some(id) if self.pending.is_waiting(&id) => self.fail(&id, what),
            _ if is_broken(&beginning) && !why.contains("max_message") => self.stray(what),
            _ => self.pending.note(what),
        }
    }

    /// A text that is no message costs only the request that it is for.
    pub fn no_message(
        self: &Arc<Self>,
        error: &EnvelopeError,
        text: &str,
        place: Option<&RequestId>,
    ) {
        let members = decode::<Map<Json>>(text);
        let edges = Edges::of(text.as_bytes());
        let what = format!("{}: it sent {}", error.error.message, quoted(text));
        match (members, &error.id) {
            (Ok(members), _) if is_call(&members) => self.skip(error),
            (Ok(_), Some(id)) if self.pending.is_waiting(id) => self.fail(id, what),
            (Ok(members), _) if is_answer(&members) => self.misdirected(None, text, place),
            (Err(_), _) if edges.is_call() => self.skip(error),
            // It was cut, or is no JSON for another reason.
            (Err(_), _) if is_broken(text) => match edges.id() {
                Some(id) if self.pending.is_waiting(&id) => self.fail(&id, what),
                _ => self.stray(what),
            },
            _ => {
                self.skip(error);
                self.pending.note(quoted(text));
            }
        }
    }

    /// An answer to a request that does not wait. It may be late, or there twice; it may be meant for
    /// one that waits; or nobody knows.
    pub fn misdirected(
        self: &Arc<Self>,
        id: Option<&RequestId>,
        text: &str,
        place: Option<&RequestId>,
    ) {
        let members = decode::<Map<Json>>(text).unwrap_or_default();
        let written = members.get("id").map(|id| first(id.text(), 100).to_owned());
        let meant = written.as_deref().and_then(as_number);
        if let Some(meant) = meant.filter(|meant| self.pending.is_waiting(meant)) {
            let written = quoted(&written.unwrap_or_default());
            let what = format!("its id is {written} where `{meant}` was sent: {}", quoted(text));
            return self.fail(&meant, what);
        }
        let id_is = written.map_or("no id".to_owned(), |id| format!("the id {}", quoted(&id)));
        let what =
            format!("an answer with {id_is}, which is not asked for: it sent {}", quoted(text));
        match place {
            Some(place) if self.pending.is_waiting(place) => self.fail(place, what),
            _ if id.is_some_and(|id| self.was_asked(id)) => {
                tracing::debug!(what, "an answer came that nobody waits for");
                self.pending.note(what);
            }
            _ => self.stray(what),
        }
    }

    /// Fails a request, and gives it up where it is carried.
    fn fail(&self, id: &RequestId, what: String) {
        if self.pending.answer(id, Outcome::Malformed(what)) {
            self.link.give_up(id);
        }
    }

    /// Something came that answers one of those that wait, and it is not known which. Once only one
    /// of them is left, it is that one.
    fn stray(self: &Arc<Self>, what: String) {
        self.skip(&what);
        self.pending.note(what.clone());
        let mut candidates = self.pending.candidates();
        let Ok(place) = Arc::clone(&self.strays).try_acquire_owned() else { return };
        if candidates.is_empty() {
            return;
        }
        let core = Arc::downgrade(self);
        self.runtime.spawn(async move {
            let _place = place;
            loop {
                tokio::time::sleep(GRACE).await;
                let Some(core) = core.upgrade() else { return };
                candidates.retain(|id| core.pending.is_waiting(id));
                match &*candidates {
                    [] => return,
                    [id] => return core.fail(id, what),
                    _ => {}
                }
            }
        });
    }

    /// How many answers without id may be looked after.
    pub fn places_for_strays() -> Arc<tokio::sync::Semaphore> {
        Arc::new(tokio::sync::Semaphore::new(MOST))
    }
}

/// What has a method is no answer, and its id is not one of ours.
fn is_call(members: &Map<Json>) -> bool {
    members.get("method").is_some() && members.get("result").is_none()
}

/// Whether an object is meant as an answer. A server may also print what it logs as JSON.
fn is_answer(members: &Map<Json>) -> bool {
    let has = |name: &str| members.get(name).is_some();
    let error = members.get("error").and_then(|error| error.decode::<Map<Json>>().ok());
    let outcome = has("result") || has("error");
    outcome && (has("jsonrpc") || has("id") || members.len() == 1)
        || error.is_some_and(|error| error.get("code").is_some())
}

/// Whether a text that is no JSON looks like the beginning of an object, in whatever encoding.
fn is_broken(text: &str) -> bool {
    let text = text.trim_start_matches(['\u{feff}', '\u{fffd}', '\0', ' ']);
    text.strip_prefix('{').is_some_and(|rest| {
        let rest = rest.trim_start();
        rest.is_empty() || rest.starts_with(['"', '\0'])
    })
}

/// The number that an id means which is written as a text or as a fraction.
fn as_number(written: &str) -> Option<RequestId> {
    let plain = written.trim_matches(|c: char| c == '"' || c.is_whitespace());
    let number: f64 = plain.parse().ok()?;
    let whole = number.fract() == 0.0 && number.abs() < 9e15;
    let id: i64 = whole.then(|| format!("{number:.0}"))?.parse().ok()?;
    Some(RequestId::Integer(Integer::from(id)))
}
