//! What is read, and what is refused.

use serde_json::json;

use super::*;

fn value(text: &str) -> serde_json::Value {
    read(text, 0).expect(text).to_value()
}

#[test]
fn words_of_older_versions_are_texts() {
    assert_eq!(value("[no, on, y, Yes, off, N]"), json!(["no", "on", "y", "Yes", "off", "N"]));
    assert_eq!(value("[true, False, ~, null]"), json!([true, false, null, null]));
}

#[test]
fn keys_are_texts() {
    let keys = value("{1: a, null: b, y: c, on: d, true: e, 1.50: f}");
    let keys: Vec<&String> = keys.as_object().expect("a mapping").keys().collect();
    assert_eq!(keys, ["1", "null", "y", "on", "true", "1.50"]);
}

#[test]
fn numbers_are_those_of_the_core_schema() {
    assert_eq!(value("[0o17, 0x1F, -3, +4, 1e3, .5, 2.]"), json!([15, 31, -3, 4, 1e3, 0.5, 2.0]));
    assert_eq!(value("[1.2.3, 0b1, 1_000, 12:30, '1', e5, .]").as_array().map(Vec::len), Some(7));
    assert!(
        value("[1.2.3, 0b1, 1_000, 12:30, '1', e5, .]")
            .as_array()
            .is_some_and(|list| { list.iter().all(serde_json::Value::is_string) })
    );
    assert_eq!(value("18446744073709551615"), json!(u64::MAX));
    assert!(read("18446744073709551616", 0).is_err());
    assert!(read("[.inf]", 0).is_err());
}

#[test]
fn what_would_grow_without_bounds_is_refused() {
    let mut text = "a: &a [x, x, x, x, x, x, x, x, x, x]\n".to_owned();
    for (this, last) in ('b'..='z').zip('a'..) {
        let aliases = vec![format!("*{last}"); 10].join(", ");
        text.push_str(&format!("{this}: &{this} [{aliases}]\n"));
    }
    assert!(read(&text, 0).is_err());
    assert!(read(&"[".repeat(10_000), 0).is_err());
    assert!(read("a: &a [*a]", 0).is_err());
}

#[test]
fn places_are_lines_and_columns() {
    let node = read("a:\n  - bé: x\n    c: wide text\n", 0).expect("YAML");
    let span = node.nearest("/a/0/c").span;
    assert_eq!((span.line, span.column, span.length), (3, 8, 9));
}

#[test]
fn aliases_are_bounded_by_the_bytes_that_they_stand_for() {
    let long = "x".repeat(1 << 20);
    let many = "*a,".repeat(100_000);
    for text in [
        format!("a: &a \"{long}\"\nb: [{many}]"),
        format!("a: &a\n  ? \"{long}\"\n  : 1\nb: [{many}]"),
        format!("? &a \"{long}\"\n: 1\nb: [{many}]"),
        format!("a: &a\n  ? \"{long}\"\n  : 1\nb:\n{}", "  - {<<: *a}\n".repeat(1000)),
        // Anchors that hold each other are copied, too.
        format!(
            "{}\"{long}\"{}",
            (0..90).map(|n| format!("&a{n} [")).collect::<String>(),
            "]".repeat(90)
        ),
    ] {
        let problems = read(&text, 0).expect_err("too much");
        assert!(problems[0].message.contains("64 MiB"), "{}", problems[0].message);
    }
    let shared = "a: &a {b: [1, 2, 3]}\nc:\n".to_owned() + &"  - *a\n".repeat(10_000);
    assert!(read(&shared, 0).is_ok());
}

