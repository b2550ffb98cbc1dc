//! Prints how long everybody takes to decode and to encode the same messages.
//!
//! Exits with 0, with 2 if the arguments are wrong or nothing can be measured.

use std::process::ExitCode;

use mcp_bench::{
    messages::{self, Message},
    table::{self, Row},
    timing::{self, Plan},
};

const USAGE: &str = "usage: decode [--quick] [--json] [--message NAME]...";

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    match run(&arguments) {
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

fn run(arguments: &[String]) -> Result<String, String> {
    let (mut plan, mut json, mut worker, mut names) = (Plan::FULL, false, false, Vec::new());
    let mut rest = arguments.iter();
    while let Some(argument) = rest.next() {
        match argument.as_str() {
            "--quick" => plan = Plan::QUICK,
            "--json" => json = true,
            "--message" => names.push(rest.next().ok_or("--message needs a name")?),
            timing::WORKER => worker = true,
            other => return Err(format!("unknown argument `{other}`")),
        }
    }
    let messages = chosen(&names)?;
    if worker {
        let measured = timing::here(plan, &messages);
        return serde_json::to_string(&measured).map_err(|error| error.to_string());
    }
    let measured = timing::in_processes(plan, arguments)?;
    let rows: Vec<Row> = messages
        .into_iter()
        .zip(measured)
        .map(|(message, samples)| Row::new(message, samples))
        .collect();
    Ok(if json { format!("{:#}\n", table::json(&rows)) } else { table::render(&rows) })
}

/// The messages with these names; all if there are none.
fn chosen(names: &[&String]) -> Result<Vec<Message>, String> {
    let mut messages = messages::all();
    if let Some(unknown) =
        names.iter().find(|name| messages.iter().all(|message| message.name != name.as_str()))
    {
        let known: Vec<_> = messages.iter().map(|message| message.name).collect();
        return Err(format!("no message `{unknown}`, there are: {}", known.join(", ")));
    }
    messages.retain(|message| names.is_empty() || names.iter().any(|name| *name == message.name));
    Ok(messages)
}
