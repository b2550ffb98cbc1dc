//! A typed client of a server: one file, with everything that it needs.

mod methods;
mod prompts;

use mcp_codegen::naming::ident;
use proc_macro2::TokenStream;
use quote::quote;

use crate::identifiers::camel;
use crate::manifest::Loaded;
use crate::problem::{Problem, Report, Severity};
use crate::project::plan::Plan;
use crate::types;
use methods::Methods;

/// Calls of tools, and URIs of templates: Rust that every client gets as it is.
const CALLS: &str = include_str!("../../../support/client.rs");
const EXPAND: &str = include_str!("../../../support/expand.rs");
const HEADER: &str = "// Written by `mcp-scaffold client`. Do not edit: write it anew.\n\n";

/// The client of the server of a manifest, as a file of Rust. It needs `mcp-runtime` with the feature
/// `client`, `mcp-bindings`, `serde` with `derive`, and `serde_json`; if it says so, `regex` as well.
///
/// # Errors
/// Everything about the manifest that must be mended first.
pub fn client(loaded: &Loaded) -> Result<String, Report> {
    let mut problems = crate::lint::lint(loaded);
    problems.retain(|problem| problem.severity == Severity::Error);
    if !problems.is_empty() {
        return Err(loaded.report(problems));
    }
    // The server judges what these rules cannot.
    let options = types::Options { partial_rules: true, ..types::Options::default() };
    let plan = Plan::with(loaded, &options).map_err(|problems| loaded.report(problems))?;
    let file = file(&plan).map_err(|error| format!("this is not Rust: {error}"));
    file.map_err(|message| loaded.report(vec![Problem::error(loaded.root.span, message)]))
}

fn file(plan: &Plan<'_>) -> syn::Result<String> {
    let methods = Methods::of(plan);
    let regex = match plan.has_patterns {
        true => format!("// Its patterns need a dependency:\n// {}\n\n", types::REGEX),
        false => String::new(),
    };
    let mut file = format!(
        "{HEADER}{regex}// Nobody uses all of it.\n#![allow(dead_code, unused_imports, rustdoc::all)]\n\n{}\n",
        imports(plan)
    );
    // Methods stand apart, as people would write them.
    let client = types::formatted(client_type(plan, &methods));
    file.push_str(&client.replace("    }\n    ///", "    }\n\n    ///"));
    if !plan.tools.is_empty() {
        file.push('\n');
        file.push_str(CALLS);
    }
    if !plan.templates.is_empty() {
        file.push('\n');
        file.push_str(EXPAND);
    }
    let modules = types::formatted(modules(plan)?);
    if !modules.is_empty() {
        file.push('\n');
        file.push_str(&modules);
    }
    // In literals these characters are escaped already: what is left of them is in comments.
    Ok(file.replace(super::turns, " "))
}

/// The client itself. It is not formatted as `rustfmt` would, and `rustfmt` is told so.
fn client_type(plan: &Plan<'_>, methods: &Methods) -> TokenStream {
    let server = &plan.manifest.server;
    let name = camel(server.project()).unwrap_or_default();
    let name = ident(&format!("{}Client", name.trim_end_matches('_')));
    let about = format!("A typed client of the MCP server `{}`.", server.name);
    let about = super::docs(&match &server.description {
        Some(text) => format!("{about}\n\n{text}"),
        None => about,
    });
    let (functions, uris) = (&methods.functions, &methods.uris);
    quote! {
        #about
        #[derive(Clone, Debug)]
        pub struct #name {
            client: Client,
        }

        #[rustfmt::skip]
        impl #name {
            /// The server at the other end of a connection.
            pub fn new(client: Client) -> Self {
                Self { client }
            }

            /// The connection.
            pub fn client(&self) -> &Client {
                &self.client
            }

            #(#functions)*
        }

        #(#uris)*
    }
}

/// The imports for what there is.
fn imports(plan: &Plan<'_>) -> String {
    let has_tools = !plan.tools.is_empty();
    let has_resources = !plan.resources.is_empty() || !plan.templates.is_empty();
    let results = [
        ("CallToolResult", has_tools),
        ("ContentBlock", has_tools),
        ("GetPromptResult", !plan.prompts.is_empty()),
        ("ReadResourceResult", has_resources),
    ];
    let results = results.into_iter().filter(|(_, is_there)| *is_there).map(|(name, _)| name);
    let results: Vec<&str> = results.collect();
    let mut lines = String::new();
    if has_tools {
        lines.push_str("use std::fmt;\n\n");
    }
    match results.as_slice() {
        [] => lines.push_str("use mcp_runtime::client::Client;\n"),
        [one] => lines.push_str(&format!("use mcp_bindings::latest::{one};\n")),
        several => {
            lines.push_str(&format!("use mcp_bindings::latest::{{{}}};\n", several.join(", ")));
        }
    }
    if !results.is_empty() {
        lines.push_str("use mcp_runtime::client::{Client, ClientError};\n");
    }
    if has_tools {
        lines.push_str("use serde::de::DeserializeOwned;\n");
    }
    if has_tools || !plan.templates.is_empty() {
        lines.push_str("use serde_json::Value;\n");
    }
    lines
}

/// The modules that types are in, as they came from schemas.
fn modules(plan: &Plan<'_>) -> syn::Result<TokenStream> {
    let prompts = prompts::module(plan);
    if plan.all_types().next().is_none() {
        return Ok(quote! { #prompts });
    }
    let types = syn::parse_str::<syn::File>(&plan.types)?.items;
    let schema = support(plan)?;
    Ok(quote! {
        #prompts

        /// Arguments, outputs and variables.
        #[rustfmt::skip]
        pub mod types {
            #(#types)*
        }

        #[rustfmt::skip]
        #schema
    })
}

/// The module `schema`, with its files as modules in it.
fn support(plan: &Plan<'_>) -> syn::Result<TokenStream> {
    let mut files = types::support(plan.has_patterns).into_iter();
    let Some((_, root)) = files.next() else { return Ok(TokenStream::new()) };
    let syn::File { attrs, mut items, .. } = syn::parse_str(&root)?;
    for (name, text) in files {
        let syn::File { attrs, items: inside, .. } = syn::parse_str(&text)?;
        let declared = items.iter_mut().find_map(|item| match item {
            syn::Item::Mod(module)
                if name.strip_suffix(".rs").is_some_and(|one| module.ident == one) =>
            {
                Some(module)
            }
            _ => None,
        });
        if let Some(module) = declared {
            module.content = Some((syn::token::Brace::default(), inside));
            module.semi = None;
            module.attrs.extend(attrs);
        }
    }
    Ok(quote! {
        pub mod schema {
            #(#attrs)*
            #(#items)*
        }
    })
}
