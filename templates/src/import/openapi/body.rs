//! The body of a request: arguments beside the parameters, or one of its own.

use serde_json::{Map, Value, json};

use super::document::{Fault, Part};
use super::media::{self, Kind};
use super::object::Object;
use super::operations::{Operation, unknown};
use super::parameters::Parameter;
use super::parts;
use super::schema::Schemas;
use super::sides::Direction;

/// The body of a request as arguments.
#[derive(Debug, Default)]
pub struct Body {
    /// How the body is written.
    pub media_type: String,
    /// The argument that is the whole body; otherwise the arguments are its members.
    pub argument: Option<String>,
    /// The arguments.
    pub properties: Map<String, Value>,
    /// Those that must be there.
    pub required: Vec<String>,
    /// What other members are, if that is said.
    pub additional: Option<Value>,
    /// How the members of a form are written.
    pub parts: Map<String, Value>,
    /// What the body is.
    pub description: Option<String>,
}

/// The body of an operation, if it has one.
pub fn of<'a>(
    schemas: &mut Schemas<'a>,
    operation: &Operation<'a>,
    parameters: &[Parameter<'a>],
) -> Option<Body> {
    let part = operation.part.get("requestBody")?;
    let part = match schemas.document.follow(&part) {
        Ok(part) => part,
        Err(fault) => {
            schemas.faults.push(fault);
            return None;
        }
    };
    unknown(&part, &["description", "content", "required"], schemas.notes);
    let Some(content) = part.get("content") else {
        let message = "a request body has `content`";
        schemas.faults.push(Fault::new(part.pointer, message));
        return None;
    };
    let (kind, media_type, media) = media::best(&content)?;
    for (other, _) in content.members().iter().filter(|(other, _)| *other != media_type) {
        let sentence = format!("the body may be {other} too: the arguments are for {media_type}");
        schemas.notes.add(sentence, operation.call());
    }
    let required = part.is("required");
    let is_of_members = kind.is_json() || kind == Kind::Form;
    let object = media.get("schema").filter(|_| is_of_members);
    let object = object.and_then(|schema| Object::of(schemas.document, &schema));
    let written = object.as_ref().filter(|_| kind == Kind::Form);
    let parts = written.map(|object| parts::of(schemas, operation, media_type, &media, object));
    let parts = parts.unwrap_or_default();
    let body = match object.filter(|object| is_apart(object, required, parameters)) {
        Some(object) => flat(schemas, &object, &part),
        None => whole(schemas, operation, &part, media.get("schema"), kind, parameters),
    };
    Some(Body { media_type: media_type.to_owned(), parts, ..body })
}

/// Whether the members of a body can stand beside the parameters: none has the name of one, and it
/// makes no difference whether there is a body.
fn is_apart(object: &Object<'_>, required: bool, parameters: &[Parameter<'_>]) -> bool {
    let clashes = |name: &str| parameters.iter().any(|parameter| parameter.argument == name);
    (required || object.required.is_empty())
        && !object.properties.is_empty()
        && !object.properties.iter().any(|(name, _)| clashes(name))
}

fn flat<'a>(schemas: &mut Schemas<'a>, object: &Object<'a>, part: &Part<'a>) -> Body {
    let (properties, required) = object.members(schemas, Direction::Input);
    let additional =
        object.additional.as_ref().map(|schema| schemas.schema(schema, Direction::Input));
    let description = part.text("description").or(object.description);
    Body {
        properties,
        required: required.into_iter().map(str::to_owned).collect(),
        additional,
        description: description.map(str::to_owned),
        ..Body::default()
    }
}

fn whole<'a>(
    schemas: &mut Schemas<'a>,
    operation: &Operation<'a>,
    part: &Part<'a>,
    schema: Option<Part<'a>>,
    kind: Kind,
    parameters: &[Parameter<'a>],
) -> Body {
    let mut schema = match (kind, schema) {
        (Kind::Bytes, _) => {
            let sentence = "the body is bytes: the argument is text of base64";
            schemas.notes.add(sentence, operation.call());
            json!({ "type": "string", "contentEncoding": "base64" })
        }
        (_, Some(schema)) => schemas.schema(&schema, Direction::Input),
        (Kind::Text, None) => json!({ "type": "string" }),
        (_, None) => json!({}),
    };
    if let (Value::Object(keywords), Some(text)) = (&mut schema, part.text("description")) {
        keywords.insert("description".to_owned(), text.into());
    }
    let mut argument = "body".to_owned();
    while parameters.iter().any(|parameter| parameter.argument == argument) {
        argument.insert_str(0, "request_");
    }
    let required = if part.is("required") { vec![argument.clone()] } else { Vec::new() };
    let properties = Map::from_iter([(argument.clone(), schema)]);
    Body { argument: Some(argument), properties, required, ..Body::default() }
}
