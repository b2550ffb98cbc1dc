//! Values without parts: which of the styles of YAML says exactly this.

use std::fmt::Write as _;

use serde_json::Value;

/// Words that mean something else than themselves, in YAML 1.2 or before, in whatever case.
const WORDS: [&str; 9] = ["true", "false", "null", "yes", "no", "on", "off", "y", "n"];

/// `null`, a boolean or a number; empty lists and mappings, too.
pub fn plain(value: &Value) -> String {
    let text = value.to_string();
    match (value, text.split_once('e')) {
        // To readers of YAML 1.1, `1e9` is a text.
        (Value::Number(_), Some((mantissa, exponent))) => {
            let point = if mantissa.contains('.') { "" } else { ".0" };
            let sign = if exponent.starts_with(['-', '+']) { "" } else { "+" };
            format!("{mantissa}{point}e{sign}{exponent}")
        }
        _ => text,
    }
}

/// A text on one line: as it is where nobody can take it for something else, else between quotes.
pub fn inline(text: &str, is_in_list: bool) -> String {
    match is_plain(text)
        && !(is_in_list && text.contains([',', '[', ']', '{', '}', '?', ':', '#', '"', '\'']))
    {
        true => text.to_owned(),
        false => quoted(text),
    }
}

fn is_plain(text: &str) -> bool {
    // Numbers and dates begin with digits, signs or points, and indicators are none of these.
    let may_begin = |c: char| c.is_alphabetic() || matches!(c, '_' | '$' | '/' | '(');
    text.starts_with(may_begin)
        && !text.ends_with([' ', '\t', ':'])
        && text.chars().all(|c| is_shown(c) && c != '\t')
        && !text.contains(": ")
        && !text.contains(" #")
        && !WORDS.contains(&text.to_ascii_lowercase().as_str())
}

/// Whether a character may stand in a file as it is: it can be seen, breaks no line in any version
/// of YAML, and does not change the direction of others.
fn is_shown(c: char) -> bool {
    match c {
        '\t' | ' '..='~' => true,
        // Line breaks of YAML 1.1, marks of direction, and the mark at the beginning of files.
        '\u{2028}' | '\u{2029}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}' => false,
        '\u{200e}' | '\u{200f}' | '\u{61c}' | '\u{feff}' => false,
        '\u{a0}'.. => u32::from(c) & 0xfffe != 0xfffe,
        _ => false,
    }
}

fn quoted(text: &str) -> String {
    format!("\"{}\"", escaped(text))
}

/// A text as it stands between quotes.
fn escaped(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for c in text.chars() {
        // Writing to a text cannot fail.
        let _ = match c {
            '"' | '\\' => write!(escaped, "\\{c}"),
            '\n' => write!(escaped, "\\n"),
            '\r' => write!(escaped, "\\r"),
            '\t' => write!(escaped, "\\t"),
            c if is_shown(c) => write!(escaped, "{c}"),
            c => match u32::from(c) {
                code @ 0..=0xff => write!(escaped, "\\x{code:02x}"),
                code @ 0x100..=0xffff => write!(escaped, "\\u{code:04x}"),
                code => write!(escaped, "\\U{code:08x}"),
            },
        };
    }
    escaped
}

/// A text as a block whose lines begin at a column, if it is one that reads better so: literally
/// where it has several lines, folded where it is one long line.
pub fn block(text: &str, column: usize, width: usize) -> Option<String> {
    let is_shown = text.chars().all(|c| c == '\n' || is_shown(c));
    let last = text.rsplit('\n').next().unwrap_or_default();
    // Some readers take a blank line at the end for none, and some editors, too.
    let ends_in_blanks = !last.is_empty() && last.trim().is_empty();
    match text.trim().is_empty() {
        true => None,
        false if !text.contains('\n') => is_shown.then(|| folded(text, column, width)).flatten(),
        false if is_shown && !ends_in_blanks => Some(literal(text, column)),
        false => Some(quoted_lines(text, column)),
    }
}

/// Lines between quotes, each on a line of its own: at the end of a line, `\` takes away the line
/// break and the space that follows, and before a space it keeps that.
fn quoted_lines(text: &str, column: usize) -> String {
    let mut block = "\"".to_owned();
    for (index, line) in text.split('\n').enumerate() {
        if index > 0 {
            block.push_str("\\n\\\n");
            block.extend(std::iter::repeat_n(' ', column));
            block.push_str(if line.starts_with(' ') { "\\" } else { "" });
        }
        block.push_str(&escaped(line));
    }
    block.push_str("\"\n");
    block
}

/// <https://yaml.org/spec/1.2.2/#812-literal-style>
fn literal(text: &str, column: usize) -> String {
    let content = text.trim_end_matches('\n');
    // The first line would say how far the text is indented, were it not said here.
    let indent = if text.starts_with([' ', '\t', '\n']) { "2" } else { "" };
    let end = match text.len() - content.len() {
        0 => "-",
        1 => "",
        _ => "+",
    };
    let mut block = format!("|{indent}{end}\n");
    let kept = if end == "-" { text } else { &text[..text.len() - 1] };
    for line in kept.split('\n') {
        if !line.is_empty() {
            block.extend(std::iter::repeat_n(' ', column));
            block.push_str(line);
        }
        block.push('\n');
    }
    block
}

/// <https://yaml.org/spec/1.2.2/#813-folded-style>
fn folded(text: &str, column: usize, width: usize) -> Option<String> {
    let width = width.saturating_sub(column).max(40);
    if text.starts_with([' ', '\t']) || text.chars().count() <= width {
        return None;
    }
    let mut block = ">-\n".to_owned();
    let mut rest = text;
    loop {
        block.extend(std::iter::repeat_n(' ', column));
        let Some(end) = line_end(rest, width) else { break };
        block.push_str(&rest[..end]);
        block.push('\n');
        rest = &rest[end + 1..];
    }
    block.push_str(rest);
    block.push('\n');
    Some(block)
}

/// The space that ends the first line of a text; nothing if all of it goes there. A space beside
/// another would not come back.
fn line_end(text: &str, width: usize) -> Option<usize> {
    let mut best = None;
    let mut before = ' ';
    let mut characters = text.char_indices().enumerate().peekable();
    while let Some((count, (at, c))) = characters.next() {
        if count > width && best.is_some() {
            return best;
        }
        let after = characters.peek().map_or(' ', |(_, (_, after))| *after);
        if c == ' ' && ![before, after].iter().any(|c| matches!(c, ' ' | '\t')) {
            best = Some(at);
            if count > width {
                return best;
            }
        }
        before = c;
    }
    (text.chars().count() > width).then_some(best).flatten()
}
