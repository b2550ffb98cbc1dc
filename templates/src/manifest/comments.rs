//! Comments that may have been meant as text.

use crate::problem::{Problem, Span};

/// Lines that are longer were not written by hand.
const MAX_LINE: usize = 4096;

/// The lines of a text, and where a text without quotes ends at a `#`.
pub struct Comments<'a> {
    lines: Vec<&'a str>,
    /// What was found.
    pub warnings: Vec<Problem>,
}

impl<'a> Comments<'a> {
    /// The lines of a text.
    pub fn of(text: &'a str) -> Self {
        Self { lines: text.lines().collect(), warnings: Vec::new() }
    }

    /// Looks at what follows a text without quotes. Comments have a space after their `#`; an issue
    /// or a channel has none.
    pub fn look(&mut self, span: Span) {
        let Some(line) = self.lines.get(span.line.saturating_sub(1)) else { return };
        if line.len() > MAX_LINE || !line.contains(" #") {
            return;
        }
        let end = span.column - 1 + span.length;
        let rest: Vec<char> = line.chars().skip(end).collect();
        let blanks = rest.iter().take_while(|c| matches!(c, ' ' | '\t')).count();
        let mut after = rest.iter().skip(blanks);
        let is_cut = after.next() == Some(&'#')
            && after
                .next()
                .is_some_and(|c| c.is_alphanumeric() || matches!(c, '_' | '{' | '\'' | '"'));
        if is_cut {
            let (column, length) = (end + blanks + 1, rest.len() - blanks);
            let message = "the text ends before this `#`, which begins a comment";
            let help = "put the text between quotes, or a space after the `#`";
            self.warnings
                .push(Problem::warning(Span { column, length, ..span }, message).help(help));
        }
    }
}
