//! An operation as a tool.

use serde_json::{Map, Value, json};

use super::body::{self, Body};
use super::document::Part;
use super::operations::Operation;
use super::parameters::{self, PLACES, Parameter};
use super::response;
use super::schema::Schemas;
use super::security;

/// The tool that stands for an operation.
pub fn of<'a>(schemas: &mut Schemas<'a>, operation: &Operation<'a>, name: &str) -> Value {
    let parameters = parameters::of(schemas, operation);
    let body = body::of(schemas, operation, &parameters);
    let mut tool = Map::new();
    tool.insert("name".to_owned(), name.into());
    match description(operation) {
        Some(text) => {
            tool.insert("description".to_owned(), text.into());
        }
        None => schemas.notes.add("without summary and description", operation.call()),
    }
    if let Some(annotations) = annotations(operation.method) {
        tool.insert("annotations".to_owned(), annotations);
    }
    let input = input(schemas, &parameters, body.as_ref());
    tool.insert("inputSchema".to_owned(), input);
    if let Some(output) = response::output(schemas, operation) {
        tool.insert("outputSchema".to_owned(), Value::Object(output));
    }
    let request = request(schemas, operation, &parameters, body.as_ref());
    tool.insert("http".to_owned(), request);
    left_out(schemas, operation);
    Value::Object(tool)
}

/// Summary and description; what is deprecated says so first.
fn description(operation: &Operation<'_>) -> Option<String> {
    let own = |word| operation.part.text(word).or(operation.item.text(word)).map(str::trim);
    let mut texts = Vec::new();
    if operation.part.is("deprecated") {
        texts.push("Deprecated.");
    }
    match (own("summary"), own("description")) {
        (Some(summary), Some(text)) if text.starts_with(summary.trim_end_matches('.')) => {
            texts.push(text);
        }
        (summary, text) => texts.extend(summary.into_iter().chain(text)),
    }
    (!texts.is_empty()).then(|| texts.join("\n\n"))
}

/// What the method promises: <https://www.rfc-editor.org/rfc/rfc9110#name-common-method-properties>.
fn annotations(method: &str) -> Option<Value> {
    match method {
        "get" | "head" | "options" | "trace" => Some(json!({ "readOnlyHint": true })),
        "put" => Some(json!({ "idempotentHint": true })),
        "delete" => Some(json!({ "destructiveHint": true, "idempotentHint": true })),
        _ => None,
    }
}

fn input<'a>(
    schemas: &mut Schemas<'a>,
    parameters: &[Parameter<'a>],
    body: Option<&Body>,
) -> Value {
    let mut properties = Map::new();
    for parameter in parameters {
        properties.insert(parameter.argument.clone(), parameter.schema(schemas));
    }
    let required = parameters.iter().filter(|parameter| parameter.required);
    let mut required: Vec<&str> = required.map(|parameter| parameter.argument.as_str()).collect();
    let mut schema = Map::new();
    schema.insert("type".to_owned(), "object".into());
    if let Some(body) = body {
        properties.extend(body.properties.clone());
        required.extend(body.required.iter().map(String::as_str));
        if let Some(text) = &body.description {
            schema.insert("description".to_owned(), text.as_str().into());
        }
    }
    schema.insert("properties".to_owned(), Value::Object(properties));
    if !required.is_empty() {
        schema.insert("required".to_owned(), json!(required));
    }
    if let Some(additional) = body.and_then(|body| body.additional.clone()) {
        schema.insert("additionalProperties".to_owned(), additional);
    }
    Value::Object(schema)
}

/// The HTTP request, for whoever writes the function.
fn request<'a>(
    schemas: &mut Schemas<'a>,
    operation: &Operation<'a>,
    parameters: &[Parameter<'a>],
    body: Option<&Body>,
) -> Value {
    let mut request = Map::new();
    request.insert("method".to_owned(), operation.method.to_ascii_uppercase().into());
    request.insert("url".to_owned(), url(schemas, operation).into());
    for place in PLACES {
        let there = parameters.iter().filter(|parameter| parameter.place == place);
        let names: Map<String, Value> =
            there.map(|one| (one.argument.clone(), one.written(schemas.document))).collect();
        if !names.is_empty() {
            request.insert(place.to_owned(), Value::Object(names));
        }
    }
    if let Some(body) = body {
        let mut written = Map::from_iter([("mediaType".to_owned(), json!(body.media_type))]);
        if let Some(argument) = &body.argument {
            written.insert("argument".to_owned(), argument.as_str().into());
        }
        if !body.parts.is_empty() {
            written.insert("parts".to_owned(), Value::Object(body.parts.clone()));
        }
        request.insert("body".to_owned(), Value::Object(written));
    }
    if let Some(security) = security::of(schemas, operation) {
        request.insert("security".to_owned(), security);
    }
    Value::Object(request)
}

/// The address of an operation, below the first of its servers.
fn url(schemas: &mut Schemas<'_>, operation: &Operation<'_>) -> String {
    let root = schemas.document.whole();
    let owners = [&operation.part, &operation.item, &root];
    let servers = owners.iter().find_map(|owner| owner.get("servers")).map(|list| list.elements());
    let servers = servers.unwrap_or_default();
    if let [_, others @ ..] = servers.as_slice() {
        for url in others.iter().filter_map(|server| server.text("url")) {
            schemas.notes.say(format!("the server {url} is left out: addresses are of the first"));
        }
    }
    let base = servers.first().map_or_else(String::new, filled);
    if !base.contains("://") {
        schemas.notes.say("the document does not say at which host the API is");
    }
    format!("{}{}", base.trim_end_matches('/'), operation.path)
}

/// The address of a server, its variables as they are by default.
fn filled(server: &Part<'_>) -> String {
    let mut url = server.text("url").unwrap_or_default().to_owned();
    for (name, variable) in server.get("variables").map(|all| all.members()).unwrap_or_default() {
        if let Some(default) = variable.text("default") {
            url = url.replace(&format!("{{{name}}}"), default);
        }
    }
    url
}

/// Says what of an operation has no place in a manifest.
fn left_out(schemas: &mut Schemas<'_>, operation: &Operation<'_>) {
    for (keyword, _) in operation.part.members() {
        if matches!(keyword, "callbacks" | "externalDocs") || keyword.starts_with("x-") {
            schemas.notes.count("members of operations are left out", format!("`{keyword}`"));
        }
    }
}
