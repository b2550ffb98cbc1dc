//! The fixture as a program: over HTTP on `127.0.0.1:$PORT` at `/mcp`, or with `--stdio`.

use mcp_tests::fixture;

#[tokio::main]
async fn main() -> Result<(), Box<dyn std::error::Error>> {
    if std::env::args().any(|argument| argument == "--stdio") {
        return Ok(fixture::service().serve_stdio().await?);
    }
    let port: u16 = std::env::var("PORT")?.parse()?;
    Ok(fixture::service().serve_http(("127.0.0.1", port)).await?)
}
