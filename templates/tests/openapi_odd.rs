//! Documents that are odd: circles of every kind, and words of other versions. None of them ends
//! the program or keeps it busy, and nothing is dropped without a word.

use mcp_scaffold::import::Imported;
use mcp_scaffold::import::openapi::{self, Options};
use mcp_scaffold::problem::{Report, Source};
use serde_json::{Map, Value, json};

/// Smaller than what any thread begins with.
const STACK: usize = 1 << 20;
const DOCUMENTS: u64 = 1_500;

fn imported(document: &Value) -> Result<Imported, Report> {
    let source = Source { name: "document".to_owned(), text: document.to_string() };
    openapi::import(source, &Options::default())
}

fn in_a_small_stack(run: impl FnOnce() + Send + 'static) {
    let thread = std::thread::Builder::new().stack_size(STACK).spawn(run);
    thread.expect("a thread").join().expect("no panic");
}

fn document(version: &str, schemas: Value) -> Value {
    let media = json!({ "application/json": { "schema": { "$ref": "#/components/schemas/A" } } });
    let operation = json!({
        "parameters": [
            { "name": "a", "in": "query", "schema": { "$ref": "#/components/schemas/A" } },
        ],
        "requestBody": { "required": true, "content": media },
        "responses": { "200": { "description": "x", "content": media } },
    });
    json!({
        "openapi": version,
        "info": { "title": "t", "version": "1" },
        "servers": [{ "url": "https://x" }],
        "paths": { "/a": { "post": operation } },
        "components": { "schemas": schemas },
    })
}

/// A ring of one, two or three schemas through each keyword, many times over in each: what looks
/// at every way through it would never be done.
#[test]
fn rings_of_schemas_end() {
    in_a_small_stack(|| {
        let lists = ["allOf", "anyOf", "oneOf", "prefixItems"];
        let ones = ["not", "items", "additionalProperties", "if", "then", "contains"];
        let mut tried = 0;
        for version in ["3.0.3", "3.1.0"] {
            for length in 1..=3_usize {
                let names = &["A", "B", "C"][..length];
                let next = |index: usize| json!({ "$ref": format!("#/components/schemas/{}", names[(index + 1) % length]) });
                let mut ring = |schema: &dyn Fn(Value) -> Value| {
                    let schemas = names.iter().enumerate();
                    let schemas = schemas.map(|(at, name)| ((*name).to_owned(), schema(next(at))));
                    let _ = imported(&document(version, Value::Object(schemas.collect())));
                    tried += 1;
                };
                ring(&|next| next);
                for keyword in lists {
                    ring(&|next| json!({ keyword: [next] }));
                    ring(&|next| json!({ keyword: vec![next; 20] }));
                    ring(&|next| {
                        json!({ "type": "object", keyword: vec![next; 20],
                        "discriminator": { "propertyName": "kind" } })
                    });
                }
                for keyword in ones {
                    ring(&|next| json!({ keyword: next }));
                }
                ring(&|next| json!({ "properties": { "a": next } }));
                ring(&|next| json!({ "patternProperties": { "a": next } }));
            }
        }
        println!("{tried} rings of schemas");
    });
}

#[test]
fn rings_of_other_components_are_refused() {
    in_a_small_stack(|| {
        let ring = |kind: &str| {
            let at = |name: &str| json!({ "$ref": format!("#/components/{kind}/{name}") });
            (at("A"), json!({ kind: { "A": at("B"), "B": at("A") } }))
        };
        let places: [(&str, &str); 3] = [
            ("parameters", "/paths/~1a/post/parameters/0"),
            ("requestBodies", "/paths/~1a/post/requestBody"),
            ("responses", "/paths/~1a/post/responses/200"),
        ];
        for (kind, place) in places {
            let mut document = document("3.1.0", json!({}));
            let (first, components) = ring(kind);
            document["components"] = components;
            *document.pointer_mut(place).expect("a place") = first;
            let report = imported(&document).expect_err(kind).to_string();
            assert!(report.contains("leads to nothing but itself"), "{report}");
        }
        let mut document = document("3.1.0", json!({}));
        document["paths"]["/a"] = json!({ "$ref": "#/paths/~1a" });
        let report = imported(&document).expect_err("a path of itself").to_string();
        assert!(report.contains("leads to nothing but itself"), "{report}");
        document["paths"]["/a"] = json!({ "$ref": "other.yaml#/paths/~1a" });
        let report = imported(&document).expect_err("another document").to_string();
        assert!(report.contains("is in another document"), "{report}");
    });
}

