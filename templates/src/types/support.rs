//! What a JSON Schema accepts, and how its values are read: shared by all generated types.
//!
//! A [`Schema`] is the rules of one JSON Schema as plain data, written down by the generator under
//! the names of the keywords. [`Schema::check`] says the first rule that a value breaks and where.
//! The page of the specification: <https://json-schema.org/draft/2020-12/json-schema-validation>.

// Nobody's schemas use all of it.
#![allow(dead_code)]

use std::collections::BTreeMap;
use std::fmt::{self, Write as _};

use serde::de::{self, Deserialize, DeserializeOwned, Deserializer};
use serde::ser::{Serialize, SerializeMap as _, Serializer};
use serde_json::{Map, Number, Value};

/// A rule that a value breaks, and where in the value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Violation {
    path: String,
    rule: String,
}

impl Violation {
    fn new(rule: impl Into<String>) -> Self {
        Self { path: String::new(), rule: rule.into() }
    }

    /// Where: `items[3].name`, or nothing for the value as a whole.
    pub fn path(&self) -> &str {
        &self.path
    }

    /// What was expected there.
    pub fn rule(&self) -> &str {
        &self.rule
    }

    /// The same inside of a member.
    fn in_member(mut self, name: &str) -> Self {
        let plain = |c: char| c.is_alphanumeric() || matches!(c, '_' | '-' | '$');
        let step = if !name.is_empty() && name.chars().all(plain) {
            name.to_owned()
        } else {
            format!("[{}]", Value::from(name))
        };
        let dot = if self.path.is_empty() || self.path.starts_with('[') { "" } else { "." };
        self.path = format!("{step}{dot}{}", self.path);
        self
    }

    /// The same inside of an item.
    fn in_item(mut self, index: usize) -> Self {
        let dot = if self.path.is_empty() || self.path.starts_with('[') { "" } else { "." };
        self.path = format!("[{index}]{dot}{}", self.path);
        self
    }

    fn depth(&self) -> usize {
        self.path.split(['.', '[']).filter(|step| !step.is_empty()).count()
    }
}

impl fmt::Display for Violation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if !self.path.is_empty() {
            write!(f, "{}: ", self.path)?;
        }
        f.write_str(&self.rule)
    }
}

impl std::error::Error for Violation {}

/// The types of JSON Schema.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Type {
    /// `null`
    Null,
    /// `true` or `false`
    Boolean,
    /// A number without a fraction, however it is written: `30.0` is one.
    Integer,
    /// Any number.
    Number,
    /// A string.
    String,
    /// A list.
    Array,
    /// A map of members.
    Object,
}

impl Type {
    /// Whether a value is of this type.
    pub fn is(self, value: &Value) -> bool {
        match (self, value) {
            (Self::Null, Value::Null)
            | (Self::Boolean, Value::Bool(_))
            | (Self::Number, Value::Number(_))
            | (Self::String, Value::String(_))
            | (Self::Array, Value::Array(_))
            | (Self::Object, Value::Object(_)) => true,
            (Self::Integer, Value::Number(number)) => is_integer(number),
            _ => false,
        }
    }

    fn noun(self) -> &'static str {
        match self {
            Self::Null => "null",
            Self::Boolean => "true or false",
            Self::Integer => "an integer",
            Self::Number => "a number",
            Self::String => "a string",
            Self::Array => "an array",
            Self::Object => "an object",
        }
    }
}

/// A value of a schema: of `enum` and `const`, or a bound.
#[derive(Clone, Copy, Debug)]
pub enum Json {
    /// `null`
    Null,
    /// `true` or `false`
    Bool(bool),
    /// A number that is written without a fraction.
    Integer(i128),
    /// Any other number.
    Float(f64),
    /// A string.
    String(&'static str),
    /// A list.
    Array(&'static [Json]),
    /// A map of members.
    Object(&'static [(&'static str, Json)]),
}

