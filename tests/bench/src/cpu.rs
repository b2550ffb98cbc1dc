//! CPU time of processes, from `/proc`: there on Linux only.

use std::fs;

/// What `/proc` counts CPU time in; the same on every Linux that Rust runs on.
const TICKS_PER_SECOND: f64 = 100.0;

/// Where in [`fields`] the user time and the system time of the process itself stand.
const OWN: [usize; 2] = [11, 12];
/// Where the user time of the children that have ended stands.
const CHILDREN_USER: usize = 13;

/// Seconds of CPU time, user and system, that all threads of a process have used so far.
pub fn process_seconds(process: u32) -> Option<f64> {
    let stat = fs::read_to_string(format!("/proc/{process}/stat")).ok()?;
    OWN.iter().map(|&position| seconds(&stat, position)).sum()
}

/// User CPU time of all child processes that have ended, and of theirs.
pub fn children_user_seconds() -> Option<f64> {
    seconds(&fs::read_to_string("/proc/self/stat").ok()?, CHILDREN_USER)
}

fn seconds(stat: &str, position: usize) -> Option<f64> {
    let ticks: f64 = fields(stat)?.nth(position)?.parse().ok()?;
    Some(ticks / TICKS_PER_SECOND)
}

/// The fields behind the second one, the name in brackets, which may hold blanks.
fn fields(stat: &str) -> Option<impl Iterator<Item = &str>> {
    let (_, fields) = stat.rsplit_once(')')?;
    Some(fields.split_whitespace())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn blanks_and_brackets_in_the_name_do_not_matter() {
        let stat = "1 (a ) b) S 2 3 4 5 6 7 8 9 10 11 250 50 700 14";
        let own: Option<f64> = OWN.iter().map(|&position| seconds(stat, position)).sum();
        assert_eq!(own, Some(3.0));
        assert_eq!(seconds(stat, CHILDREN_USER), Some(7.0));
    }

    #[cfg(target_os = "linux")]
    #[test]
    fn this_process_has_a_time() {
        assert!(process_seconds(std::process::id()).is_some());
        assert!(children_user_seconds().is_some());
    }
}
