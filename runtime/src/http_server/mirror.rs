//! Parameters of tools that headers mirror: what the body says, the header must say.
//!
//! Which ones they are is in the server's own list of tools.
//! <https://modelcontextprotocol.io/specification/2026-07-28/basic/transports/streamable-http#custom-headers-from-tool-parameters>

use std::collections::{HashMap, HashSet};
use std::sync::{Arc, Mutex, MutexGuard};
use std::time::Duration;

use http::{HeaderMap, HeaderName};
use mcp_bindings::latest::{CacheScope, ListToolsResult, SubscriptionFilter, Tool};
use mcp_bindings::{ErrorObject, Json, JsonObject, Number};
use tokio::time::Instant;

use super::headers::single;
use super::stateless::{decoded, mismatch};
use crate::headers::PARAM_PREFIX;
use crate::lock::lock;
use crate::mirror::{Mirror, mirrors};
use crate::server::hub::{Interest, Listener};
use crate::server::running::Running;
use crate::server::service::Core;

/// How many pages of tools are read.
const MAX_PAGES: usize = 256;
/// For how many callers lists are kept.
const MAX_CALLERS: usize = 1024;

/// A mirrored parameter, and the whole name of its header.
struct Mirrored {
    header: HeaderName,
    mirror: Mirror,
}

/// The mirrored parameters of each tool that has some.
type ByTool = HashMap<String, Vec<Mirrored>>;

struct Learned {
    tools: Arc<ByTool>,
    until: Instant,
    /// Whether it holds for everyone, whoever asked.
    is_public: bool,
}

#[derive(Default)]
struct Known {
    /// By caller, because a handler may show different tools to different ones. What is for everyone
    /// is under no name.
    by_caller: HashMap<Option<Arc<str>>, Learned>,
    /// Counts the changes: what was asked for before the last one is not kept.
    changes: u64,
}

/// What is known of the server's tools.
pub(super) struct Mirrors {
    known: Mutex<Known>,
    changes: Listener,
    lifetime: Duration,
    has_tools: bool,
}

impl Mirrors {
    pub fn new(core: &Core, lifetime: Duration) -> Self {
        let filter = SubscriptionFilter::new().with_tools_list_changed(true);
        Self {
            known: Mutex::default(),
            changes: core.hub.listen(Interest { filter, ..Interest::default() }),
            lifetime,
            has_tools: core.capabilities.tools.is_some(),
        }
    }

    /// Checks the headers of a call, if it is one.
    pub async fn check(&self, running: &Running, headers: &HeaderMap) -> Result<(), ErrorObject> {
        let Some(call) = running.call().filter(|_| self.has_tools) else { return Ok(()) };
        let tools = match self.known(running.principal()) {
            Ok(tools) => tools,
            Err(changes) => Box::pin(self.learn(running, changes)).await?,
        };
        let mirrors = tools.get(&call.name).map_or(&[][..], Vec::as_slice);
        mirrors.iter().try_for_each(|mirror| mirror.check(headers, call.arguments.as_ref()))
    }

