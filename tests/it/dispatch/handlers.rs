//! Real handlers: each request reaches its method, and what is offered is what is advertised.

use std::future::Future;
use std::pin::pin;
use std::sync::Mutex;
use std::task::{Context, Poll, Waker};

use mcp_bindings::{Absent, ErrorObject, Incoming, Payload};
use mcp_codegen::model::{Kind, Side};
use serde_json::Value;

use crate::generate::{Generator, Optional};
use crate::spec::{CATALOGUE, Spec};

/// The result of a future that never waits.
pub(super) fn ready<T>(future: impl Future<Output = T>) -> T {
    match pin!(future).poll(&mut Context::from_waker(Waker::noop())) {
        Poll::Ready(value) => value,
        Poll::Pending => panic!("a handler here never waits"),
    }
}

/// Remembers which methods were called.
#[derive(Default)]
pub(super) struct Called(Mutex<Vec<&'static str>>);

impl Called {
    pub(super) fn add(&self, method: &'static str) {
        self.0.lock().expect("not poisoned").push(method);
    }

    fn note<T>(&self, method: &'static str) -> Result<T, ErrorObject> {
        self.add(method);
        // What a handler returns is written elsewhere; here it is enough that it was reached.
        Err(ErrorObject::new(-1, method))
    }

    pub(super) fn take(&self) -> Vec<&'static str> {
        std::mem::take(&mut self.0.lock().expect("not poisoned"))
    }
}

struct Everything;

/// Implements a handler trait so that every method notes the name of its request.
macro_rules! handler {
    ($version:ident $handler:ident { $($function:ident $params:ident $result:ident $method:literal),* $(,)? }) => {
        impl mcp_bindings::$version::$handler<Called> for Everything {
            $(async fn $function(
                &self,
                called: &Called,
                _: mcp_bindings::$version::$params,
            ) -> Result<mcp_bindings::$version::$result, ErrorObject> {
                called.note($method)
            })*
        }
    };
}

/// The handlers that all versions have.
macro_rules! offers {
    ($version:ident, $tool:ident, $prompt:ident, $resource:ident, $roots:ident) => {
        handler!($version ToolsHandler {
            list_tools PaginatedRequestParams ListToolsResult "tools/list",
            call_tool CallToolRequestParams $tool "tools/call",
        });
        handler!($version PromptsHandler {
            list_prompts PaginatedRequestParams ListPromptsResult "prompts/list",
            get_prompt GetPromptRequestParams $prompt "prompts/get",
        });
        handler!($version ResourcesHandler {
            list_resources PaginatedRequestParams ListResourcesResult "resources/list",
            list_resource_templates PaginatedRequestParams ListResourceTemplatesResult "resources/templates/list",
            read_resource ReadResourceRequestParams $resource "resources/read",
        });
        handler!($version CompletionsHandler {
            complete CompleteRequestParams CompleteResult "completion/complete",
        });
        handler!($version SamplingHandler {
            create_message CreateMessageRequestParams CreateMessageResult "sampling/createMessage",
        });
        handler!($version RootsHandler { list_roots $roots ListRootsResult "roots/list" });
    };
}

/// The handlers that sessions need.
macro_rules! session {
    ($version:ident) => {
        offers!($version, CallToolResult, GetPromptResult, ReadResourceResult, RequestParams);
        handler!($version SessionHandler {
            initialize InitializeRequestParams InitializeResult "initialize",
            ping RequestParams EmptyResult "ping",
        });
        handler!($version ResourceSubscriptionsHandler {
            subscribe SubscribeRequestParams EmptyResult "resources/subscribe",
            unsubscribe UnsubscribeRequestParams EmptyResult "resources/unsubscribe",
        });
        handler!($version LoggingHandler { set_level SetLevelRequestParams EmptyResult "logging/setLevel" });
        handler!($version PingHandler { ping RequestParams EmptyResult "ping" });
    };
}

