//! What a schema says to people, made safe for rustdoc: nothing of it becomes a test, a link or
//! markup by accident.

/// A text as doc lines.
pub(super) fn lines(text: &str) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for line in text.split(['\n', '\r', '\u{2028}', '\u{2029}']) {
        let line: String = line.chars().map(|c| if c.is_control() { ' ' } else { c }).collect();
        // An indented line would be code, and rustdoc runs code.
        let line = line.trim();
        if line.is_empty() {
            if lines.last().is_some_and(|last| !last.is_empty()) {
                lines.push(String::new());
            }
        } else {
            lines.extend(wrapped(&escaped(line)));
        }
    }
    while lines.last().is_some_and(String::is_empty) {
        lines.pop();
    }
    lines
}

fn escaped(line: &str) -> String {
    let mut result = String::new();
    for word in line.split(' ') {
        if !result.is_empty() {
            result.push(' ');
        }
        if word.contains("://") && !word.contains(['(', '`', '<', '[']) {
            let end = word.trim_end_matches(['.', ',', ';', ':', ')']).len();
            result.push_str(&format!("<{}>{}", &word[..end], &word[end..]));
            continue;
        }
        for c in word.chars() {
            if matches!(c, '[' | ']' | '<' | '>' | '`' | '~' | '\\') {
                result.push('\\');
            }
            result.push(c);
        }
    }
    result
}

fn wrapped(text: &str) -> Vec<String> {
    const WIDTH: usize = 88;
    let mut lines = Vec::new();
    let mut line = String::new();
    for word in text.split(' ').filter(|word| !word.is_empty()) {
        let fits = line.is_empty() || line.len() + 1 + word.len() <= WIDTH;
        // A list or a heading must not begin by accident.
        let starts_markup = word.starts_with(['-', '+', '*', '#', '=', '|'])
            || word.starts_with(|c: char| c.is_ascii_digit());
        if fits || starts_markup {
            if !line.is_empty() {
                line.push(' ');
            }
            line.push_str(word);
        } else {
            lines.push(std::mem::replace(&mut line, word.to_owned()));
        }
    }
    if !line.is_empty() {
        lines.push(line);
    }
    lines
}
