//! Everything that is wrong with one run, reported together.

use std::fmt;

use crate::decision::Decision;
use crate::printable::printable;

/// One thing that is wrong, and where.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Problem {
    /// The file.
    pub file: String,
    /// The JSON pointer, line or key inside the file; empty for the file as a whole.
    pub place: String,
    /// What is wrong and what was expected.
    pub message: String,
    /// What to write into a fact file, where that settles it.
    pub decision: Option<Decision>,
}

impl Problem {
    /// A problem at a place in a file.
    pub fn new(
        file: impl Into<String>,
        place: impl Into<String>,
        message: impl Into<String>,
    ) -> Self {
        Self { file: file.into(), place: place.into(), message: message.into(), decision: None }
    }

    /// The same with what settles it.
    #[must_use]
    pub fn settled_by(mut self, decision: Decision) -> Self {
        self.decision = Some(decision);
        self
    }
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // Names of others are in all of them.
        let [file, place, message] =
            [&self.file, &self.place, &self.message].map(|text| printable(text));
        match place.as_str() {
            "" => write!(f, "{file}: {message}"),
            place if place.starts_with(|c: char| c.is_ascii_digit()) => {
                write!(f, "{file}:{place}: {message}")
            }
            place => write!(f, "{file}#{place}: {message}"),
        }
    }
}

/// Why nothing was generated. A run goes on as long as it can, so that one report names
/// everything there is to mend.
#[derive(Clone, PartialEq, Eq)]
pub struct Error {
    problems: Vec<Problem>,
}

impl Error {
    /// The problems, in the order of files and places.
    pub fn problems(&self) -> &[Problem] {
        &self.problems
    }

    /// What facts would settle, each decision once.
    pub fn decisions(&self) -> impl Iterator<Item = &Decision> {
        let mut seen = std::collections::BTreeSet::new();
        let decisions = self.problems.iter().filter_map(|problem| problem.decision.as_ref());
        decisions.filter(move |decision| seen.insert(*decision))
    }
}

impl From<Problem> for Error {
    fn from(problem: Problem) -> Self {
        Self { problems: vec![problem] }
    }
}

impl From<Vec<Problem>> for Error {
    fn from(mut problems: Vec<Problem>) -> Self {
        problems.sort();
        problems.dedup();
        Self { problems }
    }
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, problem) in self.problems.iter().enumerate() {
            let separator = if index == 0 { "" } else { "\n" };
            write!(f, "{separator}{problem}")?;
        }
        Ok(())
    }
}

/// A build script that returns the error from `main` prints it by `Debug`, so that is the same
/// readable text.
impl fmt::Debug for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl std::error::Error for Error {}
