//! Gives every server its turn, in rounds, so that a slow spell of the machine does not always hit the same one.

use std::time::Duration;

use crate::load::{contestants::Contestant, http::Http, meter::Round, stdio::Stdio};

/// How a server is kept busy.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Load {
    /// One client on pipes, with so many requests that wait for an answer.
    Stdio {
        /// How many.
        window: usize,
    },
    /// So many connections on a port, with one request each that waits for an answer.
    Http {
        /// How many.
        connections: u64,
    },
}

impl Load {
    /// All of them, in the order of the table.
    pub const ALL: [Self; 4] = [
        Self::Stdio { window: 1 },
        Self::Stdio { window: 64 },
        Self::Http { connections: 1 },
        Self::Http { connections: 16 },
    ];

    /// What the table calls it.
    pub fn name(self) -> String {
        match self {
            Self::Stdio { window } => format!("stdio, window {window}"),
            Self::Http { connections: 1 } => "HTTP, 1 connection".to_owned(),
            Self::Http { connections } => format!("HTTP, {connections} connections"),
        }
    }

    /// Who is measured under it.
    fn servers(self, all: &[Contestant]) -> Vec<&Contestant> {
        let on_pipes = matches!(self, Self::Stdio { .. });
        all.iter().filter(|server| !on_pipes || server.stdio.is_some()).collect()
    }

    fn lane(self, server: &Contestant) -> Result<Box<dyn Lane>, String> {
        Ok(match self {
            Self::Stdio { window } => Box::new(Stdio::new(server, window)?),
            Self::Http { connections } => Box::new(Http::new(server, connections)?),
        })
    }
}

/// A server that runs, and what keeps it busy.
pub trait Lane {
    /// Keeps it busy for so long.
    fn run(&mut self, length: Duration) -> Result<Round, String>;
}

/// How long to measure.
#[derive(Clone, Copy, Debug)]
pub struct Plan {
    /// How often every server has its turn under one load.
    pub rounds: usize,
    /// How long a turn is.
    pub turn: Duration,
}

impl Plan {
    /// What is done when nothing else is said: about two minutes for five servers.
    pub const USUAL: Self = Self { rounds: 3, turn: Duration::from_secs(2) };

    /// How long a server is kept busy before it counts.
    fn warm_up(self) -> Duration {
        self.turn / 4
    }
}

/// The rounds of one server, or why there are none.
pub type Outcome = Result<Vec<Round>, String>;

/// All servers under one load, by name and in their order. Each has a fresh process, which the rounds share.
pub fn measure(load: Load, plan: Plan, all: &[Contestant]) -> Vec<(&'static str, Outcome)> {
    let servers = load.servers(all);
    let mut lanes: Vec<Result<Box<dyn Lane>, String>> = servers
        .iter()
        .map(|server| {
            let mut lane = load.lane(server)?;
            lane.run(plan.warm_up())?;
            Ok(lane)
        })
        .collect();
    let mut measured = vec![Vec::new(); servers.len()];
    for round in 0..plan.rounds {
        for turn in 0..lanes.len() {
            let position = (round + turn) % servers.len();
            let Ok(lane) = &mut lanes[position] else { continue };
            match lane.run(plan.turn) {
                Ok(round) => measured[position].push(round),
                Err(error) => lanes[position] = Err(error),
            }
        }
    }
    let outcomes = lanes.into_iter().zip(measured).map(|(lane, rounds)| lane.map(|_| rounds));
    servers.iter().map(|server| server.name).zip(outcomes).collect()
}

/// The round in the middle by rate: all numbers of a cell of the table are from one round.
pub fn median(rounds: &[Round]) -> Option<Round> {
    let mut rounds = rounds.to_vec();
    rounds.sort_by(|one, another| one.rate.total_cmp(&another.rate));
    rounds.get(rounds.len() / 2).copied()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_round_in_the_middle_is_one_that_was_measured() {
        let round = |rate| Round {
            requests: 1,
            rate,
            p50: 0.0,
            p99: 0.0,
            server_cpu: None,
            driver_cpu: None,
        };
        let rounds = [3.0, 1.0, 2.0].map(round);
        assert_eq!(median(&rounds).unwrap().rate, 2.0);
        assert!(median(&[]).is_none());
    }
}
