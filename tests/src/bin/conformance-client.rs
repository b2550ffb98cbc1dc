//! The client that the conformance suite starts: the address of the server is the last argument, the
//! scenario is in the environment.

use std::process::ExitCode;

use mcp_tests::client::conformance;

#[tokio::main]
async fn main() -> ExitCode {
    let Some(url) = std::env::args().next_back().filter(|url| url.starts_with("http")) else {
        eprintln!("usage: conformance-client URL");
        return ExitCode::from(2);
    };
    let scenario = std::env::var("MCP_CONFORMANCE_SCENARIO").unwrap_or_default();
    match conformance::run(&scenario, &url).await {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{scenario}: {error}");
            ExitCode::FAILURE
        }
    }
}
