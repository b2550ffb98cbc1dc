//! What is being done, for people who wait at a terminal.

use std::io::{IsTerminal, Write};

/// A line on standard error that is gone when the work is done; nothing if it is no terminal.
pub struct Progress {
    shown: bool,
}

impl Progress {
    /// Says what is being done.
    pub fn start(what: &str) -> Self {
        let mut error = std::io::stderr();
        let shown = error.is_terminal();
        if shown {
            // Progress that cannot be shown is no reason to fail.
            let _ = write!(error, "{what}…");
            let _ = error.flush();
        }
        Self { shown }
    }
}

impl Drop for Progress {
    fn drop(&mut self) {
        if self.shown {
            let _ = write!(std::io::stderr(), "\r\x1b[K");
        }
    }
}
