//! `import`: a manifest of what is there already.

use std::io::{Read as _, Write as _};
use std::path::Path;

use anyhow::Context as _;
use mcp_scaffold::import::{Address, Imported, listing, openapi, server};
use mcp_scaffold::manifest::write::yaml;
use mcp_scaffold::problem;

use super::Outcome;
use super::args::{Import, Source};
use super::operations::Operations;
use super::output::Output;

/// Runs the command.
pub fn run(args: &Import, out: &mut Output) -> anyhow::Result<Outcome> {
    // Before a server is started for nothing.
    anyhow::ensure!(!args.out.exists(), "{}: it is there already", args.out.display());
    let imported = imported(&args.source)?;
    let text = yaml(&imported.manifest);
    if args.out == Path::new("-") {
        out.text(&text)?;
        return Ok(Outcome::Clean);
    }
    let shown = args.out.display();
    let file = std::fs::OpenOptions::new().write(true).create_new(true).open(&args.out);
    file.and_then(|mut file| file.write_all(text.as_bytes())).with_context(|| shown.to_string())?;
    out.line(format_args!("written  {shown}"))?;
    out.line(format_args!("next: mcp-scaffold new {shown} --out DIR"))?;
    Ok(Outcome::Clean)
}

/// What a file or a server becomes as a manifest, with the notes shown.
pub fn imported(source: &Source) -> anyhow::Result<Imported> {
    let imported = match (&source.file, address(source)?) {
        (Some(file), _) => from_file(file, &source.operations)?,
        (None, Some(address)) => server::listed(&address)?.into_manifest(),
        // The flags do not let that happen.
        (None, None) => anyhow::bail!("there is nothing to import"),
    };
    for note in &imported.notes {
        // Names of others on a terminal: no control characters.
        eprintln!("note: {}", note.replace(char::is_control, " "));
    }
    Ok(imported)
}

/// Where the server is that the flags name.
fn address(args: &Source) -> anyhow::Result<Option<Address>> {
    let address = match (&args.stdio, &args.url) {
        (Some(line), _) => Some(Address::command_line(line)),
        (None, Some(url)) => Some(Address::http(url, &args.header)),
        (None, None) if args.command.is_empty() => None,
        (None, None) => Some(Address::command(args.command.iter().cloned())),
    };
    address.transpose().map_err(anyhow::Error::msg)
}

fn from_file(file: &Path, operations: &Operations) -> anyhow::Result<Imported> {
    let name = if file == Path::new("-") { "standard input" } else { &*file.to_string_lossy() };
    let text = read(file).with_context(|| name.to_owned())?;
    if openapi::is_document(&text) {
        return operations.import(problem::Source { name: name.to_owned(), text });
    }
    anyhow::ensure!(operations.is_empty(), "{name}: only OpenAPI documents have operations");
    let value = serde_json::from_str(&text).with_context(|| name.to_owned())?;
    let listed = listing::read(&value).with_context(|| name.to_owned())?;
    Ok(listed.into_manifest())
}

fn read(file: &Path) -> std::io::Result<String> {
    if file != Path::new("-") {
        return std::fs::read_to_string(file);
    }
    let mut text = String::new();
    std::io::stdin().read_to_string(&mut text)?;
    Ok(text)
}
