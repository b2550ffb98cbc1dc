//! How fast a server was in one round, and what it took.

use std::time::Duration;

use crate::cpu;

/// What was measured in one round.
#[derive(Clone, Copy, Debug)]
pub struct Round {
    /// How many requests were answered.
    pub requests: usize,
    /// Answered requests in a second.
    pub rate: f64,
    /// Seconds from question to answer: half of the requests took no longer.
    pub p50: f64,
    /// Seconds from question to answer: one in a hundred took longer.
    pub p99: f64,
    /// Seconds of CPU time that the server used for one request; `None` where the system does not say.
    pub server_cpu: Option<f64>,
    /// The same for the driver.
    pub driver_cpu: Option<f64>,
}

/// The CPU times at the beginning of a round.
pub struct Meter {
    server: u32,
    before: [Option<f64>; 2],
}

impl Meter {
    /// Begins to measure the server with this process id.
    pub fn start(server: u32) -> Self {
        Self { server, before: times(server) }
    }

    /// Ends it: the round took so long and had answers after so many nanoseconds.
    pub fn stop(self, elapsed: Duration, mut latencies: Vec<u32>) -> Result<Round, String> {
        let after = times(self.server);
        let requests = latencies.len();
        if requests == 0 {
            return Err("nothing was answered".to_owned());
        }
        let each =
            |position: usize| Some((after[position]? - self.before[position]?) / requests as f64);
        Ok(Round {
            requests,
            rate: requests as f64 / elapsed.as_secs_f64(),
            p50: quantile(&mut latencies, 50),
            p99: quantile(&mut latencies, 99),
            server_cpu: each(0),
            driver_cpu: each(1),
        })
    }
}

fn times(server: u32) -> [Option<f64>; 2] {
    [server, std::process::id()].map(cpu::process_seconds)
}

/// In seconds; of at least one number of nanoseconds.
fn quantile(nanoseconds: &mut [u32], percent: usize) -> f64 {
    let position = (nanoseconds.len() * percent).div_ceil(100).saturating_sub(1);
    f64::from(*nanoseconds.select_nth_unstable(position).1) / 1e9
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn quantiles_are_numbers_that_were_measured() {
        let mut numbers: Vec<u32> = (1..=200).rev().collect();
        assert_eq!(quantile(&mut numbers, 50), 100e-9);
        assert_eq!(quantile(&mut numbers, 99), 198e-9);
        assert_eq!(quantile(&mut [7], 50), 7e-9);
        assert_eq!(quantile(&mut [7], 99), 7e-9);
    }

    #[test]
    fn a_round_without_an_answer_has_no_rate() {
        let meter = Meter::start(std::process::id());
        assert!(meter.stop(Duration::from_secs(1), Vec::new()).is_err());
    }
}
