//! What a server lists, as a manifest.

use std::collections::{BTreeMap, HashSet};

use serde_json::{Map, Value, json};

use super::listed::TASKS;
use super::{Imported, Listed, names, settle};
use crate::identifiers::snake;
use crate::lint::schemas::is_older;
use crate::manifest::uri_template::{self, Part};
use crate::problem::printable;

type Object = Map<String, Value>;

/// The keys of manifests in the order of the model.
const SERVER: [&str; 8] =
    ["name", "project", "version", "title", "description", "instructions", "icons", "websiteUrl"];
const TOOL: [&str; 10] = [
    "name",
    "rust",
    "title",
    "description",
    "annotations",
    "inputSchema",
    "outputSchema",
    "icons",
    "_meta",
    "execution",
];
const RESOURCE: [&str; 10] = [
    "uri",
    "name",
    "rust",
    "title",
    "description",
    "mimeType",
    "size",
    "annotations",
    "icons",
    "_meta",
];
const TEMPLATE: [&str; 10] = [
    "uriTemplate",
    "name",
    "rust",
    "title",
    "description",
    "mimeType",
    "annotations",
    "icons",
    "_meta",
    "completions",
];
const PROMPT: [&str; 7] = ["name", "rust", "title", "description", "icons", "_meta", "arguments"];
const ARGUMENT: [&str; 6] = ["name", "rust", "title", "description", "required", "completion"];
/// Capabilities that the rest of a manifest says, or that it has a word for.
const CAPABILITIES: [&str; 7] =
    ["tools", "resources", "prompts", "completions", "logging", "tasks", "extensions"];
/// How many levels an element may have: a manifest has 100, and the element is on the third.
const MAX_DEPTH: usize = 96;
/// What a server is called that does not say its name.
const UNNAMED: &str = "imported";

impl Listed {
    /// A manifest of which a server can be made that lists the same.
    ///
    /// What the manifest cannot say is left out with a note. Resources and prompts become functions
    /// to write: what they hold was not asked for.
    pub fn into_manifest(mut self) -> Imported {
        let mut notes = std::mem::take(&mut self.notes);
        let capabilities = self.capabilities.take().unwrap_or_default();
        let server = server(self.info.take(), self.instructions.take(), &mut notes);
        let mut lists = Lists {
            tools: elements(self.tools, "tool", &["name"], &mut notes),
            resources: elements(self.resources, "resource", &["uri", "name"], &mut notes),
            templates: elements(
                self.resource_templates,
                "resource template",
                &["uriTemplate", "name"],
                &mut notes,
            ),
            prompts: elements(self.prompts, "prompt", &["name"], &mut notes),
        };
        lists.tools.iter_mut().for_each(|tool| self::tool(tool, &mut notes));
        let wire_names = lists.name(&mut notes);
        if capabilities.contains_key("completions") {
            completions(&mut lists.prompts, &mut lists.templates, &mut notes);
        }
        let features = features(&capabilities, &lists.tools, &mut notes);

        let mut manifest = Object::new();
        manifest.insert("server".to_owned(), ordered(server, &SERVER));
        for (key, value) in [("features", features), ("cache", self.cache)] {
            if !value.is_empty() {
                manifest.insert(key.to_owned(), Value::Object(value));
            }
        }
        lists.put_into(&mut manifest);
        let mut imported = Imported { manifest, wire_names, notes };
        settle(&mut imported);
        // They quote what the server says.
        imported.notes = imported.notes.iter().map(|note| printable(note)).collect();
        imported
    }
}

/// What is listed, on its way into a manifest.
struct Lists {
    tools: Vec<Value>,
    resources: Vec<Value>,
    templates: Vec<Value>,
    prompts: Vec<Value>,
}

impl Lists {
    /// Gives names to what cannot have its own. Those that tools had are returned.
    fn name(&mut self, notes: &mut Vec<String>) -> BTreeMap<String, String> {
        let wire_names = wire_names(&mut self.tools, notes);
        names::apart([&mut self.tools, &mut []], "tool", notes);
        names::apart([&mut self.resources, &mut self.templates], "resource", notes);
        names::apart([&mut self.prompts, &mut []], "prompt", notes);
        for prompt in &mut self.prompts {
            if let Some(Value::Array(arguments)) = prompt.get_mut("arguments") {
                names::apart([arguments, &mut []], "argument", notes);
            }
        }
        wire_names
    }

