//! The client against servers that the test plays: fall-backs, faults, and what is on the wire.

mod client;

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use client::{Fake, fake, said, session, soon, stateless, text};
use mcp_bindings::latest::{
    CallToolOutcome, CallToolRequest, CallToolRequestParams, ElicitAction, ElicitRequestParams,
    ElicitResult, ElicitationHandler, ListToolsRequest, LoggingMessageNotificationParams,
    ServerNotificationHandler, SubscriptionFilter,
};
use mcp_bindings::{ErrorObject, ProtocolVersion};
use mcp_runtime::client::{Client, ClientError, LinkError, RequestOptions, list_params, meta};
use serde_json::{Value, json};

fn tool(name: &str) -> Value {
    json!({"name": name, "inputSchema": {"type": "object"}})
}

fn tools(names: &[&str], cursor: Option<&str>) -> Value {
    let tools: Vec<Value> = names.iter().map(|name| tool(name)).collect();
    let mut result =
        json!({"resultType": "complete", "tools": tools, "ttlMs": 0, "cacheScope": "private"});
    if let Some(cursor) = cursor {
        result["nextCursor"] = cursor.into();
    }
    result
}

/// Plays a server while the client does something.
async fn with<T>(client: impl Future<Output = T>, server: impl Future<Output = ()>) -> T {
    soon(async { tokio::join!(client, server).0 }).await
}

#[tokio::test]
async fn the_probe_says_who_asks() {
    let (builder, mut fake) = fake();
    let client = with(builder.tasks().connect(), async {
        let probe = fake.expect("server/discover").await;
        assert_eq!(probe["jsonrpc"], "2.0");
        assert_eq!(probe["id"], 1);
        let meta = json!({
            "io.modelcontextprotocol/protocolVersion": "2026-07-28",
            "io.modelcontextprotocol/clientInfo": {"name": "tester", "version": "1"},
            "io.modelcontextprotocol/clientCapabilities":
                {"extensions": {"io.modelcontextprotocol/tasks": {}}},
        });
        assert_eq!(probe["params"], json!({ "_meta": meta }));
        let result = json!({
            "supportedVersions": ["2026-07-28"], "capabilities": {"tools": {}},
            "instructions": "be kind",
            "_meta": {"io.modelcontextprotocol/serverInfo": {"name": "fake", "version": "2"}},
        });
        fake.answer(&probe, result).await;
    })
    .await
    .expect("a client");
    assert_eq!(client.protocol_version(), ProtocolVersion::LATEST);
    assert_eq!(client.server_info().expect("a name").version, "2");
    assert_eq!(client.instructions().as_deref(), Some("be kind"));
}

/// Whatever is no answer of a new server belongs to an old one, which may choose any version.
#[tokio::test]
async fn old_servers_are_found_by_any_answer() {
    let answers = [
        json!({"error": {"code": -32601, "message": "no"}}),
        json!({"error": {"code": -32602, "message": "no"}}),
        json!({"error": {"code": -32600, "message": "no"}}),
        json!({"error": {"code": 1, "message": "no", "data": null}}),
        json!({"error": {"code": -32000, "message": "no"}}),
        json!({"result": {}}),
        json!({"result": [], "error": {"code": 1, "message": "both"}}),
    ];
    let versions = ["2024-11-05", "2025-03-26", "2025-06-18", "2025-11-25"];
    for (answer, version) in answers.iter().zip(versions.iter().cycle()) {
        let (builder, mut fake) = fake();
        let client = with(builder.connect(), async {
            let probe = fake.expect("server/discover").await;
            let mut answer = answer.clone();
            answer["jsonrpc"] = "2.0".into();
            answer["id"] = probe["id"].clone();
            fake.send(answer).await;
            let opening = fake.session(version, json!({})).await;
            // The newest version with sessions is asked for, and any known one will do.
            assert_eq!(opening["params"]["protocolVersion"], "2025-11-25");
            assert_eq!(opening["params"]["clientInfo"]["name"], "tester");
        })
        .await
        .expect("a client");
        assert_eq!(client.protocol_version().as_str(), *version);
        assert_eq!(client.server_info().expect("a name").name, "fake");
    }
}

#[tokio::test]
async fn a_silent_server_is_an_old_one() {
    let (builder, mut fake) = fake();
    let builder = builder.probe_timeout(Duration::from_millis(50));
    let client = with(builder.connect(), async {
        let probe = fake.expect("server/discover").await;
        fake.session("2025-06-18", json!({})).await;
        // Too late: it is agreed on a session.
        fake.refuse(&probe, -32601, Value::Null).await;
    })
    .await
    .expect("a client");
    assert_eq!(client.protocol_version(), ProtocolVersion::V2025_06_18);
    assert!(fake.is_quiet().await, "a probe is not cancelled");
}

