//! The fixture as a program: over HTTP on `127.0.0.1:$PORT` at `/mcp`, or with `--stdio`.

use mcp_tests::fixture;

#[tokio::main]
async fn main() -> Result<(), Box<dyn std::error::Error>> {
    if std::env::args().any(|argument| argument == "--stdio") {
        return Ok(fixture::service().serve_stdio().await?);
    }
    Err("HTTP is not there yet".into())
}
