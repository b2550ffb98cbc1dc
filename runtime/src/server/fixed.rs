//! Lists that never change: each is made once for a protocol version, and then its text is sent.

use std::collections::HashMap;
use std::sync::{Arc, Mutex};

use mcp_bindings::latest::ClientRequest;
use mcp_bindings::{Incoming, OutgoingResult, ProtocolVersion};
use serde_json::value::RawValue;

use super::context::Context;
use super::reply::Reply;
use crate::lock::lock;

/// What was answered to requests for lists.
#[derive(Default)]
pub(super) struct FixedLists(Mutex<HashMap<(&'static str, ProtocolVersion), Arc<RawValue>>>);

impl FixedLists {
    /// The answer, if this list was asked for before.
    pub fn answer(&self, context: &Context) -> Option<Reply> {
        let list = lock(&self.0).get(&key(context)).cloned()?;
        let result = OutgoingResult::new(context.request_id().clone(), &*list);
        serde_json::to_string(&result).ok().map(Reply::text)
    }

    /// Keeps an answer, unless it is an error.
    pub fn keep(&self, context: &Context, reply: &Reply) {
        if let Ok(Incoming::Response(response)) = Incoming::parse(&reply.text)
            && let Ok(list) = response.outcome
        {
            let list = RawValue::from_string(without_space(list.get()));
            lock(&self.0).extend(list.ok().map(|list| (key(context), Arc::from(list))));
        }
    }
}

fn key(context: &Context) -> (&'static str, ProtocolVersion) {
    (context.inner.method, context.protocol_version())
}

/// Whether this asks for a list from its beginning.
pub(super) fn is_list(request: &ClientRequest) -> bool {
    let params = match request {
        ClientRequest::ListTools(params)
        | ClientRequest::ListPrompts(params)
        | ClientRequest::ListResources(params)
        | ClientRequest::ListResourceTemplates(params) => params,
        _ => return false,
    };
    params.cursor.is_none()
}

/// JSON without the white space between its parts.
pub(super) fn without_space(json: &str) -> String {
    let mut text = String::with_capacity(json.len());
    let mut rest = json;
    while let Some(at) = rest.find(['"', ' ', '\t', '\n', '\r']) {
        text.push_str(&rest[..at]);
        rest = &rest[at..];
        let end = if rest.starts_with('"') { string_end(rest) } else { 0 };
        text.push_str(&rest[..end]);
        rest = &rest[end.max(1)..];
    }
    text + rest
}

/// Where the string ends that `text` begins with.
fn string_end(text: &str) -> usize {
    let mut is_escaped = false;
    let end = text.bytes().skip(1).position(|byte| {
        let ends = byte == b'"' && !is_escaped;
        is_escaped = byte == b'\\' && !is_escaped;
        ends
    });
    end.map_or(text.len(), |end| end + 2)
}

#[cfg(test)]
mod tests {
    use super::without_space;

    #[test]
    fn only_space_between_parts_is_taken_out() {
        let json = "{ \"a b\" :\n [ 1 ,\t\"\\\" \\\\\" , \" \u{e9} \" ],\r\n\"\":{ } }";
        let text = without_space(json);
        assert_eq!(text, "{\"a b\":[1,\"\\\" \\\\\",\" \u{e9} \"],\"\":{}}");
        let values = [json, &text].map(serde_json::from_str::<serde_json::Value>);
        assert_eq!(values[0].as_ref().ok(), values[1].as_ref().ok());
    }
}