#[tokio::test]
async fn a_new_server_may_be_slow_to_start() {
    let (builder, mut fake) = fake();
    let builder = builder.probe_timeout(Duration::from_millis(50));
    let client = with(builder.connect(), async {
        let probe = fake.expect("server/discover").await;
        let opening = fake.expect("initialize").await;
        let result = json!({"supportedVersions": ["2026-07-28"], "capabilities": {}});
        fake.answer(&probe, result).await;
        fake.refuse(&opening, -32601, Value::Null).await;
    })
    .await
    .expect("a client");
    assert_eq!(client.protocol_version(), ProtocolVersion::LATEST);
}

#[tokio::test]
async fn a_new_server_is_known_by_its_errors() {
    let supported = |versions: Value| json!({"requested": "2026-07-28", "supported": versions});
    // It refuses the version that it names, once.
    let (builder, mut server) = fake();
    let client = with(builder.connect(), async {
        let probe = server.expect("server/discover").await;
        server.refuse(&probe, -32022, supported(json!(["2026-07-28"]))).await;
        server.discovered(json!({})).await;
    })
    .await;
    assert_eq!(client.expect("a client").protocol_version(), ProtocolVersion::LATEST);
    // It does so for ever.
    let (builder, mut server) = fake();
    let error = with(builder.connect(), async {
        for _ in 0..2 {
            let probe = server.expect("server/discover").await;
            server.refuse(&probe, -32022, supported(json!(["2026-07-28"]))).await;
        }
        assert!(server.is_closed().await);
    })
    .await;
    assert!(matches!(error, Err(ClientError::NoCommonVersion { .. })), "{error:?}");
    // It speaks an older one.
    let (builder, mut server) = fake();
    let client = with(builder.connect(), async {
        let probe = server.expect("server/discover").await;
        server.refuse(&probe, -32022, supported(json!(["2025-03-26", "1999-01-01"]))).await;
        let opening = server.session("2025-03-26", json!({})).await;
        assert_eq!(opening["params"]["protocolVersion"], "2025-03-26");
    })
    .await;
    assert_eq!(client.expect("a client").protocol_version(), ProtocolVersion::V2025_03_26);
    // It speaks none that is known.
    let (builder, mut server) = fake();
    let error = with(builder.connect(), async {
        let probe = server.expect("server/discover").await;
        server.refuse(&probe, -32022, supported(json!(["2099-01-01"]))).await;
    })
    .await;
    let versions = vec!["2099-01-01".to_owned()];
    assert_eq!(error.expect_err("an error"), ClientError::NoCommonVersion { server: versions });
    for code in [-32020, -32021] {
        let (builder, mut server) = fake();
        let client = with(builder.connect(), async {
            let probe = server.expect("server/discover").await;
            server.refuse(&probe, code, json!({"requiredCapabilities": {}})).await;
        })
        .await;
        assert_eq!(client.expect("a client").protocol_version(), ProtocolVersion::LATEST);
    }
}

#[tokio::test]
async fn a_session_of_an_unknown_version_is_refused() {
    let (builder, mut fake) = fake();
    let error = with(builder.connect(), async {
        let probe = fake.expect("server/discover").await;
        fake.refuse(&probe, -32601, Value::Null).await;
        let opening = fake.expect("initialize").await;
        let info = json!({"name": "fake", "version": "1"});
        let result =
            json!({"protocolVersion": "2099-01-01", "capabilities": {}, "serverInfo": info});
        fake.answer(&opening, result).await;
        assert!(fake.is_closed().await);
    })
    .await;
    assert!(matches!(error, Err(ClientError::NoCommonVersion { .. })), "{error:?}");
}

#[tokio::test]
async fn a_server_may_change_its_version_at_any_time() {
    let (client, mut fake) = stateless(|builder| builder, json!({})).await;
    let result = with(client.call_tool("a", &()), async {
        let call = fake.expect("tools/call").await;
        let data = json!({"requested": "2026-07-28", "supported": ["2025-06-18"]});
        fake.refuse(&call, -32022, data).await;
        fake.session("2025-06-18", json!({})).await;
        let call = fake.expect("tools/call").await;
        assert_eq!(call["params"]["_meta"]["io.modelcontextprotocol/protocolVersion"], Value::Null);
        fake.answer(&call, json!({"content": [{"type": "text", "text": "old"}]})).await;
    })
    .await;
    assert_eq!(said(result), "old");
}

