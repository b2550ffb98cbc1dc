//! The peer of the load benchmark: rmcp with one tool that adds two integers.
//!
//! `rmcp_add` serves stdio, `rmcp_add --http ADDR` serves `http://ADDR/mcp`.
//!
//! Written as rmcp's own documentation writes servers, with its macros. Every choice that is left to its user is the
//! fast one: on stdio one thread and pipes without the detour over blocking threads; over HTTP all threads, no
//! sessions, answers in JSON, no waiting for more bytes before a packet leaves.
//!
//! - `--sessions`, over HTTP only, has the sessions of the older protocol versions, and answers as events with them.
//! - `--defaults` has what rmcp, axum and tokio do when nothing is chosen.

use std::{error::Error, net::SocketAddr, sync::Arc};

use axum::{
    Router,
    serve::{self, Listener, ListenerExt as _},
};
use rmcp::{
    ServerHandler, ServiceExt as _,
    handler::server::{router::tool::ToolRouter, wrapper::Parameters},
    model::{ServerCapabilities, ServerConfig},
    schemars, tool, tool_handler, tool_router,
    transport::{
        stdio, stdio_pipes,
        streamable_http_server::{
            StreamableHttpServerConfig, StreamableHttpService,
            session::{local::LocalSessionManager, never::NeverSessionManager},
        },
    },
};
use tokio::{
    io::{AsyncRead, AsyncWrite},
    net::TcpListener,
    runtime::Builder,
};

#[derive(serde::Deserialize, schemars::JsonSchema)]
struct Summands {
    a: i64,
    b: i64,
}

#[derive(Clone)]
struct Adder {
    tool_router: ToolRouter<Self>,
}

#[tool_router]
impl Adder {
    fn new() -> Self {
        Self { tool_router: Self::tool_router() }
    }

    #[tool(description = "Adds two integers")]
    fn add(&self, Parameters(Summands { a, b }): Parameters<Summands>) -> String {
        a.wrapping_add(b).to_string()
    }
}

#[tool_handler(router = self.tool_router)]
impl ServerHandler for Adder {
    fn get_info(&self) -> ServerConfig {
        ServerConfig::new(ServerCapabilities::builder().enable_tools().build())
    }
}

fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
    let one_thread = || Builder::new_current_thread().enable_all().build();
    let all_threads = || Builder::new_multi_thread().enable_all().build();
    match arguments[..] {
        [] => one_thread()?.block_on(serve(stdio_pipes)),
        ["--defaults"] => all_threads()?.block_on(serve(stdio)),
        ["--http", address] => all_threads()?.block_on(http(address)),
        ["--sessions", "--http", address] => all_threads()?.block_on(http_with_sessions(address)),
        ["--defaults", "--http", address] => all_threads()?.block_on(http_by_default(address)),
        _ => Err("usage: rmcp_add [--defaults | --sessions] [--http ADDR]".into()),
    }
}

/// The pipes are opened inside, because they need a runtime.
async fn serve<R, W>(pipes: fn() -> (R, W)) -> Result<(), Box<dyn Error>>
where
    R: AsyncRead + Send + Unpin + 'static,
    W: AsyncWrite + Send + Unpin + 'static,
{
    Adder::new().serve(pipes()).await?.waiting().await?;
    Ok(())
}

async fn http(address: &str) -> Result<(), Box<dyn Error>> {
    let config = StreamableHttpServerConfig::default()
        .with_legacy_session_mode(false)
        .with_json_response(true);
    let sessions = Arc::new(NeverSessionManager::default());
    // Every request gets a handler; a copy of one that is ready spares it the building of the router.
    let adder = Adder::new();
    let service = StreamableHttpService::new(move || Ok(adder.clone()), sessions, config);
    serve::serve(listener(address).await?, Router::new().nest_service("/mcp", service)).await?;
    Ok(())
}

async fn http_with_sessions(address: &str) -> Result<(), Box<dyn Error>> {
    let sessions = Arc::new(LocalSessionManager::default());
    let config = StreamableHttpServerConfig::default();
    let adder = Adder::new();
    let service = StreamableHttpService::new(move || Ok(adder.clone()), sessions, config);
    serve::serve(listener(address).await?, Router::new().nest_service("/mcp", service)).await?;
    Ok(())
}

async fn listener(address: &str) -> Result<impl Listener<Addr = SocketAddr>, Box<dyn Error>> {
    Ok(TcpListener::bind(address).await?.tap_io(|stream| {
        // Without it the connection is slow, not wrong.
        let _ = stream.set_nodelay(true);
    }))
}

async fn http_by_default(address: &str) -> Result<(), Box<dyn Error>> {
    let sessions = Arc::new(LocalSessionManager::default());
    let config = StreamableHttpServerConfig::default();
    let service = StreamableHttpService::new(|| Ok(Adder::new()), sessions, config);
    let listener = TcpListener::bind(address).await?;
    serve::serve(listener, Router::new().nest_service("/mcp", service)).await?;
    Ok(())
}
