//! Other people's text as documentation: nothing of it is ever compiled or run, and nothing of it
//! makes a warning, whatever Markdown it is.
//!
//! A text is not repaired but written anew from what was understood of it: paragraphs, headings,
//! flat lists, code spans, blocks of plain text and addresses. Everything else is escaped, so it is
//! shown as it was written.

/// The longest line that is written, unless one word is longer.
const WIDTH: usize = 88;

/// A text as lines of documentation, without the space that follows `///`.
///
/// ```
/// let lines = mcp_codegen::markdown::lines("See [here].\n\n-     std::process::exit(1)");
/// assert_eq!(lines, ["See \\[here\\].", "", "- std::process::exit(1)"]);
/// ```
pub fn lines(text: &str) -> Vec<String> {
    let source: Vec<String> = text
        .replace("\r\n", "\n")
        .split(['\n', '\r', '\u{b}', '\u{c}', '\u{85}', '\u{2028}', '\u{2029}'])
        .map(visible)
        .collect();
    let mut writer = Writer::default();
    let mut rest = source.as_slice();
    while let Some((line, after)) = rest.split_first() {
        rest = after;
        match fence(line) {
            Some(fence) => rest = writer.block(&fence, rest),
            None => writer.line(line.trim()),
        }
    }
    writer.finish()
}

/// A text of the generator's own, in lines that fit beside the code.
pub fn wrapped(text: &str) -> Vec<String> {
    let mut lines = Vec::new();
    wrap(text, "", "", &mut lines);
    lines
}

/// A text that may hold anything as a code span.
pub fn code(text: &str) -> String {
    let text: String = match text.chars().any(|c| c.is_control() || is_direction(c)) {
        _ if text.is_empty() => "\"\"".to_owned(),
        true => text.escape_debug().to_string(),
        false => text.to_owned(),
    };
    let ticks = "`".repeat(longest_run(&text) + 1);
    let space = if text.starts_with('`')
        || text.ends_with('`')
        || text.trim().is_empty()
        || text.starts_with(' ') && text.ends_with(' ')
    {
        " "
    } else {
        ""
    };
    format!("{ticks}{space}{text}{space}{ticks}")
}

/// A line without characters that have no place in a comment.
fn visible(line: &str) -> String {
    let shown = |c: char| if c.is_control() || is_direction(c) { ' ' } else { c };
    line.chars().map(shown).collect()
}

/// Characters that change the direction of what follows; rustc refuses them in comments.
fn is_direction(c: char) -> bool {
    matches!(c, '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}' | '\u{feff}')
}

fn longest_run(text: &str) -> usize {
    text.split(|c| c != '`').map(str::len).max().unwrap_or_default()
}

/// The line that opens a block of code.
struct Fence {
    mark: char,
    length: usize,
}

/// The fence that opens on a line, also in a list or a quotation.
fn fence(line: &str) -> Option<Fence> {
    let line = without_containers(line);
    let mark = line.chars().next().filter(|c| matches!(c, '`' | '~'))?;
    let length = line.chars().take_while(|c| *c == mark).count();
    let info = &line[length..];
    (length >= 3 && !(mark == '`' && info.contains('`'))).then_some(Fence { mark, length })
}

/// A line without the marks of lists and quotations that it begins with.
fn without_containers(line: &str) -> &str {
    let mut line = line.trim_start();
    loop {
        let inner = match line.strip_prefix('>') {
            Some(inner) => Some(inner),
            None => item(line).map(|(_, content)| content),
        };
        match inner {
            Some(inner) => line = inner.trim_start(),
            None => return line,
        }
    }
}

/// The mark of a list item and what follows it.
fn item(line: &str) -> Option<(&str, &str)> {
    let digits = line.bytes().take_while(u8::is_ascii_digit).count();
    let mark = match (digits, line.as_bytes().get(digits)) {
        (0, Some(b'-' | b'+' | b'*')) => 1,
        (1..=9, Some(b'.' | b')')) => digits + 1,
        _ => return None,
    };
    let (mark, content) = line.split_at(mark);
    content.starts_with([' ', '\t']).then(|| (mark, content.trim()))
}

/// The mark of a heading and what follows it.
fn heading(line: &str) -> Option<(&str, &str)> {
    let level = line.bytes().take_while(|b| *b == b'#').count();
    let (mark, content) = line.split_at(level);
    let is_heading = (1..=6).contains(&level) && content.starts_with([' ', '\t']);
    let content = content.trim().trim_end_matches('#').trim_end();
    (is_heading && !content.is_empty()).then_some((mark, content))
}

#[derive(Default)]
struct Writer {
    lines: Vec<String>,
    /// How far the lines of the list item are indented that is being written.
    indent: usize,
}

impl Writer {
    /// One line outside of code.
    fn line(&mut self, line: &str) {
        if line.is_empty() {
            self.space();
        } else if let Some((mark, content)) = heading(line) {
            self.space();
            // What stands in braces would be attributes of the heading.
            let content = escaped(content).replace('{', "\\{");
            self.lines.push(format!("{mark} {content}"));
            self.space();
        } else if let Some((mark, content)) =
            item(line).filter(|(_, c)| !c.is_empty() && !is_rule(line))
        {
            self.indent = mark.len() + 1;
            self.text(content, &format!("{mark} "));
        } else {
            self.text(line, "");
        }
    }

    /// Text of a paragraph or of a list item; `mark` begins a new item.
    fn text(&mut self, text: &str, mark: &str) {
        let indent = " ".repeat(self.indent);
        let first = if mark.is_empty() { indent.as_str() } else { mark };
        wrap(&start_escaped(&escaped(text)), first, &indent, &mut self.lines);
    }

