//! Parameters: an argument for each.

use std::collections::HashSet;
use std::sync::LazyLock;

use serde_json::{Map, Value, json};

use super::document::{Document, Fault, Part};
use super::names;
use super::operations::{Operation, unknown};
use super::schema::Schemas;
use super::sides::Direction;

/// Where parameters are, in the order in which they come by their names.
pub const PLACES: [&str; 4] = ["path", "query", "header", "cookie"];
/// Headers that are none of the operation's business.
const SENT_ANYWAY: [&str; 2] = ["accept", "content-type"];

const KNOWN: [&str; 13] = [
    "name",
    "in",
    "description",
    "required",
    "deprecated",
    "allowEmptyValue",
    "style",
    "explode",
    "allowReserved",
    "schema",
    "content",
    "example",
    "examples",
];

/// What a parameter says that nobody described.
static TEXT: LazyLock<Value> = LazyLock::new(|| json!({ "schema": { "type": "string" } }));

/// A parameter of an operation.
#[derive(Debug)]
pub struct Parameter<'a> {
    /// Its name in the HTTP request.
    pub name: &'a str,
    /// The name of the argument.
    pub argument: String,
    /// Which of [`PLACES`].
    pub place: &'static str,
    /// Whether it must be there.
    pub required: bool,
    part: Part<'a>,
}

/// The parameters of an operation, those of its path included.
pub fn of<'a>(schemas: &mut Schemas<'a>, operation: &Operation<'a>) -> Vec<Parameter<'a>> {
    let mut parameters: Vec<Parameter<'a>> = Vec::new();
    for owner in [&operation.item, &operation.part] {
        let list = owner.get("parameters").map(|list| list.elements()).unwrap_or_default();
        for part in list {
            let Some(parameter) = parameter(schemas, operation, &part) else { continue };
            let same = |known: &&mut Parameter<'_>| {
                known.name == parameter.name && known.place == parameter.place
            };
            match parameters.iter_mut().find(same) {
                // What an operation says stands for what its path says.
                Some(known) => *known = parameter,
                None => parameters.push(parameter),
            }
        }
    }
    for name in undeclared(operation.path, &parameters) {
        let sentence = "variables of paths without a parameter are read as texts";
        schemas.notes.count(sentence, format!("`{name}`"));
        let (value, pointer) = (&*TEXT, operation.part.pointer.clone());
        parameters.push(Parameter {
            name,
            argument: names::argument(name),
            place: "path",
            required: true,
            part: Part { value, pointer },
        });
    }
    name_apart(schemas, &mut parameters);
    parameters
}

/// The variables of a path that no parameter stands for.
fn undeclared<'a>(path: &'a str, parameters: &[Parameter<'_>]) -> Vec<&'a str> {
    let inside = path.split('{').skip(1).filter_map(|rest| Some(rest.split_once('}')?.0));
    let is_declared =
        |name: &&str| parameters.iter().any(|one| one.place == "path" && one.name == *name);
    inside.filter(|name| !name.is_empty() && !is_declared(name)).collect()
}

fn parameter<'a>(
    schemas: &mut Schemas<'a>,
    operation: &Operation<'a>,
    part: &Part<'a>,
) -> Option<Parameter<'a>> {
    let part = match schemas.document.follow(part) {
        Ok(part) => part,
        Err(fault) => {
            schemas.faults.push(fault);
            return None;
        }
    };
    let (Some(name), Some(place)) = (part.text("name"), part.text("in")) else {
        let message = "a parameter has a `name`, and `in` says where it is";
        schemas.faults.push(Fault::new(part.pointer, message));
        return None;
    };
    let Some(place) = PLACES.into_iter().find(|known| *known == place) else {
        let message =
            format!("the parameter `{name}` is in {}, not in `{place}`", PLACES.join(", "));
        schemas.faults.push(Fault::new(format!("{}/in", part.pointer), message));
        return None;
    };
    if place == "header" && SENT_ANYWAY.contains(&name.to_ascii_lowercase().as_str()) {
        let sentence = format!("the header `{name}` is no parameter of OpenAPI: left out");
        schemas.notes.add(sentence, operation.call());
        return None;
    }
    if schemas.secrets.contain(place, name) {
        let sentence = format!("the {place} parameter `{name}` is a secret: no argument");
        schemas.notes.add(sentence, operation.call());
        return None;
    }
    unknown(&part, &KNOWN, schemas.notes);
    let required = place == "path" || part.is("required");
    Some(Parameter { name, argument: names::argument(name), place, required, part })
}

