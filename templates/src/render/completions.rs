//! Completions: values of the manifest, and the trait for the others.

use proc_macro2::TokenStream;
use quote::quote;

use super::{docs, module_docs, name};
use crate::manifest::model::Completion;
use crate::project::plan::{CompletionOf, CompletionPlan, Plan};

/// Whether there are functions to write.
pub fn has_functions(plan: &Plan<'_>) -> bool {
    plan.completions.iter().any(|one| matches!(one.completion, Completion::Custom(_)))
}

/// `completions.rs`
pub fn file(plan: &Plan<'_>) -> TokenStream {
    let head = module_docs("The proposals of the manifest.");
    let routes = plan.completions.iter().map(route);
    let (functions, implementation) = handler(plan);
    let (future, context) = match has_functions(plan) {
        true => (
            quote! {
                use std::future::Future;
                use std::sync::Arc;
                use mcp_bindings::Map;
            },
            quote! { context },
        ),
        false => (TokenStream::new(), quote! { _ }),
    };
    let known = has_functions(plan).then(|| {
        quote! {
            let known = params.context.and_then(|context| context.arguments).unwrap_or_default();
        }
    });
    quote! {
        #head

        #future

        use ::mcp_bindings::ErrorObject;
        use ::mcp_bindings::latest::{
            CompleteRequestParams, CompleteResult, CompletionReference, CompletionsHandler,
        };
        use ::mcp_runtime::server::Context;

        use super::completion;

        #functions

        #implementation {
            async fn complete(
                &self,
                #context: &Context,
                params: CompleteRequestParams,
            ) -> Result<CompleteResult, ErrorObject> {
                let typed = params.argument.value.as_str();
                let argument = params.argument.name.as_str();
                #known
                let of = match &params.r#ref {
                    CompletionReference::Prompt(prompt) => ("prompt", prompt.name.as_str()),
                    CompletionReference::Resource(template) => ("template", template.uri.as_str()),
                    _ => return Ok(completion::proposals(Vec::new())),
                };
                match (of, argument) {
                    #(#routes,)*
                    _ => Ok(completion::proposals(Vec::new())),
                }
            }
        }
    }
}

fn handler(plan: &Plan<'_>) -> (TokenStream, TokenStream) {
    if !has_functions(plan) {
        let ty = quote! {
            /// Answers for the completions.
            #[derive(Debug)]
            pub struct Handler;
        };
        return (ty, quote! { impl CompletionsHandler<Context> for Handler });
    }
    let custom = |one: &&CompletionPlan<'_>| matches!(one.completion, Completion::Custom(_));
    let methods = plan.completions.iter().filter(custom).map(|plan| {
        let function = name(&plan.function);
        let docs = docs(&format!(
            "Proposals for `{}`. `known` has the values of other arguments.",
            plan.argument
        ));
        quote! {
            #docs
            fn #function(
                &self,
                context: &Context,
                typed: &str,
                known: &Map<String>,
            ) -> impl Future<Output = Result<Vec<String>, ErrorObject>> + Send;
        }
    });
    let functions = quote! {
        /// A function for each argument whose proposals are not in the manifest. `async fn` is all
        /// it takes to write one.
        pub trait Completions: Send + Sync + 'static {
            #(#methods)*
        }

        /// Answers for the completions.
        #[derive(Debug)]
        pub struct Handler<S>(pub(super) Arc<S>);
    };
    (functions, quote! { impl<S: Completions> CompletionsHandler<Context> for Handler<S> })
}

fn route(plan: &CompletionPlan<'_>) -> TokenStream {
    let of = match plan.of {
        CompletionOf::Prompt(name) => quote! { ("prompt", #name) },
        CompletionOf::Template(uri) => quote! { ("template", #uri) },
    };
    let (argument, function) = (plan.argument, name(&plan.function));
    match plan.completion {
        Completion::Values(values) => {
            quote! { (#of, #argument) => Ok(completion::matching(&[#(#values),*], typed)) }
        }
        Completion::Custom(_) => quote! {
            (#of, #argument) => {
                Ok(completion::proposals(self.0.#function(context, typed, &known).await?))
            }
        },
    }
}
