//! What the client does in each scenario of the conformance suite.

use std::error::Error;

use mcp_bindings::ProtocolVersion;
use mcp_bindings::latest::{CallToolOutcome, CallToolRequest, CallToolRequestParams};
use mcp_bindings::{Json, JsonObject};
use mcp_runtime::client::{Client, RequestOptions, meta};
use serde::Deserialize;

use super::Defaults;

type Outcome = Result<(), Box<dyn Error>>;

/// What the suite says of the scenario beside its name.
#[derive(Default, Deserialize)]
struct Given {
    #[serde(default, rename = "toolCalls")]
    tool_calls: Vec<GivenCall>,
}

#[derive(Deserialize)]
struct GivenCall {
    name: String,
    #[serde(default)]
    arguments: serde_json::Value,
}

/// Does what `scenario` asks for with the server at `url`.
///
/// # Errors
/// If it could not be done.
pub async fn run(scenario: &str, url: &str) -> Outcome {
    let client = connect(url).await?;
    let outcome = play(scenario, &client).await;
    client.close().await?;
    outcome
}

/// The suite says which version it is about: older ones have sessions, the newest has none.
async fn connect(url: &str) -> Result<Client, Box<dyn Error>> {
    let asked = std::env::var("MCP_CONFORMANCE_PROTOCOL_VERSION").ok();
    let version = asked.and_then(|version| version.parse::<ProtocolVersion>().ok());
    let has_sessions = version.is_some_and(ProtocolVersion::has_handshake);
    let versions = ProtocolVersion::ALL.iter().rev().copied();
    let versions = versions.filter(|version| !has_sessions || version.has_handshake());
    let client = Client::http(url)
        .info("mcp-codegen-conformance-client", env!("CARGO_PKG_VERSION"))
        .versions(versions)
        .elicitation(Defaults)
        .reject_invalid_tools(true);
    Ok(client.connect().await?)
}

async fn play(scenario: &str, client: &Client) -> Outcome {
    match scenario {
        "tools_call" => {
            client.list_all_tools().await?;
            client.call_tool("add_numbers", &serde_json::json!({"a": 5, "b": 3})).await?;
        }
        "elicitation-sep1034-client-defaults" => {
            client.list_all_tools().await?;
            client.call_tool("test_client_elicitation_defaults", &()).await?;
        }
        "sse-retry" => {
            client.list_all_tools().await?;
            client.call_tool("test_reconnection", &()).await?;
        }
        "sep-2322-client-request-state" => rounds(client).await?,
        "http-standard-headers" => everything(client).await?,
        "http-custom-headers" => given_calls(client).await?,
        "http-invalid-tool-headers" => {
            for tool in client.list_all_tools().await? {
                client.call_tool(tool.name, &()).await?;
            }
        }
        "json-schema-2020-12-preservation" => echo_schema(client).await?,
        scenario if scenario.starts_with("auth/") => {
            client.list_all_tools().await?;
            client.call_tool("test-tool", &()).await?;
        }
        // Whatever is left looks at how a client begins and lists.
        _ => {
            client.list_all_tools().await?;
        }
    }
    Ok(())
}

async fn rounds(client: &Client) -> Outcome {
    client.list_all_tools().await?;
    let (echo, unrelated) = tokio::join!(
        client.call_tool("test_mrtr_echo_state", &()),
        client.call_tool("test_mrtr_unrelated", &()),
    );
    echo?;
    unrelated?;
    client.call_tool("test_mrtr_no_state", &()).await?;
    client.call_tool("test_mrtr_no_result_type", &()).await?;
    Ok(())
}

async fn everything(client: &Client) -> Outcome {
    for tool in client.list_all_tools().await? {
        client.call_tool(tool.name, &()).await?;
    }
    for resource in client.list_all_resources().await? {
        client.read_resource(resource.uri).await?;
    }
    for prompt in client.list_all_prompts().await? {
        client.get_prompt(prompt.name, [("", ""); 0]).await?;
    }
    Ok(())
}

async fn given_calls(client: &Client) -> Outcome {
    client.list_all_tools().await?;
    let given = std::env::var("MCP_CONFORMANCE_CONTEXT").unwrap_or_default();
    let given: Given = serde_json::from_str(&given)?;
    for call in given.tool_calls {
        client.call_tool(call.name, &call.arguments).await?;
    }
    Ok(())
}

async fn echo_schema(client: &Client) -> Outcome {
    let tools = client.list_all_tools().await?;
    let tool = tools.iter().find(|tool| tool.name == "json_schema_2020_12_tool");
    let tool = tool.ok_or("the tool with the schema is missing")?;
    // The schema goes back as the text that came: nothing of it is understood on the way.
    let mut arguments = JsonObject::default();
    arguments.insert("schema", &Json::new(&tool.input_schema)?)?;
    let mut params = CallToolRequestParams::new("json_schema_echo", meta());
    params.arguments = Some(arguments);
    match client.request_with::<CallToolRequest>(params, &RequestOptions::new()).await? {
        CallToolOutcome::Complete(_) => Ok(()),
        other => Err(format!("an answer of another kind: {other:?}").into()),
    }
}
