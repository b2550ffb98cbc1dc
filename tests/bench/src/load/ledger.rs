//! What was asked and not answered yet, and how long the answers took.

use std::time::Instant;

use crate::load::{
    answers::{self, Answer, Scanner},
    requests::{RING, Requests},
};

/// The books of one connection.
pub struct Ledger<'a> {
    requests: &'a Requests,
    scanner: Scanner,
    next_id: u64,
    /// The open request with each remainder of the id.
    open: Vec<Option<Open>>,
    /// How many of them there are.
    outstanding: usize,
    /// Nanoseconds from question to answer.
    latencies: Vec<u32>,
}

#[derive(Clone, Copy)]
struct Open {
    id: u64,
    asked: Instant,
}

impl<'a> Ledger<'a> {
    /// Books without an entry; the ids count from `first_id`.
    pub fn new(requests: &'a Requests, first_id: u64) -> Self {
        Self {
            requests,
            scanner: Scanner::new(),
            next_id: first_id,
            open: vec![None; RING as usize],
            outstanding: 0,
            // Room for a round: making more would stop the driver at its fastest.
            latencies: Vec::with_capacity(1 << 20),
        }
    }

    /// Appends the next request to `out` and notes that it is asked now.
    pub fn ask(&mut self, now: Instant, out: &mut Vec<u8>) -> Result<(), String> {
        let id = self.next_id;
        let slot = &mut self.open[(id % RING) as usize];
        if slot.is_some() {
            return Err(format!("request {} is not answered, {RING} later ones are", id - RING));
        }
        *slot = Some(Open { id, asked: now });
        self.outstanding += 1;
        self.next_id += 1;
        self.requests.append(id, out);
        Ok(())
    }

    /// Notes an answer that came now; whether the message was one. An error if it was not asked for, or is wrong.
    pub fn settle(&mut self, message: &[u8], now: Instant) -> Result<bool, String> {
        // The first one is looked at thoroughly: all the others look like it, or are decoded as well.
        let scanned = if self.latencies.is_empty() { None } else { self.scanner.scan(message) };
        let asked = match scanned.and_then(|answer| self.take(answer)) {
            Some(asked) => asked,
            None => match answers::decode(message)? {
                None => return Ok(false),
                Some(answer) => self.take(answer).ok_or_else(|| {
                    let quoted = String::from_utf8_lossy(message);
                    format!("a wrong sum, or an id that was not asked for: {quoted}")
                })?,
            },
        };
        let nanoseconds = now.saturating_duration_since(asked).as_nanos();
        self.latencies.push(nanoseconds.try_into().unwrap_or(u32::MAX));
        Ok(true)
    }

    /// Closes the request that the answer is right for; when it was asked.
    fn take(&mut self, answer: Answer) -> Option<Instant> {
        let slot = &mut self.open[(answer.id % RING) as usize];
        let open = slot.filter(|open| open.id == answer.id)?;
        if self.requests.sum(answer.id) != answer.sum {
            return None;
        }
        *slot = None;
        self.outstanding -= 1;
        Some(open.asked)
    }

    /// How many requests wait for an answer.
    pub fn outstanding(&self) -> usize {
        self.outstanding
    }

    /// The first id that was not used.
    pub fn next_id(&self) -> u64 {
        self.next_id
    }

    /// Nanoseconds from question to answer, of each request.
    pub fn into_latencies(self) -> Vec<u32> {
        self.latencies
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::load::requests::{Era, FIRST_ID};

    fn answer(id: u64, sum: i64) -> Vec<u8> {
        format!(
            r#"{{"jsonrpc":"2.0","id":{id},"result":{{"content":[{{"type":"text","text":"{sum}"}}]}}}}"#
        )
        .into_bytes()
    }

    #[test]
    fn answers_in_any_order_are_settled_once() {
        let requests = Requests::new(Era::Session, str::to_owned);
        let mut ledger = Ledger::new(&requests, FIRST_ID);
        let (now, mut out) = (Instant::now(), Vec::new());
        for _ in 0..3 {
            ledger.ask(now, &mut out).unwrap();
        }
        for id in [FIRST_ID + 2, FIRST_ID, FIRST_ID + 1] {
            let answer = answer(id, requests.sum(id));
            assert_eq!(ledger.settle(&answer, now), Ok(true));
            assert!(ledger.settle(&answer, now).is_err());
        }
        assert_eq!(ledger.outstanding(), 0);
        assert_eq!(ledger.into_latencies().len(), 3);
    }

    #[test]
    fn a_wrong_sum_is_an_error_also_behind_the_first_answer() {
        let requests = Requests::new(Era::Session, str::to_owned);
        let mut ledger = Ledger::new(&requests, FIRST_ID);
        let (now, mut out) = (Instant::now(), Vec::new());
        for id in FIRST_ID..FIRST_ID + 2 {
            ledger.ask(now, &mut out).unwrap();
            let sum = requests.sum(id);
            assert!(ledger.settle(&answer(id, sum + 1), now).is_err());
            assert_eq!(ledger.settle(&answer(id, sum), now), Ok(true));
        }
    }

    #[test]
    fn a_request_that_is_never_answered_is_noticed() {
        let requests = Requests::new(Era::Session, str::to_owned);
        let mut ledger = Ledger::new(&requests, FIRST_ID);
        let (now, mut out) = (Instant::now(), Vec::new());
        for id in FIRST_ID..FIRST_ID + RING {
            ledger.ask(now, &mut out).unwrap();
            if id > FIRST_ID {
                ledger.settle(&answer(id, requests.sum(id)), now).unwrap();
            }
        }
        assert!(ledger.ask(now, &mut out).is_err());
    }
}
