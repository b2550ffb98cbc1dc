//! What a project is made of: plain data with final names, before anything is printed.

use std::collections::HashSet;

use serde_json::{Map, Value, json};

use super::schema;
use crate::identifiers::{camel, snake};
use crate::manifest::Loaded;
use crate::manifest::model::{
    Completion, Manifest, Prompt, Resource, ResourceTemplate, TaskSupport, Tool,
};
use crate::manifest::text_template::{self, Piece};
use crate::manifest::uri_template::{self, Part};
use crate::problem::{Problem, Span};
use crate::types::{self, Converted, Options, Request};

/// Everything that is printed.
#[derive(Debug)]
pub struct Plan<'a> {
    /// The manifest.
    pub manifest: &'a Manifest,
    /// The tools.
    pub tools: Vec<ToolPlan<'a>>,
    /// The resources.
    pub resources: Vec<ResourcePlan<'a>>,
    /// The resource templates.
    pub templates: Vec<TemplatePlan<'a>>,
    /// The prompts.
    pub prompts: Vec<PromptPlan<'a>>,
    /// The arguments for which there are proposals.
    pub completions: Vec<CompletionPlan<'a>>,
    /// The types, as the content of one module.
    pub types: String,
    /// Whether there are patterns in them.
    pub has_patterns: bool,
    /// Where types are wider than their schemas.
    pub notes: Vec<(Span, String)>,
}

/// A type that was made of a schema.
#[derive(Debug)]
pub struct TypePlan {
    /// The name that was asked for. The type has that of a shared definition where it is one.
    pub name: String,
    /// The type, and what decides acceptance.
    pub converted: Converted,
    /// The schema as it is advertised.
    pub schema: Value,
}

impl TypePlan {
    /// The name of a function that belongs to it.
    pub fn function(&self) -> String {
        function(&self.name)
    }
}

/// A tool.
#[derive(Debug)]
pub struct ToolPlan<'a> {
    /// What the manifest says.
    pub tool: &'a Tool,
    /// The name of its function and module.
    pub function: String,
    /// Its arguments.
    pub arguments: TypePlan,
    /// Its output, if that has a schema.
    pub output: Option<TypePlan>,
}

impl ToolPlan<'_> {
    /// Whether calls may be answered with tasks.
    pub fn tasks(&self) -> TaskSupport {
        self.tool.execution.task_support
    }
}

/// A resource.
#[derive(Debug)]
pub struct ResourcePlan<'a> {
    /// What the manifest says.
    pub resource: &'a Resource,
    /// The name of its function.
    pub function: String,
}

/// A family of resources.
#[derive(Debug)]
pub struct TemplatePlan<'a> {
    /// What the manifest says.
    pub template: &'a ResourceTemplate,
    /// The name of its function and module.
    pub function: String,
    /// The pieces of its URIs.
    pub parts: Vec<Part>,
    /// The variables.
    pub variables: TypePlan,
}

/// A prompt.
#[derive(Debug)]
pub struct PromptPlan<'a> {
    /// What the manifest says.
    pub prompt: &'a Prompt,
    /// The name of its function.
    pub function: String,
    /// The name of the type of its arguments.
    pub arguments: String,
    /// The fields of that type, in the order of the arguments.
    pub fields: Vec<String>,
    /// The pieces of its messages, if it has some.
    pub messages: Option<Vec<Vec<Piece>>>,
}

/// An argument for which there are proposals.
#[derive(Debug)]
pub struct CompletionPlan<'a> {
    /// Whose argument it is.
    pub of: CompletionOf<'a>,
    /// The argument.
    pub argument: &'a str,
    /// Where the proposals come from.
    pub completion: &'a Completion,
    /// The name of the function, if it is one.
    pub function: String,
}

