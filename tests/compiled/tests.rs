//! What the hostile cases must keep.

use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::{Value, json};

use crate::case_hostile_constructs::hostile_constructs as constructs;
use crate::case_hostile_names::hostile_names as names;
use crate::case_unions::unions;

fn round_trip<T: DeserializeOwned + Serialize>(value: &Value) -> Value {
    let read: T =
        serde_json::from_str(&value.to_string()).unwrap_or_else(|e| panic!("{value}: {e}"));
    serde_json::to_value(&read).unwrap_or_else(|e| panic!("{value}: {e}"))
}

fn keeps<T: DeserializeOwned + Serialize>(values: &[Value]) {
    for value in values {
        assert_eq!(round_trip::<T>(value), *value, "{}", std::any::type_name::<T>());
    }
}

fn refuses<T: DeserializeOwned>(value: &Value) -> String {
    match serde_json::from_str::<T>(&value.to_string()) {
        Ok(_) => panic!("{value} was read as {}", std::any::type_name::<T>()),
        Err(error) => error.to_string(),
    }
}

#[test]
fn strings_that_differ_in_punctuation_or_case_stay_apart() {
    keeps::<names::Counting>(&[json!("count"), json!("__count__"), json!("new")]);
    keeps::<names::Comparison>(&["=", "!=", "<", "<=", ">", ">="].map(Value::from));
    keeps::<names::Reaction>(&["react", "react-+1", "react--1", "+1", "-1"].map(Value::from));
    keeps::<names::Order>(
        &["asc", "ASC", "", " ", "self", "Self", "Other", "1st", "ä", "日本"].map(Value::from),
    );
    assert_eq!(names::Counting::from("__count__").as_str(), "__count__");
    assert_ne!(names::Counting::from("__count__"), names::Counting::from("count"));
    assert_eq!(names::Comparison::from("<="), names::Comparison::LessEqual);
}

#[test]
fn members_that_differ_in_punctuation_or_case_stay_apart() {
    keeps::<names::Case>(&[json!({
        "bar": "1", "Bar": "2", "fooBar": "3", "foo_bar": "4", "a-b": 5, "a_b": 6, "a b": 7
    })]);
    keeps::<names::Symbols>(&[json!({
        "+": true, "-": false, "*": true, "": false, "_": true, "__": false, "$ref": "r", "1": "one",
        "ключ": "k", "ns.example/name": "n", "name": "m"
    })]);
    let keywords = json!({
        "self": "a", "Self": "b", "super": "c", "crate": "d", "type": "e", "async": "f", "gen": "g",
        "try": "h", "dyn": "i", "extra": "j", "new": "k", "default": "l", "members": "m", "key": "n",
        "out": "o", "value": "p", "name": "q", "match": "r", "more": [null]
    });
    keeps::<names::Keywords>(&[keywords]);
}

#[test]
fn types_called_like_those_of_rust_do_not_disturb_their_neighbours() {
    keeps::<names::SetOption>(&[json!({ "option": { "name": "x" }, "text": "y" }), json!({})]);
    keeps::<names::OptionType>(&[
        json!({ "string": { "text": "s" }, "list": [{ "result": { "error": { "message": "m" } } }] }),
    ]);
    keeps::<names::JsonType>(&[json!({ "map": { "number": 50.0 } })]);
    keeps::<names::FooBar>(&[json!("text")]);
    keeps::<names::Foo>(&[json!({ "Bar": 1 }), json!({ "Bar": "x" })]);
}

#[test]
fn a_union_is_told_apart_by_its_constants() {
    assert!(matches!(serde_json::from_value(json!({ "kind": "b" })), Ok(constructs::Kinds::B(_))));
    keeps::<constructs::Kinds>(&[
        json!({ "kind": "b" }),
        json!({ "x": 1, "kind": "a" }),
        json!({ "kind": "c", "x": [] }),
        json!(7),
    ]);
    keeps::<names::Choice>(&[
        json!({ "kind": "Unknown" }),
        json!({ "kind": "unknown", "a": "x" }),
        json!({ "kind": "+" }),
    ]);
    keeps::<constructs::ShortOrLong>(&[
        json!({ "name": "n", "attrs": [1] }),
        json!({ "name": "n" }),
        json!({}),
    ]);
    assert!(matches!(
        serde_json::from_value(json!({ "name": "n", "attrs": [1] })),
        Ok(constructs::ShortOrLong::Long(_))
    ));
    keeps::<constructs::MergedUnion>(&[json!({ "kind": "a", "at": "now", "x": 2 })]);
}

