//! What a check costs, in steps: it grows with the value, and never faster than in proportion to its
//! depth times its size.

use compiled_types_2024::{ROWS, Row};

use crate::costly::{WIDTHS, broad, tower};

#[test]
fn steps_grow_in_proportion_to_the_depth_of_values() {
    let mut rows = 0;
    for row in ROWS.iter().filter(|row| row.id.starts_with("made_nested_")) {
        rows += 1;
        for is_right in [true, false] {
            let steps = [10, 20, 40, 100].map(|depth| (row.steps)(&tower(depth, is_right)));
            println!("{} {is_right}: {steps:?} steps at depths of 10, 20, 40, 100", row.id);
            assert!(steps[3] <= steps[0] * 14, "{}: {steps:?}", row.id);
            assert!(steps[3] < 100_000, "{}: {steps:?}", row.id);
            let found = (row.check)(&tower(100, is_right));
            assert_eq!(found.is_ok(), is_right, "{}: {found:?}", row.id);
        }
    }
    assert!(rows >= 11, "{rows}");
}

#[test]
fn what_is_wrong_is_told_at_the_bottom_of_deep_values() {
    for row in ROWS.iter().filter(|row| row.id.starts_with("made_nested_")) {
        let Err(error) = (row.check)(&tower(100, false)) else { panic!("{}", row.id) };
        println!("{}: … {}", row.id, &error[error.len().saturating_sub(120)..]);
        assert!(!error.contains("complicated"), "{}", row.id);
        // 20 rules at most, each with 100 steps of `args[0]` and not more than a few lines.
        assert!(error.len() < 30_000, "{}: {}", row.id, error.len());
    }
}

#[test]
fn unions_are_read_at_any_depth() {
    for row in ROWS.iter().filter(|row| row.id.starts_with("made_nested_")) {
        let value = tower(40, true);
        let read = (row.through)(&value.to_string());
        assert_eq!(read.map(|(_, again)| again), Ok(value), "{}", row.id);
    }
}

/// Several times as wide a schema and as wide a value.
#[test]
fn steps_grow_in_proportion_to_the_width_of_schemas_and_values() {
    let of = |name: &str, width: usize| {
        let id = format!("made_wide_{name}_{width}");
        ROWS.iter().find(|row| row.id == id)
    };
    let names = [
        "properties",
        "required",
        "enum",
        "mixed_enum",
        "tagged",
        "alternatives",
        "all",
        "dependent",
        "patterns",
    ];
    for name in names {
        let steps = WIDTHS.map(|width| {
            let row: &Row = of(name, width).unwrap_or_else(|| panic!("{name}"));
            (row.steps)(&broad(width, width))
        });
        println!("{name}: {steps:?} steps at widths of {WIDTHS:?}");
        assert!(steps[1] <= steps[0] * 5 / 2 && steps[2] <= steps[1] * 5 / 2, "{name}: {steps:?}");
        // The same schema, and more and more items.
        let row = of(name, WIDTHS[0]).unwrap_or_else(|| panic!("{name}"));
        let steps = [2_000, 4_000, 8_000].map(|items| (row.steps)(&broad(WIDTHS[0], items)));
        println!("{name}: {steps:?} steps for 2000, 4000 and 8000 items");
        assert!(steps[1] <= steps[0] * 5 / 2 && steps[2] <= steps[1] * 5 / 2, "{name}: {steps:?}");
    }
}

#[test]
fn a_check_ends_when_it_has_taken_all_its_steps() {
    let row = ROWS.iter().find(|row| row.id == "made_nested_json").unwrap();
    let item = serde_json::json!("x");
    let value = serde_json::json!({ "a": vec![item; 3_000_000] });
    let error = (row.check)(&value).unwrap_err();
    assert_eq!(error, "is too complicated to be checked in 4000000 steps");
}
