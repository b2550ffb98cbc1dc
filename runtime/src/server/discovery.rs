//! `server/discover`: who the server is, what it speaks, what it can do.

use std::future::{Future, ready};

use mcp_bindings::ErrorObject;
use mcp_bindings::latest::{DiscoverResult, DiscoveryHandler, RequestParams};

use super::context::Context;

/// Answers it for every server.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Discovery;

impl DiscoveryHandler<Context> for Discovery {
    // Not an async function, which would hold the parameters: so would the future of every request.
    fn discover(
        &self,
        cx: &Context,
        _: RequestParams,
    ) -> impl Future<Output = Result<DiscoverResult, ErrorObject>> + Send {
        let core = &cx.inner.core;
        let (ttl, scope) = core.discovery.clone();
        let versions = core.versions.iter().rev().map(|version| version.as_str());
        let mut result = DiscoverResult::new(core.capabilities.clone(), versions)
            .with_ttl_ms(u64::try_from(ttl.as_millis()).unwrap_or(u64::MAX))
            .with_cache_scope(scope);
        result.instructions.clone_from(&core.instructions);
        ready(Ok(result))
    }
}
