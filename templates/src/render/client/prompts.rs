//! The arguments of prompts, as a client fills them in.

use mcp_codegen::naming::ident;
use proc_macro2::TokenStream;
use quote::quote;

use crate::project::plan::{Plan, PromptPlan};
use crate::render::docs;

/// The module of the arguments, if a prompt has some.
pub fn module(plan: &Plan<'_>) -> Option<TokenStream> {
    let structs: Vec<TokenStream> =
        plan.prompts.iter().filter(|prompt| !prompt.fields.is_empty()).map(arguments).collect();
    (!structs.is_empty()).then(|| {
        quote! {
            /// What is filled into prompts.
            #[rustfmt::skip]
            pub mod prompts {
                #(#structs)*
            }
        }
    })
}

fn arguments(plan: &PromptPlan<'_>) -> TokenStream {
    let ty = ident(&plan.arguments);
    let heading = docs(&format!("What is filled into the prompt `{}`.", plan.prompt.name));
    let arguments = || plan.prompt.arguments.iter().zip(plan.fields.iter().map(|name| ident(name)));
    let fields = arguments().map(|(argument, field)| {
        let docs = docs(argument.description.as_deref().unwrap_or("What the user filled in."));
        match argument.is_required() {
            true => quote! { #docs pub #field: String },
            false => quote! { #docs pub #field: Option<String> },
        }
    });
    let required: Vec<_> = arguments()
        .filter(|(argument, _)| argument.is_required())
        .map(|(_, field)| field)
        .collect();
    let values = arguments().map(|(argument, field)| match argument.is_required() {
        true => quote! { #field: #field.into() },
        false => quote! { #field: None },
    });
    let pairs = arguments().map(|(argument, field)| {
        let name = &argument.name;
        match argument.is_required() {
            true => quote! { Some((#name, self.#field)) },
            false => quote! { self.#field.map(|value| (#name, value)) },
        }
    });
    quote! {
        #heading
        #[derive(Clone, Debug, PartialEq)]
        pub struct #ty { #(#fields),* }

        impl #ty {
            /// What must be filled in; the rest may be.
            #[allow(clippy::new_without_default)]
            pub fn new(#(#required: impl Into<String>),*) -> Self {
                Self { #(#values),* }
            }

            /// Names and values.
            pub(super) fn pairs(self) -> impl Iterator<Item = (&'static str, String)> {
                [#(#pairs),*].into_iter().flatten()
            }
        }
    }
}
