//! Standard output.

use std::fmt::Display;
use std::io::{self, Write as _};

/// What commands print to. That nobody reads it is an error, which ends the command quietly.
pub struct Output(io::Stdout);

impl Output {
    /// Standard output.
    pub fn new() -> Self {
        Self(io::stdout())
    }

    /// Prints a line.
    pub fn line(&mut self, line: impl Display) -> anyhow::Result<()> {
        Ok(writeln!(self.0, "{line}")?)
    }
}

/// Whether nobody reads the output any more.
pub fn is_closed_pipe(error: &anyhow::Error) -> bool {
    error.downcast_ref::<io::Error>().is_some_and(|error| error.kind() == io::ErrorKind::BrokenPipe)
}
