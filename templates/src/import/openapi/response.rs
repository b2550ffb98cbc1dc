//! The answer to a request: an output with a schema, if it is an object.

use serde_json::{Map, Value, json};

use super::document::Part;
use super::media;
use super::object::{self, Object};
use super::operations::Operation;
use super::schema::Schemas;
use super::sides::Direction;

/// The schema of the output of an operation, if there can be one.
pub fn output<'a>(
    schemas: &mut Schemas<'a>,
    operation: &Operation<'a>,
) -> Option<Map<String, Value>> {
    let response = success(schemas, operation)?;
    let (kind, media_type, media) = media::best(&response.get("content")?)?;
    if !kind.is_json() {
        let sentence = format!("the answer is {media_type}: the output has no schema");
        schemas.notes.add(sentence, operation.call());
        return None;
    }
    let schema = media.get("schema")?;
    if let Err(fault) = schemas.document.follow(&schema) {
        schemas.faults.push(fault);
        return None;
    }
    if !object::is_object(schemas.document, &schema) {
        let sentence = "the answer is no object, or not always: the output has no schema";
        schemas.notes.add(sentence, operation.call());
        return None;
    }
    Some(of_object(schemas, &schema))
}

/// The first answer to a request that did what it should.
fn success<'a>(schemas: &mut Schemas<'a>, operation: &Operation<'a>) -> Option<Part<'a>> {
    let responses = operation.part.get("responses")?.members();
    let is_success = |status: &str| status.starts_with('2');
    if responses.iter().any(|(status, _)| !is_success(status) && !status.starts_with("x-")) {
        schemas.notes.say(
            "what is answered when something fails is not in a manifest: a tool fails with a text",
        );
    }
    let mut found: Option<(&str, Part<'a>)> = None;
    for (status, part) in responses.into_iter().filter(|(status, _)| is_success(status)) {
        let part = match schemas.document.follow(&part) {
            Ok(part) => part,
            Err(fault) => {
                schemas.faults.push(fault);
                continue;
            }
        };
        for keyword in ["headers", "links"].into_iter().filter(|word| part.get(word).is_some()) {
            schemas.notes.count("members of responses are left out", format!("`{keyword}`"));
        }
        match found {
            Some((first, _)) => {
                let sentence =
                    format!("there are other answers than {first}: the output is of that");
                schemas.notes.add(sentence, operation.call());
            }
            None => found = Some((status, part)),
        }
    }
    found.map(|(_, part)| part)
}

/// The schema of an object whose root says that it is one, as older versions of the protocol want.
fn of_object<'a>(schemas: &mut Schemas<'a>, part: &Part<'a>) -> Map<String, Value> {
    if part.text("$ref").is_some()
        && let Ok(target) = schemas.document.follow(part)
        && target.value.get("type") == Some(&json!("object"))
        && let Value::Object(schema) = schemas.schema(part, Direction::Output)
    {
        return schema;
    }
    if let Some(object) = Object::of(schemas.document, part) {
        return object.schema(schemas, Direction::Output);
    }
    let Value::Object(mut schema) = schemas.schema(part, Direction::Output) else {
        return Map::from_iter([("type".to_owned(), "object".into())]);
    };
    if schema.contains_key("$ref") {
        schema = Map::from_iter([("allOf".to_owned(), json!([schema]))]);
    }
    schema.shift_insert(0, "type".to_owned(), "object".into());
    schema
}
