//! Patterns: regular expressions that take time in proportion to the text.

use std::sync::OnceLock;

use regex::{Regex, RegexBuilder};

/// How much memory one compiled expression may take, in bytes.
pub const SIZE: usize = 8 << 20;

/// An expression in the syntax of the `regex` crate, and whether a text must have it in it or must
/// not.
pub type Part = (&'static str, bool);

/// A pattern of a schema, as the generator translated it: all parts of one of the lists must hold.
#[derive(Debug)]
pub struct Expression {
    lists: &'static [&'static [Part]],
    compiled: OnceLock<Vec<Vec<Option<Regex>>>>,
}

impl Expression {
    /// A pattern that is compiled when it is first used. The generator has done so before.
    pub const fn new(lists: &'static [&'static [Part]]) -> Self {
        Self { lists, compiled: OnceLock::new() }
    }

    /// Whether a text has the pattern in it.
    pub fn matches(&self, text: &str) -> bool {
        let compiled = self.compiled.get_or_init(|| {
            let list = |parts: &&'static [Part]| {
                parts.iter().map(|(expression, _)| compile(expression).ok()).collect()
            };
            self.lists.iter().map(list).collect()
        });
        self.lists.iter().zip(compiled).any(|(parts, compiled)| {
            let mut parts = parts.iter().zip(compiled);
            parts.all(|((_, wanted), regex)| {
                regex.as_ref().is_some_and(|regex| regex.is_match(text) == *wanted)
            })
        })
    }
}

/// Compiles an expression.
///
/// # Errors
///
/// If it is none, or takes more than [`SIZE`].
pub fn compile(expression: &str) -> Result<Regex, regex::Error> {
    RegexBuilder::new(expression).size_limit(SIZE).build()
}
