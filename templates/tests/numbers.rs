//! Numbers are compared as they are written, and items as values: exactly, and in a number of steps
//! that grows with the value.

use mcp_scaffold::types::support::{Json, Schema, Type};
use serde_json::{Value, json};

fn accepts(schema: Schema, value: &str) -> bool {
    let schema: &'static Schema = Box::leak(Box::new(schema));
    schema.accepts(&serde_json::from_str(value).expect(value))
}

#[test]
fn multiples_of_decimal_fractions_are_exact() {
    let mut compared = 0;
    for (step, places) in
        [("0.1", 1), ("0.01", 2), ("0.001", 3), ("0.25", 2), ("2.5", 1), ("1e-7", 7)]
    {
        let schema = Schema { multiple_of: Some(Json::Decimal(step)), ..Schema::ANY };
        let digits: i64 = step
            .replace("1e-7", "1")
            .replace(['.'], "")
            .trim_start_matches('0')
            .parse()
            .expect(step);
        for count in (0..2000).chain([123_456, 999_999_937]) {
            let text = format!("{}e-{places}", digits * count);
            assert!(accepts(schema, &text), "{text} is a multiple of {step}");
            let text = format!("{}e-{}", digits * count * 10 + 5, places + 1);
            let expected = (digits * count * 10 + 5) % (digits * 10) == 0;
            assert_eq!(accepts(schema, &text), expected, "{text} and {step}");
            compared += 2;
        }
    }
    println!("{compared} numbers compared with their steps");
    let integer = |step| Schema { multiple_of: Some(Json::Integer(step)), ..Schema::ANY };
    for (step, value, expected) in [
        (3, "9007199254740993", true),
        (2, "9007199254740993", false),
        (10, "1e300", true),
        (3, "1e300", false),
        (7, "4.0", false),
        (7, "-14.0", true),
        (18_446_744_073_709_551_615, "18446744073709551615", true),
    ] {
        assert_eq!(accepts(integer(step), value), expected, "{value} and {step}");
    }
}

#[test]
fn bounds_beyond_what_floats_hold_are_exact() {
    let most = |most| Schema { maximum: Some(most), ..Schema::ANY };
    assert!(accepts(most(Json::Integer(9_007_199_254_740_993)), "9007199254740993"));
    assert!(!accepts(most(Json::Integer(9_007_199_254_740_992)), "9007199254740993"));
    assert!(accepts(most(Json::Integer(1 << 63)), "9.223372036854775808e18"));
    assert!(!accepts(most(Json::Integer((1 << 63) - 1)), "9.223372036854775808e18"));
    assert!(
        accepts(most(Json::Decimal("0.3")), "0.3") && accepts(most(Json::Decimal("0.3")), "3e-1")
    );
    assert!(!accepts(most(Json::Decimal("0.3")), "0.30000001"));
    assert!(
        accepts(most(Json::Decimal("1e+30")), "1e30") && !accepts(most(Json::Integer(0)), "1e-300")
    );
}

#[test]
fn integers_are_what_has_no_fraction_however_it_is_written() {
    let integer = Schema { types: &[Type::Integer], ..Schema::ANY };
    for text in ["1", "1.0", "1e3", "1.5e1", "-0.0", "1e300", "120e-1", "18446744073709551616"] {
        assert!(accepts(integer, text), "{text}");
    }
    for text in ["1.5", "1e-3", "15e-1", "1.0000001", "\"1\""] {
        assert!(!accepts(integer, text), "{text}");
    }
}

#[test]
fn items_are_the_same_whatever_their_spelling_and_the_order_of_members() {
    let unique = Schema { unique_items: true, ..Schema::ANY };
    for text in [
        "[1,1.0]",
        "[1e2,100]",
        "[{\"a\":1,\"b\":2},{\"b\":2.0,\"a\":1}]",
        "[[0],[-0.0]]",
        "[null,null]",
        "[9007199254740993,1,9007199254740993]",
    ] {
        assert!(!accepts(unique, text), "{text}");
    }
    for text in [
        "[1,true]",
        "[0,false,null,\"\",[],{}]",
        "[\"1\",1]",
        "[[1,2],[2,1]]",
        "[{\"a\":1},{\"a\":1,\"b\":1}]",
        "[9007199254740993,9007199254740992]",
        "[{\"a\":{}},{\"b\":{}}]",
    ] {
        assert!(accepts(unique, text), "{text}");
    }
}

#[test]
fn many_items_and_long_texts_are_looked_at_once() {
    static UNIQUE: Schema = Schema { unique_items: true, ..Schema::ANY };
    let of = |count: usize| -> Value { (0..count).map(|n| json!({"n": n, "same": "x"})).collect() };
    let steps = [16_000, 32_000, 64_000].map(|count| UNIQUE.steps(&of(count)));
    println!("{steps:?} steps for 16000, 32000 and 64000 items");
    assert!(steps[2] <= steps[0] * 5 && UNIQUE.accepts(&of(64_000)));
}
