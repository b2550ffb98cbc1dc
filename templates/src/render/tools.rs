//! Tools: the trait, the routing, and a file for each.

use proc_macro2::TokenStream;
use quote::quote;

use super::{docs, module_docs, name, types};
use crate::manifest::model::TaskSupport;
use crate::project::plan::{Plan, ToolPlan};

/// `tools/mod.rs`
pub fn index(plan: &Plan<'_>) -> TokenStream {
    let head = module_docs("The tools of the manifest.");
    let modules = plan.tools.iter().map(|tool| {
        let module = name(&tool.function);
        quote! { pub mod #module; }
    });
    let methods = plan.tools.iter().map(method);
    let routes = plan.tools.iter().map(|tool| {
        let (called, module) = (&tool.tool.name, name(&tool.function));
        quote! { #called => #module::call(&self.0, context, params.arguments.as_ref()).await }
    });
    let list_changed = plan.manifest.features.list_changed;
    quote! {
        #head

        #(#modules)*

        use ::std::future::Future;
        use ::std::sync::{Arc, LazyLock};

        use ::mcp_bindings::ErrorObject;
        use ::mcp_bindings::latest::{
            CallToolOutcome, CallToolRequestParams, ListToolsResult, PaginatedRequestParams,
            ToolsCapability, ToolsHandler,
        };
        use ::mcp_runtime::server::{Context, ToolError, unknown_tool};

        /// A function for each tool. `async fn` is all it takes to write one.
        pub trait Tools: Send + Sync + 'static {
            #(#methods)*
        }

        /// Answers for the tools.
        #[derive(Debug)]
        pub struct Handler<S>(pub(super) Arc<S>);

        static LIST: LazyLock<Result<ListToolsResult, String>> = LazyLock::new(|| {
            ::serde_json::from_str(include_str!("../tools.json")).map_err(|error| error.to_string())
        });

        impl<S: Tools> ToolsHandler<Context> for Handler<S> {
            fn capability(&self) -> Option<ToolsCapability> {
                Some(ToolsCapability::new().with_list_changed(#list_changed))
            }

            async fn list_tools(
                &self,
                _: &Context,
                _: PaginatedRequestParams,
            ) -> Result<ListToolsResult, ErrorObject> {
                super::listed(&LIST)
            }

            async fn call_tool(
                &self,
                context: &Context,
                params: CallToolRequestParams,
            ) -> Result<CallToolOutcome, ErrorObject> {
                match params.name.as_str() {
                    #(#routes,)*
                    other => Err(unknown_tool(other)),
                }
            }
        }
    }
}

/// What a tool answers with.
fn answer(tool: &ToolPlan<'_>) -> TokenStream {
    match &tool.output {
        Some(output) => types::path(output),
        None => quote! { ::mcp_bindings::latest::CallToolResult },
    }
}

fn method(tool: &ToolPlan<'_>) -> TokenStream {
    let (function, arguments) = (name(&tool.function), types::path(&tool.arguments));
    let heading = format!("The tool `{}`.", tool.tool.name);
    let docs = docs(&match &tool.tool.description {
        Some(description) => format!("{heading}\n\n{description}"),
        None => heading,
    });
    let answer = answer(tool);
    quote! {
        #docs
        fn #function(
            &self,
            context: &Context,
            arguments: #arguments,
        ) -> impl Future<Output = Result<#answer, ToolError>> + Send;
    }
}

/// The file of a tool.
pub fn tool(tool: &ToolPlan<'_>) -> TokenStream {
    let head = module_docs(&format!("The tool `{}`.", tool.tool.name));
    let called = &tool.tool.name;
    let arguments = types::path(&tool.arguments);
    let function = name(&tool.function);
    let validate = types::validate(&tool.arguments);
    let answer = answer(tool);
    let run = match &tool.output {
        Some(output) => {
            let validate = types::validate(output);
            quote! {
                let output = super::Tools::#function(server, context, arguments).await?;
                call::structured(#called, &output, #validate)
            }
        }
        None => quote! { super::Tools::#function(server, context, arguments).await },
    };
    let example = match &tool.output {
        Some(_) => quote! { call::example_output(#called, arguments) },
        None => quote! { call::example_result(#called, arguments) },
    };
    let (options, perform) = perform(tool);
    quote! {
        #head

        use ::std::sync::Arc;

        use ::mcp_bindings::latest::{CallToolOutcome, CallToolResult};
        use ::mcp_bindings::{ErrorObject, JsonObject};
        use ::mcp_runtime::server::{Context, #options ToolError};

        use crate::generated::call;

        /// Answers a call.
        pub(super) async fn call<S: super::Tools>(
            server: &Arc<S>,
            context: &Context,
            arguments: Option<&JsonObject>,
        ) -> Result<CallToolOutcome, ErrorObject> {
            let arguments = match call::arguments(arguments, #validate) {
                Ok(arguments) => arguments,
                Err(error) => return call::answer(Err(error)),
            };
            #perform
        }

        async fn run<S: super::Tools>(
            server: &S,
            context: &Context,
            arguments: #arguments,
        ) -> Result<CallToolResult, ToolError> {
            #run
        }

        /// What the manifest shows for these arguments.
        ///
        /// # Errors
        /// If it shows a failure, or nothing.
        pub fn example(arguments: &#arguments) -> Result<#answer, ToolError> {
            #example
        }
    }
}

/// How a call is carried out: at once, as a task, or as a task where the client knows tasks.
fn perform(tool: &ToolPlan<'_>) -> (TokenStream, TokenStream) {
    let at_once = quote! { call::answer(run(&**server, context, arguments).await) };
    let as_task = quote! {
        let server = Arc::clone(server);
        let work = |context: Context| async move {
            run(&*server, &context, arguments).await.or_else(ToolError::into_result)
        };
        context.run_as_task(TaskOptions::new(), work).await
    };
    let options = quote! { TaskOptions, };
    match tool.tasks() {
        TaskSupport::Forbidden => (TokenStream::new(), at_once),
        TaskSupport::Required => (options, as_task),
        TaskSupport::Optional => {
            (options, quote! { if context.can_run_tasks() { #as_task } else { #at_once } })
        }
    }
}