impl Json {
    fn equals(&self, value: &Value) -> bool {
        match (self, value) {
            (Self::Null, Value::Null) => true,
            (Self::Bool(one), Value::Bool(two)) => one == two,
            (Self::Integer(_) | Self::Float(_), Value::Number(number)) => {
                compare(number, self) == Some(std::cmp::Ordering::Equal)
            }
            (Self::String(one), Value::String(two)) => one == two,
            (Self::Array(ones), Value::Array(twos)) => {
                ones.len() == twos.len() && ones.iter().zip(twos).all(|(one, two)| one.equals(two))
            }
            (Self::Object(ones), Value::Object(twos)) => {
                let same =
                    |(name, one): &(&str, Self)| twos.get(*name).is_some_and(|two| one.equals(two));
                ones.len() == twos.len() && ones.iter().all(same)
            }
            _ => false,
        }
    }
}

impl fmt::Display for Json {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Null => f.write_str("null"),
            Self::Bool(value) => write!(f, "{value}"),
            Self::Integer(value) => write!(f, "{value}"),
            Self::Float(value) => write!(f, "{value}"),
            Self::String(text) => write!(f, "{}", Value::from(*text)),
            Self::Array(items) => {
                f.write_char('[')?;
                for (index, item) in items.iter().enumerate() {
                    write!(f, "{}{item}", if index == 0 { "" } else { "," })?;
                }
                f.write_char(']')
            }
            Self::Object(members) => {
                f.write_char('{')?;
                for (index, (name, value)) in members.iter().enumerate() {
                    let comma = if index == 0 { "" } else { "," };
                    write!(f, "{comma}{}:{value}", Value::from(*name))?;
                }
                f.write_char('}')
            }
        }
    }
}

/// How many items must be as a schema says.
#[derive(Clone, Copy, Debug)]
pub struct Contains {
    /// `contains`
    pub schema: &'static Schema,
    /// `minContains`
    pub min: u64,
    /// `maxContains`
    pub max: Option<u64>,
}

/// `if`, `then` and `else`.
#[derive(Clone, Copy, Debug)]
pub struct Condition {
    /// `if`
    pub holds: &'static Schema,
    /// `then`
    pub then: &'static Schema,
    /// `else`
    pub otherwise: &'static Schema,
}

/// The rules of one JSON Schema; the fields are its keywords. What is empty is no rule.
#[derive(Clone, Copy, Debug)]
pub struct Schema {
    /// Whether nothing is accepted: the schema `false`.
    pub never: bool,
    /// `type`
    pub types: &'static [Type],
    /// `enum`, or the one value of `const`
    pub values: Option<&'static [Json]>,
    /// `properties`
    pub properties: &'static [(&'static str, &'static Schema)],
    /// `required`
    pub required: &'static [&'static str],
    /// `additionalProperties`
    pub additional_properties: Option<&'static Schema>,
    /// `propertyNames`
    pub property_names: Option<&'static Schema>,
    /// `minProperties`
    pub min_properties: Option<u64>,
    /// `maxProperties`
    pub max_properties: Option<u64>,
    /// `dependentRequired`
    pub dependent_required: &'static [(&'static str, &'static [&'static str])],
    /// `dependentSchemas`
    pub dependent_schemas: &'static [(&'static str, &'static Schema)],
    /// `prefixItems`
    pub prefix_items: &'static [&'static Schema],
    /// `items`, for what comes after `prefixItems`
    pub items: Option<&'static Schema>,
    /// `contains`
    pub contains: Option<Contains>,
    /// `minItems`
    pub min_items: Option<u64>,
    /// `maxItems`
    pub max_items: Option<u64>,
    /// `uniqueItems`
    pub unique_items: bool,
    /// `minLength`
    pub min_length: Option<u64>,
    /// `maxLength`
    pub max_length: Option<u64>,
    /// `minimum`
    pub minimum: Option<Json>,
    /// `maximum`
    pub maximum: Option<Json>,
    /// `exclusiveMinimum`
    pub exclusive_minimum: Option<Json>,
    /// `exclusiveMaximum`
    pub exclusive_maximum: Option<Json>,
    /// `multipleOf`
    pub multiple_of: Option<Json>,
    /// `allOf` and `$ref`
    pub all_of: &'static [&'static Schema],
    /// `anyOf`
    pub any_of: &'static [&'static Schema],
    /// `oneOf`
    pub one_of: &'static [&'static Schema],
    /// `not`
    pub not: Option<&'static Schema>,
    /// `if`, `then` and `else`
    pub condition: Option<Condition>,
}

