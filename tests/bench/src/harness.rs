//! Checks a contestant, then times it.

use std::{
    hint::black_box,
    time::{Duration, Instant},
};

use serde_json::Value;

use crate::{
    held::{self, Held},
    messages::Message,
};

/// The steps of one contestant for one message. `T` is what it decodes to, `E` what it encodes from.
#[derive(Clone, Copy, Debug)]
pub struct Steps<T, E> {
    /// Line to value; timed.
    pub decode: fn(&str) -> Result<T, String>,
    /// What the value holds; an error if it is not the kind of message that was sent.
    pub held: fn(&T) -> Result<Held, String>,
    /// The value that a sender would have in hand before it writes the same message; not timed.
    pub ready: fn(T) -> E,
    /// Appends the value's line to the buffer; timed.
    pub encode: fn(&E, &mut Vec<u8>) -> Result<(), String>,
}

/// One library with one message.
pub struct Contestant {
    /// The column of the table.
    pub name: &'static str,
    /// What to time, or why it cannot be.
    subject: Result<Box<dyn Subject>, String>,
    /// How the line it writes differs from the line it read.
    pub differences: Vec<String>,
}

impl Contestant {
    /// Decodes, compares with what the message holds, encodes, compares with the line.
    pub fn new<T: 'static, E: 'static>(
        name: &'static str,
        message: &Message,
        steps: Steps<T, E>,
    ) -> Self {
        match check(message, &steps) {
            Ok((encodable, differences)) => Self {
                name,
                subject: Ok(Box::new(Checked { steps, encodable })),
                differences,
            },
            Err(reason) => Self {
                name,
                subject: Err(reason),
                differences: Vec::new(),
            },
        }
    }

    /// Why the contestant is not timed, if it is not.
    pub fn failure(&self) -> Option<&str> {
        self.subject.as_ref().err().map(String::as_str)
    }
}

fn check<T, E>(message: &Message, steps: &Steps<T, E>) -> Result<(E, Vec<String>), String> {
    let read: Value = serde_json::from_str(&message.text).map_err(|error| error.to_string())?;
    let decoded = (steps.decode)(&message.text)?;
    if (steps.held)(&decoded)? != Held::from_json(message.kind, &read)? {
        return Err("the decoded value does not hold what the message says".to_owned());
    }
    let encodable = (steps.ready)(decoded);
    let mut line = Vec::new();
    (steps.encode)(&encodable, &mut line)?;
    let written = serde_json::from_slice(&line)
        .map_err(|error| format!("what it encodes is not JSON: {error}"))?;
    Ok((encodable, held::differences(&read, &written)))
}

/// A contestant behind one type, so that all of them fit in one list.
trait Subject {
    fn decode(&self, line: &str, times: u32) -> Duration;
    fn encode(&self, times: u32, place: usize) -> Duration;
}

struct Checked<T, E> {
    steps: Steps<T, E>,
    encodable: E,
}

impl<T, E> Subject for Checked<T, E> {
    fn decode(&self, line: &str, times: u32) -> Duration {
        let begin = Instant::now();
        for _ in 0..times {
            drop(black_box((self.steps.decode)(black_box(line))));
        }
        begin.elapsed()
    }

    fn encode(&self, times: u32, place: usize) -> Duration {
        // Copying is slower by a quarter when source and target happen to lie badly in memory. Every round writes to
        // another place, so that this happens to nobody in his best one.
        let mut buffer = vec![0; place];
        let begin = Instant::now();
        for _ in 0..times {
            buffer.truncate(place);
            // Checked before; a result that is looked at here would only cost the same for all.
            let _ = black_box((self.steps.encode)(black_box(&self.encodable), &mut buffer));
            black_box(&buffer);
        }
        begin.elapsed()
    }
}

/// How long to measure.
#[derive(Clone, Copy, Debug)]
pub struct Plan {
    /// How often every contestant has its turn.
    pub rounds: usize,
    /// How long one turn lasts, about.
    pub turn: Duration,
}

