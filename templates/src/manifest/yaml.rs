//! YAML 1.2, by its core schema, with places.
//!
//! `saphyr-parser` reads the text and says where everything stands. What a scalar means is decided
//! here, since keys are texts and values have the types of JSON: `no`, `on` and `y` are texts, and
//! the keys `1` and `null` are the texts "1" and "null".

use std::collections::{HashMap, HashSet};

use saphyr_parser::{Event, Marker, Parser, ScalarStyle, Span as Marks, StrInput, Tag};
use serde_json::Number;

use super::node::{Key, Kind, Node};
use crate::problem::{Problem, Span};

/// How deep a document may be: deeper than any schema, and not as deep as the stack.
const MAX_DEPTH: usize = 100;
/// How many nodes the aliases of a document may stand for.
const MAX_NODES: usize = 200_000;

/// Reads the only document of a text.
///
/// # Errors
/// Everything that is wrong; what comes after an error of the syntax is not looked at.
pub fn read(text: &str, file: usize) -> Result<Node, Vec<Problem>> {
    let mut reader = Reader {
        // Editors of one system put a mark before the text that is no part of it.
        parser: Parser::new_from_str(text.strip_prefix('\u{feff}').unwrap_or(text)),
        file,
        anchors: HashMap::new(),
        nodes: 0,
        problems: Vec::new(),
    };
    let node = reader.document();
    match node {
        Ok(node) if reader.problems.is_empty() => Ok(node),
        Ok(_) => Err(reader.problems),
        Err(problem) => {
            reader.problems.push(problem);
            Err(reader.problems)
        }
    }
}

struct Reader<'a> {
    parser: Parser<'a, StrInput<'a>>,
    file: usize,
    anchors: HashMap<usize, (Node, usize)>,
    nodes: usize,
    problems: Vec<Problem>,
}

impl<'a> Reader<'a> {
    fn next(&mut self) -> Result<(Event<'a>, Span), Problem> {
        match self.parser.next_event() {
            Some(Ok((event, marks))) => {
                let span = self.span(marks);
                Ok((event, span))
            }
            Some(Err(error)) => {
                let span = self.span(Marks::empty(*error.marker()));
                Err(Problem::error(span, error.info()))
            }
            None => Ok((Event::StreamEnd, self.span(Marks::empty(Marker::new(0, 1, 0))))),
        }
    }

    fn span(&self, marks: Marks) -> Span {
        let (start, end) = (marks.start, marks.end);
        let length = match start.line() == end.line() {
            true => end.col().saturating_sub(start.col()).max(1),
            // To the end of the line.
            false => end.index().saturating_sub(start.index()).max(1),
        };
        Span { file: self.file, line: start.line(), column: start.col() + 1, length }
    }

    fn document(&mut self) -> Result<Node, Problem> {
        let mut root = None;
        loop {
            let (event, span) = self.next()?;
            match event {
                Event::StreamEnd => break,
                Event::StreamStart
                | Event::DocumentStart(_)
                | Event::DocumentEnd
                | Event::Nothing => {}
                event if root.is_none() => root = Some(self.node(event, span, 0)?.0),
                _ => {
                    return Err(Problem::error(span, "expected one document, here begins another"));
                }
            }
        }
        let empty = Span { file: self.file, line: 1, column: 1, length: 1 };
        root.ok_or_else(|| Problem::error(empty, "the file is empty"))
    }

    /// The node that begins with an event, and how deep it is.
    fn node(
        &mut self,
        event: Event<'a>,
        span: Span,
        depth: usize,
    ) -> Result<(Node, usize), Problem> {
        if depth > MAX_DEPTH {
            return Err(Problem::error(span, format!("nested deeper than {MAX_DEPTH} levels")));
        }
        let (kind, anchor, below) = match event {
            Event::Scalar(text, style, anchor, tag) => {
                (self.scalar(&text, style, tag.as_deref(), span), anchor, 0)
            }
            Event::SequenceStart(anchor, tag) => {
                self.refuse_tag(tag.as_deref(), span);
                let (kind, below) = self.sequence(depth)?;
                (kind, anchor, below)
            }
            Event::MappingStart(anchor, tag) => {
                self.refuse_tag(tag.as_deref(), span);
                let (kind, below) = self.mapping(depth)?;
                (kind, anchor, below)
            }
            Event::Alias(anchor) => return self.alias(anchor, span, depth),
            _ => return Err(Problem::error(span, "expected a value")),
        };
        let node = Node { kind, span };
        if anchor > 0 {
            self.anchors.insert(anchor, (node.clone(), below));
        }
        Ok((node, below))
    }

