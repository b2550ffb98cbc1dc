//! What of an HTTP request an imported manifest keeps, and what it keeps away from arguments.

use mcp_scaffold::import::Imported;
use mcp_scaffold::import::openapi::{self, Options};
use mcp_scaffold::manifest::{load, write};
use mcp_scaffold::problem::Source;
use serde_json::{Value, json};

fn imported(document: &Value) -> Imported {
    let source = Source { name: "document".to_owned(), text: document.to_string() };
    let imported = openapi::import(source, &Options::default());
    let imported = imported.unwrap_or_else(|report| panic!("{report}"));
    let place = tempfile::tempdir().expect("a folder");
    let path = place.path().join("mcp.yaml");
    std::fs::write(&path, write::yaml(&imported.manifest)).expect("written");
    load(&path).unwrap_or_else(|report| panic!("{report}"));
    imported
}

fn document(operation: Value) -> Value {
    json!({
        "openapi": "3.1.0",
        "info": { "title": "t", "version": "1" },
        "servers": [{ "url": "https://x" }],
        "paths": { "/a": { "post": operation } },
    })
}

fn tool(document: &Value) -> Value {
    imported(document).manifest["tools"][0].clone()
}

/// Every kind of scheme, every place, in any case of letters, whether the operation needs the
/// scheme, inherits it, or is open.
#[test]
fn secrets_are_never_arguments() {
    let schemes = json!({
        "header": { "type": "apiKey", "in": "header", "name": "X-Api-Key" },
        "query": { "type": "apiKey", "in": "query", "name": "key" },
        "cookie": { "type": "apiKey", "in": "cookie", "name": "sid" },
        "bearer": { "type": "http", "scheme": "Bearer" },
        "referred": { "$ref": "#/components/securitySchemes/other" },
        "other": { "type": "apiKey", "in": "header", "name": "X-Other" },
    });
    let secrets = [
        ("header", "X-Api-Key"),
        ("header", "x-api-KEY"),
        ("query", "key"),
        ("cookie", "sid"),
        ("header", "Cookie"),
        ("header", "AUTHORIZATION"),
        ("header", "Proxy-Authorization"),
        ("query", "access_token"),
        ("header", "X-Other"),
    ];
    // The same names at other places are other things.
    let plain = [("query", "X-Api-Key"), ("header", "key"), ("query", "KEY"), ("cookie", "SID")];
    let names = ["header", "query", "cookie", "bearer", "referred", "other"];
    let securities = names.map(|name| Some(json!([{ name: [] }])));
    let mut tried = 0;
    for security in securities.into_iter().chain([None, Some(json!([]))]) {
        for is_global in [true, false] {
            for (places, is_secret) in [(&secrets[..], true), (&plain[..], false)] {
                for (place, name) in places {
                    let parameter =
                        json!({ "name": name, "in": place, "schema": { "type": "string" } });
                    let mut document = document(json!({ "parameters": [parameter] }));
                    document["components"] = json!({ "securitySchemes": schemes });
                    if let Some(security) = &security {
                        let at = if is_global { "" } else { "/paths/~1a/post" };
                        let owner = document.pointer_mut(at).expect("an owner");
                        owner["security"] = security.clone();
                    }
                    let imported = imported(&document);
                    let tool = &imported.manifest["tools"][0];
                    let arguments = tool["inputSchema"]["properties"].as_object();
                    let count = arguments.expect("an object").len();
                    assert_eq!(count, usize::from(!is_secret), "{place} {name}: {tool}");
                    assert_eq!(tool["http"].get(place).is_none(), is_secret, "{tool}");
                    let is_told = imported.notes.iter().any(|note| note.contains("is a secret"));
                    assert_eq!(is_told, is_secret, "{:?}", imported.notes);
                    tried += 1;
                }
            }
        }
    }
    println!("{tried} parameters of operations with and without security");
}

#[test]
fn what_guards_an_operation_is_kept_without_the_secret() {
    let mut document = document(json!({ "security": [{ "key": [] }, { "o": ["a"] }, {}] }));
    document["security"] = json!([{ "o": [] }]);
    document["paths"]["/a"]["get"] = json!({});
    document["paths"]["/a"]["put"] = json!({ "security": [] });
    document["components"] = json!({ "securitySchemes": {
        "key": { "type": "apiKey", "in": "header", "name": "X-Key" },
        "o": { "type": "oauth2", "flows": {} },
    } });
    let manifest = imported(&document).manifest;
    let security = |index: usize| manifest["tools"][index]["http"].get("security").cloned();
    let key = json!({ "type": "apiKey", "in": "header", "name": "X-Key" });
    let own = json!([{ "key": key }, { "o": { "type": "oauth2", "scopes": ["a"] } }, {}]);
    assert_eq!(security(0), Some(own));
    assert_eq!(security(1), Some(json!([{ "o": { "type": "oauth2" } }])));
    assert_eq!(security(2), None);
}

