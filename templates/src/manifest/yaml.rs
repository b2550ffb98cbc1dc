//! YAML 1.2, by its core schema, with places.
//!
//! `saphyr-parser` reads the text and says where everything stands. What a scalar means is decided
//! here, since keys are texts and values have the types of JSON: `no`, `on` and `y` are texts, and
//! the keys `1` and `null` are the texts "1" and "null".

use std::collections::{HashMap, HashSet};

use saphyr_parser::{Event, Marker, Parser, ScalarStyle, Span as Marks, StrInput, Tag};
use serde_json::Number;

use super::comments::Comments;
use super::node::{Key, Kind, Node};
use crate::problem::{Problem, Span};

/// How deep a document may be: deeper than any schema, and not as deep as the stack.
const MAX_DEPTH: usize = 100;
/// How many bytes of memory the aliases of a document may stand for, with all that keeps them.
const MAX_COPIED: usize = 64 * 1024 * 1024;

/// Reads the only document of a text.
///
/// # Errors
/// Everything that is wrong; what comes after an error of the syntax is not looked at.
pub fn read(text: &str, file: usize) -> Result<Node, Vec<Problem>> {
    read_with(text, file, |_| {}).map(|(node, _)| node)
}

/// Reads the only document of a text, of which `texts` knows where texts are expected, and finds
/// what its author may not have meant.
///
/// # Errors
/// As [`read`].
pub fn read_with(
    text: &str,
    file: usize,
    texts: impl FnOnce(&mut Node),
) -> Result<(Node, Vec<Problem>), Vec<Problem>> {
    // Editors of one system put a mark before the text that is no part of it.
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let mut reader = Reader {
        parser: Parser::new_from_str(text),
        file,
        anchors: HashMap::new(),
        copied: 0,
        comments: Comments::of(text),
        problems: Vec::new(),
        unfit: HashMap::new(),
    };
    match reader.document() {
        Ok(mut node) => {
            texts(&mut node);
            reader.refuse_unfit(&node);
            match reader.problems.is_empty() {
                true => Ok((node, reader.comments.warnings)),
                false => Err(reader.problems),
            }
        }
        Err(problem) => {
            reader.problems.push(problem);
            Err(reader.problems)
        }
    }
}

/// What an alias stands for.
struct Anchor {
    node: Node,
    /// How deep the node is.
    below: usize,
    /// How many bytes of memory it takes.
    size: usize,
    /// The text of a scalar, as it would be a key.
    key: Option<String>,
}