    fn put_into(self, manifest: &mut Object) {
        let prompts = self.prompts.into_iter().map(with_ordered_arguments).collect();
        for (key, list, order) in [
            ("tools", self.tools, &TOOL[..]),
            ("resources", self.resources, &RESOURCE),
            ("resourceTemplates", self.templates, &TEMPLATE),
            ("prompts", prompts, &PROMPT),
        ] {
            let list: Vec<Value> = list.into_iter().map(|one| sorted(one, order)).collect();
            if !list.is_empty() {
                manifest.insert(key.to_owned(), list.into());
            }
        }
    }
}

fn server(info: Option<Object>, instructions: Option<String>, notes: &mut Vec<String>) -> Object {
    let mut server = info.unwrap_or_default();
    server.retain(|_, value| !value.is_null());
    let text = |server: &Object, key| server.get(key).and_then(Value::as_str).map(str::to_owned);
    let name = text(&server, "name").unwrap_or_else(|| {
        notes.push(format!("the server says no name: it is `{UNNAMED}` now"));
        UNNAMED.to_owned()
    });
    if text(&server, "version").is_none() {
        notes.push("the server says no version: it is 0.1.0 now".to_owned());
        server.insert("version".to_owned(), "0.1.0".into());
    }
    if let Some(project) = names::project(&name) {
        notes.push(format!("`{name}` cannot be the name of a project: that is `{project}`"));
        server.insert("project".to_owned(), project.into());
    }
    server.insert("name".to_owned(), name.into());
    if let Some(instructions) = instructions {
        server.insert("instructions".to_owned(), instructions.into());
    }
    server
}

/// The elements of a list: objects that have the members that they must have, none of them twice,
/// and no members that are `null`. The first of the members is what tells elements apart.
fn elements(list: Vec<Value>, what: &str, must: &[&str], notes: &mut Vec<String>) -> Vec<Value> {
    let mut elements: Vec<Value> = Vec::new();
    for mut element in list {
        if let Some(members) = element.as_object_mut() {
            members.retain(|_, value| !value.is_null());
        }
        if let Some(missing) = must.iter().find(|key| !element[**key].is_string()) {
            notes.push(format!("a {what} without `{missing}` is left out: {element}"));
            continue;
        }
        if depth(&element) > MAX_DEPTH {
            let name = must.first().map(|key| &element[*key]).and_then(Value::as_str);
            let name = name.unwrap_or_default();
            notes.push(format!("{what} `{name}` is left out: it has more than {MAX_DEPTH} levels"));
            continue;
        }
        let key = must.first().map(|key| &element[*key]);
        if elements.iter().any(|known| must.first().map(|key| &known[*key]) == key) {
            let name = key.and_then(Value::as_str).unwrap_or_default();
            notes.push(format!("{what} `{name}` is there twice: the second is left out"));
            continue;
        }
        elements.push(element);
    }
    elements
}

fn depth(value: &Value) -> usize {
    let below = match value {
        Value::Object(members) => members.values().map(depth).max(),
        Value::Array(elements) => elements.iter().map(depth).max(),
        _ => return 0,
    };
    below.unwrap_or_default() + 1
}

/// A tool as a manifest has it.
fn tool(tool: &mut Value, notes: &mut Vec<String>) {
    let Some(tool) = tool.as_object_mut() else { return };
    let name = tool.get("name").and_then(Value::as_str).unwrap_or_default().to_owned();
    // That is what tools are that do not say.
    if tool.get("execution") == Some(&json!({ "taskSupport": "forbidden" })) {
        tool.remove("execution");
    }
    for key in ["inputSchema", "outputSchema"] {
        let Some(schema) = tool.get_mut(key) else { continue };
        let mut removed = Vec::new();
        without_nulls(schema, key, &mut removed);
        if !removed.is_empty() {
            notes.push(format!("tool `{name}`: {} is `null`, and left out", removed.join(", ")));
        }
        if !schema.get("$schema").and_then(Value::as_str).is_some_and(is_older) && tuples(schema) {
            notes.push(format!("tool `{name}`: a list of `items` is `prefixItems` now"));
        }
    }
    match tool.get_mut("inputSchema") {
        None => {
            notes.push(format!("tool `{name}` has no `inputSchema`: it takes no arguments now"))
        }
        Some(Value::Object(schema))
            if !schema.contains_key("type") && !schema.contains_key("$ref") =>
        {
            notes.push(format!("tool `{name}`: its `inputSchema` lacked `type: object`"));
            let rest = std::mem::take(schema);
            schema.insert("type".to_owned(), "object".into());
            schema.extend(rest);
        }
        Some(_) => {}
    }
}

