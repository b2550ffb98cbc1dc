//! What a server says of itself and lists, wherever it was heard.

use serde_json::{Map, Value, json};

use crate::manifest::model::{Manifest, TaskSupport};
use crate::project::listing;

/// What a server says of itself and lists, as JSON of the newest protocol version.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Listed {
    /// Its name, its version and so on: `Implementation`.
    pub info: Option<Map<String, Value>>,
    /// How a model makes good use of it.
    pub instructions: Option<String>,
    /// What it can do: `ServerCapabilities`.
    pub capabilities: Option<Map<String, Value>>,
    /// How long its lists may be kept: `ttlMs` and `cacheScope`.
    pub cache: Map<String, Value>,
    /// The elements of `ListToolsResult`.
    pub tools: Vec<Value>,
    /// The elements of `ListResourcesResult`.
    pub resources: Vec<Value>,
    /// The elements of `ListResourceTemplatesResult`.
    pub resource_templates: Vec<Value>,
    /// The elements of `ListPromptsResult`.
    pub prompts: Vec<Value>,
    /// The lists that were heard, by their names, where others may be there.
    pub only: Option<Vec<String>>,
    /// What could not be heard, in sentences for the user.
    pub notes: Vec<String>,
}

impl Listed {
    /// The list that results have under a name of the protocol.
    pub fn list(&mut self, name: &str) -> Option<&mut Vec<Value>> {
        match name {
            "tools" => Some(&mut self.tools),
            "resources" => Some(&mut self.resources),
            "resourceTemplates" => Some(&mut self.resource_templates),
            "prompts" => Some(&mut self.prompts),
            _ => None,
        }
    }

    /// Whether a list is what the server has, even if it is empty.
    pub fn has_heard(&self, list: &str) -> bool {
        self.only.as_ref().is_none_or(|only| only.iter().any(|heard| heard == list))
    }

    /// What the server of a manifest will say.
    pub fn of(manifest: &Manifest) -> Self {
        let mut listed = Self::default();
        if let Value::Object(info) = listing::server(manifest) {
            listed.info = Some(info);
        }
        listed.instructions.clone_from(&manifest.server.instructions);
        listed.capabilities = Some(capabilities(manifest));
        for result in [
            listing::tools(manifest),
            listing::resources(manifest),
            listing::templates(manifest),
            listing::prompts(manifest),
        ] {
            listed.take_lists(&result);
        }
        listed.only = None;
        // Servers of 2025-11-25 list it with the tool, and those of newer versions nowhere.
        for (tool, listed) in manifest.tools.iter().zip(&mut listed.tools) {
            let support = match tool.execution.task_support {
                TaskSupport::Forbidden => "forbidden",
                TaskSupport::Optional => "optional",
                TaskSupport::Required => "required",
            };
            listed["execution"] = json!({ "taskSupport": support });
        }
        listed
    }

    /// Adds the lists that a result has, and says whether it has one.
    pub fn take_lists(&mut self, result: &Value) -> bool {
        let mut found = false;
        for (name, value) in result.as_object().into_iter().flatten() {
            if let (Some(list), Value::Array(more)) = (self.list(name), value) {
                list.extend(more.iter().cloned());
                self.only.get_or_insert_default().push(name.clone());
                found = true;
            }
        }
        found
    }
}

fn capabilities(manifest: &Manifest) -> Map<String, Value> {
    let features = &manifest.features;
    let changes = json!({ "listChanged": features.list_changed });
    let mut capabilities = Map::new();
    if !manifest.tools.is_empty() {
        capabilities.insert("tools".to_owned(), changes.clone());
    }
    if !manifest.resources.is_empty() || !manifest.resource_templates.is_empty() {
        let mut resources = changes.clone();
        resources["subscribe"] = features.subscriptions.into();
        capabilities.insert("resources".to_owned(), resources);
    }
    if !manifest.prompts.is_empty() {
        capabilities.insert("prompts".to_owned(), changes);
    }
    let arguments = manifest.prompts.iter().flat_map(|prompt| &prompt.arguments);
    let completes = arguments.clone().any(|argument| argument.completion.is_some())
        || manifest.resource_templates.iter().any(|template| !template.completions.is_empty());
    for (name, is_there) in [("completions", completes), ("logging", features.logging)] {
        if is_there {
            capabilities.insert(name.to_owned(), json!({}));
        }
    }
    if features.tasks {
        capabilities.insert("extensions".to_owned(), json!({ TASKS: {} }));
    }
    capabilities
}

/// The extension by which calls are answered with tasks:
/// <https://modelcontextprotocol.io/extensions/tasks/overview>
pub const TASKS: &str = "io.modelcontextprotocol/tasks";
