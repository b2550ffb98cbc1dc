//! The yardstick of the load benchmark: what a server of one tool costs without a protocol.
//!
//! `hand_written_add` serves stdio, `hand_written_add --http ADDR` serves HTTP.
//!
//! It takes every message for one of those that the benchmark sends, looks for the id and the two numbers in its text
//! and writes the answer. It checks nothing, knows one version and has no sessions: a program that does what the
//! protocol asks for can come near to it and not pass it.

use std::process::ExitCode;

mod http;
mod message;
mod stdio;

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
    let served = match arguments[..] {
        [] => stdio::serve(),
        ["--http", address] => http::serve(address),
        _ => {
            eprintln!("usage: hand_written_add [--http ADDR]");
            return ExitCode::from(2);
        }
    };
    match served {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error}");
            ExitCode::FAILURE
        }
    }
}