session!(v2024_11_05);
session!(v2025_03_26);
session!(v2025_06_18);
session!(v2025_11_25);
offers!(
    v2026_07_28,
    CallToolOutcome,
    GetPromptOutcome,
    ReadResourceOutcome,
    ListRootsRequestParams
);
handler!(v2025_06_18 ElicitationHandler { elicit ElicitRequestParams ElicitResult "elicitation/create" });
handler!(v2025_11_25 ElicitationHandler { elicit ElicitRequestParams ElicitResult "elicitation/create" });
handler!(v2026_07_28 ElicitationHandler { elicit ElicitRequestParams ElicitResult "elicitation/create" });
handler!(v2026_07_28 DiscoveryHandler { discover RequestParams DiscoverResult "server/discover" });
handler!(v2026_07_28 SubscriptionsHandler {
    subscriptions_listen SubscriptionsListenRequestParams SubscriptionsListenResult "subscriptions/listen",
});
/// The two sides of a version that run tasks.
macro_rules! tasks {
    ($handler:ident) => {
        handler!(v2025_11_25 $handler {
            get_task GetTaskRequestParams GetTaskResult "tasks/get",
            get_task_payload GetTaskPayloadRequestParams GetTaskPayloadResult "tasks/result",
            list_tasks PaginatedRequestParams ListTasksResult "tasks/list",
            cancel_task CancelTaskRequestParams CancelTaskResult "tasks/cancel",
        });
    };
}
tasks!(TasksHandler);
tasks!(ClientTasksHandler);
handler!(tasks TasksHandler {
    get_task GetTaskRequestParams GetTaskResult "tasks/get",
    update_task UpdateTaskRequestParams UpdateTaskResult "tasks/update",
    cancel_task CancelTaskRequestParams CancelTaskResult "tasks/cancel",
});

