//! Prompts: their arguments, the texts of the manifest, and the trait for the others.

use proc_macro2::TokenStream;
use quote::quote;

use super::{docs, module_docs, name};
use crate::manifest::model::Role;
use crate::manifest::text_template::Piece;
use crate::project::plan::{Plan, PromptPlan};

/// Whether there are functions to write.
pub fn has_functions(plan: &Plan<'_>) -> bool {
    plan.prompts.iter().any(|prompt| prompt.messages.is_none())
}

/// `prompts.rs`
pub fn file(plan: &Plan<'_>) -> TokenStream {
    let head = module_docs("The prompts of the manifest.");
    let arguments = plan.prompts.iter().map(arguments);
    let texts = plan.prompts.iter().filter_map(text);
    let routes = plan.prompts.iter().map(route);
    let has_texts = plan.prompts.iter().any(|prompt| prompt.messages.is_some());
    let (functions, implementation) = handler(plan);
    let (future, arc, context) = match has_functions(plan) {
        true => (quote! { use std::future::Future; }, quote! { Arc, }, quote! { context }),
        false => (TokenStream::new(), TokenStream::new(), quote! { _ }),
    };
    let text_types = has_texts.then(|| quote! { ContentBlock, PromptMessage, Role, });
    let required = required(plan);
    let list_changed = plan.manifest.features.list_changed;
    quote! {
        #head

        #future
        use ::std::sync::{#arc LazyLock};

        use ::mcp_bindings::latest::{
            #text_types GetPromptOutcome, GetPromptRequestParams, GetPromptResult,
            ListPromptsResult, PaginatedRequestParams, PromptsCapability, PromptsHandler,
        };
        use ::mcp_bindings::{ErrorObject, Map};
        use ::mcp_runtime::server::{Context, unknown_prompt};

        #functions

        static LIST: LazyLock<Result<ListPromptsResult, String>> = LazyLock::new(|| {
            serde_json::from_str(include_str!("prompts.json")).map_err(|error| error.to_string())
        });

        #implementation {
            fn capability(&self) -> Option<PromptsCapability> {
                Some(PromptsCapability::new().with_list_changed(#list_changed))
            }

            async fn list_prompts(
                &self,
                _: &Context,
                _: PaginatedRequestParams,
            ) -> Result<ListPromptsResult, ErrorObject> {
                super::listed(&LIST)
            }

            async fn get_prompt(
                &self,
                #context: &Context,
                params: GetPromptRequestParams,
            ) -> Result<GetPromptOutcome, ErrorObject> {
                let arguments = params.arguments.unwrap_or_default();
                let result: GetPromptResult = match params.name.as_str() {
                    #(#routes,)*
                    other => return Err(unknown_prompt(other)),
                };
                Ok(result.into())
            }
        }

        #(#arguments)*
        #(#texts)*

        #required
    }
}

/// The function that takes an argument, if there is one that must be there.
fn required(plan: &Plan<'_>) -> Option<TokenStream> {
    let mut arguments = plan.prompts.iter().flat_map(|plan| &plan.prompt.arguments);
    arguments.any(|argument| argument.is_required()).then(|| {
        quote! {
            /// An argument that must be there.
            fn required(
                arguments: &mut Map<String>,
                prompt: &str,
                name: &str,
            ) -> Result<String, ErrorObject> {
                arguments.remove(name).ok_or_else(|| {
                    let message = format!("prompt `{prompt}`: the argument `{name}` is missing");
                    ErrorObject::new(mcp_bindings::rpc::INVALID_PARAMS, message)
                })
            }
        }
    })
}

fn handler(plan: &Plan<'_>) -> (TokenStream, TokenStream) {
    if !has_functions(plan) {
        let ty = quote! {
            /// Answers for the prompts.
            #[derive(Debug)]
            pub struct Handler;
        };
        return (ty, quote! { impl PromptsHandler<Context> for Handler });
    }
    let written = plan.prompts.iter().filter(|prompt| prompt.messages.is_none());
    let methods = written.map(|plan| {
        let (function, arguments) = (name(&plan.function), name(&plan.arguments));
        let docs = docs(plan.prompt.description.as_deref().unwrap_or("The messages of a prompt."));
        quote! {
            #docs
            fn #function(
                &self,
                context: &Context,
                arguments: #arguments,
            ) -> impl Future<Output = Result<GetPromptResult, ErrorObject>> + Send;
        }
    });
    let functions = quote! {
        /// A function for each prompt whose messages are not in the manifest. `async fn` is all it
        /// takes to write one.
        pub trait Prompts: Send + Sync + 'static {
            #(#methods)*
        }

        /// Answers for the prompts.
        #[derive(Debug)]
        pub struct Handler<S>(pub(super) Arc<S>);
    };
    (functions, quote! { impl<S: Prompts> PromptsHandler<Context> for Handler<S> })
}

