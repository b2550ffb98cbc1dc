//! Every target with the inputs that were kept, and with a bounded number that is made of them.
//!
//! `FUZZ_INPUTS=100000 cargo test -p mcp-fuzz` runs more of them.

use std::path::Path;

use mcp_fuzz::{Mutator, TARGETS, Target};

/// How many inputs a target of share 1 gets.
fn inputs() -> usize {
    let asked = std::env::var("FUZZ_INPUTS").ok().and_then(|text| text.parse().ok());
    asked.unwrap_or(100)
}

fn corpus(target: &Target) -> Vec<Vec<u8>> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("corpus").join(target.name);
    let entries = std::fs::read_dir(&folder).expect("every target has a corpus");
    let mut files: Vec<_> = entries.map(|entry| entry.expect("it is listed").path()).collect();
    files.sort();
    files.iter().map(|file| std::fs::read(file).expect("it is read")).collect()
}

/// Runs one input, and shows it if it is not survived.
fn survives(target: &Target, input: &[u8]) {
    struct Shown<'a>(&'a Target, &'a [u8]);
    impl Drop for Shown<'_> {
        fn drop(&mut self) {
            if std::thread::panicking() {
                eprintln!("{}: {:?}", self.0.name, String::from_utf8_lossy(self.1));
            }
        }
    }
    let _shown = Shown(target, input);
    (target.run)(input);
}

#[test]
fn every_door_survives_any_input() {
    let small = 1 << 20;
    for target in &TARGETS {
        let corpus = corpus(target);
        assert!(!corpus.is_empty(), "{}", target.name);
        let made = inputs() * target.share;
        // A stack as small as those of threads on some systems: depth is bounded everywhere.
        std::thread::scope(|scope| {
            let run = || {
                corpus.iter().for_each(|input| survives(target, input));
                let mut mutator = Mutator::new(target.name, &corpus);
                (0..made).for_each(|_| survives(target, &mutator.next_input()));
            };
            let thread = std::thread::Builder::new().stack_size(small);
            let thread = thread.spawn_scoped(scope, run).expect("a thread");
            assert!(thread.join().is_ok(), "{} did not survive", target.name);
        });
        println!("{}: {} kept inputs, {made} made of them", target.name, corpus.len());
    }
}
