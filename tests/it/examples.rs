//! The official examples: read by the type that their folder names, written again, disturbed.

use std::io::Write;
use std::path::PathBuf;

use serde_json::{Value, json};

use crate::json::{places, replaced, with, without};
use crate::registry::Row;
use crate::spec::Spec;

const VERSION: &str = "2026-07-28";

/// How many examples there are; a folder that holds fewer is not the official one.
const EXAMPLES: usize = 129;

struct Example {
    file: String,
    row: &'static Row,
    value: Value,
}

/// The examples; `None`, and loudly so, where the official files are not at hand.
fn examples() -> Option<Vec<Example>> {
    let spec = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../shared/spec");
    let folder = spec.join(VERSION).join("examples");
    if !folder.is_dir() {
        // Not by `eprintln!`, which the test harness would keep to itself.
        let text = format!("SKIPPED: the official examples are not at {}\n", folder.display());
        std::io::stderr().write_all(text.as_bytes()).expect("standard error");
        return None;
    }
    let mut examples = Vec::new();
    for definition in std::fs::read_dir(&folder).expect("a folder").flatten() {
        let name = definition.file_name().to_string_lossy().into_owned();
        let row = Row::find(VERSION, &name).unwrap_or_else(|| panic!("no type for `{name}`"));
        for file in std::fs::read_dir(definition.path()).expect("a folder").flatten() {
            let text = std::fs::read_to_string(file.path()).expect("a file");
            let value = serde_json::from_str(&text).expect("an example is JSON");
            examples.push(Example { file: file.path().display().to_string(), row, value });
        }
    }
    assert_eq!(examples.len(), EXAMPLES);
    Some(examples)
}

impl Example {
    fn round_trip(&self, value: &Value) -> Value {
        let written = self.row.round_trip(&value.to_string());
        written.unwrap_or_else(|error| panic!("{}: {error}\n{value}", self.file))
    }

    /// Whether what is at `path` has a name that the peers choose.
    fn is_map_entry(&self, path: &[String]) -> bool {
        let maps = [
            "properties",
            "arguments",
            "inputRequests",
            "inputResponses",
            "experimental",
            "extensions",
        ];
        let answers = ["ElicitResult", "InputResponses"].contains(&self.row.definition);
        path.len() >= 2
            && maps
                .iter()
                .chain(answers.then_some(&"content"))
                .any(|map| path[path.len() - 2] == *map)
            || path.len() == 1
                && self.row.definition.starts_with("InputRe")
                && self.row.definition.ends_with('s')
    }

    fn keeps(&self, value: &Value) {
        assert_eq!(self.round_trip(value), *value, "{}", self.file);
    }
}

#[test]
fn every_example_is_written_as_it_was_read() {
    for example in examples().into_iter().flatten() {
        example.keeps(&example.value);
    }
}

#[test]
fn unknown_members_survive_at_every_level() {
    let (mut kept, mut forbidden) = (0, 0);
    for example in examples().into_iter().flatten() {
        let validator = Spec::of(VERSION).validator(example.row.definition);
        for path in places(&example.value) {
            let Some(value) = with(&example.value, &path, "x-unknown", json!("text")) else {
                continue;
            };
            if validator.is_valid(&value) {
                example.keeps(&value);
                kept += 1;
            } else {
                forbidden += 1;
            }
        }
    }
    println!("{kept} unknown members kept, {forbidden} where the schema allows none");
}

#[test]
fn optional_members_leave_nothing_behind_and_null_is_their_absence() {
    let (mut removed, mut absent, mut values) = (0, 0, 0);
    for example in examples().into_iter().flatten() {
        let validator = Spec::of(VERSION).validator(example.row.definition);
        // The schema of a response takes a broken result for one of another kind.
        let result = example.row.definition.strip_suffix("Response");
        let result = result.filter(|name| name.ends_with("Result"));
        let result = result.map(|name| Spec::of(VERSION).validator(name));
        for path in places(&example.value) {
            let Some(smaller) = without(&example.value, &path) else { continue };
            let is_whole = result.as_ref().is_none_or(|result| result.is_valid(&smaller["result"]));
            if !validator.is_valid(&smaller) || !is_whole {
                continue;
            }
            example.keeps(&smaller);
            removed += 1;
            // An entry of a map is no optional member: its null is a value of the map. What is in
            // the schema of a tool is data of its author.
            let around = &path[..path.len() - 1];
            let in_schema =
                around.iter().any(|step| step == "inputSchema" || step == "outputSchema");
            if example.is_map_entry(&path) || in_schema {
                continue;
            }
            let null = replaced(&example.value, &path, Value::Null);
            let is_response = example.row.definition.ends_with("ResultResponse");
            if validator.is_valid(&null) && !(is_response && example.round_trip(&null) == smaller) {
                // Any JSON is allowed here, so null is a value like others. (In a response the
                // schema allows it only because the result might be another one.)
                example.keeps(&null);
                values += 1;
            } else {
                assert_eq!(example.round_trip(&null), smaller, "{}: {path:?}", example.file);
                absent += 1;
            }
        }
    }
    println!("{removed} members removed; as null {absent} absent, {values} values");
}
