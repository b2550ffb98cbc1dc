//! Prints what was measured, for people and for programs.

use std::{
    collections::{BTreeMap, BTreeSet},
    fmt::Write as _,
};

use serde_json::{Map, Value, json};

use crate::{
    contestants,
    harness::Contestant,
    limit,
    messages::{Message, UNKNOWN},
    peers,
    timing::Samples,
};

/// One message with everybody's times.
pub struct Row {
    message: Message,
    /// In the order of the columns.
    contestants: Vec<Contestant>,
    /// With [`Message::with_unknown_members`].
    probes: Vec<Contestant>,
    times: Vec<Option<Times>>,
}

#[derive(Clone, Copy)]
struct Times {
    decode: Time,
    encode: Time,
}

/// Seconds of one operation.
#[derive(Clone, Copy)]
struct Time {
    best: f64,
    /// Far above the best, it says that the machine was busy.
    median: f64,
}

impl Time {
    fn new(mut samples: Vec<f64>) -> Option<Self> {
        samples.sort_by(f64::total_cmp);
        Some(Self { best: *samples.first()?, median: *samples.get(samples.len() / 2)? })
    }
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Operation {
    Decode,
    Encode,
}

impl Operation {
    const BOTH: [Self; 2] = [Self::Decode, Self::Encode];

    fn name(self) -> &'static str {
        match self {
            Self::Decode => "decode",
            Self::Encode => "encode",
        }
    }

    fn of(self, times: &Times) -> Time {
        match self {
            Self::Decode => times.decode,
            Self::Encode => times.encode,
        }
    }
}

impl Row {
    /// The row of `message`, measured with each of its contestants.
    pub fn new(message: Message, samples: Vec<Option<Samples>>) -> Self {
        let times = samples.into_iter().map(|samples| {
            let samples = samples?;
            Some(Times { decode: Time::new(samples.decode)?, encode: Time::new(samples.encode)? })
        });
        Self {
            times: times.collect(),
            contestants: contestants(&message),
            probes: contestants(&message.with_unknown_members()),
            message,
        }
    }

    /// What a ratio is relative to: the limit for decoding, the fastest of all for encoding.
    fn reference(&self, operation: Operation) -> Option<f64> {
        let best = |position: usize| Some(operation.of(self.times[position].as_ref()?).best);
        let positions = 0..self.contestants.len();
        match operation {
            Operation::Decode => positions
                .filter(|&position| self.contestants[position].name == limit::NAME)
                .find_map(best),
            Operation::Encode => positions.filter_map(best).min_by(f64::total_cmp),
        }
    }
}

/// The table, with the notes below it.
pub fn render(rows: &[Row]) -> String {
    let mut lines = vec![header(rows)];
    for operation in Operation::BOTH {
        lines.extend(rows.iter().map(|row| cells(row, operation)));
    }
    let mut text = aligned(&lines);
    text.push_str(
        "\nµs per message, best round. In brackets: decode relative to the limit, encode relative to the fastest.\n",
    );
    let (usual, worst) = unrest(rows);
    writeln!(
        text,
        "The median round was {:.0} % slower than the best one, in the worst cell {:.0} %.",
        usual * 100.0,
        worst * 100.0
    )
    .expect("a string takes everything");
    for note in notes(rows) {
        writeln!(text, "- {note}").expect("a string takes everything");
    }
    text
}

fn header(rows: &[Row]) -> Vec<String> {
    let contestants = rows.first().map_or(&[][..], |row| &row.contestants);
    ["operation", "message", "bytes"]
        .into_iter()
        .chain(contestants.iter().map(|contestant| contestant.name))
        .map(str::to_owned)
        .collect()
}

fn cells(row: &Row, operation: Operation) -> Vec<String> {
    let mut cells = vec![
        operation.name().to_owned(),
        row.message.name.to_owned(),
        row.message.text.len().to_string(),
    ];
    let reference = row.reference(operation);
    cells.extend(row.times.iter().map(|times| {
        let Some(times) = times else {
            return "fails".to_owned();
        };
        let best = operation.of(times).best;
        let ratio = reference.map_or(f64::NAN, |reference| best / reference);
        format!("{} ({})", digits(best * 1e6), digits(ratio))
    }));
    cells
}

/// Two to three significant digits: more would be noise.
pub(crate) fn digits(number: f64) -> String {
    match number {
        0.0 => "0".to_owned(),
        ..0.01 => format!("{number:.4}"),
        ..0.1 => format!("{number:.3}"),
        ..10.0 => format!("{number:.2}"),
        ..100.0 => format!("{number:.1}"),
        _ => format!("{number:.0}"),
    }
}

