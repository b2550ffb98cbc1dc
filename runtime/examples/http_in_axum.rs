//! A server inside of an application of one's own, beside its routes and behind its layers:
//! `cargo run -p mcp-runtime --example http_in_axum`, then
//! `cargo run -p mcp-runtime --example list_tools -- http://127.0.0.1:8080/mcp`.

use axum::Router;
use axum::extract::Request;
use axum::middleware::{Next, from_fn};
use axum::response::Response;
use axum::routing::get;
use mcp_bindings::latest::{CallToolResult, ContentBlock, Tool};
use mcp_runtime::http_server::Principal;
use mcp_runtime::server::{Server, ToolError, Tools, no_arguments};

/// Whoever the application lets in, its handlers know by name.
async fn identify(mut request: Request, next: Next) -> Response {
    request.extensions_mut().insert(Principal("ada".to_owned()));
    next.run(request).await
}

#[tokio::main]
async fn main() -> std::io::Result<()> {
    let who = Tool::new("who_am_i", no_arguments()).with_description("Tells who asks.");
    let tools = Tools::new().add(who, async |cx, _: serde_json::Value| {
        let name = cx.principal().unwrap_or("nobody").to_owned();
        Ok::<_, ToolError>(CallToolResult::new([ContentBlock::text(name)]))
    });
    let service = Server::new("identity", "1.0.0").tools(tools).into_service();
    let app = Router::new()
        .route("/health", get(|| async { "good" }))
        .nest_service("/mcp", service.clone().into_http())
        .layer(from_fn(identify));
    let listener = tokio::net::TcpListener::bind("127.0.0.1:8080").await?;
    println!("http://{}/mcp", listener.local_addr()?);
    service.manage_process();
    axum::serve(listener, app).with_graceful_shutdown(async move { service.closing().await }).await
}
