//! Who the server is, from `info`.

use serde_json::{Map, Value};

use super::document::{Document, Part};
use super::notes::Notes;
use crate::lint::names::project_name;

/// The `server` of the manifest.
pub fn of(document: &Document, notes: &mut Notes) -> Value {
    let root = document.whole();
    let info = root.get("info");
    let text = |name: &str| info.as_ref().and_then(|info| info.text(name)).map(str::trim);
    let title = text("title");
    let version = version(info.as_ref(), notes);
    let mut server = Map::new();
    server.insert("name".to_owned(), name(title.unwrap_or_default()).into());
    server.insert("version".to_owned(), version.into());
    let texts: Vec<&str> = text("summary").into_iter().chain(text("description")).collect();
    let description = (!texts.is_empty()).then(|| texts.join("\n\n"));
    let docs = root.get("externalDocs");
    let home = docs.as_ref().and_then(|docs| docs.text("url"));
    for (key, value) in [
        ("title", title.map(str::to_owned)),
        ("description", description),
        ("websiteUrl", home.map(str::to_owned)),
    ] {
        if let Some(value) = value {
            server.insert(key.to_owned(), value.into());
        }
    }
    for keyword in ["termsOfService", "contact", "license"] {
        if info.as_ref().is_some_and(|info| info.get(keyword).is_some()) {
            notes.count("members of `info` are left out", format!("`{keyword}`"));
        }
    }
    if let Some(webhooks) = root.get("webhooks") {
        let count = webhooks.members().len();
        notes.say(format!("{count} `webhooks` are left out: a server is called, it does not call"));
    }
    Value::Object(server)
}

fn version(info: Option<&Part<'_>>, notes: &mut Notes) -> String {
    match info.and_then(|info| info.value.get("version")) {
        Some(Value::String(text)) if !text.trim().is_empty() => text.clone(),
        // Without quotes, YAML has a number there.
        Some(Value::Number(number)) => number.to_string(),
        _ => {
            notes.say("the document has no `info.version`: the server begins with 0.1.0");
            "0.1.0".to_owned()
        }
    }
}

/// A name for the project like the title.
fn name(title: &str) -> String {
    let ascii = |c: char| if c.is_ascii_alphanumeric() { c } else { ' ' };
    let words: String = title.chars().map(ascii).collect();
    let words: Vec<String> = words.split_whitespace().map(str::to_ascii_lowercase).collect();
    let mut name = words.join("-");
    name.truncate(56);
    let name = name.trim_matches('-').to_owned();
    if name.is_empty() {
        return "api-server".to_owned();
    }
    let candidates = [name.clone(), format!("{name}-server"), format!("api-{name}")];
    let fits = |name: &String| project_name(name).is_none();
    candidates.into_iter().find(fits).unwrap_or_else(|| "api-server".to_owned())
}

#[cfg(test)]
mod tests {
    use super::name;

    #[test]
    fn any_title_makes_a_name() {
        let titles = ["Swagger Petstore - OpenAPI 3.0", "Test", "3D Prints", "¿?", "serde"];
        let names = titles.map(name);
        let expected = [
            "swagger-petstore-openapi-3-0",
            "test-server",
            "api-3d-prints",
            "api-server",
            "serde-server",
        ];
        assert_eq!(names, expected);
    }
}