    /// A node that was written elsewhere. It keeps the place where it was written.
    fn alias(&mut self, anchor: usize, span: Span, depth: usize) -> Result<(Node, usize), Problem> {
        let Some((node, below)) = self.anchors.get(&anchor).cloned() else {
            return Err(Problem::error(span, "an alias inside of what it stands for"));
        };
        self.count(size(&node), span)?;
        if depth + below > MAX_DEPTH {
            return Err(Problem::error(span, format!("nested deeper than {MAX_DEPTH} levels")));
        }
        Ok((node, below))
    }

    fn count(&mut self, nodes: usize, span: Span) -> Result<(), Problem> {
        self.nodes += nodes;
        match self.nodes > MAX_NODES {
            true => Err(Problem::error(span, format!("aliases for more than {MAX_NODES} values"))),
            false => Ok(()),
        }
    }

    fn sequence(&mut self, depth: usize) -> Result<(Kind, usize), Problem> {
        let (mut elements, mut deepest) = (Vec::new(), 0);
        loop {
            let (event, span) = self.next()?;
            if event == Event::SequenceEnd {
                return Ok((Kind::Sequence(elements), deepest));
            }
            let (node, below) = self.node(event, span, depth + 1)?;
            elements.push(node);
            deepest = deepest.max(below + 1);
        }
    }

    fn mapping(&mut self, depth: usize) -> Result<(Kind, usize), Problem> {
        let (mut members, mut deepest) = (Vec::new(), 0);
        let mut seen = HashSet::new();
        loop {
            let (event, span) = self.next()?;
            let text = match event {
                Event::MappingEnd => return Ok((Kind::Mapping(members), deepest)),
                Event::Scalar(text, ..) => text.into_owned(),
                _ => return Err(Problem::error(span, "a key must be a text")),
            };
            let (event, at) = self.next()?;
            let (node, below) = self.node(event, at, depth + 1)?;
            deepest = deepest.max(below + 1);
            if seen.insert(text.clone()) {
                members.push((Key { text, span }, node));
            } else {
                self.problems
                    .push(Problem::error(span, format!("the key `{text}` is there twice")));
            }
        }
    }

    fn refuse_tag(&mut self, tag: Option<&Tag>, span: Span) {
        if let Some(tag) = tag.filter(|tag| !tag.is_yaml_core_schema()) {
            let message = format!("the tag `{tag}` means nothing here");
            self.problems.push(Problem::error(span, message));
        }
    }

    fn scalar(&mut self, text: &str, style: ScalarStyle, tag: Option<&Tag>, span: Span) -> Kind {
        self.refuse_tag(tag, span);
        let is_text = tag.is_some_and(|tag| tag.is_yaml_core_schema() && tag.suffix == "str");
        if style != ScalarStyle::Plain || is_text {
            return Kind::Text(text.to_owned());
        }
        match plain(text) {
            Ok(kind) => kind,
            Err(message) => {
                self.problems.push(Problem::error(span, message));
                Kind::Null
            }
        }
    }
}

fn size(node: &Node) -> usize {
    let below: usize = match &node.kind {
        Kind::Sequence(elements) => elements.iter().map(size).sum(),
        Kind::Mapping(members) => members.iter().map(|(_, value)| size(value)).sum(),
        _ => 0,
    };
    below + 1
}

/// What a scalar without quotes is: <https://yaml.org/spec/1.2.2/#1032-tag-resolution>.
fn plain(text: &str) -> Result<Kind, String> {
    Ok(match text {
        "" | "~" | "null" | "Null" | "NULL" => Kind::Null,
        "true" | "True" | "TRUE" => Kind::Boolean(true),
        "false" | "False" | "FALSE" => Kind::Boolean(false),
        text => match number(text)? {
            Some(number) => Kind::Number(number),
            None => Kind::Text(text.to_owned()),
        },
    })
}

