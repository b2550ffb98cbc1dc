//! Plans as text: it prints, it does not decide.

mod client;
mod completions;
mod prompts;
mod resources;
mod root;
mod tools;
mod types;

use mcp_codegen::FileSet;
use proc_macro2::TokenStream;
use quote::quote;

pub use client::client;
pub use root::traits;

use crate::project::listing;
use crate::project::plan::Plan;

/// The first line of every generated file.
pub const HEADER: &str = "// Written by `mcp-scaffold generate`. Do not edit: change mcp.yaml.\n\n";

/// The files of data, and the folder of schemas, that a generated part can have.
const DATA: [&str; 7] = [
    "server.json",
    "examples.json",
    "tools.json",
    "resources.json",
    "resource_templates.json",
    "prompts.json",
    "schemas",
];

/// The files of `src/generated`.
///
/// # Errors
/// If the generator wrote something that is not Rust, which is a fault of its own.
pub fn generated(plan: &Plan<'_>) -> Result<FileSet, String> {
    let mut files = FileSet::default();
    DATA.iter().for_each(|path| files.owns_data(*path));
    files.insert("mod.rs", print(root::file(plan))?);
    files.insert("server.json", listing::text(&listing::server(plan.manifest)));
    files.insert("examples.json", listing::text(&listing::examples(plan.manifest)));
    files.insert("command.rs", support(include_str!("../../support/command.rs")));
    if !plan.tools.is_empty() {
        files.insert("call.rs", support(include_str!("../../support/call.rs")));
        files.insert("tools.json", listing::text(&listing::tools(plan.manifest)));
        files.insert("tools/mod.rs", print(tools::index(plan))?);
        for tool in &plan.tools {
            files.insert(format!("tools/{}.rs", tool.function), print(tools::tool(tool))?);
        }
    }
    if !plan.resources.is_empty() || !plan.templates.is_empty() {
        files.insert("resources.json", listing::text(&listing::resources(plan.manifest)));
        files.insert("resource_templates.json", listing::text(&listing::templates(plan.manifest)));
        files.insert("resources/mod.rs", print(resources::index(plan))?);
        for template in &plan.templates {
            let text = print(resources::template(template))?;
            files.insert(format!("resources/{}.rs", template.function), text);
        }
    }
    if !plan.templates.is_empty() {
        files.insert("uri.rs", support(include_str!("../../support/uri.rs")));
    }
    if !plan.prompts.is_empty() {
        files.insert("prompts.json", listing::text(&listing::prompts(plan.manifest)));
        files.insert("prompts.rs", print(prompts::file(plan))?);
    }
    if !plan.completions.is_empty() {
        files.insert("completion.rs", support(include_str!("../../support/completion.rs")));
        files.insert("completions.rs", print(completions::file(plan))?);
    }
    if plan.all_types().next().is_some() {
        types::files(plan, &mut files)?;
    }
    Ok(files)
}

fn support(text: &str) -> String {
    format!("{HEADER}{text}")
}

fn print(tokens: TokenStream) -> Result<String, String> {
    let file = syn::parse2(tokens).map_err(|error| format!("this is not Rust: {error}"))?;
    Ok(format!("{HEADER}{}", prettyplease::unparse(&file)))
}

fn module_docs(text: &str) -> TokenStream {
    let text = format!(" {text}");
    quote! { #![doc = #text] }
}

/// Text of a manifest as documentation.
fn docs(text: &str) -> TokenStream {
    let lines = mcp_codegen::markdown::lines(text);
    let lines = lines.iter().map(|line| format!(" {line}").trim_end().to_owned());
    quote! { #(#[doc = #lines])* }
}

/// Whether a character turns the direction of text, which rustc refuses in comments.
pub(crate) fn turns(c: char) -> bool {
    matches!(c, '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
}

/// A name of Rust.
fn name(text: &str) -> proc_macro2::Ident {
    quote::format_ident!("{text}")
}
