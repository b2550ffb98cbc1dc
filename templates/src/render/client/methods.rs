//! The methods of a client: one for each tool, prompt, resource and resource template.

use std::collections::HashSet;

use mcp_codegen::naming::ident;
use proc_macro2::{Ident, TokenStream};
use quote::quote;

use crate::identifiers::snake;
use crate::manifest::model::TaskSupport;
use crate::manifest::uri_template::Part;
use crate::project::plan::{Plan, PromptPlan, ResourcePlan, TemplatePlan, ToolPlan};
use crate::render::docs;

/// What is printed for the things of a server.
#[derive(Default)]
pub struct Methods {
    /// The methods.
    pub functions: Vec<TokenStream>,
    /// Functions that make URIs of variables.
    pub uris: Vec<TokenStream>,
    taken: HashSet<String>,
}

impl Methods {
    /// All methods, tools first: they have the names they have on the server.
    pub fn of(plan: &Plan<'_>) -> Self {
        let mut methods = Self::default();
        methods.taken.extend(["new", "client"].map(str::to_owned));
        for tool in &plan.tools {
            let name = methods.name(&tool.function);
            methods.functions.push(self::tool(tool, &name));
        }
        for prompt in &plan.prompts {
            let name = methods.name(&format!("{} prompt", prompt.prompt.rust_name()));
            methods.functions.push(self::prompt(prompt, &name));
        }
        for resource in &plan.resources {
            let name = methods.name(&format!("read {}", resource.resource.rust_name()));
            methods.functions.push(self::resource(resource, &name));
        }
        for template in &plan.templates {
            let name = methods.name(&format!("read {}", template.template.rust_name()));
            let uri = methods.name(&format!("{} uri", template.template.rust_name()));
            methods.functions.push(self::template(template, &name, &uri));
            methods.uris.push(self::uri(template, &uri));
        }
        methods
    }

    /// A name like this that no other method has.
    fn name(&mut self, text: &str) -> Ident {
        let base = snake(text).unwrap_or_else(|| "unnamed".to_owned());
        let mut name = base.clone();
        let mut number = 2;
        while !self.taken.insert(name.clone()) {
            name = format!("{}_{number}", base.trim_end_matches('_'));
            number += 1;
        }
        ident(&name)
    }
}

fn described(heading: String, description: Option<&str>) -> TokenStream {
    docs(&match description {
        Some(description) => format!("{heading}\n\n{description}"),
        None => heading,
    })
}

fn tool(plan: &ToolPlan<'_>, name: &Ident) -> TokenStream {
    let tool = plan.tool;
    let docs = described(format!("Calls the tool `{}`.", tool.name), tool.description.as_deref());
    let called = &tool.name;
    let (parameter, arguments) = match has_arguments(plan) {
        true => {
            let ty = ident(&plan.arguments.converted.root);
            (quote! { arguments: types::#ty, }, quote! { &arguments })
        }
        false => (TokenStream::new(), quote! { &serde_json::Map::new() }),
    };
    let call = match plan.tasks() {
        TaskSupport::Forbidden => quote! { call_tool },
        // The server may answer with a task, which is followed to its end.
        TaskSupport::Optional | TaskSupport::Required => quote! { call_tool_to_end },
    };
    let (answer, output) = output(plan);
    quote! {
        #docs
        ///
        /// # Errors
        /// If the server does not answer, the tool fails, or the output is not what it should be.
        pub async fn #name(&self, #parameter) -> Result<#answer, CallError> {
            let result = self.client.#call(#called, #arguments).await?;
            #output
        }
    }
}

/// What a call gives, and how that comes from the result.
fn output(plan: &ToolPlan<'_>) -> (TokenStream, TokenStream) {
    let called = &plan.tool.name;
    match &plan.output {
        Some(output) => {
            let ty = ident(&output.converted.root);
            let function = ident(&output.converted.check);
            let check = quote! { types::#function };
            (quote! { types::#ty }, quote! { structured(#called, result, #check) })
        }
        None => (quote! { CallToolResult }, quote! { succeeded(result) }),
    }
}

/// Whether there is anything to say to a tool.
fn has_arguments(plan: &ToolPlan<'_>) -> bool {
    plan.tool.input_schema.as_ref().is_some_and(|schema| {
        let says = |(keyword, value): (&String, &serde_json::Value)| match keyword.as_str() {
            "type" | "title" | "description" | "$schema" | "$defs" | "required" => false,
            "properties" => value.as_object().is_none_or(|properties| !properties.is_empty()),
            "additionalProperties" => value.is_object() || value == &serde_json::Value::Bool(true),
            _ => true,
        };
        schema.iter().any(says)
    })
}

fn prompt(plan: &PromptPlan<'_>, name: &Ident) -> TokenStream {
    let prompt = plan.prompt;
    let heading = format!("Fills in the prompt `{}`.", prompt.name);
    let docs = described(heading, prompt.description.as_deref());
    let called = &prompt.name;
    let (parameter, pairs) = match plan.fields.is_empty() {
        true => (TokenStream::new(), quote! { [("", ""); 0] }),
        false => {
            let ty = ident(&plan.arguments);
            (quote! { arguments: prompts::#ty, }, quote! { arguments.pairs() })
        }
    };
    quote! {
        #docs
        ///
        /// # Errors
        /// If the server does not answer, or not with messages.
        pub async fn #name(&self, #parameter) -> Result<GetPromptResult, ClientError> {
            self.client.get_prompt(#called, #pairs).await
        }
    }
}

fn resource(plan: &ResourcePlan<'_>, name: &Ident) -> TokenStream {
    let resource = plan.resource;
    let heading = format!("Reads the resource `{}`.", resource.uri);
    let docs = described(heading, resource.description.as_deref());
    let uri = &resource.uri;
    quote! {
        #docs
        ///
        /// # Errors
        /// If the server does not answer, or not with contents.
        pub async fn #name(&self) -> Result<ReadResourceResult, ClientError> {
            self.client.read_resource(#uri).await
        }
    }
}

fn template(plan: &TemplatePlan<'_>, name: &Ident, uri: &Ident) -> TokenStream {
    let template = plan.template;
    let heading = format!("Reads a resource `{}`.", template.uri_template);
    let docs = described(heading, template.description.as_deref());
    let ty = ident(&plan.variables.converted.root);
    quote! {
        #docs
        ///
        /// # Errors
        /// If the server does not answer, or not with contents.
        pub async fn #name(
            &self,
            variables: &types::#ty,
        ) -> Result<ReadResourceResult, ClientError> {
            self.client.read_resource(#uri(variables)).await
        }
    }
}

fn uri(plan: &TemplatePlan<'_>, name: &Ident) -> TokenStream {
    let docs = docs(&format!("The URI of a resource `{}`.", plan.template.uri_template));
    let ty = ident(&plan.variables.converted.root);
    let parts = plan.parts.iter().map(|part| match part {
        Part::Literal(text) => quote! { Part::Literal(#text) },
        Part::Simple(name) => quote! { Part::Simple(#name) },
        Part::Reserved(name) => quote! { Part::Reserved(#name) },
        Part::Fragment(name) => quote! { Part::Fragment(#name) },
    });
    quote! {
        #docs
        #[rustfmt::skip]
        pub fn #name(variables: &types::#ty) -> String {
            expanded(&[#(#parts),*], variables)
        }
    }
}
