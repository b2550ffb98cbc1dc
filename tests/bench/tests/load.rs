//! The driver against servers that answer, and against one that does not.

use std::time::Duration;

use mcp_bench::load::{
    contestants::{self, Contestant},
    programs::Programs,
    requests::Era,
    rounds::{Load, Outcome, Plan, measure},
};

const HAND_WRITTEN: &str = env!("CARGO_BIN_EXE_hand_written_add");
const SHORT: Plan = Plan { rounds: 2, turn: Duration::from_millis(40) };

fn assert_measured(load: Load, (name, outcome): &(&str, Outcome)) {
    let rounds = outcome.as_ref().unwrap_or_else(|error| panic!("{name}, {load:?}: {error}"));
    assert_eq!(rounds.len(), SHORT.rounds);
    for round in rounds {
        assert!(round.requests > 0 && round.rate > 0.0);
        assert!(0.0 < round.p50 && round.p50 <= round.p99);
        assert_eq!(round.server_cpu.is_some(), cfg!(target_os = "linux"));
    }
}

fn hand_written(era: Era, arguments: &'static [&'static str]) -> Contestant {
    Contestant {
        name: "hand-written",
        program: HAND_WRITTEN.into(),
        arguments,
        stdio: Some(era),
        http: era,
        note: "",
    }
}

#[test]
fn every_load_of_both_eras_is_answered() {
    for era in [Era::Session, Era::Stateless] {
        for load in Load::ALL {
            let outcomes = measure(load, SHORT, &[hand_written(era, &[])]);
            assert_eq!(outcomes.len(), 1);
            assert_measured(load, &outcomes[0]);
        }
    }
}

#[test]
fn a_server_that_ends_does_not_end_the_others() {
    let servers = [hand_written(Era::Session, &["--unknown"]), hand_written(Era::Session, &[])];
    for load in Load::ALL {
        let outcomes = measure(load, SHORT, &servers);
        let (_, failed) = &outcomes[0];
        assert!(failed.is_err(), "{failed:?}");
        assert_measured(load, &outcomes[1]);
    }
}

#[cfg(feature = "servers")]
#[test]
fn every_configuration_of_rmcp_answers() {
    let programs = Programs {
        hand_written: HAND_WRITTEN.into(),
        rmcp: env!("CARGO_BIN_EXE_rmcp_add").into(),
        ours: None,
    };
    for load in Load::ALL {
        for outcome in measure(load, SHORT, &contestants::all(programs.clone())) {
            assert_measured(load, &outcome);
        }
    }
}

#[test]
fn on_pipes_nobody_is_measured_twice() {
    let programs = Programs {
        hand_written: HAND_WRITTEN.into(),
        rmcp: HAND_WRITTEN.into(),
        ours: Some(HAND_WRITTEN.into()),
    };
    let servers = contestants::all(programs);
    let with_pipes = servers.iter().filter(|server| server.stdio.is_some()).count();
    let outcomes = measure(Load::Stdio { window: 1 }, SHORT, &servers);
    assert_eq!((outcomes.len(), servers.len()), (with_pipes, with_pipes + 1));
}
