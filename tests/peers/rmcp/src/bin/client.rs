//! An MCP client on rmcp: `client stdio COMMAND ARGS...` or `client http URL`.

use std::error::Error;
use std::process::{ExitCode, exit};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use mcp_peer_rmcp::{
    HANDSHAKE, PROMPT_TEXT, RESOURCE_TEXT, RESOURCE_URI, SIMPLE_TEXT, STATELESS, Wanted,
};
use rmcp::model::*;
use rmcp::service::{NotificationContext, RequestContext, RoleClient, RunningService};
use rmcp::transport::{StreamableHttpClientTransport, TokioChildProcess};
use rmcp::{ClientHandler, ClientLifecycleMode, ClientServiceExt, ErrorData, ServiceExt};
use serde_json::{Value, json};
use tokio::process::Command;
use tokio::time::{sleep, timeout};

const STEP_LIMIT: Duration = Duration::from_secs(12);
const RUN_LIMIT: Duration = Duration::from_secs(55);
const TOOLS: [&str; 5] =
    ["add", "slow", "test_elicitation", "test_simple_text", "test_tool_with_progress"];

type Result<T = (), E = Box<dyn Error + Send + Sync>> = std::result::Result<T, E>;

/// What the server asked and reported.
#[derive(Clone, Default)]
struct Handler {
    asked: Arc<Mutex<Vec<String>>>,
    progress: Arc<Mutex<Vec<f64>>>,
}

impl ClientHandler for Handler {
    fn get_info(&self) -> ClientConfig {
        ClientConfig::new(
            ClientCapabilities::builder().enable_elicitation().build(),
            Implementation::new("mcp-peer-rmcp", "1.0.0"),
        )
    }

    async fn create_elicitation(
        &self,
        request: ElicitRequestParams,
        _context: RequestContext<RoleClient>,
    ) -> Result<ElicitResult, ErrorData> {
        let ElicitRequestParams::FormElicitationParams { message, .. } = request else {
            return Ok(ElicitResult::new(ElicitationAction::Decline));
        };
        self.asked.lock().unwrap().push(message);
        let user = json!({ "username": "Ada", "email": "ada@example.com" });
        Ok(ElicitResult::new(ElicitationAction::Accept).with_content(user))
    }

    async fn on_progress(
        &self,
        report: ProgressNotificationParam,
        _context: NotificationContext<RoleClient>,
    ) {
        self.progress.lock().unwrap().push(report.progress);
    }
}

type Client = RunningService<RoleClient, Handler>;

async fn connect(arguments: &[String]) -> Result<Client> {
    let mode = match Wanted::from_env() {
        Wanted::Default => None,
        Wanted::Handshake => Some(ClientLifecycleMode::Initialize),
        Wanted::Stateless => {
            Some(ClientLifecycleMode::Discover { preferred_versions: vec![STATELESS] })
        }
        Wanted::Auto => Some(ClientLifecycleMode::Auto {
            preferred_versions: vec![STATELESS],
            legacy_version: Some(HANDSHAKE),
        }),
    };
    let handler = Handler::default();
    Ok(match arguments {
        [kind, url] if kind == "http" => {
            let transport = StreamableHttpClientTransport::from_uri(url.as_str());
            match mode {
                Some(mode) => handler.serve_with_lifecycle(transport, mode).await?,
                None => handler.serve(transport).await?,
            }
        }
        [kind, program, rest @ ..] if kind == "stdio" => {
            let mut command = Command::new(program);
            command.args(rest);
            let transport = TokioChildProcess::new(command)?;
            match mode {
                Some(mode) => handler.serve_with_lifecycle(transport, mode).await?,
                None => handler.serve(transport).await?,
            }
        }
        _ => return Err("usage: client stdio COMMAND ARGS... | client http URL".into()),
    })
}

fn call(name: &'static str, arguments: Value) -> CallToolRequestParams {
    let arguments = arguments.as_object().cloned().unwrap_or_default();
    CallToolRequestParams::new(name).with_arguments(arguments)
}

async fn text_of(client: &Client, name: &'static str, arguments: Value) -> Result<String> {
    let result = client.call_tool(call(name, arguments)).await?;
    let text = result.content.first().and_then(ContentBlock::as_text);
    Ok(text.ok_or("the first content is no text")?.text.clone())
}

fn expect<T: PartialEq + std::fmt::Debug>(what: &str, found: T, wanted: T) -> Result {
    if found == wanted { Ok(()) } else { Err(format!("{what} is {found:?}").into()) }
}

