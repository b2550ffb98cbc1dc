//! `verify`: are our facts still those of the official schemas?

use std::path::Path;

use anyhow::bail;
use mcp_codegen::catalogue::{Source, upstream};
use mcp_codegen::document::read_text;
use mcp_codegen::import::{facts_of, sha256};

use super::Outcome;
use super::args::Verify;
use super::output::Output;

/// Runs the command.
pub fn run(args: &Verify, out: &mut Output) -> anyhow::Result<Outcome> {
    let known = upstream(&|file: &str| mcp_protocol_schema::file(file).map(str::to_owned))?.schema;
    let is_folder = args.against.is_dir();
    let wanted: Vec<&Source> = match (&args.version, is_folder) {
        (Some(version), _) => known.iter().filter(|source| source.name == *version).collect(),
        (None, true) => known.iter().collect(),
        (None, false) => bail!("{} is a file: say which --version it is", args.against.display()),
    };
    if wanted.is_empty() {
        bail!("there is no version or extension `{}`", args.version.as_deref().unwrap_or_default());
    }
    let mut outcome = Outcome::Clean;
    for source in wanted {
        let path = match is_folder {
            true => args.against.join(&source.path),
            false => args.against.clone(),
        };
        let verdict = verdict(source, &path)?;
        if verdict != "same" {
            outcome = Outcome::Different;
        }
        out.line(format_args!("{:<12} {verdict}", source.name))?;
    }
    Ok(outcome)
}

fn verdict(source: &Source, path: &Path) -> anyhow::Result<String> {
    if !path.exists() {
        return Ok(format!("missing: there is no {}", path.display()));
    }
    let text = read_text(path)?;
    let ours = mcp_protocol_schema::file(&source.file).unwrap_or_default();
    if sha256(ours) != source.facts_sha256 {
        return Ok(format!(
            "changed here: {} is not what was recorded in upstream.toml",
            source.file
        ));
    }
    if facts_of(&path.display().to_string(), &text)? != ours {
        return Ok(format!(
            "changed upstream: run `mcp-codegen import {} --version {}`",
            path.display(),
            source.name
        ));
    }
    if sha256(&text) != source.sha256 {
        return Ok(format!(
            "changed upstream, but in its prose only: run `mcp-codegen import {} --version {}`",
            path.display(),
            source.name
        ));
    }
    Ok("same".to_owned())
}
