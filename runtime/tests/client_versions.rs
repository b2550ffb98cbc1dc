//! The client and the server of this crate, in every version.

mod client;

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use client::{said, soon};
use mcp_bindings::latest::{
    CallToolRequest, CallToolRequestParams, CallToolResult, ContentBlock,
    CreateMessageRequestParams, CreateMessageResult, ElicitAction, ElicitRequestFormParams,
    ElicitRequestParams, ElicitResult, ElicitationHandler, ListResourceTemplatesResult,
    ListResourcesResult, ListRootsRequestParams, ListRootsResult, ListToolsRequest, LoggingLevel,
    PaginatedRequestParams, PrimitiveSchemaDefinition, ReadResourceOutcome,
    ReadResourceRequestParams, ReadResourceResult, RequestedSchema, Resource, ResourceTemplate,
    ResourcesCapability, ResourcesHandler, Role, Root, RootsHandler, SamplingHandler,
    SamplingMessage, ServerNotification, SubscriptionFilter, TextContent, TextResourceContents,
    Tool, ToolInputSchema, ToolsCapability,
};
use mcp_bindings::{ErrorObject, ProtocolVersion};
use mcp_runtime::client::{
    Change, Client, ClientBuilder, ClientError, EraMemory, RequestOptions, list_params, meta,
};
use mcp_runtime::server::{Context, Server, Service, TaskOptions, ToolError, Tools};

fn text(text: String) -> CallToolResult {
    CallToolResult::new([ContentBlock::text(text)])
}

fn form() -> ElicitRequestFormParams {
    let properties = Vec::<(String, PrimitiveSchemaDefinition)>::new();
    ElicitRequestFormParams::new("sure?", RequestedSchema::new(properties))
}

type Nothing = std::collections::BTreeMap<String, String>;

