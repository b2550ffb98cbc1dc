//! The crate `mcp-bindings` as a whole: what `generate` writes, and how much it is.

use crate::catalogue::Catalogue;
use crate::fileset::FileSet;
use crate::model::Kind;
use crate::problem::Error;
use crate::render::{Input, Layout, Support, render};

/// All files of the crate, and how much they hold.
#[derive(Clone, Debug)]
pub struct Output {
    /// The files, by their paths inside `generated/src`.
    pub files: FileSet,
    /// How much they hold.
    pub counts: Counts,
}

/// How much was generated.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Counts {
    /// Protocol versions.
    pub versions: usize,
    /// Extensions.
    pub extensions: usize,
    /// Definitions of all schemas together.
    pub definitions: usize,
    /// Types that were written.
    pub types: usize,
    /// Types that are those of an earlier version.
    pub shared: usize,
    /// Requests of all versions together.
    pub requests: usize,
    /// Notifications of all versions together.
    pub notifications: usize,
}

/// Renders the crate.
///
/// # Errors
/// If the generator wrote something that is not Rust, which is a fault of its own.
pub fn bindings(catalogue: &Catalogue) -> Result<Output, Error> {
    let bases = catalogue.bases();
    let identifiers: Vec<Option<String>> =
        catalogue.sources.iter().map(|source| source.identifier.clone()).collect();
    let elsewhere = vec![false; catalogue.protocols.len()];
    let layout = Layout { command: "mcp-codegen generate".to_owned(), support: Support::Crate };
    let input = Input {
        protocols: &catalogue.protocols,
        bases: &bases,
        facts: &catalogue.facts,
        layout: &layout,
        elsewhere: &elsewhere,
        identifiers: &identifiers,
        handlers: Some(catalogue.handlers),
    };
    let (files, owners) = render(&input)?;
    let mut counts = Counts::default();
    for (index, protocol) in catalogue.protocols.iter().enumerate() {
        match catalogue.sources[index].extends {
            Some(_) => counts.extensions += 1,
            None => counts.versions += 1,
        }
        counts.definitions += protocol.definitions.len();
        for ty in &protocol.types {
            match owners.owner(index, &ty.name) == index {
                true => counts.types += 1,
                false => counts.shared += 1,
            }
        }
        let count = |kind| protocol.messages.iter().filter(|message| message.kind == kind).count();
        counts.requests += count(Kind::Request);
        counts.notifications += count(Kind::Notification);
    }
    Ok(Output { files, counts })
}
