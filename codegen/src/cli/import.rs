//! `import`: an official schema becomes facts.

use std::path::Path;

use anyhow::bail;
use mcp_codegen::document::read_text;
use mcp_codegen::files::{Changes, apply};
use mcp_codegen::import::{facts_of, sha256};

use super::Outcome;
use super::args::Import;
use super::output::Output;
use super::workspace;

/// Runs the command.
pub fn run(args: &Import, out: &mut Output) -> anyhow::Result<Outcome> {
    let folder = match &args.schema_dir {
        Some(folder) => folder.clone(),
        None => workspace::root()?.join("schema"),
    };
    let text = read_text(&args.file)?;
    let facts = facts_of(&args.file.display().to_string(), &text)?;
    let record = folder.join("upstream.toml");
    let before = workspace::read(&record)?;
    let is_new = !has_entry(&before, &args.version);
    let after = recorded(&before, &args.version, &sha256(&text), &sha256(&facts))?;
    let target = folder.join(format!("{}.json", args.version));
    write_changed(&folder, &[(&target, &facts), (&record, &after)], out)?;
    if is_new {
        out.line(format_args!(
            "{} is new: `generate` names what a person must decide, and what to write",
            args.version
        ))?;
    }
    Ok(Outcome::Clean)
}

/// Writes what differs, both files or none.
fn write_changed(
    folder: &Path,
    files: &[(&Path, &String)],
    out: &mut Output,
) -> anyhow::Result<()> {
    let mut changes = Changes::new(folder);
    let mut lines = Vec::new();
    for (path, text) in files {
        let is_same = std::fs::read(path).is_ok_and(|old| old == text.as_bytes());
        lines.push(format!("{} {}", if is_same { "same    " } else { "written " }, path.display()));
        if !is_same {
            changes.replace(path.strip_prefix(folder)?, text.as_str());
        }
    }
    apply(&changes)?;
    lines.iter().try_for_each(|line| out.line(line))
}

fn has_entry(record: &str, version: &str) -> bool {
    record.lines().any(|line| line == format!("name = \"{version}\""))
}

/// `upstream.toml` with the sums of one version. It is edited as text, so that what people wrote
/// into it stays.
fn recorded(record: &str, version: &str, sum: &str, facts_sum: &str) -> anyhow::Result<String> {
    if !is_version_or_name(version) {
        bail!("`{version}`: a version is a date such as 2026-07-28, an extension a word");
    }
    if !has_entry(record, version) {
        let address = "https://raw.githubusercontent.com/modelcontextprotocol/modelcontextprotocol";
        let entry = format!(
            "[[schema]]\nname = \"{version}\"\nfile = \"{version}.json\"\n\
             source = \"{address}/main/schema/{version}/schema.json\"\n\
             path = \"{version}/schema.json\"\nsha256 = \"{sum}\"\nfacts_sha256 = \"{facts_sum}\"\n"
        );
        return Ok(inserted(record, version, &entry));
    }
    let mut inside = false;
    let mut result = String::new();
    for line in record.lines() {
        if line.starts_with("name = ") {
            inside = line == format!("name = \"{version}\"");
        }
        match line {
            _ if inside && line.starts_with("sha256 = ") => {
                result.push_str(&format!("sha256 = \"{sum}\""));
            }
            _ if inside && line.starts_with("facts_sha256 = ") => {
                result.push_str(&format!("facts_sha256 = \"{facts_sum}\""));
            }
            _ => result.push_str(line),
        }
        result.push('\n');
    }
    Ok(result)
}

/// A new version stands before the extensions, which it may be the base of.
fn inserted(record: &str, version: &str, entry: &str) -> String {
    let entries: Vec<&str> = record.split("[[schema]]\n").collect();
    let is_date = version.starts_with(|c: char| c.is_ascii_digit());
    let before = entries.iter().skip(1).position(|other| is_date && other.contains("\nextends = "));
    match before {
        Some(index) => {
            let head = entries[..=index].join("[[schema]]\n");
            let tail = entries[index + 1..].join("[[schema]]\n");
            format!("{head}{entry}\n[[schema]]\n{tail}")
        }
        None => format!("{}\n\n{entry}", record.trim_end()),
    }
}

fn is_version_or_name(version: &str) -> bool {
    !version.is_empty()
        && version.chars().all(|c| c.is_ascii_alphanumeric() || matches!(c, '-' | '_'))
}
