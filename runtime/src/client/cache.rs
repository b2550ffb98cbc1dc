//! Results that may be used again for a while, because the server says so.
//!
//! <https://modelcontextprotocol.io/specification/2026-07-28/server/utilities/caching>. A client
//! has one server and one authorization, and its cache is shared with nobody: so both scopes of the
//! protocol allow what it keeps.

use std::collections::HashMap;
use std::sync::Mutex;
use std::time::Duration;

use mcp_bindings::latest::{
    ClientRequest, ListPromptsRequest, ListResourceTemplatesRequest, ListResourcesRequest,
    ListToolsRequest, ServerNotification, ServerResult,
};
use mcp_bindings::{Payload, Request};
use tokio::time::Instant;

use super::request::Read;
use crate::lock::lock;

/// How many results are kept at most.
const MAX_KEPT: usize = 1024;

/// How long a result is kept at most, whatever the server says.
const MAX_TTL: Duration = Duration::from_secs(30 * 24 * 3600);

/// The results of one client.
pub(super) struct Cache {
    inner: Mutex<Inner>,
    max_bytes: usize,
}

#[derive(Default)]
struct Inner {
    kept: HashMap<Key, Kept>,
    bytes: usize,
    /// How often something was forgotten: what was asked for before that is not kept after it.
    age: u64,
}

/// The method and the parameters without metadata.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
struct Key {
    method: &'static str,
    /// The resource that is read.
    uri: Option<String>,
    params: String,
}

struct Kept {
    result: ServerResult,
    size: usize,
    until: Instant,
}

/// The place of one request in the cache.
pub(super) struct Slot<'a> {
    cache: &'a Cache,
    key: Key,
    age: u64,
}

impl Cache {
    pub fn new(max_bytes: usize) -> Self {
        Self { inner: Mutex::default(), max_bytes }
    }

    /// The place of `request`, if its result may be kept. The request is left as it was.
    pub fn slot(&self, request: &mut ClientRequest) -> Option<Slot<'_>> {
        if self.max_bytes == 0 {
            return None;
        }
        let uri = match request {
            // With answers or a state in it, the result is that of a retry.
            ClientRequest::ReadResource(params)
                if params.input_responses.is_none() && params.request_state.is_none() =>
            {
                Some(params.uri.clone())
            }
            ClientRequest::ListTools(_)
            | ClientRequest::ListPrompts(_)
            | ClientRequest::ListResources(_)
            | ClientRequest::ListResourceTemplates(_)
            | ClientRequest::Discover(_) => None,
            _ => return None,
        };
        let method = request.method();
        let meta = std::mem::replace(request.meta_mut()?, super::meta());
        let params = serde_json::to_string(request).ok();
        *request.meta_mut()? = meta;
        let (params, age) = (params?, lock(&self.inner).age);
        Some(Slot { cache: self, key: Key { method, uri, params }, age })
    }

    /// Forgets what a change makes wrong.
    pub fn invalidate(&self, change: &ServerNotification) {
        let is_stale: &dyn Fn(&Key) -> bool = match change {
            ServerNotification::ToolListChanged(_) => &|key| key.method == ListToolsRequest::METHOD,
            ServerNotification::PromptListChanged(_) => {
                &|key| key.method == ListPromptsRequest::METHOD
            }
            ServerNotification::ResourceListChanged(_) => &|key| {
                key.method == ListResourcesRequest::METHOD
                    || key.method == ListResourceTemplatesRequest::METHOD
            },
            ServerNotification::ResourceUpdated(params) => {
                &|key| key.uri.as_ref() == Some(&params.uri)
            }
            _ => return,
        };
        lock(&self.inner).forget(is_stale);
    }

    /// Forgets the results of a method.
    pub fn forget(&self, method: &str) {
        lock(&self.inner).forget(&|key| key.method == method);
    }

    /// Forgets everything.
    pub fn clear(&self) {
        lock(&self.inner).forget(&|_| true);
    }
}

impl Inner {
    fn forget(&mut self, is_stale: &dyn Fn(&Key) -> bool) {
        self.age += 1;
        let bytes = &mut self.bytes;
        self.kept.retain(|key, kept| {
            let stays = !is_stale(key);
            if !stays {
                *bytes -= kept.size;
            }
            stays
        });
    }

    fn remove(&mut self, key: &Key) {
        if let Some(kept) = self.kept.remove(key) {
            self.bytes -= kept.size;
        }
    }
}