#[tokio::test]
async fn a_bad_answer_costs_one_call() {
    let (client, mut fake) = stateless(|builder| builder, json!({})).await;
    let malformed = with(client.call_tool("a", &()), async {
        let call = fake.expect("tools/call").await;
        let id = &call["id"];
        let error = json!({"code": -32603, "message": "x"});
        fake.send(json!({"jsonrpc": "2.0", "id": id, "result": {"content": []}, "error": error}))
            .await;
    })
    .await;
    assert!(matches!(malformed, Err(ClientError::Malformed { .. })), "{malformed:?}");
    let malformed = with(client.call_tool("a", &()), async {
        let call = fake.expect("tools/call").await;
        fake.answer(&call, json!({"content": 7})).await;
    })
    .await;
    match malformed {
        Err(ClientError::Malformed { what, .. }) => assert!(what.contains("content"), "{what}"),
        other => panic!("{other:?}"),
    }
    let unknown = with(client.list_all_tools(), async {
        let call = fake.expect("tools/list").await;
        fake.answer(&call, json!({"tools": [], "resultType": "riddle"})).await;
    })
    .await;
    let error = ClientError::from(unknown.expect_err("an error"));
    let expected = ("tools/list".to_owned(), "riddle".to_owned());
    let (method, result_type) = expected;
    assert_eq!(error, ClientError::ResultType { method, result_type });
    // What is no message at all is skipped; what was answered already is ignored.
    for junk in ["listening...", "{oops", "[]", "7", "{\"jsonrpc\":\"2.0\"}", "", "\u{feff}"] {
        fake.send_text(junk).await;
    }
    fake.send(json!({"jsonrpc": "2.0", "id": 999, "result": {}})).await;
    fake.send(json!({"jsonrpc": "2.0", "id": null, "error": {"code": 1, "message": "x"}})).await;
    let result = with(client.call_tool("a", &()), async {
        let call = fake.expect("tools/call").await;
        // Without a type a result is complete, and unknown members do no harm.
        let result = json!({"content": [{"type": "text", "text": "fine"}], "extra": 1});
        fake.answer(&call, result).await;
    })
    .await;
    assert_eq!(said(result), "fine");
    assert_eq!(client.in_flight(), 0);
}

#[tokio::test]
async fn any_text_of_a_server_is_survived() {
    let (client, mut fake) = stateless(|builder| builder, json!({})).await;
    let mut seed = 0x9E37_79B9_7F4A_7C15_u64;
    let mut next = move |below: usize| {
        seed ^= seed << 13;
        seed ^= seed >> 7;
        seed ^= seed << 17;
        usize::try_from(seed % below as u64).unwrap_or(0)
    };
    let pieces = [
        "{",
        "}",
        "[",
        "]",
        ",",
        ":",
        "\"jsonrpc\":\"2.0\"",
        // No call has it: a broken answer to a call ends that.
        "\"id\":99",
        "\"id\":\"x\"",
        "\"id\":null",
        "\"method\":\"ping\"",
        "\"method\":\"notifications/progress\"",
        "\"result\":{}",
        "\"error\":{\"code\":1,\"message\":\"\"}",
        "\"params\":{\"progressToken\":2,\"progress\":1}",
        "\"params\":{\"_meta\":{\"io.modelcontextprotocol/subscriptionId\":2}}",
        "null",
        "\u{1F600}",
        "\"method\":\"notifications/cancelled\"",
        "\"params\":{\"requestId\":2}",
        "\\",
        "\"method\":\"notifications/subscriptions/acknowledged\"",
    ];
    for _ in 0..3000 {
        let mut line = String::from("{");
        for index in 0..next(6) {
            if index > 0 && next(4) > 0 {
                line.push(',');
            }
            line.push_str(pieces[next(pieces.len())]);
        }
        if next(4) > 0 {
            line.push('}');
        }
        fake.send_text(&line).await;
    }
    let result = with(client.call_tool("a", &()), async {
        let call = fake.expect("tools/call").await;
        fake.answer(&call, text("alive")).await;
    })
    .await;
    assert_eq!(said(result), "alive");
}

#[tokio::test]
async fn dropping_and_timeouts_tell_the_server_once() {
    let (client, mut fake) = stateless(|builder| builder, json!({})).await;
    let call = {
        let calling = client.call_tool("a", &());
        tokio::pin!(calling);
        soon(async {
            tokio::select! {
                _ = &mut calling => panic!("nobody answered"),
                call = fake.expect("tools/call") => call,
            }
        })
        .await
    };
    let cancelled = fake.expect("notifications/cancelled").await;
    assert_eq!(cancelled["params"]["requestId"], call["id"]);
    fake.answer(&call, text("late")).await;
    let params = CallToolRequestParams::new("a", meta());
    let options = RequestOptions::new().timeout(Duration::from_millis(30));
    let outcome = with(client.request_with::<CallToolRequest>(params, &options), async {
        let call = fake.expect("tools/call").await;
        let cancelled = fake.expect("notifications/cancelled").await;
        assert_eq!(cancelled["params"]["requestId"], call["id"]);
    })
    .await;
    assert!(matches!(outcome, Err(ClientError::TimedOut { .. })), "{outcome:?}");
    let result = with(client.call_tool("a", &()), async {
        let call = fake.expect("tools/call").await;
        fake.answer(&call, text("done")).await;
    })
    .await;
    assert_eq!(said(result), "done");
    assert!(fake.is_quiet().await, "nothing is said of a request that is over");
    assert_eq!(client.in_flight(), 0);
}

