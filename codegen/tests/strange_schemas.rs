//! Small schemas of any shape, on a small stack: each gives bindings or an error with a pointer.

use mcp_codegen::Bindings;
use serde_json::{Map, Value, json};

const STACK: usize = 2 * 1024 * 1024;

/// Numbers that are the same in every run.
struct Seeded(u64);

impl Seeded {
    fn below(&mut self, limit: usize) -> usize {
        self.0 =
            self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        usize::try_from(self.0 >> 33).unwrap_or_default() % limit
    }

    fn name(&mut self) -> String {
        ["A", "B", "C", "D"][self.below(4)].to_owned()
    }

    fn member(&mut self) -> &'static str {
        ["a", "b", "type", "method", "a-b", "self", "", "\u{e9}"][self.below(8)]
    }

    fn scalar(&mut self) -> Value {
        [
            json!(null),
            json!(true),
            json!(1),
            json!(-2.5),
            json!("x"),
            json!("y"),
            json!([]),
            json!({"a": 1}),
        ][self.below(8)]
        .clone()
    }

    fn list(&mut self, depth: usize) -> Value {
        (0..=self.below(3)).map(|_| self.schema(depth)).collect()
    }

    fn schema(&mut self, depth: usize) -> Value {
        if self.below(24) == 0 {
            return Value::Bool(self.below(2) == 0);
        }
        let mut schema = Map::new();
        for _ in 0..=self.below(3) {
            let (keyword, value) = match self.below(if depth == 0 { 8 } else { 16 }) {
                0 | 1 => ("$ref", json!(format!("#/$defs/{}", self.name()))),
                2 | 3 => {
                    let types =
                        ["null", "boolean", "integer", "number", "string", "array", "object"];
                    let mut chosen = vec![types[self.below(7)], types[self.below(7)]];
                    chosen.dedup();
                    ("type", if self.below(2) == 0 { json!(chosen[0]) } else { json!(chosen) })
                }
                4 => ("const", self.scalar()),
                5 => ("enum", json!([self.scalar(), self.scalar()])),
                6 => ("required", json!([self.member()])),
                7 => ("minimum", json!(self.below(5))),
                8 | 9 => {
                    let members = (0..=self.below(3))
                        .map(|_| (self.member().to_owned(), self.schema(depth - 1)))
                        .collect();
                    ("properties", Value::Object(members))
                }
                10 => ("additionalProperties", self.schema(depth - 1)),
                11 => ("items", self.schema(depth - 1)),
                12 => ("anyOf", self.list(depth - 1)),
                13 => ("oneOf", self.list(depth - 1)),
                14 => ("allOf", self.list(depth - 1)),
                _ => ("not", self.schema(depth - 1)),
            };
            schema.insert(keyword.to_owned(), value);
        }
        Value::Object(schema)
    }

    fn document(&mut self) -> Value {
        let names = ["A", "B", "C", "D"];
        let definitions: Map<String, Value> =
            names.iter().map(|name| ((*name).to_owned(), self.schema(3))).collect();
        json!({"$defs": definitions})
    }
}

/// Runs `body` where little stack is left, as in a build script on other platforms.
fn on_a_small_stack(body: impl FnOnce() + Send + 'static) {
    let thread = std::thread::Builder::new().stack_size(STACK).spawn(body).expect("a thread");
    if let Err(panic) = thread.join() {
        std::panic::resume_unwind(panic);
    }
}

fn generated(text: &str) -> Result<usize, String> {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("schema.json");
    std::fs::write(&path, text).expect("a schema");
    let bindings = Bindings::from_file(&path).module("strange").support_from("::mcp_bindings");
    match bindings.generate() {
        Ok(generated) => Ok(generated.files.iter().map(|(_, code)| code.len()).sum()),
        Err(error) => {
            assert!(!error.problems().is_empty(), "{text}");
            let ours = "the generator wrote something that is not Rust";
            assert!(!error.to_string().contains(ours), "{text}\n{error}");
            Err(error.to_string())
        }
    }
}

#[test]
fn every_schema_gives_bindings_or_an_error() {
    look_at(3, 1_000);
}

#[test]
#[ignore = "takes minutes"]
fn each_of_many_schemas_gives_bindings_or_an_error() {
    look_at(5, 10_000);
}

fn look_at(seed: u64, rounds: usize) {
    on_a_small_stack(move || {
        let mut seeded = Seeded(seed);
        let mut good = 0;
        for round in 0..rounds {
            let text = seeded.document().to_string();
            let result = std::panic::catch_unwind(|| generated(&text));
            let result = result.unwrap_or_else(|_| panic!("round {round} panics: {text}"));
            good += usize::from(result.is_ok());
        }
        println!("{rounds} schemas, bindings of {good}, errors of {}", rounds - good);
        assert!(good > rounds / 20 && good < rounds);
    });
}

/// What doubles with every line must not double the work.
#[test]
fn schemas_that_ask_for_too_much_are_errors() {
    on_a_small_stack(|| {
        let both = |keyword: &str| {
            let level = |n: usize| {
                let next = json!({"$ref": format!("#/$defs/L{}", n + 1)});
                (format!("L{n}"), json!({keyword: [next.clone(), next]}))
            };
            let mut definitions: Map<String, Value> = (0..40).map(level).collect();
            definitions.insert("L40".to_owned(), json!({"properties": {"a": {"type": "string"}}}));
            json!({"$defs": definitions})
        };
        let deep = |levels: usize| {
            let open = r#"{"properties":{"a":"#.repeat(levels);
            format!(r#"{{"$defs":{{"A":{open}{{}}{}}}}}"#, "}}".repeat(levels))
        };
        let product: Vec<Value> =
            (0..12).map(|n| json!({"anyOf": [{"required": [format!("a{n}")], "properties": {"x": {}}}, {"required": [format!("b{n}")], "properties": {"y": {}}}]})).collect();
        let apart = json!({"$defs": {
            "A": {"properties": {"x": {"$ref": "#/$defs/A"}, "y": {"$ref": "#/$defs/B"}}},
            "B": {"properties": {"x": {"$ref": "#/$defs/B"}, "y": {"$ref": "#/$defs/A"}}},
            "C": {"allOf": [{"$ref": "#/$defs/A"}, {"$ref": "#/$defs/B"}]}}});
        for text in [
            both("allOf").to_string(),
            both("anyOf").to_string(),
            both("oneOf").to_string(),
            deep(50),
            deep(10_000),
            json!({"$defs": {"A": {"allOf": product}}}).to_string(),
            apart.to_string(),
        ] {
            let result = generated(&text);
            println!(
                "{} bytes: {:?}",
                text.len(),
                result.map_err(|error| error.chars().take(100).collect::<String>())
            );
        }
    });
}