impl Slot<'_> {
    /// The result that is kept, if its time is not over.
    pub fn get(&self) -> Option<Read> {
        let mut inner = lock(&self.cache.inner);
        let kept = inner.kept.get(&self.key)?;
        if kept.until > Instant::now() {
            let (result, size) = (kept.result.clone(), kept.size);
            return Some(Read { result, size, left_out: Vec::new() });
        }
        inner.remove(&self.key);
        None
    }

    /// Keeps a result of `size` bytes for as long as it says, if nothing changed since it was asked
    /// for.
    pub fn put(self, result: &ServerResult, size: usize) {
        let mut result = result.clone();
        let ttl = result.ttl_ms_mut().and_then(|ttl| *ttl).map(Duration::from_millis);
        let mut inner = lock(&self.cache.inner);
        if inner.age != self.age {
            return;
        }
        inner.remove(&self.key);
        let Some(ttl) = ttl.filter(|ttl| !ttl.is_zero() && size <= self.cache.max_bytes) else {
            return;
        };
        while inner.kept.len() >= MAX_KEPT || inner.bytes + size > self.cache.max_bytes {
            let first = inner.kept.iter().min_by_key(|(_, kept)| kept.until);
            let Some(first) = first.map(|(key, _)| key.clone()) else { return };
            inner.remove(&first);
        }
        let until = Instant::now() + ttl.min(MAX_TTL);
        inner.bytes += size;
        inner.kept.insert(self.key, Kept { result, size, until });
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use mcp_bindings::latest::{
        ListToolsResult, NotificationParams, PaginatedRequestParams, ReadResourceRequestParams,
        ReadResourceResult, ResourceUpdatedNotificationParams, TextOrBlobResourceContents, Tool,
    };

    fn tools(cursor: Option<&str>) -> ClientRequest {
        let mut params = PaginatedRequestParams::new(super::super::meta());
        params.cursor = cursor.map(str::to_owned);
        ClientRequest::ListTools(Box::new(params))
    }

    fn read(uri: &str) -> ClientRequest {
        ClientRequest::ReadResource(Box::new(ReadResourceRequestParams::new(
            uri,
            super::super::meta(),
        )))
    }

    fn list(ttl: u64) -> ServerResult {
        ServerResult::ListTools(Box::new(ListToolsResult::new(Vec::<Tool>::new()).with_ttl_ms(ttl)))
    }

    fn put(cache: &Cache, mut request: ClientRequest, result: &ServerResult, size: usize) {
        cache.slot(&mut request).expect("a result to keep").put(result, size);
    }

    fn has(cache: &Cache, mut request: ClientRequest) -> bool {
        cache.slot(&mut request).expect("a result to keep").get().is_some()
    }

    #[tokio::test(start_paused = true)]
    async fn a_result_is_kept_for_its_time_and_its_request() {
        let cache = Cache::new(1000);
        put(&cache, tools(None), &list(5000), 10);
        assert!(has(&cache, tools(None)));
        assert!(!has(&cache, tools(Some(""))));
        tokio::time::advance(Duration::from_secs(6)).await;
        assert!(!has(&cache, tools(None)));
        put(&cache, tools(None), &list(0), 10);
        assert!(!has(&cache, tools(None)));
        put(&cache, tools(None), &list(u64::MAX), 10);
        assert!(has(&cache, tools(None)));
    }

    #[tokio::test]
    async fn changes_forget_what_they_are_about() {
        let cache = Cache::new(1000);
        let contents =
            ReadResourceResult::new(Vec::<TextOrBlobResourceContents>::new()).with_ttl_ms(5000);
        let contents = ServerResult::ReadResource(contents.into());
        put(&cache, tools(None), &list(5000), 10);
        put(&cache, read("a"), &contents, 10);
        put(&cache, read("b"), &contents, 10);
        let updated = ResourceUpdatedNotificationParams::new("a");
        cache.invalidate(&ServerNotification::ResourceUpdated(updated));
        assert!(!has(&cache, read("a")));
        assert!(has(&cache, read("b")) && has(&cache, tools(None)));
        let changed = ServerNotification::ToolListChanged(NotificationParams::new());
        let mut asked = tools(None);
        let slot = cache.slot(&mut asked).expect("a result to keep");
        cache.invalidate(&changed);
        assert!(!has(&cache, tools(None)));
        slot.put(&list(5000), 10);
        assert!(!has(&cache, tools(None)), "it was asked for before the change");
    }

    #[tokio::test]
    async fn is_bounded() {
        let cache = Cache::new(100);
        for number in 0..50_u64 {
            put(&cache, tools(Some(&number.to_string())), &list(5000 + number), 30);
        }
        assert!(lock(&cache.inner).bytes <= 100);
        assert_eq!(lock(&cache.inner).kept.len(), 3);
        assert!(has(&cache, tools(Some("49"))));
        put(&cache, tools(None), &list(5000), 101);
        assert!(!has(&cache, tools(None)));
    }

    #[test]
    fn retries_are_not_kept() {
        let cache = Cache::new(100);
        let params = ReadResourceRequestParams::new("a", super::super::meta());
        let params = params.with_request_state("x");
        let mut request = ClientRequest::ReadResource(Box::new(params));
        assert!(cache.slot(&mut request).is_none());
    }
}
