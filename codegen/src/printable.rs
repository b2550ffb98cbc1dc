//! Texts of others, on a terminal or in a line that a program reads.

use std::fmt::Write as _;

/// A text in which nothing but tabs does more than being seen: control characters, line breaks of
/// every kind and marks that change the direction of what follows are written as escapes.
pub fn printable(text: &str) -> String {
    let mut shown = String::with_capacity(text.len());
    for c in text.chars() {
        if c != '\t' && is_active(c) {
            // Writing to a text never fails.
            let _ = write!(shown, "{}", c.escape_default());
        } else {
            shown.push(c);
        }
    }
    shown
}

/// Whether a character does something to the text around it instead of being seen.
pub fn is_active(c: char) -> bool {
    c.is_control()
        || matches!(c,
            // Marks of direction, line breaks, and what is not shown at all.
            '\u{61c}' | '\u{200b}' | '\u{200e}' | '\u{200f}' | '\u{2028}'..='\u{202e}'
            | '\u{2060}'..='\u{206f}' | '\u{feff}' | '\u{fff9}'..='\u{fffb}'
            | '\u{e0001}' | '\u{e0020}'..='\u{e007f}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_of_others_acts_on_a_terminal() {
        for code in 0..=0x10_ffff {
            let Some(c) = char::from_u32(code) else { continue };
            let shown = printable(&c.to_string());
            assert!(!shown.chars().any(|c| c != '\t' && is_active(c)), "{code:x}");
        }
        assert_eq!(printable("a\x1b[31m\r\nb\u{202e}\té"), "a\\u{1b}[31m\\r\\nb\\u{202e}\té");
    }
}
