//! What the client does with a real peer, a line for each step.

use std::error::Error;
use std::future::Future;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use mcp_bindings::ErrorObject;
use mcp_bindings::latest::{
    CallToolRequest, CallToolRequestParams, CallToolResult, ElicitAction, ElicitRequestParams,
    ElicitResult, ElicitationHandler,
};
use mcp_runtime::client::{Client, ClientBuilder, RequestOptions, meta};
use serde_json::json;

type Outcome = Result<(), Box<dyn Error>>;

/// The user that fills in forms.
#[derive(Clone, Debug, Default)]
struct Ada(Arc<AtomicUsize>);

impl ElicitationHandler for Ada {
    async fn elicit(&self, _: &(), _: ElicitRequestParams) -> Result<ElicitResult, ErrorObject> {
        self.0.fetch_add(1, Ordering::Relaxed);
        let content = json!({"username": "Ada", "email": "ada@example.com"});
        let mut result = ElicitResult::new(ElicitAction::Accept);
        result.content = serde_json::from_value(content).ok();
        Ok(result)
    }
}

/// Goes through all steps with the server that `way` leads to, and tells whether all were good.
pub async fn run(way: impl FnOnce(ClientBuilder) -> ClientBuilder) -> bool {
    let user = Ada::default();
    let builder =
        way(Client::builder()).info("mcp-codegen-peer-client", "1").elicitation(user.clone());
    let client = match builder.connect().await {
        Ok(client) => client,
        Err(error) => {
            println!("FAIL connect: {error}");
            return false;
        }
    };
    println!("protocol {}\nok connect", client.protocol_version());
    let mut good = true;
    good &= step("list_tools", list_tools(&client)).await;
    good &= step("simple_text", async {
        let result = client.call_tool("test_simple_text", &()).await?;
        expect(&text(&result), "This is a simple text response for testing.")
    })
    .await;
    good &= step("add", add(&client)).await;
    good &= step("resource", resource(&client)).await;
    good &= step("prompt", prompt(&client)).await;
    good &= step("elicitation", elicitation(&client, &user)).await;
    good &= step("cancel", cancel(&client)).await;
    good &= step("progress", progress(&client)).await;
    if let Err(error) = client.close().await {
        println!("FAIL close: {error}");
        good = false;
    }
    good
}

async fn step(name: &str, doing: impl Future<Output = Outcome>) -> bool {
    let outcome = tokio::time::timeout(Duration::from_secs(20), doing).await;
    match outcome.unwrap_or_else(|_| Err("it takes too long".into())) {
        Ok(()) => println!("ok {name}"),
        Err(error) => {
            println!("FAIL {name}: {error}");
            return false;
        }
    }
    true
}

fn expect(found: &str, expected: &str) -> Outcome {
    if found == expected { Ok(()) } else { Err(format!("the text is {found:?}").into()) }
}

fn text(result: &CallToolResult) -> String {
    let content = serde_json::to_value(&result.content).unwrap_or_default();
    content[0]["text"].as_str().unwrap_or_default().to_owned()
}

async fn list_tools(client: &Client) -> Outcome {
    let tools = client.list_all_tools().await?;
    let wanted = ["test_simple_text", "add", "test_elicitation", "slow", "test_tool_with_progress"];
    match wanted.iter().find(|wanted| tools.iter().all(|tool| tool.name != **wanted)) {
        Some(missing) => Err(format!("{missing} is missing").into()),
        None => Ok(()),
    }
}

async fn add(client: &Client) -> Outcome {
    let result = client.call_tool("add", &json!({"a": 2, "b": 3})).await?;
    expect(&text(&result), "5")
}

async fn resource(client: &Client) -> Outcome {
    let result = client.read_resource("test://static-text").await?;
    let contents = serde_json::to_value(&result.contents)?;
    let text = contents[0]["text"].as_str().unwrap_or_default();
    expect(text, "This is the content of the static text resource.")
}

async fn prompt(client: &Client) -> Outcome {
    let result = client.get_prompt("test_simple_prompt", [("", ""); 0]).await?;
    let messages = serde_json::to_value(&result.messages)?;
    let text = messages[0]["content"]["text"].as_str().unwrap_or_default();
    expect(text, "This is a simple prompt for testing.")
}

async fn elicitation(client: &Client, user: &Ada) -> Outcome {
    let result = client.call_tool("test_elicitation", &json!({"message": "Who?"})).await?;
    if user.0.load(Ordering::Relaxed) == 0 {
        return Err("the user was not asked".into());
    }
    let text = text(&result);
    if text.contains("Ada") { Ok(()) } else { Err(format!("the text is {text:?}").into()) }
}

async fn cancel(client: &Client) -> Outcome {
    let slow = json!({"ms": 10_000});
    let slow = client.call_tool("slow", &slow);
    match tokio::time::timeout(Duration::from_millis(200), slow).await {
        Ok(ended) => return Err(format!("it ended by itself: {ended:?}").into()),
        Err(_) => tokio::time::sleep(Duration::from_millis(300)).await,
    }
    add(client).await
}

async fn progress(client: &Client) -> Outcome {
    let count = Arc::new(AtomicUsize::new(0));
    let counted = Arc::clone(&count);
    let options = RequestOptions::new().on_progress(move |_| {
        counted.fetch_add(1, Ordering::Relaxed);
    });
    let params = CallToolRequestParams::new("test_tool_with_progress", meta());
    client.request_with::<CallToolRequest>(params, &options).await?;
    match count.load(Ordering::Relaxed) {
        0..3 => Err(format!("{} notifications", count.load(Ordering::Relaxed)).into()),
        _ => Ok(()),
    }
}
