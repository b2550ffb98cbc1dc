//! What a server's answer says: of a request, and of why there is none.

use std::collections::HashMap;

use http::StatusCode;
use mcp_bindings::rpc::METHOD_NOT_FOUND;
use mcp_bindings::{EnvelopeError, Incoming, Packet, RequestId};
use serde::de::IgnoredAny;

use crate::client::link::LinkError;

/// How many bytes of a body an error quotes at most.
const QUOTED: usize = 8 * 1024;

/// What a text says of one request.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Verdict {
    /// It answers the request, with an error of this code or with a result.
    Answer(Option<i64>),
    /// It is a message or several, but no answer to the request.
    Other,
    /// It is an error that does not say that this request failed: servers that cannot read a request
    /// leave the id out, or put a word there.
    Stray,
    /// It is no message: what is wrong.
    Nothing(String),
}

impl Verdict {
    /// Whether the text is an error of JSON-RPC, whatever it is about.
    pub fn is_error(&self) -> bool {
        matches!(self, Self::Answer(Some(_)) | Self::Stray)
    }
}

/// Says what `text` means to whoever waits for the answer to `id`.
pub(super) fn judge(text: &str, id: &RequestId) -> Verdict {
    let of_one = |message: &Incoming<'_>| match message {
        Incoming::Response(response) => {
            let code = response.outcome.as_ref().err().map(|error| error.code);
            match &response.id {
                Some(answered) if answered == id => Verdict::Answer(code),
                _ if code.is_some() => Verdict::Stray,
                _ => Verdict::Other,
            }
        }
        _ => Verdict::Other,
    };
    match Packet::parse(text) {
        Ok(Packet::One(message)) => of_one(&message),
        Ok(Packet::Batch(messages)) => {
            let mut verdicts = messages.iter().flatten().map(of_one);
            verdicts.find(|one| matches!(one, Verdict::Answer(_))).unwrap_or(Verdict::Other)
        }
        Err(error) => Verdict::Nothing(what_is_wrong(text, &error)),
    }
}

/// Whether something that is no message was meant to be the answer to `id`.
pub(super) fn is_meant_for(text: &str, id: &RequestId) -> bool {
    Packet::parse(text).is_err_and(|error| error.id.as_ref() == Some(id))
}

/// Whether a text is meant to answer something, or is no message at all.
pub(super) fn is_response(text: &str) -> bool {
    !matches!(
        Packet::parse(text),
        Ok(Packet::One(Incoming::Request(_) | Incoming::Notification(_)) | Packet::Batch(_))
    )
}

/// What is wrong with a text that is no message. A server that forgets the envelope forgets all of
/// it: whoever mends that wants to read of every member at once.
fn what_is_wrong(text: &str, error: &EnvelopeError) -> String {
    if text.trim().is_empty() {
        return "the body is empty".to_owned();
    }
    let Ok(members) = serde_json::from_str::<HashMap<String, IgnoredAny>>(text) else {
        return error.error.message.clone();
    };
    let mut missing: Vec<_> =
        ["jsonrpc", "id"].into_iter().filter(|name| !members.contains_key(*name)).collect();
    if !["result", "error", "method"].iter().any(|name| members.contains_key(*name)) {
        missing.push("result");
    }
    match &*missing {
        [] | ["id"] => error.error.message.clone(),
        missing => format!("members of JSON-RPC are missing: `{}`", missing.join("`, `")),
    }
}

/// An answer whose status says that something was refused.
pub(super) struct Refusal<'a> {
    /// Who refused.
    pub server: String,
    pub status: StatusCode,
    /// The header `WWW-Authenticate`.
    pub challenge: Option<String>,
    /// Where the server points to instead, if it does.
    pub elsewhere: Option<String>,
    /// Whether the session was named that may have ended.
    pub in_session: bool,
    pub body: &'a str,
}

impl Refusal<'_> {
    /// Why there is no answer; `None` if the body is one after all, given what it says.
    pub fn error(self, verdict: Option<&Verdict>) -> Option<LinkError> {
        let code = match verdict {
            Some(Verdict::Answer(code)) => Some(*code),
            _ => None,
        };
        let status = self.status.as_u16();
        match self.status {
            StatusCode::UNAUTHORIZED => {}
            // Without a challenge, an answer says more than that something is forbidden.
            StatusCode::FORBIDDEN if code.is_none() || self.challenge.is_some() => {}
            // A method that the server does not know has the same status as a session.
            StatusCode::NOT_FOUND if self.in_session && code != Some(Some(METHOD_NOT_FOUND)) => {
                return Some(LinkError::SessionLost);
            }
            _ if code.is_some() => return None,
            _ => {
                let body = match self.elsewhere {
                    Some(elsewhere) => format!("redirects to {elsewhere}"),
                    None => quote(self.body).to_owned(),
                };
                return Some(LinkError::Status { server: self.server, status, body });
            }
        }
        Some(LinkError::Unauthorized { server: self.server, status, challenge: self.challenge })
    }
}

