//! What a project is made of: plain data with final names, before anything is printed.

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
use crate::types::{self, Converted, Validation};

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
    /// Where types are wider than their schemas.
    pub notes: Vec<(Span, String)>,
}

/// A type that was made of a schema.
#[derive(Debug)]
pub struct TypePlan {
    /// The name by which the project knows it.
    pub name: String,
    /// The type and what belongs to it.
    pub converted: Converted,
    /// The schema as it is advertised.
    pub schema: Value,
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
        let mut planner = Planner { loaded, problems: Vec::new(), notes: Vec::new() };
        let manifest = &loaded.manifest;
        let tools = planner.tools();
        let templates = planner.templates();
        let resources = manifest
            .resources
            .iter()
            .map(|resource| ResourcePlan { resource, function: function(&resource.name) })
            .collect();
        let prompts = manifest.prompts.iter().map(prompt).collect();
        let completions = planner.completions();
        let Planner { problems, notes, .. } = planner;
        match problems.is_empty() {
            true => Ok(Self { manifest, tools, resources, templates, prompts, completions, notes }),
            false => Err(problems),
        }
    }

    /// Whether a schema needs the `jsonschema` crate at run time.
    pub fn needs_validator(&self) -> bool {
        let tools = self.tools.iter();
        let types = tools.flat_map(|tool| std::iter::once(&tool.arguments).chain(&tool.output));
        let mut types = types.chain(self.templates.iter().map(|template| &template.variables));
        types.any(|ty| matches!(ty.converted.validate, Validation::Validator))
    }
}

/// A name of Rust; the lints see to it that there is one.
fn function(name: &str) -> String {
    snake(name).unwrap_or_else(|| "unnamed".to_owned())
}

fn type_name(name: &str, suffix: &str) -> String {
    format!("{}{suffix}", camel(name).unwrap_or_default().trim_end_matches('_'))
}

fn prompt(prompt: &Prompt) -> PromptPlan<'_> {
    let pieces = |text: &str| text_template::parse(text).unwrap_or_default();
    let messages = prompt.messages.as_ref();
    PromptPlan {
        prompt,
        function: function(&prompt.name),
        arguments: type_name(&prompt.name, "Args"),
        fields: prompt.arguments.iter().map(|argument| function(&argument.name)).collect(),
        messages: messages.map(|list| list.iter().map(|message| pieces(&message.text)).collect()),
    }
}

struct Planner<'a> {
    loaded: &'a Loaded,
    problems: Vec<Problem>,
    notes: Vec<(Span, String)>,
}

impl<'a> Planner<'a> {
    fn tools(&mut self) -> Vec<ToolPlan<'a>> {
        let mut plans = Vec::new();
        for (index, tool) in self.loaded.manifest.tools.iter().enumerate() {
            let arguments = type_name(&tool.name, "Args");
            let output = type_name(&tool.name, "Output");
            let at = format!("/tools/{index}");
            let none = Map::from_iter([
                ("type".to_owned(), json!("object")),
                ("properties".to_owned(), json!({})),
            ]);
            let schema = tool.input_schema.as_ref().unwrap_or(&none);
            let arguments = self.convert(arguments, schema, &format!("{at}/inputSchema"));
            let schema = tool.output_schema.as_ref();
            let output =
                schema.map(|schema| self.convert(output, schema, &format!("{at}/outputSchema")));
            let (Some(arguments), Some(output)) =
                (arguments, output.map_or(Some(None), |plan| plan.map(Some)))
            else {
                continue;
            };
            plans.push(ToolPlan { tool, function: function(&tool.name), arguments, output });
        }
        plans
    }

    fn templates(&mut self) -> Vec<TemplatePlan<'a>> {
        let mut plans = Vec::new();
        for (index, template) in self.loaded.manifest.resource_templates.iter().enumerate() {
            let parts = uri_template::parse(&template.uri_template).unwrap_or_default();
            let names: Vec<&str> = parts.iter().filter_map(Part::variable).collect();
            let text = json!({ "type": "string" });
            let schema = |name: &&str| {
                let schema = template.variables.get(*name).unwrap_or(&text).clone();
                ((*name).to_owned(), schema)
            };
            let properties: Map<String, Value> = names.iter().map(schema).collect();
            let schema = json!({ "type": "object", "properties": properties, "required": names });
            let Value::Object(schema) = schema else { continue };
            let name = type_name(&template.name, "Variables");
            let at = format!("/resourceTemplates/{index}/variables");
            if let Some(variables) = self.convert(name, &schema, &at) {
                let function = function(&template.name);
                plans.push(TemplatePlan { template, function, parts, variables });
            }
        }
        plans
    }

    fn convert(&mut self, name: String, schema: &Map<String, Value>, at: &str) -> Option<TypePlan> {
        let shared = &self.loaded.manifest.defs;
        let node = self.loaded.root.nearest(at);
        let advertised = schema::whole(schema, shared);
        match types::convert(&name, &Value::Object(schema.clone()), shared) {
            Ok(converted) => {
                for note in &converted.notes {
                    self.notes.push((self.place(node, &note.pointer), note.text.clone()));
                }
                Some(TypePlan { name, converted, schema: advertised })
            }
            Err(problems) => {
                for problem in problems {
                    let span = self.place(node, &problem.pointer);
                    self.problems.push(Problem::error(span, problem.text));
                }
                None
            }
        }
    }

    /// Where a pointer into a schema leads: into the schema, or into a shared definition.
    fn place(&self, node: &crate::manifest::node::Node, pointer: &str) -> Span {
        let pointer = pointer.trim_start_matches('#');
        let in_shared = pointer.starts_with("/$defs/") && node.get("$defs").is_none();
        if in_shared { self.loaded.root.nearest(pointer).span } else { node.nearest(pointer).span }
    }

    fn completions(&mut self) -> Vec<CompletionPlan<'a>> {
        let mut plans: Vec<CompletionPlan<'a>> = Vec::new();
        for prompt in &self.loaded.manifest.prompts {
            for argument in &prompt.arguments {
                let Some(completion) = &argument.completion else { continue };
                let function = function(&format!("{} {}", prompt.name, argument.name));
                let of = CompletionOf::Prompt(&prompt.name);
                plans.push(CompletionPlan { of, argument: &argument.name, completion, function });
            }
        }
        for template in &self.loaded.manifest.resource_templates {
            for (argument, completion) in &template.completions {
                let function = function(&format!("{} {argument}", template.name));
                let of = CompletionOf::Template(&template.uri_template);
                plans.push(CompletionPlan { of, argument, completion, function });
            }
        }
        for index in 1..plans.len() {
            let function = &plans[index].function;
            if plans[..index].iter().any(|other| other.function == *function) {
                let message = format!("two completions have the same name in Rust, `{function}`");
                self.problems.push(Problem::error(self.loaded.root.span, message));
            }
        }
        plans
    }
}
