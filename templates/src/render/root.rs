//! `mod.rs`: what there is, and the server as a whole.

use proc_macro2::TokenStream;
use quote::quote;

use super::{completions, module_docs, prompts, resources};
use crate::project::plan::Plan;

/// A kind of thing that a server offers.
struct Part {
    is_there: bool,
    /// Whether there are functions to write for it.
    has_functions: bool,
    module: &'static str,
    functions: &'static str,
}

fn parts(plan: &Plan<'_>) -> [Part; 4] {
    let part = |module, functions, is_there, has_functions| Part {
        is_there,
        has_functions: is_there && has_functions,
        module,
        functions,
    };
    let has_resources = !plan.resources.is_empty() || !plan.templates.is_empty();
    [
        part("tools", "Tools", !plan.tools.is_empty(), true),
        part("prompts", "Prompts", !plan.prompts.is_empty(), prompts::has_functions(plan)),
        part("resources", "Resources", has_resources, resources::has_functions(plan)),
        part(
            "completions",
            "Completions",
            !plan.completions.is_empty(),
            completions::has_functions(plan),
        ),
    ]
}

/// The traits that a project implements, in the order of the protocol.
pub fn traits(plan: &Plan<'_>) -> Vec<(&'static str, &'static str)> {
    let written = parts(plan).into_iter().filter(|part| part.has_functions);
    written.map(|part| (part.module, part.functions)).collect()
}

/// `mod.rs`
pub fn file(plan: &Plan<'_>) -> TokenStream {
    let head = module_docs("What `mcp.yaml` says, as Rust. This folder is written anew each time.");
    let parts = parts(plan);
    let there = || parts.iter().filter(|part| part.is_there);
    let modules = there().map(|part| {
        let module = super::name(part.module);
        quote! { pub mod #module; }
    });
    let support = support(plan);
    let server = server(plan, &parts);
    let listed = there().next().is_some().then(|| quote! {
        /// A list of the manifest. It is data that was checked when it was written.
        fn listed<T: Clone>(
            list: &std::sync::LazyLock<Result<T, String>>,
        ) -> Result<T, mcp_bindings::ErrorObject> {
            let broken = |error: &String| {
                mcp_bindings::ErrorObject::new(mcp_bindings::rpc::INTERNAL_ERROR, error.as_str())
            };
            list.as_ref().cloned().map_err(broken)
        }
    });
    quote! {
        #head
        #![allow(rustdoc::all)]

        #(#modules)*
        #(#support)*

        #server
        #listed
    }
}

fn support(plan: &Plan<'_>) -> Vec<TokenStream> {
    let has_types = plan.all_types().next().is_some();
    let modules = [
        ("call", !plan.tools.is_empty()),
        ("command", true),
        ("completion", !plan.completions.is_empty()),
        ("schema", has_types),
        ("types", has_types),
        ("uri", !plan.templates.is_empty()),
    ];
    let there = modules.into_iter().filter(|(_, is_there)| *is_there);
    there
        .map(|(module, _)| {
            let is_public = matches!(module, "command" | "types" | "schema");
            let public = is_public.then(|| quote! { pub });
            let module_name = super::name(module);
            // Which of their functions a project uses depends on what it has. The rules of schemas
            // say so themselves.
            let allowed =
                (!matches!(module, "command" | "schema")).then(|| quote! { #[allow(dead_code)] });
            quote! {
                #allowed
                #public mod #module_name;
            }
        })
        .collect()
}

fn server(plan: &Plan<'_>, parts: &[Part]) -> TokenStream {
    let handlers = parts.iter().map(|part| match (part.is_there, part.has_functions) {
        (false, _) => quote! { mcp_bindings::Absent },
        (true, has_functions) => {
            let module = super::name(part.module);
            let server = has_functions.then(|| quote! { <S> });
            quote! { #module::Handler #server }
        }
    });
    let bounds = parts.iter().filter(|part| part.has_functions).map(|part| {
        let (module, functions) = (super::name(part.module), super::name(part.functions));
        quote! { #module::#functions + }
    });
    let steps = parts.iter().filter(|part| part.is_there).map(|part| {
        let module = super::name(part.module);
        match part.has_functions {
            true => quote! { .#module(#module::Handler(Arc::clone(&server))) },
            false => quote! { .#module(#module::Handler) },
        }
    });
    let unused = (!parts.iter().any(|part| part.has_functions)).then(|| quote! { let _ = server; });
    let shared = unused.is_none().then(|| quote! { let server = Arc::new(server); });
    let arc = unused.is_none().then(|| quote! { use std::sync::Arc; });
    let features = &plan.manifest.features;
    let instructions = plan.manifest.server.instructions.iter();
    let logging = features.logging.then(|| quote! { .logging() });
    let tasks = features.tasks.then(|| quote! { .tasks() });
    let fixed_lists = (!features.list_changed).then(|| quote! { .fixed_lists() });
    let (name, version) = (&plan.manifest.server.name, &plan.manifest.server.version);
    quote! {
        #arc

        use ::mcp_bindings::latest::Implementation;
        use ::mcp_runtime::server::Server;

        /// The server of the manifest, with `server` behind it.
        pub fn server<S>(server: S) -> Server<#(#handlers),*>
        where
            S: #(#bounds)* Send + Sync + 'static,
        {
            #shared
            #unused
            let info = serde_json::from_str::<Implementation>(include_str!("server.json"));
            let info = info.unwrap_or_else(|_| Implementation::new(#name, #version));
            Server::from_info(info)
                #(.instructions(#instructions))*
                #logging
                #tasks
                #fixed_lists
                #(#steps)*
        }
    }
}