impl Schema {
    /// The schema `true`.
    pub const ANY: Self = Self {
        never: false,
        types: &[],
        values: None,
        properties: &[],
        required: &[],
        additional_properties: None,
        property_names: None,
        min_properties: None,
        max_properties: None,
        dependent_required: &[],
        dependent_schemas: &[],
        prefix_items: &[],
        items: None,
        contains: None,
        min_items: None,
        max_items: None,
        unique_items: false,
        min_length: None,
        max_length: None,
        minimum: None,
        maximum: None,
        exclusive_minimum: None,
        exclusive_maximum: None,
        multiple_of: None,
        all_of: &[],
        any_of: &[],
        one_of: &[],
        not: None,
        condition: None,
    };

    /// The schema `false`.
    pub const NEVER: Self = Self { never: true, ..Self::ANY };

    /// Whether a value keeps every rule.
    pub fn accepts(&self, value: &Value) -> bool {
        self.check(value).is_ok()
    }

    /// The first rule that a value breaks.
    ///
    /// # Errors
    ///
    /// The rule, and the place in the value.
    pub fn check(&self, value: &Value) -> Result<(), Violation> {
        if self.never {
            return Err(Violation::new("must not be there"));
        }
        self.check_type(value)?;
        match self.values {
            Some(values) if !values.iter().any(|one| one.equals(value)) => {
                return Err(Violation::new(format!("expected {}", list(values))));
            }
            _ => {}
        }
        match value {
            Value::Object(members) => {
                self.check_members(members)?;
                self.check_dependents(value, members)?;
            }
            Value::Array(items) => self.check_items(items)?,
            Value::String(text) => self.check_length(text)?,
            Value::Number(number) => self.check_bounds(number)?,
            Value::Null | Value::Bool(_) => {}
        }
        self.check_alternatives(value)
    }

    /// The types that this and what holds with it name.
    fn types(&self) -> impl Iterator<Item = Type> {
        self.types.iter().chain(self.all_of.iter().flat_map(|schema| schema.types)).copied()
    }

    fn fits_type(&self, value: &Value) -> bool {
        self.check_type(value).is_ok() && self.all_of.iter().all(|s| s.check_type(value).is_ok())
    }

    /// The members that can have one value only, which tells alternatives apart.
    fn tags(&self) -> impl Iterator<Item = (&'static str, &'static Json)> {
        let own = self.properties.iter();
        let members = own.chain(self.all_of.iter().flat_map(|schema| schema.properties));
        members.filter_map(|(name, schema)| match schema.values {
            Some([only]) => Some((*name, only)),
            _ => None,
        })
    }

    fn check_type(&self, value: &Value) -> Result<(), Violation> {
        if self.types.is_empty() || self.types.iter().any(|one| one.is(value)) {
            return Ok(());
        }
        let nouns: Vec<_> = self.types.iter().map(|one| one.noun()).collect();
        Err(Violation::new(format!("expected {}", nouns.join(" or "))))
    }

    fn check_members(&self, members: &Map<String, Value>) -> Result<(), Violation> {
        if let Some(name) = self.required.iter().find(|name| !members.contains_key(**name)) {
            return Err(Violation::new("is required").in_member(name));
        }
        at_least(members.len(), self.min_properties, "member")?;
        at_most(members.len(), self.max_properties, "member")?;
        for (name, value) in members {
            let declared = self.properties.iter().find(|(one, _)| one == name);
            match (declared, self.additional_properties) {
                (Some((_, schema)), _) => schema.check(value).map_err(|v| v.in_member(name))?,
                (None, Some(schema)) if schema.never => {
                    return Err(Violation::new("is not a known member").in_member(name));
                }
                (None, Some(schema)) => schema.check(value).map_err(|v| v.in_member(name))?,
                (None, None) => {}
            }
            if let Some(schema) = self.property_names {
                let name = Value::from(name.as_str());
                schema.check(&name).map_err(|v| {
                    Violation::new(format!("the name of the member: {}", v.rule))
                        .in_member(name.as_str().unwrap_or_default())
                })?;
            }
        }
        Ok(())
    }

