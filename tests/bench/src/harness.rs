//! One library with one message: checked first, then ready to be timed.

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
            Ok((encodable, differences)) => {
                Self { name, subject: Ok(Box::new(Checked { steps, encodable })), differences }
            }
            Err(reason) => Self { name, subject: Err(reason), differences: Vec::new() },
        }
    }

    /// What to time, if the check went well.
    pub(crate) fn subject(&self) -> Option<&dyn Subject> {
        self.subject.as_deref().ok()
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
pub(crate) trait Subject {
    /// How long it takes to decode the line (and to drop the value) so many times.
    fn decode(&self, line: &str, times: u32) -> Duration;

    /// How long it takes to encode so many times, at a place so many bytes behind the beginning of the buffer.
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
        let mut buffer = vec![0; place];
        let begin = Instant::now();
        for _ in 0..times {
            buffer.truncate(place);
            // Whether it succeeds was checked before.
            let _ = black_box((self.steps.encode)(black_box(&self.encodable), &mut buffer));
            black_box(&buffer);
        }
        begin.elapsed()
    }
}