/// Words to the left (they are in the first two columns), numbers to the right.
pub(crate) fn aligned(lines: &[Vec<String>]) -> String {
    let width = |column: usize| {
        let lengths = lines.iter().map(|line| line[column].chars().count());
        lengths.max().unwrap_or(0)
    };
    let widths: Vec<usize> = (0..lines[0].len()).map(width).collect();
    let mut text = String::new();
    for line in lines {
        for (column, (cell, &width)) in line.iter().zip(&widths).enumerate() {
            match column {
                0 => write!(text, "{cell:<width$}"),
                1 => write!(text, "  {cell:<width$}"),
                _ => write!(text, "  {cell:>width$}"),
            }
            .expect("a string takes everything");
        }
        text.push('\n');
    }
    text
}

/// How far the median round was above the best one, usually and at worst; large on a busy machine.
fn unrest(rows: &[Row]) -> (f64, f64) {
    let mut unrest: Vec<f64> = rows
        .iter()
        .flat_map(|row| row.times.iter().flatten())
        .flat_map(|times| [times.decode, times.encode])
        .map(|time| time.median / time.best - 1.0)
        .collect();
    unrest.sort_by(f64::total_cmp);
    let usual = unrest.get(unrest.len() / 2);
    (usual.copied().unwrap_or(0.0), unrest.last().copied().unwrap_or(0.0))
}

fn notes(rows: &[Row]) -> Vec<String> {
    let mut notes = Vec::new();
    for row in rows {
        for contestant in &row.contestants {
            let (name, message) = (contestant.name, row.message.name);
            if let Some(reason) = contestant.failure() {
                notes.push(format!("{name} fails with {message}: {reason}"));
            }
            if !contestant.differences.is_empty() {
                let differences = contestant.differences.join(", ");
                notes.push(format!("{name} writes {message} back otherwise: {differences}"));
            }
        }
    }
    notes.extend(unknown_members(rows));
    notes.push(format!("{}: {}", limit::NAME, limit::NOTE));
    notes.extend(peers::NOTES.iter().map(|(name, note)| format!("{name}: {note}")));
    notes
}

/// Who does not write back what it does not know: time saved at the price of data.
fn unknown_members(rows: &[Row]) -> Vec<String> {
    let mut findings: BTreeMap<&str, BTreeSet<String>> = BTreeMap::new();
    for probe in rows.iter().flat_map(|row| &row.probes) {
        let found = findings.entry(probe.name).or_default();
        found.extend(probe.failure().map(|reason| format!("fails ({reason})")));
        found.extend(probe.differences.iter().map(|difference| {
            let object = difference.strip_suffix(&format!("/{UNKNOWN}"));
            object.unwrap_or(difference).to_owned()
        }));
    }
    findings
        .into_iter()
        .map(|(name, found)| match Vec::from_iter(found) {
            found if found.is_empty() => format!("{name}, unknown members: keeps all"),
            found => format!("{name}, unknown members: {}", found.join(", ")),
        })
        .collect()
}

/// The same for programs: seconds, not rounded.
pub fn json(rows: &[Row]) -> Value {
    let messages: Vec<Value> = rows
        .iter()
        .map(|row| {
            json!({
                "name": row.message.name,
                "bytes": row.message.text.len(),
                "contestants": row.contestants.iter().zip(&row.times).map(|(contestant, times)| {
                    (contestant.name.to_owned(), entry(row, contestant, times.as_ref()))
                }).collect::<Map<_, _>>(),
            })
        })
        .collect();
    let (usual, worst) = unrest(rows);
    json!({
        "messages": messages,
        "unrest": { "usual": usual, "worst": worst },
        "unknownMembers": unknown_members(rows),
    })
}

fn entry(row: &Row, contestant: &Contestant, times: Option<&Times>) -> Value {
    let Some(times) = times else {
        return json!({ "fails": contestant.failure() });
    };
    let mut entry = Map::new();
    for operation in Operation::BOTH {
        let time = operation.of(times);
        let ratio = row.reference(operation).map(|reference| time.best / reference);
        entry.insert(
            operation.name().to_owned(),
            json!({ "seconds": time.best, "median": time.median, "ratio": ratio }),
        );
    }
    entry.insert("differences".to_owned(), json!(contestant.differences));
    Value::Object(entry)
}