    fn lock(&self) -> MutexGuard<'_, Known> {
        lock(&self.known)
    }

    /// What is known for a caller; otherwise how many changes there were so far.
    fn known(&self, principal: Option<&Arc<str>>) -> Result<Arc<ByTool>, u64> {
        let mut known = self.lock();
        if !self.changes.take().is_empty() {
            known.by_caller.clear();
            known.changes += 1;
            return Err(known.changes);
        }
        let now = Instant::now();
        let fresh = |caller| known.by_caller.get(&caller).filter(|learned| learned.until > now);
        let shared = || fresh(None).filter(|learned| learned.is_public);
        let learned = fresh(principal.cloned()).or_else(shared);
        learned.map(|learned| Arc::clone(&learned.tools)).ok_or(known.changes)
    }

    /// Asks the server's own handler.
    async fn learn(&self, running: &Running, changes: u64) -> Result<Arc<ByTool>, ErrorObject> {
        let mut tools = ByTool::new();
        let mut lifetime = self.lifetime;
        let mut is_public = true;
        let mut cursor = None;
        let mut cursors = HashSet::new();
        for _ in 0..MAX_PAGES {
            let page: ListToolsResult = running.list_tools(cursor.take()).await?;
            lifetime = lifetime.max(Duration::from_millis(page.ttl_ms.unwrap_or_default()));
            is_public &= page.cache_scope == Some(CacheScope::Public);
            tools.extend(page.tools.iter().filter_map(mirrored));
            match page.next_cursor {
                Some(next) if cursors.insert(next.clone()) => cursor = Some(next),
                _ => break,
            }
        }
        let tools = Arc::new(tools);
        let caller = running.principal().filter(|_| !is_public).cloned();
        // A time beyond what can be told is as good as a day.
        let now = Instant::now();
        let until = now.checked_add(lifetime).unwrap_or(now + Duration::from_secs(24 * 3600));
        self.keep(caller, Learned { tools: Arc::clone(&tools), until, is_public }, changes);
        Ok(tools)
    }

    fn keep(&self, caller: Option<Arc<str>>, learned: Learned, changes: u64) {
        let now = Instant::now();
        let mut known = self.lock();
        if known.changes != changes {
            return;
        }
        let by_caller = &mut known.by_caller;
        if by_caller.len() >= MAX_CALLERS && !by_caller.contains_key(&caller) {
            by_caller.retain(|_, learned| learned.until > now);
            if by_caller.len() >= MAX_CALLERS {
                by_caller.clear();
            }
        }
        by_caller.insert(caller, learned);
    }
}

/// The mirrored parameters of a tool, if it has some. Clients drop a tool whose annotations are
/// wrong, so of such a tool nothing is asked.
fn mirrored(tool: &Tool) -> Option<(String, Vec<Mirrored>)> {
    match mirrors(&tool.input_schema) {
        Ok(found) if found.is_empty() => None,
        Ok(found) => Some((tool.name.clone(), found.into_iter().filter_map(named).collect())),
        Err(error) => {
            tracing::warn!(tool = tool.name, %error, "headers of a tool are not checked");
            None
        }
    }
}

fn named(mirror: Mirror) -> Option<Mirrored> {
    let header = HeaderName::try_from(format!("{PARAM_PREFIX}{}", mirror.header)).ok()?;
    Some(Mirrored { header, mirror })
}

impl Mirrored {
    fn check(
        &self,
        headers: &HeaderMap,
        arguments: Option<&JsonObject>,
    ) -> Result<(), ErrorObject> {
        let value = arguments.and_then(|arguments| self.mirror.value(arguments));
        let header = single(headers, &self.header).map_err(|e| mismatch(&self.header, e))?;
        let path = || self.mirror.path.join(".");
        match (header, value) {
            (None, None) => Ok(()),
            (None, Some(_)) => {
                let what = format!("required, but missing: the argument `{}` is there", path());
                Err(mismatch(&self.header, what))
            }
            (Some(_), None) => {
                let what = format!("present, but the argument `{}` is not", path());
                Err(mismatch(&self.header, what))
            }
            (Some(header), Some(value)) => {
                let header = decoded(header, &self.header)?;
                if says(&header, &value) {
                    return Ok(());
                }
                let what = format!("`{header}` here, {value} in the argument `{}`", path());
                Err(mismatch(&self.header, what))
            }
        }
    }
}

/// Whether a header says the same as a value: numbers by what they are worth.
fn says(header: &str, value: &Json) -> bool {
    if let Ok(text) = value.decode::<String>() {
        return text == header;
    }
    if let Ok(number) = value.decode::<Number>() {
        return serde_json::from_str::<Number>(header).is_ok_and(|header| header == number);
    }
    value.text() == header
}

#[cfg(test)]
mod tests {
    use super::*;
    use http::HeaderValue;
    use mcp_bindings::latest::ToolInputSchema;

    type Found = Vec<(String, Vec<String>)>;