impl Plan {
    /// Steady to a few percent on a quiet machine; about half a minute for everything.
    pub const FULL: Self = Self {
        rounds: 100,
        turn: Duration::from_millis(3),
    };
    /// Enough to see that everything runs; a few seconds.
    pub const QUICK: Self = Self {
        rounds: 8,
        turn: Duration::from_millis(1),
    };
}

/// The time of one operation, in seconds.
#[derive(Clone, Copy, Debug)]
pub struct Time {
    /// The best round: other work on the machine only ever adds.
    pub best: f64,
    /// The middle round; far above the best one, it says that the machine was busy.
    pub median: f64,
}

/// What was measured of one contestant.
#[derive(Clone, Copy, Debug)]
pub struct Times {
    /// Line to value, the value dropped again.
    pub decode: Time,
    /// Value to line.
    pub encode: Time,
}

/// Measures everybody with one message; `None` for who failed the check.
///
/// All have their turn in every round, each round beginning with another one, so that a slow spell of the machine
/// does not hit one alone.
pub fn measure(message: &Message, contestants: &[Contestant], plan: Plan) -> Vec<Option<Times>> {
    let line = message.text.as_str();
    let mut lanes: Vec<Option<Lane>> = contestants
        .iter()
        .map(|contestant| {
            let subject = contestant.subject.as_deref().ok()?;
            Some(Lane::new(subject, line, plan))
        })
        .collect();
    for round in 0..plan.rounds {
        for turn in 0..lanes.len() {
            let position = (round + turn) % contestants.len();
            if let Some(lane) = &mut lanes[position] {
                lane.run(line, round);
            }
        }
    }
    lanes
        .into_iter()
        .map(|lane| lane.map(Lane::into_times))
        .collect()
}

/// What the places of the encoded lines repeat after: processors compare addresses within a page.
const PAGE: usize = 4096;
/// How far apart the places of two rounds are; all residues of a cache line come up.
const PLACE_STEP: usize = 328;

/// One contestant on its way through the rounds.
struct Lane<'a> {
    subject: &'a dyn Subject,
    decode_times: u32,
    encode_times: u32,
    decode: Vec<f64>,
    encode: Vec<f64>,
}

impl<'a> Lane<'a> {
    /// Finds how many operations fill a turn, which warms the contestant up as well.
    fn new(subject: &'a dyn Subject, line: &str, plan: Plan) -> Self {
        Self {
            subject,
            decode_times: times_per_turn(plan.turn, |times| subject.decode(line, times)),
            encode_times: times_per_turn(plan.turn, |times| subject.encode(times, 0)),
            decode: Vec::with_capacity(plan.rounds),
            encode: Vec::with_capacity(plan.rounds),
        }
    }

    fn run(&mut self, line: &str, round: usize) {
        let place = round * PLACE_STEP % PAGE;
        // One untimed operation each brings this contestant's code and data back into the caches.
        self.subject.decode(line, 1);
        let decode = self.subject.decode(line, self.decode_times);
        self.subject.encode(1, place);
        let encode = self.subject.encode(self.encode_times, place);
        self.decode
            .push(decode.as_secs_f64() / f64::from(self.decode_times));
        self.encode
            .push(encode.as_secs_f64() / f64::from(self.encode_times));
    }

    fn into_times(self) -> Times {
        Times {
            decode: summary(self.decode),
            encode: summary(self.encode),
        }
    }
}

fn times_per_turn(turn: Duration, run: impl Fn(u32) -> Duration) -> u32 {
    let mut times = 1;
    while run(times) < turn && times < u32::MAX / 2 {
        times *= 2;
    }
    times
}

fn summary(mut samples: Vec<f64>) -> Time {
    samples.sort_by(f64::total_cmp);
    Time {
        best: samples[0],
        median: samples[samples.len() / 2],
    }
}
