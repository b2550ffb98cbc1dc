//! The members of a form: which are files, and how each is written.

use serde_json::{Map, Value, json};

use super::document::{Document, Part};
use super::object::{Object, is_object};
use super::operations::Operation;
use super::parameters::is_scalar;
use super::schema::Schemas;

/// How each member of a form is written, where its name does not say it all.
pub fn of<'a>(
    schemas: &mut Schemas<'a>,
    operation: &Operation<'a>,
    media_type: &str,
    media: &Part<'a>,
    object: &Object<'a>,
) -> Map<String, Value> {
    let is_multipart = media_type.to_ascii_lowercase().starts_with("multipart/");
    let mut parts = Map::new();
    for (name, held) in &object.properties {
        let encoding = media.get("encoding").and_then(|all| all.get(name));
        if encoding.as_ref().is_some_and(|encoding| encoding.get("headers").is_some()) {
            schemas.notes.add(format!("the part `{name}` has headers: left out"), operation.call());
        }
        let schema = held.last();
        let written = match is_multipart {
            true => part(schemas.document, schema, encoding.as_ref()),
            false => field(schemas.document, schema, encoding.as_ref()),
        };
        if !written.is_empty() {
            parts.insert((*name).to_owned(), Value::Object(written));
        }
    }
    parts
}

/// A part of a multipart body.
fn part(
    document: &Document,
    schema: Option<&Part<'_>>,
    encoding: Option<&Part<'_>>,
) -> Map<String, Value> {
    let mut written = Map::new();
    let schema = schema.and_then(|schema| document.follow(schema).ok());
    let items = schema.as_ref().and_then(|schema| schema.get("items"));
    let items = items.and_then(|items| document.follow(&items).ok());
    // A list is a part for each of its elements.
    let one = items.as_ref().or(schema.as_ref());
    let said = encoding.and_then(|encoding| encoding.text("contentType"));
    let is_file = one.is_some_and(is_bytes);
    if is_file {
        written.insert("file".to_owned(), true.into());
    }
    let usual = match one {
        _ if is_file => "application/octet-stream",
        Some(one) if is_object(document, one) => "application/json",
        _ => "text/plain",
    };
    if said.is_some() || usual != "text/plain" {
        written.insert("mediaType".to_owned(), json!(said.unwrap_or(usual)));
    }
    if items.is_some() {
        written.insert("explode".to_owned(), true.into());
    }
    written
}

/// A field of a form that is written like a query.
fn field(
    document: &Document,
    schema: Option<&Part<'_>>,
    encoding: Option<&Part<'_>>,
) -> Map<String, Value> {
    let mut written = Map::new();
    let word = |word: &str| encoding.and_then(|encoding| encoding.value.get(word));
    let is_plain = schema.is_none_or(|schema| is_scalar(document, schema));
    let styled = ["style", "explode", "allowReserved"].iter().any(|name| word(name).is_some());
    if let Some(said) = encoding.and_then(|encoding| encoding.text("contentType"))
        && !styled
    {
        written.insert("mediaType".to_owned(), said.into());
    } else if styled || !is_plain {
        let style = encoding.and_then(|encoding| encoding.text("style")).unwrap_or("form");
        let explode = word("explode").and_then(Value::as_bool).unwrap_or(style == "form");
        written.insert("style".to_owned(), style.into());
        written.insert("explode".to_owned(), explode.into());
    }
    if word("allowReserved") == Some(&Value::Bool(true)) {
        written.insert("allowReserved".to_owned(), true.into());
    }
    written
}

/// Whether the values of a schema are bytes, so that a part of them is a file.
fn is_bytes(schema: &Part<'_>) -> bool {
    let media_type = schema.text("contentMediaType");
    let is_of_text = |name: &str| name.starts_with("text/") || name.ends_with("json");
    schema.text("format") == Some("binary")
        || schema.text("type") == Some("file")
        || media_type
            .is_some_and(|name| !is_of_text(name) && schema.text("contentEncoding").is_none())
}
