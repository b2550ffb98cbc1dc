//! Inputs made of a corpus: the same ones on every run.

use mcp_tests::random::Random;

/// Words that mean something to one reader or another.
const WORDS: [&str; 44] = [
    "\n",
    "\r\n",
    "\n\n",
    "\"",
    "\\",
    "{",
    "}",
    "[",
    "]",
    "[]",
    "{}",
    ",",
    ":",
    "null",
    "true",
    "0",
    "-0",
    "-1",
    "1e999",
    "18446744073709551616",
    "0.1",
    "\u{feff}",
    "\\u0000",
    "\\ud800",
    "\u{2028}",
    "data: ",
    "id: ",
    "event: ",
    "retry: 1",
    "<<: *a",
    "&a ",
    "*a",
    "!!str ",
    "- ",
    "\"$ref\":\"#\"",
    "\"$ref\":\"#/$defs/A\"",
    "\"anyOf\":",
    "\"allOf\":",
    "\"_meta\":",
    "\"jsonrpc\":\"2.0\",",
    "\"id\":1,",
    "\"method\":\"tools/call\",",
    "\"params\":",
    "$ID",
];

/// More bytes than this find nothing that fewer do not.
const LONGEST: usize = 16 * 1024;

/// Makes inputs of a corpus.
pub struct Mutator<'a> {
    corpus: &'a [Vec<u8>],
    random: Random,
}

impl<'a> Mutator<'a> {
    /// Inputs that are the same for every run with this name and corpus.
    pub fn new(name: &str, corpus: &'a [Vec<u8>]) -> Self {
        Self { corpus, random: Random::seeded(name) }
    }

    /// The next one.
    pub fn next_input(&mut self) -> Vec<u8> {
        let mut input = self.random.pick(self.corpus).clone();
        for _ in 0..=self.random.below(4) {
            self.change(&mut input);
        }
        input.truncate(LONGEST);
        input
    }

    fn change(&mut self, input: &mut Vec<u8>) {
        let at = self.random.below(input.len() + 1);
        let end = (at + 1 + self.random.below(40)).min(input.len());
        match self.random.below(8) {
            0 if at < input.len() => input[at] ^= 1 << self.random.below(8),
            1 if at < end => drop(input.drain(at..end)),
            2 if at < end => {
                let piece = input[at..end].to_vec();
                let times = self.random.below(20) + 1;
                drop(input.splice(at..at, piece.repeat(times)));
            }
            3 => input.truncate(at),
            4 => {
                let other = self.random.pick(self.corpus).clone();
                let from = self.random.below(other.len() + 1);
                drop(input.splice(at.., other[from..].iter().copied()));
            }
            5 => self.exchange(input),
            _ => {
                let word = *self.random.pick(&WORDS);
                let end = if self.random.one_in(2) { end.max(at) } else { at };
                drop(input.splice(at..end, word.bytes()));
            }
        }
    }

    /// Puts one value of JSON in the place of another, so that what comes out is JSON still.
    fn exchange(&mut self, input: &mut Vec<u8>) {
        let values: Vec<(usize, usize)> = values(input);
        if values.is_empty() {
            return;
        }
        let (from, to) = (*self.random.pick(&values), *self.random.pick(&values));
        let piece = input[from.0..from.1].to_vec();
        drop(input.splice(to.0..to.1, piece));
    }
}

/// Where texts, objects and lists begin and end, roughly.
fn values(input: &[u8]) -> Vec<(usize, usize)> {
    let (mut found, mut open) = (Vec::new(), Vec::new());
    let mut text = None;
    for (index, byte) in input.iter().enumerate() {
        match (byte, text) {
            (b'"', Some(start)) => {
                found.push((start, index + 1));
                text = None;
            }
            (b'"', None) => text = Some(index),
            (_, Some(_)) => {}
            (b'{' | b'[', None) => open.push(index),
            (b'}' | b']', None) => found.extend(open.pop().map(|start| (start, index + 1))),
            _ => {}
        }
    }
    found
}
