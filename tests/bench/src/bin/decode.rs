//! Prints how long everybody takes to decode and to encode the same messages.
//!
//! Exits with 0, with 2 if the arguments are wrong.

use std::process::ExitCode;

use mcp_bench::{
    contestants,
    harness::{self, Plan},
    messages::{self, Message},
    table::{self, Row},
};

const USAGE: &str = "usage: decode [--quick] [--json] [--message NAME]...";

fn main() -> ExitCode {
    match run(std::env::args().skip(1)) {
        Ok(report) => {
            print!("{report}");
            ExitCode::SUCCESS
        }
        Err(error) => {
            eprintln!("error: {error}\n{USAGE}");
            ExitCode::from(2)
        }
    }
}

fn run(mut arguments: impl Iterator<Item = String>) -> Result<String, String> {
    let (mut plan, mut json, mut names) = (Plan::FULL, false, Vec::new());
    while let Some(argument) = arguments.next() {
        match argument.as_str() {
            "--quick" => plan = Plan::QUICK,
            "--json" => json = true,
            "--message" => names.push(arguments.next().ok_or("--message needs a name")?),
            other => return Err(format!("unknown argument `{other}`")),
        }
    }
    let rows: Vec<Row> = chosen(&names)?
        .into_iter()
        .map(|message| {
            let contestants = contestants(&message);
            let times = harness::measure(&message, &contestants, plan);
            let probes = mcp_bench::contestants(&message.with_unknown_members());
            Row {
                message,
                probes,
                contestants,
                times,
            }
        })
        .collect();
    Ok(if json {
        format!("{:#}\n", table::json(&rows))
    } else {
        table::render(&rows)
    })
}

/// The messages with these names; all if there are none.
fn chosen(names: &[String]) -> Result<Vec<Message>, String> {
    let mut messages = messages::all();
    if let Some(unknown) = names
        .iter()
        .find(|name| messages.iter().all(|message| message.name != **name))
    {
        let known: Vec<_> = messages.iter().map(|message| message.name).collect();
        return Err(format!(
            "no message `{unknown}`, there are: {}",
            known.join(", ")
        ));
    }
    messages.retain(|message| names.is_empty() || names.iter().any(|name| name == message.name));
    Ok(messages)
}