/// Every style at every place that may have it, exploded or not, for each kind of value: the
/// manifest says it, or it is what a bare name means.
#[test]
fn styles_of_parameters_are_kept() {
    let styles = [
        ("path", &["simple", "label", "matrix"][..]),
        ("query", &["form", "spaceDelimited", "pipeDelimited", "deepObject"]),
        ("header", &["simple"]),
        ("cookie", &["form"]),
    ];
    let values = [
        json!({ "type": "string" }),
        json!({ "type": "array", "items": { "type": "integer" } }),
        json!({ "type": "object", "properties": { "a": { "type": "string" } } }),
    ];
    let mut tried = 0;
    for (place, styles) in styles {
        let usual = styles[0];
        for style in std::iter::once(None).chain(styles.iter().map(Some)) {
            for explode in [None, Some(true), Some(false)] {
                for schema in &values {
                    let mut parameter = json!({ "name": "p", "in": place, "schema": schema });
                    if let Some(style) = style {
                        parameter["style"] = json!(style);
                    }
                    if let Some(explode) = explode {
                        parameter["explode"] = json!(explode);
                    }
                    let mut document = document(json!({ "parameters": [parameter] }));
                    if place == "path" {
                        let item = document["paths"]["/a"].take();
                        document["paths"] = json!({ "/a/{p}": item });
                    }
                    let written = tool(&document)["http"][place]["p"].clone();
                    let style = style.copied().unwrap_or(usual);
                    let explode = explode.unwrap_or(style == "form");
                    let is_bare = schema["type"] == "string"
                        && style == usual
                        && explode == (usual == "form");
                    let expected = match is_bare {
                        true => json!("p"),
                        false => json!({ "name": "p", "style": style, "explode": explode }),
                    };
                    assert_eq!(written, expected, "{place} {style} {explode} {schema}");
                    tried += 1;
                }
            }
        }
    }
    println!("{tried} ways to write a parameter");
}

#[test]
fn parameters_of_json_and_reserved_characters_are_kept() {
    for place in ["query", "header", "cookie"] {
        let content = json!({ "application/json": { "schema": { "type": "object" } } });
        let parameter = json!({ "name": "p", "in": place, "content": content });
        let written = tool(&document(json!({ "parameters": [parameter] })))["http"][place].clone();
        assert_eq!(written, json!({ "p": { "name": "p", "mediaType": "application/json" } }));
    }
    let parameter = json!({ "name": "p[]", "in": "query", "allowReserved": true,
        "allowEmptyValue": true, "schema": { "type": "string" } });
    let written = tool(&document(json!({ "parameters": [parameter] })))["http"]["query"].clone();
    let expected = json!({ "name": "p[]", "allowReserved": true, "allowEmptyValue": true });
    assert_eq!(written, json!({ "p": expected }));
}

#[test]
fn files_and_encodings_of_forms_are_kept() {
    let form = |media_type: &str, encoding: Value| {
        let file = json!({ "type": "string", "format": "binary" });
        let properties = json!({
            "file": file,
            "files": { "type": "array", "items": file },
            "image": { "type": "string", "contentMediaType": "image/png" },
            "data": { "type": "object", "properties": { "a": { "type": "string" } } },
            "name": { "type": "string" },
        });
        let schema = json!({ "type": "object", "properties": properties });
        let media = json!({ "schema": schema, "encoding": encoding });
        let body = json!({ "required": true, "content": { media_type: media } });
        tool(&document(json!({ "requestBody": body })))["http"]["body"]["parts"].clone()
    };
    let encoding = json!({ "image": { "contentType": "image/png, image/jpeg" } });
    let bytes = "application/octet-stream";
    let expected = json!({
        "file": { "file": true, "mediaType": bytes },
        "files": { "file": true, "mediaType": bytes, "explode": true },
        "image": { "file": true, "mediaType": "image/png, image/jpeg" },
        "data": { "mediaType": "application/json" },
    });
    assert_eq!(form("multipart/form-data", encoding), expected);
    let encoding = json!({
        "data": { "style": "deepObject", "explode": true },
        "files": { "style": "pipeDelimited" },
        "name": { "contentType": "application/json" },
    });
    let fields = form("application/x-www-form-urlencoded", encoding);
    assert_eq!(fields["data"], json!({ "style": "deepObject", "explode": true }));
    assert_eq!(fields["files"], json!({ "style": "pipeDelimited", "explode": false }));
    assert_eq!(fields["name"], json!({ "mediaType": "application/json" }));
}
