//! All protocol versions and extensions, with the facts that belong to them.

use serde::Deserialize;

use crate::conversion::{renamed, unfilled};
use crate::decision::Decision;
use crate::document::{Document, parse_json};
use crate::errata::Corrected;
use crate::facts::Facts;
use crate::model::Protocol;
use crate::problem::{Error, Problem};
use crate::{errata, lower};

/// What `upstream.toml` says of one schema.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Source {
    /// `2026-07-28`, or the name of an extension.
    pub name: String,
    /// Our file.
    pub file: String,
    /// Where the official file is published.
    pub source: String,
    /// Where the official file lies in a folder of official files.
    pub path: String,
    /// The sha256 of the official file.
    pub sha256: String,
    /// The sha256 of our file.
    pub facts_sha256: String,
    /// The version that an extension extends; none for a version.
    pub extends: Option<String>,
    /// What the extension is called in the capabilities of its peers.
    pub identifier: Option<String>,
}

impl Source {
    /// What the corrections must know of it.
    pub fn corrected(&self) -> Corrected<'_> {
        Corrected {
            version: self.extends.as_deref().unwrap_or(&self.name),
            is_extension: self.extends.is_some(),
            file: &self.file,
        }
    }
}

/// `upstream.toml`.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Upstream {
    /// The version that handlers are written against.
    pub handlers: String,
    /// What each schema is.
    pub schema: Vec<Source>,
}

/// All protocol versions and extensions.
#[derive(Debug)]
pub struct Catalogue {
    /// What each schema is, versions first, in the order of their dates.
    pub sources: Vec<Source>,
    /// The protocols, in the same order.
    pub protocols: Vec<Protocol>,
    /// The index of the version that handlers are written against.
    pub handlers: usize,
    /// The facts.
    pub facts: Facts,
}

impl Catalogue {
    /// The catalogue that this crate was built with.
    ///
    /// # Errors
    /// If the schemas and the facts do not fit together.
    pub fn built_in() -> Result<Self, Error> {
        Self::load(|file| mcp_protocol_schema::file(file).map(str::to_owned))
    }

    /// A catalogue from files, by their names inside the folder.
    ///
    /// # Errors
    /// With every problem of every schema and fact file.
    pub fn load(text: impl Fn(&str) -> Option<String>) -> Result<Self, Error> {
        let facts = Facts::from_texts(&text)?;
        let upstream = upstream(&text)?;
        let handlers = handlers(&upstream)?;
        let sources = upstream.schema;
        let mut problems = Vec::new();
        let mut protocols = Vec::new();
        for source in &sources {
            match protocol(source, &facts, &text) {
                Ok(protocol) => protocols.push(protocol),
                Err(error) => problems.extend_from_slice(error.problems()),
            }
        }
        // What looks unused may only be so because of another problem.
        if problems.is_empty() {
            crate::conversion::mark_facts(&protocols, &bases(&sources), &facts);
            problems.extend(facts.unused());
        }
        if problems.is_empty() {
            Ok(Self { sources, protocols, handlers, facts })
        } else {
            Err(problems.into())
        }
    }

    /// The index of a version or extension.
    pub fn index(&self, name: &str) -> Option<usize> {
        self.sources.iter().position(|source| source.name == name)
    }

    /// For each protocol, the one it is compared with: the version before, or the version that an
    /// extension extends.
    pub fn bases(&self) -> Vec<Option<usize>> {
        bases(&self.sources)
    }

    /// What may be meant by a version that is newer than that of handlers, though nothing needs it to
    /// be said: what was renamed, and what older peers cannot say.
    pub fn suggestions(&self) -> Vec<Decision> {
        let Some((newest, _)) = self.versions().last() else { return Vec::new() };
        if newest <= self.handlers {
            return Vec::new();
        }
        let (older, newer) = (&self.protocols[newest - 1], &self.protocols[newest]);
        let mut decisions = renamed(older, newer, &self.facts);
        decisions.extend(unfilled(older, newer, &self.facts));
        decisions
    }

    /// The versions, without the extensions.
    pub fn versions(&self) -> impl Iterator<Item = (usize, &Source)> {
        self.sources.iter().enumerate().filter(|(_, source)| source.extends.is_none())
    }
}

fn bases(sources: &[Source]) -> Vec<Option<usize>> {
    let index = |name: &str| sources.iter().position(|source| source.name == name);
    let base = |(position, source): (usize, &Source)| match &source.extends {
        Some(version) => index(version),
        None => position.checked_sub(1),
    };
    sources.iter().enumerate().map(base).collect()
}

/// Reads `upstream.toml`.
///
/// # Errors
/// If it is missing or malformed.
pub fn upstream(text: &impl Fn(&str) -> Option<String>) -> Result<Upstream, Error> {
    let problem = |message: String| Error::from(Problem::new("upstream.toml", "", message));
    let text = text("upstream.toml").ok_or_else(|| problem("missing".to_owned()))?;
    toml::from_str(&text).map_err(|error| problem(error.message().to_owned()))
}

/// The index of the version that handlers are written against.
fn handlers(upstream: &Upstream) -> Result<usize, Error> {
    let is_it = |source: &Source| source.extends.is_none() && source.name == upstream.handlers;
    upstream.schema.iter().position(is_it).ok_or_else(|| {
        let message = format!("`{}` is none of the versions", upstream.handlers);
        Problem::new("upstream.toml", "handlers", message).into()
    })
}

fn protocol(
    source: &Source,
    facts: &Facts,
    text: &impl Fn(&str) -> Option<String>,
) -> Result<Protocol, Error> {
    let Some(text) = text(&source.file) else {
        return Err(Problem::new(&source.file, "", "missing").into());
    };
    let mut node = parse_json(&source.file, &text)?;
    let mut problems = errata::apply(&mut node, source.corrected(), facts);
    let lowered = Document::from_node(&source.file, &node)
        .and_then(|document| lower(&document, facts, &source.name));
    match lowered {
        Ok(protocol) if problems.is_empty() => Ok(protocol),
        Ok(_) => Err(problems.into()),
        Err(error) => {
            problems.extend_from_slice(error.problems());
            Err(problems.into())
        }
    }
}
