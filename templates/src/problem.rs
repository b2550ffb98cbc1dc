//! What is wrong with a manifest, shown where it is wrong.

use std::fmt;

use mcp_codegen::is_active;
pub use mcp_codegen::printable;

/// A file that was read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Source {
    /// Its path, as it is shown.
    pub name: String,
    /// Its text.
    pub text: String,
}

/// A place in a file: a line, a column in it, and how many characters are meant.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Span {
    /// Which of the [`Source`]s.
    pub file: usize,
    /// The line, from 1.
    pub line: usize,
    /// The column in characters, from 1.
    pub column: usize,
    /// The number of characters in the line, at least 1.
    pub length: usize,
}

/// How bad it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Severity {
    /// Nothing is written.
    Error,
    /// Somebody may trip over it.
    Warning,
}

/// One thing that is wrong, and where.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Problem {
    /// Where.
    pub span: Span,
    /// How bad it is.
    pub severity: Severity,
    /// What is wrong and what was expected.
    pub message: String,
    /// What to do about it, in a few words.
    pub help: Option<String>,
}

impl Problem {
    /// Something that must be mended.
    pub fn error(span: Span, message: impl Into<String>) -> Self {
        Self { span, severity: Severity::Error, message: message.into(), help: None }
    }

    /// Something that had better be mended.
    pub fn warning(span: Span, message: impl Into<String>) -> Self {
        Self { severity: Severity::Warning, ..Self::error(span, message) }
    }

    /// What to do about it.
    #[must_use]
    pub fn help(mut self, help: impl Into<String>) -> Self {
        self.help = Some(help.into());
        self
    }

    /// Names the one of `known` that was probably meant, if there is one.
    #[must_use]
    pub fn suggest<'a>(self, found: &str, known: impl IntoIterator<Item = &'a str>) -> Self {
        match nearest(found, known) {
            Some(near) => self.help(format!("did you mean `{near}`?")),
            None => self,
        }
    }
}

/// The known word that is nearest to what was found, if it is near at all.
fn nearest<'a>(found: &str, known: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    // Of two words that differ in case, the one in the same case was meant.
    let score = |word: &str| {
        let whatever_case = strsim::jaro_winkler(&found.to_lowercase(), &word.to_lowercase());
        strsim::jaro_winkler(found, word).max(whatever_case - 0.001)
    };
    let scored =
        known.into_iter().map(|word| (score(word), word)).filter(|(score, _)| *score > 0.8);
    scored.max_by(|left, right| left.0.total_cmp(&right.0)).map(|(_, word)| word)
}

/// Everything that was found in one run, in the order of files and places.
#[derive(Clone, PartialEq, Eq)]
pub struct Report {
    sources: Vec<Source>,
    problems: Vec<Problem>,
}

impl Report {
    /// The problems of these files.
    pub fn new(sources: Vec<Source>, mut problems: Vec<Problem>) -> Self {
        problems.sort();
        problems.dedup();
        Self { sources, problems }
    }

    /// The problems.
    pub fn problems(&self) -> &[Problem] {
        &self.problems
    }

    /// Whether something must be mended.
    pub fn has_errors(&self) -> bool {
        self.problems.iter().any(|problem| problem.severity == Severity::Error)
    }

    /// A line for each problem: place, what is wrong, and what to do about it.
    pub fn lines(&self) -> impl Iterator<Item = String> {
        self.problems.iter().map(|problem| {
            let help = problem.help.as_deref().map(|help| format!(" ({})", printable(help)));
            format!("{}{}", self.headline(problem), help.unwrap_or_default())
        })
    }

    fn headline(&self, problem: &Problem) -> String {
        let Span { file, line, column, .. } = problem.span;
        let name = self.sources.get(file).map_or("", |source| &source.name);
        format!("{}:{line}:{column}: {}", printable(name), printable(&problem.message))
    }

    fn frame(&self, f: &mut fmt::Formatter<'_>, problem: &Problem) -> fmt::Result {
        let Span { file, line, column, length } = problem.span;
        let severity = match problem.severity {
            Severity::Error => "error",
            Severity::Warning => "warning",
        };
        let source = self.sources.get(file);
        write!(f, "{severity}: {}", self.headline(problem))?;
        let help = problem.help.as_deref().map(printable).unwrap_or_default();
        let Some(text) = source.and_then(|source| source.text.lines().nth(line.max(1) - 1)) else {
            return if help.is_empty() { Ok(()) } else { write!(f, " ({help})") };
        };
        let number = line.to_string();
        let margin = " ".repeat(number.len());
        let indent: String = text.chars().take(column - 1).map(blank).collect();
        let rest = text.chars().count().saturating_sub(column - 1).max(1);
        let mark = "^".repeat(length.clamp(1, rest));
        // A character is one column here, whatever it is, so that the mark stands below it.
        let shown: String = text.chars().map(|c| if is_active(c) { inert(c) } else { c }).collect();
        write!(f, "\n{margin} |\n{number} | {shown}\n")?;
        write!(f, "{}", format!("{margin} | {indent}{mark} {help}").trim_end())
    }
}

/// What is shown for a character that would act on the terminal.
fn inert(c: char) -> char {
    if c == '\t' { c } else { '\u{fffd}' }
}

/// A tab stays a tab, so that marks stand below what they mark.
fn blank(c: char) -> char {
    if c == '\t' { c } else { ' ' }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, problem) in self.problems.iter().enumerate() {
            f.write_str(if index == 0 { "" } else { "\n" })?;
            self.frame(f, problem)?;
        }
        Ok(())
    }
}

/// A build script that returns the report from `main` prints it by `Debug`, so that is the same
/// readable text.
impl fmt::Debug for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl std::error::Error for Report {}
