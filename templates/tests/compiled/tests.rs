//! The `jsonschema` crate says which values are valid. What was generated must agree, and a valid
//! value must keep its meaning through its type.

#[path = "corpus.rs"]
#[allow(dead_code, reason = "the build script uses the rest")]
mod corpus;
#[path = "costly.rs"]
#[allow(dead_code, reason = "the build script uses the rest")]
mod costly;
#[path = "growth.rs"]
mod growth;
#[path = "instances.rs"]
mod instances;
#[path = "opinions.rs"]
mod opinions;

use compiled_types_2024::{ROWS, Row};
use instances::{changed, sample};
use serde_json::Value;

#[derive(Default, Debug)]
struct Counts {
    schemas: usize,
    refused: usize,
    notes: usize,
    no_schema: usize,
    valid: usize,
    broken: usize,
    too_large: usize,
}

#[test]
fn rules_and_types_agree_with_jsonschema() {
    let (real, ours): (Vec<&Row>, Vec<&Row>) =
        ROWS.iter().filter(|row| !is_made(row)).partition(|row| row.case.contains("\"source\""));
    if real.is_empty() {
        println!("SKIPPED: ../shared/cases/tool-schemas-real.json is not here");
    }
    let mut wrong = Vec::new();
    let [ours, real] = [ours, real].map(|rows| {
        let mut counts = Counts::default();
        rows.into_iter().for_each(|row| judge(row, &mut counts, &mut wrong));
        counts
    });
    println!("ours {ours:?}\nreal {real:?}");
    assert!(wrong.is_empty(), "{} of them:\n{}", wrong.len(), wrong.join("\n"));
    assert!(ours.schemas >= 100 && ours.valid > 2000 && ours.broken > 3000, "{ours:?}");
}

#[test]
fn no_name_of_a_schema_clashes_with_the_code_around_it() {
    let row = ROWS.iter().find(|row| row.id == "made_names").unwrap();
    let schema: Value = serde_json::from_str(row.schema).unwrap();
    let names: Vec<&String> = schema["$defs"].as_object().unwrap().keys().collect();
    println!("{} names as definitions, members and values", names.len());
    assert!(names.len() > 150);
    // It compiled without a warning; what is left is that values keep their names.
    for name in names {
        let value = Value::from_iter([("all values", Value::from(name.as_str()))]);
        let (text, again) = (row.through)(&value.to_string()).unwrap();
        assert_eq!(again["all values"], value["all values"], "{text}");
        assert_eq!((row.check)(&value), Ok(()));
    }
}

/// Whether a schema is one of those that are made.
fn is_made(row: &Row) -> bool {
    row.id.starts_with("made_")
}

fn judge(row: &Row, counts: &mut Counts, wrong: &mut Vec<String>) {
    let case: Value = serde_json::from_str(row.case).unwrap();
    let schema: Value = serde_json::from_str(row.schema).unwrap();
    counts.schemas += 1;
    counts.refused += usize::from(row.refused);
    counts.notes += row.notes;
    let Ok(oracle) = jsonschema::options().should_validate_formats(false).build(&schema) else {
        // It refers to what is not there, or a pattern is none.
        counts.no_schema += 1;
        return;
    };
    for instance in instances(&case, &schema) {
        let is_valid = oracle.is_valid(&instance);
        let found = (row.check)(&instance);
        if found.is_ok() != is_valid && !row.refused && !differs(row, &instance) {
            wrong.push(format!("{}: {instance} is valid: {is_valid}, checked: {found:?}", row.id));
            continue;
        }
        if !is_valid {
            counts.broken += 1;
            continue;
        }
        counts.valid += 1;
        match (row.through)(&instance.to_string()) {
            // Nothing is rounded: an integer beyond 64 bits is refused, and says so.
            Err(error) if error.contains("does not fit") && !fits(&instance) => {
                counts.too_large += 1;
            }
            Err(error) => wrong.push(format!("{}: {instance} is valid, read: {error}", row.id)),
            Ok((text, value)) => {
                let again: Value = serde_json::from_str(&text).unwrap();
                if !same(&again, &value) || !keeps(&schema, &instance, &value) {
                    wrong.push(format!("{}: {instance} became {text}", row.id));
                }
                if !oracle.is_valid(&value) {
                    wrong.push(format!("{}: {instance} became invalid {text}", row.id));
                }
                if twice(&text) {
                    wrong.push(format!("{}: a member twice in {text}", row.id));
                }
            }
        }
    }
}

/// Whether every integer in a value has 64 bits with a sign.
fn fits(value: &Value) -> bool {
    match value {
        Value::Number(number) => {
            number.as_i64().is_some() || number.as_f64().is_some_and(|float| float.abs() < 9e15)
        }
        Value::Array(items) => items.iter().all(fits),
        Value::Object(members) => members.values().all(fits),
        _ => true,
    }
}

/// Where the `jsonschema` crate is not right.
fn differs(row: &Row, instance: &Value) -> bool {
    // Beside a look-around it reads `\\w` as letters of all languages; ECMA-262 has those of ASCII.
    row.id == "pattern_lookahead" && !instance.to_string().is_ascii()
}

fn instances(case: &Value, schema: &Value) -> Vec<Value> {
    let mut found: Vec<Value> = case["instances"].as_array().cloned().unwrap_or_default();
    found.push(sample(schema, schema, true, 0));
    found.push(sample(schema, schema, false, 0));
    let changes: Vec<Value> = found.iter().flat_map(changed).collect();
    found.extend(changes);
    found
}

/// Whether a value that was read and written is still the one that it was: numbers may be written
/// otherwise, and absent members may have their defaults.
fn keeps(schema: &Value, before: &Value, after: &Value) -> bool {
    match (before, after) {
        (Value::Object(before), Value::Object(after)) => {
            let kept = before.iter().all(|(name, value)| match after.get(name) {
                Some(after) => keeps(schema, value, after),
                None => value.is_null() && is_default(schema, name, value),
            });
            let mut added = after.iter().filter(|(name, _)| !before.contains_key(*name));
            kept && added.all(|(name, value)| is_default(schema, name, value))
        }
        (Value::Array(before), Value::Array(after)) => {
            before.len() == after.len()
                && before.iter().zip(after).all(|(before, after)| keeps(schema, before, after))
        }
        (before, after) => same(before, after),
    }
}

/// Whether a member called like this has this default anywhere.
fn is_default(schema: &Value, name: &str, value: &Value) -> bool {
    match schema {
        Value::Object(members) => {
            let own = members.get("properties").and_then(|properties| properties.get(name));
            let default = own.and_then(|own| own.get("default"));
            default.is_some_and(|default| keeps(schema, default, value))
                || members.values().any(|schema| is_default(schema, name, value))
        }
        Value::Array(items) => items.iter().any(|schema| is_default(schema, name, value)),
        _ => false,
    }
}

fn same(one: &Value, two: &Value) -> bool {
    match (one, two) {
        (Value::Number(one), Value::Number(two)) => one == two || one.as_f64() == two.as_f64(),
        (Value::Array(one), Value::Array(two)) => {
            one.len() == two.len() && one.iter().zip(two).all(|(one, two)| same(one, two))
        }
        (Value::Object(one), Value::Object(two)) => {
            let found = |(name, one)| two.get(name).is_some_and(|two| same(one, two));
            one.len() == two.len() && one.iter().all(found)
        }
        _ => one == two,
    }
}

/// Whether reading a text loses members, because their names occur twice.
fn twice(text: &str) -> bool {
    let value: Value = serde_json::from_str(text).unwrap();
    value.to_string().len() != text.len()
}
