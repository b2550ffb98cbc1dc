//! A document: its data, its version, and what its references lead to.

use std::collections::HashSet;

use serde_json::Value;

use crate::manifest::node::Node;
use crate::manifest::{texts, yaml};
use crate::pointer;
use crate::problem::{Problem, Report, Source, Span};

/// The dialects of schemas that differ.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Version {
    /// <https://spec.openapis.org/oas/v3.0.4.html>
    V30,
    /// <https://spec.openapis.org/oas/v3.1.1.html>
    V31,
}

/// As many references as are followed on the way of another.
const STEPS: usize = 64;

/// What is wrong, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// The JSON pointer.
    pub pointer: String,
    /// What is wrong and what was expected.
    pub message: String,
    /// What to do about it.
    pub help: Option<String>,
    /// The known word that was probably meant is looked for among these.
    pub known: Vec<String>,
    /// The word that is none of them.
    pub found: String,
}

impl Fault {
    /// Something that must be mended.
    pub fn new(pointer: impl Into<String>, message: impl Into<String>) -> Self {
        let (pointer, message) = (pointer.into(), message.into());
        Self { pointer, message, help: None, known: Vec::new(), found: String::new() }
    }

    /// What to do about it.
    pub fn help(mut self, help: impl Into<String>) -> Self {
        self.help = Some(help.into());
        self
    }

    /// Names the one of `known` that was probably meant.
    pub fn suggest(mut self, found: &str, known: Vec<String>) -> Self {
        self.found = found.to_owned();
        self.known = known;
        self
    }
}

/// A part of the document, and where it is.
#[derive(Clone, Debug)]
pub struct Part<'a> {
    /// What it is.
    pub value: &'a Value,
    /// The JSON pointer.
    pub pointer: String,
}

impl<'a> Part<'a> {
    /// A member, if there is one that says anything.
    pub fn get(&self, name: &str) -> Option<Part<'a>> {
        let value = self.value.get(name).filter(|value| !value.is_null())?;
        Some(Part { value, pointer: format!("{}/{}", self.pointer, pointer::step(name)) })
    }

    /// The text of a member; an empty one says nothing.
    pub fn text(&self, name: &str) -> Option<&'a str> {
        self.value.get(name)?.as_str().filter(|text| !text.trim().is_empty())
    }

    /// Whether a member is `true`.
    pub fn is(&self, name: &str) -> bool {
        self.value.get(name) == Some(&Value::Bool(true))
    }

    /// The members; none if this is no object.
    pub fn members(&self) -> Vec<(&'a str, Part<'a>)> {
        let members = self.value.as_object().into_iter().flatten();
        let part = |(name, value): (&'a String, &'a Value)| {
            let pointer = format!("{}/{}", self.pointer, pointer::step(name));
            (name.as_str(), Part { value, pointer })
        };
        members.map(part).collect()
    }

    /// The elements; none if this is no list.
    pub fn elements(&self) -> Vec<Part<'a>> {
        let elements = self.value.as_array().into_iter().flatten().enumerate();
        let part = |(index, value)| Part { value, pointer: format!("{}/{index}", self.pointer) };
        elements.map(part).collect()
    }
}

/// An OpenAPI document.
#[derive(Debug)]
pub struct Document {
    /// Its data.
    pub root: Value,
    /// Its version.
    pub version: Version,
    source: Source,
    node: Option<Node>,
}

impl Document {
    /// Reads a document of JSON or YAML.
    ///
    /// # Errors
    /// If it is neither, or no OpenAPI document of a version that is understood.
    pub fn read(mut source: Source) -> Result<Self, Report> {
        if let Some(text) = source.text.strip_prefix('\u{feff}') {
            source.text = text.to_owned();
        }
        // In JSON, characters beyond the first plane are two escapes, which YAML does not have.
        let (root, node) = match serde_json::from_str(&source.text) {
            Ok(root) => (root, None),
            Err(error) if source.text.trim_start().starts_with('{') => {
                let (line, column) = (error.line().max(1), error.column().max(1));
                let span = Span { file: 0, line, column, length: 1 };
                match yaml::read_with(&source.text, 0, texts::of_document) {
                    Ok((node, _)) => (node.to_value(), Some(node)),
                    Err(_) => {
                        let problem = Problem::error(span, error.to_string());
                        return Err(Report::new(vec![source], vec![problem]));
                    }
                }
            }
            Err(_) => match yaml::read_with(&source.text, 0, texts::of_document) {
                Ok((node, _)) => (node.to_value(), Some(node)),
                Err(problems) => return Err(Report::new(vec![source], problems)),
            },
        };
        let mut document = Self { root, version: Version::V31, source, node };
        match version(&document.root) {
            Ok(version) => document.version = version,
            Err(fault) => return Err(document.report(vec![fault])),
        }
        Ok(document)
    }

    /// Faults, to be shown.
    pub fn report(&self, faults: Vec<Fault>) -> Report {
        // The places of JSON are only read when somebody wants to know them.
        let read = || yaml::read(&without_surrogates(&self.source.text), 0).ok();
        let node = self.node.clone().or_else(read);
        let problem = |fault: Fault| {
            let start = Span { file: 0, line: 1, column: 1, length: 1 };
            let span = node.as_ref().map_or(start, |node| match fault.pointer.as_str() {
                // What is wrong with the whole list stands at its name.
                "/paths" => node.key_span("paths"),
                pointer => node.nearest(pointer).span,
            });
            let problem = Problem::error(span, fault.message);
            let problem = match fault.help {
                Some(help) => problem.help(help),
                None => problem,
            };
            problem.suggest(&fault.found, fault.known.iter().map(String::as_str))
        };
        Report::new(vec![self.source.clone()], faults.into_iter().map(problem).collect())
    }

