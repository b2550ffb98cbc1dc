//! The command `mcp-codegen`.

mod cli;

use std::process::ExitCode;

fn main() -> ExitCode {
    cli::run()
}