    fn check_dependents(
        &self,
        value: &Value,
        members: &Map<String, Value>,
    ) -> Result<(), Violation> {
        for (name, others) in self.dependent_required {
            let missing = others.iter().find(|other| !members.contains_key(**other));
            match missing {
                Some(other) if members.contains_key(*name) => {
                    let rule = format!("is required with `{name}`");
                    return Err(Violation::new(rule).in_member(other));
                }
                _ => {}
            }
        }
        for (name, schema) in self.dependent_schemas {
            if members.contains_key(*name) {
                schema.check(value)?;
            }
        }
        Ok(())
    }

    fn check_items(&self, items: &[Value]) -> Result<(), Violation> {
        at_least(items.len(), self.min_items, "item")?;
        at_most(items.len(), self.max_items, "item")?;
        for (index, item) in items.iter().enumerate() {
            match (self.prefix_items.get(index), self.items) {
                (Some(schema), _) => schema.check(item).map_err(|v| v.in_item(index))?,
                (None, Some(schema)) if schema.never => {
                    return at_most(items.len(), Some(self.prefix_items.len() as u64), "item");
                }
                (None, Some(schema)) => schema.check(item).map_err(|v| v.in_item(index))?,
                (None, None) => {}
            }
        }
        if self.unique_items {
            let twice = |index: &usize| items[..*index].iter().any(|one| same(one, &items[*index]));
            if let Some(index) = (1..items.len()).find(twice) {
                return Err(Violation::new("is there twice").in_item(index));
            }
        }
        if let Some(contains) = self.contains {
            let found = items.iter().filter(|item| contains.schema.accepts(item)).count() as u64;
            if found < contains.min || contains.max.is_some_and(|max| found > max) {
                let most =
                    contains.max.map(|max| format!(" and at most {max}")).unwrap_or_default();
                let rule = format!(
                    "expected at least {}{most} of the items to fit `contains`",
                    contains.min
                );
                return Err(Violation::new(rule));
            }
        }
        Ok(())
    }

    fn check_length(&self, text: &str) -> Result<(), Violation> {
        if self.min_length.is_none() && self.max_length.is_none() {
            return Ok(());
        }
        let length = text.chars().count();
        at_least(length, self.min_length, "character")?;
        at_most(length, self.max_length, "character")
    }

    fn check_bounds(&self, number: &Number) -> Result<(), Violation> {
        use std::cmp::Ordering::{Equal, Greater, Less};
        let bounds = [
            (self.minimum, "at least", &[Equal, Greater][..]),
            (self.maximum, "at most", &[Equal, Less][..]),
            (self.exclusive_minimum, "more than", &[Greater][..]),
            (self.exclusive_maximum, "less than", &[Less][..]),
        ];
        for (bound, words, allowed) in bounds {
            let kept = |bound| compare(number, bound).is_some_and(|order| allowed.contains(&order));
            match bound {
                Some(bound) if !kept(&bound) => {
                    return Err(Violation::new(format!("expected {words} {bound}")));
                }
                _ => {}
            }
        }
        match self.multiple_of {
            Some(step) if !is_multiple(number, &step) => {
                Err(Violation::new(format!("expected a multiple of {step}")))
            }
            _ => Ok(()),
        }
    }

    fn check_alternatives(&self, value: &Value) -> Result<(), Violation> {
        for schema in self.all_of {
            schema.check(value)?;
        }
        if !self.any_of.is_empty() {
            nearest(self.any_of, value)?;
        }
        if !self.one_of.is_empty() {
            nearest(self.one_of, value)?;
            if self.one_of.iter().filter(|schema| schema.accepts(value)).count() > 1 {
                return Err(Violation::new("fits more than one alternative, expected exactly one"));
            }
        }
        if self.not.is_some_and(|schema| schema.accepts(value)) {
            return Err(Violation::new("is what `not` excludes"));
        }
        match self.condition {
            Some(condition) if condition.holds.accepts(value) => condition.then.check(value),
            Some(condition) => condition.otherwise.check(value),
            None => Ok(()),
        }
    }
}