    /// The whole document.
    pub fn whole(&self) -> Part<'_> {
        Part { value: &self.root, pointer: String::new() }
    }

    /// The part that a reference leads to. It is at `at`.
    ///
    /// # Errors
    /// If it leads to another document, or to nothing.
    pub fn target(&self, reference: &str, at: &str) -> Result<Part<'_>, Fault> {
        let Some(fragment) = reference.strip_prefix('#') else {
            let message = format!("`{reference}` is in another document");
            let help = "only references inside of a document are followed: bundle them first";
            return Err(Fault::new(at, message).help(help));
        };
        let fragment = pointer::decoded(fragment);
        let found = match fragment.starts_with('/') {
            true => self.walk(&fragment, &mut STEPS.clone()),
            false if fragment.is_empty() => Err((String::new(), Vec::new())),
            false => anchored(&self.whole(), &fragment).ok_or_else(|| (String::new(), Vec::new())),
        };
        found.map_err(|(step, known)| {
            Fault::new(at, format!("nothing is at `{reference}`")).suggest(&step, known)
        })
    }

    /// Follows a pointer, through references on its way. The error is the step that leads nowhere,
    /// and those that would have led on.
    fn walk(&self, pointer: &str, steps: &mut usize) -> Result<Part<'_>, (String, Vec<String>)> {
        let mut part = self.whole();
        *steps = steps.saturating_sub(1);
        for step in pointer.split('/').skip(1) {
            let step = step.replace("~1", "/").replace("~0", "~");
            if let Some(reference) = part.text("$ref")
                && part.value.get(&step).is_none()
                && let Some(next) = reference.strip_prefix('#').filter(|_| *steps > 0)
            {
                part = self.walk(&pointer::decoded(next), steps)?;
            }
            let next = match part.value {
                Value::Array(_) => {
                    step.parse().ok().and_then(|index: usize| part.elements().get(index).cloned())
                }
                _ => part.get(&step),
            };
            let known = || part.members().iter().map(|(name, _)| (*name).to_owned()).collect();
            part = next.ok_or_else(|| (step, known()))?;
        }
        Ok(part)
    }

    /// What a part stands for, if it is a reference to another; through chains of them.
    ///
    /// # Errors
    /// If a reference leads to nothing, or only in a circle.
    pub fn follow<'a>(&'a self, part: &Part<'a>) -> Result<Part<'a>, Fault> {
        let mut part = part.clone();
        let mut seen = HashSet::new();
        while let Some(reference) = part.text("$ref") {
            if !seen.insert(part.pointer.clone()) {
                let message = format!("`{reference}` leads to nothing but itself");
                return Err(Fault::new(part.pointer, message));
            }
            part = self.target(reference, &format!("{}/$ref", part.pointer))?;
        }
        Ok(part)
    }
}

/// JSON whose escapes YAML can read, everything at its place. JSON has characters beyond the first
/// plane as two escapes, which are none in YAML.
fn without_surrogates(text: &str) -> String {
    let mut plain = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(at) = rest.find("\\u") {
        let (before, escape) = rest.split_at(at);
        plain.push_str(before);
        let code = escape.get(2..6).and_then(|digits| u32::from_str_radix(digits, 16).ok());
        let is_surrogate = code.is_some_and(|code| (0xd800..0xe000).contains(&code));
        let length = if code.is_some() { 6 } else { 2 };
        plain.push_str(if is_surrogate { "\\u0020" } else { &escape[..length] });
        rest = &escape[length..];
    }
    plain + rest
}

fn version(root: &Value) -> Result<Version, Fault> {
    if root.get("swagger").is_some() {
        let message = "this is Swagger 2.0, and OpenAPI 3.0 and 3.1 are what can be imported";
        let help = "convert it to OpenAPI 3 first";
        return Err(Fault::new("/swagger", message).help(help));
    }
    // Without quotes, YAML has a number there.
    let text = match root.get("openapi") {
        Some(Value::String(text)) => text.clone(),
        Some(Value::Number(number)) => number.to_string(),
        _ => {
            let message = "this is no OpenAPI document: `openapi: 3.1.0` says which version it is";
            return Err(Fault::new("", message));
        }
    };
    let is = |version: &str| text == version || text.starts_with(&format!("{version}."));
    match (is("3.0"), is("3.1")) {
        (true, _) => Ok(Version::V30),
        (_, true) => Ok(Version::V31),
        _ => {
            let message =
                format!("OpenAPI 3.0 and 3.1 are what can be imported, and this is `{text}`");
            Err(Fault::new("/openapi", message))
        }
    }
}

/// The schema with an anchor.
fn anchored<'a>(part: &Part<'a>, anchor: &str) -> Option<Part<'a>> {
    if ["$anchor", "$dynamicAnchor"].iter().any(|word| part.text(word) == Some(anchor)) {
        return Some(part.clone());
    }
    let below = part.members().into_iter().map(|(_, part)| part).chain(part.elements());
    below.into_iter().find_map(|part| anchored(&part, anchor))
}