/// Whose argument it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CompletionOf<'a> {
    /// The prompt of this name.
    Prompt(&'a str),
    /// The resource template of this form.
    Template(&'a str),
}

impl<'a> Plan<'a> {
    /// Plans a project for a manifest without errors.
    ///
    /// # Errors
    /// If a schema cannot become a type, or two names become the same.
    pub fn new(loaded: &'a Loaded) -> Result<Self, Vec<Problem>> {
        Self::with(loaded, &Options::default())
    }

    /// Plans for a manifest without errors, with types made in another way than usual.
    ///
    /// # Errors
    /// As [`Plan::new`].
    pub fn with(loaded: &'a Loaded, options: &Options) -> Result<Self, Vec<Problem>> {
        let manifest = &loaded.manifest;
        let completions = completions(loaded)?;
        let mut types = Types::convert(loaded, options)?;
        // In the file where the traits are implemented, all types stand side by side.
        let mut taken: HashSet<String> = types.names().collect();
        let tools = manifest.tools.iter().filter_map(|tool| types.tool(tool)).collect();
        let templates =
            manifest.resource_templates.iter().filter_map(|one| types.template(one)).collect();
        let resources = manifest
            .resources
            .iter()
            .map(|resource| ResourcePlan { resource, function: function(resource.rust_name()) })
            .collect();
        let prompts = manifest.prompts.iter().map(|one| prompt(one, &mut taken)).collect();
        let Types { code, has_patterns, notes, .. } = types;
        Ok(Self {
            manifest,
            tools,
            resources,
            templates,
            prompts,
            completions,
            types: code,
            has_patterns,
            notes,
        })
    }

    /// The types of all schemas.
    pub fn all_types(&self) -> impl Iterator<Item = &TypePlan> {
        let tools = self.tools.iter();
        let types = tools.flat_map(|tool| std::iter::once(&tool.arguments).chain(&tool.output));
        types.chain(self.templates.iter().map(|template| &template.variables))
    }
}

/// A name of Rust; the lints see to it that there is one.
fn function(name: &str) -> String {
    snake(name).unwrap_or_else(|| "unnamed".to_owned())
}

fn type_name(name: &str, suffix: &str) -> String {
    format!("{}{suffix}", camel(name).unwrap_or_default().trim_end_matches('_'))
}

/// A name of a type that none of `taken` has.
fn free_type_name(name: &str, taken: &mut HashSet<String>) -> String {
    let numbered = (2..).map(|number| type_name(name, &format!("PromptArgs{number}")));
    let names = [type_name(name, "Args"), type_name(name, "PromptArgs")].into_iter();
    let mut names = names.chain(numbered);
    names.find(|name| taken.insert(name.clone())).unwrap_or_default()
}

fn prompt<'a>(prompt: &'a Prompt, taken: &mut HashSet<String>) -> PromptPlan<'a> {
    let pieces = |text: &str| text_template::parse(text).unwrap_or_default();
    let messages = prompt.messages.as_ref();
    PromptPlan {
        prompt,
        function: function(prompt.rust_name()),
        arguments: free_type_name(prompt.rust_name(), taken),
        fields: prompt.arguments.iter().map(|argument| function(argument.rust_name())).collect(),
        messages: messages.map(|list| list.iter().map(|message| pieces(&message.text)).collect()),
    }
}

/// A schema that becomes a type: the name, the schema, and where it is in the manifest.
struct Wanted {
    name: String,
    schema: Value,
    at: String,
}

/// The schemas of a manifest, in the order in which their types are asked for.
fn wanted(loaded: &Loaded) -> Vec<Wanted> {
    let mut wanted = Vec::new();
    for (index, tool) in loaded.manifest.tools.iter().enumerate() {
        let schema = match &tool.input_schema {
            Some(schema) => Value::Object(schema.clone()),
            None => json!({ "type": "object", "properties": {} }),
        };
        let at = format!("/tools/{index}/inputSchema");
        wanted.push(Wanted { name: type_name(tool.rust_name(), "Args"), schema, at });
        if let Some(schema) = &tool.output_schema {
            let (name, schema) =
                (type_name(tool.rust_name(), "Output"), Value::Object(schema.clone()));
            wanted.push(Wanted { name, schema, at: format!("/tools/{index}/outputSchema") });
        }
    }
    for (index, template) in loaded.manifest.resource_templates.iter().enumerate() {
        let parts = uri_template::parse(&template.uri_template).unwrap_or_default();
        let names: Vec<&str> = parts.iter().filter_map(Part::variable).collect();
        let schema = |name: &&str| {
            let text = || json!({ "type": "string" });
            let schema = template.variables.get(*name).cloned().unwrap_or_else(text);
            ((*name).to_owned(), schema)
        };
        let properties: Map<String, Value> = names.iter().map(schema).collect();
        let schema = json!({ "type": "object", "properties": properties, "required": names });
        let at = format!("/resourceTemplates/{index}/variables");
        wanted.push(Wanted { name: type_name(template.rust_name(), "Variables"), schema, at });
    }
    wanted
}

