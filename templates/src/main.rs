//! The command `mcp-scaffold`.

mod cli;

use std::process::ExitCode;

fn main() -> ExitCode {
    cli::run()
}