#[tokio::test(start_paused = true)]
async fn progress_extends_only_where_asked() {
    let (client, mut fake) = stateless(|builder| builder, json!({})).await;
    let second = Duration::from_secs(1);
    for (extended, expected) in [(None, 1), (Some(4 * second), 4)] {
        let mut options = RequestOptions::new().timeout(second);
        if let Some(extended) = extended {
            options = options.extended_by_progress(extended);
        }
        let began = tokio::time::Instant::now();
        let params = CallToolRequestParams::new("a", meta());
        let calling = client.request_with::<CallToolRequest>(params, &options);
        let telling = async {
            let call = fake.expect("tools/call").await;
            for step in 1..20 {
                tokio::time::sleep(second / 2).await;
                let params = json!({"progressToken": call["id"], "progress": step});
                let method = "notifications/progress";
                fake.send(json!({"jsonrpc": "2.0", "method": method, "params": params})).await;
            }
            fake.expect("notifications/cancelled").await;
        };
        let calling = async {
            let outcome = calling.await;
            (outcome, began.elapsed())
        };
        let ((outcome, took), ()) = tokio::join!(calling, telling);
        assert!(matches!(outcome, Err(ClientError::TimedOut { .. })), "{outcome:?}");
        assert_eq!(took.as_secs(), expected);
    }
}

struct Person(Arc<AtomicUsize>);

impl ElicitationHandler for Person {
    async fn elicit(&self, (): &(), _: ElicitRequestParams) -> Result<ElicitResult, ErrorObject> {
        self.0.fetch_add(1, Ordering::SeqCst);
        Ok(ElicitResult::new(ElicitAction::Accept))
    }
}

fn question() -> Value {
    let schema = json!({"type": "object", "properties": {}});
    let params = json!({"mode": "form", "message": "sure?", "requestedSchema": schema});
    json!({"method": "elicitation/create", "params": params})
}

#[tokio::test]
async fn questions_are_answered_and_state_is_returned_as_it_is() {
    let asked = Arc::new(AtomicUsize::new(0));
    let person = Person(Arc::clone(&asked));
    let (builder, mut fake) = fake();
    let client = with(builder.elicitation(person).connect(), fake.discovered(json!({})));
    let client = client.await.expect("a client");
    let state = " \u{e9}\"\\ \u{1F600}";
    let result = with(client.call_tool("a", &json!({"x": 1})), async {
        let first = fake.expect("tools/call").await;
        assert_eq!(first["params"]["requestState"], Value::Null);
        let result = json!({
            "resultType": "input_required", "inputRequests": {"confirm": question()},
            "requestState": state,
        });
        fake.answer(&first, result).await;
        let second = fake.expect("tools/call").await;
        assert_ne!(first["id"], second["id"]);
        assert_eq!(second["params"]["requestState"], state);
        assert_eq!(second["params"]["inputResponses"], json!({"confirm": {"action": "accept"}}));
        assert_eq!(second["params"]["arguments"], json!({"x": 1}));
        assert_eq!(second["params"]["_meta"], first["params"]["_meta"]);
        // No state this time, so none comes back.
        let result = json!({"resultType": "input_required", "inputRequests": {"b": question()}});
        fake.answer(&second, result).await;
        let third = fake.expect("tools/call").await;
        assert!(third["params"].get("requestState").is_none(), "{third}");
        assert_eq!(third["params"]["inputResponses"], json!({"b": {"action": "accept"}}));
        // Only a state: it is sent back without answers.
        fake.answer(&third, json!({"resultType": "input_required", "requestState": ""})).await;
        let fourth = fake.expect("tools/call").await;
        assert_eq!(fourth["params"]["requestState"], "");
        assert!(fourth["params"].get("inputResponses").is_none(), "{fourth}");
        fake.answer(&fourth, text("done")).await;
    })
    .await;
    assert_eq!(said(result), "done");
    assert_eq!(asked.load(Ordering::SeqCst), 2);
}

#[tokio::test]
async fn questions_without_answers_are_errors() {
    let (client, mut fake) = stateless(|builder| builder.max_rounds(2), json!({})).await;
    let interim = |members: Value| {
        let mut result = members;
        result["resultType"] = "input_required".into();
        result
    };
    let error = with(client.call_tool("a", &()), async {
        let call = fake.expect("tools/call").await;
        fake.answer(&call, interim(json!({"inputRequests": {"k": question()}}))).await;
    })
    .await;
    let (key, method) = ("k".to_owned(), "elicitation/create".to_owned());
    assert_eq!(error.expect_err("no handler"), ClientError::Unanswered { key, method });
    let error = with(client.call_tool("a", &()), async {
        let call = fake.expect("tools/call").await;
        fake.answer(&call, interim(json!({"inputRequests": {"k": {"method": "magic/do"}}}))).await;
    })
    .await;
    assert!(matches!(error, Err(ClientError::Unanswered { .. })), "{error:?}");
    let error = with(client.call_tool("a", &()), async {
        let call = fake.expect("tools/call").await;
        fake.answer(&call, interim(json!({}))).await;
    })
    .await;
    assert!(matches!(error, Err(ClientError::Malformed { .. })), "{error:?}");
    let error = with(client.call_tool("a", &()), async {
        for _ in 0..3 {
            let call = fake.expect("tools/call").await;
            fake.answer(&call, interim(json!({"requestState": "again"}))).await;
        }
    })
    .await;
    assert!(matches!(error, Err(ClientError::TooManyRounds { rounds: 2, .. })), "{error:?}");
}

