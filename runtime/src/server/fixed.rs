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
            lock(&self.0).insert(key(context), Arc::from(list.to_owned()));
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