fn number(text: &str) -> Result<Option<Number>, String> {
    let digits =
        |text: &str, radix| !text.is_empty() && text.chars().all(|c| char::is_digit(c, radix));
    let too_big = |_| format!("`{text}` does not fit into 64 bits: write it with an exponent");
    for (prefix, radix) in [("0o", 8), ("0x", 16)] {
        if let Some(rest) = text.strip_prefix(prefix).filter(|rest| digits(rest, radix)) {
            return u64::from_str_radix(rest, radix).map(|n| Some(n.into())).map_err(too_big);
        }
    }
    let unsigned = text.strip_prefix(['+', '-']).unwrap_or(text);
    if matches!(unsigned, ".inf" | ".Inf" | ".INF") || matches!(text, ".nan" | ".NaN" | ".NAN") {
        return Err(format!("JSON has no number `{text}`"));
    }
    if digits(unsigned, 10) {
        return match text.starts_with('-') {
            true => text.parse::<i64>().map(Number::from),
            false => unsigned.parse::<u64>().map(Number::from),
        }
        .map(Some)
        .map_err(too_big);
    }
    if !is_float(unsigned) {
        return Ok(None);
    }
    let value = text.parse::<f64>().ok().and_then(Number::from_f64);
    value.map(Some).ok_or_else(|| format!("`{text}` is too big for a number"))
}

/// `( \. [0-9]+ | [0-9]+ ( \. [0-9]* )? ) ( [eE] [-+]? [0-9]+ )?`
fn is_float(text: &str) -> bool {
    let (mantissa, exponent) = match text.split_once(['e', 'E']) {
        Some((mantissa, exponent)) => (mantissa, Some(exponent)),
        None => (text, None),
    };
    let digits = |text: &str| text.chars().all(|c| c.is_ascii_digit());
    let (whole, fraction) = mantissa.split_once('.').unwrap_or((mantissa, ""));
    let is_mantissa =
        digits(whole) && digits(fraction) && !(whole.is_empty() && fraction.is_empty());
    let is_exponent = exponent.is_none_or(|exponent| {
        let exponent = exponent.strip_prefix(['+', '-']).unwrap_or(exponent);
        !exponent.is_empty() && digits(exponent)
    });
    is_mantissa && is_exponent
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn value(text: &str) -> serde_json::Value {
        read(text, 0).expect(text).to_value()
    }

    #[test]
    fn words_of_older_versions_are_texts() {
        assert_eq!(value("[no, on, y, Yes, off, N]"), json!(["no", "on", "y", "Yes", "off", "N"]));
        assert_eq!(value("[true, False, ~, null]"), json!([true, false, null, null]));
    }

    #[test]
    fn keys_are_texts() {
        let keys = value("{1: a, null: b, y: c, on: d, true: e, 1.50: f}");
        let keys: Vec<&String> = keys.as_object().expect("a mapping").keys().collect();
        assert_eq!(keys, ["1", "null", "y", "on", "true", "1.50"]);
    }

    #[test]
    fn numbers_are_those_of_the_core_schema() {
        assert_eq!(
            value("[0o17, 0x1F, -3, +4, 1e3, .5, 2.]"),
            json!([15, 31, -3, 4, 1e3, 0.5, 2.0])
        );
        assert_eq!(
            value("[1.2.3, 0b1, 1_000, 12:30, '1', e5, .]").as_array().map(Vec::len),
            Some(7)
        );
        assert!(
            value("[1.2.3, 0b1, 1_000, 12:30, '1', e5, .]")
                .as_array()
                .is_some_and(|list| { list.iter().all(serde_json::Value::is_string) })
        );
        assert_eq!(value("18446744073709551615"), json!(u64::MAX));
        assert!(read("18446744073709551616", 0).is_err());
        assert!(read("[.inf]", 0).is_err());
    }

    #[test]
    fn what_would_grow_without_bounds_is_refused() {
        let mut text = "a: &a [x, x, x, x, x, x, x, x, x, x]\n".to_owned();
        for (this, last) in ('b'..='z').zip('a'..) {
            let aliases = vec![format!("*{last}"); 10].join(", ");
            text.push_str(&format!("{this}: &{this} [{aliases}]\n"));
        }
        assert!(read(&text, 0).is_err());
        assert!(read(&"[".repeat(10_000), 0).is_err());
        assert!(read("a: &a [*a]", 0).is_err());
    }

    #[test]
    fn places_are_lines_and_columns() {
        let node = read("a:\n  - bé: x\n    c: wide text\n", 0).expect("YAML");
        let span = node.nearest("/a/0/c").span;
        assert_eq!((span.line, span.column, span.length), (3, 8, 9));
    }
}