#[tokio::test]
async fn an_unknown_outcome_of_a_tool_is_the_callers() {
    let (client, mut fake) = stateless(|builder| builder, json!({})).await;
    let params = CallToolRequestParams::new("a", meta());
    let outcome = with(client.request::<CallToolRequest>(params), async {
        let call = fake.expect("tools/call").await;
        fake.answer(&call, json!({"resultType": "task", "taskId": "t"})).await;
    })
    .await;
    assert!(matches!(outcome, Ok(CallToolOutcome::Unknown(_))), "{outcome:?}");
}

#[tokio::test]
async fn lists_end() {
    for version in [None, Some("2025-06-18")] {
        let (client, mut fake) = match version {
            None => stateless(|builder| builder.max_pages(3), json!({})).await,
            Some(version) => session(version, json!({})).await,
        };
        // Two pages, the second behind an empty cursor, which is a cursor like any other.
        let listed = with(client.list_all_tools(), async {
            let first = fake.expect("tools/list").await;
            assert_eq!(first["params"]["cursor"], Value::Null);
            fake.answer(&first, tools(&["a"], Some(""))).await;
            let second = fake.expect("tools/list").await;
            assert_eq!(second["params"]["cursor"], "");
            fake.answer(&second, tools(&["b"], None)).await;
        })
        .await;
        assert_eq!(listed.expect("a list").len(), 2);
        // The same cursor again and again.
        for cursor in ["", "p"] {
            let listed = with(client.list_all_tools(), async {
                for _ in 0..2 {
                    let page = fake.expect("tools/list").await;
                    fake.answer(&page, tools(&["a"], Some(cursor))).await;
                }
            })
            .await
            .expect_err("a list without end");
            assert_eq!(listed.error, ClientError::RepeatedCursor(cursor.to_owned()));
            assert_eq!(listed.read.len(), 2);
        }
        assert!(fake.is_quiet().await);
    }
}

#[tokio::test]
async fn lists_have_a_limit_and_come_page_by_page() {
    let (client, mut fake) = stateless(|builder| builder.max_pages(3), json!({})).await;
    let listed = with(client.list_all_tools(), async {
        for page in 0..3 {
            let request = fake.expect("tools/list").await;
            fake.answer(&request, tools(&["a"], Some(&page.to_string()))).await;
        }
    })
    .await
    .expect_err("a list that is too long");
    assert_eq!(listed.error, ClientError::TooManyPages(3));
    assert_eq!(listed.read.len(), 3);
    let mut pages = client.pages::<ListToolsRequest>(list_params(), RequestOptions::new());
    let page = with(pages.next(), async {
        let request = fake.expect("tools/list").await;
        fake.answer(&request, tools(&["a", "b"], Some("next"))).await;
    })
    .await;
    assert_eq!(page.expect("a page").expect("tools").len(), 2);
    let page = with(pages.next(), async {
        let request = fake.expect("tools/list").await;
        assert_eq!(request["params"]["cursor"], "next");
        fake.refuse(&request, -32602, Value::Null).await;
    })
    .await;
    assert!(page.expect("a page").is_err());
    assert!(pages.next().await.is_none());
}

#[tokio::test]
async fn pages_are_kept_one_by_one() {
    let (client, mut fake) = stateless(|builder| builder, json!({})).await;
    let kept = |names: &[&str], cursor: Option<&str>| {
        let mut page = tools(names, cursor);
        page["ttlMs"] = 60_000.into();
        page
    };
    let list = with(client.list_all_tools(), async {
        let first = fake.expect("tools/list").await;
        fake.answer(&first, kept(&["a"], Some("p"))).await;
        let second = fake.expect("tools/list").await;
        fake.answer(&second, tools(&["b"], None)).await;
    })
    .await;
    assert_eq!(list.expect("a list").len(), 2);
    // The first page is kept, but its cursor leads nowhere any more: all is read anew.
    let list = with(client.list_all_tools(), async {
        let second = fake.expect("tools/list").await;
        assert_eq!(second["params"]["cursor"], "p");
        fake.refuse(&second, -32602, Value::Null).await;
        let first = fake.expect("tools/list").await;
        assert_eq!(first["params"]["cursor"], Value::Null);
        fake.answer(&first, kept(&["c"], None)).await;
    })
    .await;
    assert_eq!(list.expect("a list").len(), 1);
    assert_eq!(soon(client.list_all_tools()).await.expect("a list")[0].name, "c");
    let changed = json!({"jsonrpc": "2.0", "method": "notifications/tools/list_changed"});
    fake.send(changed).await;
    let list = with(
        async {
            tokio::time::sleep(Duration::from_millis(20)).await;
            client.list_all_tools().await
        },
        async {
            let first = fake.expect("tools/list").await;
            fake.answer(&first, tools(&["d"], None)).await;
        },
    )
    .await;
    assert_eq!(list.expect("a list")[0].name, "d");
}

/// One log message after another, and nobody reads them.
struct Deaf;

impl ServerNotificationHandler for Deaf {
    async fn logging_message(&self, (): &(), _: LoggingMessageNotificationParams) {
        std::future::pending().await
    }
}

