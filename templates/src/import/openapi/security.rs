//! Secrets: what guards an operation, and the parameters that stand for it.

use std::collections::HashSet;

use serde_json::{Map, Value, json};

use super::document::{Document, Part};
use super::operations::Operation;
use super::schema::Schemas;

/// Where the schemes of a document put their secrets.
#[derive(Debug)]
pub struct Secrets(HashSet<(&'static str, String)>);

impl Secrets {
    /// The secrets of all schemes: one that another operation needs is no argument either.
    pub fn of(document: &Document) -> Self {
        let mut secrets: HashSet<(&'static str, String)> = HashSet::new();
        let mut add = |place, name: &str| secrets.insert((place, spelled(place, name)));
        // These two carry nothing else, whatever the document says.
        add("header", "authorization");
        add("header", "proxy-authorization");
        for scheme in schemes(document) {
            match (scheme.text("type"), scheme.text("in"), scheme.text("name")) {
                (Some("apiKey"), Some("header"), Some(name)) => add("header", name),
                (Some("apiKey"), Some("query"), Some(name)) => add("query", name),
                (Some("apiKey"), Some("cookie"), Some(name)) => {
                    add("header", "cookie");
                    add("cookie", name)
                }
                // A bearer token may stand in the query: RFC 6750, section 2.3.
                (Some("oauth2" | "openIdConnect"), ..) => add("query", "access_token"),
                (Some("http"), ..) if is_bearer(&scheme) => add("query", "access_token"),
                _ => continue,
            };
        }
        Self(secrets)
    }

    /// Whether a parameter is one of them.
    pub fn contain(&self, place: &'static str, name: &str) -> bool {
        self.0.contains(&(place, spelled(place, name)))
    }
}

fn is_bearer(scheme: &Part<'_>) -> bool {
    scheme.text("scheme").is_some_and(|name| name.eq_ignore_ascii_case("bearer"))
}

/// Headers are the same in any case.
fn spelled(place: &str, name: &str) -> String {
    if place == "header" { name.trim().to_ascii_lowercase() } else { name.to_owned() }
}

fn schemes(document: &Document) -> Vec<Part<'_>> {
    let components = document.whole().get("components");
    let schemes = components.and_then(|all| all.get("securitySchemes"));
    let schemes = schemes.map(|all| all.members()).unwrap_or_default();
    schemes.iter().filter_map(|(_, scheme)| document.follow(scheme).ok()).collect()
}

/// What guards an operation: alternatives, each of which is all the schemes that it needs. Nothing
/// if the operation is open to everybody.
pub fn of<'a>(schemas: &mut Schemas<'a>, operation: &Operation<'a>) -> Option<Value> {
    let root = schemas.document.whole();
    let security = operation.part.get("security").or_else(|| root.get("security"))?;
    let alternatives: Vec<Value> = security
        .elements()
        .iter()
        .map(|requirement| {
            let needed = requirement.members().into_iter();
            let needed = needed.map(|(name, scopes)| (name.to_owned(), one(schemas, name, scopes)));
            Value::Object(needed.collect())
        })
        .collect();
    for alternative in &alternatives {
        for (name, scheme) in alternative.as_object().into_iter().flatten() {
            let kind = scheme.get("type").and_then(Value::as_str);
            let kind = kind.map(|kind| format!(" ({kind})")).unwrap_or_default();
            let sentence =
                format!("the HTTP API is guarded by `{name}`{kind}: the project sends it");
            schemas.notes.add(sentence, operation.call());
        }
    }
    (!alternatives.is_empty()).then(|| json!(alternatives))
}

/// A scheme as far as a request needs it.
fn one<'a>(schemas: &mut Schemas<'a>, name: &str, scopes: Part<'a>) -> Value {
    let components = schemas.document.whole().get("components");
    let found = components.and_then(|all| all.get("securitySchemes")?.get(name));
    let scheme = found.and_then(|scheme| schemas.document.follow(&scheme).ok());
    let mut written = Map::new();
    let Some(scheme) = scheme else {
        let sentence = "`security` names schemes that `components/securitySchemes` does not have";
        schemas.notes.count(sentence, format!("`{name}`"));
        return Value::Object(written);
    };
    for keyword in ["type", "in", "name", "scheme"] {
        if let Some(text) = scheme.text(keyword) {
            written.insert(keyword.to_owned(), text.into());
        }
    }
    if scopes.value.as_array().is_some_and(|scopes| !scopes.is_empty()) {
        written.insert("scopes".to_owned(), scopes.value.clone());
    }
    Value::Object(written)
}
