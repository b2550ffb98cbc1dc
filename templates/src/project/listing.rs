//! What the server lists, as the files of JSON that are compiled into it.

use serde::Serialize;
use serde_json::{Map, Value};

use super::schema;
use crate::identifiers::snake;
use crate::manifest::model::{
    Annotations, Cache, CacheScope, Example, Icon, Manifest, Prompt, PromptArgument, Resource,
    ResourceTemplate, TaskSupport, Tool, ToolAnnotations,
};

/// An object whose absent members are left out.
#[derive(Default)]
struct Object(Map<String, Value>);

impl Object {
    fn with(mut self, name: &str, value: impl Serialize) -> Self {
        match serde_json::to_value(value) {
            Ok(Value::Null) | Err(_) => {}
            Ok(value) => {
                self.0.insert(name.to_owned(), value);
            }
        }
        self
    }

    fn icons(self, icons: &[Icon]) -> Self {
        if icons.is_empty() { self } else { self.with("icons", icons) }
    }

    /// Both members must be there in the newest version: clients refuse lists without.
    fn cache(self, cache: &Cache) -> Self {
        let scope = scope(cache.cache_scope.unwrap_or(CacheScope::Private));
        self.with("ttlMs", cache.ttl_ms.unwrap_or_default()).with("cacheScope", scope)
    }

    fn annotations(self, annotations: Option<&Annotations>) -> Self {
        let Some(annotations) = annotations else { return self };
        let object = Self::default()
            .with("audience", &annotations.audience)
            .with("priority", annotations.priority)
            .with("lastModified", &annotations.last_modified);
        self.with("annotations", object.0)
    }
}

/// The word of the protocol.
pub fn scope(scope: CacheScope) -> &'static str {
    match scope {
        CacheScope::Public => "public",
        CacheScope::Private => "private",
    }
}

/// The file of a value.
pub fn text(value: &Value) -> String {
    // Values of JSON can always be written.
    serde_json::to_string_pretty(value).unwrap_or_default() + "\n"
}

/// `Implementation`.
pub fn server(manifest: &Manifest) -> Value {
    let server = &manifest.server;
    let object = Object::default()
        .with("name", &server.name)
        .with("version", &server.version)
        .with("title", &server.title)
        .with("description", &server.description)
        .with("websiteUrl", &server.website_url)
        .icons(&server.icons);
    Value::Object(object.0)
}

fn hints(annotations: &ToolAnnotations) -> Map<String, Value> {
    Object::default()
        .with("title", &annotations.title)
        .with("readOnlyHint", annotations.read_only_hint)
        .with("destructiveHint", annotations.destructive_hint)
        .with("idempotentHint", annotations.idempotent_hint)
        .with("openWorldHint", annotations.open_world_hint)
        .0
}

/// `ListToolsResult`.
pub fn tools(manifest: &Manifest) -> Value {
    let shared = &manifest.defs;
    let tool = |tool: &Tool| {
        let output = tool.output_schema.as_ref().map(|output| schema::whole(output, shared));
        let object = Object::default()
            .with("name", &tool.name)
            .with("title", &tool.title)
            .with("description", &tool.description)
            .with("inputSchema", schema::arguments(tool.input_schema.as_ref(), shared))
            .with("outputSchema", output)
            .with("annotations", tool.annotations.as_ref().map(hints))
            .icons(&tool.icons)
            .with("_meta", &tool.meta);
        Value::Object(object.0)
    };
    let tools: Vec<Value> = manifest.tools.iter().map(tool).collect();
    Value::Object(Object::default().with("tools", tools).cache(&manifest.cache).0)
}

/// `ListResourcesResult`.
pub fn resources(manifest: &Manifest) -> Value {
    let resource = |resource: &Resource| {
        let object = Object::default()
            .with("uri", &resource.uri)
            .with("name", &resource.name)
            .with("title", &resource.title)
            .with("description", &resource.description)
            .with("mimeType", &resource.mime_type)
            .with("size", resource.size)
            .annotations(resource.annotations.as_ref())
            .icons(&resource.icons)
            .with("_meta", &resource.meta);
        Value::Object(object.0)
    };
    let list: Vec<Value> = manifest.resources.iter().map(resource).collect();
    Value::Object(Object::default().with("resources", list).cache(&manifest.cache).0)
}

/// `ListResourceTemplatesResult`.
pub fn templates(manifest: &Manifest) -> Value {
    let template = |template: &ResourceTemplate| {
        let object = Object::default()
            .with("uriTemplate", &template.uri_template)
            .with("name", &template.name)
            .with("title", &template.title)
            .with("description", &template.description)
            .with("mimeType", &template.mime_type)
            .annotations(template.annotations.as_ref())
            .icons(&template.icons)
            .with("_meta", &template.meta);
        Value::Object(object.0)
    };
    let list: Vec<Value> = manifest.resource_templates.iter().map(template).collect();
    Value::Object(Object::default().with("resourceTemplates", list).cache(&manifest.cache).0)
}

/// `ListPromptsResult`.
pub fn prompts(manifest: &Manifest) -> Value {
    let prompt = |prompt: &Prompt| {
        let argument = |argument: &PromptArgument| {
            let object = Object::default()
                .with("name", &argument.name)
                .with("title", &argument.title)
                .with("description", &argument.description)
                .with("required", argument.required);
            Value::Object(object.0)
        };
        let arguments: Vec<Value> = prompt.arguments.iter().map(argument).collect();
        let object = Object::default()
            .with("name", &prompt.name)
            .with("title", &prompt.title)
            .with("description", &prompt.description)
            .with("arguments", (!arguments.is_empty()).then_some(arguments))
            .icons(&prompt.icons)
            .with("_meta", &prompt.meta);
        Value::Object(object.0)
    };
    let list: Vec<Value> = manifest.prompts.iter().map(prompt).collect();
    Value::Object(Object::default().with("prompts", list).cache(&manifest.cache).0)
}

/// The examples of all tools in the order of the manifest, for first answers and for the tests.
pub fn examples(manifest: &Manifest) -> Value {
    let example = |tool: &Tool, example: &Example| {
        let needs_tasks = tool.execution.task_support == TaskSupport::Required;
        let mut object = Object::default()
            .with("tool", &tool.name)
            .with("needsTasks", needs_tasks.then_some(true))
            .with("title", &example.title)
            .with("arguments", &example.arguments)
            .with("elicitation", (!example.elicitation.is_empty()).then_some(&example.elicitation))
            .with("content", &example.content)
            .with("isError", example.is_error)
            .with("needsCode", needs_code(tool, example));
        if let Some(output) = &example.structured_content {
            // Here `null` is a value.
            object.0.insert("structuredContent".to_owned(), output.clone());
        }
        Value::Object(object.0)
    };
    let of = |tool| move |one| example(tool, one);
    manifest.tools.iter().flat_map(|tool| tool.examples.iter().map(of(tool))).collect()
}

/// The file of a tool, where an example has the arguments of one before it: what makes the difference,
/// such as the answers of the user, is seen by code alone.
fn needs_code(tool: &Tool, example: &Example) -> Option<String> {
    let mut earlier = tool.examples.iter().take_while(|other| !std::ptr::eq(*other, example));
    let is_repeated = earlier.any(|other| other.arguments == example.arguments);
    let function = snake(tool.rust_name()).filter(|_| is_repeated)?;
    Some(format!("src/tools/{function}.rs"))
}
