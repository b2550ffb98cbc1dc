//! Schemas and values from a seed: every keyword, beside and inside of others.

use serde_json::{Map, Value, json};

/// Where the schemas begin.
pub const SEED: u64 = 20_261_201;

/// Numbers that look as if by chance, and are the same each time.
pub struct Dice(u64);

impl Dice {
    pub fn new(seed: u64) -> Self {
        Self(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1)
    }

    pub fn below(&mut self, end: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 11) as usize % end
    }

    fn one_in(&mut self, chances: usize) -> bool {
        self.below(chances) == 0
    }

    fn of<'a, T>(&mut self, list: &'a [T]) -> &'a T {
        &list[self.below(list.len())]
    }
}

pub const PATTERNS: [&str; 20] = [
    "^[a-z]+$",
    "^\\d{2,4}$",
    "a.c",
    "^(?!x)",
    "^(?=.*\\d)(?=.*[a-z]).{2,}$",
    "^[\\w\\-.]+$",
    "[^a-z]",
    "^(a|b)*$",
    "\\s",
    "^\\S+@\\S+$",
    "^$",
    "é",
    "^\\p{L}+$",
    "^.$",
    "\\u0041|\\x61",
    "^a{2}|b{1,}$",
    "(?<year>\\d)-",
    "(?<!a)$",
    "\\bab\\b",
    "\\/|\\-",
];
const NAMES: [&str; 6] = ["a", "b", "c", "x-1", "x_2", "é"];
const TEXTS: [&str; 22] = [
    "",
    "a",
    "b",
    "ab",
    "abc",
    "a c",
    "12",
    "1234",
    "12345",
    "x",
    "xa1",
    "a1",
    "A",
    "é",
    "é é",
    "a@b",
    "a.b-c",
    "aa",
    "bb",
    "1-2",
    "a/b",
    "\u{1F600}",
];
const STEPS: [&str; 8] = ["1", "2", "3", "0.1", "0.01", "0.5", "2.5", "1e-3"];
const NUMBERS: [&str; 26] = [
    "0",
    "1",
    "-1",
    "2",
    "3",
    "1.0",
    "1.5",
    "0.3",
    "0.7",
    "-0.1",
    "1.1",
    "4.35",
    "19.99",
    "1e3",
    "2.5e1",
    "7",
    "10",
    "99",
    "100",
    "1e30",
    "9007199254740993",
    "18446744073709551615",
    "-9223372036854775808",
    "0.001",
    "1e-7",
    "-0.0",
];

fn number(text: &str) -> Value {
    serde_json::from_str(text).unwrap_or_default()
}

/// A schema; the deeper it is, the plainer.
pub fn schema(dice: &mut Dice, depth: usize) -> Value {
    let mut keywords = Map::new();
    match dice.below(if depth == 0 { 4 } else { 9 }) {
        0 => text(dice, &mut keywords),
        1 | 2 => numeric(dice, &mut keywords),
        3 => values(dice, &mut keywords),
        4 | 5 => array(dice, &mut keywords, depth - 1),
        6 | 7 => object(dice, &mut keywords, depth - 1),
        _ => alternatives(dice, &mut keywords, depth - 1),
    }
    if depth > 0 && dice.one_in(4) {
        alternatives(dice, &mut keywords, depth - 1);
    }
    keywords.into()
}

fn text(dice: &mut Dice, keywords: &mut Map<String, Value>) {
    if !dice.one_in(4) {
        keywords.insert("type".into(), "string".into());
    }
    match dice.below(4) {
        0 | 1 => drop(keywords.insert("pattern".into(), (*dice.of(&PATTERNS)).into())),
        2 => drop(keywords.insert("minLength".into(), dice.below(4).into())),
        _ => {}
    }
    if dice.one_in(2) {
        keywords.insert("maxLength".into(), (1 + dice.below(4)).into());
    }
    if dice.one_in(4) {
        let format = *dice.of(&["date-time", "email", "uri", "ipv4", "uuid", "regex"]);
        keywords.insert("format".into(), format.into());
    }
}

fn numeric(dice: &mut Dice, keywords: &mut Map<String, Value>) {
    if !dice.one_in(4) {
        keywords.insert("type".into(), (*dice.of(&["integer", "number"])).into());
    }
    let bounds = ["minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum"];
    for _ in 0..dice.below(3) {
        let text = *dice.of(&NUMBERS);
        keywords.insert((*dice.of(&bounds)).into(), number(text));
    }
    if dice.one_in(2) {
        keywords.insert("multipleOf".into(), number(dice.of::<&str>(&STEPS)));
    }
}

fn values(dice: &mut Dice, keywords: &mut Map<String, Value>) {
    if dice.one_in(2) {
        keywords.insert("const".into(), value(dice, 1));
    } else {
        let count = if dice.one_in(3) { 24 } else { 1 + dice.below(4) };
        let texts = count == 24;
        let mut list: Vec<Value> = Vec::new();
        for index in 0..count {
            let one = if texts { format!("v{}", index * 7 % 25).into() } else { value(dice, 1) };
            if !list.contains(&one) {
                list.push(one);
            }
        }
        keywords.insert("enum".into(), list.into());
    }
}

