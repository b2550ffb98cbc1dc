//! The yardstick of the load benchmark: what a server of one tool costs without a protocol.
//!
//! `hand_written_add` serves stdio, `hand_written_add --http ADDR` serves HTTP.
//!
//! It takes every message for one of those that the benchmark sends, reads the id and the two numbers with serde and
//! writes the answer. It checks nothing, knows one version and has no sessions: a program that does what the protocol
//! asks for can come near to it and not pass it. With `--scan` it does not even read JSON, but looks for the numbers
//! in the bytes: what is left then is reading and writing. With `--axum` the HTTP is axum's, as in most programs that
//! somebody writes; it needs the feature `servers`.

use std::process::ExitCode;

use message::Way;

mod http;
mod message;
mod stdio;
#[cfg(feature = "servers")]
mod with_axum;

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
    let (way, arguments) = match arguments.split_first() {
        Some((&"--scan", rest)) => (Way::Scan, rest),
        _ => (Way::Serde, &arguments[..]),
    };
    let served = match *arguments {
        [] => stdio::serve(way),
        ["--http", address] => http::serve(address, way),
        #[cfg(feature = "servers")]
        ["--axum", "--http", address] => with_axum::serve(address, way),
        _ => {
            eprintln!("usage: hand_written_add [--scan] [--axum] [--http ADDR]");
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
