//! Standard output, which may be closed by whoever reads it.

use std::io::Write;

/// Standard output.
pub struct Output {
    out: std::io::StdoutLock<'static>,
}

impl Output {
    /// Locks standard output.
    pub fn new() -> Self {
        Self { out: std::io::stdout().lock() }
    }

    /// Writes a text as it is.
    pub fn text(&mut self, text: &str) -> anyhow::Result<()> {
        self.out.write_all(text.as_bytes())?;
        Ok(self.out.flush()?)
    }

    /// Writes a line.
    pub fn line(&mut self, line: impl std::fmt::Display) -> anyhow::Result<()> {
        Ok(writeln!(self.out, "{line}")?)
    }
}

/// Whether an error says that nobody reads the output any more.
pub fn is_broken_pipe(error: &anyhow::Error) -> bool {
    let io = error.downcast_ref::<std::io::Error>();
    io.is_some_and(|error| error.kind() == std::io::ErrorKind::BrokenPipe)
}
