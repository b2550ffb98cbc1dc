//! From protocols to files. Nothing is decided here: what the model says is printed.

mod accessors;
mod context;
mod conversions;
mod docs;
mod facts;
mod file;
mod handlers;
mod messages;
mod objects;
mod opaque;
mod strings;
mod support;
mod unions;
mod version;
mod versions;

pub use context::{Layout, Support};
pub use support::is_shared_module;

use crate::facts::Facts;
use crate::fileset::FileSet;
use crate::model::Protocol;
use crate::problem::Error;
use crate::sharing::Owners;
use context::Context;

/// What is rendered together.
#[derive(Debug)]
pub struct Input<'a> {
    /// The protocols.
    pub protocols: &'a [Protocol],
    /// For each, the one it is compared with.
    pub bases: &'a [Option<usize>],
    /// What fact files say beside the protocols.
    pub facts: &'a Facts,
    /// How the files hang together.
    pub layout: &'a Layout,
    /// Of the protocols, those that are compared with but not rendered.
    pub elsewhere: &'a [bool],
    /// Of the protocols that are extensions, what they are called in capabilities.
    pub identifiers: &'a [Option<String>],
    /// Of the protocols, the version that handlers are written against; none for bindings that have
    /// no runtime.
    pub handlers: Option<usize>,
}

impl Input<'_> {
    /// What an extension is called in capabilities.
    fn extension_of(&self, index: usize) -> Option<&str> {
        self.identifiers.get(index).and_then(Option::as_deref)
    }
}

/// Renders all files.
///
/// # Errors
/// If the generator wrote something that is not Rust, which is a fault of its own.
pub fn render(input: &Input<'_>) -> Result<(FileSet, Owners), Error> {
    let owners = Owners::find(input.protocols, input.bases);
    let mut files = FileSet::default();
    for (index, protocol) in input.protocols.iter().enumerate() {
        if input.elsewhere[index] {
            continue;
        }
        let context = Context { input, owners: &owners, index, protocol };
        version::render(&context, &mut files)?;
    }
    if input.layout.is_crate() {
        facts::render(input, &mut files)?;
        let contexts: Vec<Context<'_>> = input
            .protocols
            .iter()
            .enumerate()
            .map(|(index, protocol)| Context { input, owners: &owners, index, protocol })
            .collect();
        versions::render(&contexts, &mut files)?;
    }
    support::render(input.layout, input, &mut files);
    Ok((files, owners))
}
