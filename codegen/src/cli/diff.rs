//! `diff`: what changed, and whom it breaks.

use std::path::Path;

use anyhow::bail;
use mcp_codegen::Bindings;
use mcp_codegen::catalogue::Catalogue;
use mcp_codegen::diff::compare;
use mcp_codegen::model::Protocol;

use super::Outcome;
use super::args::{Diff, DiffFormat};
use super::output::Output;

/// Runs the command.
pub fn run(args: &Diff, out: &mut Output) -> anyhow::Result<Outcome> {
    let catalogue = Catalogue::built_in()?;
    let (old, new) = (protocol(&catalogue, &args.old)?, protocol(&catalogue, &args.new)?);
    let diff = compare(&old, &new);
    let text = match args.format {
        DiffFormat::Text => diff.to_text(),
        DiffFormat::Markdown => diff.to_markdown(),
        DiffFormat::Json => diff.to_json()?,
    };
    out.text(&text)?;
    match args.fail_on.is_some() && diff.is_breaking() {
        true => Ok(Outcome::Different),
        false => Ok(Outcome::Clean),
    }
}

/// A version or extension by name, or the protocol of a schema file.
fn protocol(catalogue: &Catalogue, name: &str) -> anyhow::Result<Protocol> {
    if let Some(index) = catalogue.index(name) {
        return Ok(catalogue.protocols[index].clone());
    }
    if !Path::new(name).is_file() {
        let known: Vec<&str> =
            catalogue.sources.iter().map(|source| source.name.as_str()).collect();
        bail!("`{name}` is neither a file nor one of {}", known.join(", "));
    }
    let mut protocols = Bindings::from_file(name).generate()?.protocols;
    match protocols.pop() {
        Some(protocol) => Ok(protocol),
        None => bail!("{name}: no protocol"),
    }
}
