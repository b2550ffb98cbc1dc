//! A client that prints the tools of a server: `list_tools COMMAND ARGS...` starts it,
//! `list_tools URL` finds it over HTTP.

use std::process::ExitCode;

use mcp_runtime::client::{Client, ClientBuilder};
use tokio::process::Command;

#[tokio::main]
async fn main() -> ExitCode {
    let mut words = std::env::args_os().skip(1);
    let Some(server) = words.next() else {
        eprintln!("usage: list_tools COMMAND ARGS... | list_tools URL");
        return ExitCode::from(2);
    };
    let client = match server.to_str().filter(|server| server.starts_with("http")) {
        Some(url) => Client::http(url),
        None => {
            let mut command = Command::new(server);
            command.args(words);
            Client::stdio(command)
        }
    };
    match list(client).await {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("list_tools: {error}");
            ExitCode::FAILURE
        }
    }
}

async fn list(client: ClientBuilder) -> Result<(), Box<dyn std::error::Error>> {
    let client = client.info("list_tools", env!("CARGO_PKG_VERSION")).connect().await?;
    match client.server_info() {
        Some(server) => println!("{} {}", server.name, server.version),
        None => println!("(a server that does not say who it is)"),
    }
    println!("protocol version {}", client.protocol_version());
    for tool in client.list_all_tools().await? {
        println!("{}  {}", tool.name, tool.description.as_deref().unwrap_or_default());
    }
    client.close().await?;
    Ok(())
}