#[tokio::test]
async fn notifications_hold_up_nothing() {
    let (builder, mut fake) = fake();
    let client = with(builder.notifications(Deaf).connect(), fake.discovered(json!({})));
    let client = client.await.expect("a client");
    let unread = client.notifications();
    let result = with(client.call_tool("a", &()), async {
        let call = fake.expect("tools/call").await;
        for number in 0..5000 {
            let params = json!({"level": "info", "data": number});
            let method = "notifications/message";
            fake.send(json!({"jsonrpc": "2.0", "method": method, "params": params})).await;
        }
        fake.answer(&call, text("done")).await;
    })
    .await;
    assert_eq!(said(result), "done");
    assert_eq!(unread.lost(), 5000 - 1024);
}

#[tokio::test]
async fn a_session_is_answered() {
    let asked = Arc::new(AtomicUsize::new(0));
    let (builder, mut fake) = fake();
    let person = Person(Arc::clone(&asked));
    let client = with(builder.elicitation(person).connect(), async {
        fake.initialized("2025-06-18", json!({})).await;
    })
    .await
    .expect("a client");
    let ask = async |fake: &mut Fake, id: Value, method: &str, params: Value| {
        fake.send(json!({"jsonrpc": "2.0", "id": id, "method": method, "params": params})).await;
        fake.receive().await
    };
    let pong = ask(&mut fake, json!("p"), "ping", json!({})).await;
    assert_eq!(pong, json!({"jsonrpc": "2.0", "id": "p", "result": {}}));
    let params = question()["params"].clone();
    let answer = ask(&mut fake, json!(7), "elicitation/create", params).await;
    assert_eq!(answer, json!({"jsonrpc": "2.0", "id": 7, "result": {"action": "accept"}}));
    for method in ["sampling/createMessage", "roots/list", "tasks/get", "magic/do"] {
        let params = json!({"messages": [], "maxTokens": 1, "taskId": "t"});
        let answer = ask(&mut fake, json!(8), method, params).await;
        assert_eq!(answer["error"]["code"], -32601, "{method}: {answer}");
        assert_eq!(answer["id"], 8);
    }
    // Several messages in one array are read, whatever the version says.
    let ping = |id: i64| json!({"jsonrpc": "2.0", "id": id, "method": "ping"});
    fake.send(json!([ping(1), ping(2)])).await;
    let mut ids = [fake.receive().await["id"].as_i64(), fake.receive().await["id"].as_i64()];
    ids.sort_unstable();
    assert_eq!(ids, [Some(1), Some(2)]);
    assert_eq!(asked.load(Ordering::SeqCst), 1);
    drop(client);
    assert!(fake.is_closed().await);
}

#[tokio::test]
async fn without_sessions_nothing_is_answered() {
    let (client, mut fake) = stateless(|builder| builder, json!({})).await;
    fake.send(json!({"jsonrpc": "2.0", "id": 1, "method": "roots/list"})).await;
    fake.send(json!({"jsonrpc": "2.0", "id": 2, "method": "ping"})).await;
    assert!(fake.is_quiet().await);
    drop(client);
}

#[tokio::test]
async fn subscriptions_are_told_apart() {
    let (client, mut fake) = stateless(|builder| builder, json!({})).await;
    let open = async |fake: &mut Fake, uri: &str| {
        let filter = SubscriptionFilter::new().with_resource_subscriptions([uri]);
        let opened = with(client.listen(filter), async {
            let listen = fake.expect("subscriptions/listen").await;
            let meta = json!({"io.modelcontextprotocol/subscriptionId": listen["id"]});
            let params = json!({"_meta": meta, "notifications": {"resourceSubscriptions": [uri]}});
            let method = "notifications/subscriptions/acknowledged";
            fake.send(json!({"jsonrpc": "2.0", "method": method, "params": params})).await;
        });
        opened.await.expect("a subscription")
    };
    let (mut one, mut two) = (open(&mut fake, "a").await, open(&mut fake, "b").await);
    let update = |id: i64, uri: &str| {
        let meta = json!({"io.modelcontextprotocol/subscriptionId": id});
        let params = json!({"_meta": meta, "uri": uri});
        json!({"jsonrpc": "2.0", "method": "notifications/resources/updated", "params": params})
    };
    fake.send(update(3, "b")).await;
    fake.send(update(99, "c")).await;
    fake.send(update(2, "a")).await;
    let text = |change| format!("{change:?}");
    assert!(text(soon(one.next()).await).contains("uri: \"a\""));
    assert!(text(soon(two.next()).await).contains("uri: \"b\""));
    // One is ended by the server, one is dropped, and one breaks off.
    let meta = json!({"io.modelcontextprotocol/subscriptionId": 2});
    fake.send(
        json!({"jsonrpc": "2.0", "id": 2, "result": {"resultType": "complete", "_meta": meta}}),
    )
    .await;
    assert_eq!(soon(one.next()).await, Ok(None));
    drop(one);
    drop(two);
    let cancelled = fake.expect("notifications/cancelled").await;
    assert_eq!(cancelled["params"]["requestId"], 3);
    let mut three = open(&mut fake, "c").await;
    let cancelled = json!({"requestId": 4, "reason": "over"});
    fake.send(json!({"jsonrpc": "2.0", "method": "notifications/cancelled", "params": cancelled}))
        .await;
    assert_eq!(soon(three.next()).await, Ok(None));
    let mut four = open(&mut fake, "d").await;
    drop(fake);
    assert!(matches!(soon(four.next()).await, Err(ClientError::Link(LinkError::Closed(_)))));
    assert_eq!(soon(four.next()).await, Ok(None));
}