/// The beginning of a body.
pub(super) fn quote(body: &str) -> &str {
    let mut end = body.len().min(QUOTED);
    while !body.is_char_boundary(end) {
        end -= 1;
    }
    &body[..end]
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::random::Random;

    fn seven(text: &str) -> Verdict {
        judge(text, &7.into())
    }

    #[test]
    fn tells_answers_from_other_messages() {
        assert_eq!(seven(r#"{"jsonrpc":"2.0","id":7,"result":{}}"#), Verdict::Answer(None));
        let error = r#"{"jsonrpc":"2.0","id":7,"error":{"code":-1,"message":""}}"#;
        assert_eq!(seven(error), Verdict::Answer(Some(-1)));
        assert_eq!(seven(r#"{"jsonrpc":"2.0","id":"7","result":{}}"#), Verdict::Other);
        assert_eq!(seven(r#"{"jsonrpc":"2.0","id":7,"method":"ping"}"#), Verdict::Other);
        let batch = format!(r#"[{{"jsonrpc":"2.0","method":"x"}},{error}]"#);
        assert_eq!(seven(&batch), Verdict::Answer(Some(-1)));
        let nameless = r#"{"jsonrpc":"2.0","id":null,"error":{"code":-1,"message":""}}"#;
        assert_eq!(seven(nameless), Verdict::Stray);
        assert_eq!(seven(&nameless.replace("null", "\"server-error\"")), Verdict::Stray);
    }

    #[test]
    fn names_all_that_is_missing() {
        let bare = r#"{"capabilities":{},"serverInfo":{}}"#;
        let wrong = "members of JSON-RPC are missing: `jsonrpc`, `id`, `result`";
        assert_eq!(seven(bare), Verdict::Nothing(wrong.to_owned()));
        assert!(matches!(seven("<html>"), Verdict::Nothing(what) if what.contains("expected")));
        assert!(is_meant_for(r#"{"id":7,"result":{}}"#, &7.into()));
        assert!(!is_meant_for(r#"{"id":8,"result":{}}"#, &7.into()));
    }

    #[test]
    fn nothing_makes_it_panic() {
        let pieces =
            ["{", "}", "[", "]", ":", ",", "\"id\"", "\"jsonrpc\"", "\"2.0\"", "7", "null", "é"];
        let mut random = Random::new(4);
        for _ in 0..20_000 {
            let text: String =
                (0..random.below(12)).map(|_| pieces[random.below(pieces.len())]).collect();
            assert!(!matches!(seven(&text), Verdict::Answer(_)), "{text}");
            assert!(quote(&text.repeat(QUOTED)).len() <= QUOTED);
        }
    }

    fn refused(status: u16, in_session: bool, verdict: &Verdict) -> Option<LinkError> {
        let refusal = Refusal {
            server: "it".to_owned(),
            status: StatusCode::from_u16(status).expect("a status"),
            challenge: None,
            elsewhere: None,
            in_session,
            body: "sorry",
        };
        refusal.error(Some(verdict))
    }

    #[test]
    fn a_session_ends_with_404_unless_only_the_method_is_unknown() {
        let unknown = Verdict::Answer(Some(METHOD_NOT_FOUND));
        assert_eq!(refused(404, true, &unknown), None);
        for verdict in [Verdict::Answer(Some(-32600)), Verdict::Stray, Verdict::Other] {
            assert_eq!(refused(404, true, &verdict), Some(LinkError::SessionLost));
        }
        let status =
            LinkError::Status { server: "it".to_owned(), status: 404, body: "sorry".to_owned() };
        assert_eq!(refused(404, false, &Verdict::Stray), Some(status));
    }

    #[test]
    fn an_answer_counts_whatever_the_status() {
        assert_eq!(refused(400, true, &Verdict::Answer(Some(-32020))), None);
        assert_eq!(refused(403, false, &Verdict::Answer(Some(-32020))), None);
        for status in [401, 403] {
            let error =
                LinkError::Unauthorized { server: "it".to_owned(), status, challenge: None };
            assert_eq!(refused(status, true, &Verdict::Other), Some(error));
        }
    }
}
