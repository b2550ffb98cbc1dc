//! `list`: what is known of versions, extensions and methods.

use std::collections::BTreeMap;

use mcp_codegen::catalogue::Catalogue;
use mcp_codegen::diff::shown;
use mcp_codegen::model::{Kind, Message};
use serde::Serialize;

use super::Outcome;
use super::args::{List, ListFormat, Listed};
use super::output::Output;

/// Runs the command.
pub fn run(args: &List, out: &mut Output) -> anyhow::Result<Outcome> {
    let catalogue = Catalogue::built_in()?;
    match args.what {
        Listed::Versions => show(&versions(&catalogue), args.format, out)?,
        Listed::Methods => show(&methods(&catalogue), args.format, out)?,
    }
    Ok(Outcome::Clean)
}

/// A version or an extension.
#[derive(Serialize)]
struct Version {
    name: String,
    extends: Option<String>,
    identifier: Option<String>,
    definitions: usize,
    types: usize,
    requests: usize,
    notifications: usize,
    handshake: bool,
    batches: bool,
}

/// A method, as its newest version has it.
#[derive(Serialize)]
struct Method {
    method: String,
    kind: &'static str,
    sender: &'static str,
    params: String,
    result: Option<String>,
    capability: Option<String>,
    since: String,
    until: Option<String>,
    extension: Option<String>,
}

/// The versions that have a message, and what it is there.
type Life<'a> = Vec<(usize, &'a Message)>;

/// The columns of a row.
trait Row: Serialize {
    const HEAD: &'static [&'static str];
    fn cells(&self) -> Vec<String>;
}

fn versions(catalogue: &Catalogue) -> Vec<Version> {
    let version = |(index, source): (usize, &mcp_codegen::catalogue::Source)| {
        let protocol = &catalogue.protocols[index];
        let count = |kind| protocol.messages.iter().filter(|message| message.kind == kind).count();
        Version {
            name: source.name.clone(),
            extends: source.extends.clone(),
            identifier: source.identifier.clone(),
            definitions: protocol.definitions.len(),
            types: protocol.types.len(),
            requests: count(Kind::Request),
            notifications: count(Kind::Notification),
            handshake: protocol.has_handshake(),
            batches: protocol.has_batches(),
        }
    };
    catalogue.sources.iter().enumerate().map(version).collect()
}

fn methods(catalogue: &Catalogue) -> Vec<Method> {
    let mut lives: BTreeMap<(String, Option<String>), Life<'_>> = BTreeMap::new();
    for (index, source) in catalogue.sources.iter().enumerate() {
        let extension = source.extends.as_ref().map(|_| source.name.clone());
        let base = source.extends.as_deref().and_then(|version| catalogue.index(version));
        for message in &catalogue.protocols[index].messages {
            // An extension repeats what it refers to.
            let repeated = base.and_then(|base| catalogue.protocols[base].message(&message.method));
            if repeated.is_some() {
                continue;
            }
            let key = (message.method.clone(), extension.clone());
            lives.entry(key).or_default().push((index, message));
        }
    }
    let newest = catalogue.versions().last().map(|(index, _)| index);
    let mut methods = Vec::new();
    for ((method, extension), life) in lives {
        let (Some((first, _)), Some((last, message))) = (life.first(), life.last()) else {
            continue;
        };
        let name = |index: usize| catalogue.sources[index].name.clone();
        let gone = extension.is_none() && Some(*last) != newest;
        methods.push(Method {
            method,
            kind: if message.kind == Kind::Request { "request" } else { "notification" },
            sender: match (message.client_sends, message.server_sends) {
                (true, true) => "both",
                (true, false) => "client",
                _ => "server",
            },
            params: shown(&message.params.value),
            result: message.result.as_ref().map(shown),
            capability: message.capability.clone(),
            since: name(*first),
            until: gone.then(|| name(*last)),
            extension,
        });
    }
    methods
}

impl Row for Version {
    const HEAD: &'static [&'static str] =
        &["version", "definitions", "types", "requests", "notifications", "handshake", "batches"];

    fn cells(&self) -> Vec<String> {
        let name = match &self.extends {
            Some(base) => format!("{} (extends {base})", self.name),
            None => self.name.clone(),
        };
        let yes = |value: bool| if value { "yes" } else { "no" }.to_owned();
        vec![
            name,
            self.definitions.to_string(),
            self.types.to_string(),
            self.requests.to_string(),
            self.notifications.to_string(),
            yes(self.handshake),
            yes(self.batches),
        ]
    }
}

impl Row for Method {
    const HEAD: &'static [&'static str] =
        &["method", "kind", "sender", "params", "result", "capability", "since", "until"];

    fn cells(&self) -> Vec<String> {
        let optional = |text: &Option<String>| text.clone().unwrap_or_else(|| "-".to_owned());
        vec![
            self.method.clone(),
            self.kind.to_owned(),
            self.sender.to_owned(),
            self.params.clone(),
            optional(&self.result),
            optional(&self.capability),
            self.since.clone(),
            optional(&self.until),
        ]
    }
}

fn show<R: Row>(rows: &[R], format: ListFormat, out: &mut Output) -> anyhow::Result<()> {
    match format {
        ListFormat::Json => out.text(&(serde_json::to_string_pretty(rows)? + "\n")),
        ListFormat::Text => {
            let head = R::HEAD.iter().map(|text| (*text).to_owned()).collect();
            let table: Vec<Vec<String>> =
                std::iter::once(head).chain(rows.iter().map(Row::cells)).collect();
            let width = |column: usize| {
                table.iter().map(|row| row[column].chars().count()).max().unwrap_or_default()
            };
            for row in &table {
                let cells = row.iter().enumerate();
                let line: Vec<String> =
                    cells.map(|(column, cell)| format!("{cell:<0$}", width(column))).collect();
                out.line(line.join("  ").trim_end())?;
            }
            Ok(())
        }
    }
}
