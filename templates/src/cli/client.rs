//! `client`: a typed client for a server.

use std::path::Path;

use anyhow::Context as _;
use mcp_codegen::files::{Found, read_text, replace_file};
use mcp_scaffold::import::{listing, openapi};
use mcp_scaffold::manifest::{self, Loaded};
use mcp_scaffold::render;

use super::args::{Client, Source};
use super::output::Output;
use super::{Outcome, import, manifest_of};

/// Runs the command.
pub fn run(args: &Client, out: &mut Output) -> anyhow::Result<Outcome> {
    let text = render::client(&loaded(&args.source)?)?;
    let shown = args.out.display();
    let before = match Found::at(&args.out)? {
        Found::Nothing => None,
        Found::File(_) => Some(std::fs::read(&args.out).with_context(|| shown.to_string())?),
        found => anyhow::bail!("{shown}: this is {}", found.what()),
    };
    if before.as_deref() == Some(text.as_bytes()) {
        out.line(format_args!("{shown}: in order"))?;
        return Ok(Outcome::Clean);
    }
    if args.check {
        eprintln!("error: {shown} is not what `mcp-scaffold client` writes");
        return Ok(Outcome::Different);
    }
    replace_file(&args.out, &text, args.force)?;
    out.line(format_args!("written  {shown}"))?;
    Ok(Outcome::Clean)
}

/// The manifest of the server: a file, that of a project, or what another source becomes.
fn loaded(source: &Source) -> anyhow::Result<Loaded> {
    if let Some(path) = &source.file {
        let manifest = if path.is_dir() { manifest_of(path)? } else { path.clone() };
        if is_manifest(&manifest) {
            let shown = manifest.display();
            anyhow::ensure!(source.operations.is_empty(), "{shown}: this is no OpenAPI document");
            return Ok(manifest::load(&manifest)?);
        }
    }
    Ok(import::imported(source)?.into_loaded()?)
}

/// Whether a file is a manifest, and not one that becomes one.
fn is_manifest(path: &Path) -> bool {
    let Ok(text) = read_text(path) else { return path != Path::new("-") };
    let is_listing = || {
        let value = serde_json::from_str(&text);
        let value = value.ok().filter(|value: &serde_json::Value| value.get("server").is_none());
        value.is_some_and(|value| listing::read(&value).is_ok())
    };
    !openapi::is_document(&text) && !is_listing()
}
