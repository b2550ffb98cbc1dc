//! An MCP server on rmcp: `server stdio` or `server http PORT`.

use std::borrow::Cow;
use std::error::Error;
use std::sync::Arc;
use std::time::Duration;

use mcp_peer_rmcp::{
    HANDSHAKE, PROMPT_TEXT, RESOURCE_TEXT, RESOURCE_URI, SIMPLE_TEXT, STATELESS, Wanted,
};
use rmcp::model::*;
use rmcp::service::{RequestContext, RoleServer};
use rmcp::transport::streamable_http_server::session::local::LocalSessionManager;
use rmcp::transport::{StreamableHttpServerConfig, StreamableHttpService};
use rmcp::{ErrorData, ServerHandler, ServiceExt};
use serde_json::{Value, json};

#[derive(Clone)]
struct Server;

fn object(value: Value) -> JsonObject {
    match value {
        Value::Object(object) => object,
        _ => unreachable!("written as an object"),
    }
}

fn tool(name: &'static str, description: &'static str, properties: Value) -> Tool {
    let required: Vec<_> = properties.as_object().into_iter().flat_map(|p| p.keys()).collect();
    let schema = json!({ "type": "object", "properties": properties, "required": required });
    Tool::new(name, description, object(schema))
}

fn question(message: &str) -> ElicitRequestParams {
    let schema = json!({
        "type": "object",
        "properties": { "username": { "type": "string" }, "email": { "type": "string" } },
        "required": ["username", "email"]
    });
    ElicitRequestParams::FormElicitationParams {
        meta: None,
        message: message.to_owned(),
        requested_schema: serde_json::from_value(schema).expect("a form"),
    }
}

fn text(text: impl Into<String>) -> CallToolResponse {
    CallToolResult::success(vec![ContentBlock::text(text)]).into()
}

impl Server {
    async fn elicit(
        &self,
        request: CallToolRequestParams,
        context: RequestContext<RoleServer>,
    ) -> Result<CallToolResponse, ErrorData> {
        let arguments = request.arguments.unwrap_or_default();
        let question = question(arguments.get("message").and_then(Value::as_str).unwrap_or("Who?"));
        let answer = if context.protocol_version() < Some(STATELESS) {
            let answer = context.peer.create_elicitation(question).await;
            answer.map_err(|error| ErrorData::internal_error(error.to_string(), None))?
        } else if let Some(answer) = request.input_responses.and_then(|mut all| all.remove("user"))
        {
            serde_json::from_value(answer)
                .map_err(|error| ErrorData::invalid_params(error.to_string(), None))?
        } else {
            let ask = InputRequest::Elicitation(ElicitRequest::new(question));
            let requests = InputRequests::from([("user".to_owned(), ask)]);
            return Ok(InputRequiredResult::new(Some(requests), None).into());
        };
        let action = serde_json::to_value(&answer.action).expect("a string");
        let content = answer.content.unwrap_or_else(|| json!({}));
        Ok(text(format!(
            "User response: action={}, content={content}",
            action.as_str().unwrap_or_default()
        )))
    }

    async fn slow(
        &self,
        request: CallToolRequestParams,
        context: RequestContext<RoleServer>,
    ) -> Result<CallToolResponse, ErrorData> {
        let arguments = request.arguments.unwrap_or_default();
        let ms = arguments.get("ms").and_then(Value::as_u64).unwrap_or_default();
        tokio::select! {
            () = tokio::time::sleep(Duration::from_millis(ms)) => Ok(text(format!("slept {ms} ms"))),
            () = context.ct.cancelled() => {
                eprintln!("cancelled");
                Err(ErrorData::internal_error("cancelled", None))
            }
        }
    }

    async fn report_progress(
        &self,
        context: RequestContext<RoleServer>,
    ) -> Result<CallToolResponse, ErrorData> {
        eprintln!("progress");
        if let Some(token) = context.meta.get_progress_token() {
            for progress in [0.0, 50.0, 100.0] {
                let mut report = ProgressNotificationParam::new(token.clone(), progress);
                report.total = Some(100.0);
                let sent = context.peer.notify_progress(report).await;
                sent.map_err(|error| ErrorData::internal_error(error.to_string(), None))?;
                // Clients of the TypeScript SDK drop a notification that they read together with
                // the answer.
                tokio::time::sleep(Duration::from_millis(50)).await;
            }
        }
        Ok(text("done"))
    }
}

impl ServerHandler for Server {
    fn get_info(&self) -> ServerConfig {
        let capabilities = ServerCapabilities::builder()
            .enable_tools()
            .enable_resources()
            .enable_prompts()
            .build();
        ServerConfig::new(capabilities)
            .with_server_info(Implementation::new("mcp-peer-rmcp", "1.0.0"))
    }