/// xorshift: the same documents every time.
struct Random(u64);

impl Random {
    fn below(&mut self, limit: u64) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0 % limit
    }

    fn reference(&mut self) -> Value {
        let names = ["A", "B", "C", "D", "A/properties/a", "B/allOf/0", "C/items", "D/oneOf/1/a"];
        let name = names[self.below(names.len() as u64) as usize];
        json!({ "$ref": format!("#/components/schemas/{name}") })
    }

    fn schema(&mut self, depth: u64) -> Value {
        if depth == 0 || self.below(3) == 0 {
            return self.reference();
        }
        let mut schema = Map::new();
        for _ in 0..=self.below(3) {
            let (keyword, value) = match self.below(9) {
                0 => ("allOf", self.schemas(depth)),
                1 => ("oneOf", self.schemas(depth)),
                2 => ("anyOf", self.schemas(depth)),
                3 => ("items", self.schema(depth - 1)),
                4 => ("properties", json!({ "a": self.schema(depth - 1), "b": self.reference() })),
                5 => ("discriminator", json!({ "propertyName": "a" })),
                6 => (
                    "type",
                    [json!("object"), json!(["null", "array"]), json!(7)][self.below(3) as usize]
                        .clone(),
                ),
                7 => ("nullable", json!(true)),
                _ => ("required", [json!(["a"]), json!("a")][self.below(2) as usize].clone()),
            };
            schema.insert(keyword.to_owned(), value);
        }
        Value::Object(schema)
    }

    fn schemas(&mut self, depth: u64) -> Value {
        (0..=self.below(3)).map(|_| self.schema(depth - 1)).collect()
    }
}

#[test]
fn no_document_ends_the_program() {
    in_a_small_stack(|| {
        let mut random = Random(0x9e37_79b9_7f4a_7c15);
        let mut read = 0;
        for number in 0..DOCUMENTS {
            let schemas = ["A", "B", "C", "D"].map(|name| (name.to_owned(), random.schema(2)));
            let version = if number % 2 == 0 { "3.0.3" } else { "3.1.0" };
            let document = document(version, Value::Object(Map::from_iter(schemas)));
            read += usize::from(imported(&document).is_ok());
        }
        println!("{DOCUMENTS} documents, of which {read} are imported");
        assert!(read > 50, "{read}");
    });
}

/// What is read in another way than it is written, or not at all, is told.
#[test]
fn words_of_other_versions_are_told() {
    let property = |schema: Value| {
        let properties = json!({ "a": schema });
        let document =
            document("3.1.0", json!({ "A": { "type": "object", "properties": properties } }));
        let imported = imported(&document).unwrap_or_else(|report| panic!("{report}"));
        let schema = imported.manifest["tools"][0]["outputSchema"].to_string();
        let definitions = Value::Object(imported.manifest.clone())["$defs"]["A"].clone();
        assert!(schema.contains("$defs/A"), "{schema}");
        (definitions["properties"]["a"].clone(), imported.notes.join("\n"))
    };
    let (schema, notes) = property(json!({ "type": "string", "nullable": true }));
    assert_eq!(schema, json!({ "anyOf": [{ "type": "string" }, { "type": "null" }] }));
    assert!(notes.contains("`nullable` is of OpenAPI 3.0"), "{notes}");
    let bound = json!({ "type": "number", "minimum": 1, "exclusiveMinimum": true });
    let (schema, notes) = property(bound);
    assert_eq!(schema, json!({ "type": "number", "exclusiveMinimum": 1 }));
    assert!(notes.contains("`exclusiveMinimum: true` is of OpenAPI 3.0"), "{notes}");
    let (schema, notes) = property(json!({ "type": "string", "pattern": "/^[a-z]+$/" }));
    assert_eq!(schema, json!({ "type": "string", "pattern": "^[a-z]+$" }));
    assert!(notes.contains("without its slashes"), "{notes}");
    let (schema, notes) = property(json!({ "type": "string", "pattern": "/^[a-z]+$/i" }));
    assert_eq!(schema, json!({ "type": "string" }));
    assert!(notes.contains("the flags of the pattern `/^[a-z]+$/i`"), "{notes}");
    let (schema, notes) = property(json!({ "type": "string", "pattern": "^/[a-z]+/i" }));
    assert_eq!(schema, json!({ "type": "string", "pattern": "^/[a-z]+/i" }));
    assert!(!notes.contains("pattern"), "{notes}");
}

