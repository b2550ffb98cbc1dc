//! Keeps MCP servers busy and prints how fast they answer, how long that takes and what it costs them.
//!
//! ```text
//! cargo run --release --manifest-path tests/bench/Cargo.toml --bin load
//! ```
//!
//! Builds the servers it measures, each of which offers the one tool `add {a, b}`: the example `add` of mcp-runtime
//! (or the program that the variable `MCP_LOAD_OURS` names; `--without-ours` leaves it out), `rmcp_add` in three
//! configurations, and `hand_written_add`, which knows no protocol and is the limit that the others are compared with.
//!
//! - `--seconds S` is the length of a turn, 2 if it is not given, `--rounds N` how many turns every server has under
//!   one load, 3 if it is not given. The servers take turns; before the first one each is warmed up for a quarter of a
//!   turn.
//! - `--json` prints seconds, not rounded, and the rates of all rounds.
//!
//! # Loads
//!
//! Over stdio one client keeps one request outstanding, then 64. Over HTTP 1 client, then 16, keep one request
//! outstanding each, on a connection that is kept: a POST, answered in JSON or as events; the request is over when the
//! whole response is there. The driver is the same for everybody: blocking threads, requests that only lack their id,
//! and for every answer a look at its id and its sum. A wrong one ends the measurement of that server.
//!
//! What the servers are asked differs as little as they allow: the caption says whether a session comes first
//! (2025-11-25) or every request says in its `_meta` and its headers who asks (2026-07-28).
//!
//! # Columns
//!
//! - `requests/s`: answers in a second.
//! - `p50`, `p99`: how long half of the requests took at most, and all but one in a hundred. With more than one
//!   outstanding most of it is waiting for the others.
//! - `server CPU`: user and system time of the server for one request, from `/proc/<pid>/stat`; `unknown` where there
//!   is none. It counts in hundredths of a second, so short turns make it coarse. It is the number that depends least
//!   on how many cores there are and on what else they do.
//! - `driver CPU`: the same for the driver. Where it is not far below the server's, the driver is part of the limit.
//! - In brackets: relative to the hand-written server.
//!
//! All numbers of a line are from one round, the one with the median rate.
//!
//! Exits with 0, with 1 if a server is missing or fails, with 2 if the arguments are wrong.

use std::{process::ExitCode, time::Duration};

use mcp_bench::load::{
    contestants,
    programs::Programs,
    rounds::{self, Load, Plan},
    table::{self, Rows},
};

const USAGE: &str = "usage: load [--seconds S] [--rounds N] [--without-ours] [--json]";

struct Arguments {
    plan: Plan,
    with_ours: bool,
    json: bool,
}

fn main() -> ExitCode {
    let arguments = match arguments(std::env::args().skip(1)) {
        Ok(arguments) => arguments,
        Err(error) => {
            eprintln!("error: {error}\n{USAGE}");
            return ExitCode::from(2);
        }
    };
    match run(&arguments) {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(error) => {
            eprintln!("error: {error}");
            ExitCode::FAILURE
        }
    }
}

fn arguments(mut given: impl Iterator<Item = String>) -> Result<Arguments, String> {
    let mut found = Arguments { plan: Plan::USUAL, with_ours: true, json: false };
    while let Some(argument) = given.next() {
        match argument.as_str() {
            "--without-ours" => found.with_ours = false,
            "--json" => found.json = true,
            "--seconds" => {
                let number = given.next().ok_or("--seconds needs a number")?;
                found.plan.turn = seconds(&number)
                    .ok_or_else(|| format!("`{number}` is not a number of seconds"))?;
            }
            "--rounds" => {
                let number = given.next().ok_or("--rounds needs a number")?;
                found.plan.rounds = match number.parse() {
                    Ok(rounds @ 1..) => rounds,
                    _ => return Err(format!("`{number}` is not a number of rounds")),
                };
            }
            other => return Err(format!("unknown argument `{other}`")),
        }
    }
    Ok(found)
}

fn seconds(number: &str) -> Option<Duration> {
    let duration = Duration::try_from_secs_f64(number.parse().ok()?).ok()?;
    // Far above an hour the ids of a connection would run out.
    (duration > Duration::ZERO && duration <= Duration::from_secs(3600)).then_some(duration)
}

/// Prints the table; whether every server has answered everything.
fn run(arguments: &Arguments) -> Result<bool, String> {
    let servers = contestants::all(Programs::build(arguments.with_ours)?);
    let mut all = Vec::new();
    for load in Load::ALL {
        eprintln!("{} ...", load.name());
        let outcomes = rounds::measure(load, arguments.plan, &servers);
        all.push(Rows { load, outcomes });
    }
    if arguments.json {
        println!("{:#}", table::json(&all));
    } else {
        print!("{}", table::render(&servers, &all));
    }
    Ok(all.iter().flat_map(|rows| &rows.outcomes).all(|(_, outcome)| outcome.is_ok()))
}
