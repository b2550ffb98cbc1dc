//! A client that prints the tools of a server which it starts: `list_tools COMMAND ARGS...`.

use std::process::ExitCode;

use mcp_runtime::client::Client;
use tokio::process::Command;

#[tokio::main]
async fn main() -> ExitCode {
    let mut words = std::env::args_os().skip(1);
    let Some(program) = words.next() else {
        eprintln!("usage: list_tools COMMAND ARGS...");
        return ExitCode::from(2);
    };
    let mut command = Command::new(program);
    command.args(words);
    match list(command).await {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("list_tools: {error}");
            ExitCode::FAILURE
        }
    }
}

async fn list(command: Command) -> Result<(), Box<dyn std::error::Error>> {
    let client = Client::stdio(command).info("list_tools", env!("CARGO_PKG_VERSION"));
    let client = client.connect().await?;
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