/// Whether one of several schemas accepts a value; if none does, what the one says that was meant:
/// the one with the right discriminator, or of the right type, or that came furthest.
fn nearest(schemas: &[&Schema], value: &Value) -> Result<(), Violation> {
    let mut best: Option<((bool, bool, usize), Violation)> = None;
    for schema in schemas {
        let violation = match schema.check(value) {
            Ok(()) => return Ok(()),
            Err(violation) => violation,
        };
        let tag = schema.tags().any(|(name, tag)| value.get(name).is_some_and(|v| tag.equals(v)));
        let rank = (tag, schema.fits_type(value), violation.depth());
        if best.as_ref().is_none_or(|(before, _)| rank > *before) {
            best = Some((rank, violation));
        }
    }
    match best {
        Some(((true, ..), violation)) => Err(violation),
        _ if schemas.len() > 1 => Err(none_of(schemas, value)),
        Some((_, violation)) => Err(violation),
        None => Ok(()),
    }
}

/// What to say to a value with no or the wrong discriminator, or no type of any alternative.
fn none_of(schemas: &[&Schema], value: &Value) -> Violation {
    let fitting: Vec<&&Schema> = schemas.iter().filter(|one| one.fits_type(value)).collect();
    let of = |schema: &&&Schema| schema.check(value).err();
    if let [one] = fitting.as_slice() {
        return of(one).unwrap_or_else(|| Violation::new("fits more than one alternative"));
    }
    if fitting.is_empty() {
        let mut nouns: Vec<&str> = Vec::new();
        for noun in schemas.iter().flat_map(|schema| schema.types()).map(|one| one.noun()) {
            if !nouns.contains(&noun) {
                nouns.push(noun);
            }
        }
        return Violation::new(format!("expected {}", nouns.join(" or ")));
    }
    for (name, _) in fitting[0].tags() {
        let tags: Vec<Json> = fitting
            .iter()
            .filter_map(|schema| schema.tags().find(|(one, _)| *one == name))
            .map(|(_, tag)| *tag)
            .collect();
        if tags.len() == fitting.len() {
            return Violation::new(format!("expected {}", list(&tags))).in_member(name);
        }
    }
    let mut rules: Vec<String> = Vec::new();
    for rule in fitting.iter().filter_map(of).map(|violation| violation.to_string()) {
        if !rules.contains(&rule) {
            rules.push(rule);
        }
    }
    Violation::new(format!("fits none of the alternatives: {}", rules.join(", or ")))
}

fn at_least(count: usize, least: Option<u64>, noun: &str) -> Result<(), Violation> {
    match least {
        Some(least) if (count as u64) < least => {
            Err(Violation::new(format!("expected at least {least} {noun}{}", plural(least))))
        }
        _ => Ok(()),
    }
}

fn at_most(count: usize, most: Option<u64>, noun: &str) -> Result<(), Violation> {
    match most {
        Some(most) if (count as u64) > most => {
            Err(Violation::new(format!("expected at most {most} {noun}{}", plural(most))))
        }
        _ => Ok(()),
    }
}

fn plural(count: u64) -> &'static str {
    if count == 1 { "" } else { "s" }
}

fn list(values: &[Json]) -> String {
    const SHOWN: usize = 12;
    let mut texts: Vec<String> = values.iter().take(SHOWN).map(Json::to_string).collect();
    if values.len() > SHOWN {
        texts.push(format!("{} more", values.len() - SHOWN));
    }
    texts.join(" or ")
}

fn integer(number: &Number) -> Option<i128> {
    number.as_i64().map(i128::from).or_else(|| number.as_u64().map(i128::from))
}

fn is_integer(number: &Number) -> bool {
    integer(number).is_some() || number.as_f64().is_some_and(|float| float.fract() == 0.0)
}

fn compare(number: &Number, bound: &Json) -> Option<std::cmp::Ordering> {
    match (integer(number), number.as_f64(), bound) {
        (Some(one), _, Json::Integer(two)) => Some(one.cmp(two)),
        (Some(one), _, Json::Float(two)) => {
            compare_float(*two, one).map(std::cmp::Ordering::reverse)
        }
        (None, Some(one), Json::Integer(two)) => compare_float(one, *two),
        (None, Some(one), Json::Float(two)) => one.partial_cmp(two),
        _ => None,
    }
}