#[tokio::test]
async fn a_refused_subscription_is_an_error() {
    let (client, mut fake) = stateless(|builder| builder, json!({})).await;
    let refused = with(client.listen(SubscriptionFilter::new()), async {
        let listen = fake.expect("subscriptions/listen").await;
        fake.refuse(&listen, -32601, Value::Null).await;
    })
    .await;
    assert!(matches!(refused, Err(ClientError::Answered(_))), "{refused:?}");
    assert!(fake.is_quiet().await);
}

#[tokio::test]
async fn resources_of_a_session_are_given_up_with_their_last_listener() {
    let capabilities = json!({"resources": {"subscribe": true}, "tools": {}});
    let (client, mut fake) = session("2025-06-18", capabilities).await;
    let open = async |fake: &mut Fake| {
        let filter = SubscriptionFilter::new()
            .with_resource_subscriptions(["a"])
            .with_tools_list_changed(true);
        let opened = with(client.listen(filter), async {
            let subscribe = fake.expect("resources/subscribe").await;
            assert_eq!(subscribe["params"]["uri"], "a");
            fake.answer(&subscribe, json!({})).await;
        });
        opened.await.expect("a subscription")
    };
    let (one, two) = (open(&mut fake).await, open(&mut fake).await);
    assert_eq!(one.accepted().tools_list_changed, None);
    drop(one);
    assert!(fake.is_quiet().await);
    drop(two);
    let unsubscribe = fake.expect("resources/unsubscribe").await;
    assert_eq!(unsubscribe["params"]["uri"], "a");
    fake.answer(&unsubscribe, json!({})).await;
}

#[tokio::test]
async fn calls_fail_when_the_server_is_gone() {
    let (client, mut fake) = stateless(|builder| builder, json!({})).await;
    let error = with(client.call_tool("a", &()), async {
        fake.expect("tools/call").await;
        drop(fake);
    })
    .await;
    assert!(matches!(error, Err(ClientError::Link(LinkError::Closed(_)))), "{error:?}");
    assert!(client.closed().is_some());
    assert!(soon(client.call_tool("a", &())).await.is_err());
}

#[tokio::test]
async fn a_client_needs_a_server() {
    let error = Client::builder().connect().await.expect_err("no link");
    assert!(matches!(error, ClientError::Start(_)), "{error}");
    let error = Client::builder().link(|_| -> Nowhere { Nowhere }).connect().await;
    assert!(matches!(error, Err(ClientError::Link(LinkError::Unauthorized { .. }))), "{error:?}");
}

struct Nowhere;

impl mcp_runtime::client::Link for Nowhere {
    fn send(&self, _: mcp_runtime::client::Outgoing) -> mcp_runtime::client::Sending<'_> {
        let error = LinkError::Unauthorized { server: String::new(), status: 401, challenge: None };
        Box::pin(std::future::ready(Err(error)))
    }

    fn give_up(&self, _: &mcp_bindings::RequestId) -> bool {
        true
    }

    fn close(&self) -> mcp_runtime::client::Sending<'_> {
        Box::pin(std::future::ready(Ok(())))
    }
}