    fn supported_protocol_versions(&self) -> Cow<'static, [ProtocolVersion]> {
        Cow::Borrowed(match Wanted::from_env() {
            Wanted::Handshake => ProtocolVersion::known_up_to(&HANDSHAKE),
            Wanted::Stateless => &[STATELESS],
            Wanted::Default | Wanted::Auto => ProtocolVersion::KNOWN_VERSIONS,
        })
    }

    async fn list_tools(
        &self,
        _request: Option<PaginatedRequestParams>,
        _context: RequestContext<RoleServer>,
    ) -> Result<ListToolsResult, ErrorData> {
        let number = json!({ "type": "number" });
        Ok(ListToolsResult::with_all_items(vec![
            tool("test_simple_text", "Answers a fixed text", json!({})),
            tool("add", "Adds two numbers", json!({ "a": number, "b": number })),
            tool(
                "test_elicitation",
                "Asks who the user is",
                json!({ "message": { "type": "string" } }),
            ),
            tool("slow", "Sleeps", json!({ "ms": number })),
            tool("test_tool_with_progress", "Reports progress", json!({})),
        ]))
    }

    async fn call_tool(
        &self,
        request: CallToolRequestParams,
        context: RequestContext<RoleServer>,
    ) -> Result<CallToolResponse, ErrorData> {
        match &*request.name {
            "test_simple_text" => Ok(text(SIMPLE_TEXT)),
            "add" => {
                let arguments = request.arguments.unwrap_or_default();
                let number = |name| arguments.get(name).and_then(Value::as_f64);
                match (number("a"), number("b")) {
                    (Some(a), Some(b)) => Ok(text((a + b).to_string())),
                    _ => Err(ErrorData::invalid_params("a and b are numbers", None)),
                }
            }
            "test_elicitation" => self.elicit(request, context).await,
            "slow" => self.slow(request, context).await,
            "test_tool_with_progress" => self.report_progress(context).await,
            name => Err(ErrorData::invalid_params(format!("no tool is called {name}"), None)),
        }
    }

    async fn list_resources(
        &self,
        _request: Option<PaginatedRequestParams>,
        _context: RequestContext<RoleServer>,
    ) -> Result<ListResourcesResult, ErrorData> {
        let resource = Resource::new(RESOURCE_URI, "static-text");
        Ok(ListResourcesResult::with_all_items(vec![resource]))
    }

    async fn read_resource(
        &self,
        request: ReadResourceRequestParams,
        _context: RequestContext<RoleServer>,
    ) -> Result<ReadResourceResponse, ErrorData> {
        if request.uri != RESOURCE_URI {
            return Err(ErrorData::resource_not_found("no such resource", None));
        }
        let contents = vec![ResourceContents::text(RESOURCE_TEXT, RESOURCE_URI)];
        Ok(ReadResourceResult::new(contents).into())
    }

    async fn list_prompts(
        &self,
        _request: Option<PaginatedRequestParams>,
        _context: RequestContext<RoleServer>,
    ) -> Result<ListPromptsResult, ErrorData> {
        let prompt = Prompt::new("test_simple_prompt", Some("A fixed prompt"), None);
        Ok(ListPromptsResult::with_all_items(vec![prompt]))
    }

    async fn get_prompt(
        &self,
        request: GetPromptRequestParams,
        _context: RequestContext<RoleServer>,
    ) -> Result<GetPromptResponse, ErrorData> {
        if request.name != "test_simple_prompt" {
            return Err(ErrorData::invalid_params("no such prompt", None));
        }
        let message = PromptMessage::new_text(Role::User, PROMPT_TEXT);
        Ok(GetPromptResult::new(vec![message]).into())
    }
}

#[tokio::main]
async fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    match arguments.iter().map(String::as_str).collect::<Vec<_>>()[..] {
        ["stdio"] => {
            Server.serve(rmcp::transport::stdio()).await?.waiting().await?;
        }
        ["http", port] => {
            let service = StreamableHttpService::new(
                || Ok(Server),
                Arc::new(LocalSessionManager::default()),
                StreamableHttpServerConfig::default(),
            );
            let listener = tokio::net::TcpListener::bind(("127.0.0.1", port.parse()?)).await?;
            eprintln!("listening");
            axum::serve(listener, axum::Router::new().nest_service("/mcp", service)).await?;
        }
        _ => return Err("usage: server stdio | server http PORT".into()),
    }
    Ok(())
}
