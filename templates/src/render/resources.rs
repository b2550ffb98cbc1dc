//! Resources: the trait, the routing, and a file for each template.

use proc_macro2::TokenStream;
use quote::quote;

use super::{docs, module_docs, name, types};
use crate::manifest::model::Cache;
use crate::manifest::uri_template::Part;
use crate::project::listing::scope;
use crate::project::plan::{Plan, ResourcePlan, TemplatePlan};

/// Whether there are functions to write.
pub fn has_functions(plan: &Plan<'_>) -> bool {
    !plan.templates.is_empty() || plan.resources.iter().any(|plan| plan.resource.text.is_none())
}

/// `resources/mod.rs`
pub fn index(plan: &Plan<'_>) -> TokenStream {
    let head = module_docs("The resources of the manifest.");
    let modules = plan.templates.iter().map(|template| {
        let module = name(&template.function);
        quote! { pub mod #module; }
    });
    let (handler, handled, functions) = handler(plan);
    let read = read(plan);
    let (future, arc) = match has_functions(plan) {
        true => (quote! { use std::future::Future; }, quote! { Arc, }),
        false => (TokenStream::new(), TokenStream::new()),
    };
    let text = plan.resources.iter().any(|plan| plan.resource.text.is_some());
    let text = text.then(|| quote! { TextResourceContents, });
    let result = (has_functions(plan) || text.is_some()).then(|| quote! { ReadResourceResult, });
    let features = &plan.manifest.features;
    let (list_changed, subscribe) = (features.list_changed, features.subscriptions);
    quote! {
        #head

        #(#modules)*

        #future
        use ::std::sync::{#arc LazyLock};

        use ::mcp_bindings::ErrorObject;
        use ::mcp_bindings::latest::{
            ListResourceTemplatesResult, ListResourcesResult, PaginatedRequestParams,
            ReadResourceOutcome, ReadResourceRequestParams, #result ResourcesCapability,
            ResourcesHandler, #text
        };
        use ::mcp_runtime::server::{Context, resource_not_found};

        #functions

        static RESOURCES: LazyLock<Result<ListResourcesResult, String>> = LazyLock::new(|| {
            ::serde_json::from_str(include_str!("../resources.json")).map_err(|error| error.to_string())
        });
        static TEMPLATES: LazyLock<Result<ListResourceTemplatesResult, String>> = LazyLock::new(|| {
            ::serde_json::from_str(include_str!("../resource_templates.json"))
                .map_err(|error| error.to_string())
        });

        #handler for #handled {
            fn capability(&self) -> Option<ResourcesCapability> {
                let capability = ResourcesCapability::new().with_list_changed(#list_changed);
                Some(capability.with_subscribe(#subscribe))
            }

            async fn list_resources(
                &self,
                _: &Context,
                _: PaginatedRequestParams,
            ) -> Result<ListResourcesResult, ErrorObject> {
                super::listed(&RESOURCES)
            }

            async fn list_resource_templates(
                &self,
                _: &Context,
                _: PaginatedRequestParams,
            ) -> Result<ListResourceTemplatesResult, ErrorObject> {
                super::listed(&TEMPLATES)
            }

            #read
        }
    }
}

/// The head of the implementation, the type it is for, and that type with the trait of the
/// functions to write.
fn handler(plan: &Plan<'_>) -> (TokenStream, TokenStream, TokenStream) {
    if !has_functions(plan) {
        let ty = quote! {
            /// Answers for the resources.
            #[derive(Debug)]
            pub struct Handler;
        };
        return (quote! { impl ResourcesHandler<Context> }, quote! { Handler }, ty);
    }
    let resources = plan.resources.iter().filter(|plan| plan.resource.text.is_none());
    let resources = resources.map(|plan| {
        let function = name(&plan.function);
        let docs = docs(&described(&plan.resource.uri, plan.resource.description.as_deref()));
        quote! {
            #docs
            fn #function(
                &self,
                context: &Context,
                uri: &str,
            ) -> impl Future<Output = Result<ReadResourceResult, ErrorObject>> + Send;
        }
    });
    let templates = plan.templates.iter().map(|plan| {
        let (function, variables) = (name(&plan.function), types::path(&plan.variables));
        let template = plan.template;
        let docs = docs(&described(&template.uri_template, template.description.as_deref()));
        quote! {
            #docs
            fn #function(
                &self,
                context: &Context,
                uri: &str,
                variables: #variables,
            ) -> impl Future<Output = Result<ReadResourceResult, ErrorObject>> + Send;
        }
    });
    let functions = quote! {
        /// A function for each resource whose content is not in the manifest. `async fn` is all it
        /// takes to write one.
        pub trait Resources: Send + Sync + 'static {
            #(#resources)*
            #(#templates)*
        }

        /// Answers for the resources.
        #[derive(Debug)]
        pub struct Handler<S>(pub(super) Arc<S>);
    };
    (quote! { impl<S: Resources> ResourcesHandler<Context> }, quote! { Handler<S> }, functions)
}

fn described(uri: &str, description: Option<&str>) -> String {
    let heading = format!("Reads `{uri}`.");
    description.map_or(heading.clone(), |description| format!("{heading}\n\n{description}"))
}

fn read(plan: &Plan<'_>) -> TokenStream {
    let context = if has_functions(plan) {
        quote! { context }
    } else {
        quote! { _ }
    };
    let resources = plan.resources.iter().map(resource);
    let templates = plan.templates.iter().map(|plan| {
        let (module, cached) = (name(&plan.function), cached(&plan.template.cache));
        let function = &module;
        quote! {
            if let Some(variables) = #module::variables(uri)? {
                let result = self.0.#function(context, uri, variables).await?;
                return Ok(result #cached.into());
            }
        }
    });
    quote! {
        async fn read_resource(
            &self,
            #context: &Context,
            params: ReadResourceRequestParams,
        ) -> Result<ReadResourceOutcome, ErrorObject> {
            let uri = params.uri.as_str();
            #(#resources)*
            #(#templates)*
            Err(resource_not_found(uri))
        }
    }
}

fn resource(plan: &ResourcePlan<'_>) -> TokenStream {
    let resource = plan.resource;
    let (uri, cached, function) = (&resource.uri, cached(&resource.cache), name(&plan.function));
    let mime_type = resource.mime_type.iter();
    let result = match &resource.text {
        Some(text) => quote! {
            let contents = TextResourceContents::new(uri, #text) #(.with_mime_type(#mime_type))*;
            let result = ReadResourceResult::new([contents]);
        },
        None => quote! { let result = self.0.#function(context, uri).await?; },
    };
    quote! {
        if uri == #uri {
            #result
            return Ok(result #cached.into());
        }
    }
}

/// The hints of the manifest on a result.
fn cached(cache: &Cache) -> TokenStream {
    let ttl = cache.ttl_ms.iter();
    let scope = cache.cache_scope.map(scope).into_iter();
    quote! { #(.with_ttl_ms(#ttl))* #(.with_cache_scope(#scope))* }
}

/// The file of a template.
pub fn template(plan: &TemplatePlan<'_>) -> TokenStream {
    let head = module_docs("The variables of a resource template.");
    let (variables, validate) = (types::path(&plan.variables), types::validate(&plan.variables));
    let parts = plan.parts.iter().map(|part| {
        let kind = |name: &str| kind(plan, name);
        match part {
            Part::Literal(text) => quote! { Part::Literal(#text) },
            Part::Simple(name) => {
                let kind = kind(name);
                quote! { Part::Simple(#name, As::#kind) }
            }
            Part::Reserved(name) => {
                let kind = kind(name);
                quote! { Part::Reserved(#name, As::#kind) }
            }
            Part::Fragment(name) => {
                let kind = kind(name);
                quote! { Part::Fragment(#name, As::#kind) }
            }
        }
    });
    quote! {
        #head

        use ::mcp_bindings::ErrorObject;
        use ::mcp_bindings::rpc::INVALID_PARAMS;

        use crate::generated::uri::{self, As, Part};

        static PARTS: &[Part] = &[#(#parts),*];

        /// The variables of a URI, if it has the form of this template.
        pub(super) fn variables(uri: &str) -> Result<Option<#variables>, ErrorObject> {
            let Some(found) = uri::variables(PARTS, uri) else { return Ok(None) };
            let value = ::serde_json::Value::Object(found);
            let wrong = |error: &dyn ::std::fmt::Display| {
                ErrorObject::new(INVALID_PARAMS, format!("resource `{uri}`: {error}"))
            };
            #validate(&value).map_err(|error| wrong(&error))?;
            ::serde_json::from_value(value).map(Some).map_err(|error| wrong(&error))
        }
    }
}

/// What the text of a variable becomes.
fn kind(plan: &TemplatePlan<'_>, variable: &str) -> proc_macro2::Ident {
    let schema = plan.template.variables.get(variable);
    let ty = schema.and_then(|schema| schema.get("type")).and_then(serde_json::Value::as_str);
    name(match ty {
        Some("integer" | "number") => "Number",
        Some("boolean") => "Boolean",
        _ => "Text",
    })
}