#[tokio::test]
async fn an_element_that_cannot_be_read_costs_nothing_but_itself() {
    use mcp_bindings::latest::PaginatedRequestParams;
    use mcp_bindings::latest::{
        ClientRequest, ListPromptsRequest, ListResourceTemplatesRequest, ListResourcesRequest,
        ServerResult,
    };
    use mcp_bindings::{Paginated, SentRequest};

    /// Every list, with a good element and bad ones.
    async fn check<R>(client: &Client, fake: &mut Fake, member: &str, good: Value)
    where
        R: Paginated
            + SentRequest<Side = ClientRequest, Answer = ServerResult>
            + mcp_bindings::Request<Params = PaginatedRequestParams>,
        R::Item: std::fmt::Debug,
    {
        let mut odd = good.clone();
        odd["name"] = "odd".into();
        odd["icons"] = 7.into();
        let mut unnamed = good.clone();
        unnamed.as_object_mut().expect("an object").remove("name");
        let list = with(client.list::<R>(list_params()), async {
            let asked = fake.expect(R::METHOD).await;
            let all = json!([good, odd, unnamed, 7, null, good]);
            fake.answer(&asked, json!({"resultType": "complete", member: all, "ttlMs": 60_000}))
                .await;
        })
        .await
        .expect("a list");
        assert_eq!(list.items.len(), 2, "{member}");
        let told: Vec<String> = list.left_out.iter().map(ToString::to_string).collect();
        assert_eq!(told.len(), 4, "{told:?}");
        assert!(told[0].starts_with(&format!("`odd` of `{member}`")), "{}", told[0]);
        assert!(told[0].contains(&format!("{member}[1].icons")), "{}", told[0]);
        assert!(told[2].contains(&format!("`{member}[3]`")), "{}", told[2]);
    }

    let (client, mut fake) = stateless(|builder| builder, json!({})).await;
    for _ in 0..2 {
        let tool = json!({"name": "a", "inputSchema": {"type": "object"}});
        check::<ListToolsRequest>(&client, &mut fake, "tools", tool).await;
        check::<ListPromptsRequest>(&client, &mut fake, "prompts", json!({"name": "a"})).await;
        let resource = json!({"name": "a", "uri": "a:b"});
        check::<ListResourcesRequest>(&client, &mut fake, "resources", resource).await;
        let template = json!({"name": "a", "uriTemplate": "a:{b}"});
        check::<ListResourceTemplatesRequest>(&client, &mut fake, "resourceTemplates", template)
            .await;
    }
    // What is wrong with the list itself is an error as before.
    let error = with(client.list_all_tools(), async {
        let asked = fake.expect("tools/list").await;
        fake.answer(&asked, json!({"tools": [tool("a")], "nextCursor": 7})).await;
    })
    .await;
    assert!(matches!(error.expect_err("no list").error, ClientError::Malformed { .. }));
}

#[tokio::test]
async fn lists_and_questions_have_limits() {
    let build = |builder: mcp_runtime::client::ClientBuilder| {
        builder.max_list_bytes(10_000).max_questions(3)
    };
    let (client, mut fake) = stateless(build, json!({})).await;
    let name = "x".repeat(4000);
    let listed = with(client.list_all_tools(), async {
        for page in 0..3 {
            let request = fake.expect("tools/list").await;
            fake.answer(&request, tools(&[&name], Some(&page.to_string()))).await;
        }
    })
    .await
    .expect_err("a list that is too large");
    assert_eq!(listed.error, ClientError::ListTooLarge(10_000));
    assert_eq!(listed.read.len(), 2);
    let error = with(client.call_tool("a", &()), async {
        let call = fake.expect("tools/call").await;
        let questions: serde_json::Map<String, Value> =
            (0..4).map(|number| (number.to_string(), question())).collect();
        let result = json!({"resultType": "input_required", "inputRequests": questions});
        fake.answer(&call, result).await;
    })
    .await;
    let (method, asked, limit) = ("tools/call".to_owned(), 4, 3);
    assert_eq!(
        error.expect_err("too many"),
        ClientError::TooManyQuestions { method, asked, limit }
    );
}

#[tokio::test(start_paused = true)]
async fn a_task_is_looked_at_once_a_minute_and_not_for_ever() {
    let day = Duration::from_secs(24 * 3600);
    let (client, mut fake) = stateless(|builder| builder.tasks().task_time(day), json!({})).await;
    let looks = AtomicUsize::new(0);
    let began = tokio::time::Instant::now();
    let playing = async {
        loop {
            let asked = fake.receive_at_any_time().await;
            if asked["method"] == "tasks/get" {
                looks.fetch_add(1, Ordering::SeqCst);
                let task = json!({
                    "resultType": "complete", "taskId": "t", "status": "working",
                    "createdAt": "2026-01-01T00:00:00Z", "lastUpdatedAt": "2026-01-01T00:00:00Z",
                    "ttlMs": null, "pollIntervalMs": i64::MAX,
                });
                fake.answer(&asked, task).await;
            }
        }
    };
    let error = tokio::select! {
        outcome = client.wait_for_task("t") => outcome.expect_err("it never ends"),
        () = playing => unreachable!("the server goes on"),
    };
    assert!(matches!(error, ClientError::TimedOut { .. }), "{error:?}");
    assert_eq!(began.elapsed().as_secs(), day.as_secs());
    let looks = looks.load(Ordering::SeqCst);
    assert!((1430..=1450).contains(&looks), "{looks}");
}

/// What a server says of itself never reaches a terminal as it is.
#[tokio::test]
async fn errors_of_servers_are_shown_without_controls_and_not_without_end() {
    let (client, mut fake) = stateless(|builder| builder, json!({})).await;
    let error = with(client.call_tool("a", &()), async {
        let call = fake.expect("tools/call").await;
        let message = format!("\u{1b}[2J\u{202e}\r\n\u{9b}{}", "x".repeat(100_000));
        let error = json!({"code": 1, "message": message});
        fake.send(json!({"jsonrpc": "2.0", "id": call["id"], "error": error})).await;
    })
    .await
    .expect_err("an error");
    let shown = error.to_string();
    assert!(shown.contains("\\u{1b}[2J\\u{202e}\\r\\n\\u{9b}xxx") && shown.len() < 5000, "{shown}");
    assert!(error.answered().expect("an answer").message.contains('\u{1b}'), "the data is whole");
}