/// A float beside an integer, without rounding the integer.
fn compare_float(float: f64, integer: i128) -> Option<std::cmp::Ordering> {
    const EDGE: f64 = 170_141_183_460_469_231_731_687_303_715_884_105_728.0;
    if !(-EDGE..EDGE).contains(&float) {
        return float.partial_cmp(&0.0);
    }
    let whole = float.trunc();
    Some((whole as i128).cmp(&integer).then(float.partial_cmp(&whole)?))
}

fn is_multiple(number: &Number, step: &Json) -> bool {
    match (integer(number), step) {
        (Some(one), Json::Integer(step)) => *step != 0 && one % step == 0,
        (_, Json::Integer(step)) => number.as_f64().is_some_and(|one| one % (*step as f64) == 0.0),
        (_, Json::Float(step)) => number.as_f64().is_some_and(|one| one % step == 0.0),
        _ => false,
    }
}

/// Whether two values are equal to JSON Schema, to which `1` and `1.0` are the same.
fn same(one: &Value, two: &Value) -> bool {
    match (one, two) {
        (Value::Number(one), Value::Number(two)) => match integer(two) {
            Some(two) => compare(one, &Json::Integer(two)) == Some(std::cmp::Ordering::Equal),
            None => two.as_f64().is_some_and(|two| {
                compare(one, &Json::Float(two)) == Some(std::cmp::Ordering::Equal)
            }),
        },
        (Value::Array(ones), Value::Array(twos)) => {
            ones.len() == twos.len() && ones.iter().zip(twos).all(|(one, two)| same(one, two))
        }
        (Value::Object(ones), Value::Object(twos)) => {
            ones.len() == twos.len()
                && ones.iter().all(|(name, one)| twos.get(name).is_some_and(|two| same(one, two)))
        }
        _ => one == two,
    }
}

/// A type that holds integers, in options, lists and maps.
///
/// JSON Schema takes `30.0` for an integer, which serde does not, so these are read here.
pub trait Integers: Sized {
    /// Reads integers however they are written.
    ///
    /// # Errors
    ///
    /// What is no integer, or does not fit.
    fn read<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error>;

    /// Writes integers without a fraction.
    ///
    /// # Errors
    ///
    /// Those of the serializer.
    fn write<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error>;
}

fn whole<'de, D: Deserializer<'de>>(deserializer: D) -> Result<i128, D::Error> {
    let number = Number::deserialize(deserializer)?;
    let float = || {
        let float = number.as_f64().filter(|float| float.fract() == 0.0 && float.abs() < 1.7e38)?;
        Some(float as i128)
    };
    let expected = || de::Error::custom(format!("expected an integer, found {number}"));
    integer(&number).or_else(float).ok_or_else(expected)
}

impl Integers for i128 {
    fn read<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        whole(deserializer)
    }

    fn write<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match (i64::try_from(*self), u64::try_from(*self)) {
            (Ok(value), _) => serializer.serialize_i64(value),
            (_, Ok(value)) => serializer.serialize_u64(value),
            // A number of this size was read from a float.
            _ => serializer.serialize_f64(*self as f64),
        }
    }
}

impl Integers for i64 {
    fn read<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Self::try_from(whole(deserializer)?).map_err(de::Error::custom)
    }

    fn write<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_i64(*self)
    }
}

impl Integers for u64 {
    fn read<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Self::try_from(whole(deserializer)?).map_err(de::Error::custom)
    }

    fn write<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u64(*self)
    }
}

impl<T: Integers> Integers for Option<T> {
    fn read<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Ok(Option::<Held<T>>::deserialize(deserializer)?.map(|held| held.0))
    }

    fn write<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Some(value) => value.write(serializer),
            None => serializer.serialize_none(),
        }
    }
}

impl<T: Integers> Integers for Vec<T> {
    fn read<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let held = Vec::<Held<T>>::deserialize(deserializer)?;
        Ok(held.into_iter().map(|held| held.0).collect())
    }

    fn write<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter().map(Lent))
    }
}

