//! Prints what was measured, for people and for programs.

use std::fmt::Write as _;

use serde_json::{Map, Value, json};

use crate::{
    load::{
        contestants::{Contestant, LIMIT},
        meter::Round,
        rounds::{Load, Outcome, median},
    },
    table::{aligned, digits},
};

/// All servers under one load.
pub struct Rows {
    /// The load.
    pub load: Load,
    /// By name of the server, in the order of the table.
    pub outcomes: Vec<(&'static str, Outcome)>,
}

/// A column of numbers.
struct Column {
    head: &'static str,
    /// What `--json` calls it.
    member: &'static str,
    /// From seconds, or requests in a second, to what is printed.
    scale: f64,
    of: fn(&Round) -> Option<f64>,
    /// Whether it says something about the server that can be compared.
    compared: bool,
}

const COLUMNS: [Column; 5] = [
    Column {
        head: "requests/s",
        member: "rate",
        scale: 1.0,
        of: |round| Some(round.rate),
        compared: true,
    },
    Column {
        head: "p50 µs",
        member: "p50",
        scale: 1e6,
        of: |round| Some(round.p50),
        compared: true,
    },
    Column {
        head: "p99 µs",
        member: "p99",
        scale: 1e6,
        of: |round| Some(round.p99),
        compared: true,
    },
    Column {
        head: "server CPU µs",
        member: "serverCpu",
        scale: 1e6,
        of: |round| round.server_cpu,
        compared: true,
    },
    Column {
        head: "driver CPU µs",
        member: "driverCpu",
        scale: 1e6,
        of: |round| round.driver_cpu,
        compared: false,
    },
];

/// The table, with its caption below.
pub fn render(servers: &[Contestant], all: &[Rows]) -> String {
    let head = ["load", "server"].into_iter().chain(COLUMNS.iter().map(|column| column.head));
    let mut lines: Vec<Vec<String>> = vec![head.map(str::to_owned).collect()];
    for rows in all {
        let limit = rows.limit();
        for (server, outcome) in &rows.outcomes {
            let mut line = vec![rows.load.name(), (*server).to_owned()];
            let round = outcome.as_ref().ok().and_then(|rounds| median(rounds));
            line.extend(COLUMNS.iter().map(|column| column.cell(round, limit)));
            lines.push(line);
        }
    }
    let mut text = aligned(&lines);
    text.push('\n');
    for note in notes(servers, all) {
        writeln!(text, "{note}").expect("a string takes everything");
    }
    text
}

impl Rows {
    /// What the ratios are relative to.
    fn limit(&self) -> Option<Round> {
        let (_, outcome) = self.outcomes.iter().find(|(server, _)| *server == LIMIT)?;
        median(outcome.as_ref().ok()?)
    }

    /// The rounds of the servers that have answered everything.
    fn measured(&self) -> impl Iterator<Item = &[Round]> {
        self.outcomes.iter().filter_map(|(_, outcome)| outcome.as_deref().ok())
    }
}

impl Column {
    fn cell(&self, round: Option<Round>, limit: Option<Round>) -> String {
        let Some(round) = round else {
            return "fails".to_owned();
        };
        let Some(value) = (self.of)(&round) else {
            return "unknown".to_owned();
        };
        let text = digits(value * self.scale);
        match self.ratio(value, limit) {
            Some(ratio) => format!("{text} ({})", digits(ratio)),
            None => text,
        }
    }

