//! Times contestants: all of them in turn, in rounds, in several processes; the best round counts.
//!
//! Other work on the machine only ever adds time, hence the best round. Where the system puts code and data differs
//! from process to process and moves a short operation by some ten percent, hence the processes.

use std::{env, process::Command, time::Duration};

use serde::{Deserialize, Serialize};

use crate::{
    contestants,
    harness::{Contestant, Subject},
    messages::Message,
};

/// The argument that makes the program one of the processes that measure.
pub const WORKER: &str = "--worker";

/// How long to measure.
#[derive(Clone, Copy, Debug)]
pub struct Plan {
    /// How many processes measure, one after the other.
    pub processes: usize,
    /// How often every contestant has its turn in a process.
    pub rounds: usize,
    /// How long one turn lasts, about.
    pub turn: Duration,
}

impl Plan {
    /// Steady to some five percent on a quiet machine; less than a minute for everything.
    pub const FULL: Self = Self { processes: 16, rounds: 8, turn: Duration::from_millis(3) };
    /// Enough to see that everything runs; a few seconds.
    pub const QUICK: Self = Self { processes: 2, rounds: 4, turn: Duration::from_millis(1) };
}

/// What was measured of one contestant with one message: seconds per operation, one number for each round.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub struct Samples {
    /// Line to value, the value dropped again.
    pub decode: Vec<f64>,
    /// Value to line.
    pub encode: Vec<f64>,
}

/// Samples for each message and each contestant with it; `None` for who failed the check.
pub type Measured = Vec<Vec<Option<Samples>>>;

/// Measures in processes of their own, which get the same arguments as this one.
pub fn in_processes(plan: Plan, arguments: &[String]) -> Result<Measured, String> {
    let program = env::current_exe().map_err(|error| error.to_string())?;
    let mut all = Measured::new();
    for _ in 0..plan.processes {
        let output = Command::new(&program)
            .args(arguments)
            .arg(WORKER)
            .output()
            .map_err(|error| format!("{}: {error}", program.display()))?;
        if !output.status.success() {
            let complaint = String::from_utf8_lossy(&output.stderr);
            return Err(format!("{}: {complaint}", program.display()));
        }
        let measured = serde_json::from_slice(&output.stdout).map_err(|error| error.to_string())?;
        merge(&mut all, measured);
    }
    Ok(all)
}

fn merge(all: &mut Measured, more: Measured) {
    if all.is_empty() {
        *all = more;
        return;
    }
    for (all, more) in all.iter_mut().flatten().zip(more.into_iter().flatten()) {
        if let (Some(all), Some(more)) = (all, more) {
            all.decode.extend(more.decode);
            all.encode.extend(more.encode);
        }
    }
}

/// Measures in this process.
pub fn here(plan: Plan, messages: &[Message]) -> Measured {
    messages.iter().map(|message| rounds(plan, message, &contestants(message))).collect()
}

/// Every round begins with another contestant, so that a slow spell of the machine does not always hit the same one.
fn rounds(plan: Plan, message: &Message, contestants: &[Contestant]) -> Vec<Option<Samples>> {
    let line = message.text.as_str();
    let mut lanes: Vec<Option<Lane>> = contestants
        .iter()
        .map(|contestant| Some(Lane::new(contestant.subject()?, line, plan.turn)))
        .collect();
    for round in 0..plan.rounds {
        for turn in 0..lanes.len() {
            let position = (round + turn) % contestants.len();
            if let Some(lane) = &mut lanes[position] {
                lane.run(line, round);
            }
        }
    }
    lanes.into_iter().map(|lane| Some(lane?.samples)).collect()
}

/// How far apart the places are that two rounds encode to: not a multiple of a cache line, so that over the rounds
/// everybody gets good and bad ones.
const PLACE_STEP: usize = 328;

/// One contestant on its way through the rounds.
struct Lane<'a> {
    subject: &'a dyn Subject,
    decode_times: u32,
    encode_times: u32,
    samples: Samples,
}

impl<'a> Lane<'a> {
    /// Finds how many operations fill a turn, which warms the contestant up as well.
    fn new(subject: &'a dyn Subject, line: &str, turn: Duration) -> Self {
        Self {
            subject,
            decode_times: times_per_turn(turn, |times| subject.decode(line, times)),
            encode_times: times_per_turn(turn, |times| subject.encode(times, 0)),
            samples: Samples::default(),
        }
    }

    fn run(&mut self, line: &str, round: usize) {
        let place = round * PLACE_STEP;
        // One untimed operation each brings this contestant's code and data back into the caches.
        self.subject.decode(line, 1);
        let decode = self.subject.decode(line, self.decode_times);
        self.subject.encode(1, place);
        let encode = self.subject.encode(self.encode_times, place);
        let each = |time: Duration, times| time.as_secs_f64() / f64::from(times);
        self.samples.decode.push(each(decode, self.decode_times));
        self.samples.encode.push(each(encode, self.encode_times));
    }
}

fn times_per_turn(turn: Duration, run: impl Fn(u32) -> Duration) -> u32 {
    let mut times = 1;
    while run(times) < turn && times < u32::MAX / 2 {
        times *= 2;
    }
    times
}