    /// A block of code, shown as plain text whatever language it names; what follows it is returned.
    fn block<'a>(&mut self, fence: &Fence, source: &'a [String]) -> &'a [String] {
        let closes = |line: &String| {
            let line = without_containers(line).trim_end();
            line.len() >= fence.length && line.chars().all(|c| c == fence.mark)
        };
        let end = source.iter().position(closes).unwrap_or(source.len());
        let content = &source[..end];
        let longest = content.iter().map(|line| longest_run(line)).max().unwrap_or_default();
        let ticks = "`".repeat(3.max(longest + 1));
        self.space();
        self.lines.push(format!("{ticks}text"));
        self.lines.extend(content.iter().map(|line| line.trim_end().replace('\t', "    ")));
        self.lines.push(ticks);
        self.space();
        source.get(end + 1..).unwrap_or_default()
    }

    /// The end of whatever was being written.
    fn space(&mut self) {
        self.indent = 0;
        if self.lines.last().is_some_and(|last| !last.is_empty()) {
            self.lines.push(String::new());
        }
    }

    fn finish(mut self) -> Vec<String> {
        while self.lines.last().is_some_and(String::is_empty) {
            self.lines.pop();
        }
        self.lines
    }
}

/// Whether a line is a line across the page, which several marks of lists make too.
fn is_rule(line: &str) -> bool {
    let mut marks = line.chars().filter(|c| !c.is_whitespace());
    let first = marks.next();
    matches!(first, Some('-' | '*' | '_')) && marks.all(|c| Some(c) == first)
}

/// One line with everything escaped that would be more than text, outside of code and addresses.
fn escaped(line: &str) -> String {
    let mut result = String::new();
    let mut rest = line;
    while let Some(first) = rest.chars().next() {
        let length = if first == '`' {
            code_span(rest, &mut result)
        } else if let Some(length) = address(rest) {
            result.push_str(&format!("<{}>", &rest[..length]));
            length
        } else {
            if matches!(first, '\\' | '[' | ']' | '<' | '>' | '|' | '~') {
                result.push('\\');
            }
            result.push(first);
            first.len_utf8()
        };
        rest = &rest[length..];
    }
    result
}

/// Writes the code span that `text` begins with, or its backquotes if there is none, and returns
/// how much of the text that was.
fn code_span(text: &str, result: &mut String) -> usize {
    let run = text.bytes().take_while(|b| *b == b'`').count();
    let mut at = run;
    while let Some(start) = text[at..].find('`').map(|start| at + start) {
        let length = text[start..].bytes().take_while(|b| *b == b'`').count();
        if length == run {
            result.push_str(&text[..start + length]);
            return start + length;
        }
        at = start + length;
    }
    result.push_str(&"\\`".repeat(run));
    run
}

/// How long the address is that `text` begins with.
fn address(text: &str) -> Option<usize> {
    let scheme = ["https://", "http://"].into_iter().find(|scheme| {
        text.get(..scheme.len()).is_some_and(|start| start.eq_ignore_ascii_case(scheme))
    })?;
    let ends = |c: char| c.is_whitespace() || c.is_control() || "<>\"'`()[]{}|\\^*".contains(c);
    let length = text.find(ends).unwrap_or(text.len());
    let length = text[..length].trim_end_matches(['.', ',', ';', ':', '!', '?', '~', '_']).len();
    (length > scheme.len()).then_some(length)
}

/// A text that begins no block.
fn start_escaped(text: &str) -> String {
    let digits = text.bytes().take_while(u8::is_ascii_digit).count();
    let mark = match text.as_bytes().get(digits) {
        Some(b'.' | b')') if digits > 0 => Some(digits),
        Some(b'-' | b'+' | b'*' | b'#' | b'=' | b':' | b'_' | b'!') if digits == 0 => Some(0),
        _ => None,
    };
    match mark {
        Some(at) if at > 0 || begins_block(text) => format!("{}\\{}", &text[..at], &text[at..]),
        _ => text.to_owned(),
    }
}

/// Whether a text that begins with one of the marks of blocks would be taken for one.
fn begins_block(text: &str) -> bool {
    let word = text.split(' ').next().unwrap_or_default();
    let marks = word.chars().all(|c| "-+*#=:_!".contains(c));
    marks || is_rule(text)
}

/// Words in lines of at most [`WIDTH`]. A code span stays on one line, and no line but the first
/// begins with what could be a mark.
fn wrap(text: &str, first: &str, next: &str, lines: &mut Vec<String>) {
    let mut line = first.to_owned();
    let mut empty = true;
    for word in words(text) {
        let fits = empty || line.len() + 1 + word.len() <= WIDTH;
        let starts_markup = word
            .starts_with(['-', '+', '*', '#', '>', '=', '|', ':', '_', '~', '!'])
            || word.starts_with(|c: char| c.is_ascii_digit());
        if fits || starts_markup {
            if !empty {
                line.push(' ');
            }
            line.push_str(word);
        } else {
            lines.push(std::mem::replace(&mut line, format!("{next}{word}")));
        }
        empty = false;
    }
    if !empty {
        lines.push(line);
    }
}

/// The words of a text, with code spans unbroken.
fn words(text: &str) -> Vec<&str> {
    let mut words = Vec::new();
    let (mut start, mut at) = (0, 0);
    let bytes = text.as_bytes();
    while at < bytes.len() {
        match bytes[at] {
            b'\\' => at += 2,
            b'`' => at += code_span(&text[at..], &mut String::new()),
            b' ' => {
                words.push(&text[start..at]);
                at += 1;
                start = at;
            }
            _ => at += 1,
        }
    }
    words.push(&text[start..]);
    words.retain(|word| !word.is_empty());
    words
}
