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

    /// Prints a text as it is.
    pub fn text(&mut self, text: &str) -> anyhow::Result<()> {
        Ok(self.0.write_all(text.as_bytes())?)
    }
}

/// Whether nobody reads the output any more.
pub fn is_closed_pipe(error: &anyhow::Error) -> bool {
    error.downcast_ref::<io::Error>().is_some_and(|error| error.kind() == io::ErrorKind::BrokenPipe)
}