fn arguments(plan: &PromptPlan<'_>) -> TokenStream {
    let ty = name(&plan.arguments);
    let prompt = &plan.prompt.name;
    let pairs = || plan.prompt.arguments.iter().zip(&plan.fields);
    let fields = pairs().map(|(argument, field)| {
        let docs = docs(argument.description.as_deref().unwrap_or("What the user filled in."));
        let field = name(field);
        match argument.is_required() {
            true => quote! { #docs pub #field: String },
            false => quote! { #docs pub #field: Option<String> },
        }
    });
    let values = pairs().map(|(argument, field)| {
        let (name, field) = (&argument.name, name(field));
        match argument.is_required() {
            true => quote! { #field: required(&mut arguments, #prompt, #name)? },
            false => quote! { #field: arguments.remove(#name) },
        }
    });
    let heading = docs("What the user fills in.");
    let read = match plan.fields.is_empty() {
        true => quote! {
            fn read(_: Map<String>) -> Result<Self, ErrorObject> { Ok(Self {}) }
        },
        false => quote! {
            fn read(mut arguments: Map<String>) -> Result<Self, ErrorObject> {
                Ok(Self { #(#values),* })
            }
        },
    };
    quote! {
        #heading
        #[derive(Clone, Debug)]
        pub struct #ty { #(#fields),* }

        impl #ty { #read }
    }
}

/// The function that fills in the messages of the manifest.
fn text(plan: &PromptPlan<'_>) -> Option<TokenStream> {
    let texts = plan.messages.as_ref()?;
    let (function, ty) = (name(&plan.function), name(&plan.arguments));
    let roles = plan.prompt.messages.iter().flatten().map(|message| message.role);
    let messages = texts.iter().zip(roles).map(|(pieces, role)| {
        let pieces = pieces.iter().map(|piece| self::piece(plan, piece));
        let role = name(match role {
            Role::User => "User",
            Role::Assistant => "Assistant",
        });
        quote! {
            PromptMessage::new(Role::#role, ContentBlock::text([#(#pieces),*].concat()))
        }
    });
    let is_constant = texts.iter().flatten().all(|piece| matches!(piece, Piece::Text(_)));
    let arguments = if is_constant {
        quote! { _ }
    } else {
        quote! { arguments }
    };
    let description = plan.prompt.description.iter();
    let messages = match texts.is_empty() {
        true => quote! { Vec::<mcp_bindings::latest::PromptMessage>::new() },
        false => quote! { [#(#messages),*] },
    };
    Some(quote! {
        fn #function(#arguments: &#ty) -> GetPromptResult {
            GetPromptResult::new(#messages) #(.with_description(#description))*
        }
    })
}

fn piece(plan: &PromptPlan<'_>, piece: &Piece) -> TokenStream {
    match piece {
        Piece::Text(text) => quote! { #text },
        Piece::Argument(argument) => {
            let pairs = plan.prompt.arguments.iter().zip(&plan.fields);
            let mut found = pairs.filter(|(known, _)| known.name == *argument);
            match found.next() {
                Some((known, field)) => {
                    let field = name(field);
                    match known.is_required() {
                        true => quote! { arguments.#field.as_str() },
                        false => quote! { arguments.#field.as_deref().unwrap_or_default() },
                    }
                }
                None => quote! { "" },
            }
        }
    }
}

fn route(plan: &PromptPlan<'_>) -> TokenStream {
    let (called, function, ty) = (&plan.prompt.name, name(&plan.function), name(&plan.arguments));
    match &plan.messages {
        Some(_) => quote! { #called => self::#function(&#ty::read(arguments)?) },
        None => quote! { #called => self.0.#function(context, #ty::read(arguments)?).await? },
    }
}