/// Writes tuples as JSON Schema 2020-12 does, which knows no list of `items`. Says whether there were
/// some.
fn tuples(schema: &mut Value) -> bool {
    let mut found = false;
    match schema {
        Value::Object(members) => {
            if members.get("items").is_some_and(Value::is_array)
                && !members.contains_key("prefixItems")
                && let Some(first) = members.shift_remove("items")
            {
                members.insert("prefixItems".to_owned(), first);
                if let Some(rest) = members.shift_remove("additionalItems") {
                    members.insert("items".to_owned(), rest);
                }
                found = true;
            }
            for (key, value) in members {
                if !matches!(key.as_str(), "const" | "default" | "example" | "examples" | "enum") {
                    found |= tuples(value);
                }
            }
        }
        Value::Array(elements) => {
            for value in elements {
                found |= tuples(value);
            }
        }
        _ => {}
    }
    found
}

/// Takes keywords away that have nothing behind them.
fn without_nulls(schema: &mut Value, at: &str, removed: &mut Vec<String>) {
    match schema {
        Value::Object(members) => {
            members.retain(|key, value| {
                let is_value = matches!(key.as_str(), "const" | "default" | "example");
                let keep = !value.is_null() || is_value;
                if !keep {
                    removed.push(format!("`{at}/{key}`"));
                }
                keep
            });
            for (key, value) in members {
                if !matches!(key.as_str(), "const" | "default" | "example" | "examples" | "enum") {
                    without_nulls(value, &format!("{at}/{key}"), removed);
                }
            }
        }
        Value::Array(elements) => {
            for (index, value) in elements.iter_mut().enumerate() {
                without_nulls(value, &format!("{at}/{index}"), removed);
            }
        }
        _ => {}
    }
}

/// Gives names to tools whose own a manifest refuses. It is the only change that clients see.
fn wire_names(tools: &mut [Value], notes: &mut Vec<String>) -> BTreeMap<String, String> {
    let name = |tool: &Value| tool["name"].as_str().unwrap_or_default().to_owned();
    let mut taken: HashSet<String> = tools.iter().map(name).collect();
    let mut renamed = BTreeMap::new();
    for tool in tools {
        let old = name(tool);
        if let Some(new) = names::tool(&old, &taken) {
            notes.push(format!(
                "tool `{old}` is called `{new}` now: a name holds A-Z a-z 0-9 _ - . only, 128 at most"
            ));
            taken.insert(new.clone());
            renamed.insert(new.clone(), old);
            tool["name"] = new.into();
        }
    }
    renamed
}

/// Has functions propose values for all arguments: which of them have proposals, no server says.
fn completions(prompts: &mut [Value], templates: &mut [Value], notes: &mut Vec<String>) {
    let mut functions = Functions::default();
    for prompt in prompts {
        let name = rust_name(prompt).to_owned();
        let arguments = prompt.get_mut("arguments").and_then(Value::as_array_mut);
        for argument in arguments.into_iter().flatten() {
            let is_free = functions.take(&name, rust_name(argument));
            if let (true, Some(argument)) = (is_free, argument.as_object_mut()) {
                argument.insert("completion".to_owned(), "custom".into());
            }
        }
    }
    for template in templates {
        let text = template["uriTemplate"].as_str().unwrap_or_default();
        let parts = uri_template::parse(text).unwrap_or_default();
        let variables = parts.iter().filter_map(Part::variable);
        let name = rust_name(template);
        let proposed: Object = variables
            .filter(|variable| functions.take(name, variable))
            .map(|variable| (variable.to_owned(), "custom".into()))
            .collect();
        if let (false, Some(template)) = (proposed.is_empty(), template.as_object_mut()) {
            template.insert("completions".to_owned(), Value::Object(proposed));
        }
    }
    if !functions.taken.is_empty() {
        let message =
            "the server completes arguments, and does not say which: there is a function for each";
        notes.push(message.to_owned());
    }
    notes.extend(functions.notes);
}

/// The functions that propose values.
#[derive(Default)]
struct Functions {
    taken: HashSet<String>,
    notes: Vec<String>,
}

impl Functions {
    /// Takes the function for an argument, if no other has its name.
    fn take(&mut self, of: &str, argument: &str) -> bool {
        let function = snake(&format!("{of} {argument}"));
        let is_free = function.is_some_and(|function| self.taken.insert(function));
        if !is_free {
            let why = "another has the same name in Rust";
            self.notes.push(format!("`{argument}` of `{of}` is not completed: {why}"));
        }
        is_free
    }
}