/// The types of a manifest, taken in the order in which they were asked for.
struct Types {
    code: String,
    has_patterns: bool,
    plans: std::vec::IntoIter<TypePlan>,
    notes: Vec<(Span, String)>,
}

impl Types {
    fn convert(loaded: &Loaded, options: &Options) -> Result<Self, Vec<Problem>> {
        let shared = &loaded.manifest.defs;
        let wanted = wanted(loaded);
        let requests: Vec<Request<'_>> =
            wanted.iter().map(|one| Request { name: &one.name, schema: &one.schema }).collect();
        let module = types::convert_all(&requests, shared, options).map_err(|problems| {
            let problem = |problem: types::Problem| {
                Problem::error(place(loaded, &wanted, &problem.pointer), problem.text)
            };
            problems.into_iter().map(problem).collect::<Vec<_>>()
        })?;
        let mut notes = Vec::new();
        let mut plans = Vec::new();
        for (one, converted) in wanted.iter().zip(module.converted) {
            for note in &converted.notes {
                let pointer = format!("{}#{}", one.name, note.pointer.trim_start_matches('#'));
                notes.push((place(loaded, &wanted, &pointer), note.text.clone()));
            }
            let schema = one.schema.as_object().map(|schema| schema::whole(schema, shared));
            let schema = schema.unwrap_or_default();
            plans.push(TypePlan { name: one.name.clone(), converted, schema });
        }
        let has_patterns = module.has_patterns;
        Ok(Self { code: module.code, has_patterns, plans: plans.into_iter(), notes })
    }

    /// The types that functions of the user take and give.
    fn names(&self) -> impl Iterator<Item = String> {
        self.plans.as_slice().iter().map(|plan| plan.converted.root.clone())
    }

    fn tool<'a>(&mut self, tool: &'a Tool) -> Option<ToolPlan<'a>> {
        let arguments = self.plans.next()?;
        let output = if tool.output_schema.is_some() { Some(self.plans.next()?) } else { None };
        Some(ToolPlan { tool, function: function(tool.rust_name()), arguments, output })
    }

    fn template<'a>(&mut self, template: &'a ResourceTemplate) -> Option<TemplatePlan<'a>> {
        let parts = uri_template::parse(&template.uri_template).unwrap_or_default();
        let (variables, function) = (self.plans.next()?, function(template.rust_name()));
        Some(TemplatePlan { template, function, parts, variables })
    }
}

/// Where a pointer leads that begins with the name of a type, or in the shared definitions.
fn place(loaded: &Loaded, wanted: &[Wanted], pointer: &str) -> Span {
    let (name, inside) = pointer.split_once('#').unwrap_or(("", pointer));
    let Some(one) = wanted.iter().find(|one| one.name == name) else {
        return loaded.root.nearest(inside).span;
    };
    let node = loaded.root.nearest(&one.at);
    if inside.starts_with("/$defs/") && node.get("$defs").is_none() {
        return loaded.root.nearest(inside).span;
    }
    // Variables have their schemas without one around them.
    node.nearest(
        inside
            .strip_prefix("/properties")
            .filter(|_| one.at.ends_with("/variables"))
            .unwrap_or(inside),
    )
    .span
}

/// The arguments for which there are proposals.
fn completions(loaded: &Loaded) -> Result<Vec<CompletionPlan<'_>>, Vec<Problem>> {
    let mut plans: Vec<CompletionPlan<'_>> = Vec::new();
    for prompt in &loaded.manifest.prompts {
        for argument in &prompt.arguments {
            let Some(completion) = &argument.completion else { continue };
            let function = function(&format!("{} {}", prompt.rust_name(), argument.rust_name()));
            let of = CompletionOf::Prompt(&prompt.name);
            plans.push(CompletionPlan { of, argument: &argument.name, completion, function });
        }
    }
    for template in &loaded.manifest.resource_templates {
        for (argument, completion) in &template.completions {
            let function = function(&format!("{} {argument}", template.rust_name()));
            let of = CompletionOf::Template(&template.uri_template);
            plans.push(CompletionPlan { of, argument, completion, function });
        }
    }
    let twice = (1..plans.len()).filter(|index| {
        plans[..*index].iter().any(|other| other.function == plans[*index].function)
    });
    let problems: Vec<Problem> = twice
        .map(|index| {
            let function = &plans[index].function;
            let message = format!("two completions have the same name in Rust, `{function}`");
            Problem::error(loaded.root.span, message)
        })
        .collect();
    if problems.is_empty() { Ok(plans) } else { Err(problems) }
}