#[test]
fn keys_that_no_version_has_are_told() {
    let places = [
        ("", "componets"),
        ("/paths/~1a", "query"),
        ("/paths/~1a/post", "operationID"),
        ("/paths/~1a/post/parameters/0", "requierd"),
        ("/paths/~1a/post/requestBody", "requred"),
    ];
    for (place, key) in places {
        let mut document = document("3.1.0", json!({ "A": { "type": "object" } }));
        document.pointer_mut(place).expect(place)[key] = json!({});
        document.pointer_mut(place).expect(place)["x-own"] = json!({});
        let imported = imported(&document).unwrap_or_else(|report| panic!("{report}"));
        let told = format!("`{key}` is no key of OpenAPI 3.0 and 3.1 there");
        assert!(imported.notes.iter().any(|note| note.contains(&told)), "{:?}", imported.notes);
    }
}

/// The base lists its forms, which include it; one of them has forms of its own. Each definition
/// is free of circles, and keeps the members of the base and the constants of the forms.
#[test]
fn forms_include_the_members_of_their_base() {
    let reference = |name: &str| json!({ "$ref": format!("#/components/schemas/{name}") });
    let form = |base: &str, name: &str| {
        let own = json!({ "type": "object", "properties": { name: { "type": "integer" } } });
        json!({ "allOf": [reference(base), own] })
    };
    let mut cat = form("A", "lives");
    cat["oneOf"] = json!([reference("Lion")]);
    cat["discriminator"] = json!({ "propertyName": "race" });
    let schemas = json!({
        "A": {
            "type": "object",
            "required": ["kind"],
            "properties": { "kind": { "type": "string" }, "race": { "type": "string" } },
            "oneOf": [reference("Cat"), reference("Dog")],
            "discriminator": {
                "propertyName": "kind",
                "mapping": { "hound": "#/components/schemas/Dog" },
            },
        },
        "Cat": cat,
        "Dog": form("A", "bones"),
        "Lion": form("Cat", "mane"),
    });
    let imported = imported(&document("3.0.3", schemas));
    let manifest = Value::Object(imported.unwrap_or_else(|report| panic!("{report}")).manifest);
    let definitions = &manifest["$defs"];
    let target = |name: &str| json!(format!("#/$defs/{name}"));
    assert!(definitions["A"].get("properties").is_none(), "{definitions}");
    assert_eq!(definitions["A"]["oneOf"][0]["properties"]["kind"]["const"], "Cat");
    assert_eq!(definitions["A"]["oneOf"][1]["properties"]["kind"]["const"], "hound");
    assert_eq!(definitions["Dog"]["allOf"][0]["$ref"], target("ABase"));
    assert_eq!(definitions["Lion"]["allOf"][0]["$ref"], target("CatBase"));
    assert_eq!(definitions["CatBase"]["allOf"][0]["$ref"], target("ABase"));
    assert!(definitions["ABase"].get("oneOf").is_none(), "{definitions}");
    assert!(definitions["ABase"]["properties"].get("kind").is_some(), "{definitions}");
}