/// What the name of an element in Rust is made of.
fn rust_name(element: &Value) -> &str {
    let name = element.get("rust").or(element.get("name"));
    name.and_then(Value::as_str).unwrap_or_default()
}

fn features(capabilities: &Object, tools: &[Value], notes: &mut Vec<String>) -> Object {
    let is = |name: &str, flag: &str| {
        capabilities.get(name).and_then(|one| one.get(flag)) == Some(&Value::Bool(true))
    };
    let extensions = capabilities.get("extensions").and_then(Value::as_object);
    let uses_tasks = tools.iter().any(|tool| {
        let support = tool.get("execution").and_then(|execution| execution.get("taskSupport"));
        matches!(support.and_then(Value::as_str), Some("optional" | "required"))
    });
    let tasks = capabilities.contains_key("tasks")
        || extensions.is_some_and(|extensions| extensions.contains_key(TASKS))
        || uses_tasks;
    let lists = ["tools", "resources", "prompts"].map(|name| (name, is(name, "listChanged")));
    let changing: Vec<&str> = lists.iter().filter(|(_, is)| *is).map(|(name, _)| *name).collect();
    let still = lists.iter().any(|(name, is)| !is && capabilities.contains_key(*name));
    if still && !changing.is_empty() {
        notes.push(format!(
            "the server says of {} that the list may change, a manifest says it of all lists",
            changing.join(" and ")
        ));
    }
    let others = capabilities.keys().filter(|name| !CAPABILITIES.contains(&name.as_str()));
    let extensions = extensions.into_iter().flat_map(Map::keys).filter(|name| *name != TASKS);
    for name in others.chain(extensions) {
        notes.push(format!("the capability `{name}` is left out"));
    }
    let features = [
        ("logging", capabilities.contains_key("logging")),
        ("subscriptions", is("resources", "subscribe")),
        ("tasks", tasks),
        ("listChanged", !changing.is_empty()),
    ];
    let on = features.into_iter().filter(|(_, is_on)| *is_on);
    on.map(|(name, _)| (name.to_owned(), true.into())).collect()
}

fn with_ordered_arguments(mut prompt: Value) -> Value {
    if let Some(Value::Array(arguments)) = prompt.get_mut("arguments") {
        for argument in arguments {
            if let Some(members) = argument.as_object_mut() {
                members.retain(|_, value| !value.is_null());
            }
            *argument = sorted(argument.take(), &ARGUMENT);
        }
    }
    prompt
}

fn sorted(value: Value, order: &[&str]) -> Value {
    match value {
        Value::Object(members) => ordered(members, order),
        other => other,
    }
}

/// Members in an order; those that are not in it come last.
fn ordered(mut members: Object, order: &[&str]) -> Value {
    let mut ordered = Object::new();
    for key in order {
        if let Some(value) = members.shift_remove(*key) {
            ordered.insert((*key).to_owned(), value);
        }
    }
    ordered.extend(members);
    Value::Object(ordered)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// With the draft they are taken as they are, and without one they are written as the newest has
    /// them: nothing of them is lost.
    #[test]
    fn tuples_of_servers_survive() {
        let pair = json!({ "type": "array", "items": [{ "type": "string" }, { "type": "number" }], "additionalItems": false });
        let newest = json!({ "type": "array", "prefixItems": [{ "type": "string" }, { "type": "number" }], "items": false });
        for (draft, expected) in [
            (Some("http://json-schema.org/draft-07/schema#"), &pair),
            (Some("https://json-schema.org/draft/2019-09/schema"), &pair),
            (Some("https://json-schema.org/draft/2020-12/schema"), &newest),
            (None, &newest),
        ] {
            let mut schema = json!({ "type": "object", "properties": { "pair": pair } });
            if let Some(draft) = draft {
                schema["$schema"] = draft.into();
            }
            let tools = vec![json!({ "name": "t", "inputSchema": schema, "outputSchema": schema })];
            let imported = Listed { tools, ..Listed::default() }.into_manifest();
            let tool = &imported.manifest["tools"][0];
            for key in ["inputSchema", "outputSchema"] {
                let found = &tool[key]["properties"]["pair"];
                assert_eq!(found, expected, "{draft:?} {:?}", imported.notes);
            }
        }
    }
}