/// Sends every request of one side to `handle` and checks that it reaches its own method, or none
/// if it is not offered.
fn reaches(
    version: &str,
    side: Side,
    offered: impl Fn(&str) -> bool,
    handle: impl Fn(
        &str,
        Option<&serde_json::value::RawValue>,
    ) -> (Result<(), ErrorObject>, Vec<&'static str>),
) -> usize {
    let index = CATALOGUE.index(version).expect("a version");
    let protocol = &CATALOGUE.protocols[index];
    let mut count = 0;
    for message in protocol.sent(Kind::Request, side) {
        let definition = &protocol.get(&message.name).expect("a type").definition;
        let mut generator = Generator::new(Spec::of(version), &message.method);
        let instance: Value = generator.instance(definition, Optional::Absent, false);
        let params =
            instance.get("params").map(|p| serde_json::value::to_raw_value(p).expect("JSON"));
        let (result, called) = handle(&message.method, params.as_deref());
        let error = result.expect_err("every handler here answers with an error");
        if offered(&message.method) {
            assert_eq!(called, [message.method.as_str()], "{version}");
            assert_eq!(error.code, -1);
        } else {
            assert!(called.is_empty(), "{version} {}", message.method);
            assert_eq!(error.code, -32601, "{version} {}", message.method);
        }
        count += 1;
    }
    count
}

/// Dispatches with handlers made by `$make`.
macro_rules! driven {
    ($version:ident $request:ident $make:expr) => {
        |method: &str, params: Option<&serde_json::value::RawValue>| {
            let called = Called::default();
            let handlers = $make;
            let request = mcp_bindings::$version::$request::read(method, params).expect("readable");
            assert_eq!(request.method(), method);
            let result = ready(handlers.handle(&called, request)).map(|_| ());
            (result, called.take())
        }
    };
}

macro_rules! session_server {
    ($version:ident) => {
        mcp_bindings::$version::ServerHandlers::<Called, _>::new(Everything)
            .with_tools(Everything)
            .with_prompts(Everything)
            .with_resources(Everything)
            .with_resource_subscriptions(Everything)
            .with_completions(Everything)
            .with_logging(Everything)
    };
}

#[test]
fn every_request_reaches_its_handler() {
    let all = |_: &str| true;
    let count = reaches(
        "2024-11-05",
        Side::Client,
        all,
        driven!(v2024_11_05 ClientRequest session_server!(v2024_11_05)),
    ) + reaches(
        "2025-03-26",
        Side::Client,
        all,
        driven!(v2025_03_26 ClientRequest session_server!(v2025_03_26)),
    ) + reaches(
        "2025-06-18",
        Side::Client,
        all,
        driven!(v2025_06_18 ClientRequest session_server!(v2025_06_18)),
    ) + reaches(
        "2025-11-25",
        Side::Client,
        all,
        driven!(v2025_11_25 ClientRequest session_server!(v2025_11_25).with_tasks(Everything)),
    ) + reaches(
        "2026-07-28",
        Side::Client,
        all,
        driven!(v2026_07_28 ClientRequest
            mcp_bindings::v2026_07_28::ServerHandlers::<Called, _, _>::new(Everything, Everything)
                .with_tools(Everything)
                .with_prompts(Everything)
                .with_resources(Everything)
                .with_completions(Everything)),
    ) + reaches(
        "2024-11-05",
        Side::Server,
        all,
        driven!(v2024_11_05 ServerRequest
            mcp_bindings::v2024_11_05::ClientHandlers::<Called, _>::new(Everything).with_sampling(Everything).with_roots(Everything)),
    ) + reaches(
        "2025-03-26",
        Side::Server,
        all,
        driven!(v2025_03_26 ServerRequest
            mcp_bindings::v2025_03_26::ClientHandlers::<Called, _>::new(Everything).with_sampling(Everything).with_roots(Everything)),
    ) + reaches(
        "2025-06-18",
        Side::Server,
        all,
        driven!(v2025_06_18 ServerRequest
            mcp_bindings::v2025_06_18::ClientHandlers::<Called, _>::new(Everything)
                .with_sampling(Everything).with_roots(Everything).with_elicitation(Everything)),
    ) + reaches(
        "2025-11-25",
        Side::Server,
        all,
        driven!(v2025_11_25 ServerRequest
            mcp_bindings::v2025_11_25::ClientHandlers::<Called, _>::new(Everything)
                .with_sampling(Everything).with_roots(Everything).with_elicitation(Everything).with_client_tasks(Everything)),
    ) + reaches(
        "2026-07-28",
        Side::Server,
        all,
        driven!(v2026_07_28 ServerRequest
            mcp_bindings::v2026_07_28::ClientHandlers::<Called>::new()
                .with_sampling(Everything).with_roots(Everything).with_elicitation(Everything)),
    ) + reaches(
        "tasks",
        Side::Client,
        all,
        driven!(tasks ClientRequest
            mcp_bindings::tasks::ServerHandlers::<Called>::new().with_tasks(Everything)),
    );
    println!("{count} requests reached their handlers");
    assert!(count > 80);
}

#[test]
fn what_is_offered_is_what_is_advertised() {
    use mcp_bindings::{v2025_11_25, v2026_07_28};

    let only_tools = || {
        v2026_07_28::ServerHandlers::<Called, _, _>::new(Everything, Everything)
            .with_tools(Everything)
    };
    let tools = |method: &str| {
        method.starts_with("tools/")
            || method.starts_with("server/")
            || method.starts_with("subscriptions/")
    };
    reaches("2026-07-28", Side::Client, tools, driven!(v2026_07_28 ClientRequest only_tools()));
    let capabilities = serde_json::to_value(only_tools().capabilities()).expect("JSON");
    assert_eq!(capabilities, serde_json::json!({ "tools": {} }));
    // Whoever is absent offers nothing, however it came there.
    let none = only_tools().with_tools(Absent);
    assert_eq!(serde_json::to_value(none.capabilities()).expect("JSON"), serde_json::json!({}));

    let all = serde_json::to_value(session_server!(v2025_11_25).capabilities()).expect("JSON");
    let expected = serde_json::json!({
        "tools": {}, "prompts": {}, "resources": { "subscribe": true }, "completions": {}, "logging": {}
    });
    assert_eq!(all, expected);
    let client = v2025_11_25::ClientHandlers::<Called, _>::new(Everything).with_roots(Everything);
    assert_eq!(
        serde_json::to_value(client.capabilities()).expect("JSON"),
        serde_json::json!({ "roots": {} })
    );
}

/// Checks that whoever has the smallest set of handlers answers nothing else, and offers nothing.
macro_rules! bare {
    ($version:ident $name:literal $request:ident $side:ident $make:expr, [$($answered:literal),*]) => {
        let answered: &[&str] = &[$($answered),*];
        let offered = |method: &str| answered.contains(&method);
        reaches($name, Side::$side, offered, driven!($version $request $make));
        let capabilities = serde_json::to_value($make.capabilities()).expect("JSON");
        assert_eq!(capabilities, serde_json::json!({}), $name);
    };
}

/// Both sides of a version of sessions.
macro_rules! bare_session {
    ($version:ident $name:literal) => {
        bare!($version $name ClientRequest Client
            mcp_bindings::$version::ServerHandlers::<Called, _>::new(Everything), ["initialize", "ping"]);
        bare!($version $name ServerRequest Server
            mcp_bindings::$version::ClientHandlers::<Called, _>::new(Everything), ["ping"]);
    };
}

#[test]
fn what_has_no_handler_is_neither_answered_nor_advertised() {
    bare_session!(v2024_11_05 "2024-11-05");
    bare_session!(v2025_03_26 "2025-03-26");
    bare_session!(v2025_06_18 "2025-06-18");
    bare_session!(v2025_11_25 "2025-11-25");
    bare!(v2026_07_28 "2026-07-28" ClientRequest Client
        mcp_bindings::v2026_07_28::ServerHandlers::<Called, _, _>::new(Everything, Everything),
        ["server/discover", "subscriptions/listen"]);
    bare!(v2026_07_28 "2026-07-28" ServerRequest Server
        mcp_bindings::v2026_07_28::ClientHandlers::<Called>::new(), []);
}

struct Listener;

impl mcp_bindings::v2025_11_25::ClientNotificationHandler<Called> for Listener {
    async fn cancelled(
        &self,
        called: &Called,
        _: mcp_bindings::v2025_11_25::CancelledNotificationParams,
    ) {
        let _ = called.note::<()>("cancelled");
    }

    async fn unknown(&self, called: &Called, _: &mcp_bindings::IncomingNotification<'_>) {
        let _ = called.note::<()>("unknown");
    }
}

#[test]
fn notifications_reach_their_method_or_the_catch_all() {
    use mcp_bindings::v2025_11_25::ClientNotificationHandler;

    let cases = [
        (
            r#"{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":1}}"#,
            vec!["cancelled"],
        ),
        (
            r#"{"jsonrpc":"2.0","method":"notifications/stderr","params":{"content":"x"}}"#,
            vec!["unknown"],
        ),
        (r#"{"jsonrpc":"2.0","method":"notifications/initialized"}"#, vec![]),
    ];
    for (text, expected) in cases {
        let called = Called::default();
        let Ok(Incoming::Notification(notification)) = Incoming::parse(text) else {
            panic!("{text}")
        };
        assert_eq!(ready(Listener.receive(&called, &notification)), Ok(()));
        assert_eq!(called.take(), expected, "{text}");
    }
    let bad = r#"{"jsonrpc":"2.0","method":"notifications/progress","params":{}}"#;
    let Ok(Incoming::Notification(bad)) = Incoming::parse(bad) else { panic!("no notification") };
    assert!(ready(Listener.receive(&Called::default(), &bad)).is_err());
}