fn tools() -> Tools {
    let schema = || ToolInputSchema::from_text(r#"{"type":"object"}"#).expect("a schema");
    let tool = |name: &str| Tool::new(name, schema());
    let mut capability = ToolsCapability::new();
    capability.list_changed = Some(true);
    Tools::new()
        .capability(capability)
        .add(tool("echo"), async |_: Context, arguments: Nothing| {
            let said = arguments.get("text").cloned().unwrap_or_default();
            Ok::<_, ToolError>(text(said))
        })
        .add(tool("ask"), async |cx: Context, _: Nothing| {
            let form = form();
            let answer = cx.elicit("sure", form).await?;
            let roots = cx.list_roots("roots").await?;
            let message = SamplingMessage::new(Role::User, TextContent::new("hi"));
            let sampled =
                cx.sample("model", CreateMessageRequestParams::new(10, [message])).await?;
            let said = format!("{} {} {}", answer.action, roots.roots.len(), sampled.model);
            Ok::<_, ToolError>(text(said))
        })
        .add(tool("progress"), async |cx: Context, _: Nothing| {
            for step in 1..=3 {
                cx.progress(step).total(3).await;
            }
            Ok::<_, ToolError>(text("done".to_owned()))
        })
        .add(tool("log"), async |cx: Context, _: Nothing| {
            cx.log(LoggingLevel::Info, "logged").await;
            Ok::<_, ToolError>(text("done".to_owned()))
        })
        .add(tool("slow"), async |cx: Context, _: Nothing| {
            cx.cancelled().await;
            Ok::<_, ToolError>(text("cancelled".to_owned()))
        })
        .add(tool("task"), async |cx: Context, _: Nothing| {
            let options = TaskOptions::new().poll_interval(std::time::Duration::from_millis(20));
            let work = async move |cx: Context| {
                let form = form();
                let answer = cx.elicit("sure", form).await?;
                Ok(text(format!("task {}", answer.action)))
            };
            Ok::<_, ToolError>(cx.run_as_task(options, work).await?)
        })
}

struct Notes(AtomicUsize);

impl ResourcesHandler<Context> for Notes {
    fn capability(&self) -> Option<ResourcesCapability> {
        let mut capability = ResourcesCapability::new();
        capability.subscribe = Some(true);
        capability.list_changed = Some(true);
        Some(capability)
    }

    async fn list_resources(
        &self,
        _: &Context,
        _: PaginatedRequestParams,
    ) -> Result<ListResourcesResult, ErrorObject> {
        Ok(ListResourcesResult::new([Resource::new("note", "test://note")]))
    }

    async fn list_resource_templates(
        &self,
        _: &Context,
        _: PaginatedRequestParams,
    ) -> Result<ListResourceTemplatesResult, ErrorObject> {
        Ok(ListResourceTemplatesResult::new(Vec::<ResourceTemplate>::new()))
    }

    async fn read_resource(
        &self,
        _: &Context,
        params: ReadResourceRequestParams,
    ) -> Result<ReadResourceOutcome, ErrorObject> {
        let read = self.0.fetch_add(1, Ordering::SeqCst) + 1;
        let contents = TextResourceContents::new(params.uri, format!("read {read}"));
        Ok(ReadResourceResult::new([contents]).with_ttl_ms(60_000).into())
    }
}

fn server(versions: &[ProtocolVersion]) -> Service {
    Server::new("tested", "1.2.3")
        .instructions("be kind")
        .tools(tools())
        .resources(Notes(AtomicUsize::new(0)))
        .logging()
        .tasks()
        .versions(versions.iter().copied())
        .into_service()
}

fn builder(service: &Service) -> ClientBuilder {
    let (ours, theirs) = tokio::io::duplex(64 * 1024);
    let service = service.clone();
    tokio::spawn(async move {
        let (input, output) = tokio::io::split(theirs);
        let _ = service.serve_stream(input, output).await;
    });
    let (input, output) = tokio::io::split(ours);
    Client::stream(input, output)
}

struct Person;

impl ElicitationHandler for Person {
    async fn elicit(&self, _: &(), _: ElicitRequestParams) -> Result<ElicitResult, ErrorObject> {
        Ok(ElicitResult::new(ElicitAction::Accept))
    }
}

impl RootsHandler for Person {
    async fn list_roots(
        &self,
        _: &(),
        _: ListRootsRequestParams,
    ) -> Result<ListRootsResult, ErrorObject> {
        Ok(ListRootsResult::new([Root::new("file:///work")]))
    }
}

impl SamplingHandler for Person {
    async fn create_message(
        &self,
        _: &(),
        _: CreateMessageRequestParams,
    ) -> Result<CreateMessageResult, ErrorObject> {
        Ok(CreateMessageResult::new(Role::Assistant, TextContent::new("hello"), "a-model"))
    }
}

#[tokio::test]
async fn every_client_finds_every_server() {
    for server_speaks in ProtocolVersion::ALL {
        let service = server(&[*server_speaks]);
        for asked in ProtocolVersion::ALL {
            let connected = soon(builder(&service).prefer(*asked).connect()).await;
            let client = match connected {
                Ok(client) => client,
                // A session is asked for, and this server has none.
                Err(error) => {
                    assert!(asked.has_handshake() && !server_speaks.has_handshake(), "{error}");
                    continue;
                }
            };
            assert_eq!(client.protocol_version(), *server_speaks);
            let info = client.server_info().expect("a server that says who it is");
            assert_eq!((info.name.as_str(), info.version.as_str()), ("tested", "1.2.3"));
            assert_eq!(client.instructions().as_deref(), Some("be kind"));
            assert!(client.server_capabilities().expect("capabilities").tools.is_some());
            let tools = soon(client.list_all_tools()).await.expect("tools");
            assert_eq!(tools.len(), 6);
            let text = [("text", "hello")].into_iter().collect::<Nothing2>();
            assert_eq!(said(soon(client.call_tool("echo", &text)).await), "hello");
            soon(client.ping()).await.expect("an answer");
            let error = soon(client.call_tool("none", &())).await.expect_err("no such tool");
            assert!(matches!(error, ClientError::Answered(_)), "{error}");
            soon(client.close()).await.expect("a good end");
            assert!(soon(client.call_tool("echo", &())).await.is_err());
        }
    }
}

type Nothing2 = std::collections::BTreeMap<&'static str, &'static str>;

#[tokio::test]
async fn only_what_both_speak() {
    let service = server(&[ProtocolVersion::V2024_11_05]);
    let error = soon(builder(&service).versions([ProtocolVersion::V2025_06_18]).connect()).await;
    let server = vec!["2024-11-05".to_owned()];
    assert_eq!(error.expect_err("no version"), ClientError::NoCommonVersion { server });
    let error = soon(builder(&service).versions([ProtocolVersion::LATEST]).connect()).await;
    assert!(error.is_err());
}

#[tokio::test]
async fn questions_are_answered_whichever_way_they_come() {
    for version in ProtocolVersion::ALL {
        let service = server(&[*version]);
        let client = builder(&service).elicitation(Person).roots(Person).sampling(Person);
        let client = soon(client.connect()).await.expect("a client");
        let answer = soon(client.call_tool("ask", &())).await;
        if *version < ProtocolVersion::V2025_06_18 {
            // There were no questions to users yet.
            let answer = answer.expect("the model is told");
            assert_eq!(answer.is_error, Some(true), "{answer:?}");
        } else {
            assert_eq!(said(answer), "accept 1 a-model", "{version}");
        }
    }
}

#[tokio::test]
async fn progress_and_log_messages_arrive() {
    for version in ProtocolVersion::ALL {
        let client = soon(builder(&server(&[*version])).connect()).await.expect("a client");
        let steps = Arc::new(AtomicUsize::new(0));
        let counted = Arc::clone(&steps);
        let options = RequestOptions::new().on_progress(move |_| {
            counted.fetch_add(1, Ordering::SeqCst);
        });
        let params = CallToolRequestParams::new("progress", meta());
        soon(client.request_with::<CallToolRequest>(params, &options)).await.expect("a result");
        assert_eq!(steps.load(Ordering::SeqCst), 3, "{version}");
        let mut heard = client.notifications();
        soon(client.set_log_level(LoggingLevel::Debug)).await.expect("a level");
        soon(client.call_tool("log", &())).await.expect("a result");
        match soon(heard.next()).await {
            Some(ServerNotification::LoggingMessage(message)) => {
                assert_eq!(message.data.text(), "\"logged\"", "{version}");
            }
            other => panic!("{version}: {other:?}"),
        }
    }
}

#[tokio::test]
async fn changes_are_told_in_every_version() {
    for version in ProtocolVersion::ALL {
        let service = server(&[*version]);
        let client = soon(builder(&service).connect()).await.expect("a client");
        let filter = SubscriptionFilter::new()
            .with_tools_list_changed(true)
            .with_prompts_list_changed(true)
            .with_resource_subscriptions(["test://note"]);
        let mut changes = soon(client.listen(filter)).await.expect("a subscription");
        assert_eq!(changes.accepted().tools_list_changed, Some(true));
        assert_eq!(changes.accepted().prompts_list_changed, None, "{version}");
        service.notifier().resource_updated("test://other").await;
        service.notifier().resources_changed().await;
        service.notifier().resource_updated("test://note").await;
        match soon(changes.next()).await {
            Ok(Some(Change::Core(ServerNotification::ResourceUpdated(updated)))) => {
                assert_eq!(updated.uri, "test://note", "{version}");
            }
            other => panic!("{version}: {other:?}"),
        }
        service.notifier().tools_changed().await;
        let change = soon(changes.next()).await;
        let is_tools =
            matches!(&change, Ok(Some(Change::Core(ServerNotification::ToolListChanged(_)))));
        assert!(is_tools, "{version}: {change:?}");
        drop(changes);
        soon(async {
            while client.in_flight() > 0 {
                tokio::task::yield_now().await;
            }
        })
        .await;
    }
}

#[tokio::test]
async fn a_subscription_ends_with_the_server() {
    let service = server(&[ProtocolVersion::LATEST]);
    let client = soon(builder(&service).connect()).await.expect("a client");
    let filter = SubscriptionFilter::new().with_tools_list_changed(true);
    let mut changes = soon(client.listen(filter)).await.expect("a subscription");
    service.shut_down().await;
    assert_eq!(soon(changes.next()).await, Ok(None));
    assert_eq!(soon(changes.next()).await, Ok(None));
}

#[tokio::test]
async fn results_are_kept_until_they_change() {
    let service = server(&[ProtocolVersion::LATEST]);
    let client = soon(builder(&service).connect()).await.expect("a client");
    let read = async || {
        let result = soon(client.read_resource("test://note")).await.expect("contents");
        serde_json::to_value(&result.contents).expect("JSON")[0]["text"].to_string()
    };
    assert_eq!(read().await, "\"read 1\"");
    assert_eq!(read().await, "\"read 1\"");
    let filter = SubscriptionFilter::new().with_resource_subscriptions(["test://note"]);
    let mut changes = soon(client.listen(filter)).await.expect("a subscription");
    service.notifier().resource_updated("test://note").await;
    soon(changes.next()).await.expect("a change");
    assert_eq!(read().await, "\"read 2\"");
    let params = ReadResourceRequestParams::new("test://note", meta());
    let options = RequestOptions::new().fresh();
    let fresh = client.request_with::<mcp_bindings::latest::ReadResourceRequest>(params, &options);
    soon(fresh).await.expect("contents");
    assert_eq!(read().await, "\"read 3\"");
}

#[tokio::test]
async fn a_task_is_followed_to_its_end() {
    let service = server(&[ProtocolVersion::LATEST]);
    let client = builder(&service).elicitation(Person).tasks();
    let client = soon(client.connect()).await.expect("a client");
    assert_eq!(said(soon(client.call_tool_to_end("task", &())).await), "task accept");
    let error = soon(client.call_tool("task", &())).await.expect_err("a task");
    assert!(matches!(&error, ClientError::ResultType { result_type, .. } if result_type == "task"));
    let error = soon(client.wait_for_task("none")).await.expect_err("no such task");
    assert!(matches!(error, ClientError::Answered(_)), "{error}");
}

#[tokio::test]
async fn a_task_is_cancelled() {
    let service = server(&[ProtocolVersion::LATEST]);
    // Nobody answers the question of the task.
    struct Absent;
    impl ElicitationHandler for Absent {
        async fn elicit(
            &self,
            (): &(),
            _: ElicitRequestParams,
        ) -> Result<ElicitResult, ErrorObject> {
            std::future::pending().await
        }
    }
    let client = builder(&service).elicitation(Absent).tasks();
    let client = soon(client.connect()).await.expect("a client");
    let params = CallToolRequestParams::new("task", meta());
    let outcome = soon(client.request::<CallToolRequest>(params)).await.expect("a task");
    let mcp_bindings::latest::CallToolOutcome::Unknown(task) = outcome else {
        panic!("expected a task, found {outcome:?}");
    };
    let id = task.to_value()["taskId"].as_str().expect("an id").to_owned();
    soon(client.cancel_task(&id)).await.expect("an answer");
    soon(async {
        while !matches!(
            client.get_task(&id).await.expect("a task"),
            mcp_bindings::tasks::GetTaskResult::Cancelled(_)
        ) {
            tokio::time::sleep(std::time::Duration::from_millis(5)).await;
        }
    })
    .await;
    assert_eq!(
        soon(client.wait_for_task(&id)).await.expect_err("an end"),
        ClientError::TaskCancelled
    );
}

#[tokio::test]
async fn what_a_server_speaks_is_remembered() {
    let memory = EraMemory::new();
    let old = server(&[ProtocolVersion::V2025_06_18]);
    soon(builder(&old).era_memory(memory.clone(), "it").connect()).await.expect("a client");
    assert_eq!(memory.get("it"), Some(ProtocolVersion::V2025_06_18));
    // It was replaced: what is remembered is only a hint.
    let new = server(&[ProtocolVersion::LATEST]);
    let client = soon(builder(&new).era_memory(memory.clone(), "it").connect()).await;
    assert_eq!(client.expect("a client").protocol_version(), ProtocolVersion::LATEST);
    assert_eq!(memory.get("it"), Some(ProtocolVersion::LATEST));
}

#[tokio::test]
async fn a_probe_can_be_left_out() {
    let service = server(ProtocolVersion::ALL);
    let client = soon(builder(&service).skip_probe().connect()).await.expect("a client");
    assert_eq!(client.server_capabilities(), None);
    assert_eq!(soon(client.list_all_tools()).await.expect("tools").len(), 6);
    // A server that names what it speaks is understood, even so.
    let service = server(&[ProtocolVersion::V2025_06_18]);
    let client = soon(builder(&service).skip_probe().connect()).await.expect("a client");
    assert_eq!(soon(client.list_all_tools()).await.expect("tools").len(), 6);
    assert_eq!(client.protocol_version(), ProtocolVersion::V2025_06_18);
}

#[tokio::test]
async fn a_dropped_request_is_taken_back() {
    for version in ProtocolVersion::ALL {
        let service = server(&[*version]);
        let client = soon(builder(&service).connect()).await.expect("a client");
        {
            let call = client.call_tool("slow", &());
            tokio::pin!(call);
            soon(async {
                tokio::select! {
                    result = &mut call => panic!("{result:?}"),
                    () = async {
                        while service.in_flight() == 0 {
                            tokio::time::sleep(std::time::Duration::from_millis(1)).await;
                        }
                    } => {}
                }
            })
            .await;
        }
        soon(async {
            while service.in_flight() > 0 {
                tokio::time::sleep(std::time::Duration::from_millis(1)).await;
            }
        })
        .await;
        assert_eq!(client.in_flight(), 0);
    }
}

#[tokio::test]
async fn many_requests_at_once() {
    let client = soon(builder(&server(ProtocolVersion::ALL)).connect()).await.expect("a client");
    let long = "x".repeat(64 * 1024);
    let calls: Vec<_> = (0..200)
        .map(|number| {
            let (client, text) = (client.clone(), format!("{number} {long}"));
            tokio::spawn(async move {
                let arguments = [("text", text.as_str())];
                let arguments: std::collections::BTreeMap<_, _> = arguments.into_iter().collect();
                said(client.call_tool("echo", &arguments).await) == text
            })
        })
        .collect();
    for call in calls {
        assert!(soon(call).await.expect("a call"));
    }
    let params = list_params();
    let mut pages = client.pages::<ListToolsRequest>(params, RequestOptions::new());
    assert_eq!(soon(pages.next()).await.expect("a page").expect("tools").len(), 6);
    assert!(soon(pages.next()).await.is_none());
}