struct Reader<'a> {
    parser: Parser<'a, StrInput<'a>>,
    file: usize,
    anchors: HashMap<usize, Anchor>,
    copied: usize,
    comments: Comments<'a>,
    problems: Vec<Problem>,
    /// Scalars that are no value of JSON, which is an error where no text is expected.
    unfit: HashMap<Span, String>,
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
        let (node, anchor, below, key) = match event {
            Event::Scalar(text, style, anchor, tag) => {
                let node = self.scalar(&text, style, tag.as_deref(), span);
                (node, anchor, 0, (anchor > 0).then(|| text.into_owned()))
            }
            Event::SequenceStart(anchor, tag) => {
                self.refuse_tag(tag.as_deref(), span);
                let (kind, below) = self.sequence(depth)?;
                (Node { kind, span, spelling: None }, anchor, below, None)
            }
            Event::MappingStart(anchor, tag) => {
                self.refuse_tag(tag.as_deref(), span);
                let (kind, below) = self.mapping(depth)?;
                (Node { kind, span, spelling: None }, anchor, below, None)
            }
            Event::Alias(anchor) => return self.alias(anchor, span, depth),
            _ => return Err(Problem::error(span, "expected a value")),
        };
        if anchor > 0 {
            let size = size(&node);
            self.count(size, span)?;
            self.anchors.insert(anchor, Anchor { node: node.clone(), below, size, key });
        }
        Ok((node, below))
    }

    /// A node that was written elsewhere. It keeps the place where it was written.
    fn alias(&mut self, anchor: usize, span: Span, depth: usize) -> Result<(Node, usize), Problem> {
        let Some(Anchor { below, size, .. }) = self.anchors.get(&anchor) else {
            return Err(Problem::error(span, "an alias inside of what it stands for"));
        };
        let (below, size) = (*below, *size);
        // Before anything is copied.
        self.count(size, span)?;
        if depth + below > MAX_DEPTH {
            return Err(Problem::error(span, format!("nested deeper than {MAX_DEPTH} levels")));
        }
        match self.anchors.get(&anchor) {
            Some(anchor) => Ok((anchor.node.clone(), below)),
            None => Err(Problem::error(span, "an alias inside of what it stands for")),
        }
    }

    fn count(&mut self, bytes: usize, span: Span) -> Result<(), Problem> {
        self.copied += bytes;
        match self.copied > MAX_COPIED {
            true => {
                let limit = MAX_COPIED / 1024 / 1024;
                Err(Problem::error(span, format!("aliases for more than {limit} MiB of values")))
            }
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
        let (mut seen, mut merged) = (HashSet::new(), None);
        loop {
            let (event, span) = self.next()?;
            let (text, is_merge) = match event {
                Event::MappingEnd => break,
                event => self.key(event, span)?,
            };
            let (event, at) = self.next()?;
            let (node, below) = self.node(event, at, depth + 1)?;
            deepest = deepest.max(below + 1);
            if !seen.insert((text.clone(), is_merge)) {
                let problem = Problem::error(span, format!("the key `{text}` is there twice"));
                self.problems.push(match is_merge {
                    true => problem.help("write one, with a list of mappings"),
                    false => problem,
                });
            } else if is_merge {
                merged = Some((members.len(), node));
            } else {
                members.push((Key { text, span }, node));
            }
        }
        if let Some((at, node)) = merged {
            self.merge(&mut members, at, node);
        }
        Ok((Kind::Mapping(members), deepest))
    }

    /// The text of a key, and whether it is the one that merges: <https://yaml.org/type/merge.html>.
    fn key(&mut self, event: Event<'a>, span: Span) -> Result<(String, bool), Problem> {
        match event {
            Event::Scalar(text, style, anchor, tag) => {
                let core = tag.as_deref().filter(|tag| tag.is_yaml_core_schema());
                let is_merge = match core {
                    Some(tag) => tag.suffix == "merge",
                    None => style == ScalarStyle::Plain && text == "<<",
                };
                self.refuse_tag(tag.as_deref(), span);
                if anchor > 0 {
                    let node = Node { kind: Kind::Text(text.to_string()), span, spelling: None };
                    let size = size(&node);
                    self.count(size, span)?;
                    let key = Some(text.to_string());
                    self.anchors.insert(anchor, Anchor { node, below: 0, size, key });
                }
                Ok((text.into_owned(), is_merge))
            }
            Event::Alias(anchor) => {
                let anchor = self.anchors.get(&anchor);
                let Some(text) = anchor.and_then(|anchor| anchor.key.clone()) else {
                    return Err(Problem::error(span, "a key must be a text"));
                };
                self.count(text.len(), span)?;
                Ok((text, false))
            }
            _ => Err(Problem::error(span, "a key must be a text")),
        }
    }

    /// Adds what a mapping takes over from others. Its own members count before those, and those of
    /// the first of several before those of the next.
    fn merge(&mut self, members: &mut Vec<(Key, Node)>, at: usize, node: Node) {
        let span = node.span;
        let sources = match node.kind {
            Kind::Mapping(members) => vec![members],
            Kind::Sequence(elements) => elements
                .into_iter()
                .map_while(|element| match element.kind {
                    Kind::Mapping(members) => Some(members),
                    _ => {
                        let message =
                            "`<<` takes a mapping or a list of mappings, and this is neither";
                        self.problems.push(Problem::error(element.span, message));
                        None
                    }
                })
                .collect(),
            _ => {
                let message =
                    format!("`<<` takes a mapping or a list of them, not {}", node.what());
                self.problems
                    .push(Problem::error(span, message).help("`\"<<\"` is an ordinary key"));
                return;
            }
        };
        let mut known: HashSet<String> = members.iter().map(|(key, _)| key.text.clone()).collect();
        let new = sources.into_iter().flatten().filter(|(key, _)| known.insert(key.text.clone()));
        let new: Vec<_> = new.collect();
        members.splice(at..at, new);
    }

    /// What is no value of JSON, where no text is expected.
    fn refuse_unfit(&mut self, node: &Node) {
        if self.unfit.is_empty() {
            return;
        }
        match &node.kind {
            Kind::Null if node.spelling.is_some() => {
                if let Some(message) = self.unfit.remove(&node.span) {
                    self.problems.push(Problem::error(node.span, message));
                }
            }
            Kind::Sequence(elements) => elements.iter().for_each(|node| self.refuse_unfit(node)),
            Kind::Mapping(members) => {
                members.iter().for_each(|(_, node)| self.refuse_unfit(node));
            }
            _ => {}
        }
    }

    fn refuse_tag(&mut self, tag: Option<&Tag>, span: Span) {
        if let Some(tag) = tag.filter(|tag| !tag.is_yaml_core_schema()) {
            let message = format!("the tag `{tag}` means nothing here");
            self.problems.push(Problem::error(span, message));
        }
    }

    fn scalar(&mut self, text: &str, style: ScalarStyle, tag: Option<&Tag>, span: Span) -> Node {
        self.refuse_tag(tag, span);
        let core = tag.filter(|tag| tag.is_yaml_core_schema()).map(|tag| tag.suffix.as_str());
        if style != ScalarStyle::Plain || core == Some("str") {
            if let Some(other) = core.filter(|suffix| *suffix != "str") {
                let message = format!("the tag `!!{other}` means nothing for a text in quotes");
                self.problems.push(Problem::error(span, message));
            }
            return Node { kind: Kind::Text(text.to_owned()), span, spelling: None };
        }
        let kind = plain(text).unwrap_or_else(|message| {
            self.unfit.insert(span, message);
            Kind::Null
        });
        let is_text = matches!(kind, Kind::Text(_));
        if is_text {
            self.comments.look(span);
        }
        let spelling = (!is_text).then(|| text.into());
        Node { kind, span, spelling }
    }
}

/// How many bytes a node takes.
fn size(node: &Node) -> usize {
    let below: usize = match &node.kind {
        Kind::Sequence(elements) => elements.iter().map(size).sum(),
        Kind::Mapping(members) => {
            members.iter().map(|(key, value)| size_of::<Key>() + key.text.len() + size(value)).sum()
        }
        Kind::Text(text) => text.len(),
        _ => 0,
    };
    below + size_of::<Node>() + node.spelling.as_ref().map_or(0, |text| text.len())
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
mod tests;
