//! Patterns of schemas, for an engine whose time grows with the text alone.
//!
//! They are regular expressions of ECMA-262, read as with its flag `u`, with the liberties that
//! people take without it: escapes of punctuation that needs none, `[\w-.]`, and braces that repeat
//! nothing. What the engine cannot do is refused here, before anything is generated:
//! back references, and look-around other than at the ends (see [`translate`]).

mod parse;
mod write;

use std::fmt;

use super::support::regular;

/// What a pattern is to the engine: all parts of one of the lists must hold.
pub type Lists = Vec<Vec<(String, bool)>>;

/// Why a pattern cannot be used.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PatternError {
    /// It is no regular expression.
    Invalid(String),
    /// It is one that takes more than time in proportion to the text, or too much memory.
    Unsupported(String),
}

impl fmt::Display for PatternError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Invalid(why) | Self::Unsupported(why) => f.write_str(why),
        }
    }
}

impl std::error::Error for PatternError {}

/// Translates a pattern.
///
/// Look-ahead right behind `^` and look-behind right before `$` are conditions of their own on the
/// text: `^(?=.*\d)(?!x).{8,}$` is three expressions, of which the second must not be found.
///
/// # Errors
///
/// What is no regular expression, or none for an engine without backtracking.
pub fn translate(pattern: &str) -> Result<Lists, PatternError> {
    let lists = write::lists(parse::parse(pattern)?)?;
    for (expression, _) in lists.iter().flatten() {
        regular::compile(expression).map_err(|error| reason(&error))?;
    }
    Ok(lists)
}

fn reason(error: &regex::Error) -> PatternError {
    match error {
        regex::Error::CompiledTooBig(_) => {
            let limit = regular::SIZE >> 20;
            PatternError::Unsupported(format!("it takes more than {limit} MiB of memory"))
        }
        regex::Error::Syntax(text) => {
            let last = text.lines().last().unwrap_or_default();
            PatternError::Invalid(last.trim_start_matches("error: ").to_owned())
        }
        other => PatternError::Invalid(other.to_string()),
    }
}

/// What to say about a pattern that is refused.
pub fn refusal(pattern: &str, error: &PatternError) -> String {
    // Patterns may be as long as files.
    let shown: String = pattern.chars().take(80).collect();
    let dots = if shown.len() < pattern.len() { "…" } else { "" };
    match error {
        PatternError::Invalid(why) => format!("`{shown}{dots}` is no regular expression: {why}"),
        PatternError::Unsupported(why) => {
            format!("the pattern `{shown}{dots}` cannot be used: {why}")
        }
    }
}
