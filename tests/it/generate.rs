//! Instances of a schema, made up by a seeded generator.

use std::collections::HashMap;

use serde_json::{Map, Value, json};

use crate::random::Random;
use crate::spec::Spec;

/// From here on only what must be there is there.
const DEEPEST: usize = 6;

/// The largest integer that every peer can read.
const SAFE: i64 = 9_007_199_254_740_991;

/// Which optional members are there.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Optional {
    /// None of them, and nothing unknown either.
    Absent,
    /// All of them.
    Present,
    /// Some of them.
    Some,
}

/// Makes up instances of the definitions of one schema.
pub struct Generator<'a> {
    spec: &'a Spec,
    pub random: Random,
    optional: Optional,
    /// Whether some integers are written like `30.0`.
    floats: bool,
    /// How often each branch of each union was taken, so that all of them are.
    taken: HashMap<(*const Value, usize), usize>,
}

impl<'a> Generator<'a> {
    pub fn new(spec: &'a Spec, seed: &str) -> Self {
        Self {
            spec,
            random: Random::seeded(seed),
            optional: Optional::Some,
            floats: false,
            taken: HashMap::new(),
        }
    }

    /// An instance that is meant to be valid; what the members of an `allOf` say may clash.
    pub fn instance(&mut self, definition: &str, optional: Optional, floats: bool) -> Value {
        self.optional = optional;
        self.floats = floats;
        self.value(self.spec.definition(definition), 0)
    }

    fn value(&mut self, schema: &'a Value, depth: usize) -> Value {
        if let Some(reference) = schema.get("$ref").and_then(Value::as_str) {
            return self.value(self.spec.resolve(reference), depth);
        }
        if let Some(constant) = schema.get("const") {
            return constant.clone();
        }
        if let Some(Value::Array(values)) = schema.get("enum") {
            return self.random.pick(values).clone();
        }
        if let Some(Value::Array(branches)) = schema.get("anyOf") {
            let branch = self.branch(branches, depth);
            return self.value(branch, depth);
        }
        if let Some(Value::Array(parts)) = schema.get("allOf") {
            let parts = parts.iter().map(|part| self.value(part, depth));
            return parts.reduce(merged).unwrap_or_default();
        }
        match schema.get("type") {
            Some(Value::String(name)) => self.of_type(name, schema, depth),
            Some(Value::Array(names)) => {
                let name = self.random.pick(names).as_str().unwrap_or_default().to_owned();
                self.of_type(&name, schema, depth)
            }
            _ => self.any(2),
        }
    }

