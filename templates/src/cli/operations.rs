//! The flags for OpenAPI documents: which operations, and how their tools are called.

use mcp_scaffold::import::Imported;
use mcp_scaffold::import::openapi::{self, Options};
use mcp_scaffold::problem::Source;

/// Which operations of an OpenAPI document become tools.
#[derive(Debug, clap::Args)]
#[command(next_help_heading = "OpenAPI")]
pub struct Operations {
    /// Only these operations: an operationId, `METHOD /path`, `/path` or `tag:NAME`, with `*` for
    /// any characters; may be repeated
    #[arg(long, value_name = "OPERATION", requires = "file")]
    pub include: Vec<String>,
    /// Not these operations, written as for `--include`; may be repeated
    #[arg(long, value_name = "OPERATION", requires = "file")]
    pub exclude: Vec<String>,
    /// Only operations with this tag, beside those of `--include`; may be repeated
    #[arg(long, value_name = "TAG", requires = "file")]
    pub tag: Vec<String>,
    /// Another name for the tool of an operation; may be repeated
    #[arg(long, value_name = "OPERATION=NAME", requires = "file", value_parser = renaming)]
    pub rename: Vec<(String, String)>,
}

impl Operations {
    /// Whether there is nothing to say of operations.
    pub fn is_empty(&self) -> bool {
        self.include.is_empty()
            && self.exclude.is_empty()
            && self.tag.is_empty()
            && self.rename.is_empty()
    }

    /// Makes a manifest of an OpenAPI document.
    pub fn import(&self, source: Source) -> anyhow::Result<Imported> {
        let options = Options {
            include: self.include.clone(),
            exclude: self.exclude.clone(),
            tags: self.tag.clone(),
            rename: self.rename.clone(),
        };
        Ok(openapi::import(source, &options)?)
    }
}

fn renaming(text: &str) -> Result<(String, String), String> {
    let (operation, name) = text.rsplit_once('=').ok_or("it is written OPERATION=NAME")?;
    Ok((operation.to_owned(), name.to_owned()))
}