    fn ratio(&self, value: f64, limit: Option<Round>) -> Option<f64> {
        let limit = (self.of)(&limit?)?;
        (self.compared && limit > 0.0).then(|| value / limit)
    }
}

fn notes(servers: &[Contestant], all: &[Rows]) -> Vec<String> {
    let mut notes = vec![format!("Median round. In brackets: relative to {LIMIT}.")];
    let measured = || all.iter().flat_map(Rows::measured).flatten();
    if measured().any(|round| round.server_cpu.is_none()) {
        notes.push("CPU times are unknown: this system has no /proc that tells them.".to_owned());
    }
    let (usual, worst) = unrest(all);
    notes.push(format!(
        "The fastest and the slowest round were {:.0} % apart, in the worst case {:.0} %.",
        usual * 100.0,
        worst * 100.0
    ));
    for server in servers {
        let stdio = server.stdio.map(|era| format!("stdio {}, ", era.caption()));
        let (stdio, http) = (stdio.unwrap_or_default(), server.http.caption());
        notes.push(format!("- {}: {stdio}HTTP {http}. {}", server.name, server.note));
    }
    for rows in all {
        for (server, outcome) in &rows.outcomes {
            if let Err(error) = outcome {
                notes.push(format!("- {server} fails, {}: {error}", rows.load.name()));
            }
        }
    }
    notes
}

/// How far the rates of the rounds were apart, usually and at worst; large on a busy machine.
fn unrest(all: &[Rows]) -> (f64, f64) {
    let mut unrest: Vec<f64> = all
        .iter()
        .flat_map(Rows::measured)
        .filter_map(|rounds| {
            let rates = || rounds.iter().map(|round| round.rate);
            let (least, most) = (rates().min_by(f64::total_cmp)?, rates().max_by(f64::total_cmp)?);
            Some(most / least - 1.0)
        })
        .collect();
    unrest.sort_by(f64::total_cmp);
    let usual = unrest.get(unrest.len() / 2).copied();
    (usual.unwrap_or(0.0), unrest.last().copied().unwrap_or(0.0))
}

/// The same for programs: seconds, not rounded, and every round.
pub fn json(all: &[Rows]) -> Value {
    let loads: Vec<Value> = all
        .iter()
        .map(|rows| {
            let limit = rows.limit();
            let entries = rows.outcomes.iter();
            let entries: Map<String, Value> = entries
                .map(|(server, outcome)| ((*server).to_owned(), entry(outcome, limit)))
                .collect();
            json!({ "name": rows.load.name(), "servers": entries })
        })
        .collect();
    let (usual, worst) = unrest(all);
    json!({ "loads": loads, "unrest": { "usual": usual, "worst": worst } })
}

fn entry(outcome: &Outcome, limit: Option<Round>) -> Value {
    let rounds = match outcome {
        Ok(rounds) => rounds,
        Err(error) => return json!({ "fails": error }),
    };
    let Some(median) = median(rounds) else {
        return Value::Null;
    };
    let mut entry = Map::new();
    for column in &COLUMNS {
        let value = (column.of)(&median);
        let ratio = value.and_then(|value| column.ratio(value, limit));
        entry.insert(column.member.to_owned(), json!({ "value": value, "ratio": ratio }));
    }
    let rates: Vec<f64> = rounds.iter().map(|round| round.rate).collect();
    entry.insert("rates".to_owned(), json!(rates));
    Value::Object(entry)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::load::programs::Programs;

    fn round(rate: f64, server_cpu: Option<f64>) -> Round {
        Round { requests: 1, rate, p50: 1e-4, p99: 2e-4, server_cpu, driver_cpu: None }
    }

    #[test]
    fn the_table_compares_with_the_limit_and_says_what_it_lacks() {
        let programs = Programs { hand_written: "h".into(), rmcp: "r".into(), ours: None };
        let servers = crate::load::contestants::all(programs);
        let rows = Rows {
            load: Load::Stdio { window: 64 },
            outcomes: vec![
                (LIMIT, Ok(vec![round(1000.0, Some(2e-6))])),
                ("rmcp", Ok(vec![round(250.0, None)])),
                ("rmcp defaults", Err("no reason".to_owned())),
            ],
        };
        let text = render(&servers, std::slice::from_ref(&rows));
        for expected in [
            "1000 (1.00)",
            "250 (0.25)",
            "2.00 (1.00)",
            "unknown",
            "no /proc",
            "- rmcp defaults fails, stdio, window 64: no reason",
        ] {
            assert!(text.contains(expected), "{expected} in\n{text}");
        }
        let json = json(&[rows]);
        let entries = &json["loads"][0]["servers"];
        assert_eq!(entries["rmcp"]["rate"]["ratio"], 0.25);
        assert_eq!(entries["rmcp defaults"]["fails"], "no reason");
    }
}
