//! The command: flags in, exit status out.

mod args;
mod diff;
mod generate;
mod import;
mod list;
mod output;
mod progress;
mod verify;
mod workspace;

use std::process::ExitCode;

use clap::Parser;

use args::{Args, Command};
use output::Output;

/// How a command ended, if it did not fail.
pub enum Outcome {
    /// Everything is as it should be.
    Clean,
    /// There is drift, or a breaking change.
    Different,
}

/// Runs the command.
pub fn run() -> ExitCode {
    let args = Args::parse();
    let mut out = Output::new();
    let outcome = match args.command {
        Command::Generate(args) => generate::run(&args, &mut out),
        Command::Import(args) => import::run(&args, &mut out),
        Command::Verify(args) => verify::run(&args, &mut out),
        Command::Diff(args) => diff::run(&args, &mut out),
        Command::List(args) => list::run(&args, &mut out),
    };
    match outcome {
        Ok(Outcome::Clean) => ExitCode::SUCCESS,
        Ok(Outcome::Different) => ExitCode::from(1),
        // Whoever reads our output has seen enough.
        Err(error) if output::is_broken_pipe(&error) => ExitCode::SUCCESS,
        Err(error) => {
            for line in format!("{error:#}").lines() {
                eprintln!("error: {line}");
            }
            ExitCode::from(2)
        }
    }
}
