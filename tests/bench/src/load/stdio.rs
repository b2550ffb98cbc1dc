//! Keeps a server on pipes busy: as many requests wait for an answer as the window is wide.

use std::{
    io::{Read as _, Write as _},
    process::{ChildStdin, ChildStdout},
    time::{Duration, Instant},
};

use crate::load::{
    answers,
    contestants::Contestant,
    ledger::Ledger,
    meter::{Meter, Round},
    process::Process,
    requests::{self, Era, FIRST_ID, Requests},
    rounds::Lane,
};

/// A server on pipes.
pub struct Stdio {
    process: Process,
    pipes: Pipes,
    requests: Requests,
    window: usize,
    next_id: u64,
}

/// The driver's ends, and what was read and not used yet.
///
/// One thread writes and reads: a window is smaller than what a pipe holds, so a server that has not read everything
/// never keeps the driver from reading.
struct Pipes {
    input: ChildStdin,
    output: ChildStdout,
    buffer: Vec<u8>,
    held: usize,
}

impl Stdio {
    /// Starts the server and the session.
    pub fn new(server: &Contestant, window: usize) -> Result<Self, String> {
        let era = server.stdio.ok_or("is not measured on pipes")?;
        let (process, input, output) = Process::on_pipes(server)?;
        let mut pipes = Pipes { input, output, buffer: vec![0; 1 << 16], held: 0 };
        if era == Era::Session {
            process.within(Duration::ZERO, || pipes.begin_session())?;
        }
        Ok(Self {
            process,
            pipes,
            requests: Requests::new(era, |message| format!("{message}\n")),
            window,
            next_id: FIRST_ID,
        })
    }
}

impl Lane for Stdio {
    fn run(&mut self, length: Duration) -> Result<Round, String> {
        let Self { process, pipes, requests, window, next_id } = self;
        let mut ledger = Ledger::new(requests, *next_id);
        let meter = Meter::start(process.id());
        let elapsed = process.within(length, || pipes.load(&mut ledger, *window, length))?;
        *next_id = ledger.next_id();
        meter.stop(elapsed, ledger.into_latencies())
    }
}

impl Pipes {
    fn begin_session(&mut self) -> Result<(), String> {
        self.write(format!("{}\n", requests::INITIALIZE).as_bytes())?;
        let mut answered = false;
        while !answered {
            self.read()?;
            self.lines(|line| {
                answered |= answers::begins_session(line)?;
                Ok(())
            })?;
        }
        self.write(format!("{}\n", requests::INITIALIZED).as_bytes())
    }

    /// Asks as long as it is told and waits for the answers; how long that took.
    fn load(
        &mut self,
        ledger: &mut Ledger<'_>,
        window: usize,
        length: Duration,
    ) -> Result<Duration, String> {
        let begin = Instant::now();
        let mut out = Vec::with_capacity(1 << 16);
        let mut now = begin;
        loop {
            if now.duration_since(begin) < length {
                // One time for all that leave together, and one for all that come together: asking the clock takes
                // longer than asking for a sum.
                let asked = Instant::now();
                while ledger.outstanding() < window {
                    ledger.ask(asked, &mut out)?;
                }
                self.write(&out)?;
                out.clear();
            } else if ledger.outstanding() == 0 {
                return Ok(now.duration_since(begin));
            }
            self.read()?;
            now = Instant::now();
            self.lines(|line| ledger.settle(line, now).map(drop))?;
        }
    }

    fn write(&mut self, bytes: &[u8]) -> Result<(), String> {
        if bytes.is_empty() {
            return Ok(());
        }
        self.input.write_all(bytes).map_err(|error| format!("cannot write: {error}"))
    }

    fn read(&mut self) -> Result<(), String> {
        if self.held == self.buffer.len() {
            self.buffer.resize(2 * self.held, 0);
        }
        match self.output.read(&mut self.buffer[self.held..]) {
            Ok(0) => Err("its output has ended".to_owned()),
            Ok(length) => {
                self.held += length;
                Ok(())
            }
            Err(error) => Err(format!("cannot read: {error}")),
        }
    }

    /// Takes the whole lines out of the buffer.
    fn lines(&mut self, mut take: impl FnMut(&[u8]) -> Result<(), String>) -> Result<(), String> {
        let mut begin = 0;
        while let Some(length) = memchr::memchr(b'\n', &self.buffer[begin..self.held]) {
            take(&self.buffer[begin..begin + length])?;
            begin += length + 1;
        }
        self.buffer.copy_within(begin..self.held, 0);
        self.held -= begin;
        Ok(())
    }
}
