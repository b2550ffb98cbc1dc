//! Schemas from a seed: the `jsonschema` crate and the rules say the same about every value, and
//! what is valid can be read and written.

use compiled_types_2024::ROWS;
use serde_json::Value;

use crate::corpus::{Dice, SEED, value, value_for};

/// How many values there are for each schema.
const VALUES: u64 = 120;

#[test]
fn rules_and_jsonschema_are_of_one_opinion_about_random_schemas() {
    let (mut schemas, mut values, mut valid, mut wrong) = (0, 0, 0, Vec::new());
    let (mut too_large, mut exact) = (0, 0);
    for row in ROWS.iter().filter(|row| row.id.starts_with("made_random_")) {
        let schema: Value = serde_json::from_str(row.schema).unwrap();
        let oracle = jsonschema::options().should_validate_formats(false).build(&schema);
        let oracle = oracle.unwrap_or_else(|error| panic!("{}: {error}: {schema}", row.id));
        assert!(!row.refused, "{}: {schema}", row.id);
        schemas += 1;
        for number in 0..VALUES {
            let dice = &mut Dice::new(SEED ^ number << 20 ^ schemas);
            let inside = &schema["properties"]["v"];
            let value = if number % 4 == 0 { value(dice, 2) } else { value_for(dice, inside, 4) };
            let value = Value::from_iter([("v", value)]);
            values += 1;
            let (is_valid, found) = (oracle.is_valid(&value), (row.check)(&value));
            if found.is_ok() != is_valid {
                if rounds(&schema, &value) {
                    exact += 1;
                } else {
                    wrong.push(format!("{}: {schema}\n  {value}: {is_valid}, {found:?}", row.id));
                }
                continue;
            }
            valid += usize::from(is_valid);
            if let Some(Err(error)) = is_valid.then(|| (row.through)(&value.to_string())) {
                if error.contains("does not fit") {
                    too_large += 1;
                } else {
                    wrong.push(format!("{}: {schema}\n  {value}: read: {error}", row.id));
                }
            }
        }
    }
    println!("{schemas} schemas, {values} values, {valid} of them valid; seed {SEED}");
    println!(
        "{too_large} integers are larger than their types; {exact} decided by rounding elsewhere"
    );
    assert!(wrong.is_empty(), "{} of them:\n{}", wrong.len(), wrong.join("\n"));
    assert!(schemas >= 200 && values >= 20_000 && valid * 5 >= values && valid * 5 <= values * 4);
}

/// Whether the `jsonschema` crate computes with floats where the rules have what was written.
fn rounds(schema: &Value, value: &Value) -> bool {
    let (schema, value) = (schema.to_string(), value.to_string());
    let has_fraction = |step: &str| schema.contains(&format!("\"multipleOf\":{step}"));
    let is_large = ["e+30", "9007199254740993", "18446744073709551615", "9223372036854775808"];
    ["0.1", "0.01", "0.001"].iter().any(|step| has_fraction(step))
        || is_large.iter().any(|number| value.contains(number))
}