impl<T: Integers> Integers for BTreeMap<String, T> {
    fn read<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let held = BTreeMap::<String, Held<T>>::deserialize(deserializer)?;
        Ok(held.into_iter().map(|(name, held)| (name, held.0)).collect())
    }

    fn write<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.iter().map(|(name, value)| (name, Lent(value))))
    }
}

struct Held<T>(T);

impl<'de, T: Integers> Deserialize<'de> for Held<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        T::read(deserializer).map(Self)
    }
}

/// Integers of somebody else, to be written.
pub struct Lent<'a, T>(
    /// What is written.
    pub &'a T,
);

impl<T: Integers> Serialize for Lent<'_, T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.0.write(serializer)
    }
}

/// `#[serde(with = "…")]` for integers.
pub mod integers {
    use super::{Deserializer, Integers, Serializer};

    /// See [`Integers::read`].
    ///
    /// # Errors
    ///
    /// Those of the same.
    pub fn deserialize<'de, D: Deserializer<'de>, T: Integers>(d: D) -> Result<T, D::Error> {
        T::read(d)
    }

    /// See [`Integers::write`].
    ///
    /// # Errors
    ///
    /// Those of the same.
    pub fn serialize<S: Serializer, T: Integers>(value: &T, s: S) -> Result<S::Ok, S::Error> {
        value.write(s)
    }
}

/// `#[serde(with = "…")]` for optional members that may also be `null`: what is absent is `None`,
/// `null` is a value.
pub mod present {
    use super::{Deserialize, Deserializer, Serialize, Serializer};

    /// Reads a member that is there.
    ///
    /// # Errors
    ///
    /// Those of its type.
    pub fn deserialize<'de, D, T>(deserializer: D) -> Result<Option<T>, D::Error>
    where
        D: Deserializer<'de>,
        T: Deserialize<'de>,
    {
        T::deserialize(deserializer).map(Some)
    }

    /// Writes a member that is there.
    ///
    /// # Errors
    ///
    /// Those of the serializer.
    pub fn serialize<S: Serializer, T: Serialize>(
        value: &Option<T>,
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        value.serialize(serializer)
    }
}

/// [`present`] for integers.
pub mod present_integers {
    use super::{Deserializer, Integers, Serializer};

    /// Reads a member that is there.
    ///
    /// # Errors
    ///
    /// Those of [`Integers::read`].
    pub fn deserialize<'de, D, T>(deserializer: D) -> Result<Option<T>, D::Error>
    where
        D: Deserializer<'de>,
        T: Integers,
    {
        T::read(deserializer).map(Some)
    }

    /// Writes a member that is there.
    ///
    /// # Errors
    ///
    /// Those of the serializer.
    pub fn serialize<S: Serializer, T: Integers>(
        value: &Option<T>,
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        value.write(serializer)
    }
}

/// Reads one alternative of a union.
///
/// # Errors
///
/// What its type says.
pub fn read<T: DeserializeOwned, E: de::Error>(value: Value) -> Result<T, E> {
    serde_json::from_value(value).map_err(E::custom)
}

/// [`read`] for integers.
///
/// # Errors
///
/// Those of [`Integers::read`].
pub fn read_integers<T: Integers, E: de::Error>(value: Value) -> Result<T, E> {
    T::read(value).map_err(E::custom)
}

/// Why a value is none of a union.
pub fn no_alternative<E: de::Error>(name: &str) -> E {
    E::custom(format!("fits none of the alternatives of `{name}`"))
}

/// Writes members that a type has no field for, without those that it has one for: no member is
/// ever written twice.
///
/// # Errors
///
/// Those of the serializer.
pub fn write_extra<'a, S, K, V>(
    extra: impl IntoIterator<Item = (K, V)>,
    fields: &'a [&'a str],
    serializer: S,
) -> Result<S::Ok, S::Error>
where
    S: Serializer,
    K: AsRef<str>,
    V: Serialize,
{
    let mut map = serializer.serialize_map(None)?;
    for (name, value) in extra {
        if !fields.contains(&name.as_ref()) {
            map.serialize_entry(name.as_ref(), &value)?;
        }
    }
    map.end()
}
