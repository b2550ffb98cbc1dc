//! Types of JSON Schema, and values that schemas hold.

use std::cmp::Ordering;
use std::fmt::{self, Write as _};
use std::hash::{BuildHasher, Hash as _, Hasher as _, RandomState};

use serde_json::{Number, Value};

use super::decimal::Decimal;

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

    pub(super) fn noun(self) -> &'static str {
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
    /// Any other number, as JSON writes it.
    Decimal(&'static str),
    /// A string.
    String(&'static str),
    /// A list.
    Array(&'static [Json]),
    /// A map of members.
    Object(&'static [(&'static str, Json)]),
}

impl Json {
    pub(super) fn equals(&self, value: &Value) -> bool {
        match (self, value) {
            (Self::Null, Value::Null) => true,
            (Self::Bool(one), Value::Bool(two)) => one == two,
            (Self::Integer(_) | Self::Decimal(_), Value::Number(number)) => {
                compare(number, self) == Ordering::Equal
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

    /// A number without rounding; zero for what is none.
    pub(super) fn decimal(&self) -> Decimal {
        match self {
            Self::Integer(value) => Decimal::new(&value.to_string()),
            Self::Decimal(text) => Decimal::new(text),
            _ => Decimal::new("0"),
        }
    }
}

impl fmt::Display for Json {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Null => f.write_str("null"),
            Self::Bool(value) => write!(f, "{value}"),
            Self::Integer(value) => write!(f, "{value}"),
            Self::Decimal(text) => f.write_str(text),
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

/// The integer that is written without a fraction or an exponent.
pub(super) fn plain(number: &Number) -> Option<i128> {
    number.as_i64().map(i128::from).or_else(|| number.as_u64().map(i128::from))
}

pub(super) fn is_integer(number: &Number) -> bool {
    plain(number).is_some() || Decimal::of(number).is_integer()
}

/// A number beside a number of a schema.
pub(super) fn compare(number: &Number, bound: &Json) -> Ordering {
    match (plain(number), bound) {
        (Some(one), Json::Integer(two)) => one.cmp(two),
        _ => Decimal::of(number).cmp(&bound.decimal()),
    }
}

/// Whether two values are equal to JSON Schema, to which `1` and `1.0` are the same.
pub(super) fn same(one: &Value, two: &Value) -> bool {
    match (one, two) {
        (Value::Number(one), Value::Number(two)) => match (plain(one), plain(two)) {
            (Some(one), Some(two)) => one == two,
            _ => Decimal::of(one) == Decimal::of(two),
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

/// A number that values have in common if they are [`same`], and hardly ever otherwise.
pub(super) fn digest(value: &Value, state: &RandomState) -> u64 {
    let mut hasher = state.build_hasher();
    std::mem::discriminant(value).hash(&mut hasher);
    match value {
        Value::Null => {}
        Value::Bool(value) => value.hash(&mut hasher),
        Value::Number(number) => match plain(number) {
            Some(integer) => integer.hash(&mut hasher),
            None => {
                let decimal = Decimal::of(number);
                match decimal.integer() {
                    Some(integer) => integer.hash(&mut hasher),
                    None => decimal.hash(&mut hasher),
                }
            }
        },
        Value::String(text) => text.hash(&mut hasher),
        Value::Array(items) => {
            items.iter().for_each(|item| digest(item, state).hash(&mut hasher));
        }
        // Members have no order.
        Value::Object(members) => {
            let member =
                |(name, value): (&String, &Value)| state.hash_one((name, digest(value, state)));
            members.iter().map(member).fold(0, u64::wrapping_add).hash(&mut hasher);
        }
    }
    hasher.finish()
}

/// The first item that was there before.
pub(super) fn repeated(items: &[Value]) -> Option<usize> {
    let state = RandomState::new();
    let mut seen: std::collections::HashMap<u64, Vec<usize>> = std::collections::HashMap::new();
    (0..items.len()).find(|index| {
        let before = seen.entry(digest(&items[*index], &state)).or_default();
        let twice = before.iter().any(|one| same(&items[*one], &items[*index]));
        before.push(*index);
        twice
    })
}
