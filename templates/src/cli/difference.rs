//! `diff`: what a client of one server notices of another.

use std::path::Path;

use anyhow::Context as _;
use mcp_codegen::files::read_text;
use mcp_scaffold::diff::{Grade, diff};
use mcp_scaffold::import::{Address, Listed, listing, server};
use mcp_scaffold::manifest::load;
use mcp_scaffold::problem::printable;

use super::args::Diff;
use super::output::Output;
use super::{Outcome, manifest_of};

/// Runs the command.
pub fn run(args: &Diff, out: &mut Output) -> anyhow::Result<Outcome> {
    let [old, new] = [&args.old, &args.new].map(|source| listed(source, &args.header));
    let (old, new) = (old?, new?);
    for note in old.notes.iter().chain(&new.notes) {
        eprintln!("note: {}", printable(note));
    }
    for list in ["tools", "resources", "resourceTemplates", "prompts"] {
        if old.has_heard(list) != new.has_heard(list) {
            eprintln!("note: {list} are not compared: only one of the two says what it has");
        }
    }
    let differences = diff(&old, &new);
    for difference in &differences {
        out.line(printable(&difference.to_string()))?;
    }
    let count = |grade| differences.iter().filter(|one| one.grade == grade).count();
    let breaking = count(Grade::Breaking);
    out.line(match differences.is_empty() {
        true => "no difference".to_owned(),
        false => format!(
            "{breaking} breaking, {} additive, {} of texts and hints",
            count(Grade::Additive),
            count(Grade::Note)
        ),
    })?;
    Ok(if breaking == 0 { Outcome::Clean } else { Outcome::Different })
}

/// What a manifest, a saved list or a running server has.
fn listed(source: &str, headers: &[String]) -> anyhow::Result<Listed> {
    let address = if let Some(command) = source.strip_prefix("stdio:") {
        Some(Address::command_line(command))
    } else if source.starts_with("http://") || source.starts_with("https://") {
        Some(Address::http(source, headers))
    } else {
        None
    };
    if let Some(address) = address {
        let address = address.map_err(anyhow::Error::msg)?;
        return Ok(server::listed(&address)?);
    }
    let path = Path::new(source);
    let path = if path.is_dir() { manifest_of(path)? } else { path.to_owned() };
    let text = read_text(&path).with_context(|| path.display().to_string())?;
    // A manifest may be JSON, too: it has a server.
    let saved = serde_json::from_str::<serde_json::Value>(&text).ok();
    if let Some(saved) = saved.filter(|saved| saved.get("server").is_none()) {
        return listing::read(&saved).with_context(|| path.display().to_string());
    }
    Ok(Listed::of(&load(&path)?.manifest))
}