#[test]
fn numbers_keep_their_range_and_their_spelling() {
    keeps::<constructs::Bounds>(&[
        json!({ "large": 9_223_372_036_854_775_808_u64, "small": -5, "half": 0.5 }),
        json!({ "half": 50 }),
        json!({ "half": 50.0 }),
    ]);
    let whole: constructs::Bounds =
        serde_json::from_str(r#"{"small":3e0,"large":30.0}"#).expect("whole floats are integers");
    assert_eq!((whole.small, whole.large), (Some(3), Some(30)));
    let error = refuses::<constructs::Bounds>(&json!({ "small": 30.5 }));
    assert!(error.starts_with("`small`: ") && error.contains("30.5"), "{error}");
    let error = refuses::<constructs::Bounds>(&json!({ "large": -1 }));
    assert!(error.starts_with("`large`: "), "{error}");
}

#[test]
fn null_is_kept_wherever_the_schema_has_it() {
    keeps::<constructs::Nullable>(&[
        json!({ "must": null, "may": null }),
        json!({ "must": null, "any": null, "list": ["a", null] }),
        json!({ "must": "x", "may": 1 }),
    ]);
    assert!(refuses::<constructs::Nullable>(&json!({ "may": 1 })).contains("`must`"));
    keeps::<constructs::Blend>(&[
        json!({ "mode": null }),
        json!({ "mode": "screen" }),
        json!({ "mode": "other" }),
    ]);
}

#[test]
fn open_closed_and_typed_objects_keep_what_they_do_not_name() {
    keeps::<constructs::Open>(&[json!({ "lat": 1, "alt": 2 })]);
    keeps::<constructs::Typed>(&[json!({ "id": "a", "n": 1 })]);
    keeps::<constructs::Closed>(&[json!({ "id": "a", "n": 1 })]);
    keeps::<constructs::Patterned>(&[json!({ "x-a": 1 })]);
}

#[test]
fn a_member_is_never_written_twice() {
    let mut value: constructs::Open = serde_json::from_value(json!({ "lat": 1 })).expect("valid");
    value.extra.insert("lat", mcp_bindings::Json::from("again"));
    assert_eq!(serde_json::to_string(&value).expect("writable"), r#"{"lat":1}"#);
    assert!(serde_json::from_str::<constructs::Open>(r#"{"lat":1,"lat":2}"#).is_err());
}

#[test]
fn constants_are_written_unasked_and_checked() {
    let json = json!({ "number": 7, "float": 1.5, "truth": true, "nothing": null, "object": { "a": [1, "x"] } });
    assert_eq!(serde_json::to_value(constructs::Constants::new()).expect("writable"), json);
    keeps::<constructs::Constants>(std::slice::from_ref(&json));
    let mut other = json;
    other["object"] = json!({ "a": [2, "x"] });
    assert!(refuses::<constructs::Constants>(&other).contains("`object`"));
}

#[test]
fn recursion_ends_in_a_box() {
    keeps::<constructs::List>(&[json!({ "next": { "next": {} } })]);
    keeps::<constructs::AType>(&[json!({ "b": { "a": { "b": {} } } })]);
    keeps::<constructs::Tree>(&[
        json!({ "left": { "value": 1 }, "right": { "left": { "value": 2 }, "right": { "value": 3 } } }),
    ]);
    keeps::<constructs::Nested>(&[json!({ "a": [{ "b": { "value": 1 } }] })]);
}

#[test]
fn what_has_no_type_in_rust_is_kept_as_json() {
    keeps::<constructs::Not>(&[json!({ "x": [1] }), json!({ "x": null })]);
    keeps::<constructs::Tuple>(&[json!({ "pair": ["a", 1] })]);
    keeps::<constructs::Conditional>(&[json!({ "a": "x" })]);
    keeps::<constructs::Loose>(&[json!("x"), json!({ "a": 1 }), json!([1, null]), json!(null)]);
    keeps::<constructs::Scalars>(&[json!("x"), json!(1), json!(1.0), json!(true)]);
    refuses::<constructs::Scalars>(&json!(1.5));
    keeps::<constructs::ListOrOne>(&[
        json!({ "value": 1 }),
        json!([{ "value": 1 }]),
        json!("x"),
        json!(7),
    ]);
    keeps::<constructs::Curve>(&[json!("LINEAR"), json!("other")]);
}

#[test]
fn errors_name_the_path() {
    let error = refuses::<unions::Message>(
        &json!({ "role": "user", "content": [{ "type": "text", "text": "a" }, { "type": "text", "text": 7 }] }),
    );
    assert!(error.starts_with("`content[1].text`: invalid type: integer `7`"), "{error}");
    // The discriminator comes last, so the members before it were held.
    let error =
        serde_json::from_str::<unions::Block>(r#"{"text":7,"type":"text"}"#).expect_err("wrong");
    assert!(error.to_string().starts_with("`text`: invalid type: integer `7`"), "{error}");
}

#[test]
fn unions_of_all_kinds_keep_their_values() {
    keeps::<unions::Message>(&[
        json!({ "role": "user", "content": { "type": "text", "text": "a" } }),
        json!({ "role": "user", "content": [{ "data": "x", "mimeType": "y", "type": "image", "z": 1 }] }),
        json!({ "role": "system", "content": { "type": "hologram", "text": "a" } }),
        json!({ "role": "user", "content": 7 }),
    ]);
    keeps::<unions::Contents>(&[
        json!({ "uri": "a:b", "blob": "x" }),
        json!({ "text": "t", "uri": "a:b" }),
        json!({ "uri": "a:b" }),
    ]);
    keeps::<unions::Id>(&[json!("1"), json!(1), json!(u64::MAX)]);
    refuses::<unions::Id>(&json!(1.5));
    keeps::<unions::Value>(&[
        json!("x"),
        json!(1),
        json!(1.5),
        json!(true),
        json!(["a"]),
        json!(null),
    ]);
    keeps::<unions::Mode>(&[
        json!({ "message": "m" }),
        json!({ "message": "m", "mode": "form" }),
        json!({ "message": "m", "mode": "url", "url": "u" }),
        json!({ "mode": "other" }),
    ]);
}