    /// The branch that was taken least; deep down the one that leads out soonest, which is last
    /// only in unions of objects, where it does not matter.
    fn branch(&mut self, branches: &'a [Value], depth: usize) -> &'a Value {
        if self.optional == Optional::Absent || depth > DEEPEST {
            return &branches[0];
        }
        let least =
            |index: &usize| self.taken.get(&(branches.as_ptr(), *index)).copied().unwrap_or(0);
        let fewest = (0..branches.len()).map(|index| least(&index)).min().unwrap_or(0);
        let candidates: Vec<usize> = (0..branches.len()).filter(|i| least(i) == fewest).collect();
        let index = *self.random.pick(&candidates);
        *self.taken.entry((branches.as_ptr(), index)).or_default() += 1;
        &branches[index]
    }

    fn of_type(&mut self, name: &str, schema: &'a Value, depth: usize) -> Value {
        match name {
            "object" => self.object(schema, depth),
            "array" => self.array(schema, depth),
            "string" => self.string(schema).into(),
            "integer" => self.integer(schema),
            "number" => self.number(schema),
            "boolean" => self.random.one_in(2).into(),
            _ => Value::Null,
        }
    }

    fn object(&mut self, schema: &'a Value, depth: usize) -> Value {
        let mut members = Map::new();
        let required = |name: &str| {
            schema["required"].as_array().is_some_and(|list| list.iter().any(|r| r == name))
        };
        if let Some(Value::Object(properties)) = schema.get("properties") {
            for (name, property) in properties {
                if required(name) || self.has_optional(depth) {
                    members.insert(name.clone(), self.value(property, depth + 1));
                }
            }
        }
        self.unnamed(schema, depth, &mut members);
        Value::Object(members)
    }

    /// The members of a map, or members that the schema does not know.
    fn unnamed(&mut self, schema: &'a Value, depth: usize, members: &mut Map<String, Value>) {
        const NAMES: [&str; 6] =
            ["x-unknown", "com.example/k", "naïve ☃", "quote\"d", "", "_underscored"];
        if self.optional == Optional::Absent || depth > DEEPEST {
            return;
        }
        let values = schema.get("additionalProperties");
        if values.is_some_and(|values| values.get("not").is_some() || *values == json!(false)) {
            return;
        }
        let count = if values.is_some() { self.random.below(3) } else { self.random.below(4) / 3 };
        for _ in 0..count {
            let name = *self.random.pick(&NAMES);
            let value = match values {
                Some(values) => self.value(values, depth + 1),
                None => self.any(2),
            };
            members.insert(name.to_owned(), value);
        }
    }

    fn has_optional(&mut self, depth: usize) -> bool {
        match self.optional {
            Optional::Absent => false,
            Optional::Present => depth <= 2 || (depth <= DEEPEST && self.random.one_in(4)),
            Optional::Some => depth <= DEEPEST && self.random.one_in(depth + 2),
        }
    }

    fn array(&mut self, schema: &'a Value, depth: usize) -> Value {
        let count = match self.optional {
            Optional::Absent => 0,
            _ if depth > DEEPEST => 0,
            Optional::Present => 1 + self.random.below(2),
            Optional::Some => self.random.below(3),
        };
        let least = schema["minItems"].as_u64().and_then(|n| usize::try_from(n).ok()).unwrap_or(0);
        (0..count.max(least)).map(|_| self.value(&schema["items"], depth + 1)).collect()
    }

    fn string(&mut self, schema: &Value) -> String {
        const PLAIN: [&str; 8] = [
            "",
            "a",
            "tool_name",
            "form",
            "  spaces ",
            "line\nbreak \"quoted\" \\",
            "snow ☃ 𝄞",
            "null",
        ];
        let text = match schema.get("format").and_then(Value::as_str) {
            Some("uri") => "https://example.com/path?query=1#fragment",
            Some("uri-template") => "file:///{path}",
            Some("byte") => "aGVsbG8=",
            Some("email") => "someone@example.com",
            Some("date") => "2026-07-28",
            Some("date-time") => "2026-07-28T12:00:00Z",
            Some(other) => panic!("the generator does not know the format `{other}`"),
            None => self.random.pick(&PLAIN),
        };
        text.to_owned()
    }

    fn integer(&mut self, schema: &Value) -> Value {
        let bound = |name: &str| schema.get(name).and_then(Value::as_i64);
        let low = bound("minimum").unwrap_or(-SAFE);
        let high = bound("maximum").unwrap_or(SAFE);
        let candidates = [0, 1, -1, 30, 3100, low, high, i64::MAX];
        let fitting = |value: &&i64| {
            (low..=high).contains(*value) || (**value == i64::MAX && bound("maximum").is_none())
        };
        let fitting: Vec<i64> = candidates.iter().filter(fitting).copied().collect();
        let value = *self.random.pick(&fitting);
        #[allow(clippy::cast_precision_loss)]
        if self.floats && value.abs() <= SAFE && self.random.one_in(4) {
            return (value as f64).into();
        }
        value.into()
    }

    fn number(&mut self, schema: &Value) -> Value {
        let bound = |name: &str| schema.get(name).and_then(Value::as_f64);
        let (low, high) = (bound("minimum"), bound("maximum"));
        let candidates = [
            json!(0),
            json!(1),
            json!(0.5),
            json!(0.25),
            json!(-7),
            json!(50.0),
            json!(-1.5e-9),
            json!(1e300),
        ];
        let fits = |value: &&Value| {
            let value = value.as_f64().unwrap_or_default();
            low.is_none_or(|low| low <= value) && high.is_none_or(|high| value <= high)
        };
        let fitting: Vec<&Value> = candidates.iter().filter(fits).collect();
        (*self.random.pick(&fitting)).clone()
    }

    /// Any JSON.
    pub fn any(&mut self, depth: usize) -> Value {
        match self.random.below(if depth == 0 { 6 } else { 8 }) {
            0 => Value::Null,
            1 => true.into(),
            2 => json!(-3),
            3 => json!(2.5),
            4 => json!(30.0),
            5 => "text".into(),
            6 => (0..self.random.below(3)).map(|_| self.any(depth - 1)).collect(),
            _ => json!({ "type": self.any(depth - 1), "inner": self.any(depth - 1) }),
        }
    }
}

/// One object that is as both say; what the later one says of a member counts.
fn merged(one: Value, two: Value) -> Value {
    match (one, two) {
        (Value::Object(mut one), Value::Object(two)) => {
            for (name, value) in two {
                let value = match one.remove(&name) {
                    Some(earlier) => merged(earlier, value),
                    None => value,
                };
                one.insert(name, value);
            }
            Value::Object(one)
        }
        (_, two) => two,
    }
}