fn array(dice: &mut Dice, keywords: &mut Map<String, Value>, depth: usize) {
    if !dice.one_in(4) {
        keywords.insert("type".into(), "array".into());
    }
    if dice.one_in(3) {
        let first = (0..1 + dice.below(2)).map(|_| schema(dice, depth)).collect::<Vec<_>>();
        keywords.insert("prefixItems".into(), first.into());
    }
    match dice.below(5) {
        0 => drop(keywords.insert("items".into(), false.into())),
        1 | 2 => drop(keywords.insert("items".into(), schema(dice, depth))),
        3 => drop(keywords.insert("unevaluatedItems".into(), dice.one_in(2).into())),
        _ => {}
    }
    if dice.one_in(3) {
        keywords.insert("contains".into(), schema(dice, depth));
        if dice.one_in(2) {
            keywords.insert("minContains".into(), dice.below(3).into());
        }
        if dice.one_in(2) {
            keywords.insert("maxContains".into(), (1 + dice.below(2)).into());
        }
    }
    for (keyword, most) in [("minItems", 3), ("maxItems", 4)] {
        if dice.one_in(4) {
            keywords.insert(keyword.into(), dice.below(most).into());
        }
    }
    if dice.one_in(3) {
        keywords.insert("uniqueItems".into(), true.into());
    }
}

fn object(dice: &mut Dice, keywords: &mut Map<String, Value>, depth: usize) {
    if !dice.one_in(4) {
        keywords.insert("type".into(), "object".into());
    }
    let mut properties = Map::new();
    for _ in 0..dice.below(4) {
        properties.insert((*dice.of(&NAMES)).into(), schema(dice, depth));
    }
    keywords.insert("properties".into(), properties.into());
    if dice.one_in(2) {
        let name = *dice.of(&NAMES);
        keywords.insert("required".into(), json!([name]));
    }
    match dice.below(6) {
        0 => drop(keywords.insert("additionalProperties".into(), false.into())),
        1 => drop(keywords.insert("additionalProperties".into(), schema(dice, depth))),
        2 => drop(keywords.insert("unevaluatedProperties".into(), false.into())),
        3 => drop(keywords.insert("unevaluatedProperties".into(), schema(dice, depth))),
        _ => {}
    }
    match dice.below(10) {
        0 => drop(keywords.insert("patternProperties".into(), json!({"^x": schema(dice, depth)}))),
        1 => drop(
            keywords.insert("propertyNames".into(), json!({"pattern": "^[a-z]", "maxLength": 2})),
        ),
        2 => drop(
            keywords.insert("dependentRequired".into(), json!({"a": ["b"], "x-1": ["a", "é"]})),
        ),
        3 => drop(keywords.insert(
            "dependentSchemas".into(),
            json!({"b": {"required": ["c"]}, "a": schema(dice, depth)}),
        )),
        4 => drop(keywords.insert("minProperties".into(), dice.below(3).into())),
        5 => drop(keywords.insert("maxProperties".into(), dice.below(3).into())),
        _ => {}
    }
}

fn alternatives(dice: &mut Dice, keywords: &mut Map<String, Value>, depth: usize) {
    let list =
        |dice: &mut Dice| (0..1 + dice.below(3)).map(|_| schema(dice, depth)).collect::<Vec<_>>();
    match dice.below(5) {
        0 => drop(keywords.insert("anyOf".into(), list(dice).into())),
        1 => drop(keywords.insert("oneOf".into(), list(dice).into())),
        2 => drop(keywords.insert("allOf".into(), list(dice).into())),
        3 => drop(keywords.insert("not".into(), schema(dice, depth))),
        _ => {
            keywords.insert("if".into(), schema(dice, depth));
            for keyword in ["then", "else"] {
                if dice.one_in(2) {
                    keywords.insert(keyword.into(), schema(dice, depth));
                }
            }
        }
    }
}

/// A value.
pub fn value(dice: &mut Dice, depth: usize) -> Value {
    match dice.below(if depth == 0 { 7 } else { 11 }) {
        0 => Value::Null,
        1 => dice.one_in(2).into(),
        2..=4 => number(dice.of::<&str>(&NUMBERS)),
        5 | 6 => (*dice.of(&TEXTS)).into(),
        7 | 8 => (0..dice.below(4)).map(|_| value(dice, depth - 1)).collect(),
        _ => {
            let member = |dice: &mut Dice| ((*dice.of(&NAMES)).to_owned(), value(dice, depth - 1));
            let count = dice.below(4);
            (0..count).map(|_| member(dice)).collect::<Map<_, _>>().into()
        }
    }
}

/// A value that a schema is about, more often than not.
pub fn value_for(dice: &mut Dice, schema: &Value, depth: usize) -> Value {
    if depth == 0 || dice.one_in(6) {
        return value(dice, 1);
    }
    for keyword in ["anyOf", "oneOf", "allOf"] {
        if let Some(list) = schema[keyword].as_array().filter(|_| dice.one_in(2)) {
            let index = dice.below(list.len());
            return value_for(dice, &list[index], depth - 1);
        }
    }
    if let Some(list) = schema["enum"].as_array() {
        return dice.of(list).clone();
    }
    if let Some(value) = schema.get("const") {
        return value.clone();
    }
    let is = |keyword: &str| schema.get(keyword).is_some();
    if is("properties") {
        let mut members = Map::new();
        for name in NAMES {
            let known = schema["properties"].get(name);
            if dice.one_in(if known.is_some() { 2 } else { 5 }) {
                let rules = known.or(schema.get("additionalProperties")).unwrap_or(&Value::Null);
                members.insert(name.to_owned(), value_for(dice, rules, depth - 1));
            }
        }
        return members.into();
    }
    if ["items", "prefixItems", "contains", "uniqueItems", "minItems"].into_iter().any(is) {
        let count = dice.below(5);
        let rules = schema.get("items").or(schema["prefixItems"].get(0)).unwrap_or(&Value::Null);
        return (0..count).map(|_| value_for(dice, rules, depth - 1)).collect();
    }
    match schema["type"].as_str() {
        Some("string") => (*dice.of(&TEXTS)).into(),
        Some("integer" | "number") => number(dice.of::<&str>(&NUMBERS)),
        _ => value(dice, 2),
    }
}
