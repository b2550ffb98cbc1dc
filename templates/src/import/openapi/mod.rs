//! Manifests from OpenAPI documents of the versions 3.0 and 3.1.
//!
//! Each operation becomes a tool, and `components/schemas` become the shared definitions, as far as
//! the tools need them. What a manifest cannot say is told in notes.
//!
//! Parameters are arguments. The members of a body are arguments beside them where nothing is lost
//! by that: the body is a plain object, none of its members has the name of a parameter, and it may
//! not be left out as a whole. Any other body is one argument, `body`. The HTTP request is kept
//! under `http` of the tool, for whoever writes its function.

mod body;
mod circles;
mod dialect;
mod discriminator;
mod document;
mod filter;
mod media;
mod names;
mod notes;
mod object;
mod operations;
mod parameters;
mod parts;
mod response;
mod schema;
mod security;
mod server;
mod sides;
mod tool;

use std::collections::HashMap;

use serde::de::IgnoredAny;
use serde_json::{Map, Value};

use super::{Imported, settle};
use crate::problem::{Report, Source};
use document::{Document, Fault};
use filter::Pattern;
use notes::Notes;
use operations::Operation;
use schema::Schemas;

/// More tools than this are more than several hosts take.
const MANY: usize = 128;

/// Which operations are imported, and under which names.
///
/// An operation is meant by its `operationId`, by `METHOD /path`, by `/path` for any method, or by
/// `tag:NAME`; `*` stands for any characters.
#[derive(Clone, Debug, Default)]
pub struct Options {
    /// Only these, if there are some.
    pub include: Vec<String>,
    /// Not these.
    pub exclude: Vec<String>,
    /// Those with these tags, beside those of `include`.
    pub tags: Vec<String>,
    /// Operations, and the names of their tools.
    pub rename: Vec<(String, String)>,
}

/// Whether a text is an OpenAPI document, or the Swagger that came before.
pub fn is_document(text: &str) -> bool {
    const MARKS: [&str; 2] = ["openapi", "swagger"];
    if let Ok(members) = serde_json::from_str::<HashMap<String, IgnoredAny>>(text) {
        return MARKS.iter().any(|mark| members.contains_key(*mark));
    }
    text.lines().any(|line| {
        let key = line.trim_start_matches(['{', ' ', '\u{feff}']).split(':').next();
        let key = key.unwrap_or_default().trim().trim_matches(['"', '\'']);
        MARKS.contains(&key)
    })
}

/// Makes a manifest of a document of JSON or YAML.
///
/// # Errors
/// Everything that keeps the document from being understood, and patterns that mean nothing.
pub fn import(source: Source, options: &Options) -> Result<Imported, Report> {
    let document = Document::read(source)?;
    let (mut notes, mut faults) = (Notes::default(), Vec::new());
    let all = operations::of(&document, &mut faults, &mut notes);
    let chosen = chosen(&all, options, &mut faults);
    let renamed = renamed(&all, options, &mut faults);
    let names = names::of(&chosen, &renamed, &mut notes);
    let server = server::of(&document, &mut notes);
    let mut schemas = Schemas::new(&document, &mut notes, &mut faults);
    let tools: Vec<Value> = chosen
        .iter()
        .zip(&names)
        .map(|(operation, name)| tool::of(&mut schemas, operation, name))
        .collect();
    let definitions = schemas.finish();
    if !faults.is_empty() {
        return Err(document.report(faults));
    }
    if tools.len() > MANY {
        notes.say(format!(
            "{} tools are more than several hosts take: choose with `--include` and `--tag`",
            tools.len()
        ));
    }
    let mut manifest = Map::new();
    manifest.insert("server".to_owned(), server);
    if !definitions.is_empty() {
        manifest.insert("$defs".to_owned(), Value::Object(definitions));
    }
    manifest.insert("tools".to_owned(), Value::Array(tools));
    let mut imported = Imported { manifest, notes: notes.into_sentences(), ..Imported::default() };
    settle(&mut imported);
    Ok(imported)
}

/// The operations that are wanted. Patterns that mean none of them are wrong.
fn chosen<'a>(
    all: &[Operation<'a>],
    options: &Options,
    faults: &mut Vec<Fault>,
) -> Vec<Operation<'a>> {
    let patterns = |texts: &[String]| texts.iter().map(|text| Pattern::new(text)).collect();
    let mut include: Vec<Pattern> = patterns(&options.include);
    include.extend(options.tags.iter().map(|tag| Pattern::tag(tag)));
    let exclude: Vec<Pattern> = patterns(&options.exclude);
    if all.is_empty() {
        faults.push(Fault::new("/paths", "there are no operations"));
        return Vec::new();
    }
    for pattern in include.iter().chain(&exclude) {
        if !all.iter().any(|operation| pattern.matches(operation)) {
            faults.push(nothing_like(all, pattern.text()));
        }
    }
    let wanted = |operation: &&Operation<'_>| {
        (include.is_empty() || include.iter().any(|pattern| pattern.matches(operation)))
            && !exclude.iter().any(|pattern| pattern.matches(operation))
    };
    let chosen: Vec<Operation<'a>> = all.iter().filter(wanted).cloned().collect();
    if chosen.is_empty() && faults.is_empty() {
        faults.push(Fault::new("/paths", "every operation is excluded"));
    }
    chosen
}

/// The names that the user gave, by method and path.
fn renamed(
    all: &[Operation<'_>],
    options: &Options,
    faults: &mut Vec<Fault>,
) -> HashMap<String, String> {
    let mut renamed = HashMap::new();
    for (operation, name) in &options.rename {
        if let Some(message) = names::wrong(name, renamed.values()) {
            faults.push(Fault::new("/paths", message));
            continue;
        }
        let pattern = Pattern::new(operation);
        let found: Vec<String> = all
            .iter()
            .filter(|operation| pattern.matches(operation))
            .map(Operation::call)
            .collect();
        match found.as_slice() {
            [] => faults.push(nothing_like(all, operation)),
            [one] => {
                renamed.insert(one.clone(), name.clone());
            }
            several => {
                let message =
                    format!("`{operation}` is {} operations: one has the name", several.len());
                faults.push(Fault::new("/paths", message));
            }
        }
    }
    renamed
}

fn nothing_like(all: &[Operation<'_>], text: &str) -> Fault {
    let ids = all.iter().filter_map(|operation| operation.id).map(str::to_owned);
    let tags = all.iter().flat_map(|operation| &operation.tags).map(|tag| format!("tag:{tag}"));
    let known = ids.chain(all.iter().map(Operation::call)).chain(tags).collect();
    Fault::new("/paths", format!("no operation is `{text}`")).suggest(text, known)
}