    fn marks(properties: &str) -> Option<Found> {
        let text = format!(r#"{{"type":"object","properties":{{{properties}}}}}"#);
        let schema = ToolInputSchema::from_text(text).expect("a schema");
        let (name, found) = mirrored(&Tool::new("t", schema))?;
        assert_eq!(name, "t");
        Some(found.into_iter().map(|m| (m.header.as_str().to_owned(), m.mirror.path)).collect())
    }

    #[test]
    fn marks_are_found_on_chains_of_properties() {
        let found = marks(
            r#""a":{"type":"string","x-mcp-header":"Region"},
               "b":{"type":"object","properties":{"c":{"type":["integer","null"],"x-mcp-header":"N"}}},
               "d":{"anyOf":[{"properties":{"e":{"type":"string"}}}]}"#,
        );
        let mut found = found.expect("marks");
        found.sort();
        let expected = [
            ("mcp-param-n".to_owned(), vec!["b".to_owned(), "c".to_owned()]),
            ("mcp-param-region".to_owned(), vec!["a".to_owned()]),
        ];
        assert_eq!(found, expected);
        assert_eq!(marks(r#""a":{"type":"string"}"#), None);
    }

    #[test]
    fn wrong_marks_spoil_the_tool() {
        for property in [
            r#""a":{"type":"string","x-mcp-header":""}"#,
            r#""a":{"type":"string","x-mcp-header":"a b"}"#,
            r#""a":{"type":"number","x-mcp-header":"A"}"#,
            r#""a":{"type":"object","x-mcp-header":"A"}"#,
            r#""a":{"type":"string","x-mcp-header":7}"#,
            r#""a":{"type":"string","x-mcp-header":"X"},"b":{"type":"string","x-mcp-header":"x"}"#,
            r#""d":{"anyOf":[{"properties":{"e":{"type":"string","x-mcp-header":"No"}}}]}"#,
        ] {
            assert_eq!(marks(property), None, "{property}");
        }
    }

    fn check(header: Option<&[u8]>, arguments: &str) -> bool {
        let name = HeaderName::from_static("mcp-param-x");
        let path = vec!["a".to_owned(), "x".to_owned()];
        let mirror = Mirror { header: "X".to_owned(), path };
        let mirrored = Mirrored { header: name.clone(), mirror };
        let mut headers = HeaderMap::new();
        if let Some(header) = header {
            headers.insert(name, HeaderValue::from_bytes(header).expect("a value"));
        }
        let arguments = JsonObject::from_text(arguments).expect("an object");
        let checked = mirrored.check(&headers, Some(&arguments));
        if let Err(error) = &checked {
            assert_eq!(error.code, mcp_bindings::facts::error_code::HEADER_MISMATCH);
        }
        checked.is_ok()
    }

    #[test]
    fn header_and_argument_say_the_same() {
        for (header, arguments, same) in [
            (None, "{}", true),
            (None, r#"{"a":{}}"#, true),
            (None, r#"{"a":{"x":null}}"#, true),
            (None, r#"{"a":7}"#, true),
            (None, r#"{"a":{"x":"v"}}"#, false),
            (Some("v"), r#"{"a":{"x":"v"}}"#, true),
            (Some("V"), r#"{"a":{"x":"v"}}"#, false),
            (Some(""), r#"{"a":{"x":""}}"#, true),
            (Some("v"), r#"{"a":{"x":null}}"#, false),
            (Some("v"), "{}", false),
            (Some("42.0"), r#"{"a":{"x":42}}"#, true),
            (Some("42"), r#"{"a":{"x":42.0}}"#, true),
            (Some("43"), r#"{"a":{"x":42}}"#, false),
            (Some("x42"), r#"{"a":{"x":42}}"#, false),
            (Some("true"), r#"{"a":{"x":true}}"#, true),
            (Some("True"), r#"{"a":{"x":true}}"#, false),
            (Some("=?base64?SGVsbG8=?="), r#"{"a":{"x":"Hello"}}"#, true),
            (Some("=?base64?SGVsbG8?="), r#"{"a":{"x":"Hello"}}"#, false),
            (Some("=?base64?SGVs!!!bG8=?="), r#"{"a":{"x":"Hello"}}"#, false),
            (Some("SGVsbG8=?="), r#"{"a":{"x":"SGVsbG8=?="}}"#, true),
        ] {
            assert_eq!(check(header.map(str::as_bytes), arguments), same, "{header:?} {arguments}");
        }
        assert!(!check(Some(b"\xE4"), r#"{"a":{"x":"v"}}"#));
    }
}