async fn list_tools(client: &Client) -> Result {
    let tools = client.list_all_tools().await?;
    let lacks = |name: &&str| !tools.iter().any(|tool| tool.name == *name);
    expect("the list of missing tools", TOOLS.into_iter().filter(lacks).collect(), vec![])
}

async fn simple_text(client: &Client) -> Result {
    let text = text_of(client, "test_simple_text", json!({})).await?;
    expect("the text", text.as_str(), SIMPLE_TEXT)
}

async fn add(client: &Client) -> Result {
    let sum = text_of(client, "add", json!({ "a": 2, "b": 3 })).await?;
    expect("the sum", sum.as_str(), "5")
}

async fn resource(client: &Client) -> Result {
    let result = client.read_resource(ReadResourceRequestParams::new(RESOURCE_URI)).await?;
    match result.contents.first() {
        Some(ResourceContents::TextResourceContents { text, .. }) => {
            expect("the text", text.as_str(), RESOURCE_TEXT)
        }
        other => Err(format!("the content is {other:?}").into()),
    }
}

async fn prompt(client: &Client) -> Result {
    let result = client.get_prompt(GetPromptRequestParams::new("test_simple_prompt")).await?;
    let text = result.messages.first().and_then(|message| message.content.as_text());
    expect("the text", text.map(|text| text.text.as_str()), Some(PROMPT_TEXT))
}

async fn elicitation(client: &Client) -> Result {
    let text = text_of(client, "test_elicitation", json!({ "message": "Who?" })).await?;
    expect(
        "the list of questions",
        client.service().asked.lock().unwrap().join(","),
        "Who?".into(),
    )?;
    if text.contains("Ada") { Ok(()) } else { Err(format!("the text is {text:?}").into()) }
}

async fn cancel(client: &Client) -> Result {
    let start = Instant::now();
    // Dropping the future of a call is how a caller of this SDK gives it up.
    let slow = text_of(client, "slow", json!({ "ms": 10_000 }));
    if let Ok(outcome) = timeout(Duration::from_millis(200), slow).await {
        return Err(format!("the outcome is {outcome:?}").into());
    }
    if start.elapsed() > Duration::from_secs(3) {
        return Err(format!("it took {:?}", start.elapsed()).into());
    }
    // Time for the server to notice, before the next tool is called.
    sleep(Duration::from_millis(300)).await;
    add(client).await
}

async fn progress(client: &Client) -> Result {
    text_of(client, "test_tool_with_progress", json!({})).await?;
    // Notifications are handled in tasks of their own, which may still be under way.
    sleep(Duration::from_millis(100)).await;
    let seen = client.service().progress.lock().unwrap().clone();
    if seen.len() < 3 {
        Err(format!("{} notifications: {seen:?}", seen.len()).into())
    } else {
        Ok(())
    }
}

async fn in_time<T>(body: impl Future<Output = Result<T>>) -> Result<T> {
    let late = |_| Err(format!("no answer within {STEP_LIMIT:?}").into());
    timeout(STEP_LIMIT, body).await.unwrap_or_else(late)
}

/// Runs one step, says how it went, and returns what it yielded.
async fn step<T>(name: &str, body: impl Future<Output = Result<T>>) -> Option<T> {
    match in_time(body).await {
        Ok(value) => {
            println!("ok {name}");
            Some(value)
        }
        Err(error) => {
            println!("FAIL {name}: {}", error.to_string().replace('\n', " "));
            None
        }
    }
}

#[tokio::main]
async fn main() -> ExitCode {
    // Nothing that a server does or fails to do may keep this process alive.
    std::thread::spawn(|| {
        std::thread::sleep(RUN_LIMIT);
        println!("FAIL timeout: not done after {RUN_LIMIT:?}");
        exit(1);
    });
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let connected = step("connect", async {
        let client = in_time(connect(&arguments)).await;
        let version = client.as_ref().ok().and_then(|client| client.peer_info());
        let version = version.map(|info| info.protocol_version.to_string());
        println!("protocol {}", version.as_deref().unwrap_or("-"));
        client
    });
    let Some(client) = connected.await else { return ExitCode::FAILURE };
    let outcomes = [
        step("list_tools", list_tools(&client)).await,
        step("simple_text", simple_text(&client)).await,
        step("add", add(&client)).await,
        step("resource", resource(&client)).await,
        step("prompt", prompt(&client)).await,
        step("elicitation", elicitation(&client)).await,
        step("cancel", cancel(&client)).await,
        step("progress", progress(&client)).await,
    ];
    let _ = timeout(Duration::from_secs(8), client.cancel()).await;
    if outcomes.contains(&None) { ExitCode::FAILURE } else { ExitCode::SUCCESS }
}