/// Gives arguments other names where two parameters have the same.
fn name_apart(schemas: &mut Schemas<'_>, parameters: &mut [Parameter<'_>]) {
    let mut taken = HashSet::new();
    for place in PLACES {
        for parameter in parameters.iter_mut().filter(|parameter| parameter.place == place) {
            let mut name = parameter.argument.clone();
            if !taken.insert(name.clone()) {
                let base = names::argument(&format!("{place}_{}", parameter.name));
                name.clone_from(&base);
                let mut number = 2;
                while !taken.insert(name.clone()) {
                    name = format!("{base}_{number}");
                    number += 1;
                }
            }
            if name != parameter.name {
                let sentence = "arguments that have other names than their parameters";
                schemas.notes.count(sentence, format!("`{name}` for `{}`", parameter.name));
            }
            parameter.argument = name;
        }
    }
}

impl<'a> Parameter<'a> {
    /// Its name in the request, and how it is written where a reader could not know.
    pub fn written(&self, document: &Document) -> Value {
        let usual = if matches!(self.place, "query" | "cookie") { "form" } else { "simple" };
        let mut written = Map::from_iter([("name".to_owned(), json!(self.name))]);
        let content = self.part.get("content").map(|content| content.members());
        if let Some((media_type, _)) = content.as_deref().and_then(|content| content.first()) {
            written.insert("mediaType".to_owned(), json!(media_type));
            return Value::Object(written);
        }
        let style = self.part.text("style").unwrap_or(usual);
        let explode = self.part.value.get("explode").and_then(Value::as_bool);
        let explode = explode.unwrap_or(style == "form");
        let schema = self.part.get("schema");
        let is_plain = schema.is_none_or(|schema| is_scalar(document, &schema));
        if style != usual || explode != (usual == "form") || !is_plain {
            written.insert("style".to_owned(), json!(style));
            written.insert("explode".to_owned(), json!(explode));
        }
        for keyword in ["allowReserved", "allowEmptyValue"] {
            if self.part.is(keyword) {
                written.insert(keyword.to_owned(), true.into());
            }
        }
        if written.len() == 1 { json!(self.name) } else { Value::Object(written) }
    }

    /// The schema of the argument.
    pub fn schema(&self, schemas: &mut Schemas<'a>) -> Value {
        let own = self.part.get("schema").or_else(|| {
            let content = self.part.get("content")?.members();
            content.first().and_then(|(_, media)| media.get("schema"))
        });
        let schema = own.map(|own| schemas.schema(&own, Direction::Input));
        let mut keywords = match schema {
            Some(Value::Object(keywords)) => keywords,
            Some(Value::Bool(false)) => return Value::Bool(false),
            _ => Map::new(),
        };
        if let Some(text) = self.part.text("description") {
            keywords.insert("description".to_owned(), text.into());
        }
        if self.part.is("deprecated") {
            keywords.insert("deprecated".to_owned(), true.into());
        }
        let examples = self.examples(schemas);
        if !examples.is_empty() {
            keywords.entry("examples").or_insert(json!(examples));
        }
        Value::Object(keywords)
    }

    fn examples(&self, schemas: &Schemas<'a>) -> Vec<&'a Value> {
        if let Some(example) = self.part.get("example") {
            return vec![example.value];
        }
        let named = self.part.get("examples").map(|all| all.members()).unwrap_or_default();
        let followed = named.iter().filter_map(|(_, one)| schemas.document.follow(one).ok());
        followed.filter_map(|one| Some(one.get("value")?.value)).collect()
    }
}

/// Whether the values of a schema are surely neither lists nor objects.
pub fn is_scalar(document: &Document, schema: &Part<'_>) -> bool {
    let Ok(schema) = document.follow(schema) else { return false };
    let is_plain = |name: &str| !matches!(name, "array" | "object");
    match schema.value.get("type") {
        Some(Value::String(name)) => is_plain(name),
        Some(Value::Array(names)) => names.iter().filter_map(Value::as_str).all(is_plain),
        _ => schema.get("enum").is_some_and(|values| {
            values.elements().iter().all(|one| !one.value.is_array() && !one.value.is_object())
        }),
    }
}