#[test]
fn merge_keys_take_over_what_a_mapping_does_not_have_itself() {
    let base = "a: &a {x: 1, y: 2}\nb: &b {y: 3, z: 4}\n";
    for (member, expected) in [
        ("{<<: *a}", json!({"x": 1, "y": 2})),
        ("{<<: *a, y: 5}", json!({"x": 1, "y": 5})),
        ("{y: 5, <<: *a}", json!({"y": 5, "x": 1})),
        ("{<<: [*a, *b]}", json!({"x": 1, "y": 2, "z": 4})),
        ("{<<: [*b, *a]}", json!({"y": 3, "z": 4, "x": 1})),
        ("{<<: {q: 1}}", json!({"q": 1})),
        ("{<<: []}", json!({})),
        ("{'<<': *a}", json!({"<<": {"x": 1, "y": 2}})),
        ("{\"<<\": 1}", json!({"<<": 1})),
        ("{<<: {<<: *a, x: 7}}", json!({"x": 7, "y": 2})),
        ("{!!merge k: *a}", json!({"x": 1, "y": 2})),
    ] {
        assert_eq!(value(&format!("{base}c: {member}"))["c"], expected, "{member}");
    }
    for wrong in
        ["{<<: 1}", "{<<: text}", "{<<: [1]}", "{<<: [*a, [*b]]}", "{<<: }", "{<<: *a, <<: *b}"]
    {
        let problems = read(&format!("{base}c: {wrong}"), 0).expect_err(wrong);
        assert!(problems.iter().all(|problem| problem.message.contains("<<")), "{problems:?}");
    }
}

#[test]
fn keys_may_be_aliases_of_texts() {
    assert_eq!(
        value("{&a k: &b v, x: {*a : 1, *b : 2}}"),
        json!({"k": "v", "x": {"k": 1, "v": 2}})
    );
    assert!(read("{&a [x]: 1}", 0).is_err());
    assert!(read("{a: &a [x], *a : 1}", 0).is_err());
}

#[test]
fn texts_keep_their_spelling_where_texts_are_expected() {
    for spelling in [
        "1.30",
        "1.0",
        "2",
        "1e3",
        "0o17",
        "0x1F",
        "-0",
        "+1",
        ".5",
        "2.",
        "true",
        "False",
        ".inf",
        "-.INF",
        ".nan",
        "123456789012345678901234567890",
        "1e999",
        "1_000",
        "2026-01-01",
        "yes",
        "No",
        "12:30",
    ] {
        let text = format!("info: {{version: {spelling}, title: {spelling}}}\ntags: [{spelling}]");
        let (node, _) = read_with(&text, 0, super::super::texts::of_document).expect(spelling);
        let expected = json!({
            "info": {"version": spelling, "title": spelling}, "tags": [spelling],
        });
        assert_eq!(node.to_value(), expected, "{spelling}");
    }
    let text = "{type: [string, null], enum: [1.30, yes, null], default: 1e3}";
    let (node, _) = read_with(text, 0, super::super::texts::of_document).expect("a schema");
    let expected =
        json!({"type": ["string", "null"], "enum": ["1.30", "yes", null], "default": "1e3"});
    assert_eq!(node.to_value(), expected);
    let text = "{type: number, enum: [1.30], properties: {version: {default: 1.30}, name: {}}}";
    let (node, _) = read_with(text, 0, super::super::texts::of_document).expect("a schema");
    let expected = json!({"type": "number", "enum": [1.3],
        "properties": {"version": {"default": 1.3}, "name": {}}});
    assert_eq!(node.to_value(), expected);
    for wrong in ["{maximum: .inf}", "{x: 123456789012345678901234567890}", "[1e999]"] {
        assert!(read_with(wrong, 0, super::super::texts::of_document).is_err(), "{wrong}");
    }
}

#[test]
fn a_text_that_a_comment_cuts_is_warned_of_at_the_comment() {
    let cut = |text: &str| {
        let (_, warnings) = read_with(text, 0, |_| {}).expect(text);
        warnings.iter().map(|warning| (warning.span.line, warning.span.column)).collect::<Vec<_>>()
    };
    assert_eq!(cut("description: Closes issue #123 style references"), [(1, 27)]);
    assert_eq!(cut("a:\n  - see #general\n"), [(2, 9)]);
    assert_eq!(cut("{a: x #tag\n}"), [(1, 7)]);
    assert_eq!(cut("a: é é #1"), [(1, 8)]);
    for fine in [
        "a: x # a comment",
        "a: 'x #1'",
        "a: x#1",
        "a: 1 #1",
        "# x #1\na: b",
        "a: x  ## ruler",
        "a: |\n  x #1",
        "a: x #",
        "a: \"x\" #1",
    ] {
        assert!(cut(fine).is_empty(), "{fine}");
    }
}
