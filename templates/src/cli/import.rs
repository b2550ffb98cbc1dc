//! `import`: a manifest of what is there already.

use std::io::Read as _;
use std::path::Path;

use anyhow::Context as _;
use mcp_codegen::files::{MAX_BYTES, create_file, decode, read_text};
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
    let is_there = args.out.symlink_metadata().is_ok();
    anyhow::ensure!(!is_there, "{}: it is there already", args.out.display());
    let imported = imported(&args.source)?;
    let text = yaml(&imported.manifest);
    if args.out == Path::new("-") {
        out.text(&text)?;
        return Ok(Outcome::Clean);
    }
    let shown = args.out.display();
    create_file(&args.out, &text)?;
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
        eprintln!("note: {}", problem::printable(note));
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
        return read_text(file);
    }
    let mut bytes = Vec::new();
    std::io::stdin().take(MAX_BYTES + 1).read_to_end(&mut bytes)?;
    if bytes.len() as u64 > MAX_BYTES {
        let message = format!("more than the {} MiB of a file", MAX_BYTES / 1024 / 1024);
        return Err(std::io::Error::new(std::io::ErrorKind::FileTooLarge, message));
    }
    decode(bytes)
}
