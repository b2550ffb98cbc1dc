//! Texts of others, as errors and logs show them.
//!
//! A server's words may hold what a terminal obeys, and may be as long as a message: shown they are
//! short, and nothing in them acts.

use std::fmt::{self, Write};

/// How many bytes of what a server sent are shown.
pub(super) const SHOWN: usize = 200;

/// How many bytes of an error of a server are shown in all.
const LONGEST: usize = 4096;

/// A text that is shown with its control characters escaped, and not beyond a length.
pub(super) struct Clean<'a, 'b> {
    out: &'a mut fmt::Formatter<'b>,
    left: usize,
}

impl<'a, 'b> Clean<'a, 'b> {
    pub fn new(out: &'a mut fmt::Formatter<'b>) -> Self {
        Self { out, left: LONGEST }
    }
}

impl Write for Clean<'_, '_> {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        for c in text.chars() {
            if self.left == 0 {
                return Ok(());
            }
            self.left = self.left.saturating_sub(c.len_utf8());
            match c {
                _ if self.left == 0 => self.out.write_char('…')?,
                _ if acts(c) => write!(self.out, "{}", c.escape_default())?,
                _ => self.out.write_char(c)?,
            }
        }
        Ok(())
    }
}

/// Whether a character does something to whoever shows it: controls, and those that turn the
/// direction of text, break lines or are not seen.
fn acts(c: char) -> bool {
    c.is_control()
        || matches!(c,
            '\u{ad}' | '\u{61c}' | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}'
            | '\u{2060}'..='\u{206f}' | '\u{feff}' | '\u{fff9}'..='\u{fffb}'
            | '\u{e0000}'..='\u{e007f}')
}

/// A text without what acts.
pub(super) fn clean(text: &str) -> String {
    let mut cleaned = String::with_capacity(text.len());
    for c in text.chars() {
        if acts(c) { cleaned.extend(c.escape_default()) } else { cleaned.push(c) }
    }
    cleaned
}

/// The beginning of a text of at most `length` bytes.
pub(super) fn first(text: &str, length: usize) -> &str {
    let mut end = text.len().min(length);
    while !text.is_char_boundary(end) {
        end -= 1;
    }
    &text[..end]
}

/// The end of a text, at most `length` bytes of it.
#[cfg(feature = "stdio")]
pub(super) fn last(text: &str, length: usize) -> &str {
    let mut begin = text.len().saturating_sub(length);
    while !text.is_char_boundary(begin) {
        begin += 1;
    }
    &text[begin..]
}

/// The beginning of what came, in quotes, for an error or a log.
pub(super) fn quoted(text: &str) -> String {
    let text = text.trim();
    match first(text, SHOWN) {
        "" => "nothing".to_owned(),
        all if all.len() == text.len() => format!("`{}`", clean(all)),
        beginning => format!("`{}…` ({} bytes)", clean(beginning), text.len()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    struct Through<'a>(&'a str);

    impl fmt::Display for Through<'_> {
        fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            Clean::new(f).write_str(self.0)
        }
    }

    #[test]
    fn nothing_that_is_shown_acts() {
        for code in 0..=0x10_ffff_u32 {
            let Some(c) = char::from_u32(code) else { continue };
            let text = c.to_string();
            let shown = Through(&text).to_string();
            assert_eq!(shown, clean(&text));
            assert!(!shown.chars().any(acts), "{code:x}");
            assert_eq!(shown == text, !acts(c));
        }
        assert_eq!(clean("\u{1b}[2Ja\r\n\u{202e}b"), "\\u{1b}[2Ja\\r\\n\\u{202e}b");
    }

    #[test]
    fn what_is_shown_is_short() {
        let long = "é".repeat(100_000);
        assert!(Through(&long).to_string().len() <= LONGEST + 4);
        assert_eq!(Through("short").to_string(), "short");
        let quoted = quoted(&long);
        assert!(quoted.len() < SHOWN + 40 && quoted.ends_with("(200000 bytes)"), "{quoted}");
        assert_eq!(super::quoted(" a\n"), "`a`");
        assert_eq!(
            (last("a\u{e9}", 1), last("a\u{e9}", 2), last("abc", 10)),
            ("", "\u{e9}", "abc")
        );
    }
}
