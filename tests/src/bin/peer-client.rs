//! The client that is run with other people's servers: `stdio COMMAND ARGUMENTS...` or `http URL`.

use std::process::ExitCode;

use mcp_tests::client::peer;

#[tokio::main]
async fn main() -> ExitCode {
    let mut arguments = std::env::args().skip(1);
    let good = match (arguments.next().as_deref(), arguments.next()) {
        (Some("stdio"), Some(program)) => {
            let mut command = tokio::process::Command::new(program);
            command.args(arguments);
            peer::run(|client| client.stdio(command)).await
        }
        (Some("http"), Some(url)) => peer::run(|client| client.http(url, Default::default())).await,
        _ => {
            eprintln!("usage: peer-client stdio COMMAND ARGUMENTS... | peer-client http URL");
            return ExitCode::from(2);
        }
    };
    if good { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}
